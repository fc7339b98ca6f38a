/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_order_modulus[4];
extern const sangi_limb sangi_secp256k1_order_one[4];
extern const sangi_limb sangi_secp256k1_order_radix2[4];
extern const sangi_limb sangi_secp256k1_order_root[4];
extern const sangi_limb sangi_secp256k1_order_sqrt_exponent[4];
void sangi_secp256k1_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_secp256k1_order_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_secp256k1_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_secp256k1_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_secp256k1_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_secp256k1_order_is_zero_c(const sangi_limb *x);
sangi_limb sangi_secp256k1_order_equal_c(const sangi_limb *x, const sangi_limb *y);

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

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* s = x + y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_add(x0, y0, &c10);
    const sangi_limb t11 = sangi_limb_add(x1, y1, &c10);
    const sangi_limb t13 = sangi_limb_add(x2, y2, &c10);
    const sangi_limb t15 = sangi_limb_add(x3, y3, &c10);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c23 = 0;
    const sangi_limb t22 = sangi_limb_sub(t9, UINT64_C(0xbfd25e8cd0364141), &c23);
    const sangi_limb t24 = sangi_limb_sub(t11, UINT64_C(0xbaaedce6af48a03b), &c23);
    const sangi_limb t26 = sangi_limb_sub(t13, UINT64_C(0xfffffffffffffffe), &c23);
    const sangi_limb t28 = sangi_limb_sub(t15, UINT64_C(0xffffffffffffffff), &c23);
    (void)sangi_limb_sub(c10, UINT64_C(0x0000000000000000), &c23);
    /* s where d < 0, else d */
    const sangi_limb t33 = sangi_limb_mask(c23);
    const sangi_limb t34 = sangi_limb_select(t33, t9, t22);
    const sangi_limb t35 = sangi_limb_select(t33, t11, t24);
    const sangi_limb t36 = sangi_limb_select(t33, t13, t26);
    const sangi_limb t37 = sangi_limb_select(t33, t15, t28);
    z[0] = t34;
    z[1] = t35;
    z[2] = t36;
    z[3] = t37;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* d = x - y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_sub(x0, y0, &c10);
    const sangi_limb t11 = sangi_limb_sub(x1, y1, &c10);
    const sangi_limb t13 = sangi_limb_sub(x2, y2, &c10);
    const sangi_limb t15 = sangi_limb_sub(x3, y3, &c10);
    /* t = d + p */
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_add(t9, UINT64_C(0xbfd25e8cd0364141), &c22);
    const sangi_limb t23 = sangi_limb_add(t11, UINT64_C(0xbaaedce6af48a03b), &c22);
    const sangi_limb t25 = sangi_limb_add(t13, UINT64_C(0xfffffffffffffffe), &c22);
    const sangi_limb t27 = sangi_limb_add(t15, UINT64_C(0xffffffffffffffff), &c22);
    /* t where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c10);
    const sangi_limb t30 = sangi_limb_select(t29, t21, t9);
    const sangi_limb t31 = sangi_limb_select(t29, t23, t11);
    const sangi_limb t32 = sangi_limb_select(t29, t25, t13);
    const sangi_limb t33 = sangi_limb_select(t29, t27, t15);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_secp256k1_order_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* d = x - y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c10);
    const sangi_limb t11 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c10);
    const sangi_limb t13 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c10);
    const sangi_limb t15 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c10);
    /* t = d + p */
    sangi_limb c22 = 0;
    const sangi_limb t21 = sangi_limb_add(t9, UINT64_C(0xbfd25e8cd0364141), &c22);
    const sangi_limb t23 = sangi_limb_add(t11, UINT64_C(0xbaaedce6af48a03b), &c22);
    const sangi_limb t25 = sangi_limb_add(t13, UINT64_C(0xfffffffffffffffe), &c22);
    const sangi_limb t27 = sangi_limb_add(t15, UINT64_C(0xffffffffffffffff), &c22);
    /* t where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c10);
    const sangi_limb t30 = sangi_limb_select(t29, t21, t9);
    const sangi_limb t31 = sangi_limb_select(t29, t23, t11);
    const sangi_limb t32 = sangi_limb_select(t29, t25, t13);
    const sangi_limb t33 = sangi_limb_select(t29, t27, t15);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* s = x + y */
    sangi_limb c6 = 0;
    const sangi_limb t5 = sangi_limb_add(x0, x0, &c6);
    const sangi_limb t7 = sangi_limb_add(x1, x1, &c6);
    const sangi_limb t9 = sangi_limb_add(x2, x2, &c6);
    const sangi_limb t11 = sangi_limb_add(x3, x3, &c6);
    /* s has one more limb: its carry */
    /* d = s - p */
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_sub(t5, UINT64_C(0xbfd25e8cd0364141), &c19);
    const sangi_limb t20 = sangi_limb_sub(t7, UINT64_C(0xbaaedce6af48a03b), &c19);
    const sangi_limb t22 = sangi_limb_sub(t9, UINT64_C(0xfffffffffffffffe), &c19);
    const sangi_limb t24 = sangi_limb_sub(t11, UINT64_C(0xffffffffffffffff), &c19);
    (void)sangi_limb_sub(c6, UINT64_C(0x0000000000000000), &c19);
    /* s where d < 0, else d */
    const sangi_limb t29 = sangi_limb_mask(c19);
    const sangi_limb t30 = sangi_limb_select(t29, t5, t18);
    const sangi_limb t31 = sangi_limb_select(t29, t7, t20);
    const sangi_limb t32 = sangi_limb_select(t29, t9, t22);
    const sangi_limb t33 = sangi_limb_select(t29, t11, t24);
    z[0] = t30;
    z[1] = t31;
    z[2] = t32;
    z[3] = t33;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* s = x + p where x is odd, else x */
    const sangi_limb c5 = (sangi_limb)(x0 & 1);
    const sangi_limb t6 = sangi_limb_mask(c5);
    const sangi_limb t11 = (sangi_limb)(UINT64_C(0xbfd25e8cd0364141) & t6);
    const sangi_limb t12 = (sangi_limb)(UINT64_C(0xbaaedce6af48a03b) & t6);
    const sangi_limb t13 = (sangi_limb)(UINT64_C(0xfffffffffffffffe) & t6);
    const sangi_limb t14 = (sangi_limb)(UINT64_C(0xffffffffffffffff) & t6);
    sangi_limb c16 = 0;
    const sangi_limb t15 = sangi_limb_add(x0, t11, &c16);
    const sangi_limb t17 = sangi_limb_add(x1, t12, &c16);
    const sangi_limb t19 = sangi_limb_add(x2, t13, &c16);
    const sangi_limb t21 = sangi_limb_add(x3, t14, &c16);
    /* s / 2 */
    const sangi_limb t23 = sangi_limb_shift(t21, &c16);
    const sangi_limb t25 = sangi_limb_shift(t19, &c16);
    const sangi_limb t27 = sangi_limb_shift(t17, &c16);
    const sangi_limb t29 = sangi_limb_shift(t15, &c16);
    z[0] = t29;
    z[1] = t27;
    z[2] = t25;
    z[3] = t23;
}

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
    sangi_limb t19;
    const sangi_limb t18 = sangi_limb_mac(y0, x0, 0, 0, &t19);
    sangi_limb t21;
    const sangi_limb t20 = sangi_limb_mac(y1, x0, t19, 0, &t21);
    sangi_limb t23;
    const sangi_limb t22 = sangi_limb_mac(y2, x0, t21, 0, &t23);
    sangi_limb t25;
    const sangi_limb t24 = sangi_limb_mac(y3, x0, t23, 0, &t25);
    /* t = (t - t[0]) / 2^width + t[0] * m, m = 1 / 2^width mod p */
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(k[4], t18, t20, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(k[5], t18, t22, t27, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(k[3], t18, t24, t29, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(k[6], t18, t25, t31, &t33);
    /* t += x[1] * y */
    sangi_limb t35;
    const sangi_limb t34 = sangi_limb_mac(y0, x1, t26, 0, &t35);
    sangi_limb t37;
    const sangi_limb t36 = sangi_limb_mac(y1, x1, t28, t35, &t37);
    sangi_limb t39;
    const sangi_limb t38 = sangi_limb_mac(y2, x1, t30, t37, &t39);
    sangi_limb t41;
    const sangi_limb t40 = sangi_limb_mac(y3, x1, t32, t39, &t41);
    sangi_limb c43 = 0;
    const sangi_limb t42 = sangi_limb_add(t33, t41, &c43);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t45 = sangi_limb_mullo(t34, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t47;
    (void)sangi_limb_mac(k[0], t45, t34, 0, &t47);
    sangi_limb t49;
    const sangi_limb t48 = sangi_limb_mac(k[1], t45, t36, t47, &t49);
    sangi_limb t51;
    const sangi_limb t50 = sangi_limb_mac(k[2], t45, t38, t49, &t51);
    sangi_limb t53;
    const sangi_limb t52 = sangi_limb_mac(k[3], t45, t40, t51, &t53);
    sangi_limb c55 = 0;
    const sangi_limb t54 = sangi_limb_add(t42, t53, &c55);
    sangi_limb c58 = 0;
    const sangi_limb t57 = sangi_limb_add(c43, c55, &c58);
    /* t += x[2] * y */
    sangi_limb t60;
    const sangi_limb t59 = sangi_limb_mac(y0, x2, t48, 0, &t60);
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(y1, x2, t50, t60, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(y2, x2, t52, t62, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(y3, x2, t54, t64, &t66);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t57, t66, &c68);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t70 = sangi_limb_mullo(t59, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t72;
    (void)sangi_limb_mac(k[0], t70, t59, 0, &t72);
    sangi_limb t74;
    const sangi_limb t73 = sangi_limb_mac(k[1], t70, t61, t72, &t74);
    sangi_limb t76;
    const sangi_limb t75 = sangi_limb_mac(k[2], t70, t63, t74, &t76);
    sangi_limb t78;
    const sangi_limb t77 = sangi_limb_mac(k[3], t70, t65, t76, &t78);
    sangi_limb c80 = 0;
    const sangi_limb t79 = sangi_limb_add(t67, t78, &c80);
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_add(c68, c80, &c83);
    /* t += x[3] * y */
    sangi_limb t85;
    const sangi_limb t84 = sangi_limb_mac(y0, x3, t73, 0, &t85);
    sangi_limb t87;
    const sangi_limb t86 = sangi_limb_mac(y1, x3, t75, t85, &t87);
    sangi_limb t89;
    const sangi_limb t88 = sangi_limb_mac(y2, x3, t77, t87, &t89);
    sangi_limb t91;
    const sangi_limb t90 = sangi_limb_mac(y3, x3, t79, t89, &t91);
    sangi_limb c93 = 0;
    const sangi_limb t92 = sangi_limb_add(t82, t91, &c93);
    /* t = (t + q * p) / 2^width, which is exact */
    const sangi_limb t95 = sangi_limb_mullo(t84, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t97;
    (void)sangi_limb_mac(k[0], t95, t84, 0, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(k[1], t95, t86, t97, &t99);
    sangi_limb t101;
    const sangi_limb t100 = sangi_limb_mac(k[2], t95, t88, t99, &t101);
    sangi_limb t103;
    const sangi_limb t102 = sangi_limb_mac(k[3], t95, t90, t101, &t103);
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

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0xbfd25e8cd0364141), UINT64_C(0xbaaedce6af48a03b), UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* the products x[i] * x[j] with i < j */
    sangi_limb t7;
    const sangi_limb t6 = sangi_limb_mac(x0, x1, 0, 0, &t7);
    sangi_limb t9;
    const sangi_limb t8 = sangi_limb_mac(x0, x2, t7, 0, &t9);
    sangi_limb t11;
    const sangi_limb t10 = sangi_limb_mac(x0, x3, t9, 0, &t11);
    sangi_limb t13;
    const sangi_limb t12 = sangi_limb_mac(x1, x2, t10, 0, &t13);
    sangi_limb t15;
    const sangi_limb t14 = sangi_limb_mac(x1, x3, t11, t13, &t15);
    sangi_limb t17;
    const sangi_limb t16 = sangi_limb_mac(x2, x3, t15, 0, &t17);
    /* twice these */
    sangi_limb c19 = 0;
    const sangi_limb t18 = sangi_limb_add(t6, t6, &c19);
    const sangi_limb t20 = sangi_limb_add(t8, t8, &c19);
    const sangi_limb t22 = sangi_limb_add(t12, t12, &c19);
    const sangi_limb t24 = sangi_limb_add(t14, t14, &c19);
    const sangi_limb t26 = sangi_limb_add(t16, t16, &c19);
    const sangi_limb t28 = sangi_limb_add(t17, t17, &c19);
    /* and the squares x[i]^2 */
    sangi_limb t32;
    const sangi_limb t31 = sangi_limb_mac(x0, x0, 0, 0, &t32);
    sangi_limb t34;
    const sangi_limb t33 = sangi_limb_mac(x1, x1, 0, 0, &t34);
    sangi_limb t36;
    const sangi_limb t35 = sangi_limb_mac(x2, x2, 0, 0, &t36);
    sangi_limb t38;
    const sangi_limb t37 = sangi_limb_mac(x3, x3, 0, 0, &t38);
    sangi_limb c40 = 0;
    const sangi_limb t39 = sangi_limb_add(t18, t32, &c40);
    const sangi_limb t41 = sangi_limb_add(t20, t33, &c40);
    const sangi_limb t43 = sangi_limb_add(t22, t34, &c40);
    const sangi_limb t45 = sangi_limb_add(t24, t35, &c40);
    const sangi_limb t47 = sangi_limb_add(t26, t36, &c40);
    const sangi_limb t49 = sangi_limb_add(t28, t37, &c40);
    const sangi_limb t51 = sangi_limb_add(c19, t38, &c40);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t58 = sangi_limb_mullo(t31, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t60;
    (void)sangi_limb_mac(t58, k[0], t31, 0, &t60);
    sangi_limb t62;
    const sangi_limb t61 = sangi_limb_mac(t58, k[1], t39, t60, &t62);
    sangi_limb t64;
    const sangi_limb t63 = sangi_limb_mac(t58, k[2], t41, t62, &t64);
    sangi_limb t66;
    const sangi_limb t65 = sangi_limb_mac(t58, k[3], t43, t64, &t66);
    sangi_limb c68 = 0;
    const sangi_limb t67 = sangi_limb_add(t45, t66, &c68);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t69 = sangi_limb_mullo(t61, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t71;
    (void)sangi_limb_mac(t69, k[0], t61, 0, &t71);
    sangi_limb t73;
    const sangi_limb t72 = sangi_limb_mac(t69, k[1], t63, t71, &t73);
    sangi_limb t75;
    const sangi_limb t74 = sangi_limb_mac(t69, k[2], t65, t73, &t75);
    sangi_limb t77;
    const sangi_limb t76 = sangi_limb_mac(t69, k[3], t67, t75, &t77);
    const sangi_limb t78 = sangi_limb_add(t47, t77, &c68);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t80 = sangi_limb_mullo(t72, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t82;
    (void)sangi_limb_mac(t80, k[0], t72, 0, &t82);
    sangi_limb t84;
    const sangi_limb t83 = sangi_limb_mac(t80, k[1], t74, t82, &t84);
    sangi_limb t86;
    const sangi_limb t85 = sangi_limb_mac(t80, k[2], t76, t84, &t86);
    sangi_limb t88;
    const sangi_limb t87 = sangi_limb_mac(t80, k[3], t78, t86, &t88);
    const sangi_limb t89 = sangi_limb_add(t49, t88, &c68);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t91 = sangi_limb_mullo(t83, UINT64_C(0x4b0dff665588b13f));
    sangi_limb t93;
    (void)sangi_limb_mac(t91, k[0], t83, 0, &t93);
    sangi_limb t95;
    const sangi_limb t94 = sangi_limb_mac(t91, k[1], t85, t93, &t95);
    sangi_limb t97;
    const sangi_limb t96 = sangi_limb_mac(t91, k[2], t87, t95, &t97);
    sangi_limb t99;
    const sangi_limb t98 = sangi_limb_mac(t91, k[3], t89, t97, &t99);
    const sangi_limb t100 = sangi_limb_add(t51, t99, &c68);
    /* d = s - p */
    sangi_limb c108 = 0;
    const sangi_limb t107 = sangi_limb_sub(t94, k[0], &c108);
    const sangi_limb t109 = sangi_limb_sub(t96, k[1], &c108);
    const sangi_limb t111 = sangi_limb_sub(t98, k[2], &c108);
    const sangi_limb t113 = sangi_limb_sub(t100, k[3], &c108);
    (void)sangi_limb_sub(c68, UINT64_C(0x0000000000000000), &c108);
    /* s where d < 0, else d */
    const sangi_limb t118 = sangi_limb_mask(c108);
    const sangi_limb t119 = sangi_limb_select(t118, t94, t107);
    const sangi_limb t120 = sangi_limb_select(t118, t96, t109);
    const sangi_limb t121 = sangi_limb_select(t118, t98, t111);
    const sangi_limb t122 = sangi_limb_select(t118, t100, t113);
    z[0] = t119;
    z[1] = t120;
    z[2] = t121;
    z[3] = t122;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_secp256k1_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x4000000000000000), UINT64_C(0xbfd25e8cd0364141), UINT64_C(0xbaaedce6af48a03b), UINT64_C(0xfffffffffffffffe), UINT64_C(0xffffffffffffffff)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* t = x * c */
    sangi_limb t7;
    const sangi_limb t6 = sangi_limb_mac(x0, c, 0, 0, &t7);
    sangi_limb t9;
    const sangi_limb t8 = sangi_limb_mac(x1, c, t7, 0, &t9);
    sangi_limb t11;
    const sangi_limb t10 = sangi_limb_mac(x2, c, t9, 0, &t11);
    sangi_limb t13;
    const sangi_limb t12 = sangi_limb_mac(x3, c, t11, 0, &t13);
    /* q, at most one below the quotient of t by p */
    sangi_limb t16;
    (void)sangi_limb_mac(t12, UINT64_C(0x0000000000000004), 0, 0, &t16);
    sangi_limb t18;
    const sangi_limb t17 = sangi_limb_mac(t13, UINT64_C(0x0000000000000004), t16, 0, &t18);
    sangi_limb t21;
    (void)sangi_limb_mac(t17, k[0], 0, 0, &t21);
    /* t - q * p */
    sangi_limb t27;
    const sangi_limb t26 = sangi_limb_mac(k[1], t21, 0, 0, &t27);
    sangi_limb t29;
    const sangi_limb t28 = sangi_limb_mac(k[2], t21, t27, 0, &t29);
    sangi_limb t31;
    const sangi_limb t30 = sangi_limb_mac(k[3], t21, t29, 0, &t31);
    sangi_limb t33;
    const sangi_limb t32 = sangi_limb_mac(k[4], t21, t31, 0, &t33);
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
    const sangi_limb t52 = sangi_limb_sub(t38, k[3], &c49);
    const sangi_limb t54 = sangi_limb_sub(t40, k[4], &c49);
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

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_secp256k1_order_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    const sangi_limb t11 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t12 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t13 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t14 = sangi_limb_select(t2, x3, y3);
    z[0] = t11;
    z[1] = t12;
    z[2] = t13;
    z[3] = t14;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_secp256k1_order_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
    const sangi_limb x0 = x[0];
    const sangi_limb y0 = y[0];
    const sangi_limb t5 = sangi_limb_select(t2, y0, x0);
    const sangi_limb t6 = sangi_limb_select(t2, x0, y0);
    x[0] = t5;
    y[0] = t6;
    const sangi_limb x1 = x[1];
    const sangi_limb y1 = y[1];
    const sangi_limb t9 = sangi_limb_select(t2, y1, x1);
    const sangi_limb t10 = sangi_limb_select(t2, x1, y1);
    x[1] = t9;
    y[1] = t10;
    const sangi_limb x2 = x[2];
    const sangi_limb y2 = y[2];
    const sangi_limb t13 = sangi_limb_select(t2, y2, x2);
    const sangi_limb t14 = sangi_limb_select(t2, x2, y2);
    x[2] = t13;
    y[2] = t14;
    const sangi_limb x3 = x[3];
    const sangi_limb y3 = y[3];
    const sangi_limb t17 = sangi_limb_select(t2, y3, x3);
    const sangi_limb t18 = sangi_limb_select(t2, x3, y3);
    x[3] = t17;
    y[3] = t18;
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_secp256k1_order_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    /* the union of the limbs */
    const sangi_limb t5 = (sangi_limb)(x0 | x1);
    const sangi_limb t6 = (sangi_limb)(t5 | x2);
    const sangi_limb t7 = (sangi_limb)(t6 | x3);
    /* below 1 only if it is 0 */
    sangi_limb c10 = 0;
    (void)sangi_limb_sub(t7, UINT64_C(0x0000000000000001), &c10);
    const sangi_limb t11 = sangi_limb_mask(c10);
    return t11;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_secp256k1_order_equal_c(const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb y0 = y[0];
    const sangi_limb y1 = y[1];
    const sangi_limb y2 = y[2];
    const sangi_limb y3 = y[3];
    /* the union of the limbs */
    const sangi_limb t9 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t10 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t11 = (sangi_limb)(t9 | t10);
    const sangi_limb t12 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t13 = (sangi_limb)(t11 | t12);
    const sangi_limb t14 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t15 = (sangi_limb)(t13 | t14);
    /* below 1 only if it is 0 */
    sangi_limb c18 = 0;
    (void)sangi_limb_sub(t15, UINT64_C(0x0000000000000001), &c18);
    const sangi_limb t19 = sangi_limb_mask(c18);
    return t19;
}
