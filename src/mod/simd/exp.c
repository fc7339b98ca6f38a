/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Powers with one message across lanes: into digits, up, and back. */
#include "mod/simd/kernels.h"

#if SANGI_ASM

#include "mod/exp.h"
#include "word/wipe.h"

/* Bytes of the exponent from which on a context's data for lanes are made for it. */
#define LEAST 3
/* Limbs of a number below 2N, or of one that a context reduces. */
#define MOST (2 * SANGI_MOD_LIMBS(SANGI_MOD_LANES_MOST_BITS))

_Static_assert(SANGI_MOD_LANES_POWERS == SANGI_MOD_POWERS, "a table has the powers of a window");

/* Powers to make: one, or two at once. */
typedef struct {
    size_t count;
    const sangi_mod *const *m;
    sangi_limb *const *z;
    const sangi_limb *const *x;
    const sangi_mod_exponent *e;
} powers;

/* What they are made in, of the vectors of some size. */
typedef struct {
    sangi_limb *data, *table, *base, *factor, *power;
} room;

/* z <- 1 in each of so many elements */
static void set_ones(const sangi_mod_lanes *l, sangi_limb *z, size_t count) {
    static const sangi_limb one = 1;

    for (size_t i = 0; i < count; i++)
        sangi_mod_lanes_enter(l, z + i * SANGI_MOD_LANES_ELEMENT(l->bits), &one, 1);
}

static sangi_mod_products products(const sangi_mod_lanes *l, const room *r, size_t count) {
    const size_t limbs = count * SANGI_MOD_LANES_ELEMENT(l->bits);

    if (count == 1)
        return (sangi_mod_products){limbs, r->data, l->mul, l->sqr, l->pick, NULL};
    return (sangi_mod_products){limbs, r->data, l->mul_pair, l->sqr_pair, NULL, l->pick_pair};
}

static void raise(const sangi_mod_lanes *l, const room *r, const powers *w, sangi_mod_power run) {
    const sangi_mod_products p = products(l, r, w->count);
    const size_t element = SANGI_MOD_LANES_ELEMENT(l->bits), data = SANGI_MOD_LANES_DATA(l->bits);
    sangi_limb number[MOST];

    for (size_t i = 0; i < w->count; i++) {
        const sangi_mod *const m = w->m[i];
        sangi_mod_lanes_prepare(l, r->data + i * data, m->data, m->width, m->bytes);
        m->rules->leave(m, number, w->x[i]);
        sangi_mod_lanes_enter(l, r->base + i * element, number, m->width);
    }
    for (size_t i = 0; i < SANGI_MOD_POWERS * p.limbs; i++)
        r->table[i] = 0;
    set_ones(l, r->table, w->count);
    set_ones(l, r->factor, w->count);
    set_ones(l, r->power, w->count);
    run(&p, r->power, r->base, w->e, r->table, r->factor);
    for (size_t i = 0; i < w->count; i++) {
        const sangi_mod *const m = w->m[i];
        sangi_mod_lanes_leave(l, number, 2 * m->limbs, r->power + i * element);
        m->rules->reduce(m, w->z[i], number);
    }
    sangi_wipe(number, sizeof number);
    sangi_wipe(r->base, p.limbs * sizeof *r->base);
    sangi_wipe(r->power, p.limbs * sizeof *r->power);
    sangi_wipe(r->data, w->count * data * sizeof *r->data);
}

/* The stack that a short modulus takes is short. */
#if defined(__GNUC__)
#define APART __attribute__((noinline))
#else
#define APART
#endif
#define WITH_ROOM_FOR(name, bits, count)                                                           \
    APART static void name(const sangi_mod_lanes *l, const powers *w, sangi_mod_power run) {       \
        enum { ELEMENT = (count) * SANGI_MOD_LANES_ELEMENT(bits) };                                \
        _Alignas(64) sangi_limb table[SANGI_MOD_POWERS * ELEMENT], base[ELEMENT], factor[ELEMENT], \
            power[ELEMENT], data[(count) * SANGI_MOD_LANES_DATA(bits)];                            \
        const room r = {data, table, base, factor, power};                                         \
        raise(l, &r, w, run);                                                                      \
    }

WITH_ROOM_FOR(across_1024, 1024, 1)
WITH_ROOM_FOR(across_2048, 2048, 1)
WITH_ROOM_FOR(across_4096, 4096, 1)
WITH_ROOM_FOR(pair_across, SANGI_MOD_LANES_PAIR_BITS, 2)

/* The kernels for a context's powers, or NULL. */
static const sangi_mod_lanes *kernels(const sangi_mod *m, const sangi_mod_exponent *e) {
    if (e->length < LEAST || m->rules == &sangi_mod_binary)
        return NULL;
    return sangi_mod_lanes_for(m->bytes);
}

int sangi_mod_lanes_exp(const sangi_mod *m, sangi_mod_power run, sangi_limb *z, const sangi_limb *x,
                        const sangi_mod_exponent *e) {
    const sangi_mod_lanes *const l = kernels(m, e);
    const powers w = {1, &m, &z, &x, e};

    if (!l)
        return 0;
    (l->bits <= 1024 ? across_1024 : l->bits <= 2048 ? across_2048 : across_4096)(l, &w, run);
    return 1;
}

int sangi_mod_lanes_exp_pair(const sangi_mod *const m[2], sangi_mod_power run,
                             sangi_limb *const z[2], const sangi_limb *const x[2],
                             const sangi_mod_exponent e[2]) {
    const sangi_mod_lanes *const l = kernels(m[0], e);
    const powers w = {2, m, z, x, e};

    if (!l || !l->mul_pair || kernels(m[1], e) != l)
        return 0;
    pair_across(l, &w, run);
    return 1;
}

#endif
