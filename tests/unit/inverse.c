/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Inversion: every x modulo every small odd number, long moduli by multiplying back, the division
 * steps and their matrices. */
#include <stdio.h>
#include <string.h>

#include "field/inverse.h"
#include "mp/compare.h"
#include "mp/divsteps.h"
#include "mp/transform.h"

#define BITS SANGI_DIVSTEPS_BITS
#define MAX_LIMBS (SANGI_INVERSE_MAX_BITS / SANGI_LIMB_BITS)

static int failures;

static void expect(int holds, const char *what, unsigned long p, unsigned long x) {
    if (!holds) {
        printf("failed: %s (%lu, %lu)\n", what, p, x);
        failures++;
    }
}

static uint64_t state = 0x9e3779b97f4a7c15;

static uint64_t random_word(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* every x mod every odd p below 256, in one and in three limbs, with two scales */
static void small_moduli(void) {
    for (unsigned p = 3; p < 256; p += 2)
        for (unsigned x = 0; x < p; x++) {
            const size_t limbs = x % 2 ? 1 : 3;
            const unsigned scale = x % 3 ? 1 : p - 1;
            sangi_limb z[3] = {1, 2, 3}, a[3] = {(sangi_limb)x}, m[3] = {(sangi_limb)p};
            sangi_limb e[3] = {(sangi_limb)scale};
            unsigned want = 0;
            size_t bits = 0;
            for (unsigned y = 1; y < p; y++)
                if (x * y % p == 1)
                    want = scale * y % p;
            while (p >> bits)
                bits++;
            sangi_field_inverse(z, a, m, e, limbs, bits);
            expect(z[0] == want && (limbs == 1 || (z[1] | z[2]) == 0), "small modulus", p, x);
        }
}

/* z <- z + x mod p, where z, x < p < 2^(bits of the limbs - 1) */
static void add(sangi_limb *z, const sangi_limb *x, const sangi_limb *p, size_t limbs) {
    sangi_limb carry = 0, borrow = 0;
    for (size_t i = 0; i < limbs; i++)
        z[i] = sangi_limb_add(z[i], x[i], &carry);
    if (!sangi_mp_less(z, p, limbs))
        for (size_t i = 0; i < limbs; i++)
            z[i] = sangi_limb_sub(z[i], p[i], &borrow);
}

/* x * z = scale mod a random odd p, which need not be prime: then z may have to be 0 */
static void long_modulus(size_t bits) {
    const size_t limbs = bits / SANGI_LIMB_BITS + 1;
    sangi_limb p[MAX_LIMBS + 1] = {0}, x[MAX_LIMBS + 1], z[MAX_LIMBS + 1],
                             product[MAX_LIMBS + 1] = {0};
    sangi_limb scale[MAX_LIMBS + 1] = {0}, zero = 0;
    for (size_t i = 0; i < limbs; i++)
        p[i] = (sangi_limb)random_word();
    const size_t top = (bits - 1) / SANGI_LIMB_BITS, shift = (bits - 1) % SANGI_LIMB_BITS;
    for (size_t i = top + 1; i < limbs; i++)
        p[i] = 0;
    p[top] = (sangi_limb)((p[top] & (((sangi_limb)1 << shift) - 1)) |
                          (sangi_limb)((sangi_limb)1 << shift));
    p[0] |= 1;
    for (size_t i = 0; i < limbs; i++) {
        x[i] = i < top ? (sangi_limb)random_word() : 0;
        scale[i] = i < top ? (sangi_limb)random_word() : 0;
    }
    memcpy(z, x, sizeof z);
    sangi_field_inverse(z, z, p, scale, limbs, bits);
    expect(sangi_mp_less(z, p, limbs) != 0, "below the modulus", (unsigned long)bits, 0);
    for (size_t i = bits; i-- > 0;) {
        add(product, product, p, limbs);
        if (x[i / SANGI_LIMB_BITS] >> (i % SANGI_LIMB_BITS) & 1)
            add(product, z, p, limbs);
    }
    for (size_t i = 0; i < limbs; i++)
        zero |= z[i];
    if (zero)
        expect(memcmp(product, scale, limbs * sizeof *scale) == 0, "x * z = scale",
               (unsigned long)bits, 0);
}

/* p = 2^bits - 1, and the x that are close to its ends: 1 / -1 = -1, 1 / 2 = 2^(bits - 1) */
static void ends(size_t bits) {
    const size_t limbs = (bits + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS, top = limbs - 1;
    sangi_limb p[MAX_LIMBS], x[MAX_LIMBS], z[MAX_LIMBS], one[MAX_LIMBS] = {1}, wrong;
    for (size_t i = 0; i < limbs; i++)
        p[i] = (sangi_limb)-1;
    if (bits % SANGI_LIMB_BITS)
        p[top] = (sangi_limb)(((sangi_limb)1 << bits % SANGI_LIMB_BITS) - 1);
    memcpy(x, p, sizeof *x * limbs);
    x[0]--;
    sangi_field_inverse(z, x, p, one, limbs, bits);
    expect(memcmp(z, x, sizeof *z * limbs) == 0, "1 / -1", (unsigned long)bits, 0);
    memset(x, 0, sizeof x);
    x[0] = 2;
    sangi_field_inverse(z, x, p, one, limbs, bits);
    wrong = z[top] ^ (sangi_limb)((sangi_limb)1 << (bits - 1) % SANGI_LIMB_BITS);
    for (size_t i = 0; i < top; i++)
        wrong |= z[i];
    expect(wrong == 0, "1 / 2", (unsigned long)bits, 0);
    x[0] = 0;
    sangi_field_inverse(z, x, p, one, limbs, bits);
    for (size_t i = 0; i < limbs; i++)
        expect(z[i] == 0, "1 / 0", (unsigned long)bits, (unsigned long)i);
}

/* The definition, one step at a time: 2^i f and 2^i g after i steps, and the rows that make them.
 */
static void model(sangi_divsteps *s, unsigned steps) {
    sangi_digit f = (sangi_digit)s->u, g = (sangi_digit)s->v, u = 1, v = 0, q = 0, r = 1;
    for (unsigned i = 0; i < steps; i++) {
        const sangi_digit g0 = g, q0 = q, r0 = r;
        const int odd = g >> i & 1, positive = (sangi_signed_digit)s->theta <= 0;
        if (odd && positive) {
            g = (sangi_digit)(g - f);
            q = (sangi_digit)(q - u);
            r = (sangi_digit)(r - v);
            f = g0;
            u = q0;
            v = r0;
            s->theta = (sangi_digit)-s->theta;
        } else {
            if (odd) {
                g = (sangi_digit)(g + f);
                q = (sangi_digit)(q + u);
                r = (sangi_digit)(r + v);
            }
            s->theta--;
        }
        f = (sangi_digit)(f * 2);
        u = (sangi_digit)(u * 2);
        v = (sangi_digit)(v * 2);
    }
    s->u = (sangi_signed_digit)(u << (BITS - steps));
    s->v = (sangi_signed_digit)(v << (BITS - steps));
    s->q = (sangi_signed_digit)(q << (BITS - steps));
    s->r = (sangi_signed_digit)(r << (BITS - steps));
}

static void compare_steps(sangi_digit theta, sangi_digit f, sangi_digit g) {
    sangi_divsteps want = {theta, (sangi_signed_digit)f, (sangi_signed_digit)g, 0, 0};
    sangi_divsteps portable = want, here = want;
    sangi_divsteps half_want = want, half_portable = want, half_here = want;
    model(&half_want, BITS / 2);
    sangi_mp_divsteps_half_c(&half_portable);
    expect(memcmp(&half_portable, &half_want, sizeof want) == 0, "half the steps in C", f, g);
    sangi_mp_divsteps_half(&half_here);
    expect(memcmp(&half_here, &half_want, sizeof want) == 0, "half the steps as inversion", f, g);
    model(&want, BITS);
    sangi_mp_divsteps_c(&portable);
    expect(memcmp(&portable, &want, sizeof want) == 0, "division steps in C", f, g);
    sangi_mp_divsteps(&here);
    expect(memcmp(&here, &want, sizeof want) == 0, "division steps as inversion takes them", f, g);
}

static void division_steps(void) {
    for (unsigned n = 0; n < 10000; n++) {
        const sangi_digit f = (sangi_digit)random_word() | 1, g = (sangi_digit)random_word();
        const sangi_digit theta = (sangi_digit)(random_word() % 1025 - 512);
        compare_steps(theta, f, n % 10 ? g : (sangi_digit)(g << n % 50 / 4));
        expect((sangi_digit)(1u * f * sangi_mp_reciprocal(f)) == 1, "reciprocal", (unsigned long)f,
               0);
    }
    /* the longest columns: no bit of g decides before some step, where f has its largest values */
    for (unsigned i = 0; i < BITS + 2; i++)
        for (unsigned n = 0; n < 64; n++) {
            const sangi_digit f = (sangi_digit)((sangi_digit)1 << n % (BITS / 2 + 2)) - 1;
            const sangi_digit g = (sangi_digit)((sangi_digit)(n * 2 - 63) << i);
            for (unsigned k = 0; k < 8; k++)
                compare_steps((sangi_digit)(k - 4), (sangi_digit)(n % 2 ? f | 1 : ~f | 1), g);
        }
}

/* Digits as inversion has them: signed at the top. */
static void random_digits(sangi_signed_digit *x, size_t length) {
    for (size_t i = 0; i < length; i++)
        x[i] = (sangi_signed_digit)(random_word() >> (64 - BITS));
    x[length - 1] =
        (sangi_signed_digit)(x[length - 1] - (sangi_signed_digit)((sangi_digit)1 << (BITS - 1)));
}

/* What the library runs against C, with matrices of division steps. */
static void transformations(void) {
    enum { MOST = 12 };
    for (unsigned n = 0; n < 3000; n++) {
        const size_t length = 1 + n % MOST;
        sangi_signed_digit x[3 * MOST], plain[3 * MOST], modular[3 * MOST];
        sangi_divsteps t = {0, 0, 0, 0, 0};
        for (size_t i = 0; i < 3; i++)
            random_digits(x + i * length, length);
        x[0] |= 1;
        t.u = x[0];
        t.v = n % 3 ? x[length] : 0;
        sangi_mp_divsteps_c(&t);
        memcpy(plain, x, sizeof x);
        memcpy(modular, x, sizeof x);
        const sangi_digit reciprocal = sangi_mp_reciprocal((sangi_digit)x[0]);
        sangi_mp_transform(plain, &t, length);
        sangi_mp_transform_mod(modular, &t, length, reciprocal);
        sangi_signed_digit want[3 * MOST];
        memcpy(want, x, sizeof x);
        sangi_mp_transform_c(want, &t, length);
        expect(memcmp(want, plain, 2 * length * sizeof *x) == 0, "transformation", n, length);
        memcpy(want, x, sizeof x);
        sangi_mp_transform_mod_c(want, &t, length, reciprocal);
        expect(memcmp(want, modular, 3 * length * sizeof *x) == 0, "transformation mod p", n,
               length);
        sangi_signed_digit both[5 * MOST];
        memcpy(both, x, 3 * length * sizeof *x);
        memcpy(both + 3 * length, x, 2 * length * sizeof *x);
        sangi_mp_transform_first(both, &t, length, reciprocal);
        expect(memcmp(both + length, modular + length, length * sizeof *x) == 0, "d alone", n,
               length);
        expect(memcmp(both + 3 * length, plain, length * sizeof *x) == 0, "f alone", n, length);
    }
}

int main(void) {
    small_moduli();
    for (size_t bits = 9; bits < SANGI_INVERSE_MAX_BITS; bits++) {
        long_modulus(bits);
        ends(bits);
    }
    ends(SANGI_INVERSE_MAX_BITS);
    division_steps();
    transformations();
    return failures != 0;
}
