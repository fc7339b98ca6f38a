/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Polynomials over F_p, as arrays of coefficients from the lowest up. */
#ifndef SANGI_SRC_ISOGENY_POLY_H
#define SANGI_SRC_ISOGENY_POLY_H

#include <stddef.h>

#include "curve/fp.h"

/** Most coefficients of a factor. */
#define SANGI_ISOGENY_POLY_MAX 64

/**
 * z <- x * y, by Karatsuba's method; z has n + m - 1 coefficients.
 *
 * @pre    1 <= n, m <= SANGI_ISOGENY_POLY_MAX
 * @alias  z is neither x nor y
 */
void sangi_isogeny_poly_mul(sangi_p511 *z, const sangi_p511 *x, size_t n, const sangi_p511 *y,
                            size_t m);

#endif
