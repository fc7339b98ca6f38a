/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Modular exponentiation: fixed windows and constant-time table lookup; sliding windows in variable
 * time. */
#include "mod/exp.h"

#include "mod/almost.h"
#include "mod/lookup.h"
#include "mod/number.h"
#include "mod/simd/exp.h"
#include "word/wipe.h"

/* z <- the table entry for `window` bits of e from bit `place` */
static void lookup_window(const sangi_mod_arith *p, sangi_limb *z, const sangi_limb *table,
                          const sangi_mod_exponent *e, size_t place, unsigned window) {
    const unsigned digit = sangi_mod_bits_of(e, place, window);

    if (p->lookup_pair)
        p->lookup_pair(z, table, digit, sangi_mod_bits_of(e + 1, place, window));
    else if (p->lookup)
        p->lookup(z, table, digit);
    else
        sangi_mod_scan_choose()(z, table, (size_t)1 << window, p->limbs, digit);
}

static void copy(const sangi_mod_arith *p, sangi_limb *z, const sangi_limb *x) {
    for (size_t i = 0; i < p->limbs; i++)
        z[i] = x[i];
}

/* A sangi_mod_modexp by fixed windows, for a secret e. */
static void fixed_window(const sangi_mod_arith *p, sangi_limb *z, const sangi_limb *x,
                         const sangi_mod_exponent *e, sangi_limb *table, sangi_limb *factor) {
    const unsigned window = !p->lookup && !p->lookup_pair && e->length < SANGI_MOD_LONG_EXPONENT
                                ? SANGI_MOD_WINDOW_MOST - 1
                                : SANGI_MOD_WINDOW_MOST;
    const size_t count = (size_t)1 << window, limbs = p->limbs;
    size_t place = (8 * e->length - 1) / window * window;

    copy(p, table + limbs, x);
    for (size_t i = 2; i < count; i += 2) {
        p->sqr(table + i * limbs, table + i / 2 * limbs, p->data);
        p->mul(table + (i + 1) * limbs, table + i * limbs, x, p->data);
    }
    lookup_window(p, z, table, e, place, window);
    while (place > 0) {
        place -= window;
        for (unsigned i = 0; i < window; i++)
            p->sqr(z, z, p->data);
        lookup_window(p, factor, table, e, place, window);
        p->mul(z, z, factor, p->data);
    }
    sangi_wipe(table, count * limbs * sizeof *table);
    sangi_wipe(factor, limbs * sizeof *factor);
}

/* A sangi_mod_modexp by sliding windows, for a public e > 0: the table holds the odd powers. */
static void sliding_window(const sangi_mod_arith *p, sangi_limb *z, const sangi_limb *x,
                           const sangi_mod_exponent *e, sangi_limb *table, sangi_limb *factor) {
    const size_t limbs = p->limbs;
    size_t top = 8 * e->length;
    int started = 0;

    while (!sangi_mod_bits_of(e, top - 1, 1))
        top--;
    const unsigned most = top <= 32    ? 1
                          : top <= 128 ? 3
                          : top <= 512 ? 5
                                       : SANGI_MOD_WINDOW_MOST + 1;
    copy(p, table, x);
    if (most > 1)
        p->sqr(factor, x, p->data);
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

/* z <- x^e with the products of the context. */
SANGI_OWN_FRAME static void run_scalar(sangi_mod_modexp run, const sangi_mod *m, sangi_limb *z,
                                       const sangi_limb *x, const sangi_mod_exponent *e,
                                       sangi_limb *table, sangi_limb *factor) {
    const sangi_mod_arith p = {m->limbs, m->data, m->mul, m->sqr, NULL, NULL};

    if (run == fixed_window)
        sangi_mod_from_u64(m, table, 1);
    run(&p, z, x, e, table, factor);
}

/* One function for each size of the table, so that short moduli take little stack. */
#define WITH_ROOM_FOR(bits)                                                                        \
    SANGI_OWN_FRAME static void up_to_##bits(sangi_mod_modexp run, const sangi_mod *m,             \
                                             sangi_limb *z, const sangi_limb *x,                   \
                                             const sangi_mod_exponent *e) {                        \
        sangi_limb table[SANGI_MOD_TABLE_ENTRIES * SANGI_MOD_LIMBS(bits)],                         \
            factor[SANGI_MOD_LIMBS(bits)], data[SANGI_MOD_ALMOST_DATA(SANGI_MOD_LIMBS(bits))];     \
        if (sangi_mod_almost_pays(m, e))                                                           \
            sangi_mod_almost_exp(run, m, z, x, e, table, factor, data);                            \
        else                                                                                       \
            run_scalar(run, m, z, x, e, table, factor);                                            \
        sangi_wipe_stack(SANGI_MOD_DEAD_STACK / 2);                                                \
    }

WITH_ROOM_FOR(512)
WITH_ROOM_FOR(2048)
WITH_ROOM_FOR(8192)

/* `data` is that of SIMD kernels, or NULL. */
static void modexp(sangi_mod_modexp run, const sangi_mod *m, const sangi_limb *data, sangi_limb *z,
                   const sangi_limb *x, sangi_mod_form form, const sangi_mod_exponent *e) {
    if (e->length == 0) {
        sangi_mod_from_u64(m, z, 1);
        return;
    }
#if SANGI_ASM
    if (sangi_mod_simd_exp(m, data, run, z, x, form, e))
        return;
#else
    (void)data;
#endif
    if (form == SANGI_MOD_NUMBER) {
        m->vtable->to_element(m, z, x);
        x = z;
    }
    if (m->bytes <= 512 / 8)
        up_to_512(run, m, z, x, e);
    else if (m->bytes <= 2048 / 8)
        up_to_2048(run, m, z, x, e);
    else
        up_to_8192(run, m, z, x, e);
}

