/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `ctidh`: the action in constant time, from A = 0 or on another's key. */
#ifndef SANGI_BENCH_CTIDH_KERNEL_H
#define SANGI_BENCH_CTIDH_KERNEL_H

#include <stdbool.h>
#include <stdint.h>

enum { CTIDH_KEY = 64, CTIDH_SECRET = 74 };

/** The public key of a secret key; and the action on a public key, which is validated first. */
typedef enum { CTIDH_ACTION, CTIDH_BLIND } ctidh_op;

/** Who works; size is in bits, 511 or 512.  False where the work was refused. */
typedef struct {
    bool (*action)(unsigned size, uint8_t *key, const uint8_t *secret);
    bool (*blind)(unsigned size, uint8_t *key, const uint8_t *secret);
} ctidh_kernel;

/** The library; highctidh; a control that acts with the inverse. */
extern const ctidh_kernel ctidh_sangi, ctidh_highctidh, ctidh_control_back;

typedef struct {
    ctidh_op op;
    unsigned size;
    const ctidh_kernel *kernel;
} ctidh_case;

#endif
