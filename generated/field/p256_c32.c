/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_modulus[8];
extern const sangi_limb sangi_p256_one[8];
extern const sangi_limb sangi_p256_radix2[8];
extern const sangi_limb sangi_p256_root[8];
extern const sangi_limb sangi_p256_sqrt_exponent[8];
void sangi_p256_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p256_modulus[8] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000001),
    UINT32_C(0xffffffff),
};

const sangi_limb sangi_p256_one[8] = {
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffe),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p256_radix2[8] = {
    UINT32_C(0x00000003),
    UINT32_C(0x00000000),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffb),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffd),
    UINT32_C(0x00000004),
};

const sangi_limb sangi_p256_root[8] = {
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x00000001),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000002),
    UINT32_C(0xfffffffe),
};

const sangi_limb sangi_p256_sqrt_exponent[8] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x3fffffff),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x40000000),
    UINT32_C(0xc0000000),
    UINT32_C(0x3fffffff),
};

#define KERNEL(op) sangi_p256_##op##_c
#define N UINT32_C(0x00000001)
#define P0 UINT32_C(0xffffffff)
#define P1 UINT32_C(0xffffffff)
#define P2 UINT32_C(0xffffffff)
#define P3 UINT32_C(0x00000000)
#define P4 UINT32_C(0x00000000)
#define P5 UINT32_C(0x00000000)
#define P6 UINT32_C(0x00000001)
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
void sangi_p256_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    SANGI_MAC(t50, t51, UINT32_C(0x00000000), t34, t36, 0);
    SANGI_MAC(t52, t53, UINT32_C(0x00000000), t34, t38, t51);
    SANGI_MAC(t54, t55, UINT32_C(0x00000001), t34, t40, t53);
    SANGI_MAC(t56, t57, UINT32_C(0x00000000), t34, t42, t55);
    SANGI_MAC(t58, t59, UINT32_C(0x00000000), t34, t44, t57);
    SANGI_MAC(t60, t61, UINT32_C(0x00000001), t34, t46, t59);
    SANGI_MAC(t62, t63, UINT32_C(0xffffffff), t34, t48, t61);
    SANGI_MAC(t64, t65, UINT32_C(0x00000000), t34, t49, t63);
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
    SANGI_MAC(t84, t85, UINT32_C(0x00000000), t66, t68, 0);
    SANGI_MAC(t86, t87, UINT32_C(0x00000000), t66, t70, t85);
    SANGI_MAC(t88, t89, UINT32_C(0x00000001), t66, t72, t87);
    SANGI_MAC(t90, t91, UINT32_C(0x00000000), t66, t74, t89);
    SANGI_MAC(t92, t93, UINT32_C(0x00000000), t66, t76, t91);
    SANGI_MAC(t94, t95, UINT32_C(0x00000001), t66, t78, t93);
    SANGI_MAC(t96, t97, UINT32_C(0xffffffff), t66, t80, t95);
    SANGI_MAC(t98, t99, UINT32_C(0x00000000), t66, t82, t97);
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
    SANGI_MAC(t118, t119, UINT32_C(0x00000000), t100, t102, 0);
    SANGI_MAC(t120, t121, UINT32_C(0x00000000), t100, t104, t119);
    SANGI_MAC(t122, t123, UINT32_C(0x00000001), t100, t106, t121);
    SANGI_MAC(t124, t125, UINT32_C(0x00000000), t100, t108, t123);
    SANGI_MAC(t126, t127, UINT32_C(0x00000000), t100, t110, t125);
    SANGI_MAC(t128, t129, UINT32_C(0x00000001), t100, t112, t127);
    SANGI_MAC(t130, t131, UINT32_C(0xffffffff), t100, t114, t129);
    SANGI_MAC(t132, t133, UINT32_C(0x00000000), t100, t116, t131);
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
    SANGI_MAC(t153, t154, UINT32_C(0x00000000), t134, t136, 0);
    SANGI_MAC(t155, t156, UINT32_C(0x00000000), t134, t138, t154);
    SANGI_MAC(t157, t158, UINT32_C(0x00000001), t134, t140, t156);
    SANGI_MAC(t159, t160, UINT32_C(0x00000000), t134, t142, t158);
    SANGI_MAC(t161, t162, UINT32_C(0x00000000), t134, t144, t160);
    SANGI_MAC(t163, t164, UINT32_C(0x00000001), t134, t146, t162);
    SANGI_MAC(t165, t166, UINT32_C(0xffffffff), t134, t148, t164);
    SANGI_MAC(t167, t168, UINT32_C(0x00000000), t134, t150, t166);
    sangi_limb c170 = 0;
    const sangi_limb t169 = sangi_limb_add(t168, c151, &c170);
    /* t += x[4] * y */
    SANGI_MAC(t171, t172, y0, x4, t153, 0);
    SANGI_MAC(t173, t174, y1, x4, t155, t172);
    SANGI_MAC(t175, t176, y2, x4, t157, t174);
    SANGI_MAC(t177, t178, y3, x4, t159, t176);
    SANGI_MAC(t179, t180, y4, x4, t161, t178);
    SANGI_MAC(t181, t182, y5, x4, t163, t180);
    SANGI_MAC(t183, t184, y6, x4, t165, t182);
    SANGI_MAC(t185, t186, y7, x4, t167, t184);
    sangi_limb c188 = 0;
    const sangi_limb t187 = sangi_limb_add(t169, t186, &c188);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t190, t191, UINT32_C(0x00000000), t171, t173, 0);
    SANGI_MAC(t192, t193, UINT32_C(0x00000000), t171, t175, t191);
    SANGI_MAC(t194, t195, UINT32_C(0x00000001), t171, t177, t193);
    SANGI_MAC(t196, t197, UINT32_C(0x00000000), t171, t179, t195);
    SANGI_MAC(t198, t199, UINT32_C(0x00000000), t171, t181, t197);
    SANGI_MAC(t200, t201, UINT32_C(0x00000001), t171, t183, t199);
    SANGI_MAC(t202, t203, UINT32_C(0xffffffff), t171, t185, t201);
    SANGI_MAC(t204, t205, UINT32_C(0x00000000), t171, t187, t203);
    sangi_limb c207 = 0;
    const sangi_limb t206 = sangi_limb_add(t205, c188, &c207);
    /* t += x[5] * y */
    SANGI_MAC(t208, t209, y0, x5, t190, 0);
    SANGI_MAC(t210, t211, y1, x5, t192, t209);
    SANGI_MAC(t212, t213, y2, x5, t194, t211);
    SANGI_MAC(t214, t215, y3, x5, t196, t213);
    SANGI_MAC(t216, t217, y4, x5, t198, t215);
    SANGI_MAC(t218, t219, y5, x5, t200, t217);
    SANGI_MAC(t220, t221, y6, x5, t202, t219);
    SANGI_MAC(t222, t223, y7, x5, t204, t221);
    sangi_limb c225 = 0;
    const sangi_limb t224 = sangi_limb_add(t206, t223, &c225);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t227, t228, UINT32_C(0x00000000), t208, t210, 0);
    SANGI_MAC(t229, t230, UINT32_C(0x00000000), t208, t212, t228);
    SANGI_MAC(t231, t232, UINT32_C(0x00000001), t208, t214, t230);
    SANGI_MAC(t233, t234, UINT32_C(0x00000000), t208, t216, t232);
    SANGI_MAC(t235, t236, UINT32_C(0x00000000), t208, t218, t234);
    SANGI_MAC(t237, t238, UINT32_C(0x00000001), t208, t220, t236);
    SANGI_MAC(t239, t240, UINT32_C(0xffffffff), t208, t222, t238);
    SANGI_MAC(t241, t242, UINT32_C(0x00000000), t208, t224, t240);
    sangi_limb c244 = 0;
    const sangi_limb t243 = sangi_limb_add(t242, c225, &c244);
    /* t += x[6] * y */
    SANGI_MAC(t245, t246, y0, x6, t227, 0);
    SANGI_MAC(t247, t248, y1, x6, t229, t246);
    SANGI_MAC(t249, t250, y2, x6, t231, t248);
    SANGI_MAC(t251, t252, y3, x6, t233, t250);
    SANGI_MAC(t253, t254, y4, x6, t235, t252);
    SANGI_MAC(t255, t256, y5, x6, t237, t254);
    SANGI_MAC(t257, t258, y6, x6, t239, t256);
    SANGI_MAC(t259, t260, y7, x6, t241, t258);
    sangi_limb c262 = 0;
    const sangi_limb t261 = sangi_limb_add(t243, t260, &c262);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t264, t265, UINT32_C(0x00000000), t245, t247, 0);
    SANGI_MAC(t266, t267, UINT32_C(0x00000000), t245, t249, t265);
    SANGI_MAC(t268, t269, UINT32_C(0x00000001), t245, t251, t267);
    SANGI_MAC(t270, t271, UINT32_C(0x00000000), t245, t253, t269);
    SANGI_MAC(t272, t273, UINT32_C(0x00000000), t245, t255, t271);
    SANGI_MAC(t274, t275, UINT32_C(0x00000001), t245, t257, t273);
    SANGI_MAC(t276, t277, UINT32_C(0xffffffff), t245, t259, t275);
    SANGI_MAC(t278, t279, UINT32_C(0x00000000), t245, t261, t277);
    sangi_limb c281 = 0;
    const sangi_limb t280 = sangi_limb_add(t279, c262, &c281);
    /* t += x[7] * y */
    SANGI_MAC(t282, t283, y0, x7, t264, 0);
    SANGI_MAC(t284, t285, y1, x7, t266, t283);
    SANGI_MAC(t286, t287, y2, x7, t268, t285);
    SANGI_MAC(t288, t289, y3, x7, t270, t287);
    SANGI_MAC(t290, t291, y4, x7, t272, t289);
    SANGI_MAC(t292, t293, y5, x7, t274, t291);
    SANGI_MAC(t294, t295, y6, x7, t276, t293);
    SANGI_MAC(t296, t297, y7, x7, t278, t295);
    sangi_limb c299 = 0;
    const sangi_limb t298 = sangi_limb_add(t280, t297, &c299);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    SANGI_MAC(t300, t301, UINT32_C(0x00000000), t282, t284, 0);
    SANGI_MAC(t302, t303, UINT32_C(0x00000000), t282, t286, t301);
    SANGI_MAC(t304, t305, UINT32_C(0x00000001), t282, t288, t303);
    SANGI_MAC(t306, t307, UINT32_C(0x00000000), t282, t290, t305);
    SANGI_MAC(t308, t309, UINT32_C(0x00000000), t282, t292, t307);
    SANGI_MAC(t310, t311, UINT32_C(0x00000001), t282, t294, t309);
    SANGI_MAC(t312, t313, UINT32_C(0xffffffff), t282, t296, t311);
    SANGI_MAC(t314, t315, UINT32_C(0x00000000), t282, t298, t313);
    /* d = s - p */
    sangi_limb c325 = 0;
    const sangi_limb t324 = sangi_limb_sub(t300, UINT32_C(0xffffffff), &c325);
    const sangi_limb t326 = sangi_limb_sub(t302, UINT32_C(0xffffffff), &c325);
    const sangi_limb t328 = sangi_limb_sub(t304, UINT32_C(0xffffffff), &c325);
    const sangi_limb t330 = sangi_limb_sub(t306, UINT32_C(0x00000000), &c325);
    const sangi_limb t332 = sangi_limb_sub(t308, UINT32_C(0x00000000), &c325);
    const sangi_limb t334 = sangi_limb_sub(t310, UINT32_C(0x00000000), &c325);
    const sangi_limb t336 = sangi_limb_sub(t312, UINT32_C(0x00000001), &c325);
    const sangi_limb t338 = sangi_limb_sub(t314, UINT32_C(0xffffffff), &c325);
    (void)sangi_limb_sub(t315, UINT32_C(0x00000000), &c325);
    /* s where d < 0, else d */
    const sangi_limb t343 = sangi_limb_mask(c325);
    const sangi_limb t344 = sangi_limb_select(t343, t300, t324);
    const sangi_limb t345 = sangi_limb_select(t343, t302, t326);
    const sangi_limb t346 = sangi_limb_select(t343, t304, t328);
    const sangi_limb t347 = sangi_limb_select(t343, t306, t330);
    const sangi_limb t348 = sangi_limb_select(t343, t308, t332);
    const sangi_limb t349 = sangi_limb_select(t343, t310, t334);
    const sangi_limb t350 = sangi_limb_select(t343, t312, t336);
    const sangi_limb t351 = sangi_limb_select(t343, t314, t338);
    z[0] = t344;
    z[1] = t345;
    z[2] = t346;
    z[3] = t347;
    z[4] = t348;
    z[5] = t349;
    z[6] = t350;
    z[7] = t351;
}
