/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Inverses.
 *
 * With SANGI_MOD_MONTGOMERY n is odd, and division steps modulo n compute 1 / x.  With
 * SANGI_MOD_OHTA n may be even: if x is invertible, x + n or x + 2n is then odd.  Let f be the odd
 * one and v = 1 / n mod f.  Then n v + f u = 1 for u = -(n v - 1) / f, hence x u = 1 mod n.  This
 * division is exact, so it is a product with 1 / f modulo a power of W = 2^SANGI_LIMB_BITS.
 */
#include "mod/context.h"
#include "mp/compare.h"
#include "mp/invert.h"
#include "mp/lehmer.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "mp/redc.h"
#include "word/wipe.h"

#define MOST SANGI_MOD_MAX_LIMBS

typedef sangi_limb number[MOST];

static void set(sangi_limb *z, size_t n, sangi_limb v) {
    for (size_t i = 0; i < n; i++)
        z[i] = 0;
    z[0] = v;
}

static sangi_mask is_odd(const sangi_limb *x) { return sangi_limb_mask(x[0] & 1); }

/* z <- c - x mod W^n, c a limb */
static void subtract_from(sangi_limb *z, sangi_limb c, const sangi_limb *x, size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = (sangi_limb)~x[i];
    (void)sangi_mp_add_1(z, z, n, (sangi_limb)(c + 1));
}

/* z <- 1 / f mod W^n for odd f: each Newton step doubles the number of correct limbs */
static void inverse_mod_power(sangi_limb *z, const sangi_limb *f, size_t n) {
    number t, next;

    set(z, n, (sangi_limb)(0 - sangi_mp_negated_inverse(f[0])));
    for (size_t correct = 1; correct < n; correct *= 2) {
        const size_t wanted = 2 * correct < n ? 2 * correct : n;
        sangi_mp_mul_low(t, wanted, f, wanted, z, correct);
        subtract_from(t, 2, t, wanted);
        sangi_mp_mul_low(next, wanted, t, wanted, z, correct);
        for (size_t i = 0; i < wanted; i++)
            z[i] = next[i];
    }
    sangi_wipe(t, n * sizeof *t);
    sangi_wipe(next, n * sizeof *next);
}

/* z <- scale / x mod p for odd p < 2^bits, 0 if gcd(x, p) != 1 */
static void divide(sangi_limb *z, const sangi_limb *scale, const sangi_limb *x, const sangi_limb *p,
                   size_t limbs, size_t bits) {
    sangi_signed_digit scratch[SANGI_MP_INVERSE_DIGITS(8 * SANGI_MOD_MAX_BYTES + 2)];

    sangi_mp_inverse(z, x, p, scale, limbs, bits, scratch);
}

/* z <- 1 / x mod n for any n; all ones if the inverse exists, else 0 */
static sangi_mask inverse_any(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const size_t e = m->limbs;
    const sangi_limb *const n = m->data;
    number f, v, one, inverse;

    m->vtable->from_element(m, f, x);
    (void)sangi_mp_add(f, f, n, e);
    (void)sangi_mp_add_masked(f, f, n, e, (sangi_limb)~is_odd(f));
    const sangi_mask odd = is_odd(f);
    f[0] |= 1;
    set(one, e, 1);
    divide(v, one, n, f, e, 8 * m->bytes + 2);
    const sangi_mask exists = odd & (sangi_limb)~sangi_mp_is_zero(v, e);
    inverse_mod_power(inverse, f, e);
    sangi_mp_mul_low(f, e, v, e, n, e);
    (void)sangi_mp_sub(f, f, one, e);
    sangi_mp_mul_low(v, e, f, e, inverse, e);
    (void)sangi_mp_sub(z, n, v, e);
    sangi_wipe(f, e * sizeof *f);
    sangi_wipe(v, e * sizeof *v);
    sangi_wipe(inverse, e * sizeof *inverse);
    return exists;
}

/* as inverse_any, for a power of two */
static sangi_mask inverse_binary(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const sangi_mask exists = is_odd(x);
    number inverse;

    inverse_mod_power(inverse, x, m->limbs);
    m->vtable->to_element(m, z, inverse);
    sangi_wipe(inverse, m->limbs * sizeof *inverse);
    return exists;
}

SANGI_OWN_FRAME static sangi_mask invert(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    sangi_mask exists;

    switch (m->vtable->method) {
    case SANGI_MOD_MONTGOMERY:
        divide(z, m->data + m->limbs + 1, x, m->data, m->limbs, 8 * m->bytes);
        exists = (sangi_limb)~sangi_mp_is_zero(z, m->limbs);
        break;
    case SANGI_MOD_OHTA:
        exists = inverse_any(m, z, x);
        break;
    default:
        exists = inverse_binary(m, z, x);
    }
    for (size_t i = 0; i < m->limbs; i++)
        z[i] &= exists;
    return exists;
}

sangi_mask sangi_mod_inv_vartime(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    sangi_limb scratch[SANGI_MP_LEHMER_LIMBS(MOST)];

    m->vtable->from_element(m, z, x);
    const sangi_mask exists = sangi_mp_inverse_vartime(z, z, m->data, m->limbs, scratch);
    m->vtable->to_element(m, z, z);
    return exists;
}

sangi_mask sangi_mod_inv(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const sangi_mask exists = invert(m, z, x);

    /* the scratch of division steps is the longest array of all */
    sangi_wipe_stack(SANGI_MOD_DEAD_STACK / 3 * 4);
    return exists;
}
