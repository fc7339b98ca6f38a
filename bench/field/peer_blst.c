/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** blst's public functions for the field of BLS12-381 and for the order of its groups. */
#include "peers.h"

#include <blst.h>

#define FIELD(field, type, theirs)                                                                 \
    static type *field(uint64_t *z) { return (type *)(void *)z; }                                  \
                                                                                                   \
    static const type *field##_of(const uint64_t *x) { return (const type *)(const void *)x; }     \
                                                                                                   \
    void peer_blst_##field##_mul(uint64_t *z, const uint64_t *x, const uint64_t *y) {              \
        theirs##_mul(field(z), field##_of(x), field##_of(y));                                      \
    }                                                                                              \
                                                                                                   \
    void peer_blst_##field##_sqr(uint64_t *z, const uint64_t *x) {                                 \
        theirs##_sqr(field(z), field##_of(x));                                                     \
    }                                                                                              \
                                                                                                   \
    void peer_blst_##field##_inv(uint64_t *z, const uint64_t *x) {                                 \
        theirs##_inverse(field(z), field##_of(x));                                                 \
    }

FIELD(p381, blst_fp, blst_fp)
FIELD(bls12_381_order, blst_fr, blst_fr)
