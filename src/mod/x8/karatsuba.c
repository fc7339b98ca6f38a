/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Products and squares in lanes by tens of digits.  B = 2^520, and R = B^(2 h).
 *
 * Karatsuba's method [KO62] takes three products of halves for four, and squares for products: the
 * kernels do that in tens, and here it is done with twenties, h of them.  Digits of Montgomery's u
 * wait for each other, so the lowest digits of a product t are rather folded into the others, by
 * c = 1 / B^k mod p:
 *
 *   t = t0 + t1 B^k = (t1 + t0 c) B^k mod p
 *
 * Twenty at once, h - 1 times, then ten; the last ten above n vanish by Montgomery's method.
 *
 * A fold leaves less than t / B^k + B^k p, so
 *
 *   t / B^(2 h - 2) + (B^2 + 2) p    those of twenties
 *   t B / R + (2 B + 1) p            and that of ten
 *   t / R + (3 + 1 / B) p            and when B p at most was added, and the last ten are gone
 *
 * For x, y < 4p, t < 16 p^2 < R p / 256, since R is above 2^12 p: the result is below 4p again.
 */
#include "mod/x8/karatsuba.h"

#if SANGI_ASM

#define LANES SANGI_MODX8_LANES
#define BLOCK SANGI_MODX8_BLOCK
/* Words of ten digits, of a part, and of parts of a twenty: its tens, and what they are apart. */
#define TEN ((size_t)LANES * SANGI_MODX8_TEN)
#define PART ((size_t)LANES * SANGI_MODX8_PART)
#define PARTS (3 * PART)

typedef const uint64_t in;

void sangi_modx8_cross_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_cross_new_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_cross_cut_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out);
void sangi_modx8_cross_digits_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out);
void sangi_modx8_cross_whole_ifma(in *t, in *a, in *b, uint64_t *z);
void sangi_modx8_cross_halves_ifma(uint64_t *t, in *a, in *b, uint64_t *z);
void sangi_modx8_cross_both_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_cross_both_cut_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out);
void sangi_modx8_cross_apart_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_square_ifma(uint64_t *t, in *a);
void sangi_modx8_square_apart_ifma(uint64_t *t, in *a, uint64_t *z);
void sangi_modx8_square_wide_apart_ifma(uint64_t *t, in *a, uint64_t *z, in *x, in *y);
void sangi_modx8_square_cut_ifma(uint64_t *t, in *a, in *columns, uint64_t *out);
void sangi_modx8_square_cross_ifma(uint64_t *t, in *z);
void sangi_modx8_square_wide_ifma(uint64_t *t, in *q, in *z);
void sangi_modx8_spread_6_ifma(uint64_t *t);
void sangi_modx8_spread_8_ifma(uint64_t *t);
void sangi_modx8_less_ifma(uint64_t *t, in *q, in *z);
void sangi_modx8_part_ifma(uint64_t *z, in *a);
void sangi_modx8_carry_ifma(uint64_t *t, in *z);
void sangi_modx8_counterpart_ifma(uint64_t *z, in *a);
void sangi_modx8_apart_ifma(uint64_t *z, in *a, in *b);
void sangi_modx8_counter_apart_ifma(uint64_t *z, in *a, in *b);
void sangi_modx8_wide_apart_ifma(uint64_t *z, in *a, in *b);
void sangi_modx8_vanish_ifma(uint64_t *t, in *data, uint64_t *u);
void sangi_modx8_digits_ifma(uint64_t *z, in *t, size_t tens);
void sangi_modx8_forget_ifma(uint64_t *z, size_t blocks);

/* Twenties of a number. */
static size_t twenties(const sangi_modx8 *m) {
    return sangi_modx8_digits(m) / (2 * SANGI_MODX8_TEN);
}

/* Where in the data the parts are of p, of 1 / B mod p, and of 1 / B^2 mod p, by twenties. */
static size_t at_p(size_t h) { return LANES + 4 * TEN * h; }
static size_t at_once(size_t h) { return at_p(h) + 2 * PART * h; }
static size_t at_twice(size_t h) { return at_once(h) + 2 * PART * h; }

uint64_t *sangi_modx8_fold_constant(sangi_modx8 *m, size_t tens) {
    return m->data + at_p(twenties(m)) + (tens - 1) * 2 * TEN * twenties(m);
}

size_t sangi_modx8_fold_count(const sangi_modx8 *m) { return twenties(m) > 1 ? 2 : 1; }

/* Parts of the tens of h twenties, and of what the two of each are apart: of left factors. */
static void left(uint64_t *z, const uint64_t *x, size_t h) {
    for (size_t j = 0; j < h; j++, z += PARTS, x += 2 * TEN) {
        sangi_modx8_part_ifma(z, x);
        sangi_modx8_apart_ifma(z + 2 * PART, x, x + TEN);
    }
}

