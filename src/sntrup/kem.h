/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761 on a given engine; lengths are those of the public header. */
#ifndef SANGI_SRC_SNTRUP_KEM_H
#define SANGI_SRC_SNTRUP_KEM_H

#include <stdint.h>

#include <sangi/word.h>

#include "ring/ring761.h"
#include "sntrup/coding.h"

enum {
    SANGI_SNTRUP_DRAWN = 4 * SANGI_RING761_N, /**< random bytes for a polynomial */
    SANGI_SNTRUP_REJECTION = 191              /**< and for implicit rejection */
};

/** A small polynomial, and its inverse modulo 3. */
typedef struct {
    int8_t g[SANGI_RING761_N], inverse[SANGI_RING761_N];
} sangi_sntrup_unit;

/** Implementations of multiplication, inversion (invert.h), sorting (sort.h) and encoding.  All
 * engines give the same bytes. */
typedef struct {
    const sangi_ring761_method *ring;
    sangi_mask (*invert3)(int8_t *h, const int8_t *g);
    void (*invert_q)(int16_t *h, const int8_t *f);
    void (*sort)(uint32_t *x);
    const sangi_sntrup_coding *coding;
} sangi_sntrup_engine;

extern const sangi_sntrup_engine sangi_sntrup_c;
extern const sangi_sntrup_engine sangi_sntrup_avx2;   /**< x86-64 only */
extern const sangi_sntrup_engine sangi_sntrup_avx512; /**< x86-64 only */

/** The fastest engine of this processor, by word/backend.h. */
const sangi_sntrup_engine *sangi_sntrup_best(void);

/** u <- the polynomial of 3044 random bytes; returns all ones where it has an inverse, else 0. */
sangi_mask sangi_sntrup_draw_unit(const sangi_sntrup_engine *engine, sangi_sntrup_unit *u,
                                  const uint8_t *drawn);

/** A key pair from u and 3044 + 191 random bytes. */
void sangi_sntrup_keygen(const sangi_sntrup_engine *engine, uint8_t *public_key,
                         uint8_t *secret_key, const sangi_sntrup_unit *u, const uint8_t *drawn);

/** A ciphertext and a shared secret from 3044 random bytes. */
void sangi_sntrup_encaps(const sangi_sntrup_engine *engine, uint8_t *ciphertext,
                         uint8_t *shared_secret, const uint8_t *public_key, const uint8_t *drawn);

/** The shared secret of a ciphertext, or that of implicit rejection. */
void sangi_sntrup_decaps(const sangi_sntrup_engine *engine, uint8_t *shared_secret,
                         const uint8_t *ciphertext, const uint8_t *secret_key);

#endif
