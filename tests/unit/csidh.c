/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CSIDH-512's parts: symbols, points, rounds and their plans; and what its functions refuse. */
#include <stdio.h>
#include <string.h>

#include <sangi/csidh512.h>

#include "csidh/jacobi.h"
#include "csidh/plan.h"
#include "csidh/point.h"
#include "csidh/round.h"
#include "generated/csidh/cost.h"

enum { N = SANGI_CURVE_PRIMES, GUARD = 0xa5 };

static int failures;

static void expect(int holds, const char *what, unsigned number) {
    if (!holds) {
        printf("failed: %s: %u\n", what, number);
        failures++;
    }
}

static uint64_t state = 1;

static unsigned draw_number(unsigned below) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return (unsigned)(state >> 40) % below;
}

static void draw(sangi_p511 *z) {
    uint8_t bytes[2 * SANGI_P511_BYTES];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)draw_number(256);
    (void)sangi_p511_from_bytes_wide(z, bytes, sizeof bytes);
}

static void check_symbols(void) {
    sangi_p511 x, square;

    sangi_p511_from_u64(&x, 0);
    expect(sangi_csidh_jacobi_vartime(&x) == 0, "the symbol of 0", 0);
    for (unsigned i = 1; i < 300; i++) {
        sangi_p511_from_u64(&x, i);
        if (i % 3 == 0)
            draw(&x);
        if (i % 3 == 1)
            sangi_p511_neg(&x, &x);
        expect(sangi_csidh_jacobi_vartime(&x) == (sangi_p511_is_square(&x) ? 1 : -1), "a symbol",
               i);
        sangi_p511_sqr(&square, &x);
        expect(sangi_csidh_jacobi_vartime(&square) == 1, "the symbol of a square", i);
        sangi_p511_neg(&square, &square);
        expect(sangi_csidh_jacobi_vartime(&square) == -1, "the symbol of its negative", i);
    }
    /* Encoded limbs with zeros at either end. */
    for (unsigned bit = 0; bit < 510; bit++) {
        uint8_t bytes[SANGI_P511_BYTES] = {0};
        bytes[bit / 8] = (uint8_t)(1U << bit % 8);
        (void)sangi_p511_from_bytes(&x, bytes, sizeof bytes);
        expect(sangi_csidh_jacobi_vartime(&x) == (sangi_p511_is_square(&x) ? 1 : -1),
               "the symbol of a power of two", bit);
    }
}

/** The symbol of C Z (C X^2 + A X Z + C Z^2) X, the sign of a point. */
static int sign_of(const sangi_point *p, const sangi_curve *e) {
    sangi_p511 x, a, t, u;
    sangi_p511_inv(&x, &p->z);
    sangi_p511_mul(&x, &x, &p->x);
    sangi_p511_inv(&a, &e->c);
    sangi_p511_mul(&a, &a, &e->a);
    sangi_p511_add(&t, &x, &a);
    sangi_p511_mul(&t, &t, &x);
    sangi_p511_from_u64(&u, 1);
    sangi_p511_add(&t, &t, &u);
    sangi_p511_mul(&t, &t, &x);
    return sangi_p511_is_square(&t) ? 1 : -1;
}

static void check_points(void) {
    for (unsigned a = 0; a < 2; a++)
        for (unsigned number = 0; number < 40; number++) {
            sangi_curve e;
            sangi_point p, q;
            draw(&e.c);
            draw(&e.a);
            if (a == 0)
                sangi_p511_from_u64(&e.a, 0);
            sangi_csidh_point_vartime(&p, &e, 1, number);
            sangi_csidh_point_vartime(&q, &e, -1, number);
            expect(sign_of(&p, &e) == 1, "a point of the curve", number);
            expect(sign_of(&q, &e) == -1, "a point of the twist", number);
        }
}

/** The cost of a tree whose splits are all tried, and of a plan's. */
static unsigned long joint(const uint8_t *prime, size_t i, size_t k, size_t end, int method) {
    unsigned long sum = 0;
    for (size_t j = i; j < k; j++)
        sum += generated_isogeny[method][2][prime[j]];
    for (size_t j = k; j < end; j++)
        sum += generated_multiple[prime[j]];
    return sum;
}

