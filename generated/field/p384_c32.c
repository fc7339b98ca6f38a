/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * p384, base field of NIST P-384; fills its top limb; 384 bits in 12 limbs of 32, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
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

#define KERNEL(op) sangi_p384_##op##_c
#include "generated/field/limbs12_c32.inc"

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
    SANGI_MAC(t74, t75, UINT32_C(0x00000001), t50, t52, 0);
    SANGI_MAC(t76, t77, UINT32_C(0x00000000), t50, t54, t75);
    SANGI_MAC(t78, t79, UINT32_C(0xffffffff), t50, t56, t77);
    SANGI_MAC(t80, t81, UINT32_C(0xfffffffe), t50, t58, t79);
    SANGI_MAC(t82, t83, UINT32_C(0xffffffff), t50, t60, t81);
    SANGI_MAC(t84, t85, UINT32_C(0xffffffff), t50, t62, t83);
    SANGI_MAC(t86, t87, UINT32_C(0xffffffff), t50, t64, t85);
    SANGI_MAC(t88, t89, UINT32_C(0xffffffff), t50, t66, t87);
    SANGI_MAC(t90, t91, UINT32_C(0xffffffff), t50, t68, t89);
    SANGI_MAC(t92, t93, UINT32_C(0xffffffff), t50, t70, t91);
    SANGI_MAC(t94, t95, UINT32_C(0xffffffff), t50, t72, t93);
    SANGI_MAC(t96, t97, UINT32_C(0x00000000), t50, t73, t95);
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
    SANGI_MAC(t125, t126, UINT32_C(0x00000001), t98, t100, 0);
    SANGI_MAC(t127, t128, UINT32_C(0x00000000), t98, t102, t126);
    SANGI_MAC(t129, t130, UINT32_C(0xffffffff), t98, t104, t128);
    SANGI_MAC(t131, t132, UINT32_C(0xfffffffe), t98, t106, t130);
    SANGI_MAC(t133, t134, UINT32_C(0xffffffff), t98, t108, t132);
    SANGI_MAC(t135, t136, UINT32_C(0xffffffff), t98, t110, t134);
    SANGI_MAC(t137, t138, UINT32_C(0xffffffff), t98, t112, t136);
    SANGI_MAC(t139, t140, UINT32_C(0xffffffff), t98, t114, t138);
    SANGI_MAC(t141, t142, UINT32_C(0xffffffff), t98, t116, t140);
    SANGI_MAC(t143, t144, UINT32_C(0xffffffff), t98, t118, t142);
    SANGI_MAC(t145, t146, UINT32_C(0xffffffff), t98, t120, t144);
    SANGI_MAC(t147, t148, UINT32_C(0x00000000), t98, t122, t146);
    sangi_limb c150 = 0;
    const sangi_limb t149 = sangi_limb_add(t148, c123, &c150);
    /* t += x[2] * y */
    SANGI_MAC(t151, t152, y0, x2, t125, 0);
    SANGI_MAC(t153, t154, y1, x2, t127, t152);
    SANGI_MAC(t155, t156, y2, x2, t129, t154);
    SANGI_MAC(t157, t158, y3, x2, t131, t156);
    SANGI_MAC(t159, t160, y4, x2, t133, t158);
    SANGI_MAC(t161, t162, y5, x2, t135, t160);
    SANGI_MAC(t163, t164, y6, x2, t137, t162);
    SANGI_MAC(t165, t166, y7, x2, t139, t164);
    SANGI_MAC(t167, t168, y8, x2, t141, t166);
    SANGI_MAC(t169, t170, y9, x2, t143, t168);
    SANGI_MAC(t171, t172, y10, x2, t145, t170);
    SANGI_MAC(t173, t174, y11, x2, t147, t172);
    sangi_limb c176 = 0;
    const sangi_limb t175 = sangi_limb_add(t149, t174, &c176);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t178, t179, UINT32_C(0x00000001), t151, t153, 0);
    SANGI_MAC(t180, t181, UINT32_C(0x00000000), t151, t155, t179);
    SANGI_MAC(t182, t183, UINT32_C(0xffffffff), t151, t157, t181);
    SANGI_MAC(t184, t185, UINT32_C(0xfffffffe), t151, t159, t183);
    SANGI_MAC(t186, t187, UINT32_C(0xffffffff), t151, t161, t185);
    SANGI_MAC(t188, t189, UINT32_C(0xffffffff), t151, t163, t187);
    SANGI_MAC(t190, t191, UINT32_C(0xffffffff), t151, t165, t189);
    SANGI_MAC(t192, t193, UINT32_C(0xffffffff), t151, t167, t191);
    SANGI_MAC(t194, t195, UINT32_C(0xffffffff), t151, t169, t193);
    SANGI_MAC(t196, t197, UINT32_C(0xffffffff), t151, t171, t195);
    SANGI_MAC(t198, t199, UINT32_C(0xffffffff), t151, t173, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x00000000), t151, t175, t199);
    sangi_limb c203 = 0;
    const sangi_limb t202 = sangi_limb_add(t201, c176, &c203);
    /* t += x[3] * y */
    SANGI_MAC(t204, t205, y0, x3, t178, 0);
    SANGI_MAC(t206, t207, y1, x3, t180, t205);
    SANGI_MAC(t208, t209, y2, x3, t182, t207);
    SANGI_MAC(t210, t211, y3, x3, t184, t209);
    SANGI_MAC(t212, t213, y4, x3, t186, t211);
    SANGI_MAC(t214, t215, y5, x3, t188, t213);
    SANGI_MAC(t216, t217, y6, x3, t190, t215);
    SANGI_MAC(t218, t219, y7, x3, t192, t217);
    SANGI_MAC(t220, t221, y8, x3, t194, t219);
    SANGI_MAC(t222, t223, y9, x3, t196, t221);
    SANGI_MAC(t224, t225, y10, x3, t198, t223);
    SANGI_MAC(t226, t227, y11, x3, t200, t225);
    sangi_limb c229 = 0;
    const sangi_limb t228 = sangi_limb_add(t202, t227, &c229);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t231, t232, UINT32_C(0x00000001), t204, t206, 0);
    SANGI_MAC(t233, t234, UINT32_C(0x00000000), t204, t208, t232);
    SANGI_MAC(t235, t236, UINT32_C(0xffffffff), t204, t210, t234);
    SANGI_MAC(t237, t238, UINT32_C(0xfffffffe), t204, t212, t236);
    SANGI_MAC(t239, t240, UINT32_C(0xffffffff), t204, t214, t238);
    SANGI_MAC(t241, t242, UINT32_C(0xffffffff), t204, t216, t240);
    SANGI_MAC(t243, t244, UINT32_C(0xffffffff), t204, t218, t242);
    SANGI_MAC(t245, t246, UINT32_C(0xffffffff), t204, t220, t244);
    SANGI_MAC(t247, t248, UINT32_C(0xffffffff), t204, t222, t246);
    SANGI_MAC(t249, t250, UINT32_C(0xffffffff), t204, t224, t248);
    SANGI_MAC(t251, t252, UINT32_C(0xffffffff), t204, t226, t250);
    SANGI_MAC(t253, t254, UINT32_C(0x00000000), t204, t228, t252);
    sangi_limb c256 = 0;
    const sangi_limb t255 = sangi_limb_add(t254, c229, &c256);
    /* t += x[4] * y */
    SANGI_MAC(t257, t258, y0, x4, t231, 0);
    SANGI_MAC(t259, t260, y1, x4, t233, t258);
    SANGI_MAC(t261, t262, y2, x4, t235, t260);
    SANGI_MAC(t263, t264, y3, x4, t237, t262);
    SANGI_MAC(t265, t266, y4, x4, t239, t264);
    SANGI_MAC(t267, t268, y5, x4, t241, t266);
    SANGI_MAC(t269, t270, y6, x4, t243, t268);
    SANGI_MAC(t271, t272, y7, x4, t245, t270);
    SANGI_MAC(t273, t274, y8, x4, t247, t272);
    SANGI_MAC(t275, t276, y9, x4, t249, t274);
    SANGI_MAC(t277, t278, y10, x4, t251, t276);
    SANGI_MAC(t279, t280, y11, x4, t253, t278);
    sangi_limb c282 = 0;
    const sangi_limb t281 = sangi_limb_add(t255, t280, &c282);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t284, t285, UINT32_C(0x00000001), t257, t259, 0);
    SANGI_MAC(t286, t287, UINT32_C(0x00000000), t257, t261, t285);
    SANGI_MAC(t288, t289, UINT32_C(0xffffffff), t257, t263, t287);
    SANGI_MAC(t290, t291, UINT32_C(0xfffffffe), t257, t265, t289);
    SANGI_MAC(t292, t293, UINT32_C(0xffffffff), t257, t267, t291);
    SANGI_MAC(t294, t295, UINT32_C(0xffffffff), t257, t269, t293);
    SANGI_MAC(t296, t297, UINT32_C(0xffffffff), t257, t271, t295);
    SANGI_MAC(t298, t299, UINT32_C(0xffffffff), t257, t273, t297);
    SANGI_MAC(t300, t301, UINT32_C(0xffffffff), t257, t275, t299);
    SANGI_MAC(t302, t303, UINT32_C(0xffffffff), t257, t277, t301);
    SANGI_MAC(t304, t305, UINT32_C(0xffffffff), t257, t279, t303);
    SANGI_MAC(t306, t307, UINT32_C(0x00000000), t257, t281, t305);
    sangi_limb c309 = 0;
    const sangi_limb t308 = sangi_limb_add(t307, c282, &c309);
    /* t += x[5] * y */
    SANGI_MAC(t310, t311, y0, x5, t284, 0);
    SANGI_MAC(t312, t313, y1, x5, t286, t311);
    SANGI_MAC(t314, t315, y2, x5, t288, t313);
    SANGI_MAC(t316, t317, y3, x5, t290, t315);
    SANGI_MAC(t318, t319, y4, x5, t292, t317);
    SANGI_MAC(t320, t321, y5, x5, t294, t319);
    SANGI_MAC(t322, t323, y6, x5, t296, t321);
    SANGI_MAC(t324, t325, y7, x5, t298, t323);
    SANGI_MAC(t326, t327, y8, x5, t300, t325);
    SANGI_MAC(t328, t329, y9, x5, t302, t327);
    SANGI_MAC(t330, t331, y10, x5, t304, t329);
    SANGI_MAC(t332, t333, y11, x5, t306, t331);
    sangi_limb c335 = 0;
    const sangi_limb t334 = sangi_limb_add(t308, t333, &c335);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t337, t338, UINT32_C(0x00000001), t310, t312, 0);
    SANGI_MAC(t339, t340, UINT32_C(0x00000000), t310, t314, t338);
    SANGI_MAC(t341, t342, UINT32_C(0xffffffff), t310, t316, t340);
    SANGI_MAC(t343, t344, UINT32_C(0xfffffffe), t310, t318, t342);
    SANGI_MAC(t345, t346, UINT32_C(0xffffffff), t310, t320, t344);
    SANGI_MAC(t347, t348, UINT32_C(0xffffffff), t310, t322, t346);
    SANGI_MAC(t349, t350, UINT32_C(0xffffffff), t310, t324, t348);
    SANGI_MAC(t351, t352, UINT32_C(0xffffffff), t310, t326, t350);
    SANGI_MAC(t353, t354, UINT32_C(0xffffffff), t310, t328, t352);
    SANGI_MAC(t355, t356, UINT32_C(0xffffffff), t310, t330, t354);
    SANGI_MAC(t357, t358, UINT32_C(0xffffffff), t310, t332, t356);
    SANGI_MAC(t359, t360, UINT32_C(0x00000000), t310, t334, t358);
    sangi_limb c362 = 0;
    const sangi_limb t361 = sangi_limb_add(t360, c335, &c362);
    /* t += x[6] * y */
    SANGI_MAC(t363, t364, y0, x6, t337, 0);
    SANGI_MAC(t365, t366, y1, x6, t339, t364);
    SANGI_MAC(t367, t368, y2, x6, t341, t366);
    SANGI_MAC(t369, t370, y3, x6, t343, t368);
    SANGI_MAC(t371, t372, y4, x6, t345, t370);
    SANGI_MAC(t373, t374, y5, x6, t347, t372);
    SANGI_MAC(t375, t376, y6, x6, t349, t374);
    SANGI_MAC(t377, t378, y7, x6, t351, t376);
    SANGI_MAC(t379, t380, y8, x6, t353, t378);
    SANGI_MAC(t381, t382, y9, x6, t355, t380);
    SANGI_MAC(t383, t384, y10, x6, t357, t382);
    SANGI_MAC(t385, t386, y11, x6, t359, t384);
    sangi_limb c388 = 0;
    const sangi_limb t387 = sangi_limb_add(t361, t386, &c388);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t390, t391, UINT32_C(0x00000001), t363, t365, 0);
    SANGI_MAC(t392, t393, UINT32_C(0x00000000), t363, t367, t391);
    SANGI_MAC(t394, t395, UINT32_C(0xffffffff), t363, t369, t393);
    SANGI_MAC(t396, t397, UINT32_C(0xfffffffe), t363, t371, t395);
    SANGI_MAC(t398, t399, UINT32_C(0xffffffff), t363, t373, t397);
    SANGI_MAC(t400, t401, UINT32_C(0xffffffff), t363, t375, t399);
    SANGI_MAC(t402, t403, UINT32_C(0xffffffff), t363, t377, t401);
    SANGI_MAC(t404, t405, UINT32_C(0xffffffff), t363, t379, t403);
    SANGI_MAC(t406, t407, UINT32_C(0xffffffff), t363, t381, t405);
    SANGI_MAC(t408, t409, UINT32_C(0xffffffff), t363, t383, t407);
    SANGI_MAC(t410, t411, UINT32_C(0xffffffff), t363, t385, t409);
    SANGI_MAC(t412, t413, UINT32_C(0x00000000), t363, t387, t411);
    sangi_limb c415 = 0;
    const sangi_limb t414 = sangi_limb_add(t413, c388, &c415);
    /* t += x[7] * y */
    SANGI_MAC(t416, t417, y0, x7, t390, 0);
    SANGI_MAC(t418, t419, y1, x7, t392, t417);
    SANGI_MAC(t420, t421, y2, x7, t394, t419);
    SANGI_MAC(t422, t423, y3, x7, t396, t421);
    SANGI_MAC(t424, t425, y4, x7, t398, t423);
    SANGI_MAC(t426, t427, y5, x7, t400, t425);
    SANGI_MAC(t428, t429, y6, x7, t402, t427);
    SANGI_MAC(t430, t431, y7, x7, t404, t429);
    SANGI_MAC(t432, t433, y8, x7, t406, t431);
    SANGI_MAC(t434, t435, y9, x7, t408, t433);
    SANGI_MAC(t436, t437, y10, x7, t410, t435);
    SANGI_MAC(t438, t439, y11, x7, t412, t437);
    sangi_limb c441 = 0;
    const sangi_limb t440 = sangi_limb_add(t414, t439, &c441);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t443, t444, UINT32_C(0x00000001), t416, t418, 0);
    SANGI_MAC(t445, t446, UINT32_C(0x00000000), t416, t420, t444);
    SANGI_MAC(t447, t448, UINT32_C(0xffffffff), t416, t422, t446);
    SANGI_MAC(t449, t450, UINT32_C(0xfffffffe), t416, t424, t448);
    SANGI_MAC(t451, t452, UINT32_C(0xffffffff), t416, t426, t450);
    SANGI_MAC(t453, t454, UINT32_C(0xffffffff), t416, t428, t452);
    SANGI_MAC(t455, t456, UINT32_C(0xffffffff), t416, t430, t454);
    SANGI_MAC(t457, t458, UINT32_C(0xffffffff), t416, t432, t456);
    SANGI_MAC(t459, t460, UINT32_C(0xffffffff), t416, t434, t458);
    SANGI_MAC(t461, t462, UINT32_C(0xffffffff), t416, t436, t460);
    SANGI_MAC(t463, t464, UINT32_C(0xffffffff), t416, t438, t462);
    SANGI_MAC(t465, t466, UINT32_C(0x00000000), t416, t440, t464);
    sangi_limb c468 = 0;
    const sangi_limb t467 = sangi_limb_add(t466, c441, &c468);
    /* t += x[8] * y */
    SANGI_MAC(t469, t470, y0, x8, t443, 0);
    SANGI_MAC(t471, t472, y1, x8, t445, t470);
    SANGI_MAC(t473, t474, y2, x8, t447, t472);
    SANGI_MAC(t475, t476, y3, x8, t449, t474);
    SANGI_MAC(t477, t478, y4, x8, t451, t476);
    SANGI_MAC(t479, t480, y5, x8, t453, t478);
    SANGI_MAC(t481, t482, y6, x8, t455, t480);
    SANGI_MAC(t483, t484, y7, x8, t457, t482);
    SANGI_MAC(t485, t486, y8, x8, t459, t484);
    SANGI_MAC(t487, t488, y9, x8, t461, t486);
    SANGI_MAC(t489, t490, y10, x8, t463, t488);
    SANGI_MAC(t491, t492, y11, x8, t465, t490);
    sangi_limb c494 = 0;
    const sangi_limb t493 = sangi_limb_add(t467, t492, &c494);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t496, t497, UINT32_C(0x00000001), t469, t471, 0);
    SANGI_MAC(t498, t499, UINT32_C(0x00000000), t469, t473, t497);
    SANGI_MAC(t500, t501, UINT32_C(0xffffffff), t469, t475, t499);
    SANGI_MAC(t502, t503, UINT32_C(0xfffffffe), t469, t477, t501);
    SANGI_MAC(t504, t505, UINT32_C(0xffffffff), t469, t479, t503);
    SANGI_MAC(t506, t507, UINT32_C(0xffffffff), t469, t481, t505);
    SANGI_MAC(t508, t509, UINT32_C(0xffffffff), t469, t483, t507);
    SANGI_MAC(t510, t511, UINT32_C(0xffffffff), t469, t485, t509);
    SANGI_MAC(t512, t513, UINT32_C(0xffffffff), t469, t487, t511);
    SANGI_MAC(t514, t515, UINT32_C(0xffffffff), t469, t489, t513);
    SANGI_MAC(t516, t517, UINT32_C(0xffffffff), t469, t491, t515);
    SANGI_MAC(t518, t519, UINT32_C(0x00000000), t469, t493, t517);
    sangi_limb c521 = 0;
    const sangi_limb t520 = sangi_limb_add(t519, c494, &c521);
    /* t += x[9] * y */
    SANGI_MAC(t522, t523, y0, x9, t496, 0);
    SANGI_MAC(t524, t525, y1, x9, t498, t523);
    SANGI_MAC(t526, t527, y2, x9, t500, t525);
    SANGI_MAC(t528, t529, y3, x9, t502, t527);
    SANGI_MAC(t530, t531, y4, x9, t504, t529);
    SANGI_MAC(t532, t533, y5, x9, t506, t531);
    SANGI_MAC(t534, t535, y6, x9, t508, t533);
    SANGI_MAC(t536, t537, y7, x9, t510, t535);
    SANGI_MAC(t538, t539, y8, x9, t512, t537);
    SANGI_MAC(t540, t541, y9, x9, t514, t539);
    SANGI_MAC(t542, t543, y10, x9, t516, t541);
    SANGI_MAC(t544, t545, y11, x9, t518, t543);
    sangi_limb c547 = 0;
    const sangi_limb t546 = sangi_limb_add(t520, t545, &c547);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t549, t550, UINT32_C(0x00000001), t522, t524, 0);
    SANGI_MAC(t551, t552, UINT32_C(0x00000000), t522, t526, t550);
    SANGI_MAC(t553, t554, UINT32_C(0xffffffff), t522, t528, t552);
    SANGI_MAC(t555, t556, UINT32_C(0xfffffffe), t522, t530, t554);
    SANGI_MAC(t557, t558, UINT32_C(0xffffffff), t522, t532, t556);
    SANGI_MAC(t559, t560, UINT32_C(0xffffffff), t522, t534, t558);
    SANGI_MAC(t561, t562, UINT32_C(0xffffffff), t522, t536, t560);
    SANGI_MAC(t563, t564, UINT32_C(0xffffffff), t522, t538, t562);
    SANGI_MAC(t565, t566, UINT32_C(0xffffffff), t522, t540, t564);
    SANGI_MAC(t567, t568, UINT32_C(0xffffffff), t522, t542, t566);
    SANGI_MAC(t569, t570, UINT32_C(0xffffffff), t522, t544, t568);
    SANGI_MAC(t571, t572, UINT32_C(0x00000000), t522, t546, t570);
    sangi_limb c574 = 0;
    const sangi_limb t573 = sangi_limb_add(t572, c547, &c574);
    /* t += x[10] * y */
    SANGI_MAC(t575, t576, y0, x10, t549, 0);
    SANGI_MAC(t577, t578, y1, x10, t551, t576);
    SANGI_MAC(t579, t580, y2, x10, t553, t578);
    SANGI_MAC(t581, t582, y3, x10, t555, t580);
    SANGI_MAC(t583, t584, y4, x10, t557, t582);
    SANGI_MAC(t585, t586, y5, x10, t559, t584);
    SANGI_MAC(t587, t588, y6, x10, t561, t586);
    SANGI_MAC(t589, t590, y7, x10, t563, t588);
    SANGI_MAC(t591, t592, y8, x10, t565, t590);
    SANGI_MAC(t593, t594, y9, x10, t567, t592);
    SANGI_MAC(t595, t596, y10, x10, t569, t594);
    SANGI_MAC(t597, t598, y11, x10, t571, t596);
    sangi_limb c600 = 0;
    const sangi_limb t599 = sangi_limb_add(t573, t598, &c600);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t602, t603, UINT32_C(0x00000001), t575, t577, 0);
    SANGI_MAC(t604, t605, UINT32_C(0x00000000), t575, t579, t603);
    SANGI_MAC(t606, t607, UINT32_C(0xffffffff), t575, t581, t605);
    SANGI_MAC(t608, t609, UINT32_C(0xfffffffe), t575, t583, t607);
    SANGI_MAC(t610, t611, UINT32_C(0xffffffff), t575, t585, t609);
    SANGI_MAC(t612, t613, UINT32_C(0xffffffff), t575, t587, t611);
    SANGI_MAC(t614, t615, UINT32_C(0xffffffff), t575, t589, t613);
    SANGI_MAC(t616, t617, UINT32_C(0xffffffff), t575, t591, t615);
    SANGI_MAC(t618, t619, UINT32_C(0xffffffff), t575, t593, t617);
    SANGI_MAC(t620, t621, UINT32_C(0xffffffff), t575, t595, t619);
    SANGI_MAC(t622, t623, UINT32_C(0xffffffff), t575, t597, t621);
    SANGI_MAC(t624, t625, UINT32_C(0x00000000), t575, t599, t623);
    sangi_limb c627 = 0;
    const sangi_limb t626 = sangi_limb_add(t625, c600, &c627);
    /* t += x[11] * y */
    SANGI_MAC(t628, t629, y0, x11, t602, 0);
    SANGI_MAC(t630, t631, y1, x11, t604, t629);
    SANGI_MAC(t632, t633, y2, x11, t606, t631);
    SANGI_MAC(t634, t635, y3, x11, t608, t633);
    SANGI_MAC(t636, t637, y4, x11, t610, t635);
    SANGI_MAC(t638, t639, y5, x11, t612, t637);
    SANGI_MAC(t640, t641, y6, x11, t614, t639);
    SANGI_MAC(t642, t643, y7, x11, t616, t641);
    SANGI_MAC(t644, t645, y8, x11, t618, t643);
    SANGI_MAC(t646, t647, y9, x11, t620, t645);
    SANGI_MAC(t648, t649, y10, x11, t622, t647);
    SANGI_MAC(t650, t651, y11, x11, t624, t649);
    sangi_limb c653 = 0;
    const sangi_limb t652 = sangi_limb_add(t626, t651, &c653);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t655, t656, UINT32_C(0x00000001), t628, t630, 0);
    SANGI_MAC(t657, t658, UINT32_C(0x00000000), t628, t632, t656);
    SANGI_MAC(t659, t660, UINT32_C(0xffffffff), t628, t634, t658);
    SANGI_MAC(t661, t662, UINT32_C(0xfffffffe), t628, t636, t660);
    SANGI_MAC(t663, t664, UINT32_C(0xffffffff), t628, t638, t662);
    SANGI_MAC(t665, t666, UINT32_C(0xffffffff), t628, t640, t664);
    SANGI_MAC(t667, t668, UINT32_C(0xffffffff), t628, t642, t666);
    SANGI_MAC(t669, t670, UINT32_C(0xffffffff), t628, t644, t668);
    SANGI_MAC(t671, t672, UINT32_C(0xffffffff), t628, t646, t670);
    SANGI_MAC(t673, t674, UINT32_C(0xffffffff), t628, t648, t672);
    SANGI_MAC(t675, t676, UINT32_C(0xffffffff), t628, t650, t674);
    SANGI_MAC(t677, t678, UINT32_C(0x00000000), t628, t652, t676);
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
    SANGI_MAC(t191, t192, x0, x0, 0, 0);
    SANGI_MAC(t193, t194, x1, x1, 0, 0);
    SANGI_MAC(t195, t196, x2, x2, 0, 0);
    SANGI_MAC(t197, t198, x3, x3, 0, 0);
    SANGI_MAC(t199, t200, x4, x4, 0, 0);
    SANGI_MAC(t201, t202, x5, x5, 0, 0);
    SANGI_MAC(t203, t204, x6, x6, 0, 0);
    SANGI_MAC(t205, t206, x7, x7, 0, 0);
    SANGI_MAC(t207, t208, x8, x8, 0, 0);
    SANGI_MAC(t209, t210, x9, x9, 0, 0);
    SANGI_MAC(t211, t212, x10, x10, 0, 0);
    SANGI_MAC(t213, t214, x11, x11, 0, 0);
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
    SANGI_MAC_HIGH(t276, t274, UINT32_C(0xffffffff), t191, 0);
    SANGI_MAC(t277, t278, t274, UINT32_C(0x00000000), t215, t276);
    SANGI_MAC(t279, t280, t274, UINT32_C(0x00000000), t217, t278);
    SANGI_MAC(t281, t282, t274, UINT32_C(0xffffffff), t219, t280);
    SANGI_MAC(t283, t284, t274, UINT32_C(0xfffffffe), t221, t282);
    SANGI_MAC(t285, t286, t274, UINT32_C(0xffffffff), t223, t284);
    SANGI_MAC(t287, t288, t274, UINT32_C(0xffffffff), t225, t286);
    SANGI_MAC(t289, t290, t274, UINT32_C(0xffffffff), t227, t288);
    SANGI_MAC(t291, t292, t274, UINT32_C(0xffffffff), t229, t290);
    SANGI_MAC(t293, t294, t274, UINT32_C(0xffffffff), t231, t292);
    SANGI_MAC(t295, t296, t274, UINT32_C(0xffffffff), t233, t294);
    SANGI_MAC(t297, t298, t274, UINT32_C(0xffffffff), t235, t296);
    sangi_limb c300 = 0;
    const sangi_limb t299 = sangi_limb_add(t237, t298, &c300);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t301 = sangi_limb_mullo(t277, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t303, t301, UINT32_C(0xffffffff), t277, 0);
    SANGI_MAC(t304, t305, t301, UINT32_C(0x00000000), t279, t303);
    SANGI_MAC(t306, t307, t301, UINT32_C(0x00000000), t281, t305);
    SANGI_MAC(t308, t309, t301, UINT32_C(0xffffffff), t283, t307);
    SANGI_MAC(t310, t311, t301, UINT32_C(0xfffffffe), t285, t309);
    SANGI_MAC(t312, t313, t301, UINT32_C(0xffffffff), t287, t311);
    SANGI_MAC(t314, t315, t301, UINT32_C(0xffffffff), t289, t313);
    SANGI_MAC(t316, t317, t301, UINT32_C(0xffffffff), t291, t315);
    SANGI_MAC(t318, t319, t301, UINT32_C(0xffffffff), t293, t317);
    SANGI_MAC(t320, t321, t301, UINT32_C(0xffffffff), t295, t319);
    SANGI_MAC(t322, t323, t301, UINT32_C(0xffffffff), t297, t321);
    SANGI_MAC(t324, t325, t301, UINT32_C(0xffffffff), t299, t323);
    const sangi_limb t326 = sangi_limb_add(t239, t325, &c300);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t328 = sangi_limb_mullo(t304, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t330, t328, UINT32_C(0xffffffff), t304, 0);
    SANGI_MAC(t331, t332, t328, UINT32_C(0x00000000), t306, t330);
    SANGI_MAC(t333, t334, t328, UINT32_C(0x00000000), t308, t332);
    SANGI_MAC(t335, t336, t328, UINT32_C(0xffffffff), t310, t334);
    SANGI_MAC(t337, t338, t328, UINT32_C(0xfffffffe), t312, t336);
    SANGI_MAC(t339, t340, t328, UINT32_C(0xffffffff), t314, t338);
    SANGI_MAC(t341, t342, t328, UINT32_C(0xffffffff), t316, t340);
    SANGI_MAC(t343, t344, t328, UINT32_C(0xffffffff), t318, t342);
    SANGI_MAC(t345, t346, t328, UINT32_C(0xffffffff), t320, t344);
    SANGI_MAC(t347, t348, t328, UINT32_C(0xffffffff), t322, t346);
    SANGI_MAC(t349, t350, t328, UINT32_C(0xffffffff), t324, t348);
    SANGI_MAC(t351, t352, t328, UINT32_C(0xffffffff), t326, t350);
    const sangi_limb t353 = sangi_limb_add(t241, t352, &c300);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t355 = sangi_limb_mullo(t331, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t357, t355, UINT32_C(0xffffffff), t331, 0);
    SANGI_MAC(t358, t359, t355, UINT32_C(0x00000000), t333, t357);
    SANGI_MAC(t360, t361, t355, UINT32_C(0x00000000), t335, t359);
    SANGI_MAC(t362, t363, t355, UINT32_C(0xffffffff), t337, t361);
    SANGI_MAC(t364, t365, t355, UINT32_C(0xfffffffe), t339, t363);
    SANGI_MAC(t366, t367, t355, UINT32_C(0xffffffff), t341, t365);
    SANGI_MAC(t368, t369, t355, UINT32_C(0xffffffff), t343, t367);
    SANGI_MAC(t370, t371, t355, UINT32_C(0xffffffff), t345, t369);
    SANGI_MAC(t372, t373, t355, UINT32_C(0xffffffff), t347, t371);
    SANGI_MAC(t374, t375, t355, UINT32_C(0xffffffff), t349, t373);
    SANGI_MAC(t376, t377, t355, UINT32_C(0xffffffff), t351, t375);
    SANGI_MAC(t378, t379, t355, UINT32_C(0xffffffff), t353, t377);
    const sangi_limb t380 = sangi_limb_add(t243, t379, &c300);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t382 = sangi_limb_mullo(t358, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t384, t382, UINT32_C(0xffffffff), t358, 0);
    SANGI_MAC(t385, t386, t382, UINT32_C(0x00000000), t360, t384);
    SANGI_MAC(t387, t388, t382, UINT32_C(0x00000000), t362, t386);
    SANGI_MAC(t389, t390, t382, UINT32_C(0xffffffff), t364, t388);
    SANGI_MAC(t391, t392, t382, UINT32_C(0xfffffffe), t366, t390);
    SANGI_MAC(t393, t394, t382, UINT32_C(0xffffffff), t368, t392);
    SANGI_MAC(t395, t396, t382, UINT32_C(0xffffffff), t370, t394);
    SANGI_MAC(t397, t398, t382, UINT32_C(0xffffffff), t372, t396);
    SANGI_MAC(t399, t400, t382, UINT32_C(0xffffffff), t374, t398);
    SANGI_MAC(t401, t402, t382, UINT32_C(0xffffffff), t376, t400);
    SANGI_MAC(t403, t404, t382, UINT32_C(0xffffffff), t378, t402);
    SANGI_MAC(t405, t406, t382, UINT32_C(0xffffffff), t380, t404);
    const sangi_limb t407 = sangi_limb_add(t245, t406, &c300);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t409 = sangi_limb_mullo(t385, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t411, t409, UINT32_C(0xffffffff), t385, 0);
    SANGI_MAC(t412, t413, t409, UINT32_C(0x00000000), t387, t411);
    SANGI_MAC(t414, t415, t409, UINT32_C(0x00000000), t389, t413);
    SANGI_MAC(t416, t417, t409, UINT32_C(0xffffffff), t391, t415);
    SANGI_MAC(t418, t419, t409, UINT32_C(0xfffffffe), t393, t417);
    SANGI_MAC(t420, t421, t409, UINT32_C(0xffffffff), t395, t419);
    SANGI_MAC(t422, t423, t409, UINT32_C(0xffffffff), t397, t421);
    SANGI_MAC(t424, t425, t409, UINT32_C(0xffffffff), t399, t423);
    SANGI_MAC(t426, t427, t409, UINT32_C(0xffffffff), t401, t425);
    SANGI_MAC(t428, t429, t409, UINT32_C(0xffffffff), t403, t427);
    SANGI_MAC(t430, t431, t409, UINT32_C(0xffffffff), t405, t429);
    SANGI_MAC(t432, t433, t409, UINT32_C(0xffffffff), t407, t431);
    const sangi_limb t434 = sangi_limb_add(t247, t433, &c300);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t436 = sangi_limb_mullo(t412, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t438, t436, UINT32_C(0xffffffff), t412, 0);
    SANGI_MAC(t439, t440, t436, UINT32_C(0x00000000), t414, t438);
    SANGI_MAC(t441, t442, t436, UINT32_C(0x00000000), t416, t440);
    SANGI_MAC(t443, t444, t436, UINT32_C(0xffffffff), t418, t442);
    SANGI_MAC(t445, t446, t436, UINT32_C(0xfffffffe), t420, t444);
    SANGI_MAC(t447, t448, t436, UINT32_C(0xffffffff), t422, t446);
    SANGI_MAC(t449, t450, t436, UINT32_C(0xffffffff), t424, t448);
    SANGI_MAC(t451, t452, t436, UINT32_C(0xffffffff), t426, t450);
    SANGI_MAC(t453, t454, t436, UINT32_C(0xffffffff), t428, t452);
    SANGI_MAC(t455, t456, t436, UINT32_C(0xffffffff), t430, t454);
    SANGI_MAC(t457, t458, t436, UINT32_C(0xffffffff), t432, t456);
    SANGI_MAC(t459, t460, t436, UINT32_C(0xffffffff), t434, t458);
    const sangi_limb t461 = sangi_limb_add(t249, t460, &c300);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t463 = sangi_limb_mullo(t439, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t465, t463, UINT32_C(0xffffffff), t439, 0);
    SANGI_MAC(t466, t467, t463, UINT32_C(0x00000000), t441, t465);
    SANGI_MAC(t468, t469, t463, UINT32_C(0x00000000), t443, t467);
    SANGI_MAC(t470, t471, t463, UINT32_C(0xffffffff), t445, t469);
    SANGI_MAC(t472, t473, t463, UINT32_C(0xfffffffe), t447, t471);
    SANGI_MAC(t474, t475, t463, UINT32_C(0xffffffff), t449, t473);
    SANGI_MAC(t476, t477, t463, UINT32_C(0xffffffff), t451, t475);
    SANGI_MAC(t478, t479, t463, UINT32_C(0xffffffff), t453, t477);
    SANGI_MAC(t480, t481, t463, UINT32_C(0xffffffff), t455, t479);
    SANGI_MAC(t482, t483, t463, UINT32_C(0xffffffff), t457, t481);
    SANGI_MAC(t484, t485, t463, UINT32_C(0xffffffff), t459, t483);
    SANGI_MAC(t486, t487, t463, UINT32_C(0xffffffff), t461, t485);
    const sangi_limb t488 = sangi_limb_add(t251, t487, &c300);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t490 = sangi_limb_mullo(t466, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t492, t490, UINT32_C(0xffffffff), t466, 0);
    SANGI_MAC(t493, t494, t490, UINT32_C(0x00000000), t468, t492);
    SANGI_MAC(t495, t496, t490, UINT32_C(0x00000000), t470, t494);
    SANGI_MAC(t497, t498, t490, UINT32_C(0xffffffff), t472, t496);
    SANGI_MAC(t499, t500, t490, UINT32_C(0xfffffffe), t474, t498);
    SANGI_MAC(t501, t502, t490, UINT32_C(0xffffffff), t476, t500);
    SANGI_MAC(t503, t504, t490, UINT32_C(0xffffffff), t478, t502);
    SANGI_MAC(t505, t506, t490, UINT32_C(0xffffffff), t480, t504);
    SANGI_MAC(t507, t508, t490, UINT32_C(0xffffffff), t482, t506);
    SANGI_MAC(t509, t510, t490, UINT32_C(0xffffffff), t484, t508);
    SANGI_MAC(t511, t512, t490, UINT32_C(0xffffffff), t486, t510);
    SANGI_MAC(t513, t514, t490, UINT32_C(0xffffffff), t488, t512);
    const sangi_limb t515 = sangi_limb_add(t253, t514, &c300);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t517 = sangi_limb_mullo(t493, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t519, t517, UINT32_C(0xffffffff), t493, 0);
    SANGI_MAC(t520, t521, t517, UINT32_C(0x00000000), t495, t519);
    SANGI_MAC(t522, t523, t517, UINT32_C(0x00000000), t497, t521);
    SANGI_MAC(t524, t525, t517, UINT32_C(0xffffffff), t499, t523);
    SANGI_MAC(t526, t527, t517, UINT32_C(0xfffffffe), t501, t525);
    SANGI_MAC(t528, t529, t517, UINT32_C(0xffffffff), t503, t527);
    SANGI_MAC(t530, t531, t517, UINT32_C(0xffffffff), t505, t529);
    SANGI_MAC(t532, t533, t517, UINT32_C(0xffffffff), t507, t531);
    SANGI_MAC(t534, t535, t517, UINT32_C(0xffffffff), t509, t533);
    SANGI_MAC(t536, t537, t517, UINT32_C(0xffffffff), t511, t535);
    SANGI_MAC(t538, t539, t517, UINT32_C(0xffffffff), t513, t537);
    SANGI_MAC(t540, t541, t517, UINT32_C(0xffffffff), t515, t539);
    const sangi_limb t542 = sangi_limb_add(t255, t541, &c300);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t544 = sangi_limb_mullo(t520, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t546, t544, UINT32_C(0xffffffff), t520, 0);
    SANGI_MAC(t547, t548, t544, UINT32_C(0x00000000), t522, t546);
    SANGI_MAC(t549, t550, t544, UINT32_C(0x00000000), t524, t548);
    SANGI_MAC(t551, t552, t544, UINT32_C(0xffffffff), t526, t550);
    SANGI_MAC(t553, t554, t544, UINT32_C(0xfffffffe), t528, t552);
    SANGI_MAC(t555, t556, t544, UINT32_C(0xffffffff), t530, t554);
    SANGI_MAC(t557, t558, t544, UINT32_C(0xffffffff), t532, t556);
    SANGI_MAC(t559, t560, t544, UINT32_C(0xffffffff), t534, t558);
    SANGI_MAC(t561, t562, t544, UINT32_C(0xffffffff), t536, t560);
    SANGI_MAC(t563, t564, t544, UINT32_C(0xffffffff), t538, t562);
    SANGI_MAC(t565, t566, t544, UINT32_C(0xffffffff), t540, t564);
    SANGI_MAC(t567, t568, t544, UINT32_C(0xffffffff), t542, t566);
    const sangi_limb t569 = sangi_limb_add(t257, t568, &c300);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t571 = sangi_limb_mullo(t547, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t573, t571, UINT32_C(0xffffffff), t547, 0);
    SANGI_MAC(t574, t575, t571, UINT32_C(0x00000000), t549, t573);
    SANGI_MAC(t576, t577, t571, UINT32_C(0x00000000), t551, t575);
    SANGI_MAC(t578, t579, t571, UINT32_C(0xffffffff), t553, t577);
    SANGI_MAC(t580, t581, t571, UINT32_C(0xfffffffe), t555, t579);
    SANGI_MAC(t582, t583, t571, UINT32_C(0xffffffff), t557, t581);
    SANGI_MAC(t584, t585, t571, UINT32_C(0xffffffff), t559, t583);
    SANGI_MAC(t586, t587, t571, UINT32_C(0xffffffff), t561, t585);
    SANGI_MAC(t588, t589, t571, UINT32_C(0xffffffff), t563, t587);
    SANGI_MAC(t590, t591, t571, UINT32_C(0xffffffff), t565, t589);
    SANGI_MAC(t592, t593, t571, UINT32_C(0xffffffff), t567, t591);
    SANGI_MAC(t594, t595, t571, UINT32_C(0xffffffff), t569, t593);
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
    SANGI_MAC_HIGH(t40, t36, UINT32_C(0x00000004), 0, 0);
    SANGI_MAC(t41, t42, t37, UINT32_C(0x00000004), t40, 0);
    SANGI_MAC_HIGH(t45, t41, UINT32_C(0x40000000), 0, 0);
    /* t - q * p */
    SANGI_MAC(t58, t59, UINT32_C(0xffffffff), t45, 0, 0);
    SANGI_MAC(t60, t61, UINT32_C(0x00000000), t45, t59, 0);
    SANGI_MAC(t62, t63, UINT32_C(0x00000000), t45, t61, 0);
    SANGI_MAC(t64, t65, UINT32_C(0xffffffff), t45, t63, 0);
    SANGI_MAC(t66, t67, UINT32_C(0xfffffffe), t45, t65, 0);
    SANGI_MAC(t68, t69, UINT32_C(0xffffffff), t45, t67, 0);
    SANGI_MAC(t70, t71, UINT32_C(0xffffffff), t45, t69, 0);
    SANGI_MAC(t72, t73, UINT32_C(0xffffffff), t45, t71, 0);
    SANGI_MAC(t74, t75, UINT32_C(0xffffffff), t45, t73, 0);
    SANGI_MAC(t76, t77, UINT32_C(0xffffffff), t45, t75, 0);
    SANGI_MAC(t78, t79, UINT32_C(0xffffffff), t45, t77, 0);
    SANGI_MAC(t80, t81, UINT32_C(0xffffffff), t45, t79, 0);
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
