/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A library that is wrong on purpose: the power modulo one prime alone. */
#include "mod/reference.h"
#include "rsa/case.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const rsa_case_key *numbers;
    mod_modulus p;
} half_key;

static void *start(const rsa_case_key *numbers) {
    half_key *key = calloc(1, sizeof *key);
    if (!key)
        return NULL;
    key->numbers = numbers;
    key->p.bits = 8 * numbers->p.length;
    key->p.words = numbers->p.length / 8;
    mod_from_bytes_be(key->p.n, key->p.words, numbers->p.bytes, numbers->p.length);
    mod_reference_complete(&key->p);
    return key;
}

/* Right for 0 and 1, and for nothing else that matters. */
static void operate(void *of, uint8_t *out, const uint8_t *in) {
    uint64_t x[MOD_MAX_WORDS], e[MOD_MAX_WORDS];
    const half_key *key = of;
    const size_t half = key->numbers->p.length;
    mod_from_bytes_be(x, key->p.words, in + half, half);
    mod_from_bytes_be(e, key->p.words, key->numbers->dp.bytes, key->numbers->dp.length);
    mod_reference_exp(&key->p, x, x, e);
    memset(out, 0, half);
    mod_to_bytes_be(out + half, half, x);
}

const rsa_library rsa_control_half = {start, operate, 1};
