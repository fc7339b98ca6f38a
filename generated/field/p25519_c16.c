/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * p25519, base field of Curve25519 and edwards25519; 255 bits in 16 limbs of 16, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p25519_modulus[16];
extern const sangi_limb sangi_p25519_one[16];
extern const sangi_limb sangi_p25519_radix2[16];
extern const sangi_limb sangi_p25519_root[16];
extern const sangi_limb sangi_p25519_sqrt_exponent[16];
void sangi_p25519_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p25519_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p25519_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p25519_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p25519_modulus[16] = {
    UINT16_C(0xffed),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x7fff),
};

const sangi_limb sangi_p25519_one[16] = {
    UINT16_C(0x0026),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p25519_radix2[16] = {
    UINT16_C(0x05a4),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p25519_root[16] = {
    UINT16_C(0xdb04),
    UINT16_C(0xfe2b),
    UINT16_C(0x07d4),
    UINT16_C(0x3b58),
    UINT16_C(0xe9ed),
    UINT16_C(0xb51b),
    UINT16_C(0x90fd),
    UINT16_C(0x03f5),
    UINT16_C(0x02d1),
    UINT16_C(0x3362),
    UINT16_C(0x16bf),
    UINT16_C(0x6d6e),
    UINT16_C(0x1ba8),
    UINT16_C(0xd6c7),
    UINT16_C(0x6b0b),
    UINT16_C(0x7577),
};

const sangi_limb sangi_p25519_sqrt_exponent[16] = {
    UINT16_C(0xfffd),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0fff),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p25519_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s = x + y */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_add(x0, y0, &c34);
    const sangi_limb t35 = sangi_limb_add(x1, y1, &c34);
    const sangi_limb t37 = sangi_limb_add(x2, y2, &c34);
    const sangi_limb t39 = sangi_limb_add(x3, y3, &c34);
    const sangi_limb t41 = sangi_limb_add(x4, y4, &c34);
    const sangi_limb t43 = sangi_limb_add(x5, y5, &c34);
    const sangi_limb t45 = sangi_limb_add(x6, y6, &c34);
    const sangi_limb t47 = sangi_limb_add(x7, y7, &c34);
    const sangi_limb t49 = sangi_limb_add(x8, y8, &c34);
    const sangi_limb t51 = sangi_limb_add(x9, y9, &c34);
    const sangi_limb t53 = sangi_limb_add(x10, y10, &c34);
    const sangi_limb t55 = sangi_limb_add(x11, y11, &c34);
    const sangi_limb t57 = sangi_limb_add(x12, y12, &c34);
    const sangi_limb t59 = sangi_limb_add(x13, y13, &c34);
    const sangi_limb t61 = sangi_limb_add(x14, y14, &c34);
    const sangi_limb t63 = sangi_limb_add(x15, y15, &c34);
    /* d = s - p */
    sangi_limb c82 = 0;
    const sangi_limb t81 = sangi_limb_sub(t33, UINT16_C(0xffed), &c82);
    const sangi_limb t83 = sangi_limb_sub(t35, UINT16_C(0xffff), &c82);
    const sangi_limb t85 = sangi_limb_sub(t37, UINT16_C(0xffff), &c82);
    const sangi_limb t87 = sangi_limb_sub(t39, UINT16_C(0xffff), &c82);
    const sangi_limb t89 = sangi_limb_sub(t41, UINT16_C(0xffff), &c82);
    const sangi_limb t91 = sangi_limb_sub(t43, UINT16_C(0xffff), &c82);
    const sangi_limb t93 = sangi_limb_sub(t45, UINT16_C(0xffff), &c82);
    const sangi_limb t95 = sangi_limb_sub(t47, UINT16_C(0xffff), &c82);
    const sangi_limb t97 = sangi_limb_sub(t49, UINT16_C(0xffff), &c82);
    const sangi_limb t99 = sangi_limb_sub(t51, UINT16_C(0xffff), &c82);
    const sangi_limb t101 = sangi_limb_sub(t53, UINT16_C(0xffff), &c82);
    const sangi_limb t103 = sangi_limb_sub(t55, UINT16_C(0xffff), &c82);
    const sangi_limb t105 = sangi_limb_sub(t57, UINT16_C(0xffff), &c82);
    const sangi_limb t107 = sangi_limb_sub(t59, UINT16_C(0xffff), &c82);
    const sangi_limb t109 = sangi_limb_sub(t61, UINT16_C(0xffff), &c82);
    const sangi_limb t111 = sangi_limb_sub(t63, UINT16_C(0x7fff), &c82);
    /* s where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c82);
    const sangi_limb t114 = sangi_limb_select(t113, t33, t81);
    const sangi_limb t115 = sangi_limb_select(t113, t35, t83);
    const sangi_limb t116 = sangi_limb_select(t113, t37, t85);
    const sangi_limb t117 = sangi_limb_select(t113, t39, t87);
    const sangi_limb t118 = sangi_limb_select(t113, t41, t89);
    const sangi_limb t119 = sangi_limb_select(t113, t43, t91);
    const sangi_limb t120 = sangi_limb_select(t113, t45, t93);
    const sangi_limb t121 = sangi_limb_select(t113, t47, t95);
    const sangi_limb t122 = sangi_limb_select(t113, t49, t97);
    const sangi_limb t123 = sangi_limb_select(t113, t51, t99);
    const sangi_limb t124 = sangi_limb_select(t113, t53, t101);
    const sangi_limb t125 = sangi_limb_select(t113, t55, t103);
    const sangi_limb t126 = sangi_limb_select(t113, t57, t105);
    const sangi_limb t127 = sangi_limb_select(t113, t59, t107);
    const sangi_limb t128 = sangi_limb_select(t113, t61, t109);
    const sangi_limb t129 = sangi_limb_select(t113, t63, t111);
    z[0] = t114;
    z[1] = t115;
    z[2] = t116;
    z[3] = t117;
    z[4] = t118;
    z[5] = t119;
    z[6] = t120;
    z[7] = t121;
    z[8] = t122;
    z[9] = t123;
    z[10] = t124;
    z[11] = t125;
    z[12] = t126;
    z[13] = t127;
    z[14] = t128;
    z[15] = t129;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p25519_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = x - y */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_sub(x0, y0, &c34);
    const sangi_limb t35 = sangi_limb_sub(x1, y1, &c34);
    const sangi_limb t37 = sangi_limb_sub(x2, y2, &c34);
    const sangi_limb t39 = sangi_limb_sub(x3, y3, &c34);
    const sangi_limb t41 = sangi_limb_sub(x4, y4, &c34);
    const sangi_limb t43 = sangi_limb_sub(x5, y5, &c34);
    const sangi_limb t45 = sangi_limb_sub(x6, y6, &c34);
    const sangi_limb t47 = sangi_limb_sub(x7, y7, &c34);
    const sangi_limb t49 = sangi_limb_sub(x8, y8, &c34);
    const sangi_limb t51 = sangi_limb_sub(x9, y9, &c34);
    const sangi_limb t53 = sangi_limb_sub(x10, y10, &c34);
    const sangi_limb t55 = sangi_limb_sub(x11, y11, &c34);
    const sangi_limb t57 = sangi_limb_sub(x12, y12, &c34);
    const sangi_limb t59 = sangi_limb_sub(x13, y13, &c34);
    const sangi_limb t61 = sangi_limb_sub(x14, y14, &c34);
    const sangi_limb t63 = sangi_limb_sub(x15, y15, &c34);
    /* t = d + p */
    sangi_limb c82 = 0;
    const sangi_limb t81 = sangi_limb_add(t33, UINT16_C(0xffed), &c82);
    const sangi_limb t83 = sangi_limb_add(t35, UINT16_C(0xffff), &c82);
    const sangi_limb t85 = sangi_limb_add(t37, UINT16_C(0xffff), &c82);
    const sangi_limb t87 = sangi_limb_add(t39, UINT16_C(0xffff), &c82);
    const sangi_limb t89 = sangi_limb_add(t41, UINT16_C(0xffff), &c82);
    const sangi_limb t91 = sangi_limb_add(t43, UINT16_C(0xffff), &c82);
    const sangi_limb t93 = sangi_limb_add(t45, UINT16_C(0xffff), &c82);
    const sangi_limb t95 = sangi_limb_add(t47, UINT16_C(0xffff), &c82);
    const sangi_limb t97 = sangi_limb_add(t49, UINT16_C(0xffff), &c82);
    const sangi_limb t99 = sangi_limb_add(t51, UINT16_C(0xffff), &c82);
    const sangi_limb t101 = sangi_limb_add(t53, UINT16_C(0xffff), &c82);
    const sangi_limb t103 = sangi_limb_add(t55, UINT16_C(0xffff), &c82);
    const sangi_limb t105 = sangi_limb_add(t57, UINT16_C(0xffff), &c82);
    const sangi_limb t107 = sangi_limb_add(t59, UINT16_C(0xffff), &c82);
    const sangi_limb t109 = sangi_limb_add(t61, UINT16_C(0xffff), &c82);
    const sangi_limb t111 = sangi_limb_add(t63, UINT16_C(0x7fff), &c82);
    /* t where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c82);
    const sangi_limb t114 = sangi_limb_select(t113, t81, t33);
    const sangi_limb t115 = sangi_limb_select(t113, t83, t35);
    const sangi_limb t116 = sangi_limb_select(t113, t85, t37);
    const sangi_limb t117 = sangi_limb_select(t113, t87, t39);
    const sangi_limb t118 = sangi_limb_select(t113, t89, t41);
    const sangi_limb t119 = sangi_limb_select(t113, t91, t43);
    const sangi_limb t120 = sangi_limb_select(t113, t93, t45);
    const sangi_limb t121 = sangi_limb_select(t113, t95, t47);
    const sangi_limb t122 = sangi_limb_select(t113, t97, t49);
    const sangi_limb t123 = sangi_limb_select(t113, t99, t51);
    const sangi_limb t124 = sangi_limb_select(t113, t101, t53);
    const sangi_limb t125 = sangi_limb_select(t113, t103, t55);
    const sangi_limb t126 = sangi_limb_select(t113, t105, t57);
    const sangi_limb t127 = sangi_limb_select(t113, t107, t59);
    const sangi_limb t128 = sangi_limb_select(t113, t109, t61);
    const sangi_limb t129 = sangi_limb_select(t113, t111, t63);
    z[0] = t114;
    z[1] = t115;
    z[2] = t116;
    z[3] = t117;
    z[4] = t118;
    z[5] = t119;
    z[6] = t120;
    z[7] = t121;
    z[8] = t122;
    z[9] = t123;
    z[10] = t124;
    z[11] = t125;
    z[12] = t126;
    z[13] = t127;
    z[14] = t128;
    z[15] = t129;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p25519_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = x - y */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x0, &c34);
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x1, &c34);
    const sangi_limb t37 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x2, &c34);
    const sangi_limb t39 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x3, &c34);
    const sangi_limb t41 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x4, &c34);
    const sangi_limb t43 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x5, &c34);
    const sangi_limb t45 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x6, &c34);
    const sangi_limb t47 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x7, &c34);
    const sangi_limb t49 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x8, &c34);
    const sangi_limb t51 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x9, &c34);
    const sangi_limb t53 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x10, &c34);
    const sangi_limb t55 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x11, &c34);
    const sangi_limb t57 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x12, &c34);
    const sangi_limb t59 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x13, &c34);
    const sangi_limb t61 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x14, &c34);
    const sangi_limb t63 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x15, &c34);
    /* t = d + p */
    sangi_limb c82 = 0;
    const sangi_limb t81 = sangi_limb_add(t33, UINT16_C(0xffed), &c82);
    const sangi_limb t83 = sangi_limb_add(t35, UINT16_C(0xffff), &c82);
    const sangi_limb t85 = sangi_limb_add(t37, UINT16_C(0xffff), &c82);
    const sangi_limb t87 = sangi_limb_add(t39, UINT16_C(0xffff), &c82);
    const sangi_limb t89 = sangi_limb_add(t41, UINT16_C(0xffff), &c82);
    const sangi_limb t91 = sangi_limb_add(t43, UINT16_C(0xffff), &c82);
    const sangi_limb t93 = sangi_limb_add(t45, UINT16_C(0xffff), &c82);
    const sangi_limb t95 = sangi_limb_add(t47, UINT16_C(0xffff), &c82);
    const sangi_limb t97 = sangi_limb_add(t49, UINT16_C(0xffff), &c82);
    const sangi_limb t99 = sangi_limb_add(t51, UINT16_C(0xffff), &c82);
    const sangi_limb t101 = sangi_limb_add(t53, UINT16_C(0xffff), &c82);
    const sangi_limb t103 = sangi_limb_add(t55, UINT16_C(0xffff), &c82);
    const sangi_limb t105 = sangi_limb_add(t57, UINT16_C(0xffff), &c82);
    const sangi_limb t107 = sangi_limb_add(t59, UINT16_C(0xffff), &c82);
    const sangi_limb t109 = sangi_limb_add(t61, UINT16_C(0xffff), &c82);
    const sangi_limb t111 = sangi_limb_add(t63, UINT16_C(0x7fff), &c82);
    /* t where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c82);
    const sangi_limb t114 = sangi_limb_select(t113, t81, t33);
    const sangi_limb t115 = sangi_limb_select(t113, t83, t35);
    const sangi_limb t116 = sangi_limb_select(t113, t85, t37);
    const sangi_limb t117 = sangi_limb_select(t113, t87, t39);
    const sangi_limb t118 = sangi_limb_select(t113, t89, t41);
    const sangi_limb t119 = sangi_limb_select(t113, t91, t43);
    const sangi_limb t120 = sangi_limb_select(t113, t93, t45);
    const sangi_limb t121 = sangi_limb_select(t113, t95, t47);
    const sangi_limb t122 = sangi_limb_select(t113, t97, t49);
    const sangi_limb t123 = sangi_limb_select(t113, t99, t51);
    const sangi_limb t124 = sangi_limb_select(t113, t101, t53);
    const sangi_limb t125 = sangi_limb_select(t113, t103, t55);
    const sangi_limb t126 = sangi_limb_select(t113, t105, t57);
    const sangi_limb t127 = sangi_limb_select(t113, t107, t59);
    const sangi_limb t128 = sangi_limb_select(t113, t109, t61);
    const sangi_limb t129 = sangi_limb_select(t113, t111, t63);
    z[0] = t114;
    z[1] = t115;
    z[2] = t116;
    z[3] = t117;
    z[4] = t118;
    z[5] = t119;
    z[6] = t120;
    z[7] = t121;
    z[8] = t122;
    z[9] = t123;
    z[10] = t124;
    z[11] = t125;
    z[12] = t126;
    z[13] = t127;
    z[14] = t128;
    z[15] = t129;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p25519_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s = x + y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_add(x0, sangi_limb_hide(x0), &c18);
    const sangi_limb t19 = sangi_limb_add(x1, sangi_limb_hide(x1), &c18);
    const sangi_limb t21 = sangi_limb_add(x2, sangi_limb_hide(x2), &c18);
    const sangi_limb t23 = sangi_limb_add(x3, sangi_limb_hide(x3), &c18);
    const sangi_limb t25 = sangi_limb_add(x4, sangi_limb_hide(x4), &c18);
    const sangi_limb t27 = sangi_limb_add(x5, sangi_limb_hide(x5), &c18);
    const sangi_limb t29 = sangi_limb_add(x6, sangi_limb_hide(x6), &c18);
    const sangi_limb t31 = sangi_limb_add(x7, sangi_limb_hide(x7), &c18);
    const sangi_limb t33 = sangi_limb_add(x8, sangi_limb_hide(x8), &c18);
    const sangi_limb t35 = sangi_limb_add(x9, sangi_limb_hide(x9), &c18);
    const sangi_limb t37 = sangi_limb_add(x10, sangi_limb_hide(x10), &c18);
    const sangi_limb t39 = sangi_limb_add(x11, sangi_limb_hide(x11), &c18);
    const sangi_limb t41 = sangi_limb_add(x12, sangi_limb_hide(x12), &c18);
    const sangi_limb t43 = sangi_limb_add(x13, sangi_limb_hide(x13), &c18);
    const sangi_limb t45 = sangi_limb_add(x14, sangi_limb_hide(x14), &c18);
    const sangi_limb t47 = sangi_limb_add(x15, sangi_limb_hide(x15), &c18);
    /* d = s - p */
    sangi_limb c66 = 0;
    const sangi_limb t65 = sangi_limb_sub(t17, UINT16_C(0xffed), &c66);
    const sangi_limb t67 = sangi_limb_sub(t19, UINT16_C(0xffff), &c66);
    const sangi_limb t69 = sangi_limb_sub(t21, UINT16_C(0xffff), &c66);
    const sangi_limb t71 = sangi_limb_sub(t23, UINT16_C(0xffff), &c66);
    const sangi_limb t73 = sangi_limb_sub(t25, UINT16_C(0xffff), &c66);
    const sangi_limb t75 = sangi_limb_sub(t27, UINT16_C(0xffff), &c66);
    const sangi_limb t77 = sangi_limb_sub(t29, UINT16_C(0xffff), &c66);
    const sangi_limb t79 = sangi_limb_sub(t31, UINT16_C(0xffff), &c66);
    const sangi_limb t81 = sangi_limb_sub(t33, UINT16_C(0xffff), &c66);
    const sangi_limb t83 = sangi_limb_sub(t35, UINT16_C(0xffff), &c66);
    const sangi_limb t85 = sangi_limb_sub(t37, UINT16_C(0xffff), &c66);
    const sangi_limb t87 = sangi_limb_sub(t39, UINT16_C(0xffff), &c66);
    const sangi_limb t89 = sangi_limb_sub(t41, UINT16_C(0xffff), &c66);
    const sangi_limb t91 = sangi_limb_sub(t43, UINT16_C(0xffff), &c66);
    const sangi_limb t93 = sangi_limb_sub(t45, UINT16_C(0xffff), &c66);
    const sangi_limb t95 = sangi_limb_sub(t47, UINT16_C(0x7fff), &c66);
    /* s where d < 0, else d */
    const sangi_limb t97 = sangi_limb_mask(c66);
    const sangi_limb t98 = sangi_limb_select(t97, t17, t65);
    const sangi_limb t99 = sangi_limb_select(t97, t19, t67);
    const sangi_limb t100 = sangi_limb_select(t97, t21, t69);
    const sangi_limb t101 = sangi_limb_select(t97, t23, t71);
    const sangi_limb t102 = sangi_limb_select(t97, t25, t73);
    const sangi_limb t103 = sangi_limb_select(t97, t27, t75);
    const sangi_limb t104 = sangi_limb_select(t97, t29, t77);
    const sangi_limb t105 = sangi_limb_select(t97, t31, t79);
    const sangi_limb t106 = sangi_limb_select(t97, t33, t81);
    const sangi_limb t107 = sangi_limb_select(t97, t35, t83);
    const sangi_limb t108 = sangi_limb_select(t97, t37, t85);
    const sangi_limb t109 = sangi_limb_select(t97, t39, t87);
    const sangi_limb t110 = sangi_limb_select(t97, t41, t89);
    const sangi_limb t111 = sangi_limb_select(t97, t43, t91);
    const sangi_limb t112 = sangi_limb_select(t97, t45, t93);
    const sangi_limb t113 = sangi_limb_select(t97, t47, t95);
    z[0] = t98;
    z[1] = t99;
    z[2] = t100;
    z[3] = t101;
    z[4] = t102;
    z[5] = t103;
    z[6] = t104;
    z[7] = t105;
    z[8] = t106;
    z[9] = t107;
    z[10] = t108;
    z[11] = t109;
    z[12] = t110;
    z[13] = t111;
    z[14] = t112;
    z[15] = t113;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p25519_half_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s = x + p where x is odd, else x */
    const sangi_limb c17 = (sangi_limb)(x0 & 1);
    const sangi_limb t18 = sangi_limb_mask(c17);
    const sangi_limb t35 = (sangi_limb)(UINT16_C(0xffed) & t18);
    const sangi_limb t36 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t37 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t38 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t39 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t40 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t41 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t42 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t43 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t44 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t45 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t46 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t47 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t48 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t49 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t50 = (sangi_limb)(UINT16_C(0x7fff) & t18);
    sangi_limb c52 = 0;
    const sangi_limb t51 = sangi_limb_add(x0, t35, &c52);
    const sangi_limb t53 = sangi_limb_add(x1, t36, &c52);
    const sangi_limb t55 = sangi_limb_add(x2, t37, &c52);
    const sangi_limb t57 = sangi_limb_add(x3, t38, &c52);
    const sangi_limb t59 = sangi_limb_add(x4, t39, &c52);
    const sangi_limb t61 = sangi_limb_add(x5, t40, &c52);
    const sangi_limb t63 = sangi_limb_add(x6, t41, &c52);
    const sangi_limb t65 = sangi_limb_add(x7, t42, &c52);
    const sangi_limb t67 = sangi_limb_add(x8, t43, &c52);
    const sangi_limb t69 = sangi_limb_add(x9, t44, &c52);
    const sangi_limb t71 = sangi_limb_add(x10, t45, &c52);
    const sangi_limb t73 = sangi_limb_add(x11, t46, &c52);
    const sangi_limb t75 = sangi_limb_add(x12, t47, &c52);
    const sangi_limb t77 = sangi_limb_add(x13, t48, &c52);
    const sangi_limb t79 = sangi_limb_add(x14, t49, &c52);
    const sangi_limb t81 = sangi_limb_add(x15, t50, &c52);
    /* s / 2 */
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_shift(t81, &c84);
    const sangi_limb t85 = sangi_limb_shift(t79, &c84);
    const sangi_limb t87 = sangi_limb_shift(t77, &c84);
    const sangi_limb t89 = sangi_limb_shift(t75, &c84);
    const sangi_limb t91 = sangi_limb_shift(t73, &c84);
    const sangi_limb t93 = sangi_limb_shift(t71, &c84);
    const sangi_limb t95 = sangi_limb_shift(t69, &c84);
    const sangi_limb t97 = sangi_limb_shift(t67, &c84);
    const sangi_limb t99 = sangi_limb_shift(t65, &c84);
    const sangi_limb t101 = sangi_limb_shift(t63, &c84);
    const sangi_limb t103 = sangi_limb_shift(t61, &c84);
    const sangi_limb t105 = sangi_limb_shift(t59, &c84);
    const sangi_limb t107 = sangi_limb_shift(t57, &c84);
    const sangi_limb t109 = sangi_limb_shift(t55, &c84);
    const sangi_limb t111 = sangi_limb_shift(t53, &c84);
    const sangi_limb t113 = sangi_limb_shift(t51, &c84);
    z[0] = t113;
    z[1] = t111;
    z[2] = t109;
    z[3] = t107;
    z[4] = t105;
    z[5] = t103;
    z[6] = t101;
    z[7] = t99;
    z[8] = t97;
    z[9] = t95;
    z[10] = t93;
    z[11] = t91;
    z[12] = t89;
    z[13] = t87;
    z[14] = t85;
    z[15] = t83;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[16] = {UINT16_C(0xffed), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x7fff)};
    sangi_limb t[16 + 2] = {0};
    for (unsigned i = 0; i < 16; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 16; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[16] = sangi_limb_add(t[16], carry, &over);
        t[16 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0xca1b));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 16; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[16 - 1] = sangi_limb_add(t[16], carry, &over);
        t[16] = (sangi_limb)(t[16 + 1] + over);
    }
    sangi_limb d[16], below = 0;
    for (unsigned j = 0; j < 16; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[16], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 16; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb p[16] = {UINT16_C(0xffed), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x7fff)};
    sangi_limb t[16 + 2] = {0};
    for (unsigned i = 0; i < 16; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 16; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[16] = sangi_limb_add(t[16], carry, &over);
        t[16 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0xca1b));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 16; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[16 - 1] = sangi_limb_add(t[16], carry, &over);
        t[16] = (sangi_limb)(t[16 + 1] + over);
    }
    sangi_limb d[16], below = 0;
    for (unsigned j = 0; j < 16; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[16], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 16; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p25519_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[16] = {UINT16_C(0xffed), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x7fff)};
    sangi_limb t[16 + 1], high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[16] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[15] >> 13) | (t[16] << 3)));
    (void)sangi_limb_mac(top, UINT16_C(0x4000), 0, 0, &q);
    sangi_limb borrow = 0;
    high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_sub(t[j], sangi_limb_mac(p[j], q, 0, high, &high), &borrow);
    t[16] = sangi_limb_sub(t[16], high, &borrow);
    sangi_limb d[16], below = 0;
    for (unsigned j = 0; j < 16; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[16], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 16; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[16] = {UINT16_C(0xffed), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x7fff)};
    sangi_limb t[16 + 2] = {0};
    for (unsigned i = 0; i < 16; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 16; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[16] = sangi_limb_add(t[16], carry, &over);
        t[16 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0xca1b));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 16; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[16 - 1] = sangi_limb_add(t[16], carry, &over);
        t[16] = (sangi_limb)(t[16 + 1] + over);
    }
    for (unsigned j = 0; j < 16; j++)
        z[j] = t[j];
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p25519_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_add(x0, y0, &c34);
    const sangi_limb t35 = sangi_limb_add(x1, y1, &c34);
    const sangi_limb t37 = sangi_limb_add(x2, y2, &c34);
    const sangi_limb t39 = sangi_limb_add(x3, y3, &c34);
    const sangi_limb t41 = sangi_limb_add(x4, y4, &c34);
    const sangi_limb t43 = sangi_limb_add(x5, y5, &c34);
    const sangi_limb t45 = sangi_limb_add(x6, y6, &c34);
    const sangi_limb t47 = sangi_limb_add(x7, y7, &c34);
    const sangi_limb t49 = sangi_limb_add(x8, y8, &c34);
    const sangi_limb t51 = sangi_limb_add(x9, y9, &c34);
    const sangi_limb t53 = sangi_limb_add(x10, y10, &c34);
    const sangi_limb t55 = sangi_limb_add(x11, y11, &c34);
    const sangi_limb t57 = sangi_limb_add(x12, y12, &c34);
    const sangi_limb t59 = sangi_limb_add(x13, y13, &c34);
    const sangi_limb t61 = sangi_limb_add(x14, y14, &c34);
    const sangi_limb t63 = sangi_limb_add(x15, y15, &c34);
    z[0] = t33;
    z[1] = t35;
    z[2] = t37;
    z[3] = t39;
    z[4] = t41;
    z[5] = t43;
    z[6] = t45;
    z[7] = t47;
    z[8] = t49;
    z[9] = t51;
    z[10] = t53;
    z[11] = t55;
    z[12] = t57;
    z[13] = t59;
    z[14] = t61;
    z[15] = t63;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p25519_reduce_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_sub(x0, UINT16_C(0xffed), &c34);
    const sangi_limb t35 = sangi_limb_sub(x1, UINT16_C(0xffff), &c34);
    const sangi_limb t37 = sangi_limb_sub(x2, UINT16_C(0xffff), &c34);
    const sangi_limb t39 = sangi_limb_sub(x3, UINT16_C(0xffff), &c34);
    const sangi_limb t41 = sangi_limb_sub(x4, UINT16_C(0xffff), &c34);
    const sangi_limb t43 = sangi_limb_sub(x5, UINT16_C(0xffff), &c34);
    const sangi_limb t45 = sangi_limb_sub(x6, UINT16_C(0xffff), &c34);
    const sangi_limb t47 = sangi_limb_sub(x7, UINT16_C(0xffff), &c34);
    const sangi_limb t49 = sangi_limb_sub(x8, UINT16_C(0xffff), &c34);
    const sangi_limb t51 = sangi_limb_sub(x9, UINT16_C(0xffff), &c34);
    const sangi_limb t53 = sangi_limb_sub(x10, UINT16_C(0xffff), &c34);
    const sangi_limb t55 = sangi_limb_sub(x11, UINT16_C(0xffff), &c34);
    const sangi_limb t57 = sangi_limb_sub(x12, UINT16_C(0xffff), &c34);
    const sangi_limb t59 = sangi_limb_sub(x13, UINT16_C(0xffff), &c34);
    const sangi_limb t61 = sangi_limb_sub(x14, UINT16_C(0xffff), &c34);
    const sangi_limb t63 = sangi_limb_sub(x15, UINT16_C(0x7fff), &c34);
    /* s where d < 0, else d */
    const sangi_limb t65 = sangi_limb_mask(c34);
    const sangi_limb t66 = sangi_limb_select(t65, x0, t33);
    const sangi_limb t67 = sangi_limb_select(t65, x1, t35);
    const sangi_limb t68 = sangi_limb_select(t65, x2, t37);
    const sangi_limb t69 = sangi_limb_select(t65, x3, t39);
    const sangi_limb t70 = sangi_limb_select(t65, x4, t41);
    const sangi_limb t71 = sangi_limb_select(t65, x5, t43);
    const sangi_limb t72 = sangi_limb_select(t65, x6, t45);
    const sangi_limb t73 = sangi_limb_select(t65, x7, t47);
    const sangi_limb t74 = sangi_limb_select(t65, x8, t49);
    const sangi_limb t75 = sangi_limb_select(t65, x9, t51);
    const sangi_limb t76 = sangi_limb_select(t65, x10, t53);
    const sangi_limb t77 = sangi_limb_select(t65, x11, t55);
    const sangi_limb t78 = sangi_limb_select(t65, x12, t57);
    const sangi_limb t79 = sangi_limb_select(t65, x13, t59);
    const sangi_limb t80 = sangi_limb_select(t65, x14, t61);
    const sangi_limb t81 = sangi_limb_select(t65, x15, t63);
    z[0] = t66;
    z[1] = t67;
    z[2] = t68;
    z[3] = t69;
    z[4] = t70;
    z[5] = t71;
    z[6] = t72;
    z[7] = t73;
    z[8] = t74;
    z[9] = t75;
    z[10] = t76;
    z[11] = t77;
    z[12] = t78;
    z[13] = t79;
    z[14] = t80;
    z[15] = t81;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p25519_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
    const sangi_limb t35 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t36 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t37 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t38 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t39 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t40 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t41 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t42 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t43 = sangi_limb_select(t2, x8, y8);
    const sangi_limb t44 = sangi_limb_select(t2, x9, y9);
    const sangi_limb t45 = sangi_limb_select(t2, x10, y10);
    const sangi_limb t46 = sangi_limb_select(t2, x11, y11);
    const sangi_limb t47 = sangi_limb_select(t2, x12, y12);
    const sangi_limb t48 = sangi_limb_select(t2, x13, y13);
    const sangi_limb t49 = sangi_limb_select(t2, x14, y14);
    const sangi_limb t50 = sangi_limb_select(t2, x15, y15);
    z[0] = t35;
    z[1] = t36;
    z[2] = t37;
    z[3] = t38;
    z[4] = t39;
    z[5] = t40;
    z[6] = t41;
    z[7] = t42;
    z[8] = t43;
    z[9] = t44;
    z[10] = t45;
    z[11] = t46;
    z[12] = t47;
    z[13] = t48;
    z[14] = t49;
    z[15] = t50;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p25519_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p25519_is_zero_c(const sangi_limb *x) {
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
    /* the union of the limbs */
    const sangi_limb t17 = (sangi_limb)(x0 | x1);
    const sangi_limb t18 = (sangi_limb)(t17 | x2);
    const sangi_limb t19 = (sangi_limb)(t18 | x3);
    const sangi_limb t20 = (sangi_limb)(t19 | x4);
    const sangi_limb t21 = (sangi_limb)(t20 | x5);
    const sangi_limb t22 = (sangi_limb)(t21 | x6);
    const sangi_limb t23 = (sangi_limb)(t22 | x7);
    const sangi_limb t24 = (sangi_limb)(t23 | x8);
    const sangi_limb t25 = (sangi_limb)(t24 | x9);
    const sangi_limb t26 = (sangi_limb)(t25 | x10);
    const sangi_limb t27 = (sangi_limb)(t26 | x11);
    const sangi_limb t28 = (sangi_limb)(t27 | x12);
    const sangi_limb t29 = (sangi_limb)(t28 | x13);
    const sangi_limb t30 = (sangi_limb)(t29 | x14);
    const sangi_limb t31 = (sangi_limb)(t30 | x15);
    /* below 1 only if it is 0 */
    sangi_limb c34 = 0;
    (void)sangi_limb_sub(t31, UINT16_C(0x0001), &c34);
    const sangi_limb t35 = sangi_limb_mask(c34);
    return t35;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p25519_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
    /* the union of the limbs */
    const sangi_limb t33 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t34 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t35 = (sangi_limb)(t33 | t34);
    const sangi_limb t36 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t37 = (sangi_limb)(t35 | t36);
    const sangi_limb t38 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t39 = (sangi_limb)(t37 | t38);
    const sangi_limb t40 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t41 = (sangi_limb)(t39 | t40);
    const sangi_limb t42 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t43 = (sangi_limb)(t41 | t42);
    const sangi_limb t44 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t45 = (sangi_limb)(t43 | t44);
    const sangi_limb t46 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t47 = (sangi_limb)(t45 | t46);
    const sangi_limb t48 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t49 = (sangi_limb)(t47 | t48);
    const sangi_limb t50 = (sangi_limb)(x9 ^ y9);
    const sangi_limb t51 = (sangi_limb)(t49 | t50);
    const sangi_limb t52 = (sangi_limb)(x10 ^ y10);
    const sangi_limb t53 = (sangi_limb)(t51 | t52);
    const sangi_limb t54 = (sangi_limb)(x11 ^ y11);
    const sangi_limb t55 = (sangi_limb)(t53 | t54);
    const sangi_limb t56 = (sangi_limb)(x12 ^ y12);
    const sangi_limb t57 = (sangi_limb)(t55 | t56);
    const sangi_limb t58 = (sangi_limb)(x13 ^ y13);
    const sangi_limb t59 = (sangi_limb)(t57 | t58);
    const sangi_limb t60 = (sangi_limb)(x14 ^ y14);
    const sangi_limb t61 = (sangi_limb)(t59 | t60);
    const sangi_limb t62 = (sangi_limb)(x15 ^ y15);
    const sangi_limb t63 = (sangi_limb)(t61 | t62);
    /* below 1 only if it is 0 */
    sangi_limb c66 = 0;
    (void)sangi_limb_sub(t63, UINT16_C(0x0001), &c66);
    const sangi_limb t67 = sangi_limb_mask(c66);
    return t67;
}
