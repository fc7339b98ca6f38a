/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Many inverses for the price of one and three products each. */
#ifndef SANGI_SRC_FIELD_BATCH_H
#define SANGI_SRC_FIELD_BATCH_H

#include "field/field.h"

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for i < count; elements stand f->limbs limbs apart.
 *
 * @alias  z and x do not overlap
 * @ct     only the count steers it
 * @ref    [Mon87]
 */
void sangi_field_batch_inverse(const sangi_field *f, sangi_limb *z, const sangi_limb *x,
                               size_t count);

#endif
