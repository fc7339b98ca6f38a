/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The calls that ctidh.go makes: the functions of a size are found by its name. */
#ifndef SANGI_GO_CTIDH_H
#define SANGI_GO_CTIDH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "sangi.h"

/** result <- what a key, public or blinded or shared, follows from. */
typedef sangi_status ctidh_act(uint8_t *result, size_t result_length, const uint8_t *public_key,
                               size_t public_length, const uint8_t *secret_key,
                               size_t secret_length, sangi_rng rng, void *context);

typedef struct {
    const char *name;
    size_t public_bytes, secret_bytes;
    sangi_status (*keygen)(uint8_t *public_key, size_t public_length, uint8_t *secret_key,
                           size_t secret_length, sangi_rng rng, void *context);
    sangi_status (*public_of)(uint8_t *public_key, size_t public_length, const uint8_t *secret_key,
                              size_t secret_length, sangi_rng rng, void *context);
    ctidh_act *derive, *blind;
    ctidh_act *derive_eight; /* NULL where there is none */
    const char *(*backend)(void);
    sangi_status (*validate)(const uint8_t *public_key, size_t public_length);
} ctidh_size;

#define CTIDH_SIZE(size, upper, eight)                                                             \
    {#size,                                                                                        \
     SANGI_CTIDH##upper##_PUBLIC_BYTES,                                                            \
     SANGI_CTIDH##upper##_SECRET_BYTES,                                                            \
     sangi_ctidh##size##_keygen,                                                                   \
     sangi_ctidh##size##_public,                                                                   \
     sangi_ctidh##size##_derive,                                                                   \
     sangi_ctidh##size##_blind,                                                                    \
     eight,                                                                                        \
     sangi_ctidh##size##_backend,                                                                  \
     sangi_ctidh##size##_validate}

static const ctidh_size ctidh_sizes[] = {
    CTIDH_SIZE(511, 511, sangi_ctidh511x8_derive),    CTIDH_SIZE(512, 512, sangi_ctidh512x8_derive),
    CTIDH_SIZE(512f, 512F, sangi_ctidh512fx8_derive),
#ifdef SANGI_CTIDH1024_H /* not in the library in one file */
    CTIDH_SIZE(1024, 1024, sangi_ctidh1024x8_derive), CTIDH_SIZE(2048, 2048, NULL),
#endif
};

/** The functions of a size; NULL for another name. */
static inline const ctidh_size *ctidh_of(const char *name, size_t length) {
    for (size_t i = 0; i < sizeof ctidh_sizes / sizeof *ctidh_sizes; i++)
        if (strlen(ctidh_sizes[i].name) == length && memcmp(ctidh_sizes[i].name, name, length) == 0)
            return &ctidh_sizes[i];
    return NULL;
}

typedef struct {
    const uint8_t *bytes;
    size_t length;
} ctidh_seed;

/** A sangi_rng that gives all of a ctidh_seed. */
static inline sangi_status ctidh_give(void *context, uint8_t *bytes, size_t length) {
    const ctidh_seed *const seed = context;

    if (length != seed->length)
        return SANGI_RNG_FAILED;
    memcpy(bytes, seed->bytes, length);
    return SANGI_OK;
}

static inline sangi_status ctidh_keygen(const ctidh_size *of, uint8_t *public_key,
                                        uint8_t *secret_key, const uint8_t *randomness,
                                        size_t length) {
    ctidh_seed seed = {randomness, length};

    return of->keygen(public_key, of->public_bytes, secret_key, of->secret_bytes, ctidh_give,
                      &seed);
}

static inline sangi_status ctidh_public(const ctidh_size *of, uint8_t *public_key,
                                        const uint8_t *secret_key, const uint8_t *randomness,
                                        size_t length) {
    ctidh_seed seed = {randomness, length};

    return of->public_of(public_key, of->public_bytes, secret_key, of->secret_bytes, ctidh_give,
                         &seed);
}

/** The hashed result, or the blinded key itself; both are as long as a public key. */
static inline sangi_status ctidh_action(const ctidh_size *of, int hashed, uint8_t *result,
                                        const uint8_t *public_key, const uint8_t *secret_key,
                                        const uint8_t *randomness, size_t length) {
    ctidh_seed seed = {randomness, length};
    ctidh_act *const act = hashed ? of->derive : of->blind;

    return act(result, of->public_bytes, public_key, of->public_bytes, secret_key, of->secret_bytes,
               ctidh_give, &seed);
}

/** Whether eight actions at once run in vectors. */
static inline int ctidh_lanes(const ctidh_size *of) {
    return of->derive_eight && strcmp(of->backend(), "ifma") == 0;
}

/** Eight shared secrets, of keys one after the other.  @pre ctidh_lanes */
static inline sangi_status ctidh_derive_eight(const ctidh_size *of, uint8_t *shared,
                                              const uint8_t *public_keys,
                                              const uint8_t *secret_keys, const uint8_t *randomness,
                                              size_t length) {
    ctidh_seed seed = {randomness, length};

    return of->derive_eight(shared, 8 * of->public_bytes, public_keys, 8 * of->public_bytes,
                            secret_keys, 8 * of->secret_bytes, ctidh_give, &seed);
}

static inline sangi_status ctidh_validate(const ctidh_size *of, const uint8_t *public_key) {
    return of->validate(public_key, of->public_bytes);
}

#endif
