/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/encode.h"

#include "mp/compare.h"

sangi_status sangi_field_decode(sangi_limb *z, const sangi_limb *modulus, size_t limbs,
                                const uint8_t *bytes, size_t length, sangi_mp_order order) {
    sangi_mp_from_bytes(z, limbs, bytes, length, order);
    const sangi_mask in_range = sangi_mp_less(z, modulus, limbs);
    for (size_t i = 0; i < limbs; i++)
        z[i] &= in_range;
    return in_range ? SANGI_OK : SANGI_OUT_OF_RANGE;
}

void sangi_field_from_u64(sangi_limb *z, size_t limbs, uint64_t v) {
    for (size_t i = 0; i < limbs; i++)
        z[i] = i * SANGI_LIMB_BITS < 64 ? (sangi_limb)(v >> (i * SANGI_LIMB_BITS)) : 0;
}

sangi_status sangi_field_bad_length(sangi_limb *z, size_t limbs) {
    for (size_t i = 0; i < limbs; i++)
        z[i] = 0;
    return SANGI_BAD_LENGTH;
}
