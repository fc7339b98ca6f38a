/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The kernels for eight moduli in plain C, for an emulator that has no vectors: as slow as can be.
 */
#include <stddef.h>
#include <stdint.h>

enum { LANES = 8, BLOCK = 4, WIDTH = 52, MOST = 80, EIGHT = 8 };
/* Digits of a half, a 10- and a 20-digit block; in an operand, the signs of the difference of its
 * halves and its own. */
enum { HALF = 5, BLOCK10 = 10, BLOCK20 = 20, DIFFERENCE_SIGN = 15, SIGN = 16, OPERAND = 17 };

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

void sangi_modx8_full_mul_ifma(uint64_t *h, const uint64_t *x, const uint64_t *y, size_t blocks) {
    for (size_t l = 0; l < LANES; l++)
        tiles(h + l, 2 * BLOCK * blocks, x + l, BLOCK * blocks, y + l, BLOCK * blocks, 0, 0);
}

void sangi_modx8_full_sqr_ifma(uint64_t *h, const uint64_t *x, const uint64_t *y, size_t blocks) {
    (void)y;
    sangi_modx8_full_mul_ifma(h, x, x, blocks);
}

void sangi_modx8_mont_mul_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y,
                               const uint64_t *data, size_t blocks, uint64_t *u) {
    const size_t n = BLOCK * blocks;
    uint64_t h[LANES * 2 * MOST];

    (void)u;
    sangi_modx8_full_mul_ifma(h, x, y, blocks);
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

void sangi_modx8_transpose_ifma(uint64_t *z, in *x, size_t blocks) {
    const size_t words = LANES * BLOCK * blocks;

    for (size_t i = 0; i < words; i++)
        for (size_t j = 0; j < EIGHT; j++)
            z[EIGHT * i + j] = x[words * j + i];
}

/* z <- eight numbers; each lane is an entry of `groups` groups of the table */
static void lookup(uint64_t *z, in *table, in *index, size_t blocks, size_t groups) {
    const size_t words = LANES * BLOCK * blocks;

    for (size_t i = 0; i < EIGHT * words; i++) {
        in *const entries = table + EIGHT * (i % words);
        const uint64_t asked = index[EIGHT * (i % LANES) + i / words];

        z[i] = 0;
        for (size_t e = 0; e < EIGHT * groups; e++)
            z[i] |= entries[EIGHT * words * (e / EIGHT) + e % EIGHT] & is(asked, e);
    }
}

void sangi_modx8_lookup_32_ifma(uint64_t *z, in *table, in *index, in *upper, size_t blocks) {
    (void)upper;
    lookup(z, table, index, blocks, 4);
}

void sangi_modx8_lookup_16_ifma(uint64_t *z, in *table, in *index, in *upper, size_t blocks) {
    (void)upper;
    lookup(z, table, index, blocks, 2);
}

void sangi_modx8_zeroize_ifma(uint64_t *z, size_t blocks) {
    for (size_t i = 0; i < LANES * BLOCK * blocks; i++)
        z[i] = 0;
}

/* t <- t + more */
static void add(uint64_t *t, in *more, size_t columns) {
    for (size_t i = 0; i < LANES * columns; i++)
        t[i] += more[i];
}

/* z <- the digits of n columns; above <- the carry out, which may overwrite a column */
static void propagate(uint64_t *z, in *t, size_t n, uint64_t *above) {
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
static void signed_difference(uint64_t *z, in *a, in *b, size_t n, uint64_t *sign) {
    uint64_t columns[LANES * BLOCK20];

    for (size_t i = 0; i < LANES * n; i++)
        columns[i] = a[i] - b[i];
    propagate(z, columns, n, sign);
}

/* Completes ten digits to a left operand, or to a right one. */
static void left_halves(uint64_t *z) {
    signed_difference(z + LANES * BLOCK10, z, z + LANES * HALF, HALF, z + LANES * DIFFERENCE_SIGN);
}

static void right_halves(uint64_t *z) {
    signed_difference(z + LANES * BLOCK10, z + LANES * HALF, z, HALF, z + LANES * DIFFERENCE_SIGN);
}

static void carry_to_digits(uint64_t *columns, uint64_t *out) {
    uint64_t above[LANES];

    propagate(out, columns, BLOCK10, above);
    add(columns + LANES * BLOCK10, above, 1);
}

static void carry_to_left(uint64_t *columns, uint64_t *out) {
    carry_to_digits(columns, out);
    left_halves(out);
}

/* z <- both halves of a 20-digit block, each at the start of an operand. */
static void place(uint64_t *z, in *a) {
    for (size_t i = 0; i < LANES * BLOCK10; i++) {
        z[i] = a[i];
        z[LANES * OPERAND + i] = a[LANES * BLOCK10 + i];
    }
}

void sangi_modx8_left_ifma(uint64_t *z, in *a) {
    place(z, a);
    left_halves(z);
    left_halves(z + LANES * OPERAND);
}

void sangi_modx8_right_ifma(uint64_t *z, in *a) {
    place(z, a);
    right_halves(z);
    right_halves(z + LANES * OPERAND);
}

void sangi_modx8_left_sub_ifma(uint64_t *z, in *a, in *b) {
    signed_difference(z, a, b, BLOCK10, z + LANES * SIGN);
    left_halves(z);
}

void sangi_modx8_right_sub_ifma(uint64_t *z, in *a, in *b) {
    signed_difference(z, a, b, BLOCK10, z + LANES * SIGN);
    right_halves(z);
}

void sangi_modx8_sub20_ifma(uint64_t *z, in *a, in *b) {
    signed_difference(z, a, b, BLOCK20, z + LANES * BLOCK20);
}

void sangi_modx8_add_carry_ifma(uint64_t *t, in *z) {
    add(t + LANES * BLOCK10, z + LANES * SIGN, 1);
}

void sangi_modx8_carry_ifma(uint64_t *z, in *t, size_t tens) {
    uint64_t above[LANES];

    propagate(z, t, BLOCK10 * tens, above);
}

/* Schoolbook: the differences of the halves are not used. */
void sangi_modx8_mac10_ifma(uint64_t *t, in *a, in *b) {
    for (size_t i = 0; i < LANES * BLOCK10; i++)
        for (size_t j = i % LANES; j < LANES * BLOCK10; j += LANES) {
            const sum product = (sum)a[i] * b[j];
            uint64_t *const column = t + i + j - i % LANES;
            column[0] += (uint64_t)product & mask;
            column[LANES] += (uint64_t)(product >> WIDTH);
        }
}

void sangi_modx8_mul10_ifma(uint64_t *t, in *a, in *b) {
    sangi_modx8_zeroize_ifma(t, BLOCK20 / BLOCK);
    sangi_modx8_mac10_ifma(t, a, b);
}

void sangi_modx8_mac10_carry_left_ifma(uint64_t *t, in *a, in *b, uint64_t *columns,
                                       uint64_t *out) {
    carry_to_left(columns, out);
    sangi_modx8_mac10_ifma(t, a, b);
}

void sangi_modx8_mac10_carry_ifma(uint64_t *t, in *a, in *b, uint64_t *columns, uint64_t *out) {
    carry_to_digits(columns, out);
    sangi_modx8_mac10_ifma(t, a, b);
}

void sangi_modx8_mac10_to_digits_ifma(in *t, in *a, in *b, uint64_t *z) {
    uint64_t columns[LANES * BLOCK20] = {0};

    add(columns, t, BLOCK20);
    sangi_modx8_mac10_ifma(columns, a, b);
    sangi_modx8_carry_ifma(z, columns, 2);
}

void sangi_modx8_mac10_left_ifma(uint64_t *t, in *a, in *b, uint64_t *z) {
    left_halves(z);
    sangi_modx8_mac10_ifma(t, a, b);
}

void sangi_modx8_mac10_twice_ifma(uint64_t *t, in *a, in *b) {
    sangi_modx8_mac10_ifma(t, a, b);
    sangi_modx8_mac10_ifma(t + LANES * BLOCK10, a, b);
}

void sangi_modx8_mac10_twice_carry_left_ifma(uint64_t *t, in *a, in *b, uint64_t *columns,
                                             uint64_t *out) {
    carry_to_left(columns, out);
    sangi_modx8_mac10_twice_ifma(t, a, b);
}

void sangi_modx8_mac10_signed_ifma(uint64_t *t, in *a, in *b) {
    in *const a_sign = a + LANES * SIGN, *const b_sign = b + LANES * SIGN;

    sangi_modx8_mac10_ifma(t, a, b);
    for (size_t i = 0; i < LANES * BLOCK10; i++)
        t[LANES * BLOCK10 + i] -= (a[i] & b_sign[i % LANES]) + (b[i] & a_sign[i % LANES]);
    for (size_t l = 0; l < LANES; l++)
        t[LANES * BLOCK20 + l] -= a_sign[l] & b_sign[l];
}

void sangi_modx8_sqr10_ifma(uint64_t *t, in *a) { sangi_modx8_mul10_ifma(t, a, a); }

void sangi_modx8_sqr10_sub_ifma(uint64_t *t, in *a, uint64_t *z) {
    signed_difference(z, a, a + LANES * BLOCK10, BLOCK10, z + LANES * SIGN);
    sangi_modx8_sqr10_ifma(t, a);
}

void sangi_modx8_sqr10_sub20_ifma(uint64_t *t, in *a, uint64_t *z, in *x, in *y) {
    sangi_modx8_sub20_ifma(z, x, y);
    sangi_modx8_sqr10_ifma(t, a);
}

void sangi_modx8_sqr10_carry_left_ifma(uint64_t *t, in *a, in *columns, uint64_t *out) {
    propagate(out, columns, BLOCK10, out + LANES * SIGN);
    left_halves(out);
    sangi_modx8_sqr10_ifma(t, a);
}

/* t <- the sum of a_i^2 at i + j for all i and j, of the squares of `numbers` blocks of n digits.
 */
static void square_sums(uint64_t *t, size_t numbers, size_t n) {
    const size_t columns = 2 * n * numbers;
    uint64_t squares[LANES * 2 * MOST] = {0};

    add(squares, t, columns);
    sangi_modx8_zeroize_ifma(t, columns / BLOCK);
    for (size_t i = 0; i < numbers; i++)
        for (size_t j = 0; j < numbers; j++)
            add(t + LANES * n * (i + j), squares + LANES * 2 * n * i, 2 * n);
}

/* t <- t - (z + sign 2^(52 n))^2 for q = z^2 */
static void subtract_square(uint64_t *t, in *q, in *z, in *sign, size_t n) {
    for (size_t i = 0; i < LANES * 2 * n; i++)
        t[i] -= q[i];
    for (size_t i = 0; i < LANES * n; i++)
        t[LANES * n + i] += 2 * (z[i] & sign[i % LANES]);
    add(t + LANES * 2 * n, sign, 1);
}

void sangi_modx8_sqr20_combine_ifma(uint64_t *t, in *z) {
    uint64_t q[LANES * BLOCK20];

    sangi_modx8_sqr10_ifma(q, z);
    square_sums(t, 2, BLOCK10);
    subtract_square(t + LANES * BLOCK10, q, z, z + LANES * SIGN, BLOCK10);
}

void sangi_modx8_sqr60_sums_ifma(uint64_t *t) { square_sums(t, 3, BLOCK20); }

void sangi_modx8_sqr80_sums_ifma(uint64_t *t) { square_sums(t, 4, BLOCK20); }

void sangi_modx8_sub_sqr20_ifma(uint64_t *t, in *q, in *z) {
    subtract_square(t, q, z, z + LANES * BLOCK20, BLOCK20);
}

void sangi_modx8_sqr40_combine_ifma(uint64_t *t, in *q, in *z) {
    square_sums(t, 2, BLOCK20);
    sangi_modx8_sub_sqr20_ifma(t + LANES * BLOCK20, q, z);
}

void sangi_modx8_montgomery_reduce_ifma(uint64_t *t, in *data, uint64_t *u) {
    for (size_t l = 0; l < LANES; l++)
        for (size_t i = 0; i < BLOCK10; i++) {
            uint64_t *const column = t + LANES * i + l;
            const uint64_t factor = (uint64_t)((sum)(*column & mask) * data[l]) & mask;
            u[LANES * i + l] = factor;
            for (size_t j = 0; j < BLOCK10; j++) {
                const sum product = (sum)factor * data[LANES * (j + 1) + l];
                column[LANES * j] += (uint64_t)product & mask;
                column[LANES * (j + 1)] += (uint64_t)(product >> WIDTH);
            }
            column[LANES] += (uint64_t)((int64_t)*column >> WIDTH);
        }
}
