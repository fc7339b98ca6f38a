/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Isogenies of a secret degree within public bounds: Matryoshka isogenies [BBCCLMSS21].
 *
 * The indices 1..(l-1)/2 of a small degree are among those of a large one.  The grid of baby and
 * giant steps therefore covers indices of the lowest degree only, and the left-over indices, which
 * are accumulated one by one, go on to those of the highest degree; the factors of the indices that
 * the degree does not have are replaced by 1.
 */
#ifndef SANGI_SRC_ISOGENY_MATRYOSHKA_H
#define SANGI_SRC_ISOGENY_MATRYOSHKA_H

#include "curve/curve.h"
#include "isogeny/config.h"

/** The public part of a secret degree: its bounds. */
typedef struct {
    unsigned lowest, highest;
} sangi_isogeny_bounds;

/**
 * The isogeny with kernel <kernel>: the curve becomes its codomain, each point its image.
 *
 * @param degree  secret, odd, within the bounds
 * @pre    config has the kind ALL, or ODD with 2 * baby steps * giant steps <= lowest / 2
 * @pre    count <= SANGI_ISOGENY_MAX_POINTS; for other kernels, such as the neutral element, the
 *         results are meaningless
 * @alias  kernel is none of the points
 * @ct     depends on the bounds, the configuration and the number of points only
 */
void sangi_isogeny_walk_hidden(sangi_curve *curve, sangi_point *points, size_t count,
                               const sangi_point *kernel, uint32_t degree,
                               const sangi_isogeny_bounds *bounds,
                               const sangi_isogeny_config *config);

#endif
