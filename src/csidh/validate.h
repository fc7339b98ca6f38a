/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Whether a curve is supersingular. */
#ifndef SANGI_SRC_CSIDH_VALIDATE_H
#define SANGI_SRC_CSIDH_VALIDATE_H

#include "curve/fp.h"

#if SANGI_CURVE_BITS != 511
#define sangi_csidh_is_supersingular SANGI_SIZED(csidh_is_supersingular)
#endif

/** Whether y^2 = x^3 + a x^2 + x is a supersingular curve over F_p, for any a. */
int sangi_csidh_is_supersingular(const sangi_fp *a);

#endif
