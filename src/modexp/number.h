/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Public numbers: their length, their lowest bit, and big-endian bytes.  W is 2^SANGI_LIMB_BITS.
 */
#ifndef SANGI_SRC_MODEXP_NUMBER_H
#define SANGI_SRC_MODEXP_NUMBER_H

#include <stddef.h>
#include <stdint.h>

#include "word/limb.h"

/** Limbs that hold so many bits. */
#define SANGI_MODEXP_LIMBS(bits) (((bits) + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS)

/** x without the zeros above its highest limb that is not 0: how many limbs that leaves. */
size_t sangi_modexp_used(const sangi_limb *x, size_t n);

/** The bits of a limb: 0 for 0, else 1 + floor(log2 x). */
unsigned sangi_modexp_limb_bits(sangi_limb x);

/** How often 2 divides x; n * SANGI_LIMB_BITS for 0. */
size_t sangi_modexp_twos(const sangi_limb *x, size_t n);

/** Whether x is the number `small`. */
int sangi_modexp_is(const sangi_limb *x, size_t n, sangi_limb small);

/** Whether x < y. */
int sangi_modexp_below(const sangi_limb *x, const sangi_limb *y, size_t n);

/** z <- x */
void sangi_modexp_copy(sangi_limb *z, const sangi_limb *x, size_t n);

/** z <- 0 */
void sangi_modexp_zero(sangi_limb *z, size_t n);

/** z <- the number that big-endian bytes encode, which n limbs hold. */
void sangi_modexp_read(sangi_limb *z, size_t n, const uint8_t *bytes, size_t length);

/** bytes <- x, big-endian, in exactly `length` bytes, which hold it; x may have any length. */
void sangi_modexp_write(uint8_t *bytes, size_t length, const sangi_limb *x, size_t n);

#endif
