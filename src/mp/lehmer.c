/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/lehmer.h"

#include "mp/linear.h"

/*
 * Euclid's algorithm on a = n and b = x keeps
 *
 *     a = s x,  b = -t x mod n   if `negated` is 0 and  a = -s x,  b = t x  if it is 1
 *
 * with s, t >= 0, so that every step adds to s or to t.  A matrix of nonnegative entries and
 * determinant 1 stands for several steps,
 *
 *     (a, b) <- (u a - v b, r b - q a)  and  (s, t) <- (u s + v t, q s + r t),
 *
 * or for an odd number of exchanges on the way, with both differences negated.  It is found from
 * the leading limbs alone.  They differ from a and b by less than one unit; where both numbers that
 * it leaves of them are at least as large as its entries, the differences above are not negative.
 * That is all that is needed: a matrix need not be one of true quotients.
 */

enum { BITS = SANGI_LIMB_BITS, HALF = SANGI_LIMB_BITS / 2 };

/*
 * A matrix of half a limb leaves at least this of two limbs, so its entries are at most W / LEAST
 * <= LEAST / 4.  The second one starts from limbs that differ by less than two units, and so by at
 * most 3 * LEAST / 4 at its end.
 */
#define LEAST ((sangi_limb)((sangi_limb)1 << (HALF + 1)))

typedef struct {
    sangi_limb u, v, q, r;
    unsigned negated;
} matrix;

static const matrix identity = {1, 0, 0, 1, 0};

typedef struct {
    sangi_limb *a, *b, *s, *t;
    size_t length;    /* of a, b <= a */
    size_t cofactors; /* of s and t */
    size_t most;      /* limbs of s and t: one more than n has */
    unsigned negated;
} euclid;

/* The built-in function is a call of the compiler's library where the processor has no such
 * instruction.  @pre x is not 0 */
static unsigned leading_zeros(sangi_limb x) {
#if SANGI_LIMB_BITS == 64 && (defined(__x86_64__) || defined(__aarch64__))
    return (unsigned)__builtin_clzll(x);
#else
    unsigned zeros = 0;

    for (unsigned step = BITS / 2; step; step /= 2)
        if (!(x >> (BITS - step))) {
            zeros += step;
            x = (sangi_limb)(x << step);
        }
    return zeros;
#endif
}

/* The length of x, of at most n limbs, without leading zeros. */
static size_t length_of(const sangi_limb *x, size_t n) {
    while (n && !x[n - 1])
        n--;
    return n;
}

static int is_less(const sangi_limb *x, const sangi_limb *y, size_t n) {
    while (n && x[n - 1] == y[n - 1])
        n--;
    return n && x[n - 1] < y[n - 1];
}

static void exchange(sangi_limb **x, sangi_limb **y) {
    sangi_limb *const kept = *x;

    *x = *y;
    *y = kept;
}

/*
 * One quotient of a step: a <- a mod b, and likewise its row of the matrix, two entries in a limb.
 * Leaves the loop where less than LEAST would be left.  Most quotients are 1, 2 or 3 [Knu97].
 */
#define DIVIDE(a, b, row, by)                                                                      \
    {                                                                                              \
        sangi_limb left = (sangi_limb)(a - b), sum = (sangi_limb)(row + by);                       \
        if (left >= b) {                                                                           \
            left = (sangi_limb)(left - b), sum = (sangi_limb)(sum + by);                           \
            if (left >= b) {                                                                       \
                const sangi_limb more = left / b;                                                  \
                left = (sangi_limb)(left - (sangi_limb)(more * b));                                \
                sum = (sangi_limb)(sum + (sangi_limb)(more * by));                                 \
            }                                                                                      \
        }                                                                                          \
        if (left < LEAST)                                                                          \
            break;                                                                                 \
        a = left;                                                                                  \
        row = sum;                                                                                 \
    }

