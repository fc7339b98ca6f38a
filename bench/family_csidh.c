/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `csidh`: the action on curves, validation of public keys, derivation with validation.
 */
#include "csidh/kernel.h"
#include "csidh_answers.h"
#include "family.h"
#include "operands.h"

#include <sangi/csidh512.h>

#include <stdlib.h>
#include <string.h>

/* The public keys take a second, so that they are made where a case wants them. */
typedef struct {
    csidh_secret secret[CSIDH_KEYS];
    uint8_t key[CSIDH_KEYS][CSIDH_KEY];
    sangi_p511 curve[CSIDH_KEYS];
    uint8_t last[CSIDH_KEY];              /* what the next call of a chain takes */
    uint8_t many[CSIDH_MANY * CSIDH_KEY]; /* the same of eight at once */
    sangi_p511 last_curve;
} operands;

static void act(const csidh_case *c, sangi_p511 *a, const int8_t *exponent) {
    static const sangi_isogeny_method methods[] = {
        [CSIDH_VELU] = SANGI_ISOGENY_VELU,
        [CSIDH_ADDSKIP] = SANGI_ISOGENY_ADDSKIP,
        [CSIDH_SQRTVELU] = SANGI_ISOGENY_SQRTVELU,
        [CSIDH_GROUPED] = SANGI_ISOGENY_GROUPED,
    };
    static const sangi_csidh_strategy strategies[] = {
        [CSIDH_BASIC] = SANGI_CSIDH_BASIC,
        [CSIDH_OPTIMAL] = SANGI_CSIDH_OPTIMAL,
    };
    c->kernel->act(a, exponent, methods[c->method], strategies[c->strategy]);
}

static void draw(csidh_secret *s, uint64_t *seed) {
    for (size_t i = 0; i < CSIDH_EXPONENTS; i++)
        s->exponent[i] = (int8_t)((int)(bench_draw(seed) % 11) - 5);
    (void)sangi_csidh512_to_nibbles(s->nibbles, CSIDH_SECRET, s->exponent, CSIDH_EXPONENTS);
}

/* One published key, and the curve that everybody starts from. */
static void *open_key(unsigned number) {
    static operands kept;
    const uint8_t seed[SANGI_CSIDH512_SEED_BYTES] = {(uint8_t)number};
    (void)sangi_csidh512_expand_vartime(kept.secret[number].exponent, CSIDH_EXPONENTS, seed,
                                        sizeof seed);
    return &kept;
}

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands *made;
    const csidh_case *const o = c->spec;
    if (o->key)
        return open_key(o->key - 1);
    if (made || !(made = malloc(sizeof *made)))
        return made;
    for (size_t i = 0; i < CSIDH_KEYS; i++) {
        draw(&made->secret[i], &seed);
        (void)sangi_csidh512_public_vartime(made->key[i], CSIDH_KEY, made->secret[i].exponent,
                                            CSIDH_EXPONENTS);
        (void)sangi_p511_from_bytes(&made->curve[i], made->key[i], CSIDH_KEY);
    }
    memcpy(made->last, made->key[0], CSIDH_KEY);
    memcpy(made->many, made->key[0], sizeof made->many);
    made->last_curve = made->curve[0];
    return made;
}

/* The next eight secrets, with keys that are theirs already or the next of those published. */
static bool derive_many(const csidh_case *o, operands *d, bench_metric metric, size_t at) {
    int8_t exponent[CSIDH_MANY][CSIDH_EXPONENTS];
    for (size_t i = 0; i < CSIDH_MANY; i++) {
        const size_t number = (CSIDH_MANY * at + i) % CSIDH_KEYS;
        memcpy(exponent[i], d->secret[number].exponent, CSIDH_EXPONENTS);
        if (metric == BENCH_THROUGHPUT)
            memcpy(d->many + CSIDH_KEY * i, d->key[(number + 1) % CSIDH_KEYS], CSIDH_KEY);
    }
    return o->kernel->derive_x8(d->many, exponent[0]);
}

/*
 * Keys differ in what they cost.  A batch of derivations has one key, as a peer in another process
 * takes them; a chain goes on with the curve that it reached.
 */
