/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A loop that ends early, as a careless comparison does. */
#include "word.h"

void control(volatile word *z, const word *x) {
    int i = 0;
    while (i < 4 && x[i] & 1)
        i++;
    z[0] = (word)i;
}
