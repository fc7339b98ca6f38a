/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Polynomials of sntrup761 as bytes. */
#ifndef SANGI_SRC_SNTRUP_CODING_H
#define SANGI_SRC_SNTRUP_CODING_H

#include <stdint.h>

enum {
    SANGI_SNTRUP_P = 761,
    SANGI_SNTRUP_Q = 4591,
    SANGI_SNTRUP_SMALL_BYTES = 191,   /**< coefficients within 1 */
    SANGI_SNTRUP_WIDE_BYTES = 1158,   /**< coefficients modulo q */
    SANGI_SNTRUP_ROUNDED_BYTES = 1007 /**< multiples of three within q / 2 */
};

/** Four coefficients a byte, lowest first, each plus one. */
void sangi_sntrup_small_encode(uint8_t *bytes, const int8_t *f);

/** f <- the coefficients; of the bits that no encoding has, 11 is taken for 2 and stays within 2.
 */
void sangi_sntrup_small_decode(int8_t *f, const uint8_t *bytes);

/** Coefficients within 2295.  @alias the coefficients are used up */
void sangi_sntrup_wide_encode(uint8_t *bytes, int16_t *f);

/** Any bytes give coefficients within 2295. */
void sangi_sntrup_wide_decode(int16_t *f, const uint8_t *bytes);

/** Multiples of three within 2295.  @alias the coefficients are used up */
void sangi_sntrup_rounded_encode(uint8_t *bytes, int16_t *f);

/** Any bytes give multiples of three within 2295. */
void sangi_sntrup_rounded_decode(int16_t *f, const uint8_t *bytes);

#endif
