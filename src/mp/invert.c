/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/invert.h"

#include "mp/divsteps.h"
#include "mp/lanes.h"
#include "mp/transform.h"
#include "word/backend.h"
#include "word/wipe.h"

#define BITS SANGI_DIVSTEPS_BITS
#define LOW ((sangi_digit)((((sangi_digit)1 << (BITS - 1)) - 1) * 2 + 1))

typedef sangi_signed_digit digit;

/* p in digits, 1/p mod 2^BITS, and the number of digits */
typedef struct {
    digit *digits;
    sangi_digit reciprocal;
    size_t length;
} modulus;

/* z <- x in limbs, for digits in [0, 2^BITS); a digit completes one limb at most */
static void join(sangi_limb *z, size_t limbs, const digit *x, size_t length) {
    sangi_limb limb = 0;
    size_t have = 0, at = 0;

    for (size_t i = 0; i < length && at < limbs; i++) {
        const sangi_limb v = (sangi_limb)x[i];
        limb |= (sangi_limb)(v << have);
        have += BITS;
        if (have >= SANGI_LIMB_BITS) {
            z[at++] = limb;
            have -= SANGI_LIMB_BITS;
            limb = (sangi_limb)(v >> (BITS - have));
        }
    }
    for (; at < limbs; at++) {
        z[at] = limb;
        limb = 0;
    }
}

/* All ones if z < 0, else 0. */
static digit negative_digit(sangi_digit z) { return sangi_digit_sign((digit)z); }

static digit negative(const digit *z, size_t length) {
    return negative_digit((sangi_digit)z[length - 1]);
}

/* All ones if z = 1 or z = -1, else 0. */
static sangi_limb is_unit(const digit *z, size_t length) {
    const size_t top = length - 1;
    sangi_digit one = (sangi_digit)z[top], minus_one = (sangi_digit)~one;
    if (top > 0) {
        one |= (sangi_digit)(z[0] ^ 1);
        minus_one |= (sangi_digit)z[0] ^ LOW;
    } else {
        one ^= 1;
    }
    for (size_t i = 1; i < top; i++) {
        one |= (sangi_digit)z[i];
        minus_one |= (sangi_digit)z[i] ^ LOW;
    }
    const sangi_digit differs = (one | (0 - one)) & (minus_one | (0 - minus_one));
    return sangi_limb_mask((sangi_limb)(differs >> (BITS + 1)) ^ 1);
}

/*
 * z <- z + (add ? p : 0), negated if `negate`; both are masks.  Two digits and a carry from -2 to 1
 * have at most BITS + 1 bits and a sign, as a digit does.
 */
static void negate_add(digit *z, digit negate, digit add, const modulus *p) {
    const size_t top = p->length - 1;
    digit carry = 0;
    for (size_t i = 0; i < top; i++) {
        carry = (digit)(carry + (((z[i] + (p->digits[i] & add)) ^ negate) - negate));
        z[i] = (digit)((sangi_digit)carry & LOW);
        carry >>= BITS;
    }
    z[top] = (digit)(carry + ((z[top] + (p->digits[top] & add)) ^ negate) - negate);
}

/* Steps after which g = 0 for every 0 <= g < f < 2^bits, f odd [Wui21]. */
static size_t steps_for(size_t bits) { return (45907 * bits + 26313) / 19929; }

/* `few` steps and half as many as in a group, with the matrix for a whole group. */
static void begin(sangi_divsteps *t, unsigned few) {
    const sangi_digit f = (sangi_digit)t->u, g = (sangi_digit)t->v;

    sangi_mp_divsteps_few(t, few);
    const digit u = t->u >> (BITS - few), v = t->v >> (BITS - few);
    const digit q = t->q >> (BITS - few), r = t->r >> (BITS - few);
    t->u = (digit)(1u * (sangi_digit)u * f + 1u * (sangi_digit)v * g) >> few;
    t->v = (digit)(1u * (sangi_digit)q * f + 1u * (sangi_digit)r * g) >> few;
    sangi_mp_divsteps_half(t);
    const digit a = t->u >> few, b = t->v >> few, c = t->q >> few, e = t->r >> few;
    t->u = (digit)(a * u + b * q);
    t->v = (digit)(a * v + b * r);
    t->q = (digit)(c * u + e * q);
    t->r = (digit)(c * v + e * r);
}

/* The matrix of t applied and the next steps taken, `count` times; x = (p, d, e, f, g). */
static void rounds(digit *x, sangi_divsteps *t, size_t count, const modulus *p) {
    digit *const f = x + 3 * p->length, *const g = f + p->length;

    for (; count > 0; count--) {
        sangi_mp_transform(f, t, p->length);
        sangi_mp_transform_mod(x, t, p->length, p->reciprocal);
        t->u = f[0];
        t->v = g[0];
        sangi_mp_divsteps(t);
    }
}

void sangi_mp_inverse_scalar(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                             const sangi_limb *scale, size_t limbs, size_t bits,
                             sangi_signed_digit *scratch) {
    const size_t length = (bits + BITS - 1) / BITS;
    digit *const d = scratch + length, *const e = d + length, *const f = e + length,
                 *const g = f + length;
    modulus m = {scratch, sangi_mp_reciprocal((sangi_digit)p[0]), length};
    const size_t steps = steps_for(bits), rest = steps % BITS;
    sangi_divsteps t = {0};

    sangi_mp_split(m.digits, length, p, limbs);
    sangi_mp_split(g, length, x, limbs);
    sangi_mp_split(e, length, scale, limbs);
    for (size_t i = 0; i < length; i++) {
        f[i] = m.digits[i];
        d[i] = 0;
    }

    t.u = f[0];
    t.v = g[0];
    if (rest == 0 || rest > BITS / 2 + SANGI_DIVSTEPS_FEW)
        sangi_mp_divsteps(&t);
    else
        begin(&t, rest > BITS / 2 ? (unsigned)rest - BITS / 2 : 0);
    rounds(scratch, &t, (steps - 1) / BITS, &m);
    sangi_mp_transform_first(scratch, &t, length, m.reciprocal);

    /* f = +-gcd(x, p); where f = +-1, f / x = d / scale mod p */
    const digit unit = (digit)is_unit(f, length);
    negate_add(d, negative(f, length), negative(d, length), &m);
    negate_add(d, 0, negative(d, length), &m);
    for (size_t i = 0; i < length; i++)
        d[i] &= unit;
    join(z, limbs, d, length);
    sangi_wipe(scratch, 5 * length * sizeof *scratch);
    sangi_wipe(&t, sizeof t);
}

#if SANGI_ASM
void sangi_mp_inverse(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                      const sangi_limb *scale, size_t limbs, size_t bits,
                      sangi_signed_digit *scratch) {
    sangi_lanes_runs *const runs =
        sangi_runs(SANGI_RUNS_X64) && sangi_runs(SANGI_RUNS_AVX2) ? sangi_mp_lanes(bits) : NULL;

    if (runs)
        sangi_mp_inverse_lanes(runs, z, x, p, scale, limbs, bits, steps_for(bits), scratch);
    else
        sangi_mp_inverse_scalar(z, x, p, scale, limbs, bits, scratch);
}
#else
void sangi_mp_inverse(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                      const sangi_limb *scale, size_t limbs, size_t bits,
                      sangi_signed_digit *scratch) {
    sangi_mp_inverse_scalar(z, x, p, scale, limbs, bits, scratch);
}
#endif
