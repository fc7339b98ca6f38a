/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "data.h"

#include "operands.h"
#include "reference.h"

#include <string.h>

enum { MAX_SETS = 48 };

static void draw_element(const bench_field *field, uint64_t *z, uint64_t *state) {
    uint64_t top = field->bits % 64 ? ((uint64_t)1 << field->bits % 64) - 1 : UINT64_MAX;
    do {
        for (size_t i = 0; i < field->limbs; i++)
            z[i] = bench_draw(state);
        z[field->limbs - 1] &= top;
    } while (!reference_below(z, field->modulus, field->limbs));
}

/* A quarter zero, a quarter one bit, a quarter the value x, a quarter x with one bit flipped. */
static void draw_mixed(const bench_field *field, uint64_t *z, const uint64_t *x, uint64_t *state) {
    uint64_t kind = bench_draw(state) % 4, bit = bench_draw(state) % field->bits;
    memset(z, 0, field->limbs * sizeof *z);
    if (kind >= 2)
        memcpy(z, x, field->limbs * sizeof *z);
    if (kind % 2)
        z[bit / 64] ^= (uint64_t)1 << bit % 64;
}

static bool allocate(field_data *d) {
    bool same = d->form == &field_plain;
    d->stride = same ? d->field->limbs : d->form->words;
    for (int s = 0; s < FIELD_STREAMS; s++) {
        d->values[s] = bench_words((FIELD_STREAM + 1) * d->field->limbs);
        d->slots[s] = same ? d->values[s] : bench_words(FIELD_STREAM * d->stride);
        if (!d->values[s] || !d->slots[s])
            return false;
    }
    d->masks = bench_words(FIELD_STREAM);
    d->begin = bench_words(2 * FIELD_CHAINS * d->field->limbs);
    d->batch = bench_words(FIELD_BATCH * d->field->limbs);
    d->z = bench_accumulators(FIELD_CHAINS * FIELD_CHAIN_WORDS, &d->state);
    d->w = bench_accumulators(FIELD_CHAINS * FIELD_CHAIN_WORDS, &d->state);
    return d->masks && d->begin && d->batch && d->z && d->w;
}

static bool to_form(field_data *d, int stream) {
    if (d->form == &field_plain)
        return true;
    size_t n = d->field->limbs;
    for (size_t i = 0; i < FIELD_STREAM; i++)
        if (!d->form->put(d->slots[stream] + i * d->stride, d->values[stream] + i * n, n))
            return false;
    return true;
}

bool field_data_refresh(field_data *d) {
    for (size_t i = 0; i < FIELD_STREAM; i++)
        draw_element(d->field, d->values[FIELD_RANDOM] + i * d->field->limbs, &d->state);
    return to_form(d, FIELD_RANDOM);
}

static bool fill(field_data *d) {
    const bench_field *field = d->field;
    uint64_t zero[FIELD_MAX_LIMBS] = {0}, one[FIELD_MAX_LIMBS] = {1};
    for (size_t i = 0; i < 2 * FIELD_CHAINS; i++)
        draw_element(field, d->begin + i * field->limbs, &d->state);
    for (size_t i = 0; i < FIELD_STREAM; i++) {
        size_t at = i * field->limbs;
        reference_sub(field, d->values[FIELD_ALWAYS] + at, zero, one);
        memcpy(d->values[FIELD_NEVER] + at, one, field->limbs * sizeof *one);
        draw_mixed(field, d->values[FIELD_MIXED] + at, d->begin, &d->state);
        d->masks[i] = 0 - (bench_draw(&d->state) & 1);
    }
    bool made = to_form(d, FIELD_ALWAYS) && to_form(d, FIELD_NEVER) && to_form(d, FIELD_MIXED);
    return made && field_data_refresh(d) && d->form->start(field);
}

field_data *field_data_for(const field_case *c, uint64_t seed) {
    static field_data sets[MAX_SETS];
    static size_t count;
    for (size_t i = 0; i < count; i++)
        if (sets[i].field == c->field && sets[i].form == c->form)
            return &sets[i];
    if (count == MAX_SETS)
        return NULL;
    field_data *d = &sets[count++];
    d->field = c->field;
    d->form = c->form;
    d->state = seed;
    return allocate(d) && fill(d) && field_data_reset(d) ? d : NULL;
}

bool field_data_reset(field_data *d) {
    size_t n = d->field->limbs;
    for (size_t chain = 0; chain < FIELD_CHAINS; chain++)
        if (!d->form->put(d->z + chain * FIELD_CHAIN_WORDS, d->begin + chain * n, n) ||
            !d->form->put(d->w + chain * FIELD_CHAIN_WORDS, d->begin + (FIELD_CHAINS + chain) * n,
                          n))
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

const field_form field_plain = {0, put_limbs, get_limbs, start_limbs, false};
