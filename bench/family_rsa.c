/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `rsa`: the private and the public operation, with one key for all libraries. */
#include "mod/reference.h"
#include "operands.h"
#include "rsa/case.h"

#include <string.h>

enum { LANES = 2, CHECKED = 4, EDGES = 3, MAX_SETS = 32 };
enum { MOST = RSA_CASE_MOST * RSA_CASE_MAX_BYTES };

typedef struct {
    const rsa_case *of;
    void *key;
    mod_modulus n;
    size_t bytes;
    uint8_t z[LANES][MOST], begin[LANES][MOST];
} operands;

static bool fill(operands *d, const rsa_case *of, uint64_t seed) {
    const rsa_case_number *n = &of->key->n;
    d->of = of;
    d->bytes = n->length;
    d->n.bits = 8 * n->length;
    d->n.words = n->length / 8;
    mod_from_bytes_be(d->n.n, d->n.words, n->bytes, n->length);
    mod_reference_complete(&d->n);
    for (size_t i = 0; i < LANES; i++) {
        for (size_t j = 0; j < MOST; j++)
            d->begin[i][j] = (uint8_t)bench_draw(&seed);
        for (size_t j = 0; j < MOST; j += d->bytes)
            d->begin[i][j] &= 0x7f; /* below n, whose highest bit is set */
    }
    memcpy(d->z, d->begin, sizeof d->z);
    d->key = of->library->start(of->key);
    return d->key;
}

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands sets[MAX_SETS];
    static size_t count;
    for (size_t i = 0; i < count; i++)
        if (sets[i].of == c->spec)
            return &sets[i];
    return count < MAX_SETS && fill(&sets[count], c->spec, seed) ? &sets[count++] : NULL;
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *d = data;
    void (*kernel)(void *, uint8_t *, const uint8_t *) = d->of->library->operate;
    const size_t lanes = metric == BENCH_LATENCY ? 0 : LANES - 1;
    (void)c;
    for (; calls; calls--, *at += 1) {
        uint8_t *z = d->z[*at & lanes];
        kernel(d->key, z, z);
    }
    return *d->z[0];
}

/* Whether x^e is y. */
static bool power_holds(const operands *d, const uint8_t *from, const uint8_t *to) {
    const rsa_case_number *exponent = &d->of->key->e;
    const size_t words = d->n.words;
    uint64_t x[MOD_MAX_WORDS], y[MOD_MAX_WORDS], e[MOD_MAX_WORDS];
    mod_from_bytes_be(x, words, from, d->bytes);
    mod_from_bytes_be(y, words, to, d->bytes);
    mod_from_bytes_be(e, words, exponent->bytes, exponent->length);
    if (!mod_reference_below(x, d->n.n, words))
        return false;
    mod_reference_exp(&d->n, x, x, e);
    return memcmp(x, y, words * sizeof *x) == 0;
}

static bool holds(const operands *d, const uint8_t *out, const uint8_t *in) {
    for (size_t i = 0; i < d->of->library->messages; i++, out += d->bytes, in += d->bytes)
        if (!(d->of->open ? power_holds(d, in, out) : power_holds(d, out, in)))
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
    static uint8_t edge[EDGES][MOST], out[MOST];
    for (size_t j = 0; j < RSA_CASE_MOST * d->bytes; j += d->bytes) {
        edge[1][j + d->bytes - 1] = 1;
        memcpy(edge[2] + j, d->of->key->n.bytes, d->bytes);
        edge[2][j + d->bytes - 1] -= 1;
    }
    for (size_t i = 0; i < EDGES; i++) {
        d->of->library->operate(d->key, out, edge[i]);
        if (!holds(d, out, edge[i]))
            return false;
    }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    if (!chain_agrees(c, data, BENCH_LATENCY) || !chain_agrees(c, data, BENCH_THROUGHPUT))
        return "a result and what it was made from are not powers of each other";
    return edges_agree(data) ? NULL : "an edge value differs from the reference";
}

static size_t elements(const bench_case *c) {
    const rsa_case *r = c->spec;
    return r->library->messages;
}

const bench_family bench_family_rsa = {open_case, check, NULL, loop, elements, 1};
