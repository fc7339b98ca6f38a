/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** GMP: a field's add and sub as a user of its mpn layer writes them.  Not constant time. */
#include "peers.h"

#include <gmp.h>

_Static_assert(sizeof(mp_limb_t) == sizeof(uint64_t), "GMP's limbs are not 64 bits");

const char *peer_gmp_version(void) { return gmp_version; }

#define FIELD(field, limbs)                                                                        \
    void peer_gmp_##field##_add(uint64_t *z, const uint64_t *x, const uint64_t *y) {               \
        const uint64_t *p = bench_field_##field.modulus;                                           \
        if (mpn_add_n(z, x, y, limbs) || mpn_cmp(z, p, limbs) >= 0)                                \
            mpn_sub_n(z, z, p, limbs);                                                             \
    }                                                                                              \
                                                                                                   \
    void peer_gmp_##field##_sub(uint64_t *z, const uint64_t *x, const uint64_t *y) {               \
        if (mpn_sub_n(z, x, y, limbs))                                                             \
            mpn_add_n(z, z, bench_field_##field.modulus, limbs);                                   \
    }

BENCH_FIELDS(FIELD)
