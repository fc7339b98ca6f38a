/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `sntrup`: a part of sntrup761, or an operation of it. */
#ifndef SANGI_BENCH_SNTRUP_CASE_H
#define SANGI_BENCH_SNTRUP_CASE_H

#include "family.h"
#include "sntrup/kem.h"

typedef enum {
    SNTRUP_MUL,
    SNTRUP_MUL3,
    SNTRUP_INV3,
    SNTRUP_INVQ,
    SNTRUP_KEYGEN,
    SNTRUP_ENCAPS,
    SNTRUP_DECAPS
} sntrup_op;

/** sntrup761 whole, from given randomness, as the public functions lay it out; no lengths. */
typedef struct {
    void (*keygen)(uint8_t *public_key, uint8_t *secret_key, const uint8_t *drawn);
    void (*encaps)(uint8_t *ciphertext, uint8_t *shared, const uint8_t *public_key,
                   const uint8_t *drawn);
    void (*decaps)(uint8_t *shared, const uint8_t *ciphertext, const uint8_t *secret_key);
} sntrup_whole;

/** What this family knows of a bench_case; a peer has no engine. */
typedef struct {
    sntrup_op op;
    const sangi_sntrup_engine *engine;
    const sntrup_whole *whole;
} sntrup_case;

/** The public functions. */
extern const sntrup_whole sntrup_public;

/** Wrong on purpose: the last coefficient of a product is one too great. */
extern const sangi_sntrup_engine sntrup_control_product;

/** Wrong on purpose: the last byte of a ciphertext is not looked at. */
extern const sntrup_whole sntrup_control_accepts;

#endif
