/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * GMP: a field's operations as a user of its mpn layer writes them, and mpz_invert.  Variable time.
 *
 * Of the three reductions that GMP exports, __gmpn_redc_1 is the fastest at all lengths up to 9
 * limbs. For inversion a slot holds an mpz_t.
 */
#include "peers.h"

#include <gmp.h>

_Static_assert(sizeof(mp_limb_t) == sizeof(uint64_t), "GMP's limbs are not 64 bits");

enum { MPZ_WORDS = (sizeof(__mpz_struct) + sizeof(uint64_t) - 1) / sizeof(uint64_t) };

/* Not in gmp.h: z <- t / R mod p, less than R, and the carry above it; t has 2n limbs. */
mp_limb_t __gmpn_redc_1(mp_ptr z, mp_ptr t, mp_srcptr p, mp_size_t n, mp_limb_t n0);

const char *peer_gmp_version(void) { return gmp_version; }

static void reduce(uint64_t *z, uint64_t *t, const bench_field *field, mp_size_t n) {
    const uint64_t *p = field->modulus;
    if (__gmpn_redc_1(z, t, p, n, field->n0) || mpn_cmp(z, p, n) >= 0)
        mpn_sub_n(z, z, p, n);
}

static mpz_ptr integer(uint64_t *slot) { return (mpz_ptr)(void *)slot; }

static mpz_srcptr constant(const uint64_t *slot) { return (mpz_srcptr)(const void *)slot; }

#define FIELD(field, limbs)                                                                        \
    static mpz_t field;                                                                            \
                                                                                                   \
    void peer_gmp_##field##_add(uint64_t *z, const uint64_t *x, const uint64_t *y) {               \
        const uint64_t *p = bench_field_##field.modulus;                                           \
        if (mpn_add_n(z, x, y, limbs) || mpn_cmp(z, p, limbs) >= 0)                                \
            mpn_sub_n(z, z, p, limbs);                                                             \
    }                                                                                              \
                                                                                                   \
    void peer_gmp_##field##_sub(uint64_t *z, const uint64_t *x, const uint64_t *y) {               \
        if (mpn_sub_n(z, x, y, limbs))                                                             \
            mpn_add_n(z, z, bench_field_##field.modulus, limbs);                                   \
    }                                                                                              \
                                                                                                   \
    void peer_gmp_##field##_mul(uint64_t *z, const uint64_t *x, const uint64_t *y) {               \
        uint64_t t[2 * limbs];                                                                     \
        mpn_mul_n(t, x, y, limbs);                                                                 \
        reduce(z, t, &bench_field_##field, limbs);                                                 \
    }                                                                                              \
                                                                                                   \
    void peer_gmp_##field##_sqr(uint64_t *z, const uint64_t *x) {                                  \
        uint64_t t[2 * limbs];                                                                     \
        mpn_sqr(t, x, limbs);                                                                      \
        reduce(z, t, &bench_field_##field, limbs);                                                 \
    }                                                                                              \
                                                                                                   \
    void peer_gmp_##field##_inv(uint64_t *z, const uint64_t *x) {                                  \
        if (!mpz_invert(integer(z), constant(x), field))                                           \
            mpz_set_ui(integer(z), 0);                                                             \
    }

BENCH_FIELDS(FIELD)

static bool put(uint64_t *slot, const uint64_t *limbs, size_t n) {
    if (!integer(slot)->_mp_d)
        mpz_init(integer(slot));
    mpz_import(integer(slot), n, -1, sizeof *limbs, 0, 0, limbs);
    return true;
}

static void get(uint64_t *limbs, const uint64_t *slot, size_t n) {
    for (size_t i = 0; i < n; i++)
        limbs[i] = mpz_getlimbn(constant(slot), (mp_size_t)i);
}

static bool start(const bench_field *wanted) {
#define KEEP(field, limbs)                                                                         \
    if (wanted == &bench_field_##field) {                                                          \
        mpz_init(field);                                                                           \
        mpz_import(field, limbs, -1, sizeof(uint64_t), 0, 0, wanted->modulus);                     \
    }
    BENCH_FIELDS(KEEP)
#undef KEEP
    return true;
}

const field_form field_gmp = {MPZ_WORDS, put, get, start, true};
