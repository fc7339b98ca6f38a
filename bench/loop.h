/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The loops that are timed.  Every kernel of a shape is called by pointer from the same one. */
#ifndef SANGI_BENCH_LOOP_H
#define SANGI_BENCH_LOOP_H

#include "data.h"

/** The small factor that a word of an operand gives: mul_small leaves three bits free. */
#define BENCH_SMALL(word) ((word) >> 3)

typedef enum { BENCH_LATENCY, BENCH_THROUGHPUT } bench_metric;

/**
 * Calls the kernel `calls` times, on the operands of its stream from *at on; moves *at along.
 *
 * Latency: each call takes the result of the one before (a predicate's result enters the address
 * of the next operand, and so does a word of an inverse).  Throughput: call i works on accumulator
 * i mod BENCH_LANES.
 * Returns the sum of what a predicate returned, 0 for other operations.
 */
uint64_t bench_loop(const bench_case *c, bench_data *d, bench_metric metric, size_t *at,
                    size_t calls);

#endif
