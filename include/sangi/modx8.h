/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Eight moduli at once, known at run time only: 32 to 512 bytes each, all of the same length.
 *
 * The moduli are independent: different ones, as the primes of eight RSA keys, or equal.  With
 * AVX-512 IFMA element i is computed in lane i of the vector registers; elsewhere the eight are
 * computed one after the other as in sangi/mod.h.  The answers are the same.  A context lives in
 * memory of the caller's:
 *
 *     unsigned char memory[SANGI_MODX8_SIZE(2048)];
 *     sangi_modx8 *m;
 *     SANGI_ALIGNED(64) sangi_limb x[SANGI_MODX8_LIMBS(2048)];
 *
 *     if (sangi_modx8_init(&m, memory, sizeof memory, n, 8 * 256, SANGI_MOD_AUTO) != SANGI_OK) ...
 *     if (sangi_modx8_from_bytes(m, x, messages, 8 * 256) != SANGI_OK) ...
 *     sangi_modx8_exp(m, x, x, exponents, 8 * 256);
 *     sangi_modx8_to_bytes(m, messages, 8 * 256, x);
 *
 * A length is the number of bytes of the whole array before it, as in every header: eight encoded
 * numbers of length / 8 bytes each, one after the other; number i begins at
 * bytes + i * (length / 8).
 *
 * Eight elements are an array of sangi_modx8_limbs(m) limbs and opaque; operations are faster when
 * it is aligned to 64 bytes.  Outputs may be the same array as inputs.
 *
 * Threads may share a context after its initialisation.  No function allocates from a heap.
 * Exponentiation takes up to 96, 144 or 256 kilobytes of stack, for moduli of at most 1024, 2048
 * and 4096 bits; every other function takes less than 64.
 *
 * @ct  Public are the lengths, the method and, with SANGI_MOD_AUTO, whether all moduli are odd.  No
 *      branch, address or variable-latency instruction depends on anything else.  A status is
 *      declassified: it depends on the bytes that it judges.
 */
#ifndef SANGI_MODX8_H
#define SANGI_MODX8_H

#include <sangi/mod.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The lengths of one modulus, in bytes. */
#define SANGI_MODX8_MIN_BYTES 32
#define SANGI_MODX8_MAX_BYTES 512

/** Limbs of eight elements, for moduli of at most `bits` bits: 52-bit digits in blocks of four. */
#define SANGI_MODX8_LIMBS(bits)                                                                    \
    (32 * (64 / SANGI_LIMB_BITS) * ((((bits) + 7) / 8 * 8 + 12 + 207) / 208))

/** Bytes of memory that a context needs, for moduli of at most `bits` bits. */
#define SANGI_MODX8_SIZE(bits)                                                                     \
    (256 + 8 * SANGI_MOD_SIZE(bits) +                                                              \
     SANGI_MODX8_LIMBS(bits) * ((bits) > 816 ? 3 : 1) * (SANGI_LIMB_BITS / 4))

/** Eight moduli and their precomputed constants. */
typedef struct sangi_modx8 sangi_modx8;

/**
 * Makes a context in `memory`, of any alignment; *m points into it.
 *
 * @param n       eight moduli, little-endian, the last byte of each not 0
 * @param length  bytes of all eight
 * @return SANGI_OK; or, and *m is then NULL,
 *         SANGI_BAD_LENGTH unless length is a multiple of 8 and
 *         SANGI_MODX8_MIN_BYTES <= length / 8 <= SANGI_MODX8_MAX_BYTES,
 *         SANGI_BAD_MEMORY if size < SANGI_MODX8_SIZE(length),
 *         SANGI_BAD_METHOD if a modulus is even with SANGI_MOD_MONTGOMERY, or if `method` is
 * neither AUTO, MONTGOMERY nor OHTA, SANGI_BAD_MODULUS if the highest byte of a modulus is 0
 * @ct     the status is declassified and, with SANGI_MOD_AUTO, whether all moduli are odd
 */
