/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The kernels for eight moduli in plain C, for an emulator that has no vectors: as slow as can be.
 */
#include <stddef.h>
#include <stdint.h>

enum { LANES = 8, BLOCK = 4, WIDTH = 52, MOST = 80, EIGHT = 8 };
/* Digits, and where a part has the sign of its halves' difference, and its own. */
enum { HALF = 5, TEN = 10, TWENTY = 20, HALVES_SIGN = 15, SIGN = 16, PART = 17 };

__extension__ typedef unsigned __int128 sum;
typedef const uint64_t in;

static const uint64_t mask = ((uint64_t)1 << WIDTH) - 1;

/* z[0 .. n) of a lane <- the products x_i y_j over tiles I + J >= first, from its column on */
static void tiles(uint64_t *z, size_t n, const uint64_t *x, size_t x_digits, const uint64_t *y,
                  size_t y_digits, size_t first, size_t column) {
    sum carry = 0;
    for (size_t k = BLOCK * first; k < BLOCK * first + n; k++) {
        for (size_t i = 0; i < x_digits && i <= k; i++) {
            const size_t j = k - i, d = i / BLOCK + j / BLOCK;
            if (j < y_digits && (d >= first || (d + 1 == first && k >= column)))
                carry += (sum)(x[LANES * i] & mask) * (y[LANES * j] & mask);
        }
        z[LANES * (k - BLOCK * first)] = (uint64_t)carry & mask;
        carry >>= WIDTH;
    }
}

void sangi_modx8_mul_ifma(uint64_t *h, const uint64_t *x, const uint64_t *y, size_t blocks) {
    for (size_t l = 0; l < LANES; l++)
        tiles(h + l, 2 * BLOCK * blocks, x + l, BLOCK * blocks, y + l, BLOCK * blocks, 0, 0);
}

void sangi_modx8_sqr_ifma(uint64_t *h, const uint64_t *x, const uint64_t *y, size_t blocks) {
    (void)y;
    sangi_modx8_mul_ifma(h, x, x, blocks);
}

void sangi_modx8_mont_mul_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y,
                               const uint64_t *data, size_t blocks, uint64_t *u) {
    const size_t n = BLOCK * blocks;
    uint64_t h[LANES * 2 * MOST];

    (void)u;
    sangi_modx8_mul_ifma(h, x, y, blocks);
    for (size_t l = 0; l < LANES; l++) {
        for (size_t i = 0; i < n; i++) {
            const uint64_t factor = h[LANES * i + l] * data[l] & mask;
            sum carry = 0;
            for (size_t j = 0; i + j < 2 * n; j++) {
                carry += h[LANES * (i + j) + l];
                if (j < n)
                    carry += (sum)factor * data[LANES * (j + 1) + l];
                h[LANES * (i + j) + l] = (uint64_t)carry & mask;
                carry >>= WIDTH;
            }
        }
        for (size_t i = 0; i < n; i++)
            z[LANES * i + l] = h[LANES * (n + i) + l];
    }
}

void sangi_modx8_mont_sqr_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y,
                               const uint64_t *data, size_t blocks, uint64_t *u) {
    (void)y;
    sangi_modx8_mont_mul_ifma(z, x, x, data, blocks, u);
}

void sangi_modx8_ohta_high_ifma(uint64_t *s, const uint64_t *h, const uint64_t *k, size_t blocks,
                                size_t c) {
    const size_t n = BLOCK * blocks, digits = BLOCK * (3 * blocks - c / BLOCK);
    uint64_t made[LANES * 3 * MOST];

    for (size_t l = 0; l < LANES; l++)
        tiles(made + l, digits, h + l, 2 * n, k + l, n, c / BLOCK, c);
    for (size_t i = 0; i < LANES * digits; i++)
        s[i] = made[i];
}

