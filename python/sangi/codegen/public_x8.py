# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public C header of a named field for eight elements at once."""

from __future__ import annotations

from sangi.codegen.x8.shape import X8Shape
from sangi.named import NamedField

_TEMPLATE = """\
/* @COMMAND@
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * Eight independent elements of F_p for @NAME@: @MEANING@.
 *
 * With AVX-512 IFMA each element occupies one 64-bit lane; elsewhere the functions process one element after the
 * other, with the same results.  The representation is opaque and may differ between machines: pack and from_bytes
 * convert to it, unpack and to_bytes from it.  Unless a comment says otherwise, every function accepts the result of
 * every other one, an output may be the same object as an input, and no branch, address or variable-latency
 * instruction depends on an element or a mask.
 *
 * A length is the number of bytes of all eight elements, SANGI_@UPPER@X8_BYTES.
 */
#ifndef SANGI_@UPPER@X8_H
#define SANGI_@UPPER@X8_H

#include <sangi/@NAME@.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in eight encoded elements. */
#define SANGI_@UPPER@X8_BYTES (8 * SANGI_@UPPER@_BYTES)

/** Eight elements of F_p, one per lane.  It is aligned to 64 bytes, which malloc does not guarantee. */
typedef union {
    SANGI_ALIGNED(64) uint64_t digit[8 * @DIGITS@];
    sangi_@NAME@ element[8];
} sangi_@NAME@x8;

/** Element i of z <- x[i] */
SANGI_API void sangi_@NAME@x8_pack(sangi_@NAME@x8 *z, const sangi_@NAME@ x[8]);

/** z[i] <- element i of x */
SANGI_API void sangi_@NAME@x8_unpack(sangi_@NAME@ z[8], const sangi_@NAME@x8 *x);

/**
 * z <- the numbers that SANGI_@UPPER@X8_BYTES bytes encode: SANGI_@UPPER@_BYTES little-endian bytes per element,
 * element 0 first.
 *
 * @param length  bytes of all eight elements, SANGI_@UPPER@X8_BYTES
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, with z = 0; SANGI_OUT_OF_RANGE if any number is not below p,
 *         with each such element 0
 * @ct     the bytes are secret; whether all numbers are in range is declassified by the status
 */
SANGI_API sangi_status sangi_@NAME@x8_from_bytes(sangi_@NAME@x8 *z, const uint8_t *bytes,
                                               size_t length);

/** As sangi_@NAME@x8_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_@NAME@x8_from_bytes_be(sangi_@NAME@x8 *z, const uint8_t *bytes,
                                                  size_t length);

/**
 * bytes <- x, little-endian, canonical, in the format of sangi_@NAME@x8_from_bytes.
 *
 * @param length  bytes of all eight elements, SANGI_@UPPER@X8_BYTES
 * @return SANGI_OK; SANGI_BAD_LENGTH, with nothing written, unless length is SANGI_@UPPER@X8_BYTES
 */
SANGI_API sangi_status sangi_@NAME@x8_to_bytes(uint8_t *bytes, size_t length,
                                             const sangi_@NAME@x8 *x);

/** As sangi_@NAME@x8_to_bytes, big-endian. */
SANGI_API sangi_status sangi_@NAME@x8_to_bytes_be(uint8_t *bytes, size_t length,
                                                const sangi_@NAME@x8 *x);

/** z <- x + y */
SANGI_API void sangi_@NAME@x8_add(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x, const sangi_@NAME@x8 *y);

/** z <- x - y */
SANGI_API void sangi_@NAME@x8_sub(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x, const sangi_@NAME@x8 *y);

/** z <- -x */
SANGI_API void sangi_@NAME@x8_neg(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x);

/** z <- x * y */
SANGI_API void sangi_@NAME@x8_mul(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x, const sangi_@NAME@x8 *y);

/** z <- x^2 */
SANGI_API void sangi_@NAME@x8_sqr(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x);

/** z <- 1 / x, and 0 for x = 0, for each element. */
SANGI_API void sangi_@NAME@x8_inv(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for each element and i < count: one inversion and 3 count products.
 *
 * @alias  z and x do not overlap
 * @ref    [Mon87]
 */
SANGI_API void sangi_@NAME@x8_batch_inv(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x, size_t count);

/**
 * z <- x + y, not reduced: valid only as a factor of sangi_@NAME@x8_mul_lazy or sangi_@NAME@x8_dot2.
 *
 * @bound  z < 4p as a number
 */
SANGI_API void sangi_@NAME@x8_add_lazy(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x,
                                       const sangi_@NAME@x8 *y);

/**
 * z <- x * y, for factors that may be sums from sangi_@NAME@x8_add_lazy.
 *
 * @pre    x, y < 4p as numbers
 * @bound  z < 2p, as every other function requires
 */
SANGI_API void sangi_@NAME@x8_mul_lazy(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x,
                                       const sangi_@NAME@x8 *y);

/**
 * z <- x0 * y0 + x1 * y1, with one reduction for both products.
 *
 * One factor of each product may be a sum from sangi_@NAME@x8_add_lazy; the precondition then holds.
 *
 * @pre    x0 * y0 + x1 * y1 < 16 p^2 as numbers
 * @bound  z < 2p, as every other function requires
 * @alias  z may be any of the inputs, and inputs may be the same
 * @ct     no branch, address or variable-latency instruction depends on an element
 * @ref    [Mon85]
 */
SANGI_API void sangi_@NAME@x8_dot2(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x0,
                                   const sangi_@NAME@x8 *y0, const sangi_@NAME@x8 *x1,
                                   const sangi_@NAME@x8 *y1);

/** Element i of z <- element i of x where bit i of mask is set, else element i of y. */
SANGI_API void sangi_@NAME@x8_select(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x,
                                     const sangi_@NAME@x8 *y, sangi_maskx8 mask);

/** Bit i: whether element i of x is 0. */
SANGI_API sangi_maskx8 sangi_@NAME@x8_is_zero(const sangi_@NAME@x8 *x);

/** Bit i: whether element i of x equals element i of y. */
SANGI_API sangi_maskx8 sangi_@NAME@x8_equal(const sangi_@NAME@x8 *x, const sangi_@NAME@x8 *y);

/** The name of the back end that runs on this machine: "ifma", or the back end of the scalar field. */
SANGI_API const char *sangi_@NAME@x8_backend(void);

#ifdef __cplusplus
}
#endif

#endif
"""


def header(named: NamedField, command: str) -> str:
    """The text of `include/sangi/NAMEx8.h`, the same for every limb width."""
    shape = X8Shape.of(named.modulus)
    if shape.room < 16:
        raise ValueError(f"{named.name}: a product of factors below 4p is not below 2p")
    text = _TEMPLATE
    for key, value in {
        "COMMAND": command,
        "NAME": named.name,
        "UPPER": named.name.upper(),
        "MEANING": named.meaning,
        "DIGITS": str(shape.limbs),
    }.items():
        text = text.replace(f"@{key}@", value)
    return text
