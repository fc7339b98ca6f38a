# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public C header of a named field."""

from __future__ import annotations

from sangi.codegen.op.shape import Shape
from sangi.named import NamedField

_TEMPLATE = """\
/* @COMMAND@
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * F_p for @NAME@: @MEANING@.
 *
 * p = 0x@HEX@
 *
 * An element is opaque: from_bytes and from_u64 create one, to_bytes encodes it.  Inputs and outputs are reduced;
 * an output may be the same object as an input.  Unless a comment says otherwise, no branch, address or
 * variable-latency instruction depends on an element or a mask.
 */
#ifndef SANGI_@UPPER@_H
#define SANGI_@UPPER@_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes in an encoded element. */
#define SANGI_@UPPER@_BYTES @BYTES@

/** One element of F_p. */
typedef struct {
    sangi_limb limb[(@BITS@ + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS];
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

/** z <- x * y */
SANGI_API void sangi_@NAME@_mul(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/** z <- x^2 */
SANGI_API void sangi_@NAME@_sqr(sangi_@NAME@ *z, const sangi_@NAME@ *x);

/** z <- x * c for a number c.  @pre c < 2^29 */
SANGI_API void sangi_@NAME@_mul_small(sangi_@NAME@ *z, const sangi_@NAME@ *x, uint32_t c);
@LAZY@
/** z <- 1 / x, and 0 for x = 0. */
SANGI_API void sangi_@NAME@_inv(sangi_@NAME@ *z, const sangi_@NAME@ *x);

/**
 * z[i] <- 1 / x[i], and 0 where x[i] = 0, for i < count: one inversion and 3 count products.
 *
 * @alias  z and x do not overlap
 */
SANGI_API void sangi_@NAME@_batch_inv(sangi_@NAME@ *z, const sangi_@NAME@ *x, size_t count);

/** z <- x^e, where `length` little-endian bytes encode e; x^0 = 1.  Only the length of e is public. */
SANGI_API void sangi_@NAME@_pow(sangi_@NAME@ *z, const sangi_@NAME@ *x, const uint8_t *exponent,
                            size_t length);

/** z <- a square root of x, and all ones; or z <- 0, and 0, if x is not a square.  (0 is a square.) */
SANGI_API sangi_mask sangi_@NAME@_sqrt(sangi_@NAME@ *z, const sangi_@NAME@ *x);

/** All ones if x is a square, else 0.  (0 is a square.) */
SANGI_API sangi_mask sangi_@NAME@_is_square(const sangi_@NAME@ *x);

/** z <- x where mask is all ones, y where it is 0 */
SANGI_API void sangi_@NAME@_select(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y,
                               sangi_mask mask);

/** Exchanges x and y if mask is all ones; leaves them unchanged if it is 0. */
SANGI_API void sangi_@NAME@_cswap(sangi_@NAME@ *x, sangi_@NAME@ *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_@NAME@_is_zero(const sangi_@NAME@ *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_@NAME@_equal(const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/** z <- v */
SANGI_API void sangi_@NAME@_from_u64(sangi_@NAME@ *z, uint64_t v);

/**
 * z <- the number that SANGI_@UPPER@_BYTES little-endian bytes encode.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, SANGI_OUT_OF_RANGE for a number that is not below p, both
 *         with z = 0
 * @ct     the bytes are secret; whether the number is in range is declassified by the status
 */
SANGI_API sangi_status sangi_@NAME@_from_bytes(sangi_@NAME@ *z, const uint8_t *bytes, size_t length);

/** As sangi_@NAME@_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_@NAME@_from_bytes_be(sangi_@NAME@ *z, const uint8_t *bytes, size_t length);

/**
 * z <- the number that the little-endian bytes encode, mod p; for hashing to the field.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with z = 0, for more than 2 * SANGI_@UPPER@_BYTES
 */
SANGI_API sangi_status sangi_@NAME@_from_bytes_wide(sangi_@NAME@ *z, const uint8_t *bytes, size_t length);

/** As sangi_@NAME@_from_bytes_wide, for big-endian bytes. */
SANGI_API sangi_status sangi_@NAME@_from_bytes_wide_be(sangi_@NAME@ *z, const uint8_t *bytes,
                                                   size_t length);

/**
 * z <- a random element; its statistical distance from uniform is below 2^-128.
 *
 * @return SANGI_OK; SANGI_RNG_FAILED, with z = 0, if the callback failed
 */
SANGI_API sangi_status sangi_@NAME@_random(sangi_@NAME@ *z, sangi_rng rng, void *context);

/**
 * bytes <- x, little-endian, canonical.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with nothing written, unless length is SANGI_@UPPER@_BYTES
 */
SANGI_API sangi_status sangi_@NAME@_to_bytes(uint8_t *bytes, size_t length, const sangi_@NAME@ *x);

/** As sangi_@NAME@_to_bytes, big-endian. */
SANGI_API sangi_status sangi_@NAME@_to_bytes_be(uint8_t *bytes, size_t length, const sangi_@NAME@ *x);

/** The name of the back end that runs on this machine: "x64" or "c". */
SANGI_API const char *sangi_@NAME@_backend(void);

#ifdef __cplusplus
}
#endif

#endif
"""

_LAZY = """
/**
 * z <- x * y, not reduced: until sangi_@NAME@_reduce, only the lazy functions accept it.
 *
 * @pre    x is reduced and y is below 64p as a number, or both are below 2p where 4p fits the limbs
 * @bound  z < 2p
 */
SANGI_API void sangi_@NAME@_mul_lazy(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/**
 * z <- x + y, not reduced.
 *
 * @pre    x + y fits the limbs, as it does for reduced x and y
 * @bound  z = x + y as numbers
 */
SANGI_API void sangi_@NAME@_add_lazy(sangi_@NAME@ *z, const sangi_@NAME@ *x, const sangi_@NAME@ *y);

/** z <- x, reduced.  @pre x < 2p */
SANGI_API void sangi_@NAME@_reduce(sangi_@NAME@ *z, const sangi_@NAME@ *x);
"""


def header(named: NamedField, command: str) -> str:
    """The text of `include/sangi/NAME.h`, the same for every limb width."""
    bits = named.modulus.bit_length()
    values = {
        "COMMAND": command,
        "NAME": named.name,
        "UPPER": named.name.upper(),
        "MEANING": named.meaning,
        "HEX": f"{named.modulus:x}",
        "BYTES": str(-(-named.modulus.bit_length() // 8)),
        "BITS": str(bits),
        "LAZY": _LAZY if Shape.of(named.modulus, 64).spare else "",
    }
    text = _TEMPLATE.replace("@LAZY@", values.pop("LAZY"))
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text