/* The matrix for the leading limbs a >= b. */
static matrix half_limb(sangi_limb a, sangi_limb b) {
    const sangi_limb low = (sangi_limb)(((sangi_limb)1 << HALF) - 1);
    sangi_limb first = 1, second = (sangi_limb)((sangi_limb)1 << HALF);

    if (b < LEAST)
        return identity;
    for (;;) {
        DIVIDE(a, b, first, second)
        DIVIDE(b, a, second, first)
    }
    if (a < b)
        return (matrix){second & low, (sangi_limb)(second >> HALF), first & low,
                        (sangi_limb)(first >> HALF), 1};
    return (matrix){first & low, (sangi_limb)(first >> HALF), second & low,
                    (sangi_limb)(second >> HALF), 0};
}

/* The matrix of `first` and then `second`. */
static matrix product(matrix first, matrix second) {
    return (matrix){(sangi_limb)(second.u * first.u + second.v * first.q),
                    (sangi_limb)(second.u * first.v + second.v * first.r),
                    (sangi_limb)(second.q * first.u + second.r * first.q),
                    (sangi_limb)(second.q * first.v + second.r * first.r),
                    first.negated ^ second.negated};
}

/* x <- u x - v y, y <- r y - q x, both of which are not negative. */
static void differences(sangi_limb *x, sangi_limb *y, size_t n, sangi_limb u, sangi_limb v,
                        sangi_limb q, sangi_limb r) {
    sangi_limb cu = 0, cv = 0, cq = 0, cr = 0, below_x = 0, below_y = 0;

    for (size_t i = 0; i < n; i++) {
        const sangi_limb a = x[i], b = y[i];
        const sangi_limb ua = sangi_limb_mac(u, a, cu, 0, &cu);
        const sangi_limb vb = sangi_limb_mac(v, b, cv, 0, &cv);
        const sangi_limb qa = sangi_limb_mac(q, a, cq, 0, &cq);
        const sangi_limb rb = sangi_limb_mac(r, b, cr, 0, &cr);
        x[i] = sangi_limb_sub(ua, vb, &below_x);
        y[i] = sangi_limb_sub(rb, qa, &below_y);
    }
}

/* (*a, *b) <- the matrix times them */
static void reduce(sangi_limb **a, sangi_limb **b, size_t n, const matrix *m) {
    if (!m->negated) {
        differences(*a, *b, n, m->u, m->v, m->q, m->r);
        return;
    }
    differences(*b, *a, n, m->v, m->u, m->r, m->q);
    exchange(a, b);
}

/* s <- u s + v t, t <- q s + r t */
static void extend(sangi_limb *s, sangi_limb *t, size_t n, const matrix *m) {
    sangi_limb cu = 0, cv = 0, cq = 0, cr = 0, over_s = 0, over_t = 0;

    for (size_t i = 0; i < n; i++) {
        const sangi_limb x = s[i], y = t[i];
        const sangi_limb ux = sangi_limb_mac(m->u, x, cu, 0, &cu);
        const sangi_limb vy = sangi_limb_mac(m->v, y, cv, 0, &cv);
        const sangi_limb qx = sangi_limb_mac(m->q, x, cq, 0, &cq);
        const sangi_limb ry = sangi_limb_mac(m->r, y, cr, 0, &cr);
        s[i] = sangi_limb_add(ux, vy, &over_s);
        t[i] = sangi_limb_add(qx, ry, &over_t);
    }
}

/* The two leading limbs of x as a number of n limbs, shifted to the left. */
static void leading(sangi_limb z[2], const sangi_limb *x, size_t n, unsigned shift) {
    const sangi_limb third = n > 2 ? x[n - 3] : 0, second = n > 1 ? x[n - 2] : 0;

    z[0] = second;
    z[1] = x[n - 1];
    if (shift) {
        z[0] = (sangi_limb)((sangi_limb)(second << shift) | third >> (BITS - shift));
        z[1] = (sangi_limb)((sangi_limb)(z[1] << shift) | second >> (BITS - shift));
    }
}

/* A matrix for a and b, from their two leading limbs. */
static matrix find(const euclid *e) {
    const unsigned shift = leading_zeros(e->a[e->length - 1]);
    sangi_limb top[2][2], *a = top[0], *b = top[1], one[2], other[2];

    leading(a, e->a, e->length, shift);
    leading(b, e->b, e->length, shift);
    const matrix first = half_limb(a[1], b[1]);
    if (first.v == 0 && first.q == 0)
        return identity;
    reduce(&a, &b, 2, &first);
    if (a[1] == 0 || is_less(a, b, 2))
        return first;
    const unsigned left = leading_zeros(a[1]);
    leading(one, a, 2, left);
    leading(other, b, 2, left);
    return product(first, half_limb(one[1], other[1]));
}

