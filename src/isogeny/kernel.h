/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The points of the kernel that an isogeny computes.
 *
 * Leftovers are updated at once, baby step steps are kept, and the giant steps come one after the
 * other: the indices giant step +- baby step step, over all pairs, are those that no point is
 * computed for.
 */
#ifndef SANGI_SRC_ISOGENY_KERNEL_H
#define SANGI_SRC_ISOGENY_KERNEL_H

#include "isogeny/state.h"

typedef struct {
    sangi_point baby_step[SANGI_ISOGENY_MAX_BABY_STEPS];
    size_t baby_steps;
    size_t giant_steps;     /**< how many there are */
    size_t given;           /**< how many have been asked for */
    int own;                /**< whether a giant step is an index itself */
    sangi_point giant_step; /**< the newest */
    sangi_point before;     /**< the one before it */
    sangi_point stride;     /**< the difference of two */
} sangi_isogeny_kernel;

/** Indices 1..n + r directly, baby step steps 1..n, q giant steps r + i(2n+1), d = q(2n+1) + r + n;
 * n >= d: all.
 */
void sangi_isogeny_kernel_runs(sangi_isogeny_kernel *k, sangi_isogeny_state *s,
                               const sangi_point *p, size_t d, size_t n);

/** Baby steps 1, 3, ..., 2b-1, c giant steps 2b(2i+1), the leftovers 2, 4, ..., 2r, d = 2bc + r,
 * directly.
 */
void sangi_isogeny_kernel_odd(sangi_isogeny_kernel *k, sangi_isogeny_state *s, const sangi_point *p,
                              size_t d, size_t b, size_t c);

/** The next giant step.  @pre fewer than k->giant steps were asked for */
const sangi_point *sangi_isogeny_kernel_next(sangi_isogeny_kernel *k, sangi_isogeny_state *s);

#endif
