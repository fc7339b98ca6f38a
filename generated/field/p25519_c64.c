/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * p25519, base field of Curve25519 and edwards25519; 255 bits in 4 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p25519_modulus[4];
extern const sangi_limb sangi_p25519_one[4];
extern const sangi_limb sangi_p25519_radix2[4];
extern const sangi_limb sangi_p25519_root[4];
extern const sangi_limb sangi_p25519_sqrt_exponent[4];
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p25519_modulus[4] = {
    UINT64_C(0xffffffffffffffed),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7fffffffffffffff),
};

const sangi_limb sangi_p25519_one[4] = {
    UINT64_C(0x0000000000000026),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p25519_radix2[4] = {
    UINT64_C(0x00000000000005a4),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p25519_root[4] = {
    UINT64_C(0x3b5807d4fe2bdb04),
    UINT64_C(0x03f590fdb51be9ed),
    UINT64_C(0x6d6e16bf336202d1),
    UINT64_C(0x75776b0bd6c71ba8),
};

const sangi_limb sangi_p25519_sqrt_exponent[4] = {
    UINT64_C(0xfffffffffffffffd),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x0fffffffffffffff),
};

#define KERNEL(op) sangi_p25519_##op##_c
#define P0 UINT64_C(0xffffffffffffffed)
#define P1 UINT64_C(0xffffffffffffffff)
#define P2 UINT64_C(0xffffffffffffffff)
#define P3 UINT64_C(0x7fffffffffffffff)
#include "generated/field/limbs4_c64.inc"
#include "generated/field/limbs4_spare_c64.inc"

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffed), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff), UINT64_C(0xfffffffffffffff6), UINT64_C(0x435e50d79435e50d)};
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
    SANGI_MAC(t26, t27, k[3], t18, t20, 0);
    SANGI_MAC(t28, t29, k[1], t18, t22, t27);
    SANGI_MAC(t30, t31, k[2], t18, t24, t29);
    SANGI_MAC(t32, t33, k[4], t18, t25, t31);
    /* t += x[1] * y */
    SANGI_MAC(t34, t35, y0, x1, t26, 0);
    SANGI_MAC(t36, t37, y1, x1, t28, t35);
    SANGI_MAC(t38, t39, y2, x1, t30, t37);
    SANGI_MAC(t40, t41, y3, x1, t32, t39);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t44, t45, k[3], t34, t36, 0);
    SANGI_MAC(t46, t47, k[1], t34, t38, t45);
    SANGI_MAC(t48, t49, k[2], t34, t40, t47);
    SANGI_MAC(t50, t51, k[4], t34, t42, t49);
    /* t += x[2] * y */
    SANGI_MAC(t52, t53, y0, x2, t44, 0);
    SANGI_MAC(t54, t55, y1, x2, t46, t53);
    SANGI_MAC(t56, t57, y2, x2, t48, t55);
    SANGI_MAC(t58, t59, y3, x2, t50, t57);
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(t51, t59, &c61);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t62 = sangi_limb_mullo(t52, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t64, k[0], t62, t52, 0);
    SANGI_MAC(t65, t66, k[1], t62, t54, t64);
    SANGI_MAC(t67, t68, k[1], t62, t56, t66);
    SANGI_MAC(t69, t70, k[2], t62, t58, t68);
    sangi_limb c72 = 0;
    const sangi_limb t71 = sangi_limb_add(t60, t70, &c72);
    /* t += x[3] * y */
    SANGI_MAC(t74, t75, y0, x3, t65, 0);
    SANGI_MAC(t76, t77, y1, x3, t67, t75);
    SANGI_MAC(t78, t79, y2, x3, t69, t77);
    SANGI_MAC(t80, t81, y3, x3, t71, t79);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_add(c72, t81, &c83);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t84 = sangi_limb_mullo(t74, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t86, k[0], t84, t74, 0);
    SANGI_MAC(t87, t88, k[1], t84, t76, t86);
    SANGI_MAC(t89, t90, k[1], t84, t78, t88);
    SANGI_MAC(t91, t92, k[2], t84, t80, t90);
    sangi_limb c94 = 0;
    const sangi_limb t93 = sangi_limb_add(t82, t92, &c94);
    /* d = s - p */
    sangi_limb c101 = 0;
    const sangi_limb t100 = sangi_limb_sub(t87, k[0], &c101);
    const sangi_limb t102 = sangi_limb_sub(t89, k[1], &c101);
    const sangi_limb t104 = sangi_limb_sub(t91, k[1], &c101);
    const sangi_limb t106 = sangi_limb_sub(t93, k[2], &c101);
    /* s where d < 0, else d */
    const sangi_limb t108 = sangi_limb_mask(c101);
    const sangi_limb t109 = sangi_limb_select(t108, t87, t100);
    const sangi_limb t110 = sangi_limb_select(t108, t89, t102);
    const sangi_limb t111 = sangi_limb_select(t108, t91, t104);
    const sangi_limb t112 = sangi_limb_select(t108, t93, t106);
    z[0] = t109;
    z[1] = t110;
    z[2] = t111;
    z[3] = t112;
}

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffed), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff)};
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
    SANGI_MAC(t30, t31, x0, x0, 0, 0);
    SANGI_MAC(t32, t33, x1, x1, 0, 0);
    SANGI_MAC(t34, t35, x2, x2, 0, 0);
    SANGI_MAC(t36, t37, x3, x3, 0, 0);
    sangi_limb c39 = 0;
    const sangi_limb t38 = sangi_limb_add(t18, t31, &c39);
    const sangi_limb t40 = sangi_limb_add(t20, t32, &c39);
    const sangi_limb t42 = sangi_limb_add(t22, t33, &c39);
    const sangi_limb t44 = sangi_limb_add(t24, t34, &c39);
    const sangi_limb t46 = sangi_limb_add(t26, t35, &c39);
    const sangi_limb t48 = sangi_limb_add(t28, t36, &c39);
    const sangi_limb t50 = sangi_limb_add(UINT64_C(0x0000000000000000), t37, &c39);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t57 = sangi_limb_mullo(t30, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t59, t57, k[0], t30, 0);
    SANGI_MAC(t60, t61, t57, k[1], t38, t59);
    SANGI_MAC(t62, t63, t57, k[1], t40, t61);
    SANGI_MAC(t64, t65, t57, k[2], t42, t63);
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t44, t65, &c67);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t68 = sangi_limb_mullo(t60, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t70, t68, k[0], t60, 0);
    SANGI_MAC(t71, t72, t68, k[1], t62, t70);
    SANGI_MAC(t73, t74, t68, k[1], t64, t72);
    SANGI_MAC(t75, t76, t68, k[2], t66, t74);
    const sangi_limb t77 = sangi_limb_add(t46, t76, &c67);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t79 = sangi_limb_mullo(t71, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t81, t79, k[0], t71, 0);
    SANGI_MAC(t82, t83, t79, k[1], t73, t81);
    SANGI_MAC(t84, t85, t79, k[1], t75, t83);
    SANGI_MAC(t86, t87, t79, k[2], t77, t85);
    const sangi_limb t88 = sangi_limb_add(t48, t87, &c67);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t90 = sangi_limb_mullo(t82, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t92, t90, k[0], t82, 0);
    SANGI_MAC(t93, t94, t90, k[1], t84, t92);
    SANGI_MAC(t95, t96, t90, k[1], t86, t94);
    SANGI_MAC(t97, t98, t90, k[2], t88, t96);
    const sangi_limb t99 = sangi_limb_add(t50, t98, &c67);
    /* d = s - p */
    sangi_limb c106 = 0;
    const sangi_limb t105 = sangi_limb_sub(t93, k[0], &c106);
    const sangi_limb t107 = sangi_limb_sub(t95, k[1], &c106);
    const sangi_limb t109 = sangi_limb_sub(t97, k[1], &c106);
    const sangi_limb t111 = sangi_limb_sub(t99, k[2], &c106);
    /* s where d < 0, else d */
    const sangi_limb t113 = sangi_limb_mask(c106);
    const sangi_limb t114 = sangi_limb_select(t113, t93, t105);
    const sangi_limb t115 = sangi_limb_select(t113, t95, t107);
    const sangi_limb t116 = sangi_limb_select(t113, t97, t109);
    const sangi_limb t117 = sangi_limb_select(t113, t99, t111);
    z[0] = t114;
    z[1] = t115;
    z[2] = t116;
    z[3] = t117;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p25519_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x4000000000000000), UINT64_C(0xffffffffffffffed), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff)};
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
    SANGI_MAC_HIGH(t16, t12, UINT64_C(0x0000000000000008), 0, 0);
    SANGI_MAC(t17, t18, t13, UINT64_C(0x0000000000000008), t16, 0);
    SANGI_MAC_HIGH(t21, t17, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t26, t27, k[1], t21, 0, 0);
    SANGI_MAC(t28, t29, k[2], t21, t27, 0);
    SANGI_MAC(t30, t31, k[2], t21, t29, 0);
    SANGI_MAC(t32, t33, k[3], t21, t31, 0);
    sangi_limb c35 = 0;
    const sangi_limb t34 = sangi_limb_sub(t6, t26, &c35);
    const sangi_limb t36 = sangi_limb_sub(t8, t28, &c35);
    const sangi_limb t38 = sangi_limb_sub(t10, t30, &c35);
    const sangi_limb t40 = sangi_limb_sub(t12, t32, &c35);
    /* d = s - p */
    sangi_limb c47 = 0;
    const sangi_limb t46 = sangi_limb_sub(t34, k[1], &c47);
    const sangi_limb t48 = sangi_limb_sub(t36, k[2], &c47);
    const sangi_limb t50 = sangi_limb_sub(t38, k[2], &c47);
    const sangi_limb t52 = sangi_limb_sub(t40, k[3], &c47);
    /* s where d < 0, else d */
    const sangi_limb t54 = sangi_limb_mask(c47);
    const sangi_limb t55 = sangi_limb_select(t54, t34, t46);
    const sangi_limb t56 = sangi_limb_select(t54, t36, t48);
    const sangi_limb t57 = sangi_limb_select(t54, t38, t50);
    const sangi_limb t58 = sangi_limb_select(t54, t40, t52);
    z[0] = t55;
    z[1] = t56;
    z[2] = t57;
    z[3] = t58;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffffffffffed), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff)};
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
    const sangi_limb t26 = sangi_limb_mullo(t18, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t28, k[0], t26, t18, 0);
    SANGI_MAC(t29, t30, k[1], t26, t20, t28);
    SANGI_MAC(t31, t32, k[1], t26, t22, t30);
    SANGI_MAC(t33, t34, k[2], t26, t24, t32);
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
    const sangi_limb t49 = sangi_limb_mullo(t38, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t51, k[0], t49, t38, 0);
    SANGI_MAC(t52, t53, k[1], t49, t40, t51);
    SANGI_MAC(t54, t55, k[1], t49, t42, t53);
    SANGI_MAC(t56, t57, k[2], t49, t44, t55);
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
    const sangi_limb t74 = sangi_limb_mullo(t63, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t76, k[0], t74, t63, 0);
    SANGI_MAC(t77, t78, k[1], t74, t65, t76);
    SANGI_MAC(t79, t80, k[1], t74, t67, t78);
    SANGI_MAC(t81, t82, k[2], t74, t69, t80);
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
    const sangi_limb t98 = sangi_limb_mullo(t88, UINT64_C(0x86bca1af286bca1b));
    SANGI_MAC_HIGH(t100, k[0], t98, t88, 0);
    SANGI_MAC(t101, t102, k[1], t98, t90, t100);
    SANGI_MAC(t103, t104, k[1], t98, t92, t102);
    SANGI_MAC(t105, t106, k[2], t98, t94, t104);
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_add(t96, t106, &c108);
    z[0] = t101;
    z[1] = t103;
    z[2] = t105;
    z[3] = t107;
}
