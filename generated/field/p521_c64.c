/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p521, base field of NIST P-521; 521 bits in 9 limbs of 64, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p521_modulus[9];
extern const sangi_limb sangi_p521_one[9];
extern const sangi_limb sangi_p521_radix2[9];
extern const sangi_limb sangi_p521_root[9];
extern const sangi_limb sangi_p521_sqrt_exponent[9];
void sangi_p521_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p521_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p521_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p521_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p521_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p521_modulus[9] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000000001ff),
};

const sangi_limb sangi_p521_one[9] = {
    UINT64_C(0x0080000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p521_radix2[9] = {
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000400000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p521_root[9] = {
    UINT64_C(0xff7fffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000000001ff),
};

const sangi_limb sangi_p521_sqrt_exponent[9] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x000000000000007f),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p521_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    /* s = x + y */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_add(x0, y0, &c20);
    const sangi_limb t21 = sangi_limb_add(x1, y1, &c20);
    const sangi_limb t23 = sangi_limb_add(x2, y2, &c20);
    const sangi_limb t25 = sangi_limb_add(x3, y3, &c20);
    const sangi_limb t27 = sangi_limb_add(x4, y4, &c20);
    const sangi_limb t29 = sangi_limb_add(x5, y5, &c20);
    const sangi_limb t31 = sangi_limb_add(x6, y6, &c20);
    const sangi_limb t33 = sangi_limb_add(x7, y7, &c20);
    const sangi_limb t35 = sangi_limb_add(x8, y8, &c20);
    /* d = s - p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_sub(t19, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t48 = sangi_limb_sub(t21, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t50 = sangi_limb_sub(t23, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t52 = sangi_limb_sub(t25, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t54 = sangi_limb_sub(t27, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t56 = sangi_limb_sub(t29, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t58 = sangi_limb_sub(t31, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t60 = sangi_limb_sub(t33, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t62 = sangi_limb_sub(t35, UINT64_C(0x00000000000001ff), &c47);
    /* s where d < 0, else d */
    const sangi_limb t64 = sangi_limb_mask(c47);
    const sangi_limb t65 = sangi_limb_select(t64, t19, t46);
    const sangi_limb t66 = sangi_limb_select(t64, t21, t48);
    const sangi_limb t67 = sangi_limb_select(t64, t23, t50);
    const sangi_limb t68 = sangi_limb_select(t64, t25, t52);
    const sangi_limb t69 = sangi_limb_select(t64, t27, t54);
    const sangi_limb t70 = sangi_limb_select(t64, t29, t56);
    const sangi_limb t71 = sangi_limb_select(t64, t31, t58);
    const sangi_limb t72 = sangi_limb_select(t64, t33, t60);
    const sangi_limb t73 = sangi_limb_select(t64, t35, t62);
    z[0] = t65;
    z[1] = t66;
    z[2] = t67;
    z[3] = t68;
    z[4] = t69;
    z[5] = t70;
    z[6] = t71;
    z[7] = t72;
    z[8] = t73;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p521_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    /* d = x - y */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_sub(x0, y0, &c20);
    const sangi_limb t21 = sangi_limb_sub(x1, y1, &c20);
    const sangi_limb t23 = sangi_limb_sub(x2, y2, &c20);
    const sangi_limb t25 = sangi_limb_sub(x3, y3, &c20);
    const sangi_limb t27 = sangi_limb_sub(x4, y4, &c20);
    const sangi_limb t29 = sangi_limb_sub(x5, y5, &c20);
    const sangi_limb t31 = sangi_limb_sub(x6, y6, &c20);
    const sangi_limb t33 = sangi_limb_sub(x7, y7, &c20);
    const sangi_limb t35 = sangi_limb_sub(x8, y8, &c20);
    /* t = d + p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t48 = sangi_limb_add(t21, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t50 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t52 = sangi_limb_add(t25, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t54 = sangi_limb_add(t27, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t56 = sangi_limb_add(t29, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t58 = sangi_limb_add(t31, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t60 = sangi_limb_add(t33, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t62 = sangi_limb_add(t35, UINT64_C(0x00000000000001ff), &c47);
    /* t where d < 0, else d */
    const sangi_limb t64 = sangi_limb_mask(c47);
    const sangi_limb t65 = sangi_limb_select(t64, t46, t19);
    const sangi_limb t66 = sangi_limb_select(t64, t48, t21);
    const sangi_limb t67 = sangi_limb_select(t64, t50, t23);
    const sangi_limb t68 = sangi_limb_select(t64, t52, t25);
    const sangi_limb t69 = sangi_limb_select(t64, t54, t27);
    const sangi_limb t70 = sangi_limb_select(t64, t56, t29);
    const sangi_limb t71 = sangi_limb_select(t64, t58, t31);
    const sangi_limb t72 = sangi_limb_select(t64, t60, t33);
    const sangi_limb t73 = sangi_limb_select(t64, t62, t35);
    z[0] = t65;
    z[1] = t66;
    z[2] = t67;
    z[3] = t68;
    z[4] = t69;
    z[5] = t70;
    z[6] = t71;
    z[7] = t72;
    z[8] = t73;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p521_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* d = x - y */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c20);
    const sangi_limb t21 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c20);
    const sangi_limb t23 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c20);
    const sangi_limb t25 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c20);
    const sangi_limb t27 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x4, &c20);
    const sangi_limb t29 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x5, &c20);
    const sangi_limb t31 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x6, &c20);
    const sangi_limb t33 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x7, &c20);
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x8, &c20);
    /* t = d + p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t48 = sangi_limb_add(t21, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t50 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t52 = sangi_limb_add(t25, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t54 = sangi_limb_add(t27, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t56 = sangi_limb_add(t29, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t58 = sangi_limb_add(t31, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t60 = sangi_limb_add(t33, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t62 = sangi_limb_add(t35, UINT64_C(0x00000000000001ff), &c47);
    /* t where d < 0, else d */
    const sangi_limb t64 = sangi_limb_mask(c47);
    const sangi_limb t65 = sangi_limb_select(t64, t46, t19);
    const sangi_limb t66 = sangi_limb_select(t64, t48, t21);
    const sangi_limb t67 = sangi_limb_select(t64, t50, t23);
    const sangi_limb t68 = sangi_limb_select(t64, t52, t25);
    const sangi_limb t69 = sangi_limb_select(t64, t54, t27);
    const sangi_limb t70 = sangi_limb_select(t64, t56, t29);
    const sangi_limb t71 = sangi_limb_select(t64, t58, t31);
    const sangi_limb t72 = sangi_limb_select(t64, t60, t33);
    const sangi_limb t73 = sangi_limb_select(t64, t62, t35);
    z[0] = t65;
    z[1] = t66;
    z[2] = t67;
    z[3] = t68;
    z[4] = t69;
    z[5] = t70;
    z[6] = t71;
    z[7] = t72;
    z[8] = t73;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p521_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* s = x + y */
    sangi_limb c11 = 0;
    const sangi_limb t10 = sangi_limb_add(x0, x0, &c11);
    const sangi_limb t12 = sangi_limb_add(x1, x1, &c11);
    const sangi_limb t14 = sangi_limb_add(x2, x2, &c11);
    const sangi_limb t16 = sangi_limb_add(x3, x3, &c11);
    const sangi_limb t18 = sangi_limb_add(x4, x4, &c11);
    const sangi_limb t20 = sangi_limb_add(x5, x5, &c11);
    const sangi_limb t22 = sangi_limb_add(x6, x6, &c11);
    const sangi_limb t24 = sangi_limb_add(x7, x7, &c11);
    const sangi_limb t26 = sangi_limb_add(x8, x8, &c11);
    /* d = s - p */
    sangi_limb c38 = 0;
    const sangi_limb t37 = sangi_limb_sub(t10, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t39 = sangi_limb_sub(t12, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t41 = sangi_limb_sub(t14, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t43 = sangi_limb_sub(t16, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t45 = sangi_limb_sub(t18, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t47 = sangi_limb_sub(t20, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t49 = sangi_limb_sub(t22, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t51 = sangi_limb_sub(t24, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t53 = sangi_limb_sub(t26, UINT64_C(0x00000000000001ff), &c38);
    /* s where d < 0, else d */
    const sangi_limb t55 = sangi_limb_mask(c38);
    const sangi_limb t56 = sangi_limb_select(t55, t10, t37);
    const sangi_limb t57 = sangi_limb_select(t55, t12, t39);
    const sangi_limb t58 = sangi_limb_select(t55, t14, t41);
    const sangi_limb t59 = sangi_limb_select(t55, t16, t43);
    const sangi_limb t60 = sangi_limb_select(t55, t18, t45);
    const sangi_limb t61 = sangi_limb_select(t55, t20, t47);
    const sangi_limb t62 = sangi_limb_select(t55, t22, t49);
    const sangi_limb t63 = sangi_limb_select(t55, t24, t51);
    const sangi_limb t64 = sangi_limb_select(t55, t26, t53);
    z[0] = t56;
    z[1] = t57;
    z[2] = t58;
    z[3] = t59;
    z[4] = t60;
    z[5] = t61;
    z[6] = t62;
    z[7] = t63;
    z[8] = t64;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p521_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* s = x + p where x is odd, else x */
    const sangi_limb c10 = (sangi_limb)(x0 & 1);
    const sangi_limb t11 = sangi_limb_mask(c10);
    const sangi_limb t21 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t22 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t23 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t24 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t25 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t26 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t27 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t28 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t29 = (sangi_limb)(UINT64_C(0x00000000000001ff) & t11);
    sangi_limb c31 = 0;
    const sangi_limb t30 = sangi_limb_add(x0, t21, &c31);
    const sangi_limb t32 = sangi_limb_add(x1, t22, &c31);
    const sangi_limb t34 = sangi_limb_add(x2, t23, &c31);
    const sangi_limb t36 = sangi_limb_add(x3, t24, &c31);
    const sangi_limb t38 = sangi_limb_add(x4, t25, &c31);
    const sangi_limb t40 = sangi_limb_add(x5, t26, &c31);
    const sangi_limb t42 = sangi_limb_add(x6, t27, &c31);
    const sangi_limb t44 = sangi_limb_add(x7, t28, &c31);
    const sangi_limb t46 = sangi_limb_add(x8, t29, &c31);
    /* s / 2 */
    sangi_limb c49 = 0;
    const sangi_limb t48 = sangi_limb_shift(t46, &c49);
    const sangi_limb t50 = sangi_limb_shift(t44, &c49);
    const sangi_limb t52 = sangi_limb_shift(t42, &c49);
    const sangi_limb t54 = sangi_limb_shift(t40, &c49);
    const sangi_limb t56 = sangi_limb_shift(t38, &c49);
    const sangi_limb t58 = sangi_limb_shift(t36, &c49);
    const sangi_limb t60 = sangi_limb_shift(t34, &c49);
    const sangi_limb t62 = sangi_limb_shift(t32, &c49);
    const sangi_limb t64 = sangi_limb_shift(t30, &c49);
    z[0] = t64;
    z[1] = t62;
    z[2] = t60;
    z[3] = t58;
    z[4] = t56;
    z[5] = t54;
    z[6] = t52;
    z[7] = t50;
    z[8] = t48;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p521_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    /* t += x[0] * y */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y0, x0, 0, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y1, x0, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(y2, x0, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(y3, x0, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(y4, x0, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(y5, x0, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(y6, x0, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(y7, x0, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(y8, x0, t53, 0, &t55);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t40, 0, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t42, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t44, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t46, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t48, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t50, t65, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t52, t67, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(UINT64_C(0x0000000000000200), t38, t54, t69, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t55, t71, &t73);
    /* t += x[1] * y */
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(y0, x1, t56, 0, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(y1, x1, t58, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(y2, x1, t60, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(y3, x1, t62, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(y4, x1, t64, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(y5, x1, t66, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(y6, x1, t68, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(y7, x1, t70, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(y8, x1, t72, t89, &t91);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t76, 0, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t78, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t80, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t82, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t84, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t86, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t88, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(UINT64_C(0x0000000000000200), t74, t90, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t91, t107, &t109);
    /* t += x[2] * y */
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(y0, x2, t92, 0, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(y1, x2, t94, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(y2, x2, t96, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(y3, x2, t98, t115, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(y4, x2, t100, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(y5, x2, t102, t119, &t121);
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(y6, x2, t104, t121, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(y7, x2, t106, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(y8, x2, t108, t125, &t127);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t112, 0, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t114, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t116, t131, &t133);
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t118, t133, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t120, t135, &t137);
    sangi_limb t139;
    const sangi_limb t138 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t122, t137, &t139);
    sangi_limb t141;
    const sangi_limb t140 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t124, t139, &t141);
    sangi_limb t143;
    const sangi_limb t142 = sangi_limb_mac(UINT64_C(0x0000000000000200), t110, t126, t141, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t127, t143, &t145);
    /* t += x[3] * y */
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(y0, x3, t128, 0, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(y1, x3, t130, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(y2, x3, t132, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(y3, x3, t134, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(y4, x3, t136, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(y5, x3, t138, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(y6, x3, t140, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(y7, x3, t142, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(y8, x3, t144, t161, &t163);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t148, 0, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t150, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t152, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t154, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t156, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t158, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t160, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(UINT64_C(0x0000000000000200), t146, t162, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t163, t179, &t181);
    /* t += x[4] * y */
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(y0, x4, t164, 0, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(y1, x4, t166, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(y2, x4, t168, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(y3, x4, t170, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(y4, x4, t172, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(y5, x4, t174, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(y6, x4, t176, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(y7, x4, t178, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(y8, x4, t180, t197, &t199);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t184, 0, &t201);
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t186, t201, &t203);
    sangi_limb t205;
    const sangi_limb t204 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t188, t203, &t205);
    sangi_limb t207;
    const sangi_limb t206 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t190, t205, &t207);
    sangi_limb t209;
    const sangi_limb t208 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t192, t207, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t194, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t196, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(UINT64_C(0x0000000000000200), t182, t198, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t199, t215, &t217);
    /* t += x[5] * y */
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(y0, x5, t200, 0, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(y1, x5, t202, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(y2, x5, t204, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(y3, x5, t206, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(y4, x5, t208, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(y5, x5, t210, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(y6, x5, t212, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(y7, x5, t214, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(y8, x5, t216, t233, &t235);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t220, 0, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t222, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t224, t239, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t226, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t228, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t230, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t232, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(UINT64_C(0x0000000000000200), t218, t234, t249, &t251);
    sangi_limb t253;
    const sangi_limb t252 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t235, t251, &t253);
    /* t += x[6] * y */
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(y0, x6, t236, 0, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(y1, x6, t238, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(y2, x6, t240, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(y3, x6, t242, t259, &t261);
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(y4, x6, t244, t261, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(y5, x6, t246, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(y6, x6, t248, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(y7, x6, t250, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(y8, x6, t252, t269, &t271);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t256, 0, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t258, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t260, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t262, t277, &t279);
    sangi_limb t281;
    const sangi_limb t280 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t264, t279, &t281);
    sangi_limb t283;
    const sangi_limb t282 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t266, t281, &t283);
    sangi_limb t285;
    const sangi_limb t284 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t268, t283, &t285);
    sangi_limb t287;
    const sangi_limb t286 = sangi_limb_mac(UINT64_C(0x0000000000000200), t254, t270, t285, &t287);
    sangi_limb t289;
    const sangi_limb t288 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t271, t287, &t289);
    /* t += x[7] * y */
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(y0, x7, t272, 0, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(y1, x7, t274, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(y2, x7, t276, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(y3, x7, t278, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(y4, x7, t280, t297, &t299);
    sangi_limb t301;
    const sangi_limb t300 = sangi_limb_mac(y5, x7, t282, t299, &t301);
    sangi_limb t303;
    const sangi_limb t302 = sangi_limb_mac(y6, x7, t284, t301, &t303);
    sangi_limb t305;
    const sangi_limb t304 = sangi_limb_mac(y7, x7, t286, t303, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(y8, x7, t288, t305, &t307);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t309;
    const sangi_limb t308 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t292, 0, &t309);
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t294, t309, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t296, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t298, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t300, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t302, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t304, t319, &t321);
    sangi_limb t323;
    const sangi_limb t322 = sangi_limb_mac(UINT64_C(0x0000000000000200), t290, t306, t321, &t323);
    sangi_limb t325;
    const sangi_limb t324 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t307, t323, &t325);
    /* t += x[8] * y */
    sangi_limb t327;
    const sangi_limb t326 = sangi_limb_mac(y0, x8, t308, 0, &t327);
    sangi_limb t329;
    const sangi_limb t328 = sangi_limb_mac(y1, x8, t310, t327, &t329);
    sangi_limb t331;
    const sangi_limb t330 = sangi_limb_mac(y2, x8, t312, t329, &t331);
    sangi_limb t333;
    const sangi_limb t332 = sangi_limb_mac(y3, x8, t314, t331, &t333);
    sangi_limb t335;
    const sangi_limb t334 = sangi_limb_mac(y4, x8, t316, t333, &t335);
    sangi_limb t337;
    const sangi_limb t336 = sangi_limb_mac(y5, x8, t318, t335, &t337);
    sangi_limb t339;
    const sangi_limb t338 = sangi_limb_mac(y6, x8, t320, t337, &t339);
    sangi_limb t341;
    const sangi_limb t340 = sangi_limb_mac(y7, x8, t322, t339, &t341);
    sangi_limb t343;
    const sangi_limb t342 = sangi_limb_mac(y8, x8, t324, t341, &t343);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t345;
    const sangi_limb t344 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t328, 0, &t345);
    sangi_limb t347;
    const sangi_limb t346 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t330, t345, &t347);
    sangi_limb t349;
    const sangi_limb t348 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t332, t347, &t349);
    sangi_limb t351;
    const sangi_limb t350 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t334, t349, &t351);
    sangi_limb t353;
    const sangi_limb t352 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t336, t351, &t353);
    sangi_limb t355;
    const sangi_limb t354 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t338, t353, &t355);
    sangi_limb t357;
    const sangi_limb t356 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t340, t355, &t357);
    sangi_limb t359;
    const sangi_limb t358 = sangi_limb_mac(UINT64_C(0x0000000000000200), t326, t342, t357, &t359);
    sangi_limb t361;
    const sangi_limb t360 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t343, t359, &t361);
    /* d = s - p */
    sangi_limb c372 = 0;
    const sangi_limb t371 = sangi_limb_sub(t344, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t373 = sangi_limb_sub(t346, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t375 = sangi_limb_sub(t348, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t377 = sangi_limb_sub(t350, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t379 = sangi_limb_sub(t352, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t381 = sangi_limb_sub(t354, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t383 = sangi_limb_sub(t356, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t385 = sangi_limb_sub(t358, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t387 = sangi_limb_sub(t360, UINT64_C(0x00000000000001ff), &c372);
    /* s where d < 0, else d */
    const sangi_limb t389 = sangi_limb_mask(c372);
    const sangi_limb t390 = sangi_limb_select(t389, t344, t371);
    const sangi_limb t391 = sangi_limb_select(t389, t346, t373);
    const sangi_limb t392 = sangi_limb_select(t389, t348, t375);
    const sangi_limb t393 = sangi_limb_select(t389, t350, t377);
    const sangi_limb t394 = sangi_limb_select(t389, t352, t379);
    const sangi_limb t395 = sangi_limb_select(t389, t354, t381);
    const sangi_limb t396 = sangi_limb_select(t389, t356, t383);
    const sangi_limb t397 = sangi_limb_select(t389, t358, t385);
    const sangi_limb t398 = sangi_limb_select(t389, t360, t387);
    z[0] = t390;
    z[1] = t391;
    z[2] = t392;
    z[3] = t393;
    z[4] = t394;
    z[5] = t395;
    z[6] = t396;
    z[7] = t397;
    z[8] = t398;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p521_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* the products x[i] * x[j] with i < j */
    sangi_limb t12;
    const sangi_limb t11 = sangi_limb_mac(x0, x1, 0, 0, &t12);
    sangi_limb t14;
    const sangi_limb t13 = sangi_limb_mac(x0, x2, t12, 0, &t14);
    sangi_limb t16;
    const sangi_limb t15 = sangi_limb_mac(x0, x3, t14, 0, &t16);
    sangi_limb t18;
    const sangi_limb t17 = sangi_limb_mac(x0, x4, t16, 0, &t18);
    sangi_limb t20;
    const sangi_limb t19 = sangi_limb_mac(x0, x5, t18, 0, &t20);
    sangi_limb t22;
    const sangi_limb t21 = sangi_limb_mac(x0, x6, t20, 0, &t22);
    sangi_limb t24;
    const sangi_limb t23 = sangi_limb_mac(x0, x7, t22, 0, &t24);
    sangi_limb t26;
    const sangi_limb t25 = sangi_limb_mac(x0, x8, t24, 0, &t26);
    sangi_limb t28;
    const sangi_limb t27 = sangi_limb_mac(x1, x2, t15, 0, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(x1, x3, t17, t28, &t30);
    sangi_limb t32;
    const sangi_limb t31 = sangi_limb_mac(x1, x4, t19, t30, &t32);
    sangi_limb t34;
    const sangi_limb t33 = sangi_limb_mac(x1, x5, t21, t32, &t34);
    sangi_limb t36;
    const sangi_limb t35 = sangi_limb_mac(x1, x6, t23, t34, &t36);
    sangi_limb t38;
    const sangi_limb t37 = sangi_limb_mac(x1, x7, t25, t36, &t38);
    sangi_limb t40;
    const sangi_limb t39 = sangi_limb_mac(x1, x8, t26, t38, &t40);
    sangi_limb t42;
    const sangi_limb t41 = sangi_limb_mac(x2, x3, t31, 0, &t42);
    sangi_limb t44;
    const sangi_limb t43 = sangi_limb_mac(x2, x4, t33, t42, &t44);
    sangi_limb t46;
    const sangi_limb t45 = sangi_limb_mac(x2, x5, t35, t44, &t46);
    sangi_limb t48;
    const sangi_limb t47 = sangi_limb_mac(x2, x6, t37, t46, &t48);
    sangi_limb t50;
    const sangi_limb t49 = sangi_limb_mac(x2, x7, t39, t48, &t50);
    sangi_limb t52;
    const sangi_limb t51 = sangi_limb_mac(x2, x8, t40, t50, &t52);
    sangi_limb t54;
    const sangi_limb t53 = sangi_limb_mac(x3, x4, t45, 0, &t54);
    sangi_limb t56;
    const sangi_limb t55 = sangi_limb_mac(x3, x5, t47, t54, &t56);
    sangi_limb t58;
    const sangi_limb t57 = sangi_limb_mac(x3, x6, t49, t56, &t58);
    sangi_limb t60;
    const sangi_limb t59 = sangi_limb_mac(x3, x7, t51, t58, &t60);
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(x3, x8, t52, t60, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(x4, x5, t57, 0, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(x4, x6, t59, t64, &t66);
    sangi_limb t68;
    const sangi_limb t67 = sangi_limb_mac(x4, x7, t61, t66, &t68);
    sangi_limb t70;
    const sangi_limb t69 = sangi_limb_mac(x4, x8, t62, t68, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(x5, x6, t67, 0, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(x5, x7, t69, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(x5, x8, t70, t74, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(x6, x7, t75, 0, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(x6, x8, t76, t78, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(x7, x8, t80, 0, &t82);
    /* twice these */
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_add(t11, t11, &c84);
    const sangi_limb t85 = sangi_limb_add(t13, t13, &c84);
    const sangi_limb t87 = sangi_limb_add(t27, t27, &c84);
    const sangi_limb t89 = sangi_limb_add(t29, t29, &c84);
    const sangi_limb t91 = sangi_limb_add(t41, t41, &c84);
    const sangi_limb t93 = sangi_limb_add(t43, t43, &c84);
    const sangi_limb t95 = sangi_limb_add(t53, t53, &c84);
    const sangi_limb t97 = sangi_limb_add(t55, t55, &c84);
    const sangi_limb t99 = sangi_limb_add(t63, t63, &c84);
    const sangi_limb t101 = sangi_limb_add(t65, t65, &c84);
    const sangi_limb t103 = sangi_limb_add(t71, t71, &c84);
    const sangi_limb t105 = sangi_limb_add(t73, t73, &c84);
    const sangi_limb t107 = sangi_limb_add(t77, t77, &c84);
    const sangi_limb t109 = sangi_limb_add(t79, t79, &c84);
    const sangi_limb t111 = sangi_limb_add(t81, t81, &c84);
    const sangi_limb t113 = sangi_limb_add(t82, t82, &c84);
    /* and the squares x[i]^2 */
    sangi_limb t116;
    const sangi_limb t115 = sangi_limb_mac(x0, x0, 0, 0, &t116);
    sangi_limb t118;
    const sangi_limb t117 = sangi_limb_mac(x1, x1, 0, 0, &t118);
    sangi_limb t120;
    const sangi_limb t119 = sangi_limb_mac(x2, x2, 0, 0, &t120);
    sangi_limb t122;
    const sangi_limb t121 = sangi_limb_mac(x3, x3, 0, 0, &t122);
    sangi_limb t124;
    const sangi_limb t123 = sangi_limb_mac(x4, x4, 0, 0, &t124);
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(x5, x5, 0, 0, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(x6, x6, 0, 0, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(x7, x7, 0, 0, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(x8, x8, 0, 0, &t132);
    sangi_limb c134 = 0;
    const sangi_limb t133 = sangi_limb_add(t83, t116, &c134);
    const sangi_limb t135 = sangi_limb_add(t85, t117, &c134);
    const sangi_limb t137 = sangi_limb_add(t87, t118, &c134);
    const sangi_limb t139 = sangi_limb_add(t89, t119, &c134);
    const sangi_limb t141 = sangi_limb_add(t91, t120, &c134);
    const sangi_limb t143 = sangi_limb_add(t93, t121, &c134);
    const sangi_limb t145 = sangi_limb_add(t95, t122, &c134);
    const sangi_limb t147 = sangi_limb_add(t97, t123, &c134);
    const sangi_limb t149 = sangi_limb_add(t99, t124, &c134);
    const sangi_limb t151 = sangi_limb_add(t101, t125, &c134);
    const sangi_limb t153 = sangi_limb_add(t103, t126, &c134);
    const sangi_limb t155 = sangi_limb_add(t105, t127, &c134);
    const sangi_limb t157 = sangi_limb_add(t107, t128, &c134);
    const sangi_limb t159 = sangi_limb_add(t109, t129, &c134);
    const sangi_limb t161 = sangi_limb_add(t111, t130, &c134);
    const sangi_limb t163 = sangi_limb_add(t113, t131, &c134);
    const sangi_limb t165 = sangi_limb_add(UINT64_C(0x0000000000000000), t132, &c134);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t177 = sangi_limb_mullo(t115, UINT64_C(0x0000000000000001));
    sangi_limb t179;
    (void)sangi_limb_mac(t177, k[0], t115, 0, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(t177, k[0], t133, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(t177, k[0], t135, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(t177, k[0], t137, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(t177, k[0], t139, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(t177, k[0], t141, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(t177, k[0], t143, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(t177, k[0], t145, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(t177, UINT64_C(0x00000000000001ff), t147, t193, &t195);
    sangi_limb c197 = 0;
    const sangi_limb t196 = sangi_limb_add(t149, t195, &c197);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t198 = sangi_limb_mullo(t180, UINT64_C(0x0000000000000001));
    sangi_limb t200;
    (void)sangi_limb_mac(t198, k[0], t180, 0, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(t198, k[0], t182, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(t198, k[0], t184, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(t198, k[0], t186, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(t198, k[0], t188, t206, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(t198, k[0], t190, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(t198, k[0], t192, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(t198, k[0], t194, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(t198, UINT64_C(0x00000000000001ff), t196, t214, &t216);
    const sangi_limb t217 = sangi_limb_add(t151, t216, &c197);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t219 = sangi_limb_mullo(t201, UINT64_C(0x0000000000000001));
    sangi_limb t221;
    (void)sangi_limb_mac(t219, k[0], t201, 0, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(t219, k[0], t203, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(t219, k[0], t205, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(t219, k[0], t207, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(t219, k[0], t209, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(t219, k[0], t211, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(t219, k[0], t213, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(t219, k[0], t215, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(t219, UINT64_C(0x00000000000001ff), t217, t235, &t237);
    const sangi_limb t238 = sangi_limb_add(t153, t237, &c197);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t240 = sangi_limb_mullo(t222, UINT64_C(0x0000000000000001));
    sangi_limb t242;
    (void)sangi_limb_mac(t240, k[0], t222, 0, &t242);
    sangi_limb t244;
    const sangi_limb t243 = sangi_limb_mac(t240, k[0], t224, t242, &t244);
    sangi_limb t246;
    const sangi_limb t245 = sangi_limb_mac(t240, k[0], t226, t244, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(t240, k[0], t228, t246, &t248);
    sangi_limb t250;
    const sangi_limb t249 = sangi_limb_mac(t240, k[0], t230, t248, &t250);
    sangi_limb t252;
    const sangi_limb t251 = sangi_limb_mac(t240, k[0], t232, t250, &t252);
    sangi_limb t254;
    const sangi_limb t253 = sangi_limb_mac(t240, k[0], t234, t252, &t254);
    sangi_limb t256;
    const sangi_limb t255 = sangi_limb_mac(t240, k[0], t236, t254, &t256);
    sangi_limb t258;
    const sangi_limb t257 = sangi_limb_mac(t240, UINT64_C(0x00000000000001ff), t238, t256, &t258);
    const sangi_limb t259 = sangi_limb_add(t155, t258, &c197);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t261 = sangi_limb_mullo(t243, UINT64_C(0x0000000000000001));
    sangi_limb t263;
    (void)sangi_limb_mac(t261, k[0], t243, 0, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(t261, k[0], t245, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(t261, k[0], t247, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(t261, k[0], t249, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(t261, k[0], t251, t269, &t271);
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(t261, k[0], t253, t271, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(t261, k[0], t255, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(t261, k[0], t257, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(t261, UINT64_C(0x00000000000001ff), t259, t277, &t279);
    const sangi_limb t280 = sangi_limb_add(t157, t279, &c197);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t282 = sangi_limb_mullo(t264, UINT64_C(0x0000000000000001));
    sangi_limb t284;
    (void)sangi_limb_mac(t282, k[0], t264, 0, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(t282, k[0], t266, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(t282, k[0], t268, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(t282, k[0], t270, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(t282, k[0], t272, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(t282, k[0], t274, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(t282, k[0], t276, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(t282, k[0], t278, t296, &t298);
    sangi_limb t300;
    const sangi_limb t299 = sangi_limb_mac(t282, UINT64_C(0x00000000000001ff), t280, t298, &t300);
    const sangi_limb t301 = sangi_limb_add(t159, t300, &c197);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t303 = sangi_limb_mullo(t285, UINT64_C(0x0000000000000001));
    sangi_limb t305;
    (void)sangi_limb_mac(t303, k[0], t285, 0, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(t303, k[0], t287, t305, &t307);
    sangi_limb t309;
    const sangi_limb t308 = sangi_limb_mac(t303, k[0], t289, t307, &t309);
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(t303, k[0], t291, t309, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(t303, k[0], t293, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(t303, k[0], t295, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(t303, k[0], t297, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(t303, k[0], t299, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(t303, UINT64_C(0x00000000000001ff), t301, t319, &t321);
    const sangi_limb t322 = sangi_limb_add(t161, t321, &c197);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t324 = sangi_limb_mullo(t306, UINT64_C(0x0000000000000001));
    sangi_limb t326;
    (void)sangi_limb_mac(t324, k[0], t306, 0, &t326);
    sangi_limb t328;
    const sangi_limb t327 = sangi_limb_mac(t324, k[0], t308, t326, &t328);
    sangi_limb t330;
    const sangi_limb t329 = sangi_limb_mac(t324, k[0], t310, t328, &t330);
    sangi_limb t332;
    const sangi_limb t331 = sangi_limb_mac(t324, k[0], t312, t330, &t332);
    sangi_limb t334;
    const sangi_limb t333 = sangi_limb_mac(t324, k[0], t314, t332, &t334);
    sangi_limb t336;
    const sangi_limb t335 = sangi_limb_mac(t324, k[0], t316, t334, &t336);
    sangi_limb t338;
    const sangi_limb t337 = sangi_limb_mac(t324, k[0], t318, t336, &t338);
    sangi_limb t340;
    const sangi_limb t339 = sangi_limb_mac(t324, k[0], t320, t338, &t340);
    sangi_limb t342;
    const sangi_limb t341 = sangi_limb_mac(t324, UINT64_C(0x00000000000001ff), t322, t340, &t342);
    const sangi_limb t343 = sangi_limb_add(t163, t342, &c197);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t345 = sangi_limb_mullo(t327, UINT64_C(0x0000000000000001));
    sangi_limb t347;
    (void)sangi_limb_mac(t345, k[0], t327, 0, &t347);
    sangi_limb t349;
    const sangi_limb t348 = sangi_limb_mac(t345, k[0], t329, t347, &t349);
    sangi_limb t351;
    const sangi_limb t350 = sangi_limb_mac(t345, k[0], t331, t349, &t351);
    sangi_limb t353;
    const sangi_limb t352 = sangi_limb_mac(t345, k[0], t333, t351, &t353);
    sangi_limb t355;
    const sangi_limb t354 = sangi_limb_mac(t345, k[0], t335, t353, &t355);
    sangi_limb t357;
    const sangi_limb t356 = sangi_limb_mac(t345, k[0], t337, t355, &t357);
    sangi_limb t359;
    const sangi_limb t358 = sangi_limb_mac(t345, k[0], t339, t357, &t359);
    sangi_limb t361;
    const sangi_limb t360 = sangi_limb_mac(t345, k[0], t341, t359, &t361);
    sangi_limb t363;
    const sangi_limb t362 = sangi_limb_mac(t345, UINT64_C(0x00000000000001ff), t343, t361, &t363);
    const sangi_limb t364 = sangi_limb_add(t165, t363, &c197);
    /* d = s - p */
    sangi_limb c376 = 0;
    const sangi_limb t375 = sangi_limb_sub(t348, k[0], &c376);
    const sangi_limb t377 = sangi_limb_sub(t350, k[0], &c376);
    const sangi_limb t379 = sangi_limb_sub(t352, k[0], &c376);
    const sangi_limb t381 = sangi_limb_sub(t354, k[0], &c376);
    const sangi_limb t383 = sangi_limb_sub(t356, k[0], &c376);
    const sangi_limb t385 = sangi_limb_sub(t358, k[0], &c376);
    const sangi_limb t387 = sangi_limb_sub(t360, k[0], &c376);
    const sangi_limb t389 = sangi_limb_sub(t362, k[0], &c376);
    const sangi_limb t391 = sangi_limb_sub(t364, UINT64_C(0x00000000000001ff), &c376);
    /* s where d < 0, else d */
    const sangi_limb t393 = sangi_limb_mask(c376);
    const sangi_limb t394 = sangi_limb_select(t393, t348, t375);
    const sangi_limb t395 = sangi_limb_select(t393, t350, t377);
    const sangi_limb t396 = sangi_limb_select(t393, t352, t379);
    const sangi_limb t397 = sangi_limb_select(t393, t354, t381);
    const sangi_limb t398 = sangi_limb_select(t393, t356, t383);
    const sangi_limb t399 = sangi_limb_select(t393, t358, t385);
    const sangi_limb t400 = sangi_limb_select(t393, t360, t387);
    const sangi_limb t401 = sangi_limb_select(t393, t362, t389);
    const sangi_limb t402 = sangi_limb_select(t393, t364, t391);
    z[0] = t394;
    z[1] = t395;
    z[2] = t396;
    z[3] = t397;
    z[4] = t398;
    z[5] = t399;
    z[6] = t400;
    z[7] = t401;
    z[8] = t402;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p521_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x0200000000000000), UINT64_C(0x4000000000000000), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* t = x * c */
    sangi_limb t12;
    const sangi_limb t11 = sangi_limb_mac(x0, c, 0, 0, &t12);
    sangi_limb t14;
    const sangi_limb t13 = sangi_limb_mac(x1, c, t12, 0, &t14);
    sangi_limb t16;
    const sangi_limb t15 = sangi_limb_mac(x2, c, t14, 0, &t16);
    sangi_limb t18;
    const sangi_limb t17 = sangi_limb_mac(x3, c, t16, 0, &t18);
    sangi_limb t20;
    const sangi_limb t19 = sangi_limb_mac(x4, c, t18, 0, &t20);
    sangi_limb t22;
    const sangi_limb t21 = sangi_limb_mac(x5, c, t20, 0, &t22);
    sangi_limb t24;
    const sangi_limb t23 = sangi_limb_mac(x6, c, t22, 0, &t24);
    sangi_limb t26;
    const sangi_limb t25 = sangi_limb_mac(x7, c, t24, 0, &t26);
    sangi_limb t28;
    const sangi_limb t27 = sangi_limb_mac(x8, c, t26, 0, &t28);
    /* q, at most one below the quotient of t by p */
    sangi_limb t31;
    (void)sangi_limb_mac(t27, k[0], 0, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(t28, k[0], t31, 0, &t33);
    sangi_limb t36;
    (void)sangi_limb_mac(t32, k[1], 0, 0, &t36);
    /* t - q * p */
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(k[2], t36, 0, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(k[2], t36, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(k[2], t36, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(k[2], t36, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(k[2], t36, t53, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(k[2], t36, t55, 0, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(k[2], t36, t57, 0, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(k[2], t36, t59, 0, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(UINT64_C(0x00000000000001ff), t36, t61, 0, &t63);
    sangi_limb c65 = 0;
    const sangi_limb t64 = sangi_limb_sub(t11, t46, &c65);
    const sangi_limb t66 = sangi_limb_sub(t13, t48, &c65);
    const sangi_limb t68 = sangi_limb_sub(t15, t50, &c65);
    const sangi_limb t70 = sangi_limb_sub(t17, t52, &c65);
    const sangi_limb t72 = sangi_limb_sub(t19, t54, &c65);
    const sangi_limb t74 = sangi_limb_sub(t21, t56, &c65);
    const sangi_limb t76 = sangi_limb_sub(t23, t58, &c65);
    const sangi_limb t78 = sangi_limb_sub(t25, t60, &c65);
    const sangi_limb t80 = sangi_limb_sub(t27, t62, &c65);
    /* d = s - p */
    sangi_limb c92 = 0;
    const sangi_limb t91 = sangi_limb_sub(t64, k[2], &c92);
    const sangi_limb t93 = sangi_limb_sub(t66, k[2], &c92);
    const sangi_limb t95 = sangi_limb_sub(t68, k[2], &c92);
    const sangi_limb t97 = sangi_limb_sub(t70, k[2], &c92);
    const sangi_limb t99 = sangi_limb_sub(t72, k[2], &c92);
    const sangi_limb t101 = sangi_limb_sub(t74, k[2], &c92);
    const sangi_limb t103 = sangi_limb_sub(t76, k[2], &c92);
    const sangi_limb t105 = sangi_limb_sub(t78, k[2], &c92);
    const sangi_limb t107 = sangi_limb_sub(t80, UINT64_C(0x00000000000001ff), &c92);
    /* s where d < 0, else d */
    const sangi_limb t109 = sangi_limb_mask(c92);
    const sangi_limb t110 = sangi_limb_select(t109, t64, t91);
    const sangi_limb t111 = sangi_limb_select(t109, t66, t93);
    const sangi_limb t112 = sangi_limb_select(t109, t68, t95);
    const sangi_limb t113 = sangi_limb_select(t109, t70, t97);
    const sangi_limb t114 = sangi_limb_select(t109, t72, t99);
    const sangi_limb t115 = sangi_limb_select(t109, t74, t101);
    const sangi_limb t116 = sangi_limb_select(t109, t76, t103);
    const sangi_limb t117 = sangi_limb_select(t109, t78, t105);
    const sangi_limb t118 = sangi_limb_select(t109, t80, t107);
    z[0] = t110;
    z[1] = t111;
    z[2] = t112;
    z[3] = t113;
    z[4] = t114;
    z[5] = t115;
    z[6] = t116;
    z[7] = t117;
    z[8] = t118;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p521_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    /* t += x[0] * y */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y0, x0, 0, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y1, x0, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(y2, x0, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(y3, x0, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(y4, x0, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(y5, x0, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(y6, x0, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(y7, x0, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(y8, x0, t53, 0, &t55);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t40, 0, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t42, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t44, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t46, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t48, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t50, t65, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t52, t67, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(UINT64_C(0x0000000000000200), t38, t54, t69, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(UINT64_C(0x0000000000000000), t38, t55, t71, &t73);
    /* t += x[1] * y */
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(y0, x1, t56, 0, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(y1, x1, t58, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(y2, x1, t60, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(y3, x1, t62, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(y4, x1, t64, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(y5, x1, t66, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(y6, x1, t68, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(y7, x1, t70, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(y8, x1, t72, t89, &t91);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t76, 0, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t78, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t80, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t82, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t84, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t86, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t88, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(UINT64_C(0x0000000000000200), t74, t90, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(UINT64_C(0x0000000000000000), t74, t91, t107, &t109);
    /* t += x[2] * y */
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(y0, x2, t92, 0, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(y1, x2, t94, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(y2, x2, t96, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(y3, x2, t98, t115, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(y4, x2, t100, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(y5, x2, t102, t119, &t121);
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(y6, x2, t104, t121, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(y7, x2, t106, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(y8, x2, t108, t125, &t127);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t112, 0, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t114, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t116, t131, &t133);
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t118, t133, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t120, t135, &t137);
    sangi_limb t139;
    const sangi_limb t138 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t122, t137, &t139);
    sangi_limb t141;
    const sangi_limb t140 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t124, t139, &t141);
    sangi_limb t143;
    const sangi_limb t142 = sangi_limb_mac(UINT64_C(0x0000000000000200), t110, t126, t141, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(UINT64_C(0x0000000000000000), t110, t127, t143, &t145);
    /* t += x[3] * y */
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(y0, x3, t128, 0, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(y1, x3, t130, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(y2, x3, t132, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(y3, x3, t134, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(y4, x3, t136, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(y5, x3, t138, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(y6, x3, t140, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(y7, x3, t142, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(y8, x3, t144, t161, &t163);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t148, 0, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t150, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t152, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t154, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t156, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t158, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t160, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(UINT64_C(0x0000000000000200), t146, t162, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(UINT64_C(0x0000000000000000), t146, t163, t179, &t181);
    /* t += x[4] * y */
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(y0, x4, t164, 0, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(y1, x4, t166, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(y2, x4, t168, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(y3, x4, t170, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(y4, x4, t172, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(y5, x4, t174, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(y6, x4, t176, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(y7, x4, t178, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(y8, x4, t180, t197, &t199);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t184, 0, &t201);
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t186, t201, &t203);
    sangi_limb t205;
    const sangi_limb t204 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t188, t203, &t205);
    sangi_limb t207;
    const sangi_limb t206 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t190, t205, &t207);
    sangi_limb t209;
    const sangi_limb t208 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t192, t207, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t194, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t196, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(UINT64_C(0x0000000000000200), t182, t198, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(UINT64_C(0x0000000000000000), t182, t199, t215, &t217);
    /* t += x[5] * y */
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(y0, x5, t200, 0, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(y1, x5, t202, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(y2, x5, t204, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(y3, x5, t206, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(y4, x5, t208, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(y5, x5, t210, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(y6, x5, t212, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(y7, x5, t214, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(y8, x5, t216, t233, &t235);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t220, 0, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t222, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t224, t239, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t226, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t228, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t230, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t232, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(UINT64_C(0x0000000000000200), t218, t234, t249, &t251);
    sangi_limb t253;
    const sangi_limb t252 = sangi_limb_mac(UINT64_C(0x0000000000000000), t218, t235, t251, &t253);
    /* t += x[6] * y */
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(y0, x6, t236, 0, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(y1, x6, t238, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(y2, x6, t240, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(y3, x6, t242, t259, &t261);
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(y4, x6, t244, t261, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(y5, x6, t246, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(y6, x6, t248, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(y7, x6, t250, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(y8, x6, t252, t269, &t271);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t256, 0, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t258, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t260, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t262, t277, &t279);
    sangi_limb t281;
    const sangi_limb t280 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t264, t279, &t281);
    sangi_limb t283;
    const sangi_limb t282 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t266, t281, &t283);
    sangi_limb t285;
    const sangi_limb t284 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t268, t283, &t285);
    sangi_limb t287;
    const sangi_limb t286 = sangi_limb_mac(UINT64_C(0x0000000000000200), t254, t270, t285, &t287);
    sangi_limb t289;
    const sangi_limb t288 = sangi_limb_mac(UINT64_C(0x0000000000000000), t254, t271, t287, &t289);
    /* t += x[7] * y */
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(y0, x7, t272, 0, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(y1, x7, t274, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(y2, x7, t276, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(y3, x7, t278, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(y4, x7, t280, t297, &t299);
    sangi_limb t301;
    const sangi_limb t300 = sangi_limb_mac(y5, x7, t282, t299, &t301);
    sangi_limb t303;
    const sangi_limb t302 = sangi_limb_mac(y6, x7, t284, t301, &t303);
    sangi_limb t305;
    const sangi_limb t304 = sangi_limb_mac(y7, x7, t286, t303, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(y8, x7, t288, t305, &t307);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t309;
    const sangi_limb t308 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t292, 0, &t309);
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t294, t309, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t296, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t298, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t300, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t302, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t304, t319, &t321);
    sangi_limb t323;
    const sangi_limb t322 = sangi_limb_mac(UINT64_C(0x0000000000000200), t290, t306, t321, &t323);
    sangi_limb t325;
    const sangi_limb t324 = sangi_limb_mac(UINT64_C(0x0000000000000000), t290, t307, t323, &t325);
    /* t += x[8] * y */
    sangi_limb t327;
    const sangi_limb t326 = sangi_limb_mac(y0, x8, t308, 0, &t327);
    sangi_limb t329;
    const sangi_limb t328 = sangi_limb_mac(y1, x8, t310, t327, &t329);
    sangi_limb t331;
    const sangi_limb t330 = sangi_limb_mac(y2, x8, t312, t329, &t331);
    sangi_limb t333;
    const sangi_limb t332 = sangi_limb_mac(y3, x8, t314, t331, &t333);
    sangi_limb t335;
    const sangi_limb t334 = sangi_limb_mac(y4, x8, t316, t333, &t335);
    sangi_limb t337;
    const sangi_limb t336 = sangi_limb_mac(y5, x8, t318, t335, &t337);
    sangi_limb t339;
    const sangi_limb t338 = sangi_limb_mac(y6, x8, t320, t337, &t339);
    sangi_limb t341;
    const sangi_limb t340 = sangi_limb_mac(y7, x8, t322, t339, &t341);
    sangi_limb t343;
    const sangi_limb t342 = sangi_limb_mac(y8, x8, t324, t341, &t343);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t345;
    const sangi_limb t344 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t328, 0, &t345);
    sangi_limb t347;
    const sangi_limb t346 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t330, t345, &t347);
    sangi_limb t349;
    const sangi_limb t348 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t332, t347, &t349);
    sangi_limb t351;
    const sangi_limb t350 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t334, t349, &t351);
    sangi_limb t353;
    const sangi_limb t352 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t336, t351, &t353);
    sangi_limb t355;
    const sangi_limb t354 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t338, t353, &t355);
    sangi_limb t357;
    const sangi_limb t356 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t340, t355, &t357);
    sangi_limb t359;
    const sangi_limb t358 = sangi_limb_mac(UINT64_C(0x0000000000000200), t326, t342, t357, &t359);
    sangi_limb t361;
    const sangi_limb t360 = sangi_limb_mac(UINT64_C(0x0000000000000000), t326, t343, t359, &t361);
    z[0] = t344;
    z[1] = t346;
    z[2] = t348;
    z[3] = t350;
    z[4] = t352;
    z[5] = t354;
    z[6] = t356;
    z[7] = t358;
    z[8] = t360;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p521_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_add(x0, y0, &c20);
    const sangi_limb t21 = sangi_limb_add(x1, y1, &c20);
    const sangi_limb t23 = sangi_limb_add(x2, y2, &c20);
    const sangi_limb t25 = sangi_limb_add(x3, y3, &c20);
    const sangi_limb t27 = sangi_limb_add(x4, y4, &c20);
    const sangi_limb t29 = sangi_limb_add(x5, y5, &c20);
    const sangi_limb t31 = sangi_limb_add(x6, y6, &c20);
    const sangi_limb t33 = sangi_limb_add(x7, y7, &c20);
    const sangi_limb t35 = sangi_limb_add(x8, y8, &c20);
    z[0] = t19;
    z[1] = t21;
    z[2] = t23;
    z[3] = t25;
    z[4] = t27;
    z[5] = t29;
    z[6] = t31;
    z[7] = t33;
    z[8] = t35;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p521_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* d = s - p */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_sub(x0, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t21 = sangi_limb_sub(x1, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t23 = sangi_limb_sub(x2, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t25 = sangi_limb_sub(x3, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t27 = sangi_limb_sub(x4, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t29 = sangi_limb_sub(x5, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t31 = sangi_limb_sub(x6, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t33 = sangi_limb_sub(x7, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t35 = sangi_limb_sub(x8, UINT64_C(0x00000000000001ff), &c20);
    /* s where d < 0, else d */
    const sangi_limb t37 = sangi_limb_mask(c20);
    const sangi_limb t38 = sangi_limb_select(t37, x0, t19);
    const sangi_limb t39 = sangi_limb_select(t37, x1, t21);
    const sangi_limb t40 = sangi_limb_select(t37, x2, t23);
    const sangi_limb t41 = sangi_limb_select(t37, x3, t25);
    const sangi_limb t42 = sangi_limb_select(t37, x4, t27);
    const sangi_limb t43 = sangi_limb_select(t37, x5, t29);
    const sangi_limb t44 = sangi_limb_select(t37, x6, t31);
    const sangi_limb t45 = sangi_limb_select(t37, x7, t33);
    const sangi_limb t46 = sangi_limb_select(t37, x8, t35);
    z[0] = t38;
    z[1] = t39;
    z[2] = t40;
    z[3] = t41;
    z[4] = t42;
    z[5] = t43;
    z[6] = t44;
    z[7] = t45;
    z[8] = t46;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p521_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb t21 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t22 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t23 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t24 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t25 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t26 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t27 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t28 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t29 = sangi_limb_select(t2, x8, y8);
    z[0] = t21;
    z[1] = t22;
    z[2] = t23;
    z[3] = t24;
    z[4] = t25;
    z[5] = t26;
    z[6] = t27;
    z[7] = t28;
    z[8] = t29;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p521_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb y0 = y[0];
    const sangi_limb t5 = sangi_limb_select(t2, y0, x0);
    const sangi_limb t6 = sangi_limb_select(t2, x0, y0);
    x[0] = t5;
    y[0] = t6;
    const sangi_limb x1 = x[1];
    const sangi_limb y1 = y[1];
    const sangi_limb t9 = sangi_limb_select(t2, y1, x1);
    const sangi_limb t10 = sangi_limb_select(t2, x1, y1);
    x[1] = t9;
    y[1] = t10;
    const sangi_limb x2 = x[2];
    const sangi_limb y2 = y[2];
    const sangi_limb t13 = sangi_limb_select(t2, y2, x2);
    const sangi_limb t14 = sangi_limb_select(t2, x2, y2);
    x[2] = t13;
    y[2] = t14;
    const sangi_limb x3 = x[3];
    const sangi_limb y3 = y[3];
    const sangi_limb t17 = sangi_limb_select(t2, y3, x3);
    const sangi_limb t18 = sangi_limb_select(t2, x3, y3);
    x[3] = t17;
    y[3] = t18;
    const sangi_limb x4 = x[4];
    const sangi_limb y4 = y[4];
    const sangi_limb t21 = sangi_limb_select(t2, y4, x4);
    const sangi_limb t22 = sangi_limb_select(t2, x4, y4);
    x[4] = t21;
    y[4] = t22;
    const sangi_limb x5 = x[5];
    const sangi_limb y5 = y[5];
    const sangi_limb t25 = sangi_limb_select(t2, y5, x5);
    const sangi_limb t26 = sangi_limb_select(t2, x5, y5);
    x[5] = t25;
    y[5] = t26;
    const sangi_limb x6 = x[6];
    const sangi_limb y6 = y[6];
    const sangi_limb t29 = sangi_limb_select(t2, y6, x6);
    const sangi_limb t30 = sangi_limb_select(t2, x6, y6);
    x[6] = t29;
    y[6] = t30;
    const sangi_limb x7 = x[7];
    const sangi_limb y7 = y[7];
    const sangi_limb t33 = sangi_limb_select(t2, y7, x7);
    const sangi_limb t34 = sangi_limb_select(t2, x7, y7);
    x[7] = t33;
    y[7] = t34;
    const sangi_limb x8 = x[8];
    const sangi_limb y8 = y[8];
    const sangi_limb t37 = sangi_limb_select(t2, y8, x8);
    const sangi_limb t38 = sangi_limb_select(t2, x8, y8);
    x[8] = t37;
    y[8] = t38;
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p521_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* the union of the limbs */
    const sangi_limb t10 = (sangi_limb)(x0 | x1);
    const sangi_limb t11 = (sangi_limb)(t10 | x2);
    const sangi_limb t12 = (sangi_limb)(t11 | x3);
    const sangi_limb t13 = (sangi_limb)(t12 | x4);
    const sangi_limb t14 = (sangi_limb)(t13 | x5);
    const sangi_limb t15 = (sangi_limb)(t14 | x6);
    const sangi_limb t16 = (sangi_limb)(t15 | x7);
    const sangi_limb t17 = (sangi_limb)(t16 | x8);
    /* below 1 only if it is 0 */
    sangi_limb c20 = 0;
    (void)sangi_limb_sub(t17, UINT64_C(0x0000000000000001), &c20);
    const sangi_limb t21 = sangi_limb_mask(c20);
    return t21;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p521_equal_c(const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    /* the union of the limbs */
    const sangi_limb t19 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t20 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t21 = (sangi_limb)(t19 | t20);
    const sangi_limb t22 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t23 = (sangi_limb)(t21 | t22);
    const sangi_limb t24 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t25 = (sangi_limb)(t23 | t24);
    const sangi_limb t26 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t27 = (sangi_limb)(t25 | t26);
    const sangi_limb t28 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t29 = (sangi_limb)(t27 | t28);
    const sangi_limb t30 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t31 = (sangi_limb)(t29 | t30);
    const sangi_limb t32 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t33 = (sangi_limb)(t31 | t32);
    const sangi_limb t34 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t35 = (sangi_limb)(t33 | t34);
    /* below 1 only if it is 0 */
    sangi_limb c38 = 0;
    (void)sangi_limb_sub(t35, UINT64_C(0x0000000000000001), &c38);
    const sangi_limb t39 = sangi_limb_mask(c38);
    return t39;
}
