/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Saber: every way to multiply gives the same bytes; lengths, randomness that fails, rejection. */
#include <stdio.h>
#include <string.h>

#include <sangi/hash.h>
#include <sangi/saber.h>

#include "hash/keccak.h"
#include "saber/set.h"

enum { MOST = 3040, SHARED = SANGI_SABER_SHARED_BYTES, GUARD = 0xa5 };

static int failures;

static void expect(int holds, const char *set, const char *what) {
    if (!holds) {
        printf("failed: %s: %s\n", set, what);
        failures++;
    }
}

/* The public functions of a set, and the first bytes of SHA3-256 of public key, secret key,
 * ciphertext and shared secret, end to end, of the randomness 0, 1, 2, ..., 127. */
typedef struct {
    const sangi_saber_set *set;
    uint8_t digest[8];
    sangi_status (*keygen)(uint8_t *, size_t, uint8_t *, size_t, sangi_rng, void *);
    sangi_status (*keygen_from)(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t);
    sangi_status (*encaps)(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t, sangi_rng,
                           void *);
    sangi_status (*encaps_from)(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t,
                                const uint8_t *, size_t);
    sangi_status (*decaps)(uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *, size_t);
} functions;

#define OF(name)                                                                                   \
    sangi_##name##_keygen, sangi_##name##_keygen_from, sangi_##name##_encaps,                      \
        sangi_##name##_encaps_from, sangi_##name##_decaps

static const functions sets[] = {
    {&sangi_lightsaber_parameters,
     {0xc3, 0x1a, 0xaf, 0x1d, 0x37, 0xd8, 0x39, 0x82},
     OF(lightsaber)},
    {&sangi_saber_parameters, {0x4d, 0xaa, 0x5f, 0x04, 0x43, 0x06, 0x9b, 0x61}, OF(saber)},
    {&sangi_firesaber_parameters, {0x8f, 0xce, 0x57, 0xa9, 0xd0, 0x53, 0xc5, 0x6e}, OF(firesaber)},
};

/* A pair of keys, a ciphertext and a shared secret, with bytes behind them that nobody may write.
 */
typedef struct {
    uint8_t public_key[MOST + 1], secret_key[MOST + 1], ciphertext[MOST + 1], shared[SHARED + 1];
} made;

static void clear(made *m) { memset(m, GUARD, sizeof *m); }

static int is(const uint8_t *bytes, size_t length, uint8_t value) {
    size_t i = 0;
    while (i < length && bytes[i] == value)
        i++;
    return i == length;
}

/* Gives 0, 1, 2, ... and fails after so many calls. */
typedef struct {
    int calls, fails_after;
    uint8_t next;
} source;

static sangi_status draw(void *context, uint8_t *bytes, size_t length) {
    source *const s = context;
    if (s->calls++ == s->fails_after)
        return SANGI_RNG_FAILED;
    for (size_t i = 0; i < length; i++)
        bytes[i] = s->next++;
    return SANGI_OK;
}

/* A pair that is none. */
static void one_by_one(uint64_t *x, uint64_t *y) {
    uint64_t scratch[SANGI_KECCAK_WORDS];

    sangi_keccak_permute(x, scratch);
    sangi_keccak_permute(y, scratch);
}

static void by_every_method(const functions *f) {
    const sangi_saber_engine best = sangi_saber_best();
    const sangi_saber_engine engines[] = {
        {&sangi_ring256_schoolbook, NULL},
        {&sangi_ring256_karatsuba, NULL},
        {&sangi_ring256_toom4, NULL},
        {&sangi_ring256_ntt32, NULL},
        {&sangi_ring256_ntt16, NULL},
        {&sangi_ring256_ntt32, one_by_one},
        {best.ring, NULL},
        best,
    };
    const sangi_saber_set *const set = f->set;
    uint8_t randomness[128], digest[SANGI_SHA3_256_BYTES];
    made m;

    for (unsigned i = 0; i < sizeof randomness; i++)
        randomness[i] = (uint8_t)i;
    for (size_t i = 0; i < sizeof engines / sizeof *engines; i++) {
        sangi_keccak k;
        uint8_t again[SHARED];
        clear(&m);
        set->keygen(&engines[i], m.public_key, m.secret_key, randomness);
        set->encaps(&engines[i], m.ciphertext, m.shared, m.public_key, randomness + 96);
        set->decaps(&engines[i], again, m.ciphertext, m.secret_key);
        expect(memcmp(again, m.shared, SHARED) == 0, set->name, engines[i].ring->name);
        sangi_sha3_256_init(&k);
        sangi_keccak_absorb(&k, m.public_key, set->public_bytes);
        sangi_keccak_absorb(&k, m.secret_key, set->secret_bytes);
        sangi_keccak_absorb(&k, m.ciphertext, set->ciphertext_bytes);
        sangi_keccak_absorb(&k, m.shared, SHARED);
        sangi_keccak_squeeze(&k, digest, sizeof digest);
        expect(memcmp(digest, f->digest, sizeof f->digest) == 0, set->name, engines[i].ring->name);
        expect(is(m.public_key + set->public_bytes, 1, GUARD) &&
                   is(m.secret_key + set->secret_bytes, 1, GUARD) &&
                   is(m.ciphertext + set->ciphertext_bytes, 1, GUARD) &&
                   is(m.shared + SHARED, 1, GUARD),
               set->name, "nothing is written outside");
    }
}

