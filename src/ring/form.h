/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The only place that decides which form of ntt32 and of ntt16 a target gets.
 *
 * All forms give the same coefficients.  A configuration header (see sangi/word.h) may define
 * SANGI_RING_FORM or SANGI_RING_AUTOVEC for a core whose multiplier differs from what is assumed
 * here.
 */
#ifndef SANGI_SRC_RING_FORM_H
#define SANGI_SRC_RING_FORM_H

#include <sangi/word.h>

/* The forms of ntt32, named for what the multiplier does best; headers are in ring/ntt32. */
#define SANGI_RING_FORM_PLANTARD 1     /**< 64 by 64 bits to 128, fully pipelined: plantard.h */
#define SANGI_RING_FORM_WIDENING_MAC 2 /**< 64 += 32 by 32 bits (SMLAL): widening_mac.h */
#define SANGI_RING_FORM_MULHI 3        /**< low and high word by two instructions: mulhi.h */
#define SANGI_RING_FORM_SPARSE_PRIME 4 /**< 64-bit words, bit-serial multiplier: sparse_prime.h */

#ifndef SANGI_RING_FORM
#if defined(__riscv) && __riscv_xlen == 64
#define SANGI_RING_FORM SANGI_RING_FORM_SPARSE_PRIME
#elif defined(__riscv)
#define SANGI_RING_FORM SANGI_RING_FORM_MULHI
#elif defined(__SIZEOF_INT128__)
#define SANGI_RING_FORM SANGI_RING_FORM_PLANTARD
#else
#define SANGI_RING_FORM SANGI_RING_FORM_WIDENING_MAC
#endif
#endif

/* Whether ntt16 is written in loops over 16 columns, for a compiler to vectorise; else in 32-bit
 * words. */
#ifndef SANGI_RING_AUTOVEC
#if defined(__x86_64__) || defined(__aarch64__)
#define SANGI_RING_AUTOVEC 1
#else
#define SANGI_RING_AUTOVEC 0
#endif
#endif

/* Whether ntt16, with its two short primes, is preferred to ntt32: where the time of a product of
 * 32 by 32 bits depends on its factors, or where it is a call. */
#if defined(__ARM_ARCH_7M__) || defined(__ARM_ARCH_6M__) || SANGI_LIMB_BITS == 16
#define SANGI_RING_PREFER_NTT16 1
#else
#define SANGI_RING_PREFER_NTT16 0
#endif

/*
 * The loops for microcontrollers fix the order of instructions, since registers are few.
 *
 * INLINE          an inlined function, whose constant arguments are folded
 * NO_UNROLL       before a loop: it stays a loop
 * UNROLL          before a loop of at most 16 rounds: it is unrolled at every optimisation level
 * BARRIER         a compiler barrier: no memory access moves across it
 * VALUE_BARRIER   hides the value of x, so that a compiler does not replace a multiplication by
 *                 shifts and additions
 */
#if defined(__clang__)
#define SANGI_RING_INLINE static inline __attribute__((always_inline))
#define SANGI_RING_NO_UNROLL _Pragma("clang loop unroll(disable)")
#define SANGI_RING_UNROLL _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define SANGI_RING_INLINE static inline __attribute__((always_inline))
#define SANGI_RING_NO_UNROLL _Pragma("GCC unroll 1")
#define SANGI_RING_UNROLL _Pragma("GCC unroll 16")
#else
#define SANGI_RING_INLINE static inline
#define SANGI_RING_NO_UNROLL
#define SANGI_RING_UNROLL
#endif
#if defined(__GNUC__)
#define SANGI_RING_BARRIER() __asm__ volatile("" : : : "memory")
#define SANGI_RING_VALUE_BARRIER(x) __asm__("" : "+r"(x))
#else
#define SANGI_RING_BARRIER() ((void)0)
#define SANGI_RING_VALUE_BARRIER(x) ((void)(x))
#endif

#endif
