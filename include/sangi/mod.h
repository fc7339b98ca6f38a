/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Arithmetic modulo a number that is known at run time only: 2 and above, of 1 to 1024
 * bytes, odd or even.
 *
 * A context holds the modulus n and its precomputed constants.  It lives in memory of the caller's,
 * SANGI_MOD_SIZE bytes:
 *
 *     unsigned char memory[SANGI_MOD_SIZE(2048)];
 *     sangi_mod *m;
 *     sangi_limb x[SANGI_MOD_LIMBS(2048)];
 *
 *     if (sangi_mod_init(&m, memory, sizeof memory, n, 256, SANGI_MOD_AUTO) != SANGI_OK) ...
 *     if (sangi_mod_from_bytes(m, x, message, 256) != SANGI_OK) ...
 *     sangi_mod_exp(m, x, x, exponent, 256);
 *     sangi_mod_to_bytes(m, message, 256, x);
 *
 * An element is an opaque array of sangi_mod_limbs(m) limbs and belongs to its context.
 * from_bytes, from_bytes_wide and from_u64 make elements, to_bytes encodes them.  The contents of
 * the limbs depend on the method and on the width of a limb; an encoding does not.  Outputs may be
 * the same array as inputs.
 *
 * Threads may share a context after its initialisation.  No function allocates from a heap.
 * Exponentiation takes stack for 36 elements of 512, 2048 or 8192 bits, whichever is the smallest
 * that fits; with AVX-512 IFMA 20 kilobytes up to 2048 bits, and 34 up to 4096.  Every other
 * function takes stack for less than 20 of the longest elements.
 *
 * @ct  Public are all lengths, whether n is odd, even or a power of two, and the method.  No
 * branch, address or variable-latency instruction depends on anything else about n, an element, an
 *      exponent or a mask, except in the functions that end in _vartime.  A status is declassified:
 *      it depends on the bytes that it judges.
 */
#ifndef SANGI_MOD_H
#define SANGI_MOD_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The lengths of a modulus, in bytes. */
#define SANGI_MOD_MIN_BYTES 1
#define SANGI_MOD_MAX_BYTES 1024

/** Limbs of an element, for a modulus of at most `bits` bits. */
#define SANGI_MOD_LIMBS(bits) (((bits) + 7) / 8 * 8 / SANGI_LIMB_BITS + 1)

/** Bytes of memory that a context needs, for a modulus of at most `bits` bits. */
#define SANGI_MOD_SIZE(bits) (192 + (3 * SANGI_MOD_LIMBS(bits) + 3) * (SANGI_LIMB_BITS / 8))

/** A modulus and its precomputed constants. */
typedef struct sangi_mod sangi_mod;

/** The method of reduction. */
typedef enum {
    SANGI_MOD_AUTO,       /**< MONTGOMERY for odd n, BINARY for a power of two, else OHTA */
    SANGI_MOD_MONTGOMERY, /**< Montgomery form and REDC; n is odd */
    SANGI_MOD_OHTA,       /**< Barrett reduction [Bar86] with truncated products [TOA]; any n */
    SANGI_MOD_BINARY      /**< masking; selected by AUTO for a power of two only */
} sangi_mod_method;

/**
 * Makes a context in `memory`, of any alignment; *m points into it.
 *
 * @param n  the modulus, little-endian, its last byte not 0
 * @return SANGI_OK; or, and *m is then NULL,
 *         SANGI_BAD_LENGTH unless SANGI_MOD_MIN_BYTES <= length <= SANGI_MOD_MAX_BYTES,
 *         SANGI_BAD_MEMORY if size < SANGI_MOD_SIZE(8 * length),
 *         SANGI_BAD_METHOD for an even n with SANGI_MOD_MONTGOMERY, or if `method` is neither AUTO,
 *         MONTGOMERY nor OHTA, SANGI_BAD_MODULUS if n is 1 or its highest byte is 0
 * @ct     the status is declassified and, with SANGI_MOD_AUTO, whether n is odd or a power of two
 */
SANGI_API sangi_status sangi_mod_init(sangi_mod **m, void *memory, size_t size, const uint8_t *n,
                                      size_t length, sangi_mod_method method);

/** As sangi_mod_init, for a big-endian n, its first byte not 0. */
SANGI_API sangi_status sangi_mod_init_be(sangi_mod **m, void *memory, size_t size, const uint8_t *n,
                                         size_t length, sangi_mod_method method);

/** Zeroizes a context; its memory may then be reused. */
SANGI_API void sangi_mod_wipe(sangi_mod *m);

/** Limbs of an element; at most SANGI_MOD_LIMBS(bits of n). */
SANGI_API size_t sangi_mod_limbs(const sangi_mod *m);

/** Bytes of an encoded element: the length of n. */
SANGI_API size_t sangi_mod_bytes(const sangi_mod *m);

/** The method of reduction; never SANGI_MOD_AUTO. */
SANGI_API sangi_mod_method sangi_mod_method_of(const sangi_mod *m);

/** The back end of products, sums and inverses: "x64" or "c". */
SANGI_API const char *sangi_mod_backend(const sangi_mod *m);

/** The back end of powers of exponents of three bytes or more: "ifma", "x64" or "c". */
SANGI_API const char *sangi_mod_exp_backend(const sangi_mod *m);

/** z <- x + y */
SANGI_API void sangi_mod_add(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                             const sangi_limb *y);

/** z <- x - y */
SANGI_API void sangi_mod_sub(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                             const sangi_limb *y);

/** z <- -x */
SANGI_API void sangi_mod_neg(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);

