/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products modulo x^761 - x - 1 in AVX2.  Modulo 3 the first prime is enough: its two sides are
 * the blocks of z and of -z. */
#include "ring/ring761.h"

#if SANGI_ASM && defined(__x86_64__)

#include "ring/ring256.h"
#include "word/wipe.h"

#include "generated/ring/ring256_ntt16.h"
#include "generated/ring/ring761_ntt16.h"
#include "ring/ntt16/avx2.inc"

enum { REDUCED2 = 3, REDUCED3 = 1, REDUCED4 = 1 };

#include "ring/ntt16/ntt16_simd.inc"
#include "ring/ntt16/ring761_simd.inc"

enum { PAIRS = BLOCKS / 2 };

typedef struct {
    vec x[PAIRS][2][ROWS];
    sangi_ring256 f[PAIRS];
    union {
        sangi_ring256 g[PAIRS];
        int16_t c[2 * HALF];
    };
    int8_t wide[HALF], small[HALF];
} workspace3;

/* The blocks of both z, by the first two primes of the table, which are the same. */
#define STRIDE (7 * 6 * 2 * LANES)
#define FORTH3(j) ((domain){sangi_ring761_forward[2 * (j)][0][0][0], STRIDE, sangi_ring761_primes})
#define BACK3(j) ((domain){sangi_ring761_back[2 * (j)][0][0][0], STRIDE, sangi_ring761_primes})

/* 761 bytes, the last of them twice. */
INLINE void copy3(int8_t *to, const int8_t *from) {
    enum { BYTES = sizeof(vec) };

    for (int i = 0; i < N - BYTES; i += BYTES)
        store(to + i, load(from + i));
    store(to + N - BYTES, load(from + N - BYTES));
}

APART void transform3(sangi_ring256 t[PAIRS], vec x[PAIRS][2][ROWS], const int8_t *f) {
    for (int i = 0; i < ROWS; i++) {
        const int8_t *const at = f + LANES * i;
        vec y[BLOCKS];

        split(y, widened(at), widened(at + QUARTER), widened(at + 2 * QUARTER), FORTH3(0), 0);
        for (int b = 0; b < BLOCKS; b++)
            x[b / 2][b % 2][i] = y[b];
    }
    for (int j = 0; j < PAIRS; j++)
        forward(t + j, x[j], FORTH3(j));
}

/* w->c <- the product of w->wide and w->small, 1536 coefficients. */
APART void multiply_whole3(workspace3 *w) {
    transform3(w->f, w->x, w->wide);
    transform3(w->g, w->x, w->small);
    for (int j = 0; j < PAIRS; j++) {
        multiply_rows(w->f + j, w->g + j, FORTH3(j));
        backward(w->x[j], w->f + j, BACK3(j));
    }
    for (int i = 0; i < ROWS; i++) {
        vec y[BLOCKS], c[2][3];

        for (int b = 0; b < BLOCKS; b++)
            y[b] = w->x[b / 2][b % 2][i];
        join(c[0], c[1], y, FORTH3(0), 0);
        for (int j = 0; j < BLOCKS; j++)
            store(w->c + QUARTER * j + LANES * i, c[j / 3][j % 3]);
    }
}

TARGET void sangi_ring761_mul3_avx2(int8_t *h, const int8_t *f, const int8_t *g) {
    const sangi_ring256_prime *const p = &sangi_ring761_primes[0];
    workspace3 w;

    store(w.wide + HALF - sizeof(vec), SPREAD(0));
    store(w.small + HALF - sizeof(vec), SPREAD(0));
    copy3(w.wide, f);
    copy3(w.small, g);
    multiply_whole3(&w);
    for (int i = HALF - LANES; i >= 0; i -= LANES) {
        const int at = i < N - LANES ? i : N - LANES;
        const vec c = centred(folded(w.c, at, p), sangi_ring761_primes[0].p);
        const vec quotient = ROUND(c, SPREAD(SANGI_RING761_SHORT_QUOTIENT3));
        const vec rest = SUB(c, ADD(quotient, ADD(quotient, quotient)));

        _mm_storeu_si128((__m128i *)(h + at), _mm_packs_epi16(_mm256_castsi256_si128(rest),
                                                              _mm256_extracti128_si256(rest, 1)));
    }
    sangi_wipe(&w, sizeof w);
}

const sangi_ring761_method sangi_ring761_avx2 = {"avx2", mul, sangi_ring761_mul3_avx2};

#endif
