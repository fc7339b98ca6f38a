/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/data.h"

#include "mod/reference.h"
#include "operands.h"

#include <string.h>

enum { MAX_SETS = 512, LINE_WORDS = 8 };

static void draw(const mod_modulus *m, uint64_t *z, uint64_t *state) {
    for (size_t i = 0; i < m->words; i++)
        z[i] = bench_draw(state);
    if (m->bits % 64)
        z[m->words - 1] &= ((uint64_t)1 << m->bits % 64) - 1;
}

static void draw_modulus(mod_modulus *m, uint64_t *state) {
    draw(m, m->n, state);
    m->n[0] |= 1;
    m->n[m->words - 1] |= (uint64_t)1 << (m->bits - 1) % 64;
}

static void draw_element(const mod_modulus *m, uint64_t *z, uint64_t *state) {
    do
        draw(m, z, state);
    while (!mod_reference_below(z, m->n, m->words));
}

static void draw_operand(const mod_data *d, uint64_t *z, uint64_t *state) {
    mod_modulus other = d->modulus;
    if (d->op == MOD_EXP) {
        draw(&d->modulus, z, state);
    } else if (d->op == MOD_INIT) {
        draw_modulus(&other, state);
        memcpy(z, other.n, other.words * sizeof *z);
    } else {
        draw_element(&d->modulus, z, state);
    }
}

static bool fill(mod_data *d, uint64_t *state) {
    const mod_modulus *m = &d->modulus;
    for (size_t i = 0; i < MOD_LANES; i++)
        draw_element(m, d->begin + i * m->words, state);
    for (size_t i = 0; i < MOD_STREAM; i++) {
        uint64_t *x = d->values + i * m->words, *slot = d->y + i * d->stride;
        bool numbers = d->op == MOD_EXP || d->op == MOD_INIT;
        draw_operand(d, x, state);
        if (!(numbers ? d->library->put_number : d->library->put)(d->context, slot, x))
            return false;
    }
    return true;
}

static bool make(mod_data *d, const mod_case *c, uint64_t seed) {
    mod_modulus *m = &d->modulus;
    uint64_t state = seed + c->bits;
    d->library = c->library;
    d->op = c->op;
    m->bits = c->bits;
    m->kernels = c->kernels;
    m->words = (c->bits + 63) / 64;
    draw_modulus(m, &state);
    mod_reference_complete(m);
    d->context = d->library->start(m);
    d->stride = d->library->words(m);
    d->lane = (d->stride + LINE_WORDS) / LINE_WORDS * LINE_WORDS;
    d->values = bench_words(MOD_STREAM * m->words);
    d->begin = bench_words(MOD_LANES * m->words);
    d->y = bench_words(MOD_STREAM * d->stride);
    d->z = bench_accumulators(MOD_LANES * d->lane, &state);
    return d->context && d->values && d->begin && d->y && d->z && fill(d, &state) &&
           mod_data_reset(d);
}

mod_data *mod_data_for(const mod_case *c, uint64_t seed) {
    static mod_data sets[MAX_SETS];
    static size_t count;
    for (size_t i = 0; i < count; i++)
        if (sets[i].library == c->library && sets[i].modulus.bits == c->bits && sets[i].op == c->op)
            return &sets[i];
    return count < MAX_SETS && make(&sets[count], c, seed) ? &sets[count++] : NULL;
}

bool mod_data_reset(mod_data *d) {
    for (size_t i = 0; i < MOD_LANES; i++)
        if (!d->library->put(d->context, d->z + i * d->lane, d->begin + i * d->modulus.words))
            return false;
    return true;
}
