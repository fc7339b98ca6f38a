/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The choice of SIMD kernels for one input. */
#include "mod/simd/kernels.h"
#include "word/backend.h"

#if SANGI_ASM

/* Limbs up to which scalar kernels exist, which are then faster. */
#define SHORT 9

#define KERNEL(op, bits) sangi_mod_simd_##op##_##bits##_ifma
#define DECLARE(bits)                                                                              \
    void KERNEL(mul, bits)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,               \
                           const sangi_limb *data);                                                \
    void KERNEL(sqr, bits)(sangi_limb * z, const sangi_limb *x, const sangi_limb *data);           \
    void KERNEL(lookup, bits)(sangi_limb * z, const sangi_limb *entries, sangi_limb digit);
#define DECLARE_PAIR(bits)                                                                         \
    void KERNEL(mul_pair, bits)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,          \
                                const sangi_limb *data);                                           \
    void KERNEL(sqr_pair, bits)(sangi_limb * z, const sangi_limb *x, const sangi_limb *data);      \
    void KERNEL(lookup_pair, bits)(sangi_limb * z, const sangi_limb *entries, sangi_limb first,    \
                                   sangi_limb second);
#define ONE(bits) KERNEL(mul, bits), KERNEL(sqr, bits), KERNEL(lookup, bits)
#define PAIR(bits) KERNEL(mul_pair, bits), KERNEL(sqr_pair, bits), KERNEL(lookup_pair, bits)

DECLARE(1024)
DECLARE(1536)
DECLARE(2048)
DECLARE(3072)
DECLARE(4096)
DECLARE_PAIR(1024)
DECLARE_PAIR(1536)

const sangi_mod_simd *sangi_mod_simd_for(size_t bytes) {
    static const sangi_mod_simd sizes[] = {{1024, 21, ONE(1024), PAIR(1024)},
                                           {1536, 31, ONE(1536), PAIR(1536)},
                                           {2048, 41, ONE(2048), NULL, NULL, NULL},
                                           {3072, 61, ONE(3072), NULL, NULL, NULL},
                                           {4096, 81, ONE(4096), NULL, NULL, NULL}};

    if (!sangi_runs(SANGI_RUNS_IFMA) || bytes <= SHORT * sizeof(sangi_limb))
        return NULL;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (8 * bytes <= sizes[i].bits)
            return &sizes[i];
    return NULL;
}

#endif
