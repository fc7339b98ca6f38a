/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The paper's C++ form of add and sub in F_p, written in C: compare with an early exit, and branch.
 *
 * The templates over the number of limbs are inline functions here, whose n is a constant at each
 * call.  The paper gives cmpT, fp_add and fp_sub; addT and subT it takes from its earlier parts.
 *
 * @ct  none: every comparison and both final corrections branch on the operands, which is what
 *      the paper measures.  Nothing outside papers/ and bench/ may use this.
 */
#ifndef SANGI_PAPERS_MITSUNARI_C_BRANCH_H
#define SANGI_PAPERS_MITSUNARI_C_BRANCH_H

#include <sangi/word.h>
#include <stddef.h>

/* One 64-bit word of a modulus as limbs, lowest first, from its two halves without 0x. */
#if SANGI_LIMB_BITS == 64
#define WORD(high, low) 0x##high##low
#elif SANGI_LIMB_BITS == 32
#define WORD(high, low) 0x##low, 0x##high
#else
#error "the paper's form is for limbs of 64 or 32 bits"
#endif

/** -1, 0 or 1 as x is below, equal to or above y; stops at the highest limb that differs. */
static inline int branch_cmp(const sangi_limb *x, const sangi_limb *y, size_t n) {
    for (size_t i = 0; i < n; i++) {
        sangi_limb a = x[n - 1 - i], b = y[n - 1 - i];
        if (a < b)
            return -1;
        if (a > b)
            return 1;
    }
    return 0;
}

/** z <- x + y mod 2^(w n); returns the carry, 0 or 1. */
static inline sangi_limb branch_add(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                                    size_t n) {
    sangi_limb carry = 0;
    for (size_t i = 0; i < n; i++) {
        sangi_limb s = x[i] + carry;
        carry = s < carry;
        sangi_limb b = y[i];
        s += b;
        carry += s < b;
        z[i] = s;
    }
    return carry;
}

/** z <- x - y mod 2^(w n); returns the borrow, 0 or 1. */
static inline sangi_limb branch_sub(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                                    size_t n) {
    sangi_limb borrow = 0;
    for (size_t i = 0; i < n; i++) {
        sangi_limb b = y[i] + borrow;
        borrow = b < borrow;
        sangi_limb a = x[i];
        borrow += a < b;
        z[i] = a - b;
    }
    return borrow;
}

/**
 * Defines NAME_add_c_branch and NAME_sub_c_branch: z <- x + y and z <- x - y mod p.
 *
 * @pre   0 <= x, y < p, where p has BITS / w limbs, given lowest first
 * @post  0 <= z < p
 * @ct    none, see above
 */
#define BRANCH_FIELD(NAME, BITS, ...)                                                              \
    static const sangi_limb modulus[(BITS) / SANGI_LIMB_BITS] = {__VA_ARGS__};                     \
                                                                                                   \
    void NAME##_add_c_branch(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);             \
    void NAME##_sub_c_branch(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);             \
                                                                                                   \
    void NAME##_add_c_branch(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {            \
        const size_t n = (BITS) / SANGI_LIMB_BITS;                                                 \
        sangi_limb carry = branch_add(z, x, y, n);                                                 \
        if (carry || branch_cmp(z, modulus, n) >= 0)                                               \
            branch_sub(z, z, modulus, n);                                                          \
    }                                                                                              \
                                                                                                   \
    void NAME##_sub_c_branch(sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {            \
        const size_t n = (BITS) / SANGI_LIMB_BITS;                                                 \
        if (branch_sub(z, x, y, n))                                                                \
            branch_add(z, z, modulus, n);                                                          \
    }

#endif
