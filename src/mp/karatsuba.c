/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/karatsuba.h"

#include "mp/linear.h"
#include "mp/mul_basecase.h"
#include "word/wipe.h"

/* A level needs 2n limbs, and the recursion halves n: less than 4n in all. */
#define SCRATCH (4 * SANGI_MP_MAX_LIMBS)

/* x <- x where the mask is all ones, else 0 */
static void mask_limbs(sangi_limb *x, size_t n, sangi_mask mask) {
    for (size_t i = 0; i < n; i++)
        x[i] &= mask;
}

/* x <- W^n - x where the borrow is 1, x as it is where it is 0; x > 0 in the first case */
static void negate(sangi_limb *x, size_t n, sangi_limb borrow) {
    const sangi_mask mask = sangi_limb_mask(borrow);
    sangi_limb carry = borrow;

    for (size_t i = 0; i < n; i++)
        x[i] = sangi_limb_add((sangi_limb)(x[i] ^ mask), 0, &carry);
}

/*
 * z <- z + W^h (x_0 y_0 + x_1 y_1 - (x_1 - x_0)(y_1 - y_0)), where z holds x_0 y_0 and above it
 * x_1 y_1, 2h limbs each.  With x_1 - x_0 = d - W^h a, y_1 - y_0 = e - W^h b and borrows a, b in
 * {0, 1}, the product of the differences is de - W^h (b d + a e) + W^(2h) a b.  `middle` holds de;
 * d and e are overwritten.
 */
static void combine(const sangi_mp_kernels *kernels, sangi_limb *z, sangi_limb *middle,
                    sangi_limb *d, sangi_limb a, sangi_limb *e, sangi_limb b, size_t h) {
    sangi_limb top = 0;

    mask_limbs(d, h, sangi_limb_mask(b));
    mask_limbs(e, h, sangi_limb_mask(a));
    top = (sangi_limb)(top - kernels->sub(middle, z, middle, 2 * h));
    top = (sangi_limb)(top + kernels->add(middle, middle, z + 2 * h, 2 * h));
    top = (sangi_limb)(top + kernels->add(middle + h, middle + h, d, h));
    top = (sangi_limb)(top + kernels->add(middle + h, middle + h, e, h));
    top = (sangi_limb)(top - (a & b));
    top = (sangi_limb)(top + kernels->add(z + h, z + h, middle, 2 * h));
    (void)sangi_mp_add_1(z + 3 * h, z + 3 * h, h, top);
}

/*
 * At 16 and 32 limbs, by products of absolute differences: what is subtracted there is a sum of
 * squares, or of products of like signs; else it is added.  scratch has 2n limbs, or 4n for n = 32.
 */
static void multiply_16(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y, sangi_limb *scratch) {
    const sangi_mp_halves *const halves = &kernels->halves_8;
    sangi_limb *const d = scratch, *const e = d + 8, *const middle = e + 8;
    const sangi_mask sign = halves->difference(d, x + 8, x) ^ halves->difference(e, y + 8, y);

    kernels->mul_8(z, x, y);
    kernels->mul_8(z + 16, x + 8, y + 8);
    kernels->mul_8(middle, d, e);
    halves->join(z, middle, (sangi_mask)~sign);
}

static void multiply_32(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y, sangi_limb *scratch) {
    const sangi_mp_halves *const halves = &kernels->halves_16;
    sangi_limb *const d = scratch, *const e = d + 16, *const middle = e + 16;
    const sangi_mask sign = halves->difference(d, x + 16, x) ^ halves->difference(e, y + 16, y);

    multiply_16(kernels, z, x, y, scratch + 64);
    multiply_16(kernels, z + 32, x + 16, y + 16, scratch + 64);
    multiply_16(kernels, middle, d, e, scratch + 64);
    halves->join(z, middle, (sangi_mask)~sign);
}

static void square_32(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                      sangi_limb *scratch) {
    sangi_limb *const d = scratch, *const middle = d + 16;

    (void)kernels->halves_16.difference(d, x + 16, x);
    kernels->sqr_16(z, x);
    kernels->sqr_16(z + 32, x + 16);
    kernels->sqr_16(middle, d);
    kernels->halves_16.join(z, middle, (sangi_mask)-1);
}

static void multiply(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                     const sangi_limb *y, size_t n, sangi_limb *scratch) {
    const size_t h = n / 2;
    sangi_limb *const d = scratch, *const e = d + h, *const middle = e + h;

    if (kernels->mul_8 && (n == 16 || n == 32)) {
        (n == 16 ? multiply_16 : multiply_32)(kernels, z, x, y, scratch);
        return;
    }
    if (!sangi_mp_mul_by_karatsuba(kernels, n)) {
        sangi_mp_mul_basecase(kernels, z, x, n, y, n);
        return;
    }
    const sangi_limb a = kernels->sub(d, x + h, x, h), b = kernels->sub(e, y + h, y, h);
    multiply(kernels, middle, d, e, h, scratch + 2 * n);
    multiply(kernels, z, x, y, h, scratch + 2 * n);
    multiply(kernels, z + n, x + h, y + h, h, scratch + 2 * n);
    combine(kernels, z, middle, d, a, e, b, h);
}

/* As at 32 limbs: x_0^2 + x_1^2 - (x_1 - x_0)^2 is what belongs into the middle. */
static void square(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x, size_t n,
                   sangi_limb *scratch) {
    const size_t h = n / 2;
    sangi_limb *const d = scratch, *const middle = d + h;
    sangi_limb top;

    if (kernels->sqr_16 && n == 32) {
        square_32(kernels, z, x, scratch);
        return;
    }
    if (!sangi_mp_sqr_by_karatsuba(kernels, n)) {
        sangi_mp_sqr_basecase(kernels, z, x, n);
        return;
    }
    negate(d, h, kernels->sub(d, x + h, x, h));
    square(kernels, middle, d, h, scratch + 2 * n);
    square(kernels, z, x, h, scratch + 2 * n);
    square(kernels, z + n, x + h, h, scratch + 2 * n);
    top = kernels->sub(middle, z, middle, n);
    top = (sangi_limb)(kernels->add(middle, middle, z + n, n) - top);
    top = (sangi_limb)(top + kernels->add(z + h, z + h, middle, n));
    (void)sangi_mp_add_1(z + n + h, z + n + h, h, top);
}

void sangi_mp_mul_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                            const sangi_limb *y, size_t n) {
    sangi_limb scratch[SCRATCH];
    const size_t used = n == 16 && kernels->mul_8 ? 32 : 4 * n;

    multiply(kernels, z, x, y, n, scratch);
    sangi_wipe(scratch, used * sizeof *scratch);
}

void sangi_mp_sqr_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                            size_t n) {
    sangi_limb scratch[SCRATCH];

    square(kernels, z, x, n, scratch);
    sangi_wipe(scratch, 4 * n * sizeof *scratch);
}
