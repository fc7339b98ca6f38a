/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001
 * bn254_order, scalar field of BN254 (alt_bn128); 254 bits in 4 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_order_modulus[4];
extern const sangi_limb sangi_bn254_order_one[4];
extern const sangi_limb sangi_bn254_order_radix2[4];
extern const sangi_limb sangi_bn254_order_root[4];
extern const sangi_limb sangi_bn254_order_sqrt_exponent[4];

const sangi_limb sangi_bn254_order_modulus[4] = {
    UINT64_C(0x43e1f593f0000001),
    UINT64_C(0x2833e84879b97091),
    UINT64_C(0xb85045b68181585d),
    UINT64_C(0x30644e72e131a029),
};

const sangi_limb sangi_bn254_order_one[4] = {
    UINT64_C(0xac96341c4ffffffb),
    UINT64_C(0x36fc76959f60cd29),
    UINT64_C(0x666ea36f7879462e),
    UINT64_C(0x0e0a77c19a07df2f),
};

const sangi_limb sangi_bn254_order_radix2[4] = {
    UINT64_C(0x1bb8e645ae216da7),
    UINT64_C(0x53fe3ab1e35c59e3),
    UINT64_C(0x8c49833d53bb8085),
    UINT64_C(0x0216d0b17f4e44a5),
};

const sangi_limb sangi_bn254_order_root[4] = {
    UINT64_C(0x636e735580d13d9c),
    UINT64_C(0xa22bf3742445ffd6),
    UINT64_C(0x56452ac01eb203d8),
    UINT64_C(0x1860ef942963f9e7),
};

const sangi_limb sangi_bn254_order_sqrt_exponent[4] = {
    UINT64_C(0xcdcb848a1f0fac9f),
    UINT64_C(0x0c0ac2e9419f4243),
    UINT64_C(0x098d014dc2822db4),
    UINT64_C(0x0000000183227397),
};

#define KERNEL(op) sangi_bn254_order_##op##_c
#define M0 UINT64_C(0x2d3e8053e396ee4d)
#define M1 UINT64_C(0xca478dbeab3c92cd)
#define M2 UINT64_C(0xb2d8f06f77f52a93)
#define M3 UINT64_C(0x24d6ba07f7aa8f04)
#define MUL_SMALL0 UINT64_C(0x54a47462623a04a7)
#define MUL_SMALL5 UINT64_C(0x0000000000000010)
#define MUL_SMALL6 UINT64_C(0x0000000000000010)
#define N UINT64_C(0xc2e1f593efffffff)
#define P0 UINT64_C(0x43e1f593f0000001)
#define P1 UINT64_C(0x2833e84879b97091)
#define P2 UINT64_C(0xb85045b68181585d)
#define P3 UINT64_C(0x30644e72e131a029)
#include "generated/field/limbs4_c64.inc"
#include "generated/field/limbs4_spare_c64.inc"
#include "generated/field/bn254_and_bn254_order_c64.inc"
#include "generated/field/bn254_and_bn254_order_and_bls12_381_order_c64.inc"
