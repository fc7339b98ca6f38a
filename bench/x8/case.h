/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `x8`: one kernel for eight elements of a field in digits of 52 bits. */
#ifndef SANGI_BENCH_X8_CASE_H
#define SANGI_BENCH_X8_CASE_H

#include "family.h"

enum { X8_LANES = 8, X8_MOST = 11, X8_WIDTH = 52 };

typedef enum { X8_ADD, X8_SUB, X8_NEG, X8_MUL, X8_SQR, X8_DOT2 } x8_op;

/** A prime in digits, lowest first. */
typedef struct {
    size_t digits;
    uint64_t modulus[X8_MOST];
} x8_field;

/** What this family knows of a bench_case: unary is for neg and sqr, four is for dot2. */
typedef struct {
    x8_field field;
    x8_op op;
    void (*binary)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*unary)(uint64_t *z, const uint64_t *x);
    void (*four)(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                 const uint64_t *y1);
} x8_case;

/**
 * Wrong on purpose, for p381: a sum that is not reduced, one that misses the last lane, and a sum
 * of two products that is its first operand.
 */
void x8_control_unreduced(uint64_t *z, const uint64_t *x, const uint64_t *y);
void x8_control_lane(uint64_t *z, const uint64_t *x, const uint64_t *y);
void x8_control_term(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                     const uint64_t *y1);

#endif