static unsigned long least(const uint8_t *prime, size_t i, size_t end, int waiting, int method) {
    unsigned long best = (unsigned long)-1;
    if (end - i == 1)
        return generated_isogeny[method][waiting ? 1 : 0][prime[i]];
    for (size_t k = i + 1; k < end; k++) {
        const unsigned long cost = least(prime, i, k, 1, method) +
                                   least(prime, k, end, waiting, method) +
                                   joint(prime, i, k, end, method);
        best = cost < best ? cost : best;
    }
    return best;
}

static unsigned long planned(const sangi_csidh_plan *plan, size_t i, size_t end, int waiting,
                             int method) {
    if (end - i == 1)
        return generated_isogeny[method][waiting ? 1 : 0][plan->prime[i]];
    const size_t step = waiting ? plan->inner[i][end - i] : plan->outer[i];
    if (step < 1 || i + step >= end)
        return 0;
    return planned(plan, i, i + step, 1, method) + planned(plan, i + step, end, waiting, method) +
           joint(plan->prime, i, i + step, end, method);
}

static size_t depth(const sangi_csidh_plan *plan, size_t i, size_t end, int waiting) {
    if (end - i == 1)
        return 0;
    const size_t step = waiting ? plan->inner[i][end - i] : plan->outer[i];
    const size_t low = 1 + depth(plan, i, i + step, 1), high = depth(plan, i + step, end, waiting);
    return low > high ? low : high;
}

static void draw_primes(sangi_csidh_plan *plan, size_t count) {
    plan->count = 0;
    for (unsigned i = 0; i < N; i++)
        if (draw_number(N - i) < count - plan->count)
            plan->prime[plan->count++] = (uint8_t)i;
}

static void check_plans(void) {
    static const int methods[] = {SANGI_ISOGENY_VELU, SANGI_ISOGENY_ADDSKIP, SANGI_ISOGENY_SQRTVELU,
                                  SANGI_ISOGENY_GROUPED};
    sangi_csidh_plan plan;

    for (unsigned m = 0; m < 4; m++) {
        const int method = methods[m];
        for (unsigned count = 1; count < 9; count++) {
            draw_primes(&plan, count);
            sangi_csidh_plan_cheapest(&plan, (sangi_isogeny_method)method);
            const unsigned long cost = planned(&plan, 0, count, 0, method);
            expect(cost == least(plan.prime, 0, count, 0, method), "the cheapest plan", count);
            sangi_csidh_plan_basic(&plan);
            expect(planned(&plan, 0, count, 0, method) >= cost, "the basic plan", count);
        }
        for (unsigned count = N; count > 20; count -= 9) {
            draw_primes(&plan, count);
            sangi_csidh_plan_cheapest(&plan, (sangi_isogeny_method)method);
            expect(depth(&plan, 0, count, 0) < SANGI_ISOGENY_MAX_POINTS, "a plan's depth", count);
        }
    }
}

static void check_rounds(void) {
    for (unsigned i = 0; i < 200; i++) {
        sangi_csidh_plan plan, basic;
        uint8_t others[N];
        int left[N], most = 0, seen[N] = {0};
        unsigned total = 0;
        for (size_t k = 0; k < N; k++) {
            left[k] = (int)draw_number(11) - 5;
            most = -left[k] > most ? -left[k] : most;
            total += left[k] < 0;
        }
        sangi_csidh_round_choose(&plan, left, -1, SANGI_CSIDH_OPTIMAL);
        sangi_csidh_round_choose(&basic, left, -1, SANGI_CSIDH_BASIC);
        expect(basic.count == total && plan.count <= total, "primes of a round", i);
        for (size_t k = 0; k < plan.count; k++) {
            expect(left[plan.prime[k]] < 0, "a prime with steps to go", i);
            expect(k == 0 || plan.prime[k - 1] < plan.prime[k], "ascending", i);
            seen[plan.prime[k]] = 1;
        }
        for (size_t k = 0; k < N; k++)
            expect(seen[k] || left[k] > -most, "a prime that must go", i);
        for (size_t k = 1; k < basic.count; k++)
            expect(basic.prime[k - 1] > basic.prime[k], "descending", i);
        const size_t rest = sangi_csidh_round_others(others, &plan);
        expect(rest + plan.count == N, "the other primes", i);
        for (size_t k = 0; k < rest; k++)
            expect(!seen[others[k]]++, "a prime that is not of the round", i);
    }
}

