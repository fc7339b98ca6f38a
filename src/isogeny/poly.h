/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Polynomials over F_p as arrays of coefficients, lowest first, with Karatsuba multiplication.
 *
 * @pre    scratch has SANGI_ISOGENY_POLY_SCRATCH(n) elements, n the most coefficients of a result
 *         or of a series
 * @alias  results, arguments and scratch do not overlap
 */
#ifndef SANGI_SRC_ISOGENY_POLY_H
#define SANGI_SRC_ISOGENY_POLY_H

#include <stddef.h>

#include "curve/fp.h"
#include "isogeny/names.h"

#define SANGI_ISOGENY_POLY_SCRATCH(n) (8 * (n) + 32)

/** z <- x * y, of n and m coefficients; z has n + m - 1. */
void sangi_isogeny_poly_mul(sangi_fp *z, const sangi_fp *x, size_t n, const sangi_fp *y, size_t m,
                            sangi_fp *scratch);

/** z <- the product of `count` polynomials of `length` coefficients each, by a product tree. */
void sangi_isogeny_poly_product(sangi_fp *z, const sangi_fp *factors, size_t count, size_t length,
                                sangi_fp *scratch);

/**
 * z_i <- sum over j < m of y_j x_(i+j), for i < n: a middle product, of as many multiplications as
 * the product of n and m coefficients, whose transpose it is.
 *
 * @pre  x has n + m - 1 elements
 */
void sangi_isogeny_poly_middle(sangi_fp *z, size_t n, const sangi_fp *x, const sangi_fp *y,
                               size_t m, sangi_fp *scratch);

/** r <- s / h mod t^n for some s != 0, by Newton's iteration.  @pre h has n elements, h_0 != 0 */
void sangi_isogeny_poly_reciprocal(sangi_fp *r, const sangi_fp *h, size_t n, sangi_fp *scratch);

#endif
