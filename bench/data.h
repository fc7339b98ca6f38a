/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The operands of a field, in the form that a library holds them in. */
#ifndef SANGI_BENCH_DATA_H
#define SANGI_BENCH_DATA_H

#include "case.h"

/* BENCH_MIXED follows the patterns of bench_input: half zeros or near misses, for the predicates.
 */
enum { BENCH_STREAM = 4096, BENCH_LANE_WORDS = 16, BENCH_MIXED = BENCH_INPUTS, BENCH_STREAMS };

/**
 * Streams of BENCH_STREAM operands, all of one size so that every pattern treats memory alike, and
 * BENCH_LANES accumulators z and w, BENCH_LANE_WORDS apart.  A stream of values may be read by one
 * element beyond its end, as an operand of twice the length is.
 */
typedef struct {
    const bench_field *field;
    const bench_form *form;
    size_t stride;                   /**< words between the slots of a stream */
    uint64_t *values[BENCH_STREAMS]; /**< as limbs */
    uint64_t *slots[BENCH_STREAMS];  /**< the same values in the library's form */
    uint64_t *masks;                 /**< BENCH_STREAM, zero or all ones */
    uint64_t *begin;                 /**< 2 BENCH_LANES values as limbs, where z and w begin */
    uint64_t *z, *w;                 /**< in the library's form */
    uint64_t *batch;                 /**< BENCH_BATCH results, as limbs */
    uint64_t state;                  /**< of the generator of all these */
} bench_data;

/** The operands for a case, made at its first use from the seed; NULL when memory is short. */
bench_data *bench_data_for(const bench_case *c, uint64_t seed);

/** Draws the random stream anew, before a branch predictor has learnt it; false as above. */
bool bench_data_refresh(bench_data *data);

/** Sets the accumulators to where they begin; false when memory is short. */
bool bench_data_reset(bench_data *data);

#endif
