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
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x);
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p25519_radix2[16] = {
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
    UINT16_C(0x0000),
    UINT16_C(0x0000),
};

const sangi_limb sangi_p25519_root[16] = {
    UINT16_C(0xa0b0),
    UINT16_C(0x4a0e),
    UINT16_C(0x1b27),
    UINT16_C(0xc4ee),
    UINT16_C(0xe478),
    UINT16_C(0xad2f),
    UINT16_C(0x1806),
    UINT16_C(0x2f43),
    UINT16_C(0xd7a7),
    UINT16_C(0x3dfb),
    UINT16_C(0x0099),
    UINT16_C(0x2b4d),
    UINT16_C(0xdf0b),
    UINT16_C(0x4fc1),
    UINT16_C(0x2480),
    UINT16_C(0x2b83),
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

/* z <- x * y mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
/* z <- x * y mod p
 * @pre 0 <= x, y < p
 * @post 0 <= z < p
 */
void sangi_p25519_mul_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    sangi_limb t[32] = {0}, high, carry;
    for (unsigned i = 0; i < 16; i++) {
        high = 0;
        for (unsigned j = 0; j < 16; j++)
            t[i + j] = sangi_limb_mac(x[j], y[i], t[i + j], high, &high);
        t[i + 16] = high;
    }
    high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_mac(t[16 + j], UINT16_C(0x0026), t[j], high, &high);
    high = (sangi_limb)((high << 1) | (t[16 - 1] >> 15));
    t[16 - 1] &= UINT16_C(0x7fff);
    t[0] = sangi_limb_mac((sangi_limb)(high + 1), UINT16_C(0x0013), t[0], 0, &high);
    carry = 0;
    t[1] = sangi_limb_add(t[1], high, &carry);
    for (unsigned j = 2; j < 16; j++)
        t[j] = sangi_limb_add(t[j], 0, &carry);
    sangi_limb borrow = 0;
    (void)sangi_limb_sub(t[16 - 1], UINT16_C(0x8000), &borrow);
    const sangi_limb less = sangi_limb_mask(borrow);
    borrow = 0;
    t[0] = sangi_limb_sub(t[0], (sangi_limb)(less & UINT16_C(0x0013)), &borrow);
    for (unsigned j = 1; j < 16; j++)
        t[j] = sangi_limb_sub(t[j], 0, &borrow);
    t[16 - 1] &= UINT16_C(0x7fff);
    for (unsigned j = 0; j < 16; j++)
        z[j] = t[j];
}

/* z <- x^2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
/* z <- x^2 mod p
 * @pre 0 <= x < p
 * @post 0 <= z < p
 */
void sangi_p25519_sqr_c(sangi_limb *z, const sangi_limb *x) {
    sangi_limb t[32] = {0}, high, carry;
    for (unsigned i = 0; i < 16; i++) {
        high = 0;
        for (unsigned j = 0; j < 16; j++)
            t[i + j] = sangi_limb_mac(x[j], x[i], t[i + j], high, &high);
        t[i + 16] = high;
    }
    high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_mac(t[16 + j], UINT16_C(0x0026), t[j], high, &high);
    high = (sangi_limb)((high << 1) | (t[16 - 1] >> 15));
    t[16 - 1] &= UINT16_C(0x7fff);
    t[0] = sangi_limb_mac((sangi_limb)(high + 1), UINT16_C(0x0013), t[0], 0, &high);
    carry = 0;
    t[1] = sangi_limb_add(t[1], high, &carry);
    for (unsigned j = 2; j < 16; j++)
        t[j] = sangi_limb_add(t[j], 0, &carry);
    sangi_limb borrow = 0;
    (void)sangi_limb_sub(t[16 - 1], UINT16_C(0x8000), &borrow);
    const sangi_limb less = sangi_limb_mask(borrow);
    borrow = 0;
    t[0] = sangi_limb_sub(t[0], (sangi_limb)(less & UINT16_C(0x0013)), &borrow);
    for (unsigned j = 1; j < 16; j++)
        t[j] = sangi_limb_sub(t[j], 0, &borrow);
    t[16 - 1] &= UINT16_C(0x7fff);
    for (unsigned j = 0; j < 16; j++)
        z[j] = t[j];
}

/* z = x * y mod p
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
/* z = x * y mod p
 * @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R
 * @bound 0 <= z < 2p
 */
void sangi_p25519_mul_lazy_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    sangi_limb t[32] = {0}, high, carry;
    for (unsigned i = 0; i < 16; i++) {
        high = 0;
        for (unsigned j = 0; j < 16; j++)
            t[i + j] = sangi_limb_mac(x[j], y[i], t[i + j], high, &high);
        t[i + 16] = high;
    }
    high = 0;
    for (unsigned j = 0; j < 16; j++)
        t[j] = sangi_limb_mac(t[16 + j], UINT16_C(0x0026), t[j], high, &high);
    high = (sangi_limb)((high << 1) | (t[16 - 1] >> 15));
    t[16 - 1] &= UINT16_C(0x7fff);
    t[0] = sangi_limb_mac(high, UINT16_C(0x0013), t[0], 0, &high);
    carry = 0;
    t[1] = sangi_limb_add(t[1], high, &carry);
    for (unsigned j = 2; j < 16; j++)
        t[j] = sangi_limb_add(t[j], 0, &carry);
    for (unsigned j = 0; j < 16; j++)
        z[j] = t[j];
}
