/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Multiples of points of P-256 by chords and tangents. */
#ifndef SANGI_BENCH_EC_REFERENCE_H
#define SANGI_BENCH_EC_REFERENCE_H

#include "ec/case.h"

/** The generator: x and y, big-endian. */
extern const uint8_t ec_generator[2 * EC_BYTES];

/** out <- scalar * in, as points x and y, big-endian.  @pre no multiple on the way is infinite */
void ec_reference_multiply(uint8_t *out, const uint8_t *scalar, const uint8_t *in);

#endif
