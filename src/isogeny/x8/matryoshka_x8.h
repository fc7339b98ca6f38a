/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight isogenies of secret degrees within the same public bounds, one in each lane. */
#ifndef SANGI_SRC_ISOGENY_X8_MATRYOSHKA_X8_H
#define SANGI_SRC_ISOGENY_X8_MATRYOSHKA_X8_H

#include "isogeny/matryoshka.h"
#include "isogeny/x8/state_x8.h"

#if SANGI_CURVE_SIMD

/** No baby steps: every index is evaluated individually.  A group above SANGI_ISOGENYX8_MAX_GROUP,
 * which scalar code may have, is taken as one of so many giant steps. */
typedef struct {
    size_t baby_steps, giant_steps, group;
} sangi_isogenyx8_config;

/**
 * The isogenies with kernels <kernel>: curves become codomains and points their images in the lanes
 * where the mask `keep` is all ones; where it is 0, both stay.
 *
 * @param degree  secret, odd, within the bounds
 * @pre    2 * baby steps * giant steps <= lowest / 2; limits of state_x8.h
 * @alias  kernel is none of the points
 * @ct     depends on the bounds, the configuration and the number of points only
 */
void sangi_isogenyx8_walk_hidden(sangi_curvex8 *curve, sangi_pointx8 *points, size_t count,
                                 const sangi_pointx8 *kernel, const sangi_lanes *degree,
                                 const sangi_isogeny_bounds *bounds,
                                 const sangi_isogenyx8_config *config, const sangi_lanes *keep);

#endif
#endif
