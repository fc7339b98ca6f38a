/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * bls12_381_order, scalar field of BLS12-381; 255 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bls12_381_order_modulus[8];
extern const sangi_limb sangi_bls12_381_order_one[8];
extern const sangi_limb sangi_bls12_381_order_radix2[8];
extern const sangi_limb sangi_bls12_381_order_root[8];
extern const sangi_limb sangi_bls12_381_order_sqrt_exponent[8];
void sangi_bls12_381_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bls12_381_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bls12_381_order_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_bls12_381_order_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_bls12_381_order_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_bls12_381_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bls12_381_order_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_bls12_381_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_bls12_381_order_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bls12_381_order_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bls12_381_order_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_bls12_381_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_bls12_381_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_bls12_381_order_is_zero_c(const sangi_limb *x);
sangi_limb sangi_bls12_381_order_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_bls12_381_order_modulus[8] = {
    UINT32_C(0x00000001),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffe5bfe),
    UINT32_C(0x53bda402),
    UINT32_C(0x09a1d805),
    UINT32_C(0x3339d808),
    UINT32_C(0x299d7d48),
    UINT32_C(0x73eda753),
};

const sangi_limb sangi_bls12_381_order_one[8] = {
    UINT32_C(0xfffffffe),
    UINT32_C(0x00000001),
    UINT32_C(0x00034802),
    UINT32_C(0x5884b7fa),
    UINT32_C(0xecbc4ff5),
    UINT32_C(0x998c4fef),
    UINT32_C(0xacc5056f),
    UINT32_C(0x1824b159),
};

const sangi_limb sangi_bls12_381_order_radix2[8] = {
    UINT32_C(0xf3f29c6d),
    UINT32_C(0xc999e990),
    UINT32_C(0x87925c23),
    UINT32_C(0x2b6cedcb),
    UINT32_C(0x7254398f),
    UINT32_C(0x05d31496),
    UINT32_C(0x9f59ff11),
    UINT32_C(0x0748d9d9),
};

const sangi_limb sangi_bls12_381_order_root[8] = {
    UINT32_C(0x0c17f47c),
    UINT32_C(0x9cab6d5c),
    UINT32_C(0xfd4b71e5),
    UINT32_C(0x1ce1e93d),
    UINT32_C(0x471dd505),
    UINT32_C(0x0d6db230),
    UINT32_C(0x743a3b6a),
    UINT32_C(0x3f0ee990),
};