void sangi_modx8_ohta_rest_ifma(uint64_t *z, const uint64_t *h, uint64_t *d, const uint64_t *p,
                                size_t blocks, size_t shift) {
    const size_t n = BLOCK * blocks;
    uint64_t multiple[LANES * MOST];

    for (size_t i = 0; i < LANES * n; i++)
        d[i] = (d[i] >> shift | d[i + LANES] << (WIDTH - shift)) & mask;
    for (size_t l = 0; l < LANES; l++) {
        int64_t carry = 0;
        tiles(multiple + l, n, d + l, n, p + l, n, 0, 0);
        for (size_t i = l; i < LANES * n; i += LANES) {
            carry += (int64_t)h[i] - (int64_t)multiple[i];
            z[i] = (uint64_t)carry & mask;
            carry >>= WIDTH;
        }
    }
}

/* All ones where two numbers are the same. */
static uint64_t is(uint64_t index, size_t entry) { return 0 - (((index ^ entry) - 1) >> 63); }

void sangi_modx8_turn_ifma(uint64_t *z, in *x, size_t blocks) {
    const size_t words = LANES * BLOCK * blocks;

    for (size_t i = 0; i < words; i++)
        for (size_t j = 0; j < EIGHT; j++)
            z[EIGHT * i + j] = x[words * j + i];
}

/* z <- in each lane of eight numbers an entry of some groups */
static void scan(uint64_t *z, in *table, in *index, size_t blocks, size_t groups) {
    const size_t words = LANES * BLOCK * blocks;

    for (size_t i = 0; i < EIGHT * words; i++) {
        in *const entries = table + EIGHT * (i % words);
        const uint64_t asked = index[EIGHT * (i % LANES) + i / words];

        z[i] = 0;
        for (size_t e = 0; e < EIGHT * groups; e++)
            z[i] |= entries[EIGHT * words * (e / EIGHT) + e % EIGHT] & is(asked, e);
    }
}

void sangi_modx8_scan_ifma(uint64_t *z, in *table, in *index, in *upper, size_t blocks) {
    (void)upper;
    scan(z, table, index, blocks, 4);
}

void sangi_modx8_scan_short_ifma(uint64_t *z, in *table, in *index, in *upper, size_t blocks) {
    (void)upper;
    scan(z, table, index, blocks, 2);
}

void sangi_modx8_forget_ifma(uint64_t *z, size_t blocks) {
    for (size_t i = 0; i < LANES * BLOCK * blocks; i++)
        z[i] = 0;
}

/* Columns, of which the words are added. */
static void add(uint64_t *t, in *more, size_t columns) {
    for (size_t i = 0; i < LANES * columns; i++)
        t[i] += more[i];
}

/* z <- the digits of n columns; what is above is returned in a vector, which may be one of theirs
 */
static void carried(uint64_t *z, in *t, size_t n, uint64_t *above) {
    for (size_t l = 0; l < LANES; l++) {
        int64_t carry = 0;
        for (size_t i = l; i < LANES * n; i += LANES) {
            carry += (int64_t)t[i];
            z[i] = (uint64_t)carry & mask;
            carry >>= WIDTH;
        }
        above[l] = (uint64_t)carry;
    }
}

/* z <- a - b of n digits, and its sign */
static void apart(uint64_t *z, in *a, in *b, size_t n, uint64_t *sign) {
    uint64_t columns[LANES * TWENTY];

    for (size_t i = 0; i < LANES * n; i++)
        columns[i] = a[i] - b[i];
    carried(z, columns, n, sign);
}

/* Ten digits become a part, or a counterpart. */
static void halves(uint64_t *z) {
    apart(z + LANES * TEN, z, z + LANES * HALF, HALF, z + LANES * HALVES_SIGN);
}

static void counter_halves(uint64_t *z) {
    apart(z + LANES * TEN, z + LANES * HALF, z, HALF, z + LANES * HALVES_SIGN);
}

