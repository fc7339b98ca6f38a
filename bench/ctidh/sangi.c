/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library, and a control, which is wrong on purpose. */
#include "ctidh/kernel.h"

#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>

static bool action(unsigned size, uint8_t *key, const uint8_t *secret) {
    return (size == 511 ? sangi_ctidh511_public : sangi_ctidh512_public)(
               key, CTIDH_KEY, secret, CTIDH_SECRET, sangi_rng_host, NULL) == SANGI_OK;
}

static bool blind(unsigned size, uint8_t *key, const uint8_t *secret) {
    return (size == 511 ? sangi_ctidh511_blind
                        : sangi_ctidh512_blind)(key, CTIDH_KEY, key, CTIDH_KEY, secret,
                                                CTIDH_SECRET, sangi_rng_host, NULL) == SANGI_OK;
}

static bool act_back(unsigned size, uint8_t *key, const uint8_t *secret) {
    uint8_t negative[CTIDH_SECRET];
    for (unsigned i = 0; i < CTIDH_SECRET; i++)
        negative[i] = (uint8_t)-secret[i];
    return action(size, key, negative);
}

const ctidh_kernel ctidh_sangi = {action, blind};
const ctidh_kernel ctidh_control_back = {act_back, NULL};
