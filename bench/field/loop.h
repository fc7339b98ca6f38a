/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The loops that are timed.  Every kernel of a shape is called by pointer from the same one. */
#ifndef SANGI_BENCH_FIELD_LOOP_H
#define SANGI_BENCH_FIELD_LOOP_H

#include "data.h"

/** The small factor that a word of an operand gives: mul_small leaves three bits free. */
#define FIELD_SMALL(word) ((word) >> 3)

/** The stream that a case reads; near misses may be above p, which only these two allow. */
#define FIELD_OPERANDS(c)                                                                          \
    ((c)->op == FIELD_IS_ZERO || (c)->op == FIELD_EQUAL ? (int)FIELD_MIXED : (int)(c)->input)

/** Where in a stream a batch of call `index` begins. */
#define FIELD_BATCH_AT(index) ((index) % (FIELD_STREAM / FIELD_BATCH) * FIELD_BATCH)

/** Bytes of an encoded element. */
static inline size_t field_bytes(const bench_field *field) { return (field->bits + 7) / 8; }

/**
 * Calls the kernel `calls` times, on the operands of its stream from *at on; moves *at along.
 *
 * Latency: each call takes the result of the one before (a predicate's result enters the address
 * of the next operand, and so does a word of an inverse, of a root, of what bytes gave).
 * Throughput: call i works on accumulator i mod FIELD_CHAINS. Returns the sum of what the kernel
 * returned, 0 for those that return nothing.
 */
uint64_t field_loop(const field_case *c, field_data *d, bench_metric metric, size_t *at,
                    size_t calls);

#endif
