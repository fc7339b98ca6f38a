/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * ed25519_order, scalar field of edwards25519; 253 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_ed25519_order_modulus[8];
extern const sangi_limb sangi_ed25519_order_one[8];
extern const sangi_limb sangi_ed25519_order_radix2[8];
extern const sangi_limb sangi_ed25519_order_root[8];
extern const sangi_limb sangi_ed25519_order_sqrt_exponent[8];
void sangi_ed25519_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_ed25519_order_modulus[8] = {
    UINT32_C(0x5cf5d3ed),
    UINT32_C(0x5812631a),
    UINT32_C(0xa2f79cd6),
    UINT32_C(0x14def9de),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x10000000),
};

const sangi_limb sangi_ed25519_order_one[8] = {
    UINT32_C(0x8d98951d),
    UINT32_C(0xd6ec3174),
    UINT32_C(0x737dcf70),
    UINT32_C(0xc6ef5bf4),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0fffffff),
};

const sangi_limb sangi_ed25519_order_radix2[8] = {
    UINT32_C(0x449c0f01),
    UINT32_C(0xa40611e3),
    UINT32_C(0x68859347),
    UINT32_C(0xd00e1ba7),
    UINT32_C(0x17f5be65),
    UINT32_C(0xceec73d2),
    UINT32_C(0x7c309a3d),
    UINT32_C(0x0399411b),
};

const sangi_limb sangi_ed25519_order_root[8] = {
    UINT32_C(0xb42f0e7d),
    UINT32_C(0x7c790e32),
    UINT32_C(0xa7ae2cc8),
    UINT32_C(0x4c8ce706),
    UINT32_C(0x921779ad),
    UINT32_C(0xd73823cc),
    UINT32_C(0x893f562a),
    UINT32_C(0x05599959),
};

const sangi_limb sangi_ed25519_order_sqrt_exponent[8] = {
    UINT32_C(0x4b9eba7d),
    UINT32_C(0xcb024c63),
    UINT32_C(0xd45ef39a),
    UINT32_C(0x029bdf3b),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x02000000),
};

