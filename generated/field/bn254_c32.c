/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * bn254, base field of BN254 (alt_bn128); 254 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_modulus[8];
extern const sangi_limb sangi_bn254_one[8];
extern const sangi_limb sangi_bn254_radix2[8];
extern const sangi_limb sangi_bn254_root[8];
extern const sangi_limb sangi_bn254_sqrt_exponent[8];

const sangi_limb sangi_bn254_modulus[8] = {
    UINT32_C(0xd87cfd47),
    UINT32_C(0x3c208c16),
    UINT32_C(0x6871ca8d),
    UINT32_C(0x97816a91),
    UINT32_C(0x8181585d),
    UINT32_C(0xb85045b6),
    UINT32_C(0xe131a029),
    UINT32_C(0x30644e72),
};

const sangi_limb sangi_bn254_one[8] = {
    UINT32_C(0xc58f0d9d),
    UINT32_C(0xd35d438d),
    UINT32_C(0xf5c70b3d),
    UINT32_C(0x0a78eb28),
    UINT32_C(0x7879462c),
    UINT32_C(0x666ea36f),
    UINT32_C(0x9a07df2f),
    UINT32_C(0x0e0a77c1),
};

const sangi_limb sangi_bn254_radix2[8] = {
    UINT32_C(0x538afa89),
    UINT32_C(0xf32cfc5b),
    UINT32_C(0xd44501fb),
    UINT32_C(0xb5e71911),
    UINT32_C(0x0a417ff6),
    UINT32_C(0x47ab1eff),
    UINT32_C(0xcab8351f),
    UINT32_C(0x06d89f71),
};

const sangi_limb sangi_bn254_root[8] = {
    UINT32_C(0x12edefaa),
    UINT32_C(0x68c34889),
    UINT32_C(0x72aabf4f),
    UINT32_C(0x8d087f68),
    UINT32_C(0x09081231),
    UINT32_C(0x51e1a247),
    UINT32_C(0x4729c0fa),
    UINT32_C(0x2259d6b1),
};

const sangi_limb sangi_bn254_sqrt_exponent[8] = {
    UINT32_C(0xb61f3f51),
    UINT32_C(0x4f082305),
    UINT32_C(0x5a1c72a3),
    UINT32_C(0x65e05aa4),
    UINT32_C(0xa0605617),
    UINT32_C(0x6e14116d),
    UINT32_C(0xb84c680a),
    UINT32_C(0x0c19139c),
};

#define KERNEL(op) sangi_bn254_##op##_c
#define M0 UINT32_C(0x705c70f2)
#define M1 UINT32_C(0xb5b479a3)
#define M2 UINT32_C(0x699a472a)
#define M3 UINT32_C(0xef510c54)
#define M4 UINT32_C(0xb6c9df27)
#define M5 UINT32_C(0xb27cd0b5)
#define M6 UINT32_C(0x10b67b2f)
#define M7 UINT32_C(0x2b32bd30)
#define MUL_SMALL0 UINT32_C(0x00000010)
#define MUL_SMALL1 UINT32_C(0x00000010)
#define MUL_SMALL2 UINT32_C(0x54a47462)
#define N UINT32_C(0xe4866389)
#define P0 UINT32_C(0xd87cfd47)
#define P1 UINT32_C(0x3c208c16)
#define P2 UINT32_C(0x6871ca8d)
#define P3 UINT32_C(0x97816a91)
#define P4 UINT32_C(0x8181585d)
#define P5 UINT32_C(0xb85045b6)
#define P6 UINT32_C(0xe131a029)
#define P7 UINT32_C(0x30644e72)
#include "generated/field/limbs8_c32.inc"
#include "generated/field/limbs8_spare_c32.inc"
#include "generated/field/bn254_and_bn254_order_c32.inc"
#include "generated/field/limbs8_montgomery_spare_c32.inc"
