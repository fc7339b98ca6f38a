/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Powers: fixed windows and a table that is read whole, for a secret exponent. */
#include "mod/exp.h"
#include "word/wipe.h"

/* Limbs that the look-up holds in registers, at most. */
#define BLOCK 8

/* Whole blocks of limbs from `at` on, of the entry that is chosen; where the next one begins. */
static inline size_t look_up_blocks(sangi_limb *z, const sangi_limb *table, size_t limbs,
                                    const sangi_mask *chosen, size_t count, size_t at,
                                    const size_t block) {
    for (; at + block <= limbs; at += block) {
        sangi_limb found[BLOCK] = {0};
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < block; j++)
                found[j] |= table[i * limbs + at + j] & chosen[i];
        for (size_t j = 0; j < block; j++)
            z[at + j] = found[j];
    }
    return at;
}

/* z <- entry `digit` of a table of `count` elements, every entry read. */
static void look_up(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                    unsigned digit) {
    sangi_mask chosen[SANGI_MOD_POWERS];
    size_t at = 0;

    for (size_t i = 0; i < count; i++) {
        sangi_limb borrow = 0;
        (void)sangi_limb_sub((sangi_limb)(i ^ digit), 1, &borrow);
        chosen[i] = sangi_limb_mask(borrow);
    }
    at = look_up_blocks(z, table, limbs, chosen, count, at, BLOCK);
    at = look_up_blocks(z, table, limbs, chosen, count, at, BLOCK / 2);
    (void)look_up_blocks(z, table, limbs, chosen, count, at, 1);
}

/* z <- the power that `window` bits of e from a place on ask for */
static void choose(const sangi_mod_products *p, sangi_limb *z, const sangi_limb *table,
                   const sangi_mod_exponent *e, size_t place, unsigned window) {
    const unsigned digit = sangi_mod_bits_of(e, place, window);

    if (p->pick_pair)
        p->pick_pair(z, table, digit, sangi_mod_bits_of(e + 1, place, window));
    else if (p->pick)
        p->pick(z, table, digit);
    else
        look_up(z, table, (size_t)1 << window, p->limbs, digit);
}

static void copy(const sangi_mod_products *p, sangi_limb *z, const sangi_limb *x) {
    for (size_t i = 0; i < p->limbs; i++)
        z[i] = x[i];
}

/* A sangi_mod_power for a secret e. */
static void power(const sangi_mod_products *p, sangi_limb *z, const sangi_limb *x,
                  const sangi_mod_exponent *e, sangi_limb *table, sangi_limb *factor) {
    const unsigned window = !p->pick && !p->pick_pair && e->length < SANGI_MOD_LONG_EXPONENT
                                ? SANGI_MOD_WINDOW_MOST - 1
                                : SANGI_MOD_WINDOW_MOST;
    const size_t count = (size_t)1 << window, limbs = p->limbs;
    size_t place = (8 * e->length - 1) / window * window;

    copy(p, table + limbs, x);
    for (size_t i = 2; i < count; i += 2) {
        p->sqr(table + i * limbs, table + i / 2 * limbs, p->data);
        p->mul(table + (i + 1) * limbs, table + i * limbs, x, p->data);
    }
    choose(p, z, table, e, place, window);
    while (place > 0) {
        place -= window;
        for (unsigned i = 0; i < window; i++)
            p->sqr(z, z, p->data);
        choose(p, factor, table, e, place, window);
        p->mul(z, z, factor, p->data);
    }
    sangi_wipe(table, count * limbs * sizeof *table);
    sangi_wipe(factor, limbs * sizeof *factor);
}

/* As power, by windows that begin and end with a 1 of e: the table has the odd powers. */
static void power_vartime(const sangi_mod_products *p, sangi_limb *z, const sangi_limb *x,
                          const sangi_mod_exponent *e, sangi_limb *table, sangi_limb *factor) {
    const size_t limbs = p->limbs;
    size_t top = 8 * e->length;
    int started = 0;

    while (top > 0 && !sangi_mod_bits_of(e, top - 1, 1))
        top--;
    const unsigned most = top <= 32    ? 1
                          : top <= 128 ? 3
                          : top <= 512 ? 5
                                       : SANGI_MOD_WINDOW_MOST + 1;
    if (top == 0) {
        copy(p, z, table);
        return;
    }
    p->sqr(factor, x, p->data);
    copy(p, table, x);
    for (size_t i = 1; i < (size_t)1 << (most - 1); i++)
        p->mul(table + i * limbs, table + (i - 1) * limbs, factor, p->data);
    while (top > 0) {
        unsigned window = top < most ? (unsigned)top : most;
        unsigned digit = sangi_mod_bits_of(e, top - window, window);
        if (!(digit >> (window - 1))) {
            p->sqr(z, z, p->data);
            top--;
            continue;
        }
        for (; !(digit & 1); digit >>= 1)
            window--;
        for (unsigned i = 0; started && i < window; i++)
            p->sqr(z, z, p->data);
        if (started)
            p->mul(z, z, table + digit / 2 * limbs, p->data);
        else
            copy(p, z, table + digit / 2 * limbs);
        started = 1;
        top -= window;
    }
    sangi_wipe(table, ((size_t)1 << (most - 1)) * limbs * sizeof *table);
    sangi_wipe(factor, limbs * sizeof *factor);
}

