/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/target.h"

#include "curve/curve.h"

/* floor(2^64 * numerator / denominator) for public numbers.  @pre numerator < denominator < 2^32 */
static uint64_t fraction(uint64_t numerator, uint64_t denominator) {
    uint64_t high, low;

    numerator <<= 32;
    high = numerator / denominator;
    low = (numerator % denominator << 32) / denominator;
    return high << 32 | low;
}

/* All ones if x < y. */
static ctidh_mask less64(uint64_t x, uint64_t y) {
    return ctidh_mask_of((uint32_t)(((~x & y) | (~(x ^ y) & (x - y))) >> 63));
}

static uint64_t pick64(ctidh_mask mask, uint64_t x, uint64_t y) {
    const uint64_t wide = (uint64_t)mask << 32 | mask;

    return y ^ (wide & (x ^ y));
}

void sangi_ctidh_target_set(sangi_ctidh_target *t, const sangi_ctidh_batch *batch, size_t first,
                            const sangi_ctidh_todo *todo, sangi_ctidh_stream *stream) {
    const uint32_t lowest = sangi_curve_prime[first];
    uint64_t fails = fraction(1, lowest);
    ctidh_mask found = 0;

    t->index = 0;
    t->degree = lowest;
    t->chain = sangi_curve_chain(first);
    t->negative = 0;
    for (uint32_t i = 0; i < batch->primes; i++) {
        const uint32_t l = sangi_curve_prime[first + i];
        const ctidh_mask here = ~found & ~ctidh_equal(todo[first + i].steps, 0);
        t->index = ctidh_pick(here, i, t->index);
        t->degree = ctidh_pick(here, l, t->degree);
        t->chain = ctidh_pick(here, sangi_curve_chain(first + i), t->chain);
        t->negative |= here & ctidh_mask_of(todo[first + i].negative);
        fails = pick64(here, fraction(l - lowest, lowest * (l - 1)), fails);
        found |= here;
    }
    t->dummy = ~found;
    t->coin = ~less64(sangi_ctidh_draw64(stream), fails);
}

void sangi_ctidh_target_done(const sangi_ctidh_target *t, const sangi_ctidh_batch *batch,
                             sangi_ctidh_todo *todo) {
    for (uint32_t i = 0; i < batch->primes; i++)
        todo[i].steps -= (uint8_t)(ctidh_equal(i, t->index) & ~t->dummy & 1);
}
