/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `rsa`: the private operation, with one key for all libraries. */
#include "mod/reference.h"
#include "operands.h"
#include "rsa/case.h"
#include "rsa_key.h"

#include <string.h>

enum { LANES = 2, CHECKED = 4, EDGES = 3, WORDS = RSA_CASE_BYTES / 8, MAX_SETS = 8 };
enum { MOST = RSA_CASE_MOST * RSA_CASE_BYTES };

typedef struct {
    const rsa_library *library;
    const void *key;
    mod_modulus n;
    uint8_t z[LANES][MOST], begin[LANES][MOST];
} operands;

static bool fill(operands *d, const rsa_library *library, uint64_t seed) {
    d->n.bits = 8 * RSA_CASE_BYTES;
    d->n.words = WORDS;
    mod_from_bytes_be(d->n.n, WORDS, rsa_key_n, RSA_CASE_BYTES);
    mod_reference_complete(&d->n);
    for (size_t i = 0; i < LANES; i++) {
        for (size_t j = 0; j < MOST; j++)
            d->begin[i][j] = (uint8_t)bench_draw(&seed);
        for (size_t j = 0; j < MOST; j += RSA_CASE_BYTES)
            d->begin[i][j] &= 0x7f; /* below n, whose highest bit is set */
    }
    memcpy(d->z, d->begin, sizeof d->z);
    d->library = library;
    d->key = library->start();
    return d->key;
}

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands sets[MAX_SETS];
    static size_t count;
    const rsa_case *r = c->spec;
    for (size_t i = 0; i < count; i++)
        if (sets[i].library == r->library)
            return &sets[i];
    return count < MAX_SETS && fill(&sets[count], r->library, seed) ? &sets[count++] : NULL;
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *d = data;
    void (*kernel)(const void *, uint8_t *, const uint8_t *) = d->library->operate;
    const size_t lanes = metric == BENCH_LATENCY ? 0 : LANES - 1;
    (void)c;
    for (; calls; calls--, *at += 1) {
        uint8_t *z = d->z[*at & lanes];
        kernel(d->key, z, z);
    }
    return *d->z[0];
}

/* Whether out^e is in. */
static bool one_holds(const operands *d, const uint8_t *out, const uint8_t *in) {
    uint64_t x[WORDS], y[WORDS], e[WORDS];
    mod_from_bytes_be(x, WORDS, in, RSA_CASE_BYTES);
    mod_from_bytes_be(y, WORDS, out, RSA_CASE_BYTES);
    mod_from_bytes_be(e, WORDS, rsa_key_e, sizeof rsa_key_e);
    if (!mod_reference_below(y, d->n.n, WORDS))
        return false;
    mod_reference_exp(&d->n, y, y, e);
    return memcmp(x, y, sizeof x) == 0;
}

static bool holds(const operands *d, const uint8_t *out, const uint8_t *in) {
    for (size_t i = 0; i < d->library->messages; i++)
        if (!one_holds(d, out + i * RSA_CASE_BYTES, in + i * RSA_CASE_BYTES))
            return false;
    return true;
}

static bool chain_agrees(const bench_case *c, operands *d, bench_metric metric) {
    const size_t lanes = metric == BENCH_LATENCY ? 1 : LANES;
    size_t at = 0;
    memcpy(d->z, d->begin, sizeof d->z);
    for (size_t i = 0; i < CHECKED; i++) {
        uint8_t before[MOST];
        memcpy(before, d->z[i % lanes], sizeof before);
        loop(c, d, metric, &at, 1);
        if (!holds(d, d->z[i % lanes], before))
            return false;
    }
    return true;
}

/* 0, 1 and n - 1. */
static bool edges_agree(const operands *d) {
    uint8_t edge[EDGES][MOST] = {{0}}, out[MOST];
    for (size_t j = 0; j < MOST; j += RSA_CASE_BYTES) {
        edge[1][j + RSA_CASE_BYTES - 1] = 1;
        memcpy(edge[2] + j, rsa_key_n, RSA_CASE_BYTES);
        edge[2][j + RSA_CASE_BYTES - 1] -= 1;
    }
    for (size_t i = 0; i < EDGES; i++) {
        d->library->operate(d->key, out, edge[i]);
        if (!holds(d, out, edge[i]))
            return false;
    }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    if (!chain_agrees(c, data, BENCH_LATENCY) || !chain_agrees(c, data, BENCH_THROUGHPUT))
        return "a result raised to e is not what it was made from";
    return edges_agree(data) ? NULL : "an edge value differs from the reference";
}

static size_t elements(const bench_case *c) {
    const rsa_case *r = c->spec;
    return r->library->messages;
}

const bench_family bench_family_rsa = {open_case, check, NULL, loop, elements, 1};
