# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public C header of a size of CTIDH."""

from __future__ import annotations

from sangi.codegen.tables.ctidh import EIGHT, OWN, SIMD, SIZES, Size, upper

_TEMPLATE = """\
/* @COMMAND@
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * CTIDH-@SIZE@: non-interactive key exchange from isogenies of supersingular curves, in constant time.
 *
 * @WHOSE@There are 2^@KEYS@ secret keys over
 * @PRIME@
 *
 * A public key is the coefficient A of a curve y^2 = x^3 + A x^2 + x over F_p: A * 2^@RADIX@ mod p in @PUBLIC@
 * little-endian bytes.  A secret key is an exponent for each of the @SECRET@ odd primes that divide p + 1, ascending, a
 * signed byte each; the primes are in batches, and the absolute values in a batch add up to at most the batch's bound.
 *
 * Every function that takes a secret key draws 32 bytes from the callback, for points and coins; what it returns does
 * not depend on them.  No branch, address or variable-latency instruction depends on a secret key; some depend on
 * failures, which are random and have the same probability for every key.  Timing is the only attack that this
 * prevents: an attacker who induces faults, or who sees the power consumption, finds the dummy isogenies.
 *
 * Every array is followed by its length.  A status other than SANGI_OK says that nothing was written.  An output may
 * be the same array as an input.  With 64-bit limbs a call takes up to @STACK@ KiB of stack@STACK_SIMD@.
 *
 * @ref  [BBCCLMSS21], [KCM]
 */
#ifndef SANGI_CTIDH@UPPER@_H
#define SANGI_CTIDH@UPPER@_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a public key, of a secret key, and of a shared secret. */
#define SANGI_CTIDH@UPPER@_PUBLIC_BYTES @PUBLIC@
#define SANGI_CTIDH@UPPER@_SECRET_BYTES @SECRET@
#define SANGI_CTIDH@UPPER@_SHARED_BYTES @PUBLIC@

/**
 * Generates a key pair; the secret key is uniform.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED
 */
SANGI_API sangi_status sangi_ctidh@SIZE@_keygen(uint8_t *public_key, size_t public_length, uint8_t *secret_key,
                                             size_t secret_length, sangi_rng rng, void *context);

/**
 * public_key <- the public key of the secret key.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED; SANGI_OUT_OF_RANGE for a secret key beyond a bound
 */
SANGI_API sangi_status sangi_ctidh@SIZE@_public(uint8_t *public_key, size_t public_length, const uint8_t *secret_key,
                                             size_t secret_length, sangi_rng rng, void *context);

/**
 * shared <- the secret shared by the owners of the two keys: SHAKE256 of what sangi_ctidh@SIZE@_blind computes.
 *
 * The function validates the public key first.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED; SANGI_OUT_OF_RANGE for a secret key beyond a bound;
 *         SANGI_OUT_OF_RANGE or SANGI_BAD_PUBLIC_KEY as sangi_ctidh@SIZE@_validate
 */
SANGI_API sangi_status sangi_ctidh@SIZE@_derive(uint8_t *shared, size_t shared_length, const uint8_t *public_key,
                                             size_t public_length, const uint8_t *secret_key,
                                             size_t secret_length, sangi_rng rng, void *context);

/**
 * blinded <- the action of the secret key on the public key: another public key.
 *
 * The function validates the public key first; its return values are those of sangi_ctidh@SIZE@_derive.
 */
SANGI_API sangi_status sangi_ctidh@SIZE@_blind(uint8_t *blinded, size_t blinded_length, const uint8_t *public_key,
                                            size_t public_length, const uint8_t *secret_key,
                                            size_t secret_length, sangi_rng rng, void *context);

/**
 * Whether a public key is valid, that is, whether its curve is supersingular.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE for a number that is not below p;
 *         SANGI_BAD_PUBLIC_KEY for one that belongs to no supersingular curve
 * @ct     the public key is public
 */
SANGI_API sangi_status sangi_ctidh@SIZE@_validate(const uint8_t *public_key, size_t public_length);

@EIGHT@/** The implementation that computes the action on this machine: @BACKENDS@. */
SANGI_API const char *sangi_ctidh@SIZE@_backend(void);

#ifdef __cplusplus
}
#endif

#endif
"""
#: For the sizes that have code for eight keys.
_EIGHT = """\
/**
 * The same for eight keys or pairs of keys: what sangi_ctidh@SIZE@_keygen and the others compute for each.
 *
 * Keys are stored consecutively, and so are results; a key may occur more than once.  A length is that of all eight.
 * The callback is called once, for the bytes that eight calls ask for, in their order.
 *
 * With AVX-512 IFMA the eight actions run in the lanes of vectors, which takes less time than six single ones, and
 * up to @STACK_X8@ KiB of stack.  Elsewhere they run one after the other.  What depends on failures depends on those of
 * all eight.
 *
 * @return as the function for one key, if any of the eight is refused; nothing is written then, and
 *         sangi_ctidh@SIZE@_validate tells which public keys are valid
 */
SANGI_API sangi_status sangi_ctidh@SIZE@x8_keygen(uint8_t *public_keys, size_t public_length,
                                               uint8_t *secret_keys, size_t secret_length, sangi_rng rng,
                                               void *context);

/** The eight public keys of eight secret keys; see sangi_ctidh@SIZE@x8_keygen. */
SANGI_API sangi_status sangi_ctidh@SIZE@x8_public(uint8_t *public_keys, size_t public_length,
                                               const uint8_t *secret_keys, size_t secret_length,
                                               sangi_rng rng, void *context);

/** The eight secrets that the owners of eight pairs of keys share; see sangi_ctidh@SIZE@x8_keygen. */
SANGI_API sangi_status sangi_ctidh@SIZE@x8_derive(uint8_t *shared, size_t shared_length,
                                               const uint8_t *public_keys, size_t public_length,
                                               const uint8_t *secret_keys, size_t secret_length,
                                               sangi_rng rng, void *context);

/** The actions of eight secret keys on eight public keys; see sangi_ctidh@SIZE@x8_keygen. */
SANGI_API sangi_status sangi_ctidh@SIZE@x8_blind(uint8_t *blinded, size_t blinded_length,
                                              const uint8_t *public_keys, size_t public_length,
                                              const uint8_t *secret_keys, size_t secret_length,
                                              sangi_rng rng, void *context);

"""
#: By the size: the stack of a call in KiB, which tests/unit/dead_stack.c measures: scalar, in vectors, for eight keys.
STACK: dict[Size, int] = {511: 64, 512: 64, "512f": 64, 1024: 106, 2048: 208}
STACK_SIMD: dict[Size, int] = {511: 70, 512: 70, "512f": 70, 1024: 126}
STACK_X8: dict[Size, int] = {511: 276, 512: 276, "512f": 276, 1024: 528}

