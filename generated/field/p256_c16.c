/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 16 limbs of 16, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_modulus[16];
extern const sangi_limb sangi_p256_one[16];
extern const sangi_limb sangi_p256_radix2[16];
extern const sangi_limb sangi_p256_root[16];
extern const sangi_limb sangi_p256_sqrt_exponent[16];

const sangi_limb sangi_p256_modulus[16] = {
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_p256_one[16] = {
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p256_radix2[16] = {
    UINT16_C(0x0003),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xfffb),
    UINT16_C(0xffff),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xfffd),
    UINT16_C(0xffff),
    UINT16_C(0x0004),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p256_root[16] = {
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0002),
    UINT16_C(0x0000),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
};

const sangi_limb sangi_p256_sqrt_exponent[16] = {
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x3fff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x4000),
    UINT16_C(0x0000),
    UINT16_C(0xc000),
    UINT16_C(0xffff),
    UINT16_C(0x3fff),
};

#define KERNEL(op) sangi_p256_##op##_c
#define N UINT16_C(0x0001)
#define P0 UINT16_C(0xffff)
#define P1 UINT16_C(0xffff)
#define P2 UINT16_C(0xffff)
#define P3 UINT16_C(0xffff)
#define P4 UINT16_C(0xffff)
#define P5 UINT16_C(0xffff)
#define P6 UINT16_C(0x0000)
#define P7 UINT16_C(0x0000)
#define P8 UINT16_C(0x0000)
#define P9 UINT16_C(0x0000)
#define P10 UINT16_C(0x0000)
#define P11 UINT16_C(0x0000)
#define P12 UINT16_C(0x0001)
#define P13 UINT16_C(0x0000)
#define P14 UINT16_C(0xffff)
#define P15 UINT16_C(0xffff)
#include "generated/field/limbs16_full_c16.inc"
#include "generated/field/limbs16_montgomery_c16.inc"
#include "generated/field/limbs16_c16.inc"
