/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p434, base field of SIKEp434; 434 bits in 14 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p434_modulus[14];
extern const sangi_limb sangi_p434_one[14];
extern const sangi_limb sangi_p434_radix2[14];
extern const sangi_limb sangi_p434_root[14];
extern const sangi_limb sangi_p434_sqrt_exponent[14];
void sangi_p434_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p434_reduce_c(sangi_limb *z, const sangi_limb *x);

const sangi_limb sangi_p434_modulus[14] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xe2ffffff),
    UINT32_C(0xfdc1767a),
    UINT32_C(0x3158aea3),
    UINT32_C(0x7bc65c78),
    UINT32_C(0x81c52056),
    UINT32_C(0x6cfc5fd6),
    UINT32_C(0x27177344),
    UINT32_C(0x0002341f),
};

const sangi_limb sangi_p434_one[14] = {
    UINT32_C(0x0000742c),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0xfc000000),
    UINT32_C(0xb90ff404),
    UINT32_C(0x559facd4),
    UINT32_C(0xd801a4fb),
    UINT32_C(0x5f77410c),
    UINT32_C(0xe9325454),
    UINT32_C(0xa7bd2eda),
    UINT32_C(0x0000ecee),
};

const sangi_limb sangi_p434_radix2[14] = {
    UINT32_C(0xdcd69b30),
    UINT32_C(0x28e55b65),
    UINT32_C(0x768798c2),
    UINT32_C(0xacec7367),
    UINT32_C(0x8311688d),
    UINT32_C(0xab27973f),
    UINT32_C(0x8d6c7c0b),
    UINT32_C(0x175cc6af),
    UINT32_C(0x2dde347e),
    UINT32_C(0xabcd92bf),
    UINT32_C(0xc7686d9a),
    UINT32_C(0x69e16a61),
    UINT32_C(0x9bcdd12a),
    UINT32_C(0x000025a8),
};

const sangi_limb sangi_p434_root[14] = {
    UINT32_C(0xffff8bd3),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xe6ffffff),
    UINT32_C(0x44b18275),
    UINT32_C(0xdbb901cf),
    UINT32_C(0xa3c4b77c),
    UINT32_C(0x224ddf49),
    UINT32_C(0x83ca0b82),
    UINT32_C(0x7f5a4469),
    UINT32_C(0x00014730),
};

const sangi_limb sangi_p434_sqrt_exponent[14] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xb8bfffff),
    UINT32_C(0xff705d9e),
    UINT32_C(0x0c562ba8),
    UINT32_C(0x9ef1971e),
    UINT32_C(0xa0714815),
    UINT32_C(0x1b3f17f5),
    UINT32_C(0xc9c5dcd1),
    UINT32_C(0x00008d07),
};

