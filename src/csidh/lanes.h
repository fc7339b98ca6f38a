/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The action as in action.h, in eight lanes. */
#ifndef SANGI_SRC_CSIDH_LANES_H
#define SANGI_SRC_CSIDH_LANES_H

#include <sangi/p511.h>

#include "curve/fp8.h"

#if SANGI_CURVE_LANES

/**
 * a[i] <- as sangi_csidh_act_vartime of a[i] and the exponents from 74 i on, for i < count <= 8.
 *
 * One action takes up to 96 KiB of stack, eight take 192 KiB.
 */
void sangi_csidh_act52_vartime(sangi_p511 *a, const int8_t *exponent, size_t count);

#endif
#endif
