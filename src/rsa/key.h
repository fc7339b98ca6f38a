/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A private key of RSA as it lies in memory. */
#ifndef SANGI_SRC_RSA_KEY_H
#define SANGI_SRC_RSA_KEY_H

#include <sangi/rsa.h>

#include "mod/number.h"

/**
 * Random bytes of a number that is within 2^-128 of uniform mod n: 16 more than n has; but below
 * n R, so that REDC takes it, for the shortest n.
 */
static inline size_t sangi_rsa_drawn(size_t length) {
    return length > 16 ? length + 16 : 2 * length - 1;
}

/** What it points to stands behind it, `size` bytes with itself. */
struct sangi_rsa {
    size_t size, length, half, e_length; /**< bytes: of all, of n, of a prime, of e */
    sangi_mod *n, *p, *q;
    sangi_mod_powers public, private; /**< modulo n, and modulo p and q */
    sangi_limb *qinv;                 /**< a number below p */
    uint8_t *dp, *dq;                 /**< dp - 1 and dq - 1, `half` bytes each, big-endian */
    uint8_t *e, *e_less;              /**< e and e - 1 */
};

/** The next `bytes` bytes behind *end, aligned for a limb. */
static inline void *sangi_rsa_take(unsigned char **end, size_t bytes) {
    *end += (0 - (uintptr_t)*end) & (sizeof(sangi_limb) - 1);
    unsigned char *const taken = *end;
    *end += bytes;
    return taken;
}

#endif
