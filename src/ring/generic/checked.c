/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of any shape that refuse coefficients beyond its bounds, in the same time as others. */
#include "ring/generic/generic.h"

/* The sign is set where some |x| > bound. */
static int64_t beyond(const int32_t *x, size_t count, uint32_t bound) {
    int64_t signs = 0;

    for (size_t i = 0; i < count; i++)
        signs |= ((int64_t)bound - x[i]) | ((int64_t)bound + x[i]);
    return signs;
}

sangi_status sangi_ring_inner_checked(uint32_t *c, const int32_t *a, const int32_t *b,
                                      const sangi_ring_shape *shape, int32_t *scratch,
                                      size_t words) {
    const sangi_status status = sangi_ring_generic_inner(c, a, b, shape, scratch, words, 1);

    if (status != SANGI_OK)
        return status;
    const size_t count = (size_t)shape->n * shape->products;
    const int64_t signs = beyond(a, count, shape->a) | beyond(b, count, shape->b);
    const uint32_t refused = sangi_ring_generic_sign_mask((int32_t)(signs >> 32));

    for (size_t i = 0; i < shape->n; i++)
        c[i] &= ~refused;
    return (sangi_status)(refused & SANGI_OUT_OF_RANGE);
}
