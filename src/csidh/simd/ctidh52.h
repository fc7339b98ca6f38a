/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The vectorised action in constant time; the scalar one is in ctidh/action.h. */
#ifndef SANGI_SRC_CSIDH_SIMD_CTIDH52_H
#define SANGI_SRC_CSIDH_SIMD_CTIDH52_H

#include "csidh/ctidh/parameters.h"
#include "csidh/ctidh/stream.h"
#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

/**
 * Computes the same as sangi_ctidh_act, in another number of steps.
 *
 * @param parameters  those for vectors
 */
void sangi_ctidh_act52(sangi_fp *a, const int8_t *exponent,
                       const sangi_ctidh_parameters *parameters, sangi_ctidh_stream *stream);

#endif
#endif
