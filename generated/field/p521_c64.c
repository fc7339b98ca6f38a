/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p521, base field of NIST P-521; 521 bits in 9 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p521_modulus[9];
extern const sangi_limb sangi_p521_one[9];
extern const sangi_limb sangi_p521_radix2[9];
extern const sangi_limb sangi_p521_root[9];
extern const sangi_limb sangi_p521_sqrt_exponent[9];
void sangi_p521_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p521_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p521_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_p521_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p521_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p521_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p521_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p521_modulus[9] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000000001ff),
};

const sangi_limb sangi_p521_one[9] = {
    UINT64_C(0x0080000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p521_radix2[9] = {
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000400000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p521_root[9] = {
    UINT64_C(0xff7fffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000000001ff),
};

const sangi_limb sangi_p521_sqrt_exponent[9] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x000000000000007f),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p521_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s = x + y */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_add(x0, y0, &c20);
    const sangi_limb t21 = sangi_limb_add(x1, y1, &c20);
    const sangi_limb t23 = sangi_limb_add(x2, y2, &c20);
    const sangi_limb t25 = sangi_limb_add(x3, y3, &c20);
    const sangi_limb t27 = sangi_limb_add(x4, y4, &c20);
    const sangi_limb t29 = sangi_limb_add(x5, y5, &c20);
    const sangi_limb t31 = sangi_limb_add(x6, y6, &c20);
    const sangi_limb t33 = sangi_limb_add(x7, y7, &c20);
    const sangi_limb t35 = sangi_limb_add(x8, y8, &c20);
    /* d = s - p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_sub(t19, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t48 = sangi_limb_sub(t21, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t50 = sangi_limb_sub(t23, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t52 = sangi_limb_sub(t25, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t54 = sangi_limb_sub(t27, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t56 = sangi_limb_sub(t29, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t58 = sangi_limb_sub(t31, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t60 = sangi_limb_sub(t33, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t62 = sangi_limb_sub(t35, UINT64_C(0x00000000000001ff), &c47);
    /* s where d < 0, else d */
    const sangi_limb t64 = sangi_limb_mask(c47);
    const sangi_limb t65 = sangi_limb_select(t64, t19, t46);
    const sangi_limb t66 = sangi_limb_select(t64, t21, t48);
    const sangi_limb t67 = sangi_limb_select(t64, t23, t50);
    const sangi_limb t68 = sangi_limb_select(t64, t25, t52);
    const sangi_limb t69 = sangi_limb_select(t64, t27, t54);
    const sangi_limb t70 = sangi_limb_select(t64, t29, t56);
    const sangi_limb t71 = sangi_limb_select(t64, t31, t58);
    const sangi_limb t72 = sangi_limb_select(t64, t33, t60);
    const sangi_limb t73 = sangi_limb_select(t64, t35, t62);
    z[0] = t65;
    z[1] = t66;
    z[2] = t67;
    z[3] = t68;
    z[4] = t69;
    z[5] = t70;
    z[6] = t71;
    z[7] = t72;
    z[8] = t73;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p521_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = x - y */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_sub(x0, y0, &c20);
    const sangi_limb t21 = sangi_limb_sub(x1, y1, &c20);
    const sangi_limb t23 = sangi_limb_sub(x2, y2, &c20);
    const sangi_limb t25 = sangi_limb_sub(x3, y3, &c20);
    const sangi_limb t27 = sangi_limb_sub(x4, y4, &c20);
    const sangi_limb t29 = sangi_limb_sub(x5, y5, &c20);
    const sangi_limb t31 = sangi_limb_sub(x6, y6, &c20);
    const sangi_limb t33 = sangi_limb_sub(x7, y7, &c20);
    const sangi_limb t35 = sangi_limb_sub(x8, y8, &c20);
    /* t = d + p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t48 = sangi_limb_add(t21, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t50 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t52 = sangi_limb_add(t25, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t54 = sangi_limb_add(t27, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t56 = sangi_limb_add(t29, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t58 = sangi_limb_add(t31, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t60 = sangi_limb_add(t33, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t62 = sangi_limb_add(t35, UINT64_C(0x00000000000001ff), &c47);
    /* t where d < 0, else d */
    const sangi_limb t64 = sangi_limb_mask(c47);
    const sangi_limb t65 = sangi_limb_select(t64, t46, t19);
    const sangi_limb t66 = sangi_limb_select(t64, t48, t21);
    const sangi_limb t67 = sangi_limb_select(t64, t50, t23);
    const sangi_limb t68 = sangi_limb_select(t64, t52, t25);
    const sangi_limb t69 = sangi_limb_select(t64, t54, t27);
    const sangi_limb t70 = sangi_limb_select(t64, t56, t29);
    const sangi_limb t71 = sangi_limb_select(t64, t58, t31);
    const sangi_limb t72 = sangi_limb_select(t64, t60, t33);
    const sangi_limb t73 = sangi_limb_select(t64, t62, t35);
    z[0] = t65;
    z[1] = t66;
    z[2] = t67;
    z[3] = t68;
    z[4] = t69;
    z[5] = t70;
    z[6] = t71;
    z[7] = t72;
    z[8] = t73;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p521_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* d = x - y */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c20);
    const sangi_limb t21 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c20);
    const sangi_limb t23 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c20);
    const sangi_limb t25 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c20);
    const sangi_limb t27 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x4, &c20);
    const sangi_limb t29 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x5, &c20);
    const sangi_limb t31 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x6, &c20);
    const sangi_limb t33 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x7, &c20);
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x8, &c20);
    /* t = d + p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_add(t19, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t48 = sangi_limb_add(t21, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t50 = sangi_limb_add(t23, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t52 = sangi_limb_add(t25, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t54 = sangi_limb_add(t27, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t56 = sangi_limb_add(t29, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t58 = sangi_limb_add(t31, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t60 = sangi_limb_add(t33, UINT64_C(0xffffffffffffffff), &c47);
    const sangi_limb t62 = sangi_limb_add(t35, UINT64_C(0x00000000000001ff), &c47);
    /* t where d < 0, else d */
    const sangi_limb t64 = sangi_limb_mask(c47);
    const sangi_limb t65 = sangi_limb_select(t64, t46, t19);
    const sangi_limb t66 = sangi_limb_select(t64, t48, t21);
    const sangi_limb t67 = sangi_limb_select(t64, t50, t23);
    const sangi_limb t68 = sangi_limb_select(t64, t52, t25);
    const sangi_limb t69 = sangi_limb_select(t64, t54, t27);
    const sangi_limb t70 = sangi_limb_select(t64, t56, t29);
    const sangi_limb t71 = sangi_limb_select(t64, t58, t31);
    const sangi_limb t72 = sangi_limb_select(t64, t60, t33);
    const sangi_limb t73 = sangi_limb_select(t64, t62, t35);
    z[0] = t65;
    z[1] = t66;
    z[2] = t67;
    z[3] = t68;
    z[4] = t69;
    z[5] = t70;
    z[6] = t71;
    z[7] = t72;
    z[8] = t73;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p521_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* s = x + y */
    sangi_limb c11 = 0;
    const sangi_limb t10 = sangi_limb_add(x0, x0, &c11);
    const sangi_limb t12 = sangi_limb_add(x1, x1, &c11);
    const sangi_limb t14 = sangi_limb_add(x2, x2, &c11);
    const sangi_limb t16 = sangi_limb_add(x3, x3, &c11);
    const sangi_limb t18 = sangi_limb_add(x4, x4, &c11);
    const sangi_limb t20 = sangi_limb_add(x5, x5, &c11);
    const sangi_limb t22 = sangi_limb_add(x6, x6, &c11);
    const sangi_limb t24 = sangi_limb_add(x7, x7, &c11);
    const sangi_limb t26 = sangi_limb_add(x8, x8, &c11);
    /* d = s - p */
    sangi_limb c38 = 0;
    const sangi_limb t37 = sangi_limb_sub(t10, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t39 = sangi_limb_sub(t12, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t41 = sangi_limb_sub(t14, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t43 = sangi_limb_sub(t16, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t45 = sangi_limb_sub(t18, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t47 = sangi_limb_sub(t20, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t49 = sangi_limb_sub(t22, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t51 = sangi_limb_sub(t24, UINT64_C(0xffffffffffffffff), &c38);
    const sangi_limb t53 = sangi_limb_sub(t26, UINT64_C(0x00000000000001ff), &c38);
    /* s where d < 0, else d */
    const sangi_limb t55 = sangi_limb_mask(c38);
    const sangi_limb t56 = sangi_limb_select(t55, t10, t37);
    const sangi_limb t57 = sangi_limb_select(t55, t12, t39);
    const sangi_limb t58 = sangi_limb_select(t55, t14, t41);
    const sangi_limb t59 = sangi_limb_select(t55, t16, t43);
    const sangi_limb t60 = sangi_limb_select(t55, t18, t45);
    const sangi_limb t61 = sangi_limb_select(t55, t20, t47);
    const sangi_limb t62 = sangi_limb_select(t55, t22, t49);
    const sangi_limb t63 = sangi_limb_select(t55, t24, t51);
    const sangi_limb t64 = sangi_limb_select(t55, t26, t53);
    z[0] = t56;
    z[1] = t57;
    z[2] = t58;
    z[3] = t59;
    z[4] = t60;
    z[5] = t61;
    z[6] = t62;
    z[7] = t63;
    z[8] = t64;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p521_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* s = x + p where x is odd, else x */
    const sangi_limb c10 = (sangi_limb)(x0 & 1);
    const sangi_limb t11 = sangi_limb_mask(c10);
    const sangi_limb t21 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t22 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t23 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t24 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t25 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t26 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t27 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t28 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t11);
    const sangi_limb t29 = (sangi_limb)(UINT64_C(0x00000000000001ff) & t11);
    sangi_limb c31 = 0;
    const sangi_limb t30 = sangi_limb_add(x0, t21, &c31);
    const sangi_limb t32 = sangi_limb_add(x1, t22, &c31);
    const sangi_limb t34 = sangi_limb_add(x2, t23, &c31);
    const sangi_limb t36 = sangi_limb_add(x3, t24, &c31);
    const sangi_limb t38 = sangi_limb_add(x4, t25, &c31);
    const sangi_limb t40 = sangi_limb_add(x5, t26, &c31);
    const sangi_limb t42 = sangi_limb_add(x6, t27, &c31);
    const sangi_limb t44 = sangi_limb_add(x7, t28, &c31);
    const sangi_limb t46 = sangi_limb_add(x8, t29, &c31);
    /* s / 2 */
    sangi_limb c49 = 0;
    const sangi_limb t48 = sangi_limb_shift(t46, &c49);
    const sangi_limb t50 = sangi_limb_shift(t44, &c49);
    const sangi_limb t52 = sangi_limb_shift(t42, &c49);
    const sangi_limb t54 = sangi_limb_shift(t40, &c49);
    const sangi_limb t56 = sangi_limb_shift(t38, &c49);
    const sangi_limb t58 = sangi_limb_shift(t36, &c49);
    const sangi_limb t60 = sangi_limb_shift(t34, &c49);
    const sangi_limb t62 = sangi_limb_shift(t32, &c49);
    const sangi_limb t64 = sangi_limb_shift(t30, &c49);
    z[0] = t64;
    z[1] = t62;
    z[2] = t60;
    z[3] = t58;
    z[4] = t56;
    z[5] = t54;
    z[6] = t52;
    z[7] = t50;
    z[8] = t48;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p521_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    SANGI_MAC(t38, t39, y0, x0, 0, 0);
    SANGI_MAC(t40, t41, y1, x0, t39, 0);
    SANGI_MAC(t42, t43, y2, x0, t41, 0);
    SANGI_MAC(t44, t45, y3, x0, t43, 0);
    SANGI_MAC(t46, t47, y4, x0, t45, 0);
    SANGI_MAC(t48, t49, y5, x0, t47, 0);
    SANGI_MAC(t50, t51, y6, x0, t49, 0);
    SANGI_MAC(t52, t53, y7, x0, t51, 0);
    SANGI_MAC(t54, t55, y8, x0, t53, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t56, t57, UINT64_C(0x0000000000000000), t38, t40, 0);
    SANGI_MAC(t58, t59, UINT64_C(0x0000000000000000), t38, t42, t57);
    SANGI_MAC(t60, t61, UINT64_C(0x0000000000000000), t38, t44, t59);
    SANGI_MAC(t62, t63, UINT64_C(0x0000000000000000), t38, t46, t61);
    SANGI_MAC(t64, t65, UINT64_C(0x0000000000000000), t38, t48, t63);
    SANGI_MAC(t66, t67, UINT64_C(0x0000000000000000), t38, t50, t65);
    SANGI_MAC(t68, t69, UINT64_C(0x0000000000000000), t38, t52, t67);
    SANGI_MAC(t70, t71, UINT64_C(0x0000000000000200), t38, t54, t69);
    SANGI_MAC(t72, t73, UINT64_C(0x0000000000000000), t38, t55, t71);
    /* t += x[1] * y */
    SANGI_MAC(t74, t75, y0, x1, t56, 0);
    SANGI_MAC(t76, t77, y1, x1, t58, t75);
    SANGI_MAC(t78, t79, y2, x1, t60, t77);
    SANGI_MAC(t80, t81, y3, x1, t62, t79);
    SANGI_MAC(t82, t83, y4, x1, t64, t81);
    SANGI_MAC(t84, t85, y5, x1, t66, t83);
    SANGI_MAC(t86, t87, y6, x1, t68, t85);
    SANGI_MAC(t88, t89, y7, x1, t70, t87);
    SANGI_MAC(t90, t91, y8, x1, t72, t89);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t92, t93, UINT64_C(0x0000000000000000), t74, t76, 0);
    SANGI_MAC(t94, t95, UINT64_C(0x0000000000000000), t74, t78, t93);
    SANGI_MAC(t96, t97, UINT64_C(0x0000000000000000), t74, t80, t95);
    SANGI_MAC(t98, t99, UINT64_C(0x0000000000000000), t74, t82, t97);
    SANGI_MAC(t100, t101, UINT64_C(0x0000000000000000), t74, t84, t99);
    SANGI_MAC(t102, t103, UINT64_C(0x0000000000000000), t74, t86, t101);
    SANGI_MAC(t104, t105, UINT64_C(0x0000000000000000), t74, t88, t103);
    SANGI_MAC(t106, t107, UINT64_C(0x0000000000000200), t74, t90, t105);
    SANGI_MAC(t108, t109, UINT64_C(0x0000000000000000), t74, t91, t107);
    /* t += x[2] * y */
    SANGI_MAC(t110, t111, y0, x2, t92, 0);
    SANGI_MAC(t112, t113, y1, x2, t94, t111);
    SANGI_MAC(t114, t115, y2, x2, t96, t113);
    SANGI_MAC(t116, t117, y3, x2, t98, t115);
    SANGI_MAC(t118, t119, y4, x2, t100, t117);
    SANGI_MAC(t120, t121, y5, x2, t102, t119);
    SANGI_MAC(t122, t123, y6, x2, t104, t121);
    SANGI_MAC(t124, t125, y7, x2, t106, t123);
    SANGI_MAC(t126, t127, y8, x2, t108, t125);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t128, t129, UINT64_C(0x0000000000000000), t110, t112, 0);
    SANGI_MAC(t130, t131, UINT64_C(0x0000000000000000), t110, t114, t129);
    SANGI_MAC(t132, t133, UINT64_C(0x0000000000000000), t110, t116, t131);
    SANGI_MAC(t134, t135, UINT64_C(0x0000000000000000), t110, t118, t133);
    SANGI_MAC(t136, t137, UINT64_C(0x0000000000000000), t110, t120, t135);
    SANGI_MAC(t138, t139, UINT64_C(0x0000000000000000), t110, t122, t137);
    SANGI_MAC(t140, t141, UINT64_C(0x0000000000000000), t110, t124, t139);
    SANGI_MAC(t142, t143, UINT64_C(0x0000000000000200), t110, t126, t141);
    SANGI_MAC(t144, t145, UINT64_C(0x0000000000000000), t110, t127, t143);
    /* t += x[3] * y */
    SANGI_MAC(t146, t147, y0, x3, t128, 0);
    SANGI_MAC(t148, t149, y1, x3, t130, t147);
    SANGI_MAC(t150, t151, y2, x3, t132, t149);
    SANGI_MAC(t152, t153, y3, x3, t134, t151);
    SANGI_MAC(t154, t155, y4, x3, t136, t153);
    SANGI_MAC(t156, t157, y5, x3, t138, t155);
    SANGI_MAC(t158, t159, y6, x3, t140, t157);
    SANGI_MAC(t160, t161, y7, x3, t142, t159);
    SANGI_MAC(t162, t163, y8, x3, t144, t161);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t164, t165, UINT64_C(0x0000000000000000), t146, t148, 0);
    SANGI_MAC(t166, t167, UINT64_C(0x0000000000000000), t146, t150, t165);
    SANGI_MAC(t168, t169, UINT64_C(0x0000000000000000), t146, t152, t167);
    SANGI_MAC(t170, t171, UINT64_C(0x0000000000000000), t146, t154, t169);
    SANGI_MAC(t172, t173, UINT64_C(0x0000000000000000), t146, t156, t171);
    SANGI_MAC(t174, t175, UINT64_C(0x0000000000000000), t146, t158, t173);
    SANGI_MAC(t176, t177, UINT64_C(0x0000000000000000), t146, t160, t175);
    SANGI_MAC(t178, t179, UINT64_C(0x0000000000000200), t146, t162, t177);
    SANGI_MAC(t180, t181, UINT64_C(0x0000000000000000), t146, t163, t179);
    /* t += x[4] * y */
    SANGI_MAC(t182, t183, y0, x4, t164, 0);
    SANGI_MAC(t184, t185, y1, x4, t166, t183);
    SANGI_MAC(t186, t187, y2, x4, t168, t185);
    SANGI_MAC(t188, t189, y3, x4, t170, t187);
    SANGI_MAC(t190, t191, y4, x4, t172, t189);
    SANGI_MAC(t192, t193, y5, x4, t174, t191);
    SANGI_MAC(t194, t195, y6, x4, t176, t193);
    SANGI_MAC(t196, t197, y7, x4, t178, t195);
    SANGI_MAC(t198, t199, y8, x4, t180, t197);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t200, t201, UINT64_C(0x0000000000000000), t182, t184, 0);
    SANGI_MAC(t202, t203, UINT64_C(0x0000000000000000), t182, t186, t201);
    SANGI_MAC(t204, t205, UINT64_C(0x0000000000000000), t182, t188, t203);
    SANGI_MAC(t206, t207, UINT64_C(0x0000000000000000), t182, t190, t205);
    SANGI_MAC(t208, t209, UINT64_C(0x0000000000000000), t182, t192, t207);
    SANGI_MAC(t210, t211, UINT64_C(0x0000000000000000), t182, t194, t209);
    SANGI_MAC(t212, t213, UINT64_C(0x0000000000000000), t182, t196, t211);
    SANGI_MAC(t214, t215, UINT64_C(0x0000000000000200), t182, t198, t213);
    SANGI_MAC(t216, t217, UINT64_C(0x0000000000000000), t182, t199, t215);
    /* t += x[5] * y */
    SANGI_MAC(t218, t219, y0, x5, t200, 0);
    SANGI_MAC(t220, t221, y1, x5, t202, t219);
    SANGI_MAC(t222, t223, y2, x5, t204, t221);
    SANGI_MAC(t224, t225, y3, x5, t206, t223);
    SANGI_MAC(t226, t227, y4, x5, t208, t225);
    SANGI_MAC(t228, t229, y5, x5, t210, t227);
    SANGI_MAC(t230, t231, y6, x5, t212, t229);
    SANGI_MAC(t232, t233, y7, x5, t214, t231);
    SANGI_MAC(t234, t235, y8, x5, t216, t233);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t236, t237, UINT64_C(0x0000000000000000), t218, t220, 0);
    SANGI_MAC(t238, t239, UINT64_C(0x0000000000000000), t218, t222, t237);
    SANGI_MAC(t240, t241, UINT64_C(0x0000000000000000), t218, t224, t239);
    SANGI_MAC(t242, t243, UINT64_C(0x0000000000000000), t218, t226, t241);
    SANGI_MAC(t244, t245, UINT64_C(0x0000000000000000), t218, t228, t243);
    SANGI_MAC(t246, t247, UINT64_C(0x0000000000000000), t218, t230, t245);
    SANGI_MAC(t248, t249, UINT64_C(0x0000000000000000), t218, t232, t247);
    SANGI_MAC(t250, t251, UINT64_C(0x0000000000000200), t218, t234, t249);
    SANGI_MAC(t252, t253, UINT64_C(0x0000000000000000), t218, t235, t251);
    /* t += x[6] * y */
    SANGI_MAC(t254, t255, y0, x6, t236, 0);
    SANGI_MAC(t256, t257, y1, x6, t238, t255);
    SANGI_MAC(t258, t259, y2, x6, t240, t257);
    SANGI_MAC(t260, t261, y3, x6, t242, t259);
    SANGI_MAC(t262, t263, y4, x6, t244, t261);
    SANGI_MAC(t264, t265, y5, x6, t246, t263);
    SANGI_MAC(t266, t267, y6, x6, t248, t265);
    SANGI_MAC(t268, t269, y7, x6, t250, t267);
    SANGI_MAC(t270, t271, y8, x6, t252, t269);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t272, t273, UINT64_C(0x0000000000000000), t254, t256, 0);
    SANGI_MAC(t274, t275, UINT64_C(0x0000000000000000), t254, t258, t273);
    SANGI_MAC(t276, t277, UINT64_C(0x0000000000000000), t254, t260, t275);
    SANGI_MAC(t278, t279, UINT64_C(0x0000000000000000), t254, t262, t277);
    SANGI_MAC(t280, t281, UINT64_C(0x0000000000000000), t254, t264, t279);
    SANGI_MAC(t282, t283, UINT64_C(0x0000000000000000), t254, t266, t281);
    SANGI_MAC(t284, t285, UINT64_C(0x0000000000000000), t254, t268, t283);
    SANGI_MAC(t286, t287, UINT64_C(0x0000000000000200), t254, t270, t285);
    SANGI_MAC(t288, t289, UINT64_C(0x0000000000000000), t254, t271, t287);
    /* t += x[7] * y */
    SANGI_MAC(t290, t291, y0, x7, t272, 0);
    SANGI_MAC(t292, t293, y1, x7, t274, t291);
    SANGI_MAC(t294, t295, y2, x7, t276, t293);
    SANGI_MAC(t296, t297, y3, x7, t278, t295);
    SANGI_MAC(t298, t299, y4, x7, t280, t297);
    SANGI_MAC(t300, t301, y5, x7, t282, t299);
    SANGI_MAC(t302, t303, y6, x7, t284, t301);
    SANGI_MAC(t304, t305, y7, x7, t286, t303);
    SANGI_MAC(t306, t307, y8, x7, t288, t305);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t308, t309, UINT64_C(0x0000000000000000), t290, t292, 0);
    SANGI_MAC(t310, t311, UINT64_C(0x0000000000000000), t290, t294, t309);
    SANGI_MAC(t312, t313, UINT64_C(0x0000000000000000), t290, t296, t311);
    SANGI_MAC(t314, t315, UINT64_C(0x0000000000000000), t290, t298, t313);
    SANGI_MAC(t316, t317, UINT64_C(0x0000000000000000), t290, t300, t315);
    SANGI_MAC(t318, t319, UINT64_C(0x0000000000000000), t290, t302, t317);
    SANGI_MAC(t320, t321, UINT64_C(0x0000000000000000), t290, t304, t319);
    SANGI_MAC(t322, t323, UINT64_C(0x0000000000000200), t290, t306, t321);
    SANGI_MAC(t324, t325, UINT64_C(0x0000000000000000), t290, t307, t323);
    /* t += x[8] * y */
    SANGI_MAC(t326, t327, y0, x8, t308, 0);
    SANGI_MAC(t328, t329, y1, x8, t310, t327);
    SANGI_MAC(t330, t331, y2, x8, t312, t329);
    SANGI_MAC(t332, t333, y3, x8, t314, t331);
    SANGI_MAC(t334, t335, y4, x8, t316, t333);
    SANGI_MAC(t336, t337, y5, x8, t318, t335);
    SANGI_MAC(t338, t339, y6, x8, t320, t337);
    SANGI_MAC(t340, t341, y7, x8, t322, t339);
    SANGI_MAC(t342, t343, y8, x8, t324, t341);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t344, t345, UINT64_C(0x0000000000000000), t326, t328, 0);
    SANGI_MAC(t346, t347, UINT64_C(0x0000000000000000), t326, t330, t345);
    SANGI_MAC(t348, t349, UINT64_C(0x0000000000000000), t326, t332, t347);
    SANGI_MAC(t350, t351, UINT64_C(0x0000000000000000), t326, t334, t349);
    SANGI_MAC(t352, t353, UINT64_C(0x0000000000000000), t326, t336, t351);
    SANGI_MAC(t354, t355, UINT64_C(0x0000000000000000), t326, t338, t353);
    SANGI_MAC(t356, t357, UINT64_C(0x0000000000000000), t326, t340, t355);
    SANGI_MAC(t358, t359, UINT64_C(0x0000000000000200), t326, t342, t357);
    SANGI_MAC(t360, t361, UINT64_C(0x0000000000000000), t326, t343, t359);
    /* d = s - p */
    sangi_limb c372 = 0;
    const sangi_limb t371 = sangi_limb_sub(t344, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t373 = sangi_limb_sub(t346, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t375 = sangi_limb_sub(t348, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t377 = sangi_limb_sub(t350, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t379 = sangi_limb_sub(t352, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t381 = sangi_limb_sub(t354, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t383 = sangi_limb_sub(t356, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t385 = sangi_limb_sub(t358, UINT64_C(0xffffffffffffffff), &c372);
    const sangi_limb t387 = sangi_limb_sub(t360, UINT64_C(0x00000000000001ff), &c372);
    /* s where d < 0, else d */
    const sangi_limb t389 = sangi_limb_mask(c372);
    const sangi_limb t390 = sangi_limb_select(t389, t344, t371);
    const sangi_limb t391 = sangi_limb_select(t389, t346, t373);
    const sangi_limb t392 = sangi_limb_select(t389, t348, t375);
    const sangi_limb t393 = sangi_limb_select(t389, t350, t377);
    const sangi_limb t394 = sangi_limb_select(t389, t352, t379);
    const sangi_limb t395 = sangi_limb_select(t389, t354, t381);
    const sangi_limb t396 = sangi_limb_select(t389, t356, t383);
    const sangi_limb t397 = sangi_limb_select(t389, t358, t385);
    const sangi_limb t398 = sangi_limb_select(t389, t360, t387);
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

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p521_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t11, t12, x0, x1, 0, 0);
    SANGI_MAC(t13, t14, x0, x2, t12, 0);
    SANGI_MAC(t15, t16, x0, x3, t14, 0);
    SANGI_MAC(t17, t18, x0, x4, t16, 0);
    SANGI_MAC(t19, t20, x0, x5, t18, 0);
    SANGI_MAC(t21, t22, x0, x6, t20, 0);
    SANGI_MAC(t23, t24, x0, x7, t22, 0);
    SANGI_MAC(t25, t26, x0, x8, t24, 0);
    SANGI_MAC(t27, t28, x1, x2, t15, 0);
    SANGI_MAC(t29, t30, x1, x3, t17, t28);
    SANGI_MAC(t31, t32, x1, x4, t19, t30);
    SANGI_MAC(t33, t34, x1, x5, t21, t32);
    SANGI_MAC(t35, t36, x1, x6, t23, t34);
    SANGI_MAC(t37, t38, x1, x7, t25, t36);
    SANGI_MAC(t39, t40, x1, x8, t26, t38);
    SANGI_MAC(t41, t42, x2, x3, t31, 0);
    SANGI_MAC(t43, t44, x2, x4, t33, t42);
    SANGI_MAC(t45, t46, x2, x5, t35, t44);
    SANGI_MAC(t47, t48, x2, x6, t37, t46);
    SANGI_MAC(t49, t50, x2, x7, t39, t48);
    SANGI_MAC(t51, t52, x2, x8, t40, t50);
    SANGI_MAC(t53, t54, x3, x4, t45, 0);
    SANGI_MAC(t55, t56, x3, x5, t47, t54);
    SANGI_MAC(t57, t58, x3, x6, t49, t56);
    SANGI_MAC(t59, t60, x3, x7, t51, t58);
    SANGI_MAC(t61, t62, x3, x8, t52, t60);
    SANGI_MAC(t63, t64, x4, x5, t57, 0);
    SANGI_MAC(t65, t66, x4, x6, t59, t64);
    SANGI_MAC(t67, t68, x4, x7, t61, t66);
    SANGI_MAC(t69, t70, x4, x8, t62, t68);
    SANGI_MAC(t71, t72, x5, x6, t67, 0);
    SANGI_MAC(t73, t74, x5, x7, t69, t72);
    SANGI_MAC(t75, t76, x5, x8, t70, t74);
    SANGI_MAC(t77, t78, x6, x7, t75, 0);
    SANGI_MAC(t79, t80, x6, x8, t76, t78);
    SANGI_MAC(t81, t82, x7, x8, t80, 0);
    /* twice these */
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_add(t11, t11, &c84);
    const sangi_limb t85 = sangi_limb_add(t13, t13, &c84);
    const sangi_limb t87 = sangi_limb_add(t27, t27, &c84);
    const sangi_limb t89 = sangi_limb_add(t29, t29, &c84);
    const sangi_limb t91 = sangi_limb_add(t41, t41, &c84);
    const sangi_limb t93 = sangi_limb_add(t43, t43, &c84);
    const sangi_limb t95 = sangi_limb_add(t53, t53, &c84);
    const sangi_limb t97 = sangi_limb_add(t55, t55, &c84);
    const sangi_limb t99 = sangi_limb_add(t63, t63, &c84);
    const sangi_limb t101 = sangi_limb_add(t65, t65, &c84);
    const sangi_limb t103 = sangi_limb_add(t71, t71, &c84);
    const sangi_limb t105 = sangi_limb_add(t73, t73, &c84);
    const sangi_limb t107 = sangi_limb_add(t77, t77, &c84);
    const sangi_limb t109 = sangi_limb_add(t79, t79, &c84);
    const sangi_limb t111 = sangi_limb_add(t81, t81, &c84);
    const sangi_limb t113 = sangi_limb_add(t82, t82, &c84);
    /* and the squares x[i]^2 */
    SANGI_MAC(t115, t116, x0, x0, 0, 0);
    SANGI_MAC(t117, t118, x1, x1, 0, 0);
    SANGI_MAC(t119, t120, x2, x2, 0, 0);
    SANGI_MAC(t121, t122, x3, x3, 0, 0);
    SANGI_MAC(t123, t124, x4, x4, 0, 0);
    SANGI_MAC(t125, t126, x5, x5, 0, 0);
    SANGI_MAC(t127, t128, x6, x6, 0, 0);
    SANGI_MAC(t129, t130, x7, x7, 0, 0);
    SANGI_MAC(t131, t132, x8, x8, 0, 0);
    sangi_limb c134 = 0;
    const sangi_limb t133 = sangi_limb_add(t83, t116, &c134);
    const sangi_limb t135 = sangi_limb_add(t85, t117, &c134);
    const sangi_limb t137 = sangi_limb_add(t87, t118, &c134);
    const sangi_limb t139 = sangi_limb_add(t89, t119, &c134);
    const sangi_limb t141 = sangi_limb_add(t91, t120, &c134);
    const sangi_limb t143 = sangi_limb_add(t93, t121, &c134);
    const sangi_limb t145 = sangi_limb_add(t95, t122, &c134);
    const sangi_limb t147 = sangi_limb_add(t97, t123, &c134);
    const sangi_limb t149 = sangi_limb_add(t99, t124, &c134);
    const sangi_limb t151 = sangi_limb_add(t101, t125, &c134);
    const sangi_limb t153 = sangi_limb_add(t103, t126, &c134);
    const sangi_limb t155 = sangi_limb_add(t105, t127, &c134);
    const sangi_limb t157 = sangi_limb_add(t107, t128, &c134);
    const sangi_limb t159 = sangi_limb_add(t109, t129, &c134);
    const sangi_limb t161 = sangi_limb_add(t111, t130, &c134);
    const sangi_limb t163 = sangi_limb_add(t113, t131, &c134);
    const sangi_limb t165 = sangi_limb_add(UINT64_C(0x0000000000000000), t132, &c134);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t177 = sangi_limb_mullo(t115, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t179, t177, k[0], t115, 0);
    SANGI_MAC(t180, t181, t177, k[0], t133, t179);
    SANGI_MAC(t182, t183, t177, k[0], t135, t181);
    SANGI_MAC(t184, t185, t177, k[0], t137, t183);
    SANGI_MAC(t186, t187, t177, k[0], t139, t185);
    SANGI_MAC(t188, t189, t177, k[0], t141, t187);
    SANGI_MAC(t190, t191, t177, k[0], t143, t189);
    SANGI_MAC(t192, t193, t177, k[0], t145, t191);
    SANGI_MAC(t194, t195, t177, UINT64_C(0x00000000000001ff), t147, t193);
    sangi_limb c197 = 0;
    const sangi_limb t196 = sangi_limb_add(t149, t195, &c197);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t198 = sangi_limb_mullo(t180, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t200, t198, k[0], t180, 0);
    SANGI_MAC(t201, t202, t198, k[0], t182, t200);
    SANGI_MAC(t203, t204, t198, k[0], t184, t202);
    SANGI_MAC(t205, t206, t198, k[0], t186, t204);
    SANGI_MAC(t207, t208, t198, k[0], t188, t206);
    SANGI_MAC(t209, t210, t198, k[0], t190, t208);
    SANGI_MAC(t211, t212, t198, k[0], t192, t210);
    SANGI_MAC(t213, t214, t198, k[0], t194, t212);
    SANGI_MAC(t215, t216, t198, UINT64_C(0x00000000000001ff), t196, t214);
    const sangi_limb t217 = sangi_limb_add(t151, t216, &c197);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t219 = sangi_limb_mullo(t201, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t221, t219, k[0], t201, 0);
    SANGI_MAC(t222, t223, t219, k[0], t203, t221);
    SANGI_MAC(t224, t225, t219, k[0], t205, t223);
    SANGI_MAC(t226, t227, t219, k[0], t207, t225);
    SANGI_MAC(t228, t229, t219, k[0], t209, t227);
    SANGI_MAC(t230, t231, t219, k[0], t211, t229);
    SANGI_MAC(t232, t233, t219, k[0], t213, t231);
    SANGI_MAC(t234, t235, t219, k[0], t215, t233);
    SANGI_MAC(t236, t237, t219, UINT64_C(0x00000000000001ff), t217, t235);
    const sangi_limb t238 = sangi_limb_add(t153, t237, &c197);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t240 = sangi_limb_mullo(t222, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t242, t240, k[0], t222, 0);
    SANGI_MAC(t243, t244, t240, k[0], t224, t242);
    SANGI_MAC(t245, t246, t240, k[0], t226, t244);
    SANGI_MAC(t247, t248, t240, k[0], t228, t246);
    SANGI_MAC(t249, t250, t240, k[0], t230, t248);
    SANGI_MAC(t251, t252, t240, k[0], t232, t250);
    SANGI_MAC(t253, t254, t240, k[0], t234, t252);
    SANGI_MAC(t255, t256, t240, k[0], t236, t254);
    SANGI_MAC(t257, t258, t240, UINT64_C(0x00000000000001ff), t238, t256);
    const sangi_limb t259 = sangi_limb_add(t155, t258, &c197);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t261 = sangi_limb_mullo(t243, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t263, t261, k[0], t243, 0);
    SANGI_MAC(t264, t265, t261, k[0], t245, t263);
    SANGI_MAC(t266, t267, t261, k[0], t247, t265);
    SANGI_MAC(t268, t269, t261, k[0], t249, t267);
    SANGI_MAC(t270, t271, t261, k[0], t251, t269);
    SANGI_MAC(t272, t273, t261, k[0], t253, t271);
    SANGI_MAC(t274, t275, t261, k[0], t255, t273);
    SANGI_MAC(t276, t277, t261, k[0], t257, t275);
    SANGI_MAC(t278, t279, t261, UINT64_C(0x00000000000001ff), t259, t277);
    const sangi_limb t280 = sangi_limb_add(t157, t279, &c197);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t282 = sangi_limb_mullo(t264, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t284, t282, k[0], t264, 0);
    SANGI_MAC(t285, t286, t282, k[0], t266, t284);
    SANGI_MAC(t287, t288, t282, k[0], t268, t286);
    SANGI_MAC(t289, t290, t282, k[0], t270, t288);
    SANGI_MAC(t291, t292, t282, k[0], t272, t290);
    SANGI_MAC(t293, t294, t282, k[0], t274, t292);
    SANGI_MAC(t295, t296, t282, k[0], t276, t294);
    SANGI_MAC(t297, t298, t282, k[0], t278, t296);
    SANGI_MAC(t299, t300, t282, UINT64_C(0x00000000000001ff), t280, t298);
    const sangi_limb t301 = sangi_limb_add(t159, t300, &c197);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t303 = sangi_limb_mullo(t285, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t305, t303, k[0], t285, 0);
    SANGI_MAC(t306, t307, t303, k[0], t287, t305);
    SANGI_MAC(t308, t309, t303, k[0], t289, t307);
    SANGI_MAC(t310, t311, t303, k[0], t291, t309);
    SANGI_MAC(t312, t313, t303, k[0], t293, t311);
    SANGI_MAC(t314, t315, t303, k[0], t295, t313);
    SANGI_MAC(t316, t317, t303, k[0], t297, t315);
    SANGI_MAC(t318, t319, t303, k[0], t299, t317);
    SANGI_MAC(t320, t321, t303, UINT64_C(0x00000000000001ff), t301, t319);
    const sangi_limb t322 = sangi_limb_add(t161, t321, &c197);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t324 = sangi_limb_mullo(t306, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t326, t324, k[0], t306, 0);
    SANGI_MAC(t327, t328, t324, k[0], t308, t326);
    SANGI_MAC(t329, t330, t324, k[0], t310, t328);
    SANGI_MAC(t331, t332, t324, k[0], t312, t330);
    SANGI_MAC(t333, t334, t324, k[0], t314, t332);
    SANGI_MAC(t335, t336, t324, k[0], t316, t334);
    SANGI_MAC(t337, t338, t324, k[0], t318, t336);
    SANGI_MAC(t339, t340, t324, k[0], t320, t338);
    SANGI_MAC(t341, t342, t324, UINT64_C(0x00000000000001ff), t322, t340);
    const sangi_limb t343 = sangi_limb_add(t163, t342, &c197);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t345 = sangi_limb_mullo(t327, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t347, t345, k[0], t327, 0);
    SANGI_MAC(t348, t349, t345, k[0], t329, t347);
    SANGI_MAC(t350, t351, t345, k[0], t331, t349);
    SANGI_MAC(t352, t353, t345, k[0], t333, t351);
    SANGI_MAC(t354, t355, t345, k[0], t335, t353);
    SANGI_MAC(t356, t357, t345, k[0], t337, t355);
    SANGI_MAC(t358, t359, t345, k[0], t339, t357);
    SANGI_MAC(t360, t361, t345, k[0], t341, t359);
    SANGI_MAC(t362, t363, t345, UINT64_C(0x00000000000001ff), t343, t361);
    const sangi_limb t364 = sangi_limb_add(t165, t363, &c197);
    /* d = s - p */
    sangi_limb c376 = 0;
    const sangi_limb t375 = sangi_limb_sub(t348, k[0], &c376);
    const sangi_limb t377 = sangi_limb_sub(t350, k[0], &c376);
    const sangi_limb t379 = sangi_limb_sub(t352, k[0], &c376);
    const sangi_limb t381 = sangi_limb_sub(t354, k[0], &c376);
    const sangi_limb t383 = sangi_limb_sub(t356, k[0], &c376);
    const sangi_limb t385 = sangi_limb_sub(t358, k[0], &c376);
    const sangi_limb t387 = sangi_limb_sub(t360, k[0], &c376);
    const sangi_limb t389 = sangi_limb_sub(t362, k[0], &c376);
    const sangi_limb t391 = sangi_limb_sub(t364, UINT64_C(0x00000000000001ff), &c376);
    /* s where d < 0, else d */
    const sangi_limb t393 = sangi_limb_mask(c376);
    const sangi_limb t394 = sangi_limb_select(t393, t348, t375);
    const sangi_limb t395 = sangi_limb_select(t393, t350, t377);
    const sangi_limb t396 = sangi_limb_select(t393, t352, t379);
    const sangi_limb t397 = sangi_limb_select(t393, t354, t381);
    const sangi_limb t398 = sangi_limb_select(t393, t356, t383);
    const sangi_limb t399 = sangi_limb_select(t393, t358, t385);
    const sangi_limb t400 = sangi_limb_select(t393, t360, t387);
    const sangi_limb t401 = sangi_limb_select(t393, t362, t389);
    const sangi_limb t402 = sangi_limb_select(t393, t364, t391);
    z[0] = t394;
    z[1] = t395;
    z[2] = t396;
    z[3] = t397;
    z[4] = t398;
    z[5] = t399;
    z[6] = t400;
    z[7] = t401;
    z[8] = t402;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p521_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x0200000000000000), UINT64_C(0x4000000000000000), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* t = x * c */
    SANGI_MAC(t11, t12, x0, c, 0, 0);
    SANGI_MAC(t13, t14, x1, c, t12, 0);
    SANGI_MAC(t15, t16, x2, c, t14, 0);
    SANGI_MAC(t17, t18, x3, c, t16, 0);
    SANGI_MAC(t19, t20, x4, c, t18, 0);
    SANGI_MAC(t21, t22, x5, c, t20, 0);
    SANGI_MAC(t23, t24, x6, c, t22, 0);
    SANGI_MAC(t25, t26, x7, c, t24, 0);
    SANGI_MAC(t27, t28, x8, c, t26, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t31, t27, k[0], 0, 0);
    SANGI_MAC(t32, t33, t28, k[0], t31, 0);
    SANGI_MAC_HIGH(t36, t32, k[1], 0, 0);
    /* t - q * p */
    SANGI_MAC(t46, t47, k[2], t36, 0, 0);
    SANGI_MAC(t48, t49, k[2], t36, t47, 0);
    SANGI_MAC(t50, t51, k[2], t36, t49, 0);
    SANGI_MAC(t52, t53, k[2], t36, t51, 0);
    SANGI_MAC(t54, t55, k[2], t36, t53, 0);
    SANGI_MAC(t56, t57, k[2], t36, t55, 0);
    SANGI_MAC(t58, t59, k[2], t36, t57, 0);
    SANGI_MAC(t60, t61, k[2], t36, t59, 0);
    SANGI_MAC(t62, t63, UINT64_C(0x00000000000001ff), t36, t61, 0);
    sangi_limb c65 = 0;
    const sangi_limb t64 = sangi_limb_sub(t11, t46, &c65);
    const sangi_limb t66 = sangi_limb_sub(t13, t48, &c65);
    const sangi_limb t68 = sangi_limb_sub(t15, t50, &c65);
    const sangi_limb t70 = sangi_limb_sub(t17, t52, &c65);
    const sangi_limb t72 = sangi_limb_sub(t19, t54, &c65);
    const sangi_limb t74 = sangi_limb_sub(t21, t56, &c65);
    const sangi_limb t76 = sangi_limb_sub(t23, t58, &c65);
    const sangi_limb t78 = sangi_limb_sub(t25, t60, &c65);
    const sangi_limb t80 = sangi_limb_sub(t27, t62, &c65);
    /* d = s - p */
    sangi_limb c92 = 0;
    const sangi_limb t91 = sangi_limb_sub(t64, k[2], &c92);
    const sangi_limb t93 = sangi_limb_sub(t66, k[2], &c92);
    const sangi_limb t95 = sangi_limb_sub(t68, k[2], &c92);
    const sangi_limb t97 = sangi_limb_sub(t70, k[2], &c92);
    const sangi_limb t99 = sangi_limb_sub(t72, k[2], &c92);
    const sangi_limb t101 = sangi_limb_sub(t74, k[2], &c92);
    const sangi_limb t103 = sangi_limb_sub(t76, k[2], &c92);
    const sangi_limb t105 = sangi_limb_sub(t78, k[2], &c92);
    const sangi_limb t107 = sangi_limb_sub(t80, UINT64_C(0x00000000000001ff), &c92);
    /* s where d < 0, else d */
    const sangi_limb t109 = sangi_limb_mask(c92);
    const sangi_limb t110 = sangi_limb_select(t109, t64, t91);
    const sangi_limb t111 = sangi_limb_select(t109, t66, t93);
    const sangi_limb t112 = sangi_limb_select(t109, t68, t95);
    const sangi_limb t113 = sangi_limb_select(t109, t70, t97);
    const sangi_limb t114 = sangi_limb_select(t109, t72, t99);
    const sangi_limb t115 = sangi_limb_select(t109, t74, t101);
    const sangi_limb t116 = sangi_limb_select(t109, t76, t103);
    const sangi_limb t117 = sangi_limb_select(t109, t78, t105);
    const sangi_limb t118 = sangi_limb_select(t109, t80, t107);
    z[0] = t110;
    z[1] = t111;
    z[2] = t112;
    z[3] = t113;
    z[4] = t114;
    z[5] = t115;
    z[6] = t116;
    z[7] = t117;
    z[8] = t118;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p521_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    SANGI_MAC(t38, t39, y0, x0, 0, 0);
    SANGI_MAC(t40, t41, y1, x0, t39, 0);
    SANGI_MAC(t42, t43, y2, x0, t41, 0);
    SANGI_MAC(t44, t45, y3, x0, t43, 0);
    SANGI_MAC(t46, t47, y4, x0, t45, 0);
    SANGI_MAC(t48, t49, y5, x0, t47, 0);
    SANGI_MAC(t50, t51, y6, x0, t49, 0);
    SANGI_MAC(t52, t53, y7, x0, t51, 0);
    SANGI_MAC(t54, t55, y8, x0, t53, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t56, t57, UINT64_C(0x0000000000000000), t38, t40, 0);
    SANGI_MAC(t58, t59, UINT64_C(0x0000000000000000), t38, t42, t57);
    SANGI_MAC(t60, t61, UINT64_C(0x0000000000000000), t38, t44, t59);
    SANGI_MAC(t62, t63, UINT64_C(0x0000000000000000), t38, t46, t61);
    SANGI_MAC(t64, t65, UINT64_C(0x0000000000000000), t38, t48, t63);
    SANGI_MAC(t66, t67, UINT64_C(0x0000000000000000), t38, t50, t65);
    SANGI_MAC(t68, t69, UINT64_C(0x0000000000000000), t38, t52, t67);
    SANGI_MAC(t70, t71, UINT64_C(0x0000000000000200), t38, t54, t69);
    SANGI_MAC(t72, t73, UINT64_C(0x0000000000000000), t38, t55, t71);
    /* t += x[1] * y */
    SANGI_MAC(t74, t75, y0, x1, t56, 0);
    SANGI_MAC(t76, t77, y1, x1, t58, t75);
    SANGI_MAC(t78, t79, y2, x1, t60, t77);
    SANGI_MAC(t80, t81, y3, x1, t62, t79);
    SANGI_MAC(t82, t83, y4, x1, t64, t81);
    SANGI_MAC(t84, t85, y5, x1, t66, t83);
    SANGI_MAC(t86, t87, y6, x1, t68, t85);
    SANGI_MAC(t88, t89, y7, x1, t70, t87);
    SANGI_MAC(t90, t91, y8, x1, t72, t89);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t92, t93, UINT64_C(0x0000000000000000), t74, t76, 0);
    SANGI_MAC(t94, t95, UINT64_C(0x0000000000000000), t74, t78, t93);
    SANGI_MAC(t96, t97, UINT64_C(0x0000000000000000), t74, t80, t95);
    SANGI_MAC(t98, t99, UINT64_C(0x0000000000000000), t74, t82, t97);
    SANGI_MAC(t100, t101, UINT64_C(0x0000000000000000), t74, t84, t99);
    SANGI_MAC(t102, t103, UINT64_C(0x0000000000000000), t74, t86, t101);
    SANGI_MAC(t104, t105, UINT64_C(0x0000000000000000), t74, t88, t103);
    SANGI_MAC(t106, t107, UINT64_C(0x0000000000000200), t74, t90, t105);
    SANGI_MAC(t108, t109, UINT64_C(0x0000000000000000), t74, t91, t107);
    /* t += x[2] * y */
    SANGI_MAC(t110, t111, y0, x2, t92, 0);
    SANGI_MAC(t112, t113, y1, x2, t94, t111);
    SANGI_MAC(t114, t115, y2, x2, t96, t113);
    SANGI_MAC(t116, t117, y3, x2, t98, t115);
    SANGI_MAC(t118, t119, y4, x2, t100, t117);
    SANGI_MAC(t120, t121, y5, x2, t102, t119);
    SANGI_MAC(t122, t123, y6, x2, t104, t121);
    SANGI_MAC(t124, t125, y7, x2, t106, t123);
    SANGI_MAC(t126, t127, y8, x2, t108, t125);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t128, t129, UINT64_C(0x0000000000000000), t110, t112, 0);
    SANGI_MAC(t130, t131, UINT64_C(0x0000000000000000), t110, t114, t129);
    SANGI_MAC(t132, t133, UINT64_C(0x0000000000000000), t110, t116, t131);
    SANGI_MAC(t134, t135, UINT64_C(0x0000000000000000), t110, t118, t133);
    SANGI_MAC(t136, t137, UINT64_C(0x0000000000000000), t110, t120, t135);
    SANGI_MAC(t138, t139, UINT64_C(0x0000000000000000), t110, t122, t137);
    SANGI_MAC(t140, t141, UINT64_C(0x0000000000000000), t110, t124, t139);
    SANGI_MAC(t142, t143, UINT64_C(0x0000000000000200), t110, t126, t141);
    SANGI_MAC(t144, t145, UINT64_C(0x0000000000000000), t110, t127, t143);
    /* t += x[3] * y */
    SANGI_MAC(t146, t147, y0, x3, t128, 0);
    SANGI_MAC(t148, t149, y1, x3, t130, t147);
    SANGI_MAC(t150, t151, y2, x3, t132, t149);
    SANGI_MAC(t152, t153, y3, x3, t134, t151);
    SANGI_MAC(t154, t155, y4, x3, t136, t153);
    SANGI_MAC(t156, t157, y5, x3, t138, t155);
    SANGI_MAC(t158, t159, y6, x3, t140, t157);
    SANGI_MAC(t160, t161, y7, x3, t142, t159);
    SANGI_MAC(t162, t163, y8, x3, t144, t161);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t164, t165, UINT64_C(0x0000000000000000), t146, t148, 0);
    SANGI_MAC(t166, t167, UINT64_C(0x0000000000000000), t146, t150, t165);
    SANGI_MAC(t168, t169, UINT64_C(0x0000000000000000), t146, t152, t167);
    SANGI_MAC(t170, t171, UINT64_C(0x0000000000000000), t146, t154, t169);
    SANGI_MAC(t172, t173, UINT64_C(0x0000000000000000), t146, t156, t171);
    SANGI_MAC(t174, t175, UINT64_C(0x0000000000000000), t146, t158, t173);
    SANGI_MAC(t176, t177, UINT64_C(0x0000000000000000), t146, t160, t175);
    SANGI_MAC(t178, t179, UINT64_C(0x0000000000000200), t146, t162, t177);
    SANGI_MAC(t180, t181, UINT64_C(0x0000000000000000), t146, t163, t179);
    /* t += x[4] * y */
    SANGI_MAC(t182, t183, y0, x4, t164, 0);
    SANGI_MAC(t184, t185, y1, x4, t166, t183);
    SANGI_MAC(t186, t187, y2, x4, t168, t185);
    SANGI_MAC(t188, t189, y3, x4, t170, t187);
    SANGI_MAC(t190, t191, y4, x4, t172, t189);
    SANGI_MAC(t192, t193, y5, x4, t174, t191);
    SANGI_MAC(t194, t195, y6, x4, t176, t193);
    SANGI_MAC(t196, t197, y7, x4, t178, t195);
    SANGI_MAC(t198, t199, y8, x4, t180, t197);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t200, t201, UINT64_C(0x0000000000000000), t182, t184, 0);
    SANGI_MAC(t202, t203, UINT64_C(0x0000000000000000), t182, t186, t201);
    SANGI_MAC(t204, t205, UINT64_C(0x0000000000000000), t182, t188, t203);
    SANGI_MAC(t206, t207, UINT64_C(0x0000000000000000), t182, t190, t205);
    SANGI_MAC(t208, t209, UINT64_C(0x0000000000000000), t182, t192, t207);
    SANGI_MAC(t210, t211, UINT64_C(0x0000000000000000), t182, t194, t209);
    SANGI_MAC(t212, t213, UINT64_C(0x0000000000000000), t182, t196, t211);
    SANGI_MAC(t214, t215, UINT64_C(0x0000000000000200), t182, t198, t213);
    SANGI_MAC(t216, t217, UINT64_C(0x0000000000000000), t182, t199, t215);
    /* t += x[5] * y */
    SANGI_MAC(t218, t219, y0, x5, t200, 0);
    SANGI_MAC(t220, t221, y1, x5, t202, t219);
    SANGI_MAC(t222, t223, y2, x5, t204, t221);
    SANGI_MAC(t224, t225, y3, x5, t206, t223);
    SANGI_MAC(t226, t227, y4, x5, t208, t225);
    SANGI_MAC(t228, t229, y5, x5, t210, t227);
    SANGI_MAC(t230, t231, y6, x5, t212, t229);
    SANGI_MAC(t232, t233, y7, x5, t214, t231);
    SANGI_MAC(t234, t235, y8, x5, t216, t233);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t236, t237, UINT64_C(0x0000000000000000), t218, t220, 0);
    SANGI_MAC(t238, t239, UINT64_C(0x0000000000000000), t218, t222, t237);
    SANGI_MAC(t240, t241, UINT64_C(0x0000000000000000), t218, t224, t239);
    SANGI_MAC(t242, t243, UINT64_C(0x0000000000000000), t218, t226, t241);
    SANGI_MAC(t244, t245, UINT64_C(0x0000000000000000), t218, t228, t243);
    SANGI_MAC(t246, t247, UINT64_C(0x0000000000000000), t218, t230, t245);
    SANGI_MAC(t248, t249, UINT64_C(0x0000000000000000), t218, t232, t247);
    SANGI_MAC(t250, t251, UINT64_C(0x0000000000000200), t218, t234, t249);
    SANGI_MAC(t252, t253, UINT64_C(0x0000000000000000), t218, t235, t251);
    /* t += x[6] * y */
    SANGI_MAC(t254, t255, y0, x6, t236, 0);
    SANGI_MAC(t256, t257, y1, x6, t238, t255);
    SANGI_MAC(t258, t259, y2, x6, t240, t257);
    SANGI_MAC(t260, t261, y3, x6, t242, t259);
    SANGI_MAC(t262, t263, y4, x6, t244, t261);
    SANGI_MAC(t264, t265, y5, x6, t246, t263);
    SANGI_MAC(t266, t267, y6, x6, t248, t265);
    SANGI_MAC(t268, t269, y7, x6, t250, t267);
    SANGI_MAC(t270, t271, y8, x6, t252, t269);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t272, t273, UINT64_C(0x0000000000000000), t254, t256, 0);
    SANGI_MAC(t274, t275, UINT64_C(0x0000000000000000), t254, t258, t273);
    SANGI_MAC(t276, t277, UINT64_C(0x0000000000000000), t254, t260, t275);
    SANGI_MAC(t278, t279, UINT64_C(0x0000000000000000), t254, t262, t277);
    SANGI_MAC(t280, t281, UINT64_C(0x0000000000000000), t254, t264, t279);
    SANGI_MAC(t282, t283, UINT64_C(0x0000000000000000), t254, t266, t281);
    SANGI_MAC(t284, t285, UINT64_C(0x0000000000000000), t254, t268, t283);
    SANGI_MAC(t286, t287, UINT64_C(0x0000000000000200), t254, t270, t285);
    SANGI_MAC(t288, t289, UINT64_C(0x0000000000000000), t254, t271, t287);
    /* t += x[7] * y */
    SANGI_MAC(t290, t291, y0, x7, t272, 0);
    SANGI_MAC(t292, t293, y1, x7, t274, t291);
    SANGI_MAC(t294, t295, y2, x7, t276, t293);
    SANGI_MAC(t296, t297, y3, x7, t278, t295);
    SANGI_MAC(t298, t299, y4, x7, t280, t297);
    SANGI_MAC(t300, t301, y5, x7, t282, t299);
    SANGI_MAC(t302, t303, y6, x7, t284, t301);
    SANGI_MAC(t304, t305, y7, x7, t286, t303);
    SANGI_MAC(t306, t307, y8, x7, t288, t305);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t308, t309, UINT64_C(0x0000000000000000), t290, t292, 0);
    SANGI_MAC(t310, t311, UINT64_C(0x0000000000000000), t290, t294, t309);
    SANGI_MAC(t312, t313, UINT64_C(0x0000000000000000), t290, t296, t311);
    SANGI_MAC(t314, t315, UINT64_C(0x0000000000000000), t290, t298, t313);
    SANGI_MAC(t316, t317, UINT64_C(0x0000000000000000), t290, t300, t315);
    SANGI_MAC(t318, t319, UINT64_C(0x0000000000000000), t290, t302, t317);
    SANGI_MAC(t320, t321, UINT64_C(0x0000000000000000), t290, t304, t319);
    SANGI_MAC(t322, t323, UINT64_C(0x0000000000000200), t290, t306, t321);
    SANGI_MAC(t324, t325, UINT64_C(0x0000000000000000), t290, t307, t323);
    /* t += x[8] * y */
    SANGI_MAC(t326, t327, y0, x8, t308, 0);
    SANGI_MAC(t328, t329, y1, x8, t310, t327);
    SANGI_MAC(t330, t331, y2, x8, t312, t329);
    SANGI_MAC(t332, t333, y3, x8, t314, t331);
    SANGI_MAC(t334, t335, y4, x8, t316, t333);
    SANGI_MAC(t336, t337, y5, x8, t318, t335);
    SANGI_MAC(t338, t339, y6, x8, t320, t337);
    SANGI_MAC(t340, t341, y7, x8, t322, t339);
    SANGI_MAC(t342, t343, y8, x8, t324, t341);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t344, t345, UINT64_C(0x0000000000000000), t326, t328, 0);
    SANGI_MAC(t346, t347, UINT64_C(0x0000000000000000), t326, t330, t345);
    SANGI_MAC(t348, t349, UINT64_C(0x0000000000000000), t326, t332, t347);
    SANGI_MAC(t350, t351, UINT64_C(0x0000000000000000), t326, t334, t349);
    SANGI_MAC(t352, t353, UINT64_C(0x0000000000000000), t326, t336, t351);
    SANGI_MAC(t354, t355, UINT64_C(0x0000000000000000), t326, t338, t353);
    SANGI_MAC(t356, t357, UINT64_C(0x0000000000000000), t326, t340, t355);
    SANGI_MAC(t358, t359, UINT64_C(0x0000000000000200), t326, t342, t357);
    SANGI_MAC(t360, t361, UINT64_C(0x0000000000000000), t326, t343, t359);
    z[0] = t344;
    z[1] = t346;
    z[2] = t348;
    z[3] = t350;
    z[4] = t352;
    z[5] = t354;
    z[6] = t356;
    z[7] = t358;
    z[8] = t360;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p521_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
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
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_add(x0, y0, &c20);
    const sangi_limb t21 = sangi_limb_add(x1, y1, &c20);
    const sangi_limb t23 = sangi_limb_add(x2, y2, &c20);
    const sangi_limb t25 = sangi_limb_add(x3, y3, &c20);
    const sangi_limb t27 = sangi_limb_add(x4, y4, &c20);
    const sangi_limb t29 = sangi_limb_add(x5, y5, &c20);
    const sangi_limb t31 = sangi_limb_add(x6, y6, &c20);
    const sangi_limb t33 = sangi_limb_add(x7, y7, &c20);
    const sangi_limb t35 = sangi_limb_add(x8, y8, &c20);
    z[0] = t19;
    z[1] = t21;
    z[2] = t23;
    z[3] = t25;
    z[4] = t27;
    z[5] = t29;
    z[6] = t31;
    z[7] = t33;
    z[8] = t35;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p521_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* d = s - p */
    sangi_limb c20 = 0;
    const sangi_limb t19 = sangi_limb_sub(x0, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t21 = sangi_limb_sub(x1, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t23 = sangi_limb_sub(x2, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t25 = sangi_limb_sub(x3, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t27 = sangi_limb_sub(x4, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t29 = sangi_limb_sub(x5, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t31 = sangi_limb_sub(x6, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t33 = sangi_limb_sub(x7, UINT64_C(0xffffffffffffffff), &c20);
    const sangi_limb t35 = sangi_limb_sub(x8, UINT64_C(0x00000000000001ff), &c20);
    /* s where d < 0, else d */
    const sangi_limb t37 = sangi_limb_mask(c20);
    const sangi_limb t38 = sangi_limb_select(t37, x0, t19);
    const sangi_limb t39 = sangi_limb_select(t37, x1, t21);
    const sangi_limb t40 = sangi_limb_select(t37, x2, t23);
    const sangi_limb t41 = sangi_limb_select(t37, x3, t25);
    const sangi_limb t42 = sangi_limb_select(t37, x4, t27);
    const sangi_limb t43 = sangi_limb_select(t37, x5, t29);
    const sangi_limb t44 = sangi_limb_select(t37, x6, t31);
    const sangi_limb t45 = sangi_limb_select(t37, x7, t33);
    const sangi_limb t46 = sangi_limb_select(t37, x8, t35);
    z[0] = t38;
    z[1] = t39;
    z[2] = t40;
    z[3] = t41;
    z[4] = t42;
    z[5] = t43;
    z[6] = t44;
    z[7] = t45;
    z[8] = t46;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p521_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
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
    const sangi_limb t21 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t22 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t23 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t24 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t25 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t26 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t27 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t28 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t29 = sangi_limb_select(t2, x8, y8);
    z[0] = t21;
    z[1] = t22;
    z[2] = t23;
    z[3] = t24;
    z[4] = t25;
    z[5] = t26;
    z[6] = t27;
    z[7] = t28;
    z[8] = t29;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p521_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
    const sangi_limb x8 = x[8];
    const sangi_limb y8 = y[8];
    const sangi_limb t37 = sangi_limb_select(t2, y8, x8);
    const sangi_limb t38 = sangi_limb_select(t2, x8, y8);
    x[8] = t37;
    y[8] = t38;
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p521_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    /* the union of the limbs */
    const sangi_limb t10 = (sangi_limb)(x0 | x1);
    const sangi_limb t11 = (sangi_limb)(t10 | x2);
    const sangi_limb t12 = (sangi_limb)(t11 | x3);
    const sangi_limb t13 = (sangi_limb)(t12 | x4);
    const sangi_limb t14 = (sangi_limb)(t13 | x5);
    const sangi_limb t15 = (sangi_limb)(t14 | x6);
    const sangi_limb t16 = (sangi_limb)(t15 | x7);
    const sangi_limb t17 = (sangi_limb)(t16 | x8);
    /* below 1 only if it is 0 */
    sangi_limb c20 = 0;
    (void)sangi_limb_sub(t17, UINT64_C(0x0000000000000001), &c20);
    const sangi_limb t21 = sangi_limb_mask(c20);
    return t21;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p521_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
    /* the union of the limbs */
    const sangi_limb t19 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t20 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t21 = (sangi_limb)(t19 | t20);
    const sangi_limb t22 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t23 = (sangi_limb)(t21 | t22);
    const sangi_limb t24 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t25 = (sangi_limb)(t23 | t24);
    const sangi_limb t26 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t27 = (sangi_limb)(t25 | t26);
    const sangi_limb t28 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t29 = (sangi_limb)(t27 | t28);
    const sangi_limb t30 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t31 = (sangi_limb)(t29 | t30);
    const sangi_limb t32 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t33 = (sangi_limb)(t31 | t32);
    const sangi_limb t34 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t35 = (sangi_limb)(t33 | t34);
    /* below 1 only if it is 0 */
    sangi_limb c38 = 0;
    (void)sangi_limb_sub(t35, UINT64_C(0x0000000000000001), &c38);
    const sangi_limb t39 = sangi_limb_mask(c38);
    return t39;
}
