/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * ed25519_order, scalar field of edwards25519; 253 bits in 8 limbs of 32, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_ed25519_order_modulus[8];
extern const sangi_limb sangi_ed25519_order_one[8];
extern const sangi_limb sangi_ed25519_order_radix2[8];
extern const sangi_limb sangi_ed25519_order_root[8];
extern const sangi_limb sangi_ed25519_order_sqrt_exponent[8];

const sangi_limb sangi_ed25519_order_modulus[8] = {
    UINT32_C(0x5cf5d3ed),
    UINT32_C(0x5812631a),
    UINT32_C(0xa2f79cd6),
    UINT32_C(0x14def9de),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x10000000),
};

const sangi_limb sangi_ed25519_order_one[8] = {
    UINT32_C(0x8d98951d),
    UINT32_C(0xd6ec3174),
    UINT32_C(0x737dcf70),
    UINT32_C(0xc6ef5bf4),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0fffffff),
};

const sangi_limb sangi_ed25519_order_radix2[8] = {
    UINT32_C(0x449c0f01),
    UINT32_C(0xa40611e3),
    UINT32_C(0x68859347),
    UINT32_C(0xd00e1ba7),
    UINT32_C(0x17f5be65),
    UINT32_C(0xceec73d2),
    UINT32_C(0x7c309a3d),
    UINT32_C(0x0399411b),
};

const sangi_limb sangi_ed25519_order_root[8] = {
    UINT32_C(0xb42f0e7d),
    UINT32_C(0x7c790e32),
    UINT32_C(0xa7ae2cc8),
    UINT32_C(0x4c8ce706),
    UINT32_C(0x921779ad),
    UINT32_C(0xd73823cc),
    UINT32_C(0x893f562a),
    UINT32_C(0x05599959),
};

const sangi_limb sangi_ed25519_order_sqrt_exponent[8] = {
    UINT32_C(0x4b9eba7d),
    UINT32_C(0xcb024c63),
    UINT32_C(0xd45ef39a),
    UINT32_C(0x029bdf3b),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x00000000),
    UINT32_C(0x02000000),
};

#define KERNEL(op) sangi_ed25519_order_##op##_c
#define M0 UINT32_C(0xb5e73719)
#define M1 UINT32_C(0x97d53af4)
#define M2 UINT32_C(0x9702d0f7)
#define M3 UINT32_C(0x017e9103)
#define M6 UINT32_C(0xb0000000)
#define M7 UINT32_C(0x012547e1)
#define MUL_SMALL0 UINT32_C(0x00000020)
#define MUL_SMALL1 UINT32_C(0x00000020)
#define MUL_SMALL2 UINT32_C(0x7fffffff)
#define N UINT32_C(0x12547e1b)
#define P0 UINT32_C(0x5cf5d3ed)
#define P1 UINT32_C(0x5812631a)
#define P2 UINT32_C(0xa2f79cd6)
#define P3 UINT32_C(0x14def9de)
#define P4 UINT32_C(0x00000000)
#define P5 UINT32_C(0x00000000)
#define P6 UINT32_C(0x00000000)
#define P7 UINT32_C(0x10000000)
#include "generated/field/limbs8_c32.inc"
#include "generated/field/limbs8_spare_c32.inc"
#include "generated/field/p25519_and_ed25519_order_c32.inc"
