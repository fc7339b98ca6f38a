/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * GMP.  A product is mpn_mul_n and, in Montgomery form, the reduction that GMP's own powers take:
 * of __gmpn_redc_1, redc_2 and redc_n the first is the fastest up to 32 limbs and the last at 64.
 * With _tdiv it is mpn_mul_n and mpn_tdiv_qr, for plain numbers.  Powers are mpz_powm_sec, which
 * is constant time, and mpz_powm.
 */
#include "mod/reference.h"

#include <gmp.h>
#include <stdlib.h>
#include <string.h>

enum { MPZ_WORDS = (sizeof(__mpz_struct) + sizeof(uint64_t) - 1) / sizeof(uint64_t), REDC_N = 48 };

/* Not in gmp.h.  redc_1: z <- t / R mod n, less than R, and the carry above it. */
mp_limb_t __gmpn_redc_1(mp_ptr z, mp_ptr t, mp_srcptr n, mp_size_t words, mp_limb_t n0);
/* z <- t / R mod n, at most n, with 1/n mod R. */
void __gmpn_redc_n(mp_ptr z, mp_ptr t, mp_srcptr n, mp_size_t words, mp_srcptr inverse);
void __gmpn_binvert(mp_ptr z, mp_srcptr n, mp_size_t words, mp_ptr scratch);
mp_size_t __gmpn_binvert_itch(mp_size_t words);

typedef struct {
    mod_modulus modulus;
    uint64_t inverse[MOD_MAX_WORDS]; /* 1/n mod R */
    mpz_t n;
} context;

static void *start(const mod_modulus *m) {
    context *c = calloc(1, sizeof *c);
    uint64_t *scratch = malloc((size_t)__gmpn_binvert_itch((mp_size_t)m->words) * sizeof *scratch);
    if (!c || !scratch)
        return NULL;
    c->modulus = *m;
    __gmpn_binvert(c->inverse, m->n, (mp_size_t)m->words, scratch);
    free(scratch);
    mpz_init(c->n);
    mpz_import(c->n, m->words, -1, sizeof *m->n, 0, 0, m->n);
    return c;
}

static size_t limbs_of(const mod_modulus *m) { return m->words; }

static bool put_montgomery(void *of, uint64_t *slot, const uint64_t *x) {
    const context *c = of;
    mod_reference_montgomery(&c->modulus, slot, x, c->modulus.square);
    return true;
}

static void get_montgomery(void *of, uint64_t *x, const uint64_t *slot) {
    static const uint64_t one[MOD_MAX_WORDS] = {1};
    const context *c = of;
    mod_reference_montgomery(&c->modulus, x, slot, one);
}

static void reduce(const context *c, uint64_t *z, uint64_t *t) {
    const mod_modulus *m = &c->modulus;
    const mp_size_t words = (mp_size_t)m->words;
    uint64_t carry = 0;
    if (words < REDC_N)
        carry = __gmpn_redc_1(z, t, m->n, words, m->n0);
    else
        __gmpn_redc_n(z, t, m->n, words, c->inverse);
    if (carry || mpn_cmp(z, m->n, words) >= 0)
        mpn_sub_n(z, z, m->n, words);
}

static void mul(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const context *c = of;
    uint64_t t[2 * MOD_MAX_WORDS];
    mpn_mul_n(t, x, y, (mp_size_t)c->modulus.words);
    reduce(c, z, t);
}

static void sqr(const void *of, uint64_t *z, const uint64_t *x) {
    const context *c = of;
    uint64_t t[2 * MOD_MAX_WORDS];
    mpn_sqr(t, x, (mp_size_t)c->modulus.words);
    reduce(c, z, t);
}

static bool put_limbs(void *of, uint64_t *slot, const uint64_t *x) {
    const context *c = of;
    memcpy(slot, x, c->modulus.words * sizeof *x);
    return true;
}

static void get_limbs(void *of, uint64_t *x, const uint64_t *slot) {
    const context *c = of;
    memcpy(x, slot, c->modulus.words * sizeof *x);
}

static void mul_tdiv(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const context *c = of;
    const mp_size_t words = (mp_size_t)c->modulus.words;
    uint64_t t[2 * MOD_MAX_WORDS], quotient[MOD_MAX_WORDS + 1];
    mpn_mul_n(t, x, y, words);
    mpn_tdiv_qr(quotient, z, 0, t, 2 * words, c->modulus.n, words);
}

static mpz_ptr integer(uint64_t *slot) { return (mpz_ptr)(void *)slot; }

static mpz_srcptr constant(const uint64_t *slot) { return (mpz_srcptr)(const void *)slot; }

static size_t mpz_words(const mod_modulus *m) {
    (void)m;
    return MPZ_WORDS;
}

static bool put_mpz(void *of, uint64_t *slot, const uint64_t *x) {
    const context *c = of;
    if (!integer(slot)->_mp_d)
        mpz_init(integer(slot));
    mpz_import(integer(slot), c->modulus.words, -1, sizeof *x, 0, 0, x);
    return true;
}

static void get_mpz(void *of, uint64_t *x, const uint64_t *slot) {
    const context *c = of;
    for (size_t i = 0; i < c->modulus.words; i++)
        x[i] = mpz_getlimbn(constant(slot), (mp_size_t)i);
}

/* mpz_powm_sec wants an exponent above 0. */
static void power(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *e) {
    const context *c = of;
    if (mpz_sgn(constant(e)) > 0)
        mpz_powm_sec(integer(z), constant(x), constant(e), c->n);
    else
        mpz_set_ui(integer(z), 1);
}

static void power_vartime(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *e) {
    const context *c = of;
    mpz_powm(integer(z), constant(x), constant(e), c->n);
}

const mod_library mod_gmp = {.words = limbs_of,
                             .start = start,
                             .put = put_montgomery,
                             .get = get_montgomery,
                             .mul = mul,
                             .sqr = sqr};
const mod_library mod_gmp_tdiv = {
    .words = limbs_of, .start = start, .put = put_limbs, .get = get_limbs, .mul = mul_tdiv};
const mod_library mod_gmp_exp = {.words = mpz_words,
                                 .start = start,
                                 .put = put_mpz,
                                 .get = get_mpz,
                                 .put_number = put_mpz,
                                 .exp = power};
const mod_library mod_gmp_exp_vartime = {.words = mpz_words,
                                         .start = start,
                                         .put = put_mpz,
                                         .get = get_mpz,
                                         .put_number = put_mpz,
                                         .exp = power_vartime};
