/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products of the lengths of Karatsuba multiplication, poisoned, under valgrind; with an argument
 * a branch on a limb of the result, which valgrind must report.
 */
#include <stdio.h>
#include <valgrind/memcheck.h>

#include "mp/mul.h"
#include "mp/redc.h"

enum { N = 128 };

static sangi_limb x[N], y[N], m[N], z[2 * N], h[2 * N];

int main(int arguments, char **argument) {
    (void)argument;
    for (size_t i = 0; i < N; i++) {
        x[i] = (sangi_limb)(i * 0x9e37u + 1u);
        y[i] = (sangi_limb)(i * 0x79b9u + 3u);
        m[i] = (sangi_limb)(x[i] | 1u);
    }
    VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof x);
    VALGRIND_MAKE_MEM_UNDEFINED(y, sizeof y);
    VALGRIND_MAKE_MEM_UNDEFINED(m, sizeof m);
    for (size_t n = 40; n <= N; n += 8) {
        sangi_mp_mul(z, x, n, y, n);
        sangi_mp_mul_high(h, n - 2, x, n, y, n);
        sangi_mp_mul_low(h, n, x, n, y, n);
        sangi_mp_redc(h, z, m, n, sangi_mp_negated_inverse(m[0]));
        sangi_mp_sqr(z, x, n);
    }
    if (arguments > 1 && z[N] > 5)
        puts("more than 5");
    return 0;
}