/* z <- x^e by the context's own products. */
static void run_plain(sangi_mod_power run, const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                      const sangi_mod_exponent *e, sangi_limb *table, sangi_limb *factor) {
    const sangi_mod_products p = {m->limbs, m->data, m->mul, m->sqr, NULL, NULL};

    sangi_mod_from_u64(m, table, 1);
    run(&p, z, x, e, table, factor);
}

/* The stack that a short modulus takes is short. */
#if defined(__GNUC__)
#define APART __attribute__((noinline))
#else
#define APART
#endif
#define WITH_ROOM_FOR(bits)                                                                        \
    APART static void up_to_##bits(sangi_mod_power run, const sangi_mod *m, sangi_limb *z,         \
                                   const sangi_limb *x, const sangi_mod_exponent *e) {             \
        sangi_limb table[SANGI_MOD_POWERS * SANGI_MOD_LIMBS(bits)], factor[SANGI_MOD_LIMBS(bits)]; \
        run_plain(run, m, z, x, e, table, factor);                                                 \
    }

WITH_ROOM_FOR(512)
WITH_ROOM_FOR(2048)
WITH_ROOM_FOR(8192)

static void raise(sangi_mod_power run, const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                  const uint8_t *bytes, size_t length, sangi_mp_order order) {
    const sangi_mod_exponent e = {bytes, length, order};

    if (length == 0)
        sangi_mod_from_u64(m, z, 1);
#if SANGI_ASM
    else if (sangi_mod_lanes_exp(m, run, z, x, &e))
        return;
#endif
    else if (m->bytes <= 512 / 8)
        up_to_512(run, m, z, x, &e);
    else if (m->bytes <= 2048 / 8)
        up_to_2048(run, m, z, x, &e);
    else
        up_to_8192(run, m, z, x, &e);
}

void sangi_mod_exp(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const uint8_t *exponent,
                   size_t length) {
    raise(power, m, z, x, exponent, length, SANGI_MP_LITTLE_ENDIAN);
}

void sangi_mod_exp_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                      const uint8_t *exponent, size_t length) {
    raise(power, m, z, x, exponent, length, SANGI_MP_BIG_ENDIAN);
}

void sangi_mod_exp_vartime(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                           const uint8_t *exponent, size_t length) {
    raise(power_vartime, m, z, x, exponent, length, SANGI_MP_LITTLE_ENDIAN);
}

void sangi_mod_exp_vartime_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                              const uint8_t *exponent, size_t length) {
    raise(power_vartime, m, z, x, exponent, length, SANGI_MP_BIG_ENDIAN);
}

static void raise_pair(const sangi_mod *const m[2], sangi_limb *const z[2],
                       const sangi_limb *const x[2], const sangi_mod_exponent e[2]) {
#if SANGI_ASM
    if (e[0].length && e[0].length == e[1].length && sangi_mod_lanes_exp_pair(m, power, z, x, e))
        return;
#endif
    for (size_t i = 0; i < 2; i++)
        raise(power, m[i], z[i], x[i], e[i].bytes, e[i].length, e[i].order);
}

void sangi_mod_exp_pair(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                        const uint8_t *exponent, size_t length, const sangi_mod *m2, sangi_limb *z2,
                        const sangi_limb *x2, const uint8_t *exponent2, size_t length2) {
    raise_pair((const sangi_mod *const[2]){m, m2}, (sangi_limb *const[2]){z, z2},
               (const sangi_limb *const[2]){x, x2},
               (const sangi_mod_exponent[2]){{exponent, length, SANGI_MP_LITTLE_ENDIAN},
                                             {exponent2, length2, SANGI_MP_LITTLE_ENDIAN}});
}

void sangi_mod_exp_pair_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                           const uint8_t *exponent, size_t length, const sangi_mod *m2,
                           sangi_limb *z2, const sangi_limb *x2, const uint8_t *exponent2,
                           size_t length2) {
    raise_pair((const sangi_mod *const[2]){m, m2}, (sangi_limb *const[2]){z, z2},
               (const sangi_limb *const[2]){x, x2},
               (const sangi_mod_exponent[2]){{exponent, length, SANGI_MP_BIG_ENDIAN},
                                             {exponent2, length2, SANGI_MP_BIG_ENDIAN}});
}
