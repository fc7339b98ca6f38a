/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * bls12_381_order, scalar field of BLS12-381; 255 bits in 4 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bls12_381_order_modulus[4];
extern const sangi_limb sangi_bls12_381_order_one[4];
extern const sangi_limb sangi_bls12_381_order_radix2[4];
extern const sangi_limb sangi_bls12_381_order_root[4];
extern const sangi_limb sangi_bls12_381_order_sqrt_exponent[4];
void sangi_bls12_381_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_bls12_381_order_modulus[4] = {
    UINT64_C(0xffffffff00000001),
    UINT64_C(0x53bda402fffe5bfe),
    UINT64_C(0x3339d80809a1d805),
    UINT64_C(0x73eda753299d7d48),
};

const sangi_limb sangi_bls12_381_order_one[4] = {
    UINT64_C(0x00000001fffffffe),
    UINT64_C(0x5884b7fa00034802),
    UINT64_C(0x998c4fefecbc4ff5),
    UINT64_C(0x1824b159acc5056f),
};

const sangi_limb sangi_bls12_381_order_radix2[4] = {
    UINT64_C(0xc999e990f3f29c6d),
    UINT64_C(0x2b6cedcb87925c23),
    UINT64_C(0x05d314967254398f),
    UINT64_C(0x0748d9d99f59ff11),
};

const sangi_limb sangi_bls12_381_order_root[4] = {
    UINT64_C(0x9cab6d5c0c17f47c),
    UINT64_C(0x1ce1e93dfd4b71e5),
    UINT64_C(0x0d6db230471dd505),
    UINT64_C(0x3f0ee990743a3b6a),
};

const sangi_limb sangi_bls12_381_order_sqrt_exponent[4] = {
    UINT64_C(0x7fff2dff7fffffff),
    UINT64_C(0x04d0ec02a9ded201),
    UINT64_C(0x94cebea4199cec04),
    UINT64_C(0x0000000039f6d3a9),
};

#define KERNEL(op) sangi_bls12_381_order_##op##_c
#define MUL_SMALL0 UINT64_C(0x46aa129dbfdbc6ef)
#define MUL_SMALL5 UINT64_C(0x0000000000000008)
#define MUL_SMALL6 UINT64_C(0x0000000000000008)
#define N UINT64_C(0xfffffffeffffffff)
#define P0 UINT64_C(0xffffffff00000001)
#define P1 UINT64_C(0x53bda402fffe5bfe)
#define P2 UINT64_C(0x3339d80809a1d805)
#define P3 UINT64_C(0x73eda753299d7d48)
#include "generated/field/limbs4_c64.inc"
#include "generated/field/limbs4_spare_c64.inc"
#include "generated/field/bn254_and_bn254_order_and_bls12_381_order_c64.inc"

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_bls12_381_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xffffffff00000001), UINT64_C(0x53bda402fffe5bfe), UINT64_C(0x3339d80809a1d805), UINT64_C(0x73eda753299d7d48), UINT64_C(0xac43fffd0001a403), UINT64_C(0x16e1f3f5a29edff6), UINT64_C(0x95aeb36cacca82b5), UINT64_C(0x73eda752b5afd5f4)};
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
    SANGI_MAC(t26, t27, k[4], t18, t20, 0);
    SANGI_MAC(t28, t29, k[5], t18, t22, t27);
    SANGI_MAC(t30, t31, k[6], t18, t24, t29);
    SANGI_MAC(t32, t33, k[7], t18, t25, t31);
    /* t += x[1] * y */
    SANGI_MAC(t34, t35, y0, x1, t26, 0);
    SANGI_MAC(t36, t37, y1, x1, t28, t35);
    SANGI_MAC(t38, t39, y2, x1, t30, t37);
    SANGI_MAC(t40, t41, y3, x1, t32, t39);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t44, t45, k[4], t34, t36, 0);
    SANGI_MAC(t46, t47, k[5], t34, t38, t45);
    SANGI_MAC(t48, t49, k[6], t34, t40, t47);
    SANGI_MAC(t50, t51, k[7], t34, t42, t49);
    /* t += x[2] * y */
    SANGI_MAC(t52, t53, y0, x2, t44, 0);
    SANGI_MAC(t54, t55, y1, x2, t46, t53);
    SANGI_MAC(t56, t57, y2, x2, t48, t55);
    SANGI_MAC(t58, t59, y3, x2, t50, t57);
    sangi_limb c61 = 0;
    const sangi_limb t60 = sangi_limb_add(t51, t59, &c61);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t62 = sangi_limb_mullo(t52, UINT64_C(0xfffffffeffffffff));
    SANGI_MAC_HIGH(t64, k[0], t62, t52, 0);
    SANGI_MAC(t65, t66, k[1], t62, t54, t64);
    SANGI_MAC(t67, t68, k[2], t62, t56, t66);
    SANGI_MAC(t69, t70, k[3], t62, t58, t68);
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
    const sangi_limb t84 = sangi_limb_mullo(t74, UINT64_C(0xfffffffeffffffff));
    SANGI_MAC_HIGH(t86, k[0], t84, t74, 0);
    SANGI_MAC(t87, t88, k[1], t84, t76, t86);
    SANGI_MAC(t89, t90, k[2], t84, t78, t88);
    SANGI_MAC(t91, t92, k[3], t84, t80, t90);
    sangi_limb c94 = 0;
    const sangi_limb t93 = sangi_limb_add(t82, t92, &c94);
    /* d = s - p */
    sangi_limb c101 = 0;
    const sangi_limb t100 = sangi_limb_sub(t87, k[0], &c101);
    const sangi_limb t102 = sangi_limb_sub(t89, k[1], &c101);
    const sangi_limb t104 = sangi_limb_sub(t91, k[2], &c101);
    const sangi_limb t106 = sangi_limb_sub(t93, k[3], &c101);
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
