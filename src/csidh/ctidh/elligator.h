/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Random points in constant time. */
#ifndef SANGI_SRC_CSIDH_CTIDH_ELLIGATOR_H
#define SANGI_SRC_CSIDH_CTIDH_ELLIGATOR_H

#include "csidh/ctidh/names.h"
#include "curve/curve.h"

/**
 * p[0] <- a point on the curve, p[1] <- one on its twist, by Elligator 2 [BHKL13] from u.
 *
 * x = A / (u^2 - 1), or 1 / (u^2 - 1) on the curve with A = 0, and -x - A.  The two depend on each
 * other.
 *
 * @pre  u is not 1 or -1
 */
void sangi_ctidh_elligator(sangi_point p[2], const sangi_curve *curve, const sangi_fp *u);

#endif
