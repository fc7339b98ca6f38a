/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * F_p for ed25519_order: scalar field of edwards25519.
 *
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 *
 * An element is opaque: it enters by from_bytes or from_u64 and leaves by to_bytes.  Every function takes
 * reduced elements and leaves reduced elements; outputs may be the same object as inputs.  Unless its comment
 * says otherwise, no branch, address or variable-latency instruction depends on an element or a mask.
 */
#ifndef SANGI_ED25519_ORDER_H
#define SANGI_ED25519_ORDER_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in an encoded element. */
#define SANGI_ED25519_ORDER_BYTES 32

/** One element of F_p. */
typedef struct {
    sangi_limb limb[256 / SANGI_LIMB_BITS];
} sangi_ed25519_order;

/** z <- x + y */
SANGI_API void sangi_ed25519_order_add(sangi_ed25519_order *z, const sangi_ed25519_order *x, const sangi_ed25519_order *y);

/** z <- x - y */
SANGI_API void sangi_ed25519_order_sub(sangi_ed25519_order *z, const sangi_ed25519_order *x, const sangi_ed25519_order *y);

/** z <- -x */
SANGI_API void sangi_ed25519_order_neg(sangi_ed25519_order *z, const sangi_ed25519_order *x);

/** z <- 2x */
SANGI_API void sangi_ed25519_order_dbl(sangi_ed25519_order *z, const sangi_ed25519_order *x);

/** z <- x / 2 */
SANGI_API void sangi_ed25519_order_half(sangi_ed25519_order *z, const sangi_ed25519_order *x);

/** z <- x where mask is all ones, y where it is 0 */
SANGI_API void sangi_ed25519_order_select(sangi_ed25519_order *z, const sangi_ed25519_order *x, const sangi_ed25519_order *y,
                               sangi_mask mask);

/** Exchanges x and y where mask is all ones; leaves them where it is 0. */
SANGI_API void sangi_ed25519_order_cswap(sangi_ed25519_order *x, sangi_ed25519_order *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_ed25519_order_is_zero(const sangi_ed25519_order *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_ed25519_order_equal(const sangi_ed25519_order *x, const sangi_ed25519_order *y);

/** z <- the small number v. */
SANGI_API void sangi_ed25519_order_from_u64(sangi_ed25519_order *z, uint64_t v);

/**
 * z <- the number that SANGI_ED25519_ORDER_BYTES little-endian bytes encode.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length and SANGI_OUT_OF_RANGE for a number that is not below p,
 *         and z is then 0
 * @ct     the bytes stay secret; whether they were in range is told
 */
SANGI_API sangi_status sangi_ed25519_order_from_bytes(sangi_ed25519_order *z, const uint8_t *bytes, size_t length);

/** As sangi_ed25519_order_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_ed25519_order_from_bytes_be(sangi_ed25519_order *z, const uint8_t *bytes, size_t length);

/**
 * bytes <- x, little-endian, canonical.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is SANGI_ED25519_ORDER_BYTES, and nothing is then written
 */
SANGI_API sangi_status sangi_ed25519_order_to_bytes(uint8_t *bytes, size_t length, const sangi_ed25519_order *x);

/** As sangi_ed25519_order_to_bytes, big-endian. */
SANGI_API sangi_status sangi_ed25519_order_to_bytes_be(uint8_t *bytes, size_t length, const sangi_ed25519_order *x);

/** The name of the back end that computes on this machine: "x64" or "c". */
SANGI_API const char *sangi_ed25519_order_backend(void);

#ifdef __cplusplus
}
#endif

#endif
