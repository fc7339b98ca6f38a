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
    static const sangi_limb constants[] = {UINT64_C(0xffffffff00000000), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
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
    /* t += x[0] * y */
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(y0, x0, 0, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(y1, x0, t31, 0, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(y2, x0, t33, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(y3, x0, t35, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y4, x0, t37, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y5, x0, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(y6, x0, t41, 0, &t43);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT64_C(0x0000000000000000), t30, t32, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT64_C(0x0000000000000000), t30, t34, t45, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(k[0], t30, t36, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(k[1], t30, t38, t49, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(k[1], t30, t40, t51, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(k[1], t30, t42, t53, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT64_C(0x0000000000000000), t30, t43, t55, &t57);
    /* t += x[1] * y */
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(y0, x1, t44, 0, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(y1, x1, t46, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(y2, x1, t48, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(y3, x1, t50, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(y4, x1, t52, t65, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(y5, x1, t54, t67, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(y6, x1, t56, t69, &t71);
    sangi_limb c73 = 0;
    const sangi_limb t72 = sangi_limb_add(t57, t71, &c73);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(UINT64_C(0x0000000000000000), t58, t60, 0, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(UINT64_C(0x0000000000000000), t58, t62, t76, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(k[0], t58, t64, t78, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(k[1], t58, t66, t80, &t82);
    sangi_limb t84;
    const sangi_limb t83 = sangi_limb_mac(k[1], t58, t68, t82, &t84);
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(k[1], t58, t70, t84, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(UINT64_C(0x0000000000000000), t58, t72, t86, &t88);
    sangi_limb c90 = 0;
    const sangi_limb t89 = sangi_limb_add(t88, c73, &c90);
    /* t += x[2] * y */
    sangi_limb t92;
    const sangi_limb t91 = sangi_limb_mac(y0, x2, t75, 0, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(y1, x2, t77, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(y2, x2, t79, t94, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(y3, x2, t81, t96, &t98);
    sangi_limb t100;
    const sangi_limb t99 = sangi_limb_mac(y4, x2, t83, t98, &t100);
    sangi_limb t102;
    const sangi_limb t101 = sangi_limb_mac(y5, x2, t85, t100, &t102);
    sangi_limb t104;
    const sangi_limb t103 = sangi_limb_mac(y6, x2, t87, t102, &t104);
    sangi_limb c106 = 0;
    const sangi_limb t105 = sangi_limb_add(t89, t104, &c106);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(UINT64_C(0x0000000000000000), t91, t93, 0, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(UINT64_C(0x0000000000000000), t91, t95, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(k[0], t91, t97, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(k[1], t91, t99, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(k[1], t91, t101, t115, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(k[1], t91, t103, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(UINT64_C(0x0000000000000000), t91, t105, t119, &t121);
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_add(t121, c106, &c123);
    /* t += x[3] * y */
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(y0, x3, t108, 0, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(y1, x3, t110, t125, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(y2, x3, t112, t127, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(y3, x3, t114, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(y4, x3, t116, t131, &t133);
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(y5, x3, t118, t133, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(y6, x3, t120, t135, &t137);
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_add(t122, t137, &c139);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(UINT64_C(0x0000000000000000), t124, t126, 0, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(UINT64_C(0x0000000000000000), t124, t128, t142, &t144);
    sangi_limb t146;
    const sangi_limb t145 = sangi_limb_mac(k[0], t124, t130, t144, &t146);
    sangi_limb t148;
    const sangi_limb t147 = sangi_limb_mac(k[1], t124, t132, t146, &t148);
    sangi_limb t150;
    const sangi_limb t149 = sangi_limb_mac(k[1], t124, t134, t148, &t150);
    sangi_limb t152;
    const sangi_limb t151 = sangi_limb_mac(k[1], t124, t136, t150, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(UINT64_C(0x0000000000000000), t124, t138, t152, &t154);
    sangi_limb c156 = 0;
    const sangi_limb t155 = sangi_limb_add(t154, c139, &c156);
    /* t += x[4] * y */
    sangi_limb t158;
    const sangi_limb t157 = sangi_limb_mac(y0, x4, t141, 0, &t158);
    sangi_limb t160;
    const sangi_limb t159 = sangi_limb_mac(y1, x4, t143, t158, &t160);
    sangi_limb t162;
    const sangi_limb t161 = sangi_limb_mac(y2, x4, t145, t160, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(y3, x4, t147, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(y4, x4, t149, t164, &t166);
    sangi_limb t168;
    const sangi_limb t167 = sangi_limb_mac(y5, x4, t151, t166, &t168);
    sangi_limb t170;
    const sangi_limb t169 = sangi_limb_mac(y6, x4, t153, t168, &t170);
    sangi_limb c172 = 0;
    const sangi_limb t171 = sangi_limb_add(t155, t170, &c172);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT64_C(0x0000000000000000), t157, t159, 0, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(UINT64_C(0x0000000000000000), t157, t161, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(k[0], t157, t163, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(k[1], t157, t165, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(k[1], t157, t167, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(k[1], t157, t169, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(UINT64_C(0x0000000000000000), t157, t171, t185, &t187);
    sangi_limb c189 = 0;
    const sangi_limb t188 = sangi_limb_add(t187, c172, &c189);
    /* t += x[5] * y */
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(y0, x5, t174, 0, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(y1, x5, t176, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(y2, x5, t178, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(y3, x5, t180, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(y4, x5, t182, t197, &t199);
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(y5, x5, t184, t199, &t201);
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(y6, x5, t186, t201, &t203);
    sangi_limb c205 = 0;
    const sangi_limb t204 = sangi_limb_add(t188, t203, &c205);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(UINT64_C(0x0000000000000000), t190, t192, 0, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(UINT64_C(0x0000000000000000), t190, t194, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(k[0], t190, t196, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(k[1], t190, t198, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(k[1], t190, t200, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(k[1], t190, t202, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(UINT64_C(0x0000000000000000), t190, t204, t218, &t220);
    sangi_limb c222 = 0;
    const sangi_limb t221 = sangi_limb_add(t220, c205, &c222);
    /* t += x[6] * y */
    sangi_limb t224;
    const sangi_limb t223 = sangi_limb_mac(y0, x6, t207, 0, &t224);
    sangi_limb t226;
    const sangi_limb t225 = sangi_limb_mac(y1, x6, t209, t224, &t226);
    sangi_limb t228;
    const sangi_limb t227 = sangi_limb_mac(y2, x6, t211, t226, &t228);
    sangi_limb t230;
    const sangi_limb t229 = sangi_limb_mac(y3, x6, t213, t228, &t230);
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(y4, x6, t215, t230, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(y5, x6, t217, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(y6, x6, t219, t234, &t236);
    sangi_limb c238 = 0;
    const sangi_limb t237 = sangi_limb_add(t221, t236, &c238);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(UINT64_C(0x0000000000000000), t223, t225, 0, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(UINT64_C(0x0000000000000000), t223, t227, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(k[0], t223, t229, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(k[1], t223, t231, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(k[1], t223, t233, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(k[1], t223, t235, t249, &t251);
    sangi_limb t253;
    const sangi_limb t252 = sangi_limb_mac(UINT64_C(0x0000000000000000), t223, t237, t251, &t253);
    sangi_limb c255 = 0;
    const sangi_limb t254 = sangi_limb_add(t253, c238, &c255);
    /* d = s - p */
    sangi_limb c264 = 0;
    const sangi_limb t263 = sangi_limb_sub(t240, k[1], &c264);
    const sangi_limb t265 = sangi_limb_sub(t242, k[1], &c264);
    const sangi_limb t267 = sangi_limb_sub(t244, k[1], &c264);
    const sangi_limb t269 = sangi_limb_sub(t246, UINT64_C(0xfffffffeffffffff), &c264);
    const sangi_limb t271 = sangi_limb_sub(t248, k[1], &c264);
    const sangi_limb t273 = sangi_limb_sub(t250, k[1], &c264);
    const sangi_limb t275 = sangi_limb_sub(t252, k[1], &c264);
    (void)sangi_limb_sub(t254, UINT64_C(0x0000000000000000), &c264);
    /* s where d < 0, else d */
    const sangi_limb t280 = sangi_limb_mask(c264);
    const sangi_limb t281 = sangi_limb_select(t280, t240, t263);
    const sangi_limb t282 = sangi_limb_select(t280, t242, t265);
    const sangi_limb t283 = sangi_limb_select(t280, t244, t267);
    const sangi_limb t284 = sangi_limb_select(t280, t246, t269);
    const sangi_limb t285 = sangi_limb_select(t280, t248, t271);
    const sangi_limb t286 = sangi_limb_select(t280, t250, t273);
    const sangi_limb t287 = sangi_limb_select(t280, t252, t275);
    z[0] = t281;
    z[1] = t282;
    z[2] = t283;
    z[3] = t284;
    z[4] = t285;
    z[5] = t286;
    z[6] = t287;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p448_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffff), UINT64_C(0xfffffffeffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
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
    (void)sangi_limb_mac(t124, k[0], t76, 0, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(t124, k[0], t90, t126, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(t124, k[0], t92, t128, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(t124, k[1], t94, t130, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(t124, k[0], t96, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(t124, k[0], t98, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(t124, k[0], t100, t136, &t138);
    sangi_limb c140 = 0;
    const sangi_limb t139 = sangi_limb_add(t102, t138, &c140);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t141 = sangi_limb_mullo(t127, UINT64_C(0x0000000000000001));
    sangi_limb t143;
    (void)sangi_limb_mac(t141, k[0], t127, 0, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(t141, k[0], t129, t143, &t145);
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(t141, k[0], t131, t145, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(t141, k[1], t133, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(t141, k[0], t135, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(t141, k[0], t137, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(t141, k[0], t139, t153, &t155);
    const sangi_limb t156 = sangi_limb_add(t104, t155, &c140);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t158 = sangi_limb_mullo(t144, UINT64_C(0x0000000000000001));
    sangi_limb t160;
    (void)sangi_limb_mac(t158, k[0], t144, 0, &t160);
    sangi_limb t162;
    const sangi_limb t161 = sangi_limb_mac(t158, k[0], t146, t160, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(t158, k[0], t148, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(t158, k[1], t150, t164, &t166);
    sangi_limb t168;
    const sangi_limb t167 = sangi_limb_mac(t158, k[0], t152, t166, &t168);
    sangi_limb t170;
    const sangi_limb t169 = sangi_limb_mac(t158, k[0], t154, t168, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(t158, k[0], t156, t170, &t172);
    const sangi_limb t173 = sangi_limb_add(t106, t172, &c140);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t175 = sangi_limb_mullo(t161, UINT64_C(0x0000000000000001));
    sangi_limb t177;
    (void)sangi_limb_mac(t175, k[0], t161, 0, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(t175, k[0], t163, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(t175, k[0], t165, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(t175, k[1], t167, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(t175, k[0], t169, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(t175, k[0], t171, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(t175, k[0], t173, t187, &t189);
    const sangi_limb t190 = sangi_limb_add(t108, t189, &c140);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t192 = sangi_limb_mullo(t178, UINT64_C(0x0000000000000001));
    sangi_limb t194;
    (void)sangi_limb_mac(t192, k[0], t178, 0, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(t192, k[0], t180, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(t192, k[0], t182, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(t192, k[1], t184, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(t192, k[0], t186, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(t192, k[0], t188, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(t192, k[0], t190, t204, &t206);
    const sangi_limb t207 = sangi_limb_add(t110, t206, &c140);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t209 = sangi_limb_mullo(t195, UINT64_C(0x0000000000000001));
    sangi_limb t211;
    (void)sangi_limb_mac(t209, k[0], t195, 0, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(t209, k[0], t197, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(t209, k[0], t199, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(t209, k[1], t201, t215, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(t209, k[0], t203, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(t209, k[0], t205, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(t209, k[0], t207, t221, &t223);
    const sangi_limb t224 = sangi_limb_add(t112, t223, &c140);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t226 = sangi_limb_mullo(t212, UINT64_C(0x0000000000000001));
    sangi_limb t228;
    (void)sangi_limb_mac(t226, k[0], t212, 0, &t228);
    sangi_limb t230;
    const sangi_limb t229 = sangi_limb_mac(t226, k[0], t214, t228, &t230);
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(t226, k[0], t216, t230, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(t226, k[1], t218, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(t226, k[0], t220, t234, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(t226, k[0], t222, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(t226, k[0], t224, t238, &t240);
    const sangi_limb t241 = sangi_limb_add(t114, t240, &c140);
    /* d = s - p */
    sangi_limb c252 = 0;
    const sangi_limb t251 = sangi_limb_sub(t229, k[0], &c252);
    const sangi_limb t253 = sangi_limb_sub(t231, k[0], &c252);
    const sangi_limb t255 = sangi_limb_sub(t233, k[0], &c252);
    const sangi_limb t257 = sangi_limb_sub(t235, k[1], &c252);
    const sangi_limb t259 = sangi_limb_sub(t237, k[0], &c252);
    const sangi_limb t261 = sangi_limb_sub(t239, k[0], &c252);
    const sangi_limb t263 = sangi_limb_sub(t241, k[0], &c252);
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
    static const sangi_limb constants[] = {UINT64_C(0x4000000000000000), UINT64_C(0xffffffffffffffff), UINT64_C(0xfffffffeffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
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
    (void)sangi_limb_mac(t26, k[0], 0, 0, &t30);
    /* t - q * p */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(k[1], t30, 0, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(k[1], t30, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(k[1], t30, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(k[2], t30, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(k[1], t30, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(k[1], t30, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(k[1], t30, t49, 0, &t51);
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
    const sangi_limb t75 = sangi_limb_sub(t52, k[1], &c76);
    const sangi_limb t77 = sangi_limb_sub(t54, k[1], &c76);
    const sangi_limb t79 = sangi_limb_sub(t56, k[1], &c76);
    const sangi_limb t81 = sangi_limb_sub(t58, k[2], &c76);
    const sangi_limb t83 = sangi_limb_sub(t60, k[1], &c76);
    const sangi_limb t85 = sangi_limb_sub(t62, k[1], &c76);
    const sangi_limb t87 = sangi_limb_sub(t64, k[1], &c76);
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
