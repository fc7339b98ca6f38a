/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p448, base field of Curve448 and edwards448; fills its top limb; 448 bits in 28 limbs of 16, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p448_modulus[28];
extern const sangi_limb sangi_p448_one[28];
extern const sangi_limb sangi_p448_radix2[28];
extern const sangi_limb sangi_p448_root[28];
extern const sangi_limb sangi_p448_sqrt_exponent[28];
void sangi_p448_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_p448_modulus[28] = {
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
    UINT16_C(0xfffe),
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
};

const sangi_limb sangi_p448_one[28] = {
    UINT16_C(0x0001),
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
    UINT16_C(0x0001),
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

const sangi_limb sangi_p448_radix2[28] = {
    UINT16_C(0x0002),
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
    UINT16_C(0x0003),
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

const sangi_limb sangi_p448_root[28] = {
    UINT16_C(0xfffe),
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
};

const sangi_limb sangi_p448_sqrt_exponent[28] = {
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
    UINT16_C(0xbfff),
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
    UINT16_C(0x3fff),
};

#define KERNEL(op) sangi_p448_##op##_c
#define P13 UINT16_C(0xffff)
#define P14 UINT16_C(0xfffe)
#define P15 UINT16_C(0xffff)
#define P16 UINT16_C(0xffff)
#define P17 UINT16_C(0xffff)
#define P18 UINT16_C(0xffff)
#define P19 UINT16_C(0xffff)
#define P20 UINT16_C(0xffff)
#define P21 UINT16_C(0xffff)
#define P22 UINT16_C(0xffff)
#define P23 UINT16_C(0xffff)
#define P24 UINT16_C(0xffff)
#define P25 UINT16_C(0xffff)
#define P26 UINT16_C(0xffff)
#define P27 UINT16_C(0xffff)
#include "generated/field/limbs28_c16.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p448_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c143 = 0;
    const sangi_limb t142 = sangi_limb_sub(t57, UINT16_C(0xffff), &c143);
    const sangi_limb t144 = sangi_limb_sub(t59, UINT16_C(0xffff), &c143);
    const sangi_limb t146 = sangi_limb_sub(t61, UINT16_C(0xffff), &c143);
    const sangi_limb t148 = sangi_limb_sub(t63, UINT16_C(0xffff), &c143);
    const sangi_limb t150 = sangi_limb_sub(t65, UINT16_C(0xffff), &c143);
    const sangi_limb t152 = sangi_limb_sub(t67, UINT16_C(0xffff), &c143);
    const sangi_limb t154 = sangi_limb_sub(t69, UINT16_C(0xffff), &c143);
    const sangi_limb t156 = sangi_limb_sub(t71, UINT16_C(0xffff), &c143);
    const sangi_limb t158 = sangi_limb_sub(t73, UINT16_C(0xffff), &c143);
    const sangi_limb t160 = sangi_limb_sub(t75, UINT16_C(0xffff), &c143);
    const sangi_limb t162 = sangi_limb_sub(t77, UINT16_C(0xffff), &c143);
    const sangi_limb t164 = sangi_limb_sub(t79, UINT16_C(0xffff), &c143);
    const sangi_limb t166 = sangi_limb_sub(t81, UINT16_C(0xffff), &c143);
    const sangi_limb t168 = sangi_limb_sub(t83, UINT16_C(0xffff), &c143);
    const sangi_limb t170 = sangi_limb_sub(t85, UINT16_C(0xfffe), &c143);
    const sangi_limb t172 = sangi_limb_sub(t87, UINT16_C(0xffff), &c143);
    const sangi_limb t174 = sangi_limb_sub(t89, UINT16_C(0xffff), &c143);
    const sangi_limb t176 = sangi_limb_sub(t91, UINT16_C(0xffff), &c143);
    const sangi_limb t178 = sangi_limb_sub(t93, UINT16_C(0xffff), &c143);
    const sangi_limb t180 = sangi_limb_sub(t95, UINT16_C(0xffff), &c143);
    const sangi_limb t182 = sangi_limb_sub(t97, UINT16_C(0xffff), &c143);
    const sangi_limb t184 = sangi_limb_sub(t99, UINT16_C(0xffff), &c143);
    const sangi_limb t186 = sangi_limb_sub(t101, UINT16_C(0xffff), &c143);
    const sangi_limb t188 = sangi_limb_sub(t103, UINT16_C(0xffff), &c143);
    const sangi_limb t190 = sangi_limb_sub(t105, UINT16_C(0xffff), &c143);
    const sangi_limb t192 = sangi_limb_sub(t107, UINT16_C(0xffff), &c143);
    const sangi_limb t194 = sangi_limb_sub(t109, UINT16_C(0xffff), &c143);
    const sangi_limb t196 = sangi_limb_sub(t111, UINT16_C(0xffff), &c143);
    (void)sangi_limb_sub(c58, UINT16_C(0x0000), &c143);
    /* s where d < 0, else d */
    const sangi_limb t201 = sangi_limb_mask(c143);
    const sangi_limb t202 = sangi_limb_select(t201, t57, t142);
    const sangi_limb t203 = sangi_limb_select(t201, t59, t144);
    const sangi_limb t204 = sangi_limb_select(t201, t61, t146);
    const sangi_limb t205 = sangi_limb_select(t201, t63, t148);
    const sangi_limb t206 = sangi_limb_select(t201, t65, t150);
    const sangi_limb t207 = sangi_limb_select(t201, t67, t152);
    const sangi_limb t208 = sangi_limb_select(t201, t69, t154);
    const sangi_limb t209 = sangi_limb_select(t201, t71, t156);
    const sangi_limb t210 = sangi_limb_select(t201, t73, t158);
    const sangi_limb t211 = sangi_limb_select(t201, t75, t160);
    const sangi_limb t212 = sangi_limb_select(t201, t77, t162);
    const sangi_limb t213 = sangi_limb_select(t201, t79, t164);
    const sangi_limb t214 = sangi_limb_select(t201, t81, t166);
    const sangi_limb t215 = sangi_limb_select(t201, t83, t168);
    const sangi_limb t216 = sangi_limb_select(t201, t85, t170);
    const sangi_limb t217 = sangi_limb_select(t201, t87, t172);
    const sangi_limb t218 = sangi_limb_select(t201, t89, t174);
    const sangi_limb t219 = sangi_limb_select(t201, t91, t176);
    const sangi_limb t220 = sangi_limb_select(t201, t93, t178);
    const sangi_limb t221 = sangi_limb_select(t201, t95, t180);
    const sangi_limb t222 = sangi_limb_select(t201, t97, t182);
    const sangi_limb t223 = sangi_limb_select(t201, t99, t184);
    const sangi_limb t224 = sangi_limb_select(t201, t101, t186);
    const sangi_limb t225 = sangi_limb_select(t201, t103, t188);
    const sangi_limb t226 = sangi_limb_select(t201, t105, t190);
    const sangi_limb t227 = sangi_limb_select(t201, t107, t192);
    const sangi_limb t228 = sangi_limb_select(t201, t109, t194);
    const sangi_limb t229 = sangi_limb_select(t201, t111, t196);
    z[0] = t202;
    z[1] = t203;
    z[2] = t204;
    z[3] = t205;
    z[4] = t206;
    z[5] = t207;
    z[6] = t208;
    z[7] = t209;
    z[8] = t210;
    z[9] = t211;
    z[10] = t212;
    z[11] = t213;
    z[12] = t214;
    z[13] = t215;
    z[14] = t216;
    z[15] = t217;
    z[16] = t218;
    z[17] = t219;
    z[18] = t220;
    z[19] = t221;
    z[20] = t222;
    z[21] = t223;
    z[22] = t224;
    z[23] = t225;
    z[24] = t226;
    z[25] = t227;
    z[26] = t228;
    z[27] = t229;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p448_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t167 = sangi_limb_add(t83, UINT16_C(0xffff), &c142);
    const sangi_limb t169 = sangi_limb_add(t85, UINT16_C(0xfffe), &c142);
    const sangi_limb t171 = sangi_limb_add(t87, UINT16_C(0xffff), &c142);
    const sangi_limb t173 = sangi_limb_add(t89, UINT16_C(0xffff), &c142);
    const sangi_limb t175 = sangi_limb_add(t91, UINT16_C(0xffff), &c142);
    const sangi_limb t177 = sangi_limb_add(t93, UINT16_C(0xffff), &c142);
    const sangi_limb t179 = sangi_limb_add(t95, UINT16_C(0xffff), &c142);
    const sangi_limb t181 = sangi_limb_add(t97, UINT16_C(0xffff), &c142);
    const sangi_limb t183 = sangi_limb_add(t99, UINT16_C(0xffff), &c142);
    const sangi_limb t185 = sangi_limb_add(t101, UINT16_C(0xffff), &c142);
    const sangi_limb t187 = sangi_limb_add(t103, UINT16_C(0xffff), &c142);
    const sangi_limb t189 = sangi_limb_add(t105, UINT16_C(0xffff), &c142);
    const sangi_limb t191 = sangi_limb_add(t107, UINT16_C(0xffff), &c142);
    const sangi_limb t193 = sangi_limb_add(t109, UINT16_C(0xffff), &c142);
    const sangi_limb t195 = sangi_limb_add(t111, UINT16_C(0xffff), &c142);
    /* t where d < 0, else d */
    const sangi_limb t197 = sangi_limb_mask(c58);
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
void sangi_p448_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t167 = sangi_limb_add(t83, UINT16_C(0xffff), &c142);
    const sangi_limb t169 = sangi_limb_add(t85, UINT16_C(0xfffe), &c142);
    const sangi_limb t171 = sangi_limb_add(t87, UINT16_C(0xffff), &c142);
    const sangi_limb t173 = sangi_limb_add(t89, UINT16_C(0xffff), &c142);
    const sangi_limb t175 = sangi_limb_add(t91, UINT16_C(0xffff), &c142);
    const sangi_limb t177 = sangi_limb_add(t93, UINT16_C(0xffff), &c142);
    const sangi_limb t179 = sangi_limb_add(t95, UINT16_C(0xffff), &c142);
    const sangi_limb t181 = sangi_limb_add(t97, UINT16_C(0xffff), &c142);
    const sangi_limb t183 = sangi_limb_add(t99, UINT16_C(0xffff), &c142);
    const sangi_limb t185 = sangi_limb_add(t101, UINT16_C(0xffff), &c142);
    const sangi_limb t187 = sangi_limb_add(t103, UINT16_C(0xffff), &c142);
    const sangi_limb t189 = sangi_limb_add(t105, UINT16_C(0xffff), &c142);
    const sangi_limb t191 = sangi_limb_add(t107, UINT16_C(0xffff), &c142);
    const sangi_limb t193 = sangi_limb_add(t109, UINT16_C(0xffff), &c142);
    const sangi_limb t195 = sangi_limb_add(t111, UINT16_C(0xffff), &c142);
    /* t where d < 0, else d */
    const sangi_limb t197 = sangi_limb_mask(c58);
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
void sangi_p448_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c115 = 0;
    const sangi_limb t114 = sangi_limb_sub(t29, UINT16_C(0xffff), &c115);
    const sangi_limb t116 = sangi_limb_sub(t31, UINT16_C(0xffff), &c115);
    const sangi_limb t118 = sangi_limb_sub(t33, UINT16_C(0xffff), &c115);
    const sangi_limb t120 = sangi_limb_sub(t35, UINT16_C(0xffff), &c115);
    const sangi_limb t122 = sangi_limb_sub(t37, UINT16_C(0xffff), &c115);
    const sangi_limb t124 = sangi_limb_sub(t39, UINT16_C(0xffff), &c115);
    const sangi_limb t126 = sangi_limb_sub(t41, UINT16_C(0xffff), &c115);
    const sangi_limb t128 = sangi_limb_sub(t43, UINT16_C(0xffff), &c115);
    const sangi_limb t130 = sangi_limb_sub(t45, UINT16_C(0xffff), &c115);
    const sangi_limb t132 = sangi_limb_sub(t47, UINT16_C(0xffff), &c115);
    const sangi_limb t134 = sangi_limb_sub(t49, UINT16_C(0xffff), &c115);
    const sangi_limb t136 = sangi_limb_sub(t51, UINT16_C(0xffff), &c115);
    const sangi_limb t138 = sangi_limb_sub(t53, UINT16_C(0xffff), &c115);
    const sangi_limb t140 = sangi_limb_sub(t55, UINT16_C(0xffff), &c115);
    const sangi_limb t142 = sangi_limb_sub(t57, UINT16_C(0xfffe), &c115);
    const sangi_limb t144 = sangi_limb_sub(t59, UINT16_C(0xffff), &c115);
    const sangi_limb t146 = sangi_limb_sub(t61, UINT16_C(0xffff), &c115);
    const sangi_limb t148 = sangi_limb_sub(t63, UINT16_C(0xffff), &c115);
    const sangi_limb t150 = sangi_limb_sub(t65, UINT16_C(0xffff), &c115);
    const sangi_limb t152 = sangi_limb_sub(t67, UINT16_C(0xffff), &c115);
    const sangi_limb t154 = sangi_limb_sub(t69, UINT16_C(0xffff), &c115);
    const sangi_limb t156 = sangi_limb_sub(t71, UINT16_C(0xffff), &c115);
    const sangi_limb t158 = sangi_limb_sub(t73, UINT16_C(0xffff), &c115);
    const sangi_limb t160 = sangi_limb_sub(t75, UINT16_C(0xffff), &c115);
    const sangi_limb t162 = sangi_limb_sub(t77, UINT16_C(0xffff), &c115);
    const sangi_limb t164 = sangi_limb_sub(t79, UINT16_C(0xffff), &c115);
    const sangi_limb t166 = sangi_limb_sub(t81, UINT16_C(0xffff), &c115);
    const sangi_limb t168 = sangi_limb_sub(t83, UINT16_C(0xffff), &c115);
    (void)sangi_limb_sub(c30, UINT16_C(0x0000), &c115);
    /* s where d < 0, else d */
    const sangi_limb t173 = sangi_limb_mask(c115);
    const sangi_limb t174 = sangi_limb_select(t173, t29, t114);
    const sangi_limb t175 = sangi_limb_select(t173, t31, t116);
    const sangi_limb t176 = sangi_limb_select(t173, t33, t118);
    const sangi_limb t177 = sangi_limb_select(t173, t35, t120);
    const sangi_limb t178 = sangi_limb_select(t173, t37, t122);
    const sangi_limb t179 = sangi_limb_select(t173, t39, t124);
    const sangi_limb t180 = sangi_limb_select(t173, t41, t126);
    const sangi_limb t181 = sangi_limb_select(t173, t43, t128);
    const sangi_limb t182 = sangi_limb_select(t173, t45, t130);
    const sangi_limb t183 = sangi_limb_select(t173, t47, t132);
    const sangi_limb t184 = sangi_limb_select(t173, t49, t134);
    const sangi_limb t185 = sangi_limb_select(t173, t51, t136);
    const sangi_limb t186 = sangi_limb_select(t173, t53, t138);
    const sangi_limb t187 = sangi_limb_select(t173, t55, t140);
    const sangi_limb t188 = sangi_limb_select(t173, t57, t142);
    const sangi_limb t189 = sangi_limb_select(t173, t59, t144);
    const sangi_limb t190 = sangi_limb_select(t173, t61, t146);
    const sangi_limb t191 = sangi_limb_select(t173, t63, t148);
    const sangi_limb t192 = sangi_limb_select(t173, t65, t150);
    const sangi_limb t193 = sangi_limb_select(t173, t67, t152);
    const sangi_limb t194 = sangi_limb_select(t173, t69, t154);
    const sangi_limb t195 = sangi_limb_select(t173, t71, t156);
    const sangi_limb t196 = sangi_limb_select(t173, t73, t158);
    const sangi_limb t197 = sangi_limb_select(t173, t75, t160);
    const sangi_limb t198 = sangi_limb_select(t173, t77, t162);
    const sangi_limb t199 = sangi_limb_select(t173, t79, t164);
    const sangi_limb t200 = sangi_limb_select(t173, t81, t166);
    const sangi_limb t201 = sangi_limb_select(t173, t83, t168);
    z[0] = t174;
    z[1] = t175;
    z[2] = t176;
    z[3] = t177;
    z[4] = t178;
    z[5] = t179;
    z[6] = t180;
    z[7] = t181;
    z[8] = t182;
    z[9] = t183;
    z[10] = t184;
    z[11] = t185;
    z[12] = t186;
    z[13] = t187;
    z[14] = t188;
    z[15] = t189;
    z[16] = t190;
    z[17] = t191;
    z[18] = t192;
    z[19] = t193;
    z[20] = t194;
    z[21] = t195;
    z[22] = t196;
    z[23] = t197;
    z[24] = t198;
    z[25] = t199;
    z[26] = t200;
    z[27] = t201;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p448_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t72 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t73 = (sangi_limb)(UINT16_C(0xfffe) & t30);
    const sangi_limb t74 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t75 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t76 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t77 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t78 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t79 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t80 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t81 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t82 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t83 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t84 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t85 = (sangi_limb)(UINT16_C(0xffff) & t30);
    const sangi_limb t86 = (sangi_limb)(UINT16_C(0xffff) & t30);
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
    const sangi_limb t143 = sangi_limb_shift(t141, &c88);
    const sangi_limb t145 = sangi_limb_shift(t139, &c88);
    const sangi_limb t147 = sangi_limb_shift(t137, &c88);
    const sangi_limb t149 = sangi_limb_shift(t135, &c88);
    const sangi_limb t151 = sangi_limb_shift(t133, &c88);
    const sangi_limb t153 = sangi_limb_shift(t131, &c88);
    const sangi_limb t155 = sangi_limb_shift(t129, &c88);
    const sangi_limb t157 = sangi_limb_shift(t127, &c88);
    const sangi_limb t159 = sangi_limb_shift(t125, &c88);
    const sangi_limb t161 = sangi_limb_shift(t123, &c88);
    const sangi_limb t163 = sangi_limb_shift(t121, &c88);
    const sangi_limb t165 = sangi_limb_shift(t119, &c88);
    const sangi_limb t167 = sangi_limb_shift(t117, &c88);
    const sangi_limb t169 = sangi_limb_shift(t115, &c88);
    const sangi_limb t171 = sangi_limb_shift(t113, &c88);
    const sangi_limb t173 = sangi_limb_shift(t111, &c88);
    const sangi_limb t175 = sangi_limb_shift(t109, &c88);
    const sangi_limb t177 = sangi_limb_shift(t107, &c88);
    const sangi_limb t179 = sangi_limb_shift(t105, &c88);
    const sangi_limb t181 = sangi_limb_shift(t103, &c88);
    const sangi_limb t183 = sangi_limb_shift(t101, &c88);
    const sangi_limb t185 = sangi_limb_shift(t99, &c88);
    const sangi_limb t187 = sangi_limb_shift(t97, &c88);
    const sangi_limb t189 = sangi_limb_shift(t95, &c88);
    const sangi_limb t191 = sangi_limb_shift(t93, &c88);
    const sangi_limb t193 = sangi_limb_shift(t91, &c88);
    const sangi_limb t195 = sangi_limb_shift(t89, &c88);
    const sangi_limb t197 = sangi_limb_shift(t87, &c88);
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
void sangi_p448_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[28] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xfffe), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff)};
    sangi_limb t[28 + 1], high = 0;
    for (unsigned j = 0; j < 28; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[28] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[27] >> 14) | (t[28] << 2)));
    (void)sangi_limb_mac(top, UINT16_C(0x4000), 0, 0, &q);
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
