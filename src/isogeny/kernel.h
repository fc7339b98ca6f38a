/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The points of the kernel that an isogeny computes.
 *
 * Leftovers are updated at once, babies are kept, and the centres come one after the other: the
 * indices centre +- baby, over all pairs, are those that no point is computed for.
 */
#ifndef SANGI_SRC_ISOGENY_KERNEL_H
#define SANGI_SRC_ISOGENY_KERNEL_H

#include "isogeny/state.h"

typedef struct {
    sangi_point baby[SANGI_ISOGENY_MAX_BABIES];
    size_t babies;
    size_t centres;     /**< how many there are */
    size_t given;       /**< how many have been asked for */
    int own;            /**< whether a centre is an index itself */
    sangi_point centre; /**< the newest */
    sangi_point before; /**< the one before it */
    sangi_point stride; /**< the difference of two */
} sangi_isogeny_kernel;

/** Indices 1..n + r directly, babies 1..n, q centres r + i(2n+1), d = q(2n+1) + r + n; n >= d: all.
 */
void sangi_isogeny_kernel_runs(sangi_isogeny_kernel *k, sangi_isogeny_state *s,
                               const sangi_point *p, size_t d, size_t n);

/** Babies 1, 3, ..., 2b-1, c centres 2b(2i+1), the leftovers 2, 4, ..., 2r, d = 2bc + r, directly.
 */
void sangi_isogeny_kernel_odd(sangi_isogeny_kernel *k, sangi_isogeny_state *s, const sangi_point *p,
                              size_t d, size_t b, size_t c);

/** The next centre.  @pre fewer than k->centres were asked for */
const sangi_point *sangi_isogeny_kernel_next(sangi_isogeny_kernel *k, sangi_isogeny_state *s);

#endif
