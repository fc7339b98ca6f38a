/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Secret polynomials, of 256 coefficients from -5 to 5: sampling, packing, unpacking. */
#ifndef SANGI_SRC_SABER_NOISE_H
#define SANGI_SRC_SABER_NOISE_H

#include <stdint.h>

#include <sangi/word.h>

/**
 * s <- coefficients of the centred binomial distribution: of `bits` random bits, the number set in
 * the first half minus the number set in the second.
 *
 * @pre  bits is 6, 8 or 10, and there are 32 * bits bytes
 */
void sangi_saber_noise(int16_t *s, const uint8_t *bytes, unsigned bits);

/** bytes <- s modulo 2^13, 416 bytes. */
void sangi_saber_pack_secret(uint8_t *bytes, const int16_t *s);

/**
 * s <- the polynomial of 416 bytes, with coefficients from -most to most.
 *
 * @return 0; all ones if a coefficient exceeds `most`, as in no generated key; it is then set to 0,
 * so that products stay exact
 */
sangi_mask sangi_saber_unpack_secret(int16_t *s, const uint8_t *bytes, int most);

#endif
