/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * p25519, base field of Curve25519 and edwards25519; 255 bits in 16 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p25519_modulus[16];
extern const sangi_limb sangi_p25519_one[16];
extern const sangi_limb sangi_p25519_radix2[16];
extern const sangi_limb sangi_p25519_root[16];
extern const sangi_limb sangi_p25519_sqrt_exponent[16];

const sangi_limb sangi_p25519_modulus[16] = {
    UINT16_C(0xffed),
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
    UINT16_C(0xffff),
    UINT16_C(0x7fff),
};

const sangi_limb sangi_p25519_one[16] = {
    UINT16_C(0x0026),
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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p25519_radix2[16] = {
    UINT16_C(0x05a4),
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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p25519_root[16] = {
    UINT16_C(0xdb04),
    UINT16_C(0xfe2b),
    UINT16_C(0x07d4),
    UINT16_C(0x3b58),
    UINT16_C(0xe9ed),
    UINT16_C(0xb51b),
    UINT16_C(0x90fd),
    UINT16_C(0x03f5),
    UINT16_C(0x02d1),
    UINT16_C(0x3362),
    UINT16_C(0x16bf),
    UINT16_C(0x6d6e),
    UINT16_C(0x1ba8),
    UINT16_C(0xd6c7),
    UINT16_C(0x6b0b),
    UINT16_C(0x7577),
};

const sangi_limb sangi_p25519_sqrt_exponent[16] = {
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
    UINT16_C(0xffff),
    UINT16_C(0x0fff),
};

#define KERNEL(op) sangi_p25519_##op##_c
#define MUL_SMALL16 UINT16_C(0x4000)
#define N UINT16_C(0xca1b)
#define P0 UINT16_C(0xffed)
#define P1 UINT16_C(0xffff)
#define P2 UINT16_C(0xffff)
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
#define P15 UINT16_C(0x7fff)
#include "generated/field/limbs16_c16.inc"
#include "generated/field/limbs16_spare_c16.inc"
#include "generated/field/p25519_and_bls12_381_order_c16.inc"
