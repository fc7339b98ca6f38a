/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * p384, base field of NIST P-384; fills its top limb; 384 bits in 12 limbs of 32, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p384_modulus[12];
extern const sangi_limb sangi_p384_one[12];
extern const sangi_limb sangi_p384_radix2[12];
extern const sangi_limb sangi_p384_root[12];
extern const sangi_limb sangi_p384_sqrt_exponent[12];
void sangi_p384_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p384_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p384_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p384_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p384_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p384_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p384_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p384_modulus[12] = {
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p384_one[12] = {
    UINT32_C(0x00000001),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p384_radix2[12] = {
    UINT32_C(0x00000001),
    UINT32_C(0xfffffffe),
    UINT32_C(0x00000000),
    UINT32_C(0x00000002),
    UINT32_C(0x00000000),
    UINT32_C(0xfffffffe),
    UINT32_C(0x00000000),
    UINT32_C(0x00000002),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p384_root[12] = {
    UINT32_C(0xfffffffe),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0xfffffffe),
    UINT32_C(0xfffffffd),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p384_sqrt_exponent[12] = {
    UINT32_C(0x3fffffff),
    UINT32_C(0x00000000),
    UINT32_C(0xc0000000),
    UINT32_C(0xbfffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x3fffffff),
};

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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c63 = 0;
    const sangi_limb t62 = sangi_limb_sub(t25, UINT32_C(0xffffffff), &c63);
    const sangi_limb t64 = sangi_limb_sub(t27, UINT32_C(0x00000000), &c63);
    const sangi_limb t66 = sangi_limb_sub(t29, UINT32_C(0x00000000), &c63);
    const sangi_limb t68 = sangi_limb_sub(t31, UINT32_C(0xffffffff), &c63);
    const sangi_limb t70 = sangi_limb_sub(t33, UINT32_C(0xfffffffe), &c63);
    const sangi_limb t72 = sangi_limb_sub(t35, UINT32_C(0xffffffff), &c63);
    const sangi_limb t74 = sangi_limb_sub(t37, UINT32_C(0xffffffff), &c63);
    const sangi_limb t76 = sangi_limb_sub(t39, UINT32_C(0xffffffff), &c63);
    const sangi_limb t78 = sangi_limb_sub(t41, UINT32_C(0xffffffff), &c63);
    const sangi_limb t80 = sangi_limb_sub(t43, UINT32_C(0xffffffff), &c63);
    const sangi_limb t82 = sangi_limb_sub(t45, UINT32_C(0xffffffff), &c63);
    const sangi_limb t84 = sangi_limb_sub(t47, UINT32_C(0xffffffff), &c63);
    (void)sangi_limb_sub(c26, UINT32_C(0x00000000), &c63);
    /* s where d < 0, else d */
    const sangi_limb t89 = sangi_limb_mask(c63);
    const sangi_limb t90 = sangi_limb_select(t89, t25, t62);
    const sangi_limb t91 = sangi_limb_select(t89, t27, t64);
    const sangi_limb t92 = sangi_limb_select(t89, t29, t66);
    const sangi_limb t93 = sangi_limb_select(t89, t31, t68);
    const sangi_limb t94 = sangi_limb_select(t89, t33, t70);
    const sangi_limb t95 = sangi_limb_select(t89, t35, t72);
    const sangi_limb t96 = sangi_limb_select(t89, t37, t74);
    const sangi_limb t97 = sangi_limb_select(t89, t39, t76);
    const sangi_limb t98 = sangi_limb_select(t89, t41, t78);
    const sangi_limb t99 = sangi_limb_select(t89, t43, t80);
    const sangi_limb t100 = sangi_limb_select(t89, t45, t82);
    const sangi_limb t101 = sangi_limb_select(t89, t47, t84);
    z[0] = t90;
    z[1] = t91;
    z[2] = t92;
    z[3] = t93;
    z[4] = t94;
    z[5] = t95;
    z[6] = t96;
    z[7] = t97;
    z[8] = t98;
    z[9] = t99;
    z[10] = t100;
    z[11] = t101;
}

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
    const sangi_limb t61 = sangi_limb_add(t25, UINT32_C(0xffffffff), &c62);
    const sangi_limb t63 = sangi_limb_add(t27, UINT32_C(0x00000000), &c62);
    const sangi_limb t65 = sangi_limb_add(t29, UINT32_C(0x00000000), &c62);
    const sangi_limb t67 = sangi_limb_add(t31, UINT32_C(0xffffffff), &c62);
    const sangi_limb t69 = sangi_limb_add(t33, UINT32_C(0xfffffffe), &c62);
    const sangi_limb t71 = sangi_limb_add(t35, UINT32_C(0xffffffff), &c62);
    const sangi_limb t73 = sangi_limb_add(t37, UINT32_C(0xffffffff), &c62);
    const sangi_limb t75 = sangi_limb_add(t39, UINT32_C(0xffffffff), &c62);
    const sangi_limb t77 = sangi_limb_add(t41, UINT32_C(0xffffffff), &c62);
    const sangi_limb t79 = sangi_limb_add(t43, UINT32_C(0xffffffff), &c62);
    const sangi_limb t81 = sangi_limb_add(t45, UINT32_C(0xffffffff), &c62);
    const sangi_limb t83 = sangi_limb_add(t47, UINT32_C(0xffffffff), &c62);
    /* t where d < 0, else d */
    const sangi_limb t85 = sangi_limb_mask(c26);
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
    const sangi_limb t61 = sangi_limb_add(t25, UINT32_C(0xffffffff), &c62);
    const sangi_limb t63 = sangi_limb_add(t27, UINT32_C(0x00000000), &c62);
    const sangi_limb t65 = sangi_limb_add(t29, UINT32_C(0x00000000), &c62);
    const sangi_limb t67 = sangi_limb_add(t31, UINT32_C(0xffffffff), &c62);
    const sangi_limb t69 = sangi_limb_add(t33, UINT32_C(0xfffffffe), &c62);
    const sangi_limb t71 = sangi_limb_add(t35, UINT32_C(0xffffffff), &c62);
    const sangi_limb t73 = sangi_limb_add(t37, UINT32_C(0xffffffff), &c62);
    const sangi_limb t75 = sangi_limb_add(t39, UINT32_C(0xffffffff), &c62);
    const sangi_limb t77 = sangi_limb_add(t41, UINT32_C(0xffffffff), &c62);
    const sangi_limb t79 = sangi_limb_add(t43, UINT32_C(0xffffffff), &c62);
    const sangi_limb t81 = sangi_limb_add(t45, UINT32_C(0xffffffff), &c62);
    const sangi_limb t83 = sangi_limb_add(t47, UINT32_C(0xffffffff), &c62);
    /* t where d < 0, else d */
    const sangi_limb t85 = sangi_limb_mask(c26);
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
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c51 = 0;
    const sangi_limb t50 = sangi_limb_sub(t13, UINT32_C(0xffffffff), &c51);
    const sangi_limb t52 = sangi_limb_sub(t15, UINT32_C(0x00000000), &c51);
    const sangi_limb t54 = sangi_limb_sub(t17, UINT32_C(0x00000000), &c51);
    const sangi_limb t56 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c51);
    const sangi_limb t58 = sangi_limb_sub(t21, UINT32_C(0xfffffffe), &c51);
    const sangi_limb t60 = sangi_limb_sub(t23, UINT32_C(0xffffffff), &c51);
    const sangi_limb t62 = sangi_limb_sub(t25, UINT32_C(0xffffffff), &c51);
    const sangi_limb t64 = sangi_limb_sub(t27, UINT32_C(0xffffffff), &c51);
    const sangi_limb t66 = sangi_limb_sub(t29, UINT32_C(0xffffffff), &c51);
    const sangi_limb t68 = sangi_limb_sub(t31, UINT32_C(0xffffffff), &c51);
    const sangi_limb t70 = sangi_limb_sub(t33, UINT32_C(0xffffffff), &c51);
    const sangi_limb t72 = sangi_limb_sub(t35, UINT32_C(0xffffffff), &c51);
    (void)sangi_limb_sub(c14, UINT32_C(0x00000000), &c51);
    /* s where d < 0, else d */
    const sangi_limb t77 = sangi_limb_mask(c51);
    const sangi_limb t78 = sangi_limb_select(t77, t13, t50);
    const sangi_limb t79 = sangi_limb_select(t77, t15, t52);
    const sangi_limb t80 = sangi_limb_select(t77, t17, t54);
    const sangi_limb t81 = sangi_limb_select(t77, t19, t56);
    const sangi_limb t82 = sangi_limb_select(t77, t21, t58);
    const sangi_limb t83 = sangi_limb_select(t77, t23, t60);
    const sangi_limb t84 = sangi_limb_select(t77, t25, t62);
    const sangi_limb t85 = sangi_limb_select(t77, t27, t64);
    const sangi_limb t86 = sangi_limb_select(t77, t29, t66);
    const sangi_limb t87 = sangi_limb_select(t77, t31, t68);
    const sangi_limb t88 = sangi_limb_select(t77, t33, t70);
    const sangi_limb t89 = sangi_limb_select(t77, t35, t72);
    z[0] = t78;
    z[1] = t79;
    z[2] = t80;
    z[3] = t81;
    z[4] = t82;
    z[5] = t83;
    z[6] = t84;
    z[7] = t85;
    z[8] = t86;
    z[9] = t87;
    z[10] = t88;
    z[11] = t89;
}

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
    /* s = x + p where x is odd, else x */
    const sangi_limb c13 = (sangi_limb)(x0 & 1);
    const sangi_limb t14 = sangi_limb_mask(c13);
    const sangi_limb t27 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t28 = (sangi_limb)(UINT32_C(0x00000000) & t14);
    const sangi_limb t29 = (sangi_limb)(UINT32_C(0x00000000) & t14);
    const sangi_limb t30 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t31 = (sangi_limb)(UINT32_C(0xfffffffe) & t14);
    const sangi_limb t32 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t33 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t34 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t35 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t36 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t37 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
    const sangi_limb t38 = (sangi_limb)(UINT32_C(0xffffffff) & t14);
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
    const sangi_limb t63 = sangi_limb_shift(t61, &c40);
    const sangi_limb t65 = sangi_limb_shift(t59, &c40);
    const sangi_limb t67 = sangi_limb_shift(t57, &c40);
    const sangi_limb t69 = sangi_limb_shift(t55, &c40);
    const sangi_limb t71 = sangi_limb_shift(t53, &c40);
    const sangi_limb t73 = sangi_limb_shift(t51, &c40);
    const sangi_limb t75 = sangi_limb_shift(t49, &c40);
    const sangi_limb t77 = sangi_limb_shift(t47, &c40);
    const sangi_limb t79 = sangi_limb_shift(t45, &c40);
    const sangi_limb t81 = sangi_limb_shift(t43, &c40);
    const sangi_limb t83 = sangi_limb_shift(t41, &c40);
    const sangi_limb t85 = sangi_limb_shift(t39, &c40);
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
void sangi_p384_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(y0, x0, 0, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(y1, x0, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(y2, x0, t53, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(y3, x0, t55, 0, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(y4, x0, t57, 0, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(y5, x0, t59, 0, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(y6, x0, t61, 0, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(y7, x0, t63, 0, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(y8, x0, t65, 0, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(y9, x0, t67, 0, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(y10, x0, t69, 0, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(y11, x0, t71, 0, &t73);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(UINT32_C(0x00000001), t50, t52, 0, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(UINT32_C(0x00000000), t50, t54, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t56, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(UINT32_C(0xfffffffe), t50, t58, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t60, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t62, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t64, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t66, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t68, t89, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t70, t91, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(UINT32_C(0xffffffff), t50, t72, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(UINT32_C(0x00000000), t50, t73, t95, &t97);
    /* t += x[1] * y */
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(y0, x1, t74, 0, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(y1, x1, t76, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(y2, x1, t78, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(y3, x1, t80, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(y4, x1, t82, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(y5, x1, t84, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(y6, x1, t86, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(y7, x1, t88, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(y8, x1, t90, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(y9, x1, t92, t115, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(y10, x1, t94, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(y11, x1, t96, t119, &t121);
    sangi_limb c123 = 0;
    const sangi_limb t122 = sangi_limb_add(t97, t121, &c123);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(UINT32_C(0x00000001), t98, t100, 0, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(UINT32_C(0x00000000), t98, t102, t126, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t104, t128, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(UINT32_C(0xfffffffe), t98, t106, t130, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t108, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t110, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t112, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t114, t138, &t140);
    sangi_limb t142;
    const sangi_limb t141 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t116, t140, &t142);
    sangi_limb t144;
    const sangi_limb t143 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t118, t142, &t144);
    sangi_limb t146;
    const sangi_limb t145 = sangi_limb_mac(UINT32_C(0xffffffff), t98, t120, t144, &t146);
    sangi_limb t148;
    const sangi_limb t147 = sangi_limb_mac(UINT32_C(0x00000000), t98, t122, t146, &t148);
    sangi_limb c150 = 0;
    const sangi_limb t149 = sangi_limb_add(t148, c123, &c150);
    /* t += x[2] * y */
    sangi_limb t152;
    const sangi_limb t151 = sangi_limb_mac(y0, x2, t125, 0, &t152);
    sangi_limb t154;
    const sangi_limb t153 = sangi_limb_mac(y1, x2, t127, t152, &t154);
    sangi_limb t156;
    const sangi_limb t155 = sangi_limb_mac(y2, x2, t129, t154, &t156);
    sangi_limb t158;
    const sangi_limb t157 = sangi_limb_mac(y3, x2, t131, t156, &t158);
    sangi_limb t160;
    const sangi_limb t159 = sangi_limb_mac(y4, x2, t133, t158, &t160);
    sangi_limb t162;
    const sangi_limb t161 = sangi_limb_mac(y5, x2, t135, t160, &t162);
    sangi_limb t164;
    const sangi_limb t163 = sangi_limb_mac(y6, x2, t137, t162, &t164);
    sangi_limb t166;
    const sangi_limb t165 = sangi_limb_mac(y7, x2, t139, t164, &t166);
    sangi_limb t168;
    const sangi_limb t167 = sangi_limb_mac(y8, x2, t141, t166, &t168);
    sangi_limb t170;
    const sangi_limb t169 = sangi_limb_mac(y9, x2, t143, t168, &t170);
    sangi_limb t172;
    const sangi_limb t171 = sangi_limb_mac(y10, x2, t145, t170, &t172);
    sangi_limb t174;
    const sangi_limb t173 = sangi_limb_mac(y11, x2, t147, t172, &t174);
    sangi_limb c176 = 0;
    const sangi_limb t175 = sangi_limb_add(t149, t174, &c176);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t179;
    const sangi_limb t178 = sangi_limb_mac(UINT32_C(0x00000001), t151, t153, 0, &t179);
    sangi_limb t181;
    const sangi_limb t180 = sangi_limb_mac(UINT32_C(0x00000000), t151, t155, t179, &t181);
    sangi_limb t183;
    const sangi_limb t182 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t157, t181, &t183);
    sangi_limb t185;
    const sangi_limb t184 = sangi_limb_mac(UINT32_C(0xfffffffe), t151, t159, t183, &t185);
    sangi_limb t187;
    const sangi_limb t186 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t161, t185, &t187);
    sangi_limb t189;
    const sangi_limb t188 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t163, t187, &t189);
    sangi_limb t191;
    const sangi_limb t190 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t165, t189, &t191);
    sangi_limb t193;
    const sangi_limb t192 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t167, t191, &t193);
    sangi_limb t195;
    const sangi_limb t194 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t169, t193, &t195);
    sangi_limb t197;
    const sangi_limb t196 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t171, t195, &t197);
    sangi_limb t199;
    const sangi_limb t198 = sangi_limb_mac(UINT32_C(0xffffffff), t151, t173, t197, &t199);
    sangi_limb t201;
    const sangi_limb t200 = sangi_limb_mac(UINT32_C(0x00000000), t151, t175, t199, &t201);
    sangi_limb c203 = 0;
    const sangi_limb t202 = sangi_limb_add(t201, c176, &c203);
    /* t += x[3] * y */
    sangi_limb t205;
    const sangi_limb t204 = sangi_limb_mac(y0, x3, t178, 0, &t205);
    sangi_limb t207;
    const sangi_limb t206 = sangi_limb_mac(y1, x3, t180, t205, &t207);
    sangi_limb t209;
    const sangi_limb t208 = sangi_limb_mac(y2, x3, t182, t207, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(y3, x3, t184, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(y4, x3, t186, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(y5, x3, t188, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(y6, x3, t190, t215, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(y7, x3, t192, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(y8, x3, t194, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(y9, x3, t196, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(y10, x3, t198, t223, &t225);
    sangi_limb t227;
    const sangi_limb t226 = sangi_limb_mac(y11, x3, t200, t225, &t227);
    sangi_limb c229 = 0;
    const sangi_limb t228 = sangi_limb_add(t202, t227, &c229);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(UINT32_C(0x00000001), t204, t206, 0, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(UINT32_C(0x00000000), t204, t208, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t210, t234, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(UINT32_C(0xfffffffe), t204, t212, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t214, t238, &t240);
    sangi_limb t242;
    const sangi_limb t241 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t216, t240, &t242);
    sangi_limb t244;
    const sangi_limb t243 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t218, t242, &t244);
    sangi_limb t246;
    const sangi_limb t245 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t220, t244, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t222, t246, &t248);
    sangi_limb t250;
    const sangi_limb t249 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t224, t248, &t250);
    sangi_limb t252;
    const sangi_limb t251 = sangi_limb_mac(UINT32_C(0xffffffff), t204, t226, t250, &t252);
    sangi_limb t254;
    const sangi_limb t253 = sangi_limb_mac(UINT32_C(0x00000000), t204, t228, t252, &t254);
    sangi_limb c256 = 0;
    const sangi_limb t255 = sangi_limb_add(t254, c229, &c256);
    /* t += x[4] * y */
    sangi_limb t258;
    const sangi_limb t257 = sangi_limb_mac(y0, x4, t231, 0, &t258);
    sangi_limb t260;
    const sangi_limb t259 = sangi_limb_mac(y1, x4, t233, t258, &t260);
    sangi_limb t262;
    const sangi_limb t261 = sangi_limb_mac(y2, x4, t235, t260, &t262);
    sangi_limb t264;
    const sangi_limb t263 = sangi_limb_mac(y3, x4, t237, t262, &t264);
    sangi_limb t266;
    const sangi_limb t265 = sangi_limb_mac(y4, x4, t239, t264, &t266);
    sangi_limb t268;
    const sangi_limb t267 = sangi_limb_mac(y5, x4, t241, t266, &t268);
    sangi_limb t270;
    const sangi_limb t269 = sangi_limb_mac(y6, x4, t243, t268, &t270);
    sangi_limb t272;
    const sangi_limb t271 = sangi_limb_mac(y7, x4, t245, t270, &t272);
    sangi_limb t274;
    const sangi_limb t273 = sangi_limb_mac(y8, x4, t247, t272, &t274);
    sangi_limb t276;
    const sangi_limb t275 = sangi_limb_mac(y9, x4, t249, t274, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(y10, x4, t251, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(y11, x4, t253, t278, &t280);
    sangi_limb c282 = 0;
    const sangi_limb t281 = sangi_limb_add(t255, t280, &c282);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t285;
    const sangi_limb t284 = sangi_limb_mac(UINT32_C(0x00000001), t257, t259, 0, &t285);
    sangi_limb t287;
    const sangi_limb t286 = sangi_limb_mac(UINT32_C(0x00000000), t257, t261, t285, &t287);
    sangi_limb t289;
    const sangi_limb t288 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t263, t287, &t289);
    sangi_limb t291;
    const sangi_limb t290 = sangi_limb_mac(UINT32_C(0xfffffffe), t257, t265, t289, &t291);
    sangi_limb t293;
    const sangi_limb t292 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t267, t291, &t293);
    sangi_limb t295;
    const sangi_limb t294 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t269, t293, &t295);
    sangi_limb t297;
    const sangi_limb t296 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t271, t295, &t297);
    sangi_limb t299;
    const sangi_limb t298 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t273, t297, &t299);
    sangi_limb t301;
    const sangi_limb t300 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t275, t299, &t301);
    sangi_limb t303;
    const sangi_limb t302 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t277, t301, &t303);
    sangi_limb t305;
    const sangi_limb t304 = sangi_limb_mac(UINT32_C(0xffffffff), t257, t279, t303, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(UINT32_C(0x00000000), t257, t281, t305, &t307);
    sangi_limb c309 = 0;
    const sangi_limb t308 = sangi_limb_add(t307, c282, &c309);
    /* t += x[5] * y */
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(y0, x5, t284, 0, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(y1, x5, t286, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(y2, x5, t288, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(y3, x5, t290, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(y4, x5, t292, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(y5, x5, t294, t319, &t321);
    sangi_limb t323;
    const sangi_limb t322 = sangi_limb_mac(y6, x5, t296, t321, &t323);
    sangi_limb t325;
    const sangi_limb t324 = sangi_limb_mac(y7, x5, t298, t323, &t325);
    sangi_limb t327;
    const sangi_limb t326 = sangi_limb_mac(y8, x5, t300, t325, &t327);
    sangi_limb t329;
    const sangi_limb t328 = sangi_limb_mac(y9, x5, t302, t327, &t329);
    sangi_limb t331;
    const sangi_limb t330 = sangi_limb_mac(y10, x5, t304, t329, &t331);
    sangi_limb t333;
    const sangi_limb t332 = sangi_limb_mac(y11, x5, t306, t331, &t333);
    sangi_limb c335 = 0;
    const sangi_limb t334 = sangi_limb_add(t308, t333, &c335);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t338;
    const sangi_limb t337 = sangi_limb_mac(UINT32_C(0x00000001), t310, t312, 0, &t338);
    sangi_limb t340;
    const sangi_limb t339 = sangi_limb_mac(UINT32_C(0x00000000), t310, t314, t338, &t340);
    sangi_limb t342;
    const sangi_limb t341 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t316, t340, &t342);
    sangi_limb t344;
    const sangi_limb t343 = sangi_limb_mac(UINT32_C(0xfffffffe), t310, t318, t342, &t344);
    sangi_limb t346;
    const sangi_limb t345 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t320, t344, &t346);
    sangi_limb t348;
    const sangi_limb t347 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t322, t346, &t348);
    sangi_limb t350;
    const sangi_limb t349 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t324, t348, &t350);
    sangi_limb t352;
    const sangi_limb t351 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t326, t350, &t352);
    sangi_limb t354;
    const sangi_limb t353 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t328, t352, &t354);
    sangi_limb t356;
    const sangi_limb t355 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t330, t354, &t356);
    sangi_limb t358;
    const sangi_limb t357 = sangi_limb_mac(UINT32_C(0xffffffff), t310, t332, t356, &t358);
    sangi_limb t360;
    const sangi_limb t359 = sangi_limb_mac(UINT32_C(0x00000000), t310, t334, t358, &t360);
    sangi_limb c362 = 0;
    const sangi_limb t361 = sangi_limb_add(t360, c335, &c362);
    /* t += x[6] * y */
    sangi_limb t364;
    const sangi_limb t363 = sangi_limb_mac(y0, x6, t337, 0, &t364);
    sangi_limb t366;
    const sangi_limb t365 = sangi_limb_mac(y1, x6, t339, t364, &t366);
    sangi_limb t368;
    const sangi_limb t367 = sangi_limb_mac(y2, x6, t341, t366, &t368);
    sangi_limb t370;
    const sangi_limb t369 = sangi_limb_mac(y3, x6, t343, t368, &t370);
    sangi_limb t372;
    const sangi_limb t371 = sangi_limb_mac(y4, x6, t345, t370, &t372);
    sangi_limb t374;
    const sangi_limb t373 = sangi_limb_mac(y5, x6, t347, t372, &t374);
    sangi_limb t376;
    const sangi_limb t375 = sangi_limb_mac(y6, x6, t349, t374, &t376);
    sangi_limb t378;
    const sangi_limb t377 = sangi_limb_mac(y7, x6, t351, t376, &t378);
    sangi_limb t380;
    const sangi_limb t379 = sangi_limb_mac(y8, x6, t353, t378, &t380);
    sangi_limb t382;
    const sangi_limb t381 = sangi_limb_mac(y9, x6, t355, t380, &t382);
    sangi_limb t384;
    const sangi_limb t383 = sangi_limb_mac(y10, x6, t357, t382, &t384);
    sangi_limb t386;
    const sangi_limb t385 = sangi_limb_mac(y11, x6, t359, t384, &t386);
    sangi_limb c388 = 0;
    const sangi_limb t387 = sangi_limb_add(t361, t386, &c388);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t391;
    const sangi_limb t390 = sangi_limb_mac(UINT32_C(0x00000001), t363, t365, 0, &t391);
    sangi_limb t393;
    const sangi_limb t392 = sangi_limb_mac(UINT32_C(0x00000000), t363, t367, t391, &t393);
    sangi_limb t395;
    const sangi_limb t394 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t369, t393, &t395);
    sangi_limb t397;
    const sangi_limb t396 = sangi_limb_mac(UINT32_C(0xfffffffe), t363, t371, t395, &t397);
    sangi_limb t399;
    const sangi_limb t398 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t373, t397, &t399);
    sangi_limb t401;
    const sangi_limb t400 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t375, t399, &t401);
    sangi_limb t403;
    const sangi_limb t402 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t377, t401, &t403);
    sangi_limb t405;
    const sangi_limb t404 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t379, t403, &t405);
    sangi_limb t407;
    const sangi_limb t406 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t381, t405, &t407);
    sangi_limb t409;
    const sangi_limb t408 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t383, t407, &t409);
    sangi_limb t411;
    const sangi_limb t410 = sangi_limb_mac(UINT32_C(0xffffffff), t363, t385, t409, &t411);
    sangi_limb t413;
    const sangi_limb t412 = sangi_limb_mac(UINT32_C(0x00000000), t363, t387, t411, &t413);
    sangi_limb c415 = 0;
    const sangi_limb t414 = sangi_limb_add(t413, c388, &c415);
    /* t += x[7] * y */
    sangi_limb t417;
    const sangi_limb t416 = sangi_limb_mac(y0, x7, t390, 0, &t417);
    sangi_limb t419;
    const sangi_limb t418 = sangi_limb_mac(y1, x7, t392, t417, &t419);
    sangi_limb t421;
    const sangi_limb t420 = sangi_limb_mac(y2, x7, t394, t419, &t421);
    sangi_limb t423;
    const sangi_limb t422 = sangi_limb_mac(y3, x7, t396, t421, &t423);
    sangi_limb t425;
    const sangi_limb t424 = sangi_limb_mac(y4, x7, t398, t423, &t425);
    sangi_limb t427;
    const sangi_limb t426 = sangi_limb_mac(y5, x7, t400, t425, &t427);
    sangi_limb t429;
    const sangi_limb t428 = sangi_limb_mac(y6, x7, t402, t427, &t429);
    sangi_limb t431;
    const sangi_limb t430 = sangi_limb_mac(y7, x7, t404, t429, &t431);
    sangi_limb t433;
    const sangi_limb t432 = sangi_limb_mac(y8, x7, t406, t431, &t433);
    sangi_limb t435;
    const sangi_limb t434 = sangi_limb_mac(y9, x7, t408, t433, &t435);
    sangi_limb t437;
    const sangi_limb t436 = sangi_limb_mac(y10, x7, t410, t435, &t437);
    sangi_limb t439;
    const sangi_limb t438 = sangi_limb_mac(y11, x7, t412, t437, &t439);
    sangi_limb c441 = 0;
    const sangi_limb t440 = sangi_limb_add(t414, t439, &c441);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t444;
    const sangi_limb t443 = sangi_limb_mac(UINT32_C(0x00000001), t416, t418, 0, &t444);
    sangi_limb t446;
    const sangi_limb t445 = sangi_limb_mac(UINT32_C(0x00000000), t416, t420, t444, &t446);
    sangi_limb t448;
    const sangi_limb t447 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t422, t446, &t448);
    sangi_limb t450;
    const sangi_limb t449 = sangi_limb_mac(UINT32_C(0xfffffffe), t416, t424, t448, &t450);
    sangi_limb t452;
    const sangi_limb t451 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t426, t450, &t452);
    sangi_limb t454;
    const sangi_limb t453 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t428, t452, &t454);
    sangi_limb t456;
    const sangi_limb t455 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t430, t454, &t456);
    sangi_limb t458;
    const sangi_limb t457 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t432, t456, &t458);
    sangi_limb t460;
    const sangi_limb t459 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t434, t458, &t460);
    sangi_limb t462;
    const sangi_limb t461 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t436, t460, &t462);
    sangi_limb t464;
    const sangi_limb t463 = sangi_limb_mac(UINT32_C(0xffffffff), t416, t438, t462, &t464);
    sangi_limb t466;
    const sangi_limb t465 = sangi_limb_mac(UINT32_C(0x00000000), t416, t440, t464, &t466);
    sangi_limb c468 = 0;
    const sangi_limb t467 = sangi_limb_add(t466, c441, &c468);
    /* t += x[8] * y */
    sangi_limb t470;
    const sangi_limb t469 = sangi_limb_mac(y0, x8, t443, 0, &t470);
    sangi_limb t472;
    const sangi_limb t471 = sangi_limb_mac(y1, x8, t445, t470, &t472);
    sangi_limb t474;
    const sangi_limb t473 = sangi_limb_mac(y2, x8, t447, t472, &t474);
    sangi_limb t476;
    const sangi_limb t475 = sangi_limb_mac(y3, x8, t449, t474, &t476);
    sangi_limb t478;
    const sangi_limb t477 = sangi_limb_mac(y4, x8, t451, t476, &t478);
    sangi_limb t480;
    const sangi_limb t479 = sangi_limb_mac(y5, x8, t453, t478, &t480);
    sangi_limb t482;
    const sangi_limb t481 = sangi_limb_mac(y6, x8, t455, t480, &t482);
    sangi_limb t484;
    const sangi_limb t483 = sangi_limb_mac(y7, x8, t457, t482, &t484);
    sangi_limb t486;
    const sangi_limb t485 = sangi_limb_mac(y8, x8, t459, t484, &t486);
    sangi_limb t488;
    const sangi_limb t487 = sangi_limb_mac(y9, x8, t461, t486, &t488);
    sangi_limb t490;
    const sangi_limb t489 = sangi_limb_mac(y10, x8, t463, t488, &t490);
    sangi_limb t492;
    const sangi_limb t491 = sangi_limb_mac(y11, x8, t465, t490, &t492);
    sangi_limb c494 = 0;
    const sangi_limb t493 = sangi_limb_add(t467, t492, &c494);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t497;
    const sangi_limb t496 = sangi_limb_mac(UINT32_C(0x00000001), t469, t471, 0, &t497);
    sangi_limb t499;
    const sangi_limb t498 = sangi_limb_mac(UINT32_C(0x00000000), t469, t473, t497, &t499);
    sangi_limb t501;
    const sangi_limb t500 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t475, t499, &t501);
    sangi_limb t503;
    const sangi_limb t502 = sangi_limb_mac(UINT32_C(0xfffffffe), t469, t477, t501, &t503);
    sangi_limb t505;
    const sangi_limb t504 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t479, t503, &t505);
    sangi_limb t507;
    const sangi_limb t506 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t481, t505, &t507);
    sangi_limb t509;
    const sangi_limb t508 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t483, t507, &t509);
    sangi_limb t511;
    const sangi_limb t510 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t485, t509, &t511);
    sangi_limb t513;
    const sangi_limb t512 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t487, t511, &t513);
    sangi_limb t515;
    const sangi_limb t514 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t489, t513, &t515);
    sangi_limb t517;
    const sangi_limb t516 = sangi_limb_mac(UINT32_C(0xffffffff), t469, t491, t515, &t517);
    sangi_limb t519;
    const sangi_limb t518 = sangi_limb_mac(UINT32_C(0x00000000), t469, t493, t517, &t519);
    sangi_limb c521 = 0;
    const sangi_limb t520 = sangi_limb_add(t519, c494, &c521);
    /* t += x[9] * y */
    sangi_limb t523;
    const sangi_limb t522 = sangi_limb_mac(y0, x9, t496, 0, &t523);
    sangi_limb t525;
    const sangi_limb t524 = sangi_limb_mac(y1, x9, t498, t523, &t525);
    sangi_limb t527;
    const sangi_limb t526 = sangi_limb_mac(y2, x9, t500, t525, &t527);
    sangi_limb t529;
    const sangi_limb t528 = sangi_limb_mac(y3, x9, t502, t527, &t529);
    sangi_limb t531;
    const sangi_limb t530 = sangi_limb_mac(y4, x9, t504, t529, &t531);
    sangi_limb t533;
    const sangi_limb t532 = sangi_limb_mac(y5, x9, t506, t531, &t533);
    sangi_limb t535;
    const sangi_limb t534 = sangi_limb_mac(y6, x9, t508, t533, &t535);
    sangi_limb t537;
    const sangi_limb t536 = sangi_limb_mac(y7, x9, t510, t535, &t537);
    sangi_limb t539;
    const sangi_limb t538 = sangi_limb_mac(y8, x9, t512, t537, &t539);
    sangi_limb t541;
    const sangi_limb t540 = sangi_limb_mac(y9, x9, t514, t539, &t541);
    sangi_limb t543;
    const sangi_limb t542 = sangi_limb_mac(y10, x9, t516, t541, &t543);
    sangi_limb t545;
    const sangi_limb t544 = sangi_limb_mac(y11, x9, t518, t543, &t545);
    sangi_limb c547 = 0;
    const sangi_limb t546 = sangi_limb_add(t520, t545, &c547);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t550;
    const sangi_limb t549 = sangi_limb_mac(UINT32_C(0x00000001), t522, t524, 0, &t550);
    sangi_limb t552;
    const sangi_limb t551 = sangi_limb_mac(UINT32_C(0x00000000), t522, t526, t550, &t552);
    sangi_limb t554;
    const sangi_limb t553 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t528, t552, &t554);
    sangi_limb t556;
    const sangi_limb t555 = sangi_limb_mac(UINT32_C(0xfffffffe), t522, t530, t554, &t556);
    sangi_limb t558;
    const sangi_limb t557 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t532, t556, &t558);
    sangi_limb t560;
    const sangi_limb t559 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t534, t558, &t560);
    sangi_limb t562;
    const sangi_limb t561 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t536, t560, &t562);
    sangi_limb t564;
    const sangi_limb t563 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t538, t562, &t564);
    sangi_limb t566;
    const sangi_limb t565 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t540, t564, &t566);
    sangi_limb t568;
    const sangi_limb t567 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t542, t566, &t568);
    sangi_limb t570;
    const sangi_limb t569 = sangi_limb_mac(UINT32_C(0xffffffff), t522, t544, t568, &t570);
    sangi_limb t572;
    const sangi_limb t571 = sangi_limb_mac(UINT32_C(0x00000000), t522, t546, t570, &t572);
    sangi_limb c574 = 0;
    const sangi_limb t573 = sangi_limb_add(t572, c547, &c574);
    /* t += x[10] * y */
    sangi_limb t576;
    const sangi_limb t575 = sangi_limb_mac(y0, x10, t549, 0, &t576);
    sangi_limb t578;
    const sangi_limb t577 = sangi_limb_mac(y1, x10, t551, t576, &t578);
    sangi_limb t580;
    const sangi_limb t579 = sangi_limb_mac(y2, x10, t553, t578, &t580);
    sangi_limb t582;
    const sangi_limb t581 = sangi_limb_mac(y3, x10, t555, t580, &t582);
    sangi_limb t584;
    const sangi_limb t583 = sangi_limb_mac(y4, x10, t557, t582, &t584);
    sangi_limb t586;
    const sangi_limb t585 = sangi_limb_mac(y5, x10, t559, t584, &t586);
    sangi_limb t588;
    const sangi_limb t587 = sangi_limb_mac(y6, x10, t561, t586, &t588);
    sangi_limb t590;
    const sangi_limb t589 = sangi_limb_mac(y7, x10, t563, t588, &t590);
    sangi_limb t592;
    const sangi_limb t591 = sangi_limb_mac(y8, x10, t565, t590, &t592);
    sangi_limb t594;
    const sangi_limb t593 = sangi_limb_mac(y9, x10, t567, t592, &t594);
    sangi_limb t596;
    const sangi_limb t595 = sangi_limb_mac(y10, x10, t569, t594, &t596);
    sangi_limb t598;
    const sangi_limb t597 = sangi_limb_mac(y11, x10, t571, t596, &t598);
    sangi_limb c600 = 0;
    const sangi_limb t599 = sangi_limb_add(t573, t598, &c600);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t603;
    const sangi_limb t602 = sangi_limb_mac(UINT32_C(0x00000001), t575, t577, 0, &t603);
    sangi_limb t605;
    const sangi_limb t604 = sangi_limb_mac(UINT32_C(0x00000000), t575, t579, t603, &t605);
    sangi_limb t607;
    const sangi_limb t606 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t581, t605, &t607);
    sangi_limb t609;
    const sangi_limb t608 = sangi_limb_mac(UINT32_C(0xfffffffe), t575, t583, t607, &t609);
    sangi_limb t611;
    const sangi_limb t610 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t585, t609, &t611);
    sangi_limb t613;
    const sangi_limb t612 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t587, t611, &t613);
    sangi_limb t615;
    const sangi_limb t614 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t589, t613, &t615);
    sangi_limb t617;
    const sangi_limb t616 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t591, t615, &t617);
    sangi_limb t619;
    const sangi_limb t618 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t593, t617, &t619);
    sangi_limb t621;
    const sangi_limb t620 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t595, t619, &t621);
    sangi_limb t623;
    const sangi_limb t622 = sangi_limb_mac(UINT32_C(0xffffffff), t575, t597, t621, &t623);
    sangi_limb t625;
    const sangi_limb t624 = sangi_limb_mac(UINT32_C(0x00000000), t575, t599, t623, &t625);
    sangi_limb c627 = 0;
    const sangi_limb t626 = sangi_limb_add(t625, c600, &c627);
    /* t += x[11] * y */
    sangi_limb t629;
    const sangi_limb t628 = sangi_limb_mac(y0, x11, t602, 0, &t629);
    sangi_limb t631;
    const sangi_limb t630 = sangi_limb_mac(y1, x11, t604, t629, &t631);
    sangi_limb t633;
    const sangi_limb t632 = sangi_limb_mac(y2, x11, t606, t631, &t633);
    sangi_limb t635;
    const sangi_limb t634 = sangi_limb_mac(y3, x11, t608, t633, &t635);
    sangi_limb t637;
    const sangi_limb t636 = sangi_limb_mac(y4, x11, t610, t635, &t637);
    sangi_limb t639;
    const sangi_limb t638 = sangi_limb_mac(y5, x11, t612, t637, &t639);
    sangi_limb t641;
    const sangi_limb t640 = sangi_limb_mac(y6, x11, t614, t639, &t641);
    sangi_limb t643;
    const sangi_limb t642 = sangi_limb_mac(y7, x11, t616, t641, &t643);
    sangi_limb t645;
    const sangi_limb t644 = sangi_limb_mac(y8, x11, t618, t643, &t645);
    sangi_limb t647;
    const sangi_limb t646 = sangi_limb_mac(y9, x11, t620, t645, &t647);
    sangi_limb t649;
    const sangi_limb t648 = sangi_limb_mac(y10, x11, t622, t647, &t649);
    sangi_limb t651;
    const sangi_limb t650 = sangi_limb_mac(y11, x11, t624, t649, &t651);
    sangi_limb c653 = 0;
    const sangi_limb t652 = sangi_limb_add(t626, t651, &c653);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t656;
    const sangi_limb t655 = sangi_limb_mac(UINT32_C(0x00000001), t628, t630, 0, &t656);
    sangi_limb t658;
    const sangi_limb t657 = sangi_limb_mac(UINT32_C(0x00000000), t628, t632, t656, &t658);
    sangi_limb t660;
    const sangi_limb t659 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t634, t658, &t660);
    sangi_limb t662;
    const sangi_limb t661 = sangi_limb_mac(UINT32_C(0xfffffffe), t628, t636, t660, &t662);
    sangi_limb t664;
    const sangi_limb t663 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t638, t662, &t664);
    sangi_limb t666;
    const sangi_limb t665 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t640, t664, &t666);
    sangi_limb t668;
    const sangi_limb t667 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t642, t666, &t668);
    sangi_limb t670;
    const sangi_limb t669 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t644, t668, &t670);
    sangi_limb t672;
    const sangi_limb t671 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t646, t670, &t672);
    sangi_limb t674;
    const sangi_limb t673 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t648, t672, &t674);
    sangi_limb t676;
    const sangi_limb t675 = sangi_limb_mac(UINT32_C(0xffffffff), t628, t650, t674, &t676);
    sangi_limb t678;
    const sangi_limb t677 = sangi_limb_mac(UINT32_C(0x00000000), t628, t652, t676, &t678);
    sangi_limb c680 = 0;
    const sangi_limb t679 = sangi_limb_add(t678, c653, &c680);
    /* d = s - p */
    sangi_limb c694 = 0;
    const sangi_limb t693 = sangi_limb_sub(t655, UINT32_C(0xffffffff), &c694);
    const sangi_limb t695 = sangi_limb_sub(t657, UINT32_C(0x00000000), &c694);
    const sangi_limb t697 = sangi_limb_sub(t659, UINT32_C(0x00000000), &c694);
    const sangi_limb t699 = sangi_limb_sub(t661, UINT32_C(0xffffffff), &c694);
    const sangi_limb t701 = sangi_limb_sub(t663, UINT32_C(0xfffffffe), &c694);
    const sangi_limb t703 = sangi_limb_sub(t665, UINT32_C(0xffffffff), &c694);
    const sangi_limb t705 = sangi_limb_sub(t667, UINT32_C(0xffffffff), &c694);
    const sangi_limb t707 = sangi_limb_sub(t669, UINT32_C(0xffffffff), &c694);
    const sangi_limb t709 = sangi_limb_sub(t671, UINT32_C(0xffffffff), &c694);
    const sangi_limb t711 = sangi_limb_sub(t673, UINT32_C(0xffffffff), &c694);
    const sangi_limb t713 = sangi_limb_sub(t675, UINT32_C(0xffffffff), &c694);
    const sangi_limb t715 = sangi_limb_sub(t677, UINT32_C(0xffffffff), &c694);
    (void)sangi_limb_sub(t679, UINT32_C(0x00000000), &c694);
    /* s where d < 0, else d */
    const sangi_limb t720 = sangi_limb_mask(c694);
    const sangi_limb t721 = sangi_limb_select(t720, t655, t693);
    const sangi_limb t722 = sangi_limb_select(t720, t657, t695);
    const sangi_limb t723 = sangi_limb_select(t720, t659, t697);
    const sangi_limb t724 = sangi_limb_select(t720, t661, t699);
    const sangi_limb t725 = sangi_limb_select(t720, t663, t701);
    const sangi_limb t726 = sangi_limb_select(t720, t665, t703);
    const sangi_limb t727 = sangi_limb_select(t720, t667, t705);
    const sangi_limb t728 = sangi_limb_select(t720, t669, t707);
    const sangi_limb t729 = sangi_limb_select(t720, t671, t709);
    const sangi_limb t730 = sangi_limb_select(t720, t673, t711);
    const sangi_limb t731 = sangi_limb_select(t720, t675, t713);
    const sangi_limb t732 = sangi_limb_select(t720, t677, t715);
    z[0] = t721;
    z[1] = t722;
    z[2] = t723;
    z[3] = t724;
    z[4] = t725;
    z[5] = t726;
    z[6] = t727;
    z[7] = t728;
    z[8] = t729;
    z[9] = t730;
    z[10] = t731;
    z[11] = t732;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p384_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    sangi_limb t15;
    const sangi_limb t14 = sangi_limb_mac(x0, x1, 0, 0, &t15);
    sangi_limb t17;
    const sangi_limb t16 = sangi_limb_mac(x0, x2, t15, 0, &t17);
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(x0, x3, t17, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(x0, x4, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(x0, x5, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(x0, x6, t23, 0, &t25);
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(x0, x7, t25, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(x0, x8, t27, 0, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(x0, x9, t29, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(x0, x10, t31, 0, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(x0, x11, t33, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(x1, x2, t18, 0, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(x1, x3, t20, t37, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(x1, x4, t22, t39, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(x1, x5, t24, t41, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(x1, x6, t26, t43, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(x1, x7, t28, t45, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(x1, x8, t30, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(x1, x9, t32, t49, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(x1, x10, t34, t51, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(x1, x11, t35, t53, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(x2, x3, t40, 0, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(x2, x4, t42, t57, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(x2, x5, t44, t59, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(x2, x6, t46, t61, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(x2, x7, t48, t63, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(x2, x8, t50, t65, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(x2, x9, t52, t67, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(x2, x10, t54, t69, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(x2, x11, t55, t71, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(x3, x4, t60, 0, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(x3, x5, t62, t75, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(x3, x6, t64, t77, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(x3, x7, t66, t79, &t81);
    sangi_limb t83;
    const sangi_limb t82 = sangi_limb_mac(x3, x8, t68, t81, &t83);
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(x3, x9, t70, t83, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(x3, x10, t72, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(x3, x11, t73, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(x4, x5, t78, 0, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(x4, x6, t80, t91, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(x4, x7, t82, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(x4, x8, t84, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(x4, x9, t86, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(x4, x10, t88, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(x4, x11, t89, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(x5, x6, t94, 0, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(x5, x7, t96, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(x5, x8, t98, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(x5, x9, t100, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(x5, x10, t102, t111, &t113);
    sangi_limb t115;
    const sangi_limb t114 = sangi_limb_mac(x5, x11, t103, t113, &t115);
    sangi_limb t117;
    const sangi_limb t116 = sangi_limb_mac(x6, x7, t108, 0, &t117);
    sangi_limb t119;
    const sangi_limb t118 = sangi_limb_mac(x6, x8, t110, t117, &t119);
    sangi_limb t121;
    const sangi_limb t120 = sangi_limb_mac(x6, x9, t112, t119, &t121);
    sangi_limb t123;
    const sangi_limb t122 = sangi_limb_mac(x6, x10, t114, t121, &t123);
    sangi_limb t125;
    const sangi_limb t124 = sangi_limb_mac(x6, x11, t115, t123, &t125);
    sangi_limb t127;
    const sangi_limb t126 = sangi_limb_mac(x7, x8, t120, 0, &t127);
    sangi_limb t129;
    const sangi_limb t128 = sangi_limb_mac(x7, x9, t122, t127, &t129);
    sangi_limb t131;
    const sangi_limb t130 = sangi_limb_mac(x7, x10, t124, t129, &t131);
    sangi_limb t133;
    const sangi_limb t132 = sangi_limb_mac(x7, x11, t125, t131, &t133);
    sangi_limb t135;
    const sangi_limb t134 = sangi_limb_mac(x8, x9, t130, 0, &t135);
    sangi_limb t137;
    const sangi_limb t136 = sangi_limb_mac(x8, x10, t132, t135, &t137);
    sangi_limb t139;
    const sangi_limb t138 = sangi_limb_mac(x8, x11, t133, t137, &t139);
    sangi_limb t141;
    const sangi_limb t140 = sangi_limb_mac(x9, x10, t138, 0, &t141);
    sangi_limb t143;
    const sangi_limb t142 = sangi_limb_mac(x9, x11, t139, t141, &t143);
    sangi_limb t145;
    const sangi_limb t144 = sangi_limb_mac(x10, x11, t143, 0, &t145);
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
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(x0, x0, 0, 0, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(x1, x1, 0, 0, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(x2, x2, 0, 0, &t196);
    sangi_limb t198;
    const sangi_limb t197 = sangi_limb_mac(x3, x3, 0, 0, &t198);
    sangi_limb t200;
    const sangi_limb t199 = sangi_limb_mac(x4, x4, 0, 0, &t200);
    sangi_limb t202;
    const sangi_limb t201 = sangi_limb_mac(x5, x5, 0, 0, &t202);
    sangi_limb t204;
    const sangi_limb t203 = sangi_limb_mac(x6, x6, 0, 0, &t204);
    sangi_limb t206;
    const sangi_limb t205 = sangi_limb_mac(x7, x7, 0, 0, &t206);
    sangi_limb t208;
    const sangi_limb t207 = sangi_limb_mac(x8, x8, 0, 0, &t208);
    sangi_limb t210;
    const sangi_limb t209 = sangi_limb_mac(x9, x9, 0, 0, &t210);
    sangi_limb t212;
    const sangi_limb t211 = sangi_limb_mac(x10, x10, 0, 0, &t212);
    sangi_limb t214;
    const sangi_limb t213 = sangi_limb_mac(x11, x11, 0, 0, &t214);
    sangi_limb c216 = 0;
    const sangi_limb t215 = sangi_limb_add(t146, t192, &c216);
    const sangi_limb t217 = sangi_limb_add(t148, t193, &c216);
    const sangi_limb t219 = sangi_limb_add(t150, t194, &c216);
    const sangi_limb t221 = sangi_limb_add(t152, t195, &c216);
    const sangi_limb t223 = sangi_limb_add(t154, t196, &c216);
    const sangi_limb t225 = sangi_limb_add(t156, t197, &c216);
    const sangi_limb t227 = sangi_limb_add(t158, t198, &c216);
    const sangi_limb t229 = sangi_limb_add(t160, t199, &c216);
    const sangi_limb t231 = sangi_limb_add(t162, t200, &c216);
    const sangi_limb t233 = sangi_limb_add(t164, t201, &c216);
    const sangi_limb t235 = sangi_limb_add(t166, t202, &c216);
    const sangi_limb t237 = sangi_limb_add(t168, t203, &c216);
    const sangi_limb t239 = sangi_limb_add(t170, t204, &c216);
    const sangi_limb t241 = sangi_limb_add(t172, t205, &c216);
    const sangi_limb t243 = sangi_limb_add(t174, t206, &c216);
    const sangi_limb t245 = sangi_limb_add(t176, t207, &c216);
    const sangi_limb t247 = sangi_limb_add(t178, t208, &c216);
    const sangi_limb t249 = sangi_limb_add(t180, t209, &c216);
    const sangi_limb t251 = sangi_limb_add(t182, t210, &c216);
    const sangi_limb t253 = sangi_limb_add(t184, t211, &c216);
    const sangi_limb t255 = sangi_limb_add(t186, t212, &c216);
    const sangi_limb t257 = sangi_limb_add(t188, t213, &c216);
    const sangi_limb t259 = sangi_limb_add(c147, t214, &c216);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t274 = sangi_limb_mullo(t191, UINT32_C(0x00000001));
    sangi_limb t276;
    (void)sangi_limb_mac(t274, UINT32_C(0xffffffff), t191, 0, &t276);
    sangi_limb t278;
    const sangi_limb t277 = sangi_limb_mac(t274, UINT32_C(0x00000000), t215, t276, &t278);
    sangi_limb t280;
    const sangi_limb t279 = sangi_limb_mac(t274, UINT32_C(0x00000000), t217, t278, &t280);
    sangi_limb t282;
    const sangi_limb t281 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t219, t280, &t282);
    sangi_limb t284;
    const sangi_limb t283 = sangi_limb_mac(t274, UINT32_C(0xfffffffe), t221, t282, &t284);
    sangi_limb t286;
    const sangi_limb t285 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t223, t284, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t225, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t227, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t229, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t231, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t233, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(t274, UINT32_C(0xffffffff), t235, t296, &t298);
    sangi_limb c300 = 0;
    const sangi_limb t299 = sangi_limb_add(t237, t298, &c300);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t301 = sangi_limb_mullo(t277, UINT32_C(0x00000001));
    sangi_limb t303;
    (void)sangi_limb_mac(t301, UINT32_C(0xffffffff), t277, 0, &t303);
    sangi_limb t305;
    const sangi_limb t304 = sangi_limb_mac(t301, UINT32_C(0x00000000), t279, t303, &t305);
    sangi_limb t307;
    const sangi_limb t306 = sangi_limb_mac(t301, UINT32_C(0x00000000), t281, t305, &t307);
    sangi_limb t309;
    const sangi_limb t308 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t283, t307, &t309);
    sangi_limb t311;
    const sangi_limb t310 = sangi_limb_mac(t301, UINT32_C(0xfffffffe), t285, t309, &t311);
    sangi_limb t313;
    const sangi_limb t312 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t287, t311, &t313);
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t289, t313, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t291, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t293, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t295, t319, &t321);
    sangi_limb t323;
    const sangi_limb t322 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t297, t321, &t323);
    sangi_limb t325;
    const sangi_limb t324 = sangi_limb_mac(t301, UINT32_C(0xffffffff), t299, t323, &t325);
    const sangi_limb t326 = sangi_limb_add(t239, t325, &c300);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t328 = sangi_limb_mullo(t304, UINT32_C(0x00000001));
    sangi_limb t330;
    (void)sangi_limb_mac(t328, UINT32_C(0xffffffff), t304, 0, &t330);
    sangi_limb t332;
    const sangi_limb t331 = sangi_limb_mac(t328, UINT32_C(0x00000000), t306, t330, &t332);
    sangi_limb t334;
    const sangi_limb t333 = sangi_limb_mac(t328, UINT32_C(0x00000000), t308, t332, &t334);
    sangi_limb t336;
    const sangi_limb t335 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t310, t334, &t336);
    sangi_limb t338;
    const sangi_limb t337 = sangi_limb_mac(t328, UINT32_C(0xfffffffe), t312, t336, &t338);
    sangi_limb t340;
    const sangi_limb t339 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t314, t338, &t340);
    sangi_limb t342;
    const sangi_limb t341 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t316, t340, &t342);
    sangi_limb t344;
    const sangi_limb t343 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t318, t342, &t344);
    sangi_limb t346;
    const sangi_limb t345 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t320, t344, &t346);
    sangi_limb t348;
    const sangi_limb t347 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t322, t346, &t348);
    sangi_limb t350;
    const sangi_limb t349 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t324, t348, &t350);
    sangi_limb t352;
    const sangi_limb t351 = sangi_limb_mac(t328, UINT32_C(0xffffffff), t326, t350, &t352);
    const sangi_limb t353 = sangi_limb_add(t241, t352, &c300);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t355 = sangi_limb_mullo(t331, UINT32_C(0x00000001));
    sangi_limb t357;
    (void)sangi_limb_mac(t355, UINT32_C(0xffffffff), t331, 0, &t357);
    sangi_limb t359;
    const sangi_limb t358 = sangi_limb_mac(t355, UINT32_C(0x00000000), t333, t357, &t359);
    sangi_limb t361;
    const sangi_limb t360 = sangi_limb_mac(t355, UINT32_C(0x00000000), t335, t359, &t361);
    sangi_limb t363;
    const sangi_limb t362 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t337, t361, &t363);
    sangi_limb t365;
    const sangi_limb t364 = sangi_limb_mac(t355, UINT32_C(0xfffffffe), t339, t363, &t365);
    sangi_limb t367;
    const sangi_limb t366 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t341, t365, &t367);
    sangi_limb t369;
    const sangi_limb t368 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t343, t367, &t369);
    sangi_limb t371;
    const sangi_limb t370 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t345, t369, &t371);
    sangi_limb t373;
    const sangi_limb t372 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t347, t371, &t373);
    sangi_limb t375;
    const sangi_limb t374 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t349, t373, &t375);
    sangi_limb t377;
    const sangi_limb t376 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t351, t375, &t377);
    sangi_limb t379;
    const sangi_limb t378 = sangi_limb_mac(t355, UINT32_C(0xffffffff), t353, t377, &t379);
    const sangi_limb t380 = sangi_limb_add(t243, t379, &c300);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t382 = sangi_limb_mullo(t358, UINT32_C(0x00000001));
    sangi_limb t384;
    (void)sangi_limb_mac(t382, UINT32_C(0xffffffff), t358, 0, &t384);
    sangi_limb t386;
    const sangi_limb t385 = sangi_limb_mac(t382, UINT32_C(0x00000000), t360, t384, &t386);
    sangi_limb t388;
    const sangi_limb t387 = sangi_limb_mac(t382, UINT32_C(0x00000000), t362, t386, &t388);
    sangi_limb t390;
    const sangi_limb t389 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t364, t388, &t390);
    sangi_limb t392;
    const sangi_limb t391 = sangi_limb_mac(t382, UINT32_C(0xfffffffe), t366, t390, &t392);
    sangi_limb t394;
    const sangi_limb t393 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t368, t392, &t394);
    sangi_limb t396;
    const sangi_limb t395 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t370, t394, &t396);
    sangi_limb t398;
    const sangi_limb t397 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t372, t396, &t398);
    sangi_limb t400;
    const sangi_limb t399 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t374, t398, &t400);
    sangi_limb t402;
    const sangi_limb t401 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t376, t400, &t402);
    sangi_limb t404;
    const sangi_limb t403 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t378, t402, &t404);
    sangi_limb t406;
    const sangi_limb t405 = sangi_limb_mac(t382, UINT32_C(0xffffffff), t380, t404, &t406);
    const sangi_limb t407 = sangi_limb_add(t245, t406, &c300);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t409 = sangi_limb_mullo(t385, UINT32_C(0x00000001));
    sangi_limb t411;
    (void)sangi_limb_mac(t409, UINT32_C(0xffffffff), t385, 0, &t411);
    sangi_limb t413;
    const sangi_limb t412 = sangi_limb_mac(t409, UINT32_C(0x00000000), t387, t411, &t413);
    sangi_limb t415;
    const sangi_limb t414 = sangi_limb_mac(t409, UINT32_C(0x00000000), t389, t413, &t415);
    sangi_limb t417;
    const sangi_limb t416 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t391, t415, &t417);
    sangi_limb t419;
    const sangi_limb t418 = sangi_limb_mac(t409, UINT32_C(0xfffffffe), t393, t417, &t419);
    sangi_limb t421;
    const sangi_limb t420 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t395, t419, &t421);
    sangi_limb t423;
    const sangi_limb t422 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t397, t421, &t423);
    sangi_limb t425;
    const sangi_limb t424 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t399, t423, &t425);
    sangi_limb t427;
    const sangi_limb t426 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t401, t425, &t427);
    sangi_limb t429;
    const sangi_limb t428 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t403, t427, &t429);
    sangi_limb t431;
    const sangi_limb t430 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t405, t429, &t431);
    sangi_limb t433;
    const sangi_limb t432 = sangi_limb_mac(t409, UINT32_C(0xffffffff), t407, t431, &t433);
    const sangi_limb t434 = sangi_limb_add(t247, t433, &c300);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t436 = sangi_limb_mullo(t412, UINT32_C(0x00000001));
    sangi_limb t438;
    (void)sangi_limb_mac(t436, UINT32_C(0xffffffff), t412, 0, &t438);
    sangi_limb t440;
    const sangi_limb t439 = sangi_limb_mac(t436, UINT32_C(0x00000000), t414, t438, &t440);
    sangi_limb t442;
    const sangi_limb t441 = sangi_limb_mac(t436, UINT32_C(0x00000000), t416, t440, &t442);
    sangi_limb t444;
    const sangi_limb t443 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t418, t442, &t444);
    sangi_limb t446;
    const sangi_limb t445 = sangi_limb_mac(t436, UINT32_C(0xfffffffe), t420, t444, &t446);
    sangi_limb t448;
    const sangi_limb t447 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t422, t446, &t448);
    sangi_limb t450;
    const sangi_limb t449 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t424, t448, &t450);
    sangi_limb t452;
    const sangi_limb t451 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t426, t450, &t452);
    sangi_limb t454;
    const sangi_limb t453 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t428, t452, &t454);
    sangi_limb t456;
    const sangi_limb t455 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t430, t454, &t456);
    sangi_limb t458;
    const sangi_limb t457 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t432, t456, &t458);
    sangi_limb t460;
    const sangi_limb t459 = sangi_limb_mac(t436, UINT32_C(0xffffffff), t434, t458, &t460);
    const sangi_limb t461 = sangi_limb_add(t249, t460, &c300);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t463 = sangi_limb_mullo(t439, UINT32_C(0x00000001));
    sangi_limb t465;
    (void)sangi_limb_mac(t463, UINT32_C(0xffffffff), t439, 0, &t465);
    sangi_limb t467;
    const sangi_limb t466 = sangi_limb_mac(t463, UINT32_C(0x00000000), t441, t465, &t467);
    sangi_limb t469;
    const sangi_limb t468 = sangi_limb_mac(t463, UINT32_C(0x00000000), t443, t467, &t469);
    sangi_limb t471;
    const sangi_limb t470 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t445, t469, &t471);
    sangi_limb t473;
    const sangi_limb t472 = sangi_limb_mac(t463, UINT32_C(0xfffffffe), t447, t471, &t473);
    sangi_limb t475;
    const sangi_limb t474 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t449, t473, &t475);
    sangi_limb t477;
    const sangi_limb t476 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t451, t475, &t477);
    sangi_limb t479;
    const sangi_limb t478 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t453, t477, &t479);
    sangi_limb t481;
    const sangi_limb t480 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t455, t479, &t481);
    sangi_limb t483;
    const sangi_limb t482 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t457, t481, &t483);
    sangi_limb t485;
    const sangi_limb t484 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t459, t483, &t485);
    sangi_limb t487;
    const sangi_limb t486 = sangi_limb_mac(t463, UINT32_C(0xffffffff), t461, t485, &t487);
    const sangi_limb t488 = sangi_limb_add(t251, t487, &c300);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t490 = sangi_limb_mullo(t466, UINT32_C(0x00000001));
    sangi_limb t492;
    (void)sangi_limb_mac(t490, UINT32_C(0xffffffff), t466, 0, &t492);
    sangi_limb t494;
    const sangi_limb t493 = sangi_limb_mac(t490, UINT32_C(0x00000000), t468, t492, &t494);
    sangi_limb t496;
    const sangi_limb t495 = sangi_limb_mac(t490, UINT32_C(0x00000000), t470, t494, &t496);
    sangi_limb t498;
    const sangi_limb t497 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t472, t496, &t498);
    sangi_limb t500;
    const sangi_limb t499 = sangi_limb_mac(t490, UINT32_C(0xfffffffe), t474, t498, &t500);
    sangi_limb t502;
    const sangi_limb t501 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t476, t500, &t502);
    sangi_limb t504;
    const sangi_limb t503 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t478, t502, &t504);
    sangi_limb t506;
    const sangi_limb t505 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t480, t504, &t506);
    sangi_limb t508;
    const sangi_limb t507 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t482, t506, &t508);
    sangi_limb t510;
    const sangi_limb t509 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t484, t508, &t510);
    sangi_limb t512;
    const sangi_limb t511 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t486, t510, &t512);
    sangi_limb t514;
    const sangi_limb t513 = sangi_limb_mac(t490, UINT32_C(0xffffffff), t488, t512, &t514);
    const sangi_limb t515 = sangi_limb_add(t253, t514, &c300);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t517 = sangi_limb_mullo(t493, UINT32_C(0x00000001));
    sangi_limb t519;
    (void)sangi_limb_mac(t517, UINT32_C(0xffffffff), t493, 0, &t519);
    sangi_limb t521;
    const sangi_limb t520 = sangi_limb_mac(t517, UINT32_C(0x00000000), t495, t519, &t521);
    sangi_limb t523;
    const sangi_limb t522 = sangi_limb_mac(t517, UINT32_C(0x00000000), t497, t521, &t523);
    sangi_limb t525;
    const sangi_limb t524 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t499, t523, &t525);
    sangi_limb t527;
    const sangi_limb t526 = sangi_limb_mac(t517, UINT32_C(0xfffffffe), t501, t525, &t527);
    sangi_limb t529;
    const sangi_limb t528 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t503, t527, &t529);
    sangi_limb t531;
    const sangi_limb t530 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t505, t529, &t531);
    sangi_limb t533;
    const sangi_limb t532 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t507, t531, &t533);
    sangi_limb t535;
    const sangi_limb t534 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t509, t533, &t535);
    sangi_limb t537;
    const sangi_limb t536 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t511, t535, &t537);
    sangi_limb t539;
    const sangi_limb t538 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t513, t537, &t539);
    sangi_limb t541;
    const sangi_limb t540 = sangi_limb_mac(t517, UINT32_C(0xffffffff), t515, t539, &t541);
    const sangi_limb t542 = sangi_limb_add(t255, t541, &c300);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t544 = sangi_limb_mullo(t520, UINT32_C(0x00000001));
    sangi_limb t546;
    (void)sangi_limb_mac(t544, UINT32_C(0xffffffff), t520, 0, &t546);
    sangi_limb t548;
    const sangi_limb t547 = sangi_limb_mac(t544, UINT32_C(0x00000000), t522, t546, &t548);
    sangi_limb t550;
    const sangi_limb t549 = sangi_limb_mac(t544, UINT32_C(0x00000000), t524, t548, &t550);
    sangi_limb t552;
    const sangi_limb t551 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t526, t550, &t552);
    sangi_limb t554;
    const sangi_limb t553 = sangi_limb_mac(t544, UINT32_C(0xfffffffe), t528, t552, &t554);
    sangi_limb t556;
    const sangi_limb t555 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t530, t554, &t556);
    sangi_limb t558;
    const sangi_limb t557 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t532, t556, &t558);
    sangi_limb t560;
    const sangi_limb t559 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t534, t558, &t560);
    sangi_limb t562;
    const sangi_limb t561 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t536, t560, &t562);
    sangi_limb t564;
    const sangi_limb t563 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t538, t562, &t564);
    sangi_limb t566;
    const sangi_limb t565 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t540, t564, &t566);
    sangi_limb t568;
    const sangi_limb t567 = sangi_limb_mac(t544, UINT32_C(0xffffffff), t542, t566, &t568);
    const sangi_limb t569 = sangi_limb_add(t257, t568, &c300);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t571 = sangi_limb_mullo(t547, UINT32_C(0x00000001));
    sangi_limb t573;
    (void)sangi_limb_mac(t571, UINT32_C(0xffffffff), t547, 0, &t573);
    sangi_limb t575;
    const sangi_limb t574 = sangi_limb_mac(t571, UINT32_C(0x00000000), t549, t573, &t575);
    sangi_limb t577;
    const sangi_limb t576 = sangi_limb_mac(t571, UINT32_C(0x00000000), t551, t575, &t577);
    sangi_limb t579;
    const sangi_limb t578 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t553, t577, &t579);
    sangi_limb t581;
    const sangi_limb t580 = sangi_limb_mac(t571, UINT32_C(0xfffffffe), t555, t579, &t581);
    sangi_limb t583;
    const sangi_limb t582 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t557, t581, &t583);
    sangi_limb t585;
    const sangi_limb t584 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t559, t583, &t585);
    sangi_limb t587;
    const sangi_limb t586 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t561, t585, &t587);
    sangi_limb t589;
    const sangi_limb t588 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t563, t587, &t589);
    sangi_limb t591;
    const sangi_limb t590 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t565, t589, &t591);
    sangi_limb t593;
    const sangi_limb t592 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t567, t591, &t593);
    sangi_limb t595;
    const sangi_limb t594 = sangi_limb_mac(t571, UINT32_C(0xffffffff), t569, t593, &t595);
    const sangi_limb t596 = sangi_limb_add(t259, t595, &c300);
    /* d = s - p */
    sangi_limb c612 = 0;
    const sangi_limb t611 = sangi_limb_sub(t574, UINT32_C(0xffffffff), &c612);
    const sangi_limb t613 = sangi_limb_sub(t576, UINT32_C(0x00000000), &c612);
    const sangi_limb t615 = sangi_limb_sub(t578, UINT32_C(0x00000000), &c612);
    const sangi_limb t617 = sangi_limb_sub(t580, UINT32_C(0xffffffff), &c612);
    const sangi_limb t619 = sangi_limb_sub(t582, UINT32_C(0xfffffffe), &c612);
    const sangi_limb t621 = sangi_limb_sub(t584, UINT32_C(0xffffffff), &c612);
    const sangi_limb t623 = sangi_limb_sub(t586, UINT32_C(0xffffffff), &c612);
    const sangi_limb t625 = sangi_limb_sub(t588, UINT32_C(0xffffffff), &c612);
    const sangi_limb t627 = sangi_limb_sub(t590, UINT32_C(0xffffffff), &c612);
    const sangi_limb t629 = sangi_limb_sub(t592, UINT32_C(0xffffffff), &c612);
    const sangi_limb t631 = sangi_limb_sub(t594, UINT32_C(0xffffffff), &c612);
    const sangi_limb t633 = sangi_limb_sub(t596, UINT32_C(0xffffffff), &c612);
    (void)sangi_limb_sub(c300, UINT32_C(0x00000000), &c612);
    /* s where d < 0, else d */
    const sangi_limb t638 = sangi_limb_mask(c612);
    const sangi_limb t639 = sangi_limb_select(t638, t574, t611);
    const sangi_limb t640 = sangi_limb_select(t638, t576, t613);
    const sangi_limb t641 = sangi_limb_select(t638, t578, t615);
    const sangi_limb t642 = sangi_limb_select(t638, t580, t617);
    const sangi_limb t643 = sangi_limb_select(t638, t582, t619);
    const sangi_limb t644 = sangi_limb_select(t638, t584, t621);
    const sangi_limb t645 = sangi_limb_select(t638, t586, t623);
    const sangi_limb t646 = sangi_limb_select(t638, t588, t625);
    const sangi_limb t647 = sangi_limb_select(t638, t590, t627);
    const sangi_limb t648 = sangi_limb_select(t638, t592, t629);
    const sangi_limb t649 = sangi_limb_select(t638, t594, t631);
    const sangi_limb t650 = sangi_limb_select(t638, t596, t633);
    z[0] = t639;
    z[1] = t640;
    z[2] = t641;
    z[3] = t642;
    z[4] = t643;
    z[5] = t644;
    z[6] = t645;
    z[7] = t646;
    z[8] = t647;
    z[9] = t648;
    z[10] = t649;
    z[11] = t650;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p384_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    sangi_limb t15;
    const sangi_limb t14 = sangi_limb_mac(x0, c, 0, 0, &t15);
    sangi_limb t17;
    const sangi_limb t16 = sangi_limb_mac(x1, c, t15, 0, &t17);
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(x2, c, t17, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(x3, c, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(x4, c, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(x5, c, t23, 0, &t25);
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(x6, c, t25, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(x7, c, t27, 0, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(x8, c, t29, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(x9, c, t31, 0, &t33);
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(x10, c, t33, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(x11, c, t35, 0, &t37);
    /* q, at most one below the quotient of t by p */
    sangi_limb t40;
    (void)sangi_limb_mac(t36, UINT32_C(0x00000004), 0, 0, &t40);
    sangi_limb t42;
    const sangi_limb t41 = sangi_limb_mac(t37, UINT32_C(0x00000004), t40, 0, &t42);
    sangi_limb t45;
    (void)sangi_limb_mac(t41, UINT32_C(0x40000000), 0, 0, &t45);
    /* t - q * p */
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(UINT32_C(0xffffffff), t45, 0, 0, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(UINT32_C(0x00000000), t45, t59, 0, &t61);
    sangi_limb t63;
    const sangi_limb t62 = sangi_limb_mac(UINT32_C(0x00000000), t45, t61, 0, &t63);
    sangi_limb t65;
    const sangi_limb t64 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t63, 0, &t65);
    sangi_limb t67;
    const sangi_limb t66 = sangi_limb_mac(UINT32_C(0xfffffffe), t45, t65, 0, &t67);
    sangi_limb t69;
    const sangi_limb t68 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t67, 0, &t69);
    sangi_limb t71;
    const sangi_limb t70 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t69, 0, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t71, 0, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t73, 0, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t75, 0, &t77);
    sangi_limb t79;
    const sangi_limb t78 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t77, 0, &t79);
    sangi_limb t81;
    const sangi_limb t80 = sangi_limb_mac(UINT32_C(0xffffffff), t45, t79, 0, &t81);
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
    const sangi_limb t106 = sangi_limb_sub(t37, t81, &c83);
    /* d = s - p */
    sangi_limb c121 = 0;
    const sangi_limb t120 = sangi_limb_sub(t82, UINT32_C(0xffffffff), &c121);
    const sangi_limb t122 = sangi_limb_sub(t84, UINT32_C(0x00000000), &c121);
    const sangi_limb t124 = sangi_limb_sub(t86, UINT32_C(0x00000000), &c121);
    const sangi_limb t126 = sangi_limb_sub(t88, UINT32_C(0xffffffff), &c121);
    const sangi_limb t128 = sangi_limb_sub(t90, UINT32_C(0xfffffffe), &c121);
    const sangi_limb t130 = sangi_limb_sub(t92, UINT32_C(0xffffffff), &c121);
    const sangi_limb t132 = sangi_limb_sub(t94, UINT32_C(0xffffffff), &c121);
    const sangi_limb t134 = sangi_limb_sub(t96, UINT32_C(0xffffffff), &c121);
    const sangi_limb t136 = sangi_limb_sub(t98, UINT32_C(0xffffffff), &c121);
    const sangi_limb t138 = sangi_limb_sub(t100, UINT32_C(0xffffffff), &c121);
    const sangi_limb t140 = sangi_limb_sub(t102, UINT32_C(0xffffffff), &c121);
    const sangi_limb t142 = sangi_limb_sub(t104, UINT32_C(0xffffffff), &c121);
    (void)sangi_limb_sub(t106, UINT32_C(0x00000000), &c121);
    /* s where d < 0, else d */
    const sangi_limb t147 = sangi_limb_mask(c121);
    const sangi_limb t148 = sangi_limb_select(t147, t82, t120);
    const sangi_limb t149 = sangi_limb_select(t147, t84, t122);
    const sangi_limb t150 = sangi_limb_select(t147, t86, t124);
    const sangi_limb t151 = sangi_limb_select(t147, t88, t126);
    const sangi_limb t152 = sangi_limb_select(t147, t90, t128);
    const sangi_limb t153 = sangi_limb_select(t147, t92, t130);
    const sangi_limb t154 = sangi_limb_select(t147, t94, t132);
    const sangi_limb t155 = sangi_limb_select(t147, t96, t134);
    const sangi_limb t156 = sangi_limb_select(t147, t98, t136);
    const sangi_limb t157 = sangi_limb_select(t147, t100, t138);
    const sangi_limb t158 = sangi_limb_select(t147, t102, t140);
    const sangi_limb t159 = sangi_limb_select(t147, t104, t142);
    z[0] = t148;
    z[1] = t149;
    z[2] = t150;
    z[3] = t151;
    z[4] = t152;
    z[5] = t153;
    z[6] = t154;
    z[7] = t155;
    z[8] = t156;
    z[9] = t157;
    z[10] = t158;
    z[11] = t159;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p384_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
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
void sangi_p384_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
sangi_limb sangi_p384_is_zero_c(const sangi_limb *x) {
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
sangi_limb sangi_p384_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
