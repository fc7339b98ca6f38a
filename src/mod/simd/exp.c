/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Modular exponentiation with SIMD kernels: convert to radix 2^51, raise, convert back. */
#include "mod/simd/exp.h"

#if SANGI_ASM

#include "mod/montgomery.h"
#include "mod/simd/radix51.h"
#include "word/wipe.h"

/* Exponents of fewer bytes do not pay for the data in radix 2^51. */
#define LEAST 3
/* Limbs of a number below 2N, and of the argument of reduce_wide. */
#define MOST (2 * SANGI_MOD_LIMBS(SANGI_MOD_SIMD_MOST_BITS))

_Static_assert(SANGI_MOD_SIMD_ENTRIES == SANGI_MOD_TABLE_ENTRIES,
               "a table has one entry for each value of a window");

/* One exponentiation, or two at once. */
typedef struct {
    size_t count;
    const sangi_mod *const *m;
    const sangi_limb *data; /* or NULL */
    sangi_limb *const *z;
    const sangi_limb *const *x;
    sangi_mod_form form;
    const sangi_mod_exponent *e;
} task;

/* Buffers, in elements of the kernels, and the data. */
typedef struct {
    const sangi_limb *data;
    sangi_limb *table, *base, *factor, *power;
} buffers;

/* z <- 1, of every input */
static void set_ones(const sangi_mod_simd *l, sangi_limb *z, size_t count) {
    static const sangi_limb one = 1;

    for (size_t i = 0; i < count; i++)
        sangi_mod_simd_to_radix51(l, z + i, count, &one, 1);
}

static sangi_mod_arith arithmetic(const sangi_mod_simd *l, const buffers *r, size_t count) {
    const size_t limbs = SANGI_MOD_SIMD_ELEMENT(l->bits, count);

    if (count == 1)
        return (sangi_mod_arith){limbs, r->data, l->mul, l->sqr, l->lookup, NULL};
    return (sangi_mod_arith){limbs, r->data, l->mul_pair, l->sqr_pair, NULL, l->lookup_pair};
}

/* The base of input i */
static void begin(const sangi_mod_simd *l, const buffers *r, const task *w, size_t i,
                  sangi_limb *number) {
    const sangi_mod *const m = w->m[i];
    const sangi_limb *x = w->x[i];

    if (w->form == SANGI_MOD_ELEMENT) {
        m->vtable->from_element(m, number, x);
        x = number;
    }
    sangi_mod_simd_to_radix51(l, r->base + i, w->count, x, m->width);
}

/* The element of power i, which is below 2N.  One product gives it in Montgomery form where N has
 * the length of n in limbs. */
static void finish(const sangi_mod_simd *l, const buffers *r, const task *w, size_t i,
                   sangi_limb *number) {
    const sangi_mod *const m = w->m[i];
    const sangi_limb *const power = r->power + i;

    if (m->vtable == &sangi_mod_montgomery && l->bits == m->limbs * SANGI_LIMB_BITS) {
        sangi_mod_simd_from_radix51_short(l, number, power, r->data + i, w->count);
        sangi_mod_montgomery_element(m, w->z[i], number);
    } else {
        sangi_mod_simd_from_radix51(l, number, 2 * m->limbs, power, w->count);
        m->vtable->reduce_wide(m, w->z[i], number);
    }
}

SANGI_OWN_FRAME static void modexp(const sangi_mod_simd *l, const buffers *r, const task *w,
                                   sangi_mod_modexp run) {
    const sangi_mod_arith p = arithmetic(l, r, w->count);
    sangi_limb number[MOST];

    for (size_t i = 0; i < w->count; i++)
        begin(l, r, w, i, number);
    for (size_t i = 0; i < SANGI_MOD_TABLE_ENTRIES * p.limbs; i++)
        r->table[i] = 0;
    set_ones(l, r->table, w->count);
    set_ones(l, r->factor, w->count);
    set_ones(l, r->power, w->count);
    run(&p, r->power, r->base, w->e, r->table, r->factor);
    for (size_t i = 0; i < w->count; i++)
        finish(l, r, w, i, number);
    sangi_wipe(number, sizeof number);
    sangi_wipe(r->base, p.limbs * sizeof *r->base);
    sangi_wipe(r->power, p.limbs * sizeof *r->power);
}

