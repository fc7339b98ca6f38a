/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
 * p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; 511 bits in 8 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p511_modulus[8];
extern const sangi_limb sangi_p511_one[8];
extern const sangi_limb sangi_p511_radix2[8];
extern const sangi_limb sangi_p511_root[8];
extern const sangi_limb sangi_p511_sqrt_exponent[8];
void sangi_p511_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_neg_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_dbl_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_half_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);
void sangi_p511_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p511_reduce_c(sangi_limb *z, const sangi_limb *x);
void sangi_p511_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
void sangi_p511_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask);
sangi_limb sangi_p511_is_zero_c(const sangi_limb *x);
sangi_limb sangi_p511_equal_c(const sangi_limb *x, const sangi_limb *y);

const sangi_limb sangi_p511_modulus[8] = {
    UINT64_C(0x1b81b90533c6c87b),
    UINT64_C(0xc2721bf457aca835),
    UINT64_C(0x516730cc1f0b4f25),
    UINT64_C(0xa7aac6c567f35507),
    UINT64_C(0x5afbfcc69322c9cd),
    UINT64_C(0xb42d083aedc88c42),
    UINT64_C(0xfc8ab0d15e3e4c4a),
    UINT64_C(0x65b48e8f740f89bf),
};

const sangi_limb sangi_p511_one[8] = {
    UINT64_C(0xc8fc8df598726f0a),
    UINT64_C(0x7b1bc81750a6af95),
    UINT64_C(0x5d319e67c1e961b4),
    UINT64_C(0xb0aa7275301955f1),
    UINT64_C(0x4a080672d9ba6c64),
    UINT64_C(0x97a5ef8a246ee77b),
    UINT64_C(0x06ea9e5d4383676a),
    UINT64_C(0x3496e2e117e0ec80),
};

const sangi_limb sangi_p511_radix2[8] = {
    UINT64_C(0x36905b572ffc1724),
    UINT64_C(0x67086f4525f1f27d),
    UINT64_C(0x4faf3fbfd22370ca),
    UINT64_C(0x192ea214bcc584b1),
    UINT64_C(0x5dae03ee2f5de3d0),
    UINT64_C(0x1e9248731776b371),
    UINT64_C(0xad5f166e20e4f52d),
    UINT64_C(0x4ed759aea6f3917e),
};

const sangi_limb sangi_p511_root[8] = {
    UINT64_C(0x52852b0f9b545971),
    UINT64_C(0x475653dd0705f89f),
    UINT64_C(0xf43592645d21ed71),
    UINT64_C(0xf700545037d9ff15),
    UINT64_C(0x10f3f653b9685d68),
    UINT64_C(0x1c8718b0c959a4c7),
    UINT64_C(0xf5a012741abae4e0),
    UINT64_C(0x311dabae5c2e9d3f),
};

const sangi_limb sangi_p511_sqrt_exponent[8] = {
    UINT64_C(0x46e06e414cf1b21e),
    UINT64_C(0x709c86fd15eb2a0d),
    UINT64_C(0xd459cc3307c2d3c9),
    UINT64_C(0x69eab1b159fcd541),
    UINT64_C(0x96beff31a4c8b273),
    UINT64_C(0xad0b420ebb722310),
    UINT64_C(0xff22ac34578f9312),
    UINT64_C(0x196d23a3dd03e26f),
};

/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x + y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p511_add_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* s = x + y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_add(x0, y0, &c18);
    const sangi_limb t19 = sangi_limb_add(x1, y1, &c18);
    const sangi_limb t21 = sangi_limb_add(x2, y2, &c18);
    const sangi_limb t23 = sangi_limb_add(x3, y3, &c18);
    const sangi_limb t25 = sangi_limb_add(x4, y4, &c18);
    const sangi_limb t27 = sangi_limb_add(x5, y5, &c18);
    const sangi_limb t29 = sangi_limb_add(x6, y6, &c18);
    const sangi_limb t31 = sangi_limb_add(x7, y7, &c18);
    /* d = s - p */
    sangi_limb c42 = 0;
    const sangi_limb t41 = sangi_limb_sub(t17, UINT64_C(0x1b81b90533c6c87b), &c42);
    const sangi_limb t43 = sangi_limb_sub(t19, UINT64_C(0xc2721bf457aca835), &c42);
    const sangi_limb t45 = sangi_limb_sub(t21, UINT64_C(0x516730cc1f0b4f25), &c42);
    const sangi_limb t47 = sangi_limb_sub(t23, UINT64_C(0xa7aac6c567f35507), &c42);
    const sangi_limb t49 = sangi_limb_sub(t25, UINT64_C(0x5afbfcc69322c9cd), &c42);
    const sangi_limb t51 = sangi_limb_sub(t27, UINT64_C(0xb42d083aedc88c42), &c42);
    const sangi_limb t53 = sangi_limb_sub(t29, UINT64_C(0xfc8ab0d15e3e4c4a), &c42);
    const sangi_limb t55 = sangi_limb_sub(t31, UINT64_C(0x65b48e8f740f89bf), &c42);
    /* s where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c42);
    const sangi_limb t58 = sangi_limb_select(t57, t17, t41);
    const sangi_limb t59 = sangi_limb_select(t57, t19, t43);
    const sangi_limb t60 = sangi_limb_select(t57, t21, t45);
    const sangi_limb t61 = sangi_limb_select(t57, t23, t47);
    const sangi_limb t62 = sangi_limb_select(t57, t25, t49);
    const sangi_limb t63 = sangi_limb_select(t57, t27, t51);
    const sangi_limb t64 = sangi_limb_select(t57, t29, t53);
    const sangi_limb t65 = sangi_limb_select(t57, t31, t55);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
}

/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- (x - y) mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p511_sub_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
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
    /* d = x - y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(x0, y0, &c18);
    const sangi_limb t19 = sangi_limb_sub(x1, y1, &c18);
    const sangi_limb t21 = sangi_limb_sub(x2, y2, &c18);
    const sangi_limb t23 = sangi_limb_sub(x3, y3, &c18);
    const sangi_limb t25 = sangi_limb_sub(x4, y4, &c18);
    const sangi_limb t27 = sangi_limb_sub(x5, y5, &c18);
    const sangi_limb t29 = sangi_limb_sub(x6, y6, &c18);
    const sangi_limb t31 = sangi_limb_sub(x7, y7, &c18);
    /* t = d + p */
    sangi_limb c42 = 0;
    const sangi_limb t41 = sangi_limb_add(t17, UINT64_C(0x1b81b90533c6c87b), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT64_C(0xc2721bf457aca835), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT64_C(0x516730cc1f0b4f25), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT64_C(0xa7aac6c567f35507), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT64_C(0x5afbfcc69322c9cd), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT64_C(0xb42d083aedc88c42), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT64_C(0xfc8ab0d15e3e4c4a), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT64_C(0x65b48e8f740f89bf), &c42);
    /* t where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c42);
    const sangi_limb t58 = sangi_limb_select(t57, t41, t17);
    const sangi_limb t59 = sangi_limb_select(t57, t43, t19);
    const sangi_limb t60 = sangi_limb_select(t57, t45, t21);
    const sangi_limb t61 = sangi_limb_select(t57, t47, t23);
    const sangi_limb t62 = sangi_limb_select(t57, t49, t25);
    const sangi_limb t63 = sangi_limb_select(t57, t51, t27);
    const sangi_limb t64 = sangi_limb_select(t57, t53, t29);
    const sangi_limb t65 = sangi_limb_select(t57, t55, t31);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
}

/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
/* z <- -x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p, and z = 0 for x = 0
 */
