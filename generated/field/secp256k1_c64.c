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
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_secp256k1_radix2[4] = {
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_secp256k1_root[4] = {
    UINT64_C(0xfffffffefffffc2e),
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

/* z <- x * y mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0x00000001000003d1)};
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
    SANGI_MAC(t9, t10, y0, x0, 0, 0);
    SANGI_MAC(t11, t12, y1, x0, t10, 0);
    SANGI_MAC(t13, t14, y2, x0, t12, 0);
    SANGI_MAC(t15, t16, y3, x0, t14, 0);
    /* t += x[1] * y */
    SANGI_MAC(t17, t18, y0, x1, t11, 0);
    SANGI_MAC(t19, t20, y1, x1, t13, t18);
    SANGI_MAC(t21, t22, y2, x1, t15, t20);
    SANGI_MAC(t23, t24, y3, x1, t16, t22);
    /* t += x[2] * y */
    SANGI_MAC(t25, t26, y0, x2, t19, 0);
    SANGI_MAC(t27, t28, y1, x2, t21, t26);
    SANGI_MAC(t29, t30, y2, x2, t23, t28);
    SANGI_MAC(t31, t32, y3, x2, t24, t30);
    /* t += x[3] * y */
    SANGI_MAC(t33, t34, y0, x3, t27, 0);
    SANGI_MAC(t35, t36, y1, x3, t29, t34);
    SANGI_MAC(t37, t38, y2, x3, t31, t36);
    SANGI_MAC(t39, t40, y3, x3, t32, t38);
    /* fold: t = t mod R + delta * (t / R), delta = R mod p */
    SANGI_MAC(t42, t43, t35, k[0], t9, 0);
    SANGI_MAC(t44, t45, t37, k[0], t17, t43);
    SANGI_MAC(t46, t47, t39, k[0], t25, t45);
    SANGI_MAC(t48, t49, t40, k[0], t33, t47);
    /* u = t + (q + 1) * c */
    sangi_limb c52 = 0;
    const sangi_limb t51 = sangi_limb_add(t49, UINT64_C(0x0000000000000001), &c52);
    SANGI_MAC(t54, t55, t51, k[0], 0, 0);
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_add(t42, t54, &c58);
    const sangi_limb t59 = sangi_limb_add(t44, t55, &c58);
    const sangi_limb t61 = sangi_limb_add(t46, UINT64_C(0x0000000000000000), &c58);
    const sangi_limb t63 = sangi_limb_add(t48, UINT64_C(0x0000000000000000), &c58);
    /* u - c where u < 2^(bits of p), else u - 2^(bits of p) */
    sangi_limb c68 = 0;
    (void)sangi_limb_sub(c58, UINT64_C(0x0000000000000001), &c68);
    const sangi_limb t71 = sangi_limb_mask(c68);
    const sangi_limb t72 = (sangi_limb)(k[0] & t71);
    sangi_limb c74 = 0;
    const sangi_limb t73 = sangi_limb_sub(t57, t72, &c74);
    const sangi_limb t75 = sangi_limb_sub(t59, UINT64_C(0x0000000000000000), &c74);
    const sangi_limb t77 = sangi_limb_sub(t61, UINT64_C(0x0000000000000000), &c74);
    const sangi_limb t79 = sangi_limb_sub(t63, UINT64_C(0x0000000000000000), &c74);
    z[0] = t73;
    z[1] = t75;
    z[2] = t77;
    z[3] = t79;
}

/* z <- x^2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0x00000001000003d1)};
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
    /* fold: t = t mod R + delta * (t / R), delta = R mod p */
    SANGI_MAC(t54, t55, t45, k[0], t31, 0);
    SANGI_MAC(t56, t57, t47, k[0], t39, t55);
    SANGI_MAC(t58, t59, t49, k[0], t41, t57);
    SANGI_MAC(t60, t61, t51, k[0], t43, t59);
    /* u = t + (q + 1) * c */
    sangi_limb c64 = 0;
    const sangi_limb t63 = sangi_limb_add(t61, UINT64_C(0x0000000000000001), &c64);
    SANGI_MAC(t66, t67, t63, k[0], 0, 0);
    sangi_limb c70 = 0;
    const sangi_limb t69 = sangi_limb_add(t54, t66, &c70);
    const sangi_limb t71 = sangi_limb_add(t56, t67, &c70);
    const sangi_limb t73 = sangi_limb_add(t58, UINT64_C(0x0000000000000000), &c70);
    const sangi_limb t75 = sangi_limb_add(t60, UINT64_C(0x0000000000000000), &c70);
    /* u - c where u < 2^(bits of p), else u - 2^(bits of p) */
    sangi_limb c80 = 0;
    (void)sangi_limb_sub(c70, UINT64_C(0x0000000000000001), &c80);
    const sangi_limb t83 = sangi_limb_mask(c80);
    const sangi_limb t84 = (sangi_limb)(k[0] & t83);
    sangi_limb c86 = 0;
    const sangi_limb t85 = sangi_limb_sub(t69, t84, &c86);
    const sangi_limb t87 = sangi_limb_sub(t71, UINT64_C(0x0000000000000000), &c86);
    const sangi_limb t89 = sangi_limb_sub(t73, UINT64_C(0x0000000000000000), &c86);
    const sangi_limb t91 = sangi_limb_sub(t75, UINT64_C(0x0000000000000000), &c86);
    z[0] = t85;
    z[1] = t87;
    z[2] = t89;
    z[3] = t91;
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