/** z <- x * y */
SANGI_API void sangi_mod_mul(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                             const sangi_limb *y);

/** z <- x^2 */
SANGI_API void sangi_mod_sqr(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);

/**
 * z <- x^e for the number e that `length` little-endian bytes encode; x^0 = 1.
 *
 * @ct  e is secret, its length is public
 */
SANGI_API void sangi_mod_exp(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                             const uint8_t *exponent, size_t length);

/** As sangi_mod_exp, for big-endian bytes. */
SANGI_API void sangi_mod_exp_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                const uint8_t *exponent, size_t length);

/**
 * z <- x^e by one context, z2 <- x2^e2 by another: both powers of an RSA key modulo its primes.
 *
 * The exponents are little-endian.  With AVX-512 IFMA, exponents of one length and moduli of 577 to
 * 1536 bits, of about one length, both powers are interleaved and take less time than one after the
 * other.
 *
 * @ct     the exponents are secret, their lengths are public
 * @alias  z may be x, and z2 may be x2; z and z2 overlap nothing else
 */
SANGI_API void sangi_mod_exp_pair(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                  const uint8_t *exponent, size_t length, const sangi_mod *m2,
                                  sangi_limb *z2, const sangi_limb *x2, const uint8_t *exponent2,
                                  size_t length2);

/** As sangi_mod_exp_pair, for big-endian bytes. */
SANGI_API void sangi_mod_exp_pair_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                     const uint8_t *exponent, size_t length, const sangi_mod *m2,
                                     sangi_limb *z2, const sangi_limb *x2, const uint8_t *exponent2,
                                     size_t length2);

/** As sangi_mod_exp, for a public e: time and addresses depend on it.  x stays secret. */
SANGI_API void sangi_mod_exp_vartime(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                     const uint8_t *exponent, size_t length);

/** As sangi_mod_exp_vartime, for big-endian bytes. */
SANGI_API void sangi_mod_exp_vartime_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                        const uint8_t *exponent, size_t length);

/** z <- 1 / x; returns all ones if the inverse exists, else 0 with z <- 0. */
SANGI_API sangi_mask sangi_mod_inv(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);

/** As sangi_mod_inv, for a public x: time and addresses depend on x and n. */
SANGI_API sangi_mask sangi_mod_inv_vartime(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);

/** z <- x */
SANGI_API void sangi_mod_copy(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);

/** z <- x if mask is all ones, y if it is 0. */
SANGI_API void sangi_mod_select(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                const sangi_limb *y, sangi_mask mask);

/** Exchanges x and y if mask is all ones; leaves them if it is 0. */
SANGI_API void sangi_mod_cswap(const sangi_mod *m, sangi_limb *x, sangi_limb *y, sangi_mask mask);

/** All ones if x = 0, else 0. */
SANGI_API sangi_mask sangi_mod_is_zero(const sangi_mod *m, const sangi_limb *x);

/** All ones if x = y, else 0. */
SANGI_API sangi_mask sangi_mod_equal(const sangi_mod *m, const sangi_limb *x, const sangi_limb *y);

/** z <- v mod n */
SANGI_API void sangi_mod_from_u64(const sangi_mod *m, sangi_limb *z, uint64_t v);

/**
 * z <- the number that the bytes encode, little-endian.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is sangi_mod_bytes(m), SANGI_OUT_OF_RANGE if the
 *         number is not below n, and z is then 0
 * @ct     the bytes stay secret; whether they are in range is declassified
 */
SANGI_API sangi_status sangi_mod_from_bytes(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes,
                                            size_t length);

/** As sangi_mod_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_mod_from_bytes_be(const sangi_mod *m, sangi_limb *z,
                                               const uint8_t *bytes, size_t length);

/**
 * z <- the number that the bytes encode, little-endian, mod n.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH if length > 2 * sangi_mod_bytes(m), and z is then 0
 */
SANGI_API sangi_status sangi_mod_from_bytes_wide(const sangi_mod *m, sangi_limb *z,
                                                 const uint8_t *bytes, size_t length);

/** As sangi_mod_from_bytes_wide, for big-endian bytes. */
SANGI_API sangi_status sangi_mod_from_bytes_wide_be(const sangi_mod *m, sangi_limb *z,
                                                    const uint8_t *bytes, size_t length);

/**
 * bytes <- x, little-endian, below n.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is sangi_mod_bytes(m), and nothing is then
 * written
 */
SANGI_API sangi_status sangi_mod_to_bytes(const sangi_mod *m, uint8_t *bytes, size_t length,
                                          const sangi_limb *x);

/** As sangi_mod_to_bytes, big-endian. */
SANGI_API sangi_status sangi_mod_to_bytes_be(const sangi_mod *m, uint8_t *bytes, size_t length,
                                             const sangi_limb *x);

/**
 * out <- x y mod n, for numbers as bytes, little-endian.
 *
 * For a product that stands alone: it takes one multiplication to enter and none to leave, where
 * from_bytes, mul and to_bytes take three and a half.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH unless each length is sangi_mod_bytes(m), and nothing is then
 *         written; SANGI_OUT_OF_RANGE if x or y is not below n, and out is then 0
 * @alias  out may be x or y
 * @ct     the numbers stay secret; whether both are in range is declassified
 */
SANGI_API sangi_status sangi_mod_mul_bytes(const sangi_mod *m, uint8_t *out, size_t length,
                                           const uint8_t *x, size_t x_length, const uint8_t *y,
                                           size_t y_length);

#ifdef __cplusplus
}
#endif

#endif
