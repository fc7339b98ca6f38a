/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * p256_order, scalar field of NIST P-256; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_order_modulus[8];
extern const sangi_limb sangi_p256_order_one[8];
extern const sangi_limb sangi_p256_order_radix2[8];
extern const sangi_limb sangi_p256_order_root[8];
extern const sangi_limb sangi_p256_order_sqrt_exponent[8];
void sangi_p256_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_order_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_order_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_order_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_order_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p256_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p256_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p256_order_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p256_order_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p256_order_modulus[8] = {
    UINT32_C(0xfc632551),
    UINT32_C(0xf3b9cac2),
    UINT32_C(0xa7179e84),
    UINT32_C(0xbce6faad),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p256_order_one[8] = {
    UINT32_C(0x039cdaaf),
    UINT32_C(0x0c46353d),
    UINT32_C(0x58e8617b),
    UINT32_C(0x43190552),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p256_order_radix2[8] = {
    UINT32_C(0xbe79eea2),
    UINT32_C(0x83244c95),
    UINT32_C(0x49bd6fa6),
    UINT32_C(0x4699799c),
    UINT32_C(0x2b6bec59),
    UINT32_C(0x2845b239),
    UINT32_C(0xf3d95620),
    UINT32_C(0x66e12d94),
};

const sangi_limb sangi_p256_order_root[8] = {
    UINT32_C(0x7e368fe1),
    UINT32_C(0x1015708f),
    UINT32_C(0x6ecc4511),
    UINT32_C(0x31c6c545),
    UINT32_C(0x98a19ea1),
    UINT32_C(0x5281fe89),
    UINT32_C(0x10c63fe8),
    UINT32_C(0x0279089e),
};

const sangi_limb sangi_p256_order_sqrt_exponent[8] = {
    UINT32_C(0x17e3192a),
    UINT32_C(0x279dce56),
    UINT32_C(0x6d38bcf4),
    UINT32_C(0xfde737d5),
    UINT32_C(0xffffffff),
    UINT32_C(0x07ffffff),
    UINT32_C(0xf8000000),
    UINT32_C(0x07ffffff),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p256_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t42 = sangi_limb_sub(t17, UINT32_C(0xfc632551), &c43);
    const sangi_limb t44 = sangi_limb_sub(t19, UINT32_C(0xf3b9cac2), &c43);
    const sangi_limb t46 = sangi_limb_sub(t21, UINT32_C(0xa7179e84), &c43);
    const sangi_limb t48 = sangi_limb_sub(t23, UINT32_C(0xbce6faad), &c43);
    const sangi_limb t50 = sangi_limb_sub(t25, UINT32_C(0xffffffff), &c43);
    const sangi_limb t52 = sangi_limb_sub(t27, UINT32_C(0xffffffff), &c43);
    const sangi_limb t54 = sangi_limb_sub(t29, UINT32_C(0x00000000), &c43);
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
void sangi_p256_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0xfc632551), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xf3b9cac2), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xa7179e84), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0xbce6faad), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0xffffffff), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0xffffffff), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x00000000), &c42);
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
void sangi_p256_order_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0xfc632551), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xf3b9cac2), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xa7179e84), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0xbce6faad), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0xffffffff), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0xffffffff), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x00000000), &c42);
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
void sangi_p256_order_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t34 = sangi_limb_sub(t9, UINT32_C(0xfc632551), &c35);
    const sangi_limb t36 = sangi_limb_sub(t11, UINT32_C(0xf3b9cac2), &c35);
    const sangi_limb t38 = sangi_limb_sub(t13, UINT32_C(0xa7179e84), &c35);
    const sangi_limb t40 = sangi_limb_sub(t15, UINT32_C(0xbce6faad), &c35);
    const sangi_limb t42 = sangi_limb_sub(t17, UINT32_C(0xffffffff), &c35);
    const sangi_limb t44 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c35);
    const sangi_limb t46 = sangi_limb_sub(t21, UINT32_C(0x00000000), &c35);
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
void sangi_p256_order_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t19 = (sangi_limb)(UINT32_C(0xfc632551) & t10);
    const sangi_limb t20 = (sangi_limb)(UINT32_C(0xf3b9cac2) & t10);
    const sangi_limb t21 = (sangi_limb)(UINT32_C(0xa7179e84) & t10);
    const sangi_limb t22 = (sangi_limb)(UINT32_C(0xbce6faad) & t10);
    const sangi_limb t23 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t24 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t25 = (sangi_limb)(UINT32_C(0x00000000) & t10);
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

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p256_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t42 = sangi_limb_mullo(t26, UINT32_C(0xee00bc4f));
    sangi_limb t44;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t42, t26, 0, &t44);
    sangi_limb t46;
    const sangi_limb t45 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t42, t28, t44, &t46);
    sangi_limb t48;
    const sangi_limb t47 = sangi_limb_mac(UINT32_C(0xa7179e84), t42, t30, t46, &t48);
    sangi_limb t50;
    const sangi_limb t49 = sangi_limb_mac(UINT32_C(0xbce6faad), t42, t32, t48, &t50);
    sangi_limb t52;
    const sangi_limb t51 = sangi_limb_mac(UINT32_C(0xffffffff), t42, t34, t50, &t52);
    sangi_limb t54;
    const sangi_limb t53 = sangi_limb_mac(UINT32_C(0xffffffff), t42, t36, t52, &t54);
    sangi_limb t56;
    const sangi_limb t55 = sangi_limb_mac(UINT32_C(0x00000000), t42, t38, t54, &t56);
    sangi_limb t58;
    const sangi_limb t57 = sangi_limb_mac(UINT32_C(0xffffffff), t42, t40, t56, &t58);
    sangi_limb c60 = 0;
    const sangi_limb t59 = sangi_limb_add(t41, t58, &c60);
    /* t += x * y[1] */
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(x0, y1, t45, 0, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(x1, y1, t47, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(x2, y1, t49, t65, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(x3, y1, t51, t67, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(x4, y1, t53, t69, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(x5, y1, t55, t71, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(x6, y1, t57, t73, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(x7, y1, t59, t75, &t77);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(c60, t77, &c79);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t80 = sangi_limb_mullo(t62, UINT32_C(0xee00bc4f));
    sangi_limb t82;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t80, t62, 0, &t82);
    sangi_limb t84;
    const sangi_limb t83 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t80, t64, t82, &t84);
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(UINT32_C(0xa7179e84), t80, t66, t84, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(UINT32_C(0xbce6faad), t80, t68, t86, &t88);
    sangi_limb t90;
    const sangi_limb t89 = sangi_limb_mac(UINT32_C(0xffffffff), t80, t70, t88, &t90);
    sangi_limb t92;
    const sangi_limb t91 = sangi_limb_mac(UINT32_C(0xffffffff), t80, t72, t90, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(UINT32_C(0x00000000), t80, t74, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(UINT32_C(0xffffffff), t80, t76, t94, &t96);
    sangi_limb c98 = 0;
    const sangi_limb t97 = sangi_limb_add(t78, t96, &c98);
    const sangi_limb t101 = (sangi_limb)(c98 | c79);
    /* t += x * y[2] */
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(x0, y2, t83, 0, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(x1, y2, t85, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(x2, y2, t87, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(x3, y2, t89, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(x4, y2, t91, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(x5, y2, t93, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(x6, y2, t95, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(x7, y2, t97, t115, &t117);
    sangi_limb c119 = 0;
    const sangi_limb t118 = sangi_limb_add(t101, t117, &c119);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t120 = sangi_limb_mullo(t102, UINT32_C(0xee00bc4f));
    sangi_limb t122;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t120, t102, 0, &t122);
    sangi_limb t124;
    const sangi_limb t123 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t120, t104, t122, &t124);
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(UINT32_C(0xa7179e84), t120, t106, t124, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(UINT32_C(0xbce6faad), t120, t108, t126, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(UINT32_C(0xffffffff), t120, t110, t128, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(UINT32_C(0xffffffff), t120, t112, t130, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(UINT32_C(0x00000000), t120, t114, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(UINT32_C(0xffffffff), t120, t116, t134, &t136);
    sangi_limb c138 = 0;
    const sangi_limb t137 = sangi_limb_add(t118, t136, &c138);
    const sangi_limb t141 = (sangi_limb)(c138 | c119);
    /* t += x * y[3] */
    sangi_limb t143;
    const sangi_limb t142 = sangi_limb_mac(x0, y3, t123, 0, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(x1, y3, t125, t143, &t145);
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(x2, y3, t127, t145, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(x3, y3, t129, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(x4, y3, t131, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(x5, y3, t133, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(x6, y3, t135, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(x7, y3, t137, t155, &t157);
    sangi_limb c159 = 0;
    const sangi_limb t158 = sangi_limb_add(t141, t157, &c159);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t160 = sangi_limb_mullo(t142, UINT32_C(0xee00bc4f));
    sangi_limb t162;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t160, t142, 0, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t160, t144, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(UINT32_C(0xa7179e84), t160, t146, t164, &t166);
    sangi_limb t168;
    const sangi_limb t167 = sangi_limb_mac(UINT32_C(0xbce6faad), t160, t148, t166, &t168);
    sangi_limb t170;
    const sangi_limb t169 = sangi_limb_mac(UINT32_C(0xffffffff), t160, t150, t168, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(UINT32_C(0xffffffff), t160, t152, t170, &t172);
    sangi_limb t174;
    const sangi_limb t173 = sangi_limb_mac(UINT32_C(0x00000000), t160, t154, t172, &t174);
    sangi_limb t176;
    const sangi_limb t175 = sangi_limb_mac(UINT32_C(0xffffffff), t160, t156, t174, &t176);
    sangi_limb c178 = 0;
    const sangi_limb t177 = sangi_limb_add(t158, t176, &c178);
    const sangi_limb t181 = (sangi_limb)(c178 | c159);
    /* t += x * y[4] */
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(x0, y4, t163, 0, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(x1, y4, t165, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(x2, y4, t167, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(x3, y4, t169, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(x4, y4, t171, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(x5, y4, t173, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(x6, y4, t175, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(x7, y4, t177, t195, &t197);
    sangi_limb c199 = 0;
    const sangi_limb t198 = sangi_limb_add(t181, t197, &c199);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t200 = sangi_limb_mullo(t182, UINT32_C(0xee00bc4f));
    sangi_limb t202;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t200, t182, 0, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t200, t184, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(UINT32_C(0xa7179e84), t200, t186, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(UINT32_C(0xbce6faad), t200, t188, t206, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(UINT32_C(0xffffffff), t200, t190, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(UINT32_C(0xffffffff), t200, t192, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(UINT32_C(0x00000000), t200, t194, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(UINT32_C(0xffffffff), t200, t196, t214, &t216);
    sangi_limb c218 = 0;
    const sangi_limb t217 = sangi_limb_add(t198, t216, &c218);
    const sangi_limb t221 = (sangi_limb)(c218 | c199);
    /* t += x * y[5] */
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(x0, y5, t203, 0, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(x1, y5, t205, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(x2, y5, t207, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(x3, y5, t209, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(x4, y5, t211, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(x5, y5, t213, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(x6, y5, t215, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(x7, y5, t217, t235, &t237);
    sangi_limb c239 = 0;
    const sangi_limb t238 = sangi_limb_add(t221, t237, &c239);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t240 = sangi_limb_mullo(t222, UINT32_C(0xee00bc4f));
    sangi_limb t242;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t240, t222, 0, &t242);
    sangi_limb t244;
    const sangi_limb t243 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t240, t224, t242, &t244);
    sangi_limb t246;
    const sangi_limb t245 = sangi_limb_mac(UINT32_C(0xa7179e84), t240, t226, t244, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(UINT32_C(0xbce6faad), t240, t228, t246, &t248);
    sangi_limb t250;
    const sangi_limb t249 = sangi_limb_mac(UINT32_C(0xffffffff), t240, t230, t248, &t250);
    sangi_limb t252;
    const sangi_limb t251 = sangi_limb_mac(UINT32_C(0xffffffff), t240, t232, t250, &t252);
    sangi_limb t254;
    const sangi_limb t253 = sangi_limb_mac(UINT32_C(0x00000000), t240, t234, t252, &t254);
    sangi_limb t256;
    const sangi_limb t255 = sangi_limb_mac(UINT32_C(0xffffffff), t240, t236, t254, &t256);
    sangi_limb c258 = 0;
    const sangi_limb t257 = sangi_limb_add(t238, t256, &c258);
    const sangi_limb t261 = (sangi_limb)(c258 | c239);
    /* t += x * y[6] */
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(x0, y6, t243, 0, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(x1, y6, t245, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(x2, y6, t247, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(x3, y6, t249, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(x4, y6, t251, t269, &t271);
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(x5, y6, t253, t271, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(x6, y6, t255, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(x7, y6, t257, t275, &t277);
    sangi_limb c279 = 0;
    const sangi_limb t278 = sangi_limb_add(t261, t277, &c279);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t280 = sangi_limb_mullo(t262, UINT32_C(0xee00bc4f));
    sangi_limb t282;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t280, t262, 0, &t282);
    sangi_limb t284;
    const sangi_limb t283 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t280, t264, t282, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(UINT32_C(0xa7179e84), t280, t266, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(UINT32_C(0xbce6faad), t280, t268, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(UINT32_C(0xffffffff), t280, t270, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(UINT32_C(0xffffffff), t280, t272, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(UINT32_C(0x00000000), t280, t274, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(UINT32_C(0xffffffff), t280, t276, t294, &t296);
    sangi_limb c298 = 0;
    const sangi_limb t297 = sangi_limb_add(t278, t296, &c298);
    const sangi_limb t301 = (sangi_limb)(c298 | c279);
    /* t += x * y[7] */
    sangi_limb t303;
    const sangi_limb t302 = sangi_limb_mac(x0, y7, t283, 0, &t303);
    sangi_limb t305;
    const sangi_limb t304 = sangi_limb_mac(x1, y7, t285, t303, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(x2, y7, t287, t305, &t307);
    sangi_limb t309;
    const sangi_limb t308 = sangi_limb_mac(x3, y7, t289, t307, &t309);
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(x4, y7, t291, t309, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(x5, y7, t293, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(x6, y7, t295, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(x7, y7, t297, t315, &t317);
    sangi_limb c319 = 0;
    const sangi_limb t318 = sangi_limb_add(t301, t317, &c319);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t320 = sangi_limb_mullo(t302, UINT32_C(0xee00bc4f));
    sangi_limb t322;
    (void)sangi_limb_mac(UINT32_C(0xfc632551), t320, t302, 0, &t322);
    sangi_limb t324;
    const sangi_limb t323 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t320, t304, t322, &t324);
    sangi_limb t326;
    const sangi_limb t325 = sangi_limb_mac(UINT32_C(0xa7179e84), t320, t306, t324, &t326);
    sangi_limb t328;
    const sangi_limb t327 = sangi_limb_mac(UINT32_C(0xbce6faad), t320, t308, t326, &t328);
    sangi_limb t330;
    const sangi_limb t329 = sangi_limb_mac(UINT32_C(0xffffffff), t320, t310, t328, &t330);
    sangi_limb t332;
    const sangi_limb t331 = sangi_limb_mac(UINT32_C(0xffffffff), t320, t312, t330, &t332);
    sangi_limb t334;
    const sangi_limb t333 = sangi_limb_mac(UINT32_C(0x00000000), t320, t314, t332, &t334);
    sangi_limb t336;
    const sangi_limb t335 = sangi_limb_mac(UINT32_C(0xffffffff), t320, t316, t334, &t336);
    sangi_limb c338 = 0;
    const sangi_limb t337 = sangi_limb_add(t318, t336, &c338);
    const sangi_limb t341 = (sangi_limb)(c338 | c319);
    /* d = s - p */
    sangi_limb c351 = 0;
    const sangi_limb t350 = sangi_limb_sub(t323, UINT32_C(0xfc632551), &c351);
    const sangi_limb t352 = sangi_limb_sub(t325, UINT32_C(0xf3b9cac2), &c351);
    const sangi_limb t354 = sangi_limb_sub(t327, UINT32_C(0xa7179e84), &c351);
    const sangi_limb t356 = sangi_limb_sub(t329, UINT32_C(0xbce6faad), &c351);
    const sangi_limb t358 = sangi_limb_sub(t331, UINT32_C(0xffffffff), &c351);
    const sangi_limb t360 = sangi_limb_sub(t333, UINT32_C(0xffffffff), &c351);
    const sangi_limb t362 = sangi_limb_sub(t335, UINT32_C(0x00000000), &c351);
    const sangi_limb t364 = sangi_limb_sub(t337, UINT32_C(0xffffffff), &c351);
    (void)sangi_limb_sub(t341, UINT32_C(0x00000000), &c351);
    /* s where d < 0, else d */
    const sangi_limb t369 = sangi_limb_mask(c351);
    const sangi_limb t370 = sangi_limb_select(t369, t323, t350);
    const sangi_limb t371 = sangi_limb_select(t369, t325, t352);
    const sangi_limb t372 = sangi_limb_select(t369, t327, t354);
    const sangi_limb t373 = sangi_limb_select(t369, t329, t356);
    const sangi_limb t374 = sangi_limb_select(t369, t331, t358);
    const sangi_limb t375 = sangi_limb_select(t369, t333, t360);
    const sangi_limb t376 = sangi_limb_select(t369, t335, t362);
    const sangi_limb t377 = sangi_limb_select(t369, t337, t364);
    z[0] = t370;
    z[1] = t371;
    z[2] = t372;
    z[3] = t373;
    z[4] = t374;
    z[5] = t375;
    z[6] = t376;
    z[7] = t377;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p256_order_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(x0, x0, 0, 0, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(x1, x1, 0, 0, &t98);
    sangi_limb t100;
    const sangi_limb t99 = sangi_limb_mac(x2, x2, 0, 0, &t100);
    sangi_limb t102;
    const sangi_limb t101 = sangi_limb_mac(x3, x3, 0, 0, &t102);
    sangi_limb t104;
    const sangi_limb t103 = sangi_limb_mac(x4, x4, 0, 0, &t104);
    sangi_limb t106;
    const sangi_limb t105 = sangi_limb_mac(x5, x5, 0, 0, &t106);
    sangi_limb t108;
    const sangi_limb t107 = sangi_limb_mac(x6, x6, 0, 0, &t108);
    sangi_limb t110;
    const sangi_limb t109 = sangi_limb_mac(x7, x7, 0, 0, &t110);
    sangi_limb c112 = 0;
    const sangi_limb t111 = sangi_limb_add(t66, t96, &c112);
    const sangi_limb t113 = sangi_limb_add(t68, t97, &c112);
    const sangi_limb t115 = sangi_limb_add(t70, t98, &c112);
    const sangi_limb t117 = sangi_limb_add(t72, t99, &c112);
    const sangi_limb t119 = sangi_limb_add(t74, t100, &c112);
    const sangi_limb t121 = sangi_limb_add(t76, t101, &c112);
    const sangi_limb t123 = sangi_limb_add(t78, t102, &c112);
    const sangi_limb t125 = sangi_limb_add(t80, t103, &c112);
    const sangi_limb t127 = sangi_limb_add(t82, t104, &c112);
    const sangi_limb t129 = sangi_limb_add(t84, t105, &c112);
    const sangi_limb t131 = sangi_limb_add(t86, t106, &c112);
    const sangi_limb t133 = sangi_limb_add(t88, t107, &c112);
    const sangi_limb t135 = sangi_limb_add(t90, t108, &c112);
    const sangi_limb t137 = sangi_limb_add(t92, t109, &c112);
    const sangi_limb t139 = sangi_limb_add(c67, t110, &c112);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t150 = sangi_limb_mullo(t95, UINT32_C(0xee00bc4f));
    sangi_limb t152;
    (void)sangi_limb_mac(t150, UINT32_C(0xfc632551), t95, 0, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(t150, UINT32_C(0xf3b9cac2), t111, t152, &t154);
    sangi_limb t156;
    const sangi_limb t155 = sangi_limb_mac(t150, UINT32_C(0xa7179e84), t113, t154, &t156);
    sangi_limb t158;
    const sangi_limb t157 = sangi_limb_mac(t150, UINT32_C(0xbce6faad), t115, t156, &t158);
    sangi_limb t160;
    const sangi_limb t159 = sangi_limb_mac(t150, UINT32_C(0xffffffff), t117, t158, &t160);
    sangi_limb t162;
    const sangi_limb t161 = sangi_limb_mac(t150, UINT32_C(0xffffffff), t119, t160, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(t150, UINT32_C(0x00000000), t121, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(t150, UINT32_C(0xffffffff), t123, t164, &t166);
    sangi_limb c168 = 0;
    const sangi_limb t167 = sangi_limb_add(t125, t166, &c168);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t169 = sangi_limb_mullo(t153, UINT32_C(0xee00bc4f));
    sangi_limb t171;
    (void)sangi_limb_mac(t169, UINT32_C(0xfc632551), t153, 0, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(t169, UINT32_C(0xf3b9cac2), t155, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(t169, UINT32_C(0xa7179e84), t157, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(t169, UINT32_C(0xbce6faad), t159, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(t169, UINT32_C(0xffffffff), t161, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(t169, UINT32_C(0xffffffff), t163, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(t169, UINT32_C(0x00000000), t165, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(t169, UINT32_C(0xffffffff), t167, t183, &t185);
    const sangi_limb t186 = sangi_limb_add(t127, t185, &c168);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t188 = sangi_limb_mullo(t172, UINT32_C(0xee00bc4f));
    sangi_limb t190;
    (void)sangi_limb_mac(t188, UINT32_C(0xfc632551), t172, 0, &t190);
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(t188, UINT32_C(0xf3b9cac2), t174, t190, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(t188, UINT32_C(0xa7179e84), t176, t192, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(t188, UINT32_C(0xbce6faad), t178, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(t188, UINT32_C(0xffffffff), t180, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(t188, UINT32_C(0xffffffff), t182, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(t188, UINT32_C(0x00000000), t184, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(t188, UINT32_C(0xffffffff), t186, t202, &t204);
    const sangi_limb t205 = sangi_limb_add(t129, t204, &c168);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t207 = sangi_limb_mullo(t191, UINT32_C(0xee00bc4f));
    sangi_limb t209;
    (void)sangi_limb_mac(t207, UINT32_C(0xfc632551), t191, 0, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(t207, UINT32_C(0xf3b9cac2), t193, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(t207, UINT32_C(0xa7179e84), t195, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(t207, UINT32_C(0xbce6faad), t197, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(t207, UINT32_C(0xffffffff), t199, t215, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(t207, UINT32_C(0xffffffff), t201, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(t207, UINT32_C(0x00000000), t203, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(t207, UINT32_C(0xffffffff), t205, t221, &t223);
    const sangi_limb t224 = sangi_limb_add(t131, t223, &c168);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t226 = sangi_limb_mullo(t210, UINT32_C(0xee00bc4f));
    sangi_limb t228;
    (void)sangi_limb_mac(t226, UINT32_C(0xfc632551), t210, 0, &t228);
    sangi_limb t230;
    const sangi_limb t229 = sangi_limb_mac(t226, UINT32_C(0xf3b9cac2), t212, t228, &t230);
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(t226, UINT32_C(0xa7179e84), t214, t230, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(t226, UINT32_C(0xbce6faad), t216, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(t226, UINT32_C(0xffffffff), t218, t234, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(t226, UINT32_C(0xffffffff), t220, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(t226, UINT32_C(0x00000000), t222, t238, &t240);
    sangi_limb t242;
    const sangi_limb t241 = sangi_limb_mac(t226, UINT32_C(0xffffffff), t224, t240, &t242);
    const sangi_limb t243 = sangi_limb_add(t133, t242, &c168);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t245 = sangi_limb_mullo(t229, UINT32_C(0xee00bc4f));
    sangi_limb t247;
    (void)sangi_limb_mac(t245, UINT32_C(0xfc632551), t229, 0, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(t245, UINT32_C(0xf3b9cac2), t231, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(t245, UINT32_C(0xa7179e84), t233, t249, &t251);
    sangi_limb t253;
    const sangi_limb t252 = sangi_limb_mac(t245, UINT32_C(0xbce6faad), t235, t251, &t253);
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(t245, UINT32_C(0xffffffff), t237, t253, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(t245, UINT32_C(0xffffffff), t239, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(t245, UINT32_C(0x00000000), t241, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(t245, UINT32_C(0xffffffff), t243, t259, &t261);
    const sangi_limb t262 = sangi_limb_add(t135, t261, &c168);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t264 = sangi_limb_mullo(t248, UINT32_C(0xee00bc4f));
    sangi_limb t266;
    (void)sangi_limb_mac(t264, UINT32_C(0xfc632551), t248, 0, &t266);
    sangi_limb t268;
    const sangi_limb t267 = sangi_limb_mac(t264, UINT32_C(0xf3b9cac2), t250, t266, &t268);
    sangi_limb t270;
    const sangi_limb t269 = sangi_limb_mac(t264, UINT32_C(0xa7179e84), t252, t268, &t270);
    sangi_limb t272;
    const sangi_limb t271 = sangi_limb_mac(t264, UINT32_C(0xbce6faad), t254, t270, &t272);
    sangi_limb t274;
    const sangi_limb t273 = sangi_limb_mac(t264, UINT32_C(0xffffffff), t256, t272, &t274);
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(t264, UINT32_C(0xffffffff), t258, t274, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(t264, UINT32_C(0x00000000), t260, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(t264, UINT32_C(0xffffffff), t262, t278, &t280);
    const sangi_limb t281 = sangi_limb_add(t137, t280, &c168);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t283 = sangi_limb_mullo(t267, UINT32_C(0xee00bc4f));
    sangi_limb t285;
    (void)sangi_limb_mac(t283, UINT32_C(0xfc632551), t267, 0, &t285);
    sangi_limb t287;
    const sangi_limb t286 = sangi_limb_mac(t283, UINT32_C(0xf3b9cac2), t269, t285, &t287);
    sangi_limb t289;
    const sangi_limb t288 = sangi_limb_mac(t283, UINT32_C(0xa7179e84), t271, t287, &t289);
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(t283, UINT32_C(0xbce6faad), t273, t289, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(t283, UINT32_C(0xffffffff), t275, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(t283, UINT32_C(0xffffffff), t277, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(t283, UINT32_C(0x00000000), t279, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(t283, UINT32_C(0xffffffff), t281, t297, &t299);
    const sangi_limb t300 = sangi_limb_add(t139, t299, &c168);
    /* d = s - p */
    sangi_limb c312 = 0;
    const sangi_limb t311 = sangi_limb_sub(t286, UINT32_C(0xfc632551), &c312);
    const sangi_limb t313 = sangi_limb_sub(t288, UINT32_C(0xf3b9cac2), &c312);
    const sangi_limb t315 = sangi_limb_sub(t290, UINT32_C(0xa7179e84), &c312);
    const sangi_limb t317 = sangi_limb_sub(t292, UINT32_C(0xbce6faad), &c312);
    const sangi_limb t319 = sangi_limb_sub(t294, UINT32_C(0xffffffff), &c312);
    const sangi_limb t321 = sangi_limb_sub(t296, UINT32_C(0xffffffff), &c312);
    const sangi_limb t323 = sangi_limb_sub(t298, UINT32_C(0x00000000), &c312);
    const sangi_limb t325 = sangi_limb_sub(t300, UINT32_C(0xffffffff), &c312);
    (void)sangi_limb_sub(c168, UINT32_C(0x00000000), &c312);
    /* s where d < 0, else d */
    const sangi_limb t330 = sangi_limb_mask(c312);
    const sangi_limb t331 = sangi_limb_select(t330, t286, t311);
    const sangi_limb t332 = sangi_limb_select(t330, t288, t313);
    const sangi_limb t333 = sangi_limb_select(t330, t290, t315);
    const sangi_limb t334 = sangi_limb_select(t330, t292, t317);
    const sangi_limb t335 = sangi_limb_select(t330, t294, t319);
    const sangi_limb t336 = sangi_limb_select(t330, t296, t321);
    const sangi_limb t337 = sangi_limb_select(t330, t298, t323);
    const sangi_limb t338 = sangi_limb_select(t330, t300, t325);
    z[0] = t331;
    z[1] = t332;
    z[2] = t333;
    z[3] = t334;
    z[4] = t335;
    z[5] = t336;
    z[6] = t337;
    z[7] = t338;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p256_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    (void)sangi_limb_mac(t24, UINT32_C(0x00000004), 0, 0, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(t25, UINT32_C(0x00000004), t28, 0, &t30);
    sangi_limb t33;
    (void)sangi_limb_mac(t29, UINT32_C(0x40000000), 0, 0, &t33);
    /* t - q * p */
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(UINT32_C(0xfc632551), t33, 0, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT32_C(0xf3b9cac2), t33, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT32_C(0xa7179e84), t33, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT32_C(0xbce6faad), t33, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT32_C(0xffffffff), t33, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(UINT32_C(0xffffffff), t33, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(UINT32_C(0x00000000), t33, t53, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT32_C(0xffffffff), t33, t55, 0, &t57);
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_sub(t10, t42, &c59);
    const sangi_limb t60 = sangi_limb_sub(t12, t44, &c59);
    const sangi_limb t62 = sangi_limb_sub(t14, t46, &c59);
    const sangi_limb t64 = sangi_limb_sub(t16, t48, &c59);
    const sangi_limb t66 = sangi_limb_sub(t18, t50, &c59);
    const sangi_limb t68 = sangi_limb_sub(t20, t52, &c59);
    const sangi_limb t70 = sangi_limb_sub(t22, t54, &c59);
    const sangi_limb t72 = sangi_limb_sub(t24, t56, &c59);
    const sangi_limb t74 = sangi_limb_sub(t25, t57, &c59);
    /* d = s - p */
    sangi_limb c85 = 0;
    const sangi_limb t84 = sangi_limb_sub(t58, UINT32_C(0xfc632551), &c85);
    const sangi_limb t86 = sangi_limb_sub(t60, UINT32_C(0xf3b9cac2), &c85);
    const sangi_limb t88 = sangi_limb_sub(t62, UINT32_C(0xa7179e84), &c85);
    const sangi_limb t90 = sangi_limb_sub(t64, UINT32_C(0xbce6faad), &c85);
    const sangi_limb t92 = sangi_limb_sub(t66, UINT32_C(0xffffffff), &c85);
    const sangi_limb t94 = sangi_limb_sub(t68, UINT32_C(0xffffffff), &c85);
    const sangi_limb t96 = sangi_limb_sub(t70, UINT32_C(0x00000000), &c85);
    const sangi_limb t98 = sangi_limb_sub(t72, UINT32_C(0xffffffff), &c85);
    (void)sangi_limb_sub(t74, UINT32_C(0x00000000), &c85);
    /* s where d < 0, else d */
    const sangi_limb t103 = sangi_limb_mask(c85);
    const sangi_limb t104 = sangi_limb_select(t103, t58, t84);
    const sangi_limb t105 = sangi_limb_select(t103, t60, t86);
    const sangi_limb t106 = sangi_limb_select(t103, t62, t88);
    const sangi_limb t107 = sangi_limb_select(t103, t64, t90);
    const sangi_limb t108 = sangi_limb_select(t103, t66, t92);
    const sangi_limb t109 = sangi_limb_select(t103, t68, t94);
    const sangi_limb t110 = sangi_limb_select(t103, t70, t96);
    const sangi_limb t111 = sangi_limb_select(t103, t72, t98);
    z[0] = t104;
    z[1] = t105;
    z[2] = t106;
    z[3] = t107;
    z[4] = t108;
    z[5] = t109;
    z[6] = t110;
    z[7] = t111;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p256_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_p256_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_p256_order_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_p256_order_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
