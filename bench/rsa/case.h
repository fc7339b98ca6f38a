/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `rsa`: the private or the public operation of one library, with one key. */
#ifndef SANGI_BENCH_RSA_CASE_H
#define SANGI_BENCH_RSA_CASE_H

#include "family.h"

enum { RSA_CASE_MAX_BYTES = 512, RSA_CASE_MOST = 8 };

/** A number of `length` big-endian bytes, the first not 0. */
typedef struct {
    const uint8_t *bytes;
    size_t length;
} rsa_case_number;

/** A key as RFC 8017 writes it; n has 8 * n.length bits, and qinv = 1/q mod p. */
typedef struct {
    rsa_case_number n, e, d, p, q, dp, dq, qinv;
} rsa_case_key;

typedef struct {
    /** Prepares a key; NULL when memory is short. */
    void *(*start)(const rsa_case_key *numbers);
    /** Takes messages that stand one after the other, big-endian, as long as n; out may be in. */
    void (*operate)(void *key, uint8_t *out, const uint8_t *in);
    /** How many at once: 1 or RSA_CASE_MOST. */
    size_t messages;
} rsa_library;

/** What this family knows of a bench_case: out <- in^d, or in^e where it is `open`. */
typedef struct {
    const rsa_library *library;
    const rsa_case_key *key;
    bool open;
} rsa_case;

extern const rsa_library rsa_secret, rsa_open, rsa_mont_x8, rsa_ohta_x8;
extern const rsa_library rsa_openssl, rsa_openssl_new, rsa_openssl_open, rsa_openssl_open_new;
/** Wrong on purpose. */
extern const rsa_library rsa_control_half;

#endif
