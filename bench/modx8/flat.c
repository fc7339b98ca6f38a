/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's exponentiation of eight numbers over a kernel of the usual shape. */
#ifndef SANGI_ASM
#define SANGI_ASM 1
#endif
#include "modx8/case.h"

/* The same exponentiation, with other products. */
#define sangi_modx8_mul_basecase flat_product
#define sangi_modx8_mul_auto flat_product
#define sangi_modx8_sqr_auto flat_square
#define sangi_modx8_exp_ifma flat_power
#include "mod/x8/exp.c"

static modx8_flat flat;

void flat_product(const sangi_modx8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                  sangi_modx8_work *work) {
    flat(z, x, y, m->data, m->blocks, work->digit);
}

void flat_square(const sangi_modx8 *m, uint64_t *z, const uint64_t *x, sangi_modx8_work *work) {
    flat_product(m, z, x, x, work);
}

void modx8_flat_mul(modx8_flat kernel, const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                    const sangi_limb *y) {
    sangi_modx8_work work;

    flat = kernel;
    flat_product(m, z, x, y, &work);
    sangi_modx8_zeroize(m, &work);
}

void modx8_flat_exp(modx8_flat kernel, const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                    const uint8_t *exponents, size_t length) {
    flat = kernel;
    flat_power(m, z, x, exponents, length, SANGI_MP_LITTLE_ENDIAN);
}
