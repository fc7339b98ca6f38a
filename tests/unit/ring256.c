/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Every method of ring256 against the definition, at all extremes and at random.
 *
 * `ring256 METHOD` instead reads records of 256 + 256 little-endian words of 16 bits, wide and
 * small (negative modulo 2^16), and writes the 256 words of each product.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ring/ring256.h"
#include "word/cpu.h"

enum { N = SANGI_RING256_N, Q = SANGI_RING256_Q, MOST = SANGI_RING256_PRODUCTS, SETS = 3 };

/* The bound of a small coefficient for sums of so many products. */
static const struct {
    int small;
    size_t products;
} sets[SETS] = {{5, 2}, {4, 3}, {3, 4}};

static uint16_t a[MOST * MOST * N];
static int16_t s[MOST * N];
static int failures;
static uint64_t state = 1;

static uint64_t draw(void) { /* splitmix64 */
    uint64_t z = state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static const sangi_ring256_method *methods[8];
static size_t method_count;

static void find_methods(void) {
    methods[method_count++] = &sangi_ring256_schoolbook;
    methods[method_count++] = &sangi_ring256_karatsuba;
    methods[method_count++] = &sangi_ring256_toom4;
    methods[method_count++] = &sangi_ring256_ntt32;
    methods[method_count++] = &sangi_ring256_ntt16;
#if SANGI_ASM && defined(__x86_64__)
    if (sangi_cpu_features() & SANGI_CPU_AVX2)
        methods[method_count++] = &sangi_ring256_avx2;
    if (sangi_cpu_features() & SANGI_CPU_AVX512BW)
        methods[method_count++] = &sangi_ring256_avx512;
#endif
}

/* c <- the sum of k products, as an integer, by the definition. */
static void define(int32_t *c, const uint16_t *x, const int16_t *y, size_t k) {
    memset(c, 0, N * sizeof *c);
    for (size_t j = 0; j < k; j++)
        for (int i = 0; i < N; i++) {
            const int32_t v = (int32_t)((uint32_t)x[N * j + i] << 19) >> 19;

            for (int m = 0; m < N; m++)
                c[(i + m) % N] += (i + m < N ? v : -v) * y[N * j + m];
        }
}

static void expect(const uint16_t *got, const int32_t *want, const char *method, const char *what) {
    for (int i = 0; i < N; i++)
        if (got[i] != (want[i] & (Q - 1))) {
            printf("%s: %s: coefficient %d is %d, not %d\n", method, what, i, got[i],
                   want[i] & (Q - 1));
            failures++;
            return;
        }
}

/* One row with every method: all products, a sum, the same sum one product at a time. */
static void check(size_t k, const char *what) {
    int32_t one[N], all[N];
    uint16_t c[N];

    define(one, a, s, 1);
    define(all, a, s, k);
    for (size_t i = 0; i < method_count; i++) {
        const sangi_ring256_method *const method = methods[i];
        sangi_ring256 sum, x, y;

        sangi_ring256_mul(method, c, a, s);
        expect(c, one, method->name, what);
        sangi_ring256_inner(method, c, a, s, k);
        expect(c, all, method->name, what);
        method->ntt_public(&x, a);
        method->ntt_secret(&y, s);
        method->basemul_acc(&sum, &x, &y, 1);
        for (size_t j = 1; j < k; j++) {
            method->ntt_public(&x, a + N * j);
            method->ntt_secret(&y, s + N * j);
            method->basemul_add(&sum, &x, &y);
        }
        method->ntt_inverse(c, &sum);
        expect(c, all, method->name, what);
    }
}

/* What a pattern puts at a place: signs that agree in one coefficient of the product or in all, and
 * signs that alternate at every distance that a layer works at. */
static int sign(int pattern, int i) {
    if (pattern < 8)
        return i >> pattern & 1 ? -1 : 1;
    return pattern == 8 ? 1 : -1;
}

static void extremes(int set) {
    static const uint16_t high[] = {4096, 4095, 8191, 0};
    const size_t k = sets[set].products;

    for (size_t h = 0; h < sizeof high / sizeof *high; h++)
        for (int p = 0; p < 10; p++)
            for (int m = 0; m < 10; m++) {
                for (size_t i = 0; i < k * N; i++) {
                    const int plus = sign(p, (int)(i % N)) > 0;

                    a[i] = plus ? high[h] : (uint16_t)(Q - 1 - (high[h] + Q - 1) % Q);
                    s[i] = (int16_t)(sets[set].small * sign(m, (int)(i % N)));
                }
                if (p == m || p > 7 || m > 7)
                    check(k, "extremes");
            }
}

static void ends(int set) {
    const size_t k = sets[set].products;

    for (size_t j = 0; j < k; j++) {
        memset(a + N * j, 0, N * sizeof *a);
        memset(s + N * j, 0, N * sizeof *s);
        a[N * j + N - 1] = 4096;
        s[N * j + N - 1] = (int16_t)-sets[set].small;
    }
    check(k, "the last coefficients alone");
}

static void at_random(int set, int rounds) {
    const int width = 2 * sets[set].small + 1;
    const size_t k = sets[set].products;

    for (int round = 0; round < rounds; round++) {
        int32_t want[N];
        uint16_t c[MOST * N];

        for (size_t i = 0; i < k * k * N; i++) /* bits above the thirteenth are to be ignored */
            a[i] = (uint16_t)(round % 2 ? draw() : 4095 + draw() % 2);
        for (size_t i = 0; i < k * N; i++)
            s[i] = (int16_t)(round % 3 ? (int)(draw() % (unsigned)width) - sets[set].small
                                       : (draw() % 2 ? 1 : -1) * sets[set].small);
        check(k, "random");
        for (size_t i = 0; i < method_count; i++) {
            sangi_ring256_matvec(methods[i], c, a, s, k);
            for (size_t row = 0; row < k; row++) {
                define(want, a + k * N * row, s, k);
                expect(c + N * row, want, methods[i]->name, "matrix and vector");
            }
        }
    }
}

/* The comparison sees one wrong coefficient. */
static void control(void) {
    const int before = failures;
    int32_t want[N] = {0};
    uint16_t got[N] = {0};

    got[200] = 1;
    freopen("/dev/null", "w", stdout);
    expect(got, want, "control", "a wrong coefficient");
    if (failures != before + 1) {
        fprintf(stderr, "the control passed\n");
        exit(1);
    }
    failures = before;
}

static int products(const char *name) {
    uint16_t x[N], c[N];
    int16_t y[N];

    for (size_t i = 0; i < method_count; i++)
        if (strcmp(methods[i]->name, name) == 0) {
            while (fread(x, sizeof x, 1, stdin) == 1 && fread(y, sizeof y, 1, stdin) == 1) {
                sangi_ring256_mul(methods[i], c, x, y);
                fwrite(c, sizeof c, 1, stdout);
            }
            return 0;
        }
    return 3;
}

int main(int count, char **arguments) {
    find_methods();
    if (count == 2)
        return products(arguments[1]);
    for (int set = 0; set < SETS; set++) {
        extremes(set);
        ends(set);
        at_random(set, 12);
    }
    control();
    return failures != 0;
}
