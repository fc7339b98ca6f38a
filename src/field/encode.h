/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Numbers into a prime field and out of it, for any modulus. */
#ifndef SANGI_SRC_FIELD_ENCODE_H
#define SANGI_SRC_FIELD_ENCODE_H

#include <sangi/status.h>

#include "mp/bytes.h"

/**
 * z <- the number that the bytes encode, or 0 where it is not below the modulus.
 *
 * @pre    length <= limbs * sizeof(sangi_limb)
 * @return SANGI_OK or SANGI_OUT_OF_RANGE
 * @ct     the number stays secret; whether it is in range is told by the status
 */
sangi_status sangi_field_decode(sangi_limb *z, const sangi_limb *modulus, size_t limbs,
                                const uint8_t *bytes, size_t length, sangi_mp_order order);

/** z <- v.  @pre v is below the modulus, which has at least 64 bits. */
void sangi_field_from_u64(sangi_limb *z, size_t limbs, uint64_t v);

/** z <- 0; gives SANGI_BAD_LENGTH. */
sangi_status sangi_field_bad_length(sangi_limb *z, size_t limbs);

#endif
