/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* How inversion in four lanes begins and ends; what is between is a kernel. */
#include "mp/lanes.h"

#if SANGI_ASM

#include <stdint.h>

#include "word/wipe.h"

#define BITS SANGI_LANES_BITS
#define BASE ((digit)1 << BITS)
#define LOW (BASE - 1)

typedef sangi_signed_digit digit;

enum { F, G, D, E, LANES };

/* The numbers of a call: digit i of lane j is x[LANES * i + j]. */
typedef struct {
    digit *x, *p;
    size_t length;
} numbers;

size_t sangi_mp_lanes_plan(size_t length) {
    enum { PAIRS = 12, LEVELS = 5, DIGITS = 3, FIELD = 4 };
    const size_t most = PAIRS * (LEVELS - 1), triples = length / DIGITS - 1;
    const size_t beside = triples < most ? triples : most;
    const size_t level = beside / PAIRS, higher = beside % PAIRS;
    const size_t rest = length - DIGITS * (1 + beside);

    return (PAIRS - higher) << FIELD * level | higher << FIELD * (level + 1) |
           rest << FIELD * LEVELS;
}

sangi_lanes_runs *sangi_mp_lanes(size_t bits) {
    switch (SANGI_LANES_LENGTH(bits)) {
    case 9:
        return sangi_mp_lanes_9_x64;
    case 13:
        return sangi_mp_lanes_13_x64;
    case 15:
        return sangi_mp_lanes_15_x64;
    case 17:
        return sangi_mp_lanes_17_x64;
    default:
        return bits < 4 * BITS ? NULL : sangi_mp_lanes_any_x64;
    }
}

/* The bits of x from `shift` on in limb `at`, a digit of them. */
static digit digit_at(const sangi_limb *x, size_t limbs, size_t at, unsigned shift) {
    const sangi_limb low = at < limbs ? x[at] >> shift : 0;
    const sangi_limb high = at + 1 < limbs ? x[at + 1] << 1 << (SANGI_LIMB_BITS - 1 - shift) : 0;
    return (digit)((low | high) & LOW);
}

/* f = p, g = x, d = 0, e = scale */
static void split(const numbers *n, const sangi_limb *p, const sangi_limb *x,
                  const sangi_limb *scale, size_t limbs) {
    digit *lane = n->x;

    for (size_t i = 0; i < n->length; i++, lane += LANES) {
        const size_t at = BITS * i / SANGI_LIMB_BITS;
        const unsigned shift = BITS * i % SANGI_LIMB_BITS;
        lane[F] = n->p[i] = digit_at(p, limbs, at, shift);
        lane[G] = digit_at(x, limbs, at, shift);
        lane[D] = 0;
        lane[E] = digit_at(scale, limbs, at, shift);
    }
}

/* z <- x in limbs, for digits in [0, 2^BITS) */
static void join(sangi_limb *z, size_t limbs, const digit *x, size_t length) {
    sangi_limb limb = 0;
    size_t have = 0, at = 0;

    for (size_t i = 0; i < length && at < limbs; i++) {
        const sangi_limb v = (sangi_limb)x[LANES * i];
        limb |= v << have;
        have += BITS;
        if (have >= SANGI_LIMB_BITS) {
            z[at++] = limb;
            have -= SANGI_LIMB_BITS;
            limb = v >> (BITS - have);
        }
    }
    for (; at < limbs; at++) {
        z[at] = limb;
        limb = 0;
    }
}

/* The lowest digit of a number, signed. */
static digit lowest(digit x) {
    const unsigned unused = SANGI_DIVSTEPS_BITS + 2 - BITS;
    return (digit)((sangi_digit)x << unused) >> unused;
}

/* The first steps on f and g, up to SANGI_DIVSTEPS_FEW, so that whole runs are left. */
static sangi_lanes_steps first(const numbers *n, unsigned count) {
    const digit *const a = n->x, *const b = a + LANES;
    sangi_divsteps t = {0, a[F], a[G], 0, 0};

    sangi_mp_divsteps_few(&t, count);
    const unsigned scaled = SANGI_DIVSTEPS_BITS - BITS;
    const digit u = t.u >> scaled, v = t.v >> scaled, q = t.q >> scaled, r = t.r >> scaled;
    const digit f = ((u * a[F] + v * a[G]) >> BITS) + u * b[F] + v * b[G];
    const digit g = ((q * a[F] + r * a[G]) >> BITS) + q * b[F] + r * b[G];
    return (sangi_lanes_steps){(digit)t.theta, u, v, q, r, lowest(f), lowest(g)};
}

