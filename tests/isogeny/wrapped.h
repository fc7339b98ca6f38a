/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Counts the calls of mul, sqr, dot2, dot3, dot4 and of steps: the linker wraps these. */
#ifndef SANGI_TESTS_ISOGENY_WRAPPED_H
#define SANGI_TESTS_ISOGENY_WRAPPED_H

#include "curve/simd/curve52.h"

static unsigned long calls[6];

#define WRAP(number, name, arguments, values) WRAP_(number, name, arguments, values)
#define WRAP_(number, name, arguments, values)                                                     \
    void __real_##name arguments;                                                                  \
    void __wrap_##name arguments;                                                                  \
    void __wrap_##name arguments {                                                                 \
        calls[number]++;                                                                           \
        __real_##name values;                                                                      \
    }

typedef const uint64_t in;

WRAP(0, FP8(mul_ifma), (uint64_t *z, in *x, in *y), (z, x, y))
WRAP(1, FP8(sqr_ifma), (uint64_t *z, in *x), (z, x))
WRAP(2, FP8(dot2_ifma), (uint64_t *z, in *a, in *b, in *c, in *d), (z, a, b, c, d))
WRAP(3, FP8(dot3_ifma), (uint64_t *z, in *y, in *a, in *b, in *c), (z, y, a, b, c))
WRAP(4, FP8(dot4_ifma), (uint64_t *z, in *y, in *a, in *b, in *c, in *d), (z, y, a, b, c, d))
WRAP(5, sangi_curve52_step, (const sangi_step52 *s, size_t count, const sangi_curve52 *e),
     (s, count, e))

#endif