/*
 * a <- a - m b, s <- s + m t for some m >= 1, about half a limb of the quotient: for a b that is
 * much shorter than a, or one that its leading limbs do not tell from it.
 */
static void divide(euclid *e) {
    const size_t n = length_of(e->b, e->length);
    const unsigned shift_a = leading_zeros(e->a[e->length - 1]);
    const unsigned shift_b = leading_zeros(e->b[n - 1]);
    const size_t bits = e->length * BITS - shift_a, taken = n * BITS - shift_b + HALF;
    sangi_limb a[2], b[2], m[2] = {1, 0};
    size_t at = 0;

    leading(a, e->a, e->length, shift_a);
    leading(b, e->b, n, shift_b);
    const sangi_limb q = (sangi_limb)(a[1] / ((sangi_limb)(b[1] >> HALF) + 1));
    if (bits >= taken) {
        const unsigned shift = (unsigned)((bits - taken) % BITS);
        at = (bits - taken) / BITS;
        m[0] = (sangi_limb)(q << shift);
        m[1] = shift ? (sangi_limb)(q >> (BITS - shift)) : 0;
    } else if (q >> (taken - bits)) {
        m[0] = (sangi_limb)(q >> (taken - bits));
    }
    for (size_t k = 0; k < 2; k++, at++) {
        sangi_limb carry = 0, below = 0;

        if (m[k] == 0)
            continue;
        for (size_t i = at; i < e->length; i++) {
            const sangi_limb limb = i - at < n ? e->b[i - at] : 0;
            const sangi_limb part = sangi_limb_mac(m[k], limb, carry, 0, &carry);
            e->a[i] = sangi_limb_sub(e->a[i], part, &below);
        }
        const size_t room = e->most - at;
        const size_t long_t = e->cofactors < room ? e->cofactors : room;
        const sangi_limb over = sangi_mp_addmul_1(e->s + at, e->t, long_t, m[k]);
        if (long_t < room)
            (void)sangi_mp_add_1(e->s + at + long_t, e->s + at + long_t, room - long_t, over);
    }
    e->cofactors = e->most;
}

/* One matrix, or a part of a quotient. */
static void advance(euclid *e) {
    const matrix m = find(e);

    if (m.v == 0 && m.q == 0) {
        divide(e);
    } else {
        reduce(&e->a, &e->b, e->length, &m);
        if (e->cofactors < e->most)
            e->cofactors++;
        extend(e->s, e->t, e->cofactors, &m);
        e->negated ^= m.negated;
    }
    if (is_less(e->a, e->b, e->length)) {
        exchange(&e->a, &e->b);
        exchange(&e->s, &e->t);
        e->negated ^= 1;
    }
    e->length = length_of(e->a, e->length);
    while (e->cofactors > 1 && !(e->s[e->cofactors - 1] | e->t[e->cofactors - 1]))
        e->cofactors--;
}

sangi_mask sangi_mp_inverse_vartime(sangi_limb *z, const sangi_limb *x, const sangi_limb *n,
                                    size_t limbs, sangi_limb *scratch) {
    const size_t each = limbs + 1;
    euclid e = {scratch, scratch + each, scratch + 2 * each, scratch + 3 * each, 0, 1, each, 1};

    for (size_t i = 0; i < each; i++) {
        e.a[i] = i < limbs ? n[i] : 0;
        e.b[i] = i < limbs ? x[i] : 0;
        e.s[i] = 0;
        e.t[i] = i == 0;
    }
    e.length = length_of(e.a, limbs);
    while (length_of(e.b, e.length))
        advance(&e);
    const sangi_limb exists = e.length == 1 && e.a[0] == 1;
    if (e.negated)
        (void)sangi_mp_sub(e.s, n, e.s, limbs);
    for (size_t i = 0; i < limbs; i++)
        z[i] = exists ? e.s[i] : 0;
    return sangi_limb_mask(exists);
}
