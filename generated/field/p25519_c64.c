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
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p25519_radix2[4] = {
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_p25519_root[4] = {
    UINT64_C(0xc4ee1b274a0ea0b0),
    UINT64_C(0x2f431806ad2fe478),
    UINT64_C(0x2b4d00993dfbd7a7),
    UINT64_C(0x2b8324804fc1df0b),
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
    SANGI_MAC(t42, t43, t35, UINT64_C(0x0000000000000026), t9, 0);
    SANGI_MAC(t44, t45, t37, UINT64_C(0x0000000000000026), t17, t43);
    SANGI_MAC(t46, t47, t39, UINT64_C(0x0000000000000026), t25, t45);
    SANGI_MAC(t48, t49, t40, UINT64_C(0x0000000000000026), t33, t47);
    /* q = t / 2^(bits of p), and the rest */
    SANGI_MAC_HIGH(t52, t48, UINT64_C(0x0000000000000002), 0, 0);
    SANGI_MAC(t53, t54, t49, UINT64_C(0x0000000000000002), t52, 0);
    const sangi_limb t56 = (sangi_limb)(t48 & UINT64_C(0x7fffffffffffffff));
    /* u = t + (q + 1) * c */
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_add(t53, UINT64_C(0x0000000000000001), &c59);
    const sangi_limb t61 = sangi_limb_mullo(t58, UINT64_C(0x0000000000000013));
    sangi_limb c64 = 0;
    const sangi_limb t63 = sangi_limb_add(t42, t61, &c64);
    const sangi_limb t65 = sangi_limb_add(t44, UINT64_C(0x0000000000000000), &c64);
    const sangi_limb t67 = sangi_limb_add(t46, UINT64_C(0x0000000000000000), &c64);
    const sangi_limb t69 = sangi_limb_add(t56, UINT64_C(0x0000000000000000), &c64);
    /* u - c where u < 2^(bits of p), else u - 2^(bits of p) */
    sangi_limb c73 = 0;
    (void)sangi_limb_sub(t69, UINT64_C(0x8000000000000000), &c73);
    const sangi_limb t76 = sangi_limb_mask(c73);
    const sangi_limb t77 = (sangi_limb)(UINT64_C(0x0000000000000013) & t76);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_sub(t63, t77, &c79);
    const sangi_limb t80 = sangi_limb_sub(t65, UINT64_C(0x0000000000000000), &c79);
    const sangi_limb t82 = sangi_limb_sub(t67, UINT64_C(0x0000000000000000), &c79);
    const sangi_limb t84 = sangi_limb_sub(t69, UINT64_C(0x0000000000000000), &c79);
    const sangi_limb t87 = (sangi_limb)(t84 & UINT64_C(0x7fffffffffffffff));
    z[0] = t78;
    z[1] = t80;
    z[2] = t82;
    z[3] = t87;
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
    /* fold: t = t mod R + delta * (t / R), delta = R mod p */
    SANGI_MAC(t53, t54, t44, UINT64_C(0x0000000000000026), t30, 0);
    SANGI_MAC(t55, t56, t46, UINT64_C(0x0000000000000026), t38, t54);
    SANGI_MAC(t57, t58, t48, UINT64_C(0x0000000000000026), t40, t56);
    SANGI_MAC(t59, t60, t50, UINT64_C(0x0000000000000026), t42, t58);
    /* q = t / 2^(bits of p), and the rest */
    SANGI_MAC_HIGH(t63, t59, UINT64_C(0x0000000000000002), 0, 0);
    SANGI_MAC(t64, t65, t60, UINT64_C(0x0000000000000002), t63, 0);
    const sangi_limb t67 = (sangi_limb)(t59 & UINT64_C(0x7fffffffffffffff));
    /* u = t + (q + 1) * c */
    sangi_limb c70 = 0;
    const sangi_limb t69 = sangi_limb_add(t64, UINT64_C(0x0000000000000001), &c70);
    const sangi_limb t72 = sangi_limb_mullo(t69, UINT64_C(0x0000000000000013));
    sangi_limb c75 = 0;
    const sangi_limb t74 = sangi_limb_add(t53, t72, &c75);
    const sangi_limb t76 = sangi_limb_add(t55, UINT64_C(0x0000000000000000), &c75);
    const sangi_limb t78 = sangi_limb_add(t57, UINT64_C(0x0000000000000000), &c75);
    const sangi_limb t80 = sangi_limb_add(t67, UINT64_C(0x0000000000000000), &c75);
    /* u - c where u < 2^(bits of p), else u - 2^(bits of p) */
    sangi_limb c84 = 0;
    (void)sangi_limb_sub(t80, UINT64_C(0x8000000000000000), &c84);
    const sangi_limb t87 = sangi_limb_mask(c84);
    const sangi_limb t88 = (sangi_limb)(UINT64_C(0x0000000000000013) & t87);
    sangi_limb c90 = 0;
    const sangi_limb t89 = sangi_limb_sub(t74, t88, &c90);
    const sangi_limb t91 = sangi_limb_sub(t76, UINT64_C(0x0000000000000000), &c90);
    const sangi_limb t93 = sangi_limb_sub(t78, UINT64_C(0x0000000000000000), &c90);
    const sangi_limb t95 = sangi_limb_sub(t80, UINT64_C(0x0000000000000000), &c90);
    const sangi_limb t98 = (sangi_limb)(t95 & UINT64_C(0x7fffffffffffffff));
    z[0] = t89;
    z[1] = t91;
    z[2] = t93;
    z[3] = t98;
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
    SANGI_MAC(t42, t43, t35, UINT64_C(0x0000000000000026), t9, 0);
    SANGI_MAC(t44, t45, t37, UINT64_C(0x0000000000000026), t17, t43);
    SANGI_MAC(t46, t47, t39, UINT64_C(0x0000000000000026), t25, t45);
    SANGI_MAC(t48, t49, t40, UINT64_C(0x0000000000000026), t33, t47);
    /* q = t / 2^(bits of p), and the rest */
    SANGI_MAC_HIGH(t52, t48, UINT64_C(0x0000000000000002), 0, 0);
    SANGI_MAC(t53, t54, t49, UINT64_C(0x0000000000000002), t52, 0);
    const sangi_limb t56 = (sangi_limb)(t48 & UINT64_C(0x7fffffffffffffff));
    /* t + q * c */
    const sangi_limb t58 = sangi_limb_mullo(t53, UINT64_C(0x0000000000000013));
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(t42, t58, &c61);
    const sangi_limb t62 = sangi_limb_add(t44, UINT64_C(0x0000000000000000), &c61);
    const sangi_limb t64 = sangi_limb_add(t46, UINT64_C(0x0000000000000000), &c61);
    const sangi_limb t66 = sangi_limb_add(t56, UINT64_C(0x0000000000000000), &c61);
    z[0] = t60;
    z[1] = t62;
    z[2] = t64;
    z[3] = t66;
}
