/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * p384, base field of NIST P-384; fills its top limb; 384 bits in 6 limbs of 64, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p384_modulus[6];
extern const sangi_limb sangi_p384_one[6];
extern const sangi_limb sangi_p384_radix2[6];
extern const sangi_limb sangi_p384_root[6];
extern const sangi_limb sangi_p384_sqrt_exponent[6];
void sangi_p384_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_p384_modulus[6] = {
    UINT64_C(0x00000000ffffffff),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_p384_one[6] = {
    UINT64_C(0xffffffff00000001),
    UINT64_C(0x00000000ffffffff),
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p384_radix2[6] = {
    UINT64_C(0xfffffffe00000001),
    UINT64_C(0x0000000200000000),
    UINT64_C(0xfffffffe00000000),
    UINT64_C(0x0000000200000000),
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p384_root[6] = {
    UINT64_C(0x00000001fffffffe),
    UINT64_C(0xfffffffe00000000),
    UINT64_C(0xfffffffffffffffd),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_p384_sqrt_exponent[6] = {
    UINT64_C(0x000000003fffffff),
    UINT64_C(0xbfffffffc0000000),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x3fffffffffffffff),
};

#define KERNEL(op) sangi_p384_##op##_c
#include "generated/field/limbs6_c64.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p384_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s = x + y */
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_add(x0, y0, &c14);
    const sangi_limb t15 = sangi_limb_add(x1, y1, &c14);
    const sangi_limb t17 = sangi_limb_add(x2, y2, &c14);
    const sangi_limb t19 = sangi_limb_add(x3, y3, &c14);
    const sangi_limb t21 = sangi_limb_add(x4, y4, &c14);
    const sangi_limb t23 = sangi_limb_add(x5, y5, &c14);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c33 = 0;
    const sangi_limb t32 = sangi_limb_sub(t13, UINT64_C(0x00000000ffffffff), &c33);
    const sangi_limb t34 = sangi_limb_sub(t15, UINT64_C(0xffffffff00000000), &c33);
    const sangi_limb t36 = sangi_limb_sub(t17, UINT64_C(0xfffffffffffffffe), &c33);
    const sangi_limb t38 = sangi_limb_sub(t19, UINT64_C(0xffffffffffffffff), &c33);
    const sangi_limb t40 = sangi_limb_sub(t21, UINT64_C(0xffffffffffffffff), &c33);
    const sangi_limb t42 = sangi_limb_sub(t23, UINT64_C(0xffffffffffffffff), &c33);
    (void)sangi_limb_sub(c14, UINT64_C(0x0000000000000000), &c33);
    /* s where d < 0, else d */
    const sangi_limb t47 = sangi_limb_mask(c33);
    const sangi_limb t48 = sangi_limb_select(t47, t13, t32);
    const sangi_limb t49 = sangi_limb_select(t47, t15, t34);
    const sangi_limb t50 = sangi_limb_select(t47, t17, t36);
    const sangi_limb t51 = sangi_limb_select(t47, t19, t38);
    const sangi_limb t52 = sangi_limb_select(t47, t21, t40);
    const sangi_limb t53 = sangi_limb_select(t47, t23, t42);
    z[0] = t48;
    z[1] = t49;
    z[2] = t50;
    z[3] = t51;
    z[4] = t52;
    z[5] = t53;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p384_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = x - y */
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_sub(x0, y0, &c14);
    const sangi_limb t15 = sangi_limb_sub(x1, y1, &c14);
    const sangi_limb t17 = sangi_limb_sub(x2, y2, &c14);
    const sangi_limb t19 = sangi_limb_sub(x3, y3, &c14);
    const sangi_limb t21 = sangi_limb_sub(x4, y4, &c14);
    const sangi_limb t23 = sangi_limb_sub(x5, y5, &c14);
    /* t = d + p */
    sangi_limb c32 = 0;
    const sangi_limb t31 = sangi_limb_add(t13, UINT64_C(0x00000000ffffffff), &c32);
    const sangi_limb t33 = sangi_limb_add(t15, UINT64_C(0xffffffff00000000), &c32);
    const sangi_limb t35 = sangi_limb_add(t17, UINT64_C(0xfffffffffffffffe), &c32);
    const sangi_limb t37 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c32);
    const sangi_limb t39 = sangi_limb_add(t21, UINT64_C(0xffffffffffffffff), &c32);
    const sangi_limb t41 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c32);
    /* t where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c14);
    const sangi_limb t44 = sangi_limb_select(t43, t31, t13);
    const sangi_limb t45 = sangi_limb_select(t43, t33, t15);
    const sangi_limb t46 = sangi_limb_select(t43, t35, t17);
    const sangi_limb t47 = sangi_limb_select(t43, t37, t19);
    const sangi_limb t48 = sangi_limb_select(t43, t39, t21);
    const sangi_limb t49 = sangi_limb_select(t43, t41, t23);
    z[0] = t44;
    z[1] = t45;
    z[2] = t46;
    z[3] = t47;
    z[4] = t48;
    z[5] = t49;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p384_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* d = x - y */
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c14);
    const sangi_limb t15 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c14);
    const sangi_limb t17 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c14);
    const sangi_limb t19 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c14);
    const sangi_limb t21 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x4, &c14);
    const sangi_limb t23 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x5, &c14);
    /* t = d + p */
    sangi_limb c32 = 0;
    const sangi_limb t31 = sangi_limb_add(t13, UINT64_C(0x00000000ffffffff), &c32);
    const sangi_limb t33 = sangi_limb_add(t15, UINT64_C(0xffffffff00000000), &c32);
    const sangi_limb t35 = sangi_limb_add(t17, UINT64_C(0xfffffffffffffffe), &c32);
    const sangi_limb t37 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c32);
    const sangi_limb t39 = sangi_limb_add(t21, UINT64_C(0xffffffffffffffff), &c32);
    const sangi_limb t41 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c32);
    /* t where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c14);
    const sangi_limb t44 = sangi_limb_select(t43, t31, t13);
    const sangi_limb t45 = sangi_limb_select(t43, t33, t15);
    const sangi_limb t46 = sangi_limb_select(t43, t35, t17);
    const sangi_limb t47 = sangi_limb_select(t43, t37, t19);
    const sangi_limb t48 = sangi_limb_select(t43, t39, t21);
    const sangi_limb t49 = sangi_limb_select(t43, t41, t23);
    z[0] = t44;
    z[1] = t45;
    z[2] = t46;
    z[3] = t47;
    z[4] = t48;
    z[5] = t49;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p384_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* s = x + y */
    sangi_limb c8 = 0;
    const sangi_limb t7 = sangi_limb_add(x0, x0, &c8);
    const sangi_limb t9 = sangi_limb_add(x1, x1, &c8);
    const sangi_limb t11 = sangi_limb_add(x2, x2, &c8);
    const sangi_limb t13 = sangi_limb_add(x3, x3, &c8);
    const sangi_limb t15 = sangi_limb_add(x4, x4, &c8);
    const sangi_limb t17 = sangi_limb_add(x5, x5, &c8);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c27 = 0;
    const sangi_limb t26 = sangi_limb_sub(t7, UINT64_C(0x00000000ffffffff), &c27);
    const sangi_limb t28 = sangi_limb_sub(t9, UINT64_C(0xffffffff00000000), &c27);
    const sangi_limb t30 = sangi_limb_sub(t11, UINT64_C(0xfffffffffffffffe), &c27);
    const sangi_limb t32 = sangi_limb_sub(t13, UINT64_C(0xffffffffffffffff), &c27);
    const sangi_limb t34 = sangi_limb_sub(t15, UINT64_C(0xffffffffffffffff), &c27);
    const sangi_limb t36 = sangi_limb_sub(t17, UINT64_C(0xffffffffffffffff), &c27);
    (void)sangi_limb_sub(c8, UINT64_C(0x0000000000000000), &c27);
    /* s where d < 0, else d */
    const sangi_limb t41 = sangi_limb_mask(c27);
    const sangi_limb t42 = sangi_limb_select(t41, t7, t26);
    const sangi_limb t43 = sangi_limb_select(t41, t9, t28);
    const sangi_limb t44 = sangi_limb_select(t41, t11, t30);
    const sangi_limb t45 = sangi_limb_select(t41, t13, t32);
    const sangi_limb t46 = sangi_limb_select(t41, t15, t34);
    const sangi_limb t47 = sangi_limb_select(t41, t17, t36);
    z[0] = t42;
    z[1] = t43;
    z[2] = t44;
    z[3] = t45;
    z[4] = t46;
    z[5] = t47;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p384_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* s = x + p where x is odd, else x */
    const sangi_limb c7 = (sangi_limb)(x0 & 1);
    const sangi_limb t8 = sangi_limb_mask(c7);
    const sangi_limb t15 = (sangi_limb)(UINT64_C(0x00000000ffffffff) & t8);
    const sangi_limb t16 = (sangi_limb)(UINT64_C(0xffffffff00000000) & t8);
    const sangi_limb t17 = (sangi_limb)(UINT64_C(0xfffffffffffffffe) & t8);
    const sangi_limb t18 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t8);
    const sangi_limb t19 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t8);
    const sangi_limb t20 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t8);
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_add(x0, t15, &c22);
    const sangi_limb t23 = sangi_limb_add(x1, t16, &c22);
    const sangi_limb t25 = sangi_limb_add(x2, t17, &c22);
    const sangi_limb t27 = sangi_limb_add(x3, t18, &c22);
    const sangi_limb t29 = sangi_limb_add(x4, t19, &c22);
    const sangi_limb t31 = sangi_limb_add(x5, t20, &c22);
    /* s / 2 */
    const sangi_limb t33 = sangi_limb_shift(t31, &c22);
    const sangi_limb t35 = sangi_limb_shift(t29, &c22);
    const sangi_limb t37 = sangi_limb_shift(t27, &c22);
    const sangi_limb t39 = sangi_limb_shift(t25, &c22);
    const sangi_limb t41 = sangi_limb_shift(t23, &c22);
    const sangi_limb t43 = sangi_limb_shift(t21, &c22);
    z[0] = t43;
    z[1] = t41;
    z[2] = t39;
    z[3] = t37;
    z[4] = t35;
    z[5] = t33;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p384_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffff00000000), UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffff00000001), UINT64_C(0xfffffffefffffffd), UINT64_C(0x0000000100000000)};
    const sangi_limb *const k = sangi_limb_constants(constants);
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
    /* t += x[0] * y */
    SANGI_MAC(t26, t27, y0, x0, 0, 0);
    SANGI_MAC(t28, t29, y1, x0, t27, 0);
    SANGI_MAC(t30, t31, y2, x0, t29, 0);
    SANGI_MAC(t32, t33, y3, x0, t31, 0);
    SANGI_MAC(t34, t35, y4, x0, t33, 0);
    SANGI_MAC(t36, t37, y5, x0, t35, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t38, t39, k[3], t26, t28, 0);
    SANGI_MAC(t40, t41, k[4], t26, t30, t39);
    SANGI_MAC(t42, t43, k[2], t26, t32, t41);
    SANGI_MAC(t44, t45, k[2], t26, t34, t43);
    SANGI_MAC(t46, t47, k[2], t26, t36, t45);
    SANGI_MAC(t48, t49, k[5], t26, t37, t47);
    /* t += x[1] * y */
    SANGI_MAC(t50, t51, y0, x1, t38, 0);
    SANGI_MAC(t52, t53, y1, x1, t40, t51);
    SANGI_MAC(t54, t55, y2, x1, t42, t53);
    SANGI_MAC(t56, t57, y3, x1, t44, t55);
    SANGI_MAC(t58, t59, y4, x1, t46, t57);
    SANGI_MAC(t60, t61, y5, x1, t48, t59);
    sangi_limb c63 = 0;
    const sangi_limb t62 = sangi_limb_add(t49, t61, &c63);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t65 = sangi_limb_mullo(t50, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t67, UINT64_C(0x00000000ffffffff), t65, t50, 0);
    SANGI_MAC(t68, t69, k[0], t65, t52, t67);
    SANGI_MAC(t70, t71, k[1], t65, t54, t69);
    SANGI_MAC(t72, t73, k[2], t65, t56, t71);
    SANGI_MAC(t74, t75, k[2], t65, t58, t73);
    SANGI_MAC(t76, t77, k[2], t65, t60, t75);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(t62, t77, &c79);
    sangi_limb c82 = 0;
    const sangi_limb t81 = sangi_limb_add(c63, c79, &c82);
    /* t += x[2] * y */
    SANGI_MAC(t83, t84, y0, x2, t68, 0);
    SANGI_MAC(t85, t86, y1, x2, t70, t84);
    SANGI_MAC(t87, t88, y2, x2, t72, t86);
    SANGI_MAC(t89, t90, y3, x2, t74, t88);
    SANGI_MAC(t91, t92, y4, x2, t76, t90);
    SANGI_MAC(t93, t94, y5, x2, t78, t92);
    sangi_limb c96 = 0;
    const sangi_limb t95 = sangi_limb_add(t81, t94, &c96);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t98 = sangi_limb_mullo(t83, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t100, UINT64_C(0x00000000ffffffff), t98, t83, 0);
    SANGI_MAC(t101, t102, k[0], t98, t85, t100);
    SANGI_MAC(t103, t104, k[1], t98, t87, t102);
    SANGI_MAC(t105, t106, k[2], t98, t89, t104);
    SANGI_MAC(t107, t108, k[2], t98, t91, t106);
    SANGI_MAC(t109, t110, k[2], t98, t93, t108);
    sangi_limb c112 = 0;
    const sangi_limb t111 = sangi_limb_add(t95, t110, &c112);
    sangi_limb c115 = 0;
    const sangi_limb t114 = sangi_limb_add(c96, c112, &c115);
    /* t += x[3] * y */
    SANGI_MAC(t116, t117, y0, x3, t101, 0);
    SANGI_MAC(t118, t119, y1, x3, t103, t117);
    SANGI_MAC(t120, t121, y2, x3, t105, t119);
    SANGI_MAC(t122, t123, y3, x3, t107, t121);
    SANGI_MAC(t124, t125, y4, x3, t109, t123);
    SANGI_MAC(t126, t127, y5, x3, t111, t125);
    sangi_limb c129 = 0;
    const sangi_limb t128 = sangi_limb_add(t114, t127, &c129);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t131 = sangi_limb_mullo(t116, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t133, UINT64_C(0x00000000ffffffff), t131, t116, 0);
    SANGI_MAC(t134, t135, k[0], t131, t118, t133);
    SANGI_MAC(t136, t137, k[1], t131, t120, t135);
    SANGI_MAC(t138, t139, k[2], t131, t122, t137);
    SANGI_MAC(t140, t141, k[2], t131, t124, t139);
    SANGI_MAC(t142, t143, k[2], t131, t126, t141);
    sangi_limb c145 = 0;
    const sangi_limb t144 = sangi_limb_add(t128, t143, &c145);
    sangi_limb c148 = 0;
    const sangi_limb t147 = sangi_limb_add(c129, c145, &c148);
    /* t += x[4] * y */
    SANGI_MAC(t149, t150, y0, x4, t134, 0);
    SANGI_MAC(t151, t152, y1, x4, t136, t150);
    SANGI_MAC(t153, t154, y2, x4, t138, t152);
    SANGI_MAC(t155, t156, y3, x4, t140, t154);
    SANGI_MAC(t157, t158, y4, x4, t142, t156);
    SANGI_MAC(t159, t160, y5, x4, t144, t158);
    sangi_limb c162 = 0;
    const sangi_limb t161 = sangi_limb_add(t147, t160, &c162);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t164 = sangi_limb_mullo(t149, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t166, UINT64_C(0x00000000ffffffff), t164, t149, 0);
    SANGI_MAC(t167, t168, k[0], t164, t151, t166);
    SANGI_MAC(t169, t170, k[1], t164, t153, t168);
    SANGI_MAC(t171, t172, k[2], t164, t155, t170);
    SANGI_MAC(t173, t174, k[2], t164, t157, t172);
    SANGI_MAC(t175, t176, k[2], t164, t159, t174);
    sangi_limb c178 = 0;
    const sangi_limb t177 = sangi_limb_add(t161, t176, &c178);
    sangi_limb c181 = 0;
    const sangi_limb t180 = sangi_limb_add(c162, c178, &c181);
    /* t += x[5] * y */
    SANGI_MAC(t182, t183, y0, x5, t167, 0);
    SANGI_MAC(t184, t185, y1, x5, t169, t183);
    SANGI_MAC(t186, t187, y2, x5, t171, t185);
    SANGI_MAC(t188, t189, y3, x5, t173, t187);
    SANGI_MAC(t190, t191, y4, x5, t175, t189);
    SANGI_MAC(t192, t193, y5, x5, t177, t191);
    sangi_limb c195 = 0;
    const sangi_limb t194 = sangi_limb_add(t180, t193, &c195);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t197 = sangi_limb_mullo(t182, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t199, UINT64_C(0x00000000ffffffff), t197, t182, 0);
    SANGI_MAC(t200, t201, k[0], t197, t184, t199);
    SANGI_MAC(t202, t203, k[1], t197, t186, t201);
    SANGI_MAC(t204, t205, k[2], t197, t188, t203);
    SANGI_MAC(t206, t207, k[2], t197, t190, t205);
    SANGI_MAC(t208, t209, k[2], t197, t192, t207);
    sangi_limb c211 = 0;
    const sangi_limb t210 = sangi_limb_add(t194, t209, &c211);
    sangi_limb c214 = 0;
    const sangi_limb t213 = sangi_limb_add(c195, c211, &c214);
    /* d = s - p */
    sangi_limb c222 = 0;
    const sangi_limb t221 = sangi_limb_sub(t200, UINT64_C(0x00000000ffffffff), &c222);
    const sangi_limb t223 = sangi_limb_sub(t202, k[0], &c222);
    const sangi_limb t225 = sangi_limb_sub(t204, k[1], &c222);
    const sangi_limb t227 = sangi_limb_sub(t206, k[2], &c222);
    const sangi_limb t229 = sangi_limb_sub(t208, k[2], &c222);
    const sangi_limb t231 = sangi_limb_sub(t210, k[2], &c222);
    (void)sangi_limb_sub(t213, UINT64_C(0x0000000000000000), &c222);
    /* s where d < 0, else d */
    const sangi_limb t236 = sangi_limb_mask(c222);
    const sangi_limb t237 = sangi_limb_select(t236, t200, t221);
    const sangi_limb t238 = sangi_limb_select(t236, t202, t223);
    const sangi_limb t239 = sangi_limb_select(t236, t204, t225);
    const sangi_limb t240 = sangi_limb_select(t236, t206, t227);
    const sangi_limb t241 = sangi_limb_select(t236, t208, t229);
    const sangi_limb t242 = sangi_limb_select(t236, t210, t231);
    z[0] = t237;
    z[1] = t238;
    z[2] = t239;
    z[3] = t240;
    z[4] = t241;
    z[5] = t242;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p384_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffff00000000), UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t8, t9, x0, x1, 0, 0);
    SANGI_MAC(t10, t11, x0, x2, t9, 0);
    SANGI_MAC(t12, t13, x0, x3, t11, 0);
    SANGI_MAC(t14, t15, x0, x4, t13, 0);
    SANGI_MAC(t16, t17, x0, x5, t15, 0);
    SANGI_MAC(t18, t19, x1, x2, t12, 0);
    SANGI_MAC(t20, t21, x1, x3, t14, t19);
    SANGI_MAC(t22, t23, x1, x4, t16, t21);
    SANGI_MAC(t24, t25, x1, x5, t17, t23);
    SANGI_MAC(t26, t27, x2, x3, t22, 0);
    SANGI_MAC(t28, t29, x2, x4, t24, t27);
    SANGI_MAC(t30, t31, x2, x5, t25, t29);
    SANGI_MAC(t32, t33, x3, x4, t30, 0);
    SANGI_MAC(t34, t35, x3, x5, t31, t33);
    SANGI_MAC(t36, t37, x4, x5, t35, 0);
    /* twice these */
    sangi_limb c39 = 0;
    const sangi_limb t38 = sangi_limb_add(t8, t8, &c39);
    const sangi_limb t40 = sangi_limb_add(t10, t10, &c39);
    const sangi_limb t42 = sangi_limb_add(t18, t18, &c39);
    const sangi_limb t44 = sangi_limb_add(t20, t20, &c39);
    const sangi_limb t46 = sangi_limb_add(t26, t26, &c39);
    const sangi_limb t48 = sangi_limb_add(t28, t28, &c39);
    const sangi_limb t50 = sangi_limb_add(t32, t32, &c39);
    const sangi_limb t52 = sangi_limb_add(t34, t34, &c39);
    const sangi_limb t54 = sangi_limb_add(t36, t36, &c39);
    const sangi_limb t56 = sangi_limb_add(t37, t37, &c39);
    /* and the squares x[i]^2 */
    SANGI_MAC(t59, t60, x0, x0, 0, 0);
    SANGI_MAC(t61, t62, x1, x1, 0, 0);
    SANGI_MAC(t63, t64, x2, x2, 0, 0);
    SANGI_MAC(t65, t66, x3, x3, 0, 0);
    SANGI_MAC(t67, t68, x4, x4, 0, 0);
    SANGI_MAC(t69, t70, x5, x5, 0, 0);
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_add(t38, t60, &c72);
    const sangi_limb t73 = sangi_limb_add(t40, t61, &c72);
    const sangi_limb t75 = sangi_limb_add(t42, t62, &c72);
    const sangi_limb t77 = sangi_limb_add(t44, t63, &c72);
    const sangi_limb t79 = sangi_limb_add(t46, t64, &c72);
    const sangi_limb t81 = sangi_limb_add(t48, t65, &c72);
    const sangi_limb t83 = sangi_limb_add(t50, t66, &c72);
    const sangi_limb t85 = sangi_limb_add(t52, t67, &c72);
    const sangi_limb t87 = sangi_limb_add(t54, t68, &c72);
    const sangi_limb t89 = sangi_limb_add(t56, t69, &c72);
    const sangi_limb t91 = sangi_limb_add(c39, t70, &c72);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t100 = sangi_limb_mullo(t59, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t102, t100, UINT64_C(0x00000000ffffffff), t59, 0);
    SANGI_MAC(t103, t104, t100, k[0], t71, t102);
    SANGI_MAC(t105, t106, t100, k[1], t73, t104);
    SANGI_MAC(t107, t108, t100, k[2], t75, t106);
    SANGI_MAC(t109, t110, t100, k[2], t77, t108);
    SANGI_MAC(t111, t112, t100, k[2], t79, t110);
    sangi_limb c114 = 0;
    const sangi_limb t113 = sangi_limb_add(t81, t112, &c114);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t115 = sangi_limb_mullo(t103, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t117, t115, UINT64_C(0x00000000ffffffff), t103, 0);
    SANGI_MAC(t118, t119, t115, k[0], t105, t117);
    SANGI_MAC(t120, t121, t115, k[1], t107, t119);
    SANGI_MAC(t122, t123, t115, k[2], t109, t121);
    SANGI_MAC(t124, t125, t115, k[2], t111, t123);
    SANGI_MAC(t126, t127, t115, k[2], t113, t125);
    const sangi_limb t128 = sangi_limb_add(t83, t127, &c114);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t130 = sangi_limb_mullo(t118, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t132, t130, UINT64_C(0x00000000ffffffff), t118, 0);
    SANGI_MAC(t133, t134, t130, k[0], t120, t132);
    SANGI_MAC(t135, t136, t130, k[1], t122, t134);
    SANGI_MAC(t137, t138, t130, k[2], t124, t136);
    SANGI_MAC(t139, t140, t130, k[2], t126, t138);
    SANGI_MAC(t141, t142, t130, k[2], t128, t140);
    const sangi_limb t143 = sangi_limb_add(t85, t142, &c114);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t145 = sangi_limb_mullo(t133, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t147, t145, UINT64_C(0x00000000ffffffff), t133, 0);
    SANGI_MAC(t148, t149, t145, k[0], t135, t147);
    SANGI_MAC(t150, t151, t145, k[1], t137, t149);
    SANGI_MAC(t152, t153, t145, k[2], t139, t151);
    SANGI_MAC(t154, t155, t145, k[2], t141, t153);
    SANGI_MAC(t156, t157, t145, k[2], t143, t155);
    const sangi_limb t158 = sangi_limb_add(t87, t157, &c114);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t160 = sangi_limb_mullo(t148, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t162, t160, UINT64_C(0x00000000ffffffff), t148, 0);
    SANGI_MAC(t163, t164, t160, k[0], t150, t162);
    SANGI_MAC(t165, t166, t160, k[1], t152, t164);
    SANGI_MAC(t167, t168, t160, k[2], t154, t166);
    SANGI_MAC(t169, t170, t160, k[2], t156, t168);
    SANGI_MAC(t171, t172, t160, k[2], t158, t170);
    const sangi_limb t173 = sangi_limb_add(t89, t172, &c114);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t175 = sangi_limb_mullo(t163, UINT64_C(0x0000000100000001));
    SANGI_MAC_HIGH(t177, t175, UINT64_C(0x00000000ffffffff), t163, 0);
    SANGI_MAC(t178, t179, t175, k[0], t165, t177);
    SANGI_MAC(t180, t181, t175, k[1], t167, t179);
    SANGI_MAC(t182, t183, t175, k[2], t169, t181);
    SANGI_MAC(t184, t185, t175, k[2], t171, t183);
    SANGI_MAC(t186, t187, t175, k[2], t173, t185);
    const sangi_limb t188 = sangi_limb_add(t91, t187, &c114);
    /* d = s - p */
    sangi_limb c198 = 0;
    const sangi_limb t197 = sangi_limb_sub(t178, UINT64_C(0x00000000ffffffff), &c198);
    const sangi_limb t199 = sangi_limb_sub(t180, k[0], &c198);
    const sangi_limb t201 = sangi_limb_sub(t182, k[1], &c198);
    const sangi_limb t203 = sangi_limb_sub(t184, k[2], &c198);
    const sangi_limb t205 = sangi_limb_sub(t186, k[2], &c198);
    const sangi_limb t207 = sangi_limb_sub(t188, k[2], &c198);
    (void)sangi_limb_sub(c114, UINT64_C(0x0000000000000000), &c198);
    /* s where d < 0, else d */
    const sangi_limb t212 = sangi_limb_mask(c198);
    const sangi_limb t213 = sangi_limb_select(t212, t178, t197);
    const sangi_limb t214 = sangi_limb_select(t212, t180, t199);
    const sangi_limb t215 = sangi_limb_select(t212, t182, t201);
    const sangi_limb t216 = sangi_limb_select(t212, t184, t203);
    const sangi_limb t217 = sangi_limb_select(t212, t186, t205);
    const sangi_limb t218 = sangi_limb_select(t212, t188, t207);
    z[0] = t213;
    z[1] = t214;
    z[2] = t215;
    z[3] = t216;
    z[4] = t217;
    z[5] = t218;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p384_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x4000000000000000), UINT64_C(0xffffffff00000000), UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* t = x * c */
    SANGI_MAC(t8, t9, x0, c, 0, 0);
    SANGI_MAC(t10, t11, x1, c, t9, 0);
    SANGI_MAC(t12, t13, x2, c, t11, 0);
    SANGI_MAC(t14, t15, x3, c, t13, 0);
    SANGI_MAC(t16, t17, x4, c, t15, 0);
    SANGI_MAC(t18, t19, x5, c, t17, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t22, t18, UINT64_C(0x0000000000000004), 0, 0);
    SANGI_MAC(t23, t24, t19, UINT64_C(0x0000000000000004), t22, 0);
    SANGI_MAC_HIGH(t27, t23, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t34, t35, UINT64_C(0x00000000ffffffff), t27, 0, 0);
    SANGI_MAC(t36, t37, k[1], t27, t35, 0);
    SANGI_MAC(t38, t39, k[2], t27, t37, 0);
    SANGI_MAC(t40, t41, k[3], t27, t39, 0);
    SANGI_MAC(t42, t43, k[3], t27, t41, 0);
    SANGI_MAC(t44, t45, k[3], t27, t43, 0);
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_sub(t8, t34, &c47);
    const sangi_limb t48 = sangi_limb_sub(t10, t36, &c47);
    const sangi_limb t50 = sangi_limb_sub(t12, t38, &c47);
    const sangi_limb t52 = sangi_limb_sub(t14, t40, &c47);
    const sangi_limb t54 = sangi_limb_sub(t16, t42, &c47);
    const sangi_limb t56 = sangi_limb_sub(t18, t44, &c47);
    const sangi_limb t58 = sangi_limb_sub(t19, t45, &c47);
    /* d = s - p */
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_sub(t46, UINT64_C(0x00000000ffffffff), &c67);
    const sangi_limb t68 = sangi_limb_sub(t48, k[1], &c67);
    const sangi_limb t70 = sangi_limb_sub(t50, k[2], &c67);
    const sangi_limb t72 = sangi_limb_sub(t52, k[3], &c67);
    const sangi_limb t74 = sangi_limb_sub(t54, k[3], &c67);
    const sangi_limb t76 = sangi_limb_sub(t56, k[3], &c67);
    (void)sangi_limb_sub(t58, UINT64_C(0x0000000000000000), &c67);
    /* s where d < 0, else d */
    const sangi_limb t81 = sangi_limb_mask(c67);
    const sangi_limb t82 = sangi_limb_select(t81, t46, t66);
    const sangi_limb t83 = sangi_limb_select(t81, t48, t68);
    const sangi_limb t84 = sangi_limb_select(t81, t50, t70);
    const sangi_limb t85 = sangi_limb_select(t81, t52, t72);
    const sangi_limb t86 = sangi_limb_select(t81, t54, t74);
    const sangi_limb t87 = sangi_limb_select(t81, t56, t76);
    z[0] = t82;
    z[1] = t83;
    z[2] = t84;
    z[3] = t85;
    z[4] = t86;
    z[5] = t87;
}
