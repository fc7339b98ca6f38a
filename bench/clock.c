/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define _GNU_SOURCE
#include "clock.h"

#include <sched.h>
#include <sys/resource.h>
#include <time.h>

enum { CHAIN = 4096, CYCLES_PER_IMUL = 3, ADDITIONS = 4096, WIDE = 8 };

static uint64_t read_clock(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static uint64_t nanoseconds(void) { return read_clock(CLOCK_MONOTONIC); }

uint64_t bench_own_nanoseconds(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

long bench_switches(void) {
    struct rusage used;
    return getrusage(RUSAGE_THREAD, &used) == 0 ? used.ru_nivcsw : 0;
}

int bench_pin(int core) {
    if (core < 0)
        core = sched_getcpu();
    cpu_set_t set;
    CPU_ZERO(&set);
    if (core < 0 || core >= CPU_SETSIZE)
        return -1;
    CPU_SET((size_t)core, &set);
    return sched_setaffinity(0, sizeof set, &set) == 0 ? core : -1;
}

#if defined(__x86_64__)
const char bench_unit[] = "cycles";

uint64_t bench_ticks(void) {
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
}

static uint64_t chain(uint64_t x) {
    for (int i = 0; i < CHAIN / 16; i++)
        __asm__ volatile(".rept 16\n\timul %0, %0\n\t.endr" : "+r"(x));
    return x;
}

static void additions(void) {
    uint64_t x[WIDE] = {0};
    for (int i = 0; i < ADDITIONS / (8 * WIDE); i++)
        __asm__ volatile(".rept 8\n\tadd $1, %0\n\tadd $1, %1\n\tadd $1, %2\n\tadd $1, %3\n\t"
                         "add $1, %4\n\tadd $1, %5\n\tadd $1, %6\n\tadd $1, %7\n\t.endr"
                         : "+r"(x[0]), "+r"(x[1]), "+r"(x[2]), "+r"(x[3]), "+r"(x[4]), "+r"(x[5]),
                           "+r"(x[6]), "+r"(x[7])
                         :
                         : "cc");
}
#else
const char bench_unit[] = "ns";

uint64_t bench_ticks(void) { return nanoseconds(); }

static uint64_t chain(uint64_t x) {
    for (int i = 0; i < CHAIN; i++) {
        x *= x;
        __asm__ volatile("" : "+r"(x));
    }
    return x;
}

static void additions(void) {
    uint64_t x[WIDE] = {0};
    for (int i = 0; i < ADDITIONS / WIDE; i++)
        for (int k = 0; k < WIDE; k++) {
            x[k] += (uint64_t)i;
            __asm__ volatile("" : "+r"(x[k]));
        }
}
#endif

uint64_t bench_ticks_overhead(void) {
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < 1000; i++) {
        uint64_t begin = bench_ticks();
        uint64_t apart = bench_ticks() - begin;
        least = apart < least ? apart : least;
    }
    return least;
}

double bench_calibrate(uint64_t overhead) {
    static volatile uint64_t sink = 3;
    uint64_t begin = bench_ticks();
    sink = chain(sink);
    uint64_t ticks = bench_ticks() - begin;
    ticks = ticks > overhead ? ticks - overhead : 1;
    return (double)(CHAIN * CYCLES_PER_IMUL) / (double)ticks;
}

double bench_width(uint64_t overhead, double scale) {
    uint64_t begin = bench_ticks();
    additions();
    uint64_t ticks = bench_ticks() - begin;
    ticks = ticks > overhead ? ticks - overhead : 1;
    return ADDITIONS / ((double)ticks * scale);
}

double bench_tick_rate(void) {
    uint64_t ns = nanoseconds(), begin = bench_ticks(), later;
    do
        later = nanoseconds();
    while (later - ns < 10000000);
    return (double)(bench_ticks() - begin) / (double)(later - ns) * 1e9;
}
