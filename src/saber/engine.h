/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What Saber computes with: a way to multiply, and a way to hash. */
#ifndef SANGI_SRC_SABER_ENGINE_H
#define SANGI_SRC_SABER_ENGINE_H

#include "hash/pair.h"
#include "ring/ring256.h"

/** All engines give the same bytes. */
typedef struct {
    const sangi_ring256_method *ring;
    sangi_keccak_pair pair; /**< permutes the streams of matrix and secret together, or NULL */
} sangi_saber_engine;

/** The fastest engine of this processor, by word/backend.h. */
sangi_saber_engine sangi_saber_best(void);

#endif
