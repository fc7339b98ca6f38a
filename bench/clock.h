/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Ticks of the clock, and how many core cycles one of them is worth at this moment. */
#ifndef SANGI_BENCH_CLOCK_H
#define SANGI_BENCH_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/** "cycles" where a tick can be turned into core cycles, "ns" elsewhere. */
extern const char bench_unit[];

/** Pins this thread to one core, the given one or (-1) the one it is on; returns it, or -1. */
int bench_pin(int core);

/** The clock, fenced on both sides: the time stamp counter on x86-64, nanoseconds elsewhere. */
uint64_t bench_ticks(void);

/** The ticks that two readings of the clock with nothing between them are apart. */
uint64_t bench_ticks_overhead(void);

/**
 * Times a chain of dependent multiplications, about 3 microseconds.
 *
 * Returns core cycles per tick (3 for each 64-bit multiplication) on x86-64.  Elsewhere the
 * latency is not known and the value is only good for telling whether the clock of the core moved.
 */
double bench_calibrate(uint64_t overhead);

/**
 * Times independent additions, about a microsecond: how many the core does per cycle.
 *
 * `scale` is what bench_calibrate returned just before.  The chain above waits for itself, and
 * takes as long where another thread has a share of the core; these fill the core, and do not.
 */
double bench_width(uint64_t overhead, double scale);

/** Nanoseconds that this thread has run, on any core; not those in which another had the core. */
uint64_t bench_own_nanoseconds(void);

/** How often another thread was given the core while this one wanted it. */
long bench_switches(void);

/** Ticks per second, measured against the monotonic clock for about 10 milliseconds. */
double bench_tick_rate(void);

#endif
