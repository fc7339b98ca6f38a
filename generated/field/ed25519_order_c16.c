/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * ed25519_order, scalar field of edwards25519; 253 bits in 16 limbs of 16, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 */

#include "word/limb.h"

extern const sangi_limb sangi_ed25519_order_modulus[16];
extern const sangi_limb sangi_ed25519_order_one[16];
extern const sangi_limb sangi_ed25519_order_radix2[16];
extern const sangi_limb sangi_ed25519_order_root[16];
extern const sangi_limb sangi_ed25519_order_sqrt_exponent[16];
void sangi_ed25519_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c);

const sangi_limb sangi_ed25519_order_modulus[16] = {
    UINT16_C(0xd3ed),
    UINT16_C(0x5cf5),
    UINT16_C(0x631a),
    UINT16_C(0x5812),
    UINT16_C(0x9cd6),
    UINT16_C(0xa2f7),
    UINT16_C(0xf9de),
    UINT16_C(0x14de),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x1000),
};

const sangi_limb sangi_ed25519_order_one[16] = {
    UINT16_C(0x951d),
    UINT16_C(0x8d98),
    UINT16_C(0x3174),
    UINT16_C(0xd6ec),
    UINT16_C(0xcf70),
    UINT16_C(0x737d),
    UINT16_C(0x5bf4),
    UINT16_C(0xc6ef),
    UINT16_C(0xfffe),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0xffff),
    UINT16_C(0x0fff),
};

const sangi_limb sangi_ed25519_order_radix2[16] = {
    UINT16_C(0x0f01),
    UINT16_C(0x449c),
    UINT16_C(0x11e3),
    UINT16_C(0xa406),
    UINT16_C(0x9347),
    UINT16_C(0x6885),
    UINT16_C(0x1ba7),
    UINT16_C(0xd00e),
    UINT16_C(0xbe65),
    UINT16_C(0x17f5),
    UINT16_C(0x73d2),
    UINT16_C(0xceec),
    UINT16_C(0x9a3d),
    UINT16_C(0x7c30),
    UINT16_C(0x411b),
    UINT16_C(0x0399),
};

const sangi_limb sangi_ed25519_order_root[16] = {
    UINT16_C(0x0e7d),
    UINT16_C(0xb42f),
    UINT16_C(0x0e32),
    UINT16_C(0x7c79),
    UINT16_C(0x2cc8),
    UINT16_C(0xa7ae),
    UINT16_C(0xe706),
    UINT16_C(0x4c8c),
    UINT16_C(0x79ad),
    UINT16_C(0x9217),
    UINT16_C(0x23cc),
    UINT16_C(0xd738),
    UINT16_C(0x562a),
    UINT16_C(0x893f),
    UINT16_C(0x9959),
    UINT16_C(0x0559),
};

const sangi_limb sangi_ed25519_order_sqrt_exponent[16] = {
    UINT16_C(0xba7d),
    UINT16_C(0x4b9e),
    UINT16_C(0x4c63),
    UINT16_C(0xcb02),
    UINT16_C(0xf39a),
    UINT16_C(0xd45e),
    UINT16_C(0xdf3b),
    UINT16_C(0x029b),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0000),
    UINT16_C(0x0200),
};

#define KERNEL(op) sangi_ed25519_order_##op##_c
#define N UINT16_C(0x7e1b)
#define P0 UINT16_C(0xd3ed)
#define P1 UINT16_C(0x5cf5)
#define P2 UINT16_C(0x631a)
#define P3 UINT16_C(0x5812)
#define P4 UINT16_C(0x9cd6)
#define P5 UINT16_C(0xa2f7)
#define P6 UINT16_C(0xf9de)
#define P7 UINT16_C(0x14de)
#define P8 UINT16_C(0x0000)
#define P9 UINT16_C(0x0000)
#define P10 UINT16_C(0x0000)
#define P11 UINT16_C(0x0000)
#define P12 UINT16_C(0x0000)
#define P13 UINT16_C(0x0000)
#define P14 UINT16_C(0x0000)
#define P15 UINT16_C(0x1000)
#include "generated/field/limbs16_montgomery_c16.inc"
#include "generated/field/limbs16_c16.inc"
#include "generated/field/limbs16_spare_c16.inc"
#include "generated/field/limbs16_montgomery_spare_c16.inc"

/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
/* z <- x * c mod p, for a number c, not an element
 * @pre 0 <= x < p, 0 <= c < 2^(bits of a limb - 3)
 * @post 0 <= z < p
 */
void sangi_ed25519_order_mul_small_c(sangi_limb *z, const sangi_limb *x, sangi_limb c) {
    static const sangi_limb p[16] = {UINT16_C(0xd3ed), UINT16_C(0x5cf5), UINT16_C(0x631a), UINT16_C(0x5812), UINT16_C(0x9cd6), UINT16_C(0xa2f7), UINT16_C(0xf9de), UINT16_C(0x14de), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x0000), UINT16_C(0x1000)};
    sangi_limb t[16 + 1], high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_mac(x[j], c, 0, high, &high);
    t[16] = high;
    sangi_limb q;
    const sangi_limb top = (sangi_limb)(((t[15] >> 11) | (t[16] << 5)));
    (void)sangi_limb_mac(top, UINT16_C(0x7fff), 0, 0, &q);
    sangi_limb borrow = 0;
    high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_sub(t[j], sangi_limb_mac(p[j], q, 0, high, &high), &borrow);
    t[16] = sangi_limb_sub(t[16], high, &borrow);
    sangi_limb d[16], below = 0;
    for (unsigned j = 0; j < 16; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[16], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 16; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}
