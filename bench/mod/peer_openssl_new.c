/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The OpenSSL that scripts/peers builds; and its products on 52-bit digits by AVX-512 IFMA, which
 * its RSA takes for 1024 and 2048 bits: almost Montgomery, below 2n, with R = 2^(52 digits).
 */
#define PEER(name) name##_new
#include "openssl.inc"

#include <string.h>

enum { DIGIT = 52, MAX_DIGITS = 40, SMALL = 20 };

/* Internal to the static library: z <- x y / R mod n; n0 = -1/n mod 2^64. */
void ossl_rsaz_amm52x20_x1_ifma256(BN_ULONG *z, const BN_ULONG *x, const BN_ULONG *y,
                                   const BN_ULONG *n, BN_ULONG n0);
void ossl_rsaz_amm52x40_x1_ifma256(BN_ULONG *z, const BN_ULONG *x, const BN_ULONG *y,
                                   const BN_ULONG *n, BN_ULONG n0);

/* Aligned as OpenSSL's own are. */
typedef struct {
    _Alignas(64) uint64_t n[MAX_DIGITS];
    size_t digits;
    mod_modulus modulus;
} digits_context;

/* For 1024 and 2048 bits. */
static size_t digits_of(const mod_modulus *m) { return m->bits <= 1024 ? SMALL : MAX_DIGITS; }

static void to_digits(uint64_t *z, size_t digits, const uint64_t *x, size_t words) {
    memset(z, 0, digits * sizeof *z);
    for (size_t bit = 0; bit < 64 * words; bit++)
        z[bit / DIGIT] |= (x[bit / 64] >> bit % 64 & 1) << bit % DIGIT;
}

static void *start_digits(const mod_modulus *m) {
    digits_context *c = aligned_alloc(_Alignof(digits_context), sizeof *c);
    if (!c)
        return NULL;
    c->modulus = *m;
    c->digits = digits_of(m);
    to_digits(c->n, c->digits, m->n, m->words);
    return c;
}

static bool put_digits(void *of, uint64_t *slot, const uint64_t *x) {
    const digits_context *c = of;
    uint64_t y[MOD_MAX_WORDS];
    memcpy(y, x, c->modulus.words * sizeof *y);
    for (size_t i = 0; i < DIGIT * c->digits; i++)
        mod_reference_double(&c->modulus, y, y);
    to_digits(slot, c->digits, y, c->modulus.words);
    return true;
}

static void mul_small(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const digits_context *c = of;
    ossl_rsaz_amm52x20_x1_ifma256(z, x, y, c->n, c->modulus.n0);
}

static void mul_large(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const digits_context *c = of;
    ossl_rsaz_amm52x40_x1_ifma256(z, x, y, c->n, c->modulus.n0);
}

/* The product with 1 is at most n. */
static void get_digits(void *of, uint64_t *x, const uint64_t *slot) {
    static const uint64_t one[MAX_DIGITS] = {1}, number_one[MOD_MAX_WORDS] = {1};
    const digits_context *c = of;
    const mod_modulus *m = &c->modulus;
    uint64_t y[MAX_DIGITS];
    (c->digits == SMALL ? mul_small : mul_large)(c, y, slot, one);
    memset(x, 0, m->words * sizeof *x);
    for (size_t bit = 0; bit < 64 * m->words; bit++)
        x[bit / 64] |= (y[bit / DIGIT] >> bit % DIGIT & 1) << bit % 64;
    mod_reference_montgomery(m, x, x, m->square);
    mod_reference_montgomery(m, x, x, number_one);
}

const mod_library mod_openssl_ifma_small = {.words = digits_of,
                                            .start = start_digits,
                                            .put = put_digits,
                                            .get = get_digits,
                                            .mul = mul_small};
const mod_library mod_openssl_ifma = {.words = digits_of,
                                      .start = start_digits,
                                      .put = put_digits,
                                      .get = get_digits,
                                      .mul = mul_large};
