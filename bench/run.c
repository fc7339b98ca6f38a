/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "run.h"

#include "clock.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct {
    const bench_case *c;
    void *data;
    size_t at, calls, elements;
    bool slow;   /**< a batch is long enough to lose the core in it */
    bool cold;   /**< a batch is timed without an untimed one before it */
    double best; /**< cost of a batch where nothing has to wake up first */
} timed;

typedef struct {
    double cost, drift, width;
} sample;

typedef struct {
    bench_metric metric;
    uint64_t overhead;
    double scale; /**< units per tick, as last calibrated */
    double width; /**< additions per cycle, as last calibrated */
    double rate;  /**< ticks per second */
    bool own;     /**< of slow batches, only the time in which this thread had the core counts */
} meter;

enum { SLOW_MICROSECONDS = 200, WARM_MICROSECONDS = 1000, TRIES = 6 };

static uint64_t batch_ticks(const meter *m, timed *l) {
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

static void calibrate(meter *m) {
    m->scale = bench_calibrate(m->overhead);
    m->width = bench_width(m->overhead, m->scale);
}

/*
 * Keeps the least cost of a batch.  A calibration that was disturbed says too little, so that the
 * larger one of two counts.
 */
static void keep_best(timed *l, uint64_t ticks, double before, double after) {
    double cost = (double)ticks * (before > after ? before : after);
    l->best = l->best == 0 || cost < l->best ? cost : l->best;
}

/*
 * Untimed batches until one costs what it does at its best, for a millisecond at most.  The case
 * before may have left caches and predictors to itself, and where wide vectors have rested for a
 * while, a core runs them at a quarter of its speed for up to half a millisecond.  What is compared
 * is what each case costs where it runs again and again.
 */
static void warm(const meter *m, timed *l) {
    double limit = m->rate * WARM_MICROSECONDS / 1e6, spent = 0, ticks;
    if (l->cold)
        return;
    do {
        ticks = (double)batch_ticks(m, l);
        spent += ticks;
    } while (ticks * m->scale > 1.1 * l->best && spent < limit);
}

/* One batch, between the calibration of the batch before and its own. */
static sample batch_once(meter *m, timed *l) {
    warm(m, l);
    meter before = *m;
    uint64_t ticks = batch_ticks(m, l);
    calibrate(m);
    keep_best(l, ticks, before.scale, m->scale);
#if defined(__x86_64__)
    double scale = (before.scale + m->scale) / 2;
#else
    double scale = 1;
#endif
    return (sample){
        .cost = (double)ticks * scale / (double)(l->calls * l->elements),
        .drift = (m->scale > before.scale ? m->scale / before.scale : before.scale / m->scale) - 1,
        .width = m->width < before.width ? m->width : before.width,
    };
}

/* The same; a short one is timed again if another thread was given the core meanwhile. */
static sample batch(meter *m, timed *l) {
    sample found;
    long switches;
    int tries = 0;
    do {
        switches = bench_switches();
        found = batch_once(m, l);
    } while (!l->slow && m->own && bench_switches() != switches && ++tries < TRIES);
    return found;
}

static void set_best(meter *m, timed *l) {
    double limit = m->rate * WARM_MICROSECONDS / 1e6, spent = 0;
    l->best = 0;
    calibrate(m);
    while (!l->cold && spent < limit) {
        double before = m->scale;
        uint64_t ticks = batch_ticks(m, l);
        calibrate(m);
        keep_best(l, ticks, before, m->scale);
        spent += (double)ticks;
    }
}

static void set_calls(meter *m, timed *l, double ticks) {
    size_t step = l->c->family->step;
    l->calls = step;
    for (int i = 0; i < 28; i++, l->calls *= 2) {
        double took = (double)batch_ticks(m, l);
        if (took > ticks / 2) {
            double call = took / (double)l->calls;
            size_t calls = (size_t)(ticks / call);
            l->slow = call * (double)step > m->rate * SLOW_MICROSECONDS / 1e6;
            l->cold = call * (double)step > m->rate * WARM_MICROSECONDS / 1e6;
            l->calls = calls < step ? step : calls / step * step;
            break;
        }
    }
    set_best(m, l);
}

static bool refresh(const timed *all, size_t count, unsigned round) {
    for (size_t i = 0; i < count; i++) {
        const bench_family *family = all[i].c->family;
        if (family->refresh && !family->refresh(all[i].c, all[i].data, round))
            return false;
    }
    return true;
}

/* Forth from the case `first`, then back: none is always the one that follows the new operands. */
static void round_of(meter *m, timed *all, size_t count, size_t first, sample *out) {
    calibrate(m);
    for (size_t k = 0; k < count; k++)
        out[(first + k) % count] = batch(m, &all[(first + k) % count]);
    for (size_t k = count; k-- > 0;) {
        size_t i = (first + k) % count;
        sample back = batch(m, &all[i]);
        out[i].cost = (out[i].cost + back.cost) / 2;
        out[i].drift = back.drift > out[i].drift ? back.drift : out[i].drift;
        out[i].width = back.width < out[i].width ? back.width : out[i].width;
    }
}

static bool prepare(const bench_case *const *cases, size_t count, const bench_plan *plan,
                    timed *all) {
    for (size_t i = 0; i < count; i++) {
        const bench_case *c = cases[i];
        void *data = c->family->open(c, plan->seed);
        const char *wrong = !data         ? "its operands could not be set up"
                            : plan->check ? c->family->check(c, data)
                                          : NULL;
        if (wrong) {
            fprintf(stderr, "%s: %s\n", c->id, wrong);
            return false;
        }
        all[i] = (timed){c,     data,  0, 0, c->family->elements ? c->family->elements(c) : 1,
                         false, false, 0};
    }
    return true;
}

static void print_head(const timed *all, size_t count, const bench_plan *plan, int core,
                       double rate) {
    printf("{\"unit\":\"%s\",\"metric\":\"%s\",\"core\":%d,\"ticks_per_second\":%.0f,"
           "\"cycles_per_tick\":%.5f,\"cases\":[",
           bench_unit, plan->metric == BENCH_LATENCY ? "latency" : "throughput", core, rate,
           bench_calibrate(bench_ticks_overhead()));
    for (size_t i = 0; i < count; i++)
        printf("%s\"%s\"", i ? "," : "", all[i].c->id);
    printf("],\"calls\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%zu", i ? "," : "", all[i].calls);
    printf("]}\n");
}

static void print_round(const sample *samples, size_t count) {
    printf("{\"v\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%.4f", i ? "," : "", samples[i].cost);
    printf("],\"d\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%.4f", i ? "," : "", samples[i].drift);
    printf("],\"w\":[");
    for (size_t i = 0; i < count; i++)
        printf("%s%.2f", i ? "," : "", samples[i].width);
    printf("]}\n");
}

static int measure(timed *all, size_t count, const bench_plan *plan, int core, sample *samples) {
    double rate = bench_tick_rate();
    meter m = {plan->metric, bench_ticks_overhead(), 0, 0, rate, true};
    for (size_t i = 0; i < count; i++)
        m.own = m.own && !all[i].c->elsewhere;
    for (size_t i = 0; i < count; i++)
        set_calls(&m, &all[i], rate * plan->microseconds / 1e6);
    uint64_t begin = bench_ticks();
    double limit = rate * plan->milliseconds / 1e3;
    unsigned rounds = 0;
    while (rounds < plan->rounds) {
        if (!refresh(all, count, rounds + 1))
            return 1;
        round_of(&m, all, count, rounds % count, samples + rounds * count);
        rounds++;
        if ((double)(bench_ticks() - begin) > limit)
            break;
    }
    print_head(all, count, plan, core, rate);
    for (unsigned i = 0; i < rounds; i++)
        print_round(samples + i * count, count);
    return fflush(stdout) == 0 ? 0 : 1;
}

int bench_run(const bench_case *const *cases, size_t count, const bench_plan *plan) {
    timed *all = calloc(count, sizeof *all);
    sample *samples = calloc((size_t)plan->rounds * count, sizeof *samples);
    int core = bench_pin(plan->core), code = 1;
    if (!all || !samples)
        fprintf(stderr, "out of memory for %u rounds of %zu cases\n", plan->rounds, count);
    else if (prepare(cases, count, plan, all))
        code = measure(all, count, plan, core, samples);
    free(all);
    free(samples);
    return code;
}
