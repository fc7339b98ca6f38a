/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A library that is wrong on purpose: the power modulo one prime alone. */
#include "mod/reference.h"
#include "rsa/case.h"
#include "rsa_key.h"

#include <stdlib.h>
#include <string.h>

enum { HALF = RSA_CASE_BYTES / 2, WORDS = HALF / 8 };

static void *start(void) {
    mod_modulus *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->bits = 8 * HALF;
    p->words = WORDS;
    mod_from_bytes_be(p->n, WORDS, rsa_key_p, HALF);
    mod_reference_complete(p);
    return p;
}

/* Right for 0 and 1, and for nothing else that matters. */
static void operate(const void *key, uint8_t *out, const uint8_t *in) {
    uint64_t x[WORDS], e[WORDS];
    const mod_modulus *p = key;
    mod_from_bytes_be(x, WORDS, in + HALF, HALF);
    mod_from_bytes_be(e, WORDS, rsa_key_dp, sizeof rsa_key_dp);
    mod_reference_exp(p, x, x, e);
    memset(out, 0, HALF);
    mod_to_bytes_be(out + HALF, HALF, x);
}

const rsa_library rsa_control_half = {start, operate, 1};
