/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products in Saber's ring by every method: one product, and matrix by vector for each set. */
#include "case.h"
#include "ring/ring256.h"

enum { N = SANGI_RING256_N, MOST = 4 };

static struct {
    uint16_t a[MOST * MOST * N], c[MOST * N];
    int16_t s[MOST * N];
    size_t rows;
} data;

/* A secret coefficient: random, zero, or of the greatest magnitude with either sign. */
static int16_t small(uint32_t secret, int bound, uint64_t *state) {
    const uint32_t drawn = board_draw(state);

    if (secret == 1)
        return 0;
    if (secret == 2)
        return (int16_t)(drawn & 1 ? bound : -bound);
    return (int16_t)((int)(drawn % (2 * (unsigned)bound + 1)) - bound);
}

static void fill(uint32_t secret, int bound, size_t rows) {
    uint64_t open = 1, hidden = 2 + (uint64_t)secret;

    for (size_t i = 0; i < rows * rows * N; i++)
        data.a[i] = (uint16_t)(board_draw(&open) % SANGI_RING256_Q);
    for (size_t i = 0; i < rows * N; i++)
        data.s[i] = small(secret, bound, &hidden);
    data.rows = rows;
}

static size_t result(const uint8_t **bytes) {
    *bytes = (const uint8_t *)data.c;
    return data.rows * N * sizeof data.c[0];
}

static void lightsaber_mul(uint32_t secret) { fill(secret, 5, 1); }
static void lightsaber_matvec(uint32_t secret) { fill(secret, 5, 2); }
static void saber_mul(uint32_t secret) { fill(secret, 4, 1); }
static void saber_matvec(uint32_t secret) { fill(secret, 4, 3); }
static void firesaber_mul(uint32_t secret) { fill(secret, 3, 1); }
static void firesaber_matvec(uint32_t secret) { fill(secret, 3, 4); }

#define SET(set, rows, method)                                                                     \
    BOARD_RUN(set##_mul_##method) {                                                                \
        sangi_ring256_mul(&sangi_ring256_##method, data.c, data.a, data.s);                        \
    }                                                                                              \
    BOARD_RUN(set##_matvec_##method) {                                                             \
        sangi_ring256_matvec(&sangi_ring256_##method, data.c, data.a, data.s, rows);               \
    }
#define ROW(set, op, method)                                                                       \
    {#set "/" #op "/" #method, set##_##op, board_run_##set##_##op##_##method, result}

#define METHODS(set, rows)                                                                         \
    SET(set, rows, ntt32)                                                                          \
    SET(set, rows, ntt16)                                                                          \
    SET(set, rows, toom4)                                                                          \
    SET(set, rows, karatsuba)                                                                      \
    SET(set, rows, schoolbook)
#define ROWS(set, op)                                                                              \
    ROW(set, op, ntt32), ROW(set, op, ntt16), ROW(set, op, toom4), ROW(set, op, karatsuba),        \
        ROW(set, op, schoolbook)

METHODS(saber, 3)
METHODS(lightsaber, 2)
METHODS(firesaber, 4)

static const board_case cases[] = {ROWS(saber, mul),      ROWS(saber, matvec),
                                   ROWS(lightsaber, mul), ROWS(lightsaber, matvec),
                                   ROWS(firesaber, mul),  ROWS(firesaber, matvec)};

const board_family board_ring = {cases, sizeof cases / sizeof cases[0]};
