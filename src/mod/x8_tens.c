/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Products and squares in lanes by tens of digits.  B = 2^520, and R = B^g.
 *
 * Karatsuba's method [KO62] takes three products of halves for four, and the difference of the
 * halves of each factor.  Digits of Montgomery's u wait for each other, so the lowest ten of a
 * product t are rather folded into the others, by c = 1 / B mod p:
 *
 *   t = t0 + t1 B = (t1 + t0 c) B mod p
 *
 * After g - 1 folds ten digits are left above n, and the lowest ten vanish by Montgomery's method.
 *
 * A fold leaves less than t / B + B p; g - 1 of them, t B / R + (B + 1 + 1 / B + ...) p; and less
 * than B p is added before the last ten are dropped.  For x, y < 3p, t < 9 p^2 < R p / 400, since R
 * is above 2^12 p: so the result is below 3p again.
 */
#include "mod/x8_tens.h"

#if SANGI_ASM

#define LANES SANGI_MOD_LANES
#define BLOCK SANGI_MOD_X8_BLOCK
#define TEN SANGI_MOD_X8_TEN
/* Words of ten digits, and of the difference of their halves. */
#define NUMBER ((size_t)LANES * TEN)
#define DIFFERENCE ((size_t)LANES * SANGI_MOD_X8_DIFFERENCE)

typedef const uint64_t in;

void sangi_modx8_cross_ifma(uint64_t *t, in *a, in *da, in *b, in *db);
void sangi_modx8_cross_cut_ifma(uint64_t *t, in *a, in *da, in *b, in *db, uint64_t *out);
void sangi_modx8_cross_twice_ifma(uint64_t *t, in *a, in *da, in *b, in *db);
void sangi_modx8_cross_twice_cut_ifma(uint64_t *t, in *a, in *da, in *b, in *db, uint64_t *out);
void sangi_modx8_square_ifma(uint64_t *t, const uint64_t *a, uint64_t *da);
void sangi_modx8_split_ifma(uint64_t *da, const uint64_t *a);
void sangi_modx8_vanish_ifma(uint64_t *t, const uint64_t *data, uint64_t *u);
void sangi_modx8_digits_ifma(uint64_t *z, const uint64_t *t, size_t blocks);
void sangi_modx8_forget_ifma(uint64_t *z, size_t blocks);

static size_t tens(const sangi_mod_x8 *m) { return sangi_mod_x8_digits(m) / TEN; }

/* Where in the data p is, c, and the differences of their tens. */
static size_t at_p(void) { return LANES; }
static size_t at_c(size_t g) { return LANES + 2 * NUMBER * g; }
static size_t at_dp(size_t g) { return at_c(g) + NUMBER * g; }
static size_t at_dc(size_t g) { return at_dp(g) + DIFFERENCE * g; }

uint64_t *sangi_mod_x8_fold(sangi_mod_x8 *m) { return m->data + at_c(tens(m)); }

void sangi_mod_x8_complete(sangi_mod_x8 *m) {
    const size_t g = tens(m);

    for (size_t i = 0; i < g; i++) {
        sangi_modx8_split_ifma(m->data + at_dp(g) + DIFFERENCE * i, m->data + at_p() + NUMBER * i);
        sangi_modx8_split_ifma(m->data + at_dc(g) + DIFFERENCE * i, m->data + at_c(g) + NUMBER * i);
    }
}

/* A number, and the differences of the halves of its tens. */
typedef struct {
    const uint64_t *digit, *difference;
} factor;

static factor ten(factor x, size_t i) {
    return (factor){x.digit + NUMBER * i, x.difference + DIFFERENCE * i};
}

/* The work: columns, two tens of them or one and u, and the differences of x and y. */
static uint64_t *at_low(sangi_mod_x8_work *work, size_t g, size_t i) {
    return work->digit + 2 * NUMBER * g + (NUMBER + DIFFERENCE) * (i % 2);
}

static uint64_t *at_dx(sangi_mod_x8_work *work, size_t g) {
    return at_low(work, g, 1) + NUMBER + DIFFERENCE;
}
static uint64_t *at_dy(sangi_mod_x8_work *work, size_t g) {
    return at_dx(work, g) + DIFFERENCE * g;
}

size_t sangi_mod_x8_tens_used(const sangi_mod_x8 *m) {
    const size_t g = tens(m), words = 2 * (NUMBER + DIFFERENCE) * (g + 1);

    return (words + LANES * BLOCK - 1) / (LANES * BLOCK);
}

