/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "data.h"

#include "reference.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_SETS = 48, PAGE = 4096, LINE = 64 };

/* splitmix64 [Steele, Lea, Flood 2014] */
static uint64_t draw(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

static void draw_element(const bench_field *field, uint64_t *z, uint64_t *state) {
    uint64_t top = field->bits % 64 ? ((uint64_t)1 << field->bits % 64) - 1 : UINT64_MAX;
    do {
        for (size_t i = 0; i < field->limbs; i++)
            z[i] = draw(state);
        z[field->limbs - 1] &= top;
    } while (!reference_below(z, field->modulus, field->limbs));
}

/* A quarter zero, a quarter one bit, a quarter the value x, a quarter x with one bit flipped. */
static void draw_mixed(const bench_field *field, uint64_t *z, const uint64_t *x, uint64_t *state) {
    uint64_t kind = draw(state) % 4, bit = draw(state) % field->bits;
    memset(z, 0, field->limbs * sizeof *z);
    if (kind >= 2)
        memcpy(z, x, field->limbs * sizeof *z);
    if (kind % 2)
        z[bit / 64] ^= (uint64_t)1 << bit % 64;
}

static uint64_t *words(size_t n) {
    size_t bytes = (n * sizeof(uint64_t) + PAGE - 1) / PAGE * PAGE;
    uint64_t *made = aligned_alloc(PAGE, bytes);
    if (made)
        memset(made, 0, bytes);
    return made;
}

/*
 * Accumulators at a random cache line of a page: a store to them delays a load 4096 bytes away, of
 * a kernel's constants for one, and which kernel that hits must not be the same in every process.
 */
static uint64_t *accumulators(uint64_t *state) {
    size_t line = draw(state) % (PAGE / LINE);
    uint64_t *page = words(PAGE / sizeof(uint64_t) + BENCH_LANES * BENCH_LANE_WORDS);
    return page ? page + line * LINE / sizeof *page : NULL;
}

static bool allocate(bench_data *d) {
    bool same = d->form == &bench_plain;
    d->stride = same ? d->field->limbs : d->form->words;
    for (int s = 0; s < BENCH_STREAMS; s++) {
        d->values[s] = words((BENCH_STREAM + 1) * d->field->limbs);
        d->slots[s] = same ? d->values[s] : words(BENCH_STREAM * d->stride);
        if (!d->values[s] || !d->slots[s])
            return false;
    }
    d->masks = words(BENCH_STREAM);
    d->begin = words(2 * BENCH_LANES * d->field->limbs);
    d->batch = words(BENCH_BATCH * d->field->limbs);
    d->z = accumulators(&d->state);
    d->w = accumulators(&d->state);
    return d->masks && d->begin && d->batch && d->z && d->w;
}

static bool to_form(bench_data *d, int stream) {
    if (d->form == &bench_plain)
        return true;
    size_t n = d->field->limbs;
    for (size_t i = 0; i < BENCH_STREAM; i++)
        if (!d->form->put(d->slots[stream] + i * d->stride, d->values[stream] + i * n, n))
            return false;
    return true;
}

bool bench_data_refresh(bench_data *d) {
    for (size_t i = 0; i < BENCH_STREAM; i++)
        draw_element(d->field, d->values[BENCH_RANDOM] + i * d->field->limbs, &d->state);
    return to_form(d, BENCH_RANDOM);
}

static bool fill(bench_data *d) {
    const bench_field *field = d->field;
    uint64_t zero[BENCH_MAX_LIMBS] = {0}, one[BENCH_MAX_LIMBS] = {1};
    for (size_t i = 0; i < 2 * BENCH_LANES; i++)
        draw_element(field, d->begin + i * field->limbs, &d->state);
    for (size_t i = 0; i < BENCH_STREAM; i++) {
        size_t at = i * field->limbs;
        reference_sub(field, d->values[BENCH_ALWAYS] + at, zero, one);
        memcpy(d->values[BENCH_NEVER] + at, one, field->limbs * sizeof *one);
        draw_mixed(field, d->values[BENCH_MIXED] + at, d->begin, &d->state);
        d->masks[i] = 0 - (draw(&d->state) & 1);
    }
    bool made = to_form(d, BENCH_ALWAYS) && to_form(d, BENCH_NEVER) && to_form(d, BENCH_MIXED);
    return made && bench_data_refresh(d) && d->form->start(field);
}

bench_data *bench_data_for(const bench_case *c, uint64_t seed) {
    static bench_data sets[MAX_SETS];
    static size_t count;
    for (size_t i = 0; i < count; i++)
        if (sets[i].field == c->field && sets[i].form == c->form)
            return &sets[i];
    if (count == MAX_SETS)
        return NULL;
    bench_data *d = &sets[count++];
    d->field = c->field;
    d->form = c->form;
    d->state = seed;
    return allocate(d) && fill(d) && bench_data_reset(d) ? d : NULL;
}

bool bench_data_reset(bench_data *d) {
    size_t n = d->field->limbs;
    for (size_t lane = 0; lane < BENCH_LANES; lane++)
        if (!d->form->put(d->z + lane * BENCH_LANE_WORDS, d->begin + lane * n, n) ||
            !d->form->put(d->w + lane * BENCH_LANE_WORDS, d->begin + (BENCH_LANES + lane) * n, n))
            return false;
    return true;
}

static bool put_limbs(uint64_t *slot, const uint64_t *limbs, size_t n) {
    memcpy(slot, limbs, n * sizeof *slot);
    return true;
}

static void get_limbs(uint64_t *limbs, const uint64_t *slot, size_t n) {
    memcpy(limbs, slot, n * sizeof *limbs);
}

static bool start_limbs(const bench_field *field) {
    (void)field;
    return true;
}

const bench_form bench_plain = {0, put_limbs, get_limbs, start_limbs, false};
