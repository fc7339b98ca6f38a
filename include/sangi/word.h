/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The machine word of the library: limbs, and truth values as masks.
 *
 * With -DSANGI_CONFIG_FILE='"my_config.h"' every file of the library first includes that header,
 * which may define
 *
 * - SANGI_LIMB_BITS: 64, 32 or 16.  It must be the same for the library and for its user; the
 *   CMake target and the pkg-config file carry it.
 * - SANGI_WIPE(memory, length): what erases secrets in place of the library's own function, such as
 *   explicit_bzero; the header then also declares it.
 * - SANGI_KECCAK_F1600(state): permutes a Keccak state, 25 words uint64_t, in place, such as the
 *   driver of an accelerator; the header then also declares it.
 * - SANGI_SABER_LOW_MEMORY: 1 where memory is scarce.  Saber then holds one polynomial of its
 * matrix and one of the secret at a time: on a Cortex-M4, FireSaber takes 6 KiB of stack instead of
 * 13 and 10 to 15 % more cycles.
 * - SANGI_RING_FORM, SANGI_RING_AUTOVEC: the form of Saber's products, for a core whose multiplier
 *   differs from what src/ring/form.h assumes.
 */
#ifndef SANGI_WORD_H
#define SANGI_WORD_H

#ifdef SANGI_CONFIG_FILE
#include SANGI_CONFIG_FILE
#endif

#include <stdint.h>

#ifndef SANGI_LIMB_BITS
#ifdef __SIZEOF_INT128__
#define SANGI_LIMB_BITS 64
#else
#define SANGI_LIMB_BITS 32
#endif
#endif

/* SANGI_API marks what the shared library exports; everything else in it is hidden.  A DLL is
 * linked with a list of these functions instead. */
#if defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define SANGI_API __attribute__((visibility("default")))
#else
#define SANGI_API
#endif

/** One digit of a number in base 2^SANGI_LIMB_BITS; numbers are stored lowest digit first. */
#if SANGI_LIMB_BITS == 64
typedef uint64_t sangi_limb;
#elif SANGI_LIMB_BITS == 32
typedef uint32_t sangi_limb;
#elif SANGI_LIMB_BITS == 16
typedef uint16_t sangi_limb;
#else
#error "SANGI_LIMB_BITS must be 64, 32 or 16"
#endif

/** A truth value: 0 is false, all ones is true; no other value is allowed. */
typedef sangi_limb sangi_mask;

/** Eight truth values: bit i is that of element i. */
typedef uint8_t sangi_maskx8;

/** Aligns an object to so many bytes. */
#ifdef __cplusplus
#define SANGI_ALIGNED(bytes) alignas(bytes)
#else
#define SANGI_ALIGNED(bytes) _Alignas(bytes)
#endif

#endif
