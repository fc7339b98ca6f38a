/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight actions in constant time at once, one in each lane; a single one is in ctidh/action.h. */
#ifndef SANGI_SRC_CSIDH_X8_CTIDH_X8_H
#define SANGI_SRC_CSIDH_X8_CTIDH_X8_H

#include "csidh/ctidh/parameters.h"
#include "csidh/ctidh/stream.h"
#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

/**
 * a[l] <- the coefficient that results from action l on the curve of coefficient a[l].
 *
 * @param exponent  SANGI_CURVE_PRIMES for each action, one list after the other
 * @param stream    one for each action
 * @pre  as for sangi_ctidh_act, in each lane
 * @ct   depends on the failures of each action, which neither keys nor curves influence
 */
void sangi_ctidhx8_act(sangi_fp a[FP8_LANES], const int8_t *exponent,
                       const sangi_ctidh_parameters *parameters,
                       sangi_ctidh_stream stream[FP8_LANES]);

#endif
#endif
