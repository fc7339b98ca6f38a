/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p448, base field of Curve448 and edwards448; fills its top limb; 448 bits in 14 limbs of 32, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p448_modulus[14];
extern const sangi_limb sangi_p448_one[14];
extern const sangi_limb sangi_p448_radix2[14];
extern const sangi_limb sangi_p448_root[14];
extern const sangi_limb sangi_p448_sqrt_exponent[14];
void sangi_p448_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p448_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p448_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_p448_modulus[14] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p448_one[14] = {
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p448_radix2[14] = {
    UINT32_C(0x00000002),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000003),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p448_root[14] = {
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffd),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p448_sqrt_exponent[14] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xbfffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x3fffffff),
};

#define KERNEL(op) sangi_p448_##op##_c
#include "generated/field/limbs14_c32.inc"

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
    /* s = x + y */
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_add(x0, y0, &c30);
    const sangi_limb t31 = sangi_limb_add(x1, y1, &c30);
    const sangi_limb t33 = sangi_limb_add(x2, y2, &c30);
    const sangi_limb t35 = sangi_limb_add(x3, y3, &c30);
    const sangi_limb t37 = sangi_limb_add(x4, y4, &c30);
    const sangi_limb t39 = sangi_limb_add(x5, y5, &c30);
    const sangi_limb t41 = sangi_limb_add(x6, y6, &c30);
    const sangi_limb t43 = sangi_limb_add(x7, y7, &c30);
    const sangi_limb t45 = sangi_limb_add(x8, y8, &c30);
    const sangi_limb t47 = sangi_limb_add(x9, y9, &c30);
    const sangi_limb t49 = sangi_limb_add(x10, y10, &c30);
    const sangi_limb t51 = sangi_limb_add(x11, y11, &c30);
    const sangi_limb t53 = sangi_limb_add(x12, y12, &c30);
    const sangi_limb t55 = sangi_limb_add(x13, y13, &c30);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c73 = 0;
    const sangi_limb t72 = sangi_limb_sub(t29, UINT32_C(0xffffffff), &c73);
    const sangi_limb t74 = sangi_limb_sub(t31, UINT32_C(0xffffffff), &c73);
    const sangi_limb t76 = sangi_limb_sub(t33, UINT32_C(0xffffffff), &c73);
    const sangi_limb t78 = sangi_limb_sub(t35, UINT32_C(0xffffffff), &c73);
    const sangi_limb t80 = sangi_limb_sub(t37, UINT32_C(0xffffffff), &c73);
    const sangi_limb t82 = sangi_limb_sub(t39, UINT32_C(0xffffffff), &c73);
    const sangi_limb t84 = sangi_limb_sub(t41, UINT32_C(0xffffffff), &c73);
    const sangi_limb t86 = sangi_limb_sub(t43, UINT32_C(0xfffffffe), &c73);
    const sangi_limb t88 = sangi_limb_sub(t45, UINT32_C(0xffffffff), &c73);
    const sangi_limb t90 = sangi_limb_sub(t47, UINT32_C(0xffffffff), &c73);
    const sangi_limb t92 = sangi_limb_sub(t49, UINT32_C(0xffffffff), &c73);
    const sangi_limb t94 = sangi_limb_sub(t51, UINT32_C(0xffffffff), &c73);
    const sangi_limb t96 = sangi_limb_sub(t53, UINT32_C(0xffffffff), &c73);
    const sangi_limb t98 = sangi_limb_sub(t55, UINT32_C(0xffffffff), &c73);
    (void)sangi_limb_sub(c30, UINT32_C(0x00000000), &c73);
    /* s where d < 0, else d */
    const sangi_limb t103 = sangi_limb_mask(c73);
    const sangi_limb t104 = sangi_limb_select(t103, t29, t72);
    const sangi_limb t105 = sangi_limb_select(t103, t31, t74);
    const sangi_limb t106 = sangi_limb_select(t103, t33, t76);
    const sangi_limb t107 = sangi_limb_select(t103, t35, t78);
    const sangi_limb t108 = sangi_limb_select(t103, t37, t80);
    const sangi_limb t109 = sangi_limb_select(t103, t39, t82);
    const sangi_limb t110 = sangi_limb_select(t103, t41, t84);
    const sangi_limb t111 = sangi_limb_select(t103, t43, t86);
    const sangi_limb t112 = sangi_limb_select(t103, t45, t88);
    const sangi_limb t113 = sangi_limb_select(t103, t47, t90);
    const sangi_limb t114 = sangi_limb_select(t103, t49, t92);
    const sangi_limb t115 = sangi_limb_select(t103, t51, t94);
    const sangi_limb t116 = sangi_limb_select(t103, t53, t96);
    const sangi_limb t117 = sangi_limb_select(t103, t55, t98);
    z[0] = t104;
    z[1] = t105;
    z[2] = t106;
    z[3] = t107;
    z[4] = t108;
    z[5] = t109;
    z[6] = t110;
    z[7] = t111;
    z[8] = t112;
    z[9] = t113;
    z[10] = t114;
    z[11] = t115;
    z[12] = t116;
    z[13] = t117;
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
    /* d = x - y */
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_sub(x0, y0, &c30);
    const sangi_limb t31 = sangi_limb_sub(x1, y1, &c30);
    const sangi_limb t33 = sangi_limb_sub(x2, y2, &c30);
    const sangi_limb t35 = sangi_limb_sub(x3, y3, &c30);
    const sangi_limb t37 = sangi_limb_sub(x4, y4, &c30);
    const sangi_limb t39 = sangi_limb_sub(x5, y5, &c30);
    const sangi_limb t41 = sangi_limb_sub(x6, y6, &c30);
    const sangi_limb t43 = sangi_limb_sub(x7, y7, &c30);
    const sangi_limb t45 = sangi_limb_sub(x8, y8, &c30);
    const sangi_limb t47 = sangi_limb_sub(x9, y9, &c30);
    const sangi_limb t49 = sangi_limb_sub(x10, y10, &c30);
    const sangi_limb t51 = sangi_limb_sub(x11, y11, &c30);
    const sangi_limb t53 = sangi_limb_sub(x12, y12, &c30);
    const sangi_limb t55 = sangi_limb_sub(x13, y13, &c30);
    /* t = d + p */
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_add(t29, UINT32_C(0xffffffff), &c72);
    const sangi_limb t73 = sangi_limb_add(t31, UINT32_C(0xffffffff), &c72);
    const sangi_limb t75 = sangi_limb_add(t33, UINT32_C(0xffffffff), &c72);
    const sangi_limb t77 = sangi_limb_add(t35, UINT32_C(0xffffffff), &c72);
    const sangi_limb t79 = sangi_limb_add(t37, UINT32_C(0xffffffff), &c72);
    const sangi_limb t81 = sangi_limb_add(t39, UINT32_C(0xffffffff), &c72);
    const sangi_limb t83 = sangi_limb_add(t41, UINT32_C(0xffffffff), &c72);
    const sangi_limb t85 = sangi_limb_add(t43, UINT32_C(0xfffffffe), &c72);
    const sangi_limb t87 = sangi_limb_add(t45, UINT32_C(0xffffffff), &c72);
    const sangi_limb t89 = sangi_limb_add(t47, UINT32_C(0xffffffff), &c72);
    const sangi_limb t91 = sangi_limb_add(t49, UINT32_C(0xffffffff), &c72);
    const sangi_limb t93 = sangi_limb_add(t51, UINT32_C(0xffffffff), &c72);
    const sangi_limb t95 = sangi_limb_add(t53, UINT32_C(0xffffffff), &c72);
    const sangi_limb t97 = sangi_limb_add(t55, UINT32_C(0xffffffff), &c72);
    /* t where d < 0, else d */
    const sangi_limb t99 = sangi_limb_mask(c30);
    const sangi_limb t100 = sangi_limb_select(t99, t71, t29);
    const sangi_limb t101 = sangi_limb_select(t99, t73, t31);
    const sangi_limb t102 = sangi_limb_select(t99, t75, t33);
    const sangi_limb t103 = sangi_limb_select(t99, t77, t35);
    const sangi_limb t104 = sangi_limb_select(t99, t79, t37);
    const sangi_limb t105 = sangi_limb_select(t99, t81, t39);
    const sangi_limb t106 = sangi_limb_select(t99, t83, t41);
    const sangi_limb t107 = sangi_limb_select(t99, t85, t43);
    const sangi_limb t108 = sangi_limb_select(t99, t87, t45);
    const sangi_limb t109 = sangi_limb_select(t99, t89, t47);
    const sangi_limb t110 = sangi_limb_select(t99, t91, t49);
    const sangi_limb t111 = sangi_limb_select(t99, t93, t51);
    const sangi_limb t112 = sangi_limb_select(t99, t95, t53);
    const sangi_limb t113 = sangi_limb_select(t99, t97, t55);
    z[0] = t100;
    z[1] = t101;
    z[2] = t102;
    z[3] = t103;
    z[4] = t104;
    z[5] = t105;
    z[6] = t106;
    z[7] = t107;
    z[8] = t108;
    z[9] = t109;
    z[10] = t110;
    z[11] = t111;
    z[12] = t112;
    z[13] = t113;
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
    /* d = x - y */
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x0, &c30);
    const sangi_limb t31 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x1, &c30);
    const sangi_limb t33 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x2, &c30);
    const sangi_limb t35 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x3, &c30);
    const sangi_limb t37 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x4, &c30);
    const sangi_limb t39 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x5, &c30);
    const sangi_limb t41 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x6, &c30);
    const sangi_limb t43 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x7, &c30);
    const sangi_limb t45 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x8, &c30);
    const sangi_limb t47 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x9, &c30);
    const sangi_limb t49 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x10, &c30);
    const sangi_limb t51 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x11, &c30);
    const sangi_limb t53 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x12, &c30);
    const sangi_limb t55 = sangi_limb_sub(sangi_limb_hide(UINT32_C(0x00000000)), x13, &c30);
    /* t = d + p */
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_add(t29, UINT32_C(0xffffffff), &c72);
    const sangi_limb t73 = sangi_limb_add(t31, UINT32_C(0xffffffff), &c72);
    const sangi_limb t75 = sangi_limb_add(t33, UINT32_C(0xffffffff), &c72);
    const sangi_limb t77 = sangi_limb_add(t35, UINT32_C(0xffffffff), &c72);
    const sangi_limb t79 = sangi_limb_add(t37, UINT32_C(0xffffffff), &c72);
    const sangi_limb t81 = sangi_limb_add(t39, UINT32_C(0xffffffff), &c72);
    const sangi_limb t83 = sangi_limb_add(t41, UINT32_C(0xffffffff), &c72);
    const sangi_limb t85 = sangi_limb_add(t43, UINT32_C(0xfffffffe), &c72);
    const sangi_limb t87 = sangi_limb_add(t45, UINT32_C(0xffffffff), &c72);
    const sangi_limb t89 = sangi_limb_add(t47, UINT32_C(0xffffffff), &c72);
    const sangi_limb t91 = sangi_limb_add(t49, UINT32_C(0xffffffff), &c72);
    const sangi_limb t93 = sangi_limb_add(t51, UINT32_C(0xffffffff), &c72);
    const sangi_limb t95 = sangi_limb_add(t53, UINT32_C(0xffffffff), &c72);
    const sangi_limb t97 = sangi_limb_add(t55, UINT32_C(0xffffffff), &c72);
    /* t where d < 0, else d */
    const sangi_limb t99 = sangi_limb_mask(c30);
    const sangi_limb t100 = sangi_limb_select(t99, t71, t29);
    const sangi_limb t101 = sangi_limb_select(t99, t73, t31);
    const sangi_limb t102 = sangi_limb_select(t99, t75, t33);
    const sangi_limb t103 = sangi_limb_select(t99, t77, t35);
    const sangi_limb t104 = sangi_limb_select(t99, t79, t37);
    const sangi_limb t105 = sangi_limb_select(t99, t81, t39);
    const sangi_limb t106 = sangi_limb_select(t99, t83, t41);
    const sangi_limb t107 = sangi_limb_select(t99, t85, t43);
    const sangi_limb t108 = sangi_limb_select(t99, t87, t45);
    const sangi_limb t109 = sangi_limb_select(t99, t89, t47);
    const sangi_limb t110 = sangi_limb_select(t99, t91, t49);
    const sangi_limb t111 = sangi_limb_select(t99, t93, t51);
    const sangi_limb t112 = sangi_limb_select(t99, t95, t53);
    const sangi_limb t113 = sangi_limb_select(t99, t97, t55);
    z[0] = t100;
    z[1] = t101;
    z[2] = t102;
    z[3] = t103;
    z[4] = t104;
    z[5] = t105;
    z[6] = t106;
    z[7] = t107;
    z[8] = t108;
    z[9] = t109;
    z[10] = t110;
    z[11] = t111;
    z[12] = t112;
    z[13] = t113;
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
    /* s = x + y */
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(x0, sangi_limb_hide(x0), &c16);
    const sangi_limb t17 = sangi_limb_add(x1, sangi_limb_hide(x1), &c16);
    const sangi_limb t19 = sangi_limb_add(x2, sangi_limb_hide(x2), &c16);
    const sangi_limb t21 = sangi_limb_add(x3, sangi_limb_hide(x3), &c16);
    const sangi_limb t23 = sangi_limb_add(x4, sangi_limb_hide(x4), &c16);
    const sangi_limb t25 = sangi_limb_add(x5, sangi_limb_hide(x5), &c16);
    const sangi_limb t27 = sangi_limb_add(x6, sangi_limb_hide(x6), &c16);
    const sangi_limb t29 = sangi_limb_add(x7, sangi_limb_hide(x7), &c16);
    const sangi_limb t31 = sangi_limb_add(x8, sangi_limb_hide(x8), &c16);
    const sangi_limb t33 = sangi_limb_add(x9, sangi_limb_hide(x9), &c16);
    const sangi_limb t35 = sangi_limb_add(x10, sangi_limb_hide(x10), &c16);
    const sangi_limb t37 = sangi_limb_add(x11, sangi_limb_hide(x11), &c16);
    const sangi_limb t39 = sangi_limb_add(x12, sangi_limb_hide(x12), &c16);
    const sangi_limb t41 = sangi_limb_add(x13, sangi_limb_hide(x13), &c16);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_sub(t15, UINT32_C(0xffffffff), &c59);
    const sangi_limb t60 = sangi_limb_sub(t17, UINT32_C(0xffffffff), &c59);
    const sangi_limb t62 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c59);
    const sangi_limb t64 = sangi_limb_sub(t21, UINT32_C(0xffffffff), &c59);
    const sangi_limb t66 = sangi_limb_sub(t23, UINT32_C(0xffffffff), &c59);
    const sangi_limb t68 = sangi_limb_sub(t25, UINT32_C(0xffffffff), &c59);
    const sangi_limb t70 = sangi_limb_sub(t27, UINT32_C(0xffffffff), &c59);
    const sangi_limb t72 = sangi_limb_sub(t29, UINT32_C(0xfffffffe), &c59);
    const sangi_limb t74 = sangi_limb_sub(t31, UINT32_C(0xffffffff), &c59);
    const sangi_limb t76 = sangi_limb_sub(t33, UINT32_C(0xffffffff), &c59);
    const sangi_limb t78 = sangi_limb_sub(t35, UINT32_C(0xffffffff), &c59);
    const sangi_limb t80 = sangi_limb_sub(t37, UINT32_C(0xffffffff), &c59);
    const sangi_limb t82 = sangi_limb_sub(t39, UINT32_C(0xffffffff), &c59);
    const sangi_limb t84 = sangi_limb_sub(t41, UINT32_C(0xffffffff), &c59);
    (void)sangi_limb_sub(c16, UINT32_C(0x00000000), &c59);
    /* s where d < 0, else d */
    const sangi_limb t89 = sangi_limb_mask(c59);
    const sangi_limb t90 = sangi_limb_select(t89, t15, t58);
    const sangi_limb t91 = sangi_limb_select(t89, t17, t60);
    const sangi_limb t92 = sangi_limb_select(t89, t19, t62);
    const sangi_limb t93 = sangi_limb_select(t89, t21, t64);
    const sangi_limb t94 = sangi_limb_select(t89, t23, t66);
    const sangi_limb t95 = sangi_limb_select(t89, t25, t68);
    const sangi_limb t96 = sangi_limb_select(t89, t27, t70);
    const sangi_limb t97 = sangi_limb_select(t89, t29, t72);
    const sangi_limb t98 = sangi_limb_select(t89, t31, t74);
    const sangi_limb t99 = sangi_limb_select(t89, t33, t76);
    const sangi_limb t100 = sangi_limb_select(t89, t35, t78);
    const sangi_limb t101 = sangi_limb_select(t89, t37, t80);
    const sangi_limb t102 = sangi_limb_select(t89, t39, t82);
    const sangi_limb t103 = sangi_limb_select(t89, t41, t84);
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
    z[12] = t102;
    z[13] = t103;
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
    /* s = x + p where x is odd, else x */
    const sangi_limb c15 = (sangi_limb)(x0 & 1);
    const sangi_limb t16 = sangi_limb_mask(c15);
    const sangi_limb t31 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t32 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t33 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t34 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t35 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t36 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t37 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t38 = (sangi_limb)(UINT32_C(0xfffffffe) & t16);
    const sangi_limb t39 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t40 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t41 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t42 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t43 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    const sangi_limb t44 = (sangi_limb)(UINT32_C(0xffffffff) & t16);
    sangi_limb c46 = 0;
    const sangi_limb t45 = sangi_limb_add(x0, t31, &c46);
    const sangi_limb t47 = sangi_limb_add(x1, t32, &c46);
    const sangi_limb t49 = sangi_limb_add(x2, t33, &c46);
    const sangi_limb t51 = sangi_limb_add(x3, t34, &c46);
    const sangi_limb t53 = sangi_limb_add(x4, t35, &c46);
    const sangi_limb t55 = sangi_limb_add(x5, t36, &c46);
    const sangi_limb t57 = sangi_limb_add(x6, t37, &c46);
    const sangi_limb t59 = sangi_limb_add(x7, t38, &c46);
    const sangi_limb t61 = sangi_limb_add(x8, t39, &c46);
    const sangi_limb t63 = sangi_limb_add(x9, t40, &c46);
    const sangi_limb t65 = sangi_limb_add(x10, t41, &c46);
    const sangi_limb t67 = sangi_limb_add(x11, t42, &c46);
    const sangi_limb t69 = sangi_limb_add(x12, t43, &c46);
    const sangi_limb t71 = sangi_limb_add(x13, t44, &c46);
    /* s / 2 */
    const sangi_limb t73 = sangi_limb_shift(t71, &c46);
    const sangi_limb t75 = sangi_limb_shift(t69, &c46);
    const sangi_limb t77 = sangi_limb_shift(t67, &c46);
    const sangi_limb t79 = sangi_limb_shift(t65, &c46);
    const sangi_limb t81 = sangi_limb_shift(t63, &c46);
    const sangi_limb t83 = sangi_limb_shift(t61, &c46);
    const sangi_limb t85 = sangi_limb_shift(t59, &c46);
    const sangi_limb t87 = sangi_limb_shift(t57, &c46);
    const sangi_limb t89 = sangi_limb_shift(t55, &c46);
    const sangi_limb t91 = sangi_limb_shift(t53, &c46);
    const sangi_limb t93 = sangi_limb_shift(t51, &c46);
    const sangi_limb t95 = sangi_limb_shift(t49, &c46);
    const sangi_limb t97 = sangi_limb_shift(t47, &c46);
    const sangi_limb t99 = sangi_limb_shift(t45, &c46);
    z[0] = t99;
    z[1] = t97;
    z[2] = t95;
    z[3] = t93;
    z[4] = t91;
    z[5] = t89;
    z[6] = t87;
    z[7] = t85;
    z[8] = t83;
    z[9] = t81;
    z[10] = t79;
    z[11] = t77;
    z[12] = t75;
    z[13] = t73;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p448_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t += x[0] * y */
    SANGI_MAC(t58, t59, y0, x0, 0, 0);
    SANGI_MAC(t60, t61, y1, x0, t59, 0);
    SANGI_MAC(t62, t63, y2, x0, t61, 0);
    SANGI_MAC(t64, t65, y3, x0, t63, 0);
    SANGI_MAC(t66, t67, y4, x0, t65, 0);
    SANGI_MAC(t68, t69, y5, x0, t67, 0);
    SANGI_MAC(t70, t71, y6, x0, t69, 0);
    SANGI_MAC(t72, t73, y7, x0, t71, 0);
    SANGI_MAC(t74, t75, y8, x0, t73, 0);
    SANGI_MAC(t76, t77, y9, x0, t75, 0);
    SANGI_MAC(t78, t79, y10, x0, t77, 0);
    SANGI_MAC(t80, t81, y11, x0, t79, 0);
    SANGI_MAC(t82, t83, y12, x0, t81, 0);
    SANGI_MAC(t84, t85, y13, x0, t83, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t86, t87, UINT32_C(0x00000000), t58, t60, 0);
    SANGI_MAC(t88, t89, UINT32_C(0x00000000), t58, t62, t87);
    SANGI_MAC(t90, t91, UINT32_C(0x00000000), t58, t64, t89);
    SANGI_MAC(t92, t93, UINT32_C(0x00000000), t58, t66, t91);
    SANGI_MAC(t94, t95, UINT32_C(0x00000000), t58, t68, t93);
    SANGI_MAC(t96, t97, UINT32_C(0x00000000), t58, t70, t95);
    SANGI_MAC(t98, t99, UINT32_C(0xffffffff), t58, t72, t97);
    SANGI_MAC(t100, t101, UINT32_C(0xffffffff), t58, t74, t99);
    SANGI_MAC(t102, t103, UINT32_C(0xffffffff), t58, t76, t101);
    SANGI_MAC(t104, t105, UINT32_C(0xffffffff), t58, t78, t103);
    SANGI_MAC(t106, t107, UINT32_C(0xffffffff), t58, t80, t105);
    SANGI_MAC(t108, t109, UINT32_C(0xffffffff), t58, t82, t107);
    SANGI_MAC(t110, t111, UINT32_C(0xffffffff), t58, t84, t109);
    SANGI_MAC(t112, t113, UINT32_C(0x00000000), t58, t85, t111);
    /* t += x[1] * y */
    SANGI_MAC(t114, t115, y0, x1, t86, 0);
    SANGI_MAC(t116, t117, y1, x1, t88, t115);
    SANGI_MAC(t118, t119, y2, x1, t90, t117);
    SANGI_MAC(t120, t121, y3, x1, t92, t119);
    SANGI_MAC(t122, t123, y4, x1, t94, t121);
    SANGI_MAC(t124, t125, y5, x1, t96, t123);
    SANGI_MAC(t126, t127, y6, x1, t98, t125);
    SANGI_MAC(t128, t129, y7, x1, t100, t127);
    SANGI_MAC(t130, t131, y8, x1, t102, t129);
    SANGI_MAC(t132, t133, y9, x1, t104, t131);
    SANGI_MAC(t134, t135, y10, x1, t106, t133);
    SANGI_MAC(t136, t137, y11, x1, t108, t135);
    SANGI_MAC(t138, t139, y12, x1, t110, t137);
    SANGI_MAC(t140, t141, y13, x1, t112, t139);
    sangi_limb c143 = 0;
    const sangi_limb t142 = sangi_limb_add(t113, t141, &c143);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t145, t146, UINT32_C(0x00000000), t114, t116, 0);
    SANGI_MAC(t147, t148, UINT32_C(0x00000000), t114, t118, t146);
    SANGI_MAC(t149, t150, UINT32_C(0x00000000), t114, t120, t148);
    SANGI_MAC(t151, t152, UINT32_C(0x00000000), t114, t122, t150);
    SANGI_MAC(t153, t154, UINT32_C(0x00000000), t114, t124, t152);
    SANGI_MAC(t155, t156, UINT32_C(0x00000000), t114, t126, t154);
    SANGI_MAC(t157, t158, UINT32_C(0xffffffff), t114, t128, t156);
    SANGI_MAC(t159, t160, UINT32_C(0xffffffff), t114, t130, t158);
    SANGI_MAC(t161, t162, UINT32_C(0xffffffff), t114, t132, t160);
    SANGI_MAC(t163, t164, UINT32_C(0xffffffff), t114, t134, t162);
    SANGI_MAC(t165, t166, UINT32_C(0xffffffff), t114, t136, t164);
    SANGI_MAC(t167, t168, UINT32_C(0xffffffff), t114, t138, t166);
    SANGI_MAC(t169, t170, UINT32_C(0xffffffff), t114, t140, t168);
    SANGI_MAC(t171, t172, UINT32_C(0x00000000), t114, t142, t170);
    sangi_limb c174 = 0;
    const sangi_limb t173 = sangi_limb_add(t172, c143, &c174);
    /* t += x[2] * y */
    SANGI_MAC(t175, t176, y0, x2, t145, 0);
    SANGI_MAC(t177, t178, y1, x2, t147, t176);
    SANGI_MAC(t179, t180, y2, x2, t149, t178);
    SANGI_MAC(t181, t182, y3, x2, t151, t180);
    SANGI_MAC(t183, t184, y4, x2, t153, t182);
    SANGI_MAC(t185, t186, y5, x2, t155, t184);
    SANGI_MAC(t187, t188, y6, x2, t157, t186);
    SANGI_MAC(t189, t190, y7, x2, t159, t188);
    SANGI_MAC(t191, t192, y8, x2, t161, t190);
    SANGI_MAC(t193, t194, y9, x2, t163, t192);
    SANGI_MAC(t195, t196, y10, x2, t165, t194);
    SANGI_MAC(t197, t198, y11, x2, t167, t196);
    SANGI_MAC(t199, t200, y12, x2, t169, t198);
    SANGI_MAC(t201, t202, y13, x2, t171, t200);
    sangi_limb c204 = 0;
    const sangi_limb t203 = sangi_limb_add(t173, t202, &c204);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t206, t207, UINT32_C(0x00000000), t175, t177, 0);
    SANGI_MAC(t208, t209, UINT32_C(0x00000000), t175, t179, t207);
    SANGI_MAC(t210, t211, UINT32_C(0x00000000), t175, t181, t209);
    SANGI_MAC(t212, t213, UINT32_C(0x00000000), t175, t183, t211);
    SANGI_MAC(t214, t215, UINT32_C(0x00000000), t175, t185, t213);
    SANGI_MAC(t216, t217, UINT32_C(0x00000000), t175, t187, t215);
    SANGI_MAC(t218, t219, UINT32_C(0xffffffff), t175, t189, t217);
    SANGI_MAC(t220, t221, UINT32_C(0xffffffff), t175, t191, t219);
    SANGI_MAC(t222, t223, UINT32_C(0xffffffff), t175, t193, t221);
    SANGI_MAC(t224, t225, UINT32_C(0xffffffff), t175, t195, t223);
    SANGI_MAC(t226, t227, UINT32_C(0xffffffff), t175, t197, t225);
    SANGI_MAC(t228, t229, UINT32_C(0xffffffff), t175, t199, t227);
    SANGI_MAC(t230, t231, UINT32_C(0xffffffff), t175, t201, t229);
    SANGI_MAC(t232, t233, UINT32_C(0x00000000), t175, t203, t231);
    sangi_limb c235 = 0;
    const sangi_limb t234 = sangi_limb_add(t233, c204, &c235);
    /* t += x[3] * y */
    SANGI_MAC(t236, t237, y0, x3, t206, 0);
    SANGI_MAC(t238, t239, y1, x3, t208, t237);
    SANGI_MAC(t240, t241, y2, x3, t210, t239);
    SANGI_MAC(t242, t243, y3, x3, t212, t241);
    SANGI_MAC(t244, t245, y4, x3, t214, t243);
    SANGI_MAC(t246, t247, y5, x3, t216, t245);
    SANGI_MAC(t248, t249, y6, x3, t218, t247);
    SANGI_MAC(t250, t251, y7, x3, t220, t249);
    SANGI_MAC(t252, t253, y8, x3, t222, t251);
    SANGI_MAC(t254, t255, y9, x3, t224, t253);
    SANGI_MAC(t256, t257, y10, x3, t226, t255);
    SANGI_MAC(t258, t259, y11, x3, t228, t257);
    SANGI_MAC(t260, t261, y12, x3, t230, t259);
    SANGI_MAC(t262, t263, y13, x3, t232, t261);
    sangi_limb c265 = 0;
    const sangi_limb t264 = sangi_limb_add(t234, t263, &c265);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t267, t268, UINT32_C(0x00000000), t236, t238, 0);
    SANGI_MAC(t269, t270, UINT32_C(0x00000000), t236, t240, t268);
    SANGI_MAC(t271, t272, UINT32_C(0x00000000), t236, t242, t270);
    SANGI_MAC(t273, t274, UINT32_C(0x00000000), t236, t244, t272);
    SANGI_MAC(t275, t276, UINT32_C(0x00000000), t236, t246, t274);
    SANGI_MAC(t277, t278, UINT32_C(0x00000000), t236, t248, t276);
    SANGI_MAC(t279, t280, UINT32_C(0xffffffff), t236, t250, t278);
    SANGI_MAC(t281, t282, UINT32_C(0xffffffff), t236, t252, t280);
    SANGI_MAC(t283, t284, UINT32_C(0xffffffff), t236, t254, t282);
    SANGI_MAC(t285, t286, UINT32_C(0xffffffff), t236, t256, t284);
    SANGI_MAC(t287, t288, UINT32_C(0xffffffff), t236, t258, t286);
    SANGI_MAC(t289, t290, UINT32_C(0xffffffff), t236, t260, t288);
    SANGI_MAC(t291, t292, UINT32_C(0xffffffff), t236, t262, t290);
    SANGI_MAC(t293, t294, UINT32_C(0x00000000), t236, t264, t292);
    sangi_limb c296 = 0;
    const sangi_limb t295 = sangi_limb_add(t294, c265, &c296);
    /* t += x[4] * y */
    SANGI_MAC(t297, t298, y0, x4, t267, 0);
    SANGI_MAC(t299, t300, y1, x4, t269, t298);
    SANGI_MAC(t301, t302, y2, x4, t271, t300);
    SANGI_MAC(t303, t304, y3, x4, t273, t302);
    SANGI_MAC(t305, t306, y4, x4, t275, t304);
    SANGI_MAC(t307, t308, y5, x4, t277, t306);
    SANGI_MAC(t309, t310, y6, x4, t279, t308);
    SANGI_MAC(t311, t312, y7, x4, t281, t310);
    SANGI_MAC(t313, t314, y8, x4, t283, t312);
    SANGI_MAC(t315, t316, y9, x4, t285, t314);
    SANGI_MAC(t317, t318, y10, x4, t287, t316);
    SANGI_MAC(t319, t320, y11, x4, t289, t318);
    SANGI_MAC(t321, t322, y12, x4, t291, t320);
    SANGI_MAC(t323, t324, y13, x4, t293, t322);
    sangi_limb c326 = 0;
    const sangi_limb t325 = sangi_limb_add(t295, t324, &c326);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t328, t329, UINT32_C(0x00000000), t297, t299, 0);
    SANGI_MAC(t330, t331, UINT32_C(0x00000000), t297, t301, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x00000000), t297, t303, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x00000000), t297, t305, t333);
    SANGI_MAC(t336, t337, UINT32_C(0x00000000), t297, t307, t335);
    SANGI_MAC(t338, t339, UINT32_C(0x00000000), t297, t309, t337);
    SANGI_MAC(t340, t341, UINT32_C(0xffffffff), t297, t311, t339);
    SANGI_MAC(t342, t343, UINT32_C(0xffffffff), t297, t313, t341);
    SANGI_MAC(t344, t345, UINT32_C(0xffffffff), t297, t315, t343);
    SANGI_MAC(t346, t347, UINT32_C(0xffffffff), t297, t317, t345);
    SANGI_MAC(t348, t349, UINT32_C(0xffffffff), t297, t319, t347);
    SANGI_MAC(t350, t351, UINT32_C(0xffffffff), t297, t321, t349);
    SANGI_MAC(t352, t353, UINT32_C(0xffffffff), t297, t323, t351);
    SANGI_MAC(t354, t355, UINT32_C(0x00000000), t297, t325, t353);
    sangi_limb c357 = 0;
    const sangi_limb t356 = sangi_limb_add(t355, c326, &c357);
    /* t += x[5] * y */
    SANGI_MAC(t358, t359, y0, x5, t328, 0);
    SANGI_MAC(t360, t361, y1, x5, t330, t359);
    SANGI_MAC(t362, t363, y2, x5, t332, t361);
    SANGI_MAC(t364, t365, y3, x5, t334, t363);
    SANGI_MAC(t366, t367, y4, x5, t336, t365);
    SANGI_MAC(t368, t369, y5, x5, t338, t367);
    SANGI_MAC(t370, t371, y6, x5, t340, t369);
    SANGI_MAC(t372, t373, y7, x5, t342, t371);
    SANGI_MAC(t374, t375, y8, x5, t344, t373);
    SANGI_MAC(t376, t377, y9, x5, t346, t375);
    SANGI_MAC(t378, t379, y10, x5, t348, t377);
    SANGI_MAC(t380, t381, y11, x5, t350, t379);
    SANGI_MAC(t382, t383, y12, x5, t352, t381);
    SANGI_MAC(t384, t385, y13, x5, t354, t383);
    sangi_limb c387 = 0;
    const sangi_limb t386 = sangi_limb_add(t356, t385, &c387);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t389, t390, UINT32_C(0x00000000), t358, t360, 0);
    SANGI_MAC(t391, t392, UINT32_C(0x00000000), t358, t362, t390);
    SANGI_MAC(t393, t394, UINT32_C(0x00000000), t358, t364, t392);
    SANGI_MAC(t395, t396, UINT32_C(0x00000000), t358, t366, t394);
    SANGI_MAC(t397, t398, UINT32_C(0x00000000), t358, t368, t396);
    SANGI_MAC(t399, t400, UINT32_C(0x00000000), t358, t370, t398);
    SANGI_MAC(t401, t402, UINT32_C(0xffffffff), t358, t372, t400);
    SANGI_MAC(t403, t404, UINT32_C(0xffffffff), t358, t374, t402);
    SANGI_MAC(t405, t406, UINT32_C(0xffffffff), t358, t376, t404);
    SANGI_MAC(t407, t408, UINT32_C(0xffffffff), t358, t378, t406);
    SANGI_MAC(t409, t410, UINT32_C(0xffffffff), t358, t380, t408);
    SANGI_MAC(t411, t412, UINT32_C(0xffffffff), t358, t382, t410);
    SANGI_MAC(t413, t414, UINT32_C(0xffffffff), t358, t384, t412);
    SANGI_MAC(t415, t416, UINT32_C(0x00000000), t358, t386, t414);
    sangi_limb c418 = 0;
    const sangi_limb t417 = sangi_limb_add(t416, c387, &c418);
    /* t += x[6] * y */
    SANGI_MAC(t419, t420, y0, x6, t389, 0);
    SANGI_MAC(t421, t422, y1, x6, t391, t420);
    SANGI_MAC(t423, t424, y2, x6, t393, t422);
    SANGI_MAC(t425, t426, y3, x6, t395, t424);
    SANGI_MAC(t427, t428, y4, x6, t397, t426);
    SANGI_MAC(t429, t430, y5, x6, t399, t428);
    SANGI_MAC(t431, t432, y6, x6, t401, t430);
    SANGI_MAC(t433, t434, y7, x6, t403, t432);
    SANGI_MAC(t435, t436, y8, x6, t405, t434);
    SANGI_MAC(t437, t438, y9, x6, t407, t436);
    SANGI_MAC(t439, t440, y10, x6, t409, t438);
    SANGI_MAC(t441, t442, y11, x6, t411, t440);
    SANGI_MAC(t443, t444, y12, x6, t413, t442);
    SANGI_MAC(t445, t446, y13, x6, t415, t444);
    sangi_limb c448 = 0;
    const sangi_limb t447 = sangi_limb_add(t417, t446, &c448);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t450, t451, UINT32_C(0x00000000), t419, t421, 0);
    SANGI_MAC(t452, t453, UINT32_C(0x00000000), t419, t423, t451);
    SANGI_MAC(t454, t455, UINT32_C(0x00000000), t419, t425, t453);
    SANGI_MAC(t456, t457, UINT32_C(0x00000000), t419, t427, t455);
    SANGI_MAC(t458, t459, UINT32_C(0x00000000), t419, t429, t457);
    SANGI_MAC(t460, t461, UINT32_C(0x00000000), t419, t431, t459);
    SANGI_MAC(t462, t463, UINT32_C(0xffffffff), t419, t433, t461);
    SANGI_MAC(t464, t465, UINT32_C(0xffffffff), t419, t435, t463);
    SANGI_MAC(t466, t467, UINT32_C(0xffffffff), t419, t437, t465);
    SANGI_MAC(t468, t469, UINT32_C(0xffffffff), t419, t439, t467);
    SANGI_MAC(t470, t471, UINT32_C(0xffffffff), t419, t441, t469);
    SANGI_MAC(t472, t473, UINT32_C(0xffffffff), t419, t443, t471);
    SANGI_MAC(t474, t475, UINT32_C(0xffffffff), t419, t445, t473);
    SANGI_MAC(t476, t477, UINT32_C(0x00000000), t419, t447, t475);
    sangi_limb c479 = 0;
    const sangi_limb t478 = sangi_limb_add(t477, c448, &c479);
    /* t += x[7] * y */
    SANGI_MAC(t480, t481, y0, x7, t450, 0);
    SANGI_MAC(t482, t483, y1, x7, t452, t481);
    SANGI_MAC(t484, t485, y2, x7, t454, t483);
    SANGI_MAC(t486, t487, y3, x7, t456, t485);
    SANGI_MAC(t488, t489, y4, x7, t458, t487);
    SANGI_MAC(t490, t491, y5, x7, t460, t489);
    SANGI_MAC(t492, t493, y6, x7, t462, t491);
    SANGI_MAC(t494, t495, y7, x7, t464, t493);
    SANGI_MAC(t496, t497, y8, x7, t466, t495);
    SANGI_MAC(t498, t499, y9, x7, t468, t497);
    SANGI_MAC(t500, t501, y10, x7, t470, t499);
    SANGI_MAC(t502, t503, y11, x7, t472, t501);
    SANGI_MAC(t504, t505, y12, x7, t474, t503);
    SANGI_MAC(t506, t507, y13, x7, t476, t505);
    sangi_limb c509 = 0;
    const sangi_limb t508 = sangi_limb_add(t478, t507, &c509);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t511, t512, UINT32_C(0x00000000), t480, t482, 0);
    SANGI_MAC(t513, t514, UINT32_C(0x00000000), t480, t484, t512);
    SANGI_MAC(t515, t516, UINT32_C(0x00000000), t480, t486, t514);
    SANGI_MAC(t517, t518, UINT32_C(0x00000000), t480, t488, t516);
    SANGI_MAC(t519, t520, UINT32_C(0x00000000), t480, t490, t518);
    SANGI_MAC(t521, t522, UINT32_C(0x00000000), t480, t492, t520);
    SANGI_MAC(t523, t524, UINT32_C(0xffffffff), t480, t494, t522);
    SANGI_MAC(t525, t526, UINT32_C(0xffffffff), t480, t496, t524);
    SANGI_MAC(t527, t528, UINT32_C(0xffffffff), t480, t498, t526);
    SANGI_MAC(t529, t530, UINT32_C(0xffffffff), t480, t500, t528);
    SANGI_MAC(t531, t532, UINT32_C(0xffffffff), t480, t502, t530);
    SANGI_MAC(t533, t534, UINT32_C(0xffffffff), t480, t504, t532);
    SANGI_MAC(t535, t536, UINT32_C(0xffffffff), t480, t506, t534);
    SANGI_MAC(t537, t538, UINT32_C(0x00000000), t480, t508, t536);
    sangi_limb c540 = 0;
    const sangi_limb t539 = sangi_limb_add(t538, c509, &c540);
    /* t += x[8] * y */
    SANGI_MAC(t541, t542, y0, x8, t511, 0);
    SANGI_MAC(t543, t544, y1, x8, t513, t542);
    SANGI_MAC(t545, t546, y2, x8, t515, t544);
    SANGI_MAC(t547, t548, y3, x8, t517, t546);
    SANGI_MAC(t549, t550, y4, x8, t519, t548);
    SANGI_MAC(t551, t552, y5, x8, t521, t550);
    SANGI_MAC(t553, t554, y6, x8, t523, t552);
    SANGI_MAC(t555, t556, y7, x8, t525, t554);
    SANGI_MAC(t557, t558, y8, x8, t527, t556);
    SANGI_MAC(t559, t560, y9, x8, t529, t558);
    SANGI_MAC(t561, t562, y10, x8, t531, t560);
    SANGI_MAC(t563, t564, y11, x8, t533, t562);
    SANGI_MAC(t565, t566, y12, x8, t535, t564);
    SANGI_MAC(t567, t568, y13, x8, t537, t566);
    sangi_limb c570 = 0;
    const sangi_limb t569 = sangi_limb_add(t539, t568, &c570);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t572, t573, UINT32_C(0x00000000), t541, t543, 0);
    SANGI_MAC(t574, t575, UINT32_C(0x00000000), t541, t545, t573);
    SANGI_MAC(t576, t577, UINT32_C(0x00000000), t541, t547, t575);
    SANGI_MAC(t578, t579, UINT32_C(0x00000000), t541, t549, t577);
    SANGI_MAC(t580, t581, UINT32_C(0x00000000), t541, t551, t579);
    SANGI_MAC(t582, t583, UINT32_C(0x00000000), t541, t553, t581);
    SANGI_MAC(t584, t585, UINT32_C(0xffffffff), t541, t555, t583);
    SANGI_MAC(t586, t587, UINT32_C(0xffffffff), t541, t557, t585);
    SANGI_MAC(t588, t589, UINT32_C(0xffffffff), t541, t559, t587);
    SANGI_MAC(t590, t591, UINT32_C(0xffffffff), t541, t561, t589);
    SANGI_MAC(t592, t593, UINT32_C(0xffffffff), t541, t563, t591);
    SANGI_MAC(t594, t595, UINT32_C(0xffffffff), t541, t565, t593);
    SANGI_MAC(t596, t597, UINT32_C(0xffffffff), t541, t567, t595);
    SANGI_MAC(t598, t599, UINT32_C(0x00000000), t541, t569, t597);
    sangi_limb c601 = 0;
    const sangi_limb t600 = sangi_limb_add(t599, c570, &c601);
    /* t += x[9] * y */
    SANGI_MAC(t602, t603, y0, x9, t572, 0);
    SANGI_MAC(t604, t605, y1, x9, t574, t603);
    SANGI_MAC(t606, t607, y2, x9, t576, t605);
    SANGI_MAC(t608, t609, y3, x9, t578, t607);
    SANGI_MAC(t610, t611, y4, x9, t580, t609);
    SANGI_MAC(t612, t613, y5, x9, t582, t611);
    SANGI_MAC(t614, t615, y6, x9, t584, t613);
    SANGI_MAC(t616, t617, y7, x9, t586, t615);
    SANGI_MAC(t618, t619, y8, x9, t588, t617);
    SANGI_MAC(t620, t621, y9, x9, t590, t619);
    SANGI_MAC(t622, t623, y10, x9, t592, t621);
    SANGI_MAC(t624, t625, y11, x9, t594, t623);
    SANGI_MAC(t626, t627, y12, x9, t596, t625);
    SANGI_MAC(t628, t629, y13, x9, t598, t627);
    sangi_limb c631 = 0;
    const sangi_limb t630 = sangi_limb_add(t600, t629, &c631);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t633, t634, UINT32_C(0x00000000), t602, t604, 0);
    SANGI_MAC(t635, t636, UINT32_C(0x00000000), t602, t606, t634);
    SANGI_MAC(t637, t638, UINT32_C(0x00000000), t602, t608, t636);
    SANGI_MAC(t639, t640, UINT32_C(0x00000000), t602, t610, t638);
    SANGI_MAC(t641, t642, UINT32_C(0x00000000), t602, t612, t640);
    SANGI_MAC(t643, t644, UINT32_C(0x00000000), t602, t614, t642);
    SANGI_MAC(t645, t646, UINT32_C(0xffffffff), t602, t616, t644);
    SANGI_MAC(t647, t648, UINT32_C(0xffffffff), t602, t618, t646);
    SANGI_MAC(t649, t650, UINT32_C(0xffffffff), t602, t620, t648);
    SANGI_MAC(t651, t652, UINT32_C(0xffffffff), t602, t622, t650);
    SANGI_MAC(t653, t654, UINT32_C(0xffffffff), t602, t624, t652);
    SANGI_MAC(t655, t656, UINT32_C(0xffffffff), t602, t626, t654);
    SANGI_MAC(t657, t658, UINT32_C(0xffffffff), t602, t628, t656);
    SANGI_MAC(t659, t660, UINT32_C(0x00000000), t602, t630, t658);
    sangi_limb c662 = 0;
    const sangi_limb t661 = sangi_limb_add(t660, c631, &c662);
    /* t += x[10] * y */
    SANGI_MAC(t663, t664, y0, x10, t633, 0);
    SANGI_MAC(t665, t666, y1, x10, t635, t664);
    SANGI_MAC(t667, t668, y2, x10, t637, t666);
    SANGI_MAC(t669, t670, y3, x10, t639, t668);
    SANGI_MAC(t671, t672, y4, x10, t641, t670);
    SANGI_MAC(t673, t674, y5, x10, t643, t672);
    SANGI_MAC(t675, t676, y6, x10, t645, t674);
    SANGI_MAC(t677, t678, y7, x10, t647, t676);
    SANGI_MAC(t679, t680, y8, x10, t649, t678);
    SANGI_MAC(t681, t682, y9, x10, t651, t680);
    SANGI_MAC(t683, t684, y10, x10, t653, t682);
    SANGI_MAC(t685, t686, y11, x10, t655, t684);
    SANGI_MAC(t687, t688, y12, x10, t657, t686);
    SANGI_MAC(t689, t690, y13, x10, t659, t688);
    sangi_limb c692 = 0;
    const sangi_limb t691 = sangi_limb_add(t661, t690, &c692);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t694, t695, UINT32_C(0x00000000), t663, t665, 0);
    SANGI_MAC(t696, t697, UINT32_C(0x00000000), t663, t667, t695);
    SANGI_MAC(t698, t699, UINT32_C(0x00000000), t663, t669, t697);
    SANGI_MAC(t700, t701, UINT32_C(0x00000000), t663, t671, t699);
    SANGI_MAC(t702, t703, UINT32_C(0x00000000), t663, t673, t701);
    SANGI_MAC(t704, t705, UINT32_C(0x00000000), t663, t675, t703);
    SANGI_MAC(t706, t707, UINT32_C(0xffffffff), t663, t677, t705);
    SANGI_MAC(t708, t709, UINT32_C(0xffffffff), t663, t679, t707);
    SANGI_MAC(t710, t711, UINT32_C(0xffffffff), t663, t681, t709);
    SANGI_MAC(t712, t713, UINT32_C(0xffffffff), t663, t683, t711);
    SANGI_MAC(t714, t715, UINT32_C(0xffffffff), t663, t685, t713);
    SANGI_MAC(t716, t717, UINT32_C(0xffffffff), t663, t687, t715);
    SANGI_MAC(t718, t719, UINT32_C(0xffffffff), t663, t689, t717);
    SANGI_MAC(t720, t721, UINT32_C(0x00000000), t663, t691, t719);
    sangi_limb c723 = 0;
    const sangi_limb t722 = sangi_limb_add(t721, c692, &c723);
    /* t += x[11] * y */
    SANGI_MAC(t724, t725, y0, x11, t694, 0);
    SANGI_MAC(t726, t727, y1, x11, t696, t725);
    SANGI_MAC(t728, t729, y2, x11, t698, t727);
    SANGI_MAC(t730, t731, y3, x11, t700, t729);
    SANGI_MAC(t732, t733, y4, x11, t702, t731);
    SANGI_MAC(t734, t735, y5, x11, t704, t733);
    SANGI_MAC(t736, t737, y6, x11, t706, t735);
    SANGI_MAC(t738, t739, y7, x11, t708, t737);
    SANGI_MAC(t740, t741, y8, x11, t710, t739);
    SANGI_MAC(t742, t743, y9, x11, t712, t741);
    SANGI_MAC(t744, t745, y10, x11, t714, t743);
    SANGI_MAC(t746, t747, y11, x11, t716, t745);
    SANGI_MAC(t748, t749, y12, x11, t718, t747);
    SANGI_MAC(t750, t751, y13, x11, t720, t749);
    sangi_limb c753 = 0;
    const sangi_limb t752 = sangi_limb_add(t722, t751, &c753);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t755, t756, UINT32_C(0x00000000), t724, t726, 0);
    SANGI_MAC(t757, t758, UINT32_C(0x00000000), t724, t728, t756);
    SANGI_MAC(t759, t760, UINT32_C(0x00000000), t724, t730, t758);
    SANGI_MAC(t761, t762, UINT32_C(0x00000000), t724, t732, t760);
    SANGI_MAC(t763, t764, UINT32_C(0x00000000), t724, t734, t762);
    SANGI_MAC(t765, t766, UINT32_C(0x00000000), t724, t736, t764);
    SANGI_MAC(t767, t768, UINT32_C(0xffffffff), t724, t738, t766);
    SANGI_MAC(t769, t770, UINT32_C(0xffffffff), t724, t740, t768);
    SANGI_MAC(t771, t772, UINT32_C(0xffffffff), t724, t742, t770);
    SANGI_MAC(t773, t774, UINT32_C(0xffffffff), t724, t744, t772);
    SANGI_MAC(t775, t776, UINT32_C(0xffffffff), t724, t746, t774);
    SANGI_MAC(t777, t778, UINT32_C(0xffffffff), t724, t748, t776);
    SANGI_MAC(t779, t780, UINT32_C(0xffffffff), t724, t750, t778);
    SANGI_MAC(t781, t782, UINT32_C(0x00000000), t724, t752, t780);
    sangi_limb c784 = 0;
    const sangi_limb t783 = sangi_limb_add(t782, c753, &c784);
    /* t += x[12] * y */
    SANGI_MAC(t785, t786, y0, x12, t755, 0);
    SANGI_MAC(t787, t788, y1, x12, t757, t786);
    SANGI_MAC(t789, t790, y2, x12, t759, t788);
    SANGI_MAC(t791, t792, y3, x12, t761, t790);
    SANGI_MAC(t793, t794, y4, x12, t763, t792);
    SANGI_MAC(t795, t796, y5, x12, t765, t794);
    SANGI_MAC(t797, t798, y6, x12, t767, t796);
    SANGI_MAC(t799, t800, y7, x12, t769, t798);
    SANGI_MAC(t801, t802, y8, x12, t771, t800);
    SANGI_MAC(t803, t804, y9, x12, t773, t802);
    SANGI_MAC(t805, t806, y10, x12, t775, t804);
    SANGI_MAC(t807, t808, y11, x12, t777, t806);
    SANGI_MAC(t809, t810, y12, x12, t779, t808);
    SANGI_MAC(t811, t812, y13, x12, t781, t810);
    sangi_limb c814 = 0;
    const sangi_limb t813 = sangi_limb_add(t783, t812, &c814);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t816, t817, UINT32_C(0x00000000), t785, t787, 0);
    SANGI_MAC(t818, t819, UINT32_C(0x00000000), t785, t789, t817);
    SANGI_MAC(t820, t821, UINT32_C(0x00000000), t785, t791, t819);
    SANGI_MAC(t822, t823, UINT32_C(0x00000000), t785, t793, t821);
    SANGI_MAC(t824, t825, UINT32_C(0x00000000), t785, t795, t823);
    SANGI_MAC(t826, t827, UINT32_C(0x00000000), t785, t797, t825);
    SANGI_MAC(t828, t829, UINT32_C(0xffffffff), t785, t799, t827);
    SANGI_MAC(t830, t831, UINT32_C(0xffffffff), t785, t801, t829);
    SANGI_MAC(t832, t833, UINT32_C(0xffffffff), t785, t803, t831);
    SANGI_MAC(t834, t835, UINT32_C(0xffffffff), t785, t805, t833);
    SANGI_MAC(t836, t837, UINT32_C(0xffffffff), t785, t807, t835);
    SANGI_MAC(t838, t839, UINT32_C(0xffffffff), t785, t809, t837);
    SANGI_MAC(t840, t841, UINT32_C(0xffffffff), t785, t811, t839);
    SANGI_MAC(t842, t843, UINT32_C(0x00000000), t785, t813, t841);
    sangi_limb c845 = 0;
    const sangi_limb t844 = sangi_limb_add(t843, c814, &c845);
    /* t += x[13] * y */
    SANGI_MAC(t846, t847, y0, x13, t816, 0);
    SANGI_MAC(t848, t849, y1, x13, t818, t847);
    SANGI_MAC(t850, t851, y2, x13, t820, t849);
    SANGI_MAC(t852, t853, y3, x13, t822, t851);
    SANGI_MAC(t854, t855, y4, x13, t824, t853);
    SANGI_MAC(t856, t857, y5, x13, t826, t855);
    SANGI_MAC(t858, t859, y6, x13, t828, t857);
    SANGI_MAC(t860, t861, y7, x13, t830, t859);
    SANGI_MAC(t862, t863, y8, x13, t832, t861);
    SANGI_MAC(t864, t865, y9, x13, t834, t863);
    SANGI_MAC(t866, t867, y10, x13, t836, t865);
    SANGI_MAC(t868, t869, y11, x13, t838, t867);
    SANGI_MAC(t870, t871, y12, x13, t840, t869);
    SANGI_MAC(t872, t873, y13, x13, t842, t871);
    sangi_limb c875 = 0;
    const sangi_limb t874 = sangi_limb_add(t844, t873, &c875);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t877, t878, UINT32_C(0x00000000), t846, t848, 0);
    SANGI_MAC(t879, t880, UINT32_C(0x00000000), t846, t850, t878);
    SANGI_MAC(t881, t882, UINT32_C(0x00000000), t846, t852, t880);
    SANGI_MAC(t883, t884, UINT32_C(0x00000000), t846, t854, t882);
    SANGI_MAC(t885, t886, UINT32_C(0x00000000), t846, t856, t884);
    SANGI_MAC(t887, t888, UINT32_C(0x00000000), t846, t858, t886);
    SANGI_MAC(t889, t890, UINT32_C(0xffffffff), t846, t860, t888);
    SANGI_MAC(t891, t892, UINT32_C(0xffffffff), t846, t862, t890);
    SANGI_MAC(t893, t894, UINT32_C(0xffffffff), t846, t864, t892);
    SANGI_MAC(t895, t896, UINT32_C(0xffffffff), t846, t866, t894);
    SANGI_MAC(t897, t898, UINT32_C(0xffffffff), t846, t868, t896);
    SANGI_MAC(t899, t900, UINT32_C(0xffffffff), t846, t870, t898);
    SANGI_MAC(t901, t902, UINT32_C(0xffffffff), t846, t872, t900);
    SANGI_MAC(t903, t904, UINT32_C(0x00000000), t846, t874, t902);
    sangi_limb c906 = 0;
    const sangi_limb t905 = sangi_limb_add(t904, c875, &c906);
    /* d = s - p */
    sangi_limb c922 = 0;
    const sangi_limb t921 = sangi_limb_sub(t877, UINT32_C(0xffffffff), &c922);
    const sangi_limb t923 = sangi_limb_sub(t879, UINT32_C(0xffffffff), &c922);
    const sangi_limb t925 = sangi_limb_sub(t881, UINT32_C(0xffffffff), &c922);
    const sangi_limb t927 = sangi_limb_sub(t883, UINT32_C(0xffffffff), &c922);
    const sangi_limb t929 = sangi_limb_sub(t885, UINT32_C(0xffffffff), &c922);
    const sangi_limb t931 = sangi_limb_sub(t887, UINT32_C(0xffffffff), &c922);
    const sangi_limb t933 = sangi_limb_sub(t889, UINT32_C(0xffffffff), &c922);
    const sangi_limb t935 = sangi_limb_sub(t891, UINT32_C(0xfffffffe), &c922);
    const sangi_limb t937 = sangi_limb_sub(t893, UINT32_C(0xffffffff), &c922);
    const sangi_limb t939 = sangi_limb_sub(t895, UINT32_C(0xffffffff), &c922);
    const sangi_limb t941 = sangi_limb_sub(t897, UINT32_C(0xffffffff), &c922);
    const sangi_limb t943 = sangi_limb_sub(t899, UINT32_C(0xffffffff), &c922);
    const sangi_limb t945 = sangi_limb_sub(t901, UINT32_C(0xffffffff), &c922);
    const sangi_limb t947 = sangi_limb_sub(t903, UINT32_C(0xffffffff), &c922);
    (void)sangi_limb_sub(t905, UINT32_C(0x00000000), &c922);
    /* s where d < 0, else d */
    const sangi_limb t952 = sangi_limb_mask(c922);
    const sangi_limb t953 = sangi_limb_select(t952, t877, t921);
    const sangi_limb t954 = sangi_limb_select(t952, t879, t923);
    const sangi_limb t955 = sangi_limb_select(t952, t881, t925);
    const sangi_limb t956 = sangi_limb_select(t952, t883, t927);
    const sangi_limb t957 = sangi_limb_select(t952, t885, t929);
    const sangi_limb t958 = sangi_limb_select(t952, t887, t931);
    const sangi_limb t959 = sangi_limb_select(t952, t889, t933);
    const sangi_limb t960 = sangi_limb_select(t952, t891, t935);
    const sangi_limb t961 = sangi_limb_select(t952, t893, t937);
    const sangi_limb t962 = sangi_limb_select(t952, t895, t939);
    const sangi_limb t963 = sangi_limb_select(t952, t897, t941);
    const sangi_limb t964 = sangi_limb_select(t952, t899, t943);
    const sangi_limb t965 = sangi_limb_select(t952, t901, t945);
    const sangi_limb t966 = sangi_limb_select(t952, t903, t947);
    z[0] = t953;
    z[1] = t954;
    z[2] = t955;
    z[3] = t956;
    z[4] = t957;
    z[5] = t958;
    z[6] = t959;
    z[7] = t960;
    z[8] = t961;
    z[9] = t962;
    z[10] = t963;
    z[11] = t964;
    z[12] = t965;
    z[13] = t966;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p448_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t16, t17, x0, x1, 0, 0);
    SANGI_MAC(t18, t19, x0, x2, t17, 0);
    SANGI_MAC(t20, t21, x0, x3, t19, 0);
    SANGI_MAC(t22, t23, x0, x4, t21, 0);
    SANGI_MAC(t24, t25, x0, x5, t23, 0);
    SANGI_MAC(t26, t27, x0, x6, t25, 0);
    SANGI_MAC(t28, t29, x0, x7, t27, 0);
    SANGI_MAC(t30, t31, x0, x8, t29, 0);
    SANGI_MAC(t32, t33, x0, x9, t31, 0);
    SANGI_MAC(t34, t35, x0, x10, t33, 0);
    SANGI_MAC(t36, t37, x0, x11, t35, 0);
    SANGI_MAC(t38, t39, x0, x12, t37, 0);
    SANGI_MAC(t40, t41, x0, x13, t39, 0);
    SANGI_MAC(t42, t43, x1, x2, t20, 0);
    SANGI_MAC(t44, t45, x1, x3, t22, t43);
    SANGI_MAC(t46, t47, x1, x4, t24, t45);
    SANGI_MAC(t48, t49, x1, x5, t26, t47);
    SANGI_MAC(t50, t51, x1, x6, t28, t49);
    SANGI_MAC(t52, t53, x1, x7, t30, t51);
    SANGI_MAC(t54, t55, x1, x8, t32, t53);
    SANGI_MAC(t56, t57, x1, x9, t34, t55);
    SANGI_MAC(t58, t59, x1, x10, t36, t57);
    SANGI_MAC(t60, t61, x1, x11, t38, t59);
    SANGI_MAC(t62, t63, x1, x12, t40, t61);
    SANGI_MAC(t64, t65, x1, x13, t41, t63);
    SANGI_MAC(t66, t67, x2, x3, t46, 0);
    SANGI_MAC(t68, t69, x2, x4, t48, t67);
    SANGI_MAC(t70, t71, x2, x5, t50, t69);
    SANGI_MAC(t72, t73, x2, x6, t52, t71);
    SANGI_MAC(t74, t75, x2, x7, t54, t73);
    SANGI_MAC(t76, t77, x2, x8, t56, t75);
    SANGI_MAC(t78, t79, x2, x9, t58, t77);
    SANGI_MAC(t80, t81, x2, x10, t60, t79);
    SANGI_MAC(t82, t83, x2, x11, t62, t81);
    SANGI_MAC(t84, t85, x2, x12, t64, t83);
    SANGI_MAC(t86, t87, x2, x13, t65, t85);
    SANGI_MAC(t88, t89, x3, x4, t70, 0);
    SANGI_MAC(t90, t91, x3, x5, t72, t89);
    SANGI_MAC(t92, t93, x3, x6, t74, t91);
    SANGI_MAC(t94, t95, x3, x7, t76, t93);
    SANGI_MAC(t96, t97, x3, x8, t78, t95);
    SANGI_MAC(t98, t99, x3, x9, t80, t97);
    SANGI_MAC(t100, t101, x3, x10, t82, t99);
    SANGI_MAC(t102, t103, x3, x11, t84, t101);
    SANGI_MAC(t104, t105, x3, x12, t86, t103);
    SANGI_MAC(t106, t107, x3, x13, t87, t105);
    SANGI_MAC(t108, t109, x4, x5, t92, 0);
    SANGI_MAC(t110, t111, x4, x6, t94, t109);
    SANGI_MAC(t112, t113, x4, x7, t96, t111);
    SANGI_MAC(t114, t115, x4, x8, t98, t113);
    SANGI_MAC(t116, t117, x4, x9, t100, t115);
    SANGI_MAC(t118, t119, x4, x10, t102, t117);
    SANGI_MAC(t120, t121, x4, x11, t104, t119);
    SANGI_MAC(t122, t123, x4, x12, t106, t121);
    SANGI_MAC(t124, t125, x4, x13, t107, t123);
    SANGI_MAC(t126, t127, x5, x6, t112, 0);
    SANGI_MAC(t128, t129, x5, x7, t114, t127);
    SANGI_MAC(t130, t131, x5, x8, t116, t129);
    SANGI_MAC(t132, t133, x5, x9, t118, t131);
    SANGI_MAC(t134, t135, x5, x10, t120, t133);
    SANGI_MAC(t136, t137, x5, x11, t122, t135);
    SANGI_MAC(t138, t139, x5, x12, t124, t137);
    SANGI_MAC(t140, t141, x5, x13, t125, t139);
    SANGI_MAC(t142, t143, x6, x7, t130, 0);
    SANGI_MAC(t144, t145, x6, x8, t132, t143);
    SANGI_MAC(t146, t147, x6, x9, t134, t145);
    SANGI_MAC(t148, t149, x6, x10, t136, t147);
    SANGI_MAC(t150, t151, x6, x11, t138, t149);
    SANGI_MAC(t152, t153, x6, x12, t140, t151);
    SANGI_MAC(t154, t155, x6, x13, t141, t153);
    SANGI_MAC(t156, t157, x7, x8, t146, 0);
    SANGI_MAC(t158, t159, x7, x9, t148, t157);
    SANGI_MAC(t160, t161, x7, x10, t150, t159);
    SANGI_MAC(t162, t163, x7, x11, t152, t161);
    SANGI_MAC(t164, t165, x7, x12, t154, t163);
    SANGI_MAC(t166, t167, x7, x13, t155, t165);
    SANGI_MAC(t168, t169, x8, x9, t160, 0);
    SANGI_MAC(t170, t171, x8, x10, t162, t169);
    SANGI_MAC(t172, t173, x8, x11, t164, t171);
    SANGI_MAC(t174, t175, x8, x12, t166, t173);
    SANGI_MAC(t176, t177, x8, x13, t167, t175);
    SANGI_MAC(t178, t179, x9, x10, t172, 0);
    SANGI_MAC(t180, t181, x9, x11, t174, t179);
    SANGI_MAC(t182, t183, x9, x12, t176, t181);
    SANGI_MAC(t184, t185, x9, x13, t177, t183);
    SANGI_MAC(t186, t187, x10, x11, t182, 0);
    SANGI_MAC(t188, t189, x10, x12, t184, t187);
    SANGI_MAC(t190, t191, x10, x13, t185, t189);
    SANGI_MAC(t192, t193, x11, x12, t190, 0);
    SANGI_MAC(t194, t195, x11, x13, t191, t193);
    SANGI_MAC(t196, t197, x12, x13, t195, 0);
    /* twice these */
    sangi_limb c199 = 0;
    const sangi_limb t198 = sangi_limb_add(t16, sangi_limb_hide(t16), &c199);
    const sangi_limb t200 = sangi_limb_add(t18, sangi_limb_hide(t18), &c199);
    const sangi_limb t202 = sangi_limb_add(t42, sangi_limb_hide(t42), &c199);
    const sangi_limb t204 = sangi_limb_add(t44, sangi_limb_hide(t44), &c199);
    const sangi_limb t206 = sangi_limb_add(t66, sangi_limb_hide(t66), &c199);
    const sangi_limb t208 = sangi_limb_add(t68, sangi_limb_hide(t68), &c199);
    const sangi_limb t210 = sangi_limb_add(t88, sangi_limb_hide(t88), &c199);
    const sangi_limb t212 = sangi_limb_add(t90, sangi_limb_hide(t90), &c199);
    const sangi_limb t214 = sangi_limb_add(t108, sangi_limb_hide(t108), &c199);
    const sangi_limb t216 = sangi_limb_add(t110, sangi_limb_hide(t110), &c199);
    const sangi_limb t218 = sangi_limb_add(t126, sangi_limb_hide(t126), &c199);
    const sangi_limb t220 = sangi_limb_add(t128, sangi_limb_hide(t128), &c199);
    const sangi_limb t222 = sangi_limb_add(t142, sangi_limb_hide(t142), &c199);
    const sangi_limb t224 = sangi_limb_add(t144, sangi_limb_hide(t144), &c199);
    const sangi_limb t226 = sangi_limb_add(t156, sangi_limb_hide(t156), &c199);
    const sangi_limb t228 = sangi_limb_add(t158, sangi_limb_hide(t158), &c199);
    const sangi_limb t230 = sangi_limb_add(t168, sangi_limb_hide(t168), &c199);
    const sangi_limb t232 = sangi_limb_add(t170, sangi_limb_hide(t170), &c199);
    const sangi_limb t234 = sangi_limb_add(t178, sangi_limb_hide(t178), &c199);
    const sangi_limb t236 = sangi_limb_add(t180, sangi_limb_hide(t180), &c199);
    const sangi_limb t238 = sangi_limb_add(t186, sangi_limb_hide(t186), &c199);
    const sangi_limb t240 = sangi_limb_add(t188, sangi_limb_hide(t188), &c199);
    const sangi_limb t242 = sangi_limb_add(t192, sangi_limb_hide(t192), &c199);
    const sangi_limb t244 = sangi_limb_add(t194, sangi_limb_hide(t194), &c199);
    const sangi_limb t246 = sangi_limb_add(t196, sangi_limb_hide(t196), &c199);
    const sangi_limb t248 = sangi_limb_add(t197, sangi_limb_hide(t197), &c199);
    /* and the squares x[i]^2 */
    SANGI_MAC(t251, t252, x0, x0, 0, 0);
    SANGI_MAC(t253, t254, x1, x1, 0, 0);
    SANGI_MAC(t255, t256, x2, x2, 0, 0);
    SANGI_MAC(t257, t258, x3, x3, 0, 0);
    SANGI_MAC(t259, t260, x4, x4, 0, 0);
    SANGI_MAC(t261, t262, x5, x5, 0, 0);
    SANGI_MAC(t263, t264, x6, x6, 0, 0);
    SANGI_MAC(t265, t266, x7, x7, 0, 0);
    SANGI_MAC(t267, t268, x8, x8, 0, 0);
    SANGI_MAC(t269, t270, x9, x9, 0, 0);
    SANGI_MAC(t271, t272, x10, x10, 0, 0);
    SANGI_MAC(t273, t274, x11, x11, 0, 0);
    SANGI_MAC(t275, t276, x12, x12, 0, 0);
    SANGI_MAC(t277, t278, x13, x13, 0, 0);
    sangi_limb c280 = 0;
    const sangi_limb t279 = sangi_limb_add(t198, t252, &c280);
    const sangi_limb t281 = sangi_limb_add(t200, t253, &c280);
    const sangi_limb t283 = sangi_limb_add(t202, t254, &c280);
    const sangi_limb t285 = sangi_limb_add(t204, t255, &c280);
    const sangi_limb t287 = sangi_limb_add(t206, t256, &c280);
    const sangi_limb t289 = sangi_limb_add(t208, t257, &c280);
    const sangi_limb t291 = sangi_limb_add(t210, t258, &c280);
    const sangi_limb t293 = sangi_limb_add(t212, t259, &c280);
    const sangi_limb t295 = sangi_limb_add(t214, t260, &c280);
    const sangi_limb t297 = sangi_limb_add(t216, t261, &c280);
    const sangi_limb t299 = sangi_limb_add(t218, t262, &c280);
    const sangi_limb t301 = sangi_limb_add(t220, t263, &c280);
    const sangi_limb t303 = sangi_limb_add(t222, t264, &c280);
    const sangi_limb t305 = sangi_limb_add(t224, t265, &c280);
    const sangi_limb t307 = sangi_limb_add(t226, t266, &c280);
    const sangi_limb t309 = sangi_limb_add(t228, t267, &c280);
    const sangi_limb t311 = sangi_limb_add(t230, t268, &c280);
    const sangi_limb t313 = sangi_limb_add(t232, t269, &c280);
    const sangi_limb t315 = sangi_limb_add(t234, t270, &c280);
    const sangi_limb t317 = sangi_limb_add(t236, t271, &c280);
    const sangi_limb t319 = sangi_limb_add(t238, t272, &c280);
    const sangi_limb t321 = sangi_limb_add(t240, t273, &c280);
    const sangi_limb t323 = sangi_limb_add(t242, t274, &c280);
    const sangi_limb t325 = sangi_limb_add(t244, t275, &c280);
    const sangi_limb t327 = sangi_limb_add(t246, t276, &c280);
    const sangi_limb t329 = sangi_limb_add(t248, t277, &c280);
    const sangi_limb t331 = sangi_limb_add(c199, t278, &c280);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t348 = sangi_limb_mullo(t251, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t350, t348, UINT32_C(0xffffffff), t251, 0);
    SANGI_MAC(t351, t352, t348, UINT32_C(0xffffffff), t279, t350);
    SANGI_MAC(t353, t354, t348, UINT32_C(0xffffffff), t281, t352);
    SANGI_MAC(t355, t356, t348, UINT32_C(0xffffffff), t283, t354);
    SANGI_MAC(t357, t358, t348, UINT32_C(0xffffffff), t285, t356);
    SANGI_MAC(t359, t360, t348, UINT32_C(0xffffffff), t287, t358);
    SANGI_MAC(t361, t362, t348, UINT32_C(0xffffffff), t289, t360);
    SANGI_MAC(t363, t364, t348, UINT32_C(0xfffffffe), t291, t362);
    SANGI_MAC(t365, t366, t348, UINT32_C(0xffffffff), t293, t364);
    SANGI_MAC(t367, t368, t348, UINT32_C(0xffffffff), t295, t366);
    SANGI_MAC(t369, t370, t348, UINT32_C(0xffffffff), t297, t368);
    SANGI_MAC(t371, t372, t348, UINT32_C(0xffffffff), t299, t370);
    SANGI_MAC(t373, t374, t348, UINT32_C(0xffffffff), t301, t372);
    SANGI_MAC(t375, t376, t348, UINT32_C(0xffffffff), t303, t374);
    sangi_limb c378 = 0;
    const sangi_limb t377 = sangi_limb_add(t305, t376, &c378);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t379 = sangi_limb_mullo(t351, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t381, t379, UINT32_C(0xffffffff), t351, 0);
    SANGI_MAC(t382, t383, t379, UINT32_C(0xffffffff), t353, t381);
    SANGI_MAC(t384, t385, t379, UINT32_C(0xffffffff), t355, t383);
    SANGI_MAC(t386, t387, t379, UINT32_C(0xffffffff), t357, t385);
    SANGI_MAC(t388, t389, t379, UINT32_C(0xffffffff), t359, t387);
    SANGI_MAC(t390, t391, t379, UINT32_C(0xffffffff), t361, t389);
    SANGI_MAC(t392, t393, t379, UINT32_C(0xffffffff), t363, t391);
    SANGI_MAC(t394, t395, t379, UINT32_C(0xfffffffe), t365, t393);
    SANGI_MAC(t396, t397, t379, UINT32_C(0xffffffff), t367, t395);
    SANGI_MAC(t398, t399, t379, UINT32_C(0xffffffff), t369, t397);
    SANGI_MAC(t400, t401, t379, UINT32_C(0xffffffff), t371, t399);
    SANGI_MAC(t402, t403, t379, UINT32_C(0xffffffff), t373, t401);
    SANGI_MAC(t404, t405, t379, UINT32_C(0xffffffff), t375, t403);
    SANGI_MAC(t406, t407, t379, UINT32_C(0xffffffff), t377, t405);
    const sangi_limb t408 = sangi_limb_add(t307, t407, &c378);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t410 = sangi_limb_mullo(t382, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t412, t410, UINT32_C(0xffffffff), t382, 0);
    SANGI_MAC(t413, t414, t410, UINT32_C(0xffffffff), t384, t412);
    SANGI_MAC(t415, t416, t410, UINT32_C(0xffffffff), t386, t414);
    SANGI_MAC(t417, t418, t410, UINT32_C(0xffffffff), t388, t416);
    SANGI_MAC(t419, t420, t410, UINT32_C(0xffffffff), t390, t418);
    SANGI_MAC(t421, t422, t410, UINT32_C(0xffffffff), t392, t420);
    SANGI_MAC(t423, t424, t410, UINT32_C(0xffffffff), t394, t422);
    SANGI_MAC(t425, t426, t410, UINT32_C(0xfffffffe), t396, t424);
    SANGI_MAC(t427, t428, t410, UINT32_C(0xffffffff), t398, t426);
    SANGI_MAC(t429, t430, t410, UINT32_C(0xffffffff), t400, t428);
    SANGI_MAC(t431, t432, t410, UINT32_C(0xffffffff), t402, t430);
    SANGI_MAC(t433, t434, t410, UINT32_C(0xffffffff), t404, t432);
    SANGI_MAC(t435, t436, t410, UINT32_C(0xffffffff), t406, t434);
    SANGI_MAC(t437, t438, t410, UINT32_C(0xffffffff), t408, t436);
    const sangi_limb t439 = sangi_limb_add(t309, t438, &c378);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t441 = sangi_limb_mullo(t413, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t443, t441, UINT32_C(0xffffffff), t413, 0);
    SANGI_MAC(t444, t445, t441, UINT32_C(0xffffffff), t415, t443);
    SANGI_MAC(t446, t447, t441, UINT32_C(0xffffffff), t417, t445);
    SANGI_MAC(t448, t449, t441, UINT32_C(0xffffffff), t419, t447);
    SANGI_MAC(t450, t451, t441, UINT32_C(0xffffffff), t421, t449);
    SANGI_MAC(t452, t453, t441, UINT32_C(0xffffffff), t423, t451);
    SANGI_MAC(t454, t455, t441, UINT32_C(0xffffffff), t425, t453);
    SANGI_MAC(t456, t457, t441, UINT32_C(0xfffffffe), t427, t455);
    SANGI_MAC(t458, t459, t441, UINT32_C(0xffffffff), t429, t457);
    SANGI_MAC(t460, t461, t441, UINT32_C(0xffffffff), t431, t459);
    SANGI_MAC(t462, t463, t441, UINT32_C(0xffffffff), t433, t461);
    SANGI_MAC(t464, t465, t441, UINT32_C(0xffffffff), t435, t463);
    SANGI_MAC(t466, t467, t441, UINT32_C(0xffffffff), t437, t465);
    SANGI_MAC(t468, t469, t441, UINT32_C(0xffffffff), t439, t467);
    const sangi_limb t470 = sangi_limb_add(t311, t469, &c378);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t472 = sangi_limb_mullo(t444, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t474, t472, UINT32_C(0xffffffff), t444, 0);
    SANGI_MAC(t475, t476, t472, UINT32_C(0xffffffff), t446, t474);
    SANGI_MAC(t477, t478, t472, UINT32_C(0xffffffff), t448, t476);
    SANGI_MAC(t479, t480, t472, UINT32_C(0xffffffff), t450, t478);
    SANGI_MAC(t481, t482, t472, UINT32_C(0xffffffff), t452, t480);
    SANGI_MAC(t483, t484, t472, UINT32_C(0xffffffff), t454, t482);
    SANGI_MAC(t485, t486, t472, UINT32_C(0xffffffff), t456, t484);
    SANGI_MAC(t487, t488, t472, UINT32_C(0xfffffffe), t458, t486);
    SANGI_MAC(t489, t490, t472, UINT32_C(0xffffffff), t460, t488);
    SANGI_MAC(t491, t492, t472, UINT32_C(0xffffffff), t462, t490);
    SANGI_MAC(t493, t494, t472, UINT32_C(0xffffffff), t464, t492);
    SANGI_MAC(t495, t496, t472, UINT32_C(0xffffffff), t466, t494);
    SANGI_MAC(t497, t498, t472, UINT32_C(0xffffffff), t468, t496);
    SANGI_MAC(t499, t500, t472, UINT32_C(0xffffffff), t470, t498);
    const sangi_limb t501 = sangi_limb_add(t313, t500, &c378);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t503 = sangi_limb_mullo(t475, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t505, t503, UINT32_C(0xffffffff), t475, 0);
    SANGI_MAC(t506, t507, t503, UINT32_C(0xffffffff), t477, t505);
    SANGI_MAC(t508, t509, t503, UINT32_C(0xffffffff), t479, t507);
    SANGI_MAC(t510, t511, t503, UINT32_C(0xffffffff), t481, t509);
    SANGI_MAC(t512, t513, t503, UINT32_C(0xffffffff), t483, t511);
    SANGI_MAC(t514, t515, t503, UINT32_C(0xffffffff), t485, t513);
    SANGI_MAC(t516, t517, t503, UINT32_C(0xffffffff), t487, t515);
    SANGI_MAC(t518, t519, t503, UINT32_C(0xfffffffe), t489, t517);
    SANGI_MAC(t520, t521, t503, UINT32_C(0xffffffff), t491, t519);
    SANGI_MAC(t522, t523, t503, UINT32_C(0xffffffff), t493, t521);
    SANGI_MAC(t524, t525, t503, UINT32_C(0xffffffff), t495, t523);
    SANGI_MAC(t526, t527, t503, UINT32_C(0xffffffff), t497, t525);
    SANGI_MAC(t528, t529, t503, UINT32_C(0xffffffff), t499, t527);
    SANGI_MAC(t530, t531, t503, UINT32_C(0xffffffff), t501, t529);
    const sangi_limb t532 = sangi_limb_add(t315, t531, &c378);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t534 = sangi_limb_mullo(t506, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t536, t534, UINT32_C(0xffffffff), t506, 0);
    SANGI_MAC(t537, t538, t534, UINT32_C(0xffffffff), t508, t536);
    SANGI_MAC(t539, t540, t534, UINT32_C(0xffffffff), t510, t538);
    SANGI_MAC(t541, t542, t534, UINT32_C(0xffffffff), t512, t540);
    SANGI_MAC(t543, t544, t534, UINT32_C(0xffffffff), t514, t542);
    SANGI_MAC(t545, t546, t534, UINT32_C(0xffffffff), t516, t544);
    SANGI_MAC(t547, t548, t534, UINT32_C(0xffffffff), t518, t546);
    SANGI_MAC(t549, t550, t534, UINT32_C(0xfffffffe), t520, t548);
    SANGI_MAC(t551, t552, t534, UINT32_C(0xffffffff), t522, t550);
    SANGI_MAC(t553, t554, t534, UINT32_C(0xffffffff), t524, t552);
    SANGI_MAC(t555, t556, t534, UINT32_C(0xffffffff), t526, t554);
    SANGI_MAC(t557, t558, t534, UINT32_C(0xffffffff), t528, t556);
    SANGI_MAC(t559, t560, t534, UINT32_C(0xffffffff), t530, t558);
    SANGI_MAC(t561, t562, t534, UINT32_C(0xffffffff), t532, t560);
    const sangi_limb t563 = sangi_limb_add(t317, t562, &c378);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t565 = sangi_limb_mullo(t537, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t567, t565, UINT32_C(0xffffffff), t537, 0);
    SANGI_MAC(t568, t569, t565, UINT32_C(0xffffffff), t539, t567);
    SANGI_MAC(t570, t571, t565, UINT32_C(0xffffffff), t541, t569);
    SANGI_MAC(t572, t573, t565, UINT32_C(0xffffffff), t543, t571);
    SANGI_MAC(t574, t575, t565, UINT32_C(0xffffffff), t545, t573);
    SANGI_MAC(t576, t577, t565, UINT32_C(0xffffffff), t547, t575);
    SANGI_MAC(t578, t579, t565, UINT32_C(0xffffffff), t549, t577);
    SANGI_MAC(t580, t581, t565, UINT32_C(0xfffffffe), t551, t579);
    SANGI_MAC(t582, t583, t565, UINT32_C(0xffffffff), t553, t581);
    SANGI_MAC(t584, t585, t565, UINT32_C(0xffffffff), t555, t583);
    SANGI_MAC(t586, t587, t565, UINT32_C(0xffffffff), t557, t585);
    SANGI_MAC(t588, t589, t565, UINT32_C(0xffffffff), t559, t587);
    SANGI_MAC(t590, t591, t565, UINT32_C(0xffffffff), t561, t589);
    SANGI_MAC(t592, t593, t565, UINT32_C(0xffffffff), t563, t591);
    const sangi_limb t594 = sangi_limb_add(t319, t593, &c378);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t596 = sangi_limb_mullo(t568, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t598, t596, UINT32_C(0xffffffff), t568, 0);
    SANGI_MAC(t599, t600, t596, UINT32_C(0xffffffff), t570, t598);
    SANGI_MAC(t601, t602, t596, UINT32_C(0xffffffff), t572, t600);
    SANGI_MAC(t603, t604, t596, UINT32_C(0xffffffff), t574, t602);
    SANGI_MAC(t605, t606, t596, UINT32_C(0xffffffff), t576, t604);
    SANGI_MAC(t607, t608, t596, UINT32_C(0xffffffff), t578, t606);
    SANGI_MAC(t609, t610, t596, UINT32_C(0xffffffff), t580, t608);
    SANGI_MAC(t611, t612, t596, UINT32_C(0xfffffffe), t582, t610);
    SANGI_MAC(t613, t614, t596, UINT32_C(0xffffffff), t584, t612);
    SANGI_MAC(t615, t616, t596, UINT32_C(0xffffffff), t586, t614);
    SANGI_MAC(t617, t618, t596, UINT32_C(0xffffffff), t588, t616);
    SANGI_MAC(t619, t620, t596, UINT32_C(0xffffffff), t590, t618);
    SANGI_MAC(t621, t622, t596, UINT32_C(0xffffffff), t592, t620);
    SANGI_MAC(t623, t624, t596, UINT32_C(0xffffffff), t594, t622);
    const sangi_limb t625 = sangi_limb_add(t321, t624, &c378);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t627 = sangi_limb_mullo(t599, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t629, t627, UINT32_C(0xffffffff), t599, 0);
    SANGI_MAC(t630, t631, t627, UINT32_C(0xffffffff), t601, t629);
    SANGI_MAC(t632, t633, t627, UINT32_C(0xffffffff), t603, t631);
    SANGI_MAC(t634, t635, t627, UINT32_C(0xffffffff), t605, t633);
    SANGI_MAC(t636, t637, t627, UINT32_C(0xffffffff), t607, t635);
    SANGI_MAC(t638, t639, t627, UINT32_C(0xffffffff), t609, t637);
    SANGI_MAC(t640, t641, t627, UINT32_C(0xffffffff), t611, t639);
    SANGI_MAC(t642, t643, t627, UINT32_C(0xfffffffe), t613, t641);
    SANGI_MAC(t644, t645, t627, UINT32_C(0xffffffff), t615, t643);
    SANGI_MAC(t646, t647, t627, UINT32_C(0xffffffff), t617, t645);
    SANGI_MAC(t648, t649, t627, UINT32_C(0xffffffff), t619, t647);
    SANGI_MAC(t650, t651, t627, UINT32_C(0xffffffff), t621, t649);
    SANGI_MAC(t652, t653, t627, UINT32_C(0xffffffff), t623, t651);
    SANGI_MAC(t654, t655, t627, UINT32_C(0xffffffff), t625, t653);
    const sangi_limb t656 = sangi_limb_add(t323, t655, &c378);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t658 = sangi_limb_mullo(t630, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t660, t658, UINT32_C(0xffffffff), t630, 0);
    SANGI_MAC(t661, t662, t658, UINT32_C(0xffffffff), t632, t660);
    SANGI_MAC(t663, t664, t658, UINT32_C(0xffffffff), t634, t662);
    SANGI_MAC(t665, t666, t658, UINT32_C(0xffffffff), t636, t664);
    SANGI_MAC(t667, t668, t658, UINT32_C(0xffffffff), t638, t666);
    SANGI_MAC(t669, t670, t658, UINT32_C(0xffffffff), t640, t668);
    SANGI_MAC(t671, t672, t658, UINT32_C(0xffffffff), t642, t670);
    SANGI_MAC(t673, t674, t658, UINT32_C(0xfffffffe), t644, t672);
    SANGI_MAC(t675, t676, t658, UINT32_C(0xffffffff), t646, t674);
    SANGI_MAC(t677, t678, t658, UINT32_C(0xffffffff), t648, t676);
    SANGI_MAC(t679, t680, t658, UINT32_C(0xffffffff), t650, t678);
    SANGI_MAC(t681, t682, t658, UINT32_C(0xffffffff), t652, t680);
    SANGI_MAC(t683, t684, t658, UINT32_C(0xffffffff), t654, t682);
    SANGI_MAC(t685, t686, t658, UINT32_C(0xffffffff), t656, t684);
    const sangi_limb t687 = sangi_limb_add(t325, t686, &c378);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t689 = sangi_limb_mullo(t661, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t691, t689, UINT32_C(0xffffffff), t661, 0);
    SANGI_MAC(t692, t693, t689, UINT32_C(0xffffffff), t663, t691);
    SANGI_MAC(t694, t695, t689, UINT32_C(0xffffffff), t665, t693);
    SANGI_MAC(t696, t697, t689, UINT32_C(0xffffffff), t667, t695);
    SANGI_MAC(t698, t699, t689, UINT32_C(0xffffffff), t669, t697);
    SANGI_MAC(t700, t701, t689, UINT32_C(0xffffffff), t671, t699);
    SANGI_MAC(t702, t703, t689, UINT32_C(0xffffffff), t673, t701);
    SANGI_MAC(t704, t705, t689, UINT32_C(0xfffffffe), t675, t703);
    SANGI_MAC(t706, t707, t689, UINT32_C(0xffffffff), t677, t705);
    SANGI_MAC(t708, t709, t689, UINT32_C(0xffffffff), t679, t707);
    SANGI_MAC(t710, t711, t689, UINT32_C(0xffffffff), t681, t709);
    SANGI_MAC(t712, t713, t689, UINT32_C(0xffffffff), t683, t711);
    SANGI_MAC(t714, t715, t689, UINT32_C(0xffffffff), t685, t713);
    SANGI_MAC(t716, t717, t689, UINT32_C(0xffffffff), t687, t715);
    const sangi_limb t718 = sangi_limb_add(t327, t717, &c378);
    /* t += q * p * 2^(width * 12), which clears limb 12 */
    const sangi_limb t720 = sangi_limb_mullo(t692, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t722, t720, UINT32_C(0xffffffff), t692, 0);
    SANGI_MAC(t723, t724, t720, UINT32_C(0xffffffff), t694, t722);
    SANGI_MAC(t725, t726, t720, UINT32_C(0xffffffff), t696, t724);
    SANGI_MAC(t727, t728, t720, UINT32_C(0xffffffff), t698, t726);
    SANGI_MAC(t729, t730, t720, UINT32_C(0xffffffff), t700, t728);
    SANGI_MAC(t731, t732, t720, UINT32_C(0xffffffff), t702, t730);
    SANGI_MAC(t733, t734, t720, UINT32_C(0xffffffff), t704, t732);
    SANGI_MAC(t735, t736, t720, UINT32_C(0xfffffffe), t706, t734);
    SANGI_MAC(t737, t738, t720, UINT32_C(0xffffffff), t708, t736);
    SANGI_MAC(t739, t740, t720, UINT32_C(0xffffffff), t710, t738);
    SANGI_MAC(t741, t742, t720, UINT32_C(0xffffffff), t712, t740);
    SANGI_MAC(t743, t744, t720, UINT32_C(0xffffffff), t714, t742);
    SANGI_MAC(t745, t746, t720, UINT32_C(0xffffffff), t716, t744);
    SANGI_MAC(t747, t748, t720, UINT32_C(0xffffffff), t718, t746);
    const sangi_limb t749 = sangi_limb_add(t329, t748, &c378);
    /* t += q * p * 2^(width * 13), which clears limb 13 */
    const sangi_limb t751 = sangi_limb_mullo(t723, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t753, t751, UINT32_C(0xffffffff), t723, 0);
    SANGI_MAC(t754, t755, t751, UINT32_C(0xffffffff), t725, t753);
    SANGI_MAC(t756, t757, t751, UINT32_C(0xffffffff), t727, t755);
    SANGI_MAC(t758, t759, t751, UINT32_C(0xffffffff), t729, t757);
    SANGI_MAC(t760, t761, t751, UINT32_C(0xffffffff), t731, t759);
    SANGI_MAC(t762, t763, t751, UINT32_C(0xffffffff), t733, t761);
    SANGI_MAC(t764, t765, t751, UINT32_C(0xffffffff), t735, t763);
    SANGI_MAC(t766, t767, t751, UINT32_C(0xfffffffe), t737, t765);
    SANGI_MAC(t768, t769, t751, UINT32_C(0xffffffff), t739, t767);
    SANGI_MAC(t770, t771, t751, UINT32_C(0xffffffff), t741, t769);
    SANGI_MAC(t772, t773, t751, UINT32_C(0xffffffff), t743, t771);
    SANGI_MAC(t774, t775, t751, UINT32_C(0xffffffff), t745, t773);
    SANGI_MAC(t776, t777, t751, UINT32_C(0xffffffff), t747, t775);
    SANGI_MAC(t778, t779, t751, UINT32_C(0xffffffff), t749, t777);
    const sangi_limb t780 = sangi_limb_add(t331, t779, &c378);
    /* d = s - p */
    sangi_limb c798 = 0;
    const sangi_limb t797 = sangi_limb_sub(t754, UINT32_C(0xffffffff), &c798);
    const sangi_limb t799 = sangi_limb_sub(t756, UINT32_C(0xffffffff), &c798);
    const sangi_limb t801 = sangi_limb_sub(t758, UINT32_C(0xffffffff), &c798);
    const sangi_limb t803 = sangi_limb_sub(t760, UINT32_C(0xffffffff), &c798);
    const sangi_limb t805 = sangi_limb_sub(t762, UINT32_C(0xffffffff), &c798);
    const sangi_limb t807 = sangi_limb_sub(t764, UINT32_C(0xffffffff), &c798);
    const sangi_limb t809 = sangi_limb_sub(t766, UINT32_C(0xffffffff), &c798);
    const sangi_limb t811 = sangi_limb_sub(t768, UINT32_C(0xfffffffe), &c798);
    const sangi_limb t813 = sangi_limb_sub(t770, UINT32_C(0xffffffff), &c798);
    const sangi_limb t815 = sangi_limb_sub(t772, UINT32_C(0xffffffff), &c798);
    const sangi_limb t817 = sangi_limb_sub(t774, UINT32_C(0xffffffff), &c798);
    const sangi_limb t819 = sangi_limb_sub(t776, UINT32_C(0xffffffff), &c798);
    const sangi_limb t821 = sangi_limb_sub(t778, UINT32_C(0xffffffff), &c798);
    const sangi_limb t823 = sangi_limb_sub(t780, UINT32_C(0xffffffff), &c798);
    (void)sangi_limb_sub(c378, UINT32_C(0x00000000), &c798);
    /* s where d < 0, else d */
    const sangi_limb t828 = sangi_limb_mask(c798);
    const sangi_limb t829 = sangi_limb_select(t828, t754, t797);
    const sangi_limb t830 = sangi_limb_select(t828, t756, t799);
    const sangi_limb t831 = sangi_limb_select(t828, t758, t801);
    const sangi_limb t832 = sangi_limb_select(t828, t760, t803);
    const sangi_limb t833 = sangi_limb_select(t828, t762, t805);
    const sangi_limb t834 = sangi_limb_select(t828, t764, t807);
    const sangi_limb t835 = sangi_limb_select(t828, t766, t809);
    const sangi_limb t836 = sangi_limb_select(t828, t768, t811);
    const sangi_limb t837 = sangi_limb_select(t828, t770, t813);
    const sangi_limb t838 = sangi_limb_select(t828, t772, t815);
    const sangi_limb t839 = sangi_limb_select(t828, t774, t817);
    const sangi_limb t840 = sangi_limb_select(t828, t776, t819);
    const sangi_limb t841 = sangi_limb_select(t828, t778, t821);
    const sangi_limb t842 = sangi_limb_select(t828, t780, t823);
    z[0] = t829;
    z[1] = t830;
    z[2] = t831;
    z[3] = t832;
    z[4] = t833;
    z[5] = t834;
    z[6] = t835;
    z[7] = t836;
    z[8] = t837;
    z[9] = t838;
    z[10] = t839;
    z[11] = t840;
    z[12] = t841;
    z[13] = t842;
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
    /* t = x * c */
    SANGI_MAC(t16, t17, x0, c, 0, 0);
    SANGI_MAC(t18, t19, x1, c, t17, 0);
    SANGI_MAC(t20, t21, x2, c, t19, 0);
    SANGI_MAC(t22, t23, x3, c, t21, 0);
    SANGI_MAC(t24, t25, x4, c, t23, 0);
    SANGI_MAC(t26, t27, x5, c, t25, 0);
    SANGI_MAC(t28, t29, x6, c, t27, 0);
    SANGI_MAC(t30, t31, x7, c, t29, 0);
    SANGI_MAC(t32, t33, x8, c, t31, 0);
    SANGI_MAC(t34, t35, x9, c, t33, 0);
    SANGI_MAC(t36, t37, x10, c, t35, 0);
    SANGI_MAC(t38, t39, x11, c, t37, 0);
    SANGI_MAC(t40, t41, x12, c, t39, 0);
    SANGI_MAC(t42, t43, x13, c, t41, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t46, t42, UINT32_C(0x00000004), 0, 0);
    SANGI_MAC(t47, t48, t43, UINT32_C(0x00000004), t46, 0);
    SANGI_MAC_HIGH(t51, t47, UINT32_C(0x40000000), 0, 0);
    /* t - q * p */
    SANGI_MAC(t66, t67, UINT32_C(0xffffffff), t51, 0, 0);
    SANGI_MAC(t68, t69, UINT32_C(0xffffffff), t51, t67, 0);
    SANGI_MAC(t70, t71, UINT32_C(0xffffffff), t51, t69, 0);
    SANGI_MAC(t72, t73, UINT32_C(0xffffffff), t51, t71, 0);
    SANGI_MAC(t74, t75, UINT32_C(0xffffffff), t51, t73, 0);
    SANGI_MAC(t76, t77, UINT32_C(0xffffffff), t51, t75, 0);
    SANGI_MAC(t78, t79, UINT32_C(0xffffffff), t51, t77, 0);
    SANGI_MAC(t80, t81, UINT32_C(0xfffffffe), t51, t79, 0);
    SANGI_MAC(t82, t83, UINT32_C(0xffffffff), t51, t81, 0);
    SANGI_MAC(t84, t85, UINT32_C(0xffffffff), t51, t83, 0);
    SANGI_MAC(t86, t87, UINT32_C(0xffffffff), t51, t85, 0);
    SANGI_MAC(t88, t89, UINT32_C(0xffffffff), t51, t87, 0);
    SANGI_MAC(t90, t91, UINT32_C(0xffffffff), t51, t89, 0);
    SANGI_MAC(t92, t93, UINT32_C(0xffffffff), t51, t91, 0);
    sangi_limb c95 = 0;
    const sangi_limb t94 = sangi_limb_sub(t16, t66, &c95);
    const sangi_limb t96 = sangi_limb_sub(t18, t68, &c95);
    const sangi_limb t98 = sangi_limb_sub(t20, t70, &c95);
    const sangi_limb t100 = sangi_limb_sub(t22, t72, &c95);
    const sangi_limb t102 = sangi_limb_sub(t24, t74, &c95);
    const sangi_limb t104 = sangi_limb_sub(t26, t76, &c95);
    const sangi_limb t106 = sangi_limb_sub(t28, t78, &c95);
    const sangi_limb t108 = sangi_limb_sub(t30, t80, &c95);
    const sangi_limb t110 = sangi_limb_sub(t32, t82, &c95);
    const sangi_limb t112 = sangi_limb_sub(t34, t84, &c95);
    const sangi_limb t114 = sangi_limb_sub(t36, t86, &c95);
    const sangi_limb t116 = sangi_limb_sub(t38, t88, &c95);
    const sangi_limb t118 = sangi_limb_sub(t40, t90, &c95);
    const sangi_limb t120 = sangi_limb_sub(t42, t92, &c95);
    const sangi_limb t122 = sangi_limb_sub(t43, t93, &c95);
    /* d = s - p */
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_sub(t94, UINT32_C(0xffffffff), &c139);
    const sangi_limb t140 = sangi_limb_sub(t96, UINT32_C(0xffffffff), &c139);
    const sangi_limb t142 = sangi_limb_sub(t98, UINT32_C(0xffffffff), &c139);
    const sangi_limb t144 = sangi_limb_sub(t100, UINT32_C(0xffffffff), &c139);
    const sangi_limb t146 = sangi_limb_sub(t102, UINT32_C(0xffffffff), &c139);
    const sangi_limb t148 = sangi_limb_sub(t104, UINT32_C(0xffffffff), &c139);
    const sangi_limb t150 = sangi_limb_sub(t106, UINT32_C(0xffffffff), &c139);
    const sangi_limb t152 = sangi_limb_sub(t108, UINT32_C(0xfffffffe), &c139);
    const sangi_limb t154 = sangi_limb_sub(t110, UINT32_C(0xffffffff), &c139);
    const sangi_limb t156 = sangi_limb_sub(t112, UINT32_C(0xffffffff), &c139);
    const sangi_limb t158 = sangi_limb_sub(t114, UINT32_C(0xffffffff), &c139);
    const sangi_limb t160 = sangi_limb_sub(t116, UINT32_C(0xffffffff), &c139);
    const sangi_limb t162 = sangi_limb_sub(t118, UINT32_C(0xffffffff), &c139);
    const sangi_limb t164 = sangi_limb_sub(t120, UINT32_C(0xffffffff), &c139);
    (void)sangi_limb_sub(t122, UINT32_C(0x00000000), &c139);
    /* s where d < 0, else d */
    const sangi_limb t169 = sangi_limb_mask(c139);
    const sangi_limb t170 = sangi_limb_select(t169, t94, t138);
    const sangi_limb t171 = sangi_limb_select(t169, t96, t140);
    const sangi_limb t172 = sangi_limb_select(t169, t98, t142);
    const sangi_limb t173 = sangi_limb_select(t169, t100, t144);
    const sangi_limb t174 = sangi_limb_select(t169, t102, t146);
    const sangi_limb t175 = sangi_limb_select(t169, t104, t148);
    const sangi_limb t176 = sangi_limb_select(t169, t106, t150);
    const sangi_limb t177 = sangi_limb_select(t169, t108, t152);
    const sangi_limb t178 = sangi_limb_select(t169, t110, t154);
    const sangi_limb t179 = sangi_limb_select(t169, t112, t156);
    const sangi_limb t180 = sangi_limb_select(t169, t114, t158);
    const sangi_limb t181 = sangi_limb_select(t169, t116, t160);
    const sangi_limb t182 = sangi_limb_select(t169, t118, t162);
    const sangi_limb t183 = sangi_limb_select(t169, t120, t164);
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
}
