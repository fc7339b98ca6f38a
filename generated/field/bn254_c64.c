/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47
 * bn254, base field of BN254 (alt_bn128); 254 bits in 4 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_bn254_modulus[4];
extern const sangi_limb sangi_bn254_one[4];
extern const sangi_limb sangi_bn254_radix2[4];
extern const sangi_limb sangi_bn254_root[4];
extern const sangi_limb sangi_bn254_sqrt_exponent[4];

const sangi_limb sangi_bn254_modulus[4] = {
    UINT64_C(0x3c208c16d87cfd47),
    UINT64_C(0x97816a916871ca8d),
    UINT64_C(0xb85045b68181585d),
    UINT64_C(0x30644e72e131a029),
};

const sangi_limb sangi_bn254_one[4] = {
    UINT64_C(0xd35d438dc58f0d9d),
    UINT64_C(0x0a78eb28f5c70b3d),
    UINT64_C(0x666ea36f7879462c),
    UINT64_C(0x0e0a77c19a07df2f),
};

const sangi_limb sangi_bn254_radix2[4] = {
    UINT64_C(0xf32cfc5b538afa89),
    UINT64_C(0xb5e71911d44501fb),
    UINT64_C(0x47ab1eff0a417ff6),
    UINT64_C(0x06d89f71cab8351f),
};

const sangi_limb sangi_bn254_root[4] = {
    UINT64_C(0x68c3488912edefaa),
    UINT64_C(0x8d087f6872aabf4f),
    UINT64_C(0x51e1a24709081231),
    UINT64_C(0x2259d6b14729c0fa),
};

const sangi_limb sangi_bn254_sqrt_exponent[4] = {
    UINT64_C(0x4f082305b61f3f51),
    UINT64_C(0x65e05aa45a1c72a3),
    UINT64_C(0x6e14116da0605617),
    UINT64_C(0x0c19139cb84c680a),
};

#define KERNEL(op) sangi_bn254_##op##_c
#define M0 UINT64_C(0x327d7c1b18f7bd41)
#define M1 UINT64_C(0xdb8ed52f824ed32f)
#define M2 UINT64_C(0x29b67b05eb29a6a1)
#define M3 UINT64_C(0x19ac99126b459dda)
#define MUL_SMALL0 UINT64_C(0x54a47462623a04a7)
#define MUL_SMALL5 UINT64_C(0x0000000000000010)
#define MUL_SMALL6 UINT64_C(0x0000000000000010)
#define N UINT64_C(0x87d20782e4866389)
#define P0 UINT64_C(0x3c208c16d87cfd47)
#define P1 UINT64_C(0x97816a916871ca8d)
#define P2 UINT64_C(0xb85045b68181585d)
#define P3 UINT64_C(0x30644e72e131a029)
#include "generated/field/limbs4_c64.inc"
#include "generated/field/limbs4_spare_c64.inc"
#include "generated/field/bn254_and_bn254_order_c64.inc"
#include "generated/field/bn254_and_bn254_order_and_bls12_381_order_c64.inc"
