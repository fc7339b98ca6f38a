/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Exponentiation and square roots in any prime field. */
#ifndef SANGI_SRC_FIELD_POWER_H
#define SANGI_SRC_FIELD_POWER_H

#include "field/field.h"

/**
 * z <- x^e for the number e that `length` little-endian bytes encode; x^0 = 1.
 *
 * @alias z may be x
 * @ct    depends only on the length: fixed windows of four bits, constant-time table lookup
 */
void sangi_field_pow(const sangi_field *f, sangi_limb *z, const sangi_limb *x, const uint8_t *e,
                     size_t length);

/**
 * z <- a square root of x, returning all ones; or z <- 0, returning 0, if x is not a square.
 *
 * @alias z may be x
 * @ct    depends only on the field
 * @ref   constant-time Tonelli-Shanks, as in [RFC9380, I.4]
 */
sangi_mask sangi_field_sqrt(const sangi_field *f, sangi_limb *z, const sangi_limb *x);

#endif
