/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A power by exact products alone, which those of windows are compared with. */
#ifndef SANGI_TESTS_LADDER_H
#define SANGI_TESTS_LADDER_H

#include <sangi/mod.h>

/** z <- x^e bit by bit, z not x; e is little-endian. */
static inline void ladder(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const uint8_t *e,
                          size_t length) {
    sangi_mod_from_u64(m, z, 1);
    for (size_t bit = 8 * length; bit-- > 0;) {
        sangi_mod_sqr(m, z, z);
        if (e[bit / 8] >> bit % 8 & 1)
            sangi_mod_mul(m, z, z, x);
    }
}

#endif
