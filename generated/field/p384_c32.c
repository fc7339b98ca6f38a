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
    /* t += x * y[0] */
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(x0, y0, 0, 0, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(x1, y0, t39, 0, &t41);
    sangi_limb t43;
    const sangi_limb t42 = sangi_limb_mac(x2, y0, t41, 0, &t43);
    sangi_limb t45;
    const sangi_limb t44 = sangi_limb_mac(x3, y0, t43, 0, &t45);
    sangi_limb t47;
    const sangi_limb t46 = sangi_limb_mac(x4, y0, t45, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(x5, y0, t47, 0, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(x6, y0, t49, 0, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(x7, y0, t51, 0, &t53);
    sangi_limb t55;
    const sangi_limb t54 = sangi_limb_mac(x8, y0, t53, 0, &t55);
    sangi_limb t57;
    const sangi_limb t56 = sangi_limb_mac(x9, y0, t55, 0, &t57);
    sangi_limb t59;
    const sangi_limb t58 = sangi_limb_mac(x10, y0, t57, 0, &t59);
    sangi_limb t61;
    const sangi_limb t60 = sangi_limb_mac(x11, y0, t59, 0, &t61);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t62 = sangi_limb_mullo(t38, UINT32_C(0x00000001));
    sangi_limb t64;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t62, t38, 0, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(UINT32_C(0x00000000), t62, t40, t64, &t66);
    sangi_limb t68;
    const sangi_limb t67 = sangi_limb_mac(UINT32_C(0x00000000), t62, t42, t66, &t68);
    sangi_limb t70;
    const sangi_limb t69 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t44, t68, &t70);
    sangi_limb t72;
    const sangi_limb t71 = sangi_limb_mac(UINT32_C(0xfffffffe), t62, t46, t70, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t48, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t50, t74, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t52, t76, &t78);
    sangi_limb t80;
    const sangi_limb t79 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t54, t78, &t80);
    sangi_limb t82;
    const sangi_limb t81 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t56, t80, &t82);
    sangi_limb t84;
    const sangi_limb t83 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t58, t82, &t84);
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(UINT32_C(0xffffffff), t62, t60, t84, &t86);
    sangi_limb c88 = 0;
    const sangi_limb t87 = sangi_limb_add(t61, t86, &c88);
    /* t += x * y[1] */
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(x0, y1, t65, 0, &t91);
    sangi_limb t93;
    const sangi_limb t92 = sangi_limb_mac(x1, y1, t67, t91, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(x2, y1, t69, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(x3, y1, t71, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(x4, y1, t73, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(x5, y1, t75, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(x6, y1, t77, t101, &t103);
    sangi_limb t105;
    const sangi_limb t104 = sangi_limb_mac(x7, y1, t79, t103, &t105);
    sangi_limb t107;
    const sangi_limb t106 = sangi_limb_mac(x8, y1, t81, t105, &t107);
    sangi_limb t109;
    const sangi_limb t108 = sangi_limb_mac(x9, y1, t83, t107, &t109);
    sangi_limb t111;
    const sangi_limb t110 = sangi_limb_mac(x10, y1, t85, t109, &t111);
    sangi_limb t113;
    const sangi_limb t112 = sangi_limb_mac(x11, y1, t87, t111, &t113);
    sangi_limb c115 = 0;
    const sangi_limb t114 = sangi_limb_add(c88, t113, &c115);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t116 = sangi_limb_mullo(t90, UINT32_C(0x00000001));
    sangi_limb t118;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t116, t90, 0, &t118);
    sangi_limb t120;
    const sangi_limb t119 = sangi_limb_mac(UINT32_C(0x00000000), t116, t92, t118, &t120);
    sangi_limb t122;
    const sangi_limb t121 = sangi_limb_mac(UINT32_C(0x00000000), t116, t94, t120, &t122);
    sangi_limb t124;
    const sangi_limb t123 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t96, t122, &t124);
    sangi_limb t126;
    const sangi_limb t125 = sangi_limb_mac(UINT32_C(0xfffffffe), t116, t98, t124, &t126);
    sangi_limb t128;
    const sangi_limb t127 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t100, t126, &t128);
    sangi_limb t130;
    const sangi_limb t129 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t102, t128, &t130);
    sangi_limb t132;
    const sangi_limb t131 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t104, t130, &t132);
    sangi_limb t134;
    const sangi_limb t133 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t106, t132, &t134);
    sangi_limb t136;
    const sangi_limb t135 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t108, t134, &t136);
    sangi_limb t138;
    const sangi_limb t137 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t110, t136, &t138);
    sangi_limb t140;
    const sangi_limb t139 = sangi_limb_mac(UINT32_C(0xffffffff), t116, t112, t138, &t140);
    sangi_limb c142 = 0;
    const sangi_limb t141 = sangi_limb_add(t114, t140, &c142);
    const sangi_limb t145 = (sangi_limb)(c142 | c115);
    /* t += x * y[2] */
    sangi_limb t147;
    const sangi_limb t146 = sangi_limb_mac(x0, y2, t119, 0, &t147);
    sangi_limb t149;
    const sangi_limb t148 = sangi_limb_mac(x1, y2, t121, t147, &t149);
    sangi_limb t151;
    const sangi_limb t150 = sangi_limb_mac(x2, y2, t123, t149, &t151);
    sangi_limb t153;
    const sangi_limb t152 = sangi_limb_mac(x3, y2, t125, t151, &t153);
    sangi_limb t155;
    const sangi_limb t154 = sangi_limb_mac(x4, y2, t127, t153, &t155);
    sangi_limb t157;
    const sangi_limb t156 = sangi_limb_mac(x5, y2, t129, t155, &t157);
    sangi_limb t159;
    const sangi_limb t158 = sangi_limb_mac(x6, y2, t131, t157, &t159);
    sangi_limb t161;
    const sangi_limb t160 = sangi_limb_mac(x7, y2, t133, t159, &t161);
    sangi_limb t163;
    const sangi_limb t162 = sangi_limb_mac(x8, y2, t135, t161, &t163);
    sangi_limb t165;
    const sangi_limb t164 = sangi_limb_mac(x9, y2, t137, t163, &t165);
    sangi_limb t167;
    const sangi_limb t166 = sangi_limb_mac(x10, y2, t139, t165, &t167);
    sangi_limb t169;
    const sangi_limb t168 = sangi_limb_mac(x11, y2, t141, t167, &t169);
    sangi_limb c171 = 0;
    const sangi_limb t170 = sangi_limb_add(t145, t169, &c171);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t172 = sangi_limb_mullo(t146, UINT32_C(0x00000001));
    sangi_limb t174;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t172, t146, 0, &t174);
    sangi_limb t176;
    const sangi_limb t175 = sangi_limb_mac(UINT32_C(0x00000000), t172, t148, t174, &t176);
    sangi_limb t178;
    const sangi_limb t177 = sangi_limb_mac(UINT32_C(0x00000000), t172, t150, t176, &t178);
    sangi_limb t180;
    const sangi_limb t179 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t152, t178, &t180);
    sangi_limb t182;
    const sangi_limb t181 = sangi_limb_mac(UINT32_C(0xfffffffe), t172, t154, t180, &t182);
    sangi_limb t184;
    const sangi_limb t183 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t156, t182, &t184);
    sangi_limb t186;
    const sangi_limb t185 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t158, t184, &t186);
    sangi_limb t188;
    const sangi_limb t187 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t160, t186, &t188);
    sangi_limb t190;
    const sangi_limb t189 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t162, t188, &t190);
    sangi_limb t192;
    const sangi_limb t191 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t164, t190, &t192);
    sangi_limb t194;
    const sangi_limb t193 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t166, t192, &t194);
    sangi_limb t196;
    const sangi_limb t195 = sangi_limb_mac(UINT32_C(0xffffffff), t172, t168, t194, &t196);
    sangi_limb c198 = 0;
    const sangi_limb t197 = sangi_limb_add(t170, t196, &c198);
    const sangi_limb t201 = (sangi_limb)(c198 | c171);
    /* t += x * y[3] */
    sangi_limb t203;
    const sangi_limb t202 = sangi_limb_mac(x0, y3, t175, 0, &t203);
    sangi_limb t205;
    const sangi_limb t204 = sangi_limb_mac(x1, y3, t177, t203, &t205);
    sangi_limb t207;
    const sangi_limb t206 = sangi_limb_mac(x2, y3, t179, t205, &t207);
    sangi_limb t209;
    const sangi_limb t208 = sangi_limb_mac(x3, y3, t181, t207, &t209);
    sangi_limb t211;
    const sangi_limb t210 = sangi_limb_mac(x4, y3, t183, t209, &t211);
    sangi_limb t213;
    const sangi_limb t212 = sangi_limb_mac(x5, y3, t185, t211, &t213);
    sangi_limb t215;
    const sangi_limb t214 = sangi_limb_mac(x6, y3, t187, t213, &t215);
    sangi_limb t217;
    const sangi_limb t216 = sangi_limb_mac(x7, y3, t189, t215, &t217);
    sangi_limb t219;
    const sangi_limb t218 = sangi_limb_mac(x8, y3, t191, t217, &t219);
    sangi_limb t221;
    const sangi_limb t220 = sangi_limb_mac(x9, y3, t193, t219, &t221);
    sangi_limb t223;
    const sangi_limb t222 = sangi_limb_mac(x10, y3, t195, t221, &t223);
    sangi_limb t225;
    const sangi_limb t224 = sangi_limb_mac(x11, y3, t197, t223, &t225);
    sangi_limb c227 = 0;
    const sangi_limb t226 = sangi_limb_add(t201, t225, &c227);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t228 = sangi_limb_mullo(t202, UINT32_C(0x00000001));
    sangi_limb t230;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t228, t202, 0, &t230);
    sangi_limb t232;
    const sangi_limb t231 = sangi_limb_mac(UINT32_C(0x00000000), t228, t204, t230, &t232);
    sangi_limb t234;
    const sangi_limb t233 = sangi_limb_mac(UINT32_C(0x00000000), t228, t206, t232, &t234);
    sangi_limb t236;
    const sangi_limb t235 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t208, t234, &t236);
    sangi_limb t238;
    const sangi_limb t237 = sangi_limb_mac(UINT32_C(0xfffffffe), t228, t210, t236, &t238);
    sangi_limb t240;
    const sangi_limb t239 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t212, t238, &t240);
    sangi_limb t242;
    const sangi_limb t241 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t214, t240, &t242);
    sangi_limb t244;
    const sangi_limb t243 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t216, t242, &t244);
    sangi_limb t246;
    const sangi_limb t245 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t218, t244, &t246);
    sangi_limb t248;
    const sangi_limb t247 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t220, t246, &t248);
    sangi_limb t250;
    const sangi_limb t249 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t222, t248, &t250);
    sangi_limb t252;
    const sangi_limb t251 = sangi_limb_mac(UINT32_C(0xffffffff), t228, t224, t250, &t252);
    sangi_limb c254 = 0;
    const sangi_limb t253 = sangi_limb_add(t226, t252, &c254);
    const sangi_limb t257 = (sangi_limb)(c254 | c227);
    /* t += x * y[4] */
    sangi_limb t259;
    const sangi_limb t258 = sangi_limb_mac(x0, y4, t231, 0, &t259);
    sangi_limb t261;
    const sangi_limb t260 = sangi_limb_mac(x1, y4, t233, t259, &t261);
    sangi_limb t263;
    const sangi_limb t262 = sangi_limb_mac(x2, y4, t235, t261, &t263);
    sangi_limb t265;
    const sangi_limb t264 = sangi_limb_mac(x3, y4, t237, t263, &t265);
    sangi_limb t267;
    const sangi_limb t266 = sangi_limb_mac(x4, y4, t239, t265, &t267);
    sangi_limb t269;
    const sangi_limb t268 = sangi_limb_mac(x5, y4, t241, t267, &t269);
    sangi_limb t271;
    const sangi_limb t270 = sangi_limb_mac(x6, y4, t243, t269, &t271);
    sangi_limb t273;
    const sangi_limb t272 = sangi_limb_mac(x7, y4, t245, t271, &t273);
    sangi_limb t275;
    const sangi_limb t274 = sangi_limb_mac(x8, y4, t247, t273, &t275);
    sangi_limb t277;
    const sangi_limb t276 = sangi_limb_mac(x9, y4, t249, t275, &t277);
    sangi_limb t279;
    const sangi_limb t278 = sangi_limb_mac(x10, y4, t251, t277, &t279);
    sangi_limb t281;
    const sangi_limb t280 = sangi_limb_mac(x11, y4, t253, t279, &t281);
    sangi_limb c283 = 0;
    const sangi_limb t282 = sangi_limb_add(t257, t281, &c283);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t284 = sangi_limb_mullo(t258, UINT32_C(0x00000001));
    sangi_limb t286;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t284, t258, 0, &t286);
    sangi_limb t288;
    const sangi_limb t287 = sangi_limb_mac(UINT32_C(0x00000000), t284, t260, t286, &t288);
    sangi_limb t290;
    const sangi_limb t289 = sangi_limb_mac(UINT32_C(0x00000000), t284, t262, t288, &t290);
    sangi_limb t292;
    const sangi_limb t291 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t264, t290, &t292);
    sangi_limb t294;
    const sangi_limb t293 = sangi_limb_mac(UINT32_C(0xfffffffe), t284, t266, t292, &t294);
    sangi_limb t296;
    const sangi_limb t295 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t268, t294, &t296);
    sangi_limb t298;
    const sangi_limb t297 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t270, t296, &t298);
    sangi_limb t300;
    const sangi_limb t299 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t272, t298, &t300);
    sangi_limb t302;
    const sangi_limb t301 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t274, t300, &t302);
    sangi_limb t304;
    const sangi_limb t303 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t276, t302, &t304);
    sangi_limb t306;
    const sangi_limb t305 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t278, t304, &t306);
    sangi_limb t308;
    const sangi_limb t307 = sangi_limb_mac(UINT32_C(0xffffffff), t284, t280, t306, &t308);
    sangi_limb c310 = 0;
    const sangi_limb t309 = sangi_limb_add(t282, t308, &c310);
    const sangi_limb t313 = (sangi_limb)(c310 | c283);
    /* t += x * y[5] */
    sangi_limb t315;
    const sangi_limb t314 = sangi_limb_mac(x0, y5, t287, 0, &t315);
    sangi_limb t317;
    const sangi_limb t316 = sangi_limb_mac(x1, y5, t289, t315, &t317);
    sangi_limb t319;
    const sangi_limb t318 = sangi_limb_mac(x2, y5, t291, t317, &t319);
    sangi_limb t321;
    const sangi_limb t320 = sangi_limb_mac(x3, y5, t293, t319, &t321);
    sangi_limb t323;
    const sangi_limb t322 = sangi_limb_mac(x4, y5, t295, t321, &t323);
    sangi_limb t325;
    const sangi_limb t324 = sangi_limb_mac(x5, y5, t297, t323, &t325);
    sangi_limb t327;
    const sangi_limb t326 = sangi_limb_mac(x6, y5, t299, t325, &t327);
    sangi_limb t329;
    const sangi_limb t328 = sangi_limb_mac(x7, y5, t301, t327, &t329);
    sangi_limb t331;
    const sangi_limb t330 = sangi_limb_mac(x8, y5, t303, t329, &t331);
    sangi_limb t333;
    const sangi_limb t332 = sangi_limb_mac(x9, y5, t305, t331, &t333);
    sangi_limb t335;
    const sangi_limb t334 = sangi_limb_mac(x10, y5, t307, t333, &t335);
    sangi_limb t337;
    const sangi_limb t336 = sangi_limb_mac(x11, y5, t309, t335, &t337);
    sangi_limb c339 = 0;
    const sangi_limb t338 = sangi_limb_add(t313, t337, &c339);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t340 = sangi_limb_mullo(t314, UINT32_C(0x00000001));
    sangi_limb t342;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t340, t314, 0, &t342);
    sangi_limb t344;
    const sangi_limb t343 = sangi_limb_mac(UINT32_C(0x00000000), t340, t316, t342, &t344);
    sangi_limb t346;
    const sangi_limb t345 = sangi_limb_mac(UINT32_C(0x00000000), t340, t318, t344, &t346);
    sangi_limb t348;
    const sangi_limb t347 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t320, t346, &t348);
    sangi_limb t350;
    const sangi_limb t349 = sangi_limb_mac(UINT32_C(0xfffffffe), t340, t322, t348, &t350);
    sangi_limb t352;
    const sangi_limb t351 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t324, t350, &t352);
    sangi_limb t354;
    const sangi_limb t353 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t326, t352, &t354);
    sangi_limb t356;
    const sangi_limb t355 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t328, t354, &t356);
    sangi_limb t358;
    const sangi_limb t357 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t330, t356, &t358);
    sangi_limb t360;
    const sangi_limb t359 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t332, t358, &t360);
    sangi_limb t362;
    const sangi_limb t361 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t334, t360, &t362);
    sangi_limb t364;
    const sangi_limb t363 = sangi_limb_mac(UINT32_C(0xffffffff), t340, t336, t362, &t364);
    sangi_limb c366 = 0;
    const sangi_limb t365 = sangi_limb_add(t338, t364, &c366);
    const sangi_limb t369 = (sangi_limb)(c366 | c339);
    /* t += x * y[6] */
    sangi_limb t371;
    const sangi_limb t370 = sangi_limb_mac(x0, y6, t343, 0, &t371);
    sangi_limb t373;
    const sangi_limb t372 = sangi_limb_mac(x1, y6, t345, t371, &t373);
    sangi_limb t375;
    const sangi_limb t374 = sangi_limb_mac(x2, y6, t347, t373, &t375);
    sangi_limb t377;
    const sangi_limb t376 = sangi_limb_mac(x3, y6, t349, t375, &t377);
    sangi_limb t379;
    const sangi_limb t378 = sangi_limb_mac(x4, y6, t351, t377, &t379);
    sangi_limb t381;
    const sangi_limb t380 = sangi_limb_mac(x5, y6, t353, t379, &t381);
    sangi_limb t383;
    const sangi_limb t382 = sangi_limb_mac(x6, y6, t355, t381, &t383);
    sangi_limb t385;
    const sangi_limb t384 = sangi_limb_mac(x7, y6, t357, t383, &t385);
    sangi_limb t387;
    const sangi_limb t386 = sangi_limb_mac(x8, y6, t359, t385, &t387);
    sangi_limb t389;
    const sangi_limb t388 = sangi_limb_mac(x9, y6, t361, t387, &t389);
    sangi_limb t391;
    const sangi_limb t390 = sangi_limb_mac(x10, y6, t363, t389, &t391);
    sangi_limb t393;
    const sangi_limb t392 = sangi_limb_mac(x11, y6, t365, t391, &t393);
    sangi_limb c395 = 0;
    const sangi_limb t394 = sangi_limb_add(t369, t393, &c395);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t396 = sangi_limb_mullo(t370, UINT32_C(0x00000001));
    sangi_limb t398;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t396, t370, 0, &t398);
    sangi_limb t400;
    const sangi_limb t399 = sangi_limb_mac(UINT32_C(0x00000000), t396, t372, t398, &t400);
    sangi_limb t402;
    const sangi_limb t401 = sangi_limb_mac(UINT32_C(0x00000000), t396, t374, t400, &t402);
    sangi_limb t404;
    const sangi_limb t403 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t376, t402, &t404);
    sangi_limb t406;
    const sangi_limb t405 = sangi_limb_mac(UINT32_C(0xfffffffe), t396, t378, t404, &t406);
    sangi_limb t408;
    const sangi_limb t407 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t380, t406, &t408);
    sangi_limb t410;
    const sangi_limb t409 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t382, t408, &t410);
    sangi_limb t412;
    const sangi_limb t411 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t384, t410, &t412);
    sangi_limb t414;
    const sangi_limb t413 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t386, t412, &t414);
    sangi_limb t416;
    const sangi_limb t415 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t388, t414, &t416);
    sangi_limb t418;
    const sangi_limb t417 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t390, t416, &t418);
    sangi_limb t420;
    const sangi_limb t419 = sangi_limb_mac(UINT32_C(0xffffffff), t396, t392, t418, &t420);
    sangi_limb c422 = 0;
    const sangi_limb t421 = sangi_limb_add(t394, t420, &c422);
    const sangi_limb t425 = (sangi_limb)(c422 | c395);
    /* t += x * y[7] */
    sangi_limb t427;
    const sangi_limb t426 = sangi_limb_mac(x0, y7, t399, 0, &t427);
    sangi_limb t429;
    const sangi_limb t428 = sangi_limb_mac(x1, y7, t401, t427, &t429);
    sangi_limb t431;
    const sangi_limb t430 = sangi_limb_mac(x2, y7, t403, t429, &t431);
    sangi_limb t433;
    const sangi_limb t432 = sangi_limb_mac(x3, y7, t405, t431, &t433);
    sangi_limb t435;
    const sangi_limb t434 = sangi_limb_mac(x4, y7, t407, t433, &t435);
    sangi_limb t437;
    const sangi_limb t436 = sangi_limb_mac(x5, y7, t409, t435, &t437);
    sangi_limb t439;
    const sangi_limb t438 = sangi_limb_mac(x6, y7, t411, t437, &t439);
    sangi_limb t441;
    const sangi_limb t440 = sangi_limb_mac(x7, y7, t413, t439, &t441);
    sangi_limb t443;
    const sangi_limb t442 = sangi_limb_mac(x8, y7, t415, t441, &t443);
    sangi_limb t445;
    const sangi_limb t444 = sangi_limb_mac(x9, y7, t417, t443, &t445);
    sangi_limb t447;
    const sangi_limb t446 = sangi_limb_mac(x10, y7, t419, t445, &t447);
    sangi_limb t449;
    const sangi_limb t448 = sangi_limb_mac(x11, y7, t421, t447, &t449);
    sangi_limb c451 = 0;
    const sangi_limb t450 = sangi_limb_add(t425, t449, &c451);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t452 = sangi_limb_mullo(t426, UINT32_C(0x00000001));
    sangi_limb t454;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t452, t426, 0, &t454);
    sangi_limb t456;
    const sangi_limb t455 = sangi_limb_mac(UINT32_C(0x00000000), t452, t428, t454, &t456);
    sangi_limb t458;
    const sangi_limb t457 = sangi_limb_mac(UINT32_C(0x00000000), t452, t430, t456, &t458);
    sangi_limb t460;
    const sangi_limb t459 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t432, t458, &t460);
    sangi_limb t462;
    const sangi_limb t461 = sangi_limb_mac(UINT32_C(0xfffffffe), t452, t434, t460, &t462);
    sangi_limb t464;
    const sangi_limb t463 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t436, t462, &t464);
    sangi_limb t466;
    const sangi_limb t465 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t438, t464, &t466);
    sangi_limb t468;
    const sangi_limb t467 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t440, t466, &t468);
    sangi_limb t470;
    const sangi_limb t469 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t442, t468, &t470);
    sangi_limb t472;
    const sangi_limb t471 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t444, t470, &t472);
    sangi_limb t474;
    const sangi_limb t473 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t446, t472, &t474);
    sangi_limb t476;
    const sangi_limb t475 = sangi_limb_mac(UINT32_C(0xffffffff), t452, t448, t474, &t476);
    sangi_limb c478 = 0;
    const sangi_limb t477 = sangi_limb_add(t450, t476, &c478);
    const sangi_limb t481 = (sangi_limb)(c478 | c451);
    /* t += x * y[8] */
    sangi_limb t483;
    const sangi_limb t482 = sangi_limb_mac(x0, y8, t455, 0, &t483);
    sangi_limb t485;
    const sangi_limb t484 = sangi_limb_mac(x1, y8, t457, t483, &t485);
    sangi_limb t487;
    const sangi_limb t486 = sangi_limb_mac(x2, y8, t459, t485, &t487);
    sangi_limb t489;
    const sangi_limb t488 = sangi_limb_mac(x3, y8, t461, t487, &t489);
    sangi_limb t491;
    const sangi_limb t490 = sangi_limb_mac(x4, y8, t463, t489, &t491);
    sangi_limb t493;
    const sangi_limb t492 = sangi_limb_mac(x5, y8, t465, t491, &t493);
    sangi_limb t495;
    const sangi_limb t494 = sangi_limb_mac(x6, y8, t467, t493, &t495);
    sangi_limb t497;
    const sangi_limb t496 = sangi_limb_mac(x7, y8, t469, t495, &t497);
    sangi_limb t499;
    const sangi_limb t498 = sangi_limb_mac(x8, y8, t471, t497, &t499);
    sangi_limb t501;
    const sangi_limb t500 = sangi_limb_mac(x9, y8, t473, t499, &t501);
    sangi_limb t503;
    const sangi_limb t502 = sangi_limb_mac(x10, y8, t475, t501, &t503);
    sangi_limb t505;
    const sangi_limb t504 = sangi_limb_mac(x11, y8, t477, t503, &t505);
    sangi_limb c507 = 0;
    const sangi_limb t506 = sangi_limb_add(t481, t505, &c507);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t508 = sangi_limb_mullo(t482, UINT32_C(0x00000001));
    sangi_limb t510;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t508, t482, 0, &t510);
    sangi_limb t512;
    const sangi_limb t511 = sangi_limb_mac(UINT32_C(0x00000000), t508, t484, t510, &t512);
    sangi_limb t514;
    const sangi_limb t513 = sangi_limb_mac(UINT32_C(0x00000000), t508, t486, t512, &t514);
    sangi_limb t516;
    const sangi_limb t515 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t488, t514, &t516);
    sangi_limb t518;
    const sangi_limb t517 = sangi_limb_mac(UINT32_C(0xfffffffe), t508, t490, t516, &t518);
    sangi_limb t520;
    const sangi_limb t519 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t492, t518, &t520);
    sangi_limb t522;
    const sangi_limb t521 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t494, t520, &t522);
    sangi_limb t524;
    const sangi_limb t523 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t496, t522, &t524);
    sangi_limb t526;
    const sangi_limb t525 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t498, t524, &t526);
    sangi_limb t528;
    const sangi_limb t527 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t500, t526, &t528);
    sangi_limb t530;
    const sangi_limb t529 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t502, t528, &t530);
    sangi_limb t532;
    const sangi_limb t531 = sangi_limb_mac(UINT32_C(0xffffffff), t508, t504, t530, &t532);
    sangi_limb c534 = 0;
    const sangi_limb t533 = sangi_limb_add(t506, t532, &c534);
    const sangi_limb t537 = (sangi_limb)(c534 | c507);
    /* t += x * y[9] */
    sangi_limb t539;
    const sangi_limb t538 = sangi_limb_mac(x0, y9, t511, 0, &t539);
    sangi_limb t541;
    const sangi_limb t540 = sangi_limb_mac(x1, y9, t513, t539, &t541);
    sangi_limb t543;
    const sangi_limb t542 = sangi_limb_mac(x2, y9, t515, t541, &t543);
    sangi_limb t545;
    const sangi_limb t544 = sangi_limb_mac(x3, y9, t517, t543, &t545);
    sangi_limb t547;
    const sangi_limb t546 = sangi_limb_mac(x4, y9, t519, t545, &t547);
    sangi_limb t549;
    const sangi_limb t548 = sangi_limb_mac(x5, y9, t521, t547, &t549);
    sangi_limb t551;
    const sangi_limb t550 = sangi_limb_mac(x6, y9, t523, t549, &t551);
    sangi_limb t553;
    const sangi_limb t552 = sangi_limb_mac(x7, y9, t525, t551, &t553);
    sangi_limb t555;
    const sangi_limb t554 = sangi_limb_mac(x8, y9, t527, t553, &t555);
    sangi_limb t557;
    const sangi_limb t556 = sangi_limb_mac(x9, y9, t529, t555, &t557);
    sangi_limb t559;
    const sangi_limb t558 = sangi_limb_mac(x10, y9, t531, t557, &t559);
    sangi_limb t561;
    const sangi_limb t560 = sangi_limb_mac(x11, y9, t533, t559, &t561);
    sangi_limb c563 = 0;
    const sangi_limb t562 = sangi_limb_add(t537, t561, &c563);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t564 = sangi_limb_mullo(t538, UINT32_C(0x00000001));
    sangi_limb t566;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t564, t538, 0, &t566);
    sangi_limb t568;
    const sangi_limb t567 = sangi_limb_mac(UINT32_C(0x00000000), t564, t540, t566, &t568);
    sangi_limb t570;
    const sangi_limb t569 = sangi_limb_mac(UINT32_C(0x00000000), t564, t542, t568, &t570);
    sangi_limb t572;
    const sangi_limb t571 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t544, t570, &t572);
    sangi_limb t574;
    const sangi_limb t573 = sangi_limb_mac(UINT32_C(0xfffffffe), t564, t546, t572, &t574);
    sangi_limb t576;
    const sangi_limb t575 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t548, t574, &t576);
    sangi_limb t578;
    const sangi_limb t577 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t550, t576, &t578);
    sangi_limb t580;
    const sangi_limb t579 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t552, t578, &t580);
    sangi_limb t582;
    const sangi_limb t581 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t554, t580, &t582);
    sangi_limb t584;
    const sangi_limb t583 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t556, t582, &t584);
    sangi_limb t586;
    const sangi_limb t585 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t558, t584, &t586);
    sangi_limb t588;
    const sangi_limb t587 = sangi_limb_mac(UINT32_C(0xffffffff), t564, t560, t586, &t588);
    sangi_limb c590 = 0;
    const sangi_limb t589 = sangi_limb_add(t562, t588, &c590);
    const sangi_limb t593 = (sangi_limb)(c590 | c563);
    /* t += x * y[10] */
    sangi_limb t595;
    const sangi_limb t594 = sangi_limb_mac(x0, y10, t567, 0, &t595);
    sangi_limb t597;
    const sangi_limb t596 = sangi_limb_mac(x1, y10, t569, t595, &t597);
    sangi_limb t599;
    const sangi_limb t598 = sangi_limb_mac(x2, y10, t571, t597, &t599);
    sangi_limb t601;
    const sangi_limb t600 = sangi_limb_mac(x3, y10, t573, t599, &t601);
    sangi_limb t603;
    const sangi_limb t602 = sangi_limb_mac(x4, y10, t575, t601, &t603);
    sangi_limb t605;
    const sangi_limb t604 = sangi_limb_mac(x5, y10, t577, t603, &t605);
    sangi_limb t607;
    const sangi_limb t606 = sangi_limb_mac(x6, y10, t579, t605, &t607);
    sangi_limb t609;
    const sangi_limb t608 = sangi_limb_mac(x7, y10, t581, t607, &t609);
    sangi_limb t611;
    const sangi_limb t610 = sangi_limb_mac(x8, y10, t583, t609, &t611);
    sangi_limb t613;
    const sangi_limb t612 = sangi_limb_mac(x9, y10, t585, t611, &t613);
    sangi_limb t615;
    const sangi_limb t614 = sangi_limb_mac(x10, y10, t587, t613, &t615);
    sangi_limb t617;
    const sangi_limb t616 = sangi_limb_mac(x11, y10, t589, t615, &t617);
    sangi_limb c619 = 0;
    const sangi_limb t618 = sangi_limb_add(t593, t617, &c619);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t620 = sangi_limb_mullo(t594, UINT32_C(0x00000001));
    sangi_limb t622;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t620, t594, 0, &t622);
    sangi_limb t624;
    const sangi_limb t623 = sangi_limb_mac(UINT32_C(0x00000000), t620, t596, t622, &t624);
    sangi_limb t626;
    const sangi_limb t625 = sangi_limb_mac(UINT32_C(0x00000000), t620, t598, t624, &t626);
    sangi_limb t628;
    const sangi_limb t627 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t600, t626, &t628);
    sangi_limb t630;
    const sangi_limb t629 = sangi_limb_mac(UINT32_C(0xfffffffe), t620, t602, t628, &t630);
    sangi_limb t632;
    const sangi_limb t631 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t604, t630, &t632);
    sangi_limb t634;
    const sangi_limb t633 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t606, t632, &t634);
    sangi_limb t636;
    const sangi_limb t635 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t608, t634, &t636);
    sangi_limb t638;
    const sangi_limb t637 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t610, t636, &t638);
    sangi_limb t640;
    const sangi_limb t639 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t612, t638, &t640);
    sangi_limb t642;
    const sangi_limb t641 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t614, t640, &t642);
    sangi_limb t644;
    const sangi_limb t643 = sangi_limb_mac(UINT32_C(0xffffffff), t620, t616, t642, &t644);
    sangi_limb c646 = 0;
    const sangi_limb t645 = sangi_limb_add(t618, t644, &c646);
    const sangi_limb t649 = (sangi_limb)(c646 | c619);
    /* t += x * y[11] */
    sangi_limb t651;
    const sangi_limb t650 = sangi_limb_mac(x0, y11, t623, 0, &t651);
    sangi_limb t653;
    const sangi_limb t652 = sangi_limb_mac(x1, y11, t625, t651, &t653);
    sangi_limb t655;
    const sangi_limb t654 = sangi_limb_mac(x2, y11, t627, t653, &t655);
    sangi_limb t657;
    const sangi_limb t656 = sangi_limb_mac(x3, y11, t629, t655, &t657);
    sangi_limb t659;
    const sangi_limb t658 = sangi_limb_mac(x4, y11, t631, t657, &t659);
    sangi_limb t661;
    const sangi_limb t660 = sangi_limb_mac(x5, y11, t633, t659, &t661);
    sangi_limb t663;
    const sangi_limb t662 = sangi_limb_mac(x6, y11, t635, t661, &t663);
    sangi_limb t665;
    const sangi_limb t664 = sangi_limb_mac(x7, y11, t637, t663, &t665);
    sangi_limb t667;
    const sangi_limb t666 = sangi_limb_mac(x8, y11, t639, t665, &t667);
    sangi_limb t669;
    const sangi_limb t668 = sangi_limb_mac(x9, y11, t641, t667, &t669);
    sangi_limb t671;
    const sangi_limb t670 = sangi_limb_mac(x10, y11, t643, t669, &t671);
    sangi_limb t673;
    const sangi_limb t672 = sangi_limb_mac(x11, y11, t645, t671, &t673);
    sangi_limb c675 = 0;
    const sangi_limb t674 = sangi_limb_add(t649, t673, &c675);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t676 = sangi_limb_mullo(t650, UINT32_C(0x00000001));
    sangi_limb t678;
    (void)sangi_limb_mac(UINT32_C(0xffffffff), t676, t650, 0, &t678);
    sangi_limb t680;
    const sangi_limb t679 = sangi_limb_mac(UINT32_C(0x00000000), t676, t652, t678, &t680);
    sangi_limb t682;
    const sangi_limb t681 = sangi_limb_mac(UINT32_C(0x00000000), t676, t654, t680, &t682);
    sangi_limb t684;
    const sangi_limb t683 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t656, t682, &t684);
    sangi_limb t686;
    const sangi_limb t685 = sangi_limb_mac(UINT32_C(0xfffffffe), t676, t658, t684, &t686);
    sangi_limb t688;
    const sangi_limb t687 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t660, t686, &t688);
    sangi_limb t690;
    const sangi_limb t689 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t662, t688, &t690);
    sangi_limb t692;
    const sangi_limb t691 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t664, t690, &t692);
    sangi_limb t694;
    const sangi_limb t693 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t666, t692, &t694);
    sangi_limb t696;
    const sangi_limb t695 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t668, t694, &t696);
    sangi_limb t698;
    const sangi_limb t697 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t670, t696, &t698);
    sangi_limb t700;
    const sangi_limb t699 = sangi_limb_mac(UINT32_C(0xffffffff), t676, t672, t698, &t700);
    sangi_limb c702 = 0;
    const sangi_limb t701 = sangi_limb_add(t674, t700, &c702);
    const sangi_limb t705 = (sangi_limb)(c702 | c675);
    /* d = s - p */
    sangi_limb c719 = 0;
    const sangi_limb t718 = sangi_limb_sub(t679, UINT32_C(0xffffffff), &c719);
    const sangi_limb t720 = sangi_limb_sub(t681, UINT32_C(0x00000000), &c719);
    const sangi_limb t722 = sangi_limb_sub(t683, UINT32_C(0x00000000), &c719);
    const sangi_limb t724 = sangi_limb_sub(t685, UINT32_C(0xffffffff), &c719);
    const sangi_limb t726 = sangi_limb_sub(t687, UINT32_C(0xfffffffe), &c719);
    const sangi_limb t728 = sangi_limb_sub(t689, UINT32_C(0xffffffff), &c719);
    const sangi_limb t730 = sangi_limb_sub(t691, UINT32_C(0xffffffff), &c719);
    const sangi_limb t732 = sangi_limb_sub(t693, UINT32_C(0xffffffff), &c719);
    const sangi_limb t734 = sangi_limb_sub(t695, UINT32_C(0xffffffff), &c719);
    const sangi_limb t736 = sangi_limb_sub(t697, UINT32_C(0xffffffff), &c719);
    const sangi_limb t738 = sangi_limb_sub(t699, UINT32_C(0xffffffff), &c719);
    const sangi_limb t740 = sangi_limb_sub(t701, UINT32_C(0xffffffff), &c719);
    (void)sangi_limb_sub(t705, UINT32_C(0x00000000), &c719);
    /* s where d < 0, else d */
    const sangi_limb t745 = sangi_limb_mask(c719);
    const sangi_limb t746 = sangi_limb_select(t745, t679, t718);
    const sangi_limb t747 = sangi_limb_select(t745, t681, t720);
    const sangi_limb t748 = sangi_limb_select(t745, t683, t722);
    const sangi_limb t749 = sangi_limb_select(t745, t685, t724);
    const sangi_limb t750 = sangi_limb_select(t745, t687, t726);
    const sangi_limb t751 = sangi_limb_select(t745, t689, t728);
    const sangi_limb t752 = sangi_limb_select(t745, t691, t730);
    const sangi_limb t753 = sangi_limb_select(t745, t693, t732);
    const sangi_limb t754 = sangi_limb_select(t745, t695, t734);
    const sangi_limb t755 = sangi_limb_select(t745, t697, t736);
    const sangi_limb t756 = sangi_limb_select(t745, t699, t738);
    const sangi_limb t757 = sangi_limb_select(t745, t701, t740);
    z[0] = t746;
    z[1] = t747;
    z[2] = t748;
    z[3] = t749;
    z[4] = t750;
    z[5] = t751;
    z[6] = t752;
    z[7] = t753;
    z[8] = t754;
    z[9] = t755;
    z[10] = t756;
    z[11] = t757;
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
    const sangi_limb t146 = sangi_limb_add(t14, t14, &c147);
    const sangi_limb t148 = sangi_limb_add(t16, t16, &c147);
    const sangi_limb t150 = sangi_limb_add(t36, t36, &c147);
    const sangi_limb t152 = sangi_limb_add(t38, t38, &c147);
    const sangi_limb t154 = sangi_limb_add(t56, t56, &c147);
    const sangi_limb t156 = sangi_limb_add(t58, t58, &c147);
    const sangi_limb t158 = sangi_limb_add(t74, t74, &c147);
    const sangi_limb t160 = sangi_limb_add(t76, t76, &c147);
    const sangi_limb t162 = sangi_limb_add(t90, t90, &c147);
    const sangi_limb t164 = sangi_limb_add(t92, t92, &c147);
    const sangi_limb t166 = sangi_limb_add(t104, t104, &c147);
    const sangi_limb t168 = sangi_limb_add(t106, t106, &c147);
    const sangi_limb t170 = sangi_limb_add(t116, t116, &c147);
    const sangi_limb t172 = sangi_limb_add(t118, t118, &c147);
    const sangi_limb t174 = sangi_limb_add(t126, t126, &c147);
    const sangi_limb t176 = sangi_limb_add(t128, t128, &c147);
    const sangi_limb t178 = sangi_limb_add(t134, t134, &c147);
    const sangi_limb t180 = sangi_limb_add(t136, t136, &c147);
    const sangi_limb t182 = sangi_limb_add(t140, t140, &c147);
    const sangi_limb t184 = sangi_limb_add(t142, t142, &c147);
    const sangi_limb t186 = sangi_limb_add(t144, t144, &c147);
    const sangi_limb t188 = sangi_limb_add(t145, t145, &c147);
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