static void both_forms(const functions *f) {
    const sangi_saber_set *const set = f->set;
    uint8_t randomness[128];
    source s = {0, -1, 0};
    made x, y;

    clear(&x), clear(&y);
    for (unsigned i = 0; i < sizeof randomness; i++)
        randomness[i] = (uint8_t)i;
    sangi_status status =
        f->keygen(x.public_key, set->public_bytes, x.secret_key, set->secret_bytes, draw, &s);
    expect(status == SANGI_OK && s.calls == 3, set->name, "keygen draws three times");
    status = f->encaps(x.ciphertext, set->ciphertext_bytes, x.shared, SHARED, x.public_key,
                       set->public_bytes, draw, &s);
    expect(status == SANGI_OK && s.calls == 4, set->name, "encaps draws once");
    status = f->keygen_from(y.public_key, set->public_bytes, y.secret_key, set->secret_bytes,
                            randomness, 96);
    expect(status == SANGI_OK, set->name, "keygen_from");
    status = f->encaps_from(y.ciphertext, set->ciphertext_bytes, y.shared, SHARED, y.public_key,
                            set->public_bytes, randomness + 96, 32);
    expect(status == SANGI_OK && memcmp(&x, &y, sizeof x) == 0, set->name, "both forms agree");
    status = f->decaps(y.shared, SHARED, x.ciphertext, set->ciphertext_bytes, x.secret_key,
                       set->secret_bytes);
    expect(status == SANGI_OK && memcmp(&x, &y, sizeof x) == 0, set->name, "the secret is back");
    x.ciphertext[set->ciphertext_bytes - 1] ^= 0x80;
    status = f->decaps(y.shared, SHARED, x.ciphertext, set->ciphertext_bytes, x.secret_key,
                       set->secret_bytes);
    expect(status == SANGI_OK && memcmp(x.shared, y.shared, SHARED) != 0, set->name,
           "a changed ciphertext gives another secret");
}

static void without_randomness(const functions *f) {
    const sangi_saber_set *const set = f->set;

    for (int after = 0; after < 3; after++) {
        source s = {0, after, 1};
        made m;
        clear(&m);
        expect(f->keygen(m.public_key, set->public_bytes, m.secret_key, set->secret_bytes, draw,
                         &s) == SANGI_RNG_FAILED,
               set->name, "keygen without randomness fails");
        expect(is(m.public_key, set->public_bytes, 0) && is(m.secret_key, set->secret_bytes, 0),
               set->name, "and leaves 0");
        s.calls = after;
        expect(f->encaps(m.ciphertext, set->ciphertext_bytes, m.shared, SHARED, m.public_key,
                         set->public_bytes, draw, &s) == SANGI_RNG_FAILED,
               set->name, "encaps without randomness fails");
        expect(is(m.ciphertext, set->ciphertext_bytes, 0) && is(m.shared, SHARED, 0), set->name,
               "and leaves 0");
    }
}

/* Every length in turn one too short and one too long. */
static void lengths(const functions *f) {
    const sangi_saber_set *const set = f->set;
    const size_t p = set->public_bytes, s = set->secret_bytes, c = set->ciphertext_bytes;
    const uint8_t randomness[97] = {0};

    for (size_t wrong = 0; wrong < 8; wrong++) {
        const size_t by = wrong % 2 ? 1 : (size_t)-1;
        const size_t first = wrong / 2 == 0 ? by : 0, second = wrong / 2 == 1 ? by : 0;
        const size_t third = wrong / 2 == 2 ? by : 0, fourth = wrong / 2 == 3 ? by : 0;
        source rng = {0, -1, 0};
        made m;
        int refused = 1;

        clear(&m);
        if (fourth == 0)
            refused &= f->keygen_from(m.public_key, p + first, m.secret_key, s + second, randomness,
                                      96 + third) == SANGI_BAD_LENGTH;
        if (third == 0 && fourth == 0)
            refused &= f->keygen(m.public_key, p + first, m.secret_key, s + second, draw, &rng) ==
                       SANGI_BAD_LENGTH;
        refused &= f->encaps_from(m.ciphertext, c + first, m.shared, SHARED + second, m.public_key,
                                  p + third, randomness, 32 + fourth) == SANGI_BAD_LENGTH;
        if (fourth == 0)
            refused &= f->encaps(m.ciphertext, c + first, m.shared, SHARED + second, m.public_key,
                                 p + third, draw, &rng) == SANGI_BAD_LENGTH;
        if (fourth == 0)
            refused &= f->decaps(m.shared, SHARED + first, m.ciphertext, c + second, m.secret_key,
                                 s + third) == SANGI_BAD_LENGTH;
        expect(refused, set->name, "a wrong length is refused");
        expect(is((const uint8_t *)&m, sizeof m, GUARD) && rng.calls == 0, set->name,
               "and nothing is written or drawn");
    }
}

int main(void) {
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        by_every_method(&sets[i]);
        both_forms(&sets[i]);
        without_randomness(&sets[i]);
        lengths(&sets[i]);
    }
    return failures > 0;
}
