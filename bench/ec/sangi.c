/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's: examples/p256_curve.c; and a control that leaves the scalar's highest digit out.
 */
#include "../../examples/p256_curve.h"
#include "ec/case.h"

#include <stdlib.h>
#include <string.h>

static void *start(sangi_mod_method method) {
    p256_curve *curve = malloc(sizeof *curve);
    return curve && p256_curve_start(curve, method) == SANGI_OK ? curve : NULL;
}

static void *start_mont(void) { return start(SANGI_MOD_MONTGOMERY); }

static void *start_ohta(void) { return start(SANGI_MOD_OHTA); }

static void multiply(void *curve, uint8_t *out, const uint8_t *scalar, const uint8_t *in) {
    p256_curve_multiply(curve, out, scalar, in);
}

static void multiply_low(void *curve, uint8_t *out, const uint8_t *scalar, const uint8_t *in) {
    uint8_t low[EC_BYTES];
    memcpy(low, scalar, sizeof low);
    low[0] &= 0x0f;
    p256_curve_multiply(curve, out, low, in);
}

const ec_library ec_mont = {start_mont, multiply};
const ec_library ec_ohta = {start_ohta, multiply};
const ec_library ec_control_low = {start_mont, multiply_low};
