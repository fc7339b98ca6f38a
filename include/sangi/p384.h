/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * F_p for p384: base field of NIST P-384; fills its top limb.
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 *
 * An element is opaque: from_bytes and from_u64 create one, to_bytes encodes it.  Inputs and outputs are reduced;
 * an output may be the same object as an input.  Unless a comment says otherwise, no branch, address or
 * variable-latency instruction depends on an element or a mask.
 */
#ifndef SANGI_P384_H
#define SANGI_P384_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in an encoded element. */
#define SANGI_P384_BYTES 48

/** One element of F_p. */
typedef struct {
    sangi_limb limb[(384 + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS];
} sangi_p384;

/** z <- x + y */
SANGI_API void sangi_p384_add(sangi_p384 *z, const sangi_p384 *x, const sangi_p384 *y);

/** z <- x - y */
SANGI_API void sangi_p384_sub(sangi_p384 *z, const sangi_p384 *x, const sangi_p384 *y);

/** z <- -x */
SANGI_API void sangi_p384_neg(sangi_p384 *z, const sangi_p384 *x);

/** z <- 2x */
SANGI_API void sangi_p384_dbl(sangi_p384 *z, const sangi_p384 *x);

/** z <- x / 2 */
SANGI_API void sangi_p384_half(sangi_p384 *z, const sangi_p384 *x);

/** z <- x * y */
SANGI_API void sangi_p384_mul(sangi_p384 *z, const sangi_p384 *x, const sangi_p384 *y);

/** z <- x^2 */
SANGI_API void sangi_p384_sqr(sangi_p384 *z, const sangi_p384 *x);

/** z <- x * c for a number c.  @pre c < 2^29 */
SANGI_API void sangi_p384_mul_small(sangi_p384 *z, const sangi_p384 *x, uint32_t c);

/** z <- 1 / x, and 0 for x = 0. */
SANGI_API void sangi_p384_inv(sangi_p384 *z, const sangi_p384 *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for i < count: one inversion and 3 count products.
 *
 * @alias  z and x do not overlap
 */
SANGI_API void sangi_p384_batch_inv(sangi_p384 *z, const sangi_p384 *x, size_t count);

/** z <- x^e, where `length` little-endian bytes encode e; x^0 = 1.  Only the length of e is public. */
SANGI_API void sangi_p384_pow(sangi_p384 *z, const sangi_p384 *x, const uint8_t *exponent,
                            size_t length);

/** z <- a square root of x, and all ones; or z <- 0, and 0, if x is not a square.  (0 is a square.) */
SANGI_API sangi_mask sangi_p384_sqrt(sangi_p384 *z, const sangi_p384 *x);

/** All ones if x is a square, else 0.  (0 is a square.) */
SANGI_API sangi_mask sangi_p384_is_square(const sangi_p384 *x);

/** z <- x where mask is all ones, y where it is 0 */
SANGI_API void sangi_p384_select(sangi_p384 *z, const sangi_p384 *x, const sangi_p384 *y,
                               sangi_mask mask);

/** Exchanges x and y if mask is all ones; leaves them unchanged if it is 0. */
SANGI_API void sangi_p384_cswap(sangi_p384 *x, sangi_p384 *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_p384_is_zero(const sangi_p384 *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_p384_equal(const sangi_p384 *x, const sangi_p384 *y);

/** z <- v */
SANGI_API void sangi_p384_from_u64(sangi_p384 *z, uint64_t v);

/**
 * z <- the number that SANGI_P384_BYTES little-endian bytes encode.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, SANGI_OUT_OF_RANGE for a number that is not below p, both
 *         with z = 0
 * @ct     the bytes are secret; whether the number is in range is declassified by the status
 */
SANGI_API sangi_status sangi_p384_from_bytes(sangi_p384 *z, const uint8_t *bytes, size_t length);

/** As sangi_p384_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_p384_from_bytes_be(sangi_p384 *z, const uint8_t *bytes, size_t length);

/**
 * z <- the number that the little-endian bytes encode, mod p; for hashing to the field.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with z = 0, for more than 2 * SANGI_P384_BYTES
 */
SANGI_API sangi_status sangi_p384_from_bytes_wide(sangi_p384 *z, const uint8_t *bytes, size_t length);

/** As sangi_p384_from_bytes_wide, for big-endian bytes. */
SANGI_API sangi_status sangi_p384_from_bytes_wide_be(sangi_p384 *z, const uint8_t *bytes,
                                                   size_t length);

/**
 * z <- a random element; its statistical distance from uniform is below 2^-128.
 *
 * @return SANGI_OK; SANGI_RNG_FAILED, with z = 0, if the callback failed
 */
SANGI_API sangi_status sangi_p384_random(sangi_p384 *z, sangi_rng rng, void *context);

/**
 * bytes <- x, little-endian, canonical.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with nothing written, unless length is SANGI_P384_BYTES
 */
SANGI_API sangi_status sangi_p384_to_bytes(uint8_t *bytes, size_t length, const sangi_p384 *x);

/** As sangi_p384_to_bytes, big-endian. */
SANGI_API sangi_status sangi_p384_to_bytes_be(uint8_t *bytes, size_t length, const sangi_p384 *x);

/** The name of the back end that runs on this machine: "x64" or "c". */
SANGI_API const char *sangi_p384_backend(void);

#ifdef __cplusplus
}
#endif

#endif
