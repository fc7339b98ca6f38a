/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/sntrup761.h>

#include "ring/ring256.h"
#include "sntrup/kem.h"

#if SANGI_ASM && defined(__x86_64__)

/* The processor that suits a way to multiply in one ring suits it in the other. */
const sangi_sntrup_engine *sangi_sntrup_best(void) {
    const sangi_ring256_method *const ring = sangi_ring256_best();

    if (ring == &sangi_ring256_avx512)
        return &sangi_sntrup_avx512;
    return ring == &sangi_ring256_avx2 ? &sangi_sntrup_avx2 : &sangi_sntrup_c;
}

#else

const sangi_sntrup_engine *sangi_sntrup_best(void) { return &sangi_sntrup_c; }

#endif

const char *sangi_sntrup761_backend(void) { return sangi_sntrup_best()->ring->name; }
