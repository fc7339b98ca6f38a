/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * p25519, base field of Curve25519 and edwards25519; 255 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p25519_modulus[8];
extern const sangi_limb sangi_p25519_one[8];
extern const sangi_limb sangi_p25519_radix2[8];
extern const sangi_limb sangi_p25519_root[8];
extern const sangi_limb sangi_p25519_sqrt_exponent[8];
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p25519_modulus[8] = {
    UINT32_C(0xffffffed),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x7fffffff),
};

const sangi_limb sangi_p25519_one[8] = {
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p25519_radix2[8] = {
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p25519_root[8] = {
    UINT32_C(0x4a0ea0b0),
    UINT32_C(0xc4ee1b27),
    UINT32_C(0xad2fe478),
    UINT32_C(0x2f431806),
    UINT32_C(0x3dfbd7a7),
    UINT32_C(0x2b4d0099),
    UINT32_C(0x4fc1df0b),
    UINT32_C(0x2b832480),
};

const sangi_limb sangi_p25519_sqrt_exponent[8] = {
    UINT32_C(0xfffffffd),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0fffffff),
};

#define KERNEL(op) sangi_p25519_##op##_c
#define MUL_SMALL0 UINT32_C(0x00000008)
#define MUL_SMALL1 UINT32_C(0x00000008)
#define MUL_SMALL2 UINT32_C(0x40000000)
#define P0 UINT32_C(0xffffffed)
#define P1 UINT32_C(0xffffffff)
#define P2 UINT32_C(0xffffffff)
#define P3 UINT32_C(0xffffffff)
#define P4 UINT32_C(0xffffffff)
#define P5 UINT32_C(0xffffffff)
#define P6 UINT32_C(0xffffffff)
#define P7 UINT32_C(0x7fffffff)
#include "generated/field/limbs8_c32.inc"
#include "generated/field/limbs8_spare_c32.inc"

/* z <- x * y mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    /* t += x[0] * y */
    SANGI_MAC(t17, t18, y0, x0, 0, 0);
    SANGI_MAC(t19, t20, y1, x0, t18, 0);
    SANGI_MAC(t21, t22, y2, x0, t20, 0);
    SANGI_MAC(t23, t24, y3, x0, t22, 0);
    SANGI_MAC(t25, t26, y4, x0, t24, 0);
    SANGI_MAC(t27, t28, y5, x0, t26, 0);
    SANGI_MAC(t29, t30, y6, x0, t28, 0);
    SANGI_MAC(t31, t32, y7, x0, t30, 0);
    /* t += x[1] * y */
    SANGI_MAC(t33, t34, y0, x1, t19, 0);
    SANGI_MAC(t35, t36, y1, x1, t21, t34);
    SANGI_MAC(t37, t38, y2, x1, t23, t36);
    SANGI_MAC(t39, t40, y3, x1, t25, t38);
    SANGI_MAC(t41, t42, y4, x1, t27, t40);
    SANGI_MAC(t43, t44, y5, x1, t29, t42);
    SANGI_MAC(t45, t46, y6, x1, t31, t44);
    SANGI_MAC(t47, t48, y7, x1, t32, t46);
    /* t += x[2] * y */
    SANGI_MAC(t49, t50, y0, x2, t35, 0);
    SANGI_MAC(t51, t52, y1, x2, t37, t50);
    SANGI_MAC(t53, t54, y2, x2, t39, t52);
    SANGI_MAC(t55, t56, y3, x2, t41, t54);
    SANGI_MAC(t57, t58, y4, x2, t43, t56);
    SANGI_MAC(t59, t60, y5, x2, t45, t58);
    SANGI_MAC(t61, t62, y6, x2, t47, t60);
    SANGI_MAC(t63, t64, y7, x2, t48, t62);
    /* t += x[3] * y */
    SANGI_MAC(t65, t66, y0, x3, t51, 0);
    SANGI_MAC(t67, t68, y1, x3, t53, t66);
    SANGI_MAC(t69, t70, y2, x3, t55, t68);
    SANGI_MAC(t71, t72, y3, x3, t57, t70);
    SANGI_MAC(t73, t74, y4, x3, t59, t72);
    SANGI_MAC(t75, t76, y5, x3, t61, t74);
    SANGI_MAC(t77, t78, y6, x3, t63, t76);
    SANGI_MAC(t79, t80, y7, x3, t64, t78);
    /* t += x[4] * y */
    SANGI_MAC(t81, t82, y0, x4, t67, 0);
    SANGI_MAC(t83, t84, y1, x4, t69, t82);
    SANGI_MAC(t85, t86, y2, x4, t71, t84);
    SANGI_MAC(t87, t88, y3, x4, t73, t86);
    SANGI_MAC(t89, t90, y4, x4, t75, t88);
    SANGI_MAC(t91, t92, y5, x4, t77, t90);
    SANGI_MAC(t93, t94, y6, x4, t79, t92);
    SANGI_MAC(t95, t96, y7, x4, t80, t94);
    /* t += x[5] * y */
    SANGI_MAC(t97, t98, y0, x5, t83, 0);
    SANGI_MAC(t99, t100, y1, x5, t85, t98);
    SANGI_MAC(t101, t102, y2, x5, t87, t100);
    SANGI_MAC(t103, t104, y3, x5, t89, t102);
    SANGI_MAC(t105, t106, y4, x5, t91, t104);
    SANGI_MAC(t107, t108, y5, x5, t93, t106);
    SANGI_MAC(t109, t110, y6, x5, t95, t108);
    SANGI_MAC(t111, t112, y7, x5, t96, t110);
    /* t += x[6] * y */
    SANGI_MAC(t113, t114, y0, x6, t99, 0);
    SANGI_MAC(t115, t116, y1, x6, t101, t114);
    SANGI_MAC(t117, t118, y2, x6, t103, t116);
    SANGI_MAC(t119, t120, y3, x6, t105, t118);
    SANGI_MAC(t121, t122, y4, x6, t107, t120);
    SANGI_MAC(t123, t124, y5, x6, t109, t122);
    SANGI_MAC(t125, t126, y6, x6, t111, t124);
    SANGI_MAC(t127, t128, y7, x6, t112, t126);
    /* t += x[7] * y */
    SANGI_MAC(t129, t130, y0, x7, t115, 0);
    SANGI_MAC(t131, t132, y1, x7, t117, t130);
    SANGI_MAC(t133, t134, y2, x7, t119, t132);
    SANGI_MAC(t135, t136, y3, x7, t121, t134);
    SANGI_MAC(t137, t138, y4, x7, t123, t136);
    SANGI_MAC(t139, t140, y5, x7, t125, t138);
    SANGI_MAC(t141, t142, y6, x7, t127, t140);
    SANGI_MAC(t143, t144, y7, x7, t128, t142);
    /* fold: t = t mod R + delta * (t / R), delta = R mod p */
    SANGI_MAC(t146, t147, t131, UINT32_C(0x00000026), t17, 0);
    SANGI_MAC(t148, t149, t133, UINT32_C(0x00000026), t33, t147);
    SANGI_MAC(t150, t151, t135, UINT32_C(0x00000026), t49, t149);
    SANGI_MAC(t152, t153, t137, UINT32_C(0x00000026), t65, t151);
    SANGI_MAC(t154, t155, t139, UINT32_C(0x00000026), t81, t153);
    SANGI_MAC(t156, t157, t141, UINT32_C(0x00000026), t97, t155);
    SANGI_MAC(t158, t159, t143, UINT32_C(0x00000026), t113, t157);
    SANGI_MAC(t160, t161, t144, UINT32_C(0x00000026), t129, t159);
    /* q = t / 2^(bits of p), and the rest */
    SANGI_MAC_HIGH(t164, t160, UINT32_C(0x00000002), 0, 0);
    SANGI_MAC(t165, t166, t161, UINT32_C(0x00000002), t164, 0);
    const sangi_limb t168 = (sangi_limb)(t160 & UINT32_C(0x7fffffff));
    /* u = t + (q + 1) * c */
    sangi_limb c171 = 0;
    const sangi_limb t170 = sangi_limb_add(t165, UINT32_C(0x00000001), &c171);
    const sangi_limb t173 = sangi_limb_mullo(t170, UINT32_C(0x00000013));
    sangi_limb c176 = 0;
    const sangi_limb t175 = sangi_limb_add(t146, t173, &c176);
    const sangi_limb t177 = sangi_limb_add(t148, UINT32_C(0x00000000), &c176);
    const sangi_limb t179 = sangi_limb_add(t150, UINT32_C(0x00000000), &c176);
    const sangi_limb t181 = sangi_limb_add(t152, UINT32_C(0x00000000), &c176);
    const sangi_limb t183 = sangi_limb_add(t154, UINT32_C(0x00000000), &c176);
    const sangi_limb t185 = sangi_limb_add(t156, UINT32_C(0x00000000), &c176);
    const sangi_limb t187 = sangi_limb_add(t158, UINT32_C(0x00000000), &c176);
    const sangi_limb t189 = sangi_limb_add(t168, UINT32_C(0x00000000), &c176);
    /* u - c where u < 2^(bits of p), else u - 2^(bits of p) */
    sangi_limb c193 = 0;
    (void)sangi_limb_sub(t189, UINT32_C(0x80000000), &c193);
    const sangi_limb t196 = sangi_limb_mask(c193);
    const sangi_limb t197 = (sangi_limb)(UINT32_C(0x00000013) & t196);
    sangi_limb c199 = 0;
    const sangi_limb t198 = sangi_limb_sub(t175, t197, &c199);
    const sangi_limb t200 = sangi_limb_sub(t177, UINT32_C(0x00000000), &c199);
    const sangi_limb t202 = sangi_limb_sub(t179, UINT32_C(0x00000000), &c199);
    const sangi_limb t204 = sangi_limb_sub(t181, UINT32_C(0x00000000), &c199);
    const sangi_limb t206 = sangi_limb_sub(t183, UINT32_C(0x00000000), &c199);
    const sangi_limb t208 = sangi_limb_sub(t185, UINT32_C(0x00000000), &c199);
    const sangi_limb t210 = sangi_limb_sub(t187, UINT32_C(0x00000000), &c199);
    const sangi_limb t212 = sangi_limb_sub(t189, UINT32_C(0x00000000), &c199);
    const sangi_limb t215 = (sangi_limb)(t212 & UINT32_C(0x7fffffff));
    z[0] = t198;
    z[1] = t200;
    z[2] = t202;
    z[3] = t204;
    z[4] = t206;
    z[5] = t208;
    z[6] = t210;
    z[7] = t215;
}

