/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Montgomery products and squares of eight numbers by Karatsuba's method [KO62], for numbers of h
 * blocks of 20 digits.  B = 2^520, a block of 10 digits, and R = B^(2 h).
 *
 * A product of 20-digit blocks takes three products of 10-digit blocks instead of four; squares of
 * long numbers take squares instead of products.  The kernels apply the same to 5-digit halves.
 *
 * Montgomery reduction computes its digits u one after the other.  So the lowest digits of a
 * product t are instead folded into the others, with c = 1 / B^k mod p:
 *
 *   t = t0 + t1 B^k = (t1 + t0 c) B^k mod p
 *
 * h - 1 folds of twenty digits and one of ten leave ten digits above n, which Montgomery reduction
 * removes.
 *
 * A fold leaves less than t / B^k + B^k p.  The bounds are
 *
 *   t / B^(2 h - 2) + (B^2 + 2) p    after the folds of twenty digits,
 *   t B / R + (2 B + 1) p            after the fold of ten,
 *   t / R + (3 + 1 / B) p            after Montgomery reduction, which adds at most B p.
 *
 * For x, y < 4p, t < 16 p^2 < R p / 256, since R > 2^12 p: the result is below 4p again.
 */
#include "mod/x8/karatsuba.h"

#if SANGI_ASM

#define LANES SANGI_MODX8_LANES
#define BLOCK SANGI_MODX8_BLOCK
/* Words of a 10-digit block, of a Karatsuba operand, and of the three operands of a 20-digit block:
 * its two halves, and their signed difference. */
#define BLOCK10 ((size_t)LANES * SANGI_MODX8_BLOCK10)
#define OPERAND ((size_t)LANES * SANGI_MODX8_OPERAND)
#define OPERANDS (3 * OPERAND)

typedef const uint64_t in;

void sangi_modx8_mac10_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_mul10_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_mac10_carry_left_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out);
void sangi_modx8_mac10_carry_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out);
void sangi_modx8_mac10_to_digits_ifma(in *t, in *a, in *b, uint64_t *z);
void sangi_modx8_mac10_left_ifma(uint64_t *t, in *a, in *b, uint64_t *z);
void sangi_modx8_mac10_twice_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_mac10_twice_carry_left_ifma(uint64_t *t, in *a, in *b, uint64_t *columns,
                                             uint64_t *out);
void sangi_modx8_mac10_signed_ifma(uint64_t *t, in *a, in *b);
void sangi_modx8_sqr10_ifma(uint64_t *t, in *a);
void sangi_modx8_sqr10_sub_ifma(uint64_t *t, in *a, uint64_t *z);
void sangi_modx8_sqr10_sub20_ifma(uint64_t *t, in *a, uint64_t *z, in *x, in *y);
void sangi_modx8_sqr10_carry_left_ifma(uint64_t *t, in *a, in *columns, uint64_t *out);
void sangi_modx8_sqr20_combine_ifma(uint64_t *t, in *z);
void sangi_modx8_sqr40_combine_ifma(uint64_t *t, in *q, in *z);
void sangi_modx8_sqr60_sums_ifma(uint64_t *t);
void sangi_modx8_sqr80_sums_ifma(uint64_t *t);
void sangi_modx8_sub_sqr20_ifma(uint64_t *t, in *q, in *z);
void sangi_modx8_left_ifma(uint64_t *z, in *a);
void sangi_modx8_add_carry_ifma(uint64_t *t, in *z);
void sangi_modx8_right_ifma(uint64_t *z, in *a);
void sangi_modx8_left_sub_ifma(uint64_t *z, in *a, in *b);
void sangi_modx8_right_sub_ifma(uint64_t *z, in *a, in *b);
void sangi_modx8_sub20_ifma(uint64_t *z, in *a, in *b);
void sangi_modx8_montgomery_reduce_ifma(uint64_t *t, in *data, uint64_t *u);
void sangi_modx8_carry_ifma(uint64_t *z, in *t, size_t blocks);
void sangi_modx8_zeroize_ifma(uint64_t *z, size_t blocks);

