/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The kernel points that an isogeny computes.
 *
 * The factors of left-over indices are accumulated at once.  Baby steps are stored, giant steps are
 * computed one after the other.  No point is computed for the indices giant step +- baby step.
 */
#ifndef SANGI_SRC_ISOGENY_KERNEL_H
#define SANGI_SRC_ISOGENY_KERNEL_H

#include "isogeny/state.h"

typedef struct {
    sangi_point *baby_step; /**< the caller's, as many as there are */
    size_t baby_steps;
    size_t giant_steps;     /**< their number */
    size_t given;           /**< how many were computed so far */
    int own;                /**< whether a giant step is itself one of the indices */
    sangi_point giant_step; /**< the last one computed */
    sangi_point before;     /**< the one before it */
    sangi_point stride;     /**< the difference of consecutive ones */
} sangi_isogeny_kernel;

/**
 * The indices of PAIRS and RUNS: baby steps 1..n and q giant steps r + i(2n+1), where
 * d = q(2n+1) + r + n; the indices 1..n + r individually.  For n >= d, all indices individually.
 */
void sangi_isogeny_kernel_runs(sangi_isogeny_kernel *k, sangi_isogeny_state *s,
                               const sangi_point *p, size_t d, size_t n);

/**
 * The indices of ODD and RESULTANT: baby steps 1, 3, ..., 2b-1 and c giant steps 2b(2i+1), where
 * d = 2bc + r; the left-over indices 2, 4, ..., 2r individually.
 */
void sangi_isogeny_kernel_odd(sangi_isogeny_kernel *k, sangi_isogeny_state *s, const sangi_point *p,
                              size_t d, size_t b, size_t c);

/** The next giant step.  @pre k->given < k->giant_steps */
const sangi_point *sangi_isogeny_kernel_next(sangi_isogeny_kernel *k, sangi_isogeny_state *s);

#endif
