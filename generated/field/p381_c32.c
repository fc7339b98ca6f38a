/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 12 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p381_modulus[12];
extern const sangi_limb sangi_p381_one[12];
extern const sangi_limb sangi_p381_radix2[12];
extern const sangi_limb sangi_p381_root[12];
extern const sangi_limb sangi_p381_sqrt_exponent[12];
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p381_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_reduce_c(sangi_limb *z, const sangi_limb *x);

const sangi_limb sangi_p381_modulus[12] = {
    UINT32_C(0xffffaaab),
    UINT32_C(0xb9feffff),
    UINT32_C(0xb153ffff),
    UINT32_C(0x1eabfffe),
    UINT32_C(0xf6b0f624),
    UINT32_C(0x6730d2a0),
    UINT32_C(0xf38512bf),
    UINT32_C(0x64774b84),
    UINT32_C(0x434bacd7),
    UINT32_C(0x4b1ba7b6),
    UINT32_C(0x397fe69a),
    UINT32_C(0x1a0111ea),
};

const sangi_limb sangi_p381_one[12] = {
    UINT32_C(0x0002fffd),
    UINT32_C(0x76090000),
    UINT32_C(0xc40c0002),
    UINT32_C(0xebf4000b),
    UINT32_C(0x53c758ba),
    UINT32_C(0x5f489857),
    UINT32_C(0x70525745),
    UINT32_C(0x77ce5853),
    UINT32_C(0xa256ec6d),
    UINT32_C(0x5c071a97),
    UINT32_C(0xfa80e493),
    UINT32_C(0x15f65ec3),
};

const sangi_limb sangi_p381_radix2[12] = {
    UINT32_C(0x1c341746),
    UINT32_C(0xf4df1f34),
    UINT32_C(0x09d104f1),
    UINT32_C(0x0a76e6a6),
    UINT32_C(0x4c95b6d5),
    UINT32_C(0x8de5476c),
    UINT32_C(0x939d83c0),
    UINT32_C(0x67eb88a9),
    UINT32_C(0xb519952d),
    UINT32_C(0x9a793e85),
    UINT32_C(0x92cae3aa),
    UINT32_C(0x11988fe5),
};

const sangi_limb sangi_p381_root[12] = {
    UINT32_C(0xfffcaaae),
    UINT32_C(0x43f5ffff),
    UINT32_C(0xed47fffd),
    UINT32_C(0x32b7fff2),
    UINT32_C(0xa2e99d69),
    UINT32_C(0x07e83a49),
    UINT32_C(0x8332bb7a),
    UINT32_C(0xeca8f331),
    UINT32_C(0xa0f4c069),
    UINT32_C(0xef148d1e),
    UINT32_C(0x3eff0206),
    UINT32_C(0x040ab326),
};

const sangi_limb sangi_p381_sqrt_exponent[12] = {
    UINT32_C(0xffffeaaa),
    UINT32_C(0xee7fbfff),
    UINT32_C(0xac54ffff),
    UINT32_C(0x07aaffff),
    UINT32_C(0x3dac3d89),
    UINT32_C(0xd9cc34a8),
    UINT32_C(0x3ce144af),
    UINT32_C(0xd91dd2e1),
    UINT32_C(0x90d2eb35),
    UINT32_C(0x92c6e9ed),
    UINT32_C(0x8e5ff9a6),
    UINT32_C(0x0680447a),
};

