/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's own, and a control. */
#include "poly/case.h"

static int32_t scratch[SANGI_RING_SCRATCH(POLY_MOST)];
enum { WORDS = sizeof scratch / sizeof *scratch };

void poly_inner(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape) {
    (void)sangi_ring_inner(c, a, b, shape, scratch, WORDS);
}

void poly_checked(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape) {
    (void)sangi_ring_inner_checked(c, a, b, shape, scratch, WORDS);
}

void poly_control_edge(uint32_t *c, const int32_t *a, const int32_t *b,
                       const sangi_ring_shape *shape) {
    int32_t changed[POLY_MOST];

    for (size_t i = 0; i < shape->n; i++)
        changed[i] = a[i] - (a[i] == (int32_t)shape->a);
    poly_inner(c, changed, b, shape);
}
