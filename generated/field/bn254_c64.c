/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * bn254, base field of BN254 (alt_bn128); 254 bits in 4 limbs of 64, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_modulus[4];
extern const sangi_limb sangi_bn254_one[4];
extern const sangi_limb sangi_bn254_radix2[4];
extern const sangi_limb sangi_bn254_root[4];
extern const sangi_limb sangi_bn254_sqrt_exponent[4];
void sangi_bn254_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bn254_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bn254_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_bn254_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_bn254_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_bn254_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bn254_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_bn254_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_bn254_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bn254_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_bn254_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_bn254_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_bn254_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_bn254_is_zero_c(const sangi_limb *x);
sangi_limb sangi_bn254_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_bn254_modulus[4] = {
    UINT64_C(0x3c208c16d87cfd47),
    UINT64_C(0x97816a916871ca8d),
    UINT64_C(0xb85045b68181585d),
    UINT64_C(0x30644e72e131a029),
};

const sangi_limb sangi_bn254_one[4] = {
    UINT64_C(0xd35d438dc58f0d9d),
    UINT64_C(0x0a78eb28f5c70b3d),
    UINT64_C(0x666ea36f7879462c),
    UINT64_C(0x0e0a77c19a07df2f),
};

const sangi_limb sangi_bn254_radix2[4] = {
    UINT64_C(0xf32cfc5b538afa89),
    UINT64_C(0xb5e71911d44501fb),
    UINT64_C(0x47ab1eff0a417ff6),
    UINT64_C(0x06d89f71cab8351f),
};

const sangi_limb sangi_bn254_root[4] = {
    UINT64_C(0x68c3488912edefaa),
    UINT64_C(0x8d087f6872aabf4f),
    UINT64_C(0x51e1a24709081231),
    UINT64_C(0x2259d6b14729c0fa),
};

