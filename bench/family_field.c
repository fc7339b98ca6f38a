/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `field`: every operation of the named prime fields. */
#include "field/check.h"

static void *field_open(const bench_case *c, uint64_t seed) {
    return field_data_for(c->spec, seed);
}

static const char *check(const bench_case *c, void *data) { return field_check(c->spec, data); }

static bool refresh(const bench_case *c, void *data, unsigned round) {
    const field_case *f = c->spec;
    field_data *d = data;
    if ((f->op != FIELD_ADD && f->op != FIELD_SUB) || f->input != FIELD_RANDOM || d->round == round)
        return true;
    d->round = round;
    return field_data_refresh(d);
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    return field_loop(c->spec, data, metric, at, calls);
}

static size_t elements(const bench_case *c) {
    const field_case *f = c->spec;
    return f->op == FIELD_BATCH_INV ? FIELD_BATCH : 1;
}

const bench_family bench_family_field = {field_open, check, refresh, loop, elements, FIELD_CHAINS};
