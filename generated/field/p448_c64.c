/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p448, base field of Curve448 and edwards448; fills its top limb; 448 bits in 7 limbs of 64, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
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

#define KERNEL(op) sangi_p448_##op##_c
#include "generated/field/limbs7_c64.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
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
    SANGI_MAC(t30, t31, y0, x0, 0, 0);
    SANGI_MAC(t32, t33, y1, x0, t31, 0);
    SANGI_MAC(t34, t35, y2, x0, t33, 0);
    SANGI_MAC(t36, t37, y3, x0, t35, 0);
    SANGI_MAC(t38, t39, y4, x0, t37, 0);
    SANGI_MAC(t40, t41, y5, x0, t39, 0);
    SANGI_MAC(t42, t43, y6, x0, t41, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t44, t45, UINT64_C(0x0000000000000000), t30, t32, 0);
    SANGI_MAC(t46, t47, UINT64_C(0x0000000000000000), t30, t34, t45);
    SANGI_MAC(t48, t49, k[0], t30, t36, t47);
    SANGI_MAC(t50, t51, k[1], t30, t38, t49);
    SANGI_MAC(t52, t53, k[1], t30, t40, t51);
    SANGI_MAC(t54, t55, k[1], t30, t42, t53);
    SANGI_MAC(t56, t57, UINT64_C(0x0000000000000000), t30, t43, t55);
    /* t += x[1] * y */
    SANGI_MAC(t58, t59, y0, x1, t44, 0);
    SANGI_MAC(t60, t61, y1, x1, t46, t59);
    SANGI_MAC(t62, t63, y2, x1, t48, t61);
    SANGI_MAC(t64, t65, y3, x1, t50, t63);
    SANGI_MAC(t66, t67, y4, x1, t52, t65);
    SANGI_MAC(t68, t69, y5, x1, t54, t67);
    SANGI_MAC(t70, t71, y6, x1, t56, t69);
    sangi_limb c73 = 0;
    const sangi_limb t72 = sangi_limb_add(t57, t71, &c73);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t75, t76, UINT64_C(0x0000000000000000), t58, t60, 0);
    SANGI_MAC(t77, t78, UINT64_C(0x0000000000000000), t58, t62, t76);
    SANGI_MAC(t79, t80, k[0], t58, t64, t78);
    SANGI_MAC(t81, t82, k[1], t58, t66, t80);
    SANGI_MAC(t83, t84, k[1], t58, t68, t82);
    SANGI_MAC(t85, t86, k[1], t58, t70, t84);
    SANGI_MAC(t87, t88, UINT64_C(0x0000000000000000), t58, t72, t86);
    sangi_limb c90 = 0;
    const sangi_limb t89 = sangi_limb_add(t88, c73, &c90);
    /* t += x[2] * y */
    SANGI_MAC(t91, t92, y0, x2, t75, 0);
    SANGI_MAC(t93, t94, y1, x2, t77, t92);
    SANGI_MAC(t95, t96, y2, x2, t79, t94);
    SANGI_MAC(t97, t98, y3, x2, t81, t96);
    SANGI_MAC(t99, t100, y4, x2, t83, t98);
    SANGI_MAC(t101, t102, y5, x2, t85, t100);
    SANGI_MAC(t103, t104, y6, x2, t87, t102);
    sangi_limb c106 = 0;
    const sangi_limb t105 = sangi_limb_add(t89, t104, &c106);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t108, t109, UINT64_C(0x0000000000000000), t91, t93, 0);
    SANGI_MAC(t110, t111, UINT64_C(0x0000000000000000), t91, t95, t109);
    SANGI_MAC(t112, t113, k[0], t91, t97, t111);
    SANGI_MAC(t114, t115, k[1], t91, t99, t113);
    SANGI_MAC(t116, t117, k[1], t91, t101, t115);
    SANGI_MAC(t118, t119, k[1], t91, t103, t117);
    SANGI_MAC(t120, t121, UINT64_C(0x0000000000000000), t91, t105, t119);
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_add(t121, c106, &c123);
    /* t += x[3] * y */
    SANGI_MAC(t124, t125, y0, x3, t108, 0);
    SANGI_MAC(t126, t127, y1, x3, t110, t125);
    SANGI_MAC(t128, t129, y2, x3, t112, t127);
    SANGI_MAC(t130, t131, y3, x3, t114, t129);
    SANGI_MAC(t132, t133, y4, x3, t116, t131);
    SANGI_MAC(t134, t135, y5, x3, t118, t133);
    SANGI_MAC(t136, t137, y6, x3, t120, t135);
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_add(t122, t137, &c139);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t141, t142, UINT64_C(0x0000000000000000), t124, t126, 0);
    SANGI_MAC(t143, t144, UINT64_C(0x0000000000000000), t124, t128, t142);
    SANGI_MAC(t145, t146, k[0], t124, t130, t144);
    SANGI_MAC(t147, t148, k[1], t124, t132, t146);
    SANGI_MAC(t149, t150, k[1], t124, t134, t148);
    SANGI_MAC(t151, t152, k[1], t124, t136, t150);
    SANGI_MAC(t153, t154, UINT64_C(0x0000000000000000), t124, t138, t152);
    sangi_limb c156 = 0;
    const sangi_limb t155 = sangi_limb_add(t154, c139, &c156);
    /* t += x[4] * y */
    SANGI_MAC(t157, t158, y0, x4, t141, 0);
    SANGI_MAC(t159, t160, y1, x4, t143, t158);
    SANGI_MAC(t161, t162, y2, x4, t145, t160);
    SANGI_MAC(t163, t164, y3, x4, t147, t162);
    SANGI_MAC(t165, t166, y4, x4, t149, t164);
    SANGI_MAC(t167, t168, y5, x4, t151, t166);
    SANGI_MAC(t169, t170, y6, x4, t153, t168);
    sangi_limb c172 = 0;
    const sangi_limb t171 = sangi_limb_add(t155, t170, &c172);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t174, t175, UINT64_C(0x0000000000000000), t157, t159, 0);
    SANGI_MAC(t176, t177, UINT64_C(0x0000000000000000), t157, t161, t175);
    SANGI_MAC(t178, t179, k[0], t157, t163, t177);
    SANGI_MAC(t180, t181, k[1], t157, t165, t179);
    SANGI_MAC(t182, t183, k[1], t157, t167, t181);
    SANGI_MAC(t184, t185, k[1], t157, t169, t183);
    SANGI_MAC(t186, t187, UINT64_C(0x0000000000000000), t157, t171, t185);
    sangi_limb c189 = 0;
    const sangi_limb t188 = sangi_limb_add(t187, c172, &c189);
    /* t += x[5] * y */
    SANGI_MAC(t190, t191, y0, x5, t174, 0);
    SANGI_MAC(t192, t193, y1, x5, t176, t191);
    SANGI_MAC(t194, t195, y2, x5, t178, t193);
    SANGI_MAC(t196, t197, y3, x5, t180, t195);
    SANGI_MAC(t198, t199, y4, x5, t182, t197);
    SANGI_MAC(t200, t201, y5, x5, t184, t199);
    SANGI_MAC(t202, t203, y6, x5, t186, t201);
    sangi_limb c205 = 0;
    const sangi_limb t204 = sangi_limb_add(t188, t203, &c205);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t207, t208, UINT64_C(0x0000000000000000), t190, t192, 0);
    SANGI_MAC(t209, t210, UINT64_C(0x0000000000000000), t190, t194, t208);
    SANGI_MAC(t211, t212, k[0], t190, t196, t210);
    SANGI_MAC(t213, t214, k[1], t190, t198, t212);
    SANGI_MAC(t215, t216, k[1], t190, t200, t214);
    SANGI_MAC(t217, t218, k[1], t190, t202, t216);
    SANGI_MAC(t219, t220, UINT64_C(0x0000000000000000), t190, t204, t218);
    sangi_limb c222 = 0;
    const sangi_limb t221 = sangi_limb_add(t220, c205, &c222);
    /* t += x[6] * y */
    SANGI_MAC(t223, t224, y0, x6, t207, 0);
    SANGI_MAC(t225, t226, y1, x6, t209, t224);
    SANGI_MAC(t227, t228, y2, x6, t211, t226);
    SANGI_MAC(t229, t230, y3, x6, t213, t228);
    SANGI_MAC(t231, t232, y4, x6, t215, t230);
    SANGI_MAC(t233, t234, y5, x6, t217, t232);
    SANGI_MAC(t235, t236, y6, x6, t219, t234);
    sangi_limb c238 = 0;
    const sangi_limb t237 = sangi_limb_add(t221, t236, &c238);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t240, t241, UINT64_C(0x0000000000000000), t223, t225, 0);
    SANGI_MAC(t242, t243, UINT64_C(0x0000000000000000), t223, t227, t241);
    SANGI_MAC(t244, t245, k[0], t223, t229, t243);
    SANGI_MAC(t246, t247, k[1], t223, t231, t245);
    SANGI_MAC(t248, t249, k[1], t223, t233, t247);
    SANGI_MAC(t250, t251, k[1], t223, t235, t249);
    SANGI_MAC(t252, t253, UINT64_C(0x0000000000000000), t223, t237, t251);
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
    SANGI_MAC(t9, t10, x0, x1, 0, 0);
    SANGI_MAC(t11, t12, x0, x2, t10, 0);
    SANGI_MAC(t13, t14, x0, x3, t12, 0);
    SANGI_MAC(t15, t16, x0, x4, t14, 0);
    SANGI_MAC(t17, t18, x0, x5, t16, 0);
    SANGI_MAC(t19, t20, x0, x6, t18, 0);
    SANGI_MAC(t21, t22, x1, x2, t13, 0);
    SANGI_MAC(t23, t24, x1, x3, t15, t22);
    SANGI_MAC(t25, t26, x1, x4, t17, t24);
    SANGI_MAC(t27, t28, x1, x5, t19, t26);
    SANGI_MAC(t29, t30, x1, x6, t20, t28);
    SANGI_MAC(t31, t32, x2, x3, t25, 0);
    SANGI_MAC(t33, t34, x2, x4, t27, t32);
    SANGI_MAC(t35, t36, x2, x5, t29, t34);
    SANGI_MAC(t37, t38, x2, x6, t30, t36);
    SANGI_MAC(t39, t40, x3, x4, t35, 0);
    SANGI_MAC(t41, t42, x3, x5, t37, t40);
    SANGI_MAC(t43, t44, x3, x6, t38, t42);
    SANGI_MAC(t45, t46, x4, x5, t43, 0);
    SANGI_MAC(t47, t48, x4, x6, t44, t46);
    SANGI_MAC(t49, t50, x5, x6, t48, 0);
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
    SANGI_MAC(t76, t77, x0, x0, 0, 0);
    SANGI_MAC(t78, t79, x1, x1, 0, 0);
    SANGI_MAC(t80, t81, x2, x2, 0, 0);
    SANGI_MAC(t82, t83, x3, x3, 0, 0);
    SANGI_MAC(t84, t85, x4, x4, 0, 0);
    SANGI_MAC(t86, t87, x5, x5, 0, 0);
    SANGI_MAC(t88, t89, x6, x6, 0, 0);
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
    SANGI_MAC_HIGH(t126, t124, k[0], t76, 0);
    SANGI_MAC(t127, t128, t124, k[0], t90, t126);
    SANGI_MAC(t129, t130, t124, k[0], t92, t128);
    SANGI_MAC(t131, t132, t124, k[1], t94, t130);
    SANGI_MAC(t133, t134, t124, k[0], t96, t132);
    SANGI_MAC(t135, t136, t124, k[0], t98, t134);
    SANGI_MAC(t137, t138, t124, k[0], t100, t136);
    sangi_limb c140 = 0;
    const sangi_limb t139 = sangi_limb_add(t102, t138, &c140);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t141 = sangi_limb_mullo(t127, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t143, t141, k[0], t127, 0);
    SANGI_MAC(t144, t145, t141, k[0], t129, t143);
    SANGI_MAC(t146, t147, t141, k[0], t131, t145);
    SANGI_MAC(t148, t149, t141, k[1], t133, t147);
    SANGI_MAC(t150, t151, t141, k[0], t135, t149);
    SANGI_MAC(t152, t153, t141, k[0], t137, t151);
    SANGI_MAC(t154, t155, t141, k[0], t139, t153);
    const sangi_limb t156 = sangi_limb_add(t104, t155, &c140);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t158 = sangi_limb_mullo(t144, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t160, t158, k[0], t144, 0);
    SANGI_MAC(t161, t162, t158, k[0], t146, t160);
    SANGI_MAC(t163, t164, t158, k[0], t148, t162);
    SANGI_MAC(t165, t166, t158, k[1], t150, t164);
    SANGI_MAC(t167, t168, t158, k[0], t152, t166);
    SANGI_MAC(t169, t170, t158, k[0], t154, t168);
    SANGI_MAC(t171, t172, t158, k[0], t156, t170);
    const sangi_limb t173 = sangi_limb_add(t106, t172, &c140);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t175 = sangi_limb_mullo(t161, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t177, t175, k[0], t161, 0);
    SANGI_MAC(t178, t179, t175, k[0], t163, t177);
    SANGI_MAC(t180, t181, t175, k[0], t165, t179);
    SANGI_MAC(t182, t183, t175, k[1], t167, t181);
    SANGI_MAC(t184, t185, t175, k[0], t169, t183);
    SANGI_MAC(t186, t187, t175, k[0], t171, t185);
    SANGI_MAC(t188, t189, t175, k[0], t173, t187);
    const sangi_limb t190 = sangi_limb_add(t108, t189, &c140);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t192 = sangi_limb_mullo(t178, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t194, t192, k[0], t178, 0);
    SANGI_MAC(t195, t196, t192, k[0], t180, t194);
    SANGI_MAC(t197, t198, t192, k[0], t182, t196);
    SANGI_MAC(t199, t200, t192, k[1], t184, t198);
    SANGI_MAC(t201, t202, t192, k[0], t186, t200);
    SANGI_MAC(t203, t204, t192, k[0], t188, t202);
    SANGI_MAC(t205, t206, t192, k[0], t190, t204);
    const sangi_limb t207 = sangi_limb_add(t110, t206, &c140);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t209 = sangi_limb_mullo(t195, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t211, t209, k[0], t195, 0);
    SANGI_MAC(t212, t213, t209, k[0], t197, t211);
    SANGI_MAC(t214, t215, t209, k[0], t199, t213);
    SANGI_MAC(t216, t217, t209, k[1], t201, t215);
    SANGI_MAC(t218, t219, t209, k[0], t203, t217);
    SANGI_MAC(t220, t221, t209, k[0], t205, t219);
    SANGI_MAC(t222, t223, t209, k[0], t207, t221);
    const sangi_limb t224 = sangi_limb_add(t112, t223, &c140);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t226 = sangi_limb_mullo(t212, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t228, t226, k[0], t212, 0);
    SANGI_MAC(t229, t230, t226, k[0], t214, t228);
    SANGI_MAC(t231, t232, t226, k[0], t216, t230);
    SANGI_MAC(t233, t234, t226, k[1], t218, t232);
    SANGI_MAC(t235, t236, t226, k[0], t220, t234);
    SANGI_MAC(t237, t238, t226, k[0], t222, t236);
    SANGI_MAC(t239, t240, t226, k[0], t224, t238);
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
    SANGI_MAC(t9, t10, x0, c, 0, 0);
    SANGI_MAC(t11, t12, x1, c, t10, 0);
    SANGI_MAC(t13, t14, x2, c, t12, 0);
    SANGI_MAC(t15, t16, x3, c, t14, 0);
    SANGI_MAC(t17, t18, x4, c, t16, 0);
    SANGI_MAC(t19, t20, x5, c, t18, 0);
    SANGI_MAC(t21, t22, x6, c, t20, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t25, t21, UINT64_C(0x0000000000000004), 0, 0);
    SANGI_MAC(t26, t27, t22, UINT64_C(0x0000000000000004), t25, 0);
    SANGI_MAC_HIGH(t30, t26, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t38, t39, k[1], t30, 0, 0);
    SANGI_MAC(t40, t41, k[1], t30, t39, 0);
    SANGI_MAC(t42, t43, k[1], t30, t41, 0);
    SANGI_MAC(t44, t45, k[2], t30, t43, 0);
    SANGI_MAC(t46, t47, k[1], t30, t45, 0);
    SANGI_MAC(t48, t49, k[1], t30, t47, 0);
    SANGI_MAC(t50, t51, k[1], t30, t49, 0);
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
