/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * p25519, base field of Curve25519 and edwards25519; 255 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p25519_modulus[8];
extern const sangi_limb sangi_p25519_one[8];
extern const sangi_limb sangi_p25519_radix2[8];
extern const sangi_limb sangi_p25519_root[8];
extern const sangi_limb sangi_p25519_sqrt_exponent[8];

const sangi_limb sangi_p25519_modulus[8] = {
    UINT32_C(0xffffffed),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x7fffffff),
};

const sangi_limb sangi_p25519_one[8] = {
    UINT32_C(0x00000026),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p25519_radix2[8] = {
    UINT32_C(0x000005a4),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
};

const sangi_limb sangi_p25519_root[8] = {
    UINT32_C(0xfe2bdb04),
    UINT32_C(0x3b5807d4),
    UINT32_C(0xb51be9ed),
    UINT32_C(0x03f590fd),
    UINT32_C(0x336202d1),
    UINT32_C(0x6d6e16bf),
    UINT32_C(0xd6c71ba8),
    UINT32_C(0x75776b0b),
};

const sangi_limb sangi_p25519_sqrt_exponent[8] = {
    UINT32_C(0xfffffffd),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0fffffff),
};

#define KERNEL(op) sangi_p25519_##op##_c
#define M0 UINT32_C(0xfffffffd)
#define M1 UINT32_C(0xffffffff)
#define M2 UINT32_C(0xffffffff)
#define M3 UINT32_C(0xffffffff)
#define M6 UINT32_C(0x7fffffff)
#define M7 UINT32_C(0x1435e50d)
#define MUL_SMALL0 UINT32_C(0x00000008)
#define MUL_SMALL1 UINT32_C(0x00000008)
#define MUL_SMALL2 UINT32_C(0x40000000)
#define N UINT32_C(0x286bca1b)
#define P0 UINT32_C(0xffffffed)
#define P1 UINT32_C(0xffffffff)
#define P2 UINT32_C(0xffffffff)
#define P3 UINT32_C(0xffffffff)
#define P4 UINT32_C(0xffffffff)
#define P5 UINT32_C(0xffffffff)
#define P6 UINT32_C(0xffffffff)
#define P7 UINT32_C(0x7fffffff)
#include "generated/field/limbs8_c32.inc"
#include "generated/field/limbs8_spare_c32.inc"
#include "generated/field/p25519_and_ed25519_order_c32.inc"
