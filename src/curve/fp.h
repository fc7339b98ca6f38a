/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * F_p of CSIDH-512 for higher layers: the kernels of one back end, called through a table.
 *
 * The public functions choose the back end at every call.  Half of the calls of an isogeny are
 * additions that take only a few cycles, so this layer chooses once and keeps a pointer.  Elements
 * are reduced before and after every operation; outputs may be the same objects as inputs.
 */
#ifndef SANGI_SRC_CURVE_FP_H
#define SANGI_SRC_CURVE_FP_H

#include <sangi/p511.h>
#include <stdatomic.h>

#include "field/field.h"

/** The chosen kernels.  Initially a table of stubs, each of which chooses and then forwards. */
extern _Atomic(const sangi_field *) sangi_fp_kernels;

static inline const sangi_field *fp_kernels(void) {
    return atomic_load_explicit(&sangi_fp_kernels, memory_order_relaxed);
}

/** z <- x + y */
static inline void fp_add(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y) {
    fp_kernels()->add(z->limb, x->limb, y->limb);
}

/** z <- x - y */
static inline void fp_sub(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y) {
    fp_kernels()->sub(z->limb, x->limb, y->limb);
}

/** z <- 2x */
static inline void fp_dbl(sangi_p511 *z, const sangi_p511 *x) {
    fp_kernels()->dbl(z->limb, x->limb);
}

/** z <- -x */
static inline void fp_neg(sangi_p511 *z, const sangi_p511 *x) {
    fp_kernels()->neg(z->limb, x->limb);
}

/** z <- x * y */
static inline void fp_mul(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y) {
    fp_kernels()->mul(z->limb, x->limb, y->limb);
}

/** z <- x^2 */
static inline void fp_sqr(sangi_p511 *z, const sangi_p511 *x) {
    fp_kernels()->sqr(z->limb, x->limb);
}

/** z <- x where mask is all ones, y where it is 0 */
static inline void fp_select(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y,
                             sangi_mask mask) {
    fp_kernels()->select(z->limb, x->limb, y->limb, mask);
}

/** Exchanges x and y if mask is all ones; leaves them unchanged if it is 0. */
static inline void fp_cswap(sangi_p511 *x, sangi_p511 *y, sangi_mask mask) {
    fp_kernels()->cswap(x->limb, y->limb, mask);
}

/** All ones if x = 0, else 0. */
static inline sangi_mask fp_is_zero(const sangi_p511 *x) { return fp_kernels()->is_zero(x->limb); }

#endif
