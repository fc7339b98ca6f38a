/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `ctidh`: the action of CTIDH by secret keys of one key space, drawn uniformly. */
#include "ctidh/kernel.h"
#include "ctidh_answers.h"
#include "family.h"
#include "operands.h"

#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>

#include <stdlib.h>
#include <string.h>

enum { KEYS = 32 };

typedef struct {
    uint8_t secret[KEYS][CTIDH_SECRET], key[KEYS][CTIDH_KEY];
    uint8_t last[CTIDH_KEY]; /* what the next call of a chain takes */
} operands;

static sangi_status draw(void *seed, uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)(bench_draw(seed) >> 32);
    return SANGI_OK;
}

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands *made[2];
    const unsigned size = ((const ctidh_case *)c->spec)->size;
    operands **const of = &made[size == 512];

    if (*of || !(*of = malloc(sizeof **of)))
        return *of;
    for (size_t i = 0; i < KEYS; i++)
        (void)(size == 511 ? sangi_ctidh511_keygen : sangi_ctidh512_keygen)(
            (*of)->key[i], CTIDH_KEY, (*of)->secret[i], CTIDH_SECRET, draw, &seed);
    memcpy((*of)->last, (*of)->key[0], CTIDH_KEY);
    return *of;
}

static bool run(const ctidh_case *o, uint8_t *key, const uint8_t *secret) {
    return (o->op == CTIDH_ACTION ? o->kernel->action : o->kernel->blind)(o->size, key, secret);
}

/* The action starts from A = 0, so its calls make no chain. */
static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *const d = data;
    uint64_t right = 0;

    for (; calls; calls--, ++*at) {
        if (metric == BENCH_THROUGHPUT)
            memcpy(d->last, d->key[(*at + 1) % KEYS], CTIDH_KEY);
        right += run(c->spec, d->last, d->secret[*at % KEYS]);
        right ^= d->last[0];
    }
    return right;
}

static const char *check(const bench_case *c, void *data) {
    const ctidh_case *const o = c->spec;
    const ctidh_answer *const known = &ctidh_answers[o->size == 512];
    uint8_t key[CTIDH_KEY];

    (void)data;
    memcpy(key, known->public_b, CTIDH_KEY);
    if (!run(o, key, known->secret_a))
        return "a key is refused";
    if (memcmp(key, o->op == CTIDH_ACTION ? known->public_a : known->blinded, CTIDH_KEY) != 0)
        return "another curve than the known one";
    if (o->op == CTIDH_ACTION)
        return NULL;
    memset(key, 1, CTIDH_KEY);
    return run(o, key, known->secret_a) ? "a key that is none is accepted" : NULL;
}

const bench_family bench_family_ctidh = {open_case, check, NULL, loop, NULL, 1};
