/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/simd/ladder52.h"

#include "curve/simd/step52.h"

#if SANGI_CURVE_SIMD

void sangi_ladders52_clear(sangi_ladders52 *s) {
    const sangi_ladders52 none = {.last = 0};
    *s = none;
}

/* The bit length of k, but at least one. */
static size_t bits_of(const uint8_t *k) {
    size_t bytes = SANGI_P511_BYTES, bits;

    while (bytes > 1 && !k[bytes - 1])
        bytes--;
    for (bits = 8 * bytes - 7; bits < 8 * bytes && k[bytes - 1] >> (bits - 8 * bytes + 8); bits++)
        ;
    return bits;
}

FP8_TARGET void sangi_ladders52_put(sangi_ladders52 *s, const sangi_ladder52 *l) {
    const size_t i = s->ladder[0] ? 1 : 0;
    const __mmask8 lanes = i ? 0xf0 : 0x0f;
    fp8 both;

    s->ladder[i] = l;
    s->bits[i] = bits_of(l->k);
    s->last &= ~(1U << i);
    sangi_point52_load(&both, l->p, 1, 0);
    /* (0 p, p): (X : 0) and (X : Z) */
    for (size_t j = 0; j < FP8_DIGITS; j++) {
        const __m512i digit = fp8_get(&both, j);
        const __m512i swapped = _mm512_permutexvar_epi64(STEP52_SWAPPED, digit);
        fp8_put(&s->zx, j, _mm512_mask_mov_epi64(fp8_get(&s->zx, j), lanes, swapped));
        fp8_put(&both, j, _mm512_maskz_mov_epi64(0xdd, digit));
    }
    fp8_blend(&s->state, lanes, &both, &s->state);
    fp8_blend(&s->constants, lanes, &l->e->steps, &s->constants);
}

/* The next bit of ladder i, or 0 if its slot is free. */
static unsigned next_bit(sangi_ladders52 *s, size_t i) {
    if (!s->ladder[i])
        return 0;
    const size_t bit = --s->bits[i];
    return s->ladder[i]->k[bit / 8] >> bit % 8 & 1;
}

/* A ladder that has ended, or NULL. */
static const sangi_ladder52 *done(sangi_ladders52 *s) {
    for (size_t i = 0; i < 2; i++) {
        const sangi_ladder52 *const l = s->ladder[i];

        if (!l || s->bits[i])
            continue;
        sangi_point52_store(l->r, &s->state, 1, 2 * i + (s->last >> i & 1));
        s->ladder[i] = NULL;
        return l;
    }
    return NULL;
}

FP8_TARGET const sangi_ladder52 *sangi_ladders52_run_vartime(sangi_ladders52 *s) {
    step52_operands o = {&s->state, &s->state, .zx = &s->zx, .constants = &s->constants,
                         .doubles = 0x33};
    const __m512i zero = _mm512_setzero_si512(), one = _mm512_set1_epi64(1);
    const __m512i two = _mm512_set1_epi64(2);
    const sangi_ladder52 *found = done(s);

    while (!found && (s->ladder[0] || s->ladder[1])) {
        const unsigned now = next_bit(s, 0) | next_bit(s, 1) << 1;
        const unsigned swap = now ^ s->last;
        const __mmask8 lanes = (__mmask8)((swap & 1 ? 0x0f : 0) | (swap & 2 ? 0xf0 : 0));
        /* p is the point to double, in both pairs; q is that point and the other one. */
        const __m512i exchanged = _mm512_mask_blend_epi64(lanes, zero, two);
        o.p_first = _mm512_xor_si512(FP8_INDEX(0, 0, 0, 0, 4, 4, 4, 4), exchanged);
        o.p_second = _mm512_xor_si512(o.p_first, one);
        o.q_first = _mm512_xor_si512(STEP52_FIRST, exchanged);
        o.q_second = _mm512_xor_si512(o.q_first, one);
        step52(&s->state, &o);
        s->last = now;
        found = done(s);
    }
    return found;
}

#endif
