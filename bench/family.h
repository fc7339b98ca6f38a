/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A case, and the family that it belongs to: kernels that take operands of one kind.
 *
 * This is all that the program's own part (main.c, run.c) knows.  The table of all cases is written
 * by `python -m sangi_lab.bench.table` when the build is configured; README.md says how a family is
 * added.
 */
#ifndef SANGI_BENCH_FAMILY_H
#define SANGI_BENCH_FAMILY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { BENCH_LATENCY, BENCH_THROUGHPUT } bench_metric;

typedef struct bench_family bench_family;

typedef struct {
    const char *id;
    /** Why this case cannot run, or NULL. */
    const char *unavailable;
    const bench_family *family;
    /** What the family knows of this case, in a type of its own. */
    const void *spec;
    /** A control that must fail its check; `list` leaves it out. */
    bool hidden;
    /** Its work is done in another process. */
    bool elsewhere;
} bench_case;

struct bench_family {
    /**
     * The operands of a case, made from the seed at first use and kept until the program ends;
     * cases of one object and form share them.  They are ready for the loop, and still are after a
     * check.  NULL when memory is short, or where a family has no room for so many different ones.
     */
    void *(*open)(const bench_case *c, uint64_t seed);
    /**
     * Runs the case through the loops that will time it, and where they can differ on edge values.
     * Returns NULL, or what differs from the reference.
     */
    const char *(*check)(const bench_case *c, void *data);
    /**
     * Draws anew what a branch predictor would learn, once for a round of any number of cases, or
     * does nothing; false when memory is short.  NULL: there is nothing of that kind.
     */
    bool (*refresh)(const bench_case *c, void *data, unsigned round);
    /**
     * Calls the kernel `calls` times by pointer, on the operands from *at on; moves *at along.
     * Latency: each call takes the result of the one before.  Throughput: neighbouring calls are
     * independent.  Returns what keeps the compiler from leaving a result out.
     */
    uint64_t (*loop)(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls);
    /** For how many elements one call is; its cost is divided by that.  NULL: 1. */
    size_t (*elements)(const bench_case *c);
    /** Calls are timed in multiples of this: 1 where a call takes long. */
    size_t step;
};

extern const bench_case bench_cases[];
extern const size_t bench_case_count;

/** One JSON object: the compilers and flags that this program was built with. */
extern const char bench_builds[];

/** A peer that is linked, and what its version is; the list ends in a NULL name. */
typedef struct {
    const char *name;
    const char *(*version)(void);
} bench_peer;

extern const bench_peer bench_peers[];

#endif
