/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products and squares of n limbs by the basecase, and by one level of Karatsuba over it: a
 * line "KERNELS OP n basecase karatsuba" each, in nanoseconds, the least of several rounds.
 */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <time.h>

#include "mp/karatsuba.h"
#include "mp/mul_basecase.h"

enum { MOST = 160, ROUNDS = 300, CALLS = 20 };

static sangi_limb x[MOST], y[MOST], z[2 * MOST];

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static void run(const sangi_mp_kernels *kernels, int square, int karatsuba, size_t n) {
    if (square && karatsuba)
        sangi_mp_sqr_karatsuba(kernels, z, x, n);
    else if (square)
        sangi_mp_sqr_basecase(kernels, z, x, n);
    else if (karatsuba)
        sangi_mp_mul_karatsuba(kernels, z, x, y, n);
    else
        sangi_mp_mul_basecase(kernels, z, x, n, y, n);
}

static void measure(const char *name, const sangi_mp_kernels *given, int square) {
    for (size_t n = 8; n <= 128; n += n < 64 ? 4 : 16) {
        double least[2] = {1e18, 1e18};
        sangi_mp_kernels kernels = *given;
        kernels.karatsuba_mul = kernels.karatsuba_sqr = n;
        for (int round = 0; round < 2 * ROUNDS; round++) {
            const double start = now();
            for (int i = 0; i < CALLS; i++)
                run(&kernels, square, round % 2, n);
            const double took = (now() - start) / CALLS;
            if (took < least[round % 2])
                least[round % 2] = took;
        }
        printf("%s %s %zu %.1f %.1f\n", name, square ? "sqr" : "mul", n, least[0], least[1]);
    }
}

int main(void) {
    const sangi_mp_kernels *const here = sangi_mp_dispatch();
    char name[8];

    for (size_t i = 0; i < MOST; i++) {
        x[i] = (sangi_limb)(UINT64_C(0x9e3779b97f4a7c15) * (i + 1) >> 3);
        y[i] = (sangi_limb)(x[i] * 5u + 1u);
    }
    for (int square = 0; square < 2; square++) {
        if (here != &sangi_mp_kernels_c)
            measure("x64", here, square);
        snprintf(name, sizeof name, "c%d", SANGI_LIMB_BITS);
        measure(name, &sangi_mp_kernels_c, square);
    }
    return 0;
}
