/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Montgomery products of 1 to 9 limbs of 32 bits
 * z <- x * y / R mod m and z <- x^2 / R mod m for any odd m below R, which may fill its limbs; n0 = -1/m follows m.
 * checked before it was written: each builder exhausted at two limbs of 4 bits, at three of 2 bits and, for
 * squares, at three of 3 bits, for every odd modulus; this code run on edge and random operands of edge and random
 * moduli; object check: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

void sangi_mod_mont_mul_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb y0 = y[0];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    /* t += x[0] * y */
    SANGI_MAC(t5, t6, y0, x0, 0, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t7 = sangi_limb_mullo(t5, m1);
    SANGI_MAC_HIGH(t9, m0, t7, t5, 0);
    sangi_limb c11 = 0;
    const sangi_limb t10 = sangi_limb_add(t6, t9, &c11);
    /* d = s - p */
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_sub(t10, m0, &c14);
    (void)sangi_limb_sub(c11, UINT32_C(0x00000000), &c14);
    /* s where d < 0, else d */
    const sangi_limb t18 = sangi_limb_mask(c14);
    const sangi_limb t19 = sangi_limb_select(t18, t10, t13);
    z[0] = t19;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    /* and the squares x[i]^2 */
    SANGI_MAC(t5, t6, x0, x0, 0, 0);
    sangi_limb c8 = 0;
    const sangi_limb t7 = sangi_limb_add(UINT32_C(0x00000000), t6, &c8);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t9 = sangi_limb_mullo(t5, m1);
    SANGI_MAC_HIGH(t11, t9, m0, t5, 0);
    sangi_limb c13 = 0;
    const sangi_limb t12 = sangi_limb_add(t7, t11, &c13);
    /* d = s - p */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_sub(t12, m0, &c16);
    (void)sangi_limb_sub(c13, UINT32_C(0x00000000), &c16);
    /* s where d < 0, else d */
    const sangi_limb t20 = sangi_limb_mask(c16);
    const sangi_limb t21 = sangi_limb_select(t20, t12, t15);
    z[0] = t21;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    /* t += x[0] * y */
    SANGI_MAC(t8, t9, y0, x0, 0, 0);
    SANGI_MAC(t10, t11, y1, x0, t9, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t12 = sangi_limb_mullo(t8, m2);
    SANGI_MAC_HIGH(t14, m0, t12, t8, 0);
    SANGI_MAC(t15, t16, m1, t12, t10, t14);
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_add(t11, t16, &c18);
    /* t += x[1] * y */
    SANGI_MAC(t20, t21, y0, x1, t15, 0);
    SANGI_MAC(t22, t23, y1, x1, t17, t21);
    sangi_limb c25 = 0;
    const sangi_limb t24 = sangi_limb_add(c18, t23, &c25);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t26 = sangi_limb_mullo(t20, m2);
    SANGI_MAC_HIGH(t28, m0, t26, t20, 0);
    SANGI_MAC(t29, t30, m1, t26, t22, t28);
    sangi_limb c32 = 0;
    const sangi_limb t31 = sangi_limb_add(t24, t30, &c32);
    const sangi_limb t35 = (sangi_limb)(c25 | c32);
    /* d = s - p */
    sangi_limb c37 = 0;
    const sangi_limb t36 = sangi_limb_sub(t29, m0, &c37);
    const sangi_limb t38 = sangi_limb_sub(t31, m1, &c37);
    (void)sangi_limb_sub(t35, UINT32_C(0x00000000), &c37);
    /* s where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c37);
    const sangi_limb t44 = sangi_limb_select(t43, t29, t36);
    const sangi_limb t45 = sangi_limb_select(t43, t31, t38);
    z[0] = t44;
    z[1] = t45;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t7, t8, x0, x1, 0, 0);
    /* twice these */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_add(t7, sangi_limb_hide(t7), &c10);
    const sangi_limb t11 = sangi_limb_add(t8, sangi_limb_hide(t8), &c10);
    /* and the squares x[i]^2 */
    SANGI_MAC(t14, t15, x0, x0, 0, 0);
    SANGI_MAC(t16, t17, x1, x1, 0, 0);
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_add(t9, t15, &c19);
    const sangi_limb t20 = sangi_limb_add(t11, t16, &c19);
    const sangi_limb t22 = sangi_limb_add(c10, t17, &c19);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t24 = sangi_limb_mullo(t14, m2);
    SANGI_MAC_HIGH(t26, t24, m0, t14, 0);
    SANGI_MAC(t27, t28, t24, m1, t18, t26);
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_add(t20, t28, &c30);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t31 = sangi_limb_mullo(t27, m2);
    SANGI_MAC_HIGH(t33, t31, m0, t27, 0);
    SANGI_MAC(t34, t35, t31, m1, t29, t33);
    const sangi_limb t36 = sangi_limb_add(t22, t35, &c30);
    /* d = s - p */
    sangi_limb c40 = 0;
    const sangi_limb t39 = sangi_limb_sub(t34, m0, &c40);
    const sangi_limb t41 = sangi_limb_sub(t36, m1, &c40);
    (void)sangi_limb_sub(c30, UINT32_C(0x00000000), &c40);
    /* s where d < 0, else d */
    const sangi_limb t46 = sangi_limb_mask(c40);
    const sangi_limb t47 = sangi_limb_select(t46, t34, t39);
    const sangi_limb t48 = sangi_limb_select(t46, t36, t41);
    z[0] = t47;
    z[1] = t48;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    /* t += x[0] * y */
    SANGI_MAC(t11, t12, y0, x0, 0, 0);
    SANGI_MAC(t13, t14, y1, x0, t12, 0);
    SANGI_MAC(t15, t16, y2, x0, t14, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t17 = sangi_limb_mullo(t11, m3);
    SANGI_MAC_HIGH(t19, m0, t17, t11, 0);
    SANGI_MAC(t20, t21, m1, t17, t13, t19);
    SANGI_MAC(t22, t23, m2, t17, t15, t21);
    sangi_limb c25 = 0;
    const sangi_limb t24 = sangi_limb_add(t16, t23, &c25);
    /* t += x[1] * y */
    SANGI_MAC(t27, t28, y0, x1, t20, 0);
    SANGI_MAC(t29, t30, y1, x1, t22, t28);
    SANGI_MAC(t31, t32, y2, x1, t24, t30);
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_add(c25, t32, &c34);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t35 = sangi_limb_mullo(t27, m3);
    SANGI_MAC_HIGH(t37, m0, t35, t27, 0);
    SANGI_MAC(t38, t39, m1, t35, t29, t37);
    SANGI_MAC(t40, t41, m2, t35, t31, t39);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    const sangi_limb t46 = (sangi_limb)(c34 | c43);
    /* t += x[2] * y */
    SANGI_MAC(t47, t48, y0, x2, t38, 0);
    SANGI_MAC(t49, t50, y1, x2, t40, t48);
    SANGI_MAC(t51, t52, y2, x2, t42, t50);
    sangi_limb c54 = 0;
    const sangi_limb t53 = sangi_limb_add(t46, t52, &c54);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t55 = sangi_limb_mullo(t47, m3);
    SANGI_MAC_HIGH(t57, m0, t55, t47, 0);
    SANGI_MAC(t58, t59, m1, t55, t49, t57);
    SANGI_MAC(t60, t61, m2, t55, t51, t59);
    sangi_limb c63 = 0;
    const sangi_limb t62 = sangi_limb_add(t53, t61, &c63);
    const sangi_limb t66 = (sangi_limb)(c54 | c63);
    /* d = s - p */
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_sub(t58, m0, &c68);
    const sangi_limb t69 = sangi_limb_sub(t60, m1, &c68);
    const sangi_limb t71 = sangi_limb_sub(t62, m2, &c68);
    (void)sangi_limb_sub(t66, UINT32_C(0x00000000), &c68);
    /* s where d < 0, else d */
    const sangi_limb t76 = sangi_limb_mask(c68);
    const sangi_limb t77 = sangi_limb_select(t76, t58, t67);
    const sangi_limb t78 = sangi_limb_select(t76, t60, t69);
    const sangi_limb t79 = sangi_limb_select(t76, t62, t71);
    z[0] = t77;
    z[1] = t78;
    z[2] = t79;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t9, t10, x0, x1, 0, 0);
    SANGI_MAC(t11, t12, x0, x2, t10, 0);
    SANGI_MAC(t13, t14, x1, x2, t12, 0);
    /* twice these */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(t9, sangi_limb_hide(t9), &c16);
    const sangi_limb t17 = sangi_limb_add(t11, sangi_limb_hide(t11), &c16);
    const sangi_limb t19 = sangi_limb_add(t13, sangi_limb_hide(t13), &c16);
    const sangi_limb t21 = sangi_limb_add(t14, sangi_limb_hide(t14), &c16);
    /* and the squares x[i]^2 */
    SANGI_MAC(t24, t25, x0, x0, 0, 0);
    SANGI_MAC(t26, t27, x1, x1, 0, 0);
    SANGI_MAC(t28, t29, x2, x2, 0, 0);
    sangi_limb c31 = 0;
    const sangi_limb t30 = sangi_limb_add(t15, t25, &c31);
    const sangi_limb t32 = sangi_limb_add(t17, t26, &c31);
    const sangi_limb t34 = sangi_limb_add(t19, t27, &c31);
    const sangi_limb t36 = sangi_limb_add(t21, t28, &c31);
    const sangi_limb t38 = sangi_limb_add(c16, t29, &c31);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t40 = sangi_limb_mullo(t24, m3);
    SANGI_MAC_HIGH(t42, t40, m0, t24, 0);
    SANGI_MAC(t43, t44, t40, m1, t30, t42);
    SANGI_MAC(t45, t46, t40, m2, t32, t44);
    sangi_limb c48 = 0;
    const sangi_limb t47 = sangi_limb_add(t34, t46, &c48);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t49 = sangi_limb_mullo(t43, m3);
    SANGI_MAC_HIGH(t51, t49, m0, t43, 0);
    SANGI_MAC(t52, t53, t49, m1, t45, t51);
    SANGI_MAC(t54, t55, t49, m2, t47, t53);
    const sangi_limb t56 = sangi_limb_add(t36, t55, &c48);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t58 = sangi_limb_mullo(t52, m3);
    SANGI_MAC_HIGH(t60, t58, m0, t52, 0);
    SANGI_MAC(t61, t62, t58, m1, t54, t60);
    SANGI_MAC(t63, t64, t58, m2, t56, t62);
    const sangi_limb t65 = sangi_limb_add(t38, t64, &c48);
    /* d = s - p */
    sangi_limb c69 = 0;
    const sangi_limb t68 = sangi_limb_sub(t61, m0, &c69);
    const sangi_limb t70 = sangi_limb_sub(t63, m1, &c69);
    const sangi_limb t72 = sangi_limb_sub(t65, m2, &c69);
    (void)sangi_limb_sub(c48, UINT32_C(0x00000000), &c69);
    /* s where d < 0, else d */
    const sangi_limb t77 = sangi_limb_mask(c69);
    const sangi_limb t78 = sangi_limb_select(t77, t61, t68);
    const sangi_limb t79 = sangi_limb_select(t77, t63, t70);
    const sangi_limb t80 = sangi_limb_select(t77, t65, t72);
    z[0] = t78;
    z[1] = t79;
    z[2] = t80;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    /* t += x[0] * y */
    SANGI_MAC(t14, t15, y0, x0, 0, 0);
    SANGI_MAC(t16, t17, y1, x0, t15, 0);
    SANGI_MAC(t18, t19, y2, x0, t17, 0);
    SANGI_MAC(t20, t21, y3, x0, t19, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t22 = sangi_limb_mullo(t14, m4);
    SANGI_MAC_HIGH(t24, m0, t22, t14, 0);
    SANGI_MAC(t25, t26, m1, t22, t16, t24);
    SANGI_MAC(t27, t28, m2, t22, t18, t26);
    SANGI_MAC(t29, t30, m3, t22, t20, t28);
    sangi_limb c32 = 0;
    const sangi_limb t31 = sangi_limb_add(t21, t30, &c32);
    /* t += x[1] * y */
    SANGI_MAC(t34, t35, y0, x1, t25, 0);
    SANGI_MAC(t36, t37, y1, x1, t27, t35);
    SANGI_MAC(t38, t39, y2, x1, t29, t37);
    SANGI_MAC(t40, t41, y3, x1, t31, t39);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(c32, t41, &c43);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t44 = sangi_limb_mullo(t34, m4);
    SANGI_MAC_HIGH(t46, m0, t44, t34, 0);
    SANGI_MAC(t47, t48, m1, t44, t36, t46);
    SANGI_MAC(t49, t50, m2, t44, t38, t48);
    SANGI_MAC(t51, t52, m3, t44, t40, t50);
    sangi_limb c54 = 0;
    const sangi_limb t53 = sangi_limb_add(t42, t52, &c54);
    const sangi_limb t57 = (sangi_limb)(c43 | c54);
    /* t += x[2] * y */
    SANGI_MAC(t58, t59, y0, x2, t47, 0);
    SANGI_MAC(t60, t61, y1, x2, t49, t59);
    SANGI_MAC(t62, t63, y2, x2, t51, t61);
    SANGI_MAC(t64, t65, y3, x2, t53, t63);
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t57, t65, &c67);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t68 = sangi_limb_mullo(t58, m4);
    SANGI_MAC_HIGH(t70, m0, t68, t58, 0);
    SANGI_MAC(t71, t72, m1, t68, t60, t70);
    SANGI_MAC(t73, t74, m2, t68, t62, t72);
    SANGI_MAC(t75, t76, m3, t68, t64, t74);
    sangi_limb c78 = 0;
    const sangi_limb t77 = sangi_limb_add(t66, t76, &c78);
    const sangi_limb t81 = (sangi_limb)(c67 | c78);
    /* t += x[3] * y */
    SANGI_MAC(t82, t83, y0, x3, t71, 0);
    SANGI_MAC(t84, t85, y1, x3, t73, t83);
    SANGI_MAC(t86, t87, y2, x3, t75, t85);
    SANGI_MAC(t88, t89, y3, x3, t77, t87);
    sangi_limb c91 = 0;
    const sangi_limb t90 = sangi_limb_add(t81, t89, &c91);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t92 = sangi_limb_mullo(t82, m4);
    SANGI_MAC_HIGH(t94, m0, t92, t82, 0);
    SANGI_MAC(t95, t96, m1, t92, t84, t94);
    SANGI_MAC(t97, t98, m2, t92, t86, t96);
    SANGI_MAC(t99, t100, m3, t92, t88, t98);
    sangi_limb c102 = 0;
    const sangi_limb t101 = sangi_limb_add(t90, t100, &c102);
    const sangi_limb t105 = (sangi_limb)(c91 | c102);
    /* d = s - p */
    sangi_limb c107 = 0;
    const sangi_limb t106 = sangi_limb_sub(t95, m0, &c107);
    const sangi_limb t108 = sangi_limb_sub(t97, m1, &c107);
    const sangi_limb t110 = sangi_limb_sub(t99, m2, &c107);
    const sangi_limb t112 = sangi_limb_sub(t101, m3, &c107);
    (void)sangi_limb_sub(t105, UINT32_C(0x00000000), &c107);
    /* s where d < 0, else d */
    const sangi_limb t117 = sangi_limb_mask(c107);
    const sangi_limb t118 = sangi_limb_select(t117, t95, t106);
    const sangi_limb t119 = sangi_limb_select(t117, t97, t108);
    const sangi_limb t120 = sangi_limb_select(t117, t99, t110);
    const sangi_limb t121 = sangi_limb_select(t117, t101, t112);
    z[0] = t118;
    z[1] = t119;
    z[2] = t120;
    z[3] = t121;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t11, t12, x0, x1, 0, 0);
    SANGI_MAC(t13, t14, x0, x2, t12, 0);
    SANGI_MAC(t15, t16, x0, x3, t14, 0);
    SANGI_MAC(t17, t18, x1, x2, t15, 0);
    SANGI_MAC(t19, t20, x1, x3, t16, t18);
    SANGI_MAC(t21, t22, x2, x3, t20, 0);
    /* twice these */
    sangi_limb c24 = 0;
    const sangi_limb t23 = sangi_limb_add(t11, sangi_limb_hide(t11), &c24);
    const sangi_limb t25 = sangi_limb_add(t13, sangi_limb_hide(t13), &c24);
    const sangi_limb t27 = sangi_limb_add(t17, sangi_limb_hide(t17), &c24);
    const sangi_limb t29 = sangi_limb_add(t19, sangi_limb_hide(t19), &c24);
    const sangi_limb t31 = sangi_limb_add(t21, sangi_limb_hide(t21), &c24);
    const sangi_limb t33 = sangi_limb_add(t22, sangi_limb_hide(t22), &c24);
    /* and the squares x[i]^2 */
    SANGI_MAC(t36, t37, x0, x0, 0, 0);
    SANGI_MAC(t38, t39, x1, x1, 0, 0);
    SANGI_MAC(t40, t41, x2, x2, 0, 0);
    SANGI_MAC(t42, t43, x3, x3, 0, 0);
    sangi_limb c45 = 0;
    const sangi_limb t44 = sangi_limb_add(t23, t37, &c45);
    const sangi_limb t46 = sangi_limb_add(t25, t38, &c45);
    const sangi_limb t48 = sangi_limb_add(t27, t39, &c45);
    const sangi_limb t50 = sangi_limb_add(t29, t40, &c45);
    const sangi_limb t52 = sangi_limb_add(t31, t41, &c45);
    const sangi_limb t54 = sangi_limb_add(t33, t42, &c45);
    const sangi_limb t56 = sangi_limb_add(c24, t43, &c45);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t58 = sangi_limb_mullo(t36, m4);
    SANGI_MAC_HIGH(t60, t58, m0, t36, 0);
    SANGI_MAC(t61, t62, t58, m1, t44, t60);
    SANGI_MAC(t63, t64, t58, m2, t46, t62);
    SANGI_MAC(t65, t66, t58, m3, t48, t64);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t50, t66, &c68);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t69 = sangi_limb_mullo(t61, m4);
    SANGI_MAC_HIGH(t71, t69, m0, t61, 0);
    SANGI_MAC(t72, t73, t69, m1, t63, t71);
    SANGI_MAC(t74, t75, t69, m2, t65, t73);
    SANGI_MAC(t76, t77, t69, m3, t67, t75);
    const sangi_limb t78 = sangi_limb_add(t52, t77, &c68);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t80 = sangi_limb_mullo(t72, m4);
    SANGI_MAC_HIGH(t82, t80, m0, t72, 0);
    SANGI_MAC(t83, t84, t80, m1, t74, t82);
    SANGI_MAC(t85, t86, t80, m2, t76, t84);
    SANGI_MAC(t87, t88, t80, m3, t78, t86);
    const sangi_limb t89 = sangi_limb_add(t54, t88, &c68);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t91 = sangi_limb_mullo(t83, m4);
    SANGI_MAC_HIGH(t93, t91, m0, t83, 0);
    SANGI_MAC(t94, t95, t91, m1, t85, t93);
    SANGI_MAC(t96, t97, t91, m2, t87, t95);
    SANGI_MAC(t98, t99, t91, m3, t89, t97);
    const sangi_limb t100 = sangi_limb_add(t56, t99, &c68);
    /* d = s - p */
    sangi_limb c104 = 0;
    const sangi_limb t103 = sangi_limb_sub(t94, m0, &c104);
    const sangi_limb t105 = sangi_limb_sub(t96, m1, &c104);
    const sangi_limb t107 = sangi_limb_sub(t98, m2, &c104);
    const sangi_limb t109 = sangi_limb_sub(t100, m3, &c104);
    (void)sangi_limb_sub(c68, UINT32_C(0x00000000), &c104);
    /* s where d < 0, else d */
    const sangi_limb t114 = sangi_limb_mask(c104);
    const sangi_limb t115 = sangi_limb_select(t114, t94, t103);
    const sangi_limb t116 = sangi_limb_select(t114, t96, t105);
    const sangi_limb t117 = sangi_limb_select(t114, t98, t107);
    const sangi_limb t118 = sangi_limb_select(t114, t100, t109);
    z[0] = t115;
    z[1] = t116;
    z[2] = t117;
    z[3] = t118;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    /* t += x[0] * y */
    SANGI_MAC(t17, t18, y0, x0, 0, 0);
    SANGI_MAC(t19, t20, y1, x0, t18, 0);
    SANGI_MAC(t21, t22, y2, x0, t20, 0);
    SANGI_MAC(t23, t24, y3, x0, t22, 0);
    SANGI_MAC(t25, t26, y4, x0, t24, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t27 = sangi_limb_mullo(t17, m5);
    SANGI_MAC_HIGH(t29, m0, t27, t17, 0);
    SANGI_MAC(t30, t31, m1, t27, t19, t29);
    SANGI_MAC(t32, t33, m2, t27, t21, t31);
    SANGI_MAC(t34, t35, m3, t27, t23, t33);
    SANGI_MAC(t36, t37, m4, t27, t25, t35);
    sangi_limb c39 = 0;
    const sangi_limb t38 = sangi_limb_add(t26, t37, &c39);
    /* t += x[1] * y */
    SANGI_MAC(t41, t42, y0, x1, t30, 0);
    SANGI_MAC(t43, t44, y1, x1, t32, t42);
    SANGI_MAC(t45, t46, y2, x1, t34, t44);
    SANGI_MAC(t47, t48, y3, x1, t36, t46);
    SANGI_MAC(t49, t50, y4, x1, t38, t48);
    sangi_limb c52 = 0;
    const sangi_limb t51 = sangi_limb_add(c39, t50, &c52);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t53 = sangi_limb_mullo(t41, m5);
    SANGI_MAC_HIGH(t55, m0, t53, t41, 0);
    SANGI_MAC(t56, t57, m1, t53, t43, t55);
    SANGI_MAC(t58, t59, m2, t53, t45, t57);
    SANGI_MAC(t60, t61, m3, t53, t47, t59);
    SANGI_MAC(t62, t63, m4, t53, t49, t61);
    sangi_limb c65 = 0;
    const sangi_limb t64 = sangi_limb_add(t51, t63, &c65);
    const sangi_limb t68 = (sangi_limb)(c52 | c65);
    /* t += x[2] * y */
    SANGI_MAC(t69, t70, y0, x2, t56, 0);
    SANGI_MAC(t71, t72, y1, x2, t58, t70);
    SANGI_MAC(t73, t74, y2, x2, t60, t72);
    SANGI_MAC(t75, t76, y3, x2, t62, t74);
    SANGI_MAC(t77, t78, y4, x2, t64, t76);
    sangi_limb c80 = 0;
    const sangi_limb t79 = sangi_limb_add(t68, t78, &c80);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t81 = sangi_limb_mullo(t69, m5);
    SANGI_MAC_HIGH(t83, m0, t81, t69, 0);
    SANGI_MAC(t84, t85, m1, t81, t71, t83);
    SANGI_MAC(t86, t87, m2, t81, t73, t85);
    SANGI_MAC(t88, t89, m3, t81, t75, t87);
    SANGI_MAC(t90, t91, m4, t81, t77, t89);
    sangi_limb c93 = 0;
    const sangi_limb t92 = sangi_limb_add(t79, t91, &c93);
    const sangi_limb t96 = (sangi_limb)(c80 | c93);
    /* t += x[3] * y */
    SANGI_MAC(t97, t98, y0, x3, t84, 0);
    SANGI_MAC(t99, t100, y1, x3, t86, t98);
    SANGI_MAC(t101, t102, y2, x3, t88, t100);
    SANGI_MAC(t103, t104, y3, x3, t90, t102);
    SANGI_MAC(t105, t106, y4, x3, t92, t104);
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_add(t96, t106, &c108);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t109 = sangi_limb_mullo(t97, m5);
    SANGI_MAC_HIGH(t111, m0, t109, t97, 0);
    SANGI_MAC(t112, t113, m1, t109, t99, t111);
    SANGI_MAC(t114, t115, m2, t109, t101, t113);
    SANGI_MAC(t116, t117, m3, t109, t103, t115);
    SANGI_MAC(t118, t119, m4, t109, t105, t117);
    sangi_limb c121 = 0;
    const sangi_limb t120 = sangi_limb_add(t107, t119, &c121);
    const sangi_limb t124 = (sangi_limb)(c108 | c121);
    /* t += x[4] * y */
    SANGI_MAC(t125, t126, y0, x4, t112, 0);
    SANGI_MAC(t127, t128, y1, x4, t114, t126);
    SANGI_MAC(t129, t130, y2, x4, t116, t128);
    SANGI_MAC(t131, t132, y3, x4, t118, t130);
    SANGI_MAC(t133, t134, y4, x4, t120, t132);
    sangi_limb c136 = 0;
    const sangi_limb t135 = sangi_limb_add(t124, t134, &c136);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t137 = sangi_limb_mullo(t125, m5);
    SANGI_MAC_HIGH(t139, m0, t137, t125, 0);
    SANGI_MAC(t140, t141, m1, t137, t127, t139);
    SANGI_MAC(t142, t143, m2, t137, t129, t141);
    SANGI_MAC(t144, t145, m3, t137, t131, t143);
    SANGI_MAC(t146, t147, m4, t137, t133, t145);
    sangi_limb c149 = 0;
    const sangi_limb t148 = sangi_limb_add(t135, t147, &c149);
    const sangi_limb t152 = (sangi_limb)(c136 | c149);
    /* d = s - p */
    sangi_limb c154 = 0;
    const sangi_limb t153 = sangi_limb_sub(t140, m0, &c154);
    const sangi_limb t155 = sangi_limb_sub(t142, m1, &c154);
    const sangi_limb t157 = sangi_limb_sub(t144, m2, &c154);
    const sangi_limb t159 = sangi_limb_sub(t146, m3, &c154);
    const sangi_limb t161 = sangi_limb_sub(t148, m4, &c154);
    (void)sangi_limb_sub(t152, UINT32_C(0x00000000), &c154);
    /* s where d < 0, else d */
    const sangi_limb t166 = sangi_limb_mask(c154);
    const sangi_limb t167 = sangi_limb_select(t166, t140, t153);
    const sangi_limb t168 = sangi_limb_select(t166, t142, t155);
    const sangi_limb t169 = sangi_limb_select(t166, t144, t157);
    const sangi_limb t170 = sangi_limb_select(t166, t146, t159);
    const sangi_limb t171 = sangi_limb_select(t166, t148, t161);
    z[0] = t167;
    z[1] = t168;
    z[2] = t169;
    z[3] = t170;
    z[4] = t171;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t13, t14, x0, x1, 0, 0);
    SANGI_MAC(t15, t16, x0, x2, t14, 0);
    SANGI_MAC(t17, t18, x0, x3, t16, 0);
    SANGI_MAC(t19, t20, x0, x4, t18, 0);
    SANGI_MAC(t21, t22, x1, x2, t17, 0);
    SANGI_MAC(t23, t24, x1, x3, t19, t22);
    SANGI_MAC(t25, t26, x1, x4, t20, t24);
    SANGI_MAC(t27, t28, x2, x3, t25, 0);
    SANGI_MAC(t29, t30, x2, x4, t26, t28);
    SANGI_MAC(t31, t32, x3, x4, t30, 0);
    /* twice these */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_add(t13, sangi_limb_hide(t13), &c34);
    const sangi_limb t35 = sangi_limb_add(t15, sangi_limb_hide(t15), &c34);
    const sangi_limb t37 = sangi_limb_add(t21, sangi_limb_hide(t21), &c34);
    const sangi_limb t39 = sangi_limb_add(t23, sangi_limb_hide(t23), &c34);
    const sangi_limb t41 = sangi_limb_add(t27, sangi_limb_hide(t27), &c34);
    const sangi_limb t43 = sangi_limb_add(t29, sangi_limb_hide(t29), &c34);
    const sangi_limb t45 = sangi_limb_add(t31, sangi_limb_hide(t31), &c34);
    const sangi_limb t47 = sangi_limb_add(t32, sangi_limb_hide(t32), &c34);
    /* and the squares x[i]^2 */
    SANGI_MAC(t50, t51, x0, x0, 0, 0);
    SANGI_MAC(t52, t53, x1, x1, 0, 0);
    SANGI_MAC(t54, t55, x2, x2, 0, 0);
    SANGI_MAC(t56, t57, x3, x3, 0, 0);
    SANGI_MAC(t58, t59, x4, x4, 0, 0);
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(t33, t51, &c61);
    const sangi_limb t62 = sangi_limb_add(t35, t52, &c61);
    const sangi_limb t64 = sangi_limb_add(t37, t53, &c61);
    const sangi_limb t66 = sangi_limb_add(t39, t54, &c61);
    const sangi_limb t68 = sangi_limb_add(t41, t55, &c61);
    const sangi_limb t70 = sangi_limb_add(t43, t56, &c61);
    const sangi_limb t72 = sangi_limb_add(t45, t57, &c61);
    const sangi_limb t74 = sangi_limb_add(t47, t58, &c61);
    const sangi_limb t76 = sangi_limb_add(c34, t59, &c61);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t78 = sangi_limb_mullo(t50, m5);
    SANGI_MAC_HIGH(t80, t78, m0, t50, 0);
    SANGI_MAC(t81, t82, t78, m1, t60, t80);
    SANGI_MAC(t83, t84, t78, m2, t62, t82);
    SANGI_MAC(t85, t86, t78, m3, t64, t84);
    SANGI_MAC(t87, t88, t78, m4, t66, t86);
    sangi_limb c90 = 0;
    const sangi_limb t89 = sangi_limb_add(t68, t88, &c90);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t91 = sangi_limb_mullo(t81, m5);
    SANGI_MAC_HIGH(t93, t91, m0, t81, 0);
    SANGI_MAC(t94, t95, t91, m1, t83, t93);
    SANGI_MAC(t96, t97, t91, m2, t85, t95);
    SANGI_MAC(t98, t99, t91, m3, t87, t97);
    SANGI_MAC(t100, t101, t91, m4, t89, t99);
    const sangi_limb t102 = sangi_limb_add(t70, t101, &c90);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t104 = sangi_limb_mullo(t94, m5);
    SANGI_MAC_HIGH(t106, t104, m0, t94, 0);
    SANGI_MAC(t107, t108, t104, m1, t96, t106);
    SANGI_MAC(t109, t110, t104, m2, t98, t108);
    SANGI_MAC(t111, t112, t104, m3, t100, t110);
    SANGI_MAC(t113, t114, t104, m4, t102, t112);
    const sangi_limb t115 = sangi_limb_add(t72, t114, &c90);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t117 = sangi_limb_mullo(t107, m5);
    SANGI_MAC_HIGH(t119, t117, m0, t107, 0);
    SANGI_MAC(t120, t121, t117, m1, t109, t119);
    SANGI_MAC(t122, t123, t117, m2, t111, t121);
    SANGI_MAC(t124, t125, t117, m3, t113, t123);
    SANGI_MAC(t126, t127, t117, m4, t115, t125);
    const sangi_limb t128 = sangi_limb_add(t74, t127, &c90);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t130 = sangi_limb_mullo(t120, m5);
    SANGI_MAC_HIGH(t132, t130, m0, t120, 0);
    SANGI_MAC(t133, t134, t130, m1, t122, t132);
    SANGI_MAC(t135, t136, t130, m2, t124, t134);
    SANGI_MAC(t137, t138, t130, m3, t126, t136);
    SANGI_MAC(t139, t140, t130, m4, t128, t138);
    const sangi_limb t141 = sangi_limb_add(t76, t140, &c90);
    /* d = s - p */
    sangi_limb c145 = 0;
    const sangi_limb t144 = sangi_limb_sub(t133, m0, &c145);
    const sangi_limb t146 = sangi_limb_sub(t135, m1, &c145);
    const sangi_limb t148 = sangi_limb_sub(t137, m2, &c145);
    const sangi_limb t150 = sangi_limb_sub(t139, m3, &c145);
    const sangi_limb t152 = sangi_limb_sub(t141, m4, &c145);
    (void)sangi_limb_sub(c90, UINT32_C(0x00000000), &c145);
    /* s where d < 0, else d */
    const sangi_limb t157 = sangi_limb_mask(c145);
    const sangi_limb t158 = sangi_limb_select(t157, t133, t144);
    const sangi_limb t159 = sangi_limb_select(t157, t135, t146);
    const sangi_limb t160 = sangi_limb_select(t157, t137, t148);
    const sangi_limb t161 = sangi_limb_select(t157, t139, t150);
    const sangi_limb t162 = sangi_limb_select(t157, t141, t152);
    z[0] = t158;
    z[1] = t159;
    z[2] = t160;
    z[3] = t161;
    z[4] = t162;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    /* t += x[0] * y */
    SANGI_MAC(t20, t21, y0, x0, 0, 0);
    SANGI_MAC(t22, t23, y1, x0, t21, 0);
    SANGI_MAC(t24, t25, y2, x0, t23, 0);
    SANGI_MAC(t26, t27, y3, x0, t25, 0);
    SANGI_MAC(t28, t29, y4, x0, t27, 0);
    SANGI_MAC(t30, t31, y5, x0, t29, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t32 = sangi_limb_mullo(t20, m6);
    SANGI_MAC_HIGH(t34, m0, t32, t20, 0);
    SANGI_MAC(t35, t36, m1, t32, t22, t34);
    SANGI_MAC(t37, t38, m2, t32, t24, t36);
    SANGI_MAC(t39, t40, m3, t32, t26, t38);
    SANGI_MAC(t41, t42, m4, t32, t28, t40);
    SANGI_MAC(t43, t44, m5, t32, t30, t42);
    sangi_limb c46 = 0;
    const sangi_limb t45 = sangi_limb_add(t31, t44, &c46);
    /* t += x[1] * y */
    SANGI_MAC(t48, t49, y0, x1, t35, 0);
    SANGI_MAC(t50, t51, y1, x1, t37, t49);
    SANGI_MAC(t52, t53, y2, x1, t39, t51);
    SANGI_MAC(t54, t55, y3, x1, t41, t53);
    SANGI_MAC(t56, t57, y4, x1, t43, t55);
    SANGI_MAC(t58, t59, y5, x1, t45, t57);
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(c46, t59, &c61);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t62 = sangi_limb_mullo(t48, m6);
    SANGI_MAC_HIGH(t64, m0, t62, t48, 0);
    SANGI_MAC(t65, t66, m1, t62, t50, t64);
    SANGI_MAC(t67, t68, m2, t62, t52, t66);
    SANGI_MAC(t69, t70, m3, t62, t54, t68);
    SANGI_MAC(t71, t72, m4, t62, t56, t70);
    SANGI_MAC(t73, t74, m5, t62, t58, t72);
    sangi_limb c76 = 0;
    const sangi_limb t75 = sangi_limb_add(t60, t74, &c76);
    const sangi_limb t79 = (sangi_limb)(c61 | c76);
    /* t += x[2] * y */
    SANGI_MAC(t80, t81, y0, x2, t65, 0);
    SANGI_MAC(t82, t83, y1, x2, t67, t81);
    SANGI_MAC(t84, t85, y2, x2, t69, t83);
    SANGI_MAC(t86, t87, y3, x2, t71, t85);
    SANGI_MAC(t88, t89, y4, x2, t73, t87);
    SANGI_MAC(t90, t91, y5, x2, t75, t89);
    sangi_limb c93 = 0;
    const sangi_limb t92 = sangi_limb_add(t79, t91, &c93);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t94 = sangi_limb_mullo(t80, m6);
    SANGI_MAC_HIGH(t96, m0, t94, t80, 0);
    SANGI_MAC(t97, t98, m1, t94, t82, t96);
    SANGI_MAC(t99, t100, m2, t94, t84, t98);
    SANGI_MAC(t101, t102, m3, t94, t86, t100);
    SANGI_MAC(t103, t104, m4, t94, t88, t102);
    SANGI_MAC(t105, t106, m5, t94, t90, t104);
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_add(t92, t106, &c108);
    const sangi_limb t111 = (sangi_limb)(c93 | c108);
    /* t += x[3] * y */
    SANGI_MAC(t112, t113, y0, x3, t97, 0);
    SANGI_MAC(t114, t115, y1, x3, t99, t113);
    SANGI_MAC(t116, t117, y2, x3, t101, t115);
    SANGI_MAC(t118, t119, y3, x3, t103, t117);
    SANGI_MAC(t120, t121, y4, x3, t105, t119);
    SANGI_MAC(t122, t123, y5, x3, t107, t121);
    sangi_limb c125 = 0;
    const sangi_limb t124 = sangi_limb_add(t111, t123, &c125);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t126 = sangi_limb_mullo(t112, m6);
    SANGI_MAC_HIGH(t128, m0, t126, t112, 0);
    SANGI_MAC(t129, t130, m1, t126, t114, t128);
    SANGI_MAC(t131, t132, m2, t126, t116, t130);
    SANGI_MAC(t133, t134, m3, t126, t118, t132);
    SANGI_MAC(t135, t136, m4, t126, t120, t134);
    SANGI_MAC(t137, t138, m5, t126, t122, t136);
    sangi_limb c140 = 0;
    const sangi_limb t139 = sangi_limb_add(t124, t138, &c140);
    const sangi_limb t143 = (sangi_limb)(c125 | c140);
    /* t += x[4] * y */
    SANGI_MAC(t144, t145, y0, x4, t129, 0);
    SANGI_MAC(t146, t147, y1, x4, t131, t145);
    SANGI_MAC(t148, t149, y2, x4, t133, t147);
    SANGI_MAC(t150, t151, y3, x4, t135, t149);
    SANGI_MAC(t152, t153, y4, x4, t137, t151);
    SANGI_MAC(t154, t155, y5, x4, t139, t153);
    sangi_limb c157 = 0;
    const sangi_limb t156 = sangi_limb_add(t143, t155, &c157);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t158 = sangi_limb_mullo(t144, m6);
    SANGI_MAC_HIGH(t160, m0, t158, t144, 0);
    SANGI_MAC(t161, t162, m1, t158, t146, t160);
    SANGI_MAC(t163, t164, m2, t158, t148, t162);
    SANGI_MAC(t165, t166, m3, t158, t150, t164);
    SANGI_MAC(t167, t168, m4, t158, t152, t166);
    SANGI_MAC(t169, t170, m5, t158, t154, t168);
    sangi_limb c172 = 0;
    const sangi_limb t171 = sangi_limb_add(t156, t170, &c172);
    const sangi_limb t175 = (sangi_limb)(c157 | c172);
    /* t += x[5] * y */
    SANGI_MAC(t176, t177, y0, x5, t161, 0);
    SANGI_MAC(t178, t179, y1, x5, t163, t177);
    SANGI_MAC(t180, t181, y2, x5, t165, t179);
    SANGI_MAC(t182, t183, y3, x5, t167, t181);
    SANGI_MAC(t184, t185, y4, x5, t169, t183);
    SANGI_MAC(t186, t187, y5, x5, t171, t185);
    sangi_limb c189 = 0;
    const sangi_limb t188 = sangi_limb_add(t175, t187, &c189);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t190 = sangi_limb_mullo(t176, m6);
    SANGI_MAC_HIGH(t192, m0, t190, t176, 0);
    SANGI_MAC(t193, t194, m1, t190, t178, t192);
    SANGI_MAC(t195, t196, m2, t190, t180, t194);
    SANGI_MAC(t197, t198, m3, t190, t182, t196);
    SANGI_MAC(t199, t200, m4, t190, t184, t198);
    SANGI_MAC(t201, t202, m5, t190, t186, t200);
    sangi_limb c204 = 0;
    const sangi_limb t203 = sangi_limb_add(t188, t202, &c204);
    const sangi_limb t207 = (sangi_limb)(c189 | c204);
    /* d = s - p */
    sangi_limb c209 = 0;
    const sangi_limb t208 = sangi_limb_sub(t193, m0, &c209);
    const sangi_limb t210 = sangi_limb_sub(t195, m1, &c209);
    const sangi_limb t212 = sangi_limb_sub(t197, m2, &c209);
    const sangi_limb t214 = sangi_limb_sub(t199, m3, &c209);
    const sangi_limb t216 = sangi_limb_sub(t201, m4, &c209);
    const sangi_limb t218 = sangi_limb_sub(t203, m5, &c209);
    (void)sangi_limb_sub(t207, UINT32_C(0x00000000), &c209);
    /* s where d < 0, else d */
    const sangi_limb t223 = sangi_limb_mask(c209);
    const sangi_limb t224 = sangi_limb_select(t223, t193, t208);
    const sangi_limb t225 = sangi_limb_select(t223, t195, t210);
    const sangi_limb t226 = sangi_limb_select(t223, t197, t212);
    const sangi_limb t227 = sangi_limb_select(t223, t199, t214);
    const sangi_limb t228 = sangi_limb_select(t223, t201, t216);
    const sangi_limb t229 = sangi_limb_select(t223, t203, t218);
    z[0] = t224;
    z[1] = t225;
    z[2] = t226;
    z[3] = t227;
    z[4] = t228;
    z[5] = t229;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t15, t16, x0, x1, 0, 0);
    SANGI_MAC(t17, t18, x0, x2, t16, 0);
    SANGI_MAC(t19, t20, x0, x3, t18, 0);
    SANGI_MAC(t21, t22, x0, x4, t20, 0);
    SANGI_MAC(t23, t24, x0, x5, t22, 0);
    SANGI_MAC(t25, t26, x1, x2, t19, 0);
    SANGI_MAC(t27, t28, x1, x3, t21, t26);
    SANGI_MAC(t29, t30, x1, x4, t23, t28);
    SANGI_MAC(t31, t32, x1, x5, t24, t30);
    SANGI_MAC(t33, t34, x2, x3, t29, 0);
    SANGI_MAC(t35, t36, x2, x4, t31, t34);
    SANGI_MAC(t37, t38, x2, x5, t32, t36);
    SANGI_MAC(t39, t40, x3, x4, t37, 0);
    SANGI_MAC(t41, t42, x3, x5, t38, t40);
    SANGI_MAC(t43, t44, x4, x5, t42, 0);
    /* twice these */
    sangi_limb c46 = 0;
    const sangi_limb t45 = sangi_limb_add(t15, sangi_limb_hide(t15), &c46);
    const sangi_limb t47 = sangi_limb_add(t17, sangi_limb_hide(t17), &c46);
    const sangi_limb t49 = sangi_limb_add(t25, sangi_limb_hide(t25), &c46);
    const sangi_limb t51 = sangi_limb_add(t27, sangi_limb_hide(t27), &c46);
    const sangi_limb t53 = sangi_limb_add(t33, sangi_limb_hide(t33), &c46);
    const sangi_limb t55 = sangi_limb_add(t35, sangi_limb_hide(t35), &c46);
    const sangi_limb t57 = sangi_limb_add(t39, sangi_limb_hide(t39), &c46);
    const sangi_limb t59 = sangi_limb_add(t41, sangi_limb_hide(t41), &c46);
    const sangi_limb t61 = sangi_limb_add(t43, sangi_limb_hide(t43), &c46);
    const sangi_limb t63 = sangi_limb_add(t44, sangi_limb_hide(t44), &c46);
    /* and the squares x[i]^2 */
    SANGI_MAC(t66, t67, x0, x0, 0, 0);
    SANGI_MAC(t68, t69, x1, x1, 0, 0);
    SANGI_MAC(t70, t71, x2, x2, 0, 0);
    SANGI_MAC(t72, t73, x3, x3, 0, 0);
    SANGI_MAC(t74, t75, x4, x4, 0, 0);
    SANGI_MAC(t76, t77, x5, x5, 0, 0);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(t45, t67, &c79);
    const sangi_limb t80 = sangi_limb_add(t47, t68, &c79);
    const sangi_limb t82 = sangi_limb_add(t49, t69, &c79);
    const sangi_limb t84 = sangi_limb_add(t51, t70, &c79);
    const sangi_limb t86 = sangi_limb_add(t53, t71, &c79);
    const sangi_limb t88 = sangi_limb_add(t55, t72, &c79);
    const sangi_limb t90 = sangi_limb_add(t57, t73, &c79);
    const sangi_limb t92 = sangi_limb_add(t59, t74, &c79);
    const sangi_limb t94 = sangi_limb_add(t61, t75, &c79);
    const sangi_limb t96 = sangi_limb_add(t63, t76, &c79);
    const sangi_limb t98 = sangi_limb_add(c46, t77, &c79);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t100 = sangi_limb_mullo(t66, m6);
    SANGI_MAC_HIGH(t102, t100, m0, t66, 0);
    SANGI_MAC(t103, t104, t100, m1, t78, t102);
    SANGI_MAC(t105, t106, t100, m2, t80, t104);
    SANGI_MAC(t107, t108, t100, m3, t82, t106);
    SANGI_MAC(t109, t110, t100, m4, t84, t108);
    SANGI_MAC(t111, t112, t100, m5, t86, t110);
    sangi_limb c114 = 0;
    const sangi_limb t113 = sangi_limb_add(t88, t112, &c114);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t115 = sangi_limb_mullo(t103, m6);
    SANGI_MAC_HIGH(t117, t115, m0, t103, 0);
    SANGI_MAC(t118, t119, t115, m1, t105, t117);
    SANGI_MAC(t120, t121, t115, m2, t107, t119);
    SANGI_MAC(t122, t123, t115, m3, t109, t121);
    SANGI_MAC(t124, t125, t115, m4, t111, t123);
    SANGI_MAC(t126, t127, t115, m5, t113, t125);
    const sangi_limb t128 = sangi_limb_add(t90, t127, &c114);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t130 = sangi_limb_mullo(t118, m6);
    SANGI_MAC_HIGH(t132, t130, m0, t118, 0);
    SANGI_MAC(t133, t134, t130, m1, t120, t132);
    SANGI_MAC(t135, t136, t130, m2, t122, t134);
    SANGI_MAC(t137, t138, t130, m3, t124, t136);
    SANGI_MAC(t139, t140, t130, m4, t126, t138);
    SANGI_MAC(t141, t142, t130, m5, t128, t140);
    const sangi_limb t143 = sangi_limb_add(t92, t142, &c114);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t145 = sangi_limb_mullo(t133, m6);
    SANGI_MAC_HIGH(t147, t145, m0, t133, 0);
    SANGI_MAC(t148, t149, t145, m1, t135, t147);
    SANGI_MAC(t150, t151, t145, m2, t137, t149);
    SANGI_MAC(t152, t153, t145, m3, t139, t151);
    SANGI_MAC(t154, t155, t145, m4, t141, t153);
    SANGI_MAC(t156, t157, t145, m5, t143, t155);
    const sangi_limb t158 = sangi_limb_add(t94, t157, &c114);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t160 = sangi_limb_mullo(t148, m6);
    SANGI_MAC_HIGH(t162, t160, m0, t148, 0);
    SANGI_MAC(t163, t164, t160, m1, t150, t162);
    SANGI_MAC(t165, t166, t160, m2, t152, t164);
    SANGI_MAC(t167, t168, t160, m3, t154, t166);
    SANGI_MAC(t169, t170, t160, m4, t156, t168);
    SANGI_MAC(t171, t172, t160, m5, t158, t170);
    const sangi_limb t173 = sangi_limb_add(t96, t172, &c114);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t175 = sangi_limb_mullo(t163, m6);
    SANGI_MAC_HIGH(t177, t175, m0, t163, 0);
    SANGI_MAC(t178, t179, t175, m1, t165, t177);
    SANGI_MAC(t180, t181, t175, m2, t167, t179);
    SANGI_MAC(t182, t183, t175, m3, t169, t181);
    SANGI_MAC(t184, t185, t175, m4, t171, t183);
    SANGI_MAC(t186, t187, t175, m5, t173, t185);
    const sangi_limb t188 = sangi_limb_add(t98, t187, &c114);
    /* d = s - p */
    sangi_limb c192 = 0;
    const sangi_limb t191 = sangi_limb_sub(t178, m0, &c192);
    const sangi_limb t193 = sangi_limb_sub(t180, m1, &c192);
    const sangi_limb t195 = sangi_limb_sub(t182, m2, &c192);
    const sangi_limb t197 = sangi_limb_sub(t184, m3, &c192);
    const sangi_limb t199 = sangi_limb_sub(t186, m4, &c192);
    const sangi_limb t201 = sangi_limb_sub(t188, m5, &c192);
    (void)sangi_limb_sub(c114, UINT32_C(0x00000000), &c192);
    /* s where d < 0, else d */
    const sangi_limb t206 = sangi_limb_mask(c192);
    const sangi_limb t207 = sangi_limb_select(t206, t178, t191);
    const sangi_limb t208 = sangi_limb_select(t206, t180, t193);
    const sangi_limb t209 = sangi_limb_select(t206, t182, t195);
    const sangi_limb t210 = sangi_limb_select(t206, t184, t197);
    const sangi_limb t211 = sangi_limb_select(t206, t186, t199);
    const sangi_limb t212 = sangi_limb_select(t206, t188, t201);
    z[0] = t207;
    z[1] = t208;
    z[2] = t209;
    z[3] = t210;
    z[4] = t211;
    z[5] = t212;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
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
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    const sangi_limb m7 = m[7];
    /* t += x[0] * y */
    SANGI_MAC(t23, t24, y0, x0, 0, 0);
    SANGI_MAC(t25, t26, y1, x0, t24, 0);
    SANGI_MAC(t27, t28, y2, x0, t26, 0);
    SANGI_MAC(t29, t30, y3, x0, t28, 0);
    SANGI_MAC(t31, t32, y4, x0, t30, 0);
    SANGI_MAC(t33, t34, y5, x0, t32, 0);
    SANGI_MAC(t35, t36, y6, x0, t34, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t37 = sangi_limb_mullo(t23, m7);
    SANGI_MAC_HIGH(t39, m0, t37, t23, 0);
    SANGI_MAC(t40, t41, m1, t37, t25, t39);
    SANGI_MAC(t42, t43, m2, t37, t27, t41);
    SANGI_MAC(t44, t45, m3, t37, t29, t43);
    SANGI_MAC(t46, t47, m4, t37, t31, t45);
    SANGI_MAC(t48, t49, m5, t37, t33, t47);
    SANGI_MAC(t50, t51, m6, t37, t35, t49);
    sangi_limb c53 = 0;
    const sangi_limb t52 = sangi_limb_add(t36, t51, &c53);
    /* t += x[1] * y */
    SANGI_MAC(t55, t56, y0, x1, t40, 0);
    SANGI_MAC(t57, t58, y1, x1, t42, t56);
    SANGI_MAC(t59, t60, y2, x1, t44, t58);
    SANGI_MAC(t61, t62, y3, x1, t46, t60);
    SANGI_MAC(t63, t64, y4, x1, t48, t62);
    SANGI_MAC(t65, t66, y5, x1, t50, t64);
    SANGI_MAC(t67, t68, y6, x1, t52, t66);
    sangi_limb c70 = 0;
    const sangi_limb t69 = sangi_limb_add(c53, t68, &c70);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t71 = sangi_limb_mullo(t55, m7);
    SANGI_MAC_HIGH(t73, m0, t71, t55, 0);
    SANGI_MAC(t74, t75, m1, t71, t57, t73);
    SANGI_MAC(t76, t77, m2, t71, t59, t75);
    SANGI_MAC(t78, t79, m3, t71, t61, t77);
    SANGI_MAC(t80, t81, m4, t71, t63, t79);
    SANGI_MAC(t82, t83, m5, t71, t65, t81);
    SANGI_MAC(t84, t85, m6, t71, t67, t83);
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(t69, t85, &c87);
    const sangi_limb t90 = (sangi_limb)(c70 | c87);
    /* t += x[2] * y */
    SANGI_MAC(t91, t92, y0, x2, t74, 0);
    SANGI_MAC(t93, t94, y1, x2, t76, t92);
    SANGI_MAC(t95, t96, y2, x2, t78, t94);
    SANGI_MAC(t97, t98, y3, x2, t80, t96);
    SANGI_MAC(t99, t100, y4, x2, t82, t98);
    SANGI_MAC(t101, t102, y5, x2, t84, t100);
    SANGI_MAC(t103, t104, y6, x2, t86, t102);
    sangi_limb c106 = 0;
    const sangi_limb t105 = sangi_limb_add(t90, t104, &c106);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t107 = sangi_limb_mullo(t91, m7);
    SANGI_MAC_HIGH(t109, m0, t107, t91, 0);
    SANGI_MAC(t110, t111, m1, t107, t93, t109);
    SANGI_MAC(t112, t113, m2, t107, t95, t111);
    SANGI_MAC(t114, t115, m3, t107, t97, t113);
    SANGI_MAC(t116, t117, m4, t107, t99, t115);
    SANGI_MAC(t118, t119, m5, t107, t101, t117);
    SANGI_MAC(t120, t121, m6, t107, t103, t119);
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_add(t105, t121, &c123);
    const sangi_limb t126 = (sangi_limb)(c106 | c123);
    /* t += x[3] * y */
    SANGI_MAC(t127, t128, y0, x3, t110, 0);
    SANGI_MAC(t129, t130, y1, x3, t112, t128);
    SANGI_MAC(t131, t132, y2, x3, t114, t130);
    SANGI_MAC(t133, t134, y3, x3, t116, t132);
    SANGI_MAC(t135, t136, y4, x3, t118, t134);
    SANGI_MAC(t137, t138, y5, x3, t120, t136);
    SANGI_MAC(t139, t140, y6, x3, t122, t138);
    sangi_limb c142 = 0;
    const sangi_limb t141 = sangi_limb_add(t126, t140, &c142);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t143 = sangi_limb_mullo(t127, m7);
    SANGI_MAC_HIGH(t145, m0, t143, t127, 0);
    SANGI_MAC(t146, t147, m1, t143, t129, t145);
    SANGI_MAC(t148, t149, m2, t143, t131, t147);
    SANGI_MAC(t150, t151, m3, t143, t133, t149);
    SANGI_MAC(t152, t153, m4, t143, t135, t151);
    SANGI_MAC(t154, t155, m5, t143, t137, t153);
    SANGI_MAC(t156, t157, m6, t143, t139, t155);
    sangi_limb c159 = 0;
    const sangi_limb t158 = sangi_limb_add(t141, t157, &c159);
    const sangi_limb t162 = (sangi_limb)(c142 | c159);
    /* t += x[4] * y */
    SANGI_MAC(t163, t164, y0, x4, t146, 0);
    SANGI_MAC(t165, t166, y1, x4, t148, t164);
    SANGI_MAC(t167, t168, y2, x4, t150, t166);
    SANGI_MAC(t169, t170, y3, x4, t152, t168);
    SANGI_MAC(t171, t172, y4, x4, t154, t170);
    SANGI_MAC(t173, t174, y5, x4, t156, t172);
    SANGI_MAC(t175, t176, y6, x4, t158, t174);
    sangi_limb c178 = 0;
    const sangi_limb t177 = sangi_limb_add(t162, t176, &c178);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t179 = sangi_limb_mullo(t163, m7);
    SANGI_MAC_HIGH(t181, m0, t179, t163, 0);
    SANGI_MAC(t182, t183, m1, t179, t165, t181);
    SANGI_MAC(t184, t185, m2, t179, t167, t183);
    SANGI_MAC(t186, t187, m3, t179, t169, t185);
    SANGI_MAC(t188, t189, m4, t179, t171, t187);
    SANGI_MAC(t190, t191, m5, t179, t173, t189);
    SANGI_MAC(t192, t193, m6, t179, t175, t191);
    sangi_limb c195 = 0;
    const sangi_limb t194 = sangi_limb_add(t177, t193, &c195);
    const sangi_limb t198 = (sangi_limb)(c178 | c195);
    /* t += x[5] * y */
    SANGI_MAC(t199, t200, y0, x5, t182, 0);
    SANGI_MAC(t201, t202, y1, x5, t184, t200);
    SANGI_MAC(t203, t204, y2, x5, t186, t202);
    SANGI_MAC(t205, t206, y3, x5, t188, t204);
    SANGI_MAC(t207, t208, y4, x5, t190, t206);
    SANGI_MAC(t209, t210, y5, x5, t192, t208);
    SANGI_MAC(t211, t212, y6, x5, t194, t210);
    sangi_limb c214 = 0;
    const sangi_limb t213 = sangi_limb_add(t198, t212, &c214);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t215 = sangi_limb_mullo(t199, m7);
    SANGI_MAC_HIGH(t217, m0, t215, t199, 0);
    SANGI_MAC(t218, t219, m1, t215, t201, t217);
    SANGI_MAC(t220, t221, m2, t215, t203, t219);
    SANGI_MAC(t222, t223, m3, t215, t205, t221);
    SANGI_MAC(t224, t225, m4, t215, t207, t223);
    SANGI_MAC(t226, t227, m5, t215, t209, t225);
    SANGI_MAC(t228, t229, m6, t215, t211, t227);
    sangi_limb c231 = 0;
    const sangi_limb t230 = sangi_limb_add(t213, t229, &c231);
    const sangi_limb t234 = (sangi_limb)(c214 | c231);
    /* t += x[6] * y */
    SANGI_MAC(t235, t236, y0, x6, t218, 0);
    SANGI_MAC(t237, t238, y1, x6, t220, t236);
    SANGI_MAC(t239, t240, y2, x6, t222, t238);
    SANGI_MAC(t241, t242, y3, x6, t224, t240);
    SANGI_MAC(t243, t244, y4, x6, t226, t242);
    SANGI_MAC(t245, t246, y5, x6, t228, t244);
    SANGI_MAC(t247, t248, y6, x6, t230, t246);
    sangi_limb c250 = 0;
    const sangi_limb t249 = sangi_limb_add(t234, t248, &c250);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t251 = sangi_limb_mullo(t235, m7);
    SANGI_MAC_HIGH(t253, m0, t251, t235, 0);
    SANGI_MAC(t254, t255, m1, t251, t237, t253);
    SANGI_MAC(t256, t257, m2, t251, t239, t255);
    SANGI_MAC(t258, t259, m3, t251, t241, t257);
    SANGI_MAC(t260, t261, m4, t251, t243, t259);
    SANGI_MAC(t262, t263, m5, t251, t245, t261);
    SANGI_MAC(t264, t265, m6, t251, t247, t263);
    sangi_limb c267 = 0;
    const sangi_limb t266 = sangi_limb_add(t249, t265, &c267);
    const sangi_limb t270 = (sangi_limb)(c250 | c267);
    /* d = s - p */
    sangi_limb c272 = 0;
    const sangi_limb t271 = sangi_limb_sub(t254, m0, &c272);
    const sangi_limb t273 = sangi_limb_sub(t256, m1, &c272);
    const sangi_limb t275 = sangi_limb_sub(t258, m2, &c272);
    const sangi_limb t277 = sangi_limb_sub(t260, m3, &c272);
    const sangi_limb t279 = sangi_limb_sub(t262, m4, &c272);
    const sangi_limb t281 = sangi_limb_sub(t264, m5, &c272);
    const sangi_limb t283 = sangi_limb_sub(t266, m6, &c272);
    (void)sangi_limb_sub(t270, UINT32_C(0x00000000), &c272);
    /* s where d < 0, else d */
    const sangi_limb t288 = sangi_limb_mask(c272);
    const sangi_limb t289 = sangi_limb_select(t288, t254, t271);
    const sangi_limb t290 = sangi_limb_select(t288, t256, t273);
    const sangi_limb t291 = sangi_limb_select(t288, t258, t275);
    const sangi_limb t292 = sangi_limb_select(t288, t260, t277);
    const sangi_limb t293 = sangi_limb_select(t288, t262, t279);
    const sangi_limb t294 = sangi_limb_select(t288, t264, t281);
    const sangi_limb t295 = sangi_limb_select(t288, t266, t283);
    z[0] = t289;
    z[1] = t290;
    z[2] = t291;
    z[3] = t292;
    z[4] = t293;
    z[5] = t294;
    z[6] = t295;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    const sangi_limb m7 = m[7];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t17, t18, x0, x1, 0, 0);
    SANGI_MAC(t19, t20, x0, x2, t18, 0);
    SANGI_MAC(t21, t22, x0, x3, t20, 0);
    SANGI_MAC(t23, t24, x0, x4, t22, 0);
    SANGI_MAC(t25, t26, x0, x5, t24, 0);
    SANGI_MAC(t27, t28, x0, x6, t26, 0);
    SANGI_MAC(t29, t30, x1, x2, t21, 0);
    SANGI_MAC(t31, t32, x1, x3, t23, t30);
    SANGI_MAC(t33, t34, x1, x4, t25, t32);
    SANGI_MAC(t35, t36, x1, x5, t27, t34);
    SANGI_MAC(t37, t38, x1, x6, t28, t36);
    SANGI_MAC(t39, t40, x2, x3, t33, 0);
    SANGI_MAC(t41, t42, x2, x4, t35, t40);
    SANGI_MAC(t43, t44, x2, x5, t37, t42);
    SANGI_MAC(t45, t46, x2, x6, t38, t44);
    SANGI_MAC(t47, t48, x3, x4, t43, 0);
    SANGI_MAC(t49, t50, x3, x5, t45, t48);
    SANGI_MAC(t51, t52, x3, x6, t46, t50);
    SANGI_MAC(t53, t54, x4, x5, t51, 0);
    SANGI_MAC(t55, t56, x4, x6, t52, t54);
    SANGI_MAC(t57, t58, x5, x6, t56, 0);
    /* twice these */
    sangi_limb c60 = 0;
    const sangi_limb t59 = sangi_limb_add(t17, sangi_limb_hide(t17), &c60);
    const sangi_limb t61 = sangi_limb_add(t19, sangi_limb_hide(t19), &c60);
    const sangi_limb t63 = sangi_limb_add(t29, sangi_limb_hide(t29), &c60);
    const sangi_limb t65 = sangi_limb_add(t31, sangi_limb_hide(t31), &c60);
    const sangi_limb t67 = sangi_limb_add(t39, sangi_limb_hide(t39), &c60);
    const sangi_limb t69 = sangi_limb_add(t41, sangi_limb_hide(t41), &c60);
    const sangi_limb t71 = sangi_limb_add(t47, sangi_limb_hide(t47), &c60);
    const sangi_limb t73 = sangi_limb_add(t49, sangi_limb_hide(t49), &c60);
    const sangi_limb t75 = sangi_limb_add(t53, sangi_limb_hide(t53), &c60);
    const sangi_limb t77 = sangi_limb_add(t55, sangi_limb_hide(t55), &c60);
    const sangi_limb t79 = sangi_limb_add(t57, sangi_limb_hide(t57), &c60);
    const sangi_limb t81 = sangi_limb_add(t58, sangi_limb_hide(t58), &c60);
    /* and the squares x[i]^2 */
    SANGI_MAC(t84, t85, x0, x0, 0, 0);
    SANGI_MAC(t86, t87, x1, x1, 0, 0);
    SANGI_MAC(t88, t89, x2, x2, 0, 0);
    SANGI_MAC(t90, t91, x3, x3, 0, 0);
    SANGI_MAC(t92, t93, x4, x4, 0, 0);
    SANGI_MAC(t94, t95, x5, x5, 0, 0);
    SANGI_MAC(t96, t97, x6, x6, 0, 0);
    sangi_limb c99 = 0;
    const sangi_limb t98 = sangi_limb_add(t59, t85, &c99);
    const sangi_limb t100 = sangi_limb_add(t61, t86, &c99);
    const sangi_limb t102 = sangi_limb_add(t63, t87, &c99);
    const sangi_limb t104 = sangi_limb_add(t65, t88, &c99);
    const sangi_limb t106 = sangi_limb_add(t67, t89, &c99);
    const sangi_limb t108 = sangi_limb_add(t69, t90, &c99);
    const sangi_limb t110 = sangi_limb_add(t71, t91, &c99);
    const sangi_limb t112 = sangi_limb_add(t73, t92, &c99);
    const sangi_limb t114 = sangi_limb_add(t75, t93, &c99);
    const sangi_limb t116 = sangi_limb_add(t77, t94, &c99);
    const sangi_limb t118 = sangi_limb_add(t79, t95, &c99);
    const sangi_limb t120 = sangi_limb_add(t81, t96, &c99);
    const sangi_limb t122 = sangi_limb_add(c60, t97, &c99);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t124 = sangi_limb_mullo(t84, m7);
    SANGI_MAC_HIGH(t126, t124, m0, t84, 0);
    SANGI_MAC(t127, t128, t124, m1, t98, t126);
    SANGI_MAC(t129, t130, t124, m2, t100, t128);
    SANGI_MAC(t131, t132, t124, m3, t102, t130);
    SANGI_MAC(t133, t134, t124, m4, t104, t132);
    SANGI_MAC(t135, t136, t124, m5, t106, t134);
    SANGI_MAC(t137, t138, t124, m6, t108, t136);
    sangi_limb c140 = 0;
    const sangi_limb t139 = sangi_limb_add(t110, t138, &c140);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t141 = sangi_limb_mullo(t127, m7);
    SANGI_MAC_HIGH(t143, t141, m0, t127, 0);
    SANGI_MAC(t144, t145, t141, m1, t129, t143);
    SANGI_MAC(t146, t147, t141, m2, t131, t145);
    SANGI_MAC(t148, t149, t141, m3, t133, t147);
    SANGI_MAC(t150, t151, t141, m4, t135, t149);
    SANGI_MAC(t152, t153, t141, m5, t137, t151);
    SANGI_MAC(t154, t155, t141, m6, t139, t153);
    const sangi_limb t156 = sangi_limb_add(t112, t155, &c140);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t158 = sangi_limb_mullo(t144, m7);
    SANGI_MAC_HIGH(t160, t158, m0, t144, 0);
    SANGI_MAC(t161, t162, t158, m1, t146, t160);
    SANGI_MAC(t163, t164, t158, m2, t148, t162);
    SANGI_MAC(t165, t166, t158, m3, t150, t164);
    SANGI_MAC(t167, t168, t158, m4, t152, t166);
    SANGI_MAC(t169, t170, t158, m5, t154, t168);
    SANGI_MAC(t171, t172, t158, m6, t156, t170);
    const sangi_limb t173 = sangi_limb_add(t114, t172, &c140);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t175 = sangi_limb_mullo(t161, m7);
    SANGI_MAC_HIGH(t177, t175, m0, t161, 0);
    SANGI_MAC(t178, t179, t175, m1, t163, t177);
    SANGI_MAC(t180, t181, t175, m2, t165, t179);
    SANGI_MAC(t182, t183, t175, m3, t167, t181);
    SANGI_MAC(t184, t185, t175, m4, t169, t183);
    SANGI_MAC(t186, t187, t175, m5, t171, t185);
    SANGI_MAC(t188, t189, t175, m6, t173, t187);
    const sangi_limb t190 = sangi_limb_add(t116, t189, &c140);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t192 = sangi_limb_mullo(t178, m7);
    SANGI_MAC_HIGH(t194, t192, m0, t178, 0);
    SANGI_MAC(t195, t196, t192, m1, t180, t194);
    SANGI_MAC(t197, t198, t192, m2, t182, t196);
    SANGI_MAC(t199, t200, t192, m3, t184, t198);
    SANGI_MAC(t201, t202, t192, m4, t186, t200);
    SANGI_MAC(t203, t204, t192, m5, t188, t202);
    SANGI_MAC(t205, t206, t192, m6, t190, t204);
    const sangi_limb t207 = sangi_limb_add(t118, t206, &c140);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t209 = sangi_limb_mullo(t195, m7);
    SANGI_MAC_HIGH(t211, t209, m0, t195, 0);
    SANGI_MAC(t212, t213, t209, m1, t197, t211);
    SANGI_MAC(t214, t215, t209, m2, t199, t213);
    SANGI_MAC(t216, t217, t209, m3, t201, t215);
    SANGI_MAC(t218, t219, t209, m4, t203, t217);
    SANGI_MAC(t220, t221, t209, m5, t205, t219);
    SANGI_MAC(t222, t223, t209, m6, t207, t221);
    const sangi_limb t224 = sangi_limb_add(t120, t223, &c140);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t226 = sangi_limb_mullo(t212, m7);
    SANGI_MAC_HIGH(t228, t226, m0, t212, 0);
    SANGI_MAC(t229, t230, t226, m1, t214, t228);
    SANGI_MAC(t231, t232, t226, m2, t216, t230);
    SANGI_MAC(t233, t234, t226, m3, t218, t232);
    SANGI_MAC(t235, t236, t226, m4, t220, t234);
    SANGI_MAC(t237, t238, t226, m5, t222, t236);
    SANGI_MAC(t239, t240, t226, m6, t224, t238);
    const sangi_limb t241 = sangi_limb_add(t122, t240, &c140);
    /* d = s - p */
    sangi_limb c245 = 0;
    const sangi_limb t244 = sangi_limb_sub(t229, m0, &c245);
    const sangi_limb t246 = sangi_limb_sub(t231, m1, &c245);
    const sangi_limb t248 = sangi_limb_sub(t233, m2, &c245);
    const sangi_limb t250 = sangi_limb_sub(t235, m3, &c245);
    const sangi_limb t252 = sangi_limb_sub(t237, m4, &c245);
    const sangi_limb t254 = sangi_limb_sub(t239, m5, &c245);
    const sangi_limb t256 = sangi_limb_sub(t241, m6, &c245);
    (void)sangi_limb_sub(c140, UINT32_C(0x00000000), &c245);
    /* s where d < 0, else d */
    const sangi_limb t261 = sangi_limb_mask(c245);
    const sangi_limb t262 = sangi_limb_select(t261, t229, t244);
    const sangi_limb t263 = sangi_limb_select(t261, t231, t246);
    const sangi_limb t264 = sangi_limb_select(t261, t233, t248);
    const sangi_limb t265 = sangi_limb_select(t261, t235, t250);
    const sangi_limb t266 = sangi_limb_select(t261, t237, t252);
    const sangi_limb t267 = sangi_limb_select(t261, t239, t254);
    const sangi_limb t268 = sangi_limb_select(t261, t241, t256);
    z[0] = t262;
    z[1] = t263;
    z[2] = t264;
    z[3] = t265;
    z[4] = t266;
    z[5] = t267;
    z[6] = t268;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
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
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    const sangi_limb m7 = m[7];
    const sangi_limb m8 = m[8];
    /* t += x[0] * y */
    SANGI_MAC(t26, t27, y0, x0, 0, 0);
    SANGI_MAC(t28, t29, y1, x0, t27, 0);
    SANGI_MAC(t30, t31, y2, x0, t29, 0);
    SANGI_MAC(t32, t33, y3, x0, t31, 0);
    SANGI_MAC(t34, t35, y4, x0, t33, 0);
    SANGI_MAC(t36, t37, y5, x0, t35, 0);
    SANGI_MAC(t38, t39, y6, x0, t37, 0);
    SANGI_MAC(t40, t41, y7, x0, t39, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t42 = sangi_limb_mullo(t26, m8);
    SANGI_MAC_HIGH(t44, m0, t42, t26, 0);
    SANGI_MAC(t45, t46, m1, t42, t28, t44);
    SANGI_MAC(t47, t48, m2, t42, t30, t46);
    SANGI_MAC(t49, t50, m3, t42, t32, t48);
    SANGI_MAC(t51, t52, m4, t42, t34, t50);
    SANGI_MAC(t53, t54, m5, t42, t36, t52);
    SANGI_MAC(t55, t56, m6, t42, t38, t54);
    SANGI_MAC(t57, t58, m7, t42, t40, t56);
    sangi_limb c60 = 0;
    const sangi_limb t59 = sangi_limb_add(t41, t58, &c60);
    /* t += x[1] * y */
    SANGI_MAC(t62, t63, y0, x1, t45, 0);
    SANGI_MAC(t64, t65, y1, x1, t47, t63);
    SANGI_MAC(t66, t67, y2, x1, t49, t65);
    SANGI_MAC(t68, t69, y3, x1, t51, t67);
    SANGI_MAC(t70, t71, y4, x1, t53, t69);
    SANGI_MAC(t72, t73, y5, x1, t55, t71);
    SANGI_MAC(t74, t75, y6, x1, t57, t73);
    SANGI_MAC(t76, t77, y7, x1, t59, t75);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(c60, t77, &c79);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t80 = sangi_limb_mullo(t62, m8);
    SANGI_MAC_HIGH(t82, m0, t80, t62, 0);
    SANGI_MAC(t83, t84, m1, t80, t64, t82);
    SANGI_MAC(t85, t86, m2, t80, t66, t84);
    SANGI_MAC(t87, t88, m3, t80, t68, t86);
    SANGI_MAC(t89, t90, m4, t80, t70, t88);
    SANGI_MAC(t91, t92, m5, t80, t72, t90);
    SANGI_MAC(t93, t94, m6, t80, t74, t92);
    SANGI_MAC(t95, t96, m7, t80, t76, t94);
    sangi_limb c98 = 0;
    const sangi_limb t97 = sangi_limb_add(t78, t96, &c98);
    const sangi_limb t101 = (sangi_limb)(c79 | c98);
    /* t += x[2] * y */
    SANGI_MAC(t102, t103, y0, x2, t83, 0);
    SANGI_MAC(t104, t105, y1, x2, t85, t103);
    SANGI_MAC(t106, t107, y2, x2, t87, t105);
    SANGI_MAC(t108, t109, y3, x2, t89, t107);
    SANGI_MAC(t110, t111, y4, x2, t91, t109);
    SANGI_MAC(t112, t113, y5, x2, t93, t111);
    SANGI_MAC(t114, t115, y6, x2, t95, t113);
    SANGI_MAC(t116, t117, y7, x2, t97, t115);
    sangi_limb c119 = 0;
    const sangi_limb t118 = sangi_limb_add(t101, t117, &c119);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t120 = sangi_limb_mullo(t102, m8);
    SANGI_MAC_HIGH(t122, m0, t120, t102, 0);
    SANGI_MAC(t123, t124, m1, t120, t104, t122);
    SANGI_MAC(t125, t126, m2, t120, t106, t124);
    SANGI_MAC(t127, t128, m3, t120, t108, t126);
    SANGI_MAC(t129, t130, m4, t120, t110, t128);
    SANGI_MAC(t131, t132, m5, t120, t112, t130);
    SANGI_MAC(t133, t134, m6, t120, t114, t132);
    SANGI_MAC(t135, t136, m7, t120, t116, t134);
    sangi_limb c138 = 0;
    const sangi_limb t137 = sangi_limb_add(t118, t136, &c138);
    const sangi_limb t141 = (sangi_limb)(c119 | c138);
    /* t += x[3] * y */
    SANGI_MAC(t142, t143, y0, x3, t123, 0);
    SANGI_MAC(t144, t145, y1, x3, t125, t143);
    SANGI_MAC(t146, t147, y2, x3, t127, t145);
    SANGI_MAC(t148, t149, y3, x3, t129, t147);
    SANGI_MAC(t150, t151, y4, x3, t131, t149);
    SANGI_MAC(t152, t153, y5, x3, t133, t151);
    SANGI_MAC(t154, t155, y6, x3, t135, t153);
    SANGI_MAC(t156, t157, y7, x3, t137, t155);
    sangi_limb c159 = 0;
    const sangi_limb t158 = sangi_limb_add(t141, t157, &c159);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t160 = sangi_limb_mullo(t142, m8);
    SANGI_MAC_HIGH(t162, m0, t160, t142, 0);
    SANGI_MAC(t163, t164, m1, t160, t144, t162);
    SANGI_MAC(t165, t166, m2, t160, t146, t164);
    SANGI_MAC(t167, t168, m3, t160, t148, t166);
    SANGI_MAC(t169, t170, m4, t160, t150, t168);
    SANGI_MAC(t171, t172, m5, t160, t152, t170);
    SANGI_MAC(t173, t174, m6, t160, t154, t172);
    SANGI_MAC(t175, t176, m7, t160, t156, t174);
    sangi_limb c178 = 0;
    const sangi_limb t177 = sangi_limb_add(t158, t176, &c178);
    const sangi_limb t181 = (sangi_limb)(c159 | c178);
    /* t += x[4] * y */
    SANGI_MAC(t182, t183, y0, x4, t163, 0);
    SANGI_MAC(t184, t185, y1, x4, t165, t183);
    SANGI_MAC(t186, t187, y2, x4, t167, t185);
    SANGI_MAC(t188, t189, y3, x4, t169, t187);
    SANGI_MAC(t190, t191, y4, x4, t171, t189);
    SANGI_MAC(t192, t193, y5, x4, t173, t191);
    SANGI_MAC(t194, t195, y6, x4, t175, t193);
    SANGI_MAC(t196, t197, y7, x4, t177, t195);
    sangi_limb c199 = 0;
    const sangi_limb t198 = sangi_limb_add(t181, t197, &c199);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t200 = sangi_limb_mullo(t182, m8);
    SANGI_MAC_HIGH(t202, m0, t200, t182, 0);
    SANGI_MAC(t203, t204, m1, t200, t184, t202);
    SANGI_MAC(t205, t206, m2, t200, t186, t204);
    SANGI_MAC(t207, t208, m3, t200, t188, t206);
    SANGI_MAC(t209, t210, m4, t200, t190, t208);
    SANGI_MAC(t211, t212, m5, t200, t192, t210);
    SANGI_MAC(t213, t214, m6, t200, t194, t212);
    SANGI_MAC(t215, t216, m7, t200, t196, t214);
    sangi_limb c218 = 0;
    const sangi_limb t217 = sangi_limb_add(t198, t216, &c218);
    const sangi_limb t221 = (sangi_limb)(c199 | c218);
    /* t += x[5] * y */
    SANGI_MAC(t222, t223, y0, x5, t203, 0);
    SANGI_MAC(t224, t225, y1, x5, t205, t223);
    SANGI_MAC(t226, t227, y2, x5, t207, t225);
    SANGI_MAC(t228, t229, y3, x5, t209, t227);
    SANGI_MAC(t230, t231, y4, x5, t211, t229);
    SANGI_MAC(t232, t233, y5, x5, t213, t231);
    SANGI_MAC(t234, t235, y6, x5, t215, t233);
    SANGI_MAC(t236, t237, y7, x5, t217, t235);
    sangi_limb c239 = 0;
    const sangi_limb t238 = sangi_limb_add(t221, t237, &c239);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t240 = sangi_limb_mullo(t222, m8);
    SANGI_MAC_HIGH(t242, m0, t240, t222, 0);
    SANGI_MAC(t243, t244, m1, t240, t224, t242);
    SANGI_MAC(t245, t246, m2, t240, t226, t244);
    SANGI_MAC(t247, t248, m3, t240, t228, t246);
    SANGI_MAC(t249, t250, m4, t240, t230, t248);
    SANGI_MAC(t251, t252, m5, t240, t232, t250);
    SANGI_MAC(t253, t254, m6, t240, t234, t252);
    SANGI_MAC(t255, t256, m7, t240, t236, t254);
    sangi_limb c258 = 0;
    const sangi_limb t257 = sangi_limb_add(t238, t256, &c258);
    const sangi_limb t261 = (sangi_limb)(c239 | c258);
    /* t += x[6] * y */
    SANGI_MAC(t262, t263, y0, x6, t243, 0);
    SANGI_MAC(t264, t265, y1, x6, t245, t263);
    SANGI_MAC(t266, t267, y2, x6, t247, t265);
    SANGI_MAC(t268, t269, y3, x6, t249, t267);
    SANGI_MAC(t270, t271, y4, x6, t251, t269);
    SANGI_MAC(t272, t273, y5, x6, t253, t271);
    SANGI_MAC(t274, t275, y6, x6, t255, t273);
    SANGI_MAC(t276, t277, y7, x6, t257, t275);
    sangi_limb c279 = 0;
    const sangi_limb t278 = sangi_limb_add(t261, t277, &c279);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t280 = sangi_limb_mullo(t262, m8);
    SANGI_MAC_HIGH(t282, m0, t280, t262, 0);
    SANGI_MAC(t283, t284, m1, t280, t264, t282);
    SANGI_MAC(t285, t286, m2, t280, t266, t284);
    SANGI_MAC(t287, t288, m3, t280, t268, t286);
    SANGI_MAC(t289, t290, m4, t280, t270, t288);
    SANGI_MAC(t291, t292, m5, t280, t272, t290);
    SANGI_MAC(t293, t294, m6, t280, t274, t292);
    SANGI_MAC(t295, t296, m7, t280, t276, t294);
    sangi_limb c298 = 0;
    const sangi_limb t297 = sangi_limb_add(t278, t296, &c298);
    const sangi_limb t301 = (sangi_limb)(c279 | c298);
    /* t += x[7] * y */
    SANGI_MAC(t302, t303, y0, x7, t283, 0);
    SANGI_MAC(t304, t305, y1, x7, t285, t303);
    SANGI_MAC(t306, t307, y2, x7, t287, t305);
    SANGI_MAC(t308, t309, y3, x7, t289, t307);
    SANGI_MAC(t310, t311, y4, x7, t291, t309);
    SANGI_MAC(t312, t313, y5, x7, t293, t311);
    SANGI_MAC(t314, t315, y6, x7, t295, t313);
    SANGI_MAC(t316, t317, y7, x7, t297, t315);
    sangi_limb c319 = 0;
    const sangi_limb t318 = sangi_limb_add(t301, t317, &c319);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t320 = sangi_limb_mullo(t302, m8);
    SANGI_MAC_HIGH(t322, m0, t320, t302, 0);
    SANGI_MAC(t323, t324, m1, t320, t304, t322);
    SANGI_MAC(t325, t326, m2, t320, t306, t324);
    SANGI_MAC(t327, t328, m3, t320, t308, t326);
    SANGI_MAC(t329, t330, m4, t320, t310, t328);
    SANGI_MAC(t331, t332, m5, t320, t312, t330);
    SANGI_MAC(t333, t334, m6, t320, t314, t332);
    SANGI_MAC(t335, t336, m7, t320, t316, t334);
    sangi_limb c338 = 0;
    const sangi_limb t337 = sangi_limb_add(t318, t336, &c338);
    const sangi_limb t341 = (sangi_limb)(c319 | c338);
    /* d = s - p */
    sangi_limb c343 = 0;
    const sangi_limb t342 = sangi_limb_sub(t323, m0, &c343);
    const sangi_limb t344 = sangi_limb_sub(t325, m1, &c343);
    const sangi_limb t346 = sangi_limb_sub(t327, m2, &c343);
    const sangi_limb t348 = sangi_limb_sub(t329, m3, &c343);
    const sangi_limb t350 = sangi_limb_sub(t331, m4, &c343);
    const sangi_limb t352 = sangi_limb_sub(t333, m5, &c343);
    const sangi_limb t354 = sangi_limb_sub(t335, m6, &c343);
    const sangi_limb t356 = sangi_limb_sub(t337, m7, &c343);
    (void)sangi_limb_sub(t341, UINT32_C(0x00000000), &c343);
    /* s where d < 0, else d */
    const sangi_limb t361 = sangi_limb_mask(c343);
    const sangi_limb t362 = sangi_limb_select(t361, t323, t342);
    const sangi_limb t363 = sangi_limb_select(t361, t325, t344);
    const sangi_limb t364 = sangi_limb_select(t361, t327, t346);
    const sangi_limb t365 = sangi_limb_select(t361, t329, t348);
    const sangi_limb t366 = sangi_limb_select(t361, t331, t350);
    const sangi_limb t367 = sangi_limb_select(t361, t333, t352);
    const sangi_limb t368 = sangi_limb_select(t361, t335, t354);
    const sangi_limb t369 = sangi_limb_select(t361, t337, t356);
    z[0] = t362;
    z[1] = t363;
    z[2] = t364;
    z[3] = t365;
    z[4] = t366;
    z[5] = t367;
    z[6] = t368;
    z[7] = t369;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    const sangi_limb m7 = m[7];
    const sangi_limb m8 = m[8];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t19, t20, x0, x1, 0, 0);
    SANGI_MAC(t21, t22, x0, x2, t20, 0);
    SANGI_MAC(t23, t24, x0, x3, t22, 0);
    SANGI_MAC(t25, t26, x0, x4, t24, 0);
    SANGI_MAC(t27, t28, x0, x5, t26, 0);
    SANGI_MAC(t29, t30, x0, x6, t28, 0);
    SANGI_MAC(t31, t32, x0, x7, t30, 0);
    SANGI_MAC(t33, t34, x1, x2, t23, 0);
    SANGI_MAC(t35, t36, x1, x3, t25, t34);
    SANGI_MAC(t37, t38, x1, x4, t27, t36);
    SANGI_MAC(t39, t40, x1, x5, t29, t38);
    SANGI_MAC(t41, t42, x1, x6, t31, t40);
    SANGI_MAC(t43, t44, x1, x7, t32, t42);
    SANGI_MAC(t45, t46, x2, x3, t37, 0);
    SANGI_MAC(t47, t48, x2, x4, t39, t46);
    SANGI_MAC(t49, t50, x2, x5, t41, t48);
    SANGI_MAC(t51, t52, x2, x6, t43, t50);
    SANGI_MAC(t53, t54, x2, x7, t44, t52);
    SANGI_MAC(t55, t56, x3, x4, t49, 0);
    SANGI_MAC(t57, t58, x3, x5, t51, t56);
    SANGI_MAC(t59, t60, x3, x6, t53, t58);
    SANGI_MAC(t61, t62, x3, x7, t54, t60);
    SANGI_MAC(t63, t64, x4, x5, t59, 0);
    SANGI_MAC(t65, t66, x4, x6, t61, t64);
    SANGI_MAC(t67, t68, x4, x7, t62, t66);
    SANGI_MAC(t69, t70, x5, x6, t67, 0);
    SANGI_MAC(t71, t72, x5, x7, t68, t70);
    SANGI_MAC(t73, t74, x6, x7, t72, 0);
    /* twice these */
    sangi_limb c76 = 0;
    const sangi_limb t75 = sangi_limb_add(t19, sangi_limb_hide(t19), &c76);
    const sangi_limb t77 = sangi_limb_add(t21, sangi_limb_hide(t21), &c76);
    const sangi_limb t79 = sangi_limb_add(t33, sangi_limb_hide(t33), &c76);
    const sangi_limb t81 = sangi_limb_add(t35, sangi_limb_hide(t35), &c76);
    const sangi_limb t83 = sangi_limb_add(t45, sangi_limb_hide(t45), &c76);
    const sangi_limb t85 = sangi_limb_add(t47, sangi_limb_hide(t47), &c76);
    const sangi_limb t87 = sangi_limb_add(t55, sangi_limb_hide(t55), &c76);
    const sangi_limb t89 = sangi_limb_add(t57, sangi_limb_hide(t57), &c76);
    const sangi_limb t91 = sangi_limb_add(t63, sangi_limb_hide(t63), &c76);
    const sangi_limb t93 = sangi_limb_add(t65, sangi_limb_hide(t65), &c76);
    const sangi_limb t95 = sangi_limb_add(t69, sangi_limb_hide(t69), &c76);
    const sangi_limb t97 = sangi_limb_add(t71, sangi_limb_hide(t71), &c76);
    const sangi_limb t99 = sangi_limb_add(t73, sangi_limb_hide(t73), &c76);
    const sangi_limb t101 = sangi_limb_add(t74, sangi_limb_hide(t74), &c76);
    /* and the squares x[i]^2 */
    SANGI_MAC(t104, t105, x0, x0, 0, 0);
    SANGI_MAC(t106, t107, x1, x1, 0, 0);
    SANGI_MAC(t108, t109, x2, x2, 0, 0);
    SANGI_MAC(t110, t111, x3, x3, 0, 0);
    SANGI_MAC(t112, t113, x4, x4, 0, 0);
    SANGI_MAC(t114, t115, x5, x5, 0, 0);
    SANGI_MAC(t116, t117, x6, x6, 0, 0);
    SANGI_MAC(t118, t119, x7, x7, 0, 0);
    sangi_limb c121 = 0;
    const sangi_limb t120 = sangi_limb_add(t75, t105, &c121);
    const sangi_limb t122 = sangi_limb_add(t77, t106, &c121);
    const sangi_limb t124 = sangi_limb_add(t79, t107, &c121);
    const sangi_limb t126 = sangi_limb_add(t81, t108, &c121);
    const sangi_limb t128 = sangi_limb_add(t83, t109, &c121);
    const sangi_limb t130 = sangi_limb_add(t85, t110, &c121);
    const sangi_limb t132 = sangi_limb_add(t87, t111, &c121);
    const sangi_limb t134 = sangi_limb_add(t89, t112, &c121);
    const sangi_limb t136 = sangi_limb_add(t91, t113, &c121);
    const sangi_limb t138 = sangi_limb_add(t93, t114, &c121);
    const sangi_limb t140 = sangi_limb_add(t95, t115, &c121);
    const sangi_limb t142 = sangi_limb_add(t97, t116, &c121);
    const sangi_limb t144 = sangi_limb_add(t99, t117, &c121);
    const sangi_limb t146 = sangi_limb_add(t101, t118, &c121);
    const sangi_limb t148 = sangi_limb_add(c76, t119, &c121);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t150 = sangi_limb_mullo(t104, m8);
    SANGI_MAC_HIGH(t152, t150, m0, t104, 0);
    SANGI_MAC(t153, t154, t150, m1, t120, t152);
    SANGI_MAC(t155, t156, t150, m2, t122, t154);
    SANGI_MAC(t157, t158, t150, m3, t124, t156);
    SANGI_MAC(t159, t160, t150, m4, t126, t158);
    SANGI_MAC(t161, t162, t150, m5, t128, t160);
    SANGI_MAC(t163, t164, t150, m6, t130, t162);
    SANGI_MAC(t165, t166, t150, m7, t132, t164);
    sangi_limb c168 = 0;
    const sangi_limb t167 = sangi_limb_add(t134, t166, &c168);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t169 = sangi_limb_mullo(t153, m8);
    SANGI_MAC_HIGH(t171, t169, m0, t153, 0);
    SANGI_MAC(t172, t173, t169, m1, t155, t171);
    SANGI_MAC(t174, t175, t169, m2, t157, t173);
    SANGI_MAC(t176, t177, t169, m3, t159, t175);
    SANGI_MAC(t178, t179, t169, m4, t161, t177);
    SANGI_MAC(t180, t181, t169, m5, t163, t179);
    SANGI_MAC(t182, t183, t169, m6, t165, t181);
    SANGI_MAC(t184, t185, t169, m7, t167, t183);
    const sangi_limb t186 = sangi_limb_add(t136, t185, &c168);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t188 = sangi_limb_mullo(t172, m8);
    SANGI_MAC_HIGH(t190, t188, m0, t172, 0);
    SANGI_MAC(t191, t192, t188, m1, t174, t190);
    SANGI_MAC(t193, t194, t188, m2, t176, t192);
    SANGI_MAC(t195, t196, t188, m3, t178, t194);
    SANGI_MAC(t197, t198, t188, m4, t180, t196);
    SANGI_MAC(t199, t200, t188, m5, t182, t198);
    SANGI_MAC(t201, t202, t188, m6, t184, t200);
    SANGI_MAC(t203, t204, t188, m7, t186, t202);
    const sangi_limb t205 = sangi_limb_add(t138, t204, &c168);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t207 = sangi_limb_mullo(t191, m8);
    SANGI_MAC_HIGH(t209, t207, m0, t191, 0);
    SANGI_MAC(t210, t211, t207, m1, t193, t209);
    SANGI_MAC(t212, t213, t207, m2, t195, t211);
    SANGI_MAC(t214, t215, t207, m3, t197, t213);
    SANGI_MAC(t216, t217, t207, m4, t199, t215);
    SANGI_MAC(t218, t219, t207, m5, t201, t217);
    SANGI_MAC(t220, t221, t207, m6, t203, t219);
    SANGI_MAC(t222, t223, t207, m7, t205, t221);
    const sangi_limb t224 = sangi_limb_add(t140, t223, &c168);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t226 = sangi_limb_mullo(t210, m8);
    SANGI_MAC_HIGH(t228, t226, m0, t210, 0);
    SANGI_MAC(t229, t230, t226, m1, t212, t228);
    SANGI_MAC(t231, t232, t226, m2, t214, t230);
    SANGI_MAC(t233, t234, t226, m3, t216, t232);
    SANGI_MAC(t235, t236, t226, m4, t218, t234);
    SANGI_MAC(t237, t238, t226, m5, t220, t236);
    SANGI_MAC(t239, t240, t226, m6, t222, t238);
    SANGI_MAC(t241, t242, t226, m7, t224, t240);
    const sangi_limb t243 = sangi_limb_add(t142, t242, &c168);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t245 = sangi_limb_mullo(t229, m8);
    SANGI_MAC_HIGH(t247, t245, m0, t229, 0);
    SANGI_MAC(t248, t249, t245, m1, t231, t247);
    SANGI_MAC(t250, t251, t245, m2, t233, t249);
    SANGI_MAC(t252, t253, t245, m3, t235, t251);
    SANGI_MAC(t254, t255, t245, m4, t237, t253);
    SANGI_MAC(t256, t257, t245, m5, t239, t255);
    SANGI_MAC(t258, t259, t245, m6, t241, t257);
    SANGI_MAC(t260, t261, t245, m7, t243, t259);
    const sangi_limb t262 = sangi_limb_add(t144, t261, &c168);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t264 = sangi_limb_mullo(t248, m8);
    SANGI_MAC_HIGH(t266, t264, m0, t248, 0);
    SANGI_MAC(t267, t268, t264, m1, t250, t266);
    SANGI_MAC(t269, t270, t264, m2, t252, t268);
    SANGI_MAC(t271, t272, t264, m3, t254, t270);
    SANGI_MAC(t273, t274, t264, m4, t256, t272);
    SANGI_MAC(t275, t276, t264, m5, t258, t274);
    SANGI_MAC(t277, t278, t264, m6, t260, t276);
    SANGI_MAC(t279, t280, t264, m7, t262, t278);
    const sangi_limb t281 = sangi_limb_add(t146, t280, &c168);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t283 = sangi_limb_mullo(t267, m8);
    SANGI_MAC_HIGH(t285, t283, m0, t267, 0);
    SANGI_MAC(t286, t287, t283, m1, t269, t285);
    SANGI_MAC(t288, t289, t283, m2, t271, t287);
    SANGI_MAC(t290, t291, t283, m3, t273, t289);
    SANGI_MAC(t292, t293, t283, m4, t275, t291);
    SANGI_MAC(t294, t295, t283, m5, t277, t293);
    SANGI_MAC(t296, t297, t283, m6, t279, t295);
    SANGI_MAC(t298, t299, t283, m7, t281, t297);
    const sangi_limb t300 = sangi_limb_add(t148, t299, &c168);
    /* d = s - p */
    sangi_limb c304 = 0;
    const sangi_limb t303 = sangi_limb_sub(t286, m0, &c304);
    const sangi_limb t305 = sangi_limb_sub(t288, m1, &c304);
    const sangi_limb t307 = sangi_limb_sub(t290, m2, &c304);
    const sangi_limb t309 = sangi_limb_sub(t292, m3, &c304);
    const sangi_limb t311 = sangi_limb_sub(t294, m4, &c304);
    const sangi_limb t313 = sangi_limb_sub(t296, m5, &c304);
    const sangi_limb t315 = sangi_limb_sub(t298, m6, &c304);
    const sangi_limb t317 = sangi_limb_sub(t300, m7, &c304);
    (void)sangi_limb_sub(c168, UINT32_C(0x00000000), &c304);
    /* s where d < 0, else d */
    const sangi_limb t322 = sangi_limb_mask(c304);
    const sangi_limb t323 = sangi_limb_select(t322, t286, t303);
    const sangi_limb t324 = sangi_limb_select(t322, t288, t305);
    const sangi_limb t325 = sangi_limb_select(t322, t290, t307);
    const sangi_limb t326 = sangi_limb_select(t322, t292, t309);
    const sangi_limb t327 = sangi_limb_select(t322, t294, t311);
    const sangi_limb t328 = sangi_limb_select(t322, t296, t313);
    const sangi_limb t329 = sangi_limb_select(t322, t298, t315);
    const sangi_limb t330 = sangi_limb_select(t322, t300, t317);
    z[0] = t323;
    z[1] = t324;
    z[2] = t325;
    z[3] = t326;
    z[4] = t327;
    z[5] = t328;
    z[6] = t329;
    z[7] = t330;
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    const sangi_limb m7 = m[7];
    const sangi_limb m8 = m[8];
    const sangi_limb m9 = m[9];
    /* t += x[0] * y */
    SANGI_MAC(t29, t30, y0, x0, 0, 0);
    SANGI_MAC(t31, t32, y1, x0, t30, 0);
    SANGI_MAC(t33, t34, y2, x0, t32, 0);
    SANGI_MAC(t35, t36, y3, x0, t34, 0);
    SANGI_MAC(t37, t38, y4, x0, t36, 0);
    SANGI_MAC(t39, t40, y5, x0, t38, 0);
    SANGI_MAC(t41, t42, y6, x0, t40, 0);
    SANGI_MAC(t43, t44, y7, x0, t42, 0);
    SANGI_MAC(t45, t46, y8, x0, t44, 0);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t47 = sangi_limb_mullo(t29, m9);
    SANGI_MAC_HIGH(t49, m0, t47, t29, 0);
    SANGI_MAC(t50, t51, m1, t47, t31, t49);
    SANGI_MAC(t52, t53, m2, t47, t33, t51);
    SANGI_MAC(t54, t55, m3, t47, t35, t53);
    SANGI_MAC(t56, t57, m4, t47, t37, t55);
    SANGI_MAC(t58, t59, m5, t47, t39, t57);
    SANGI_MAC(t60, t61, m6, t47, t41, t59);
    SANGI_MAC(t62, t63, m7, t47, t43, t61);
    SANGI_MAC(t64, t65, m8, t47, t45, t63);
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t46, t65, &c67);
    /* t += x[1] * y */
    SANGI_MAC(t69, t70, y0, x1, t50, 0);
    SANGI_MAC(t71, t72, y1, x1, t52, t70);
    SANGI_MAC(t73, t74, y2, x1, t54, t72);
    SANGI_MAC(t75, t76, y3, x1, t56, t74);
    SANGI_MAC(t77, t78, y4, x1, t58, t76);
    SANGI_MAC(t79, t80, y5, x1, t60, t78);
    SANGI_MAC(t81, t82, y6, x1, t62, t80);
    SANGI_MAC(t83, t84, y7, x1, t64, t82);
    SANGI_MAC(t85, t86, y8, x1, t66, t84);
    sangi_limb c88 = 0;
    const sangi_limb t87 = sangi_limb_add(c67, t86, &c88);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t89 = sangi_limb_mullo(t69, m9);
    SANGI_MAC_HIGH(t91, m0, t89, t69, 0);
    SANGI_MAC(t92, t93, m1, t89, t71, t91);
    SANGI_MAC(t94, t95, m2, t89, t73, t93);
    SANGI_MAC(t96, t97, m3, t89, t75, t95);
    SANGI_MAC(t98, t99, m4, t89, t77, t97);
    SANGI_MAC(t100, t101, m5, t89, t79, t99);
    SANGI_MAC(t102, t103, m6, t89, t81, t101);
    SANGI_MAC(t104, t105, m7, t89, t83, t103);
    SANGI_MAC(t106, t107, m8, t89, t85, t105);
    sangi_limb c109 = 0;
    const sangi_limb t108 = sangi_limb_add(t87, t107, &c109);
    const sangi_limb t112 = (sangi_limb)(c88 | c109);
    /* t += x[2] * y */
    SANGI_MAC(t113, t114, y0, x2, t92, 0);
    SANGI_MAC(t115, t116, y1, x2, t94, t114);
    SANGI_MAC(t117, t118, y2, x2, t96, t116);
    SANGI_MAC(t119, t120, y3, x2, t98, t118);
    SANGI_MAC(t121, t122, y4, x2, t100, t120);
    SANGI_MAC(t123, t124, y5, x2, t102, t122);
    SANGI_MAC(t125, t126, y6, x2, t104, t124);
    SANGI_MAC(t127, t128, y7, x2, t106, t126);
    SANGI_MAC(t129, t130, y8, x2, t108, t128);
    sangi_limb c132 = 0;
    const sangi_limb t131 = sangi_limb_add(t112, t130, &c132);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t133 = sangi_limb_mullo(t113, m9);
    SANGI_MAC_HIGH(t135, m0, t133, t113, 0);
    SANGI_MAC(t136, t137, m1, t133, t115, t135);
    SANGI_MAC(t138, t139, m2, t133, t117, t137);
    SANGI_MAC(t140, t141, m3, t133, t119, t139);
    SANGI_MAC(t142, t143, m4, t133, t121, t141);
    SANGI_MAC(t144, t145, m5, t133, t123, t143);
    SANGI_MAC(t146, t147, m6, t133, t125, t145);
    SANGI_MAC(t148, t149, m7, t133, t127, t147);
    SANGI_MAC(t150, t151, m8, t133, t129, t149);
    sangi_limb c153 = 0;
    const sangi_limb t152 = sangi_limb_add(t131, t151, &c153);
    const sangi_limb t156 = (sangi_limb)(c132 | c153);
    /* t += x[3] * y */
    SANGI_MAC(t157, t158, y0, x3, t136, 0);
    SANGI_MAC(t159, t160, y1, x3, t138, t158);
    SANGI_MAC(t161, t162, y2, x3, t140, t160);
    SANGI_MAC(t163, t164, y3, x3, t142, t162);
    SANGI_MAC(t165, t166, y4, x3, t144, t164);
    SANGI_MAC(t167, t168, y5, x3, t146, t166);
    SANGI_MAC(t169, t170, y6, x3, t148, t168);
    SANGI_MAC(t171, t172, y7, x3, t150, t170);
    SANGI_MAC(t173, t174, y8, x3, t152, t172);
    sangi_limb c176 = 0;
    const sangi_limb t175 = sangi_limb_add(t156, t174, &c176);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t177 = sangi_limb_mullo(t157, m9);
    SANGI_MAC_HIGH(t179, m0, t177, t157, 0);
    SANGI_MAC(t180, t181, m1, t177, t159, t179);
    SANGI_MAC(t182, t183, m2, t177, t161, t181);
    SANGI_MAC(t184, t185, m3, t177, t163, t183);
    SANGI_MAC(t186, t187, m4, t177, t165, t185);
    SANGI_MAC(t188, t189, m5, t177, t167, t187);
    SANGI_MAC(t190, t191, m6, t177, t169, t189);
    SANGI_MAC(t192, t193, m7, t177, t171, t191);
    SANGI_MAC(t194, t195, m8, t177, t173, t193);
    sangi_limb c197 = 0;
    const sangi_limb t196 = sangi_limb_add(t175, t195, &c197);
    const sangi_limb t200 = (sangi_limb)(c176 | c197);
    /* t += x[4] * y */
    SANGI_MAC(t201, t202, y0, x4, t180, 0);
    SANGI_MAC(t203, t204, y1, x4, t182, t202);
    SANGI_MAC(t205, t206, y2, x4, t184, t204);
    SANGI_MAC(t207, t208, y3, x4, t186, t206);
    SANGI_MAC(t209, t210, y4, x4, t188, t208);
    SANGI_MAC(t211, t212, y5, x4, t190, t210);
    SANGI_MAC(t213, t214, y6, x4, t192, t212);
    SANGI_MAC(t215, t216, y7, x4, t194, t214);
    SANGI_MAC(t217, t218, y8, x4, t196, t216);
    sangi_limb c220 = 0;
    const sangi_limb t219 = sangi_limb_add(t200, t218, &c220);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t221 = sangi_limb_mullo(t201, m9);
    SANGI_MAC_HIGH(t223, m0, t221, t201, 0);
    SANGI_MAC(t224, t225, m1, t221, t203, t223);
    SANGI_MAC(t226, t227, m2, t221, t205, t225);
    SANGI_MAC(t228, t229, m3, t221, t207, t227);
    SANGI_MAC(t230, t231, m4, t221, t209, t229);
    SANGI_MAC(t232, t233, m5, t221, t211, t231);
    SANGI_MAC(t234, t235, m6, t221, t213, t233);
    SANGI_MAC(t236, t237, m7, t221, t215, t235);
    SANGI_MAC(t238, t239, m8, t221, t217, t237);
    sangi_limb c241 = 0;
    const sangi_limb t240 = sangi_limb_add(t219, t239, &c241);
    const sangi_limb t244 = (sangi_limb)(c220 | c241);
    /* t += x[5] * y */
    SANGI_MAC(t245, t246, y0, x5, t224, 0);
    SANGI_MAC(t247, t248, y1, x5, t226, t246);
    SANGI_MAC(t249, t250, y2, x5, t228, t248);
    SANGI_MAC(t251, t252, y3, x5, t230, t250);
    SANGI_MAC(t253, t254, y4, x5, t232, t252);
    SANGI_MAC(t255, t256, y5, x5, t234, t254);
    SANGI_MAC(t257, t258, y6, x5, t236, t256);
    SANGI_MAC(t259, t260, y7, x5, t238, t258);
    SANGI_MAC(t261, t262, y8, x5, t240, t260);
    sangi_limb c264 = 0;
    const sangi_limb t263 = sangi_limb_add(t244, t262, &c264);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t265 = sangi_limb_mullo(t245, m9);
    SANGI_MAC_HIGH(t267, m0, t265, t245, 0);
    SANGI_MAC(t268, t269, m1, t265, t247, t267);
    SANGI_MAC(t270, t271, m2, t265, t249, t269);
    SANGI_MAC(t272, t273, m3, t265, t251, t271);
    SANGI_MAC(t274, t275, m4, t265, t253, t273);
    SANGI_MAC(t276, t277, m5, t265, t255, t275);
    SANGI_MAC(t278, t279, m6, t265, t257, t277);
    SANGI_MAC(t280, t281, m7, t265, t259, t279);
    SANGI_MAC(t282, t283, m8, t265, t261, t281);
    sangi_limb c285 = 0;
    const sangi_limb t284 = sangi_limb_add(t263, t283, &c285);
    const sangi_limb t288 = (sangi_limb)(c264 | c285);
    /* t += x[6] * y */
    SANGI_MAC(t289, t290, y0, x6, t268, 0);
    SANGI_MAC(t291, t292, y1, x6, t270, t290);
    SANGI_MAC(t293, t294, y2, x6, t272, t292);
    SANGI_MAC(t295, t296, y3, x6, t274, t294);
    SANGI_MAC(t297, t298, y4, x6, t276, t296);
    SANGI_MAC(t299, t300, y5, x6, t278, t298);
    SANGI_MAC(t301, t302, y6, x6, t280, t300);
    SANGI_MAC(t303, t304, y7, x6, t282, t302);
    SANGI_MAC(t305, t306, y8, x6, t284, t304);
    sangi_limb c308 = 0;
    const sangi_limb t307 = sangi_limb_add(t288, t306, &c308);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t309 = sangi_limb_mullo(t289, m9);
    SANGI_MAC_HIGH(t311, m0, t309, t289, 0);
    SANGI_MAC(t312, t313, m1, t309, t291, t311);
    SANGI_MAC(t314, t315, m2, t309, t293, t313);
    SANGI_MAC(t316, t317, m3, t309, t295, t315);
    SANGI_MAC(t318, t319, m4, t309, t297, t317);
    SANGI_MAC(t320, t321, m5, t309, t299, t319);
    SANGI_MAC(t322, t323, m6, t309, t301, t321);
    SANGI_MAC(t324, t325, m7, t309, t303, t323);
    SANGI_MAC(t326, t327, m8, t309, t305, t325);
    sangi_limb c329 = 0;
    const sangi_limb t328 = sangi_limb_add(t307, t327, &c329);
    const sangi_limb t332 = (sangi_limb)(c308 | c329);
    /* t += x[7] * y */
    SANGI_MAC(t333, t334, y0, x7, t312, 0);
    SANGI_MAC(t335, t336, y1, x7, t314, t334);
    SANGI_MAC(t337, t338, y2, x7, t316, t336);
    SANGI_MAC(t339, t340, y3, x7, t318, t338);
    SANGI_MAC(t341, t342, y4, x7, t320, t340);
    SANGI_MAC(t343, t344, y5, x7, t322, t342);
    SANGI_MAC(t345, t346, y6, x7, t324, t344);
    SANGI_MAC(t347, t348, y7, x7, t326, t346);
    SANGI_MAC(t349, t350, y8, x7, t328, t348);
    sangi_limb c352 = 0;
    const sangi_limb t351 = sangi_limb_add(t332, t350, &c352);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t353 = sangi_limb_mullo(t333, m9);
    SANGI_MAC_HIGH(t355, m0, t353, t333, 0);
    SANGI_MAC(t356, t357, m1, t353, t335, t355);
    SANGI_MAC(t358, t359, m2, t353, t337, t357);
    SANGI_MAC(t360, t361, m3, t353, t339, t359);
    SANGI_MAC(t362, t363, m4, t353, t341, t361);
    SANGI_MAC(t364, t365, m5, t353, t343, t363);
    SANGI_MAC(t366, t367, m6, t353, t345, t365);
    SANGI_MAC(t368, t369, m7, t353, t347, t367);
    SANGI_MAC(t370, t371, m8, t353, t349, t369);
    sangi_limb c373 = 0;
    const sangi_limb t372 = sangi_limb_add(t351, t371, &c373);
    const sangi_limb t376 = (sangi_limb)(c352 | c373);
    /* t += x[8] * y */
    SANGI_MAC(t377, t378, y0, x8, t356, 0);
    SANGI_MAC(t379, t380, y1, x8, t358, t378);
    SANGI_MAC(t381, t382, y2, x8, t360, t380);
    SANGI_MAC(t383, t384, y3, x8, t362, t382);
    SANGI_MAC(t385, t386, y4, x8, t364, t384);
    SANGI_MAC(t387, t388, y5, x8, t366, t386);
    SANGI_MAC(t389, t390, y6, x8, t368, t388);
    SANGI_MAC(t391, t392, y7, x8, t370, t390);
    SANGI_MAC(t393, t394, y8, x8, t372, t392);
    sangi_limb c396 = 0;
    const sangi_limb t395 = sangi_limb_add(t376, t394, &c396);
    /* t = (t + q * m) / 2^width, which is exact */
    const sangi_limb t397 = sangi_limb_mullo(t377, m9);
    SANGI_MAC_HIGH(t399, m0, t397, t377, 0);
    SANGI_MAC(t400, t401, m1, t397, t379, t399);
    SANGI_MAC(t402, t403, m2, t397, t381, t401);
    SANGI_MAC(t404, t405, m3, t397, t383, t403);
    SANGI_MAC(t406, t407, m4, t397, t385, t405);
    SANGI_MAC(t408, t409, m5, t397, t387, t407);
    SANGI_MAC(t410, t411, m6, t397, t389, t409);
    SANGI_MAC(t412, t413, m7, t397, t391, t411);
    SANGI_MAC(t414, t415, m8, t397, t393, t413);
    sangi_limb c417 = 0;
    const sangi_limb t416 = sangi_limb_add(t395, t415, &c417);
    const sangi_limb t420 = (sangi_limb)(c396 | c417);
    /* d = s - p */
    sangi_limb c422 = 0;
    const sangi_limb t421 = sangi_limb_sub(t400, m0, &c422);
    const sangi_limb t423 = sangi_limb_sub(t402, m1, &c422);
    const sangi_limb t425 = sangi_limb_sub(t404, m2, &c422);
    const sangi_limb t427 = sangi_limb_sub(t406, m3, &c422);
    const sangi_limb t429 = sangi_limb_sub(t408, m4, &c422);
    const sangi_limb t431 = sangi_limb_sub(t410, m5, &c422);
    const sangi_limb t433 = sangi_limb_sub(t412, m6, &c422);
    const sangi_limb t435 = sangi_limb_sub(t414, m7, &c422);
    const sangi_limb t437 = sangi_limb_sub(t416, m8, &c422);
    (void)sangi_limb_sub(t420, UINT32_C(0x00000000), &c422);
    /* s where d < 0, else d */
    const sangi_limb t442 = sangi_limb_mask(c422);
    const sangi_limb t443 = sangi_limb_select(t442, t400, t421);
    const sangi_limb t444 = sangi_limb_select(t442, t402, t423);
    const sangi_limb t445 = sangi_limb_select(t442, t404, t425);
    const sangi_limb t446 = sangi_limb_select(t442, t406, t427);
    const sangi_limb t447 = sangi_limb_select(t442, t408, t429);
    const sangi_limb t448 = sangi_limb_select(t442, t410, t431);
    const sangi_limb t449 = sangi_limb_select(t442, t412, t433);
    const sangi_limb t450 = sangi_limb_select(t442, t414, t435);
    const sangi_limb t451 = sangi_limb_select(t442, t416, t437);
    z[0] = t443;
    z[1] = t444;
    z[2] = t445;
    z[3] = t446;
    z[4] = t447;
    z[5] = t448;
    z[6] = t449;
    z[7] = t450;
    z[8] = t451;
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb m0 = m[0];
    const sangi_limb m1 = m[1];
    const sangi_limb m2 = m[2];
    const sangi_limb m3 = m[3];
    const sangi_limb m4 = m[4];
    const sangi_limb m5 = m[5];
    const sangi_limb m6 = m[6];
    const sangi_limb m7 = m[7];
    const sangi_limb m8 = m[8];
    const sangi_limb m9 = m[9];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t21, t22, x0, x1, 0, 0);
    SANGI_MAC(t23, t24, x0, x2, t22, 0);
    SANGI_MAC(t25, t26, x0, x3, t24, 0);
    SANGI_MAC(t27, t28, x0, x4, t26, 0);
    SANGI_MAC(t29, t30, x0, x5, t28, 0);
    SANGI_MAC(t31, t32, x0, x6, t30, 0);
    SANGI_MAC(t33, t34, x0, x7, t32, 0);
    SANGI_MAC(t35, t36, x0, x8, t34, 0);
    SANGI_MAC(t37, t38, x1, x2, t25, 0);
    SANGI_MAC(t39, t40, x1, x3, t27, t38);
    SANGI_MAC(t41, t42, x1, x4, t29, t40);
    SANGI_MAC(t43, t44, x1, x5, t31, t42);
    SANGI_MAC(t45, t46, x1, x6, t33, t44);
    SANGI_MAC(t47, t48, x1, x7, t35, t46);
    SANGI_MAC(t49, t50, x1, x8, t36, t48);
    SANGI_MAC(t51, t52, x2, x3, t41, 0);
    SANGI_MAC(t53, t54, x2, x4, t43, t52);
    SANGI_MAC(t55, t56, x2, x5, t45, t54);
    SANGI_MAC(t57, t58, x2, x6, t47, t56);
    SANGI_MAC(t59, t60, x2, x7, t49, t58);
    SANGI_MAC(t61, t62, x2, x8, t50, t60);
    SANGI_MAC(t63, t64, x3, x4, t55, 0);
    SANGI_MAC(t65, t66, x3, x5, t57, t64);
    SANGI_MAC(t67, t68, x3, x6, t59, t66);
    SANGI_MAC(t69, t70, x3, x7, t61, t68);
    SANGI_MAC(t71, t72, x3, x8, t62, t70);
    SANGI_MAC(t73, t74, x4, x5, t67, 0);
    SANGI_MAC(t75, t76, x4, x6, t69, t74);
    SANGI_MAC(t77, t78, x4, x7, t71, t76);
    SANGI_MAC(t79, t80, x4, x8, t72, t78);
    SANGI_MAC(t81, t82, x5, x6, t77, 0);
    SANGI_MAC(t83, t84, x5, x7, t79, t82);
    SANGI_MAC(t85, t86, x5, x8, t80, t84);
    SANGI_MAC(t87, t88, x6, x7, t85, 0);
    SANGI_MAC(t89, t90, x6, x8, t86, t88);
    SANGI_MAC(t91, t92, x7, x8, t90, 0);
    /* twice these */
    sangi_limb c94 = 0;
    const sangi_limb t93 = sangi_limb_add(t21, sangi_limb_hide(t21), &c94);
    const sangi_limb t95 = sangi_limb_add(t23, sangi_limb_hide(t23), &c94);
    const sangi_limb t97 = sangi_limb_add(t37, sangi_limb_hide(t37), &c94);
    const sangi_limb t99 = sangi_limb_add(t39, sangi_limb_hide(t39), &c94);
    const sangi_limb t101 = sangi_limb_add(t51, sangi_limb_hide(t51), &c94);
    const sangi_limb t103 = sangi_limb_add(t53, sangi_limb_hide(t53), &c94);
    const sangi_limb t105 = sangi_limb_add(t63, sangi_limb_hide(t63), &c94);
    const sangi_limb t107 = sangi_limb_add(t65, sangi_limb_hide(t65), &c94);
    const sangi_limb t109 = sangi_limb_add(t73, sangi_limb_hide(t73), &c94);
    const sangi_limb t111 = sangi_limb_add(t75, sangi_limb_hide(t75), &c94);
    const sangi_limb t113 = sangi_limb_add(t81, sangi_limb_hide(t81), &c94);
    const sangi_limb t115 = sangi_limb_add(t83, sangi_limb_hide(t83), &c94);
    const sangi_limb t117 = sangi_limb_add(t87, sangi_limb_hide(t87), &c94);
    const sangi_limb t119 = sangi_limb_add(t89, sangi_limb_hide(t89), &c94);
    const sangi_limb t121 = sangi_limb_add(t91, sangi_limb_hide(t91), &c94);
    const sangi_limb t123 = sangi_limb_add(t92, sangi_limb_hide(t92), &c94);
    /* and the squares x[i]^2 */
    SANGI_MAC(t126, t127, x0, x0, 0, 0);
    SANGI_MAC(t128, t129, x1, x1, 0, 0);
    SANGI_MAC(t130, t131, x2, x2, 0, 0);
    SANGI_MAC(t132, t133, x3, x3, 0, 0);
    SANGI_MAC(t134, t135, x4, x4, 0, 0);
    SANGI_MAC(t136, t137, x5, x5, 0, 0);
    SANGI_MAC(t138, t139, x6, x6, 0, 0);
    SANGI_MAC(t140, t141, x7, x7, 0, 0);
    SANGI_MAC(t142, t143, x8, x8, 0, 0);
    sangi_limb c145 = 0;
    const sangi_limb t144 = sangi_limb_add(t93, t127, &c145);
    const sangi_limb t146 = sangi_limb_add(t95, t128, &c145);
    const sangi_limb t148 = sangi_limb_add(t97, t129, &c145);
    const sangi_limb t150 = sangi_limb_add(t99, t130, &c145);
    const sangi_limb t152 = sangi_limb_add(t101, t131, &c145);
    const sangi_limb t154 = sangi_limb_add(t103, t132, &c145);
    const sangi_limb t156 = sangi_limb_add(t105, t133, &c145);
    const sangi_limb t158 = sangi_limb_add(t107, t134, &c145);
    const sangi_limb t160 = sangi_limb_add(t109, t135, &c145);
    const sangi_limb t162 = sangi_limb_add(t111, t136, &c145);
    const sangi_limb t164 = sangi_limb_add(t113, t137, &c145);
    const sangi_limb t166 = sangi_limb_add(t115, t138, &c145);
    const sangi_limb t168 = sangi_limb_add(t117, t139, &c145);
    const sangi_limb t170 = sangi_limb_add(t119, t140, &c145);
    const sangi_limb t172 = sangi_limb_add(t121, t141, &c145);
    const sangi_limb t174 = sangi_limb_add(t123, t142, &c145);
    const sangi_limb t176 = sangi_limb_add(c94, t143, &c145);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t178 = sangi_limb_mullo(t126, m9);
    SANGI_MAC_HIGH(t180, t178, m0, t126, 0);
    SANGI_MAC(t181, t182, t178, m1, t144, t180);
    SANGI_MAC(t183, t184, t178, m2, t146, t182);
    SANGI_MAC(t185, t186, t178, m3, t148, t184);
    SANGI_MAC(t187, t188, t178, m4, t150, t186);
    SANGI_MAC(t189, t190, t178, m5, t152, t188);
    SANGI_MAC(t191, t192, t178, m6, t154, t190);
    SANGI_MAC(t193, t194, t178, m7, t156, t192);
    SANGI_MAC(t195, t196, t178, m8, t158, t194);
    sangi_limb c198 = 0;
    const sangi_limb t197 = sangi_limb_add(t160, t196, &c198);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t199 = sangi_limb_mullo(t181, m9);
    SANGI_MAC_HIGH(t201, t199, m0, t181, 0);
    SANGI_MAC(t202, t203, t199, m1, t183, t201);
    SANGI_MAC(t204, t205, t199, m2, t185, t203);
    SANGI_MAC(t206, t207, t199, m3, t187, t205);
    SANGI_MAC(t208, t209, t199, m4, t189, t207);
    SANGI_MAC(t210, t211, t199, m5, t191, t209);
    SANGI_MAC(t212, t213, t199, m6, t193, t211);
    SANGI_MAC(t214, t215, t199, m7, t195, t213);
    SANGI_MAC(t216, t217, t199, m8, t197, t215);
    const sangi_limb t218 = sangi_limb_add(t162, t217, &c198);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t220 = sangi_limb_mullo(t202, m9);
    SANGI_MAC_HIGH(t222, t220, m0, t202, 0);
    SANGI_MAC(t223, t224, t220, m1, t204, t222);
    SANGI_MAC(t225, t226, t220, m2, t206, t224);
    SANGI_MAC(t227, t228, t220, m3, t208, t226);
    SANGI_MAC(t229, t230, t220, m4, t210, t228);
    SANGI_MAC(t231, t232, t220, m5, t212, t230);
    SANGI_MAC(t233, t234, t220, m6, t214, t232);
    SANGI_MAC(t235, t236, t220, m7, t216, t234);
    SANGI_MAC(t237, t238, t220, m8, t218, t236);
    const sangi_limb t239 = sangi_limb_add(t164, t238, &c198);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t241 = sangi_limb_mullo(t223, m9);
    SANGI_MAC_HIGH(t243, t241, m0, t223, 0);
    SANGI_MAC(t244, t245, t241, m1, t225, t243);
    SANGI_MAC(t246, t247, t241, m2, t227, t245);
    SANGI_MAC(t248, t249, t241, m3, t229, t247);
    SANGI_MAC(t250, t251, t241, m4, t231, t249);
    SANGI_MAC(t252, t253, t241, m5, t233, t251);
    SANGI_MAC(t254, t255, t241, m6, t235, t253);
    SANGI_MAC(t256, t257, t241, m7, t237, t255);
    SANGI_MAC(t258, t259, t241, m8, t239, t257);
    const sangi_limb t260 = sangi_limb_add(t166, t259, &c198);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t262 = sangi_limb_mullo(t244, m9);
    SANGI_MAC_HIGH(t264, t262, m0, t244, 0);
    SANGI_MAC(t265, t266, t262, m1, t246, t264);
    SANGI_MAC(t267, t268, t262, m2, t248, t266);
    SANGI_MAC(t269, t270, t262, m3, t250, t268);
    SANGI_MAC(t271, t272, t262, m4, t252, t270);
    SANGI_MAC(t273, t274, t262, m5, t254, t272);
    SANGI_MAC(t275, t276, t262, m6, t256, t274);
    SANGI_MAC(t277, t278, t262, m7, t258, t276);
    SANGI_MAC(t279, t280, t262, m8, t260, t278);
    const sangi_limb t281 = sangi_limb_add(t168, t280, &c198);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t283 = sangi_limb_mullo(t265, m9);
    SANGI_MAC_HIGH(t285, t283, m0, t265, 0);
    SANGI_MAC(t286, t287, t283, m1, t267, t285);
    SANGI_MAC(t288, t289, t283, m2, t269, t287);
    SANGI_MAC(t290, t291, t283, m3, t271, t289);
    SANGI_MAC(t292, t293, t283, m4, t273, t291);
    SANGI_MAC(t294, t295, t283, m5, t275, t293);
    SANGI_MAC(t296, t297, t283, m6, t277, t295);
    SANGI_MAC(t298, t299, t283, m7, t279, t297);
    SANGI_MAC(t300, t301, t283, m8, t281, t299);
    const sangi_limb t302 = sangi_limb_add(t170, t301, &c198);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t304 = sangi_limb_mullo(t286, m9);
    SANGI_MAC_HIGH(t306, t304, m0, t286, 0);
    SANGI_MAC(t307, t308, t304, m1, t288, t306);
    SANGI_MAC(t309, t310, t304, m2, t290, t308);
    SANGI_MAC(t311, t312, t304, m3, t292, t310);
    SANGI_MAC(t313, t314, t304, m4, t294, t312);
    SANGI_MAC(t315, t316, t304, m5, t296, t314);
    SANGI_MAC(t317, t318, t304, m6, t298, t316);
    SANGI_MAC(t319, t320, t304, m7, t300, t318);
    SANGI_MAC(t321, t322, t304, m8, t302, t320);
    const sangi_limb t323 = sangi_limb_add(t172, t322, &c198);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t325 = sangi_limb_mullo(t307, m9);
    SANGI_MAC_HIGH(t327, t325, m0, t307, 0);
    SANGI_MAC(t328, t329, t325, m1, t309, t327);
    SANGI_MAC(t330, t331, t325, m2, t311, t329);
    SANGI_MAC(t332, t333, t325, m3, t313, t331);
    SANGI_MAC(t334, t335, t325, m4, t315, t333);
    SANGI_MAC(t336, t337, t325, m5, t317, t335);
    SANGI_MAC(t338, t339, t325, m6, t319, t337);
    SANGI_MAC(t340, t341, t325, m7, t321, t339);
    SANGI_MAC(t342, t343, t325, m8, t323, t341);
    const sangi_limb t344 = sangi_limb_add(t174, t343, &c198);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t346 = sangi_limb_mullo(t328, m9);
    SANGI_MAC_HIGH(t348, t346, m0, t328, 0);
    SANGI_MAC(t349, t350, t346, m1, t330, t348);
    SANGI_MAC(t351, t352, t346, m2, t332, t350);
    SANGI_MAC(t353, t354, t346, m3, t334, t352);
    SANGI_MAC(t355, t356, t346, m4, t336, t354);
    SANGI_MAC(t357, t358, t346, m5, t338, t356);
    SANGI_MAC(t359, t360, t346, m6, t340, t358);
    SANGI_MAC(t361, t362, t346, m7, t342, t360);
    SANGI_MAC(t363, t364, t346, m8, t344, t362);
    const sangi_limb t365 = sangi_limb_add(t176, t364, &c198);
    /* d = s - p */
    sangi_limb c369 = 0;
    const sangi_limb t368 = sangi_limb_sub(t349, m0, &c369);
    const sangi_limb t370 = sangi_limb_sub(t351, m1, &c369);
    const sangi_limb t372 = sangi_limb_sub(t353, m2, &c369);
    const sangi_limb t374 = sangi_limb_sub(t355, m3, &c369);
    const sangi_limb t376 = sangi_limb_sub(t357, m4, &c369);
    const sangi_limb t378 = sangi_limb_sub(t359, m5, &c369);
    const sangi_limb t380 = sangi_limb_sub(t361, m6, &c369);
    const sangi_limb t382 = sangi_limb_sub(t363, m7, &c369);
    const sangi_limb t384 = sangi_limb_sub(t365, m8, &c369);
    (void)sangi_limb_sub(c198, UINT32_C(0x00000000), &c369);
    /* s where d < 0, else d */
    const sangi_limb t389 = sangi_limb_mask(c369);
    const sangi_limb t390 = sangi_limb_select(t389, t349, t368);
    const sangi_limb t391 = sangi_limb_select(t389, t351, t370);
    const sangi_limb t392 = sangi_limb_select(t389, t353, t372);
    const sangi_limb t393 = sangi_limb_select(t389, t355, t374);
    const sangi_limb t394 = sangi_limb_select(t389, t357, t376);
    const sangi_limb t395 = sangi_limb_select(t389, t359, t378);
    const sangi_limb t396 = sangi_limb_select(t389, t361, t380);
    const sangi_limb t397 = sangi_limb_select(t389, t363, t382);
    const sangi_limb t398 = sangi_limb_select(t389, t365, t384);
    z[0] = t390;
    z[1] = t391;
    z[2] = t392;
    z[3] = t393;
    z[4] = t394;
    z[5] = t395;
    z[6] = t396;
    z[7] = t397;
    z[8] = t398;
}
