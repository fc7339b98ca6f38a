/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers, square roots and batches of inverses in any prime field. */
#ifndef SANGI_SRC_FIELD_POWER_H
#define SANGI_SRC_FIELD_POWER_H

#include "field/field.h"

/**
 * z <- x^e for the number e that `length` little-endian bytes encode; x^0 = 1.
 *
 * @alias z may be x
 * @ct    only the length steers it: windows of four bits, the table read whole each time
 */
void sangi_field_pow(const sangi_field *f, sangi_limb *z, const sangi_limb *x, const uint8_t *e,
                     size_t length);

/**
 * z <- a square root of x, or 0 where x has none; all ones where it has one (0 has), else 0.
 *
 * @alias z may be x
 * @ct    only the field steers it
 * @ref   Tonelli and Shanks without branches, as in [RFC9380, I.4]
 */
sangi_mask sangi_field_sqrt(const sangi_field *f, sangi_limb *z, const sangi_limb *x);

#endif
