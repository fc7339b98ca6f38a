/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Coefficients as bytes: 256 numbers of `bits` bits end to end, lowest bit first.
 *
 * Eight coefficients are as many bytes as one has bits.  Nothing depends on what the bytes hold.
 */
#ifndef SANGI_SRC_SABER_PACK_H
#define SANGI_SRC_SABER_PACK_H

#include <stdint.h>

/** Coefficients of a polynomial. */
#define SANGI_SABER_N 256

/** bytes <- the lowest 13 bits of each coefficient, 416 bytes. */
void sangi_saber_pack13(uint8_t *bytes, const uint16_t *a);

/** a <- 256 coefficients below 2^13. */
void sangi_saber_unpack13(uint16_t *a, const uint8_t *bytes);

/** bytes <- the lowest 10 bits of each coefficient, 320 bytes. */
void sangi_saber_pack10(uint8_t *bytes, const uint16_t *a);

/** a <- 256 coefficients below 2^10. */
void sangi_saber_unpack10(uint16_t *a, const uint8_t *bytes);

/** bytes <- 256 coefficients, 32 * bits bytes.  @pre  a[i] < 2^bits; bits is 3, 4 or 6 */
void sangi_saber_pack(uint8_t *bytes, const uint16_t *a, unsigned bits);

/** a <- 256 coefficients below 2^bits.  @pre  bits is 3, 4 or 6 */
void sangi_saber_unpack(uint16_t *a, const uint8_t *bytes, unsigned bits);

#endif
