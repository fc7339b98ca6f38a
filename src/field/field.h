/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A prime field as data: its constants, and the kernels of one back end.
 *
 * Elements are x * f mod p, below p: in Montgomery form, f = R = 2^(limbs * SANGI_LIMB_BITS), or
 * plain, f = 1, where p is pseudo-Mersenne; mul is x * y / f.
 */
#ifndef SANGI_SRC_FIELD_FIELD_H
#define SANGI_SRC_FIELD_FIELD_H

#include <stddef.h>
#include <stdint.h>

#include "word/limb.h"

/** Limbs of the longest named prime, rounded up to whole 64-bit words. */
#define SANGI_FIELD_MAX_LIMBS (576 / SANGI_LIMB_BITS)

/** z <- f(x, y). */
typedef void (*sangi_field_binary)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);

/** z <- f(x). */
typedef void (*sangi_field_unary)(sangi_limb *z, const sangi_limb *x);

typedef struct {
    size_t limbs;
    size_t bits;
    size_t bytes;                    /**< of an encoded element */
    const sangi_limb *modulus;       /**< p */
    const sangi_limb *one;           /**< f mod p */
    const sangi_limb *radix2;        /**< f^2 mod p: mul by it gives x * f for a number x */
    const sangi_limb *root;          /**< a 2^two_adicity-th root of unity, times f */
    const sangi_limb *sqrt_exponent; /**< (t - 1) / 2 where p - 1 = 2^two_adicity * t, t odd */
    unsigned two_adicity;
    const char *backend;
    sangi_field_binary add, sub, mul;
    sangi_field_unary neg, dbl, half, sqr;
    void (*mul_small)(sangi_limb *z, const sangi_limb *x, sangi_limb c);
    sangi_field_binary mul_lazy, add_lazy; /**< NULL, like reduce, without a spare bit */
    sangi_field_unary reduce;
    void (*select)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb mask);
    void (*cswap)(sangi_limb *x, sangi_limb *y, sangi_limb mask);
    sangi_limb (*is_zero)(const sangi_limb *x);
    sangi_limb (*equal)(const sangi_limb *x, const sangi_limb *y);
} sangi_field;

/** The kernels of p511 that run on this machine. */
const sangi_field *sangi_p511_field(void);

#endif
