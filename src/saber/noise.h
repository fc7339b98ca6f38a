/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Secret polynomials: 256 coefficients from -5 to 5, drawn, encoded and read back. */
#ifndef SANGI_SRC_SABER_NOISE_H
#define SANGI_SRC_SABER_NOISE_H

#include <stdint.h>

#include <sangi/word.h>

/**
 * s <- centred binomial coefficients: of `bits` random bits, those set in the first half less those
 * set in the second.
 *
 * @pre  bits is 6, 8 or 10, and there are 32 * bits bytes
 */
void sangi_saber_noise(int16_t *s, const uint8_t *bytes, unsigned bits);

/** bytes <- s modulo 2^13, 416 bytes. */
void sangi_saber_pack_secret(uint8_t *bytes, const int16_t *s);

/**
 * s <- the polynomial of 416 bytes, its coefficients from -most to most.
 *
 * @return 0; all ones where a coefficient is beyond that, which no key has that was made, and it is
 *         then 0: a product stays within what is exact
 */
sangi_mask sangi_saber_unpack_secret(int16_t *s, const uint8_t *bytes, int most);

#endif
