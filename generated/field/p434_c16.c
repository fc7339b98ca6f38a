/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p434, base field of SIKEp434; 434 bits in 28 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p434_modulus[28];
extern const sangi_limb sangi_p434_one[28];
extern const sangi_limb sangi_p434_radix2[28];
extern const sangi_limb sangi_p434_root[28];
extern const sangi_limb sangi_p434_sqrt_exponent[28];
void sangi_p434_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_reduce_c(sangi_limb *z, const sangi_limb *x);

const sangi_limb sangi_p434_modulus[28] = {
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
    UINT16_C(0xe2ff),
    UINT16_C(0x767a),
    UINT16_C(0xfdc1),
    UINT16_C(0xaea3),
    UINT16_C(0x3158),
    UINT16_C(0x5c78),
    UINT16_C(0x7bc6),
    UINT16_C(0x2056),
    UINT16_C(0x81c5),
    UINT16_C(0x5fd6),
    UINT16_C(0x6cfc),
    UINT16_C(0x7344),
    UINT16_C(0x2717),
    UINT16_C(0x341f),
    UINT16_C(0x0002),
};

const sangi_limb sangi_p434_one[28] = {
    UINT16_C(0x742c),
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
    UINT16_C(0xfc00),
    UINT16_C(0xf404),
    UINT16_C(0xb90f),
    UINT16_C(0xacd4),
    UINT16_C(0x559f),
    UINT16_C(0xa4fb),
    UINT16_C(0xd801),
    UINT16_C(0x410c),
    UINT16_C(0x5f77),
    UINT16_C(0x5454),
    UINT16_C(0xe932),
    UINT16_C(0x2eda),
    UINT16_C(0xa7bd),
    UINT16_C(0xecee),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p434_radix2[28] = {
    UINT16_C(0x9b30),
    UINT16_C(0xdcd6),
    UINT16_C(0x5b65),
    UINT16_C(0x28e5),
    UINT16_C(0x98c2),
    UINT16_C(0x7687),
    UINT16_C(0x7367),
    UINT16_C(0xacec),
    UINT16_C(0x688d),
    UINT16_C(0x8311),
    UINT16_C(0x973f),
    UINT16_C(0xab27),
    UINT16_C(0x7c0b),
    UINT16_C(0x8d6c),
    UINT16_C(0xc6af),
    UINT16_C(0x175c),
    UINT16_C(0x347e),
    UINT16_C(0x2dde),
    UINT16_C(0x92bf),
    UINT16_C(0xabcd),
    UINT16_C(0x6d9a),
    UINT16_C(0xc768),
    UINT16_C(0x6a61),
    UINT16_C(0x69e1),
    UINT16_C(0xd12a),
    UINT16_C(0x9bcd),
    UINT16_C(0x25a8),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p434_root[28] = {
    UINT16_C(0x8bd3),
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
    UINT16_C(0xe6ff),
    UINT16_C(0x8275),
    UINT16_C(0x44b1),
    UINT16_C(0x01cf),
    UINT16_C(0xdbb9),
    UINT16_C(0xb77c),
    UINT16_C(0xa3c4),
    UINT16_C(0xdf49),
    UINT16_C(0x224d),
    UINT16_C(0x0b82),
    UINT16_C(0x83ca),
    UINT16_C(0x4469),
    UINT16_C(0x7f5a),
    UINT16_C(0x4730),
    UINT16_C(0x0001),
};

const sangi_limb sangi_p434_sqrt_exponent[28] = {
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
    UINT16_C(0xb8bf),
    UINT16_C(0x5d9e),
    UINT16_C(0xff70),
    UINT16_C(0x2ba8),
    UINT16_C(0x0c56),
    UINT16_C(0x971e),
    UINT16_C(0x9ef1),
    UINT16_C(0x4815),
    UINT16_C(0xa071),
    UINT16_C(0x17f5),
    UINT16_C(0x1b3f),
    UINT16_C(0xdcd1),
    UINT16_C(0xc9c5),
    UINT16_C(0x8d07),
    UINT16_C(0x0000),
};

#define KERNEL(op) sangi_p434_##op##_c
#define P13 UINT16_C(0xe2ff)
#define P14 UINT16_C(0x767a)
#define P15 UINT16_C(0xfdc1)
#define P16 UINT16_C(0xaea3)
#define P17 UINT16_C(0x3158)
#define P18 UINT16_C(0x5c78)
#define P19 UINT16_C(0x7bc6)
#define P20 UINT16_C(0x2056)
#define P21 UINT16_C(0x81c5)
#define P22 UINT16_C(0x5fd6)
#define P23 UINT16_C(0x6cfc)
#define P24 UINT16_C(0x7344)
#define P25 UINT16_C(0x2717)
#define P26 UINT16_C(0x341f)
#define P27 UINT16_C(0x0002)
#include "generated/field/limbs28_c16.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p434_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
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
    const sangi_limb y17 = y[17];
    const sangi_limb y18 = y[18];
    const sangi_limb y19 = y[19];
    const sangi_limb y20 = y[20];
    const sangi_limb y21 = y[21];
    const sangi_limb y22 = y[22];
    const sangi_limb y23 = y[23];
    const sangi_limb y24 = y[24];
    const sangi_limb y25 = y[25];
    const sangi_limb y26 = y[26];
    const sangi_limb y27 = y[27];
    /* s = x + y */
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_add(x0, y0, &c58);
    const sangi_limb t59 = sangi_limb_add(x1, y1, &c58);
    const sangi_limb t61 = sangi_limb_add(x2, y2, &c58);
    const sangi_limb t63 = sangi_limb_add(x3, y3, &c58);
    const sangi_limb t65 = sangi_limb_add(x4, y4, &c58);
    const sangi_limb t67 = sangi_limb_add(x5, y5, &c58);
    const sangi_limb t69 = sangi_limb_add(x6, y6, &c58);
    const sangi_limb t71 = sangi_limb_add(x7, y7, &c58);
    const sangi_limb t73 = sangi_limb_add(x8, y8, &c58);
    const sangi_limb t75 = sangi_limb_add(x9, y9, &c58);
    const sangi_limb t77 = sangi_limb_add(x10, y10, &c58);
    const sangi_limb t79 = sangi_limb_add(x11, y11, &c58);
    const sangi_limb t81 = sangi_limb_add(x12, y12, &c58);
    const sangi_limb t83 = sangi_limb_add(x13, y13, &c58);
    const sangi_limb t85 = sangi_limb_add(x14, y14, &c58);
    const sangi_limb t87 = sangi_limb_add(x15, y15, &c58);
    const sangi_limb t89 = sangi_limb_add(x16, y16, &c58);
    const sangi_limb t91 = sangi_limb_add(x17, y17, &c58);
    const sangi_limb t93 = sangi_limb_add(x18, y18, &c58);
    const sangi_limb t95 = sangi_limb_add(x19, y19, &c58);
    const sangi_limb t97 = sangi_limb_add(x20, y20, &c58);
    const sangi_limb t99 = sangi_limb_add(x21, y21, &c58);
    const sangi_limb t101 = sangi_limb_add(x22, y22, &c58);
    const sangi_limb t103 = sangi_limb_add(x23, y23, &c58);
    const sangi_limb t105 = sangi_limb_add(x24, y24, &c58);
    const sangi_limb t107 = sangi_limb_add(x25, y25, &c58);
    const sangi_limb t109 = sangi_limb_add(x26, y26, &c58);
    const sangi_limb t111 = sangi_limb_add(x27, y27, &c58);
    /* d = s - p */
    sangi_limb c142 = 0;
    const sangi_limb t141 = sangi_limb_sub(t57, UINT16_C(0xffff), &c142);
    const sangi_limb t143 = sangi_limb_sub(t59, UINT16_C(0xffff), &c142);
    const sangi_limb t145 = sangi_limb_sub(t61, UINT16_C(0xffff), &c142);
    const sangi_limb t147 = sangi_limb_sub(t63, UINT16_C(0xffff), &c142);
    const sangi_limb t149 = sangi_limb_sub(t65, UINT16_C(0xffff), &c142);
    const sangi_limb t151 = sangi_limb_sub(t67, UINT16_C(0xffff), &c142);
    const sangi_limb t153 = sangi_limb_sub(t69, UINT16_C(0xffff), &c142);
    const sangi_limb t155 = sangi_limb_sub(t71, UINT16_C(0xffff), &c142);
    const sangi_limb t157 = sangi_limb_sub(t73, UINT16_C(0xffff), &c142);
    const sangi_limb t159 = sangi_limb_sub(t75, UINT16_C(0xffff), &c142);
    const sangi_limb t161 = sangi_limb_sub(t77, UINT16_C(0xffff), &c142);
    const sangi_limb t163 = sangi_limb_sub(t79, UINT16_C(0xffff), &c142);
    const sangi_limb t165 = sangi_limb_sub(t81, UINT16_C(0xffff), &c142);
    const sangi_limb t167 = sangi_limb_sub(t83, UINT16_C(0xe2ff), &c142);
    const sangi_limb t169 = sangi_limb_sub(t85, UINT16_C(0x767a), &c142);
    const sangi_limb t171 = sangi_limb_sub(t87, UINT16_C(0xfdc1), &c142);
    const sangi_limb t173 = sangi_limb_sub(t89, UINT16_C(0xaea3), &c142);
    const sangi_limb t175 = sangi_limb_sub(t91, UINT16_C(0x3158), &c142);
    const sangi_limb t177 = sangi_limb_sub(t93, UINT16_C(0x5c78), &c142);
    const sangi_limb t179 = sangi_limb_sub(t95, UINT16_C(0x7bc6), &c142);
    const sangi_limb t181 = sangi_limb_sub(t97, UINT16_C(0x2056), &c142);
    const sangi_limb t183 = sangi_limb_sub(t99, UINT16_C(0x81c5), &c142);
    const sangi_limb t185 = sangi_limb_sub(t101, UINT16_C(0x5fd6), &c142);
    const sangi_limb t187 = sangi_limb_sub(t103, UINT16_C(0x6cfc), &c142);
    const sangi_limb t189 = sangi_limb_sub(t105, UINT16_C(0x7344), &c142);
    const sangi_limb t191 = sangi_limb_sub(t107, UINT16_C(0x2717), &c142);
    const sangi_limb t193 = sangi_limb_sub(t109, UINT16_C(0x341f), &c142);
    const sangi_limb t195 = sangi_limb_sub(t111, UINT16_C(0x0002), &c142);
    /* s where d < 0, else d */
    const sangi_limb t197 = sangi_limb_mask(c142);
    const sangi_limb t198 = sangi_limb_select(t197, t57, t141);
    const sangi_limb t199 = sangi_limb_select(t197, t59, t143);
    const sangi_limb t200 = sangi_limb_select(t197, t61, t145);
    const sangi_limb t201 = sangi_limb_select(t197, t63, t147);
    const sangi_limb t202 = sangi_limb_select(t197, t65, t149);
    const sangi_limb t203 = sangi_limb_select(t197, t67, t151);
    const sangi_limb t204 = sangi_limb_select(t197, t69, t153);
    const sangi_limb t205 = sangi_limb_select(t197, t71, t155);
    const sangi_limb t206 = sangi_limb_select(t197, t73, t157);
    const sangi_limb t207 = sangi_limb_select(t197, t75, t159);
    const sangi_limb t208 = sangi_limb_select(t197, t77, t161);
    const sangi_limb t209 = sangi_limb_select(t197, t79, t163);
    const sangi_limb t210 = sangi_limb_select(t197, t81, t165);
    const sangi_limb t211 = sangi_limb_select(t197, t83, t167);
    const sangi_limb t212 = sangi_limb_select(t197, t85, t169);
    const sangi_limb t213 = sangi_limb_select(t197, t87, t171);
    const sangi_limb t214 = sangi_limb_select(t197, t89, t173);
    const sangi_limb t215 = sangi_limb_select(t197, t91, t175);
    const sangi_limb t216 = sangi_limb_select(t197, t93, t177);
    const sangi_limb t217 = sangi_limb_select(t197, t95, t179);
    const sangi_limb t218 = sangi_limb_select(t197, t97, t181);
    const sangi_limb t219 = sangi_limb_select(t197, t99, t183);
    const sangi_limb t220 = sangi_limb_select(t197, t101, t185);
    const sangi_limb t221 = sangi_limb_select(t197, t103, t187);
    const sangi_limb t222 = sangi_limb_select(t197, t105, t189);
    const sangi_limb t223 = sangi_limb_select(t197, t107, t191);
    const sangi_limb t224 = sangi_limb_select(t197, t109, t193);
    const sangi_limb t225 = sangi_limb_select(t197, t111, t195);
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
    z[17] = t215;
    z[18] = t216;
    z[19] = t217;
    z[20] = t218;
    z[21] = t219;
    z[22] = t220;
    z[23] = t221;
    z[24] = t222;
    z[25] = t223;
    z[26] = t224;
    z[27] = t225;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p434_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
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
    const sangi_limb y17 = y[17];
    const sangi_limb y18 = y[18];
    const sangi_limb y19 = y[19];
    const sangi_limb y20 = y[20];
    const sangi_limb y21 = y[21];
    const sangi_limb y22 = y[22];
    const sangi_limb y23 = y[23];
    const sangi_limb y24 = y[24];
    const sangi_limb y25 = y[25];
    const sangi_limb y26 = y[26];
    const sangi_limb y27 = y[27];
    /* d = x - y */
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_sub(x0, y0, &c58);
    const sangi_limb t59 = sangi_limb_sub(x1, y1, &c58);
    const sangi_limb t61 = sangi_limb_sub(x2, y2, &c58);
    const sangi_limb t63 = sangi_limb_sub(x3, y3, &c58);
    const sangi_limb t65 = sangi_limb_sub(x4, y4, &c58);
    const sangi_limb t67 = sangi_limb_sub(x5, y5, &c58);
    const sangi_limb t69 = sangi_limb_sub(x6, y6, &c58);
    const sangi_limb t71 = sangi_limb_sub(x7, y7, &c58);
    const sangi_limb t73 = sangi_limb_sub(x8, y8, &c58);
    const sangi_limb t75 = sangi_limb_sub(x9, y9, &c58);
    const sangi_limb t77 = sangi_limb_sub(x10, y10, &c58);
    const sangi_limb t79 = sangi_limb_sub(x11, y11, &c58);
    const sangi_limb t81 = sangi_limb_sub(x12, y12, &c58);
    const sangi_limb t83 = sangi_limb_sub(x13, y13, &c58);
    const sangi_limb t85 = sangi_limb_sub(x14, y14, &c58);
    const sangi_limb t87 = sangi_limb_sub(x15, y15, &c58);
    const sangi_limb t89 = sangi_limb_sub(x16, y16, &c58);
    const sangi_limb t91 = sangi_limb_sub(x17, y17, &c58);
    const sangi_limb t93 = sangi_limb_sub(x18, y18, &c58);
    const sangi_limb t95 = sangi_limb_sub(x19, y19, &c58);
    const sangi_limb t97 = sangi_limb_sub(x20, y20, &c58);
    const sangi_limb t99 = sangi_limb_sub(x21, y21, &c58);
    const sangi_limb t101 = sangi_limb_sub(x22, y22, &c58);
    const sangi_limb t103 = sangi_limb_sub(x23, y23, &c58);
    const sangi_limb t105 = sangi_limb_sub(x24, y24, &c58);
    const sangi_limb t107 = sangi_limb_sub(x25, y25, &c58);
    const sangi_limb t109 = sangi_limb_sub(x26, y26, &c58);
    const sangi_limb t111 = sangi_limb_sub(x27, y27, &c58);
    /* t = d + p */
    sangi_limb c142 = 0;
    const sangi_limb t141 = sangi_limb_add(t57, UINT16_C(0xffff), &c142);
    const sangi_limb t143 = sangi_limb_add(t59, UINT16_C(0xffff), &c142);
    const sangi_limb t145 = sangi_limb_add(t61, UINT16_C(0xffff), &c142);
    const sangi_limb t147 = sangi_limb_add(t63, UINT16_C(0xffff), &c142);
    const sangi_limb t149 = sangi_limb_add(t65, UINT16_C(0xffff), &c142);
    const sangi_limb t151 = sangi_limb_add(t67, UINT16_C(0xffff), &c142);
    const sangi_limb t153 = sangi_limb_add(t69, UINT16_C(0xffff), &c142);
    const sangi_limb t155 = sangi_limb_add(t71, UINT16_C(0xffff), &c142);
    const sangi_limb t157 = sangi_limb_add(t73, UINT16_C(0xffff), &c142);
    const sangi_limb t159 = sangi_limb_add(t75, UINT16_C(0xffff), &c142);
    const sangi_limb t161 = sangi_limb_add(t77, UINT16_C(0xffff), &c142);
    const sangi_limb t163 = sangi_limb_add(t79, UINT16_C(0xffff), &c142);
    const sangi_limb t165 = sangi_limb_add(t81, UINT16_C(0xffff), &c142);
    const sangi_limb t167 = sangi_limb_add(t83, UINT16_C(0xe2ff), &c142);
    const sangi_limb t169 = sangi_limb_add(t85, UINT16_C(0x767a), &c142);
    const sangi_limb t171 = sangi_limb_add(t87, UINT16_C(0xfdc1), &c142);
    const sangi_limb t173 = sangi_limb_add(t89, UINT16_C(0xaea3), &c142);
    const sangi_limb t175 = sangi_limb_add(t91, UINT16_C(0x3158), &c142);
    const sangi_limb t177 = sangi_limb_add(t93, UINT16_C(0x5c78), &c142);
    const sangi_limb t179 = sangi_limb_add(t95, UINT16_C(0x7bc6), &c142);
    const sangi_limb t181 = sangi_limb_add(t97, UINT16_C(0x2056), &c142);
    const sangi_limb t183 = sangi_limb_add(t99, UINT16_C(0x81c5), &c142);
    const sangi_limb t185 = sangi_limb_add(t101, UINT16_C(0x5fd6), &c142);
    const sangi_limb t187 = sangi_limb_add(t103, UINT16_C(0x6cfc), &c142);
    const sangi_limb t189 = sangi_limb_add(t105, UINT16_C(0x7344), &c142);
    const sangi_limb t191 = sangi_limb_add(t107, UINT16_C(0x2717), &c142);
    const sangi_limb t193 = sangi_limb_add(t109, UINT16_C(0x341f), &c142);
    const sangi_limb t195 = sangi_limb_add(t111, UINT16_C(0x0002), &c142);
    /* t where d < 0, else d */
    const sangi_limb t197 = sangi_limb_mask(c142);
    const sangi_limb t198 = sangi_limb_select(t197, t141, t57);
    const sangi_limb t199 = sangi_limb_select(t197, t143, t59);
    const sangi_limb t200 = sangi_limb_select(t197, t145, t61);
    const sangi_limb t201 = sangi_limb_select(t197, t147, t63);
    const sangi_limb t202 = sangi_limb_select(t197, t149, t65);
    const sangi_limb t203 = sangi_limb_select(t197, t151, t67);
    const sangi_limb t204 = sangi_limb_select(t197, t153, t69);
    const sangi_limb t205 = sangi_limb_select(t197, t155, t71);
    const sangi_limb t206 = sangi_limb_select(t197, t157, t73);
    const sangi_limb t207 = sangi_limb_select(t197, t159, t75);
    const sangi_limb t208 = sangi_limb_select(t197, t161, t77);
    const sangi_limb t209 = sangi_limb_select(t197, t163, t79);
    const sangi_limb t210 = sangi_limb_select(t197, t165, t81);
    const sangi_limb t211 = sangi_limb_select(t197, t167, t83);
    const sangi_limb t212 = sangi_limb_select(t197, t169, t85);
    const sangi_limb t213 = sangi_limb_select(t197, t171, t87);
    const sangi_limb t214 = sangi_limb_select(t197, t173, t89);
    const sangi_limb t215 = sangi_limb_select(t197, t175, t91);
    const sangi_limb t216 = sangi_limb_select(t197, t177, t93);
    const sangi_limb t217 = sangi_limb_select(t197, t179, t95);
    const sangi_limb t218 = sangi_limb_select(t197, t181, t97);
    const sangi_limb t219 = sangi_limb_select(t197, t183, t99);
    const sangi_limb t220 = sangi_limb_select(t197, t185, t101);
    const sangi_limb t221 = sangi_limb_select(t197, t187, t103);
    const sangi_limb t222 = sangi_limb_select(t197, t189, t105);
    const sangi_limb t223 = sangi_limb_select(t197, t191, t107);
    const sangi_limb t224 = sangi_limb_select(t197, t193, t109);
    const sangi_limb t225 = sangi_limb_select(t197, t195, t111);
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
    z[17] = t215;
    z[18] = t216;
    z[19] = t217;
    z[20] = t218;
    z[21] = t219;
    z[22] = t220;
    z[23] = t221;
    z[24] = t222;
    z[25] = t223;
    z[26] = t224;
    z[27] = t225;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p434_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
    /* d = x - y */
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x0, &c58);
    const sangi_limb t59 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x1, &c58);
    const sangi_limb t61 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x2, &c58);
    const sangi_limb t63 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x3, &c58);
    const sangi_limb t65 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x4, &c58);
    const sangi_limb t67 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x5, &c58);
    const sangi_limb t69 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x6, &c58);
    const sangi_limb t71 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x7, &c58);
    const sangi_limb t73 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x8, &c58);
    const sangi_limb t75 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x9, &c58);
    const sangi_limb t77 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x10, &c58);
    const sangi_limb t79 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x11, &c58);
    const sangi_limb t81 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x12, &c58);
    const sangi_limb t83 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x13, &c58);
    const sangi_limb t85 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x14, &c58);
    const sangi_limb t87 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x15, &c58);
    const sangi_limb t89 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x16, &c58);
    const sangi_limb t91 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x17, &c58);
    const sangi_limb t93 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x18, &c58);
    const sangi_limb t95 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x19, &c58);
    const sangi_limb t97 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x20, &c58);
    const sangi_limb t99 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x21, &c58);
    const sangi_limb t101 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x22, &c58);
    const sangi_limb t103 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x23, &c58);
    const sangi_limb t105 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x24, &c58);
    const sangi_limb t107 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x25, &c58);
    const sangi_limb t109 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x26, &c58);
    const sangi_limb t111 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x27, &c58);
    /* t = d + p */
    sangi_limb c142 = 0;
    const sangi_limb t141 = sangi_limb_add(t57, UINT16_C(0xffff), &c142);
    const sangi_limb t143 = sangi_limb_add(t59, UINT16_C(0xffff), &c142);
    const sangi_limb t145 = sangi_limb_add(t61, UINT16_C(0xffff), &c142);
    const sangi_limb t147 = sangi_limb_add(t63, UINT16_C(0xffff), &c142);
    const sangi_limb t149 = sangi_limb_add(t65, UINT16_C(0xffff), &c142);
    const sangi_limb t151 = sangi_limb_add(t67, UINT16_C(0xffff), &c142);
    const sangi_limb t153 = sangi_limb_add(t69, UINT16_C(0xffff), &c142);
    const sangi_limb t155 = sangi_limb_add(t71, UINT16_C(0xffff), &c142);
    const sangi_limb t157 = sangi_limb_add(t73, UINT16_C(0xffff), &c142);
    const sangi_limb t159 = sangi_limb_add(t75, UINT16_C(0xffff), &c142);
    const sangi_limb t161 = sangi_limb_add(t77, UINT16_C(0xffff), &c142);
    const sangi_limb t163 = sangi_limb_add(t79, UINT16_C(0xffff), &c142);
    const sangi_limb t165 = sangi_limb_add(t81, UINT16_C(0xffff), &c142);
    const sangi_limb t167 = sangi_limb_add(t83, UINT16_C(0xe2ff), &c142);
    const sangi_limb t169 = sangi_limb_add(t85, UINT16_C(0x767a), &c142);
    const sangi_limb t171 = sangi_limb_add(t87, UINT16_C(0xfdc1), &c142);
    const sangi_limb t173 = sangi_limb_add(t89, UINT16_C(0xaea3), &c142);
    const sangi_limb t175 = sangi_limb_add(t91, UINT16_C(0x3158), &c142);
    const sangi_limb t177 = sangi_limb_add(t93, UINT16_C(0x5c78), &c142);
    const sangi_limb t179 = sangi_limb_add(t95, UINT16_C(0x7bc6), &c142);
    const sangi_limb t181 = sangi_limb_add(t97, UINT16_C(0x2056), &c142);
    const sangi_limb t183 = sangi_limb_add(t99, UINT16_C(0x81c5), &c142);
    const sangi_limb t185 = sangi_limb_add(t101, UINT16_C(0x5fd6), &c142);
    const sangi_limb t187 = sangi_limb_add(t103, UINT16_C(0x6cfc), &c142);
    const sangi_limb t189 = sangi_limb_add(t105, UINT16_C(0x7344), &c142);
    const sangi_limb t191 = sangi_limb_add(t107, UINT16_C(0x2717), &c142);
    const sangi_limb t193 = sangi_limb_add(t109, UINT16_C(0x341f), &c142);
    const sangi_limb t195 = sangi_limb_add(t111, UINT16_C(0x0002), &c142);
    /* t where d < 0, else d */
    const sangi_limb t197 = sangi_limb_mask(c142);
    const sangi_limb t198 = sangi_limb_select(t197, t141, t57);
    const sangi_limb t199 = sangi_limb_select(t197, t143, t59);
    const sangi_limb t200 = sangi_limb_select(t197, t145, t61);
    const sangi_limb t201 = sangi_limb_select(t197, t147, t63);
    const sangi_limb t202 = sangi_limb_select(t197, t149, t65);
    const sangi_limb t203 = sangi_limb_select(t197, t151, t67);
    const sangi_limb t204 = sangi_limb_select(t197, t153, t69);
    const sangi_limb t205 = sangi_limb_select(t197, t155, t71);
    const sangi_limb t206 = sangi_limb_select(t197, t157, t73);
    const sangi_limb t207 = sangi_limb_select(t197, t159, t75);
    const sangi_limb t208 = sangi_limb_select(t197, t161, t77);
    const sangi_limb t209 = sangi_limb_select(t197, t163, t79);
    const sangi_limb t210 = sangi_limb_select(t197, t165, t81);
    const sangi_limb t211 = sangi_limb_select(t197, t167, t83);
    const sangi_limb t212 = sangi_limb_select(t197, t169, t85);
    const sangi_limb t213 = sangi_limb_select(t197, t171, t87);
    const sangi_limb t214 = sangi_limb_select(t197, t173, t89);
    const sangi_limb t215 = sangi_limb_select(t197, t175, t91);
    const sangi_limb t216 = sangi_limb_select(t197, t177, t93);
    const sangi_limb t217 = sangi_limb_select(t197, t179, t95);
    const sangi_limb t218 = sangi_limb_select(t197, t181, t97);
    const sangi_limb t219 = sangi_limb_select(t197, t183, t99);
    const sangi_limb t220 = sangi_limb_select(t197, t185, t101);
    const sangi_limb t221 = sangi_limb_select(t197, t187, t103);
    const sangi_limb t222 = sangi_limb_select(t197, t189, t105);
    const sangi_limb t223 = sangi_limb_select(t197, t191, t107);
    const sangi_limb t224 = sangi_limb_select(t197, t193, t109);
    const sangi_limb t225 = sangi_limb_select(t197, t195, t111);
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
    z[17] = t215;
    z[18] = t216;
    z[19] = t217;
    z[20] = t218;
    z[21] = t219;
    z[22] = t220;
    z[23] = t221;
    z[24] = t222;
    z[25] = t223;
    z[26] = t224;
    z[27] = t225;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
    /* s = x + y */
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_add(x0, sangi_limb_hide(x0), &c30);
    const sangi_limb t31 = sangi_limb_add(x1, sangi_limb_hide(x1), &c30);
    const sangi_limb t33 = sangi_limb_add(x2, sangi_limb_hide(x2), &c30);
    const sangi_limb t35 = sangi_limb_add(x3, sangi_limb_hide(x3), &c30);
    const sangi_limb t37 = sangi_limb_add(x4, sangi_limb_hide(x4), &c30);
    const sangi_limb t39 = sangi_limb_add(x5, sangi_limb_hide(x5), &c30);
    const sangi_limb t41 = sangi_limb_add(x6, sangi_limb_hide(x6), &c30);
    const sangi_limb t43 = sangi_limb_add(x7, sangi_limb_hide(x7), &c30);
    const sangi_limb t45 = sangi_limb_add(x8, sangi_limb_hide(x8), &c30);
    const sangi_limb t47 = sangi_limb_add(x9, sangi_limb_hide(x9), &c30);
    const sangi_limb t49 = sangi_limb_add(x10, sangi_limb_hide(x10), &c30);
    const sangi_limb t51 = sangi_limb_add(x11, sangi_limb_hide(x11), &c30);
    const sangi_limb t53 = sangi_limb_add(x12, sangi_limb_hide(x12), &c30);
    const sangi_limb t55 = sangi_limb_add(x13, sangi_limb_hide(x13), &c30);
    const sangi_limb t57 = sangi_limb_add(x14, sangi_limb_hide(x14), &c30);
    const sangi_limb t59 = sangi_limb_add(x15, sangi_limb_hide(x15), &c30);
    const sangi_limb t61 = sangi_limb_add(x16, sangi_limb_hide(x16), &c30);
    const sangi_limb t63 = sangi_limb_add(x17, sangi_limb_hide(x17), &c30);
    const sangi_limb t65 = sangi_limb_add(x18, sangi_limb_hide(x18), &c30);
    const sangi_limb t67 = sangi_limb_add(x19, sangi_limb_hide(x19), &c30);
    const sangi_limb t69 = sangi_limb_add(x20, sangi_limb_hide(x20), &c30);
    const sangi_limb t71 = sangi_limb_add(x21, sangi_limb_hide(x21), &c30);
    const sangi_limb t73 = sangi_limb_add(x22, sangi_limb_hide(x22), &c30);
    const sangi_limb t75 = sangi_limb_add(x23, sangi_limb_hide(x23), &c30);
    const sangi_limb t77 = sangi_limb_add(x24, sangi_limb_hide(x24), &c30);
    const sangi_limb t79 = sangi_limb_add(x25, sangi_limb_hide(x25), &c30);
    const sangi_limb t81 = sangi_limb_add(x26, sangi_limb_hide(x26), &c30);
    const sangi_limb t83 = sangi_limb_add(x27, sangi_limb_hide(x27), &c30);
    /* d = s - p */
    sangi_limb c114 = 0;
    const sangi_limb t113 = sangi_limb_sub(t29, UINT16_C(0xffff), &c114);
    const sangi_limb t115 = sangi_limb_sub(t31, UINT16_C(0xffff), &c114);
    const sangi_limb t117 = sangi_limb_sub(t33, UINT16_C(0xffff), &c114);
    const sangi_limb t119 = sangi_limb_sub(t35, UINT16_C(0xffff), &c114);
    const sangi_limb t121 = sangi_limb_sub(t37, UINT16_C(0xffff), &c114);
    const sangi_limb t123 = sangi_limb_sub(t39, UINT16_C(0xffff), &c114);
    const sangi_limb t125 = sangi_limb_sub(t41, UINT16_C(0xffff), &c114);
    const sangi_limb t127 = sangi_limb_sub(t43, UINT16_C(0xffff), &c114);
    const sangi_limb t129 = sangi_limb_sub(t45, UINT16_C(0xffff), &c114);
    const sangi_limb t131 = sangi_limb_sub(t47, UINT16_C(0xffff), &c114);
    const sangi_limb t133 = sangi_limb_sub(t49, UINT16_C(0xffff), &c114);
    const sangi_limb t135 = sangi_limb_sub(t51, UINT16_C(0xffff), &c114);
    const sangi_limb t137 = sangi_limb_sub(t53, UINT16_C(0xffff), &c114);
    const sangi_limb t139 = sangi_limb_sub(t55, UINT16_C(0xe2ff), &c114);
    const sangi_limb t141 = sangi_limb_sub(t57, UINT16_C(0x767a), &c114);
    const sangi_limb t143 = sangi_limb_sub(t59, UINT16_C(0xfdc1), &c114);
    const sangi_limb t145 = sangi_limb_sub(t61, UINT16_C(0xaea3), &c114);
    const sangi_limb t147 = sangi_limb_sub(t63, UINT16_C(0x3158), &c114);
    const sangi_limb t149 = sangi_limb_sub(t65, UINT16_C(0x5c78), &c114);
    const sangi_limb t151 = sangi_limb_sub(t67, UINT16_C(0x7bc6), &c114);
    const sangi_limb t153 = sangi_limb_sub(t69, UINT16_C(0x2056), &c114);
    const sangi_limb t155 = sangi_limb_sub(t71, UINT16_C(0x81c5), &c114);
    const sangi_limb t157 = sangi_limb_sub(t73, UINT16_C(0x5fd6), &c114);
    const sangi_limb t159 = sangi_limb_sub(t75, UINT16_C(0x6cfc), &c114);
    const sangi_limb t161 = sangi_limb_sub(t77, UINT16_C(0x7344), &c114);
    const sangi_limb t163 = sangi_limb_sub(t79, UINT16_C(0x2717), &c114);
    const sangi_limb t165 = sangi_limb_sub(t81, UINT16_C(0x341f), &c114);
    const sangi_limb t167 = sangi_limb_sub(t83, UINT16_C(0x0002), &c114);
    /* s where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c114);
    const sangi_limb t170 = sangi_limb_select(t169, t29, t113);
    const sangi_limb t171 = sangi_limb_select(t169, t31, t115);
    const sangi_limb t172 = sangi_limb_select(t169, t33, t117);
    const sangi_limb t173 = sangi_limb_select(t169, t35, t119);
    const sangi_limb t174 = sangi_limb_select(t169, t37, t121);
    const sangi_limb t175 = sangi_limb_select(t169, t39, t123);
    const sangi_limb t176 = sangi_limb_select(t169, t41, t125);
    const sangi_limb t177 = sangi_limb_select(t169, t43, t127);
    const sangi_limb t178 = sangi_limb_select(t169, t45, t129);
    const sangi_limb t179 = sangi_limb_select(t169, t47, t131);
    const sangi_limb t180 = sangi_limb_select(t169, t49, t133);
    const sangi_limb t181 = sangi_limb_select(t169, t51, t135);
    const sangi_limb t182 = sangi_limb_select(t169, t53, t137);
    const sangi_limb t183 = sangi_limb_select(t169, t55, t139);
    const sangi_limb t184 = sangi_limb_select(t169, t57, t141);
    const sangi_limb t185 = sangi_limb_select(t169, t59, t143);
    const sangi_limb t186 = sangi_limb_select(t169, t61, t145);
    const sangi_limb t187 = sangi_limb_select(t169, t63, t147);
    const sangi_limb t188 = sangi_limb_select(t169, t65, t149);
    const sangi_limb t189 = sangi_limb_select(t169, t67, t151);
    const sangi_limb t190 = sangi_limb_select(t169, t69, t153);
    const sangi_limb t191 = sangi_limb_select(t169, t71, t155);
    const sangi_limb t192 = sangi_limb_select(t169, t73, t157);
    const sangi_limb t193 = sangi_limb_select(t169, t75, t159);
    const sangi_limb t194 = sangi_limb_select(t169, t77, t161);
    const sangi_limb t195 = sangi_limb_select(t169, t79, t163);
    const sangi_limb t196 = sangi_limb_select(t169, t81, t165);
    const sangi_limb t197 = sangi_limb_select(t169, t83, t167);
    z[0] = t170;
    z[1] = t171;
    z[2] = t172;
    z[3] = t173;
    z[4] = t174;
    z[5] = t175;
    z[6] = t176;
    z[7] = t177;
    z[8] = t178;
    z[9] = t179;
    z[10] = t180;
    z[11] = t181;
    z[12] = t182;
    z[13] = t183;
    z[14] = t184;
    z[15] = t185;
    z[16] = t186;
    z[17] = t187;
    z[18] = t188;
    z[19] = t189;
    z[20] = t190;
    z[21] = t191;
    z[22] = t192;
    z[23] = t193;
    z[24] = t194;
    z[25] = t195;
    z[26] = t196;
    z[27] = t197;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
    /* s = x + p where x is odd, else x */
    const sangi_limb c29 = (sangi_limb)(x0 & 1);
    const sangi_limb t30 = sangi_limb_mask(c29);
    const sangi_limb t59 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t60 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t61 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t62 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t63 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t64 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t65 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t66 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t67 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t68 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t69 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t70 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t71 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t72 = (sangi_limb)(UINT16_C(0xe2ff) & t30);
    const sangi_limb t73 = (sangi_limb)(UINT16_C(0x767a) & t30);
    const sangi_limb t74 = (sangi_limb)(UINT16_C(0xfdc1) & t30);
    const sangi_limb t75 = (sangi_limb)(UINT16_C(0xaea3) & t30);
    const sangi_limb t76 = (sangi_limb)(UINT16_C(0x3158) & t30);
    const sangi_limb t77 = (sangi_limb)(UINT16_C(0x5c78) & t30);
    const sangi_limb t78 = (sangi_limb)(UINT16_C(0x7bc6) & t30);
    const sangi_limb t79 = (sangi_limb)(UINT16_C(0x2056) & t30);
    const sangi_limb t80 = (sangi_limb)(UINT16_C(0x81c5) & t30);
    const sangi_limb t81 = (sangi_limb)(UINT16_C(0x5fd6) & t30);
    const sangi_limb t82 = (sangi_limb)(UINT16_C(0x6cfc) & t30);
    const sangi_limb t83 = (sangi_limb)(UINT16_C(0x7344) & t30);
    const sangi_limb t84 = (sangi_limb)(UINT16_C(0x2717) & t30);
    const sangi_limb t85 = (sangi_limb)(UINT16_C(0x341f) & t30);
    const sangi_limb t86 = (sangi_limb)(UINT16_C(0x0002) & t30);
    sangi_limb c88 = 0;
    const sangi_limb t87 = sangi_limb_add(x0, t59, &c88);
    const sangi_limb t89 = sangi_limb_add(x1, t60, &c88);
    const sangi_limb t91 = sangi_limb_add(x2, t61, &c88);
    const sangi_limb t93 = sangi_limb_add(x3, t62, &c88);
    const sangi_limb t95 = sangi_limb_add(x4, t63, &c88);
    const sangi_limb t97 = sangi_limb_add(x5, t64, &c88);
    const sangi_limb t99 = sangi_limb_add(x6, t65, &c88);
    const sangi_limb t101 = sangi_limb_add(x7, t66, &c88);
    const sangi_limb t103 = sangi_limb_add(x8, t67, &c88);
    const sangi_limb t105 = sangi_limb_add(x9, t68, &c88);
    const sangi_limb t107 = sangi_limb_add(x10, t69, &c88);
    const sangi_limb t109 = sangi_limb_add(x11, t70, &c88);
    const sangi_limb t111 = sangi_limb_add(x12, t71, &c88);
    const sangi_limb t113 = sangi_limb_add(x13, t72, &c88);
    const sangi_limb t115 = sangi_limb_add(x14, t73, &c88);
    const sangi_limb t117 = sangi_limb_add(x15, t74, &c88);
    const sangi_limb t119 = sangi_limb_add(x16, t75, &c88);
    const sangi_limb t121 = sangi_limb_add(x17, t76, &c88);
    const sangi_limb t123 = sangi_limb_add(x18, t77, &c88);
    const sangi_limb t125 = sangi_limb_add(x19, t78, &c88);
    const sangi_limb t127 = sangi_limb_add(x20, t79, &c88);
    const sangi_limb t129 = sangi_limb_add(x21, t80, &c88);
    const sangi_limb t131 = sangi_limb_add(x22, t81, &c88);
    const sangi_limb t133 = sangi_limb_add(x23, t82, &c88);
    const sangi_limb t135 = sangi_limb_add(x24, t83, &c88);
    const sangi_limb t137 = sangi_limb_add(x25, t84, &c88);
    const sangi_limb t139 = sangi_limb_add(x26, t85, &c88);
    const sangi_limb t141 = sangi_limb_add(x27, t86, &c88);
    /* s / 2 */
    sangi_limb c144 = 0;
    const sangi_limb t143 = sangi_limb_shift(t141, &c144);
    const sangi_limb t145 = sangi_limb_shift(t139, &c144);
    const sangi_limb t147 = sangi_limb_shift(t137, &c144);
    const sangi_limb t149 = sangi_limb_shift(t135, &c144);
    const sangi_limb t151 = sangi_limb_shift(t133, &c144);
    const sangi_limb t153 = sangi_limb_shift(t131, &c144);
    const sangi_limb t155 = sangi_limb_shift(t129, &c144);
    const sangi_limb t157 = sangi_limb_shift(t127, &c144);
    const sangi_limb t159 = sangi_limb_shift(t125, &c144);
    const sangi_limb t161 = sangi_limb_shift(t123, &c144);
    const sangi_limb t163 = sangi_limb_shift(t121, &c144);
    const sangi_limb t165 = sangi_limb_shift(t119, &c144);
    const sangi_limb t167 = sangi_limb_shift(t117, &c144);
    const sangi_limb t169 = sangi_limb_shift(t115, &c144);
    const sangi_limb t171 = sangi_limb_shift(t113, &c144);
    const sangi_limb t173 = sangi_limb_shift(t111, &c144);
    const sangi_limb t175 = sangi_limb_shift(t109, &c144);
    const sangi_limb t177 = sangi_limb_shift(t107, &c144);
    const sangi_limb t179 = sangi_limb_shift(t105, &c144);
    const sangi_limb t181 = sangi_limb_shift(t103, &c144);
    const sangi_limb t183 = sangi_limb_shift(t101, &c144);
    const sangi_limb t185 = sangi_limb_shift(t99, &c144);
    const sangi_limb t187 = sangi_limb_shift(t97, &c144);
    const sangi_limb t189 = sangi_limb_shift(t95, &c144);
    const sangi_limb t191 = sangi_limb_shift(t93, &c144);
    const sangi_limb t193 = sangi_limb_shift(t91, &c144);
    const sangi_limb t195 = sangi_limb_shift(t89, &c144);
    const sangi_limb t197 = sangi_limb_shift(t87, &c144);
    z[0] = t197;
    z[1] = t195;
    z[2] = t193;
    z[3] = t191;
    z[4] = t189;
    z[5] = t187;
    z[6] = t185;
    z[7] = t183;
    z[8] = t181;
    z[9] = t179;
    z[10] = t177;
    z[11] = t175;
    z[12] = t173;
    z[13] = t171;
    z[14] = t169;
    z[15] = t167;
    z[16] = t165;
    z[17] = t163;
    z[18] = t161;
    z[19] = t159;
    z[20] = t157;
    z[21] = t155;
    z[22] = t153;
    z[23] = t151;
    z[24] = t149;
    z[25] = t147;
    z[26] = t145;
    z[27] = t143;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[28] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xe2ff), UINT16_C(0x767a), UINT16_C(0xfdc1), UINT16_C(0xaea3), UINT16_C(0x3158), UINT16_C(0x5c78), UINT16_C(0x7bc6), UINT16_C(0x2056), UINT16_C(0x81c5), UINT16_C(0x5fd6), UINT16_C(0x6cfc), UINT16_C(0x7344), UINT16_C(0x2717), UINT16_C(0x341f), UINT16_C(0x0002)};
    sangi_limb t[28 + 1], high = 0;
    for (unsigned j = 0; j < 28; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[28] = high;
    sangi_limb q;
    const sangi_limb top = t[27];
    (void)sangi_limb_mac(top, UINT16_C(0x742c), 0, 0, &q);
    sangi_limb borrow = 0;
    high = 0;
    for (unsigned j = 0; j < 28; j++)
        t[j] = sangi_limb_sub(t[j], sangi_limb_mac(p[j], q, 0, high, &high), &borrow);
    t[28] = sangi_limb_sub(t[28], high, &borrow);
    sangi_limb d[28], below = 0;
    for (unsigned j = 0; j < 28; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[28], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 28; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[28] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xe2ff), UINT16_C(0x767a), UINT16_C(0xfdc1), UINT16_C(0xaea3), UINT16_C(0x3158), UINT16_C(0x5c78), UINT16_C(0x7bc6), UINT16_C(0x2056), UINT16_C(0x81c5), UINT16_C(0x5fd6), UINT16_C(0x6cfc), UINT16_C(0x7344), UINT16_C(0x2717), UINT16_C(0x341f), UINT16_C(0x0002)};
    sangi_limb t[28 + 2] = {0};
    for (unsigned i = 0; i < 28; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 28; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[28] = sangi_limb_add(t[28], carry, &over);
        t[28 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x0001));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 28; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[28 - 1] = sangi_limb_add(t[28], carry, &over);
        t[28] = (sangi_limb)(t[28 + 1] + over);
    }
    for (unsigned j = 0; j < 28; j++)
        z[j] = t[j];
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p434_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
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
    const sangi_limb y17 = y[17];
    const sangi_limb y18 = y[18];
    const sangi_limb y19 = y[19];
    const sangi_limb y20 = y[20];
    const sangi_limb y21 = y[21];
    const sangi_limb y22 = y[22];
    const sangi_limb y23 = y[23];
    const sangi_limb y24 = y[24];
    const sangi_limb y25 = y[25];
    const sangi_limb y26 = y[26];
    const sangi_limb y27 = y[27];
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_add(x0, y0, &c58);
    const sangi_limb t59 = sangi_limb_add(x1, y1, &c58);
    const sangi_limb t61 = sangi_limb_add(x2, y2, &c58);
    const sangi_limb t63 = sangi_limb_add(x3, y3, &c58);
    const sangi_limb t65 = sangi_limb_add(x4, y4, &c58);
    const sangi_limb t67 = sangi_limb_add(x5, y5, &c58);
    const sangi_limb t69 = sangi_limb_add(x6, y6, &c58);
    const sangi_limb t71 = sangi_limb_add(x7, y7, &c58);
    const sangi_limb t73 = sangi_limb_add(x8, y8, &c58);
    const sangi_limb t75 = sangi_limb_add(x9, y9, &c58);
    const sangi_limb t77 = sangi_limb_add(x10, y10, &c58);
    const sangi_limb t79 = sangi_limb_add(x11, y11, &c58);
    const sangi_limb t81 = sangi_limb_add(x12, y12, &c58);
    const sangi_limb t83 = sangi_limb_add(x13, y13, &c58);
    const sangi_limb t85 = sangi_limb_add(x14, y14, &c58);
    const sangi_limb t87 = sangi_limb_add(x15, y15, &c58);
    const sangi_limb t89 = sangi_limb_add(x16, y16, &c58);
    const sangi_limb t91 = sangi_limb_add(x17, y17, &c58);
    const sangi_limb t93 = sangi_limb_add(x18, y18, &c58);
    const sangi_limb t95 = sangi_limb_add(x19, y19, &c58);
    const sangi_limb t97 = sangi_limb_add(x20, y20, &c58);
    const sangi_limb t99 = sangi_limb_add(x21, y21, &c58);
    const sangi_limb t101 = sangi_limb_add(x22, y22, &c58);
    const sangi_limb t103 = sangi_limb_add(x23, y23, &c58);
    const sangi_limb t105 = sangi_limb_add(x24, y24, &c58);
    const sangi_limb t107 = sangi_limb_add(x25, y25, &c58);
    const sangi_limb t109 = sangi_limb_add(x26, y26, &c58);
    const sangi_limb t111 = sangi_limb_add(x27, y27, &c58);
    z[0] = t57;
    z[1] = t59;
    z[2] = t61;
    z[3] = t63;
    z[4] = t65;
    z[5] = t67;
    z[6] = t69;
    z[7] = t71;
    z[8] = t73;
    z[9] = t75;
    z[10] = t77;
    z[11] = t79;
    z[12] = t81;
    z[13] = t83;
    z[14] = t85;
    z[15] = t87;
    z[16] = t89;
    z[17] = t91;
    z[18] = t93;
    z[19] = t95;
    z[20] = t97;
    z[21] = t99;
    z[22] = t101;
    z[23] = t103;
    z[24] = t105;
    z[25] = t107;
    z[26] = t109;
    z[27] = t111;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p434_reduce_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb x17 = x[17];
    const sangi_limb x18 = x[18];
    const sangi_limb x19 = x[19];
    const sangi_limb x20 = x[20];
    const sangi_limb x21 = x[21];
    const sangi_limb x22 = x[22];
    const sangi_limb x23 = x[23];
    const sangi_limb x24 = x[24];
    const sangi_limb x25 = x[25];
    const sangi_limb x26 = x[26];
    const sangi_limb x27 = x[27];
    /* d = s - p */
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_sub(x0, UINT16_C(0xffff), &c58);
    const sangi_limb t59 = sangi_limb_sub(x1, UINT16_C(0xffff), &c58);
    const sangi_limb t61 = sangi_limb_sub(x2, UINT16_C(0xffff), &c58);
    const sangi_limb t63 = sangi_limb_sub(x3, UINT16_C(0xffff), &c58);
    const sangi_limb t65 = sangi_limb_sub(x4, UINT16_C(0xffff), &c58);
    const sangi_limb t67 = sangi_limb_sub(x5, UINT16_C(0xffff), &c58);
    const sangi_limb t69 = sangi_limb_sub(x6, UINT16_C(0xffff), &c58);
    const sangi_limb t71 = sangi_limb_sub(x7, UINT16_C(0xffff), &c58);
    const sangi_limb t73 = sangi_limb_sub(x8, UINT16_C(0xffff), &c58);
    const sangi_limb t75 = sangi_limb_sub(x9, UINT16_C(0xffff), &c58);
    const sangi_limb t77 = sangi_limb_sub(x10, UINT16_C(0xffff), &c58);
    const sangi_limb t79 = sangi_limb_sub(x11, UINT16_C(0xffff), &c58);
    const sangi_limb t81 = sangi_limb_sub(x12, UINT16_C(0xffff), &c58);
    const sangi_limb t83 = sangi_limb_sub(x13, UINT16_C(0xe2ff), &c58);
    const sangi_limb t85 = sangi_limb_sub(x14, UINT16_C(0x767a), &c58);
    const sangi_limb t87 = sangi_limb_sub(x15, UINT16_C(0xfdc1), &c58);
    const sangi_limb t89 = sangi_limb_sub(x16, UINT16_C(0xaea3), &c58);
    const sangi_limb t91 = sangi_limb_sub(x17, UINT16_C(0x3158), &c58);
    const sangi_limb t93 = sangi_limb_sub(x18, UINT16_C(0x5c78), &c58);
    const sangi_limb t95 = sangi_limb_sub(x19, UINT16_C(0x7bc6), &c58);
    const sangi_limb t97 = sangi_limb_sub(x20, UINT16_C(0x2056), &c58);
    const sangi_limb t99 = sangi_limb_sub(x21, UINT16_C(0x81c5), &c58);
    const sangi_limb t101 = sangi_limb_sub(x22, UINT16_C(0x5fd6), &c58);
    const sangi_limb t103 = sangi_limb_sub(x23, UINT16_C(0x6cfc), &c58);
    const sangi_limb t105 = sangi_limb_sub(x24, UINT16_C(0x7344), &c58);
    const sangi_limb t107 = sangi_limb_sub(x25, UINT16_C(0x2717), &c58);
    const sangi_limb t109 = sangi_limb_sub(x26, UINT16_C(0x341f), &c58);
    const sangi_limb t111 = sangi_limb_sub(x27, UINT16_C(0x0002), &c58);
    /* s where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c58);
    const sangi_limb t114 = sangi_limb_select(t113, x0, t57);
    const sangi_limb t115 = sangi_limb_select(t113, x1, t59);
    const sangi_limb t116 = sangi_limb_select(t113, x2, t61);
    const sangi_limb t117 = sangi_limb_select(t113, x3, t63);
    const sangi_limb t118 = sangi_limb_select(t113, x4, t65);
    const sangi_limb t119 = sangi_limb_select(t113, x5, t67);
    const sangi_limb t120 = sangi_limb_select(t113, x6, t69);
    const sangi_limb t121 = sangi_limb_select(t113, x7, t71);
    const sangi_limb t122 = sangi_limb_select(t113, x8, t73);
    const sangi_limb t123 = sangi_limb_select(t113, x9, t75);
    const sangi_limb t124 = sangi_limb_select(t113, x10, t77);
    const sangi_limb t125 = sangi_limb_select(t113, x11, t79);
    const sangi_limb t126 = sangi_limb_select(t113, x12, t81);
    const sangi_limb t127 = sangi_limb_select(t113, x13, t83);
    const sangi_limb t128 = sangi_limb_select(t113, x14, t85);
    const sangi_limb t129 = sangi_limb_select(t113, x15, t87);
    const sangi_limb t130 = sangi_limb_select(t113, x16, t89);
    const sangi_limb t131 = sangi_limb_select(t113, x17, t91);
    const sangi_limb t132 = sangi_limb_select(t113, x18, t93);
    const sangi_limb t133 = sangi_limb_select(t113, x19, t95);
    const sangi_limb t134 = sangi_limb_select(t113, x20, t97);
    const sangi_limb t135 = sangi_limb_select(t113, x21, t99);
    const sangi_limb t136 = sangi_limb_select(t113, x22, t101);
    const sangi_limb t137 = sangi_limb_select(t113, x23, t103);
    const sangi_limb t138 = sangi_limb_select(t113, x24, t105);
    const sangi_limb t139 = sangi_limb_select(t113, x25, t107);
    const sangi_limb t140 = sangi_limb_select(t113, x26, t109);
    const sangi_limb t141 = sangi_limb_select(t113, x27, t111);
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
    z[16] = t130;
    z[17] = t131;
    z[18] = t132;
    z[19] = t133;
    z[20] = t134;
    z[21] = t135;
    z[22] = t136;
    z[23] = t137;
    z[24] = t138;
    z[25] = t139;
    z[26] = t140;
    z[27] = t141;
}