/* 20-digit blocks of a number. */
static size_t blocks20(const sangi_modx8 *m) {
    return sangi_modx8_digits(m) / (2 * SANGI_MODX8_BLOCK10);
}

/* Offsets in the data of the operands of p, of 1 / B mod p and of 1 / B^2 mod p; h = blocks20(m).
 */
static size_t at_p(size_t h) { return LANES + 4 * BLOCK10 * h; }
static size_t at_once(size_t h) { return at_p(h) + 2 * OPERAND * h; }
static size_t at_twice(size_t h) { return at_once(h) + 2 * OPERAND * h; }

uint64_t *sangi_modx8_fold_constant(sangi_modx8 *m, size_t blocks10) {
    return m->data + at_p(blocks20(m)) + (blocks10 - 1) * 2 * BLOCK10 * blocks20(m);
}

size_t sangi_modx8_fold_count(const sangi_modx8 *m) { return blocks20(m) > 1 ? 2 : 1; }

/* z <- the left operands of h 20-digit blocks: of both halves and of their signed difference. */
static void left(uint64_t *z, const uint64_t *x, size_t h) {
    for (size_t j = 0; j < h; j++, z += OPERANDS, x += 2 * BLOCK10) {
        sangi_modx8_left_ifma(z, x);
        sangi_modx8_left_sub_ifma(z + 2 * OPERAND, x, x + BLOCK10);
    }
}

/* z <- the right operands of h 20-digit blocks. */
static void right(uint64_t *z, const uint64_t *x, size_t h) {
    for (size_t j = 0; j < h; j++, z += OPERANDS, x += 2 * BLOCK10) {
        sangi_modx8_right_ifma(z, x);
        sangi_modx8_right_sub_ifma(z + 2 * OPERAND, x + BLOCK10, x);
    }
}

/* z <- the right operands of the 10-digit halves only. */
static void right_outer(uint64_t *z, const uint64_t *x, size_t h) {
    for (size_t j = 0; j < h; j++)
        sangi_modx8_right_ifma(z + 2 * OPERAND * j, x + 2 * BLOCK10 * j);
}

/* Each set of operands overwrites numbers that were converted before it. */
void sangi_modx8_karatsuba_prepare(sangi_modx8 *m) {
    const size_t h = blocks20(m);

    if (sangi_modx8_fold_count(m) > 1)
        right(m->data + at_twice(h), sangi_modx8_fold_constant(m, 2), h);
    right_outer(m->data + at_once(h), sangi_modx8_fold_constant(m, 1), h);
    right_outer(m->data + at_p(h), m->data + LANES, h);
}

/*
 * The layout of the work: columns; two alternating operands for folding; the operands of x, or the
 * intermediate values of a square.
 *
 * 4K aliasing: the processor compares loads with earlier stores by the lowest twelve bits of their
 * addresses.  A digit loaded at such a distance from one just stored delays carry propagation.  The
 * offsets are chosen to avoid this, relative to each other and to x, which is z; a test finds
 * offsets that would not.
 */
#define PAGE ((size_t)64 * LANES)
#define FROM_X 24

static uint64_t *begin(sangi_modx8_work *work, const uint64_t *x) {
    const uintptr_t vector = LANES * sizeof *x;
    const uintptr_t ahead = (uintptr_t)x / vector + FROM_X - (uintptr_t)work->digit / vector;

    return work->digit + LANES * (ahead % (PAGE / LANES));
}

static uint64_t *at_low(uint64_t *work, size_t h, size_t i) {
    return work + 4 * BLOCK10 * h + PAGE * (i % 2);
}

static uint64_t *at_x(uint64_t *work, size_t h) { return at_low(work, h, 1) + OPERANDS; }

size_t sangi_modx8_karatsuba_blocks(const sangi_modx8 *m) {
    const size_t h = blocks20(m), words = 4 * BLOCK10 * h + 2 * PAGE + OPERANDS * (1 + h);

    return (words + LANES * BLOCK - 1) / (LANES * BLOCK);
}

