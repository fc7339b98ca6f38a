/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

#include "ring/form.h"
#include "word/cpu.h"

#if SANGI_RING_SHORT
const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt16; }
#else
const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt32; }
#endif

#if SANGI_ASM && defined(__x86_64__)

#if SANGI_TESTING
#include <stdlib.h>
#include <string.h>

/* The features that SANGI_BACKEND leaves: c, avx2, or all of them. */
static unsigned allowed(void) {
    const char *const backend = getenv("SANGI_BACKEND");

    if (backend && strcmp(backend, "c") == 0)
        return 0;
    return backend && strcmp(backend, "avx2") == 0 ? SANGI_CPU_AVX2 : ~0U;
}
#else
static unsigned allowed(void) { return ~0U; }
#endif

const sangi_ring256_method *sangi_ring256_best(void) {
    const unsigned features = sangi_cpu_features() & allowed();

    if (features & SANGI_CPU_AVX512BW)
        return &sangi_ring256_avx512;
    return features & SANGI_CPU_AVX2 ? &sangi_ring256_avx2 : sangi_ring256_c();
}

#else

const sangi_ring256_method *sangi_ring256_best(void) { return sangi_ring256_c(); }

#endif