void sangi_p511_neg_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* d = x - y */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x0, &c18);
    const sangi_limb t19 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x1, &c18);
    const sangi_limb t21 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x2, &c18);
    const sangi_limb t23 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x3, &c18);
    const sangi_limb t25 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x4, &c18);
    const sangi_limb t27 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x5, &c18);
    const sangi_limb t29 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x6, &c18);
    const sangi_limb t31 = sangi_limb_sub(sangi_limb_hide(UINT64_C(0x0000000000000000)), x7, &c18);
    /* t = d + p */
    sangi_limb c42 = 0;
    const sangi_limb t41 = sangi_limb_add(t17, UINT64_C(0x1b81b90533c6c87b), &c42);
    const sangi_limb t43 = sangi_limb_add(t19, UINT64_C(0xc2721bf457aca835), &c42);
    const sangi_limb t45 = sangi_limb_add(t21, UINT64_C(0x516730cc1f0b4f25), &c42);
    const sangi_limb t47 = sangi_limb_add(t23, UINT64_C(0xa7aac6c567f35507), &c42);
    const sangi_limb t49 = sangi_limb_add(t25, UINT64_C(0x5afbfcc69322c9cd), &c42);
    const sangi_limb t51 = sangi_limb_add(t27, UINT64_C(0xb42d083aedc88c42), &c42);
    const sangi_limb t53 = sangi_limb_add(t29, UINT64_C(0xfc8ab0d15e3e4c4a), &c42);
    const sangi_limb t55 = sangi_limb_add(t31, UINT64_C(0x65b48e8f740f89bf), &c42);
    /* t where d < 0, else d */
    const sangi_limb t57 = sangi_limb_mask(c42);
    const sangi_limb t58 = sangi_limb_select(t57, t41, t17);
    const sangi_limb t59 = sangi_limb_select(t57, t43, t19);
    const sangi_limb t60 = sangi_limb_select(t57, t45, t21);
    const sangi_limb t61 = sangi_limb_select(t57, t47, t23);
    const sangi_limb t62 = sangi_limb_select(t57, t49, t25);
    const sangi_limb t63 = sangi_limb_select(t57, t51, t27);
    const sangi_limb t64 = sangi_limb_select(t57, t53, t29);
    const sangi_limb t65 = sangi_limb_select(t57, t55, t31);
    z[0] = t58;
    z[1] = t59;
    z[2] = t60;
    z[3] = t61;
    z[4] = t62;
    z[5] = t63;
    z[6] = t64;
    z[7] = t65;
}

/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- 2x mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p511_dbl_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* s = x + y */
    sangi_limb c10 = 0;
    const sangi_limb t9 = sangi_limb_add(x0, x0, &c10);
    const sangi_limb t11 = sangi_limb_add(x1, x1, &c10);
    const sangi_limb t13 = sangi_limb_add(x2, x2, &c10);
    const sangi_limb t15 = sangi_limb_add(x3, x3, &c10);
    const sangi_limb t17 = sangi_limb_add(x4, x4, &c10);
    const sangi_limb t19 = sangi_limb_add(x5, x5, &c10);
    const sangi_limb t21 = sangi_limb_add(x6, x6, &c10);
    const sangi_limb t23 = sangi_limb_add(x7, x7, &c10);
    /* d = s - p */
    sangi_limb c34 = 0;
    const sangi_limb t33 = sangi_limb_sub(t9, UINT64_C(0x1b81b90533c6c87b), &c34);
    const sangi_limb t35 = sangi_limb_sub(t11, UINT64_C(0xc2721bf457aca835), &c34);
    const sangi_limb t37 = sangi_limb_sub(t13, UINT64_C(0x516730cc1f0b4f25), &c34);
    const sangi_limb t39 = sangi_limb_sub(t15, UINT64_C(0xa7aac6c567f35507), &c34);
    const sangi_limb t41 = sangi_limb_sub(t17, UINT64_C(0x5afbfcc69322c9cd), &c34);
    const sangi_limb t43 = sangi_limb_sub(t19, UINT64_C(0xb42d083aedc88c42), &c34);
    const sangi_limb t45 = sangi_limb_sub(t21, UINT64_C(0xfc8ab0d15e3e4c4a), &c34);
    const sangi_limb t47 = sangi_limb_sub(t23, UINT64_C(0x65b48e8f740f89bf), &c34);
    /* s where d < 0, else d */
    const sangi_limb t49 = sangi_limb_mask(c34);
    const sangi_limb t50 = sangi_limb_select(t49, t9, t33);
    const sangi_limb t51 = sangi_limb_select(t49, t11, t35);
    const sangi_limb t52 = sangi_limb_select(t49, t13, t37);
    const sangi_limb t53 = sangi_limb_select(t49, t15, t39);
    const sangi_limb t54 = sangi_limb_select(t49, t17, t41);
    const sangi_limb t55 = sangi_limb_select(t49, t19, t43);
    const sangi_limb t56 = sangi_limb_select(t49, t21, t45);
    const sangi_limb t57 = sangi_limb_select(t49, t23, t47);
    z[0] = t50;
    z[1] = t51;
    z[2] = t52;
    z[3] = t53;
    z[4] = t54;
    z[5] = t55;
    z[6] = t56;
    z[7] = t57;
}

