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
    sangi_limb carry = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_add(x[i], y[i] & mask, &carry);
    return carry;
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

void sangi_mp_shift_left(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits) {
    const size_t limbs = bits / SANGI_LIMB_BITS, rest = bits % SANGI_LIMB_BITS;

    for (size_t i = n; i-- > 0;) {
        const sangi_limb at = i >= limbs ? x[i - limbs] : 0;
        const sangi_limb below = rest && i > limbs ? x[i - limbs - 1] : 0;
        z[i] = (sangi_limb)(at << rest | (rest ? below >> (SANGI_LIMB_BITS - rest) : 0));
    }
}

void sangi_mp_shift_right(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits) {
    const size_t limbs = bits / SANGI_LIMB_BITS, rest = bits % SANGI_LIMB_BITS;

    for (size_t i = 0; i < n; i++) {
        const sangi_limb at = limbs < n - i ? x[i + limbs] : 0;
        const sangi_limb above = rest && limbs + 1 < n - i ? x[i + limbs + 1] : 0;
        z[i] = (sangi_limb)(at >> rest | (rest ? above << (SANGI_LIMB_BITS - rest) : 0));
    }
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
