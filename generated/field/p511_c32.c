/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
 * p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; 511 bits in 16 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p511_modulus[16];
extern const sangi_limb sangi_p511_one[16];
extern const sangi_limb sangi_p511_radix2[16];
extern const sangi_limb sangi_p511_root[16];
extern const sangi_limb sangi_p511_sqrt_exponent[16];
void sangi_p511_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p511_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p511_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p511_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p511_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p511_modulus[16] = {
    UINT32_C(0x33c6c87b),
    UINT32_C(0x1b81b905),
    UINT32_C(0x57aca835),
    UINT32_C(0xc2721bf4),
    UINT32_C(0x1f0b4f25),
    UINT32_C(0x516730cc),
    UINT32_C(0x67f35507),
    UINT32_C(0xa7aac6c5),
    UINT32_C(0x9322c9cd),
    UINT32_C(0x5afbfcc6),
    UINT32_C(0xedc88c42),
    UINT32_C(0xb42d083a),
    UINT32_C(0x5e3e4c4a),
    UINT32_C(0xfc8ab0d1),
    UINT32_C(0x740f89bf),
    UINT32_C(0x65b48e8f),
};

const sangi_limb sangi_p511_one[16] = {
    UINT32_C(0x98726f0a),
    UINT32_C(0xc8fc8df5),
    UINT32_C(0x50a6af95),
    UINT32_C(0x7b1bc817),
    UINT32_C(0xc1e961b4),
    UINT32_C(0x5d319e67),
    UINT32_C(0x301955f1),
    UINT32_C(0xb0aa7275),
    UINT32_C(0xd9ba6c64),
    UINT32_C(0x4a080672),
    UINT32_C(0x246ee77b),
    UINT32_C(0x97a5ef8a),
    UINT32_C(0x4383676a),
    UINT32_C(0x06ea9e5d),
    UINT32_C(0x17e0ec80),
    UINT32_C(0x3496e2e1),
};

const sangi_limb sangi_p511_radix2[16] = {
    UINT32_C(0x2ffc1724),
    UINT32_C(0x36905b57),
    UINT32_C(0x25f1f27d),
    UINT32_C(0x67086f45),
    UINT32_C(0xd22370ca),
    UINT32_C(0x4faf3fbf),
    UINT32_C(0xbcc584b1),
    UINT32_C(0x192ea214),
    UINT32_C(0x2f5de3d0),
    UINT32_C(0x5dae03ee),
    UINT32_C(0x1776b371),
    UINT32_C(0x1e924873),
    UINT32_C(0x20e4f52d),
    UINT32_C(0xad5f166e),
    UINT32_C(0xa6f3917e),
    UINT32_C(0x4ed759ae),
};

const sangi_limb sangi_p511_root[16] = {
    UINT32_C(0x9b545971),
    UINT32_C(0x52852b0f),
    UINT32_C(0x0705f89f),
    UINT32_C(0x475653dd),
    UINT32_C(0x5d21ed71),
    UINT32_C(0xf4359264),
    UINT32_C(0x37d9ff15),
    UINT32_C(0xf7005450),
    UINT32_C(0xb9685d68),
    UINT32_C(0x10f3f653),
    UINT32_C(0xc959a4c7),
    UINT32_C(0x1c8718b0),
    UINT32_C(0x1abae4e0),
    UINT32_C(0xf5a01274),
    UINT32_C(0x5c2e9d3f),
    UINT32_C(0x311dabae),
};