/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x / 2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p511_half_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* s = x + p where x is odd, else x */
    const sangi_limb c9 = (sangi_limb)(x0 & 1);
    const sangi_limb t10 = sangi_limb_mask(c9);
    const sangi_limb t19 = (sangi_limb)(UINT64_C(0x1b81b90533c6c87b) & t10);
    const sangi_limb t20 = (sangi_limb)(UINT64_C(0xc2721bf457aca835) & t10);
    const sangi_limb t21 = (sangi_limb)(UINT64_C(0x516730cc1f0b4f25) & t10);
    const sangi_limb t22 = (sangi_limb)(UINT64_C(0xa7aac6c567f35507) & t10);
    const sangi_limb t23 = (sangi_limb)(UINT64_C(0x5afbfcc69322c9cd) & t10);
    const sangi_limb t24 = (sangi_limb)(UINT64_C(0xb42d083aedc88c42) & t10);
    const sangi_limb t25 = (sangi_limb)(UINT64_C(0xfc8ab0d15e3e4c4a) & t10);
    const sangi_limb t26 = (sangi_limb)(UINT64_C(0x65b48e8f740f89bf) & t10);
    sangi_limb c28 = 0;
    const sangi_limb t27 = sangi_limb_add(x0, t19, &c28);
    const sangi_limb t29 = sangi_limb_add(x1, t20, &c28);
    const sangi_limb t31 = sangi_limb_add(x2, t21, &c28);
    const sangi_limb t33 = sangi_limb_add(x3, t22, &c28);
    const sangi_limb t35 = sangi_limb_add(x4, t23, &c28);
    const sangi_limb t37 = sangi_limb_add(x5, t24, &c28);
    const sangi_limb t39 = sangi_limb_add(x6, t25, &c28);
    const sangi_limb t41 = sangi_limb_add(x7, t26, &c28);
    /* s / 2 */
    sangi_limb c44 = 0;
    const sangi_limb t43 = sangi_limb_shift(t41, &c44);
    const sangi_limb t45 = sangi_limb_shift(t39, &c44);
    const sangi_limb t47 = sangi_limb_shift(t37, &c44);
    const sangi_limb t49 = sangi_limb_shift(t35, &c44);
    const sangi_limb t51 = sangi_limb_shift(t33, &c44);
    const sangi_limb t53 = sangi_limb_shift(t31, &c44);
    const sangi_limb t55 = sangi_limb_shift(t29, &c44);
    const sangi_limb t57 = sangi_limb_shift(t27, &c44);
    z[0] = t57;
    z[1] = t55;
    z[2] = t53;
    z[3] = t51;
    z[4] = t49;
    z[5] = t47;
    z[6] = t45;
    z[7] = t43;
}

/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p511_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0x1b81b90533c6c87b), UINT64_C(0xc2721bf457aca835), UINT64_C(0x516730cc1f0b4f25), UINT64_C(0xa7aac6c567f35507), UINT64_C(0x5afbfcc69322c9cd), UINT64_C(0xb42d083aedc88c42), UINT64_C(0xfc8ab0d15e3e4c4a), UINT64_C(0x65b48e8f740f89bf), UINT64_C(0x3d0dd0b70000d352), UINT64_C(0x4fb00b3458430307), UINT64_C(0x123b5604ab815f40), UINT64_C(0x5bc22bdf73c535fd), UINT64_C(0x40449dde75223dd4), UINT64_C(0x490ec3d2de38eb66), UINT64_C(0xe9df0c68b43cbbe1), UINT64_C(0x28d2b10af56403b6)};
    const sangi_limb *const k = sangi_limb_constants(constants);
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
    SANGI_MAC(t50, t51, k[8], t34, t36, 0);
    SANGI_MAC(t52, t53, k[9], t34, t38, t51);
    SANGI_MAC(t54, t55, k[10], t34, t40, t53);
    SANGI_MAC(t56, t57, k[11], t34, t42, t55);
    SANGI_MAC(t58, t59, k[12], t34, t44, t57);
    SANGI_MAC(t60, t61, k[13], t34, t46, t59);
    SANGI_MAC(t62, t63, k[14], t34, t48, t61);
    SANGI_MAC(t64, t65, k[15], t34, t49, t63);
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
    SANGI_MAC(t84, t85, k[8], t66, t68, 0);
    SANGI_MAC(t86, t87, k[9], t66, t70, t85);
    SANGI_MAC(t88, t89, k[10], t66, t72, t87);
    SANGI_MAC(t90, t91, k[11], t66, t74, t89);
    SANGI_MAC(t92, t93, k[12], t66, t76, t91);
    SANGI_MAC(t94, t95, k[13], t66, t78, t93);
    SANGI_MAC(t96, t97, k[14], t66, t80, t95);
    SANGI_MAC(t98, t99, k[15], t66, t82, t97);
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
    SANGI_MAC(t118, t119, k[8], t100, t102, 0);
    SANGI_MAC(t120, t121, k[9], t100, t104, t119);
    SANGI_MAC(t122, t123, k[10], t100, t106, t121);
    SANGI_MAC(t124, t125, k[11], t100, t108, t123);
    SANGI_MAC(t126, t127, k[12], t100, t110, t125);
    SANGI_MAC(t128, t129, k[13], t100, t112, t127);
    SANGI_MAC(t130, t131, k[14], t100, t114, t129);
    SANGI_MAC(t132, t133, k[15], t100, t116, t131);
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
    SANGI_MAC(t152, t153, k[8], t134, t136, 0);
    SANGI_MAC(t154, t155, k[9], t134, t138, t153);
    SANGI_MAC(t156, t157, k[10], t134, t140, t155);
    SANGI_MAC(t158, t159, k[11], t134, t142, t157);
    SANGI_MAC(t160, t161, k[12], t134, t144, t159);
    SANGI_MAC(t162, t163, k[13], t134, t146, t161);
    SANGI_MAC(t164, t165, k[14], t134, t148, t163);
    SANGI_MAC(t166, t167, k[15], t134, t150, t165);
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
    SANGI_MAC(t186, t187, k[8], t168, t170, 0);
    SANGI_MAC(t188, t189, k[9], t168, t172, t187);
    SANGI_MAC(t190, t191, k[10], t168, t174, t189);
    SANGI_MAC(t192, t193, k[11], t168, t176, t191);
    SANGI_MAC(t194, t195, k[12], t168, t178, t193);
    SANGI_MAC(t196, t197, k[13], t168, t180, t195);
    SANGI_MAC(t198, t199, k[14], t168, t182, t197);
    SANGI_MAC(t200, t201, k[15], t168, t184, t199);
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
    SANGI_MAC(t220, t221, k[8], t202, t204, 0);
    SANGI_MAC(t222, t223, k[9], t202, t206, t221);
    SANGI_MAC(t224, t225, k[10], t202, t208, t223);
    SANGI_MAC(t226, t227, k[11], t202, t210, t225);
    SANGI_MAC(t228, t229, k[12], t202, t212, t227);
    SANGI_MAC(t230, t231, k[13], t202, t214, t229);
    SANGI_MAC(t232, t233, k[14], t202, t216, t231);
    SANGI_MAC(t234, t235, k[15], t202, t218, t233);
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
    SANGI_MAC(t254, t255, k[8], t236, t238, 0);
    SANGI_MAC(t256, t257, k[9], t236, t240, t255);
    SANGI_MAC(t258, t259, k[10], t236, t242, t257);
    SANGI_MAC(t260, t261, k[11], t236, t244, t259);
    SANGI_MAC(t262, t263, k[12], t236, t246, t261);
    SANGI_MAC(t264, t265, k[13], t236, t248, t263);
    SANGI_MAC(t266, t267, k[14], t236, t250, t265);
    SANGI_MAC(t268, t269, k[15], t236, t252, t267);
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
    const sangi_limb t288 = sangi_limb_mullo(t270, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t290, k[0], t288, t270, 0);
    SANGI_MAC(t291, t292, k[1], t288, t272, t290);
    SANGI_MAC(t293, t294, k[2], t288, t274, t292);
    SANGI_MAC(t295, t296, k[3], t288, t276, t294);
    SANGI_MAC(t297, t298, k[4], t288, t278, t296);
    SANGI_MAC(t299, t300, k[5], t288, t280, t298);
    SANGI_MAC(t301, t302, k[6], t288, t282, t300);
    SANGI_MAC(t303, t304, k[7], t288, t284, t302);
    sangi_limb c306 = 0;
    const sangi_limb t305 = sangi_limb_add(t286, t304, &c306);
    /* d = s - p */
    sangi_limb c317 = 0;
    const sangi_limb t316 = sangi_limb_sub(t291, k[0], &c317);
    const sangi_limb t318 = sangi_limb_sub(t293, k[1], &c317);
    const sangi_limb t320 = sangi_limb_sub(t295, k[2], &c317);
    const sangi_limb t322 = sangi_limb_sub(t297, k[3], &c317);
    const sangi_limb t324 = sangi_limb_sub(t299, k[4], &c317);
    const sangi_limb t326 = sangi_limb_sub(t301, k[5], &c317);
    const sangi_limb t328 = sangi_limb_sub(t303, k[6], &c317);
    const sangi_limb t330 = sangi_limb_sub(t305, k[7], &c317);
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

