/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The private operation of RSA for eight messages at once, each with a key of its own or the same.
 */
#ifndef RSA_EIGHT_H
#define RSA_EIGHT_H

#include "rsa.h"

#include <sangi/modx8.h>

enum { RSA_LANES = 8 };

/** Eight keys of one length, ready for use; they point into themselves and are not to be copied. */
typedef struct {
    rsa_key key[RSA_LANES];
    sangi_modx8 *p, *q;
    uint8_t dp[RSA_LANES * RSA_MAX_BYTES / 2], dq[RSA_LANES * RSA_MAX_BYTES / 2];
    unsigned char memory_p[SANGI_MODX8_SIZE(RSA_MAX_BITS / 2)];
    unsigned char memory_q[SANGI_MODX8_SIZE(RSA_MAX_BITS / 2)];
} rsa_eight;

/**
 * Makes eight keys, whose products are reduced by the given method.
 *
 * @return SANGI_OK, or what is wrong with a number, SANGI_BAD_LENGTH also where the keys differ in
 *         length: nothing of them may then be used
 * @ct     only lengths are public
 */
sangi_status rsa_eight_start(rsa_eight *keys, const sangi_rsa_numbers of[RSA_LANES],
                             sangi_mod_method method);

/**
 * out <- in^d mod n for each key; the messages stand one after the other, as long as n each.
 *
 * @return SANGI_OK; SANGI_OUT_OF_RANGE where a message is not below its n, SANGI_BAD_RESULT where a
 *         result is wrong, and that one's `out` is then 0
 * @ct     as rsa_join
 */
sangi_status rsa_eight_private(const rsa_eight *keys, uint8_t *out, const uint8_t *in);

/** Erases the keys. */
void rsa_eight_end(rsa_eight *keys);

#endif
