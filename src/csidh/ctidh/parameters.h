/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The parameters of a size of CTIDH: all of them are public. */
#ifndef SANGI_SRC_CSIDH_CTIDH_PARAMETERS_H
#define SANGI_SRC_CSIDH_CTIDH_PARAMETERS_H

#include <stddef.h>
#include <stdint.h>

#include "csidh/ctidh/names.h"

/*
 * Limits for all key spaces over a prime: batches, primes of a batch, and the bound of a batch; and
 * the most points at a time that a tree takes, those of pending ranges and the two in use.
 */
#if SANGI_CURVE_BITS == 511
enum { SANGI_CTIDH_BATCHES = 22, SANGI_CTIDH_BATCH_PRIMES = 8, SANGI_CTIDH_BOUND = 18 };
enum { SANGI_CTIDH_POINTS = 9 };
#elif SANGI_CURVE_BITS == 1020
enum { SANGI_CTIDH_BATCHES = 23, SANGI_CTIDH_BATCH_PRIMES = 10, SANGI_CTIDH_BOUND = 6 };
enum { SANGI_CTIDH_POINTS = 7 };
#else
enum { SANGI_CTIDH_BATCHES = 24, SANGI_CTIDH_BATCH_PRIMES = 15, SANGI_CTIDH_BOUND = 3 };
enum { SANGI_CTIDH_POINTS = 6 };
#endif

/** Points to push that have a configuration of their own; more use the last. */
enum { SANGI_CTIDH_COLUMNS = 4 };

/**
 * A run of consecutive primes.  A secret key has at most `bound` isogenies whose degrees are among
 * them; which degrees these are is secret.  With a bound of 0 it has none.
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
    /** The strategy: a binary tree over all batches whose bound is not 0. */
    size_t leaves;
    const uint8_t *order; /**< its leaves from the left */
    /**
     * The split points of its nodes in preorder: the node of the places [i, end) is split at k; the
     * left child is the next entry, the right one k - i entries after it.
     */
    const uint8_t *splits;
} sangi_ctidh_parameters;

#if SANGI_CURVE_BITS == 511
extern const sangi_ctidh_parameters sangi_ctidh511_parameters, sangi_ctidh512_parameters,
    sangi_ctidh512f_parameters;
/** The same keys, with the isogenies and the trees of vectorised code. */
extern const sangi_ctidh_parameters sangi_ctidh511_simd_parameters, sangi_ctidh512_simd_parameters,
    sangi_ctidh512f_simd_parameters;
#elif SANGI_CURVE_BITS == 1020
extern const sangi_ctidh_parameters sangi_ctidh1024_parameters, sangi_ctidh1024_simd_parameters;
#else
extern const sangi_ctidh_parameters sangi_ctidh2048_parameters;
#endif

#endif
