/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The operations of RSA on numbers [RFC8017, RSADP and RSASP1, RSAEP and RSAVP1]: no padding.
 *
 * A padding decides whether RSA is secure, and none is here: a program that encrypts or signs takes
 * OAEP or PSS from elsewhere and gives its result to these functions.
 *
 * A private key is made from its numbers, in memory of the caller's:
 *
 *     const sangi_rsa_numbers numbers = {
 *         .n = n, .n_length = 256, .e = e, .e_length = 3,
 *         .p = p, .p_length = 128, .q = q, .q_length = 128,
 *         .dp = dp, .dp_length = 128, .dq = dq, .dq_length = 128,
 *         .qinv = qinv, .qinv_length = 128};
 *     unsigned char memory[SANGI_RSA_SIZE(2048)], scratch[SANGI_RSA_SCRATCH(2048)];
 *     sangi_rsa *key;
 *
 *     if (sangi_rsa_init(&key, memory, sizeof memory, &numbers) != SANGI_OK) ...
 *     if (sangi_rsa_private(key, out, 256, in, 256, sangi_rng_host, NULL,
 *                           scratch, sizeof scratch) != SANGI_OK) ...
 *     sangi_rsa_wipe(key);
 *
 * Numbers are big-endian.  No function allocates from a heap; the stack is that of sangi_mod_exp.
 */
#ifndef SANGI_RSA_H
#define SANGI_RSA_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/mod.h>
#include <sangi/modexp.h>
#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The lengths of n, in bytes. */
#define SANGI_RSA_MIN_BYTES 16
#define SANGI_RSA_MAX_BYTES 1024

/** Bits of a prime, for an n of at most `bits` bits. */
#define SANGI_RSA_PRIME_BITS(bits) (((bits) + 15) / 16 * 8)

/** Of these, what powers with vector instructions compute beforehand. */
#if defined(__x86_64__) || defined(_M_X64)
#define SANGI_RSA_VECTORS(bits) ((bits) > 4096 ? 0 : 192 * ((3072 + 2 * (bits)) / 408 + 4))
#else
#define SANGI_RSA_VECTORS(bits) 0
#endif

/** Bytes of memory that a key needs, for an n of at most `bits` bits. */
#define SANGI_RSA_SIZE(bits)                                                                       \
    (256 + SANGI_RSA_VECTORS(bits) + 4 * (((bits) + 15) / 8) + SANGI_MOD_SIZE(bits) +              \
     2 * SANGI_MOD_SIZE(SANGI_RSA_PRIME_BITS(bits)) +                                              \
     SANGI_MOD_LIMBS(SANGI_RSA_PRIME_BITS(bits)) * (SANGI_LIMB_BITS / 8))

/** Bytes of scratch of a private operation, for an n of at most `bits` bits. */
#define SANGI_RSA_SCRATCH(bits)                                                                    \
    (64 + ((bits) + 15) / 8 +                                                                      \
     (4 * SANGI_MOD_LIMBS(bits) + 2 * SANGI_MOD_LIMBS(SANGI_RSA_PRIME_BITS(bits))) *               \
         (SANGI_LIMB_BITS / 8))

/** Bytes of scratch of a public operation, for an n of at most so many bytes. */
#define SANGI_RSA_PUBLIC_SCRATCH(bytes) SANGI_MODEXP_SCRATCH(bytes)

/** A private key that is ready for use: it points into itself and is not to be copied. */
typedef struct sangi_rsa sangi_rsa;

/**
 * The numbers of a private key as RFC 8017 names them: n = p q, dp = 1/e mod p - 1, dq = 1/e mod
 * q - 1, qinv = 1/q mod p.  Each is big-endian and followed by its length in bytes.
 */
typedef struct {
    const uint8_t *n;
    size_t n_length;
    const uint8_t *e;
    size_t e_length;
    const uint8_t *p;
    size_t p_length;
    const uint8_t *q;
    size_t q_length;
    const uint8_t *dp;
    size_t dp_length;
    const uint8_t *dq;
    size_t dq_length;
    const uint8_t *qinv;
    size_t qinv_length;
} sangi_rsa_numbers;

