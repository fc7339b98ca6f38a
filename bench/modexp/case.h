/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `modexp`: whole calls, from bytes to bytes, of one library. */
#ifndef SANGI_BENCH_MODEXP_CASE_H
#define SANGI_BENCH_MODEXP_CASE_H

#include "family.h"

enum { MODEXP_MOST = 1024 };

/** One shape of call; its numbers are drawn, all of their full length. */
typedef struct {
    size_t bytes;          /**< of base, modulus and result */
    size_t twos;           /**< how often 2 divides the modulus */
    size_t exponent_bytes; /**< of the exponent that is drawn; 0: it is `exponent` */
    uint32_t exponent;
    size_t repeats; /**< in one call of a mix */
} modexp_input;

/** out <- base^exponent mod modulus, big-endian, `bytes` of all but the exponent; base may be out.
 */
typedef void (*modexp_library)(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                               size_t exponent_length, const uint8_t *modulus, size_t bytes);

/** What this family knows of a bench_case: the inputs that a call goes through. */
typedef struct {
    modexp_library library;
    const modexp_input *inputs;
    size_t count;
} modexp_case;

void modexp_sangi(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                  size_t exponent_length, const uint8_t *modulus, size_t bytes);
void modexp_gmp(uint8_t *out, const uint8_t *base, const uint8_t *exponent, size_t exponent_length,
                const uint8_t *modulus, size_t bytes);
/** Wrong on purpose: the lowest bit of the exponent does not count. */
void modexp_control_bit(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                        size_t exponent_length, const uint8_t *modulus, size_t bytes);

/** Independent of both: squares and products by schoolbook, divided by Knuth's algorithm D. */
void modexp_reference(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                      size_t exponent_length, const uint8_t *modulus, size_t bytes);

#endif
