/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Streamlined NTRU Prime with p = 761, q = 4591 and weight 286.
 *
 * The public key is h = g / (3 f) modulo q.  A ciphertext is h r rounded to multiples of three,
 * with a hash that confirms r; f and 1/g modulo 3 recover r.
 *
 * @ref  [NTRUPrime20]
 */
#include "sntrup/kem.h"

#include <stddef.h>

#include <sangi/hash.h>

#include "sntrup/div3.h"
#include "sntrup/invert.h"
#include "sntrup/sort.h"
#include "word/limb.h"
#include "word/wipe.h"

enum {
    P = SANGI_RING761_N,
    Q = SANGI_RING761_Q,
    WEIGHT = 286,
    HASH = 32,
    SMALL = SANGI_SNTRUP_SMALL_BYTES,
    PUBLIC = SANGI_SNTRUP_RQ_BYTES,
    ROUNDED = SANGI_SNTRUP_ROUNDED_BYTES,
    CIPHERTEXT = ROUNDED + HASH,
    /* A secret key: f, 1/g, the public key, the secret for implicit rejection, the key's hash. */
    KEY_AT = 2 * SMALL,
    REJECTION_AT = KEY_AT + PUBLIC,
    CACHE_AT = REJECTION_AT + SMALL
};

/* Domain separation: the first byte of the hashed message. */
enum { OF_REJECTED = 0, OF_SESSION = 1, OF_CONFIRMATION = 2, OF_INPUT = 3, OF_KEY = 4 };

static void copy(uint8_t *to, const uint8_t *from, int length) {
    for (int i = 0; i < length; i++)
        to[i] = from[i];
}

/* 32 bytes <- the hash of a byte, x and y. */
static void hash(uint8_t *digest, uint8_t what, const uint8_t *x, int x_length, const uint8_t *y,
                 int y_length) {
    uint8_t whole[SANGI_SHA512_BYTES], message[1 + HASH + PUBLIC];

    message[0] = what;
    copy(message + 1, x, x_length);
    copy(message + 1 + x_length, y, y_length);
    sangi_sha512(whole, message, (size_t)(1 + x_length + y_length));
    copy(digest, whole, HASH);
    sangi_wipe(whole, sizeof whole);
    sangi_wipe(message, (size_t)(1 + x_length + y_length));
}

