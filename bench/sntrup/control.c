/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** An engine and a mechanism that are wrong on purpose. */
#include "sntrup/case.h"

#include <string.h>

#include "sntrup/invert.h"
#include "sntrup/sort.h"

enum { CIPHERTEXT = 1039, LAST = CIPHERTEXT - 1 };

static void mul(int16_t *h, const int16_t *f, const int8_t *g) {
    sangi_ring761_ntt32.mul(h, f, g);
    h[SANGI_RING761_N - 1]++;
}

static void mul3(int8_t *h, const int8_t *f, const int8_t *g) { sangi_ring761_ntt32.mul3(h, f, g); }

static const sangi_ring761_method wrong = {"control", mul, mul3};

const sangi_sntrup_engine sntrup_control_product = {
    &wrong, sangi_sntrup_invert3, sangi_sntrup_invert_q, sangi_sntrup_sort, &sangi_sntrup_coding_c};

static uint8_t right;

static void keygen(uint8_t *public_key, uint8_t *secret_key, const uint8_t *drawn) {
    sangi_sntrup_unit unit;

    sangi_sntrup_draw_unit(&sangi_sntrup_c, &unit, drawn);
    sangi_sntrup_keygen(&sangi_sntrup_c, public_key, secret_key, &unit, drawn + SANGI_SNTRUP_DRAWN);
}

static void encaps(uint8_t *ciphertext, uint8_t *shared, const uint8_t *public_key,
                   const uint8_t *drawn) {
    sangi_sntrup_encaps(&sangi_sntrup_c, ciphertext, shared, public_key, drawn);
    right = ciphertext[LAST];
}

static void decaps(uint8_t *shared, const uint8_t *ciphertext, const uint8_t *secret_key) {
    uint8_t changed[CIPHERTEXT];

    memcpy(changed, ciphertext, CIPHERTEXT);
    changed[LAST] = right;
    sangi_sntrup_decaps(&sangi_sntrup_c, shared, changed, secret_key);
}

const sntrup_whole sntrup_control_accepts = {keygen, encaps, decaps};
