/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * p384, base field of NIST P-384; fills its top limb; 384 bits in 24 limbs of 16, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p384_modulus[24];
extern const sangi_limb sangi_p384_one[24];
extern const sangi_limb sangi_p384_radix2[24];
extern const sangi_limb sangi_p384_root[24];
extern const sangi_limb sangi_p384_sqrt_exponent[24];
void sangi_p384_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_p384_modulus[24] = {
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
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
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_p384_one[24] = {
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p384_radix2[24] = {
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0002),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0002),
    UINT16_C(0x0000),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p384_root[24] = {
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xfffe),
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
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_p384_sqrt_exponent[24] = {
    UINT16_C(0xffff),
    UINT16_C(0x3fff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xc000),
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
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x3fff),
};

#define KERNEL(op) sangi_p384_##op##_c
#define N UINT16_C(0x0001)
#define P0 UINT16_C(0xffff)
#define P2 UINT16_C(0x0000)
#define P3 UINT16_C(0x0000)
#define P5 UINT16_C(0x0000)
#define P6 UINT16_C(0xffff)
#define P7 UINT16_C(0xffff)
#define P8 UINT16_C(0xfffe)
#define P9 UINT16_C(0xffff)
#define P10 UINT16_C(0xffff)
#define P11 UINT16_C(0xffff)
#define P12 UINT16_C(0xffff)
#define P13 UINT16_C(0xffff)
#define P14 UINT16_C(0xffff)
#define P15 UINT16_C(0xffff)
#define P16 UINT16_C(0xffff)
#define P17 UINT16_C(0xffff)
#define P18 UINT16_C(0xffff)
#define P19 UINT16_C(0xffff)
#define P20 UINT16_C(0xffff)
#define P21 UINT16_C(0xffff)
#define P22 UINT16_C(0xffff)
#define P23 UINT16_C(0xffff)
#include "generated/field/limbs24_c16.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p384_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s = x + y */
    sangi_limb c50 = 0;
    const sangi_limb t49 = sangi_limb_add(x0, y0, &c50);
    const sangi_limb t51 = sangi_limb_add(x1, y1, &c50);
    const sangi_limb t53 = sangi_limb_add(x2, y2, &c50);
    const sangi_limb t55 = sangi_limb_add(x3, y3, &c50);
    const sangi_limb t57 = sangi_limb_add(x4, y4, &c50);
    const sangi_limb t59 = sangi_limb_add(x5, y5, &c50);
    const sangi_limb t61 = sangi_limb_add(x6, y6, &c50);
    const sangi_limb t63 = sangi_limb_add(x7, y7, &c50);
    const sangi_limb t65 = sangi_limb_add(x8, y8, &c50);
    const sangi_limb t67 = sangi_limb_add(x9, y9, &c50);
    const sangi_limb t69 = sangi_limb_add(x10, y10, &c50);
    const sangi_limb t71 = sangi_limb_add(x11, y11, &c50);
    const sangi_limb t73 = sangi_limb_add(x12, y12, &c50);
    const sangi_limb t75 = sangi_limb_add(x13, y13, &c50);
    const sangi_limb t77 = sangi_limb_add(x14, y14, &c50);
    const sangi_limb t79 = sangi_limb_add(x15, y15, &c50);
    const sangi_limb t81 = sangi_limb_add(x16, y16, &c50);
    const sangi_limb t83 = sangi_limb_add(x17, y17, &c50);
    const sangi_limb t85 = sangi_limb_add(x18, y18, &c50);
    const sangi_limb t87 = sangi_limb_add(x19, y19, &c50);
    const sangi_limb t89 = sangi_limb_add(x20, y20, &c50);
    const sangi_limb t91 = sangi_limb_add(x21, y21, &c50);
    const sangi_limb t93 = sangi_limb_add(x22, y22, &c50);
    const sangi_limb t95 = sangi_limb_add(x23, y23, &c50);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_sub(t49, UINT16_C(0xffff), &c123);
    const sangi_limb t124 = sangi_limb_sub(t51, UINT16_C(0xffff), &c123);
    const sangi_limb t126 = sangi_limb_sub(t53, UINT16_C(0x0000), &c123);
    const sangi_limb t128 = sangi_limb_sub(t55, UINT16_C(0x0000), &c123);
    const sangi_limb t130 = sangi_limb_sub(t57, UINT16_C(0x0000), &c123);
    const sangi_limb t132 = sangi_limb_sub(t59, UINT16_C(0x0000), &c123);
    const sangi_limb t134 = sangi_limb_sub(t61, UINT16_C(0xffff), &c123);
    const sangi_limb t136 = sangi_limb_sub(t63, UINT16_C(0xffff), &c123);
    const sangi_limb t138 = sangi_limb_sub(t65, UINT16_C(0xfffe), &c123);
    const sangi_limb t140 = sangi_limb_sub(t67, UINT16_C(0xffff), &c123);
    const sangi_limb t142 = sangi_limb_sub(t69, UINT16_C(0xffff), &c123);
    const sangi_limb t144 = sangi_limb_sub(t71, UINT16_C(0xffff), &c123);
    const sangi_limb t146 = sangi_limb_sub(t73, UINT16_C(0xffff), &c123);
    const sangi_limb t148 = sangi_limb_sub(t75, UINT16_C(0xffff), &c123);
    const sangi_limb t150 = sangi_limb_sub(t77, UINT16_C(0xffff), &c123);
    const sangi_limb t152 = sangi_limb_sub(t79, UINT16_C(0xffff), &c123);
    const sangi_limb t154 = sangi_limb_sub(t81, UINT16_C(0xffff), &c123);
    const sangi_limb t156 = sangi_limb_sub(t83, UINT16_C(0xffff), &c123);
    const sangi_limb t158 = sangi_limb_sub(t85, UINT16_C(0xffff), &c123);
    const sangi_limb t160 = sangi_limb_sub(t87, UINT16_C(0xffff), &c123);
    const sangi_limb t162 = sangi_limb_sub(t89, UINT16_C(0xffff), &c123);
    const sangi_limb t164 = sangi_limb_sub(t91, UINT16_C(0xffff), &c123);
    const sangi_limb t166 = sangi_limb_sub(t93, UINT16_C(0xffff), &c123);
    const sangi_limb t168 = sangi_limb_sub(t95, UINT16_C(0xffff), &c123);
    (void)sangi_limb_sub(c50, UINT16_C(0x0000), &c123);
    /* s where d < 0, else d */
    const sangi_limb t173 = sangi_limb_mask(c123);
    const sangi_limb t174 = sangi_limb_select(t173, t49, t122);
    const sangi_limb t175 = sangi_limb_select(t173, t51, t124);
    const sangi_limb t176 = sangi_limb_select(t173, t53, t126);
    const sangi_limb t177 = sangi_limb_select(t173, t55, t128);
    const sangi_limb t178 = sangi_limb_select(t173, t57, t130);
    const sangi_limb t179 = sangi_limb_select(t173, t59, t132);
    const sangi_limb t180 = sangi_limb_select(t173, t61, t134);
    const sangi_limb t181 = sangi_limb_select(t173, t63, t136);
    const sangi_limb t182 = sangi_limb_select(t173, t65, t138);
    const sangi_limb t183 = sangi_limb_select(t173, t67, t140);
    const sangi_limb t184 = sangi_limb_select(t173, t69, t142);
    const sangi_limb t185 = sangi_limb_select(t173, t71, t144);
    const sangi_limb t186 = sangi_limb_select(t173, t73, t146);
    const sangi_limb t187 = sangi_limb_select(t173, t75, t148);
    const sangi_limb t188 = sangi_limb_select(t173, t77, t150);
    const sangi_limb t189 = sangi_limb_select(t173, t79, t152);
    const sangi_limb t190 = sangi_limb_select(t173, t81, t154);
    const sangi_limb t191 = sangi_limb_select(t173, t83, t156);
    const sangi_limb t192 = sangi_limb_select(t173, t85, t158);
    const sangi_limb t193 = sangi_limb_select(t173, t87, t160);
    const sangi_limb t194 = sangi_limb_select(t173, t89, t162);
    const sangi_limb t195 = sangi_limb_select(t173, t91, t164);
    const sangi_limb t196 = sangi_limb_select(t173, t93, t166);
    const sangi_limb t197 = sangi_limb_select(t173, t95, t168);
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
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p384_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = x - y */
    sangi_limb c50 = 0;
    const sangi_limb t49 = sangi_limb_sub(x0, y0, &c50);
    const sangi_limb t51 = sangi_limb_sub(x1, y1, &c50);
    const sangi_limb t53 = sangi_limb_sub(x2, y2, &c50);
    const sangi_limb t55 = sangi_limb_sub(x3, y3, &c50);
    const sangi_limb t57 = sangi_limb_sub(x4, y4, &c50);
    const sangi_limb t59 = sangi_limb_sub(x5, y5, &c50);
    const sangi_limb t61 = sangi_limb_sub(x6, y6, &c50);
    const sangi_limb t63 = sangi_limb_sub(x7, y7, &c50);
    const sangi_limb t65 = sangi_limb_sub(x8, y8, &c50);
    const sangi_limb t67 = sangi_limb_sub(x9, y9, &c50);
    const sangi_limb t69 = sangi_limb_sub(x10, y10, &c50);
    const sangi_limb t71 = sangi_limb_sub(x11, y11, &c50);
    const sangi_limb t73 = sangi_limb_sub(x12, y12, &c50);
    const sangi_limb t75 = sangi_limb_sub(x13, y13, &c50);
    const sangi_limb t77 = sangi_limb_sub(x14, y14, &c50);
    const sangi_limb t79 = sangi_limb_sub(x15, y15, &c50);
    const sangi_limb t81 = sangi_limb_sub(x16, y16, &c50);
    const sangi_limb t83 = sangi_limb_sub(x17, y17, &c50);
    const sangi_limb t85 = sangi_limb_sub(x18, y18, &c50);
    const sangi_limb t87 = sangi_limb_sub(x19, y19, &c50);
    const sangi_limb t89 = sangi_limb_sub(x20, y20, &c50);
    const sangi_limb t91 = sangi_limb_sub(x21, y21, &c50);
    const sangi_limb t93 = sangi_limb_sub(x22, y22, &c50);
    const sangi_limb t95 = sangi_limb_sub(x23, y23, &c50);
    /* t = d + p */
    sangi_limb c122 = 0;
    const sangi_limb t121 = sangi_limb_add(t49, UINT16_C(0xffff), &c122);
    const sangi_limb t123 = sangi_limb_add(t51, UINT16_C(0xffff), &c122);
    const sangi_limb t125 = sangi_limb_add(t53, UINT16_C(0x0000), &c122);
    const sangi_limb t127 = sangi_limb_add(t55, UINT16_C(0x0000), &c122);
    const sangi_limb t129 = sangi_limb_add(t57, UINT16_C(0x0000), &c122);
    const sangi_limb t131 = sangi_limb_add(t59, UINT16_C(0x0000), &c122);
    const sangi_limb t133 = sangi_limb_add(t61, UINT16_C(0xffff), &c122);
    const sangi_limb t135 = sangi_limb_add(t63, UINT16_C(0xffff), &c122);
    const sangi_limb t137 = sangi_limb_add(t65, UINT16_C(0xfffe), &c122);
    const sangi_limb t139 = sangi_limb_add(t67, UINT16_C(0xffff), &c122);
    const sangi_limb t141 = sangi_limb_add(t69, UINT16_C(0xffff), &c122);
    const sangi_limb t143 = sangi_limb_add(t71, UINT16_C(0xffff), &c122);
    const sangi_limb t145 = sangi_limb_add(t73, UINT16_C(0xffff), &c122);
    const sangi_limb t147 = sangi_limb_add(t75, UINT16_C(0xffff), &c122);
    const sangi_limb t149 = sangi_limb_add(t77, UINT16_C(0xffff), &c122);
    const sangi_limb t151 = sangi_limb_add(t79, UINT16_C(0xffff), &c122);
    const sangi_limb t153 = sangi_limb_add(t81, UINT16_C(0xffff), &c122);
    const sangi_limb t155 = sangi_limb_add(t83, UINT16_C(0xffff), &c122);
    const sangi_limb t157 = sangi_limb_add(t85, UINT16_C(0xffff), &c122);
    const sangi_limb t159 = sangi_limb_add(t87, UINT16_C(0xffff), &c122);
    const sangi_limb t161 = sangi_limb_add(t89, UINT16_C(0xffff), &c122);
    const sangi_limb t163 = sangi_limb_add(t91, UINT16_C(0xffff), &c122);
    const sangi_limb t165 = sangi_limb_add(t93, UINT16_C(0xffff), &c122);
    const sangi_limb t167 = sangi_limb_add(t95, UINT16_C(0xffff), &c122);
    /* t where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c50);
    const sangi_limb t170 = sangi_limb_select(t169, t121, t49);
    const sangi_limb t171 = sangi_limb_select(t169, t123, t51);
    const sangi_limb t172 = sangi_limb_select(t169, t125, t53);
    const sangi_limb t173 = sangi_limb_select(t169, t127, t55);
    const sangi_limb t174 = sangi_limb_select(t169, t129, t57);
    const sangi_limb t175 = sangi_limb_select(t169, t131, t59);
    const sangi_limb t176 = sangi_limb_select(t169, t133, t61);
    const sangi_limb t177 = sangi_limb_select(t169, t135, t63);
    const sangi_limb t178 = sangi_limb_select(t169, t137, t65);
    const sangi_limb t179 = sangi_limb_select(t169, t139, t67);
    const sangi_limb t180 = sangi_limb_select(t169, t141, t69);
    const sangi_limb t181 = sangi_limb_select(t169, t143, t71);
    const sangi_limb t182 = sangi_limb_select(t169, t145, t73);
    const sangi_limb t183 = sangi_limb_select(t169, t147, t75);
    const sangi_limb t184 = sangi_limb_select(t169, t149, t77);
    const sangi_limb t185 = sangi_limb_select(t169, t151, t79);
    const sangi_limb t186 = sangi_limb_select(t169, t153, t81);
    const sangi_limb t187 = sangi_limb_select(t169, t155, t83);
    const sangi_limb t188 = sangi_limb_select(t169, t157, t85);
    const sangi_limb t189 = sangi_limb_select(t169, t159, t87);
    const sangi_limb t190 = sangi_limb_select(t169, t161, t89);
    const sangi_limb t191 = sangi_limb_select(t169, t163, t91);
    const sangi_limb t192 = sangi_limb_select(t169, t165, t93);
    const sangi_limb t193 = sangi_limb_select(t169, t167, t95);
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
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p384_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = x - y */
    sangi_limb c50 = 0;
    const sangi_limb t49 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x0, &c50);
    const sangi_limb t51 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x1, &c50);
    const sangi_limb t53 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x2, &c50);
    const sangi_limb t55 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x3, &c50);
    const sangi_limb t57 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x4, &c50);
    const sangi_limb t59 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x5, &c50);
    const sangi_limb t61 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x6, &c50);
    const sangi_limb t63 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x7, &c50);
    const sangi_limb t65 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x8, &c50);
    const sangi_limb t67 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x9, &c50);
    const sangi_limb t69 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x10, &c50);
    const sangi_limb t71 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x11, &c50);
    const sangi_limb t73 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x12, &c50);
    const sangi_limb t75 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x13, &c50);
    const sangi_limb t77 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x14, &c50);
    const sangi_limb t79 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x15, &c50);
    const sangi_limb t81 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x16, &c50);
    const sangi_limb t83 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x17, &c50);
    const sangi_limb t85 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x18, &c50);
    const sangi_limb t87 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x19, &c50);
    const sangi_limb t89 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x20, &c50);
    const sangi_limb t91 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x21, &c50);
    const sangi_limb t93 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x22, &c50);
    const sangi_limb t95 = sangi_limb_sub(sangi_limb_hide(UINT16_C(0x0000)), x23, &c50);
    /* t = d + p */
    sangi_limb c122 = 0;
    const sangi_limb t121 = sangi_limb_add(t49, UINT16_C(0xffff), &c122);
    const sangi_limb t123 = sangi_limb_add(t51, UINT16_C(0xffff), &c122);
    const sangi_limb t125 = sangi_limb_add(t53, UINT16_C(0x0000), &c122);
    const sangi_limb t127 = sangi_limb_add(t55, UINT16_C(0x0000), &c122);
    const sangi_limb t129 = sangi_limb_add(t57, UINT16_C(0x0000), &c122);
    const sangi_limb t131 = sangi_limb_add(t59, UINT16_C(0x0000), &c122);
    const sangi_limb t133 = sangi_limb_add(t61, UINT16_C(0xffff), &c122);
    const sangi_limb t135 = sangi_limb_add(t63, UINT16_C(0xffff), &c122);
    const sangi_limb t137 = sangi_limb_add(t65, UINT16_C(0xfffe), &c122);
    const sangi_limb t139 = sangi_limb_add(t67, UINT16_C(0xffff), &c122);
    const sangi_limb t141 = sangi_limb_add(t69, UINT16_C(0xffff), &c122);
    const sangi_limb t143 = sangi_limb_add(t71, UINT16_C(0xffff), &c122);
    const sangi_limb t145 = sangi_limb_add(t73, UINT16_C(0xffff), &c122);
    const sangi_limb t147 = sangi_limb_add(t75, UINT16_C(0xffff), &c122);
    const sangi_limb t149 = sangi_limb_add(t77, UINT16_C(0xffff), &c122);
    const sangi_limb t151 = sangi_limb_add(t79, UINT16_C(0xffff), &c122);
    const sangi_limb t153 = sangi_limb_add(t81, UINT16_C(0xffff), &c122);
    const sangi_limb t155 = sangi_limb_add(t83, UINT16_C(0xffff), &c122);
    const sangi_limb t157 = sangi_limb_add(t85, UINT16_C(0xffff), &c122);
    const sangi_limb t159 = sangi_limb_add(t87, UINT16_C(0xffff), &c122);
    const sangi_limb t161 = sangi_limb_add(t89, UINT16_C(0xffff), &c122);
    const sangi_limb t163 = sangi_limb_add(t91, UINT16_C(0xffff), &c122);
    const sangi_limb t165 = sangi_limb_add(t93, UINT16_C(0xffff), &c122);
    const sangi_limb t167 = sangi_limb_add(t95, UINT16_C(0xffff), &c122);
    /* t where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c50);
    const sangi_limb t170 = sangi_limb_select(t169, t121, t49);
    const sangi_limb t171 = sangi_limb_select(t169, t123, t51);
    const sangi_limb t172 = sangi_limb_select(t169, t125, t53);
    const sangi_limb t173 = sangi_limb_select(t169, t127, t55);
    const sangi_limb t174 = sangi_limb_select(t169, t129, t57);
    const sangi_limb t175 = sangi_limb_select(t169, t131, t59);
    const sangi_limb t176 = sangi_limb_select(t169, t133, t61);
    const sangi_limb t177 = sangi_limb_select(t169, t135, t63);
    const sangi_limb t178 = sangi_limb_select(t169, t137, t65);
    const sangi_limb t179 = sangi_limb_select(t169, t139, t67);
    const sangi_limb t180 = sangi_limb_select(t169, t141, t69);
    const sangi_limb t181 = sangi_limb_select(t169, t143, t71);
    const sangi_limb t182 = sangi_limb_select(t169, t145, t73);
    const sangi_limb t183 = sangi_limb_select(t169, t147, t75);
    const sangi_limb t184 = sangi_limb_select(t169, t149, t77);
    const sangi_limb t185 = sangi_limb_select(t169, t151, t79);
    const sangi_limb t186 = sangi_limb_select(t169, t153, t81);
    const sangi_limb t187 = sangi_limb_select(t169, t155, t83);
    const sangi_limb t188 = sangi_limb_select(t169, t157, t85);
    const sangi_limb t189 = sangi_limb_select(t169, t159, t87);
    const sangi_limb t190 = sangi_limb_select(t169, t161, t89);
    const sangi_limb t191 = sangi_limb_select(t169, t163, t91);
    const sangi_limb t192 = sangi_limb_select(t169, t165, t93);
    const sangi_limb t193 = sangi_limb_select(t169, t167, t95);
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
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p384_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s = x + y */
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_add(x0, sangi_limb_hide(x0), &c26);
    const sangi_limb t27 = sangi_limb_add(x1, sangi_limb_hide(x1), &c26);
    const sangi_limb t29 = sangi_limb_add(x2, sangi_limb_hide(x2), &c26);
    const sangi_limb t31 = sangi_limb_add(x3, sangi_limb_hide(x3), &c26);
    const sangi_limb t33 = sangi_limb_add(x4, sangi_limb_hide(x4), &c26);
    const sangi_limb t35 = sangi_limb_add(x5, sangi_limb_hide(x5), &c26);
    const sangi_limb t37 = sangi_limb_add(x6, sangi_limb_hide(x6), &c26);
    const sangi_limb t39 = sangi_limb_add(x7, sangi_limb_hide(x7), &c26);
    const sangi_limb t41 = sangi_limb_add(x8, sangi_limb_hide(x8), &c26);
    const sangi_limb t43 = sangi_limb_add(x9, sangi_limb_hide(x9), &c26);
    const sangi_limb t45 = sangi_limb_add(x10, sangi_limb_hide(x10), &c26);
    const sangi_limb t47 = sangi_limb_add(x11, sangi_limb_hide(x11), &c26);
    const sangi_limb t49 = sangi_limb_add(x12, sangi_limb_hide(x12), &c26);
    const sangi_limb t51 = sangi_limb_add(x13, sangi_limb_hide(x13), &c26);
    const sangi_limb t53 = sangi_limb_add(x14, sangi_limb_hide(x14), &c26);
    const sangi_limb t55 = sangi_limb_add(x15, sangi_limb_hide(x15), &c26);
    const sangi_limb t57 = sangi_limb_add(x16, sangi_limb_hide(x16), &c26);
    const sangi_limb t59 = sangi_limb_add(x17, sangi_limb_hide(x17), &c26);
    const sangi_limb t61 = sangi_limb_add(x18, sangi_limb_hide(x18), &c26);
    const sangi_limb t63 = sangi_limb_add(x19, sangi_limb_hide(x19), &c26);
    const sangi_limb t65 = sangi_limb_add(x20, sangi_limb_hide(x20), &c26);
    const sangi_limb t67 = sangi_limb_add(x21, sangi_limb_hide(x21), &c26);
    const sangi_limb t69 = sangi_limb_add(x22, sangi_limb_hide(x22), &c26);
    const sangi_limb t71 = sangi_limb_add(x23, sangi_limb_hide(x23), &c26);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c99 = 0;
    const sangi_limb t98 = sangi_limb_sub(t25, UINT16_C(0xffff), &c99);
    const sangi_limb t100 = sangi_limb_sub(t27, UINT16_C(0xffff), &c99);
    const sangi_limb t102 = sangi_limb_sub(t29, UINT16_C(0x0000), &c99);
    const sangi_limb t104 = sangi_limb_sub(t31, UINT16_C(0x0000), &c99);
    const sangi_limb t106 = sangi_limb_sub(t33, UINT16_C(0x0000), &c99);
    const sangi_limb t108 = sangi_limb_sub(t35, UINT16_C(0x0000), &c99);
    const sangi_limb t110 = sangi_limb_sub(t37, UINT16_C(0xffff), &c99);
    const sangi_limb t112 = sangi_limb_sub(t39, UINT16_C(0xffff), &c99);
    const sangi_limb t114 = sangi_limb_sub(t41, UINT16_C(0xfffe), &c99);
    const sangi_limb t116 = sangi_limb_sub(t43, UINT16_C(0xffff), &c99);
    const sangi_limb t118 = sangi_limb_sub(t45, UINT16_C(0xffff), &c99);
    const sangi_limb t120 = sangi_limb_sub(t47, UINT16_C(0xffff), &c99);
    const sangi_limb t122 = sangi_limb_sub(t49, UINT16_C(0xffff), &c99);
    const sangi_limb t124 = sangi_limb_sub(t51, UINT16_C(0xffff), &c99);
    const sangi_limb t126 = sangi_limb_sub(t53, UINT16_C(0xffff), &c99);
    const sangi_limb t128 = sangi_limb_sub(t55, UINT16_C(0xffff), &c99);
    const sangi_limb t130 = sangi_limb_sub(t57, UINT16_C(0xffff), &c99);
    const sangi_limb t132 = sangi_limb_sub(t59, UINT16_C(0xffff), &c99);
    const sangi_limb t134 = sangi_limb_sub(t61, UINT16_C(0xffff), &c99);
    const sangi_limb t136 = sangi_limb_sub(t63, UINT16_C(0xffff), &c99);
    const sangi_limb t138 = sangi_limb_sub(t65, UINT16_C(0xffff), &c99);
    const sangi_limb t140 = sangi_limb_sub(t67, UINT16_C(0xffff), &c99);
    const sangi_limb t142 = sangi_limb_sub(t69, UINT16_C(0xffff), &c99);
    const sangi_limb t144 = sangi_limb_sub(t71, UINT16_C(0xffff), &c99);
    (void)sangi_limb_sub(c26, UINT16_C(0x0000), &c99);
    /* s where d < 0, else d */
    const sangi_limb t149 = sangi_limb_mask(c99);
    const sangi_limb t150 = sangi_limb_select(t149, t25, t98);
    const sangi_limb t151 = sangi_limb_select(t149, t27, t100);
    const sangi_limb t152 = sangi_limb_select(t149, t29, t102);
    const sangi_limb t153 = sangi_limb_select(t149, t31, t104);
    const sangi_limb t154 = sangi_limb_select(t149, t33, t106);
    const sangi_limb t155 = sangi_limb_select(t149, t35, t108);
    const sangi_limb t156 = sangi_limb_select(t149, t37, t110);
    const sangi_limb t157 = sangi_limb_select(t149, t39, t112);
    const sangi_limb t158 = sangi_limb_select(t149, t41, t114);
    const sangi_limb t159 = sangi_limb_select(t149, t43, t116);
    const sangi_limb t160 = sangi_limb_select(t149, t45, t118);
    const sangi_limb t161 = sangi_limb_select(t149, t47, t120);
    const sangi_limb t162 = sangi_limb_select(t149, t49, t122);
    const sangi_limb t163 = sangi_limb_select(t149, t51, t124);
    const sangi_limb t164 = sangi_limb_select(t149, t53, t126);
    const sangi_limb t165 = sangi_limb_select(t149, t55, t128);
    const sangi_limb t166 = sangi_limb_select(t149, t57, t130);
    const sangi_limb t167 = sangi_limb_select(t149, t59, t132);
    const sangi_limb t168 = sangi_limb_select(t149, t61, t134);
    const sangi_limb t169 = sangi_limb_select(t149, t63, t136);
    const sangi_limb t170 = sangi_limb_select(t149, t65, t138);
    const sangi_limb t171 = sangi_limb_select(t149, t67, t140);
    const sangi_limb t172 = sangi_limb_select(t149, t69, t142);
    const sangi_limb t173 = sangi_limb_select(t149, t71, t144);
    z[0] = t150;
    z[1] = t151;
    z[2] = t152;
    z[3] = t153;
    z[4] = t154;
    z[5] = t155;
    z[6] = t156;
    z[7] = t157;
    z[8] = t158;
    z[9] = t159;
    z[10] = t160;
    z[11] = t161;
    z[12] = t162;
    z[13] = t163;
    z[14] = t164;
    z[15] = t165;
    z[16] = t166;
    z[17] = t167;
    z[18] = t168;
    z[19] = t169;
    z[20] = t170;
    z[21] = t171;
    z[22] = t172;
    z[23] = t173;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p384_half_c(sangi_limb *z, const sangi_limb *x) {
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
    /* s = x + p where x is odd, else x */
    const sangi_limb c25 = (sangi_limb)(x0 & 1);
    const sangi_limb t26 = sangi_limb_mask(c25);
    const sangi_limb t51 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t52 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t53 = (sangi_limb)(UINT16_C(0x0000) & t26);
    const sangi_limb t54 = (sangi_limb)(UINT16_C(0x0000) & t26);
    const sangi_limb t55 = (sangi_limb)(UINT16_C(0x0000) & t26);
    const sangi_limb t56 = (sangi_limb)(UINT16_C(0x0000) & t26);
    const sangi_limb t57 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t58 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t59 = (sangi_limb)(UINT16_C(0xfffe) & t26);
    const sangi_limb t60 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t61 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t62 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t63 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t64 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t65 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t66 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t67 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t68 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t69 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t70 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t71 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t72 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t73 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t74 = (sangi_limb)(UINT16_C(0xffff) & t26);
    sangi_limb c76 = 0;
    const sangi_limb t75 = sangi_limb_add(x0, t51, &c76);
    const sangi_limb t77 = sangi_limb_add(x1, t52, &c76);
    const sangi_limb t79 = sangi_limb_add(x2, t53, &c76);
    const sangi_limb t81 = sangi_limb_add(x3, t54, &c76);
    const sangi_limb t83 = sangi_limb_add(x4, t55, &c76);
    const sangi_limb t85 = sangi_limb_add(x5, t56, &c76);
    const sangi_limb t87 = sangi_limb_add(x6, t57, &c76);
    const sangi_limb t89 = sangi_limb_add(x7, t58, &c76);
    const sangi_limb t91 = sangi_limb_add(x8, t59, &c76);
    const sangi_limb t93 = sangi_limb_add(x9, t60, &c76);
    const sangi_limb t95 = sangi_limb_add(x10, t61, &c76);
    const sangi_limb t97 = sangi_limb_add(x11, t62, &c76);
    const sangi_limb t99 = sangi_limb_add(x12, t63, &c76);
    const sangi_limb t101 = sangi_limb_add(x13, t64, &c76);
    const sangi_limb t103 = sangi_limb_add(x14, t65, &c76);
    const sangi_limb t105 = sangi_limb_add(x15, t66, &c76);
    const sangi_limb t107 = sangi_limb_add(x16, t67, &c76);
    const sangi_limb t109 = sangi_limb_add(x17, t68, &c76);
    const sangi_limb t111 = sangi_limb_add(x18, t69, &c76);
    const sangi_limb t113 = sangi_limb_add(x19, t70, &c76);
    const sangi_limb t115 = sangi_limb_add(x20, t71, &c76);
    const sangi_limb t117 = sangi_limb_add(x21, t72, &c76);
    const sangi_limb t119 = sangi_limb_add(x22, t73, &c76);
    const sangi_limb t121 = sangi_limb_add(x23, t74, &c76);
    /* s / 2 */
    const sangi_limb t123 = sangi_limb_shift(t121, &c76);
    const sangi_limb t125 = sangi_limb_shift(t119, &c76);
    const sangi_limb t127 = sangi_limb_shift(t117, &c76);
    const sangi_limb t129 = sangi_limb_shift(t115, &c76);
    const sangi_limb t131 = sangi_limb_shift(t113, &c76);
    const sangi_limb t133 = sangi_limb_shift(t111, &c76);
    const sangi_limb t135 = sangi_limb_shift(t109, &c76);
    const sangi_limb t137 = sangi_limb_shift(t107, &c76);
    const sangi_limb t139 = sangi_limb_shift(t105, &c76);
    const sangi_limb t141 = sangi_limb_shift(t103, &c76);
    const sangi_limb t143 = sangi_limb_shift(t101, &c76);
    const sangi_limb t145 = sangi_limb_shift(t99, &c76);
    const sangi_limb t147 = sangi_limb_shift(t97, &c76);
    const sangi_limb t149 = sangi_limb_shift(t95, &c76);
    const sangi_limb t151 = sangi_limb_shift(t93, &c76);
    const sangi_limb t153 = sangi_limb_shift(t91, &c76);
    const sangi_limb t155 = sangi_limb_shift(t89, &c76);
    const sangi_limb t157 = sangi_limb_shift(t87, &c76);
    const sangi_limb t159 = sangi_limb_shift(t85, &c76);
    const sangi_limb t161 = sangi_limb_shift(t83, &c76);
    const sangi_limb t163 = sangi_limb_shift(t81, &c76);
    const sangi_limb t165 = sangi_limb_shift(t79, &c76);
    const sangi_limb t167 = sangi_limb_shift(t77, &c76);
    const sangi_limb t169 = sangi_limb_shift(t75, &c76);
    z[0] = t169;
    z[1] = t167;
    z[2] = t165;
    z[3] = t163;
    z[4] = t161;
    z[5] = t159;
    z[6] = t157;
    z[7] = t155;
    z[8] = t153;
    z[9] = t151;
    z[10] = t149;
    z[11] = t147;
    z[12] = t145;
    z[13] = t143;
    z[14] = t141;
    z[15] = t139;
    z[16] = t137;
    z[17] = t135;
    z[18] = t133;
    z[19] = t131;
    z[20] = t129;
    z[21] = t127;
    z[22] = t125;
    z[23] = t123;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p384_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[24] = {UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xfffe), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xffff)};
    sangi_limb t[24 + 1], high = 0;
    for (unsigned j = 0; j < 24; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[24] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[23] >> 14) | (t[24] << 2)));
    (void)sangi_limb_mac(top, UINT16_C(0x4000), 0, 0, &q);
    sangi_limb borrow = 0;
    high = 0;
    for (unsigned j = 0; j < 24; j++)
        t[j] = sangi_limb_sub(t[j], sangi_limb_mac(p[j], q, 0, high, &high), &borrow);
    t[24] = sangi_limb_sub(t[24], high, &borrow);
    sangi_limb d[24], below = 0;
    for (unsigned j = 0; j < 24; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[24], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 24; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}
