/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Eight points on eight Montgomery curves over F_p, p that of curve/size.h, one in each lane:
 * x-coordinates, in constant time.  What curve/curve.h says of points and curves holds in each
 * lane.
 *
 * Coordinates and coefficients are below 2p unless a function says otherwise.  Outputs may be the
 * same objects as inputs.
 *
 * @pre  sangi_runs(SANGI_RUNS_IFMA)
 */
#ifndef SANGI_SRC_CURVE_X8_CURVE_X8_H
#define SANGI_SRC_CURVE_X8_CURVE_X8_H

#include "curve/curve.h"
#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

typedef struct {
    fp8 x, z;
} sangi_pointx8;

typedef struct {
    fp8 a, c;
} sangi_curvex8;

/** A word for each lane: a mask, or a secret number. */
typedef struct {
    SANGI_ALIGNED(64) uint64_t lane[FP8_LANES];
} sangi_lanes;

/** mask <- all ones in the lanes where x = 0, else 0. */
void sangi_curvex8_is_zero(sangi_lanes *mask, const fp8 *x);

/** r <- 2p.  @pre  coordinates of p are below 4p */
void sangi_curvex8_dbl(sangi_pointx8 *r, const sangi_pointx8 *p, const sangi_curvex8 *e);

/** r <- p + q, given difference = +-(p - q); see sangi_curve_add. */
void sangi_curvex8_add(sangi_pointx8 *r, const sangi_pointx8 *p, const sangi_pointx8 *q,
                       const sangi_pointx8 *difference);

/** sangi_curve_mul_prime in each lane, for one public prime.  @pre the orders of p are odd */
void sangi_curvex8_mul_prime(sangi_pointx8 *r, const sangi_pointx8 *p, size_t index,
                             const sangi_curvex8 *e);

/** sangi_curve_mul_hidden in each lane, whose prime is given by its own chain. */
void sangi_curvex8_mul_hidden(sangi_pointx8 *r, const sangi_pointx8 *p, const sangi_lanes *chain,
                              size_t shortest, size_t longest, const sangi_curvex8 *e);

/** r <- p in the lanes where the mask is all ones, q where it is 0 */
FP8_TARGET static inline void sangi_curvex8_select(sangi_pointx8 *r, const sangi_pointx8 *p,
                                                   const sangi_pointx8 *q,
                                                   const sangi_lanes *mask) {
    const __m512i lanes = _mm512_load_si512(mask->lane);

    fp8_select(&r->x, lanes, &p->x, &q->x);
    fp8_select(&r->z, lanes, &p->z, &q->z);
}

/** Exchanges p and q in the lanes where the mask is all ones. */
FP8_TARGET static inline void sangi_curvex8_swap(sangi_pointx8 *p, sangi_pointx8 *q,
                                                 const sangi_lanes *mask) {
    const __m512i lanes = _mm512_load_si512(mask->lane);

    for (size_t i = 0; i < 2 * FP8_DIGITS; i++) {
        fp8 *const x = i < FP8_DIGITS ? &p->x : &p->z, *const y = i < FP8_DIGITS ? &q->x : &q->z;
        const size_t at = i % FP8_DIGITS;
        const __m512i first = fp8_get(x, at), second = fp8_get(y, at);

        fp8_put(x, at, fp8_choose(lanes, second, first));
        fp8_put(y, at, fp8_choose(lanes, first, second));
    }
}

/** sum <- x + y, difference <- x - y + 4p, which overlap no operand.  @pre y < 4p */
FP8_TARGET static inline void fp8_add_sub(fp8 *sum, fp8 *difference, const fp8 *x, const fp8 *y) {
    __m512i up = _mm512_setzero_si512(), down = up;

    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i offset = _mm512_set1_epi64((int64_t)sangi_fp8_offset[i]);
        const __m512i first = fp8_get(x, i), second = fp8_get(y, i);

        up = fp8_carry(sum, i, _mm512_add_epi64(first, second), up);
        down = fp8_carry(difference, i, _mm512_sub_epi64(_mm512_add_epi64(first, offset), second),
                         down);
    }
}

#endif
#endif