/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p511_sqr_c(sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb constants[] = {UINT64_C(0x1b81b90533c6c87b), UINT64_C(0xc2721bf457aca835), UINT64_C(0x516730cc1f0b4f25), UINT64_C(0xa7aac6c567f35507), UINT64_C(0x5afbfcc69322c9cd), UINT64_C(0xb42d083aedc88c42), UINT64_C(0xfc8ab0d15e3e4c4a), UINT64_C(0x65b48e8f740f89bf)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* the products x[i] * x[j] with i < j */
    SANGI_MAC(t10, t11, x0, x1, 0, 0);
    SANGI_MAC(t12, t13, x0, x2, t11, 0);
    SANGI_MAC(t14, t15, x0, x3, t13, 0);
    SANGI_MAC(t16, t17, x0, x4, t15, 0);
    SANGI_MAC(t18, t19, x0, x5, t17, 0);
    SANGI_MAC(t20, t21, x0, x6, t19, 0);
    SANGI_MAC(t22, t23, x0, x7, t21, 0);
    SANGI_MAC(t24, t25, x1, x2, t14, 0);
    SANGI_MAC(t26, t27, x1, x3, t16, t25);
    SANGI_MAC(t28, t29, x1, x4, t18, t27);
    SANGI_MAC(t30, t31, x1, x5, t20, t29);
    SANGI_MAC(t32, t33, x1, x6, t22, t31);
    SANGI_MAC(t34, t35, x1, x7, t23, t33);
    SANGI_MAC(t36, t37, x2, x3, t28, 0);
    SANGI_MAC(t38, t39, x2, x4, t30, t37);
    SANGI_MAC(t40, t41, x2, x5, t32, t39);
    SANGI_MAC(t42, t43, x2, x6, t34, t41);
    SANGI_MAC(t44, t45, x2, x7, t35, t43);
    SANGI_MAC(t46, t47, x3, x4, t40, 0);
    SANGI_MAC(t48, t49, x3, x5, t42, t47);
    SANGI_MAC(t50, t51, x3, x6, t44, t49);
    SANGI_MAC(t52, t53, x3, x7, t45, t51);
    SANGI_MAC(t54, t55, x4, x5, t50, 0);
    SANGI_MAC(t56, t57, x4, x6, t52, t55);
    SANGI_MAC(t58, t59, x4, x7, t53, t57);
    SANGI_MAC(t60, t61, x5, x6, t58, 0);
    SANGI_MAC(t62, t63, x5, x7, t59, t61);
    SANGI_MAC(t64, t65, x6, x7, t63, 0);
    /* twice these */
    sangi_limb c67 = 0;
    const sangi_limb t66 = sangi_limb_add(t10, t10, &c67);
    const sangi_limb t68 = sangi_limb_add(t12, t12, &c67);
    const sangi_limb t70 = sangi_limb_add(t24, t24, &c67);
    const sangi_limb t72 = sangi_limb_add(t26, t26, &c67);
    const sangi_limb t74 = sangi_limb_add(t36, t36, &c67);
    const sangi_limb t76 = sangi_limb_add(t38, t38, &c67);
    const sangi_limb t78 = sangi_limb_add(t46, t46, &c67);
    const sangi_limb t80 = sangi_limb_add(t48, t48, &c67);
    const sangi_limb t82 = sangi_limb_add(t54, t54, &c67);
    const sangi_limb t84 = sangi_limb_add(t56, t56, &c67);
    const sangi_limb t86 = sangi_limb_add(t60, t60, &c67);
    const sangi_limb t88 = sangi_limb_add(t62, t62, &c67);
    const sangi_limb t90 = sangi_limb_add(t64, t64, &c67);
    const sangi_limb t92 = sangi_limb_add(t65, t65, &c67);
    /* and the squares x[i]^2 */
    SANGI_MAC(t94, t95, x0, x0, 0, 0);
    SANGI_MAC(t96, t97, x1, x1, 0, 0);
    SANGI_MAC(t98, t99, x2, x2, 0, 0);
    SANGI_MAC(t100, t101, x3, x3, 0, 0);
    SANGI_MAC(t102, t103, x4, x4, 0, 0);
    SANGI_MAC(t104, t105, x5, x5, 0, 0);
    SANGI_MAC(t106, t107, x6, x6, 0, 0);
    SANGI_MAC(t108, t109, x7, x7, 0, 0);
    sangi_limb c111 = 0;
    const sangi_limb t110 = sangi_limb_add(t66, t95, &c111);
    const sangi_limb t112 = sangi_limb_add(t68, t96, &c111);
    const sangi_limb t114 = sangi_limb_add(t70, t97, &c111);
    const sangi_limb t116 = sangi_limb_add(t72, t98, &c111);
    const sangi_limb t118 = sangi_limb_add(t74, t99, &c111);
    const sangi_limb t120 = sangi_limb_add(t76, t100, &c111);
    const sangi_limb t122 = sangi_limb_add(t78, t101, &c111);
    const sangi_limb t124 = sangi_limb_add(t80, t102, &c111);
    const sangi_limb t126 = sangi_limb_add(t82, t103, &c111);
    const sangi_limb t128 = sangi_limb_add(t84, t104, &c111);
    const sangi_limb t130 = sangi_limb_add(t86, t105, &c111);
    const sangi_limb t132 = sangi_limb_add(t88, t106, &c111);
    const sangi_limb t134 = sangi_limb_add(t90, t107, &c111);
    const sangi_limb t136 = sangi_limb_add(t92, t108, &c111);
    const sangi_limb t138 = sangi_limb_add(UINT64_C(0x0000000000000000), t109, &c111);
    /* t += q * p * 2^(width * 0), which clears limb 0 */
    const sangi_limb t149 = sangi_limb_mullo(t94, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t151, t149, k[0], t94, 0);
    SANGI_MAC(t152, t153, t149, k[1], t110, t151);
    SANGI_MAC(t154, t155, t149, k[2], t112, t153);
    SANGI_MAC(t156, t157, t149, k[3], t114, t155);
    SANGI_MAC(t158, t159, t149, k[4], t116, t157);
    SANGI_MAC(t160, t161, t149, k[5], t118, t159);
    SANGI_MAC(t162, t163, t149, k[6], t120, t161);
    SANGI_MAC(t164, t165, t149, k[7], t122, t163);
    sangi_limb c167 = 0;
    const sangi_limb t166 = sangi_limb_add(t124, t165, &c167);
    /* t += q * p * 2^(width * 1), which clears limb 1 */
    const sangi_limb t168 = sangi_limb_mullo(t152, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t170, t168, k[0], t152, 0);
    SANGI_MAC(t171, t172, t168, k[1], t154, t170);
    SANGI_MAC(t173, t174, t168, k[2], t156, t172);
    SANGI_MAC(t175, t176, t168, k[3], t158, t174);
    SANGI_MAC(t177, t178, t168, k[4], t160, t176);
    SANGI_MAC(t179, t180, t168, k[5], t162, t178);
    SANGI_MAC(t181, t182, t168, k[6], t164, t180);
    SANGI_MAC(t183, t184, t168, k[7], t166, t182);
    const sangi_limb t185 = sangi_limb_add(t126, t184, &c167);
    /* t += q * p * 2^(width * 2), which clears limb 2 */
    const sangi_limb t187 = sangi_limb_mullo(t171, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t189, t187, k[0], t171, 0);
    SANGI_MAC(t190, t191, t187, k[1], t173, t189);
    SANGI_MAC(t192, t193, t187, k[2], t175, t191);
    SANGI_MAC(t194, t195, t187, k[3], t177, t193);
    SANGI_MAC(t196, t197, t187, k[4], t179, t195);
    SANGI_MAC(t198, t199, t187, k[5], t181, t197);
    SANGI_MAC(t200, t201, t187, k[6], t183, t199);
    SANGI_MAC(t202, t203, t187, k[7], t185, t201);
    const sangi_limb t204 = sangi_limb_add(t128, t203, &c167);
    /* t += q * p * 2^(width * 3), which clears limb 3 */
    const sangi_limb t206 = sangi_limb_mullo(t190, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t208, t206, k[0], t190, 0);
    SANGI_MAC(t209, t210, t206, k[1], t192, t208);
    SANGI_MAC(t211, t212, t206, k[2], t194, t210);
    SANGI_MAC(t213, t214, t206, k[3], t196, t212);
    SANGI_MAC(t215, t216, t206, k[4], t198, t214);
    SANGI_MAC(t217, t218, t206, k[5], t200, t216);
    SANGI_MAC(t219, t220, t206, k[6], t202, t218);
    SANGI_MAC(t221, t222, t206, k[7], t204, t220);
    const sangi_limb t223 = sangi_limb_add(t130, t222, &c167);
    /* t += q * p * 2^(width * 4), which clears limb 4 */
    const sangi_limb t225 = sangi_limb_mullo(t209, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t227, t225, k[0], t209, 0);
    SANGI_MAC(t228, t229, t225, k[1], t211, t227);
    SANGI_MAC(t230, t231, t225, k[2], t213, t229);
    SANGI_MAC(t232, t233, t225, k[3], t215, t231);
    SANGI_MAC(t234, t235, t225, k[4], t217, t233);
    SANGI_MAC(t236, t237, t225, k[5], t219, t235);
    SANGI_MAC(t238, t239, t225, k[6], t221, t237);
    SANGI_MAC(t240, t241, t225, k[7], t223, t239);
    const sangi_limb t242 = sangi_limb_add(t132, t241, &c167);
    /* t += q * p * 2^(width * 5), which clears limb 5 */
    const sangi_limb t244 = sangi_limb_mullo(t228, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t246, t244, k[0], t228, 0);
    SANGI_MAC(t247, t248, t244, k[1], t230, t246);
    SANGI_MAC(t249, t250, t244, k[2], t232, t248);
    SANGI_MAC(t251, t252, t244, k[3], t234, t250);
    SANGI_MAC(t253, t254, t244, k[4], t236, t252);
    SANGI_MAC(t255, t256, t244, k[5], t238, t254);
    SANGI_MAC(t257, t258, t244, k[6], t240, t256);
    SANGI_MAC(t259, t260, t244, k[7], t242, t258);
    const sangi_limb t261 = sangi_limb_add(t134, t260, &c167);
    /* t += q * p * 2^(width * 6), which clears limb 6 */
    const sangi_limb t263 = sangi_limb_mullo(t247, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t265, t263, k[0], t247, 0);
    SANGI_MAC(t266, t267, t263, k[1], t249, t265);
    SANGI_MAC(t268, t269, t263, k[2], t251, t267);
    SANGI_MAC(t270, t271, t263, k[3], t253, t269);
    SANGI_MAC(t272, t273, t263, k[4], t255, t271);
    SANGI_MAC(t274, t275, t263, k[5], t257, t273);
    SANGI_MAC(t276, t277, t263, k[6], t259, t275);
    SANGI_MAC(t278, t279, t263, k[7], t261, t277);
    const sangi_limb t280 = sangi_limb_add(t136, t279, &c167);
    /* t += q * p * 2^(width * 7), which clears limb 7 */
    const sangi_limb t282 = sangi_limb_mullo(t266, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t284, t282, k[0], t266, 0);
    SANGI_MAC(t285, t286, t282, k[1], t268, t284);
    SANGI_MAC(t287, t288, t282, k[2], t270, t286);
    SANGI_MAC(t289, t290, t282, k[3], t272, t288);
    SANGI_MAC(t291, t292, t282, k[4], t274, t290);
    SANGI_MAC(t293, t294, t282, k[5], t276, t292);
    SANGI_MAC(t295, t296, t282, k[6], t278, t294);
    SANGI_MAC(t297, t298, t282, k[7], t280, t296);
    const sangi_limb t299 = sangi_limb_add(t138, t298, &c167);
    /* d = s - p */
    sangi_limb c310 = 0;
    const sangi_limb t309 = sangi_limb_sub(t285, k[0], &c310);
    const sangi_limb t311 = sangi_limb_sub(t287, k[1], &c310);
    const sangi_limb t313 = sangi_limb_sub(t289, k[2], &c310);
    const sangi_limb t315 = sangi_limb_sub(t291, k[3], &c310);
    const sangi_limb t317 = sangi_limb_sub(t293, k[4], &c310);
    const sangi_limb t319 = sangi_limb_sub(t295, k[5], &c310);
    const sangi_limb t321 = sangi_limb_sub(t297, k[6], &c310);
    const sangi_limb t323 = sangi_limb_sub(t299, k[7], &c310);
    /* s where d < 0, else d */
    const sangi_limb t325 = sangi_limb_mask(c310);
    const sangi_limb t326 = sangi_limb_select(t325, t285, t309);
    const sangi_limb t327 = sangi_limb_select(t325, t287, t311);
    const sangi_limb t328 = sangi_limb_select(t325, t289, t313);
    const sangi_limb t329 = sangi_limb_select(t325, t291, t315);
    const sangi_limb t330 = sangi_limb_select(t325, t293, t317);
    const sangi_limb t331 = sangi_limb_select(t325, t295, t319);
    const sangi_limb t332 = sangi_limb_select(t325, t297, t321);
    const sangi_limb t333 = sangi_limb_select(t325, t299, t323);
    z[0] = t326;
    z[1] = t327;
    z[2] = t328;
    z[3] = t329;
    z[4] = t330;
    z[5] = t331;
    z[6] = t332;
    z[7] = t333;
}

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_p511_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb constants[] = {UINT64_C(0x508be393a803f58f), UINT64_C(0x1b81b90533c6c87b), UINT64_C(0xc2721bf457aca835), UINT64_C(0x516730cc1f0b4f25), UINT64_C(0xa7aac6c567f35507), UINT64_C(0x5afbfcc69322c9cd), UINT64_C(0xb42d083aedc88c42), UINT64_C(0xfc8ab0d15e3e4c4a), UINT64_C(0x65b48e8f740f89bf)};
    const sangi_limb *const k = sangi_limb_constants(constants);
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* t = x * c */
    SANGI_MAC(t10, t11, x0, c, 0, 0);
    SANGI_MAC(t12, t13, x1, c, t11, 0);
    SANGI_MAC(t14, t15, x2, c, t13, 0);
    SANGI_MAC(t16, t17, x3, c, t15, 0);
    SANGI_MAC(t18, t19, x4, c, t17, 0);
    SANGI_MAC(t20, t21, x5, c, t19, 0);
    SANGI_MAC(t22, t23, x6, c, t21, 0);
    SANGI_MAC(t24, t25, x7, c, t23, 0);
    /* q, at most one below the quotient of t by p */
    SANGI_MAC_HIGH(t28, t24, UINT64_C(0x0000000000000008), 0, 0);
    SANGI_MAC(t29, t30, t25, UINT64_C(0x0000000000000008), t28, 0);
    SANGI_MAC_HIGH(t33, t29, k[0], 0, 0);
    /* t - q * p */
    SANGI_MAC(t42, t43, k[1], t33, 0, 0);
    SANGI_MAC(t44, t45, k[2], t33, t43, 0);
    SANGI_MAC(t46, t47, k[3], t33, t45, 0);
    SANGI_MAC(t48, t49, k[4], t33, t47, 0);
    SANGI_MAC(t50, t51, k[5], t33, t49, 0);
    SANGI_MAC(t52, t53, k[6], t33, t51, 0);
    SANGI_MAC(t54, t55, k[7], t33, t53, 0);
    SANGI_MAC(t56, t57, k[8], t33, t55, 0);
    sangi_limb c59 = 0;
    const sangi_limb t58 = sangi_limb_sub(t10, t42, &c59);
    const sangi_limb t60 = sangi_limb_sub(t12, t44, &c59);
    const sangi_limb t62 = sangi_limb_sub(t14, t46, &c59);
    const sangi_limb t64 = sangi_limb_sub(t16, t48, &c59);
    const sangi_limb t66 = sangi_limb_sub(t18, t50, &c59);
    const sangi_limb t68 = sangi_limb_sub(t20, t52, &c59);
    const sangi_limb t70 = sangi_limb_sub(t22, t54, &c59);
    const sangi_limb t72 = sangi_limb_sub(t24, t56, &c59);
    /* d = s - p */
    sangi_limb c83 = 0;
    const sangi_limb t82 = sangi_limb_sub(t58, k[1], &c83);
    const sangi_limb t84 = sangi_limb_sub(t60, k[2], &c83);
    const sangi_limb t86 = sangi_limb_sub(t62, k[3], &c83);
    const sangi_limb t88 = sangi_limb_sub(t64, k[4], &c83);
    const sangi_limb t90 = sangi_limb_sub(t66, k[5], &c83);
    const sangi_limb t92 = sangi_limb_sub(t68, k[6], &c83);
    const sangi_limb t94 = sangi_limb_sub(t70, k[7], &c83);
    const sangi_limb t96 = sangi_limb_sub(t72, k[8], &c83);
    /* s where d < 0, else d */
    const sangi_limb t98 = sangi_limb_mask(c83);
    const sangi_limb t99 = sangi_limb_select(t98, t58, t82);
    const sangi_limb t100 = sangi_limb_select(t98, t60, t84);
    const sangi_limb t101 = sangi_limb_select(t98, t62, t86);
    const sangi_limb t102 = sangi_limb_select(t98, t64, t88);
    const sangi_limb t103 = sangi_limb_select(t98, t66, t90);
    const sangi_limb t104 = sangi_limb_select(t98, t68, t92);
    const sangi_limb t105 = sangi_limb_select(t98, t70, t94);
    const sangi_limb t106 = sangi_limb_select(t98, t72, t96);
    z[0] = t99;
    z[1] = t100;
    z[2] = t101;
    z[3] = t102;
    z[4] = t103;
    z[5] = t104;
    z[6] = t105;
    z[7] = t106;
}

