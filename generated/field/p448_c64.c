/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p448, base field of Curve448 and edwards448; fills its top limb; 448 bits in 7 limbs of 64, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p448_modulus[7];
extern const sangi_limb sangi_p448_one[7];
extern const sangi_limb sangi_p448_radix2[7];
extern const sangi_limb sangi_p448_root[7];
extern const sangi_limb sangi_p448_sqrt_exponent[7];
void sangi_p448_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p448_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p448_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p448_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p448_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p448_modulus[7] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfffffffeffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_p448_one[7] = {
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000100000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p448_radix2[7] = {
    UINT64_C(0x0000000000000002),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000300000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p448_root[7] = {
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfffffffdffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_p448_sqrt_exponent[7] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffbfffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x3fffffffffffffff),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p448_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    /* s = x + y */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(x0, y0, &c16);
    const sangi_limb t17 = sangi_limb_add(x1, y1, &c16);
    const sangi_limb t19 = sangi_limb_add(x2, y2, &c16);
    const sangi_limb t21 = sangi_limb_add(x3, y3, &c16);
    const sangi_limb t23 = sangi_limb_add(x4, y4, &c16);
    const sangi_limb t25 = sangi_limb_add(x5, y5, &c16);
    const sangi_limb t27 = sangi_limb_add(x6, y6, &c16);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c38 = 0;
    const sangi_limb t37 = sangi_limb_sub(t15, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t39 = sangi_limb_sub(t17, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t41 = sangi_limb_sub(t19, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t43 = sangi_limb_sub(t21, UINT64_C(0xfffffffeffffffff), &c38);
    const sangi_limb t45 = sangi_limb_sub(t23, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t47 = sangi_limb_sub(t25, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t49 = sangi_limb_sub(t27, UINT64_C(0xffffffffffffffff), &c38);
    (void)sangi_limb_sub(c16, UINT64_C(0x0000000000000000), &c38);
    /* s where d < 0, else d */
    const sangi_limb t54 = sangi_limb_mask(c38);
    const sangi_limb t55 = sangi_limb_select(t54, t15, t37);
    const sangi_limb t56 = sangi_limb_select(t54, t17, t39);
    const sangi_limb t57 = sangi_limb_select(t54, t19, t41);
    const sangi_limb t58 = sangi_limb_select(t54, t21, t43);
    const sangi_limb t59 = sangi_limb_select(t54, t23, t45);
    const sangi_limb t60 = sangi_limb_select(t54, t25, t47);
    const sangi_limb t61 = sangi_limb_select(t54, t27, t49);
    z[0] = t55;
    z[1] = t56;
    z[2] = t57;
    z[3] = t58;
    z[4] = t59;
    z[5] = t60;
    z[6] = t61;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p448_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    /* d = x - y */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_sub(x0, y0, &c16);
    const sangi_limb t17 = sangi_limb_sub(x1, y1, &c16);
    const sangi_limb t19 = sangi_limb_sub(x2, y2, &c16);
    const sangi_limb t21 = sangi_limb_sub(x3, y3, &c16);
    const sangi_limb t23 = sangi_limb_sub(x4, y4, &c16);
    const sangi_limb t25 = sangi_limb_sub(x5, y5, &c16);
    const sangi_limb t27 = sangi_limb_sub(x6, y6, &c16);
    /* t = d + p */
    sangi_limb c37 = 0;
    const sangi_limb t36 = sangi_limb_add(t15, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t38 = sangi_limb_add(t17, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t40 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t42 = sangi_limb_add(t21, UINT64_C(0xfffffffeffffffff), &c37);
    const sangi_limb t44 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t46 = sangi_limb_add(t25, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t48 = sangi_limb_add(t27, UINT64_C(0xffffffffffffffff), &c37);
    /* t where d < 0, else d */
    const sangi_limb t50 = sangi_limb_mask(c16);
    const sangi_limb t51 = sangi_limb_select(t50, t36, t15);
    const sangi_limb t52 = sangi_limb_select(t50, t38, t17);
    const sangi_limb t53 = sangi_limb_select(t50, t40, t19);
    const sangi_limb t54 = sangi_limb_select(t50, t42, t21);
    const sangi_limb t55 = sangi_limb_select(t50, t44, t23);
    const sangi_limb t56 = sangi_limb_select(t50, t46, t25);
    const sangi_limb t57 = sangi_limb_select(t50, t48, t27);
    z[0] = t51;
    z[1] = t52;
    z[2] = t53;
    z[3] = t54;
    z[4] = t55;
    z[5] = t56;
    z[6] = t57;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p448_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* d = x - y */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c16);
    const sangi_limb t17 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c16);
    const sangi_limb t19 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c16);
    const sangi_limb t21 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c16);
    const sangi_limb t23 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x4, &c16);
    const sangi_limb t25 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x5, &c16);
    const sangi_limb t27 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x6, &c16);
    /* t = d + p */
    sangi_limb c37 = 0;
    const sangi_limb t36 = sangi_limb_add(t15, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t38 = sangi_limb_add(t17, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t40 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t42 = sangi_limb_add(t21, UINT64_C(0xfffffffeffffffff), &c37);
    const sangi_limb t44 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t46 = sangi_limb_add(t25, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t48 = sangi_limb_add(t27, UINT64_C(0xffffffffffffffff), &c37);
    /* t where d < 0, else d */
    const sangi_limb t50 = sangi_limb_mask(c16);
    const sangi_limb t51 = sangi_limb_select(t50, t36, t15);
    const sangi_limb t52 = sangi_limb_select(t50, t38, t17);
    const sangi_limb t53 = sangi_limb_select(t50, t40, t19);
    const sangi_limb t54 = sangi_limb_select(t50, t42, t21);
    const sangi_limb t55 = sangi_limb_select(t50, t44, t23);
    const sangi_limb t56 = sangi_limb_select(t50, t46, t25);
    const sangi_limb t57 = sangi_limb_select(t50, t48, t27);
    z[0] = t51;
    z[1] = t52;
    z[2] = t53;
    z[3] = t54;
    z[4] = t55;
    z[5] = t56;
    z[6] = t57;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p448_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* s = x + y */
    sangi_limb c9 = 0;
    const sangi_limb t8 = sangi_limb_add(x0, x0, &c9);
    const sangi_limb t10 = sangi_limb_add(x1, x1, &c9);
    const sangi_limb t12 = sangi_limb_add(x2, x2, &c9);
    const sangi_limb t14 = sangi_limb_add(x3, x3, &c9);
    const sangi_limb t16 = sangi_limb_add(x4, x4, &c9);
    const sangi_limb t18 = sangi_limb_add(x5, x5, &c9);
    const sangi_limb t20 = sangi_limb_add(x6, x6, &c9);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c31 = 0;
    const sangi_limb t30 = sangi_limb_sub(t8, UINT64_C(0xffffffffffffffff), &c31);
    const sangi_limb t32 = sangi_limb_sub(t10, UINT64_C(0xffffffffffffffff), &c31);
    const sangi_limb t34 = sangi_limb_sub(t12, UINT64_C(0xffffffffffffffff), &c31);
    const sangi_limb t36 = sangi_limb_sub(t14, UINT64_C(0xfffffffeffffffff), &c31);
    const sangi_limb t38 = sangi_limb_sub(t16, UINT64_C(0xffffffffffffffff), &c31);
    const sangi_limb t40 = sangi_limb_sub(t18, UINT64_C(0xffffffffffffffff), &c31);
    const sangi_limb t42 = sangi_limb_sub(t20, UINT64_C(0xffffffffffffffff), &c31);
    (void)sangi_limb_sub(c9, UINT64_C(0x0000000000000000), &c31);
    /* s where d < 0, else d */
    const sangi_limb t47 = sangi_limb_mask(c31);
    const sangi_limb t48 = sangi_limb_select(t47, t8, t30);
    const sangi_limb t49 = sangi_limb_select(t47, t10, t32);
    const sangi_limb t50 = sangi_limb_select(t47, t12, t34);
    const sangi_limb t51 = sangi_limb_select(t47, t14, t36);
    const sangi_limb t52 = sangi_limb_select(t47, t16, t38);
    const sangi_limb t53 = sangi_limb_select(t47, t18, t40);
    const sangi_limb t54 = sangi_limb_select(t47, t20, t42);
    z[0] = t48;
    z[1] = t49;
    z[2] = t50;
    z[3] = t51;
    z[4] = t52;
    z[5] = t53;
    z[6] = t54;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p448_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* s = x + p where x is odd, else x */
    const sangi_limb c8 = (sangi_limb)(x0 & 1);
    const sangi_limb t9 = sangi_limb_mask(c8);
    const sangi_limb t17 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t9);
    const sangi_limb t18 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t9);
    const sangi_limb t19 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t9);
    const sangi_limb t20 = (sangi_limb)(UINT64_C(0xfffffffeffffffff) & t9);
    const sangi_limb t21 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t9);
    const sangi_limb t22 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t9);
    const sangi_limb t23 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t9);
    sangi_limb c25 = 0;
    const sangi_limb t24 = sangi_limb_add(x0, t17, &c25);
    const sangi_limb t26 = sangi_limb_add(x1, t18, &c25);
    const sangi_limb t28 = sangi_limb_add(x2, t19, &c25);
    const sangi_limb t30 = sangi_limb_add(x3, t20, &c25);
    const sangi_limb t32 = sangi_limb_add(x4, t21, &c25);
    const sangi_limb t34 = sangi_limb_add(x5, t22, &c25);
    const sangi_limb t36 = sangi_limb_add(x6, t23, &c25);
    /* s / 2 */
    const sangi_limb t38 = sangi_limb_shift(t36, &c25);
    const sangi_limb t40 = sangi_limb_shift(t34, &c25);
    const sangi_limb t42 = sangi_limb_shift(t32, &c25);
    const sangi_limb t44 = sangi_limb_shift(t30, &c25);
    const sangi_limb t46 = sangi_limb_shift(t28, &c25);
    const sangi_limb t48 = sangi_limb_shift(t26, &c25);
    const sangi_limb t50 = sangi_limb_shift(t24, &c25);
    z[0] = t50;
    z[1] = t48;
    z[2] = t46;
    z[3] = t44;
    z[4] = t42;
    z[5] = t40;
    z[6] = t38;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p448_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    /* t += x * y[0] */
    sangi_limb t24;
    const sangi_limb t23 = sangi_limb_mac(x0, y0, 0, 0, &t24);
    sangi_limb t26;
    const sangi_limb t25 = sangi_limb_mac(x1, y0, t24, 0, &t26);
    sangi_limb t28;
    const sangi_limb t27 = sangi_limb_mac(x2, y0, t26, 0, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(x3, y0, t28, 0, &t30);
    sangi_limb t32;
    const sangi_limb t31 = sangi_limb_mac(x4, y0, t30, 0, &t32);
    sangi_limb t34;
    const sangi_limb t33 = sangi_limb_mac(x5, y0, t32, 0, &t34);
    sangi_limb t36;
    const sangi_limb t35 = sangi_limb_mac(x6, y0, t34, 0, &t36);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t37 = sangi_limb_mullo(t23, UINT64_C(0x0000000000000001));
    sangi_limb t39;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t37, t23, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t37, t25, t39, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t37, t27, t41, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t37, t29, t43, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t37, t31, t45, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t37, t33, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t37, t35, t49, &t51);
    sangi_limb c53 = 0;
    const sangi_limb t52 = sangi_limb_add(t36, t51, &c53);
    /* t += x * y[1] */
    sangi_limb t56;
    const sangi_limb t55 = sangi_limb_mac(x0, y1, t40, 0, &t56);
    sangi_limb t58;
    const sangi_limb t57 = sangi_limb_mac(x1, y1, t42, t56, &t58);
    sangi_limb t60;
    const sangi_limb t59 = sangi_limb_mac(x2, y1, t44, t58, &t60);
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(x3, y1, t46, t60, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(x4, y1, t48, t62, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(x5, y1, t50, t64, &t66);
    sangi_limb t68;
    const sangi_limb t67 = sangi_limb_mac(x6, y1, t52, t66, &t68);
    sangi_limb c70 = 0;
    const sangi_limb t69 = sangi_limb_add(c53, t68, &c70);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t71 = sangi_limb_mullo(t55, UINT64_C(0x0000000000000001));
    sangi_limb t73;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t71, t55, 0, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t71, t57, t73, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t71, t59, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t71, t61, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t71, t63, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t71, t65, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t71, t67, t83, &t85);
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(t69, t85, &c87);
    const sangi_limb t90 = (sangi_limb)(c87 | c70);
    /* t += x * y[2] */
    sangi_limb t92;
    const sangi_limb t91 = sangi_limb_mac(x0, y2, t74, 0, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(x1, y2, t76, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(x2, y2, t78, t94, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(x3, y2, t80, t96, &t98);
    sangi_limb t100;
    const sangi_limb t99 = sangi_limb_mac(x4, y2, t82, t98, &t100);
    sangi_limb t102;
    const sangi_limb t101 = sangi_limb_mac(x5, y2, t84, t100, &t102);
    sangi_limb t104;
    const sangi_limb t103 = sangi_limb_mac(x6, y2, t86, t102, &t104);
    sangi_limb c106 = 0;
    const sangi_limb t105 = sangi_limb_add(t90, t104, &c106);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t107 = sangi_limb_mullo(t91, UINT64_C(0x0000000000000001));
    sangi_limb t109;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t107, t91, 0, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t107, t93, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t107, t95, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t107, t97, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t107, t99, t115, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t107, t101, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t107, t103, t119, &t121);
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_add(t105, t121, &c123);
    const sangi_limb t126 = (sangi_limb)(c123 | c106);
    /* t += x * y[3] */
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(x0, y3, t110, 0, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(x1, y3, t112, t128, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(x2, y3, t114, t130, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(x3, y3, t116, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(x4, y3, t118, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(x5, y3, t120, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(x6, y3, t122, t138, &t140);
    sangi_limb c142 = 0;
    const sangi_limb t141 = sangi_limb_add(t126, t140, &c142);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t143 = sangi_limb_mullo(t127, UINT64_C(0x0000000000000001));
    sangi_limb t145;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t143, t127, 0, &t145);
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t143, t129, t145, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t143, t131, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t143, t133, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t143, t135, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t143, t137, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t143, t139, t155, &t157);
    sangi_limb c159 = 0;
    const sangi_limb t158 = sangi_limb_add(t141, t157, &c159);
    const sangi_limb t162 = (sangi_limb)(c159 | c142);
    /* t += x * y[4] */
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(x0, y4, t146, 0, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(x1, y4, t148, t164, &t166);
    sangi_limb t168;
    const sangi_limb t167 = sangi_limb_mac(x2, y4, t150, t166, &t168);
    sangi_limb t170;
    const sangi_limb t169 = sangi_limb_mac(x3, y4, t152, t168, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(x4, y4, t154, t170, &t172);
    sangi_limb t174;
    const sangi_limb t173 = sangi_limb_mac(x5, y4, t156, t172, &t174);
    sangi_limb t176;
    const sangi_limb t175 = sangi_limb_mac(x6, y4, t158, t174, &t176);
    sangi_limb c178 = 0;
    const sangi_limb t177 = sangi_limb_add(t162, t176, &c178);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t179 = sangi_limb_mullo(t163, UINT64_C(0x0000000000000001));
    sangi_limb t181;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t179, t163, 0, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t179, t165, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t179, t167, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t179, t169, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t179, t171, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t179, t173, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t179, t175, t191, &t193);
    sangi_limb c195 = 0;
    const sangi_limb t194 = sangi_limb_add(t177, t193, &c195);
    const sangi_limb t198 = (sangi_limb)(c195 | c178);
    /* t += x * y[5] */
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(x0, y5, t182, 0, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(x1, y5, t184, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(x2, y5, t186, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(x3, y5, t188, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(x4, y5, t190, t206, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(x5, y5, t192, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(x6, y5, t194, t210, &t212);
    sangi_limb c214 = 0;
    const sangi_limb t213 = sangi_limb_add(t198, t212, &c214);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t215 = sangi_limb_mullo(t199, UINT64_C(0x0000000000000001));
    sangi_limb t217;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t215, t199, 0, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t215, t201, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t215, t203, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t215, t205, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t215, t207, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t215, t209, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t215, t211, t227, &t229);
    sangi_limb c231 = 0;
    const sangi_limb t230 = sangi_limb_add(t213, t229, &c231);
    const sangi_limb t234 = (sangi_limb)(c231 | c214);
    /* t += x * y[6] */
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(x0, y6, t218, 0, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(x1, y6, t220, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(x2, y6, t222, t238, &t240);
    sangi_limb t242;
    const sangi_limb t241 = sangi_limb_mac(x3, y6, t224, t240, &t242);
    sangi_limb t244;
    const sangi_limb t243 = sangi_limb_mac(x4, y6, t226, t242, &t244);
    sangi_limb t246;
    const sangi_limb t245 = sangi_limb_mac(x5, y6, t228, t244, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(x6, y6, t230, t246, &t248);
    sangi_limb c250 = 0;
    const sangi_limb t249 = sangi_limb_add(t234, t248, &c250);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t251 = sangi_limb_mullo(t235, UINT64_C(0x0000000000000001));
    sangi_limb t253;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t251, t235, 0, &t253);
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t251, t237, t253, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t251, t239, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t251, t241, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t251, t243, t259, &t261);
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t251, t245, t261, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t251, t247, t263, &t265);
    sangi_limb c267 = 0;
    const sangi_limb t266 = sangi_limb_add(t249, t265, &c267);
    const sangi_limb t270 = (sangi_limb)(c267 | c250);
    /* d = s - p */
    sangi_limb c279 = 0;
    const sangi_limb t278 = sangi_limb_sub(t254, UINT64_C(0xffffffffffffffff), &c279);
    const sangi_limb t280 = sangi_limb_sub(t256, UINT64_C(0xffffffffffffffff), &c279);
    const sangi_limb t282 = sangi_limb_sub(t258, UINT64_C(0xffffffffffffffff), &c279);
    const sangi_limb t284 = sangi_limb_sub(t260, UINT64_C(0xfffffffeffffffff), &c279);
    const sangi_limb t286 = sangi_limb_sub(t262, UINT64_C(0xffffffffffffffff), &c279);
    const sangi_limb t288 = sangi_limb_sub(t264, UINT64_C(0xffffffffffffffff), &c279);
    const sangi_limb t290 = sangi_limb_sub(t266, UINT64_C(0xffffffffffffffff), &c279);
    (void)sangi_limb_sub(t270, UINT64_C(0x0000000000000000), &c279);
    /* s where d < 0, else d */
    const sangi_limb t295 = sangi_limb_mask(c279);
    const sangi_limb t296 = sangi_limb_select(t295, t254, t278);
    const sangi_limb t297 = sangi_limb_select(t295, t256, t280);
    const sangi_limb t298 = sangi_limb_select(t295, t258, t282);
    const sangi_limb t299 = sangi_limb_select(t295, t260, t284);
    const sangi_limb t300 = sangi_limb_select(t295, t262, t286);
    const sangi_limb t301 = sangi_limb_select(t295, t264, t288);
    const sangi_limb t302 = sangi_limb_select(t295, t266, t290);
    z[0] = t296;
    z[1] = t297;
    z[2] = t298;
    z[3] = t299;
    z[4] = t300;
    z[5] = t301;
    z[6] = t302;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p448_sqr_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* the products x[i] * x[j] with i < j */
    sangi_limb t10;
    const sangi_limb t9 = sangi_limb_mac(x0, x1, 0, 0, &t10);
    sangi_limb t12;
    const sangi_limb t11 = sangi_limb_mac(x0, x2, t10, 0, &t12);
    sangi_limb t14;
    const sangi_limb t13 = sangi_limb_mac(x0, x3, t12, 0, &t14);
    sangi_limb t16;
    const sangi_limb t15 = sangi_limb_mac(x0, x4, t14, 0, &t16);
    sangi_limb t18;
    const sangi_limb t17 = sangi_limb_mac(x0, x5, t16, 0, &t18);
    sangi_limb t20;
    const sangi_limb t19 = sangi_limb_mac(x0, x6, t18, 0, &t20);
    sangi_limb t22;
    const sangi_limb t21 = sangi_limb_mac(x1, x2, t13, 0, &t22);
    sangi_limb t24;
    const sangi_limb t23 = sangi_limb_mac(x1, x3, t15, t22, &t24);
    sangi_limb t26;
    const sangi_limb t25 = sangi_limb_mac(x1, x4, t17, t24, &t26);
    sangi_limb t28;
    const sangi_limb t27 = sangi_limb_mac(x1, x5, t19, t26, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(x1, x6, t20, t28, &t30);
    sangi_limb t32;
    const sangi_limb t31 = sangi_limb_mac(x2, x3, t25, 0, &t32);
    sangi_limb t34;
    const sangi_limb t33 = sangi_limb_mac(x2, x4, t27, t32, &t34);
    sangi_limb t36;
    const sangi_limb t35 = sangi_limb_mac(x2, x5, t29, t34, &t36);
    sangi_limb t38;
    const sangi_limb t37 = sangi_limb_mac(x2, x6, t30, t36, &t38);
    sangi_limb t40;
    const sangi_limb t39 = sangi_limb_mac(x3, x4, t35, 0, &t40);
    sangi_limb t42;
    const sangi_limb t41 = sangi_limb_mac(x3, x5, t37, t40, &t42);
    sangi_limb t44;
    const sangi_limb t43 = sangi_limb_mac(x3, x6, t38, t42, &t44);
    sangi_limb t46;
    const sangi_limb t45 = sangi_limb_mac(x4, x5, t43, 0, &t46);
    sangi_limb t48;
    const sangi_limb t47 = sangi_limb_mac(x4, x6, t44, t46, &t48);
    sangi_limb t50;
    const sangi_limb t49 = sangi_limb_mac(x5, x6, t48, 0, &t50);
    /* twice these */
    sangi_limb c52 = 0;
    const sangi_limb t51 = sangi_limb_add(t9, t9, &c52);
    const sangi_limb t53 = sangi_limb_add(t11, t11, &c52);
    const sangi_limb t55 = sangi_limb_add(t21, t21, &c52);
    const sangi_limb t57 = sangi_limb_add(t23, t23, &c52);
    const sangi_limb t59 = sangi_limb_add(t31, t31, &c52);
    const sangi_limb t61 = sangi_limb_add(t33, t33, &c52);
    const sangi_limb t63 = sangi_limb_add(t39, t39, &c52);
    const sangi_limb t65 = sangi_limb_add(t41, t41, &c52);
    const sangi_limb t67 = sangi_limb_add(t45, t45, &c52);
    const sangi_limb t69 = sangi_limb_add(t47, t47, &c52);
    const sangi_limb t71 = sangi_limb_add(t49, t49, &c52);
    const sangi_limb t73 = sangi_limb_add(t50, t50, &c52);
    /* and the squares x[i]^2 */
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(x0, x0, 0, 0, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(x1, x1, 0, 0, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(x2, x2, 0, 0, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(x3, x3, 0, 0, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(x4, x4, 0, 0, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(x5, x5, 0, 0, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(x6, x6, 0, 0, &t89);
    sangi_limb c91 = 0;
    const sangi_limb t90 = sangi_limb_add(t51, t77, &c91);
    const sangi_limb t92 = sangi_limb_add(t53, t78, &c91);
    const sangi_limb t94 = sangi_limb_add(t55, t79, &c91);
    const sangi_limb t96 = sangi_limb_add(t57, t80, &c91);
    const sangi_limb t98 = sangi_limb_add(t59, t81, &c91);
    const sangi_limb t100 = sangi_limb_add(t61, t82, &c91);
    const sangi_limb t102 = sangi_limb_add(t63, t83, &c91);
    const sangi_limb t104 = sangi_limb_add(t65, t84, &c91);
    const sangi_limb t106 = sangi_limb_add(t67, t85, &c91);
    const sangi_limb t108 = sangi_limb_add(t69, t86, &c91);
    const sangi_limb t110 = sangi_limb_add(t71, t87, &c91);
    const sangi_limb t112 = sangi_limb_add(t73, t88, &c91);
    const sangi_limb t114 = sangi_limb_add(c52, t89, &c91);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t124 = sangi_limb_mullo(t76, UINT64_C(0x0000000000000001));
    sangi_limb t126;
    (void)sangi_limb_mac(t124, UINT64_C(0xffffffffffffffff), t76, 0, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(t124, UINT64_C(0xffffffffffffffff), t90, t126, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(t124, UINT64_C(0xffffffffffffffff), t92, t128, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(t124, UINT64_C(0xfffffffeffffffff), t94, t130, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(t124, UINT64_C(0xffffffffffffffff), t96, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(t124, UINT64_C(0xffffffffffffffff), t98, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(t124, UINT64_C(0xffffffffffffffff), t100, t136, &t138);
    sangi_limb c140 = 0;
    const sangi_limb t139 = sangi_limb_add(t102, t138, &c140);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t141 = sangi_limb_mullo(t127, UINT64_C(0x0000000000000001));
    sangi_limb t143;
    (void)sangi_limb_mac(t141, UINT64_C(0xffffffffffffffff), t127, 0, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(t141, UINT64_C(0xffffffffffffffff), t129, t143, &t145);
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(t141, UINT64_C(0xffffffffffffffff), t131, t145, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(t141, UINT64_C(0xfffffffeffffffff), t133, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(t141, UINT64_C(0xffffffffffffffff), t135, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(t141, UINT64_C(0xffffffffffffffff), t137, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(t141, UINT64_C(0xffffffffffffffff), t139, t153, &t155);
    const sangi_limb t156 = sangi_limb_add(t104, t155, &c140);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t158 = sangi_limb_mullo(t144, UINT64_C(0x0000000000000001));
    sangi_limb t160;
    (void)sangi_limb_mac(t158, UINT64_C(0xffffffffffffffff), t144, 0, &t160);
    sangi_limb t162;
    const sangi_limb t161 = sangi_limb_mac(t158, UINT64_C(0xffffffffffffffff), t146, t160, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(t158, UINT64_C(0xffffffffffffffff), t148, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(t158, UINT64_C(0xfffffffeffffffff), t150, t164, &t166);
    sangi_limb t168;
    const sangi_limb t167 = sangi_limb_mac(t158, UINT64_C(0xffffffffffffffff), t152, t166, &t168);
    sangi_limb t170;
    const sangi_limb t169 = sangi_limb_mac(t158, UINT64_C(0xffffffffffffffff), t154, t168, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(t158, UINT64_C(0xffffffffffffffff), t156, t170, &t172);
    const sangi_limb t173 = sangi_limb_add(t106, t172, &c140);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t175 = sangi_limb_mullo(t161, UINT64_C(0x0000000000000001));
    sangi_limb t177;
    (void)sangi_limb_mac(t175, UINT64_C(0xffffffffffffffff), t161, 0, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(t175, UINT64_C(0xffffffffffffffff), t163, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(t175, UINT64_C(0xffffffffffffffff), t165, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(t175, UINT64_C(0xfffffffeffffffff), t167, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(t175, UINT64_C(0xffffffffffffffff), t169, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(t175, UINT64_C(0xffffffffffffffff), t171, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(t175, UINT64_C(0xffffffffffffffff), t173, t187, &t189);
    const sangi_limb t190 = sangi_limb_add(t108, t189, &c140);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t192 = sangi_limb_mullo(t178, UINT64_C(0x0000000000000001));
    sangi_limb t194;
    (void)sangi_limb_mac(t192, UINT64_C(0xffffffffffffffff), t178, 0, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(t192, UINT64_C(0xffffffffffffffff), t180, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(t192, UINT64_C(0xffffffffffffffff), t182, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(t192, UINT64_C(0xfffffffeffffffff), t184, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(t192, UINT64_C(0xffffffffffffffff), t186, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(t192, UINT64_C(0xffffffffffffffff), t188, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(t192, UINT64_C(0xffffffffffffffff), t190, t204, &t206);
    const sangi_limb t207 = sangi_limb_add(t110, t206, &c140);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t209 = sangi_limb_mullo(t195, UINT64_C(0x0000000000000001));
    sangi_limb t211;
    (void)sangi_limb_mac(t209, UINT64_C(0xffffffffffffffff), t195, 0, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(t209, UINT64_C(0xffffffffffffffff), t197, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(t209, UINT64_C(0xffffffffffffffff), t199, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(t209, UINT64_C(0xfffffffeffffffff), t201, t215, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(t209, UINT64_C(0xffffffffffffffff), t203, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(t209, UINT64_C(0xffffffffffffffff), t205, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(t209, UINT64_C(0xffffffffffffffff), t207, t221, &t223);
    const sangi_limb t224 = sangi_limb_add(t112, t223, &c140);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t226 = sangi_limb_mullo(t212, UINT64_C(0x0000000000000001));
    sangi_limb t228;
    (void)sangi_limb_mac(t226, UINT64_C(0xffffffffffffffff), t212, 0, &t228);
    sangi_limb t230;
    const sangi_limb t229 = sangi_limb_mac(t226, UINT64_C(0xffffffffffffffff), t214, t228, &t230);
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(t226, UINT64_C(0xffffffffffffffff), t216, t230, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(t226, UINT64_C(0xfffffffeffffffff), t218, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(t226, UINT64_C(0xffffffffffffffff), t220, t234, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(t226, UINT64_C(0xffffffffffffffff), t222, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(t226, UINT64_C(0xffffffffffffffff), t224, t238, &t240);
    const sangi_limb t241 = sangi_limb_add(t114, t240, &c140);
    /* d = s - p */
    sangi_limb c252 = 0;
    const sangi_limb t251 = sangi_limb_sub(t229, UINT64_C(0xffffffffffffffff), &c252);
    const sangi_limb t253 = sangi_limb_sub(t231, UINT64_C(0xffffffffffffffff), &c252);
    const sangi_limb t255 = sangi_limb_sub(t233, UINT64_C(0xffffffffffffffff), &c252);
    const sangi_limb t257 = sangi_limb_sub(t235, UINT64_C(0xfffffffeffffffff), &c252);
    const sangi_limb t259 = sangi_limb_sub(t237, UINT64_C(0xffffffffffffffff), &c252);
    const sangi_limb t261 = sangi_limb_sub(t239, UINT64_C(0xffffffffffffffff), &c252);
    const sangi_limb t263 = sangi_limb_sub(t241, UINT64_C(0xffffffffffffffff), &c252);
    (void)sangi_limb_sub(c140, UINT64_C(0x0000000000000000), &c252);
    /* s where d < 0, else d */
    const sangi_limb t268 = sangi_limb_mask(c252);
    const sangi_limb t269 = sangi_limb_select(t268, t229, t251);
    const sangi_limb t270 = sangi_limb_select(t268, t231, t253);
    const sangi_limb t271 = sangi_limb_select(t268, t233, t255);
    const sangi_limb t272 = sangi_limb_select(t268, t235, t257);
    const sangi_limb t273 = sangi_limb_select(t268, t237, t259);
    const sangi_limb t274 = sangi_limb_select(t268, t239, t261);
    const sangi_limb t275 = sangi_limb_select(t268, t241, t263);
    z[0] = t269;
    z[1] = t270;
    z[2] = t271;
    z[3] = t272;
    z[4] = t273;
    z[5] = t274;
    z[6] = t275;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p448_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* t = x * c */
    sangi_limb t10;
    const sangi_limb t9 = sangi_limb_mac(x0, c, 0, 0, &t10);
    sangi_limb t12;
    const sangi_limb t11 = sangi_limb_mac(x1, c, t10, 0, &t12);
    sangi_limb t14;
    const sangi_limb t13 = sangi_limb_mac(x2, c, t12, 0, &t14);
    sangi_limb t16;
    const sangi_limb t15 = sangi_limb_mac(x3, c, t14, 0, &t16);
    sangi_limb t18;
    const sangi_limb t17 = sangi_limb_mac(x4, c, t16, 0, &t18);
    sangi_limb t20;
    const sangi_limb t19 = sangi_limb_mac(x5, c, t18, 0, &t20);
    sangi_limb t22;
    const sangi_limb t21 = sangi_limb_mac(x6, c, t20, 0, &t22);
    /* q, at most one below the quotient of t by p */
    sangi_limb t25;
    (void)sangi_limb_mac(t21, UINT64_C(0x0000000000000004), 0, 0, &t25);
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(t22, UINT64_C(0x0000000000000004), t25, 0, &t27);
    sangi_limb t30;
    (void)sangi_limb_mac(t26, UINT64_C(0x4000000000000000), 0, 0, &t30);
    /* t - q * p */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, 0, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT64_C(0xfffffffeffffffff), t30, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t49, 0, &t51);
    sangi_limb c53 = 0;
    const sangi_limb t52 = sangi_limb_sub(t9, t38, &c53);
    const sangi_limb t54 = sangi_limb_sub(t11, t40, &c53);
    const sangi_limb t56 = sangi_limb_sub(t13, t42, &c53);
    const sangi_limb t58 = sangi_limb_sub(t15, t44, &c53);
    const sangi_limb t60 = sangi_limb_sub(t17, t46, &c53);
    const sangi_limb t62 = sangi_limb_sub(t19, t48, &c53);
    const sangi_limb t64 = sangi_limb_sub(t21, t50, &c53);
    const sangi_limb t66 = sangi_limb_sub(t22, t51, &c53);
    /* d = s - p */
    sangi_limb c76 = 0;
    const sangi_limb t75 = sangi_limb_sub(t52, UINT64_C(0xffffffffffffffff), &c76);
    const sangi_limb t77 = sangi_limb_sub(t54, UINT64_C(0xffffffffffffffff), &c76);
    const sangi_limb t79 = sangi_limb_sub(t56, UINT64_C(0xffffffffffffffff), &c76);
    const sangi_limb t81 = sangi_limb_sub(t58, UINT64_C(0xfffffffeffffffff), &c76);
    const sangi_limb t83 = sangi_limb_sub(t60, UINT64_C(0xffffffffffffffff), &c76);
    const sangi_limb t85 = sangi_limb_sub(t62, UINT64_C(0xffffffffffffffff), &c76);
    const sangi_limb t87 = sangi_limb_sub(t64, UINT64_C(0xffffffffffffffff), &c76);
    (void)sangi_limb_sub(t66, UINT64_C(0x0000000000000000), &c76);
    /* s where d < 0, else d */
    const sangi_limb t92 = sangi_limb_mask(c76);
    const sangi_limb t93 = sangi_limb_select(t92, t52, t75);
    const sangi_limb t94 = sangi_limb_select(t92, t54, t77);
    const sangi_limb t95 = sangi_limb_select(t92, t56, t79);
    const sangi_limb t96 = sangi_limb_select(t92, t58, t81);
    const sangi_limb t97 = sangi_limb_select(t92, t60, t83);
    const sangi_limb t98 = sangi_limb_select(t92, t62, t85);
    const sangi_limb t99 = sangi_limb_select(t92, t64, t87);
    z[0] = t93;
    z[1] = t94;
    z[2] = t95;
    z[3] = t96;
    z[4] = t97;
    z[5] = t98;
    z[6] = t99;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p448_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb t17 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t18 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t19 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t20 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t21 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t22 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t23 = sangi_limb_select(t2, x6, y6);
    z[0] = t17;
    z[1] = t18;
    z[2] = t19;
    z[3] = t20;
    z[4] = t21;
    z[5] = t22;
    z[6] = t23;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p448_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p448_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* the union of the limbs */
    const sangi_limb t8 = (sangi_limb)(x0 | x1);
    const sangi_limb t9 = (sangi_limb)(t8 | x2);
    const sangi_limb t10 = (sangi_limb)(t9 | x3);
    const sangi_limb t11 = (sangi_limb)(t10 | x4);
    const sangi_limb t12 = (sangi_limb)(t11 | x5);
    const sangi_limb t13 = (sangi_limb)(t12 | x6);
    /* below 1 only if it is 0 */
    sangi_limb c16 = 0;
    (void)sangi_limb_sub(t13, UINT64_C(0x0000000000000001), &c16);
    const sangi_limb t17 = sangi_limb_mask(c16);
    return t17;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p448_equal_c(const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    /* the union of the limbs */
    const sangi_limb t15 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t16 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t17 = (sangi_limb)(t15 | t16);
    const sangi_limb t18 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t19 = (sangi_limb)(t17 | t18);
    const sangi_limb t20 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t21 = (sangi_limb)(t19 | t20);
    const sangi_limb t22 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t23 = (sangi_limb)(t21 | t22);
    const sangi_limb t24 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t25 = (sangi_limb)(t23 | t24);
    const sangi_limb t26 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t27 = (sangi_limb)(t25 | t26);
    /* below 1 only if it is 0 */
    sangi_limb c30 = 0;
    (void)sangi_limb_sub(t27, UINT64_C(0x0000000000000001), &c30);
    const sangi_limb t31 = sangi_limb_mask(c30);
    return t31;
}
