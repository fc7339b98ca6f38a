/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
 * p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; 511 bits in 32 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p511_modulus[32];
extern const sangi_limb sangi_p511_one[32];
extern const sangi_limb sangi_p511_radix2[32];
extern const sangi_limb sangi_p511_root[32];
extern const sangi_limb sangi_p511_sqrt_exponent[32];
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

const sangi_limb sangi_p511_modulus[32] = {
    UINT16_C(0xc87b),
    UINT16_C(0x33c6),
    UINT16_C(0xb905),
    UINT16_C(0x1b81),
    UINT16_C(0xa835),
    UINT16_C(0x57ac),
    UINT16_C(0x1bf4),
    UINT16_C(0xc272),
    UINT16_C(0x4f25),
    UINT16_C(0x1f0b),
    UINT16_C(0x30cc),
    UINT16_C(0x5167),
    UINT16_C(0x5507),
    UINT16_C(0x67f3),
    UINT16_C(0xc6c5),
    UINT16_C(0xa7aa),
    UINT16_C(0xc9cd),
    UINT16_C(0x9322),
    UINT16_C(0xfcc6),
    UINT16_C(0x5afb),
    UINT16_C(0x8c42),
    UINT16_C(0xedc8),
    UINT16_C(0x083a),
    UINT16_C(0xb42d),
    UINT16_C(0x4c4a),
    UINT16_C(0x5e3e),
    UINT16_C(0xb0d1),
    UINT16_C(0xfc8a),
    UINT16_C(0x89bf),
    UINT16_C(0x740f),
    UINT16_C(0x8e8f),
    UINT16_C(0x65b4),
};

const sangi_limb sangi_p511_one[32] = {
    UINT16_C(0x6f0a),
    UINT16_C(0x9872),
    UINT16_C(0x8df5),
    UINT16_C(0xc8fc),
    UINT16_C(0xaf95),
    UINT16_C(0x50a6),
    UINT16_C(0xc817),
    UINT16_C(0x7b1b),
    UINT16_C(0x61b4),
    UINT16_C(0xc1e9),
    UINT16_C(0x9e67),
    UINT16_C(0x5d31),
    UINT16_C(0x55f1),
    UINT16_C(0x3019),
    UINT16_C(0x7275),
    UINT16_C(0xb0aa),
    UINT16_C(0x6c64),
    UINT16_C(0xd9ba),
    UINT16_C(0x0672),
    UINT16_C(0x4a08),
    UINT16_C(0xe77b),
    UINT16_C(0x246e),
    UINT16_C(0xef8a),
    UINT16_C(0x97a5),
    UINT16_C(0x676a),
    UINT16_C(0x4383),
    UINT16_C(0x9e5d),
    UINT16_C(0x06ea),
    UINT16_C(0xec80),
    UINT16_C(0x17e0),
    UINT16_C(0xe2e1),
    UINT16_C(0x3496),
};

const sangi_limb sangi_p511_radix2[32] = {
    UINT16_C(0x1724),
    UINT16_C(0x2ffc),
    UINT16_C(0x5b57),
    UINT16_C(0x3690),
    UINT16_C(0xf27d),
    UINT16_C(0x25f1),
    UINT16_C(0x6f45),
    UINT16_C(0x6708),
    UINT16_C(0x70ca),
    UINT16_C(0xd223),
    UINT16_C(0x3fbf),
    UINT16_C(0x4faf),
    UINT16_C(0x84b1),
    UINT16_C(0xbcc5),
    UINT16_C(0xa214),
    UINT16_C(0x192e),
    UINT16_C(0xe3d0),
    UINT16_C(0x2f5d),
    UINT16_C(0x03ee),
    UINT16_C(0x5dae),
    UINT16_C(0xb371),
    UINT16_C(0x1776),
    UINT16_C(0x4873),
    UINT16_C(0x1e92),
    UINT16_C(0xf52d),
    UINT16_C(0x20e4),
    UINT16_C(0x166e),
    UINT16_C(0xad5f),
    UINT16_C(0x917e),
    UINT16_C(0xa6f3),
    UINT16_C(0x59ae),
    UINT16_C(0x4ed7),
};

const sangi_limb sangi_p511_root[32] = {
    UINT16_C(0x5971),
    UINT16_C(0x9b54),
    UINT16_C(0x2b0f),
    UINT16_C(0x5285),
    UINT16_C(0xf89f),
    UINT16_C(0x0705),
    UINT16_C(0x53dd),
    UINT16_C(0x4756),
    UINT16_C(0xed71),
    UINT16_C(0x5d21),
    UINT16_C(0x9264),
    UINT16_C(0xf435),
    UINT16_C(0xff15),
    UINT16_C(0x37d9),
    UINT16_C(0x5450),
    UINT16_C(0xf700),
    UINT16_C(0x5d68),
    UINT16_C(0xb968),
    UINT16_C(0xf653),
    UINT16_C(0x10f3),
    UINT16_C(0xa4c7),
    UINT16_C(0xc959),
    UINT16_C(0x18b0),
    UINT16_C(0x1c87),
    UINT16_C(0xe4e0),
    UINT16_C(0x1aba),
    UINT16_C(0x1274),
    UINT16_C(0xf5a0),
    UINT16_C(0x9d3f),
    UINT16_C(0x5c2e),
    UINT16_C(0xabae),
    UINT16_C(0x311d),
};

