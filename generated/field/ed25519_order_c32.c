/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * ed25519_order, scalar field of edwards25519; 253 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_ed25519_order_modulus[8];
extern const sangi_limb sangi_ed25519_order_one[8];
extern const sangi_limb sangi_ed25519_order_radix2[8];
extern const sangi_limb sangi_ed25519_order_root[8];
extern const sangi_limb sangi_ed25519_order_sqrt_exponent[8];
void sangi_ed25519_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_ed25519_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_ed25519_order_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_ed25519_order_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_ed25519_order_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_ed25519_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_ed25519_order_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_ed25519_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_ed25519_order_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_ed25519_order_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_ed25519_order_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_ed25519_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_ed25519_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_ed25519_order_is_zero_c(const sangi_limb *x);
sangi_limb sangi_ed25519_order_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_ed25519_order_modulus[8] = {
    UINT32_C(0x5cf5d3ed),
    UINT32_C(0x5812631a),
    UINT32_C(0xa2f79cd6),
    UINT32_C(0x14def9de),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x10000000),
};

const sangi_limb sangi_ed25519_order_one[8] = {
    UINT32_C(0x8d98951d),
    UINT32_C(0xd6ec3174),
    UINT32_C(0x737dcf70),
    UINT32_C(0xc6ef5bf4),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0fffffff),
};

const sangi_limb sangi_ed25519_order_radix2[8] = {
    UINT32_C(0x449c0f01),
    UINT32_C(0xa40611e3),
    UINT32_C(0x68859347),
    UINT32_C(0xd00e1ba7),
    UINT32_C(0x17f5be65),
    UINT32_C(0xceec73d2),
    UINT32_C(0x7c309a3d),
    UINT32_C(0x0399411b),
};

const sangi_limb sangi_ed25519_order_root[8] = {
    UINT32_C(0xb42f0e7d),
    UINT32_C(0x7c790e32),
    UINT32_C(0xa7ae2cc8),
    UINT32_C(0x4c8ce706),
    UINT32_C(0x921779ad),
    UINT32_C(0xd73823cc),
    UINT32_C(0x893f562a),
    UINT32_C(0x05599959),
};