const sangi_limb sangi_bn254_sqrt_exponent[4] = {
    UINT64_C(0x4f082305b61f3f51),
    UINT64_C(0x65e05aa45a1c72a3),
    UINT64_C(0x6e14116da0605617),
    UINT64_C(0x0c19139cb84c680a),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bn254_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* s = x + y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_add(x0, y0, &c10);
    const sangi_limb t11 = sangi_limb_add(x1, y1, &c10);
    const sangi_limb t13 = sangi_limb_add(x2, y2, &c10);
    const sangi_limb t15 = sangi_limb_add(x3, y3, &c10);
    /* d = s - p */
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_sub(t9, UINT64_C(0x3c208c16d87cfd47), &c22);
    const sangi_limb t23 = sangi_limb_sub(t11, UINT64_C(0x97816a916871ca8d), &c22);
    const sangi_limb t25 = sangi_limb_sub(t13, UINT64_C(0xb85045b68181585d), &c22);
    const sangi_limb t27 = sangi_limb_sub(t15, UINT64_C(0x30644e72e131a029), &c22);
    /* s where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c22);
    const sangi_limb t30 = sangi_limb_select(t29, t9, t21);
    const sangi_limb t31 = sangi_limb_select(t29, t11, t23);
    const sangi_limb t32 = sangi_limb_select(t29, t13, t25);
    const sangi_limb t33 = sangi_limb_select(t29, t15, t27);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bn254_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* d = x - y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_sub(x0, y0, &c10);
    const sangi_limb t11 = sangi_limb_sub(x1, y1, &c10);
    const sangi_limb t13 = sangi_limb_sub(x2, y2, &c10);
    const sangi_limb t15 = sangi_limb_sub(x3, y3, &c10);
    /* t = d + p */
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_add(t9, UINT64_C(0x3c208c16d87cfd47), &c22);
    const sangi_limb t23 = sangi_limb_add(t11, UINT64_C(0x97816a916871ca8d), &c22);
    const sangi_limb t25 = sangi_limb_add(t13, UINT64_C(0xb85045b68181585d), &c22);
    const sangi_limb t27 = sangi_limb_add(t15, UINT64_C(0x30644e72e131a029), &c22);
    /* t where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c22);
    const sangi_limb t30 = sangi_limb_select(t29, t21, t9);
    const sangi_limb t31 = sangi_limb_select(t29, t23, t11);
    const sangi_limb t32 = sangi_limb_select(t29, t25, t13);
    const sangi_limb t33 = sangi_limb_select(t29, t27, t15);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_bn254_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* d = x - y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c10);
    const sangi_limb t11 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c10);
    const sangi_limb t13 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c10);
    const sangi_limb t15 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c10);
    /* t = d + p */
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_add(t9, UINT64_C(0x3c208c16d87cfd47), &c22);
    const sangi_limb t23 = sangi_limb_add(t11, UINT64_C(0x97816a916871ca8d), &c22);
    const sangi_limb t25 = sangi_limb_add(t13, UINT64_C(0xb85045b68181585d), &c22);
    const sangi_limb t27 = sangi_limb_add(t15, UINT64_C(0x30644e72e131a029), &c22);
    /* t where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c22);
    const sangi_limb t30 = sangi_limb_select(t29, t21, t9);
    const sangi_limb t31 = sangi_limb_select(t29, t23, t11);
    const sangi_limb t32 = sangi_limb_select(t29, t25, t13);
    const sangi_limb t33 = sangi_limb_select(t29, t27, t15);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_bn254_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* s = x + y */
    sangi_limb c6 = 0;
    const sangi_limb t5 = sangi_limb_add(x0, x0, &c6);
    const sangi_limb t7 = sangi_limb_add(x1, x1, &c6);
    const sangi_limb t9 = sangi_limb_add(x2, x2, &c6);
    const sangi_limb t11 = sangi_limb_add(x3, x3, &c6);
    /* d = s - p */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(t5, UINT64_C(0x3c208c16d87cfd47), &c18);
    const sangi_limb t19 = sangi_limb_sub(t7, UINT64_C(0x97816a916871ca8d), &c18);
    const sangi_limb t21 = sangi_limb_sub(t9, UINT64_C(0xb85045b68181585d), &c18);
    const sangi_limb t23 = sangi_limb_sub(t11, UINT64_C(0x30644e72e131a029), &c18);
    /* s where d < 0, else d */
    const sangi_limb t25 = sangi_limb_mask(c18);
    const sangi_limb t26 = sangi_limb_select(t25, t5, t17);
    const sangi_limb t27 = sangi_limb_select(t25, t7, t19);
    const sangi_limb t28 = sangi_limb_select(t25, t9, t21);
    const sangi_limb t29 = sangi_limb_select(t25, t11, t23);
    z[0] = t26;
    z[1] = t27;
    z[2] = t28;
    z[3] = t29;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_bn254_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* s = x + p where x is odd, else x */
    const sangi_limb c5 = (sangi_limb)(x0 & 1);
    const sangi_limb t6 = sangi_limb_mask(c5);
    const sangi_limb t11 = (sangi_limb)(UINT64_C(0x3c208c16d87cfd47) & t6);
    const sangi_limb t12 = (sangi_limb)(UINT64_C(0x97816a916871ca8d) & t6);
    const sangi_limb t13 = (sangi_limb)(UINT64_C(0xb85045b68181585d) & t6);
    const sangi_limb t14 = (sangi_limb)(UINT64_C(0x30644e72e131a029) & t6);
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(x0, t11, &c16);
    const sangi_limb t17 = sangi_limb_add(x1, t12, &c16);
    const sangi_limb t19 = sangi_limb_add(x2, t13, &c16);
    const sangi_limb t21 = sangi_limb_add(x3, t14, &c16);
    /* s / 2 */
    sangi_limb c24 = 0;
    const sangi_limb t23 = sangi_limb_shift(t21, &c24);
    const sangi_limb t25 = sangi_limb_shift(t19, &c24);
    const sangi_limb t27 = sangi_limb_shift(t17, &c24);
    const sangi_limb t29 = sangi_limb_shift(t15, &c24);
    z[0] = t29;
    z[1] = t27;
    z[2] = t25;
    z[3] = t23;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bn254_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0x3c208c16d87cfd47), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d), UINT64_C(0x30644e72e131a029), UINT64_C(0x327d7c1b18f7bd41), UINT64_C(0xdb8ed52f824ed32f), UINT64_C(0x29b67b05eb29a6a1), UINT64_C(0x19ac99126b459dda)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* t += x[0] * y */
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(y0, x0, 0, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(y1, x0, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(y2, x0, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(y3, x0, t23, 0, &t25);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(k[4], t18, t20, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(k[5], t18, t22, t27, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(k[6], t18, t24, t29, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(k[7], t18, t25, t31, &t33);
    /* t += x[1] * y */
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(y0, x1, t26, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(y1, x1, t28, t35, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y2, x1, t30, t37, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y3, x1, t32, t39, &t41);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(k[4], t34, t36, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(k[5], t34, t38, t45, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(k[6], t34, t40, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(k[7], t34, t42, t49, &t51);
    /* t += x[2] * y */
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(y0, x2, t44, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(y1, x2, t46, t53, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(y2, x2, t48, t55, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(y3, x2, t50, t57, &t59);
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(t51, t59, &c61);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(k[4], t52, t54, 0, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(k[5], t52, t56, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(k[6], t52, t58, t65, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(k[7], t52, t60, t67, &t69);
    /* t += x[3] * y */
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(y0, x3, t62, 0, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(y1, x3, t64, t71, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(y2, x3, t66, t73, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(y3, x3, t68, t75, &t77);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(t69, t77, &c79);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t80 = sangi_limb_mullo(t70, UINT64_C(0x87d20782e4866389));
    sangi_limb t82;
    (void)sangi_limb_mac(k[0], t80, t70, 0, &t82);
    sangi_limb t84;
    const sangi_limb t83 = sangi_limb_mac(k[1], t80, t72, t82, &t84);
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(k[2], t80, t74, t84, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(k[3], t80, t76, t86, &t88);
    sangi_limb c90 = 0;
    const sangi_limb t89 = sangi_limb_add(t78, t88, &c90);
    /* d = s - p */
    sangi_limb c97 = 0;
    const sangi_limb t96 = sangi_limb_sub(t83, k[0], &c97);
    const sangi_limb t98 = sangi_limb_sub(t85, k[1], &c97);
    const sangi_limb t100 = sangi_limb_sub(t87, k[2], &c97);
    const sangi_limb t102 = sangi_limb_sub(t89, k[3], &c97);
    /* s where d < 0, else d */
    const sangi_limb t104 = sangi_limb_mask(c97);
    const sangi_limb t105 = sangi_limb_select(t104, t83, t96);
    const sangi_limb t106 = sangi_limb_select(t104, t85, t98);
    const sangi_limb t107 = sangi_limb_select(t104, t87, t100);
    const sangi_limb t108 = sangi_limb_select(t104, t89, t102);
    z[0] = t105;
    z[1] = t106;
    z[2] = t107;
    z[3] = t108;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_bn254_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0x3c208c16d87cfd47), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d), UINT64_C(0x30644e72e131a029)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* the products x[i] * x[j] with i < j */
    sangi_limb t7;
    const sangi_limb t6 = sangi_limb_mac(x0, x1, 0, 0, &t7);
    sangi_limb t9;
    const sangi_limb t8 = sangi_limb_mac(x0, x2, t7, 0, &t9);
    sangi_limb t11;
    const sangi_limb t10 = sangi_limb_mac(x0, x3, t9, 0, &t11);
    sangi_limb t13;
    const sangi_limb t12 = sangi_limb_mac(x1, x2, t10, 0, &t13);
    sangi_limb t15;
    const sangi_limb t14 = sangi_limb_mac(x1, x3, t11, t13, &t15);
    sangi_limb t17;
    const sangi_limb t16 = sangi_limb_mac(x2, x3, t15, 0, &t17);
    /* twice these */
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_add(t6, t6, &c19);
    const sangi_limb t20 = sangi_limb_add(t8, t8, &c19);
    const sangi_limb t22 = sangi_limb_add(t12, t12, &c19);
    const sangi_limb t24 = sangi_limb_add(t14, t14, &c19);
    const sangi_limb t26 = sangi_limb_add(t16, t16, &c19);
    const sangi_limb t28 = sangi_limb_add(t17, t17, &c19);
    /* and the squares x[i]^2 */
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(x0, x0, 0, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(x1, x1, 0, 0, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(x2, x2, 0, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(x3, x3, 0, 0, &t37);
    sangi_limb c39 = 0;
    const sangi_limb t38 = sangi_limb_add(t18, t31, &c39);
    const sangi_limb t40 = sangi_limb_add(t20, t32, &c39);
    const sangi_limb t42 = sangi_limb_add(t22, t33, &c39);
    const sangi_limb t44 = sangi_limb_add(t24, t34, &c39);
    const sangi_limb t46 = sangi_limb_add(t26, t35, &c39);
    const sangi_limb t48 = sangi_limb_add(t28, t36, &c39);
    const sangi_limb t50 = sangi_limb_add(UINT64_C(0x0000000000000000), t37, &c39);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t57 = sangi_limb_mullo(t30, UINT64_C(0x87d20782e4866389));
    sangi_limb t59;
    (void)sangi_limb_mac(t57, k[0], t30, 0, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(t57, k[1], t38, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(t57, k[2], t40, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(t57, k[3], t42, t63, &t65);
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t44, t65, &c67);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t68 = sangi_limb_mullo(t60, UINT64_C(0x87d20782e4866389));
    sangi_limb t70;
    (void)sangi_limb_mac(t68, k[0], t60, 0, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(t68, k[1], t62, t70, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(t68, k[2], t64, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(t68, k[3], t66, t74, &t76);
    const sangi_limb t77 = sangi_limb_add(t46, t76, &c67);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t79 = sangi_limb_mullo(t71, UINT64_C(0x87d20782e4866389));
    sangi_limb t81;
    (void)sangi_limb_mac(t79, k[0], t71, 0, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(t79, k[1], t73, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(t79, k[2], t75, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(t79, k[3], t77, t85, &t87);
    const sangi_limb t88 = sangi_limb_add(t48, t87, &c67);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t90 = sangi_limb_mullo(t82, UINT64_C(0x87d20782e4866389));
    sangi_limb t92;
    (void)sangi_limb_mac(t90, k[0], t82, 0, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(t90, k[1], t84, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(t90, k[2], t86, t94, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(t90, k[3], t88, t96, &t98);
    const sangi_limb t99 = sangi_limb_add(t50, t98, &c67);
    /* d = s - p */
    sangi_limb c106 = 0;
    const sangi_limb t105 = sangi_limb_sub(t93, k[0], &c106);
    const sangi_limb t107 = sangi_limb_sub(t95, k[1], &c106);
    const sangi_limb t109 = sangi_limb_sub(t97, k[2], &c106);
    const sangi_limb t111 = sangi_limb_sub(t99, k[3], &c106);
    /* s where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c106);
    const sangi_limb t114 = sangi_limb_select(t113, t93, t105);
    const sangi_limb t115 = sangi_limb_select(t113, t95, t107);
    const sangi_limb t116 = sangi_limb_select(t113, t97, t109);
    const sangi_limb t117 = sangi_limb_select(t113, t99, t111);
    z[0] = t114;
    z[1] = t115;
    z[2] = t116;
    z[3] = t117;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_bn254_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x54a47462623a04a7), UINT64_C(0x3c208c16d87cfd47), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d), UINT64_C(0x30644e72e131a029)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* t = x * c */
    sangi_limb t7;
    const sangi_limb t6 = sangi_limb_mac(x0, c, 0, 0, &t7);
    sangi_limb t9;
    const sangi_limb t8 = sangi_limb_mac(x1, c, t7, 0, &t9);
    sangi_limb t11;
    const sangi_limb t10 = sangi_limb_mac(x2, c, t9, 0, &t11);
    sangi_limb t13;
    const sangi_limb t12 = sangi_limb_mac(x3, c, t11, 0, &t13);
    /* q, at most one below the quotient of t by p */
    sangi_limb t16;
    (void)sangi_limb_mac(t12, UINT64_C(0x0000000000000010), 0, 0, &t16);
    sangi_limb t18;
    const sangi_limb t17 = sangi_limb_mac(t13, UINT64_C(0x0000000000000010), t16, 0, &t18);
    sangi_limb t21;
    (void)sangi_limb_mac(t17, k[0], 0, 0, &t21);
    /* t - q * p */
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(k[1], t21, 0, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(k[2], t21, t27, 0, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(k[3], t21, t29, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(k[4], t21, t31, 0, &t33);
    sangi_limb c35 = 0;
    const sangi_limb t34 = sangi_limb_sub(t6, t26, &c35);
    const sangi_limb t36 = sangi_limb_sub(t8, t28, &c35);
    const sangi_limb t38 = sangi_limb_sub(t10, t30, &c35);
    const sangi_limb t40 = sangi_limb_sub(t12, t32, &c35);
    /* d = s - p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_sub(t34, k[1], &c47);
    const sangi_limb t48 = sangi_limb_sub(t36, k[2], &c47);
    const sangi_limb t50 = sangi_limb_sub(t38, k[3], &c47);
    const sangi_limb t52 = sangi_limb_sub(t40, k[4], &c47);
    /* s where d < 0, else d */
    const sangi_limb t54 = sangi_limb_mask(c47);
    const sangi_limb t55 = sangi_limb_select(t54, t34, t46);
    const sangi_limb t56 = sangi_limb_select(t54, t36, t48);
    const sangi_limb t57 = sangi_limb_select(t54, t38, t50);
    const sangi_limb t58 = sangi_limb_select(t54, t40, t52);
    z[0] = t55;
    z[1] = t56;
    z[2] = t57;
    z[3] = t58;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_bn254_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0x3c208c16d87cfd47), UINT64_C(0x97816a916871ca8d), UINT64_C(0xb85045b68181585d), UINT64_C(0x30644e72e131a029)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* t += x[0] * y */
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(y0, x0, 0, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(y1, x0, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(y2, x0, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(y3, x0, t23, 0, &t25);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t26 = sangi_limb_mullo(t18, UINT64_C(0x87d20782e4866389));
    sangi_limb t28;
    (void)sangi_limb_mac(k[0], t26, t18, 0, &t28);
    sangi_limb t30;
    const sangi_limb t29 = sangi_limb_mac(k[1], t26, t20, t28, &t30);
    sangi_limb t32;
    const sangi_limb t31 = sangi_limb_mac(k[2], t26, t22, t30, &t32);
    sangi_limb t34;
    const sangi_limb t33 = sangi_limb_mac(k[3], t26, t24, t32, &t34);
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_add(t25, t34, &c36);
    /* t += x[1] * y */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y0, x1, t29, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y1, x1, t31, t39, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(y2, x1, t33, t41, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(y3, x1, t35, t43, &t45);
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_add(c36, t45, &c47);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t49 = sangi_limb_mullo(t38, UINT64_C(0x87d20782e4866389));
    sangi_limb t51;
    (void)sangi_limb_mac(k[0], t49, t38, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(k[1], t49, t40, t51, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(k[2], t49, t42, t53, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(k[3], t49, t44, t55, &t57);
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_add(t46, t57, &c59);
    sangi_limb c62 = 0;
    const sangi_limb t61 = sangi_limb_add(c47, c59, &c62);
    /* t += x[2] * y */
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(y0, x2, t52, 0, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(y1, x2, t54, t64, &t66);
    sangi_limb t68;
    const sangi_limb t67 = sangi_limb_mac(y2, x2, t56, t66, &t68);
    sangi_limb t70;
    const sangi_limb t69 = sangi_limb_mac(y3, x2, t58, t68, &t70);
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_add(t61, t70, &c72);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t74 = sangi_limb_mullo(t63, UINT64_C(0x87d20782e4866389));
    sangi_limb t76;
    (void)sangi_limb_mac(k[0], t74, t63, 0, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(k[1], t74, t65, t76, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(k[2], t74, t67, t78, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(k[3], t74, t69, t80, &t82);
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_add(t71, t82, &c84);
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(c72, c84, &c87);
    /* t += x[3] * y */
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(y0, x3, t77, 0, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(y1, x3, t79, t89, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(y2, x3, t81, t91, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(y3, x3, t83, t93, &t95);
    sangi_limb c97 = 0;
    const sangi_limb t96 = sangi_limb_add(t86, t95, &c97);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t98 = sangi_limb_mullo(t88, UINT64_C(0x87d20782e4866389));
    sangi_limb t100;
    (void)sangi_limb_mac(k[0], t98, t88, 0, &t100);
    sangi_limb t102;
    const sangi_limb t101 = sangi_limb_mac(k[1], t98, t90, t100, &t102);
    sangi_limb t104;
    const sangi_limb t103 = sangi_limb_mac(k[2], t98, t92, t102, &t104);
    sangi_limb t106;
    const sangi_limb t105 = sangi_limb_mac(k[3], t98, t94, t104, &t106);
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_add(t96, t106, &c108);
    z[0] = t101;
    z[1] = t103;
    z[2] = t105;
    z[3] = t107;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_bn254_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_add(x0, y0, &c10);
    const sangi_limb t11 = sangi_limb_add(x1, y1, &c10);
    const sangi_limb t13 = sangi_limb_add(x2, y2, &c10);
    const sangi_limb t15 = sangi_limb_add(x3, y3, &c10);
    z[0] = t9;
    z[1] = t11;
    z[2] = t13;
    z[3] = t15;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_bn254_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* d = s - p */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_sub(x0, UINT64_C(0x3c208c16d87cfd47), &c10);
    const sangi_limb t11 = sangi_limb_sub(x1, UINT64_C(0x97816a916871ca8d), &c10);
    const sangi_limb t13 = sangi_limb_sub(x2, UINT64_C(0xb85045b68181585d), &c10);
    const sangi_limb t15 = sangi_limb_sub(x3, UINT64_C(0x30644e72e131a029), &c10);
    /* s where d < 0, else d */
    const sangi_limb t17 = sangi_limb_mask(c10);
    const sangi_limb t18 = sangi_limb_select(t17, x0, t9);
    const sangi_limb t19 = sangi_limb_select(t17, x1, t11);
    const sangi_limb t20 = sangi_limb_select(t17, x2, t13);
    const sangi_limb t21 = sangi_limb_select(t17, x3, t15);
    z[0] = t18;
    z[1] = t19;
    z[2] = t20;
    z[3] = t21;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_bn254_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb t11 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t12 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t13 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t14 = sangi_limb_select(t2, x3, y3);
    z[0] = t11;
    z[1] = t12;
    z[2] = t13;
    z[3] = t14;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_bn254_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_bn254_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* the union of the limbs */
    const sangi_limb t5 = (sangi_limb)(x0 | x1);
    const sangi_limb t6 = (sangi_limb)(t5 | x2);
    const sangi_limb t7 = (sangi_limb)(t6 | x3);
    /* below 1 only if it is 0 */
    sangi_limb c10 = 0;
    (void)sangi_limb_sub(t7, UINT64_C(0x0000000000000001), &c10);
    const sangi_limb t11 = sangi_limb_mask(c10);
    return t11;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_bn254_equal_c(const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* the union of the limbs */
    const sangi_limb t9 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t10 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t11 = (sangi_limb)(t9 | t10);
    const sangi_limb t12 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t13 = (sangi_limb)(t11 | t12);
    const sangi_limb t14 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t15 = (sangi_limb)(t13 | t14);
    /* below 1 only if it is 0 */
    sangi_limb c18 = 0;
    (void)sangi_limb_sub(t15, UINT64_C(0x0000000000000001), &c18);
    const sangi_limb t19 = sangi_limb_mask(c18);
    return t19;
}
