/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 6 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p381_modulus[6];
extern const sangi_limb sangi_p381_one[6];
extern const sangi_limb sangi_p381_radix2[6];
extern const sangi_limb sangi_p381_root[6];
extern const sangi_limb sangi_p381_sqrt_exponent[6];
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p381_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_reduce_c(sangi_limb *z, const sangi_limb *x);

const sangi_limb sangi_p381_modulus[6] = {
    UINT64_C(0xb9feffffffffaaab),
    UINT64_C(0x1eabfffeb153ffff),
    UINT64_C(0x6730d2a0f6b0f624),
    UINT64_C(0x64774b84f38512bf),
    UINT64_C(0x4b1ba7b6434bacd7),
    UINT64_C(0x1a0111ea397fe69a),
};

const sangi_limb sangi_p381_one[6] = {
    UINT64_C(0x760900000002fffd),
    UINT64_C(0xebf4000bc40c0002),
    UINT64_C(0x5f48985753c758ba),
    UINT64_C(0x77ce585370525745),
    UINT64_C(0x5c071a97a256ec6d),
    UINT64_C(0x15f65ec3fa80e493),
};

const sangi_limb sangi_p381_radix2[6] = {
    UINT64_C(0xf4df1f341c341746),
    UINT64_C(0x0a76e6a609d104f1),
    UINT64_C(0x8de5476c4c95b6d5),
    UINT64_C(0x67eb88a9939d83c0),
    UINT64_C(0x9a793e85b519952d),
    UINT64_C(0x11988fe592cae3aa),
};

const sangi_limb sangi_p381_root[6] = {
    UINT64_C(0x43f5fffffffcaaae),
    UINT64_C(0x32b7fff2ed47fffd),
    UINT64_C(0x07e83a49a2e99d69),
    UINT64_C(0xeca8f3318332bb7a),
    UINT64_C(0xef148d1ea0f4c069),
    UINT64_C(0x040ab3263eff0206),
};

const sangi_limb sangi_p381_sqrt_exponent[6] = {
    UINT64_C(0xee7fbfffffffeaaa),
    UINT64_C(0x07aaffffac54ffff),
    UINT64_C(0xd9cc34a83dac3d89),
    UINT64_C(0xd91dd2e13ce144af),
    UINT64_C(0x92c6e9ed90d2eb35),
    UINT64_C(0x0680447a8e5ff9a6),
};

