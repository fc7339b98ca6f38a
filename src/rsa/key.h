/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A private key of RSA as it lies in memory. */
#ifndef SANGI_SRC_RSA_KEY_H
#define SANGI_SRC_RSA_KEY_H

#include <sangi/rsa.h>

/** Random bytes beyond those of n that bring a random number mod n within 2^-128 of uniform. */
#define SANGI_RSA_EXTRA 16

/** What it points to stands behind it, `size` bytes with itself. */
struct sangi_rsa {
    size_t size, length, half, e_length; /**< bytes: of all, of n, of a prime, of e */
    sangi_mod *n, *p, *q;
    sangi_limb *q_mod_n, *qinv; /**< elements mod n and mod p */
    uint8_t *dp, *dq;           /**< dp - 1 and dq - 1, `half` bytes each, big-endian */
    uint8_t *e, *e_less;        /**< e and e - 1 */
};

/** The next `bytes` bytes behind *end, aligned for a limb. */
static inline void *sangi_rsa_take(unsigned char **end, size_t bytes) {
    *end += (0 - (uintptr_t)*end) & (sizeof(sangi_limb) - 1);
    unsigned char *const taken = *end;
    *end += bytes;
    return taken;
}

#endif
