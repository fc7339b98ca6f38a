/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p434, base field of SIKEp434; 434 bits in 7 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p434_modulus[7];
extern const sangi_limb sangi_p434_one[7];
extern const sangi_limb sangi_p434_radix2[7];
extern const sangi_limb sangi_p434_root[7];
extern const sangi_limb sangi_p434_sqrt_exponent[7];
void sangi_p434_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_reduce_c(sangi_limb *z, const sangi_limb *x);

const sangi_limb sangi_p434_modulus[7] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfdc1767ae2ffffff),
    UINT64_C(0x7bc65c783158aea3),
    UINT64_C(0x6cfc5fd681c52056),
    UINT64_C(0x0002341f27177344),
};

const sangi_limb sangi_p434_one[7] = {
    UINT64_C(0x000000000000742c),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0xb90ff404fc000000),
    UINT64_C(0xd801a4fb559facd4),
    UINT64_C(0xe93254545f77410c),
    UINT64_C(0x0000eceea7bd2eda),
};

const sangi_limb sangi_p434_radix2[7] = {
    UINT64_C(0x28e55b65dcd69b30),
    UINT64_C(0xacec7367768798c2),
    UINT64_C(0xab27973f8311688d),
    UINT64_C(0x175cc6af8d6c7c0b),
    UINT64_C(0xabcd92bf2dde347e),
    UINT64_C(0x69e16a61c7686d9a),
    UINT64_C(0x000025a89bcdd12a),
};

const sangi_limb sangi_p434_root[7] = {
    UINT64_C(0xffffffffffff8bd3),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x44b18275e6ffffff),
    UINT64_C(0xa3c4b77cdbb901cf),
    UINT64_C(0x83ca0b82224ddf49),
    UINT64_C(0x000147307f5a4469),
};

const sangi_limb sangi_p434_sqrt_exponent[7] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xff705d9eb8bfffff),
    UINT64_C(0x9ef1971e0c562ba8),
    UINT64_C(0x1b3f17f5a0714815),
    UINT64_C(0x00008d07c9c5dcd1),
};

