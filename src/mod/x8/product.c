/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Multiplication and squaring of eight numbers, with kernels on blocks of four digits.  N = 8
 * bytes, R = 2^(52 L) for the L digits of all blocks, and R >= 2^(N + 12).
 *
 * Montgomery: x y / R mod p is below x y / R + p, hence below 2p for x y < R p.  Products and
 * squares of some lengths are computed by karatsuba.c, and are below 4p.
 *
 * Ohta, Barrett reduction with truncated products: 2^(N - 8) <= p < 2^N, K = floor(2^t / p),
 * 2N + 3 <= t <= N - 9 + 52 L, hence K <= 2^(52 L - 1).  The quotient of h < 2^(2N + 2), a bound
 * that x y and the argument of from_bytes_wide satisfy, is taken from the sum s of those digit
 * products of h K that lie in column c or above:
 *
 *   h / p - s / 2^t = (h eps + missing) / 2^t, eps = 2^t / p - K < 1, missing < L 2^(52 (c + 1))
 *
 * h eps / 2^t < 2^(2N + 2 - t) <= 1/2, and c is chosen for missing / 2^t <= 1/4.  With
 * d = floor(s / 2^t), 0 <= h - d p < (1 + 3/4) p.
 */
#include "mod/x8/product.h"

#if SANGI_ASM

#include "mod/x8/karatsuba.h"

#define LANES SANGI_MODX8_LANES
#define BLOCK SANGI_MODX8_BLOCK

void sangi_modx8_mont_mul_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y,
                               const uint64_t *data, size_t blocks, uint64_t *u);
void sangi_modx8_mont_sqr_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y,
                               const uint64_t *data, size_t blocks, uint64_t *u);
void sangi_modx8_full_mul_ifma(uint64_t *h, const uint64_t *x, const uint64_t *y, size_t blocks);
void sangi_modx8_full_sqr_ifma(uint64_t *h, const uint64_t *x, const uint64_t *y, size_t blocks);
void sangi_modx8_ohta_high_ifma(uint64_t *s, const uint64_t *h, const uint64_t *k, size_t blocks,
                                size_t c);
void sangi_modx8_ohta_rest_ifma(uint64_t *z, const uint64_t *h, uint64_t *d, const uint64_t *p,
                                size_t blocks, size_t shift);

void sangi_modx8_zeroize_ifma(uint64_t *z, size_t blocks);

/* z <- h mod p, below 2p, for h of 2 L digits at the beginning of work */
void sangi_modx8_ohta_reduce(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work) {
    uint64_t *const h = work->digit, *const s = h + LANES * m->sums;

    sangi_modx8_ohta_high_ifma(s, h, sangi_modx8_constant(m), m->blocks, m->column);
    sangi_modx8_ohta_rest_ifma(z, h, s + LANES * m->place, sangi_modx8_modulus(m), m->blocks,
                               m->shift);
}

void sangi_modx8_mul_basecase(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                              const uint64_t *y, sangi_modx8_work *work) {
    if (sangi_modx8_is_ohta(m)) {
        sangi_modx8_full_mul_ifma(work->digit, x, y, m->blocks);
        sangi_modx8_ohta_reduce(m, z, work);
    } else {
        sangi_modx8_mont_mul_ifma(z, x, y, m->data, m->blocks, work->digit);
    }
}

void sangi_modx8_mul_auto(const sangi_modx8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                          sangi_modx8_work *work) {
    if (sangi_modx8_has_karatsuba(m))
        sangi_modx8_mul_karatsuba(m, z, x, y, work);
    else
        sangi_modx8_mul_basecase(m, z, x, y, work);
}

void sangi_modx8_sqr_auto(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                          sangi_modx8_work *work) {
    if (sangi_modx8_is_ohta(m)) {
        sangi_modx8_full_sqr_ifma(work->digit, x, x, m->blocks);
        sangi_modx8_ohta_reduce(m, z, work);
    } else if (sangi_modx8_has_karatsuba(m)) {
        sangi_modx8_sqr_karatsuba(m, z, x, work);
    } else {
        sangi_modx8_mont_sqr_ifma(z, x, x, m->data, m->blocks, work->digit);
    }
}

void sangi_modx8_zeroize(const sangi_modx8 *m, sangi_modx8_work *work) {
    const size_t sums = 3 * m->blocks - m->column / BLOCK;
    const size_t mont = sangi_modx8_has_karatsuba(m) ? sangi_modx8_karatsuba_blocks(m) : m->blocks;

    sangi_modx8_zeroize_ifma(work->digit, sangi_modx8_is_ohta(m) ? m->sums / BLOCK + sums : mont);
}

/* z <- 1 as a number */
void sangi_modx8_set_number_one(const sangi_modx8 *m, uint64_t *z) {
    for (size_t i = 0; i < LANES * sangi_modx8_digits(m); i++)
        z[i] = i < LANES;
}

void sangi_modx8_set_one(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work) {
    sangi_modx8_set_number_one(m, z);
    if (!sangi_modx8_is_ohta(m))
        sangi_modx8_mul_basecase(m, z, z, sangi_modx8_constant(m), work);
}

#endif
