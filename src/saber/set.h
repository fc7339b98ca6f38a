/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The parameter sets of Saber as tables of functions on a given engine. */
#ifndef SANGI_SRC_SABER_SET_H
#define SANGI_SRC_SABER_SET_H

#include <stddef.h>
#include <stdint.h>

#include "saber/engine.h"

/** A parameter set.  Lengths are those of the public header, and are not checked here. */
typedef struct {
    const char *name;
    size_t public_bytes, secret_bytes, ciphertext_bytes;
    void (*keygen)(const sangi_saber_engine *engine, uint8_t *public_key, uint8_t *secret_key,
                   const uint8_t *randomness);
    void (*encaps)(const sangi_saber_engine *engine, uint8_t *ciphertext, uint8_t *shared_secret,
                   const uint8_t *public_key, const uint8_t *randomness);
    void (*decaps)(const sangi_saber_engine *engine, uint8_t *shared_secret,
                   const uint8_t *ciphertext, const uint8_t *secret_key);
} sangi_saber_set;

extern const sangi_saber_set sangi_lightsaber_parameters;
extern const sangi_saber_set sangi_saber_parameters;
extern const sangi_saber_set sangi_firesaber_parameters;

#endif
