/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Vectors of eight elements of F_p, p that of curve/size.h: additions and permutations of lanes
 * inline, products by the AVX-512 IFMA kernels.
 *
 * Elements are in Montgomery form in radix 2^52 with R = 2^520, or R = 2^1040 for the prime of 1020
 * bits; word 8 * i + l is digit i of lane l.  R > 640p, so only products reduce: if x * y < 640p^2
 * then the Montgomery product is below 640p^2 / R + p < 2p.  Sums and differences propagate carries
 * once and are not reduced.  Bounds are stated as multiples of p.
 *
 * @pre  sangi_runs(SANGI_RUNS_IFMA)
 */
#ifndef SANGI_SRC_CURVE_SIMD_FP8_H
#define SANGI_SRC_CURVE_SIMD_FP8_H

#include "curve/size.h"
#include "generated/curve/radix52.h"
#include "word/limb.h"

/** Whether there is vectorised code; a build without its files defines it as 0. */
#ifndef SANGI_CURVE_SIMD
#if SANGI_ASM && defined(__x86_64__) && SANGI_CURVE_BITS != 2047
#define SANGI_CURVE_SIMD 1
#else
#define SANGI_CURVE_SIMD 0
#endif
#endif

#if SANGI_CURVE_SIMD

#include <immintrin.h>

#define FP8_TARGET __attribute__((target("avx512f,avx512dq")))

#if SANGI_CURVE_BITS == 511
#include <sangi/p511x8.h>
typedef sangi_p511x8 fp8;
#define FP8(op) sangi_p511x8_##op
#define FP8_CONSTANT(name) GENERATED_P511_##name
#else
#include "field/x8/p1020x8.h"
typedef sangi_p1020x8 fp8;
#define FP8(op) sangi_p1020x8_##op
#define FP8_CONSTANT(name) GENERATED_P1020_##name
#endif

enum { FP8_DIGITS = FP8_CONSTANT(DIGITS), FP8_LANES = 8, FP8_WIDTH = 52 };

/** In a loop over digits or points: a compiler that took several at once would have addresses in
 * vectors, which the check of objects cannot tell from secrets. */
#define FP8_BARRIER() __asm__ volatile("" : : : "memory")

/** A vector of eight lane numbers, for lanes 0 to 7. */
#define FP8_INDEX(a, b, c, d, e, f, g, h) _mm512_setr_epi64(a, b, c, d, e, f, g, h)

/** 4p; adding it keeps differences positive. */
extern const uint64_t sangi_fp8_offset[FP8_DIGITS];

/** The elements 1 and -1. */
extern const uint64_t sangi_fp8_one[FP8_DIGITS], sangi_fp8_minus_one[FP8_DIGITS];

void FP8(mul_ifma)(uint64_t *z, const uint64_t *x, const uint64_t *y);
void FP8(sqr_ifma)(uint64_t *z, const uint64_t *x);
void FP8(dot2_ifma)(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                    const uint64_t *y1);
void FP8(dot3_ifma)(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                    const uint64_t *x2);
void FP8(dot4_ifma)(uint64_t *z, const uint64_t *y, const uint64_t *x0, const uint64_t *x1,
                    const uint64_t *x2, const uint64_t *x3);

/** z <- x * y.  @pre x y < 640 p^2  @post z < 2p */
static inline void fp8_mul(fp8 *z, const fp8 *x, const fp8 *y) {
    FP8(mul_ifma)(z->digit, x->digit, y->digit);
}

/** z <- x0 * y0 + x1 * y1.  @pre the sum is below 640p^2  @post z < 2p */
static inline void fp8_dot2(fp8 *z, const fp8 *x0, const fp8 *y0, const fp8 *x1, const fp8 *y1) {
    FP8(dot2_ifma)(z->digit, x0->digit, y0->digit, x1->digit, y1->digit);
}

/** z <- y[0] * x0 + y[1] * x1 + y[2] * x2; as fp8_dot2. */
static inline void fp8_dot3(fp8 *z, const fp8 *y, const fp8 *x0, const fp8 *x1, const fp8 *x2) {
    FP8(dot3_ifma)(z->digit, y->digit, x0->digit, x1->digit, x2->digit);
}

/** z <- y[0] * x0 + ... + y[3] * x3; as fp8_dot2. */
static inline void fp8_dot4(fp8 *z, const fp8 *y, const fp8 *x0, const fp8 *x1, const fp8 *x2,
                            const fp8 *x3) {
    FP8(dot4_ifma)(z->digit, y->digit, x0->digit, x1->digit, x2->digit, x3->digit);
}

/** z <- x^2.  @pre x < 25p  @post z < 2p */
static inline void fp8_sqr(fp8 *z, const fp8 *x) { FP8(sqr_ifma)(z->digit, x->digit); }

FP8_TARGET static inline __m512i fp8_get(const fp8 *x, size_t i) {
    return _mm512_load_si512(x->digit + FP8_LANES * i);
}