/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y / R mod p, R = 2^(bits of all limbs)
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p511_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    static const sangi_limb constants[] = {UINT64_C(0x1b81b90533c6c87b), UINT64_C(0xc2721bf457aca835), UINT64_C(0x516730cc1f0b4f25), UINT64_C(0xa7aac6c567f35507), UINT64_C(0x5afbfcc69322c9cd), UINT64_C(0xb42d083aedc88c42), UINT64_C(0xfc8ab0d15e3e4c4a), UINT64_C(0x65b48e8f740f89bf)};
    const sangi_limb *const k = sangi_limb_constants(constants);
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
    const sangi_limb t50 = sangi_limb_mullo(t34, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t52, k[0], t50, t34, 0);
    SANGI_MAC(t53, t54, k[1], t50, t36, t52);
    SANGI_MAC(t55, t56, k[2], t50, t38, t54);
    SANGI_MAC(t57, t58, k[3], t50, t40, t56);
    SANGI_MAC(t59, t60, k[4], t50, t42, t58);
    SANGI_MAC(t61, t62, k[5], t50, t44, t60);
    SANGI_MAC(t63, t64, k[6], t50, t46, t62);
    SANGI_MAC(t65, t66, k[7], t50, t48, t64);
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
    const sangi_limb t89 = sangi_limb_mullo(t70, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t91, k[0], t89, t70, 0);
    SANGI_MAC(t92, t93, k[1], t89, t72, t91);
    SANGI_MAC(t94, t95, k[2], t89, t74, t93);
    SANGI_MAC(t96, t97, k[3], t89, t76, t95);
    SANGI_MAC(t98, t99, k[4], t89, t78, t97);
    SANGI_MAC(t100, t101, k[5], t89, t80, t99);
    SANGI_MAC(t102, t103, k[6], t89, t82, t101);
    SANGI_MAC(t104, t105, k[7], t89, t84, t103);
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
    const sangi_limb t130 = sangi_limb_mullo(t111, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t132, k[0], t130, t111, 0);
    SANGI_MAC(t133, t134, k[1], t130, t113, t132);
    SANGI_MAC(t135, t136, k[2], t130, t115, t134);
    SANGI_MAC(t137, t138, k[3], t130, t117, t136);
    SANGI_MAC(t139, t140, k[4], t130, t119, t138);
    SANGI_MAC(t141, t142, k[5], t130, t121, t140);
    SANGI_MAC(t143, t144, k[6], t130, t123, t142);
    SANGI_MAC(t145, t146, k[7], t130, t125, t144);
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
    const sangi_limb t171 = sangi_limb_mullo(t152, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t173, k[0], t171, t152, 0);
    SANGI_MAC(t174, t175, k[1], t171, t154, t173);
    SANGI_MAC(t176, t177, k[2], t171, t156, t175);
    SANGI_MAC(t178, t179, k[3], t171, t158, t177);
    SANGI_MAC(t180, t181, k[4], t171, t160, t179);
    SANGI_MAC(t182, t183, k[5], t171, t162, t181);
    SANGI_MAC(t184, t185, k[6], t171, t164, t183);
    SANGI_MAC(t186, t187, k[7], t171, t166, t185);
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
    const sangi_limb t212 = sangi_limb_mullo(t193, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t214, k[0], t212, t193, 0);
    SANGI_MAC(t215, t216, k[1], t212, t195, t214);
    SANGI_MAC(t217, t218, k[2], t212, t197, t216);
    SANGI_MAC(t219, t220, k[3], t212, t199, t218);
    SANGI_MAC(t221, t222, k[4], t212, t201, t220);
    SANGI_MAC(t223, t224, k[5], t212, t203, t222);
    SANGI_MAC(t225, t226, k[6], t212, t205, t224);
    SANGI_MAC(t227, t228, k[7], t212, t207, t226);
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
    const sangi_limb t253 = sangi_limb_mullo(t234, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t255, k[0], t253, t234, 0);
    SANGI_MAC(t256, t257, k[1], t253, t236, t255);
    SANGI_MAC(t258, t259, k[2], t253, t238, t257);
    SANGI_MAC(t260, t261, k[3], t253, t240, t259);
    SANGI_MAC(t262, t263, k[4], t253, t242, t261);
    SANGI_MAC(t264, t265, k[5], t253, t244, t263);
    SANGI_MAC(t266, t267, k[6], t253, t246, t265);
    SANGI_MAC(t268, t269, k[7], t253, t248, t267);
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
    const sangi_limb t294 = sangi_limb_mullo(t275, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t296, k[0], t294, t275, 0);
    SANGI_MAC(t297, t298, k[1], t294, t277, t296);
    SANGI_MAC(t299, t300, k[2], t294, t279, t298);
    SANGI_MAC(t301, t302, k[3], t294, t281, t300);
    SANGI_MAC(t303, t304, k[4], t294, t283, t302);
    SANGI_MAC(t305, t306, k[5], t294, t285, t304);
    SANGI_MAC(t307, t308, k[6], t294, t287, t306);
    SANGI_MAC(t309, t310, k[7], t294, t289, t308);
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
    const sangi_limb t334 = sangi_limb_mullo(t316, UINT64_C(0x66c1301f632e294d));
    SANGI_MAC_HIGH(t336, k[0], t334, t316, 0);
    SANGI_MAC(t337, t338, k[1], t334, t318, t336);
    SANGI_MAC(t339, t340, k[2], t334, t320, t338);
    SANGI_MAC(t341, t342, k[3], t334, t322, t340);
    SANGI_MAC(t343, t344, k[4], t334, t324, t342);
    SANGI_MAC(t345, t346, k[5], t334, t326, t344);
    SANGI_MAC(t347, t348, k[6], t334, t328, t346);
    SANGI_MAC(t349, t350, k[7], t334, t330, t348);
    sangi_limb c352 = 0;
    const sangi_limb t351 = sangi_limb_add(t332, t350, &c352);
    z[0] = t337;
    z[1] = t339;
    z[2] = t341;
    z[3] = t343;
    z[4] = t345;
    z[5] = t347;
    z[6] = t349;
    z[7] = t351;
}

