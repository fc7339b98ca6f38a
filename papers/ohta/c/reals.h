/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Numbers in floating-point registers: 5 limbs of 45 bits, each an integer in a double.
 *
 * M = 1.5 * 2^97 has a last place of 2^45, so x + M - M is x rounded to a multiple of 2^45, and
 * fma(a, b, M) - M the same for a product, which is then split exactly: fma(a, b, -that) is the
 * rest, at most 2^44 in size.  Rounding to nearest makes limbs signed, and a carry goes one place
 * and no further: every limb gives its own away at once, and no chain runs through a number.
 */
#ifndef SANGI_PAPERS_OHTA_C_REALS_H
#define SANGI_PAPERS_OHTA_C_REALS_H

#include "ohta220.h"

#include <math.h>

#define OHTA_REAL_PART static inline __attribute__((always_inline))

static const double M = 0x1.8p97, DOWN = 0x1p-45;

/** x <- the same number, each limb at most 2^44 and a carry; the last one keeps its own. */
OHTA_REAL_PART void ohta_settle(ohta_real *x, int limbs) {
    ohta_real below = OHTA_NONE;
    for (int i = 0; i < limbs - 1; i++) {
        const ohta_real carry = (x[i] + M) - M;
        x[i] = x[i] - carry + below;
        below = carry * DOWN;
    }
    x[limbs - 1] = x[limbs - 1] + below;
}

#endif
