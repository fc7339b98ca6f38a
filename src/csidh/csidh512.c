/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/csidh512.h>

#include "csidh/action.h"
#include "csidh/simd/action52.h"
#include "csidh/validate.h"
#include "word/backend.h"
#include "word/wipe.h"

enum {
    EXPONENTS = SANGI_CSIDH512_EXPONENTS,
    SEED = SANGI_CSIDH512_SEED_BYTES,
    KEY = SANGI_CSIDH512_PUBLIC_BYTES,
    MANY = 8 /* derivations of one call */
};

/* key <- the encoded result of the action of the exponents on a. */
SANGI_OWN_FRAME static void act(uint8_t *key, sangi_p511 *a, const int8_t *exponent) {
#if SANGI_CURVE_SIMD
    if (sangi_runs(SANGI_RUNS_IFMA))
        sangi_csidh_act52_vartime(a, exponent);
    else
#endif
        sangi_csidh_act_vartime(a, exponent, SANGI_ISOGENY_GROUPED, SANGI_CSIDH_OPTIMAL);
    (void)sangi_p511_to_bytes(key, KEY, a);
}

/* The same for eight. */
static void act_x8(uint8_t *keys, sangi_p511 a[MANY], const int8_t *exponent) {
#if SANGI_CURVE_SIMD
    if (sangi_runs(SANGI_RUNS_IFMA)) {
        sangi_csidh_act52_x8_vartime(a, exponent);
        for (size_t i = 0; i < MANY; i++)
            (void)sangi_p511_to_bytes(keys + KEY * i, KEY, &a[i]);
        return;
    }
#endif
    for (size_t i = 0; i < MANY; i++)
        act(keys + KEY * i, &a[i], exponent + EXPONENTS * i);
}

const char *sangi_csidh512_backend(void) {
#if SANGI_CURVE_SIMD
    if (sangi_runs(SANGI_RUNS_IFMA))
        return "ifma";
#endif
    return sangi_p511_backend();
}

/* a <- the key, if it is valid */
static sangi_status read_key(sangi_p511 *a, const uint8_t *key, size_t length) {
    const sangi_status status = sangi_p511_from_bytes(a, key, length);

    if (status != SANGI_OK)
        return status;
    return sangi_csidh_is_supersingular(a) ? SANGI_OK : SANGI_BAD_PUBLIC_KEY;
}

sangi_status sangi_csidh512_validate(const uint8_t *public_key, size_t public_length) {
    sangi_p511 a;

    return read_key(&a, public_key, public_length);
}

sangi_status sangi_csidh512_public_vartime(uint8_t *public_key, size_t public_length,
                                           const int8_t *exponent, size_t count) {
    sangi_p511 a;

    if (public_length != KEY || count != EXPONENTS)
        return SANGI_BAD_LENGTH;
    sangi_p511_from_u64(&a, 0);
    act(public_key, &a, exponent);
    return SANGI_OK;
}

sangi_status sangi_csidh512_keygen_vartime(uint8_t *public_key, size_t public_length, uint8_t *seed,
                                           size_t seed_length, sangi_rng rng, void *context) {
    int8_t exponent[EXPONENTS];

    if (public_length != KEY || seed_length != SEED)
        return SANGI_BAD_LENGTH;
    if (rng(context, seed, SEED) != SANGI_OK) {
        sangi_wipe(seed, SEED);
        sangi_wipe(public_key, KEY);
        return SANGI_RNG_FAILED;
    }
    (void)sangi_csidh512_expand_vartime(exponent, EXPONENTS, seed, SEED);
    (void)sangi_csidh512_public_vartime(public_key, KEY, exponent, EXPONENTS);
    sangi_wipe(exponent, sizeof exponent);
    return SANGI_OK;
}

sangi_status sangi_csidh512_derive_vartime(uint8_t *shared, size_t shared_length,
                                           const uint8_t *public_key, size_t public_length,
                                           const int8_t *exponent, size_t count) {
    sangi_p511 a;

    if (shared_length != KEY || public_length != KEY || count != EXPONENTS)
        return SANGI_BAD_LENGTH;
    const sangi_status status = read_key(&a, public_key, public_length);
    if (status == SANGI_OK)
        act(shared, &a, exponent);
    else
        sangi_wipe(shared, KEY);
    sangi_wipe(&a, sizeof a);
    sangi_wipe_stack(SANGI_WIPE_POWER);
    return status;
}

sangi_status sangi_csidh512x8_derive_vartime(uint8_t *shared, size_t shared_length,
                                             const uint8_t *public_key, size_t public_length,
                                             const int8_t *exponent, size_t count) {
    sangi_p511 a[MANY];
    sangi_status status = SANGI_OK;

    if (shared_length != MANY * KEY || public_length != MANY * KEY || count != MANY * EXPONENTS)
        return SANGI_BAD_LENGTH;
    for (size_t i = 0; i < MANY && status == SANGI_OK; i++)
        status = sangi_p511_from_bytes(&a[i], public_key + KEY * i, KEY);
    if (status == SANGI_OK)
        act_x8(shared, a, exponent);
    else
        sangi_wipe(shared, shared_length);
    sangi_wipe(a, sizeof a);
    sangi_wipe_stack(SANGI_WIPE_POWER);
    return status;
}
