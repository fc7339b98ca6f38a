/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 16 limbs of 16, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_order_modulus[16];
extern const sangi_limb sangi_secp256k1_order_one[16];
extern const sangi_limb sangi_secp256k1_order_radix2[16];
extern const sangi_limb sangi_secp256k1_order_root[16];
extern const sangi_limb sangi_secp256k1_order_sqrt_exponent[16];
void sangi_secp256k1_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_secp256k1_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_secp256k1_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_secp256k1_order_is_zero_c(const sangi_limb *x);
sangi_limb sangi_secp256k1_order_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_secp256k1_order_modulus[16] = {
    UINT16_C(0x4141),
    UINT16_C(0xd036),
    UINT16_C(0x5e8c),
    UINT16_C(0xbfd2),
    UINT16_C(0xa03b),
    UINT16_C(0xaf48),
    UINT16_C(0xdce6),
    UINT16_C(0xbaae),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_secp256k1_order_one[16] = {
    UINT16_C(0xbebf),
    UINT16_C(0x2fc9),
    UINT16_C(0xa173),
    UINT16_C(0x402d),
    UINT16_C(0x5fc4),
    UINT16_C(0x50b7),
    UINT16_C(0x2319),
    UINT16_C(0x4551),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_secp256k1_order_radix2[16] = {
    UINT16_C(0xd140),
    UINT16_C(0x67d7),
    UINT16_C(0xf214),
    UINT16_C(0x896c),
    UINT16_C(0xf878),
    UINT16_C(0x0e7c),
    UINT16_C(0x96c2),
    UINT16_C(0x7414),
    UINT16_C(0x07c6),
    UINT16_C(0x5bcd),
    UINT16_C(0xf5e4),
    UINT16_C(0xe697),
    UINT16_C(0x9bc5),
    UINT16_C(0x81c6),
    UINT16_C(0x1cd5),
    UINT16_C(0x9d67),
};

const sangi_limb sangi_secp256k1_order_root[16] = {
    UINT16_C(0x77cf),
    UINT16_C(0x4e5b),
    UINT16_C(0xf5b9),
    UINT16_C(0xe823),
    UINT16_C(0xebea),
    UINT16_C(0xecd9),
    UINT16_C(0x6f88),
    UINT16_C(0xcab8),
    UINT16_C(0x700f),
    UINT16_C(0x2862),
    UINT16_C(0x3fa5),
    UINT16_C(0xd3d9),
    UINT16_C(0xeabe),
    UINT16_C(0x577e),
    UINT16_C(0x4d1f),
    UINT16_C(0xd630),
};

const sangi_limb sangi_secp256k1_order_sqrt_exponent[16] = {
    UINT16_C(0x6c82),
    UINT16_C(0x19a0),
    UINT16_C(0xa4bd),
    UINT16_C(0x777f),
    UINT16_C(0x9140),
    UINT16_C(0xcd5e),
    UINT16_C(0x5db9),
    UINT16_C(0xfd75),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x01ff),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_sub(t33, UINT16_C(0x4141), &c83);
    const sangi_limb t84 = sangi_limb_sub(t35, UINT16_C(0xd036), &c83);
    const sangi_limb t86 = sangi_limb_sub(t37, UINT16_C(0x5e8c), &c83);
    const sangi_limb t88 = sangi_limb_sub(t39, UINT16_C(0xbfd2), &c83);
    const sangi_limb t90 = sangi_limb_sub(t41, UINT16_C(0xa03b), &c83);
    const sangi_limb t92 = sangi_limb_sub(t43, UINT16_C(0xaf48), &c83);
    const sangi_limb t94 = sangi_limb_sub(t45, UINT16_C(0xdce6), &c83);
    const sangi_limb t96 = sangi_limb_sub(t47, UINT16_C(0xbaae), &c83);
    const sangi_limb t98 = sangi_limb_sub(t49, UINT16_C(0xfffe), &c83);
    const sangi_limb t100 = sangi_limb_sub(t51, UINT16_C(0xffff), &c83);
    const sangi_limb t102 = sangi_limb_sub(t53, UINT16_C(0xffff), &c83);
    const sangi_limb t104 = sangi_limb_sub(t55, UINT16_C(0xffff), &c83);
    const sangi_limb t106 = sangi_limb_sub(t57, UINT16_C(0xffff), &c83);
    const sangi_limb t108 = sangi_limb_sub(t59, UINT16_C(0xffff), &c83);
    const sangi_limb t110 = sangi_limb_sub(t61, UINT16_C(0xffff), &c83);
    const sangi_limb t112 = sangi_limb_sub(t63, UINT16_C(0xffff), &c83);
    (void)sangi_limb_sub(c34, UINT16_C(0x0000), &c83);
    /* s where d < 0, else d */
    const sangi_limb t117 = sangi_limb_mask(c83);
    const sangi_limb t118 = sangi_limb_select(t117, t33, t82);
    const sangi_limb t119 = sangi_limb_select(t117, t35, t84);
    const sangi_limb t120 = sangi_limb_select(t117, t37, t86);
    const sangi_limb t121 = sangi_limb_select(t117, t39, t88);
    const sangi_limb t122 = sangi_limb_select(t117, t41, t90);
    const sangi_limb t123 = sangi_limb_select(t117, t43, t92);
    const sangi_limb t124 = sangi_limb_select(t117, t45, t94);
    const sangi_limb t125 = sangi_limb_select(t117, t47, t96);
    const sangi_limb t126 = sangi_limb_select(t117, t49, t98);
    const sangi_limb t127 = sangi_limb_select(t117, t51, t100);
    const sangi_limb t128 = sangi_limb_select(t117, t53, t102);
    const sangi_limb t129 = sangi_limb_select(t117, t55, t104);
    const sangi_limb t130 = sangi_limb_select(t117, t57, t106);
    const sangi_limb t131 = sangi_limb_select(t117, t59, t108);
    const sangi_limb t132 = sangi_limb_select(t117, t61, t110);
    const sangi_limb t133 = sangi_limb_select(t117, t63, t112);
    z[0] = t118;
    z[1] = t119;
    z[2] = t120;
    z[3] = t121;
    z[4] = t122;
    z[5] = t123;
    z[6] = t124;
    z[7] = t125;
    z[8] = t126;
    z[9] = t127;
    z[10] = t128;
    z[11] = t129;
    z[12] = t130;
    z[13] = t131;
    z[14] = t132;
    z[15] = t133;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t81 = sangi_limb_add(t33, UINT16_C(0x4141), &c82);
    const sangi_limb t83 = sangi_limb_add(t35, UINT16_C(0xd036), &c82);
    const sangi_limb t85 = sangi_limb_add(t37, UINT16_C(0x5e8c), &c82);
    const sangi_limb t87 = sangi_limb_add(t39, UINT16_C(0xbfd2), &c82);
    const sangi_limb t89 = sangi_limb_add(t41, UINT16_C(0xa03b), &c82);
    const sangi_limb t91 = sangi_limb_add(t43, UINT16_C(0xaf48), &c82);
    const sangi_limb t93 = sangi_limb_add(t45, UINT16_C(0xdce6), &c82);
    const sangi_limb t95 = sangi_limb_add(t47, UINT16_C(0xbaae), &c82);
    const sangi_limb t97 = sangi_limb_add(t49, UINT16_C(0xfffe), &c82);
    const sangi_limb t99 = sangi_limb_add(t51, UINT16_C(0xffff), &c82);
    const sangi_limb t101 = sangi_limb_add(t53, UINT16_C(0xffff), &c82);
    const sangi_limb t103 = sangi_limb_add(t55, UINT16_C(0xffff), &c82);
    const sangi_limb t105 = sangi_limb_add(t57, UINT16_C(0xffff), &c82);
    const sangi_limb t107 = sangi_limb_add(t59, UINT16_C(0xffff), &c82);
    const sangi_limb t109 = sangi_limb_add(t61, UINT16_C(0xffff), &c82);
    const sangi_limb t111 = sangi_limb_add(t63, UINT16_C(0xffff), &c82);
    /* t where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c34);
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
void sangi_secp256k1_order_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t81 = sangi_limb_add(t33, UINT16_C(0x4141), &c82);
    const sangi_limb t83 = sangi_limb_add(t35, UINT16_C(0xd036), &c82);
    const sangi_limb t85 = sangi_limb_add(t37, UINT16_C(0x5e8c), &c82);
    const sangi_limb t87 = sangi_limb_add(t39, UINT16_C(0xbfd2), &c82);
    const sangi_limb t89 = sangi_limb_add(t41, UINT16_C(0xa03b), &c82);
    const sangi_limb t91 = sangi_limb_add(t43, UINT16_C(0xaf48), &c82);
    const sangi_limb t93 = sangi_limb_add(t45, UINT16_C(0xdce6), &c82);
    const sangi_limb t95 = sangi_limb_add(t47, UINT16_C(0xbaae), &c82);
    const sangi_limb t97 = sangi_limb_add(t49, UINT16_C(0xfffe), &c82);
    const sangi_limb t99 = sangi_limb_add(t51, UINT16_C(0xffff), &c82);
    const sangi_limb t101 = sangi_limb_add(t53, UINT16_C(0xffff), &c82);
    const sangi_limb t103 = sangi_limb_add(t55, UINT16_C(0xffff), &c82);
    const sangi_limb t105 = sangi_limb_add(t57, UINT16_C(0xffff), &c82);
    const sangi_limb t107 = sangi_limb_add(t59, UINT16_C(0xffff), &c82);
    const sangi_limb t109 = sangi_limb_add(t61, UINT16_C(0xffff), &c82);
    const sangi_limb t111 = sangi_limb_add(t63, UINT16_C(0xffff), &c82);
    /* t where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c34);
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
void sangi_secp256k1_order_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_sub(t17, UINT16_C(0x4141), &c67);
    const sangi_limb t68 = sangi_limb_sub(t19, UINT16_C(0xd036), &c67);
    const sangi_limb t70 = sangi_limb_sub(t21, UINT16_C(0x5e8c), &c67);
    const sangi_limb t72 = sangi_limb_sub(t23, UINT16_C(0xbfd2), &c67);
    const sangi_limb t74 = sangi_limb_sub(t25, UINT16_C(0xa03b), &c67);
    const sangi_limb t76 = sangi_limb_sub(t27, UINT16_C(0xaf48), &c67);
    const sangi_limb t78 = sangi_limb_sub(t29, UINT16_C(0xdce6), &c67);
    const sangi_limb t80 = sangi_limb_sub(t31, UINT16_C(0xbaae), &c67);
    const sangi_limb t82 = sangi_limb_sub(t33, UINT16_C(0xfffe), &c67);
    const sangi_limb t84 = sangi_limb_sub(t35, UINT16_C(0xffff), &c67);
    const sangi_limb t86 = sangi_limb_sub(t37, UINT16_C(0xffff), &c67);
    const sangi_limb t88 = sangi_limb_sub(t39, UINT16_C(0xffff), &c67);
    const sangi_limb t90 = sangi_limb_sub(t41, UINT16_C(0xffff), &c67);
    const sangi_limb t92 = sangi_limb_sub(t43, UINT16_C(0xffff), &c67);
    const sangi_limb t94 = sangi_limb_sub(t45, UINT16_C(0xffff), &c67);
    const sangi_limb t96 = sangi_limb_sub(t47, UINT16_C(0xffff), &c67);
    (void)sangi_limb_sub(c18, UINT16_C(0x0000), &c67);
    /* s where d < 0, else d */
    const sangi_limb t101 = sangi_limb_mask(c67);
    const sangi_limb t102 = sangi_limb_select(t101, t17, t66);
    const sangi_limb t103 = sangi_limb_select(t101, t19, t68);
    const sangi_limb t104 = sangi_limb_select(t101, t21, t70);
    const sangi_limb t105 = sangi_limb_select(t101, t23, t72);
    const sangi_limb t106 = sangi_limb_select(t101, t25, t74);
    const sangi_limb t107 = sangi_limb_select(t101, t27, t76);
    const sangi_limb t108 = sangi_limb_select(t101, t29, t78);
    const sangi_limb t109 = sangi_limb_select(t101, t31, t80);
    const sangi_limb t110 = sangi_limb_select(t101, t33, t82);
    const sangi_limb t111 = sangi_limb_select(t101, t35, t84);
    const sangi_limb t112 = sangi_limb_select(t101, t37, t86);
    const sangi_limb t113 = sangi_limb_select(t101, t39, t88);
    const sangi_limb t114 = sangi_limb_select(t101, t41, t90);
    const sangi_limb t115 = sangi_limb_select(t101, t43, t92);
    const sangi_limb t116 = sangi_limb_select(t101, t45, t94);
    const sangi_limb t117 = sangi_limb_select(t101, t47, t96);
    z[0] = t102;
    z[1] = t103;
    z[2] = t104;
    z[3] = t105;
    z[4] = t106;
    z[5] = t107;
    z[6] = t108;
    z[7] = t109;
    z[8] = t110;
    z[9] = t111;
    z[10] = t112;
    z[11] = t113;
    z[12] = t114;
    z[13] = t115;
    z[14] = t116;
    z[15] = t117;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t35 = (sangi_limb)(UINT16_C(0x4141) & t18);
    const sangi_limb t36 = (sangi_limb)(UINT16_C(0xd036) & t18);
    const sangi_limb t37 = (sangi_limb)(UINT16_C(0x5e8c) & t18);
    const sangi_limb t38 = (sangi_limb)(UINT16_C(0xbfd2) & t18);
    const sangi_limb t39 = (sangi_limb)(UINT16_C(0xa03b) & t18);
    const sangi_limb t40 = (sangi_limb)(UINT16_C(0xaf48) & t18);
    const sangi_limb t41 = (sangi_limb)(UINT16_C(0xdce6) & t18);
    const sangi_limb t42 = (sangi_limb)(UINT16_C(0xbaae) & t18);
    const sangi_limb t43 = (sangi_limb)(UINT16_C(0xfffe) & t18);
    const sangi_limb t44 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t45 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t46 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t47 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t48 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t49 = (sangi_limb)(UINT16_C(0xffff) & t18);
    const sangi_limb t50 = (sangi_limb)(UINT16_C(0xffff) & t18);
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
    const sangi_limb t83 = sangi_limb_shift(t81, &c52);
    const sangi_limb t85 = sangi_limb_shift(t79, &c52);
    const sangi_limb t87 = sangi_limb_shift(t77, &c52);
    const sangi_limb t89 = sangi_limb_shift(t75, &c52);
    const sangi_limb t91 = sangi_limb_shift(t73, &c52);
    const sangi_limb t93 = sangi_limb_shift(t71, &c52);
    const sangi_limb t95 = sangi_limb_shift(t69, &c52);
    const sangi_limb t97 = sangi_limb_shift(t67, &c52);
    const sangi_limb t99 = sangi_limb_shift(t65, &c52);
    const sangi_limb t101 = sangi_limb_shift(t63, &c52);
    const sangi_limb t103 = sangi_limb_shift(t61, &c52);
    const sangi_limb t105 = sangi_limb_shift(t59, &c52);
    const sangi_limb t107 = sangi_limb_shift(t57, &c52);
    const sangi_limb t109 = sangi_limb_shift(t55, &c52);
    const sangi_limb t111 = sangi_limb_shift(t53, &c52);
    const sangi_limb t113 = sangi_limb_shift(t51, &c52);
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
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[16] = {UINT16_C(0x4141), UINT16_C(0xd036), UINT16_C(0x5e8c), UINT16_C(0xbfd2), UINT16_C(0xa03b), UINT16_C(0xaf48), UINT16_C(0xdce6), UINT16_C(0xbaae), UINT16_C(0xfffe), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff)};
    sangi_limb t[16 + 2] = {0};
    for (unsigned i = 0; i < 16; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 16; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[16] = sangi_limb_add(t[16], carry, &over);
        t[16 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0xb13f));
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
void sangi_secp256k1_order_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb p[16] = {UINT16_C(0x4141), UINT16_C(0xd036), UINT16_C(0x5e8c), UINT16_C(0xbfd2), UINT16_C(0xa03b), UINT16_C(0xaf48), UINT16_C(0xdce6), UINT16_C(0xbaae), UINT16_C(0xfffe), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff)};
    sangi_limb t[16 + 2] = {0};
    for (unsigned i = 0; i < 16; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 16; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[16] = sangi_limb_add(t[16], carry, &over);
        t[16 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0xb13f));
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
void sangi_secp256k1_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[16] = {UINT16_C(0x4141), UINT16_C(0xd036), UINT16_C(0x5e8c), UINT16_C(0xbfd2), UINT16_C(0xa03b), UINT16_C(0xaf48), UINT16_C(0xdce6), UINT16_C(0xbaae), UINT16_C(0xfffe), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff)};
    sangi_limb t[16 + 1], high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[16] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[15] >> 14) | (t[16] << 2)));
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

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_secp256k1_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_secp256k1_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_secp256k1_order_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_secp256k1_order_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