/**
 * Makes a key in `memory`, of any alignment; *key points into it.  The numbers are not needed
 * afterwards.
 *
 * Whether they belong together is not checked here: sangi_rsa_private checks each of its results.
 *
 * @return SANGI_OK; or, and *key is then NULL and nothing of the key is in memory,
 *         SANGI_BAD_LENGTH unless SANGI_RSA_MIN_BYTES <= n_length <= SANGI_RSA_MAX_BYTES, the
 *         primes have one length, n twice that or a byte less, e at most that of n, and dp, dq and
 *         qinv at most that of a prime,
 *         SANGI_BAD_MEMORY if size < SANGI_RSA_SIZE(8 * n_length),
 *         SANGI_BAD_MODULUS if the first byte of n, p or q is 0,
 *         SANGI_BAD_METHOD if n, p or q is even,
 *         SANGI_OUT_OF_RANGE if e is even or below 3, or qinv is not below p
 * @ct     n, the primes, dp, dq and qinv are secret, e and all lengths are public; the status is
 *         declassified
 */
SANGI_API sangi_status sangi_rsa_init(sangi_rsa **key, void *memory, size_t size,
                                      const sangi_rsa_numbers *numbers);

/** Zeroizes a key; its memory may then be reused. */
SANGI_API void sangi_rsa_wipe(sangi_rsa *key);

/**
 * out <- in^d mod n, by the Chinese remainder theorem: RSADP, RSASP1.
 *
 * The powers are taken of in r^e for a random r, so that nobody who chooses `in` chooses what the
 * secret exponents meet.  The result is raised to e before it is given away, since one that is
 * right modulo one prime alone would give both away [BDL97].
 *
 * Threads may share a key, each with scratch of its own, which is zeroized.
 *
 * @return SANGI_OK; or, and nothing is then written to out,
 *         SANGI_BAD_LENGTH unless both lengths are that of n,
 *         SANGI_BAD_MEMORY if scratch_length < SANGI_RSA_SCRATCH(8 * in_length),
 *         SANGI_OUT_OF_RANGE unless in < n,
 *         SANGI_RNG_FAILED if the callback failed,
 *         SANGI_BAD_RESULT if out^e is not in: the numbers of the key do not belong together, or
 * the machine has made a fault
 * @alias  out may be in; scratch, of any alignment, overlaps nothing
 * @ct     the key without e, in, out and what the callback gives are secret; the status is
 *         declassified
 */
SANGI_API sangi_status sangi_rsa_private(const sangi_rsa *key, uint8_t *out, size_t out_length,
                                         const uint8_t *in, size_t in_length, sangi_rng rng,
                                         void *context, void *scratch, size_t scratch_length);

/**
 * out <- in^e mod n, for public data: RSAVP1, and RSAEP where the time may tell the message.
 *
 * sangi_mod_exp_vartime keeps the message secret.
 *
 * @return SANGI_OK; or, and nothing is then written to out,
 *         SANGI_BAD_LENGTH where out, in and n differ in length, or a length is above
 *         SANGI_RSA_MAX_BYTES,
 *         SANGI_BAD_MEMORY if scratch_length < SANGI_RSA_PUBLIC_SCRATCH(n_length),
 *         SANGI_OUT_OF_RANGE unless in < n
 * @alias  out may be any of the inputs; scratch, of any alignment, overlaps nothing
 * @ct     none: time and addresses depend on every input
 */
SANGI_API sangi_status sangi_rsa_public_vartime(uint8_t *out, size_t out_length, const uint8_t *in,
                                                size_t in_length, const uint8_t *n, size_t n_length,
                                                const uint8_t *e, size_t e_length, void *scratch,
                                                size_t scratch_length);

#ifdef __cplusplus
}
#endif

#endif
