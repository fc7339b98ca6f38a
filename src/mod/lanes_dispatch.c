/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Which kernels take one message across lanes. */
#include "mod/lanes.h"

#if SANGI_ASM

/* The scalar kernels end there, in limbs. */
#define SHORT 9

#define KERNEL(op, bits) sangi_mod_lanes_##op##_##bits##_ifma
#define DECLARE(bits)                                                                              \
    void KERNEL(mul, bits)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,               \
                           const sangi_limb *data);                                                \
    void KERNEL(sqr, bits)(sangi_limb * z, const sangi_limb *x, const sangi_limb *data);           \
    void KERNEL(pick, bits)(sangi_limb * z, const sangi_limb *entries, sangi_limb digit);
#define ENTRY(bits, digits)                                                                        \
    {bits, digits, KERNEL(mul, bits), KERNEL(sqr, bits), KERNEL(pick, bits)},

DECLARE(1024)
DECLARE(1536)
DECLARE(2048)
DECLARE(3072)
DECLARE(4096)

const sangi_mod_lanes *sangi_mod_lanes_for(size_t bytes) {
    static const sangi_mod_lanes sizes[] = {ENTRY(1024, 21) ENTRY(1536, 31) ENTRY(2048, 41)
                                                ENTRY(3072, 61) ENTRY(4096, 81)};

    if (!sangi_mod_runs_ifma() || bytes <= SHORT * sizeof(sangi_limb))
        return NULL;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (8 * bytes <= sizes[i].bits)
            return &sizes[i];
    return NULL;
}

#endif
