/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * OpenSSL: BN_mod_add_quick, BN_mod_sub_quick and BN_mod_inverse on BIGNUMs, whose address a slot
 * holds; bn_mul_mont on limbs.  The modulus is flagged BN_FLG_CONSTTIME, so that the inversion has
 * no branches.
 */
#include "peers.h"

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <string.h>

/* Internal to the static library: r <- a b / R mod p, a squaring where a is b; n0 = -1/p mod 2^64.
 */
int bn_mul_mont(BN_ULONG *r, const BN_ULONG *a, const BN_ULONG *b, const BN_ULONG *p,
                const BN_ULONG *n0, int n);

static BN_CTX *context;

const char *peer_openssl_version(void) { return OpenSSL_version(OPENSSL_VERSION); }

static BIGNUM *number(const uint64_t *slot) { return (BIGNUM *)(uintptr_t)*slot; }

static bool put(uint64_t *slot, const uint64_t *limbs, size_t n) {
    if (!*slot)
        *slot = (uint64_t)(uintptr_t)BN_new();
    unsigned char bytes[FIELD_MAX_LIMBS * 8];
    for (size_t i = 0; i < 8 * n; i++)
        bytes[i] = (unsigned char)(limbs[i / 8] >> 8 * (i % 8));
    return *slot && BN_lebin2bn(bytes, (int)(8 * n), number(slot));
}

static void get(uint64_t *limbs, const uint64_t *slot, size_t n) {
    unsigned char bytes[FIELD_MAX_LIMBS * 8];
    memset(limbs, 0, n * sizeof *limbs);
    if (BN_bn2lebinpad(number(slot), bytes, (int)(8 * n)) < 0)
        return;
    for (size_t i = 0; i < 8 * n; i++)
        limbs[i / 8] |= (uint64_t)bytes[i] << 8 * (i % 8);
}

#define FIELD(field, limbs)                                                                        \
    static BIGNUM *field;                                                                          \
                                                                                                   \
    void peer_openssl_##field##_add(uint64_t *z, const uint64_t *x, const uint64_t *y) {           \
        BN_mod_add_quick(number(z), number(x), number(y), field);                                  \
    }                                                                                              \
                                                                                                   \
    void peer_openssl_##field##_sub(uint64_t *z, const uint64_t *x, const uint64_t *y) {           \
        BN_mod_sub_quick(number(z), number(x), number(y), field);                                  \
    }                                                                                              \
                                                                                                   \
    void peer_openssl_##field##_mul(uint64_t *z, const uint64_t *x, const uint64_t *y) {           \
        const bench_field *f = &bench_field_##field;                                               \
        bn_mul_mont(z, x, y, f->modulus, &f->n0, limbs);                                           \
    }                                                                                              \
                                                                                                   \
    void peer_openssl_##field##_sqr(uint64_t *z, const uint64_t *x) {                              \
        const bench_field *f = &bench_field_##field;                                               \
        bn_mul_mont(z, x, x, f->modulus, &f->n0, limbs);                                           \
    }                                                                                              \
                                                                                                   \
    void peer_openssl_##field##_inv(uint64_t *z, const uint64_t *x) {                              \
        if (!BN_mod_inverse(number(z), number(x), field, context))                                 \
            BN_zero(number(z));                                                                    \
    }

BENCH_FIELDS(FIELD)

static bool start(const bench_field *wanted) {
    uint64_t slot = 0;
    if (!context)
        context = BN_CTX_new();
    if (!context || !put(&slot, wanted->modulus, wanted->limbs))
        return false;
    BN_set_flags(number(&slot), BN_FLG_CONSTTIME);
#define KEEP(field, limbs)                                                                         \
    if (wanted == &bench_field_##field)                                                            \
        field = number(&slot);
    BENCH_FIELDS(KEEP)
#undef KEEP
    return true;
}

const field_form field_openssl = {1, put, get, start, true};
