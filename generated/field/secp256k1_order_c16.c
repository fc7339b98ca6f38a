/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 16 limbs of 16, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_secp256k1_order_modulus[16];
extern const sangi_limb sangi_secp256k1_order_one[16];
extern const sangi_limb sangi_secp256k1_order_radix2[16];
extern const sangi_limb sangi_secp256k1_order_root[16];
extern const sangi_limb sangi_secp256k1_order_sqrt_exponent[16];

const sangi_limb sangi_secp256k1_order_modulus[16] = {
    UINT16_C(0x4141),
    UINT16_C(0xd036),
    UINT16_C(0x5e8c),
    UINT16_C(0xbfd2),
    UINT16_C(0xa03b),
    UINT16_C(0xaf48),
    UINT16_C(0xdce6),
    UINT16_C(0xbaae),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_secp256k1_order_one[16] = {
    UINT16_C(0xbebf),
    UINT16_C(0x2fc9),
    UINT16_C(0xa173),
    UINT16_C(0x402d),
    UINT16_C(0x5fc4),
    UINT16_C(0x50b7),
    UINT16_C(0x2319),
    UINT16_C(0x4551),
    UINT16_C(0x0001),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_secp256k1_order_radix2[16] = {
    UINT16_C(0xd140),
    UINT16_C(0x67d7),
    UINT16_C(0xf214),
    UINT16_C(0x896c),
    UINT16_C(0xf878),
    UINT16_C(0x0e7c),
    UINT16_C(0x96c2),
    UINT16_C(0x7414),
    UINT16_C(0x07c6),
    UINT16_C(0x5bcd),
    UINT16_C(0xf5e4),
    UINT16_C(0xe697),
    UINT16_C(0x9bc5),
    UINT16_C(0x81c6),
    UINT16_C(0x1cd5),
    UINT16_C(0x9d67),
};

const sangi_limb sangi_secp256k1_order_root[16] = {
    UINT16_C(0x77cf),
    UINT16_C(0x4e5b),
    UINT16_C(0xf5b9),
    UINT16_C(0xe823),
    UINT16_C(0xebea),
    UINT16_C(0xecd9),
    UINT16_C(0x6f88),
    UINT16_C(0xcab8),
    UINT16_C(0x700f),
    UINT16_C(0x2862),
    UINT16_C(0x3fa5),
    UINT16_C(0xd3d9),
    UINT16_C(0xeabe),
    UINT16_C(0x577e),
    UINT16_C(0x4d1f),
    UINT16_C(0xd630),
};

const sangi_limb sangi_secp256k1_order_sqrt_exponent[16] = {
    UINT16_C(0x6c82),
    UINT16_C(0x19a0),
    UINT16_C(0xa4bd),
    UINT16_C(0x777f),
    UINT16_C(0x9140),
    UINT16_C(0xcd5e),
    UINT16_C(0x5db9),
    UINT16_C(0xfd75),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x01ff),
};

#define KERNEL(op) sangi_secp256k1_order_##op##_c
#define N UINT16_C(0xb13f)
#define P0 UINT16_C(0x4141)
#define P1 UINT16_C(0xd036)
#define P2 UINT16_C(0x5e8c)
#define P3 UINT16_C(0xbfd2)
#define P4 UINT16_C(0xa03b)
#define P5 UINT16_C(0xaf48)
#define P6 UINT16_C(0xdce6)
#define P7 UINT16_C(0xbaae)
#define P8 UINT16_C(0xfffe)
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
