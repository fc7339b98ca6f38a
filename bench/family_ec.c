/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `ec`: multiples of points of P-256, with random scalars. */
#include "ec/reference.h"
#include "operands.h"

#include <string.h>

enum { CHAINS = 4, STREAM = 64, CHECKED = 8, EDGES = 4, MAX_SETS = 8 };

typedef uint8_t pair[2 * EC_BYTES];

typedef struct {
    const ec_library *library;
    void *curve;
    pair z[CHAINS];
    uint8_t scalars[STREAM][EC_BYTES];
} operands;

static bool fill(operands *d, const ec_library *library, uint64_t seed) {
    for (size_t i = 0; i < STREAM; i++)
        for (size_t j = 0; j < EC_BYTES; j++)
            d->scalars[i][j] = (uint8_t)bench_draw(&seed);
    for (size_t i = 0; i < CHAINS; i++)
        memcpy(d->z[i], ec_generator, sizeof ec_generator);
    d->library = library;
    d->curve = library->start();
    return d->curve;
}

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands sets[MAX_SETS];
    static size_t count;
    const ec_case *e = c->spec;
    for (size_t i = 0; i < count; i++)
        if (sets[i].library == e->library)
            return &sets[i];
    return count < MAX_SETS && fill(&sets[count], e->library, seed) ? &sets[count++] : NULL;
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *d = data;
    void (*kernel)(void *, uint8_t *, const uint8_t *, const uint8_t *) = d->library->multiply;
    const size_t chains = metric == BENCH_LATENCY ? 0 : CHAINS - 1;
    (void)c;
    for (; calls; calls--, *at = (*at + 1) % STREAM) {
        uint8_t *z = d->z[*at & chains];
        kernel(d->curve, z, d->scalars[*at], z);
    }
    return *d->z[0];
}

static bool chain_agrees(const bench_case *c, operands *d, bench_metric metric) {
    const size_t chains = metric == BENCH_LATENCY ? 1 : CHAINS;
    size_t at = 0;
    pair z[CHAINS];
    memcpy(z, d->z, sizeof z);
    for (size_t i = 0; i < CHECKED; i++)
        ec_reference_multiply(z[i % chains], d->scalars[i], z[i % chains]);
    loop(c, d, metric, &at, CHECKED);
    return memcmp(z, d->z, sizeof z) == 0;
}

/* The multiples by 1, 2, 16 and 2^255. */
static bool edges_agree(const operands *d) {
    uint8_t scalar[EDGES][EC_BYTES] = {{0}, {0}, {0}, {0x80}};
    pair got, expected;
    scalar[0][EC_BYTES - 1] = 1;
    scalar[1][EC_BYTES - 1] = 2;
    scalar[2][EC_BYTES - 1] = 16;
    for (size_t i = 0; i < EDGES; i++) {
        d->library->multiply(d->curve, got, scalar[i], d->z[0]);
        ec_reference_multiply(expected, scalar[i], d->z[0]);
        if (memcmp(got, expected, sizeof got) != 0)
            return false;
    }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    if (!chain_agrees(c, data, BENCH_LATENCY))
        return "a chain of results differs from the reference";
    if (!chain_agrees(c, data, BENCH_THROUGHPUT))
        return "independent results differ from the reference";
    return edges_agree(data) ? NULL : "an edge value differs from the reference";
}

const bench_family bench_family_ec = {open_case, check, NULL, loop, NULL, 1};
