/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Batcher's merge exchange sort: the comparisons depend on the number of elements alone.
 *
 * Where the stride allows it, eight neighbours are compared in a loop of constant length, which
 * compilers vectorise.
 *
 * @ref  [Knu98], 5.2.2, algorithm M
 */
#include "sntrup/sort.h"

#include "word/limb.h"

enum { TOP = 512, WIDTH = 8 };

/* *x, *y <- the lesser, the greater, as signed numbers.  The sign of y - x is right unless the
 * difference overflows, which happens only for different signs. */
static inline void exchange(int32_t *restrict x, int32_t *restrict y) {
    const int32_t a = *x, b = *y, both = a ^ b, d = (int32_t)((uint32_t)b - (uint32_t)a);
    const int32_t swap = ((d ^ (both & (d ^ b))) >> 31) & both;

    *x = a ^ swap;
    *y = b ^ swap;
}

static inline void exchange_run(int32_t *restrict x, int32_t *restrict y) {
    for (int i = 0; i < WIDTH; i++)
        exchange(x + i, y + i);
}

/* Compares elements i and i + d for all i whose bit p equals that of r. */
static void compare(int32_t *x, int p, int r, int d) {
    if (p >= WIDTH) {
        for (int i = r; i < SANGI_SNTRUP_SORTED - d; i += 2 * p)
            for (int j = i; j < i + p && j < SANGI_SNTRUP_SORTED - d; j += WIDTH)
                exchange_run(x + j, x + j + d);
    } else {
        for (int i = r; i < SANGI_SNTRUP_SORTED - d; i += 2 * p)
            for (int j = i; j < i + p && j < SANGI_SNTRUP_SORTED - d; j++)
                exchange(x + j, x + j + d);
    }
}

void sangi_sntrup_sort(uint32_t *x) {
    int32_t *const y = (int32_t *)x;
    const uint32_t sign = (uint32_t)1 << 31;

    for (int i = 0; i < SANGI_SNTRUP_SORTED; i++)
        x[i] ^= sign;
    for (int p = TOP; p > 0; p /= 2) {
        compare(y, p, 0, p);
        for (int q = TOP; q > p; q /= 2)
            compare(y, p, p, q - p);
    }
    for (int i = 0; i < SANGI_SNTRUP_SORTED; i++)
        x[i] ^= sign;
}
