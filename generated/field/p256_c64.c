/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_modulus[4];
extern const sangi_limb sangi_p256_one[4];
extern const sangi_limb sangi_p256_radix2[4];
extern const sangi_limb sangi_p256_root[4];
extern const sangi_limb sangi_p256_sqrt_exponent[4];
void sangi_p256_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p256_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p256_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_p256_modulus[4] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000ffffffff),
    UINT64_C(0x0000000000000000),
    UINT64_C(0xffffffff00000001),
};

const sangi_limb sangi_p256_one[4] = {
    UINT64_C(0x0000000000000001),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000fffffffe),
};

const sangi_limb sangi_p256_radix2[4] = {
    UINT64_C(0x0000000000000003),
    UINT64_C(0xfffffffbffffffff),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0x00000004fffffffd),
};

const sangi_limb sangi_p256_root[4] = {
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0x00000001ffffffff),
    UINT64_C(0x0000000000000000),
    UINT64_C(0xfffffffe00000002),
};

const sangi_limb sangi_p256_sqrt_exponent[4] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x000000003fffffff),
    UINT64_C(0x4000000000000000),
    UINT64_C(0x3fffffffc0000000),
};

#define KERNEL(op) sangi_p256_##op##_c
#define P0 UINT64_C(0xffffffffffffffff)
#define P1 UINT64_C(0x00000000ffffffff)
#define P2 UINT64_C(0x0000000000000000)
#define P3 UINT64_C(0xffffffff00000001)
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
void sangi_p256_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0x0000000100000000), UINT64_C(0xffffffff00000001)};
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
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t26, t27, k[0], t18, t20, 0);
    SANGI_MAC(t28, t29, UINT64_C(0x0000000000000000), t18, t22, t27);
    SANGI_MAC(t30, t31, k[1], t18, t24, t29);
    SANGI_MAC(t32, t33, UINT64_C(0x0000000000000000), t18, t25, t31);
    /* t += x[1] * y */
    SANGI_MAC(t34, t35, y0, x1, t26, 0);
    SANGI_MAC(t36, t37, y1, x1, t28, t35);
    SANGI_MAC(t38, t39, y2, x1, t30, t37);
    SANGI_MAC(t40, t41, y3, x1, t32, t39);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t44, t45, k[0], t34, t36, 0);
    SANGI_MAC(t46, t47, UINT64_C(0x0000000000000000), t34, t38, t45);
    SANGI_MAC(t48, t49, k[1], t34, t40, t47);
    SANGI_MAC(t50, t51, UINT64_C(0x0000000000000000), t34, t42, t49);
    /* t += x[2] * y */
    SANGI_MAC(t52, t53, y0, x2, t44, 0);
    SANGI_MAC(t54, t55, y1, x2, t46, t53);
    SANGI_MAC(t56, t57, y2, x2, t48, t55);
    SANGI_MAC(t58, t59, y3, x2, t50, t57);
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(t51, t59, &c61);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t62, t63, k[0], t52, t54, 0);
    SANGI_MAC(t64, t65, UINT64_C(0x0000000000000000), t52, t56, t63);
    SANGI_MAC(t66, t67, k[1], t52, t58, t65);
    SANGI_MAC(t68, t69, UINT64_C(0x0000000000000000), t52, t60, t67);
    /* t += x[3] * y */
    SANGI_MAC(t70, t71, y0, x3, t62, 0);
    SANGI_MAC(t72, t73, y1, x3, t64, t71);
    SANGI_MAC(t74, t75, y2, x3, t66, t73);
    SANGI_MAC(t76, t77, y3, x3, t68, t75);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(t69, t77, &c79);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t80, t81, k[0], t70, t72, 0);
    SANGI_MAC(t82, t83, UINT64_C(0x0000000000000000), t70, t74, t81);
    SANGI_MAC(t84, t85, k[1], t70, t76, t83);
    SANGI_MAC(t86, t87, UINT64_C(0x0000000000000000), t70, t78, t85);
    /* d = s - p */
    sangi_limb c93 = 0;
    const sangi_limb t92 = sangi_limb_sub(t80, UINT64_C(0xffffffffffffffff), &c93);
    const sangi_limb t94 = sangi_limb_sub(t82, UINT64_C(0x00000000ffffffff), &c93);
    const sangi_limb t96 = sangi_limb_sub(t84, UINT64_C(0x0000000000000000), &c93);
    const sangi_limb t98 = sangi_limb_sub(t86, k[1], &c93);
    (void)sangi_limb_sub(t87, UINT64_C(0x0000000000000000), &c93);
    /* s where d < 0, else d */
    const sangi_limb t103 = sangi_limb_mask(c93);
    const sangi_limb t104 = sangi_limb_select(t103, t80, t92);
    const sangi_limb t105 = sangi_limb_select(t103, t82, t94);
    const sangi_limb t106 = sangi_limb_select(t103, t84, t96);
    const sangi_limb t107 = sangi_limb_select(t103, t86, t98);
    z[0] = t104;
    z[1] = t105;
    z[2] = t106;
    z[3] = t107;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p256_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffff00000001)};
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
    const sangi_limb t58 = sangi_limb_mullo(t31, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t60, t58, k[0], t31, 0);
    SANGI_MAC(t61, t62, t58, UINT64_C(0x00000000ffffffff), t39, t60);
    SANGI_MAC(t63, t64, t58, UINT64_C(0x0000000000000000), t41, t62);
    SANGI_MAC(t65, t66, t58, k[1], t43, t64);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t45, t66, &c68);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t69 = sangi_limb_mullo(t61, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t71, t69, k[0], t61, 0);
    SANGI_MAC(t72, t73, t69, UINT64_C(0x00000000ffffffff), t63, t71);
    SANGI_MAC(t74, t75, t69, UINT64_C(0x0000000000000000), t65, t73);
    SANGI_MAC(t76, t77, t69, k[1], t67, t75);
    const sangi_limb t78 = sangi_limb_add(t47, t77, &c68);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t80 = sangi_limb_mullo(t72, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t82, t80, k[0], t72, 0);
    SANGI_MAC(t83, t84, t80, UINT64_C(0x00000000ffffffff), t74, t82);
    SANGI_MAC(t85, t86, t80, UINT64_C(0x0000000000000000), t76, t84);
    SANGI_MAC(t87, t88, t80, k[1], t78, t86);
    const sangi_limb t89 = sangi_limb_add(t49, t88, &c68);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t91 = sangi_limb_mullo(t83, UINT64_C(0x0000000000000001));
    SANGI_MAC_HIGH(t93, t91, k[0], t83, 0);
    SANGI_MAC(t94, t95, t91, UINT64_C(0x00000000ffffffff), t85, t93);
    SANGI_MAC(t96, t97, t91, UINT64_C(0x0000000000000000), t87, t95);
    SANGI_MAC(t98, t99, t91, k[1], t89, t97);
    const sangi_limb t100 = sangi_limb_add(t51, t99, &c68);
    /* d = s - p */
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_sub(t94, k[0], &c108);
    const sangi_limb t109 = sangi_limb_sub(t96, UINT64_C(0x00000000ffffffff), &c108);
    const sangi_limb t111 = sangi_limb_sub(t98, UINT64_C(0x0000000000000000), &c108);
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
void sangi_p256_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x400000003fffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffff00000001)};
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
    SANGI_MAC(t28, t29, UINT64_C(0x00000000ffffffff), t21, t27, 0);
    SANGI_MAC(t30, t31, UINT64_C(0x0000000000000000), t21, t29, 0);
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
    const sangi_limb t50 = sangi_limb_sub(t36, UINT64_C(0x00000000ffffffff), &c49);
    const sangi_limb t52 = sangi_limb_sub(t38, UINT64_C(0x0000000000000000), &c49);
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