const sangi_limb sangi_p511_sqrt_exponent[32] = {
    UINT16_C(0xb21e),
    UINT16_C(0x4cf1),
    UINT16_C(0x6e41),
    UINT16_C(0x46e0),
    UINT16_C(0x2a0d),
    UINT16_C(0x15eb),
    UINT16_C(0x86fd),
    UINT16_C(0x709c),
    UINT16_C(0xd3c9),
    UINT16_C(0x07c2),
    UINT16_C(0xcc33),
    UINT16_C(0xd459),
    UINT16_C(0xd541),
    UINT16_C(0x59fc),
    UINT16_C(0xb1b1),
    UINT16_C(0x69ea),
    UINT16_C(0xb273),
    UINT16_C(0xa4c8),
    UINT16_C(0xff31),
    UINT16_C(0x96be),
    UINT16_C(0x2310),
    UINT16_C(0xbb72),
    UINT16_C(0x420e),
    UINT16_C(0xad0b),
    UINT16_C(0x9312),
    UINT16_C(0x578f),
    UINT16_C(0xac34),
    UINT16_C(0xff22),
    UINT16_C(0xe26f),
    UINT16_C(0xdd03),
    UINT16_C(0x23a3),
    UINT16_C(0x196d),
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
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
    const sangi_limb y28 = y[28];
    const sangi_limb y29 = y[29];
    const sangi_limb y30 = y[30];
    const sangi_limb y31 = y[31];
    /* s = x + y */
    sangi_limb c66 = 0;
    const sangi_limb t65 = sangi_limb_add(x0, y0, &c66);
    const sangi_limb t67 = sangi_limb_add(x1, y1, &c66);
    const sangi_limb t69 = sangi_limb_add(x2, y2, &c66);
    const sangi_limb t71 = sangi_limb_add(x3, y3, &c66);
    const sangi_limb t73 = sangi_limb_add(x4, y4, &c66);
    const sangi_limb t75 = sangi_limb_add(x5, y5, &c66);
    const sangi_limb t77 = sangi_limb_add(x6, y6, &c66);
    const sangi_limb t79 = sangi_limb_add(x7, y7, &c66);
    const sangi_limb t81 = sangi_limb_add(x8, y8, &c66);
    const sangi_limb t83 = sangi_limb_add(x9, y9, &c66);
    const sangi_limb t85 = sangi_limb_add(x10, y10, &c66);
    const sangi_limb t87 = sangi_limb_add(x11, y11, &c66);
    const sangi_limb t89 = sangi_limb_add(x12, y12, &c66);
    const sangi_limb t91 = sangi_limb_add(x13, y13, &c66);
    const sangi_limb t93 = sangi_limb_add(x14, y14, &c66);
    const sangi_limb t95 = sangi_limb_add(x15, y15, &c66);
    const sangi_limb t97 = sangi_limb_add(x16, y16, &c66);
    const sangi_limb t99 = sangi_limb_add(x17, y17, &c66);
    const sangi_limb t101 = sangi_limb_add(x18, y18, &c66);
    const sangi_limb t103 = sangi_limb_add(x19, y19, &c66);
    const sangi_limb t105 = sangi_limb_add(x20, y20, &c66);
    const sangi_limb t107 = sangi_limb_add(x21, y21, &c66);
    const sangi_limb t109 = sangi_limb_add(x22, y22, &c66);
    const sangi_limb t111 = sangi_limb_add(x23, y23, &c66);
    const sangi_limb t113 = sangi_limb_add(x24, y24, &c66);
    const sangi_limb t115 = sangi_limb_add(x25, y25, &c66);
    const sangi_limb t117 = sangi_limb_add(x26, y26, &c66);
    const sangi_limb t119 = sangi_limb_add(x27, y27, &c66);
    const sangi_limb t121 = sangi_limb_add(x28, y28, &c66);
    const sangi_limb t123 = sangi_limb_add(x29, y29, &c66);
    const sangi_limb t125 = sangi_limb_add(x30, y30, &c66);
    const sangi_limb t127 = sangi_limb_add(x31, y31, &c66);
    /* d = s - p */
    sangi_limb c162 = 0;
    const sangi_limb t161 = sangi_limb_sub(t65, UINT16_C(0xc87b), &c162);
    const sangi_limb t163 = sangi_limb_sub(t67, UINT16_C(0x33c6), &c162);
    const sangi_limb t165 = sangi_limb_sub(t69, UINT16_C(0xb905), &c162);
    const sangi_limb t167 = sangi_limb_sub(t71, UINT16_C(0x1b81), &c162);
    const sangi_limb t169 = sangi_limb_sub(t73, UINT16_C(0xa835), &c162);
    const sangi_limb t171 = sangi_limb_sub(t75, UINT16_C(0x57ac), &c162);
    const sangi_limb t173 = sangi_limb_sub(t77, UINT16_C(0x1bf4), &c162);
    const sangi_limb t175 = sangi_limb_sub(t79, UINT16_C(0xc272), &c162);
    const sangi_limb t177 = sangi_limb_sub(t81, UINT16_C(0x4f25), &c162);
    const sangi_limb t179 = sangi_limb_sub(t83, UINT16_C(0x1f0b), &c162);
    const sangi_limb t181 = sangi_limb_sub(t85, UINT16_C(0x30cc), &c162);
    const sangi_limb t183 = sangi_limb_sub(t87, UINT16_C(0x5167), &c162);
    const sangi_limb t185 = sangi_limb_sub(t89, UINT16_C(0x5507), &c162);
    const sangi_limb t187 = sangi_limb_sub(t91, UINT16_C(0x67f3), &c162);
    const sangi_limb t189 = sangi_limb_sub(t93, UINT16_C(0xc6c5), &c162);
    const sangi_limb t191 = sangi_limb_sub(t95, UINT16_C(0xa7aa), &c162);
    const sangi_limb t193 = sangi_limb_sub(t97, UINT16_C(0xc9cd), &c162);
    const sangi_limb t195 = sangi_limb_sub(t99, UINT16_C(0x9322), &c162);
    const sangi_limb t197 = sangi_limb_sub(t101, UINT16_C(0xfcc6), &c162);
    const sangi_limb t199 = sangi_limb_sub(t103, UINT16_C(0x5afb), &c162);
    const sangi_limb t201 = sangi_limb_sub(t105, UINT16_C(0x8c42), &c162);
    const sangi_limb t203 = sangi_limb_sub(t107, UINT16_C(0xedc8), &c162);
    const sangi_limb t205 = sangi_limb_sub(t109, UINT16_C(0x083a), &c162);
    const sangi_limb t207 = sangi_limb_sub(t111, UINT16_C(0xb42d), &c162);
    const sangi_limb t209 = sangi_limb_sub(t113, UINT16_C(0x4c4a), &c162);
    const sangi_limb t211 = sangi_limb_sub(t115, UINT16_C(0x5e3e), &c162);
    const sangi_limb t213 = sangi_limb_sub(t117, UINT16_C(0xb0d1), &c162);
    const sangi_limb t215 = sangi_limb_sub(t119, UINT16_C(0xfc8a), &c162);
    const sangi_limb t217 = sangi_limb_sub(t121, UINT16_C(0x89bf), &c162);
    const sangi_limb t219 = sangi_limb_sub(t123, UINT16_C(0x740f), &c162);
    const sangi_limb t221 = sangi_limb_sub(t125, UINT16_C(0x8e8f), &c162);
    const sangi_limb t223 = sangi_limb_sub(t127, UINT16_C(0x65b4), &c162);
    /* s where d < 0, else d */
    const sangi_limb t225 = sangi_limb_mask(c162);
    const sangi_limb t226 = sangi_limb_select(t225, t65, t161);
    const sangi_limb t227 = sangi_limb_select(t225, t67, t163);
    const sangi_limb t228 = sangi_limb_select(t225, t69, t165);
    const sangi_limb t229 = sangi_limb_select(t225, t71, t167);
    const sangi_limb t230 = sangi_limb_select(t225, t73, t169);
    const sangi_limb t231 = sangi_limb_select(t225, t75, t171);
    const sangi_limb t232 = sangi_limb_select(t225, t77, t173);
    const sangi_limb t233 = sangi_limb_select(t225, t79, t175);
    const sangi_limb t234 = sangi_limb_select(t225, t81, t177);
    const sangi_limb t235 = sangi_limb_select(t225, t83, t179);
    const sangi_limb t236 = sangi_limb_select(t225, t85, t181);
    const sangi_limb t237 = sangi_limb_select(t225, t87, t183);
    const sangi_limb t238 = sangi_limb_select(t225, t89, t185);
    const sangi_limb t239 = sangi_limb_select(t225, t91, t187);
    const sangi_limb t240 = sangi_limb_select(t225, t93, t189);
    const sangi_limb t241 = sangi_limb_select(t225, t95, t191);
    const sangi_limb t242 = sangi_limb_select(t225, t97, t193);
    const sangi_limb t243 = sangi_limb_select(t225, t99, t195);
    const sangi_limb t244 = sangi_limb_select(t225, t101, t197);
    const sangi_limb t245 = sangi_limb_select(t225, t103, t199);
    const sangi_limb t246 = sangi_limb_select(t225, t105, t201);
    const sangi_limb t247 = sangi_limb_select(t225, t107, t203);
    const sangi_limb t248 = sangi_limb_select(t225, t109, t205);
    const sangi_limb t249 = sangi_limb_select(t225, t111, t207);
    const sangi_limb t250 = sangi_limb_select(t225, t113, t209);
    const sangi_limb t251 = sangi_limb_select(t225, t115, t211);
    const sangi_limb t252 = sangi_limb_select(t225, t117, t213);
    const sangi_limb t253 = sangi_limb_select(t225, t119, t215);
    const sangi_limb t254 = sangi_limb_select(t225, t121, t217);
    const sangi_limb t255 = sangi_limb_select(t225, t123, t219);
    const sangi_limb t256 = sangi_limb_select(t225, t125, t221);
    const sangi_limb t257 = sangi_limb_select(t225, t127, t223);
    z[0] = t226;
    z[1] = t227;
    z[2] = t228;
    z[3] = t229;
    z[4] = t230;
    z[5] = t231;
    z[6] = t232;
    z[7] = t233;
    z[8] = t234;
    z[9] = t235;
    z[10] = t236;
    z[11] = t237;
    z[12] = t238;
    z[13] = t239;
    z[14] = t240;
    z[15] = t241;
    z[16] = t242;
    z[17] = t243;
    z[18] = t244;
    z[19] = t245;
    z[20] = t246;
    z[21] = t247;
    z[22] = t248;
    z[23] = t249;
    z[24] = t250;
    z[25] = t251;
    z[26] = t252;
    z[27] = t253;
    z[28] = t254;
    z[29] = t255;
    z[30] = t256;
    z[31] = t257;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
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
    const sangi_limb y28 = y[28];
    const sangi_limb y29 = y[29];
    const sangi_limb y30 = y[30];
    const sangi_limb y31 = y[31];
    /* d = x - y */
    sangi_limb c66 = 0;
    const sangi_limb t65 = sangi_limb_sub(x0, y0, &c66);
    const sangi_limb t67 = sangi_limb_sub(x1, y1, &c66);
    const sangi_limb t69 = sangi_limb_sub(x2, y2, &c66);
    const sangi_limb t71 = sangi_limb_sub(x3, y3, &c66);
    const sangi_limb t73 = sangi_limb_sub(x4, y4, &c66);
    const sangi_limb t75 = sangi_limb_sub(x5, y5, &c66);
    const sangi_limb t77 = sangi_limb_sub(x6, y6, &c66);
    const sangi_limb t79 = sangi_limb_sub(x7, y7, &c66);
    const sangi_limb t81 = sangi_limb_sub(x8, y8, &c66);
    const sangi_limb t83 = sangi_limb_sub(x9, y9, &c66);
    const sangi_limb t85 = sangi_limb_sub(x10, y10, &c66);
    const sangi_limb t87 = sangi_limb_sub(x11, y11, &c66);
    const sangi_limb t89 = sangi_limb_sub(x12, y12, &c66);
    const sangi_limb t91 = sangi_limb_sub(x13, y13, &c66);
    const sangi_limb t93 = sangi_limb_sub(x14, y14, &c66);
    const sangi_limb t95 = sangi_limb_sub(x15, y15, &c66);
    const sangi_limb t97 = sangi_limb_sub(x16, y16, &c66);
    const sangi_limb t99 = sangi_limb_sub(x17, y17, &c66);
    const sangi_limb t101 = sangi_limb_sub(x18, y18, &c66);
    const sangi_limb t103 = sangi_limb_sub(x19, y19, &c66);
    const sangi_limb t105 = sangi_limb_sub(x20, y20, &c66);
    const sangi_limb t107 = sangi_limb_sub(x21, y21, &c66);
    const sangi_limb t109 = sangi_limb_sub(x22, y22, &c66);
    const sangi_limb t111 = sangi_limb_sub(x23, y23, &c66);
    const sangi_limb t113 = sangi_limb_sub(x24, y24, &c66);
    const sangi_limb t115 = sangi_limb_sub(x25, y25, &c66);
    const sangi_limb t117 = sangi_limb_sub(x26, y26, &c66);
    const sangi_limb t119 = sangi_limb_sub(x27, y27, &c66);
    const sangi_limb t121 = sangi_limb_sub(x28, y28, &c66);
    const sangi_limb t123 = sangi_limb_sub(x29, y29, &c66);
    const sangi_limb t125 = sangi_limb_sub(x30, y30, &c66);
    const sangi_limb t127 = sangi_limb_sub(x31, y31, &c66);
    /* t = d + p */
    sangi_limb c162 = 0;
    const sangi_limb t161 = sangi_limb_add(t65, UINT16_C(0xc87b), &c162);
    const sangi_limb t163 = sangi_limb_add(t67, UINT16_C(0x33c6), &c162);
    const sangi_limb t165 = sangi_limb_add(t69, UINT16_C(0xb905), &c162);
    const sangi_limb t167 = sangi_limb_add(t71, UINT16_C(0x1b81), &c162);
    const sangi_limb t169 = sangi_limb_add(t73, UINT16_C(0xa835), &c162);
    const sangi_limb t171 = sangi_limb_add(t75, UINT16_C(0x57ac), &c162);
    const sangi_limb t173 = sangi_limb_add(t77, UINT16_C(0x1bf4), &c162);
    const sangi_limb t175 = sangi_limb_add(t79, UINT16_C(0xc272), &c162);
    const sangi_limb t177 = sangi_limb_add(t81, UINT16_C(0x4f25), &c162);
    const sangi_limb t179 = sangi_limb_add(t83, UINT16_C(0x1f0b), &c162);
    const sangi_limb t181 = sangi_limb_add(t85, UINT16_C(0x30cc), &c162);
    const sangi_limb t183 = sangi_limb_add(t87, UINT16_C(0x5167), &c162);
    const sangi_limb t185 = sangi_limb_add(t89, UINT16_C(0x5507), &c162);
    const sangi_limb t187 = sangi_limb_add(t91, UINT16_C(0x67f3), &c162);
    const sangi_limb t189 = sangi_limb_add(t93, UINT16_C(0xc6c5), &c162);
    const sangi_limb t191 = sangi_limb_add(t95, UINT16_C(0xa7aa), &c162);
    const sangi_limb t193 = sangi_limb_add(t97, UINT16_C(0xc9cd), &c162);
    const sangi_limb t195 = sangi_limb_add(t99, UINT16_C(0x9322), &c162);
    const sangi_limb t197 = sangi_limb_add(t101, UINT16_C(0xfcc6), &c162);
    const sangi_limb t199 = sangi_limb_add(t103, UINT16_C(0x5afb), &c162);
    const sangi_limb t201 = sangi_limb_add(t105, UINT16_C(0x8c42), &c162);
    const sangi_limb t203 = sangi_limb_add(t107, UINT16_C(0xedc8), &c162);
    const sangi_limb t205 = sangi_limb_add(t109, UINT16_C(0x083a), &c162);
    const sangi_limb t207 = sangi_limb_add(t111, UINT16_C(0xb42d), &c162);
    const sangi_limb t209 = sangi_limb_add(t113, UINT16_C(0x4c4a), &c162);
    const sangi_limb t211 = sangi_limb_add(t115, UINT16_C(0x5e3e), &c162);
    const sangi_limb t213 = sangi_limb_add(t117, UINT16_C(0xb0d1), &c162);
    const sangi_limb t215 = sangi_limb_add(t119, UINT16_C(0xfc8a), &c162);
    const sangi_limb t217 = sangi_limb_add(t121, UINT16_C(0x89bf), &c162);
    const sangi_limb t219 = sangi_limb_add(t123, UINT16_C(0x740f), &c162);
    const sangi_limb t221 = sangi_limb_add(t125, UINT16_C(0x8e8f), &c162);
    const sangi_limb t223 = sangi_limb_add(t127, UINT16_C(0x65b4), &c162);
    /* t where d < 0, else d */
    const sangi_limb t225 = sangi_limb_mask(c162);
    const sangi_limb t226 = sangi_limb_select(t225, t161, t65);
    const sangi_limb t227 = sangi_limb_select(t225, t163, t67);
    const sangi_limb t228 = sangi_limb_select(t225, t165, t69);
    const sangi_limb t229 = sangi_limb_select(t225, t167, t71);
    const sangi_limb t230 = sangi_limb_select(t225, t169, t73);
    const sangi_limb t231 = sangi_limb_select(t225, t171, t75);
    const sangi_limb t232 = sangi_limb_select(t225, t173, t77);
    const sangi_limb t233 = sangi_limb_select(t225, t175, t79);
    const sangi_limb t234 = sangi_limb_select(t225, t177, t81);
    const sangi_limb t235 = sangi_limb_select(t225, t179, t83);
    const sangi_limb t236 = sangi_limb_select(t225, t181, t85);
    const sangi_limb t237 = sangi_limb_select(t225, t183, t87);
    const sangi_limb t238 = sangi_limb_select(t225, t185, t89);
    const sangi_limb t239 = sangi_limb_select(t225, t187, t91);
    const sangi_limb t240 = sangi_limb_select(t225, t189, t93);
    const sangi_limb t241 = sangi_limb_select(t225, t191, t95);
    const sangi_limb t242 = sangi_limb_select(t225, t193, t97);
    const sangi_limb t243 = sangi_limb_select(t225, t195, t99);
    const sangi_limb t244 = sangi_limb_select(t225, t197, t101);
    const sangi_limb t245 = sangi_limb_select(t225, t199, t103);
    const sangi_limb t246 = sangi_limb_select(t225, t201, t105);
    const sangi_limb t247 = sangi_limb_select(t225, t203, t107);
    const sangi_limb t248 = sangi_limb_select(t225, t205, t109);
    const sangi_limb t249 = sangi_limb_select(t225, t207, t111);
    const sangi_limb t250 = sangi_limb_select(t225, t209, t113);
    const sangi_limb t251 = sangi_limb_select(t225, t211, t115);
    const sangi_limb t252 = sangi_limb_select(t225, t213, t117);
    const sangi_limb t253 = sangi_limb_select(t225, t215, t119);
    const sangi_limb t254 = sangi_limb_select(t225, t217, t121);
    const sangi_limb t255 = sangi_limb_select(t225, t219, t123);
    const sangi_limb t256 = sangi_limb_select(t225, t221, t125);
    const sangi_limb t257 = sangi_limb_select(t225, t223, t127);
    z[0] = t226;
    z[1] = t227;
    z[2] = t228;
    z[3] = t229;
    z[4] = t230;
    z[5] = t231;
    z[6] = t232;
    z[7] = t233;
    z[8] = t234;
    z[9] = t235;
    z[10] = t236;
    z[11] = t237;
    z[12] = t238;
    z[13] = t239;
    z[14] = t240;
    z[15] = t241;
    z[16] = t242;
    z[17] = t243;
    z[18] = t244;
    z[19] = t245;
    z[20] = t246;
    z[21] = t247;
    z[22] = t248;
    z[23] = t249;
    z[24] = t250;
    z[25] = t251;
    z[26] = t252;
    z[27] = t253;
    z[28] = t254;
    z[29] = t255;
    z[30] = t256;
    z[31] = t257;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
    /* d = x - y */
    sangi_limb c66 = 0;
    const sangi_limb t65 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x0, &c66);
    const sangi_limb t67 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x1, &c66);
    const sangi_limb t69 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x2, &c66);
    const sangi_limb t71 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x3, &c66);
    const sangi_limb t73 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x4, &c66);
    const sangi_limb t75 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x5, &c66);
    const sangi_limb t77 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x6, &c66);
    const sangi_limb t79 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x7, &c66);
    const sangi_limb t81 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x8, &c66);
    const sangi_limb t83 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x9, &c66);
    const sangi_limb t85 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x10, &c66);
    const sangi_limb t87 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x11, &c66);
    const sangi_limb t89 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x12, &c66);
    const sangi_limb t91 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x13, &c66);
    const sangi_limb t93 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x14, &c66);
    const sangi_limb t95 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x15, &c66);
    const sangi_limb t97 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x16, &c66);
    const sangi_limb t99 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x17, &c66);
    const sangi_limb t101 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x18, &c66);
    const sangi_limb t103 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x19, &c66);
    const sangi_limb t105 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x20, &c66);
    const sangi_limb t107 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x21, &c66);
    const sangi_limb t109 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x22, &c66);
    const sangi_limb t111 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x23, &c66);
    const sangi_limb t113 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x24, &c66);
    const sangi_limb t115 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x25, &c66);
    const sangi_limb t117 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x26, &c66);
    const sangi_limb t119 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x27, &c66);
    const sangi_limb t121 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x28, &c66);
    const sangi_limb t123 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x29, &c66);
    const sangi_limb t125 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x30, &c66);
    const sangi_limb t127 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x31, &c66);
    /* t = d + p */
    sangi_limb c162 = 0;
    const sangi_limb t161 = sangi_limb_add(t65, UINT16_C(0xc87b), &c162);
    const sangi_limb t163 = sangi_limb_add(t67, UINT16_C(0x33c6), &c162);
    const sangi_limb t165 = sangi_limb_add(t69, UINT16_C(0xb905), &c162);
    const sangi_limb t167 = sangi_limb_add(t71, UINT16_C(0x1b81), &c162);
    const sangi_limb t169 = sangi_limb_add(t73, UINT16_C(0xa835), &c162);
    const sangi_limb t171 = sangi_limb_add(t75, UINT16_C(0x57ac), &c162);
    const sangi_limb t173 = sangi_limb_add(t77, UINT16_C(0x1bf4), &c162);
    const sangi_limb t175 = sangi_limb_add(t79, UINT16_C(0xc272), &c162);
    const sangi_limb t177 = sangi_limb_add(t81, UINT16_C(0x4f25), &c162);
    const sangi_limb t179 = sangi_limb_add(t83, UINT16_C(0x1f0b), &c162);
    const sangi_limb t181 = sangi_limb_add(t85, UINT16_C(0x30cc), &c162);
    const sangi_limb t183 = sangi_limb_add(t87, UINT16_C(0x5167), &c162);
    const sangi_limb t185 = sangi_limb_add(t89, UINT16_C(0x5507), &c162);
    const sangi_limb t187 = sangi_limb_add(t91, UINT16_C(0x67f3), &c162);
    const sangi_limb t189 = sangi_limb_add(t93, UINT16_C(0xc6c5), &c162);
    const sangi_limb t191 = sangi_limb_add(t95, UINT16_C(0xa7aa), &c162);
    const sangi_limb t193 = sangi_limb_add(t97, UINT16_C(0xc9cd), &c162);
    const sangi_limb t195 = sangi_limb_add(t99, UINT16_C(0x9322), &c162);
    const sangi_limb t197 = sangi_limb_add(t101, UINT16_C(0xfcc6), &c162);
    const sangi_limb t199 = sangi_limb_add(t103, UINT16_C(0x5afb), &c162);
    const sangi_limb t201 = sangi_limb_add(t105, UINT16_C(0x8c42), &c162);
    const sangi_limb t203 = sangi_limb_add(t107, UINT16_C(0xedc8), &c162);
    const sangi_limb t205 = sangi_limb_add(t109, UINT16_C(0x083a), &c162);
    const sangi_limb t207 = sangi_limb_add(t111, UINT16_C(0xb42d), &c162);
    const sangi_limb t209 = sangi_limb_add(t113, UINT16_C(0x4c4a), &c162);
    const sangi_limb t211 = sangi_limb_add(t115, UINT16_C(0x5e3e), &c162);
    const sangi_limb t213 = sangi_limb_add(t117, UINT16_C(0xb0d1), &c162);
    const sangi_limb t215 = sangi_limb_add(t119, UINT16_C(0xfc8a), &c162);
    const sangi_limb t217 = sangi_limb_add(t121, UINT16_C(0x89bf), &c162);
    const sangi_limb t219 = sangi_limb_add(t123, UINT16_C(0x740f), &c162);
    const sangi_limb t221 = sangi_limb_add(t125, UINT16_C(0x8e8f), &c162);
    const sangi_limb t223 = sangi_limb_add(t127, UINT16_C(0x65b4), &c162);
    /* t where d < 0, else d */
    const sangi_limb t225 = sangi_limb_mask(c162);
    const sangi_limb t226 = sangi_limb_select(t225, t161, t65);
    const sangi_limb t227 = sangi_limb_select(t225, t163, t67);
    const sangi_limb t228 = sangi_limb_select(t225, t165, t69);
    const sangi_limb t229 = sangi_limb_select(t225, t167, t71);
    const sangi_limb t230 = sangi_limb_select(t225, t169, t73);
    const sangi_limb t231 = sangi_limb_select(t225, t171, t75);
    const sangi_limb t232 = sangi_limb_select(t225, t173, t77);
    const sangi_limb t233 = sangi_limb_select(t225, t175, t79);
    const sangi_limb t234 = sangi_limb_select(t225, t177, t81);
    const sangi_limb t235 = sangi_limb_select(t225, t179, t83);
    const sangi_limb t236 = sangi_limb_select(t225, t181, t85);
    const sangi_limb t237 = sangi_limb_select(t225, t183, t87);
    const sangi_limb t238 = sangi_limb_select(t225, t185, t89);
    const sangi_limb t239 = sangi_limb_select(t225, t187, t91);
    const sangi_limb t240 = sangi_limb_select(t225, t189, t93);
    const sangi_limb t241 = sangi_limb_select(t225, t191, t95);
    const sangi_limb t242 = sangi_limb_select(t225, t193, t97);
    const sangi_limb t243 = sangi_limb_select(t225, t195, t99);
    const sangi_limb t244 = sangi_limb_select(t225, t197, t101);
    const sangi_limb t245 = sangi_limb_select(t225, t199, t103);
    const sangi_limb t246 = sangi_limb_select(t225, t201, t105);
    const sangi_limb t247 = sangi_limb_select(t225, t203, t107);
    const sangi_limb t248 = sangi_limb_select(t225, t205, t109);
    const sangi_limb t249 = sangi_limb_select(t225, t207, t111);
    const sangi_limb t250 = sangi_limb_select(t225, t209, t113);
    const sangi_limb t251 = sangi_limb_select(t225, t211, t115);
    const sangi_limb t252 = sangi_limb_select(t225, t213, t117);
    const sangi_limb t253 = sangi_limb_select(t225, t215, t119);
    const sangi_limb t254 = sangi_limb_select(t225, t217, t121);
    const sangi_limb t255 = sangi_limb_select(t225, t219, t123);
    const sangi_limb t256 = sangi_limb_select(t225, t221, t125);
    const sangi_limb t257 = sangi_limb_select(t225, t223, t127);
    z[0] = t226;
    z[1] = t227;
    z[2] = t228;
    z[3] = t229;
    z[4] = t230;
    z[5] = t231;
    z[6] = t232;
    z[7] = t233;
    z[8] = t234;
    z[9] = t235;
    z[10] = t236;
    z[11] = t237;
    z[12] = t238;
    z[13] = t239;
    z[14] = t240;
    z[15] = t241;
    z[16] = t242;
    z[17] = t243;
    z[18] = t244;
    z[19] = t245;
    z[20] = t246;
    z[21] = t247;
    z[22] = t248;
    z[23] = t249;
    z[24] = t250;
    z[25] = t251;
    z[26] = t252;
    z[27] = t253;
    z[28] = t254;
    z[29] = t255;
    z[30] = t256;
    z[31] = t257;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
    /* s = x + y */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_add(x0, sangi_limb_hide(x0), &c34);
    const sangi_limb t35 = sangi_limb_add(x1, sangi_limb_hide(x1), &c34);
    const sangi_limb t37 = sangi_limb_add(x2, sangi_limb_hide(x2), &c34);
    const sangi_limb t39 = sangi_limb_add(x3, sangi_limb_hide(x3), &c34);
    const sangi_limb t41 = sangi_limb_add(x4, sangi_limb_hide(x4), &c34);
    const sangi_limb t43 = sangi_limb_add(x5, sangi_limb_hide(x5), &c34);
    const sangi_limb t45 = sangi_limb_add(x6, sangi_limb_hide(x6), &c34);
    const sangi_limb t47 = sangi_limb_add(x7, sangi_limb_hide(x7), &c34);
    const sangi_limb t49 = sangi_limb_add(x8, sangi_limb_hide(x8), &c34);
    const sangi_limb t51 = sangi_limb_add(x9, sangi_limb_hide(x9), &c34);
    const sangi_limb t53 = sangi_limb_add(x10, sangi_limb_hide(x10), &c34);
    const sangi_limb t55 = sangi_limb_add(x11, sangi_limb_hide(x11), &c34);
    const sangi_limb t57 = sangi_limb_add(x12, sangi_limb_hide(x12), &c34);
    const sangi_limb t59 = sangi_limb_add(x13, sangi_limb_hide(x13), &c34);
    const sangi_limb t61 = sangi_limb_add(x14, sangi_limb_hide(x14), &c34);
    const sangi_limb t63 = sangi_limb_add(x15, sangi_limb_hide(x15), &c34);
    const sangi_limb t65 = sangi_limb_add(x16, sangi_limb_hide(x16), &c34);
    const sangi_limb t67 = sangi_limb_add(x17, sangi_limb_hide(x17), &c34);
    const sangi_limb t69 = sangi_limb_add(x18, sangi_limb_hide(x18), &c34);
    const sangi_limb t71 = sangi_limb_add(x19, sangi_limb_hide(x19), &c34);
    const sangi_limb t73 = sangi_limb_add(x20, sangi_limb_hide(x20), &c34);
    const sangi_limb t75 = sangi_limb_add(x21, sangi_limb_hide(x21), &c34);
    const sangi_limb t77 = sangi_limb_add(x22, sangi_limb_hide(x22), &c34);
    const sangi_limb t79 = sangi_limb_add(x23, sangi_limb_hide(x23), &c34);
    const sangi_limb t81 = sangi_limb_add(x24, sangi_limb_hide(x24), &c34);
    const sangi_limb t83 = sangi_limb_add(x25, sangi_limb_hide(x25), &c34);
    const sangi_limb t85 = sangi_limb_add(x26, sangi_limb_hide(x26), &c34);
    const sangi_limb t87 = sangi_limb_add(x27, sangi_limb_hide(x27), &c34);
    const sangi_limb t89 = sangi_limb_add(x28, sangi_limb_hide(x28), &c34);
    const sangi_limb t91 = sangi_limb_add(x29, sangi_limb_hide(x29), &c34);
    const sangi_limb t93 = sangi_limb_add(x30, sangi_limb_hide(x30), &c34);
    const sangi_limb t95 = sangi_limb_add(x31, sangi_limb_hide(x31), &c34);
    /* d = s - p */
    sangi_limb c130 = 0;
    const sangi_limb t129 = sangi_limb_sub(t33, UINT16_C(0xc87b), &c130);
    const sangi_limb t131 = sangi_limb_sub(t35, UINT16_C(0x33c6), &c130);
    const sangi_limb t133 = sangi_limb_sub(t37, UINT16_C(0xb905), &c130);
    const sangi_limb t135 = sangi_limb_sub(t39, UINT16_C(0x1b81), &c130);
    const sangi_limb t137 = sangi_limb_sub(t41, UINT16_C(0xa835), &c130);
    const sangi_limb t139 = sangi_limb_sub(t43, UINT16_C(0x57ac), &c130);
    const sangi_limb t141 = sangi_limb_sub(t45, UINT16_C(0x1bf4), &c130);
    const sangi_limb t143 = sangi_limb_sub(t47, UINT16_C(0xc272), &c130);
    const sangi_limb t145 = sangi_limb_sub(t49, UINT16_C(0x4f25), &c130);
    const sangi_limb t147 = sangi_limb_sub(t51, UINT16_C(0x1f0b), &c130);
    const sangi_limb t149 = sangi_limb_sub(t53, UINT16_C(0x30cc), &c130);
    const sangi_limb t151 = sangi_limb_sub(t55, UINT16_C(0x5167), &c130);
    const sangi_limb t153 = sangi_limb_sub(t57, UINT16_C(0x5507), &c130);
    const sangi_limb t155 = sangi_limb_sub(t59, UINT16_C(0x67f3), &c130);
    const sangi_limb t157 = sangi_limb_sub(t61, UINT16_C(0xc6c5), &c130);
    const sangi_limb t159 = sangi_limb_sub(t63, UINT16_C(0xa7aa), &c130);
    const sangi_limb t161 = sangi_limb_sub(t65, UINT16_C(0xc9cd), &c130);
    const sangi_limb t163 = sangi_limb_sub(t67, UINT16_C(0x9322), &c130);
    const sangi_limb t165 = sangi_limb_sub(t69, UINT16_C(0xfcc6), &c130);
    const sangi_limb t167 = sangi_limb_sub(t71, UINT16_C(0x5afb), &c130);
    const sangi_limb t169 = sangi_limb_sub(t73, UINT16_C(0x8c42), &c130);
    const sangi_limb t171 = sangi_limb_sub(t75, UINT16_C(0xedc8), &c130);
    const sangi_limb t173 = sangi_limb_sub(t77, UINT16_C(0x083a), &c130);
    const sangi_limb t175 = sangi_limb_sub(t79, UINT16_C(0xb42d), &c130);
    const sangi_limb t177 = sangi_limb_sub(t81, UINT16_C(0x4c4a), &c130);
    const sangi_limb t179 = sangi_limb_sub(t83, UINT16_C(0x5e3e), &c130);
    const sangi_limb t181 = sangi_limb_sub(t85, UINT16_C(0xb0d1), &c130);
    const sangi_limb t183 = sangi_limb_sub(t87, UINT16_C(0xfc8a), &c130);
    const sangi_limb t185 = sangi_limb_sub(t89, UINT16_C(0x89bf), &c130);
    const sangi_limb t187 = sangi_limb_sub(t91, UINT16_C(0x740f), &c130);
    const sangi_limb t189 = sangi_limb_sub(t93, UINT16_C(0x8e8f), &c130);
    const sangi_limb t191 = sangi_limb_sub(t95, UINT16_C(0x65b4), &c130);
    /* s where d < 0, else d */
    const sangi_limb t193 = sangi_limb_mask(c130);
    const sangi_limb t194 = sangi_limb_select(t193, t33, t129);
    const sangi_limb t195 = sangi_limb_select(t193, t35, t131);
    const sangi_limb t196 = sangi_limb_select(t193, t37, t133);
    const sangi_limb t197 = sangi_limb_select(t193, t39, t135);
    const sangi_limb t198 = sangi_limb_select(t193, t41, t137);
    const sangi_limb t199 = sangi_limb_select(t193, t43, t139);
    const sangi_limb t200 = sangi_limb_select(t193, t45, t141);
    const sangi_limb t201 = sangi_limb_select(t193, t47, t143);
    const sangi_limb t202 = sangi_limb_select(t193, t49, t145);
    const sangi_limb t203 = sangi_limb_select(t193, t51, t147);
    const sangi_limb t204 = sangi_limb_select(t193, t53, t149);
    const sangi_limb t205 = sangi_limb_select(t193, t55, t151);
    const sangi_limb t206 = sangi_limb_select(t193, t57, t153);
    const sangi_limb t207 = sangi_limb_select(t193, t59, t155);
    const sangi_limb t208 = sangi_limb_select(t193, t61, t157);
    const sangi_limb t209 = sangi_limb_select(t193, t63, t159);
    const sangi_limb t210 = sangi_limb_select(t193, t65, t161);
    const sangi_limb t211 = sangi_limb_select(t193, t67, t163);
    const sangi_limb t212 = sangi_limb_select(t193, t69, t165);
    const sangi_limb t213 = sangi_limb_select(t193, t71, t167);
    const sangi_limb t214 = sangi_limb_select(t193, t73, t169);
    const sangi_limb t215 = sangi_limb_select(t193, t75, t171);
    const sangi_limb t216 = sangi_limb_select(t193, t77, t173);
    const sangi_limb t217 = sangi_limb_select(t193, t79, t175);
    const sangi_limb t218 = sangi_limb_select(t193, t81, t177);
    const sangi_limb t219 = sangi_limb_select(t193, t83, t179);
    const sangi_limb t220 = sangi_limb_select(t193, t85, t181);
    const sangi_limb t221 = sangi_limb_select(t193, t87, t183);
    const sangi_limb t222 = sangi_limb_select(t193, t89, t185);
    const sangi_limb t223 = sangi_limb_select(t193, t91, t187);
    const sangi_limb t224 = sangi_limb_select(t193, t93, t189);
    const sangi_limb t225 = sangi_limb_select(t193, t95, t191);
    z[0] = t194;
    z[1] = t195;
    z[2] = t196;
    z[3] = t197;
    z[4] = t198;
    z[5] = t199;
    z[6] = t200;
    z[7] = t201;
    z[8] = t202;
    z[9] = t203;
    z[10] = t204;
    z[11] = t205;
    z[12] = t206;
    z[13] = t207;
    z[14] = t208;
    z[15] = t209;
    z[16] = t210;
    z[17] = t211;
    z[18] = t212;
    z[19] = t213;
    z[20] = t214;
    z[21] = t215;
    z[22] = t216;
    z[23] = t217;
    z[24] = t218;
    z[25] = t219;
    z[26] = t220;
    z[27] = t221;
    z[28] = t222;
    z[29] = t223;
    z[30] = t224;
    z[31] = t225;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
    /* s = x + p where x is odd, else x */
    const sangi_limb c33 = (sangi_limb)(x0 & 1);
    const sangi_limb t34 = sangi_limb_mask(c33);
    const sangi_limb t67 = (sangi_limb)(UINT16_C(0xc87b) & t34);
    const sangi_limb t68 = (sangi_limb)(UINT16_C(0x33c6) & t34);
    const sangi_limb t69 = (sangi_limb)(UINT16_C(0xb905) & t34);
    const sangi_limb t70 = (sangi_limb)(UINT16_C(0x1b81) & t34);
    const sangi_limb t71 = (sangi_limb)(UINT16_C(0xa835) & t34);
    const sangi_limb t72 = (sangi_limb)(UINT16_C(0x57ac) & t34);
    const sangi_limb t73 = (sangi_limb)(UINT16_C(0x1bf4) & t34);
    const sangi_limb t74 = (sangi_limb)(UINT16_C(0xc272) & t34);
    const sangi_limb t75 = (sangi_limb)(UINT16_C(0x4f25) & t34);
    const sangi_limb t76 = (sangi_limb)(UINT16_C(0x1f0b) & t34);
    const sangi_limb t77 = (sangi_limb)(UINT16_C(0x30cc) & t34);
    const sangi_limb t78 = (sangi_limb)(UINT16_C(0x5167) & t34);
    const sangi_limb t79 = (sangi_limb)(UINT16_C(0x5507) & t34);
    const sangi_limb t80 = (sangi_limb)(UINT16_C(0x67f3) & t34);
    const sangi_limb t81 = (sangi_limb)(UINT16_C(0xc6c5) & t34);
    const sangi_limb t82 = (sangi_limb)(UINT16_C(0xa7aa) & t34);
    const sangi_limb t83 = (sangi_limb)(UINT16_C(0xc9cd) & t34);
    const sangi_limb t84 = (sangi_limb)(UINT16_C(0x9322) & t34);
    const sangi_limb t85 = (sangi_limb)(UINT16_C(0xfcc6) & t34);
    const sangi_limb t86 = (sangi_limb)(UINT16_C(0x5afb) & t34);
    const sangi_limb t87 = (sangi_limb)(UINT16_C(0x8c42) & t34);
    const sangi_limb t88 = (sangi_limb)(UINT16_C(0xedc8) & t34);
    const sangi_limb t89 = (sangi_limb)(UINT16_C(0x083a) & t34);
    const sangi_limb t90 = (sangi_limb)(UINT16_C(0xb42d) & t34);
    const sangi_limb t91 = (sangi_limb)(UINT16_C(0x4c4a) & t34);
    const sangi_limb t92 = (sangi_limb)(UINT16_C(0x5e3e) & t34);
    const sangi_limb t93 = (sangi_limb)(UINT16_C(0xb0d1) & t34);
    const sangi_limb t94 = (sangi_limb)(UINT16_C(0xfc8a) & t34);
    const sangi_limb t95 = (sangi_limb)(UINT16_C(0x89bf) & t34);
    const sangi_limb t96 = (sangi_limb)(UINT16_C(0x740f) & t34);
    const sangi_limb t97 = (sangi_limb)(UINT16_C(0x8e8f) & t34);
    const sangi_limb t98 = (sangi_limb)(UINT16_C(0x65b4) & t34);
    sangi_limb c100 = 0;
    const sangi_limb t99 = sangi_limb_add(x0, t67, &c100);
    const sangi_limb t101 = sangi_limb_add(x1, t68, &c100);
    const sangi_limb t103 = sangi_limb_add(x2, t69, &c100);
    const sangi_limb t105 = sangi_limb_add(x3, t70, &c100);
    const sangi_limb t107 = sangi_limb_add(x4, t71, &c100);
    const sangi_limb t109 = sangi_limb_add(x5, t72, &c100);
    const sangi_limb t111 = sangi_limb_add(x6, t73, &c100);
    const sangi_limb t113 = sangi_limb_add(x7, t74, &c100);
    const sangi_limb t115 = sangi_limb_add(x8, t75, &c100);
    const sangi_limb t117 = sangi_limb_add(x9, t76, &c100);
    const sangi_limb t119 = sangi_limb_add(x10, t77, &c100);
    const sangi_limb t121 = sangi_limb_add(x11, t78, &c100);
    const sangi_limb t123 = sangi_limb_add(x12, t79, &c100);
    const sangi_limb t125 = sangi_limb_add(x13, t80, &c100);
    const sangi_limb t127 = sangi_limb_add(x14, t81, &c100);
    const sangi_limb t129 = sangi_limb_add(x15, t82, &c100);
    const sangi_limb t131 = sangi_limb_add(x16, t83, &c100);
    const sangi_limb t133 = sangi_limb_add(x17, t84, &c100);
    const sangi_limb t135 = sangi_limb_add(x18, t85, &c100);
    const sangi_limb t137 = sangi_limb_add(x19, t86, &c100);
    const sangi_limb t139 = sangi_limb_add(x20, t87, &c100);
    const sangi_limb t141 = sangi_limb_add(x21, t88, &c100);
    const sangi_limb t143 = sangi_limb_add(x22, t89, &c100);
    const sangi_limb t145 = sangi_limb_add(x23, t90, &c100);
    const sangi_limb t147 = sangi_limb_add(x24, t91, &c100);
    const sangi_limb t149 = sangi_limb_add(x25, t92, &c100);
    const sangi_limb t151 = sangi_limb_add(x26, t93, &c100);
    const sangi_limb t153 = sangi_limb_add(x27, t94, &c100);
    const sangi_limb t155 = sangi_limb_add(x28, t95, &c100);
    const sangi_limb t157 = sangi_limb_add(x29, t96, &c100);
    const sangi_limb t159 = sangi_limb_add(x30, t97, &c100);
    const sangi_limb t161 = sangi_limb_add(x31, t98, &c100);
    /* s / 2 */
    sangi_limb c164 = 0;
    const sangi_limb t163 = sangi_limb_shift(t161, &c164);
    const sangi_limb t165 = sangi_limb_shift(t159, &c164);
    const sangi_limb t167 = sangi_limb_shift(t157, &c164);
    const sangi_limb t169 = sangi_limb_shift(t155, &c164);
    const sangi_limb t171 = sangi_limb_shift(t153, &c164);
    const sangi_limb t173 = sangi_limb_shift(t151, &c164);
    const sangi_limb t175 = sangi_limb_shift(t149, &c164);
    const sangi_limb t177 = sangi_limb_shift(t147, &c164);
    const sangi_limb t179 = sangi_limb_shift(t145, &c164);
    const sangi_limb t181 = sangi_limb_shift(t143, &c164);
    const sangi_limb t183 = sangi_limb_shift(t141, &c164);
    const sangi_limb t185 = sangi_limb_shift(t139, &c164);
    const sangi_limb t187 = sangi_limb_shift(t137, &c164);
    const sangi_limb t189 = sangi_limb_shift(t135, &c164);
    const sangi_limb t191 = sangi_limb_shift(t133, &c164);
    const sangi_limb t193 = sangi_limb_shift(t131, &c164);
    const sangi_limb t195 = sangi_limb_shift(t129, &c164);
    const sangi_limb t197 = sangi_limb_shift(t127, &c164);
    const sangi_limb t199 = sangi_limb_shift(t125, &c164);
    const sangi_limb t201 = sangi_limb_shift(t123, &c164);
    const sangi_limb t203 = sangi_limb_shift(t121, &c164);
    const sangi_limb t205 = sangi_limb_shift(t119, &c164);
    const sangi_limb t207 = sangi_limb_shift(t117, &c164);
    const sangi_limb t209 = sangi_limb_shift(t115, &c164);
    const sangi_limb t211 = sangi_limb_shift(t113, &c164);
    const sangi_limb t213 = sangi_limb_shift(t111, &c164);
    const sangi_limb t215 = sangi_limb_shift(t109, &c164);
    const sangi_limb t217 = sangi_limb_shift(t107, &c164);
    const sangi_limb t219 = sangi_limb_shift(t105, &c164);
    const sangi_limb t221 = sangi_limb_shift(t103, &c164);
    const sangi_limb t223 = sangi_limb_shift(t101, &c164);
    const sangi_limb t225 = sangi_limb_shift(t99, &c164);
    z[0] = t225;
    z[1] = t223;
    z[2] = t221;
    z[3] = t219;
    z[4] = t217;
    z[5] = t215;
    z[6] = t213;
    z[7] = t211;
    z[8] = t209;
    z[9] = t207;
    z[10] = t205;
    z[11] = t203;
    z[12] = t201;
    z[13] = t199;
    z[14] = t197;
    z[15] = t195;
    z[16] = t193;
    z[17] = t191;
    z[18] = t189;
    z[19] = t187;
    z[20] = t185;
    z[21] = t183;
    z[22] = t181;
    z[23] = t179;
    z[24] = t177;
    z[25] = t175;
    z[26] = t173;
    z[27] = t171;
    z[28] = t169;
    z[29] = t167;
    z[30] = t165;
    z[31] = t163;
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
    static const sangi_limb p[32] = {UINT16_C(0xc87b), UINT16_C(0x33c6), UINT16_C(0xb905), UINT16_C(0x1b81), UINT16_C(0xa835), UINT16_C(0x57ac), UINT16_C(0x1bf4), UINT16_C(0xc272), UINT16_C(0x4f25), UINT16_C(0x1f0b), UINT16_C(0x30cc), UINT16_C(0x5167), UINT16_C(0x5507), UINT16_C(0x67f3), UINT16_C(0xc6c5), UINT16_C(0xa7aa), UINT16_C(0xc9cd), UINT16_C(0x9322), UINT16_C(0xfcc6), UINT16_C(0x5afb), UINT16_C(0x8c42), UINT16_C(0xedc8), UINT16_C(0x083a), UINT16_C(0xb42d), UINT16_C(0x4c4a), UINT16_C(0x5e3e), UINT16_C(0xb0d1), UINT16_C(0xfc8a), UINT16_C(0x89bf), UINT16_C(0x740f), UINT16_C(0x8e8f), UINT16_C(0x65b4)};
    sangi_limb t[32 + 2] = {0};
    for (unsigned i = 0; i < 32; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 32; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[32] = sangi_limb_add(t[32], carry, &over);
        t[32 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x294d));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 32; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[32 - 1] = sangi_limb_add(t[32], carry, &over);
        t[32] = (sangi_limb)(t[32 + 1] + over);
    }
    sangi_limb d[32], below = 0;
    for (unsigned j = 0; j < 32; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[32], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 32; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
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
    static const sangi_limb p[32] = {UINT16_C(0xc87b), UINT16_C(0x33c6), UINT16_C(0xb905), UINT16_C(0x1b81), UINT16_C(0xa835), UINT16_C(0x57ac), UINT16_C(0x1bf4), UINT16_C(0xc272), UINT16_C(0x4f25), UINT16_C(0x1f0b), UINT16_C(0x30cc), UINT16_C(0x5167), UINT16_C(0x5507), UINT16_C(0x67f3), UINT16_C(0xc6c5), UINT16_C(0xa7aa), UINT16_C(0xc9cd), UINT16_C(0x9322), UINT16_C(0xfcc6), UINT16_C(0x5afb), UINT16_C(0x8c42), UINT16_C(0xedc8), UINT16_C(0x083a), UINT16_C(0xb42d), UINT16_C(0x4c4a), UINT16_C(0x5e3e), UINT16_C(0xb0d1), UINT16_C(0xfc8a), UINT16_C(0x89bf), UINT16_C(0x740f), UINT16_C(0x8e8f), UINT16_C(0x65b4)};
    sangi_limb t[32 + 2] = {0};
    for (unsigned i = 0; i < 32; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 32; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[32] = sangi_limb_add(t[32], carry, &over);
        t[32 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x294d));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 32; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[32 - 1] = sangi_limb_add(t[32], carry, &over);
        t[32] = (sangi_limb)(t[32 + 1] + over);
    }
    sangi_limb d[32], below = 0;
    for (unsigned j = 0; j < 32; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[32], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 32; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
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
    static const sangi_limb p[32] = {UINT16_C(0xc87b), UINT16_C(0x33c6), UINT16_C(0xb905), UINT16_C(0x1b81), UINT16_C(0xa835), UINT16_C(0x57ac), UINT16_C(0x1bf4), UINT16_C(0xc272), UINT16_C(0x4f25), UINT16_C(0x1f0b), UINT16_C(0x30cc), UINT16_C(0x5167), UINT16_C(0x5507), UINT16_C(0x67f3), UINT16_C(0xc6c5), UINT16_C(0xa7aa), UINT16_C(0xc9cd), UINT16_C(0x9322), UINT16_C(0xfcc6), UINT16_C(0x5afb), UINT16_C(0x8c42), UINT16_C(0xedc8), UINT16_C(0x083a), UINT16_C(0xb42d), UINT16_C(0x4c4a), UINT16_C(0x5e3e), UINT16_C(0xb0d1), UINT16_C(0xfc8a), UINT16_C(0x89bf), UINT16_C(0x740f), UINT16_C(0x8e8f), UINT16_C(0x65b4)};
    sangi_limb t[32 + 1], high = 0;
    for (unsigned j = 0; j < 32; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[32] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[31] >> 13) | (t[32] << 3)));
    (void)sangi_limb_mac(top, UINT16_C(0x508b), 0, 0, &q);
    sangi_limb borrow = 0;
    high = 0;
    for (unsigned j = 0; j < 32; j++)
        t[j] = sangi_limb_sub(t[j], sangi_limb_mac(p[j], q, 0, high, &high), &borrow);
    t[32] = sangi_limb_sub(t[32], high, &borrow);
    sangi_limb d[32], below = 0;
    for (unsigned j = 0; j < 32; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[32], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 32; j++)
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
void sangi_p511_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[32] = {UINT16_C(0xc87b), UINT16_C(0x33c6), UINT16_C(0xb905), UINT16_C(0x1b81), UINT16_C(0xa835), UINT16_C(0x57ac), UINT16_C(0x1bf4), UINT16_C(0xc272), UINT16_C(0x4f25), UINT16_C(0x1f0b), UINT16_C(0x30cc), UINT16_C(0x5167), UINT16_C(0x5507), UINT16_C(0x67f3), UINT16_C(0xc6c5), UINT16_C(0xa7aa), UINT16_C(0xc9cd), UINT16_C(0x9322), UINT16_C(0xfcc6), UINT16_C(0x5afb), UINT16_C(0x8c42), UINT16_C(0xedc8), UINT16_C(0x083a), UINT16_C(0xb42d), UINT16_C(0x4c4a), UINT16_C(0x5e3e), UINT16_C(0xb0d1), UINT16_C(0xfc8a), UINT16_C(0x89bf), UINT16_C(0x740f), UINT16_C(0x8e8f), UINT16_C(0x65b4)};
    sangi_limb t[32 + 2] = {0};
    for (unsigned i = 0; i < 32; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 32; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[32] = sangi_limb_add(t[32], carry, &over);
        t[32 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x294d));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 32; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[32 - 1] = sangi_limb_add(t[32], carry, &over);
        t[32] = (sangi_limb)(t[32 + 1] + over);
    }
    for (unsigned j = 0; j < 32; j++)
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
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
    const sangi_limb y28 = y[28];
    const sangi_limb y29 = y[29];
    const sangi_limb y30 = y[30];
    const sangi_limb y31 = y[31];
    sangi_limb c66 = 0;
    const sangi_limb t65 = sangi_limb_add(x0, y0, &c66);
    const sangi_limb t67 = sangi_limb_add(x1, y1, &c66);
    const sangi_limb t69 = sangi_limb_add(x2, y2, &c66);
    const sangi_limb t71 = sangi_limb_add(x3, y3, &c66);
    const sangi_limb t73 = sangi_limb_add(x4, y4, &c66);
    const sangi_limb t75 = sangi_limb_add(x5, y5, &c66);
    const sangi_limb t77 = sangi_limb_add(x6, y6, &c66);
    const sangi_limb t79 = sangi_limb_add(x7, y7, &c66);
    const sangi_limb t81 = sangi_limb_add(x8, y8, &c66);
    const sangi_limb t83 = sangi_limb_add(x9, y9, &c66);
    const sangi_limb t85 = sangi_limb_add(x10, y10, &c66);
    const sangi_limb t87 = sangi_limb_add(x11, y11, &c66);
    const sangi_limb t89 = sangi_limb_add(x12, y12, &c66);
    const sangi_limb t91 = sangi_limb_add(x13, y13, &c66);
    const sangi_limb t93 = sangi_limb_add(x14, y14, &c66);
    const sangi_limb t95 = sangi_limb_add(x15, y15, &c66);
    const sangi_limb t97 = sangi_limb_add(x16, y16, &c66);
    const sangi_limb t99 = sangi_limb_add(x17, y17, &c66);
    const sangi_limb t101 = sangi_limb_add(x18, y18, &c66);
    const sangi_limb t103 = sangi_limb_add(x19, y19, &c66);
    const sangi_limb t105 = sangi_limb_add(x20, y20, &c66);
    const sangi_limb t107 = sangi_limb_add(x21, y21, &c66);
    const sangi_limb t109 = sangi_limb_add(x22, y22, &c66);
    const sangi_limb t111 = sangi_limb_add(x23, y23, &c66);
    const sangi_limb t113 = sangi_limb_add(x24, y24, &c66);
    const sangi_limb t115 = sangi_limb_add(x25, y25, &c66);
    const sangi_limb t117 = sangi_limb_add(x26, y26, &c66);
    const sangi_limb t119 = sangi_limb_add(x27, y27, &c66);
    const sangi_limb t121 = sangi_limb_add(x28, y28, &c66);
    const sangi_limb t123 = sangi_limb_add(x29, y29, &c66);
    const sangi_limb t125 = sangi_limb_add(x30, y30, &c66);
    const sangi_limb t127 = sangi_limb_add(x31, y31, &c66);
    z[0] = t65;
    z[1] = t67;
    z[2] = t69;
    z[3] = t71;
    z[4] = t73;
    z[5] = t75;
    z[6] = t77;
    z[7] = t79;
    z[8] = t81;
    z[9] = t83;
    z[10] = t85;
    z[11] = t87;
    z[12] = t89;
    z[13] = t91;
    z[14] = t93;
    z[15] = t95;
    z[16] = t97;
    z[17] = t99;
    z[18] = t101;
    z[19] = t103;
    z[20] = t105;
    z[21] = t107;
    z[22] = t109;
    z[23] = t111;
    z[24] = t113;
    z[25] = t115;
    z[26] = t117;
    z[27] = t119;
    z[28] = t121;
    z[29] = t123;
    z[30] = t125;
    z[31] = t127;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
    /* d = s - p */
    sangi_limb c66 = 0;
    const sangi_limb t65 = sangi_limb_sub(x0, UINT16_C(0xc87b), &c66);
    const sangi_limb t67 = sangi_limb_sub(x1, UINT16_C(0x33c6), &c66);
    const sangi_limb t69 = sangi_limb_sub(x2, UINT16_C(0xb905), &c66);
    const sangi_limb t71 = sangi_limb_sub(x3, UINT16_C(0x1b81), &c66);
    const sangi_limb t73 = sangi_limb_sub(x4, UINT16_C(0xa835), &c66);
    const sangi_limb t75 = sangi_limb_sub(x5, UINT16_C(0x57ac), &c66);
    const sangi_limb t77 = sangi_limb_sub(x6, UINT16_C(0x1bf4), &c66);
    const sangi_limb t79 = sangi_limb_sub(x7, UINT16_C(0xc272), &c66);
    const sangi_limb t81 = sangi_limb_sub(x8, UINT16_C(0x4f25), &c66);
    const sangi_limb t83 = sangi_limb_sub(x9, UINT16_C(0x1f0b), &c66);
    const sangi_limb t85 = sangi_limb_sub(x10, UINT16_C(0x30cc), &c66);
    const sangi_limb t87 = sangi_limb_sub(x11, UINT16_C(0x5167), &c66);
    const sangi_limb t89 = sangi_limb_sub(x12, UINT16_C(0x5507), &c66);
    const sangi_limb t91 = sangi_limb_sub(x13, UINT16_C(0x67f3), &c66);
    const sangi_limb t93 = sangi_limb_sub(x14, UINT16_C(0xc6c5), &c66);
    const sangi_limb t95 = sangi_limb_sub(x15, UINT16_C(0xa7aa), &c66);
    const sangi_limb t97 = sangi_limb_sub(x16, UINT16_C(0xc9cd), &c66);
    const sangi_limb t99 = sangi_limb_sub(x17, UINT16_C(0x9322), &c66);
    const sangi_limb t101 = sangi_limb_sub(x18, UINT16_C(0xfcc6), &c66);
    const sangi_limb t103 = sangi_limb_sub(x19, UINT16_C(0x5afb), &c66);
    const sangi_limb t105 = sangi_limb_sub(x20, UINT16_C(0x8c42), &c66);
    const sangi_limb t107 = sangi_limb_sub(x21, UINT16_C(0xedc8), &c66);
    const sangi_limb t109 = sangi_limb_sub(x22, UINT16_C(0x083a), &c66);
    const sangi_limb t111 = sangi_limb_sub(x23, UINT16_C(0xb42d), &c66);
    const sangi_limb t113 = sangi_limb_sub(x24, UINT16_C(0x4c4a), &c66);
    const sangi_limb t115 = sangi_limb_sub(x25, UINT16_C(0x5e3e), &c66);
    const sangi_limb t117 = sangi_limb_sub(x26, UINT16_C(0xb0d1), &c66);
    const sangi_limb t119 = sangi_limb_sub(x27, UINT16_C(0xfc8a), &c66);
    const sangi_limb t121 = sangi_limb_sub(x28, UINT16_C(0x89bf), &c66);
    const sangi_limb t123 = sangi_limb_sub(x29, UINT16_C(0x740f), &c66);
    const sangi_limb t125 = sangi_limb_sub(x30, UINT16_C(0x8e8f), &c66);
    const sangi_limb t127 = sangi_limb_sub(x31, UINT16_C(0x65b4), &c66);
    /* s where d < 0, else d */
    const sangi_limb t129 = sangi_limb_mask(c66);
    const sangi_limb t130 = sangi_limb_select(t129, x0, t65);
    const sangi_limb t131 = sangi_limb_select(t129, x1, t67);
    const sangi_limb t132 = sangi_limb_select(t129, x2, t69);
    const sangi_limb t133 = sangi_limb_select(t129, x3, t71);
    const sangi_limb t134 = sangi_limb_select(t129, x4, t73);
    const sangi_limb t135 = sangi_limb_select(t129, x5, t75);
    const sangi_limb t136 = sangi_limb_select(t129, x6, t77);
    const sangi_limb t137 = sangi_limb_select(t129, x7, t79);
    const sangi_limb t138 = sangi_limb_select(t129, x8, t81);
    const sangi_limb t139 = sangi_limb_select(t129, x9, t83);
    const sangi_limb t140 = sangi_limb_select(t129, x10, t85);
    const sangi_limb t141 = sangi_limb_select(t129, x11, t87);
    const sangi_limb t142 = sangi_limb_select(t129, x12, t89);
    const sangi_limb t143 = sangi_limb_select(t129, x13, t91);
    const sangi_limb t144 = sangi_limb_select(t129, x14, t93);
    const sangi_limb t145 = sangi_limb_select(t129, x15, t95);
    const sangi_limb t146 = sangi_limb_select(t129, x16, t97);
    const sangi_limb t147 = sangi_limb_select(t129, x17, t99);
    const sangi_limb t148 = sangi_limb_select(t129, x18, t101);
    const sangi_limb t149 = sangi_limb_select(t129, x19, t103);
    const sangi_limb t150 = sangi_limb_select(t129, x20, t105);
    const sangi_limb t151 = sangi_limb_select(t129, x21, t107);
    const sangi_limb t152 = sangi_limb_select(t129, x22, t109);
    const sangi_limb t153 = sangi_limb_select(t129, x23, t111);
    const sangi_limb t154 = sangi_limb_select(t129, x24, t113);
    const sangi_limb t155 = sangi_limb_select(t129, x25, t115);
    const sangi_limb t156 = sangi_limb_select(t129, x26, t117);
    const sangi_limb t157 = sangi_limb_select(t129, x27, t119);
    const sangi_limb t158 = sangi_limb_select(t129, x28, t121);
    const sangi_limb t159 = sangi_limb_select(t129, x29, t123);
    const sangi_limb t160 = sangi_limb_select(t129, x30, t125);
    const sangi_limb t161 = sangi_limb_select(t129, x31, t127);
    z[0] = t130;
    z[1] = t131;
    z[2] = t132;
    z[3] = t133;
    z[4] = t134;
    z[5] = t135;
    z[6] = t136;
    z[7] = t137;
    z[8] = t138;
    z[9] = t139;
    z[10] = t140;
    z[11] = t141;
    z[12] = t142;
    z[13] = t143;
    z[14] = t144;
    z[15] = t145;
    z[16] = t146;
    z[17] = t147;
    z[18] = t148;
    z[19] = t149;
    z[20] = t150;
    z[21] = t151;
    z[22] = t152;
    z[23] = t153;
    z[24] = t154;
    z[25] = t155;
    z[26] = t156;
    z[27] = t157;
    z[28] = t158;
    z[29] = t159;
    z[30] = t160;
    z[31] = t161;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
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
    const sangi_limb y28 = y[28];
    const sangi_limb y29 = y[29];
    const sangi_limb y30 = y[30];
    const sangi_limb y31 = y[31];
    const sangi_limb t67 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t68 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t69 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t70 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t71 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t72 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t73 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t74 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t75 = sangi_limb_select(t2, x8, y8);
    const sangi_limb t76 = sangi_limb_select(t2, x9, y9);
    const sangi_limb t77 = sangi_limb_select(t2, x10, y10);
    const sangi_limb t78 = sangi_limb_select(t2, x11, y11);
    const sangi_limb t79 = sangi_limb_select(t2, x12, y12);
    const sangi_limb t80 = sangi_limb_select(t2, x13, y13);
    const sangi_limb t81 = sangi_limb_select(t2, x14, y14);
    const sangi_limb t82 = sangi_limb_select(t2, x15, y15);
    const sangi_limb t83 = sangi_limb_select(t2, x16, y16);
    const sangi_limb t84 = sangi_limb_select(t2, x17, y17);
    const sangi_limb t85 = sangi_limb_select(t2, x18, y18);
    const sangi_limb t86 = sangi_limb_select(t2, x19, y19);
    const sangi_limb t87 = sangi_limb_select(t2, x20, y20);
    const sangi_limb t88 = sangi_limb_select(t2, x21, y21);
    const sangi_limb t89 = sangi_limb_select(t2, x22, y22);
    const sangi_limb t90 = sangi_limb_select(t2, x23, y23);
    const sangi_limb t91 = sangi_limb_select(t2, x24, y24);
    const sangi_limb t92 = sangi_limb_select(t2, x25, y25);
    const sangi_limb t93 = sangi_limb_select(t2, x26, y26);
    const sangi_limb t94 = sangi_limb_select(t2, x27, y27);
    const sangi_limb t95 = sangi_limb_select(t2, x28, y28);
    const sangi_limb t96 = sangi_limb_select(t2, x29, y29);
    const sangi_limb t97 = sangi_limb_select(t2, x30, y30);
    const sangi_limb t98 = sangi_limb_select(t2, x31, y31);
    z[0] = t67;
    z[1] = t68;
    z[2] = t69;
    z[3] = t70;
    z[4] = t71;
    z[5] = t72;
    z[6] = t73;
    z[7] = t74;
    z[8] = t75;
    z[9] = t76;
    z[10] = t77;
    z[11] = t78;
    z[12] = t79;
    z[13] = t80;
    z[14] = t81;
    z[15] = t82;
    z[16] = t83;
    z[17] = t84;
    z[18] = t85;
    z[19] = t86;
    z[20] = t87;
    z[21] = t88;
    z[22] = t89;
    z[23] = t90;
    z[24] = t91;
    z[25] = t92;
    z[26] = t93;
    z[27] = t94;
    z[28] = t95;
    z[29] = t96;
    z[30] = t97;
    z[31] = t98;
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
    const sangi_limb x16 = x[16];
    const sangi_limb y16 = y[16];
    const sangi_limb t69 = sangi_limb_select(t2, y16, x16);
    const sangi_limb t70 = sangi_limb_select(t2, x16, y16);
    x[16] = t69;
    y[16] = t70;
    const sangi_limb x17 = x[17];
    const sangi_limb y17 = y[17];
    const sangi_limb t73 = sangi_limb_select(t2, y17, x17);
    const sangi_limb t74 = sangi_limb_select(t2, x17, y17);
    x[17] = t73;
    y[17] = t74;
    const sangi_limb x18 = x[18];
    const sangi_limb y18 = y[18];
    const sangi_limb t77 = sangi_limb_select(t2, y18, x18);
    const sangi_limb t78 = sangi_limb_select(t2, x18, y18);
    x[18] = t77;
    y[18] = t78;
    const sangi_limb x19 = x[19];
    const sangi_limb y19 = y[19];
    const sangi_limb t81 = sangi_limb_select(t2, y19, x19);
    const sangi_limb t82 = sangi_limb_select(t2, x19, y19);
    x[19] = t81;
    y[19] = t82;
    const sangi_limb x20 = x[20];
    const sangi_limb y20 = y[20];
    const sangi_limb t85 = sangi_limb_select(t2, y20, x20);
    const sangi_limb t86 = sangi_limb_select(t2, x20, y20);
    x[20] = t85;
    y[20] = t86;
    const sangi_limb x21 = x[21];
    const sangi_limb y21 = y[21];
    const sangi_limb t89 = sangi_limb_select(t2, y21, x21);
    const sangi_limb t90 = sangi_limb_select(t2, x21, y21);
    x[21] = t89;
    y[21] = t90;
    const sangi_limb x22 = x[22];
    const sangi_limb y22 = y[22];
    const sangi_limb t93 = sangi_limb_select(t2, y22, x22);
    const sangi_limb t94 = sangi_limb_select(t2, x22, y22);
    x[22] = t93;
    y[22] = t94;
    const sangi_limb x23 = x[23];
    const sangi_limb y23 = y[23];
    const sangi_limb t97 = sangi_limb_select(t2, y23, x23);
    const sangi_limb t98 = sangi_limb_select(t2, x23, y23);
    x[23] = t97;
    y[23] = t98;
    const sangi_limb x24 = x[24];
    const sangi_limb y24 = y[24];
    const sangi_limb t101 = sangi_limb_select(t2, y24, x24);
    const sangi_limb t102 = sangi_limb_select(t2, x24, y24);
    x[24] = t101;
    y[24] = t102;
    const sangi_limb x25 = x[25];
    const sangi_limb y25 = y[25];
    const sangi_limb t105 = sangi_limb_select(t2, y25, x25);
    const sangi_limb t106 = sangi_limb_select(t2, x25, y25);
    x[25] = t105;
    y[25] = t106;
    const sangi_limb x26 = x[26];
    const sangi_limb y26 = y[26];
    const sangi_limb t109 = sangi_limb_select(t2, y26, x26);
    const sangi_limb t110 = sangi_limb_select(t2, x26, y26);
    x[26] = t109;
    y[26] = t110;
    const sangi_limb x27 = x[27];
    const sangi_limb y27 = y[27];
    const sangi_limb t113 = sangi_limb_select(t2, y27, x27);
    const sangi_limb t114 = sangi_limb_select(t2, x27, y27);
    x[27] = t113;
    y[27] = t114;
    const sangi_limb x28 = x[28];
    const sangi_limb y28 = y[28];
    const sangi_limb t117 = sangi_limb_select(t2, y28, x28);
    const sangi_limb t118 = sangi_limb_select(t2, x28, y28);
    x[28] = t117;
    y[28] = t118;
    const sangi_limb x29 = x[29];
    const sangi_limb y29 = y[29];
    const sangi_limb t121 = sangi_limb_select(t2, y29, x29);
    const sangi_limb t122 = sangi_limb_select(t2, x29, y29);
    x[29] = t121;
    y[29] = t122;
    const sangi_limb x30 = x[30];
    const sangi_limb y30 = y[30];
    const sangi_limb t125 = sangi_limb_select(t2, y30, x30);
    const sangi_limb t126 = sangi_limb_select(t2, x30, y30);
    x[30] = t125;
    y[30] = t126;
    const sangi_limb x31 = x[31];
    const sangi_limb y31 = y[31];
    const sangi_limb t129 = sangi_limb_select(t2, y31, x31);
    const sangi_limb t130 = sangi_limb_select(t2, x31, y31);
    x[31] = t129;
    y[31] = t130;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
    /* the union of the limbs */
    const sangi_limb t33 = (sangi_limb)(x0 | x1);
    const sangi_limb t34 = (sangi_limb)(t33 | x2);
    const sangi_limb t35 = (sangi_limb)(t34 | x3);
    const sangi_limb t36 = (sangi_limb)(t35 | x4);
    const sangi_limb t37 = (sangi_limb)(t36 | x5);
    const sangi_limb t38 = (sangi_limb)(t37 | x6);
    const sangi_limb t39 = (sangi_limb)(t38 | x7);
    const sangi_limb t40 = (sangi_limb)(t39 | x8);
    const sangi_limb t41 = (sangi_limb)(t40 | x9);
    const sangi_limb t42 = (sangi_limb)(t41 | x10);
    const sangi_limb t43 = (sangi_limb)(t42 | x11);
    const sangi_limb t44 = (sangi_limb)(t43 | x12);
    const sangi_limb t45 = (sangi_limb)(t44 | x13);
    const sangi_limb t46 = (sangi_limb)(t45 | x14);
    const sangi_limb t47 = (sangi_limb)(t46 | x15);
    const sangi_limb t48 = (sangi_limb)(t47 | x16);
    const sangi_limb t49 = (sangi_limb)(t48 | x17);
    const sangi_limb t50 = (sangi_limb)(t49 | x18);
    const sangi_limb t51 = (sangi_limb)(t50 | x19);
    const sangi_limb t52 = (sangi_limb)(t51 | x20);
    const sangi_limb t53 = (sangi_limb)(t52 | x21);
    const sangi_limb t54 = (sangi_limb)(t53 | x22);
    const sangi_limb t55 = (sangi_limb)(t54 | x23);
    const sangi_limb t56 = (sangi_limb)(t55 | x24);
    const sangi_limb t57 = (sangi_limb)(t56 | x25);
    const sangi_limb t58 = (sangi_limb)(t57 | x26);
    const sangi_limb t59 = (sangi_limb)(t58 | x27);
    const sangi_limb t60 = (sangi_limb)(t59 | x28);
    const sangi_limb t61 = (sangi_limb)(t60 | x29);
    const sangi_limb t62 = (sangi_limb)(t61 | x30);
    const sangi_limb t63 = (sangi_limb)(t62 | x31);
    /* below 1 only if it is 0 */
    sangi_limb c66 = 0;
    (void)sangi_limb_sub(t63, UINT16_C(0x0001), &c66);
    const sangi_limb t67 = sangi_limb_mask(c66);
    return t67;
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
    const sangi_limb x28 = x[28];
    const sangi_limb x29 = x[29];
    const sangi_limb x30 = x[30];
    const sangi_limb x31 = x[31];
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
    const sangi_limb y28 = y[28];
    const sangi_limb y29 = y[29];
    const sangi_limb y30 = y[30];
    const sangi_limb y31 = y[31];
    /* the union of the limbs */
    const sangi_limb t65 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t66 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t67 = (sangi_limb)(t65 | t66);
    const sangi_limb t68 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t69 = (sangi_limb)(t67 | t68);
    const sangi_limb t70 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t71 = (sangi_limb)(t69 | t70);
    const sangi_limb t72 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t73 = (sangi_limb)(t71 | t72);
    const sangi_limb t74 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t75 = (sangi_limb)(t73 | t74);
    const sangi_limb t76 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t77 = (sangi_limb)(t75 | t76);
    const sangi_limb t78 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t79 = (sangi_limb)(t77 | t78);
    const sangi_limb t80 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t81 = (sangi_limb)(t79 | t80);
    const sangi_limb t82 = (sangi_limb)(x9 ^ y9);
    const sangi_limb t83 = (sangi_limb)(t81 | t82);
    const sangi_limb t84 = (sangi_limb)(x10 ^ y10);
    const sangi_limb t85 = (sangi_limb)(t83 | t84);
    const sangi_limb t86 = (sangi_limb)(x11 ^ y11);
    const sangi_limb t87 = (sangi_limb)(t85 | t86);
    const sangi_limb t88 = (sangi_limb)(x12 ^ y12);
    const sangi_limb t89 = (sangi_limb)(t87 | t88);
    const sangi_limb t90 = (sangi_limb)(x13 ^ y13);
    const sangi_limb t91 = (sangi_limb)(t89 | t90);
    const sangi_limb t92 = (sangi_limb)(x14 ^ y14);
    const sangi_limb t93 = (sangi_limb)(t91 | t92);
    const sangi_limb t94 = (sangi_limb)(x15 ^ y15);
    const sangi_limb t95 = (sangi_limb)(t93 | t94);
    const sangi_limb t96 = (sangi_limb)(x16 ^ y16);
    const sangi_limb t97 = (sangi_limb)(t95 | t96);
    const sangi_limb t98 = (sangi_limb)(x17 ^ y17);
    const sangi_limb t99 = (sangi_limb)(t97 | t98);
    const sangi_limb t100 = (sangi_limb)(x18 ^ y18);
    const sangi_limb t101 = (sangi_limb)(t99 | t100);
    const sangi_limb t102 = (sangi_limb)(x19 ^ y19);
    const sangi_limb t103 = (sangi_limb)(t101 | t102);
    const sangi_limb t104 = (sangi_limb)(x20 ^ y20);
    const sangi_limb t105 = (sangi_limb)(t103 | t104);
    const sangi_limb t106 = (sangi_limb)(x21 ^ y21);
    const sangi_limb t107 = (sangi_limb)(t105 | t106);
    const sangi_limb t108 = (sangi_limb)(x22 ^ y22);
    const sangi_limb t109 = (sangi_limb)(t107 | t108);
    const sangi_limb t110 = (sangi_limb)(x23 ^ y23);
    const sangi_limb t111 = (sangi_limb)(t109 | t110);
    const sangi_limb t112 = (sangi_limb)(x24 ^ y24);
    const sangi_limb t113 = (sangi_limb)(t111 | t112);
    const sangi_limb t114 = (sangi_limb)(x25 ^ y25);
    const sangi_limb t115 = (sangi_limb)(t113 | t114);
    const sangi_limb t116 = (sangi_limb)(x26 ^ y26);
    const sangi_limb t117 = (sangi_limb)(t115 | t116);
    const sangi_limb t118 = (sangi_limb)(x27 ^ y27);
    const sangi_limb t119 = (sangi_limb)(t117 | t118);
    const sangi_limb t120 = (sangi_limb)(x28 ^ y28);
    const sangi_limb t121 = (sangi_limb)(t119 | t120);
    const sangi_limb t122 = (sangi_limb)(x29 ^ y29);
    const sangi_limb t123 = (sangi_limb)(t121 | t122);
    const sangi_limb t124 = (sangi_limb)(x30 ^ y30);
    const sangi_limb t125 = (sangi_limb)(t123 | t124);
    const sangi_limb t126 = (sangi_limb)(x31 ^ y31);
    const sangi_limb t127 = (sangi_limb)(t125 | t126);
    /* below 1 only if it is 0 */
    sangi_limb c130 = 0;
    (void)sangi_limb_sub(t127, UINT16_C(0x0001), &c130);
    const sangi_limb t131 = sangi_limb_mask(c130);
    return t131;
}
