/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Several cases timed in turn, so that what the machine does in between happens to all of them. */
#ifndef SANGI_BENCH_RUN_H
#define SANGI_BENCH_RUN_H

#include "family.h"

typedef struct {
    bench_metric metric;
    unsigned rounds;       /**< at most */
    unsigned milliseconds; /**< stop after this long, but not before one round */
    unsigned microseconds; /**< that a batch of calls should take */
    int core;              /**< to run on; -1: the one that we are on */
    uint64_t seed;         /**< of the operands */
    bool check;            /**< whether the cases are compared with the reference first */
} bench_plan;

/**
 * Times count cases and prints JSON lines: what is measured, then one line per round.
 *
 * A round draws fresh operands and goes through the cases forth and back (A B B A, the next one
 * B A A B), one batch each time.  Its line has, for each case, the mean cost of a call over its two
 * batches ("v", in bench_unit; of one element where a call is for several), by how much the clock
 * of the core moved beside them ("d", relative), and how many additions per cycle the core did
 * beside them, at the least ("w"): fewer where another thread has a share of it.  Untimed batches
 * go before each, unless a call takes more than a millisecond; a short batch during which the
 * system gave the core away is timed again.  Where a batch takes more than 200 microseconds, only
 * the time in which this thread had the core counts, unless one of the cases has its work done in
 * another process.  Returns an exit code.
 */
int bench_run(const bench_case *const *cases, size_t count, const bench_plan *plan);

#endif