const sangi_limb sangi_bls12_381_order_sqrt_exponent[8] = {
    UINT32_C(0x7fffffff),
    UINT32_C(0x7fff2dff),
    UINT32_C(0xa9ded201),
    UINT32_C(0x04d0ec02),
    UINT32_C(0x199cec04),
    UINT32_C(0x94cebea4),
    UINT32_C(0x39f6d3a9),
    UINT32_C(0x00000000),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = s - p */
    sangi_limb c42 = 0;
    const sangi_limb t41 = sangi_limb_sub(t17, UINT32_C(0x00000001), &c42);
    const sangi_limb t43 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c42);
    const sangi_limb t45 = sangi_limb_sub(t21, UINT32_C(0xfffe5bfe), &c42);
    const sangi_limb t47 = sangi_limb_sub(t23, UINT32_C(0x53bda402), &c42);
    const sangi_limb t49 = sangi_limb_sub(t25, UINT32_C(0x09a1d805), &c42);
    const sangi_limb t51 = sangi_limb_sub(t27, UINT32_C(0x3339d808), &c42);
    const sangi_limb t53 = sangi_limb_sub(t29, UINT32_C(0x299d7d48), &c42);
    const sangi_limb t55 = sangi_limb_sub(t31, UINT32_C(0x73eda753), &c42);
    /* s where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c42);
    const sangi_limb t58 = sangi_limb_select(t57, t17, t41);
    const sangi_limb t59 = sangi_limb_select(t57, t19, t43);
    const sangi_limb t60 = sangi_limb_select(t57, t21, t45);
    const sangi_limb t61 = sangi_limb_select(t57, t23, t47);
    const sangi_limb t62 = sangi_limb_select(t57, t25, t49);
    const sangi_limb t63 = sangi_limb_select(t57, t27, t51);
    const sangi_limb t64 = sangi_limb_select(t57, t29, t53);
    const sangi_limb t65 = sangi_limb_select(t57, t31, t55);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0x00000001), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xffffffff), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xfffe5bfe), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0x53bda402), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0x09a1d805), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0x3339d808), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x299d7d48), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT32_C(0x73eda753), &c42);
    /* t where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c42);
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
void sangi_bls12_381_order_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0x00000001), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xffffffff), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xfffe5bfe), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0x53bda402), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0x09a1d805), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0x3339d808), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x299d7d48), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT32_C(0x73eda753), &c42);
    /* t where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c42);
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
void sangi_bls12_381_order_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_sub(t9, UINT32_C(0x00000001), &c34);
    const sangi_limb t35 = sangi_limb_sub(t11, UINT32_C(0xffffffff), &c34);
    const sangi_limb t37 = sangi_limb_sub(t13, UINT32_C(0xfffe5bfe), &c34);
    const sangi_limb t39 = sangi_limb_sub(t15, UINT32_C(0x53bda402), &c34);
    const sangi_limb t41 = sangi_limb_sub(t17, UINT32_C(0x09a1d805), &c34);
    const sangi_limb t43 = sangi_limb_sub(t19, UINT32_C(0x3339d808), &c34);
    const sangi_limb t45 = sangi_limb_sub(t21, UINT32_C(0x299d7d48), &c34);
    const sangi_limb t47 = sangi_limb_sub(t23, UINT32_C(0x73eda753), &c34);
    /* s where d < 0, else d */
    const sangi_limb t49 = sangi_limb_mask(c34);
    const sangi_limb t50 = sangi_limb_select(t49, t9, t33);
    const sangi_limb t51 = sangi_limb_select(t49, t11, t35);
    const sangi_limb t52 = sangi_limb_select(t49, t13, t37);
    const sangi_limb t53 = sangi_limb_select(t49, t15, t39);
    const sangi_limb t54 = sangi_limb_select(t49, t17, t41);
    const sangi_limb t55 = sangi_limb_select(t49, t19, t43);
    const sangi_limb t56 = sangi_limb_select(t49, t21, t45);
    const sangi_limb t57 = sangi_limb_select(t49, t23, t47);
    z[0] = t50;
    z[1] = t51;
    z[2] = t52;
    z[3] = t53;
    z[4] = t54;
    z[5] = t55;
    z[6] = t56;
    z[7] = t57;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t19 = (sangi_limb)(UINT32_C(0x00000001) & t10);
    const sangi_limb t20 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t21 = (sangi_limb)(UINT32_C(0xfffe5bfe) & t10);
    const sangi_limb t22 = (sangi_limb)(UINT32_C(0x53bda402) & t10);
    const sangi_limb t23 = (sangi_limb)(UINT32_C(0x09a1d805) & t10);
    const sangi_limb t24 = (sangi_limb)(UINT32_C(0x3339d808) & t10);
    const sangi_limb t25 = (sangi_limb)(UINT32_C(0x299d7d48) & t10);
    const sangi_limb t26 = (sangi_limb)(UINT32_C(0x73eda753) & t10);
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
    sangi_limb c44 = 0;
    const sangi_limb t43 = sangi_limb_shift(t41, &c44);
    const sangi_limb t45 = sangi_limb_shift(t39, &c44);
    const sangi_limb t47 = sangi_limb_shift(t37, &c44);
    const sangi_limb t49 = sangi_limb_shift(t35, &c44);
    const sangi_limb t51 = sangi_limb_shift(t33, &c44);
    const sangi_limb t53 = sangi_limb_shift(t31, &c44);
    const sangi_limb t55 = sangi_limb_shift(t29, &c44);
    const sangi_limb t57 = sangi_limb_shift(t27, &c44);
    z[0] = t57;
    z[1] = t55;
    z[2] = t53;
    z[3] = t51;
    z[4] = t49;
    z[5] = t47;
    z[6] = t45;
    z[7] = t43;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x * y[0] */
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(x0, y0, 0, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(x1, y0, t27, 0, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(x2, y0, t29, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(x3, y0, t31, 0, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(x4, y0, t33, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(x5, y0, t35, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(x6, y0, t37, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(x7, y0, t39, 0, &t41);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t42 = sangi_limb_mullo(t26, UINT32_C(0xffffffff));
    sangi_limb t44;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t42, t26, 0, &t44);
    sangi_limb t46;
    const sangi_limb t45 = sangi_limb_mac(UINT32_C(0xffffffff), t42, t28, t44, &t46);
    sangi_limb t48;
    const sangi_limb t47 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t42, t30, t46, &t48);
    sangi_limb t50;
    const sangi_limb t49 = sangi_limb_mac(UINT32_C(0x53bda402), t42, t32, t48, &t50);
    sangi_limb t52;
    const sangi_limb t51 = sangi_limb_mac(UINT32_C(0x09a1d805), t42, t34, t50, &t52);
    sangi_limb t54;
    const sangi_limb t53 = sangi_limb_mac(UINT32_C(0x3339d808), t42, t36, t52, &t54);
    sangi_limb t56;
    const sangi_limb t55 = sangi_limb_mac(UINT32_C(0x299d7d48), t42, t38, t54, &t56);
    sangi_limb t58;
    const sangi_limb t57 = sangi_limb_mac(UINT32_C(0x73eda753), t42, t40, t56, &t58);
    sangi_limb c60 = 0;
    const sangi_limb t59 = sangi_limb_add(t41, t58, &c60);
    /* t += x * y[1] */
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(x0, y1, t45, 0, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(x1, y1, t47, t62, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(x2, y1, t49, t64, &t66);
    sangi_limb t68;
    const sangi_limb t67 = sangi_limb_mac(x3, y1, t51, t66, &t68);
    sangi_limb t70;
    const sangi_limb t69 = sangi_limb_mac(x4, y1, t53, t68, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(x5, y1, t55, t70, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(x6, y1, t57, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(x7, y1, t59, t74, &t76);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t77 = sangi_limb_mullo(t61, UINT32_C(0xffffffff));
    sangi_limb t79;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t77, t61, 0, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(UINT32_C(0xffffffff), t77, t63, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t77, t65, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(UINT32_C(0x53bda402), t77, t67, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(UINT32_C(0x09a1d805), t77, t69, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(UINT32_C(0x3339d808), t77, t71, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(UINT32_C(0x299d7d48), t77, t73, t89, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT32_C(0x73eda753), t77, t75, t91, &t93);
    sangi_limb c95 = 0;
    const sangi_limb t94 = sangi_limb_add(t76, t93, &c95);
    /* t += x * y[2] */
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(x0, y2, t80, 0, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(x1, y2, t82, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(x2, y2, t84, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(x3, y2, t86, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(x4, y2, t88, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(x5, y2, t90, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(x6, y2, t92, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(x7, y2, t94, t109, &t111);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t112 = sangi_limb_mullo(t96, UINT32_C(0xffffffff));
    sangi_limb t114;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t112, t96, 0, &t114);
    sangi_limb t116;
    const sangi_limb t115 = sangi_limb_mac(UINT32_C(0xffffffff), t112, t98, t114, &t116);
    sangi_limb t118;
    const sangi_limb t117 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t112, t100, t116, &t118);
    sangi_limb t120;
    const sangi_limb t119 = sangi_limb_mac(UINT32_C(0x53bda402), t112, t102, t118, &t120);
    sangi_limb t122;
    const sangi_limb t121 = sangi_limb_mac(UINT32_C(0x09a1d805), t112, t104, t120, &t122);
    sangi_limb t124;
    const sangi_limb t123 = sangi_limb_mac(UINT32_C(0x3339d808), t112, t106, t122, &t124);
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(UINT32_C(0x299d7d48), t112, t108, t124, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(UINT32_C(0x73eda753), t112, t110, t126, &t128);
    sangi_limb c130 = 0;
    const sangi_limb t129 = sangi_limb_add(t111, t128, &c130);
    /* t += x * y[3] */
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(x0, y3, t115, 0, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(x1, y3, t117, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(x2, y3, t119, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(x3, y3, t121, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(x4, y3, t123, t138, &t140);
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(x5, y3, t125, t140, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(x6, y3, t127, t142, &t144);
    sangi_limb t146;
    const sangi_limb t145 = sangi_limb_mac(x7, y3, t129, t144, &t146);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t147 = sangi_limb_mullo(t131, UINT32_C(0xffffffff));
    sangi_limb t149;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t147, t131, 0, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(UINT32_C(0xffffffff), t147, t133, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t147, t135, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(UINT32_C(0x53bda402), t147, t137, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(UINT32_C(0x09a1d805), t147, t139, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(UINT32_C(0x3339d808), t147, t141, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(UINT32_C(0x299d7d48), t147, t143, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(UINT32_C(0x73eda753), t147, t145, t161, &t163);
    sangi_limb c165 = 0;
    const sangi_limb t164 = sangi_limb_add(t146, t163, &c165);
    /* t += x * y[4] */
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(x0, y4, t150, 0, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(x1, y4, t152, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(x2, y4, t154, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(x3, y4, t156, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(x4, y4, t158, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(x5, y4, t160, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(x6, y4, t162, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(x7, y4, t164, t179, &t181);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t182 = sangi_limb_mullo(t166, UINT32_C(0xffffffff));
    sangi_limb t184;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t182, t166, 0, &t184);
    sangi_limb t186;
    const sangi_limb t185 = sangi_limb_mac(UINT32_C(0xffffffff), t182, t168, t184, &t186);
    sangi_limb t188;
    const sangi_limb t187 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t182, t170, t186, &t188);
    sangi_limb t190;
    const sangi_limb t189 = sangi_limb_mac(UINT32_C(0x53bda402), t182, t172, t188, &t190);
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(UINT32_C(0x09a1d805), t182, t174, t190, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(UINT32_C(0x3339d808), t182, t176, t192, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(UINT32_C(0x299d7d48), t182, t178, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(UINT32_C(0x73eda753), t182, t180, t196, &t198);
    sangi_limb c200 = 0;
    const sangi_limb t199 = sangi_limb_add(t181, t198, &c200);
    /* t += x * y[5] */
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(x0, y5, t185, 0, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(x1, y5, t187, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(x2, y5, t189, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(x3, y5, t191, t206, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(x4, y5, t193, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(x5, y5, t195, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(x6, y5, t197, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(x7, y5, t199, t214, &t216);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t217 = sangi_limb_mullo(t201, UINT32_C(0xffffffff));
    sangi_limb t219;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t217, t201, 0, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(UINT32_C(0xffffffff), t217, t203, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t217, t205, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(UINT32_C(0x53bda402), t217, t207, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(UINT32_C(0x09a1d805), t217, t209, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(UINT32_C(0x3339d808), t217, t211, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(UINT32_C(0x299d7d48), t217, t213, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(UINT32_C(0x73eda753), t217, t215, t231, &t233);
    sangi_limb c235 = 0;
    const sangi_limb t234 = sangi_limb_add(t216, t233, &c235);
    /* t += x * y[6] */
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(x0, y6, t220, 0, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(x1, y6, t222, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(x2, y6, t224, t239, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(x3, y6, t226, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(x4, y6, t228, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(x5, y6, t230, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(x6, y6, t232, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(x7, y6, t234, t249, &t251);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t252 = sangi_limb_mullo(t236, UINT32_C(0xffffffff));
    sangi_limb t254;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t252, t236, 0, &t254);
    sangi_limb t256;
    const sangi_limb t255 = sangi_limb_mac(UINT32_C(0xffffffff), t252, t238, t254, &t256);
    sangi_limb t258;
    const sangi_limb t257 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t252, t240, t256, &t258);
    sangi_limb t260;
    const sangi_limb t259 = sangi_limb_mac(UINT32_C(0x53bda402), t252, t242, t258, &t260);
    sangi_limb t262;
    const sangi_limb t261 = sangi_limb_mac(UINT32_C(0x09a1d805), t252, t244, t260, &t262);
    sangi_limb t264;
    const sangi_limb t263 = sangi_limb_mac(UINT32_C(0x3339d808), t252, t246, t262, &t264);
    sangi_limb t266;
    const sangi_limb t265 = sangi_limb_mac(UINT32_C(0x299d7d48), t252, t248, t264, &t266);
    sangi_limb t268;
    const sangi_limb t267 = sangi_limb_mac(UINT32_C(0x73eda753), t252, t250, t266, &t268);
    sangi_limb c270 = 0;
    const sangi_limb t269 = sangi_limb_add(t251, t268, &c270);
    /* t += x * y[7] */
    sangi_limb t272;
    const sangi_limb t271 = sangi_limb_mac(x0, y7, t255, 0, &t272);
    sangi_limb t274;
    const sangi_limb t273 = sangi_limb_mac(x1, y7, t257, t272, &t274);
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(x2, y7, t259, t274, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(x3, y7, t261, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(x4, y7, t263, t278, &t280);
    sangi_limb t282;
    const sangi_limb t281 = sangi_limb_mac(x5, y7, t265, t280, &t282);
    sangi_limb t284;
    const sangi_limb t283 = sangi_limb_mac(x6, y7, t267, t282, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(x7, y7, t269, t284, &t286);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t287 = sangi_limb_mullo(t271, UINT32_C(0xffffffff));
    sangi_limb t289;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t287, t271, 0, &t289);
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(UINT32_C(0xffffffff), t287, t273, t289, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t287, t275, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(UINT32_C(0x53bda402), t287, t277, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(UINT32_C(0x09a1d805), t287, t279, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(UINT32_C(0x3339d808), t287, t281, t297, &t299);
    sangi_limb t301;
    const sangi_limb t300 = sangi_limb_mac(UINT32_C(0x299d7d48), t287, t283, t299, &t301);
    sangi_limb t303;
    const sangi_limb t302 = sangi_limb_mac(UINT32_C(0x73eda753), t287, t285, t301, &t303);
    sangi_limb c305 = 0;
    const sangi_limb t304 = sangi_limb_add(t286, t303, &c305);
    /* d = s - p */
    sangi_limb c315 = 0;
    const sangi_limb t314 = sangi_limb_sub(t290, UINT32_C(0x00000001), &c315);
    const sangi_limb t316 = sangi_limb_sub(t292, UINT32_C(0xffffffff), &c315);
    const sangi_limb t318 = sangi_limb_sub(t294, UINT32_C(0xfffe5bfe), &c315);
    const sangi_limb t320 = sangi_limb_sub(t296, UINT32_C(0x53bda402), &c315);
    const sangi_limb t322 = sangi_limb_sub(t298, UINT32_C(0x09a1d805), &c315);
    const sangi_limb t324 = sangi_limb_sub(t300, UINT32_C(0x3339d808), &c315);
    const sangi_limb t326 = sangi_limb_sub(t302, UINT32_C(0x299d7d48), &c315);
    const sangi_limb t328 = sangi_limb_sub(t304, UINT32_C(0x73eda753), &c315);
    /* s where d < 0, else d */
    const sangi_limb t330 = sangi_limb_mask(c315);
    const sangi_limb t331 = sangi_limb_select(t330, t290, t314);
    const sangi_limb t332 = sangi_limb_select(t330, t292, t316);
    const sangi_limb t333 = sangi_limb_select(t330, t294, t318);
    const sangi_limb t334 = sangi_limb_select(t330, t296, t320);
    const sangi_limb t335 = sangi_limb_select(t330, t298, t322);
    const sangi_limb t336 = sangi_limb_select(t330, t300, t324);
    const sangi_limb t337 = sangi_limb_select(t330, t302, t326);
    const sangi_limb t338 = sangi_limb_select(t330, t304, t328);
    z[0] = t331;
    z[1] = t332;
    z[2] = t333;
    z[3] = t334;
    z[4] = t335;
    z[5] = t336;
    z[6] = t337;
    z[7] = t338;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_sqr_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* the products x[i] * x[j] with i < j */
    sangi_limb t11;
    const sangi_limb t10 = sangi_limb_mac(x0, x1, 0, 0, &t11);
    sangi_limb t13;
    const sangi_limb t12 = sangi_limb_mac(x0, x2, t11, 0, &t13);
    sangi_limb t15;
    const sangi_limb t14 = sangi_limb_mac(x0, x3, t13, 0, &t15);
    sangi_limb t17;
    const sangi_limb t16 = sangi_limb_mac(x0, x4, t15, 0, &t17);
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(x0, x5, t17, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(x0, x6, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(x0, x7, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(x1, x2, t14, 0, &t25);
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(x1, x3, t16, t25, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(x1, x4, t18, t27, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(x1, x5, t20, t29, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(x1, x6, t22, t31, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(x1, x7, t23, t33, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(x2, x3, t28, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(x2, x4, t30, t37, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(x2, x5, t32, t39, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(x2, x6, t34, t41, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(x2, x7, t35, t43, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(x3, x4, t40, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(x3, x5, t42, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(x3, x6, t44, t49, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(x3, x7, t45, t51, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(x4, x5, t50, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(x4, x6, t52, t55, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(x4, x7, t53, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(x5, x6, t58, 0, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(x5, x7, t59, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(x6, x7, t63, 0, &t65);
    /* twice these */
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t10, t10, &c67);
    const sangi_limb t68 = sangi_limb_add(t12, t12, &c67);
    const sangi_limb t70 = sangi_limb_add(t24, t24, &c67);
    const sangi_limb t72 = sangi_limb_add(t26, t26, &c67);
    const sangi_limb t74 = sangi_limb_add(t36, t36, &c67);
    const sangi_limb t76 = sangi_limb_add(t38, t38, &c67);
    const sangi_limb t78 = sangi_limb_add(t46, t46, &c67);
    const sangi_limb t80 = sangi_limb_add(t48, t48, &c67);
    const sangi_limb t82 = sangi_limb_add(t54, t54, &c67);
    const sangi_limb t84 = sangi_limb_add(t56, t56, &c67);
    const sangi_limb t86 = sangi_limb_add(t60, t60, &c67);
    const sangi_limb t88 = sangi_limb_add(t62, t62, &c67);
    const sangi_limb t90 = sangi_limb_add(t64, t64, &c67);
    const sangi_limb t92 = sangi_limb_add(t65, t65, &c67);
    /* and the squares x[i]^2 */
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(x0, x0, 0, 0, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(x1, x1, 0, 0, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(x2, x2, 0, 0, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(x3, x3, 0, 0, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(x4, x4, 0, 0, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(x5, x5, 0, 0, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(x6, x6, 0, 0, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(x7, x7, 0, 0, &t109);
    sangi_limb c111 = 0;
    const sangi_limb t110 = sangi_limb_add(t66, t95, &c111);
    const sangi_limb t112 = sangi_limb_add(t68, t96, &c111);
    const sangi_limb t114 = sangi_limb_add(t70, t97, &c111);
    const sangi_limb t116 = sangi_limb_add(t72, t98, &c111);
    const sangi_limb t118 = sangi_limb_add(t74, t99, &c111);
    const sangi_limb t120 = sangi_limb_add(t76, t100, &c111);
    const sangi_limb t122 = sangi_limb_add(t78, t101, &c111);
    const sangi_limb t124 = sangi_limb_add(t80, t102, &c111);
    const sangi_limb t126 = sangi_limb_add(t82, t103, &c111);
    const sangi_limb t128 = sangi_limb_add(t84, t104, &c111);
    const sangi_limb t130 = sangi_limb_add(t86, t105, &c111);
    const sangi_limb t132 = sangi_limb_add(t88, t106, &c111);
    const sangi_limb t134 = sangi_limb_add(t90, t107, &c111);
    const sangi_limb t136 = sangi_limb_add(t92, t108, &c111);
    const sangi_limb t138 = sangi_limb_add(UINT32_C(0x00000000), t109, &c111);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t149 = sangi_limb_mullo(t94, UINT32_C(0xffffffff));
    sangi_limb t151;
    (void)sangi_limb_mac(t149, UINT32_C(0x00000001), t94, 0, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(t149, UINT32_C(0xffffffff), t110, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(t149, UINT32_C(0xfffe5bfe), t112, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(t149, UINT32_C(0x53bda402), t114, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(t149, UINT32_C(0x09a1d805), t116, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(t149, UINT32_C(0x3339d808), t118, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(t149, UINT32_C(0x299d7d48), t120, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(t149, UINT32_C(0x73eda753), t122, t163, &t165);
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(t124, t165, &c167);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t168 = sangi_limb_mullo(t152, UINT32_C(0xffffffff));
    sangi_limb t170;
    (void)sangi_limb_mac(t168, UINT32_C(0x00000001), t152, 0, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(t168, UINT32_C(0xffffffff), t154, t170, &t172);
    sangi_limb t174;
    const sangi_limb t173 = sangi_limb_mac(t168, UINT32_C(0xfffe5bfe), t156, t172, &t174);
    sangi_limb t176;
    const sangi_limb t175 = sangi_limb_mac(t168, UINT32_C(0x53bda402), t158, t174, &t176);
    sangi_limb t178;
    const sangi_limb t177 = sangi_limb_mac(t168, UINT32_C(0x09a1d805), t160, t176, &t178);
    sangi_limb t180;
    const sangi_limb t179 = sangi_limb_mac(t168, UINT32_C(0x3339d808), t162, t178, &t180);
    sangi_limb t182;
    const sangi_limb t181 = sangi_limb_mac(t168, UINT32_C(0x299d7d48), t164, t180, &t182);
    sangi_limb t184;
    const sangi_limb t183 = sangi_limb_mac(t168, UINT32_C(0x73eda753), t166, t182, &t184);
    const sangi_limb t185 = sangi_limb_add(t126, t184, &c167);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t187 = sangi_limb_mullo(t171, UINT32_C(0xffffffff));
    sangi_limb t189;
    (void)sangi_limb_mac(t187, UINT32_C(0x00000001), t171, 0, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(t187, UINT32_C(0xffffffff), t173, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(t187, UINT32_C(0xfffe5bfe), t175, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(t187, UINT32_C(0x53bda402), t177, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(t187, UINT32_C(0x09a1d805), t179, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(t187, UINT32_C(0x3339d808), t181, t197, &t199);
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(t187, UINT32_C(0x299d7d48), t183, t199, &t201);
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(t187, UINT32_C(0x73eda753), t185, t201, &t203);
    const sangi_limb t204 = sangi_limb_add(t128, t203, &c167);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t206 = sangi_limb_mullo(t190, UINT32_C(0xffffffff));
    sangi_limb t208;
    (void)sangi_limb_mac(t206, UINT32_C(0x00000001), t190, 0, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(t206, UINT32_C(0xffffffff), t192, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(t206, UINT32_C(0xfffe5bfe), t194, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(t206, UINT32_C(0x53bda402), t196, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(t206, UINT32_C(0x09a1d805), t198, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(t206, UINT32_C(0x3339d808), t200, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(t206, UINT32_C(0x299d7d48), t202, t218, &t220);
    sangi_limb t222;
    const sangi_limb t221 = sangi_limb_mac(t206, UINT32_C(0x73eda753), t204, t220, &t222);
    const sangi_limb t223 = sangi_limb_add(t130, t222, &c167);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t225 = sangi_limb_mullo(t209, UINT32_C(0xffffffff));
    sangi_limb t227;
    (void)sangi_limb_mac(t225, UINT32_C(0x00000001), t209, 0, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(t225, UINT32_C(0xffffffff), t211, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(t225, UINT32_C(0xfffe5bfe), t213, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(t225, UINT32_C(0x53bda402), t215, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(t225, UINT32_C(0x09a1d805), t217, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(t225, UINT32_C(0x3339d808), t219, t235, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(t225, UINT32_C(0x299d7d48), t221, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(t225, UINT32_C(0x73eda753), t223, t239, &t241);
    const sangi_limb t242 = sangi_limb_add(t132, t241, &c167);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t244 = sangi_limb_mullo(t228, UINT32_C(0xffffffff));
    sangi_limb t246;
    (void)sangi_limb_mac(t244, UINT32_C(0x00000001), t228, 0, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(t244, UINT32_C(0xffffffff), t230, t246, &t248);
    sangi_limb t250;
    const sangi_limb t249 = sangi_limb_mac(t244, UINT32_C(0xfffe5bfe), t232, t248, &t250);
    sangi_limb t252;
    const sangi_limb t251 = sangi_limb_mac(t244, UINT32_C(0x53bda402), t234, t250, &t252);
    sangi_limb t254;
    const sangi_limb t253 = sangi_limb_mac(t244, UINT32_C(0x09a1d805), t236, t252, &t254);
    sangi_limb t256;
    const sangi_limb t255 = sangi_limb_mac(t244, UINT32_C(0x3339d808), t238, t254, &t256);
    sangi_limb t258;
    const sangi_limb t257 = sangi_limb_mac(t244, UINT32_C(0x299d7d48), t240, t256, &t258);
    sangi_limb t260;
    const sangi_limb t259 = sangi_limb_mac(t244, UINT32_C(0x73eda753), t242, t258, &t260);
    const sangi_limb t261 = sangi_limb_add(t134, t260, &c167);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t263 = sangi_limb_mullo(t247, UINT32_C(0xffffffff));
    sangi_limb t265;
    (void)sangi_limb_mac(t263, UINT32_C(0x00000001), t247, 0, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(t263, UINT32_C(0xffffffff), t249, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(t263, UINT32_C(0xfffe5bfe), t251, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(t263, UINT32_C(0x53bda402), t253, t269, &t271);
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(t263, UINT32_C(0x09a1d805), t255, t271, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(t263, UINT32_C(0x3339d808), t257, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(t263, UINT32_C(0x299d7d48), t259, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(t263, UINT32_C(0x73eda753), t261, t277, &t279);
    const sangi_limb t280 = sangi_limb_add(t136, t279, &c167);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t282 = sangi_limb_mullo(t266, UINT32_C(0xffffffff));
    sangi_limb t284;
    (void)sangi_limb_mac(t282, UINT32_C(0x00000001), t266, 0, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(t282, UINT32_C(0xffffffff), t268, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(t282, UINT32_C(0xfffe5bfe), t270, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(t282, UINT32_C(0x53bda402), t272, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(t282, UINT32_C(0x09a1d805), t274, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(t282, UINT32_C(0x3339d808), t276, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(t282, UINT32_C(0x299d7d48), t278, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(t282, UINT32_C(0x73eda753), t280, t296, &t298);
    const sangi_limb t299 = sangi_limb_add(t138, t298, &c167);
    /* d = s - p */
    sangi_limb c310 = 0;
    const sangi_limb t309 = sangi_limb_sub(t285, UINT32_C(0x00000001), &c310);
    const sangi_limb t311 = sangi_limb_sub(t287, UINT32_C(0xffffffff), &c310);
    const sangi_limb t313 = sangi_limb_sub(t289, UINT32_C(0xfffe5bfe), &c310);
    const sangi_limb t315 = sangi_limb_sub(t291, UINT32_C(0x53bda402), &c310);
    const sangi_limb t317 = sangi_limb_sub(t293, UINT32_C(0x09a1d805), &c310);
    const sangi_limb t319 = sangi_limb_sub(t295, UINT32_C(0x3339d808), &c310);
    const sangi_limb t321 = sangi_limb_sub(t297, UINT32_C(0x299d7d48), &c310);
    const sangi_limb t323 = sangi_limb_sub(t299, UINT32_C(0x73eda753), &c310);
    /* s where d < 0, else d */
    const sangi_limb t325 = sangi_limb_mask(c310);
    const sangi_limb t326 = sangi_limb_select(t325, t285, t309);
    const sangi_limb t327 = sangi_limb_select(t325, t287, t311);
    const sangi_limb t328 = sangi_limb_select(t325, t289, t313);
    const sangi_limb t329 = sangi_limb_select(t325, t291, t315);
    const sangi_limb t330 = sangi_limb_select(t325, t293, t317);
    const sangi_limb t331 = sangi_limb_select(t325, t295, t319);
    const sangi_limb t332 = sangi_limb_select(t325, t297, t321);
    const sangi_limb t333 = sangi_limb_select(t325, t299, t323);
    z[0] = t326;
    z[1] = t327;
    z[2] = t328;
    z[3] = t329;
    z[4] = t330;
    z[5] = t331;
    z[6] = t332;
    z[7] = t333;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* t = x * c */
    sangi_limb t11;
    const sangi_limb t10 = sangi_limb_mac(x0, c, 0, 0, &t11);
    sangi_limb t13;
    const sangi_limb t12 = sangi_limb_mac(x1, c, t11, 0, &t13);
    sangi_limb t15;
    const sangi_limb t14 = sangi_limb_mac(x2, c, t13, 0, &t15);
    sangi_limb t17;
    const sangi_limb t16 = sangi_limb_mac(x3, c, t15, 0, &t17);
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(x4, c, t17, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(x5, c, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(x6, c, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(x7, c, t23, 0, &t25);
    /* q, at most one below the quotient of t by p */
    sangi_limb t28;
    (void)sangi_limb_mac(t24, UINT32_C(0x00000008), 0, 0, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(t25, UINT32_C(0x00000008), t28, 0, &t30);
    sangi_limb t33;
    (void)sangi_limb_mac(t29, UINT32_C(0x46aa129d), 0, 0, &t33);
    /* t - q * p */
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(UINT32_C(0x00000001), t33, 0, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT32_C(0xffffffff), t33, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t33, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT32_C(0x53bda402), t33, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT32_C(0x09a1d805), t33, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(UINT32_C(0x3339d808), t33, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(UINT32_C(0x299d7d48), t33, t53, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT32_C(0x73eda753), t33, t55, 0, &t57);
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_sub(t10, t42, &c59);
    const sangi_limb t60 = sangi_limb_sub(t12, t44, &c59);
    const sangi_limb t62 = sangi_limb_sub(t14, t46, &c59);
    const sangi_limb t64 = sangi_limb_sub(t16, t48, &c59);
    const sangi_limb t66 = sangi_limb_sub(t18, t50, &c59);
    const sangi_limb t68 = sangi_limb_sub(t20, t52, &c59);
    const sangi_limb t70 = sangi_limb_sub(t22, t54, &c59);
    const sangi_limb t72 = sangi_limb_sub(t24, t56, &c59);
    /* d = s - p */
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_sub(t58, UINT32_C(0x00000001), &c83);
    const sangi_limb t84 = sangi_limb_sub(t60, UINT32_C(0xffffffff), &c83);
    const sangi_limb t86 = sangi_limb_sub(t62, UINT32_C(0xfffe5bfe), &c83);
    const sangi_limb t88 = sangi_limb_sub(t64, UINT32_C(0x53bda402), &c83);
    const sangi_limb t90 = sangi_limb_sub(t66, UINT32_C(0x09a1d805), &c83);
    const sangi_limb t92 = sangi_limb_sub(t68, UINT32_C(0x3339d808), &c83);
    const sangi_limb t94 = sangi_limb_sub(t70, UINT32_C(0x299d7d48), &c83);
    const sangi_limb t96 = sangi_limb_sub(t72, UINT32_C(0x73eda753), &c83);
    /* s where d < 0, else d */
    const sangi_limb t98 = sangi_limb_mask(c83);
    const sangi_limb t99 = sangi_limb_select(t98, t58, t82);
    const sangi_limb t100 = sangi_limb_select(t98, t60, t84);
    const sangi_limb t101 = sangi_limb_select(t98, t62, t86);
    const sangi_limb t102 = sangi_limb_select(t98, t64, t88);
    const sangi_limb t103 = sangi_limb_select(t98, t66, t90);
    const sangi_limb t104 = sangi_limb_select(t98, t68, t92);
    const sangi_limb t105 = sangi_limb_select(t98, t70, t94);
    const sangi_limb t106 = sangi_limb_select(t98, t72, t96);
    z[0] = t99;
    z[1] = t100;
    z[2] = t101;
    z[3] = t102;
    z[4] = t103;
    z[5] = t104;
    z[6] = t105;
    z[7] = t106;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_bls12_381_order_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x * y[0] */
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(x0, y0, 0, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(x1, y0, t27, 0, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(x2, y0, t29, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(x3, y0, t31, 0, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(x4, y0, t33, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(x5, y0, t35, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(x6, y0, t37, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(x7, y0, t39, 0, &t41);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t42 = sangi_limb_mullo(t26, UINT32_C(0xffffffff));
    sangi_limb t44;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t42, t26, 0, &t44);
    sangi_limb t46;
    const sangi_limb t45 = sangi_limb_mac(UINT32_C(0xffffffff), t42, t28, t44, &t46);
    sangi_limb t48;
    const sangi_limb t47 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t42, t30, t46, &t48);
    sangi_limb t50;
    const sangi_limb t49 = sangi_limb_mac(UINT32_C(0x53bda402), t42, t32, t48, &t50);
    sangi_limb t52;
    const sangi_limb t51 = sangi_limb_mac(UINT32_C(0x09a1d805), t42, t34, t50, &t52);
    sangi_limb t54;
    const sangi_limb t53 = sangi_limb_mac(UINT32_C(0x3339d808), t42, t36, t52, &t54);
    sangi_limb t56;
    const sangi_limb t55 = sangi_limb_mac(UINT32_C(0x299d7d48), t42, t38, t54, &t56);
    sangi_limb t58;
    const sangi_limb t57 = sangi_limb_mac(UINT32_C(0x73eda753), t42, t40, t56, &t58);
    sangi_limb c60 = 0;
    const sangi_limb t59 = sangi_limb_add(t41, t58, &c60);
    /* t += x * y[1] */
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(x0, y1, t45, 0, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(x1, y1, t47, t62, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(x2, y1, t49, t64, &t66);
    sangi_limb t68;
    const sangi_limb t67 = sangi_limb_mac(x3, y1, t51, t66, &t68);
    sangi_limb t70;
    const sangi_limb t69 = sangi_limb_mac(x4, y1, t53, t68, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(x5, y1, t55, t70, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(x6, y1, t57, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(x7, y1, t59, t74, &t76);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t77 = sangi_limb_mullo(t61, UINT32_C(0xffffffff));
    sangi_limb t79;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t77, t61, 0, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(UINT32_C(0xffffffff), t77, t63, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t77, t65, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(UINT32_C(0x53bda402), t77, t67, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(UINT32_C(0x09a1d805), t77, t69, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(UINT32_C(0x3339d808), t77, t71, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(UINT32_C(0x299d7d48), t77, t73, t89, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT32_C(0x73eda753), t77, t75, t91, &t93);
    sangi_limb c95 = 0;
    const sangi_limb t94 = sangi_limb_add(t76, t93, &c95);
    /* t += x * y[2] */
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(x0, y2, t80, 0, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(x1, y2, t82, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(x2, y2, t84, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(x3, y2, t86, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(x4, y2, t88, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(x5, y2, t90, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(x6, y2, t92, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(x7, y2, t94, t109, &t111);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t112 = sangi_limb_mullo(t96, UINT32_C(0xffffffff));
    sangi_limb t114;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t112, t96, 0, &t114);
    sangi_limb t116;
    const sangi_limb t115 = sangi_limb_mac(UINT32_C(0xffffffff), t112, t98, t114, &t116);
    sangi_limb t118;
    const sangi_limb t117 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t112, t100, t116, &t118);
    sangi_limb t120;
    const sangi_limb t119 = sangi_limb_mac(UINT32_C(0x53bda402), t112, t102, t118, &t120);
    sangi_limb t122;
    const sangi_limb t121 = sangi_limb_mac(UINT32_C(0x09a1d805), t112, t104, t120, &t122);
    sangi_limb t124;
    const sangi_limb t123 = sangi_limb_mac(UINT32_C(0x3339d808), t112, t106, t122, &t124);
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(UINT32_C(0x299d7d48), t112, t108, t124, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(UINT32_C(0x73eda753), t112, t110, t126, &t128);
    sangi_limb c130 = 0;
    const sangi_limb t129 = sangi_limb_add(t111, t128, &c130);
    /* t += x * y[3] */
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(x0, y3, t115, 0, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(x1, y3, t117, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(x2, y3, t119, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(x3, y3, t121, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(x4, y3, t123, t138, &t140);
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(x5, y3, t125, t140, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(x6, y3, t127, t142, &t144);
    sangi_limb t146;
    const sangi_limb t145 = sangi_limb_mac(x7, y3, t129, t144, &t146);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t147 = sangi_limb_mullo(t131, UINT32_C(0xffffffff));
    sangi_limb t149;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t147, t131, 0, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(UINT32_C(0xffffffff), t147, t133, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t147, t135, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(UINT32_C(0x53bda402), t147, t137, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(UINT32_C(0x09a1d805), t147, t139, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(UINT32_C(0x3339d808), t147, t141, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(UINT32_C(0x299d7d48), t147, t143, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(UINT32_C(0x73eda753), t147, t145, t161, &t163);
    sangi_limb c165 = 0;
    const sangi_limb t164 = sangi_limb_add(t146, t163, &c165);
    /* t += x * y[4] */
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(x0, y4, t150, 0, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(x1, y4, t152, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(x2, y4, t154, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(x3, y4, t156, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(x4, y4, t158, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(x5, y4, t160, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(x6, y4, t162, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(x7, y4, t164, t179, &t181);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t182 = sangi_limb_mullo(t166, UINT32_C(0xffffffff));
    sangi_limb t184;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t182, t166, 0, &t184);
    sangi_limb t186;
    const sangi_limb t185 = sangi_limb_mac(UINT32_C(0xffffffff), t182, t168, t184, &t186);
    sangi_limb t188;
    const sangi_limb t187 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t182, t170, t186, &t188);
    sangi_limb t190;
    const sangi_limb t189 = sangi_limb_mac(UINT32_C(0x53bda402), t182, t172, t188, &t190);
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(UINT32_C(0x09a1d805), t182, t174, t190, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(UINT32_C(0x3339d808), t182, t176, t192, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(UINT32_C(0x299d7d48), t182, t178, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(UINT32_C(0x73eda753), t182, t180, t196, &t198);
    sangi_limb c200 = 0;
    const sangi_limb t199 = sangi_limb_add(t181, t198, &c200);
    /* t += x * y[5] */
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(x0, y5, t185, 0, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(x1, y5, t187, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(x2, y5, t189, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(x3, y5, t191, t206, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(x4, y5, t193, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(x5, y5, t195, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(x6, y5, t197, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(x7, y5, t199, t214, &t216);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t217 = sangi_limb_mullo(t201, UINT32_C(0xffffffff));
    sangi_limb t219;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t217, t201, 0, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(UINT32_C(0xffffffff), t217, t203, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t217, t205, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(UINT32_C(0x53bda402), t217, t207, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(UINT32_C(0x09a1d805), t217, t209, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(UINT32_C(0x3339d808), t217, t211, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(UINT32_C(0x299d7d48), t217, t213, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(UINT32_C(0x73eda753), t217, t215, t231, &t233);
    sangi_limb c235 = 0;
    const sangi_limb t234 = sangi_limb_add(t216, t233, &c235);
    /* t += x * y[6] */
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(x0, y6, t220, 0, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(x1, y6, t222, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(x2, y6, t224, t239, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(x3, y6, t226, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(x4, y6, t228, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(x5, y6, t230, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(x6, y6, t232, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(x7, y6, t234, t249, &t251);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t252 = sangi_limb_mullo(t236, UINT32_C(0xffffffff));
    sangi_limb t254;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t252, t236, 0, &t254);
    sangi_limb t256;
    const sangi_limb t255 = sangi_limb_mac(UINT32_C(0xffffffff), t252, t238, t254, &t256);
    sangi_limb t258;
    const sangi_limb t257 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t252, t240, t256, &t258);
    sangi_limb t260;
    const sangi_limb t259 = sangi_limb_mac(UINT32_C(0x53bda402), t252, t242, t258, &t260);
    sangi_limb t262;
    const sangi_limb t261 = sangi_limb_mac(UINT32_C(0x09a1d805), t252, t244, t260, &t262);
    sangi_limb t264;
    const sangi_limb t263 = sangi_limb_mac(UINT32_C(0x3339d808), t252, t246, t262, &t264);
    sangi_limb t266;
    const sangi_limb t265 = sangi_limb_mac(UINT32_C(0x299d7d48), t252, t248, t264, &t266);
    sangi_limb t268;
    const sangi_limb t267 = sangi_limb_mac(UINT32_C(0x73eda753), t252, t250, t266, &t268);
    sangi_limb c270 = 0;
    const sangi_limb t269 = sangi_limb_add(t251, t268, &c270);
    /* t += x * y[7] */
    sangi_limb t272;
    const sangi_limb t271 = sangi_limb_mac(x0, y7, t255, 0, &t272);
    sangi_limb t274;
    const sangi_limb t273 = sangi_limb_mac(x1, y7, t257, t272, &t274);
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(x2, y7, t259, t274, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(x3, y7, t261, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(x4, y7, t263, t278, &t280);
    sangi_limb t282;
    const sangi_limb t281 = sangi_limb_mac(x5, y7, t265, t280, &t282);
    sangi_limb t284;
    const sangi_limb t283 = sangi_limb_mac(x6, y7, t267, t282, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(x7, y7, t269, t284, &t286);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t287 = sangi_limb_mullo(t271, UINT32_C(0xffffffff));
    sangi_limb t289;
    (void)sangi_limb_mac(UINT32_C(0x00000001), t287, t271, 0, &t289);
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(UINT32_C(0xffffffff), t287, t273, t289, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(UINT32_C(0xfffe5bfe), t287, t275, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(UINT32_C(0x53bda402), t287, t277, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(UINT32_C(0x09a1d805), t287, t279, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(UINT32_C(0x3339d808), t287, t281, t297, &t299);
    sangi_limb t301;
    const sangi_limb t300 = sangi_limb_mac(UINT32_C(0x299d7d48), t287, t283, t299, &t301);
    sangi_limb t303;
    const sangi_limb t302 = sangi_limb_mac(UINT32_C(0x73eda753), t287, t285, t301, &t303);
    sangi_limb c305 = 0;
    const sangi_limb t304 = sangi_limb_add(t286, t303, &c305);
    z[0] = t290;
    z[1] = t292;
    z[2] = t294;
    z[3] = t296;
    z[4] = t298;
    z[5] = t300;
    z[6] = t302;
    z[7] = t304;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_bls12_381_order_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
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
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_add(x0, y0, &c18);
    const sangi_limb t19 = sangi_limb_add(x1, y1, &c18);
    const sangi_limb t21 = sangi_limb_add(x2, y2, &c18);
    const sangi_limb t23 = sangi_limb_add(x3, y3, &c18);
    const sangi_limb t25 = sangi_limb_add(x4, y4, &c18);
    const sangi_limb t27 = sangi_limb_add(x5, y5, &c18);
    const sangi_limb t29 = sangi_limb_add(x6, y6, &c18);
    const sangi_limb t31 = sangi_limb_add(x7, y7, &c18);
    z[0] = t17;
    z[1] = t19;
    z[2] = t21;
    z[3] = t23;
    z[4] = t25;
    z[5] = t27;
    z[6] = t29;
    z[7] = t31;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* d = s - p */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(x0, UINT32_C(0x00000001), &c18);
    const sangi_limb t19 = sangi_limb_sub(x1, UINT32_C(0xffffffff), &c18);
    const sangi_limb t21 = sangi_limb_sub(x2, UINT32_C(0xfffe5bfe), &c18);
    const sangi_limb t23 = sangi_limb_sub(x3, UINT32_C(0x53bda402), &c18);
    const sangi_limb t25 = sangi_limb_sub(x4, UINT32_C(0x09a1d805), &c18);
    const sangi_limb t27 = sangi_limb_sub(x5, UINT32_C(0x3339d808), &c18);
    const sangi_limb t29 = sangi_limb_sub(x6, UINT32_C(0x299d7d48), &c18);
    const sangi_limb t31 = sangi_limb_sub(x7, UINT32_C(0x73eda753), &c18);
    /* s where d < 0, else d */
    const sangi_limb t33 = sangi_limb_mask(c18);
    const sangi_limb t34 = sangi_limb_select(t33, x0, t17);
    const sangi_limb t35 = sangi_limb_select(t33, x1, t19);
    const sangi_limb t36 = sangi_limb_select(t33, x2, t21);
    const sangi_limb t37 = sangi_limb_select(t33, x3, t23);
    const sangi_limb t38 = sangi_limb_select(t33, x4, t25);
    const sangi_limb t39 = sangi_limb_select(t33, x5, t27);
    const sangi_limb t40 = sangi_limb_select(t33, x6, t29);
    const sangi_limb t41 = sangi_limb_select(t33, x7, t31);
    z[0] = t34;
    z[1] = t35;
    z[2] = t36;
    z[3] = t37;
    z[4] = t38;
    z[5] = t39;
    z[6] = t40;
    z[7] = t41;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_bls12_381_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_bls12_381_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_bls12_381_order_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_bls12_381_order_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
