/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Rounds of inversion: a matrix of division steps is applied, and the next steps are taken.
 */
#ifndef SANGI_SRC_MP_ROUNDS_H
#define SANGI_SRC_MP_ROUNDS_H

#include <stddef.h>

#include "mp/divsteps.h"

/**
 * `count` times: (d, e) <- M (d, e) mod p and (f, g) <- M (f, g), both divided by B =
 * 2^SANGI_DIVSTEPS_BITS, where M is the matrix of t, and t <- the division steps on f and g that
 * follow.  x = (p, d, e, f, g), numbers of `length` digits.
 *
 * @param reciprocal  1 / p mod B
 * @pre    p is odd, -2p < d, e < p; M brings f and g to (f', g') for integers f' and g', f' odd
 * @post   -2p < d, e < p; M has yet to be applied
 * @ct     depends only on the length and the count
 */
void sangi_mp_rounds(sangi_signed_digit *x, sangi_divsteps *t, size_t length, size_t count,
                     sangi_digit reciprocal);

/** The same in C. */
void sangi_mp_rounds_c(sangi_signed_digit *x, sangi_divsteps *t, size_t length, size_t count,
                       sangi_digit reciprocal);

#endif
