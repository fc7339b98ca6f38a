/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Starting points on the curve and on its twist. */
#ifndef SANGI_SRC_CSIDH_POINT_H
#define SANGI_SRC_CSIDH_POINT_H

#include "curve/curve.h"

/**
 * A point for which x^3 + A x^2 + x is a square (sign > 0) or a non-square (sign < 0), by the map
 * Elligator 2 [BHKL13]: it takes one Jacobi symbol and never has to retry.
 *
 * @param number  different numbers give different points; 0 is the best choice on A = 0
 */
void sangi_csidh_point_vartime(sangi_point *p, const sangi_curve *curve, int sign, unsigned number);

/** Both points, with a single symbol: p[0] for sign 1 and p[1] for sign -1. */
void sangi_csidh_points_vartime(sangi_point p[2], const sangi_curve *curve, unsigned number);

#endif
