/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Inversion in four lanes: its kernels against their description in C, and all of it against
 * inversion without vectors. */
#include "mp/lanes.h"

#if SANGI_ASM

#include <stdio.h>
#include <string.h>

#include "field/inverse.h"
#include "mp/invert.h"
#include "word/backend.h"

static int failures;

static void expect(int holds, const char *what, unsigned long a, unsigned long b) {
    if (!holds) {
        printf("failed: %s (%lu, %lu)\n", what, a, b);
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

enum {
    LANES = 4,
    LONGEST = 170,
    BASE_BITS = SANGI_LANES_BITS,
    SCALED = SANGI_DIVSTEPS_BITS - SANGI_LANES_BITS,
    LONGEST_BITS = 5200,
    MAX_LIMBS = LONGEST_BITS / SANGI_LIMB_BITS + 1,
};
static const sangi_signed_digit base = (sangi_signed_digit)1 << BASE_BITS;

/* mp/lanes.h: one number of a pair by a row of the matrix, plus a multiple of p. */
static void model_row(sangi_signed_digit *z, const sangi_signed_digit *x, sangi_signed_digit own,
                      sangi_signed_digit other, size_t a, size_t b, const sangi_signed_digit *p,
                      size_t length, int modular) {
    const sangi_signed_digit *const top = x + LANES * (length - 1);
    sangi_signed_digit carry = 0, multiple = 0;
    if (modular) {
        multiple = (sangi_signed_digit)((0 - (uint64_t)(own * x[a] + other * x[b])) *
                                        (uint64_t)p[length]) &
                   (base - 1);
        if (own * top[a] + other * top[b] >= 0)
            multiple -= base;
    }
    for (size_t i = 0; i < length; i++) {
        carry = (carry >> BASE_BITS) + own * x[LANES * i + a] + other * x[LANES * i + b] +
                multiple * p[i];
        if (i > 0)
            z[LANES * (i - 1) + a] = carry & (base - 1);
        else
            expect((carry & (base - 1)) == 0, "division by 2^31", length, (unsigned long)a);
    }
    z[LANES * (length - 1) + a] = carry >> BASE_BITS;
}

/* The same for `count` matrices and runs of steps. */
static void model_runs(sangi_signed_digit *x, sangi_lanes_steps *s, size_t length, size_t count) {
    const sangi_signed_digit *const p = x + LANES * length;
    for (; count > 0; count--) {
        sangi_signed_digit z[LANES * LONGEST];
        for (size_t a = 0; a < LANES; a += 2) {
            model_row(z, x, s->u, s->v, a, a + 1, p, length, a > 0);
            model_row(z, x, s->r, s->q, a + 1, a, p, length, a > 0);
        }
        memcpy(x, z, LANES * length * sizeof *x);
        sangi_divsteps t = {(sangi_digit)s->theta, x[0] + x[LANES] * base,
                            x[1] + x[LANES + 1] * base, 0, 0};
        sangi_mp_divsteps_half_c(&t);
        s->theta = (sangi_signed_digit)t.theta;
        s->u = t.u >> SCALED;
        s->v = t.v >> SCALED;
        s->q = t.q >> SCALED;
        s->r = t.r >> SCALED;
        for (size_t a = 2; a < LANES; a++) {
            const sangi_signed_digit most = p[length - 1] + 2, d = x[LANES * (length - 1) + a];
            expect(-most <= d && d <= most, "bound of d and e", length, (unsigned long)a);
        }
    }
}

/* A number between -p and p, often near an end; digits in one lane. */
static void random_lane(sangi_signed_digit *z, const sangi_signed_digit *p, size_t length) {
    const uint64_t kind = random_word() % 8;
    sangi_signed_digit carry = 0;
    const int negate = random_word() % 2;
    for (size_t i = 0; i < length; i++) {
        const sangi_signed_digit any = (sangi_signed_digit)(random_word() >> 33);
        sangi_signed_digit d = kind == 0 ? 0 : kind <= 2 ? p[i] : any;
        if (i == 0 && kind == 2)
            d -= 2;
        if (i == length - 1 && kind > 2)
            d = p[i] ? any % p[i] : 0;
        carry = (carry >> BASE_BITS) + (negate ? -d : d);
        z[LANES * i] = i < length - 1 ? carry & (base - 1) : carry;
    }
}

/* p of the least and the greatest lengths in bits that so many digits are for. */
static void random_modulus(sangi_signed_digit *p, size_t length, unsigned kind) {
    const size_t top = random_word() % BASE_BITS;
    for (size_t i = 0; i < length; i++)
        p[i] = kind % 3 ? (sangi_signed_digit)(random_word() >> 33) : kind % 2 ? base - 1 : 0;
    p[length - 1] &= ((sangi_signed_digit)1 << top) - 1;
    if (top > 0)
        p[length - 1] |= (sangi_signed_digit)1 << (top - 1);
    else
        p[length - 2] |= base / 2;
    p[0] |= 1;
    p[length] = (sangi_signed_digit)sangi_mp_reciprocal((sangi_digit)p[0]) & (base - 1);
}

static void lanes(void) {
    static const struct {
        sangi_lanes_runs *run;
        size_t length;
    } kernels[] = {{sangi_mp_lanes_9_x64, 9},
                   {sangi_mp_lanes_13_x64, 13},
                   {sangi_mp_lanes_15_x64, 15},
                   {sangi_mp_lanes_17_x64, 17},
                   {sangi_mp_lanes_any_x64, 0}};
    for (unsigned n = 0; n < 12000; n++) {
        const size_t length = n % 8 < 4     ? kernels[n % 8].length
                              : n % 80 < 72 ? 4 + random_word() % 60
                                            : LONGEST - random_word() % 60;
        const size_t count = 1 + n / 8 % 5;
        sangi_lanes_runs *const run = kernels[n % 8 < 4 ? n % 8 : 4].run;
        sangi_signed_digit here[5 * LONGEST + 1], want[5 * LONGEST + 1];
        sangi_signed_digit *const p = want + LANES * length;
        random_modulus(p, length, n);
        for (size_t a = 0; a < LANES; a++)
            random_lane(want + a, p, length);
        want[0] |= 1;
        if (n % 7 == 0)
            for (size_t i = 0; i < length; i++)
                want[LANES * i + 1] = 0;
        /* the first matrix from some steps, up to two or a run of them */
        sangi_divsteps t = {(sangi_digit)(n % 7 - 3), want[0] + want[LANES] * base,
                            want[1] + want[LANES + 1] * base, 0, 0};
        const sangi_digit f = (sangi_digit)t.u, g = (sangi_digit)t.v;
        const unsigned taken = n % 5 < 3 ? n % 5 : BASE_BITS;
        if (taken < BASE_BITS)
            sangi_mp_divsteps_few(&t, taken);
        else
            sangi_mp_divsteps_half_c(&t);
        sangi_lanes_steps s = {(sangi_signed_digit)t.theta,
                               t.u >> SCALED,
                               t.v >> SCALED,
                               t.q >> SCALED,
                               t.r >> SCALED,
                               0,
                               0};
        const sangi_digit after_f = ((sangi_digit)s.u * f + (sangi_digit)s.v * g) >> BASE_BITS;
        const sangi_digit after_g = ((sangi_digit)s.q * f + (sangi_digit)s.r * g) >> BASE_BITS;
        s.f = (sangi_signed_digit)(after_f << 33) >> 33;
        s.g = (sangi_signed_digit)(after_g << 33) >> 33;
        sangi_lanes_steps after = s;
        memcpy(here, want, sizeof want);
        model_runs(want, &after, length, count);
        run(here, &s, count, length, sangi_mp_lanes_plan(length));
        expect(memcmp(here, want, 5 * length * sizeof *want) == 0, "numbers in lanes", length, n);
        expect(memcmp(&s, &after, 5 * sizeof s.u) == 0, "steps of lanes", length, n);
    }
}

/* Every length of fields, with a kernel of its own or without, and some longer ones. */
static void inverse_in_lanes(void) {
    static sangi_signed_digit scratch[SANGI_MP_INVERSE_DIGITS(LONGEST_BITS)];
    for (size_t bits = 90; bits < LONGEST_BITS; bits += bits < SANGI_INVERSE_MAX_BITS ? 1 : 97) {
        sangi_limb p[MAX_LIMBS] = {0}, x[MAX_LIMBS] = {0}, scale[MAX_LIMBS] = {0};
        sangi_limb z[MAX_LIMBS], want[MAX_LIMBS];
        const size_t limbs = (bits + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS, top = bits - 1;
        sangi_lanes_runs *const run = sangi_mp_lanes(bits);
        const size_t length = SANGI_LANES_LENGTH(bits);
        const int own = length == 9 || length == 13 || length == 15 || length == 17;
        expect(!run == (length < 5), "lengths with a kernel", bits, 0);
        expect(!run || (run != sangi_mp_lanes_any_x64) == own, "kernel of a length", bits, 0);
        for (unsigned n = 0; n < 40; n++) {
            for (size_t i = 0; i < limbs; i++) {
                p[i] = n % 3 ? random_word() : n % 2 ? 0 : (sangi_limb)-1;
                x[i] = n % 4 ? random_word() : p[i];
                scale[i] = n % 5 ? random_word() : 0;
            }
            p[0] |= 1;
            p[limbs - 1] &= (sangi_limb)-1 >> (SANGI_LIMB_BITS - 1 - top % SANGI_LIMB_BITS);
            p[limbs - 1] |= (sangi_limb)1 << top % SANGI_LIMB_BITS;
            x[limbs - 1] = n % 4 ? x[limbs - 1] % p[limbs - 1] : p[limbs - 1];
            scale[limbs - 1] %= p[limbs - 1];
            if (n % 4 == 0)
                x[0] = p[0] - 1;
            sangi_mp_inverse(z, x, p, scale, limbs, bits, scratch);
            sangi_mp_inverse_scalar(want, x, p, scale, limbs, bits, scratch);
            expect(memcmp(z, want, limbs * sizeof *z) == 0, "inverse, the one and the other way",
                   bits, n);
        }
    }
}

int main(void) {
    inverse_in_lanes();
    if (sangi_runs(SANGI_RUNS_X64) && sangi_runs(SANGI_RUNS_AVX2))
        lanes();
    return failures != 0;
}

#else

int main(void) { return 0; }

#endif
