/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/redc.h"

#include "mp/block.h"
#include "mp/linear.h"

#define BLOCK SANGI_MP_BLOCK

/* Newton's iteration; the lowest 5 bits of 3 m ^ 2 are correct. */
sangi_limb sangi_mp_negated_inverse(sangi_limb m) {
    sangi_limb inverse = (sangi_limb)(sangi_limb_mullo(3, m) ^ 2);
    for (unsigned right = 5; right < SANGI_LIMB_BITS; right *= 2)
        inverse = sangi_limb_mullo(inverse, (sangi_limb)(2 - sangi_limb_mullo(m, inverse)));
    return (sangi_limb)(0 - inverse);
}

/* The window that a block leaves is stored in the limbs of t that it cleared; one addition at the
 * end adds all windows. */
sangi_limb sangi_mp_redc_lazy(sangi_limb *t, const sangi_limb *m, size_t n, sangi_limb n0) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();
    sangi_limb q[BLOCK];

    for (size_t at = 0; at < n; at += BLOCK) {
        const size_t k = n - at < BLOCK ? n - at : BLOCK;
        sangi_limb *const w = t + at;
        kernels->block[k].reduce(q, t + at, m, n0, w, k);
        kernels->block[k].rows(t + at + k, m + k, n - k, q, w, k);
    }
    return kernels->add(t + n, t + n, t, n);
}

void sangi_mp_redc(sangi_limb *z, sangi_limb *t, const sangi_limb *m, size_t n, sangi_limb n0) {
    const sangi_limb carry = sangi_mp_redc_lazy(t, m, n, n0);
    const sangi_limb borrow = sangi_mp_sub(t, t + n, m, n);

    /* t + W^n carry < m if and only if there is a borrow and no carry */
    sangi_mp_select(z, sangi_limb_mask(borrow & (carry ^ 1)), t + n, t, n);
}