static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const csidh_case *const o = c->spec;
    operands *const d = data;
    uint64_t right = 0;
    if (o->op == CSIDH_DERIVE) {
        if (metric == BENCH_THROUGHPUT)
            memcpy(d->last, d->key[(*at + 1) % CSIDH_KEYS], CSIDH_KEY);
        right = o->kernel->derive(d->last, &d->secret[*at % CSIDH_KEYS], calls);
        *at += calls;
        return right;
    }
    for (; calls; calls--, ++*at) {
        if (o->op == CSIDH_DERIVE_X8) {
            right += derive_many(o, d, metric, *at);
            continue;
        }
        if (o->op == CSIDH_VALIDATE) {
            right += o->kernel->validate(d->key[(*at + right) % CSIDH_KEYS]);
            continue;
        }
        const size_t chosen = o->key ? o->key - 1 : *at % CSIDH_KEYS;
        if (o->key)
            sangi_p511_from_u64(&d->last_curve, 0);
        else if (metric == BENCH_THROUGHPUT)
            d->last_curve = d->curve[(*at + 1) % CSIDH_KEYS];
        act(o, &d->last_curve, d->secret[chosen].exponent);
        right ^= d->last_curve.limb[0];
    }
    return right;
}

/* Keys that are none: of an ordinary curve, and of the singular one. */
static const uint8_t bad[][CSIDH_KEY] = {{1}, {2}};

/* The same for all keys: once is enough. */
static const char *check_action(const csidh_case *o) {
    static const csidh_kernel *checked[SANGI_ISOGENY_METHODS][2];
    int8_t exponent[CSIDH_EXPONENTS];
    uint8_t found[CSIDH_KEY];
    sangi_p511 a;

    if (checked[o->method][o->strategy] == o->kernel)
        return NULL;
    (void)sangi_csidh512_from_nibbles(exponent, CSIDH_EXPONENTS, csidh_secret_a, CSIDH_SECRET);
    (void)sangi_p511_from_bytes(&a, csidh_public_b, CSIDH_KEY);
    act(o, &a, exponent);
    (void)sangi_p511_to_bytes(found, CSIDH_KEY, &a);
    if (memcmp(found, csidh_shared, CSIDH_KEY) != 0)
        return "another curve than the known one";
    checked[o->method][o->strategy] = o->kernel;
    return NULL;
}

static const char *check_validation(const csidh_case *o) {
    if (!o->kernel->validate(csidh_public_b))
        return "a public key is refused";
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (o->kernel->validate(bad[i]))
            return "a key that is none is accepted";
    return NULL;
}

static const char *check_derivation(const csidh_case *o, const operands *d) {
    csidh_secret secret;
    uint8_t key[CSIDH_KEY], wanted[CSIDH_KEY];

    memcpy(secret.nibbles, csidh_secret_a, CSIDH_SECRET);
    (void)sangi_csidh512_from_nibbles(secret.exponent, CSIDH_EXPONENTS, csidh_secret_a,
                                      CSIDH_SECRET);
    memcpy(key, csidh_public_b, CSIDH_KEY);
    if (!o->kernel->derive(key, &secret, 1) || memcmp(key, csidh_shared, CSIDH_KEY) != 0)
        return "another secret than the known one";
    memcpy(wanted, d->key[0], CSIDH_KEY);
    (void)csidh_sangi.derive(wanted, &secret, 2);
    memcpy(key, d->key[0], CSIDH_KEY);
    if (!o->kernel->derive(key, &secret, 2) || memcmp(key, wanted, CSIDH_KEY) != 0)
        return "another secret after two calls";
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        memcpy(key, bad[i], CSIDH_KEY);
        if (o->kernel->derive(key, &secret, 1))
            return "a key that is none is accepted";
    }
    return NULL;
}

/* Each is what it is alone, or known. */
static const char *check_derivations(const csidh_case *o, operands *d) {
    uint8_t wanted[CSIDH_MANY][CSIDH_KEY];

    memcpy(d->many, d->key[CSIDH_MANY], sizeof d->many);
    memcpy(wanted, d->many, sizeof wanted);
    for (size_t i = 0; i < CSIDH_MANY; i++)
        (void)csidh_sangi.derive(wanted[i], &d->secret[i], 1);
    if (!derive_many(o, d, BENCH_LATENCY, 0) || memcmp(d->many, wanted, sizeof wanted) != 0)
        return "other secrets than those derived alone";
    return NULL;
}

static const char *check(const bench_case *c, void *data) {
    const csidh_case *const o = c->spec;
    switch (o->op) {
    case CSIDH_ACTION:
        return check_action(o);
    case CSIDH_VALIDATE:
        return check_validation(o);
    case CSIDH_DERIVE:
        return check_derivation(o, data);
    case CSIDH_DERIVE_X8:
        return check_derivations(o, data);
    }
    return "no such operation";
}

static size_t elements(const bench_case *c) {
    return ((const csidh_case *)c->spec)->op == CSIDH_DERIVE_X8 ? CSIDH_MANY : 1;
}

const bench_family bench_family_csidh = {open_case, check, NULL, loop, elements, 1};
