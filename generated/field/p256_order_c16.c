/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * p256_order, scalar field of NIST P-256; fills its top limb; 256 bits in 16 limbs of 16, no spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_p256_order_modulus[16];
extern const sangi_limb sangi_p256_order_one[16];
extern const sangi_limb sangi_p256_order_radix2[16];
extern const sangi_limb sangi_p256_order_root[16];
extern const sangi_limb sangi_p256_order_sqrt_exponent[16];

const sangi_limb sangi_p256_order_modulus[16] = {
    UINT16_C(0x2551),
    UINT16_C(0xfc63),
    UINT16_C(0xcac2),
    UINT16_C(0xf3b9),
    UINT16_C(0x9e84),
    UINT16_C(0xa717),
    UINT16_C(0xfaad),
    UINT16_C(0xbce6),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
};

const sangi_limb sangi_p256_order_one[16] = {
    UINT16_C(0xdaaf),
    UINT16_C(0x039c),
    UINT16_C(0x353d),
    UINT16_C(0x0c46),
    UINT16_C(0x617b),
    UINT16_C(0x58e8),
    UINT16_C(0x0552),
    UINT16_C(0x4319),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p256_order_radix2[16] = {
    UINT16_C(0xeea2),
    UINT16_C(0xbe79),
    UINT16_C(0x4c95),
    UINT16_C(0x8324),
    UINT16_C(0x6fa6),
    UINT16_C(0x49bd),
    UINT16_C(0x799c),
    UINT16_C(0x4699),
    UINT16_C(0xec59),
    UINT16_C(0x2b6b),
    UINT16_C(0xb239),
    UINT16_C(0x2845),
    UINT16_C(0x5620),
    UINT16_C(0xf3d9),
    UINT16_C(0x2d94),
    UINT16_C(0x66e1),
};

const sangi_limb sangi_p256_order_root[16] = {
    UINT16_C(0x8fe1),
    UINT16_C(0x7e36),
    UINT16_C(0x708f),
    UINT16_C(0x1015),
    UINT16_C(0x4511),
    UINT16_C(0x6ecc),
    UINT16_C(0xc545),
    UINT16_C(0x31c6),
    UINT16_C(0x9ea1),
    UINT16_C(0x98a1),
    UINT16_C(0xfe89),
    UINT16_C(0x5281),
    UINT16_C(0x3fe8),
    UINT16_C(0x10c6),
    UINT16_C(0x089e),
    UINT16_C(0x0279),
};

const sangi_limb sangi_p256_order_sqrt_exponent[16] = {
    UINT16_C(0x192a),
    UINT16_C(0x17e3),
    UINT16_C(0xce56),
    UINT16_C(0x279d),
    UINT16_C(0xbcf4),
    UINT16_C(0x6d38),
    UINT16_C(0x37d5),
    UINT16_C(0xfde7),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x07ff),
    UINT16_C(0x0000),
    UINT16_C(0xf800),
    UINT16_C(0xffff),
    UINT16_C(0x07ff),
};

#define KERNEL(op) sangi_p256_order_##op##_c
#define N UINT16_C(0xbc4f)
#define P0 UINT16_C(0x2551)
#define P1 UINT16_C(0xfc63)
#define P2 UINT16_C(0xcac2)
#define P3 UINT16_C(0xf3b9)
#define P4 UINT16_C(0x9e84)
#define P5 UINT16_C(0xa717)
#define P6 UINT16_C(0xfaad)
#define P7 UINT16_C(0xbce6)
#define P8 UINT16_C(0xffff)
#define P9 UINT16_C(0xffff)
#define P10 UINT16_C(0xffff)
#define P11 UINT16_C(0xffff)
#define P12 UINT16_C(0x0000)
#define P13 UINT16_C(0x0000)
#define P14 UINT16_C(0xffff)
#define P15 UINT16_C(0xffff)
#include "generated/field/limbs16_full_c16.inc"
#include "generated/field/limbs16_montgomery_c16.inc"
#include "generated/field/limbs16_c16.inc"
