/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Which back ends run: the one place that turns the processor's features into a choice.
 *
 * A layer asks sangi_runs(SANGI_RUNS_X64) and calls the kernel it has for the answer.  The set of
 * back ends is found once for each process and then costs a load, a test of one bit and a branch
 * that is always predicted, so that a public function ends in a direct jump to its kernel.  There
 * is no constructor, no relocation at load time and no lock: the same code serves static and
 * shared libraries and programs without a C library.
 */
#ifndef SANGI_SRC_WORD_BACKEND_H
#define SANGI_SRC_WORD_BACKEND_H

#include <sangi/word.h>

/** Back ends beyond portable C; a set of them is their sum. */
enum {
    SANGI_RUNS_X64 = 1 << 0,       /**< scalar assembly: mulx, adcx, adox */
    SANGI_RUNS_AVX2 = 1 << 1,      /**< integers in 256-bit registers */
    SANGI_RUNS_AVX512 = 1 << 2,    /**< 16-bit elements in 512-bit registers */
    SANGI_RUNS_IFMA = 1 << 3,      /**< products of 52-bit digits in 512-bit registers */
    SANGI_RUNS_KECCAK_X2 = 1 << 4, /**< two Keccak states at once, by AVX-512VL */
    SANGI_RUNS_SHA512 = 1 << 5,    /**< SHA-512 in 256-bit registers, with BMI2's rotations */
    SANGI_RUNS_RESOLVED = 1 << 6,  /**< in every set that was found */
};

#if SANGI_ASM

#include <stdatomic.h>

/** The set that was found, or 0 before anybody asked. */
extern atomic_uint sangi_backend_set;

/** Finds the set, keeps it and returns it; threads that race keep the same one. */
unsigned sangi_backend_resolve(void);

/* Compiled for a processor that has the instructions, nothing is left to ask. */
#if defined(__BMI2__) && defined(__ADX__) && !SANGI_TESTING
#define SANGI_RUNS_ALWAYS SANGI_RUNS_X64
#else
#define SANGI_RUNS_ALWAYS 0
#endif

/** Whether this process runs a back end, which is one of the constants above. */
static inline int sangi_runs(unsigned backend) {
    if (backend & SANGI_RUNS_ALWAYS)
        return 1;
    const unsigned set = atomic_load_explicit(&sangi_backend_set, memory_order_relaxed);
    if (__builtin_expect((set & backend) != 0, 1))
        return 1;
    if (__builtin_expect(set != 0, 1))
        return 0;
    return (sangi_backend_resolve() & backend) != 0;
}

#else

static inline int sangi_runs(unsigned backend) {
    (void)backend;
    return 0;
}

#endif

#endif
