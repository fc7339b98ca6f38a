/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The prime fields of CTIDH-1024 and CTIDH-2048, for the layers above.
 *
 * Elements are in Montgomery form, x R mod p for R = 2^1024 and R = 2^2048, below p.  The tables
 * have no square roots, no sums without reduction and no products with small numbers.
 */
#ifndef SANGI_SRC_FIELD_LONG_H
#define SANGI_SRC_FIELD_LONG_H

#include "field/field.h"

/** An element modulo the prime of 1020 bits, and of 2047 bits. */
typedef struct {
    sangi_limb limb[1024 / SANGI_LIMB_BITS];
} sangi_p1020;

typedef struct {
    sangi_limb limb[2048 / SANGI_LIMB_BITS];
} sangi_p2047;

/** The kernels that run on this machine. */
const sangi_field *sangi_p1020_field(void);
const sangi_field *sangi_p2047_field(void);

#endif
