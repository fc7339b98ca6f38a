/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `sntrup`: products, inverses and operations of sntrup761. */
#include "operands.h"
#include "sntrup/case.h"

#include <sangi/hash.h>

#include <string.h>

enum {
    N = SANGI_RING761_N,
    Q = SANGI_RING761_Q,
    LANES = 8,
    DRAWN = SANGI_SNTRUP_DRAWN,
    KEYS = 2 * DRAWN + SANGI_SNTRUP_REJECTION,
    PUBLIC = 1158,
    SECRET = 1763,
    CIPHERTEXT = 1039,
    SHARED = 32
};

typedef struct {
    uint8_t drawn[LANES][KEYS], public_key[PUBLIC], secret_key[SECRET];
    uint8_t ciphertext[LANES][CIPHERTEXT];
    int16_t wide[LANES][N];
    int8_t small[LANES][N], other[LANES][N];
    uint8_t made[PUBLIC + SECRET], shared[SHARED];
    int16_t h[N];
    int8_t h3[N];
} operands;

static void *open_case(const bench_case *c, uint64_t seed) {
    static operands kept;
    static bool filled;
    operands *const d = &kept;
    sangi_sntrup_unit unit;

    (void)c;
    if (filled)
        return d;
    for (size_t lane = 0; lane < LANES; lane++) {
        for (size_t i = 0; i < KEYS; i++)
            d->drawn[lane][i] = (uint8_t)bench_draw(&seed);
        for (size_t i = 0; i < N; i++) {
            d->wide[lane][i] = (int16_t)((int)(bench_draw(&seed) % Q) - Q / 2);
            d->small[lane][i] = (int8_t)((int)(bench_draw(&seed) % 3) - 1);
            d->other[lane][i] = (int8_t)((int)(bench_draw(&seed) % 3) - 1);
        }
    }
    sangi_sntrup_draw_unit(&sangi_sntrup_c, &unit, d->drawn[0]);
    sangi_sntrup_keygen(&sangi_sntrup_c, d->public_key, d->secret_key, &unit, d->drawn[0] + DRAWN);
    for (size_t lane = 0; lane < LANES; lane++)
        sangi_sntrup_encaps(&sangi_sntrup_c, d->ciphertext[lane], d->shared, d->public_key,
                            d->drawn[lane]);
    filled = true;
    return d;
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const sntrup_case *const s = c->spec;
    operands *const d = data;

    for (; calls; calls--, *at += 1) {
        /* A result chooses the next operands. */
        const size_t chosen = metric == BENCH_LATENCY ? *at + d->shared[0] : *at;
        const size_t lane = chosen % LANES;

        switch (s->op) {
        case SNTRUP_MUL:
            s->engine->ring->mul(d->h, d->wide[lane], d->small[lane]);
            d->shared[0] = (uint8_t)d->h[0];
            break;
        case SNTRUP_MUL3:
            s->engine->ring->mul3(d->h3, d->other[lane], d->small[lane]);
            d->shared[0] = (uint8_t)d->h3[0];
            break;
        case SNTRUP_INV3:
            s->engine->invert3(d->h3, d->small[lane]);
            d->shared[0] = (uint8_t)d->h3[0];
            break;
        case SNTRUP_INVQ:
            s->engine->invert_q(d->h, d->small[lane]);
            d->shared[0] = (uint8_t)d->h[0];
            break;
        case SNTRUP_KEYGEN:
            s->whole->keygen(d->made, d->made + PUBLIC, d->drawn[lane]);
            d->shared[0] = d->made[0];
            break;
        case SNTRUP_ENCAPS:
            s->whole->encaps(d->made, d->shared, d->public_key, d->drawn[lane]);
            break;
        case SNTRUP_DECAPS:
            s->whole->decaps(d->shared, d->ciphertext[lane], d->secret_key);
        }
    }
    return d->shared[0];
}

/* h <- f g modulo x^761 - x - 1 and q, by the definition, centred. */
static void define(int16_t *h, const int16_t *f, const int8_t *g, int32_t q) {
    static int32_t c[2 * N];

    memset(c, 0, sizeof c);
    for (size_t i = 0; i < N; i++)
        for (size_t j = 0; j < N; j++)
            c[i + j] += f[i] * g[j];
    for (size_t i = 2 * N - 1; i >= N; i--) {
        c[i - N] += c[i];
        c[i - N + 1] += c[i];
    }
    for (size_t i = 0; i < N; i++)
        h[i] = (int16_t)(((c[i] + q / 2) % q + q) % q - q / 2);
}

/* 1 in the ring, times a factor. */
static bool is_constant(const int16_t *h, int16_t factor) {
    for (size_t i = 0; i < N; i++)
        if (h[i] != (i ? 0 : factor))
            return false;
    return true;
}

