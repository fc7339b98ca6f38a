/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `isogeny`: an isogeny of one degree by one method, with one point to push.
 */
#ifndef SANGI_BENCH_ISOGENY_CASE_H
#define SANGI_BENCH_ISOGENY_CASE_H

#include <stddef.h>

/** What walks. */
typedef struct isogeny_kernel isogeny_kernel;

/** The library, and controls: the curve stays as it is; the image's coordinates are exchanged. */
extern const isogeny_kernel isogeny_sangi, isogeny_control_curve, isogeny_control_image;

typedef enum {
    ISOGENY_VELU,
    ISOGENY_ADDSKIP2,
    ISOGENY_ADDSKIP,
    ISOGENY_SQRTVELU,
    ISOGENY_GROUPED
} isogeny_method;

typedef struct {
    size_t index; /**< of the degree among the primes of p + 1 */
    isogeny_method method;
    const isogeny_kernel *kernel;
} isogeny_case;

#endif
