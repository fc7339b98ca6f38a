/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Powers in lanes: fixed windows, one exponent to a lane, and a table that is read whole. */
#include "mod/x8_lanes.h"

#if SANGI_ASM

#include "mod/exponent.h"
#include "word/wipe.h"

#define LANES SANGI_MOD_LANES
/* Up to so many bits a window of four is as good as one of five, with half the table. */
#define LONG 2048
/* Entries of a table that are read at once. */
#define TOGETHER ((size_t)16)

void sangi_modx8_scan_ifma(uint64_t *z, const uint64_t *table, const uint64_t *index, size_t count,
                           size_t blocks);

/* Entry i <- x; of so many entries the table has a digit of each, then the next of each. */
static void put(const sangi_mod_x8 *m, uint64_t *table, size_t i, const uint64_t *x) {
    const size_t digits = sangi_mod_x8_digits(m), first = i / TOGETHER * TOGETHER * digits;

    for (size_t j = 0; j < digits; j++)
        for (size_t l = 0; l < LANES; l++)
            table[(first + j * TOGETHER + i % TOGETHER) * LANES + l] = x[j * LANES + l];
}

/* index <- in each lane some bits of its exponent */
static void ask(uint64_t index[LANES], const sangi_mod_exponent e[], size_t place,
                unsigned window) {
    for (size_t l = 0; l < LANES; l++)
        index[l] = sangi_mod_bits_of(&e[l], place, window);
}

/* z <- x^e, no e empty; `factor` has room for one element, `table` for all the powers */
static void power(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                  const sangi_mod_exponent e[], uint64_t *table, uint64_t *factor) {
    const size_t length = e->length;
    const int five = length >= SANGI_MOD_LONG_EXPONENT && m->limbs > SANGI_MOD_X8_LIMBS(LONG);
    const unsigned window = five ? SANGI_MOD_WINDOW_MOST : SANGI_MOD_WINDOW_MOST - 1;
    const size_t count = (size_t)1 << window, words = LANES * sangi_mod_x8_digits(m);
    size_t place = (8 * length - 1) / window * window;
    _Alignas(64) uint64_t index[LANES];
    sangi_mod_x8_work work;

    sangi_mod_x8_one(m, factor, &work);
    put(m, table, 0, factor);
    put(m, table, 1, x);
    sangi_mod_x8_square(m, factor, x, &work);
    for (size_t i = 2;; i++) {
        put(m, table, i, factor);
        if (i + 1 == count)
            break;
        sangi_mod_x8_times(m, factor, factor, x, &work);
    }
    ask(index, e, place, window);
    sangi_modx8_scan_ifma(z, table, index, count, m->blocks);
    while (place > 0) {
        place -= window;
        /* Before the squares: a vector of words that were just stored one by one has to wait. */
        ask(index, e, place, window);
        for (unsigned i = 0; i < window; i++)
            sangi_mod_x8_square(m, z, z, &work);
        sangi_modx8_scan_ifma(factor, table, index, count, m->blocks);
        sangi_mod_x8_times(m, z, z, factor, &work);
    }
    sangi_mod_x8_forget(m, &work);
    sangi_wipe(table, count * words * sizeof *table);
    sangi_wipe(factor, words * sizeof *factor);
    sangi_wipe(index, sizeof index);
}

/* The stack that short moduli take is short. */
#define WITH_ROOM_FOR(bits, powers)                                                                \
    __attribute__((noinline)) static void eight_up_to_##bits(                                      \
        const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, const sangi_mod_exponent e[]) {     \
        _Alignas(64) uint64_t table[(powers) * SANGI_MOD_X8_LIMBS(bits)];                          \
        _Alignas(64) uint64_t factor[SANGI_MOD_X8_LIMBS(bits)];                                    \
        power(m, z, x, e, table, factor);                                                          \
    }

WITH_ROOM_FOR(1024, SANGI_MOD_POWERS / 2)
WITH_ROOM_FOR(2048, SANGI_MOD_POWERS / 2)
WITH_ROOM_FOR(4096, SANGI_MOD_POWERS)

__attribute__((noinline)) static void one(const sangi_mod_x8 *m, uint64_t *z) {
    sangi_mod_x8_work work;

    sangi_mod_x8_one(m, z, &work);
    sangi_mod_x8_forget(m, &work);
}

void sangi_mod_x8_power(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                        const uint8_t *exponents, size_t length, sangi_mp_order order) {
    sangi_mod_exponent e[LANES];

    if (length == 0) {
        one(m, z);
        return;
    }
    for (size_t l = 0; l < LANES; l++)
        e[l] = (sangi_mod_exponent){exponents + l * length, length, order};
    if (m->limbs <= SANGI_MOD_X8_LIMBS(1024))
        eight_up_to_1024(m, z, x, e);
    else if (m->limbs <= SANGI_MOD_X8_LIMBS(2048))
        eight_up_to_2048(m, z, x, e);
    else
        eight_up_to_4096(m, z, x, e);
}

#endif
