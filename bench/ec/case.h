/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `ec`: a multiple of a point of P-256 by one library. */
#ifndef SANGI_BENCH_EC_CASE_H
#define SANGI_BENCH_EC_CASE_H

#include "family.h"

enum { EC_BYTES = 32 };

typedef struct {
    /** Makes the curve; NULL when memory is short. */
    void *(*start)(void);
    /** out <- scalar * in: x and y, big-endian; they may be the same. */
    void (*multiply)(void *curve, uint8_t *out, const uint8_t *scalar, const uint8_t *in);
} ec_library;

/** What this family knows of a bench_case. */
typedef struct {
    const ec_library *library;
} ec_case;

extern const ec_library ec_mont, ec_ohta, ec_openssl, ec_openssl_new;
/** Wrong on purpose. */
extern const ec_library ec_control_low;

#endif
