/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of any shape against their definition; what has no exact way is refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/ring.h>

enum { MOST = 4096, GUARD = 0x5a5a5a5a };

static int failures;
static uint64_t state = 7;

static uint64_t draw(void) { /* splitmix64 */
    uint64_t z = state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static void expect(int holds, const sangi_ring_shape *s, const char *what) {
    if (!holds) {
        printf("n %u form %u q %u A %u B %u k %u: %s\n", s->n, s->form, s->q, s->a, s->b,
               s->products, what);
        failures++;
    }
}

/* c <- the sum of products by the definition, in integers to the end, or each product modulo q
 * where 64 bits do not hold the sum. */
static void define(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *s) {
    static int64_t sum[2 * MOST];
    const size_t n = s->n;
    const int fits = (uint64_t)s->a * s->b < (uint64_t)1 << 42;

    memset(sum, 0, 2 * n * sizeof *sum);
    for (size_t k = 0; k < s->products; k++)
        for (size_t i = 0; i < n; i++)
            for (size_t j = 0; j < n; j++) {
                const int64_t product = (int64_t)a[n * k + i] * b[n * k + j];

                sum[i + j] += fits ? product : product % (int64_t)s->q;
            }
    for (size_t i = 2 * n - 1; i-- > n;) {
        if (s->form == SANGI_RING_PRIME)
            sum[i - n + 1] += sum[i];
        sum[i - n] += s->form == SANGI_RING_NEGACYCLIC ? -sum[i] : sum[i];
    }
    for (size_t i = 0; i < n; i++) {
        const int64_t r = sum[i] % (int64_t)s->q;

        c[i] = (uint32_t)(r < 0 ? r + s->q : r);
    }
}

enum { GREATEST, LEAST, ALTERNATING, ZERO, ONE, RANDOM };
/* How the coefficients of a and of b are chosen. */
static const int kinds[][2] = {
    {GREATEST, GREATEST},    {LEAST, GREATEST},    {ALTERNATING, GREATEST},
    {GREATEST, ALTERNATING}, {LEAST, ALTERNATING}, {ALTERNATING, ALTERNATING},
    {ZERO, LEAST},           {ONE, LEAST},         {RANDOM, RANDOM},
    {RANDOM, RANDOM},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static int32_t coefficient(uint32_t bound, int kind, size_t i) {
    switch (kind) {
    case GREATEST:
        return (int32_t)bound;
    case LEAST:
        return -(int32_t)bound;
    case ALTERNATING:
        return i % 2 ? (int32_t)bound : -(int32_t)bound;
    case ZERO:
    case ONE:
        return kind == ONE;
    default:
        return (int32_t)((int64_t)(draw() % (2 * (uint64_t)bound + 1)) - bound);
    }
}

/* One coefficient beyond its bound, the last of x, is refused; x is a or b. */
static void refuses(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *s,
                    int32_t *scratch, size_t words, int32_t *x, uint32_t bound) {
    int32_t *const last = &x[s->n * (size_t)s->products - 1], kept = *last;
    const int32_t wrong[] = {INT32_MIN, bound < INT32_MAX ? (int32_t)bound + 1 : INT32_MIN,
                             -(int32_t)bound - 1};

    for (size_t i = 0; i < 3; i++) {
        uint32_t any = 0;

        *last = wrong[i];
        expect(sangi_ring_inner_checked(c, a, b, s, scratch, words) == SANGI_OUT_OF_RANGE, s,
               "a coefficient beyond its bound is taken");
        for (size_t j = 0; j < s->n; j++)
            any |= c[j];
        expect(!any, s, "a refusal leaves a product");
    }
    *last = kept;
}

static void expect_method(sangi_ring_shape s, const char *method) {
    const char *const got = sangi_ring_method_of(&s);

    expect(got && strcmp(got, method) == 0, &s, "the method is another");
}

static void check(const sangi_ring_shape *s, const char *method) {
    const size_t count = s->n * (size_t)s->products, words = SANGI_RING_SCRATCH((size_t)s->n);
    int32_t *const a = malloc(count * sizeof *a), *const b = malloc(count * sizeof *b);
    int32_t *const scratch = malloc((words + 1) * sizeof *scratch);
    uint32_t *const c = malloc((s->n + 1) * sizeof *c), *const want = malloc(s->n * sizeof *c);

    expect_method(*s, method);
    for (size_t kind = 0; kind < KINDS; kind++) {
        for (size_t i = 0; i < count; i++) {
            a[i] = coefficient(s->a, kinds[kind][0], i);
            b[i] = coefficient(s->b, kinds[kind][1], i);
        }
        scratch[words] = GUARD;
        c[s->n] = GUARD;
        expect(sangi_ring_inner(c, a, b, s, scratch, words) == SANGI_OK, s, "refused");
        define(want, a, b, s);
        expect(memcmp(c, want, s->n * sizeof *c) == 0, s, "the product differs");
        if (kind < 3 || kind == KINDS - 1) {
            c[0] = GUARD;
            expect(sangi_ring_inner_checked(c, a, b, s, scratch, words) == SANGI_OK, s,
                   "refused though within the bounds");
            expect(memcmp(c, want, s->n * sizeof *c) == 0, s, "the checked product differs");
        }
        if (kind == KINDS - 1 && s->n > 8 && s->form < SANGI_RING_PRIME &&
            s->q > 2) { /* the control */
            sangi_ring_shape other = *s;

            other.form = SANGI_RING_CYCLIC - s->form;
            define(want, a, b, &other);
            expect(memcmp(c, want, s->n * sizeof *c) != 0, s, "another ring's product is the same");
        }
        expect(scratch[words] == GUARD && c[s->n] == GUARD, s, "written outside");
    }
    refuses(c, a, b, s, scratch, words, a, s->a);
    refuses(c, a, b, s, scratch, words, b, s->b);
    c[0] = GUARD;
    expect(sangi_ring_inner(c, a, b, s, scratch, words - 1) == SANGI_BAD_MEMORY, s,
           "too little memory was taken");
    expect(sangi_ring_inner_checked(c, a, b, s, scratch, words - 1) == SANGI_BAD_MEMORY, s,
           "too little memory was taken by the checked product");
    expect(c[0] == GUARD, s, "a refusal wrote something");
    free(a);
    free(b);
    free(scratch);
    free(c);
    free(want);
}

static void refused(sangi_ring_shape s) {
    uint32_t c = GUARD;
    int32_t a = 1, b = 1, scratch = 1;

    expect(!sangi_ring_method_of(&s), &s, "a method for what has none");
    expect(sangi_ring_inner(&c, &a, &b, &s, &scratch, (size_t)-1) == SANGI_BAD_SHAPE, &s,
           "taken, though no way is exact");
    expect(sangi_ring_inner_checked(&c, &a, &b, &s, &scratch, (size_t)-1) == SANGI_BAD_SHAPE, &s,
           "taken and checked, though no way is exact");
    expect(c == GUARD, &s, "a refusal wrote something");
}

int main(void) {
    static const sangi_ring_shape known[] = {
        {256, SANGI_RING_NEGACYCLIC, 8192, 4096, 4, 3}, /* Saber */
        {761, SANGI_RING_PRIME, 4591, 2295, 1, 1},      /* sntrup761 */
        {761, SANGI_RING_PRIME, 3, 1, 1, 1},            /* and modulo 3 */
        {701, SANGI_RING_CYCLIC, 8192, 4096, 1, 1},     /* NTRU-HRSS */
        {509, SANGI_RING_CYCLIC, 2048, 1024, 1, 1},     /* NTRU-HPS */
        {1024, SANGI_RING_NEGACYCLIC, 251, 125, 1, 1},  /* LAC */
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        check(&known[i], "one prime");
    for (uint32_t form = 0; form < 3; form++) {
        for (uint32_t n = 2; n < 40; n++)
            check(&(sangi_ring_shape){n, form, (uint32_t)(2 + draw() % 9000), 100, 9, 2},
                  "one prime");
        for (uint32_t n = 41; n < 300; n += 37)
            check(&(sangi_ring_shape){n, form, 1u << 31, 1 << 20, 1 << 18, 3}, "two primes");
    }
    check(&(sangi_ring_shape){256, SANGI_RING_NEGACYCLIC, 3329, 1664, 1664, 4}, "two primes");
    check(&(sangi_ring_shape){2048, SANGI_RING_PRIME, 65537, 1 << 20, 1 << 10, 1}, "two primes");
    check(&(sangi_ring_shape){4096, SANGI_RING_CYCLIC, 2, 1, 1, 1}, "one prime");
    check(&(sangi_ring_shape){4096, SANGI_RING_NEGACYCLIC, 3, 1 << 13, 2, 1}, "two primes");

    /* The bound itself: 2 n k A B is 134176768 for n = 64, k = 1, A = 1048256, B = 1, and p0 is one
     * more. */
    check(&(sangi_ring_shape){64, SANGI_RING_NEGACYCLIC, 1000003, 1048256, 1, 1}, "one prime");
    check(&(sangi_ring_shape){64, SANGI_RING_NEGACYCLIC, 1000003, 1048257, 1, 1}, "two primes");
    check(&(sangi_ring_shape){2, SANGI_RING_NEGACYCLIC, 1000003, 1 << 26, 1 << 24, 1},
          "two primes");

    /* The same for two primes: (p0 p1 - 1) / 2 is between 64 A 65464 and 64 A 65465. */
    check(&(sangi_ring_shape){64, SANGI_RING_NEGACYCLIC, 1u << 31, INT32_MAX, 65464, 1},
          "two primes");
    check(&(sangi_ring_shape){64, SANGI_RING_NEGACYCLIC, 1u << 31, INT32_MAX, 65465, 1},
          "three primes");
    check(&(sangi_ring_shape){256, SANGI_RING_CYCLIC, 2147483629, 1 << 26, 1 << 26, 2},
          "three primes");
    for (uint32_t form = 0; form < 3; form++) {
        for (uint32_t n = 2; n < 40; n += 1 + form)
            check(&(sangi_ring_shape){n, form, (uint32_t)(2 + draw() % (INT32_MAX - 2)), INT32_MAX,
                                      INT32_MAX - 1, 2},
                  "three primes");
        check(&(sangi_ring_shape){300, form, 1u << 31, 1 << 30, 1 << 30, 1}, "three primes");
    }

    /* 2^18 A B is at most (p0 p1 p2 - 1) / 2 for this B, and beyond it for the next. */
    expect_method((sangi_ring_shape){1024, 0, 17, 2147388453, 2142895939, 256}, "three primes");
    refused((sangi_ring_shape){1024, 0, 17, 2147388453, 2142895940, 256});
    /* Uniform coefficients modulo 2^31, centred. */
    for (uint32_t n = 2; n <= 2048; n++)
        for (uint32_t form = 0; form < 3; form++)
            expect_method((sangi_ring_shape){n, form, 1u << 31, 1 << 30, 1 << 30, 256},
                          "three primes");
    refused((sangi_ring_shape){1, 0, 17, 8, 8, 1});
    refused((sangi_ring_shape){2049, 0, 17, 8, 8, 1});
    refused((sangi_ring_shape){4096, SANGI_RING_PRIME, 17, 8, 8, 1});
    refused((sangi_ring_shape){8192, 0, 17, 8, 8, 1});
    refused((sangi_ring_shape){64, 3, 17, 8, 8, 1});
    refused((sangi_ring_shape){64, 0, 1, 8, 8, 1});
    refused((sangi_ring_shape){64, 0, 0, 8, 8, 1});
    refused((sangi_ring_shape){64, 0, (1u << 31) + 1, 8, 8, 1});
    refused((sangi_ring_shape){64, 0, 17, 0, 8, 1});
    refused((sangi_ring_shape){64, 0, 17, 8, 0, 1});
    refused((sangi_ring_shape){64, 0, 17, 1, 1u << 31, 1});
    refused((sangi_ring_shape){64, 0, 17, UINT32_MAX, 1, 1});
    refused((sangi_ring_shape){64, 0, 17, 8, 8, 0});
    refused((sangi_ring_shape){64, 0, 17, 8, 8, 257});
    return failures != 0;
}