#define KERNEL(op) sangi_p434_##op##_c
#include "generated/field/limbs14_c32.inc"

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p434_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = s - p */
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_sub(t29, UINT32_C(0xffffffff), &c72);
    const sangi_limb t73 = sangi_limb_sub(t31, UINT32_C(0xffffffff), &c72);
    const sangi_limb t75 = sangi_limb_sub(t33, UINT32_C(0xffffffff), &c72);
    const sangi_limb t77 = sangi_limb_sub(t35, UINT32_C(0xffffffff), &c72);
    const sangi_limb t79 = sangi_limb_sub(t37, UINT32_C(0xffffffff), &c72);
    const sangi_limb t81 = sangi_limb_sub(t39, UINT32_C(0xffffffff), &c72);
    const sangi_limb t83 = sangi_limb_sub(t41, UINT32_C(0xe2ffffff), &c72);
    const sangi_limb t85 = sangi_limb_sub(t43, UINT32_C(0xfdc1767a), &c72);
    const sangi_limb t87 = sangi_limb_sub(t45, UINT32_C(0x3158aea3), &c72);
    const sangi_limb t89 = sangi_limb_sub(t47, UINT32_C(0x7bc65c78), &c72);
    const sangi_limb t91 = sangi_limb_sub(t49, UINT32_C(0x81c52056), &c72);
    const sangi_limb t93 = sangi_limb_sub(t51, UINT32_C(0x6cfc5fd6), &c72);
    const sangi_limb t95 = sangi_limb_sub(t53, UINT32_C(0x27177344), &c72);
    const sangi_limb t97 = sangi_limb_sub(t55, UINT32_C(0x0002341f), &c72);
    /* s where d < 0, else d */
    const sangi_limb t99 = sangi_limb_mask(c72);
    const sangi_limb t100 = sangi_limb_select(t99, t29, t71);
    const sangi_limb t101 = sangi_limb_select(t99, t31, t73);
    const sangi_limb t102 = sangi_limb_select(t99, t33, t75);
    const sangi_limb t103 = sangi_limb_select(t99, t35, t77);
    const sangi_limb t104 = sangi_limb_select(t99, t37, t79);
    const sangi_limb t105 = sangi_limb_select(t99, t39, t81);
    const sangi_limb t106 = sangi_limb_select(t99, t41, t83);
    const sangi_limb t107 = sangi_limb_select(t99, t43, t85);
    const sangi_limb t108 = sangi_limb_select(t99, t45, t87);
    const sangi_limb t109 = sangi_limb_select(t99, t47, t89);
    const sangi_limb t110 = sangi_limb_select(t99, t49, t91);
    const sangi_limb t111 = sangi_limb_select(t99, t51, t93);
    const sangi_limb t112 = sangi_limb_select(t99, t53, t95);
    const sangi_limb t113 = sangi_limb_select(t99, t55, t97);
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

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p434_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    const sangi_limb t83 = sangi_limb_add(t41, UINT32_C(0xe2ffffff), &c72);
    const sangi_limb t85 = sangi_limb_add(t43, UINT32_C(0xfdc1767a), &c72);
    const sangi_limb t87 = sangi_limb_add(t45, UINT32_C(0x3158aea3), &c72);
    const sangi_limb t89 = sangi_limb_add(t47, UINT32_C(0x7bc65c78), &c72);
    const sangi_limb t91 = sangi_limb_add(t49, UINT32_C(0x81c52056), &c72);
    const sangi_limb t93 = sangi_limb_add(t51, UINT32_C(0x6cfc5fd6), &c72);
    const sangi_limb t95 = sangi_limb_add(t53, UINT32_C(0x27177344), &c72);
    const sangi_limb t97 = sangi_limb_add(t55, UINT32_C(0x0002341f), &c72);
    /* t where d < 0, else d */
    const sangi_limb t99 = sangi_limb_mask(c72);
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
void sangi_p434_neg_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t83 = sangi_limb_add(t41, UINT32_C(0xe2ffffff), &c72);
    const sangi_limb t85 = sangi_limb_add(t43, UINT32_C(0xfdc1767a), &c72);
    const sangi_limb t87 = sangi_limb_add(t45, UINT32_C(0x3158aea3), &c72);
    const sangi_limb t89 = sangi_limb_add(t47, UINT32_C(0x7bc65c78), &c72);
    const sangi_limb t91 = sangi_limb_add(t49, UINT32_C(0x81c52056), &c72);
    const sangi_limb t93 = sangi_limb_add(t51, UINT32_C(0x6cfc5fd6), &c72);
    const sangi_limb t95 = sangi_limb_add(t53, UINT32_C(0x27177344), &c72);
    const sangi_limb t97 = sangi_limb_add(t55, UINT32_C(0x0002341f), &c72);
    /* t where d < 0, else d */
    const sangi_limb t99 = sangi_limb_mask(c72);
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
void sangi_p434_dbl_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_sub(t15, UINT32_C(0xffffffff), &c58);
    const sangi_limb t59 = sangi_limb_sub(t17, UINT32_C(0xffffffff), &c58);
    const sangi_limb t61 = sangi_limb_sub(t19, UINT32_C(0xffffffff), &c58);
    const sangi_limb t63 = sangi_limb_sub(t21, UINT32_C(0xffffffff), &c58);
    const sangi_limb t65 = sangi_limb_sub(t23, UINT32_C(0xffffffff), &c58);
    const sangi_limb t67 = sangi_limb_sub(t25, UINT32_C(0xffffffff), &c58);
    const sangi_limb t69 = sangi_limb_sub(t27, UINT32_C(0xe2ffffff), &c58);
    const sangi_limb t71 = sangi_limb_sub(t29, UINT32_C(0xfdc1767a), &c58);
    const sangi_limb t73 = sangi_limb_sub(t31, UINT32_C(0x3158aea3), &c58);
    const sangi_limb t75 = sangi_limb_sub(t33, UINT32_C(0x7bc65c78), &c58);
    const sangi_limb t77 = sangi_limb_sub(t35, UINT32_C(0x81c52056), &c58);
    const sangi_limb t79 = sangi_limb_sub(t37, UINT32_C(0x6cfc5fd6), &c58);
    const sangi_limb t81 = sangi_limb_sub(t39, UINT32_C(0x27177344), &c58);
    const sangi_limb t83 = sangi_limb_sub(t41, UINT32_C(0x0002341f), &c58);
    /* s where d < 0, else d */
    const sangi_limb t85 = sangi_limb_mask(c58);
    const sangi_limb t86 = sangi_limb_select(t85, t15, t57);
    const sangi_limb t87 = sangi_limb_select(t85, t17, t59);
    const sangi_limb t88 = sangi_limb_select(t85, t19, t61);
    const sangi_limb t89 = sangi_limb_select(t85, t21, t63);
    const sangi_limb t90 = sangi_limb_select(t85, t23, t65);
    const sangi_limb t91 = sangi_limb_select(t85, t25, t67);
    const sangi_limb t92 = sangi_limb_select(t85, t27, t69);
    const sangi_limb t93 = sangi_limb_select(t85, t29, t71);
    const sangi_limb t94 = sangi_limb_select(t85, t31, t73);
    const sangi_limb t95 = sangi_limb_select(t85, t33, t75);
    const sangi_limb t96 = sangi_limb_select(t85, t35, t77);
    const sangi_limb t97 = sangi_limb_select(t85, t37, t79);
    const sangi_limb t98 = sangi_limb_select(t85, t39, t81);
    const sangi_limb t99 = sangi_limb_select(t85, t41, t83);
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
    z[12] = t98;
    z[13] = t99;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_half_c(sangi_limb *z, const sangi_limb *x) {
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
    const sangi_limb t37 = (sangi_limb)(UINT32_C(0xe2ffffff) & t16);
    const sangi_limb t38 = (sangi_limb)(UINT32_C(0xfdc1767a) & t16);
    const sangi_limb t39 = (sangi_limb)(UINT32_C(0x3158aea3) & t16);
    const sangi_limb t40 = (sangi_limb)(UINT32_C(0x7bc65c78) & t16);
    const sangi_limb t41 = (sangi_limb)(UINT32_C(0x81c52056) & t16);
    const sangi_limb t42 = (sangi_limb)(UINT32_C(0x6cfc5fd6) & t16);
    const sangi_limb t43 = (sangi_limb)(UINT32_C(0x27177344) & t16);
    const sangi_limb t44 = (sangi_limb)(UINT32_C(0x0002341f) & t16);
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
    sangi_limb c74 = 0;
    const sangi_limb t73 = sangi_limb_shift(t71, &c74);
    const sangi_limb t75 = sangi_limb_shift(t69, &c74);
    const sangi_limb t77 = sangi_limb_shift(t67, &c74);
    const sangi_limb t79 = sangi_limb_shift(t65, &c74);
    const sangi_limb t81 = sangi_limb_shift(t63, &c74);
    const sangi_limb t83 = sangi_limb_shift(t61, &c74);
    const sangi_limb t85 = sangi_limb_shift(t59, &c74);
    const sangi_limb t87 = sangi_limb_shift(t57, &c74);
    const sangi_limb t89 = sangi_limb_shift(t55, &c74);
    const sangi_limb t91 = sangi_limb_shift(t53, &c74);
    const sangi_limb t93 = sangi_limb_shift(t51, &c74);
    const sangi_limb t95 = sangi_limb_shift(t49, &c74);
    const sangi_limb t97 = sangi_limb_shift(t47, &c74);
    const sangi_limb t99 = sangi_limb_shift(t45, &c74);
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
void sangi_p434_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    SANGI_MAC(t96, t97, UINT32_C(0xe3000000), t58, t70, t95);
    SANGI_MAC(t98, t99, UINT32_C(0xfdc1767a), t58, t72, t97);
    SANGI_MAC(t100, t101, UINT32_C(0x3158aea3), t58, t74, t99);
    SANGI_MAC(t102, t103, UINT32_C(0x7bc65c78), t58, t76, t101);
    SANGI_MAC(t104, t105, UINT32_C(0x81c52056), t58, t78, t103);
    SANGI_MAC(t106, t107, UINT32_C(0x6cfc5fd6), t58, t80, t105);
    SANGI_MAC(t108, t109, UINT32_C(0x27177344), t58, t82, t107);
    SANGI_MAC(t110, t111, UINT32_C(0x0002341f), t58, t84, t109);
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
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t142, t143, UINT32_C(0x00000000), t114, t116, 0);
    SANGI_MAC(t144, t145, UINT32_C(0x00000000), t114, t118, t143);
    SANGI_MAC(t146, t147, UINT32_C(0x00000000), t114, t120, t145);
    SANGI_MAC(t148, t149, UINT32_C(0x00000000), t114, t122, t147);
    SANGI_MAC(t150, t151, UINT32_C(0x00000000), t114, t124, t149);
    SANGI_MAC(t152, t153, UINT32_C(0xe3000000), t114, t126, t151);
    SANGI_MAC(t154, t155, UINT32_C(0xfdc1767a), t114, t128, t153);
    SANGI_MAC(t156, t157, UINT32_C(0x3158aea3), t114, t130, t155);
    SANGI_MAC(t158, t159, UINT32_C(0x7bc65c78), t114, t132, t157);
    SANGI_MAC(t160, t161, UINT32_C(0x81c52056), t114, t134, t159);
    SANGI_MAC(t162, t163, UINT32_C(0x6cfc5fd6), t114, t136, t161);
    SANGI_MAC(t164, t165, UINT32_C(0x27177344), t114, t138, t163);
    SANGI_MAC(t166, t167, UINT32_C(0x0002341f), t114, t140, t165);
    SANGI_MAC(t168, t169, UINT32_C(0x00000000), t114, t141, t167);
    /* t += x[2] * y */
    SANGI_MAC(t170, t171, y0, x2, t142, 0);
    SANGI_MAC(t172, t173, y1, x2, t144, t171);
    SANGI_MAC(t174, t175, y2, x2, t146, t173);
    SANGI_MAC(t176, t177, y3, x2, t148, t175);
    SANGI_MAC(t178, t179, y4, x2, t150, t177);
    SANGI_MAC(t180, t181, y5, x2, t152, t179);
    SANGI_MAC(t182, t183, y6, x2, t154, t181);
    SANGI_MAC(t184, t185, y7, x2, t156, t183);
    SANGI_MAC(t186, t187, y8, x2, t158, t185);
    SANGI_MAC(t188, t189, y9, x2, t160, t187);
    SANGI_MAC(t190, t191, y10, x2, t162, t189);
    SANGI_MAC(t192, t193, y11, x2, t164, t191);
    SANGI_MAC(t194, t195, y12, x2, t166, t193);
    SANGI_MAC(t196, t197, y13, x2, t168, t195);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t198, t199, UINT32_C(0x00000000), t170, t172, 0);
    SANGI_MAC(t200, t201, UINT32_C(0x00000000), t170, t174, t199);
    SANGI_MAC(t202, t203, UINT32_C(0x00000000), t170, t176, t201);
    SANGI_MAC(t204, t205, UINT32_C(0x00000000), t170, t178, t203);
    SANGI_MAC(t206, t207, UINT32_C(0x00000000), t170, t180, t205);
    SANGI_MAC(t208, t209, UINT32_C(0xe3000000), t170, t182, t207);
    SANGI_MAC(t210, t211, UINT32_C(0xfdc1767a), t170, t184, t209);
    SANGI_MAC(t212, t213, UINT32_C(0x3158aea3), t170, t186, t211);
    SANGI_MAC(t214, t215, UINT32_C(0x7bc65c78), t170, t188, t213);
    SANGI_MAC(t216, t217, UINT32_C(0x81c52056), t170, t190, t215);
    SANGI_MAC(t218, t219, UINT32_C(0x6cfc5fd6), t170, t192, t217);
    SANGI_MAC(t220, t221, UINT32_C(0x27177344), t170, t194, t219);
    SANGI_MAC(t222, t223, UINT32_C(0x0002341f), t170, t196, t221);
    SANGI_MAC(t224, t225, UINT32_C(0x00000000), t170, t197, t223);
    /* t += x[3] * y */
    SANGI_MAC(t226, t227, y0, x3, t198, 0);
    SANGI_MAC(t228, t229, y1, x3, t200, t227);
    SANGI_MAC(t230, t231, y2, x3, t202, t229);
    SANGI_MAC(t232, t233, y3, x3, t204, t231);
    SANGI_MAC(t234, t235, y4, x3, t206, t233);
    SANGI_MAC(t236, t237, y5, x3, t208, t235);
    SANGI_MAC(t238, t239, y6, x3, t210, t237);
    SANGI_MAC(t240, t241, y7, x3, t212, t239);
    SANGI_MAC(t242, t243, y8, x3, t214, t241);
    SANGI_MAC(t244, t245, y9, x3, t216, t243);
    SANGI_MAC(t246, t247, y10, x3, t218, t245);
    SANGI_MAC(t248, t249, y11, x3, t220, t247);
    SANGI_MAC(t250, t251, y12, x3, t222, t249);
    SANGI_MAC(t252, t253, y13, x3, t224, t251);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t254, t255, UINT32_C(0x00000000), t226, t228, 0);
    SANGI_MAC(t256, t257, UINT32_C(0x00000000), t226, t230, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x00000000), t226, t232, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x00000000), t226, t234, t259);
    SANGI_MAC(t262, t263, UINT32_C(0x00000000), t226, t236, t261);
    SANGI_MAC(t264, t265, UINT32_C(0xe3000000), t226, t238, t263);
    SANGI_MAC(t266, t267, UINT32_C(0xfdc1767a), t226, t240, t265);
    SANGI_MAC(t268, t269, UINT32_C(0x3158aea3), t226, t242, t267);
    SANGI_MAC(t270, t271, UINT32_C(0x7bc65c78), t226, t244, t269);
    SANGI_MAC(t272, t273, UINT32_C(0x81c52056), t226, t246, t271);
    SANGI_MAC(t274, t275, UINT32_C(0x6cfc5fd6), t226, t248, t273);
    SANGI_MAC(t276, t277, UINT32_C(0x27177344), t226, t250, t275);
    SANGI_MAC(t278, t279, UINT32_C(0x0002341f), t226, t252, t277);
    SANGI_MAC(t280, t281, UINT32_C(0x00000000), t226, t253, t279);
    /* t += x[4] * y */
    SANGI_MAC(t282, t283, y0, x4, t254, 0);
    SANGI_MAC(t284, t285, y1, x4, t256, t283);
    SANGI_MAC(t286, t287, y2, x4, t258, t285);
    SANGI_MAC(t288, t289, y3, x4, t260, t287);
    SANGI_MAC(t290, t291, y4, x4, t262, t289);
    SANGI_MAC(t292, t293, y5, x4, t264, t291);
    SANGI_MAC(t294, t295, y6, x4, t266, t293);
    SANGI_MAC(t296, t297, y7, x4, t268, t295);
    SANGI_MAC(t298, t299, y8, x4, t270, t297);
    SANGI_MAC(t300, t301, y9, x4, t272, t299);
    SANGI_MAC(t302, t303, y10, x4, t274, t301);
    SANGI_MAC(t304, t305, y11, x4, t276, t303);
    SANGI_MAC(t306, t307, y12, x4, t278, t305);
    SANGI_MAC(t308, t309, y13, x4, t280, t307);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t310, t311, UINT32_C(0x00000000), t282, t284, 0);
    SANGI_MAC(t312, t313, UINT32_C(0x00000000), t282, t286, t311);
    SANGI_MAC(t314, t315, UINT32_C(0x00000000), t282, t288, t313);
    SANGI_MAC(t316, t317, UINT32_C(0x00000000), t282, t290, t315);
    SANGI_MAC(t318, t319, UINT32_C(0x00000000), t282, t292, t317);
    SANGI_MAC(t320, t321, UINT32_C(0xe3000000), t282, t294, t319);
    SANGI_MAC(t322, t323, UINT32_C(0xfdc1767a), t282, t296, t321);
    SANGI_MAC(t324, t325, UINT32_C(0x3158aea3), t282, t298, t323);
    SANGI_MAC(t326, t327, UINT32_C(0x7bc65c78), t282, t300, t325);
    SANGI_MAC(t328, t329, UINT32_C(0x81c52056), t282, t302, t327);
    SANGI_MAC(t330, t331, UINT32_C(0x6cfc5fd6), t282, t304, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x27177344), t282, t306, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x0002341f), t282, t308, t333);
    SANGI_MAC(t336, t337, UINT32_C(0x00000000), t282, t309, t335);
    /* t += x[5] * y */
    SANGI_MAC(t338, t339, y0, x5, t310, 0);
    SANGI_MAC(t340, t341, y1, x5, t312, t339);
    SANGI_MAC(t342, t343, y2, x5, t314, t341);
    SANGI_MAC(t344, t345, y3, x5, t316, t343);
    SANGI_MAC(t346, t347, y4, x5, t318, t345);
    SANGI_MAC(t348, t349, y5, x5, t320, t347);
    SANGI_MAC(t350, t351, y6, x5, t322, t349);
    SANGI_MAC(t352, t353, y7, x5, t324, t351);
    SANGI_MAC(t354, t355, y8, x5, t326, t353);
    SANGI_MAC(t356, t357, y9, x5, t328, t355);
    SANGI_MAC(t358, t359, y10, x5, t330, t357);
    SANGI_MAC(t360, t361, y11, x5, t332, t359);
    SANGI_MAC(t362, t363, y12, x5, t334, t361);
    SANGI_MAC(t364, t365, y13, x5, t336, t363);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t366, t367, UINT32_C(0x00000000), t338, t340, 0);
    SANGI_MAC(t368, t369, UINT32_C(0x00000000), t338, t342, t367);
    SANGI_MAC(t370, t371, UINT32_C(0x00000000), t338, t344, t369);
    SANGI_MAC(t372, t373, UINT32_C(0x00000000), t338, t346, t371);
    SANGI_MAC(t374, t375, UINT32_C(0x00000000), t338, t348, t373);
    SANGI_MAC(t376, t377, UINT32_C(0xe3000000), t338, t350, t375);
    SANGI_MAC(t378, t379, UINT32_C(0xfdc1767a), t338, t352, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x3158aea3), t338, t354, t379);
    SANGI_MAC(t382, t383, UINT32_C(0x7bc65c78), t338, t356, t381);
    SANGI_MAC(t384, t385, UINT32_C(0x81c52056), t338, t358, t383);
    SANGI_MAC(t386, t387, UINT32_C(0x6cfc5fd6), t338, t360, t385);
    SANGI_MAC(t388, t389, UINT32_C(0x27177344), t338, t362, t387);
    SANGI_MAC(t390, t391, UINT32_C(0x0002341f), t338, t364, t389);
    SANGI_MAC(t392, t393, UINT32_C(0x00000000), t338, t365, t391);
    /* t += x[6] * y */
    SANGI_MAC(t394, t395, y0, x6, t366, 0);
    SANGI_MAC(t396, t397, y1, x6, t368, t395);
    SANGI_MAC(t398, t399, y2, x6, t370, t397);
    SANGI_MAC(t400, t401, y3, x6, t372, t399);
    SANGI_MAC(t402, t403, y4, x6, t374, t401);
    SANGI_MAC(t404, t405, y5, x6, t376, t403);
    SANGI_MAC(t406, t407, y6, x6, t378, t405);
    SANGI_MAC(t408, t409, y7, x6, t380, t407);
    SANGI_MAC(t410, t411, y8, x6, t382, t409);
    SANGI_MAC(t412, t413, y9, x6, t384, t411);
    SANGI_MAC(t414, t415, y10, x6, t386, t413);
    SANGI_MAC(t416, t417, y11, x6, t388, t415);
    SANGI_MAC(t418, t419, y12, x6, t390, t417);
    SANGI_MAC(t420, t421, y13, x6, t392, t419);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t422, t423, UINT32_C(0x00000000), t394, t396, 0);
    SANGI_MAC(t424, t425, UINT32_C(0x00000000), t394, t398, t423);
    SANGI_MAC(t426, t427, UINT32_C(0x00000000), t394, t400, t425);
    SANGI_MAC(t428, t429, UINT32_C(0x00000000), t394, t402, t427);
    SANGI_MAC(t430, t431, UINT32_C(0x00000000), t394, t404, t429);
    SANGI_MAC(t432, t433, UINT32_C(0xe3000000), t394, t406, t431);
    SANGI_MAC(t434, t435, UINT32_C(0xfdc1767a), t394, t408, t433);
    SANGI_MAC(t436, t437, UINT32_C(0x3158aea3), t394, t410, t435);
    SANGI_MAC(t438, t439, UINT32_C(0x7bc65c78), t394, t412, t437);
    SANGI_MAC(t440, t441, UINT32_C(0x81c52056), t394, t414, t439);
    SANGI_MAC(t442, t443, UINT32_C(0x6cfc5fd6), t394, t416, t441);
    SANGI_MAC(t444, t445, UINT32_C(0x27177344), t394, t418, t443);
    SANGI_MAC(t446, t447, UINT32_C(0x0002341f), t394, t420, t445);
    SANGI_MAC(t448, t449, UINT32_C(0x00000000), t394, t421, t447);
    /* t += x[7] * y */
    SANGI_MAC(t450, t451, y0, x7, t422, 0);
    SANGI_MAC(t452, t453, y1, x7, t424, t451);
    SANGI_MAC(t454, t455, y2, x7, t426, t453);
    SANGI_MAC(t456, t457, y3, x7, t428, t455);
    SANGI_MAC(t458, t459, y4, x7, t430, t457);
    SANGI_MAC(t460, t461, y5, x7, t432, t459);
    SANGI_MAC(t462, t463, y6, x7, t434, t461);
    SANGI_MAC(t464, t465, y7, x7, t436, t463);
    SANGI_MAC(t466, t467, y8, x7, t438, t465);
    SANGI_MAC(t468, t469, y9, x7, t440, t467);
    SANGI_MAC(t470, t471, y10, x7, t442, t469);
    SANGI_MAC(t472, t473, y11, x7, t444, t471);
    SANGI_MAC(t474, t475, y12, x7, t446, t473);
    SANGI_MAC(t476, t477, y13, x7, t448, t475);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t478, t479, UINT32_C(0x00000000), t450, t452, 0);
    SANGI_MAC(t480, t481, UINT32_C(0x00000000), t450, t454, t479);
    SANGI_MAC(t482, t483, UINT32_C(0x00000000), t450, t456, t481);
    SANGI_MAC(t484, t485, UINT32_C(0x00000000), t450, t458, t483);
    SANGI_MAC(t486, t487, UINT32_C(0x00000000), t450, t460, t485);
    SANGI_MAC(t488, t489, UINT32_C(0xe3000000), t450, t462, t487);
    SANGI_MAC(t490, t491, UINT32_C(0xfdc1767a), t450, t464, t489);
    SANGI_MAC(t492, t493, UINT32_C(0x3158aea3), t450, t466, t491);
    SANGI_MAC(t494, t495, UINT32_C(0x7bc65c78), t450, t468, t493);
    SANGI_MAC(t496, t497, UINT32_C(0x81c52056), t450, t470, t495);
    SANGI_MAC(t498, t499, UINT32_C(0x6cfc5fd6), t450, t472, t497);
    SANGI_MAC(t500, t501, UINT32_C(0x27177344), t450, t474, t499);
    SANGI_MAC(t502, t503, UINT32_C(0x0002341f), t450, t476, t501);
    SANGI_MAC(t504, t505, UINT32_C(0x00000000), t450, t477, t503);
    /* t += x[8] * y */
    SANGI_MAC(t506, t507, y0, x8, t478, 0);
    SANGI_MAC(t508, t509, y1, x8, t480, t507);
    SANGI_MAC(t510, t511, y2, x8, t482, t509);
    SANGI_MAC(t512, t513, y3, x8, t484, t511);
    SANGI_MAC(t514, t515, y4, x8, t486, t513);
    SANGI_MAC(t516, t517, y5, x8, t488, t515);
    SANGI_MAC(t518, t519, y6, x8, t490, t517);
    SANGI_MAC(t520, t521, y7, x8, t492, t519);
    SANGI_MAC(t522, t523, y8, x8, t494, t521);
    SANGI_MAC(t524, t525, y9, x8, t496, t523);
    SANGI_MAC(t526, t527, y10, x8, t498, t525);
    SANGI_MAC(t528, t529, y11, x8, t500, t527);
    SANGI_MAC(t530, t531, y12, x8, t502, t529);
    SANGI_MAC(t532, t533, y13, x8, t504, t531);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t534, t535, UINT32_C(0x00000000), t506, t508, 0);
    SANGI_MAC(t536, t537, UINT32_C(0x00000000), t506, t510, t535);
    SANGI_MAC(t538, t539, UINT32_C(0x00000000), t506, t512, t537);
    SANGI_MAC(t540, t541, UINT32_C(0x00000000), t506, t514, t539);
    SANGI_MAC(t542, t543, UINT32_C(0x00000000), t506, t516, t541);
    SANGI_MAC(t544, t545, UINT32_C(0xe3000000), t506, t518, t543);
    SANGI_MAC(t546, t547, UINT32_C(0xfdc1767a), t506, t520, t545);
    SANGI_MAC(t548, t549, UINT32_C(0x3158aea3), t506, t522, t547);
    SANGI_MAC(t550, t551, UINT32_C(0x7bc65c78), t506, t524, t549);
    SANGI_MAC(t552, t553, UINT32_C(0x81c52056), t506, t526, t551);
    SANGI_MAC(t554, t555, UINT32_C(0x6cfc5fd6), t506, t528, t553);
    SANGI_MAC(t556, t557, UINT32_C(0x27177344), t506, t530, t555);
    SANGI_MAC(t558, t559, UINT32_C(0x0002341f), t506, t532, t557);
    SANGI_MAC(t560, t561, UINT32_C(0x00000000), t506, t533, t559);
    /* t += x[9] * y */
    SANGI_MAC(t562, t563, y0, x9, t534, 0);
    SANGI_MAC(t564, t565, y1, x9, t536, t563);
    SANGI_MAC(t566, t567, y2, x9, t538, t565);
    SANGI_MAC(t568, t569, y3, x9, t540, t567);
    SANGI_MAC(t570, t571, y4, x9, t542, t569);
    SANGI_MAC(t572, t573, y5, x9, t544, t571);
    SANGI_MAC(t574, t575, y6, x9, t546, t573);
    SANGI_MAC(t576, t577, y7, x9, t548, t575);
    SANGI_MAC(t578, t579, y8, x9, t550, t577);
    SANGI_MAC(t580, t581, y9, x9, t552, t579);
    SANGI_MAC(t582, t583, y10, x9, t554, t581);
    SANGI_MAC(t584, t585, y11, x9, t556, t583);
    SANGI_MAC(t586, t587, y12, x9, t558, t585);
    SANGI_MAC(t588, t589, y13, x9, t560, t587);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t590, t591, UINT32_C(0x00000000), t562, t564, 0);
    SANGI_MAC(t592, t593, UINT32_C(0x00000000), t562, t566, t591);
    SANGI_MAC(t594, t595, UINT32_C(0x00000000), t562, t568, t593);
    SANGI_MAC(t596, t597, UINT32_C(0x00000000), t562, t570, t595);
    SANGI_MAC(t598, t599, UINT32_C(0x00000000), t562, t572, t597);
    SANGI_MAC(t600, t601, UINT32_C(0xe3000000), t562, t574, t599);
    SANGI_MAC(t602, t603, UINT32_C(0xfdc1767a), t562, t576, t601);
    SANGI_MAC(t604, t605, UINT32_C(0x3158aea3), t562, t578, t603);
    SANGI_MAC(t606, t607, UINT32_C(0x7bc65c78), t562, t580, t605);
    SANGI_MAC(t608, t609, UINT32_C(0x81c52056), t562, t582, t607);
    SANGI_MAC(t610, t611, UINT32_C(0x6cfc5fd6), t562, t584, t609);
    SANGI_MAC(t612, t613, UINT32_C(0x27177344), t562, t586, t611);
    SANGI_MAC(t614, t615, UINT32_C(0x0002341f), t562, t588, t613);
    SANGI_MAC(t616, t617, UINT32_C(0x00000000), t562, t589, t615);
    /* t += x[10] * y */
    SANGI_MAC(t618, t619, y0, x10, t590, 0);
    SANGI_MAC(t620, t621, y1, x10, t592, t619);
    SANGI_MAC(t622, t623, y2, x10, t594, t621);
    SANGI_MAC(t624, t625, y3, x10, t596, t623);
    SANGI_MAC(t626, t627, y4, x10, t598, t625);
    SANGI_MAC(t628, t629, y5, x10, t600, t627);
    SANGI_MAC(t630, t631, y6, x10, t602, t629);
    SANGI_MAC(t632, t633, y7, x10, t604, t631);
    SANGI_MAC(t634, t635, y8, x10, t606, t633);
    SANGI_MAC(t636, t637, y9, x10, t608, t635);
    SANGI_MAC(t638, t639, y10, x10, t610, t637);
    SANGI_MAC(t640, t641, y11, x10, t612, t639);
    SANGI_MAC(t642, t643, y12, x10, t614, t641);
    SANGI_MAC(t644, t645, y13, x10, t616, t643);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t646, t647, UINT32_C(0x00000000), t618, t620, 0);
    SANGI_MAC(t648, t649, UINT32_C(0x00000000), t618, t622, t647);
    SANGI_MAC(t650, t651, UINT32_C(0x00000000), t618, t624, t649);
    SANGI_MAC(t652, t653, UINT32_C(0x00000000), t618, t626, t651);
    SANGI_MAC(t654, t655, UINT32_C(0x00000000), t618, t628, t653);
    SANGI_MAC(t656, t657, UINT32_C(0xe3000000), t618, t630, t655);
    SANGI_MAC(t658, t659, UINT32_C(0xfdc1767a), t618, t632, t657);
    SANGI_MAC(t660, t661, UINT32_C(0x3158aea3), t618, t634, t659);
    SANGI_MAC(t662, t663, UINT32_C(0x7bc65c78), t618, t636, t661);
    SANGI_MAC(t664, t665, UINT32_C(0x81c52056), t618, t638, t663);
    SANGI_MAC(t666, t667, UINT32_C(0x6cfc5fd6), t618, t640, t665);
    SANGI_MAC(t668, t669, UINT32_C(0x27177344), t618, t642, t667);
    SANGI_MAC(t670, t671, UINT32_C(0x0002341f), t618, t644, t669);
    SANGI_MAC(t672, t673, UINT32_C(0x00000000), t618, t645, t671);
    /* t += x[11] * y */
    SANGI_MAC(t674, t675, y0, x11, t646, 0);
    SANGI_MAC(t676, t677, y1, x11, t648, t675);
    SANGI_MAC(t678, t679, y2, x11, t650, t677);
    SANGI_MAC(t680, t681, y3, x11, t652, t679);
    SANGI_MAC(t682, t683, y4, x11, t654, t681);
    SANGI_MAC(t684, t685, y5, x11, t656, t683);
    SANGI_MAC(t686, t687, y6, x11, t658, t685);
    SANGI_MAC(t688, t689, y7, x11, t660, t687);
    SANGI_MAC(t690, t691, y8, x11, t662, t689);
    SANGI_MAC(t692, t693, y9, x11, t664, t691);
    SANGI_MAC(t694, t695, y10, x11, t666, t693);
    SANGI_MAC(t696, t697, y11, x11, t668, t695);
    SANGI_MAC(t698, t699, y12, x11, t670, t697);
    SANGI_MAC(t700, t701, y13, x11, t672, t699);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t702, t703, UINT32_C(0x00000000), t674, t676, 0);
    SANGI_MAC(t704, t705, UINT32_C(0x00000000), t674, t678, t703);
    SANGI_MAC(t706, t707, UINT32_C(0x00000000), t674, t680, t705);
    SANGI_MAC(t708, t709, UINT32_C(0x00000000), t674, t682, t707);
    SANGI_MAC(t710, t711, UINT32_C(0x00000000), t674, t684, t709);
    SANGI_MAC(t712, t713, UINT32_C(0xe3000000), t674, t686, t711);
    SANGI_MAC(t714, t715, UINT32_C(0xfdc1767a), t674, t688, t713);
    SANGI_MAC(t716, t717, UINT32_C(0x3158aea3), t674, t690, t715);
    SANGI_MAC(t718, t719, UINT32_C(0x7bc65c78), t674, t692, t717);
    SANGI_MAC(t720, t721, UINT32_C(0x81c52056), t674, t694, t719);
    SANGI_MAC(t722, t723, UINT32_C(0x6cfc5fd6), t674, t696, t721);
    SANGI_MAC(t724, t725, UINT32_C(0x27177344), t674, t698, t723);
    SANGI_MAC(t726, t727, UINT32_C(0x0002341f), t674, t700, t725);
    SANGI_MAC(t728, t729, UINT32_C(0x00000000), t674, t701, t727);
    /* t += x[12] * y */
    SANGI_MAC(t730, t731, y0, x12, t702, 0);
    SANGI_MAC(t732, t733, y1, x12, t704, t731);
    SANGI_MAC(t734, t735, y2, x12, t706, t733);
    SANGI_MAC(t736, t737, y3, x12, t708, t735);
    SANGI_MAC(t738, t739, y4, x12, t710, t737);
    SANGI_MAC(t740, t741, y5, x12, t712, t739);
    SANGI_MAC(t742, t743, y6, x12, t714, t741);
    SANGI_MAC(t744, t745, y7, x12, t716, t743);
    SANGI_MAC(t746, t747, y8, x12, t718, t745);
    SANGI_MAC(t748, t749, y9, x12, t720, t747);
    SANGI_MAC(t750, t751, y10, x12, t722, t749);
    SANGI_MAC(t752, t753, y11, x12, t724, t751);
    SANGI_MAC(t754, t755, y12, x12, t726, t753);
    SANGI_MAC(t756, t757, y13, x12, t728, t755);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t758, t759, UINT32_C(0x00000000), t730, t732, 0);
    SANGI_MAC(t760, t761, UINT32_C(0x00000000), t730, t734, t759);
    SANGI_MAC(t762, t763, UINT32_C(0x00000000), t730, t736, t761);
    SANGI_MAC(t764, t765, UINT32_C(0x00000000), t730, t738, t763);
    SANGI_MAC(t766, t767, UINT32_C(0x00000000), t730, t740, t765);
    SANGI_MAC(t768, t769, UINT32_C(0xe3000000), t730, t742, t767);
    SANGI_MAC(t770, t771, UINT32_C(0xfdc1767a), t730, t744, t769);
    SANGI_MAC(t772, t773, UINT32_C(0x3158aea3), t730, t746, t771);
    SANGI_MAC(t774, t775, UINT32_C(0x7bc65c78), t730, t748, t773);
    SANGI_MAC(t776, t777, UINT32_C(0x81c52056), t730, t750, t775);
    SANGI_MAC(t778, t779, UINT32_C(0x6cfc5fd6), t730, t752, t777);
    SANGI_MAC(t780, t781, UINT32_C(0x27177344), t730, t754, t779);
    SANGI_MAC(t782, t783, UINT32_C(0x0002341f), t730, t756, t781);
    SANGI_MAC(t784, t785, UINT32_C(0x00000000), t730, t757, t783);
    /* t += x[13] * y */
    SANGI_MAC(t786, t787, y0, x13, t758, 0);
    SANGI_MAC(t788, t789, y1, x13, t760, t787);
    SANGI_MAC(t790, t791, y2, x13, t762, t789);
    SANGI_MAC(t792, t793, y3, x13, t764, t791);
    SANGI_MAC(t794, t795, y4, x13, t766, t793);
    SANGI_MAC(t796, t797, y5, x13, t768, t795);
    SANGI_MAC(t798, t799, y6, x13, t770, t797);
    SANGI_MAC(t800, t801, y7, x13, t772, t799);
    SANGI_MAC(t802, t803, y8, x13, t774, t801);
    SANGI_MAC(t804, t805, y9, x13, t776, t803);
    SANGI_MAC(t806, t807, y10, x13, t778, t805);
    SANGI_MAC(t808, t809, y11, x13, t780, t807);
    SANGI_MAC(t810, t811, y12, x13, t782, t809);
    SANGI_MAC(t812, t813, y13, x13, t784, t811);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t814, t815, UINT32_C(0x00000000), t786, t788, 0);
    SANGI_MAC(t816, t817, UINT32_C(0x00000000), t786, t790, t815);
    SANGI_MAC(t818, t819, UINT32_C(0x00000000), t786, t792, t817);
    SANGI_MAC(t820, t821, UINT32_C(0x00000000), t786, t794, t819);
    SANGI_MAC(t822, t823, UINT32_C(0x00000000), t786, t796, t821);
    SANGI_MAC(t824, t825, UINT32_C(0xe3000000), t786, t798, t823);
    SANGI_MAC(t826, t827, UINT32_C(0xfdc1767a), t786, t800, t825);
    SANGI_MAC(t828, t829, UINT32_C(0x3158aea3), t786, t802, t827);
    SANGI_MAC(t830, t831, UINT32_C(0x7bc65c78), t786, t804, t829);
    SANGI_MAC(t832, t833, UINT32_C(0x81c52056), t786, t806, t831);
    SANGI_MAC(t834, t835, UINT32_C(0x6cfc5fd6), t786, t808, t833);
    SANGI_MAC(t836, t837, UINT32_C(0x27177344), t786, t810, t835);
    SANGI_MAC(t838, t839, UINT32_C(0x0002341f), t786, t812, t837);
    SANGI_MAC(t840, t841, UINT32_C(0x00000000), t786, t813, t839);
    /* d = s - p */
    sangi_limb c857 = 0;
    const sangi_limb t856 = sangi_limb_sub(t814, UINT32_C(0xffffffff), &c857);
    const sangi_limb t858 = sangi_limb_sub(t816, UINT32_C(0xffffffff), &c857);
    const sangi_limb t860 = sangi_limb_sub(t818, UINT32_C(0xffffffff), &c857);
    const sangi_limb t862 = sangi_limb_sub(t820, UINT32_C(0xffffffff), &c857);
    const sangi_limb t864 = sangi_limb_sub(t822, UINT32_C(0xffffffff), &c857);
    const sangi_limb t866 = sangi_limb_sub(t824, UINT32_C(0xffffffff), &c857);
    const sangi_limb t868 = sangi_limb_sub(t826, UINT32_C(0xe2ffffff), &c857);
    const sangi_limb t870 = sangi_limb_sub(t828, UINT32_C(0xfdc1767a), &c857);
    const sangi_limb t872 = sangi_limb_sub(t830, UINT32_C(0x3158aea3), &c857);
    const sangi_limb t874 = sangi_limb_sub(t832, UINT32_C(0x7bc65c78), &c857);
    const sangi_limb t876 = sangi_limb_sub(t834, UINT32_C(0x81c52056), &c857);
    const sangi_limb t878 = sangi_limb_sub(t836, UINT32_C(0x6cfc5fd6), &c857);
    const sangi_limb t880 = sangi_limb_sub(t838, UINT32_C(0x27177344), &c857);
    const sangi_limb t882 = sangi_limb_sub(t840, UINT32_C(0x0002341f), &c857);
    /* s where d < 0, else d */
    const sangi_limb t884 = sangi_limb_mask(c857);
    const sangi_limb t885 = sangi_limb_select(t884, t814, t856);
    const sangi_limb t886 = sangi_limb_select(t884, t816, t858);
    const sangi_limb t887 = sangi_limb_select(t884, t818, t860);
    const sangi_limb t888 = sangi_limb_select(t884, t820, t862);
    const sangi_limb t889 = sangi_limb_select(t884, t822, t864);
    const sangi_limb t890 = sangi_limb_select(t884, t824, t866);
    const sangi_limb t891 = sangi_limb_select(t884, t826, t868);
    const sangi_limb t892 = sangi_limb_select(t884, t828, t870);
    const sangi_limb t893 = sangi_limb_select(t884, t830, t872);
    const sangi_limb t894 = sangi_limb_select(t884, t832, t874);
    const sangi_limb t895 = sangi_limb_select(t884, t834, t876);
    const sangi_limb t896 = sangi_limb_select(t884, t836, t878);
    const sangi_limb t897 = sangi_limb_select(t884, t838, t880);
    const sangi_limb t898 = sangi_limb_select(t884, t840, t882);
    z[0] = t885;
    z[1] = t886;
    z[2] = t887;
    z[3] = t888;
    z[4] = t889;
    z[5] = t890;
    z[6] = t891;
    z[7] = t892;
    z[8] = t893;
    z[9] = t894;
    z[10] = t895;
    z[11] = t896;
    z[12] = t897;
    z[13] = t898;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p434_sqr_c(sangi_limb *z, const sangi_limb *x) {
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
    SANGI_MAC(t250, t251, x0, x0, 0, 0);
    SANGI_MAC(t252, t253, x1, x1, 0, 0);
    SANGI_MAC(t254, t255, x2, x2, 0, 0);
    SANGI_MAC(t256, t257, x3, x3, 0, 0);
    SANGI_MAC(t258, t259, x4, x4, 0, 0);
    SANGI_MAC(t260, t261, x5, x5, 0, 0);
    SANGI_MAC(t262, t263, x6, x6, 0, 0);
    SANGI_MAC(t264, t265, x7, x7, 0, 0);
    SANGI_MAC(t266, t267, x8, x8, 0, 0);
    SANGI_MAC(t268, t269, x9, x9, 0, 0);
    SANGI_MAC(t270, t271, x10, x10, 0, 0);
    SANGI_MAC(t272, t273, x11, x11, 0, 0);
    SANGI_MAC(t274, t275, x12, x12, 0, 0);
    SANGI_MAC(t276, t277, x13, x13, 0, 0);
    sangi_limb c279 = 0;
    const sangi_limb t278 = sangi_limb_add(t198, t251, &c279);
    const sangi_limb t280 = sangi_limb_add(t200, t252, &c279);
    const sangi_limb t282 = sangi_limb_add(t202, t253, &c279);
    const sangi_limb t284 = sangi_limb_add(t204, t254, &c279);
    const sangi_limb t286 = sangi_limb_add(t206, t255, &c279);
    const sangi_limb t288 = sangi_limb_add(t208, t256, &c279);
    const sangi_limb t290 = sangi_limb_add(t210, t257, &c279);
    const sangi_limb t292 = sangi_limb_add(t212, t258, &c279);
    const sangi_limb t294 = sangi_limb_add(t214, t259, &c279);
    const sangi_limb t296 = sangi_limb_add(t216, t260, &c279);
    const sangi_limb t298 = sangi_limb_add(t218, t261, &c279);
    const sangi_limb t300 = sangi_limb_add(t220, t262, &c279);
    const sangi_limb t302 = sangi_limb_add(t222, t263, &c279);
    const sangi_limb t304 = sangi_limb_add(t224, t264, &c279);
    const sangi_limb t306 = sangi_limb_add(t226, t265, &c279);
    const sangi_limb t308 = sangi_limb_add(t228, t266, &c279);
    const sangi_limb t310 = sangi_limb_add(t230, t267, &c279);
    const sangi_limb t312 = sangi_limb_add(t232, t268, &c279);
    const sangi_limb t314 = sangi_limb_add(t234, t269, &c279);
    const sangi_limb t316 = sangi_limb_add(t236, t270, &c279);
    const sangi_limb t318 = sangi_limb_add(t238, t271, &c279);
    const sangi_limb t320 = sangi_limb_add(t240, t272, &c279);
    const sangi_limb t322 = sangi_limb_add(t242, t273, &c279);
    const sangi_limb t324 = sangi_limb_add(t244, t274, &c279);
    const sangi_limb t326 = sangi_limb_add(t246, t275, &c279);
    const sangi_limb t328 = sangi_limb_add(t248, t276, &c279);
    const sangi_limb t330 = sangi_limb_add(UINT32_C(0x00000000), t277, &c279);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t347 = sangi_limb_mullo(t250, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t349, t347, UINT32_C(0xffffffff), t250, 0);
    SANGI_MAC(t350, t351, t347, UINT32_C(0xffffffff), t278, t349);
    SANGI_MAC(t352, t353, t347, UINT32_C(0xffffffff), t280, t351);
    SANGI_MAC(t354, t355, t347, UINT32_C(0xffffffff), t282, t353);
    SANGI_MAC(t356, t357, t347, UINT32_C(0xffffffff), t284, t355);
    SANGI_MAC(t358, t359, t347, UINT32_C(0xffffffff), t286, t357);
    SANGI_MAC(t360, t361, t347, UINT32_C(0xe2ffffff), t288, t359);
    SANGI_MAC(t362, t363, t347, UINT32_C(0xfdc1767a), t290, t361);
    SANGI_MAC(t364, t365, t347, UINT32_C(0x3158aea3), t292, t363);
    SANGI_MAC(t366, t367, t347, UINT32_C(0x7bc65c78), t294, t365);
    SANGI_MAC(t368, t369, t347, UINT32_C(0x81c52056), t296, t367);
    SANGI_MAC(t370, t371, t347, UINT32_C(0x6cfc5fd6), t298, t369);
    SANGI_MAC(t372, t373, t347, UINT32_C(0x27177344), t300, t371);
    SANGI_MAC(t374, t375, t347, UINT32_C(0x0002341f), t302, t373);
    sangi_limb c377 = 0;
    const sangi_limb t376 = sangi_limb_add(t304, t375, &c377);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t378 = sangi_limb_mullo(t350, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t380, t378, UINT32_C(0xffffffff), t350, 0);
    SANGI_MAC(t381, t382, t378, UINT32_C(0xffffffff), t352, t380);
    SANGI_MAC(t383, t384, t378, UINT32_C(0xffffffff), t354, t382);
    SANGI_MAC(t385, t386, t378, UINT32_C(0xffffffff), t356, t384);
    SANGI_MAC(t387, t388, t378, UINT32_C(0xffffffff), t358, t386);
    SANGI_MAC(t389, t390, t378, UINT32_C(0xffffffff), t360, t388);
    SANGI_MAC(t391, t392, t378, UINT32_C(0xe2ffffff), t362, t390);
    SANGI_MAC(t393, t394, t378, UINT32_C(0xfdc1767a), t364, t392);
    SANGI_MAC(t395, t396, t378, UINT32_C(0x3158aea3), t366, t394);
    SANGI_MAC(t397, t398, t378, UINT32_C(0x7bc65c78), t368, t396);
    SANGI_MAC(t399, t400, t378, UINT32_C(0x81c52056), t370, t398);
    SANGI_MAC(t401, t402, t378, UINT32_C(0x6cfc5fd6), t372, t400);
    SANGI_MAC(t403, t404, t378, UINT32_C(0x27177344), t374, t402);
    SANGI_MAC(t405, t406, t378, UINT32_C(0x0002341f), t376, t404);
    const sangi_limb t407 = sangi_limb_add(t306, t406, &c377);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t409 = sangi_limb_mullo(t381, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t411, t409, UINT32_C(0xffffffff), t381, 0);
    SANGI_MAC(t412, t413, t409, UINT32_C(0xffffffff), t383, t411);
    SANGI_MAC(t414, t415, t409, UINT32_C(0xffffffff), t385, t413);
    SANGI_MAC(t416, t417, t409, UINT32_C(0xffffffff), t387, t415);
    SANGI_MAC(t418, t419, t409, UINT32_C(0xffffffff), t389, t417);
    SANGI_MAC(t420, t421, t409, UINT32_C(0xffffffff), t391, t419);
    SANGI_MAC(t422, t423, t409, UINT32_C(0xe2ffffff), t393, t421);
    SANGI_MAC(t424, t425, t409, UINT32_C(0xfdc1767a), t395, t423);
    SANGI_MAC(t426, t427, t409, UINT32_C(0x3158aea3), t397, t425);
    SANGI_MAC(t428, t429, t409, UINT32_C(0x7bc65c78), t399, t427);
    SANGI_MAC(t430, t431, t409, UINT32_C(0x81c52056), t401, t429);
    SANGI_MAC(t432, t433, t409, UINT32_C(0x6cfc5fd6), t403, t431);
    SANGI_MAC(t434, t435, t409, UINT32_C(0x27177344), t405, t433);
    SANGI_MAC(t436, t437, t409, UINT32_C(0x0002341f), t407, t435);
    const sangi_limb t438 = sangi_limb_add(t308, t437, &c377);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t440 = sangi_limb_mullo(t412, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t442, t440, UINT32_C(0xffffffff), t412, 0);
    SANGI_MAC(t443, t444, t440, UINT32_C(0xffffffff), t414, t442);
    SANGI_MAC(t445, t446, t440, UINT32_C(0xffffffff), t416, t444);
    SANGI_MAC(t447, t448, t440, UINT32_C(0xffffffff), t418, t446);
    SANGI_MAC(t449, t450, t440, UINT32_C(0xffffffff), t420, t448);
    SANGI_MAC(t451, t452, t440, UINT32_C(0xffffffff), t422, t450);
    SANGI_MAC(t453, t454, t440, UINT32_C(0xe2ffffff), t424, t452);
    SANGI_MAC(t455, t456, t440, UINT32_C(0xfdc1767a), t426, t454);
    SANGI_MAC(t457, t458, t440, UINT32_C(0x3158aea3), t428, t456);
    SANGI_MAC(t459, t460, t440, UINT32_C(0x7bc65c78), t430, t458);
    SANGI_MAC(t461, t462, t440, UINT32_C(0x81c52056), t432, t460);
    SANGI_MAC(t463, t464, t440, UINT32_C(0x6cfc5fd6), t434, t462);
    SANGI_MAC(t465, t466, t440, UINT32_C(0x27177344), t436, t464);
    SANGI_MAC(t467, t468, t440, UINT32_C(0x0002341f), t438, t466);
    const sangi_limb t469 = sangi_limb_add(t310, t468, &c377);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t471 = sangi_limb_mullo(t443, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t473, t471, UINT32_C(0xffffffff), t443, 0);
    SANGI_MAC(t474, t475, t471, UINT32_C(0xffffffff), t445, t473);
    SANGI_MAC(t476, t477, t471, UINT32_C(0xffffffff), t447, t475);
    SANGI_MAC(t478, t479, t471, UINT32_C(0xffffffff), t449, t477);
    SANGI_MAC(t480, t481, t471, UINT32_C(0xffffffff), t451, t479);
    SANGI_MAC(t482, t483, t471, UINT32_C(0xffffffff), t453, t481);
    SANGI_MAC(t484, t485, t471, UINT32_C(0xe2ffffff), t455, t483);
    SANGI_MAC(t486, t487, t471, UINT32_C(0xfdc1767a), t457, t485);
    SANGI_MAC(t488, t489, t471, UINT32_C(0x3158aea3), t459, t487);
    SANGI_MAC(t490, t491, t471, UINT32_C(0x7bc65c78), t461, t489);
    SANGI_MAC(t492, t493, t471, UINT32_C(0x81c52056), t463, t491);
    SANGI_MAC(t494, t495, t471, UINT32_C(0x6cfc5fd6), t465, t493);
    SANGI_MAC(t496, t497, t471, UINT32_C(0x27177344), t467, t495);
    SANGI_MAC(t498, t499, t471, UINT32_C(0x0002341f), t469, t497);
    const sangi_limb t500 = sangi_limb_add(t312, t499, &c377);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t502 = sangi_limb_mullo(t474, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t504, t502, UINT32_C(0xffffffff), t474, 0);
    SANGI_MAC(t505, t506, t502, UINT32_C(0xffffffff), t476, t504);
    SANGI_MAC(t507, t508, t502, UINT32_C(0xffffffff), t478, t506);
    SANGI_MAC(t509, t510, t502, UINT32_C(0xffffffff), t480, t508);
    SANGI_MAC(t511, t512, t502, UINT32_C(0xffffffff), t482, t510);
    SANGI_MAC(t513, t514, t502, UINT32_C(0xffffffff), t484, t512);
    SANGI_MAC(t515, t516, t502, UINT32_C(0xe2ffffff), t486, t514);
    SANGI_MAC(t517, t518, t502, UINT32_C(0xfdc1767a), t488, t516);
    SANGI_MAC(t519, t520, t502, UINT32_C(0x3158aea3), t490, t518);
    SANGI_MAC(t521, t522, t502, UINT32_C(0x7bc65c78), t492, t520);
    SANGI_MAC(t523, t524, t502, UINT32_C(0x81c52056), t494, t522);
    SANGI_MAC(t525, t526, t502, UINT32_C(0x6cfc5fd6), t496, t524);
    SANGI_MAC(t527, t528, t502, UINT32_C(0x27177344), t498, t526);
    SANGI_MAC(t529, t530, t502, UINT32_C(0x0002341f), t500, t528);
    const sangi_limb t531 = sangi_limb_add(t314, t530, &c377);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t533 = sangi_limb_mullo(t505, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t535, t533, UINT32_C(0xffffffff), t505, 0);
    SANGI_MAC(t536, t537, t533, UINT32_C(0xffffffff), t507, t535);
    SANGI_MAC(t538, t539, t533, UINT32_C(0xffffffff), t509, t537);
    SANGI_MAC(t540, t541, t533, UINT32_C(0xffffffff), t511, t539);
    SANGI_MAC(t542, t543, t533, UINT32_C(0xffffffff), t513, t541);
    SANGI_MAC(t544, t545, t533, UINT32_C(0xffffffff), t515, t543);
    SANGI_MAC(t546, t547, t533, UINT32_C(0xe2ffffff), t517, t545);
    SANGI_MAC(t548, t549, t533, UINT32_C(0xfdc1767a), t519, t547);
    SANGI_MAC(t550, t551, t533, UINT32_C(0x3158aea3), t521, t549);
    SANGI_MAC(t552, t553, t533, UINT32_C(0x7bc65c78), t523, t551);
    SANGI_MAC(t554, t555, t533, UINT32_C(0x81c52056), t525, t553);
    SANGI_MAC(t556, t557, t533, UINT32_C(0x6cfc5fd6), t527, t555);
    SANGI_MAC(t558, t559, t533, UINT32_C(0x27177344), t529, t557);
    SANGI_MAC(t560, t561, t533, UINT32_C(0x0002341f), t531, t559);
    const sangi_limb t562 = sangi_limb_add(t316, t561, &c377);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t564 = sangi_limb_mullo(t536, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t566, t564, UINT32_C(0xffffffff), t536, 0);
    SANGI_MAC(t567, t568, t564, UINT32_C(0xffffffff), t538, t566);
    SANGI_MAC(t569, t570, t564, UINT32_C(0xffffffff), t540, t568);
    SANGI_MAC(t571, t572, t564, UINT32_C(0xffffffff), t542, t570);
    SANGI_MAC(t573, t574, t564, UINT32_C(0xffffffff), t544, t572);
    SANGI_MAC(t575, t576, t564, UINT32_C(0xffffffff), t546, t574);
    SANGI_MAC(t577, t578, t564, UINT32_C(0xe2ffffff), t548, t576);
    SANGI_MAC(t579, t580, t564, UINT32_C(0xfdc1767a), t550, t578);
    SANGI_MAC(t581, t582, t564, UINT32_C(0x3158aea3), t552, t580);
    SANGI_MAC(t583, t584, t564, UINT32_C(0x7bc65c78), t554, t582);
    SANGI_MAC(t585, t586, t564, UINT32_C(0x81c52056), t556, t584);
    SANGI_MAC(t587, t588, t564, UINT32_C(0x6cfc5fd6), t558, t586);
    SANGI_MAC(t589, t590, t564, UINT32_C(0x27177344), t560, t588);
    SANGI_MAC(t591, t592, t564, UINT32_C(0x0002341f), t562, t590);
    const sangi_limb t593 = sangi_limb_add(t318, t592, &c377);
    /* t += q * p * 2^(width * 8), which clears limb 8 */
    const sangi_limb t595 = sangi_limb_mullo(t567, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t597, t595, UINT32_C(0xffffffff), t567, 0);
    SANGI_MAC(t598, t599, t595, UINT32_C(0xffffffff), t569, t597);
    SANGI_MAC(t600, t601, t595, UINT32_C(0xffffffff), t571, t599);
    SANGI_MAC(t602, t603, t595, UINT32_C(0xffffffff), t573, t601);
    SANGI_MAC(t604, t605, t595, UINT32_C(0xffffffff), t575, t603);
    SANGI_MAC(t606, t607, t595, UINT32_C(0xffffffff), t577, t605);
    SANGI_MAC(t608, t609, t595, UINT32_C(0xe2ffffff), t579, t607);
    SANGI_MAC(t610, t611, t595, UINT32_C(0xfdc1767a), t581, t609);
    SANGI_MAC(t612, t613, t595, UINT32_C(0x3158aea3), t583, t611);
    SANGI_MAC(t614, t615, t595, UINT32_C(0x7bc65c78), t585, t613);
    SANGI_MAC(t616, t617, t595, UINT32_C(0x81c52056), t587, t615);
    SANGI_MAC(t618, t619, t595, UINT32_C(0x6cfc5fd6), t589, t617);
    SANGI_MAC(t620, t621, t595, UINT32_C(0x27177344), t591, t619);
    SANGI_MAC(t622, t623, t595, UINT32_C(0x0002341f), t593, t621);
    const sangi_limb t624 = sangi_limb_add(t320, t623, &c377);
    /* t += q * p * 2^(width * 9), which clears limb 9 */
    const sangi_limb t626 = sangi_limb_mullo(t598, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t628, t626, UINT32_C(0xffffffff), t598, 0);
    SANGI_MAC(t629, t630, t626, UINT32_C(0xffffffff), t600, t628);
    SANGI_MAC(t631, t632, t626, UINT32_C(0xffffffff), t602, t630);
    SANGI_MAC(t633, t634, t626, UINT32_C(0xffffffff), t604, t632);
    SANGI_MAC(t635, t636, t626, UINT32_C(0xffffffff), t606, t634);
    SANGI_MAC(t637, t638, t626, UINT32_C(0xffffffff), t608, t636);
    SANGI_MAC(t639, t640, t626, UINT32_C(0xe2ffffff), t610, t638);
    SANGI_MAC(t641, t642, t626, UINT32_C(0xfdc1767a), t612, t640);
    SANGI_MAC(t643, t644, t626, UINT32_C(0x3158aea3), t614, t642);
    SANGI_MAC(t645, t646, t626, UINT32_C(0x7bc65c78), t616, t644);
    SANGI_MAC(t647, t648, t626, UINT32_C(0x81c52056), t618, t646);
    SANGI_MAC(t649, t650, t626, UINT32_C(0x6cfc5fd6), t620, t648);
    SANGI_MAC(t651, t652, t626, UINT32_C(0x27177344), t622, t650);
    SANGI_MAC(t653, t654, t626, UINT32_C(0x0002341f), t624, t652);
    const sangi_limb t655 = sangi_limb_add(t322, t654, &c377);
    /* t += q * p * 2^(width * 10), which clears limb 10 */
    const sangi_limb t657 = sangi_limb_mullo(t629, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t659, t657, UINT32_C(0xffffffff), t629, 0);
    SANGI_MAC(t660, t661, t657, UINT32_C(0xffffffff), t631, t659);
    SANGI_MAC(t662, t663, t657, UINT32_C(0xffffffff), t633, t661);
    SANGI_MAC(t664, t665, t657, UINT32_C(0xffffffff), t635, t663);
    SANGI_MAC(t666, t667, t657, UINT32_C(0xffffffff), t637, t665);
    SANGI_MAC(t668, t669, t657, UINT32_C(0xffffffff), t639, t667);
    SANGI_MAC(t670, t671, t657, UINT32_C(0xe2ffffff), t641, t669);
    SANGI_MAC(t672, t673, t657, UINT32_C(0xfdc1767a), t643, t671);
    SANGI_MAC(t674, t675, t657, UINT32_C(0x3158aea3), t645, t673);
    SANGI_MAC(t676, t677, t657, UINT32_C(0x7bc65c78), t647, t675);
    SANGI_MAC(t678, t679, t657, UINT32_C(0x81c52056), t649, t677);
    SANGI_MAC(t680, t681, t657, UINT32_C(0x6cfc5fd6), t651, t679);
    SANGI_MAC(t682, t683, t657, UINT32_C(0x27177344), t653, t681);
    SANGI_MAC(t684, t685, t657, UINT32_C(0x0002341f), t655, t683);
    const sangi_limb t686 = sangi_limb_add(t324, t685, &c377);
    /* t += q * p * 2^(width * 11), which clears limb 11 */
    const sangi_limb t688 = sangi_limb_mullo(t660, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t690, t688, UINT32_C(0xffffffff), t660, 0);
    SANGI_MAC(t691, t692, t688, UINT32_C(0xffffffff), t662, t690);
    SANGI_MAC(t693, t694, t688, UINT32_C(0xffffffff), t664, t692);
    SANGI_MAC(t695, t696, t688, UINT32_C(0xffffffff), t666, t694);
    SANGI_MAC(t697, t698, t688, UINT32_C(0xffffffff), t668, t696);
    SANGI_MAC(t699, t700, t688, UINT32_C(0xffffffff), t670, t698);
    SANGI_MAC(t701, t702, t688, UINT32_C(0xe2ffffff), t672, t700);
    SANGI_MAC(t703, t704, t688, UINT32_C(0xfdc1767a), t674, t702);
    SANGI_MAC(t705, t706, t688, UINT32_C(0x3158aea3), t676, t704);
    SANGI_MAC(t707, t708, t688, UINT32_C(0x7bc65c78), t678, t706);
    SANGI_MAC(t709, t710, t688, UINT32_C(0x81c52056), t680, t708);
    SANGI_MAC(t711, t712, t688, UINT32_C(0x6cfc5fd6), t682, t710);
    SANGI_MAC(t713, t714, t688, UINT32_C(0x27177344), t684, t712);
    SANGI_MAC(t715, t716, t688, UINT32_C(0x0002341f), t686, t714);
    const sangi_limb t717 = sangi_limb_add(t326, t716, &c377);
    /* t += q * p * 2^(width * 12), which clears limb 12 */
    const sangi_limb t719 = sangi_limb_mullo(t691, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t721, t719, UINT32_C(0xffffffff), t691, 0);
    SANGI_MAC(t722, t723, t719, UINT32_C(0xffffffff), t693, t721);
    SANGI_MAC(t724, t725, t719, UINT32_C(0xffffffff), t695, t723);
    SANGI_MAC(t726, t727, t719, UINT32_C(0xffffffff), t697, t725);
    SANGI_MAC(t728, t729, t719, UINT32_C(0xffffffff), t699, t727);
    SANGI_MAC(t730, t731, t719, UINT32_C(0xffffffff), t701, t729);
    SANGI_MAC(t732, t733, t719, UINT32_C(0xe2ffffff), t703, t731);
    SANGI_MAC(t734, t735, t719, UINT32_C(0xfdc1767a), t705, t733);
    SANGI_MAC(t736, t737, t719, UINT32_C(0x3158aea3), t707, t735);
    SANGI_MAC(t738, t739, t719, UINT32_C(0x7bc65c78), t709, t737);
    SANGI_MAC(t740, t741, t719, UINT32_C(0x81c52056), t711, t739);
    SANGI_MAC(t742, t743, t719, UINT32_C(0x6cfc5fd6), t713, t741);
    SANGI_MAC(t744, t745, t719, UINT32_C(0x27177344), t715, t743);
    SANGI_MAC(t746, t747, t719, UINT32_C(0x0002341f), t717, t745);
    const sangi_limb t748 = sangi_limb_add(t328, t747, &c377);
    /* t += q * p * 2^(width * 13), which clears limb 13 */
    const sangi_limb t750 = sangi_limb_mullo(t722, UINT32_C(0x00000001));
    SANGI_MAC_HIGH(t752, t750, UINT32_C(0xffffffff), t722, 0);
    SANGI_MAC(t753, t754, t750, UINT32_C(0xffffffff), t724, t752);
    SANGI_MAC(t755, t756, t750, UINT32_C(0xffffffff), t726, t754);
    SANGI_MAC(t757, t758, t750, UINT32_C(0xffffffff), t728, t756);
    SANGI_MAC(t759, t760, t750, UINT32_C(0xffffffff), t730, t758);
    SANGI_MAC(t761, t762, t750, UINT32_C(0xffffffff), t732, t760);
    SANGI_MAC(t763, t764, t750, UINT32_C(0xe2ffffff), t734, t762);
    SANGI_MAC(t765, t766, t750, UINT32_C(0xfdc1767a), t736, t764);
    SANGI_MAC(t767, t768, t750, UINT32_C(0x3158aea3), t738, t766);
    SANGI_MAC(t769, t770, t750, UINT32_C(0x7bc65c78), t740, t768);
    SANGI_MAC(t771, t772, t750, UINT32_C(0x81c52056), t742, t770);
    SANGI_MAC(t773, t774, t750, UINT32_C(0x6cfc5fd6), t744, t772);
    SANGI_MAC(t775, t776, t750, UINT32_C(0x27177344), t746, t774);
    SANGI_MAC(t777, t778, t750, UINT32_C(0x0002341f), t748, t776);
    const sangi_limb t779 = sangi_limb_add(t330, t778, &c377);
    /* d = s - p */
    sangi_limb c796 = 0;
    const sangi_limb t795 = sangi_limb_sub(t753, UINT32_C(0xffffffff), &c796);
    const sangi_limb t797 = sangi_limb_sub(t755, UINT32_C(0xffffffff), &c796);
    const sangi_limb t799 = sangi_limb_sub(t757, UINT32_C(0xffffffff), &c796);
    const sangi_limb t801 = sangi_limb_sub(t759, UINT32_C(0xffffffff), &c796);
    const sangi_limb t803 = sangi_limb_sub(t761, UINT32_C(0xffffffff), &c796);
    const sangi_limb t805 = sangi_limb_sub(t763, UINT32_C(0xffffffff), &c796);
    const sangi_limb t807 = sangi_limb_sub(t765, UINT32_C(0xe2ffffff), &c796);
    const sangi_limb t809 = sangi_limb_sub(t767, UINT32_C(0xfdc1767a), &c796);
    const sangi_limb t811 = sangi_limb_sub(t769, UINT32_C(0x3158aea3), &c796);
    const sangi_limb t813 = sangi_limb_sub(t771, UINT32_C(0x7bc65c78), &c796);
    const sangi_limb t815 = sangi_limb_sub(t773, UINT32_C(0x81c52056), &c796);
    const sangi_limb t817 = sangi_limb_sub(t775, UINT32_C(0x6cfc5fd6), &c796);
    const sangi_limb t819 = sangi_limb_sub(t777, UINT32_C(0x27177344), &c796);
    const sangi_limb t821 = sangi_limb_sub(t779, UINT32_C(0x0002341f), &c796);
    /* s where d < 0, else d */
    const sangi_limb t823 = sangi_limb_mask(c796);
    const sangi_limb t824 = sangi_limb_select(t823, t753, t795);
    const sangi_limb t825 = sangi_limb_select(t823, t755, t797);
    const sangi_limb t826 = sangi_limb_select(t823, t757, t799);
    const sangi_limb t827 = sangi_limb_select(t823, t759, t801);
    const sangi_limb t828 = sangi_limb_select(t823, t761, t803);
    const sangi_limb t829 = sangi_limb_select(t823, t763, t805);
    const sangi_limb t830 = sangi_limb_select(t823, t765, t807);
    const sangi_limb t831 = sangi_limb_select(t823, t767, t809);
    const sangi_limb t832 = sangi_limb_select(t823, t769, t811);
    const sangi_limb t833 = sangi_limb_select(t823, t771, t813);
    const sangi_limb t834 = sangi_limb_select(t823, t773, t815);
    const sangi_limb t835 = sangi_limb_select(t823, t775, t817);
    const sangi_limb t836 = sangi_limb_select(t823, t777, t819);
    const sangi_limb t837 = sangi_limb_select(t823, t779, t821);
    z[0] = t824;
    z[1] = t825;
    z[2] = t826;
    z[3] = t827;
    z[4] = t828;
    z[5] = t829;
    z[6] = t830;
    z[7] = t831;
    z[8] = t832;
    z[9] = t833;
    z[10] = t834;
    z[11] = t835;
    z[12] = t836;
    z[13] = t837;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p434_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
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
    SANGI_MAC_HIGH(t46, t42, UINT32_C(0x00010000), 0, 0);
    SANGI_MAC(t47, t48, t43, UINT32_C(0x00010000), t46, 0);
    SANGI_MAC_HIGH(t51, t47, UINT32_C(0x742c6b85), 0, 0);
    /* t - q * p */
    SANGI_MAC(t66, t67, UINT32_C(0xffffffff), t51, 0, 0);
    SANGI_MAC(t68, t69, UINT32_C(0xffffffff), t51, t67, 0);
    SANGI_MAC(t70, t71, UINT32_C(0xffffffff), t51, t69, 0);
    SANGI_MAC(t72, t73, UINT32_C(0xffffffff), t51, t71, 0);
    SANGI_MAC(t74, t75, UINT32_C(0xffffffff), t51, t73, 0);
    SANGI_MAC(t76, t77, UINT32_C(0xffffffff), t51, t75, 0);
    SANGI_MAC(t78, t79, UINT32_C(0xe2ffffff), t51, t77, 0);
    SANGI_MAC(t80, t81, UINT32_C(0xfdc1767a), t51, t79, 0);
    SANGI_MAC(t82, t83, UINT32_C(0x3158aea3), t51, t81, 0);
    SANGI_MAC(t84, t85, UINT32_C(0x7bc65c78), t51, t83, 0);
    SANGI_MAC(t86, t87, UINT32_C(0x81c52056), t51, t85, 0);
    SANGI_MAC(t88, t89, UINT32_C(0x6cfc5fd6), t51, t87, 0);
    SANGI_MAC(t90, t91, UINT32_C(0x27177344), t51, t89, 0);
    SANGI_MAC(t92, t93, UINT32_C(0x0002341f), t51, t91, 0);
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
    /* d = s - p */
    sangi_limb c137 = 0;
    const sangi_limb t136 = sangi_limb_sub(t94, UINT32_C(0xffffffff), &c137);
    const sangi_limb t138 = sangi_limb_sub(t96, UINT32_C(0xffffffff), &c137);
    const sangi_limb t140 = sangi_limb_sub(t98, UINT32_C(0xffffffff), &c137);
    const sangi_limb t142 = sangi_limb_sub(t100, UINT32_C(0xffffffff), &c137);
    const sangi_limb t144 = sangi_limb_sub(t102, UINT32_C(0xffffffff), &c137);
    const sangi_limb t146 = sangi_limb_sub(t104, UINT32_C(0xffffffff), &c137);
    const sangi_limb t148 = sangi_limb_sub(t106, UINT32_C(0xe2ffffff), &c137);
    const sangi_limb t150 = sangi_limb_sub(t108, UINT32_C(0xfdc1767a), &c137);
    const sangi_limb t152 = sangi_limb_sub(t110, UINT32_C(0x3158aea3), &c137);
    const sangi_limb t154 = sangi_limb_sub(t112, UINT32_C(0x7bc65c78), &c137);
    const sangi_limb t156 = sangi_limb_sub(t114, UINT32_C(0x81c52056), &c137);
    const sangi_limb t158 = sangi_limb_sub(t116, UINT32_C(0x6cfc5fd6), &c137);
    const sangi_limb t160 = sangi_limb_sub(t118, UINT32_C(0x27177344), &c137);
    const sangi_limb t162 = sangi_limb_sub(t120, UINT32_C(0x0002341f), &c137);
    /* s where d < 0, else d */
    const sangi_limb t164 = sangi_limb_mask(c137);
    const sangi_limb t165 = sangi_limb_select(t164, t94, t136);
    const sangi_limb t166 = sangi_limb_select(t164, t96, t138);
    const sangi_limb t167 = sangi_limb_select(t164, t98, t140);
    const sangi_limb t168 = sangi_limb_select(t164, t100, t142);
    const sangi_limb t169 = sangi_limb_select(t164, t102, t144);
    const sangi_limb t170 = sangi_limb_select(t164, t104, t146);
    const sangi_limb t171 = sangi_limb_select(t164, t106, t148);
    const sangi_limb t172 = sangi_limb_select(t164, t108, t150);
    const sangi_limb t173 = sangi_limb_select(t164, t110, t152);
    const sangi_limb t174 = sangi_limb_select(t164, t112, t154);
    const sangi_limb t175 = sangi_limb_select(t164, t114, t156);
    const sangi_limb t176 = sangi_limb_select(t164, t116, t158);
    const sangi_limb t177 = sangi_limb_select(t164, t118, t160);
    const sangi_limb t178 = sangi_limb_select(t164, t120, t162);
    z[0] = t165;
    z[1] = t166;
    z[2] = t167;
    z[3] = t168;
    z[4] = t169;
    z[5] = t170;
    z[6] = t171;
    z[7] = t172;
    z[8] = t173;
    z[9] = t174;
    z[10] = t175;
    z[11] = t176;
    z[12] = t177;
    z[13] = t178;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p434_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    SANGI_MAC(t96, t97, UINT32_C(0xe3000000), t58, t70, t95);
    SANGI_MAC(t98, t99, UINT32_C(0xfdc1767a), t58, t72, t97);
    SANGI_MAC(t100, t101, UINT32_C(0x3158aea3), t58, t74, t99);
    SANGI_MAC(t102, t103, UINT32_C(0x7bc65c78), t58, t76, t101);
    SANGI_MAC(t104, t105, UINT32_C(0x81c52056), t58, t78, t103);
    SANGI_MAC(t106, t107, UINT32_C(0x6cfc5fd6), t58, t80, t105);
    SANGI_MAC(t108, t109, UINT32_C(0x27177344), t58, t82, t107);
    SANGI_MAC(t110, t111, UINT32_C(0x0002341f), t58, t84, t109);
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
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t142, t143, UINT32_C(0x00000000), t114, t116, 0);
    SANGI_MAC(t144, t145, UINT32_C(0x00000000), t114, t118, t143);
    SANGI_MAC(t146, t147, UINT32_C(0x00000000), t114, t120, t145);
    SANGI_MAC(t148, t149, UINT32_C(0x00000000), t114, t122, t147);
    SANGI_MAC(t150, t151, UINT32_C(0x00000000), t114, t124, t149);
    SANGI_MAC(t152, t153, UINT32_C(0xe3000000), t114, t126, t151);
    SANGI_MAC(t154, t155, UINT32_C(0xfdc1767a), t114, t128, t153);
    SANGI_MAC(t156, t157, UINT32_C(0x3158aea3), t114, t130, t155);
    SANGI_MAC(t158, t159, UINT32_C(0x7bc65c78), t114, t132, t157);
    SANGI_MAC(t160, t161, UINT32_C(0x81c52056), t114, t134, t159);
    SANGI_MAC(t162, t163, UINT32_C(0x6cfc5fd6), t114, t136, t161);
    SANGI_MAC(t164, t165, UINT32_C(0x27177344), t114, t138, t163);
    SANGI_MAC(t166, t167, UINT32_C(0x0002341f), t114, t140, t165);
    SANGI_MAC(t168, t169, UINT32_C(0x00000000), t114, t141, t167);
    /* t += x[2] * y */
    SANGI_MAC(t170, t171, y0, x2, t142, 0);
    SANGI_MAC(t172, t173, y1, x2, t144, t171);
    SANGI_MAC(t174, t175, y2, x2, t146, t173);
    SANGI_MAC(t176, t177, y3, x2, t148, t175);
    SANGI_MAC(t178, t179, y4, x2, t150, t177);
    SANGI_MAC(t180, t181, y5, x2, t152, t179);
    SANGI_MAC(t182, t183, y6, x2, t154, t181);
    SANGI_MAC(t184, t185, y7, x2, t156, t183);
    SANGI_MAC(t186, t187, y8, x2, t158, t185);
    SANGI_MAC(t188, t189, y9, x2, t160, t187);
    SANGI_MAC(t190, t191, y10, x2, t162, t189);
    SANGI_MAC(t192, t193, y11, x2, t164, t191);
    SANGI_MAC(t194, t195, y12, x2, t166, t193);
    SANGI_MAC(t196, t197, y13, x2, t168, t195);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t198, t199, UINT32_C(0x00000000), t170, t172, 0);
    SANGI_MAC(t200, t201, UINT32_C(0x00000000), t170, t174, t199);
    SANGI_MAC(t202, t203, UINT32_C(0x00000000), t170, t176, t201);
    SANGI_MAC(t204, t205, UINT32_C(0x00000000), t170, t178, t203);
    SANGI_MAC(t206, t207, UINT32_C(0x00000000), t170, t180, t205);
    SANGI_MAC(t208, t209, UINT32_C(0xe3000000), t170, t182, t207);
    SANGI_MAC(t210, t211, UINT32_C(0xfdc1767a), t170, t184, t209);
    SANGI_MAC(t212, t213, UINT32_C(0x3158aea3), t170, t186, t211);
    SANGI_MAC(t214, t215, UINT32_C(0x7bc65c78), t170, t188, t213);
    SANGI_MAC(t216, t217, UINT32_C(0x81c52056), t170, t190, t215);
    SANGI_MAC(t218, t219, UINT32_C(0x6cfc5fd6), t170, t192, t217);
    SANGI_MAC(t220, t221, UINT32_C(0x27177344), t170, t194, t219);
    SANGI_MAC(t222, t223, UINT32_C(0x0002341f), t170, t196, t221);
    SANGI_MAC(t224, t225, UINT32_C(0x00000000), t170, t197, t223);
    /* t += x[3] * y */
    SANGI_MAC(t226, t227, y0, x3, t198, 0);
    SANGI_MAC(t228, t229, y1, x3, t200, t227);
    SANGI_MAC(t230, t231, y2, x3, t202, t229);
    SANGI_MAC(t232, t233, y3, x3, t204, t231);
    SANGI_MAC(t234, t235, y4, x3, t206, t233);
    SANGI_MAC(t236, t237, y5, x3, t208, t235);
    SANGI_MAC(t238, t239, y6, x3, t210, t237);
    SANGI_MAC(t240, t241, y7, x3, t212, t239);
    SANGI_MAC(t242, t243, y8, x3, t214, t241);
    SANGI_MAC(t244, t245, y9, x3, t216, t243);
    SANGI_MAC(t246, t247, y10, x3, t218, t245);
    SANGI_MAC(t248, t249, y11, x3, t220, t247);
    SANGI_MAC(t250, t251, y12, x3, t222, t249);
    SANGI_MAC(t252, t253, y13, x3, t224, t251);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t254, t255, UINT32_C(0x00000000), t226, t228, 0);
    SANGI_MAC(t256, t257, UINT32_C(0x00000000), t226, t230, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x00000000), t226, t232, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x00000000), t226, t234, t259);
    SANGI_MAC(t262, t263, UINT32_C(0x00000000), t226, t236, t261);
    SANGI_MAC(t264, t265, UINT32_C(0xe3000000), t226, t238, t263);
    SANGI_MAC(t266, t267, UINT32_C(0xfdc1767a), t226, t240, t265);
    SANGI_MAC(t268, t269, UINT32_C(0x3158aea3), t226, t242, t267);
    SANGI_MAC(t270, t271, UINT32_C(0x7bc65c78), t226, t244, t269);
    SANGI_MAC(t272, t273, UINT32_C(0x81c52056), t226, t246, t271);
    SANGI_MAC(t274, t275, UINT32_C(0x6cfc5fd6), t226, t248, t273);
    SANGI_MAC(t276, t277, UINT32_C(0x27177344), t226, t250, t275);
    SANGI_MAC(t278, t279, UINT32_C(0x0002341f), t226, t252, t277);
    SANGI_MAC(t280, t281, UINT32_C(0x00000000), t226, t253, t279);
    /* t += x[4] * y */
    SANGI_MAC(t282, t283, y0, x4, t254, 0);
    SANGI_MAC(t284, t285, y1, x4, t256, t283);
    SANGI_MAC(t286, t287, y2, x4, t258, t285);
    SANGI_MAC(t288, t289, y3, x4, t260, t287);
    SANGI_MAC(t290, t291, y4, x4, t262, t289);
    SANGI_MAC(t292, t293, y5, x4, t264, t291);
    SANGI_MAC(t294, t295, y6, x4, t266, t293);
    SANGI_MAC(t296, t297, y7, x4, t268, t295);
    SANGI_MAC(t298, t299, y8, x4, t270, t297);
    SANGI_MAC(t300, t301, y9, x4, t272, t299);
    SANGI_MAC(t302, t303, y10, x4, t274, t301);
    SANGI_MAC(t304, t305, y11, x4, t276, t303);
    SANGI_MAC(t306, t307, y12, x4, t278, t305);
    SANGI_MAC(t308, t309, y13, x4, t280, t307);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t310, t311, UINT32_C(0x00000000), t282, t284, 0);
    SANGI_MAC(t312, t313, UINT32_C(0x00000000), t282, t286, t311);
    SANGI_MAC(t314, t315, UINT32_C(0x00000000), t282, t288, t313);
    SANGI_MAC(t316, t317, UINT32_C(0x00000000), t282, t290, t315);
    SANGI_MAC(t318, t319, UINT32_C(0x00000000), t282, t292, t317);
    SANGI_MAC(t320, t321, UINT32_C(0xe3000000), t282, t294, t319);
    SANGI_MAC(t322, t323, UINT32_C(0xfdc1767a), t282, t296, t321);
    SANGI_MAC(t324, t325, UINT32_C(0x3158aea3), t282, t298, t323);
    SANGI_MAC(t326, t327, UINT32_C(0x7bc65c78), t282, t300, t325);
    SANGI_MAC(t328, t329, UINT32_C(0x81c52056), t282, t302, t327);
    SANGI_MAC(t330, t331, UINT32_C(0x6cfc5fd6), t282, t304, t329);
    SANGI_MAC(t332, t333, UINT32_C(0x27177344), t282, t306, t331);
    SANGI_MAC(t334, t335, UINT32_C(0x0002341f), t282, t308, t333);
    SANGI_MAC(t336, t337, UINT32_C(0x00000000), t282, t309, t335);
    /* t += x[5] * y */
    SANGI_MAC(t338, t339, y0, x5, t310, 0);
    SANGI_MAC(t340, t341, y1, x5, t312, t339);
    SANGI_MAC(t342, t343, y2, x5, t314, t341);
    SANGI_MAC(t344, t345, y3, x5, t316, t343);
    SANGI_MAC(t346, t347, y4, x5, t318, t345);
    SANGI_MAC(t348, t349, y5, x5, t320, t347);
    SANGI_MAC(t350, t351, y6, x5, t322, t349);
    SANGI_MAC(t352, t353, y7, x5, t324, t351);
    SANGI_MAC(t354, t355, y8, x5, t326, t353);
    SANGI_MAC(t356, t357, y9, x5, t328, t355);
    SANGI_MAC(t358, t359, y10, x5, t330, t357);
    SANGI_MAC(t360, t361, y11, x5, t332, t359);
    SANGI_MAC(t362, t363, y12, x5, t334, t361);
    SANGI_MAC(t364, t365, y13, x5, t336, t363);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t366, t367, UINT32_C(0x00000000), t338, t340, 0);
    SANGI_MAC(t368, t369, UINT32_C(0x00000000), t338, t342, t367);
    SANGI_MAC(t370, t371, UINT32_C(0x00000000), t338, t344, t369);
    SANGI_MAC(t372, t373, UINT32_C(0x00000000), t338, t346, t371);
    SANGI_MAC(t374, t375, UINT32_C(0x00000000), t338, t348, t373);
    SANGI_MAC(t376, t377, UINT32_C(0xe3000000), t338, t350, t375);
    SANGI_MAC(t378, t379, UINT32_C(0xfdc1767a), t338, t352, t377);
    SANGI_MAC(t380, t381, UINT32_C(0x3158aea3), t338, t354, t379);
    SANGI_MAC(t382, t383, UINT32_C(0x7bc65c78), t338, t356, t381);
    SANGI_MAC(t384, t385, UINT32_C(0x81c52056), t338, t358, t383);
    SANGI_MAC(t386, t387, UINT32_C(0x6cfc5fd6), t338, t360, t385);
    SANGI_MAC(t388, t389, UINT32_C(0x27177344), t338, t362, t387);
    SANGI_MAC(t390, t391, UINT32_C(0x0002341f), t338, t364, t389);
    SANGI_MAC(t392, t393, UINT32_C(0x00000000), t338, t365, t391);
    /* t += x[6] * y */
    SANGI_MAC(t394, t395, y0, x6, t366, 0);
    SANGI_MAC(t396, t397, y1, x6, t368, t395);
    SANGI_MAC(t398, t399, y2, x6, t370, t397);
    SANGI_MAC(t400, t401, y3, x6, t372, t399);
    SANGI_MAC(t402, t403, y4, x6, t374, t401);
    SANGI_MAC(t404, t405, y5, x6, t376, t403);
    SANGI_MAC(t406, t407, y6, x6, t378, t405);
    SANGI_MAC(t408, t409, y7, x6, t380, t407);
    SANGI_MAC(t410, t411, y8, x6, t382, t409);
    SANGI_MAC(t412, t413, y9, x6, t384, t411);
    SANGI_MAC(t414, t415, y10, x6, t386, t413);
    SANGI_MAC(t416, t417, y11, x6, t388, t415);
    SANGI_MAC(t418, t419, y12, x6, t390, t417);
    SANGI_MAC(t420, t421, y13, x6, t392, t419);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t422, t423, UINT32_C(0x00000000), t394, t396, 0);
    SANGI_MAC(t424, t425, UINT32_C(0x00000000), t394, t398, t423);
    SANGI_MAC(t426, t427, UINT32_C(0x00000000), t394, t400, t425);
    SANGI_MAC(t428, t429, UINT32_C(0x00000000), t394, t402, t427);
    SANGI_MAC(t430, t431, UINT32_C(0x00000000), t394, t404, t429);
    SANGI_MAC(t432, t433, UINT32_C(0xe3000000), t394, t406, t431);
    SANGI_MAC(t434, t435, UINT32_C(0xfdc1767a), t394, t408, t433);
    SANGI_MAC(t436, t437, UINT32_C(0x3158aea3), t394, t410, t435);
    SANGI_MAC(t438, t439, UINT32_C(0x7bc65c78), t394, t412, t437);
    SANGI_MAC(t440, t441, UINT32_C(0x81c52056), t394, t414, t439);
    SANGI_MAC(t442, t443, UINT32_C(0x6cfc5fd6), t394, t416, t441);
    SANGI_MAC(t444, t445, UINT32_C(0x27177344), t394, t418, t443);
    SANGI_MAC(t446, t447, UINT32_C(0x0002341f), t394, t420, t445);
    SANGI_MAC(t448, t449, UINT32_C(0x00000000), t394, t421, t447);
    /* t += x[7] * y */
    SANGI_MAC(t450, t451, y0, x7, t422, 0);
    SANGI_MAC(t452, t453, y1, x7, t424, t451);
    SANGI_MAC(t454, t455, y2, x7, t426, t453);
    SANGI_MAC(t456, t457, y3, x7, t428, t455);
    SANGI_MAC(t458, t459, y4, x7, t430, t457);
    SANGI_MAC(t460, t461, y5, x7, t432, t459);
    SANGI_MAC(t462, t463, y6, x7, t434, t461);
    SANGI_MAC(t464, t465, y7, x7, t436, t463);
    SANGI_MAC(t466, t467, y8, x7, t438, t465);
    SANGI_MAC(t468, t469, y9, x7, t440, t467);
    SANGI_MAC(t470, t471, y10, x7, t442, t469);
    SANGI_MAC(t472, t473, y11, x7, t444, t471);
    SANGI_MAC(t474, t475, y12, x7, t446, t473);
    SANGI_MAC(t476, t477, y13, x7, t448, t475);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t478, t479, UINT32_C(0x00000000), t450, t452, 0);
    SANGI_MAC(t480, t481, UINT32_C(0x00000000), t450, t454, t479);
    SANGI_MAC(t482, t483, UINT32_C(0x00000000), t450, t456, t481);
    SANGI_MAC(t484, t485, UINT32_C(0x00000000), t450, t458, t483);
    SANGI_MAC(t486, t487, UINT32_C(0x00000000), t450, t460, t485);
    SANGI_MAC(t488, t489, UINT32_C(0xe3000000), t450, t462, t487);
    SANGI_MAC(t490, t491, UINT32_C(0xfdc1767a), t450, t464, t489);
    SANGI_MAC(t492, t493, UINT32_C(0x3158aea3), t450, t466, t491);
    SANGI_MAC(t494, t495, UINT32_C(0x7bc65c78), t450, t468, t493);
    SANGI_MAC(t496, t497, UINT32_C(0x81c52056), t450, t470, t495);
    SANGI_MAC(t498, t499, UINT32_C(0x6cfc5fd6), t450, t472, t497);
    SANGI_MAC(t500, t501, UINT32_C(0x27177344), t450, t474, t499);
    SANGI_MAC(t502, t503, UINT32_C(0x0002341f), t450, t476, t501);
    SANGI_MAC(t504, t505, UINT32_C(0x00000000), t450, t477, t503);
    /* t += x[8] * y */
    SANGI_MAC(t506, t507, y0, x8, t478, 0);
    SANGI_MAC(t508, t509, y1, x8, t480, t507);
    SANGI_MAC(t510, t511, y2, x8, t482, t509);
    SANGI_MAC(t512, t513, y3, x8, t484, t511);
    SANGI_MAC(t514, t515, y4, x8, t486, t513);
    SANGI_MAC(t516, t517, y5, x8, t488, t515);
    SANGI_MAC(t518, t519, y6, x8, t490, t517);
    SANGI_MAC(t520, t521, y7, x8, t492, t519);
    SANGI_MAC(t522, t523, y8, x8, t494, t521);
    SANGI_MAC(t524, t525, y9, x8, t496, t523);
    SANGI_MAC(t526, t527, y10, x8, t498, t525);
    SANGI_MAC(t528, t529, y11, x8, t500, t527);
    SANGI_MAC(t530, t531, y12, x8, t502, t529);
    SANGI_MAC(t532, t533, y13, x8, t504, t531);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t534, t535, UINT32_C(0x00000000), t506, t508, 0);
    SANGI_MAC(t536, t537, UINT32_C(0x00000000), t506, t510, t535);
    SANGI_MAC(t538, t539, UINT32_C(0x00000000), t506, t512, t537);
    SANGI_MAC(t540, t541, UINT32_C(0x00000000), t506, t514, t539);
    SANGI_MAC(t542, t543, UINT32_C(0x00000000), t506, t516, t541);
    SANGI_MAC(t544, t545, UINT32_C(0xe3000000), t506, t518, t543);
    SANGI_MAC(t546, t547, UINT32_C(0xfdc1767a), t506, t520, t545);
    SANGI_MAC(t548, t549, UINT32_C(0x3158aea3), t506, t522, t547);
    SANGI_MAC(t550, t551, UINT32_C(0x7bc65c78), t506, t524, t549);
    SANGI_MAC(t552, t553, UINT32_C(0x81c52056), t506, t526, t551);
    SANGI_MAC(t554, t555, UINT32_C(0x6cfc5fd6), t506, t528, t553);
    SANGI_MAC(t556, t557, UINT32_C(0x27177344), t506, t530, t555);
    SANGI_MAC(t558, t559, UINT32_C(0x0002341f), t506, t532, t557);
    SANGI_MAC(t560, t561, UINT32_C(0x00000000), t506, t533, t559);
    /* t += x[9] * y */
    SANGI_MAC(t562, t563, y0, x9, t534, 0);
    SANGI_MAC(t564, t565, y1, x9, t536, t563);
    SANGI_MAC(t566, t567, y2, x9, t538, t565);
    SANGI_MAC(t568, t569, y3, x9, t540, t567);
    SANGI_MAC(t570, t571, y4, x9, t542, t569);
    SANGI_MAC(t572, t573, y5, x9, t544, t571);
    SANGI_MAC(t574, t575, y6, x9, t546, t573);
    SANGI_MAC(t576, t577, y7, x9, t548, t575);
    SANGI_MAC(t578, t579, y8, x9, t550, t577);
    SANGI_MAC(t580, t581, y9, x9, t552, t579);
    SANGI_MAC(t582, t583, y10, x9, t554, t581);
    SANGI_MAC(t584, t585, y11, x9, t556, t583);
    SANGI_MAC(t586, t587, y12, x9, t558, t585);
    SANGI_MAC(t588, t589, y13, x9, t560, t587);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t590, t591, UINT32_C(0x00000000), t562, t564, 0);
    SANGI_MAC(t592, t593, UINT32_C(0x00000000), t562, t566, t591);
    SANGI_MAC(t594, t595, UINT32_C(0x00000000), t562, t568, t593);
    SANGI_MAC(t596, t597, UINT32_C(0x00000000), t562, t570, t595);
    SANGI_MAC(t598, t599, UINT32_C(0x00000000), t562, t572, t597);
    SANGI_MAC(t600, t601, UINT32_C(0xe3000000), t562, t574, t599);
    SANGI_MAC(t602, t603, UINT32_C(0xfdc1767a), t562, t576, t601);
    SANGI_MAC(t604, t605, UINT32_C(0x3158aea3), t562, t578, t603);
    SANGI_MAC(t606, t607, UINT32_C(0x7bc65c78), t562, t580, t605);
    SANGI_MAC(t608, t609, UINT32_C(0x81c52056), t562, t582, t607);
    SANGI_MAC(t610, t611, UINT32_C(0x6cfc5fd6), t562, t584, t609);
    SANGI_MAC(t612, t613, UINT32_C(0x27177344), t562, t586, t611);
    SANGI_MAC(t614, t615, UINT32_C(0x0002341f), t562, t588, t613);
    SANGI_MAC(t616, t617, UINT32_C(0x00000000), t562, t589, t615);
    /* t += x[10] * y */
    SANGI_MAC(t618, t619, y0, x10, t590, 0);
    SANGI_MAC(t620, t621, y1, x10, t592, t619);
    SANGI_MAC(t622, t623, y2, x10, t594, t621);
    SANGI_MAC(t624, t625, y3, x10, t596, t623);
    SANGI_MAC(t626, t627, y4, x10, t598, t625);
    SANGI_MAC(t628, t629, y5, x10, t600, t627);
    SANGI_MAC(t630, t631, y6, x10, t602, t629);
    SANGI_MAC(t632, t633, y7, x10, t604, t631);
    SANGI_MAC(t634, t635, y8, x10, t606, t633);
    SANGI_MAC(t636, t637, y9, x10, t608, t635);
    SANGI_MAC(t638, t639, y10, x10, t610, t637);
    SANGI_MAC(t640, t641, y11, x10, t612, t639);
    SANGI_MAC(t642, t643, y12, x10, t614, t641);
    SANGI_MAC(t644, t645, y13, x10, t616, t643);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t646, t647, UINT32_C(0x00000000), t618, t620, 0);
    SANGI_MAC(t648, t649, UINT32_C(0x00000000), t618, t622, t647);
    SANGI_MAC(t650, t651, UINT32_C(0x00000000), t618, t624, t649);
    SANGI_MAC(t652, t653, UINT32_C(0x00000000), t618, t626, t651);
    SANGI_MAC(t654, t655, UINT32_C(0x00000000), t618, t628, t653);
    SANGI_MAC(t656, t657, UINT32_C(0xe3000000), t618, t630, t655);
    SANGI_MAC(t658, t659, UINT32_C(0xfdc1767a), t618, t632, t657);
    SANGI_MAC(t660, t661, UINT32_C(0x3158aea3), t618, t634, t659);
    SANGI_MAC(t662, t663, UINT32_C(0x7bc65c78), t618, t636, t661);
    SANGI_MAC(t664, t665, UINT32_C(0x81c52056), t618, t638, t663);
    SANGI_MAC(t666, t667, UINT32_C(0x6cfc5fd6), t618, t640, t665);
    SANGI_MAC(t668, t669, UINT32_C(0x27177344), t618, t642, t667);
    SANGI_MAC(t670, t671, UINT32_C(0x0002341f), t618, t644, t669);
    SANGI_MAC(t672, t673, UINT32_C(0x00000000), t618, t645, t671);
    /* t += x[11] * y */
    SANGI_MAC(t674, t675, y0, x11, t646, 0);
    SANGI_MAC(t676, t677, y1, x11, t648, t675);
    SANGI_MAC(t678, t679, y2, x11, t650, t677);
    SANGI_MAC(t680, t681, y3, x11, t652, t679);
    SANGI_MAC(t682, t683, y4, x11, t654, t681);
    SANGI_MAC(t684, t685, y5, x11, t656, t683);
    SANGI_MAC(t686, t687, y6, x11, t658, t685);
    SANGI_MAC(t688, t689, y7, x11, t660, t687);
    SANGI_MAC(t690, t691, y8, x11, t662, t689);
    SANGI_MAC(t692, t693, y9, x11, t664, t691);
    SANGI_MAC(t694, t695, y10, x11, t666, t693);
    SANGI_MAC(t696, t697, y11, x11, t668, t695);
    SANGI_MAC(t698, t699, y12, x11, t670, t697);
    SANGI_MAC(t700, t701, y13, x11, t672, t699);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t702, t703, UINT32_C(0x00000000), t674, t676, 0);
    SANGI_MAC(t704, t705, UINT32_C(0x00000000), t674, t678, t703);
    SANGI_MAC(t706, t707, UINT32_C(0x00000000), t674, t680, t705);
    SANGI_MAC(t708, t709, UINT32_C(0x00000000), t674, t682, t707);
    SANGI_MAC(t710, t711, UINT32_C(0x00000000), t674, t684, t709);
    SANGI_MAC(t712, t713, UINT32_C(0xe3000000), t674, t686, t711);
    SANGI_MAC(t714, t715, UINT32_C(0xfdc1767a), t674, t688, t713);
    SANGI_MAC(t716, t717, UINT32_C(0x3158aea3), t674, t690, t715);
    SANGI_MAC(t718, t719, UINT32_C(0x7bc65c78), t674, t692, t717);
    SANGI_MAC(t720, t721, UINT32_C(0x81c52056), t674, t694, t719);
    SANGI_MAC(t722, t723, UINT32_C(0x6cfc5fd6), t674, t696, t721);
    SANGI_MAC(t724, t725, UINT32_C(0x27177344), t674, t698, t723);
    SANGI_MAC(t726, t727, UINT32_C(0x0002341f), t674, t700, t725);
    SANGI_MAC(t728, t729, UINT32_C(0x00000000), t674, t701, t727);
    /* t += x[12] * y */
    SANGI_MAC(t730, t731, y0, x12, t702, 0);
    SANGI_MAC(t732, t733, y1, x12, t704, t731);
    SANGI_MAC(t734, t735, y2, x12, t706, t733);
    SANGI_MAC(t736, t737, y3, x12, t708, t735);
    SANGI_MAC(t738, t739, y4, x12, t710, t737);
    SANGI_MAC(t740, t741, y5, x12, t712, t739);
    SANGI_MAC(t742, t743, y6, x12, t714, t741);
    SANGI_MAC(t744, t745, y7, x12, t716, t743);
    SANGI_MAC(t746, t747, y8, x12, t718, t745);
    SANGI_MAC(t748, t749, y9, x12, t720, t747);
    SANGI_MAC(t750, t751, y10, x12, t722, t749);
    SANGI_MAC(t752, t753, y11, x12, t724, t751);
    SANGI_MAC(t754, t755, y12, x12, t726, t753);
    SANGI_MAC(t756, t757, y13, x12, t728, t755);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t758, t759, UINT32_C(0x00000000), t730, t732, 0);
    SANGI_MAC(t760, t761, UINT32_C(0x00000000), t730, t734, t759);
    SANGI_MAC(t762, t763, UINT32_C(0x00000000), t730, t736, t761);
    SANGI_MAC(t764, t765, UINT32_C(0x00000000), t730, t738, t763);
    SANGI_MAC(t766, t767, UINT32_C(0x00000000), t730, t740, t765);
    SANGI_MAC(t768, t769, UINT32_C(0xe3000000), t730, t742, t767);
    SANGI_MAC(t770, t771, UINT32_C(0xfdc1767a), t730, t744, t769);
    SANGI_MAC(t772, t773, UINT32_C(0x3158aea3), t730, t746, t771);
    SANGI_MAC(t774, t775, UINT32_C(0x7bc65c78), t730, t748, t773);
    SANGI_MAC(t776, t777, UINT32_C(0x81c52056), t730, t750, t775);
    SANGI_MAC(t778, t779, UINT32_C(0x6cfc5fd6), t730, t752, t777);
    SANGI_MAC(t780, t781, UINT32_C(0x27177344), t730, t754, t779);
    SANGI_MAC(t782, t783, UINT32_C(0x0002341f), t730, t756, t781);
    SANGI_MAC(t784, t785, UINT32_C(0x00000000), t730, t757, t783);
    /* t += x[13] * y */
    SANGI_MAC(t786, t787, y0, x13, t758, 0);
    SANGI_MAC(t788, t789, y1, x13, t760, t787);
    SANGI_MAC(t790, t791, y2, x13, t762, t789);
    SANGI_MAC(t792, t793, y3, x13, t764, t791);
    SANGI_MAC(t794, t795, y4, x13, t766, t793);
    SANGI_MAC(t796, t797, y5, x13, t768, t795);
    SANGI_MAC(t798, t799, y6, x13, t770, t797);
    SANGI_MAC(t800, t801, y7, x13, t772, t799);
    SANGI_MAC(t802, t803, y8, x13, t774, t801);
    SANGI_MAC(t804, t805, y9, x13, t776, t803);
    SANGI_MAC(t806, t807, y10, x13, t778, t805);
    SANGI_MAC(t808, t809, y11, x13, t780, t807);
    SANGI_MAC(t810, t811, y12, x13, t782, t809);
    SANGI_MAC(t812, t813, y13, x13, t784, t811);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t814, t815, UINT32_C(0x00000000), t786, t788, 0);
    SANGI_MAC(t816, t817, UINT32_C(0x00000000), t786, t790, t815);
    SANGI_MAC(t818, t819, UINT32_C(0x00000000), t786, t792, t817);
    SANGI_MAC(t820, t821, UINT32_C(0x00000000), t786, t794, t819);
    SANGI_MAC(t822, t823, UINT32_C(0x00000000), t786, t796, t821);
    SANGI_MAC(t824, t825, UINT32_C(0xe3000000), t786, t798, t823);
    SANGI_MAC(t826, t827, UINT32_C(0xfdc1767a), t786, t800, t825);
    SANGI_MAC(t828, t829, UINT32_C(0x3158aea3), t786, t802, t827);
    SANGI_MAC(t830, t831, UINT32_C(0x7bc65c78), t786, t804, t829);
    SANGI_MAC(t832, t833, UINT32_C(0x81c52056), t786, t806, t831);
    SANGI_MAC(t834, t835, UINT32_C(0x6cfc5fd6), t786, t808, t833);
    SANGI_MAC(t836, t837, UINT32_C(0x27177344), t786, t810, t835);
    SANGI_MAC(t838, t839, UINT32_C(0x0002341f), t786, t812, t837);
    SANGI_MAC(t840, t841, UINT32_C(0x00000000), t786, t813, t839);
    z[0] = t814;
    z[1] = t816;
    z[2] = t818;
    z[3] = t820;
    z[4] = t822;
    z[5] = t824;
    z[6] = t826;
    z[7] = t828;
    z[8] = t830;
    z[9] = t832;
    z[10] = t834;
    z[11] = t836;
    z[12] = t838;
    z[13] = t840;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p434_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    z[0] = t29;
    z[1] = t31;
    z[2] = t33;
    z[3] = t35;
    z[4] = t37;
    z[5] = t39;
    z[6] = t41;
    z[7] = t43;
    z[8] = t45;
    z[9] = t47;
    z[10] = t49;
    z[11] = t51;
    z[12] = t53;
    z[13] = t55;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p434_reduce_c(sangi_limb *z, const sangi_limb *x) {
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
    /* d = s - p */
    sangi_limb c30 = 0;
    const sangi_limb t29 = sangi_limb_sub(x0, UINT32_C(0xffffffff), &c30);
    const sangi_limb t31 = sangi_limb_sub(x1, UINT32_C(0xffffffff), &c30);
    const sangi_limb t33 = sangi_limb_sub(x2, UINT32_C(0xffffffff), &c30);
    const sangi_limb t35 = sangi_limb_sub(x3, UINT32_C(0xffffffff), &c30);
    const sangi_limb t37 = sangi_limb_sub(x4, UINT32_C(0xffffffff), &c30);
    const sangi_limb t39 = sangi_limb_sub(x5, UINT32_C(0xffffffff), &c30);
    const sangi_limb t41 = sangi_limb_sub(x6, UINT32_C(0xe2ffffff), &c30);
    const sangi_limb t43 = sangi_limb_sub(x7, UINT32_C(0xfdc1767a), &c30);
    const sangi_limb t45 = sangi_limb_sub(x8, UINT32_C(0x3158aea3), &c30);
    const sangi_limb t47 = sangi_limb_sub(x9, UINT32_C(0x7bc65c78), &c30);
    const sangi_limb t49 = sangi_limb_sub(x10, UINT32_C(0x81c52056), &c30);
    const sangi_limb t51 = sangi_limb_sub(x11, UINT32_C(0x6cfc5fd6), &c30);
    const sangi_limb t53 = sangi_limb_sub(x12, UINT32_C(0x27177344), &c30);
    const sangi_limb t55 = sangi_limb_sub(x13, UINT32_C(0x0002341f), &c30);
    /* s where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c30);
    const sangi_limb t58 = sangi_limb_select(t57, x0, t29);
    const sangi_limb t59 = sangi_limb_select(t57, x1, t31);
    const sangi_limb t60 = sangi_limb_select(t57, x2, t33);
    const sangi_limb t61 = sangi_limb_select(t57, x3, t35);
    const sangi_limb t62 = sangi_limb_select(t57, x4, t37);
    const sangi_limb t63 = sangi_limb_select(t57, x5, t39);
    const sangi_limb t64 = sangi_limb_select(t57, x6, t41);
    const sangi_limb t65 = sangi_limb_select(t57, x7, t43);
    const sangi_limb t66 = sangi_limb_select(t57, x8, t45);
    const sangi_limb t67 = sangi_limb_select(t57, x9, t47);
    const sangi_limb t68 = sangi_limb_select(t57, x10, t49);
    const sangi_limb t69 = sangi_limb_select(t57, x11, t51);
    const sangi_limb t70 = sangi_limb_select(t57, x12, t53);
    const sangi_limb t71 = sangi_limb_select(t57, x13, t55);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
    z[8] = t66;
    z[9] = t67;
    z[10] = t68;
    z[11] = t69;
    z[12] = t70;
    z[13] = t71;
}
