/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Powers in lanes of numbers of whole tens of digits, for long exponents.  The table is read while
 * the squares between two factors are made: these leave the loads idle that reading waits for.
 */
#include "mod/x8_lanes.h"

#if SANGI_ASM

#include "mod/exponent.h"
#include "mod/x8_tens.h"
#include "word/wipe.h"

#define LANES SANGI_MOD_LANES
#define ROW ((size_t)SANGI_MOD_X8_ROW)
/* Bits that decide an entry. */
#define WINDOW 5

_Static_assert(SANGI_MOD_X8_ROW == 1 << WINDOW, "a row has the digits of all powers");

void sangi_modx8_masks_ifma(uint64_t *masks, const uint64_t *index);

/* What has room for all powers, a factor, masks, and what each lane asks for. */
typedef struct {
    uint64_t *table, *factor, *masks, *index;
} room;

static size_t words(const sangi_mod_x8 *m) { return LANES * sangi_mod_x8_digits(m); }

/* Digit j of entry i is in row j. */
static uint64_t *entry(const room *at, size_t i, size_t j) {
    return at->table + (ROW * j + i) * LANES;
}

static void put(const sangi_mod_x8 *m, const room *at, size_t i, const uint64_t *x) {
    for (size_t j = 0; j < sangi_mod_x8_digits(m); j++)
        for (size_t l = 0; l < LANES; l++)
            entry(at, i, j)[l] = x[LANES * j + l];
}

static void get(const sangi_mod_x8 *m, uint64_t *x, const room *at, size_t i) {
    for (size_t j = 0; j < sangi_mod_x8_digits(m); j++)
        for (size_t l = 0; l < LANES; l++)
            x[LANES * j + l] = entry(at, i, j)[l];
}

/* All powers below the 32nd; even ones are squares. */
static void fill(const sangi_mod_x8 *m, const room *at, const uint64_t *x,
                 sangi_mod_x8_work *work) {
    sangi_mod_x8_reading nothing = {0};

    sangi_mod_x8_one(m, at->factor, work);
    put(m, at, 0, at->factor);
    put(m, at, 1, x);
    for (size_t i = 2; i < ROW; i += 2) {
        get(m, at->factor, at, i / 2);
        sangi_mod_x8_square_tens(m, at->factor, at->factor, work, &nothing);
        put(m, at, i, at->factor);
        sangi_mod_x8_product_tens(m, at->factor, at->factor, x, work);
        put(m, at, i + 1, at->factor);
    }
}

/* index <- in each lane some bits of its exponent */
static void ask(const room *at, const sangi_mod_exponent e[], size_t place) {
    for (size_t l = 0; l < LANES; l++)
        at->index[l] = sangi_mod_bits_of(&e[l], place, WINDOW);
}

/* What is asked for is to be read to out. */
static sangi_mod_x8_reading answer(const sangi_mod_x8 *m, const room *at, uint64_t *out) {
    sangi_modx8_masks_ifma(at->masks, at->index);
    return (sangi_mod_x8_reading){at->table, at->masks, out, sangi_mod_x8_digits(m)};
}

/* z <- x^e */
static void power(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                  const sangi_mod_exponent e[], const room *at) {
    size_t place = (8 * e->length - 1) / WINDOW * WINDOW;
    sangi_mod_x8_work work;

    ask(at, e, place);
    fill(m, at, x, &work);
    sangi_mod_x8_reading reading = answer(m, at, z);
    sangi_mod_x8_read(&reading);
    ask(at, e, place - WINDOW);
    while (place > 0) {
        place -= WINDOW;
        reading = answer(m, at, at->factor);
        /* For the next factor: a vector of words that were just stored one by one has to wait. */
        if (place > 0)
            ask(at, e, place - WINDOW);
        for (size_t i = 0; i < WINDOW; i++)
            sangi_mod_x8_square_tens(m, z, z, &work, &reading);
        sangi_mod_x8_read(&reading);
        sangi_mod_x8_product_tens(m, z, z, at->factor, &work);
    }
    sangi_mod_x8_forget(m, &work);
    sangi_wipe(at->table, ROW * words(m) * sizeof *at->table);
    sangi_wipe(at->factor, words(m) * sizeof *at->factor);
    sangi_wipe(at->masks, ROW * LANES * sizeof *at->masks);
    sangi_wipe(at->index, LANES * sizeof *at->index);
}

/* The stack that short moduli take is short. */
#define WITH_ROOM_FOR(bits)                                                                        \
    __attribute__((noinline)) static void rows_up_to_##bits(                                       \
        const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, const sangi_mod_exponent e[]) {     \
        _Alignas(64) uint64_t table[ROW * SANGI_MOD_X8_LIMBS(bits)];                               \
        _Alignas(64) uint64_t factor[SANGI_MOD_X8_LIMBS(bits)];                                    \
        _Alignas(64) uint64_t masks[ROW * LANES];                                                  \
        _Alignas(64) uint64_t index[LANES];                                                        \
        power(m, z, x, e, &(room){table, factor, masks, index});                                   \
    }

WITH_ROOM_FOR(2048)
WITH_ROOM_FOR(4096)

void sangi_mod_x8_power_tens(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                             const uint8_t *exponents, size_t length, sangi_mp_order order) {
    sangi_mod_exponent e[LANES];

    for (size_t l = 0; l < LANES; l++)
        e[l] = (sangi_mod_exponent){exponents + l * length, length, order};
    if (m->limbs <= SANGI_MOD_X8_LIMBS(2048))
        rows_up_to_2048(m, z, x, e);
    else
        rows_up_to_4096(m, z, x, e);
}

#endif