static void set_data(const sangi_mod_simd *l, const sangi_mod *const *m, size_t count,
                     sangi_limb *data) {
    for (size_t i = 0; i < count; i++)
        sangi_mod_simd_prepare(l, data + i, count, m[i]->data, m[i]->width, m[i]->bytes);
}

/* One function for each size of the buffers, so that short moduli take little stack. */
#define WITH_ROOM_FOR(name, bits, count)                                                           \
    SANGI_OWN_FRAME static void name(const sangi_mod_simd *l, const task *w,                       \
                                     sangi_mod_modexp run) {                                       \
        enum { ELEMENT = SANGI_MOD_SIMD_ELEMENT(bits, count) };                                    \
        _Alignas(64) sangi_limb table[SANGI_MOD_TABLE_ENTRIES * ELEMENT], base[ELEMENT],           \
            factor[ELEMENT], power[ELEMENT], data[SANGI_MOD_SIMD_DATA(bits, count)];               \
        const buffers r = {w->data ? w->data : data, table, base, factor, power};                  \
        if (!w->data)                                                                              \
            set_data(l, w->m, count, data);                                                        \
        modexp(l, &r, w, run);                                                                     \
        if (!w->data)                                                                              \
            sangi_wipe(data, sizeof data);                                                         \
        sangi_wipe_stack(SANGI_MOD_DEAD_STACK);                                                    \
    }

WITH_ROOM_FOR(modexp_1024, 1024, 1)
WITH_ROOM_FOR(modexp_2048, 2048, 1)
WITH_ROOM_FOR(modexp_4096, 4096, 1)
WITH_ROOM_FOR(modexp_pair, SANGI_MOD_SIMD_PAIR_BITS, 2)

int sangi_mod_simd_available(const sangi_mod *m) {
    return m->vtable != &sangi_mod_binary && sangi_mod_simd_for(m->bytes);
}

/* The kernels for a power, or NULL. */
static const sangi_mod_simd *kernels(const sangi_mod *m, const sangi_mod_exponent *e) {
    if (e->length < LEAST || m->vtable == &sangi_mod_binary)
        return NULL;
    return sangi_mod_simd_for(m->bytes);
}

size_t sangi_mod_simd_data(size_t bytes, size_t count) {
    const sangi_mod_simd *const l = sangi_mod_simd_for(bytes);

    return l && (count == 1 || l->mul_pair) ? SANGI_MOD_SIMD_DATA(l->bits, count) : 0;
}

void sangi_mod_simd_set_data(const sangi_mod *const *m, size_t count, sangi_limb *data) {
    set_data(sangi_mod_simd_for(m[0]->bytes), m, count, data);
}

int sangi_mod_simd_exp(const sangi_mod *m, const sangi_limb *data, sangi_mod_modexp run,
                       sangi_limb *z, const sangi_limb *x, sangi_mod_form form,
                       const sangi_mod_exponent *e) {
    const sangi_mod_simd *const l = kernels(m, e);
    const task w = {1, &m, data, &z, &x, form, e};

    if (!l)
        return 0;
    (l->bits <= 1024 ? modexp_1024 : l->bits <= 2048 ? modexp_2048 : modexp_4096)(l, &w, run);
    return 1;
}

int sangi_mod_simd_exp_pair(const sangi_mod *const m[2], const sangi_limb *data,
                            sangi_mod_modexp run, sangi_limb *const z[2],
                            const sangi_limb *const x[2], sangi_mod_form form,
                            const sangi_mod_exponent e[2]) {
    const sangi_mod_simd *const l = kernels(m[0], e);
    const task w = {2, m, data, z, x, form, e};

    if (!l || !l->mul_pair || kernels(m[1], e) != l)
        return 0;
    modexp_pair(l, &w, run);
    return 1;
}

#endif
