/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with the listing of section 5: loops, and carries saved to the end. */
#include "alg3_loops.h"

OHTA_PART multiply(ohta_word *c, const ohta_word *a, int rows, const ohta_word *b, int start,
                   int end) {
    for (int i = 0; i < end - start; i++)
        c[i] = 0;
    for (int i = 0; i < rows; i++)
        for (int j = i < start ? start - i : 0; j < 16 && i + j < end; j++)
            c[i + j - start] += a[i] * b[j];
}

#define FORM alg3_carrysave
#define SAVED 1
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
