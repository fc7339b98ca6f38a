/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/sample.h"

#include "word/wipe.h"

enum { PRIMES = SANGI_CTIDH_BATCH_PRIMES, BOUND = SANGI_CTIDH_BOUND };

/* size[d][r]: the vectors of d integers whose absolute values add up to at most r. */
typedef struct {
    uint32_t size[PRIMES + 1][BOUND + 1];
} balls;

/* Without the first coordinate, or with one less of it, or with one less of -it: Delannoy numbers.
 */
static void count_balls(balls *b) {
    for (size_t d = 0; d <= PRIMES; d++)
        for (size_t r = 0; r <= BOUND; r++)
            b->size[d][r] =
                d && r ? b->size[d - 1][r] + b->size[d][r - 1] + b->size[d - 1][r - 1] : 1;
}

/* row[at], and 0 for a negative number `at` */
static uint32_t look_up(const uint32_t *row, uint32_t at, uint32_t bound) {
    uint32_t found = 0;

    for (uint32_t i = 0; i <= bound; i++)
        found |= ctidh_equal(i, at & 0x7fffffff) & row[i];
    return found & ~ctidh_mask_of(at >> 31);
}

typedef struct {
    uint32_t rank;      /* of the vector among those that remain */
    uint32_t radius;    /* that remains */
    uint32_t magnitude; /* of this coordinate */
    uint32_t negative;  /* 1 or 0 */
    ctidh_mask found;
} search;

/* Takes a value of which there are `count` vectors, if the rank is among these. */
static void offer(search *s, uint32_t count, uint32_t magnitude, uint32_t negative) {
    const ctidh_mask here = ctidh_less(s->rank, count) & ~s->found;

    s->magnitude = ctidh_pick(here, magnitude, s->magnitude);
    s->negative = ctidh_pick(here, negative, s->negative);
    s->found |= here;
    s->rank -= count & ~s->found;
}

/* The vector of this rank, when the values of a coordinate are ordered 0, 1, -1, 2, -2, ... */
static void unrank(int8_t *exponent, const balls *b, uint32_t primes, uint32_t bound,
                   uint32_t rank) {
    search s = {.rank = rank, .radius = bound};

    for (uint32_t i = 0; i < primes; i++) {
        const uint32_t *const row = b->size[primes - 1 - i];
        s.found = 0;
        offer(&s, look_up(row, s.radius, bound), 0, 0);
        for (uint32_t magnitude = 1; magnitude <= bound; magnitude++) {
            const uint32_t count = look_up(row, s.radius - magnitude, bound);
            offer(&s, count, magnitude, 0);
            offer(&s, count, magnitude, 1);
        }
        s.radius -= s.magnitude;
        exponent[i] = (int8_t)((s.magnitude ^ (0 - s.negative)) + s.negative);
    }
    sangi_wipe(&s, sizeof s);
}

void sangi_ctidh_sample(int8_t *exponent, const sangi_ctidh_parameters *parameters,
                        sangi_ctidh_stream *stream) {
    balls b;

    count_balls(&b);
    for (size_t i = 0; i < parameters->batches; i++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[i];
        const uint32_t count = b.size[batch->primes][batch->bound];
        unrank(exponent, &b, batch->primes, batch->bound, sangi_ctidh_draw_below(stream, count));
        exponent += batch->primes;
    }
}

ctidh_mask sangi_ctidh_is_key(const int8_t *exponent, const sangi_ctidh_parameters *parameters) {
    ctidh_mask outside = 0;

    for (size_t i = 0; i < parameters->batches; i++) {
        uint32_t sum = 0;
        for (size_t j = 0; j < parameters->batch[i].primes; j++) {
            const uint32_t e = (uint32_t)exponent[j], sign = ctidh_mask_of(e >> 31);
            sum += (e ^ sign) - sign;
        }
        outside |= ctidh_less(parameters->batch[i].bound, sum);
        exponent += parameters->batch[i].primes;
    }
    return ~outside;
}
