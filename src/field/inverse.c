/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/inverse.h"

#include "mp/invert.h"

void sangi_field_inverse(sangi_limb *z, const sangi_limb *x, const sangi_limb *p,
                         const sangi_limb *scale, size_t limbs, size_t bits) {
    sangi_signed_digit scratch[SANGI_MP_INVERSE_DIGITS(SANGI_INVERSE_MAX_BITS)];

    sangi_mp_inverse(z, x, p, scale, limbs, bits, scratch);
}
