/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_modulus[4];
void sangi_p256_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p256_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p256_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p256_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p256_modulus[4] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000ffffffff),
    UINT64_C(0x0000000000000000),
    UINT64_C(0xffffffff00000001),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p256_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c23 = 0;
    const sangi_limb t22 = sangi_limb_sub(t9, UINT64_C(0xffffffffffffffff), &c23);
    const sangi_limb t24 = sangi_limb_sub(t11, UINT64_C(0x00000000ffffffff), &c23);
    const sangi_limb t26 = sangi_limb_sub(t13, UINT64_C(0x0000000000000000), &c23);
    const sangi_limb t28 = sangi_limb_sub(t15, UINT64_C(0xffffffff00000001), &c23);
    (void)sangi_limb_sub(c10, UINT64_C(0x0000000000000000), &c23);
    /* s where d < 0, else d */
    const sangi_limb t33 = sangi_limb_mask(c23);
    const sangi_limb t34 = sangi_limb_select(t33, t9, t22);
    const sangi_limb t35 = sangi_limb_select(t33, t11, t24);
    const sangi_limb t36 = sangi_limb_select(t33, t13, t26);
    const sangi_limb t37 = sangi_limb_select(t33, t15, t28);
    z[0] = t34;
    z[1] = t35;
    z[2] = t36;
    z[3] = t37;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p256_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t21 = sangi_limb_add(t9, UINT64_C(0xffffffffffffffff), &c22);
    const sangi_limb t23 = sangi_limb_add(t11, UINT64_C(0x00000000ffffffff), &c22);
    const sangi_limb t25 = sangi_limb_add(t13, UINT64_C(0x0000000000000000), &c22);
    const sangi_limb t27 = sangi_limb_add(t15, UINT64_C(0xffffffff00000001), &c22);
    /* t where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c10);
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
void sangi_p256_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t21 = sangi_limb_add(t9, UINT64_C(0xffffffffffffffff), &c22);
    const sangi_limb t23 = sangi_limb_add(t11, UINT64_C(0x00000000ffffffff), &c22);
    const sangi_limb t25 = sangi_limb_add(t13, UINT64_C(0x0000000000000000), &c22);
    const sangi_limb t27 = sangi_limb_add(t15, UINT64_C(0xffffffff00000001), &c22);
    /* t where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c10);
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
void sangi_p256_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_sub(t5, UINT64_C(0xffffffffffffffff), &c19);
    const sangi_limb t20 = sangi_limb_sub(t7, UINT64_C(0x00000000ffffffff), &c19);
    const sangi_limb t22 = sangi_limb_sub(t9, UINT64_C(0x0000000000000000), &c19);
    const sangi_limb t24 = sangi_limb_sub(t11, UINT64_C(0xffffffff00000001), &c19);
    (void)sangi_limb_sub(c6, UINT64_C(0x0000000000000000), &c19);
    /* s where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c19);
    const sangi_limb t30 = sangi_limb_select(t29, t5, t18);
    const sangi_limb t31 = sangi_limb_select(t29, t7, t20);
    const sangi_limb t32 = sangi_limb_select(t29, t9, t22);
    const sangi_limb t33 = sangi_limb_select(t29, t11, t24);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p256_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* s = x + p where x is odd, else x */
    const sangi_limb c5 = (sangi_limb)(x0 & 1);
    const sangi_limb t6 = sangi_limb_mask(c5);
    const sangi_limb t11 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t6);
    const sangi_limb t12 = (sangi_limb)(UINT64_C(0x00000000ffffffff) & t6);
    const sangi_limb t13 = (sangi_limb)(UINT64_C(0x0000000000000000) & t6);
    const sangi_limb t14 = (sangi_limb)(UINT64_C(0xffffffff00000001) & t6);
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(x0, t11, &c16);
    const sangi_limb t17 = sangi_limb_add(x1, t12, &c16);
    const sangi_limb t19 = sangi_limb_add(x2, t13, &c16);
    const sangi_limb t21 = sangi_limb_add(x3, t14, &c16);
    /* s / 2 */
    const sangi_limb t23 = sangi_limb_shift(t21, &c16);
    const sangi_limb t25 = sangi_limb_shift(t19, &c16);
    const sangi_limb t27 = sangi_limb_shift(t17, &c16);
    const sangi_limb t29 = sangi_limb_shift(t15, &c16);
    z[0] = t29;
    z[1] = t27;
    z[2] = t25;
    z[3] = t23;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p256_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_p256_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_p256_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_p256_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
