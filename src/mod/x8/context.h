/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What a context of eight moduli holds, and the two ways in which it computes.
 *
 * In lanes, digit i of the number in lane l is word 8 i + l; a digit has 52 bits, and numbers have
 * whole blocks of four digits.  R = 2^(52 * 4 * blocks) is above 2^(8 bytes + 12), far above any
 * modulus p, and elements are below 4p.  The data are
 *
 *   Montgomery  -1/p mod 2^52 [1 digit], p, R^2 mod p, and for karatsuba.c parts of p, of
 *               2^-520 mod p and of 2^-1040 mod p
 *   Ohta        p, K = floor(2^t / p)
 *
 * One by one they are eight contexts of one modulus, and eight of their elements one after the
 * other.
 */
#ifndef SANGI_SRC_MOD_X8_CONTEXT_H
#define SANGI_SRC_MOD_X8_CONTEXT_H

#include <stddef.h>

#include <sangi/modx8.h>

#include "mod/context.h"
#include "mp/bytes.h"

enum { SANGI_MODX8_LANES = 8, SANGI_MODX8_BLOCK = 4 };

/** Blocks of a number in lanes, for moduli of so many bytes, and digits of the longest. */
#define SANGI_MODX8_BLOCKS(bytes) ((8 * (bytes) + 12 + 207) / 208)
#define SANGI_MODX8_DIGITS (SANGI_MODX8_BLOCK * SANGI_MODX8_BLOCKS(SANGI_MODX8_MAX_BYTES))

/** What the two ways do differently. */
typedef struct {
    /** The name of the back end, or NULL: that of one modulus. */
    const char *backend;
    /** Makes the context from its moduli, whatever they are; leaves zeros unless `good`. */
    void (*prepare)(sangi_modx8 *m, const uint8_t *n, sangi_mp_order order, sangi_mask good);
    void (*mul)(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
    void (*sqr)(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x);
    void (*exp)(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x, const uint8_t *exponents,
                size_t length, sangi_mp_order order);
    /** The bytes have the length that fits. */
    sangi_status (*decode)(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                           sangi_mp_order order);
    void (*decode_wide)(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes, size_t length,
                        sangi_mp_order order);
    void (*encode)(const sangi_modx8 *m, uint8_t *bytes, const sangi_limb *x, sangi_mp_order order);
} sangi_modx8_vtable;

extern const sangi_modx8_vtable sangi_modx8_scalar;
#if SANGI_ASM
extern const sangi_modx8_vtable sangi_modx8_ifma;
#endif

struct sangi_modx8 {
    size_t bytes;  /**< of an encoded element */
    size_t limbs;  /**< of eight elements */
    size_t blocks; /**< of a number in lanes */
    size_t column; /**< Ohta: the first one of h K that counts */
    size_t sums;   /**< and the digit of the work where the sums of these begin */
    size_t place;  /**< and the digit of them that the quotient begins in */
    size_t shift;  /**< and its bit there */
    size_t size;   /**< bytes of what follows the structure */
    sangi_mod_method method;
    const sangi_modx8_vtable *vtable;
    sangi_mod *one[SANGI_MODX8_LANES]; /**< one by one */
    _Alignas(64) sangi_limb data[];
};

/** The way that this processor takes. */
const sangi_modx8_vtable *sangi_modx8_choose(void);

#endif
