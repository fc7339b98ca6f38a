/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/halves.h"

#include "mp/linear.h"
#include "word/wipe.h"

/* A level takes 2n limbs, and what is below it as much as half of that, and so on. */
#define SCRATCH (4 * SANGI_MP_MAX_LIMBS)

/* x where the mask is all ones, else 0 */
static void keep(sangi_limb *x, size_t n, sangi_mask mask) {
    for (size_t i = 0; i < n; i++)
        x[i] &= mask;
}

/*
 * z holds x_0 y_0 and above it x_1 y_1, each in 2h limbs; their sum less (x_1 - x_0)(y_1 - y_0)
 * goes to the middle.  The differences came as d - W^h a and e - W^h b with a, b in {0, 1}, so that
 * what is taken off is de - W^h (b d + a e) + W^(2h) a b.  `middle` holds de; d and e are
 * overwritten.
 */
static void combine(const sangi_mp_kernels *kernels, sangi_limb *z, sangi_limb *middle,
                    sangi_limb *d, sangi_limb a, sangi_limb *e, sangi_limb b, size_t h) {
    sangi_limb top = 0;

    keep(d, h, sangi_limb_mask(b));
    keep(e, h, sangi_limb_mask(a));
    top = (sangi_limb)(top - kernels->sub(middle, z, middle, 2 * h));
    top = (sangi_limb)(top + kernels->add(middle, middle, z + 2 * h, 2 * h));
    top = (sangi_limb)(top + kernels->add(middle + h, middle + h, d, h));
    top = (sangi_limb)(top + kernels->add(middle + h, middle + h, e, h));
    top = (sangi_limb)(top - (a & b));
    top = (sangi_limb)(top + kernels->add(z + h, z + h, middle, 2 * h));
    (void)sangi_mp_add_1(z + 3 * h, z + 3 * h, h, top);
}

static void multiply(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                     const sangi_limb *y, size_t n, sangi_limb *scratch) {
    const size_t h = n / 2;
    sangi_limb *const d = scratch, *const e = d + h, *const middle = e + h;

    if (n % 2 || n < kernels->halves_mul) {
        sangi_mp_mul_blocks(kernels, z, x, n, y, n);
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

    if (n % 2 || n < kernels->halves_sqr) {
        sangi_mp_sqr_blocks(kernels, z, x, n);
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

void sangi_mp_mul_halves(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         const sangi_limb *y, size_t n) {
    sangi_limb scratch[SCRATCH];

    multiply(kernels, z, x, y, n, scratch);
    sangi_wipe(scratch, 4 * n * sizeof *scratch);
}

void sangi_mp_sqr_halves(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         size_t n) {
    sangi_limb scratch[SCRATCH];

    square(kernels, z, x, n, scratch);
    sangi_wipe(scratch, 4 * n * sizeof *scratch);
}
