/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Modulo 2^k, by short products.
 *
 * A long exponent e = 2^h E + f of an odd x takes h squarings, not log2(e).  As x^(2^h) = 1 + T
 * with T a multiple of 2^(h + 2), its E-th power is a short sum of C(E, i) T^i, i (h + 2) < k: 1 +
 * E T (1 + (E - 1) T/2 (1 + (E - 2) T/3 (1 + ...))). The value of parenthesis i is multiplied by
 * C(E, i) T^i in all, so that its bits from 2^(k - i (h + 2)) on do not count.  The bits of T / (i
 * + 1) that T mod W^n does not give are as many as 2 divides i + 1, and multiplied by T^i they do
 * not count either.
 */
#include "generated/modexp/paths.h"
#include "modexp/number.h"
#include "modexp/rings.h"
#include "modexp/task.h"
#include "modexp/window.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "mp/redc.h"

static sangi_mod *take_ring(sangi_modexp_task *task, size_t n) {
    sangi_mod *const ring =
        (sangi_mod *)(void *)sangi_modexp_take(task, sizeof *ring / sizeof(sangi_limb) + 1);

    sangi_modexp_binary(ring, n);
    return ring;
}

/* z <- x^e mod W^n for x of n limbs, e >= 1 */
static void power(sangi_modexp_task *task, sangi_limb *z, const sangi_limb *x, size_t n,
                  const sangi_modexp_exponent *e) {
    const unsigned window = sangi_modexp_window(e->bits, sangi_modexp_ones(e));
    sangi_mod *const ring =
        (sangi_mod *)(void *)sangi_modexp_take(task, sizeof *ring / sizeof(sangi_limb) + 1);

    sangi_modexp_binary(ring, n);
    (void)sangi_modexp_power(ring, z, x, NULL, e, window,
                             sangi_modexp_take(task, SANGI_MODEXP_POWERS * n));
}

/* z <- x / c mod W^n, c odd */
static void divide_odd(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb c) {
    const sangi_limb inverse = (sangi_limb)(0 - sangi_mp_negated_inverse(c));
    sangi_limb taken = 0;

    for (size_t i = 0; i < n; i++) {
        sangi_limb borrow = 0;
        z[i] = sangi_limb_mullo(sangi_limb_sub(x[i], taken, &borrow), inverse);
        (void)sangi_limb_mac(z[i], c, 0, 0, &taken);
        taken = (sangi_limb)(taken + borrow); /* below c */
    }
}

/* z <- (1 + T)^E mod 2^k; T, E and the three rooms have as many limbs as 2^k */
static void sum_up(sangi_limb *z, const sangi_limb *t, const sangi_limb *e, size_t k, size_t step,
                   sangi_limb *room) {
    const size_t n = SANGI_MODEXP_LIMBS(k);
    sangi_limb *const part = room, *const product = part + n, *const factor = product + n;

    sangi_modexp_zero(z, n);
    z[0] = 1;
    for (size_t i = (k - 1) / step; i-- > 0;) {
        const size_t here = SANGI_MODEXP_LIMBS(k - i * step), more = here < n ? here + 1 : n;
        const sangi_limb divisor = (sangi_limb)(i + 1);
        const unsigned twos = (unsigned)sangi_modexp_twos(&divisor, 1);
        sangi_limb borrow = 0, less = (sangi_limb)i;

        sangi_mp_shift_right(part, t, more, twos);
        divide_odd(part, part, here, (sangi_limb)(divisor >> twos));
        for (size_t j = 0; j < here; j++, less = 0)
            factor[j] = sangi_limb_sub(e[j], less, &borrow);
        sangi_mp_mul_low(product, here, part, here, z, here);
        sangi_mp_mul_low(z, here, product, here, factor, here);
        (void)sangi_mp_add_1(z, z, here, 1);
    }
}

/* z <- x^e mod 2^k for odd x; as many squarings as there are terms to add up */
static void long_power(sangi_modexp_task *task, sangi_limb *z, sangi_limb *x, size_t k, size_t h,
                       const sangi_modexp_exponent *e) {
    const size_t n = SANGI_MODEXP_LIMBS(k);
    sangi_mod *const ring = take_ring(task, n);
    sangi_limb *const high = sangi_modexp_take(task, n), *const sum = sangi_modexp_take(task, n);
    int started = 0;

    for (size_t place = 0; place < h; place++) {
        if (sangi_modexp_bits_of(e, place, 1)) {
            if (started)
                ring->mul(z, z, x, ring->data);
            else
                sangi_modexp_copy(z, x, n);
            started = 1;
        }
        ring->sqr(x, x, ring->data);
    }
    x[0] = (sangi_limb)(x[0] - 1);
    sangi_modexp_read(high, n, e->bytes + e->length - (e->bits + 7) / 8, (e->bits + 7) / 8);
    if (e->bits % SANGI_LIMB_BITS)
        high[e->bits / SANGI_LIMB_BITS] &=
            (sangi_limb)(((sangi_limb)1 << e->bits % SANGI_LIMB_BITS) - 1);
    sangi_mp_shift_right(high, high, n, h);
    sum_up(sum, x, high, k, h + 2, sangi_modexp_take(task, 3 * n));
    if (started)
        ring->mul(z, z, sum, ring->data);
    else
        sangi_modexp_copy(z, sum, n);
}

/*
 * The odd numbers modulo 2^k, k >= 3, form a group whose orders divide 2^(k - 2): of e that many
 * bits count.  An even x has 2^e as a factor of x^e, so that x^e is 0 for e >= k.
 */
void sangi_modexp_by_binary(sangi_modexp_task task, sangi_limb *z) {
    const size_t n = task.n, k = sangi_modexp_twos(task.m, n), limbs = SANGI_MODEXP_LIMBS(k);
    const size_t room = limbs * sizeof(sangi_limb), here = task.length < room ? task.length : room;
    sangi_limb *const x = sangi_modexp_take(&task, limbs);
    sangi_modexp_exponent e = task.e;

    sangi_modexp_read(x, limbs, task.base + task.length - here, here);
    sangi_modexp_zero(z, n);
    if (x[0] % 2 == 0) {
        if (e.bits > 16)
            return;
    } else {
        e = sangi_modexp_exponent_of(e.bytes, e.length, k >= 3 ? k - 2 : k);
    }
    size_t h = SANGI_MODEXP_LEAST_SQUARINGS; /* T has more twos than any divisor of it */
    while (h * h < k)
        h++;
    if (e.bits == 0)
        z[0] = 1;
    else if (x[0] % 2 && e.bits > 4 * h)
        long_power(&task, z, x, k, h, &e);
    else
        power(&task, z, x, limbs, &e);
    if (k % SANGI_LIMB_BITS)
        z[limbs - 1] &= (sangi_limb)(((sangi_limb)1 << k % SANGI_LIMB_BITS) - 1);
}
