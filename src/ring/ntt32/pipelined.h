/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The passes of ntt32 for a multiplier that works beside the other instructions and hands over its
 * result when one comes by that leaves no result of its own: a store.  So one store stands after
 * each product, and two of the four results of a step wait for the next step.
 *
 * The first step stores for the one before it, which there is none of, where it then stores itself.
 */
#ifndef SANGI_SRC_RING_STAGGERED_H
#define SANGI_SRC_RING_STAGGERED_H

/* Two layers: blocks of 4 h coefficients, each with its node. */
SANGI_RING_INLINE void sangi_narrow_pass(int32_t *x, int h, const sangi_narrow_node *w, int kept) {
    int32_t *before = x;
    int64_t minus = 0;
    int64_t product = 0; /* that of the last difference and c */

    (void)kept;
    for (const int32_t *const end = x + SANGI_RING256_N; x < end; x += 3 * h) {
        const sangi_narrow_node node = *w++;

        SANGI_RING_ROLLED
        for (const int32_t *const quarter = x + h; x < quarter; x++) {
            const int64_t x3 = x[3 * h], x2 = x[2 * h], x1 = x[h], x0 = x[0];

            SANGI_RING_ORDER();
            const int64_t third = sangi_narrow_term(x3, node.a);
            SANGI_RING_ORDER();
            const int64_t c = sangi_narrow_rounded(product);
            before[2 * h] = (int32_t)(minus + c);
            SANGI_RING_ORDER();
            const int64_t second = sangi_narrow_term(x2, node.a);
            SANGI_RING_ORDER();
            const int64_t v = sangi_narrow_rounded(third), sum = x1 + v, difference = x1 - v;
            before[3 * h] = (int32_t)(minus - c);
            SANGI_RING_ORDER();
            const int64_t first = sangi_narrow_term(sum, node.b);
            SANGI_RING_ORDER();
            const int64_t u = sangi_narrow_rounded(second), plus = x0 + u;
            minus = x0 - u;
            SANGI_RING_ORDER();
            product = sangi_narrow_term(difference, node.c);
            SANGI_RING_ORDER();
            const int64_t b = sangi_narrow_rounded(first);
            x[0] = (int32_t)(plus + b);
            x[h] = (int32_t)(plus - b);
            before = x;
            SANGI_RING_ORDER();
        }
    }
    const int64_t c = sangi_narrow_rounded(product);
    before[2 * h] = (int32_t)(minus + c);
    before[3 * h] = (int32_t)(minus - c);
}

/* Two layers back.  The node of a block is that of its mirror image: z and -1 / z pair up. */
SANGI_RING_INLINE void sangi_narrow_pass_back(int32_t *x, int h, const sangi_narrow_node *after,
                                              int kept) {
    int32_t *before = x;
    int64_t second = 0, third = 0; /* products with a */

    for (const int32_t *const end = x + SANGI_RING256_N; x < end; x += 3 * h) {
        const sangi_narrow_node node = *--after;

        SANGI_RING_ROLLED
        for (const int32_t *const quarter = x + h; x < quarter; x++) {
            const int64_t x3 = x[3 * h], x2 = x[2 * h], x1 = x[h], x0 = x[0];
            const int64_t s0 = x0 + x1, s1 = x2 + x3, sum = s0 + s1;

            SANGI_RING_ORDER();
            const int64_t even = sangi_narrow_term(x1 - x0, node.c);
            SANGI_RING_ORDER();
            before[2 * h] = (int32_t)sangi_narrow_rounded(second);
            SANGI_RING_ORDER();
            const int64_t odd = sangi_narrow_term(x3 - x2, node.b);
            SANGI_RING_ORDER();
            before[3 * h] = (int32_t)sangi_narrow_rounded(third);
            SANGI_RING_ORDER();
            second = sangi_narrow_term(s1 - s0, node.a);
            SANGI_RING_ORDER();
            const int64_t e = sangi_narrow_rounded(even), f = sangi_narrow_rounded(odd);
            x[0] = (int32_t)(kept ? sangi_narrow_keep(sum) : sum);
            SANGI_RING_ORDER();
            third = sangi_narrow_term(f - e, node.a);
            SANGI_RING_ORDER();
            x[h] = (int32_t)(e + f);
            before = x;
            SANGI_RING_ORDER();
        }
    }
    before[2 * h] = (int32_t)sangi_narrow_rounded(second);
    before[3 * h] = (int32_t)sangi_narrow_rounded(third);
}

#endif
