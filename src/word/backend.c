/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "word/backend.h"

#if SANGI_ASM

#include <stddef.h>

#include "word/cpu.h"

#if SANGI_TESTING
#include <stdlib.h>
#include <string.h>

/*
 * The back ends that the environment leaves.  SANGI_BACKEND names the last of the order c, x64,
 * avx2, avx512, ifma that may run; any other value, as none, leaves all.  Only test builds have
 * this: an installed library never reads the environment.
 */
static unsigned allowed(void) {
    static const struct {
        const char *name;
        unsigned set;
    } last[] = {
        {"c", 0},
        {"x64", SANGI_RUNS_X64},
        {"avx2", SANGI_RUNS_X64 | SANGI_RUNS_AVX2 | SANGI_RUNS_SHA512},
        {"avx512", ~(unsigned)SANGI_RUNS_IFMA},
    };
    const char *const wanted = getenv("SANGI_BACKEND");

    for (size_t i = 0; wanted && i < sizeof last / sizeof *last; i++)
        if (strcmp(wanted, last[i].name) == 0)
            return last[i].set;
    return ~0U;
}
#else
static unsigned allowed(void) { return ~0U; }
#endif

/* gcc for Windows aligns the stack to 16 bytes and spills longer vectors by instructions that want
 * more (its bug 54412).  Where the assembler was not told to choose others, scalar kernels alone
 * are safe. */
#if defined(_WIN32) && defined(__GNUC__) && !defined(__clang__) && !SANGI_UNALIGNED_MOVES
#define SAFE SANGI_RUNS_X64
#else
#define SAFE (~0U)
#endif

static unsigned runnable(unsigned features) {
    static const struct {
        unsigned backend, needs;
    } rows[] = {
        {SANGI_RUNS_X64, SANGI_CPU_BMI2 | SANGI_CPU_ADX},
        {SANGI_RUNS_AVX2, SANGI_CPU_AVX2},
        {SANGI_RUNS_AVX512, SANGI_CPU_AVX2 | SANGI_CPU_AVX512BW},
        {SANGI_RUNS_IFMA, SANGI_CPU_AVX512IFMA | SANGI_CPU_AVX512DQ},
        {SANGI_RUNS_KECCAK_X2, SANGI_CPU_AVX512BW | SANGI_CPU_AVX512VL},
        {SANGI_RUNS_SHA512, SANGI_CPU_AVX2 | SANGI_CPU_BMI2},
    };
    unsigned set = 0;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if ((features & rows[i].needs) == rows[i].needs)
            set |= rows[i].backend;
    return set & SAFE;
}

atomic_uint sangi_backend_set;

unsigned sangi_backend_resolve(void) {
    const unsigned set = (runnable(sangi_cpu_features()) & allowed()) | SANGI_RUNS_RESOLVED;

    atomic_store_explicit(&sangi_backend_set, set, memory_order_relaxed);
    return set;
}

#else

/* C has no empty translation units. */
typedef int sangi_backend_is_c;

#endif
