/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/simd/hidden52.h"

#include "curve/simd/step52.h"

#if SANGI_CURVE_SIMD

/*
 * Per ladder, the state is (X : Z) of j p and of (j + 1) p, in either order: `last` is 1 in its
 * lanes if j p comes second.  Bits of scalars and what depends on them stay in vectors: a bit
 * decides which lanes a step reads.
 */
FP8_TARGET void sangi_curve52_mul_hidden(sangi_point52 *p, size_t count, const sangi_scalars52 *k,
                                         size_t bits, const sangi_curve52 *e) {
    const __m512i one = _mm512_set1_epi64(1), own = FP8_INDEX(0, 1, 2, 3, 4, 5, 6, 7);
    const __m512i ladder = FP8_INDEX(0, 0, 0, 0, 1, 1, 1, 1);
    __m512i last = _mm512_setzero_si512();
    fp8 state, zx;
    step52_operands o = {&state, &state, .zx = &zx, .constants = &e->steps, .doubles = 0x33};

    sangi_point52_load(&state, p, count, count - 1);
    fp8_move(&state, &state, FP8_INDEX(0, 1, 0, 1, 4, 5, 4, 5));
    fp8_move(&zx, &state, STEP52_SWAPPED);
    for (size_t i = 0; i < FP8_DIGITS; i++) /* (0 p, p): (X : 0) and (X : Z) */
        fp8_put(&state, i, _mm512_maskz_mov_epi64(0xdd, fp8_get(&state, i)));
    for (size_t bit = bits; bit-- > 0;) {
        const __m128i digits = _mm_load_si128((const __m128i *)k->digit[bit / SCALAR52_WIDTH]);
        const __m512i word = _mm512_permutexvar_epi64(ladder, _mm512_castsi128_si512(digits));
        const __m128i place = _mm_cvtsi32_si128((int)(bit % SCALAR52_WIDTH));
        const __m512i now = _mm512_and_si512(_mm512_srl_epi64(word, place), one);
        const __m512i exchanged = _mm512_slli_epi64(_mm512_xor_si512(now, last), 1);

        /* p is the point to double, in both pairs; q is that point and the other one. */
        o.p_first = _mm512_xor_si512(FP8_INDEX(0, 0, 0, 0, 4, 4, 4, 4), exchanged);
        o.p_second = _mm512_xor_si512(o.p_first, one);
        o.q_first = _mm512_xor_si512(STEP52_FIRST, exchanged);
        o.q_second = _mm512_xor_si512(o.q_first, one);
        step52(&state, &o);
        last = now;
    }
    fp8_move(&state, &state, _mm512_xor_si512(own, _mm512_slli_epi64(last, 1)));
    sangi_point52_store(p, &state, 1, 0);
    if (count > 1)
        sangi_point52_store(p + 1, &state, 1, 2);
}

#endif
