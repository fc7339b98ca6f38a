/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A branch, an index, a division, a call into the compiler's library, all on what is public. */
#include "word.h"

void control(word *z, const word *x, const volatile word *y) {
    const word length = y[0];
    for (word i = 0; i < length; i++)
        z[i % 3] = x[length - 1 - i] ^ (i & 1 ? x[0] : length / (i + 1));
    z[3] = (word)((wide)y[1] * length / y[2]) + x[1];
}
