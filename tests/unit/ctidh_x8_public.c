/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH for eight keys at once: results and refusals are those of the functions for one key. */
#include <stdio.h>
#include <string.h>

#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>

enum { MANY = 8, KEY = 64, SECRET = 74, KEYS = MANY * KEY, SECRETS = MANY * SECRET };

static int failures;

static void expect(int holds, const char *what, size_t number) {
    if (!holds) {
        printf("failed: %s: %zu\n", what, number);
        failures++;
    }
}

typedef struct {
    unsigned state, calls;
    int fails;
} source;

static sangi_status drawn(void *context, uint8_t *bytes, size_t length) {
    source *const s = context;

    s->calls++;
    for (size_t i = 0; i < length; i++) {
        s->state = s->state * 1103515245U + 12345U;
        bytes[i] = (uint8_t)(s->state >> 16);
    }
    return s->fails ? SANGI_RNG_FAILED : SANGI_OK;
}

typedef sangi_status keygen_function(uint8_t *, size_t, uint8_t *, size_t, sangi_rng, void *);
typedef sangi_status public_function(uint8_t *, size_t, const uint8_t *, size_t, sangi_rng, void *);
typedef sangi_status pair_function(uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *,
                                   size_t, sangi_rng, void *);

/* The functions of a size for one key, and for eight. */
typedef struct {
    keygen_function *keygen[2];
    public_function *public_key[2];
    pair_function *derive[2], *blind[2];
} functions;

static const functions sizes[] = {
    {{sangi_ctidh511_keygen, sangi_ctidh511x8_keygen},
     {sangi_ctidh511_public, sangi_ctidh511x8_public},
     {sangi_ctidh511_derive, sangi_ctidh511x8_derive},
     {sangi_ctidh511_blind, sangi_ctidh511x8_blind}},
    {{sangi_ctidh512_keygen, sangi_ctidh512x8_keygen},
     {sangi_ctidh512_public, sangi_ctidh512x8_public},
     {sangi_ctidh512_derive, sangi_ctidh512x8_derive},
     {sangi_ctidh512_blind, sangi_ctidh512x8_blind}},
};

static uint8_t keys[KEYS], secrets[SECRETS];

/* Eight calls take the random numbers of one. */
static void check_keygen(const functions *f) {
    source one = {1, 0, 0}, eight = one;
    uint8_t key[KEY], secret[SECRET];

    expect(f->keygen[1](keys, KEYS, secrets, SECRETS, drawn, &eight) == SANGI_OK, "keygen", 0);
    expect(eight.calls == 1, "calls of the callback", eight.calls);
    for (size_t i = 0; i < MANY; i++) {
        expect(f->keygen[0](key, KEY, secret, SECRET, drawn, &one) == SANGI_OK, "keygen", i);
        expect(memcmp(key, keys + KEY * i, KEY) == 0, "a public key", i);
        expect(memcmp(secret, secrets + SECRET * i, SECRET) == 0, "a secret key", i);
    }
    expect(one.state == eight.state, "random numbers", 0);
}

/* Keys in another order, one of them twice, and the zero key on the first curve; in place. */
static void check_results(const functions *f) {
    source one = {2, 0, 0}, eight = one;
    uint8_t found[KEYS], wanted[KEYS], peers[KEYS];

    memcpy(peers, keys + KEY, KEYS - KEY);
    memcpy(peers + KEYS - KEY, peers, KEY);
    memset(peers + 2 * KEY, 0, KEY);
    memset(secrets + 4 * SECRET, 0, SECRET);
    expect(f->public_key[1](found, KEYS, secrets, SECRETS, drawn, &eight) == SANGI_OK, "public", 0);
    for (size_t i = 0; i < MANY; i++) {
        (void)f->public_key[0](wanted, KEY, secrets + SECRET * i, SECRET, drawn, &one);
        expect(memcmp(wanted, found + KEY * i, KEY) == 0, "a public key", i);
    }
    for (size_t i = 0; i < MANY; i++)
        (void)f->derive[0](wanted + KEY * i, KEY, peers + KEY * i, KEY, secrets + SECRET * i,
                           SECRET, drawn, &one);
    expect(f->derive[1](found, KEYS, peers, KEYS, secrets, SECRETS, drawn, &eight) == SANGI_OK,
           "derive", 0);
    expect(memcmp(wanted, found, KEYS) == 0, "shared secrets", 0);
    for (size_t i = 0; i < MANY; i++)
        (void)f->blind[0](wanted + KEY * i, KEY, peers + KEY * i, KEY, secrets + SECRET * i, SECRET,
                          drawn, &one);
    expect(f->blind[1](peers, KEYS, peers, KEYS, secrets, SECRETS, drawn, &eight) == SANGI_OK,
           "blind", 0);
    expect(memcmp(wanted, peers, KEYS) == 0, "blinded keys", 0);
    expect(one.state == eight.state, "random numbers", 1);
}

