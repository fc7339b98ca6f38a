/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Batch inversion: many inverses for one inversion and three products each. */
#ifndef SANGI_SRC_FIELD_BATCH_H
#define SANGI_SRC_FIELD_BATCH_H

#include "field/field.h"

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for i < count; an element has f->limbs limbs.
 *
 * @alias  z and x do not overlap
 * @ct     depends only on the count
 * @ref    [Mon87]
 */
void sangi_field_batch_inverse(const sangi_field *f, sangi_limb *z, const sangi_limb *x,
                               size_t count);

#endif
