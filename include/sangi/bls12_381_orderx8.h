/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * Eight elements at once of F_p for bls12_381_order: scalar field of BLS12-381.
 *
 * They compute side by side in the lanes of AVX-512 IFMA where the processor has it, and one by one elsewhere, with
 * the same answers.  What they hold is opaque and may differ from one machine to another: elements enter by pack
 * or from_bytes and leave by unpack or to_bytes.  Unless its comment says otherwise, every function takes and leaves
 * what any other may take; an output may be one of the inputs; and no branch, address or variable-latency instruction
 * depends on an element or a mask.
 *
 * A length is the number of bytes of all eight elements, SANGI_BLS12_381_ORDERX8_BYTES.
 */
#ifndef SANGI_BLS12_381_ORDERX8_H
#define SANGI_BLS12_381_ORDERX8_H

#include <sangi/bls12_381_order.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in eight encoded elements. */
#define SANGI_BLS12_381_ORDERX8_BYTES (8 * SANGI_BLS12_381_ORDER_BYTES)

/** Eight elements of F_p, one to a lane; memory that malloc gives has to be aligned for it. */
typedef union {
    SANGI_ALIGNED(64) uint64_t digit[8 * 5];
    sangi_bls12_381_order element[8];
} sangi_bls12_381_orderx8;

/** Lane i of z <- x[i] */
SANGI_API void sangi_bls12_381_orderx8_pack(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_order x[8]);

/** z[i] <- lane i of x */
SANGI_API void sangi_bls12_381_orderx8_unpack(sangi_bls12_381_order z[8], const sangi_bls12_381_orderx8 *x);

/**
 * z <- the numbers that SANGI_BLS12_381_ORDERX8_BYTES bytes encode, SANGI_BLS12_381_ORDER_BYTES little-endian ones for each lane,
 * those of lane 0 first.
 *
 * @param length  bytes of all eight elements, SANGI_BLS12_381_ORDERX8_BYTES
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, and z is then 0; SANGI_OUT_OF_RANGE where a number is not
 *         below p, and z is then 0 in that lane
 * @ct     the bytes stay secret; whether all were in range is told
 */
SANGI_API sangi_status sangi_bls12_381_orderx8_from_bytes(sangi_bls12_381_orderx8 *z, const uint8_t *bytes,
                                               size_t length);

/** As sangi_bls12_381_orderx8_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_bls12_381_orderx8_from_bytes_be(sangi_bls12_381_orderx8 *z, const uint8_t *bytes,
                                                  size_t length);

/**
 * bytes <- x, little-endian, canonical: what sangi_bls12_381_orderx8_from_bytes takes.
 *
 * @param length  bytes of all eight elements, as there
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is SANGI_BLS12_381_ORDERX8_BYTES, and nothing is then written
 */
SANGI_API sangi_status sangi_bls12_381_orderx8_to_bytes(uint8_t *bytes, size_t length,
                                             const sangi_bls12_381_orderx8 *x);

/** As sangi_bls12_381_orderx8_to_bytes, big-endian. */
SANGI_API sangi_status sangi_bls12_381_orderx8_to_bytes_be(uint8_t *bytes, size_t length,
                                                const sangi_bls12_381_orderx8 *x);

/** z <- x + y */
SANGI_API void sangi_bls12_381_orderx8_add(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x, const sangi_bls12_381_orderx8 *y);

/** z <- x - y */
SANGI_API void sangi_bls12_381_orderx8_sub(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x, const sangi_bls12_381_orderx8 *y);

/** z <- -x */
SANGI_API void sangi_bls12_381_orderx8_neg(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x);

/** z <- x * y */
SANGI_API void sangi_bls12_381_orderx8_mul(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x, const sangi_bls12_381_orderx8 *y);

/** z <- x^2 */
SANGI_API void sangi_bls12_381_orderx8_sqr(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x);

/** z <- 1 / x, and 0 for x = 0, in each lane. */
SANGI_API void sangi_bls12_381_orderx8_inv(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, in each lane, for i < count: one inversion and three products each.
 *
 * @alias  z and x do not overlap
 * @ref    [Mon87]
 */
SANGI_API void sangi_bls12_381_orderx8_batch_inv(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x, size_t count);

/**
 * z <- x + y, not reduced: a factor for sangi_bls12_381_orderx8_mul_lazy or sangi_bls12_381_orderx8_dot2, no more.
 *
 * @bound  z < 4p as a number
 */
SANGI_API void sangi_bls12_381_orderx8_add_lazy(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x,
                                       const sangi_bls12_381_orderx8 *y);

/**
 * z <- x * y, for factors that may be sums from sangi_bls12_381_orderx8_add_lazy.
 *
 * @pre    x, y < 4p as numbers
 * @bound  z < 2p: what every other function takes
 */
SANGI_API void sangi_bls12_381_orderx8_mul_lazy(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x,
                                       const sangi_bls12_381_orderx8 *y);

/**
 * z <- x0 * y0 + x1 * y1, with one reduction for both products.
 *
 * One factor of each product may be a sum from sangi_bls12_381_orderx8_add_lazy: then the bound holds.
 *
 * @pre    x0 * y0 + x1 * y1 < 16 p^2 as numbers
 * @bound  z < 2p: what every other function takes
 * @alias  z may be any of the others, and those may be the same
 * @ct     no branch, address or variable-latency instruction depends on an element
 * @ref    [Mon85]
 */
SANGI_API void sangi_bls12_381_orderx8_dot2(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x0,
                                   const sangi_bls12_381_orderx8 *y0, const sangi_bls12_381_orderx8 *x1,
                                   const sangi_bls12_381_orderx8 *y1);

/** z <- x in the lanes whose bit of mask is set, y in the others */
SANGI_API void sangi_bls12_381_orderx8_select(sangi_bls12_381_orderx8 *z, const sangi_bls12_381_orderx8 *x,
                                     const sangi_bls12_381_orderx8 *y, sangi_maskx8 mask);

/** The lanes in which x = 0. */
SANGI_API sangi_maskx8 sangi_bls12_381_orderx8_is_zero(const sangi_bls12_381_orderx8 *x);

/** The lanes in which x = y. */
SANGI_API sangi_maskx8 sangi_bls12_381_orderx8_equal(const sangi_bls12_381_orderx8 *x, const sangi_bls12_381_orderx8 *y);

/** The name of the back end that computes on this machine: "ifma", or that of the field's own. */
SANGI_API const char *sangi_bls12_381_orderx8_backend(void);

#ifdef __cplusplus
}
#endif

#endif