static void check_refused(const functions *f, const uint8_t *given, const uint8_t *own,
                          source *random, sangi_status wanted, size_t number) {
    static const uint8_t untouched[KEYS] = {0};
    uint8_t found[KEYS] = {0};

    expect(f->derive[1](found, KEYS, given, KEYS, own, SECRETS, drawn, random) == wanted,
           "a refusal by derive", number);
    expect(f->blind[1](found, KEYS, given, KEYS, own, SECRETS, drawn, random) == wanted,
           "a refusal by blind", number);
    expect(memcmp(found, untouched, KEYS) == 0, "what a refusal writes", number);
}

/* One bad key in any place, a length that is none, and no random numbers: nothing is written. */
static void check_refusals(const functions *f) {
    source random = {3, 0, 0}, none = {3, 0, 1};
    uint8_t bad[KEYS], own[SECRETS], found[KEYS] = {0};

    for (size_t i = 0; i < MANY; i++) {
        memcpy(bad, keys, KEYS);
        memset(bad + KEY * i, 0xff, KEY);
        check_refused(f, bad, secrets, &random, SANGI_OUT_OF_RANGE, i);
        memset(bad + KEY * i, 1, KEY);
        check_refused(f, bad, secrets, &random, SANGI_BAD_PUBLIC_KEY, i);
        memcpy(own, secrets, SECRETS);
        memset(own + SECRET * i, 127, SECRET);
        check_refused(f, keys, own, &random, SANGI_OUT_OF_RANGE, i);
        expect(f->public_key[1](found, KEYS, own, SECRETS, drawn, &random) == SANGI_OUT_OF_RANGE,
               "a refusal by public", i);
    }
    expect(random.calls == 0, "calls of the callback", random.calls);
    check_refused(f, keys, secrets, &none, SANGI_RNG_FAILED, MANY);
    expect(f->public_key[1](found, KEYS, secrets, SECRETS, drawn, &none) == SANGI_RNG_FAILED,
           "a refusal by public", MANY);
    expect(f->keygen[1](found, KEYS, own, SECRETS, drawn, &none) == SANGI_RNG_FAILED,
           "a refusal by keygen", MANY);
    for (size_t i = 0; i < 3; i++) {
        const size_t length[3] = {KEYS - (i == 0), KEYS + (i == 1), SECRETS - (i == 2)};
        expect(f->derive[1](found, length[0], keys, length[1], secrets, length[2], drawn,
                            &random) == SANGI_BAD_LENGTH,
               "a length", i);
        expect(f->blind[1](found, length[0], keys, length[1], secrets, length[2], drawn, &random) ==
                   SANGI_BAD_LENGTH,
               "a length", i);
    }
    expect(f->keygen[1](found, KEY, own, SECRET, drawn, &random) == SANGI_BAD_LENGTH, "a length",
           3);
    expect(f->public_key[1](found, KEY, own, SECRET, drawn, &random) == SANGI_BAD_LENGTH,
           "a length", 4);
}

int main(void) {
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        check_keygen(&sizes[i]);
        check_results(&sizes[i]);
        check_refusals(&sizes[i]);
    }
    printf(failures ? "ctidh_x8_public: %d failures\n" : "ctidh_x8_public: ok\n", failures);
    return failures != 0;
}
