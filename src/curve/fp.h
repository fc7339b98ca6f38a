/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * F_p for higher layers, p that of size.h: the kernels of one back end, called through a table.
 *
 * The public functions choose the back end at every call.  Half of the calls of an isogeny are
 * additions that take only a few cycles, so this layer chooses once and keeps a pointer.  Elements
 * are reduced before and after every operation; outputs may be the same objects as inputs.
 */
#ifndef SANGI_SRC_CURVE_FP_H
#define SANGI_SRC_CURVE_FP_H

#include <stdatomic.h>

#include "curve/size.h"
#include "field/encode.h"

#if SANGI_CURVE_BITS == 511
#include <sangi/p511.h>
typedef sangi_p511 sangi_fp;
#define SANGI_FP_FIELD sangi_p511_field
#else
#include "field/long.h"
#if SANGI_CURVE_BITS == 1020
typedef sangi_p1020 sangi_fp;
#define SANGI_FP_FIELD sangi_p1020_field
#else
typedef sangi_p2047 sangi_fp;
#define SANGI_FP_FIELD sangi_p2047_field
#endif
#endif

enum { SANGI_FP_BYTES = sizeof(sangi_fp), SANGI_FP_LIMBS = sizeof(sangi_fp) / sizeof(sangi_limb) };

/** The chosen kernels.  Initially a table of stubs, each of which chooses and then forwards. */
extern _Atomic(const sangi_field *) sangi_fp_kernels;

static inline const sangi_field *fp_kernels(void) {
    return atomic_load_explicit(&sangi_fp_kernels, memory_order_relaxed);
}

/** z <- x + y */
static inline void fp_add(sangi_fp *z, const sangi_fp *x, const sangi_fp *y) {
    fp_kernels()->add(z->limb, x->limb, y->limb);
}

/** z <- x - y */
static inline void fp_sub(sangi_fp *z, const sangi_fp *x, const sangi_fp *y) {
    fp_kernels()->sub(z->limb, x->limb, y->limb);
}

/** z <- 2x */
static inline void fp_dbl(sangi_fp *z, const sangi_fp *x) { fp_kernels()->dbl(z->limb, x->limb); }

/** z <- -x */
static inline void fp_neg(sangi_fp *z, const sangi_fp *x) { fp_kernels()->neg(z->limb, x->limb); }

/** z <- x * y */
static inline void fp_mul(sangi_fp *z, const sangi_fp *x, const sangi_fp *y) {
    fp_kernels()->mul(z->limb, x->limb, y->limb);
}

/** z <- x^2 */
static inline void fp_sqr(sangi_fp *z, const sangi_fp *x) { fp_kernels()->sqr(z->limb, x->limb); }

/** z <- x where mask is all ones, y where it is 0 */
static inline void fp_select(sangi_fp *z, const sangi_fp *x, const sangi_fp *y, sangi_mask mask) {
    fp_kernels()->select(z->limb, x->limb, y->limb, mask);
}

/** Exchanges x and y if mask is all ones; leaves them unchanged if it is 0. */
static inline void fp_cswap(sangi_fp *x, sangi_fp *y, sangi_mask mask) {
    fp_kernels()->cswap(x->limb, y->limb, mask);
}

/** All ones if x = 0, else 0. */
static inline sangi_mask fp_is_zero(const sangi_fp *x) { return fp_kernels()->is_zero(x->limb); }

/** All ones if x = y, else 0. */
static inline sangi_mask fp_equal(const sangi_fp *x, const sangi_fp *y) {
    return SANGI_FP_FIELD()->equal(x->limb, y->limb);
}

/** z <- v */
static inline void fp_from_u64(sangi_fp *z, uint64_t v) {
    sangi_field_from_u64(SANGI_FP_FIELD(), z->limb, v);
}

/** z <- 1 / x, and 0 for x = 0 */
void sangi_fp_inv(sangi_fp *z, const sangi_fp *x);

#endif
