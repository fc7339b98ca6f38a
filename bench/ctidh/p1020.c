/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The scalar action of CTIDH-1024. */
#define SANGI_CURVE_BITS 1020

#include "ctidh/kernel.h"

#include <sangi/rng.h>

#define ACT act
#include "ctidh/scalar.inc"

bool ctidh_act_p1020(uint8_t *key, const uint8_t *secret) {
    return act(key, secret, &sangi_ctidh1024_parameters);
}