static factor low(sangi_mod_x8_work *work, size_t g, size_t i) {
    const uint64_t *const digit = at_low(work, g, i);
    return (factor){digit, digit + NUMBER};
}

/* t <- t + ten digits times a number, from one of its tens up to another */
static void add(uint64_t *t, factor a, factor x, size_t from, size_t end) {
    for (size_t i = from; i < end; i++) {
        const factor b = ten(x, i);
        sangi_modx8_cross_ifma(t + NUMBER * i, a.digit, a.difference, b.digit, b.difference);
    }
}

/*
 * The same for one ten of it; the columns before those that it adds to become digits.  Their
 * carries take as long as the products, beside which they are made.
 */
static void add_and_cut(uint64_t *t, factor a, factor x, size_t i, uint64_t *out) {
    const factor b = ten(x, i);
    sangi_modx8_cross_cut_ifma(t + NUMBER * (i - 1), a.digit, a.difference, b.digit, b.difference,
                               out);
}

/* t <- x^2; the lowest ten digits are cut off */
static void square(uint64_t *t, const uint64_t *digits, uint64_t *differences, uint64_t *out,
                   size_t g) {
    const factor x = {digits, differences};

    for (size_t i = 0; i < g; i++) {
        const factor a = ten(x, i);

        sangi_modx8_square_ifma(t + 2 * NUMBER * i, a.digit, differences + DIFFERENCE * i);
        if (i == 1)
            sangi_modx8_cross_twice_cut_ifma(t, x.digit, x.difference, a.digit, a.difference, out);
        for (size_t j = 0; j < i && i > 1; j++) {
            const factor b = ten(x, j);
            sangi_modx8_cross_twice_ifma(t + NUMBER * (i + j), b.digit, b.difference, a.digit,
                                         a.difference);
        }
    }
}

/* z <- t / R mod p, of which the lowest ten digits were cut off */
static void reduce(const sangi_mod_x8 *m, uint64_t *z, sangi_mod_x8_work *work, size_t g) {
    const factor p = {m->data + at_p(), m->data + at_dp(g)};
    const factor c = {m->data + at_c(g), m->data + at_dc(g)};
    uint64_t *t = work->digit + NUMBER, *const u = at_low(work, g, g + 1);

    for (size_t i = 0; i < g - 2; i++, t += NUMBER) {
        add(t, low(work, g, i), c, 0, 1);
        add_and_cut(t, low(work, g, i), c, 1, at_low(work, g, i + 1));
        add(t, low(work, g, i), c, 2, g);
    }
    add(t, low(work, g, g), c, 0, g);
    sangi_modx8_vanish_ifma(t, m->data, u);
    sangi_modx8_split_ifma(u + NUMBER, u);
    add(t, (factor){u, u + NUMBER}, p, 1, 2);
    /* The digits of z as they become whole; the difference behind ten of them is overwritten. */
    for (size_t i = 2; i < g; i++)
        add_and_cut(t, (factor){u, u + NUMBER}, p, i, z + NUMBER * (i - 2));
    sangi_modx8_digits_ifma(z + NUMBER * (g - 2), t + NUMBER * (g - 1), 2 * TEN / BLOCK);
}

void sangi_mod_x8_square_tens(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                              sangi_mod_x8_work *work) {
    const size_t g = tens(m);

    square(work->digit, x, at_dx(work, g), at_low(work, g, 0), g);
    reduce(m, z, work, g);
}

void sangi_mod_x8_product_tens(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                               const uint64_t *y, sangi_mod_x8_work *work) {
    const size_t g = tens(m);
    const factor a = {x, at_dx(work, g)}, b = {y, at_dy(work, g)};

    sangi_modx8_forget_ifma(work->digit, 2 * m->blocks);
    for (size_t i = 0; i < g; i++) {
        sangi_modx8_split_ifma(at_dx(work, g) + DIFFERENCE * i, x + NUMBER * i);
        sangi_modx8_split_ifma(at_dy(work, g) + DIFFERENCE * i, y + NUMBER * i);
    }
    add(work->digit, a, b, 0, 1);
    add_and_cut(work->digit, a, b, 1, at_low(work, g, 0));
    add(work->digit, a, b, 2, g);
    for (size_t i = 1; i < g; i++)
        add(work->digit + NUMBER * i, ten(a, i), b, 0, g);
    reduce(m, z, work, g);
}

#endif
