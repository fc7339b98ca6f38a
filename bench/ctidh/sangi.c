/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library, and a control, which is wrong on purpose. */
#include "ctidh/kernel.h"

#include <string.h>

#include <sangi/ctidh1024.h>
#include <sangi/ctidh2048.h>
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>

#define SIZE(bits, name) {bits, SANGI_CTIDH##name##_PUBLIC_BYTES, SANGI_CTIDH##name##_SECRET_BYTES}
const ctidh_size ctidh_sizes[CTIDH_SIZES] = {SIZE(511, 511), SIZE(512, 512), SIZE(512, 512F),
                                             SIZE(1024, 1024), SIZE(2048, 2048)};

typedef sangi_status public_function(uint8_t *, size_t, const uint8_t *, size_t, sangi_rng, void *);
typedef sangi_status blind_function(uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *,
                                    size_t, sangi_rng, void *);

#define ACT act_p511
#include "ctidh/scalar.inc"

static bool act_scalar(unsigned size, uint8_t *key, const uint8_t *secret) {
    static const sangi_ctidh_parameters *const of[] = {
        &sangi_ctidh511_parameters, &sangi_ctidh512_parameters, &sangi_ctidh512f_parameters};

    return size == CTIDH_1024 ? ctidh_act_p1020(key, secret) : act_p511(key, secret, of[size]);
}

static bool action(unsigned size, uint8_t *key, const uint8_t *secret) {
    static public_function *const of[CTIDH_SIZES] = {sangi_ctidh511_public, sangi_ctidh512_public,
                                                     sangi_ctidh512f_public, sangi_ctidh1024_public,
                                                     sangi_ctidh2048_public};
    const ctidh_size *const s = &ctidh_sizes[size];

    return of[size](key, s->key, secret, s->secret, sangi_rng_host, NULL) == SANGI_OK;
}

static bool action_scalar(unsigned size, uint8_t *key, const uint8_t *secret) {
    if (size == CTIDH_2048)
        return action(size, key, secret);
    memset(key, 0, ctidh_sizes[size].key);
    return act_scalar(size, key, secret);
}

static bool blind(unsigned size, uint8_t *key, const uint8_t *secret) {
    static blind_function *const of[CTIDH_SIZES] = {sangi_ctidh511_blind, sangi_ctidh512_blind,
                                                    sangi_ctidh512f_blind, sangi_ctidh1024_blind,
                                                    sangi_ctidh2048_blind};
    const ctidh_size *const s = &ctidh_sizes[size];

    return of[size](key, s->key, key, s->key, secret, s->secret, sangi_rng_host, NULL) == SANGI_OK;
}

static bool blind_scalar(unsigned size, uint8_t *key, const uint8_t *secret) {
    if (size == CTIDH_2048)
        return blind(size, key, secret);
    return (size == CTIDH_1024 ? sangi_ctidh1024_validate
                               : sangi_ctidh512_validate)(key, ctidh_sizes[size].key) == SANGI_OK &&
           act_scalar(size, key, secret);
}

static bool action_x8(unsigned size, uint8_t *keys, const uint8_t *secrets) {
    static public_function *const of[] = {sangi_ctidh511x8_public, sangi_ctidh512x8_public,
                                          sangi_ctidh512fx8_public, sangi_ctidh1024x8_public};
    const ctidh_size *const s = &ctidh_sizes[size];

    return of[size](keys, CTIDH_MANY * s->key, secrets, CTIDH_MANY * s->secret, sangi_rng_host,
                    NULL) == SANGI_OK;
}

static bool blind_x8(unsigned size, uint8_t *keys, const uint8_t *secrets) {
    static blind_function *const of[] = {sangi_ctidh511x8_blind, sangi_ctidh512x8_blind,
                                         sangi_ctidh512fx8_blind, sangi_ctidh1024x8_blind};
    const ctidh_size *const s = &ctidh_sizes[size];

    return of[size](keys, CTIDH_MANY * s->key, keys, CTIDH_MANY * s->key, secrets,
                    CTIDH_MANY * s->secret, sangi_rng_host, NULL) == SANGI_OK;
}

static bool act_mixed(unsigned size, uint8_t *keys, const uint8_t *secrets) {
    const size_t length = ctidh_sizes[size].secret;
    uint8_t mixed[CTIDH_MANY * CTIDH_SECRET];

    for (size_t i = 0; i < CTIDH_MANY; i++)
        memcpy(mixed + length * i, secrets + length * (i ^ 1), length);
    return action_x8(size, keys, mixed);
}

static bool act_back(unsigned size, uint8_t *key, const uint8_t *secret) {
    uint8_t negative[CTIDH_SECRET];
    for (size_t i = 0; i < ctidh_sizes[size].secret; i++)
        negative[i] = (uint8_t)-secret[i];
    return action(size, key, negative);
}

const ctidh_kernel ctidh_sangi = {action_scalar, blind_scalar, false};
/* The public functions, on a machine that has the instructions. */
const ctidh_kernel ctidh_simd = {action, blind, false};
const ctidh_kernel ctidh_x8 = {action_x8, blind_x8, true};
const ctidh_kernel ctidh_control_back = {act_back, NULL, false};
const ctidh_kernel ctidh_control_mixes = {act_mixed, NULL, true};
