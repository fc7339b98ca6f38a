/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_order_modulus[4];
extern const sangi_limb sangi_secp256k1_order_one[4];
extern const sangi_limb sangi_secp256k1_order_radix2[4];
extern const sangi_limb sangi_secp256k1_order_root[4];
extern const sangi_limb sangi_secp256k1_order_sqrt_exponent[4];
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_secp256k1_order_modulus[4] = {
    UINT64_C(0xbfd25e8cd0364141),
    UINT64_C(0xbaaedce6af48a03b),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
};

const sangi_limb sangi_secp256k1_order_one[4] = {
    UINT64_C(0x402da1732fc9bebf),
    UINT64_C(0x4551231950b75fc4),
    UINT64_C(0x0000000000000001),
    UINT64_C(0x0000000000000000),
};

const sangi_limb sangi_secp256k1_order_radix2[4] = {
    UINT64_C(0x896cf21467d7d140),
    UINT64_C(0x741496c20e7cf878),
    UINT64_C(0xe697f5e45bcd07c6),
    UINT64_C(0x9d671cd581c69bc5),
};

const sangi_limb sangi_secp256k1_order_root[4] = {
    UINT64_C(0xe823f5b94e5b77cf),
    UINT64_C(0xcab86f88ecd9ebea),
    UINT64_C(0xd3d93fa52862700f),
    UINT64_C(0xd6304d1f577eeabe),
};

const sangi_limb sangi_secp256k1_order_sqrt_exponent[4] = {
    UINT64_C(0x777fa4bd19a06c82),
    UINT64_C(0xfd755db9cd5e9140),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x01ffffffffffffff),
};

#define KERNEL(op) sangi_secp256k1_order_##op##_c
#define MUL_SMALL0 UINT64_C(0x4000000000000000)
#define N UINT64_C(0x4b0dff665588b13f)
#define P0 UINT64_C(0xbfd25e8cd0364141)
#define P1 UINT64_C(0xbaaedce6af48a03b)
#define P2 UINT64_C(0xfffffffffffffffe)
#define P3 UINT64_C(0xffffffffffffffff)
#include "generated/field/limbs4_full_c64.inc"
#include "generated/field/limbs4_c64.inc"
#include "generated/field/p256_order_and_secp256k1_order_c64.inc"

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xbfd25e8cd0364141), UINT64_C(0xbaaedce6af48a03b), UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff), UINT64_C(0x9d4ad302583de6dc), UINT64_C(0xa09f710af0155525), UINT64_C(0x4b0dff665588b13e)};
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
    SANGI_MAC(t30, t31, k[3], t18, t24, t29);
    SANGI_MAC(t32, t33, k[6], t18, t25, t31);
    /* t += x[1] * y */
    SANGI_MAC(t34, t35, y0, x1, t26, 0);
    SANGI_MAC(t36, t37, y1, x1, t28, t35);
    SANGI_MAC(t38, t39, y2, x1, t30, t37);
    SANGI_MAC(t40, t41, y3, x1, t32, t39);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t45 = sangi_limb_mullo(t34, UINT64_C(0x4b0dff665588b13f));
    SANGI_MAC_HIGH(t47, k[0], t45, t34, 0);
    SANGI_MAC(t48, t49, k[1], t45, t36, t47);
    SANGI_MAC(t50, t51, k[2], t45, t38, t49);
    SANGI_MAC(t52, t53, k[3], t45, t40, t51);
    sangi_limb c55 = 0;
    const sangi_limb t54 = sangi_limb_add(t42, t53, &c55);
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_add(c43, c55, &c58);
    /* t += x[2] * y */
    SANGI_MAC(t59, t60, y0, x2, t48, 0);
    SANGI_MAC(t61, t62, y1, x2, t50, t60);
    SANGI_MAC(t63, t64, y2, x2, t52, t62);
    SANGI_MAC(t65, t66, y3, x2, t54, t64);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t57, t66, &c68);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t70 = sangi_limb_mullo(t59, UINT64_C(0x4b0dff665588b13f));
    SANGI_MAC_HIGH(t72, k[0], t70, t59, 0);
    SANGI_MAC(t73, t74, k[1], t70, t61, t72);
    SANGI_MAC(t75, t76, k[2], t70, t63, t74);
    SANGI_MAC(t77, t78, k[3], t70, t65, t76);
    sangi_limb c80 = 0;
    const sangi_limb t79 = sangi_limb_add(t67, t78, &c80);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_add(c68, c80, &c83);
    /* t += x[3] * y */
    SANGI_MAC(t84, t85, y0, x3, t73, 0);
    SANGI_MAC(t86, t87, y1, x3, t75, t85);
    SANGI_MAC(t88, t89, y2, x3, t77, t87);
    SANGI_MAC(t90, t91, y3, x3, t79, t89);
    sangi_limb c93 = 0;
    const sangi_limb t92 = sangi_limb_add(t82, t91, &c93);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t95 = sangi_limb_mullo(t84, UINT64_C(0x4b0dff665588b13f));
    SANGI_MAC_HIGH(t97, k[0], t95, t84, 0);
    SANGI_MAC(t98, t99, k[1], t95, t86, t97);
    SANGI_MAC(t100, t101, k[2], t95, t88, t99);
    SANGI_MAC(t102, t103, k[3], t95, t90, t101);
    sangi_limb c105 = 0;
    const sangi_limb t104 = sangi_limb_add(t92, t103, &c105);
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_add(c93, c105, &c108);
    /* d = s - p */
    sangi_limb c114 = 0;
    const sangi_limb t113 = sangi_limb_sub(t98, k[0], &c114);
    const sangi_limb t115 = sangi_limb_sub(t100, k[1], &c114);
    const sangi_limb t117 = sangi_limb_sub(t102, k[2], &c114);
    const sangi_limb t119 = sangi_limb_sub(t104, k[3], &c114);
    (void)sangi_limb_sub(t107, UINT64_C(0x0000000000000000), &c114);
    /* s where d < 0, else d */
    const sangi_limb t124 = sangi_limb_mask(c114);
    const sangi_limb t125 = sangi_limb_select(t124, t98, t113);
    const sangi_limb t126 = sangi_limb_select(t124, t100, t115);
    const sangi_limb t127 = sangi_limb_select(t124, t102, t117);
    const sangi_limb t128 = sangi_limb_select(t124, t104, t119);
    z[0] = t125;
    z[1] = t126;
    z[2] = t127;
    z[3] = t128;
}
