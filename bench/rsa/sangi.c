/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's: the private operation of examples/rsa.c, and eight of them with one key. */
#include "../../examples/rsa.h"
#include "../../examples/rsa_eight.h"
#include "rsa/case.h"
#include "rsa_key.h"

#include <stdlib.h>

#define NUMBER(name) {name, sizeof name}
static const rsa_numbers NUMBERS = {NUMBER(rsa_key_n),   NUMBER(rsa_key_e),  NUMBER(rsa_key_p),
                                    NUMBER(rsa_key_q),   NUMBER(rsa_key_dp), NUMBER(rsa_key_dq),
                                    NUMBER(rsa_key_qinv)};

static void *start(sangi_mod_method method) {
    rsa_key *key = malloc(sizeof *key);
    return key && rsa_start(key, &NUMBERS, method) == SANGI_OK ? key : NULL;
}

static void *start_mont(void) { return start(SANGI_MOD_MONTGOMERY); }

static void *start_ohta(void) { return start(SANGI_MOD_OHTA); }

static void operate(const void *key, uint8_t *out, const uint8_t *in) { rsa_private(key, out, in); }

static void *start_eight(sangi_mod_method method) {
    rsa_numbers numbers[RSA_LANES];
    for (size_t i = 0; i < RSA_LANES; i++)
        numbers[i] = NUMBERS;
    rsa_eight *keys = malloc(sizeof *keys);
    return keys && rsa_eight_start(keys, numbers, method) == SANGI_OK ? keys : NULL;
}

static void *start_mont_eight(void) { return start_eight(SANGI_MOD_MONTGOMERY); }

static void *start_ohta_eight(void) { return start_eight(SANGI_MOD_OHTA); }

static void operate_eight(const void *keys, uint8_t *out, const uint8_t *in) {
    rsa_eight_private(keys, out, in);
}

const rsa_library rsa_mont = {start_mont, operate, 1};
const rsa_library rsa_ohta = {start_ohta, operate, 1};
const rsa_library rsa_mont_x8 = {start_mont_eight, operate_eight, RSA_LANES};
const rsa_library rsa_ohta_x8 = {start_ohta_eight, operate_eight, RSA_LANES};
