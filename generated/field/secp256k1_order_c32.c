/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_order_modulus[8];
extern const sangi_limb sangi_secp256k1_order_one[8];
extern const sangi_limb sangi_secp256k1_order_radix2[8];
extern const sangi_limb sangi_secp256k1_order_root[8];
extern const sangi_limb sangi_secp256k1_order_sqrt_exponent[8];
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_secp256k1_order_modulus[8] = {
    UINT32_C(0xd0364141),
    UINT32_C(0xbfd25e8c),
    UINT32_C(0xaf48a03b),
    UINT32_C(0xbaaedce6),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_secp256k1_order_one[8] = {
    UINT32_C(0x2fc9bebf),
    UINT32_C(0x402da173),
    UINT32_C(0x50b75fc4),
    UINT32_C(0x45512319),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_secp256k1_order_radix2[8] = {
    UINT32_C(0x67d7d140),
    UINT32_C(0x896cf214),
    UINT32_C(0x0e7cf878),
    UINT32_C(0x741496c2),
    UINT32_C(0x5bcd07c6),
    UINT32_C(0xe697f5e4),
    UINT32_C(0x81c69bc5),
    UINT32_C(0x9d671cd5),
};

const sangi_limb sangi_secp256k1_order_root[8] = {
    UINT32_C(0x4e5b77cf),
    UINT32_C(0xe823f5b9),
    UINT32_C(0xecd9ebea),
    UINT32_C(0xcab86f88),
    UINT32_C(0x2862700f),
    UINT32_C(0xd3d93fa5),
    UINT32_C(0x577eeabe),
    UINT32_C(0xd6304d1f),
};

const sangi_limb sangi_secp256k1_order_sqrt_exponent[8] = {
    UINT32_C(0x19a06c82),
    UINT32_C(0x777fa4bd),
    UINT32_C(0xcd5e9140),
    UINT32_C(0xfd755db9),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x01ffffff),
};

#define KERNEL(op) sangi_secp256k1_order_##op##_c
#define N UINT32_C(0x5588b13f)
#define P0 UINT32_C(0xd0364141)
#define P1 UINT32_C(0xbfd25e8c)
#define P2 UINT32_C(0xaf48a03b)
#define P3 UINT32_C(0xbaaedce6)
#define P4 UINT32_C(0xfffffffe)
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
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    SANGI_MAC(t50, t51, UINT32_C(0xa415411a), t34, t36, 0);
    SANGI_MAC(t52, t53, UINT32_C(0x50177f7b), t34, t38, t51);
    SANGI_MAC(t54, t55, UINT32_C(0xca8417bf), t34, t40, t53);
    SANGI_MAC(t56, t57, UINT32_C(0x934e5b00), t34, t42, t55);
    SANGI_MAC(t58, t59, UINT32_C(0xffffffff), t34, t44, t57);
    SANGI_MAC(t60, t61, UINT32_C(0xffffffff), t34, t46, t59);
    SANGI_MAC(t62, t63, UINT32_C(0xffffffff), t34, t48, t61);
    SANGI_MAC(t64, t65, UINT32_C(0x5588b13e), t34, t49, t63);
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
    SANGI_MAC(t85, t86, UINT32_C(0xa415411a), t66, t68, 0);
    SANGI_MAC(t87, t88, UINT32_C(0x50177f7b), t66, t70, t86);
    SANGI_MAC(t89, t90, UINT32_C(0xca8417bf), t66, t72, t88);
    SANGI_MAC(t91, t92, UINT32_C(0x934e5b00), t66, t74, t90);
    SANGI_MAC(t93, t94, UINT32_C(0xffffffff), t66, t76, t92);
    SANGI_MAC(t95, t96, UINT32_C(0xffffffff), t66, t78, t94);
    SANGI_MAC(t97, t98, UINT32_C(0xffffffff), t66, t80, t96);
    SANGI_MAC(t99, t100, UINT32_C(0x5588b13e), t66, t82, t98);
    sangi_limb c102 = 0;
    const sangi_limb t101 = sangi_limb_add(t100, c83, &c102);
    /* t += x[2] * y */
    SANGI_MAC(t103, t104, y0, x2, t85, 0);
    SANGI_MAC(t105, t106, y1, x2, t87, t104);
    SANGI_MAC(t107, t108, y2, x2, t89, t106);
    SANGI_MAC(t109, t110, y3, x2, t91, t108);
    SANGI_MAC(t111, t112, y4, x2, t93, t110);
    SANGI_MAC(t113, t114, y5, x2, t95, t112);
    SANGI_MAC(t115, t116, y6, x2, t97, t114);
    SANGI_MAC(t117, t118, y7, x2, t99, t116);
    sangi_limb c120 = 0;
    const sangi_limb t119 = sangi_limb_add(t101, t118, &c120);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t122, t123, UINT32_C(0xa415411a), t103, t105, 0);
    SANGI_MAC(t124, t125, UINT32_C(0x50177f7b), t103, t107, t123);
    SANGI_MAC(t126, t127, UINT32_C(0xca8417bf), t103, t109, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x934e5b00), t103, t111, t127);
    SANGI_MAC(t130, t131, UINT32_C(0xffffffff), t103, t113, t129);
    SANGI_MAC(t132, t133, UINT32_C(0xffffffff), t103, t115, t131);
    SANGI_MAC(t134, t135, UINT32_C(0xffffffff), t103, t117, t133);
    SANGI_MAC(t136, t137, UINT32_C(0x5588b13e), t103, t119, t135);
    sangi_limb c139 = 0;
    const sangi_limb t138 = sangi_limb_add(t137, c120, &c139);
    /* t += x[3] * y */
    SANGI_MAC(t140, t141, y0, x3, t122, 0);
    SANGI_MAC(t142, t143, y1, x3, t124, t141);
    SANGI_MAC(t144, t145, y2, x3, t126, t143);
    SANGI_MAC(t146, t147, y3, x3, t128, t145);
    SANGI_MAC(t148, t149, y4, x3, t130, t147);
    SANGI_MAC(t150, t151, y5, x3, t132, t149);
    SANGI_MAC(t152, t153, y6, x3, t134, t151);
    SANGI_MAC(t154, t155, y7, x3, t136, t153);
    sangi_limb c157 = 0;
    const sangi_limb t156 = sangi_limb_add(t138, t155, &c157);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t159 = sangi_limb_mullo(t140, UINT32_C(0x5588b13f));
    SANGI_MAC_HIGH(t161, UINT32_C(0xd0364141), t159, t140, 0);
    SANGI_MAC(t162, t163, UINT32_C(0xbfd25e8c), t159, t142, t161);
    SANGI_MAC(t164, t165, UINT32_C(0xaf48a03b), t159, t144, t163);
    SANGI_MAC(t166, t167, UINT32_C(0xbaaedce6), t159, t146, t165);
    SANGI_MAC(t168, t169, UINT32_C(0xfffffffe), t159, t148, t167);
    SANGI_MAC(t170, t171, UINT32_C(0xffffffff), t159, t150, t169);
    SANGI_MAC(t172, t173, UINT32_C(0xffffffff), t159, t152, t171);
    SANGI_MAC(t174, t175, UINT32_C(0xffffffff), t159, t154, t173);
    sangi_limb c177 = 0;
    const sangi_limb t176 = sangi_limb_add(t156, t175, &c177);
    sangi_limb c180 = 0;
    const sangi_limb t179 = sangi_limb_add(c157, c177, &c180);
    /* t += x[4] * y */
    SANGI_MAC(t181, t182, y0, x4, t162, 0);
    SANGI_MAC(t183, t184, y1, x4, t164, t182);
    SANGI_MAC(t185, t186, y2, x4, t166, t184);
    SANGI_MAC(t187, t188, y3, x4, t168, t186);
    SANGI_MAC(t189, t190, y4, x4, t170, t188);
    SANGI_MAC(t191, t192, y5, x4, t172, t190);
    SANGI_MAC(t193, t194, y6, x4, t174, t192);
    SANGI_MAC(t195, t196, y7, x4, t176, t194);
    sangi_limb c198 = 0;
    const sangi_limb t197 = sangi_limb_add(t179, t196, &c198);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t200 = sangi_limb_mullo(t181, UINT32_C(0x5588b13f));
    SANGI_MAC_HIGH(t202, UINT32_C(0xd0364141), t200, t181, 0);
    SANGI_MAC(t203, t204, UINT32_C(0xbfd25e8c), t200, t183, t202);
    SANGI_MAC(t205, t206, UINT32_C(0xaf48a03b), t200, t185, t204);
    SANGI_MAC(t207, t208, UINT32_C(0xbaaedce6), t200, t187, t206);
    SANGI_MAC(t209, t210, UINT32_C(0xfffffffe), t200, t189, t208);
    SANGI_MAC(t211, t212, UINT32_C(0xffffffff), t200, t191, t210);
    SANGI_MAC(t213, t214, UINT32_C(0xffffffff), t200, t193, t212);
    SANGI_MAC(t215, t216, UINT32_C(0xffffffff), t200, t195, t214);
    sangi_limb c218 = 0;
    const sangi_limb t217 = sangi_limb_add(t197, t216, &c218);
    sangi_limb c221 = 0;
    const sangi_limb t220 = sangi_limb_add(c198, c218, &c221);
    /* t += x[5] * y */
    SANGI_MAC(t222, t223, y0, x5, t203, 0);
    SANGI_MAC(t224, t225, y1, x5, t205, t223);
    SANGI_MAC(t226, t227, y2, x5, t207, t225);
    SANGI_MAC(t228, t229, y3, x5, t209, t227);
    SANGI_MAC(t230, t231, y4, x5, t211, t229);
    SANGI_MAC(t232, t233, y5, x5, t213, t231);
    SANGI_MAC(t234, t235, y6, x5, t215, t233);
    SANGI_MAC(t236, t237, y7, x5, t217, t235);
    sangi_limb c239 = 0;
    const sangi_limb t238 = sangi_limb_add(t220, t237, &c239);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t241 = sangi_limb_mullo(t222, UINT32_C(0x5588b13f));
    SANGI_MAC_HIGH(t243, UINT32_C(0xd0364141), t241, t222, 0);
    SANGI_MAC(t244, t245, UINT32_C(0xbfd25e8c), t241, t224, t243);
    SANGI_MAC(t246, t247, UINT32_C(0xaf48a03b), t241, t226, t245);
    SANGI_MAC(t248, t249, UINT32_C(0xbaaedce6), t241, t228, t247);
    SANGI_MAC(t250, t251, UINT32_C(0xfffffffe), t241, t230, t249);
    SANGI_MAC(t252, t253, UINT32_C(0xffffffff), t241, t232, t251);
    SANGI_MAC(t254, t255, UINT32_C(0xffffffff), t241, t234, t253);
    SANGI_MAC(t256, t257, UINT32_C(0xffffffff), t241, t236, t255);
    sangi_limb c259 = 0;
    const sangi_limb t258 = sangi_limb_add(t238, t257, &c259);
    sangi_limb c262 = 0;
    const sangi_limb t261 = sangi_limb_add(c239, c259, &c262);
    /* t += x[6] * y */
    SANGI_MAC(t263, t264, y0, x6, t244, 0);
    SANGI_MAC(t265, t266, y1, x6, t246, t264);
    SANGI_MAC(t267, t268, y2, x6, t248, t266);
    SANGI_MAC(t269, t270, y3, x6, t250, t268);
    SANGI_MAC(t271, t272, y4, x6, t252, t270);
    SANGI_MAC(t273, t274, y5, x6, t254, t272);
    SANGI_MAC(t275, t276, y6, x6, t256, t274);
    SANGI_MAC(t277, t278, y7, x6, t258, t276);
    sangi_limb c280 = 0;
    const sangi_limb t279 = sangi_limb_add(t261, t278, &c280);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t282 = sangi_limb_mullo(t263, UINT32_C(0x5588b13f));
    SANGI_MAC_HIGH(t284, UINT32_C(0xd0364141), t282, t263, 0);
    SANGI_MAC(t285, t286, UINT32_C(0xbfd25e8c), t282, t265, t284);
    SANGI_MAC(t287, t288, UINT32_C(0xaf48a03b), t282, t267, t286);
    SANGI_MAC(t289, t290, UINT32_C(0xbaaedce6), t282, t269, t288);
    SANGI_MAC(t291, t292, UINT32_C(0xfffffffe), t282, t271, t290);
    SANGI_MAC(t293, t294, UINT32_C(0xffffffff), t282, t273, t292);
    SANGI_MAC(t295, t296, UINT32_C(0xffffffff), t282, t275, t294);
    SANGI_MAC(t297, t298, UINT32_C(0xffffffff), t282, t277, t296);
    sangi_limb c300 = 0;
    const sangi_limb t299 = sangi_limb_add(t279, t298, &c300);
    sangi_limb c303 = 0;
    const sangi_limb t302 = sangi_limb_add(c280, c300, &c303);
    /* t += x[7] * y */
    SANGI_MAC(t304, t305, y0, x7, t285, 0);
    SANGI_MAC(t306, t307, y1, x7, t287, t305);
    SANGI_MAC(t308, t309, y2, x7, t289, t307);
    SANGI_MAC(t310, t311, y3, x7, t291, t309);
    SANGI_MAC(t312, t313, y4, x7, t293, t311);
    SANGI_MAC(t314, t315, y5, x7, t295, t313);
    SANGI_MAC(t316, t317, y6, x7, t297, t315);
    SANGI_MAC(t318, t319, y7, x7, t299, t317);
    sangi_limb c321 = 0;
    const sangi_limb t320 = sangi_limb_add(t302, t319, &c321);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t323 = sangi_limb_mullo(t304, UINT32_C(0x5588b13f));
    SANGI_MAC_HIGH(t325, UINT32_C(0xd0364141), t323, t304, 0);
    SANGI_MAC(t326, t327, UINT32_C(0xbfd25e8c), t323, t306, t325);
    SANGI_MAC(t328, t329, UINT32_C(0xaf48a03b), t323, t308, t327);
    SANGI_MAC(t330, t331, UINT32_C(0xbaaedce6), t323, t310, t329);
    SANGI_MAC(t332, t333, UINT32_C(0xfffffffe), t323, t312, t331);
    SANGI_MAC(t334, t335, UINT32_C(0xffffffff), t323, t314, t333);
    SANGI_MAC(t336, t337, UINT32_C(0xffffffff), t323, t316, t335);
    SANGI_MAC(t338, t339, UINT32_C(0xffffffff), t323, t318, t337);
    sangi_limb c341 = 0;
    const sangi_limb t340 = sangi_limb_add(t320, t339, &c341);
    sangi_limb c344 = 0;
    const sangi_limb t343 = sangi_limb_add(c321, c341, &c344);
    /* d = s - p */
    sangi_limb c354 = 0;
    const sangi_limb t353 = sangi_limb_sub(t326, UINT32_C(0xd0364141), &c354);
    const sangi_limb t355 = sangi_limb_sub(t328, UINT32_C(0xbfd25e8c), &c354);
    const sangi_limb t357 = sangi_limb_sub(t330, UINT32_C(0xaf48a03b), &c354);
    const sangi_limb t359 = sangi_limb_sub(t332, UINT32_C(0xbaaedce6), &c354);
    const sangi_limb t361 = sangi_limb_sub(t334, UINT32_C(0xfffffffe), &c354);
    const sangi_limb t363 = sangi_limb_sub(t336, UINT32_C(0xffffffff), &c354);
    const sangi_limb t365 = sangi_limb_sub(t338, UINT32_C(0xffffffff), &c354);
    const sangi_limb t367 = sangi_limb_sub(t340, UINT32_C(0xffffffff), &c354);
    (void)sangi_limb_sub(t343, UINT32_C(0x00000000), &c354);
    /* s where d < 0, else d */
    const sangi_limb t372 = sangi_limb_mask(c354);
    const sangi_limb t373 = sangi_limb_select(t372, t326, t353);
    const sangi_limb t374 = sangi_limb_select(t372, t328, t355);
    const sangi_limb t375 = sangi_limb_select(t372, t330, t357);
    const sangi_limb t376 = sangi_limb_select(t372, t332, t359);
    const sangi_limb t377 = sangi_limb_select(t372, t334, t361);
    const sangi_limb t378 = sangi_limb_select(t372, t336, t363);
    const sangi_limb t379 = sangi_limb_select(t372, t338, t365);
    const sangi_limb t380 = sangi_limb_select(t372, t340, t367);
    z[0] = t373;
    z[1] = t374;
    z[2] = t375;
    z[3] = t376;
    z[4] = t377;
    z[5] = t378;
    z[6] = t379;
    z[7] = t380;
}
