/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * For a base c of one limb, c^e takes the squarings of e and, for each digit d of e, one product
 * with c^d, which has one limb: n products of limbs and a quotient of two limbs in place of 2 n^2.
 * A power of two 2^j is 2 with the exponent j e: its digits shift.
 */
#include "modexp/tiny.h"

#include "generated/modexp/paths.h"
#include "modexp/divide.h"
#include "modexp/rings.h"
#include "modexp/window.h"
#include "mp/linear.h"
#include "mp/mul.h"

/* The widest digit whose powers of c have one limb: c < 2^b and (2^w - 1) b <= SANGI_LIMB_BITS. */
static unsigned digit_bits(sangi_limb c) {
    const unsigned b = c == 2 ? 1 : sangi_modexp_limb_bits(c);
    unsigned w = 1;

    while (w < SANGI_MODEXP_WINDOW && ((2U << w) - 1) * b < SANGI_LIMB_BITS + (c != 2))
        w++;
    return w;
}

sangi_modexp_tiny sangi_modexp_tiny_of(const sangi_modexp_task *task) {
    const uint8_t *base = task->base, *const end = task->base + task->length;
    sangi_modexp_tiny tiny = {0, 1, 1};

    while (base < end && *base == 0)
        base++;
    const size_t length = (size_t)(end - base);
    if (length == 0)
        return tiny;
    if ((*base & (*base - 1)) == 0) {
        size_t at = 1;
        while (at < length && base[at] == 0)
            at++;
        tiny.times = at < length ? 1 : 8 * (length - 1) + sangi_modexp_limb_bits(*base) - 1;
        tiny.c = at < length ? 0 : tiny.times ? 2 : 1;
    }
    if (tiny.c == 0 && length <= sizeof tiny.c) {
        tiny.times = 1;
        sangi_modexp_read(&tiny.c, 1, base, length);
    }
    tiny.window = digit_bits(tiny.c);
    return tiny;
}

int sangi_modexp_tiny_pays(const sangi_modexp_task *task) {
    const sangi_modexp_tiny tiny = sangi_modexp_tiny_of(task);
    const size_t n = task->n, bits = task->e.bits, ones = sangi_modexp_ones(&task->e);

    if (tiny.c < 2 || n <= SANGI_MODEXP_KERNEL_LIMBS)
        return 0;
    const size_t more = tiny.times > 1 ? sangi_modexp_limb_bits((sangi_limb)tiny.times) : 0;
    const size_t windows =
        sangi_modexp_window_products(sangi_modexp_window(bits, ones), bits, ones);
    const size_t digits = (bits + more) / tiny.window;
    return digits * (SANGI_MODEXP_TINY_LIMB * n + SANGI_MODEXP_TINY_FIXED) + more * 3 * n * n / 2 <
           windows * 2 * n * n;
}

/* bytes <- e times j, for j < 2^16; two bytes more than e has */
static sangi_modexp_exponent times(const sangi_modexp_exponent *e, size_t j, uint8_t *bytes) {
    const size_t length = (e->bits + 7) / 8;
    uint32_t carry = 0;

    for (size_t i = 0; i < length; i++) {
        const size_t left = e->bits - 8 * i;
        carry += sangi_modexp_bits_of(e, 8 * i, left < 8 ? (unsigned)left : 8) * (uint32_t)j;
        bytes[length + 1 - i] = (uint8_t)carry;
        carry >>= 8;
    }
    bytes[1] = (uint8_t)carry;
    bytes[0] = (uint8_t)(carry >> 8);
    return sangi_modexp_exponent_of(bytes, length + 2, 8 * (length + 2));
}

/* z <- z c mod m; z < W^n, so that z c 2^shift < W^(n + 2) / 2 <= M W^2, for t of n + 2 limbs */
static void multiply(const sangi_modexp_divisor *d, sangi_limb *z, sangi_limb c, sangi_limb *t) {
    const size_t n = d->limbs;

    sangi_mp_mul(t, z, n, &c, 1);
    t[n + 1] = 0;
    sangi_mp_shift_left(t, t, n + 2, d->shift);
    sangi_modexp_divide(d, t, 2);
    sangi_mp_shift_right(z, t, n, d->shift);
}

void sangi_modexp_by_tiny(sangi_modexp_task task, sangi_limb *z) {
    const size_t n = task.n, ring_limbs = SANGI_MODEXP_RING(n) / sizeof(sangi_limb) + 1;
    const sangi_modexp_tiny tiny = sangi_modexp_tiny_of(&task);
    sangi_mod *const ring = (sangi_mod *)(void *)sangi_modexp_take(&task, ring_limbs);
    sangi_limb *const room = sangi_modexp_take(&task, 2 * n);
    sangi_limb *const t = sangi_modexp_take(&task, 2 * n + 2);
    sangi_limb power[1 << SANGI_MODEXP_WINDOW] = {1};
    sangi_modexp_divisor d;
    sangi_modexp_exponent e = task.e;

    if (tiny.times > 1)
        e = times(&e, tiny.times, task.scratch);
    for (size_t i = 1; i < (size_t)1 << tiny.window; i++)
        power[i] = sangi_limb_mullo(power[i - 1], tiny.c);
    sangi_modexp_divisor_make(&d, task.m, n, room);
    sangi_modexp_montgomery(ring, task.m, n);

    size_t place = (e.bits - 1) / tiny.window * tiny.window;
    sangi_modexp_zero(z, n);
    z[0] = power[sangi_modexp_bits_of(&e, place, (unsigned)(e.bits - place))];
    sangi_modexp_to_montgomery(&d, z, z, t);
    while (place > 0) {
        place -= tiny.window;
        for (unsigned i = 0; i < tiny.window; i++)
            ring->sqr(z, z, ring->data);
        const unsigned digit = sangi_modexp_bits_of(&e, place, tiny.window);
        if (digit)
            multiply(&d, z, power[digit], t);
    }
    sangi_modexp_from_montgomery(ring, z, 0);
}
