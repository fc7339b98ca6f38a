/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Division steps modulo 4591 in AVX-512. */
#include "sntrup/invert.h"

#if SANGI_ASM && defined(__x86_64__)

#include "ring/ntt16/avx512.inc"
#include "ring/ring761.h"
#include "word/wipe.h"

#define XOR _mm512_xor_si512
#define BLEND(mask, a, b) _mm512_ternarylogic_epi32(mask, b, a, 0xca) /* mask ? b : a */
#define SET1_WORD(x) _mm512_broadcastw_epi16(_mm512_castsi512_si128(x))
/* Pairs of 64 bits last first, then the words of each. */
#define REVERSED(x)                                                                                \
    _mm512_shuffle_epi8(_mm512_permutexvar_epi64(_mm512_setr_epi64(6, 7, 4, 5, 2, 3, 0, 1), x),    \
                        BACKWARDS)
#define BACKWARDS                                                                                  \
    _mm512_broadcast_i32x4(_mm_setr_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1))

#include "sntrup/invert_q_simd.inc"

void sangi_sntrup_invert_q_avx512(int16_t *h, const int8_t *f) { invert(h, f); }

#endif
