/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `mod`: one operation of one library, for a random odd modulus of a size. */
#ifndef SANGI_BENCH_MOD_CASE_H
#define SANGI_BENCH_MOD_CASE_H

#include "family.h"

/** Of a number, as the reference holds it: lowest word first. */
enum { MOD_MAX_WORDS = 64 };

typedef enum { MOD_MUL, MOD_SQR, MOD_EXP, MOD_INIT } mod_op;

/** Kernels that a case hands to its library, if that has none of its own. */
typedef struct {
    void (*mul)(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *data);
    void (*sqr)(uint64_t *z, const uint64_t *x, const uint64_t *data);
} mod_kernels;

/** An odd modulus n of `bits` bits; R^2 mod n, where R = 2^(64 words); and -1/n mod 2^64. */
typedef struct {
    size_t bits, words;
    mod_kernels kernels;
    uint64_t n[MOD_MAX_WORDS], square[MOD_MAX_WORDS];
    uint64_t n0;
} mod_modulus;

/**
 * A library's arithmetic.  A slot of `words` words is an element, an exponent or a modulus, in a
 * form that only these functions know; slots are zero at first, and never given back.  What no case
 * calls is NULL.
 */
typedef struct {
    size_t (*words)(const mod_modulus *m);
    /** What the operations take as their context; NULL when memory is short. */
    void *(*start)(const mod_modulus *m);
    /** Fills a slot with an element below n, given as a number; false when memory is short. */
    bool (*put)(void *context, uint64_t *slot, const uint64_t *x);
    void (*get)(void *context, uint64_t *x, const uint64_t *slot);
    /** Fills a slot with an exponent, or a modulus for init, as many words as n. */
    bool (*put_number)(void *context, uint64_t *slot, const uint64_t *x);
    void (*mul)(const void *context, uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*sqr)(const void *context, uint64_t *z, const uint64_t *x);
    void (*exp)(const void *context, uint64_t *z, const uint64_t *x, const uint64_t *e);
    /** Makes the context one for another modulus of the same size. */
    void (*init)(void *context, const uint64_t *n);
} mod_library;

/** What this family knows of a bench_case. */
typedef struct {
    size_t bits;
    mod_op op;
    const mod_library *library;
    mod_kernels kernels;
} mod_case;

extern const mod_library mod_auto, mod_mont, mod_ohta;
extern const mod_library mod_auto_vartime, mod_mont_vartime, mod_ohta_vartime;
extern const mod_library mod_simd_ohta, mod_simd_mont;
extern const mod_library mod_gmp, mod_gmp_tdiv, mod_gmp_exp, mod_gmp_exp_vartime;
extern const mod_library mod_openssl, mod_openssl_exp;
extern const mod_library mod_openssl_new, mod_openssl_exp_new, mod_openssl_ifma_small,
    mod_openssl_ifma;
extern const mod_library mod_flint, mod_s2n_bignum;
/** Wrong on purpose. */
extern const mod_library mod_control_edge, mod_control_short, mod_control_stale;

#endif
