/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 24 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p381_modulus[24];
extern const sangi_limb sangi_p381_one[24];
extern const sangi_limb sangi_p381_radix2[24];
extern const sangi_limb sangi_p381_root[24];
extern const sangi_limb sangi_p381_sqrt_exponent[24];
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p381_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_reduce_c(sangi_limb *z, const sangi_limb *x);

const sangi_limb sangi_p381_modulus[24] = {
    UINT16_C(0xaaab),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xb9fe),
    UINT16_C(0xffff),
    UINT16_C(0xb153),
    UINT16_C(0xfffe),
    UINT16_C(0x1eab),
    UINT16_C(0xf624),
    UINT16_C(0xf6b0),
    UINT16_C(0xd2a0),
    UINT16_C(0x6730),
    UINT16_C(0x12bf),
    UINT16_C(0xf385),
    UINT16_C(0x4b84),
    UINT16_C(0x6477),
    UINT16_C(0xacd7),
    UINT16_C(0x434b),
    UINT16_C(0xa7b6),
    UINT16_C(0x4b1b),
    UINT16_C(0xe69a),
    UINT16_C(0x397f),
    UINT16_C(0x11ea),
    UINT16_C(0x1a01),
};

const sangi_limb sangi_p381_one[24] = {
    UINT16_C(0xfffd),
    UINT16_C(0x0002),
    UINT16_C(0x0000),
    UINT16_C(0x7609),
    UINT16_C(0x0002),
    UINT16_C(0xc40c),
    UINT16_C(0x000b),
    UINT16_C(0xebf4),
    UINT16_C(0x58ba),
    UINT16_C(0x53c7),
    UINT16_C(0x9857),
    UINT16_C(0x5f48),
    UINT16_C(0x5745),
    UINT16_C(0x7052),
    UINT16_C(0x5853),
    UINT16_C(0x77ce),
    UINT16_C(0xec6d),
    UINT16_C(0xa256),
    UINT16_C(0x1a97),
    UINT16_C(0x5c07),
    UINT16_C(0xe493),
    UINT16_C(0xfa80),
    UINT16_C(0x5ec3),
    UINT16_C(0x15f6),
};

const sangi_limb sangi_p381_radix2[24] = {
    UINT16_C(0x1746),
    UINT16_C(0x1c34),
    UINT16_C(0x1f34),
    UINT16_C(0xf4df),
    UINT16_C(0x04f1),
    UINT16_C(0x09d1),
    UINT16_C(0xe6a6),
    UINT16_C(0x0a76),
    UINT16_C(0xb6d5),
    UINT16_C(0x4c95),
    UINT16_C(0x476c),
    UINT16_C(0x8de5),
    UINT16_C(0x83c0),
    UINT16_C(0x939d),
    UINT16_C(0x88a9),
    UINT16_C(0x67eb),
    UINT16_C(0x952d),
    UINT16_C(0xb519),
    UINT16_C(0x3e85),
    UINT16_C(0x9a79),
    UINT16_C(0xe3aa),
    UINT16_C(0x92ca),
    UINT16_C(0x8fe5),
    UINT16_C(0x1198),
};

const sangi_limb sangi_p381_root[24] = {
    UINT16_C(0xaaae),
    UINT16_C(0xfffc),
    UINT16_C(0xffff),
    UINT16_C(0x43f5),
    UINT16_C(0xfffd),
    UINT16_C(0xed47),
    UINT16_C(0xfff2),
    UINT16_C(0x32b7),
    UINT16_C(0x9d69),
    UINT16_C(0xa2e9),
    UINT16_C(0x3a49),
    UINT16_C(0x07e8),
    UINT16_C(0xbb7a),
    UINT16_C(0x8332),
    UINT16_C(0xf331),
    UINT16_C(0xeca8),
    UINT16_C(0xc069),
    UINT16_C(0xa0f4),
    UINT16_C(0x8d1e),
    UINT16_C(0xef14),
    UINT16_C(0x0206),
    UINT16_C(0x3eff),
    UINT16_C(0xb326),
    UINT16_C(0x040a),
};

