/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Encoding and decoding of field elements. */
#ifndef SANGI_SRC_FIELD_ENCODE_H
#define SANGI_SRC_FIELD_ENCODE_H

#include <sangi/rng.h>
#include <sangi/status.h>

#include "field/field.h"
#include "mp/bytes.h"

/**
 * z <- the number that f->bytes bytes encode, returning all ones; or z <- 0, returning 0, if the
 * number is not below p.
 *
 * @ct  both the number and whether it is in range are secret
 */
sangi_mask sangi_field_decode_mask(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                   sangi_mp_order order);

/**
 * z <- the number that the bytes encode; 0 if the status is not SANGI_OK.
 *
 * @return SANGI_BAD_LENGTH unless length is f->bytes; SANGI_OUT_OF_RANGE for a number not below p
 * @ct     the number is secret; whether it is in range is declassified by the status
 */
sangi_status sangi_field_decode(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                size_t length, sangi_mp_order order);

/**
 * z <- the number that the bytes encode, mod p; 0 if the status is not SANGI_OK.
 *
 * @return SANGI_BAD_LENGTH for more than twice f->bytes
 * @ct     depends only on the length
 */
sangi_status sangi_field_decode_wide(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                     size_t length, sangi_mp_order order);

/** bytes <- x; SANGI_BAD_LENGTH, with nothing written, unless length is f->bytes. */
sangi_status sangi_field_encode(const sangi_field *f, uint8_t *bytes, size_t length,
                                const sangi_limb *x, sangi_mp_order order);

/** z <- v. */
void sangi_field_from_u64(const sangi_field *f, sangi_limb *z, uint64_t v);

/**
 * z <- a random element, within statistical distance 2^-128 of uniform; 0 if the callback failed.
 *
 * @return SANGI_OK or SANGI_RNG_FAILED
 */
sangi_status sangi_field_random(const sangi_field *f, sangi_limb *z, sangi_rng rng, void *context);

#endif
