/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A case: one kernel, the operation it must compute, and the inputs it is given.
 *
 * The table of all cases is written by `python -m sangi.bench.table` when the build is configured.
 */
#ifndef SANGI_BENCH_CASE_H
#define SANGI_BENCH_CASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One call of a batch is for BENCH_BATCH elements. */
enum { BENCH_MAX_LIMBS = 9, BENCH_LANES = 8, BENCH_BATCH = 64 };

typedef enum {
    BENCH_ADD,
    BENCH_SUB,
    BENCH_NEG,
    BENCH_DBL,
    BENCH_HALF,
    BENCH_SELECT,
    BENCH_CSWAP,
    BENCH_IS_ZERO,
    BENCH_EQUAL,
    BENCH_MUL,
    BENCH_SQR,
    BENCH_MUL_SMALL,
    BENCH_INV,
    BENCH_SQRT,
    BENCH_IS_SQUARE,
    BENCH_POW,
    BENCH_BATCH_INV,
    BENCH_FROM_BYTES,
    BENCH_FROM_BYTES_WIDE,
    BENCH_TO_BYTES
} bench_op;

/** How often the final correction happens: y = p - 1, y = 1, or y fresh. */
typedef enum { BENCH_ALWAYS, BENCH_NEVER, BENCH_RANDOM, BENCH_INPUTS } bench_input;

/** The modulus p, of `bits` bits; R^2 mod p, where R = 2^(64 limbs); and -1/p mod 2^64. */
typedef struct {
    const char *name;
    size_t limbs, bits;
    uint64_t modulus[BENCH_MAX_LIMBS], square[BENCH_MAX_LIMBS];
    uint64_t n0;
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
} bench_kernel;

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
    /** Its inverse of x is 1/x; elsewhere it is R^2/x, which keeps Montgomery form. */
    bool ordinary;
} bench_form;

typedef struct {
    const char *id;
    /** Why this case cannot run, or NULL. */
    const char *unavailable;
    const bench_field *field;
    const bench_form *form;
    bench_kernel kernel;
    bench_op op;
    bench_input input;
    /** A control that must fail its check; --list leaves it out. */
    bool hidden;
} bench_case;

extern const bench_case bench_cases[];
extern const size_t bench_case_count;

/** One JSON object: the compilers and flags that this program was built with. */
extern const char bench_builds[];

/** A peer that is linked, and what its version is; the list ends in a NULL name. */
typedef struct {
    const char *name;
    const char *(*version)(void);
} bench_peer;

extern const bench_peer bench_peers[];

extern const bench_form bench_plain;
extern const bench_form bench_openssl;
extern const bench_form bench_gmp;

#endif