/* z <- x^2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t10, t11, x0, x1, 0, 0);
    SANGI_MAC(t12, t13, x0, x2, t11, 0);
    SANGI_MAC(t14, t15, x0, x3, t13, 0);
    SANGI_MAC(t16, t17, x0, x4, t15, 0);
    SANGI_MAC(t18, t19, x0, x5, t17, 0);
    SANGI_MAC(t20, t21, x0, x6, t19, 0);
    SANGI_MAC(t22, t23, x0, x7, t21, 0);
    SANGI_MAC(t24, t25, x1, x2, t14, 0);
    SANGI_MAC(t26, t27, x1, x3, t16, t25);
    SANGI_MAC(t28, t29, x1, x4, t18, t27);
    SANGI_MAC(t30, t31, x1, x5, t20, t29);
    SANGI_MAC(t32, t33, x1, x6, t22, t31);
    SANGI_MAC(t34, t35, x1, x7, t23, t33);
    SANGI_MAC(t36, t37, x2, x3, t28, 0);
    SANGI_MAC(t38, t39, x2, x4, t30, t37);
    SANGI_MAC(t40, t41, x2, x5, t32, t39);
    SANGI_MAC(t42, t43, x2, x6, t34, t41);
    SANGI_MAC(t44, t45, x2, x7, t35, t43);
    SANGI_MAC(t46, t47, x3, x4, t40, 0);
    SANGI_MAC(t48, t49, x3, x5, t42, t47);
    SANGI_MAC(t50, t51, x3, x6, t44, t49);
    SANGI_MAC(t52, t53, x3, x7, t45, t51);
    SANGI_MAC(t54, t55, x4, x5, t50, 0);
    SANGI_MAC(t56, t57, x4, x6, t52, t55);
    SANGI_MAC(t58, t59, x4, x7, t53, t57);
    SANGI_MAC(t60, t61, x5, x6, t58, 0);
    SANGI_MAC(t62, t63, x5, x7, t59, t61);
    SANGI_MAC(t64, t65, x6, x7, t63, 0);
    /* twice these */
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t10, sangi_limb_hide(t10), &c67);
    const sangi_limb t68 = sangi_limb_add(t12, sangi_limb_hide(t12), &c67);
    const sangi_limb t70 = sangi_limb_add(t24, sangi_limb_hide(t24), &c67);
    const sangi_limb t72 = sangi_limb_add(t26, sangi_limb_hide(t26), &c67);
    const sangi_limb t74 = sangi_limb_add(t36, sangi_limb_hide(t36), &c67);
    const sangi_limb t76 = sangi_limb_add(t38, sangi_limb_hide(t38), &c67);
    const sangi_limb t78 = sangi_limb_add(t46, sangi_limb_hide(t46), &c67);
    const sangi_limb t80 = sangi_limb_add(t48, sangi_limb_hide(t48), &c67);
    const sangi_limb t82 = sangi_limb_add(t54, sangi_limb_hide(t54), &c67);
    const sangi_limb t84 = sangi_limb_add(t56, sangi_limb_hide(t56), &c67);
    const sangi_limb t86 = sangi_limb_add(t60, sangi_limb_hide(t60), &c67);
    const sangi_limb t88 = sangi_limb_add(t62, sangi_limb_hide(t62), &c67);
    const sangi_limb t90 = sangi_limb_add(t64, sangi_limb_hide(t64), &c67);
    const sangi_limb t92 = sangi_limb_add(t65, sangi_limb_hide(t65), &c67);
    /* and the squares x[i]^2 */
    SANGI_MAC(t94, t95, x0, x0, 0, 0);
    SANGI_MAC(t96, t97, x1, x1, 0, 0);
    SANGI_MAC(t98, t99, x2, x2, 0, 0);
    SANGI_MAC(t100, t101, x3, x3, 0, 0);
    SANGI_MAC(t102, t103, x4, x4, 0, 0);
    SANGI_MAC(t104, t105, x5, x5, 0, 0);
    SANGI_MAC(t106, t107, x6, x6, 0, 0);
    SANGI_MAC(t108, t109, x7, x7, 0, 0);
    sangi_limb c111 = 0;
    const sangi_limb t110 = sangi_limb_add(t66, t95, &c111);
    const sangi_limb t112 = sangi_limb_add(t68, t96, &c111);
    const sangi_limb t114 = sangi_limb_add(t70, t97, &c111);
    const sangi_limb t116 = sangi_limb_add(t72, t98, &c111);
    const sangi_limb t118 = sangi_limb_add(t74, t99, &c111);
    const sangi_limb t120 = sangi_limb_add(t76, t100, &c111);
    const sangi_limb t122 = sangi_limb_add(t78, t101, &c111);
    const sangi_limb t124 = sangi_limb_add(t80, t102, &c111);
    const sangi_limb t126 = sangi_limb_add(t82, t103, &c111);
    const sangi_limb t128 = sangi_limb_add(t84, t104, &c111);
    const sangi_limb t130 = sangi_limb_add(t86, t105, &c111);
    const sangi_limb t132 = sangi_limb_add(t88, t106, &c111);
    const sangi_limb t134 = sangi_limb_add(t90, t107, &c111);
    const sangi_limb t136 = sangi_limb_add(t92, t108, &c111);
    const sangi_limb t138 = sangi_limb_add(UINT32_C(0x00000000), t109, &c111);
    /* fold: t = t mod R + delta * (t / R), delta = R mod p */
    SANGI_MAC(t141, t142, t124, UINT32_C(0x00000026), t94, 0);
    SANGI_MAC(t143, t144, t126, UINT32_C(0x00000026), t110, t142);
    SANGI_MAC(t145, t146, t128, UINT32_C(0x00000026), t112, t144);
    SANGI_MAC(t147, t148, t130, UINT32_C(0x00000026), t114, t146);
    SANGI_MAC(t149, t150, t132, UINT32_C(0x00000026), t116, t148);
    SANGI_MAC(t151, t152, t134, UINT32_C(0x00000026), t118, t150);
    SANGI_MAC(t153, t154, t136, UINT32_C(0x00000026), t120, t152);
    SANGI_MAC(t155, t156, t138, UINT32_C(0x00000026), t122, t154);
    /* q = t / 2^(bits of p), and the rest */
    SANGI_MAC_HIGH(t159, t155, UINT32_C(0x00000002), 0, 0);
    SANGI_MAC(t160, t161, t156, UINT32_C(0x00000002), t159, 0);
    const sangi_limb t163 = (sangi_limb)(t155 & UINT32_C(0x7fffffff));
    /* u = t + (q + 1) * c */
    sangi_limb c166 = 0;
    const sangi_limb t165 = sangi_limb_add(t160, UINT32_C(0x00000001), &c166);
    const sangi_limb t168 = sangi_limb_mullo(t165, UINT32_C(0x00000013));
    sangi_limb c171 = 0;
    const sangi_limb t170 = sangi_limb_add(t141, t168, &c171);
    const sangi_limb t172 = sangi_limb_add(t143, UINT32_C(0x00000000), &c171);
    const sangi_limb t174 = sangi_limb_add(t145, UINT32_C(0x00000000), &c171);
    const sangi_limb t176 = sangi_limb_add(t147, UINT32_C(0x00000000), &c171);
    const sangi_limb t178 = sangi_limb_add(t149, UINT32_C(0x00000000), &c171);
    const sangi_limb t180 = sangi_limb_add(t151, UINT32_C(0x00000000), &c171);
    const sangi_limb t182 = sangi_limb_add(t153, UINT32_C(0x00000000), &c171);
    const sangi_limb t184 = sangi_limb_add(t163, UINT32_C(0x00000000), &c171);
    /* u - c where u < 2^(bits of p), else u - 2^(bits of p) */
    sangi_limb c188 = 0;
    (void)sangi_limb_sub(t184, UINT32_C(0x80000000), &c188);
    const sangi_limb t191 = sangi_limb_mask(c188);
    const sangi_limb t192 = (sangi_limb)(UINT32_C(0x00000013) & t191);
    sangi_limb c194 = 0;
    const sangi_limb t193 = sangi_limb_sub(t170, t192, &c194);
    const sangi_limb t195 = sangi_limb_sub(t172, UINT32_C(0x00000000), &c194);
    const sangi_limb t197 = sangi_limb_sub(t174, UINT32_C(0x00000000), &c194);
    const sangi_limb t199 = sangi_limb_sub(t176, UINT32_C(0x00000000), &c194);
    const sangi_limb t201 = sangi_limb_sub(t178, UINT32_C(0x00000000), &c194);
    const sangi_limb t203 = sangi_limb_sub(t180, UINT32_C(0x00000000), &c194);
    const sangi_limb t205 = sangi_limb_sub(t182, UINT32_C(0x00000000), &c194);
    const sangi_limb t207 = sangi_limb_sub(t184, UINT32_C(0x00000000), &c194);
    const sangi_limb t210 = (sangi_limb)(t207 & UINT32_C(0x7fffffff));
    z[0] = t193;
    z[1] = t195;
    z[2] = t197;
    z[3] = t199;
    z[4] = t201;
    z[5] = t203;
    z[6] = t205;
    z[7] = t210;
}