/* t <- t + a b of 20-digit blocks, without the product of the lower halves */
static void upper(uint64_t *t, const uint64_t *a, const uint64_t *b) {
    sangi_modx8_mac10_twice_ifma(t + BLOCK10, a + OPERAND, b + OPERAND);
    sangi_modx8_mac10_signed_ifma(t + BLOCK10, a + 2 * OPERAND, b + 2 * OPERAND);
}

/* t <- t + a b of 20-digit blocks, from their operands */
static void add(uint64_t *t, const uint64_t *a, const uint64_t *b) {
    sangi_modx8_mac10_twice_ifma(t, a, b);
    upper(t, a, b);
}

/*
 * The same, interleaved with carry propagation through ten finished columns, which become a left
 * operand: it has the latency of the products.
 */
static void add_and_carry(uint64_t *t, const uint64_t *a, const uint64_t *b, uint64_t *columns,
                          uint64_t *out) {
    sangi_modx8_mac10_twice_carry_left_ifma(t, a, b, columns, out);
    upper(t, a, b);
}

/* t <- x^2 for a 20-digit block; d is overwritten */
static void square_block20(uint64_t *t, in *x, uint64_t *d) {
    sangi_modx8_sqr10_sub_ifma(t, x, d);
    sangi_modx8_sqr10_ifma(t + 2 * BLOCK10, x + BLOCK10);
    sangi_modx8_sqr20_combine_ifma(t, d);
}

/* t <- the squares of the 20-digit blocks of x, one after the other; z <- the signed difference of
 * the first two; low <- the left operand of the lowest ten digits, whose carry out is still to be
 * added. */
static void squares(uint64_t *t, in *x, size_t h, uint64_t *d, uint64_t *z, uint64_t *low) {
    for (size_t i = 0; i < h; i++, t += 4 * BLOCK10, x += 2 * BLOCK10) {
        sangi_modx8_sqr10_sub_ifma(t, x, d);
        if (i == 0 && h > 1)
            sangi_modx8_sqr10_sub20_ifma(t + 2 * BLOCK10, x + BLOCK10, z, x, x + 2 * BLOCK10);
        else if (i < 2)
            sangi_modx8_sqr10_carry_left_ifma(t + 2 * BLOCK10, x + BLOCK10, t - 4 * BLOCK10 * i,
                                              low);
        else
            sangi_modx8_sqr10_ifma(t + 2 * BLOCK10, x + BLOCK10);
        sangi_modx8_sqr20_combine_ifma(t, d);
    }
}

/* t <- x^2; the lowest ten digits are moved to a left operand for folding */
static void square(uint64_t *t, in *x, size_t h) {
    uint64_t *const low = at_low(t, h, 0), *const d = at_x(t, h);
    uint64_t *const z = d + OPERAND, *const q = z + 3 * BLOCK10;

    squares(t, x, h, d, z, low);
    if (h > 2)
        (h == 3 ? sangi_modx8_sqr60_sums_ifma : sangi_modx8_sqr80_sums_ifma)(t);
    for (size_t i = 1; i < h; i++)
        for (size_t j = 0; j < i; j++) {
            if (i > 1)
                sangi_modx8_sub20_ifma(z, x + 2 * BLOCK10 * j, x + 2 * BLOCK10 * i);
            square_block20(q, z, d);
            if (h == 2)
                sangi_modx8_sqr40_combine_ifma(t, q, z);
            else
                sangi_modx8_sub_sqr20_ifma(t + 2 * BLOCK10 * (i + j), q, z);
        }
    sangi_modx8_add_carry_ifma(t, low);
}

/* t <- x y for 20 digits, likewise */
static void multiply_block20(uint64_t *t, const uint64_t *x, const uint64_t *y) {
    uint64_t *const a = at_x(t, 1), *const b = at_low(t, 1, 1);

    sangi_modx8_left_ifma(a, x);
    sangi_modx8_right_ifma(b, y);
    sangi_modx8_mul10_ifma(t, a, b);
    sangi_modx8_mul10_ifma(t + 2 * BLOCK10, a + OPERAND, b + OPERAND);
    sangi_modx8_mac10_carry_left_ifma(t + BLOCK10, a, b + OPERAND, t, at_low(t, 1, 0));
    sangi_modx8_mac10_ifma(t + BLOCK10, a + OPERAND, b);
}

