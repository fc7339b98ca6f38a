/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products modulo x^761 - x - 1 in AVX2.  Modulo 3 the first prime is enough: its two sides are
 * the blocks of z and of -z. */
#include "ring/ring761.h"

#if SANGI_ASM && defined(__x86_64__)

#include "ring/ring256.h"
#include "word/wipe.h"

#include "generated/ring/ring256_ntt16.h"
#include "generated/ring/ring761_ntt16.h"
#include "ring/avx2.h"

enum { REDUCED2 = 3, REDUCED3 = 1, REDUCED4 = 1 };

#include "ring/ntt16_vector.inc"
#include "ring/ring761_vector.inc"

enum { PAIRS = BLOCKS / 2 };

typedef struct {
    vec x[PAIRS][2][ROWS];
    sangi_ring256 f[PAIRS], g[PAIRS];
    int8_t wide[HALF], small[HALF];
    int16_t c[2 * HALF];
} workspace3;

#define PAIR(i)                                                                                    \
    {                                                                                              \
        {sangi_ring761_forward[i][0][0][0], sangi_ring761_forward[(i) + 1][0][0][0]},              \
            {sangi_ring761_back[i][0][0][0], sangi_ring761_back[(i) + 1][0][0][0]}, {              \
            &sangi_ring761_primes[0], &sangi_ring761_primes[0]                                     \
        }                                                                                          \
    }

static const domain pairs[PAIRS] = {PAIR(0), PAIR(2), PAIR(4)};

TARGET static inline vec widened(const int8_t *bytes) {
    return _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)bytes));
}

TARGET static void transform3(sangi_ring256 t[PAIRS], vec x[PAIRS][2][ROWS], const int8_t *f) {
    for (int i = 0; i < ROWS; i++) {
        const int8_t *const at = f + LANES * i;
        vec y[BLOCKS];

        split(y, widened(at), widened(at + QUARTER), widened(at + 2 * QUARTER), pairs, 0);
        for (int b = 0; b < BLOCKS; b++)
            x[b / 2][b % 2][i] = y[b];
    }
    for (int j = 0; j < PAIRS; j++)
        forward(t + j, (const vec *const[]){x[j][0], x[j][1]}, pairs + j);
}

TARGET static void mul3(int8_t *h, const int8_t *f, const int8_t *g) {
    const sangi_ring256_prime *const p = &sangi_ring761_primes[0];
    workspace3 w;

    for (int i = 0; i < N; i++)
        w.wide[i] = f[i];
    for (int i = 0; i < N; i++)
        w.small[i] = g[i];
    for (int i = N; i < HALF; i++)
        w.wide[i] = w.small[i] = 0;
    transform3(w.f, w.x, w.wide);
    transform3(w.g, w.x, w.small);
    for (int j = 0; j < PAIRS; j++) {
        multiply_rows(w.f + j, w.g + j, pairs + j);
        backward(w.x[j], w.f + j, pairs + j);
    }
    for (int i = 0; i < ROWS; i++) {
        vec y[BLOCKS], c[2][3];

        for (int b = 0; b < BLOCKS; b++)
            y[b] = w.x[b / 2][b % 2][i];
        join(c[0], c[1], y, pairs, 0);
        for (int j = 0; j < BLOCKS; j++)
            store(w.c + QUARTER * j + LANES * i, c[j / 3][j % 3]);
    }
    for (int i = HALF - LANES; i >= 0; i -= LANES) {
        const vec c = centred(folded(w.c, i, p), sangi_ring761_primes[0].p);
        const vec quotient = ROUND(c, SPREAD(SANGI_RING761_SHORT_QUOTIENT3));
        const vec rest = SUB(c, ADD(quotient, ADD(quotient, quotient)));

        _mm_storeu_si128(
            (__m128i *)(w.wide + i),
            _mm_packs_epi16(_mm256_castsi256_si128(rest), _mm256_extracti128_si256(rest, 1)));
    }
    for (int i = 0; i < N; i++)
        h[i] = w.wide[i];
    sangi_wipe(&w, sizeof w);
}

const sangi_ring761_method sangi_ring761_avx2 = {"avx2", mul, mul3};

#endif
