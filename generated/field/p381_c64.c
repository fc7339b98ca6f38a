/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 6 limbs of 64, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p381_modulus[6];
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p381_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p381_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p381_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p381_modulus[6] = {
    UINT64_C(0xb9feffffffffaaab),
    UINT64_C(0x1eabfffeb153ffff),
    UINT64_C(0x6730d2a0f6b0f624),
    UINT64_C(0x64774b84f38512bf),
    UINT64_C(0x4b1ba7b6434bacd7),
    UINT64_C(0x1a0111ea397fe69a),
};

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

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p381_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
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
    const sangi_limb t15 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t16 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t17 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t18 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t19 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t20 = sangi_limb_select(t2, x5, y5);
    z[0] = t15;
    z[1] = t16;
    z[2] = t17;
    z[3] = t18;
    z[4] = t19;
    z[5] = t20;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p381_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p381_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    /* the union of the limbs */
    const sangi_limb t7 = (sangi_limb)(x0 | x1);
    const sangi_limb t8 = (sangi_limb)(t7 | x2);
    const sangi_limb t9 = (sangi_limb)(t8 | x3);
    const sangi_limb t10 = (sangi_limb)(t9 | x4);
    const sangi_limb t11 = (sangi_limb)(t10 | x5);
    /* below 1 only if it is 0 */
    sangi_limb c14 = 0;
    (void)sangi_limb_sub(t11, UINT64_C(0x0000000000000001), &c14);
    const sangi_limb t15 = sangi_limb_mask(c14);
    return t15;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p381_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
    /* the union of the limbs */
    const sangi_limb t13 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t14 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t15 = (sangi_limb)(t13 | t14);
    const sangi_limb t16 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t17 = (sangi_limb)(t15 | t16);
    const sangi_limb t18 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t19 = (sangi_limb)(t17 | t18);
    const sangi_limb t20 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t21 = (sangi_limb)(t19 | t20);
    const sangi_limb t22 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t23 = (sangi_limb)(t21 | t22);
    /* below 1 only if it is 0 */
    sangi_limb c26 = 0;
    (void)sangi_limb_sub(t23, UINT64_C(0x0000000000000001), &c26);
    const sangi_limb t27 = sangi_limb_mask(c26);
    return t27;
}
