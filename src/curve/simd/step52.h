/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** One step of four points in a vector, which additions, doublings and ladders are made of. */
#ifndef SANGI_SRC_CURVE_SIMD_STEP52_H
#define SANGI_SRC_CURVE_SIMD_STEP52_H

#include "curve/simd/curve52.h"

#if SANGI_CURVE_SIMD

/** For every lane of a pair, the first lane of the pair, the second, and the other one. */
#define STEP52_FIRST FP8_INDEX(0, 0, 2, 2, 4, 4, 6, 6)
#define STEP52_SECOND FP8_INDEX(1, 1, 3, 3, 5, 5, 7, 7)
#define STEP52_SWAPPED FP8_INDEX(1, 0, 3, 2, 5, 4, 7, 6)

/** The lanes of X and of Z. */
enum { STEP52_X = 0x55, STEP52_Z = 0xaa };

/** The operands of four steps. */
typedef struct {
    const fp8 *p, *q; /**< vectors that hold the summands; the indices say in which lanes */
    __m512i p_first, p_second, q_first, q_second;
    const fp8 *zx;        /**< (Z : X) of the differences */
    const fp8 *constants; /**< (4C, A + 2C) */
    __mmask8 doubles;     /**< both bits of each pair that doubles */
} step52_operands;

/**
 * Three dependent vector products, by pairs of lanes (p+ = X + Z, p- = X - Z of p):
 *   addition  p+ q-, p- q+        squares of their sum and difference   those times Z, X of p - q
 *   doubling  p+^2 = s, p-^2 = d  d 4C, (s - d)(A + 2C)                 s d 4C, (s - d)(their sum)
 */
FP8_TARGET static inline void step52(fp8 *z, const step52_operands *o) {
    const __m512i own = FP8_INDEX(0, 1, 2, 3, 4, 5, 6, 7);
    const __mmask8 doubles = o->doubles;
    fp8 x, y, first, second;

    fp8_mix(&x, o->p, o->p_first, o->p, o->p_second, STEP52_X, STEP52_Z);
    fp8_mix(&y, o->q, o->q_first, o->q, o->q_second, (__mmask8)(STEP52_X ^ ~doubles),
            (__mmask8)(STEP52_Z ^ ~doubles));
    fp8_mul(&first, &x, &y);
    fp8_mix(&x, &first, _mm512_mask_blend_epi64(doubles, STEP52_FIRST, STEP52_SWAPPED), &first,
            STEP52_SECOND, (__mmask8)(STEP52_X & ~doubles), STEP52_Z);
    fp8_blend(&y, doubles, o->constants, &x);
    fp8_mul(&second, &x, &y);
    fp8_blend(&x, (__mmask8)(doubles & STEP52_Z), &x, &first);
    fp8_blend(&x, doubles, &x, o->zx);
    fp8_mix(&y, &second, own, &second, STEP52_FIRST, doubles & STEP52_Z, 0);
    fp8_mul(z, &x, &y);
}

#endif
#endif
