/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * p256_order, scalar field of NIST P-256; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_order_modulus[8];
extern const sangi_limb sangi_p256_order_one[8];
extern const sangi_limb sangi_p256_order_radix2[8];
extern const sangi_limb sangi_p256_order_root[8];
extern const sangi_limb sangi_p256_order_sqrt_exponent[8];
void sangi_p256_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p256_order_modulus[8] = {
    UINT32_C(0xfc632551),
    UINT32_C(0xf3b9cac2),
    UINT32_C(0xa7179e84),
    UINT32_C(0xbce6faad),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p256_order_one[8] = {
    UINT32_C(0x039cdaaf),
    UINT32_C(0x0c46353d),
    UINT32_C(0x58e8617b),
    UINT32_C(0x43190552),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p256_order_radix2[8] = {
    UINT32_C(0xbe79eea2),
    UINT32_C(0x83244c95),
    UINT32_C(0x49bd6fa6),
    UINT32_C(0x4699799c),
    UINT32_C(0x2b6bec59),
    UINT32_C(0x2845b239),
    UINT32_C(0xf3d95620),
    UINT32_C(0x66e12d94),
};

const sangi_limb sangi_p256_order_root[8] = {
    UINT32_C(0x7e368fe1),
    UINT32_C(0x1015708f),
    UINT32_C(0x6ecc4511),
    UINT32_C(0x31c6c545),
    UINT32_C(0x98a19ea1),
    UINT32_C(0x5281fe89),
    UINT32_C(0x10c63fe8),
    UINT32_C(0x0279089e),
};

const sangi_limb sangi_p256_order_sqrt_exponent[8] = {
    UINT32_C(0x17e3192a),
    UINT32_C(0x279dce56),
    UINT32_C(0x6d38bcf4),
    UINT32_C(0xfde737d5),
    UINT32_C(0xffffffff),
    UINT32_C(0x07ffffff),
    UINT32_C(0xf8000000),
    UINT32_C(0x07ffffff),
};

#define KERNEL(op) sangi_p256_order_##op##_c
#define N UINT32_C(0xee00bc4f)
#define P0 UINT32_C(0xfc632551)
#define P1 UINT32_C(0xf3b9cac2)
#define P2 UINT32_C(0xa7179e84)
#define P3 UINT32_C(0xbce6faad)
#define P4 UINT32_C(0xffffffff)
#define P5 UINT32_C(0xffffffff)
#define P6 UINT32_C(0x00000000)
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
void sangi_p256_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    SANGI_MAC(t50, t51, UINT32_C(0xede0f036), t34, t36, 0);
    SANGI_MAC(t52, t53, UINT32_C(0x834a4884), t34, t38, t51);
    SANGI_MAC(t54, t55, UINT32_C(0x5cb6d7ab), t34, t40, t53);
    SANGI_MAC(t56, t57, UINT32_C(0xc19e8bb2), t34, t42, t55);
    SANGI_MAC(t58, t59, UINT32_C(0xffffffff), t34, t44, t57);
    SANGI_MAC(t60, t61, UINT32_C(0xee00bc4e), t34, t46, t59);
    SANGI_MAC(t62, t63, UINT32_C(0x11ff43b1), t34, t48, t61);
    SANGI_MAC(t64, t65, UINT32_C(0xee00bc4e), t34, t49, t63);
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
    SANGI_MAC(t85, t86, UINT32_C(0xede0f036), t66, t68, 0);
    SANGI_MAC(t87, t88, UINT32_C(0x834a4884), t66, t70, t86);
    SANGI_MAC(t89, t90, UINT32_C(0x5cb6d7ab), t66, t72, t88);
    SANGI_MAC(t91, t92, UINT32_C(0xc19e8bb2), t66, t74, t90);
    SANGI_MAC(t93, t94, UINT32_C(0xffffffff), t66, t76, t92);
    SANGI_MAC(t95, t96, UINT32_C(0xee00bc4e), t66, t78, t94);
    SANGI_MAC(t97, t98, UINT32_C(0x11ff43b1), t66, t80, t96);
    SANGI_MAC(t99, t100, UINT32_C(0xee00bc4e), t66, t82, t98);
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
    SANGI_MAC(t122, t123, UINT32_C(0xede0f036), t103, t105, 0);
    SANGI_MAC(t124, t125, UINT32_C(0x834a4884), t103, t107, t123);
    SANGI_MAC(t126, t127, UINT32_C(0x5cb6d7ab), t103, t109, t125);
    SANGI_MAC(t128, t129, UINT32_C(0xc19e8bb2), t103, t111, t127);
    SANGI_MAC(t130, t131, UINT32_C(0xffffffff), t103, t113, t129);
    SANGI_MAC(t132, t133, UINT32_C(0xee00bc4e), t103, t115, t131);
    SANGI_MAC(t134, t135, UINT32_C(0x11ff43b1), t103, t117, t133);
    SANGI_MAC(t136, t137, UINT32_C(0xee00bc4e), t103, t119, t135);
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
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t159, t160, UINT32_C(0xede0f036), t140, t142, 0);
    SANGI_MAC(t161, t162, UINT32_C(0x834a4884), t140, t144, t160);
    SANGI_MAC(t163, t164, UINT32_C(0x5cb6d7ab), t140, t146, t162);
    SANGI_MAC(t165, t166, UINT32_C(0xc19e8bb2), t140, t148, t164);
    SANGI_MAC(t167, t168, UINT32_C(0xffffffff), t140, t150, t166);
    SANGI_MAC(t169, t170, UINT32_C(0xee00bc4e), t140, t152, t168);
    SANGI_MAC(t171, t172, UINT32_C(0x11ff43b1), t140, t154, t170);
    SANGI_MAC(t173, t174, UINT32_C(0xee00bc4e), t140, t156, t172);
    sangi_limb c176 = 0;
    const sangi_limb t175 = sangi_limb_add(t174, c157, &c176);
    /* t += x[4] * y */
    SANGI_MAC(t177, t178, y0, x4, t159, 0);
    SANGI_MAC(t179, t180, y1, x4, t161, t178);
    SANGI_MAC(t181, t182, y2, x4, t163, t180);
    SANGI_MAC(t183, t184, y3, x4, t165, t182);
    SANGI_MAC(t185, t186, y4, x4, t167, t184);
    SANGI_MAC(t187, t188, y5, x4, t169, t186);
    SANGI_MAC(t189, t190, y6, x4, t171, t188);
    SANGI_MAC(t191, t192, y7, x4, t173, t190);
    sangi_limb c194 = 0;
    const sangi_limb t193 = sangi_limb_add(t175, t192, &c194);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t196, t197, UINT32_C(0xede0f036), t177, t179, 0);
    SANGI_MAC(t198, t199, UINT32_C(0x834a4884), t177, t181, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x5cb6d7ab), t177, t183, t199);
    SANGI_MAC(t202, t203, UINT32_C(0xc19e8bb2), t177, t185, t201);
    SANGI_MAC(t204, t205, UINT32_C(0xffffffff), t177, t187, t203);
    SANGI_MAC(t206, t207, UINT32_C(0xee00bc4e), t177, t189, t205);
    SANGI_MAC(t208, t209, UINT32_C(0x11ff43b1), t177, t191, t207);
    SANGI_MAC(t210, t211, UINT32_C(0xee00bc4e), t177, t193, t209);
    sangi_limb c213 = 0;
    const sangi_limb t212 = sangi_limb_add(t211, c194, &c213);
    /* t += x[5] * y */
    SANGI_MAC(t214, t215, y0, x5, t196, 0);
    SANGI_MAC(t216, t217, y1, x5, t198, t215);
    SANGI_MAC(t218, t219, y2, x5, t200, t217);
    SANGI_MAC(t220, t221, y3, x5, t202, t219);
    SANGI_MAC(t222, t223, y4, x5, t204, t221);
    SANGI_MAC(t224, t225, y5, x5, t206, t223);
    SANGI_MAC(t226, t227, y6, x5, t208, t225);
    SANGI_MAC(t228, t229, y7, x5, t210, t227);
    sangi_limb c231 = 0;
    const sangi_limb t230 = sangi_limb_add(t212, t229, &c231);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t233, t234, UINT32_C(0xede0f036), t214, t216, 0);
    SANGI_MAC(t235, t236, UINT32_C(0x834a4884), t214, t218, t234);
    SANGI_MAC(t237, t238, UINT32_C(0x5cb6d7ab), t214, t220, t236);
    SANGI_MAC(t239, t240, UINT32_C(0xc19e8bb2), t214, t222, t238);
    SANGI_MAC(t241, t242, UINT32_C(0xffffffff), t214, t224, t240);
    SANGI_MAC(t243, t244, UINT32_C(0xee00bc4e), t214, t226, t242);
    SANGI_MAC(t245, t246, UINT32_C(0x11ff43b1), t214, t228, t244);
    SANGI_MAC(t247, t248, UINT32_C(0xee00bc4e), t214, t230, t246);
    sangi_limb c250 = 0;
    const sangi_limb t249 = sangi_limb_add(t248, c231, &c250);
    /* t += x[6] * y */
    SANGI_MAC(t251, t252, y0, x6, t233, 0);
    SANGI_MAC(t253, t254, y1, x6, t235, t252);
    SANGI_MAC(t255, t256, y2, x6, t237, t254);
    SANGI_MAC(t257, t258, y3, x6, t239, t256);
    SANGI_MAC(t259, t260, y4, x6, t241, t258);
    SANGI_MAC(t261, t262, y5, x6, t243, t260);
    SANGI_MAC(t263, t264, y6, x6, t245, t262);
    SANGI_MAC(t265, t266, y7, x6, t247, t264);
    sangi_limb c268 = 0;
    const sangi_limb t267 = sangi_limb_add(t249, t266, &c268);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t270 = sangi_limb_mullo(t251, UINT32_C(0xee00bc4f));
    SANGI_MAC_HIGH(t272, UINT32_C(0xfc632551), t270, t251, 0);
    SANGI_MAC(t273, t274, UINT32_C(0xf3b9cac2), t270, t253, t272);
    SANGI_MAC(t275, t276, UINT32_C(0xa7179e84), t270, t255, t274);
    SANGI_MAC(t277, t278, UINT32_C(0xbce6faad), t270, t257, t276);
    SANGI_MAC(t279, t280, UINT32_C(0xffffffff), t270, t259, t278);
    SANGI_MAC(t281, t282, UINT32_C(0xffffffff), t270, t261, t280);
    SANGI_MAC(t283, t284, UINT32_C(0x00000000), t270, t263, t282);
    SANGI_MAC(t285, t286, UINT32_C(0xffffffff), t270, t265, t284);
    sangi_limb c288 = 0;
    const sangi_limb t287 = sangi_limb_add(t267, t286, &c288);
    sangi_limb c291 = 0;
    const sangi_limb t290 = sangi_limb_add(c268, c288, &c291);
    /* t += x[7] * y */
    SANGI_MAC(t292, t293, y0, x7, t273, 0);
    SANGI_MAC(t294, t295, y1, x7, t275, t293);
    SANGI_MAC(t296, t297, y2, x7, t277, t295);
    SANGI_MAC(t298, t299, y3, x7, t279, t297);
    SANGI_MAC(t300, t301, y4, x7, t281, t299);
    SANGI_MAC(t302, t303, y5, x7, t283, t301);
    SANGI_MAC(t304, t305, y6, x7, t285, t303);
    SANGI_MAC(t306, t307, y7, x7, t287, t305);
    sangi_limb c309 = 0;
    const sangi_limb t308 = sangi_limb_add(t290, t307, &c309);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t310 = sangi_limb_mullo(t292, UINT32_C(0xee00bc4f));
    SANGI_MAC_HIGH(t312, UINT32_C(0xfc632551), t310, t292, 0);
    SANGI_MAC(t313, t314, UINT32_C(0xf3b9cac2), t310, t294, t312);
    SANGI_MAC(t315, t316, UINT32_C(0xa7179e84), t310, t296, t314);
    SANGI_MAC(t317, t318, UINT32_C(0xbce6faad), t310, t298, t316);
    SANGI_MAC(t319, t320, UINT32_C(0xffffffff), t310, t300, t318);
    SANGI_MAC(t321, t322, UINT32_C(0xffffffff), t310, t302, t320);
    SANGI_MAC(t323, t324, UINT32_C(0x00000000), t310, t304, t322);
    SANGI_MAC(t325, t326, UINT32_C(0xffffffff), t310, t306, t324);
    sangi_limb c328 = 0;
    const sangi_limb t327 = sangi_limb_add(t308, t326, &c328);
    /* d = s - p */
    sangi_limb c339 = 0;
    const sangi_limb t338 = sangi_limb_sub(t313, UINT32_C(0xfc632551), &c339);
    const sangi_limb t340 = sangi_limb_sub(t315, UINT32_C(0xf3b9cac2), &c339);
    const sangi_limb t342 = sangi_limb_sub(t317, UINT32_C(0xa7179e84), &c339);
    const sangi_limb t344 = sangi_limb_sub(t319, UINT32_C(0xbce6faad), &c339);
    const sangi_limb t346 = sangi_limb_sub(t321, UINT32_C(0xffffffff), &c339);
    const sangi_limb t348 = sangi_limb_sub(t323, UINT32_C(0xffffffff), &c339);
    const sangi_limb t350 = sangi_limb_sub(t325, UINT32_C(0x00000000), &c339);
    const sangi_limb t352 = sangi_limb_sub(t327, UINT32_C(0xffffffff), &c339);
    (void)sangi_limb_sub(c328, UINT32_C(0x00000000), &c339);
    /* s where d < 0, else d */
    const sangi_limb t357 = sangi_limb_mask(c339);
    const sangi_limb t358 = sangi_limb_select(t357, t313, t338);
    const sangi_limb t359 = sangi_limb_select(t357, t315, t340);
    const sangi_limb t360 = sangi_limb_select(t357, t317, t342);
    const sangi_limb t361 = sangi_limb_select(t357, t319, t344);
    const sangi_limb t362 = sangi_limb_select(t357, t321, t346);
    const sangi_limb t363 = sangi_limb_select(t357, t323, t348);
    const sangi_limb t364 = sangi_limb_select(t357, t325, t350);
    const sangi_limb t365 = sangi_limb_select(t357, t327, t352);
    z[0] = t358;
    z[1] = t359;
    z[2] = t360;
    z[3] = t361;
    z[4] = t362;
    z[5] = t363;
    z[6] = t364;
    z[7] = t365;
}
