/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p521, base field of NIST P-521; 521 bits in 33 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p521_modulus[33];
extern const sangi_limb sangi_p521_one[33];
extern const sangi_limb sangi_p521_radix2[33];
extern const sangi_limb sangi_p521_root[33];
extern const sangi_limb sangi_p521_sqrt_exponent[33];
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

const sangi_limb sangi_p521_modulus[33] = {
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
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x01ff),
};

const sangi_limb sangi_p521_one[33] = {
    UINT16_C(0x0080),
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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p521_radix2[33] = {
    UINT16_C(0x4000),
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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p521_root[33] = {
    UINT16_C(0xff7f),
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
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x01ff),
};

const sangi_limb sangi_p521_sqrt_exponent[33] = {
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
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x007f),
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
    const sangi_limb x32 = x[32];
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
    const sangi_limb y32 = y[32];
    /* s = x + y */
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(x0, y0, &c68);
    const sangi_limb t69 = sangi_limb_add(x1, y1, &c68);
    const sangi_limb t71 = sangi_limb_add(x2, y2, &c68);
    const sangi_limb t73 = sangi_limb_add(x3, y3, &c68);
    const sangi_limb t75 = sangi_limb_add(x4, y4, &c68);
    const sangi_limb t77 = sangi_limb_add(x5, y5, &c68);
    const sangi_limb t79 = sangi_limb_add(x6, y6, &c68);
    const sangi_limb t81 = sangi_limb_add(x7, y7, &c68);
    const sangi_limb t83 = sangi_limb_add(x8, y8, &c68);
    const sangi_limb t85 = sangi_limb_add(x9, y9, &c68);
    const sangi_limb t87 = sangi_limb_add(x10, y10, &c68);
    const sangi_limb t89 = sangi_limb_add(x11, y11, &c68);
    const sangi_limb t91 = sangi_limb_add(x12, y12, &c68);
    const sangi_limb t93 = sangi_limb_add(x13, y13, &c68);
    const sangi_limb t95 = sangi_limb_add(x14, y14, &c68);
    const sangi_limb t97 = sangi_limb_add(x15, y15, &c68);
    const sangi_limb t99 = sangi_limb_add(x16, y16, &c68);
    const sangi_limb t101 = sangi_limb_add(x17, y17, &c68);
    const sangi_limb t103 = sangi_limb_add(x18, y18, &c68);
    const sangi_limb t105 = sangi_limb_add(x19, y19, &c68);
    const sangi_limb t107 = sangi_limb_add(x20, y20, &c68);
    const sangi_limb t109 = sangi_limb_add(x21, y21, &c68);
    const sangi_limb t111 = sangi_limb_add(x22, y22, &c68);
    const sangi_limb t113 = sangi_limb_add(x23, y23, &c68);
    const sangi_limb t115 = sangi_limb_add(x24, y24, &c68);
    const sangi_limb t117 = sangi_limb_add(x25, y25, &c68);
    const sangi_limb t119 = sangi_limb_add(x26, y26, &c68);
    const sangi_limb t121 = sangi_limb_add(x27, y27, &c68);
    const sangi_limb t123 = sangi_limb_add(x28, y28, &c68);
    const sangi_limb t125 = sangi_limb_add(x29, y29, &c68);
    const sangi_limb t127 = sangi_limb_add(x30, y30, &c68);
    const sangi_limb t129 = sangi_limb_add(x31, y31, &c68);
    const sangi_limb t131 = sangi_limb_add(x32, y32, &c68);
    /* d = s - p */
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_sub(t67, UINT16_C(0xffff), &c167);
    const sangi_limb t168 = sangi_limb_sub(t69, UINT16_C(0xffff), &c167);
    const sangi_limb t170 = sangi_limb_sub(t71, UINT16_C(0xffff), &c167);
    const sangi_limb t172 = sangi_limb_sub(t73, UINT16_C(0xffff), &c167);
    const sangi_limb t174 = sangi_limb_sub(t75, UINT16_C(0xffff), &c167);
    const sangi_limb t176 = sangi_limb_sub(t77, UINT16_C(0xffff), &c167);
    const sangi_limb t178 = sangi_limb_sub(t79, UINT16_C(0xffff), &c167);
    const sangi_limb t180 = sangi_limb_sub(t81, UINT16_C(0xffff), &c167);
    const sangi_limb t182 = sangi_limb_sub(t83, UINT16_C(0xffff), &c167);
    const sangi_limb t184 = sangi_limb_sub(t85, UINT16_C(0xffff), &c167);
    const sangi_limb t186 = sangi_limb_sub(t87, UINT16_C(0xffff), &c167);
    const sangi_limb t188 = sangi_limb_sub(t89, UINT16_C(0xffff), &c167);
    const sangi_limb t190 = sangi_limb_sub(t91, UINT16_C(0xffff), &c167);
    const sangi_limb t192 = sangi_limb_sub(t93, UINT16_C(0xffff), &c167);
    const sangi_limb t194 = sangi_limb_sub(t95, UINT16_C(0xffff), &c167);
    const sangi_limb t196 = sangi_limb_sub(t97, UINT16_C(0xffff), &c167);
    const sangi_limb t198 = sangi_limb_sub(t99, UINT16_C(0xffff), &c167);
    const sangi_limb t200 = sangi_limb_sub(t101, UINT16_C(0xffff), &c167);
    const sangi_limb t202 = sangi_limb_sub(t103, UINT16_C(0xffff), &c167);
    const sangi_limb t204 = sangi_limb_sub(t105, UINT16_C(0xffff), &c167);
    const sangi_limb t206 = sangi_limb_sub(t107, UINT16_C(0xffff), &c167);
    const sangi_limb t208 = sangi_limb_sub(t109, UINT16_C(0xffff), &c167);
    const sangi_limb t210 = sangi_limb_sub(t111, UINT16_C(0xffff), &c167);
    const sangi_limb t212 = sangi_limb_sub(t113, UINT16_C(0xffff), &c167);
    const sangi_limb t214 = sangi_limb_sub(t115, UINT16_C(0xffff), &c167);
    const sangi_limb t216 = sangi_limb_sub(t117, UINT16_C(0xffff), &c167);
    const sangi_limb t218 = sangi_limb_sub(t119, UINT16_C(0xffff), &c167);
    const sangi_limb t220 = sangi_limb_sub(t121, UINT16_C(0xffff), &c167);
    const sangi_limb t222 = sangi_limb_sub(t123, UINT16_C(0xffff), &c167);
    const sangi_limb t224 = sangi_limb_sub(t125, UINT16_C(0xffff), &c167);
    const sangi_limb t226 = sangi_limb_sub(t127, UINT16_C(0xffff), &c167);
    const sangi_limb t228 = sangi_limb_sub(t129, UINT16_C(0xffff), &c167);
    const sangi_limb t230 = sangi_limb_sub(t131, UINT16_C(0x01ff), &c167);
    /* s where d < 0, else d */
    const sangi_limb t232 = sangi_limb_mask(c167);
    const sangi_limb t233 = sangi_limb_select(t232, t67, t166);
    const sangi_limb t234 = sangi_limb_select(t232, t69, t168);
    const sangi_limb t235 = sangi_limb_select(t232, t71, t170);
    const sangi_limb t236 = sangi_limb_select(t232, t73, t172);
    const sangi_limb t237 = sangi_limb_select(t232, t75, t174);
    const sangi_limb t238 = sangi_limb_select(t232, t77, t176);
    const sangi_limb t239 = sangi_limb_select(t232, t79, t178);
    const sangi_limb t240 = sangi_limb_select(t232, t81, t180);
    const sangi_limb t241 = sangi_limb_select(t232, t83, t182);
    const sangi_limb t242 = sangi_limb_select(t232, t85, t184);
    const sangi_limb t243 = sangi_limb_select(t232, t87, t186);
    const sangi_limb t244 = sangi_limb_select(t232, t89, t188);
    const sangi_limb t245 = sangi_limb_select(t232, t91, t190);
    const sangi_limb t246 = sangi_limb_select(t232, t93, t192);
    const sangi_limb t247 = sangi_limb_select(t232, t95, t194);
    const sangi_limb t248 = sangi_limb_select(t232, t97, t196);
    const sangi_limb t249 = sangi_limb_select(t232, t99, t198);
    const sangi_limb t250 = sangi_limb_select(t232, t101, t200);
    const sangi_limb t251 = sangi_limb_select(t232, t103, t202);
    const sangi_limb t252 = sangi_limb_select(t232, t105, t204);
    const sangi_limb t253 = sangi_limb_select(t232, t107, t206);
    const sangi_limb t254 = sangi_limb_select(t232, t109, t208);
    const sangi_limb t255 = sangi_limb_select(t232, t111, t210);
    const sangi_limb t256 = sangi_limb_select(t232, t113, t212);
    const sangi_limb t257 = sangi_limb_select(t232, t115, t214);
    const sangi_limb t258 = sangi_limb_select(t232, t117, t216);
    const sangi_limb t259 = sangi_limb_select(t232, t119, t218);
    const sangi_limb t260 = sangi_limb_select(t232, t121, t220);
    const sangi_limb t261 = sangi_limb_select(t232, t123, t222);
    const sangi_limb t262 = sangi_limb_select(t232, t125, t224);
    const sangi_limb t263 = sangi_limb_select(t232, t127, t226);
    const sangi_limb t264 = sangi_limb_select(t232, t129, t228);
    const sangi_limb t265 = sangi_limb_select(t232, t131, t230);
    z[0] = t233;
    z[1] = t234;
    z[2] = t235;
    z[3] = t236;
    z[4] = t237;
    z[5] = t238;
    z[6] = t239;
    z[7] = t240;
    z[8] = t241;
    z[9] = t242;
    z[10] = t243;
    z[11] = t244;
    z[12] = t245;
    z[13] = t246;
    z[14] = t247;
    z[15] = t248;
    z[16] = t249;
    z[17] = t250;
    z[18] = t251;
    z[19] = t252;
    z[20] = t253;
    z[21] = t254;
    z[22] = t255;
    z[23] = t256;
    z[24] = t257;
    z[25] = t258;
    z[26] = t259;
    z[27] = t260;
    z[28] = t261;
    z[29] = t262;
    z[30] = t263;
    z[31] = t264;
    z[32] = t265;
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
    const sangi_limb x32 = x[32];
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
    const sangi_limb y32 = y[32];
    /* d = x - y */
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_sub(x0, y0, &c68);
    const sangi_limb t69 = sangi_limb_sub(x1, y1, &c68);
    const sangi_limb t71 = sangi_limb_sub(x2, y2, &c68);
    const sangi_limb t73 = sangi_limb_sub(x3, y3, &c68);
    const sangi_limb t75 = sangi_limb_sub(x4, y4, &c68);
    const sangi_limb t77 = sangi_limb_sub(x5, y5, &c68);
    const sangi_limb t79 = sangi_limb_sub(x6, y6, &c68);
    const sangi_limb t81 = sangi_limb_sub(x7, y7, &c68);
    const sangi_limb t83 = sangi_limb_sub(x8, y8, &c68);
    const sangi_limb t85 = sangi_limb_sub(x9, y9, &c68);
    const sangi_limb t87 = sangi_limb_sub(x10, y10, &c68);
    const sangi_limb t89 = sangi_limb_sub(x11, y11, &c68);
    const sangi_limb t91 = sangi_limb_sub(x12, y12, &c68);
    const sangi_limb t93 = sangi_limb_sub(x13, y13, &c68);
    const sangi_limb t95 = sangi_limb_sub(x14, y14, &c68);
    const sangi_limb t97 = sangi_limb_sub(x15, y15, &c68);
    const sangi_limb t99 = sangi_limb_sub(x16, y16, &c68);
    const sangi_limb t101 = sangi_limb_sub(x17, y17, &c68);
    const sangi_limb t103 = sangi_limb_sub(x18, y18, &c68);
    const sangi_limb t105 = sangi_limb_sub(x19, y19, &c68);
    const sangi_limb t107 = sangi_limb_sub(x20, y20, &c68);
    const sangi_limb t109 = sangi_limb_sub(x21, y21, &c68);
    const sangi_limb t111 = sangi_limb_sub(x22, y22, &c68);
    const sangi_limb t113 = sangi_limb_sub(x23, y23, &c68);
    const sangi_limb t115 = sangi_limb_sub(x24, y24, &c68);
    const sangi_limb t117 = sangi_limb_sub(x25, y25, &c68);
    const sangi_limb t119 = sangi_limb_sub(x26, y26, &c68);
    const sangi_limb t121 = sangi_limb_sub(x27, y27, &c68);
    const sangi_limb t123 = sangi_limb_sub(x28, y28, &c68);
    const sangi_limb t125 = sangi_limb_sub(x29, y29, &c68);
    const sangi_limb t127 = sangi_limb_sub(x30, y30, &c68);
    const sangi_limb t129 = sangi_limb_sub(x31, y31, &c68);
    const sangi_limb t131 = sangi_limb_sub(x32, y32, &c68);
    /* t = d + p */
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(t67, UINT16_C(0xffff), &c167);
    const sangi_limb t168 = sangi_limb_add(t69, UINT16_C(0xffff), &c167);
    const sangi_limb t170 = sangi_limb_add(t71, UINT16_C(0xffff), &c167);
    const sangi_limb t172 = sangi_limb_add(t73, UINT16_C(0xffff), &c167);
    const sangi_limb t174 = sangi_limb_add(t75, UINT16_C(0xffff), &c167);
    const sangi_limb t176 = sangi_limb_add(t77, UINT16_C(0xffff), &c167);
    const sangi_limb t178 = sangi_limb_add(t79, UINT16_C(0xffff), &c167);
    const sangi_limb t180 = sangi_limb_add(t81, UINT16_C(0xffff), &c167);
    const sangi_limb t182 = sangi_limb_add(t83, UINT16_C(0xffff), &c167);
    const sangi_limb t184 = sangi_limb_add(t85, UINT16_C(0xffff), &c167);
    const sangi_limb t186 = sangi_limb_add(t87, UINT16_C(0xffff), &c167);
    const sangi_limb t188 = sangi_limb_add(t89, UINT16_C(0xffff), &c167);
    const sangi_limb t190 = sangi_limb_add(t91, UINT16_C(0xffff), &c167);
    const sangi_limb t192 = sangi_limb_add(t93, UINT16_C(0xffff), &c167);
    const sangi_limb t194 = sangi_limb_add(t95, UINT16_C(0xffff), &c167);
    const sangi_limb t196 = sangi_limb_add(t97, UINT16_C(0xffff), &c167);
    const sangi_limb t198 = sangi_limb_add(t99, UINT16_C(0xffff), &c167);
    const sangi_limb t200 = sangi_limb_add(t101, UINT16_C(0xffff), &c167);
    const sangi_limb t202 = sangi_limb_add(t103, UINT16_C(0xffff), &c167);
    const sangi_limb t204 = sangi_limb_add(t105, UINT16_C(0xffff), &c167);
    const sangi_limb t206 = sangi_limb_add(t107, UINT16_C(0xffff), &c167);
    const sangi_limb t208 = sangi_limb_add(t109, UINT16_C(0xffff), &c167);
    const sangi_limb t210 = sangi_limb_add(t111, UINT16_C(0xffff), &c167);
    const sangi_limb t212 = sangi_limb_add(t113, UINT16_C(0xffff), &c167);
    const sangi_limb t214 = sangi_limb_add(t115, UINT16_C(0xffff), &c167);
    const sangi_limb t216 = sangi_limb_add(t117, UINT16_C(0xffff), &c167);
    const sangi_limb t218 = sangi_limb_add(t119, UINT16_C(0xffff), &c167);
    const sangi_limb t220 = sangi_limb_add(t121, UINT16_C(0xffff), &c167);
    const sangi_limb t222 = sangi_limb_add(t123, UINT16_C(0xffff), &c167);
    const sangi_limb t224 = sangi_limb_add(t125, UINT16_C(0xffff), &c167);
    const sangi_limb t226 = sangi_limb_add(t127, UINT16_C(0xffff), &c167);
    const sangi_limb t228 = sangi_limb_add(t129, UINT16_C(0xffff), &c167);
    const sangi_limb t230 = sangi_limb_add(t131, UINT16_C(0x01ff), &c167);
    /* t where d < 0, else d */
    const sangi_limb t232 = sangi_limb_mask(c167);
    const sangi_limb t233 = sangi_limb_select(t232, t166, t67);
    const sangi_limb t234 = sangi_limb_select(t232, t168, t69);
    const sangi_limb t235 = sangi_limb_select(t232, t170, t71);
    const sangi_limb t236 = sangi_limb_select(t232, t172, t73);
    const sangi_limb t237 = sangi_limb_select(t232, t174, t75);
    const sangi_limb t238 = sangi_limb_select(t232, t176, t77);
    const sangi_limb t239 = sangi_limb_select(t232, t178, t79);
    const sangi_limb t240 = sangi_limb_select(t232, t180, t81);
    const sangi_limb t241 = sangi_limb_select(t232, t182, t83);
    const sangi_limb t242 = sangi_limb_select(t232, t184, t85);
    const sangi_limb t243 = sangi_limb_select(t232, t186, t87);
    const sangi_limb t244 = sangi_limb_select(t232, t188, t89);
    const sangi_limb t245 = sangi_limb_select(t232, t190, t91);
    const sangi_limb t246 = sangi_limb_select(t232, t192, t93);
    const sangi_limb t247 = sangi_limb_select(t232, t194, t95);
    const sangi_limb t248 = sangi_limb_select(t232, t196, t97);
    const sangi_limb t249 = sangi_limb_select(t232, t198, t99);
    const sangi_limb t250 = sangi_limb_select(t232, t200, t101);
    const sangi_limb t251 = sangi_limb_select(t232, t202, t103);
    const sangi_limb t252 = sangi_limb_select(t232, t204, t105);
    const sangi_limb t253 = sangi_limb_select(t232, t206, t107);
    const sangi_limb t254 = sangi_limb_select(t232, t208, t109);
    const sangi_limb t255 = sangi_limb_select(t232, t210, t111);
    const sangi_limb t256 = sangi_limb_select(t232, t212, t113);
    const sangi_limb t257 = sangi_limb_select(t232, t214, t115);
    const sangi_limb t258 = sangi_limb_select(t232, t216, t117);
    const sangi_limb t259 = sangi_limb_select(t232, t218, t119);
    const sangi_limb t260 = sangi_limb_select(t232, t220, t121);
    const sangi_limb t261 = sangi_limb_select(t232, t222, t123);
    const sangi_limb t262 = sangi_limb_select(t232, t224, t125);
    const sangi_limb t263 = sangi_limb_select(t232, t226, t127);
    const sangi_limb t264 = sangi_limb_select(t232, t228, t129);
    const sangi_limb t265 = sangi_limb_select(t232, t230, t131);
    z[0] = t233;
    z[1] = t234;
    z[2] = t235;
    z[3] = t236;
    z[4] = t237;
    z[5] = t238;
    z[6] = t239;
    z[7] = t240;
    z[8] = t241;
    z[9] = t242;
    z[10] = t243;
    z[11] = t244;
    z[12] = t245;
    z[13] = t246;
    z[14] = t247;
    z[15] = t248;
    z[16] = t249;
    z[17] = t250;
    z[18] = t251;
    z[19] = t252;
    z[20] = t253;
    z[21] = t254;
    z[22] = t255;
    z[23] = t256;
    z[24] = t257;
    z[25] = t258;
    z[26] = t259;
    z[27] = t260;
    z[28] = t261;
    z[29] = t262;
    z[30] = t263;
    z[31] = t264;
    z[32] = t265;
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
    const sangi_limb x32 = x[32];
    /* d = x - y */
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x0, &c68);
    const sangi_limb t69 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x1, &c68);
    const sangi_limb t71 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x2, &c68);
    const sangi_limb t73 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x3, &c68);
    const sangi_limb t75 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x4, &c68);
    const sangi_limb t77 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x5, &c68);
    const sangi_limb t79 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x6, &c68);
    const sangi_limb t81 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x7, &c68);
    const sangi_limb t83 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x8, &c68);
    const sangi_limb t85 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x9, &c68);
    const sangi_limb t87 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x10, &c68);
    const sangi_limb t89 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x11, &c68);
    const sangi_limb t91 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x12, &c68);
    const sangi_limb t93 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x13, &c68);
    const sangi_limb t95 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x14, &c68);
    const sangi_limb t97 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x15, &c68);
    const sangi_limb t99 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x16, &c68);
    const sangi_limb t101 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x17, &c68);
    const sangi_limb t103 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x18, &c68);
    const sangi_limb t105 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x19, &c68);
    const sangi_limb t107 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x20, &c68);
    const sangi_limb t109 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x21, &c68);
    const sangi_limb t111 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x22, &c68);
    const sangi_limb t113 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x23, &c68);
    const sangi_limb t115 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x24, &c68);
    const sangi_limb t117 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x25, &c68);
    const sangi_limb t119 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x26, &c68);
    const sangi_limb t121 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x27, &c68);
    const sangi_limb t123 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x28, &c68);
    const sangi_limb t125 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x29, &c68);
    const sangi_limb t127 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x30, &c68);
    const sangi_limb t129 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x31, &c68);
    const sangi_limb t131 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x32, &c68);
    /* t = d + p */
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(t67, UINT16_C(0xffff), &c167);
    const sangi_limb t168 = sangi_limb_add(t69, UINT16_C(0xffff), &c167);
    const sangi_limb t170 = sangi_limb_add(t71, UINT16_C(0xffff), &c167);
    const sangi_limb t172 = sangi_limb_add(t73, UINT16_C(0xffff), &c167);
    const sangi_limb t174 = sangi_limb_add(t75, UINT16_C(0xffff), &c167);
    const sangi_limb t176 = sangi_limb_add(t77, UINT16_C(0xffff), &c167);
    const sangi_limb t178 = sangi_limb_add(t79, UINT16_C(0xffff), &c167);
    const sangi_limb t180 = sangi_limb_add(t81, UINT16_C(0xffff), &c167);
    const sangi_limb t182 = sangi_limb_add(t83, UINT16_C(0xffff), &c167);
    const sangi_limb t184 = sangi_limb_add(t85, UINT16_C(0xffff), &c167);
    const sangi_limb t186 = sangi_limb_add(t87, UINT16_C(0xffff), &c167);
    const sangi_limb t188 = sangi_limb_add(t89, UINT16_C(0xffff), &c167);
    const sangi_limb t190 = sangi_limb_add(t91, UINT16_C(0xffff), &c167);
    const sangi_limb t192 = sangi_limb_add(t93, UINT16_C(0xffff), &c167);
    const sangi_limb t194 = sangi_limb_add(t95, UINT16_C(0xffff), &c167);
    const sangi_limb t196 = sangi_limb_add(t97, UINT16_C(0xffff), &c167);
    const sangi_limb t198 = sangi_limb_add(t99, UINT16_C(0xffff), &c167);
    const sangi_limb t200 = sangi_limb_add(t101, UINT16_C(0xffff), &c167);
    const sangi_limb t202 = sangi_limb_add(t103, UINT16_C(0xffff), &c167);
    const sangi_limb t204 = sangi_limb_add(t105, UINT16_C(0xffff), &c167);
    const sangi_limb t206 = sangi_limb_add(t107, UINT16_C(0xffff), &c167);
    const sangi_limb t208 = sangi_limb_add(t109, UINT16_C(0xffff), &c167);
    const sangi_limb t210 = sangi_limb_add(t111, UINT16_C(0xffff), &c167);
    const sangi_limb t212 = sangi_limb_add(t113, UINT16_C(0xffff), &c167);
    const sangi_limb t214 = sangi_limb_add(t115, UINT16_C(0xffff), &c167);
    const sangi_limb t216 = sangi_limb_add(t117, UINT16_C(0xffff), &c167);
    const sangi_limb t218 = sangi_limb_add(t119, UINT16_C(0xffff), &c167);
    const sangi_limb t220 = sangi_limb_add(t121, UINT16_C(0xffff), &c167);
    const sangi_limb t222 = sangi_limb_add(t123, UINT16_C(0xffff), &c167);
    const sangi_limb t224 = sangi_limb_add(t125, UINT16_C(0xffff), &c167);
    const sangi_limb t226 = sangi_limb_add(t127, UINT16_C(0xffff), &c167);
    const sangi_limb t228 = sangi_limb_add(t129, UINT16_C(0xffff), &c167);
    const sangi_limb t230 = sangi_limb_add(t131, UINT16_C(0x01ff), &c167);
    /* t where d < 0, else d */
    const sangi_limb t232 = sangi_limb_mask(c167);
    const sangi_limb t233 = sangi_limb_select(t232, t166, t67);
    const sangi_limb t234 = sangi_limb_select(t232, t168, t69);
    const sangi_limb t235 = sangi_limb_select(t232, t170, t71);
    const sangi_limb t236 = sangi_limb_select(t232, t172, t73);
    const sangi_limb t237 = sangi_limb_select(t232, t174, t75);
    const sangi_limb t238 = sangi_limb_select(t232, t176, t77);
    const sangi_limb t239 = sangi_limb_select(t232, t178, t79);
    const sangi_limb t240 = sangi_limb_select(t232, t180, t81);
    const sangi_limb t241 = sangi_limb_select(t232, t182, t83);
    const sangi_limb t242 = sangi_limb_select(t232, t184, t85);
    const sangi_limb t243 = sangi_limb_select(t232, t186, t87);
    const sangi_limb t244 = sangi_limb_select(t232, t188, t89);
    const sangi_limb t245 = sangi_limb_select(t232, t190, t91);
    const sangi_limb t246 = sangi_limb_select(t232, t192, t93);
    const sangi_limb t247 = sangi_limb_select(t232, t194, t95);
    const sangi_limb t248 = sangi_limb_select(t232, t196, t97);
    const sangi_limb t249 = sangi_limb_select(t232, t198, t99);
    const sangi_limb t250 = sangi_limb_select(t232, t200, t101);
    const sangi_limb t251 = sangi_limb_select(t232, t202, t103);
    const sangi_limb t252 = sangi_limb_select(t232, t204, t105);
    const sangi_limb t253 = sangi_limb_select(t232, t206, t107);
    const sangi_limb t254 = sangi_limb_select(t232, t208, t109);
    const sangi_limb t255 = sangi_limb_select(t232, t210, t111);
    const sangi_limb t256 = sangi_limb_select(t232, t212, t113);
    const sangi_limb t257 = sangi_limb_select(t232, t214, t115);
    const sangi_limb t258 = sangi_limb_select(t232, t216, t117);
    const sangi_limb t259 = sangi_limb_select(t232, t218, t119);
    const sangi_limb t260 = sangi_limb_select(t232, t220, t121);
    const sangi_limb t261 = sangi_limb_select(t232, t222, t123);
    const sangi_limb t262 = sangi_limb_select(t232, t224, t125);
    const sangi_limb t263 = sangi_limb_select(t232, t226, t127);
    const sangi_limb t264 = sangi_limb_select(t232, t228, t129);
    const sangi_limb t265 = sangi_limb_select(t232, t230, t131);
    z[0] = t233;
    z[1] = t234;
    z[2] = t235;
    z[3] = t236;
    z[4] = t237;
    z[5] = t238;
    z[6] = t239;
    z[7] = t240;
    z[8] = t241;
    z[9] = t242;
    z[10] = t243;
    z[11] = t244;
    z[12] = t245;
    z[13] = t246;
    z[14] = t247;
    z[15] = t248;
    z[16] = t249;
    z[17] = t250;
    z[18] = t251;
    z[19] = t252;
    z[20] = t253;
    z[21] = t254;
    z[22] = t255;
    z[23] = t256;
    z[24] = t257;
    z[25] = t258;
    z[26] = t259;
    z[27] = t260;
    z[28] = t261;
    z[29] = t262;
    z[30] = t263;
    z[31] = t264;
    z[32] = t265;
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
    const sangi_limb x32 = x[32];
    /* s = x + y */
    sangi_limb c35 = 0;
    const sangi_limb t34 = sangi_limb_add(x0, sangi_limb_hide(x0), &c35);
    const sangi_limb t36 = sangi_limb_add(x1, sangi_limb_hide(x1), &c35);
    const sangi_limb t38 = sangi_limb_add(x2, sangi_limb_hide(x2), &c35);
    const sangi_limb t40 = sangi_limb_add(x3, sangi_limb_hide(x3), &c35);
    const sangi_limb t42 = sangi_limb_add(x4, sangi_limb_hide(x4), &c35);
    const sangi_limb t44 = sangi_limb_add(x5, sangi_limb_hide(x5), &c35);
    const sangi_limb t46 = sangi_limb_add(x6, sangi_limb_hide(x6), &c35);
    const sangi_limb t48 = sangi_limb_add(x7, sangi_limb_hide(x7), &c35);
    const sangi_limb t50 = sangi_limb_add(x8, sangi_limb_hide(x8), &c35);
    const sangi_limb t52 = sangi_limb_add(x9, sangi_limb_hide(x9), &c35);
    const sangi_limb t54 = sangi_limb_add(x10, sangi_limb_hide(x10), &c35);
    const sangi_limb t56 = sangi_limb_add(x11, sangi_limb_hide(x11), &c35);
    const sangi_limb t58 = sangi_limb_add(x12, sangi_limb_hide(x12), &c35);
    const sangi_limb t60 = sangi_limb_add(x13, sangi_limb_hide(x13), &c35);
    const sangi_limb t62 = sangi_limb_add(x14, sangi_limb_hide(x14), &c35);
    const sangi_limb t64 = sangi_limb_add(x15, sangi_limb_hide(x15), &c35);
    const sangi_limb t66 = sangi_limb_add(x16, sangi_limb_hide(x16), &c35);
    const sangi_limb t68 = sangi_limb_add(x17, sangi_limb_hide(x17), &c35);
    const sangi_limb t70 = sangi_limb_add(x18, sangi_limb_hide(x18), &c35);
    const sangi_limb t72 = sangi_limb_add(x19, sangi_limb_hide(x19), &c35);
    const sangi_limb t74 = sangi_limb_add(x20, sangi_limb_hide(x20), &c35);
    const sangi_limb t76 = sangi_limb_add(x21, sangi_limb_hide(x21), &c35);
    const sangi_limb t78 = sangi_limb_add(x22, sangi_limb_hide(x22), &c35);
    const sangi_limb t80 = sangi_limb_add(x23, sangi_limb_hide(x23), &c35);
    const sangi_limb t82 = sangi_limb_add(x24, sangi_limb_hide(x24), &c35);
    const sangi_limb t84 = sangi_limb_add(x25, sangi_limb_hide(x25), &c35);
    const sangi_limb t86 = sangi_limb_add(x26, sangi_limb_hide(x26), &c35);
    const sangi_limb t88 = sangi_limb_add(x27, sangi_limb_hide(x27), &c35);
    const sangi_limb t90 = sangi_limb_add(x28, sangi_limb_hide(x28), &c35);
    const sangi_limb t92 = sangi_limb_add(x29, sangi_limb_hide(x29), &c35);
    const sangi_limb t94 = sangi_limb_add(x30, sangi_limb_hide(x30), &c35);
    const sangi_limb t96 = sangi_limb_add(x31, sangi_limb_hide(x31), &c35);
    const sangi_limb t98 = sangi_limb_add(x32, sangi_limb_hide(x32), &c35);
    /* d = s - p */
    sangi_limb c134 = 0;
    const sangi_limb t133 = sangi_limb_sub(t34, UINT16_C(0xffff), &c134);
    const sangi_limb t135 = sangi_limb_sub(t36, UINT16_C(0xffff), &c134);
    const sangi_limb t137 = sangi_limb_sub(t38, UINT16_C(0xffff), &c134);
    const sangi_limb t139 = sangi_limb_sub(t40, UINT16_C(0xffff), &c134);
    const sangi_limb t141 = sangi_limb_sub(t42, UINT16_C(0xffff), &c134);
    const sangi_limb t143 = sangi_limb_sub(t44, UINT16_C(0xffff), &c134);
    const sangi_limb t145 = sangi_limb_sub(t46, UINT16_C(0xffff), &c134);
    const sangi_limb t147 = sangi_limb_sub(t48, UINT16_C(0xffff), &c134);
    const sangi_limb t149 = sangi_limb_sub(t50, UINT16_C(0xffff), &c134);
    const sangi_limb t151 = sangi_limb_sub(t52, UINT16_C(0xffff), &c134);
    const sangi_limb t153 = sangi_limb_sub(t54, UINT16_C(0xffff), &c134);
    const sangi_limb t155 = sangi_limb_sub(t56, UINT16_C(0xffff), &c134);
    const sangi_limb t157 = sangi_limb_sub(t58, UINT16_C(0xffff), &c134);
    const sangi_limb t159 = sangi_limb_sub(t60, UINT16_C(0xffff), &c134);
    const sangi_limb t161 = sangi_limb_sub(t62, UINT16_C(0xffff), &c134);
    const sangi_limb t163 = sangi_limb_sub(t64, UINT16_C(0xffff), &c134);
    const sangi_limb t165 = sangi_limb_sub(t66, UINT16_C(0xffff), &c134);
    const sangi_limb t167 = sangi_limb_sub(t68, UINT16_C(0xffff), &c134);
    const sangi_limb t169 = sangi_limb_sub(t70, UINT16_C(0xffff), &c134);
    const sangi_limb t171 = sangi_limb_sub(t72, UINT16_C(0xffff), &c134);
    const sangi_limb t173 = sangi_limb_sub(t74, UINT16_C(0xffff), &c134);
    const sangi_limb t175 = sangi_limb_sub(t76, UINT16_C(0xffff), &c134);
    const sangi_limb t177 = sangi_limb_sub(t78, UINT16_C(0xffff), &c134);
    const sangi_limb t179 = sangi_limb_sub(t80, UINT16_C(0xffff), &c134);
    const sangi_limb t181 = sangi_limb_sub(t82, UINT16_C(0xffff), &c134);
    const sangi_limb t183 = sangi_limb_sub(t84, UINT16_C(0xffff), &c134);
    const sangi_limb t185 = sangi_limb_sub(t86, UINT16_C(0xffff), &c134);
    const sangi_limb t187 = sangi_limb_sub(t88, UINT16_C(0xffff), &c134);
    const sangi_limb t189 = sangi_limb_sub(t90, UINT16_C(0xffff), &c134);
    const sangi_limb t191 = sangi_limb_sub(t92, UINT16_C(0xffff), &c134);
    const sangi_limb t193 = sangi_limb_sub(t94, UINT16_C(0xffff), &c134);
    const sangi_limb t195 = sangi_limb_sub(t96, UINT16_C(0xffff), &c134);
    const sangi_limb t197 = sangi_limb_sub(t98, UINT16_C(0x01ff), &c134);
    /* s where d < 0, else d */
    const sangi_limb t199 = sangi_limb_mask(c134);
    const sangi_limb t200 = sangi_limb_select(t199, t34, t133);
    const sangi_limb t201 = sangi_limb_select(t199, t36, t135);
    const sangi_limb t202 = sangi_limb_select(t199, t38, t137);
    const sangi_limb t203 = sangi_limb_select(t199, t40, t139);
    const sangi_limb t204 = sangi_limb_select(t199, t42, t141);
    const sangi_limb t205 = sangi_limb_select(t199, t44, t143);
    const sangi_limb t206 = sangi_limb_select(t199, t46, t145);
    const sangi_limb t207 = sangi_limb_select(t199, t48, t147);
    const sangi_limb t208 = sangi_limb_select(t199, t50, t149);
    const sangi_limb t209 = sangi_limb_select(t199, t52, t151);
    const sangi_limb t210 = sangi_limb_select(t199, t54, t153);
    const sangi_limb t211 = sangi_limb_select(t199, t56, t155);
    const sangi_limb t212 = sangi_limb_select(t199, t58, t157);
    const sangi_limb t213 = sangi_limb_select(t199, t60, t159);
    const sangi_limb t214 = sangi_limb_select(t199, t62, t161);
    const sangi_limb t215 = sangi_limb_select(t199, t64, t163);
    const sangi_limb t216 = sangi_limb_select(t199, t66, t165);
    const sangi_limb t217 = sangi_limb_select(t199, t68, t167);
    const sangi_limb t218 = sangi_limb_select(t199, t70, t169);
    const sangi_limb t219 = sangi_limb_select(t199, t72, t171);
    const sangi_limb t220 = sangi_limb_select(t199, t74, t173);
    const sangi_limb t221 = sangi_limb_select(t199, t76, t175);
    const sangi_limb t222 = sangi_limb_select(t199, t78, t177);
    const sangi_limb t223 = sangi_limb_select(t199, t80, t179);
    const sangi_limb t224 = sangi_limb_select(t199, t82, t181);
    const sangi_limb t225 = sangi_limb_select(t199, t84, t183);
    const sangi_limb t226 = sangi_limb_select(t199, t86, t185);
    const sangi_limb t227 = sangi_limb_select(t199, t88, t187);
    const sangi_limb t228 = sangi_limb_select(t199, t90, t189);
    const sangi_limb t229 = sangi_limb_select(t199, t92, t191);
    const sangi_limb t230 = sangi_limb_select(t199, t94, t193);
    const sangi_limb t231 = sangi_limb_select(t199, t96, t195);
    const sangi_limb t232 = sangi_limb_select(t199, t98, t197);
    z[0] = t200;
    z[1] = t201;
    z[2] = t202;
    z[3] = t203;
    z[4] = t204;
    z[5] = t205;
    z[6] = t206;
    z[7] = t207;
    z[8] = t208;
    z[9] = t209;
    z[10] = t210;
    z[11] = t211;
    z[12] = t212;
    z[13] = t213;
    z[14] = t214;
    z[15] = t215;
    z[16] = t216;
    z[17] = t217;
    z[18] = t218;
    z[19] = t219;
    z[20] = t220;
    z[21] = t221;
    z[22] = t222;
    z[23] = t223;
    z[24] = t224;
    z[25] = t225;
    z[26] = t226;
    z[27] = t227;
    z[28] = t228;
    z[29] = t229;
    z[30] = t230;
    z[31] = t231;
    z[32] = t232;
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
    const sangi_limb x32 = x[32];
    /* s = x + p where x is odd, else x */
    const sangi_limb c34 = (sangi_limb)(x0 & 1);
    const sangi_limb t35 = sangi_limb_mask(c34);
    const sangi_limb t69 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t70 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t71 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t72 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t73 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t74 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t75 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t76 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t77 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t78 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t79 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t80 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t81 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t82 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t83 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t84 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t85 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t86 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t87 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t88 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t89 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t90 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t91 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t92 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t93 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t94 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t95 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t96 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t97 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t98 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t99 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t100 = (sangi_limb)(UINT16_C(0xffff) & t35);
    const sangi_limb t101 = (sangi_limb)(UINT16_C(0x01ff) & t35);
    sangi_limb c103 = 0;
    const sangi_limb t102 = sangi_limb_add(x0, t69, &c103);
    const sangi_limb t104 = sangi_limb_add(x1, t70, &c103);
    const sangi_limb t106 = sangi_limb_add(x2, t71, &c103);
    const sangi_limb t108 = sangi_limb_add(x3, t72, &c103);
    const sangi_limb t110 = sangi_limb_add(x4, t73, &c103);
    const sangi_limb t112 = sangi_limb_add(x5, t74, &c103);
    const sangi_limb t114 = sangi_limb_add(x6, t75, &c103);
    const sangi_limb t116 = sangi_limb_add(x7, t76, &c103);
    const sangi_limb t118 = sangi_limb_add(x8, t77, &c103);
    const sangi_limb t120 = sangi_limb_add(x9, t78, &c103);
    const sangi_limb t122 = sangi_limb_add(x10, t79, &c103);
    const sangi_limb t124 = sangi_limb_add(x11, t80, &c103);
    const sangi_limb t126 = sangi_limb_add(x12, t81, &c103);
    const sangi_limb t128 = sangi_limb_add(x13, t82, &c103);
    const sangi_limb t130 = sangi_limb_add(x14, t83, &c103);
    const sangi_limb t132 = sangi_limb_add(x15, t84, &c103);
    const sangi_limb t134 = sangi_limb_add(x16, t85, &c103);
    const sangi_limb t136 = sangi_limb_add(x17, t86, &c103);
    const sangi_limb t138 = sangi_limb_add(x18, t87, &c103);
    const sangi_limb t140 = sangi_limb_add(x19, t88, &c103);
    const sangi_limb t142 = sangi_limb_add(x20, t89, &c103);
    const sangi_limb t144 = sangi_limb_add(x21, t90, &c103);
    const sangi_limb t146 = sangi_limb_add(x22, t91, &c103);
    const sangi_limb t148 = sangi_limb_add(x23, t92, &c103);
    const sangi_limb t150 = sangi_limb_add(x24, t93, &c103);
    const sangi_limb t152 = sangi_limb_add(x25, t94, &c103);
    const sangi_limb t154 = sangi_limb_add(x26, t95, &c103);
    const sangi_limb t156 = sangi_limb_add(x27, t96, &c103);
    const sangi_limb t158 = sangi_limb_add(x28, t97, &c103);
    const sangi_limb t160 = sangi_limb_add(x29, t98, &c103);
    const sangi_limb t162 = sangi_limb_add(x30, t99, &c103);
    const sangi_limb t164 = sangi_limb_add(x31, t100, &c103);
    const sangi_limb t166 = sangi_limb_add(x32, t101, &c103);
    /* s / 2 */
    sangi_limb c169 = 0;
    const sangi_limb t168 = sangi_limb_shift(t166, &c169);
    const sangi_limb t170 = sangi_limb_shift(t164, &c169);
    const sangi_limb t172 = sangi_limb_shift(t162, &c169);
    const sangi_limb t174 = sangi_limb_shift(t160, &c169);
    const sangi_limb t176 = sangi_limb_shift(t158, &c169);
    const sangi_limb t178 = sangi_limb_shift(t156, &c169);
    const sangi_limb t180 = sangi_limb_shift(t154, &c169);
    const sangi_limb t182 = sangi_limb_shift(t152, &c169);
    const sangi_limb t184 = sangi_limb_shift(t150, &c169);
    const sangi_limb t186 = sangi_limb_shift(t148, &c169);
    const sangi_limb t188 = sangi_limb_shift(t146, &c169);
    const sangi_limb t190 = sangi_limb_shift(t144, &c169);
    const sangi_limb t192 = sangi_limb_shift(t142, &c169);
    const sangi_limb t194 = sangi_limb_shift(t140, &c169);
    const sangi_limb t196 = sangi_limb_shift(t138, &c169);
    const sangi_limb t198 = sangi_limb_shift(t136, &c169);
    const sangi_limb t200 = sangi_limb_shift(t134, &c169);
    const sangi_limb t202 = sangi_limb_shift(t132, &c169);
    const sangi_limb t204 = sangi_limb_shift(t130, &c169);
    const sangi_limb t206 = sangi_limb_shift(t128, &c169);
    const sangi_limb t208 = sangi_limb_shift(t126, &c169);
    const sangi_limb t210 = sangi_limb_shift(t124, &c169);
    const sangi_limb t212 = sangi_limb_shift(t122, &c169);
    const sangi_limb t214 = sangi_limb_shift(t120, &c169);
    const sangi_limb t216 = sangi_limb_shift(t118, &c169);
    const sangi_limb t218 = sangi_limb_shift(t116, &c169);
    const sangi_limb t220 = sangi_limb_shift(t114, &c169);
    const sangi_limb t222 = sangi_limb_shift(t112, &c169);
    const sangi_limb t224 = sangi_limb_shift(t110, &c169);
    const sangi_limb t226 = sangi_limb_shift(t108, &c169);
    const sangi_limb t228 = sangi_limb_shift(t106, &c169);
    const sangi_limb t230 = sangi_limb_shift(t104, &c169);
    const sangi_limb t232 = sangi_limb_shift(t102, &c169);
    z[0] = t232;
    z[1] = t230;
    z[2] = t228;
    z[3] = t226;
    z[4] = t224;
    z[5] = t222;
    z[6] = t220;
    z[7] = t218;
    z[8] = t216;
    z[9] = t214;
    z[10] = t212;
    z[11] = t210;
    z[12] = t208;
    z[13] = t206;
    z[14] = t204;
    z[15] = t202;
    z[16] = t200;
    z[17] = t198;
    z[18] = t196;
    z[19] = t194;
    z[20] = t192;
    z[21] = t190;
    z[22] = t188;
    z[23] = t186;
    z[24] = t184;
    z[25] = t182;
    z[26] = t180;
    z[27] = t178;
    z[28] = t176;
    z[29] = t174;
    z[30] = t172;
    z[31] = t170;
    z[32] = t168;
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
    static const sangi_limb p[33] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x01ff)};
    sangi_limb t[33 + 2] = {0};
    for (unsigned i = 0; i < 33; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 33; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[33] = sangi_limb_add(t[33], carry, &over);
        t[33 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x0001));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 33; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[33 - 1] = sangi_limb_add(t[33], carry, &over);
        t[33] = (sangi_limb)(t[33 + 1] + over);
    }
    sangi_limb d[33], below = 0;
    for (unsigned j = 0; j < 33; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[33], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 33; j++)
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
void sangi_p521_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb p[33] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x01ff)};
    sangi_limb t[33 + 2] = {0};
    for (unsigned i = 0; i < 33; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 33; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[33] = sangi_limb_add(t[33], carry, &over);
        t[33 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x0001));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 33; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[33 - 1] = sangi_limb_add(t[33], carry, &over);
        t[33] = (sangi_limb)(t[33 + 1] + over);
    }
    sangi_limb d[33], below = 0;
    for (unsigned j = 0; j < 33; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[33], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 33; j++)
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
void sangi_p521_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[33] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x01ff)};
    sangi_limb t[33 + 1], high = 0;
    for (unsigned j = 0; j < 33; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[33] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[32] >> 7) | (t[33] << 9)));
    (void)sangi_limb_mac(top, UINT16_C(0x4000), 0, 0, &q);
    sangi_limb borrow = 0;
    high = 0;
    for (unsigned j = 0; j < 33; j++)
        t[j] = sangi_limb_sub(t[j], sangi_limb_mac(p[j], q, 0, high, &high), &borrow);
    t[33] = sangi_limb_sub(t[33], high, &borrow);
    sangi_limb d[33], below = 0;
    for (unsigned j = 0; j < 33; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[33], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 33; j++)
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
void sangi_p521_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[33] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x01ff)};
    sangi_limb t[33 + 2] = {0};
    for (unsigned i = 0; i < 33; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 33; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[33] = sangi_limb_add(t[33], carry, &over);
        t[33 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0x0001));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 33; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[33 - 1] = sangi_limb_add(t[33], carry, &over);
        t[33] = (sangi_limb)(t[33 + 1] + over);
    }
    for (unsigned j = 0; j < 33; j++)
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
    const sangi_limb x32 = x[32];
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
    const sangi_limb y32 = y[32];
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(x0, y0, &c68);
    const sangi_limb t69 = sangi_limb_add(x1, y1, &c68);
    const sangi_limb t71 = sangi_limb_add(x2, y2, &c68);
    const sangi_limb t73 = sangi_limb_add(x3, y3, &c68);
    const sangi_limb t75 = sangi_limb_add(x4, y4, &c68);
    const sangi_limb t77 = sangi_limb_add(x5, y5, &c68);
    const sangi_limb t79 = sangi_limb_add(x6, y6, &c68);
    const sangi_limb t81 = sangi_limb_add(x7, y7, &c68);
    const sangi_limb t83 = sangi_limb_add(x8, y8, &c68);
    const sangi_limb t85 = sangi_limb_add(x9, y9, &c68);
    const sangi_limb t87 = sangi_limb_add(x10, y10, &c68);
    const sangi_limb t89 = sangi_limb_add(x11, y11, &c68);
    const sangi_limb t91 = sangi_limb_add(x12, y12, &c68);
    const sangi_limb t93 = sangi_limb_add(x13, y13, &c68);
    const sangi_limb t95 = sangi_limb_add(x14, y14, &c68);
    const sangi_limb t97 = sangi_limb_add(x15, y15, &c68);
    const sangi_limb t99 = sangi_limb_add(x16, y16, &c68);
    const sangi_limb t101 = sangi_limb_add(x17, y17, &c68);
    const sangi_limb t103 = sangi_limb_add(x18, y18, &c68);
    const sangi_limb t105 = sangi_limb_add(x19, y19, &c68);
    const sangi_limb t107 = sangi_limb_add(x20, y20, &c68);
    const sangi_limb t109 = sangi_limb_add(x21, y21, &c68);
    const sangi_limb t111 = sangi_limb_add(x22, y22, &c68);
    const sangi_limb t113 = sangi_limb_add(x23, y23, &c68);
    const sangi_limb t115 = sangi_limb_add(x24, y24, &c68);
    const sangi_limb t117 = sangi_limb_add(x25, y25, &c68);
    const sangi_limb t119 = sangi_limb_add(x26, y26, &c68);
    const sangi_limb t121 = sangi_limb_add(x27, y27, &c68);
    const sangi_limb t123 = sangi_limb_add(x28, y28, &c68);
    const sangi_limb t125 = sangi_limb_add(x29, y29, &c68);
    const sangi_limb t127 = sangi_limb_add(x30, y30, &c68);
    const sangi_limb t129 = sangi_limb_add(x31, y31, &c68);
    const sangi_limb t131 = sangi_limb_add(x32, y32, &c68);
    z[0] = t67;
    z[1] = t69;
    z[2] = t71;
    z[3] = t73;
    z[4] = t75;
    z[5] = t77;
    z[6] = t79;
    z[7] = t81;
    z[8] = t83;
    z[9] = t85;
    z[10] = t87;
    z[11] = t89;
    z[12] = t91;
    z[13] = t93;
    z[14] = t95;
    z[15] = t97;
    z[16] = t99;
    z[17] = t101;
    z[18] = t103;
    z[19] = t105;
    z[20] = t107;
    z[21] = t109;
    z[22] = t111;
    z[23] = t113;
    z[24] = t115;
    z[25] = t117;
    z[26] = t119;
    z[27] = t121;
    z[28] = t123;
    z[29] = t125;
    z[30] = t127;
    z[31] = t129;
    z[32] = t131;
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
    const sangi_limb x32 = x[32];
    /* d = s - p */
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_sub(x0, UINT16_C(0xffff), &c68);
    const sangi_limb t69 = sangi_limb_sub(x1, UINT16_C(0xffff), &c68);
    const sangi_limb t71 = sangi_limb_sub(x2, UINT16_C(0xffff), &c68);
    const sangi_limb t73 = sangi_limb_sub(x3, UINT16_C(0xffff), &c68);
    const sangi_limb t75 = sangi_limb_sub(x4, UINT16_C(0xffff), &c68);
    const sangi_limb t77 = sangi_limb_sub(x5, UINT16_C(0xffff), &c68);
    const sangi_limb t79 = sangi_limb_sub(x6, UINT16_C(0xffff), &c68);
    const sangi_limb t81 = sangi_limb_sub(x7, UINT16_C(0xffff), &c68);
    const sangi_limb t83 = sangi_limb_sub(x8, UINT16_C(0xffff), &c68);
    const sangi_limb t85 = sangi_limb_sub(x9, UINT16_C(0xffff), &c68);
    const sangi_limb t87 = sangi_limb_sub(x10, UINT16_C(0xffff), &c68);
    const sangi_limb t89 = sangi_limb_sub(x11, UINT16_C(0xffff), &c68);
    const sangi_limb t91 = sangi_limb_sub(x12, UINT16_C(0xffff), &c68);
    const sangi_limb t93 = sangi_limb_sub(x13, UINT16_C(0xffff), &c68);
    const sangi_limb t95 = sangi_limb_sub(x14, UINT16_C(0xffff), &c68);
    const sangi_limb t97 = sangi_limb_sub(x15, UINT16_C(0xffff), &c68);
    const sangi_limb t99 = sangi_limb_sub(x16, UINT16_C(0xffff), &c68);
    const sangi_limb t101 = sangi_limb_sub(x17, UINT16_C(0xffff), &c68);
    const sangi_limb t103 = sangi_limb_sub(x18, UINT16_C(0xffff), &c68);
    const sangi_limb t105 = sangi_limb_sub(x19, UINT16_C(0xffff), &c68);
    const sangi_limb t107 = sangi_limb_sub(x20, UINT16_C(0xffff), &c68);
    const sangi_limb t109 = sangi_limb_sub(x21, UINT16_C(0xffff), &c68);
    const sangi_limb t111 = sangi_limb_sub(x22, UINT16_C(0xffff), &c68);
    const sangi_limb t113 = sangi_limb_sub(x23, UINT16_C(0xffff), &c68);
    const sangi_limb t115 = sangi_limb_sub(x24, UINT16_C(0xffff), &c68);
    const sangi_limb t117 = sangi_limb_sub(x25, UINT16_C(0xffff), &c68);
    const sangi_limb t119 = sangi_limb_sub(x26, UINT16_C(0xffff), &c68);
    const sangi_limb t121 = sangi_limb_sub(x27, UINT16_C(0xffff), &c68);
    const sangi_limb t123 = sangi_limb_sub(x28, UINT16_C(0xffff), &c68);
    const sangi_limb t125 = sangi_limb_sub(x29, UINT16_C(0xffff), &c68);
    const sangi_limb t127 = sangi_limb_sub(x30, UINT16_C(0xffff), &c68);
    const sangi_limb t129 = sangi_limb_sub(x31, UINT16_C(0xffff), &c68);
    const sangi_limb t131 = sangi_limb_sub(x32, UINT16_C(0x01ff), &c68);
    /* s where d < 0, else d */
    const sangi_limb t133 = sangi_limb_mask(c68);
    const sangi_limb t134 = sangi_limb_select(t133, x0, t67);
    const sangi_limb t135 = sangi_limb_select(t133, x1, t69);
    const sangi_limb t136 = sangi_limb_select(t133, x2, t71);
    const sangi_limb t137 = sangi_limb_select(t133, x3, t73);
    const sangi_limb t138 = sangi_limb_select(t133, x4, t75);
    const sangi_limb t139 = sangi_limb_select(t133, x5, t77);
    const sangi_limb t140 = sangi_limb_select(t133, x6, t79);
    const sangi_limb t141 = sangi_limb_select(t133, x7, t81);
    const sangi_limb t142 = sangi_limb_select(t133, x8, t83);
    const sangi_limb t143 = sangi_limb_select(t133, x9, t85);
    const sangi_limb t144 = sangi_limb_select(t133, x10, t87);
    const sangi_limb t145 = sangi_limb_select(t133, x11, t89);
    const sangi_limb t146 = sangi_limb_select(t133, x12, t91);
    const sangi_limb t147 = sangi_limb_select(t133, x13, t93);
    const sangi_limb t148 = sangi_limb_select(t133, x14, t95);
    const sangi_limb t149 = sangi_limb_select(t133, x15, t97);
    const sangi_limb t150 = sangi_limb_select(t133, x16, t99);
    const sangi_limb t151 = sangi_limb_select(t133, x17, t101);
    const sangi_limb t152 = sangi_limb_select(t133, x18, t103);
    const sangi_limb t153 = sangi_limb_select(t133, x19, t105);
    const sangi_limb t154 = sangi_limb_select(t133, x20, t107);
    const sangi_limb t155 = sangi_limb_select(t133, x21, t109);
    const sangi_limb t156 = sangi_limb_select(t133, x22, t111);
    const sangi_limb t157 = sangi_limb_select(t133, x23, t113);
    const sangi_limb t158 = sangi_limb_select(t133, x24, t115);
    const sangi_limb t159 = sangi_limb_select(t133, x25, t117);
    const sangi_limb t160 = sangi_limb_select(t133, x26, t119);
    const sangi_limb t161 = sangi_limb_select(t133, x27, t121);
    const sangi_limb t162 = sangi_limb_select(t133, x28, t123);
    const sangi_limb t163 = sangi_limb_select(t133, x29, t125);
    const sangi_limb t164 = sangi_limb_select(t133, x30, t127);
    const sangi_limb t165 = sangi_limb_select(t133, x31, t129);
    const sangi_limb t166 = sangi_limb_select(t133, x32, t131);
    z[0] = t134;
    z[1] = t135;
    z[2] = t136;
    z[3] = t137;
    z[4] = t138;
    z[5] = t139;
    z[6] = t140;
    z[7] = t141;
    z[8] = t142;
    z[9] = t143;
    z[10] = t144;
    z[11] = t145;
    z[12] = t146;
    z[13] = t147;
    z[14] = t148;
    z[15] = t149;
    z[16] = t150;
    z[17] = t151;
    z[18] = t152;
    z[19] = t153;
    z[20] = t154;
    z[21] = t155;
    z[22] = t156;
    z[23] = t157;
    z[24] = t158;
    z[25] = t159;
    z[26] = t160;
    z[27] = t161;
    z[28] = t162;
    z[29] = t163;
    z[30] = t164;
    z[31] = t165;
    z[32] = t166;
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
    const sangi_limb x32 = x[32];
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
    const sangi_limb y32 = y[32];
    const sangi_limb t69 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t70 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t71 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t72 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t73 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t74 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t75 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t76 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t77 = sangi_limb_select(t2, x8, y8);
    const sangi_limb t78 = sangi_limb_select(t2, x9, y9);
    const sangi_limb t79 = sangi_limb_select(t2, x10, y10);
    const sangi_limb t80 = sangi_limb_select(t2, x11, y11);
    const sangi_limb t81 = sangi_limb_select(t2, x12, y12);
    const sangi_limb t82 = sangi_limb_select(t2, x13, y13);
    const sangi_limb t83 = sangi_limb_select(t2, x14, y14);
    const sangi_limb t84 = sangi_limb_select(t2, x15, y15);
    const sangi_limb t85 = sangi_limb_select(t2, x16, y16);
    const sangi_limb t86 = sangi_limb_select(t2, x17, y17);
    const sangi_limb t87 = sangi_limb_select(t2, x18, y18);
    const sangi_limb t88 = sangi_limb_select(t2, x19, y19);
    const sangi_limb t89 = sangi_limb_select(t2, x20, y20);
    const sangi_limb t90 = sangi_limb_select(t2, x21, y21);
    const sangi_limb t91 = sangi_limb_select(t2, x22, y22);
    const sangi_limb t92 = sangi_limb_select(t2, x23, y23);
    const sangi_limb t93 = sangi_limb_select(t2, x24, y24);
    const sangi_limb t94 = sangi_limb_select(t2, x25, y25);
    const sangi_limb t95 = sangi_limb_select(t2, x26, y26);
    const sangi_limb t96 = sangi_limb_select(t2, x27, y27);
    const sangi_limb t97 = sangi_limb_select(t2, x28, y28);
    const sangi_limb t98 = sangi_limb_select(t2, x29, y29);
    const sangi_limb t99 = sangi_limb_select(t2, x30, y30);
    const sangi_limb t100 = sangi_limb_select(t2, x31, y31);
    const sangi_limb t101 = sangi_limb_select(t2, x32, y32);
    z[0] = t69;
    z[1] = t70;
    z[2] = t71;
    z[3] = t72;
    z[4] = t73;
    z[5] = t74;
    z[6] = t75;
    z[7] = t76;
    z[8] = t77;
    z[9] = t78;
    z[10] = t79;
    z[11] = t80;
    z[12] = t81;
    z[13] = t82;
    z[14] = t83;
    z[15] = t84;
    z[16] = t85;
    z[17] = t86;
    z[18] = t87;
    z[19] = t88;
    z[20] = t89;
    z[21] = t90;
    z[22] = t91;
    z[23] = t92;
    z[24] = t93;
    z[25] = t94;
    z[26] = t95;
    z[27] = t96;
    z[28] = t97;
    z[29] = t98;
    z[30] = t99;
    z[31] = t100;
    z[32] = t101;
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
    const sangi_limb x32 = x[32];
    const sangi_limb y32 = y[32];
    const sangi_limb t133 = sangi_limb_select(t2, y32, x32);
    const sangi_limb t134 = sangi_limb_select(t2, x32, y32);
    x[32] = t133;
    y[32] = t134;
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
    const sangi_limb x32 = x[32];
    /* the union of the limbs */
    const sangi_limb t34 = (sangi_limb)(x0 | x1);
    const sangi_limb t35 = (sangi_limb)(t34 | x2);
    const sangi_limb t36 = (sangi_limb)(t35 | x3);
    const sangi_limb t37 = (sangi_limb)(t36 | x4);
    const sangi_limb t38 = (sangi_limb)(t37 | x5);
    const sangi_limb t39 = (sangi_limb)(t38 | x6);
    const sangi_limb t40 = (sangi_limb)(t39 | x7);
    const sangi_limb t41 = (sangi_limb)(t40 | x8);
    const sangi_limb t42 = (sangi_limb)(t41 | x9);
    const sangi_limb t43 = (sangi_limb)(t42 | x10);
    const sangi_limb t44 = (sangi_limb)(t43 | x11);
    const sangi_limb t45 = (sangi_limb)(t44 | x12);
    const sangi_limb t46 = (sangi_limb)(t45 | x13);
    const sangi_limb t47 = (sangi_limb)(t46 | x14);
    const sangi_limb t48 = (sangi_limb)(t47 | x15);
    const sangi_limb t49 = (sangi_limb)(t48 | x16);
    const sangi_limb t50 = (sangi_limb)(t49 | x17);
    const sangi_limb t51 = (sangi_limb)(t50 | x18);
    const sangi_limb t52 = (sangi_limb)(t51 | x19);
    const sangi_limb t53 = (sangi_limb)(t52 | x20);
    const sangi_limb t54 = (sangi_limb)(t53 | x21);
    const sangi_limb t55 = (sangi_limb)(t54 | x22);
    const sangi_limb t56 = (sangi_limb)(t55 | x23);
    const sangi_limb t57 = (sangi_limb)(t56 | x24);
    const sangi_limb t58 = (sangi_limb)(t57 | x25);
    const sangi_limb t59 = (sangi_limb)(t58 | x26);
    const sangi_limb t60 = (sangi_limb)(t59 | x27);
    const sangi_limb t61 = (sangi_limb)(t60 | x28);
    const sangi_limb t62 = (sangi_limb)(t61 | x29);
    const sangi_limb t63 = (sangi_limb)(t62 | x30);
    const sangi_limb t64 = (sangi_limb)(t63 | x31);
    const sangi_limb t65 = (sangi_limb)(t64 | x32);
    /* below 1 only if it is 0 */
    sangi_limb c68 = 0;
    (void)sangi_limb_sub(t65, UINT16_C(0x0001), &c68);
    const sangi_limb t69 = sangi_limb_mask(c68);
    return t69;
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
    const sangi_limb x32 = x[32];
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
    const sangi_limb y32 = y[32];
    /* the union of the limbs */
    const sangi_limb t67 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t68 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t69 = (sangi_limb)(t67 | t68);
    const sangi_limb t70 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t71 = (sangi_limb)(t69 | t70);
    const sangi_limb t72 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t73 = (sangi_limb)(t71 | t72);
    const sangi_limb t74 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t75 = (sangi_limb)(t73 | t74);
    const sangi_limb t76 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t77 = (sangi_limb)(t75 | t76);
    const sangi_limb t78 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t79 = (sangi_limb)(t77 | t78);
    const sangi_limb t80 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t81 = (sangi_limb)(t79 | t80);
    const sangi_limb t82 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t83 = (sangi_limb)(t81 | t82);
    const sangi_limb t84 = (sangi_limb)(x9 ^ y9);
    const sangi_limb t85 = (sangi_limb)(t83 | t84);
    const sangi_limb t86 = (sangi_limb)(x10 ^ y10);
    const sangi_limb t87 = (sangi_limb)(t85 | t86);
    const sangi_limb t88 = (sangi_limb)(x11 ^ y11);
    const sangi_limb t89 = (sangi_limb)(t87 | t88);
    const sangi_limb t90 = (sangi_limb)(x12 ^ y12);
    const sangi_limb t91 = (sangi_limb)(t89 | t90);
    const sangi_limb t92 = (sangi_limb)(x13 ^ y13);
    const sangi_limb t93 = (sangi_limb)(t91 | t92);
    const sangi_limb t94 = (sangi_limb)(x14 ^ y14);
    const sangi_limb t95 = (sangi_limb)(t93 | t94);
    const sangi_limb t96 = (sangi_limb)(x15 ^ y15);
    const sangi_limb t97 = (sangi_limb)(t95 | t96);
    const sangi_limb t98 = (sangi_limb)(x16 ^ y16);
    const sangi_limb t99 = (sangi_limb)(t97 | t98);
    const sangi_limb t100 = (sangi_limb)(x17 ^ y17);
    const sangi_limb t101 = (sangi_limb)(t99 | t100);
    const sangi_limb t102 = (sangi_limb)(x18 ^ y18);
    const sangi_limb t103 = (sangi_limb)(t101 | t102);
    const sangi_limb t104 = (sangi_limb)(x19 ^ y19);
    const sangi_limb t105 = (sangi_limb)(t103 | t104);
    const sangi_limb t106 = (sangi_limb)(x20 ^ y20);
    const sangi_limb t107 = (sangi_limb)(t105 | t106);
    const sangi_limb t108 = (sangi_limb)(x21 ^ y21);
    const sangi_limb t109 = (sangi_limb)(t107 | t108);
    const sangi_limb t110 = (sangi_limb)(x22 ^ y22);
    const sangi_limb t111 = (sangi_limb)(t109 | t110);
    const sangi_limb t112 = (sangi_limb)(x23 ^ y23);
    const sangi_limb t113 = (sangi_limb)(t111 | t112);
    const sangi_limb t114 = (sangi_limb)(x24 ^ y24);
    const sangi_limb t115 = (sangi_limb)(t113 | t114);
    const sangi_limb t116 = (sangi_limb)(x25 ^ y25);
    const sangi_limb t117 = (sangi_limb)(t115 | t116);
    const sangi_limb t118 = (sangi_limb)(x26 ^ y26);
    const sangi_limb t119 = (sangi_limb)(t117 | t118);
    const sangi_limb t120 = (sangi_limb)(x27 ^ y27);
    const sangi_limb t121 = (sangi_limb)(t119 | t120);
    const sangi_limb t122 = (sangi_limb)(x28 ^ y28);
    const sangi_limb t123 = (sangi_limb)(t121 | t122);
    const sangi_limb t124 = (sangi_limb)(x29 ^ y29);
    const sangi_limb t125 = (sangi_limb)(t123 | t124);
    const sangi_limb t126 = (sangi_limb)(x30 ^ y30);
    const sangi_limb t127 = (sangi_limb)(t125 | t126);
    const sangi_limb t128 = (sangi_limb)(x31 ^ y31);
    const sangi_limb t129 = (sangi_limb)(t127 | t128);
    const sangi_limb t130 = (sangi_limb)(x32 ^ y32);
    const sangi_limb t131 = (sangi_limb)(t129 | t130);
    /* below 1 only if it is 0 */
    sangi_limb c134 = 0;
    (void)sangi_limb_sub(t131, UINT16_C(0x0001), &c134);
    const sangi_limb t135 = sangi_limb_mask(c134);
    return t135;
}
