# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public C header of a named field for eight elements at once."""

from __future__ import annotations

from sangi.codegen.x8.shape import Lanes
from sangi.named import NamedField

_TEMPLATE = """\
/* @COMMAND@
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * Eight elements at once of F_p for @NAME@: @MEANING@.
 *
 * They compute side by side in the lanes of AVX-512 IFMA where the processor has it, and one by one elsewhere, with
 * the same answers.  What they hold is opaque and may differ from one machine to another: elements enter by pack
 * or from_bytes and leave by unpack or to_bytes.  Unless its comment says otherwise, every function takes and leaves
 * what any other may take; an output may be one of the inputs; and no branch, address or variable-latency instruction
 * depends on an element or a mask.
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

/** Eight elements of F_p, one to a lane; memory that malloc gives has to be aligned for it. */
typedef union {
    SANGI_ALIGNED(64) uint64_t digit[8 * @DIGITS@];
    sangi_@NAME@ element[8];
} sangi_@NAME@x8;

/** Lane i of z <- x[i] */
SANGI_API void sangi_@NAME@x8_pack(sangi_@NAME@x8 *z, const sangi_@NAME@ x[8]);

/** z[i] <- lane i of x */
SANGI_API void sangi_@NAME@x8_unpack(sangi_@NAME@ z[8], const sangi_@NAME@x8 *x);

/**
 * z <- the numbers that SANGI_@UPPER@X8_BYTES bytes encode, SANGI_@UPPER@_BYTES little-endian ones for each lane,
 * those of lane 0 first.
 *
 * @param length  bytes of all eight elements, SANGI_@UPPER@X8_BYTES
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, and z is then 0; SANGI_OUT_OF_RANGE where a number is not
 *         below p, and z is then 0 in that lane
 * @ct     the bytes stay secret; whether all were in range is told
 */
SANGI_API sangi_status sangi_@NAME@x8_from_bytes(sangi_@NAME@x8 *z, const uint8_t *bytes,
                                               size_t length);

/** As sangi_@NAME@x8_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_@NAME@x8_from_bytes_be(sangi_@NAME@x8 *z, const uint8_t *bytes,
                                                  size_t length);

/**
 * bytes <- x, little-endian, canonical: what sangi_@NAME@x8_from_bytes takes.
 *
 * @param length  bytes of all eight elements, as there
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is SANGI_@UPPER@X8_BYTES, and nothing is then written
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

/** z <- 1 / x, and 0 for x = 0, in each lane. */
SANGI_API void sangi_@NAME@x8_inv(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, in each lane, for i < count: one inversion and three products each.
 *
 * @alias  z and x do not overlap
 * @ref    [Mon87]
 */
SANGI_API void sangi_@NAME@x8_batch_inv(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x, size_t count);

/**
 * z <- x + y, not reduced: a factor for sangi_@NAME@x8_mul_lazy or sangi_@NAME@x8_dot2, no more.
 *
 * @bound  z < 4p as a number
 */
SANGI_API void sangi_@NAME@x8_add_lazy(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x,
                                       const sangi_@NAME@x8 *y);

/**
 * z <- x * y, for factors that may be sums from sangi_@NAME@x8_add_lazy.
 *
 * @pre    x, y < 4p as numbers
 * @bound  z < 2p: what every other function takes
 */
SANGI_API void sangi_@NAME@x8_mul_lazy(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x,
                                       const sangi_@NAME@x8 *y);

/**
 * z <- x0 * y0 + x1 * y1, with one reduction for both products.
 *
 * One factor of each product may be a sum from sangi_@NAME@x8_add_lazy: then the bound holds.
 *
 * @pre    x0 * y0 + x1 * y1 < 16 p^2 as numbers
 * @bound  z < 2p: what every other function takes
 * @alias  z may be any of the others, and those may be the same
 * @ct     no branch, address or variable-latency instruction depends on an element
 * @ref    [Mon85]
 */
SANGI_API void sangi_@NAME@x8_dot2(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x0,
                                   const sangi_@NAME@x8 *y0, const sangi_@NAME@x8 *x1,
                                   const sangi_@NAME@x8 *y1);

/** z <- x in the lanes whose bit of mask is set, y in the others */
SANGI_API void sangi_@NAME@x8_select(sangi_@NAME@x8 *z, const sangi_@NAME@x8 *x,
                                     const sangi_@NAME@x8 *y, sangi_maskx8 mask);

/** The lanes in which x = 0. */
SANGI_API sangi_maskx8 sangi_@NAME@x8_is_zero(const sangi_@NAME@x8 *x);

/** The lanes in which x = y. */
SANGI_API sangi_maskx8 sangi_@NAME@x8_equal(const sangi_@NAME@x8 *x, const sangi_@NAME@x8 *y);

/** The name of the back end that computes on this machine: "ifma", or that of the field's own. */
SANGI_API const char *sangi_@NAME@x8_backend(void);

#ifdef __cplusplus
}
#endif

#endif
"""


def header(named: NamedField, command: str) -> str:
    """The text of `include/sangi/NAMEx8.h`, the same for every limb width."""
    shape = Lanes.of(named.modulus)
    if shape.room < 16:
        raise ValueError(f"{named.name}: factors below 4p leave no product below 2p")
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
