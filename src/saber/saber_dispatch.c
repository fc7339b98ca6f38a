/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/saber.h>

#include "saber/engine.h"
#include "word/backend.h"

sangi_saber_engine sangi_saber_best(void) {
    sangi_saber_engine engine = {sangi_ring256_best(), NULL};

#if SANGI_KECCAK_X2
    if (engine.ring == &sangi_ring256_avx512 && sangi_runs(SANGI_RUNS_KECCAK_X2))
        engine.permute_x2 = sangi_keccak_permute_x2_avx512;
#endif
    return engine;
}

const char *sangi_saber_backend(void) {
    const sangi_ring256_method *const ring = sangi_ring256_best();

    return ring == sangi_ring256_c() ? "c" : ring->name;
}
