/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Jacobi symbols by division steps: every x modulo every small odd number, and long ones compared
 * with exponentiation. */
#include <stdio.h>

#include <sangi/p511.h>

#include "field/field.h"
#include "mp/jacobi.h"

enum { SMALL = 1024, LIMBS = sizeof(sangi_p511) / sizeof(sangi_limb) };

static int failures;

static void expect(int holds, const char *what, unsigned long p, unsigned long x) {
    if (!holds) {
        printf("failed: %s (%lu, %lu)\n", what, p, x);
        failures++;
    }
}

/* By reciprocity; 0 if x and p have a common divisor. */
static int by_reciprocity(unsigned x, unsigned p) {
    int symbol = 1;

    for (x %= p; x; x %= p) {
        for (; x % 2 == 0; x /= 2)
            symbol *= p % 8 == 3 || p % 8 == 5 ? -1 : 1;
        const unsigned exchanged = x;
        symbol *= x % 4 == 3 && p % 4 == 3 ? -1 : 1;
        x = p;
        p = exchanged;
    }
    return p == 1 ? symbol : 0;
}

static void small_moduli(void) {
    sangi_signed_digit scratch[SANGI_MP_JACOBI_DIGITS(3 * SANGI_LIMB_BITS)];

    for (unsigned p = 3; p < SMALL; p += 2) {
        size_t bits = 0;
        while (p >> bits)
            bits++;
        for (unsigned x = 1; x < p; x++) {
            const sangi_limb a[3] = {(sangi_limb)x}, m[3] = {(sangi_limb)p};
            const int symbol = by_reciprocity(x, p);
            const size_t limbs = x % 2 ? 1 : 3;
            if (symbol)
                expect((sangi_mp_jacobi_is_negative(a, m, limbs, bits, scratch) != 0) ==
                           (symbol < 0),
                       "small modulus", p, x);
        }
    }
}

/* Squares, their negatives, powers of two, and numbers close to p, modulo the prime of CSIDH. */
static void long_modulus(void) {
    sangi_signed_digit scratch[SANGI_MP_JACOBI_DIGITS(511)];
    sangi_p511 x, y;

    sangi_p511_from_u64(&y, 3);
    for (unsigned i = 0; i < 2000; i++) {
        sangi_p511_sqr(&y, &y);
        sangi_p511_from_u64(&x, i + 1);
        if (i % 4 == 1)
            sangi_p511_add(&x, &x, &y);
        if (i % 4 == 2)
            sangi_p511_neg(&x, &x);
        if (i % 4 == 3)
            x.limb[i / 4 % LIMBS] ^= (sangi_limb)1 << i % (SANGI_LIMB_BITS - 2);
        const sangi_mask found =
            sangi_mp_jacobi_is_negative(x.limb, sangi_p511_field()->modulus, LIMBS, 511, scratch);
        const sangi_mask differ = found ^ sangi_p511_is_square(&x);
        expect((sangi_mask)(differ + 1) == 0, "p511", i, 0);
        sangi_p511_add(&y, &y, &x);
    }
    int left = 0;
    for (size_t i = 0; i < sizeof scratch / sizeof *scratch; i++)
        left |= scratch[i] != 0;
    expect(!left, "zeroized scratch", 0, 0);
}

int main(void) {
    small_moduli();
    long_modulus();
    return failures != 0;
}