/* t <- x y, likewise */
static void multiply(uint64_t *t, const uint64_t *x, const uint64_t *y, size_t h) {
    uint64_t *const a = at_x(t, h), *const b = at_low(t, h, 1);

    if (h == 1) {
        multiply_block20(t, x, y);
        return;
    }
    sangi_modx8_zeroize_ifma(t, 4 * SANGI_MODX8_BLOCK10 / BLOCK * h);
    left(a, x, h);
    for (size_t j = 0; j < h; j++) {
        right(b, y + 2 * BLOCK10 * j, 1);
        for (size_t i = 0; i < h; i++)
            if (i == 1 && j == 0)
                add_and_carry(t + 2 * BLOCK10, a + OPERANDS, b, t, at_low(t, h, 0));
            else
                add(t + 2 * BLOCK10 * (i + j), a + OPERANDS * i, b);
    }
}

/* t <- t1 + t0 c for the lowest twenty digits t0 of t.  The operand of the first ten is in `low`;
 * the second ten, and then the lowest ten digits of the sum, become left operands. */
static void fold(const sangi_modx8 *m, uint64_t *t, uint64_t *low, uint64_t *next, size_t h) {
    const uint64_t *const c = m->data + at_twice(h);
    uint64_t *const above = t + 2 * BLOCK10;

    sangi_modx8_mac10_twice_carry_left_ifma(above, low, c, t + BLOCK10, low + OPERAND);
    sangi_modx8_left_sub_ifma(low + 2 * OPERAND, low, low + OPERAND);
    upper(above, low, c);
    add_and_carry(above + 2 * BLOCK10, low, c + OPERANDS, above, next);
    for (size_t j = 2; j < h; j++)
        add(above + 2 * BLOCK10 * j, low, c + OPERANDS * j);
}

/* z <- t / R mod p; the lowest ten digits of t are in a left operand */
static void reduce(const sangi_modx8 *m, uint64_t *z, uint64_t *work, size_t h) {
    const uint64_t *const p = m->data + at_p(h), *const c = m->data + at_once(h);
    uint64_t *t = work, *const low = at_low(work, h, h - 1), *const u = at_low(work, h, h);

    for (size_t i = 0; i + 1 < h; i++, t += 2 * BLOCK10)
        fold(m, t, at_low(work, h, i), at_low(work, h, i + 1), h);
    t += BLOCK10;
    sangi_modx8_mac10_ifma(t, low, c);
    sangi_modx8_montgomery_reduce_ifma(t, m->data, u);
    /* These products do not depend on u; the first is interleaved with the operand of u. */
    sangi_modx8_mac10_left_ifma(t + BLOCK10, low, c + OPERAND, u);
    for (size_t i = 2; i < 2 * h; i++)
        sangi_modx8_mac10_ifma(t + BLOCK10 * i, low, c + OPERAND * i);
    if (h == 1) {
        sangi_modx8_mac10_to_digits_ifma(t + BLOCK10, u, p + OPERAND, z);
        return;
    }
    sangi_modx8_mac10_ifma(t + BLOCK10, u, p + OPERAND);
    /* Carry propagation to the digits of z, as columns are completed. */
    for (size_t i = 2; i < 2 * h; i++, z += BLOCK10)
        sangi_modx8_mac10_carry_ifma(t + BLOCK10 * i, u, p + OPERAND * i, t + BLOCK10 * (i - 1), z);
    sangi_modx8_carry_ifma(z, t + BLOCK10 * (2 * h - 1), 2);
}

void sangi_modx8_sqr_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               sangi_modx8_work *work) {
    const size_t h = blocks20(m);
    uint64_t *const t = begin(work, x);

    square(t, x, h);
    reduce(m, z, t, h);
}

void sangi_modx8_mul_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               const uint64_t *y, sangi_modx8_work *work) {
    const size_t h = blocks20(m);
    uint64_t *const t = begin(work, x);

    multiply(t, x, y, h);
    reduce(m, z, t, h);
}

#endif
