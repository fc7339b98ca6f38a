/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The library's: the private operation of examples/rsa.c, eight of them with one key, and the
 * public operation by sangi_modexp_vartime.
 */
#include "../../examples/rsa.h"
#include "../../examples/rsa_eight.h"
#include "rsa/case.h"

#include <sangi/modexp.h>
#include <stdlib.h>

static rsa_number number(const rsa_case_number *x) { return (rsa_number){x->bytes, x->length}; }

static rsa_numbers numbers(const rsa_case_key *of) {
    return (rsa_numbers){number(&of->n),  number(&of->e),  number(&of->p),   number(&of->q),
                         number(&of->dp), number(&of->dq), number(&of->qinv)};
}

static void *start(const rsa_case_key *of) {
    rsa_key *key = malloc(sizeof *key);
    const rsa_numbers all = numbers(of);
    return key && rsa_start(key, &all, SANGI_MOD_AUTO) == SANGI_OK ? key : NULL;
}

static void operate(void *key, uint8_t *out, const uint8_t *in) { rsa_private(key, out, in); }

static void *start_eight(const rsa_case_key *of, sangi_mod_method method) {
    rsa_numbers all[RSA_LANES];
    for (size_t i = 0; i < RSA_LANES; i++)
        all[i] = numbers(of);
    rsa_eight *keys = malloc(sizeof *keys);
    return keys && rsa_eight_start(keys, all, method) == SANGI_OK ? keys : NULL;
}

static void *start_mont_eight(const rsa_case_key *of) {
    return start_eight(of, SANGI_MOD_MONTGOMERY);
}

static void *start_ohta_eight(const rsa_case_key *of) { return start_eight(of, SANGI_MOD_OHTA); }

static void operate_eight(void *keys, uint8_t *out, const uint8_t *in) {
    rsa_eight_private(keys, out, in);
}

typedef struct {
    const rsa_case_key *numbers;
    unsigned char scratch[SANGI_MODEXP_SCRATCH(RSA_CASE_MAX_BYTES)];
} open_key;

static void *start_open(const rsa_case_key *of) {
    open_key *key = malloc(sizeof *key);
    if (key)
        key->numbers = of;
    return key;
}

static void operate_open(void *of, uint8_t *out, const uint8_t *in) {
    open_key *key = of;
    const rsa_case_number *n = &key->numbers->n, *e = &key->numbers->e;
    sangi_modexp_vartime(out, n->length, in, n->length, e->bytes, e->length, n->bytes, n->length,
                         key->scratch, sizeof key->scratch);
}

const rsa_library rsa_secret = {start, operate, 1};
const rsa_library rsa_mont_x8 = {start_mont_eight, operate_eight, RSA_LANES};
const rsa_library rsa_ohta_x8 = {start_ohta_eight, operate_eight, RSA_LANES};
const rsa_library rsa_open = {start_open, operate_open, 1};
