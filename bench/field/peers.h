/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Adapters to other libraries' add, sub, mul (binary), sqr and inv (unary): peer_LIB_FIELD_OP.
 * Those in all fields take products in Montgomery form and inverses of the number itself.
 *
 * "fields.h" is written with the table: BENCH_FIELDS(X) expands to X(name, limbs) for each field.
 */
#ifndef SANGI_BENCH_FIELD_PEERS_H
#define SANGI_BENCH_FIELD_PEERS_H

#include "case.h"
#include "fields.h"
#include "versions.h"

#define BENCH_DECLARE(field, limbs)                                                                \
    extern const bench_field bench_field_##field;                                                  \
    void peer_gmp_##field##_add(uint64_t *z, const uint64_t *x, const uint64_t *y);                \
    void peer_gmp_##field##_sub(uint64_t *z, const uint64_t *x, const uint64_t *y);                \
    void peer_gmp_##field##_mul(uint64_t *z, const uint64_t *x, const uint64_t *y);                \
    void peer_gmp_##field##_sqr(uint64_t *z, const uint64_t *x);                                   \
    void peer_gmp_##field##_inv(uint64_t *z, const uint64_t *x);                                   \
    void peer_openssl_##field##_add(uint64_t *z, const uint64_t *x, const uint64_t *y);            \
    void peer_openssl_##field##_sub(uint64_t *z, const uint64_t *x, const uint64_t *y);            \
    void peer_openssl_##field##_mul(uint64_t *z, const uint64_t *x, const uint64_t *y);            \
    void peer_openssl_##field##_sqr(uint64_t *z, const uint64_t *x);                               \
    void peer_openssl_##field##_inv(uint64_t *z, const uint64_t *x);
BENCH_FIELDS(BENCH_DECLARE)
#undef BENCH_DECLARE

#define BENCH_DECLARE(name)                                                                        \
    void peer_##name##_mul(uint64_t *z, const uint64_t *x, const uint64_t *y);                     \
    void peer_##name##_sqr(uint64_t *z, const uint64_t *x);                                        \
    void peer_##name##_inv(uint64_t *z, const uint64_t *x);
BENCH_DECLARE(blst_p381)
BENCH_DECLARE(blst_bls12_381_order)
BENCH_DECLARE(libsecp256k1_secp256k1)
#undef BENCH_DECLARE

#endif
