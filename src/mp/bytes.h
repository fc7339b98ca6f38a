/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Numbers of a fixed length as bytes. */
#ifndef SANGI_SRC_MP_BYTES_H
#define SANGI_SRC_MP_BYTES_H

#include <stddef.h>
#include <stdint.h>

#include "word/limb.h"

/** The byte order of an encoding. */
typedef enum { SANGI_MP_LITTLE_ENDIAN, SANGI_MP_BIG_ENDIAN } sangi_mp_order;

/**
 * z <- the number that `length` bytes encode.
 *
 * @pre  length <= limbs * sizeof(sangi_limb)
 * @ct   depends only on the lengths and the order
 */
void sangi_mp_from_bytes(sangi_limb *z, size_t limbs, const uint8_t *bytes, size_t length,
                         sangi_mp_order order);

/**
 * bytes <- x, in exactly `length` bytes.
 *
 * @pre  x < 256^length, length <= limbs * sizeof(sangi_limb)
 * @ct   depends only on the length and the order
 */
void sangi_mp_to_bytes(uint8_t *bytes, size_t length, const sangi_limb *x, sangi_mp_order order);

#endif
