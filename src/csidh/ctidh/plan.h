/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The order in which a block reaches its kernels.
 *
 * A block evaluates one isogeny for each of its batches, in ascending order, by a binary tree
 * [DJP14].  A range of batches holds one point for each sign; each has the kernels of the targets
 * of its sign.  The first part of a split takes one multiple for each target of the second part, of
 * the point of its sign.
 */
#ifndef SANGI_SRC_CSIDH_CTIDH_PLAN_H
#define SANGI_SRC_CSIDH_CTIDH_PLAN_H

#include "csidh/ctidh/parameters.h"

typedef struct {
    size_t count;
    uint8_t batch[SANGI_CTIDH_BATCHES]; /**< those that have isogenies left, ascending */
    /** Where a range [i, end) is split, with points waiting (1) and without (0). */
    uint8_t split[2][SANGI_CTIDH_BATCHES][SANGI_CTIDH_BATCHES + 1];
} sangi_ctidh_plan;

/**
 * The cheapest tree over the batches that have isogenies left.
 *
 * @ct  everything here is public
 */
void sangi_ctidh_plan_set(sangi_ctidh_plan *plan, const sangi_ctidh_parameters *parameters,
                          const uint8_t *left);

#endif
