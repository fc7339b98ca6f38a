/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The kernels for eight moduli in plain C, for an emulator that has no vectors: as slow as can be.
 */
#include <stddef.h>
#include <stdint.h>

enum { LANES = 8, BLOCK = 4, WIDTH = 52, MOST = 16 };

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
