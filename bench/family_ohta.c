/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `ohta`: modular multiplication of 220 bits, as the paper writes it (papers/ohta). */
#include "family.h"
#include "ohta/number.h"
#include "operands.h"

#include <string.h>

enum { LANES = 8, STREAM = 1024, EDGES = 6, CHECKED = 40, FORMS = 9 };

/* For a form, a stream of factors and an accumulator for each chain; both also as numbers. */
typedef struct {
    const ohta_form *form;
    ohta_number *values, begin[LANES];
    ohta_slot *slots, *z;
} operands;

static void draw(uint64_t *x, uint64_t *state) {
    for (size_t i = 0; i < OHTA_WORDS; i++)
        x[i] = bench_draw(state);
    x[OHTA_WORDS - 1] >>= 64 * OHTA_WORDS - 219; /* below 2^219, and so below p */
}

static bool fill(operands *d, const ohta_form *form, uint64_t seed) {
    uint64_t state = seed;
    d->values = (ohta_number *)bench_words(STREAM * OHTA_WORDS);
    d->slots = (ohta_slot *)bench_words(STREAM * sizeof *d->slots / sizeof(uint64_t));
    d->z = (ohta_slot *)bench_accumulators(LANES * sizeof *d->z / sizeof(uint64_t), &state);
    if (!d->values || !d->slots || !d->z)
        return false;
    for (size_t i = 0; i < STREAM; i++) {
        draw(d->values[i], &state);
        ohta_put(form, &d->slots[i], d->values[i]);
    }
    for (size_t i = 0; i < LANES; i++) {
        draw(d->begin[i], &state);
        ohta_put(form, &d->z[i], d->begin[i]);
    }
    d->form = form;
    return true;
}

static void *ohta_open(const bench_case *c, uint64_t seed) {
    static operands made[FORMS];
    const ohta_case *o = c->spec;
    size_t i = 0;
    while (i < FORMS - 1 && made[i].form && made[i].form != o->form)
        i++;
    return made[i].form == o->form || fill(&made[i], o->form, seed) ? &made[i] : NULL;
}

/* The loop twice over, with `lanes` as a constant: one chain, or all of them in turn. */
#define LOOP(kind, lanes)                                                                          \
    for (; calls; calls--, *at = (*at + 1) % STREAM) {                                             \
        ohta_slot *z = d->z + (*at & (lanes));                                                     \
        o->kernel.kind(z->kind, z->kind, d->slots[*at].kind, &o->form->kind);                      \
    }

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const ohta_case *o = c->spec;
    operands *d = data;
    if (o->form->real && metric == BENCH_LATENCY)
        LOOP(reals, 0)
    else if (o->form->real)
        LOOP(reals, LANES - 1)
    else if (metric == BENCH_LATENCY)
        LOOP(words, 0)
    else
        LOOP(words, LANES - 1)
    return 0;
}

/* Whether R slot = x y mod p, and the slot is as the form promises. */
static bool right(const ohta_form *form, const ohta_slot *slot, const uint64_t *x,
                  const uint64_t *y) {
    ohta_number got, expected;
    if (!ohta_get(form, got, slot))
        return false;
    ohta_reference(got, got, form->scale, form->p);
    ohta_reference(expected, x, y, form->p);
    return memcmp(got, expected, sizeof got) == 0;
}

static bool edges(const ohta_case *o) {
    const ohta_form *form = o->form;
    ohta_number values[EDGES] = {{0}, {1}, {2}};
    for (size_t i = 3; i < EDGES; i++) {
        memcpy(values[i], form->p, sizeof values[i]);
        values[i][0] -= i - 2; /* p is odd and above 2, and its low word too */
    }
    for (size_t i = 0; i < EDGES * EDGES; i++) {
        const uint64_t *x = values[i / EDGES], *y = values[i % EDGES];
        ohta_slot a, b;
        ohta_put(form, &a, x);
        ohta_put(form, &b, y);
        if (form->real)
            o->kernel.reals(a.reals, a.reals, b.reals, &form->reals);
        else
            o->kernel.words(a.words, a.words, b.words, &form->words);
        if (!right(form, &a, x, y))
            return false;
    }
    return true;
}

static bool chains(const bench_case *c, operands *d, bench_metric metric) {
    const ohta_case *o = c->spec;
    size_t at = 0;
    ohta_number before[LANES];
    for (size_t lane = 0; lane < LANES; lane++) {
        memcpy(before[lane], d->begin[lane], sizeof before[lane]);
        ohta_put(o->form, &d->z[lane], before[lane]);
    }
    for (size_t i = 0; i < CHECKED; i++) {
        size_t lane = metric == BENCH_LATENCY ? 0 : i % LANES;
        loop(c, d, metric, &at, 1);
        if (!right(o->form, &d->z[lane], before[lane], d->values[i]) ||
            !ohta_get(o->form, before[lane], &d->z[lane]))
            return false;
    }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    if (!edges(c->spec))
        return "an edge value differs";
    if (!chains(c, data, BENCH_LATENCY) || !chains(c, data, BENCH_THROUGHPUT))
        return "a chain of results differs";
    return NULL;
}

void ohta_control_edge(ohta_word *z, const ohta_word *x, const ohta_word *y,
                       const ohta_modulus *m) {
    const ohta_form form = {.bits = 14, .limbs = 16};
    ohta_slot a = {{0}}, b = {{0}}, p = {{0}};
    ohta_number s, t, n, zero = {0};
    memcpy(a.words, x, 16 * sizeof *x);
    memcpy(b.words, y, 16 * sizeof *y);
    memcpy(p.words, m->p, 16 * sizeof *x);
    ohta_get(&form, n, &p);
    ohta_get(&form, s, &a);
    ohta_get(&form, t, &b);
    ohta_reference(s, s, t, n);
    ohta_put(&form, &a, memcmp(s, zero, sizeof s) ? s : n);
    memcpy(z, a.words, 16 * sizeof *z);
}

const bench_family bench_family_ohta = {ohta_open, check, NULL, loop, NULL, LANES};