/* Counterparts likewise: of right factors. */
static void right(uint64_t *z, const uint64_t *x, size_t h) {
    for (size_t j = 0; j < h; j++, z += PARTS, x += 2 * TEN) {
        sangi_modx8_counterpart_ifma(z, x);
        sangi_modx8_counter_apart_ifma(z + 2 * PART, x + TEN, x);
    }
}

/* Counterparts of the tens alone. */
static void right_tens(uint64_t *z, const uint64_t *x, size_t h) {
    for (size_t j = 0; j < h; j++)
        sangi_modx8_counterpart_ifma(z + 2 * PART * j, x + 2 * TEN * j);
}

/* Each takes the place of numbers that were made to parts before. */
void sangi_modx8_karatsuba_prepare(sangi_modx8 *m) {
    const size_t h = twenties(m);

    if (sangi_modx8_fold_count(m) > 1)
        right(m->data + at_twice(h), sangi_modx8_fold_constant(m, 2), h);
    right_tens(m->data + at_once(h), sangi_modx8_fold_constant(m, 1), h);
    right_tens(m->data + at_p(h), m->data + LANES, h);
}

/*
 * The work: columns; parts that are folded, by turns; those of x, or what squares want.
 *
 * The processor tells a load from a store before it by twelve bits of their addresses first.  Where
 * a digit is loaded that is that far from one just stored, carries wait for memory, so that the
 * places of all these are chosen against each other and against x, which is z; a test tells where
 * they would not do.
 */
#define PAGE ((size_t)64 * LANES)
#define FROM_X 24

static uint64_t *begin(sangi_modx8_work *work, const uint64_t *x) {
    const uintptr_t vector = LANES * sizeof *x;
    const uintptr_t ahead = (uintptr_t)x / vector + FROM_X - (uintptr_t)work->digit / vector;

    return work->digit + LANES * (ahead % (PAGE / LANES));
}

static uint64_t *at_low(uint64_t *work, size_t h, size_t i) {
    return work + 4 * TEN * h + PAGE * (i % 2);
}

static uint64_t *at_x(uint64_t *work, size_t h) { return at_low(work, h, 1) + PARTS; }

size_t sangi_modx8_karatsuba_blocks(const sangi_modx8 *m) {
    const size_t h = twenties(m), words = 4 * TEN * h + 2 * PAGE + PARTS * (1 + h);

    return (words + LANES * BLOCK - 1) / (LANES * BLOCK);
}

/* t <- t + a b of twenties, but for the lower tens' product */
static void upper(uint64_t *t, const uint64_t *a, const uint64_t *b) {
    sangi_modx8_cross_both_ifma(t + TEN, a + PART, b + PART);
    sangi_modx8_cross_apart_ifma(t + TEN, a + 2 * PART, b + 2 * PART);
}

/* t <- t + a b of twenties by their parts */
static void add(uint64_t *t, const uint64_t *a, const uint64_t *b) {
    sangi_modx8_cross_both_ifma(t, a, b);
    upper(t, a, b);
}

/*
 * The same, and ten columns that other products have left become a part.  Their carries take as
 * long as the products, beside which they are made.
 */
static void add_and_cut(uint64_t *t, const uint64_t *a, const uint64_t *b, uint64_t *columns,
                        uint64_t *out) {
    sangi_modx8_cross_both_cut_ifma(t, a, b, columns, out);
    upper(t, a, b);
}

/* t <- x^2 of twenty digits; d is overwritten */
static void square_twenty(uint64_t *t, in *x, uint64_t *d) {
    sangi_modx8_square_apart_ifma(t, x, d);
    sangi_modx8_square_ifma(t + 2 * TEN, x + TEN);
    sangi_modx8_square_cross_ifma(t, d);
}

/* The squares of the twenties of x, one behind the other; z <- what the first two are apart; the
 * lowest ten digits are cut off, but for their carry. */
static void squares(uint64_t *t, in *x, size_t h, uint64_t *d, uint64_t *z, uint64_t *low) {
    for (size_t i = 0; i < h; i++, t += 4 * TEN, x += 2 * TEN) {
        sangi_modx8_square_apart_ifma(t, x, d);
        if (i == 0 && h > 1)
            sangi_modx8_square_wide_apart_ifma(t + 2 * TEN, x + TEN, z, x, x + 2 * TEN);
        else if (i < 2)
            sangi_modx8_square_cut_ifma(t + 2 * TEN, x + TEN, t - 4 * TEN * i, low);
        else
            sangi_modx8_square_ifma(t + 2 * TEN, x + TEN);
        sangi_modx8_square_cross_ifma(t, d);
    }
}

