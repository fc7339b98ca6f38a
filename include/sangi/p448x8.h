/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * Eight independent elements of F_p for p448: base field of Curve448 and edwards448; fills its top limb.
 *
 * With AVX-512 IFMA each element occupies one 64-bit lane; elsewhere the functions process one element after the
 * other, with the same results.  The representation is opaque and may differ between machines: pack and from_bytes
 * convert to it, unpack and to_bytes from it.  Unless a comment says otherwise, every function accepts the result of
 * every other one, an output may be the same object as an input, and no branch, address or variable-latency
 * instruction depends on an element or a mask.
 *
 * A length is the number of bytes of all eight elements, SANGI_P448X8_BYTES.
 */
#ifndef SANGI_P448X8_H
#define SANGI_P448X8_H

#include <sangi/p448.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in eight encoded elements. */
#define SANGI_P448X8_BYTES (8 * SANGI_P448_BYTES)

/** Eight elements of F_p, one per lane.  It is aligned to 64 bytes, which malloc does not guarantee. */
typedef union {
    SANGI_ALIGNED(64) uint64_t digit[8 * 9];
    sangi_p448 element[8];
} sangi_p448x8;

/** Element i of z <- x[i] */
SANGI_API void sangi_p448x8_pack(sangi_p448x8 *z, const sangi_p448 x[8]);

/** z[i] <- element i of x */
SANGI_API void sangi_p448x8_unpack(sangi_p448 z[8], const sangi_p448x8 *x);

/**
 * z <- the numbers that SANGI_P448X8_BYTES bytes encode: SANGI_P448_BYTES little-endian bytes per element,
 * element 0 first.
 *
 * @param length  bytes of all eight elements, SANGI_P448X8_BYTES
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, with z = 0; SANGI_OUT_OF_RANGE if any number is not below p,
 *         with each such element 0
 * @ct     the bytes are secret; whether all numbers are in range is declassified by the status
 */
SANGI_API sangi_status sangi_p448x8_from_bytes(sangi_p448x8 *z, const uint8_t *bytes,
                                               size_t length);

/** As sangi_p448x8_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_p448x8_from_bytes_be(sangi_p448x8 *z, const uint8_t *bytes,
                                                  size_t length);

/**
 * bytes <- x, little-endian, canonical, in the format of sangi_p448x8_from_bytes.
 *
 * @param length  bytes of all eight elements, SANGI_P448X8_BYTES
 * @return SANGI_OK; SANGI_BAD_LENGTH, with nothing written, unless length is SANGI_P448X8_BYTES
 */
SANGI_API sangi_status sangi_p448x8_to_bytes(uint8_t *bytes, size_t length,
                                             const sangi_p448x8 *x);

/** As sangi_p448x8_to_bytes, big-endian. */
SANGI_API sangi_status sangi_p448x8_to_bytes_be(uint8_t *bytes, size_t length,
                                                const sangi_p448x8 *x);

/** z <- x + y */
SANGI_API void sangi_p448x8_add(sangi_p448x8 *z, const sangi_p448x8 *x, const sangi_p448x8 *y);

/** z <- x - y */
SANGI_API void sangi_p448x8_sub(sangi_p448x8 *z, const sangi_p448x8 *x, const sangi_p448x8 *y);

/** z <- -x */
SANGI_API void sangi_p448x8_neg(sangi_p448x8 *z, const sangi_p448x8 *x);

/** z <- x * y */
SANGI_API void sangi_p448x8_mul(sangi_p448x8 *z, const sangi_p448x8 *x, const sangi_p448x8 *y);

/** z <- x^2 */
SANGI_API void sangi_p448x8_sqr(sangi_p448x8 *z, const sangi_p448x8 *x);

/** z <- 1 / x, and 0 for x = 0, for each element. */
SANGI_API void sangi_p448x8_inv(sangi_p448x8 *z, const sangi_p448x8 *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for each element and i < count: one inversion and 3 count products.
 *
 * @alias  z and x do not overlap
 * @ref    [Mon87]
 */
SANGI_API void sangi_p448x8_batch_inv(sangi_p448x8 *z, const sangi_p448x8 *x, size_t count);

/**
 * z <- x + y, not reduced: valid only as a factor of sangi_p448x8_mul_lazy or sangi_p448x8_dot2.
 *
 * @bound  z < 4p as a number
 */
SANGI_API void sangi_p448x8_add_lazy(sangi_p448x8 *z, const sangi_p448x8 *x,
                                       const sangi_p448x8 *y);

/**
 * z <- x * y, for factors that may be sums from sangi_p448x8_add_lazy.
 *
 * @pre    x, y < 4p as numbers
 * @bound  z < 2p, as every other function requires
 */
SANGI_API void sangi_p448x8_mul_lazy(sangi_p448x8 *z, const sangi_p448x8 *x,
                                       const sangi_p448x8 *y);

/**
 * z <- x0 * y0 + x1 * y1, with one reduction for both products.
 *
 * One factor of each product may be a sum from sangi_p448x8_add_lazy; the precondition then holds.
 *
 * @pre    x0 * y0 + x1 * y1 < 16 p^2 as numbers
 * @bound  z < 2p, as every other function requires
 * @alias  z may be any of the inputs, and inputs may be the same
 * @ct     no branch, address or variable-latency instruction depends on an element
 * @ref    [Mon85]
 */
SANGI_API void sangi_p448x8_dot2(sangi_p448x8 *z, const sangi_p448x8 *x0,
                                   const sangi_p448x8 *y0, const sangi_p448x8 *x1,
                                   const sangi_p448x8 *y1);

/** Element i of z <- element i of x where bit i of mask is set, else element i of y. */
SANGI_API void sangi_p448x8_select(sangi_p448x8 *z, const sangi_p448x8 *x,
                                     const sangi_p448x8 *y, sangi_maskx8 mask);

/** Bit i: whether element i of x is 0. */
SANGI_API sangi_maskx8 sangi_p448x8_is_zero(const sangi_p448x8 *x);

/** Bit i: whether element i of x equals element i of y. */
SANGI_API sangi_maskx8 sangi_p448x8_equal(const sangi_p448x8 *x, const sangi_p448x8 *y);

/** The name of the back end that runs on this machine: "ifma", or the back end of the scalar field. */
SANGI_API const char *sangi_p448x8_backend(void);

#ifdef __cplusplus
}
#endif

#endif
