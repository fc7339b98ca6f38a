/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/elligator.h"

#include "field/field.h"
#include "mp/jacobi.h"

/* All ones if x is no square.  @pre x is not 0 */
static sangi_mask is_non_square(const sangi_fp *x) {
    sangi_signed_digit scratch[SANGI_MP_JACOBI_DIGITS(SANGI_CURVE_BITS)];

    /* The limbs are those of x * R mod p, of the same symbol: R is a power of 4. */
    return sangi_mp_jacobi_is_negative(x->limb, SANGI_FP_FIELD()->modulus, SANGI_FP_LIMBS,
                                       SANGI_CURVE_BITS, scratch);
}

/*
 * With X = A and Z = C (u^2 - 1): X^3 + A X^2 Z / C + X Z^2 is u^2 A^2 + Z^2 times X, up to
 * squares. For A = 0 the first summand and X are 1.
 */
void sangi_ctidh_elligator(sangi_point p[2], const sangi_curve *curve, const sangi_fp *u) {
    const sangi_mask start = fp_is_zero(&curve->a);
    sangi_fp one, t;

    fp_from_u64(&one, 1);
    fp_sqr(&t, u);
    fp_sub(&p[0].z, &t, &one);
    fp_mul(&p[0].z, &p[0].z, &curve->c);
    fp_mul(&p[1].x, &curve->a, &t);
    fp_mul(&t, &curve->a, &p[1].x);
    fp_select(&p[0].x, &one, &curve->a, start);
    fp_select(&p[1].x, &one, &p[1].x, start);
    fp_select(&t, &one, &t, start);
    fp_neg(&p[1].x, &p[1].x);
    p[1].z = p[0].z;

    fp_sqr(&one, &p[0].z);
    fp_add(&t, &t, &one);
    fp_mul(&t, &t, &p[0].z);
    fp_mul(&t, &t, &p[0].x);
    fp_cswap(&p[0].x, &p[1].x, is_non_square(&t));
}