const char *sangi_mod_exp_backend(const sangi_mod *m) {
#if SANGI_ASM
    if (sangi_mod_simd_available(m))
        return "ifma";
#endif
    return sangi_mod_backend(m);
}

void sangi_mod_exp(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const uint8_t *exponent,
                   size_t length) {
    const sangi_mod_exponent e = {exponent, length, SANGI_MP_LITTLE_ENDIAN};

    modexp(fixed_window, m, NULL, z, x, SANGI_MOD_ELEMENT, &e);
}

void sangi_mod_exp_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                      const uint8_t *exponent, size_t length) {
    const sangi_mod_exponent e = {exponent, length, SANGI_MP_BIG_ENDIAN};

    modexp(fixed_window, m, NULL, z, x, SANGI_MOD_ELEMENT, &e);
}

void sangi_mod_exp_vartime(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                           const uint8_t *exponent, size_t length) {
    while (length && !exponent[length - 1])
        length--;
    const sangi_mod_exponent e = {exponent, length, SANGI_MP_LITTLE_ENDIAN};
    modexp(sliding_window, m, NULL, z, x, SANGI_MOD_ELEMENT, &e);
}

static void modexp_vartime_be(const sangi_mod *m, const sangi_limb *data, sangi_limb *z,
                              const sangi_limb *x, sangi_mod_form form, const uint8_t *exponent,
                              size_t length) {
    for (; length && !*exponent; length--)
        exponent++;
    const sangi_mod_exponent e = {exponent, length, SANGI_MP_BIG_ENDIAN};
    modexp(sliding_window, m, data, z, x, form, &e);
}

void sangi_mod_exp_vartime_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                              const uint8_t *exponent, size_t length) {
    modexp_vartime_be(m, NULL, z, x, SANGI_MOD_ELEMENT, exponent, length);
}

void sangi_mod_exp_number_vartime_be(const sangi_mod_powers *of, sangi_limb *z, const sangi_limb *x,
                                     const uint8_t *exponent, size_t length) {
    modexp_vartime_be(of->m[0], of->data, z, x, SANGI_MOD_NUMBER, exponent, length);
}

static void modexp_pair(const sangi_mod_powers *of, sangi_limb *const z[2],
                        const sangi_limb *const x[2], sangi_mod_form form,
                        const sangi_mod_exponent e[2]) {
#if SANGI_ASM
    if (e[0].length && e[0].length == e[1].length &&
        sangi_mod_simd_exp_pair(of->m, of->data, fixed_window, z, x, form, e))
        return;
#endif
    for (size_t i = 0; i < 2; i++)
        modexp(fixed_window, of->m[i], NULL, z[i], x[i], form, e + i);
}

void sangi_mod_exp_pair(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                        const uint8_t *exponent, size_t length, const sangi_mod *m2, sangi_limb *z2,
                        const sangi_limb *x2, const uint8_t *exponent2, size_t length2) {
    modexp_pair(&(sangi_mod_powers){{m, m2}, NULL}, (sangi_limb *const[2]){z, z2},
                (const sangi_limb *const[2]){x, x2}, SANGI_MOD_ELEMENT,
                (const sangi_mod_exponent[2]){{exponent, length, SANGI_MP_LITTLE_ENDIAN},
                                              {exponent2, length2, SANGI_MP_LITTLE_ENDIAN}});
}

void sangi_mod_exp_pair_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                           const uint8_t *exponent, size_t length, const sangi_mod *m2,
                           sangi_limb *z2, const sangi_limb *x2, const uint8_t *exponent2,
                           size_t length2) {
    modexp_pair(&(sangi_mod_powers){{m, m2}, NULL}, (sangi_limb *const[2]){z, z2},
                (const sangi_limb *const[2]){x, x2}, SANGI_MOD_ELEMENT,
                (const sangi_mod_exponent[2]){{exponent, length, SANGI_MP_BIG_ENDIAN},
                                              {exponent2, length2, SANGI_MP_BIG_ENDIAN}});
}

void sangi_mod_exp_pair_numbers_be(const sangi_mod_powers *of, sangi_limb *const z[2],
                                   const sangi_limb *const x[2], const uint8_t *const exponents[2],
                                   size_t length) {
    modexp_pair(of, z, x, SANGI_MOD_NUMBER,
                (const sangi_mod_exponent[2]){{exponents[0], length, SANGI_MP_BIG_ENDIAN},
                                              {exponents[1], length, SANGI_MP_BIG_ENDIAN}});
}

size_t sangi_mod_powers_data(size_t bytes, size_t count) {
#if SANGI_ASM
    return sangi_mod_simd_data(bytes, count);
#else
    (void)bytes, (void)count;
    return 0;
#endif
}

void sangi_mod_powers_init(sangi_mod_powers *of, size_t count, sangi_limb *data) {
    of->data = NULL;
#if SANGI_ASM
    if (sangi_mod_simd_data(of->m[0]->bytes, count)) {
        sangi_mod_simd_set_data(of->m, count, data);
        of->data = data;
    }
#else
    (void)count, (void)data;
#endif
}
