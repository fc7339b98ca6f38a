/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Modular exponentiation of eight numbers: fixed windows, one exponent per lane, constant-time
 * table lookup. */
#include "mod/x8/exp.h"

#if SANGI_ASM

#include <string.h>

#include "mod/exponent.h"
#include "mod/x8/product.h"
#include "word/wipe.h"

#define LANES SANGI_MODX8_LANES
/* Entries of a group of the table, and windows of one lookup. */
#define EIGHT ((size_t)8)

void sangi_modx8_transpose_ifma(uint64_t *z, const uint64_t *x, size_t blocks);
void sangi_modx8_lookup_32_ifma(uint64_t *z, const uint64_t *table, const uint64_t *index,
                                const uint64_t *upper, size_t blocks);
void sangi_modx8_lookup_16_ifma(uint64_t *z, const uint64_t *table, const uint64_t *index,
                                const uint64_t *upper, size_t blocks);

/* The table of powers, the factors of eight windows, and the indices of these in each lane. */
typedef struct {
    uint64_t *table, *factors;
    _Alignas(64) uint64_t index[LANES * EIGHT];
    _Alignas(64) uint64_t upper[LANES * EIGHT];
} tables;

static size_t words(const sangi_modx8 *m) { return LANES * sangi_modx8_digits(m); }

static unsigned window_of(const sangi_mod_exponent e[]) {
    return e->length >= SANGI_MOD_LONG_EXPONENT ? SANGI_MOD_WINDOW_MOST : SANGI_MOD_WINDOW_MOST - 1;
}

/* y <- x^i, from x^(i / 2) for even i, and from x^(i - 1) below it for odd i */
static void next(const sangi_modx8 *m, uint64_t *y, size_t i, const uint64_t *half,
                 const uint64_t *x, sangi_modx8_work *work) {
    if (i % 2 == 0)
        sangi_modx8_sqr_auto(m, y, half, work);
    else
        sangi_modx8_mul_auto(m, y, y - words(m), x, work);
}

/* The transposed table of all powers x^i, i < count.  The upper half holds the lower one before it
 * is transposed. */
static void fill(const sangi_modx8 *m, const tables *at, size_t count, const uint64_t *x,
                 sangi_modx8_work *work) {
    const size_t half = count / 2, n = words(m);
    uint64_t *const lower = at->table + half * n;

    sangi_modx8_set_one(m, lower, work);
    memcpy(lower + n, x, n * sizeof *x);
    for (size_t i = 2; i < half; i++)
        next(m, lower + n * i, i, lower + n * (i / 2), x, work);
    for (size_t i = 0; i < half; i += EIGHT)
        sangi_modx8_transpose_ifma(at->table + n * i, lower + n * i, m->blocks);
    for (size_t i = half; i < count; i += EIGHT) {
        for (size_t j = 0; j < EIGHT; j++)
            next(m, at->factors + n * j, i + j, lower + n * ((i + j) / 2), x, work);
        sangi_modx8_transpose_ifma(at->table + n * i, at->factors, m->blocks);
    }
}

/* factors <- the table entries of `some` windows, the highest first; the lowest has index `last`.
 */
static void lookup(const sangi_modx8 *m, tables *at, const sangi_mod_exponent e[], size_t last,
                   size_t some) {
    const unsigned window = window_of(e);

    for (size_t l = 0; l < LANES; l++)
        for (size_t w = 0; w < EIGHT; w++) {
            const uint64_t bits =
                w < some ? sangi_mod_bits_of(&e[l], (last + some - 1 - w) * window, window) : 0;
            at->index[EIGHT * l + w] = bits;
            at->upper[EIGHT * l + w] = 0 - (bits >> 4);
        }
    (window == SANGI_MOD_WINDOW_MOST ? sangi_modx8_lookup_32_ifma : sangi_modx8_lookup_16_ifma)(
        at->factors, at->table, at->index, at->upper, m->blocks);
}

/* z <- x^e, no e empty */
static void modexp(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                   const sangi_mod_exponent e[], tables *at) {
    const unsigned window = window_of(e);
    const size_t count = (size_t)1 << window, all = (8 * e->length - 1) / window + 1;
    sangi_modx8_work work;

    fill(m, at, count, x, &work);
    for (size_t left = all; left > 0;) {
        const size_t some = (left - 1) % EIGHT + 1;
        const int first = left == all;

        left -= some;
        lookup(m, at, e, left, some);
        if (first)
            memcpy(z, at->factors, words(m) * sizeof *z);
        for (size_t w = first; w < some; w++) {
            for (unsigned i = 0; i < window; i++)
                sangi_modx8_sqr_auto(m, z, z, &work);
            sangi_modx8_mul_auto(m, z, z, at->factors + words(m) * w, &work);
        }
    }
    sangi_modx8_zeroize(m, &work);
    sangi_wipe(at->table, count * words(m) * sizeof *at->table);
    sangi_wipe(at->factors, EIGHT * words(m) * sizeof *at->factors);
    sangi_wipe(at->index, sizeof at->index);
    sangi_wipe(at->upper, sizeof at->upper);
}

/* One function for each size of the tables, so that short moduli take little stack. */
#define WITH_ROOM_FOR(bits)                                                                        \
    __attribute__((noinline)) static void modexp_up_to_##bits(                                     \
        const sangi_modx8 *m, uint64_t *z, const uint64_t *x, const sangi_mod_exponent e[]) {      \
        _Alignas(64) uint64_t table[SANGI_MOD_TABLE_ENTRIES * SANGI_MODX8_LIMBS(bits)];            \
        _Alignas(64) uint64_t factors[EIGHT * SANGI_MODX8_LIMBS(bits)];                            \
        tables at = {.table = table, .factors = factors};                                          \
        modexp(m, z, x, e, &at);                                                                   \
    }

WITH_ROOM_FOR(1024)
WITH_ROOM_FOR(2048)
WITH_ROOM_FOR(4096)

__attribute__((noinline)) static void one(const sangi_modx8 *m, uint64_t *z) {
    sangi_modx8_work work;

    sangi_modx8_set_one(m, z, &work);
    sangi_modx8_zeroize(m, &work);
}

void sangi_modx8_exp_ifma(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                          const uint8_t *exponents, size_t length, sangi_mp_order order) {
    sangi_mod_exponent e[LANES];

    if (length == 0) {
        one(m, z);
        return;
    }
    for (size_t l = 0; l < LANES; l++)
        e[l] = (sangi_mod_exponent){exponents + l * length, length, order};
    if (m->limbs <= SANGI_MODX8_LIMBS(1024))
        modexp_up_to_1024(m, z, x, e);
    else if (m->limbs <= SANGI_MODX8_LIMBS(2048))
        modexp_up_to_2048(m, z, x, e);
    else
        modexp_up_to_4096(m, z, x, e);
}

#endif
