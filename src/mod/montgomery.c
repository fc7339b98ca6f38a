/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Montgomery form: products of any length by REDC, conversions, R^2. */
#include "mod/montgomery.h"

#include "mod/reciprocal.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "mp/redc.h"
#include "word/wipe.h"

#define MOST SANGI_MOD_MAX_LIMBS

static void copy(sangi_limb *z, const sangi_limb *x, size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = x[i];
}

static void reduce(sangi_limb *z, sangi_limb *t, const sangi_limb *data, size_t n) {
    sangi_mp_redc(z, t, data, n, data[n]);
    sangi_wipe(t, 2 * n * sizeof *t);
}

static void mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs;
    sangi_limb t[2 * MOST];

    sangi_mp_mul(t, x, n, y, n);
    reduce(z, t, data, n);
}

static void sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs;
    sangi_limb t[2 * MOST];

    sangi_mp_sqr(t, x, n);
    reduce(z, t, data, n);
}

static const sangi_limb *radix2(const sangi_mod *m) { return m->data + m->limbs + 1; }

/* R^2 mod n = R^2 - K n mod R for K = floor(R^2 / n).  A reciprocal floor(2^t / n) gives it, where
 * t is 2 log2(R) - 1 or more: shifted right, or R^2 / 2 is doubled. */
static void square_of_radix(const sangi_mod *m, sangi_limb *z) {
    const size_t n = m->limbs, t = SANGI_MOD_SHIFT(m->bytes, n + 1),
                 wanted = 2 * n * SANGI_LIMB_BITS;
    sangi_limb k[MOST + 1], carry = 1;

    sangi_mod_reciprocal(k, n + 1, m->data, n, m->bytes);
    if (t > wanted)
        sangi_mp_shift_right(k, k, n + 1, t - wanted);
    sangi_mp_mul_low(z, n, k, n, m->data, n);
    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_add((sangi_limb)~z[i], 0, &carry);
    if (t < wanted)
        sangi_mod_add(m, z, z, z);
    sangi_wipe(k, (n + 1) * sizeof *k);
}

static void prepare(sangi_mod *m) {
    const size_t n = m->width;

    m->limbs = n;
    m->limit = 0;
    m->length = 2 * n + 1;
    m->data[n] = sangi_mp_negated_inverse(m->data[0]);
    m->mul = mul;
    m->sqr = sqr;
    sangi_mod_montgomery_choose(m);
    sangi_mod_sums_choose(m);
    square_of_radix(m, m->data + n + 1);
}

static void to_mont(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    m->mul(z, x, radix2(m), m->data);
}

/* x may be as large as R - 1, which the kernels for short moduli do not accept: hence the general
 * product. */
void sangi_mod_montgomery_element(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    mul(z, x, radix2(m), m->data);
}

/* (high R + low) R = (high R) R^2 / R + low R^2 / R */
static void reduce_wide(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const size_t n = m->limbs;
    sangi_limb low[MOST];

    sangi_mod_montgomery_element(m, low, x);
    sangi_mod_montgomery_element(m, z, x + n);
    m->mul(z, z, radix2(m), m->data);
    sangi_mod_add(m, z, z, low);
    sangi_wipe(low, n * sizeof *low);
}

void sangi_mod_montgomery_redc(const sangi_mod *m, sangi_limb *z, const sangi_limb *t) {
    sangi_limb room[2 * MOST];

    copy(room, t, 2 * m->limbs);
    reduce(z, room, m->data, m->limbs);
}

void sangi_mod_montgomery_residue(const sangi_mod *m, sangi_limb *z, const sangi_limb *t) {
    sangi_mod_montgomery_redc(m, z, t);
    to_mont(m, z, z);
}

/* The kernels for short moduli take a product with 1, on less stack. */
SANGI_OWN_FRAME static void from_long(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const size_t n = m->limbs;
    sangi_limb t[2 * MOST];

    copy(t, x, n);
    for (size_t i = n; i < 2 * n; i++)
        t[i] = 0;
    reduce(z, t, m->data, n);
}

static void from_mont(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    static const sangi_limb one[SANGI_MOD_SHORT] = {1};

    if (m->limbs <= SANGI_MOD_SHORT)
        m->mul(z, x, one, m->data);
    else
        from_long(m, z, x);
}

/* (x R) y / R: one factor in Montgomery form, so that the product is in none. */
static void mul_numbers(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y) {
    to_mont(m, z, x);
    m->mul(z, z, y, m->data);
}

const sangi_mod_vtable sangi_mod_montgomery = {.method = SANGI_MOD_MONTGOMERY,
                                               .prepare = prepare,
                                               .to_element = to_mont,
                                               .reduce_wide = reduce_wide,
                                               .from_element = from_mont,
                                               .mul_numbers = mul_numbers};
