/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The kernels for eight moduli in plain C, for an emulator that has no vectors: as slow as can be.
 */
#include <stddef.h>
#include <stdint.h>

enum { LANES = 8, BLOCK = 4, WIDTH = 52, MOST = 20, TEN = 10, HALF = 5 };

__extension__ typedef unsigned __int128 sum;

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

void sangi_modx8_scan_ifma(uint64_t *z, const uint64_t *table, const uint64_t *index, size_t count,
                           size_t blocks) {
    enum { WORDS = BLOCK * LANES };

    for (size_t i = 0; i < WORDS * blocks; i++) {
        z[i] = 0;
        for (size_t e = 0; e < count; e++) {
            const uint64_t other = index[i % LANES] ^ e;
            z[i] |= table[(i / WORDS * count + e) * WORDS + i % WORDS] & (0 - ((other - 1) >> 63));
        }
    }
}

void sangi_modx8_forget_ifma(uint64_t *z, size_t blocks) {
    for (size_t i = 0; i < LANES * BLOCK * blocks; i++)
        z[i] = 0;
}

/* The ten digits of a lane as the columns of a product: each digit product at its column. */
static void products(uint64_t *t, const uint64_t *a, const uint64_t *b, unsigned times) {
    for (size_t i = 0; i < TEN; i++)
        for (size_t j = 0; j < TEN; j++) {
            const sum product = (sum)a[LANES * i] * b[LANES * j];
            t[LANES * (i + j)] += times * ((uint64_t)product & mask);
            t[LANES * (i + j + 1)] += times * (uint64_t)(product >> WIDTH);
        }
}

void sangi_modx8_split_ifma(uint64_t *da, const uint64_t *a) {
    for (size_t l = 0; l < LANES; l++) {
        int64_t carry = 0;
        for (size_t i = 0; i < HALF; i++) {
            carry += (int64_t)a[LANES * i + l] - (int64_t)a[LANES * (HALF + i) + l];
            da[LANES * i + l] = (uint64_t)carry & mask;
            carry >>= WIDTH;
        }
        da[LANES * HALF + l] = (uint64_t)carry;
    }
}

void sangi_modx8_cross_ifma(uint64_t *t, const uint64_t *a, const uint64_t *da, const uint64_t *b,
                            const uint64_t *db) {
    (void)da;
    (void)db;
    for (size_t l = 0; l < LANES; l++)
        products(t + l, a + l, b + l, 1);
}

void sangi_modx8_cross_twice_ifma(uint64_t *t, const uint64_t *a, const uint64_t *da,
                                  const uint64_t *b, const uint64_t *db) {
    (void)da;
    (void)db;
    for (size_t l = 0; l < LANES; l++)
        products(t + l, a + l, b + l, 2);
}

void sangi_modx8_square_ifma(uint64_t *t, const uint64_t *a, uint64_t *da) {
    for (size_t i = 0; i < 2 * TEN * LANES; i++)
        t[i] = 0;
    for (size_t l = 0; l < LANES; l++)
        products(t + l, a + l, a + l, 1);
    sangi_modx8_split_ifma(da, a);
}

static int64_t carried(uint64_t *z, const uint64_t *t, size_t n) {
    int64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (int64_t)t[LANES * i];
        z[LANES * i] = (uint64_t)carry & mask;
        carry >>= WIDTH;
    }
    return carry;
}

static void cut(uint64_t *t, uint64_t *out) {
    for (size_t l = 0; l < LANES; l++)
        t[TEN * LANES + l] += (uint64_t)carried(out + l, t + l, TEN);
    sangi_modx8_split_ifma(out + TEN * LANES, out);
}

void sangi_modx8_cross_cut_ifma(uint64_t *t, const uint64_t *a, const uint64_t *da,
                                const uint64_t *b, const uint64_t *db, uint64_t *out) {
    cut(t, out);
    sangi_modx8_cross_ifma(t + TEN * LANES, a, da, b, db);
}

void sangi_modx8_cross_twice_cut_ifma(uint64_t *t, const uint64_t *a, const uint64_t *da,
                                      const uint64_t *b, const uint64_t *db, uint64_t *out) {
    cut(t, out);
    sangi_modx8_cross_twice_ifma(t + TEN * LANES, a, da, b, db);
}

void sangi_modx8_vanish_ifma(uint64_t *t, const uint64_t *data, uint64_t *u) {
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

void sangi_modx8_digits_ifma(uint64_t *z, const uint64_t *t, size_t blocks) {
    for (size_t l = 0; l < LANES; l++)
        (void)carried(z + l, t + l, BLOCK * blocks);
}
