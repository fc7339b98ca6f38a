/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * p256_order, scalar field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_order_modulus[4];
extern const sangi_limb sangi_p256_order_one[4];
extern const sangi_limb sangi_p256_order_radix2[4];
extern const sangi_limb sangi_p256_order_root[4];
extern const sangi_limb sangi_p256_order_sqrt_exponent[4];
void sangi_p256_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p256_order_modulus[4] = {
    UINT64_C(0xf3b9cac2fc632551),
    UINT64_C(0xbce6faada7179e84),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff00000000),
};

const sangi_limb sangi_p256_order_one[4] = {
    UINT64_C(0x0c46353d039cdaaf),
    UINT64_C(0x4319055258e8617b),
    UINT64_C(0x0000000000000000),
    UINT64_C(0x00000000ffffffff),
};

const sangi_limb sangi_p256_order_radix2[4] = {
    UINT64_C(0x83244c95be79eea2),
    UINT64_C(0x4699799c49bd6fa6),
    UINT64_C(0x2845b2392b6bec59),
    UINT64_C(0x66e12d94f3d95620),
};

const sangi_limb sangi_p256_order_root[4] = {
    UINT64_C(0x1015708f7e368fe1),
    UINT64_C(0x31c6c5456ecc4511),
    UINT64_C(0x5281fe8998a19ea1),
    UINT64_C(0x0279089e10c63fe8),
};

const sangi_limb sangi_p256_order_sqrt_exponent[4] = {
    UINT64_C(0x279dce5617e3192a),
    UINT64_C(0xfde737d56d38bcf4),
    UINT64_C(0x07ffffffffffffff),
    UINT64_C(0x07fffffff8000000),
};

#define KERNEL(op) sangi_p256_order_##op##_c
#define MUL_SMALL0 UINT64_C(0x400000003fffffff)
#define N UINT64_C(0xccd1c8aaee00bc4f)
#define P0 UINT64_C(0xf3b9cac2fc632551)
#define P1 UINT64_C(0xbce6faada7179e84)
#define P2 UINT64_C(0xffffffffffffffff)
#define P3 UINT64_C(0xffffffff00000000)
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
void sangi_p256_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0xf3b9cac2fc632551), UINT64_C(0xbce6faada7179e84), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffff00000000), UINT64_C(0x230102a06d6251dc), UINT64_C(0xca5113bcafc4ea28), UINT64_C(0xded10c5bee00bc4e), UINT64_C(0xccd1c8aa212ef3a4)};
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
    SANGI_MAC(t45, t46, k[4], t34, t36, 0);
    SANGI_MAC(t47, t48, k[5], t34, t38, t46);
    SANGI_MAC(t49, t50, k[6], t34, t40, t48);
    SANGI_MAC(t51, t52, k[7], t34, t42, t50);
    sangi_limb c54 = 0;
    const sangi_limb t53 = sangi_limb_add(t52, c43, &c54);
    /* t += x[2] * y */
    SANGI_MAC(t55, t56, y0, x2, t45, 0);
    SANGI_MAC(t57, t58, y1, x2, t47, t56);
    SANGI_MAC(t59, t60, y2, x2, t49, t58);
    SANGI_MAC(t61, t62, y3, x2, t51, t60);
    sangi_limb c64 = 0;
    const sangi_limb t63 = sangi_limb_add(t53, t62, &c64);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t66 = sangi_limb_mullo(t55, UINT64_C(0xccd1c8aaee00bc4f));
    SANGI_MAC_HIGH(t68, k[0], t66, t55, 0);
    SANGI_MAC(t69, t70, k[1], t66, t57, t68);
    SANGI_MAC(t71, t72, k[2], t66, t59, t70);
    SANGI_MAC(t73, t74, k[3], t66, t61, t72);
    sangi_limb c76 = 0;
    const sangi_limb t75 = sangi_limb_add(t63, t74, &c76);
    sangi_limb c79 = 0;
    const sangi_limb t78 = sangi_limb_add(c64, c76, &c79);
    /* t += x[3] * y */
    SANGI_MAC(t80, t81, y0, x3, t69, 0);
    SANGI_MAC(t82, t83, y1, x3, t71, t81);
    SANGI_MAC(t84, t85, y2, x3, t73, t83);
    SANGI_MAC(t86, t87, y3, x3, t75, t85);
    sangi_limb c89 = 0;
    const sangi_limb t88 = sangi_limb_add(t78, t87, &c89);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t90 = sangi_limb_mullo(t80, UINT64_C(0xccd1c8aaee00bc4f));
    SANGI_MAC_HIGH(t92, k[0], t90, t80, 0);
    SANGI_MAC(t93, t94, k[1], t90, t82, t92);
    SANGI_MAC(t95, t96, k[2], t90, t84, t94);
    SANGI_MAC(t97, t98, k[3], t90, t86, t96);
    sangi_limb c100 = 0;
    const sangi_limb t99 = sangi_limb_add(t88, t98, &c100);
    /* d = s - p */
    sangi_limb c107 = 0;
    const sangi_limb t106 = sangi_limb_sub(t93, k[0], &c107);
    const sangi_limb t108 = sangi_limb_sub(t95, k[1], &c107);
    const sangi_limb t110 = sangi_limb_sub(t97, k[2], &c107);
    const sangi_limb t112 = sangi_limb_sub(t99, k[3], &c107);
    (void)sangi_limb_sub(c100, UINT64_C(0x0000000000000000), &c107);
    /* s where d < 0, else d */
    const sangi_limb t117 = sangi_limb_mask(c107);
    const sangi_limb t118 = sangi_limb_select(t117, t93, t106);
    const sangi_limb t119 = sangi_limb_select(t117, t95, t108);
    const sangi_limb t120 = sangi_limb_select(t117, t97, t110);
    const sangi_limb t121 = sangi_limb_select(t117, t99, t112);
    z[0] = t118;
    z[1] = t119;
    z[2] = t120;
    z[3] = t121;
}
