/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/fp.h"

#include "mp/invert.h"

/* Two threads may choose at the same time; both store the same pointer. */
static const sangi_field *choose(void) {
    const sangi_field *const chosen = SANGI_FP_FIELD();
    atomic_store_explicit(&sangi_fp_kernels, chosen, memory_order_relaxed);
    return chosen;
}

#define BINARY(op)                                                                                 \
    static void first_##op(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {              \
        choose()->op(z, x, y);                                                                     \
    }
#define UNARY(op)                                                                                  \
    static void first_##op(sangi_limb *z, const sangi_limb *x) { choose()->op(z, x); }

BINARY(add)
BINARY(sub)
BINARY(mul)
UNARY(neg)
UNARY(dbl)
UNARY(sqr)

static void first_select(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    choose()->select(z, x, y, mask);
}

static void first_cswap(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
    choose()->cswap(x, y, mask);
}

static sangi_limb first_is_zero(const sangi_limb *x) { return choose()->is_zero(x); }

static const sangi_field choosing = {
    .add = first_add,
    .sub = first_sub,
    .mul = first_mul,
    .neg = first_neg,
    .dbl = first_dbl,
    .sqr = first_sqr,
    .select = first_select,
    .cswap = first_cswap,
    .is_zero = first_is_zero,
};

_Atomic(const sangi_field *) sangi_fp_kernels = &choosing;

void sangi_fp_inv(sangi_fp *z, const sangi_fp *x) {
    sangi_signed_digit scratch[SANGI_MP_INVERSE_DIGITS(SANGI_CURVE_BITS)];
    const sangi_field *const f = SANGI_FP_FIELD();

    sangi_mp_inverse(z->limb, x->limb, f->modulus, f->radix2, f->limbs, f->bits, scratch);
}
