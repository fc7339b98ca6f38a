/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The implementations that Saber uses: a method of multiplication and a permutation for hashing.
 */
#ifndef SANGI_SRC_SABER_ENGINE_H
#define SANGI_SRC_SABER_ENGINE_H

#include "hash/keccak_x2.h"
#include "ring/ring256.h"

/** All engines give the same bytes. */
typedef struct {
    const sangi_ring256_method *ring;
    sangi_keccak_permute_x2 permute_x2; /**< permutes two states at once, or NULL */
} sangi_saber_engine;

/** The fastest engine on this CPU, by word/backend.h. */
sangi_saber_engine sangi_saber_best(void);

#endif
