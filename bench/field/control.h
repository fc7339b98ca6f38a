/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Kernels that are wrong on purpose: the check at start-up must refuse them, or it checks nothing.
 */
#ifndef SANGI_BENCH_FIELD_CONTROL_H
#define SANGI_BENCH_FIELD_CONTROL_H

#include <stddef.h>
#include <stdint.h>

/** z <- x + y mod p381, but p where x + y = p. */
void control_edge_p381_add(uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x + y, without the subtraction of p381. */
void control_unreduced_p381_add(uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x y / R mod p381, but p where that is 0. */
void control_edge_p381_mul(uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- 0, and says that it is a root of x. */
uint64_t control_claimed_p381_sqrt(uint64_t *z, const uint64_t *x);

/** z[i] <- R^2 / x[i] mod p381, but p where that is 0. */
void control_edge_p381_batch_inv(uint64_t *z, const uint64_t *x, size_t count);

/** z <- 1 / x mod p381, which is not the inverse in Montgomery form. */
void control_ordinary_p381_inv(uint64_t *z, const uint64_t *x);

#endif
