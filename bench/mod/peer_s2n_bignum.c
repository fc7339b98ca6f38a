/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * s2n-bignum's routines for a modulus of any length, joined to Montgomery products as AWS-LC joins
 * them: Karatsuba's products of 16 and 32 words, else the schoolbook's, and a reduction by blocks
 * of 8 words, or of single words where 8 does not divide the length.
 */
#include "mod/reference.h"

#include <stdlib.h>

enum { BLOCK = 8, ROOM = 96 };

/* Products of n words and, in `t`, room for their partial ones. */
void bignum_kmul_16_32(uint64_t *z, const uint64_t *x, const uint64_t *y, uint64_t *t);
void bignum_kmul_32_64(uint64_t *z, const uint64_t *x, const uint64_t *y, uint64_t *t);
void bignum_ksqr_16_32(uint64_t *z, const uint64_t *x, uint64_t *t);
void bignum_ksqr_32_64(uint64_t *z, const uint64_t *x, uint64_t *t);
void bignum_mul(uint64_t k, uint64_t *z, uint64_t m, const uint64_t *x, uint64_t n,
                const uint64_t *y);
void bignum_sqr(uint64_t k, uint64_t *z, uint64_t n, const uint64_t *x);

/* z <- (z + q m), whose lower half is 0, in the upper half; returns the carry. m w = -1 mod 2^64 */
uint64_t bignum_emontredc(uint64_t k, uint64_t *z, const uint64_t *m, uint64_t w);
uint64_t bignum_emontredc_8n(uint64_t k, uint64_t *z, const uint64_t *m, uint64_t w);
uint64_t bignum_ge(uint64_t m, const uint64_t *x, uint64_t n, const uint64_t *y);
uint64_t bignum_optsub(uint64_t k, uint64_t *z, const uint64_t *x, uint64_t p, const uint64_t *y);

static void reduce(const mod_modulus *m, uint64_t *z, uint64_t *product) {
    const size_t n = m->words;
    const uint64_t carry = n % BLOCK ? bignum_emontredc(n, product, m->n, m->n0)
                                     : bignum_emontredc_8n(n, product, m->n, m->n0);
    const uint64_t above = carry | bignum_ge(n, product + n, n, m->n);
    bignum_optsub(n, z, product + n, above, m->n);
}

static void mul(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const mod_modulus *m = of;
    uint64_t t[ROOM], product[2 * MOD_MAX_WORDS];
    if (m->words == 16)
        bignum_kmul_16_32(product, x, y, t);
    else if (m->words == 32)
        bignum_kmul_32_64(product, x, y, t);
    else
        bignum_mul(2 * m->words, product, m->words, x, m->words, y);
    reduce(m, z, product);
}

static void sqr(const void *of, uint64_t *z, const uint64_t *x) {
    const mod_modulus *m = of;
    uint64_t t[ROOM], product[2 * MOD_MAX_WORDS];
    if (m->words == 16)
        bignum_ksqr_16_32(product, x, t);
    else if (m->words == 32)
        bignum_ksqr_32_64(product, x, t);
    else
        bignum_sqr(2 * m->words, product, m->words, x);
    reduce(m, z, product);
}

static size_t words_of(const mod_modulus *m) { return m->words; }

static void *start(const mod_modulus *m) {
    mod_modulus *own = malloc(sizeof *own);
    if (own)
        *own = *m;
    return own;
}

static bool put(void *of, uint64_t *slot, const uint64_t *x) {
    const mod_modulus *m = of;
    mod_reference_montgomery(m, slot, x, m->square);
    return true;
}

static void get(void *of, uint64_t *x, const uint64_t *slot) {
    static const uint64_t one[MOD_MAX_WORDS] = {1};
    mod_reference_montgomery(of, x, slot, one);
}

const mod_library mod_s2n_bignum = {
    .words = words_of, .start = start, .put = put, .get = get, .mul = mul, .sqr = sqr};
