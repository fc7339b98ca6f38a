/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `modx8`: products, squares and powers modulo eight different moduli at once. */
#include "mod/reference.h"
#include "modx8/case.h"
#include "operands.h"

#include <stdlib.h>
#include <string.h>

/* Operands that stay near; accumulators for independent calls; products that are checked. */
enum { STREAM = 4, CHAINS = 2, PRODUCTS = 6, BYTES = MODX8_MOST / 8 };

typedef uint64_t number[MOD_MAX_WORDS];

typedef struct {
    mod_modulus modulus[MODX8_LANES];
    number begin[CHAINS][MODX8_LANES], factor[STREAM][MODX8_LANES];
    uint8_t exponent[STREAM][MODX8_LANES * BYTES];
    sangi_modx8 *m;
    size_t length, limbs;
    unsigned char memory[SANGI_MODX8_SIZE(MODX8_MOST)];
    sangi_limb *y, *z;
} operands;

static void draw(const mod_modulus *m, uint64_t *z, uint64_t *state) {
    do
        for (size_t i = 0; i < m->words; i++)
            z[i] = bench_draw(state);
    while (!mod_reference_below(z, m->n, m->words));
}

static void draw_modulus(mod_modulus *m, size_t bits, uint64_t *state) {
    m->bits = bits;
    m->words = bits / 64;
    for (size_t i = 0; i < m->words; i++)
        m->n[i] = bench_draw(state);
    m->n[0] |= 1;
    m->n[m->words - 1] |= (uint64_t)1 << 63;
    mod_reference_complete(m);
}

static bool put(const operands *d, sangi_limb *z, number x[MODX8_LANES]) {
    uint8_t bytes[MODX8_LANES * BYTES];
    for (size_t l = 0; l < MODX8_LANES; l++)
        mod_to_bytes(bytes + l * d->length, d->length, x[l]);
    return sangi_modx8_from_bytes(d->m, z, bytes, MODX8_LANES * d->length) == SANGI_OK;
}

static bool holds(const operands *d, const sangi_limb *x, number expected[MODX8_LANES]) {
    uint8_t bytes[MODX8_LANES * BYTES], wanted[BYTES];
    if (sangi_modx8_to_bytes(d->m, bytes, MODX8_LANES * d->length, x) != SANGI_OK)
        return false;
    for (size_t l = 0; l < MODX8_LANES; l++) {
        mod_to_bytes(wanted, d->length, expected[l]);
        if (memcmp(wanted, bytes + l * d->length, d->length) != 0)
            return false;
    }
    return true;
}

static bool reset(operands *d) {
    for (size_t i = 0; i < CHAINS; i++)
        if (!put(d, d->z + i * d->limbs, d->begin[i]))
            return false;
    return true;
}

static void *open_case(const bench_case *b, uint64_t seed) {
    const modx8_case *const c = b->spec;
    operands *const d = calloc(1, sizeof *d);
    uint8_t n[MODX8_LANES * BYTES];
    if (!d)
        return NULL;
    d->length = c->bits / 8;
    for (size_t l = 0; l < MODX8_LANES; l++) {
        draw_modulus(&d->modulus[l], c->bits, &seed);
        mod_to_bytes(n + l * d->length, d->length, d->modulus[l].n);
    }
    if (sangi_modx8_init(&d->m, d->memory, sizeof d->memory, n, MODX8_LANES * d->length,
                         c->method) != SANGI_OK)
        return NULL;
    d->limbs = sangi_modx8_limbs(d->m);
    d->y = bench_words(STREAM * d->limbs);
    d->z = bench_accumulators(CHAINS * d->limbs, &seed);
    if (!d->y || !d->z)
        return NULL;
    for (size_t i = 0; i < STREAM; i++) {
        for (size_t l = 0; l < MODX8_LANES; l++)
            draw(&d->modulus[l], d->factor[i][l], &seed);
        for (size_t j = 0; j < MODX8_LANES * d->length; j++)
            d->exponent[i][j] = (uint8_t)bench_draw(&seed);
        if (!put(d, d->y + i * d->limbs, d->factor[i]))
            return NULL;
    }
    for (size_t i = 0; i < CHAINS; i++)
        for (size_t l = 0; l < MODX8_LANES; l++)
            draw(&d->modulus[l], d->begin[i][l], &seed);
    return reset(d) ? d : NULL;
}

static void once(const modx8_case *c, const operands *d, sangi_limb *z, size_t at) {
    const sangi_limb *const y = d->y + at % STREAM * d->limbs;
    const uint8_t *const e = d->exponent[at % STREAM];
    if (c->op == MODX8_EXP && c->flat)
        modx8_flat_exp(c->flat, d->m, z, z, e, d->length);
    else if (c->op == MODX8_EXP)
        sangi_modx8_exp(d->m, z, z, e, MODX8_LANES * d->length);
    else if (c->flat)
        modx8_flat_mul(c->flat, d->m, z, z, y);
    else if (c->op == MODX8_SQR)
        sangi_modx8_sqr(d->m, z, z);
    else
        sangi_modx8_mul(d->m, z, z, y);
}

static uint64_t loop(const bench_case *b, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const modx8_case *const c = b->spec;
    operands *const d = data;
    const size_t chains = metric == BENCH_LATENCY ? 0 : CHAINS - 1;
    for (const size_t end = *at + calls; *at < end; ++*at) {
        sangi_limb *const z = d->z + (*at & chains) * d->limbs, kept = z[MODX8_LANES - 1];
        once(c, d, z, *at);
        if (c->seven)
            z[MODX8_LANES - 1] = kept;
    }
    return d->z[0];
}

static const char *check(const bench_case *b, void *data) {
    const modx8_case *const c = b->spec;
    operands *const d = data;
    number z[MODX8_LANES];
    size_t at = 0;
    /* The control is wrong whatever computes the other elements, so it runs on every CPU. */
    if (!c->seven && strcmp(sangi_modx8_backend(d->m), "ifma") != 0)
        return "the library does not compute with IFMA";
    memcpy(z, d->begin[0], sizeof z);
    for (size_t i = 0; i < (c->op == MODX8_EXP ? 1 : PRODUCTS); i++) {
        loop(b, d, BENCH_LATENCY, &at, 1);
        for (size_t l = 0; l < MODX8_LANES; l++) {
            const mod_modulus *const m = &d->modulus[l];
            number e = {0};
            if (c->op != MODX8_EXP) {
                mod_reference_mul(m, z[l], z[l],
                                  c->op == MODX8_SQR ? z[l] : d->factor[i % STREAM][l]);
                continue;
            }
            mod_from_bytes(e, m->words, d->exponent[i % STREAM] + l * d->length, d->length);
            mod_reference_exp(m, z[l], z[l], e);
        }
        if (!holds(d, d->z, z))
            return "a lane differs from the reference";
    }
    return reset(d) ? NULL : "out of memory";
}

static size_t elements(const bench_case *b) {
    (void)b;
    return MODX8_LANES;
}

const bench_family bench_family_modx8 = {open_case, check, NULL, loop, elements, 1};
