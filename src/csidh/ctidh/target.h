/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What a block does in one batch; all of it is secret. */
#ifndef SANGI_SRC_CSIDH_CTIDH_TARGET_H
#define SANGI_SRC_CSIDH_CTIDH_TARGET_H

#include "csidh/ctidh/mask.h"
#include "csidh/ctidh/parameters.h"
#include "csidh/ctidh/stream.h"

/** The isogenies that remain of a prime. */
typedef struct {
    uint8_t steps;
    uint8_t negative; /**< 1 or 0 */
} sangi_ctidh_todo;

/**
 * The first prime of the batch that has isogenies left, or a dummy of the smallest prime.
 *
 * A kernel point of the prime l is the neutral element with probability 1 / l.  The coin adds
 * failures, so that those of the whole batch occur with the probability 1 / (smallest prime): it
 * fails with (1/lowest - 1/l) / (1 - 1/l), or with 1/lowest for a dummy, whose kernel is the
 * neutral element.  The last target of a block takes its coin in another way: see walk.inc.
 */
typedef struct {
    uint32_t index;  /**< within the batch */
    uint32_t degree; /**< l */
    uint32_t chain;  /**< of l */
    ctidh_mask negative, dummy, coin;
} sangi_ctidh_target;

/** @param first  the index of the batch's first prime */
void sangi_ctidh_target_set(sangi_ctidh_target *t, const sangi_ctidh_batch *batch, size_t first,
                            const sangi_ctidh_todo *todo, sangi_ctidh_stream *stream);

/** todo <- todo with one isogeny less, unless the target is a dummy. */
void sangi_ctidh_target_done(const sangi_ctidh_target *t, const sangi_ctidh_batch *batch,
                             sangi_ctidh_todo *todo);

#endif
