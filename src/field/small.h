/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Multiplication by a small number, for every limb width. */
#ifndef SANGI_SRC_FIELD_SMALL_H
#define SANGI_SRC_FIELD_SMALL_H

#include "field/field.h"

/**
 * z <- x * c.
 *
 * @pre   c < 2^29
 * @alias z may be x
 * @ct    straight-line code
 */
void sangi_field_mul_small(const sangi_field *f, sangi_limb *z, const sangi_limb *x, uint32_t c);

#endif
