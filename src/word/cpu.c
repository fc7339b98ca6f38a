/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "word/cpu.h"

#if defined(__x86_64__) && defined(__GNUC__)

#include <cpuid.h>

/* XCR0: which register files the operating system saves at a task switch. */
static unsigned saved_registers(void) {
    unsigned low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

unsigned sangi_cpu_features(void) {
    const unsigned osxsave = 1U << 27;                                          /* leaf 1, ecx */
    const unsigned bmi2 = 1U << 8, adx = 1U << 19, avx2 = 1U << 5;              /* leaf 7, ebx */
    const unsigned avx512f = 1U << 16, ifma = 1U << 21, avx512bw = 1U << 30;    /* leaf 7, ebx */
    const unsigned avx512vl = 1U << 31, avx512dq = 1U << 17;                    /* leaf 7, ebx */
    const unsigned ymm_state = 1U << 1 | 1U << 2;                               /* XCR0 */
    const unsigned zmm_state = 1U << 1 | 1U << 2 | 1U << 5 | 1U << 6 | 1U << 7; /* XCR0 */
    unsigned eax, ebx, ecx, edx, found = 0;

    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
        return 0;
    const unsigned saved = ecx & osxsave ? saved_registers() : 0;
    if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx))
        return 0;
    if (ebx & bmi2)
        found |= SANGI_CPU_BMI2;
    if (ebx & adx)
        found |= SANGI_CPU_ADX;
    if (ebx & avx2 && (saved & ymm_state) == ymm_state)
        found |= SANGI_CPU_AVX2;
    if (ebx & avx512f && ebx & avx512bw && (saved & zmm_state) == zmm_state)
        found |= SANGI_CPU_AVX512BW;
    if (ebx & avx512f && ebx & avx512vl && (saved & zmm_state) == zmm_state)
        found |= SANGI_CPU_AVX512VL;
    if (ebx & avx512f && ebx & avx512dq && (saved & zmm_state) == zmm_state)
        found |= SANGI_CPU_AVX512DQ;
    if (ebx & avx512f && ebx & ifma && (saved & zmm_state) == zmm_state)
        found |= SANGI_CPU_AVX512IFMA;
    return found;
}

#else

unsigned sangi_cpu_features(void) { return 0; }

#endif
