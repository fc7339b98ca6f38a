/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 12 limbs of 32, a spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p381_modulus[12];
void sangi_p381_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p381_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p381_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p381_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p381_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p381_equal_c(const sangi_limb *x, const sangi_limb *y);

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
    const sangi_limb t13 = sangi_limb_add(x0, x0, &c14);
    const sangi_limb t15 = sangi_limb_add(x1, x1, &c14);
    const sangi_limb t17 = sangi_limb_add(x2, x2, &c14);
    const sangi_limb t19 = sangi_limb_add(x3, x3, &c14);
    const sangi_limb t21 = sangi_limb_add(x4, x4, &c14);
    const sangi_limb t23 = sangi_limb_add(x5, x5, &c14);
    const sangi_limb t25 = sangi_limb_add(x6, x6, &c14);
    const sangi_limb t27 = sangi_limb_add(x7, x7, &c14);
    const sangi_limb t29 = sangi_limb_add(x8, x8, &c14);
    const sangi_limb t31 = sangi_limb_add(x9, x9, &c14);
    const sangi_limb t33 = sangi_limb_add(x10, x10, &c14);
    const sangi_limb t35 = sangi_limb_add(x11, x11, &c14);
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

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p381_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
    const sangi_limb t27 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t28 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t29 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t30 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t31 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t32 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t33 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t34 = sangi_limb_select(t2, x7, y7);
    const sangi_limb t35 = sangi_limb_select(t2, x8, y8);
    const sangi_limb t36 = sangi_limb_select(t2, x9, y9);
    const sangi_limb t37 = sangi_limb_select(t2, x10, y10);
    const sangi_limb t38 = sangi_limb_select(t2, x11, y11);
    z[0] = t27;
    z[1] = t28;
    z[2] = t29;
    z[3] = t30;
    z[4] = t31;
    z[5] = t32;
    z[6] = t33;
    z[7] = t34;
    z[8] = t35;
    z[9] = t36;
    z[10] = t37;
    z[11] = t38;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p381_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p381_is_zero_c(const sangi_limb *x) {
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
    /* the union of the limbs */
    const sangi_limb t13 = (sangi_limb)(x0 | x1);
    const sangi_limb t14 = (sangi_limb)(t13 | x2);
    const sangi_limb t15 = (sangi_limb)(t14 | x3);
    const sangi_limb t16 = (sangi_limb)(t15 | x4);
    const sangi_limb t17 = (sangi_limb)(t16 | x5);
    const sangi_limb t18 = (sangi_limb)(t17 | x6);
    const sangi_limb t19 = (sangi_limb)(t18 | x7);
    const sangi_limb t20 = (sangi_limb)(t19 | x8);
    const sangi_limb t21 = (sangi_limb)(t20 | x9);
    const sangi_limb t22 = (sangi_limb)(t21 | x10);
    const sangi_limb t23 = (sangi_limb)(t22 | x11);
    /* below 1 only if it is 0 */
    sangi_limb c26 = 0;
    (void)sangi_limb_sub(t23, UINT32_C(0x00000001), &c26);
    const sangi_limb t27 = sangi_limb_mask(c26);
    return t27;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p381_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
    /* the union of the limbs */
    const sangi_limb t25 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t26 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t27 = (sangi_limb)(t25 | t26);
    const sangi_limb t28 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t29 = (sangi_limb)(t27 | t28);
    const sangi_limb t30 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t31 = (sangi_limb)(t29 | t30);
    const sangi_limb t32 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t33 = (sangi_limb)(t31 | t32);
    const sangi_limb t34 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t35 = (sangi_limb)(t33 | t34);
    const sangi_limb t36 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t37 = (sangi_limb)(t35 | t36);
    const sangi_limb t38 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t39 = (sangi_limb)(t37 | t38);
    const sangi_limb t40 = (sangi_limb)(x8 ^ y8);
    const sangi_limb t41 = (sangi_limb)(t39 | t40);
    const sangi_limb t42 = (sangi_limb)(x9 ^ y9);
    const sangi_limb t43 = (sangi_limb)(t41 | t42);
    const sangi_limb t44 = (sangi_limb)(x10 ^ y10);
    const sangi_limb t45 = (sangi_limb)(t43 | t44);
    const sangi_limb t46 = (sangi_limb)(x11 ^ y11);
    const sangi_limb t47 = (sangi_limb)(t45 | t46);
    /* below 1 only if it is 0 */
    sangi_limb c50 = 0;
    (void)sangi_limb_sub(t47, UINT32_C(0x00000001), &c50);
    const sangi_limb t51 = sangi_limb_mask(c50);
    return t51;
}
