/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * bn254, base field of BN254 (alt_bn128); 254 bits in 16 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_modulus[16];
extern const sangi_limb sangi_bn254_one[16];
extern const sangi_limb sangi_bn254_radix2[16];
extern const sangi_limb sangi_bn254_root[16];
extern const sangi_limb sangi_bn254_sqrt_exponent[16];

const sangi_limb sangi_bn254_modulus[16] = {
    UINT16_C(0xfd47),
    UINT16_C(0xd87c),
    UINT16_C(0x8c16),
    UINT16_C(0x3c20),
    UINT16_C(0xca8d),
    UINT16_C(0x6871),
    UINT16_C(0x6a91),
    UINT16_C(0x9781),
    UINT16_C(0x585d),
    UINT16_C(0x8181),
    UINT16_C(0x45b6),
    UINT16_C(0xb850),
    UINT16_C(0xa029),
    UINT16_C(0xe131),
    UINT16_C(0x4e72),
    UINT16_C(0x3064),
};

const sangi_limb sangi_bn254_one[16] = {
    UINT16_C(0x0d9d),
    UINT16_C(0xc58f),
    UINT16_C(0x438d),
    UINT16_C(0xd35d),
    UINT16_C(0x0b3d),
    UINT16_C(0xf5c7),
    UINT16_C(0xeb28),
    UINT16_C(0x0a78),
    UINT16_C(0x462c),
    UINT16_C(0x7879),
    UINT16_C(0xa36f),
    UINT16_C(0x666e),
    UINT16_C(0xdf2f),
    UINT16_C(0x9a07),
    UINT16_C(0x77c1),
    UINT16_C(0x0e0a),
};

const sangi_limb sangi_bn254_radix2[16] = {
    UINT16_C(0xfa89),
    UINT16_C(0x538a),
    UINT16_C(0xfc5b),
    UINT16_C(0xf32c),
    UINT16_C(0x01fb),
    UINT16_C(0xd445),
    UINT16_C(0x1911),
    UINT16_C(0xb5e7),
    UINT16_C(0x7ff6),
    UINT16_C(0x0a41),
    UINT16_C(0x1eff),
    UINT16_C(0x47ab),
    UINT16_C(0x351f),
    UINT16_C(0xcab8),
    UINT16_C(0x9f71),
    UINT16_C(0x06d8),
};

const sangi_limb sangi_bn254_root[16] = {
    UINT16_C(0xefaa),
    UINT16_C(0x12ed),
    UINT16_C(0x4889),
    UINT16_C(0x68c3),
    UINT16_C(0xbf4f),
    UINT16_C(0x72aa),
    UINT16_C(0x7f68),
    UINT16_C(0x8d08),
    UINT16_C(0x1231),
    UINT16_C(0x0908),
    UINT16_C(0xa247),
    UINT16_C(0x51e1),
    UINT16_C(0xc0fa),
    UINT16_C(0x4729),
    UINT16_C(0xd6b1),
    UINT16_C(0x2259),
};

const sangi_limb sangi_bn254_sqrt_exponent[16] = {
    UINT16_C(0x3f51),
    UINT16_C(0xb61f),
    UINT16_C(0x2305),
    UINT16_C(0x4f08),
    UINT16_C(0x72a3),
    UINT16_C(0x5a1c),
    UINT16_C(0x5aa4),
    UINT16_C(0x65e0),
    UINT16_C(0x5617),
    UINT16_C(0xa060),
    UINT16_C(0x116d),
    UINT16_C(0x6e14),
    UINT16_C(0x680a),
    UINT16_C(0xb84c),
    UINT16_C(0x139c),
    UINT16_C(0x0c19),
};

#define KERNEL(op) sangi_bn254_##op##_c
#define N UINT16_C(0x6389)
#define P0 UINT16_C(0xfd47)
#define P1 UINT16_C(0xd87c)
#define P2 UINT16_C(0x8c16)
#define P3 UINT16_C(0x3c20)
#define P4 UINT16_C(0xca8d)
#define P5 UINT16_C(0x6871)
#define P6 UINT16_C(0x6a91)
#define P7 UINT16_C(0x9781)
#define P8 UINT16_C(0x585d)
#define P9 UINT16_C(0x8181)
#define P10 UINT16_C(0x45b6)
#define P11 UINT16_C(0xb850)
#define P12 UINT16_C(0xa029)
#define P13 UINT16_C(0xe131)
#define P14 UINT16_C(0x4e72)
#define P15 UINT16_C(0x3064)
#include "generated/field/limbs16_montgomery_c16.inc"
#include "generated/field/limbs16_c16.inc"
#include "generated/field/limbs16_spare_c16.inc"
#include "generated/field/bn254_and_bn254_order_c16.inc"
#include "generated/field/limbs16_montgomery_spare_c16.inc"
