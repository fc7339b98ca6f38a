/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `isogeny`: an isogeny of one degree by one method, with one point to push.
 */
#ifndef SANGI_BENCH_ISOGENY_CASE_H
#define SANGI_BENCH_ISOGENY_CASE_H

#include "isogeny/isogeny.h"

typedef void (*isogeny_walk)(sangi_curve *curve, sangi_point *points, size_t count,
                             const sangi_point *kernel, size_t index, sangi_isogeny_method method);

typedef struct {
    size_t index; /**< of the degree in sangi_curve_prime */
    sangi_isogeny_method method;
    isogeny_walk walk;
} isogeny_case;

/** Controls: the curve stays as it is; the image has its coordinates exchanged. */
void isogeny_control_curve(sangi_curve *curve, sangi_point *points, size_t count,
                           const sangi_point *kernel, size_t index, sangi_isogeny_method method);
void isogeny_control_image(sangi_curve *curve, sangi_point *points, size_t count,
                           const sangi_point *kernel, size_t index, sangi_isogeny_method method);

#endif
