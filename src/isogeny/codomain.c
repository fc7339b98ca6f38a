/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/codomain.h"

/**
 * Costello and Hisil [CH17]: num/den <- num/den + X/Z - Z/X, and the products of X and of Z.
 *
 * s->first = prod X_i, s->last = prod Z_i, s->second = num; den = first * last is not stored.
 */
static void accumulate_sums(sangi_isogeny_state *s, const sangi_point *p, const sangi_fp *plus,
                            const sangi_fp *minus) {
    sangi_fp xz, difference, den;

    fp_mul(&difference, plus, minus);
    if (s->empty) {
        s->second = difference;
    } else {
        fp_mul(&xz, &p->x, &p->z);
        fp_mul(&den, &s->first, &s->last);
        fp_mul(&difference, &difference, &den);
        fp_mul(&s->second, &s->second, &xz);
        fp_add(&s->second, &s->second, &difference);
    }
    isogeny_accumulate(&s->first, &p->x, s->empty);
    isogeny_accumulate(&s->last, &p->z, s->empty);
}

/** Castryck et al. [CLMPR18]: the two lowest and two highest coefficients of prod (Z_i w + X_i). */
static void accumulate_coefficients(sangi_isogeny_state *s, const sangi_point *p) {
    sangi_fp t, u;

    if (s->empty) {
        s->first = s->before_last = p->x;
        s->second = s->last = p->z;
        return;
    }
    fp_mul(&t, &s->second, &p->x);
    fp_mul(&u, &s->first, &p->z);
    fp_add(&s->second, &t, &u);
    fp_mul(&s->first, &s->first, &p->x);
    fp_mul(&t, &s->before_last, &p->z);
    fp_mul(&u, &s->last, &p->x);
    fp_add(&s->before_last, &t, &u);
    fp_mul(&s->last, &s->last, &p->z);
}

void sangi_isogeny_codomain_accumulate(sangi_isogeny_state *s, const sangi_point *p,
                                       const sangi_fp *plus, const sangi_fp *minus) {
    if (s->codomain == SANGI_ISOGENY_COSTELLO_HISIL) {
        accumulate_sums(s, p, plus, minus);
    } else if (s->codomain == SANGI_ISOGENY_CASTRYCK) {
        accumulate_coefficients(s, p);
    } else {
        isogeny_accumulate(&s->pi_y, minus, s->empty);
        isogeny_accumulate(&s->pi_z, plus, s->empty);
    }
}

/** z <- 6 x */
static void six(sangi_fp *z, const sangi_fp *x) {
    sangi_fp x2;

    fp_dbl(&x2, x);
    fp_add(z, &x2, x);
    fp_dbl(z, z);
}

/** A' = (prod X)^2 * (A * den - 6 C * num), C' = C * (prod Z)^2 * den; the sum over 1..l-1 is twice
 * num/den. */
static void finish_sums(const sangi_isogeny_state *s, sangi_curve *curve) {
    sangi_fp den, t;

    fp_mul(&den, &s->first, &s->last);
    fp_mul(&t, &curve->c, &s->second);
    six(&t, &t);
    fp_mul(&curve->a, &curve->a, &den);
    fp_sub(&curve->a, &curve->a, &t);
    fp_sqr(&t, &s->first);
    fp_mul(&curve->a, &curve->a, &t);
    fp_mul(&curve->c, &curve->c, &den);
    fp_sqr(&t, &s->last);
    fp_mul(&curve->c, &curve->c, &t);
}

/**
 * T_0 = first^2, T_1 = 2 first * second, T_(l-2) = 2 before_last * last, T_(l-1) = last^2;
 * A' = A T_0 T_(l-1) - 3C (T_0 T_(l-2) - T_1 T_(l-1)), C' = C T_(l-1)^2, both divided by
 * first * last.
 */
static void finish_coefficients(const sangi_isogeny_state *s, sangi_curve *curve) {
    sangi_fp ends, t, u;

    fp_mul(&ends, &s->first, &s->last);
    fp_mul(&t, &s->first, &s->before_last);
    fp_mul(&u, &s->second, &s->last);
    fp_sub(&t, &t, &u);
    fp_mul(&t, &t, &curve->c);
    six(&t, &t);
    fp_mul(&u, &curve->a, &ends);
    fp_sub(&t, &u, &t);
    fp_mul(&curve->a, &t, &s->first);
    fp_sqr(&u, &s->last);
    fp_mul(&u, &u, &s->last);
    fp_mul(&curve->c, &curve->c, &u);
}

/** x <- x^l * y^8 by square and multiply; y enters before the last three squarings. */
static void power(sangi_fp *x, const sangi_fp *y, unsigned degree) {
    const sangi_fp base = *x;
    unsigned bit = 1U << 9;

    while (bit > 4 && !(degree & bit))
        bit >>= 1;
    if (bit > 4) {
        while ((bit >>= 1) > 4) {
            fp_sqr(x, x);
            if (degree & bit)
                fp_mul(x, x, &base);
        }
        fp_mul(x, x, y);
    } else {
        *x = *y;
    }
    for (bit = 4; bit; bit >>= 1) {
        fp_sqr(x, x);
        if (degree & bit)
            fp_mul(x, x, &base);
    }
}

/*
 * The same for a secret degree in 2^4 .. highest or below: two bits of it at a time, so that the
 * running time depends on `highest` alone.  y enters before the last three squarings.
 */
static void power_hidden(sangi_fp *x, const sangi_fp *y, uint32_t degree, unsigned highest,
                         const sangi_fp *one) {
    sangi_fp square, cube, low, high, z;
    unsigned bits = 6;

    while (highest >> bits)
        bits += 2;
    fp_sqr(&square, x);
    fp_mul(&cube, &square, x);
    for (unsigned i = bits; i > 0;) {
        i -= 2;
        const sangi_mask odd = sangi_limb_mask((sangi_limb)(degree >> i & 1));
        fp_select(&low, x, one, odd);
        fp_select(&high, &cube, &square, odd);
        fp_select(&high, &high, &low, sangi_limb_mask((sangi_limb)(degree >> i >> 1 & 1)));
        if (i + 2 == bits) {
            z = high;
            continue;
        }
        fp_sqr(&z, &z);
        if (i == 2)
            fp_mul(&z, &z, y);
        fp_sqr(&z, &z);
        fp_mul(&z, &z, &high);
    }
    *x = z;
}

static void finish_edwards(const sangi_isogeny_state *s, sangi_curve *curve, unsigned degree) {
    sangi_fp a, d, c2;

    fp_dbl(&c2, &curve->c);
    fp_add(&a, &curve->a, &c2);
    fp_sub(&d, &curve->a, &c2);
    if (s->hidden.highest) {
        power_hidden(&a, &s->pi_z, degree, s->hidden.highest, &s->hidden.one);
        power_hidden(&d, &s->pi_y, degree, s->hidden.highest, &s->hidden.one);
    } else {
        power(&a, &s->pi_z, degree);
        power(&d, &s->pi_y, degree);
    }
    fp_add(&curve->a, &a, &d);
    fp_dbl(&curve->a, &curve->a);
    fp_sub(&curve->c, &a, &d);
}

void sangi_isogeny_codomain_finish(const sangi_isogeny_state *s, sangi_curve *curve,
                                   unsigned degree) {
    if (s->codomain == SANGI_ISOGENY_COSTELLO_HISIL)
        finish_sums(s, curve);
    else if (s->codomain == SANGI_ISOGENY_CASTRYCK)
        finish_coefficients(s, curve);
    else
        finish_edwards(s, curve, degree);
}