/* z = x * y mod p
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y mod p
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb y4 = y[4];
    const sangi_limb y5 = y[5];
    const sangi_limb y6 = y[6];
    const sangi_limb y7 = y[7];
    /* t += x[0] * y */
    SANGI_MAC(t17, t18, y0, x0, 0, 0);
    SANGI_MAC(t19, t20, y1, x0, t18, 0);
    SANGI_MAC(t21, t22, y2, x0, t20, 0);
    SANGI_MAC(t23, t24, y3, x0, t22, 0);
    SANGI_MAC(t25, t26, y4, x0, t24, 0);
    SANGI_MAC(t27, t28, y5, x0, t26, 0);
    SANGI_MAC(t29, t30, y6, x0, t28, 0);
    SANGI_MAC(t31, t32, y7, x0, t30, 0);
    /* t += x[1] * y */
    SANGI_MAC(t33, t34, y0, x1, t19, 0);
    SANGI_MAC(t35, t36, y1, x1, t21, t34);
    SANGI_MAC(t37, t38, y2, x1, t23, t36);
    SANGI_MAC(t39, t40, y3, x1, t25, t38);
    SANGI_MAC(t41, t42, y4, x1, t27, t40);
    SANGI_MAC(t43, t44, y5, x1, t29, t42);
    SANGI_MAC(t45, t46, y6, x1, t31, t44);
    SANGI_MAC(t47, t48, y7, x1, t32, t46);
    /* t += x[2] * y */
    SANGI_MAC(t49, t50, y0, x2, t35, 0);
    SANGI_MAC(t51, t52, y1, x2, t37, t50);
    SANGI_MAC(t53, t54, y2, x2, t39, t52);
    SANGI_MAC(t55, t56, y3, x2, t41, t54);
    SANGI_MAC(t57, t58, y4, x2, t43, t56);
    SANGI_MAC(t59, t60, y5, x2, t45, t58);
    SANGI_MAC(t61, t62, y6, x2, t47, t60);
    SANGI_MAC(t63, t64, y7, x2, t48, t62);
    /* t += x[3] * y */
    SANGI_MAC(t65, t66, y0, x3, t51, 0);
    SANGI_MAC(t67, t68, y1, x3, t53, t66);
    SANGI_MAC(t69, t70, y2, x3, t55, t68);
    SANGI_MAC(t71, t72, y3, x3, t57, t70);
    SANGI_MAC(t73, t74, y4, x3, t59, t72);
    SANGI_MAC(t75, t76, y5, x3, t61, t74);
    SANGI_MAC(t77, t78, y6, x3, t63, t76);
    SANGI_MAC(t79, t80, y7, x3, t64, t78);
    /* t += x[4] * y */
    SANGI_MAC(t81, t82, y0, x4, t67, 0);
    SANGI_MAC(t83, t84, y1, x4, t69, t82);
    SANGI_MAC(t85, t86, y2, x4, t71, t84);
    SANGI_MAC(t87, t88, y3, x4, t73, t86);
    SANGI_MAC(t89, t90, y4, x4, t75, t88);
    SANGI_MAC(t91, t92, y5, x4, t77, t90);
    SANGI_MAC(t93, t94, y6, x4, t79, t92);
    SANGI_MAC(t95, t96, y7, x4, t80, t94);
    /* t += x[5] * y */
    SANGI_MAC(t97, t98, y0, x5, t83, 0);
    SANGI_MAC(t99, t100, y1, x5, t85, t98);
    SANGI_MAC(t101, t102, y2, x5, t87, t100);
    SANGI_MAC(t103, t104, y3, x5, t89, t102);
    SANGI_MAC(t105, t106, y4, x5, t91, t104);
    SANGI_MAC(t107, t108, y5, x5, t93, t106);
    SANGI_MAC(t109, t110, y6, x5, t95, t108);
    SANGI_MAC(t111, t112, y7, x5, t96, t110);
    /* t += x[6] * y */
    SANGI_MAC(t113, t114, y0, x6, t99, 0);
    SANGI_MAC(t115, t116, y1, x6, t101, t114);
    SANGI_MAC(t117, t118, y2, x6, t103, t116);
    SANGI_MAC(t119, t120, y3, x6, t105, t118);
    SANGI_MAC(t121, t122, y4, x6, t107, t120);
    SANGI_MAC(t123, t124, y5, x6, t109, t122);
    SANGI_MAC(t125, t126, y6, x6, t111, t124);
    SANGI_MAC(t127, t128, y7, x6, t112, t126);
    /* t += x[7] * y */
    SANGI_MAC(t129, t130, y0, x7, t115, 0);
    SANGI_MAC(t131, t132, y1, x7, t117, t130);
    SANGI_MAC(t133, t134, y2, x7, t119, t132);
    SANGI_MAC(t135, t136, y3, x7, t121, t134);
    SANGI_MAC(t137, t138, y4, x7, t123, t136);
    SANGI_MAC(t139, t140, y5, x7, t125, t138);
    SANGI_MAC(t141, t142, y6, x7, t127, t140);
    SANGI_MAC(t143, t144, y7, x7, t128, t142);
    /* fold: t = t mod R + delta * (t / R), delta = R mod p */
    SANGI_MAC(t146, t147, t131, UINT32_C(0x00000026), t17, 0);
    SANGI_MAC(t148, t149, t133, UINT32_C(0x00000026), t33, t147);
    SANGI_MAC(t150, t151, t135, UINT32_C(0x00000026), t49, t149);
    SANGI_MAC(t152, t153, t137, UINT32_C(0x00000026), t65, t151);
    SANGI_MAC(t154, t155, t139, UINT32_C(0x00000026), t81, t153);
    SANGI_MAC(t156, t157, t141, UINT32_C(0x00000026), t97, t155);
    SANGI_MAC(t158, t159, t143, UINT32_C(0x00000026), t113, t157);
    SANGI_MAC(t160, t161, t144, UINT32_C(0x00000026), t129, t159);
    /* q = t / 2^(bits of p), and the rest */
    SANGI_MAC_HIGH(t164, t160, UINT32_C(0x00000002), 0, 0);
    SANGI_MAC(t165, t166, t161, UINT32_C(0x00000002), t164, 0);
    const sangi_limb t168 = (sangi_limb)(t160 & UINT32_C(0x7fffffff));
    /* t + q * c */
    const sangi_limb t170 = sangi_limb_mullo(t165, UINT32_C(0x00000013));
    sangi_limb c173 = 0;
    const sangi_limb t172 = sangi_limb_add(t146, t170, &c173);
    const sangi_limb t174 = sangi_limb_add(t148, UINT32_C(0x00000000), &c173);
    const sangi_limb t176 = sangi_limb_add(t150, UINT32_C(0x00000000), &c173);
    const sangi_limb t178 = sangi_limb_add(t152, UINT32_C(0x00000000), &c173);
    const sangi_limb t180 = sangi_limb_add(t154, UINT32_C(0x00000000), &c173);
    const sangi_limb t182 = sangi_limb_add(t156, UINT32_C(0x00000000), &c173);
    const sangi_limb t184 = sangi_limb_add(t158, UINT32_C(0x00000000), &c173);
    const sangi_limb t186 = sangi_limb_add(t168, UINT32_C(0x00000000), &c173);
    z[0] = t172;
    z[1] = t174;
    z[2] = t176;
    z[3] = t178;
    z[4] = t180;
    z[5] = t182;
    z[6] = t184;
    z[7] = t186;
}
