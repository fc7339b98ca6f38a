/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** OpenSSL: BN_mod_add_quick and BN_mod_sub_quick on BIGNUMs.  A slot holds the BIGNUM's address.
 */
#include "peers.h"

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <string.h>

const char *peer_openssl_version(void) { return OpenSSL_version(OPENSSL_VERSION); }

static BIGNUM *number(const uint64_t *slot) { return (BIGNUM *)(uintptr_t)*slot; }

static bool put(uint64_t *slot, const uint64_t *limbs, size_t n) {
    if (!*slot)
        *slot = (uint64_t)(uintptr_t)BN_new();
    unsigned char bytes[BENCH_MAX_LIMBS * 8];
    for (size_t i = 0; i < 8 * n; i++)
        bytes[i] = (unsigned char)(limbs[i / 8] >> 8 * (i % 8));
    return *slot && BN_lebin2bn(bytes, (int)(8 * n), number(slot));
}

static void get(uint64_t *limbs, const uint64_t *slot, size_t n) {
    unsigned char bytes[BENCH_MAX_LIMBS * 8];
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
    }

BENCH_FIELDS(FIELD)

static bool start(const bench_field *wanted) {
    uint64_t slot = 0;
    bool made = put(&slot, wanted->modulus, wanted->limbs);
#define KEEP(field, limbs)                                                                         \
    if (wanted == &bench_field_##field)                                                            \
        field = number(&slot);
    BENCH_FIELDS(KEEP)
#undef KEEP
    return made;
}

const bench_form bench_openssl = {1, put, get, start};
