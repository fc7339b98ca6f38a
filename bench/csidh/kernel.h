/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What does the work of a case, and on what. */
#ifndef SANGI_BENCH_CSIDH_KERNEL_H
#define SANGI_BENCH_CSIDH_KERNEL_H

#include <stdbool.h>

#include "csidh/action.h"
#include "csidh/case.h"

enum { CSIDH_KEY = 64, CSIDH_SECRET = 37, CSIDH_EXPONENTS = 74, CSIDH_KEYS = 65, CSIDH_MANY = 8 };

/** A secret key, in both forms. */
typedef struct {
    int8_t exponent[CSIDH_EXPONENTS];
    uint8_t nibbles[CSIDH_SECRET];
} csidh_secret;

/** One way to do the work; functions that no case of it calls are NULL. */
struct csidh_kernel {
    void (*act)(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                sangi_csidh_strategy strategy);
    bool (*validate)(const uint8_t *key);
    /** key <- the secret shared with key, `calls` times in a row; false where a key is refused. */
    bool (*derive)(uint8_t *key, const csidh_secret *secret, size_t calls);
    /** Each of CSIDH_MANY keys <- the secret that it shares with exponents of its own. */
    bool (*derive_x8)(uint8_t *keys, const int8_t *exponents);
};

#endif
