/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/invert.h"

#include "mp/divsteps.h"
#include "word/wipe.h"

#define BITS SANGI_DIVSTEPS_BITS
#define LOW ((sangi_digit)((((sangi_digit)1 << (BITS - 1)) - 1) * 2 + 1))

typedef sangi_signed_digit digit;
typedef sangi_signed_wide wide;

/* p in digits, 1/p mod 2^BITS, and the number of digits */
typedef struct {
    digit *digits;
    sangi_digit reciprocal;
    size_t length;
} modulus;

/* z <- x in digits */
static void split(digit *z, size_t length, const sangi_limb *x, size_t limbs) {
    for (size_t i = 0; i < length; i++) {
        const size_t limb = i * BITS / SANGI_LIMB_BITS, shift = i * BITS % SANGI_LIMB_BITS;
        uint64_t v = x[limb] >> shift;
        if (shift + BITS > SANGI_LIMB_BITS && limb + 1 < limbs)
            v |= (uint64_t)x[limb + 1] << (SANGI_LIMB_BITS - shift);
        z[i] = (digit)(v & LOW);
    }
}

/* z <- x in limbs, for digits in [0, 2^BITS) */
static void join(sangi_limb *z, size_t limbs, const digit *x, size_t length) {
    for (size_t i = 0; i < limbs; i++)
        z[i] = 0;
    for (size_t i = 0; i < length; i++) {
        const size_t limb = i * BITS / SANGI_LIMB_BITS, shift = i * BITS % SANGI_LIMB_BITS;
        const sangi_limb v = (sangi_limb)x[i];
        z[limb] |= (sangi_limb)(v << shift);
        if (shift + BITS > SANGI_LIMB_BITS && limb + 1 < limbs)
            z[limb + 1] |= (sangi_limb)(v >> (SANGI_LIMB_BITS - shift));
    }
}

/* (f, g) <- t (f, g) / 2^BITS, which is exact */
static void update_fg(digit *restrict f, digit *restrict g, const sangi_divsteps_matrix *t,
                      size_t length) {
    wide cf = (wide)t->u * f[0] + (wide)t->v * g[0];
    wide cg = (wide)t->q * f[0] + (wide)t->r * g[0];
    cf >>= BITS;
    cg >>= BITS;
    for (size_t i = 1; i < length; i++) {
        cf += (wide)t->u * f[i] + (wide)t->v * g[i];
        cg += (wide)t->q * f[i] + (wide)t->r * g[i];
        f[i - 1] = (digit)((sangi_digit)cf & LOW);
        g[i - 1] = (digit)((sangi_digit)cg & LOW);
        cf >>= BITS;
        cg >>= BITS;
    }
    f[length - 1] = (digit)cf;
    g[length - 1] = (digit)cg;
}

/*
 * (d, e) <- t (d, e) / 2^BITS mod p
 *
 * -2p < d, e < p before and after.  A multiple of p that depends on the signs of d and e first
 * brings them into (-p, p); one that depends on the lowest digit makes the division exact.
 */
static void update_de(digit *restrict d, digit *restrict e, const sangi_divsteps_matrix *t,
                      const modulus *p) {
    const size_t top = p->length - 1;
    const digit sd = d[top] >> (BITS + 1), se = e[top] >> (BITS + 1);
    digit md = (digit)((t->u & sd) + (t->v & se));
    digit me = (digit)((t->q & sd) + (t->r & se));
    wide cd = (wide)t->u * d[0] + (wide)t->v * e[0];
    wide ce = (wide)t->q * d[0] + (wide)t->r * e[0];

    md = (digit)(md - (digit)((1u * p->reciprocal * (sangi_digit)cd + (sangi_digit)md) & LOW));
    me = (digit)(me - (digit)((1u * p->reciprocal * (sangi_digit)ce + (sangi_digit)me) & LOW));
    cd += (wide)p->digits[0] * md;
    ce += (wide)p->digits[0] * me;
    cd >>= BITS;
    ce >>= BITS;
    for (size_t i = 1; i <= top; i++) {
        cd += (wide)t->u * d[i] + (wide)t->v * e[i] + (wide)p->digits[i] * md;
        ce += (wide)t->q * d[i] + (wide)t->r * e[i] + (wide)p->digits[i] * me;
        d[i - 1] = (digit)((sangi_digit)cd & LOW);
        e[i - 1] = (digit)((sangi_digit)ce & LOW);
        cd >>= BITS;
        ce >>= BITS;
    }
    d[top] = (digit)cd;
    e[top] = (digit)ce;
}

/* All ones if z < 0, else 0. */
static digit negative(const digit *z, size_t length) {
    return (digit)sangi_limb_hide((sangi_limb)(z[length - 1] >> (BITS + 1)));
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

/* z <- (negate ? -z : z) + (add ? p : 0); negate and add are masks */
static void negate_add(digit *z, digit negate, digit add, const modulus *p) {
    const size_t top = p->length - 1;
    wide carry = 0;
    for (size_t i = 0; i < top; i++) {
        carry += (wide)(z[i] ^ negate) - negate + (p->digits[i] & add);
        z[i] = (digit)((sangi_digit)carry & LOW);
        carry >>= BITS;
    }
    z[top] = (digit)(carry + (z[top] ^ negate) - negate + (p->digits[top] & add));
}

/* Steps after which g = 0 for every 0 <= g < f < 2^bits, f odd [Wui21]. */
static size_t steps_for(size_t bits) { return (45907 * bits + 26313) / 19929; }

void sangi_mp_inverse(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                      const sangi_limb *scale, size_t limbs, size_t bits,
                      sangi_signed_digit *scratch) {
    const size_t length = (bits + BITS - 1) / BITS, steps = steps_for(bits);
    digit *const d = scratch + length, *const e = d + length, *const f = e + length,
                 *const g = f + length;
    modulus m = {scratch, sangi_mp_reciprocal((sangi_digit)p[0]), length};
    sangi_divsteps_matrix t;

    split(m.digits, length, p, limbs);
    split(f, length, p, limbs);
    split(g, length, x, limbs);
    split(e, length, scale, limbs);
    for (size_t i = 0; i < length; i++)
        d[i] = 0;

    sangi_digit theta = 0;
    for (size_t done = 0; done < steps; done += BITS) {
        theta = sangi_mp_divsteps(&t, theta, (sangi_digit)f[0], (sangi_digit)g[0]);
        update_fg(f, g, &t, length);
        update_de(d, e, &t, &m);
    }

    /* f = +-gcd(x, p); where f = +-1, f / x = d / scale mod p */
    const digit unit = (digit)is_unit(f, length);
    negate_add(d, 0, negative(d, length), &m);
    negate_add(d, negative(f, length), 0, &m);
    negate_add(d, 0, negative(d, length), &m);
    for (size_t i = 0; i < length; i++)
        d[i] &= unit;
    join(z, limbs, d, length);
    sangi_wipe(scratch, 5 * length * sizeof *scratch);
    sangi_wipe(&t, sizeof t);
}
