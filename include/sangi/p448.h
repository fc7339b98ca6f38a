/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * F_p for p448: base field of Curve448 and edwards448; fills its top limb.
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 *
 * An element is opaque: it enters by from_bytes or from_u64 and leaves by to_bytes.  Every function takes
 * reduced elements and leaves reduced elements; outputs may be the same object as inputs.  Unless its comment
 * says otherwise, no branch, address or variable-latency instruction depends on an element or a mask.
 */
#ifndef SANGI_P448_H
#define SANGI_P448_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in an encoded element. */
#define SANGI_P448_BYTES 56

/** One element of F_p. */
typedef struct {
    sangi_limb limb[448 / SANGI_LIMB_BITS];
} sangi_p448;

/** z <- x + y */
SANGI_API void sangi_p448_add(sangi_p448 *z, const sangi_p448 *x, const sangi_p448 *y);

/** z <- x - y */
SANGI_API void sangi_p448_sub(sangi_p448 *z, const sangi_p448 *x, const sangi_p448 *y);

/** z <- -x */
SANGI_API void sangi_p448_neg(sangi_p448 *z, const sangi_p448 *x);

/** z <- 2x */
SANGI_API void sangi_p448_dbl(sangi_p448 *z, const sangi_p448 *x);

/** z <- x / 2 */
SANGI_API void sangi_p448_half(sangi_p448 *z, const sangi_p448 *x);

/** z <- x where mask is all ones, y where it is 0 */
SANGI_API void sangi_p448_select(sangi_p448 *z, const sangi_p448 *x, const sangi_p448 *y,
                               sangi_mask mask);

/** Exchanges x and y where mask is all ones; leaves them where it is 0. */
SANGI_API void sangi_p448_cswap(sangi_p448 *x, sangi_p448 *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_p448_is_zero(const sangi_p448 *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_p448_equal(const sangi_p448 *x, const sangi_p448 *y);

/** z <- the small number v. */
SANGI_API void sangi_p448_from_u64(sangi_p448 *z, uint64_t v);

/**
 * z <- the number that SANGI_P448_BYTES little-endian bytes encode.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length and SANGI_OUT_OF_RANGE for a number that is not below p,
 *         and z is then 0
 * @ct     the bytes stay secret; whether they were in range is told
 */
SANGI_API sangi_status sangi_p448_from_bytes(sangi_p448 *z, const uint8_t *bytes, size_t length);

/** As sangi_p448_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_p448_from_bytes_be(sangi_p448 *z, const uint8_t *bytes, size_t length);

/**
 * bytes <- x, little-endian, canonical.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is SANGI_P448_BYTES, and nothing is then written
 */
SANGI_API sangi_status sangi_p448_to_bytes(uint8_t *bytes, size_t length, const sangi_p448 *x);

/** As sangi_p448_to_bytes, big-endian. */
SANGI_API sangi_status sangi_p448_to_bytes_be(uint8_t *bytes, size_t length, const sangi_p448 *x);

/** The name of the back end that computes on this machine: "x64" or "c". */
SANGI_API const char *sangi_p448_backend(void);

#ifdef __cplusplus
}
#endif

#endif
