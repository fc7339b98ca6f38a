/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with the first listing of section 4: loops, and a carry at every step. */
#include "alg3_loops.h"

OHTA_PART multiply(ohta_word *c, const ohta_word *a, int rows, const ohta_word *b, int start,
                   int end) {
    for (int i = 0; i < end - start; i++)
        c[i] = 0;
    for (int i = 0; i < rows; i++) {
        ohta_word e = 0;
        int j = i < start ? start - i : 0;
        for (; j < 16 && i + j < end; j++) {
            e = a[i] * b[j] + c[i + j - start] + (e >> 14);
            c[i + j - start] = e & OHTA_MASK14;
        }
        if (j == 16 && i + 16 > start && i + 16 < end)
            c[i + 16 - start] = e >> 14;
    }
}

#define FORM alg3_plain
#define SAVED 0
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