FP8_TARGET static inline void fp8_put(fp8 *z, size_t i, __m512i digit) {
    _mm512_store_si512(z->digit + FP8_LANES * i, digit);
}

/** z <- 1 */
FP8_TARGET static inline void fp8_set_one(fp8 *z) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(z, i, _mm512_set1_epi64((int64_t)sangi_fp8_one[i]));
}

/** Digit i of z <- sum + carry, mod 2^52; returns the carry out. */
FP8_TARGET static inline __m512i fp8_carry(fp8 *z, size_t i, __m512i sum, __m512i carry) {
    sum = _mm512_add_epi64(sum, carry);
    fp8_put(z, i, _mm512_and_si512(sum, _mm512_set1_epi64(((int64_t)1 << FP8_WIDTH) - 1)));
    return _mm512_srai_epi64(sum, FP8_WIDTH);
}

/**
 * Lane l of z <- lane xs[l] of x; plus lane ys[l] of y if bit l of `plus` is set; minus lane ys[l]
 * of y, plus 4p, if bit l of `minus` is set.
 *
 * @pre  what is subtracted is below 4p
 */
FP8_TARGET static inline void fp8_mix(fp8 *z, const fp8 *x, __m512i xs, const fp8 *y, __m512i ys,
                                      __mmask8 plus, __mmask8 minus) {
    __m512i carry = _mm512_setzero_si512();

    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i to = _mm512_permutexvar_epi64(xs, fp8_get(x, i));
        const __m512i by = _mm512_permutexvar_epi64(ys, fp8_get(y, i));
        const __m512i offset = _mm512_set1_epi64((int64_t)sangi_fp8_offset[i]);
        __m512i sum = _mm512_mask_add_epi64(to, plus, to, by);
        sum = _mm512_mask_sub_epi64(sum, minus, _mm512_add_epi64(to, offset), by);
        carry = fp8_carry(z, i, sum, carry);
    }
}

/** z <- x + y */
FP8_TARGET static inline void fp8_add(fp8 *z, const fp8 *x, const fp8 *y) {
    __m512i carry = _mm512_setzero_si512();

    for (size_t i = 0; i < FP8_DIGITS; i++)
        carry = fp8_carry(z, i, _mm512_add_epi64(fp8_get(x, i), fp8_get(y, i)), carry);
}

/** z <- x - y + 4p.  @pre y < 4p */
FP8_TARGET static inline void fp8_sub(fp8 *z, const fp8 *x, const fp8 *y) {
    __m512i carry = _mm512_setzero_si512();

    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i offset = _mm512_set1_epi64((int64_t)sangi_fp8_offset[i]);
        const __m512i sum = _mm512_add_epi64(fp8_get(x, i), offset);
        carry = fp8_carry(z, i, _mm512_sub_epi64(sum, fp8_get(y, i)), carry);
    }
}

/** z <- 4p - x.  @pre x < 4p */
FP8_TARGET static inline void fp8_neg(fp8 *z, const fp8 *x) {
    __m512i carry = _mm512_setzero_si512();

    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i offset = _mm512_set1_epi64((int64_t)sangi_fp8_offset[i]);
        carry = fp8_carry(z, i, _mm512_sub_epi64(offset, fp8_get(x, i)), carry);
    }
}

/** Lane l of z <- lane index[l] of x. */
FP8_TARGET static inline void fp8_move(fp8 *z, const fp8 *x, __m512i index) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(z, i, _mm512_permutexvar_epi64(index, fp8_get(x, i)));
}

/** Lane l of z <- lane index[l] of x, or lane index[l] - 8 of y. */
FP8_TARGET static inline void fp8_move2(fp8 *z, const fp8 *x, const fp8 *y, __m512i index) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(z, i, _mm512_permutex2var_epi64(fp8_get(x, i), index, fp8_get(y, i)));
}

/** Lane l of z <- lane l of x if bit l of `lanes` is set, else lane l of y. */
FP8_TARGET static inline void fp8_blend(fp8 *z, __mmask8 lanes, const fp8 *x, const fp8 *y) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(z, i, _mm512_mask_blend_epi64(lanes, fp8_get(y, i), fp8_get(x, i)));
}

/** x where a bit of the mask is 1, y where it is 0. */
FP8_TARGET static inline __m512i fp8_choose(__m512i mask, __m512i x, __m512i y) {
    return _mm512_ternarylogic_epi64(mask, x, y, 0xca);
}

/** Lane l of z <- lane l of x where lane l of the mask is all ones, of y where it is 0. */
FP8_TARGET static inline void fp8_select(fp8 *z, __m512i mask, const fp8 *x, const fp8 *y) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(z, i, fp8_choose(mask, fp8_get(x, i), fp8_get(y, i)));
}

/** Every lane of z <- the given lane of x. */
FP8_TARGET static inline void fp8_spread(fp8 *z, const fp8 *x, size_t lane) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(z, i, _mm512_set1_epi64((int64_t)x->digit[FP8_LANES * i + lane]));
}

#endif
#endif