#define KERNEL(op) sangi_ed25519_order_##op##_c
#define MUL_SMALL0 UINT32_C(0x00000020)
#define MUL_SMALL1 UINT32_C(0x00000020)
#define MUL_SMALL2 UINT32_C(0x7fffffff)
#define N UINT32_C(0x12547e1b)
#define P0 UINT32_C(0x5cf5d3ed)
#define P1 UINT32_C(0x5812631a)
#define P2 UINT32_C(0xa2f79cd6)
#define P3 UINT32_C(0x14def9de)
#define P4 UINT32_C(0x00000000)
#define P5 UINT32_C(0x00000000)
#define P6 UINT32_C(0x00000000)
#define P7 UINT32_C(0x10000000)
#include "generated/field/limbs8_c32.inc"
#include "generated/field/limbs8_spare_c32.inc"
#include "generated/field/limbs8_montgomery_spare_c32.inc"

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_ed25519_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    SANGI_MAC(t34, t35, y0, x0, 0, 0);
    SANGI_MAC(t36, t37, y1, x0, t35, 0);
    SANGI_MAC(t38, t39, y2, x0, t37, 0);
    SANGI_MAC(t40, t41, y3, x0, t39, 0);
    SANGI_MAC(t42, t43, y4, x0, t41, 0);
    SANGI_MAC(t44, t45, y5, x0, t43, 0);
    SANGI_MAC(t46, t47, y6, x0, t45, 0);
    SANGI_MAC(t48, t49, y7, x0, t47, 0);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t50, t51, UINT32_C(0xb5e73719), t34, t36, 0);
    SANGI_MAC(t52, t53, UINT32_C(0x97d53af4), t34, t38, t51);
    SANGI_MAC(t54, t55, UINT32_C(0x9702d0f7), t34, t40, t53);
    SANGI_MAC(t56, t57, UINT32_C(0x017e9103), t34, t42, t55);
    SANGI_MAC(t58, t59, UINT32_C(0x00000000), t34, t44, t57);
    SANGI_MAC(t60, t61, UINT32_C(0x00000000), t34, t46, t59);
    SANGI_MAC(t62, t63, UINT32_C(0xb0000000), t34, t48, t61);
    SANGI_MAC(t64, t65, UINT32_C(0x012547e1), t34, t49, t63);
    /* t += x[1] * y */
    SANGI_MAC(t66, t67, y0, x1, t50, 0);
    SANGI_MAC(t68, t69, y1, x1, t52, t67);
    SANGI_MAC(t70, t71, y2, x1, t54, t69);
    SANGI_MAC(t72, t73, y3, x1, t56, t71);
    SANGI_MAC(t74, t75, y4, x1, t58, t73);
    SANGI_MAC(t76, t77, y5, x1, t60, t75);
    SANGI_MAC(t78, t79, y6, x1, t62, t77);
    SANGI_MAC(t80, t81, y7, x1, t64, t79);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_add(t65, t81, &c83);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t84, t85, UINT32_C(0xb5e73719), t66, t68, 0);
    SANGI_MAC(t86, t87, UINT32_C(0x97d53af4), t66, t70, t85);
    SANGI_MAC(t88, t89, UINT32_C(0x9702d0f7), t66, t72, t87);
    SANGI_MAC(t90, t91, UINT32_C(0x017e9103), t66, t74, t89);
    SANGI_MAC(t92, t93, UINT32_C(0x00000000), t66, t76, t91);
    SANGI_MAC(t94, t95, UINT32_C(0x00000000), t66, t78, t93);
    SANGI_MAC(t96, t97, UINT32_C(0xb0000000), t66, t80, t95);
    SANGI_MAC(t98, t99, UINT32_C(0x012547e1), t66, t82, t97);
    /* t += x[2] * y */
    SANGI_MAC(t100, t101, y0, x2, t84, 0);
    SANGI_MAC(t102, t103, y1, x2, t86, t101);
    SANGI_MAC(t104, t105, y2, x2, t88, t103);
    SANGI_MAC(t106, t107, y3, x2, t90, t105);
    SANGI_MAC(t108, t109, y4, x2, t92, t107);
    SANGI_MAC(t110, t111, y5, x2, t94, t109);
    SANGI_MAC(t112, t113, y6, x2, t96, t111);
    SANGI_MAC(t114, t115, y7, x2, t98, t113);
    sangi_limb c117 = 0;
    const sangi_limb t116 = sangi_limb_add(t99, t115, &c117);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t118, t119, UINT32_C(0xb5e73719), t100, t102, 0);
    SANGI_MAC(t120, t121, UINT32_C(0x97d53af4), t100, t104, t119);
    SANGI_MAC(t122, t123, UINT32_C(0x9702d0f7), t100, t106, t121);
    SANGI_MAC(t124, t125, UINT32_C(0x017e9103), t100, t108, t123);
    SANGI_MAC(t126, t127, UINT32_C(0x00000000), t100, t110, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x00000000), t100, t112, t127);
    SANGI_MAC(t130, t131, UINT32_C(0xb0000000), t100, t114, t129);
    SANGI_MAC(t132, t133, UINT32_C(0x012547e1), t100, t116, t131);
    /* t += x[3] * y */
    SANGI_MAC(t134, t135, y0, x3, t118, 0);
    SANGI_MAC(t136, t137, y1, x3, t120, t135);
    SANGI_MAC(t138, t139, y2, x3, t122, t137);
    SANGI_MAC(t140, t141, y3, x3, t124, t139);
    SANGI_MAC(t142, t143, y4, x3, t126, t141);
    SANGI_MAC(t144, t145, y5, x3, t128, t143);
    SANGI_MAC(t146, t147, y6, x3, t130, t145);
    SANGI_MAC(t148, t149, y7, x3, t132, t147);
    sangi_limb c151 = 0;
    const sangi_limb t150 = sangi_limb_add(t133, t149, &c151);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t152, t153, UINT32_C(0xb5e73719), t134, t136, 0);
    SANGI_MAC(t154, t155, UINT32_C(0x97d53af4), t134, t138, t153);
    SANGI_MAC(t156, t157, UINT32_C(0x9702d0f7), t134, t140, t155);
    SANGI_MAC(t158, t159, UINT32_C(0x017e9103), t134, t142, t157);
    SANGI_MAC(t160, t161, UINT32_C(0x00000000), t134, t144, t159);
    SANGI_MAC(t162, t163, UINT32_C(0x00000000), t134, t146, t161);
    SANGI_MAC(t164, t165, UINT32_C(0xb0000000), t134, t148, t163);
    SANGI_MAC(t166, t167, UINT32_C(0x012547e1), t134, t150, t165);
    /* t += x[4] * y */
    SANGI_MAC(t168, t169, y0, x4, t152, 0);
    SANGI_MAC(t170, t171, y1, x4, t154, t169);
    SANGI_MAC(t172, t173, y2, x4, t156, t171);
    SANGI_MAC(t174, t175, y3, x4, t158, t173);
    SANGI_MAC(t176, t177, y4, x4, t160, t175);
    SANGI_MAC(t178, t179, y5, x4, t162, t177);
    SANGI_MAC(t180, t181, y6, x4, t164, t179);
    SANGI_MAC(t182, t183, y7, x4, t166, t181);
    sangi_limb c185 = 0;
    const sangi_limb t184 = sangi_limb_add(t167, t183, &c185);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t186, t187, UINT32_C(0xb5e73719), t168, t170, 0);
    SANGI_MAC(t188, t189, UINT32_C(0x97d53af4), t168, t172, t187);
    SANGI_MAC(t190, t191, UINT32_C(0x9702d0f7), t168, t174, t189);
    SANGI_MAC(t192, t193, UINT32_C(0x017e9103), t168, t176, t191);
    SANGI_MAC(t194, t195, UINT32_C(0x00000000), t168, t178, t193);
    SANGI_MAC(t196, t197, UINT32_C(0x00000000), t168, t180, t195);
    SANGI_MAC(t198, t199, UINT32_C(0xb0000000), t168, t182, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x012547e1), t168, t184, t199);
    /* t += x[5] * y */
    SANGI_MAC(t202, t203, y0, x5, t186, 0);
    SANGI_MAC(t204, t205, y1, x5, t188, t203);
    SANGI_MAC(t206, t207, y2, x5, t190, t205);
    SANGI_MAC(t208, t209, y3, x5, t192, t207);
    SANGI_MAC(t210, t211, y4, x5, t194, t209);
    SANGI_MAC(t212, t213, y5, x5, t196, t211);
    SANGI_MAC(t214, t215, y6, x5, t198, t213);
    SANGI_MAC(t216, t217, y7, x5, t200, t215);
    sangi_limb c219 = 0;
    const sangi_limb t218 = sangi_limb_add(t201, t217, &c219);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t220, t221, UINT32_C(0xb5e73719), t202, t204, 0);
    SANGI_MAC(t222, t223, UINT32_C(0x97d53af4), t202, t206, t221);
    SANGI_MAC(t224, t225, UINT32_C(0x9702d0f7), t202, t208, t223);
    SANGI_MAC(t226, t227, UINT32_C(0x017e9103), t202, t210, t225);
    SANGI_MAC(t228, t229, UINT32_C(0x00000000), t202, t212, t227);
    SANGI_MAC(t230, t231, UINT32_C(0x00000000), t202, t214, t229);
    SANGI_MAC(t232, t233, UINT32_C(0xb0000000), t202, t216, t231);
    SANGI_MAC(t234, t235, UINT32_C(0x012547e1), t202, t218, t233);
    /* t += x[6] * y */
    SANGI_MAC(t236, t237, y0, x6, t220, 0);
    SANGI_MAC(t238, t239, y1, x6, t222, t237);
    SANGI_MAC(t240, t241, y2, x6, t224, t239);
    SANGI_MAC(t242, t243, y3, x6, t226, t241);
    SANGI_MAC(t244, t245, y4, x6, t228, t243);
    SANGI_MAC(t246, t247, y5, x6, t230, t245);
    SANGI_MAC(t248, t249, y6, x6, t232, t247);
    SANGI_MAC(t250, t251, y7, x6, t234, t249);
    sangi_limb c253 = 0;
    const sangi_limb t252 = sangi_limb_add(t235, t251, &c253);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t254, t255, UINT32_C(0xb5e73719), t236, t238, 0);
    SANGI_MAC(t256, t257, UINT32_C(0x97d53af4), t236, t240, t255);
    SANGI_MAC(t258, t259, UINT32_C(0x9702d0f7), t236, t242, t257);
    SANGI_MAC(t260, t261, UINT32_C(0x017e9103), t236, t244, t259);
    SANGI_MAC(t262, t263, UINT32_C(0x00000000), t236, t246, t261);
    SANGI_MAC(t264, t265, UINT32_C(0x00000000), t236, t248, t263);
    SANGI_MAC(t266, t267, UINT32_C(0xb0000000), t236, t250, t265);
    SANGI_MAC(t268, t269, UINT32_C(0x012547e1), t236, t252, t267);
    /* t += x[7] * y */
    SANGI_MAC(t270, t271, y0, x7, t254, 0);
    SANGI_MAC(t272, t273, y1, x7, t256, t271);
    SANGI_MAC(t274, t275, y2, x7, t258, t273);
    SANGI_MAC(t276, t277, y3, x7, t260, t275);
    SANGI_MAC(t278, t279, y4, x7, t262, t277);
    SANGI_MAC(t280, t281, y5, x7, t264, t279);
    SANGI_MAC(t282, t283, y6, x7, t266, t281);
    SANGI_MAC(t284, t285, y7, x7, t268, t283);
    sangi_limb c287 = 0;
    const sangi_limb t286 = sangi_limb_add(t269, t285, &c287);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t288 = sangi_limb_mullo(t270, UINT32_C(0x12547e1b));
    SANGI_MAC_HIGH(t290, UINT32_C(0x5cf5d3ed), t288, t270, 0);
    SANGI_MAC(t291, t292, UINT32_C(0x5812631a), t288, t272, t290);
    SANGI_MAC(t293, t294, UINT32_C(0xa2f79cd6), t288, t274, t292);
    SANGI_MAC(t295, t296, UINT32_C(0x14def9de), t288, t276, t294);
    SANGI_MAC(t297, t298, UINT32_C(0x00000000), t288, t278, t296);
    SANGI_MAC(t299, t300, UINT32_C(0x00000000), t288, t280, t298);
    SANGI_MAC(t301, t302, UINT32_C(0x00000000), t288, t282, t300);
    SANGI_MAC(t303, t304, UINT32_C(0x10000000), t288, t284, t302);
    sangi_limb c306 = 0;
    const sangi_limb t305 = sangi_limb_add(t286, t304, &c306);
    /* d = s - p */
    sangi_limb c317 = 0;
    const sangi_limb t316 = sangi_limb_sub(t291, UINT32_C(0x5cf5d3ed), &c317);
    const sangi_limb t318 = sangi_limb_sub(t293, UINT32_C(0x5812631a), &c317);
    const sangi_limb t320 = sangi_limb_sub(t295, UINT32_C(0xa2f79cd6), &c317);
    const sangi_limb t322 = sangi_limb_sub(t297, UINT32_C(0x14def9de), &c317);
    const sangi_limb t324 = sangi_limb_sub(t299, UINT32_C(0x00000000), &c317);
    const sangi_limb t326 = sangi_limb_sub(t301, UINT32_C(0x00000000), &c317);
    const sangi_limb t328 = sangi_limb_sub(t303, UINT32_C(0x00000000), &c317);
    const sangi_limb t330 = sangi_limb_sub(t305, UINT32_C(0x10000000), &c317);
    /* s where d < 0, else d */
    const sangi_limb t332 = sangi_limb_mask(c317);
    const sangi_limb t333 = sangi_limb_select(t332, t291, t316);
    const sangi_limb t334 = sangi_limb_select(t332, t293, t318);
    const sangi_limb t335 = sangi_limb_select(t332, t295, t320);
    const sangi_limb t336 = sangi_limb_select(t332, t297, t322);
    const sangi_limb t337 = sangi_limb_select(t332, t299, t324);
    const sangi_limb t338 = sangi_limb_select(t332, t301, t326);
    const sangi_limb t339 = sangi_limb_select(t332, t303, t328);
    const sangi_limb t340 = sangi_limb_select(t332, t305, t330);
    z[0] = t333;
    z[1] = t334;
    z[2] = t335;
    z[3] = t336;
    z[4] = t337;
    z[5] = t338;
    z[6] = t339;
    z[7] = t340;
}
