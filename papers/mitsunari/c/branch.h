/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The paper's C++ form of add and sub in F_p, written in C: compare with an early exit, and branch.
 *
 * This file is the template: who includes it has defined FIELD(op), the name of a function, BITS,
 * the bits of its limbs together, and MODULUS, its 64-bit words as WORD(high, low), lowest first.
 * The paper gives cmpT, fp_add and fp_sub; addT and subT it takes from its earlier parts.
 *
 * @ct  none: every comparison and both final corrections branch on the operands, which is what
 *      the paper measures.  Nothing outside papers/ and bench/ may use this.
 */
#ifndef SANGI_PAPERS_MITSUNARI_C_BRANCH_H
#define SANGI_PAPERS_MITSUNARI_C_BRANCH_H

#include <sangi/word.h>
#include <stddef.h>

/* The limbs of a 64-bit word, lowest first, from its two halves in hex without 0x. */
#if SANGI_LIMB_BITS == 64
#define WORD(high, low) 0x##high##low
#elif SANGI_LIMB_BITS == 32
#define WORD(high, low) 0x##low, 0x##high
#else
#error "the paper's form is for limbs of 64 or 32 bits"
#endif

#define LIMBS ((BITS) / SANGI_LIMB_BITS)

static const sangi_limb modulus[LIMBS] = {MODULUS};

/** -1, 0 or 1 as x is below, equal to or above y; stops at the highest limb that differs. */
static inline int branch_cmp(const sangi_limb *x, const sangi_limb *y) {
    for (size_t i = 0; i < LIMBS; i++) {
        sangi_limb a = x[LIMBS - 1 - i], b = y[LIMBS - 1 - i];
        if (a < b)
            return -1;
        if (a > b)
            return 1;
    }
    return 0;
}

/** z <- x + y mod 2^(w LIMBS); returns the carry, 0 or 1. */
static inline sangi_limb branch_add(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    sangi_limb carry = 0;
    for (size_t i = 0; i < LIMBS; i++) {
        sangi_limb s = x[i] + carry;
        carry = s < carry;
        sangi_limb b = y[i];
        s += b;
        carry += s < b;
        z[i] = s;
    }
    return carry;
}

/** z <- x - y mod 2^(w LIMBS); returns the borrow, 0 or 1. */
static inline sangi_limb branch_sub(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    sangi_limb borrow = 0;
    for (size_t i = 0; i < LIMBS; i++) {
        sangi_limb b = y[i] + borrow;
        borrow = b < borrow;
        sangi_limb a = x[i];
        borrow += a < b;
        z[i] = a - b;
    }
    return borrow;
}

void FIELD(add)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void FIELD(sub)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

/**
 * z <- x + y mod p.
 *
 * @pre   0 <= x, y < p
 * @post  0 <= z < p
 * @ct    none
 */
void FIELD(add)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    sangi_limb carry = branch_add(z, x, y);
    if (carry || branch_cmp(z, modulus) >= 0)
        branch_sub(z, z, modulus);
}

/**
 * z <- x - y mod p.
 *
 * @pre   0 <= x, y < p
 * @post  0 <= z < p
 * @ct    none
 */
void FIELD(sub)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    if (branch_sub(z, x, y))
        branch_add(z, z, modulus);
}

#endif
