/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Random points in constant time, in eight lanes. */
#ifndef SANGI_SRC_CSIDH_X8_ELLIGATOR_X8_H
#define SANGI_SRC_CSIDH_X8_ELLIGATOR_X8_H

#include "csidh/ctidh/stream.h"
#include "curve/x8/curve_x8.h"

#if SANGI_CURVE_SIMD

/**
 * both[0] <- in each lane a random point on its curve, both[1] <- one on the twist, by
 * sangi_ctidh_elligator from an element of the lane's own stream.  Coordinates are below 4p.
 */
void sangi_ctidhx8_draw_points(sangi_pointx8 both[2], const sangi_curvex8 *curve,
                               sangi_ctidh_stream stream[FP8_LANES]);

#endif
#endif
