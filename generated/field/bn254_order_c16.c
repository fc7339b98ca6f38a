/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * bn254_order, scalar field of BN254 (alt_bn128); 254 bits in 16 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_order_modulus[16];
extern const sangi_limb sangi_bn254_order_one[16];
extern const sangi_limb sangi_bn254_order_radix2[16];
extern const sangi_limb sangi_bn254_order_root[16];
extern const sangi_limb sangi_bn254_order_sqrt_exponent[16];

const sangi_limb sangi_bn254_order_modulus[16] = {
    UINT16_C(0x0001),
    UINT16_C(0xf000),
    UINT16_C(0xf593),
    UINT16_C(0x43e1),
    UINT16_C(0x7091),
    UINT16_C(0x79b9),
    UINT16_C(0xe848),
    UINT16_C(0x2833),
    UINT16_C(0x585d),
    UINT16_C(0x8181),
    UINT16_C(0x45b6),
    UINT16_C(0xb850),
    UINT16_C(0xa029),
    UINT16_C(0xe131),
    UINT16_C(0x4e72),
    UINT16_C(0x3064),
};

const sangi_limb sangi_bn254_order_one[16] = {
    UINT16_C(0xfffb),
    UINT16_C(0x4fff),
    UINT16_C(0x341c),
    UINT16_C(0xac96),
    UINT16_C(0xcd29),
    UINT16_C(0x9f60),
    UINT16_C(0x7695),
    UINT16_C(0x36fc),
    UINT16_C(0x462e),
    UINT16_C(0x7879),
    UINT16_C(0xa36f),
    UINT16_C(0x666e),
    UINT16_C(0xdf2f),
    UINT16_C(0x9a07),
    UINT16_C(0x77c1),
    UINT16_C(0x0e0a),
};

const sangi_limb sangi_bn254_order_radix2[16] = {
    UINT16_C(0x6da7),
    UINT16_C(0xae21),
    UINT16_C(0xe645),
    UINT16_C(0x1bb8),
    UINT16_C(0x59e3),
    UINT16_C(0xe35c),
    UINT16_C(0x3ab1),
    UINT16_C(0x53fe),
    UINT16_C(0x8085),
    UINT16_C(0x53bb),
    UINT16_C(0x833d),
    UINT16_C(0x8c49),
    UINT16_C(0x44a5),
    UINT16_C(0x7f4e),
    UINT16_C(0xd0b1),
    UINT16_C(0x0216),
};

const sangi_limb sangi_bn254_order_root[16] = {
    UINT16_C(0x3d9c),
    UINT16_C(0x80d1),
    UINT16_C(0x7355),
    UINT16_C(0x636e),
    UINT16_C(0xffd6),
    UINT16_C(0x2445),
    UINT16_C(0xf374),
    UINT16_C(0xa22b),
    UINT16_C(0x03d8),
    UINT16_C(0x1eb2),
    UINT16_C(0x2ac0),
    UINT16_C(0x5645),
    UINT16_C(0xf9e7),
    UINT16_C(0x2963),
    UINT16_C(0xef94),
    UINT16_C(0x1860),
};

const sangi_limb sangi_bn254_order_sqrt_exponent[16] = {
    UINT16_C(0xac9f),
    UINT16_C(0x1f0f),
    UINT16_C(0x848a),
    UINT16_C(0xcdcb),
    UINT16_C(0x4243),
    UINT16_C(0x419f),
    UINT16_C(0xc2e9),
    UINT16_C(0x0c0a),
    UINT16_C(0x2db4),
    UINT16_C(0xc282),
    UINT16_C(0x014d),
    UINT16_C(0x098d),
    UINT16_C(0x7397),
    UINT16_C(0x8322),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
};

#define KERNEL(op) sangi_bn254_order_##op##_c
#define N UINT16_C(0xffff)
#define P0 UINT16_C(0x0001)
#define P1 UINT16_C(0xf000)
#define P2 UINT16_C(0xf593)
#define P3 UINT16_C(0x43e1)
#define P4 UINT16_C(0x7091)
#define P5 UINT16_C(0x79b9)
#define P6 UINT16_C(0xe848)
#define P7 UINT16_C(0x2833)
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
