/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * bls12_381_order, scalar field of BLS12-381; 255 bits in 16 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bls12_381_order_modulus[16];
extern const sangi_limb sangi_bls12_381_order_one[16];
extern const sangi_limb sangi_bls12_381_order_radix2[16];
extern const sangi_limb sangi_bls12_381_order_root[16];
extern const sangi_limb sangi_bls12_381_order_sqrt_exponent[16];

const sangi_limb sangi_bls12_381_order_modulus[16] = {
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x5bfe),
    UINT16_C(0xfffe),
    UINT16_C(0xa402),
    UINT16_C(0x53bd),
    UINT16_C(0xd805),
    UINT16_C(0x09a1),
    UINT16_C(0xd808),
    UINT16_C(0x3339),
    UINT16_C(0x7d48),
    UINT16_C(0x299d),
    UINT16_C(0xa753),
    UINT16_C(0x73ed),
};

const sangi_limb sangi_bls12_381_order_one[16] = {
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x4802),
    UINT16_C(0x0003),
    UINT16_C(0xb7fa),
    UINT16_C(0x5884),
    UINT16_C(0x4ff5),
    UINT16_C(0xecbc),
    UINT16_C(0x4fef),
    UINT16_C(0x998c),
    UINT16_C(0x056f),
    UINT16_C(0xacc5),
    UINT16_C(0xb159),
    UINT16_C(0x1824),
};

const sangi_limb sangi_bls12_381_order_radix2[16] = {
    UINT16_C(0x9c6d),
    UINT16_C(0xf3f2),
    UINT16_C(0xe990),
    UINT16_C(0xc999),
    UINT16_C(0x5c23),
    UINT16_C(0x8792),
    UINT16_C(0xedcb),
    UINT16_C(0x2b6c),
    UINT16_C(0x398f),
    UINT16_C(0x7254),
    UINT16_C(0x1496),
    UINT16_C(0x05d3),
    UINT16_C(0xff11),
    UINT16_C(0x9f59),
    UINT16_C(0xd9d9),
    UINT16_C(0x0748),
};

const sangi_limb sangi_bls12_381_order_root[16] = {
    UINT16_C(0xf47c),
    UINT16_C(0x0c17),
    UINT16_C(0x6d5c),
    UINT16_C(0x9cab),
    UINT16_C(0x71e5),
    UINT16_C(0xfd4b),
    UINT16_C(0xe93d),
    UINT16_C(0x1ce1),
    UINT16_C(0xd505),
    UINT16_C(0x471d),
    UINT16_C(0xb230),
    UINT16_C(0x0d6d),
    UINT16_C(0x3b6a),
    UINT16_C(0x743a),
    UINT16_C(0xe990),
    UINT16_C(0x3f0e),
};

const sangi_limb sangi_bls12_381_order_sqrt_exponent[16] = {
    UINT16_C(0xffff),
    UINT16_C(0x7fff),
    UINT16_C(0x2dff),
    UINT16_C(0x7fff),
    UINT16_C(0xd201),
    UINT16_C(0xa9de),
    UINT16_C(0xec02),
    UINT16_C(0x04d0),
    UINT16_C(0xec04),
    UINT16_C(0x199c),
    UINT16_C(0xbea4),
    UINT16_C(0x94ce),
    UINT16_C(0xd3a9),
    UINT16_C(0x39f6),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

#define KERNEL(op) sangi_bls12_381_order_##op##_c
#define MUL_SMALL16 UINT16_C(0x46aa)
#define N UINT16_C(0xffff)
#define P0 UINT16_C(0x0001)
#define P1 UINT16_C(0x0000)
#define P2 UINT16_C(0xffff)
#define P3 UINT16_C(0xffff)
#define P4 UINT16_C(0x5bfe)
#define P5 UINT16_C(0xfffe)
#define P6 UINT16_C(0xa402)
#define P7 UINT16_C(0x53bd)
#define P8 UINT16_C(0xd805)
#define P9 UINT16_C(0x09a1)
#define P10 UINT16_C(0xd808)
#define P11 UINT16_C(0x3339)
#define P12 UINT16_C(0x7d48)
#define P13 UINT16_C(0x299d)
#define P14 UINT16_C(0xa753)
#define P15 UINT16_C(0x73ed)
#include "generated/field/limbs16_montgomery_c16.inc"
#include "generated/field/limbs16_c16.inc"
#include "generated/field/limbs16_spare_c16.inc"
#include "generated/field/p25519_and_bls12_381_order_c16.inc"
#include "generated/field/limbs16_montgomery_spare_c16.inc"