typedef struct {
    sangi_status status;
    unsigned calls;
} source;

static sangi_status give(void *context, uint8_t *bytes, size_t length) {
    source *const s = context;
    s->calls++;
    memset(bytes, 7, length);
    return s->status;
}

static int is(const uint8_t *bytes, size_t length, uint8_t value) {
    size_t i = 0;
    while (i < length && bytes[i] == value)
        i++;
    return i == length;
}

static void check_keys(void) {
    uint8_t key[65], seed[33], again[64];
    int8_t exponent[N];
    source good = {SANGI_OK, 0}, failing = {SANGI_RNG_FAILED, 0};

    memset(key, GUARD, sizeof key);
    memset(seed, GUARD, sizeof seed);
    for (size_t wrong = 0; wrong < 4; wrong++) {
        const size_t by = wrong % 2 ? 1 : (size_t)-1;
        const size_t first = wrong < 2 ? by : 0, second = wrong < 2 ? 0 : by;
        expect(sangi_csidh512_keygen_vartime(key, 64 + first, seed, 32 + second, give, &good) ==
                       SANGI_BAD_LENGTH &&
                   sangi_csidh512_public_vartime(key, 64 + first, exponent, N + second) ==
                       SANGI_BAD_LENGTH &&
                   sangi_csidh512_expand_vartime(exponent, N + first, seed, 32 + second) ==
                       SANGI_BAD_LENGTH &&
                   sangi_csidh512_derive_vartime(key, 64 + first, again, 64 + second, exponent,
                                                 N) == SANGI_BAD_LENGTH &&
                   sangi_csidh512_derive_vartime(key, 64, again, 64 + first, exponent,
                                                 N + second) == SANGI_BAD_LENGTH &&
                   sangi_csidh512_from_nibbles(exponent, N + first, key, 37 + second) ==
                       SANGI_BAD_LENGTH &&
                   sangi_csidh512_to_nibbles(key, 37 + first, exponent, N + second) ==
                       SANGI_BAD_LENGTH &&
                   sangi_csidh512_from_montgomery(key, 64 + first, again, 64 + second) ==
                       SANGI_BAD_LENGTH &&
                   sangi_csidh512_to_montgomery(key, 64 + first, again, 64 + second) ==
                       SANGI_BAD_LENGTH,
               "a wrong length", (unsigned)wrong);
    }
    expect(is(key, 65, GUARD) && is(seed, 33, GUARD) && good.calls == 0, "nothing is written", 0);

    expect(sangi_csidh512_keygen_vartime(key, 64, seed, 32, give, &failing) == SANGI_RNG_FAILED &&
               is(key, 64, 0) && is(seed, 32, 0),
           "keygen without randomness", 0);
    expect(sangi_csidh512_keygen_vartime(key, 64, seed, 32, give, &good) == SANGI_OK &&
               good.calls == 1 && is(seed, 32, 7) && key[64] == GUARD && seed[32] == GUARD,
           "keygen", 0);
    (void)sangi_csidh512_expand_vartime(exponent, N, seed, 32);
    (void)sangi_csidh512_public_vartime(again, 64, exponent, N);
    expect(memcmp(key, again, 64) == 0 && sangi_csidh512_validate(key, 64) == SANGI_OK,
           "the public key of a seed", 0);

    memset(again, 0, 64);
    again[0] = 2;
    memset(key, GUARD, 64);
    expect(sangi_csidh512_derive_vartime(key, 64, again, 64, exponent, N) == SANGI_BAD_PUBLIC_KEY &&
               is(key, 64, 0),
           "a key that is none", 0);
    memset(again, 0xff, 64);
    memset(key, GUARD, 64);
    expect(sangi_csidh512_derive_vartime(key, 64, again, 64, exponent, N) == SANGI_OUT_OF_RANGE &&
               is(key, 64, 0),
           "a key that is no number below p", 0);
    expect(sangi_csidh512_to_montgomery(again, 64, again, 64) == SANGI_OUT_OF_RANGE &&
               is(again, 64, 0),
           "nor is it converted", 0);
}

int main(void) {
    check_symbols();
    check_points();
    check_plans();
    check_rounds();
    check_keys();
    if (!failures)
        printf("csidh: ok\n");
    return failures != 0;
}
