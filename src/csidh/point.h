/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Points to start from. */
#ifndef SANGI_SRC_CSIDH_POINT_H
#define SANGI_SRC_CSIDH_POINT_H

#include "curve/curve.h"

/**
 * A point whose x^3 + A x^2 + x is a square where sign > 0, and none where sign < 0, by the map
 * Elligator 2 [BHKL13]: one symbol, and no draw in vain.
 *
 * @param number  another number gives another point; 0 is best on A = 0
 */
void sangi_csidh_point_vartime(sangi_point *p, const sangi_curve *curve, int sign, unsigned number);

/** Both, by the same symbol: p[0] is the point for sign 1, p[1] that for sign -1. */
void sangi_csidh_points_vartime(sangi_point p[2], const sangi_curve *curve, unsigned number);

#endif
