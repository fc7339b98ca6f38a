/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Software-pipelined passes of ntt32 for a core whose multiplier runs in parallel to the pipeline
 * and writes back in a cycle in which no other instruction writes a register: a store.  So one
 * store follows each multiplication, and two of the four results of a butterfly are stored during
 * the next one.
 *
 * The first butterfly has no predecessor; what it stores in its place is overwritten by its own
 * results.
 */
#ifndef SANGI_SRC_RING_NTT32_PIPELINED_H
#define SANGI_SRC_RING_NTT32_PIPELINED_H

/* Two forward layers: blocks of 4 h coefficients, each with its twiddles. */
SANGI_RING_INLINE void sangi_ntt32_forward_pass(int32_t *x, int h, const sangi_ntt32_twiddles *w,
                                                int reduce) {
    int32_t *before = x;
    int64_t minus = 0;
    int64_t product = 0; /* the last difference times c, not reduced */

    (void)reduce;
    for (const int32_t *const end = x + SANGI_RING256_N; x < end; x += 3 * h) {
        const sangi_ntt32_twiddles twiddles = *w++;

        SANGI_RING_NO_UNROLL
        for (const int32_t *const quarter = x + h; x < quarter; x++) {
            const int64_t x3 = x[3 * h], x2 = x[2 * h], x1 = x[h], x0 = x[0];

            SANGI_RING_BARRIER();
            const int64_t third = sangi_ntt32_plantard_mul(x3, twiddles.a);
            SANGI_RING_BARRIER();
            const int64_t c = sangi_ntt32_plantard_reduce(product);
            before[2 * h] = (int32_t)(minus + c);
            SANGI_RING_BARRIER();
            const int64_t second = sangi_ntt32_plantard_mul(x2, twiddles.a);
            SANGI_RING_BARRIER();
            const int64_t v = sangi_ntt32_plantard_reduce(third), sum = x1 + v, difference = x1 - v;
            before[3 * h] = (int32_t)(minus - c);
            SANGI_RING_BARRIER();
            const int64_t first = sangi_ntt32_plantard_mul(sum, twiddles.b);
            SANGI_RING_BARRIER();
            const int64_t u = sangi_ntt32_plantard_reduce(second), plus = x0 + u;
            minus = x0 - u;
            SANGI_RING_BARRIER();
            product = sangi_ntt32_plantard_mul(difference, twiddles.c);
            SANGI_RING_BARRIER();
            const int64_t b = sangi_ntt32_plantard_reduce(first);
            x[0] = (int32_t)(plus + b);
            x[h] = (int32_t)(plus - b);
            before = x;
            SANGI_RING_BARRIER();
        }
    }
    const int64_t c = sangi_ntt32_plantard_reduce(product);
    before[2 * h] = (int32_t)(minus + c);
    before[3 * h] = (int32_t)(minus - c);
}

/* Two inverse layers: the table is read backwards, since a block takes the mirrored twiddles. */
SANGI_RING_INLINE void sangi_ntt32_inverse_pass(int32_t *x, int h,
                                                const sangi_ntt32_twiddles *after, int reduce) {
    int32_t *before = x;
    int64_t second = 0, third = 0; /* products with a, not reduced */

    for (const int32_t *const end = x + SANGI_RING256_N; x < end; x += 3 * h) {
        const sangi_ntt32_twiddles twiddles = *--after;

        SANGI_RING_NO_UNROLL
        for (const int32_t *const quarter = x + h; x < quarter; x++) {
            const int64_t x3 = x[3 * h], x2 = x[2 * h], x1 = x[h], x0 = x[0];
            const int64_t s0 = x0 + x1, s1 = x2 + x3, sum = s0 + s1;

            SANGI_RING_BARRIER();
            const int64_t even = sangi_ntt32_plantard_mul(x1 - x0, twiddles.c);
            SANGI_RING_BARRIER();
            before[2 * h] = (int32_t)sangi_ntt32_plantard_reduce(second);
            SANGI_RING_BARRIER();
            const int64_t odd = sangi_ntt32_plantard_mul(x3 - x2, twiddles.b);
            SANGI_RING_BARRIER();
            before[3 * h] = (int32_t)sangi_ntt32_plantard_reduce(third);
            SANGI_RING_BARRIER();
            second = sangi_ntt32_plantard_mul(s1 - s0, twiddles.a);
            SANGI_RING_BARRIER();
            const int64_t e = sangi_ntt32_plantard_reduce(even),
                          f = sangi_ntt32_plantard_reduce(odd);
            x[0] = (int32_t)(reduce ? sangi_ntt32_barrett_reduce(sum) : sum);
            SANGI_RING_BARRIER();
            third = sangi_ntt32_plantard_mul(f - e, twiddles.a);
            SANGI_RING_BARRIER();
            x[h] = (int32_t)(e + f);
            before = x;
            SANGI_RING_BARRIER();
        }
    }
    before[2 * h] = (int32_t)sangi_ntt32_plantard_reduce(second);
    before[3 * h] = (int32_t)sangi_ntt32_plantard_reduce(third);
}

#endif
