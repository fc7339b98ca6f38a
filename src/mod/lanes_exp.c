/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Powers with one message across lanes: into digits, up, and back. */
#include "mod/lanes.h"

#if SANGI_ASM

#include "mod/power.h"
#include "word/wipe.h"

/* Bytes of the exponent from which on a context's data for lanes are made for it. */
#define LEAST 8
/* Limbs of a number below 2N, or of one that a context reduces. */
#define MOST (2 * SANGI_MOD_LIMBS(SANGI_MOD_LANES_MOST_BITS))

_Static_assert(SANGI_MOD_LANES_POWERS == SANGI_MOD_POWERS, "a table has the powers of a window");

/* What a power works in, of the vectors of some size. */
typedef struct {
    sangi_limb *data, *table, *base, *factor, *power;
} room;

static void raise(const sangi_mod_lanes *l, const room *r, const sangi_mod *m, sangi_mod_power run,
                  sangi_limb *z, const sangi_limb *x, const sangi_mod_exponent *e) {
    static const sangi_limb one = 1;
    const size_t limbs = SANGI_MOD_LANES_ELEMENT(l->bits);
    const sangi_mod_products p = {limbs, r->data, l->mul, l->sqr, l->pick};
    sangi_limb number[MOST];

    sangi_mod_lanes_prepare(l, r->data, m->data, m->width, m->bytes);
    m->rules->leave(m, number, x);
    sangi_mod_lanes_enter(l, r->base, number, m->width);
    for (size_t i = 0; i < SANGI_MOD_POWERS * limbs; i++)
        r->table[i] = 0;
    sangi_mod_lanes_enter(l, r->table, &one, 1);
    sangi_mod_lanes_enter(l, r->factor, &one, 1);
    sangi_mod_lanes_enter(l, r->power, &one, 1);
    run(&p, r->power, r->base, e, r->table, r->factor);
    sangi_mod_lanes_leave(l, number, 2 * m->limbs, r->power);
    m->rules->reduce(m, z, number);
    sangi_wipe(number, sizeof number);
    sangi_wipe(r->base, limbs * sizeof *r->base);
    sangi_wipe(r->power, limbs * sizeof *r->power);
    sangi_wipe(r->data, SANGI_MOD_LANES_DATA(l->bits) * sizeof *r->data);
}

/* The stack that a short modulus takes is short. */
#if defined(__GNUC__)
#define APART __attribute__((noinline))
#else
#define APART
#endif
#define WITH_ROOM_FOR(bits)                                                                        \
    APART static void across_##bits(const sangi_mod_lanes *l, const sangi_mod *m,                  \
                                    sangi_mod_power run, sangi_limb *z, const sangi_limb *x,       \
                                    const sangi_mod_exponent *e) {                                 \
        enum { ELEMENT = SANGI_MOD_LANES_ELEMENT(bits) };                                          \
        _Alignas(64) sangi_limb table[SANGI_MOD_POWERS * ELEMENT], base[ELEMENT], factor[ELEMENT], \
            power[ELEMENT], data[SANGI_MOD_LANES_DATA(bits)];                                      \
        const room r = {data, table, base, factor, power};                                         \
        raise(l, &r, m, run, z, x, e);                                                             \
    }

WITH_ROOM_FOR(1024)
WITH_ROOM_FOR(2048)
WITH_ROOM_FOR(4096)

int sangi_mod_lanes_exp(const sangi_mod *m, sangi_mod_power run, sangi_limb *z, const sangi_limb *x,
                        const sangi_mod_exponent *e) {
    const sangi_mod_lanes *const l =
        e->length < LEAST || m->rules == &sangi_mod_binary ? NULL : sangi_mod_lanes_for(m->bytes);

    if (!l)
        return 0;
    (l->bits <= 1024   ? across_1024
     : l->bits <= 2048 ? across_2048
                       : across_4096)(l, m, run, z, x, e);
    return 1;
}

#endif
