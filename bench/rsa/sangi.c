/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's: the private operation of examples/rsa.c. */
#include "../../examples/rsa.h"
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

const rsa_library rsa_mont = {start_mont, operate};
const rsa_library rsa_ohta = {start_ohta, operate};
