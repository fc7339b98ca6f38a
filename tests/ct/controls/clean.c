/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* z <- x + y, or x where that carries: branch-free, and must pass everywhere. */
#include "word.h"

void control(word *z, const word *x, const word *y) {
    word low = x[0] + y[0];
    word carry = low < x[0];
    word sum = x[1] + y[1];
    word high = sum + carry;
    word mask = (word)0 - (word)((sum < x[1]) | (high < sum));
    __asm__("" : "+r"(mask));
    z[0] = low ^ (mask & (low ^ x[0]));
    z[1] = high ^ (mask & (high ^ x[1]));
}