_HIGHCTIDH = "Keys, public keys and shared secrets are those of highctidh, byte for byte.  "
#: For a key space of the project's own.
_FAST = """\
Public keys and shared secrets are those of CTIDH-@OTHER@ and of highctidh: the owner of a key pair of one and the
 * owner of a key pair of the other derive the same secret.  Secret keys are of another set, with other batches and
 * bounds, for which the action takes 7 % fewer multiplications.  The two sets overlap: a secret key of one is accepted
 * by the functions of the other, and has the same public key, if it happens to be within the bounds of both; in general
 * they refuse it with SANGI_OUT_OF_RANGE.  Use sangi/ctidh@OTHER@.h for secret keys that are shared with highctidh.
 *
 * """

_CSIDH512 = """\
the prime of CSIDH-512.  A quantum computer needs about 2^16 evaluations of the group action to find a secret key
 * [Pei20], far fewer than new systems must withstand."""
_LONG = """\
a prime of @BITS@ bits.  How many evaluations of the group action a quantum computer needs to find a secret key is
 * debated; [Pei20] has the estimates."""


def header(size: Size, command: str) -> str:
    """The header of a size."""
    bits = SIZES[size].modulus.bit_length()
    radix = 64 * -(-bits // 64)
    facts = {
        "COMMAND": command,
        "EIGHT": _EIGHT if size in EIGHT else "",
        "STACK_X8": STACK_X8.get(size, 0),
        "WHOSE": _FAST.replace("@OTHER@", str(OWN[size])) if size in OWN else _HIGHCTIDH,
        "SIZE": size,
        "UPPER": upper(size),
        "KEYS": int(SIZES[size].bits),
        "PRIME": _CSIDH512 if bits == 511 else _LONG.replace("@BITS@", str(bits)),
        "RADIX": radix,
        "PUBLIC": radix // 8,
        "SECRET": len(SIZES[size].primes),
        "STACK": STACK[size],
        "STACK_SIMD": f", with AVX-512 IFMA {STACK_SIMD[size]}" if size in SIMD else "",
        "BACKENDS": '"c", "x64" or "ifma"' if size in SIMD else '"c" or "x64"',
    }
    text = _TEMPLATE
    for name, value in facts.items():
        text = text.replace(f"@{name}@", str(value))
    return text
