/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Exponents as byte strings, read in windows. */
#ifndef SANGI_SRC_MOD_EXPONENT_H
#define SANGI_SRC_MOD_EXPONENT_H

#include <stddef.h>
#include <stdint.h>

#include "mp/bytes.h"

/** Exponents of at least so many bytes use windows of SANGI_MOD_WINDOW_MOST bits. */
#define SANGI_MOD_LONG_EXPONENT 64
#define SANGI_MOD_WINDOW_MOST 5
#define SANGI_MOD_TABLE_ENTRIES ((size_t)1 << SANGI_MOD_WINDOW_MOST)

/** An exponent and its encoding. */
typedef struct {
    const uint8_t *bytes;
    size_t length;
    sangi_mp_order order;
} sangi_mod_exponent;

/** `count` <= 8 bits of e, from bit `place` upwards; bits beyond e are 0. */
static inline unsigned sangi_mod_bits_of(const sangi_mod_exponent *e, size_t place,
                                         unsigned count) {
    unsigned pair = 0;

    for (size_t i = 0; i < 2 && place / 8 + i < e->length; i++) {
        const size_t digit = place / 8 + i;
        const size_t at = e->order == SANGI_MP_LITTLE_ENDIAN ? digit : e->length - 1 - digit;
        pair |= (unsigned)e->bytes[at] << (8 * i);
    }
    return pair >> place % 8 & ((1U << count) - 1);
}

#endif
