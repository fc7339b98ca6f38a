/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What stands around the powers of RSA's private operation, keys of up to 4096 bits: for eight
 * messages at once.  Of one message, sangi_rsa_private does all.
 *
 * Nothing is padded or blinded here: this is the arithmetic, not a signature.
 */
#ifndef RSA_H
#define RSA_H

#include <stdint.h>

#include <sangi/rsa.h>

enum { RSA_MAX_BITS = 4096, RSA_MAX_BYTES = RSA_MAX_BITS / 8 };

/** A key ready for use; it points into itself and is not to be copied. */
typedef struct {
    sangi_mod *n, *p, *q;
    sangi_limb q_mod_n[SANGI_MOD_LIMBS(RSA_MAX_BITS)];
    sangi_limb qinv[SANGI_MOD_LIMBS(RSA_MAX_BITS / 2)];
    uint8_t dp[RSA_MAX_BYTES / 2], dq[RSA_MAX_BYTES / 2], e[RSA_MAX_BYTES];
    size_t e_length;
    unsigned char memory_n[SANGI_MOD_SIZE(RSA_MAX_BITS)];
    unsigned char memory_p[SANGI_MOD_SIZE(RSA_MAX_BITS / 2)];
    unsigned char memory_q[SANGI_MOD_SIZE(RSA_MAX_BITS / 2)];
} rsa_key;

/**
 * Makes a key, whose products are reduced by the given method.
 *
 * @return SANGI_OK, or what is wrong with a number: nothing of the key may then be used
 * @ct     only lengths are public
 */
sangi_status rsa_start(rsa_key *key, const sangi_rsa_numbers *numbers, sangi_mod_method method);

/**
 * out <- what is a mod p and b mod q, elements of these moduli, which are overwritten: in^d mod n
 * where they are its powers.  out and in are as long as n, big-endian; they may be the same.
 *
 * @return SANGI_OK; SANGI_OUT_OF_RANGE unless in < n, SANGI_BAD_RESULT where out^e is not `in`, as
 *         after a fault of the machine: one wrong power would give the primes away [BDL97].  out is
 *         then 0.
 * @ct     the key, `in` and `out` are secret; whether `in` was in range is declassified
 */
sangi_status rsa_join(const rsa_key *key, uint8_t *out, const uint8_t *in, sangi_limb *a,
                      sangi_limb *b);

/** Erases a key. */
void rsa_end(rsa_key *key);

#endif
