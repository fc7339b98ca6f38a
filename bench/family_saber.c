/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `saber`: key generation, encapsulation and decapsulation from given randomness. */
#include "operands.h"
#include "saber/case.h"
#include "saber_answers.h"

#include <sangi/hash.h>

#include <string.h>

enum { SETS = 3, LANES = 8, MOST = 3040, SHARED = 32, KEYS = 96, DIGEST = SANGI_SHA3_256_BYTES };

typedef struct {
    uint8_t randomness[LANES][KEYS];
    uint8_t public_key[MOST], secret_key[MOST], ciphertext[LANES][MOST];
    uint8_t made[2 * MOST], shared[SHARED];
} operands;

static const sangi_saber_set *const sets[SETS] = {
    &sangi_lightsaber_parameters, &sangi_saber_parameters, &sangi_firesaber_parameters};

/* The place of a set, by its length: that of a build or of a peer is another object. */
static size_t place(const saber_case *s) {
    size_t i = 0;
    while (sets[i]->secret_bytes != s->set->secret_bytes)
        i++;
    return i;
}

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands kept[SETS];
    static bool filled[SETS];
    const size_t i = place(c->spec);
    const sangi_saber_engine engine = {sangi_ring256_c(), NULL};
    operands *const d = &kept[i];
    if (filled[i])
        return d;
    for (size_t lane = 0; lane < LANES; lane++)
        for (size_t j = 0; j < KEYS; j++)
            d->randomness[lane][j] = (uint8_t)bench_draw(&seed);
    sets[i]->keygen(&engine, d->public_key, d->secret_key, d->randomness[0]);
    for (size_t lane = 0; lane < LANES; lane++)
        sets[i]->encaps(&engine, d->ciphertext[lane], d->shared, d->public_key,
                        d->randomness[lane]);
    filled[i] = true;
    return d;
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const saber_case *const s = c->spec;
    operands *const d = data;
    for (; calls; calls--, *at += 1) {
        /* A result chooses the next operands. */
        const size_t chosen = metric == BENCH_LATENCY ? *at + d->shared[0] : *at;
        const size_t lane = chosen % LANES;
        switch (s->op) {
        case SABER_KEYGEN:
            s->set->keygen(&s->engine, d->made, d->made + MOST, d->randomness[lane]);
            d->shared[0] = d->made[0];
            break;
        case SABER_ENCAPS:
            s->set->encaps(&s->engine, d->made, d->shared, d->public_key, d->randomness[lane]);
            break;
        case SABER_DECAPS:
            s->set->decaps(&s->engine, d->shared, d->ciphertext[lane], d->secret_key);
        }
    }
    return d->shared[0];
}

static void append(sangi_keccak *k, const uint8_t *bytes, size_t length) {
    sangi_keccak_absorb(k, bytes, length);
}

/* The answers to the randomness 0, 1, 2, ..., 127, and that of rejection. */
static const char *check(const bench_case *c, void *data) {
    const saber_case *const s = c->spec;
    const sangi_saber_set *const set = s->set;
    uint8_t randomness[KEYS + SHARED], wanted[2 * SHARED], digest[DIGEST];
    uint8_t public_key[MOST], secret_key[MOST], ciphertext[MOST], shared[SHARED];
    sangi_keccak k;
    (void)data;
    for (size_t i = 0; i < sizeof randomness; i++)
        randomness[i] = (uint8_t)i;
    set->keygen(&s->engine, public_key, secret_key, randomness);
    set->encaps(&s->engine, ciphertext, shared, public_key, randomness + KEYS);
    sangi_sha3_256_init(&k);
    append(&k, public_key, set->public_bytes);
    append(&k, secret_key, set->secret_bytes);
    append(&k, ciphertext, set->ciphertext_bytes);
    append(&k, shared, SHARED);
    sangi_keccak_squeeze(&k, digest, DIGEST);
    if (memcmp(digest, saber_answers[place(s)], DIGEST) != 0)
        return "keys or a ciphertext differ from the reference";
    set->decaps(&s->engine, wanted, ciphertext, secret_key);
    if (memcmp(wanted, shared, SHARED) != 0)
        return "a shared secret does not come back";
    for (size_t at = 0; at < set->ciphertext_bytes; at++) {
        ciphertext[at] ^= 0x80;
        set->decaps(&s->engine, shared, ciphertext, secret_key);
        memcpy(wanted, secret_key + set->secret_bytes - SHARED, SHARED);
        sangi_sha3_256(wanted + SHARED, ciphertext, set->ciphertext_bytes);
        sangi_sha3_256(wanted, wanted, sizeof wanted);
        if (memcmp(wanted, shared, SHARED) != 0)
            return "a changed ciphertext is not rejected";
        ciphertext[at] ^= 0x80;
    }
    return NULL;
}

const bench_family bench_family_saber = {open_case, check, NULL, loop, NULL, 1};