const sangi_limb sangi_p511_sqrt_exponent[16] = {
    UINT32_C(0x4cf1b21e),
    UINT32_C(0x46e06e41),
    UINT32_C(0x15eb2a0d),
    UINT32_C(0x709c86fd),
    UINT32_C(0x07c2d3c9),
    UINT32_C(0xd459cc33),
    UINT32_C(0x59fcd541),
    UINT32_C(0x69eab1b1),
    UINT32_C(0xa4c8b273),
    UINT32_C(0x96beff31),
    UINT32_C(0xbb722310),
    UINT32_C(0xad0b420e),
    UINT32_C(0x578f9312),
    UINT32_C(0xff22ac34),
    UINT32_C(0xdd03e26f),
    UINT32_C(0x196d23a3),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p511_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t81 = sangi_limb_sub(t33, UINT32_C(0x33c6c87b), &c82);
    const sangi_limb t83 = sangi_limb_sub(t35, UINT32_C(0x1b81b905), &c82);
    const sangi_limb t85 = sangi_limb_sub(t37, UINT32_C(0x57aca835), &c82);
    const sangi_limb t87 = sangi_limb_sub(t39, UINT32_C(0xc2721bf4), &c82);
    const sangi_limb t89 = sangi_limb_sub(t41, UINT32_C(0x1f0b4f25), &c82);
    const sangi_limb t91 = sangi_limb_sub(t43, UINT32_C(0x516730cc), &c82);
    const sangi_limb t93 = sangi_limb_sub(t45, UINT32_C(0x67f35507), &c82);
    const sangi_limb t95 = sangi_limb_sub(t47, UINT32_C(0xa7aac6c5), &c82);
    const sangi_limb t97 = sangi_limb_sub(t49, UINT32_C(0x9322c9cd), &c82);
    const sangi_limb t99 = sangi_limb_sub(t51, UINT32_C(0x5afbfcc6), &c82);
    const sangi_limb t101 = sangi_limb_sub(t53, UINT32_C(0xedc88c42), &c82);
    const sangi_limb t103 = sangi_limb_sub(t55, UINT32_C(0xb42d083a), &c82);
    const sangi_limb t105 = sangi_limb_sub(t57, UINT32_C(0x5e3e4c4a), &c82);
    const sangi_limb t107 = sangi_limb_sub(t59, UINT32_C(0xfc8ab0d1), &c82);
    const sangi_limb t109 = sangi_limb_sub(t61, UINT32_C(0x740f89bf), &c82);
    const sangi_limb t111 = sangi_limb_sub(t63, UINT32_C(0x65b48e8f), &c82);
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
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p511_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t81 = sangi_limb_add(t33, UINT32_C(0x33c6c87b), &c82);
    const sangi_limb t83 = sangi_limb_add(t35, UINT32_C(0x1b81b905), &c82);
    const sangi_limb t85 = sangi_limb_add(t37, UINT32_C(0x57aca835), &c82);
    const sangi_limb t87 = sangi_limb_add(t39, UINT32_C(0xc2721bf4), &c82);
    const sangi_limb t89 = sangi_limb_add(t41, UINT32_C(0x1f0b4f25), &c82);
    const sangi_limb t91 = sangi_limb_add(t43, UINT32_C(0x516730cc), &c82);
    const sangi_limb t93 = sangi_limb_add(t45, UINT32_C(0x67f35507), &c82);
    const sangi_limb t95 = sangi_limb_add(t47, UINT32_C(0xa7aac6c5), &c82);
    const sangi_limb t97 = sangi_limb_add(t49, UINT32_C(0x9322c9cd), &c82);
    const sangi_limb t99 = sangi_limb_add(t51, UINT32_C(0x5afbfcc6), &c82);
    const sangi_limb t101 = sangi_limb_add(t53, UINT32_C(0xedc88c42), &c82);
    const sangi_limb t103 = sangi_limb_add(t55, UINT32_C(0xb42d083a), &c82);
    const sangi_limb t105 = sangi_limb_add(t57, UINT32_C(0x5e3e4c4a), &c82);
    const sangi_limb t107 = sangi_limb_add(t59, UINT32_C(0xfc8ab0d1), &c82);
    const sangi_limb t109 = sangi_limb_add(t61, UINT32_C(0x740f89bf), &c82);
    const sangi_limb t111 = sangi_limb_add(t63, UINT32_C(0x65b48e8f), &c82);
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
/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p511_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t33 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x0, &c34);
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x1, &c34);
    const sangi_limb t37 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x2, &c34);
    const sangi_limb t39 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x3, &c34);
    const sangi_limb t41 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x4, &c34);
    const sangi_limb t43 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x5, &c34);
    const sangi_limb t45 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x6, &c34);
    const sangi_limb t47 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x7, &c34);
    const sangi_limb t49 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x8, &c34);
    const sangi_limb t51 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x9, &c34);
    const sangi_limb t53 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x10, &c34);
    const sangi_limb t55 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x11, &c34);
    const sangi_limb t57 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x12, &c34);
    const sangi_limb t59 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x13, &c34);
    const sangi_limb t61 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x14, &c34);
    const sangi_limb t63 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x15, &c34);
    /* t = d + p */
    sangi_limb c82 = 0;
    const sangi_limb t81 = sangi_limb_add(t33, UINT32_C(0x33c6c87b), &c82);
    const sangi_limb t83 = sangi_limb_add(t35, UINT32_C(0x1b81b905), &c82);
    const sangi_limb t85 = sangi_limb_add(t37, UINT32_C(0x57aca835), &c82);
    const sangi_limb t87 = sangi_limb_add(t39, UINT32_C(0xc2721bf4), &c82);
    const sangi_limb t89 = sangi_limb_add(t41, UINT32_C(0x1f0b4f25), &c82);
    const sangi_limb t91 = sangi_limb_add(t43, UINT32_C(0x516730cc), &c82);
    const sangi_limb t93 = sangi_limb_add(t45, UINT32_C(0x67f35507), &c82);
    const sangi_limb t95 = sangi_limb_add(t47, UINT32_C(0xa7aac6c5), &c82);
    const sangi_limb t97 = sangi_limb_add(t49, UINT32_C(0x9322c9cd), &c82);
    const sangi_limb t99 = sangi_limb_add(t51, UINT32_C(0x5afbfcc6), &c82);
    const sangi_limb t101 = sangi_limb_add(t53, UINT32_C(0xedc88c42), &c82);
    const sangi_limb t103 = sangi_limb_add(t55, UINT32_C(0xb42d083a), &c82);
    const sangi_limb t105 = sangi_limb_add(t57, UINT32_C(0x5e3e4c4a), &c82);
    const sangi_limb t107 = sangi_limb_add(t59, UINT32_C(0xfc8ab0d1), &c82);
    const sangi_limb t109 = sangi_limb_add(t61, UINT32_C(0x740f89bf), &c82);
    const sangi_limb t111 = sangi_limb_add(t63, UINT32_C(0x65b48e8f), &c82);
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
/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p511_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t65 = sangi_limb_sub(t17, UINT32_C(0x33c6c87b), &c66);
    const sangi_limb t67 = sangi_limb_sub(t19, UINT32_C(0x1b81b905), &c66);
    const sangi_limb t69 = sangi_limb_sub(t21, UINT32_C(0x57aca835), &c66);
    const sangi_limb t71 = sangi_limb_sub(t23, UINT32_C(0xc2721bf4), &c66);
    const sangi_limb t73 = sangi_limb_sub(t25, UINT32_C(0x1f0b4f25), &c66);
    const sangi_limb t75 = sangi_limb_sub(t27, UINT32_C(0x516730cc), &c66);
    const sangi_limb t77 = sangi_limb_sub(t29, UINT32_C(0x67f35507), &c66);
    const sangi_limb t79 = sangi_limb_sub(t31, UINT32_C(0xa7aac6c5), &c66);
    const sangi_limb t81 = sangi_limb_sub(t33, UINT32_C(0x9322c9cd), &c66);
    const sangi_limb t83 = sangi_limb_sub(t35, UINT32_C(0x5afbfcc6), &c66);
    const sangi_limb t85 = sangi_limb_sub(t37, UINT32_C(0xedc88c42), &c66);
    const sangi_limb t87 = sangi_limb_sub(t39, UINT32_C(0xb42d083a), &c66);
    const sangi_limb t89 = sangi_limb_sub(t41, UINT32_C(0x5e3e4c4a), &c66);
    const sangi_limb t91 = sangi_limb_sub(t43, UINT32_C(0xfc8ab0d1), &c66);
    const sangi_limb t93 = sangi_limb_sub(t45, UINT32_C(0x740f89bf), &c66);
    const sangi_limb t95 = sangi_limb_sub(t47, UINT32_C(0x65b48e8f), &c66);
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
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p511_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t35 = (sangi_limb)(UINT32_C(0x33c6c87b) & t18);
    const sangi_limb t36 = (sangi_limb)(UINT32_C(0x1b81b905) & t18);
    const sangi_limb t37 = (sangi_limb)(UINT32_C(0x57aca835) & t18);
    const sangi_limb t38 = (sangi_limb)(UINT32_C(0xc2721bf4) & t18);
    const sangi_limb t39 = (sangi_limb)(UINT32_C(0x1f0b4f25) & t18);
    const sangi_limb t40 = (sangi_limb)(UINT32_C(0x516730cc) & t18);
    const sangi_limb t41 = (sangi_limb)(UINT32_C(0x67f35507) & t18);
    const sangi_limb t42 = (sangi_limb)(UINT32_C(0xa7aac6c5) & t18);
    const sangi_limb t43 = (sangi_limb)(UINT32_C(0x9322c9cd) & t18);
    const sangi_limb t44 = (sangi_limb)(UINT32_C(0x5afbfcc6) & t18);
    const sangi_limb t45 = (sangi_limb)(UINT32_C(0xedc88c42) & t18);
    const sangi_limb t46 = (sangi_limb)(UINT32_C(0xb42d083a) & t18);
    const sangi_limb t47 = (sangi_limb)(UINT32_C(0x5e3e4c4a) & t18);
    const sangi_limb t48 = (sangi_limb)(UINT32_C(0xfc8ab0d1) & t18);
    const sangi_limb t49 = (sangi_limb)(UINT32_C(0x740f89bf) & t18);
    const sangi_limb t50 = (sangi_limb)(UINT32_C(0x65b48e8f) & t18);
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
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p511_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    SANGI_MAC(t66, t67, y0, x0, 0, 0);
    SANGI_MAC(t68, t69, y1, x0, t67, 0);
    SANGI_MAC(t70, t71, y2, x0, t69, 0);
    SANGI_MAC(t72, t73, y3, x0, t71, 0);
    SANGI_MAC(t74, t75, y4, x0, t73, 0);
    SANGI_MAC(t76, t77, y5, x0, t75, 0);
    SANGI_MAC(t78, t79, y6, x0, t77, 0);
    SANGI_MAC(t80, t81, y7, x0, t79, 0);
    SANGI_MAC(t82, t83, y8, x0, t81, 0);
    SANGI_MAC(t84, t85, y9, x0, t83, 0);
    SANGI_MAC(t86, t87, y10, x0, t85, 0);
    SANGI_MAC(t88, t89, y11, x0, t87, 0);
    SANGI_MAC(t90, t91, y12, x0, t89, 0);
    SANGI_MAC(t92, t93, y13, x0, t91, 0);
    SANGI_MAC(t94, t95, y14, x0, t93, 0);
    SANGI_MAC(t96, t97, y15, x0, t95, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t98, t99, UINT32_C(0x4e9ba91b), t66, t68, 0);
    SANGI_MAC(t100, t101, UINT32_C(0xc90d353d), t66, t70, t99);
    SANGI_MAC(t102, t103, UINT32_C(0x469c109b), t66, t72, t101);
    SANGI_MAC(t104, t105, UINT32_C(0xf90eebd0), t66, t74, t103);
    SANGI_MAC(t106, t107, UINT32_C(0xb7895201), t66, t76, t105);
    SANGI_MAC(t108, t109, UINT32_C(0x589a47a6), t66, t78, t107);
    SANGI_MAC(t110, t111, UINT32_C(0xd6df2ea1), t66, t80, t109);
    SANGI_MAC(t112, t113, UINT32_C(0x9e93ce43), t66, t82, t111);
    SANGI_MAC(t114, t115, UINT32_C(0xefdbb995), t66, t84, t113);
    SANGI_MAC(t116, t117, UINT32_C(0x80e49c8f), t66, t86, t115);
    SANGI_MAC(t118, t119, UINT32_C(0xac683215), t66, t88, t117);
    SANGI_MAC(t120, t121, UINT32_C(0xec0eb399), t66, t90, t119);
    SANGI_MAC(t122, t123, UINT32_C(0xe919bdc3), t66, t92, t121);
    SANGI_MAC(t124, t125, UINT32_C(0x64e5317d), t66, t94, t123);
    SANGI_MAC(t126, t127, UINT32_C(0x99ccb7cc), t66, t96, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x276729fb), t66, t97, t127);
    /* t += x[1] * y */
    SANGI_MAC(t130, t131, y0, x1, t98, 0);
    SANGI_MAC(t132, t133, y1, x1, t100, t131);
    SANGI_MAC(t134, t135, y2, x1, t102, t133);
    SANGI_MAC(t136, t137, y3, x1, t104, t135);
    SANGI_MAC(t138, t139, y4, x1, t106, t137);
    SANGI_MAC(t140, t141, y5, x1, t108, t139);
    SANGI_MAC(t142, t143, y6, x1, t110, t141);
    SANGI_MAC(t144, t145, y7, x1, t112, t143);
    SANGI_MAC(t146, t147, y8, x1, t114, t145);
    SANGI_MAC(t148, t149, y9, x1, t116, t147);
    SANGI_MAC(t150, t151, y10, x1, t118, t149);
    SANGI_MAC(t152, t153, y11, x1, t120, t151);
    SANGI_MAC(t154, t155, y12, x1, t122, t153);
    SANGI_MAC(t156, t157, y13, x1, t124, t155);
    SANGI_MAC(t158, t159, y14, x1, t126, t157);
    SANGI_MAC(t160, t161, y15, x1, t128, t159);
    sangi_limb c163 = 0;
    const sangi_limb t162 = sangi_limb_add(t129, t161, &c163);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t164, t165, UINT32_C(0x4e9ba91b), t130, t132, 0);
    SANGI_MAC(t166, t167, UINT32_C(0xc90d353d), t130, t134, t165);
    SANGI_MAC(t168, t169, UINT32_C(0x469c109b), t130, t136, t167);
    SANGI_MAC(t170, t171, UINT32_C(0xf90eebd0), t130, t138, t169);
    SANGI_MAC(t172, t173, UINT32_C(0xb7895201), t130, t140, t171);
    SANGI_MAC(t174, t175, UINT32_C(0x589a47a6), t130, t142, t173);
    SANGI_MAC(t176, t177, UINT32_C(0xd6df2ea1), t130, t144, t175);
    SANGI_MAC(t178, t179, UINT32_C(0x9e93ce43), t130, t146, t177);
    SANGI_MAC(t180, t181, UINT32_C(0xefdbb995), t130, t148, t179);
    SANGI_MAC(t182, t183, UINT32_C(0x80e49c8f), t130, t150, t181);
    SANGI_MAC(t184, t185, UINT32_C(0xac683215), t130, t152, t183);
    SANGI_MAC(t186, t187, UINT32_C(0xec0eb399), t130, t154, t185);
    SANGI_MAC(t188, t189, UINT32_C(0xe919bdc3), t130, t156, t187);
    SANGI_MAC(t190, t191, UINT32_C(0x64e5317d), t130, t158, t189);
    SANGI_MAC(t192, t193, UINT32_C(0x99ccb7cc), t130, t160, t191);
    SANGI_MAC(t194, t195, UINT32_C(0x276729fb), t130, t162, t193);
    /* t += x[2] * y */
    SANGI_MAC(t196, t197, y0, x2, t164, 0);
    SANGI_MAC(t198, t199, y1, x2, t166, t197);
    SANGI_MAC(t200, t201, y2, x2, t168, t199);
    SANGI_MAC(t202, t203, y3, x2, t170, t201);
    SANGI_MAC(t204, t205, y4, x2, t172, t203);
    SANGI_MAC(t206, t207, y5, x2, t174, t205);
    SANGI_MAC(t208, t209, y6, x2, t176, t207);
    SANGI_MAC(t210, t211, y7, x2, t178, t209);
    SANGI_MAC(t212, t213, y8, x2, t180, t211);
    SANGI_MAC(t214, t215, y9, x2, t182, t213);
    SANGI_MAC(t216, t217, y10, x2, t184, t215);
    SANGI_MAC(t218, t219, y11, x2, t186, t217);
    SANGI_MAC(t220, t221, y12, x2, t188, t219);
    SANGI_MAC(t222, t223, y13, x2, t190, t221);
    SANGI_MAC(t224, t225, y14, x2, t192, t223);
    SANGI_MAC(t226, t227, y15, x2, t194, t225);
    sangi_limb c229 = 0;
    const sangi_limb t228 = sangi_limb_add(t195, t227, &c229);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t230, t231, UINT32_C(0x4e9ba91b), t196, t198, 0);
    SANGI_MAC(t232, t233, UINT32_C(0xc90d353d), t196, t200, t231);
    SANGI_MAC(t234, t235, UINT32_C(0x469c109b), t196, t202, t233);
    SANGI_MAC(t236, t237, UINT32_C(0xf90eebd0), t196, t204, t235);
    SANGI_MAC(t238, t239, UINT32_C(0xb7895201), t196, t206, t237);
    SANGI_MAC(t240, t241, UINT32_C(0x589a47a6), t196, t208, t239);
    SANGI_MAC(t242, t243, UINT32_C(0xd6df2ea1), t196, t210, t241);
    SANGI_MAC(t244, t245, UINT32_C(0x9e93ce43), t196, t212, t243);
    SANGI_MAC(t246, t247, UINT32_C(0xefdbb995), t196, t214, t245);
    SANGI_MAC(t248, t249, UINT32_C(0x80e49c8f), t196, t216, t247);
    SANGI_MAC(t250, t251, UINT32_C(0xac683215), t196, t218, t249);
    SANGI_MAC(t252, t253, UINT32_C(0xec0eb399), t196, t220, t251);
    SANGI_MAC(t254, t255, UINT32_C(0xe919bdc3), t196, t222, t253);
    SANGI_MAC(t256, t257, UINT32_C(0x64e5317d), t196, t224, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x99ccb7cc), t196, t226, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x276729fb), t196, t228, t259);
    /* t += x[3] * y */
    SANGI_MAC(t262, t263, y0, x3, t230, 0);
    SANGI_MAC(t264, t265, y1, x3, t232, t263);
    SANGI_MAC(t266, t267, y2, x3, t234, t265);
    SANGI_MAC(t268, t269, y3, x3, t236, t267);
    SANGI_MAC(t270, t271, y4, x3, t238, t269);
    SANGI_MAC(t272, t273, y5, x3, t240, t271);
    SANGI_MAC(t274, t275, y6, x3, t242, t273);
    SANGI_MAC(t276, t277, y7, x3, t244, t275);
    SANGI_MAC(t278, t279, y8, x3, t246, t277);
    SANGI_MAC(t280, t281, y9, x3, t248, t279);
    SANGI_MAC(t282, t283, y10, x3, t250, t281);
    SANGI_MAC(t284, t285, y11, x3, t252, t283);
    SANGI_MAC(t286, t287, y12, x3, t254, t285);
    SANGI_MAC(t288, t289, y13, x3, t256, t287);
    SANGI_MAC(t290, t291, y14, x3, t258, t289);
    SANGI_MAC(t292, t293, y15, x3, t260, t291);
    sangi_limb c295 = 0;
    const sangi_limb t294 = sangi_limb_add(t261, t293, &c295);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t296, t297, UINT32_C(0x4e9ba91b), t262, t264, 0);
    SANGI_MAC(t298, t299, UINT32_C(0xc90d353d), t262, t266, t297);
    SANGI_MAC(t300, t301, UINT32_C(0x469c109b), t262, t268, t299);
    SANGI_MAC(t302, t303, UINT32_C(0xf90eebd0), t262, t270, t301);
    SANGI_MAC(t304, t305, UINT32_C(0xb7895201), t262, t272, t303);
    SANGI_MAC(t306, t307, UINT32_C(0x589a47a6), t262, t274, t305);
    SANGI_MAC(t308, t309, UINT32_C(0xd6df2ea1), t262, t276, t307);
    SANGI_MAC(t310, t311, UINT32_C(0x9e93ce43), t262, t278, t309);
    SANGI_MAC(t312, t313, UINT32_C(0xefdbb995), t262, t280, t311);
    SANGI_MAC(t314, t315, UINT32_C(0x80e49c8f), t262, t282, t313);
    SANGI_MAC(t316, t317, UINT32_C(0xac683215), t262, t284, t315);
    SANGI_MAC(t318, t319, UINT32_C(0xec0eb399), t262, t286, t317);
    SANGI_MAC(t320, t321, UINT32_C(0xe919bdc3), t262, t288, t319);
    SANGI_MAC(t322, t323, UINT32_C(0x64e5317d), t262, t290, t321);
    SANGI_MAC(t324, t325, UINT32_C(0x99ccb7cc), t262, t292, t323);
    SANGI_MAC(t326, t327, UINT32_C(0x276729fb), t262, t294, t325);
    /* t += x[4] * y */
    SANGI_MAC(t328, t329, y0, x4, t296, 0);
    SANGI_MAC(t330, t331, y1, x4, t298, t329);
    SANGI_MAC(t332, t333, y2, x4, t300, t331);
    SANGI_MAC(t334, t335, y3, x4, t302, t333);
    SANGI_MAC(t336, t337, y4, x4, t304, t335);
    SANGI_MAC(t338, t339, y5, x4, t306, t337);
    SANGI_MAC(t340, t341, y6, x4, t308, t339);
    SANGI_MAC(t342, t343, y7, x4, t310, t341);
    SANGI_MAC(t344, t345, y8, x4, t312, t343);
    SANGI_MAC(t346, t347, y9, x4, t314, t345);
    SANGI_MAC(t348, t349, y10, x4, t316, t347);
    SANGI_MAC(t350, t351, y11, x4, t318, t349);
    SANGI_MAC(t352, t353, y12, x4, t320, t351);
    SANGI_MAC(t354, t355, y13, x4, t322, t353);
    SANGI_MAC(t356, t357, y14, x4, t324, t355);
    SANGI_MAC(t358, t359, y15, x4, t326, t357);
    sangi_limb c361 = 0;
    const sangi_limb t360 = sangi_limb_add(t327, t359, &c361);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t362, t363, UINT32_C(0x4e9ba91b), t328, t330, 0);
    SANGI_MAC(t364, t365, UINT32_C(0xc90d353d), t328, t332, t363);
    SANGI_MAC(t366, t367, UINT32_C(0x469c109b), t328, t334, t365);
    SANGI_MAC(t368, t369, UINT32_C(0xf90eebd0), t328, t336, t367);
    SANGI_MAC(t370, t371, UINT32_C(0xb7895201), t328, t338, t369);
    SANGI_MAC(t372, t373, UINT32_C(0x589a47a6), t328, t340, t371);
    SANGI_MAC(t374, t375, UINT32_C(0xd6df2ea1), t328, t342, t373);
    SANGI_MAC(t376, t377, UINT32_C(0x9e93ce43), t328, t344, t375);
    SANGI_MAC(t378, t379, UINT32_C(0xefdbb995), t328, t346, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x80e49c8f), t328, t348, t379);
    SANGI_MAC(t382, t383, UINT32_C(0xac683215), t328, t350, t381);
    SANGI_MAC(t384, t385, UINT32_C(0xec0eb399), t328, t352, t383);
    SANGI_MAC(t386, t387, UINT32_C(0xe919bdc3), t328, t354, t385);
    SANGI_MAC(t388, t389, UINT32_C(0x64e5317d), t328, t356, t387);
    SANGI_MAC(t390, t391, UINT32_C(0x99ccb7cc), t328, t358, t389);
    SANGI_MAC(t392, t393, UINT32_C(0x276729fb), t328, t360, t391);
    /* t += x[5] * y */
    SANGI_MAC(t394, t395, y0, x5, t362, 0);
    SANGI_MAC(t396, t397, y1, x5, t364, t395);
    SANGI_MAC(t398, t399, y2, x5, t366, t397);
    SANGI_MAC(t400, t401, y3, x5, t368, t399);
    SANGI_MAC(t402, t403, y4, x5, t370, t401);
    SANGI_MAC(t404, t405, y5, x5, t372, t403);
    SANGI_MAC(t406, t407, y6, x5, t374, t405);
    SANGI_MAC(t408, t409, y7, x5, t376, t407);
    SANGI_MAC(t410, t411, y8, x5, t378, t409);
    SANGI_MAC(t412, t413, y9, x5, t380, t411);
    SANGI_MAC(t414, t415, y10, x5, t382, t413);
    SANGI_MAC(t416, t417, y11, x5, t384, t415);
    SANGI_MAC(t418, t419, y12, x5, t386, t417);
    SANGI_MAC(t420, t421, y13, x5, t388, t419);
    SANGI_MAC(t422, t423, y14, x5, t390, t421);
    SANGI_MAC(t424, t425, y15, x5, t392, t423);
    sangi_limb c427 = 0;
    const sangi_limb t426 = sangi_limb_add(t393, t425, &c427);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t428, t429, UINT32_C(0x4e9ba91b), t394, t396, 0);
    SANGI_MAC(t430, t431, UINT32_C(0xc90d353d), t394, t398, t429);
    SANGI_MAC(t432, t433, UINT32_C(0x469c109b), t394, t400, t431);
    SANGI_MAC(t434, t435, UINT32_C(0xf90eebd0), t394, t402, t433);
    SANGI_MAC(t436, t437, UINT32_C(0xb7895201), t394, t404, t435);
    SANGI_MAC(t438, t439, UINT32_C(0x589a47a6), t394, t406, t437);
    SANGI_MAC(t440, t441, UINT32_C(0xd6df2ea1), t394, t408, t439);
    SANGI_MAC(t442, t443, UINT32_C(0x9e93ce43), t394, t410, t441);
    SANGI_MAC(t444, t445, UINT32_C(0xefdbb995), t394, t412, t443);
    SANGI_MAC(t446, t447, UINT32_C(0x80e49c8f), t394, t414, t445);
    SANGI_MAC(t448, t449, UINT32_C(0xac683215), t394, t416, t447);
    SANGI_MAC(t450, t451, UINT32_C(0xec0eb399), t394, t418, t449);
    SANGI_MAC(t452, t453, UINT32_C(0xe919bdc3), t394, t420, t451);
    SANGI_MAC(t454, t455, UINT32_C(0x64e5317d), t394, t422, t453);
    SANGI_MAC(t456, t457, UINT32_C(0x99ccb7cc), t394, t424, t455);
    SANGI_MAC(t458, t459, UINT32_C(0x276729fb), t394, t426, t457);
    /* t += x[6] * y */
    SANGI_MAC(t460, t461, y0, x6, t428, 0);
    SANGI_MAC(t462, t463, y1, x6, t430, t461);
    SANGI_MAC(t464, t465, y2, x6, t432, t463);
    SANGI_MAC(t466, t467, y3, x6, t434, t465);
    SANGI_MAC(t468, t469, y4, x6, t436, t467);
    SANGI_MAC(t470, t471, y5, x6, t438, t469);
    SANGI_MAC(t472, t473, y6, x6, t440, t471);
    SANGI_MAC(t474, t475, y7, x6, t442, t473);
    SANGI_MAC(t476, t477, y8, x6, t444, t475);
    SANGI_MAC(t478, t479, y9, x6, t446, t477);
    SANGI_MAC(t480, t481, y10, x6, t448, t479);
    SANGI_MAC(t482, t483, y11, x6, t450, t481);
    SANGI_MAC(t484, t485, y12, x6, t452, t483);
    SANGI_MAC(t486, t487, y13, x6, t454, t485);
    SANGI_MAC(t488, t489, y14, x6, t456, t487);
    SANGI_MAC(t490, t491, y15, x6, t458, t489);
    sangi_limb c493 = 0;
    const sangi_limb t492 = sangi_limb_add(t459, t491, &c493);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t494, t495, UINT32_C(0x4e9ba91b), t460, t462, 0);
    SANGI_MAC(t496, t497, UINT32_C(0xc90d353d), t460, t464, t495);
    SANGI_MAC(t498, t499, UINT32_C(0x469c109b), t460, t466, t497);
    SANGI_MAC(t500, t501, UINT32_C(0xf90eebd0), t460, t468, t499);
    SANGI_MAC(t502, t503, UINT32_C(0xb7895201), t460, t470, t501);
    SANGI_MAC(t504, t505, UINT32_C(0x589a47a6), t460, t472, t503);
    SANGI_MAC(t506, t507, UINT32_C(0xd6df2ea1), t460, t474, t505);
    SANGI_MAC(t508, t509, UINT32_C(0x9e93ce43), t460, t476, t507);
    SANGI_MAC(t510, t511, UINT32_C(0xefdbb995), t460, t478, t509);
    SANGI_MAC(t512, t513, UINT32_C(0x80e49c8f), t460, t480, t511);
    SANGI_MAC(t514, t515, UINT32_C(0xac683215), t460, t482, t513);
    SANGI_MAC(t516, t517, UINT32_C(0xec0eb399), t460, t484, t515);
    SANGI_MAC(t518, t519, UINT32_C(0xe919bdc3), t460, t486, t517);
    SANGI_MAC(t520, t521, UINT32_C(0x64e5317d), t460, t488, t519);
    SANGI_MAC(t522, t523, UINT32_C(0x99ccb7cc), t460, t490, t521);
    SANGI_MAC(t524, t525, UINT32_C(0x276729fb), t460, t492, t523);
    /* t += x[7] * y */
    SANGI_MAC(t526, t527, y0, x7, t494, 0);
    SANGI_MAC(t528, t529, y1, x7, t496, t527);
    SANGI_MAC(t530, t531, y2, x7, t498, t529);
    SANGI_MAC(t532, t533, y3, x7, t500, t531);
    SANGI_MAC(t534, t535, y4, x7, t502, t533);
    SANGI_MAC(t536, t537, y5, x7, t504, t535);
    SANGI_MAC(t538, t539, y6, x7, t506, t537);
    SANGI_MAC(t540, t541, y7, x7, t508, t539);
    SANGI_MAC(t542, t543, y8, x7, t510, t541);
    SANGI_MAC(t544, t545, y9, x7, t512, t543);
    SANGI_MAC(t546, t547, y10, x7, t514, t545);
    SANGI_MAC(t548, t549, y11, x7, t516, t547);
    SANGI_MAC(t550, t551, y12, x7, t518, t549);
    SANGI_MAC(t552, t553, y13, x7, t520, t551);
    SANGI_MAC(t554, t555, y14, x7, t522, t553);
    SANGI_MAC(t556, t557, y15, x7, t524, t555);
    sangi_limb c559 = 0;
    const sangi_limb t558 = sangi_limb_add(t525, t557, &c559);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t560, t561, UINT32_C(0x4e9ba91b), t526, t528, 0);
    SANGI_MAC(t562, t563, UINT32_C(0xc90d353d), t526, t530, t561);
    SANGI_MAC(t564, t565, UINT32_C(0x469c109b), t526, t532, t563);
    SANGI_MAC(t566, t567, UINT32_C(0xf90eebd0), t526, t534, t565);
    SANGI_MAC(t568, t569, UINT32_C(0xb7895201), t526, t536, t567);
    SANGI_MAC(t570, t571, UINT32_C(0x589a47a6), t526, t538, t569);
    SANGI_MAC(t572, t573, UINT32_C(0xd6df2ea1), t526, t540, t571);
    SANGI_MAC(t574, t575, UINT32_C(0x9e93ce43), t526, t542, t573);
    SANGI_MAC(t576, t577, UINT32_C(0xefdbb995), t526, t544, t575);
    SANGI_MAC(t578, t579, UINT32_C(0x80e49c8f), t526, t546, t577);
    SANGI_MAC(t580, t581, UINT32_C(0xac683215), t526, t548, t579);
    SANGI_MAC(t582, t583, UINT32_C(0xec0eb399), t526, t550, t581);
    SANGI_MAC(t584, t585, UINT32_C(0xe919bdc3), t526, t552, t583);
    SANGI_MAC(t586, t587, UINT32_C(0x64e5317d), t526, t554, t585);
    SANGI_MAC(t588, t589, UINT32_C(0x99ccb7cc), t526, t556, t587);
    SANGI_MAC(t590, t591, UINT32_C(0x276729fb), t526, t558, t589);
    /* t += x[8] * y */
    SANGI_MAC(t592, t593, y0, x8, t560, 0);
    SANGI_MAC(t594, t595, y1, x8, t562, t593);
    SANGI_MAC(t596, t597, y2, x8, t564, t595);
    SANGI_MAC(t598, t599, y3, x8, t566, t597);
    SANGI_MAC(t600, t601, y4, x8, t568, t599);
    SANGI_MAC(t602, t603, y5, x8, t570, t601);
    SANGI_MAC(t604, t605, y6, x8, t572, t603);
    SANGI_MAC(t606, t607, y7, x8, t574, t605);
    SANGI_MAC(t608, t609, y8, x8, t576, t607);
    SANGI_MAC(t610, t611, y9, x8, t578, t609);
    SANGI_MAC(t612, t613, y10, x8, t580, t611);
    SANGI_MAC(t614, t615, y11, x8, t582, t613);
    SANGI_MAC(t616, t617, y12, x8, t584, t615);
    SANGI_MAC(t618, t619, y13, x8, t586, t617);
    SANGI_MAC(t620, t621, y14, x8, t588, t619);
    SANGI_MAC(t622, t623, y15, x8, t590, t621);
    sangi_limb c625 = 0;
    const sangi_limb t624 = sangi_limb_add(t591, t623, &c625);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t626, t627, UINT32_C(0x4e9ba91b), t592, t594, 0);
    SANGI_MAC(t628, t629, UINT32_C(0xc90d353d), t592, t596, t627);
    SANGI_MAC(t630, t631, UINT32_C(0x469c109b), t592, t598, t629);
    SANGI_MAC(t632, t633, UINT32_C(0xf90eebd0), t592, t600, t631);
    SANGI_MAC(t634, t635, UINT32_C(0xb7895201), t592, t602, t633);
    SANGI_MAC(t636, t637, UINT32_C(0x589a47a6), t592, t604, t635);
    SANGI_MAC(t638, t639, UINT32_C(0xd6df2ea1), t592, t606, t637);
    SANGI_MAC(t640, t641, UINT32_C(0x9e93ce43), t592, t608, t639);
    SANGI_MAC(t642, t643, UINT32_C(0xefdbb995), t592, t610, t641);
    SANGI_MAC(t644, t645, UINT32_C(0x80e49c8f), t592, t612, t643);
    SANGI_MAC(t646, t647, UINT32_C(0xac683215), t592, t614, t645);
    SANGI_MAC(t648, t649, UINT32_C(0xec0eb399), t592, t616, t647);
    SANGI_MAC(t650, t651, UINT32_C(0xe919bdc3), t592, t618, t649);
    SANGI_MAC(t652, t653, UINT32_C(0x64e5317d), t592, t620, t651);
    SANGI_MAC(t654, t655, UINT32_C(0x99ccb7cc), t592, t622, t653);
    SANGI_MAC(t656, t657, UINT32_C(0x276729fb), t592, t624, t655);
    /* t += x[9] * y */
    SANGI_MAC(t658, t659, y0, x9, t626, 0);
    SANGI_MAC(t660, t661, y1, x9, t628, t659);
    SANGI_MAC(t662, t663, y2, x9, t630, t661);
    SANGI_MAC(t664, t665, y3, x9, t632, t663);
    SANGI_MAC(t666, t667, y4, x9, t634, t665);
    SANGI_MAC(t668, t669, y5, x9, t636, t667);
    SANGI_MAC(t670, t671, y6, x9, t638, t669);
    SANGI_MAC(t672, t673, y7, x9, t640, t671);
    SANGI_MAC(t674, t675, y8, x9, t642, t673);
    SANGI_MAC(t676, t677, y9, x9, t644, t675);
    SANGI_MAC(t678, t679, y10, x9, t646, t677);
    SANGI_MAC(t680, t681, y11, x9, t648, t679);
    SANGI_MAC(t682, t683, y12, x9, t650, t681);
    SANGI_MAC(t684, t685, y13, x9, t652, t683);
    SANGI_MAC(t686, t687, y14, x9, t654, t685);
    SANGI_MAC(t688, t689, y15, x9, t656, t687);
    sangi_limb c691 = 0;
    const sangi_limb t690 = sangi_limb_add(t657, t689, &c691);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t692, t693, UINT32_C(0x4e9ba91b), t658, t660, 0);
    SANGI_MAC(t694, t695, UINT32_C(0xc90d353d), t658, t662, t693);
    SANGI_MAC(t696, t697, UINT32_C(0x469c109b), t658, t664, t695);
    SANGI_MAC(t698, t699, UINT32_C(0xf90eebd0), t658, t666, t697);
    SANGI_MAC(t700, t701, UINT32_C(0xb7895201), t658, t668, t699);
    SANGI_MAC(t702, t703, UINT32_C(0x589a47a6), t658, t670, t701);
    SANGI_MAC(t704, t705, UINT32_C(0xd6df2ea1), t658, t672, t703);
    SANGI_MAC(t706, t707, UINT32_C(0x9e93ce43), t658, t674, t705);
    SANGI_MAC(t708, t709, UINT32_C(0xefdbb995), t658, t676, t707);
    SANGI_MAC(t710, t711, UINT32_C(0x80e49c8f), t658, t678, t709);
    SANGI_MAC(t712, t713, UINT32_C(0xac683215), t658, t680, t711);
    SANGI_MAC(t714, t715, UINT32_C(0xec0eb399), t658, t682, t713);
    SANGI_MAC(t716, t717, UINT32_C(0xe919bdc3), t658, t684, t715);
    SANGI_MAC(t718, t719, UINT32_C(0x64e5317d), t658, t686, t717);
    SANGI_MAC(t720, t721, UINT32_C(0x99ccb7cc), t658, t688, t719);
    SANGI_MAC(t722, t723, UINT32_C(0x276729fb), t658, t690, t721);
    /* t += x[10] * y */
    SANGI_MAC(t724, t725, y0, x10, t692, 0);
    SANGI_MAC(t726, t727, y1, x10, t694, t725);
    SANGI_MAC(t728, t729, y2, x10, t696, t727);
    SANGI_MAC(t730, t731, y3, x10, t698, t729);
    SANGI_MAC(t732, t733, y4, x10, t700, t731);
    SANGI_MAC(t734, t735, y5, x10, t702, t733);
    SANGI_MAC(t736, t737, y6, x10, t704, t735);
    SANGI_MAC(t738, t739, y7, x10, t706, t737);
    SANGI_MAC(t740, t741, y8, x10, t708, t739);
    SANGI_MAC(t742, t743, y9, x10, t710, t741);
    SANGI_MAC(t744, t745, y10, x10, t712, t743);
    SANGI_MAC(t746, t747, y11, x10, t714, t745);
    SANGI_MAC(t748, t749, y12, x10, t716, t747);
    SANGI_MAC(t750, t751, y13, x10, t718, t749);
    SANGI_MAC(t752, t753, y14, x10, t720, t751);
    SANGI_MAC(t754, t755, y15, x10, t722, t753);
    sangi_limb c757 = 0;
    const sangi_limb t756 = sangi_limb_add(t723, t755, &c757);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t758, t759, UINT32_C(0x4e9ba91b), t724, t726, 0);
    SANGI_MAC(t760, t761, UINT32_C(0xc90d353d), t724, t728, t759);
    SANGI_MAC(t762, t763, UINT32_C(0x469c109b), t724, t730, t761);
    SANGI_MAC(t764, t765, UINT32_C(0xf90eebd0), t724, t732, t763);
    SANGI_MAC(t766, t767, UINT32_C(0xb7895201), t724, t734, t765);
    SANGI_MAC(t768, t769, UINT32_C(0x589a47a6), t724, t736, t767);
    SANGI_MAC(t770, t771, UINT32_C(0xd6df2ea1), t724, t738, t769);
    SANGI_MAC(t772, t773, UINT32_C(0x9e93ce43), t724, t740, t771);
    SANGI_MAC(t774, t775, UINT32_C(0xefdbb995), t724, t742, t773);
    SANGI_MAC(t776, t777, UINT32_C(0x80e49c8f), t724, t744, t775);
    SANGI_MAC(t778, t779, UINT32_C(0xac683215), t724, t746, t777);
    SANGI_MAC(t780, t781, UINT32_C(0xec0eb399), t724, t748, t779);
    SANGI_MAC(t782, t783, UINT32_C(0xe919bdc3), t724, t750, t781);
    SANGI_MAC(t784, t785, UINT32_C(0x64e5317d), t724, t752, t783);
    SANGI_MAC(t786, t787, UINT32_C(0x99ccb7cc), t724, t754, t785);
    SANGI_MAC(t788, t789, UINT32_C(0x276729fb), t724, t756, t787);
    /* t += x[11] * y */
    SANGI_MAC(t790, t791, y0, x11, t758, 0);
    SANGI_MAC(t792, t793, y1, x11, t760, t791);
    SANGI_MAC(t794, t795, y2, x11, t762, t793);
    SANGI_MAC(t796, t797, y3, x11, t764, t795);
    SANGI_MAC(t798, t799, y4, x11, t766, t797);
    SANGI_MAC(t800, t801, y5, x11, t768, t799);
    SANGI_MAC(t802, t803, y6, x11, t770, t801);
    SANGI_MAC(t804, t805, y7, x11, t772, t803);
    SANGI_MAC(t806, t807, y8, x11, t774, t805);
    SANGI_MAC(t808, t809, y9, x11, t776, t807);
    SANGI_MAC(t810, t811, y10, x11, t778, t809);
    SANGI_MAC(t812, t813, y11, x11, t780, t811);
    SANGI_MAC(t814, t815, y12, x11, t782, t813);
    SANGI_MAC(t816, t817, y13, x11, t784, t815);
    SANGI_MAC(t818, t819, y14, x11, t786, t817);
    SANGI_MAC(t820, t821, y15, x11, t788, t819);
    sangi_limb c823 = 0;
    const sangi_limb t822 = sangi_limb_add(t789, t821, &c823);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t824, t825, UINT32_C(0x4e9ba91b), t790, t792, 0);
    SANGI_MAC(t826, t827, UINT32_C(0xc90d353d), t790, t794, t825);
    SANGI_MAC(t828, t829, UINT32_C(0x469c109b), t790, t796, t827);
    SANGI_MAC(t830, t831, UINT32_C(0xf90eebd0), t790, t798, t829);
    SANGI_MAC(t832, t833, UINT32_C(0xb7895201), t790, t800, t831);
    SANGI_MAC(t834, t835, UINT32_C(0x589a47a6), t790, t802, t833);
    SANGI_MAC(t836, t837, UINT32_C(0xd6df2ea1), t790, t804, t835);
    SANGI_MAC(t838, t839, UINT32_C(0x9e93ce43), t790, t806, t837);
    SANGI_MAC(t840, t841, UINT32_C(0xefdbb995), t790, t808, t839);
    SANGI_MAC(t842, t843, UINT32_C(0x80e49c8f), t790, t810, t841);
    SANGI_MAC(t844, t845, UINT32_C(0xac683215), t790, t812, t843);
    SANGI_MAC(t846, t847, UINT32_C(0xec0eb399), t790, t814, t845);
    SANGI_MAC(t848, t849, UINT32_C(0xe919bdc3), t790, t816, t847);
    SANGI_MAC(t850, t851, UINT32_C(0x64e5317d), t790, t818, t849);
    SANGI_MAC(t852, t853, UINT32_C(0x99ccb7cc), t790, t820, t851);
    SANGI_MAC(t854, t855, UINT32_C(0x276729fb), t790, t822, t853);
    /* t += x[12] * y */
    SANGI_MAC(t856, t857, y0, x12, t824, 0);
    SANGI_MAC(t858, t859, y1, x12, t826, t857);
    SANGI_MAC(t860, t861, y2, x12, t828, t859);
    SANGI_MAC(t862, t863, y3, x12, t830, t861);
    SANGI_MAC(t864, t865, y4, x12, t832, t863);
    SANGI_MAC(t866, t867, y5, x12, t834, t865);
    SANGI_MAC(t868, t869, y6, x12, t836, t867);
    SANGI_MAC(t870, t871, y7, x12, t838, t869);
    SANGI_MAC(t872, t873, y8, x12, t840, t871);
    SANGI_MAC(t874, t875, y9, x12, t842, t873);
    SANGI_MAC(t876, t877, y10, x12, t844, t875);
    SANGI_MAC(t878, t879, y11, x12, t846, t877);
    SANGI_MAC(t880, t881, y12, x12, t848, t879);
    SANGI_MAC(t882, t883, y13, x12, t850, t881);
    SANGI_MAC(t884, t885, y14, x12, t852, t883);
    SANGI_MAC(t886, t887, y15, x12, t854, t885);
    sangi_limb c889 = 0;
    const sangi_limb t888 = sangi_limb_add(t855, t887, &c889);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t890, t891, UINT32_C(0x4e9ba91b), t856, t858, 0);
    SANGI_MAC(t892, t893, UINT32_C(0xc90d353d), t856, t860, t891);
    SANGI_MAC(t894, t895, UINT32_C(0x469c109b), t856, t862, t893);
    SANGI_MAC(t896, t897, UINT32_C(0xf90eebd0), t856, t864, t895);
    SANGI_MAC(t898, t899, UINT32_C(0xb7895201), t856, t866, t897);
    SANGI_MAC(t900, t901, UINT32_C(0x589a47a6), t856, t868, t899);
    SANGI_MAC(t902, t903, UINT32_C(0xd6df2ea1), t856, t870, t901);
    SANGI_MAC(t904, t905, UINT32_C(0x9e93ce43), t856, t872, t903);
    SANGI_MAC(t906, t907, UINT32_C(0xefdbb995), t856, t874, t905);
    SANGI_MAC(t908, t909, UINT32_C(0x80e49c8f), t856, t876, t907);
    SANGI_MAC(t910, t911, UINT32_C(0xac683215), t856, t878, t909);
    SANGI_MAC(t912, t913, UINT32_C(0xec0eb399), t856, t880, t911);
    SANGI_MAC(t914, t915, UINT32_C(0xe919bdc3), t856, t882, t913);
    SANGI_MAC(t916, t917, UINT32_C(0x64e5317d), t856, t884, t915);
    SANGI_MAC(t918, t919, UINT32_C(0x99ccb7cc), t856, t886, t917);
    SANGI_MAC(t920, t921, UINT32_C(0x276729fb), t856, t888, t919);
    /* t += x[13] * y */
    SANGI_MAC(t922, t923, y0, x13, t890, 0);
    SANGI_MAC(t924, t925, y1, x13, t892, t923);
    SANGI_MAC(t926, t927, y2, x13, t894, t925);
    SANGI_MAC(t928, t929, y3, x13, t896, t927);
    SANGI_MAC(t930, t931, y4, x13, t898, t929);
    SANGI_MAC(t932, t933, y5, x13, t900, t931);
    SANGI_MAC(t934, t935, y6, x13, t902, t933);
    SANGI_MAC(t936, t937, y7, x13, t904, t935);
    SANGI_MAC(t938, t939, y8, x13, t906, t937);
    SANGI_MAC(t940, t941, y9, x13, t908, t939);
    SANGI_MAC(t942, t943, y10, x13, t910, t941);
    SANGI_MAC(t944, t945, y11, x13, t912, t943);
    SANGI_MAC(t946, t947, y12, x13, t914, t945);
    SANGI_MAC(t948, t949, y13, x13, t916, t947);
    SANGI_MAC(t950, t951, y14, x13, t918, t949);
    SANGI_MAC(t952, t953, y15, x13, t920, t951);
    sangi_limb c955 = 0;
    const sangi_limb t954 = sangi_limb_add(t921, t953, &c955);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t956, t957, UINT32_C(0x4e9ba91b), t922, t924, 0);
    SANGI_MAC(t958, t959, UINT32_C(0xc90d353d), t922, t926, t957);
    SANGI_MAC(t960, t961, UINT32_C(0x469c109b), t922, t928, t959);
    SANGI_MAC(t962, t963, UINT32_C(0xf90eebd0), t922, t930, t961);
    SANGI_MAC(t964, t965, UINT32_C(0xb7895201), t922, t932, t963);
    SANGI_MAC(t966, t967, UINT32_C(0x589a47a6), t922, t934, t965);
    SANGI_MAC(t968, t969, UINT32_C(0xd6df2ea1), t922, t936, t967);
    SANGI_MAC(t970, t971, UINT32_C(0x9e93ce43), t922, t938, t969);
    SANGI_MAC(t972, t973, UINT32_C(0xefdbb995), t922, t940, t971);
    SANGI_MAC(t974, t975, UINT32_C(0x80e49c8f), t922, t942, t973);
    SANGI_MAC(t976, t977, UINT32_C(0xac683215), t922, t944, t975);
    SANGI_MAC(t978, t979, UINT32_C(0xec0eb399), t922, t946, t977);
    SANGI_MAC(t980, t981, UINT32_C(0xe919bdc3), t922, t948, t979);
    SANGI_MAC(t982, t983, UINT32_C(0x64e5317d), t922, t950, t981);
    SANGI_MAC(t984, t985, UINT32_C(0x99ccb7cc), t922, t952, t983);
    SANGI_MAC(t986, t987, UINT32_C(0x276729fb), t922, t954, t985);
    /* t += x[14] * y */
    SANGI_MAC(t988, t989, y0, x14, t956, 0);
    SANGI_MAC(t990, t991, y1, x14, t958, t989);
    SANGI_MAC(t992, t993, y2, x14, t960, t991);
    SANGI_MAC(t994, t995, y3, x14, t962, t993);
    SANGI_MAC(t996, t997, y4, x14, t964, t995);
    SANGI_MAC(t998, t999, y5, x14, t966, t997);
    SANGI_MAC(t1000, t1001, y6, x14, t968, t999);
    SANGI_MAC(t1002, t1003, y7, x14, t970, t1001);
    SANGI_MAC(t1004, t1005, y8, x14, t972, t1003);
    SANGI_MAC(t1006, t1007, y9, x14, t974, t1005);
    SANGI_MAC(t1008, t1009, y10, x14, t976, t1007);
    SANGI_MAC(t1010, t1011, y11, x14, t978, t1009);
    SANGI_MAC(t1012, t1013, y12, x14, t980, t1011);
    SANGI_MAC(t1014, t1015, y13, x14, t982, t1013);
    SANGI_MAC(t1016, t1017, y14, x14, t984, t1015);
    SANGI_MAC(t1018, t1019, y15, x14, t986, t1017);
    sangi_limb c1021 = 0;
    const sangi_limb t1020 = sangi_limb_add(t987, t1019, &c1021);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t1022, t1023, UINT32_C(0x4e9ba91b), t988, t990, 0);
    SANGI_MAC(t1024, t1025, UINT32_C(0xc90d353d), t988, t992, t1023);
    SANGI_MAC(t1026, t1027, UINT32_C(0x469c109b), t988, t994, t1025);
    SANGI_MAC(t1028, t1029, UINT32_C(0xf90eebd0), t988, t996, t1027);
    SANGI_MAC(t1030, t1031, UINT32_C(0xb7895201), t988, t998, t1029);
    SANGI_MAC(t1032, t1033, UINT32_C(0x589a47a6), t988, t1000, t1031);
    SANGI_MAC(t1034, t1035, UINT32_C(0xd6df2ea1), t988, t1002, t1033);
    SANGI_MAC(t1036, t1037, UINT32_C(0x9e93ce43), t988, t1004, t1035);
    SANGI_MAC(t1038, t1039, UINT32_C(0xefdbb995), t988, t1006, t1037);
    SANGI_MAC(t1040, t1041, UINT32_C(0x80e49c8f), t988, t1008, t1039);
    SANGI_MAC(t1042, t1043, UINT32_C(0xac683215), t988, t1010, t1041);
    SANGI_MAC(t1044, t1045, UINT32_C(0xec0eb399), t988, t1012, t1043);
    SANGI_MAC(t1046, t1047, UINT32_C(0xe919bdc3), t988, t1014, t1045);
    SANGI_MAC(t1048, t1049, UINT32_C(0x64e5317d), t988, t1016, t1047);
    SANGI_MAC(t1050, t1051, UINT32_C(0x99ccb7cc), t988, t1018, t1049);
    SANGI_MAC(t1052, t1053, UINT32_C(0x276729fb), t988, t1020, t1051);
    /* t += x[15] * y */
    SANGI_MAC(t1054, t1055, y0, x15, t1022, 0);
    SANGI_MAC(t1056, t1057, y1, x15, t1024, t1055);
    SANGI_MAC(t1058, t1059, y2, x15, t1026, t1057);
    SANGI_MAC(t1060, t1061, y3, x15, t1028, t1059);
    SANGI_MAC(t1062, t1063, y4, x15, t1030, t1061);
    SANGI_MAC(t1064, t1065, y5, x15, t1032, t1063);
    SANGI_MAC(t1066, t1067, y6, x15, t1034, t1065);
    SANGI_MAC(t1068, t1069, y7, x15, t1036, t1067);
    SANGI_MAC(t1070, t1071, y8, x15, t1038, t1069);
    SANGI_MAC(t1072, t1073, y9, x15, t1040, t1071);
    SANGI_MAC(t1074, t1075, y10, x15, t1042, t1073);
    SANGI_MAC(t1076, t1077, y11, x15, t1044, t1075);
    SANGI_MAC(t1078, t1079, y12, x15, t1046, t1077);
    SANGI_MAC(t1080, t1081, y13, x15, t1048, t1079);
    SANGI_MAC(t1082, t1083, y14, x15, t1050, t1081);
    SANGI_MAC(t1084, t1085, y15, x15, t1052, t1083);
    sangi_limb c1087 = 0;
    const sangi_limb t1086 = sangi_limb_add(t1053, t1085, &c1087);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t1088 = sangi_limb_mullo(t1054, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t1090, UINT32_C(0x33c6c87b), t1088, t1054, 0);
    SANGI_MAC(t1091, t1092, UINT32_C(0x1b81b905), t1088, t1056, t1090);
    SANGI_MAC(t1093, t1094, UINT32_C(0x57aca835), t1088, t1058, t1092);
    SANGI_MAC(t1095, t1096, UINT32_C(0xc2721bf4), t1088, t1060, t1094);
    SANGI_MAC(t1097, t1098, UINT32_C(0x1f0b4f25), t1088, t1062, t1096);
    SANGI_MAC(t1099, t1100, UINT32_C(0x516730cc), t1088, t1064, t1098);
    SANGI_MAC(t1101, t1102, UINT32_C(0x67f35507), t1088, t1066, t1100);
    SANGI_MAC(t1103, t1104, UINT32_C(0xa7aac6c5), t1088, t1068, t1102);
    SANGI_MAC(t1105, t1106, UINT32_C(0x9322c9cd), t1088, t1070, t1104);
    SANGI_MAC(t1107, t1108, UINT32_C(0x5afbfcc6), t1088, t1072, t1106);
    SANGI_MAC(t1109, t1110, UINT32_C(0xedc88c42), t1088, t1074, t1108);
    SANGI_MAC(t1111, t1112, UINT32_C(0xb42d083a), t1088, t1076, t1110);
    SANGI_MAC(t1113, t1114, UINT32_C(0x5e3e4c4a), t1088, t1078, t1112);
    SANGI_MAC(t1115, t1116, UINT32_C(0xfc8ab0d1), t1088, t1080, t1114);
    SANGI_MAC(t1117, t1118, UINT32_C(0x740f89bf), t1088, t1082, t1116);
    SANGI_MAC(t1119, t1120, UINT32_C(0x65b48e8f), t1088, t1084, t1118);
    sangi_limb c1122 = 0;
    const sangi_limb t1121 = sangi_limb_add(t1086, t1120, &c1122);
    /* d = s - p */
    sangi_limb c1141 = 0;
    const sangi_limb t1140 = sangi_limb_sub(t1091, UINT32_C(0x33c6c87b), &c1141);
    const sangi_limb t1142 = sangi_limb_sub(t1093, UINT32_C(0x1b81b905), &c1141);
    const sangi_limb t1144 = sangi_limb_sub(t1095, UINT32_C(0x57aca835), &c1141);
    const sangi_limb t1146 = sangi_limb_sub(t1097, UINT32_C(0xc2721bf4), &c1141);
    const sangi_limb t1148 = sangi_limb_sub(t1099, UINT32_C(0x1f0b4f25), &c1141);
    const sangi_limb t1150 = sangi_limb_sub(t1101, UINT32_C(0x516730cc), &c1141);
    const sangi_limb t1152 = sangi_limb_sub(t1103, UINT32_C(0x67f35507), &c1141);
    const sangi_limb t1154 = sangi_limb_sub(t1105, UINT32_C(0xa7aac6c5), &c1141);
    const sangi_limb t1156 = sangi_limb_sub(t1107, UINT32_C(0x9322c9cd), &c1141);
    const sangi_limb t1158 = sangi_limb_sub(t1109, UINT32_C(0x5afbfcc6), &c1141);
    const sangi_limb t1160 = sangi_limb_sub(t1111, UINT32_C(0xedc88c42), &c1141);
    const sangi_limb t1162 = sangi_limb_sub(t1113, UINT32_C(0xb42d083a), &c1141);
    const sangi_limb t1164 = sangi_limb_sub(t1115, UINT32_C(0x5e3e4c4a), &c1141);
    const sangi_limb t1166 = sangi_limb_sub(t1117, UINT32_C(0xfc8ab0d1), &c1141);
    const sangi_limb t1168 = sangi_limb_sub(t1119, UINT32_C(0x740f89bf), &c1141);
    const sangi_limb t1170 = sangi_limb_sub(t1121, UINT32_C(0x65b48e8f), &c1141);
    /* s where d < 0, else d */
    const sangi_limb t1172 = sangi_limb_mask(c1141);
    const sangi_limb t1173 = sangi_limb_select(t1172, t1091, t1140);
    const sangi_limb t1174 = sangi_limb_select(t1172, t1093, t1142);
    const sangi_limb t1175 = sangi_limb_select(t1172, t1095, t1144);
    const sangi_limb t1176 = sangi_limb_select(t1172, t1097, t1146);
    const sangi_limb t1177 = sangi_limb_select(t1172, t1099, t1148);
    const sangi_limb t1178 = sangi_limb_select(t1172, t1101, t1150);
    const sangi_limb t1179 = sangi_limb_select(t1172, t1103, t1152);
    const sangi_limb t1180 = sangi_limb_select(t1172, t1105, t1154);
    const sangi_limb t1181 = sangi_limb_select(t1172, t1107, t1156);
    const sangi_limb t1182 = sangi_limb_select(t1172, t1109, t1158);
    const sangi_limb t1183 = sangi_limb_select(t1172, t1111, t1160);
    const sangi_limb t1184 = sangi_limb_select(t1172, t1113, t1162);
    const sangi_limb t1185 = sangi_limb_select(t1172, t1115, t1164);
    const sangi_limb t1186 = sangi_limb_select(t1172, t1117, t1166);
    const sangi_limb t1187 = sangi_limb_select(t1172, t1119, t1168);
    const sangi_limb t1188 = sangi_limb_select(t1172, t1121, t1170);
    z[0] = t1173;
    z[1] = t1174;
    z[2] = t1175;
    z[3] = t1176;
    z[4] = t1177;
    z[5] = t1178;
    z[6] = t1179;
    z[7] = t1180;
    z[8] = t1181;
    z[9] = t1182;
    z[10] = t1183;
    z[11] = t1184;
    z[12] = t1185;
    z[13] = t1186;
    z[14] = t1187;
    z[15] = t1188;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p511_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t18, t19, x0, x1, 0, 0);
    SANGI_MAC(t20, t21, x0, x2, t19, 0);
    SANGI_MAC(t22, t23, x0, x3, t21, 0);
    SANGI_MAC(t24, t25, x0, x4, t23, 0);
    SANGI_MAC(t26, t27, x0, x5, t25, 0);
    SANGI_MAC(t28, t29, x0, x6, t27, 0);
    SANGI_MAC(t30, t31, x0, x7, t29, 0);
    SANGI_MAC(t32, t33, x0, x8, t31, 0);
    SANGI_MAC(t34, t35, x0, x9, t33, 0);
    SANGI_MAC(t36, t37, x0, x10, t35, 0);
    SANGI_MAC(t38, t39, x0, x11, t37, 0);
    SANGI_MAC(t40, t41, x0, x12, t39, 0);
    SANGI_MAC(t42, t43, x0, x13, t41, 0);
    SANGI_MAC(t44, t45, x0, x14, t43, 0);
    SANGI_MAC(t46, t47, x0, x15, t45, 0);
    SANGI_MAC(t48, t49, x1, x2, t22, 0);
    SANGI_MAC(t50, t51, x1, x3, t24, t49);
    SANGI_MAC(t52, t53, x1, x4, t26, t51);
    SANGI_MAC(t54, t55, x1, x5, t28, t53);
    SANGI_MAC(t56, t57, x1, x6, t30, t55);
    SANGI_MAC(t58, t59, x1, x7, t32, t57);
    SANGI_MAC(t60, t61, x1, x8, t34, t59);
    SANGI_MAC(t62, t63, x1, x9, t36, t61);
    SANGI_MAC(t64, t65, x1, x10, t38, t63);
    SANGI_MAC(t66, t67, x1, x11, t40, t65);
    SANGI_MAC(t68, t69, x1, x12, t42, t67);
    SANGI_MAC(t70, t71, x1, x13, t44, t69);
    SANGI_MAC(t72, t73, x1, x14, t46, t71);
    SANGI_MAC(t74, t75, x1, x15, t47, t73);
    SANGI_MAC(t76, t77, x2, x3, t52, 0);
    SANGI_MAC(t78, t79, x2, x4, t54, t77);
    SANGI_MAC(t80, t81, x2, x5, t56, t79);
    SANGI_MAC(t82, t83, x2, x6, t58, t81);
    SANGI_MAC(t84, t85, x2, x7, t60, t83);
    SANGI_MAC(t86, t87, x2, x8, t62, t85);
    SANGI_MAC(t88, t89, x2, x9, t64, t87);
    SANGI_MAC(t90, t91, x2, x10, t66, t89);
    SANGI_MAC(t92, t93, x2, x11, t68, t91);
    SANGI_MAC(t94, t95, x2, x12, t70, t93);
    SANGI_MAC(t96, t97, x2, x13, t72, t95);
    SANGI_MAC(t98, t99, x2, x14, t74, t97);
    SANGI_MAC(t100, t101, x2, x15, t75, t99);
    SANGI_MAC(t102, t103, x3, x4, t80, 0);
    SANGI_MAC(t104, t105, x3, x5, t82, t103);
    SANGI_MAC(t106, t107, x3, x6, t84, t105);
    SANGI_MAC(t108, t109, x3, x7, t86, t107);
    SANGI_MAC(t110, t111, x3, x8, t88, t109);
    SANGI_MAC(t112, t113, x3, x9, t90, t111);
    SANGI_MAC(t114, t115, x3, x10, t92, t113);
    SANGI_MAC(t116, t117, x3, x11, t94, t115);
    SANGI_MAC(t118, t119, x3, x12, t96, t117);
    SANGI_MAC(t120, t121, x3, x13, t98, t119);
    SANGI_MAC(t122, t123, x3, x14, t100, t121);
    SANGI_MAC(t124, t125, x3, x15, t101, t123);
    SANGI_MAC(t126, t127, x4, x5, t106, 0);
    SANGI_MAC(t128, t129, x4, x6, t108, t127);
    SANGI_MAC(t130, t131, x4, x7, t110, t129);
    SANGI_MAC(t132, t133, x4, x8, t112, t131);
    SANGI_MAC(t134, t135, x4, x9, t114, t133);
    SANGI_MAC(t136, t137, x4, x10, t116, t135);
    SANGI_MAC(t138, t139, x4, x11, t118, t137);
    SANGI_MAC(t140, t141, x4, x12, t120, t139);
    SANGI_MAC(t142, t143, x4, x13, t122, t141);
    SANGI_MAC(t144, t145, x4, x14, t124, t143);
    SANGI_MAC(t146, t147, x4, x15, t125, t145);
    SANGI_MAC(t148, t149, x5, x6, t130, 0);
    SANGI_MAC(t150, t151, x5, x7, t132, t149);
    SANGI_MAC(t152, t153, x5, x8, t134, t151);
    SANGI_MAC(t154, t155, x5, x9, t136, t153);
    SANGI_MAC(t156, t157, x5, x10, t138, t155);
    SANGI_MAC(t158, t159, x5, x11, t140, t157);
    SANGI_MAC(t160, t161, x5, x12, t142, t159);
    SANGI_MAC(t162, t163, x5, x13, t144, t161);
    SANGI_MAC(t164, t165, x5, x14, t146, t163);
    SANGI_MAC(t166, t167, x5, x15, t147, t165);
    SANGI_MAC(t168, t169, x6, x7, t152, 0);
    SANGI_MAC(t170, t171, x6, x8, t154, t169);
    SANGI_MAC(t172, t173, x6, x9, t156, t171);
    SANGI_MAC(t174, t175, x6, x10, t158, t173);
    SANGI_MAC(t176, t177, x6, x11, t160, t175);
    SANGI_MAC(t178, t179, x6, x12, t162, t177);
    SANGI_MAC(t180, t181, x6, x13, t164, t179);
    SANGI_MAC(t182, t183, x6, x14, t166, t181);
    SANGI_MAC(t184, t185, x6, x15, t167, t183);
    SANGI_MAC(t186, t187, x7, x8, t172, 0);
    SANGI_MAC(t188, t189, x7, x9, t174, t187);
    SANGI_MAC(t190, t191, x7, x10, t176, t189);
    SANGI_MAC(t192, t193, x7, x11, t178, t191);
    SANGI_MAC(t194, t195, x7, x12, t180, t193);
    SANGI_MAC(t196, t197, x7, x13, t182, t195);
    SANGI_MAC(t198, t199, x7, x14, t184, t197);
    SANGI_MAC(t200, t201, x7, x15, t185, t199);
    SANGI_MAC(t202, t203, x8, x9, t190, 0);
    SANGI_MAC(t204, t205, x8, x10, t192, t203);
    SANGI_MAC(t206, t207, x8, x11, t194, t205);
    SANGI_MAC(t208, t209, x8, x12, t196, t207);
    SANGI_MAC(t210, t211, x8, x13, t198, t209);
    SANGI_MAC(t212, t213, x8, x14, t200, t211);
    SANGI_MAC(t214, t215, x8, x15, t201, t213);
    SANGI_MAC(t216, t217, x9, x10, t206, 0);
    SANGI_MAC(t218, t219, x9, x11, t208, t217);
    SANGI_MAC(t220, t221, x9, x12, t210, t219);
    SANGI_MAC(t222, t223, x9, x13, t212, t221);
    SANGI_MAC(t224, t225, x9, x14, t214, t223);
    SANGI_MAC(t226, t227, x9, x15, t215, t225);
    SANGI_MAC(t228, t229, x10, x11, t220, 0);
    SANGI_MAC(t230, t231, x10, x12, t222, t229);
    SANGI_MAC(t232, t233, x10, x13, t224, t231);
    SANGI_MAC(t234, t235, x10, x14, t226, t233);
    SANGI_MAC(t236, t237, x10, x15, t227, t235);
    SANGI_MAC(t238, t239, x11, x12, t232, 0);
    SANGI_MAC(t240, t241, x11, x13, t234, t239);
    SANGI_MAC(t242, t243, x11, x14, t236, t241);
    SANGI_MAC(t244, t245, x11, x15, t237, t243);
    SANGI_MAC(t246, t247, x12, x13, t242, 0);
    SANGI_MAC(t248, t249, x12, x14, t244, t247);
    SANGI_MAC(t250, t251, x12, x15, t245, t249);
    SANGI_MAC(t252, t253, x13, x14, t250, 0);
    SANGI_MAC(t254, t255, x13, x15, t251, t253);
    SANGI_MAC(t256, t257, x14, x15, t255, 0);
    /* twice these */
    sangi_limb c259 = 0;
    const sangi_limb t258 = sangi_limb_add(t18, sangi_limb_hide(t18), &c259);
    const sangi_limb t260 = sangi_limb_add(t20, sangi_limb_hide(t20), &c259);
    const sangi_limb t262 = sangi_limb_add(t48, sangi_limb_hide(t48), &c259);
    const sangi_limb t264 = sangi_limb_add(t50, sangi_limb_hide(t50), &c259);
    const sangi_limb t266 = sangi_limb_add(t76, sangi_limb_hide(t76), &c259);
    const sangi_limb t268 = sangi_limb_add(t78, sangi_limb_hide(t78), &c259);
    const sangi_limb t270 = sangi_limb_add(t102, sangi_limb_hide(t102), &c259);
    const sangi_limb t272 = sangi_limb_add(t104, sangi_limb_hide(t104), &c259);
    const sangi_limb t274 = sangi_limb_add(t126, sangi_limb_hide(t126), &c259);
    const sangi_limb t276 = sangi_limb_add(t128, sangi_limb_hide(t128), &c259);
    const sangi_limb t278 = sangi_limb_add(t148, sangi_limb_hide(t148), &c259);
    const sangi_limb t280 = sangi_limb_add(t150, sangi_limb_hide(t150), &c259);
    const sangi_limb t282 = sangi_limb_add(t168, sangi_limb_hide(t168), &c259);
    const sangi_limb t284 = sangi_limb_add(t170, sangi_limb_hide(t170), &c259);
    const sangi_limb t286 = sangi_limb_add(t186, sangi_limb_hide(t186), &c259);
    const sangi_limb t288 = sangi_limb_add(t188, sangi_limb_hide(t188), &c259);
    const sangi_limb t290 = sangi_limb_add(t202, sangi_limb_hide(t202), &c259);
    const sangi_limb t292 = sangi_limb_add(t204, sangi_limb_hide(t204), &c259);
    const sangi_limb t294 = sangi_limb_add(t216, sangi_limb_hide(t216), &c259);
    const sangi_limb t296 = sangi_limb_add(t218, sangi_limb_hide(t218), &c259);
    const sangi_limb t298 = sangi_limb_add(t228, sangi_limb_hide(t228), &c259);
    const sangi_limb t300 = sangi_limb_add(t230, sangi_limb_hide(t230), &c259);
    const sangi_limb t302 = sangi_limb_add(t238, sangi_limb_hide(t238), &c259);
    const sangi_limb t304 = sangi_limb_add(t240, sangi_limb_hide(t240), &c259);
    const sangi_limb t306 = sangi_limb_add(t246, sangi_limb_hide(t246), &c259);
    const sangi_limb t308 = sangi_limb_add(t248, sangi_limb_hide(t248), &c259);
    const sangi_limb t310 = sangi_limb_add(t252, sangi_limb_hide(t252), &c259);
    const sangi_limb t312 = sangi_limb_add(t254, sangi_limb_hide(t254), &c259);
    const sangi_limb t314 = sangi_limb_add(t256, sangi_limb_hide(t256), &c259);
    const sangi_limb t316 = sangi_limb_add(t257, sangi_limb_hide(t257), &c259);
    /* and the squares x[i]^2 */
    SANGI_MAC(t318, t319, x0, x0, 0, 0);
    SANGI_MAC(t320, t321, x1, x1, 0, 0);
    SANGI_MAC(t322, t323, x2, x2, 0, 0);
    SANGI_MAC(t324, t325, x3, x3, 0, 0);
    SANGI_MAC(t326, t327, x4, x4, 0, 0);
    SANGI_MAC(t328, t329, x5, x5, 0, 0);
    SANGI_MAC(t330, t331, x6, x6, 0, 0);
    SANGI_MAC(t332, t333, x7, x7, 0, 0);
    SANGI_MAC(t334, t335, x8, x8, 0, 0);
    SANGI_MAC(t336, t337, x9, x9, 0, 0);
    SANGI_MAC(t338, t339, x10, x10, 0, 0);
    SANGI_MAC(t340, t341, x11, x11, 0, 0);
    SANGI_MAC(t342, t343, x12, x12, 0, 0);
    SANGI_MAC(t344, t345, x13, x13, 0, 0);
    SANGI_MAC(t346, t347, x14, x14, 0, 0);
    SANGI_MAC(t348, t349, x15, x15, 0, 0);
    sangi_limb c351 = 0;
    const sangi_limb t350 = sangi_limb_add(t258, t319, &c351);
    const sangi_limb t352 = sangi_limb_add(t260, t320, &c351);
    const sangi_limb t354 = sangi_limb_add(t262, t321, &c351);
    const sangi_limb t356 = sangi_limb_add(t264, t322, &c351);
    const sangi_limb t358 = sangi_limb_add(t266, t323, &c351);
    const sangi_limb t360 = sangi_limb_add(t268, t324, &c351);
    const sangi_limb t362 = sangi_limb_add(t270, t325, &c351);
    const sangi_limb t364 = sangi_limb_add(t272, t326, &c351);
    const sangi_limb t366 = sangi_limb_add(t274, t327, &c351);
    const sangi_limb t368 = sangi_limb_add(t276, t328, &c351);
    const sangi_limb t370 = sangi_limb_add(t278, t329, &c351);
    const sangi_limb t372 = sangi_limb_add(t280, t330, &c351);
    const sangi_limb t374 = sangi_limb_add(t282, t331, &c351);
    const sangi_limb t376 = sangi_limb_add(t284, t332, &c351);
    const sangi_limb t378 = sangi_limb_add(t286, t333, &c351);
    const sangi_limb t380 = sangi_limb_add(t288, t334, &c351);
    const sangi_limb t382 = sangi_limb_add(t290, t335, &c351);
    const sangi_limb t384 = sangi_limb_add(t292, t336, &c351);
    const sangi_limb t386 = sangi_limb_add(t294, t337, &c351);
    const sangi_limb t388 = sangi_limb_add(t296, t338, &c351);
    const sangi_limb t390 = sangi_limb_add(t298, t339, &c351);
    const sangi_limb t392 = sangi_limb_add(t300, t340, &c351);
    const sangi_limb t394 = sangi_limb_add(t302, t341, &c351);
    const sangi_limb t396 = sangi_limb_add(t304, t342, &c351);
    const sangi_limb t398 = sangi_limb_add(t306, t343, &c351);
    const sangi_limb t400 = sangi_limb_add(t308, t344, &c351);
    const sangi_limb t402 = sangi_limb_add(t310, t345, &c351);
    const sangi_limb t404 = sangi_limb_add(t312, t346, &c351);
    const sangi_limb t406 = sangi_limb_add(t314, t347, &c351);
    const sangi_limb t408 = sangi_limb_add(t316, t348, &c351);
    const sangi_limb t410 = sangi_limb_add(UINT32_C(0x00000000), t349, &c351);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t429 = sangi_limb_mullo(t318, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t431, t429, UINT32_C(0x33c6c87b), t318, 0);
    SANGI_MAC(t432, t433, t429, UINT32_C(0x1b81b905), t350, t431);
    SANGI_MAC(t434, t435, t429, UINT32_C(0x57aca835), t352, t433);
    SANGI_MAC(t436, t437, t429, UINT32_C(0xc2721bf4), t354, t435);
    SANGI_MAC(t438, t439, t429, UINT32_C(0x1f0b4f25), t356, t437);
    SANGI_MAC(t440, t441, t429, UINT32_C(0x516730cc), t358, t439);
    SANGI_MAC(t442, t443, t429, UINT32_C(0x67f35507), t360, t441);
    SANGI_MAC(t444, t445, t429, UINT32_C(0xa7aac6c5), t362, t443);
    SANGI_MAC(t446, t447, t429, UINT32_C(0x9322c9cd), t364, t445);
    SANGI_MAC(t448, t449, t429, UINT32_C(0x5afbfcc6), t366, t447);
    SANGI_MAC(t450, t451, t429, UINT32_C(0xedc88c42), t368, t449);
    SANGI_MAC(t452, t453, t429, UINT32_C(0xb42d083a), t370, t451);
    SANGI_MAC(t454, t455, t429, UINT32_C(0x5e3e4c4a), t372, t453);
    SANGI_MAC(t456, t457, t429, UINT32_C(0xfc8ab0d1), t374, t455);
    SANGI_MAC(t458, t459, t429, UINT32_C(0x740f89bf), t376, t457);
    SANGI_MAC(t460, t461, t429, UINT32_C(0x65b48e8f), t378, t459);
    sangi_limb c463 = 0;
    const sangi_limb t462 = sangi_limb_add(t380, t461, &c463);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t464 = sangi_limb_mullo(t432, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t466, t464, UINT32_C(0x33c6c87b), t432, 0);
    SANGI_MAC(t467, t468, t464, UINT32_C(0x1b81b905), t434, t466);
    SANGI_MAC(t469, t470, t464, UINT32_C(0x57aca835), t436, t468);
    SANGI_MAC(t471, t472, t464, UINT32_C(0xc2721bf4), t438, t470);
    SANGI_MAC(t473, t474, t464, UINT32_C(0x1f0b4f25), t440, t472);
    SANGI_MAC(t475, t476, t464, UINT32_C(0x516730cc), t442, t474);
    SANGI_MAC(t477, t478, t464, UINT32_C(0x67f35507), t444, t476);
    SANGI_MAC(t479, t480, t464, UINT32_C(0xa7aac6c5), t446, t478);
    SANGI_MAC(t481, t482, t464, UINT32_C(0x9322c9cd), t448, t480);
    SANGI_MAC(t483, t484, t464, UINT32_C(0x5afbfcc6), t450, t482);
    SANGI_MAC(t485, t486, t464, UINT32_C(0xedc88c42), t452, t484);
    SANGI_MAC(t487, t488, t464, UINT32_C(0xb42d083a), t454, t486);
    SANGI_MAC(t489, t490, t464, UINT32_C(0x5e3e4c4a), t456, t488);
    SANGI_MAC(t491, t492, t464, UINT32_C(0xfc8ab0d1), t458, t490);
    SANGI_MAC(t493, t494, t464, UINT32_C(0x740f89bf), t460, t492);
    SANGI_MAC(t495, t496, t464, UINT32_C(0x65b48e8f), t462, t494);
    const sangi_limb t497 = sangi_limb_add(t382, t496, &c463);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t499 = sangi_limb_mullo(t467, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t501, t499, UINT32_C(0x33c6c87b), t467, 0);
    SANGI_MAC(t502, t503, t499, UINT32_C(0x1b81b905), t469, t501);
    SANGI_MAC(t504, t505, t499, UINT32_C(0x57aca835), t471, t503);
    SANGI_MAC(t506, t507, t499, UINT32_C(0xc2721bf4), t473, t505);
    SANGI_MAC(t508, t509, t499, UINT32_C(0x1f0b4f25), t475, t507);
    SANGI_MAC(t510, t511, t499, UINT32_C(0x516730cc), t477, t509);
    SANGI_MAC(t512, t513, t499, UINT32_C(0x67f35507), t479, t511);
    SANGI_MAC(t514, t515, t499, UINT32_C(0xa7aac6c5), t481, t513);
    SANGI_MAC(t516, t517, t499, UINT32_C(0x9322c9cd), t483, t515);
    SANGI_MAC(t518, t519, t499, UINT32_C(0x5afbfcc6), t485, t517);
    SANGI_MAC(t520, t521, t499, UINT32_C(0xedc88c42), t487, t519);
    SANGI_MAC(t522, t523, t499, UINT32_C(0xb42d083a), t489, t521);
    SANGI_MAC(t524, t525, t499, UINT32_C(0x5e3e4c4a), t491, t523);
    SANGI_MAC(t526, t527, t499, UINT32_C(0xfc8ab0d1), t493, t525);
    SANGI_MAC(t528, t529, t499, UINT32_C(0x740f89bf), t495, t527);
    SANGI_MAC(t530, t531, t499, UINT32_C(0x65b48e8f), t497, t529);
    const sangi_limb t532 = sangi_limb_add(t384, t531, &c463);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t534 = sangi_limb_mullo(t502, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t536, t534, UINT32_C(0x33c6c87b), t502, 0);
    SANGI_MAC(t537, t538, t534, UINT32_C(0x1b81b905), t504, t536);
    SANGI_MAC(t539, t540, t534, UINT32_C(0x57aca835), t506, t538);
    SANGI_MAC(t541, t542, t534, UINT32_C(0xc2721bf4), t508, t540);
    SANGI_MAC(t543, t544, t534, UINT32_C(0x1f0b4f25), t510, t542);
    SANGI_MAC(t545, t546, t534, UINT32_C(0x516730cc), t512, t544);
    SANGI_MAC(t547, t548, t534, UINT32_C(0x67f35507), t514, t546);
    SANGI_MAC(t549, t550, t534, UINT32_C(0xa7aac6c5), t516, t548);
    SANGI_MAC(t551, t552, t534, UINT32_C(0x9322c9cd), t518, t550);
    SANGI_MAC(t553, t554, t534, UINT32_C(0x5afbfcc6), t520, t552);
    SANGI_MAC(t555, t556, t534, UINT32_C(0xedc88c42), t522, t554);
    SANGI_MAC(t557, t558, t534, UINT32_C(0xb42d083a), t524, t556);
    SANGI_MAC(t559, t560, t534, UINT32_C(0x5e3e4c4a), t526, t558);
    SANGI_MAC(t561, t562, t534, UINT32_C(0xfc8ab0d1), t528, t560);
    SANGI_MAC(t563, t564, t534, UINT32_C(0x740f89bf), t530, t562);
    SANGI_MAC(t565, t566, t534, UINT32_C(0x65b48e8f), t532, t564);
    const sangi_limb t567 = sangi_limb_add(t386, t566, &c463);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t569 = sangi_limb_mullo(t537, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t571, t569, UINT32_C(0x33c6c87b), t537, 0);
    SANGI_MAC(t572, t573, t569, UINT32_C(0x1b81b905), t539, t571);
    SANGI_MAC(t574, t575, t569, UINT32_C(0x57aca835), t541, t573);
    SANGI_MAC(t576, t577, t569, UINT32_C(0xc2721bf4), t543, t575);
    SANGI_MAC(t578, t579, t569, UINT32_C(0x1f0b4f25), t545, t577);
    SANGI_MAC(t580, t581, t569, UINT32_C(0x516730cc), t547, t579);
    SANGI_MAC(t582, t583, t569, UINT32_C(0x67f35507), t549, t581);
    SANGI_MAC(t584, t585, t569, UINT32_C(0xa7aac6c5), t551, t583);
    SANGI_MAC(t586, t587, t569, UINT32_C(0x9322c9cd), t553, t585);
    SANGI_MAC(t588, t589, t569, UINT32_C(0x5afbfcc6), t555, t587);
    SANGI_MAC(t590, t591, t569, UINT32_C(0xedc88c42), t557, t589);
    SANGI_MAC(t592, t593, t569, UINT32_C(0xb42d083a), t559, t591);
    SANGI_MAC(t594, t595, t569, UINT32_C(0x5e3e4c4a), t561, t593);
    SANGI_MAC(t596, t597, t569, UINT32_C(0xfc8ab0d1), t563, t595);
    SANGI_MAC(t598, t599, t569, UINT32_C(0x740f89bf), t565, t597);
    SANGI_MAC(t600, t601, t569, UINT32_C(0x65b48e8f), t567, t599);
    const sangi_limb t602 = sangi_limb_add(t388, t601, &c463);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t604 = sangi_limb_mullo(t572, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t606, t604, UINT32_C(0x33c6c87b), t572, 0);
    SANGI_MAC(t607, t608, t604, UINT32_C(0x1b81b905), t574, t606);
    SANGI_MAC(t609, t610, t604, UINT32_C(0x57aca835), t576, t608);
    SANGI_MAC(t611, t612, t604, UINT32_C(0xc2721bf4), t578, t610);
    SANGI_MAC(t613, t614, t604, UINT32_C(0x1f0b4f25), t580, t612);
    SANGI_MAC(t615, t616, t604, UINT32_C(0x516730cc), t582, t614);
    SANGI_MAC(t617, t618, t604, UINT32_C(0x67f35507), t584, t616);
    SANGI_MAC(t619, t620, t604, UINT32_C(0xa7aac6c5), t586, t618);
    SANGI_MAC(t621, t622, t604, UINT32_C(0x9322c9cd), t588, t620);
    SANGI_MAC(t623, t624, t604, UINT32_C(0x5afbfcc6), t590, t622);
    SANGI_MAC(t625, t626, t604, UINT32_C(0xedc88c42), t592, t624);
    SANGI_MAC(t627, t628, t604, UINT32_C(0xb42d083a), t594, t626);
    SANGI_MAC(t629, t630, t604, UINT32_C(0x5e3e4c4a), t596, t628);
    SANGI_MAC(t631, t632, t604, UINT32_C(0xfc8ab0d1), t598, t630);
    SANGI_MAC(t633, t634, t604, UINT32_C(0x740f89bf), t600, t632);
    SANGI_MAC(t635, t636, t604, UINT32_C(0x65b48e8f), t602, t634);
    const sangi_limb t637 = sangi_limb_add(t390, t636, &c463);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t639 = sangi_limb_mullo(t607, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t641, t639, UINT32_C(0x33c6c87b), t607, 0);
    SANGI_MAC(t642, t643, t639, UINT32_C(0x1b81b905), t609, t641);
    SANGI_MAC(t644, t645, t639, UINT32_C(0x57aca835), t611, t643);
    SANGI_MAC(t646, t647, t639, UINT32_C(0xc2721bf4), t613, t645);
    SANGI_MAC(t648, t649, t639, UINT32_C(0x1f0b4f25), t615, t647);
    SANGI_MAC(t650, t651, t639, UINT32_C(0x516730cc), t617, t649);
    SANGI_MAC(t652, t653, t639, UINT32_C(0x67f35507), t619, t651);
    SANGI_MAC(t654, t655, t639, UINT32_C(0xa7aac6c5), t621, t653);
    SANGI_MAC(t656, t657, t639, UINT32_C(0x9322c9cd), t623, t655);
    SANGI_MAC(t658, t659, t639, UINT32_C(0x5afbfcc6), t625, t657);
    SANGI_MAC(t660, t661, t639, UINT32_C(0xedc88c42), t627, t659);
    SANGI_MAC(t662, t663, t639, UINT32_C(0xb42d083a), t629, t661);
    SANGI_MAC(t664, t665, t639, UINT32_C(0x5e3e4c4a), t631, t663);
    SANGI_MAC(t666, t667, t639, UINT32_C(0xfc8ab0d1), t633, t665);
    SANGI_MAC(t668, t669, t639, UINT32_C(0x740f89bf), t635, t667);
    SANGI_MAC(t670, t671, t639, UINT32_C(0x65b48e8f), t637, t669);
    const sangi_limb t672 = sangi_limb_add(t392, t671, &c463);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t674 = sangi_limb_mullo(t642, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t676, t674, UINT32_C(0x33c6c87b), t642, 0);
    SANGI_MAC(t677, t678, t674, UINT32_C(0x1b81b905), t644, t676);
    SANGI_MAC(t679, t680, t674, UINT32_C(0x57aca835), t646, t678);
    SANGI_MAC(t681, t682, t674, UINT32_C(0xc2721bf4), t648, t680);
    SANGI_MAC(t683, t684, t674, UINT32_C(0x1f0b4f25), t650, t682);
    SANGI_MAC(t685, t686, t674, UINT32_C(0x516730cc), t652, t684);
    SANGI_MAC(t687, t688, t674, UINT32_C(0x67f35507), t654, t686);
    SANGI_MAC(t689, t690, t674, UINT32_C(0xa7aac6c5), t656, t688);
    SANGI_MAC(t691, t692, t674, UINT32_C(0x9322c9cd), t658, t690);
    SANGI_MAC(t693, t694, t674, UINT32_C(0x5afbfcc6), t660, t692);
    SANGI_MAC(t695, t696, t674, UINT32_C(0xedc88c42), t662, t694);
    SANGI_MAC(t697, t698, t674, UINT32_C(0xb42d083a), t664, t696);
    SANGI_MAC(t699, t700, t674, UINT32_C(0x5e3e4c4a), t666, t698);
    SANGI_MAC(t701, t702, t674, UINT32_C(0xfc8ab0d1), t668, t700);
    SANGI_MAC(t703, t704, t674, UINT32_C(0x740f89bf), t670, t702);
    SANGI_MAC(t705, t706, t674, UINT32_C(0x65b48e8f), t672, t704);
    const sangi_limb t707 = sangi_limb_add(t394, t706, &c463);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t709 = sangi_limb_mullo(t677, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t711, t709, UINT32_C(0x33c6c87b), t677, 0);
    SANGI_MAC(t712, t713, t709, UINT32_C(0x1b81b905), t679, t711);
    SANGI_MAC(t714, t715, t709, UINT32_C(0x57aca835), t681, t713);
    SANGI_MAC(t716, t717, t709, UINT32_C(0xc2721bf4), t683, t715);
    SANGI_MAC(t718, t719, t709, UINT32_C(0x1f0b4f25), t685, t717);
    SANGI_MAC(t720, t721, t709, UINT32_C(0x516730cc), t687, t719);
    SANGI_MAC(t722, t723, t709, UINT32_C(0x67f35507), t689, t721);
    SANGI_MAC(t724, t725, t709, UINT32_C(0xa7aac6c5), t691, t723);
    SANGI_MAC(t726, t727, t709, UINT32_C(0x9322c9cd), t693, t725);
    SANGI_MAC(t728, t729, t709, UINT32_C(0x5afbfcc6), t695, t727);
    SANGI_MAC(t730, t731, t709, UINT32_C(0xedc88c42), t697, t729);
    SANGI_MAC(t732, t733, t709, UINT32_C(0xb42d083a), t699, t731);
    SANGI_MAC(t734, t735, t709, UINT32_C(0x5e3e4c4a), t701, t733);
    SANGI_MAC(t736, t737, t709, UINT32_C(0xfc8ab0d1), t703, t735);
    SANGI_MAC(t738, t739, t709, UINT32_C(0x740f89bf), t705, t737);
    SANGI_MAC(t740, t741, t709, UINT32_C(0x65b48e8f), t707, t739);
    const sangi_limb t742 = sangi_limb_add(t396, t741, &c463);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t744 = sangi_limb_mullo(t712, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t746, t744, UINT32_C(0x33c6c87b), t712, 0);
    SANGI_MAC(t747, t748, t744, UINT32_C(0x1b81b905), t714, t746);
    SANGI_MAC(t749, t750, t744, UINT32_C(0x57aca835), t716, t748);
    SANGI_MAC(t751, t752, t744, UINT32_C(0xc2721bf4), t718, t750);
    SANGI_MAC(t753, t754, t744, UINT32_C(0x1f0b4f25), t720, t752);
    SANGI_MAC(t755, t756, t744, UINT32_C(0x516730cc), t722, t754);
    SANGI_MAC(t757, t758, t744, UINT32_C(0x67f35507), t724, t756);
    SANGI_MAC(t759, t760, t744, UINT32_C(0xa7aac6c5), t726, t758);
    SANGI_MAC(t761, t762, t744, UINT32_C(0x9322c9cd), t728, t760);
    SANGI_MAC(t763, t764, t744, UINT32_C(0x5afbfcc6), t730, t762);
    SANGI_MAC(t765, t766, t744, UINT32_C(0xedc88c42), t732, t764);
    SANGI_MAC(t767, t768, t744, UINT32_C(0xb42d083a), t734, t766);
    SANGI_MAC(t769, t770, t744, UINT32_C(0x5e3e4c4a), t736, t768);
    SANGI_MAC(t771, t772, t744, UINT32_C(0xfc8ab0d1), t738, t770);
    SANGI_MAC(t773, t774, t744, UINT32_C(0x740f89bf), t740, t772);
    SANGI_MAC(t775, t776, t744, UINT32_C(0x65b48e8f), t742, t774);
    const sangi_limb t777 = sangi_limb_add(t398, t776, &c463);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t779 = sangi_limb_mullo(t747, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t781, t779, UINT32_C(0x33c6c87b), t747, 0);
    SANGI_MAC(t782, t783, t779, UINT32_C(0x1b81b905), t749, t781);
    SANGI_MAC(t784, t785, t779, UINT32_C(0x57aca835), t751, t783);
    SANGI_MAC(t786, t787, t779, UINT32_C(0xc2721bf4), t753, t785);
    SANGI_MAC(t788, t789, t779, UINT32_C(0x1f0b4f25), t755, t787);
    SANGI_MAC(t790, t791, t779, UINT32_C(0x516730cc), t757, t789);
    SANGI_MAC(t792, t793, t779, UINT32_C(0x67f35507), t759, t791);
    SANGI_MAC(t794, t795, t779, UINT32_C(0xa7aac6c5), t761, t793);
    SANGI_MAC(t796, t797, t779, UINT32_C(0x9322c9cd), t763, t795);
    SANGI_MAC(t798, t799, t779, UINT32_C(0x5afbfcc6), t765, t797);
    SANGI_MAC(t800, t801, t779, UINT32_C(0xedc88c42), t767, t799);
    SANGI_MAC(t802, t803, t779, UINT32_C(0xb42d083a), t769, t801);
    SANGI_MAC(t804, t805, t779, UINT32_C(0x5e3e4c4a), t771, t803);
    SANGI_MAC(t806, t807, t779, UINT32_C(0xfc8ab0d1), t773, t805);
    SANGI_MAC(t808, t809, t779, UINT32_C(0x740f89bf), t775, t807);
    SANGI_MAC(t810, t811, t779, UINT32_C(0x65b48e8f), t777, t809);
    const sangi_limb t812 = sangi_limb_add(t400, t811, &c463);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t814 = sangi_limb_mullo(t782, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t816, t814, UINT32_C(0x33c6c87b), t782, 0);
    SANGI_MAC(t817, t818, t814, UINT32_C(0x1b81b905), t784, t816);
    SANGI_MAC(t819, t820, t814, UINT32_C(0x57aca835), t786, t818);
    SANGI_MAC(t821, t822, t814, UINT32_C(0xc2721bf4), t788, t820);
    SANGI_MAC(t823, t824, t814, UINT32_C(0x1f0b4f25), t790, t822);
    SANGI_MAC(t825, t826, t814, UINT32_C(0x516730cc), t792, t824);
    SANGI_MAC(t827, t828, t814, UINT32_C(0x67f35507), t794, t826);
    SANGI_MAC(t829, t830, t814, UINT32_C(0xa7aac6c5), t796, t828);
    SANGI_MAC(t831, t832, t814, UINT32_C(0x9322c9cd), t798, t830);
    SANGI_MAC(t833, t834, t814, UINT32_C(0x5afbfcc6), t800, t832);
    SANGI_MAC(t835, t836, t814, UINT32_C(0xedc88c42), t802, t834);
    SANGI_MAC(t837, t838, t814, UINT32_C(0xb42d083a), t804, t836);
    SANGI_MAC(t839, t840, t814, UINT32_C(0x5e3e4c4a), t806, t838);
    SANGI_MAC(t841, t842, t814, UINT32_C(0xfc8ab0d1), t808, t840);
    SANGI_MAC(t843, t844, t814, UINT32_C(0x740f89bf), t810, t842);
    SANGI_MAC(t845, t846, t814, UINT32_C(0x65b48e8f), t812, t844);
    const sangi_limb t847 = sangi_limb_add(t402, t846, &c463);
    /* t += q * p * 2^(width * 12), which clears limb 12 */
    const sangi_limb t849 = sangi_limb_mullo(t817, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t851, t849, UINT32_C(0x33c6c87b), t817, 0);
    SANGI_MAC(t852, t853, t849, UINT32_C(0x1b81b905), t819, t851);
    SANGI_MAC(t854, t855, t849, UINT32_C(0x57aca835), t821, t853);
    SANGI_MAC(t856, t857, t849, UINT32_C(0xc2721bf4), t823, t855);
    SANGI_MAC(t858, t859, t849, UINT32_C(0x1f0b4f25), t825, t857);
    SANGI_MAC(t860, t861, t849, UINT32_C(0x516730cc), t827, t859);
    SANGI_MAC(t862, t863, t849, UINT32_C(0x67f35507), t829, t861);
    SANGI_MAC(t864, t865, t849, UINT32_C(0xa7aac6c5), t831, t863);
    SANGI_MAC(t866, t867, t849, UINT32_C(0x9322c9cd), t833, t865);
    SANGI_MAC(t868, t869, t849, UINT32_C(0x5afbfcc6), t835, t867);
    SANGI_MAC(t870, t871, t849, UINT32_C(0xedc88c42), t837, t869);
    SANGI_MAC(t872, t873, t849, UINT32_C(0xb42d083a), t839, t871);
    SANGI_MAC(t874, t875, t849, UINT32_C(0x5e3e4c4a), t841, t873);
    SANGI_MAC(t876, t877, t849, UINT32_C(0xfc8ab0d1), t843, t875);
    SANGI_MAC(t878, t879, t849, UINT32_C(0x740f89bf), t845, t877);
    SANGI_MAC(t880, t881, t849, UINT32_C(0x65b48e8f), t847, t879);
    const sangi_limb t882 = sangi_limb_add(t404, t881, &c463);
    /* t += q * p * 2^(width * 13), which clears limb 13 */
    const sangi_limb t884 = sangi_limb_mullo(t852, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t886, t884, UINT32_C(0x33c6c87b), t852, 0);
    SANGI_MAC(t887, t888, t884, UINT32_C(0x1b81b905), t854, t886);
    SANGI_MAC(t889, t890, t884, UINT32_C(0x57aca835), t856, t888);
    SANGI_MAC(t891, t892, t884, UINT32_C(0xc2721bf4), t858, t890);
    SANGI_MAC(t893, t894, t884, UINT32_C(0x1f0b4f25), t860, t892);
    SANGI_MAC(t895, t896, t884, UINT32_C(0x516730cc), t862, t894);
    SANGI_MAC(t897, t898, t884, UINT32_C(0x67f35507), t864, t896);
    SANGI_MAC(t899, t900, t884, UINT32_C(0xa7aac6c5), t866, t898);
    SANGI_MAC(t901, t902, t884, UINT32_C(0x9322c9cd), t868, t900);
    SANGI_MAC(t903, t904, t884, UINT32_C(0x5afbfcc6), t870, t902);
    SANGI_MAC(t905, t906, t884, UINT32_C(0xedc88c42), t872, t904);
    SANGI_MAC(t907, t908, t884, UINT32_C(0xb42d083a), t874, t906);
    SANGI_MAC(t909, t910, t884, UINT32_C(0x5e3e4c4a), t876, t908);
    SANGI_MAC(t911, t912, t884, UINT32_C(0xfc8ab0d1), t878, t910);
    SANGI_MAC(t913, t914, t884, UINT32_C(0x740f89bf), t880, t912);
    SANGI_MAC(t915, t916, t884, UINT32_C(0x65b48e8f), t882, t914);
    const sangi_limb t917 = sangi_limb_add(t406, t916, &c463);
    /* t += q * p * 2^(width * 14), which clears limb 14 */
    const sangi_limb t919 = sangi_limb_mullo(t887, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t921, t919, UINT32_C(0x33c6c87b), t887, 0);
    SANGI_MAC(t922, t923, t919, UINT32_C(0x1b81b905), t889, t921);
    SANGI_MAC(t924, t925, t919, UINT32_C(0x57aca835), t891, t923);
    SANGI_MAC(t926, t927, t919, UINT32_C(0xc2721bf4), t893, t925);
    SANGI_MAC(t928, t929, t919, UINT32_C(0x1f0b4f25), t895, t927);
    SANGI_MAC(t930, t931, t919, UINT32_C(0x516730cc), t897, t929);
    SANGI_MAC(t932, t933, t919, UINT32_C(0x67f35507), t899, t931);
    SANGI_MAC(t934, t935, t919, UINT32_C(0xa7aac6c5), t901, t933);
    SANGI_MAC(t936, t937, t919, UINT32_C(0x9322c9cd), t903, t935);
    SANGI_MAC(t938, t939, t919, UINT32_C(0x5afbfcc6), t905, t937);
    SANGI_MAC(t940, t941, t919, UINT32_C(0xedc88c42), t907, t939);
    SANGI_MAC(t942, t943, t919, UINT32_C(0xb42d083a), t909, t941);
    SANGI_MAC(t944, t945, t919, UINT32_C(0x5e3e4c4a), t911, t943);
    SANGI_MAC(t946, t947, t919, UINT32_C(0xfc8ab0d1), t913, t945);
    SANGI_MAC(t948, t949, t919, UINT32_C(0x740f89bf), t915, t947);
    SANGI_MAC(t950, t951, t919, UINT32_C(0x65b48e8f), t917, t949);
    const sangi_limb t952 = sangi_limb_add(t408, t951, &c463);
    /* t += q * p * 2^(width * 15), which clears limb 15 */
    const sangi_limb t954 = sangi_limb_mullo(t922, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t956, t954, UINT32_C(0x33c6c87b), t922, 0);
    SANGI_MAC(t957, t958, t954, UINT32_C(0x1b81b905), t924, t956);
    SANGI_MAC(t959, t960, t954, UINT32_C(0x57aca835), t926, t958);
    SANGI_MAC(t961, t962, t954, UINT32_C(0xc2721bf4), t928, t960);
    SANGI_MAC(t963, t964, t954, UINT32_C(0x1f0b4f25), t930, t962);
    SANGI_MAC(t965, t966, t954, UINT32_C(0x516730cc), t932, t964);
    SANGI_MAC(t967, t968, t954, UINT32_C(0x67f35507), t934, t966);
    SANGI_MAC(t969, t970, t954, UINT32_C(0xa7aac6c5), t936, t968);
    SANGI_MAC(t971, t972, t954, UINT32_C(0x9322c9cd), t938, t970);
    SANGI_MAC(t973, t974, t954, UINT32_C(0x5afbfcc6), t940, t972);
    SANGI_MAC(t975, t976, t954, UINT32_C(0xedc88c42), t942, t974);
    SANGI_MAC(t977, t978, t954, UINT32_C(0xb42d083a), t944, t976);
    SANGI_MAC(t979, t980, t954, UINT32_C(0x5e3e4c4a), t946, t978);
    SANGI_MAC(t981, t982, t954, UINT32_C(0xfc8ab0d1), t948, t980);
    SANGI_MAC(t983, t984, t954, UINT32_C(0x740f89bf), t950, t982);
    SANGI_MAC(t985, t986, t954, UINT32_C(0x65b48e8f), t952, t984);
    const sangi_limb t987 = sangi_limb_add(t410, t986, &c463);
    /* d = s - p */
    sangi_limb c1006 = 0;
    const sangi_limb t1005 = sangi_limb_sub(t957, UINT32_C(0x33c6c87b), &c1006);
    const sangi_limb t1007 = sangi_limb_sub(t959, UINT32_C(0x1b81b905), &c1006);
    const sangi_limb t1009 = sangi_limb_sub(t961, UINT32_C(0x57aca835), &c1006);
    const sangi_limb t1011 = sangi_limb_sub(t963, UINT32_C(0xc2721bf4), &c1006);
    const sangi_limb t1013 = sangi_limb_sub(t965, UINT32_C(0x1f0b4f25), &c1006);
    const sangi_limb t1015 = sangi_limb_sub(t967, UINT32_C(0x516730cc), &c1006);
    const sangi_limb t1017 = sangi_limb_sub(t969, UINT32_C(0x67f35507), &c1006);
    const sangi_limb t1019 = sangi_limb_sub(t971, UINT32_C(0xa7aac6c5), &c1006);
    const sangi_limb t1021 = sangi_limb_sub(t973, UINT32_C(0x9322c9cd), &c1006);
    const sangi_limb t1023 = sangi_limb_sub(t975, UINT32_C(0x5afbfcc6), &c1006);
    const sangi_limb t1025 = sangi_limb_sub(t977, UINT32_C(0xedc88c42), &c1006);
    const sangi_limb t1027 = sangi_limb_sub(t979, UINT32_C(0xb42d083a), &c1006);
    const sangi_limb t1029 = sangi_limb_sub(t981, UINT32_C(0x5e3e4c4a), &c1006);
    const sangi_limb t1031 = sangi_limb_sub(t983, UINT32_C(0xfc8ab0d1), &c1006);
    const sangi_limb t1033 = sangi_limb_sub(t985, UINT32_C(0x740f89bf), &c1006);
    const sangi_limb t1035 = sangi_limb_sub(t987, UINT32_C(0x65b48e8f), &c1006);
    /* s where d < 0, else d */
    const sangi_limb t1037 = sangi_limb_mask(c1006);
    const sangi_limb t1038 = sangi_limb_select(t1037, t957, t1005);
    const sangi_limb t1039 = sangi_limb_select(t1037, t959, t1007);
    const sangi_limb t1040 = sangi_limb_select(t1037, t961, t1009);
    const sangi_limb t1041 = sangi_limb_select(t1037, t963, t1011);
    const sangi_limb t1042 = sangi_limb_select(t1037, t965, t1013);
    const sangi_limb t1043 = sangi_limb_select(t1037, t967, t1015);
    const sangi_limb t1044 = sangi_limb_select(t1037, t969, t1017);
    const sangi_limb t1045 = sangi_limb_select(t1037, t971, t1019);
    const sangi_limb t1046 = sangi_limb_select(t1037, t973, t1021);
    const sangi_limb t1047 = sangi_limb_select(t1037, t975, t1023);
    const sangi_limb t1048 = sangi_limb_select(t1037, t977, t1025);
    const sangi_limb t1049 = sangi_limb_select(t1037, t979, t1027);
    const sangi_limb t1050 = sangi_limb_select(t1037, t981, t1029);
    const sangi_limb t1051 = sangi_limb_select(t1037, t983, t1031);
    const sangi_limb t1052 = sangi_limb_select(t1037, t985, t1033);
    const sangi_limb t1053 = sangi_limb_select(t1037, t987, t1035);
    z[0] = t1038;
    z[1] = t1039;
    z[2] = t1040;
    z[3] = t1041;
    z[4] = t1042;
    z[5] = t1043;
    z[6] = t1044;
    z[7] = t1045;
    z[8] = t1046;
    z[9] = t1047;
    z[10] = t1048;
    z[11] = t1049;
    z[12] = t1050;
    z[13] = t1051;
    z[14] = t1052;
    z[15] = t1053;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p511_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    /* t = x * c */
    SANGI_MAC(t18, t19, x0, c, 0, 0);
    SANGI_MAC(t20, t21, x1, c, t19, 0);
    SANGI_MAC(t22, t23, x2, c, t21, 0);
    SANGI_MAC(t24, t25, x3, c, t23, 0);
    SANGI_MAC(t26, t27, x4, c, t25, 0);
    SANGI_MAC(t28, t29, x5, c, t27, 0);
    SANGI_MAC(t30, t31, x6, c, t29, 0);
    SANGI_MAC(t32, t33, x7, c, t31, 0);
    SANGI_MAC(t34, t35, x8, c, t33, 0);
    SANGI_MAC(t36, t37, x9, c, t35, 0);
    SANGI_MAC(t38, t39, x10, c, t37, 0);
    SANGI_MAC(t40, t41, x11, c, t39, 0);
    SANGI_MAC(t42, t43, x12, c, t41, 0);
    SANGI_MAC(t44, t45, x13, c, t43, 0);
    SANGI_MAC(t46, t47, x14, c, t45, 0);
    SANGI_MAC(t48, t49, x15, c, t47, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t52, t48, UINT32_C(0x00000008), 0, 0);
    SANGI_MAC(t53, t54, t49, UINT32_C(0x00000008), t52, 0);
    SANGI_MAC_HIGH(t57, t53, UINT32_C(0x508be393), 0, 0);
    /* t - q * p */
    SANGI_MAC(t74, t75, UINT32_C(0x33c6c87b), t57, 0, 0);
    SANGI_MAC(t76, t77, UINT32_C(0x1b81b905), t57, t75, 0);
    SANGI_MAC(t78, t79, UINT32_C(0x57aca835), t57, t77, 0);
    SANGI_MAC(t80, t81, UINT32_C(0xc2721bf4), t57, t79, 0);
    SANGI_MAC(t82, t83, UINT32_C(0x1f0b4f25), t57, t81, 0);
    SANGI_MAC(t84, t85, UINT32_C(0x516730cc), t57, t83, 0);
    SANGI_MAC(t86, t87, UINT32_C(0x67f35507), t57, t85, 0);
    SANGI_MAC(t88, t89, UINT32_C(0xa7aac6c5), t57, t87, 0);
    SANGI_MAC(t90, t91, UINT32_C(0x9322c9cd), t57, t89, 0);
    SANGI_MAC(t92, t93, UINT32_C(0x5afbfcc6), t57, t91, 0);
    SANGI_MAC(t94, t95, UINT32_C(0xedc88c42), t57, t93, 0);
    SANGI_MAC(t96, t97, UINT32_C(0xb42d083a), t57, t95, 0);
    SANGI_MAC(t98, t99, UINT32_C(0x5e3e4c4a), t57, t97, 0);
    SANGI_MAC(t100, t101, UINT32_C(0xfc8ab0d1), t57, t99, 0);
    SANGI_MAC(t102, t103, UINT32_C(0x740f89bf), t57, t101, 0);
    SANGI_MAC(t104, t105, UINT32_C(0x65b48e8f), t57, t103, 0);
    sangi_limb c107 = 0;
    const sangi_limb t106 = sangi_limb_sub(t18, t74, &c107);
    const sangi_limb t108 = sangi_limb_sub(t20, t76, &c107);
    const sangi_limb t110 = sangi_limb_sub(t22, t78, &c107);
    const sangi_limb t112 = sangi_limb_sub(t24, t80, &c107);
    const sangi_limb t114 = sangi_limb_sub(t26, t82, &c107);
    const sangi_limb t116 = sangi_limb_sub(t28, t84, &c107);
    const sangi_limb t118 = sangi_limb_sub(t30, t86, &c107);
    const sangi_limb t120 = sangi_limb_sub(t32, t88, &c107);
    const sangi_limb t122 = sangi_limb_sub(t34, t90, &c107);
    const sangi_limb t124 = sangi_limb_sub(t36, t92, &c107);
    const sangi_limb t126 = sangi_limb_sub(t38, t94, &c107);
    const sangi_limb t128 = sangi_limb_sub(t40, t96, &c107);
    const sangi_limb t130 = sangi_limb_sub(t42, t98, &c107);
    const sangi_limb t132 = sangi_limb_sub(t44, t100, &c107);
    const sangi_limb t134 = sangi_limb_sub(t46, t102, &c107);
    const sangi_limb t136 = sangi_limb_sub(t48, t104, &c107);
    /* d = s - p */
    sangi_limb c155 = 0;
    const sangi_limb t154 = sangi_limb_sub(t106, UINT32_C(0x33c6c87b), &c155);
    const sangi_limb t156 = sangi_limb_sub(t108, UINT32_C(0x1b81b905), &c155);
    const sangi_limb t158 = sangi_limb_sub(t110, UINT32_C(0x57aca835), &c155);
    const sangi_limb t160 = sangi_limb_sub(t112, UINT32_C(0xc2721bf4), &c155);
    const sangi_limb t162 = sangi_limb_sub(t114, UINT32_C(0x1f0b4f25), &c155);
    const sangi_limb t164 = sangi_limb_sub(t116, UINT32_C(0x516730cc), &c155);
    const sangi_limb t166 = sangi_limb_sub(t118, UINT32_C(0x67f35507), &c155);
    const sangi_limb t168 = sangi_limb_sub(t120, UINT32_C(0xa7aac6c5), &c155);
    const sangi_limb t170 = sangi_limb_sub(t122, UINT32_C(0x9322c9cd), &c155);
    const sangi_limb t172 = sangi_limb_sub(t124, UINT32_C(0x5afbfcc6), &c155);
    const sangi_limb t174 = sangi_limb_sub(t126, UINT32_C(0xedc88c42), &c155);
    const sangi_limb t176 = sangi_limb_sub(t128, UINT32_C(0xb42d083a), &c155);
    const sangi_limb t178 = sangi_limb_sub(t130, UINT32_C(0x5e3e4c4a), &c155);
    const sangi_limb t180 = sangi_limb_sub(t132, UINT32_C(0xfc8ab0d1), &c155);
    const sangi_limb t182 = sangi_limb_sub(t134, UINT32_C(0x740f89bf), &c155);
    const sangi_limb t184 = sangi_limb_sub(t136, UINT32_C(0x65b48e8f), &c155);
    /* s where d < 0, else d */
    const sangi_limb t186 = sangi_limb_mask(c155);
    const sangi_limb t187 = sangi_limb_select(t186, t106, t154);
    const sangi_limb t188 = sangi_limb_select(t186, t108, t156);
    const sangi_limb t189 = sangi_limb_select(t186, t110, t158);
    const sangi_limb t190 = sangi_limb_select(t186, t112, t160);
    const sangi_limb t191 = sangi_limb_select(t186, t114, t162);
    const sangi_limb t192 = sangi_limb_select(t186, t116, t164);
    const sangi_limb t193 = sangi_limb_select(t186, t118, t166);
    const sangi_limb t194 = sangi_limb_select(t186, t120, t168);
    const sangi_limb t195 = sangi_limb_select(t186, t122, t170);
    const sangi_limb t196 = sangi_limb_select(t186, t124, t172);
    const sangi_limb t197 = sangi_limb_select(t186, t126, t174);
    const sangi_limb t198 = sangi_limb_select(t186, t128, t176);
    const sangi_limb t199 = sangi_limb_select(t186, t130, t178);
    const sangi_limb t200 = sangi_limb_select(t186, t132, t180);
    const sangi_limb t201 = sangi_limb_select(t186, t134, t182);
    const sangi_limb t202 = sangi_limb_select(t186, t136, t184);
    z[0] = t187;
    z[1] = t188;
    z[2] = t189;
    z[3] = t190;
    z[4] = t191;
    z[5] = t192;
    z[6] = t193;
    z[7] = t194;
    z[8] = t195;
    z[9] = t196;
    z[10] = t197;
    z[11] = t198;
    z[12] = t199;
    z[13] = t200;
    z[14] = t201;
    z[15] = t202;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p511_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    SANGI_MAC(t66, t67, y0, x0, 0, 0);
    SANGI_MAC(t68, t69, y1, x0, t67, 0);
    SANGI_MAC(t70, t71, y2, x0, t69, 0);
    SANGI_MAC(t72, t73, y3, x0, t71, 0);
    SANGI_MAC(t74, t75, y4, x0, t73, 0);
    SANGI_MAC(t76, t77, y5, x0, t75, 0);
    SANGI_MAC(t78, t79, y6, x0, t77, 0);
    SANGI_MAC(t80, t81, y7, x0, t79, 0);
    SANGI_MAC(t82, t83, y8, x0, t81, 0);
    SANGI_MAC(t84, t85, y9, x0, t83, 0);
    SANGI_MAC(t86, t87, y10, x0, t85, 0);
    SANGI_MAC(t88, t89, y11, x0, t87, 0);
    SANGI_MAC(t90, t91, y12, x0, t89, 0);
    SANGI_MAC(t92, t93, y13, x0, t91, 0);
    SANGI_MAC(t94, t95, y14, x0, t93, 0);
    SANGI_MAC(t96, t97, y15, x0, t95, 0);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t98 = sangi_limb_mullo(t66, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t100, UINT32_C(0x33c6c87b), t98, t66, 0);
    SANGI_MAC(t101, t102, UINT32_C(0x1b81b905), t98, t68, t100);
    SANGI_MAC(t103, t104, UINT32_C(0x57aca835), t98, t70, t102);
    SANGI_MAC(t105, t106, UINT32_C(0xc2721bf4), t98, t72, t104);
    SANGI_MAC(t107, t108, UINT32_C(0x1f0b4f25), t98, t74, t106);
    SANGI_MAC(t109, t110, UINT32_C(0x516730cc), t98, t76, t108);
    SANGI_MAC(t111, t112, UINT32_C(0x67f35507), t98, t78, t110);
    SANGI_MAC(t113, t114, UINT32_C(0xa7aac6c5), t98, t80, t112);
    SANGI_MAC(t115, t116, UINT32_C(0x9322c9cd), t98, t82, t114);
    SANGI_MAC(t117, t118, UINT32_C(0x5afbfcc6), t98, t84, t116);
    SANGI_MAC(t119, t120, UINT32_C(0xedc88c42), t98, t86, t118);
    SANGI_MAC(t121, t122, UINT32_C(0xb42d083a), t98, t88, t120);
    SANGI_MAC(t123, t124, UINT32_C(0x5e3e4c4a), t98, t90, t122);
    SANGI_MAC(t125, t126, UINT32_C(0xfc8ab0d1), t98, t92, t124);
    SANGI_MAC(t127, t128, UINT32_C(0x740f89bf), t98, t94, t126);
    SANGI_MAC(t129, t130, UINT32_C(0x65b48e8f), t98, t96, t128);
    sangi_limb c132 = 0;
    const sangi_limb t131 = sangi_limb_add(t97, t130, &c132);
    /* t += x[1] * y */
    SANGI_MAC(t134, t135, y0, x1, t101, 0);
    SANGI_MAC(t136, t137, y1, x1, t103, t135);
    SANGI_MAC(t138, t139, y2, x1, t105, t137);
    SANGI_MAC(t140, t141, y3, x1, t107, t139);
    SANGI_MAC(t142, t143, y4, x1, t109, t141);
    SANGI_MAC(t144, t145, y5, x1, t111, t143);
    SANGI_MAC(t146, t147, y6, x1, t113, t145);
    SANGI_MAC(t148, t149, y7, x1, t115, t147);
    SANGI_MAC(t150, t151, y8, x1, t117, t149);
    SANGI_MAC(t152, t153, y9, x1, t119, t151);
    SANGI_MAC(t154, t155, y10, x1, t121, t153);
    SANGI_MAC(t156, t157, y11, x1, t123, t155);
    SANGI_MAC(t158, t159, y12, x1, t125, t157);
    SANGI_MAC(t160, t161, y13, x1, t127, t159);
    SANGI_MAC(t162, t163, y14, x1, t129, t161);
    SANGI_MAC(t164, t165, y15, x1, t131, t163);
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(c132, t165, &c167);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t169 = sangi_limb_mullo(t134, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t171, UINT32_C(0x33c6c87b), t169, t134, 0);
    SANGI_MAC(t172, t173, UINT32_C(0x1b81b905), t169, t136, t171);
    SANGI_MAC(t174, t175, UINT32_C(0x57aca835), t169, t138, t173);
    SANGI_MAC(t176, t177, UINT32_C(0xc2721bf4), t169, t140, t175);
    SANGI_MAC(t178, t179, UINT32_C(0x1f0b4f25), t169, t142, t177);
    SANGI_MAC(t180, t181, UINT32_C(0x516730cc), t169, t144, t179);
    SANGI_MAC(t182, t183, UINT32_C(0x67f35507), t169, t146, t181);
    SANGI_MAC(t184, t185, UINT32_C(0xa7aac6c5), t169, t148, t183);
    SANGI_MAC(t186, t187, UINT32_C(0x9322c9cd), t169, t150, t185);
    SANGI_MAC(t188, t189, UINT32_C(0x5afbfcc6), t169, t152, t187);
    SANGI_MAC(t190, t191, UINT32_C(0xedc88c42), t169, t154, t189);
    SANGI_MAC(t192, t193, UINT32_C(0xb42d083a), t169, t156, t191);
    SANGI_MAC(t194, t195, UINT32_C(0x5e3e4c4a), t169, t158, t193);
    SANGI_MAC(t196, t197, UINT32_C(0xfc8ab0d1), t169, t160, t195);
    SANGI_MAC(t198, t199, UINT32_C(0x740f89bf), t169, t162, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x65b48e8f), t169, t164, t199);
    sangi_limb c203 = 0;
    const sangi_limb t202 = sangi_limb_add(t166, t201, &c203);
    sangi_limb c206 = 0;
    const sangi_limb t205 = sangi_limb_add(c167, c203, &c206);
    /* t += x[2] * y */
    SANGI_MAC(t207, t208, y0, x2, t172, 0);
    SANGI_MAC(t209, t210, y1, x2, t174, t208);
    SANGI_MAC(t211, t212, y2, x2, t176, t210);
    SANGI_MAC(t213, t214, y3, x2, t178, t212);
    SANGI_MAC(t215, t216, y4, x2, t180, t214);
    SANGI_MAC(t217, t218, y5, x2, t182, t216);
    SANGI_MAC(t219, t220, y6, x2, t184, t218);
    SANGI_MAC(t221, t222, y7, x2, t186, t220);
    SANGI_MAC(t223, t224, y8, x2, t188, t222);
    SANGI_MAC(t225, t226, y9, x2, t190, t224);
    SANGI_MAC(t227, t228, y10, x2, t192, t226);
    SANGI_MAC(t229, t230, y11, x2, t194, t228);
    SANGI_MAC(t231, t232, y12, x2, t196, t230);
    SANGI_MAC(t233, t234, y13, x2, t198, t232);
    SANGI_MAC(t235, t236, y14, x2, t200, t234);
    SANGI_MAC(t237, t238, y15, x2, t202, t236);
    sangi_limb c240 = 0;
    const sangi_limb t239 = sangi_limb_add(t205, t238, &c240);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t242 = sangi_limb_mullo(t207, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t244, UINT32_C(0x33c6c87b), t242, t207, 0);
    SANGI_MAC(t245, t246, UINT32_C(0x1b81b905), t242, t209, t244);
    SANGI_MAC(t247, t248, UINT32_C(0x57aca835), t242, t211, t246);
    SANGI_MAC(t249, t250, UINT32_C(0xc2721bf4), t242, t213, t248);
    SANGI_MAC(t251, t252, UINT32_C(0x1f0b4f25), t242, t215, t250);
    SANGI_MAC(t253, t254, UINT32_C(0x516730cc), t242, t217, t252);
    SANGI_MAC(t255, t256, UINT32_C(0x67f35507), t242, t219, t254);
    SANGI_MAC(t257, t258, UINT32_C(0xa7aac6c5), t242, t221, t256);
    SANGI_MAC(t259, t260, UINT32_C(0x9322c9cd), t242, t223, t258);
    SANGI_MAC(t261, t262, UINT32_C(0x5afbfcc6), t242, t225, t260);
    SANGI_MAC(t263, t264, UINT32_C(0xedc88c42), t242, t227, t262);
    SANGI_MAC(t265, t266, UINT32_C(0xb42d083a), t242, t229, t264);
    SANGI_MAC(t267, t268, UINT32_C(0x5e3e4c4a), t242, t231, t266);
    SANGI_MAC(t269, t270, UINT32_C(0xfc8ab0d1), t242, t233, t268);
    SANGI_MAC(t271, t272, UINT32_C(0x740f89bf), t242, t235, t270);
    SANGI_MAC(t273, t274, UINT32_C(0x65b48e8f), t242, t237, t272);
    sangi_limb c276 = 0;
    const sangi_limb t275 = sangi_limb_add(t239, t274, &c276);
    sangi_limb c279 = 0;
    const sangi_limb t278 = sangi_limb_add(c240, c276, &c279);
    /* t += x[3] * y */
    SANGI_MAC(t280, t281, y0, x3, t245, 0);
    SANGI_MAC(t282, t283, y1, x3, t247, t281);
    SANGI_MAC(t284, t285, y2, x3, t249, t283);
    SANGI_MAC(t286, t287, y3, x3, t251, t285);
    SANGI_MAC(t288, t289, y4, x3, t253, t287);
    SANGI_MAC(t290, t291, y5, x3, t255, t289);
    SANGI_MAC(t292, t293, y6, x3, t257, t291);
    SANGI_MAC(t294, t295, y7, x3, t259, t293);
    SANGI_MAC(t296, t297, y8, x3, t261, t295);
    SANGI_MAC(t298, t299, y9, x3, t263, t297);
    SANGI_MAC(t300, t301, y10, x3, t265, t299);
    SANGI_MAC(t302, t303, y11, x3, t267, t301);
    SANGI_MAC(t304, t305, y12, x3, t269, t303);
    SANGI_MAC(t306, t307, y13, x3, t271, t305);
    SANGI_MAC(t308, t309, y14, x3, t273, t307);
    SANGI_MAC(t310, t311, y15, x3, t275, t309);
    sangi_limb c313 = 0;
    const sangi_limb t312 = sangi_limb_add(t278, t311, &c313);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t315 = sangi_limb_mullo(t280, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t317, UINT32_C(0x33c6c87b), t315, t280, 0);
    SANGI_MAC(t318, t319, UINT32_C(0x1b81b905), t315, t282, t317);
    SANGI_MAC(t320, t321, UINT32_C(0x57aca835), t315, t284, t319);
    SANGI_MAC(t322, t323, UINT32_C(0xc2721bf4), t315, t286, t321);
    SANGI_MAC(t324, t325, UINT32_C(0x1f0b4f25), t315, t288, t323);
    SANGI_MAC(t326, t327, UINT32_C(0x516730cc), t315, t290, t325);
    SANGI_MAC(t328, t329, UINT32_C(0x67f35507), t315, t292, t327);
    SANGI_MAC(t330, t331, UINT32_C(0xa7aac6c5), t315, t294, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x9322c9cd), t315, t296, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x5afbfcc6), t315, t298, t333);
    SANGI_MAC(t336, t337, UINT32_C(0xedc88c42), t315, t300, t335);
    SANGI_MAC(t338, t339, UINT32_C(0xb42d083a), t315, t302, t337);
    SANGI_MAC(t340, t341, UINT32_C(0x5e3e4c4a), t315, t304, t339);
    SANGI_MAC(t342, t343, UINT32_C(0xfc8ab0d1), t315, t306, t341);
    SANGI_MAC(t344, t345, UINT32_C(0x740f89bf), t315, t308, t343);
    SANGI_MAC(t346, t347, UINT32_C(0x65b48e8f), t315, t310, t345);
    sangi_limb c349 = 0;
    const sangi_limb t348 = sangi_limb_add(t312, t347, &c349);
    sangi_limb c352 = 0;
    const sangi_limb t351 = sangi_limb_add(c313, c349, &c352);
    /* t += x[4] * y */
    SANGI_MAC(t353, t354, y0, x4, t318, 0);
    SANGI_MAC(t355, t356, y1, x4, t320, t354);
    SANGI_MAC(t357, t358, y2, x4, t322, t356);
    SANGI_MAC(t359, t360, y3, x4, t324, t358);
    SANGI_MAC(t361, t362, y4, x4, t326, t360);
    SANGI_MAC(t363, t364, y5, x4, t328, t362);
    SANGI_MAC(t365, t366, y6, x4, t330, t364);
    SANGI_MAC(t367, t368, y7, x4, t332, t366);
    SANGI_MAC(t369, t370, y8, x4, t334, t368);
    SANGI_MAC(t371, t372, y9, x4, t336, t370);
    SANGI_MAC(t373, t374, y10, x4, t338, t372);
    SANGI_MAC(t375, t376, y11, x4, t340, t374);
    SANGI_MAC(t377, t378, y12, x4, t342, t376);
    SANGI_MAC(t379, t380, y13, x4, t344, t378);
    SANGI_MAC(t381, t382, y14, x4, t346, t380);
    SANGI_MAC(t383, t384, y15, x4, t348, t382);
    sangi_limb c386 = 0;
    const sangi_limb t385 = sangi_limb_add(t351, t384, &c386);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t388 = sangi_limb_mullo(t353, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t390, UINT32_C(0x33c6c87b), t388, t353, 0);
    SANGI_MAC(t391, t392, UINT32_C(0x1b81b905), t388, t355, t390);
    SANGI_MAC(t393, t394, UINT32_C(0x57aca835), t388, t357, t392);
    SANGI_MAC(t395, t396, UINT32_C(0xc2721bf4), t388, t359, t394);
    SANGI_MAC(t397, t398, UINT32_C(0x1f0b4f25), t388, t361, t396);
    SANGI_MAC(t399, t400, UINT32_C(0x516730cc), t388, t363, t398);
    SANGI_MAC(t401, t402, UINT32_C(0x67f35507), t388, t365, t400);
    SANGI_MAC(t403, t404, UINT32_C(0xa7aac6c5), t388, t367, t402);
    SANGI_MAC(t405, t406, UINT32_C(0x9322c9cd), t388, t369, t404);
    SANGI_MAC(t407, t408, UINT32_C(0x5afbfcc6), t388, t371, t406);
    SANGI_MAC(t409, t410, UINT32_C(0xedc88c42), t388, t373, t408);
    SANGI_MAC(t411, t412, UINT32_C(0xb42d083a), t388, t375, t410);
    SANGI_MAC(t413, t414, UINT32_C(0x5e3e4c4a), t388, t377, t412);
    SANGI_MAC(t415, t416, UINT32_C(0xfc8ab0d1), t388, t379, t414);
    SANGI_MAC(t417, t418, UINT32_C(0x740f89bf), t388, t381, t416);
    SANGI_MAC(t419, t420, UINT32_C(0x65b48e8f), t388, t383, t418);
    sangi_limb c422 = 0;
    const sangi_limb t421 = sangi_limb_add(t385, t420, &c422);
    sangi_limb c425 = 0;
    const sangi_limb t424 = sangi_limb_add(c386, c422, &c425);
    /* t += x[5] * y */
    SANGI_MAC(t426, t427, y0, x5, t391, 0);
    SANGI_MAC(t428, t429, y1, x5, t393, t427);
    SANGI_MAC(t430, t431, y2, x5, t395, t429);
    SANGI_MAC(t432, t433, y3, x5, t397, t431);
    SANGI_MAC(t434, t435, y4, x5, t399, t433);
    SANGI_MAC(t436, t437, y5, x5, t401, t435);
    SANGI_MAC(t438, t439, y6, x5, t403, t437);
    SANGI_MAC(t440, t441, y7, x5, t405, t439);
    SANGI_MAC(t442, t443, y8, x5, t407, t441);
    SANGI_MAC(t444, t445, y9, x5, t409, t443);
    SANGI_MAC(t446, t447, y10, x5, t411, t445);
    SANGI_MAC(t448, t449, y11, x5, t413, t447);
    SANGI_MAC(t450, t451, y12, x5, t415, t449);
    SANGI_MAC(t452, t453, y13, x5, t417, t451);
    SANGI_MAC(t454, t455, y14, x5, t419, t453);
    SANGI_MAC(t456, t457, y15, x5, t421, t455);
    sangi_limb c459 = 0;
    const sangi_limb t458 = sangi_limb_add(t424, t457, &c459);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t461 = sangi_limb_mullo(t426, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t463, UINT32_C(0x33c6c87b), t461, t426, 0);
    SANGI_MAC(t464, t465, UINT32_C(0x1b81b905), t461, t428, t463);
    SANGI_MAC(t466, t467, UINT32_C(0x57aca835), t461, t430, t465);
    SANGI_MAC(t468, t469, UINT32_C(0xc2721bf4), t461, t432, t467);
    SANGI_MAC(t470, t471, UINT32_C(0x1f0b4f25), t461, t434, t469);
    SANGI_MAC(t472, t473, UINT32_C(0x516730cc), t461, t436, t471);
    SANGI_MAC(t474, t475, UINT32_C(0x67f35507), t461, t438, t473);
    SANGI_MAC(t476, t477, UINT32_C(0xa7aac6c5), t461, t440, t475);
    SANGI_MAC(t478, t479, UINT32_C(0x9322c9cd), t461, t442, t477);
    SANGI_MAC(t480, t481, UINT32_C(0x5afbfcc6), t461, t444, t479);
    SANGI_MAC(t482, t483, UINT32_C(0xedc88c42), t461, t446, t481);
    SANGI_MAC(t484, t485, UINT32_C(0xb42d083a), t461, t448, t483);
    SANGI_MAC(t486, t487, UINT32_C(0x5e3e4c4a), t461, t450, t485);
    SANGI_MAC(t488, t489, UINT32_C(0xfc8ab0d1), t461, t452, t487);
    SANGI_MAC(t490, t491, UINT32_C(0x740f89bf), t461, t454, t489);
    SANGI_MAC(t492, t493, UINT32_C(0x65b48e8f), t461, t456, t491);
    sangi_limb c495 = 0;
    const sangi_limb t494 = sangi_limb_add(t458, t493, &c495);
    sangi_limb c498 = 0;
    const sangi_limb t497 = sangi_limb_add(c459, c495, &c498);
    /* t += x[6] * y */
    SANGI_MAC(t499, t500, y0, x6, t464, 0);
    SANGI_MAC(t501, t502, y1, x6, t466, t500);
    SANGI_MAC(t503, t504, y2, x6, t468, t502);
    SANGI_MAC(t505, t506, y3, x6, t470, t504);
    SANGI_MAC(t507, t508, y4, x6, t472, t506);
    SANGI_MAC(t509, t510, y5, x6, t474, t508);
    SANGI_MAC(t511, t512, y6, x6, t476, t510);
    SANGI_MAC(t513, t514, y7, x6, t478, t512);
    SANGI_MAC(t515, t516, y8, x6, t480, t514);
    SANGI_MAC(t517, t518, y9, x6, t482, t516);
    SANGI_MAC(t519, t520, y10, x6, t484, t518);
    SANGI_MAC(t521, t522, y11, x6, t486, t520);
    SANGI_MAC(t523, t524, y12, x6, t488, t522);
    SANGI_MAC(t525, t526, y13, x6, t490, t524);
    SANGI_MAC(t527, t528, y14, x6, t492, t526);
    SANGI_MAC(t529, t530, y15, x6, t494, t528);
    sangi_limb c532 = 0;
    const sangi_limb t531 = sangi_limb_add(t497, t530, &c532);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t534 = sangi_limb_mullo(t499, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t536, UINT32_C(0x33c6c87b), t534, t499, 0);
    SANGI_MAC(t537, t538, UINT32_C(0x1b81b905), t534, t501, t536);
    SANGI_MAC(t539, t540, UINT32_C(0x57aca835), t534, t503, t538);
    SANGI_MAC(t541, t542, UINT32_C(0xc2721bf4), t534, t505, t540);
    SANGI_MAC(t543, t544, UINT32_C(0x1f0b4f25), t534, t507, t542);
    SANGI_MAC(t545, t546, UINT32_C(0x516730cc), t534, t509, t544);
    SANGI_MAC(t547, t548, UINT32_C(0x67f35507), t534, t511, t546);
    SANGI_MAC(t549, t550, UINT32_C(0xa7aac6c5), t534, t513, t548);
    SANGI_MAC(t551, t552, UINT32_C(0x9322c9cd), t534, t515, t550);
    SANGI_MAC(t553, t554, UINT32_C(0x5afbfcc6), t534, t517, t552);
    SANGI_MAC(t555, t556, UINT32_C(0xedc88c42), t534, t519, t554);
    SANGI_MAC(t557, t558, UINT32_C(0xb42d083a), t534, t521, t556);
    SANGI_MAC(t559, t560, UINT32_C(0x5e3e4c4a), t534, t523, t558);
    SANGI_MAC(t561, t562, UINT32_C(0xfc8ab0d1), t534, t525, t560);
    SANGI_MAC(t563, t564, UINT32_C(0x740f89bf), t534, t527, t562);
    SANGI_MAC(t565, t566, UINT32_C(0x65b48e8f), t534, t529, t564);
    sangi_limb c568 = 0;
    const sangi_limb t567 = sangi_limb_add(t531, t566, &c568);
    sangi_limb c571 = 0;
    const sangi_limb t570 = sangi_limb_add(c532, c568, &c571);
    /* t += x[7] * y */
    SANGI_MAC(t572, t573, y0, x7, t537, 0);
    SANGI_MAC(t574, t575, y1, x7, t539, t573);
    SANGI_MAC(t576, t577, y2, x7, t541, t575);
    SANGI_MAC(t578, t579, y3, x7, t543, t577);
    SANGI_MAC(t580, t581, y4, x7, t545, t579);
    SANGI_MAC(t582, t583, y5, x7, t547, t581);
    SANGI_MAC(t584, t585, y6, x7, t549, t583);
    SANGI_MAC(t586, t587, y7, x7, t551, t585);
    SANGI_MAC(t588, t589, y8, x7, t553, t587);
    SANGI_MAC(t590, t591, y9, x7, t555, t589);
    SANGI_MAC(t592, t593, y10, x7, t557, t591);
    SANGI_MAC(t594, t595, y11, x7, t559, t593);
    SANGI_MAC(t596, t597, y12, x7, t561, t595);
    SANGI_MAC(t598, t599, y13, x7, t563, t597);
    SANGI_MAC(t600, t601, y14, x7, t565, t599);
    SANGI_MAC(t602, t603, y15, x7, t567, t601);
    sangi_limb c605 = 0;
    const sangi_limb t604 = sangi_limb_add(t570, t603, &c605);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t607 = sangi_limb_mullo(t572, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t609, UINT32_C(0x33c6c87b), t607, t572, 0);
    SANGI_MAC(t610, t611, UINT32_C(0x1b81b905), t607, t574, t609);
    SANGI_MAC(t612, t613, UINT32_C(0x57aca835), t607, t576, t611);
    SANGI_MAC(t614, t615, UINT32_C(0xc2721bf4), t607, t578, t613);
    SANGI_MAC(t616, t617, UINT32_C(0x1f0b4f25), t607, t580, t615);
    SANGI_MAC(t618, t619, UINT32_C(0x516730cc), t607, t582, t617);
    SANGI_MAC(t620, t621, UINT32_C(0x67f35507), t607, t584, t619);
    SANGI_MAC(t622, t623, UINT32_C(0xa7aac6c5), t607, t586, t621);
    SANGI_MAC(t624, t625, UINT32_C(0x9322c9cd), t607, t588, t623);
    SANGI_MAC(t626, t627, UINT32_C(0x5afbfcc6), t607, t590, t625);
    SANGI_MAC(t628, t629, UINT32_C(0xedc88c42), t607, t592, t627);
    SANGI_MAC(t630, t631, UINT32_C(0xb42d083a), t607, t594, t629);
    SANGI_MAC(t632, t633, UINT32_C(0x5e3e4c4a), t607, t596, t631);
    SANGI_MAC(t634, t635, UINT32_C(0xfc8ab0d1), t607, t598, t633);
    SANGI_MAC(t636, t637, UINT32_C(0x740f89bf), t607, t600, t635);
    SANGI_MAC(t638, t639, UINT32_C(0x65b48e8f), t607, t602, t637);
    sangi_limb c641 = 0;
    const sangi_limb t640 = sangi_limb_add(t604, t639, &c641);
    sangi_limb c644 = 0;
    const sangi_limb t643 = sangi_limb_add(c605, c641, &c644);
    /* t += x[8] * y */
    SANGI_MAC(t645, t646, y0, x8, t610, 0);
    SANGI_MAC(t647, t648, y1, x8, t612, t646);
    SANGI_MAC(t649, t650, y2, x8, t614, t648);
    SANGI_MAC(t651, t652, y3, x8, t616, t650);
    SANGI_MAC(t653, t654, y4, x8, t618, t652);
    SANGI_MAC(t655, t656, y5, x8, t620, t654);
    SANGI_MAC(t657, t658, y6, x8, t622, t656);
    SANGI_MAC(t659, t660, y7, x8, t624, t658);
    SANGI_MAC(t661, t662, y8, x8, t626, t660);
    SANGI_MAC(t663, t664, y9, x8, t628, t662);
    SANGI_MAC(t665, t666, y10, x8, t630, t664);
    SANGI_MAC(t667, t668, y11, x8, t632, t666);
    SANGI_MAC(t669, t670, y12, x8, t634, t668);
    SANGI_MAC(t671, t672, y13, x8, t636, t670);
    SANGI_MAC(t673, t674, y14, x8, t638, t672);
    SANGI_MAC(t675, t676, y15, x8, t640, t674);
    sangi_limb c678 = 0;
    const sangi_limb t677 = sangi_limb_add(t643, t676, &c678);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t680 = sangi_limb_mullo(t645, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t682, UINT32_C(0x33c6c87b), t680, t645, 0);
    SANGI_MAC(t683, t684, UINT32_C(0x1b81b905), t680, t647, t682);
    SANGI_MAC(t685, t686, UINT32_C(0x57aca835), t680, t649, t684);
    SANGI_MAC(t687, t688, UINT32_C(0xc2721bf4), t680, t651, t686);
    SANGI_MAC(t689, t690, UINT32_C(0x1f0b4f25), t680, t653, t688);
    SANGI_MAC(t691, t692, UINT32_C(0x516730cc), t680, t655, t690);
    SANGI_MAC(t693, t694, UINT32_C(0x67f35507), t680, t657, t692);
    SANGI_MAC(t695, t696, UINT32_C(0xa7aac6c5), t680, t659, t694);
    SANGI_MAC(t697, t698, UINT32_C(0x9322c9cd), t680, t661, t696);
    SANGI_MAC(t699, t700, UINT32_C(0x5afbfcc6), t680, t663, t698);
    SANGI_MAC(t701, t702, UINT32_C(0xedc88c42), t680, t665, t700);
    SANGI_MAC(t703, t704, UINT32_C(0xb42d083a), t680, t667, t702);
    SANGI_MAC(t705, t706, UINT32_C(0x5e3e4c4a), t680, t669, t704);
    SANGI_MAC(t707, t708, UINT32_C(0xfc8ab0d1), t680, t671, t706);
    SANGI_MAC(t709, t710, UINT32_C(0x740f89bf), t680, t673, t708);
    SANGI_MAC(t711, t712, UINT32_C(0x65b48e8f), t680, t675, t710);
    sangi_limb c714 = 0;
    const sangi_limb t713 = sangi_limb_add(t677, t712, &c714);
    sangi_limb c717 = 0;
    const sangi_limb t716 = sangi_limb_add(c678, c714, &c717);
    /* t += x[9] * y */
    SANGI_MAC(t718, t719, y0, x9, t683, 0);
    SANGI_MAC(t720, t721, y1, x9, t685, t719);
    SANGI_MAC(t722, t723, y2, x9, t687, t721);
    SANGI_MAC(t724, t725, y3, x9, t689, t723);
    SANGI_MAC(t726, t727, y4, x9, t691, t725);
    SANGI_MAC(t728, t729, y5, x9, t693, t727);
    SANGI_MAC(t730, t731, y6, x9, t695, t729);
    SANGI_MAC(t732, t733, y7, x9, t697, t731);
    SANGI_MAC(t734, t735, y8, x9, t699, t733);
    SANGI_MAC(t736, t737, y9, x9, t701, t735);
    SANGI_MAC(t738, t739, y10, x9, t703, t737);
    SANGI_MAC(t740, t741, y11, x9, t705, t739);
    SANGI_MAC(t742, t743, y12, x9, t707, t741);
    SANGI_MAC(t744, t745, y13, x9, t709, t743);
    SANGI_MAC(t746, t747, y14, x9, t711, t745);
    SANGI_MAC(t748, t749, y15, x9, t713, t747);
    sangi_limb c751 = 0;
    const sangi_limb t750 = sangi_limb_add(t716, t749, &c751);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t753 = sangi_limb_mullo(t718, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t755, UINT32_C(0x33c6c87b), t753, t718, 0);
    SANGI_MAC(t756, t757, UINT32_C(0x1b81b905), t753, t720, t755);
    SANGI_MAC(t758, t759, UINT32_C(0x57aca835), t753, t722, t757);
    SANGI_MAC(t760, t761, UINT32_C(0xc2721bf4), t753, t724, t759);
    SANGI_MAC(t762, t763, UINT32_C(0x1f0b4f25), t753, t726, t761);
    SANGI_MAC(t764, t765, UINT32_C(0x516730cc), t753, t728, t763);
    SANGI_MAC(t766, t767, UINT32_C(0x67f35507), t753, t730, t765);
    SANGI_MAC(t768, t769, UINT32_C(0xa7aac6c5), t753, t732, t767);
    SANGI_MAC(t770, t771, UINT32_C(0x9322c9cd), t753, t734, t769);
    SANGI_MAC(t772, t773, UINT32_C(0x5afbfcc6), t753, t736, t771);
    SANGI_MAC(t774, t775, UINT32_C(0xedc88c42), t753, t738, t773);
    SANGI_MAC(t776, t777, UINT32_C(0xb42d083a), t753, t740, t775);
    SANGI_MAC(t778, t779, UINT32_C(0x5e3e4c4a), t753, t742, t777);
    SANGI_MAC(t780, t781, UINT32_C(0xfc8ab0d1), t753, t744, t779);
    SANGI_MAC(t782, t783, UINT32_C(0x740f89bf), t753, t746, t781);
    SANGI_MAC(t784, t785, UINT32_C(0x65b48e8f), t753, t748, t783);
    sangi_limb c787 = 0;
    const sangi_limb t786 = sangi_limb_add(t750, t785, &c787);
    sangi_limb c790 = 0;
    const sangi_limb t789 = sangi_limb_add(c751, c787, &c790);
    /* t += x[10] * y */
    SANGI_MAC(t791, t792, y0, x10, t756, 0);
    SANGI_MAC(t793, t794, y1, x10, t758, t792);
    SANGI_MAC(t795, t796, y2, x10, t760, t794);
    SANGI_MAC(t797, t798, y3, x10, t762, t796);
    SANGI_MAC(t799, t800, y4, x10, t764, t798);
    SANGI_MAC(t801, t802, y5, x10, t766, t800);
    SANGI_MAC(t803, t804, y6, x10, t768, t802);
    SANGI_MAC(t805, t806, y7, x10, t770, t804);
    SANGI_MAC(t807, t808, y8, x10, t772, t806);
    SANGI_MAC(t809, t810, y9, x10, t774, t808);
    SANGI_MAC(t811, t812, y10, x10, t776, t810);
    SANGI_MAC(t813, t814, y11, x10, t778, t812);
    SANGI_MAC(t815, t816, y12, x10, t780, t814);
    SANGI_MAC(t817, t818, y13, x10, t782, t816);
    SANGI_MAC(t819, t820, y14, x10, t784, t818);
    SANGI_MAC(t821, t822, y15, x10, t786, t820);
    sangi_limb c824 = 0;
    const sangi_limb t823 = sangi_limb_add(t789, t822, &c824);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t826 = sangi_limb_mullo(t791, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t828, UINT32_C(0x33c6c87b), t826, t791, 0);
    SANGI_MAC(t829, t830, UINT32_C(0x1b81b905), t826, t793, t828);
    SANGI_MAC(t831, t832, UINT32_C(0x57aca835), t826, t795, t830);
    SANGI_MAC(t833, t834, UINT32_C(0xc2721bf4), t826, t797, t832);
    SANGI_MAC(t835, t836, UINT32_C(0x1f0b4f25), t826, t799, t834);
    SANGI_MAC(t837, t838, UINT32_C(0x516730cc), t826, t801, t836);
    SANGI_MAC(t839, t840, UINT32_C(0x67f35507), t826, t803, t838);
    SANGI_MAC(t841, t842, UINT32_C(0xa7aac6c5), t826, t805, t840);
    SANGI_MAC(t843, t844, UINT32_C(0x9322c9cd), t826, t807, t842);
    SANGI_MAC(t845, t846, UINT32_C(0x5afbfcc6), t826, t809, t844);
    SANGI_MAC(t847, t848, UINT32_C(0xedc88c42), t826, t811, t846);
    SANGI_MAC(t849, t850, UINT32_C(0xb42d083a), t826, t813, t848);
    SANGI_MAC(t851, t852, UINT32_C(0x5e3e4c4a), t826, t815, t850);
    SANGI_MAC(t853, t854, UINT32_C(0xfc8ab0d1), t826, t817, t852);
    SANGI_MAC(t855, t856, UINT32_C(0x740f89bf), t826, t819, t854);
    SANGI_MAC(t857, t858, UINT32_C(0x65b48e8f), t826, t821, t856);
    sangi_limb c860 = 0;
    const sangi_limb t859 = sangi_limb_add(t823, t858, &c860);
    sangi_limb c863 = 0;
    const sangi_limb t862 = sangi_limb_add(c824, c860, &c863);
    /* t += x[11] * y */
    SANGI_MAC(t864, t865, y0, x11, t829, 0);
    SANGI_MAC(t866, t867, y1, x11, t831, t865);
    SANGI_MAC(t868, t869, y2, x11, t833, t867);
    SANGI_MAC(t870, t871, y3, x11, t835, t869);
    SANGI_MAC(t872, t873, y4, x11, t837, t871);
    SANGI_MAC(t874, t875, y5, x11, t839, t873);
    SANGI_MAC(t876, t877, y6, x11, t841, t875);
    SANGI_MAC(t878, t879, y7, x11, t843, t877);
    SANGI_MAC(t880, t881, y8, x11, t845, t879);
    SANGI_MAC(t882, t883, y9, x11, t847, t881);
    SANGI_MAC(t884, t885, y10, x11, t849, t883);
    SANGI_MAC(t886, t887, y11, x11, t851, t885);
    SANGI_MAC(t888, t889, y12, x11, t853, t887);
    SANGI_MAC(t890, t891, y13, x11, t855, t889);
    SANGI_MAC(t892, t893, y14, x11, t857, t891);
    SANGI_MAC(t894, t895, y15, x11, t859, t893);
    sangi_limb c897 = 0;
    const sangi_limb t896 = sangi_limb_add(t862, t895, &c897);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t899 = sangi_limb_mullo(t864, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t901, UINT32_C(0x33c6c87b), t899, t864, 0);
    SANGI_MAC(t902, t903, UINT32_C(0x1b81b905), t899, t866, t901);
    SANGI_MAC(t904, t905, UINT32_C(0x57aca835), t899, t868, t903);
    SANGI_MAC(t906, t907, UINT32_C(0xc2721bf4), t899, t870, t905);
    SANGI_MAC(t908, t909, UINT32_C(0x1f0b4f25), t899, t872, t907);
    SANGI_MAC(t910, t911, UINT32_C(0x516730cc), t899, t874, t909);
    SANGI_MAC(t912, t913, UINT32_C(0x67f35507), t899, t876, t911);
    SANGI_MAC(t914, t915, UINT32_C(0xa7aac6c5), t899, t878, t913);
    SANGI_MAC(t916, t917, UINT32_C(0x9322c9cd), t899, t880, t915);
    SANGI_MAC(t918, t919, UINT32_C(0x5afbfcc6), t899, t882, t917);
    SANGI_MAC(t920, t921, UINT32_C(0xedc88c42), t899, t884, t919);
    SANGI_MAC(t922, t923, UINT32_C(0xb42d083a), t899, t886, t921);
    SANGI_MAC(t924, t925, UINT32_C(0x5e3e4c4a), t899, t888, t923);
    SANGI_MAC(t926, t927, UINT32_C(0xfc8ab0d1), t899, t890, t925);
    SANGI_MAC(t928, t929, UINT32_C(0x740f89bf), t899, t892, t927);
    SANGI_MAC(t930, t931, UINT32_C(0x65b48e8f), t899, t894, t929);
    sangi_limb c933 = 0;
    const sangi_limb t932 = sangi_limb_add(t896, t931, &c933);
    sangi_limb c936 = 0;
    const sangi_limb t935 = sangi_limb_add(c897, c933, &c936);
    /* t += x[12] * y */
    SANGI_MAC(t937, t938, y0, x12, t902, 0);
    SANGI_MAC(t939, t940, y1, x12, t904, t938);
    SANGI_MAC(t941, t942, y2, x12, t906, t940);
    SANGI_MAC(t943, t944, y3, x12, t908, t942);
    SANGI_MAC(t945, t946, y4, x12, t910, t944);
    SANGI_MAC(t947, t948, y5, x12, t912, t946);
    SANGI_MAC(t949, t950, y6, x12, t914, t948);
    SANGI_MAC(t951, t952, y7, x12, t916, t950);
    SANGI_MAC(t953, t954, y8, x12, t918, t952);
    SANGI_MAC(t955, t956, y9, x12, t920, t954);
    SANGI_MAC(t957, t958, y10, x12, t922, t956);
    SANGI_MAC(t959, t960, y11, x12, t924, t958);
    SANGI_MAC(t961, t962, y12, x12, t926, t960);
    SANGI_MAC(t963, t964, y13, x12, t928, t962);
    SANGI_MAC(t965, t966, y14, x12, t930, t964);
    SANGI_MAC(t967, t968, y15, x12, t932, t966);
    sangi_limb c970 = 0;
    const sangi_limb t969 = sangi_limb_add(t935, t968, &c970);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t972 = sangi_limb_mullo(t937, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t974, UINT32_C(0x33c6c87b), t972, t937, 0);
    SANGI_MAC(t975, t976, UINT32_C(0x1b81b905), t972, t939, t974);
    SANGI_MAC(t977, t978, UINT32_C(0x57aca835), t972, t941, t976);
    SANGI_MAC(t979, t980, UINT32_C(0xc2721bf4), t972, t943, t978);
    SANGI_MAC(t981, t982, UINT32_C(0x1f0b4f25), t972, t945, t980);
    SANGI_MAC(t983, t984, UINT32_C(0x516730cc), t972, t947, t982);
    SANGI_MAC(t985, t986, UINT32_C(0x67f35507), t972, t949, t984);
    SANGI_MAC(t987, t988, UINT32_C(0xa7aac6c5), t972, t951, t986);
    SANGI_MAC(t989, t990, UINT32_C(0x9322c9cd), t972, t953, t988);
    SANGI_MAC(t991, t992, UINT32_C(0x5afbfcc6), t972, t955, t990);
    SANGI_MAC(t993, t994, UINT32_C(0xedc88c42), t972, t957, t992);
    SANGI_MAC(t995, t996, UINT32_C(0xb42d083a), t972, t959, t994);
    SANGI_MAC(t997, t998, UINT32_C(0x5e3e4c4a), t972, t961, t996);
    SANGI_MAC(t999, t1000, UINT32_C(0xfc8ab0d1), t972, t963, t998);
    SANGI_MAC(t1001, t1002, UINT32_C(0x740f89bf), t972, t965, t1000);
    SANGI_MAC(t1003, t1004, UINT32_C(0x65b48e8f), t972, t967, t1002);
    sangi_limb c1006 = 0;
    const sangi_limb t1005 = sangi_limb_add(t969, t1004, &c1006);
    sangi_limb c1009 = 0;
    const sangi_limb t1008 = sangi_limb_add(c970, c1006, &c1009);
    /* t += x[13] * y */
    SANGI_MAC(t1010, t1011, y0, x13, t975, 0);
    SANGI_MAC(t1012, t1013, y1, x13, t977, t1011);
    SANGI_MAC(t1014, t1015, y2, x13, t979, t1013);
    SANGI_MAC(t1016, t1017, y3, x13, t981, t1015);
    SANGI_MAC(t1018, t1019, y4, x13, t983, t1017);
    SANGI_MAC(t1020, t1021, y5, x13, t985, t1019);
    SANGI_MAC(t1022, t1023, y6, x13, t987, t1021);
    SANGI_MAC(t1024, t1025, y7, x13, t989, t1023);
    SANGI_MAC(t1026, t1027, y8, x13, t991, t1025);
    SANGI_MAC(t1028, t1029, y9, x13, t993, t1027);
    SANGI_MAC(t1030, t1031, y10, x13, t995, t1029);
    SANGI_MAC(t1032, t1033, y11, x13, t997, t1031);
    SANGI_MAC(t1034, t1035, y12, x13, t999, t1033);
    SANGI_MAC(t1036, t1037, y13, x13, t1001, t1035);
    SANGI_MAC(t1038, t1039, y14, x13, t1003, t1037);
    SANGI_MAC(t1040, t1041, y15, x13, t1005, t1039);
    sangi_limb c1043 = 0;
    const sangi_limb t1042 = sangi_limb_add(t1008, t1041, &c1043);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t1045 = sangi_limb_mullo(t1010, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t1047, UINT32_C(0x33c6c87b), t1045, t1010, 0);
    SANGI_MAC(t1048, t1049, UINT32_C(0x1b81b905), t1045, t1012, t1047);
    SANGI_MAC(t1050, t1051, UINT32_C(0x57aca835), t1045, t1014, t1049);
    SANGI_MAC(t1052, t1053, UINT32_C(0xc2721bf4), t1045, t1016, t1051);
    SANGI_MAC(t1054, t1055, UINT32_C(0x1f0b4f25), t1045, t1018, t1053);
    SANGI_MAC(t1056, t1057, UINT32_C(0x516730cc), t1045, t1020, t1055);
    SANGI_MAC(t1058, t1059, UINT32_C(0x67f35507), t1045, t1022, t1057);
    SANGI_MAC(t1060, t1061, UINT32_C(0xa7aac6c5), t1045, t1024, t1059);
    SANGI_MAC(t1062, t1063, UINT32_C(0x9322c9cd), t1045, t1026, t1061);
    SANGI_MAC(t1064, t1065, UINT32_C(0x5afbfcc6), t1045, t1028, t1063);
    SANGI_MAC(t1066, t1067, UINT32_C(0xedc88c42), t1045, t1030, t1065);
    SANGI_MAC(t1068, t1069, UINT32_C(0xb42d083a), t1045, t1032, t1067);
    SANGI_MAC(t1070, t1071, UINT32_C(0x5e3e4c4a), t1045, t1034, t1069);
    SANGI_MAC(t1072, t1073, UINT32_C(0xfc8ab0d1), t1045, t1036, t1071);
    SANGI_MAC(t1074, t1075, UINT32_C(0x740f89bf), t1045, t1038, t1073);
    SANGI_MAC(t1076, t1077, UINT32_C(0x65b48e8f), t1045, t1040, t1075);
    sangi_limb c1079 = 0;
    const sangi_limb t1078 = sangi_limb_add(t1042, t1077, &c1079);
    sangi_limb c1082 = 0;
    const sangi_limb t1081 = sangi_limb_add(c1043, c1079, &c1082);
    /* t += x[14] * y */
    SANGI_MAC(t1083, t1084, y0, x14, t1048, 0);
    SANGI_MAC(t1085, t1086, y1, x14, t1050, t1084);
    SANGI_MAC(t1087, t1088, y2, x14, t1052, t1086);
    SANGI_MAC(t1089, t1090, y3, x14, t1054, t1088);
    SANGI_MAC(t1091, t1092, y4, x14, t1056, t1090);
    SANGI_MAC(t1093, t1094, y5, x14, t1058, t1092);
    SANGI_MAC(t1095, t1096, y6, x14, t1060, t1094);
    SANGI_MAC(t1097, t1098, y7, x14, t1062, t1096);
    SANGI_MAC(t1099, t1100, y8, x14, t1064, t1098);
    SANGI_MAC(t1101, t1102, y9, x14, t1066, t1100);
    SANGI_MAC(t1103, t1104, y10, x14, t1068, t1102);
    SANGI_MAC(t1105, t1106, y11, x14, t1070, t1104);
    SANGI_MAC(t1107, t1108, y12, x14, t1072, t1106);
    SANGI_MAC(t1109, t1110, y13, x14, t1074, t1108);
    SANGI_MAC(t1111, t1112, y14, x14, t1076, t1110);
    SANGI_MAC(t1113, t1114, y15, x14, t1078, t1112);
    sangi_limb c1116 = 0;
    const sangi_limb t1115 = sangi_limb_add(t1081, t1114, &c1116);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t1118 = sangi_limb_mullo(t1083, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t1120, UINT32_C(0x33c6c87b), t1118, t1083, 0);
    SANGI_MAC(t1121, t1122, UINT32_C(0x1b81b905), t1118, t1085, t1120);
    SANGI_MAC(t1123, t1124, UINT32_C(0x57aca835), t1118, t1087, t1122);
    SANGI_MAC(t1125, t1126, UINT32_C(0xc2721bf4), t1118, t1089, t1124);
    SANGI_MAC(t1127, t1128, UINT32_C(0x1f0b4f25), t1118, t1091, t1126);
    SANGI_MAC(t1129, t1130, UINT32_C(0x516730cc), t1118, t1093, t1128);
    SANGI_MAC(t1131, t1132, UINT32_C(0x67f35507), t1118, t1095, t1130);
    SANGI_MAC(t1133, t1134, UINT32_C(0xa7aac6c5), t1118, t1097, t1132);
    SANGI_MAC(t1135, t1136, UINT32_C(0x9322c9cd), t1118, t1099, t1134);
    SANGI_MAC(t1137, t1138, UINT32_C(0x5afbfcc6), t1118, t1101, t1136);
    SANGI_MAC(t1139, t1140, UINT32_C(0xedc88c42), t1118, t1103, t1138);
    SANGI_MAC(t1141, t1142, UINT32_C(0xb42d083a), t1118, t1105, t1140);
    SANGI_MAC(t1143, t1144, UINT32_C(0x5e3e4c4a), t1118, t1107, t1142);
    SANGI_MAC(t1145, t1146, UINT32_C(0xfc8ab0d1), t1118, t1109, t1144);
    SANGI_MAC(t1147, t1148, UINT32_C(0x740f89bf), t1118, t1111, t1146);
    SANGI_MAC(t1149, t1150, UINT32_C(0x65b48e8f), t1118, t1113, t1148);
    sangi_limb c1152 = 0;
    const sangi_limb t1151 = sangi_limb_add(t1115, t1150, &c1152);
    sangi_limb c1155 = 0;
    const sangi_limb t1154 = sangi_limb_add(c1116, c1152, &c1155);
    /* t += x[15] * y */
    SANGI_MAC(t1156, t1157, y0, x15, t1121, 0);
    SANGI_MAC(t1158, t1159, y1, x15, t1123, t1157);
    SANGI_MAC(t1160, t1161, y2, x15, t1125, t1159);
    SANGI_MAC(t1162, t1163, y3, x15, t1127, t1161);
    SANGI_MAC(t1164, t1165, y4, x15, t1129, t1163);
    SANGI_MAC(t1166, t1167, y5, x15, t1131, t1165);
    SANGI_MAC(t1168, t1169, y6, x15, t1133, t1167);
    SANGI_MAC(t1170, t1171, y7, x15, t1135, t1169);
    SANGI_MAC(t1172, t1173, y8, x15, t1137, t1171);
    SANGI_MAC(t1174, t1175, y9, x15, t1139, t1173);
    SANGI_MAC(t1176, t1177, y10, x15, t1141, t1175);
    SANGI_MAC(t1178, t1179, y11, x15, t1143, t1177);
    SANGI_MAC(t1180, t1181, y12, x15, t1145, t1179);
    SANGI_MAC(t1182, t1183, y13, x15, t1147, t1181);
    SANGI_MAC(t1184, t1185, y14, x15, t1149, t1183);
    SANGI_MAC(t1186, t1187, y15, x15, t1151, t1185);
    sangi_limb c1189 = 0;
    const sangi_limb t1188 = sangi_limb_add(t1154, t1187, &c1189);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t1190 = sangi_limb_mullo(t1156, UINT32_C(0x632e294d));
    SANGI_MAC_HIGH(t1192, UINT32_C(0x33c6c87b), t1190, t1156, 0);
    SANGI_MAC(t1193, t1194, UINT32_C(0x1b81b905), t1190, t1158, t1192);
    SANGI_MAC(t1195, t1196, UINT32_C(0x57aca835), t1190, t1160, t1194);
    SANGI_MAC(t1197, t1198, UINT32_C(0xc2721bf4), t1190, t1162, t1196);
    SANGI_MAC(t1199, t1200, UINT32_C(0x1f0b4f25), t1190, t1164, t1198);
    SANGI_MAC(t1201, t1202, UINT32_C(0x516730cc), t1190, t1166, t1200);
    SANGI_MAC(t1203, t1204, UINT32_C(0x67f35507), t1190, t1168, t1202);
    SANGI_MAC(t1205, t1206, UINT32_C(0xa7aac6c5), t1190, t1170, t1204);
    SANGI_MAC(t1207, t1208, UINT32_C(0x9322c9cd), t1190, t1172, t1206);
    SANGI_MAC(t1209, t1210, UINT32_C(0x5afbfcc6), t1190, t1174, t1208);
    SANGI_MAC(t1211, t1212, UINT32_C(0xedc88c42), t1190, t1176, t1210);
    SANGI_MAC(t1213, t1214, UINT32_C(0xb42d083a), t1190, t1178, t1212);
    SANGI_MAC(t1215, t1216, UINT32_C(0x5e3e4c4a), t1190, t1180, t1214);
    SANGI_MAC(t1217, t1218, UINT32_C(0xfc8ab0d1), t1190, t1182, t1216);
    SANGI_MAC(t1219, t1220, UINT32_C(0x740f89bf), t1190, t1184, t1218);
    SANGI_MAC(t1221, t1222, UINT32_C(0x65b48e8f), t1190, t1186, t1220);
    sangi_limb c1224 = 0;
    const sangi_limb t1223 = sangi_limb_add(t1188, t1222, &c1224);
    z[0] = t1193;
    z[1] = t1195;
    z[2] = t1197;
    z[3] = t1199;
    z[4] = t1201;
    z[5] = t1203;
    z[6] = t1205;
    z[7] = t1207;
    z[8] = t1209;
    z[9] = t1211;
    z[10] = t1213;
    z[11] = t1215;
    z[12] = t1217;
    z[13] = t1219;
    z[14] = t1221;
    z[15] = t1223;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p511_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p511_reduce_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t33 = sangi_limb_sub(x0, UINT32_C(0x33c6c87b), &c34);
    const sangi_limb t35 = sangi_limb_sub(x1, UINT32_C(0x1b81b905), &c34);
    const sangi_limb t37 = sangi_limb_sub(x2, UINT32_C(0x57aca835), &c34);
    const sangi_limb t39 = sangi_limb_sub(x3, UINT32_C(0xc2721bf4), &c34);
    const sangi_limb t41 = sangi_limb_sub(x4, UINT32_C(0x1f0b4f25), &c34);
    const sangi_limb t43 = sangi_limb_sub(x5, UINT32_C(0x516730cc), &c34);
    const sangi_limb t45 = sangi_limb_sub(x6, UINT32_C(0x67f35507), &c34);
    const sangi_limb t47 = sangi_limb_sub(x7, UINT32_C(0xa7aac6c5), &c34);
    const sangi_limb t49 = sangi_limb_sub(x8, UINT32_C(0x9322c9cd), &c34);
    const sangi_limb t51 = sangi_limb_sub(x9, UINT32_C(0x5afbfcc6), &c34);
    const sangi_limb t53 = sangi_limb_sub(x10, UINT32_C(0xedc88c42), &c34);
    const sangi_limb t55 = sangi_limb_sub(x11, UINT32_C(0xb42d083a), &c34);
    const sangi_limb t57 = sangi_limb_sub(x12, UINT32_C(0x5e3e4c4a), &c34);
    const sangi_limb t59 = sangi_limb_sub(x13, UINT32_C(0xfc8ab0d1), &c34);
    const sangi_limb t61 = sangi_limb_sub(x14, UINT32_C(0x740f89bf), &c34);
    const sangi_limb t63 = sangi_limb_sub(x15, UINT32_C(0x65b48e8f), &c34);
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
/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p511_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p511_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p511_is_zero_c(const sangi_limb *x) {
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
    (void)sangi_limb_sub(t31, UINT32_C(0x00000001), &c34);
    const sangi_limb t35 = sangi_limb_mask(c34);
    return t35;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p511_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
    (void)sangi_limb_sub(t63, UINT32_C(0x00000001), &c66);
    const sangi_limb t67 = sangi_limb_mask(c66);
    return t67;
}