/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
/* z <- x + y, not reduced
 * @pre x + y < 2^(bits of all limbs)
 * @bound z = x + y
 */
void sangi_p511_add_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    /* z = x + y */
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
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_add(x0, y0, &c18);
    const sangi_limb t19 = sangi_limb_add(x1, y1, &c18);
    const sangi_limb t21 = sangi_limb_add(x2, y2, &c18);
    const sangi_limb t23 = sangi_limb_add(x3, y3, &c18);
    const sangi_limb t25 = sangi_limb_add(x4, y4, &c18);
    const sangi_limb t27 = sangi_limb_add(x5, y5, &c18);
    const sangi_limb t29 = sangi_limb_add(x6, y6, &c18);
    const sangi_limb t31 = sangi_limb_add(x7, y7, &c18);
    z[0] = t17;
    z[1] = t19;
    z[2] = t21;
    z[3] = t23;
    z[4] = t25;
    z[5] = t27;
    z[6] = t29;
    z[7] = t31;
}

/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
/* z <- x mod p
 * @pre 0 <= x < 2p
 * @post 0 <= z < p
 */
void sangi_p511_reduce_c(sangi_limb *z, const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* d = s - p */
    sangi_limb c18 = 0;
    const sangi_limb t17 = sangi_limb_sub(x0, UINT64_C(0x1b81b90533c6c87b), &c18);
    const sangi_limb t19 = sangi_limb_sub(x1, UINT64_C(0xc2721bf457aca835), &c18);
    const sangi_limb t21 = sangi_limb_sub(x2, UINT64_C(0x516730cc1f0b4f25), &c18);
    const sangi_limb t23 = sangi_limb_sub(x3, UINT64_C(0xa7aac6c567f35507), &c18);
    const sangi_limb t25 = sangi_limb_sub(x4, UINT64_C(0x5afbfcc69322c9cd), &c18);
    const sangi_limb t27 = sangi_limb_sub(x5, UINT64_C(0xb42d083aedc88c42), &c18);
    const sangi_limb t29 = sangi_limb_sub(x6, UINT64_C(0xfc8ab0d15e3e4c4a), &c18);
    const sangi_limb t31 = sangi_limb_sub(x7, UINT64_C(0x65b48e8f740f89bf), &c18);
    /* s where d < 0, else d */
    const sangi_limb t33 = sangi_limb_mask(c18);
    const sangi_limb t34 = sangi_limb_select(t33, x0, t17);
    const sangi_limb t35 = sangi_limb_select(t33, x1, t19);
    const sangi_limb t36 = sangi_limb_select(t33, x2, t21);
    const sangi_limb t37 = sangi_limb_select(t33, x3, t23);
    const sangi_limb t38 = sangi_limb_select(t33, x4, t25);
    const sangi_limb t39 = sangi_limb_select(t33, x5, t27);
    const sangi_limb t40 = sangi_limb_select(t33, x6, t29);
    const sangi_limb t41 = sangi_limb_select(t33, x7, t31);
    z[0] = t34;
    z[1] = t35;
    z[2] = t36;
    z[3] = t37;
    z[4] = t38;
    z[5] = t39;
    z[6] = t40;
    z[7] = t41;
}

