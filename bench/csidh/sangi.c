/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library, and controls, which are wrong on purpose. */
#ifndef SANGI_ASM
#define SANGI_ASM 1
#endif

#include "csidh/kernel.h"

#include <sangi/csidh512.h>

#include "csidh/simd/action52.h"

static bool validate(const uint8_t *key) {
    return sangi_csidh512_validate(key, CSIDH_KEY) == SANGI_OK;
}

static bool derive(uint8_t *key, const csidh_secret *secret, size_t calls) {
    bool right = true;
    for (; calls; calls--)
        right &= sangi_csidh512_derive_vartime(key, CSIDH_KEY, key, CSIDH_KEY, secret->exponent,
                                               CSIDH_EXPONENTS) == SANGI_OK;
    return right;
}

static bool derive_x8(uint8_t *keys, const int8_t *exponents) {
    return sangi_csidh512x8_derive_vartime(keys, CSIDH_MANY * CSIDH_KEY, keys,
                                           CSIDH_MANY * CSIDH_KEY, exponents,
                                           CSIDH_MANY * CSIDH_EXPONENTS) == SANGI_OK;
}

static bool derive_mixed(uint8_t *keys, const int8_t *exponents) {
    int8_t mixed[CSIDH_MANY * CSIDH_EXPONENTS];
    for (size_t i = 0; i < CSIDH_MANY; i++)
        for (size_t j = 0; j < CSIDH_EXPONENTS; j++)
            mixed[CSIDH_EXPONENTS * i + j] = exponents[CSIDH_EXPONENTS * (i ^ 1) + j];
    return derive_x8(keys, mixed);
}

static void act_simd(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                     sangi_csidh_strategy strategy) {
    (void)method, (void)strategy;
    sangi_csidh_act52_vartime(a, exponent);
}

static void act_back(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                     sangi_csidh_strategy strategy) {
    int8_t negative[CSIDH_EXPONENTS];
    for (size_t i = 0; i < CSIDH_EXPONENTS; i++)
        negative[i] = (int8_t)-exponent[i];
    sangi_csidh_act_vartime(a, negative, method, strategy);
}

static bool accept(const uint8_t *key) {
    (void)key;
    return true;
}

static bool trust(uint8_t *key, const csidh_secret *secret, size_t calls) {
    sangi_p511 a;
    if (sangi_p511_from_bytes(&a, key, CSIDH_KEY) != SANGI_OK)
        return false;
    for (; calls; calls--)
        sangi_csidh_act_vartime(&a, secret->exponent, SANGI_ISOGENY_GROUPED, SANGI_CSIDH_OPTIMAL);
    return sangi_p511_to_bytes(key, CSIDH_KEY, &a) == SANGI_OK;
}

const csidh_kernel csidh_sangi = {sangi_csidh_act_vartime, validate, derive, derive_x8};
const csidh_kernel csidh_simd = {.act = act_simd};
const csidh_kernel csidh_control_back = {.act = act_back};
const csidh_kernel csidh_control_accepts = {.validate = accept};
const csidh_kernel csidh_control_trusts = {.derive = trust};
const csidh_kernel csidh_control_mixes = {.derive_x8 = derive_mixed};
