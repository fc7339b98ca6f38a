/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Which form of each transform of ring256 this target gets: the one place where that is decided.
 *
 * All forms give the same coefficients.  A configuration header (see sangi/word.h) may define
 * SANGI_RING_FORM or SANGI_RING_LANES for a core whose multiplier is not what is supposed here.
 */
#ifndef SANGI_SRC_RING_FORM_H
#define SANGI_SRC_RING_FORM_H

#include <sangi/word.h>

/* Forms of ntt32, by what the machine's multiplier does best. */
#define SANGI_RING_WIDE 1   /**< products of 128 bits, one of 64 by 64 bits a cycle: plantard.h */
#define SANGI_RING_LONG 2   /**< products of 64 bits that are added at once: long.h */
#define SANGI_RING_HALVES 3 /**< each half of a product of 64 bits is an instruction: halves.h */
#define SANGI_RING_SHIFTS 4 /**< words of 64 bits, and a slow multiplier: shifts.h */

#ifndef SANGI_RING_FORM
#if defined(__riscv) && __riscv_xlen == 64
#define SANGI_RING_FORM SANGI_RING_SHIFTS
#elif defined(__riscv)
#define SANGI_RING_FORM SANGI_RING_HALVES
#elif defined(__SIZEOF_INT128__)
#define SANGI_RING_FORM SANGI_RING_WIDE
#else
#define SANGI_RING_FORM SANGI_RING_LONG
#endif
#endif

/* Whether ntt16 is written for vectors of 16 lanes; without them it has words of 32 bits. */
#ifndef SANGI_RING_LANES
#if defined(__x86_64__) || defined(__aarch64__)
#define SANGI_RING_LANES 1
#else
#define SANGI_RING_LANES 0
#endif
#endif

/* Where a product of 32 by 32 bits takes a time that depends on its factors, or is a call, two
 * short primes take the place of the long one. */
#if defined(__ARM_ARCH_7M__) || defined(__ARM_ARCH_6M__) || SANGI_LIMB_BITS == 16
#define SANGI_RING_SHORT 1
#else
#define SANGI_RING_SHORT 0
#endif

/*
 * The loops of the forms for small cores are written in the order that their registers allow.
 * INLINE has constant arguments; before a loop, ROLLED says that it stays one and UNROLLED that its
 * rounds, 16 at most, all stand there at any level; nothing moves over ORDER; a constant that is
 * HIDDEN is not taken apart into shifts and additions.
 */
#if defined(__clang__)
#define SANGI_RING_INLINE static inline __attribute__((always_inline))
#define SANGI_RING_ROLLED _Pragma("clang loop unroll(disable)")
#define SANGI_RING_UNROLLED _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define SANGI_RING_INLINE static inline __attribute__((always_inline))
#define SANGI_RING_ROLLED _Pragma("GCC unroll 1")
#define SANGI_RING_UNROLLED _Pragma("GCC unroll 16")
#else
#define SANGI_RING_INLINE static inline
#define SANGI_RING_ROLLED
#define SANGI_RING_UNROLLED
#endif
#if defined(__GNUC__)
#define SANGI_RING_ORDER() __asm__ volatile("" : : : "memory")
#define SANGI_RING_HIDDEN(x) __asm__("" : "+r"(x))
#else
#define SANGI_RING_ORDER() ((void)0)
#define SANGI_RING_HIDDEN(x) ((void)(x))
#endif

#endif
