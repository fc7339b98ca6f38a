/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the field family: one kernel, the operation it must compute, and its inputs. */
#ifndef SANGI_BENCH_FIELD_CASE_H
#define SANGI_BENCH_FIELD_CASE_H

#include "family.h"

/* One call of a batch is for FIELD_BATCH elements. */
enum { FIELD_MAX_LIMBS = 9, FIELD_CHAINS = 8, FIELD_BATCH = 64 };

typedef enum {
    FIELD_ADD,
    FIELD_SUB,
    FIELD_NEG,
    FIELD_DBL,
    FIELD_HALF,
    FIELD_SELECT,
    FIELD_CSWAP,
    FIELD_IS_ZERO,
    FIELD_EQUAL,
    FIELD_MUL,
    FIELD_SQR,
    FIELD_MUL_SMALL,
    FIELD_INV,
    FIELD_SQRT,
    FIELD_IS_SQUARE,
    FIELD_POW,
    FIELD_BATCH_INV,
    FIELD_FROM_BYTES,
    FIELD_FROM_BYTES_WIDE,
    FIELD_TO_BYTES
} field_op;

/** How often the final correction happens: y = p - 1, y = 1, or y fresh. */
typedef enum { FIELD_ALWAYS, FIELD_NEVER, FIELD_RANDOM, FIELD_INPUTS } field_input;

/**
 * The modulus p, of `bits` bits, and -1/p mod 2^64.  Elements are x f mod p: f = R = 2^(64 limbs),
 * or 1 where they are held `plain`.  `square` is f^2 mod p, `radix` R f mod p, `lift` R^2 mod p.
 */
typedef struct {
    const char *name;
    size_t limbs, bits;
    uint64_t modulus[FIELD_MAX_LIMBS], square[FIELD_MAX_LIMBS];
    uint64_t n0;
    bool plain;
    uint64_t radix[FIELD_MAX_LIMBS], lift[FIELD_MAX_LIMBS];
} bench_field;

/**
 * One member for each shape of kernel; which one is set follows from the operation.  The last five
 * are the library's functions of those names: decode and encode return a sangi_status.
 */
typedef union {
    void (*binary)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*unary)(uint64_t *z, const uint64_t *x);
    void (*small)(uint64_t *z, const uint64_t *x, uint64_t c);
    void (*select)(uint64_t *z, const uint64_t *x, const uint64_t *y, uint64_t mask);
    void (*cswap)(uint64_t *x, uint64_t *y, uint64_t mask);
    uint64_t (*is_zero)(const uint64_t *x);
    uint64_t (*equal)(const uint64_t *x, const uint64_t *y);
    uint64_t (*root)(uint64_t *z, const uint64_t *x);
    void (*power)(uint64_t *z, const uint64_t *x, const uint8_t *exponent, size_t length);
    void (*batch)(uint64_t *z, const uint64_t *x, size_t count);
    unsigned (*decode)(uint64_t *z, const uint8_t *bytes, size_t length);
    unsigned (*encode)(uint8_t *bytes, size_t length, const uint64_t *x);
} field_kernel;

/**
 * How a peer holds an element, where that is not as limbs: a slot of `words` words, which `put`
 * fills from limbs (allocating what it needs when the slot is zero) and `get` reads back.
 */
typedef struct {
    size_t words;
    bool (*put)(uint64_t *slot, const uint64_t *limbs, size_t n);
    void (*get)(uint64_t *limbs, const uint64_t *slot, size_t n);
    /** Called once before the first kernel; false when memory is short. */
    bool (*start)(const bench_field *field);
    /** Its inverse of x is 1/x; elsewhere it is f^2/x, which keeps the form. */
    bool ordinary;
} field_form;

/** What this family knows of a bench_case. */
typedef struct {
    const bench_field *field;
    const field_form *form;
    field_kernel kernel;
    field_op op;
    field_input input;
} field_case;

extern const field_form field_plain;
extern const field_form field_openssl;
extern const field_form field_gmp;
extern const field_form field_libsecp256k1;

#endif
