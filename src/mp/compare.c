/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/compare.h"

/* All ones if no bit of x is set, else 0. */
static sangi_mask none(sangi_limb x) {
    const sangi_limb any = (sangi_limb)((x | (sangi_limb)(0 - x)) >> (SANGI_LIMB_BITS - 1));
    return sangi_limb_mask((sangi_limb)(any ^ 1));
}

sangi_mask sangi_mp_less(const sangi_limb *x, const sangi_limb *y, size_t limbs) {
    sangi_limb borrow = 0;
    /* The difference is computed too: from its borrow alone clang for RISC-V makes a branch. */
    for (size_t i = 0; i < limbs; i++)
        (void)sangi_limb_hide(sangi_limb_sub(x[i], y[i], &borrow));
    return sangi_limb_mask(borrow);
}

sangi_mask sangi_mp_equal(const sangi_limb *x, const sangi_limb *y, size_t limbs) {
    sangi_limb differs = 0;
    for (size_t i = 0; i < limbs; i++)
        differs |= x[i] ^ y[i];
    return none(differs);
}

sangi_mask sangi_mp_is_zero(const sangi_limb *x, size_t limbs) {
    sangi_limb some = 0;
    for (size_t i = 0; i < limbs; i++)
        some |= x[i];
    return none(some);
}
