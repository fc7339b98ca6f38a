/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The action as in action.h, in eight lanes. */
#ifndef SANGI_SRC_CSIDH_SIMD_ACTION52_H
#define SANGI_SRC_CSIDH_SIMD_ACTION52_H

#include <sangi/p511.h>

#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

/** a <- as sangi_csidh_act_vartime.  It takes up to 112 KiB of stack. */
void sangi_csidh_act52_vartime(sangi_p511 *a, const int8_t *exponent);

/**
 * a[i] <- as sangi_csidh_act52_vartime of a[i] and the exponents from 74 i on, for i < 8.  It takes
 * up to 208 KiB of stack.
 */
void sangi_csidh_act52_x8_vartime(sangi_p511 *a, const int8_t *exponent);

#endif
#endif
