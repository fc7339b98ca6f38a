# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public C header of a named field."""

from __future__ import annotations

from sangi.gen.named import NamedField

_TEMPLATE = """\
/* @COMMAND@
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * F_p for @NAME@: @MEANING@.
 *
 * p = 0x@HEX@
 *
 * An element is opaque: it enters by from_bytes or from_u64 and leaves by to_bytes.  Every function takes
 * reduced elements and leaves reduced elements; outputs may be the same object as inputs.  Unless its comment
 * says otherwise, no branch, address or variable-latency instruction depends on an element or a mask.
 */
#ifndef SANGI_@UPPER@_H
#define SANGI_@UPPER@_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in an encoded element. */
#define SANGI_@UPPER@_BYTES @BYTES@

/** One element of F_p. */
typedef struct {
    sangi_limb limb[@BITS@ / SANGI_LIMB_BITS];
} sangi_@NAME@;

/** z <- x + y */
SANGI_API void sangi_@NAME@_add(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/** z <- x - y */
SANGI_API void sangi_@NAME@_sub(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/** z <- -x */
SANGI_API void sangi_@NAME@_neg(sangi_@NAME@ *z, const sangi_@NAME@ *x);

/** z <- 2x */
SANGI_API void sangi_@NAME@_dbl(sangi_@NAME@ *z, const sangi_@NAME@ *x);

/** z <- x / 2 */
SANGI_API void sangi_@NAME@_half(sangi_@NAME@ *z, const sangi_@NAME@ *x);

/** z <- x where mask is all ones, y where it is 0 */
SANGI_API void sangi_@NAME@_select(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y,
                               sangi_mask mask);

/** Exchanges x and y where mask is all ones; leaves them where it is 0. */
SANGI_API void sangi_@NAME@_cswap(sangi_@NAME@ *x, sangi_@NAME@ *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_@NAME@_is_zero(const sangi_@NAME@ *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_@NAME@_equal(const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/** z <- the small number v. */
SANGI_API void sangi_@NAME@_from_u64(sangi_@NAME@ *z, uint64_t v);

/**
 * z <- the number that SANGI_@UPPER@_BYTES little-endian bytes encode.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length and SANGI_OUT_OF_RANGE for a number that is not below p,
 *         and z is then 0
 * @ct     the bytes stay secret; whether they were in range is told
 */
SANGI_API sangi_status sangi_@NAME@_from_bytes(sangi_@NAME@ *z, const uint8_t *bytes, size_t length);

/** As sangi_@NAME@_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_@NAME@_from_bytes_be(sangi_@NAME@ *z, const uint8_t *bytes, size_t length);

/**
 * bytes <- x, little-endian, canonical.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is SANGI_@UPPER@_BYTES, and nothing is then written
 */
SANGI_API sangi_status sangi_@NAME@_to_bytes(uint8_t *bytes, size_t length, const sangi_@NAME@ *x);

/** As sangi_@NAME@_to_bytes, big-endian. */
SANGI_API sangi_status sangi_@NAME@_to_bytes_be(uint8_t *bytes, size_t length, const sangi_@NAME@ *x);

/** The name of the back end that computes on this machine: "x64" or "c". */
SANGI_API const char *sangi_@NAME@_backend(void);

#ifdef __cplusplus
}
#endif

#endif
"""


def header(named: NamedField, command: str) -> str:
    """The text of `include/sangi/NAME.h`, the same for every limb width."""
    bits = -(-named.modulus.bit_length() // 64) * 64
    values = {
        "COMMAND": command,
        "NAME": named.name,
        "UPPER": named.name.upper(),
        "MEANING": named.meaning,
        "HEX": f"{named.modulus:x}",
        "BYTES": str(-(-named.modulus.bit_length() // 8)),
        "BITS": str(bits),
    }
    text = _TEMPLATE
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text
