/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * F_p for bls12_381_order: scalar field of BLS12-381.
 *
 * p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 *
 * An element is opaque: from_bytes and from_u64 create one, to_bytes encodes it.  Inputs and outputs are reduced;
 * an output may be the same object as an input.  Unless a comment says otherwise, no branch, address or
 * variable-latency instruction depends on an element or a mask.
 */
#ifndef SANGI_BLS12_381_ORDER_H
#define SANGI_BLS12_381_ORDER_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in an encoded element. */
#define SANGI_BLS12_381_ORDER_BYTES 32

/** One element of F_p. */
typedef struct {
    sangi_limb limb[(255 + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS];
} sangi_bls12_381_order;

/** z <- x + y */
SANGI_API void sangi_bls12_381_order_add(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const sangi_bls12_381_order *y);

/** z <- x - y */
SANGI_API void sangi_bls12_381_order_sub(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const sangi_bls12_381_order *y);

/** z <- -x */
SANGI_API void sangi_bls12_381_order_neg(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/** z <- 2x */
SANGI_API void sangi_bls12_381_order_dbl(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/** z <- x / 2 */
SANGI_API void sangi_bls12_381_order_half(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/** z <- x * y */
SANGI_API void sangi_bls12_381_order_mul(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const sangi_bls12_381_order *y);

/** z <- x^2 */
SANGI_API void sangi_bls12_381_order_sqr(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/** z <- x * c for a number c.  @pre c < 2^29 */
SANGI_API void sangi_bls12_381_order_mul_small(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, uint32_t c);

/**
 * z <- x * y, not reduced: until sangi_bls12_381_order_reduce, only the lazy functions accept it.
 *
 * @pre    x is reduced and y is below 64p as a number, or both are below 2p where 4p fits the limbs
 * @bound  z < 2p
 */
SANGI_API void sangi_bls12_381_order_mul_lazy(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const sangi_bls12_381_order *y);

/**
 * z <- x + y, not reduced.
 *
 * @pre    x + y fits the limbs, as it does for reduced x and y
 * @bound  z = x + y as numbers
 */
SANGI_API void sangi_bls12_381_order_add_lazy(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const sangi_bls12_381_order *y);

/** z <- x, reduced.  @pre x < 2p */
SANGI_API void sangi_bls12_381_order_reduce(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/** z <- 1 / x, and 0 for x = 0. */
SANGI_API void sangi_bls12_381_order_inv(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for i < count: one inversion and 3 count products.
 *
 * @alias  z and x do not overlap
 */
SANGI_API void sangi_bls12_381_order_batch_inv(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, size_t count);

/** z <- x^e, where `length` little-endian bytes encode e; x^0 = 1.  Only the length of e is public. */
SANGI_API void sangi_bls12_381_order_pow(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const uint8_t *exponent,
                            size_t length);

/** z <- a square root of x, and all ones; or z <- 0, and 0, if x is not a square.  (0 is a square.) */
SANGI_API sangi_mask sangi_bls12_381_order_sqrt(sangi_bls12_381_order *z, const sangi_bls12_381_order *x);

/** All ones if x is a square, else 0.  (0 is a square.) */
SANGI_API sangi_mask sangi_bls12_381_order_is_square(const sangi_bls12_381_order *x);

/** z <- x where mask is all ones, y where it is 0 */
SANGI_API void sangi_bls12_381_order_select(sangi_bls12_381_order *z, const sangi_bls12_381_order *x, const sangi_bls12_381_order *y,
                               sangi_mask mask);

/** Exchanges x and y if mask is all ones; leaves them unchanged if it is 0. */
SANGI_API void sangi_bls12_381_order_cswap(sangi_bls12_381_order *x, sangi_bls12_381_order *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_bls12_381_order_is_zero(const sangi_bls12_381_order *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_bls12_381_order_equal(const sangi_bls12_381_order *x, const sangi_bls12_381_order *y);

/** z <- v */
SANGI_API void sangi_bls12_381_order_from_u64(sangi_bls12_381_order *z, uint64_t v);

/**
 * z <- the number that SANGI_BLS12_381_ORDER_BYTES little-endian bytes encode.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, SANGI_OUT_OF_RANGE for a number that is not below p, both
 *         with z = 0
 * @ct     the bytes are secret; whether the number is in range is declassified by the status
 */
SANGI_API sangi_status sangi_bls12_381_order_from_bytes(sangi_bls12_381_order *z, const uint8_t *bytes, size_t length);

/** As sangi_bls12_381_order_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_bls12_381_order_from_bytes_be(sangi_bls12_381_order *z, const uint8_t *bytes, size_t length);

/**
 * z <- the number that the little-endian bytes encode, mod p; for hashing to the field.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with z = 0, for more than 2 * SANGI_BLS12_381_ORDER_BYTES
 */
SANGI_API sangi_status sangi_bls12_381_order_from_bytes_wide(sangi_bls12_381_order *z, const uint8_t *bytes, size_t length);

/** As sangi_bls12_381_order_from_bytes_wide, for big-endian bytes. */
SANGI_API sangi_status sangi_bls12_381_order_from_bytes_wide_be(sangi_bls12_381_order *z, const uint8_t *bytes,
                                                   size_t length);

/**
 * z <- a random element; its statistical distance from uniform is below 2^-128.
 *
 * @return SANGI_OK; SANGI_RNG_FAILED, with z = 0, if the callback failed
 */
SANGI_API sangi_status sangi_bls12_381_order_random(sangi_bls12_381_order *z, sangi_rng rng, void *context);

/**
 * bytes <- x, little-endian, canonical.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with nothing written, unless length is SANGI_BLS12_381_ORDER_BYTES
 */
SANGI_API sangi_status sangi_bls12_381_order_to_bytes(uint8_t *bytes, size_t length, const sangi_bls12_381_order *x);

/** As sangi_bls12_381_order_to_bytes, big-endian. */
SANGI_API sangi_status sangi_bls12_381_order_to_bytes_be(uint8_t *bytes, size_t length, const sangi_bls12_381_order *x);

/** The name of the back end that runs on this machine: "x64" or "c". */
SANGI_API const char *sangi_bls12_381_order_backend(void);

#ifdef __cplusplus
}
#endif

#endif
