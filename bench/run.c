/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "run.h"

#include "clock.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct {
    const bench_case *c;
    void *data;
    size_t at, calls, elements;
    bool slow; /**< a batch is long enough to lose the core in it */
} lane;

typedef struct {
    double cost, drift;
} sample;

typedef struct {
    bench_metric metric;
    uint64_t overhead;
    double scale; /**< units per tick, as last calibrated */
    double rate;  /**< ticks per second */
    bool own;     /**< of slow batches, only the time in which this thread had the core counts */
} meter;

enum { SLOW_MICROSECONDS = 200 };

static uint64_t batch_ticks(const meter *m, lane *l) {
    const bool own = l->slow && m->own;
    uint64_t before = own ? bench_own_nanoseconds() : 0, begin = bench_ticks();
    l->c->family->loop(l->c, l->data, m->metric, &l->at, l->calls);
    uint64_t ticks = bench_ticks() - begin;
    if (own) {
        double ran = (double)(bench_own_nanoseconds() - before) * m->rate / 1e9;
        ticks = ran < (double)ticks ? (uint64_t)ran : ticks;
    }
    return ticks > m->overhead ? ticks - m->overhead : 1;
}

/* One batch, between the calibration of the batch before and its own. */
static sample batch(meter *m, lane *l) {
    double before = m->scale;
    uint64_t ticks = batch_ticks(m, l);
    m->scale = bench_calibrate(m->overhead);
#if defined(__x86_64__)
    double scale = (before + m->scale) / 2;
#else
    double scale = 1;
#endif
    double drift = m->scale > before ? m->scale / before - 1 : before / m->scale - 1;
    return (sample){(double)ticks * scale / (double)(l->calls * l->elements), drift};
}

static void set_calls(const meter *m, lane *l, double ticks) {
    size_t step = l->c->family->step;
    l->calls = 2 * step;
    for (int i = 0; i < 28; i++) {
        double took = (double)batch_ticks(m, l);
        if (took > ticks / 2) {
            size_t calls = (size_t)((double)l->calls * ticks / took);
            l->slow = took / (double)l->calls * (double)step > m->rate * SLOW_MICROSECONDS / 1e6;
            l->calls = calls < step ? step : calls / step * step;
            return;
        }
        l->calls *= 2;
    }
}

static bool refresh(const lane *lanes, size_t count, unsigned round) {
    for (size_t i = 0; i < count; i++) {
        const bench_family *family = lanes[i].c->family;
        if (family->refresh && !family->refresh(lanes[i].c, lanes[i].data, round))
            return false;
    }
    return true;
}

/* Forth from the case `first`, then back: none is always the one that follows the new operands. */
static void round_of(meter *m, lane *lanes, size_t count, size_t first, sample *out) {
    m->scale = bench_calibrate(m->overhead);
    for (size_t k = 0; k < count; k++)
        out[(first + k) % count] = batch(m, &lanes[(first + k) % count]);
    for (size_t k = count; k-- > 0;) {
        size_t i = (first + k) % count;
        sample back = batch(m, &lanes[i]);
        out[i].cost = (out[i].cost + back.cost) / 2;
        out[i].drift = back.drift > out[i].drift ? back.drift : out[i].drift;
    }
}

static bool prepare(const bench_case *const *cases, size_t count, uint64_t seed, lane *lanes) {
    for (size_t i = 0; i < count; i++) {
        const bench_case *c = cases[i];
        void *data = c->family->open(c, seed);
        const char *wrong = data ? c->family->check(c, data) : "out of memory";
        if (wrong) {
            fprintf(stderr, "%s: %s\n", c->id, wrong);
            return false;
        }
        lanes[i] = (lane){c, data, 0, 0, c->family->elements ? c->family->elements(c) : 1, false};
    }
    return true;
}

static void print_head(const lane *lanes, size_t count, const bench_plan *plan, int core,
                       double rate) {
    printf("{\"unit\":\"%s\",\"metric\":\"%s\",\"core\":%d,\"ticks_per_second\":%.0f,"
           "\"cycles_per_tick\":%.5f,\"cases\":[",
           bench_unit, plan->metric == BENCH_LATENCY ? "latency" : "throughput", core, rate,
           bench_calibrate(bench_ticks_overhead()));
    for (size_t i = 0; i < count; i++)
        printf("%s\"%s\"", i ? "," : "", lanes[i].c->id);
    printf("],\"calls\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%zu", i ? "," : "", lanes[i].calls);
    printf("]}\n");
}

static void print_round(const sample *samples, size_t count) {
    printf("{\"v\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%.4f", i ? "," : "", samples[i].cost);
    printf("],\"d\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%.4f", i ? "," : "", samples[i].drift);
    printf("]}\n");
}

static int measure(lane *lanes, size_t count, const bench_plan *plan, int core, sample *samples) {
    double rate = bench_tick_rate();
    meter m = {plan->metric, bench_ticks_overhead(), 0, rate, true};
    for (size_t i = 0; i < count; i++)
        m.own = m.own && !lanes[i].c->elsewhere;
    for (size_t i = 0; i < count; i++)
        set_calls(&m, &lanes[i], rate * plan->microseconds / 1e6);
    uint64_t begin = bench_ticks();
    double limit = rate * plan->milliseconds / 1e3;
    unsigned rounds = 0;
    while (rounds < plan->rounds) {
        if (!refresh(lanes, count, rounds + 1))
            return 1;
        round_of(&m, lanes, count, rounds % count, samples + rounds * count);
        rounds++;
        if ((double)(bench_ticks() - begin) > limit)
            break;
    }
    print_head(lanes, count, plan, core, rate);
    for (unsigned i = 0; i < rounds; i++)
        print_round(samples + i * count, count);
    return fflush(stdout) == 0 ? 0 : 1;
}

int bench_run(const bench_case *const *cases, size_t count, const bench_plan *plan) {
    lane *lanes = calloc(count, sizeof *lanes);
    sample *samples = calloc((size_t)plan->rounds * count, sizeof *samples);
    int core = bench_pin(plan->core), code = 1;
    if (!lanes || !samples)
        fprintf(stderr, "out of memory for %u rounds of %zu cases\n", plan->rounds, count);
    else if (prepare(cases, count, plan->seed, lanes))
        code = measure(lanes, count, plan, core, samples);
    free(lanes);
    free(samples);
    return code;
}
