/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Block by block from above, as Montgomery reduction goes from below: with k limbs of reciprocal,
 * k - 1 limbs q of the quotient at once, and t <- t - q M, which is t + q (W^n - M) - q W^n.
 *
 * For N < M W^j, j < k, let u be the limbs of N from W^(n + j - k) on, k of them.  The estimate
 * q = floor(u (W^k + v) / W^(2k - j)) is at most N / M.  It is less than N / M by below
 *     2 W^(j - k) for the limbs of N below u, as M >= W^n / 2,
 *     E W^(j - k) for W^k + v = W^(n + k) / M - E,
 *     k W^(j - k) for the columns of u v that are left out, and
 *     1 for the last rounding.
 * As E is far below W, q is right or one too small.
 *
 * Newton's iteration takes V_j <= W^(2j) / D_j, D_j the j highest limbs of M plus 1, to V_2j =
 * V_j W^j + floor(V_j e / W^(2j)) with e = W^(3j) - D_2j V_j >= 0.  If V_j is too small by less
 * than E_j, then e < (E_j + 2) W^(2j), and V_2j is too small by less than 2 (E_j + 2)^2 + 2.  From
 * E_1 = 2 this gives 34, 2594 and 13,478,434 < 2^24 for two, four and eight limbs, so that limbs of
 * 16 bits stop at four.
 */
#include "modexp/divide.h"

#include "mp/block.h"
#include "mp/linear.h"
#include "mp/mul.h"

#define BITS SANGI_LIMB_BITS
#define MOST SANGI_MODEXP_RECIPROCAL

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

sangi_limb sangi_modexp_reciprocal_1(sangi_limb d) {
#if SANGI_LIMB_BITS == 64
    const uint64_t d40 = (d >> 24) + 1, d63 = (d >> 1) + (d & 1);
    const uint64_t v0 = ((1U << 19) - 3 * (1U << 8)) / (uint32_t)(d >> 55);
    const uint64_t v1 = (v0 << 11) - (v0 * v0 * d40 >> 40) - 1;
    const uint64_t v2 = (v1 << 13) + (v1 * ((UINT64_C(1) << 60) - v1 * d40) >> 47);
    const uint64_t e = (v2 >> 1 & (0 - (d & 1))) - v2 * d63;
    uint64_t high;

    (void)sangi_limb_mac(v2, e, 0, 0, &high);
    const uint64_t v3 = (v2 << 31) + (high >> 1);
    (void)sangi_limb_mac(v3, d, d, 0, &high);
    return v3 - high - d;
#elif SANGI_LIMB_BITS == 32
    return (sangi_limb)(UINT64_MAX / d);
#else
    return (sangi_limb)(UINT32_MAX / d);
#endif
}

sangi_limb sangi_modexp_rest_1(sangi_limb high, sangi_limb low, sangi_limb d, sangi_limb v) {
    sangi_limb q, carry = 0;
    const sangi_limb fraction = sangi_limb_add(sangi_limb_mac(v, high, 0, 0, &q), low, &carry);

    q = (sangi_limb)(q + high + carry + 1);
    sangi_limb rest = (sangi_limb)(low - sangi_limb_mullo(q, d));
    if (rest > fraction)
        rest = (sangi_limb)(rest + d);
    return rest >= d ? (sangi_limb)(rest - d) : rest;
}

