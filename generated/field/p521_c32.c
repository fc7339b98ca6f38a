/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p521, base field of NIST P-521; 521 bits in 17 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p521_modulus[17];
extern const sangi_limb sangi_p521_one[17];
extern const sangi_limb sangi_p521_radix2[17];
extern const sangi_limb sangi_p521_root[17];
extern const sangi_limb sangi_p521_sqrt_exponent[17];
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

const sangi_limb sangi_p521_modulus[17] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x000001ff),
};

const sangi_limb sangi_p521_one[17] = {
    UINT32_C(0x00800000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p521_radix2[17] = {
    UINT32_C(0x00000000),
    UINT32_C(0x00004000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p521_root[17] = {
    UINT32_C(0xff7fffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x000001ff),
};

const sangi_limb sangi_p521_sqrt_exponent[17] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0000007f),
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    /* s = x + y */
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_add(x0, y0, &c36);
    const sangi_limb t37 = sangi_limb_add(x1, y1, &c36);
    const sangi_limb t39 = sangi_limb_add(x2, y2, &c36);
    const sangi_limb t41 = sangi_limb_add(x3, y3, &c36);
    const sangi_limb t43 = sangi_limb_add(x4, y4, &c36);
    const sangi_limb t45 = sangi_limb_add(x5, y5, &c36);
    const sangi_limb t47 = sangi_limb_add(x6, y6, &c36);
    const sangi_limb t49 = sangi_limb_add(x7, y7, &c36);
    const sangi_limb t51 = sangi_limb_add(x8, y8, &c36);
    const sangi_limb t53 = sangi_limb_add(x9, y9, &c36);
    const sangi_limb t55 = sangi_limb_add(x10, y10, &c36);
    const sangi_limb t57 = sangi_limb_add(x11, y11, &c36);
    const sangi_limb t59 = sangi_limb_add(x12, y12, &c36);
    const sangi_limb t61 = sangi_limb_add(x13, y13, &c36);
    const sangi_limb t63 = sangi_limb_add(x14, y14, &c36);
    const sangi_limb t65 = sangi_limb_add(x15, y15, &c36);
    const sangi_limb t67 = sangi_limb_add(x16, y16, &c36);
    /* d = s - p */
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_sub(t35, UINT32_C(0xffffffff), &c87);
    const sangi_limb t88 = sangi_limb_sub(t37, UINT32_C(0xffffffff), &c87);
    const sangi_limb t90 = sangi_limb_sub(t39, UINT32_C(0xffffffff), &c87);
    const sangi_limb t92 = sangi_limb_sub(t41, UINT32_C(0xffffffff), &c87);
    const sangi_limb t94 = sangi_limb_sub(t43, UINT32_C(0xffffffff), &c87);
    const sangi_limb t96 = sangi_limb_sub(t45, UINT32_C(0xffffffff), &c87);
    const sangi_limb t98 = sangi_limb_sub(t47, UINT32_C(0xffffffff), &c87);
    const sangi_limb t100 = sangi_limb_sub(t49, UINT32_C(0xffffffff), &c87);
    const sangi_limb t102 = sangi_limb_sub(t51, UINT32_C(0xffffffff), &c87);
    const sangi_limb t104 = sangi_limb_sub(t53, UINT32_C(0xffffffff), &c87);
    const sangi_limb t106 = sangi_limb_sub(t55, UINT32_C(0xffffffff), &c87);
    const sangi_limb t108 = sangi_limb_sub(t57, UINT32_C(0xffffffff), &c87);
    const sangi_limb t110 = sangi_limb_sub(t59, UINT32_C(0xffffffff), &c87);
    const sangi_limb t112 = sangi_limb_sub(t61, UINT32_C(0xffffffff), &c87);
    const sangi_limb t114 = sangi_limb_sub(t63, UINT32_C(0xffffffff), &c87);
    const sangi_limb t116 = sangi_limb_sub(t65, UINT32_C(0xffffffff), &c87);
    const sangi_limb t118 = sangi_limb_sub(t67, UINT32_C(0x000001ff), &c87);
    /* s where d < 0, else d */
    const sangi_limb t120 = sangi_limb_mask(c87);
    const sangi_limb t121 = sangi_limb_select(t120, t35, t86);
    const sangi_limb t122 = sangi_limb_select(t120, t37, t88);
    const sangi_limb t123 = sangi_limb_select(t120, t39, t90);
    const sangi_limb t124 = sangi_limb_select(t120, t41, t92);
    const sangi_limb t125 = sangi_limb_select(t120, t43, t94);
    const sangi_limb t126 = sangi_limb_select(t120, t45, t96);
    const sangi_limb t127 = sangi_limb_select(t120, t47, t98);
    const sangi_limb t128 = sangi_limb_select(t120, t49, t100);
    const sangi_limb t129 = sangi_limb_select(t120, t51, t102);
    const sangi_limb t130 = sangi_limb_select(t120, t53, t104);
    const sangi_limb t131 = sangi_limb_select(t120, t55, t106);
    const sangi_limb t132 = sangi_limb_select(t120, t57, t108);
    const sangi_limb t133 = sangi_limb_select(t120, t59, t110);
    const sangi_limb t134 = sangi_limb_select(t120, t61, t112);
    const sangi_limb t135 = sangi_limb_select(t120, t63, t114);
    const sangi_limb t136 = sangi_limb_select(t120, t65, t116);
    const sangi_limb t137 = sangi_limb_select(t120, t67, t118);
    z[0] = t121;
    z[1] = t122;
    z[2] = t123;
    z[3] = t124;
    z[4] = t125;
    z[5] = t126;
    z[6] = t127;
    z[7] = t128;
    z[8] = t129;
    z[9] = t130;
    z[10] = t131;
    z[11] = t132;
    z[12] = t133;
    z[13] = t134;
    z[14] = t135;
    z[15] = t136;
    z[16] = t137;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    /* d = x - y */
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_sub(x0, y0, &c36);
    const sangi_limb t37 = sangi_limb_sub(x1, y1, &c36);
    const sangi_limb t39 = sangi_limb_sub(x2, y2, &c36);
    const sangi_limb t41 = sangi_limb_sub(x3, y3, &c36);
    const sangi_limb t43 = sangi_limb_sub(x4, y4, &c36);
    const sangi_limb t45 = sangi_limb_sub(x5, y5, &c36);
    const sangi_limb t47 = sangi_limb_sub(x6, y6, &c36);
    const sangi_limb t49 = sangi_limb_sub(x7, y7, &c36);
    const sangi_limb t51 = sangi_limb_sub(x8, y8, &c36);
    const sangi_limb t53 = sangi_limb_sub(x9, y9, &c36);
    const sangi_limb t55 = sangi_limb_sub(x10, y10, &c36);
    const sangi_limb t57 = sangi_limb_sub(x11, y11, &c36);
    const sangi_limb t59 = sangi_limb_sub(x12, y12, &c36);
    const sangi_limb t61 = sangi_limb_sub(x13, y13, &c36);
    const sangi_limb t63 = sangi_limb_sub(x14, y14, &c36);
    const sangi_limb t65 = sangi_limb_sub(x15, y15, &c36);
    const sangi_limb t67 = sangi_limb_sub(x16, y16, &c36);
    /* t = d + p */
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(t35, UINT32_C(0xffffffff), &c87);
    const sangi_limb t88 = sangi_limb_add(t37, UINT32_C(0xffffffff), &c87);
    const sangi_limb t90 = sangi_limb_add(t39, UINT32_C(0xffffffff), &c87);
    const sangi_limb t92 = sangi_limb_add(t41, UINT32_C(0xffffffff), &c87);
    const sangi_limb t94 = sangi_limb_add(t43, UINT32_C(0xffffffff), &c87);
    const sangi_limb t96 = sangi_limb_add(t45, UINT32_C(0xffffffff), &c87);
    const sangi_limb t98 = sangi_limb_add(t47, UINT32_C(0xffffffff), &c87);
    const sangi_limb t100 = sangi_limb_add(t49, UINT32_C(0xffffffff), &c87);
    const sangi_limb t102 = sangi_limb_add(t51, UINT32_C(0xffffffff), &c87);
    const sangi_limb t104 = sangi_limb_add(t53, UINT32_C(0xffffffff), &c87);
    const sangi_limb t106 = sangi_limb_add(t55, UINT32_C(0xffffffff), &c87);
    const sangi_limb t108 = sangi_limb_add(t57, UINT32_C(0xffffffff), &c87);
    const sangi_limb t110 = sangi_limb_add(t59, UINT32_C(0xffffffff), &c87);
    const sangi_limb t112 = sangi_limb_add(t61, UINT32_C(0xffffffff), &c87);
    const sangi_limb t114 = sangi_limb_add(t63, UINT32_C(0xffffffff), &c87);
    const sangi_limb t116 = sangi_limb_add(t65, UINT32_C(0xffffffff), &c87);
    const sangi_limb t118 = sangi_limb_add(t67, UINT32_C(0x000001ff), &c87);
    /* t where d < 0, else d */
    const sangi_limb t120 = sangi_limb_mask(c87);
    const sangi_limb t121 = sangi_limb_select(t120, t86, t35);
    const sangi_limb t122 = sangi_limb_select(t120, t88, t37);
    const sangi_limb t123 = sangi_limb_select(t120, t90, t39);
    const sangi_limb t124 = sangi_limb_select(t120, t92, t41);
    const sangi_limb t125 = sangi_limb_select(t120, t94, t43);
    const sangi_limb t126 = sangi_limb_select(t120, t96, t45);
    const sangi_limb t127 = sangi_limb_select(t120, t98, t47);
    const sangi_limb t128 = sangi_limb_select(t120, t100, t49);
    const sangi_limb t129 = sangi_limb_select(t120, t102, t51);
    const sangi_limb t130 = sangi_limb_select(t120, t104, t53);
    const sangi_limb t131 = sangi_limb_select(t120, t106, t55);
    const sangi_limb t132 = sangi_limb_select(t120, t108, t57);
    const sangi_limb t133 = sangi_limb_select(t120, t110, t59);
    const sangi_limb t134 = sangi_limb_select(t120, t112, t61);
    const sangi_limb t135 = sangi_limb_select(t120, t114, t63);
    const sangi_limb t136 = sangi_limb_select(t120, t116, t65);
    const sangi_limb t137 = sangi_limb_select(t120, t118, t67);
    z[0] = t121;
    z[1] = t122;
    z[2] = t123;
    z[3] = t124;
    z[4] = t125;
    z[5] = t126;
    z[6] = t127;
    z[7] = t128;
    z[8] = t129;
    z[9] = t130;
    z[10] = t131;
    z[11] = t132;
    z[12] = t133;
    z[13] = t134;
    z[14] = t135;
    z[15] = t136;
    z[16] = t137;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* d = x - y */
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x0, &c36);
    const sangi_limb t37 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x1, &c36);
    const sangi_limb t39 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x2, &c36);
    const sangi_limb t41 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x3, &c36);
    const sangi_limb t43 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x4, &c36);
    const sangi_limb t45 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x5, &c36);
    const sangi_limb t47 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x6, &c36);
    const sangi_limb t49 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x7, &c36);
    const sangi_limb t51 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x8, &c36);
    const sangi_limb t53 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x9, &c36);
    const sangi_limb t55 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x10, &c36);
    const sangi_limb t57 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x11, &c36);
    const sangi_limb t59 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x12, &c36);
    const sangi_limb t61 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x13, &c36);
    const sangi_limb t63 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x14, &c36);
    const sangi_limb t65 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x15, &c36);
    const sangi_limb t67 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x16, &c36);
    /* t = d + p */
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(t35, UINT32_C(0xffffffff), &c87);
    const sangi_limb t88 = sangi_limb_add(t37, UINT32_C(0xffffffff), &c87);
    const sangi_limb t90 = sangi_limb_add(t39, UINT32_C(0xffffffff), &c87);
    const sangi_limb t92 = sangi_limb_add(t41, UINT32_C(0xffffffff), &c87);
    const sangi_limb t94 = sangi_limb_add(t43, UINT32_C(0xffffffff), &c87);
    const sangi_limb t96 = sangi_limb_add(t45, UINT32_C(0xffffffff), &c87);
    const sangi_limb t98 = sangi_limb_add(t47, UINT32_C(0xffffffff), &c87);
    const sangi_limb t100 = sangi_limb_add(t49, UINT32_C(0xffffffff), &c87);
    const sangi_limb t102 = sangi_limb_add(t51, UINT32_C(0xffffffff), &c87);
    const sangi_limb t104 = sangi_limb_add(t53, UINT32_C(0xffffffff), &c87);
    const sangi_limb t106 = sangi_limb_add(t55, UINT32_C(0xffffffff), &c87);
    const sangi_limb t108 = sangi_limb_add(t57, UINT32_C(0xffffffff), &c87);
    const sangi_limb t110 = sangi_limb_add(t59, UINT32_C(0xffffffff), &c87);
    const sangi_limb t112 = sangi_limb_add(t61, UINT32_C(0xffffffff), &c87);
    const sangi_limb t114 = sangi_limb_add(t63, UINT32_C(0xffffffff), &c87);
    const sangi_limb t116 = sangi_limb_add(t65, UINT32_C(0xffffffff), &c87);
    const sangi_limb t118 = sangi_limb_add(t67, UINT32_C(0x000001ff), &c87);
    /* t where d < 0, else d */
    const sangi_limb t120 = sangi_limb_mask(c87);
    const sangi_limb t121 = sangi_limb_select(t120, t86, t35);
    const sangi_limb t122 = sangi_limb_select(t120, t88, t37);
    const sangi_limb t123 = sangi_limb_select(t120, t90, t39);
    const sangi_limb t124 = sangi_limb_select(t120, t92, t41);
    const sangi_limb t125 = sangi_limb_select(t120, t94, t43);
    const sangi_limb t126 = sangi_limb_select(t120, t96, t45);
    const sangi_limb t127 = sangi_limb_select(t120, t98, t47);
    const sangi_limb t128 = sangi_limb_select(t120, t100, t49);
    const sangi_limb t129 = sangi_limb_select(t120, t102, t51);
    const sangi_limb t130 = sangi_limb_select(t120, t104, t53);
    const sangi_limb t131 = sangi_limb_select(t120, t106, t55);
    const sangi_limb t132 = sangi_limb_select(t120, t108, t57);
    const sangi_limb t133 = sangi_limb_select(t120, t110, t59);
    const sangi_limb t134 = sangi_limb_select(t120, t112, t61);
    const sangi_limb t135 = sangi_limb_select(t120, t114, t63);
    const sangi_limb t136 = sangi_limb_select(t120, t116, t65);
    const sangi_limb t137 = sangi_limb_select(t120, t118, t67);
    z[0] = t121;
    z[1] = t122;
    z[2] = t123;
    z[3] = t124;
    z[4] = t125;
    z[5] = t126;
    z[6] = t127;
    z[7] = t128;
    z[8] = t129;
    z[9] = t130;
    z[10] = t131;
    z[11] = t132;
    z[12] = t133;
    z[13] = t134;
    z[14] = t135;
    z[15] = t136;
    z[16] = t137;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* s = x + y */
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_add(x0, sangi_limb_hide(x0), &c19);
    const sangi_limb t20 = sangi_limb_add(x1, sangi_limb_hide(x1), &c19);
    const sangi_limb t22 = sangi_limb_add(x2, sangi_limb_hide(x2), &c19);
    const sangi_limb t24 = sangi_limb_add(x3, sangi_limb_hide(x3), &c19);
    const sangi_limb t26 = sangi_limb_add(x4, sangi_limb_hide(x4), &c19);
    const sangi_limb t28 = sangi_limb_add(x5, sangi_limb_hide(x5), &c19);
    const sangi_limb t30 = sangi_limb_add(x6, sangi_limb_hide(x6), &c19);
    const sangi_limb t32 = sangi_limb_add(x7, sangi_limb_hide(x7), &c19);
    const sangi_limb t34 = sangi_limb_add(x8, sangi_limb_hide(x8), &c19);
    const sangi_limb t36 = sangi_limb_add(x9, sangi_limb_hide(x9), &c19);
    const sangi_limb t38 = sangi_limb_add(x10, sangi_limb_hide(x10), &c19);
    const sangi_limb t40 = sangi_limb_add(x11, sangi_limb_hide(x11), &c19);
    const sangi_limb t42 = sangi_limb_add(x12, sangi_limb_hide(x12), &c19);
    const sangi_limb t44 = sangi_limb_add(x13, sangi_limb_hide(x13), &c19);
    const sangi_limb t46 = sangi_limb_add(x14, sangi_limb_hide(x14), &c19);
    const sangi_limb t48 = sangi_limb_add(x15, sangi_limb_hide(x15), &c19);
    const sangi_limb t50 = sangi_limb_add(x16, sangi_limb_hide(x16), &c19);
    /* d = s - p */
    sangi_limb c70 = 0;
    const sangi_limb t69 = sangi_limb_sub(t18, UINT32_C(0xffffffff), &c70);
    const sangi_limb t71 = sangi_limb_sub(t20, UINT32_C(0xffffffff), &c70);
    const sangi_limb t73 = sangi_limb_sub(t22, UINT32_C(0xffffffff), &c70);
    const sangi_limb t75 = sangi_limb_sub(t24, UINT32_C(0xffffffff), &c70);
    const sangi_limb t77 = sangi_limb_sub(t26, UINT32_C(0xffffffff), &c70);
    const sangi_limb t79 = sangi_limb_sub(t28, UINT32_C(0xffffffff), &c70);
    const sangi_limb t81 = sangi_limb_sub(t30, UINT32_C(0xffffffff), &c70);
    const sangi_limb t83 = sangi_limb_sub(t32, UINT32_C(0xffffffff), &c70);
    const sangi_limb t85 = sangi_limb_sub(t34, UINT32_C(0xffffffff), &c70);
    const sangi_limb t87 = sangi_limb_sub(t36, UINT32_C(0xffffffff), &c70);
    const sangi_limb t89 = sangi_limb_sub(t38, UINT32_C(0xffffffff), &c70);
    const sangi_limb t91 = sangi_limb_sub(t40, UINT32_C(0xffffffff), &c70);
    const sangi_limb t93 = sangi_limb_sub(t42, UINT32_C(0xffffffff), &c70);
    const sangi_limb t95 = sangi_limb_sub(t44, UINT32_C(0xffffffff), &c70);
    const sangi_limb t97 = sangi_limb_sub(t46, UINT32_C(0xffffffff), &c70);
    const sangi_limb t99 = sangi_limb_sub(t48, UINT32_C(0xffffffff), &c70);
    const sangi_limb t101 = sangi_limb_sub(t50, UINT32_C(0x000001ff), &c70);
    /* s where d < 0, else d */
    const sangi_limb t103 = sangi_limb_mask(c70);
    const sangi_limb t104 = sangi_limb_select(t103, t18, t69);
    const sangi_limb t105 = sangi_limb_select(t103, t20, t71);
    const sangi_limb t106 = sangi_limb_select(t103, t22, t73);
    const sangi_limb t107 = sangi_limb_select(t103, t24, t75);
    const sangi_limb t108 = sangi_limb_select(t103, t26, t77);
    const sangi_limb t109 = sangi_limb_select(t103, t28, t79);
    const sangi_limb t110 = sangi_limb_select(t103, t30, t81);
    const sangi_limb t111 = sangi_limb_select(t103, t32, t83);
    const sangi_limb t112 = sangi_limb_select(t103, t34, t85);
    const sangi_limb t113 = sangi_limb_select(t103, t36, t87);
    const sangi_limb t114 = sangi_limb_select(t103, t38, t89);
    const sangi_limb t115 = sangi_limb_select(t103, t40, t91);
    const sangi_limb t116 = sangi_limb_select(t103, t42, t93);
    const sangi_limb t117 = sangi_limb_select(t103, t44, t95);
    const sangi_limb t118 = sangi_limb_select(t103, t46, t97);
    const sangi_limb t119 = sangi_limb_select(t103, t48, t99);
    const sangi_limb t120 = sangi_limb_select(t103, t50, t101);
    z[0] = t104;
    z[1] = t105;
    z[2] = t106;
    z[3] = t107;
    z[4] = t108;
    z[5] = t109;
    z[6] = t110;
    z[7] = t111;
    z[8] = t112;
    z[9] = t113;
    z[10] = t114;
    z[11] = t115;
    z[12] = t116;
    z[13] = t117;
    z[14] = t118;
    z[15] = t119;
    z[16] = t120;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* s = x + p where x is odd, else x */
    const sangi_limb c18 = (sangi_limb)(x0 & 1);
    const sangi_limb t19 = sangi_limb_mask(c18);
    const sangi_limb t37 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t38 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t39 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t40 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t41 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t42 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t43 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t44 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t45 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t46 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t47 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t48 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t49 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t50 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t51 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t52 = (sangi_limb)(UINT32_C(0xffffffff) & t19);
    const sangi_limb t53 = (sangi_limb)(UINT32_C(0x000001ff) & t19);
    sangi_limb c55 = 0;
    const sangi_limb t54 = sangi_limb_add(x0, t37, &c55);
    const sangi_limb t56 = sangi_limb_add(x1, t38, &c55);
    const sangi_limb t58 = sangi_limb_add(x2, t39, &c55);
    const sangi_limb t60 = sangi_limb_add(x3, t40, &c55);
    const sangi_limb t62 = sangi_limb_add(x4, t41, &c55);
    const sangi_limb t64 = sangi_limb_add(x5, t42, &c55);
    const sangi_limb t66 = sangi_limb_add(x6, t43, &c55);
    const sangi_limb t68 = sangi_limb_add(x7, t44, &c55);
    const sangi_limb t70 = sangi_limb_add(x8, t45, &c55);
    const sangi_limb t72 = sangi_limb_add(x9, t46, &c55);
    const sangi_limb t74 = sangi_limb_add(x10, t47, &c55);
    const sangi_limb t76 = sangi_limb_add(x11, t48, &c55);
    const sangi_limb t78 = sangi_limb_add(x12, t49, &c55);
    const sangi_limb t80 = sangi_limb_add(x13, t50, &c55);
    const sangi_limb t82 = sangi_limb_add(x14, t51, &c55);
    const sangi_limb t84 = sangi_limb_add(x15, t52, &c55);
    const sangi_limb t86 = sangi_limb_add(x16, t53, &c55);
    /* s / 2 */
    sangi_limb c89 = 0;
    const sangi_limb t88 = sangi_limb_shift(t86, &c89);
    const sangi_limb t90 = sangi_limb_shift(t84, &c89);
    const sangi_limb t92 = sangi_limb_shift(t82, &c89);
    const sangi_limb t94 = sangi_limb_shift(t80, &c89);
    const sangi_limb t96 = sangi_limb_shift(t78, &c89);
    const sangi_limb t98 = sangi_limb_shift(t76, &c89);
    const sangi_limb t100 = sangi_limb_shift(t74, &c89);
    const sangi_limb t102 = sangi_limb_shift(t72, &c89);
    const sangi_limb t104 = sangi_limb_shift(t70, &c89);
    const sangi_limb t106 = sangi_limb_shift(t68, &c89);
    const sangi_limb t108 = sangi_limb_shift(t66, &c89);
    const sangi_limb t110 = sangi_limb_shift(t64, &c89);
    const sangi_limb t112 = sangi_limb_shift(t62, &c89);
    const sangi_limb t114 = sangi_limb_shift(t60, &c89);
    const sangi_limb t116 = sangi_limb_shift(t58, &c89);
    const sangi_limb t118 = sangi_limb_shift(t56, &c89);
    const sangi_limb t120 = sangi_limb_shift(t54, &c89);
    z[0] = t120;
    z[1] = t118;
    z[2] = t116;
    z[3] = t114;
    z[4] = t112;
    z[5] = t110;
    z[6] = t108;
    z[7] = t106;
    z[8] = t104;
    z[9] = t102;
    z[10] = t100;
    z[11] = t98;
    z[12] = t96;
    z[13] = t94;
    z[14] = t92;
    z[15] = t90;
    z[16] = t88;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    /* t += x[0] * y */
    SANGI_MAC(t70, t71, y0, x0, 0, 0);
    SANGI_MAC(t72, t73, y1, x0, t71, 0);
    SANGI_MAC(t74, t75, y2, x0, t73, 0);
    SANGI_MAC(t76, t77, y3, x0, t75, 0);
    SANGI_MAC(t78, t79, y4, x0, t77, 0);
    SANGI_MAC(t80, t81, y5, x0, t79, 0);
    SANGI_MAC(t82, t83, y6, x0, t81, 0);
    SANGI_MAC(t84, t85, y7, x0, t83, 0);
    SANGI_MAC(t86, t87, y8, x0, t85, 0);
    SANGI_MAC(t88, t89, y9, x0, t87, 0);
    SANGI_MAC(t90, t91, y10, x0, t89, 0);
    SANGI_MAC(t92, t93, y11, x0, t91, 0);
    SANGI_MAC(t94, t95, y12, x0, t93, 0);
    SANGI_MAC(t96, t97, y13, x0, t95, 0);
    SANGI_MAC(t98, t99, y14, x0, t97, 0);
    SANGI_MAC(t100, t101, y15, x0, t99, 0);
    SANGI_MAC(t102, t103, y16, x0, t101, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t104, t105, UINT32_C(0x00000000), t70, t72, 0);
    SANGI_MAC(t106, t107, UINT32_C(0x00000000), t70, t74, t105);
    SANGI_MAC(t108, t109, UINT32_C(0x00000000), t70, t76, t107);
    SANGI_MAC(t110, t111, UINT32_C(0x00000000), t70, t78, t109);
    SANGI_MAC(t112, t113, UINT32_C(0x00000000), t70, t80, t111);
    SANGI_MAC(t114, t115, UINT32_C(0x00000000), t70, t82, t113);
    SANGI_MAC(t116, t117, UINT32_C(0x00000000), t70, t84, t115);
    SANGI_MAC(t118, t119, UINT32_C(0x00000000), t70, t86, t117);
    SANGI_MAC(t120, t121, UINT32_C(0x00000000), t70, t88, t119);
    SANGI_MAC(t122, t123, UINT32_C(0x00000000), t70, t90, t121);
    SANGI_MAC(t124, t125, UINT32_C(0x00000000), t70, t92, t123);
    SANGI_MAC(t126, t127, UINT32_C(0x00000000), t70, t94, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x00000000), t70, t96, t127);
    SANGI_MAC(t130, t131, UINT32_C(0x00000000), t70, t98, t129);
    SANGI_MAC(t132, t133, UINT32_C(0x00000000), t70, t100, t131);
    SANGI_MAC(t134, t135, UINT32_C(0x00000200), t70, t102, t133);
    SANGI_MAC(t136, t137, UINT32_C(0x00000000), t70, t103, t135);
    /* t += x[1] * y */
    SANGI_MAC(t138, t139, y0, x1, t104, 0);
    SANGI_MAC(t140, t141, y1, x1, t106, t139);
    SANGI_MAC(t142, t143, y2, x1, t108, t141);
    SANGI_MAC(t144, t145, y3, x1, t110, t143);
    SANGI_MAC(t146, t147, y4, x1, t112, t145);
    SANGI_MAC(t148, t149, y5, x1, t114, t147);
    SANGI_MAC(t150, t151, y6, x1, t116, t149);
    SANGI_MAC(t152, t153, y7, x1, t118, t151);
    SANGI_MAC(t154, t155, y8, x1, t120, t153);
    SANGI_MAC(t156, t157, y9, x1, t122, t155);
    SANGI_MAC(t158, t159, y10, x1, t124, t157);
    SANGI_MAC(t160, t161, y11, x1, t126, t159);
    SANGI_MAC(t162, t163, y12, x1, t128, t161);
    SANGI_MAC(t164, t165, y13, x1, t130, t163);
    SANGI_MAC(t166, t167, y14, x1, t132, t165);
    SANGI_MAC(t168, t169, y15, x1, t134, t167);
    SANGI_MAC(t170, t171, y16, x1, t136, t169);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t172, t173, UINT32_C(0x00000000), t138, t140, 0);
    SANGI_MAC(t174, t175, UINT32_C(0x00000000), t138, t142, t173);
    SANGI_MAC(t176, t177, UINT32_C(0x00000000), t138, t144, t175);
    SANGI_MAC(t178, t179, UINT32_C(0x00000000), t138, t146, t177);
    SANGI_MAC(t180, t181, UINT32_C(0x00000000), t138, t148, t179);
    SANGI_MAC(t182, t183, UINT32_C(0x00000000), t138, t150, t181);
    SANGI_MAC(t184, t185, UINT32_C(0x00000000), t138, t152, t183);
    SANGI_MAC(t186, t187, UINT32_C(0x00000000), t138, t154, t185);
    SANGI_MAC(t188, t189, UINT32_C(0x00000000), t138, t156, t187);
    SANGI_MAC(t190, t191, UINT32_C(0x00000000), t138, t158, t189);
    SANGI_MAC(t192, t193, UINT32_C(0x00000000), t138, t160, t191);
    SANGI_MAC(t194, t195, UINT32_C(0x00000000), t138, t162, t193);
    SANGI_MAC(t196, t197, UINT32_C(0x00000000), t138, t164, t195);
    SANGI_MAC(t198, t199, UINT32_C(0x00000000), t138, t166, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x00000000), t138, t168, t199);
    SANGI_MAC(t202, t203, UINT32_C(0x00000200), t138, t170, t201);
    SANGI_MAC(t204, t205, UINT32_C(0x00000000), t138, t171, t203);
    /* t += x[2] * y */
    SANGI_MAC(t206, t207, y0, x2, t172, 0);
    SANGI_MAC(t208, t209, y1, x2, t174, t207);
    SANGI_MAC(t210, t211, y2, x2, t176, t209);
    SANGI_MAC(t212, t213, y3, x2, t178, t211);
    SANGI_MAC(t214, t215, y4, x2, t180, t213);
    SANGI_MAC(t216, t217, y5, x2, t182, t215);
    SANGI_MAC(t218, t219, y6, x2, t184, t217);
    SANGI_MAC(t220, t221, y7, x2, t186, t219);
    SANGI_MAC(t222, t223, y8, x2, t188, t221);
    SANGI_MAC(t224, t225, y9, x2, t190, t223);
    SANGI_MAC(t226, t227, y10, x2, t192, t225);
    SANGI_MAC(t228, t229, y11, x2, t194, t227);
    SANGI_MAC(t230, t231, y12, x2, t196, t229);
    SANGI_MAC(t232, t233, y13, x2, t198, t231);
    SANGI_MAC(t234, t235, y14, x2, t200, t233);
    SANGI_MAC(t236, t237, y15, x2, t202, t235);
    SANGI_MAC(t238, t239, y16, x2, t204, t237);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t240, t241, UINT32_C(0x00000000), t206, t208, 0);
    SANGI_MAC(t242, t243, UINT32_C(0x00000000), t206, t210, t241);
    SANGI_MAC(t244, t245, UINT32_C(0x00000000), t206, t212, t243);
    SANGI_MAC(t246, t247, UINT32_C(0x00000000), t206, t214, t245);
    SANGI_MAC(t248, t249, UINT32_C(0x00000000), t206, t216, t247);
    SANGI_MAC(t250, t251, UINT32_C(0x00000000), t206, t218, t249);
    SANGI_MAC(t252, t253, UINT32_C(0x00000000), t206, t220, t251);
    SANGI_MAC(t254, t255, UINT32_C(0x00000000), t206, t222, t253);
    SANGI_MAC(t256, t257, UINT32_C(0x00000000), t206, t224, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x00000000), t206, t226, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x00000000), t206, t228, t259);
    SANGI_MAC(t262, t263, UINT32_C(0x00000000), t206, t230, t261);
    SANGI_MAC(t264, t265, UINT32_C(0x00000000), t206, t232, t263);
    SANGI_MAC(t266, t267, UINT32_C(0x00000000), t206, t234, t265);
    SANGI_MAC(t268, t269, UINT32_C(0x00000000), t206, t236, t267);
    SANGI_MAC(t270, t271, UINT32_C(0x00000200), t206, t238, t269);
    SANGI_MAC(t272, t273, UINT32_C(0x00000000), t206, t239, t271);
    /* t += x[3] * y */
    SANGI_MAC(t274, t275, y0, x3, t240, 0);
    SANGI_MAC(t276, t277, y1, x3, t242, t275);
    SANGI_MAC(t278, t279, y2, x3, t244, t277);
    SANGI_MAC(t280, t281, y3, x3, t246, t279);
    SANGI_MAC(t282, t283, y4, x3, t248, t281);
    SANGI_MAC(t284, t285, y5, x3, t250, t283);
    SANGI_MAC(t286, t287, y6, x3, t252, t285);
    SANGI_MAC(t288, t289, y7, x3, t254, t287);
    SANGI_MAC(t290, t291, y8, x3, t256, t289);
    SANGI_MAC(t292, t293, y9, x3, t258, t291);
    SANGI_MAC(t294, t295, y10, x3, t260, t293);
    SANGI_MAC(t296, t297, y11, x3, t262, t295);
    SANGI_MAC(t298, t299, y12, x3, t264, t297);
    SANGI_MAC(t300, t301, y13, x3, t266, t299);
    SANGI_MAC(t302, t303, y14, x3, t268, t301);
    SANGI_MAC(t304, t305, y15, x3, t270, t303);
    SANGI_MAC(t306, t307, y16, x3, t272, t305);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t308, t309, UINT32_C(0x00000000), t274, t276, 0);
    SANGI_MAC(t310, t311, UINT32_C(0x00000000), t274, t278, t309);
    SANGI_MAC(t312, t313, UINT32_C(0x00000000), t274, t280, t311);
    SANGI_MAC(t314, t315, UINT32_C(0x00000000), t274, t282, t313);
    SANGI_MAC(t316, t317, UINT32_C(0x00000000), t274, t284, t315);
    SANGI_MAC(t318, t319, UINT32_C(0x00000000), t274, t286, t317);
    SANGI_MAC(t320, t321, UINT32_C(0x00000000), t274, t288, t319);
    SANGI_MAC(t322, t323, UINT32_C(0x00000000), t274, t290, t321);
    SANGI_MAC(t324, t325, UINT32_C(0x00000000), t274, t292, t323);
    SANGI_MAC(t326, t327, UINT32_C(0x00000000), t274, t294, t325);
    SANGI_MAC(t328, t329, UINT32_C(0x00000000), t274, t296, t327);
    SANGI_MAC(t330, t331, UINT32_C(0x00000000), t274, t298, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x00000000), t274, t300, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x00000000), t274, t302, t333);
    SANGI_MAC(t336, t337, UINT32_C(0x00000000), t274, t304, t335);
    SANGI_MAC(t338, t339, UINT32_C(0x00000200), t274, t306, t337);
    SANGI_MAC(t340, t341, UINT32_C(0x00000000), t274, t307, t339);
    /* t += x[4] * y */
    SANGI_MAC(t342, t343, y0, x4, t308, 0);
    SANGI_MAC(t344, t345, y1, x4, t310, t343);
    SANGI_MAC(t346, t347, y2, x4, t312, t345);
    SANGI_MAC(t348, t349, y3, x4, t314, t347);
    SANGI_MAC(t350, t351, y4, x4, t316, t349);
    SANGI_MAC(t352, t353, y5, x4, t318, t351);
    SANGI_MAC(t354, t355, y6, x4, t320, t353);
    SANGI_MAC(t356, t357, y7, x4, t322, t355);
    SANGI_MAC(t358, t359, y8, x4, t324, t357);
    SANGI_MAC(t360, t361, y9, x4, t326, t359);
    SANGI_MAC(t362, t363, y10, x4, t328, t361);
    SANGI_MAC(t364, t365, y11, x4, t330, t363);
    SANGI_MAC(t366, t367, y12, x4, t332, t365);
    SANGI_MAC(t368, t369, y13, x4, t334, t367);
    SANGI_MAC(t370, t371, y14, x4, t336, t369);
    SANGI_MAC(t372, t373, y15, x4, t338, t371);
    SANGI_MAC(t374, t375, y16, x4, t340, t373);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t376, t377, UINT32_C(0x00000000), t342, t344, 0);
    SANGI_MAC(t378, t379, UINT32_C(0x00000000), t342, t346, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x00000000), t342, t348, t379);
    SANGI_MAC(t382, t383, UINT32_C(0x00000000), t342, t350, t381);
    SANGI_MAC(t384, t385, UINT32_C(0x00000000), t342, t352, t383);
    SANGI_MAC(t386, t387, UINT32_C(0x00000000), t342, t354, t385);
    SANGI_MAC(t388, t389, UINT32_C(0x00000000), t342, t356, t387);
    SANGI_MAC(t390, t391, UINT32_C(0x00000000), t342, t358, t389);
    SANGI_MAC(t392, t393, UINT32_C(0x00000000), t342, t360, t391);
    SANGI_MAC(t394, t395, UINT32_C(0x00000000), t342, t362, t393);
    SANGI_MAC(t396, t397, UINT32_C(0x00000000), t342, t364, t395);
    SANGI_MAC(t398, t399, UINT32_C(0x00000000), t342, t366, t397);
    SANGI_MAC(t400, t401, UINT32_C(0x00000000), t342, t368, t399);
    SANGI_MAC(t402, t403, UINT32_C(0x00000000), t342, t370, t401);
    SANGI_MAC(t404, t405, UINT32_C(0x00000000), t342, t372, t403);
    SANGI_MAC(t406, t407, UINT32_C(0x00000200), t342, t374, t405);
    SANGI_MAC(t408, t409, UINT32_C(0x00000000), t342, t375, t407);
    /* t += x[5] * y */
    SANGI_MAC(t410, t411, y0, x5, t376, 0);
    SANGI_MAC(t412, t413, y1, x5, t378, t411);
    SANGI_MAC(t414, t415, y2, x5, t380, t413);
    SANGI_MAC(t416, t417, y3, x5, t382, t415);
    SANGI_MAC(t418, t419, y4, x5, t384, t417);
    SANGI_MAC(t420, t421, y5, x5, t386, t419);
    SANGI_MAC(t422, t423, y6, x5, t388, t421);
    SANGI_MAC(t424, t425, y7, x5, t390, t423);
    SANGI_MAC(t426, t427, y8, x5, t392, t425);
    SANGI_MAC(t428, t429, y9, x5, t394, t427);
    SANGI_MAC(t430, t431, y10, x5, t396, t429);
    SANGI_MAC(t432, t433, y11, x5, t398, t431);
    SANGI_MAC(t434, t435, y12, x5, t400, t433);
    SANGI_MAC(t436, t437, y13, x5, t402, t435);
    SANGI_MAC(t438, t439, y14, x5, t404, t437);
    SANGI_MAC(t440, t441, y15, x5, t406, t439);
    SANGI_MAC(t442, t443, y16, x5, t408, t441);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t444, t445, UINT32_C(0x00000000), t410, t412, 0);
    SANGI_MAC(t446, t447, UINT32_C(0x00000000), t410, t414, t445);
    SANGI_MAC(t448, t449, UINT32_C(0x00000000), t410, t416, t447);
    SANGI_MAC(t450, t451, UINT32_C(0x00000000), t410, t418, t449);
    SANGI_MAC(t452, t453, UINT32_C(0x00000000), t410, t420, t451);
    SANGI_MAC(t454, t455, UINT32_C(0x00000000), t410, t422, t453);
    SANGI_MAC(t456, t457, UINT32_C(0x00000000), t410, t424, t455);
    SANGI_MAC(t458, t459, UINT32_C(0x00000000), t410, t426, t457);
    SANGI_MAC(t460, t461, UINT32_C(0x00000000), t410, t428, t459);
    SANGI_MAC(t462, t463, UINT32_C(0x00000000), t410, t430, t461);
    SANGI_MAC(t464, t465, UINT32_C(0x00000000), t410, t432, t463);
    SANGI_MAC(t466, t467, UINT32_C(0x00000000), t410, t434, t465);
    SANGI_MAC(t468, t469, UINT32_C(0x00000000), t410, t436, t467);
    SANGI_MAC(t470, t471, UINT32_C(0x00000000), t410, t438, t469);
    SANGI_MAC(t472, t473, UINT32_C(0x00000000), t410, t440, t471);
    SANGI_MAC(t474, t475, UINT32_C(0x00000200), t410, t442, t473);
    SANGI_MAC(t476, t477, UINT32_C(0x00000000), t410, t443, t475);
    /* t += x[6] * y */
    SANGI_MAC(t478, t479, y0, x6, t444, 0);
    SANGI_MAC(t480, t481, y1, x6, t446, t479);
    SANGI_MAC(t482, t483, y2, x6, t448, t481);
    SANGI_MAC(t484, t485, y3, x6, t450, t483);
    SANGI_MAC(t486, t487, y4, x6, t452, t485);
    SANGI_MAC(t488, t489, y5, x6, t454, t487);
    SANGI_MAC(t490, t491, y6, x6, t456, t489);
    SANGI_MAC(t492, t493, y7, x6, t458, t491);
    SANGI_MAC(t494, t495, y8, x6, t460, t493);
    SANGI_MAC(t496, t497, y9, x6, t462, t495);
    SANGI_MAC(t498, t499, y10, x6, t464, t497);
    SANGI_MAC(t500, t501, y11, x6, t466, t499);
    SANGI_MAC(t502, t503, y12, x6, t468, t501);
    SANGI_MAC(t504, t505, y13, x6, t470, t503);
    SANGI_MAC(t506, t507, y14, x6, t472, t505);
    SANGI_MAC(t508, t509, y15, x6, t474, t507);
    SANGI_MAC(t510, t511, y16, x6, t476, t509);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t512, t513, UINT32_C(0x00000000), t478, t480, 0);
    SANGI_MAC(t514, t515, UINT32_C(0x00000000), t478, t482, t513);
    SANGI_MAC(t516, t517, UINT32_C(0x00000000), t478, t484, t515);
    SANGI_MAC(t518, t519, UINT32_C(0x00000000), t478, t486, t517);
    SANGI_MAC(t520, t521, UINT32_C(0x00000000), t478, t488, t519);
    SANGI_MAC(t522, t523, UINT32_C(0x00000000), t478, t490, t521);
    SANGI_MAC(t524, t525, UINT32_C(0x00000000), t478, t492, t523);
    SANGI_MAC(t526, t527, UINT32_C(0x00000000), t478, t494, t525);
    SANGI_MAC(t528, t529, UINT32_C(0x00000000), t478, t496, t527);
    SANGI_MAC(t530, t531, UINT32_C(0x00000000), t478, t498, t529);
    SANGI_MAC(t532, t533, UINT32_C(0x00000000), t478, t500, t531);
    SANGI_MAC(t534, t535, UINT32_C(0x00000000), t478, t502, t533);
    SANGI_MAC(t536, t537, UINT32_C(0x00000000), t478, t504, t535);
    SANGI_MAC(t538, t539, UINT32_C(0x00000000), t478, t506, t537);
    SANGI_MAC(t540, t541, UINT32_C(0x00000000), t478, t508, t539);
    SANGI_MAC(t542, t543, UINT32_C(0x00000200), t478, t510, t541);
    SANGI_MAC(t544, t545, UINT32_C(0x00000000), t478, t511, t543);
    /* t += x[7] * y */
    SANGI_MAC(t546, t547, y0, x7, t512, 0);
    SANGI_MAC(t548, t549, y1, x7, t514, t547);
    SANGI_MAC(t550, t551, y2, x7, t516, t549);
    SANGI_MAC(t552, t553, y3, x7, t518, t551);
    SANGI_MAC(t554, t555, y4, x7, t520, t553);
    SANGI_MAC(t556, t557, y5, x7, t522, t555);
    SANGI_MAC(t558, t559, y6, x7, t524, t557);
    SANGI_MAC(t560, t561, y7, x7, t526, t559);
    SANGI_MAC(t562, t563, y8, x7, t528, t561);
    SANGI_MAC(t564, t565, y9, x7, t530, t563);
    SANGI_MAC(t566, t567, y10, x7, t532, t565);
    SANGI_MAC(t568, t569, y11, x7, t534, t567);
    SANGI_MAC(t570, t571, y12, x7, t536, t569);
    SANGI_MAC(t572, t573, y13, x7, t538, t571);
    SANGI_MAC(t574, t575, y14, x7, t540, t573);
    SANGI_MAC(t576, t577, y15, x7, t542, t575);
    SANGI_MAC(t578, t579, y16, x7, t544, t577);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t580, t581, UINT32_C(0x00000000), t546, t548, 0);
    SANGI_MAC(t582, t583, UINT32_C(0x00000000), t546, t550, t581);
    SANGI_MAC(t584, t585, UINT32_C(0x00000000), t546, t552, t583);
    SANGI_MAC(t586, t587, UINT32_C(0x00000000), t546, t554, t585);
    SANGI_MAC(t588, t589, UINT32_C(0x00000000), t546, t556, t587);
    SANGI_MAC(t590, t591, UINT32_C(0x00000000), t546, t558, t589);
    SANGI_MAC(t592, t593, UINT32_C(0x00000000), t546, t560, t591);
    SANGI_MAC(t594, t595, UINT32_C(0x00000000), t546, t562, t593);
    SANGI_MAC(t596, t597, UINT32_C(0x00000000), t546, t564, t595);
    SANGI_MAC(t598, t599, UINT32_C(0x00000000), t546, t566, t597);
    SANGI_MAC(t600, t601, UINT32_C(0x00000000), t546, t568, t599);
    SANGI_MAC(t602, t603, UINT32_C(0x00000000), t546, t570, t601);
    SANGI_MAC(t604, t605, UINT32_C(0x00000000), t546, t572, t603);
    SANGI_MAC(t606, t607, UINT32_C(0x00000000), t546, t574, t605);
    SANGI_MAC(t608, t609, UINT32_C(0x00000000), t546, t576, t607);
    SANGI_MAC(t610, t611, UINT32_C(0x00000200), t546, t578, t609);
    SANGI_MAC(t612, t613, UINT32_C(0x00000000), t546, t579, t611);
    /* t += x[8] * y */
    SANGI_MAC(t614, t615, y0, x8, t580, 0);
    SANGI_MAC(t616, t617, y1, x8, t582, t615);
    SANGI_MAC(t618, t619, y2, x8, t584, t617);
    SANGI_MAC(t620, t621, y3, x8, t586, t619);
    SANGI_MAC(t622, t623, y4, x8, t588, t621);
    SANGI_MAC(t624, t625, y5, x8, t590, t623);
    SANGI_MAC(t626, t627, y6, x8, t592, t625);
    SANGI_MAC(t628, t629, y7, x8, t594, t627);
    SANGI_MAC(t630, t631, y8, x8, t596, t629);
    SANGI_MAC(t632, t633, y9, x8, t598, t631);
    SANGI_MAC(t634, t635, y10, x8, t600, t633);
    SANGI_MAC(t636, t637, y11, x8, t602, t635);
    SANGI_MAC(t638, t639, y12, x8, t604, t637);
    SANGI_MAC(t640, t641, y13, x8, t606, t639);
    SANGI_MAC(t642, t643, y14, x8, t608, t641);
    SANGI_MAC(t644, t645, y15, x8, t610, t643);
    SANGI_MAC(t646, t647, y16, x8, t612, t645);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t648, t649, UINT32_C(0x00000000), t614, t616, 0);
    SANGI_MAC(t650, t651, UINT32_C(0x00000000), t614, t618, t649);
    SANGI_MAC(t652, t653, UINT32_C(0x00000000), t614, t620, t651);
    SANGI_MAC(t654, t655, UINT32_C(0x00000000), t614, t622, t653);
    SANGI_MAC(t656, t657, UINT32_C(0x00000000), t614, t624, t655);
    SANGI_MAC(t658, t659, UINT32_C(0x00000000), t614, t626, t657);
    SANGI_MAC(t660, t661, UINT32_C(0x00000000), t614, t628, t659);
    SANGI_MAC(t662, t663, UINT32_C(0x00000000), t614, t630, t661);
    SANGI_MAC(t664, t665, UINT32_C(0x00000000), t614, t632, t663);
    SANGI_MAC(t666, t667, UINT32_C(0x00000000), t614, t634, t665);
    SANGI_MAC(t668, t669, UINT32_C(0x00000000), t614, t636, t667);
    SANGI_MAC(t670, t671, UINT32_C(0x00000000), t614, t638, t669);
    SANGI_MAC(t672, t673, UINT32_C(0x00000000), t614, t640, t671);
    SANGI_MAC(t674, t675, UINT32_C(0x00000000), t614, t642, t673);
    SANGI_MAC(t676, t677, UINT32_C(0x00000000), t614, t644, t675);
    SANGI_MAC(t678, t679, UINT32_C(0x00000200), t614, t646, t677);
    SANGI_MAC(t680, t681, UINT32_C(0x00000000), t614, t647, t679);
    /* t += x[9] * y */
    SANGI_MAC(t682, t683, y0, x9, t648, 0);
    SANGI_MAC(t684, t685, y1, x9, t650, t683);
    SANGI_MAC(t686, t687, y2, x9, t652, t685);
    SANGI_MAC(t688, t689, y3, x9, t654, t687);
    SANGI_MAC(t690, t691, y4, x9, t656, t689);
    SANGI_MAC(t692, t693, y5, x9, t658, t691);
    SANGI_MAC(t694, t695, y6, x9, t660, t693);
    SANGI_MAC(t696, t697, y7, x9, t662, t695);
    SANGI_MAC(t698, t699, y8, x9, t664, t697);
    SANGI_MAC(t700, t701, y9, x9, t666, t699);
    SANGI_MAC(t702, t703, y10, x9, t668, t701);
    SANGI_MAC(t704, t705, y11, x9, t670, t703);
    SANGI_MAC(t706, t707, y12, x9, t672, t705);
    SANGI_MAC(t708, t709, y13, x9, t674, t707);
    SANGI_MAC(t710, t711, y14, x9, t676, t709);
    SANGI_MAC(t712, t713, y15, x9, t678, t711);
    SANGI_MAC(t714, t715, y16, x9, t680, t713);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t716, t717, UINT32_C(0x00000000), t682, t684, 0);
    SANGI_MAC(t718, t719, UINT32_C(0x00000000), t682, t686, t717);
    SANGI_MAC(t720, t721, UINT32_C(0x00000000), t682, t688, t719);
    SANGI_MAC(t722, t723, UINT32_C(0x00000000), t682, t690, t721);
    SANGI_MAC(t724, t725, UINT32_C(0x00000000), t682, t692, t723);
    SANGI_MAC(t726, t727, UINT32_C(0x00000000), t682, t694, t725);
    SANGI_MAC(t728, t729, UINT32_C(0x00000000), t682, t696, t727);
    SANGI_MAC(t730, t731, UINT32_C(0x00000000), t682, t698, t729);
    SANGI_MAC(t732, t733, UINT32_C(0x00000000), t682, t700, t731);
    SANGI_MAC(t734, t735, UINT32_C(0x00000000), t682, t702, t733);
    SANGI_MAC(t736, t737, UINT32_C(0x00000000), t682, t704, t735);
    SANGI_MAC(t738, t739, UINT32_C(0x00000000), t682, t706, t737);
    SANGI_MAC(t740, t741, UINT32_C(0x00000000), t682, t708, t739);
    SANGI_MAC(t742, t743, UINT32_C(0x00000000), t682, t710, t741);
    SANGI_MAC(t744, t745, UINT32_C(0x00000000), t682, t712, t743);
    SANGI_MAC(t746, t747, UINT32_C(0x00000200), t682, t714, t745);
    SANGI_MAC(t748, t749, UINT32_C(0x00000000), t682, t715, t747);
    /* t += x[10] * y */
    SANGI_MAC(t750, t751, y0, x10, t716, 0);
    SANGI_MAC(t752, t753, y1, x10, t718, t751);
    SANGI_MAC(t754, t755, y2, x10, t720, t753);
    SANGI_MAC(t756, t757, y3, x10, t722, t755);
    SANGI_MAC(t758, t759, y4, x10, t724, t757);
    SANGI_MAC(t760, t761, y5, x10, t726, t759);
    SANGI_MAC(t762, t763, y6, x10, t728, t761);
    SANGI_MAC(t764, t765, y7, x10, t730, t763);
    SANGI_MAC(t766, t767, y8, x10, t732, t765);
    SANGI_MAC(t768, t769, y9, x10, t734, t767);
    SANGI_MAC(t770, t771, y10, x10, t736, t769);
    SANGI_MAC(t772, t773, y11, x10, t738, t771);
    SANGI_MAC(t774, t775, y12, x10, t740, t773);
    SANGI_MAC(t776, t777, y13, x10, t742, t775);
    SANGI_MAC(t778, t779, y14, x10, t744, t777);
    SANGI_MAC(t780, t781, y15, x10, t746, t779);
    SANGI_MAC(t782, t783, y16, x10, t748, t781);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t784, t785, UINT32_C(0x00000000), t750, t752, 0);
    SANGI_MAC(t786, t787, UINT32_C(0x00000000), t750, t754, t785);
    SANGI_MAC(t788, t789, UINT32_C(0x00000000), t750, t756, t787);
    SANGI_MAC(t790, t791, UINT32_C(0x00000000), t750, t758, t789);
    SANGI_MAC(t792, t793, UINT32_C(0x00000000), t750, t760, t791);
    SANGI_MAC(t794, t795, UINT32_C(0x00000000), t750, t762, t793);
    SANGI_MAC(t796, t797, UINT32_C(0x00000000), t750, t764, t795);
    SANGI_MAC(t798, t799, UINT32_C(0x00000000), t750, t766, t797);
    SANGI_MAC(t800, t801, UINT32_C(0x00000000), t750, t768, t799);
    SANGI_MAC(t802, t803, UINT32_C(0x00000000), t750, t770, t801);
    SANGI_MAC(t804, t805, UINT32_C(0x00000000), t750, t772, t803);
    SANGI_MAC(t806, t807, UINT32_C(0x00000000), t750, t774, t805);
    SANGI_MAC(t808, t809, UINT32_C(0x00000000), t750, t776, t807);
    SANGI_MAC(t810, t811, UINT32_C(0x00000000), t750, t778, t809);
    SANGI_MAC(t812, t813, UINT32_C(0x00000000), t750, t780, t811);
    SANGI_MAC(t814, t815, UINT32_C(0x00000200), t750, t782, t813);
    SANGI_MAC(t816, t817, UINT32_C(0x00000000), t750, t783, t815);
    /* t += x[11] * y */
    SANGI_MAC(t818, t819, y0, x11, t784, 0);
    SANGI_MAC(t820, t821, y1, x11, t786, t819);
    SANGI_MAC(t822, t823, y2, x11, t788, t821);
    SANGI_MAC(t824, t825, y3, x11, t790, t823);
    SANGI_MAC(t826, t827, y4, x11, t792, t825);
    SANGI_MAC(t828, t829, y5, x11, t794, t827);
    SANGI_MAC(t830, t831, y6, x11, t796, t829);
    SANGI_MAC(t832, t833, y7, x11, t798, t831);
    SANGI_MAC(t834, t835, y8, x11, t800, t833);
    SANGI_MAC(t836, t837, y9, x11, t802, t835);
    SANGI_MAC(t838, t839, y10, x11, t804, t837);
    SANGI_MAC(t840, t841, y11, x11, t806, t839);
    SANGI_MAC(t842, t843, y12, x11, t808, t841);
    SANGI_MAC(t844, t845, y13, x11, t810, t843);
    SANGI_MAC(t846, t847, y14, x11, t812, t845);
    SANGI_MAC(t848, t849, y15, x11, t814, t847);
    SANGI_MAC(t850, t851, y16, x11, t816, t849);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t852, t853, UINT32_C(0x00000000), t818, t820, 0);
    SANGI_MAC(t854, t855, UINT32_C(0x00000000), t818, t822, t853);
    SANGI_MAC(t856, t857, UINT32_C(0x00000000), t818, t824, t855);
    SANGI_MAC(t858, t859, UINT32_C(0x00000000), t818, t826, t857);
    SANGI_MAC(t860, t861, UINT32_C(0x00000000), t818, t828, t859);
    SANGI_MAC(t862, t863, UINT32_C(0x00000000), t818, t830, t861);
    SANGI_MAC(t864, t865, UINT32_C(0x00000000), t818, t832, t863);
    SANGI_MAC(t866, t867, UINT32_C(0x00000000), t818, t834, t865);
    SANGI_MAC(t868, t869, UINT32_C(0x00000000), t818, t836, t867);
    SANGI_MAC(t870, t871, UINT32_C(0x00000000), t818, t838, t869);
    SANGI_MAC(t872, t873, UINT32_C(0x00000000), t818, t840, t871);
    SANGI_MAC(t874, t875, UINT32_C(0x00000000), t818, t842, t873);
    SANGI_MAC(t876, t877, UINT32_C(0x00000000), t818, t844, t875);
    SANGI_MAC(t878, t879, UINT32_C(0x00000000), t818, t846, t877);
    SANGI_MAC(t880, t881, UINT32_C(0x00000000), t818, t848, t879);
    SANGI_MAC(t882, t883, UINT32_C(0x00000200), t818, t850, t881);
    SANGI_MAC(t884, t885, UINT32_C(0x00000000), t818, t851, t883);
    /* t += x[12] * y */
    SANGI_MAC(t886, t887, y0, x12, t852, 0);
    SANGI_MAC(t888, t889, y1, x12, t854, t887);
    SANGI_MAC(t890, t891, y2, x12, t856, t889);
    SANGI_MAC(t892, t893, y3, x12, t858, t891);
    SANGI_MAC(t894, t895, y4, x12, t860, t893);
    SANGI_MAC(t896, t897, y5, x12, t862, t895);
    SANGI_MAC(t898, t899, y6, x12, t864, t897);
    SANGI_MAC(t900, t901, y7, x12, t866, t899);
    SANGI_MAC(t902, t903, y8, x12, t868, t901);
    SANGI_MAC(t904, t905, y9, x12, t870, t903);
    SANGI_MAC(t906, t907, y10, x12, t872, t905);
    SANGI_MAC(t908, t909, y11, x12, t874, t907);
    SANGI_MAC(t910, t911, y12, x12, t876, t909);
    SANGI_MAC(t912, t913, y13, x12, t878, t911);
    SANGI_MAC(t914, t915, y14, x12, t880, t913);
    SANGI_MAC(t916, t917, y15, x12, t882, t915);
    SANGI_MAC(t918, t919, y16, x12, t884, t917);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t920, t921, UINT32_C(0x00000000), t886, t888, 0);
    SANGI_MAC(t922, t923, UINT32_C(0x00000000), t886, t890, t921);
    SANGI_MAC(t924, t925, UINT32_C(0x00000000), t886, t892, t923);
    SANGI_MAC(t926, t927, UINT32_C(0x00000000), t886, t894, t925);
    SANGI_MAC(t928, t929, UINT32_C(0x00000000), t886, t896, t927);
    SANGI_MAC(t930, t931, UINT32_C(0x00000000), t886, t898, t929);
    SANGI_MAC(t932, t933, UINT32_C(0x00000000), t886, t900, t931);
    SANGI_MAC(t934, t935, UINT32_C(0x00000000), t886, t902, t933);
    SANGI_MAC(t936, t937, UINT32_C(0x00000000), t886, t904, t935);
    SANGI_MAC(t938, t939, UINT32_C(0x00000000), t886, t906, t937);
    SANGI_MAC(t940, t941, UINT32_C(0x00000000), t886, t908, t939);
    SANGI_MAC(t942, t943, UINT32_C(0x00000000), t886, t910, t941);
    SANGI_MAC(t944, t945, UINT32_C(0x00000000), t886, t912, t943);
    SANGI_MAC(t946, t947, UINT32_C(0x00000000), t886, t914, t945);
    SANGI_MAC(t948, t949, UINT32_C(0x00000000), t886, t916, t947);
    SANGI_MAC(t950, t951, UINT32_C(0x00000200), t886, t918, t949);
    SANGI_MAC(t952, t953, UINT32_C(0x00000000), t886, t919, t951);
    /* t += x[13] * y */
    SANGI_MAC(t954, t955, y0, x13, t920, 0);
    SANGI_MAC(t956, t957, y1, x13, t922, t955);
    SANGI_MAC(t958, t959, y2, x13, t924, t957);
    SANGI_MAC(t960, t961, y3, x13, t926, t959);
    SANGI_MAC(t962, t963, y4, x13, t928, t961);
    SANGI_MAC(t964, t965, y5, x13, t930, t963);
    SANGI_MAC(t966, t967, y6, x13, t932, t965);
    SANGI_MAC(t968, t969, y7, x13, t934, t967);
    SANGI_MAC(t970, t971, y8, x13, t936, t969);
    SANGI_MAC(t972, t973, y9, x13, t938, t971);
    SANGI_MAC(t974, t975, y10, x13, t940, t973);
    SANGI_MAC(t976, t977, y11, x13, t942, t975);
    SANGI_MAC(t978, t979, y12, x13, t944, t977);
    SANGI_MAC(t980, t981, y13, x13, t946, t979);
    SANGI_MAC(t982, t983, y14, x13, t948, t981);
    SANGI_MAC(t984, t985, y15, x13, t950, t983);
    SANGI_MAC(t986, t987, y16, x13, t952, t985);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t988, t989, UINT32_C(0x00000000), t954, t956, 0);
    SANGI_MAC(t990, t991, UINT32_C(0x00000000), t954, t958, t989);
    SANGI_MAC(t992, t993, UINT32_C(0x00000000), t954, t960, t991);
    SANGI_MAC(t994, t995, UINT32_C(0x00000000), t954, t962, t993);
    SANGI_MAC(t996, t997, UINT32_C(0x00000000), t954, t964, t995);
    SANGI_MAC(t998, t999, UINT32_C(0x00000000), t954, t966, t997);
    SANGI_MAC(t1000, t1001, UINT32_C(0x00000000), t954, t968, t999);
    SANGI_MAC(t1002, t1003, UINT32_C(0x00000000), t954, t970, t1001);
    SANGI_MAC(t1004, t1005, UINT32_C(0x00000000), t954, t972, t1003);
    SANGI_MAC(t1006, t1007, UINT32_C(0x00000000), t954, t974, t1005);
    SANGI_MAC(t1008, t1009, UINT32_C(0x00000000), t954, t976, t1007);
    SANGI_MAC(t1010, t1011, UINT32_C(0x00000000), t954, t978, t1009);
    SANGI_MAC(t1012, t1013, UINT32_C(0x00000000), t954, t980, t1011);
    SANGI_MAC(t1014, t1015, UINT32_C(0x00000000), t954, t982, t1013);
    SANGI_MAC(t1016, t1017, UINT32_C(0x00000000), t954, t984, t1015);
    SANGI_MAC(t1018, t1019, UINT32_C(0x00000200), t954, t986, t1017);
    SANGI_MAC(t1020, t1021, UINT32_C(0x00000000), t954, t987, t1019);
    /* t += x[14] * y */
    SANGI_MAC(t1022, t1023, y0, x14, t988, 0);
    SANGI_MAC(t1024, t1025, y1, x14, t990, t1023);
    SANGI_MAC(t1026, t1027, y2, x14, t992, t1025);
    SANGI_MAC(t1028, t1029, y3, x14, t994, t1027);
    SANGI_MAC(t1030, t1031, y4, x14, t996, t1029);
    SANGI_MAC(t1032, t1033, y5, x14, t998, t1031);
    SANGI_MAC(t1034, t1035, y6, x14, t1000, t1033);
    SANGI_MAC(t1036, t1037, y7, x14, t1002, t1035);
    SANGI_MAC(t1038, t1039, y8, x14, t1004, t1037);
    SANGI_MAC(t1040, t1041, y9, x14, t1006, t1039);
    SANGI_MAC(t1042, t1043, y10, x14, t1008, t1041);
    SANGI_MAC(t1044, t1045, y11, x14, t1010, t1043);
    SANGI_MAC(t1046, t1047, y12, x14, t1012, t1045);
    SANGI_MAC(t1048, t1049, y13, x14, t1014, t1047);
    SANGI_MAC(t1050, t1051, y14, x14, t1016, t1049);
    SANGI_MAC(t1052, t1053, y15, x14, t1018, t1051);
    SANGI_MAC(t1054, t1055, y16, x14, t1020, t1053);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1056, t1057, UINT32_C(0x00000000), t1022, t1024, 0);
    SANGI_MAC(t1058, t1059, UINT32_C(0x00000000), t1022, t1026, t1057);
    SANGI_MAC(t1060, t1061, UINT32_C(0x00000000), t1022, t1028, t1059);
    SANGI_MAC(t1062, t1063, UINT32_C(0x00000000), t1022, t1030, t1061);
    SANGI_MAC(t1064, t1065, UINT32_C(0x00000000), t1022, t1032, t1063);
    SANGI_MAC(t1066, t1067, UINT32_C(0x00000000), t1022, t1034, t1065);
    SANGI_MAC(t1068, t1069, UINT32_C(0x00000000), t1022, t1036, t1067);
    SANGI_MAC(t1070, t1071, UINT32_C(0x00000000), t1022, t1038, t1069);
    SANGI_MAC(t1072, t1073, UINT32_C(0x00000000), t1022, t1040, t1071);
    SANGI_MAC(t1074, t1075, UINT32_C(0x00000000), t1022, t1042, t1073);
    SANGI_MAC(t1076, t1077, UINT32_C(0x00000000), t1022, t1044, t1075);
    SANGI_MAC(t1078, t1079, UINT32_C(0x00000000), t1022, t1046, t1077);
    SANGI_MAC(t1080, t1081, UINT32_C(0x00000000), t1022, t1048, t1079);
    SANGI_MAC(t1082, t1083, UINT32_C(0x00000000), t1022, t1050, t1081);
    SANGI_MAC(t1084, t1085, UINT32_C(0x00000000), t1022, t1052, t1083);
    SANGI_MAC(t1086, t1087, UINT32_C(0x00000200), t1022, t1054, t1085);
    SANGI_MAC(t1088, t1089, UINT32_C(0x00000000), t1022, t1055, t1087);
    /* t += x[15] * y */
    SANGI_MAC(t1090, t1091, y0, x15, t1056, 0);
    SANGI_MAC(t1092, t1093, y1, x15, t1058, t1091);
    SANGI_MAC(t1094, t1095, y2, x15, t1060, t1093);
    SANGI_MAC(t1096, t1097, y3, x15, t1062, t1095);
    SANGI_MAC(t1098, t1099, y4, x15, t1064, t1097);
    SANGI_MAC(t1100, t1101, y5, x15, t1066, t1099);
    SANGI_MAC(t1102, t1103, y6, x15, t1068, t1101);
    SANGI_MAC(t1104, t1105, y7, x15, t1070, t1103);
    SANGI_MAC(t1106, t1107, y8, x15, t1072, t1105);
    SANGI_MAC(t1108, t1109, y9, x15, t1074, t1107);
    SANGI_MAC(t1110, t1111, y10, x15, t1076, t1109);
    SANGI_MAC(t1112, t1113, y11, x15, t1078, t1111);
    SANGI_MAC(t1114, t1115, y12, x15, t1080, t1113);
    SANGI_MAC(t1116, t1117, y13, x15, t1082, t1115);
    SANGI_MAC(t1118, t1119, y14, x15, t1084, t1117);
    SANGI_MAC(t1120, t1121, y15, x15, t1086, t1119);
    SANGI_MAC(t1122, t1123, y16, x15, t1088, t1121);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1124, t1125, UINT32_C(0x00000000), t1090, t1092, 0);
    SANGI_MAC(t1126, t1127, UINT32_C(0x00000000), t1090, t1094, t1125);
    SANGI_MAC(t1128, t1129, UINT32_C(0x00000000), t1090, t1096, t1127);
    SANGI_MAC(t1130, t1131, UINT32_C(0x00000000), t1090, t1098, t1129);
    SANGI_MAC(t1132, t1133, UINT32_C(0x00000000), t1090, t1100, t1131);
    SANGI_MAC(t1134, t1135, UINT32_C(0x00000000), t1090, t1102, t1133);
    SANGI_MAC(t1136, t1137, UINT32_C(0x00000000), t1090, t1104, t1135);
    SANGI_MAC(t1138, t1139, UINT32_C(0x00000000), t1090, t1106, t1137);
    SANGI_MAC(t1140, t1141, UINT32_C(0x00000000), t1090, t1108, t1139);
    SANGI_MAC(t1142, t1143, UINT32_C(0x00000000), t1090, t1110, t1141);
    SANGI_MAC(t1144, t1145, UINT32_C(0x00000000), t1090, t1112, t1143);
    SANGI_MAC(t1146, t1147, UINT32_C(0x00000000), t1090, t1114, t1145);
    SANGI_MAC(t1148, t1149, UINT32_C(0x00000000), t1090, t1116, t1147);
    SANGI_MAC(t1150, t1151, UINT32_C(0x00000000), t1090, t1118, t1149);
    SANGI_MAC(t1152, t1153, UINT32_C(0x00000000), t1090, t1120, t1151);
    SANGI_MAC(t1154, t1155, UINT32_C(0x00000200), t1090, t1122, t1153);
    SANGI_MAC(t1156, t1157, UINT32_C(0x00000000), t1090, t1123, t1155);
    /* t += x[16] * y */
    SANGI_MAC(t1158, t1159, y0, x16, t1124, 0);
    SANGI_MAC(t1160, t1161, y1, x16, t1126, t1159);
    SANGI_MAC(t1162, t1163, y2, x16, t1128, t1161);
    SANGI_MAC(t1164, t1165, y3, x16, t1130, t1163);
    SANGI_MAC(t1166, t1167, y4, x16, t1132, t1165);
    SANGI_MAC(t1168, t1169, y5, x16, t1134, t1167);
    SANGI_MAC(t1170, t1171, y6, x16, t1136, t1169);
    SANGI_MAC(t1172, t1173, y7, x16, t1138, t1171);
    SANGI_MAC(t1174, t1175, y8, x16, t1140, t1173);
    SANGI_MAC(t1176, t1177, y9, x16, t1142, t1175);
    SANGI_MAC(t1178, t1179, y10, x16, t1144, t1177);
    SANGI_MAC(t1180, t1181, y11, x16, t1146, t1179);
    SANGI_MAC(t1182, t1183, y12, x16, t1148, t1181);
    SANGI_MAC(t1184, t1185, y13, x16, t1150, t1183);
    SANGI_MAC(t1186, t1187, y14, x16, t1152, t1185);
    SANGI_MAC(t1188, t1189, y15, x16, t1154, t1187);
    SANGI_MAC(t1190, t1191, y16, x16, t1156, t1189);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1192, t1193, UINT32_C(0x00000000), t1158, t1160, 0);
    SANGI_MAC(t1194, t1195, UINT32_C(0x00000000), t1158, t1162, t1193);
    SANGI_MAC(t1196, t1197, UINT32_C(0x00000000), t1158, t1164, t1195);
    SANGI_MAC(t1198, t1199, UINT32_C(0x00000000), t1158, t1166, t1197);
    SANGI_MAC(t1200, t1201, UINT32_C(0x00000000), t1158, t1168, t1199);
    SANGI_MAC(t1202, t1203, UINT32_C(0x00000000), t1158, t1170, t1201);
    SANGI_MAC(t1204, t1205, UINT32_C(0x00000000), t1158, t1172, t1203);
    SANGI_MAC(t1206, t1207, UINT32_C(0x00000000), t1158, t1174, t1205);
    SANGI_MAC(t1208, t1209, UINT32_C(0x00000000), t1158, t1176, t1207);
    SANGI_MAC(t1210, t1211, UINT32_C(0x00000000), t1158, t1178, t1209);
    SANGI_MAC(t1212, t1213, UINT32_C(0x00000000), t1158, t1180, t1211);
    SANGI_MAC(t1214, t1215, UINT32_C(0x00000000), t1158, t1182, t1213);
    SANGI_MAC(t1216, t1217, UINT32_C(0x00000000), t1158, t1184, t1215);
    SANGI_MAC(t1218, t1219, UINT32_C(0x00000000), t1158, t1186, t1217);
    SANGI_MAC(t1220, t1221, UINT32_C(0x00000000), t1158, t1188, t1219);
    SANGI_MAC(t1222, t1223, UINT32_C(0x00000200), t1158, t1190, t1221);
    SANGI_MAC(t1224, t1225, UINT32_C(0x00000000), t1158, t1191, t1223);
    /* d = s - p */
    sangi_limb c1244 = 0;
    const sangi_limb t1243 = sangi_limb_sub(t1192, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1245 = sangi_limb_sub(t1194, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1247 = sangi_limb_sub(t1196, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1249 = sangi_limb_sub(t1198, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1251 = sangi_limb_sub(t1200, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1253 = sangi_limb_sub(t1202, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1255 = sangi_limb_sub(t1204, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1257 = sangi_limb_sub(t1206, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1259 = sangi_limb_sub(t1208, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1261 = sangi_limb_sub(t1210, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1263 = sangi_limb_sub(t1212, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1265 = sangi_limb_sub(t1214, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1267 = sangi_limb_sub(t1216, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1269 = sangi_limb_sub(t1218, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1271 = sangi_limb_sub(t1220, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1273 = sangi_limb_sub(t1222, UINT32_C(0xffffffff), &c1244);
    const sangi_limb t1275 = sangi_limb_sub(t1224, UINT32_C(0x000001ff), &c1244);
    /* s where d < 0, else d */
    const sangi_limb t1277 = sangi_limb_mask(c1244);
    const sangi_limb t1278 = sangi_limb_select(t1277, t1192, t1243);
    const sangi_limb t1279 = sangi_limb_select(t1277, t1194, t1245);
    const sangi_limb t1280 = sangi_limb_select(t1277, t1196, t1247);
    const sangi_limb t1281 = sangi_limb_select(t1277, t1198, t1249);
    const sangi_limb t1282 = sangi_limb_select(t1277, t1200, t1251);
    const sangi_limb t1283 = sangi_limb_select(t1277, t1202, t1253);
    const sangi_limb t1284 = sangi_limb_select(t1277, t1204, t1255);
    const sangi_limb t1285 = sangi_limb_select(t1277, t1206, t1257);
    const sangi_limb t1286 = sangi_limb_select(t1277, t1208, t1259);
    const sangi_limb t1287 = sangi_limb_select(t1277, t1210, t1261);
    const sangi_limb t1288 = sangi_limb_select(t1277, t1212, t1263);
    const sangi_limb t1289 = sangi_limb_select(t1277, t1214, t1265);
    const sangi_limb t1290 = sangi_limb_select(t1277, t1216, t1267);
    const sangi_limb t1291 = sangi_limb_select(t1277, t1218, t1269);
    const sangi_limb t1292 = sangi_limb_select(t1277, t1220, t1271);
    const sangi_limb t1293 = sangi_limb_select(t1277, t1222, t1273);
    const sangi_limb t1294 = sangi_limb_select(t1277, t1224, t1275);
    z[0] = t1278;
    z[1] = t1279;
    z[2] = t1280;
    z[3] = t1281;
    z[4] = t1282;
    z[5] = t1283;
    z[6] = t1284;
    z[7] = t1285;
    z[8] = t1286;
    z[9] = t1287;
    z[10] = t1288;
    z[11] = t1289;
    z[12] = t1290;
    z[13] = t1291;
    z[14] = t1292;
    z[15] = t1293;
    z[16] = t1294;
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
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t19, t20, x0, x1, 0, 0);
    SANGI_MAC(t21, t22, x0, x2, t20, 0);
    SANGI_MAC(t23, t24, x0, x3, t22, 0);
    SANGI_MAC(t25, t26, x0, x4, t24, 0);
    SANGI_MAC(t27, t28, x0, x5, t26, 0);
    SANGI_MAC(t29, t30, x0, x6, t28, 0);
    SANGI_MAC(t31, t32, x0, x7, t30, 0);
    SANGI_MAC(t33, t34, x0, x8, t32, 0);
    SANGI_MAC(t35, t36, x0, x9, t34, 0);
    SANGI_MAC(t37, t38, x0, x10, t36, 0);
    SANGI_MAC(t39, t40, x0, x11, t38, 0);
    SANGI_MAC(t41, t42, x0, x12, t40, 0);
    SANGI_MAC(t43, t44, x0, x13, t42, 0);
    SANGI_MAC(t45, t46, x0, x14, t44, 0);
    SANGI_MAC(t47, t48, x0, x15, t46, 0);
    SANGI_MAC(t49, t50, x0, x16, t48, 0);
    SANGI_MAC(t51, t52, x1, x2, t23, 0);
    SANGI_MAC(t53, t54, x1, x3, t25, t52);
    SANGI_MAC(t55, t56, x1, x4, t27, t54);
    SANGI_MAC(t57, t58, x1, x5, t29, t56);
    SANGI_MAC(t59, t60, x1, x6, t31, t58);
    SANGI_MAC(t61, t62, x1, x7, t33, t60);
    SANGI_MAC(t63, t64, x1, x8, t35, t62);
    SANGI_MAC(t65, t66, x1, x9, t37, t64);
    SANGI_MAC(t67, t68, x1, x10, t39, t66);
    SANGI_MAC(t69, t70, x1, x11, t41, t68);
    SANGI_MAC(t71, t72, x1, x12, t43, t70);
    SANGI_MAC(t73, t74, x1, x13, t45, t72);
    SANGI_MAC(t75, t76, x1, x14, t47, t74);
    SANGI_MAC(t77, t78, x1, x15, t49, t76);
    SANGI_MAC(t79, t80, x1, x16, t50, t78);
    SANGI_MAC(t81, t82, x2, x3, t55, 0);
    SANGI_MAC(t83, t84, x2, x4, t57, t82);
    SANGI_MAC(t85, t86, x2, x5, t59, t84);
    SANGI_MAC(t87, t88, x2, x6, t61, t86);
    SANGI_MAC(t89, t90, x2, x7, t63, t88);
    SANGI_MAC(t91, t92, x2, x8, t65, t90);
    SANGI_MAC(t93, t94, x2, x9, t67, t92);
    SANGI_MAC(t95, t96, x2, x10, t69, t94);
    SANGI_MAC(t97, t98, x2, x11, t71, t96);
    SANGI_MAC(t99, t100, x2, x12, t73, t98);
    SANGI_MAC(t101, t102, x2, x13, t75, t100);
    SANGI_MAC(t103, t104, x2, x14, t77, t102);
    SANGI_MAC(t105, t106, x2, x15, t79, t104);
    SANGI_MAC(t107, t108, x2, x16, t80, t106);
    SANGI_MAC(t109, t110, x3, x4, t85, 0);
    SANGI_MAC(t111, t112, x3, x5, t87, t110);
    SANGI_MAC(t113, t114, x3, x6, t89, t112);
    SANGI_MAC(t115, t116, x3, x7, t91, t114);
    SANGI_MAC(t117, t118, x3, x8, t93, t116);
    SANGI_MAC(t119, t120, x3, x9, t95, t118);
    SANGI_MAC(t121, t122, x3, x10, t97, t120);
    SANGI_MAC(t123, t124, x3, x11, t99, t122);
    SANGI_MAC(t125, t126, x3, x12, t101, t124);
    SANGI_MAC(t127, t128, x3, x13, t103, t126);
    SANGI_MAC(t129, t130, x3, x14, t105, t128);
    SANGI_MAC(t131, t132, x3, x15, t107, t130);
    SANGI_MAC(t133, t134, x3, x16, t108, t132);
    SANGI_MAC(t135, t136, x4, x5, t113, 0);
    SANGI_MAC(t137, t138, x4, x6, t115, t136);
    SANGI_MAC(t139, t140, x4, x7, t117, t138);
    SANGI_MAC(t141, t142, x4, x8, t119, t140);
    SANGI_MAC(t143, t144, x4, x9, t121, t142);
    SANGI_MAC(t145, t146, x4, x10, t123, t144);
    SANGI_MAC(t147, t148, x4, x11, t125, t146);
    SANGI_MAC(t149, t150, x4, x12, t127, t148);
    SANGI_MAC(t151, t152, x4, x13, t129, t150);
    SANGI_MAC(t153, t154, x4, x14, t131, t152);
    SANGI_MAC(t155, t156, x4, x15, t133, t154);
    SANGI_MAC(t157, t158, x4, x16, t134, t156);
    SANGI_MAC(t159, t160, x5, x6, t139, 0);
    SANGI_MAC(t161, t162, x5, x7, t141, t160);
    SANGI_MAC(t163, t164, x5, x8, t143, t162);
    SANGI_MAC(t165, t166, x5, x9, t145, t164);
    SANGI_MAC(t167, t168, x5, x10, t147, t166);
    SANGI_MAC(t169, t170, x5, x11, t149, t168);
    SANGI_MAC(t171, t172, x5, x12, t151, t170);
    SANGI_MAC(t173, t174, x5, x13, t153, t172);
    SANGI_MAC(t175, t176, x5, x14, t155, t174);
    SANGI_MAC(t177, t178, x5, x15, t157, t176);
    SANGI_MAC(t179, t180, x5, x16, t158, t178);
    SANGI_MAC(t181, t182, x6, x7, t163, 0);
    SANGI_MAC(t183, t184, x6, x8, t165, t182);
    SANGI_MAC(t185, t186, x6, x9, t167, t184);
    SANGI_MAC(t187, t188, x6, x10, t169, t186);
    SANGI_MAC(t189, t190, x6, x11, t171, t188);
    SANGI_MAC(t191, t192, x6, x12, t173, t190);
    SANGI_MAC(t193, t194, x6, x13, t175, t192);
    SANGI_MAC(t195, t196, x6, x14, t177, t194);
    SANGI_MAC(t197, t198, x6, x15, t179, t196);
    SANGI_MAC(t199, t200, x6, x16, t180, t198);
    SANGI_MAC(t201, t202, x7, x8, t185, 0);
    SANGI_MAC(t203, t204, x7, x9, t187, t202);
    SANGI_MAC(t205, t206, x7, x10, t189, t204);
    SANGI_MAC(t207, t208, x7, x11, t191, t206);
    SANGI_MAC(t209, t210, x7, x12, t193, t208);
    SANGI_MAC(t211, t212, x7, x13, t195, t210);
    SANGI_MAC(t213, t214, x7, x14, t197, t212);
    SANGI_MAC(t215, t216, x7, x15, t199, t214);
    SANGI_MAC(t217, t218, x7, x16, t200, t216);
    SANGI_MAC(t219, t220, x8, x9, t205, 0);
    SANGI_MAC(t221, t222, x8, x10, t207, t220);
    SANGI_MAC(t223, t224, x8, x11, t209, t222);
    SANGI_MAC(t225, t226, x8, x12, t211, t224);
    SANGI_MAC(t227, t228, x8, x13, t213, t226);
    SANGI_MAC(t229, t230, x8, x14, t215, t228);
    SANGI_MAC(t231, t232, x8, x15, t217, t230);
    SANGI_MAC(t233, t234, x8, x16, t218, t232);
    SANGI_MAC(t235, t236, x9, x10, t223, 0);
    SANGI_MAC(t237, t238, x9, x11, t225, t236);
    SANGI_MAC(t239, t240, x9, x12, t227, t238);
    SANGI_MAC(t241, t242, x9, x13, t229, t240);
    SANGI_MAC(t243, t244, x9, x14, t231, t242);
    SANGI_MAC(t245, t246, x9, x15, t233, t244);
    SANGI_MAC(t247, t248, x9, x16, t234, t246);
    SANGI_MAC(t249, t250, x10, x11, t239, 0);
    SANGI_MAC(t251, t252, x10, x12, t241, t250);
    SANGI_MAC(t253, t254, x10, x13, t243, t252);
    SANGI_MAC(t255, t256, x10, x14, t245, t254);
    SANGI_MAC(t257, t258, x10, x15, t247, t256);
    SANGI_MAC(t259, t260, x10, x16, t248, t258);
    SANGI_MAC(t261, t262, x11, x12, t253, 0);
    SANGI_MAC(t263, t264, x11, x13, t255, t262);
    SANGI_MAC(t265, t266, x11, x14, t257, t264);
    SANGI_MAC(t267, t268, x11, x15, t259, t266);
    SANGI_MAC(t269, t270, x11, x16, t260, t268);
    SANGI_MAC(t271, t272, x12, x13, t265, 0);
    SANGI_MAC(t273, t274, x12, x14, t267, t272);
    SANGI_MAC(t275, t276, x12, x15, t269, t274);
    SANGI_MAC(t277, t278, x12, x16, t270, t276);
    SANGI_MAC(t279, t280, x13, x14, t275, 0);
    SANGI_MAC(t281, t282, x13, x15, t277, t280);
    SANGI_MAC(t283, t284, x13, x16, t278, t282);
    SANGI_MAC(t285, t286, x14, x15, t283, 0);
    SANGI_MAC(t287, t288, x14, x16, t284, t286);
    SANGI_MAC(t289, t290, x15, x16, t288, 0);
    /* twice these */
    sangi_limb c292 = 0;
    const sangi_limb t291 = sangi_limb_add(t19, sangi_limb_hide(t19), &c292);
    const sangi_limb t293 = sangi_limb_add(t21, sangi_limb_hide(t21), &c292);
    const sangi_limb t295 = sangi_limb_add(t51, sangi_limb_hide(t51), &c292);
    const sangi_limb t297 = sangi_limb_add(t53, sangi_limb_hide(t53), &c292);
    const sangi_limb t299 = sangi_limb_add(t81, sangi_limb_hide(t81), &c292);
    const sangi_limb t301 = sangi_limb_add(t83, sangi_limb_hide(t83), &c292);
    const sangi_limb t303 = sangi_limb_add(t109, sangi_limb_hide(t109), &c292);
    const sangi_limb t305 = sangi_limb_add(t111, sangi_limb_hide(t111), &c292);
    const sangi_limb t307 = sangi_limb_add(t135, sangi_limb_hide(t135), &c292);
    const sangi_limb t309 = sangi_limb_add(t137, sangi_limb_hide(t137), &c292);
    const sangi_limb t311 = sangi_limb_add(t159, sangi_limb_hide(t159), &c292);
    const sangi_limb t313 = sangi_limb_add(t161, sangi_limb_hide(t161), &c292);
    const sangi_limb t315 = sangi_limb_add(t181, sangi_limb_hide(t181), &c292);
    const sangi_limb t317 = sangi_limb_add(t183, sangi_limb_hide(t183), &c292);
    const sangi_limb t319 = sangi_limb_add(t201, sangi_limb_hide(t201), &c292);
    const sangi_limb t321 = sangi_limb_add(t203, sangi_limb_hide(t203), &c292);
    const sangi_limb t323 = sangi_limb_add(t219, sangi_limb_hide(t219), &c292);
    const sangi_limb t325 = sangi_limb_add(t221, sangi_limb_hide(t221), &c292);
    const sangi_limb t327 = sangi_limb_add(t235, sangi_limb_hide(t235), &c292);
    const sangi_limb t329 = sangi_limb_add(t237, sangi_limb_hide(t237), &c292);
    const sangi_limb t331 = sangi_limb_add(t249, sangi_limb_hide(t249), &c292);
    const sangi_limb t333 = sangi_limb_add(t251, sangi_limb_hide(t251), &c292);
    const sangi_limb t335 = sangi_limb_add(t261, sangi_limb_hide(t261), &c292);
    const sangi_limb t337 = sangi_limb_add(t263, sangi_limb_hide(t263), &c292);
    const sangi_limb t339 = sangi_limb_add(t271, sangi_limb_hide(t271), &c292);
    const sangi_limb t341 = sangi_limb_add(t273, sangi_limb_hide(t273), &c292);
    const sangi_limb t343 = sangi_limb_add(t279, sangi_limb_hide(t279), &c292);
    const sangi_limb t345 = sangi_limb_add(t281, sangi_limb_hide(t281), &c292);
    const sangi_limb t347 = sangi_limb_add(t285, sangi_limb_hide(t285), &c292);
    const sangi_limb t349 = sangi_limb_add(t287, sangi_limb_hide(t287), &c292);
    const sangi_limb t351 = sangi_limb_add(t289, sangi_limb_hide(t289), &c292);
    const sangi_limb t353 = sangi_limb_add(t290, sangi_limb_hide(t290), &c292);
    /* and the squares x[i]^2 */
    SANGI_MAC(t355, t356, x0, x0, 0, 0);
    SANGI_MAC(t357, t358, x1, x1, 0, 0);
    SANGI_MAC(t359, t360, x2, x2, 0, 0);
    SANGI_MAC(t361, t362, x3, x3, 0, 0);
    SANGI_MAC(t363, t364, x4, x4, 0, 0);
    SANGI_MAC(t365, t366, x5, x5, 0, 0);
    SANGI_MAC(t367, t368, x6, x6, 0, 0);
    SANGI_MAC(t369, t370, x7, x7, 0, 0);
    SANGI_MAC(t371, t372, x8, x8, 0, 0);
    SANGI_MAC(t373, t374, x9, x9, 0, 0);
    SANGI_MAC(t375, t376, x10, x10, 0, 0);
    SANGI_MAC(t377, t378, x11, x11, 0, 0);
    SANGI_MAC(t379, t380, x12, x12, 0, 0);
    SANGI_MAC(t381, t382, x13, x13, 0, 0);
    SANGI_MAC(t383, t384, x14, x14, 0, 0);
    SANGI_MAC(t385, t386, x15, x15, 0, 0);
    SANGI_MAC(t387, t388, x16, x16, 0, 0);
    sangi_limb c390 = 0;
    const sangi_limb t389 = sangi_limb_add(t291, t356, &c390);
    const sangi_limb t391 = sangi_limb_add(t293, t357, &c390);
    const sangi_limb t393 = sangi_limb_add(t295, t358, &c390);
    const sangi_limb t395 = sangi_limb_add(t297, t359, &c390);
    const sangi_limb t397 = sangi_limb_add(t299, t360, &c390);
    const sangi_limb t399 = sangi_limb_add(t301, t361, &c390);
    const sangi_limb t401 = sangi_limb_add(t303, t362, &c390);
    const sangi_limb t403 = sangi_limb_add(t305, t363, &c390);
    const sangi_limb t405 = sangi_limb_add(t307, t364, &c390);
    const sangi_limb t407 = sangi_limb_add(t309, t365, &c390);
    const sangi_limb t409 = sangi_limb_add(t311, t366, &c390);
    const sangi_limb t411 = sangi_limb_add(t313, t367, &c390);
    const sangi_limb t413 = sangi_limb_add(t315, t368, &c390);
    const sangi_limb t415 = sangi_limb_add(t317, t369, &c390);
    const sangi_limb t417 = sangi_limb_add(t319, t370, &c390);
    const sangi_limb t419 = sangi_limb_add(t321, t371, &c390);
    const sangi_limb t421 = sangi_limb_add(t323, t372, &c390);
    const sangi_limb t423 = sangi_limb_add(t325, t373, &c390);
    const sangi_limb t425 = sangi_limb_add(t327, t374, &c390);
    const sangi_limb t427 = sangi_limb_add(t329, t375, &c390);
    const sangi_limb t429 = sangi_limb_add(t331, t376, &c390);
    const sangi_limb t431 = sangi_limb_add(t333, t377, &c390);
    const sangi_limb t433 = sangi_limb_add(t335, t378, &c390);
    const sangi_limb t435 = sangi_limb_add(t337, t379, &c390);
    const sangi_limb t437 = sangi_limb_add(t339, t380, &c390);
    const sangi_limb t439 = sangi_limb_add(t341, t381, &c390);
    const sangi_limb t441 = sangi_limb_add(t343, t382, &c390);
    const sangi_limb t443 = sangi_limb_add(t345, t383, &c390);
    const sangi_limb t445 = sangi_limb_add(t347, t384, &c390);
    const sangi_limb t447 = sangi_limb_add(t349, t385, &c390);
    const sangi_limb t449 = sangi_limb_add(t351, t386, &c390);
    const sangi_limb t451 = sangi_limb_add(t353, t387, &c390);
    const sangi_limb t453 = sangi_limb_add(UINT32_C(0x00000000), t388, &c390);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t473 = sangi_limb_mullo(t355, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t475, t473, UINT32_C(0xffffffff), t355, 0);
    SANGI_MAC(t476, t477, t473, UINT32_C(0xffffffff), t389, t475);
    SANGI_MAC(t478, t479, t473, UINT32_C(0xffffffff), t391, t477);
    SANGI_MAC(t480, t481, t473, UINT32_C(0xffffffff), t393, t479);
    SANGI_MAC(t482, t483, t473, UINT32_C(0xffffffff), t395, t481);
    SANGI_MAC(t484, t485, t473, UINT32_C(0xffffffff), t397, t483);
    SANGI_MAC(t486, t487, t473, UINT32_C(0xffffffff), t399, t485);
    SANGI_MAC(t488, t489, t473, UINT32_C(0xffffffff), t401, t487);
    SANGI_MAC(t490, t491, t473, UINT32_C(0xffffffff), t403, t489);
    SANGI_MAC(t492, t493, t473, UINT32_C(0xffffffff), t405, t491);
    SANGI_MAC(t494, t495, t473, UINT32_C(0xffffffff), t407, t493);
    SANGI_MAC(t496, t497, t473, UINT32_C(0xffffffff), t409, t495);
    SANGI_MAC(t498, t499, t473, UINT32_C(0xffffffff), t411, t497);
    SANGI_MAC(t500, t501, t473, UINT32_C(0xffffffff), t413, t499);
    SANGI_MAC(t502, t503, t473, UINT32_C(0xffffffff), t415, t501);
    SANGI_MAC(t504, t505, t473, UINT32_C(0xffffffff), t417, t503);
    SANGI_MAC(t506, t507, t473, UINT32_C(0x000001ff), t419, t505);
    sangi_limb c509 = 0;
    const sangi_limb t508 = sangi_limb_add(t421, t507, &c509);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t510 = sangi_limb_mullo(t476, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t512, t510, UINT32_C(0xffffffff), t476, 0);
    SANGI_MAC(t513, t514, t510, UINT32_C(0xffffffff), t478, t512);
    SANGI_MAC(t515, t516, t510, UINT32_C(0xffffffff), t480, t514);
    SANGI_MAC(t517, t518, t510, UINT32_C(0xffffffff), t482, t516);
    SANGI_MAC(t519, t520, t510, UINT32_C(0xffffffff), t484, t518);
    SANGI_MAC(t521, t522, t510, UINT32_C(0xffffffff), t486, t520);
    SANGI_MAC(t523, t524, t510, UINT32_C(0xffffffff), t488, t522);
    SANGI_MAC(t525, t526, t510, UINT32_C(0xffffffff), t490, t524);
    SANGI_MAC(t527, t528, t510, UINT32_C(0xffffffff), t492, t526);
    SANGI_MAC(t529, t530, t510, UINT32_C(0xffffffff), t494, t528);
    SANGI_MAC(t531, t532, t510, UINT32_C(0xffffffff), t496, t530);
    SANGI_MAC(t533, t534, t510, UINT32_C(0xffffffff), t498, t532);
    SANGI_MAC(t535, t536, t510, UINT32_C(0xffffffff), t500, t534);
    SANGI_MAC(t537, t538, t510, UINT32_C(0xffffffff), t502, t536);
    SANGI_MAC(t539, t540, t510, UINT32_C(0xffffffff), t504, t538);
    SANGI_MAC(t541, t542, t510, UINT32_C(0xffffffff), t506, t540);
    SANGI_MAC(t543, t544, t510, UINT32_C(0x000001ff), t508, t542);
    const sangi_limb t545 = sangi_limb_add(t423, t544, &c509);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t547 = sangi_limb_mullo(t513, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t549, t547, UINT32_C(0xffffffff), t513, 0);
    SANGI_MAC(t550, t551, t547, UINT32_C(0xffffffff), t515, t549);
    SANGI_MAC(t552, t553, t547, UINT32_C(0xffffffff), t517, t551);
    SANGI_MAC(t554, t555, t547, UINT32_C(0xffffffff), t519, t553);
    SANGI_MAC(t556, t557, t547, UINT32_C(0xffffffff), t521, t555);
    SANGI_MAC(t558, t559, t547, UINT32_C(0xffffffff), t523, t557);
    SANGI_MAC(t560, t561, t547, UINT32_C(0xffffffff), t525, t559);
    SANGI_MAC(t562, t563, t547, UINT32_C(0xffffffff), t527, t561);
    SANGI_MAC(t564, t565, t547, UINT32_C(0xffffffff), t529, t563);
    SANGI_MAC(t566, t567, t547, UINT32_C(0xffffffff), t531, t565);
    SANGI_MAC(t568, t569, t547, UINT32_C(0xffffffff), t533, t567);
    SANGI_MAC(t570, t571, t547, UINT32_C(0xffffffff), t535, t569);
    SANGI_MAC(t572, t573, t547, UINT32_C(0xffffffff), t537, t571);
    SANGI_MAC(t574, t575, t547, UINT32_C(0xffffffff), t539, t573);
    SANGI_MAC(t576, t577, t547, UINT32_C(0xffffffff), t541, t575);
    SANGI_MAC(t578, t579, t547, UINT32_C(0xffffffff), t543, t577);
    SANGI_MAC(t580, t581, t547, UINT32_C(0x000001ff), t545, t579);
    const sangi_limb t582 = sangi_limb_add(t425, t581, &c509);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t584 = sangi_limb_mullo(t550, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t586, t584, UINT32_C(0xffffffff), t550, 0);
    SANGI_MAC(t587, t588, t584, UINT32_C(0xffffffff), t552, t586);
    SANGI_MAC(t589, t590, t584, UINT32_C(0xffffffff), t554, t588);
    SANGI_MAC(t591, t592, t584, UINT32_C(0xffffffff), t556, t590);
    SANGI_MAC(t593, t594, t584, UINT32_C(0xffffffff), t558, t592);
    SANGI_MAC(t595, t596, t584, UINT32_C(0xffffffff), t560, t594);
    SANGI_MAC(t597, t598, t584, UINT32_C(0xffffffff), t562, t596);
    SANGI_MAC(t599, t600, t584, UINT32_C(0xffffffff), t564, t598);
    SANGI_MAC(t601, t602, t584, UINT32_C(0xffffffff), t566, t600);
    SANGI_MAC(t603, t604, t584, UINT32_C(0xffffffff), t568, t602);
    SANGI_MAC(t605, t606, t584, UINT32_C(0xffffffff), t570, t604);
    SANGI_MAC(t607, t608, t584, UINT32_C(0xffffffff), t572, t606);
    SANGI_MAC(t609, t610, t584, UINT32_C(0xffffffff), t574, t608);
    SANGI_MAC(t611, t612, t584, UINT32_C(0xffffffff), t576, t610);
    SANGI_MAC(t613, t614, t584, UINT32_C(0xffffffff), t578, t612);
    SANGI_MAC(t615, t616, t584, UINT32_C(0xffffffff), t580, t614);
    SANGI_MAC(t617, t618, t584, UINT32_C(0x000001ff), t582, t616);
    const sangi_limb t619 = sangi_limb_add(t427, t618, &c509);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t621 = sangi_limb_mullo(t587, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t623, t621, UINT32_C(0xffffffff), t587, 0);
    SANGI_MAC(t624, t625, t621, UINT32_C(0xffffffff), t589, t623);
    SANGI_MAC(t626, t627, t621, UINT32_C(0xffffffff), t591, t625);
    SANGI_MAC(t628, t629, t621, UINT32_C(0xffffffff), t593, t627);
    SANGI_MAC(t630, t631, t621, UINT32_C(0xffffffff), t595, t629);
    SANGI_MAC(t632, t633, t621, UINT32_C(0xffffffff), t597, t631);
    SANGI_MAC(t634, t635, t621, UINT32_C(0xffffffff), t599, t633);
    SANGI_MAC(t636, t637, t621, UINT32_C(0xffffffff), t601, t635);
    SANGI_MAC(t638, t639, t621, UINT32_C(0xffffffff), t603, t637);
    SANGI_MAC(t640, t641, t621, UINT32_C(0xffffffff), t605, t639);
    SANGI_MAC(t642, t643, t621, UINT32_C(0xffffffff), t607, t641);
    SANGI_MAC(t644, t645, t621, UINT32_C(0xffffffff), t609, t643);
    SANGI_MAC(t646, t647, t621, UINT32_C(0xffffffff), t611, t645);
    SANGI_MAC(t648, t649, t621, UINT32_C(0xffffffff), t613, t647);
    SANGI_MAC(t650, t651, t621, UINT32_C(0xffffffff), t615, t649);
    SANGI_MAC(t652, t653, t621, UINT32_C(0xffffffff), t617, t651);
    SANGI_MAC(t654, t655, t621, UINT32_C(0x000001ff), t619, t653);
    const sangi_limb t656 = sangi_limb_add(t429, t655, &c509);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t658 = sangi_limb_mullo(t624, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t660, t658, UINT32_C(0xffffffff), t624, 0);
    SANGI_MAC(t661, t662, t658, UINT32_C(0xffffffff), t626, t660);
    SANGI_MAC(t663, t664, t658, UINT32_C(0xffffffff), t628, t662);
    SANGI_MAC(t665, t666, t658, UINT32_C(0xffffffff), t630, t664);
    SANGI_MAC(t667, t668, t658, UINT32_C(0xffffffff), t632, t666);
    SANGI_MAC(t669, t670, t658, UINT32_C(0xffffffff), t634, t668);
    SANGI_MAC(t671, t672, t658, UINT32_C(0xffffffff), t636, t670);
    SANGI_MAC(t673, t674, t658, UINT32_C(0xffffffff), t638, t672);
    SANGI_MAC(t675, t676, t658, UINT32_C(0xffffffff), t640, t674);
    SANGI_MAC(t677, t678, t658, UINT32_C(0xffffffff), t642, t676);
    SANGI_MAC(t679, t680, t658, UINT32_C(0xffffffff), t644, t678);
    SANGI_MAC(t681, t682, t658, UINT32_C(0xffffffff), t646, t680);
    SANGI_MAC(t683, t684, t658, UINT32_C(0xffffffff), t648, t682);
    SANGI_MAC(t685, t686, t658, UINT32_C(0xffffffff), t650, t684);
    SANGI_MAC(t687, t688, t658, UINT32_C(0xffffffff), t652, t686);
    SANGI_MAC(t689, t690, t658, UINT32_C(0xffffffff), t654, t688);
    SANGI_MAC(t691, t692, t658, UINT32_C(0x000001ff), t656, t690);
    const sangi_limb t693 = sangi_limb_add(t431, t692, &c509);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t695 = sangi_limb_mullo(t661, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t697, t695, UINT32_C(0xffffffff), t661, 0);
    SANGI_MAC(t698, t699, t695, UINT32_C(0xffffffff), t663, t697);
    SANGI_MAC(t700, t701, t695, UINT32_C(0xffffffff), t665, t699);
    SANGI_MAC(t702, t703, t695, UINT32_C(0xffffffff), t667, t701);
    SANGI_MAC(t704, t705, t695, UINT32_C(0xffffffff), t669, t703);
    SANGI_MAC(t706, t707, t695, UINT32_C(0xffffffff), t671, t705);
    SANGI_MAC(t708, t709, t695, UINT32_C(0xffffffff), t673, t707);
    SANGI_MAC(t710, t711, t695, UINT32_C(0xffffffff), t675, t709);
    SANGI_MAC(t712, t713, t695, UINT32_C(0xffffffff), t677, t711);
    SANGI_MAC(t714, t715, t695, UINT32_C(0xffffffff), t679, t713);
    SANGI_MAC(t716, t717, t695, UINT32_C(0xffffffff), t681, t715);
    SANGI_MAC(t718, t719, t695, UINT32_C(0xffffffff), t683, t717);
    SANGI_MAC(t720, t721, t695, UINT32_C(0xffffffff), t685, t719);
    SANGI_MAC(t722, t723, t695, UINT32_C(0xffffffff), t687, t721);
    SANGI_MAC(t724, t725, t695, UINT32_C(0xffffffff), t689, t723);
    SANGI_MAC(t726, t727, t695, UINT32_C(0xffffffff), t691, t725);
    SANGI_MAC(t728, t729, t695, UINT32_C(0x000001ff), t693, t727);
    const sangi_limb t730 = sangi_limb_add(t433, t729, &c509);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t732 = sangi_limb_mullo(t698, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t734, t732, UINT32_C(0xffffffff), t698, 0);
    SANGI_MAC(t735, t736, t732, UINT32_C(0xffffffff), t700, t734);
    SANGI_MAC(t737, t738, t732, UINT32_C(0xffffffff), t702, t736);
    SANGI_MAC(t739, t740, t732, UINT32_C(0xffffffff), t704, t738);
    SANGI_MAC(t741, t742, t732, UINT32_C(0xffffffff), t706, t740);
    SANGI_MAC(t743, t744, t732, UINT32_C(0xffffffff), t708, t742);
    SANGI_MAC(t745, t746, t732, UINT32_C(0xffffffff), t710, t744);
    SANGI_MAC(t747, t748, t732, UINT32_C(0xffffffff), t712, t746);
    SANGI_MAC(t749, t750, t732, UINT32_C(0xffffffff), t714, t748);
    SANGI_MAC(t751, t752, t732, UINT32_C(0xffffffff), t716, t750);
    SANGI_MAC(t753, t754, t732, UINT32_C(0xffffffff), t718, t752);
    SANGI_MAC(t755, t756, t732, UINT32_C(0xffffffff), t720, t754);
    SANGI_MAC(t757, t758, t732, UINT32_C(0xffffffff), t722, t756);
    SANGI_MAC(t759, t760, t732, UINT32_C(0xffffffff), t724, t758);
    SANGI_MAC(t761, t762, t732, UINT32_C(0xffffffff), t726, t760);
    SANGI_MAC(t763, t764, t732, UINT32_C(0xffffffff), t728, t762);
    SANGI_MAC(t765, t766, t732, UINT32_C(0x000001ff), t730, t764);
    const sangi_limb t767 = sangi_limb_add(t435, t766, &c509);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t769 = sangi_limb_mullo(t735, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t771, t769, UINT32_C(0xffffffff), t735, 0);
    SANGI_MAC(t772, t773, t769, UINT32_C(0xffffffff), t737, t771);
    SANGI_MAC(t774, t775, t769, UINT32_C(0xffffffff), t739, t773);
    SANGI_MAC(t776, t777, t769, UINT32_C(0xffffffff), t741, t775);
    SANGI_MAC(t778, t779, t769, UINT32_C(0xffffffff), t743, t777);
    SANGI_MAC(t780, t781, t769, UINT32_C(0xffffffff), t745, t779);
    SANGI_MAC(t782, t783, t769, UINT32_C(0xffffffff), t747, t781);
    SANGI_MAC(t784, t785, t769, UINT32_C(0xffffffff), t749, t783);
    SANGI_MAC(t786, t787, t769, UINT32_C(0xffffffff), t751, t785);
    SANGI_MAC(t788, t789, t769, UINT32_C(0xffffffff), t753, t787);
    SANGI_MAC(t790, t791, t769, UINT32_C(0xffffffff), t755, t789);
    SANGI_MAC(t792, t793, t769, UINT32_C(0xffffffff), t757, t791);
    SANGI_MAC(t794, t795, t769, UINT32_C(0xffffffff), t759, t793);
    SANGI_MAC(t796, t797, t769, UINT32_C(0xffffffff), t761, t795);
    SANGI_MAC(t798, t799, t769, UINT32_C(0xffffffff), t763, t797);
    SANGI_MAC(t800, t801, t769, UINT32_C(0xffffffff), t765, t799);
    SANGI_MAC(t802, t803, t769, UINT32_C(0x000001ff), t767, t801);
    const sangi_limb t804 = sangi_limb_add(t437, t803, &c509);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t806 = sangi_limb_mullo(t772, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t808, t806, UINT32_C(0xffffffff), t772, 0);
    SANGI_MAC(t809, t810, t806, UINT32_C(0xffffffff), t774, t808);
    SANGI_MAC(t811, t812, t806, UINT32_C(0xffffffff), t776, t810);
    SANGI_MAC(t813, t814, t806, UINT32_C(0xffffffff), t778, t812);
    SANGI_MAC(t815, t816, t806, UINT32_C(0xffffffff), t780, t814);
    SANGI_MAC(t817, t818, t806, UINT32_C(0xffffffff), t782, t816);
    SANGI_MAC(t819, t820, t806, UINT32_C(0xffffffff), t784, t818);
    SANGI_MAC(t821, t822, t806, UINT32_C(0xffffffff), t786, t820);
    SANGI_MAC(t823, t824, t806, UINT32_C(0xffffffff), t788, t822);
    SANGI_MAC(t825, t826, t806, UINT32_C(0xffffffff), t790, t824);
    SANGI_MAC(t827, t828, t806, UINT32_C(0xffffffff), t792, t826);
    SANGI_MAC(t829, t830, t806, UINT32_C(0xffffffff), t794, t828);
    SANGI_MAC(t831, t832, t806, UINT32_C(0xffffffff), t796, t830);
    SANGI_MAC(t833, t834, t806, UINT32_C(0xffffffff), t798, t832);
    SANGI_MAC(t835, t836, t806, UINT32_C(0xffffffff), t800, t834);
    SANGI_MAC(t837, t838, t806, UINT32_C(0xffffffff), t802, t836);
    SANGI_MAC(t839, t840, t806, UINT32_C(0x000001ff), t804, t838);
    const sangi_limb t841 = sangi_limb_add(t439, t840, &c509);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t843 = sangi_limb_mullo(t809, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t845, t843, UINT32_C(0xffffffff), t809, 0);
    SANGI_MAC(t846, t847, t843, UINT32_C(0xffffffff), t811, t845);
    SANGI_MAC(t848, t849, t843, UINT32_C(0xffffffff), t813, t847);
    SANGI_MAC(t850, t851, t843, UINT32_C(0xffffffff), t815, t849);
    SANGI_MAC(t852, t853, t843, UINT32_C(0xffffffff), t817, t851);
    SANGI_MAC(t854, t855, t843, UINT32_C(0xffffffff), t819, t853);
    SANGI_MAC(t856, t857, t843, UINT32_C(0xffffffff), t821, t855);
    SANGI_MAC(t858, t859, t843, UINT32_C(0xffffffff), t823, t857);
    SANGI_MAC(t860, t861, t843, UINT32_C(0xffffffff), t825, t859);
    SANGI_MAC(t862, t863, t843, UINT32_C(0xffffffff), t827, t861);
    SANGI_MAC(t864, t865, t843, UINT32_C(0xffffffff), t829, t863);
    SANGI_MAC(t866, t867, t843, UINT32_C(0xffffffff), t831, t865);
    SANGI_MAC(t868, t869, t843, UINT32_C(0xffffffff), t833, t867);
    SANGI_MAC(t870, t871, t843, UINT32_C(0xffffffff), t835, t869);
    SANGI_MAC(t872, t873, t843, UINT32_C(0xffffffff), t837, t871);
    SANGI_MAC(t874, t875, t843, UINT32_C(0xffffffff), t839, t873);
    SANGI_MAC(t876, t877, t843, UINT32_C(0x000001ff), t841, t875);
    const sangi_limb t878 = sangi_limb_add(t441, t877, &c509);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t880 = sangi_limb_mullo(t846, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t882, t880, UINT32_C(0xffffffff), t846, 0);
    SANGI_MAC(t883, t884, t880, UINT32_C(0xffffffff), t848, t882);
    SANGI_MAC(t885, t886, t880, UINT32_C(0xffffffff), t850, t884);
    SANGI_MAC(t887, t888, t880, UINT32_C(0xffffffff), t852, t886);
    SANGI_MAC(t889, t890, t880, UINT32_C(0xffffffff), t854, t888);
    SANGI_MAC(t891, t892, t880, UINT32_C(0xffffffff), t856, t890);
    SANGI_MAC(t893, t894, t880, UINT32_C(0xffffffff), t858, t892);
    SANGI_MAC(t895, t896, t880, UINT32_C(0xffffffff), t860, t894);
    SANGI_MAC(t897, t898, t880, UINT32_C(0xffffffff), t862, t896);
    SANGI_MAC(t899, t900, t880, UINT32_C(0xffffffff), t864, t898);
    SANGI_MAC(t901, t902, t880, UINT32_C(0xffffffff), t866, t900);
    SANGI_MAC(t903, t904, t880, UINT32_C(0xffffffff), t868, t902);
    SANGI_MAC(t905, t906, t880, UINT32_C(0xffffffff), t870, t904);
    SANGI_MAC(t907, t908, t880, UINT32_C(0xffffffff), t872, t906);
    SANGI_MAC(t909, t910, t880, UINT32_C(0xffffffff), t874, t908);
    SANGI_MAC(t911, t912, t880, UINT32_C(0xffffffff), t876, t910);
    SANGI_MAC(t913, t914, t880, UINT32_C(0x000001ff), t878, t912);
    const sangi_limb t915 = sangi_limb_add(t443, t914, &c509);
    /* t += q * p * 2^(width * 12), which clears limb 12 */
    const sangi_limb t917 = sangi_limb_mullo(t883, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t919, t917, UINT32_C(0xffffffff), t883, 0);
    SANGI_MAC(t920, t921, t917, UINT32_C(0xffffffff), t885, t919);
    SANGI_MAC(t922, t923, t917, UINT32_C(0xffffffff), t887, t921);
    SANGI_MAC(t924, t925, t917, UINT32_C(0xffffffff), t889, t923);
    SANGI_MAC(t926, t927, t917, UINT32_C(0xffffffff), t891, t925);
    SANGI_MAC(t928, t929, t917, UINT32_C(0xffffffff), t893, t927);
    SANGI_MAC(t930, t931, t917, UINT32_C(0xffffffff), t895, t929);
    SANGI_MAC(t932, t933, t917, UINT32_C(0xffffffff), t897, t931);
    SANGI_MAC(t934, t935, t917, UINT32_C(0xffffffff), t899, t933);
    SANGI_MAC(t936, t937, t917, UINT32_C(0xffffffff), t901, t935);
    SANGI_MAC(t938, t939, t917, UINT32_C(0xffffffff), t903, t937);
    SANGI_MAC(t940, t941, t917, UINT32_C(0xffffffff), t905, t939);
    SANGI_MAC(t942, t943, t917, UINT32_C(0xffffffff), t907, t941);
    SANGI_MAC(t944, t945, t917, UINT32_C(0xffffffff), t909, t943);
    SANGI_MAC(t946, t947, t917, UINT32_C(0xffffffff), t911, t945);
    SANGI_MAC(t948, t949, t917, UINT32_C(0xffffffff), t913, t947);
    SANGI_MAC(t950, t951, t917, UINT32_C(0x000001ff), t915, t949);
    const sangi_limb t952 = sangi_limb_add(t445, t951, &c509);
    /* t += q * p * 2^(width * 13), which clears limb 13 */
    const sangi_limb t954 = sangi_limb_mullo(t920, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t956, t954, UINT32_C(0xffffffff), t920, 0);
    SANGI_MAC(t957, t958, t954, UINT32_C(0xffffffff), t922, t956);
    SANGI_MAC(t959, t960, t954, UINT32_C(0xffffffff), t924, t958);
    SANGI_MAC(t961, t962, t954, UINT32_C(0xffffffff), t926, t960);
    SANGI_MAC(t963, t964, t954, UINT32_C(0xffffffff), t928, t962);
    SANGI_MAC(t965, t966, t954, UINT32_C(0xffffffff), t930, t964);
    SANGI_MAC(t967, t968, t954, UINT32_C(0xffffffff), t932, t966);
    SANGI_MAC(t969, t970, t954, UINT32_C(0xffffffff), t934, t968);
    SANGI_MAC(t971, t972, t954, UINT32_C(0xffffffff), t936, t970);
    SANGI_MAC(t973, t974, t954, UINT32_C(0xffffffff), t938, t972);
    SANGI_MAC(t975, t976, t954, UINT32_C(0xffffffff), t940, t974);
    SANGI_MAC(t977, t978, t954, UINT32_C(0xffffffff), t942, t976);
    SANGI_MAC(t979, t980, t954, UINT32_C(0xffffffff), t944, t978);
    SANGI_MAC(t981, t982, t954, UINT32_C(0xffffffff), t946, t980);
    SANGI_MAC(t983, t984, t954, UINT32_C(0xffffffff), t948, t982);
    SANGI_MAC(t985, t986, t954, UINT32_C(0xffffffff), t950, t984);
    SANGI_MAC(t987, t988, t954, UINT32_C(0x000001ff), t952, t986);
    const sangi_limb t989 = sangi_limb_add(t447, t988, &c509);
    /* t += q * p * 2^(width * 14), which clears limb 14 */
    const sangi_limb t991 = sangi_limb_mullo(t957, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t993, t991, UINT32_C(0xffffffff), t957, 0);
    SANGI_MAC(t994, t995, t991, UINT32_C(0xffffffff), t959, t993);
    SANGI_MAC(t996, t997, t991, UINT32_C(0xffffffff), t961, t995);
    SANGI_MAC(t998, t999, t991, UINT32_C(0xffffffff), t963, t997);
    SANGI_MAC(t1000, t1001, t991, UINT32_C(0xffffffff), t965, t999);
    SANGI_MAC(t1002, t1003, t991, UINT32_C(0xffffffff), t967, t1001);
    SANGI_MAC(t1004, t1005, t991, UINT32_C(0xffffffff), t969, t1003);
    SANGI_MAC(t1006, t1007, t991, UINT32_C(0xffffffff), t971, t1005);
    SANGI_MAC(t1008, t1009, t991, UINT32_C(0xffffffff), t973, t1007);
    SANGI_MAC(t1010, t1011, t991, UINT32_C(0xffffffff), t975, t1009);
    SANGI_MAC(t1012, t1013, t991, UINT32_C(0xffffffff), t977, t1011);
    SANGI_MAC(t1014, t1015, t991, UINT32_C(0xffffffff), t979, t1013);
    SANGI_MAC(t1016, t1017, t991, UINT32_C(0xffffffff), t981, t1015);
    SANGI_MAC(t1018, t1019, t991, UINT32_C(0xffffffff), t983, t1017);
    SANGI_MAC(t1020, t1021, t991, UINT32_C(0xffffffff), t985, t1019);
    SANGI_MAC(t1022, t1023, t991, UINT32_C(0xffffffff), t987, t1021);
    SANGI_MAC(t1024, t1025, t991, UINT32_C(0x000001ff), t989, t1023);
    const sangi_limb t1026 = sangi_limb_add(t449, t1025, &c509);
    /* t += q * p * 2^(width * 15), which clears limb 15 */
    const sangi_limb t1028 = sangi_limb_mullo(t994, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t1030, t1028, UINT32_C(0xffffffff), t994, 0);
    SANGI_MAC(t1031, t1032, t1028, UINT32_C(0xffffffff), t996, t1030);
    SANGI_MAC(t1033, t1034, t1028, UINT32_C(0xffffffff), t998, t1032);
    SANGI_MAC(t1035, t1036, t1028, UINT32_C(0xffffffff), t1000, t1034);
    SANGI_MAC(t1037, t1038, t1028, UINT32_C(0xffffffff), t1002, t1036);
    SANGI_MAC(t1039, t1040, t1028, UINT32_C(0xffffffff), t1004, t1038);
    SANGI_MAC(t1041, t1042, t1028, UINT32_C(0xffffffff), t1006, t1040);
    SANGI_MAC(t1043, t1044, t1028, UINT32_C(0xffffffff), t1008, t1042);
    SANGI_MAC(t1045, t1046, t1028, UINT32_C(0xffffffff), t1010, t1044);
    SANGI_MAC(t1047, t1048, t1028, UINT32_C(0xffffffff), t1012, t1046);
    SANGI_MAC(t1049, t1050, t1028, UINT32_C(0xffffffff), t1014, t1048);
    SANGI_MAC(t1051, t1052, t1028, UINT32_C(0xffffffff), t1016, t1050);
    SANGI_MAC(t1053, t1054, t1028, UINT32_C(0xffffffff), t1018, t1052);
    SANGI_MAC(t1055, t1056, t1028, UINT32_C(0xffffffff), t1020, t1054);
    SANGI_MAC(t1057, t1058, t1028, UINT32_C(0xffffffff), t1022, t1056);
    SANGI_MAC(t1059, t1060, t1028, UINT32_C(0xffffffff), t1024, t1058);
    SANGI_MAC(t1061, t1062, t1028, UINT32_C(0x000001ff), t1026, t1060);
    const sangi_limb t1063 = sangi_limb_add(t451, t1062, &c509);
    /* t += q * p * 2^(width * 16), which clears limb 16 */
    const sangi_limb t1065 = sangi_limb_mullo(t1031, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t1067, t1065, UINT32_C(0xffffffff), t1031, 0);
    SANGI_MAC(t1068, t1069, t1065, UINT32_C(0xffffffff), t1033, t1067);
    SANGI_MAC(t1070, t1071, t1065, UINT32_C(0xffffffff), t1035, t1069);
    SANGI_MAC(t1072, t1073, t1065, UINT32_C(0xffffffff), t1037, t1071);
    SANGI_MAC(t1074, t1075, t1065, UINT32_C(0xffffffff), t1039, t1073);
    SANGI_MAC(t1076, t1077, t1065, UINT32_C(0xffffffff), t1041, t1075);
    SANGI_MAC(t1078, t1079, t1065, UINT32_C(0xffffffff), t1043, t1077);
    SANGI_MAC(t1080, t1081, t1065, UINT32_C(0xffffffff), t1045, t1079);
    SANGI_MAC(t1082, t1083, t1065, UINT32_C(0xffffffff), t1047, t1081);
    SANGI_MAC(t1084, t1085, t1065, UINT32_C(0xffffffff), t1049, t1083);
    SANGI_MAC(t1086, t1087, t1065, UINT32_C(0xffffffff), t1051, t1085);
    SANGI_MAC(t1088, t1089, t1065, UINT32_C(0xffffffff), t1053, t1087);
    SANGI_MAC(t1090, t1091, t1065, UINT32_C(0xffffffff), t1055, t1089);
    SANGI_MAC(t1092, t1093, t1065, UINT32_C(0xffffffff), t1057, t1091);
    SANGI_MAC(t1094, t1095, t1065, UINT32_C(0xffffffff), t1059, t1093);
    SANGI_MAC(t1096, t1097, t1065, UINT32_C(0xffffffff), t1061, t1095);
    SANGI_MAC(t1098, t1099, t1065, UINT32_C(0x000001ff), t1063, t1097);
    const sangi_limb t1100 = sangi_limb_add(t453, t1099, &c509);
    /* d = s - p */
    sangi_limb c1120 = 0;
    const sangi_limb t1119 = sangi_limb_sub(t1068, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1121 = sangi_limb_sub(t1070, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1123 = sangi_limb_sub(t1072, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1125 = sangi_limb_sub(t1074, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1127 = sangi_limb_sub(t1076, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1129 = sangi_limb_sub(t1078, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1131 = sangi_limb_sub(t1080, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1133 = sangi_limb_sub(t1082, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1135 = sangi_limb_sub(t1084, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1137 = sangi_limb_sub(t1086, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1139 = sangi_limb_sub(t1088, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1141 = sangi_limb_sub(t1090, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1143 = sangi_limb_sub(t1092, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1145 = sangi_limb_sub(t1094, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1147 = sangi_limb_sub(t1096, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1149 = sangi_limb_sub(t1098, UINT32_C(0xffffffff), &c1120);
    const sangi_limb t1151 = sangi_limb_sub(t1100, UINT32_C(0x000001ff), &c1120);
    /* s where d < 0, else d */
    const sangi_limb t1153 = sangi_limb_mask(c1120);
    const sangi_limb t1154 = sangi_limb_select(t1153, t1068, t1119);
    const sangi_limb t1155 = sangi_limb_select(t1153, t1070, t1121);
    const sangi_limb t1156 = sangi_limb_select(t1153, t1072, t1123);
    const sangi_limb t1157 = sangi_limb_select(t1153, t1074, t1125);
    const sangi_limb t1158 = sangi_limb_select(t1153, t1076, t1127);
    const sangi_limb t1159 = sangi_limb_select(t1153, t1078, t1129);
    const sangi_limb t1160 = sangi_limb_select(t1153, t1080, t1131);
    const sangi_limb t1161 = sangi_limb_select(t1153, t1082, t1133);
    const sangi_limb t1162 = sangi_limb_select(t1153, t1084, t1135);
    const sangi_limb t1163 = sangi_limb_select(t1153, t1086, t1137);
    const sangi_limb t1164 = sangi_limb_select(t1153, t1088, t1139);
    const sangi_limb t1165 = sangi_limb_select(t1153, t1090, t1141);
    const sangi_limb t1166 = sangi_limb_select(t1153, t1092, t1143);
    const sangi_limb t1167 = sangi_limb_select(t1153, t1094, t1145);
    const sangi_limb t1168 = sangi_limb_select(t1153, t1096, t1147);
    const sangi_limb t1169 = sangi_limb_select(t1153, t1098, t1149);
    const sangi_limb t1170 = sangi_limb_select(t1153, t1100, t1151);
    z[0] = t1154;
    z[1] = t1155;
    z[2] = t1156;
    z[3] = t1157;
    z[4] = t1158;
    z[5] = t1159;
    z[6] = t1160;
    z[7] = t1161;
    z[8] = t1162;
    z[9] = t1163;
    z[10] = t1164;
    z[11] = t1165;
    z[12] = t1166;
    z[13] = t1167;
    z[14] = t1168;
    z[15] = t1169;
    z[16] = t1170;
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
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb x8 = x[8];
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* t = x * c */
    SANGI_MAC(t19, t20, x0, c, 0, 0);
    SANGI_MAC(t21, t22, x1, c, t20, 0);
    SANGI_MAC(t23, t24, x2, c, t22, 0);
    SANGI_MAC(t25, t26, x3, c, t24, 0);
    SANGI_MAC(t27, t28, x4, c, t26, 0);
    SANGI_MAC(t29, t30, x5, c, t28, 0);
    SANGI_MAC(t31, t32, x6, c, t30, 0);
    SANGI_MAC(t33, t34, x7, c, t32, 0);
    SANGI_MAC(t35, t36, x8, c, t34, 0);
    SANGI_MAC(t37, t38, x9, c, t36, 0);
    SANGI_MAC(t39, t40, x10, c, t38, 0);
    SANGI_MAC(t41, t42, x11, c, t40, 0);
    SANGI_MAC(t43, t44, x12, c, t42, 0);
    SANGI_MAC(t45, t46, x13, c, t44, 0);
    SANGI_MAC(t47, t48, x14, c, t46, 0);
    SANGI_MAC(t49, t50, x15, c, t48, 0);
    SANGI_MAC(t51, t52, x16, c, t50, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t55, t51, UINT32_C(0x02000000), 0, 0);
    SANGI_MAC(t56, t57, t52, UINT32_C(0x02000000), t55, 0);
    SANGI_MAC_HIGH(t60, t56, UINT32_C(0x40000000), 0, 0);
    /* t - q * p */
    SANGI_MAC(t78, t79, UINT32_C(0xffffffff), t60, 0, 0);
    SANGI_MAC(t80, t81, UINT32_C(0xffffffff), t60, t79, 0);
    SANGI_MAC(t82, t83, UINT32_C(0xffffffff), t60, t81, 0);
    SANGI_MAC(t84, t85, UINT32_C(0xffffffff), t60, t83, 0);
    SANGI_MAC(t86, t87, UINT32_C(0xffffffff), t60, t85, 0);
    SANGI_MAC(t88, t89, UINT32_C(0xffffffff), t60, t87, 0);
    SANGI_MAC(t90, t91, UINT32_C(0xffffffff), t60, t89, 0);
    SANGI_MAC(t92, t93, UINT32_C(0xffffffff), t60, t91, 0);
    SANGI_MAC(t94, t95, UINT32_C(0xffffffff), t60, t93, 0);
    SANGI_MAC(t96, t97, UINT32_C(0xffffffff), t60, t95, 0);
    SANGI_MAC(t98, t99, UINT32_C(0xffffffff), t60, t97, 0);
    SANGI_MAC(t100, t101, UINT32_C(0xffffffff), t60, t99, 0);
    SANGI_MAC(t102, t103, UINT32_C(0xffffffff), t60, t101, 0);
    SANGI_MAC(t104, t105, UINT32_C(0xffffffff), t60, t103, 0);
    SANGI_MAC(t106, t107, UINT32_C(0xffffffff), t60, t105, 0);
    SANGI_MAC(t108, t109, UINT32_C(0xffffffff), t60, t107, 0);
    SANGI_MAC(t110, t111, UINT32_C(0x000001ff), t60, t109, 0);
    sangi_limb c113 = 0;
    const sangi_limb t112 = sangi_limb_sub(t19, t78, &c113);
    const sangi_limb t114 = sangi_limb_sub(t21, t80, &c113);
    const sangi_limb t116 = sangi_limb_sub(t23, t82, &c113);
    const sangi_limb t118 = sangi_limb_sub(t25, t84, &c113);
    const sangi_limb t120 = sangi_limb_sub(t27, t86, &c113);
    const sangi_limb t122 = sangi_limb_sub(t29, t88, &c113);
    const sangi_limb t124 = sangi_limb_sub(t31, t90, &c113);
    const sangi_limb t126 = sangi_limb_sub(t33, t92, &c113);
    const sangi_limb t128 = sangi_limb_sub(t35, t94, &c113);
    const sangi_limb t130 = sangi_limb_sub(t37, t96, &c113);
    const sangi_limb t132 = sangi_limb_sub(t39, t98, &c113);
    const sangi_limb t134 = sangi_limb_sub(t41, t100, &c113);
    const sangi_limb t136 = sangi_limb_sub(t43, t102, &c113);
    const sangi_limb t138 = sangi_limb_sub(t45, t104, &c113);
    const sangi_limb t140 = sangi_limb_sub(t47, t106, &c113);
    const sangi_limb t142 = sangi_limb_sub(t49, t108, &c113);
    const sangi_limb t144 = sangi_limb_sub(t51, t110, &c113);
    /* d = s - p */
    sangi_limb c164 = 0;
    const sangi_limb t163 = sangi_limb_sub(t112, UINT32_C(0xffffffff), &c164);
    const sangi_limb t165 = sangi_limb_sub(t114, UINT32_C(0xffffffff), &c164);
    const sangi_limb t167 = sangi_limb_sub(t116, UINT32_C(0xffffffff), &c164);
    const sangi_limb t169 = sangi_limb_sub(t118, UINT32_C(0xffffffff), &c164);
    const sangi_limb t171 = sangi_limb_sub(t120, UINT32_C(0xffffffff), &c164);
    const sangi_limb t173 = sangi_limb_sub(t122, UINT32_C(0xffffffff), &c164);
    const sangi_limb t175 = sangi_limb_sub(t124, UINT32_C(0xffffffff), &c164);
    const sangi_limb t177 = sangi_limb_sub(t126, UINT32_C(0xffffffff), &c164);
    const sangi_limb t179 = sangi_limb_sub(t128, UINT32_C(0xffffffff), &c164);
    const sangi_limb t181 = sangi_limb_sub(t130, UINT32_C(0xffffffff), &c164);
    const sangi_limb t183 = sangi_limb_sub(t132, UINT32_C(0xffffffff), &c164);
    const sangi_limb t185 = sangi_limb_sub(t134, UINT32_C(0xffffffff), &c164);
    const sangi_limb t187 = sangi_limb_sub(t136, UINT32_C(0xffffffff), &c164);
    const sangi_limb t189 = sangi_limb_sub(t138, UINT32_C(0xffffffff), &c164);
    const sangi_limb t191 = sangi_limb_sub(t140, UINT32_C(0xffffffff), &c164);
    const sangi_limb t193 = sangi_limb_sub(t142, UINT32_C(0xffffffff), &c164);
    const sangi_limb t195 = sangi_limb_sub(t144, UINT32_C(0x000001ff), &c164);
    /* s where d < 0, else d */
    const sangi_limb t197 = sangi_limb_mask(c164);
    const sangi_limb t198 = sangi_limb_select(t197, t112, t163);
    const sangi_limb t199 = sangi_limb_select(t197, t114, t165);
    const sangi_limb t200 = sangi_limb_select(t197, t116, t167);
    const sangi_limb t201 = sangi_limb_select(t197, t118, t169);
    const sangi_limb t202 = sangi_limb_select(t197, t120, t171);
    const sangi_limb t203 = sangi_limb_select(t197, t122, t173);
    const sangi_limb t204 = sangi_limb_select(t197, t124, t175);
    const sangi_limb t205 = sangi_limb_select(t197, t126, t177);
    const sangi_limb t206 = sangi_limb_select(t197, t128, t179);
    const sangi_limb t207 = sangi_limb_select(t197, t130, t181);
    const sangi_limb t208 = sangi_limb_select(t197, t132, t183);
    const sangi_limb t209 = sangi_limb_select(t197, t134, t185);
    const sangi_limb t210 = sangi_limb_select(t197, t136, t187);
    const sangi_limb t211 = sangi_limb_select(t197, t138, t189);
    const sangi_limb t212 = sangi_limb_select(t197, t140, t191);
    const sangi_limb t213 = sangi_limb_select(t197, t142, t193);
    const sangi_limb t214 = sangi_limb_select(t197, t144, t195);
    z[0] = t198;
    z[1] = t199;
    z[2] = t200;
    z[3] = t201;
    z[4] = t202;
    z[5] = t203;
    z[6] = t204;
    z[7] = t205;
    z[8] = t206;
    z[9] = t207;
    z[10] = t208;
    z[11] = t209;
    z[12] = t210;
    z[13] = t211;
    z[14] = t212;
    z[15] = t213;
    z[16] = t214;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    /* t += x[0] * y */
    SANGI_MAC(t70, t71, y0, x0, 0, 0);
    SANGI_MAC(t72, t73, y1, x0, t71, 0);
    SANGI_MAC(t74, t75, y2, x0, t73, 0);
    SANGI_MAC(t76, t77, y3, x0, t75, 0);
    SANGI_MAC(t78, t79, y4, x0, t77, 0);
    SANGI_MAC(t80, t81, y5, x0, t79, 0);
    SANGI_MAC(t82, t83, y6, x0, t81, 0);
    SANGI_MAC(t84, t85, y7, x0, t83, 0);
    SANGI_MAC(t86, t87, y8, x0, t85, 0);
    SANGI_MAC(t88, t89, y9, x0, t87, 0);
    SANGI_MAC(t90, t91, y10, x0, t89, 0);
    SANGI_MAC(t92, t93, y11, x0, t91, 0);
    SANGI_MAC(t94, t95, y12, x0, t93, 0);
    SANGI_MAC(t96, t97, y13, x0, t95, 0);
    SANGI_MAC(t98, t99, y14, x0, t97, 0);
    SANGI_MAC(t100, t101, y15, x0, t99, 0);
    SANGI_MAC(t102, t103, y16, x0, t101, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t104, t105, UINT32_C(0x00000000), t70, t72, 0);
    SANGI_MAC(t106, t107, UINT32_C(0x00000000), t70, t74, t105);
    SANGI_MAC(t108, t109, UINT32_C(0x00000000), t70, t76, t107);
    SANGI_MAC(t110, t111, UINT32_C(0x00000000), t70, t78, t109);
    SANGI_MAC(t112, t113, UINT32_C(0x00000000), t70, t80, t111);
    SANGI_MAC(t114, t115, UINT32_C(0x00000000), t70, t82, t113);
    SANGI_MAC(t116, t117, UINT32_C(0x00000000), t70, t84, t115);
    SANGI_MAC(t118, t119, UINT32_C(0x00000000), t70, t86, t117);
    SANGI_MAC(t120, t121, UINT32_C(0x00000000), t70, t88, t119);
    SANGI_MAC(t122, t123, UINT32_C(0x00000000), t70, t90, t121);
    SANGI_MAC(t124, t125, UINT32_C(0x00000000), t70, t92, t123);
    SANGI_MAC(t126, t127, UINT32_C(0x00000000), t70, t94, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x00000000), t70, t96, t127);
    SANGI_MAC(t130, t131, UINT32_C(0x00000000), t70, t98, t129);
    SANGI_MAC(t132, t133, UINT32_C(0x00000000), t70, t100, t131);
    SANGI_MAC(t134, t135, UINT32_C(0x00000200), t70, t102, t133);
    SANGI_MAC(t136, t137, UINT32_C(0x00000000), t70, t103, t135);
    /* t += x[1] * y */
    SANGI_MAC(t138, t139, y0, x1, t104, 0);
    SANGI_MAC(t140, t141, y1, x1, t106, t139);
    SANGI_MAC(t142, t143, y2, x1, t108, t141);
    SANGI_MAC(t144, t145, y3, x1, t110, t143);
    SANGI_MAC(t146, t147, y4, x1, t112, t145);
    SANGI_MAC(t148, t149, y5, x1, t114, t147);
    SANGI_MAC(t150, t151, y6, x1, t116, t149);
    SANGI_MAC(t152, t153, y7, x1, t118, t151);
    SANGI_MAC(t154, t155, y8, x1, t120, t153);
    SANGI_MAC(t156, t157, y9, x1, t122, t155);
    SANGI_MAC(t158, t159, y10, x1, t124, t157);
    SANGI_MAC(t160, t161, y11, x1, t126, t159);
    SANGI_MAC(t162, t163, y12, x1, t128, t161);
    SANGI_MAC(t164, t165, y13, x1, t130, t163);
    SANGI_MAC(t166, t167, y14, x1, t132, t165);
    SANGI_MAC(t168, t169, y15, x1, t134, t167);
    SANGI_MAC(t170, t171, y16, x1, t136, t169);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t172, t173, UINT32_C(0x00000000), t138, t140, 0);
    SANGI_MAC(t174, t175, UINT32_C(0x00000000), t138, t142, t173);
    SANGI_MAC(t176, t177, UINT32_C(0x00000000), t138, t144, t175);
    SANGI_MAC(t178, t179, UINT32_C(0x00000000), t138, t146, t177);
    SANGI_MAC(t180, t181, UINT32_C(0x00000000), t138, t148, t179);
    SANGI_MAC(t182, t183, UINT32_C(0x00000000), t138, t150, t181);
    SANGI_MAC(t184, t185, UINT32_C(0x00000000), t138, t152, t183);
    SANGI_MAC(t186, t187, UINT32_C(0x00000000), t138, t154, t185);
    SANGI_MAC(t188, t189, UINT32_C(0x00000000), t138, t156, t187);
    SANGI_MAC(t190, t191, UINT32_C(0x00000000), t138, t158, t189);
    SANGI_MAC(t192, t193, UINT32_C(0x00000000), t138, t160, t191);
    SANGI_MAC(t194, t195, UINT32_C(0x00000000), t138, t162, t193);
    SANGI_MAC(t196, t197, UINT32_C(0x00000000), t138, t164, t195);
    SANGI_MAC(t198, t199, UINT32_C(0x00000000), t138, t166, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x00000000), t138, t168, t199);
    SANGI_MAC(t202, t203, UINT32_C(0x00000200), t138, t170, t201);
    SANGI_MAC(t204, t205, UINT32_C(0x00000000), t138, t171, t203);
    /* t += x[2] * y */
    SANGI_MAC(t206, t207, y0, x2, t172, 0);
    SANGI_MAC(t208, t209, y1, x2, t174, t207);
    SANGI_MAC(t210, t211, y2, x2, t176, t209);
    SANGI_MAC(t212, t213, y3, x2, t178, t211);
    SANGI_MAC(t214, t215, y4, x2, t180, t213);
    SANGI_MAC(t216, t217, y5, x2, t182, t215);
    SANGI_MAC(t218, t219, y6, x2, t184, t217);
    SANGI_MAC(t220, t221, y7, x2, t186, t219);
    SANGI_MAC(t222, t223, y8, x2, t188, t221);
    SANGI_MAC(t224, t225, y9, x2, t190, t223);
    SANGI_MAC(t226, t227, y10, x2, t192, t225);
    SANGI_MAC(t228, t229, y11, x2, t194, t227);
    SANGI_MAC(t230, t231, y12, x2, t196, t229);
    SANGI_MAC(t232, t233, y13, x2, t198, t231);
    SANGI_MAC(t234, t235, y14, x2, t200, t233);
    SANGI_MAC(t236, t237, y15, x2, t202, t235);
    SANGI_MAC(t238, t239, y16, x2, t204, t237);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t240, t241, UINT32_C(0x00000000), t206, t208, 0);
    SANGI_MAC(t242, t243, UINT32_C(0x00000000), t206, t210, t241);
    SANGI_MAC(t244, t245, UINT32_C(0x00000000), t206, t212, t243);
    SANGI_MAC(t246, t247, UINT32_C(0x00000000), t206, t214, t245);
    SANGI_MAC(t248, t249, UINT32_C(0x00000000), t206, t216, t247);
    SANGI_MAC(t250, t251, UINT32_C(0x00000000), t206, t218, t249);
    SANGI_MAC(t252, t253, UINT32_C(0x00000000), t206, t220, t251);
    SANGI_MAC(t254, t255, UINT32_C(0x00000000), t206, t222, t253);
    SANGI_MAC(t256, t257, UINT32_C(0x00000000), t206, t224, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x00000000), t206, t226, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x00000000), t206, t228, t259);
    SANGI_MAC(t262, t263, UINT32_C(0x00000000), t206, t230, t261);
    SANGI_MAC(t264, t265, UINT32_C(0x00000000), t206, t232, t263);
    SANGI_MAC(t266, t267, UINT32_C(0x00000000), t206, t234, t265);
    SANGI_MAC(t268, t269, UINT32_C(0x00000000), t206, t236, t267);
    SANGI_MAC(t270, t271, UINT32_C(0x00000200), t206, t238, t269);
    SANGI_MAC(t272, t273, UINT32_C(0x00000000), t206, t239, t271);
    /* t += x[3] * y */
    SANGI_MAC(t274, t275, y0, x3, t240, 0);
    SANGI_MAC(t276, t277, y1, x3, t242, t275);
    SANGI_MAC(t278, t279, y2, x3, t244, t277);
    SANGI_MAC(t280, t281, y3, x3, t246, t279);
    SANGI_MAC(t282, t283, y4, x3, t248, t281);
    SANGI_MAC(t284, t285, y5, x3, t250, t283);
    SANGI_MAC(t286, t287, y6, x3, t252, t285);
    SANGI_MAC(t288, t289, y7, x3, t254, t287);
    SANGI_MAC(t290, t291, y8, x3, t256, t289);
    SANGI_MAC(t292, t293, y9, x3, t258, t291);
    SANGI_MAC(t294, t295, y10, x3, t260, t293);
    SANGI_MAC(t296, t297, y11, x3, t262, t295);
    SANGI_MAC(t298, t299, y12, x3, t264, t297);
    SANGI_MAC(t300, t301, y13, x3, t266, t299);
    SANGI_MAC(t302, t303, y14, x3, t268, t301);
    SANGI_MAC(t304, t305, y15, x3, t270, t303);
    SANGI_MAC(t306, t307, y16, x3, t272, t305);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t308, t309, UINT32_C(0x00000000), t274, t276, 0);
    SANGI_MAC(t310, t311, UINT32_C(0x00000000), t274, t278, t309);
    SANGI_MAC(t312, t313, UINT32_C(0x00000000), t274, t280, t311);
    SANGI_MAC(t314, t315, UINT32_C(0x00000000), t274, t282, t313);
    SANGI_MAC(t316, t317, UINT32_C(0x00000000), t274, t284, t315);
    SANGI_MAC(t318, t319, UINT32_C(0x00000000), t274, t286, t317);
    SANGI_MAC(t320, t321, UINT32_C(0x00000000), t274, t288, t319);
    SANGI_MAC(t322, t323, UINT32_C(0x00000000), t274, t290, t321);
    SANGI_MAC(t324, t325, UINT32_C(0x00000000), t274, t292, t323);
    SANGI_MAC(t326, t327, UINT32_C(0x00000000), t274, t294, t325);
    SANGI_MAC(t328, t329, UINT32_C(0x00000000), t274, t296, t327);
    SANGI_MAC(t330, t331, UINT32_C(0x00000000), t274, t298, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x00000000), t274, t300, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x00000000), t274, t302, t333);
    SANGI_MAC(t336, t337, UINT32_C(0x00000000), t274, t304, t335);
    SANGI_MAC(t338, t339, UINT32_C(0x00000200), t274, t306, t337);
    SANGI_MAC(t340, t341, UINT32_C(0x00000000), t274, t307, t339);
    /* t += x[4] * y */
    SANGI_MAC(t342, t343, y0, x4, t308, 0);
    SANGI_MAC(t344, t345, y1, x4, t310, t343);
    SANGI_MAC(t346, t347, y2, x4, t312, t345);
    SANGI_MAC(t348, t349, y3, x4, t314, t347);
    SANGI_MAC(t350, t351, y4, x4, t316, t349);
    SANGI_MAC(t352, t353, y5, x4, t318, t351);
    SANGI_MAC(t354, t355, y6, x4, t320, t353);
    SANGI_MAC(t356, t357, y7, x4, t322, t355);
    SANGI_MAC(t358, t359, y8, x4, t324, t357);
    SANGI_MAC(t360, t361, y9, x4, t326, t359);
    SANGI_MAC(t362, t363, y10, x4, t328, t361);
    SANGI_MAC(t364, t365, y11, x4, t330, t363);
    SANGI_MAC(t366, t367, y12, x4, t332, t365);
    SANGI_MAC(t368, t369, y13, x4, t334, t367);
    SANGI_MAC(t370, t371, y14, x4, t336, t369);
    SANGI_MAC(t372, t373, y15, x4, t338, t371);
    SANGI_MAC(t374, t375, y16, x4, t340, t373);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t376, t377, UINT32_C(0x00000000), t342, t344, 0);
    SANGI_MAC(t378, t379, UINT32_C(0x00000000), t342, t346, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x00000000), t342, t348, t379);
    SANGI_MAC(t382, t383, UINT32_C(0x00000000), t342, t350, t381);
    SANGI_MAC(t384, t385, UINT32_C(0x00000000), t342, t352, t383);
    SANGI_MAC(t386, t387, UINT32_C(0x00000000), t342, t354, t385);
    SANGI_MAC(t388, t389, UINT32_C(0x00000000), t342, t356, t387);
    SANGI_MAC(t390, t391, UINT32_C(0x00000000), t342, t358, t389);
    SANGI_MAC(t392, t393, UINT32_C(0x00000000), t342, t360, t391);
    SANGI_MAC(t394, t395, UINT32_C(0x00000000), t342, t362, t393);
    SANGI_MAC(t396, t397, UINT32_C(0x00000000), t342, t364, t395);
    SANGI_MAC(t398, t399, UINT32_C(0x00000000), t342, t366, t397);
    SANGI_MAC(t400, t401, UINT32_C(0x00000000), t342, t368, t399);
    SANGI_MAC(t402, t403, UINT32_C(0x00000000), t342, t370, t401);
    SANGI_MAC(t404, t405, UINT32_C(0x00000000), t342, t372, t403);
    SANGI_MAC(t406, t407, UINT32_C(0x00000200), t342, t374, t405);
    SANGI_MAC(t408, t409, UINT32_C(0x00000000), t342, t375, t407);
    /* t += x[5] * y */
    SANGI_MAC(t410, t411, y0, x5, t376, 0);
    SANGI_MAC(t412, t413, y1, x5, t378, t411);
    SANGI_MAC(t414, t415, y2, x5, t380, t413);
    SANGI_MAC(t416, t417, y3, x5, t382, t415);
    SANGI_MAC(t418, t419, y4, x5, t384, t417);
    SANGI_MAC(t420, t421, y5, x5, t386, t419);
    SANGI_MAC(t422, t423, y6, x5, t388, t421);
    SANGI_MAC(t424, t425, y7, x5, t390, t423);
    SANGI_MAC(t426, t427, y8, x5, t392, t425);
    SANGI_MAC(t428, t429, y9, x5, t394, t427);
    SANGI_MAC(t430, t431, y10, x5, t396, t429);
    SANGI_MAC(t432, t433, y11, x5, t398, t431);
    SANGI_MAC(t434, t435, y12, x5, t400, t433);
    SANGI_MAC(t436, t437, y13, x5, t402, t435);
    SANGI_MAC(t438, t439, y14, x5, t404, t437);
    SANGI_MAC(t440, t441, y15, x5, t406, t439);
    SANGI_MAC(t442, t443, y16, x5, t408, t441);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t444, t445, UINT32_C(0x00000000), t410, t412, 0);
    SANGI_MAC(t446, t447, UINT32_C(0x00000000), t410, t414, t445);
    SANGI_MAC(t448, t449, UINT32_C(0x00000000), t410, t416, t447);
    SANGI_MAC(t450, t451, UINT32_C(0x00000000), t410, t418, t449);
    SANGI_MAC(t452, t453, UINT32_C(0x00000000), t410, t420, t451);
    SANGI_MAC(t454, t455, UINT32_C(0x00000000), t410, t422, t453);
    SANGI_MAC(t456, t457, UINT32_C(0x00000000), t410, t424, t455);
    SANGI_MAC(t458, t459, UINT32_C(0x00000000), t410, t426, t457);
    SANGI_MAC(t460, t461, UINT32_C(0x00000000), t410, t428, t459);
    SANGI_MAC(t462, t463, UINT32_C(0x00000000), t410, t430, t461);
    SANGI_MAC(t464, t465, UINT32_C(0x00000000), t410, t432, t463);
    SANGI_MAC(t466, t467, UINT32_C(0x00000000), t410, t434, t465);
    SANGI_MAC(t468, t469, UINT32_C(0x00000000), t410, t436, t467);
    SANGI_MAC(t470, t471, UINT32_C(0x00000000), t410, t438, t469);
    SANGI_MAC(t472, t473, UINT32_C(0x00000000), t410, t440, t471);
    SANGI_MAC(t474, t475, UINT32_C(0x00000200), t410, t442, t473);
    SANGI_MAC(t476, t477, UINT32_C(0x00000000), t410, t443, t475);
    /* t += x[6] * y */
    SANGI_MAC(t478, t479, y0, x6, t444, 0);
    SANGI_MAC(t480, t481, y1, x6, t446, t479);
    SANGI_MAC(t482, t483, y2, x6, t448, t481);
    SANGI_MAC(t484, t485, y3, x6, t450, t483);
    SANGI_MAC(t486, t487, y4, x6, t452, t485);
    SANGI_MAC(t488, t489, y5, x6, t454, t487);
    SANGI_MAC(t490, t491, y6, x6, t456, t489);
    SANGI_MAC(t492, t493, y7, x6, t458, t491);
    SANGI_MAC(t494, t495, y8, x6, t460, t493);
    SANGI_MAC(t496, t497, y9, x6, t462, t495);
    SANGI_MAC(t498, t499, y10, x6, t464, t497);
    SANGI_MAC(t500, t501, y11, x6, t466, t499);
    SANGI_MAC(t502, t503, y12, x6, t468, t501);
    SANGI_MAC(t504, t505, y13, x6, t470, t503);
    SANGI_MAC(t506, t507, y14, x6, t472, t505);
    SANGI_MAC(t508, t509, y15, x6, t474, t507);
    SANGI_MAC(t510, t511, y16, x6, t476, t509);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t512, t513, UINT32_C(0x00000000), t478, t480, 0);
    SANGI_MAC(t514, t515, UINT32_C(0x00000000), t478, t482, t513);
    SANGI_MAC(t516, t517, UINT32_C(0x00000000), t478, t484, t515);
    SANGI_MAC(t518, t519, UINT32_C(0x00000000), t478, t486, t517);
    SANGI_MAC(t520, t521, UINT32_C(0x00000000), t478, t488, t519);
    SANGI_MAC(t522, t523, UINT32_C(0x00000000), t478, t490, t521);
    SANGI_MAC(t524, t525, UINT32_C(0x00000000), t478, t492, t523);
    SANGI_MAC(t526, t527, UINT32_C(0x00000000), t478, t494, t525);
    SANGI_MAC(t528, t529, UINT32_C(0x00000000), t478, t496, t527);
    SANGI_MAC(t530, t531, UINT32_C(0x00000000), t478, t498, t529);
    SANGI_MAC(t532, t533, UINT32_C(0x00000000), t478, t500, t531);
    SANGI_MAC(t534, t535, UINT32_C(0x00000000), t478, t502, t533);
    SANGI_MAC(t536, t537, UINT32_C(0x00000000), t478, t504, t535);
    SANGI_MAC(t538, t539, UINT32_C(0x00000000), t478, t506, t537);
    SANGI_MAC(t540, t541, UINT32_C(0x00000000), t478, t508, t539);
    SANGI_MAC(t542, t543, UINT32_C(0x00000200), t478, t510, t541);
    SANGI_MAC(t544, t545, UINT32_C(0x00000000), t478, t511, t543);
    /* t += x[7] * y */
    SANGI_MAC(t546, t547, y0, x7, t512, 0);
    SANGI_MAC(t548, t549, y1, x7, t514, t547);
    SANGI_MAC(t550, t551, y2, x7, t516, t549);
    SANGI_MAC(t552, t553, y3, x7, t518, t551);
    SANGI_MAC(t554, t555, y4, x7, t520, t553);
    SANGI_MAC(t556, t557, y5, x7, t522, t555);
    SANGI_MAC(t558, t559, y6, x7, t524, t557);
    SANGI_MAC(t560, t561, y7, x7, t526, t559);
    SANGI_MAC(t562, t563, y8, x7, t528, t561);
    SANGI_MAC(t564, t565, y9, x7, t530, t563);
    SANGI_MAC(t566, t567, y10, x7, t532, t565);
    SANGI_MAC(t568, t569, y11, x7, t534, t567);
    SANGI_MAC(t570, t571, y12, x7, t536, t569);
    SANGI_MAC(t572, t573, y13, x7, t538, t571);
    SANGI_MAC(t574, t575, y14, x7, t540, t573);
    SANGI_MAC(t576, t577, y15, x7, t542, t575);
    SANGI_MAC(t578, t579, y16, x7, t544, t577);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t580, t581, UINT32_C(0x00000000), t546, t548, 0);
    SANGI_MAC(t582, t583, UINT32_C(0x00000000), t546, t550, t581);
    SANGI_MAC(t584, t585, UINT32_C(0x00000000), t546, t552, t583);
    SANGI_MAC(t586, t587, UINT32_C(0x00000000), t546, t554, t585);
    SANGI_MAC(t588, t589, UINT32_C(0x00000000), t546, t556, t587);
    SANGI_MAC(t590, t591, UINT32_C(0x00000000), t546, t558, t589);
    SANGI_MAC(t592, t593, UINT32_C(0x00000000), t546, t560, t591);
    SANGI_MAC(t594, t595, UINT32_C(0x00000000), t546, t562, t593);
    SANGI_MAC(t596, t597, UINT32_C(0x00000000), t546, t564, t595);
    SANGI_MAC(t598, t599, UINT32_C(0x00000000), t546, t566, t597);
    SANGI_MAC(t600, t601, UINT32_C(0x00000000), t546, t568, t599);
    SANGI_MAC(t602, t603, UINT32_C(0x00000000), t546, t570, t601);
    SANGI_MAC(t604, t605, UINT32_C(0x00000000), t546, t572, t603);
    SANGI_MAC(t606, t607, UINT32_C(0x00000000), t546, t574, t605);
    SANGI_MAC(t608, t609, UINT32_C(0x00000000), t546, t576, t607);
    SANGI_MAC(t610, t611, UINT32_C(0x00000200), t546, t578, t609);
    SANGI_MAC(t612, t613, UINT32_C(0x00000000), t546, t579, t611);
    /* t += x[8] * y */
    SANGI_MAC(t614, t615, y0, x8, t580, 0);
    SANGI_MAC(t616, t617, y1, x8, t582, t615);
    SANGI_MAC(t618, t619, y2, x8, t584, t617);
    SANGI_MAC(t620, t621, y3, x8, t586, t619);
    SANGI_MAC(t622, t623, y4, x8, t588, t621);
    SANGI_MAC(t624, t625, y5, x8, t590, t623);
    SANGI_MAC(t626, t627, y6, x8, t592, t625);
    SANGI_MAC(t628, t629, y7, x8, t594, t627);
    SANGI_MAC(t630, t631, y8, x8, t596, t629);
    SANGI_MAC(t632, t633, y9, x8, t598, t631);
    SANGI_MAC(t634, t635, y10, x8, t600, t633);
    SANGI_MAC(t636, t637, y11, x8, t602, t635);
    SANGI_MAC(t638, t639, y12, x8, t604, t637);
    SANGI_MAC(t640, t641, y13, x8, t606, t639);
    SANGI_MAC(t642, t643, y14, x8, t608, t641);
    SANGI_MAC(t644, t645, y15, x8, t610, t643);
    SANGI_MAC(t646, t647, y16, x8, t612, t645);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t648, t649, UINT32_C(0x00000000), t614, t616, 0);
    SANGI_MAC(t650, t651, UINT32_C(0x00000000), t614, t618, t649);
    SANGI_MAC(t652, t653, UINT32_C(0x00000000), t614, t620, t651);
    SANGI_MAC(t654, t655, UINT32_C(0x00000000), t614, t622, t653);
    SANGI_MAC(t656, t657, UINT32_C(0x00000000), t614, t624, t655);
    SANGI_MAC(t658, t659, UINT32_C(0x00000000), t614, t626, t657);
    SANGI_MAC(t660, t661, UINT32_C(0x00000000), t614, t628, t659);
    SANGI_MAC(t662, t663, UINT32_C(0x00000000), t614, t630, t661);
    SANGI_MAC(t664, t665, UINT32_C(0x00000000), t614, t632, t663);
    SANGI_MAC(t666, t667, UINT32_C(0x00000000), t614, t634, t665);
    SANGI_MAC(t668, t669, UINT32_C(0x00000000), t614, t636, t667);
    SANGI_MAC(t670, t671, UINT32_C(0x00000000), t614, t638, t669);
    SANGI_MAC(t672, t673, UINT32_C(0x00000000), t614, t640, t671);
    SANGI_MAC(t674, t675, UINT32_C(0x00000000), t614, t642, t673);
    SANGI_MAC(t676, t677, UINT32_C(0x00000000), t614, t644, t675);
    SANGI_MAC(t678, t679, UINT32_C(0x00000200), t614, t646, t677);
    SANGI_MAC(t680, t681, UINT32_C(0x00000000), t614, t647, t679);
    /* t += x[9] * y */
    SANGI_MAC(t682, t683, y0, x9, t648, 0);
    SANGI_MAC(t684, t685, y1, x9, t650, t683);
    SANGI_MAC(t686, t687, y2, x9, t652, t685);
    SANGI_MAC(t688, t689, y3, x9, t654, t687);
    SANGI_MAC(t690, t691, y4, x9, t656, t689);
    SANGI_MAC(t692, t693, y5, x9, t658, t691);
    SANGI_MAC(t694, t695, y6, x9, t660, t693);
    SANGI_MAC(t696, t697, y7, x9, t662, t695);
    SANGI_MAC(t698, t699, y8, x9, t664, t697);
    SANGI_MAC(t700, t701, y9, x9, t666, t699);
    SANGI_MAC(t702, t703, y10, x9, t668, t701);
    SANGI_MAC(t704, t705, y11, x9, t670, t703);
    SANGI_MAC(t706, t707, y12, x9, t672, t705);
    SANGI_MAC(t708, t709, y13, x9, t674, t707);
    SANGI_MAC(t710, t711, y14, x9, t676, t709);
    SANGI_MAC(t712, t713, y15, x9, t678, t711);
    SANGI_MAC(t714, t715, y16, x9, t680, t713);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t716, t717, UINT32_C(0x00000000), t682, t684, 0);
    SANGI_MAC(t718, t719, UINT32_C(0x00000000), t682, t686, t717);
    SANGI_MAC(t720, t721, UINT32_C(0x00000000), t682, t688, t719);
    SANGI_MAC(t722, t723, UINT32_C(0x00000000), t682, t690, t721);
    SANGI_MAC(t724, t725, UINT32_C(0x00000000), t682, t692, t723);
    SANGI_MAC(t726, t727, UINT32_C(0x00000000), t682, t694, t725);
    SANGI_MAC(t728, t729, UINT32_C(0x00000000), t682, t696, t727);
    SANGI_MAC(t730, t731, UINT32_C(0x00000000), t682, t698, t729);
    SANGI_MAC(t732, t733, UINT32_C(0x00000000), t682, t700, t731);
    SANGI_MAC(t734, t735, UINT32_C(0x00000000), t682, t702, t733);
    SANGI_MAC(t736, t737, UINT32_C(0x00000000), t682, t704, t735);
    SANGI_MAC(t738, t739, UINT32_C(0x00000000), t682, t706, t737);
    SANGI_MAC(t740, t741, UINT32_C(0x00000000), t682, t708, t739);
    SANGI_MAC(t742, t743, UINT32_C(0x00000000), t682, t710, t741);
    SANGI_MAC(t744, t745, UINT32_C(0x00000000), t682, t712, t743);
    SANGI_MAC(t746, t747, UINT32_C(0x00000200), t682, t714, t745);
    SANGI_MAC(t748, t749, UINT32_C(0x00000000), t682, t715, t747);
    /* t += x[10] * y */
    SANGI_MAC(t750, t751, y0, x10, t716, 0);
    SANGI_MAC(t752, t753, y1, x10, t718, t751);
    SANGI_MAC(t754, t755, y2, x10, t720, t753);
    SANGI_MAC(t756, t757, y3, x10, t722, t755);
    SANGI_MAC(t758, t759, y4, x10, t724, t757);
    SANGI_MAC(t760, t761, y5, x10, t726, t759);
    SANGI_MAC(t762, t763, y6, x10, t728, t761);
    SANGI_MAC(t764, t765, y7, x10, t730, t763);
    SANGI_MAC(t766, t767, y8, x10, t732, t765);
    SANGI_MAC(t768, t769, y9, x10, t734, t767);
    SANGI_MAC(t770, t771, y10, x10, t736, t769);
    SANGI_MAC(t772, t773, y11, x10, t738, t771);
    SANGI_MAC(t774, t775, y12, x10, t740, t773);
    SANGI_MAC(t776, t777, y13, x10, t742, t775);
    SANGI_MAC(t778, t779, y14, x10, t744, t777);
    SANGI_MAC(t780, t781, y15, x10, t746, t779);
    SANGI_MAC(t782, t783, y16, x10, t748, t781);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t784, t785, UINT32_C(0x00000000), t750, t752, 0);
    SANGI_MAC(t786, t787, UINT32_C(0x00000000), t750, t754, t785);
    SANGI_MAC(t788, t789, UINT32_C(0x00000000), t750, t756, t787);
    SANGI_MAC(t790, t791, UINT32_C(0x00000000), t750, t758, t789);
    SANGI_MAC(t792, t793, UINT32_C(0x00000000), t750, t760, t791);
    SANGI_MAC(t794, t795, UINT32_C(0x00000000), t750, t762, t793);
    SANGI_MAC(t796, t797, UINT32_C(0x00000000), t750, t764, t795);
    SANGI_MAC(t798, t799, UINT32_C(0x00000000), t750, t766, t797);
    SANGI_MAC(t800, t801, UINT32_C(0x00000000), t750, t768, t799);
    SANGI_MAC(t802, t803, UINT32_C(0x00000000), t750, t770, t801);
    SANGI_MAC(t804, t805, UINT32_C(0x00000000), t750, t772, t803);
    SANGI_MAC(t806, t807, UINT32_C(0x00000000), t750, t774, t805);
    SANGI_MAC(t808, t809, UINT32_C(0x00000000), t750, t776, t807);
    SANGI_MAC(t810, t811, UINT32_C(0x00000000), t750, t778, t809);
    SANGI_MAC(t812, t813, UINT32_C(0x00000000), t750, t780, t811);
    SANGI_MAC(t814, t815, UINT32_C(0x00000200), t750, t782, t813);
    SANGI_MAC(t816, t817, UINT32_C(0x00000000), t750, t783, t815);
    /* t += x[11] * y */
    SANGI_MAC(t818, t819, y0, x11, t784, 0);
    SANGI_MAC(t820, t821, y1, x11, t786, t819);
    SANGI_MAC(t822, t823, y2, x11, t788, t821);
    SANGI_MAC(t824, t825, y3, x11, t790, t823);
    SANGI_MAC(t826, t827, y4, x11, t792, t825);
    SANGI_MAC(t828, t829, y5, x11, t794, t827);
    SANGI_MAC(t830, t831, y6, x11, t796, t829);
    SANGI_MAC(t832, t833, y7, x11, t798, t831);
    SANGI_MAC(t834, t835, y8, x11, t800, t833);
    SANGI_MAC(t836, t837, y9, x11, t802, t835);
    SANGI_MAC(t838, t839, y10, x11, t804, t837);
    SANGI_MAC(t840, t841, y11, x11, t806, t839);
    SANGI_MAC(t842, t843, y12, x11, t808, t841);
    SANGI_MAC(t844, t845, y13, x11, t810, t843);
    SANGI_MAC(t846, t847, y14, x11, t812, t845);
    SANGI_MAC(t848, t849, y15, x11, t814, t847);
    SANGI_MAC(t850, t851, y16, x11, t816, t849);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t852, t853, UINT32_C(0x00000000), t818, t820, 0);
    SANGI_MAC(t854, t855, UINT32_C(0x00000000), t818, t822, t853);
    SANGI_MAC(t856, t857, UINT32_C(0x00000000), t818, t824, t855);
    SANGI_MAC(t858, t859, UINT32_C(0x00000000), t818, t826, t857);
    SANGI_MAC(t860, t861, UINT32_C(0x00000000), t818, t828, t859);
    SANGI_MAC(t862, t863, UINT32_C(0x00000000), t818, t830, t861);
    SANGI_MAC(t864, t865, UINT32_C(0x00000000), t818, t832, t863);
    SANGI_MAC(t866, t867, UINT32_C(0x00000000), t818, t834, t865);
    SANGI_MAC(t868, t869, UINT32_C(0x00000000), t818, t836, t867);
    SANGI_MAC(t870, t871, UINT32_C(0x00000000), t818, t838, t869);
    SANGI_MAC(t872, t873, UINT32_C(0x00000000), t818, t840, t871);
    SANGI_MAC(t874, t875, UINT32_C(0x00000000), t818, t842, t873);
    SANGI_MAC(t876, t877, UINT32_C(0x00000000), t818, t844, t875);
    SANGI_MAC(t878, t879, UINT32_C(0x00000000), t818, t846, t877);
    SANGI_MAC(t880, t881, UINT32_C(0x00000000), t818, t848, t879);
    SANGI_MAC(t882, t883, UINT32_C(0x00000200), t818, t850, t881);
    SANGI_MAC(t884, t885, UINT32_C(0x00000000), t818, t851, t883);
    /* t += x[12] * y */
    SANGI_MAC(t886, t887, y0, x12, t852, 0);
    SANGI_MAC(t888, t889, y1, x12, t854, t887);
    SANGI_MAC(t890, t891, y2, x12, t856, t889);
    SANGI_MAC(t892, t893, y3, x12, t858, t891);
    SANGI_MAC(t894, t895, y4, x12, t860, t893);
    SANGI_MAC(t896, t897, y5, x12, t862, t895);
    SANGI_MAC(t898, t899, y6, x12, t864, t897);
    SANGI_MAC(t900, t901, y7, x12, t866, t899);
    SANGI_MAC(t902, t903, y8, x12, t868, t901);
    SANGI_MAC(t904, t905, y9, x12, t870, t903);
    SANGI_MAC(t906, t907, y10, x12, t872, t905);
    SANGI_MAC(t908, t909, y11, x12, t874, t907);
    SANGI_MAC(t910, t911, y12, x12, t876, t909);
    SANGI_MAC(t912, t913, y13, x12, t878, t911);
    SANGI_MAC(t914, t915, y14, x12, t880, t913);
    SANGI_MAC(t916, t917, y15, x12, t882, t915);
    SANGI_MAC(t918, t919, y16, x12, t884, t917);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t920, t921, UINT32_C(0x00000000), t886, t888, 0);
    SANGI_MAC(t922, t923, UINT32_C(0x00000000), t886, t890, t921);
    SANGI_MAC(t924, t925, UINT32_C(0x00000000), t886, t892, t923);
    SANGI_MAC(t926, t927, UINT32_C(0x00000000), t886, t894, t925);
    SANGI_MAC(t928, t929, UINT32_C(0x00000000), t886, t896, t927);
    SANGI_MAC(t930, t931, UINT32_C(0x00000000), t886, t898, t929);
    SANGI_MAC(t932, t933, UINT32_C(0x00000000), t886, t900, t931);
    SANGI_MAC(t934, t935, UINT32_C(0x00000000), t886, t902, t933);
    SANGI_MAC(t936, t937, UINT32_C(0x00000000), t886, t904, t935);
    SANGI_MAC(t938, t939, UINT32_C(0x00000000), t886, t906, t937);
    SANGI_MAC(t940, t941, UINT32_C(0x00000000), t886, t908, t939);
    SANGI_MAC(t942, t943, UINT32_C(0x00000000), t886, t910, t941);
    SANGI_MAC(t944, t945, UINT32_C(0x00000000), t886, t912, t943);
    SANGI_MAC(t946, t947, UINT32_C(0x00000000), t886, t914, t945);
    SANGI_MAC(t948, t949, UINT32_C(0x00000000), t886, t916, t947);
    SANGI_MAC(t950, t951, UINT32_C(0x00000200), t886, t918, t949);
    SANGI_MAC(t952, t953, UINT32_C(0x00000000), t886, t919, t951);
    /* t += x[13] * y */
    SANGI_MAC(t954, t955, y0, x13, t920, 0);
    SANGI_MAC(t956, t957, y1, x13, t922, t955);
    SANGI_MAC(t958, t959, y2, x13, t924, t957);
    SANGI_MAC(t960, t961, y3, x13, t926, t959);
    SANGI_MAC(t962, t963, y4, x13, t928, t961);
    SANGI_MAC(t964, t965, y5, x13, t930, t963);
    SANGI_MAC(t966, t967, y6, x13, t932, t965);
    SANGI_MAC(t968, t969, y7, x13, t934, t967);
    SANGI_MAC(t970, t971, y8, x13, t936, t969);
    SANGI_MAC(t972, t973, y9, x13, t938, t971);
    SANGI_MAC(t974, t975, y10, x13, t940, t973);
    SANGI_MAC(t976, t977, y11, x13, t942, t975);
    SANGI_MAC(t978, t979, y12, x13, t944, t977);
    SANGI_MAC(t980, t981, y13, x13, t946, t979);
    SANGI_MAC(t982, t983, y14, x13, t948, t981);
    SANGI_MAC(t984, t985, y15, x13, t950, t983);
    SANGI_MAC(t986, t987, y16, x13, t952, t985);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t988, t989, UINT32_C(0x00000000), t954, t956, 0);
    SANGI_MAC(t990, t991, UINT32_C(0x00000000), t954, t958, t989);
    SANGI_MAC(t992, t993, UINT32_C(0x00000000), t954, t960, t991);
    SANGI_MAC(t994, t995, UINT32_C(0x00000000), t954, t962, t993);
    SANGI_MAC(t996, t997, UINT32_C(0x00000000), t954, t964, t995);
    SANGI_MAC(t998, t999, UINT32_C(0x00000000), t954, t966, t997);
    SANGI_MAC(t1000, t1001, UINT32_C(0x00000000), t954, t968, t999);
    SANGI_MAC(t1002, t1003, UINT32_C(0x00000000), t954, t970, t1001);
    SANGI_MAC(t1004, t1005, UINT32_C(0x00000000), t954, t972, t1003);
    SANGI_MAC(t1006, t1007, UINT32_C(0x00000000), t954, t974, t1005);
    SANGI_MAC(t1008, t1009, UINT32_C(0x00000000), t954, t976, t1007);
    SANGI_MAC(t1010, t1011, UINT32_C(0x00000000), t954, t978, t1009);
    SANGI_MAC(t1012, t1013, UINT32_C(0x00000000), t954, t980, t1011);
    SANGI_MAC(t1014, t1015, UINT32_C(0x00000000), t954, t982, t1013);
    SANGI_MAC(t1016, t1017, UINT32_C(0x00000000), t954, t984, t1015);
    SANGI_MAC(t1018, t1019, UINT32_C(0x00000200), t954, t986, t1017);
    SANGI_MAC(t1020, t1021, UINT32_C(0x00000000), t954, t987, t1019);
    /* t += x[14] * y */
    SANGI_MAC(t1022, t1023, y0, x14, t988, 0);
    SANGI_MAC(t1024, t1025, y1, x14, t990, t1023);
    SANGI_MAC(t1026, t1027, y2, x14, t992, t1025);
    SANGI_MAC(t1028, t1029, y3, x14, t994, t1027);
    SANGI_MAC(t1030, t1031, y4, x14, t996, t1029);
    SANGI_MAC(t1032, t1033, y5, x14, t998, t1031);
    SANGI_MAC(t1034, t1035, y6, x14, t1000, t1033);
    SANGI_MAC(t1036, t1037, y7, x14, t1002, t1035);
    SANGI_MAC(t1038, t1039, y8, x14, t1004, t1037);
    SANGI_MAC(t1040, t1041, y9, x14, t1006, t1039);
    SANGI_MAC(t1042, t1043, y10, x14, t1008, t1041);
    SANGI_MAC(t1044, t1045, y11, x14, t1010, t1043);
    SANGI_MAC(t1046, t1047, y12, x14, t1012, t1045);
    SANGI_MAC(t1048, t1049, y13, x14, t1014, t1047);
    SANGI_MAC(t1050, t1051, y14, x14, t1016, t1049);
    SANGI_MAC(t1052, t1053, y15, x14, t1018, t1051);
    SANGI_MAC(t1054, t1055, y16, x14, t1020, t1053);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1056, t1057, UINT32_C(0x00000000), t1022, t1024, 0);
    SANGI_MAC(t1058, t1059, UINT32_C(0x00000000), t1022, t1026, t1057);
    SANGI_MAC(t1060, t1061, UINT32_C(0x00000000), t1022, t1028, t1059);
    SANGI_MAC(t1062, t1063, UINT32_C(0x00000000), t1022, t1030, t1061);
    SANGI_MAC(t1064, t1065, UINT32_C(0x00000000), t1022, t1032, t1063);
    SANGI_MAC(t1066, t1067, UINT32_C(0x00000000), t1022, t1034, t1065);
    SANGI_MAC(t1068, t1069, UINT32_C(0x00000000), t1022, t1036, t1067);
    SANGI_MAC(t1070, t1071, UINT32_C(0x00000000), t1022, t1038, t1069);
    SANGI_MAC(t1072, t1073, UINT32_C(0x00000000), t1022, t1040, t1071);
    SANGI_MAC(t1074, t1075, UINT32_C(0x00000000), t1022, t1042, t1073);
    SANGI_MAC(t1076, t1077, UINT32_C(0x00000000), t1022, t1044, t1075);
    SANGI_MAC(t1078, t1079, UINT32_C(0x00000000), t1022, t1046, t1077);
    SANGI_MAC(t1080, t1081, UINT32_C(0x00000000), t1022, t1048, t1079);
    SANGI_MAC(t1082, t1083, UINT32_C(0x00000000), t1022, t1050, t1081);
    SANGI_MAC(t1084, t1085, UINT32_C(0x00000000), t1022, t1052, t1083);
    SANGI_MAC(t1086, t1087, UINT32_C(0x00000200), t1022, t1054, t1085);
    SANGI_MAC(t1088, t1089, UINT32_C(0x00000000), t1022, t1055, t1087);
    /* t += x[15] * y */
    SANGI_MAC(t1090, t1091, y0, x15, t1056, 0);
    SANGI_MAC(t1092, t1093, y1, x15, t1058, t1091);
    SANGI_MAC(t1094, t1095, y2, x15, t1060, t1093);
    SANGI_MAC(t1096, t1097, y3, x15, t1062, t1095);
    SANGI_MAC(t1098, t1099, y4, x15, t1064, t1097);
    SANGI_MAC(t1100, t1101, y5, x15, t1066, t1099);
    SANGI_MAC(t1102, t1103, y6, x15, t1068, t1101);
    SANGI_MAC(t1104, t1105, y7, x15, t1070, t1103);
    SANGI_MAC(t1106, t1107, y8, x15, t1072, t1105);
    SANGI_MAC(t1108, t1109, y9, x15, t1074, t1107);
    SANGI_MAC(t1110, t1111, y10, x15, t1076, t1109);
    SANGI_MAC(t1112, t1113, y11, x15, t1078, t1111);
    SANGI_MAC(t1114, t1115, y12, x15, t1080, t1113);
    SANGI_MAC(t1116, t1117, y13, x15, t1082, t1115);
    SANGI_MAC(t1118, t1119, y14, x15, t1084, t1117);
    SANGI_MAC(t1120, t1121, y15, x15, t1086, t1119);
    SANGI_MAC(t1122, t1123, y16, x15, t1088, t1121);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1124, t1125, UINT32_C(0x00000000), t1090, t1092, 0);
    SANGI_MAC(t1126, t1127, UINT32_C(0x00000000), t1090, t1094, t1125);
    SANGI_MAC(t1128, t1129, UINT32_C(0x00000000), t1090, t1096, t1127);
    SANGI_MAC(t1130, t1131, UINT32_C(0x00000000), t1090, t1098, t1129);
    SANGI_MAC(t1132, t1133, UINT32_C(0x00000000), t1090, t1100, t1131);
    SANGI_MAC(t1134, t1135, UINT32_C(0x00000000), t1090, t1102, t1133);
    SANGI_MAC(t1136, t1137, UINT32_C(0x00000000), t1090, t1104, t1135);
    SANGI_MAC(t1138, t1139, UINT32_C(0x00000000), t1090, t1106, t1137);
    SANGI_MAC(t1140, t1141, UINT32_C(0x00000000), t1090, t1108, t1139);
    SANGI_MAC(t1142, t1143, UINT32_C(0x00000000), t1090, t1110, t1141);
    SANGI_MAC(t1144, t1145, UINT32_C(0x00000000), t1090, t1112, t1143);
    SANGI_MAC(t1146, t1147, UINT32_C(0x00000000), t1090, t1114, t1145);
    SANGI_MAC(t1148, t1149, UINT32_C(0x00000000), t1090, t1116, t1147);
    SANGI_MAC(t1150, t1151, UINT32_C(0x00000000), t1090, t1118, t1149);
    SANGI_MAC(t1152, t1153, UINT32_C(0x00000000), t1090, t1120, t1151);
    SANGI_MAC(t1154, t1155, UINT32_C(0x00000200), t1090, t1122, t1153);
    SANGI_MAC(t1156, t1157, UINT32_C(0x00000000), t1090, t1123, t1155);
    /* t += x[16] * y */
    SANGI_MAC(t1158, t1159, y0, x16, t1124, 0);
    SANGI_MAC(t1160, t1161, y1, x16, t1126, t1159);
    SANGI_MAC(t1162, t1163, y2, x16, t1128, t1161);
    SANGI_MAC(t1164, t1165, y3, x16, t1130, t1163);
    SANGI_MAC(t1166, t1167, y4, x16, t1132, t1165);
    SANGI_MAC(t1168, t1169, y5, x16, t1134, t1167);
    SANGI_MAC(t1170, t1171, y6, x16, t1136, t1169);
    SANGI_MAC(t1172, t1173, y7, x16, t1138, t1171);
    SANGI_MAC(t1174, t1175, y8, x16, t1140, t1173);
    SANGI_MAC(t1176, t1177, y9, x16, t1142, t1175);
    SANGI_MAC(t1178, t1179, y10, x16, t1144, t1177);
    SANGI_MAC(t1180, t1181, y11, x16, t1146, t1179);
    SANGI_MAC(t1182, t1183, y12, x16, t1148, t1181);
    SANGI_MAC(t1184, t1185, y13, x16, t1150, t1183);
    SANGI_MAC(t1186, t1187, y14, x16, t1152, t1185);
    SANGI_MAC(t1188, t1189, y15, x16, t1154, t1187);
    SANGI_MAC(t1190, t1191, y16, x16, t1156, t1189);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1192, t1193, UINT32_C(0x00000000), t1158, t1160, 0);
    SANGI_MAC(t1194, t1195, UINT32_C(0x00000000), t1158, t1162, t1193);
    SANGI_MAC(t1196, t1197, UINT32_C(0x00000000), t1158, t1164, t1195);
    SANGI_MAC(t1198, t1199, UINT32_C(0x00000000), t1158, t1166, t1197);
    SANGI_MAC(t1200, t1201, UINT32_C(0x00000000), t1158, t1168, t1199);
    SANGI_MAC(t1202, t1203, UINT32_C(0x00000000), t1158, t1170, t1201);
    SANGI_MAC(t1204, t1205, UINT32_C(0x00000000), t1158, t1172, t1203);
    SANGI_MAC(t1206, t1207, UINT32_C(0x00000000), t1158, t1174, t1205);
    SANGI_MAC(t1208, t1209, UINT32_C(0x00000000), t1158, t1176, t1207);
    SANGI_MAC(t1210, t1211, UINT32_C(0x00000000), t1158, t1178, t1209);
    SANGI_MAC(t1212, t1213, UINT32_C(0x00000000), t1158, t1180, t1211);
    SANGI_MAC(t1214, t1215, UINT32_C(0x00000000), t1158, t1182, t1213);
    SANGI_MAC(t1216, t1217, UINT32_C(0x00000000), t1158, t1184, t1215);
    SANGI_MAC(t1218, t1219, UINT32_C(0x00000000), t1158, t1186, t1217);
    SANGI_MAC(t1220, t1221, UINT32_C(0x00000000), t1158, t1188, t1219);
    SANGI_MAC(t1222, t1223, UINT32_C(0x00000200), t1158, t1190, t1221);
    SANGI_MAC(t1224, t1225, UINT32_C(0x00000000), t1158, t1191, t1223);
    z[0] = t1192;
    z[1] = t1194;
    z[2] = t1196;
    z[3] = t1198;
    z[4] = t1200;
    z[5] = t1202;
    z[6] = t1204;
    z[7] = t1206;
    z[8] = t1208;
    z[9] = t1210;
    z[10] = t1212;
    z[11] = t1214;
    z[12] = t1216;
    z[13] = t1218;
    z[14] = t1220;
    z[15] = t1222;
    z[16] = t1224;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_add(x0, y0, &c36);
    const sangi_limb t37 = sangi_limb_add(x1, y1, &c36);
    const sangi_limb t39 = sangi_limb_add(x2, y2, &c36);
    const sangi_limb t41 = sangi_limb_add(x3, y3, &c36);
    const sangi_limb t43 = sangi_limb_add(x4, y4, &c36);
    const sangi_limb t45 = sangi_limb_add(x5, y5, &c36);
    const sangi_limb t47 = sangi_limb_add(x6, y6, &c36);
    const sangi_limb t49 = sangi_limb_add(x7, y7, &c36);
    const sangi_limb t51 = sangi_limb_add(x8, y8, &c36);
    const sangi_limb t53 = sangi_limb_add(x9, y9, &c36);
    const sangi_limb t55 = sangi_limb_add(x10, y10, &c36);
    const sangi_limb t57 = sangi_limb_add(x11, y11, &c36);
    const sangi_limb t59 = sangi_limb_add(x12, y12, &c36);
    const sangi_limb t61 = sangi_limb_add(x13, y13, &c36);
    const sangi_limb t63 = sangi_limb_add(x14, y14, &c36);
    const sangi_limb t65 = sangi_limb_add(x15, y15, &c36);
    const sangi_limb t67 = sangi_limb_add(x16, y16, &c36);
    z[0] = t35;
    z[1] = t37;
    z[2] = t39;
    z[3] = t41;
    z[4] = t43;
    z[5] = t45;
    z[6] = t47;
    z[7] = t49;
    z[8] = t51;
    z[9] = t53;
    z[10] = t55;
    z[11] = t57;
    z[12] = t59;
    z[13] = t61;
    z[14] = t63;
    z[15] = t65;
    z[16] = t67;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* d = s - p */
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_sub(x0, UINT32_C(0xffffffff), &c36);
    const sangi_limb t37 = sangi_limb_sub(x1, UINT32_C(0xffffffff), &c36);
    const sangi_limb t39 = sangi_limb_sub(x2, UINT32_C(0xffffffff), &c36);
    const sangi_limb t41 = sangi_limb_sub(x3, UINT32_C(0xffffffff), &c36);
    const sangi_limb t43 = sangi_limb_sub(x4, UINT32_C(0xffffffff), &c36);
    const sangi_limb t45 = sangi_limb_sub(x5, UINT32_C(0xffffffff), &c36);
    const sangi_limb t47 = sangi_limb_sub(x6, UINT32_C(0xffffffff), &c36);
    const sangi_limb t49 = sangi_limb_sub(x7, UINT32_C(0xffffffff), &c36);
    const sangi_limb t51 = sangi_limb_sub(x8, UINT32_C(0xffffffff), &c36);
    const sangi_limb t53 = sangi_limb_sub(x9, UINT32_C(0xffffffff), &c36);
    const sangi_limb t55 = sangi_limb_sub(x10, UINT32_C(0xffffffff), &c36);
    const sangi_limb t57 = sangi_limb_sub(x11, UINT32_C(0xffffffff), &c36);
    const sangi_limb t59 = sangi_limb_sub(x12, UINT32_C(0xffffffff), &c36);
    const sangi_limb t61 = sangi_limb_sub(x13, UINT32_C(0xffffffff), &c36);
    const sangi_limb t63 = sangi_limb_sub(x14, UINT32_C(0xffffffff), &c36);
    const sangi_limb t65 = sangi_limb_sub(x15, UINT32_C(0xffffffff), &c36);
    const sangi_limb t67 = sangi_limb_sub(x16, UINT32_C(0x000001ff), &c36);
    /* s where d < 0, else d */
    const sangi_limb t69 = sangi_limb_mask(c36);
    const sangi_limb t70 = sangi_limb_select(t69, x0, t35);
    const sangi_limb t71 = sangi_limb_select(t69, x1, t37);
    const sangi_limb t72 = sangi_limb_select(t69, x2, t39);
    const sangi_limb t73 = sangi_limb_select(t69, x3, t41);
    const sangi_limb t74 = sangi_limb_select(t69, x4, t43);
    const sangi_limb t75 = sangi_limb_select(t69, x5, t45);
    const sangi_limb t76 = sangi_limb_select(t69, x6, t47);
    const sangi_limb t77 = sangi_limb_select(t69, x7, t49);
    const sangi_limb t78 = sangi_limb_select(t69, x8, t51);
    const sangi_limb t79 = sangi_limb_select(t69, x9, t53);
    const sangi_limb t80 = sangi_limb_select(t69, x10, t55);
    const sangi_limb t81 = sangi_limb_select(t69, x11, t57);
    const sangi_limb t82 = sangi_limb_select(t69, x12, t59);
    const sangi_limb t83 = sangi_limb_select(t69, x13, t61);
    const sangi_limb t84 = sangi_limb_select(t69, x14, t63);
    const sangi_limb t85 = sangi_limb_select(t69, x15, t65);
    const sangi_limb t86 = sangi_limb_select(t69, x16, t67);
    z[0] = t70;
    z[1] = t71;
    z[2] = t72;
    z[3] = t73;
    z[4] = t74;
    z[5] = t75;
    z[6] = t76;
    z[7] = t77;
    z[8] = t78;
    z[9] = t79;
    z[10] = t80;
    z[11] = t81;
    z[12] = t82;
    z[13] = t83;
    z[14] = t84;
    z[15] = t85;
    z[16] = t86;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    const sangi_limb t37 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t38 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t39 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t40 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t41 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t42 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t43 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t44 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t45 = sangi_limb_select(t2, x8, y8);
    const sangi_limb t46 = sangi_limb_select(t2, x9, y9);
    const sangi_limb t47 = sangi_limb_select(t2, x10, y10);
    const sangi_limb t48 = sangi_limb_select(t2, x11, y11);
    const sangi_limb t49 = sangi_limb_select(t2, x12, y12);
    const sangi_limb t50 = sangi_limb_select(t2, x13, y13);
    const sangi_limb t51 = sangi_limb_select(t2, x14, y14);
    const sangi_limb t52 = sangi_limb_select(t2, x15, y15);
    const sangi_limb t53 = sangi_limb_select(t2, x16, y16);
    z[0] = t37;
    z[1] = t38;
    z[2] = t39;
    z[3] = t40;
    z[4] = t41;
    z[5] = t42;
    z[6] = t43;
    z[7] = t44;
    z[8] = t45;
    z[9] = t46;
    z[10] = t47;
    z[11] = t48;
    z[12] = t49;
    z[13] = t50;
    z[14] = t51;
    z[15] = t52;
    z[16] = t53;
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
    const sangi_limb x9 = x[9];
    const sangi_limb y9 = y[9];
    const sangi_limb t41 = sangi_limb_select(t2, y9, x9);
    const sangi_limb t42 = sangi_limb_select(t2, x9, y9);
    x[9] = t41;
    y[9] = t42;
    const sangi_limb x10 = x[10];
    const sangi_limb y10 = y[10];
    const sangi_limb t45 = sangi_limb_select(t2, y10, x10);
    const sangi_limb t46 = sangi_limb_select(t2, x10, y10);
    x[10] = t45;
    y[10] = t46;
    const sangi_limb x11 = x[11];
    const sangi_limb y11 = y[11];
    const sangi_limb t49 = sangi_limb_select(t2, y11, x11);
    const sangi_limb t50 = sangi_limb_select(t2, x11, y11);
    x[11] = t49;
    y[11] = t50;
    const sangi_limb x12 = x[12];
    const sangi_limb y12 = y[12];
    const sangi_limb t53 = sangi_limb_select(t2, y12, x12);
    const sangi_limb t54 = sangi_limb_select(t2, x12, y12);
    x[12] = t53;
    y[12] = t54;
    const sangi_limb x13 = x[13];
    const sangi_limb y13 = y[13];
    const sangi_limb t57 = sangi_limb_select(t2, y13, x13);
    const sangi_limb t58 = sangi_limb_select(t2, x13, y13);
    x[13] = t57;
    y[13] = t58;
    const sangi_limb x14 = x[14];
    const sangi_limb y14 = y[14];
    const sangi_limb t61 = sangi_limb_select(t2, y14, x14);
    const sangi_limb t62 = sangi_limb_select(t2, x14, y14);
    x[14] = t61;
    y[14] = t62;
    const sangi_limb x15 = x[15];
    const sangi_limb y15 = y[15];
    const sangi_limb t65 = sangi_limb_select(t2, y15, x15);
    const sangi_limb t66 = sangi_limb_select(t2, x15, y15);
    x[15] = t65;
    y[15] = t66;
    const sangi_limb x16 = x[16];
    const sangi_limb y16 = y[16];
    const sangi_limb t69 = sangi_limb_select(t2, y16, x16);
    const sangi_limb t70 = sangi_limb_select(t2, x16, y16);
    x[16] = t69;
    y[16] = t70;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    /* the union of the limbs */
    const sangi_limb t18 = (sangi_limb)(x0 | x1);
    const sangi_limb t19 = (sangi_limb)(t18 | x2);
    const sangi_limb t20 = (sangi_limb)(t19 | x3);
    const sangi_limb t21 = (sangi_limb)(t20 | x4);
    const sangi_limb t22 = (sangi_limb)(t21 | x5);
    const sangi_limb t23 = (sangi_limb)(t22 | x6);
    const sangi_limb t24 = (sangi_limb)(t23 | x7);
    const sangi_limb t25 = (sangi_limb)(t24 | x8);
    const sangi_limb t26 = (sangi_limb)(t25 | x9);
    const sangi_limb t27 = (sangi_limb)(t26 | x10);
    const sangi_limb t28 = (sangi_limb)(t27 | x11);
    const sangi_limb t29 = (sangi_limb)(t28 | x12);
    const sangi_limb t30 = (sangi_limb)(t29 | x13);
    const sangi_limb t31 = (sangi_limb)(t30 | x14);
    const sangi_limb t32 = (sangi_limb)(t31 | x15);
    const sangi_limb t33 = (sangi_limb)(t32 | x16);
    /* below 1 only if it is 0 */
    sangi_limb c36 = 0;
    (void)sangi_limb_sub(t33, UINT32_C(0x00000001), &c36);
    const sangi_limb t37 = sangi_limb_mask(c36);
    return t37;
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
    const sangi_limb x9 = x[9];
    const sangi_limb x10 = x[10];
    const sangi_limb x11 = x[11];
    const sangi_limb x12 = x[12];
    const sangi_limb x13 = x[13];
    const sangi_limb x14 = x[14];
    const sangi_limb x15 = x[15];
    const sangi_limb x16 = x[16];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    const sangi_limb y8 = y[8];
    const sangi_limb y9 = y[9];
    const sangi_limb y10 = y[10];
    const sangi_limb y11 = y[11];
    const sangi_limb y12 = y[12];
    const sangi_limb y13 = y[13];
    const sangi_limb y14 = y[14];
    const sangi_limb y15 = y[15];
    const sangi_limb y16 = y[16];
    /* the union of the limbs */
    const sangi_limb t35 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t36 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t37 = (sangi_limb)(t35 | t36);
    const sangi_limb t38 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t39 = (sangi_limb)(t37 | t38);
    const sangi_limb t40 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t41 = (sangi_limb)(t39 | t40);
    const sangi_limb t42 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t43 = (sangi_limb)(t41 | t42);
    const sangi_limb t44 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t45 = (sangi_limb)(t43 | t44);
    const sangi_limb t46 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t47 = (sangi_limb)(t45 | t46);
    const sangi_limb t48 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t49 = (sangi_limb)(t47 | t48);
    const sangi_limb t50 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t51 = (sangi_limb)(t49 | t50);
    const sangi_limb t52 = (sangi_limb)(x9 ^ y9);
    const sangi_limb t53 = (sangi_limb)(t51 | t52);
    const sangi_limb t54 = (sangi_limb)(x10 ^ y10);
    const sangi_limb t55 = (sangi_limb)(t53 | t54);
    const sangi_limb t56 = (sangi_limb)(x11 ^ y11);
    const sangi_limb t57 = (sangi_limb)(t55 | t56);
    const sangi_limb t58 = (sangi_limb)(x12 ^ y12);
    const sangi_limb t59 = (sangi_limb)(t57 | t58);
    const sangi_limb t60 = (sangi_limb)(x13 ^ y13);
    const sangi_limb t61 = (sangi_limb)(t59 | t60);
    const sangi_limb t62 = (sangi_limb)(x14 ^ y14);
    const sangi_limb t63 = (sangi_limb)(t61 | t62);
    const sangi_limb t64 = (sangi_limb)(x15 ^ y15);
    const sangi_limb t65 = (sangi_limb)(t63 | t64);
    const sangi_limb t66 = (sangi_limb)(x16 ^ y16);
    const sangi_limb t67 = (sangi_limb)(t65 | t66);
    /* below 1 only if it is 0 */
    sangi_limb c70 = 0;
    (void)sangi_limb_sub(t67, UINT32_C(0x00000001), &c70);
    const sangi_limb t71 = sangi_limb_mask(c70);
    return t71;
}
