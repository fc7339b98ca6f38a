/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Every method of ring256 on operands that memcheck takes for undefined; -DCONTROL asks for one of
 * them. */
#include <valgrind/memcheck.h>

#include "ring/ring256.h"
#include "word/cpu.h"

enum { K = 3, N = SANGI_RING256_N };

static uint16_t a[K * K * N], c[K * N];
static int16_t s[K * N];

static void run(const sangi_ring256_method *method) {
    sangi_ring256 x, y, sum;

    (void)VALGRIND_MAKE_MEM_UNDEFINED(a, sizeof a);
    (void)VALGRIND_MAKE_MEM_UNDEFINED(s, sizeof s);
    sangi_ring256_matvec(method, c, a, s, K);
    method->ntt_public(&x, a);
    method->ntt_secret(&y, s);
    method->basemul_acc(&sum, &x, &y, 1);
    method->basemul_add(&sum, &x, &y);
    method->ntt_inverse(c, &sum);
}

/* 0, or 1 where the last result holds no poison. */
int main(void) {
    run(&sangi_ring256_schoolbook);
    run(&sangi_ring256_karatsuba);
    run(&sangi_ring256_toom4);
    run(&sangi_ring256_ntt32);
    run(&sangi_ring256_ntt16);
#if SANGI_ASM && defined(__x86_64__)
    if (sangi_cpu_features() & SANGI_CPU_AVX2)
        run(&sangi_ring256_avx2);
#endif
#if defined(CONTROL)
    if (c[0] == 7)
        return 0;
#endif
    uint16_t poison[N];
    return VALGRIND_GET_VBITS(c, poison, sizeof poison) != 1 || poison[0] == 0;
}
