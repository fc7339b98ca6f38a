/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "modexp/window.h"

#include "modexp/number.h"

/* Windows that begin and end with a one, of at most `window` bits, lie window + 1 bits apart. */
size_t sangi_modexp_window_products(unsigned window, size_t bits, size_t ones) {
    const size_t table = window == 1 ? 0 : (size_t)1 << (window - 1);
    const size_t windows = window == 1 ? ones : bits / (window + 1) + 1;

    return table + (windows < ones ? windows : ones) - 1;
}

unsigned sangi_modexp_window(size_t bits, size_t ones) {
    unsigned best = 1;

    for (unsigned window = 2; window <= SANGI_MODEXP_WINDOW; window++)
        if (sangi_modexp_window_products(window, bits, ones) <
            sangi_modexp_window_products(best, bits, ones))
            best = window;
    return best;
}

/* Bit by bit. */
static int binary(const sangi_mod *ring, sangi_limb *z, const sangi_limb *x, const sangi_limb *last,
                  const sangi_modexp_exponent *e) {
    int left = 0;

    sangi_modexp_copy(z, x, ring->limbs);
    for (size_t place = e->bits - 1; place-- > 0;) {
        ring->sqr(z, z, ring->data);
        if (!sangi_modexp_bits_of(e, place, 1))
            continue;
        left = place == 0 && last;
        ring->mul(z, z, left ? last : x, ring->data);
    }
    return left;
}

int sangi_modexp_power(const sangi_mod *ring, sangi_limb *z, const sangi_limb *x,
                       const sangi_limb *last, const sangi_modexp_exponent *e, unsigned window,
                       sangi_limb *table) {
    const size_t limbs = ring->limbs;
    size_t top = e->bits;

    if (window == 1)
        return binary(ring, z, x, last, e);
    ring->sqr(z, x, ring->data);
    sangi_modexp_copy(table, x, limbs);
    for (size_t i = 1; i < (size_t)1 << (window - 1); i++)
        ring->mul(table + i * limbs, table + (i - 1) * limbs, z, ring->data);
    while (top > 0) {
        unsigned here = top < window ? (unsigned)top : window;
        unsigned digit = sangi_modexp_bits_of(e, top - here, here);
        if (!(digit >> (here - 1))) {
            ring->sqr(z, z, ring->data);
            top--;
            continue;
        }
        for (; !(digit & 1); digit >>= 1)
            here--;
        if (top == e->bits) {
            sangi_modexp_copy(z, table + digit / 2 * limbs, limbs);
        } else {
            for (unsigned i = 0; i < here; i++)
                ring->sqr(z, z, ring->data);
            ring->mul(z, z, table + digit / 2 * limbs, ring->data);
        }
        top -= here;
    }
    return 0;
}