/* t <- x^2; the lowest ten digits are cut off */
static void square(uint64_t *t, in *x, size_t h) {
    uint64_t *const low = at_low(t, h, 0), *const d = at_x(t, h);
    uint64_t *const z = d + PART, *const q = z + 3 * TEN;

    squares(t, x, h, d, z, low);
    if (h > 2)
        (h == 3 ? sangi_modx8_spread_6_ifma : sangi_modx8_spread_8_ifma)(t);
    for (size_t i = 1; i < h; i++)
        for (size_t j = 0; j < i; j++) {
            if (i > 1)
                sangi_modx8_wide_apart_ifma(z, x + 2 * TEN * j, x + 2 * TEN * i);
            square_twenty(q, z, d);
            if (h == 2)
                sangi_modx8_square_wide_ifma(t, q, z);
            else
                sangi_modx8_less_ifma(t + 2 * TEN * (i + j), q, z);
        }
    sangi_modx8_carry_ifma(t, low);
}

/* t <- x y of twenty digits, likewise */
static void multiply_twenty(uint64_t *t, const uint64_t *x, const uint64_t *y) {
    uint64_t *const a = at_x(t, 1), *const b = at_low(t, 1, 1);

    sangi_modx8_part_ifma(a, x);
    sangi_modx8_counterpart_ifma(b, y);
    sangi_modx8_cross_new_ifma(t, a, b);
    sangi_modx8_cross_new_ifma(t + 2 * TEN, a + PART, b + PART);
    sangi_modx8_cross_cut_ifma(t + TEN, a, b + PART, t, at_low(t, 1, 0));
    sangi_modx8_cross_ifma(t + TEN, a + PART, b);
}

/* t <- x y, likewise */
static void multiply(uint64_t *t, const uint64_t *x, const uint64_t *y, size_t h) {
    uint64_t *const a = at_x(t, h), *const b = at_low(t, h, 1);

    if (h == 1) {
        multiply_twenty(t, x, y);
        return;
    }
    sangi_modx8_forget_ifma(t, 4 * SANGI_MODX8_TEN / BLOCK * h);
    left(a, x, h);
    for (size_t j = 0; j < h; j++) {
        right(b, y + 2 * TEN * j, 1);
        for (size_t i = 0; i < h; i++)
            if (i == 1 && j == 0)
                add_and_cut(t + 2 * TEN, a + PARTS, b, t, at_low(t, h, 0));
            else
                add(t + 2 * TEN * (i + j), a + PARTS * i, b);
    }
}

/* t <- t1 + t0 c for the lowest twenty digits t0 of t, of which ten were cut off; the next ten are,
 * and then ten of the sum. */
static void fold(const sangi_modx8 *m, uint64_t *t, uint64_t *low, uint64_t *next, size_t h) {
    const uint64_t *const c = m->data + at_twice(h);
    uint64_t *const above = t + 2 * TEN;

    sangi_modx8_cross_both_cut_ifma(above, low, c, t + TEN, low + PART);
    sangi_modx8_apart_ifma(low + 2 * PART, low, low + PART);
    upper(above, low, c);
    add_and_cut(above + 2 * TEN, low, c + PARTS, above, next);
    for (size_t j = 2; j < h; j++)
        add(above + 2 * TEN * j, low, c + PARTS * j);
}

/* z <- t / R mod p, of which the lowest ten digits were cut off */
static void reduce(const sangi_modx8 *m, uint64_t *z, uint64_t *work, size_t h) {
    const uint64_t *const p = m->data + at_p(h), *const c = m->data + at_once(h);
    uint64_t *t = work, *const low = at_low(work, h, h - 1), *const u = at_low(work, h, h);

    for (size_t i = 0; i + 1 < h; i++, t += 2 * TEN)
        fold(m, t, at_low(work, h, i), at_low(work, h, i + 1), h);
    t += TEN;
    sangi_modx8_cross_ifma(t, low, c);
    sangi_modx8_vanish_ifma(t, m->data, u);
    /* These do not wait for u, nor does what is made beside the first of them. */
    sangi_modx8_cross_halves_ifma(t + TEN, low, c + PART, u);
    for (size_t i = 2; i < 2 * h; i++)
        sangi_modx8_cross_ifma(t + TEN * i, low, c + PART * i);
    if (h == 1) {
        sangi_modx8_cross_whole_ifma(t + TEN, u, p + PART, z);
        return;
    }
    sangi_modx8_cross_ifma(t + TEN, u, p + PART);
    /* The digits of z as they become whole. */
    for (size_t i = 2; i < 2 * h; i++, z += TEN)
        sangi_modx8_cross_digits_ifma(t + TEN * i, u, p + PART * i, t + TEN * (i - 1), z);
    sangi_modx8_digits_ifma(z, t + TEN * (2 * h - 1), 2);
}

void sangi_modx8_sqr_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               sangi_modx8_work *work) {
    const size_t h = twenties(m);
    uint64_t *const t = begin(work, x);

    square(t, x, h);
    reduce(m, z, t, h);
}

void sangi_modx8_mul_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               const uint64_t *y, sangi_modx8_work *work) {
    const size_t h = twenties(m);
    uint64_t *const t = begin(work, x);

    multiply(t, x, y, h);
    reduce(m, z, t, h);
}

#endif
