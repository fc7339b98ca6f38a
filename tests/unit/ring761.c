/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products modulo x^761 - x - 1 against their definition, extremes and single terms among them. */
#include "ring/ring761.h"

#include <stdio.h>
#include <string.h>

#include "word/cpu.h"

enum { N = SANGI_RING761_N, Q = SANGI_RING761_Q, GUARD = 0x55 };

static int failures;
static uint64_t state = 761;

static uint64_t draw(void) { /* splitmix64 */
    uint64_t z = state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static void expect(int holds, int kind, const char *what) {
    if (!holds) {
        printf("failed: kind %d: %s\n", kind, what);
        failures++;
    }
}

/* h <- f * g modulo x^761 - x - 1 and q, centred; `wrapped` is what x^761 - x is. */
static void define(int32_t *h, const int32_t *f, const int32_t *g, int32_t q, int wrapped) {
    int64_t c[2 * N] = {0};

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            c[i + j] += (int64_t)f[i] * g[j];
    for (int i = 2 * N - 1; i >= N; i--) {
        c[i - N] += wrapped * c[i];
        c[i - N + 1] += c[i];
    }
    for (int i = 0; i < N; i++) {
        h[i] = (int32_t)(c[i] % q);
        h[i] -= h[i] > q / 2 ? q : h[i] < -(q / 2) ? -q : 0;
    }
}

/* A coefficient within a bound: extremes, one term alone, or at random. */
static int32_t coefficient(int kind, int i, int32_t bound) {
    switch (kind) {
    case 0:
        return bound;
    case 1:
        return -bound;
    case 2:
        return i % 2 ? bound : -bound;
    case 3:
        return i == N - 1 ? bound : 0;
    case 4:
        return i == 0 ? bound : 0;
    case 5:
        return 0;
    default:
        return (int32_t)(draw() % (2 * (uint64_t)bound + 1)) - bound;
    }
}

static int same(const int16_t *h, const int32_t *want) {
    for (int i = 0; i < N; i++)
        if (h[i] != want[i])
            return 0;
    return 1;
}

static void check(const sangi_ring761_method *m, int kind) {
    int32_t wide[N], short_one[N], small[N], want[N];
    int16_t f[N], h[N + 1];
    int8_t f3[N], g[N], h3[N + 1];

    for (int i = 0; i < N; i++) {
        f[i] = (int16_t)(wide[i] = coefficient(kind % 7, i, Q / 2));
        f3[i] = (int8_t)(short_one[i] = coefficient(kind % 7, i, 1));
        g[i] = (int8_t)(small[i] = coefficient(kind / 7 % 7, i, 1 + kind % 2));
    }
    h[N] = GUARD;
    m->mul(h, f, g);
    define(want, wide, small, Q, 1);
    expect(same(h, want), kind, "a product modulo q differs");
    expect(h[N] == GUARD, kind, "written outside");
    if (kind == 48) { /* the control: another ring's product */
        define(want, wide, small, Q, -1);
        expect(!same(h, want), kind, "another ring's product is the same");
    }
    m->mul(f, f, g);
    expect(memcmp(f, h, sizeof f) == 0, kind, "the result may not be the first factor");
    h3[N] = GUARD;
    m->mul3(h3, f3, g);
    define(want, short_one, small, 3, 1);
    for (int i = 0; i < N; i++)
        h[i] = h3[i];
    expect(same(h, want), kind, "a product modulo 3 differs");
    expect(h3[N] == GUARD, kind, "written outside");
    m->mul3(g, f3, g);
    expect(memcmp(g, h3, sizeof g) == 0, kind, "the result may not be the second factor");
}

int main(void) {
    const sangi_ring761_method *methods[3] = {&sangi_ring761_ntt32};
    int count = 1;

#if SANGI_ASM && defined(__x86_64__)
    if (sangi_cpu_features() & SANGI_CPU_AVX2)
        methods[count++] = &sangi_ring761_avx2;
    if (sangi_cpu_features() & SANGI_CPU_AVX512BW)
        methods[count++] = &sangi_ring761_avx512;
#endif
    for (int kind = 0; kind < 49 + 20; kind++)
        for (int i = 0; i < count; i++)
            check(methods[i], kind < 49 ? kind : 48);
    return failures != 0;
}
