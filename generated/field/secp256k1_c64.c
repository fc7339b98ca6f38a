/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 * secp256k1, base field of secp256k1; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_modulus[4];
extern const sangi_limb sangi_secp256k1_one[4];
extern const sangi_limb sangi_secp256k1_radix2[4];
extern const sangi_limb sangi_secp256k1_root[4];
extern const sangi_limb sangi_secp256k1_sqrt_exponent[4];
void sangi_secp256k1_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_secp256k1_modulus[4] = {
    UINT64_C(0xfffffffefffffc2f),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_secp256k1_one[4] = {
    UINT64_C(0x00000001000003d1),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_secp256k1_radix2[4] = {
    UINT64_C(0x000007a2000e90a1),
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_secp256k1_root[4] = {
    UINT64_C(0xfffffffdfffff85e),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_secp256k1_sqrt_exponent[4] = {
    UINT64_C(0xffffffffbfffff0b),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x3fffffffffffffff),
};

#define KERNEL(op) sangi_secp256k1_##op##_c
#define P0 UINT64_C(0xfffffffefffffc2f)
#define P1 UINT64_C(0xffffffffffffffff)
#define P2 UINT64_C(0xffffffffffffffff)
#define P3 UINT64_C(0xffffffffffffffff)
#include "generated/field/limbs4_full_c64.inc"
#include "generated/field/limbs4_c64.inc"

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xfffffffefffffc2f), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* t += x[0] * y */
    SANGI_MAC(t18, t19, y0, x0, 0, 0);
    SANGI_MAC(t20, t21, y1, x0, t19, 0);
    SANGI_MAC(t22, t23, y2, x0, t21, 0);
    SANGI_MAC(t24, t25, y3, x0, t23, 0);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t26 = sangi_limb_mullo(t18, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t28, k[0], t26, t18, 0);
    SANGI_MAC(t29, t30, k[1], t26, t20, t28);
    SANGI_MAC(t31, t32, k[1], t26, t22, t30);
    SANGI_MAC(t33, t34, k[1], t26, t24, t32);
    sangi_limb c36 = 0;
    const sangi_limb t35 = sangi_limb_add(t25, t34, &c36);
    /* t += x[1] * y */
    SANGI_MAC(t38, t39, y0, x1, t29, 0);
    SANGI_MAC(t40, t41, y1, x1, t31, t39);
    SANGI_MAC(t42, t43, y2, x1, t33, t41);
    SANGI_MAC(t44, t45, y3, x1, t35, t43);
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_add(c36, t45, &c47);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t49 = sangi_limb_mullo(t38, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t51, k[0], t49, t38, 0);
    SANGI_MAC(t52, t53, k[1], t49, t40, t51);
    SANGI_MAC(t54, t55, k[1], t49, t42, t53);
    SANGI_MAC(t56, t57, k[1], t49, t44, t55);
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_add(t46, t57, &c59);
    sangi_limb c62 = 0;
    const sangi_limb t61 = sangi_limb_add(c47, c59, &c62);
    /* t += x[2] * y */
    SANGI_MAC(t63, t64, y0, x2, t52, 0);
    SANGI_MAC(t65, t66, y1, x2, t54, t64);
    SANGI_MAC(t67, t68, y2, x2, t56, t66);
    SANGI_MAC(t69, t70, y3, x2, t58, t68);
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_add(t61, t70, &c72);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t74 = sangi_limb_mullo(t63, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t76, k[0], t74, t63, 0);
    SANGI_MAC(t77, t78, k[1], t74, t65, t76);
    SANGI_MAC(t79, t80, k[1], t74, t67, t78);
    SANGI_MAC(t81, t82, k[1], t74, t69, t80);
    sangi_limb c84 = 0;
    const sangi_limb t83 = sangi_limb_add(t71, t82, &c84);
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(c72, c84, &c87);
    /* t += x[3] * y */
    SANGI_MAC(t88, t89, y0, x3, t77, 0);
    SANGI_MAC(t90, t91, y1, x3, t79, t89);
    SANGI_MAC(t92, t93, y2, x3, t81, t91);
    SANGI_MAC(t94, t95, y3, x3, t83, t93);
    sangi_limb c97 = 0;
    const sangi_limb t96 = sangi_limb_add(t86, t95, &c97);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t99 = sangi_limb_mullo(t88, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t101, k[0], t99, t88, 0);
    SANGI_MAC(t102, t103, k[1], t99, t90, t101);
    SANGI_MAC(t104, t105, k[1], t99, t92, t103);
    SANGI_MAC(t106, t107, k[1], t99, t94, t105);
    sangi_limb c109 = 0;
    const sangi_limb t108 = sangi_limb_add(t96, t107, &c109);
    sangi_limb c112 = 0;
    const sangi_limb t111 = sangi_limb_add(c97, c109, &c112);
    /* d = s - p */
    sangi_limb c118 = 0;
    const sangi_limb t117 = sangi_limb_sub(t102, k[0], &c118);
    const sangi_limb t119 = sangi_limb_sub(t104, k[1], &c118);
    const sangi_limb t121 = sangi_limb_sub(t106, k[1], &c118);
    const sangi_limb t123 = sangi_limb_sub(t108, k[1], &c118);
    (void)sangi_limb_sub(t111, UINT64_C(0x0000000000000000), &c118);
    /* s where d < 0, else d */
    const sangi_limb t128 = sangi_limb_mask(c118);
    const sangi_limb t129 = sangi_limb_select(t128, t102, t117);
    const sangi_limb t130 = sangi_limb_select(t128, t104, t119);
    const sangi_limb t131 = sangi_limb_select(t128, t106, t121);
    const sangi_limb t132 = sangi_limb_select(t128, t108, t123);
    z[0] = t129;
    z[1] = t130;
    z[2] = t131;
    z[3] = t132;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xfffffffefffffc2f), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t6, t7, x0, x1, 0, 0);
    SANGI_MAC(t8, t9, x0, x2, t7, 0);
    SANGI_MAC(t10, t11, x0, x3, t9, 0);
    SANGI_MAC(t12, t13, x1, x2, t10, 0);
    SANGI_MAC(t14, t15, x1, x3, t11, t13);
    SANGI_MAC(t16, t17, x2, x3, t15, 0);
    /* twice these */
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_add(t6, t6, &c19);
    const sangi_limb t20 = sangi_limb_add(t8, t8, &c19);
    const sangi_limb t22 = sangi_limb_add(t12, t12, &c19);
    const sangi_limb t24 = sangi_limb_add(t14, t14, &c19);
    const sangi_limb t26 = sangi_limb_add(t16, t16, &c19);
    const sangi_limb t28 = sangi_limb_add(t17, t17, &c19);
    /* and the squares x[i]^2 */
    SANGI_MAC(t31, t32, x0, x0, 0, 0);
    SANGI_MAC(t33, t34, x1, x1, 0, 0);
    SANGI_MAC(t35, t36, x2, x2, 0, 0);
    SANGI_MAC(t37, t38, x3, x3, 0, 0);
    sangi_limb c40 = 0;
    const sangi_limb t39 = sangi_limb_add(t18, t32, &c40);
    const sangi_limb t41 = sangi_limb_add(t20, t33, &c40);
    const sangi_limb t43 = sangi_limb_add(t22, t34, &c40);
    const sangi_limb t45 = sangi_limb_add(t24, t35, &c40);
    const sangi_limb t47 = sangi_limb_add(t26, t36, &c40);
    const sangi_limb t49 = sangi_limb_add(t28, t37, &c40);
    const sangi_limb t51 = sangi_limb_add(c19, t38, &c40);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t58 = sangi_limb_mullo(t31, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t60, t58, k[0], t31, 0);
    SANGI_MAC(t61, t62, t58, k[1], t39, t60);
    SANGI_MAC(t63, t64, t58, k[1], t41, t62);
    SANGI_MAC(t65, t66, t58, k[1], t43, t64);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t45, t66, &c68);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t69 = sangi_limb_mullo(t61, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t71, t69, k[0], t61, 0);
    SANGI_MAC(t72, t73, t69, k[1], t63, t71);
    SANGI_MAC(t74, t75, t69, k[1], t65, t73);
    SANGI_MAC(t76, t77, t69, k[1], t67, t75);
    const sangi_limb t78 = sangi_limb_add(t47, t77, &c68);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t80 = sangi_limb_mullo(t72, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t82, t80, k[0], t72, 0);
    SANGI_MAC(t83, t84, t80, k[1], t74, t82);
    SANGI_MAC(t85, t86, t80, k[1], t76, t84);
    SANGI_MAC(t87, t88, t80, k[1], t78, t86);
    const sangi_limb t89 = sangi_limb_add(t49, t88, &c68);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t91 = sangi_limb_mullo(t83, UINT64_C(0xd838091dd2253531));
    SANGI_MAC_HIGH(t93, t91, k[0], t83, 0);
    SANGI_MAC(t94, t95, t91, k[1], t85, t93);
    SANGI_MAC(t96, t97, t91, k[1], t87, t95);
    SANGI_MAC(t98, t99, t91, k[1], t89, t97);
    const sangi_limb t100 = sangi_limb_add(t51, t99, &c68);
    /* d = s - p */
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_sub(t94, k[0], &c108);
    const sangi_limb t109 = sangi_limb_sub(t96, k[1], &c108);
    const sangi_limb t111 = sangi_limb_sub(t98, k[1], &c108);
    const sangi_limb t113 = sangi_limb_sub(t100, k[1], &c108);
    (void)sangi_limb_sub(c68, UINT64_C(0x0000000000000000), &c108);
    /* s where d < 0, else d */
    const sangi_limb t118 = sangi_limb_mask(c108);
    const sangi_limb t119 = sangi_limb_select(t118, t94, t107);
    const sangi_limb t120 = sangi_limb_select(t118, t96, t109);
    const sangi_limb t121 = sangi_limb_select(t118, t98, t111);
    const sangi_limb t122 = sangi_limb_select(t118, t100, t113);
    z[0] = t119;
    z[1] = t120;
    z[2] = t121;
    z[3] = t122;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_secp256k1_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x4000000000000000), UINT64_C(0xfffffffefffffc2f), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* t = x * c */
    SANGI_MAC(t6, t7, x0, c, 0, 0);
    SANGI_MAC(t8, t9, x1, c, t7, 0);
    SANGI_MAC(t10, t11, x2, c, t9, 0);
    SANGI_MAC(t12, t13, x3, c, t11, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t16, t12, UINT64_C(0x0000000000000004), 0, 0);
    SANGI_MAC(t17, t18, t13, UINT64_C(0x0000000000000004), t16, 0);
    SANGI_MAC_HIGH(t21, t17, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t26, t27, k[1], t21, 0, 0);
    SANGI_MAC(t28, t29, k[2], t21, t27, 0);
    SANGI_MAC(t30, t31, k[2], t21, t29, 0);
    SANGI_MAC(t32, t33, k[2], t21, t31, 0);
    sangi_limb c35 = 0;
    const sangi_limb t34 = sangi_limb_sub(t6, t26, &c35);
    const sangi_limb t36 = sangi_limb_sub(t8, t28, &c35);
    const sangi_limb t38 = sangi_limb_sub(t10, t30, &c35);
    const sangi_limb t40 = sangi_limb_sub(t12, t32, &c35);
    const sangi_limb t42 = sangi_limb_sub(t13, t33, &c35);
    /* d = s - p */
    sangi_limb c49 = 0;
    const sangi_limb t48 = sangi_limb_sub(t34, k[1], &c49);
    const sangi_limb t50 = sangi_limb_sub(t36, k[2], &c49);
    const sangi_limb t52 = sangi_limb_sub(t38, k[2], &c49);
    const sangi_limb t54 = sangi_limb_sub(t40, k[2], &c49);
    (void)sangi_limb_sub(t42, UINT64_C(0x0000000000000000), &c49);
    /* s where d < 0, else d */
    const sangi_limb t59 = sangi_limb_mask(c49);
    const sangi_limb t60 = sangi_limb_select(t59, t34, t48);
    const sangi_limb t61 = sangi_limb_select(t59, t36, t50);
    const sangi_limb t62 = sangi_limb_select(t59, t38, t52);
    const sangi_limb t63 = sangi_limb_select(t59, t40, t54);
    z[0] = t60;
    z[1] = t61;
    z[2] = t62;
    z[3] = t63;
}