#define KERNEL(op) sangi_p381_##op##_c
#include "generated/field/limbs6_c64.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = s - p */
    sangi_limb c32 = 0;
    const sangi_limb t31 = sangi_limb_sub(t13, UINT64_C(0xb9feffffffffaaab), &c32);
    const sangi_limb t33 = sangi_limb_sub(t15, UINT64_C(0x1eabfffeb153ffff), &c32);
    const sangi_limb t35 = sangi_limb_sub(t17, UINT64_C(0x6730d2a0f6b0f624), &c32);
    const sangi_limb t37 = sangi_limb_sub(t19, UINT64_C(0x64774b84f38512bf), &c32);
    const sangi_limb t39 = sangi_limb_sub(t21, UINT64_C(0x4b1ba7b6434bacd7), &c32);
    const sangi_limb t41 = sangi_limb_sub(t23, UINT64_C(0x1a0111ea397fe69a), &c32);
    /* s where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c32);
    const sangi_limb t44 = sangi_limb_select(t43, t13, t31);
    const sangi_limb t45 = sangi_limb_select(t43, t15, t33);
    const sangi_limb t46 = sangi_limb_select(t43, t17, t35);
    const sangi_limb t47 = sangi_limb_select(t43, t19, t37);
    const sangi_limb t48 = sangi_limb_select(t43, t21, t39);
    const sangi_limb t49 = sangi_limb_select(t43, t23, t41);
    z[0] = t44;
    z[1] = t45;
    z[2] = t46;
    z[3] = t47;
    z[4] = t48;
    z[5] = t49;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t31 = sangi_limb_add(t13, UINT64_C(0xb9feffffffffaaab), &c32);
    const sangi_limb t33 = sangi_limb_add(t15, UINT64_C(0x1eabfffeb153ffff), &c32);
    const sangi_limb t35 = sangi_limb_add(t17, UINT64_C(0x6730d2a0f6b0f624), &c32);
    const sangi_limb t37 = sangi_limb_add(t19, UINT64_C(0x64774b84f38512bf), &c32);
    const sangi_limb t39 = sangi_limb_add(t21, UINT64_C(0x4b1ba7b6434bacd7), &c32);
    const sangi_limb t41 = sangi_limb_add(t23, UINT64_C(0x1a0111ea397fe69a), &c32);
    /* t where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c32);
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
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t31 = sangi_limb_add(t13, UINT64_C(0xb9feffffffffaaab), &c32);
    const sangi_limb t33 = sangi_limb_add(t15, UINT64_C(0x1eabfffeb153ffff), &c32);
    const sangi_limb t35 = sangi_limb_add(t17, UINT64_C(0x6730d2a0f6b0f624), &c32);
    const sangi_limb t37 = sangi_limb_add(t19, UINT64_C(0x64774b84f38512bf), &c32);
    const sangi_limb t39 = sangi_limb_add(t21, UINT64_C(0x4b1ba7b6434bacd7), &c32);
    const sangi_limb t41 = sangi_limb_add(t23, UINT64_C(0x1a0111ea397fe69a), &c32);
    /* t where d < 0, else d */
    const sangi_limb t43 = sangi_limb_mask(c32);
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
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_sub(t7, UINT64_C(0xb9feffffffffaaab), &c26);
    const sangi_limb t27 = sangi_limb_sub(t9, UINT64_C(0x1eabfffeb153ffff), &c26);
    const sangi_limb t29 = sangi_limb_sub(t11, UINT64_C(0x6730d2a0f6b0f624), &c26);
    const sangi_limb t31 = sangi_limb_sub(t13, UINT64_C(0x64774b84f38512bf), &c26);
    const sangi_limb t33 = sangi_limb_sub(t15, UINT64_C(0x4b1ba7b6434bacd7), &c26);
    const sangi_limb t35 = sangi_limb_sub(t17, UINT64_C(0x1a0111ea397fe69a), &c26);
    /* s where d < 0, else d */
    const sangi_limb t37 = sangi_limb_mask(c26);
    const sangi_limb t38 = sangi_limb_select(t37, t7, t25);
    const sangi_limb t39 = sangi_limb_select(t37, t9, t27);
    const sangi_limb t40 = sangi_limb_select(t37, t11, t29);
    const sangi_limb t41 = sangi_limb_select(t37, t13, t31);
    const sangi_limb t42 = sangi_limb_select(t37, t15, t33);
    const sangi_limb t43 = sangi_limb_select(t37, t17, t35);
    z[0] = t38;
    z[1] = t39;
    z[2] = t40;
    z[3] = t41;
    z[4] = t42;
    z[5] = t43;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* s = x + p where x is odd, else x */
    const sangi_limb c7 = (sangi_limb)(x0 & 1);
    const sangi_limb t8 = sangi_limb_mask(c7);
    const sangi_limb t15 = (sangi_limb)(UINT64_C(0xb9feffffffffaaab) & t8);
    const sangi_limb t16 = (sangi_limb)(UINT64_C(0x1eabfffeb153ffff) & t8);
    const sangi_limb t17 = (sangi_limb)(UINT64_C(0x6730d2a0f6b0f624) & t8);
    const sangi_limb t18 = (sangi_limb)(UINT64_C(0x64774b84f38512bf) & t8);
    const sangi_limb t19 = (sangi_limb)(UINT64_C(0x4b1ba7b6434bacd7) & t8);
    const sangi_limb t20 = (sangi_limb)(UINT64_C(0x1a0111ea397fe69a) & t8);
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_add(x0, t15, &c22);
    const sangi_limb t23 = sangi_limb_add(x1, t16, &c22);
    const sangi_limb t25 = sangi_limb_add(x2, t17, &c22);
    const sangi_limb t27 = sangi_limb_add(x3, t18, &c22);
    const sangi_limb t29 = sangi_limb_add(x4, t19, &c22);
    const sangi_limb t31 = sangi_limb_add(x5, t20, &c22);
    /* s / 2 */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_shift(t31, &c34);
    const sangi_limb t35 = sangi_limb_shift(t29, &c34);
    const sangi_limb t37 = sangi_limb_shift(t27, &c34);
    const sangi_limb t39 = sangi_limb_shift(t25, &c34);
    const sangi_limb t41 = sangi_limb_shift(t23, &c34);
    const sangi_limb t43 = sangi_limb_shift(t21, &c34);
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
void sangi_p381_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xb9feffffffffaaab), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624), UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a), UINT64_C(0x6a4aaa14be07a408), UINT64_C(0x5d4f098d2923b9a3), UINT64_C(0x622385e49d0feeb0), UINT64_C(0x5fb6d192233b3b63), UINT64_C(0x2cffcd0f221a175b), UINT64_C(0x0e035b9b1e00bc8e)};
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
    SANGI_MAC(t38, t39, k[6], t26, t28, 0);
    SANGI_MAC(t40, t41, k[7], t26, t30, t39);
    SANGI_MAC(t42, t43, k[8], t26, t32, t41);
    SANGI_MAC(t44, t45, k[9], t26, t34, t43);
    SANGI_MAC(t46, t47, k[10], t26, t36, t45);
    SANGI_MAC(t48, t49, k[11], t26, t37, t47);
    /* t += x[1] * y */
    SANGI_MAC(t50, t51, y0, x1, t38, 0);
    SANGI_MAC(t52, t53, y1, x1, t40, t51);
    SANGI_MAC(t54, t55, y2, x1, t42, t53);
    SANGI_MAC(t56, t57, y3, x1, t44, t55);
    SANGI_MAC(t58, t59, y4, x1, t46, t57);
    SANGI_MAC(t60, t61, y5, x1, t48, t59);
    sangi_limb c63 = 0;
    const sangi_limb t62 = sangi_limb_add(t49, t61, &c63);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t64, t65, k[6], t50, t52, 0);
    SANGI_MAC(t66, t67, k[7], t50, t54, t65);
    SANGI_MAC(t68, t69, k[8], t50, t56, t67);
    SANGI_MAC(t70, t71, k[9], t50, t58, t69);
    SANGI_MAC(t72, t73, k[10], t50, t60, t71);
    SANGI_MAC(t74, t75, k[11], t50, t62, t73);
    /* t += x[2] * y */
    SANGI_MAC(t76, t77, y0, x2, t64, 0);
    SANGI_MAC(t78, t79, y1, x2, t66, t77);
    SANGI_MAC(t80, t81, y2, x2, t68, t79);
    SANGI_MAC(t82, t83, y3, x2, t70, t81);
    SANGI_MAC(t84, t85, y4, x2, t72, t83);
    SANGI_MAC(t86, t87, y5, x2, t74, t85);
    sangi_limb c89 = 0;
    const sangi_limb t88 = sangi_limb_add(t75, t87, &c89);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t90, t91, k[6], t76, t78, 0);
    SANGI_MAC(t92, t93, k[7], t76, t80, t91);
    SANGI_MAC(t94, t95, k[8], t76, t82, t93);
    SANGI_MAC(t96, t97, k[9], t76, t84, t95);
    SANGI_MAC(t98, t99, k[10], t76, t86, t97);
    SANGI_MAC(t100, t101, k[11], t76, t88, t99);
    /* t += x[3] * y */
    SANGI_MAC(t102, t103, y0, x3, t90, 0);
    SANGI_MAC(t104, t105, y1, x3, t92, t103);
    SANGI_MAC(t106, t107, y2, x3, t94, t105);
    SANGI_MAC(t108, t109, y3, x3, t96, t107);
    SANGI_MAC(t110, t111, y4, x3, t98, t109);
    SANGI_MAC(t112, t113, y5, x3, t100, t111);
    sangi_limb c115 = 0;
    const sangi_limb t114 = sangi_limb_add(t101, t113, &c115);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t116, t117, k[6], t102, t104, 0);
    SANGI_MAC(t118, t119, k[7], t102, t106, t117);
    SANGI_MAC(t120, t121, k[8], t102, t108, t119);
    SANGI_MAC(t122, t123, k[9], t102, t110, t121);
    SANGI_MAC(t124, t125, k[10], t102, t112, t123);
    SANGI_MAC(t126, t127, k[11], t102, t114, t125);
    /* t += x[4] * y */
    SANGI_MAC(t128, t129, y0, x4, t116, 0);
    SANGI_MAC(t130, t131, y1, x4, t118, t129);
    SANGI_MAC(t132, t133, y2, x4, t120, t131);
    SANGI_MAC(t134, t135, y3, x4, t122, t133);
    SANGI_MAC(t136, t137, y4, x4, t124, t135);
    SANGI_MAC(t138, t139, y5, x4, t126, t137);
    sangi_limb c141 = 0;
    const sangi_limb t140 = sangi_limb_add(t127, t139, &c141);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t142, t143, k[6], t128, t130, 0);
    SANGI_MAC(t144, t145, k[7], t128, t132, t143);
    SANGI_MAC(t146, t147, k[8], t128, t134, t145);
    SANGI_MAC(t148, t149, k[9], t128, t136, t147);
    SANGI_MAC(t150, t151, k[10], t128, t138, t149);
    SANGI_MAC(t152, t153, k[11], t128, t140, t151);
    /* t += x[5] * y */
    SANGI_MAC(t154, t155, y0, x5, t142, 0);
    SANGI_MAC(t156, t157, y1, x5, t144, t155);
    SANGI_MAC(t158, t159, y2, x5, t146, t157);
    SANGI_MAC(t160, t161, y3, x5, t148, t159);
    SANGI_MAC(t162, t163, y4, x5, t150, t161);
    SANGI_MAC(t164, t165, y5, x5, t152, t163);
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(t153, t165, &c167);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t168 = sangi_limb_mullo(t154, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t170, k[0], t168, t154, 0);
    SANGI_MAC(t171, t172, k[1], t168, t156, t170);
    SANGI_MAC(t173, t174, k[2], t168, t158, t172);
    SANGI_MAC(t175, t176, k[3], t168, t160, t174);
    SANGI_MAC(t177, t178, k[4], t168, t162, t176);
    SANGI_MAC(t179, t180, k[5], t168, t164, t178);
    sangi_limb c182 = 0;
    const sangi_limb t181 = sangi_limb_add(t166, t180, &c182);
    /* d = s - p */
    sangi_limb c191 = 0;
    const sangi_limb t190 = sangi_limb_sub(t171, k[0], &c191);
    const sangi_limb t192 = sangi_limb_sub(t173, k[1], &c191);
    const sangi_limb t194 = sangi_limb_sub(t175, k[2], &c191);
    const sangi_limb t196 = sangi_limb_sub(t177, k[3], &c191);
    const sangi_limb t198 = sangi_limb_sub(t179, k[4], &c191);
    const sangi_limb t200 = sangi_limb_sub(t181, k[5], &c191);
    /* s where d < 0, else d */
    const sangi_limb t202 = sangi_limb_mask(c191);
    const sangi_limb t203 = sangi_limb_select(t202, t171, t190);
    const sangi_limb t204 = sangi_limb_select(t202, t173, t192);
    const sangi_limb t205 = sangi_limb_select(t202, t175, t194);
    const sangi_limb t206 = sangi_limb_select(t202, t177, t196);
    const sangi_limb t207 = sangi_limb_select(t202, t179, t198);
    const sangi_limb t208 = sangi_limb_select(t202, t181, t200);
    z[0] = t203;
    z[1] = t204;
    z[2] = t205;
    z[3] = t206;
    z[4] = t207;
    z[5] = t208;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p381_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xb9feffffffffaaab), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624), UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a)};
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
    SANGI_MAC(t58, t59, x0, x0, 0, 0);
    SANGI_MAC(t60, t61, x1, x1, 0, 0);
    SANGI_MAC(t62, t63, x2, x2, 0, 0);
    SANGI_MAC(t64, t65, x3, x3, 0, 0);
    SANGI_MAC(t66, t67, x4, x4, 0, 0);
    SANGI_MAC(t68, t69, x5, x5, 0, 0);
    sangi_limb c71 = 0;
    const sangi_limb t70 = sangi_limb_add(t38, t59, &c71);
    const sangi_limb t72 = sangi_limb_add(t40, t60, &c71);
    const sangi_limb t74 = sangi_limb_add(t42, t61, &c71);
    const sangi_limb t76 = sangi_limb_add(t44, t62, &c71);
    const sangi_limb t78 = sangi_limb_add(t46, t63, &c71);
    const sangi_limb t80 = sangi_limb_add(t48, t64, &c71);
    const sangi_limb t82 = sangi_limb_add(t50, t65, &c71);
    const sangi_limb t84 = sangi_limb_add(t52, t66, &c71);
    const sangi_limb t86 = sangi_limb_add(t54, t67, &c71);
    const sangi_limb t88 = sangi_limb_add(t56, t68, &c71);
    const sangi_limb t90 = sangi_limb_add(UINT64_C(0x0000000000000000), t69, &c71);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t99 = sangi_limb_mullo(t58, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t101, t99, k[0], t58, 0);
    SANGI_MAC(t102, t103, t99, k[1], t70, t101);
    SANGI_MAC(t104, t105, t99, k[2], t72, t103);
    SANGI_MAC(t106, t107, t99, k[3], t74, t105);
    SANGI_MAC(t108, t109, t99, k[4], t76, t107);
    SANGI_MAC(t110, t111, t99, k[5], t78, t109);
    sangi_limb c113 = 0;
    const sangi_limb t112 = sangi_limb_add(t80, t111, &c113);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t114 = sangi_limb_mullo(t102, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t116, t114, k[0], t102, 0);
    SANGI_MAC(t117, t118, t114, k[1], t104, t116);
    SANGI_MAC(t119, t120, t114, k[2], t106, t118);
    SANGI_MAC(t121, t122, t114, k[3], t108, t120);
    SANGI_MAC(t123, t124, t114, k[4], t110, t122);
    SANGI_MAC(t125, t126, t114, k[5], t112, t124);
    const sangi_limb t127 = sangi_limb_add(t82, t126, &c113);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t129 = sangi_limb_mullo(t117, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t131, t129, k[0], t117, 0);
    SANGI_MAC(t132, t133, t129, k[1], t119, t131);
    SANGI_MAC(t134, t135, t129, k[2], t121, t133);
    SANGI_MAC(t136, t137, t129, k[3], t123, t135);
    SANGI_MAC(t138, t139, t129, k[4], t125, t137);
    SANGI_MAC(t140, t141, t129, k[5], t127, t139);
    const sangi_limb t142 = sangi_limb_add(t84, t141, &c113);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t144 = sangi_limb_mullo(t132, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t146, t144, k[0], t132, 0);
    SANGI_MAC(t147, t148, t144, k[1], t134, t146);
    SANGI_MAC(t149, t150, t144, k[2], t136, t148);
    SANGI_MAC(t151, t152, t144, k[3], t138, t150);
    SANGI_MAC(t153, t154, t144, k[4], t140, t152);
    SANGI_MAC(t155, t156, t144, k[5], t142, t154);
    const sangi_limb t157 = sangi_limb_add(t86, t156, &c113);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t159 = sangi_limb_mullo(t147, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t161, t159, k[0], t147, 0);
    SANGI_MAC(t162, t163, t159, k[1], t149, t161);
    SANGI_MAC(t164, t165, t159, k[2], t151, t163);
    SANGI_MAC(t166, t167, t159, k[3], t153, t165);
    SANGI_MAC(t168, t169, t159, k[4], t155, t167);
    SANGI_MAC(t170, t171, t159, k[5], t157, t169);
    const sangi_limb t172 = sangi_limb_add(t88, t171, &c113);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t174 = sangi_limb_mullo(t162, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t176, t174, k[0], t162, 0);
    SANGI_MAC(t177, t178, t174, k[1], t164, t176);
    SANGI_MAC(t179, t180, t174, k[2], t166, t178);
    SANGI_MAC(t181, t182, t174, k[3], t168, t180);
    SANGI_MAC(t183, t184, t174, k[4], t170, t182);
    SANGI_MAC(t185, t186, t174, k[5], t172, t184);
    const sangi_limb t187 = sangi_limb_add(t90, t186, &c113);
    /* d = s - p */
    sangi_limb c196 = 0;
    const sangi_limb t195 = sangi_limb_sub(t177, k[0], &c196);
    const sangi_limb t197 = sangi_limb_sub(t179, k[1], &c196);
    const sangi_limb t199 = sangi_limb_sub(t181, k[2], &c196);
    const sangi_limb t201 = sangi_limb_sub(t183, k[3], &c196);
    const sangi_limb t203 = sangi_limb_sub(t185, k[4], &c196);
    const sangi_limb t205 = sangi_limb_sub(t187, k[5], &c196);
    /* s where d < 0, else d */
    const sangi_limb t207 = sangi_limb_mask(c196);
    const sangi_limb t208 = sangi_limb_select(t207, t177, t195);
    const sangi_limb t209 = sangi_limb_select(t207, t179, t197);
    const sangi_limb t210 = sangi_limb_select(t207, t181, t199);
    const sangi_limb t211 = sangi_limb_select(t207, t183, t201);
    const sangi_limb t212 = sangi_limb_select(t207, t185, t203);
    const sangi_limb t213 = sangi_limb_select(t207, t187, t205);
    z[0] = t208;
    z[1] = t209;
    z[2] = t210;
    z[3] = t211;
    z[4] = t212;
    z[5] = t213;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p381_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x4ec1ae979e64f22e), UINT64_C(0xb9feffffffffaaab), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624), UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a)};
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
    SANGI_MAC_HIGH(t22, t18, UINT64_C(0x0000000000000020), 0, 0);
    SANGI_MAC(t23, t24, t19, UINT64_C(0x0000000000000020), t22, 0);
    SANGI_MAC_HIGH(t27, t23, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t34, t35, k[1], t27, 0, 0);
    SANGI_MAC(t36, t37, k[2], t27, t35, 0);
    SANGI_MAC(t38, t39, k[3], t27, t37, 0);
    SANGI_MAC(t40, t41, k[4], t27, t39, 0);
    SANGI_MAC(t42, t43, k[5], t27, t41, 0);
    SANGI_MAC(t44, t45, k[6], t27, t43, 0);
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_sub(t8, t34, &c47);
    const sangi_limb t48 = sangi_limb_sub(t10, t36, &c47);
    const sangi_limb t50 = sangi_limb_sub(t12, t38, &c47);
    const sangi_limb t52 = sangi_limb_sub(t14, t40, &c47);
    const sangi_limb t54 = sangi_limb_sub(t16, t42, &c47);
    const sangi_limb t56 = sangi_limb_sub(t18, t44, &c47);
    /* d = s - p */
    sangi_limb c65 = 0;
    const sangi_limb t64 = sangi_limb_sub(t46, k[1], &c65);
    const sangi_limb t66 = sangi_limb_sub(t48, k[2], &c65);
    const sangi_limb t68 = sangi_limb_sub(t50, k[3], &c65);
    const sangi_limb t70 = sangi_limb_sub(t52, k[4], &c65);
    const sangi_limb t72 = sangi_limb_sub(t54, k[5], &c65);
    const sangi_limb t74 = sangi_limb_sub(t56, k[6], &c65);
    /* s where d < 0, else d */
    const sangi_limb t76 = sangi_limb_mask(c65);
    const sangi_limb t77 = sangi_limb_select(t76, t46, t64);
    const sangi_limb t78 = sangi_limb_select(t76, t48, t66);
    const sangi_limb t79 = sangi_limb_select(t76, t50, t68);
    const sangi_limb t80 = sangi_limb_select(t76, t52, t70);
    const sangi_limb t81 = sangi_limb_select(t76, t54, t72);
    const sangi_limb t82 = sangi_limb_select(t76, t56, t74);
    z[0] = t77;
    z[1] = t78;
    z[2] = t79;
    z[3] = t80;
    z[4] = t81;
    z[5] = t82;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p381_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xb9feffffffffaaab), UINT64_C(0x1eabfffeb153ffff), UINT64_C(0x6730d2a0f6b0f624), UINT64_C(0x64774b84f38512bf), UINT64_C(0x4b1ba7b6434bacd7), UINT64_C(0x1a0111ea397fe69a)};
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
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t38 = sangi_limb_mullo(t26, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t40, k[0], t38, t26, 0);
    SANGI_MAC(t41, t42, k[1], t38, t28, t40);
    SANGI_MAC(t43, t44, k[2], t38, t30, t42);
    SANGI_MAC(t45, t46, k[3], t38, t32, t44);
    SANGI_MAC(t47, t48, k[4], t38, t34, t46);
    SANGI_MAC(t49, t50, k[5], t38, t36, t48);
    sangi_limb c52 = 0;
    const sangi_limb t51 = sangi_limb_add(t37, t50, &c52);
    /* t += x[1] * y */
    SANGI_MAC(t54, t55, y0, x1, t41, 0);
    SANGI_MAC(t56, t57, y1, x1, t43, t55);
    SANGI_MAC(t58, t59, y2, x1, t45, t57);
    SANGI_MAC(t60, t61, y3, x1, t47, t59);
    SANGI_MAC(t62, t63, y4, x1, t49, t61);
    SANGI_MAC(t64, t65, y5, x1, t51, t63);
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(c52, t65, &c67);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t69 = sangi_limb_mullo(t54, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t71, k[0], t69, t54, 0);
    SANGI_MAC(t72, t73, k[1], t69, t56, t71);
    SANGI_MAC(t74, t75, k[2], t69, t58, t73);
    SANGI_MAC(t76, t77, k[3], t69, t60, t75);
    SANGI_MAC(t78, t79, k[4], t69, t62, t77);
    SANGI_MAC(t80, t81, k[5], t69, t64, t79);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_add(t66, t81, &c83);
    sangi_limb c86 = 0;
    const sangi_limb t85 = sangi_limb_add(c67, c83, &c86);
    /* t += x[2] * y */
    SANGI_MAC(t87, t88, y0, x2, t72, 0);
    SANGI_MAC(t89, t90, y1, x2, t74, t88);
    SANGI_MAC(t91, t92, y2, x2, t76, t90);
    SANGI_MAC(t93, t94, y3, x2, t78, t92);
    SANGI_MAC(t95, t96, y4, x2, t80, t94);
    SANGI_MAC(t97, t98, y5, x2, t82, t96);
    sangi_limb c100 = 0;
    const sangi_limb t99 = sangi_limb_add(t85, t98, &c100);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t102 = sangi_limb_mullo(t87, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t104, k[0], t102, t87, 0);
    SANGI_MAC(t105, t106, k[1], t102, t89, t104);
    SANGI_MAC(t107, t108, k[2], t102, t91, t106);
    SANGI_MAC(t109, t110, k[3], t102, t93, t108);
    SANGI_MAC(t111, t112, k[4], t102, t95, t110);
    SANGI_MAC(t113, t114, k[5], t102, t97, t112);
    sangi_limb c116 = 0;
    const sangi_limb t115 = sangi_limb_add(t99, t114, &c116);
    sangi_limb c119 = 0;
    const sangi_limb t118 = sangi_limb_add(c100, c116, &c119);
    /* t += x[3] * y */
    SANGI_MAC(t120, t121, y0, x3, t105, 0);
    SANGI_MAC(t122, t123, y1, x3, t107, t121);
    SANGI_MAC(t124, t125, y2, x3, t109, t123);
    SANGI_MAC(t126, t127, y3, x3, t111, t125);
    SANGI_MAC(t128, t129, y4, x3, t113, t127);
    SANGI_MAC(t130, t131, y5, x3, t115, t129);
    sangi_limb c133 = 0;
    const sangi_limb t132 = sangi_limb_add(t118, t131, &c133);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t135 = sangi_limb_mullo(t120, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t137, k[0], t135, t120, 0);
    SANGI_MAC(t138, t139, k[1], t135, t122, t137);
    SANGI_MAC(t140, t141, k[2], t135, t124, t139);
    SANGI_MAC(t142, t143, k[3], t135, t126, t141);
    SANGI_MAC(t144, t145, k[4], t135, t128, t143);
    SANGI_MAC(t146, t147, k[5], t135, t130, t145);
    sangi_limb c149 = 0;
    const sangi_limb t148 = sangi_limb_add(t132, t147, &c149);
    sangi_limb c152 = 0;
    const sangi_limb t151 = sangi_limb_add(c133, c149, &c152);
    /* t += x[4] * y */
    SANGI_MAC(t153, t154, y0, x4, t138, 0);
    SANGI_MAC(t155, t156, y1, x4, t140, t154);
    SANGI_MAC(t157, t158, y2, x4, t142, t156);
    SANGI_MAC(t159, t160, y3, x4, t144, t158);
    SANGI_MAC(t161, t162, y4, x4, t146, t160);
    SANGI_MAC(t163, t164, y5, x4, t148, t162);
    sangi_limb c166 = 0;
    const sangi_limb t165 = sangi_limb_add(t151, t164, &c166);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t168 = sangi_limb_mullo(t153, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t170, k[0], t168, t153, 0);
    SANGI_MAC(t171, t172, k[1], t168, t155, t170);
    SANGI_MAC(t173, t174, k[2], t168, t157, t172);
    SANGI_MAC(t175, t176, k[3], t168, t159, t174);
    SANGI_MAC(t177, t178, k[4], t168, t161, t176);
    SANGI_MAC(t179, t180, k[5], t168, t163, t178);
    sangi_limb c182 = 0;
    const sangi_limb t181 = sangi_limb_add(t165, t180, &c182);
    sangi_limb c185 = 0;
    const sangi_limb t184 = sangi_limb_add(c166, c182, &c185);
    /* t += x[5] * y */
    SANGI_MAC(t186, t187, y0, x5, t171, 0);
    SANGI_MAC(t188, t189, y1, x5, t173, t187);
    SANGI_MAC(t190, t191, y2, x5, t175, t189);
    SANGI_MAC(t192, t193, y3, x5, t177, t191);
    SANGI_MAC(t194, t195, y4, x5, t179, t193);
    SANGI_MAC(t196, t197, y5, x5, t181, t195);
    sangi_limb c199 = 0;
    const sangi_limb t198 = sangi_limb_add(t184, t197, &c199);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t200 = sangi_limb_mullo(t186, UINT64_C(0x89f3fffcfffcfffd));
    SANGI_MAC_HIGH(t202, k[0], t200, t186, 0);
    SANGI_MAC(t203, t204, k[1], t200, t188, t202);
    SANGI_MAC(t205, t206, k[2], t200, t190, t204);
    SANGI_MAC(t207, t208, k[3], t200, t192, t206);
    SANGI_MAC(t209, t210, k[4], t200, t194, t208);
    SANGI_MAC(t211, t212, k[5], t200, t196, t210);
    sangi_limb c214 = 0;
    const sangi_limb t213 = sangi_limb_add(t198, t212, &c214);
    z[0] = t203;
    z[1] = t205;
    z[2] = t207;
    z[3] = t209;
    z[4] = t211;
    z[5] = t213;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p381_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
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
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_add(x0, y0, &c14);
    const sangi_limb t15 = sangi_limb_add(x1, y1, &c14);
    const sangi_limb t17 = sangi_limb_add(x2, y2, &c14);
    const sangi_limb t19 = sangi_limb_add(x3, y3, &c14);
    const sangi_limb t21 = sangi_limb_add(x4, y4, &c14);
    const sangi_limb t23 = sangi_limb_add(x5, y5, &c14);
    z[0] = t13;
    z[1] = t15;
    z[2] = t17;
    z[3] = t19;
    z[4] = t21;
    z[5] = t23;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p381_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* d = s - p */
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_sub(x0, UINT64_C(0xb9feffffffffaaab), &c14);
    const sangi_limb t15 = sangi_limb_sub(x1, UINT64_C(0x1eabfffeb153ffff), &c14);
    const sangi_limb t17 = sangi_limb_sub(x2, UINT64_C(0x6730d2a0f6b0f624), &c14);
    const sangi_limb t19 = sangi_limb_sub(x3, UINT64_C(0x64774b84f38512bf), &c14);
    const sangi_limb t21 = sangi_limb_sub(x4, UINT64_C(0x4b1ba7b6434bacd7), &c14);
    const sangi_limb t23 = sangi_limb_sub(x5, UINT64_C(0x1a0111ea397fe69a), &c14);
    /* s where d < 0, else d */
    const sangi_limb t25 = sangi_limb_mask(c14);
    const sangi_limb t26 = sangi_limb_select(t25, x0, t13);
    const sangi_limb t27 = sangi_limb_select(t25, x1, t15);
    const sangi_limb t28 = sangi_limb_select(t25, x2, t17);
    const sangi_limb t29 = sangi_limb_select(t25, x3, t19);
    const sangi_limb t30 = sangi_limb_select(t25, x4, t21);
    const sangi_limb t31 = sangi_limb_select(t25, x5, t23);
    z[0] = t26;
    z[1] = t27;
    z[2] = t28;
    z[3] = t29;
    z[4] = t30;
    z[5] = t31;
}
