/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's powers in lanes over a kernel of the usual shape. */
#ifndef SANGI_ASM
#define SANGI_ASM 1
#endif
#include "modx8/case.h"

/* The same powers, with other products. */
#define sangi_mod_x8_product flat_product
#define sangi_mod_x8_times flat_product
#define sangi_mod_x8_square flat_square
#define sangi_mod_x8_power flat_power
#include "mod/x8/exp.c"

static modx8_flat flat;

void flat_product(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                  sangi_mod_x8_work *work) {
    flat(z, x, y, m->data, m->blocks, work->digit);
}

void flat_square(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, sangi_mod_x8_work *work) {
    flat_product(m, z, x, x, work);
}

void modx8_flat_mul(modx8_flat kernel, const sangi_mod_x8 *m, sangi_limb *z, const sangi_limb *x,
                    const sangi_limb *y) {
    sangi_mod_x8_work work;

    flat = kernel;
    flat_product(m, z, x, y, &work);
    sangi_mod_x8_forget(m, &work);
}

void modx8_flat_exp(modx8_flat kernel, const sangi_mod_x8 *m, sangi_limb *z, const sangi_limb *x,
                    const uint8_t *exponents, size_t length) {
    flat = kernel;
    flat_power(m, z, x, exponents, length, SANGI_MP_LITTLE_ENDIAN);
}
