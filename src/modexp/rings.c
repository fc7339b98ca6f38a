/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "modexp/rings.h"

#include "mod/montgomery.h"
#include "mp/block.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "mp/redc.h"

#define BLOCK SANGI_MP_BLOCK
#define MOST (SANGI_MOD_MAX_LIMBS + 1)

/* z <- t / W^n mod m for t of 2n limbs, below W^n */
static void reduce(sangi_limb *z, sangi_limb *t, const sangi_limb *data, size_t n) {
    if (sangi_mp_redc_lazy(t, data, n, data[n]))
        (void)sangi_mp_sub(z, t + n, data, n);
    else
        sangi_modexp_copy(z, t + n, n);
}

static void montgomery_mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                           const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs;
    sangi_limb t[2 * MOST];

    sangi_mp_mul(t, x, n, y, n);
    reduce(z, t, data, n);
}

static void montgomery_sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs;
    sangi_limb t[2 * MOST];

    sangi_mp_sqr(t, x, n);
    reduce(z, t, data, n);
}

void sangi_modexp_montgomery(sangi_mod *ring, const sangi_limb *m, size_t n) {
    ring->limbs = ring->width = n;
    ring->bytes = n * sizeof *m;
    sangi_modexp_copy(ring->data, m, n);
    ring->data[n] = sangi_mp_negated_inverse(m[0]);
    ring->mul = montgomery_mul;
    ring->sqr = montgomery_sqr;
    sangi_mod_montgomery_choose(ring);
}

void sangi_modexp_to_montgomery(const sangi_modexp_divisor *d, sangi_limb *z, const sangi_limb *x,
                                sangi_limb *t) {
    const size_t n = d->limbs;

    sangi_modexp_zero(t, n);
    sangi_mp_shift_left(t + n, x, n, d->shift);
    sangi_modexp_divide(d, t, n);
    sangi_mp_shift_right(z, t, n, d->shift);
}

void sangi_modexp_from_montgomery(const sangi_mod *ring, sangi_limb *z, int left) {
    const size_t n = ring->limbs;
    sangi_limb t[2 * MOST];

    if (!left && ring->mul != montgomery_mul) {
        sangi_modexp_zero(t, n);
        t[0] = 1;
        ring->mul(z, z, t, ring->data);
    } else if (!left) {
        sangi_modexp_copy(t, z, n);
        sangi_modexp_zero(t + n, n);
        reduce(z, t, ring->data, n);
    }
    if (!sangi_modexp_below(z, ring->data, n))
        (void)sangi_mp_sub(z, z, ring->data, n);
}

/* z <- x y mod W^n by one block */
static void short_mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                      const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs;
    sangi_limb t[BLOCK], w[BLOCK];

    for (size_t i = 0; i < n; i++)
        t[i] = w[i] = 0;
    sangi_mp_dispatch()->block[n].low(t, x, y, w, n);
    sangi_modexp_copy(z, t, n);
}

static void short_sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    short_mul(z, x, x, data);
}

static void binary_mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                       const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs;
    sangi_limb t[MOST];

    sangi_mp_mul_low(t, n, x, n, y, n);
    sangi_modexp_copy(z, t, n);
}

/* (x_0 + x_1 W^h)^2 = x_0^2 + 2 x_0 x_1 W^h mod W^n, x_0 of h >= n / 2 limbs */
static void binary_sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    const size_t n = sangi_mod_of(data)->limbs, h = n - n / 2;
    sangi_limb t[MOST + 1], cross[MOST];

    sangi_mp_sqr(t, x, h);
    sangi_mp_mul_low(cross, n - h, x, n - h, x + h, n - h);
    (void)sangi_mp_add(cross, cross, cross, n - h);
    (void)sangi_mp_add(t + h, t + h, cross, n - h);
    sangi_modexp_copy(z, t, n);
}

void sangi_modexp_binary(sangi_mod *ring, size_t n) {
    ring->limbs = ring->width = n;
    ring->mul = n <= BLOCK ? short_mul : binary_mul;
    ring->sqr = n <= BLOCK ? short_sqr : binary_sqr;
}
