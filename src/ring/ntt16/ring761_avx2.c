/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products modulo x^761 - x - 1 in AVX2.  Modulo 3 the first prime suffices; its two components
 * are the blocks of z and of -z. */
#include "ring/ring761.h"

#if SANGI_ASM && defined(__x86_64__)

#include "ring/ring256.h"
#include "word/wipe.h"

#include "generated/ring/ring256_ntt16.h"
#include "generated/ring/ring761_ntt16.h"
#include "ring/ntt16/avx2.inc"

enum { REDUCE2 = 3, REDUCE3 = 1, REDUCE4 = 1 };

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
    int8_t in_f[HALF], in_g[HALF];
} workspace3;

/* The blocks of both z, by the first two primes of the table, which are the same. */
#define STRIDE (7 * 6 * 2 * COLUMNS)
#define FORWARD3(j)                                                                                \
    ((tables){sangi_ring761_forward_twiddles[2 * (j)][0][0][0], STRIDE, sangi_ring761_primes})
#define INVERSE3(j)                                                                                \
    ((tables){sangi_ring761_inverse_twiddles[2 * (j)][0][0][0], STRIDE, sangi_ring761_primes})

/* Copies 761 bytes; the last vector overlaps the one before. */
INLINE void copy3(int8_t *to, const int8_t *from) {
    enum { BYTES = sizeof(vec) };

    for (int i = 0; i < N - BYTES; i += BYTES)
        store(to + i, load(from + i));
    store(to + N - BYTES, load(from + N - BYTES));
}

NOINLINE void transform3(sangi_ring256 t[PAIRS], vec x[PAIRS][2][ROWS], const int8_t *f) {
    for (int i = 0; i < ROWS; i++) {
        const int8_t *const at = f + COLUMNS * i;
        vec y[BLOCKS];

        split(y, widen(at), widen(at + QUARTER), widen(at + 2 * QUARTER), FORWARD3(0), 0);
        for (int b = 0; b < BLOCKS; b++)
            x[b / 2][b % 2][i] = y[b];
    }
    for (int j = 0; j < PAIRS; j++)
        forward(t + j, x[j], FORWARD3(j));
}

/* w->c <- the montgomery_mul of w->in_f and w->in_g, 1536 coefficients. */
NOINLINE void multiply_whole3(workspace3 *w) {
    transform3(w->f, w->x, w->in_f);
    transform3(w->g, w->x, w->in_g);
    for (int j = 0; j < PAIRS; j++) {
        multiply_rows(w->f + j, w->g + j, FORWARD3(j));
        inverse_ntt(w->x[j], w->f + j, INVERSE3(j));
    }
    for (int i = 0; i < ROWS; i++) {
        vec y[BLOCKS], c[2][3];

        for (int b = 0; b < BLOCKS; b++)
            y[b] = w->x[b / 2][b % 2][i];
        join(c[0], c[1], y, FORWARD3(0), 0);
        for (int j = 0; j < BLOCKS; j++)
            store(w->c + QUARTER * j + COLUMNS * i, c[j / 3][j % 3]);
    }
}

TARGET void sangi_ring761_mul3_avx2(int8_t *h, const int8_t *f, const int8_t *g) {
    const sangi_ring256_prime *const p = &sangi_ring761_primes[0];
    workspace3 w;

    store(w.in_f + HALF - sizeof(vec), SET1(0));
    store(w.in_g + HALF - sizeof(vec), SET1(0));
    copy3(w.in_f, f);
    copy3(w.in_g, g);
    multiply_whole3(&w);
    for (int i = HALF - COLUMNS; i >= 0; i -= COLUMNS) {
        const int at = i < N - COLUMNS ? i : N - COLUMNS;
        const vec c = centre(fold(w.c, at, p), sangi_ring761_primes[0].p);
        const vec quotient = MULHRS(c, SET1(SANGI_RING761_NTT16_QUOTIENT3));
        const vec rest = SUB(c, ADD(quotient, ADD(quotient, quotient)));

        _mm_storeu_si128((__m128i *)(h + at), _mm_packs_epi16(_mm256_castsi256_si128(rest),
                                                              _mm256_extracti128_si256(rest, 1)));
    }
    sangi_wipe(&w, sizeof w);
}

const sangi_ring761_method sangi_ring761_avx2 = {"avx2", mul, sangi_ring761_mul3_avx2};

#endif
