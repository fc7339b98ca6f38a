/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p434, base field of SIKEp434; 434 bits in 7 limbs of 64, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
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
void sangi_p434_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p434_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p434_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p434_equal_c(const sangi_limb *x, const sangi_limb *y);

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
void sangi_p434_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t44 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t37, t29, t43, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t37, t31, t45, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t37, t33, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t37, t35, t49, &t51);
    sangi_limb c53 = 0;
    const sangi_limb t52 = sangi_limb_add(t36, t51, &c53);
    /* t += x * y[1] */
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(x0, y1, t40, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(x1, y1, t42, t55, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(x2, y1, t44, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(x3, y1, t46, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(x4, y1, t48, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(x5, y1, t50, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(x6, y1, t52, t65, &t67);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t68 = sangi_limb_mullo(t54, UINT64_C(0x0000000000000001));
    sangi_limb t70;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t68, t54, 0, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t68, t56, t70, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t68, t58, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t68, t60, t74, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t68, t62, t76, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t68, t64, t78, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t68, t66, t80, &t82);
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_add(t67, t82, &c84);
    /* t += x * y[2] */
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(x0, y2, t71, 0, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(x1, y2, t73, t86, &t88);
    sangi_limb t90;
    const sangi_limb t89 = sangi_limb_mac(x2, y2, t75, t88, &t90);
    sangi_limb t92;
    const sangi_limb t91 = sangi_limb_mac(x3, y2, t77, t90, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(x4, y2, t79, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(x5, y2, t81, t94, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(x6, y2, t83, t96, &t98);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t99 = sangi_limb_mullo(t85, UINT64_C(0x0000000000000001));
    sangi_limb t101;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t99, t85, 0, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t99, t87, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t99, t89, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t99, t91, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t99, t93, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t99, t95, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t99, t97, t111, &t113);
    sangi_limb c115 = 0;
    const sangi_limb t114 = sangi_limb_add(t98, t113, &c115);
    /* t += x * y[3] */
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(x0, y3, t102, 0, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(x1, y3, t104, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(x2, y3, t106, t119, &t121);
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(x3, y3, t108, t121, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(x4, y3, t110, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(x5, y3, t112, t125, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(x6, y3, t114, t127, &t129);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t130 = sangi_limb_mullo(t116, UINT64_C(0x0000000000000001));
    sangi_limb t132;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t130, t116, 0, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t130, t118, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t130, t120, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t130, t122, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t130, t124, t138, &t140);
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t130, t126, t140, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t130, t128, t142, &t144);
    sangi_limb c146 = 0;
    const sangi_limb t145 = sangi_limb_add(t129, t144, &c146);
    /* t += x * y[4] */
    sangi_limb t148;
    const sangi_limb t147 = sangi_limb_mac(x0, y4, t133, 0, &t148);
    sangi_limb t150;
    const sangi_limb t149 = sangi_limb_mac(x1, y4, t135, t148, &t150);
    sangi_limb t152;
    const sangi_limb t151 = sangi_limb_mac(x2, y4, t137, t150, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(x3, y4, t139, t152, &t154);
    sangi_limb t156;
    const sangi_limb t155 = sangi_limb_mac(x4, y4, t141, t154, &t156);
    sangi_limb t158;
    const sangi_limb t157 = sangi_limb_mac(x5, y4, t143, t156, &t158);
    sangi_limb t160;
    const sangi_limb t159 = sangi_limb_mac(x6, y4, t145, t158, &t160);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t161 = sangi_limb_mullo(t147, UINT64_C(0x0000000000000001));
    sangi_limb t163;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t161, t147, 0, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t161, t149, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t161, t151, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t161, t153, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t161, t155, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t161, t157, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t161, t159, t173, &t175);
    sangi_limb c177 = 0;
    const sangi_limb t176 = sangi_limb_add(t160, t175, &c177);
    /* t += x * y[5] */
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(x0, y5, t164, 0, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(x1, y5, t166, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(x2, y5, t168, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(x3, y5, t170, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(x4, y5, t172, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(x5, y5, t174, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(x6, y5, t176, t189, &t191);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t192 = sangi_limb_mullo(t178, UINT64_C(0x0000000000000001));
    sangi_limb t194;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t192, t178, 0, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t192, t180, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t192, t182, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t192, t184, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t192, t186, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t192, t188, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t192, t190, t204, &t206);
    sangi_limb c208 = 0;
    const sangi_limb t207 = sangi_limb_add(t191, t206, &c208);
    /* t += x * y[6] */
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(x0, y6, t195, 0, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(x1, y6, t197, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(x2, y6, t199, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(x3, y6, t201, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(x4, y6, t203, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(x5, y6, t205, t218, &t220);
    sangi_limb t222;
    const sangi_limb t221 = sangi_limb_mac(x6, y6, t207, t220, &t222);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t223 = sangi_limb_mullo(t209, UINT64_C(0x0000000000000001));
    sangi_limb t225;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t223, t209, 0, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t223, t211, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t223, t213, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t223, t215, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t223, t217, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t223, t219, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t223, t221, t235, &t237);
    sangi_limb c239 = 0;
    const sangi_limb t238 = sangi_limb_add(t222, t237, &c239);
    /* d = s - p */
    sangi_limb c248 = 0;
    const sangi_limb t247 = sangi_limb_sub(t226, UINT64_C(0xffffffffffffffff), &c248);
    const sangi_limb t249 = sangi_limb_sub(t228, UINT64_C(0xffffffffffffffff), &c248);
    const sangi_limb t251 = sangi_limb_sub(t230, UINT64_C(0xffffffffffffffff), &c248);
    const sangi_limb t253 = sangi_limb_sub(t232, UINT64_C(0xfdc1767ae2ffffff), &c248);
    const sangi_limb t255 = sangi_limb_sub(t234, UINT64_C(0x7bc65c783158aea3), &c248);
    const sangi_limb t257 = sangi_limb_sub(t236, UINT64_C(0x6cfc5fd681c52056), &c248);
    const sangi_limb t259 = sangi_limb_sub(t238, UINT64_C(0x0002341f27177344), &c248);
    /* s where d < 0, else d */
    const sangi_limb t261 = sangi_limb_mask(c248);
    const sangi_limb t262 = sangi_limb_select(t261, t226, t247);
    const sangi_limb t263 = sangi_limb_select(t261, t228, t249);
    const sangi_limb t264 = sangi_limb_select(t261, t230, t251);
    const sangi_limb t265 = sangi_limb_select(t261, t232, t253);
    const sangi_limb t266 = sangi_limb_select(t261, t234, t255);
    const sangi_limb t267 = sangi_limb_select(t261, t236, t257);
    const sangi_limb t268 = sangi_limb_select(t261, t238, t259);
    z[0] = t262;
    z[1] = t263;
    z[2] = t264;
    z[3] = t265;
    z[4] = t266;
    z[5] = t267;
    z[6] = t268;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(x0, x0, 0, 0, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(x1, x1, 0, 0, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(x2, x2, 0, 0, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(x3, x3, 0, 0, &t82);
    sangi_limb t84;
    const sangi_limb t83 = sangi_limb_mac(x4, x4, 0, 0, &t84);
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(x5, x5, 0, 0, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(x6, x6, 0, 0, &t88);
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
    sangi_limb t125;
    (void)sangi_limb_mac(t123, UINT64_C(0xffffffffffffffff), t75, 0, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(t123, UINT64_C(0xffffffffffffffff), t89, t125, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(t123, UINT64_C(0xffffffffffffffff), t91, t127, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(t123, UINT64_C(0xfdc1767ae2ffffff), t93, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(t123, UINT64_C(0x7bc65c783158aea3), t95, t131, &t133);
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(t123, UINT64_C(0x6cfc5fd681c52056), t97, t133, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(t123, UINT64_C(0x0002341f27177344), t99, t135, &t137);
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_add(t101, t137, &c139);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t140 = sangi_limb_mullo(t126, UINT64_C(0x0000000000000001));
    sangi_limb t142;
    (void)sangi_limb_mac(t140, UINT64_C(0xffffffffffffffff), t126, 0, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(t140, UINT64_C(0xffffffffffffffff), t128, t142, &t144);
    sangi_limb t146;
    const sangi_limb t145 = sangi_limb_mac(t140, UINT64_C(0xffffffffffffffff), t130, t144, &t146);
    sangi_limb t148;
    const sangi_limb t147 = sangi_limb_mac(t140, UINT64_C(0xfdc1767ae2ffffff), t132, t146, &t148);
    sangi_limb t150;
    const sangi_limb t149 = sangi_limb_mac(t140, UINT64_C(0x7bc65c783158aea3), t134, t148, &t150);
    sangi_limb t152;
    const sangi_limb t151 = sangi_limb_mac(t140, UINT64_C(0x6cfc5fd681c52056), t136, t150, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(t140, UINT64_C(0x0002341f27177344), t138, t152, &t154);
    const sangi_limb t155 = sangi_limb_add(t103, t154, &c139);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t157 = sangi_limb_mullo(t143, UINT64_C(0x0000000000000001));
    sangi_limb t159;
    (void)sangi_limb_mac(t157, UINT64_C(0xffffffffffffffff), t143, 0, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(t157, UINT64_C(0xffffffffffffffff), t145, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(t157, UINT64_C(0xffffffffffffffff), t147, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(t157, UINT64_C(0xfdc1767ae2ffffff), t149, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(t157, UINT64_C(0x7bc65c783158aea3), t151, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(t157, UINT64_C(0x6cfc5fd681c52056), t153, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(t157, UINT64_C(0x0002341f27177344), t155, t169, &t171);
    const sangi_limb t172 = sangi_limb_add(t105, t171, &c139);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t174 = sangi_limb_mullo(t160, UINT64_C(0x0000000000000001));
    sangi_limb t176;
    (void)sangi_limb_mac(t174, UINT64_C(0xffffffffffffffff), t160, 0, &t176);
    sangi_limb t178;
    const sangi_limb t177 = sangi_limb_mac(t174, UINT64_C(0xffffffffffffffff), t162, t176, &t178);
    sangi_limb t180;
    const sangi_limb t179 = sangi_limb_mac(t174, UINT64_C(0xffffffffffffffff), t164, t178, &t180);
    sangi_limb t182;
    const sangi_limb t181 = sangi_limb_mac(t174, UINT64_C(0xfdc1767ae2ffffff), t166, t180, &t182);
    sangi_limb t184;
    const sangi_limb t183 = sangi_limb_mac(t174, UINT64_C(0x7bc65c783158aea3), t168, t182, &t184);
    sangi_limb t186;
    const sangi_limb t185 = sangi_limb_mac(t174, UINT64_C(0x6cfc5fd681c52056), t170, t184, &t186);
    sangi_limb t188;
    const sangi_limb t187 = sangi_limb_mac(t174, UINT64_C(0x0002341f27177344), t172, t186, &t188);
    const sangi_limb t189 = sangi_limb_add(t107, t188, &c139);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t191 = sangi_limb_mullo(t177, UINT64_C(0x0000000000000001));
    sangi_limb t193;
    (void)sangi_limb_mac(t191, UINT64_C(0xffffffffffffffff), t177, 0, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(t191, UINT64_C(0xffffffffffffffff), t179, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(t191, UINT64_C(0xffffffffffffffff), t181, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(t191, UINT64_C(0xfdc1767ae2ffffff), t183, t197, &t199);
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(t191, UINT64_C(0x7bc65c783158aea3), t185, t199, &t201);
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(t191, UINT64_C(0x6cfc5fd681c52056), t187, t201, &t203);
    sangi_limb t205;
    const sangi_limb t204 = sangi_limb_mac(t191, UINT64_C(0x0002341f27177344), t189, t203, &t205);
    const sangi_limb t206 = sangi_limb_add(t109, t205, &c139);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t208 = sangi_limb_mullo(t194, UINT64_C(0x0000000000000001));
    sangi_limb t210;
    (void)sangi_limb_mac(t208, UINT64_C(0xffffffffffffffff), t194, 0, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(t208, UINT64_C(0xffffffffffffffff), t196, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(t208, UINT64_C(0xffffffffffffffff), t198, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(t208, UINT64_C(0xfdc1767ae2ffffff), t200, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(t208, UINT64_C(0x7bc65c783158aea3), t202, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(t208, UINT64_C(0x6cfc5fd681c52056), t204, t218, &t220);
    sangi_limb t222;
    const sangi_limb t221 = sangi_limb_mac(t208, UINT64_C(0x0002341f27177344), t206, t220, &t222);
    const sangi_limb t223 = sangi_limb_add(t111, t222, &c139);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t225 = sangi_limb_mullo(t211, UINT64_C(0x0000000000000001));
    sangi_limb t227;
    (void)sangi_limb_mac(t225, UINT64_C(0xffffffffffffffff), t211, 0, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(t225, UINT64_C(0xffffffffffffffff), t213, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(t225, UINT64_C(0xffffffffffffffff), t215, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(t225, UINT64_C(0xfdc1767ae2ffffff), t217, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(t225, UINT64_C(0x7bc65c783158aea3), t219, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(t225, UINT64_C(0x6cfc5fd681c52056), t221, t235, &t237);
    sangi_limb t239;
    const sangi_limb t238 = sangi_limb_mac(t225, UINT64_C(0x0002341f27177344), t223, t237, &t239);
    const sangi_limb t240 = sangi_limb_add(t113, t239, &c139);
    /* d = s - p */
    sangi_limb c250 = 0;
    const sangi_limb t249 = sangi_limb_sub(t228, UINT64_C(0xffffffffffffffff), &c250);
    const sangi_limb t251 = sangi_limb_sub(t230, UINT64_C(0xffffffffffffffff), &c250);
    const sangi_limb t253 = sangi_limb_sub(t232, UINT64_C(0xffffffffffffffff), &c250);
    const sangi_limb t255 = sangi_limb_sub(t234, UINT64_C(0xfdc1767ae2ffffff), &c250);
    const sangi_limb t257 = sangi_limb_sub(t236, UINT64_C(0x7bc65c783158aea3), &c250);
    const sangi_limb t259 = sangi_limb_sub(t238, UINT64_C(0x6cfc5fd681c52056), &c250);
    const sangi_limb t261 = sangi_limb_sub(t240, UINT64_C(0x0002341f27177344), &c250);
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
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    (void)sangi_limb_mac(t21, UINT64_C(0x0000000000010000), 0, 0, &t25);
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(t22, UINT64_C(0x0000000000010000), t25, 0, &t27);
    sangi_limb t30;
    (void)sangi_limb_mac(t26, UINT64_C(0x742c6b854089a193), 0, 0, &t30);
    /* t - q * p */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, 0, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t30, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t30, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t30, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t30, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t30, t49, 0, &t51);
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
    const sangi_limb t73 = sangi_limb_sub(t52, UINT64_C(0xffffffffffffffff), &c74);
    const sangi_limb t75 = sangi_limb_sub(t54, UINT64_C(0xffffffffffffffff), &c74);
    const sangi_limb t77 = sangi_limb_sub(t56, UINT64_C(0xffffffffffffffff), &c74);
    const sangi_limb t79 = sangi_limb_sub(t58, UINT64_C(0xfdc1767ae2ffffff), &c74);
    const sangi_limb t81 = sangi_limb_sub(t60, UINT64_C(0x7bc65c783158aea3), &c74);
    const sangi_limb t83 = sangi_limb_sub(t62, UINT64_C(0x6cfc5fd681c52056), &c74);
    const sangi_limb t85 = sangi_limb_sub(t64, UINT64_C(0x0002341f27177344), &c74);
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
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t44 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t37, t29, t43, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t37, t31, t45, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t37, t33, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t37, t35, t49, &t51);
    sangi_limb c53 = 0;
    const sangi_limb t52 = sangi_limb_add(t36, t51, &c53);
    /* t += x * y[1] */
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(x0, y1, t40, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(x1, y1, t42, t55, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(x2, y1, t44, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(x3, y1, t46, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(x4, y1, t48, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(x5, y1, t50, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(x6, y1, t52, t65, &t67);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t68 = sangi_limb_mullo(t54, UINT64_C(0x0000000000000001));
    sangi_limb t70;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t68, t54, 0, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t68, t56, t70, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t68, t58, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t68, t60, t74, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t68, t62, t76, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t68, t64, t78, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t68, t66, t80, &t82);
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_add(t67, t82, &c84);
    /* t += x * y[2] */
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(x0, y2, t71, 0, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(x1, y2, t73, t86, &t88);
    sangi_limb t90;
    const sangi_limb t89 = sangi_limb_mac(x2, y2, t75, t88, &t90);
    sangi_limb t92;
    const sangi_limb t91 = sangi_limb_mac(x3, y2, t77, t90, &t92);
    sangi_limb t94;
    const sangi_limb t93 = sangi_limb_mac(x4, y2, t79, t92, &t94);
    sangi_limb t96;
    const sangi_limb t95 = sangi_limb_mac(x5, y2, t81, t94, &t96);
    sangi_limb t98;
    const sangi_limb t97 = sangi_limb_mac(x6, y2, t83, t96, &t98);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t99 = sangi_limb_mullo(t85, UINT64_C(0x0000000000000001));
    sangi_limb t101;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t99, t85, 0, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t99, t87, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t99, t89, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t99, t91, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t99, t93, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t99, t95, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t99, t97, t111, &t113);
    sangi_limb c115 = 0;
    const sangi_limb t114 = sangi_limb_add(t98, t113, &c115);
    /* t += x * y[3] */
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(x0, y3, t102, 0, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(x1, y3, t104, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(x2, y3, t106, t119, &t121);
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(x3, y3, t108, t121, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(x4, y3, t110, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(x5, y3, t112, t125, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(x6, y3, t114, t127, &t129);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t130 = sangi_limb_mullo(t116, UINT64_C(0x0000000000000001));
    sangi_limb t132;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t130, t116, 0, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t130, t118, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t130, t120, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t130, t122, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t130, t124, t138, &t140);
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t130, t126, t140, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t130, t128, t142, &t144);
    sangi_limb c146 = 0;
    const sangi_limb t145 = sangi_limb_add(t129, t144, &c146);
    /* t += x * y[4] */
    sangi_limb t148;
    const sangi_limb t147 = sangi_limb_mac(x0, y4, t133, 0, &t148);
    sangi_limb t150;
    const sangi_limb t149 = sangi_limb_mac(x1, y4, t135, t148, &t150);
    sangi_limb t152;
    const sangi_limb t151 = sangi_limb_mac(x2, y4, t137, t150, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(x3, y4, t139, t152, &t154);
    sangi_limb t156;
    const sangi_limb t155 = sangi_limb_mac(x4, y4, t141, t154, &t156);
    sangi_limb t158;
    const sangi_limb t157 = sangi_limb_mac(x5, y4, t143, t156, &t158);
    sangi_limb t160;
    const sangi_limb t159 = sangi_limb_mac(x6, y4, t145, t158, &t160);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t161 = sangi_limb_mullo(t147, UINT64_C(0x0000000000000001));
    sangi_limb t163;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t161, t147, 0, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t161, t149, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t161, t151, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t161, t153, t167, &t169);
    sangi_limb t171;
    const sangi_limb t170 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t161, t155, t169, &t171);
    sangi_limb t173;
    const sangi_limb t172 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t161, t157, t171, &t173);
    sangi_limb t175;
    const sangi_limb t174 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t161, t159, t173, &t175);
    sangi_limb c177 = 0;
    const sangi_limb t176 = sangi_limb_add(t160, t175, &c177);
    /* t += x * y[5] */
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(x0, y5, t164, 0, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(x1, y5, t166, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(x2, y5, t168, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(x3, y5, t170, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(x4, y5, t172, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(x5, y5, t174, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(x6, y5, t176, t189, &t191);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t192 = sangi_limb_mullo(t178, UINT64_C(0x0000000000000001));
    sangi_limb t194;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t192, t178, 0, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t192, t180, t194, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t192, t182, t196, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t192, t184, t198, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t192, t186, t200, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t192, t188, t202, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t192, t190, t204, &t206);
    sangi_limb c208 = 0;
    const sangi_limb t207 = sangi_limb_add(t191, t206, &c208);
    /* t += x * y[6] */
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(x0, y6, t195, 0, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(x1, y6, t197, t210, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(x2, y6, t199, t212, &t214);
    sangi_limb t216;
    const sangi_limb t215 = sangi_limb_mac(x3, y6, t201, t214, &t216);
    sangi_limb t218;
    const sangi_limb t217 = sangi_limb_mac(x4, y6, t203, t216, &t218);
    sangi_limb t220;
    const sangi_limb t219 = sangi_limb_mac(x5, y6, t205, t218, &t220);
    sangi_limb t222;
    const sangi_limb t221 = sangi_limb_mac(x6, y6, t207, t220, &t222);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t223 = sangi_limb_mullo(t209, UINT64_C(0x0000000000000001));
    sangi_limb t225;
    (void)sangi_limb_mac(UINT64_C(0xffffffffffffffff), t223, t209, 0, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t223, t211, t225, &t227);
    sangi_limb t229;
    const sangi_limb t228 = sangi_limb_mac(UINT64_C(0xffffffffffffffff), t223, t213, t227, &t229);
    sangi_limb t231;
    const sangi_limb t230 = sangi_limb_mac(UINT64_C(0xfdc1767ae2ffffff), t223, t215, t229, &t231);
    sangi_limb t233;
    const sangi_limb t232 = sangi_limb_mac(UINT64_C(0x7bc65c783158aea3), t223, t217, t231, &t233);
    sangi_limb t235;
    const sangi_limb t234 = sangi_limb_mac(UINT64_C(0x6cfc5fd681c52056), t223, t219, t233, &t235);
    sangi_limb t237;
    const sangi_limb t236 = sangi_limb_mac(UINT64_C(0x0002341f27177344), t223, t221, t235, &t237);
    sangi_limb c239 = 0;
    const sangi_limb t238 = sangi_limb_add(t222, t237, &c239);
    z[0] = t226;
    z[1] = t228;
    z[2] = t230;
    z[3] = t232;
    z[4] = t234;
    z[5] = t236;
    z[6] = t238;
}

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

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p434_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_p434_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_p434_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_p434_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
