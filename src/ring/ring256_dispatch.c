/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

#include "ring/form.h"
#include "word/backend.h"

#if SANGI_RING_PREFER_NTT16
const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt16; }
#else
const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt32; }
#endif

#if SANGI_ASM && defined(__x86_64__)

const sangi_ring256_method *sangi_ring256_best(void) {
    if (sangi_runs(SANGI_RUNS_AVX512))
        return &sangi_ring256_avx512;
    return sangi_runs(SANGI_RUNS_AVX2) ? &sangi_ring256_avx2 : sangi_ring256_c();
}

#else

const sangi_ring256_method *sangi_ring256_best(void) { return sangi_ring256_c(); }

#endif
