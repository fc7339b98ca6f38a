/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Public exponents as their big-endian bytes. */
#ifndef SANGI_SRC_MODEXP_EXPONENT_H
#define SANGI_SRC_MODEXP_EXPONENT_H

#include <stddef.h>
#include <stdint.h>

/** The number e that the lowest `bits` bits encode; the highest of them is 1, or bits is 0. */
typedef struct {
    const uint8_t *bytes;
    size_t length;
    size_t bits;
} sangi_modexp_exponent;

/** count <= 8 bits of e from a place on; those above e->bits are what the bytes have there. */
static inline unsigned sangi_modexp_bits_of(const sangi_modexp_exponent *e, size_t place,
                                            unsigned count) {
    const uint8_t *const at = e->bytes + e->length - 1 - place / 8;
    const unsigned pair = place / 8 + 1 < e->length ? (unsigned)at[-1] << 8 | *at : *at;

    return pair >> place % 8 & ((1U << count) - 1);
}

/** e of at most `most` bits: that of the bytes modulo 2^most. */
static inline sangi_modexp_exponent sangi_modexp_exponent_of(const uint8_t *bytes, size_t length,
                                                             size_t most) {
    sangi_modexp_exponent e = {bytes, length, 8 * length};

    if (e.bits > most)
        e.bits = most;
    while (e.bits % 8 > 0 && !sangi_modexp_bits_of(&e, e.bits - 1, 1))
        e.bits--;
    if (e.bits % 8 > 0)
        return e;
    while (e.bits > 0 && bytes[length - e.bits / 8] == 0)
        e.bits -= 8;
    while (e.bits > 0 && !sangi_modexp_bits_of(&e, e.bits - 1, 1))
        e.bits--;
    return e;
}

/** The number of ones among the bits of e. */
static inline size_t sangi_modexp_ones(const sangi_modexp_exponent *e) {
    size_t ones = 0;

    for (size_t place = 0; place < e->bits; place += 8) {
        const unsigned here = e->bits - place < 8 ? (unsigned)(e->bits - place) : 8;
        for (unsigned bits = sangi_modexp_bits_of(e, place, here); bits; bits &= bits - 1)
            ones++;
    }
    return ones;
}

/** Whether x^e, bit by bit, takes at most so many products, squares among them; e >= 1. */
static inline int sangi_modexp_takes_at_most(const sangi_modexp_exponent *e, size_t products) {
    return e->bits - 1 <= products && e->bits - 1 + sangi_modexp_ones(e) - 1 <= products;
}

#endif