static void widen(int16_t *to, const int8_t *from) {
    for (size_t i = 0; i < N; i++)
        to[i] = from[i];
}

static const char *check_part(const sntrup_case *s, const int16_t *wide, const int8_t *other,
                              const int8_t *small) {
    static int16_t h[N], want[N], x[N];
    static int8_t h3[N];

    switch (s->op) {
    case SNTRUP_MUL:
        s->engine->ring->mul(h, wide, small);
        define(want, wide, small, Q);
        return memcmp(h, want, sizeof h) ? "a product differs" : NULL;
    case SNTRUP_MUL3:
        s->engine->ring->mul3(h3, other, small);
        widen(x, other);
        define(want, x, small, 3);
        widen(h, h3);
        return memcmp(h, want, sizeof h) ? "a product differs" : NULL;
    case SNTRUP_INV3:
        s->engine->invert3(h3, small);
        widen(x, h3);
        define(h, x, small, 3);
        return is_constant(h, 1) ? NULL : "an inverse is none";
    default:
        s->engine->invert_q(x, small);
        define(h, x, small, Q);
        return is_constant(h, -1530) ? NULL : "an inverse is none"; /* 1/3 */
    }
}

/* SHA-512 of keys, a ciphertext and a secret of the randomness that is drawn, against the library's
 * own; rejection against its definition. */
static const char *check_whole(const sntrup_case *s, operands *d) {
    static uint8_t made[2][PUBLIC + SECRET + CIPHERTEXT + SHARED];
    static uint8_t input[1 + SHARED + CIPHERTEXT], digest[64];
    sangi_sntrup_unit unit;

    for (int i = 0; i < 2; i++) {
        uint8_t *const public_key = made[i], *const secret_key = public_key + PUBLIC;
        uint8_t *const ciphertext = secret_key + SECRET, *const shared = ciphertext + CIPHERTEXT;

        if (i) {
            s->whole->keygen(public_key, secret_key, d->drawn[1]);
            s->whole->encaps(ciphertext, shared, public_key, d->drawn[2]);
            continue;
        }
        sangi_sntrup_draw_unit(&sangi_sntrup_c, &unit, d->drawn[1]);
        sangi_sntrup_keygen(&sangi_sntrup_c, public_key, secret_key, &unit, d->drawn[1] + DRAWN);
        sangi_sntrup_encaps(&sangi_sntrup_c, ciphertext, shared, public_key, d->drawn[2]);
    }
    if (memcmp(made[0], made[1], sizeof made[0]) != 0)
        return "keys or a ciphertext differ from the library's";
    uint8_t *const secret_key = made[0] + PUBLIC, *const ciphertext = secret_key + SECRET;
    s->whole->decaps(d->shared, ciphertext, secret_key);
    if (memcmp(d->shared, ciphertext + CIPHERTEXT, SHARED) != 0)
        return "a shared secret does not come back";
    for (size_t at = CIPHERTEXT - 1; at < CIPHERTEXT; at -= 61) {
        ciphertext[at] ^= 0x10;
        s->whole->decaps(d->shared, ciphertext, secret_key);
        input[0] = 3;
        memcpy(input + 1, secret_key + SECRET - SHARED - SANGI_SNTRUP_REJECTION,
               SANGI_SNTRUP_REJECTION);
        sangi_sha512(digest, input, 1 + SANGI_SNTRUP_REJECTION);
        input[0] = 0;
        memcpy(input + 1, digest, SHARED);
        memcpy(input + 1 + SHARED, ciphertext, CIPHERTEXT);
        sangi_sha512(digest, input, sizeof input);
        if (memcmp(d->shared, digest, SHARED) != 0)
            return "a changed ciphertext is not rejected";
        ciphertext[at] ^= 0x10;
    }
    return NULL;
}

static const char *check(const bench_case *c, void *data) {
    const sntrup_case *const s = c->spec;
    operands *const d = data;
    const char *fault = NULL;

    if (s->op >= SNTRUP_KEYGEN)
        return check_whole(s, d);
    for (size_t lane = 0; lane < 3 && !fault; lane++)
        fault = check_part(s, d->wide[lane], d->other[lane], d->small[lane]);
    for (int i = 0; i < N; i++) { /* the greatest magnitudes */
        d->h[i] = i % 2 ? Q / 2 : -(Q / 2);
        d->h3[i] = i % 2 ? 1 : -1;
    }
    return fault || s->op > SNTRUP_MUL3 ? fault : check_part(s, d->h, d->h3, d->h3);
}

const bench_family bench_family_sntrup = {open_case, check, NULL, loop, NULL, 1};
