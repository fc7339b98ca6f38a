/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Powers in lanes: fixed windows, one exponent to a lane, and a table that is read whole. */
#include "mod/x8_lanes.h"

#if SANGI_ASM

#include <string.h>

#include "mod/exponent.h"
#include "word/wipe.h"

#define LANES SANGI_MOD_LANES
/* Windows that the table is read for at once; what that wants to know of each, in vectors. */
#define TOGETHER ((size_t)4)
#define MASKS 7
/* Entries of a group: its bits are the lowest of a window. */
#define GROUP 8

void sangi_modx8_masks_ifma(uint64_t *masks, const uint64_t *index);
void sangi_modx8_scan_ifma(uint64_t *z, const uint64_t *table, const uint64_t *masks, size_t groups,
                           size_t blocks);

/* Room for all powers, for the factors that some windows ask for, and for what they ask. */
typedef struct {
    uint64_t *table, *factors;
    _Alignas(64) uint64_t index[TOGETHER * LANES];
    _Alignas(64) uint64_t masks[TOGETHER * MASKS * LANES];
} room;

static size_t words(const sangi_mod_x8 *m) { return LANES * sangi_mod_x8_digits(m); }

static unsigned window_of(const sangi_mod_exponent e[]) {
    return e->length >= SANGI_MOD_LONG_EXPONENT ? SANGI_MOD_WINDOW_MOST : SANGI_MOD_WINDOW_MOST - 1;
}

/* Of `count` entries the table has a digit of each, then the next of each. */
static void put(const sangi_mod_x8 *m, uint64_t *table, size_t count, size_t i, const uint64_t *x) {
    for (size_t j = 0; j < sangi_mod_x8_digits(m); j++)
        for (size_t l = 0; l < LANES; l++)
            table[(j * count + i) * LANES + l] = x[j * LANES + l];
}

static void get(const sangi_mod_x8 *m, uint64_t *x, const uint64_t *table, size_t count, size_t i) {
    for (size_t j = 0; j < sangi_mod_x8_digits(m); j++)
        for (size_t l = 0; l < LANES; l++)
            x[j * LANES + l] = table[(j * count + i) * LANES + l];
}

/* All powers of x below a count; even ones are squares. */
static void fill(const sangi_mod_x8 *m, const room *at, size_t count, const uint64_t *x,
                 sangi_mod_x8_work *work) {
    uint64_t *const y = at->factors;

    sangi_mod_x8_one(m, y, work);
    put(m, at->table, count, 0, y);
    put(m, at->table, count, 1, x);
    for (size_t i = 2; i < count; i += 2) {
        get(m, y, at->table, count, i / 2);
        sangi_mod_x8_square(m, y, y, work);
        put(m, at->table, count, i, y);
        sangi_mod_x8_times(m, y, y, x, work);
        put(m, at->table, count, i + 1, y);
    }
}

/* The factors that windows ask for, of which `some` end with number `last`, the highest first. */
static void read(const sangi_mod_x8 *m, room *at, const sangi_mod_exponent e[], size_t last,
                 size_t some) {
    const unsigned window = window_of(e);

    for (size_t w = 0; w < TOGETHER; w++)
        for (size_t l = 0; l < LANES; l++)
            at->index[LANES * w + l] =
                w < some ? sangi_mod_bits_of(&e[l], (last + some - 1 - w) * window, window) : 0;
    sangi_modx8_masks_ifma(at->masks, at->index);
    sangi_modx8_scan_ifma(at->factors, at->table, at->masks, ((size_t)1 << window) / GROUP,
                          m->blocks);
}

/* z <- x^e, no e empty */
static void power(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                  const sangi_mod_exponent e[], room *at) {
    const unsigned window = window_of(e);
    const size_t count = (size_t)1 << window, all = (8 * e->length - 1) / window + 1;
    sangi_mod_x8_work work;

    fill(m, at, count, x, &work);
    for (size_t left = all; left > 0;) {
        const size_t some = (left - 1) % TOGETHER + 1;
        const int first = left == all;

        left -= some;
        read(m, at, e, left, some);
        if (first)
            memcpy(z, at->factors, words(m) * sizeof *z);
        for (size_t w = first; w < some; w++) {
            for (unsigned i = 0; i < window; i++)
                sangi_mod_x8_square(m, z, z, &work);
            sangi_mod_x8_times(m, z, z, at->factors + words(m) * w, &work);
        }
    }
    sangi_mod_x8_forget(m, &work);
    sangi_wipe(at->table, count * words(m) * sizeof *at->table);
    sangi_wipe(at->factors, TOGETHER * words(m) * sizeof *at->factors);
    sangi_wipe(at->index, sizeof at->index);
    sangi_wipe(at->masks, sizeof at->masks);
}

/* The stack that short moduli take is short. */
#define WITH_ROOM_FOR(bits)                                                                        \
    __attribute__((noinline)) static void eight_up_to_##bits(                                      \
        const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, const sangi_mod_exponent e[]) {     \
        _Alignas(64) uint64_t table[SANGI_MOD_POWERS * SANGI_MOD_X8_LIMBS(bits)];                  \
        _Alignas(64) uint64_t factors[TOGETHER * SANGI_MOD_X8_LIMBS(bits)];                        \
        room at = {.table = table, .factors = factors};                                            \
        power(m, z, x, e, &at);                                                                    \
    }

WITH_ROOM_FOR(1024)
WITH_ROOM_FOR(2048)
WITH_ROOM_FOR(4096)

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