/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
/* z <- x where mask is all ones, y where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p511_select_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask) {
    const sangi_limb t2 = sangi_limb_hide(mask);
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
    const sangi_limb t19 = sangi_limb_select(t2, x0, y0);
    const sangi_limb t20 = sangi_limb_select(t2, x1, y1);
    const sangi_limb t21 = sangi_limb_select(t2, x2, y2);
    const sangi_limb t22 = sangi_limb_select(t2, x3, y3);
    const sangi_limb t23 = sangi_limb_select(t2, x4, y4);
    const sangi_limb t24 = sangi_limb_select(t2, x5, y5);
    const sangi_limb t25 = sangi_limb_select(t2, x6, y6);
    const sangi_limb t26 = sangi_limb_select(t2, x7, y7);
    z[0] = t19;
    z[1] = t20;
    z[2] = t21;
    z[3] = t22;
    z[4] = t23;
    z[5] = t24;
    z[6] = t25;
    z[7] = t26;
}

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
 * @pre mask is 0 or all ones
 */
void sangi_p511_cswap_c(sangi_limb *x, sangi_limb *y, sangi_limb mask) {
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
    const sangi_limb x4 = x[4];
    const sangi_limb y4 = y[4];
    const sangi_limb t21 = sangi_limb_select(t2, y4, x4);
    const sangi_limb t22 = sangi_limb_select(t2, x4, y4);
    x[4] = t21;
    y[4] = t22;
    const sangi_limb x5 = x[5];
    const sangi_limb y5 = y[5];
    const sangi_limb t25 = sangi_limb_select(t2, y5, x5);
    const sangi_limb t26 = sangi_limb_select(t2, x5, y5);
    x[5] = t25;
    y[5] = t26;
    const sangi_limb x6 = x[6];
    const sangi_limb y6 = y[6];
    const sangi_limb t29 = sangi_limb_select(t2, y6, x6);
    const sangi_limb t30 = sangi_limb_select(t2, x6, y6);
    x[6] = t29;
    y[6] = t30;
    const sangi_limb x7 = x[7];
    const sangi_limb y7 = y[7];
    const sangi_limb t33 = sangi_limb_select(t2, y7, x7);
    const sangi_limb t34 = sangi_limb_select(t2, x7, y7);
    x[7] = t33;
    y[7] = t34;
}

