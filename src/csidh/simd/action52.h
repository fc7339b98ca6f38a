/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The vectorised action; the scalar one is in action.h. */
#ifndef SANGI_SRC_CSIDH_SIMD_ACTION52_H
#define SANGI_SRC_CSIDH_SIMD_ACTION52_H

#include <sangi/p511.h>

#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

/** Computes the same as sangi_csidh_act_vartime.  It takes up to 112 KiB of stack. */
void sangi_csidh_act52_vartime(sangi_p511 *a, const int8_t *exponent);

/**
 * Acts on a[i] with the exponents from index 74 i on, for i < 8, as sangi_csidh_act52_vartime does.
 * It takes up to 208 KiB of stack.
 */
void sangi_csidh_act52_x8_vartime(sangi_p511 *a, const int8_t *exponent);

#endif
#endif