const sangi_limb sangi_p381_sqrt_exponent[24] = {
    UINT16_C(0xeaaa),
    UINT16_C(0xffff),
    UINT16_C(0xbfff),
    UINT16_C(0xee7f),
    UINT16_C(0xffff),
    UINT16_C(0xac54),
    UINT16_C(0xffff),
    UINT16_C(0x07aa),
    UINT16_C(0x3d89),
    UINT16_C(0x3dac),
    UINT16_C(0x34a8),
    UINT16_C(0xd9cc),
    UINT16_C(0x44af),
    UINT16_C(0x3ce1),
    UINT16_C(0xd2e1),
    UINT16_C(0xd91d),
    UINT16_C(0xeb35),
    UINT16_C(0x90d2),
    UINT16_C(0xe9ed),
    UINT16_C(0x92c6),
    UINT16_C(0xf9a6),
    UINT16_C(0x8e5f),
    UINT16_C(0x447a),
    UINT16_C(0x0680),
};

#define KERNEL(op) sangi_p381_##op##_c
#define N UINT16_C(0xfffd)
#define P0 UINT16_C(0xaaab)
#define P2 UINT16_C(0xffff)
#define P3 UINT16_C(0xb9fe)
#define P5 UINT16_C(0xb153)
#define P6 UINT16_C(0xfffe)
#define P7 UINT16_C(0x1eab)
#define P8 UINT16_C(0xf624)
#define P9 UINT16_C(0xf6b0)
#define P10 UINT16_C(0xd2a0)
#define P11 UINT16_C(0x6730)
#define P12 UINT16_C(0x12bf)
#define P13 UINT16_C(0xf385)
#define P14 UINT16_C(0x4b84)
#define P15 UINT16_C(0x6477)
#define P16 UINT16_C(0xacd7)
#define P17 UINT16_C(0x434b)
#define P18 UINT16_C(0xa7b6)
#define P19 UINT16_C(0x4b1b)
#define P20 UINT16_C(0xe69a)
#define P21 UINT16_C(0x397f)
#define P22 UINT16_C(0x11ea)
#define P23 UINT16_C(0x1a01)
#include "generated/field/limbs24_c16.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = s - p */
    sangi_limb c122 = 0;
    const sangi_limb t121 = sangi_limb_sub(t49, UINT16_C(0xaaab), &c122);
    const sangi_limb t123 = sangi_limb_sub(t51, UINT16_C(0xffff), &c122);
    const sangi_limb t125 = sangi_limb_sub(t53, UINT16_C(0xffff), &c122);
    const sangi_limb t127 = sangi_limb_sub(t55, UINT16_C(0xb9fe), &c122);
    const sangi_limb t129 = sangi_limb_sub(t57, UINT16_C(0xffff), &c122);
    const sangi_limb t131 = sangi_limb_sub(t59, UINT16_C(0xb153), &c122);
    const sangi_limb t133 = sangi_limb_sub(t61, UINT16_C(0xfffe), &c122);
    const sangi_limb t135 = sangi_limb_sub(t63, UINT16_C(0x1eab), &c122);
    const sangi_limb t137 = sangi_limb_sub(t65, UINT16_C(0xf624), &c122);
    const sangi_limb t139 = sangi_limb_sub(t67, UINT16_C(0xf6b0), &c122);
    const sangi_limb t141 = sangi_limb_sub(t69, UINT16_C(0xd2a0), &c122);
    const sangi_limb t143 = sangi_limb_sub(t71, UINT16_C(0x6730), &c122);
    const sangi_limb t145 = sangi_limb_sub(t73, UINT16_C(0x12bf), &c122);
    const sangi_limb t147 = sangi_limb_sub(t75, UINT16_C(0xf385), &c122);
    const sangi_limb t149 = sangi_limb_sub(t77, UINT16_C(0x4b84), &c122);
    const sangi_limb t151 = sangi_limb_sub(t79, UINT16_C(0x6477), &c122);
    const sangi_limb t153 = sangi_limb_sub(t81, UINT16_C(0xacd7), &c122);
    const sangi_limb t155 = sangi_limb_sub(t83, UINT16_C(0x434b), &c122);
    const sangi_limb t157 = sangi_limb_sub(t85, UINT16_C(0xa7b6), &c122);
    const sangi_limb t159 = sangi_limb_sub(t87, UINT16_C(0x4b1b), &c122);
    const sangi_limb t161 = sangi_limb_sub(t89, UINT16_C(0xe69a), &c122);
    const sangi_limb t163 = sangi_limb_sub(t91, UINT16_C(0x397f), &c122);
    const sangi_limb t165 = sangi_limb_sub(t93, UINT16_C(0x11ea), &c122);
    const sangi_limb t167 = sangi_limb_sub(t95, UINT16_C(0x1a01), &c122);
    /* s where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c122);
    const sangi_limb t170 = sangi_limb_select(t169, t49, t121);
    const sangi_limb t171 = sangi_limb_select(t169, t51, t123);
    const sangi_limb t172 = sangi_limb_select(t169, t53, t125);
    const sangi_limb t173 = sangi_limb_select(t169, t55, t127);
    const sangi_limb t174 = sangi_limb_select(t169, t57, t129);
    const sangi_limb t175 = sangi_limb_select(t169, t59, t131);
    const sangi_limb t176 = sangi_limb_select(t169, t61, t133);
    const sangi_limb t177 = sangi_limb_select(t169, t63, t135);
    const sangi_limb t178 = sangi_limb_select(t169, t65, t137);
    const sangi_limb t179 = sangi_limb_select(t169, t67, t139);
    const sangi_limb t180 = sangi_limb_select(t169, t69, t141);
    const sangi_limb t181 = sangi_limb_select(t169, t71, t143);
    const sangi_limb t182 = sangi_limb_select(t169, t73, t145);
    const sangi_limb t183 = sangi_limb_select(t169, t75, t147);
    const sangi_limb t184 = sangi_limb_select(t169, t77, t149);
    const sangi_limb t185 = sangi_limb_select(t169, t79, t151);
    const sangi_limb t186 = sangi_limb_select(t169, t81, t153);
    const sangi_limb t187 = sangi_limb_select(t169, t83, t155);
    const sangi_limb t188 = sangi_limb_select(t169, t85, t157);
    const sangi_limb t189 = sangi_limb_select(t169, t87, t159);
    const sangi_limb t190 = sangi_limb_select(t169, t89, t161);
    const sangi_limb t191 = sangi_limb_select(t169, t91, t163);
    const sangi_limb t192 = sangi_limb_select(t169, t93, t165);
    const sangi_limb t193 = sangi_limb_select(t169, t95, t167);
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

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t121 = sangi_limb_add(t49, UINT16_C(0xaaab), &c122);
    const sangi_limb t123 = sangi_limb_add(t51, UINT16_C(0xffff), &c122);
    const sangi_limb t125 = sangi_limb_add(t53, UINT16_C(0xffff), &c122);
    const sangi_limb t127 = sangi_limb_add(t55, UINT16_C(0xb9fe), &c122);
    const sangi_limb t129 = sangi_limb_add(t57, UINT16_C(0xffff), &c122);
    const sangi_limb t131 = sangi_limb_add(t59, UINT16_C(0xb153), &c122);
    const sangi_limb t133 = sangi_limb_add(t61, UINT16_C(0xfffe), &c122);
    const sangi_limb t135 = sangi_limb_add(t63, UINT16_C(0x1eab), &c122);
    const sangi_limb t137 = sangi_limb_add(t65, UINT16_C(0xf624), &c122);
    const sangi_limb t139 = sangi_limb_add(t67, UINT16_C(0xf6b0), &c122);
    const sangi_limb t141 = sangi_limb_add(t69, UINT16_C(0xd2a0), &c122);
    const sangi_limb t143 = sangi_limb_add(t71, UINT16_C(0x6730), &c122);
    const sangi_limb t145 = sangi_limb_add(t73, UINT16_C(0x12bf), &c122);
    const sangi_limb t147 = sangi_limb_add(t75, UINT16_C(0xf385), &c122);
    const sangi_limb t149 = sangi_limb_add(t77, UINT16_C(0x4b84), &c122);
    const sangi_limb t151 = sangi_limb_add(t79, UINT16_C(0x6477), &c122);
    const sangi_limb t153 = sangi_limb_add(t81, UINT16_C(0xacd7), &c122);
    const sangi_limb t155 = sangi_limb_add(t83, UINT16_C(0x434b), &c122);
    const sangi_limb t157 = sangi_limb_add(t85, UINT16_C(0xa7b6), &c122);
    const sangi_limb t159 = sangi_limb_add(t87, UINT16_C(0x4b1b), &c122);
    const sangi_limb t161 = sangi_limb_add(t89, UINT16_C(0xe69a), &c122);
    const sangi_limb t163 = sangi_limb_add(t91, UINT16_C(0x397f), &c122);
    const sangi_limb t165 = sangi_limb_add(t93, UINT16_C(0x11ea), &c122);
    const sangi_limb t167 = sangi_limb_add(t95, UINT16_C(0x1a01), &c122);
    /* t where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c122);
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
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t121 = sangi_limb_add(t49, UINT16_C(0xaaab), &c122);
    const sangi_limb t123 = sangi_limb_add(t51, UINT16_C(0xffff), &c122);
    const sangi_limb t125 = sangi_limb_add(t53, UINT16_C(0xffff), &c122);
    const sangi_limb t127 = sangi_limb_add(t55, UINT16_C(0xb9fe), &c122);
    const sangi_limb t129 = sangi_limb_add(t57, UINT16_C(0xffff), &c122);
    const sangi_limb t131 = sangi_limb_add(t59, UINT16_C(0xb153), &c122);
    const sangi_limb t133 = sangi_limb_add(t61, UINT16_C(0xfffe), &c122);
    const sangi_limb t135 = sangi_limb_add(t63, UINT16_C(0x1eab), &c122);
    const sangi_limb t137 = sangi_limb_add(t65, UINT16_C(0xf624), &c122);
    const sangi_limb t139 = sangi_limb_add(t67, UINT16_C(0xf6b0), &c122);
    const sangi_limb t141 = sangi_limb_add(t69, UINT16_C(0xd2a0), &c122);
    const sangi_limb t143 = sangi_limb_add(t71, UINT16_C(0x6730), &c122);
    const sangi_limb t145 = sangi_limb_add(t73, UINT16_C(0x12bf), &c122);
    const sangi_limb t147 = sangi_limb_add(t75, UINT16_C(0xf385), &c122);
    const sangi_limb t149 = sangi_limb_add(t77, UINT16_C(0x4b84), &c122);
    const sangi_limb t151 = sangi_limb_add(t79, UINT16_C(0x6477), &c122);
    const sangi_limb t153 = sangi_limb_add(t81, UINT16_C(0xacd7), &c122);
    const sangi_limb t155 = sangi_limb_add(t83, UINT16_C(0x434b), &c122);
    const sangi_limb t157 = sangi_limb_add(t85, UINT16_C(0xa7b6), &c122);
    const sangi_limb t159 = sangi_limb_add(t87, UINT16_C(0x4b1b), &c122);
    const sangi_limb t161 = sangi_limb_add(t89, UINT16_C(0xe69a), &c122);
    const sangi_limb t163 = sangi_limb_add(t91, UINT16_C(0x397f), &c122);
    const sangi_limb t165 = sangi_limb_add(t93, UINT16_C(0x11ea), &c122);
    const sangi_limb t167 = sangi_limb_add(t95, UINT16_C(0x1a01), &c122);
    /* t where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c122);
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
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c98 = 0;
    const sangi_limb t97 = sangi_limb_sub(t25, UINT16_C(0xaaab), &c98);
    const sangi_limb t99 = sangi_limb_sub(t27, UINT16_C(0xffff), &c98);
    const sangi_limb t101 = sangi_limb_sub(t29, UINT16_C(0xffff), &c98);
    const sangi_limb t103 = sangi_limb_sub(t31, UINT16_C(0xb9fe), &c98);
    const sangi_limb t105 = sangi_limb_sub(t33, UINT16_C(0xffff), &c98);
    const sangi_limb t107 = sangi_limb_sub(t35, UINT16_C(0xb153), &c98);
    const sangi_limb t109 = sangi_limb_sub(t37, UINT16_C(0xfffe), &c98);
    const sangi_limb t111 = sangi_limb_sub(t39, UINT16_C(0x1eab), &c98);
    const sangi_limb t113 = sangi_limb_sub(t41, UINT16_C(0xf624), &c98);
    const sangi_limb t115 = sangi_limb_sub(t43, UINT16_C(0xf6b0), &c98);
    const sangi_limb t117 = sangi_limb_sub(t45, UINT16_C(0xd2a0), &c98);
    const sangi_limb t119 = sangi_limb_sub(t47, UINT16_C(0x6730), &c98);
    const sangi_limb t121 = sangi_limb_sub(t49, UINT16_C(0x12bf), &c98);
    const sangi_limb t123 = sangi_limb_sub(t51, UINT16_C(0xf385), &c98);
    const sangi_limb t125 = sangi_limb_sub(t53, UINT16_C(0x4b84), &c98);
    const sangi_limb t127 = sangi_limb_sub(t55, UINT16_C(0x6477), &c98);
    const sangi_limb t129 = sangi_limb_sub(t57, UINT16_C(0xacd7), &c98);
    const sangi_limb t131 = sangi_limb_sub(t59, UINT16_C(0x434b), &c98);
    const sangi_limb t133 = sangi_limb_sub(t61, UINT16_C(0xa7b6), &c98);
    const sangi_limb t135 = sangi_limb_sub(t63, UINT16_C(0x4b1b), &c98);
    const sangi_limb t137 = sangi_limb_sub(t65, UINT16_C(0xe69a), &c98);
    const sangi_limb t139 = sangi_limb_sub(t67, UINT16_C(0x397f), &c98);
    const sangi_limb t141 = sangi_limb_sub(t69, UINT16_C(0x11ea), &c98);
    const sangi_limb t143 = sangi_limb_sub(t71, UINT16_C(0x1a01), &c98);
    /* s where d < 0, else d */
    const sangi_limb t145 = sangi_limb_mask(c98);
    const sangi_limb t146 = sangi_limb_select(t145, t25, t97);
    const sangi_limb t147 = sangi_limb_select(t145, t27, t99);
    const sangi_limb t148 = sangi_limb_select(t145, t29, t101);
    const sangi_limb t149 = sangi_limb_select(t145, t31, t103);
    const sangi_limb t150 = sangi_limb_select(t145, t33, t105);
    const sangi_limb t151 = sangi_limb_select(t145, t35, t107);
    const sangi_limb t152 = sangi_limb_select(t145, t37, t109);
    const sangi_limb t153 = sangi_limb_select(t145, t39, t111);
    const sangi_limb t154 = sangi_limb_select(t145, t41, t113);
    const sangi_limb t155 = sangi_limb_select(t145, t43, t115);
    const sangi_limb t156 = sangi_limb_select(t145, t45, t117);
    const sangi_limb t157 = sangi_limb_select(t145, t47, t119);
    const sangi_limb t158 = sangi_limb_select(t145, t49, t121);
    const sangi_limb t159 = sangi_limb_select(t145, t51, t123);
    const sangi_limb t160 = sangi_limb_select(t145, t53, t125);
    const sangi_limb t161 = sangi_limb_select(t145, t55, t127);
    const sangi_limb t162 = sangi_limb_select(t145, t57, t129);
    const sangi_limb t163 = sangi_limb_select(t145, t59, t131);
    const sangi_limb t164 = sangi_limb_select(t145, t61, t133);
    const sangi_limb t165 = sangi_limb_select(t145, t63, t135);
    const sangi_limb t166 = sangi_limb_select(t145, t65, t137);
    const sangi_limb t167 = sangi_limb_select(t145, t67, t139);
    const sangi_limb t168 = sangi_limb_select(t145, t69, t141);
    const sangi_limb t169 = sangi_limb_select(t145, t71, t143);
    z[0] = t146;
    z[1] = t147;
    z[2] = t148;
    z[3] = t149;
    z[4] = t150;
    z[5] = t151;
    z[6] = t152;
    z[7] = t153;
    z[8] = t154;
    z[9] = t155;
    z[10] = t156;
    z[11] = t157;
    z[12] = t158;
    z[13] = t159;
    z[14] = t160;
    z[15] = t161;
    z[16] = t162;
    z[17] = t163;
    z[18] = t164;
    z[19] = t165;
    z[20] = t166;
    z[21] = t167;
    z[22] = t168;
    z[23] = t169;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t51 = (sangi_limb)(UINT16_C(0xaaab) & t26);
    const sangi_limb t52 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t53 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t54 = (sangi_limb)(UINT16_C(0xb9fe) & t26);
    const sangi_limb t55 = (sangi_limb)(UINT16_C(0xffff) & t26);
    const sangi_limb t56 = (sangi_limb)(UINT16_C(0xb153) & t26);
    const sangi_limb t57 = (sangi_limb)(UINT16_C(0xfffe) & t26);
    const sangi_limb t58 = (sangi_limb)(UINT16_C(0x1eab) & t26);
    const sangi_limb t59 = (sangi_limb)(UINT16_C(0xf624) & t26);
    const sangi_limb t60 = (sangi_limb)(UINT16_C(0xf6b0) & t26);
    const sangi_limb t61 = (sangi_limb)(UINT16_C(0xd2a0) & t26);
    const sangi_limb t62 = (sangi_limb)(UINT16_C(0x6730) & t26);
    const sangi_limb t63 = (sangi_limb)(UINT16_C(0x12bf) & t26);
    const sangi_limb t64 = (sangi_limb)(UINT16_C(0xf385) & t26);
    const sangi_limb t65 = (sangi_limb)(UINT16_C(0x4b84) & t26);
    const sangi_limb t66 = (sangi_limb)(UINT16_C(0x6477) & t26);
    const sangi_limb t67 = (sangi_limb)(UINT16_C(0xacd7) & t26);
    const sangi_limb t68 = (sangi_limb)(UINT16_C(0x434b) & t26);
    const sangi_limb t69 = (sangi_limb)(UINT16_C(0xa7b6) & t26);
    const sangi_limb t70 = (sangi_limb)(UINT16_C(0x4b1b) & t26);
    const sangi_limb t71 = (sangi_limb)(UINT16_C(0xe69a) & t26);
    const sangi_limb t72 = (sangi_limb)(UINT16_C(0x397f) & t26);
    const sangi_limb t73 = (sangi_limb)(UINT16_C(0x11ea) & t26);
    const sangi_limb t74 = (sangi_limb)(UINT16_C(0x1a01) & t26);
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
    sangi_limb c124 = 0;
    const sangi_limb t123 = sangi_limb_shift(t121, &c124);
    const sangi_limb t125 = sangi_limb_shift(t119, &c124);
    const sangi_limb t127 = sangi_limb_shift(t117, &c124);
    const sangi_limb t129 = sangi_limb_shift(t115, &c124);
    const sangi_limb t131 = sangi_limb_shift(t113, &c124);
    const sangi_limb t133 = sangi_limb_shift(t111, &c124);
    const sangi_limb t135 = sangi_limb_shift(t109, &c124);
    const sangi_limb t137 = sangi_limb_shift(t107, &c124);
    const sangi_limb t139 = sangi_limb_shift(t105, &c124);
    const sangi_limb t141 = sangi_limb_shift(t103, &c124);
    const sangi_limb t143 = sangi_limb_shift(t101, &c124);
    const sangi_limb t145 = sangi_limb_shift(t99, &c124);
    const sangi_limb t147 = sangi_limb_shift(t97, &c124);
    const sangi_limb t149 = sangi_limb_shift(t95, &c124);
    const sangi_limb t151 = sangi_limb_shift(t93, &c124);
    const sangi_limb t153 = sangi_limb_shift(t91, &c124);
    const sangi_limb t155 = sangi_limb_shift(t89, &c124);
    const sangi_limb t157 = sangi_limb_shift(t87, &c124);
    const sangi_limb t159 = sangi_limb_shift(t85, &c124);
    const sangi_limb t161 = sangi_limb_shift(t83, &c124);
    const sangi_limb t163 = sangi_limb_shift(t81, &c124);
    const sangi_limb t165 = sangi_limb_shift(t79, &c124);
    const sangi_limb t167 = sangi_limb_shift(t77, &c124);
    const sangi_limb t169 = sangi_limb_shift(t75, &c124);
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
void sangi_p381_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[24] = {UINT16_C(0xaaab), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xb9fe), UINT16_C(0xffff), UINT16_C(0xb153), UINT16_C(0xfffe), UINT16_C(0x1eab), UINT16_C(0xf624), UINT16_C(0xf6b0), UINT16_C(0xd2a0), UINT16_C(0x6730), UINT16_C(0x12bf), UINT16_C(0xf385), UINT16_C(0x4b84), UINT16_C(0x6477), UINT16_C(0xacd7), UINT16_C(0x434b), UINT16_C(0xa7b6), UINT16_C(0x4b1b), UINT16_C(0xe69a), UINT16_C(0x397f), UINT16_C(0x11ea), UINT16_C(0x1a01)};
    sangi_limb t[24 + 1], high = 0;
    for (unsigned j = 0; j < 24; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[24] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[23] >> 11) | (t[24] << 5)));
    (void)sangi_limb_mac(top, UINT16_C(0x4ec1), 0, 0, &q);
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

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p381_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb p[24] = {UINT16_C(0xaaab), UINT16_C(0xffff), UINT16_C(0xffff), UINT16_C(0xb9fe), UINT16_C(0xffff), UINT16_C(0xb153), UINT16_C(0xfffe), UINT16_C(0x1eab), UINT16_C(0xf624), UINT16_C(0xf6b0), UINT16_C(0xd2a0), UINT16_C(0x6730), UINT16_C(0x12bf), UINT16_C(0xf385), UINT16_C(0x4b84), UINT16_C(0x6477), UINT16_C(0xacd7), UINT16_C(0x434b), UINT16_C(0xa7b6), UINT16_C(0x4b1b), UINT16_C(0xe69a), UINT16_C(0x397f), UINT16_C(0x11ea), UINT16_C(0x1a01)};
    sangi_limb t[24 + 2] = {0};
    for (unsigned i = 0; i < 24; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 24; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[24] = sangi_limb_add(t[24], carry, &over);
        t[24 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], UINT16_C(0xfffd));
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 24; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[24 - 1] = sangi_limb_add(t[24], carry, &over);
        t[24] = (sangi_limb)(t[24 + 1] + over);
    }
    for (unsigned j = 0; j < 24; j++)
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
void sangi_p381_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    z[0] = t49;
    z[1] = t51;
    z[2] = t53;
    z[3] = t55;
    z[4] = t57;
    z[5] = t59;
    z[6] = t61;
    z[7] = t63;
    z[8] = t65;
    z[9] = t67;
    z[10] = t69;
    z[11] = t71;
    z[12] = t73;
    z[13] = t75;
    z[14] = t77;
    z[15] = t79;
    z[16] = t81;
    z[17] = t83;
    z[18] = t85;
    z[19] = t87;
    z[20] = t89;
    z[21] = t91;
    z[22] = t93;
    z[23] = t95;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p381_reduce_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c50 = 0;
    const sangi_limb t49 = sangi_limb_sub(x0, UINT16_C(0xaaab), &c50);
    const sangi_limb t51 = sangi_limb_sub(x1, UINT16_C(0xffff), &c50);
    const sangi_limb t53 = sangi_limb_sub(x2, UINT16_C(0xffff), &c50);
    const sangi_limb t55 = sangi_limb_sub(x3, UINT16_C(0xb9fe), &c50);
    const sangi_limb t57 = sangi_limb_sub(x4, UINT16_C(0xffff), &c50);
    const sangi_limb t59 = sangi_limb_sub(x5, UINT16_C(0xb153), &c50);
    const sangi_limb t61 = sangi_limb_sub(x6, UINT16_C(0xfffe), &c50);
    const sangi_limb t63 = sangi_limb_sub(x7, UINT16_C(0x1eab), &c50);
    const sangi_limb t65 = sangi_limb_sub(x8, UINT16_C(0xf624), &c50);
    const sangi_limb t67 = sangi_limb_sub(x9, UINT16_C(0xf6b0), &c50);
    const sangi_limb t69 = sangi_limb_sub(x10, UINT16_C(0xd2a0), &c50);
    const sangi_limb t71 = sangi_limb_sub(x11, UINT16_C(0x6730), &c50);
    const sangi_limb t73 = sangi_limb_sub(x12, UINT16_C(0x12bf), &c50);
    const sangi_limb t75 = sangi_limb_sub(x13, UINT16_C(0xf385), &c50);
    const sangi_limb t77 = sangi_limb_sub(x14, UINT16_C(0x4b84), &c50);
    const sangi_limb t79 = sangi_limb_sub(x15, UINT16_C(0x6477), &c50);
    const sangi_limb t81 = sangi_limb_sub(x16, UINT16_C(0xacd7), &c50);
    const sangi_limb t83 = sangi_limb_sub(x17, UINT16_C(0x434b), &c50);
    const sangi_limb t85 = sangi_limb_sub(x18, UINT16_C(0xa7b6), &c50);
    const sangi_limb t87 = sangi_limb_sub(x19, UINT16_C(0x4b1b), &c50);
    const sangi_limb t89 = sangi_limb_sub(x20, UINT16_C(0xe69a), &c50);
    const sangi_limb t91 = sangi_limb_sub(x21, UINT16_C(0x397f), &c50);
    const sangi_limb t93 = sangi_limb_sub(x22, UINT16_C(0x11ea), &c50);
    const sangi_limb t95 = sangi_limb_sub(x23, UINT16_C(0x1a01), &c50);
    /* s where d < 0, else d */
    const sangi_limb t97 = sangi_limb_mask(c50);
    const sangi_limb t98 = sangi_limb_select(t97, x0, t49);
    const sangi_limb t99 = sangi_limb_select(t97, x1, t51);
    const sangi_limb t100 = sangi_limb_select(t97, x2, t53);
    const sangi_limb t101 = sangi_limb_select(t97, x3, t55);
    const sangi_limb t102 = sangi_limb_select(t97, x4, t57);
    const sangi_limb t103 = sangi_limb_select(t97, x5, t59);
    const sangi_limb t104 = sangi_limb_select(t97, x6, t61);
    const sangi_limb t105 = sangi_limb_select(t97, x7, t63);
    const sangi_limb t106 = sangi_limb_select(t97, x8, t65);
    const sangi_limb t107 = sangi_limb_select(t97, x9, t67);
    const sangi_limb t108 = sangi_limb_select(t97, x10, t69);
    const sangi_limb t109 = sangi_limb_select(t97, x11, t71);
    const sangi_limb t110 = sangi_limb_select(t97, x12, t73);
    const sangi_limb t111 = sangi_limb_select(t97, x13, t75);
    const sangi_limb t112 = sangi_limb_select(t97, x14, t77);
    const sangi_limb t113 = sangi_limb_select(t97, x15, t79);
    const sangi_limb t114 = sangi_limb_select(t97, x16, t81);
    const sangi_limb t115 = sangi_limb_select(t97, x17, t83);
    const sangi_limb t116 = sangi_limb_select(t97, x18, t85);
    const sangi_limb t117 = sangi_limb_select(t97, x19, t87);
    const sangi_limb t118 = sangi_limb_select(t97, x20, t89);
    const sangi_limb t119 = sangi_limb_select(t97, x21, t91);
    const sangi_limb t120 = sangi_limb_select(t97, x22, t93);
    const sangi_limb t121 = sangi_limb_select(t97, x23, t95);
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
    z[16] = t114;
    z[17] = t115;
    z[18] = t116;
    z[19] = t117;
    z[20] = t118;
    z[21] = t119;
    z[22] = t120;
    z[23] = t121;
}