/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
/* all ones if x = 0, else 0
 * @pre 0 <= x < p
 */
sangi_limb sangi_p511_is_zero_c(const sangi_limb *x) {
    const sangi_limb x0 = x[0];
    const sangi_limb x1 = x[1];
    const sangi_limb x2 = x[2];
    const sangi_limb x3 = x[3];
    const sangi_limb x4 = x[4];
    const sangi_limb x5 = x[5];
    const sangi_limb x6 = x[6];
    const sangi_limb x7 = x[7];
    /* the union of the limbs */
    const sangi_limb t9 = (sangi_limb)(x0 | x1);
    const sangi_limb t10 = (sangi_limb)(t9 | x2);
    const sangi_limb t11 = (sangi_limb)(t10 | x3);
    const sangi_limb t12 = (sangi_limb)(t11 | x4);
    const sangi_limb t13 = (sangi_limb)(t12 | x5);
    const sangi_limb t14 = (sangi_limb)(t13 | x6);
    const sangi_limb t15 = (sangi_limb)(t14 | x7);
    /* below 1 only if it is 0 */
    sangi_limb c18 = 0;
    (void)sangi_limb_sub(t15, UINT64_C(0x0000000000000001), &c18);
    const sangi_limb t19 = sangi_limb_mask(c18);
    return t19;
}

/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
/* all ones if x = y, else 0
 * @pre 0 <= x, y < p
 */
sangi_limb sangi_p511_equal_c(const sangi_limb *x, const sangi_limb *y) {
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
    /* the union of the limbs */
    const sangi_limb t17 = (sangi_limb)(x0 ^ y0);
    const sangi_limb t18 = (sangi_limb)(x1 ^ y1);
    const sangi_limb t19 = (sangi_limb)(t17 | t18);
    const sangi_limb t20 = (sangi_limb)(x2 ^ y2);
    const sangi_limb t21 = (sangi_limb)(t19 | t20);
    const sangi_limb t22 = (sangi_limb)(x3 ^ y3);
    const sangi_limb t23 = (sangi_limb)(t21 | t22);
    const sangi_limb t24 = (sangi_limb)(x4 ^ y4);
    const sangi_limb t25 = (sangi_limb)(t23 | t24);
    const sangi_limb t26 = (sangi_limb)(x5 ^ y5);
    const sangi_limb t27 = (sangi_limb)(t25 | t26);
    const sangi_limb t28 = (sangi_limb)(x6 ^ y6);
    const sangi_limb t29 = (sangi_limb)(t27 | t28);
    const sangi_limb t30 = (sangi_limb)(x7 ^ y7);
    const sangi_limb t31 = (sangi_limb)(t29 | t30);
    /* below 1 only if it is 0 */
    sangi_limb c34 = 0;
    (void)sangi_limb_sub(t31, UINT64_C(0x0000000000000001), &c34);
    const sangi_limb t35 = sangi_limb_mask(c34);
    return t35;
}
