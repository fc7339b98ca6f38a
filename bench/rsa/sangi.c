/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's operations, and those of examples/rsa_eight.c on eight messages with one key. */
#include "../../examples/rsa_eight.h"
#include "rsa/case.h"

#include <sangi/rsa.h>
#include <stdlib.h>

enum { MAX_BITS = 8 * RSA_CASE_MAX_BYTES };

typedef struct {
    const rsa_case_key *numbers;
    sangi_rsa *key;
    unsigned char memory[SANGI_RSA_SIZE(MAX_BITS)], scratch[SANGI_RSA_SCRATCH(MAX_BITS)];
} secret_key;

static sangi_rsa_numbers numbers(const rsa_case_key *of) {
    return (sangi_rsa_numbers){of->n.bytes,    of->n.length,   of->e.bytes,  of->e.length,
                               of->p.bytes,    of->p.length,   of->q.bytes,  of->q.length,
                               of->dp.bytes,   of->dp.length,  of->dq.bytes, of->dq.length,
                               of->qinv.bytes, of->qinv.length};
}

static void *start(const rsa_case_key *of) {
    secret_key *own = malloc(sizeof *own);
    const sangi_rsa_numbers all = numbers(of);
    if (!own || sangi_rsa_init(&own->key, own->memory, sizeof own->memory, &all) != SANGI_OK)
        return NULL;
    own->numbers = of;
    return own;
}

static void operate(void *key, uint8_t *out, const uint8_t *in) {
    secret_key *own = key;
    const size_t length = own->numbers->n.length;
    sangi_rsa_private(own->key, out, length, in, length, sangi_rng_host, NULL, own->scratch,
                      sizeof own->scratch);
}

static void *start_eight(const rsa_case_key *of, sangi_mod_method method) {
    sangi_rsa_numbers all[RSA_LANES];
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
    unsigned char scratch[SANGI_RSA_PUBLIC_SCRATCH(RSA_CASE_MAX_BYTES)];
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
    sangi_rsa_public_vartime(out, n->length, in, n->length, n->bytes, n->length, e->bytes,
                             e->length, key->scratch, sizeof key->scratch);
}

const rsa_library rsa_secret = {start, operate, 1};
const rsa_library rsa_mont_x8 = {start_mont_eight, operate_eight, RSA_LANES};
const rsa_library rsa_ohta_x8 = {start_ohta_eight, operate_eight, RSA_LANES};
const rsa_library rsa_open = {start_open, operate_open, 1};
