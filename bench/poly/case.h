/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `poly`: one product of any shape. */
#ifndef SANGI_BENCH_POLY_CASE_H
#define SANGI_BENCH_POLY_CASE_H

#include <sangi/ring.h>

enum { POLY_MOST = 2048 };

/** c <- a * b in the ring of the shape, whose `products` is 1. */
typedef void (*poly_kernel)(uint32_t *c, const int32_t *a, const int32_t *b,
                            const sangi_ring_shape *shape);

typedef struct {
    sangi_ring_shape shape;
    poly_kernel kernel;
} poly_case;

void poly_inner(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape);
void poly_checked(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape);
void poly_flint(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape);

/** Wrong where a coefficient of a is the greatest. */
void poly_control_edge(uint32_t *c, const int32_t *a, const int32_t *b,
                       const sangi_ring_shape *shape);

#endif
