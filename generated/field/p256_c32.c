/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_modulus[8];
void sangi_p256_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p256_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p256_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p256_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p256_modulus[8] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000001),
    UINT32_C(0xffffffff),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p256_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    /* s = x + y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_add(x0, y0, &c18);
    const sangi_limb t19 = sangi_limb_add(x1, y1, &c18);
    const sangi_limb t21 = sangi_limb_add(x2, y2, &c18);
    const sangi_limb t23 = sangi_limb_add(x3, y3, &c18);
    const sangi_limb t25 = sangi_limb_add(x4, y4, &c18);
    const sangi_limb t27 = sangi_limb_add(x5, y5, &c18);
    const sangi_limb t29 = sangi_limb_add(x6, y6, &c18);
    const sangi_limb t31 = sangi_limb_add(x7, y7, &c18);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_sub(t17, UINT32_C(0xffffffff), &c43);
    const sangi_limb t44 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c43);
    const sangi_limb t46 = sangi_limb_sub(t21, UINT32_C(0xffffffff), &c43);
    const sangi_limb t48 = sangi_limb_sub(t23, UINT32_C(0x00000000), &c43);
    const sangi_limb t50 = sangi_limb_sub(t25, UINT32_C(0x00000000), &c43);
    const sangi_limb t52 = sangi_limb_sub(t27, UINT32_C(0x00000000), &c43);
    const sangi_limb t54 = sangi_limb_sub(t29, UINT32_C(0x00000001), &c43);
    const sangi_limb t56 = sangi_limb_sub(t31, UINT32_C(0xffffffff), &c43);
    (void)sangi_limb_sub(c18, UINT32_C(0x00000000), &c43);
    /* s where d < 0, else d */
    const sangi_limb t61 = sangi_limb_mask(c43);
    const sangi_limb t62 = sangi_limb_select(t61, t17, t42);
    const sangi_limb t63 = sangi_limb_select(t61, t19, t44);
    const sangi_limb t64 = sangi_limb_select(t61, t21, t46);
    const sangi_limb t65 = sangi_limb_select(t61, t23, t48);
    const sangi_limb t66 = sangi_limb_select(t61, t25, t50);
    const sangi_limb t67 = sangi_limb_select(t61, t27, t52);
    const sangi_limb t68 = sangi_limb_select(t61, t29, t54);
    const sangi_limb t69 = sangi_limb_select(t61, t31, t56);
    z[0] = t62;
    z[1] = t63;
    z[2] = t64;
    z[3] = t65;
    z[4] = t66;
    z[5] = t67;
    z[6] = t68;
    z[7] = t69;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p256_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    /* d = x - y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(x0, y0, &c18);
    const sangi_limb t19 = sangi_limb_sub(x1, y1, &c18);
    const sangi_limb t21 = sangi_limb_sub(x2, y2, &c18);
    const sangi_limb t23 = sangi_limb_sub(x3, y3, &c18);
    const sangi_limb t25 = sangi_limb_sub(x4, y4, &c18);
    const sangi_limb t27 = sangi_limb_sub(x5, y5, &c18);
    const sangi_limb t29 = sangi_limb_sub(x6, y6, &c18);
    const sangi_limb t31 = sangi_limb_sub(x7, y7, &c18);
    /* t = d + p */
    sangi_limb c42 = 0;
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0xffffffff), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xffffffff), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xffffffff), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0x00000000), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0x00000000), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0x00000000), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x00000001), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT32_C(0xffffffff), &c42);
    /* t where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c18);
    const sangi_limb t58 = sangi_limb_select(t57, t41, t17);
    const sangi_limb t59 = sangi_limb_select(t57, t43, t19);
    const sangi_limb t60 = sangi_limb_select(t57, t45, t21);
    const sangi_limb t61 = sangi_limb_select(t57, t47, t23);
    const sangi_limb t62 = sangi_limb_select(t57, t49, t25);
    const sangi_limb t63 = sangi_limb_select(t57, t51, t27);
    const sangi_limb t64 = sangi_limb_select(t57, t53, t29);
    const sangi_limb t65 = sangi_limb_select(t57, t55, t31);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p256_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* d = x - y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x0, &c18);
    const sangi_limb t19 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x1, &c18);
    const sangi_limb t21 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x2, &c18);
    const sangi_limb t23 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x3, &c18);
    const sangi_limb t25 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x4, &c18);
    const sangi_limb t27 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x5, &c18);
    const sangi_limb t29 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x6, &c18);
    const sangi_limb t31 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x7, &c18);
    /* t = d + p */
    sangi_limb c42 = 0;
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0xffffffff), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xffffffff), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xffffffff), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0x00000000), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0x00000000), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0x00000000), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x00000001), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT32_C(0xffffffff), &c42);
    /* t where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c18);
    const sangi_limb t58 = sangi_limb_select(t57, t41, t17);
    const sangi_limb t59 = sangi_limb_select(t57, t43, t19);
    const sangi_limb t60 = sangi_limb_select(t57, t45, t21);
    const sangi_limb t61 = sangi_limb_select(t57, t47, t23);
    const sangi_limb t62 = sangi_limb_select(t57, t49, t25);
    const sangi_limb t63 = sangi_limb_select(t57, t51, t27);
    const sangi_limb t64 = sangi_limb_select(t57, t53, t29);
    const sangi_limb t65 = sangi_limb_select(t57, t55, t31);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p256_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* s = x + y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_add(x0, x0, &c10);
    const sangi_limb t11 = sangi_limb_add(x1, x1, &c10);
    const sangi_limb t13 = sangi_limb_add(x2, x2, &c10);
    const sangi_limb t15 = sangi_limb_add(x3, x3, &c10);
    const sangi_limb t17 = sangi_limb_add(x4, x4, &c10);
    const sangi_limb t19 = sangi_limb_add(x5, x5, &c10);
    const sangi_limb t21 = sangi_limb_add(x6, x6, &c10);
    const sangi_limb t23 = sangi_limb_add(x7, x7, &c10);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c35 = 0;
    const sangi_limb t34 = sangi_limb_sub(t9, UINT32_C(0xffffffff), &c35);
    const sangi_limb t36 = sangi_limb_sub(t11, UINT32_C(0xffffffff), &c35);
    const sangi_limb t38 = sangi_limb_sub(t13, UINT32_C(0xffffffff), &c35);
    const sangi_limb t40 = sangi_limb_sub(t15, UINT32_C(0x00000000), &c35);
    const sangi_limb t42 = sangi_limb_sub(t17, UINT32_C(0x00000000), &c35);
    const sangi_limb t44 = sangi_limb_sub(t19, UINT32_C(0x00000000), &c35);
    const sangi_limb t46 = sangi_limb_sub(t21, UINT32_C(0x00000001), &c35);
    const sangi_limb t48 = sangi_limb_sub(t23, UINT32_C(0xffffffff), &c35);
    (void)sangi_limb_sub(c10, UINT32_C(0x00000000), &c35);
    /* s where d < 0, else d */
    const sangi_limb t53 = sangi_limb_mask(c35);
    const sangi_limb t54 = sangi_limb_select(t53, t9, t34);
    const sangi_limb t55 = sangi_limb_select(t53, t11, t36);
    const sangi_limb t56 = sangi_limb_select(t53, t13, t38);
    const sangi_limb t57 = sangi_limb_select(t53, t15, t40);
    const sangi_limb t58 = sangi_limb_select(t53, t17, t42);
    const sangi_limb t59 = sangi_limb_select(t53, t19, t44);
    const sangi_limb t60 = sangi_limb_select(t53, t21, t46);
    const sangi_limb t61 = sangi_limb_select(t53, t23, t48);
    z[0] = t54;
    z[1] = t55;
    z[2] = t56;
    z[3] = t57;
    z[4] = t58;
    z[5] = t59;
    z[6] = t60;
    z[7] = t61;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p256_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* s = x + p where x is odd, else x */
    const sangi_limb c9 = (sangi_limb)(x0 & 1);
    const sangi_limb t10 = sangi_limb_mask(c9);
    const sangi_limb t19 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t20 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t21 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t22 = (sangi_limb)(UINT32_C(0x00000000) & t10);
    const sangi_limb t23 = (sangi_limb)(UINT32_C(0x00000000) & t10);
    const sangi_limb t24 = (sangi_limb)(UINT32_C(0x00000000) & t10);
    const sangi_limb t25 = (sangi_limb)(UINT32_C(0x00000001) & t10);
    const sangi_limb t26 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    sangi_limb c28 = 0;
    const sangi_limb t27 = sangi_limb_add(x0, t19, &c28);
    const sangi_limb t29 = sangi_limb_add(x1, t20, &c28);
    const sangi_limb t31 = sangi_limb_add(x2, t21, &c28);
    const sangi_limb t33 = sangi_limb_add(x3, t22, &c28);
    const sangi_limb t35 = sangi_limb_add(x4, t23, &c28);
    const sangi_limb t37 = sangi_limb_add(x5, t24, &c28);
    const sangi_limb t39 = sangi_limb_add(x6, t25, &c28);
    const sangi_limb t41 = sangi_limb_add(x7, t26, &c28);
    /* s / 2 */
    const sangi_limb t43 = sangi_limb_shift(t41, &c28);
    const sangi_limb t45 = sangi_limb_shift(t39, &c28);
    const sangi_limb t47 = sangi_limb_shift(t37, &c28);
    const sangi_limb t49 = sangi_limb_shift(t35, &c28);
    const sangi_limb t51 = sangi_limb_shift(t33, &c28);
    const sangi_limb t53 = sangi_limb_shift(t31, &c28);
    const sangi_limb t55 = sangi_limb_shift(t29, &c28);
    const sangi_limb t57 = sangi_limb_shift(t27, &c28);
    z[0] = t57;
    z[1] = t55;
    z[2] = t53;
    z[3] = t51;
    z[4] = t49;
    z[5] = t47;
    z[6] = t45;
    z[7] = t43;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p256_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb t19 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t20 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t21 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t22 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t23 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t24 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t25 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t26 = sangi_limb_select(t2, x7, y7);
    z[0] = t19;
    z[1] = t20;
    z[2] = t21;
    z[3] = t22;
    z[4] = t23;
    z[5] = t24;
    z[6] = t25;
    z[7] = t26;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p256_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p256_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* the union of the limbs */
    const sangi_limb t9 = (sangi_limb)(x0 | x1);
    const sangi_limb t10 = (sangi_limb)(t9 | x2);
    const sangi_limb t11 = (sangi_limb)(t10 | x3);
    const sangi_limb t12 = (sangi_limb)(t11 | x4);
    const sangi_limb t13 = (sangi_limb)(t12 | x5);
    const sangi_limb t14 = (sangi_limb)(t13 | x6);
    const sangi_limb t15 = (sangi_limb)(t14 | x7);
    /* below 1 only if it is 0 */
    sangi_limb c18 = 0;
    (void)sangi_limb_sub(t15, UINT32_C(0x00000001), &c18);
    const sangi_limb t19 = sangi_limb_mask(c18);
    return t19;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p256_equal_c(const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    /* the union of the limbs */
    const sangi_limb t17 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t18 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t19 = (sangi_limb)(t17 | t18);
    const sangi_limb t20 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t21 = (sangi_limb)(t19 | t20);
    const sangi_limb t22 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t23 = (sangi_limb)(t21 | t22);
    const sangi_limb t24 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t25 = (sangi_limb)(t23 | t24);
    const sangi_limb t26 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t27 = (sangi_limb)(t25 | t26);
    const sangi_limb t28 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t29 = (sangi_limb)(t27 | t28);
    const sangi_limb t30 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t31 = (sangi_limb)(t29 | t30);
    /* below 1 only if it is 0 */
    sangi_limb c34 = 0;
    (void)sangi_limb_sub(t31, UINT32_C(0x00000001), &c34);
    const sangi_limb t35 = sangi_limb_mask(c34);
    return t35;
}
