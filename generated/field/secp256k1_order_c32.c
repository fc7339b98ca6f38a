/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_order_modulus[8];
extern const sangi_limb sangi_secp256k1_order_one[8];
extern const sangi_limb sangi_secp256k1_order_radix2[8];
extern const sangi_limb sangi_secp256k1_order_root[8];
extern const sangi_limb sangi_secp256k1_order_sqrt_exponent[8];
void sangi_secp256k1_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_secp256k1_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_secp256k1_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_secp256k1_order_is_zero_c(const sangi_limb *x);
sangi_limb sangi_secp256k1_order_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_secp256k1_order_modulus[8] = {
    UINT32_C(0xd0364141),
    UINT32_C(0xbfd25e8c),
    UINT32_C(0xaf48a03b),
    UINT32_C(0xbaaedce6),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_secp256k1_order_one[8] = {
    UINT32_C(0x2fc9bebf),
    UINT32_C(0x402da173),
    UINT32_C(0x50b75fc4),
    UINT32_C(0x45512319),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_secp256k1_order_radix2[8] = {
    UINT32_C(0x67d7d140),
    UINT32_C(0x896cf214),
    UINT32_C(0x0e7cf878),
    UINT32_C(0x741496c2),
    UINT32_C(0x5bcd07c6),
    UINT32_C(0xe697f5e4),
    UINT32_C(0x81c69bc5),
    UINT32_C(0x9d671cd5),
};

const sangi_limb sangi_secp256k1_order_root[8] = {
    UINT32_C(0x4e5b77cf),
    UINT32_C(0xe823f5b9),
    UINT32_C(0xecd9ebea),
    UINT32_C(0xcab86f88),
    UINT32_C(0x2862700f),
    UINT32_C(0xd3d93fa5),
    UINT32_C(0x577eeabe),
    UINT32_C(0xd6304d1f),
};

const sangi_limb sangi_secp256k1_order_sqrt_exponent[8] = {
    UINT32_C(0x19a06c82),
    UINT32_C(0x777fa4bd),
    UINT32_C(0xcd5e9140),
    UINT32_C(0xfd755db9),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x01ffffff),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t42 = sangi_limb_sub(t17, UINT32_C(0xd0364141), &c43);
    const sangi_limb t44 = sangi_limb_sub(t19, UINT32_C(0xbfd25e8c), &c43);
    const sangi_limb t46 = sangi_limb_sub(t21, UINT32_C(0xaf48a03b), &c43);
    const sangi_limb t48 = sangi_limb_sub(t23, UINT32_C(0xbaaedce6), &c43);
    const sangi_limb t50 = sangi_limb_sub(t25, UINT32_C(0xfffffffe), &c43);
    const sangi_limb t52 = sangi_limb_sub(t27, UINT32_C(0xffffffff), &c43);
    const sangi_limb t54 = sangi_limb_sub(t29, UINT32_C(0xffffffff), &c43);
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
void sangi_secp256k1_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0xd0364141), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xbfd25e8c), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xaf48a03b), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0xbaaedce6), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0xfffffffe), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0xffffffff), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0xffffffff), &c42);
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
void sangi_secp256k1_order_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t41 = sangi_limb_add(t17, UINT32_C(0xd0364141), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT32_C(0xbfd25e8c), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT32_C(0xaf48a03b), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT32_C(0xbaaedce6), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT32_C(0xfffffffe), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT32_C(0xffffffff), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT32_C(0xffffffff), &c42);
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
void sangi_secp256k1_order_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c35 = 0;
    const sangi_limb t34 = sangi_limb_sub(t9, UINT32_C(0xd0364141), &c35);
    const sangi_limb t36 = sangi_limb_sub(t11, UINT32_C(0xbfd25e8c), &c35);
    const sangi_limb t38 = sangi_limb_sub(t13, UINT32_C(0xaf48a03b), &c35);
    const sangi_limb t40 = sangi_limb_sub(t15, UINT32_C(0xbaaedce6), &c35);
    const sangi_limb t42 = sangi_limb_sub(t17, UINT32_C(0xfffffffe), &c35);
    const sangi_limb t44 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c35);
    const sangi_limb t46 = sangi_limb_sub(t21, UINT32_C(0xffffffff), &c35);
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
void sangi_secp256k1_order_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t19 = (sangi_limb)(UINT32_C(0xd0364141) & t10);
    const sangi_limb t20 = (sangi_limb)(UINT32_C(0xbfd25e8c) & t10);
    const sangi_limb t21 = (sangi_limb)(UINT32_C(0xaf48a03b) & t10);
    const sangi_limb t22 = (sangi_limb)(UINT32_C(0xbaaedce6) & t10);
    const sangi_limb t23 = (sangi_limb)(UINT32_C(0xfffffffe) & t10);
    const sangi_limb t24 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
    const sangi_limb t25 = (sangi_limb)(UINT32_C(0xffffffff) & t10);
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
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t50 = sangi_limb_mac(UINT32_C(0xa415411a), t34, t36, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(UINT32_C(0x50177f7b), t34, t38, t51, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(UINT32_C(0xca8417bf), t34, t40, t53, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(UINT32_C(0x934e5b00), t34, t42, t55, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(UINT32_C(0xffffffff), t34, t44, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(UINT32_C(0xffffffff), t34, t46, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(UINT32_C(0xffffffff), t34, t48, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(UINT32_C(0x5588b13e), t34, t49, t63, &t65);
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
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(UINT32_C(0xa415411a), t66, t68, 0, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(UINT32_C(0x50177f7b), t66, t70, t86, &t88);
    sangi_limb t90;
    const sangi_limb t89 = sangi_limb_mac(UINT32_C(0xca8417bf), t66, t72, t88, &t90);
    sangi_limb t92;
    const sangi_limb t91 = sangi_limb_mac(UINT32_C(0x934e5b00), t66, t74, t90, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(UINT32_C(0xffffffff), t66, t76, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(UINT32_C(0xffffffff), t66, t78, t94, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(UINT32_C(0xffffffff), t66, t80, t96, &t98);
    sangi_limb t100;
    const sangi_limb t99 = sangi_limb_mac(UINT32_C(0x5588b13e), t66, t82, t98, &t100);
    sangi_limb c102 = 0;
    const sangi_limb t101 = sangi_limb_add(t100, c83, &c102);
    /* t += x[2] * y */
    sangi_limb t104;
    const sangi_limb t103 = sangi_limb_mac(y0, x2, t85, 0, &t104);
    sangi_limb t106;
    const sangi_limb t105 = sangi_limb_mac(y1, x2, t87, t104, &t106);
    sangi_limb t108;
    const sangi_limb t107 = sangi_limb_mac(y2, x2, t89, t106, &t108);
    sangi_limb t110;
    const sangi_limb t109 = sangi_limb_mac(y3, x2, t91, t108, &t110);
    sangi_limb t112;
    const sangi_limb t111 = sangi_limb_mac(y4, x2, t93, t110, &t112);
    sangi_limb t114;
    const sangi_limb t113 = sangi_limb_mac(y5, x2, t95, t112, &t114);
    sangi_limb t116;
    const sangi_limb t115 = sangi_limb_mac(y6, x2, t97, t114, &t116);
    sangi_limb t118;
    const sangi_limb t117 = sangi_limb_mac(y7, x2, t99, t116, &t118);
    sangi_limb c120 = 0;
    const sangi_limb t119 = sangi_limb_add(t101, t118, &c120);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(UINT32_C(0xa415411a), t103, t105, 0, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(UINT32_C(0x50177f7b), t103, t107, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(UINT32_C(0xca8417bf), t103, t109, t125, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(UINT32_C(0x934e5b00), t103, t111, t127, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(UINT32_C(0xffffffff), t103, t113, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(UINT32_C(0xffffffff), t103, t115, t131, &t133);
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(UINT32_C(0xffffffff), t103, t117, t133, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(UINT32_C(0x5588b13e), t103, t119, t135, &t137);
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_add(t137, c120, &c139);
    /* t += x[3] * y */
    sangi_limb t141;
    const sangi_limb t140 = sangi_limb_mac(y0, x3, t122, 0, &t141);
    sangi_limb t143;
    const sangi_limb t142 = sangi_limb_mac(y1, x3, t124, t141, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(y2, x3, t126, t143, &t145);
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(y3, x3, t128, t145, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(y4, x3, t130, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(y5, x3, t132, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(y6, x3, t134, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(y7, x3, t136, t153, &t155);
    sangi_limb c157 = 0;
    const sangi_limb t156 = sangi_limb_add(t138, t155, &c157);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t159 = sangi_limb_mullo(t140, UINT32_C(0x5588b13f));
    sangi_limb t161;
    (void)sangi_limb_mac(UINT32_C(0xd0364141), t159, t140, 0, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(UINT32_C(0xbfd25e8c), t159, t142, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(UINT32_C(0xaf48a03b), t159, t144, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(UINT32_C(0xbaaedce6), t159, t146, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(UINT32_C(0xfffffffe), t159, t148, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(UINT32_C(0xffffffff), t159, t150, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(UINT32_C(0xffffffff), t159, t152, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT32_C(0xffffffff), t159, t154, t173, &t175);
    sangi_limb c177 = 0;
    const sangi_limb t176 = sangi_limb_add(t156, t175, &c177);
    sangi_limb c180 = 0;
    const sangi_limb t179 = sangi_limb_add(c157, c177, &c180);
    /* t += x[4] * y */
    sangi_limb t182;
    const sangi_limb t181 = sangi_limb_mac(y0, x4, t162, 0, &t182);
    sangi_limb t184;
    const sangi_limb t183 = sangi_limb_mac(y1, x4, t164, t182, &t184);
    sangi_limb t186;
    const sangi_limb t185 = sangi_limb_mac(y2, x4, t166, t184, &t186);
    sangi_limb t188;
    const sangi_limb t187 = sangi_limb_mac(y3, x4, t168, t186, &t188);
    sangi_limb t190;
    const sangi_limb t189 = sangi_limb_mac(y4, x4, t170, t188, &t190);
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(y5, x4, t172, t190, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(y6, x4, t174, t192, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(y7, x4, t176, t194, &t196);
    sangi_limb c198 = 0;
    const sangi_limb t197 = sangi_limb_add(t179, t196, &c198);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t200 = sangi_limb_mullo(t181, UINT32_C(0x5588b13f));
    sangi_limb t202;
    (void)sangi_limb_mac(UINT32_C(0xd0364141), t200, t181, 0, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(UINT32_C(0xbfd25e8c), t200, t183, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(UINT32_C(0xaf48a03b), t200, t185, t204, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(UINT32_C(0xbaaedce6), t200, t187, t206, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(UINT32_C(0xfffffffe), t200, t189, t208, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(UINT32_C(0xffffffff), t200, t191, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(UINT32_C(0xffffffff), t200, t193, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(UINT32_C(0xffffffff), t200, t195, t214, &t216);
    sangi_limb c218 = 0;
    const sangi_limb t217 = sangi_limb_add(t197, t216, &c218);
    sangi_limb c221 = 0;
    const sangi_limb t220 = sangi_limb_add(c198, c218, &c221);
    /* t += x[5] * y */
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(y0, x5, t203, 0, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(y1, x5, t205, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(y2, x5, t207, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(y3, x5, t209, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(y4, x5, t211, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(y5, x5, t213, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(y6, x5, t215, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(y7, x5, t217, t235, &t237);
    sangi_limb c239 = 0;
    const sangi_limb t238 = sangi_limb_add(t220, t237, &c239);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t241 = sangi_limb_mullo(t222, UINT32_C(0x5588b13f));
    sangi_limb t243;
    (void)sangi_limb_mac(UINT32_C(0xd0364141), t241, t222, 0, &t243);
    sangi_limb t245;
    const sangi_limb t244 = sangi_limb_mac(UINT32_C(0xbfd25e8c), t241, t224, t243, &t245);
    sangi_limb t247;
    const sangi_limb t246 = sangi_limb_mac(UINT32_C(0xaf48a03b), t241, t226, t245, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(UINT32_C(0xbaaedce6), t241, t228, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(UINT32_C(0xfffffffe), t241, t230, t249, &t251);
    sangi_limb t253;
    const sangi_limb t252 = sangi_limb_mac(UINT32_C(0xffffffff), t241, t232, t251, &t253);
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(UINT32_C(0xffffffff), t241, t234, t253, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(UINT32_C(0xffffffff), t241, t236, t255, &t257);
    sangi_limb c259 = 0;
    const sangi_limb t258 = sangi_limb_add(t238, t257, &c259);
    sangi_limb c262 = 0;
    const sangi_limb t261 = sangi_limb_add(c239, c259, &c262);
    /* t += x[6] * y */
    sangi_limb t264;
    const sangi_limb t263 = sangi_limb_mac(y0, x6, t244, 0, &t264);
    sangi_limb t266;
    const sangi_limb t265 = sangi_limb_mac(y1, x6, t246, t264, &t266);
    sangi_limb t268;
    const sangi_limb t267 = sangi_limb_mac(y2, x6, t248, t266, &t268);
    sangi_limb t270;
    const sangi_limb t269 = sangi_limb_mac(y3, x6, t250, t268, &t270);
    sangi_limb t272;
    const sangi_limb t271 = sangi_limb_mac(y4, x6, t252, t270, &t272);
    sangi_limb t274;
    const sangi_limb t273 = sangi_limb_mac(y5, x6, t254, t272, &t274);
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(y6, x6, t256, t274, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(y7, x6, t258, t276, &t278);
    sangi_limb c280 = 0;
    const sangi_limb t279 = sangi_limb_add(t261, t278, &c280);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t282 = sangi_limb_mullo(t263, UINT32_C(0x5588b13f));
    sangi_limb t284;
    (void)sangi_limb_mac(UINT32_C(0xd0364141), t282, t263, 0, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(UINT32_C(0xbfd25e8c), t282, t265, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(UINT32_C(0xaf48a03b), t282, t267, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(UINT32_C(0xbaaedce6), t282, t269, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(UINT32_C(0xfffffffe), t282, t271, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(UINT32_C(0xffffffff), t282, t273, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(UINT32_C(0xffffffff), t282, t275, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(UINT32_C(0xffffffff), t282, t277, t296, &t298);
    sangi_limb c300 = 0;
    const sangi_limb t299 = sangi_limb_add(t279, t298, &c300);
    sangi_limb c303 = 0;
    const sangi_limb t302 = sangi_limb_add(c280, c300, &c303);
    /* t += x[7] * y */
    sangi_limb t305;
    const sangi_limb t304 = sangi_limb_mac(y0, x7, t285, 0, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(y1, x7, t287, t305, &t307);
    sangi_limb t309;
    const sangi_limb t308 = sangi_limb_mac(y2, x7, t289, t307, &t309);
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(y3, x7, t291, t309, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(y4, x7, t293, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(y5, x7, t295, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(y6, x7, t297, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(y7, x7, t299, t317, &t319);
    sangi_limb c321 = 0;
    const sangi_limb t320 = sangi_limb_add(t302, t319, &c321);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t323 = sangi_limb_mullo(t304, UINT32_C(0x5588b13f));
    sangi_limb t325;
    (void)sangi_limb_mac(UINT32_C(0xd0364141), t323, t304, 0, &t325);
    sangi_limb t327;
    const sangi_limb t326 = sangi_limb_mac(UINT32_C(0xbfd25e8c), t323, t306, t325, &t327);
    sangi_limb t329;
    const sangi_limb t328 = sangi_limb_mac(UINT32_C(0xaf48a03b), t323, t308, t327, &t329);
    sangi_limb t331;
    const sangi_limb t330 = sangi_limb_mac(UINT32_C(0xbaaedce6), t323, t310, t329, &t331);
    sangi_limb t333;
    const sangi_limb t332 = sangi_limb_mac(UINT32_C(0xfffffffe), t323, t312, t331, &t333);
    sangi_limb t335;
    const sangi_limb t334 = sangi_limb_mac(UINT32_C(0xffffffff), t323, t314, t333, &t335);
    sangi_limb t337;
    const sangi_limb t336 = sangi_limb_mac(UINT32_C(0xffffffff), t323, t316, t335, &t337);
    sangi_limb t339;
    const sangi_limb t338 = sangi_limb_mac(UINT32_C(0xffffffff), t323, t318, t337, &t339);
    sangi_limb c341 = 0;
    const sangi_limb t340 = sangi_limb_add(t320, t339, &c341);
    sangi_limb c344 = 0;
    const sangi_limb t343 = sangi_limb_add(c321, c341, &c344);
    /* d = s - p */
    sangi_limb c354 = 0;
    const sangi_limb t353 = sangi_limb_sub(t326, UINT32_C(0xd0364141), &c354);
    const sangi_limb t355 = sangi_limb_sub(t328, UINT32_C(0xbfd25e8c), &c354);
    const sangi_limb t357 = sangi_limb_sub(t330, UINT32_C(0xaf48a03b), &c354);
    const sangi_limb t359 = sangi_limb_sub(t332, UINT32_C(0xbaaedce6), &c354);
    const sangi_limb t361 = sangi_limb_sub(t334, UINT32_C(0xfffffffe), &c354);
    const sangi_limb t363 = sangi_limb_sub(t336, UINT32_C(0xffffffff), &c354);
    const sangi_limb t365 = sangi_limb_sub(t338, UINT32_C(0xffffffff), &c354);
    const sangi_limb t367 = sangi_limb_sub(t340, UINT32_C(0xffffffff), &c354);
    (void)sangi_limb_sub(t343, UINT32_C(0x00000000), &c354);
    /* s where d < 0, else d */
    const sangi_limb t372 = sangi_limb_mask(c354);
    const sangi_limb t373 = sangi_limb_select(t372, t326, t353);
    const sangi_limb t374 = sangi_limb_select(t372, t328, t355);
    const sangi_limb t375 = sangi_limb_select(t372, t330, t357);
    const sangi_limb t376 = sangi_limb_select(t372, t332, t359);
    const sangi_limb t377 = sangi_limb_select(t372, t334, t361);
    const sangi_limb t378 = sangi_limb_select(t372, t336, t363);
    const sangi_limb t379 = sangi_limb_select(t372, t338, t365);
    const sangi_limb t380 = sangi_limb_select(t372, t340, t367);
    z[0] = t373;
    z[1] = t374;
    z[2] = t375;
    z[3] = t376;
    z[4] = t377;
    z[5] = t378;
    z[6] = t379;
    z[7] = t380;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t150 = sangi_limb_mullo(t95, UINT32_C(0x5588b13f));
    sangi_limb t152;
    (void)sangi_limb_mac(t150, UINT32_C(0xd0364141), t95, 0, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(t150, UINT32_C(0xbfd25e8c), t111, t152, &t154);
    sangi_limb t156;
    const sangi_limb t155 = sangi_limb_mac(t150, UINT32_C(0xaf48a03b), t113, t154, &t156);
    sangi_limb t158;
    const sangi_limb t157 = sangi_limb_mac(t150, UINT32_C(0xbaaedce6), t115, t156, &t158);
    sangi_limb t160;
    const sangi_limb t159 = sangi_limb_mac(t150, UINT32_C(0xfffffffe), t117, t158, &t160);
    sangi_limb t162;
    const sangi_limb t161 = sangi_limb_mac(t150, UINT32_C(0xffffffff), t119, t160, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(t150, UINT32_C(0xffffffff), t121, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(t150, UINT32_C(0xffffffff), t123, t164, &t166);
    sangi_limb c168 = 0;
    const sangi_limb t167 = sangi_limb_add(t125, t166, &c168);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t169 = sangi_limb_mullo(t153, UINT32_C(0x5588b13f));
    sangi_limb t171;
    (void)sangi_limb_mac(t169, UINT32_C(0xd0364141), t153, 0, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(t169, UINT32_C(0xbfd25e8c), t155, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(t169, UINT32_C(0xaf48a03b), t157, t173, &t175);
    sangi_limb t177;
    const sangi_limb t176 = sangi_limb_mac(t169, UINT32_C(0xbaaedce6), t159, t175, &t177);
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(t169, UINT32_C(0xfffffffe), t161, t177, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(t169, UINT32_C(0xffffffff), t163, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(t169, UINT32_C(0xffffffff), t165, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(t169, UINT32_C(0xffffffff), t167, t183, &t185);
    const sangi_limb t186 = sangi_limb_add(t127, t185, &c168);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t188 = sangi_limb_mullo(t172, UINT32_C(0x5588b13f));
    sangi_limb t190;
    (void)sangi_limb_mac(t188, UINT32_C(0xd0364141), t172, 0, &t190);
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(t188, UINT32_C(0xbfd25e8c), t174, t190, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(t188, UINT32_C(0xaf48a03b), t176, t192, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(t188, UINT32_C(0xbaaedce6), t178, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(t188, UINT32_C(0xfffffffe), t180, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(t188, UINT32_C(0xffffffff), t182, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(t188, UINT32_C(0xffffffff), t184, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(t188, UINT32_C(0xffffffff), t186, t202, &t204);
    const sangi_limb t205 = sangi_limb_add(t129, t204, &c168);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t207 = sangi_limb_mullo(t191, UINT32_C(0x5588b13f));
    sangi_limb t209;
    (void)sangi_limb_mac(t207, UINT32_C(0xd0364141), t191, 0, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(t207, UINT32_C(0xbfd25e8c), t193, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(t207, UINT32_C(0xaf48a03b), t195, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(t207, UINT32_C(0xbaaedce6), t197, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(t207, UINT32_C(0xfffffffe), t199, t215, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(t207, UINT32_C(0xffffffff), t201, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(t207, UINT32_C(0xffffffff), t203, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(t207, UINT32_C(0xffffffff), t205, t221, &t223);
    const sangi_limb t224 = sangi_limb_add(t131, t223, &c168);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t226 = sangi_limb_mullo(t210, UINT32_C(0x5588b13f));
    sangi_limb t228;
    (void)sangi_limb_mac(t226, UINT32_C(0xd0364141), t210, 0, &t228);
    sangi_limb t230;
    const sangi_limb t229 = sangi_limb_mac(t226, UINT32_C(0xbfd25e8c), t212, t228, &t230);
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(t226, UINT32_C(0xaf48a03b), t214, t230, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(t226, UINT32_C(0xbaaedce6), t216, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(t226, UINT32_C(0xfffffffe), t218, t234, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(t226, UINT32_C(0xffffffff), t220, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(t226, UINT32_C(0xffffffff), t222, t238, &t240);
    sangi_limb t242;
    const sangi_limb t241 = sangi_limb_mac(t226, UINT32_C(0xffffffff), t224, t240, &t242);
    const sangi_limb t243 = sangi_limb_add(t133, t242, &c168);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t245 = sangi_limb_mullo(t229, UINT32_C(0x5588b13f));
    sangi_limb t247;
    (void)sangi_limb_mac(t245, UINT32_C(0xd0364141), t229, 0, &t247);
    sangi_limb t249;
    const sangi_limb t248 = sangi_limb_mac(t245, UINT32_C(0xbfd25e8c), t231, t247, &t249);
    sangi_limb t251;
    const sangi_limb t250 = sangi_limb_mac(t245, UINT32_C(0xaf48a03b), t233, t249, &t251);
    sangi_limb t253;
    const sangi_limb t252 = sangi_limb_mac(t245, UINT32_C(0xbaaedce6), t235, t251, &t253);
    sangi_limb t255;
    const sangi_limb t254 = sangi_limb_mac(t245, UINT32_C(0xfffffffe), t237, t253, &t255);
    sangi_limb t257;
    const sangi_limb t256 = sangi_limb_mac(t245, UINT32_C(0xffffffff), t239, t255, &t257);
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(t245, UINT32_C(0xffffffff), t241, t257, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(t245, UINT32_C(0xffffffff), t243, t259, &t261);
    const sangi_limb t262 = sangi_limb_add(t135, t261, &c168);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t264 = sangi_limb_mullo(t248, UINT32_C(0x5588b13f));
    sangi_limb t266;
    (void)sangi_limb_mac(t264, UINT32_C(0xd0364141), t248, 0, &t266);
    sangi_limb t268;
    const sangi_limb t267 = sangi_limb_mac(t264, UINT32_C(0xbfd25e8c), t250, t266, &t268);
    sangi_limb t270;
    const sangi_limb t269 = sangi_limb_mac(t264, UINT32_C(0xaf48a03b), t252, t268, &t270);
    sangi_limb t272;
    const sangi_limb t271 = sangi_limb_mac(t264, UINT32_C(0xbaaedce6), t254, t270, &t272);
    sangi_limb t274;
    const sangi_limb t273 = sangi_limb_mac(t264, UINT32_C(0xfffffffe), t256, t272, &t274);
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(t264, UINT32_C(0xffffffff), t258, t274, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(t264, UINT32_C(0xffffffff), t260, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(t264, UINT32_C(0xffffffff), t262, t278, &t280);
    const sangi_limb t281 = sangi_limb_add(t137, t280, &c168);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t283 = sangi_limb_mullo(t267, UINT32_C(0x5588b13f));
    sangi_limb t285;
    (void)sangi_limb_mac(t283, UINT32_C(0xd0364141), t267, 0, &t285);
    sangi_limb t287;
    const sangi_limb t286 = sangi_limb_mac(t283, UINT32_C(0xbfd25e8c), t269, t285, &t287);
    sangi_limb t289;
    const sangi_limb t288 = sangi_limb_mac(t283, UINT32_C(0xaf48a03b), t271, t287, &t289);
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(t283, UINT32_C(0xbaaedce6), t273, t289, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(t283, UINT32_C(0xfffffffe), t275, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(t283, UINT32_C(0xffffffff), t277, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(t283, UINT32_C(0xffffffff), t279, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(t283, UINT32_C(0xffffffff), t281, t297, &t299);
    const sangi_limb t300 = sangi_limb_add(t139, t299, &c168);
    /* d = s - p */
    sangi_limb c312 = 0;
    const sangi_limb t311 = sangi_limb_sub(t286, UINT32_C(0xd0364141), &c312);
    const sangi_limb t313 = sangi_limb_sub(t288, UINT32_C(0xbfd25e8c), &c312);
    const sangi_limb t315 = sangi_limb_sub(t290, UINT32_C(0xaf48a03b), &c312);
    const sangi_limb t317 = sangi_limb_sub(t292, UINT32_C(0xbaaedce6), &c312);
    const sangi_limb t319 = sangi_limb_sub(t294, UINT32_C(0xfffffffe), &c312);
    const sangi_limb t321 = sangi_limb_sub(t296, UINT32_C(0xffffffff), &c312);
    const sangi_limb t323 = sangi_limb_sub(t298, UINT32_C(0xffffffff), &c312);
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
void sangi_secp256k1_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    const sangi_limb t42 = sangi_limb_mac(UINT32_C(0xd0364141), t33, 0, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT32_C(0xbfd25e8c), t33, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT32_C(0xaf48a03b), t33, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT32_C(0xbaaedce6), t33, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT32_C(0xfffffffe), t33, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(UINT32_C(0xffffffff), t33, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(UINT32_C(0xffffffff), t33, t53, 0, &t55);
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
    const sangi_limb t84 = sangi_limb_sub(t58, UINT32_C(0xd0364141), &c85);
    const sangi_limb t86 = sangi_limb_sub(t60, UINT32_C(0xbfd25e8c), &c85);
    const sangi_limb t88 = sangi_limb_sub(t62, UINT32_C(0xaf48a03b), &c85);
    const sangi_limb t90 = sangi_limb_sub(t64, UINT32_C(0xbaaedce6), &c85);
    const sangi_limb t92 = sangi_limb_sub(t66, UINT32_C(0xfffffffe), &c85);
    const sangi_limb t94 = sangi_limb_sub(t68, UINT32_C(0xffffffff), &c85);
    const sangi_limb t96 = sangi_limb_sub(t70, UINT32_C(0xffffffff), &c85);
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
void sangi_secp256k1_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_secp256k1_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_secp256k1_order_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_secp256k1_order_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
