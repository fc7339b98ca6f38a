/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The parameters of a size of CTIDH: all of them are public. */
#ifndef SANGI_SRC_CSIDH_CTIDH_PARAMETERS_H
#define SANGI_SRC_CSIDH_CTIDH_PARAMETERS_H

#include <stddef.h>
#include <stdint.h>

/** Limits of all sizes: batches, primes of a batch, and the bound of a batch. */
enum { SANGI_CTIDH_BATCHES = 15, SANGI_CTIDH_BATCH_PRIMES = 8, SANGI_CTIDH_BOUND = 18 };

/** The most points at a time that a tree takes: those of pending ranges, and the two in use. */
enum { SANGI_CTIDH_POINTS = 8 };

/** Points to push that have a configuration of their own; more use the last. */
enum { SANGI_CTIDH_COLUMNS = 4 };

/**
 * A run of consecutive primes.  A secret key has at most `bound` isogenies whose degrees are among
 * them; which degrees these are is secret.
 */
typedef struct {
    uint8_t primes, bound;
    uint8_t shortest, longest; /**< steps of the chains */
    /** Baby steps, giant steps and group of an isogeny, by points to push; 0: no grid. */
    uint8_t grid[SANGI_CTIDH_COLUMNS][3];
} sangi_ctidh_batch;

typedef struct {
    const sangi_ctidh_batch *batch;
    size_t batches;
    /** The strategy: a binary tree over all batches. */
    const uint8_t *order; /**< its leaves from the left */
    /**
     * The split points of its nodes in preorder: the node of the places [i, end) is split at k; the
     * left child is the next entry, the right one k - i entries after it.
     */
    const uint8_t *splits;
} sangi_ctidh_parameters;

extern const sangi_ctidh_parameters sangi_ctidh511_parameters, sangi_ctidh512_parameters;

#endif
