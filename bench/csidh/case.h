/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `csidh`: the action, and the key exchange made of it. */
#ifndef SANGI_BENCH_CSIDH_CASE_H
#define SANGI_BENCH_CSIDH_CASE_H

#include <stdbool.h>

#include "csidh/action.h"

enum { CSIDH_KEY = 64, CSIDH_SECRET = 37, CSIDH_EXPONENTS = 74, CSIDH_KEYS = 65 };

typedef enum { CSIDH_ACTION, CSIDH_VALIDATE, CSIDH_DERIVE } csidh_op;

/** A secret key, in both forms. */
typedef struct {
    int8_t exponent[CSIDH_EXPONENTS];
    uint8_t nibbles[CSIDH_SECRET];
} csidh_secret;

/** One way to do the work; functions that no case of it calls are NULL. */
typedef struct {
    void (*act)(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                sangi_csidh_strategy strategy);
    bool (*validate)(const uint8_t *key);
    /** key <- the secret shared with key, `calls` times in a row; false where a key is refused. */
    bool (*derive)(uint8_t *key, const csidh_secret *secret, size_t calls);
} csidh_kernel;

/** The library; CIRCL; controls: steps back, any key is one, and derivation without validation. */
extern const csidh_kernel csidh_sangi, csidh_circl;
extern const csidh_kernel csidh_control_back, csidh_control_accepts, csidh_control_trusts;

typedef struct {
    csidh_op op;
    sangi_isogeny_method method;
    sangi_csidh_strategy strategy;
    const csidh_kernel *kernel;
    /** 0: keys are drawn; n > 0: the key of a seed of bytes n - 1, 0, 0, ..., from A = 0. */
    unsigned key;
} csidh_case;

#endif
