/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `saber`: one operation of one parameter set by one way to multiply. */
#ifndef SANGI_BENCH_SABER_CASE_H
#define SANGI_BENCH_SABER_CASE_H

#include "family.h"
#include "saber/set.h"

typedef enum { SABER_KEYGEN, SABER_ENCAPS, SABER_DECAPS } saber_op;

/** What this family knows of a bench_case. */
typedef struct {
    saber_op op;
    const sangi_saber_set *set;
    sangi_saber_engine engine; /**< of NULLs for a peer */
} saber_case;

/** The public functions, which have an engine of their own. */
extern const sangi_saber_set saber_public_lightsaber, saber_public_saber, saber_public_firesaber;

/** Wrong on purpose: the last byte of a ciphertext is not looked at. */
extern const sangi_saber_set saber_control_accepts;

#endif
