/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `ctidh`: the action of CTIDH by secret keys of one key space, drawn uniformly. */
#include "ctidh/kernel.h"
#include "ctidh_answers.h"
#include "family.h"
#include "operands.h"

#include <sangi/ctidh1024.h>
#include <sangi/ctidh2048.h>
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>

#include <stdlib.h>
#include <string.h>

/* Those of 2048 bits take two thirds of a second each to make. */
enum { KEYS = 32, FEW = 6 };

typedef struct {
    uint8_t secret[KEYS][CTIDH_SECRET], key[KEYS][CTIDH_KEY];
    uint8_t last[CTIDH_MANY * CTIDH_KEY]; /* what the next call of a chain takes */
} operands;

static sangi_status draw(void *seed, uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)(bench_draw(seed) >> 32);
    return SANGI_OK;
}

typedef sangi_status keygen_function(uint8_t *, size_t, uint8_t *, size_t, sangi_rng, void *);

/* The number of keys of a size. */
static size_t keys_of(unsigned size) { return size < CTIDH_1024 ? KEYS : FEW; }

static void *open_case(const bench_case *c, uint64_t seed) {
    static keygen_function *const keygen[CTIDH_SIZES] = {
        sangi_ctidh511_keygen, sangi_ctidh512_keygen, sangi_ctidh512f_keygen,
        sangi_ctidh1024_keygen, sangi_ctidh2048_keygen};
    static operands *made[CTIDH_SIZES];
    const unsigned size = ((const ctidh_case *)c->spec)->size;
    operands **const of = &made[size];

    if (*of || !(*of = malloc(sizeof **of)))
        return *of;
    for (size_t i = 0; i < keys_of(size); i++)
        (void)keygen[size]((*of)->key[i], ctidh_sizes[size].key, (*of)->secret[i],
                           ctidh_sizes[size].secret, draw, &seed);
    for (size_t i = 0; i < CTIDH_MANY; i++)
        memcpy((*of)->last + ctidh_sizes[size].key * i, (*of)->key[0], ctidh_sizes[size].key);
    return *of;
}

static bool run(const ctidh_case *o, uint8_t *key, const uint8_t *secret) {
    return (o->op == CTIDH_ACTION ? o->kernel->action : o->kernel->blind)(o->size, key, secret);
}

static size_t elements(const bench_case *c) {
    return ((const ctidh_case *)c->spec)->kernel->many ? CTIDH_MANY : 1;
}

/* The action starts from A = 0, so its calls make no chain. */
static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *const d = data;
    const unsigned size = ((const ctidh_case *)c->spec)->size;
    const size_t keys = keys_of(size), count = elements(c);
    uint8_t secret[CTIDH_MANY * CTIDH_SECRET];
    uint64_t right = 0;

    for (; calls; calls--, ++*at) {
        for (size_t i = 0; i < count; i++) {
            const size_t number = *at * count + i;
            if (metric == BENCH_THROUGHPUT)
                memcpy(d->last + ctidh_sizes[size].key * i, d->key[(number + 1) % keys],
                       ctidh_sizes[size].key);
            memcpy(secret + ctidh_sizes[size].secret * i, d->secret[number % keys],
                   ctidh_sizes[size].secret);
        }
        right += run(c->spec, d->last, secret);
        right ^= d->last[0];
    }
    return right;
}

/* The known answer in one place of eight, beside actions of other keys. */
static const char *check_many(const ctidh_case *o, const operands *d) {
    const ctidh_answer *const known = &ctidh_answers[o->size];
    const size_t length = ctidh_sizes[o->size].key, bytes = ctidh_sizes[o->size].secret;
    const size_t made = keys_of(o->size);
    uint8_t keys[CTIDH_MANY * CTIDH_KEY], secrets[CTIDH_MANY * CTIDH_SECRET];

    for (size_t i = 0; i < CTIDH_MANY; i++) {
        memcpy(keys + length * i, known->public_b, length);
        memcpy(secrets + bytes * i, i == 3 ? known->secret_a : d->secret[i % made], bytes);
    }
    if (!run(o, keys, secrets))
        return "a key is refused";
    if (memcmp(keys + length * 3, o->op == CTIDH_ACTION ? known->public_a : known->blinded,
               length) != 0)
        return "another curve than the known one";
    if (o->op == CTIDH_ACTION)
        return NULL;
    memset(keys + length * 5, 1, length);
    return run(o, keys, secrets) ? "a key that is none is accepted" : NULL;
}

static const char *check(const bench_case *c, void *data) {
    const ctidh_case *const o = c->spec;
    const ctidh_answer *const known = &ctidh_answers[o->size];
    const size_t length = ctidh_sizes[o->size].key;
    uint8_t key[CTIDH_KEY];

    if (o->kernel->many)
        return check_many(o, data);
    memcpy(key, known->public_b, CTIDH_KEY);
    if (!run(o, key, known->secret_a))
        return "a key is refused";
    if (memcmp(key, o->op == CTIDH_ACTION ? known->public_a : known->blinded, length) != 0)
        return "another curve than the known one";
    if (o->op == CTIDH_ACTION)
        return NULL;
    memset(key, 1, CTIDH_KEY);
    return run(o, key, known->secret_a) ? "a key that is none is accepted" : NULL;
}

const bench_family bench_family_ctidh = {open_case, check, NULL, loop, elements, 1};
