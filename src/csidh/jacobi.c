/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/jacobi.h"

#include "field/field.h"
#include "mp/compare.h"

enum { LIMBS = sizeof(sangi_p511) / sizeof(sangi_limb) };

/* The number of trailing zero bits of x, or SANGI_LIMB_BITS for x = 0. */
static unsigned low_zeros(sangi_limb x) {
    if (x == 0)
        return SANGI_LIMB_BITS;
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(x);
#else
    unsigned zeros = 0;
    for (; !(x & 1); x >>= 1)
        zeros++;
    return zeros;
#endif
}

/* x <- x / 2^bits, 0 < bits < SANGI_LIMB_BITS */
static void shift(sangi_limb *x, size_t n, unsigned bits) {
    for (size_t i = 0; i + 1 < n; i++)
        x[i] = (sangi_limb)(x[i] >> bits | (sangi_limb)(x[i + 1] << (SANGI_LIMB_BITS - bits)));
    x[n - 1] = (sangi_limb)(x[n - 1] >> bits);
}

/* x <- |x - y|; returns whether x < y */
static int distance(sangi_limb *x, const sangi_limb *y, size_t n) {
    sangi_limb borrow = 0, carry = 0;

    for (size_t i = 0; i < n; i++)
        x[i] = sangi_limb_sub(x[i], y[i], &borrow);
    if (!borrow)
        return 0;
    for (size_t i = 0; i < n; i++)
        x[i] = sangi_limb_sub(0, x[i], &carry);
    return 1;
}

/*
 * (a / b) for odd b, until a = 0.  2 is a square modulo b unless b = 3, 5 mod 8; for odd a and b
 * (a / b) = (b / a), but for the sign where both are 3 mod 4; and a counts modulo b only.
 *
 * x enters in Montgomery form, as x * 2^512, which changes no symbol.
 */
int sangi_csidh_jacobi_vartime(const sangi_p511 *x) {
    sangi_limb number[2][LIMBS];
    sangi_limb *a = number[0], *b = number[1];
    const sangi_limb *const p = sangi_p511_field()->modulus;
    size_t n = LIMBS;
    sangi_limb negative = 0; /* the lowest bit */

    for (size_t i = 0; i < LIMBS; i++) {
        a[i] = x->limb[i];
        b[i] = p[i];
    }
    while (!sangi_mp_is_zero(a, n)) {
        unsigned zeros = low_zeros(a[0]);
        if (zeros == SANGI_LIMB_BITS)
            zeros--; /* shift less than a limb; the next iteration shifts the rest */
        if (zeros) {
            shift(a, n, zeros);
            negative ^= (sangi_limb)(zeros & (b[0] >> 1 ^ b[0] >> 2));
        }
        if (!(a[0] & 1))
            continue;
        const sangi_limb lowest = a[0];
        if (distance(a, b, n)) {
            /* a < b, so exchange them: a is now b - a, and b <- b - (b - a). */
            negative ^= (sangi_limb)(lowest & b[0]) >> 1;
            sangi_limb borrow = 0;
            for (size_t i = 0; i < n; i++)
                b[i] = sangi_limb_sub(b[i], a[i], &borrow);
        }
        while (n > 1 && !(a[n - 1] | b[n - 1]))
            n--;
    }
    for (size_t i = 1; i < n; i++)
        if (b[i])
            return 0;
    return b[0] != 1 ? 0 : negative & 1 ? -1 : 1;
}