static void cut_digits(uint64_t *columns, uint64_t *out) {
    uint64_t above[LANES];

    carried(out, columns, TEN, above);
    add(columns + LANES * TEN, above, 1);
}

static void cut(uint64_t *columns, uint64_t *out) {
    cut_digits(columns, out);
    halves(out);
}

/* The tens of a twenty, each where a part of it begins. */
static void place(uint64_t *z, in *a) {
    for (size_t i = 0; i < LANES * TEN; i++) {
        z[i] = a[i];
        z[LANES * PART + i] = a[LANES * TEN + i];
    }
}

void sangi_modx8_part_ifma(uint64_t *z, in *a) {
    place(z, a);
    halves(z);
    halves(z + LANES * PART);
}

void sangi_modx8_counterpart_ifma(uint64_t *z, in *a) {
    place(z, a);
    counter_halves(z);
    counter_halves(z + LANES * PART);
}

void sangi_modx8_apart_ifma(uint64_t *z, in *a, in *b) {
    apart(z, a, b, TEN, z + LANES * SIGN);
    halves(z);
}

void sangi_modx8_counter_apart_ifma(uint64_t *z, in *a, in *b) {
    apart(z, a, b, TEN, z + LANES * SIGN);
    counter_halves(z);
}

void sangi_modx8_wide_apart_ifma(uint64_t *z, in *a, in *b) {
    apart(z, a, b, TWENTY, z + LANES * TWENTY);
}

void sangi_modx8_carry_ifma(uint64_t *t, in *z) { add(t + LANES * TEN, z + LANES * SIGN, 1); }

void sangi_modx8_digits_ifma(uint64_t *z, in *t, size_t tens) {
    uint64_t above[LANES];

    carried(z, t, TEN * tens, above);
}

/* Each digit product at its column: the differences of halves are not wanted. */
void sangi_modx8_cross_ifma(uint64_t *t, in *a, in *b) {
    for (size_t i = 0; i < LANES * TEN; i++)
        for (size_t j = i % LANES; j < LANES * TEN; j += LANES) {
            const sum product = (sum)a[i] * b[j];
            uint64_t *const column = t + i + j - i % LANES;
            column[0] += (uint64_t)product & mask;
            column[LANES] += (uint64_t)(product >> WIDTH);
        }
}

void sangi_modx8_cross_new_ifma(uint64_t *t, in *a, in *b) {
    sangi_modx8_forget_ifma(t, TWENTY / BLOCK);
    sangi_modx8_cross_ifma(t, a, b);
}

void sangi_modx8_cross_cut_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out) {
    cut(columns, out);
    sangi_modx8_cross_ifma(t, a, b);
}

void sangi_modx8_cross_digits_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out) {
    cut_digits(columns, out);
    sangi_modx8_cross_ifma(t, a, b);
}

void sangi_modx8_cross_whole_ifma(in *t, in *a, in *b, uint64_t *z) {
    uint64_t columns[LANES * TWENTY] = {0};

    add(columns, t, TWENTY);
    sangi_modx8_cross_ifma(columns, a, b);
    sangi_modx8_digits_ifma(z, columns, 2);
}

void sangi_modx8_cross_halves_ifma(uint64_t *t, in *a, in *b, uint64_t *z) {
    halves(z);
    sangi_modx8_cross_ifma(t, a, b);
}

void sangi_modx8_cross_both_ifma(uint64_t *t, in *a, in *b) {
    sangi_modx8_cross_ifma(t, a, b);
    sangi_modx8_cross_ifma(t + LANES * TEN, a, b);
}

void sangi_modx8_cross_both_cut_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out) {
    cut(columns, out);
    sangi_modx8_cross_both_ifma(t, a, b);
}

