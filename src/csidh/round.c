/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/round.h"

#define PRIMES SANGI_CURVE_PRIMES

/* The index of 31: from this prime on, failures are so rare that steps need no reserve. */
#define RARELY 9

/* The priority of a prime with `steps` remaining steps, most urgent first; `most` is a lower bound
 * on the number of remaining rounds. */
enum { MUST, FAILS_OFTEN, SOON };

static unsigned urgency(size_t index, int steps, int most) {
    if (steps == most)
        return MUST;
    if (index >= RARELY)
        return (unsigned)(SOON + most - steps);
    return steps == most - 1 ? FAILS_OFTEN : (unsigned)(SOON + most);
}

/*
 * The number of remaining rounds is at least the largest remaining exponent.  If every round took
 * all primes, the last rounds would have few primes but full-price points.  So each round takes its
 * equal share of the steps plus a tenth, small primes first, because they fail more often.
 */
static void choose_balanced(sangi_csidh_plan *plan, const int *steps) {
    int most = 0, total = 0, taken[PRIMES] = {0};

    for (size_t i = 0; i < PRIMES; i++) {
        total += steps[i] > 0 ? steps[i] : 0;
        most = steps[i] > most ? steps[i] : most;
    }
    plan->count = 0;
    if (!most)
        return;
    const int share = (total + most - 1) / most;
    const size_t wanted = (size_t)((11 * share + 5) / 10);
    for (unsigned now = MUST; now <= SOON + (unsigned)most; now++)
        for (size_t i = 0; i < PRIMES; i++)
            if (steps[i] > 0 && urgency(i, steps[i], most) == now &&
                (now == MUST || plan->count < wanted)) {
                taken[i] = 1;
                plan->count++;
            }
    size_t at = 0;
    for (size_t i = 0; i < PRIMES; i++)
        if (taken[i])
            plan->prime[at++] = (uint8_t)i;
}

void sangi_csidh_round_choose(sangi_csidh_plan *plan, const int *left, int sign,
                              sangi_csidh_strategy strategy) {
    int steps[PRIMES];

    for (size_t i = 0; i < PRIMES; i++)
        steps[i] = sign * left[i];
    if (strategy == SANGI_CSIDH_OPTIMAL) {
        choose_balanced(plan, steps);
        return;
    }
    plan->count = 0;
    for (size_t i = PRIMES; i-- > 0;)
        if (steps[i] > 0)
            plan->prime[plan->count++] = (uint8_t)i;
}

size_t sangi_csidh_round_others(uint8_t *prime, const sangi_csidh_plan *plan) {
    size_t count = 0;

    for (size_t i = 0; i < PRIMES; i++) {
        size_t k = 0;
        while (k < plan->count && plan->prime[k] != i)
            k++;
        if (k == plan->count)
            prime[count++] = (uint8_t)i;
    }
    return count;
}
