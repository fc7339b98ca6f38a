/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A loop without a condition. */
#include "word.h"

void control(volatile word *z, const word *x) {
    for (;;) {
        z[0] = x[0];
    }
}
