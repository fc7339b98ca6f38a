/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Isogenies by Velu's formulas as [CH17] writes them, in affine coordinates and with inversions.
 */
#ifndef SANGI_BENCH_ISOGENY_REFERENCE_H
#define SANGI_BENCH_ISOGENY_REFERENCE_H

#include "isogeny/isogeny.h"

/** Points that an example has. */
enum { ISOGENY_POINTS = 6 };

/** A random isogeny: its curve with A != 0 and C != 1, a kernel, points, and what becomes of them.
 */
typedef struct {
    size_t index; /**< of the degree */
    sangi_curve domain;
    sangi_point kernel, points[ISOGENY_POINTS];
    sangi_p511 codomain, images[ISOGENY_POINTS]; /**< A / C and X / Z */
} isogeny_example;

void isogeny_example_draw(isogeny_example *t, size_t index, uint64_t *state);

/** A point of order l, times a random scalar; any other than the neutral one where l is not asked.
 */
void isogeny_draw_kernel(sangi_point *p, const sangi_curve *e, size_t index, int any,
                         uint64_t *state);

/** Whether x / z is what is expected. */
int isogeny_same(const sangi_p511 *x, const sangi_p511 *z, const sangi_p511 *expected);

#endif