/* v <- V_2j - W^(2j) for the limbs D_2j - 1, 2j of them, where v is V_j - W^j */
static void refine(sangi_limb *v, const sangi_limb *d, size_t j) {
    sangi_limb e[3 * MOST / 2], product[3 * MOST / 2 + 1], carry;

    /* e = -(d + 1) (W^j + v) mod W^(2j + 1) */
    sangi_mp_mul(e, d, 2 * j, v, j);
    carry = sangi_mp_add(e, e, v, j);
    (void)sangi_mp_add_1(e + j, e + j, j + 1, carry);
    (void)sangi_mp_add(e + j, e + j, d, j + 1);
    (void)sangi_mp_add_1(e + j, e + j, j + 1, 1);
    carry = 1;
    for (size_t i = 0; i < 2 * j + 1; i++)
        e[i] = sangi_limb_add((sangi_limb)~e[i], 0, &carry);
    /* v W^j + floor((W^j + v) e / W^(2j)) */
    sangi_mp_mul(product, e, 2 * j + 1, v, j);
    (void)sangi_mp_add(product + j, product + j, e, 2 * j + 1);
    sangi_modexp_copy(v + j, v, j);
    sangi_modexp_copy(v, product + 2 * j, j);
    (void)sangi_mp_add_1(v + j, v + j, j, product[3 * j]);
}

void sangi_modexp_divisor_make(sangi_modexp_divisor *d, const sangi_limb *m, size_t n,
                               sangi_limb *room) {
    const size_t k = n >= MOST ? MOST : n >= 4 ? 4 : 2;
    sangi_limb borrow = 0;

    d->limbs = n;
    d->shift = BITS - sangi_modexp_limb_bits(m[n - 1]);
    d->precision = k;
    d->m = room;
    d->minus = room + n;
    sangi_mp_shift_left(d->m, m, n, d->shift);
    for (size_t i = 0; i < n; i++)
        d->minus[i] = sangi_limb_sub(0, d->m[i], &borrow);
    const sangi_limb first = (sangi_limb)(d->m[n - 1] + 1);
    d->v[0] = first ? sangi_modexp_reciprocal_1(first) : 0;
    for (size_t j = 1; j < k; j *= 2)
        refine(d->v, d->m + n - 2 * j, j);
}

void sangi_modexp_divide(const sangi_modexp_divisor *d, sangi_limb *t, size_t above) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();
    const size_t n = d->limbs, k = d->precision;

    while (above > 0) {
        const size_t j = least(k - 1, above);
        sangi_limb guard = 0, quotient[MOST], w[MOST] = {0}, top;
        above -= j;
        sangi_limb *const block = t + above, *const u = block + n + j - k;
        const sangi_limb *const q = quotient + k - j;

        kernels->block[k].high(&guard, u, d->v, quotient, k);
        (void)kernels->add(quotient, quotient, u, k);
        kernels->block[j].rows(block, d->minus, n, q, w, j);
        top = (sangi_limb)(block[n] + w[0] - q[0]);
        while (top || !sangi_modexp_below(block, d->m, n))
            top = (sangi_limb)(top - kernels->sub(block, block, d->m, n));
    }
}

void sangi_modexp_normalise(const sangi_modexp_divisor *d, sangi_limb *z, sangi_limb *t) {
    const size_t n = d->limbs;

    t[n] = 0;
    sangi_mp_shift_left(t, t, n + 1, d->shift);
    sangi_modexp_divide(d, t, 1);
    sangi_modexp_copy(z, t, n);
}

void sangi_modexp_reduce(const sangi_modexp_divisor *d, sangi_limb *z, const uint8_t *bytes,
                         size_t length, sangi_limb *t) {
    const size_t n = d->limbs, whole = n * sizeof(sangi_limb);

    for (; length > 0 && *bytes == 0; length--)
        bytes++;
    size_t here = length == 0 ? 0 : (length - 1) % whole + 1; /* the bytes of the highest block */
    sangi_modexp_read(t, n, bytes, here);
    for (; here < length; here += whole) {
        sangi_modexp_copy(t + n, t, n);
        if (!sangi_modexp_below(t + n, d->m, n))
            (void)sangi_mp_sub(t + n, t + n, d->m, n);
        sangi_modexp_read(t, n, bytes + here, whole);
        sangi_modexp_divide(d, t, n);
    }
    if (t[n - 1] < d->m[n - 1] >> d->shift) {
        sangi_modexp_copy(z, t, n);
        return;
    }
    sangi_modexp_normalise(d, z, t);
    sangi_mp_shift_right(z, z, n, d->shift);
}