/* f and d by the last matrix; of g and e nothing is needed. */
static void last(const numbers *n, const sangi_lanes_steps *s, digit reciprocal) {
    digit *low = n->x, *const top = low + LANES * (n->length - 1);
    const digit negative = sangi_digit_sign(s->u * top[D] + s->v * top[E]);
    const digit m =
        (digit)(0 - (sangi_digit)(s->u * low[D] + s->v * low[E]) * (sangi_digit)reciprocal) & LOW;
    const digit multiple = m - (BASE & ~negative);
    digit f = s->u * low[F] + s->v * low[G];
    digit d = s->u * low[D] + s->v * low[E] + multiple * n->p[0];

    for (size_t i = 1; i < n->length; i++, low += LANES) {
        const digit *const x = low + LANES;
        f = (f >> BITS) + s->u * x[F] + s->v * x[G];
        d = (d >> BITS) + s->u * x[D] + s->v * x[E] + multiple * n->p[i];
        low[F] = f & LOW;
        low[D] = d & LOW;
    }
    low[F] = f >> BITS;
    low[D] = d >> BITS;
}

/* All ones if f = 1 or f = -1, else 0. */
static digit is_unit(const numbers *n) {
    const digit sign = n->x[LANES * (n->length - 1) + F];
    digit one = sign | (n->x[F] ^ 1), minus_one = ~sign | (n->x[F] ^ LOW);

    for (size_t i = 1; i < n->length - 1; i++) {
        one |= n->x[LANES * i + F];
        minus_one |= n->x[LANES * i + F] ^ LOW;
    }
    return ~(sangi_digit_sign(one | -one) & sangi_digit_sign(minus_one | -minus_one));
}

/* d <- d or, if `negate`, -d, plus -p, 0, p or 2p: in [0, p) from between -2p and 2p, and between
 * these from between -3p and 3p. */
static void reduce(const numbers *n, digit negate) {
    digit below = 0, equal = 0, above = 0, carry = 0;

    for (size_t i = 0; i < n->length; i++) {
        const digit d = (n->x[LANES * i + D] ^ negate) - negate;
        below = (below >> BITS) + d - n->p[i];
        equal = (equal >> BITS) + d;
        above = (above >> BITS) + d + n->p[i];
    }
    const digit factor =
        -1 - sangi_digit_sign(below) - sangi_digit_sign(equal) - sangi_digit_sign(above);
    for (size_t i = 0; i < n->length; i++) {
        digit *const d = n->x + LANES * i + D;
        carry += ((*d ^ negate) - negate) + factor * n->p[i];
        *d = carry & LOW;
        carry >>= BITS;
    }
    n->x[LANES * (n->length - 1) + D] += carry * BASE;
}

void sangi_mp_inverse_lanes(sangi_lanes_runs *runs, sangi_limb *z, const sangi_limb *x,
                            const sangi_limb *p, const sangi_limb *scale, size_t limbs, size_t bits,
                            size_t steps, sangi_signed_digit *scratch) {
    const size_t length = SANGI_LANES_LENGTH(bits), rest = steps % BITS;
    const size_t few = rest > SANGI_DIVSTEPS_FEW ? 0 : rest;
    /* vectors of four digits, aligned */
    digit *const lanes = scratch + (0 - (uintptr_t)scratch / sizeof *scratch) % LANES;
    const numbers n = {lanes, lanes + LANES * length, length};
    digit *const reciprocal = n.p + length;

    split(&n, p, x, scale, limbs);
    *reciprocal = (digit)sangi_mp_reciprocal((sangi_digit)p[0]) & LOW;
    sangi_lanes_steps s = first(&n, (unsigned)few);
    runs(lanes, &s, (steps - few + BITS - 1) / BITS, length, sangi_mp_lanes_plan(length));
    last(&n, &s, *reciprocal);

    /* f = +-gcd(x, p); where f = +-1, f / x = d / scale mod p */
    const digit unit = is_unit(&n);
    reduce(&n, sangi_digit_sign(lanes[LANES * (length - 1) + F]));
    /* |d| < p + 2^(BITS (length - 1)), which is not below 2p for every p */
    if (bits % BITS < 2)
        reduce(&n, 0);
    for (size_t i = 0; i < length; i++)
        lanes[LANES * i + D] &= unit;
    join(z, limbs, lanes + D, length);
    sangi_wipe(scratch, SANGI_LANES_DIGITS(bits) * sizeof *scratch);
    sangi_wipe(&s, sizeof s);
}

#else

/* C has no empty translation units. */
typedef int sangi_lanes_are_for_x64;

#endif
