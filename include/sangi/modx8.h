/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Eight moduli at once, known at run time only: 32 to 512 bytes each, all of one length.
 *
 * Lane i of everything belongs to modulus i; the moduli may differ, as the primes of eight RSA keys
 * do, or be the same.  They compute side by side in the lanes of AVX-512 IFMA where the processor
 * has it, and one by one as in sangi/mod.h elsewhere, with the same answers.  A context lives in
 * memory of the caller's:
 *
 *     unsigned char memory[SANGI_MODX8_SIZE(2048)];
 *     sangi_modx8 *m;
 *     SANGI_ALIGNED(64) sangi_limb x[SANGI_MODX8_LIMBS(2048)];
 *
 *     if (sangi_modx8_init(&m, memory, sizeof memory, n, 256, SANGI_MOD_AUTO) != SANGI_OK) ...
 *     if (sangi_modx8_from_bytes(m, x, messages, 256) != SANGI_OK) ...
 *     sangi_modx8_exp(m, x, x, exponents, 256);
 *     sangi_modx8_to_bytes(m, messages, 256, x);
 *
 * Bytes of eight numbers, all of one length, stand one after the other: those of lane i begin at
 * bytes + i * length.  Eight elements are an array of sangi_modx8_limbs(m) limbs and opaque;
 * aligned to 64 bytes they are faster.  Outputs may be the same array as inputs.
 *
 * A LENGTH HERE IS ONE LANE'S SHARE, and its array has eight times as many bytes.  In the headers
 * of fields, as sangi/p511x8.h, and in sangi_csidh512_derive_x8_vartime it is THE TOTAL.
 *
 * Threads may share a context once it is made.  Nothing is taken from a heap.  Of the stack, powers
 * take up to 96, 144 or 256 kilobytes, for moduli of at most 1024, 2048 and 4096 bits; all else
 * takes less than 64.
 *
 * @ct  Public are the length of the moduli in bytes, the method, the length of an exponent and,
 * with SANGI_MOD_AUTO, whether all moduli are odd.  Nothing else decides a branch, an address or an
 *      instruction of variable latency; a status tells something about the bytes that it judges.
 */
#ifndef SANGI_MODX8_H
#define SANGI_MODX8_H

#include <sangi/mod.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The lengths of a modulus, in bytes. */
#define SANGI_MODX8_MIN_BYTES 32
#define SANGI_MODX8_MAX_BYTES 512

/** Limbs of eight elements, for moduli of at most so many bits: digits of 52 bits, in fours. */
#define SANGI_MODX8_LIMBS(bits)                                                                    \
    (32 * (64 / SANGI_LIMB_BITS) * ((((bits) + 7) / 8 * 8 + 12 + 207) / 208))

/** Bytes of memory that a context needs, for moduli of at most so many bits. */
#define SANGI_MODX8_SIZE(bits)                                                                     \
    (256 + 8 * SANGI_MOD_SIZE(bits) +                                                              \
     SANGI_MODX8_LIMBS(bits) * ((bits) > 816 ? 3 : 1) * (SANGI_LIMB_BITS / 4))

/** Eight moduli and what belongs to them. */
typedef struct sangi_modx8 sangi_modx8;

/**
 * Makes a context in `memory`, of whatever alignment; *m points into it.
 *
 * @param n  the moduli, 8 * length bytes, little-endian, the last byte of each not 0
 * @param length  ONE LANE'S SHARE: the bytes of one modulus
 * @return SANGI_OK; or, and *m is then NULL,
 *         SANGI_BAD_LENGTH unless SANGI_MODX8_MIN_BYTES <= length <= SANGI_MODX8_MAX_BYTES,
 *         SANGI_BAD_MEMORY where size is below SANGI_MODX8_SIZE(8 * length),
 *         SANGI_BAD_METHOD where one of them is even with SANGI_MOD_MONTGOMERY and for what is no
 *         method to ask for, SANGI_BAD_MODULUS where the highest byte of one is 0
 * @ct     with SANGI_MOD_AUTO whether all are odd is told; the status is
 */
