/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Numbers below an odd modulus, by the schoolbook.  Outputs may be the same array as inputs. */
#ifndef SANGI_BENCH_MOD_REFERENCE_H
#define SANGI_BENCH_MOD_REFERENCE_H

#include "mod/case.h"

/** Completes a modulus of which bits, words and n are set. */
void mod_reference_complete(mod_modulus *m);

/** Whether x < y, as numbers of `words` words. */
bool mod_reference_below(const uint64_t *x, const uint64_t *y, size_t words);

/** z <- 2 x mod n.  @pre x < n */
void mod_reference_double(const mod_modulus *m, uint64_t *z, const uint64_t *x);

/** z <- x + y mod n.  @pre x, y < n */
void mod_reference_add(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x y / R mod n.  @pre x < R, y < n */
void mod_reference_montgomery(const mod_modulus *m, uint64_t *z, const uint64_t *x,
                              const uint64_t *y);

/** z <- x y mod n.  @pre x, y < n */
void mod_reference_mul(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *y);

/** z <- x^e mod n, for an exponent of as many words as n.  @pre x < n */
void mod_reference_exp(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *e);

/** The bytes of a number, lowest first. */
void mod_to_bytes(uint8_t *bytes, size_t length, const uint64_t *x);

/** The number of `words` words that bytes encode, lowest first. */
void mod_from_bytes(uint64_t *x, size_t words, const uint8_t *bytes, size_t length);

/** The same two, highest byte first. */
void mod_to_bytes_be(uint8_t *bytes, size_t length, const uint64_t *x);
void mod_from_bytes_be(uint64_t *x, size_t words, const uint8_t *bytes, size_t length);

#endif
