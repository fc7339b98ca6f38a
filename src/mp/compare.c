/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/compare.h"

sangi_mask sangi_mp_less(const sangi_limb *x, const sangi_limb *y, size_t limbs) {
    sangi_limb borrow = 0;
    for (size_t i = 0; i < limbs; i++)
        (void)sangi_limb_sub(x[i], y[i], &borrow);
    return sangi_limb_mask(borrow);
}
