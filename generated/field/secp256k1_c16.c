/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 * secp256k1, base field of secp256k1; fills its top limb; 256 bits in 16 limbs of 16, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_modulus[16];
extern const sangi_limb sangi_secp256k1_one[16];
extern const sangi_limb sangi_secp256k1_radix2[16];
extern const sangi_limb sangi_secp256k1_root[16];
extern const sangi_limb sangi_secp256k1_sqrt_exponent[16];

const sangi_limb sangi_secp256k1_modulus[16] = {
    UINT16_C(0xfc2f),
    UINT16_C(0xffff),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_secp256k1_one[16] = {
    UINT16_C(0x03d1),
    UINT16_C(0x0000),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_secp256k1_radix2[16] = {
    UINT16_C(0x90a1),
    UINT16_C(0x000e),
    UINT16_C(0x07a2),
    UINT16_C(0x0000),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_secp256k1_root[16] = {
    UINT16_C(0xf85e),
    UINT16_C(0xffff),
    UINT16_C(0xfffd),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_secp256k1_sqrt_exponent[16] = {
    UINT16_C(0xff0b),
    UINT16_C(0xbfff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x3fff),
};

#define KERNEL(op) sangi_secp256k1_##op##_c
#define N UINT16_C(0x3531)
#define P0 UINT16_C(0xfc2f)
#define P1 UINT16_C(0xffff)
#define P2 UINT16_C(0xfffe)
#define P3 UINT16_C(0xffff)
#define P4 UINT16_C(0xffff)
#define P5 UINT16_C(0xffff)
#define P6 UINT16_C(0xffff)
#define P7 UINT16_C(0xffff)
#define P8 UINT16_C(0xffff)
#define P9 UINT16_C(0xffff)
#define P10 UINT16_C(0xffff)
#define P11 UINT16_C(0xffff)
#define P12 UINT16_C(0xffff)
#define P13 UINT16_C(0xffff)
#define P14 UINT16_C(0xffff)
#define P15 UINT16_C(0xffff)
#include "generated/field/limbs16_full_c16.inc"
#include "generated/field/limbs16_montgomery_c16.inc"
#include "generated/field/limbs16_c16.inc"
