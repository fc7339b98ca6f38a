/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `rsa`: the private operation of one library with the key of "rsa_key.h". */
#ifndef SANGI_BENCH_RSA_CASE_H
#define SANGI_BENCH_RSA_CASE_H

#include "family.h"

enum { RSA_CASE_BYTES = 256, RSA_CASE_MOST = 8 };

typedef struct {
    /** Makes the key; NULL when memory is short. */
    void *(*start)(void);
    /** out <- in^d mod n, big-endian, for messages that stand one after the other. */
    void (*operate)(const void *key, uint8_t *out, const uint8_t *in);
    /** How many at once: 1 or RSA_CASE_MOST. */
    size_t messages;
} rsa_library;

/** What this family knows of a bench_case. */
typedef struct {
    const rsa_library *library;
} rsa_case;

extern const rsa_library rsa_mont, rsa_ohta, rsa_mont_x8, rsa_ohta_x8, rsa_openssl, rsa_openssl_new;
/** Wrong on purpose. */
extern const rsa_library rsa_control_half;

#endif
