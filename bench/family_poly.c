/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `poly`: products of any shape, uniform coefficients within its bounds. */
#include "family.h"
#include "operands.h"
#include "poly/case.h"

#include <stdlib.h>
#include <string.h>

enum { STREAM = 16 };

typedef struct {
    int32_t a[STREAM][POLY_MOST], b[STREAM][POLY_MOST];
    uint32_t c[POLY_MOST];
} operands;

static void draw(int32_t *x, size_t n, uint32_t bound, uint64_t *state) {
    for (size_t i = 0; i < n; i++)
        x[i] = (int32_t)((int64_t)(bench_draw(state) % (2 * (uint64_t)bound + 1)) - bound);
}

static void *open_case(const bench_case *c, uint64_t seed) {
    const poly_case *const p = c->spec;
    operands *const d = calloc(1, sizeof *d);

    for (size_t i = 0; d && i < STREAM; i++) {
        draw(d->a[i], p->shape.n, p->shape.a, &seed);
        draw(d->b[i], p->shape.n, p->shape.b, &seed);
    }
    return d;
}

/* Whether a product is what the definition says, each term modulo q. */
static bool right(const poly_case *p, const int32_t *a, const int32_t *b) {
    static int64_t sum[2 * POLY_MOST];
    static uint32_t got[POLY_MOST];
    const size_t n = p->shape.n;
    const int64_t q = p->shape.q;

    memset(sum, 0, sizeof sum);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            sum[i + j] += (int64_t)a[i] * b[j] % q;
    for (size_t i = 2 * n - 1; i-- > n;) {
        if (p->shape.form == SANGI_RING_PRIME)
            sum[i - n + 1] += sum[i];
        sum[i - n] += p->shape.form == SANGI_RING_NEGACYCLIC ? -sum[i] : sum[i];
    }
    p->kernel(got, a, b, &p->shape);
    for (size_t i = 0; i < n; i++)
        if ((got[i] - sum[i]) % q != 0 || got[i] >= q)
            return false;
    return true;
}

static const char *check(const bench_case *c, void *data) {
    static int32_t high[POLY_MOST], other[POLY_MOST];
    const poly_case *const p = c->spec;
    const operands *const d = data;

    for (size_t i = 0; i < p->shape.n; i++) {
        high[i] = (int32_t)p->shape.a;
        other[i] = i % 2 ? (int32_t)p->shape.b : -(int32_t)p->shape.b;
    }
    if (!right(p, high, other))
        return "an extreme differs";
    return right(p, d->a[0], d->b[0]) ? NULL : "a random product differs";
}

/* For latency, the place of the next operands depends on the result of the product before. */
static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const poly_case *const p = c->spec;
    operands *const d = data;
    uint64_t seen = 0;

    for (; calls; calls--) {
        const size_t i = *at % STREAM;

        p->kernel(d->c, d->a[i], d->b[i], &p->shape);
        seen += d->c[0];
        *at = i + 1 + (metric == BENCH_LATENCY ? d->c[p->shape.n - 1] & STREAM << 20 : 0);
    }
    return seen;
}

const bench_family bench_family_poly = {open_case, check, NULL, loop, NULL, 1};
