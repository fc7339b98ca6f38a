/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A branch on a secret; the stores are too many for an IT block. */
#include "word.h"

void control(volatile word *z, const word *x) {
    if (x[0] & 1) {
        z[0] = 1;
        z[1] = 2;
        z[2] = 3;
        z[3] = 4;
        z[4] = 5;
        z[5] = 6;
    }
}
