/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * bn254_order, scalar field of BN254 (alt_bn128); 254 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_order_modulus[8];
extern const sangi_limb sangi_bn254_order_one[8];
extern const sangi_limb sangi_bn254_order_radix2[8];
extern const sangi_limb sangi_bn254_order_root[8];
extern const sangi_limb sangi_bn254_order_sqrt_exponent[8];

const sangi_limb sangi_bn254_order_modulus[8] = {
    UINT32_C(0xf0000001),
    UINT32_C(0x43e1f593),
    UINT32_C(0x79b97091),
    UINT32_C(0x2833e848),
    UINT32_C(0x8181585d),
    UINT32_C(0xb85045b6),
    UINT32_C(0xe131a029),
    UINT32_C(0x30644e72),
};

const sangi_limb sangi_bn254_order_one[8] = {
    UINT32_C(0x4ffffffb),
    UINT32_C(0xac96341c),
    UINT32_C(0x9f60cd29),
    UINT32_C(0x36fc7695),
    UINT32_C(0x7879462e),
    UINT32_C(0x666ea36f),
    UINT32_C(0x9a07df2f),
    UINT32_C(0x0e0a77c1),
};

const sangi_limb sangi_bn254_order_radix2[8] = {
    UINT32_C(0xae216da7),
    UINT32_C(0x1bb8e645),
    UINT32_C(0xe35c59e3),
    UINT32_C(0x53fe3ab1),
    UINT32_C(0x53bb8085),
    UINT32_C(0x8c49833d),
    UINT32_C(0x7f4e44a5),
    UINT32_C(0x0216d0b1),
};

const sangi_limb sangi_bn254_order_root[8] = {
    UINT32_C(0x80d13d9c),
    UINT32_C(0x636e7355),
    UINT32_C(0x2445ffd6),
    UINT32_C(0xa22bf374),
    UINT32_C(0x1eb203d8),
    UINT32_C(0x56452ac0),
    UINT32_C(0x2963f9e7),
    UINT32_C(0x1860ef94),
};

const sangi_limb sangi_bn254_order_sqrt_exponent[8] = {
    UINT32_C(0x1f0fac9f),
    UINT32_C(0xcdcb848a),
    UINT32_C(0x419f4243),
    UINT32_C(0x0c0ac2e9),
    UINT32_C(0xc2822db4),
    UINT32_C(0x098d014d),
    UINT32_C(0x83227397),
    UINT32_C(0x00000001),
};

#define KERNEL(op) sangi_bn254_order_##op##_c
#define M0 UINT32_C(0x6d1e0a6d)
#define M1 UINT32_C(0xb5ea65a9)
#define M2 UINT32_C(0xc9e9f13f)
#define M3 UINT32_C(0xd42f5166)
#define M4 UINT32_C(0x6118fd20)
#define M5 UINT32_C(0x3b99a131)
#define M6 UINT32_C(0x82ba37b4)
#define M7 UINT32_C(0x2d5e098b)
#define MUL_SMALL0 UINT32_C(0x00000010)
#define MUL_SMALL1 UINT32_C(0x00000010)
#define MUL_SMALL2 UINT32_C(0x54a47462)
#define N UINT32_C(0xefffffff)
#define P0 UINT32_C(0xf0000001)
#define P1 UINT32_C(0x43e1f593)
#define P2 UINT32_C(0x79b97091)
#define P3 UINT32_C(0x2833e848)
#define P4 UINT32_C(0x8181585d)
#define P5 UINT32_C(0xb85045b6)
#define P6 UINT32_C(0xe131a029)
#define P7 UINT32_C(0x30644e72)
#include "generated/field/limbs8_c32.inc"
#include "generated/field/limbs8_spare_c32.inc"
#include "generated/field/bn254_and_bn254_order_c32.inc"
#include "generated/field/limbs8_montgomery_spare_c32.inc"
