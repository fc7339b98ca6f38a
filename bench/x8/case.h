/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `x8`: one kernel for eight elements of a field in digits of 52 bits. */
#ifndef SANGI_BENCH_X8_CASE_H
#define SANGI_BENCH_X8_CASE_H

#include "family.h"

enum { X8_LANES = 8, X8_MOST = 11, X8_WIDTH = 52 };

typedef enum { X8_ADD, X8_SUB, X8_NEG, X8_MUL, X8_SQR } x8_op;

/** A prime in digits, lowest first. */
typedef struct {
    size_t digits;
    uint64_t modulus[X8_MOST];
} x8_field;

/** What this family knows of a bench_case: negation and squares take one operand. */
typedef struct {
    x8_field field;
    x8_op op;
    void (*binary)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*unary)(uint64_t *z, const uint64_t *x);
} x8_case;

/** Wrong on purpose, for p381: a sum that is not reduced, and one that misses the last lane. */
void x8_control_unreduced(uint64_t *z, const uint64_t *x, const uint64_t *y);
void x8_control_lane(uint64_t *z, const uint64_t *x, const uint64_t *y);

#endif
