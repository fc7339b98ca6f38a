/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The order in which a block reaches its kernels.
 *
 * A block evaluates one isogeny for each of its batches, along the strategy tree [DJP14] without
 * the batches that have no isogenies left.  A range of batches holds one point for each sign; each
 * has the kernels of the targets of its sign.  The first part of a split takes one multiple for
 * each target of the second part, of the point of its sign.
 */
#ifndef SANGI_SRC_CSIDH_CTIDH_PLAN_H
#define SANGI_SRC_CSIDH_CTIDH_PLAN_H

#include "csidh/ctidh/parameters.h"

typedef struct {
    size_t count;
    uint8_t batch[SANGI_CTIDH_BATCHES]; /**< those that have isogenies left, in the tree's order */
    /** Where a range [i, end) of these is split, if it is a node. */
    uint8_t split[SANGI_CTIDH_BATCHES][SANGI_CTIDH_BATCHES + 1];
} sangi_ctidh_plan;

/**
 * The plan for the batches that have isogenies left.
 *
 * @ct  everything here is public
 */
void sangi_ctidh_plan_set(sangi_ctidh_plan *plan, const sangi_ctidh_parameters *parameters,
                          const uint8_t *left);

#endif