const sangi_limb sangi_ed25519_order_sqrt_exponent[8] = {
    UINT32_C(0x4b9eba7d),
    UINT32_C(0xcb024c63),
    UINT32_C(0xd45ef39a),
    UINT32_C(0x029bdf3b),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x02000000),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_ed25519_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t41 = sangi_limb_sub(t17, UINT32_C(0x5cf5d3ed), &c42);
    const sangi_limb t43 = sangi_limb_sub(t19, UINT32_C(0x5812631a), &c42);
    const sangi_limb t45 = sangi_limb_sub(t21, UINT32_C(0xa2f79cd6), &c42);
    const sangi_limb t47 = sangi_limb_sub(t23, UINT32_C(0x14def9de), &c42);
    const sangi_limb t49 = sangi_limb_sub(t25, UINT32_C(0x00000000), &c42);
    const sangi_limb t51 = sangi_limb_sub(t27, UINT32_C(0x00000000), &c42);
    const sangi_limb t53 = sangi_limb_sub(t29, UINT32_C(0x00000000), &c42);
    const sangi_limb t55 = sangi_limb_sub(t31, UINT32_C(0x10000000), &c42);
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
void sangi_ed25519_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0x5cf5d3ed), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0x5812631a), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xa2f79cd6), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0x14def9de), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0x00000000), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0x00000000), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x00000000), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT32_C(0x10000000), &c42);
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
void sangi_ed25519_order_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0x5cf5d3ed), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0x5812631a), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xa2f79cd6), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0x14def9de), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0x00000000), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0x00000000), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0x00000000), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT32_C(0x10000000), &c42);
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
void sangi_ed25519_order_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t9 = sangi_limb_add(x0, sangi_limb_hide(x0), &c10);
    const sangi_limb t11 = sangi_limb_add(x1, sangi_limb_hide(x1), &c10);
    const sangi_limb t13 = sangi_limb_add(x2, sangi_limb_hide(x2), &c10);
    const sangi_limb t15 = sangi_limb_add(x3, sangi_limb_hide(x3), &c10);
    const sangi_limb t17 = sangi_limb_add(x4, sangi_limb_hide(x4), &c10);
    const sangi_limb t19 = sangi_limb_add(x5, sangi_limb_hide(x5), &c10);
    const sangi_limb t21 = sangi_limb_add(x6, sangi_limb_hide(x6), &c10);
    const sangi_limb t23 = sangi_limb_add(x7, sangi_limb_hide(x7), &c10);
    /* d = s - p */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_sub(t9, UINT32_C(0x5cf5d3ed), &c34);
    const sangi_limb t35 = sangi_limb_sub(t11, UINT32_C(0x5812631a), &c34);
    const sangi_limb t37 = sangi_limb_sub(t13, UINT32_C(0xa2f79cd6), &c34);
    const sangi_limb t39 = sangi_limb_sub(t15, UINT32_C(0x14def9de), &c34);
    const sangi_limb t41 = sangi_limb_sub(t17, UINT32_C(0x00000000), &c34);
    const sangi_limb t43 = sangi_limb_sub(t19, UINT32_C(0x00000000), &c34);
    const sangi_limb t45 = sangi_limb_sub(t21, UINT32_C(0x00000000), &c34);
    const sangi_limb t47 = sangi_limb_sub(t23, UINT32_C(0x10000000), &c34);
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
void sangi_ed25519_order_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t19 = (sangi_limb)(UINT32_C(0x5cf5d3ed) & t10);
    const sangi_limb t20 = (sangi_limb)(UINT32_C(0x5812631a) & t10);
    const sangi_limb t21 = (sangi_limb)(UINT32_C(0xa2f79cd6) & t10);
    const sangi_limb t22 = (sangi_limb)(UINT32_C(0x14def9de) & t10);
    const sangi_limb t23 = (sangi_limb)(UINT32_C(0x00000000) & t10);
    const sangi_limb t24 = (sangi_limb)(UINT32_C(0x00000000) & t10);
    const sangi_limb t25 = (sangi_limb)(UINT32_C(0x00000000) & t10);
    const sangi_limb t26 = (sangi_limb)(UINT32_C(0x10000000) & t10);
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
void sangi_ed25519_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(y0, x0, 0, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(y1, x0, t35, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y2, x0, t37, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y3, x0, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(y4, x0, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(y5, x0, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(y6, x0, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(y7, x0, t47, 0, &t49);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT32_C(0xb5e73719), t34, t36, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(UINT32_C(0x97d53af4), t34, t38, t51, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(UINT32_C(0x9702d0f7), t34, t40, t53, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT32_C(0x017e9103), t34, t42, t55, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(UINT32_C(0x00000000), t34, t44, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(UINT32_C(0x00000000), t34, t46, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(UINT32_C(0xb0000000), t34, t48, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(UINT32_C(0x012547e1), t34, t49, t63, &t65);
    /* t += x[1] * y */
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(y0, x1, t50, 0, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(y1, x1, t52, t67, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(y2, x1, t54, t69, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(y3, x1, t56, t71, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(y4, x1, t58, t73, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(y5, x1, t60, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(y6, x1, t62, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(y7, x1, t64, t79, &t81);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_add(t65, t81, &c83);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(UINT32_C(0xb5e73719), t66, t68, 0, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(UINT32_C(0x97d53af4), t66, t70, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(UINT32_C(0x9702d0f7), t66, t72, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(UINT32_C(0x017e9103), t66, t74, t89, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT32_C(0x00000000), t66, t76, t91, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(UINT32_C(0x00000000), t66, t78, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(UINT32_C(0xb0000000), t66, t80, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(UINT32_C(0x012547e1), t66, t82, t97, &t99);
    /* t += x[2] * y */
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(y0, x2, t84, 0, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(y1, x2, t86, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(y2, x2, t88, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(y3, x2, t90, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(y4, x2, t92, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(y5, x2, t94, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(y6, x2, t96, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(y7, x2, t98, t113, &t115);
    sangi_limb c117 = 0;
    const sangi_limb t116 = sangi_limb_add(t99, t115, &c117);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(UINT32_C(0xb5e73719), t100, t102, 0, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(UINT32_C(0x97d53af4), t100, t104, t119, &t121);
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(UINT32_C(0x9702d0f7), t100, t106, t121, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(UINT32_C(0x017e9103), t100, t108, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(UINT32_C(0x00000000), t100, t110, t125, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(UINT32_C(0x00000000), t100, t112, t127, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(UINT32_C(0xb0000000), t100, t114, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(UINT32_C(0x012547e1), t100, t116, t131, &t133);
    /* t += x[3] * y */
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(y0, x3, t118, 0, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(y1, x3, t120, t135, &t137);
    sangi_limb t139;
    const sangi_limb t138 = sangi_limb_mac(y2, x3, t122, t137, &t139);
    sangi_limb t141;
    const sangi_limb t140 = sangi_limb_mac(y3, x3, t124, t139, &t141);
    sangi_limb t143;
    const sangi_limb t142 = sangi_limb_mac(y4, x3, t126, t141, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(y5, x3, t128, t143, &t145);
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(y6, x3, t130, t145, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(y7, x3, t132, t147, &t149);
    sangi_limb c151 = 0;
    const sangi_limb t150 = sangi_limb_add(t133, t149, &c151);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(UINT32_C(0xb5e73719), t134, t136, 0, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(UINT32_C(0x97d53af4), t134, t138, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(UINT32_C(0x9702d0f7), t134, t140, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(UINT32_C(0x017e9103), t134, t142, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(UINT32_C(0x00000000), t134, t144, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(UINT32_C(0x00000000), t134, t146, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(UINT32_C(0xb0000000), t134, t148, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(UINT32_C(0x012547e1), t134, t150, t165, &t167);
    /* t += x[4] * y */
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(y0, x4, t152, 0, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(y1, x4, t154, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(y2, x4, t156, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(y3, x4, t158, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(y4, x4, t160, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(y5, x4, t162, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(y6, x4, t164, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(y7, x4, t166, t181, &t183);
    sangi_limb c185 = 0;
    const sangi_limb t184 = sangi_limb_add(t167, t183, &c185);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(UINT32_C(0xb5e73719), t168, t170, 0, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(UINT32_C(0x97d53af4), t168, t172, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(UINT32_C(0x9702d0f7), t168, t174, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(UINT32_C(0x017e9103), t168, t176, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(UINT32_C(0x00000000), t168, t178, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(UINT32_C(0x00000000), t168, t180, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(UINT32_C(0xb0000000), t168, t182, t197, &t199);
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(UINT32_C(0x012547e1), t168, t184, t199, &t201);
    /* t += x[5] * y */
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(y0, x5, t186, 0, &t203);
    sangi_limb t205;
    const sangi_limb t204 = sangi_limb_mac(y1, x5, t188, t203, &t205);
    sangi_limb t207;
    const sangi_limb t206 = sangi_limb_mac(y2, x5, t190, t205, &t207);
    sangi_limb t209;
    const sangi_limb t208 = sangi_limb_mac(y3, x5, t192, t207, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(y4, x5, t194, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(y5, x5, t196, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(y6, x5, t198, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(y7, x5, t200, t215, &t217);
    sangi_limb c219 = 0;
    const sangi_limb t218 = sangi_limb_add(t201, t217, &c219);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(UINT32_C(0xb5e73719), t202, t204, 0, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(UINT32_C(0x97d53af4), t202, t206, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(UINT32_C(0x9702d0f7), t202, t208, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(UINT32_C(0x017e9103), t202, t210, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(UINT32_C(0x00000000), t202, t212, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(UINT32_C(0x00000000), t202, t214, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(UINT32_C(0xb0000000), t202, t216, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(UINT32_C(0x012547e1), t202, t218, t233, &t235);
    /* t += x[6] * y */
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(y0, x6, t220, 0, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(y1, x6, t222, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(y2, x6, t224, t239, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(y3, x6, t226, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(y4, x6, t228, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(y5, x6, t230, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(y6, x6, t232, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(y7, x6, t234, t249, &t251);
    sangi_limb c253 = 0;
    const sangi_limb t252 = sangi_limb_add(t235, t251, &c253);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(UINT32_C(0xb5e73719), t236, t238, 0, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(UINT32_C(0x97d53af4), t236, t240, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(UINT32_C(0x9702d0f7), t236, t242, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(UINT32_C(0x017e9103), t236, t244, t259, &t261);
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(UINT32_C(0x00000000), t236, t246, t261, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(UINT32_C(0x00000000), t236, t248, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(UINT32_C(0xb0000000), t236, t250, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(UINT32_C(0x012547e1), t236, t252, t267, &t269);
    /* t += x[7] * y */
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(y0, x7, t254, 0, &t271);
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(y1, x7, t256, t271, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(y2, x7, t258, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(y3, x7, t260, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(y4, x7, t262, t277, &t279);
    sangi_limb t281;
    const sangi_limb t280 = sangi_limb_mac(y5, x7, t264, t279, &t281);
    sangi_limb t283;
    const sangi_limb t282 = sangi_limb_mac(y6, x7, t266, t281, &t283);
    sangi_limb t285;
    const sangi_limb t284 = sangi_limb_mac(y7, x7, t268, t283, &t285);
    sangi_limb c287 = 0;
    const sangi_limb t286 = sangi_limb_add(t269, t285, &c287);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t288 = sangi_limb_mullo(t270, UINT32_C(0x12547e1b));
    sangi_limb t290;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t288, t270, 0, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(UINT32_C(0x5812631a), t288, t272, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t288, t274, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(UINT32_C(0x14def9de), t288, t276, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(UINT32_C(0x00000000), t288, t278, t296, &t298);
    sangi_limb t300;
    const sangi_limb t299 = sangi_limb_mac(UINT32_C(0x00000000), t288, t280, t298, &t300);
    sangi_limb t302;
    const sangi_limb t301 = sangi_limb_mac(UINT32_C(0x00000000), t288, t282, t300, &t302);
    sangi_limb t304;
    const sangi_limb t303 = sangi_limb_mac(UINT32_C(0x10000000), t288, t284, t302, &t304);
    sangi_limb c306 = 0;
    const sangi_limb t305 = sangi_limb_add(t286, t304, &c306);
    /* d = s - p */
    sangi_limb c317 = 0;
    const sangi_limb t316 = sangi_limb_sub(t291, UINT32_C(0x5cf5d3ed), &c317);
    const sangi_limb t318 = sangi_limb_sub(t293, UINT32_C(0x5812631a), &c317);
    const sangi_limb t320 = sangi_limb_sub(t295, UINT32_C(0xa2f79cd6), &c317);
    const sangi_limb t322 = sangi_limb_sub(t297, UINT32_C(0x14def9de), &c317);
    const sangi_limb t324 = sangi_limb_sub(t299, UINT32_C(0x00000000), &c317);
    const sangi_limb t326 = sangi_limb_sub(t301, UINT32_C(0x00000000), &c317);
    const sangi_limb t328 = sangi_limb_sub(t303, UINT32_C(0x00000000), &c317);
    const sangi_limb t330 = sangi_limb_sub(t305, UINT32_C(0x10000000), &c317);
    /* s where d < 0, else d */
    const sangi_limb t332 = sangi_limb_mask(c317);
    const sangi_limb t333 = sangi_limb_select(t332, t291, t316);
    const sangi_limb t334 = sangi_limb_select(t332, t293, t318);
    const sangi_limb t335 = sangi_limb_select(t332, t295, t320);
    const sangi_limb t336 = sangi_limb_select(t332, t297, t322);
    const sangi_limb t337 = sangi_limb_select(t332, t299, t324);
    const sangi_limb t338 = sangi_limb_select(t332, t301, t326);
    const sangi_limb t339 = sangi_limb_select(t332, t303, t328);
    const sangi_limb t340 = sangi_limb_select(t332, t305, t330);
    z[0] = t333;
    z[1] = t334;
    z[2] = t335;
    z[3] = t336;
    z[4] = t337;
    z[5] = t338;
    z[6] = t339;
    z[7] = t340;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_ed25519_order_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t66 = sangi_limb_add(t10, sangi_limb_hide(t10), &c67);
    const sangi_limb t68 = sangi_limb_add(t12, sangi_limb_hide(t12), &c67);
    const sangi_limb t70 = sangi_limb_add(t24, sangi_limb_hide(t24), &c67);
    const sangi_limb t72 = sangi_limb_add(t26, sangi_limb_hide(t26), &c67);
    const sangi_limb t74 = sangi_limb_add(t36, sangi_limb_hide(t36), &c67);
    const sangi_limb t76 = sangi_limb_add(t38, sangi_limb_hide(t38), &c67);
    const sangi_limb t78 = sangi_limb_add(t46, sangi_limb_hide(t46), &c67);
    const sangi_limb t80 = sangi_limb_add(t48, sangi_limb_hide(t48), &c67);
    const sangi_limb t82 = sangi_limb_add(t54, sangi_limb_hide(t54), &c67);
    const sangi_limb t84 = sangi_limb_add(t56, sangi_limb_hide(t56), &c67);
    const sangi_limb t86 = sangi_limb_add(t60, sangi_limb_hide(t60), &c67);
    const sangi_limb t88 = sangi_limb_add(t62, sangi_limb_hide(t62), &c67);
    const sangi_limb t90 = sangi_limb_add(t64, sangi_limb_hide(t64), &c67);
    const sangi_limb t92 = sangi_limb_add(t65, sangi_limb_hide(t65), &c67);
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
    const sangi_limb t149 = sangi_limb_mullo(t94, UINT32_C(0x12547e1b));
    sangi_limb t151;
    (void)sangi_limb_mac(t149, UINT32_C(0x5cf5d3ed), t94, 0, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(t149, UINT32_C(0x5812631a), t110, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(t149, UINT32_C(0xa2f79cd6), t112, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(t149, UINT32_C(0x14def9de), t114, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(t149, UINT32_C(0x00000000), t116, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(t149, UINT32_C(0x00000000), t118, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(t149, UINT32_C(0x00000000), t120, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(t149, UINT32_C(0x10000000), t122, t163, &t165);
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(t124, t165, &c167);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t168 = sangi_limb_mullo(t152, UINT32_C(0x12547e1b));
    sangi_limb t170;
    (void)sangi_limb_mac(t168, UINT32_C(0x5cf5d3ed), t152, 0, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(t168, UINT32_C(0x5812631a), t154, t170, &t172);
    sangi_limb t174;
    const sangi_limb t173 = sangi_limb_mac(t168, UINT32_C(0xa2f79cd6), t156, t172, &t174);
    sangi_limb t176;
    const sangi_limb t175 = sangi_limb_mac(t168, UINT32_C(0x14def9de), t158, t174, &t176);
    sangi_limb t178;
    const sangi_limb t177 = sangi_limb_mac(t168, UINT32_C(0x00000000), t160, t176, &t178);
    sangi_limb t180;
    const sangi_limb t179 = sangi_limb_mac(t168, UINT32_C(0x00000000), t162, t178, &t180);
    sangi_limb t182;
    const sangi_limb t181 = sangi_limb_mac(t168, UINT32_C(0x00000000), t164, t180, &t182);
    sangi_limb t184;
    const sangi_limb t183 = sangi_limb_mac(t168, UINT32_C(0x10000000), t166, t182, &t184);
    const sangi_limb t185 = sangi_limb_add(t126, t184, &c167);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t187 = sangi_limb_mullo(t171, UINT32_C(0x12547e1b));
    sangi_limb t189;
    (void)sangi_limb_mac(t187, UINT32_C(0x5cf5d3ed), t171, 0, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(t187, UINT32_C(0x5812631a), t173, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(t187, UINT32_C(0xa2f79cd6), t175, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(t187, UINT32_C(0x14def9de), t177, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(t187, UINT32_C(0x00000000), t179, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(t187, UINT32_C(0x00000000), t181, t197, &t199);
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(t187, UINT32_C(0x00000000), t183, t199, &t201);
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(t187, UINT32_C(0x10000000), t185, t201, &t203);
    const sangi_limb t204 = sangi_limb_add(t128, t203, &c167);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t206 = sangi_limb_mullo(t190, UINT32_C(0x12547e1b));
    sangi_limb t208;
    (void)sangi_limb_mac(t206, UINT32_C(0x5cf5d3ed), t190, 0, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(t206, UINT32_C(0x5812631a), t192, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(t206, UINT32_C(0xa2f79cd6), t194, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(t206, UINT32_C(0x14def9de), t196, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(t206, UINT32_C(0x00000000), t198, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(t206, UINT32_C(0x00000000), t200, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(t206, UINT32_C(0x00000000), t202, t218, &t220);
    sangi_limb t222;
    const sangi_limb t221 = sangi_limb_mac(t206, UINT32_C(0x10000000), t204, t220, &t222);
    const sangi_limb t223 = sangi_limb_add(t130, t222, &c167);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t225 = sangi_limb_mullo(t209, UINT32_C(0x12547e1b));
    sangi_limb t227;
    (void)sangi_limb_mac(t225, UINT32_C(0x5cf5d3ed), t209, 0, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(t225, UINT32_C(0x5812631a), t211, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(t225, UINT32_C(0xa2f79cd6), t213, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(t225, UINT32_C(0x14def9de), t215, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(t225, UINT32_C(0x00000000), t217, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(t225, UINT32_C(0x00000000), t219, t235, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(t225, UINT32_C(0x00000000), t221, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(t225, UINT32_C(0x10000000), t223, t239, &t241);
    const sangi_limb t242 = sangi_limb_add(t132, t241, &c167);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t244 = sangi_limb_mullo(t228, UINT32_C(0x12547e1b));
    sangi_limb t246;
    (void)sangi_limb_mac(t244, UINT32_C(0x5cf5d3ed), t228, 0, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(t244, UINT32_C(0x5812631a), t230, t246, &t248);
    sangi_limb t250;
    const sangi_limb t249 = sangi_limb_mac(t244, UINT32_C(0xa2f79cd6), t232, t248, &t250);
    sangi_limb t252;
    const sangi_limb t251 = sangi_limb_mac(t244, UINT32_C(0x14def9de), t234, t250, &t252);
    sangi_limb t254;
    const sangi_limb t253 = sangi_limb_mac(t244, UINT32_C(0x00000000), t236, t252, &t254);
    sangi_limb t256;
    const sangi_limb t255 = sangi_limb_mac(t244, UINT32_C(0x00000000), t238, t254, &t256);
    sangi_limb t258;
    const sangi_limb t257 = sangi_limb_mac(t244, UINT32_C(0x00000000), t240, t256, &t258);
    sangi_limb t260;
    const sangi_limb t259 = sangi_limb_mac(t244, UINT32_C(0x10000000), t242, t258, &t260);
    const sangi_limb t261 = sangi_limb_add(t134, t260, &c167);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t263 = sangi_limb_mullo(t247, UINT32_C(0x12547e1b));
    sangi_limb t265;
    (void)sangi_limb_mac(t263, UINT32_C(0x5cf5d3ed), t247, 0, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(t263, UINT32_C(0x5812631a), t249, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(t263, UINT32_C(0xa2f79cd6), t251, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(t263, UINT32_C(0x14def9de), t253, t269, &t271);
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(t263, UINT32_C(0x00000000), t255, t271, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(t263, UINT32_C(0x00000000), t257, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(t263, UINT32_C(0x00000000), t259, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(t263, UINT32_C(0x10000000), t261, t277, &t279);
    const sangi_limb t280 = sangi_limb_add(t136, t279, &c167);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t282 = sangi_limb_mullo(t266, UINT32_C(0x12547e1b));
    sangi_limb t284;
    (void)sangi_limb_mac(t282, UINT32_C(0x5cf5d3ed), t266, 0, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(t282, UINT32_C(0x5812631a), t268, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(t282, UINT32_C(0xa2f79cd6), t270, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(t282, UINT32_C(0x14def9de), t272, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(t282, UINT32_C(0x00000000), t274, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(t282, UINT32_C(0x00000000), t276, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(t282, UINT32_C(0x00000000), t278, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(t282, UINT32_C(0x10000000), t280, t296, &t298);
    const sangi_limb t299 = sangi_limb_add(t138, t298, &c167);
    /* d = s - p */
    sangi_limb c310 = 0;
    const sangi_limb t309 = sangi_limb_sub(t285, UINT32_C(0x5cf5d3ed), &c310);
    const sangi_limb t311 = sangi_limb_sub(t287, UINT32_C(0x5812631a), &c310);
    const sangi_limb t313 = sangi_limb_sub(t289, UINT32_C(0xa2f79cd6), &c310);
    const sangi_limb t315 = sangi_limb_sub(t291, UINT32_C(0x14def9de), &c310);
    const sangi_limb t317 = sangi_limb_sub(t293, UINT32_C(0x00000000), &c310);
    const sangi_limb t319 = sangi_limb_sub(t295, UINT32_C(0x00000000), &c310);
    const sangi_limb t321 = sangi_limb_sub(t297, UINT32_C(0x00000000), &c310);
    const sangi_limb t323 = sangi_limb_sub(t299, UINT32_C(0x10000000), &c310);
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
void sangi_ed25519_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    (void)sangi_limb_mac(t24, UINT32_C(0x00000020), 0, 0, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(t25, UINT32_C(0x00000020), t28, 0, &t30);
    sangi_limb t33;
    (void)sangi_limb_mac(t29, UINT32_C(0x7fffffff), 0, 0, &t33);
    /* t - q * p */
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(UINT32_C(0x5cf5d3ed), t33, 0, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT32_C(0x5812631a), t33, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t33, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT32_C(0x14def9de), t33, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT32_C(0x00000000), t33, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(UINT32_C(0x00000000), t33, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(UINT32_C(0x00000000), t33, t53, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT32_C(0x10000000), t33, t55, 0, &t57);
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
    const sangi_limb t82 = sangi_limb_sub(t58, UINT32_C(0x5cf5d3ed), &c83);
    const sangi_limb t84 = sangi_limb_sub(t60, UINT32_C(0x5812631a), &c83);
    const sangi_limb t86 = sangi_limb_sub(t62, UINT32_C(0xa2f79cd6), &c83);
    const sangi_limb t88 = sangi_limb_sub(t64, UINT32_C(0x14def9de), &c83);
    const sangi_limb t90 = sangi_limb_sub(t66, UINT32_C(0x00000000), &c83);
    const sangi_limb t92 = sangi_limb_sub(t68, UINT32_C(0x00000000), &c83);
    const sangi_limb t94 = sangi_limb_sub(t70, UINT32_C(0x00000000), &c83);
    const sangi_limb t96 = sangi_limb_sub(t72, UINT32_C(0x10000000), &c83);
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
void sangi_ed25519_order_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(y0, x0, 0, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(y1, x0, t35, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y2, x0, t37, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y3, x0, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(y4, x0, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(y5, x0, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(y6, x0, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(y7, x0, t47, 0, &t49);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t50 = sangi_limb_mullo(t34, UINT32_C(0x12547e1b));
    sangi_limb t52;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t50, t34, 0, &t52);
    sangi_limb t54;
    const sangi_limb t53 = sangi_limb_mac(UINT32_C(0x5812631a), t50, t36, t52, &t54);
    sangi_limb t56;
    const sangi_limb t55 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t50, t38, t54, &t56);
    sangi_limb t58;
    const sangi_limb t57 = sangi_limb_mac(UINT32_C(0x14def9de), t50, t40, t56, &t58);
    sangi_limb t60;
    const sangi_limb t59 = sangi_limb_mac(UINT32_C(0x00000000), t50, t42, t58, &t60);
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(UINT32_C(0x00000000), t50, t44, t60, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(UINT32_C(0x00000000), t50, t46, t62, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(UINT32_C(0x10000000), t50, t48, t64, &t66);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t49, t66, &c68);
    /* t += x[1] * y */
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(y0, x1, t53, 0, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(y1, x1, t55, t71, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(y2, x1, t57, t73, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(y3, x1, t59, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(y4, x1, t61, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(y5, x1, t63, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(y6, x1, t65, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(y7, x1, t67, t83, &t85);
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(c68, t85, &c87);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t89 = sangi_limb_mullo(t70, UINT32_C(0x12547e1b));
    sangi_limb t91;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t89, t70, 0, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT32_C(0x5812631a), t89, t72, t91, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t89, t74, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(UINT32_C(0x14def9de), t89, t76, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(UINT32_C(0x00000000), t89, t78, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(UINT32_C(0x00000000), t89, t80, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(UINT32_C(0x00000000), t89, t82, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(UINT32_C(0x10000000), t89, t84, t103, &t105);
    sangi_limb c107 = 0;
    const sangi_limb t106 = sangi_limb_add(t86, t105, &c107);
    sangi_limb c110 = 0;
    const sangi_limb t109 = sangi_limb_add(c87, c107, &c110);
    /* t += x[2] * y */
    sangi_limb t112;
    const sangi_limb t111 = sangi_limb_mac(y0, x2, t92, 0, &t112);
    sangi_limb t114;
    const sangi_limb t113 = sangi_limb_mac(y1, x2, t94, t112, &t114);
    sangi_limb t116;
    const sangi_limb t115 = sangi_limb_mac(y2, x2, t96, t114, &t116);
    sangi_limb t118;
    const sangi_limb t117 = sangi_limb_mac(y3, x2, t98, t116, &t118);
    sangi_limb t120;
    const sangi_limb t119 = sangi_limb_mac(y4, x2, t100, t118, &t120);
    sangi_limb t122;
    const sangi_limb t121 = sangi_limb_mac(y5, x2, t102, t120, &t122);
    sangi_limb t124;
    const sangi_limb t123 = sangi_limb_mac(y6, x2, t104, t122, &t124);
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(y7, x2, t106, t124, &t126);
    sangi_limb c128 = 0;
    const sangi_limb t127 = sangi_limb_add(t109, t126, &c128);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t130 = sangi_limb_mullo(t111, UINT32_C(0x12547e1b));
    sangi_limb t132;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t130, t111, 0, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(UINT32_C(0x5812631a), t130, t113, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t130, t115, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(UINT32_C(0x14def9de), t130, t117, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(UINT32_C(0x00000000), t130, t119, t138, &t140);
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(UINT32_C(0x00000000), t130, t121, t140, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(UINT32_C(0x00000000), t130, t123, t142, &t144);
    sangi_limb t146;
    const sangi_limb t145 = sangi_limb_mac(UINT32_C(0x10000000), t130, t125, t144, &t146);
    sangi_limb c148 = 0;
    const sangi_limb t147 = sangi_limb_add(t127, t146, &c148);
    sangi_limb c151 = 0;
    const sangi_limb t150 = sangi_limb_add(c128, c148, &c151);
    /* t += x[3] * y */
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(y0, x3, t133, 0, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(y1, x3, t135, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(y2, x3, t137, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(y3, x3, t139, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(y4, x3, t141, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(y5, x3, t143, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(y6, x3, t145, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(y7, x3, t147, t165, &t167);
    sangi_limb c169 = 0;
    const sangi_limb t168 = sangi_limb_add(t150, t167, &c169);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t171 = sangi_limb_mullo(t152, UINT32_C(0x12547e1b));
    sangi_limb t173;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t171, t152, 0, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT32_C(0x5812631a), t171, t154, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t171, t156, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(UINT32_C(0x14def9de), t171, t158, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(UINT32_C(0x00000000), t171, t160, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(UINT32_C(0x00000000), t171, t162, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(UINT32_C(0x00000000), t171, t164, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(UINT32_C(0x10000000), t171, t166, t185, &t187);
    sangi_limb c189 = 0;
    const sangi_limb t188 = sangi_limb_add(t168, t187, &c189);
    sangi_limb c192 = 0;
    const sangi_limb t191 = sangi_limb_add(c169, c189, &c192);
    /* t += x[4] * y */
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(y0, x4, t174, 0, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(y1, x4, t176, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(y2, x4, t178, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(y3, x4, t180, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(y4, x4, t182, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(y5, x4, t184, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(y6, x4, t186, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(y7, x4, t188, t206, &t208);
    sangi_limb c210 = 0;
    const sangi_limb t209 = sangi_limb_add(t191, t208, &c210);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t212 = sangi_limb_mullo(t193, UINT32_C(0x12547e1b));
    sangi_limb t214;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t212, t193, 0, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(UINT32_C(0x5812631a), t212, t195, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t212, t197, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(UINT32_C(0x14def9de), t212, t199, t218, &t220);
    sangi_limb t222;
    const sangi_limb t221 = sangi_limb_mac(UINT32_C(0x00000000), t212, t201, t220, &t222);
    sangi_limb t224;
    const sangi_limb t223 = sangi_limb_mac(UINT32_C(0x00000000), t212, t203, t222, &t224);
    sangi_limb t226;
    const sangi_limb t225 = sangi_limb_mac(UINT32_C(0x00000000), t212, t205, t224, &t226);
    sangi_limb t228;
    const sangi_limb t227 = sangi_limb_mac(UINT32_C(0x10000000), t212, t207, t226, &t228);
    sangi_limb c230 = 0;
    const sangi_limb t229 = sangi_limb_add(t209, t228, &c230);
    sangi_limb c233 = 0;
    const sangi_limb t232 = sangi_limb_add(c210, c230, &c233);
    /* t += x[5] * y */
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(y0, x5, t215, 0, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(y1, x5, t217, t235, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(y2, x5, t219, t237, &t239);
    sangi_limb t241;
    const sangi_limb t240 = sangi_limb_mac(y3, x5, t221, t239, &t241);
    sangi_limb t243;
    const sangi_limb t242 = sangi_limb_mac(y4, x5, t223, t241, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(y5, x5, t225, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(y6, x5, t227, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(y7, x5, t229, t247, &t249);
    sangi_limb c251 = 0;
    const sangi_limb t250 = sangi_limb_add(t232, t249, &c251);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t253 = sangi_limb_mullo(t234, UINT32_C(0x12547e1b));
    sangi_limb t255;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t253, t234, 0, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(UINT32_C(0x5812631a), t253, t236, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t253, t238, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(UINT32_C(0x14def9de), t253, t240, t259, &t261);
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(UINT32_C(0x00000000), t253, t242, t261, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(UINT32_C(0x00000000), t253, t244, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(UINT32_C(0x00000000), t253, t246, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(UINT32_C(0x10000000), t253, t248, t267, &t269);
    sangi_limb c271 = 0;
    const sangi_limb t270 = sangi_limb_add(t250, t269, &c271);
    sangi_limb c274 = 0;
    const sangi_limb t273 = sangi_limb_add(c251, c271, &c274);
    /* t += x[6] * y */
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(y0, x6, t256, 0, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(y1, x6, t258, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(y2, x6, t260, t278, &t280);
    sangi_limb t282;
    const sangi_limb t281 = sangi_limb_mac(y3, x6, t262, t280, &t282);
    sangi_limb t284;
    const sangi_limb t283 = sangi_limb_mac(y4, x6, t264, t282, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(y5, x6, t266, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(y6, x6, t268, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(y7, x6, t270, t288, &t290);
    sangi_limb c292 = 0;
    const sangi_limb t291 = sangi_limb_add(t273, t290, &c292);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t294 = sangi_limb_mullo(t275, UINT32_C(0x12547e1b));
    sangi_limb t296;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t294, t275, 0, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(UINT32_C(0x5812631a), t294, t277, t296, &t298);
    sangi_limb t300;
    const sangi_limb t299 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t294, t279, t298, &t300);
    sangi_limb t302;
    const sangi_limb t301 = sangi_limb_mac(UINT32_C(0x14def9de), t294, t281, t300, &t302);
    sangi_limb t304;
    const sangi_limb t303 = sangi_limb_mac(UINT32_C(0x00000000), t294, t283, t302, &t304);
    sangi_limb t306;
    const sangi_limb t305 = sangi_limb_mac(UINT32_C(0x00000000), t294, t285, t304, &t306);
    sangi_limb t308;
    const sangi_limb t307 = sangi_limb_mac(UINT32_C(0x00000000), t294, t287, t306, &t308);
    sangi_limb t310;
    const sangi_limb t309 = sangi_limb_mac(UINT32_C(0x10000000), t294, t289, t308, &t310);
    sangi_limb c312 = 0;
    const sangi_limb t311 = sangi_limb_add(t291, t310, &c312);
    sangi_limb c315 = 0;
    const sangi_limb t314 = sangi_limb_add(c292, c312, &c315);
    /* t += x[7] * y */
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(y0, x7, t297, 0, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(y1, x7, t299, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(y2, x7, t301, t319, &t321);
    sangi_limb t323;
    const sangi_limb t322 = sangi_limb_mac(y3, x7, t303, t321, &t323);
    sangi_limb t325;
    const sangi_limb t324 = sangi_limb_mac(y4, x7, t305, t323, &t325);
    sangi_limb t327;
    const sangi_limb t326 = sangi_limb_mac(y5, x7, t307, t325, &t327);
    sangi_limb t329;
    const sangi_limb t328 = sangi_limb_mac(y6, x7, t309, t327, &t329);
    sangi_limb t331;
    const sangi_limb t330 = sangi_limb_mac(y7, x7, t311, t329, &t331);
    sangi_limb c333 = 0;
    const sangi_limb t332 = sangi_limb_add(t314, t331, &c333);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t334 = sangi_limb_mullo(t316, UINT32_C(0x12547e1b));
    sangi_limb t336;
    (void)sangi_limb_mac(UINT32_C(0x5cf5d3ed), t334, t316, 0, &t336);
    sangi_limb t338;
    const sangi_limb t337 = sangi_limb_mac(UINT32_C(0x5812631a), t334, t318, t336, &t338);
    sangi_limb t340;
    const sangi_limb t339 = sangi_limb_mac(UINT32_C(0xa2f79cd6), t334, t320, t338, &t340);
    sangi_limb t342;
    const sangi_limb t341 = sangi_limb_mac(UINT32_C(0x14def9de), t334, t322, t340, &t342);
    sangi_limb t344;
    const sangi_limb t343 = sangi_limb_mac(UINT32_C(0x00000000), t334, t324, t342, &t344);
    sangi_limb t346;
    const sangi_limb t345 = sangi_limb_mac(UINT32_C(0x00000000), t334, t326, t344, &t346);
    sangi_limb t348;
    const sangi_limb t347 = sangi_limb_mac(UINT32_C(0x00000000), t334, t328, t346, &t348);
    sangi_limb t350;
    const sangi_limb t349 = sangi_limb_mac(UINT32_C(0x10000000), t334, t330, t348, &t350);
    sangi_limb c352 = 0;
    const sangi_limb t351 = sangi_limb_add(t332, t350, &c352);
    z[0] = t337;
    z[1] = t339;
    z[2] = t341;
    z[3] = t343;
    z[4] = t345;
    z[5] = t347;
    z[6] = t349;
    z[7] = t351;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_ed25519_order_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
void sangi_ed25519_order_reduce_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t17 = sangi_limb_sub(x0, UINT32_C(0x5cf5d3ed), &c18);
    const sangi_limb t19 = sangi_limb_sub(x1, UINT32_C(0x5812631a), &c18);
    const sangi_limb t21 = sangi_limb_sub(x2, UINT32_C(0xa2f79cd6), &c18);
    const sangi_limb t23 = sangi_limb_sub(x3, UINT32_C(0x14def9de), &c18);
    const sangi_limb t25 = sangi_limb_sub(x4, UINT32_C(0x00000000), &c18);
    const sangi_limb t27 = sangi_limb_sub(x5, UINT32_C(0x00000000), &c18);
    const sangi_limb t29 = sangi_limb_sub(x6, UINT32_C(0x00000000), &c18);
    const sangi_limb t31 = sangi_limb_sub(x7, UINT32_C(0x10000000), &c18);
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
void sangi_ed25519_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_ed25519_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_ed25519_order_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_ed25519_order_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
