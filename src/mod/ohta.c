/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Barrett reduction [Bar86] with truncated products, in the form of Ohta [TOA] and without a final
 * subtraction.
 *
 * With N = 8 * bytes, 2^(N - 8) <= n < 2^N; K = floor(2^t / n) has L limbs, t = N - 9 + wL and
 * wL >= N + 12, hence K < W^L.  The quotient of h < 4n^2 is taken from the sum s of those limb
 * products of h K that lie in column c or above:
 *
 *   h / n - s / 2^t = (h eps + missing) / 2^t, eps = 2^t / n - K < 1, missing < L W^(c + 1)
 *
 * h eps / 2^t < 2^(2N + 2 - t) <= 1/2, and c is chosen for missing / 2^t <= 1/4.  With
 * d = floor(s / 2^t), 0 <= h - d n < (1 + 3/4) n, which is a valid element.
 */
#include "mod/ohta.h"
#include "mod/reciprocal.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "word/wipe.h"

#define BITS SANGI_LIMB_BITS
#define MOST SANGI_MOD_MAX_LIMBS

static const sangi_limb *twice_n(const sangi_mod *m) { return m->data + m->limbs + 1; }

static const sangi_limb *constant(const sangi_mod *m) { return twice_n(m) + m->limbs; }

/* Limbs of a number below 4n^2. */
static size_t product_limbs(const sangi_mod *m) { return (16 * m->bytes + 2 + BITS - 1) / BITS; }

/* c of the proof above: W^(c + 1) 4L <= 2^t, or 0, where nothing is missing */
static size_t first_column(const sangi_mod *m, size_t t) {
    size_t slack = 2;
    while (m->quotient >> (slack - 2))
        slack++;
    return t < slack + BITS ? 0 : (t - slack) / BITS - 1;
}

/* z <- h mod n, below 2n, for h < 4n^2 or h < 256^(2 * bytes) */
static void reduce(const sangi_mod *m, sangi_limb *z, const sangi_limb *h) {
    const size_t e = m->limbs, t = SANGI_MOD_SHIFT(m->bytes, m->quotient), c = first_column(m, t);
    const size_t limbs = product_limbs(m), columns = limbs + m->quotient - c;
    sangi_limb s[MOST + 8], multiple[MOST];

    sangi_mp_mul_high(s, c, h, limbs, constant(m), m->quotient);
    sangi_mp_shift_right(s, s, columns, t - c * BITS);
    sangi_mp_mul_low(multiple, e, s, e, m->data, m->width);
    (void)sangi_mp_sub(z, h, multiple, e);
    sangi_wipe(s, columns * sizeof *s);
}

static void mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *data) {
    const sangi_mod *const m = sangi_mod_of(data);
    sangi_limb h[2 * MOST];

    sangi_mp_mul(h, x, m->limbs, y, m->limbs);
    reduce(m, z, h);
    sangi_wipe(h, 2 * m->limbs * sizeof *h);
}

static void sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    const sangi_mod *const m = sangi_mod_of(data);
    sangi_limb h[2 * MOST];

    sangi_mp_sqr(h, x, m->limbs);
    reduce(m, z, h);
    sangi_wipe(h, 2 * m->limbs * sizeof *h);
}

static void prepare(sangi_mod *m) {
    const size_t e = 8 * m->bytes / BITS + 1;

    m->limbs = e;
    m->limit = e + 1;
    m->quotient = (8 * m->bytes + 12 + BITS - 1) / BITS;
    m->length = 2 * e + 1 + m->quotient;
    for (size_t i = m->width; i <= e; i++)
        m->data[i] = 0;
    sangi_mp_shift_left(m->data + e + 1, m->data, e, 1);
    sangi_mod_reciprocal(m->data + 2 * e + 1, m->quotient, m->data, m->width, m->bytes);
    m->mul = mul;
    m->sqr = sqr;
    sangi_mod_ohta_choose(m);
    sangi_mod_sums_choose(m);
}

static void to_element(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    for (size_t i = 0; i < m->limbs; i++)
        z[i] = x[i];
}

static void from_element(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    sangi_limb less_n[MOST];
    const sangi_limb borrow = sangi_mp_sub(less_n, x, m->data, m->limbs);

    sangi_mp_select(z, sangi_limb_mask(borrow), x, less_n, m->limbs);
    sangi_wipe(less_n, m->limbs * sizeof *less_n);
}

static void mul_numbers(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y) {
    m->mul(z, x, y, m->data);
    from_element(m, z, z);
}

const sangi_mod_vtable sangi_mod_ohta = {.method = SANGI_MOD_OHTA,
                                         .prepare = prepare,
                                         .to_element = to_element,
                                         .reduce_wide = reduce,
                                         .from_element = from_element,
                                         .mul_numbers = mul_numbers};
