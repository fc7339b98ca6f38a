/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The operands of a field, in the form that a library holds them in. */
#ifndef SANGI_BENCH_FIELD_DATA_H
#define SANGI_BENCH_FIELD_DATA_H

#include "case.h"

/* FIELD_MIXED follows the patterns of field_input: half zeros or near misses, for the predicates.
 */
enum { FIELD_STREAM = 4096, FIELD_CHAIN_WORDS = 16, FIELD_MIXED = FIELD_INPUTS, FIELD_STREAMS };

/**
 * Streams of FIELD_STREAM operands, all of one size so that every pattern treats memory alike, and
 * FIELD_CHAINS accumulators z and w, FIELD_CHAIN_WORDS apart.  A stream of values may be read by
 * one element beyond its end, as an operand of twice the length is.
 */
typedef struct {
    const bench_field *field;
    const field_form *form;
    size_t stride;                   /**< words between the slots of a stream */
    uint64_t *values[FIELD_STREAMS]; /**< as limbs */
    uint64_t *slots[FIELD_STREAMS];  /**< the same values in the library's form */
    uint64_t *masks;                 /**< FIELD_STREAM, zero or all ones */
    uint64_t *begin;                 /**< 2 FIELD_CHAINS values as limbs, where z and w begin */
    uint64_t *z, *w;                 /**< in the library's form */
    uint64_t *batch;                 /**< FIELD_BATCH results, as limbs */
    uint64_t state;                  /**< of the generator of all these */
    unsigned round;                  /**< for which the random stream was drawn last */
} field_data;

/** The operands for a case, made at its first use from the seed; NULL when memory is short. */
field_data *field_data_for(const field_case *c, uint64_t seed);

/** Draws the random stream anew, before a branch predictor has learnt it; false as above. */
bool field_data_refresh(field_data *data);

/** Sets the accumulators to where they begin; false when memory is short. */
bool field_data_reset(field_data *data);

#endif
