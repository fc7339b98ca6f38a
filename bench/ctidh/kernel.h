/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `ctidh`: the action in constant time, from A = 0 or on another's key. */
#ifndef SANGI_BENCH_CTIDH_KERNEL_H
#define SANGI_BENCH_CTIDH_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A size: its bits, and the bytes of a public key and of a secret key. */
typedef struct {
    unsigned bits;
    size_t key, secret;
} ctidh_size;

/** The sizes, and the longest keys. */
enum { CTIDH_511, CTIDH_512, CTIDH_512F, CTIDH_1024, CTIDH_2048, CTIDH_SIZES };
enum { CTIDH_KEY = 256, CTIDH_SECRET = 231, CTIDH_MANY = 8 };
extern const ctidh_size ctidh_sizes[CTIDH_SIZES];

/** The public key of a secret key; and the action on a public key, which is validated first. */
typedef enum { CTIDH_ACTION, CTIDH_BLIND } ctidh_op;

/**
 * Who works; size is an index of ctidh_sizes.  False where the work was refused.  With `many`,
 * CTIDH_MANY keys and secret keys one after the other.
 */
typedef struct {
    bool (*action)(unsigned size, uint8_t *key, const uint8_t *secret);
    bool (*blind)(unsigned size, uint8_t *key, const uint8_t *secret);
    bool many;
} ctidh_kernel;

/** The library's scalar code; its vectorised code, for one key and for eight; highctidh; a control
 * that acts with the inverse, and one that mixes eight keys.
 */
extern const ctidh_kernel ctidh_sangi, ctidh_simd, ctidh_x8, ctidh_highctidh, ctidh_control_back,
    ctidh_control_mixes;

/** key <- the action of the secret key of CTIDH-1024 on it, by scalar code. */
bool ctidh_act_p1020(uint8_t *key, const uint8_t *secret);

typedef struct {
    ctidh_op op;
    unsigned size;
    const ctidh_kernel *kernel;
} ctidh_case;

#endif
