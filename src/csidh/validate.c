/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/validate.h"

#include "csidh/product.h"
#include "curve/curve.h"

/*
 * A curve over F_p has p + 1 - t points with |t| <= 2 sqrt(p), its twist has p + 1 + t, and the
 * curve is supersingular if and only if t = 0.  A point on either of them whose order divides p + 1
 * and has a divisor d > 4 sqrt(p) proves it: the Hasse interval, of width 4 sqrt(p), holds only one
 * multiple of d.
 */

/*
 * The product of the primes from this index on, even without the largest one, is above 2^LARGE, and
 * 2^LARGE > 4 sqrt(p).
 */
enum {
    FIRST = SANGI_CURVE_BITS == 511 ? 41
    : SANGI_CURVE_BITS == 1020      ? 72
                                    : 128,
    END = SANGI_CURVE_PRIMES,
    LARGE = (SANGI_CURVE_BITS + 5) / 2
};

/* On a supersingular curve fewer than one random point in a hundred has too small an order. */
enum { ATTEMPTS = 40 };

typedef struct {
    sangi_curve curve;
    uint8_t order[SANGI_FP_BYTES]; /* a divisor of the point's order */
} search;

static int is_large(const search *s) {
    unsigned above = s->order[LARGE / 8] >> LARGE % 8;

    for (size_t i = LARGE / 8 + 1; i < sizeof s->order; i++)
        above |= s->order[i];
    return above != 0;
}

/* r <- p times the primes [i, end), and times 4 for i = 0. */
static void ladder(sangi_point *r, const sangi_point *p, size_t i, size_t end, const search *s) {
    uint8_t k[SANGI_FP_BYTES] = {i == 0 ? 4 : 1};

    for (; i < end; i++)
        sangi_csidh_times(k, sizeof k, sangi_curve_prime[i]);
    sangi_curve_ladder_vartime(r, p, k, sizeof k, &s->curve);
}

static void multiply(sangi_point *r, const sangi_point *p, size_t i, size_t end, const search *s) {
    *r = *p;
    for (; i < end; i++)
        sangi_curve_mul_prime_vartime(r, r, i, &s->curve);
}

/* Multiplies s->order by those primes of [i, end) that divide the order of p, the largest first,
 * until it is large enough.  @pre the order of p divides the product of the primes */
static void find_order(search *s, const sangi_point *p, size_t i, size_t end) {
    const size_t middle = (i + end) / 2;
    sangi_point q;

    if (sangi_curve_is_neutral(p))
        return;
    if (end - i == 1) {
        sangi_csidh_times(s->order, sizeof s->order, sangi_curve_prime[i]);
        return;
    }
    multiply(&q, p, i, middle, s);
    find_order(s, &q, middle, end);
    if (is_large(s))
        return;
    multiply(&q, p, middle, end, s);
    find_order(s, &q, i, middle);
}

int sangi_csidh_is_supersingular(const sangi_fp *a) {
    search s = {.curve.a = *a};
    sangi_fp t;

    fp_from_u64(&t, 2);
    if (fp_equal(a, &t))
        return 0;
    fp_neg(&t, &t);
    if (fp_equal(a, &t))
        return 0;

    fp_from_u64(&s.curve.c, 1);
    for (unsigned attempt = 0; attempt < ATTEMPTS; attempt++) {
        sangi_point p, q;

        fp_from_u64(&p.x, 2 + attempt);
        fp_from_u64(&p.z, 1);
        /* Addition chains need a point of odd order; ladders are correct for every point.  So
         * ladders check that the order of p divides the product of the primes from FIRST on, which
         * is odd. */
        ladder(&p, &p, 0, FIRST, &s);
        ladder(&q, &p, FIRST, END, &s);
        if (!sangi_curve_is_neutral(&q))
            return 0;
        for (size_t i = 1; i < sizeof s.order; i++)
            s.order[i] = 0;
        s.order[0] = 1;
        find_order(&s, &p, FIRST, END);
        if (is_large(&s))
            return 1;
    }
    return 0;
}
