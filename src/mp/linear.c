/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/linear.h"

#include "mp/block.h"

sangi_limb sangi_mp_add(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n) {
    return sangi_mp_dispatch()->add(z, x, y, n);
}

sangi_limb sangi_mp_sub(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n) {
    return sangi_mp_dispatch()->sub(z, x, y, n);
}

sangi_limb sangi_mp_add_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                               sangi_mask mask) {
    return sangi_mp_dispatch()->add_masked(z, x, y, n, mask);
}

sangi_limb sangi_mp_sub_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                               sangi_mask mask) {
    sangi_limb borrow = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_sub(x[i], y[i] & mask, &borrow);
    return borrow;
}

void sangi_mp_select(sangi_limb *z, sangi_mask mask, const sangi_limb *x, const sangi_limb *y,
                     size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_select(mask, x[i], y[i]);
}

sangi_limb sangi_mp_add_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb c) {
    for (size_t i = 0; i < n; i++) {
        sangi_limb carry = 0;
        z[i] = sangi_limb_add(x[i], c, &carry);
        c = carry;
    }
    return c;
}

/* The neighbour limb is shifted in two steps: the sum of both distances may be a whole limb. */
void sangi_mp_shift_left(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits) {
    const size_t limbs = bits / SANGI_LIMB_BITS < n ? bits / SANGI_LIMB_BITS : n;
    const size_t rest = bits % SANGI_LIMB_BITS, left = n - limbs;

    for (size_t i = left; i-- > 1;)
        z[i + limbs] = (sangi_limb)(x[i] << rest | x[i - 1] >> 1 >> (SANGI_LIMB_BITS - 1 - rest));
    if (left)
        z[limbs] = (sangi_limb)(x[0] << rest);
    for (size_t i = 0; i < limbs; i++)
        z[i] = 0;
}

void sangi_mp_shift_right(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits) {
    const size_t limbs = bits / SANGI_LIMB_BITS < n ? bits / SANGI_LIMB_BITS : n;
    const size_t rest = bits % SANGI_LIMB_BITS, left = n - limbs;

    for (size_t i = limbs; i + 1 < n; i++)
        z[i - limbs] = (sangi_limb)(x[i] >> rest | (sangi_limb)(x[i + 1] << 1)
                                                       << (SANGI_LIMB_BITS - 1 - rest));
    if (left)
        z[left - 1] = (sangi_limb)(x[n - 1] >> rest);
    for (size_t i = left; i < n; i++)
        z[i] = 0;
}

sangi_limb sangi_mp_mul_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb y) {
    sangi_limb carry = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_mac(x[i], y, carry, 0, &carry);
    return carry;
}

sangi_limb sangi_mp_addmul_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb y) {
    sangi_limb carry = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_mac(x[i], y, z[i], carry, &carry);
    return carry;
}
