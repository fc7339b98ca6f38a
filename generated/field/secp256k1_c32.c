/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 * secp256k1, base field of secp256k1; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_modulus[8];
extern const sangi_limb sangi_secp256k1_one[8];
extern const sangi_limb sangi_secp256k1_radix2[8];
extern const sangi_limb sangi_secp256k1_root[8];
extern const sangi_limb sangi_secp256k1_sqrt_exponent[8];
void sangi_secp256k1_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_secp256k1_modulus[8] = {
    UINT32_C(0xfffffc2f),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_secp256k1_one[8] = {
    UINT32_C(0x000003d1),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_secp256k1_radix2[8] = {
    UINT32_C(0x000e90a1),
    UINT32_C(0x000007a2),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_secp256k1_root[8] = {
    UINT32_C(0xfffff85e),
    UINT32_C(0xfffffffd),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_secp256k1_sqrt_exponent[8] = {
    UINT32_C(0xbfffff0b),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x3fffffff),
};

#define KERNEL(op) sangi_secp256k1_##op##_c
#define N UINT32_C(0xd2253531)
#define P0 UINT32_C(0xfffffc2f)
#define P1 UINT32_C(0xfffffffe)
#define P2 UINT32_C(0xffffffff)
#define P3 UINT32_C(0xffffffff)
#define P4 UINT32_C(0xffffffff)
#define P5 UINT32_C(0xffffffff)
#define P6 UINT32_C(0xffffffff)
#include "generated/field/limbs8_full_c32.inc"
#include "generated/field/limbs8_c32.inc"

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t50 = sangi_limb_mullo(t34, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t52, UINT32_C(0xfffffc2f), t50, t34, 0);
    SANGI_MAC(t53, t54, UINT32_C(0xfffffffe), t50, t36, t52);
    SANGI_MAC(t55, t56, UINT32_C(0xffffffff), t50, t38, t54);
    SANGI_MAC(t57, t58, UINT32_C(0xffffffff), t50, t40, t56);
    SANGI_MAC(t59, t60, UINT32_C(0xffffffff), t50, t42, t58);
    SANGI_MAC(t61, t62, UINT32_C(0xffffffff), t50, t44, t60);
    SANGI_MAC(t63, t64, UINT32_C(0xffffffff), t50, t46, t62);
    SANGI_MAC(t65, t66, UINT32_C(0xffffffff), t50, t48, t64);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t49, t66, &c68);
    /* t += x[1] * y */
    SANGI_MAC(t70, t71, y0, x1, t53, 0);
    SANGI_MAC(t72, t73, y1, x1, t55, t71);
    SANGI_MAC(t74, t75, y2, x1, t57, t73);
    SANGI_MAC(t76, t77, y3, x1, t59, t75);
    SANGI_MAC(t78, t79, y4, x1, t61, t77);
    SANGI_MAC(t80, t81, y5, x1, t63, t79);
    SANGI_MAC(t82, t83, y6, x1, t65, t81);
    SANGI_MAC(t84, t85, y7, x1, t67, t83);
    sangi_limb c87 = 0;
    const sangi_limb t86 = sangi_limb_add(c68, t85, &c87);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t89 = sangi_limb_mullo(t70, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t91, UINT32_C(0xfffffc2f), t89, t70, 0);
    SANGI_MAC(t92, t93, UINT32_C(0xfffffffe), t89, t72, t91);
    SANGI_MAC(t94, t95, UINT32_C(0xffffffff), t89, t74, t93);
    SANGI_MAC(t96, t97, UINT32_C(0xffffffff), t89, t76, t95);
    SANGI_MAC(t98, t99, UINT32_C(0xffffffff), t89, t78, t97);
    SANGI_MAC(t100, t101, UINT32_C(0xffffffff), t89, t80, t99);
    SANGI_MAC(t102, t103, UINT32_C(0xffffffff), t89, t82, t101);
    SANGI_MAC(t104, t105, UINT32_C(0xffffffff), t89, t84, t103);
    sangi_limb c107 = 0;
    const sangi_limb t106 = sangi_limb_add(t86, t105, &c107);
    sangi_limb c110 = 0;
    const sangi_limb t109 = sangi_limb_add(c87, c107, &c110);
    /* t += x[2] * y */
    SANGI_MAC(t111, t112, y0, x2, t92, 0);
    SANGI_MAC(t113, t114, y1, x2, t94, t112);
    SANGI_MAC(t115, t116, y2, x2, t96, t114);
    SANGI_MAC(t117, t118, y3, x2, t98, t116);
    SANGI_MAC(t119, t120, y4, x2, t100, t118);
    SANGI_MAC(t121, t122, y5, x2, t102, t120);
    SANGI_MAC(t123, t124, y6, x2, t104, t122);
    SANGI_MAC(t125, t126, y7, x2, t106, t124);
    sangi_limb c128 = 0;
    const sangi_limb t127 = sangi_limb_add(t109, t126, &c128);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t130 = sangi_limb_mullo(t111, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t132, UINT32_C(0xfffffc2f), t130, t111, 0);
    SANGI_MAC(t133, t134, UINT32_C(0xfffffffe), t130, t113, t132);
    SANGI_MAC(t135, t136, UINT32_C(0xffffffff), t130, t115, t134);
    SANGI_MAC(t137, t138, UINT32_C(0xffffffff), t130, t117, t136);
    SANGI_MAC(t139, t140, UINT32_C(0xffffffff), t130, t119, t138);
    SANGI_MAC(t141, t142, UINT32_C(0xffffffff), t130, t121, t140);
    SANGI_MAC(t143, t144, UINT32_C(0xffffffff), t130, t123, t142);
    SANGI_MAC(t145, t146, UINT32_C(0xffffffff), t130, t125, t144);
    sangi_limb c148 = 0;
    const sangi_limb t147 = sangi_limb_add(t127, t146, &c148);
    sangi_limb c151 = 0;
    const sangi_limb t150 = sangi_limb_add(c128, c148, &c151);
    /* t += x[3] * y */
    SANGI_MAC(t152, t153, y0, x3, t133, 0);
    SANGI_MAC(t154, t155, y1, x3, t135, t153);
    SANGI_MAC(t156, t157, y2, x3, t137, t155);
    SANGI_MAC(t158, t159, y3, x3, t139, t157);
    SANGI_MAC(t160, t161, y4, x3, t141, t159);
    SANGI_MAC(t162, t163, y5, x3, t143, t161);
    SANGI_MAC(t164, t165, y6, x3, t145, t163);
    SANGI_MAC(t166, t167, y7, x3, t147, t165);
    sangi_limb c169 = 0;
    const sangi_limb t168 = sangi_limb_add(t150, t167, &c169);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t171 = sangi_limb_mullo(t152, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t173, UINT32_C(0xfffffc2f), t171, t152, 0);
    SANGI_MAC(t174, t175, UINT32_C(0xfffffffe), t171, t154, t173);
    SANGI_MAC(t176, t177, UINT32_C(0xffffffff), t171, t156, t175);
    SANGI_MAC(t178, t179, UINT32_C(0xffffffff), t171, t158, t177);
    SANGI_MAC(t180, t181, UINT32_C(0xffffffff), t171, t160, t179);
    SANGI_MAC(t182, t183, UINT32_C(0xffffffff), t171, t162, t181);
    SANGI_MAC(t184, t185, UINT32_C(0xffffffff), t171, t164, t183);
    SANGI_MAC(t186, t187, UINT32_C(0xffffffff), t171, t166, t185);
    sangi_limb c189 = 0;
    const sangi_limb t188 = sangi_limb_add(t168, t187, &c189);
    sangi_limb c192 = 0;
    const sangi_limb t191 = sangi_limb_add(c169, c189, &c192);
    /* t += x[4] * y */
    SANGI_MAC(t193, t194, y0, x4, t174, 0);
    SANGI_MAC(t195, t196, y1, x4, t176, t194);
    SANGI_MAC(t197, t198, y2, x4, t178, t196);
    SANGI_MAC(t199, t200, y3, x4, t180, t198);
    SANGI_MAC(t201, t202, y4, x4, t182, t200);
    SANGI_MAC(t203, t204, y5, x4, t184, t202);
    SANGI_MAC(t205, t206, y6, x4, t186, t204);
    SANGI_MAC(t207, t208, y7, x4, t188, t206);
    sangi_limb c210 = 0;
    const sangi_limb t209 = sangi_limb_add(t191, t208, &c210);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t212 = sangi_limb_mullo(t193, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t214, UINT32_C(0xfffffc2f), t212, t193, 0);
    SANGI_MAC(t215, t216, UINT32_C(0xfffffffe), t212, t195, t214);
    SANGI_MAC(t217, t218, UINT32_C(0xffffffff), t212, t197, t216);
    SANGI_MAC(t219, t220, UINT32_C(0xffffffff), t212, t199, t218);
    SANGI_MAC(t221, t222, UINT32_C(0xffffffff), t212, t201, t220);
    SANGI_MAC(t223, t224, UINT32_C(0xffffffff), t212, t203, t222);
    SANGI_MAC(t225, t226, UINT32_C(0xffffffff), t212, t205, t224);
    SANGI_MAC(t227, t228, UINT32_C(0xffffffff), t212, t207, t226);
    sangi_limb c230 = 0;
    const sangi_limb t229 = sangi_limb_add(t209, t228, &c230);
    sangi_limb c233 = 0;
    const sangi_limb t232 = sangi_limb_add(c210, c230, &c233);
    /* t += x[5] * y */
    SANGI_MAC(t234, t235, y0, x5, t215, 0);
    SANGI_MAC(t236, t237, y1, x5, t217, t235);
    SANGI_MAC(t238, t239, y2, x5, t219, t237);
    SANGI_MAC(t240, t241, y3, x5, t221, t239);
    SANGI_MAC(t242, t243, y4, x5, t223, t241);
    SANGI_MAC(t244, t245, y5, x5, t225, t243);
    SANGI_MAC(t246, t247, y6, x5, t227, t245);
    SANGI_MAC(t248, t249, y7, x5, t229, t247);
    sangi_limb c251 = 0;
    const sangi_limb t250 = sangi_limb_add(t232, t249, &c251);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t253 = sangi_limb_mullo(t234, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t255, UINT32_C(0xfffffc2f), t253, t234, 0);
    SANGI_MAC(t256, t257, UINT32_C(0xfffffffe), t253, t236, t255);
    SANGI_MAC(t258, t259, UINT32_C(0xffffffff), t253, t238, t257);
    SANGI_MAC(t260, t261, UINT32_C(0xffffffff), t253, t240, t259);
    SANGI_MAC(t262, t263, UINT32_C(0xffffffff), t253, t242, t261);
    SANGI_MAC(t264, t265, UINT32_C(0xffffffff), t253, t244, t263);
    SANGI_MAC(t266, t267, UINT32_C(0xffffffff), t253, t246, t265);
    SANGI_MAC(t268, t269, UINT32_C(0xffffffff), t253, t248, t267);
    sangi_limb c271 = 0;
    const sangi_limb t270 = sangi_limb_add(t250, t269, &c271);
    sangi_limb c274 = 0;
    const sangi_limb t273 = sangi_limb_add(c251, c271, &c274);
    /* t += x[6] * y */
    SANGI_MAC(t275, t276, y0, x6, t256, 0);
    SANGI_MAC(t277, t278, y1, x6, t258, t276);
    SANGI_MAC(t279, t280, y2, x6, t260, t278);
    SANGI_MAC(t281, t282, y3, x6, t262, t280);
    SANGI_MAC(t283, t284, y4, x6, t264, t282);
    SANGI_MAC(t285, t286, y5, x6, t266, t284);
    SANGI_MAC(t287, t288, y6, x6, t268, t286);
    SANGI_MAC(t289, t290, y7, x6, t270, t288);
    sangi_limb c292 = 0;
    const sangi_limb t291 = sangi_limb_add(t273, t290, &c292);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t294 = sangi_limb_mullo(t275, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t296, UINT32_C(0xfffffc2f), t294, t275, 0);
    SANGI_MAC(t297, t298, UINT32_C(0xfffffffe), t294, t277, t296);
    SANGI_MAC(t299, t300, UINT32_C(0xffffffff), t294, t279, t298);
    SANGI_MAC(t301, t302, UINT32_C(0xffffffff), t294, t281, t300);
    SANGI_MAC(t303, t304, UINT32_C(0xffffffff), t294, t283, t302);
    SANGI_MAC(t305, t306, UINT32_C(0xffffffff), t294, t285, t304);
    SANGI_MAC(t307, t308, UINT32_C(0xffffffff), t294, t287, t306);
    SANGI_MAC(t309, t310, UINT32_C(0xffffffff), t294, t289, t308);
    sangi_limb c312 = 0;
    const sangi_limb t311 = sangi_limb_add(t291, t310, &c312);
    sangi_limb c315 = 0;
    const sangi_limb t314 = sangi_limb_add(c292, c312, &c315);
    /* t += x[7] * y */
    SANGI_MAC(t316, t317, y0, x7, t297, 0);
    SANGI_MAC(t318, t319, y1, x7, t299, t317);
    SANGI_MAC(t320, t321, y2, x7, t301, t319);
    SANGI_MAC(t322, t323, y3, x7, t303, t321);
    SANGI_MAC(t324, t325, y4, x7, t305, t323);
    SANGI_MAC(t326, t327, y5, x7, t307, t325);
    SANGI_MAC(t328, t329, y6, x7, t309, t327);
    SANGI_MAC(t330, t331, y7, x7, t311, t329);
    sangi_limb c333 = 0;
    const sangi_limb t332 = sangi_limb_add(t314, t331, &c333);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t335 = sangi_limb_mullo(t316, UINT32_C(0xd2253531));
    SANGI_MAC_HIGH(t337, UINT32_C(0xfffffc2f), t335, t316, 0);
    SANGI_MAC(t338, t339, UINT32_C(0xfffffffe), t335, t318, t337);
    SANGI_MAC(t340, t341, UINT32_C(0xffffffff), t335, t320, t339);
    SANGI_MAC(t342, t343, UINT32_C(0xffffffff), t335, t322, t341);
    SANGI_MAC(t344, t345, UINT32_C(0xffffffff), t335, t324, t343);
    SANGI_MAC(t346, t347, UINT32_C(0xffffffff), t335, t326, t345);
    SANGI_MAC(t348, t349, UINT32_C(0xffffffff), t335, t328, t347);
    SANGI_MAC(t350, t351, UINT32_C(0xffffffff), t335, t330, t349);
    sangi_limb c353 = 0;
    const sangi_limb t352 = sangi_limb_add(t332, t351, &c353);
    sangi_limb c356 = 0;
    const sangi_limb t355 = sangi_limb_add(c333, c353, &c356);
    /* d = s - p */
    sangi_limb c366 = 0;
    const sangi_limb t365 = sangi_limb_sub(t338, UINT32_C(0xfffffc2f), &c366);
    const sangi_limb t367 = sangi_limb_sub(t340, UINT32_C(0xfffffffe), &c366);
    const sangi_limb t369 = sangi_limb_sub(t342, UINT32_C(0xffffffff), &c366);
    const sangi_limb t371 = sangi_limb_sub(t344, UINT32_C(0xffffffff), &c366);
    const sangi_limb t373 = sangi_limb_sub(t346, UINT32_C(0xffffffff), &c366);
    const sangi_limb t375 = sangi_limb_sub(t348, UINT32_C(0xffffffff), &c366);
    const sangi_limb t377 = sangi_limb_sub(t350, UINT32_C(0xffffffff), &c366);
    const sangi_limb t379 = sangi_limb_sub(t352, UINT32_C(0xffffffff), &c366);
    (void)sangi_limb_sub(t355, UINT32_C(0x00000000), &c366);
    /* s where d < 0, else d */
    const sangi_limb t384 = sangi_limb_mask(c366);
    const sangi_limb t385 = sangi_limb_select(t384, t338, t365);
    const sangi_limb t386 = sangi_limb_select(t384, t340, t367);
    const sangi_limb t387 = sangi_limb_select(t384, t342, t369);
    const sangi_limb t388 = sangi_limb_select(t384, t344, t371);
    const sangi_limb t389 = sangi_limb_select(t384, t346, t373);
    const sangi_limb t390 = sangi_limb_select(t384, t348, t375);
    const sangi_limb t391 = sangi_limb_select(t384, t350, t377);
    const sangi_limb t392 = sangi_limb_select(t384, t352, t379);
    z[0] = t385;
    z[1] = t386;
    z[2] = t387;
    z[3] = t388;
    z[4] = t389;
    z[5] = t390;
    z[6] = t391;
    z[7] = t392;
}
