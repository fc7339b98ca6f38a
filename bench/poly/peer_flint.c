/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * FLINT, from the library inside the python-flint wheel, which comes without headers: its
 * _nmod_poly_mul, which chooses among its methods, on words of 64 bits.  Coefficients come from
 * words of 32 bits with a sign and leave as such below q, as the library's do.
 */
#define _GNU_SOURCE
#include "flint.h"
#include "poly/case.h"

#include <dlfcn.h>
#include <stdlib.h>

/* nmod_t: n, (2^128 - 1) / (n 2^norm) - 2^64, and the zeros above n. */
typedef struct {
    uint64_t n, inverse, norm;
} modulus;
typedef void multiply(uint64_t *z, const uint64_t *x, long x_length, const uint64_t *y,
                      long y_length, modulus m);
__extension__ typedef unsigned __int128 wide;

static multiply *found(void) {
    static multiply *kernel;

    if (!kernel) {
        void *const library = dlopen(BENCH_FLINT, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);

        if (library)
            *(void **)&kernel = dlsym(library, "_nmod_poly_mul");
        if (!kernel)
            abort();
    }
    return kernel;
}

void poly_flint(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape) {
    static uint64_t x[POLY_MOST], y[POLY_MOST], z[2 * POLY_MOST];
    const size_t n = shape->n;
    const int64_t q = shape->q;
    modulus m = {shape->q, 0, (uint64_t)__builtin_clzll(shape->q)};

    m.inverse = (uint64_t)(~(wide)0 / (m.n << m.norm));
    for (size_t i = 0; i < n; i++) {
        x[i] = (uint64_t)(a[i] + (a[i] < 0 ? q : 0));
        y[i] = (uint64_t)(b[i] + (b[i] < 0 ? q : 0));
    }
    found()(z, x, (long)n, y, (long)n, m);
    z[2 * n - 1] = 0;
    for (size_t i = 2 * n - 1; i-- > n;) {
        const int64_t high = (int64_t)z[i];

        if (shape->form == SANGI_RING_PRIME)
            z[i - n + 1] = (z[i - n + 1] + (uint64_t)high) % (uint64_t)q;
        z[i - n] = (z[i - n] + (uint64_t)(shape->form ? high : q - high)) % (uint64_t)q;
    }
    for (size_t i = 0; i < n; i++)
        c[i] = (uint32_t)z[i];
}
