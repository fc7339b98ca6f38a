/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The high word of a product, then a division, then a branch, all on secrets: three findings. */
#include "word.h"

void control(volatile word *z, const word *x) {
    z[0] = (word)((wide)x[0] * x[1] >> WORD_BITS);
    z[1] = x[2] / x[3];
    if (x[4] & 1) {
        z[2] = 1;
        z[3] = 2;
        z[4] = 3;
        z[5] = 4;
        z[6] = 5;
        z[7] = 6;
    }
}
