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
 * At 16 limbs, by products of absolute differences: what is subtracted there is a sum of squares,
 * or of products of like signs; else it is added.  scratch has 32 limbs.
 */
static void multiply_16(const sangi_mp_kernels_16 *kernels, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y, sangi_limb *scratch) {
    sangi_limb *const d = scratch, *const e = d + 8, *const middle = e + 8;
    const sangi_mask sign = kernels->difference(d, x + 8, x) ^ kernels->difference(e, y + 8, y);

    kernels->mul(z, x, y);
    kernels->mul(z + 16, x + 8, y + 8);
    kernels->mul(middle, d, e);
    kernels->join(z, middle, (sangi_mask)~sign);
}

/* The same, with 24 limbs of scratch. */
static void square_16(const sangi_mp_kernels_16 *kernels, sangi_limb *z, const sangi_limb *x,
                      sangi_limb *scratch) {
    sangi_limb *const d = scratch, *const middle = d + 8;

    (void)kernels->difference(d, x + 8, x);
    kernels->sqr(z, x);
    kernels->sqr(z + 16, x + 8);
    kernels->sqr(middle, d);
    kernels->join(z, middle, (sangi_mask)-1);
}

static void multiply(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                     const sangi_limb *y, size_t n, sangi_limb *scratch) {
    const size_t h = n / 2;
    sangi_limb *const d = scratch, *const e = d + h, *const middle = e + h;

    if (n == 16 && kernels->karatsuba_16.mul) {
        multiply_16(&kernels->karatsuba_16, z, x, y, scratch);
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

static void square(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x, size_t n,
                   sangi_limb *scratch) {
    const size_t h = n / 2;
    sangi_limb *const d = scratch, *const e = d + h, *const middle = e + h;

    if (n == 16 && kernels->karatsuba_16.sqr) {
        square_16(&kernels->karatsuba_16, z, x, scratch);
        return;
    }
    if (!sangi_mp_sqr_by_karatsuba(kernels, n)) {
        sangi_mp_sqr_basecase(kernels, z, x, n);
        return;
    }
    const sangi_limb a = kernels->sub(d, x + h, x, h);
    for (size_t i = 0; i < h; i++)
        e[i] = d[i];
    square(kernels, middle, d, h, scratch + 2 * n);
    square(kernels, z, x, h, scratch + 2 * n);
    square(kernels, z + n, x + h, h, scratch + 2 * n);
    combine(kernels, z, middle, d, a, e, a, h);
}

void sangi_mp_mul_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                            const sangi_limb *y, size_t n) {
    sangi_limb scratch[SCRATCH];
    const size_t used = n == 16 && kernels->karatsuba_16.mul ? 32 : 4 * n;

    multiply(kernels, z, x, y, n, scratch);
    sangi_wipe(scratch, used * sizeof *scratch);
}

void sangi_mp_sqr_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                            size_t n) {
    sangi_limb scratch[SCRATCH];
    const size_t used = n == 16 && kernels->karatsuba_16.sqr ? 24 : 4 * n;

    square(kernels, z, x, n, scratch);
    sangi_wipe(scratch, used * sizeof *scratch);
}