#define KERNEL(op) sangi_p381_##op##_c
#include "generated/field/limbs12_c32.inc"

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
    /* s = x + y */
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_add(x0, y0, &c26);
    const sangi_limb t27 = sangi_limb_add(x1, y1, &c26);
    const sangi_limb t29 = sangi_limb_add(x2, y2, &c26);
    const sangi_limb t31 = sangi_limb_add(x3, y3, &c26);
    const sangi_limb t33 = sangi_limb_add(x4, y4, &c26);
    const sangi_limb t35 = sangi_limb_add(x5, y5, &c26);
    const sangi_limb t37 = sangi_limb_add(x6, y6, &c26);
    const sangi_limb t39 = sangi_limb_add(x7, y7, &c26);
    const sangi_limb t41 = sangi_limb_add(x8, y8, &c26);
    const sangi_limb t43 = sangi_limb_add(x9, y9, &c26);
    const sangi_limb t45 = sangi_limb_add(x10, y10, &c26);
    const sangi_limb t47 = sangi_limb_add(x11, y11, &c26);
    /* d = s - p */
    sangi_limb c62 = 0;
    const sangi_limb t61 = sangi_limb_sub(t25, UINT32_C(0xffffaaab), &c62);
    const sangi_limb t63 = sangi_limb_sub(t27, UINT32_C(0xb9feffff), &c62);
    const sangi_limb t65 = sangi_limb_sub(t29, UINT32_C(0xb153ffff), &c62);
    const sangi_limb t67 = sangi_limb_sub(t31, UINT32_C(0x1eabfffe), &c62);
    const sangi_limb t69 = sangi_limb_sub(t33, UINT32_C(0xf6b0f624), &c62);
    const sangi_limb t71 = sangi_limb_sub(t35, UINT32_C(0x6730d2a0), &c62);
    const sangi_limb t73 = sangi_limb_sub(t37, UINT32_C(0xf38512bf), &c62);
    const sangi_limb t75 = sangi_limb_sub(t39, UINT32_C(0x64774b84), &c62);
    const sangi_limb t77 = sangi_limb_sub(t41, UINT32_C(0x434bacd7), &c62);
    const sangi_limb t79 = sangi_limb_sub(t43, UINT32_C(0x4b1ba7b6), &c62);
    const sangi_limb t81 = sangi_limb_sub(t45, UINT32_C(0x397fe69a), &c62);
    const sangi_limb t83 = sangi_limb_sub(t47, UINT32_C(0x1a0111ea), &c62);
    /* s where d < 0, else d */
    const sangi_limb t85 = sangi_limb_mask(c62);
    const sangi_limb t86 = sangi_limb_select(t85, t25, t61);
    const sangi_limb t87 = sangi_limb_select(t85, t27, t63);
    const sangi_limb t88 = sangi_limb_select(t85, t29, t65);
    const sangi_limb t89 = sangi_limb_select(t85, t31, t67);
    const sangi_limb t90 = sangi_limb_select(t85, t33, t69);
    const sangi_limb t91 = sangi_limb_select(t85, t35, t71);
    const sangi_limb t92 = sangi_limb_select(t85, t37, t73);
    const sangi_limb t93 = sangi_limb_select(t85, t39, t75);
    const sangi_limb t94 = sangi_limb_select(t85, t41, t77);
    const sangi_limb t95 = sangi_limb_select(t85, t43, t79);
    const sangi_limb t96 = sangi_limb_select(t85, t45, t81);
    const sangi_limb t97 = sangi_limb_select(t85, t47, t83);
    z[0] = t86;
    z[1] = t87;
    z[2] = t88;
    z[3] = t89;
    z[4] = t90;
    z[5] = t91;
    z[6] = t92;
    z[7] = t93;
    z[8] = t94;
    z[9] = t95;
    z[10] = t96;
    z[11] = t97;
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
    /* d = x - y */
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_sub(x0, y0, &c26);
    const sangi_limb t27 = sangi_limb_sub(x1, y1, &c26);
    const sangi_limb t29 = sangi_limb_sub(x2, y2, &c26);
    const sangi_limb t31 = sangi_limb_sub(x3, y3, &c26);
    const sangi_limb t33 = sangi_limb_sub(x4, y4, &c26);
    const sangi_limb t35 = sangi_limb_sub(x5, y5, &c26);
    const sangi_limb t37 = sangi_limb_sub(x6, y6, &c26);
    const sangi_limb t39 = sangi_limb_sub(x7, y7, &c26);
    const sangi_limb t41 = sangi_limb_sub(x8, y8, &c26);
    const sangi_limb t43 = sangi_limb_sub(x9, y9, &c26);
    const sangi_limb t45 = sangi_limb_sub(x10, y10, &c26);
    const sangi_limb t47 = sangi_limb_sub(x11, y11, &c26);
    /* t = d + p */
    sangi_limb c62 = 0;
    const sangi_limb t61 = sangi_limb_add(t25, UINT32_C(0xffffaaab), &c62);
    const sangi_limb t63 = sangi_limb_add(t27, UINT32_C(0xb9feffff), &c62);
    const sangi_limb t65 = sangi_limb_add(t29, UINT32_C(0xb153ffff), &c62);
    const sangi_limb t67 = sangi_limb_add(t31, UINT32_C(0x1eabfffe), &c62);
    const sangi_limb t69 = sangi_limb_add(t33, UINT32_C(0xf6b0f624), &c62);
    const sangi_limb t71 = sangi_limb_add(t35, UINT32_C(0x6730d2a0), &c62);
    const sangi_limb t73 = sangi_limb_add(t37, UINT32_C(0xf38512bf), &c62);
    const sangi_limb t75 = sangi_limb_add(t39, UINT32_C(0x64774b84), &c62);
    const sangi_limb t77 = sangi_limb_add(t41, UINT32_C(0x434bacd7), &c62);
    const sangi_limb t79 = sangi_limb_add(t43, UINT32_C(0x4b1ba7b6), &c62);
    const sangi_limb t81 = sangi_limb_add(t45, UINT32_C(0x397fe69a), &c62);
    const sangi_limb t83 = sangi_limb_add(t47, UINT32_C(0x1a0111ea), &c62);
    /* t where d < 0, else d */
    const sangi_limb t85 = sangi_limb_mask(c62);
    const sangi_limb t86 = sangi_limb_select(t85, t61, t25);
    const sangi_limb t87 = sangi_limb_select(t85, t63, t27);
    const sangi_limb t88 = sangi_limb_select(t85, t65, t29);
    const sangi_limb t89 = sangi_limb_select(t85, t67, t31);
    const sangi_limb t90 = sangi_limb_select(t85, t69, t33);
    const sangi_limb t91 = sangi_limb_select(t85, t71, t35);
    const sangi_limb t92 = sangi_limb_select(t85, t73, t37);
    const sangi_limb t93 = sangi_limb_select(t85, t75, t39);
    const sangi_limb t94 = sangi_limb_select(t85, t77, t41);
    const sangi_limb t95 = sangi_limb_select(t85, t79, t43);
    const sangi_limb t96 = sangi_limb_select(t85, t81, t45);
    const sangi_limb t97 = sangi_limb_select(t85, t83, t47);
    z[0] = t86;
    z[1] = t87;
    z[2] = t88;
    z[3] = t89;
    z[4] = t90;
    z[5] = t91;
    z[6] = t92;
    z[7] = t93;
    z[8] = t94;
    z[9] = t95;
    z[10] = t96;
    z[11] = t97;
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
    /* d = x - y */
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x0, &c26);
    const sangi_limb t27 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x1, &c26);
    const sangi_limb t29 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x2, &c26);
    const sangi_limb t31 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x3, &c26);
    const sangi_limb t33 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x4, &c26);
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x5, &c26);
    const sangi_limb t37 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x6, &c26);
    const sangi_limb t39 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x7, &c26);
    const sangi_limb t41 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x8, &c26);
    const sangi_limb t43 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x9, &c26);
    const sangi_limb t45 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x10, &c26);
    const sangi_limb t47 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x11, &c26);
    /* t = d + p */
    sangi_limb c62 = 0;
    const sangi_limb t61 = sangi_limb_add(t25, UINT32_C(0xffffaaab), &c62);
    const sangi_limb t63 = sangi_limb_add(t27, UINT32_C(0xb9feffff), &c62);
    const sangi_limb t65 = sangi_limb_add(t29, UINT32_C(0xb153ffff), &c62);
    const sangi_limb t67 = sangi_limb_add(t31, UINT32_C(0x1eabfffe), &c62);
    const sangi_limb t69 = sangi_limb_add(t33, UINT32_C(0xf6b0f624), &c62);
    const sangi_limb t71 = sangi_limb_add(t35, UINT32_C(0x6730d2a0), &c62);
    const sangi_limb t73 = sangi_limb_add(t37, UINT32_C(0xf38512bf), &c62);
    const sangi_limb t75 = sangi_limb_add(t39, UINT32_C(0x64774b84), &c62);
    const sangi_limb t77 = sangi_limb_add(t41, UINT32_C(0x434bacd7), &c62);
    const sangi_limb t79 = sangi_limb_add(t43, UINT32_C(0x4b1ba7b6), &c62);
    const sangi_limb t81 = sangi_limb_add(t45, UINT32_C(0x397fe69a), &c62);
    const sangi_limb t83 = sangi_limb_add(t47, UINT32_C(0x1a0111ea), &c62);
    /* t where d < 0, else d */
    const sangi_limb t85 = sangi_limb_mask(c62);
    const sangi_limb t86 = sangi_limb_select(t85, t61, t25);
    const sangi_limb t87 = sangi_limb_select(t85, t63, t27);
    const sangi_limb t88 = sangi_limb_select(t85, t65, t29);
    const sangi_limb t89 = sangi_limb_select(t85, t67, t31);
    const sangi_limb t90 = sangi_limb_select(t85, t69, t33);
    const sangi_limb t91 = sangi_limb_select(t85, t71, t35);
    const sangi_limb t92 = sangi_limb_select(t85, t73, t37);
    const sangi_limb t93 = sangi_limb_select(t85, t75, t39);
    const sangi_limb t94 = sangi_limb_select(t85, t77, t41);
    const sangi_limb t95 = sangi_limb_select(t85, t79, t43);
    const sangi_limb t96 = sangi_limb_select(t85, t81, t45);
    const sangi_limb t97 = sangi_limb_select(t85, t83, t47);
    z[0] = t86;
    z[1] = t87;
    z[2] = t88;
    z[3] = t89;
    z[4] = t90;
    z[5] = t91;
    z[6] = t92;
    z[7] = t93;
    z[8] = t94;
    z[9] = t95;
    z[10] = t96;
    z[11] = t97;
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
    /* s = x + y */
    sangi_limb c14 = 0;
    const sangi_limb t13 = sangi_limb_add(x0, sangi_limb_hide(x0), &c14);
    const sangi_limb t15 = sangi_limb_add(x1, sangi_limb_hide(x1), &c14);
    const sangi_limb t17 = sangi_limb_add(x2, sangi_limb_hide(x2), &c14);
    const sangi_limb t19 = sangi_limb_add(x3, sangi_limb_hide(x3), &c14);
    const sangi_limb t21 = sangi_limb_add(x4, sangi_limb_hide(x4), &c14);
    const sangi_limb t23 = sangi_limb_add(x5, sangi_limb_hide(x5), &c14);
    const sangi_limb t25 = sangi_limb_add(x6, sangi_limb_hide(x6), &c14);
    const sangi_limb t27 = sangi_limb_add(x7, sangi_limb_hide(x7), &c14);
    const sangi_limb t29 = sangi_limb_add(x8, sangi_limb_hide(x8), &c14);
    const sangi_limb t31 = sangi_limb_add(x9, sangi_limb_hide(x9), &c14);
    const sangi_limb t33 = sangi_limb_add(x10, sangi_limb_hide(x10), &c14);
    const sangi_limb t35 = sangi_limb_add(x11, sangi_limb_hide(x11), &c14);
    /* d = s - p */
    sangi_limb c50 = 0;
    const sangi_limb t49 = sangi_limb_sub(t13, UINT32_C(0xffffaaab), &c50);
    const sangi_limb t51 = sangi_limb_sub(t15, UINT32_C(0xb9feffff), &c50);
    const sangi_limb t53 = sangi_limb_sub(t17, UINT32_C(0xb153ffff), &c50);
    const sangi_limb t55 = sangi_limb_sub(t19, UINT32_C(0x1eabfffe), &c50);
    const sangi_limb t57 = sangi_limb_sub(t21, UINT32_C(0xf6b0f624), &c50);
    const sangi_limb t59 = sangi_limb_sub(t23, UINT32_C(0x6730d2a0), &c50);
    const sangi_limb t61 = sangi_limb_sub(t25, UINT32_C(0xf38512bf), &c50);
    const sangi_limb t63 = sangi_limb_sub(t27, UINT32_C(0x64774b84), &c50);
    const sangi_limb t65 = sangi_limb_sub(t29, UINT32_C(0x434bacd7), &c50);
    const sangi_limb t67 = sangi_limb_sub(t31, UINT32_C(0x4b1ba7b6), &c50);
    const sangi_limb t69 = sangi_limb_sub(t33, UINT32_C(0x397fe69a), &c50);
    const sangi_limb t71 = sangi_limb_sub(t35, UINT32_C(0x1a0111ea), &c50);
    /* s where d < 0, else d */
    const sangi_limb t73 = sangi_limb_mask(c50);
    const sangi_limb t74 = sangi_limb_select(t73, t13, t49);
    const sangi_limb t75 = sangi_limb_select(t73, t15, t51);
    const sangi_limb t76 = sangi_limb_select(t73, t17, t53);
    const sangi_limb t77 = sangi_limb_select(t73, t19, t55);
    const sangi_limb t78 = sangi_limb_select(t73, t21, t57);
    const sangi_limb t79 = sangi_limb_select(t73, t23, t59);
    const sangi_limb t80 = sangi_limb_select(t73, t25, t61);
    const sangi_limb t81 = sangi_limb_select(t73, t27, t63);
    const sangi_limb t82 = sangi_limb_select(t73, t29, t65);
    const sangi_limb t83 = sangi_limb_select(t73, t31, t67);
    const sangi_limb t84 = sangi_limb_select(t73, t33, t69);
    const sangi_limb t85 = sangi_limb_select(t73, t35, t71);
    z[0] = t74;
    z[1] = t75;
    z[2] = t76;
    z[3] = t77;
    z[4] = t78;
    z[5] = t79;
    z[6] = t80;
    z[7] = t81;
    z[8] = t82;
    z[9] = t83;
    z[10] = t84;
    z[11] = t85;
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
    /* s = x + p where x is odd, else x */
    const sangi_limb c13 = (sangi_limb)(x0 & 1);
    const sangi_limb t14 = sangi_limb_mask(c13);
    const sangi_limb t27 = (sangi_limb)(UINT32_C(0xffffaaab) & t14);
    const sangi_limb t28 = (sangi_limb)(UINT32_C(0xb9feffff) & t14);
    const sangi_limb t29 = (sangi_limb)(UINT32_C(0xb153ffff) & t14);
    const sangi_limb t30 = (sangi_limb)(UINT32_C(0x1eabfffe) & t14);
    const sangi_limb t31 = (sangi_limb)(UINT32_C(0xf6b0f624) & t14);
    const sangi_limb t32 = (sangi_limb)(UINT32_C(0x6730d2a0) & t14);
    const sangi_limb t33 = (sangi_limb)(UINT32_C(0xf38512bf) & t14);
    const sangi_limb t34 = (sangi_limb)(UINT32_C(0x64774b84) & t14);
    const sangi_limb t35 = (sangi_limb)(UINT32_C(0x434bacd7) & t14);
    const sangi_limb t36 = (sangi_limb)(UINT32_C(0x4b1ba7b6) & t14);
    const sangi_limb t37 = (sangi_limb)(UINT32_C(0x397fe69a) & t14);
    const sangi_limb t38 = (sangi_limb)(UINT32_C(0x1a0111ea) & t14);
    sangi_limb c40 = 0;
    const sangi_limb t39 = sangi_limb_add(x0, t27, &c40);
    const sangi_limb t41 = sangi_limb_add(x1, t28, &c40);
    const sangi_limb t43 = sangi_limb_add(x2, t29, &c40);
    const sangi_limb t45 = sangi_limb_add(x3, t30, &c40);
    const sangi_limb t47 = sangi_limb_add(x4, t31, &c40);
    const sangi_limb t49 = sangi_limb_add(x5, t32, &c40);
    const sangi_limb t51 = sangi_limb_add(x6, t33, &c40);
    const sangi_limb t53 = sangi_limb_add(x7, t34, &c40);
    const sangi_limb t55 = sangi_limb_add(x8, t35, &c40);
    const sangi_limb t57 = sangi_limb_add(x9, t36, &c40);
    const sangi_limb t59 = sangi_limb_add(x10, t37, &c40);
    const sangi_limb t61 = sangi_limb_add(x11, t38, &c40);
    /* s / 2 */
    sangi_limb c64 = 0;
    const sangi_limb t63 = sangi_limb_shift(t61, &c64);
    const sangi_limb t65 = sangi_limb_shift(t59, &c64);
    const sangi_limb t67 = sangi_limb_shift(t57, &c64);
    const sangi_limb t69 = sangi_limb_shift(t55, &c64);
    const sangi_limb t71 = sangi_limb_shift(t53, &c64);
    const sangi_limb t73 = sangi_limb_shift(t51, &c64);
    const sangi_limb t75 = sangi_limb_shift(t49, &c64);
    const sangi_limb t77 = sangi_limb_shift(t47, &c64);
    const sangi_limb t79 = sangi_limb_shift(t45, &c64);
    const sangi_limb t81 = sangi_limb_shift(t43, &c64);
    const sangi_limb t83 = sangi_limb_shift(t41, &c64);
    const sangi_limb t85 = sangi_limb_shift(t39, &c64);
    z[0] = t85;
    z[1] = t83;
    z[2] = t81;
    z[3] = t79;
    z[4] = t77;
    z[5] = t75;
    z[6] = t73;
    z[7] = t71;
    z[8] = t69;
    z[9] = t67;
    z[10] = t65;
    z[11] = t63;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p381_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    SANGI_MAC(t50, t51, y0, x0, 0, 0);
    SANGI_MAC(t52, t53, y1, x0, t51, 0);
    SANGI_MAC(t54, t55, y2, x0, t53, 0);
    SANGI_MAC(t56, t57, y3, x0, t55, 0);
    SANGI_MAC(t58, t59, y4, x0, t57, 0);
    SANGI_MAC(t60, t61, y5, x0, t59, 0);
    SANGI_MAC(t62, t63, y6, x0, t61, 0);
    SANGI_MAC(t64, t65, y7, x0, t63, 0);
    SANGI_MAC(t66, t67, y8, x0, t65, 0);
    SANGI_MAC(t68, t69, y9, x0, t67, 0);
    SANGI_MAC(t70, t71, y10, x0, t69, 0);
    SANGI_MAC(t72, t73, y11, x0, t71, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t74, t75, UINT32_C(0xd202aaac), t50, t52, 0);
    SANGI_MAC(t76, t77, UINT32_C(0xa603d203), t50, t54, t75);
    SANGI_MAC(t78, t79, UINT32_C(0x5553ec07), t50, t56, t77);
    SANGI_MAC(t80, t81, UINT32_C(0x582cc18e), t50, t58, t79);
    SANGI_MAC(t82, t83, UINT32_C(0x493b9a2e), t50, t60, t81);
    SANGI_MAC(t84, t85, UINT32_C(0x546364d0), t50, t62, t83);
    SANGI_MAC(t86, t87, UINT32_C(0xe39055a1), t50, t64, t85);
    SANGI_MAC(t88, t89, UINT32_C(0x940e1798), t50, t66, t87);
    SANGI_MAC(t90, t91, UINT32_C(0x6ad5ebd1), t50, t68, t89);
    SANGI_MAC(t92, t93, UINT32_C(0xeacd1294), t50, t70, t91);
    SANGI_MAC(t94, t95, UINT32_C(0xb5be045b), t50, t72, t93);
    SANGI_MAC(t96, t97, UINT32_C(0x1a00c3e6), t50, t73, t95);
    /* t += x[1] * y */
    SANGI_MAC(t98, t99, y0, x1, t74, 0);
    SANGI_MAC(t100, t101, y1, x1, t76, t99);
    SANGI_MAC(t102, t103, y2, x1, t78, t101);
    SANGI_MAC(t104, t105, y3, x1, t80, t103);
    SANGI_MAC(t106, t107, y4, x1, t82, t105);
    SANGI_MAC(t108, t109, y5, x1, t84, t107);
    SANGI_MAC(t110, t111, y6, x1, t86, t109);
    SANGI_MAC(t112, t113, y7, x1, t88, t111);
    SANGI_MAC(t114, t115, y8, x1, t90, t113);
    SANGI_MAC(t116, t117, y9, x1, t92, t115);
    SANGI_MAC(t118, t119, y10, x1, t94, t117);
    SANGI_MAC(t120, t121, y11, x1, t96, t119);
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_add(t97, t121, &c123);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t124, t125, UINT32_C(0xd202aaac), t98, t100, 0);
    SANGI_MAC(t126, t127, UINT32_C(0xa603d203), t98, t102, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x5553ec07), t98, t104, t127);
    SANGI_MAC(t130, t131, UINT32_C(0x582cc18e), t98, t106, t129);
    SANGI_MAC(t132, t133, UINT32_C(0x493b9a2e), t98, t108, t131);
    SANGI_MAC(t134, t135, UINT32_C(0x546364d0), t98, t110, t133);
    SANGI_MAC(t136, t137, UINT32_C(0xe39055a1), t98, t112, t135);
    SANGI_MAC(t138, t139, UINT32_C(0x940e1798), t98, t114, t137);
    SANGI_MAC(t140, t141, UINT32_C(0x6ad5ebd1), t98, t116, t139);
    SANGI_MAC(t142, t143, UINT32_C(0xeacd1294), t98, t118, t141);
    SANGI_MAC(t144, t145, UINT32_C(0xb5be045b), t98, t120, t143);
    SANGI_MAC(t146, t147, UINT32_C(0x1a00c3e6), t98, t122, t145);
    /* t += x[2] * y */
    SANGI_MAC(t148, t149, y0, x2, t124, 0);
    SANGI_MAC(t150, t151, y1, x2, t126, t149);
    SANGI_MAC(t152, t153, y2, x2, t128, t151);
    SANGI_MAC(t154, t155, y3, x2, t130, t153);
    SANGI_MAC(t156, t157, y4, x2, t132, t155);
    SANGI_MAC(t158, t159, y5, x2, t134, t157);
    SANGI_MAC(t160, t161, y6, x2, t136, t159);
    SANGI_MAC(t162, t163, y7, x2, t138, t161);
    SANGI_MAC(t164, t165, y8, x2, t140, t163);
    SANGI_MAC(t166, t167, y9, x2, t142, t165);
    SANGI_MAC(t168, t169, y10, x2, t144, t167);
    SANGI_MAC(t170, t171, y11, x2, t146, t169);
    sangi_limb c173 = 0;
    const sangi_limb t172 = sangi_limb_add(t147, t171, &c173);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t174, t175, UINT32_C(0xd202aaac), t148, t150, 0);
    SANGI_MAC(t176, t177, UINT32_C(0xa603d203), t148, t152, t175);
    SANGI_MAC(t178, t179, UINT32_C(0x5553ec07), t148, t154, t177);
    SANGI_MAC(t180, t181, UINT32_C(0x582cc18e), t148, t156, t179);
    SANGI_MAC(t182, t183, UINT32_C(0x493b9a2e), t148, t158, t181);
    SANGI_MAC(t184, t185, UINT32_C(0x546364d0), t148, t160, t183);
    SANGI_MAC(t186, t187, UINT32_C(0xe39055a1), t148, t162, t185);
    SANGI_MAC(t188, t189, UINT32_C(0x940e1798), t148, t164, t187);
    SANGI_MAC(t190, t191, UINT32_C(0x6ad5ebd1), t148, t166, t189);
    SANGI_MAC(t192, t193, UINT32_C(0xeacd1294), t148, t168, t191);
    SANGI_MAC(t194, t195, UINT32_C(0xb5be045b), t148, t170, t193);
    SANGI_MAC(t196, t197, UINT32_C(0x1a00c3e6), t148, t172, t195);
    /* t += x[3] * y */
    SANGI_MAC(t198, t199, y0, x3, t174, 0);
    SANGI_MAC(t200, t201, y1, x3, t176, t199);
    SANGI_MAC(t202, t203, y2, x3, t178, t201);
    SANGI_MAC(t204, t205, y3, x3, t180, t203);
    SANGI_MAC(t206, t207, y4, x3, t182, t205);
    SANGI_MAC(t208, t209, y5, x3, t184, t207);
    SANGI_MAC(t210, t211, y6, x3, t186, t209);
    SANGI_MAC(t212, t213, y7, x3, t188, t211);
    SANGI_MAC(t214, t215, y8, x3, t190, t213);
    SANGI_MAC(t216, t217, y9, x3, t192, t215);
    SANGI_MAC(t218, t219, y10, x3, t194, t217);
    SANGI_MAC(t220, t221, y11, x3, t196, t219);
    sangi_limb c223 = 0;
    const sangi_limb t222 = sangi_limb_add(t197, t221, &c223);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t224, t225, UINT32_C(0xd202aaac), t198, t200, 0);
    SANGI_MAC(t226, t227, UINT32_C(0xa603d203), t198, t202, t225);
    SANGI_MAC(t228, t229, UINT32_C(0x5553ec07), t198, t204, t227);
    SANGI_MAC(t230, t231, UINT32_C(0x582cc18e), t198, t206, t229);
    SANGI_MAC(t232, t233, UINT32_C(0x493b9a2e), t198, t208, t231);
    SANGI_MAC(t234, t235, UINT32_C(0x546364d0), t198, t210, t233);
    SANGI_MAC(t236, t237, UINT32_C(0xe39055a1), t198, t212, t235);
    SANGI_MAC(t238, t239, UINT32_C(0x940e1798), t198, t214, t237);
    SANGI_MAC(t240, t241, UINT32_C(0x6ad5ebd1), t198, t216, t239);
    SANGI_MAC(t242, t243, UINT32_C(0xeacd1294), t198, t218, t241);
    SANGI_MAC(t244, t245, UINT32_C(0xb5be045b), t198, t220, t243);
    SANGI_MAC(t246, t247, UINT32_C(0x1a00c3e6), t198, t222, t245);
    /* t += x[4] * y */
    SANGI_MAC(t248, t249, y0, x4, t224, 0);
    SANGI_MAC(t250, t251, y1, x4, t226, t249);
    SANGI_MAC(t252, t253, y2, x4, t228, t251);
    SANGI_MAC(t254, t255, y3, x4, t230, t253);
    SANGI_MAC(t256, t257, y4, x4, t232, t255);
    SANGI_MAC(t258, t259, y5, x4, t234, t257);
    SANGI_MAC(t260, t261, y6, x4, t236, t259);
    SANGI_MAC(t262, t263, y7, x4, t238, t261);
    SANGI_MAC(t264, t265, y8, x4, t240, t263);
    SANGI_MAC(t266, t267, y9, x4, t242, t265);
    SANGI_MAC(t268, t269, y10, x4, t244, t267);
    SANGI_MAC(t270, t271, y11, x4, t246, t269);
    sangi_limb c273 = 0;
    const sangi_limb t272 = sangi_limb_add(t247, t271, &c273);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t274, t275, UINT32_C(0xd202aaac), t248, t250, 0);
    SANGI_MAC(t276, t277, UINT32_C(0xa603d203), t248, t252, t275);
    SANGI_MAC(t278, t279, UINT32_C(0x5553ec07), t248, t254, t277);
    SANGI_MAC(t280, t281, UINT32_C(0x582cc18e), t248, t256, t279);
    SANGI_MAC(t282, t283, UINT32_C(0x493b9a2e), t248, t258, t281);
    SANGI_MAC(t284, t285, UINT32_C(0x546364d0), t248, t260, t283);
    SANGI_MAC(t286, t287, UINT32_C(0xe39055a1), t248, t262, t285);
    SANGI_MAC(t288, t289, UINT32_C(0x940e1798), t248, t264, t287);
    SANGI_MAC(t290, t291, UINT32_C(0x6ad5ebd1), t248, t266, t289);
    SANGI_MAC(t292, t293, UINT32_C(0xeacd1294), t248, t268, t291);
    SANGI_MAC(t294, t295, UINT32_C(0xb5be045b), t248, t270, t293);
    SANGI_MAC(t296, t297, UINT32_C(0x1a00c3e6), t248, t272, t295);
    /* t += x[5] * y */
    SANGI_MAC(t298, t299, y0, x5, t274, 0);
    SANGI_MAC(t300, t301, y1, x5, t276, t299);
    SANGI_MAC(t302, t303, y2, x5, t278, t301);
    SANGI_MAC(t304, t305, y3, x5, t280, t303);
    SANGI_MAC(t306, t307, y4, x5, t282, t305);
    SANGI_MAC(t308, t309, y5, x5, t284, t307);
    SANGI_MAC(t310, t311, y6, x5, t286, t309);
    SANGI_MAC(t312, t313, y7, x5, t288, t311);
    SANGI_MAC(t314, t315, y8, x5, t290, t313);
    SANGI_MAC(t316, t317, y9, x5, t292, t315);
    SANGI_MAC(t318, t319, y10, x5, t294, t317);
    SANGI_MAC(t320, t321, y11, x5, t296, t319);
    sangi_limb c323 = 0;
    const sangi_limb t322 = sangi_limb_add(t297, t321, &c323);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t324, t325, UINT32_C(0xd202aaac), t298, t300, 0);
    SANGI_MAC(t326, t327, UINT32_C(0xa603d203), t298, t302, t325);
    SANGI_MAC(t328, t329, UINT32_C(0x5553ec07), t298, t304, t327);
    SANGI_MAC(t330, t331, UINT32_C(0x582cc18e), t298, t306, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x493b9a2e), t298, t308, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x546364d0), t298, t310, t333);
    SANGI_MAC(t336, t337, UINT32_C(0xe39055a1), t298, t312, t335);
    SANGI_MAC(t338, t339, UINT32_C(0x940e1798), t298, t314, t337);
    SANGI_MAC(t340, t341, UINT32_C(0x6ad5ebd1), t298, t316, t339);
    SANGI_MAC(t342, t343, UINT32_C(0xeacd1294), t298, t318, t341);
    SANGI_MAC(t344, t345, UINT32_C(0xb5be045b), t298, t320, t343);
    SANGI_MAC(t346, t347, UINT32_C(0x1a00c3e6), t298, t322, t345);
    /* t += x[6] * y */
    SANGI_MAC(t348, t349, y0, x6, t324, 0);
    SANGI_MAC(t350, t351, y1, x6, t326, t349);
    SANGI_MAC(t352, t353, y2, x6, t328, t351);
    SANGI_MAC(t354, t355, y3, x6, t330, t353);
    SANGI_MAC(t356, t357, y4, x6, t332, t355);
    SANGI_MAC(t358, t359, y5, x6, t334, t357);
    SANGI_MAC(t360, t361, y6, x6, t336, t359);
    SANGI_MAC(t362, t363, y7, x6, t338, t361);
    SANGI_MAC(t364, t365, y8, x6, t340, t363);
    SANGI_MAC(t366, t367, y9, x6, t342, t365);
    SANGI_MAC(t368, t369, y10, x6, t344, t367);
    SANGI_MAC(t370, t371, y11, x6, t346, t369);
    sangi_limb c373 = 0;
    const sangi_limb t372 = sangi_limb_add(t347, t371, &c373);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t374, t375, UINT32_C(0xd202aaac), t348, t350, 0);
    SANGI_MAC(t376, t377, UINT32_C(0xa603d203), t348, t352, t375);
    SANGI_MAC(t378, t379, UINT32_C(0x5553ec07), t348, t354, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x582cc18e), t348, t356, t379);
    SANGI_MAC(t382, t383, UINT32_C(0x493b9a2e), t348, t358, t381);
    SANGI_MAC(t384, t385, UINT32_C(0x546364d0), t348, t360, t383);
    SANGI_MAC(t386, t387, UINT32_C(0xe39055a1), t348, t362, t385);
    SANGI_MAC(t388, t389, UINT32_C(0x940e1798), t348, t364, t387);
    SANGI_MAC(t390, t391, UINT32_C(0x6ad5ebd1), t348, t366, t389);
    SANGI_MAC(t392, t393, UINT32_C(0xeacd1294), t348, t368, t391);
    SANGI_MAC(t394, t395, UINT32_C(0xb5be045b), t348, t370, t393);
    SANGI_MAC(t396, t397, UINT32_C(0x1a00c3e6), t348, t372, t395);
    /* t += x[7] * y */
    SANGI_MAC(t398, t399, y0, x7, t374, 0);
    SANGI_MAC(t400, t401, y1, x7, t376, t399);
    SANGI_MAC(t402, t403, y2, x7, t378, t401);
    SANGI_MAC(t404, t405, y3, x7, t380, t403);
    SANGI_MAC(t406, t407, y4, x7, t382, t405);
    SANGI_MAC(t408, t409, y5, x7, t384, t407);
    SANGI_MAC(t410, t411, y6, x7, t386, t409);
    SANGI_MAC(t412, t413, y7, x7, t388, t411);
    SANGI_MAC(t414, t415, y8, x7, t390, t413);
    SANGI_MAC(t416, t417, y9, x7, t392, t415);
    SANGI_MAC(t418, t419, y10, x7, t394, t417);
    SANGI_MAC(t420, t421, y11, x7, t396, t419);
    sangi_limb c423 = 0;
    const sangi_limb t422 = sangi_limb_add(t397, t421, &c423);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t424, t425, UINT32_C(0xd202aaac), t398, t400, 0);
    SANGI_MAC(t426, t427, UINT32_C(0xa603d203), t398, t402, t425);
    SANGI_MAC(t428, t429, UINT32_C(0x5553ec07), t398, t404, t427);
    SANGI_MAC(t430, t431, UINT32_C(0x582cc18e), t398, t406, t429);
    SANGI_MAC(t432, t433, UINT32_C(0x493b9a2e), t398, t408, t431);
    SANGI_MAC(t434, t435, UINT32_C(0x546364d0), t398, t410, t433);
    SANGI_MAC(t436, t437, UINT32_C(0xe39055a1), t398, t412, t435);
    SANGI_MAC(t438, t439, UINT32_C(0x940e1798), t398, t414, t437);
    SANGI_MAC(t440, t441, UINT32_C(0x6ad5ebd1), t398, t416, t439);
    SANGI_MAC(t442, t443, UINT32_C(0xeacd1294), t398, t418, t441);
    SANGI_MAC(t444, t445, UINT32_C(0xb5be045b), t398, t420, t443);
    SANGI_MAC(t446, t447, UINT32_C(0x1a00c3e6), t398, t422, t445);
    /* t += x[8] * y */
    SANGI_MAC(t448, t449, y0, x8, t424, 0);
    SANGI_MAC(t450, t451, y1, x8, t426, t449);
    SANGI_MAC(t452, t453, y2, x8, t428, t451);
    SANGI_MAC(t454, t455, y3, x8, t430, t453);
    SANGI_MAC(t456, t457, y4, x8, t432, t455);
    SANGI_MAC(t458, t459, y5, x8, t434, t457);
    SANGI_MAC(t460, t461, y6, x8, t436, t459);
    SANGI_MAC(t462, t463, y7, x8, t438, t461);
    SANGI_MAC(t464, t465, y8, x8, t440, t463);
    SANGI_MAC(t466, t467, y9, x8, t442, t465);
    SANGI_MAC(t468, t469, y10, x8, t444, t467);
    SANGI_MAC(t470, t471, y11, x8, t446, t469);
    sangi_limb c473 = 0;
    const sangi_limb t472 = sangi_limb_add(t447, t471, &c473);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t474, t475, UINT32_C(0xd202aaac), t448, t450, 0);
    SANGI_MAC(t476, t477, UINT32_C(0xa603d203), t448, t452, t475);
    SANGI_MAC(t478, t479, UINT32_C(0x5553ec07), t448, t454, t477);
    SANGI_MAC(t480, t481, UINT32_C(0x582cc18e), t448, t456, t479);
    SANGI_MAC(t482, t483, UINT32_C(0x493b9a2e), t448, t458, t481);
    SANGI_MAC(t484, t485, UINT32_C(0x546364d0), t448, t460, t483);
    SANGI_MAC(t486, t487, UINT32_C(0xe39055a1), t448, t462, t485);
    SANGI_MAC(t488, t489, UINT32_C(0x940e1798), t448, t464, t487);
    SANGI_MAC(t490, t491, UINT32_C(0x6ad5ebd1), t448, t466, t489);
    SANGI_MAC(t492, t493, UINT32_C(0xeacd1294), t448, t468, t491);
    SANGI_MAC(t494, t495, UINT32_C(0xb5be045b), t448, t470, t493);
    SANGI_MAC(t496, t497, UINT32_C(0x1a00c3e6), t448, t472, t495);
    /* t += x[9] * y */
    SANGI_MAC(t498, t499, y0, x9, t474, 0);
    SANGI_MAC(t500, t501, y1, x9, t476, t499);
    SANGI_MAC(t502, t503, y2, x9, t478, t501);
    SANGI_MAC(t504, t505, y3, x9, t480, t503);
    SANGI_MAC(t506, t507, y4, x9, t482, t505);
    SANGI_MAC(t508, t509, y5, x9, t484, t507);
    SANGI_MAC(t510, t511, y6, x9, t486, t509);
    SANGI_MAC(t512, t513, y7, x9, t488, t511);
    SANGI_MAC(t514, t515, y8, x9, t490, t513);
    SANGI_MAC(t516, t517, y9, x9, t492, t515);
    SANGI_MAC(t518, t519, y10, x9, t494, t517);
    SANGI_MAC(t520, t521, y11, x9, t496, t519);
    sangi_limb c523 = 0;
    const sangi_limb t522 = sangi_limb_add(t497, t521, &c523);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t524, t525, UINT32_C(0xd202aaac), t498, t500, 0);
    SANGI_MAC(t526, t527, UINT32_C(0xa603d203), t498, t502, t525);
    SANGI_MAC(t528, t529, UINT32_C(0x5553ec07), t498, t504, t527);
    SANGI_MAC(t530, t531, UINT32_C(0x582cc18e), t498, t506, t529);
    SANGI_MAC(t532, t533, UINT32_C(0x493b9a2e), t498, t508, t531);
    SANGI_MAC(t534, t535, UINT32_C(0x546364d0), t498, t510, t533);
    SANGI_MAC(t536, t537, UINT32_C(0xe39055a1), t498, t512, t535);
    SANGI_MAC(t538, t539, UINT32_C(0x940e1798), t498, t514, t537);
    SANGI_MAC(t540, t541, UINT32_C(0x6ad5ebd1), t498, t516, t539);
    SANGI_MAC(t542, t543, UINT32_C(0xeacd1294), t498, t518, t541);
    SANGI_MAC(t544, t545, UINT32_C(0xb5be045b), t498, t520, t543);
    SANGI_MAC(t546, t547, UINT32_C(0x1a00c3e6), t498, t522, t545);
    /* t += x[10] * y */
    SANGI_MAC(t548, t549, y0, x10, t524, 0);
    SANGI_MAC(t550, t551, y1, x10, t526, t549);
    SANGI_MAC(t552, t553, y2, x10, t528, t551);
    SANGI_MAC(t554, t555, y3, x10, t530, t553);
    SANGI_MAC(t556, t557, y4, x10, t532, t555);
    SANGI_MAC(t558, t559, y5, x10, t534, t557);
    SANGI_MAC(t560, t561, y6, x10, t536, t559);
    SANGI_MAC(t562, t563, y7, x10, t538, t561);
    SANGI_MAC(t564, t565, y8, x10, t540, t563);
    SANGI_MAC(t566, t567, y9, x10, t542, t565);
    SANGI_MAC(t568, t569, y10, x10, t544, t567);
    SANGI_MAC(t570, t571, y11, x10, t546, t569);
    sangi_limb c573 = 0;
    const sangi_limb t572 = sangi_limb_add(t547, t571, &c573);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t574 = sangi_limb_mullo(t548, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t576, UINT32_C(0xffffaaab), t574, t548, 0);
    SANGI_MAC(t577, t578, UINT32_C(0xb9feffff), t574, t550, t576);
    SANGI_MAC(t579, t580, UINT32_C(0xb153ffff), t574, t552, t578);
    SANGI_MAC(t581, t582, UINT32_C(0x1eabfffe), t574, t554, t580);
    SANGI_MAC(t583, t584, UINT32_C(0xf6b0f624), t574, t556, t582);
    SANGI_MAC(t585, t586, UINT32_C(0x6730d2a0), t574, t558, t584);
    SANGI_MAC(t587, t588, UINT32_C(0xf38512bf), t574, t560, t586);
    SANGI_MAC(t589, t590, UINT32_C(0x64774b84), t574, t562, t588);
    SANGI_MAC(t591, t592, UINT32_C(0x434bacd7), t574, t564, t590);
    SANGI_MAC(t593, t594, UINT32_C(0x4b1ba7b6), t574, t566, t592);
    SANGI_MAC(t595, t596, UINT32_C(0x397fe69a), t574, t568, t594);
    SANGI_MAC(t597, t598, UINT32_C(0x1a0111ea), t574, t570, t596);
    sangi_limb c600 = 0;
    const sangi_limb t599 = sangi_limb_add(t572, t598, &c600);
    /* t += x[11] * y */
    SANGI_MAC(t602, t603, y0, x11, t577, 0);
    SANGI_MAC(t604, t605, y1, x11, t579, t603);
    SANGI_MAC(t606, t607, y2, x11, t581, t605);
    SANGI_MAC(t608, t609, y3, x11, t583, t607);
    SANGI_MAC(t610, t611, y4, x11, t585, t609);
    SANGI_MAC(t612, t613, y5, x11, t587, t611);
    SANGI_MAC(t614, t615, y6, x11, t589, t613);
    SANGI_MAC(t616, t617, y7, x11, t591, t615);
    SANGI_MAC(t618, t619, y8, x11, t593, t617);
    SANGI_MAC(t620, t621, y9, x11, t595, t619);
    SANGI_MAC(t622, t623, y10, x11, t597, t621);
    SANGI_MAC(t624, t625, y11, x11, t599, t623);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t626 = sangi_limb_mullo(t602, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t628, UINT32_C(0xffffaaab), t626, t602, 0);
    SANGI_MAC(t629, t630, UINT32_C(0xb9feffff), t626, t604, t628);
    SANGI_MAC(t631, t632, UINT32_C(0xb153ffff), t626, t606, t630);
    SANGI_MAC(t633, t634, UINT32_C(0x1eabfffe), t626, t608, t632);
    SANGI_MAC(t635, t636, UINT32_C(0xf6b0f624), t626, t610, t634);
    SANGI_MAC(t637, t638, UINT32_C(0x6730d2a0), t626, t612, t636);
    SANGI_MAC(t639, t640, UINT32_C(0xf38512bf), t626, t614, t638);
    SANGI_MAC(t641, t642, UINT32_C(0x64774b84), t626, t616, t640);
    SANGI_MAC(t643, t644, UINT32_C(0x434bacd7), t626, t618, t642);
    SANGI_MAC(t645, t646, UINT32_C(0x4b1ba7b6), t626, t620, t644);
    SANGI_MAC(t647, t648, UINT32_C(0x397fe69a), t626, t622, t646);
    SANGI_MAC(t649, t650, UINT32_C(0x1a0111ea), t626, t624, t648);
    sangi_limb c652 = 0;
    const sangi_limb t651 = sangi_limb_add(t625, t650, &c652);
    /* d = s - p */
    sangi_limb c667 = 0;
    const sangi_limb t666 = sangi_limb_sub(t629, UINT32_C(0xffffaaab), &c667);
    const sangi_limb t668 = sangi_limb_sub(t631, UINT32_C(0xb9feffff), &c667);
    const sangi_limb t670 = sangi_limb_sub(t633, UINT32_C(0xb153ffff), &c667);
    const sangi_limb t672 = sangi_limb_sub(t635, UINT32_C(0x1eabfffe), &c667);
    const sangi_limb t674 = sangi_limb_sub(t637, UINT32_C(0xf6b0f624), &c667);
    const sangi_limb t676 = sangi_limb_sub(t639, UINT32_C(0x6730d2a0), &c667);
    const sangi_limb t678 = sangi_limb_sub(t641, UINT32_C(0xf38512bf), &c667);
    const sangi_limb t680 = sangi_limb_sub(t643, UINT32_C(0x64774b84), &c667);
    const sangi_limb t682 = sangi_limb_sub(t645, UINT32_C(0x434bacd7), &c667);
    const sangi_limb t684 = sangi_limb_sub(t647, UINT32_C(0x4b1ba7b6), &c667);
    const sangi_limb t686 = sangi_limb_sub(t649, UINT32_C(0x397fe69a), &c667);
    const sangi_limb t688 = sangi_limb_sub(t651, UINT32_C(0x1a0111ea), &c667);
    /* s where d < 0, else d */
    const sangi_limb t690 = sangi_limb_mask(c667);
    const sangi_limb t691 = sangi_limb_select(t690, t629, t666);
    const sangi_limb t692 = sangi_limb_select(t690, t631, t668);
    const sangi_limb t693 = sangi_limb_select(t690, t633, t670);
    const sangi_limb t694 = sangi_limb_select(t690, t635, t672);
    const sangi_limb t695 = sangi_limb_select(t690, t637, t674);
    const sangi_limb t696 = sangi_limb_select(t690, t639, t676);
    const sangi_limb t697 = sangi_limb_select(t690, t641, t678);
    const sangi_limb t698 = sangi_limb_select(t690, t643, t680);
    const sangi_limb t699 = sangi_limb_select(t690, t645, t682);
    const sangi_limb t700 = sangi_limb_select(t690, t647, t684);
    const sangi_limb t701 = sangi_limb_select(t690, t649, t686);
    const sangi_limb t702 = sangi_limb_select(t690, t651, t688);
    z[0] = t691;
    z[1] = t692;
    z[2] = t693;
    z[3] = t694;
    z[4] = t695;
    z[5] = t696;
    z[6] = t697;
    z[7] = t698;
    z[8] = t699;
    z[9] = t700;
    z[10] = t701;
    z[11] = t702;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p381_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t14, t15, x0, x1, 0, 0);
    SANGI_MAC(t16, t17, x0, x2, t15, 0);
    SANGI_MAC(t18, t19, x0, x3, t17, 0);
    SANGI_MAC(t20, t21, x0, x4, t19, 0);
    SANGI_MAC(t22, t23, x0, x5, t21, 0);
    SANGI_MAC(t24, t25, x0, x6, t23, 0);
    SANGI_MAC(t26, t27, x0, x7, t25, 0);
    SANGI_MAC(t28, t29, x0, x8, t27, 0);
    SANGI_MAC(t30, t31, x0, x9, t29, 0);
    SANGI_MAC(t32, t33, x0, x10, t31, 0);
    SANGI_MAC(t34, t35, x0, x11, t33, 0);
    SANGI_MAC(t36, t37, x1, x2, t18, 0);
    SANGI_MAC(t38, t39, x1, x3, t20, t37);
    SANGI_MAC(t40, t41, x1, x4, t22, t39);
    SANGI_MAC(t42, t43, x1, x5, t24, t41);
    SANGI_MAC(t44, t45, x1, x6, t26, t43);
    SANGI_MAC(t46, t47, x1, x7, t28, t45);
    SANGI_MAC(t48, t49, x1, x8, t30, t47);
    SANGI_MAC(t50, t51, x1, x9, t32, t49);
    SANGI_MAC(t52, t53, x1, x10, t34, t51);
    SANGI_MAC(t54, t55, x1, x11, t35, t53);
    SANGI_MAC(t56, t57, x2, x3, t40, 0);
    SANGI_MAC(t58, t59, x2, x4, t42, t57);
    SANGI_MAC(t60, t61, x2, x5, t44, t59);
    SANGI_MAC(t62, t63, x2, x6, t46, t61);
    SANGI_MAC(t64, t65, x2, x7, t48, t63);
    SANGI_MAC(t66, t67, x2, x8, t50, t65);
    SANGI_MAC(t68, t69, x2, x9, t52, t67);
    SANGI_MAC(t70, t71, x2, x10, t54, t69);
    SANGI_MAC(t72, t73, x2, x11, t55, t71);
    SANGI_MAC(t74, t75, x3, x4, t60, 0);
    SANGI_MAC(t76, t77, x3, x5, t62, t75);
    SANGI_MAC(t78, t79, x3, x6, t64, t77);
    SANGI_MAC(t80, t81, x3, x7, t66, t79);
    SANGI_MAC(t82, t83, x3, x8, t68, t81);
    SANGI_MAC(t84, t85, x3, x9, t70, t83);
    SANGI_MAC(t86, t87, x3, x10, t72, t85);
    SANGI_MAC(t88, t89, x3, x11, t73, t87);
    SANGI_MAC(t90, t91, x4, x5, t78, 0);
    SANGI_MAC(t92, t93, x4, x6, t80, t91);
    SANGI_MAC(t94, t95, x4, x7, t82, t93);
    SANGI_MAC(t96, t97, x4, x8, t84, t95);
    SANGI_MAC(t98, t99, x4, x9, t86, t97);
    SANGI_MAC(t100, t101, x4, x10, t88, t99);
    SANGI_MAC(t102, t103, x4, x11, t89, t101);
    SANGI_MAC(t104, t105, x5, x6, t94, 0);
    SANGI_MAC(t106, t107, x5, x7, t96, t105);
    SANGI_MAC(t108, t109, x5, x8, t98, t107);
    SANGI_MAC(t110, t111, x5, x9, t100, t109);
    SANGI_MAC(t112, t113, x5, x10, t102, t111);
    SANGI_MAC(t114, t115, x5, x11, t103, t113);
    SANGI_MAC(t116, t117, x6, x7, t108, 0);
    SANGI_MAC(t118, t119, x6, x8, t110, t117);
    SANGI_MAC(t120, t121, x6, x9, t112, t119);
    SANGI_MAC(t122, t123, x6, x10, t114, t121);
    SANGI_MAC(t124, t125, x6, x11, t115, t123);
    SANGI_MAC(t126, t127, x7, x8, t120, 0);
    SANGI_MAC(t128, t129, x7, x9, t122, t127);
    SANGI_MAC(t130, t131, x7, x10, t124, t129);
    SANGI_MAC(t132, t133, x7, x11, t125, t131);
    SANGI_MAC(t134, t135, x8, x9, t130, 0);
    SANGI_MAC(t136, t137, x8, x10, t132, t135);
    SANGI_MAC(t138, t139, x8, x11, t133, t137);
    SANGI_MAC(t140, t141, x9, x10, t138, 0);
    SANGI_MAC(t142, t143, x9, x11, t139, t141);
    SANGI_MAC(t144, t145, x10, x11, t143, 0);
    /* twice these */
    sangi_limb c147 = 0;
    const sangi_limb t146 = sangi_limb_add(t14, sangi_limb_hide(t14), &c147);
    const sangi_limb t148 = sangi_limb_add(t16, sangi_limb_hide(t16), &c147);
    const sangi_limb t150 = sangi_limb_add(t36, sangi_limb_hide(t36), &c147);
    const sangi_limb t152 = sangi_limb_add(t38, sangi_limb_hide(t38), &c147);
    const sangi_limb t154 = sangi_limb_add(t56, sangi_limb_hide(t56), &c147);
    const sangi_limb t156 = sangi_limb_add(t58, sangi_limb_hide(t58), &c147);
    const sangi_limb t158 = sangi_limb_add(t74, sangi_limb_hide(t74), &c147);
    const sangi_limb t160 = sangi_limb_add(t76, sangi_limb_hide(t76), &c147);
    const sangi_limb t162 = sangi_limb_add(t90, sangi_limb_hide(t90), &c147);
    const sangi_limb t164 = sangi_limb_add(t92, sangi_limb_hide(t92), &c147);
    const sangi_limb t166 = sangi_limb_add(t104, sangi_limb_hide(t104), &c147);
    const sangi_limb t168 = sangi_limb_add(t106, sangi_limb_hide(t106), &c147);
    const sangi_limb t170 = sangi_limb_add(t116, sangi_limb_hide(t116), &c147);
    const sangi_limb t172 = sangi_limb_add(t118, sangi_limb_hide(t118), &c147);
    const sangi_limb t174 = sangi_limb_add(t126, sangi_limb_hide(t126), &c147);
    const sangi_limb t176 = sangi_limb_add(t128, sangi_limb_hide(t128), &c147);
    const sangi_limb t178 = sangi_limb_add(t134, sangi_limb_hide(t134), &c147);
    const sangi_limb t180 = sangi_limb_add(t136, sangi_limb_hide(t136), &c147);
    const sangi_limb t182 = sangi_limb_add(t140, sangi_limb_hide(t140), &c147);
    const sangi_limb t184 = sangi_limb_add(t142, sangi_limb_hide(t142), &c147);
    const sangi_limb t186 = sangi_limb_add(t144, sangi_limb_hide(t144), &c147);
    const sangi_limb t188 = sangi_limb_add(t145, sangi_limb_hide(t145), &c147);
    /* and the squares x[i]^2 */
    SANGI_MAC(t190, t191, x0, x0, 0, 0);
    SANGI_MAC(t192, t193, x1, x1, 0, 0);
    SANGI_MAC(t194, t195, x2, x2, 0, 0);
    SANGI_MAC(t196, t197, x3, x3, 0, 0);
    SANGI_MAC(t198, t199, x4, x4, 0, 0);
    SANGI_MAC(t200, t201, x5, x5, 0, 0);
    SANGI_MAC(t202, t203, x6, x6, 0, 0);
    SANGI_MAC(t204, t205, x7, x7, 0, 0);
    SANGI_MAC(t206, t207, x8, x8, 0, 0);
    SANGI_MAC(t208, t209, x9, x9, 0, 0);
    SANGI_MAC(t210, t211, x10, x10, 0, 0);
    SANGI_MAC(t212, t213, x11, x11, 0, 0);
    sangi_limb c215 = 0;
    const sangi_limb t214 = sangi_limb_add(t146, t191, &c215);
    const sangi_limb t216 = sangi_limb_add(t148, t192, &c215);
    const sangi_limb t218 = sangi_limb_add(t150, t193, &c215);
    const sangi_limb t220 = sangi_limb_add(t152, t194, &c215);
    const sangi_limb t222 = sangi_limb_add(t154, t195, &c215);
    const sangi_limb t224 = sangi_limb_add(t156, t196, &c215);
    const sangi_limb t226 = sangi_limb_add(t158, t197, &c215);
    const sangi_limb t228 = sangi_limb_add(t160, t198, &c215);
    const sangi_limb t230 = sangi_limb_add(t162, t199, &c215);
    const sangi_limb t232 = sangi_limb_add(t164, t200, &c215);
    const sangi_limb t234 = sangi_limb_add(t166, t201, &c215);
    const sangi_limb t236 = sangi_limb_add(t168, t202, &c215);
    const sangi_limb t238 = sangi_limb_add(t170, t203, &c215);
    const sangi_limb t240 = sangi_limb_add(t172, t204, &c215);
    const sangi_limb t242 = sangi_limb_add(t174, t205, &c215);
    const sangi_limb t244 = sangi_limb_add(t176, t206, &c215);
    const sangi_limb t246 = sangi_limb_add(t178, t207, &c215);
    const sangi_limb t248 = sangi_limb_add(t180, t208, &c215);
    const sangi_limb t250 = sangi_limb_add(t182, t209, &c215);
    const sangi_limb t252 = sangi_limb_add(t184, t210, &c215);
    const sangi_limb t254 = sangi_limb_add(t186, t211, &c215);
    const sangi_limb t256 = sangi_limb_add(t188, t212, &c215);
    const sangi_limb t258 = sangi_limb_add(UINT32_C(0x00000000), t213, &c215);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t273 = sangi_limb_mullo(t190, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t275, t273, UINT32_C(0xffffaaab), t190, 0);
    SANGI_MAC(t276, t277, t273, UINT32_C(0xb9feffff), t214, t275);
    SANGI_MAC(t278, t279, t273, UINT32_C(0xb153ffff), t216, t277);
    SANGI_MAC(t280, t281, t273, UINT32_C(0x1eabfffe), t218, t279);
    SANGI_MAC(t282, t283, t273, UINT32_C(0xf6b0f624), t220, t281);
    SANGI_MAC(t284, t285, t273, UINT32_C(0x6730d2a0), t222, t283);
    SANGI_MAC(t286, t287, t273, UINT32_C(0xf38512bf), t224, t285);
    SANGI_MAC(t288, t289, t273, UINT32_C(0x64774b84), t226, t287);
    SANGI_MAC(t290, t291, t273, UINT32_C(0x434bacd7), t228, t289);
    SANGI_MAC(t292, t293, t273, UINT32_C(0x4b1ba7b6), t230, t291);
    SANGI_MAC(t294, t295, t273, UINT32_C(0x397fe69a), t232, t293);
    SANGI_MAC(t296, t297, t273, UINT32_C(0x1a0111ea), t234, t295);
    sangi_limb c299 = 0;
    const sangi_limb t298 = sangi_limb_add(t236, t297, &c299);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t300 = sangi_limb_mullo(t276, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t302, t300, UINT32_C(0xffffaaab), t276, 0);
    SANGI_MAC(t303, t304, t300, UINT32_C(0xb9feffff), t278, t302);
    SANGI_MAC(t305, t306, t300, UINT32_C(0xb153ffff), t280, t304);
    SANGI_MAC(t307, t308, t300, UINT32_C(0x1eabfffe), t282, t306);
    SANGI_MAC(t309, t310, t300, UINT32_C(0xf6b0f624), t284, t308);
    SANGI_MAC(t311, t312, t300, UINT32_C(0x6730d2a0), t286, t310);
    SANGI_MAC(t313, t314, t300, UINT32_C(0xf38512bf), t288, t312);
    SANGI_MAC(t315, t316, t300, UINT32_C(0x64774b84), t290, t314);
    SANGI_MAC(t317, t318, t300, UINT32_C(0x434bacd7), t292, t316);
    SANGI_MAC(t319, t320, t300, UINT32_C(0x4b1ba7b6), t294, t318);
    SANGI_MAC(t321, t322, t300, UINT32_C(0x397fe69a), t296, t320);
    SANGI_MAC(t323, t324, t300, UINT32_C(0x1a0111ea), t298, t322);
    const sangi_limb t325 = sangi_limb_add(t238, t324, &c299);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t327 = sangi_limb_mullo(t303, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t329, t327, UINT32_C(0xffffaaab), t303, 0);
    SANGI_MAC(t330, t331, t327, UINT32_C(0xb9feffff), t305, t329);
    SANGI_MAC(t332, t333, t327, UINT32_C(0xb153ffff), t307, t331);
    SANGI_MAC(t334, t335, t327, UINT32_C(0x1eabfffe), t309, t333);
    SANGI_MAC(t336, t337, t327, UINT32_C(0xf6b0f624), t311, t335);
    SANGI_MAC(t338, t339, t327, UINT32_C(0x6730d2a0), t313, t337);
    SANGI_MAC(t340, t341, t327, UINT32_C(0xf38512bf), t315, t339);
    SANGI_MAC(t342, t343, t327, UINT32_C(0x64774b84), t317, t341);
    SANGI_MAC(t344, t345, t327, UINT32_C(0x434bacd7), t319, t343);
    SANGI_MAC(t346, t347, t327, UINT32_C(0x4b1ba7b6), t321, t345);
    SANGI_MAC(t348, t349, t327, UINT32_C(0x397fe69a), t323, t347);
    SANGI_MAC(t350, t351, t327, UINT32_C(0x1a0111ea), t325, t349);
    const sangi_limb t352 = sangi_limb_add(t240, t351, &c299);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t354 = sangi_limb_mullo(t330, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t356, t354, UINT32_C(0xffffaaab), t330, 0);
    SANGI_MAC(t357, t358, t354, UINT32_C(0xb9feffff), t332, t356);
    SANGI_MAC(t359, t360, t354, UINT32_C(0xb153ffff), t334, t358);
    SANGI_MAC(t361, t362, t354, UINT32_C(0x1eabfffe), t336, t360);
    SANGI_MAC(t363, t364, t354, UINT32_C(0xf6b0f624), t338, t362);
    SANGI_MAC(t365, t366, t354, UINT32_C(0x6730d2a0), t340, t364);
    SANGI_MAC(t367, t368, t354, UINT32_C(0xf38512bf), t342, t366);
    SANGI_MAC(t369, t370, t354, UINT32_C(0x64774b84), t344, t368);
    SANGI_MAC(t371, t372, t354, UINT32_C(0x434bacd7), t346, t370);
    SANGI_MAC(t373, t374, t354, UINT32_C(0x4b1ba7b6), t348, t372);
    SANGI_MAC(t375, t376, t354, UINT32_C(0x397fe69a), t350, t374);
    SANGI_MAC(t377, t378, t354, UINT32_C(0x1a0111ea), t352, t376);
    const sangi_limb t379 = sangi_limb_add(t242, t378, &c299);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t381 = sangi_limb_mullo(t357, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t383, t381, UINT32_C(0xffffaaab), t357, 0);
    SANGI_MAC(t384, t385, t381, UINT32_C(0xb9feffff), t359, t383);
    SANGI_MAC(t386, t387, t381, UINT32_C(0xb153ffff), t361, t385);
    SANGI_MAC(t388, t389, t381, UINT32_C(0x1eabfffe), t363, t387);
    SANGI_MAC(t390, t391, t381, UINT32_C(0xf6b0f624), t365, t389);
    SANGI_MAC(t392, t393, t381, UINT32_C(0x6730d2a0), t367, t391);
    SANGI_MAC(t394, t395, t381, UINT32_C(0xf38512bf), t369, t393);
    SANGI_MAC(t396, t397, t381, UINT32_C(0x64774b84), t371, t395);
    SANGI_MAC(t398, t399, t381, UINT32_C(0x434bacd7), t373, t397);
    SANGI_MAC(t400, t401, t381, UINT32_C(0x4b1ba7b6), t375, t399);
    SANGI_MAC(t402, t403, t381, UINT32_C(0x397fe69a), t377, t401);
    SANGI_MAC(t404, t405, t381, UINT32_C(0x1a0111ea), t379, t403);
    const sangi_limb t406 = sangi_limb_add(t244, t405, &c299);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t408 = sangi_limb_mullo(t384, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t410, t408, UINT32_C(0xffffaaab), t384, 0);
    SANGI_MAC(t411, t412, t408, UINT32_C(0xb9feffff), t386, t410);
    SANGI_MAC(t413, t414, t408, UINT32_C(0xb153ffff), t388, t412);
    SANGI_MAC(t415, t416, t408, UINT32_C(0x1eabfffe), t390, t414);
    SANGI_MAC(t417, t418, t408, UINT32_C(0xf6b0f624), t392, t416);
    SANGI_MAC(t419, t420, t408, UINT32_C(0x6730d2a0), t394, t418);
    SANGI_MAC(t421, t422, t408, UINT32_C(0xf38512bf), t396, t420);
    SANGI_MAC(t423, t424, t408, UINT32_C(0x64774b84), t398, t422);
    SANGI_MAC(t425, t426, t408, UINT32_C(0x434bacd7), t400, t424);
    SANGI_MAC(t427, t428, t408, UINT32_C(0x4b1ba7b6), t402, t426);
    SANGI_MAC(t429, t430, t408, UINT32_C(0x397fe69a), t404, t428);
    SANGI_MAC(t431, t432, t408, UINT32_C(0x1a0111ea), t406, t430);
    const sangi_limb t433 = sangi_limb_add(t246, t432, &c299);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t435 = sangi_limb_mullo(t411, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t437, t435, UINT32_C(0xffffaaab), t411, 0);
    SANGI_MAC(t438, t439, t435, UINT32_C(0xb9feffff), t413, t437);
    SANGI_MAC(t440, t441, t435, UINT32_C(0xb153ffff), t415, t439);
    SANGI_MAC(t442, t443, t435, UINT32_C(0x1eabfffe), t417, t441);
    SANGI_MAC(t444, t445, t435, UINT32_C(0xf6b0f624), t419, t443);
    SANGI_MAC(t446, t447, t435, UINT32_C(0x6730d2a0), t421, t445);
    SANGI_MAC(t448, t449, t435, UINT32_C(0xf38512bf), t423, t447);
    SANGI_MAC(t450, t451, t435, UINT32_C(0x64774b84), t425, t449);
    SANGI_MAC(t452, t453, t435, UINT32_C(0x434bacd7), t427, t451);
    SANGI_MAC(t454, t455, t435, UINT32_C(0x4b1ba7b6), t429, t453);
    SANGI_MAC(t456, t457, t435, UINT32_C(0x397fe69a), t431, t455);
    SANGI_MAC(t458, t459, t435, UINT32_C(0x1a0111ea), t433, t457);
    const sangi_limb t460 = sangi_limb_add(t248, t459, &c299);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t462 = sangi_limb_mullo(t438, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t464, t462, UINT32_C(0xffffaaab), t438, 0);
    SANGI_MAC(t465, t466, t462, UINT32_C(0xb9feffff), t440, t464);
    SANGI_MAC(t467, t468, t462, UINT32_C(0xb153ffff), t442, t466);
    SANGI_MAC(t469, t470, t462, UINT32_C(0x1eabfffe), t444, t468);
    SANGI_MAC(t471, t472, t462, UINT32_C(0xf6b0f624), t446, t470);
    SANGI_MAC(t473, t474, t462, UINT32_C(0x6730d2a0), t448, t472);
    SANGI_MAC(t475, t476, t462, UINT32_C(0xf38512bf), t450, t474);
    SANGI_MAC(t477, t478, t462, UINT32_C(0x64774b84), t452, t476);
    SANGI_MAC(t479, t480, t462, UINT32_C(0x434bacd7), t454, t478);
    SANGI_MAC(t481, t482, t462, UINT32_C(0x4b1ba7b6), t456, t480);
    SANGI_MAC(t483, t484, t462, UINT32_C(0x397fe69a), t458, t482);
    SANGI_MAC(t485, t486, t462, UINT32_C(0x1a0111ea), t460, t484);
    const sangi_limb t487 = sangi_limb_add(t250, t486, &c299);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t489 = sangi_limb_mullo(t465, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t491, t489, UINT32_C(0xffffaaab), t465, 0);
    SANGI_MAC(t492, t493, t489, UINT32_C(0xb9feffff), t467, t491);
    SANGI_MAC(t494, t495, t489, UINT32_C(0xb153ffff), t469, t493);
    SANGI_MAC(t496, t497, t489, UINT32_C(0x1eabfffe), t471, t495);
    SANGI_MAC(t498, t499, t489, UINT32_C(0xf6b0f624), t473, t497);
    SANGI_MAC(t500, t501, t489, UINT32_C(0x6730d2a0), t475, t499);
    SANGI_MAC(t502, t503, t489, UINT32_C(0xf38512bf), t477, t501);
    SANGI_MAC(t504, t505, t489, UINT32_C(0x64774b84), t479, t503);
    SANGI_MAC(t506, t507, t489, UINT32_C(0x434bacd7), t481, t505);
    SANGI_MAC(t508, t509, t489, UINT32_C(0x4b1ba7b6), t483, t507);
    SANGI_MAC(t510, t511, t489, UINT32_C(0x397fe69a), t485, t509);
    SANGI_MAC(t512, t513, t489, UINT32_C(0x1a0111ea), t487, t511);
    const sangi_limb t514 = sangi_limb_add(t252, t513, &c299);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t516 = sangi_limb_mullo(t492, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t518, t516, UINT32_C(0xffffaaab), t492, 0);
    SANGI_MAC(t519, t520, t516, UINT32_C(0xb9feffff), t494, t518);
    SANGI_MAC(t521, t522, t516, UINT32_C(0xb153ffff), t496, t520);
    SANGI_MAC(t523, t524, t516, UINT32_C(0x1eabfffe), t498, t522);
    SANGI_MAC(t525, t526, t516, UINT32_C(0xf6b0f624), t500, t524);
    SANGI_MAC(t527, t528, t516, UINT32_C(0x6730d2a0), t502, t526);
    SANGI_MAC(t529, t530, t516, UINT32_C(0xf38512bf), t504, t528);
    SANGI_MAC(t531, t532, t516, UINT32_C(0x64774b84), t506, t530);
    SANGI_MAC(t533, t534, t516, UINT32_C(0x434bacd7), t508, t532);
    SANGI_MAC(t535, t536, t516, UINT32_C(0x4b1ba7b6), t510, t534);
    SANGI_MAC(t537, t538, t516, UINT32_C(0x397fe69a), t512, t536);
    SANGI_MAC(t539, t540, t516, UINT32_C(0x1a0111ea), t514, t538);
    const sangi_limb t541 = sangi_limb_add(t254, t540, &c299);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t543 = sangi_limb_mullo(t519, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t545, t543, UINT32_C(0xffffaaab), t519, 0);
    SANGI_MAC(t546, t547, t543, UINT32_C(0xb9feffff), t521, t545);
    SANGI_MAC(t548, t549, t543, UINT32_C(0xb153ffff), t523, t547);
    SANGI_MAC(t550, t551, t543, UINT32_C(0x1eabfffe), t525, t549);
    SANGI_MAC(t552, t553, t543, UINT32_C(0xf6b0f624), t527, t551);
    SANGI_MAC(t554, t555, t543, UINT32_C(0x6730d2a0), t529, t553);
    SANGI_MAC(t556, t557, t543, UINT32_C(0xf38512bf), t531, t555);
    SANGI_MAC(t558, t559, t543, UINT32_C(0x64774b84), t533, t557);
    SANGI_MAC(t560, t561, t543, UINT32_C(0x434bacd7), t535, t559);
    SANGI_MAC(t562, t563, t543, UINT32_C(0x4b1ba7b6), t537, t561);
    SANGI_MAC(t564, t565, t543, UINT32_C(0x397fe69a), t539, t563);
    SANGI_MAC(t566, t567, t543, UINT32_C(0x1a0111ea), t541, t565);
    const sangi_limb t568 = sangi_limb_add(t256, t567, &c299);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t570 = sangi_limb_mullo(t546, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t572, t570, UINT32_C(0xffffaaab), t546, 0);
    SANGI_MAC(t573, t574, t570, UINT32_C(0xb9feffff), t548, t572);
    SANGI_MAC(t575, t576, t570, UINT32_C(0xb153ffff), t550, t574);
    SANGI_MAC(t577, t578, t570, UINT32_C(0x1eabfffe), t552, t576);
    SANGI_MAC(t579, t580, t570, UINT32_C(0xf6b0f624), t554, t578);
    SANGI_MAC(t581, t582, t570, UINT32_C(0x6730d2a0), t556, t580);
    SANGI_MAC(t583, t584, t570, UINT32_C(0xf38512bf), t558, t582);
    SANGI_MAC(t585, t586, t570, UINT32_C(0x64774b84), t560, t584);
    SANGI_MAC(t587, t588, t570, UINT32_C(0x434bacd7), t562, t586);
    SANGI_MAC(t589, t590, t570, UINT32_C(0x4b1ba7b6), t564, t588);
    SANGI_MAC(t591, t592, t570, UINT32_C(0x397fe69a), t566, t590);
    SANGI_MAC(t593, t594, t570, UINT32_C(0x1a0111ea), t568, t592);
    const sangi_limb t595 = sangi_limb_add(t258, t594, &c299);
    /* d = s - p */
    sangi_limb c610 = 0;
    const sangi_limb t609 = sangi_limb_sub(t573, UINT32_C(0xffffaaab), &c610);
    const sangi_limb t611 = sangi_limb_sub(t575, UINT32_C(0xb9feffff), &c610);
    const sangi_limb t613 = sangi_limb_sub(t577, UINT32_C(0xb153ffff), &c610);
    const sangi_limb t615 = sangi_limb_sub(t579, UINT32_C(0x1eabfffe), &c610);
    const sangi_limb t617 = sangi_limb_sub(t581, UINT32_C(0xf6b0f624), &c610);
    const sangi_limb t619 = sangi_limb_sub(t583, UINT32_C(0x6730d2a0), &c610);
    const sangi_limb t621 = sangi_limb_sub(t585, UINT32_C(0xf38512bf), &c610);
    const sangi_limb t623 = sangi_limb_sub(t587, UINT32_C(0x64774b84), &c610);
    const sangi_limb t625 = sangi_limb_sub(t589, UINT32_C(0x434bacd7), &c610);
    const sangi_limb t627 = sangi_limb_sub(t591, UINT32_C(0x4b1ba7b6), &c610);
    const sangi_limb t629 = sangi_limb_sub(t593, UINT32_C(0x397fe69a), &c610);
    const sangi_limb t631 = sangi_limb_sub(t595, UINT32_C(0x1a0111ea), &c610);
    /* s where d < 0, else d */
    const sangi_limb t633 = sangi_limb_mask(c610);
    const sangi_limb t634 = sangi_limb_select(t633, t573, t609);
    const sangi_limb t635 = sangi_limb_select(t633, t575, t611);
    const sangi_limb t636 = sangi_limb_select(t633, t577, t613);
    const sangi_limb t637 = sangi_limb_select(t633, t579, t615);
    const sangi_limb t638 = sangi_limb_select(t633, t581, t617);
    const sangi_limb t639 = sangi_limb_select(t633, t583, t619);
    const sangi_limb t640 = sangi_limb_select(t633, t585, t621);
    const sangi_limb t641 = sangi_limb_select(t633, t587, t623);
    const sangi_limb t642 = sangi_limb_select(t633, t589, t625);
    const sangi_limb t643 = sangi_limb_select(t633, t591, t627);
    const sangi_limb t644 = sangi_limb_select(t633, t593, t629);
    const sangi_limb t645 = sangi_limb_select(t633, t595, t631);
    z[0] = t634;
    z[1] = t635;
    z[2] = t636;
    z[3] = t637;
    z[4] = t638;
    z[5] = t639;
    z[6] = t640;
    z[7] = t641;
    z[8] = t642;
    z[9] = t643;
    z[10] = t644;
    z[11] = t645;
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
    /* t = x * c */
    SANGI_MAC(t14, t15, x0, c, 0, 0);
    SANGI_MAC(t16, t17, x1, c, t15, 0);
    SANGI_MAC(t18, t19, x2, c, t17, 0);
    SANGI_MAC(t20, t21, x3, c, t19, 0);
    SANGI_MAC(t22, t23, x4, c, t21, 0);
    SANGI_MAC(t24, t25, x5, c, t23, 0);
    SANGI_MAC(t26, t27, x6, c, t25, 0);
    SANGI_MAC(t28, t29, x7, c, t27, 0);
    SANGI_MAC(t30, t31, x8, c, t29, 0);
    SANGI_MAC(t32, t33, x9, c, t31, 0);
    SANGI_MAC(t34, t35, x10, c, t33, 0);
    SANGI_MAC(t36, t37, x11, c, t35, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t40, t36, UINT32_C(0x00000020), 0, 0);
    SANGI_MAC(t41, t42, t37, UINT32_C(0x00000020), t40, 0);
    SANGI_MAC_HIGH(t45, t41, UINT32_C(0x4ec1ae97), 0, 0);
    /* t - q * p */
    SANGI_MAC(t58, t59, UINT32_C(0xffffaaab), t45, 0, 0);
    SANGI_MAC(t60, t61, UINT32_C(0xb9feffff), t45, t59, 0);
    SANGI_MAC(t62, t63, UINT32_C(0xb153ffff), t45, t61, 0);
    SANGI_MAC(t64, t65, UINT32_C(0x1eabfffe), t45, t63, 0);
    SANGI_MAC(t66, t67, UINT32_C(0xf6b0f624), t45, t65, 0);
    SANGI_MAC(t68, t69, UINT32_C(0x6730d2a0), t45, t67, 0);
    SANGI_MAC(t70, t71, UINT32_C(0xf38512bf), t45, t69, 0);
    SANGI_MAC(t72, t73, UINT32_C(0x64774b84), t45, t71, 0);
    SANGI_MAC(t74, t75, UINT32_C(0x434bacd7), t45, t73, 0);
    SANGI_MAC(t76, t77, UINT32_C(0x4b1ba7b6), t45, t75, 0);
    SANGI_MAC(t78, t79, UINT32_C(0x397fe69a), t45, t77, 0);
    SANGI_MAC(t80, t81, UINT32_C(0x1a0111ea), t45, t79, 0);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_sub(t14, t58, &c83);
    const sangi_limb t84 = sangi_limb_sub(t16, t60, &c83);
    const sangi_limb t86 = sangi_limb_sub(t18, t62, &c83);
    const sangi_limb t88 = sangi_limb_sub(t20, t64, &c83);
    const sangi_limb t90 = sangi_limb_sub(t22, t66, &c83);
    const sangi_limb t92 = sangi_limb_sub(t24, t68, &c83);
    const sangi_limb t94 = sangi_limb_sub(t26, t70, &c83);
    const sangi_limb t96 = sangi_limb_sub(t28, t72, &c83);
    const sangi_limb t98 = sangi_limb_sub(t30, t74, &c83);
    const sangi_limb t100 = sangi_limb_sub(t32, t76, &c83);
    const sangi_limb t102 = sangi_limb_sub(t34, t78, &c83);
    const sangi_limb t104 = sangi_limb_sub(t36, t80, &c83);
    /* d = s - p */
    sangi_limb c119 = 0;
    const sangi_limb t118 = sangi_limb_sub(t82, UINT32_C(0xffffaaab), &c119);
    const sangi_limb t120 = sangi_limb_sub(t84, UINT32_C(0xb9feffff), &c119);
    const sangi_limb t122 = sangi_limb_sub(t86, UINT32_C(0xb153ffff), &c119);
    const sangi_limb t124 = sangi_limb_sub(t88, UINT32_C(0x1eabfffe), &c119);
    const sangi_limb t126 = sangi_limb_sub(t90, UINT32_C(0xf6b0f624), &c119);
    const sangi_limb t128 = sangi_limb_sub(t92, UINT32_C(0x6730d2a0), &c119);
    const sangi_limb t130 = sangi_limb_sub(t94, UINT32_C(0xf38512bf), &c119);
    const sangi_limb t132 = sangi_limb_sub(t96, UINT32_C(0x64774b84), &c119);
    const sangi_limb t134 = sangi_limb_sub(t98, UINT32_C(0x434bacd7), &c119);
    const sangi_limb t136 = sangi_limb_sub(t100, UINT32_C(0x4b1ba7b6), &c119);
    const sangi_limb t138 = sangi_limb_sub(t102, UINT32_C(0x397fe69a), &c119);
    const sangi_limb t140 = sangi_limb_sub(t104, UINT32_C(0x1a0111ea), &c119);
    /* s where d < 0, else d */
    const sangi_limb t142 = sangi_limb_mask(c119);
    const sangi_limb t143 = sangi_limb_select(t142, t82, t118);
    const sangi_limb t144 = sangi_limb_select(t142, t84, t120);
    const sangi_limb t145 = sangi_limb_select(t142, t86, t122);
    const sangi_limb t146 = sangi_limb_select(t142, t88, t124);
    const sangi_limb t147 = sangi_limb_select(t142, t90, t126);
    const sangi_limb t148 = sangi_limb_select(t142, t92, t128);
    const sangi_limb t149 = sangi_limb_select(t142, t94, t130);
    const sangi_limb t150 = sangi_limb_select(t142, t96, t132);
    const sangi_limb t151 = sangi_limb_select(t142, t98, t134);
    const sangi_limb t152 = sangi_limb_select(t142, t100, t136);
    const sangi_limb t153 = sangi_limb_select(t142, t102, t138);
    const sangi_limb t154 = sangi_limb_select(t142, t104, t140);
    z[0] = t143;
    z[1] = t144;
    z[2] = t145;
    z[3] = t146;
    z[4] = t147;
    z[5] = t148;
    z[6] = t149;
    z[7] = t150;
    z[8] = t151;
    z[9] = t152;
    z[10] = t153;
    z[11] = t154;
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
    /* t += x[0] * y */
    SANGI_MAC(t50, t51, y0, x0, 0, 0);
    SANGI_MAC(t52, t53, y1, x0, t51, 0);
    SANGI_MAC(t54, t55, y2, x0, t53, 0);
    SANGI_MAC(t56, t57, y3, x0, t55, 0);
    SANGI_MAC(t58, t59, y4, x0, t57, 0);
    SANGI_MAC(t60, t61, y5, x0, t59, 0);
    SANGI_MAC(t62, t63, y6, x0, t61, 0);
    SANGI_MAC(t64, t65, y7, x0, t63, 0);
    SANGI_MAC(t66, t67, y8, x0, t65, 0);
    SANGI_MAC(t68, t69, y9, x0, t67, 0);
    SANGI_MAC(t70, t71, y10, x0, t69, 0);
    SANGI_MAC(t72, t73, y11, x0, t71, 0);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t74 = sangi_limb_mullo(t50, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t76, UINT32_C(0xffffaaab), t74, t50, 0);
    SANGI_MAC(t77, t78, UINT32_C(0xb9feffff), t74, t52, t76);
    SANGI_MAC(t79, t80, UINT32_C(0xb153ffff), t74, t54, t78);
    SANGI_MAC(t81, t82, UINT32_C(0x1eabfffe), t74, t56, t80);
    SANGI_MAC(t83, t84, UINT32_C(0xf6b0f624), t74, t58, t82);
    SANGI_MAC(t85, t86, UINT32_C(0x6730d2a0), t74, t60, t84);
    SANGI_MAC(t87, t88, UINT32_C(0xf38512bf), t74, t62, t86);
    SANGI_MAC(t89, t90, UINT32_C(0x64774b84), t74, t64, t88);
    SANGI_MAC(t91, t92, UINT32_C(0x434bacd7), t74, t66, t90);
    SANGI_MAC(t93, t94, UINT32_C(0x4b1ba7b6), t74, t68, t92);
    SANGI_MAC(t95, t96, UINT32_C(0x397fe69a), t74, t70, t94);
    SANGI_MAC(t97, t98, UINT32_C(0x1a0111ea), t74, t72, t96);
    sangi_limb c100 = 0;
    const sangi_limb t99 = sangi_limb_add(t73, t98, &c100);
    /* t += x[1] * y */
    SANGI_MAC(t102, t103, y0, x1, t77, 0);
    SANGI_MAC(t104, t105, y1, x1, t79, t103);
    SANGI_MAC(t106, t107, y2, x1, t81, t105);
    SANGI_MAC(t108, t109, y3, x1, t83, t107);
    SANGI_MAC(t110, t111, y4, x1, t85, t109);
    SANGI_MAC(t112, t113, y5, x1, t87, t111);
    SANGI_MAC(t114, t115, y6, x1, t89, t113);
    SANGI_MAC(t116, t117, y7, x1, t91, t115);
    SANGI_MAC(t118, t119, y8, x1, t93, t117);
    SANGI_MAC(t120, t121, y9, x1, t95, t119);
    SANGI_MAC(t122, t123, y10, x1, t97, t121);
    SANGI_MAC(t124, t125, y11, x1, t99, t123);
    sangi_limb c127 = 0;
    const sangi_limb t126 = sangi_limb_add(c100, t125, &c127);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t129 = sangi_limb_mullo(t102, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t131, UINT32_C(0xffffaaab), t129, t102, 0);
    SANGI_MAC(t132, t133, UINT32_C(0xb9feffff), t129, t104, t131);
    SANGI_MAC(t134, t135, UINT32_C(0xb153ffff), t129, t106, t133);
    SANGI_MAC(t136, t137, UINT32_C(0x1eabfffe), t129, t108, t135);
    SANGI_MAC(t138, t139, UINT32_C(0xf6b0f624), t129, t110, t137);
    SANGI_MAC(t140, t141, UINT32_C(0x6730d2a0), t129, t112, t139);
    SANGI_MAC(t142, t143, UINT32_C(0xf38512bf), t129, t114, t141);
    SANGI_MAC(t144, t145, UINT32_C(0x64774b84), t129, t116, t143);
    SANGI_MAC(t146, t147, UINT32_C(0x434bacd7), t129, t118, t145);
    SANGI_MAC(t148, t149, UINT32_C(0x4b1ba7b6), t129, t120, t147);
    SANGI_MAC(t150, t151, UINT32_C(0x397fe69a), t129, t122, t149);
    SANGI_MAC(t152, t153, UINT32_C(0x1a0111ea), t129, t124, t151);
    sangi_limb c155 = 0;
    const sangi_limb t154 = sangi_limb_add(t126, t153, &c155);
    sangi_limb c158 = 0;
    const sangi_limb t157 = sangi_limb_add(c127, c155, &c158);
    /* t += x[2] * y */
    SANGI_MAC(t159, t160, y0, x2, t132, 0);
    SANGI_MAC(t161, t162, y1, x2, t134, t160);
    SANGI_MAC(t163, t164, y2, x2, t136, t162);
    SANGI_MAC(t165, t166, y3, x2, t138, t164);
    SANGI_MAC(t167, t168, y4, x2, t140, t166);
    SANGI_MAC(t169, t170, y5, x2, t142, t168);
    SANGI_MAC(t171, t172, y6, x2, t144, t170);
    SANGI_MAC(t173, t174, y7, x2, t146, t172);
    SANGI_MAC(t175, t176, y8, x2, t148, t174);
    SANGI_MAC(t177, t178, y9, x2, t150, t176);
    SANGI_MAC(t179, t180, y10, x2, t152, t178);
    SANGI_MAC(t181, t182, y11, x2, t154, t180);
    sangi_limb c184 = 0;
    const sangi_limb t183 = sangi_limb_add(t157, t182, &c184);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t186 = sangi_limb_mullo(t159, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t188, UINT32_C(0xffffaaab), t186, t159, 0);
    SANGI_MAC(t189, t190, UINT32_C(0xb9feffff), t186, t161, t188);
    SANGI_MAC(t191, t192, UINT32_C(0xb153ffff), t186, t163, t190);
    SANGI_MAC(t193, t194, UINT32_C(0x1eabfffe), t186, t165, t192);
    SANGI_MAC(t195, t196, UINT32_C(0xf6b0f624), t186, t167, t194);
    SANGI_MAC(t197, t198, UINT32_C(0x6730d2a0), t186, t169, t196);
    SANGI_MAC(t199, t200, UINT32_C(0xf38512bf), t186, t171, t198);
    SANGI_MAC(t201, t202, UINT32_C(0x64774b84), t186, t173, t200);
    SANGI_MAC(t203, t204, UINT32_C(0x434bacd7), t186, t175, t202);
    SANGI_MAC(t205, t206, UINT32_C(0x4b1ba7b6), t186, t177, t204);
    SANGI_MAC(t207, t208, UINT32_C(0x397fe69a), t186, t179, t206);
    SANGI_MAC(t209, t210, UINT32_C(0x1a0111ea), t186, t181, t208);
    sangi_limb c212 = 0;
    const sangi_limb t211 = sangi_limb_add(t183, t210, &c212);
    sangi_limb c215 = 0;
    const sangi_limb t214 = sangi_limb_add(c184, c212, &c215);
    /* t += x[3] * y */
    SANGI_MAC(t216, t217, y0, x3, t189, 0);
    SANGI_MAC(t218, t219, y1, x3, t191, t217);
    SANGI_MAC(t220, t221, y2, x3, t193, t219);
    SANGI_MAC(t222, t223, y3, x3, t195, t221);
    SANGI_MAC(t224, t225, y4, x3, t197, t223);
    SANGI_MAC(t226, t227, y5, x3, t199, t225);
    SANGI_MAC(t228, t229, y6, x3, t201, t227);
    SANGI_MAC(t230, t231, y7, x3, t203, t229);
    SANGI_MAC(t232, t233, y8, x3, t205, t231);
    SANGI_MAC(t234, t235, y9, x3, t207, t233);
    SANGI_MAC(t236, t237, y10, x3, t209, t235);
    SANGI_MAC(t238, t239, y11, x3, t211, t237);
    sangi_limb c241 = 0;
    const sangi_limb t240 = sangi_limb_add(t214, t239, &c241);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t243 = sangi_limb_mullo(t216, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t245, UINT32_C(0xffffaaab), t243, t216, 0);
    SANGI_MAC(t246, t247, UINT32_C(0xb9feffff), t243, t218, t245);
    SANGI_MAC(t248, t249, UINT32_C(0xb153ffff), t243, t220, t247);
    SANGI_MAC(t250, t251, UINT32_C(0x1eabfffe), t243, t222, t249);
    SANGI_MAC(t252, t253, UINT32_C(0xf6b0f624), t243, t224, t251);
    SANGI_MAC(t254, t255, UINT32_C(0x6730d2a0), t243, t226, t253);
    SANGI_MAC(t256, t257, UINT32_C(0xf38512bf), t243, t228, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x64774b84), t243, t230, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x434bacd7), t243, t232, t259);
    SANGI_MAC(t262, t263, UINT32_C(0x4b1ba7b6), t243, t234, t261);
    SANGI_MAC(t264, t265, UINT32_C(0x397fe69a), t243, t236, t263);
    SANGI_MAC(t266, t267, UINT32_C(0x1a0111ea), t243, t238, t265);
    sangi_limb c269 = 0;
    const sangi_limb t268 = sangi_limb_add(t240, t267, &c269);
    sangi_limb c272 = 0;
    const sangi_limb t271 = sangi_limb_add(c241, c269, &c272);
    /* t += x[4] * y */
    SANGI_MAC(t273, t274, y0, x4, t246, 0);
    SANGI_MAC(t275, t276, y1, x4, t248, t274);
    SANGI_MAC(t277, t278, y2, x4, t250, t276);
    SANGI_MAC(t279, t280, y3, x4, t252, t278);
    SANGI_MAC(t281, t282, y4, x4, t254, t280);
    SANGI_MAC(t283, t284, y5, x4, t256, t282);
    SANGI_MAC(t285, t286, y6, x4, t258, t284);
    SANGI_MAC(t287, t288, y7, x4, t260, t286);
    SANGI_MAC(t289, t290, y8, x4, t262, t288);
    SANGI_MAC(t291, t292, y9, x4, t264, t290);
    SANGI_MAC(t293, t294, y10, x4, t266, t292);
    SANGI_MAC(t295, t296, y11, x4, t268, t294);
    sangi_limb c298 = 0;
    const sangi_limb t297 = sangi_limb_add(t271, t296, &c298);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t300 = sangi_limb_mullo(t273, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t302, UINT32_C(0xffffaaab), t300, t273, 0);
    SANGI_MAC(t303, t304, UINT32_C(0xb9feffff), t300, t275, t302);
    SANGI_MAC(t305, t306, UINT32_C(0xb153ffff), t300, t277, t304);
    SANGI_MAC(t307, t308, UINT32_C(0x1eabfffe), t300, t279, t306);
    SANGI_MAC(t309, t310, UINT32_C(0xf6b0f624), t300, t281, t308);
    SANGI_MAC(t311, t312, UINT32_C(0x6730d2a0), t300, t283, t310);
    SANGI_MAC(t313, t314, UINT32_C(0xf38512bf), t300, t285, t312);
    SANGI_MAC(t315, t316, UINT32_C(0x64774b84), t300, t287, t314);
    SANGI_MAC(t317, t318, UINT32_C(0x434bacd7), t300, t289, t316);
    SANGI_MAC(t319, t320, UINT32_C(0x4b1ba7b6), t300, t291, t318);
    SANGI_MAC(t321, t322, UINT32_C(0x397fe69a), t300, t293, t320);
    SANGI_MAC(t323, t324, UINT32_C(0x1a0111ea), t300, t295, t322);
    sangi_limb c326 = 0;
    const sangi_limb t325 = sangi_limb_add(t297, t324, &c326);
    sangi_limb c329 = 0;
    const sangi_limb t328 = sangi_limb_add(c298, c326, &c329);
    /* t += x[5] * y */
    SANGI_MAC(t330, t331, y0, x5, t303, 0);
    SANGI_MAC(t332, t333, y1, x5, t305, t331);
    SANGI_MAC(t334, t335, y2, x5, t307, t333);
    SANGI_MAC(t336, t337, y3, x5, t309, t335);
    SANGI_MAC(t338, t339, y4, x5, t311, t337);
    SANGI_MAC(t340, t341, y5, x5, t313, t339);
    SANGI_MAC(t342, t343, y6, x5, t315, t341);
    SANGI_MAC(t344, t345, y7, x5, t317, t343);
    SANGI_MAC(t346, t347, y8, x5, t319, t345);
    SANGI_MAC(t348, t349, y9, x5, t321, t347);
    SANGI_MAC(t350, t351, y10, x5, t323, t349);
    SANGI_MAC(t352, t353, y11, x5, t325, t351);
    sangi_limb c355 = 0;
    const sangi_limb t354 = sangi_limb_add(t328, t353, &c355);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t357 = sangi_limb_mullo(t330, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t359, UINT32_C(0xffffaaab), t357, t330, 0);
    SANGI_MAC(t360, t361, UINT32_C(0xb9feffff), t357, t332, t359);
    SANGI_MAC(t362, t363, UINT32_C(0xb153ffff), t357, t334, t361);
    SANGI_MAC(t364, t365, UINT32_C(0x1eabfffe), t357, t336, t363);
    SANGI_MAC(t366, t367, UINT32_C(0xf6b0f624), t357, t338, t365);
    SANGI_MAC(t368, t369, UINT32_C(0x6730d2a0), t357, t340, t367);
    SANGI_MAC(t370, t371, UINT32_C(0xf38512bf), t357, t342, t369);
    SANGI_MAC(t372, t373, UINT32_C(0x64774b84), t357, t344, t371);
    SANGI_MAC(t374, t375, UINT32_C(0x434bacd7), t357, t346, t373);
    SANGI_MAC(t376, t377, UINT32_C(0x4b1ba7b6), t357, t348, t375);
    SANGI_MAC(t378, t379, UINT32_C(0x397fe69a), t357, t350, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x1a0111ea), t357, t352, t379);
    sangi_limb c383 = 0;
    const sangi_limb t382 = sangi_limb_add(t354, t381, &c383);
    sangi_limb c386 = 0;
    const sangi_limb t385 = sangi_limb_add(c355, c383, &c386);
    /* t += x[6] * y */
    SANGI_MAC(t387, t388, y0, x6, t360, 0);
    SANGI_MAC(t389, t390, y1, x6, t362, t388);
    SANGI_MAC(t391, t392, y2, x6, t364, t390);
    SANGI_MAC(t393, t394, y3, x6, t366, t392);
    SANGI_MAC(t395, t396, y4, x6, t368, t394);
    SANGI_MAC(t397, t398, y5, x6, t370, t396);
    SANGI_MAC(t399, t400, y6, x6, t372, t398);
    SANGI_MAC(t401, t402, y7, x6, t374, t400);
    SANGI_MAC(t403, t404, y8, x6, t376, t402);
    SANGI_MAC(t405, t406, y9, x6, t378, t404);
    SANGI_MAC(t407, t408, y10, x6, t380, t406);
    SANGI_MAC(t409, t410, y11, x6, t382, t408);
    sangi_limb c412 = 0;
    const sangi_limb t411 = sangi_limb_add(t385, t410, &c412);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t414 = sangi_limb_mullo(t387, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t416, UINT32_C(0xffffaaab), t414, t387, 0);
    SANGI_MAC(t417, t418, UINT32_C(0xb9feffff), t414, t389, t416);
    SANGI_MAC(t419, t420, UINT32_C(0xb153ffff), t414, t391, t418);
    SANGI_MAC(t421, t422, UINT32_C(0x1eabfffe), t414, t393, t420);
    SANGI_MAC(t423, t424, UINT32_C(0xf6b0f624), t414, t395, t422);
    SANGI_MAC(t425, t426, UINT32_C(0x6730d2a0), t414, t397, t424);
    SANGI_MAC(t427, t428, UINT32_C(0xf38512bf), t414, t399, t426);
    SANGI_MAC(t429, t430, UINT32_C(0x64774b84), t414, t401, t428);
    SANGI_MAC(t431, t432, UINT32_C(0x434bacd7), t414, t403, t430);
    SANGI_MAC(t433, t434, UINT32_C(0x4b1ba7b6), t414, t405, t432);
    SANGI_MAC(t435, t436, UINT32_C(0x397fe69a), t414, t407, t434);
    SANGI_MAC(t437, t438, UINT32_C(0x1a0111ea), t414, t409, t436);
    sangi_limb c440 = 0;
    const sangi_limb t439 = sangi_limb_add(t411, t438, &c440);
    sangi_limb c443 = 0;
    const sangi_limb t442 = sangi_limb_add(c412, c440, &c443);
    /* t += x[7] * y */
    SANGI_MAC(t444, t445, y0, x7, t417, 0);
    SANGI_MAC(t446, t447, y1, x7, t419, t445);
    SANGI_MAC(t448, t449, y2, x7, t421, t447);
    SANGI_MAC(t450, t451, y3, x7, t423, t449);
    SANGI_MAC(t452, t453, y4, x7, t425, t451);
    SANGI_MAC(t454, t455, y5, x7, t427, t453);
    SANGI_MAC(t456, t457, y6, x7, t429, t455);
    SANGI_MAC(t458, t459, y7, x7, t431, t457);
    SANGI_MAC(t460, t461, y8, x7, t433, t459);
    SANGI_MAC(t462, t463, y9, x7, t435, t461);
    SANGI_MAC(t464, t465, y10, x7, t437, t463);
    SANGI_MAC(t466, t467, y11, x7, t439, t465);
    sangi_limb c469 = 0;
    const sangi_limb t468 = sangi_limb_add(t442, t467, &c469);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t471 = sangi_limb_mullo(t444, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t473, UINT32_C(0xffffaaab), t471, t444, 0);
    SANGI_MAC(t474, t475, UINT32_C(0xb9feffff), t471, t446, t473);
    SANGI_MAC(t476, t477, UINT32_C(0xb153ffff), t471, t448, t475);
    SANGI_MAC(t478, t479, UINT32_C(0x1eabfffe), t471, t450, t477);
    SANGI_MAC(t480, t481, UINT32_C(0xf6b0f624), t471, t452, t479);
    SANGI_MAC(t482, t483, UINT32_C(0x6730d2a0), t471, t454, t481);
    SANGI_MAC(t484, t485, UINT32_C(0xf38512bf), t471, t456, t483);
    SANGI_MAC(t486, t487, UINT32_C(0x64774b84), t471, t458, t485);
    SANGI_MAC(t488, t489, UINT32_C(0x434bacd7), t471, t460, t487);
    SANGI_MAC(t490, t491, UINT32_C(0x4b1ba7b6), t471, t462, t489);
    SANGI_MAC(t492, t493, UINT32_C(0x397fe69a), t471, t464, t491);
    SANGI_MAC(t494, t495, UINT32_C(0x1a0111ea), t471, t466, t493);
    sangi_limb c497 = 0;
    const sangi_limb t496 = sangi_limb_add(t468, t495, &c497);
    sangi_limb c500 = 0;
    const sangi_limb t499 = sangi_limb_add(c469, c497, &c500);
    /* t += x[8] * y */
    SANGI_MAC(t501, t502, y0, x8, t474, 0);
    SANGI_MAC(t503, t504, y1, x8, t476, t502);
    SANGI_MAC(t505, t506, y2, x8, t478, t504);
    SANGI_MAC(t507, t508, y3, x8, t480, t506);
    SANGI_MAC(t509, t510, y4, x8, t482, t508);
    SANGI_MAC(t511, t512, y5, x8, t484, t510);
    SANGI_MAC(t513, t514, y6, x8, t486, t512);
    SANGI_MAC(t515, t516, y7, x8, t488, t514);
    SANGI_MAC(t517, t518, y8, x8, t490, t516);
    SANGI_MAC(t519, t520, y9, x8, t492, t518);
    SANGI_MAC(t521, t522, y10, x8, t494, t520);
    SANGI_MAC(t523, t524, y11, x8, t496, t522);
    sangi_limb c526 = 0;
    const sangi_limb t525 = sangi_limb_add(t499, t524, &c526);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t528 = sangi_limb_mullo(t501, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t530, UINT32_C(0xffffaaab), t528, t501, 0);
    SANGI_MAC(t531, t532, UINT32_C(0xb9feffff), t528, t503, t530);
    SANGI_MAC(t533, t534, UINT32_C(0xb153ffff), t528, t505, t532);
    SANGI_MAC(t535, t536, UINT32_C(0x1eabfffe), t528, t507, t534);
    SANGI_MAC(t537, t538, UINT32_C(0xf6b0f624), t528, t509, t536);
    SANGI_MAC(t539, t540, UINT32_C(0x6730d2a0), t528, t511, t538);
    SANGI_MAC(t541, t542, UINT32_C(0xf38512bf), t528, t513, t540);
    SANGI_MAC(t543, t544, UINT32_C(0x64774b84), t528, t515, t542);
    SANGI_MAC(t545, t546, UINT32_C(0x434bacd7), t528, t517, t544);
    SANGI_MAC(t547, t548, UINT32_C(0x4b1ba7b6), t528, t519, t546);
    SANGI_MAC(t549, t550, UINT32_C(0x397fe69a), t528, t521, t548);
    SANGI_MAC(t551, t552, UINT32_C(0x1a0111ea), t528, t523, t550);
    sangi_limb c554 = 0;
    const sangi_limb t553 = sangi_limb_add(t525, t552, &c554);
    sangi_limb c557 = 0;
    const sangi_limb t556 = sangi_limb_add(c526, c554, &c557);
    /* t += x[9] * y */
    SANGI_MAC(t558, t559, y0, x9, t531, 0);
    SANGI_MAC(t560, t561, y1, x9, t533, t559);
    SANGI_MAC(t562, t563, y2, x9, t535, t561);
    SANGI_MAC(t564, t565, y3, x9, t537, t563);
    SANGI_MAC(t566, t567, y4, x9, t539, t565);
    SANGI_MAC(t568, t569, y5, x9, t541, t567);
    SANGI_MAC(t570, t571, y6, x9, t543, t569);
    SANGI_MAC(t572, t573, y7, x9, t545, t571);
    SANGI_MAC(t574, t575, y8, x9, t547, t573);
    SANGI_MAC(t576, t577, y9, x9, t549, t575);
    SANGI_MAC(t578, t579, y10, x9, t551, t577);
    SANGI_MAC(t580, t581, y11, x9, t553, t579);
    sangi_limb c583 = 0;
    const sangi_limb t582 = sangi_limb_add(t556, t581, &c583);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t585 = sangi_limb_mullo(t558, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t587, UINT32_C(0xffffaaab), t585, t558, 0);
    SANGI_MAC(t588, t589, UINT32_C(0xb9feffff), t585, t560, t587);
    SANGI_MAC(t590, t591, UINT32_C(0xb153ffff), t585, t562, t589);
    SANGI_MAC(t592, t593, UINT32_C(0x1eabfffe), t585, t564, t591);
    SANGI_MAC(t594, t595, UINT32_C(0xf6b0f624), t585, t566, t593);
    SANGI_MAC(t596, t597, UINT32_C(0x6730d2a0), t585, t568, t595);
    SANGI_MAC(t598, t599, UINT32_C(0xf38512bf), t585, t570, t597);
    SANGI_MAC(t600, t601, UINT32_C(0x64774b84), t585, t572, t599);
    SANGI_MAC(t602, t603, UINT32_C(0x434bacd7), t585, t574, t601);
    SANGI_MAC(t604, t605, UINT32_C(0x4b1ba7b6), t585, t576, t603);
    SANGI_MAC(t606, t607, UINT32_C(0x397fe69a), t585, t578, t605);
    SANGI_MAC(t608, t609, UINT32_C(0x1a0111ea), t585, t580, t607);
    sangi_limb c611 = 0;
    const sangi_limb t610 = sangi_limb_add(t582, t609, &c611);
    sangi_limb c614 = 0;
    const sangi_limb t613 = sangi_limb_add(c583, c611, &c614);
    /* t += x[10] * y */
    SANGI_MAC(t615, t616, y0, x10, t588, 0);
    SANGI_MAC(t617, t618, y1, x10, t590, t616);
    SANGI_MAC(t619, t620, y2, x10, t592, t618);
    SANGI_MAC(t621, t622, y3, x10, t594, t620);
    SANGI_MAC(t623, t624, y4, x10, t596, t622);
    SANGI_MAC(t625, t626, y5, x10, t598, t624);
    SANGI_MAC(t627, t628, y6, x10, t600, t626);
    SANGI_MAC(t629, t630, y7, x10, t602, t628);
    SANGI_MAC(t631, t632, y8, x10, t604, t630);
    SANGI_MAC(t633, t634, y9, x10, t606, t632);
    SANGI_MAC(t635, t636, y10, x10, t608, t634);
    SANGI_MAC(t637, t638, y11, x10, t610, t636);
    sangi_limb c640 = 0;
    const sangi_limb t639 = sangi_limb_add(t613, t638, &c640);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t642 = sangi_limb_mullo(t615, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t644, UINT32_C(0xffffaaab), t642, t615, 0);
    SANGI_MAC(t645, t646, UINT32_C(0xb9feffff), t642, t617, t644);
    SANGI_MAC(t647, t648, UINT32_C(0xb153ffff), t642, t619, t646);
    SANGI_MAC(t649, t650, UINT32_C(0x1eabfffe), t642, t621, t648);
    SANGI_MAC(t651, t652, UINT32_C(0xf6b0f624), t642, t623, t650);
    SANGI_MAC(t653, t654, UINT32_C(0x6730d2a0), t642, t625, t652);
    SANGI_MAC(t655, t656, UINT32_C(0xf38512bf), t642, t627, t654);
    SANGI_MAC(t657, t658, UINT32_C(0x64774b84), t642, t629, t656);
    SANGI_MAC(t659, t660, UINT32_C(0x434bacd7), t642, t631, t658);
    SANGI_MAC(t661, t662, UINT32_C(0x4b1ba7b6), t642, t633, t660);
    SANGI_MAC(t663, t664, UINT32_C(0x397fe69a), t642, t635, t662);
    SANGI_MAC(t665, t666, UINT32_C(0x1a0111ea), t642, t637, t664);
    sangi_limb c668 = 0;
    const sangi_limb t667 = sangi_limb_add(t639, t666, &c668);
    sangi_limb c671 = 0;
    const sangi_limb t670 = sangi_limb_add(c640, c668, &c671);
    /* t += x[11] * y */
    SANGI_MAC(t672, t673, y0, x11, t645, 0);
    SANGI_MAC(t674, t675, y1, x11, t647, t673);
    SANGI_MAC(t676, t677, y2, x11, t649, t675);
    SANGI_MAC(t678, t679, y3, x11, t651, t677);
    SANGI_MAC(t680, t681, y4, x11, t653, t679);
    SANGI_MAC(t682, t683, y5, x11, t655, t681);
    SANGI_MAC(t684, t685, y6, x11, t657, t683);
    SANGI_MAC(t686, t687, y7, x11, t659, t685);
    SANGI_MAC(t688, t689, y8, x11, t661, t687);
    SANGI_MAC(t690, t691, y9, x11, t663, t689);
    SANGI_MAC(t692, t693, y10, x11, t665, t691);
    SANGI_MAC(t694, t695, y11, x11, t667, t693);
    sangi_limb c697 = 0;
    const sangi_limb t696 = sangi_limb_add(t670, t695, &c697);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t698 = sangi_limb_mullo(t672, UINT32_C(0xfffcfffd));
    SANGI_MAC_HIGH(t700, UINT32_C(0xffffaaab), t698, t672, 0);
    SANGI_MAC(t701, t702, UINT32_C(0xb9feffff), t698, t674, t700);
    SANGI_MAC(t703, t704, UINT32_C(0xb153ffff), t698, t676, t702);
    SANGI_MAC(t705, t706, UINT32_C(0x1eabfffe), t698, t678, t704);
    SANGI_MAC(t707, t708, UINT32_C(0xf6b0f624), t698, t680, t706);
    SANGI_MAC(t709, t710, UINT32_C(0x6730d2a0), t698, t682, t708);
    SANGI_MAC(t711, t712, UINT32_C(0xf38512bf), t698, t684, t710);
    SANGI_MAC(t713, t714, UINT32_C(0x64774b84), t698, t686, t712);
    SANGI_MAC(t715, t716, UINT32_C(0x434bacd7), t698, t688, t714);
    SANGI_MAC(t717, t718, UINT32_C(0x4b1ba7b6), t698, t690, t716);
    SANGI_MAC(t719, t720, UINT32_C(0x397fe69a), t698, t692, t718);
    SANGI_MAC(t721, t722, UINT32_C(0x1a0111ea), t698, t694, t720);
    sangi_limb c724 = 0;
    const sangi_limb t723 = sangi_limb_add(t696, t722, &c724);
    z[0] = t701;
    z[1] = t703;
    z[2] = t705;
    z[3] = t707;
    z[4] = t709;
    z[5] = t711;
    z[6] = t713;
    z[7] = t715;
    z[8] = t717;
    z[9] = t719;
    z[10] = t721;
    z[11] = t723;
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
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_add(x0, y0, &c26);
    const sangi_limb t27 = sangi_limb_add(x1, y1, &c26);
    const sangi_limb t29 = sangi_limb_add(x2, y2, &c26);
    const sangi_limb t31 = sangi_limb_add(x3, y3, &c26);
    const sangi_limb t33 = sangi_limb_add(x4, y4, &c26);
    const sangi_limb t35 = sangi_limb_add(x5, y5, &c26);
    const sangi_limb t37 = sangi_limb_add(x6, y6, &c26);
    const sangi_limb t39 = sangi_limb_add(x7, y7, &c26);
    const sangi_limb t41 = sangi_limb_add(x8, y8, &c26);
    const sangi_limb t43 = sangi_limb_add(x9, y9, &c26);
    const sangi_limb t45 = sangi_limb_add(x10, y10, &c26);
    const sangi_limb t47 = sangi_limb_add(x11, y11, &c26);
    z[0] = t25;
    z[1] = t27;
    z[2] = t29;
    z[3] = t31;
    z[4] = t33;
    z[5] = t35;
    z[6] = t37;
    z[7] = t39;
    z[8] = t41;
    z[9] = t43;
    z[10] = t45;
    z[11] = t47;
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
    /* d = s - p */
    sangi_limb c26 = 0;
    const sangi_limb t25 = sangi_limb_sub(x0, UINT32_C(0xffffaaab), &c26);
    const sangi_limb t27 = sangi_limb_sub(x1, UINT32_C(0xb9feffff), &c26);
    const sangi_limb t29 = sangi_limb_sub(x2, UINT32_C(0xb153ffff), &c26);
    const sangi_limb t31 = sangi_limb_sub(x3, UINT32_C(0x1eabfffe), &c26);
    const sangi_limb t33 = sangi_limb_sub(x4, UINT32_C(0xf6b0f624), &c26);
    const sangi_limb t35 = sangi_limb_sub(x5, UINT32_C(0x6730d2a0), &c26);
    const sangi_limb t37 = sangi_limb_sub(x6, UINT32_C(0xf38512bf), &c26);
    const sangi_limb t39 = sangi_limb_sub(x7, UINT32_C(0x64774b84), &c26);
    const sangi_limb t41 = sangi_limb_sub(x8, UINT32_C(0x434bacd7), &c26);
    const sangi_limb t43 = sangi_limb_sub(x9, UINT32_C(0x4b1ba7b6), &c26);
    const sangi_limb t45 = sangi_limb_sub(x10, UINT32_C(0x397fe69a), &c26);
    const sangi_limb t47 = sangi_limb_sub(x11, UINT32_C(0x1a0111ea), &c26);
    /* s where d < 0, else d */
    const sangi_limb t49 = sangi_limb_mask(c26);
    const sangi_limb t50 = sangi_limb_select(t49, x0, t25);
    const sangi_limb t51 = sangi_limb_select(t49, x1, t27);
    const sangi_limb t52 = sangi_limb_select(t49, x2, t29);
    const sangi_limb t53 = sangi_limb_select(t49, x3, t31);
    const sangi_limb t54 = sangi_limb_select(t49, x4, t33);
    const sangi_limb t55 = sangi_limb_select(t49, x5, t35);
    const sangi_limb t56 = sangi_limb_select(t49, x6, t37);
    const sangi_limb t57 = sangi_limb_select(t49, x7, t39);
    const sangi_limb t58 = sangi_limb_select(t49, x8, t41);
    const sangi_limb t59 = sangi_limb_select(t49, x9, t43);
    const sangi_limb t60 = sangi_limb_select(t49, x10, t45);
    const sangi_limb t61 = sangi_limb_select(t49, x11, t47);
    z[0] = t50;
    z[1] = t51;
    z[2] = t52;
    z[3] = t53;
    z[4] = t54;
    z[5] = t55;
    z[6] = t56;
    z[7] = t57;
    z[8] = t58;
    z[9] = t59;
    z[10] = t60;
    z[11] = t61;
}