#define KERNEL(op) sangi_p434_##op##_c
#include "generated/field/limbs7_c64.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p434_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = s - p */
    sangi_limb c37 = 0;
    const sangi_limb t36 = sangi_limb_sub(t15, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t38 = sangi_limb_sub(t17, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t40 = sangi_limb_sub(t19, UINT64_C(0xffffffffffffffff), &c37);
    const sangi_limb t42 = sangi_limb_sub(t21, UINT64_C(0xfdc1767ae2ffffff), &c37);
    const sangi_limb t44 = sangi_limb_sub(t23, UINT64_C(0x7bc65c783158aea3), &c37);
    const sangi_limb t46 = sangi_limb_sub(t25, UINT64_C(0x6cfc5fd681c52056), &c37);
    const sangi_limb t48 = sangi_limb_sub(t27, UINT64_C(0x0002341f27177344), &c37);
    /* s where d < 0, else d */
    const sangi_limb t50 = sangi_limb_mask(c37);
    const sangi_limb t51 = sangi_limb_select(t50, t15, t36);
    const sangi_limb t52 = sangi_limb_select(t50, t17, t38);
    const sangi_limb t53 = sangi_limb_select(t50, t19, t40);
    const sangi_limb t54 = sangi_limb_select(t50, t21, t42);
    const sangi_limb t55 = sangi_limb_select(t50, t23, t44);
    const sangi_limb t56 = sangi_limb_select(t50, t25, t46);
    const sangi_limb t57 = sangi_limb_select(t50, t27, t48);
    z[0] = t51;
    z[1] = t52;
    z[2] = t53;
    z[3] = t54;
    z[4] = t55;
    z[5] = t56;
    z[6] = t57;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p434_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t42 = sangi_limb_add(t21, UINT64_C(0xfdc1767ae2ffffff), &c37);
    const sangi_limb t44 = sangi_limb_add(t23, UINT64_C(0x7bc65c783158aea3), &c37);
    const sangi_limb t46 = sangi_limb_add(t25, UINT64_C(0x6cfc5fd681c52056), &c37);
    const sangi_limb t48 = sangi_limb_add(t27, UINT64_C(0x0002341f27177344), &c37);
    /* t where d < 0, else d */
    const sangi_limb t50 = sangi_limb_mask(c37);
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
void sangi_p434_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t42 = sangi_limb_add(t21, UINT64_C(0xfdc1767ae2ffffff), &c37);
    const sangi_limb t44 = sangi_limb_add(t23, UINT64_C(0x7bc65c783158aea3), &c37);
    const sangi_limb t46 = sangi_limb_add(t25, UINT64_C(0x6cfc5fd681c52056), &c37);
    const sangi_limb t48 = sangi_limb_add(t27, UINT64_C(0x0002341f27177344), &c37);
    /* t where d < 0, else d */
    const sangi_limb t50 = sangi_limb_mask(c37);
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
void sangi_p434_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_sub(t8, UINT64_C(0xffffffffffffffff), &c30);
    const sangi_limb t31 = sangi_limb_sub(t10, UINT64_C(0xffffffffffffffff), &c30);
    const sangi_limb t33 = sangi_limb_sub(t12, UINT64_C(0xffffffffffffffff), &c30);
    const sangi_limb t35 = sangi_limb_sub(t14, UINT64_C(0xfdc1767ae2ffffff), &c30);
    const sangi_limb t37 = sangi_limb_sub(t16, UINT64_C(0x7bc65c783158aea3), &c30);
    const sangi_limb t39 = sangi_limb_sub(t18, UINT64_C(0x6cfc5fd681c52056), &c30);
    const sangi_limb t41 = sangi_limb_sub(t20, UINT64_C(0x0002341f27177344), &c30);
    /* s where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c30);
    const sangi_limb t44 = sangi_limb_select(t43, t8, t29);
    const sangi_limb t45 = sangi_limb_select(t43, t10, t31);
    const sangi_limb t46 = sangi_limb_select(t43, t12, t33);
    const sangi_limb t47 = sangi_limb_select(t43, t14, t35);
    const sangi_limb t48 = sangi_limb_select(t43, t16, t37);
    const sangi_limb t49 = sangi_limb_select(t43, t18, t39);
    const sangi_limb t50 = sangi_limb_select(t43, t20, t41);
    z[0] = t44;
    z[1] = t45;
    z[2] = t46;
    z[3] = t47;
    z[4] = t48;
    z[5] = t49;
    z[6] = t50;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t20 = (sangi_limb)(UINT64_C(0xfdc1767ae2ffffff) & t9);
    const sangi_limb t21 = (sangi_limb)(UINT64_C(0x7bc65c783158aea3) & t9);
    const sangi_limb t22 = (sangi_limb)(UINT64_C(0x6cfc5fd681c52056) & t9);
    const sangi_limb t23 = (sangi_limb)(UINT64_C(0x0002341f27177344) & t9);
    sangi_limb c25 = 0;
    const sangi_limb t24 = sangi_limb_add(x0, t17, &c25);
    const sangi_limb t26 = sangi_limb_add(x1, t18, &c25);
    const sangi_limb t28 = sangi_limb_add(x2, t19, &c25);
    const sangi_limb t30 = sangi_limb_add(x3, t20, &c25);
    const sangi_limb t32 = sangi_limb_add(x4, t21, &c25);
    const sangi_limb t34 = sangi_limb_add(x5, t22, &c25);
    const sangi_limb t36 = sangi_limb_add(x6, t23, &c25);
    /* s / 2 */
    sangi_limb c39 = 0;
    const sangi_limb t38 = sangi_limb_shift(t36, &c39);
    const sangi_limb t40 = sangi_limb_shift(t34, &c39);
    const sangi_limb t42 = sangi_limb_shift(t32, &c39);
    const sangi_limb t44 = sangi_limb_shift(t30, &c39);
    const sangi_limb t46 = sangi_limb_shift(t28, &c39);
    const sangi_limb t48 = sangi_limb_shift(t26, &c39);
    const sangi_limb t50 = sangi_limb_shift(t24, &c39);
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
void sangi_p434_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xfdc1767ae3000000), UINT64_C(0x7bc65c783158aea3), UINT64_C(0x6cfc5fd681c52056), UINT64_C(0x0002341f27177344)};
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
    SANGI_MAC(t52, t53, k[2], t30, t40, t51);
    SANGI_MAC(t54, t55, k[3], t30, t42, t53);
    SANGI_MAC(t56, t57, UINT64_C(0x0000000000000000), t30, t43, t55);
    /* t += x[1] * y */
    SANGI_MAC(t58, t59, y0, x1, t44, 0);
    SANGI_MAC(t60, t61, y1, x1, t46, t59);
    SANGI_MAC(t62, t63, y2, x1, t48, t61);
    SANGI_MAC(t64, t65, y3, x1, t50, t63);
    SANGI_MAC(t66, t67, y4, x1, t52, t65);
    SANGI_MAC(t68, t69, y5, x1, t54, t67);
    SANGI_MAC(t70, t71, y6, x1, t56, t69);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t72, t73, UINT64_C(0x0000000000000000), t58, t60, 0);
    SANGI_MAC(t74, t75, UINT64_C(0x0000000000000000), t58, t62, t73);
    SANGI_MAC(t76, t77, k[0], t58, t64, t75);
    SANGI_MAC(t78, t79, k[1], t58, t66, t77);
    SANGI_MAC(t80, t81, k[2], t58, t68, t79);
    SANGI_MAC(t82, t83, k[3], t58, t70, t81);
    SANGI_MAC(t84, t85, UINT64_C(0x0000000000000000), t58, t71, t83);
    /* t += x[2] * y */
    SANGI_MAC(t86, t87, y0, x2, t72, 0);
    SANGI_MAC(t88, t89, y1, x2, t74, t87);
    SANGI_MAC(t90, t91, y2, x2, t76, t89);
    SANGI_MAC(t92, t93, y3, x2, t78, t91);
    SANGI_MAC(t94, t95, y4, x2, t80, t93);
    SANGI_MAC(t96, t97, y5, x2, t82, t95);
    SANGI_MAC(t98, t99, y6, x2, t84, t97);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t100, t101, UINT64_C(0x0000000000000000), t86, t88, 0);
    SANGI_MAC(t102, t103, UINT64_C(0x0000000000000000), t86, t90, t101);
    SANGI_MAC(t104, t105, k[0], t86, t92, t103);
    SANGI_MAC(t106, t107, k[1], t86, t94, t105);
    SANGI_MAC(t108, t109, k[2], t86, t96, t107);
    SANGI_MAC(t110, t111, k[3], t86, t98, t109);
    SANGI_MAC(t112, t113, UINT64_C(0x0000000000000000), t86, t99, t111);
    /* t += x[3] * y */
    SANGI_MAC(t114, t115, y0, x3, t100, 0);
    SANGI_MAC(t116, t117, y1, x3, t102, t115);
    SANGI_MAC(t118, t119, y2, x3, t104, t117);
    SANGI_MAC(t120, t121, y3, x3, t106, t119);
    SANGI_MAC(t122, t123, y4, x3, t108, t121);
    SANGI_MAC(t124, t125, y5, x3, t110, t123);
    SANGI_MAC(t126, t127, y6, x3, t112, t125);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t128, t129, UINT64_C(0x0000000000000000), t114, t116, 0);
    SANGI_MAC(t130, t131, UINT64_C(0x0000000000000000), t114, t118, t129);
    SANGI_MAC(t132, t133, k[0], t114, t120, t131);
    SANGI_MAC(t134, t135, k[1], t114, t122, t133);
    SANGI_MAC(t136, t137, k[2], t114, t124, t135);
    SANGI_MAC(t138, t139, k[3], t114, t126, t137);
    SANGI_MAC(t140, t141, UINT64_C(0x0000000000000000), t114, t127, t139);
    /* t += x[4] * y */
    SANGI_MAC(t142, t143, y0, x4, t128, 0);
    SANGI_MAC(t144, t145, y1, x4, t130, t143);
    SANGI_MAC(t146, t147, y2, x4, t132, t145);
    SANGI_MAC(t148, t149, y3, x4, t134, t147);
    SANGI_MAC(t150, t151, y4, x4, t136, t149);
    SANGI_MAC(t152, t153, y5, x4, t138, t151);
    SANGI_MAC(t154, t155, y6, x4, t140, t153);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t156, t157, UINT64_C(0x0000000000000000), t142, t144, 0);
    SANGI_MAC(t158, t159, UINT64_C(0x0000000000000000), t142, t146, t157);
    SANGI_MAC(t160, t161, k[0], t142, t148, t159);
    SANGI_MAC(t162, t163, k[1], t142, t150, t161);
    SANGI_MAC(t164, t165, k[2], t142, t152, t163);
    SANGI_MAC(t166, t167, k[3], t142, t154, t165);
    SANGI_MAC(t168, t169, UINT64_C(0x0000000000000000), t142, t155, t167);
    /* t += x[5] * y */
    SANGI_MAC(t170, t171, y0, x5, t156, 0);
    SANGI_MAC(t172, t173, y1, x5, t158, t171);
    SANGI_MAC(t174, t175, y2, x5, t160, t173);
    SANGI_MAC(t176, t177, y3, x5, t162, t175);
    SANGI_MAC(t178, t179, y4, x5, t164, t177);
    SANGI_MAC(t180, t181, y5, x5, t166, t179);
    SANGI_MAC(t182, t183, y6, x5, t168, t181);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t184, t185, UINT64_C(0x0000000000000000), t170, t172, 0);
    SANGI_MAC(t186, t187, UINT64_C(0x0000000000000000), t170, t174, t185);
    SANGI_MAC(t188, t189, k[0], t170, t176, t187);
    SANGI_MAC(t190, t191, k[1], t170, t178, t189);
    SANGI_MAC(t192, t193, k[2], t170, t180, t191);
    SANGI_MAC(t194, t195, k[3], t170, t182, t193);
    SANGI_MAC(t196, t197, UINT64_C(0x0000000000000000), t170, t183, t195);
    /* t += x[6] * y */
    SANGI_MAC(t198, t199, y0, x6, t184, 0);
    SANGI_MAC(t200, t201, y1, x6, t186, t199);
    SANGI_MAC(t202, t203, y2, x6, t188, t201);
    SANGI_MAC(t204, t205, y3, x6, t190, t203);
    SANGI_MAC(t206, t207, y4, x6, t192, t205);
    SANGI_MAC(t208, t209, y5, x6, t194, t207);
    SANGI_MAC(t210, t211, y6, x6, t196, t209);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t212, t213, UINT64_C(0x0000000000000000), t198, t200, 0);
    SANGI_MAC(t214, t215, UINT64_C(0x0000000000000000), t198, t202, t213);
    SANGI_MAC(t216, t217, k[0], t198, t204, t215);
    SANGI_MAC(t218, t219, k[1], t198, t206, t217);
    SANGI_MAC(t220, t221, k[2], t198, t208, t219);
    SANGI_MAC(t222, t223, k[3], t198, t210, t221);
    SANGI_MAC(t224, t225, UINT64_C(0x0000000000000000), t198, t211, t223);
    /* d = s - p */
    sangi_limb c234 = 0;
    const sangi_limb t233 = sangi_limb_sub(t212, UINT64_C(0xffffffffffffffff), &c234);
    const sangi_limb t235 = sangi_limb_sub(t214, UINT64_C(0xffffffffffffffff), &c234);
    const sangi_limb t237 = sangi_limb_sub(t216, UINT64_C(0xffffffffffffffff), &c234);
    const sangi_limb t239 = sangi_limb_sub(t218, UINT64_C(0xfdc1767ae2ffffff), &c234);
    const sangi_limb t241 = sangi_limb_sub(t220, k[1], &c234);
    const sangi_limb t243 = sangi_limb_sub(t222, k[2], &c234);
    const sangi_limb t245 = sangi_limb_sub(t224, k[3], &c234);
    /* s where d < 0, else d */
    const sangi_limb t247 = sangi_limb_mask(c234);
    const sangi_limb t248 = sangi_limb_select(t247, t212, t233);
    const sangi_limb t249 = sangi_limb_select(t247, t214, t235);
    const sangi_limb t250 = sangi_limb_select(t247, t216, t237);
    const sangi_limb t251 = sangi_limb_select(t247, t218, t239);
    const sangi_limb t252 = sangi_limb_select(t247, t220, t241);
    const sangi_limb t253 = sangi_limb_select(t247, t222, t243);
    const sangi_limb t254 = sangi_limb_select(t247, t224, t245);
    z[0] = t248;
    z[1] = t249;
    z[2] = t250;
    z[3] = t251;
    z[4] = t252;
    z[5] = t253;
    z[6] = t254;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffff), UINT64_C(0xfdc1767ae2ffffff), UINT64_C(0x7bc65c783158aea3), UINT64_C(0x6cfc5fd681c52056), UINT64_C(0x0002341f27177344)};
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
    SANGI_MAC(t75, t76, x0, x0, 0, 0);
    SANGI_MAC(t77, t78, x1, x1, 0, 0);
    SANGI_MAC(t79, t80, x2, x2, 0, 0);
    SANGI_MAC(t81, t82, x3, x3, 0, 0);
    SANGI_MAC(t83, t84, x4, x4, 0, 0);
    SANGI_MAC(t85, t86, x5, x5, 0, 0);
    SANGI_MAC(t87, t88, x6, x6, 0, 0);
    sangi_limb c90 = 0;
    const sangi_limb t89 = sangi_limb_add(t51, t76, &c90);
    const sangi_limb t91 = sangi_limb_add(t53, t77, &c90);
    const sangi_limb t93 = sangi_limb_add(t55, t78, &c90);
    const sangi_limb t95 = sangi_limb_add(t57, t79, &c90);
    const sangi_limb t97 = sangi_limb_add(t59, t80, &c90);
    const sangi_limb t99 = sangi_limb_add(t61, t81, &c90);
    const sangi_limb t101 = sangi_limb_add(t63, t82, &c90);
    const sangi_limb t103 = sangi_limb_add(t65, t83, &c90);
    const sangi_limb t105 = sangi_limb_add(t67, t84, &c90);
    const sangi_limb t107 = sangi_limb_add(t69, t85, &c90);
    const sangi_limb t109 = sangi_limb_add(t71, t86, &c90);
    const sangi_limb t111 = sangi_limb_add(t73, t87, &c90);
    const sangi_limb t113 = sangi_limb_add(UINT64_C(0x0000000000000000), t88, &c90);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t123 = sangi_limb_mullo(t75, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t125, t123, k[0], t75, 0);
    SANGI_MAC(t126, t127, t123, k[0], t89, t125);
    SANGI_MAC(t128, t129, t123, k[0], t91, t127);
    SANGI_MAC(t130, t131, t123, k[1], t93, t129);
    SANGI_MAC(t132, t133, t123, k[2], t95, t131);
    SANGI_MAC(t134, t135, t123, k[3], t97, t133);
    SANGI_MAC(t136, t137, t123, k[4], t99, t135);
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_add(t101, t137, &c139);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t140 = sangi_limb_mullo(t126, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t142, t140, k[0], t126, 0);
    SANGI_MAC(t143, t144, t140, k[0], t128, t142);
    SANGI_MAC(t145, t146, t140, k[0], t130, t144);
    SANGI_MAC(t147, t148, t140, k[1], t132, t146);
    SANGI_MAC(t149, t150, t140, k[2], t134, t148);
    SANGI_MAC(t151, t152, t140, k[3], t136, t150);
    SANGI_MAC(t153, t154, t140, k[4], t138, t152);
    const sangi_limb t155 = sangi_limb_add(t103, t154, &c139);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t157 = sangi_limb_mullo(t143, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t159, t157, k[0], t143, 0);
    SANGI_MAC(t160, t161, t157, k[0], t145, t159);
    SANGI_MAC(t162, t163, t157, k[0], t147, t161);
    SANGI_MAC(t164, t165, t157, k[1], t149, t163);
    SANGI_MAC(t166, t167, t157, k[2], t151, t165);
    SANGI_MAC(t168, t169, t157, k[3], t153, t167);
    SANGI_MAC(t170, t171, t157, k[4], t155, t169);
    const sangi_limb t172 = sangi_limb_add(t105, t171, &c139);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t174 = sangi_limb_mullo(t160, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t176, t174, k[0], t160, 0);
    SANGI_MAC(t177, t178, t174, k[0], t162, t176);
    SANGI_MAC(t179, t180, t174, k[0], t164, t178);
    SANGI_MAC(t181, t182, t174, k[1], t166, t180);
    SANGI_MAC(t183, t184, t174, k[2], t168, t182);
    SANGI_MAC(t185, t186, t174, k[3], t170, t184);
    SANGI_MAC(t187, t188, t174, k[4], t172, t186);
    const sangi_limb t189 = sangi_limb_add(t107, t188, &c139);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t191 = sangi_limb_mullo(t177, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t193, t191, k[0], t177, 0);
    SANGI_MAC(t194, t195, t191, k[0], t179, t193);
    SANGI_MAC(t196, t197, t191, k[0], t181, t195);
    SANGI_MAC(t198, t199, t191, k[1], t183, t197);
    SANGI_MAC(t200, t201, t191, k[2], t185, t199);
    SANGI_MAC(t202, t203, t191, k[3], t187, t201);
    SANGI_MAC(t204, t205, t191, k[4], t189, t203);
    const sangi_limb t206 = sangi_limb_add(t109, t205, &c139);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t208 = sangi_limb_mullo(t194, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t210, t208, k[0], t194, 0);
    SANGI_MAC(t211, t212, t208, k[0], t196, t210);
    SANGI_MAC(t213, t214, t208, k[0], t198, t212);
    SANGI_MAC(t215, t216, t208, k[1], t200, t214);
    SANGI_MAC(t217, t218, t208, k[2], t202, t216);
    SANGI_MAC(t219, t220, t208, k[3], t204, t218);
    SANGI_MAC(t221, t222, t208, k[4], t206, t220);
    const sangi_limb t223 = sangi_limb_add(t111, t222, &c139);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t225 = sangi_limb_mullo(t211, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t227, t225, k[0], t211, 0);
    SANGI_MAC(t228, t229, t225, k[0], t213, t227);
    SANGI_MAC(t230, t231, t225, k[0], t215, t229);
    SANGI_MAC(t232, t233, t225, k[1], t217, t231);
    SANGI_MAC(t234, t235, t225, k[2], t219, t233);
    SANGI_MAC(t236, t237, t225, k[3], t221, t235);
    SANGI_MAC(t238, t239, t225, k[4], t223, t237);
    const sangi_limb t240 = sangi_limb_add(t113, t239, &c139);
    /* d = s - p */
    sangi_limb c250 = 0;
    const sangi_limb t249 = sangi_limb_sub(t228, k[0], &c250);
    const sangi_limb t251 = sangi_limb_sub(t230, k[0], &c250);
    const sangi_limb t253 = sangi_limb_sub(t232, k[0], &c250);
    const sangi_limb t255 = sangi_limb_sub(t234, k[1], &c250);
    const sangi_limb t257 = sangi_limb_sub(t236, k[2], &c250);
    const sangi_limb t259 = sangi_limb_sub(t238, k[3], &c250);
    const sangi_limb t261 = sangi_limb_sub(t240, k[4], &c250);
    /* s where d < 0, else d */
    const sangi_limb t263 = sangi_limb_mask(c250);
    const sangi_limb t264 = sangi_limb_select(t263, t228, t249);
    const sangi_limb t265 = sangi_limb_select(t263, t230, t251);
    const sangi_limb t266 = sangi_limb_select(t263, t232, t253);
    const sangi_limb t267 = sangi_limb_select(t263, t234, t255);
    const sangi_limb t268 = sangi_limb_select(t263, t236, t257);
    const sangi_limb t269 = sangi_limb_select(t263, t238, t259);
    const sangi_limb t270 = sangi_limb_select(t263, t240, t261);
    z[0] = t264;
    z[1] = t265;
    z[2] = t266;
    z[3] = t267;
    z[4] = t268;
    z[5] = t269;
    z[6] = t270;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x742c6b854089a193), UINT64_C(0xffffffffffffffff), UINT64_C(0xfdc1767ae2ffffff), UINT64_C(0x7bc65c783158aea3), UINT64_C(0x6cfc5fd681c52056), UINT64_C(0x0002341f27177344)};
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
    SANGI_MAC_HIGH(t25, t21, UINT64_C(0x0000000000010000), 0, 0);
    SANGI_MAC(t26, t27, t22, UINT64_C(0x0000000000010000), t25, 0);
    SANGI_MAC_HIGH(t30, t26, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t38, t39, k[1], t30, 0, 0);
    SANGI_MAC(t40, t41, k[1], t30, t39, 0);
    SANGI_MAC(t42, t43, k[1], t30, t41, 0);
    SANGI_MAC(t44, t45, k[2], t30, t43, 0);
    SANGI_MAC(t46, t47, k[3], t30, t45, 0);
    SANGI_MAC(t48, t49, k[4], t30, t47, 0);
    SANGI_MAC(t50, t51, k[5], t30, t49, 0);
    sangi_limb c53 = 0;
    const sangi_limb t52 = sangi_limb_sub(t9, t38, &c53);
    const sangi_limb t54 = sangi_limb_sub(t11, t40, &c53);
    const sangi_limb t56 = sangi_limb_sub(t13, t42, &c53);
    const sangi_limb t58 = sangi_limb_sub(t15, t44, &c53);
    const sangi_limb t60 = sangi_limb_sub(t17, t46, &c53);
    const sangi_limb t62 = sangi_limb_sub(t19, t48, &c53);
    const sangi_limb t64 = sangi_limb_sub(t21, t50, &c53);
    /* d = s - p */
    sangi_limb c74 = 0;
    const sangi_limb t73 = sangi_limb_sub(t52, k[1], &c74);
    const sangi_limb t75 = sangi_limb_sub(t54, k[1], &c74);
    const sangi_limb t77 = sangi_limb_sub(t56, k[1], &c74);
    const sangi_limb t79 = sangi_limb_sub(t58, k[2], &c74);
    const sangi_limb t81 = sangi_limb_sub(t60, k[3], &c74);
    const sangi_limb t83 = sangi_limb_sub(t62, k[4], &c74);
    const sangi_limb t85 = sangi_limb_sub(t64, k[5], &c74);
    /* s where d < 0, else d */
    const sangi_limb t87 = sangi_limb_mask(c74);
    const sangi_limb t88 = sangi_limb_select(t87, t52, t73);
    const sangi_limb t89 = sangi_limb_select(t87, t54, t75);
    const sangi_limb t90 = sangi_limb_select(t87, t56, t77);
    const sangi_limb t91 = sangi_limb_select(t87, t58, t79);
    const sangi_limb t92 = sangi_limb_select(t87, t60, t81);
    const sangi_limb t93 = sangi_limb_select(t87, t62, t83);
    const sangi_limb t94 = sangi_limb_select(t87, t64, t85);
    z[0] = t88;
    z[1] = t89;
    z[2] = t90;
    z[3] = t91;
    z[4] = t92;
    z[5] = t93;
    z[6] = t94;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xfdc1767ae3000000), UINT64_C(0x7bc65c783158aea3), UINT64_C(0x6cfc5fd681c52056), UINT64_C(0x0002341f27177344)};
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
    SANGI_MAC(t52, t53, k[2], t30, t40, t51);
    SANGI_MAC(t54, t55, k[3], t30, t42, t53);
    SANGI_MAC(t56, t57, UINT64_C(0x0000000000000000), t30, t43, t55);
    /* t += x[1] * y */
    SANGI_MAC(t58, t59, y0, x1, t44, 0);
    SANGI_MAC(t60, t61, y1, x1, t46, t59);
    SANGI_MAC(t62, t63, y2, x1, t48, t61);
    SANGI_MAC(t64, t65, y3, x1, t50, t63);
    SANGI_MAC(t66, t67, y4, x1, t52, t65);
    SANGI_MAC(t68, t69, y5, x1, t54, t67);
    SANGI_MAC(t70, t71, y6, x1, t56, t69);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t72, t73, UINT64_C(0x0000000000000000), t58, t60, 0);
    SANGI_MAC(t74, t75, UINT64_C(0x0000000000000000), t58, t62, t73);
    SANGI_MAC(t76, t77, k[0], t58, t64, t75);
    SANGI_MAC(t78, t79, k[1], t58, t66, t77);
    SANGI_MAC(t80, t81, k[2], t58, t68, t79);
    SANGI_MAC(t82, t83, k[3], t58, t70, t81);
    SANGI_MAC(t84, t85, UINT64_C(0x0000000000000000), t58, t71, t83);
    /* t += x[2] * y */
    SANGI_MAC(t86, t87, y0, x2, t72, 0);
    SANGI_MAC(t88, t89, y1, x2, t74, t87);
    SANGI_MAC(t90, t91, y2, x2, t76, t89);
    SANGI_MAC(t92, t93, y3, x2, t78, t91);
    SANGI_MAC(t94, t95, y4, x2, t80, t93);
    SANGI_MAC(t96, t97, y5, x2, t82, t95);
    SANGI_MAC(t98, t99, y6, x2, t84, t97);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t100, t101, UINT64_C(0x0000000000000000), t86, t88, 0);
    SANGI_MAC(t102, t103, UINT64_C(0x0000000000000000), t86, t90, t101);
    SANGI_MAC(t104, t105, k[0], t86, t92, t103);
    SANGI_MAC(t106, t107, k[1], t86, t94, t105);
    SANGI_MAC(t108, t109, k[2], t86, t96, t107);
    SANGI_MAC(t110, t111, k[3], t86, t98, t109);
    SANGI_MAC(t112, t113, UINT64_C(0x0000000000000000), t86, t99, t111);
    /* t += x[3] * y */
    SANGI_MAC(t114, t115, y0, x3, t100, 0);
    SANGI_MAC(t116, t117, y1, x3, t102, t115);
    SANGI_MAC(t118, t119, y2, x3, t104, t117);
    SANGI_MAC(t120, t121, y3, x3, t106, t119);
    SANGI_MAC(t122, t123, y4, x3, t108, t121);
    SANGI_MAC(t124, t125, y5, x3, t110, t123);
    SANGI_MAC(t126, t127, y6, x3, t112, t125);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t128, t129, UINT64_C(0x0000000000000000), t114, t116, 0);
    SANGI_MAC(t130, t131, UINT64_C(0x0000000000000000), t114, t118, t129);
    SANGI_MAC(t132, t133, k[0], t114, t120, t131);
    SANGI_MAC(t134, t135, k[1], t114, t122, t133);
    SANGI_MAC(t136, t137, k[2], t114, t124, t135);
    SANGI_MAC(t138, t139, k[3], t114, t126, t137);
    SANGI_MAC(t140, t141, UINT64_C(0x0000000000000000), t114, t127, t139);
    /* t += x[4] * y */
    SANGI_MAC(t142, t143, y0, x4, t128, 0);
    SANGI_MAC(t144, t145, y1, x4, t130, t143);
    SANGI_MAC(t146, t147, y2, x4, t132, t145);
    SANGI_MAC(t148, t149, y3, x4, t134, t147);
    SANGI_MAC(t150, t151, y4, x4, t136, t149);
    SANGI_MAC(t152, t153, y5, x4, t138, t151);
    SANGI_MAC(t154, t155, y6, x4, t140, t153);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t156, t157, UINT64_C(0x0000000000000000), t142, t144, 0);
    SANGI_MAC(t158, t159, UINT64_C(0x0000000000000000), t142, t146, t157);
    SANGI_MAC(t160, t161, k[0], t142, t148, t159);
    SANGI_MAC(t162, t163, k[1], t142, t150, t161);
    SANGI_MAC(t164, t165, k[2], t142, t152, t163);
    SANGI_MAC(t166, t167, k[3], t142, t154, t165);
    SANGI_MAC(t168, t169, UINT64_C(0x0000000000000000), t142, t155, t167);
    /* t += x[5] * y */
    SANGI_MAC(t170, t171, y0, x5, t156, 0);
    SANGI_MAC(t172, t173, y1, x5, t158, t171);
    SANGI_MAC(t174, t175, y2, x5, t160, t173);
    SANGI_MAC(t176, t177, y3, x5, t162, t175);
    SANGI_MAC(t178, t179, y4, x5, t164, t177);
    SANGI_MAC(t180, t181, y5, x5, t166, t179);
    SANGI_MAC(t182, t183, y6, x5, t168, t181);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t184, t185, UINT64_C(0x0000000000000000), t170, t172, 0);
    SANGI_MAC(t186, t187, UINT64_C(0x0000000000000000), t170, t174, t185);
    SANGI_MAC(t188, t189, k[0], t170, t176, t187);
    SANGI_MAC(t190, t191, k[1], t170, t178, t189);
    SANGI_MAC(t192, t193, k[2], t170, t180, t191);
    SANGI_MAC(t194, t195, k[3], t170, t182, t193);
    SANGI_MAC(t196, t197, UINT64_C(0x0000000000000000), t170, t183, t195);
    /* t += x[6] * y */
    SANGI_MAC(t198, t199, y0, x6, t184, 0);
    SANGI_MAC(t200, t201, y1, x6, t186, t199);
    SANGI_MAC(t202, t203, y2, x6, t188, t201);
    SANGI_MAC(t204, t205, y3, x6, t190, t203);
    SANGI_MAC(t206, t207, y4, x6, t192, t205);
    SANGI_MAC(t208, t209, y5, x6, t194, t207);
    SANGI_MAC(t210, t211, y6, x6, t196, t209);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t212, t213, UINT64_C(0x0000000000000000), t198, t200, 0);
    SANGI_MAC(t214, t215, UINT64_C(0x0000000000000000), t198, t202, t213);
    SANGI_MAC(t216, t217, k[0], t198, t204, t215);
    SANGI_MAC(t218, t219, k[1], t198, t206, t217);
    SANGI_MAC(t220, t221, k[2], t198, t208, t219);
    SANGI_MAC(t222, t223, k[3], t198, t210, t221);
    SANGI_MAC(t224, t225, UINT64_C(0x0000000000000000), t198, t211, t223);
    z[0] = t212;
    z[1] = t214;
    z[2] = t216;
    z[3] = t218;
    z[4] = t220;
    z[5] = t222;
    z[6] = t224;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p434_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
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
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(x0, y0, &c16);
    const sangi_limb t17 = sangi_limb_add(x1, y1, &c16);
    const sangi_limb t19 = sangi_limb_add(x2, y2, &c16);
    const sangi_limb t21 = sangi_limb_add(x3, y3, &c16);
    const sangi_limb t23 = sangi_limb_add(x4, y4, &c16);
    const sangi_limb t25 = sangi_limb_add(x5, y5, &c16);
    const sangi_limb t27 = sangi_limb_add(x6, y6, &c16);
    z[0] = t15;
    z[1] = t17;
    z[2] = t19;
    z[3] = t21;
    z[4] = t23;
    z[5] = t25;
    z[6] = t27;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p434_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    /* d = s - p */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_sub(x0, UINT64_C(0xffffffffffffffff), &c16);
    const sangi_limb t17 = sangi_limb_sub(x1, UINT64_C(0xffffffffffffffff), &c16);
    const sangi_limb t19 = sangi_limb_sub(x2, UINT64_C(0xffffffffffffffff), &c16);
    const sangi_limb t21 = sangi_limb_sub(x3, UINT64_C(0xfdc1767ae2ffffff), &c16);
    const sangi_limb t23 = sangi_limb_sub(x4, UINT64_C(0x7bc65c783158aea3), &c16);
    const sangi_limb t25 = sangi_limb_sub(x5, UINT64_C(0x6cfc5fd681c52056), &c16);
    const sangi_limb t27 = sangi_limb_sub(x6, UINT64_C(0x0002341f27177344), &c16);
    /* s where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c16);
    const sangi_limb t30 = sangi_limb_select(t29, x0, t15);
    const sangi_limb t31 = sangi_limb_select(t29, x1, t17);
    const sangi_limb t32 = sangi_limb_select(t29, x2, t19);
    const sangi_limb t33 = sangi_limb_select(t29, x3, t21);
    const sangi_limb t34 = sangi_limb_select(t29, x4, t23);
    const sangi_limb t35 = sangi_limb_select(t29, x5, t25);
    const sangi_limb t36 = sangi_limb_select(t29, x6, t27);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
    z[4] = t34;
    z[5] = t35;
    z[6] = t36;
}
