/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Starting an isogeny, accumulating kernel points, and computing images and codomain. */
#ifndef SANGI_SRC_ISOGENY_UPDATE_H
#define SANGI_SRC_ISOGENY_UPDATE_H

#include "isogeny/state.h"

/** Starts an isogeny with `count` points to push; `codomain` is a sangi_isogeny_codomain. */
void sangi_isogeny_start(sangi_isogeny_state *s, const sangi_curve *curve,
                         const sangi_point *points, size_t count, size_t codomain);

/** Accumulates the factors of one kernel point: 2M, and 4M for each point to push; with a hidden
 * degree, the factor 1 for a point that the degree does not have. */
void sangi_isogeny_update(sangi_isogeny_state *s, const sangi_point *p);

/**
 * points <- their images, curve <- the codomain.
 *
 * @pre  degree is that of the isogeny
 * @ct   depends on s->hidden.highest instead of the degree where it is not 0
 */
void sangi_isogeny_finish(sangi_isogeny_state *s, sangi_curve *curve, sangi_point *points,
                          unsigned degree);

#endif
