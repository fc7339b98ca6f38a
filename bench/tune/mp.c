/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products, squares and Montgomery reductions of n limbs by the basecase, and by one level of
 * Karatsuba's method over what the recorded times say is best: a line "KERNELS OP n basecase
 * karatsuba" each, in nanoseconds, the least of several rounds.
 */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <time.h>

#include "mp/karatsuba.h"
#include "mp/mul_basecase.h"
#include "mp/redc.h"

enum { MOST = 160, ROUNDS = 300, CALLS = 20 };

static sangi_limb x[MOST], y[MOST], z[2 * MOST];

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static size_t least_of(size_t a, size_t b) { return a < b ? a : b; }

typedef enum { MUL, SQR, REDC, OPERATIONS } operation;

static const char *const names[OPERATIONS] = {"mul", "sqr", "redc"};

static void run(const sangi_mp_kernels *kernels, operation op, int karatsuba, size_t n) {
    const sangi_limb n0 = sangi_mp_negated_inverse(x[0]);

    if (op == MUL && karatsuba)
        sangi_mp_mul_karatsuba(kernels, z, x, y, n);
    else if (op == MUL)
        sangi_mp_mul_basecase(kernels, z, x, n, y, n);
    else if (op == SQR && karatsuba)
        sangi_mp_sqr_karatsuba(kernels, z, x, n);
    else if (op == SQR)
        sangi_mp_sqr_basecase(kernels, z, x, n);
    else if (karatsuba)
        (void)sangi_mp_redc_karatsuba(kernels, z, x, n, n0);
    else
        (void)sangi_mp_redc_basecase(kernels, z, x, n, n0);
}

static void measure(const char *name, const sangi_mp_kernels *given, operation op) {
    for (size_t n = 8; n <= 128; n += n < 64 ? 4 : 16) {
        double least[2] = {1e18, 1e18};
        sangi_mp_kernels kernels = *given;
        const sangi_mp_lengths best = given->karatsuba;
        kernels.karatsuba = (sangi_mp_lengths){.mul = least_of(best.mul, n),
                                               .mul_16 = least_of(best.mul_16, n),
                                               .sqr = least_of(best.sqr, n),
                                               .sqr_32 = least_of(best.sqr_32, n),
                                               .redc = least_of(best.redc, n),
                                               .redc_16 = least_of(best.redc_16, n)};
        for (int round = 0; round < 2 * ROUNDS; round++) {
            const double start = now();
            for (int i = 0; i < CALLS; i++)
                run(&kernels, op, round % 2, n);
            const double took = (now() - start) / CALLS;
            if (took < least[round % 2])
                least[round % 2] = took;
        }
        printf("%s %s %zu %.1f %.1f\n", name, names[op], n, least[0], least[1]);
    }
}

int main(void) {
    const sangi_mp_kernels *const here = sangi_mp_dispatch();
    char name[8];

    for (size_t i = 0; i < MOST; i++) {
        x[i] = (sangi_limb)(UINT64_C(0x9e3779b97f4a7c15) * (i + 1) >> 3 | 1);
        y[i] = (sangi_limb)(x[i] * 5u + 1u);
    }
    snprintf(name, sizeof name, "c%d", SANGI_LIMB_BITS);
    for (operation op = MUL; op < OPERATIONS; op++) {
        if (here != &sangi_mp_kernels_c)
            measure("x64", here, op);
        measure(name, &sangi_mp_kernels_c, op);
    }
    return 0;
}