void sangi_modx8_cross_apart_ifma(uint64_t *t, in *a, in *b) {
    in *const a_sign = a + LANES * SIGN, *const b_sign = b + LANES * SIGN;

    sangi_modx8_cross_ifma(t, a, b);
    for (size_t i = 0; i < LANES * TEN; i++)
        t[LANES * TEN + i] -= (a[i] & b_sign[i % LANES]) + (b[i] & a_sign[i % LANES]);
    for (size_t l = 0; l < LANES; l++)
        t[LANES * TWENTY + l] -= a_sign[l] & b_sign[l];
}

void sangi_modx8_square_ifma(uint64_t *t, in *a) { sangi_modx8_cross_new_ifma(t, a, a); }

void sangi_modx8_square_apart_ifma(uint64_t *t, in *a, uint64_t *z) {
    apart(z, a, a + LANES * TEN, TEN, z + LANES * SIGN);
    sangi_modx8_square_ifma(t, a);
}

void sangi_modx8_square_wide_apart_ifma(uint64_t *t, in *a, uint64_t *z, in *x, in *y) {
    sangi_modx8_wide_apart_ifma(z, x, y);
    sangi_modx8_square_ifma(t, a);
}

void sangi_modx8_square_cut_ifma(uint64_t *t, in *a, in *columns, uint64_t *out) {
    carried(out, columns, TEN, out + LANES * SIGN);
    halves(out);
    sangi_modx8_square_ifma(t, a);
}

/* The squares of numbers of n digits, one behind the other, to i + j for all i and j. */
static void spread(uint64_t *t, size_t numbers, size_t n) {
    const size_t columns = 2 * n * numbers;
    uint64_t squares[LANES * 2 * MOST] = {0};

    add(squares, t, columns);
    sangi_modx8_forget_ifma(t, columns / BLOCK);
    for (size_t i = 0; i < numbers; i++)
        for (size_t j = 0; j < numbers; j++)
            add(t + LANES * n * (i + j), squares + LANES * 2 * n * i, 2 * n);
}

/* t <- t - (z + sign 2^(52 n))^2 for q = z^2 */
static void less(uint64_t *t, in *q, in *z, in *sign, size_t n) {
    for (size_t i = 0; i < LANES * 2 * n; i++)
        t[i] -= q[i];
    for (size_t i = 0; i < LANES * n; i++)
        t[LANES * n + i] += 2 * (z[i] & sign[i % LANES]);
    add(t + LANES * 2 * n, sign, 1);
}

void sangi_modx8_square_cross_ifma(uint64_t *t, in *z) {
    uint64_t q[LANES * TWENTY];

    sangi_modx8_square_ifma(q, z);
    spread(t, 2, TEN);
    less(t + LANES * TEN, q, z, z + LANES * SIGN, TEN);
}

void sangi_modx8_spread_6_ifma(uint64_t *t) { spread(t, 3, TWENTY); }

void sangi_modx8_spread_8_ifma(uint64_t *t) { spread(t, 4, TWENTY); }

void sangi_modx8_less_ifma(uint64_t *t, in *q, in *z) { less(t, q, z, z + LANES * TWENTY, TWENTY); }

void sangi_modx8_square_wide_ifma(uint64_t *t, in *q, in *z) {
    spread(t, 2, TWENTY);
    sangi_modx8_less_ifma(t + LANES * TWENTY, q, z);
}

void sangi_modx8_vanish_ifma(uint64_t *t, in *data, uint64_t *u) {
    for (size_t l = 0; l < LANES; l++)
        for (size_t i = 0; i < TEN; i++) {
            uint64_t *const column = t + LANES * i + l;
            const uint64_t factor = (uint64_t)((sum)(*column & mask) * data[l]) & mask;
            u[LANES * i + l] = factor;
            for (size_t j = 0; j < TEN; j++) {
                const sum product = (sum)factor * data[LANES * (j + 1) + l];
                column[LANES * j] += (uint64_t)product & mask;
                column[LANES * (j + 1)] += (uint64_t)(product >> WIDTH);
            }
            column[LANES] += (uint64_t)((int64_t)*column >> WIDTH);
        }
}
