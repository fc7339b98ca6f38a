/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Inverses modulo x^761 - x - 1, modulo 3 and modulo 4591, by division steps. */
#ifndef SANGI_SRC_SNTRUP_INVERT_H
#define SANGI_SRC_SNTRUP_INVERT_H

#include <stdint.h>

#include <sangi/word.h>

/**
 * h <- 1 / g modulo x^761 - x - 1 and 3.
 *
 * @return all ones; 0 where g has no inverse, and then h is meaningless
 * @pre   |g| <= 1
 * @post  |h| <= 1
 */
sangi_mask sangi_sntrup_invert3(int8_t *h, const int8_t *g);

/**
 * h <- 1 / (3 f) modulo x^761 - x - 1 and 4591; the ring is a field.
 *
 * @pre   |f| <= 1, f is not 0
 * @post  |h| <= 2295
 */
void sangi_sntrup_invert_q(int16_t *h, const int8_t *f);

/** The same in vectors; x86-64 only. */
sangi_mask sangi_sntrup_invert3_avx2(int8_t *h, const int8_t *g);
void sangi_sntrup_invert_q_avx2(int16_t *h, const int8_t *f);
void sangi_sntrup_invert_q_avx512(int16_t *h, const int8_t *f);

#endif