SANGI_API sangi_status sangi_modx8_init(sangi_modx8 **m, void *memory, size_t size,
                                        const uint8_t *n, size_t length, sangi_mod_method method);

/** As sangi_modx8_init, for big-endian moduli, the first byte of each not 0. */
SANGI_API sangi_status sangi_modx8_init_be(sangi_modx8 **m, void *memory, size_t size,
                                           const uint8_t *n, size_t length,
                                           sangi_mod_method method);

/** Zeroizes a context; its memory may then be reused. */
SANGI_API void sangi_modx8_wipe(sangi_modx8 *m);

/** Limbs of eight elements; at most SANGI_MODX8_LIMBS(bits of a modulus). */
SANGI_API size_t sangi_modx8_limbs(const sangi_modx8 *m);

/** Bytes of eight encoded elements: the length of the moduli. */
SANGI_API size_t sangi_modx8_bytes(const sangi_modx8 *m);

/** The method of reduction: SANGI_MOD_MONTGOMERY or SANGI_MOD_OHTA. */
SANGI_API sangi_mod_method sangi_modx8_method_of(const sangi_modx8 *m);

/** The back end of products and powers: "ifma", "x64" or "c". */
SANGI_API const char *sangi_modx8_backend(const sangi_modx8 *m);

/** z <- x * y, element by element */
SANGI_API void sangi_modx8_mul(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                               const sangi_limb *y);

/** z <- x^2, element by element */
SANGI_API void sangi_modx8_sqr(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x);

/**
 * z <- x^e, element by element, for eight little-endian exponents of length / 8 bytes; x^0 = 1.
 *
 * @param length  bytes of all eight exponents
 * @pre    length is a multiple of 8
 * @ct     the exponents are secret, their length is public
 */
SANGI_API void sangi_modx8_exp(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                               const uint8_t *exponents, size_t length);

/** As sangi_modx8_exp, for big-endian bytes. */
SANGI_API void sangi_modx8_exp_be(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                                  const uint8_t *exponents, size_t length);

/**
 * z <- eight little-endian numbers.
 *
 * @param length  bytes of all eight
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is sangi_modx8_bytes(m), and z is then 0;
 *         SANGI_OUT_OF_RANGE if a number is not below its modulus, and that element is then 0
 * @ct     the bytes stay secret; whether all are in range is declassified
 */
SANGI_API sangi_status sangi_modx8_from_bytes(const sangi_modx8 *m, sangi_limb *z,
                                              const uint8_t *bytes, size_t length);

/** As sangi_modx8_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_modx8_from_bytes_be(const sangi_modx8 *m, sangi_limb *z,
                                                 const uint8_t *bytes, size_t length);

/**
 * z <- eight little-endian numbers, each reduced modulo its modulus.
 *
 * @param length  bytes of all eight
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is a multiple of 8 and at most
 *         2 * sangi_modx8_bytes(m), and z is then 0
 */
SANGI_API sangi_status sangi_modx8_from_bytes_wide(const sangi_modx8 *m, sangi_limb *z,
                                                   const uint8_t *bytes, size_t length);

/** As sangi_modx8_from_bytes_wide, for big-endian bytes. */
SANGI_API sangi_status sangi_modx8_from_bytes_wide_be(const sangi_modx8 *m, sangi_limb *z,
                                                      const uint8_t *bytes, size_t length);

/**
 * bytes <- x, eight little-endian numbers, each below its modulus.
 *
 * @param length  bytes of all eight
 * @return SANGI_OK; SANGI_BAD_LENGTH unless length is sangi_modx8_bytes(m), and nothing is then
 *         written
 */
SANGI_API sangi_status sangi_modx8_to_bytes(const sangi_modx8 *m, uint8_t *bytes, size_t length,
                                            const sangi_limb *x);

/** As sangi_modx8_to_bytes, big-endian. */
SANGI_API sangi_status sangi_modx8_to_bytes_be(const sangi_modx8 *m, uint8_t *bytes, size_t length,
                                               const sangi_limb *x);

#ifdef __cplusplus
}
#endif

#endif
