/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The context of eight moduli, and its two implementations.
 *
 * ifma: digit i of the number in lane l is word 8 i + l; digits have 52 bits, numbers whole blocks
 * of four digits.  R = 2^(52 * 4 * blocks) > 2^(8 bytes + 12), far above any modulus p, and
 * elements are below 4p.  The data are
 *
 *   Montgomery  -1/p mod 2^52 [1 digit], p, R^2 mod p; where karatsuba.c is used, operands of p, of
 *               2^-520 mod p and of 2^-1040 mod p
 *   Ohta        p, K = floor(2^t / p)
 *
 * scalar: eight contexts of one modulus, and eight elements of these one after the other.
 */
#ifndef SANGI_SRC_MOD_X8_CONTEXT_H
#define SANGI_SRC_MOD_X8_CONTEXT_H

#include <stddef.h>

#include <sangi/modx8.h>

#include "mod/context.h"
#include "mp/bytes.h"

enum { SANGI_MODX8_LANES = 8, SANGI_MODX8_BLOCK = 4 };

/** Blocks of a number, for moduli of `bytes` bytes, and digits of the longest. */
#define SANGI_MODX8_BLOCKS(bytes) ((8 * (bytes) + 12 + 207) / 208)
#define SANGI_MODX8_DIGITS (SANGI_MODX8_BLOCK * SANGI_MODX8_BLOCKS(SANGI_MODX8_MAX_BYTES))

/** The vtable of an implementation. */
typedef struct {
    /** The name of the back end, or NULL: that of a single modulus. */
    const char *backend;
    /** Computes the context from the moduli, whatever they are; zeros unless `good`. */
    void (*prepare)(sangi_modx8 *m, const uint8_t *n, sangi_mp_order order, sangi_mask good);
    void (*mul)(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
    void (*sqr)(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x);
    void (*exp)(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x, const uint8_t *exponents,
                size_t length, sangi_mp_order order);
    /** The bytes of eight numbers of m->bytes each. */
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
    size_t blocks; /**< of a number */
    size_t column; /**< Ohta: the lowest column of h K that is computed */
    size_t sums;   /**< and the digit of the work where these sums begin */
    size_t place;  /**< and the digit of the sums where the quotient begins */
    size_t shift;  /**< and its bit */
    size_t size;   /**< bytes after the structure */
    sangi_mod_method method;
    const sangi_modx8_vtable *vtable;
    sangi_mod *one[SANGI_MODX8_LANES]; /**< scalar */
    _Alignas(64) sangi_limb data[];
};

/** The implementation that runs here. */
const sangi_modx8_vtable *sangi_modx8_choose(void);

#endif
