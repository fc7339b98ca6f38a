/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What the processor can do beyond the base of its instruction set. */
#ifndef SANGI_SRC_WORD_CPU_H
#define SANGI_SRC_WORD_CPU_H

enum {
    SANGI_CPU_BMI2 = 1 << 0,       /* mulx */
    SANGI_CPU_ADX = 1 << 1,        /* adcx, adox */
    SANGI_CPU_AVX512IFMA = 1 << 2, /* vpmadd52 on 512-bit registers that the system saves */
    SANGI_CPU_AVX2 = 1 << 3,       /* integers in 256-bit registers that the system saves */
    SANGI_CPU_AVX512BW = 1 << 4,   /* words of 16 bits in 512-bit registers that it saves */
    SANGI_CPU_AVX512VL = 1 << 5,   /* the same instructions on shorter registers */
    SANGI_CPU_AVX512DQ = 1 << 6,   /* signs of 64-bit elements, and masks of eight */
};

/**
 * The set of features above that may be used on this processor; zero where there is no probe.
 *
 * It probes at every call, which takes hundreds of cycles: layers ask word/backend.h instead.
 */
unsigned sangi_cpu_features(void);

#endif
