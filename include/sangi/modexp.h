/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Modular exponentiation of byte strings, for public data: base^exponent mod modulus, any modulus.
 *
 * It is the operation of Ethereum's precompile MODEXP (EIP-198), in one call:
 *
 *     unsigned char scratch[SANGI_MODEXP_SCRATCH(256)];
 *
 *     sangi_modexp_vartime(out, 256, base, base_length, exponent, exponent_length, modulus, 256,
 *                          scratch, sizeof scratch);
 *
 * For secret exponents or secret moduli take sangi/mod.h.
 */
#ifndef SANGI_MODEXP_H
#define SANGI_MODEXP_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The longest base, exponent and modulus, in bytes. */
#define SANGI_MODEXP_MAX_BYTES 1024

/** Bytes of scratch for a modulus of at most so many bytes; base and exponent do not count. */
#define SANGI_MODEXP_SCRATCH(bytes) (((size_t)(bytes) + 7) / 8 * 8 * 48 + 4096)

/**
 * out <- base^exponent mod modulus; every number is big-endian, with any number of leading zeros.
 *
 * An empty string is 0.  x^0 is 1, also for x = 0.  Modulo 1 the result is 0.  Modulo 0 it is 0, as
 * EIP-198 has it.  The base may be longer than the modulus.  Lengths are in bytes; an array of
 * length 0 may be NULL.
 *
 * @param out_length  the length of the modulus
 * @param scratch     memory of whatever alignment; what it holds afterwards has no meaning
 * @return SANGI_OK; or, and nothing is then written to out,
 *         SANGI_BAD_LENGTH where a length is above SANGI_MODEXP_MAX_BYTES or out_length is not
 *         modulus_length,
 *         SANGI_BAD_MEMORY where scratch_length is below SANGI_MODEXP_SCRATCH(modulus_length)
 * @alias  out may be any of the inputs; scratch overlaps nothing
 * @ct     none: time and addresses depend on every input
 */
SANGI_API sangi_status sangi_modexp_vartime(uint8_t *out, size_t out_length, const uint8_t *base,
                                            size_t base_length, const uint8_t *exponent,
                                            size_t exponent_length, const uint8_t *modulus,
                                            size_t modulus_length, void *scratch,
                                            size_t scratch_length);

#ifdef __cplusplus
}
#endif

#endif