static uint32_t word_of(const uint8_t *bytes) {
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

sangi_mask sangi_sntrup_draw_unit(const sangi_sntrup_engine *engine, sangi_sntrup_unit *u,
                                  const uint8_t *drawn) {
    for (int i = 0; i < P; i++)
        u->g[i] = (int8_t)((int)((word_of(drawn + 4 * i) & 0x3fffffff) * 3 >> 30) - 1);
    return engine->invert3(u->inverse, u->g);
}

/* f <- a random polynomial with WEIGHT nonzero coefficients, permuted by sorting. */
static void draw_short(const sangi_sntrup_engine *engine, int8_t *f, const uint8_t *drawn) {
    uint32_t x[SANGI_SNTRUP_SORTED];

    for (int i = 0; i < P; i++) {
        const uint32_t word = word_of(drawn + 4 * i);

        x[i] = i < WEIGHT ? word & ~(uint32_t)1 : (word & ~(uint32_t)3) | 1; /* i is public */
    }
    for (int i = P; i < SANGI_SNTRUP_SORTED; i++)
        x[i] = UINT32_MAX; /* greater than any of them */
    engine->sort(x);
    for (int i = 0; i < P; i++)
        f[i] = (int8_t)((int)(x[i] & 3) - 1);
    sangi_wipe(x, sizeof x);
}

/* x - 3 round(x / 3), for |x| <= 6912; div3 takes non-negative numbers, so x is offset. */
static inline int16_t modulo3(int16_t x) {
    const int16_t third = (int16_t)sangi_sntrup_div3((int16_t)(x + 6913));

    return (int16_t)(x - 3 * (third - 2304));
}

void sangi_sntrup_keygen(const sangi_sntrup_engine *engine, uint8_t *public_key,
                         uint8_t *secret_key, const sangi_sntrup_unit *u, const uint8_t *drawn) {
    int16_t h[P];
    int8_t f[P];

    draw_short(engine, f, drawn);
    engine->invert_q(h, f);
    engine->ring->mul(h, h, u->g);
    sangi_sntrup_rq_encode(engine->coding, public_key, h);
    engine->coding->small_encode(secret_key, f);
    engine->coding->small_encode(secret_key + SMALL, u->inverse);
    copy(secret_key + KEY_AT, public_key, PUBLIC);
    copy(secret_key + REJECTION_AT, drawn + SANGI_SNTRUP_DRAWN, SMALL);
    hash(secret_key + CACHE_AT, OF_KEY, public_key, PUBLIC, NULL, 0);
    sangi_wipe(h, sizeof h);
    sangi_wipe(f, sizeof f);
}

/* ciphertext <- that of r, input <- the hash of r; `cache` is the hash of the public key. */
static void encrypt(const sangi_sntrup_engine *engine, uint8_t *ciphertext, uint8_t *input,
                    const int8_t *r, const uint8_t *public_key, const uint8_t *cache) {
    uint8_t encoded[SMALL];
    int16_t c[P];

    engine->coding->small_encode(encoded, r);
    sangi_sntrup_rq_decode(engine->coding, c, public_key);
    engine->ring->mul(c, c, r);
    for (int i = 0; i < P; i++)
        c[i] = (int16_t)(c[i] - modulo3(c[i]));
    sangi_sntrup_rounded_encode(engine->coding, ciphertext, c);
    hash(input, OF_INPUT, encoded, SMALL, NULL, 0);
    hash(ciphertext + ROUNDED, OF_CONFIRMATION, input, HASH, cache, HASH);
    sangi_wipe(encoded, sizeof encoded);
    sangi_wipe(c, sizeof c);
}

void sangi_sntrup_encaps(const sangi_sntrup_engine *engine, uint8_t *ciphertext,
                         uint8_t *shared_secret, const uint8_t *public_key, const uint8_t *drawn) {
    uint8_t input[HASH], cache[HASH];
    int8_t r[P];

    draw_short(engine, r, drawn);
    hash(cache, OF_KEY, public_key, PUBLIC, NULL, 0);
    encrypt(engine, ciphertext, input, r, public_key, cache);
    hash(shared_secret, OF_SESSION, input, HASH, ciphertext, CIPHERTEXT);
    sangi_wipe(input, sizeof input);
    sangi_wipe(r, sizeof r);
}

/* (3 c mod q) mod 3, both centred, for |c| <= q / 2.  The multiple of q to subtract is -q for
 * c <= -766, q for c >= 766 and else 0: q times floor((c + 2296) / 1531) - 1.  43834 exceeds
 * 2^26 / 1531 by less than 1, and 4591 / 2^26 < 1 / 1531, so the quotient is exact.  A comparison
 * could become a branch. */
static inline int8_t triple(int16_t c) {
    const uint16_t high = (uint16_t)((uint32_t)(uint16_t)(c + 2296) * 43834 >> 16);
    const int16_t nearest = (int16_t)(high >> 10);

    return (int8_t)modulo3((int16_t)(3 * c - Q * (nearest - 1)));
}

/* All ones for 0, else 0; x is below 2^31. */
static sangi_mask is_zero(uint32_t x) { return sangi_limb_mask((sangi_limb)((x - 1) >> 31)); }

/* r <- the message polynomial of the ciphertext, or 286 ones and zeros if its weight is wrong. */
static void decrypt(const sangi_sntrup_engine *engine, int8_t *r, const uint8_t *ciphertext,
                    const uint8_t *secret_key) {
    int16_t c[P];
    int8_t small[P], e[P];
    uint16_t weight = 0;

    engine->coding->small_decode(small, secret_key);
    sangi_sntrup_rounded_decode(engine->coding, c, ciphertext);
    engine->ring->mul(c, c, small);
    for (int i = 0; i < P; i++)
        e[i] = triple(c[i]);
    engine->coding->small_decode(small, secret_key + SMALL);
    engine->ring->mul3(e, e, small);
    for (int i = 0; i < P; i++)
        weight = (uint16_t)(weight + (e[i] & 1));
    const sangi_mask right = is_zero((uint32_t)weight ^ WEIGHT);
    for (int i = 0; i < P; i++)
        r[i] = (int8_t)(e[i] & (int8_t)right);
    for (int i = 0; i < WEIGHT; i++)
        r[i] = (int8_t)(r[i] | (1 & (int8_t)~right));
    sangi_wipe(c, sizeof c);
    sangi_wipe(small, sizeof small);
    sangi_wipe(e, sizeof e);
}

void sangi_sntrup_decaps(const sangi_sntrup_engine *engine, uint8_t *shared_secret,
                         const uint8_t *ciphertext, const uint8_t *secret_key) {
    uint8_t input[HASH], rejected[HASH], again[CIPHERTEXT];
    int8_t r[P];
    uint8_t differ = 0;

    decrypt(engine, r, ciphertext, secret_key);
    encrypt(engine, again, input, r, secret_key + KEY_AT, secret_key + CACHE_AT);
    hash(rejected, OF_INPUT, secret_key + REJECTION_AT, SMALL, NULL, 0);
    for (int i = 0; i < CIPHERTEXT; i++)
        differ |= (uint8_t)(again[i] ^ ciphertext[i]);
    const uint8_t same = (uint8_t)is_zero(differ);
    for (int i = 0; i < HASH; i++)
        input[i] = (uint8_t)(rejected[i] ^ (same & (input[i] ^ rejected[i])));
    hash(shared_secret, same & OF_SESSION, input, HASH, ciphertext, CIPHERTEXT);
    sangi_wipe(input, sizeof input);
    sangi_wipe(rejected, sizeof rejected);
    sangi_wipe(again, sizeof again);
    sangi_wipe(r, sizeof r);
}

const sangi_sntrup_engine sangi_sntrup_c = {&sangi_ring761_ntt32, sangi_sntrup_invert3,
                                            sangi_sntrup_invert_q, sangi_sntrup_sort,
                                            &sangi_sntrup_coding_c};