SANGI_API sangi_status sangi_modx8_init(sangi_modx8 **m, void *memory, size_t size,
                                        const uint8_t *n, size_t length, sangi_mod_method method);

/** As sangi_modx8_init, for big-endian moduli, the first byte of each not 0. */
SANGI_API sangi_status sangi_modx8_init_be(sangi_modx8 **m, void *memory, size_t size,
                                           const uint8_t *n, size_t length,
                                           sangi_mod_method method);

/** Erases a context; its memory may then be used for anything. */
SANGI_API void sangi_modx8_wipe(sangi_modx8 *m);

/** Limbs of eight elements; at most SANGI_MODX8_LIMBS of the bits of a modulus. */
SANGI_API size_t sangi_modx8_limbs(const sangi_modx8 *m);

/** Bytes of an encoded element, which are those of a modulus. */
SANGI_API size_t sangi_modx8_bytes(const sangi_modx8 *m);

/** How products are reduced: SANGI_MOD_MONTGOMERY or SANGI_MOD_OHTA. */
SANGI_API sangi_mod_method sangi_modx8_method_of(const sangi_modx8 *m);

/** The name of the back end of the products: "ifma", or that of a single modulus. */
SANGI_API const char *sangi_modx8_backend(const sangi_modx8 *m);

/** z <- x * y in each lane */
SANGI_API void sangi_modx8_mul(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                               const sangi_limb *y);

/** z <- x^2 in each lane */
SANGI_API void sangi_modx8_sqr(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x);

/**
 * z <- x^e in each lane, for the number e that `length` little-endian bytes of the lane's encode;
 * x^0 = 1.
 *
 * @param exponents  8 * length bytes
 * @param length  ONE LANE'S SHARE: the bytes of one exponent
 * @ct  the exponents are secret but for their length
 */
SANGI_API void sangi_modx8_exp(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                               const uint8_t *exponents, size_t length);

/** As sangi_modx8_exp, for big-endian bytes. */
SANGI_API void sangi_modx8_exp_be(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                                  const uint8_t *exponents, size_t length);

/**
 * z <- the numbers that sangi_modx8_bytes(m) little-endian bytes for each lane encode.
 *
 * @param bytes  8 * length bytes
 * @param length  ONE LANE'S SHARE: the bytes of one number
 * @return SANGI_OK; SANGI_BAD_LENGTH for another length, and z is then 0; SANGI_OUT_OF_RANGE where
 * a number is not below its modulus, and z is then 0 in that lane
 * @ct     the bytes stay secret; whether all were in range is told
 */
SANGI_API sangi_status sangi_modx8_from_bytes(const sangi_modx8 *m, sangi_limb *z,
                                              const uint8_t *bytes, size_t length);

/** As sangi_modx8_from_bytes, for big-endian bytes. */
SANGI_API sangi_status sangi_modx8_from_bytes_be(const sangi_modx8 *m, sangi_limb *z,
                                                 const uint8_t *bytes, size_t length);

/**
 * z <- the numbers that `length` little-endian bytes for each lane encode, each mod its modulus.
 *
 * @param bytes  8 * length bytes
 * @param length  ONE LANE'S SHARE: the bytes of one number
 * @return SANGI_OK; SANGI_BAD_LENGTH for more than 2 * sangi_modx8_bytes(m), and z is then 0
 */
SANGI_API sangi_status sangi_modx8_from_bytes_wide(const sangi_modx8 *m, sangi_limb *z,
                                                   const uint8_t *bytes, size_t length);

/** As sangi_modx8_from_bytes_wide, for big-endian bytes. */
SANGI_API sangi_status sangi_modx8_from_bytes_wide_be(const sangi_modx8 *m, sangi_limb *z,
                                                      const uint8_t *bytes, size_t length);

/**
 * bytes <- x, `length` little-endian bytes for each lane, each number below its modulus.
 *
 * @param bytes  8 * length bytes
 * @param length  ONE LANE'S SHARE: the bytes of one number
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
