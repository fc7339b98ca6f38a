/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/block.h"

#include "generated/mp/tune.h"
#include "mp/block_x64.h"
#include "word/cpu.h"

#if SANGI_ASM

#include <stdatomic.h>

#if SANGI_TESTING
#include <stdlib.h>
#include <string.h>

static int forced_to_c(void) {
    const char *const backend = getenv("SANGI_BACKEND");
    return backend && strcmp(backend, "c") == 0;
}
#else
static int forced_to_c(void) { return 0; }
#endif

static const sangi_mp_kernels kernels_x64 = {
    SANGI_MP_KARATSUBA_MUL_X64,
    SANGI_MP_KARATSUBA_SQR_X64,
    sangi_mp_add_x64,
    sangi_mp_sub_x64,
    sangi_mp_double_square_x64,
    {{NULL, NULL, NULL, NULL, NULL},
     SANGI_MP_BLOCK_X64(1),
     SANGI_MP_BLOCK_X64(2),
     SANGI_MP_BLOCK_X64(3),
     SANGI_MP_BLOCK_X64(4),
     SANGI_MP_BLOCK_X64(5),
     SANGI_MP_BLOCK_X64(6),
     SANGI_MP_BLOCK_X64(7),
     SANGI_MP_BLOCK_X64(8)},
};

static const sangi_mp_kernels *choose(void) {
    const unsigned needed = SANGI_CPU_BMI2 | SANGI_CPU_ADX;
    const int here = (sangi_cpu_features() & needed) == needed && !forced_to_c();

    return here ? &kernels_x64 : &sangi_mp_kernels_c;
}

/* Chosen once; threads that race store the same. */
const sangi_mp_kernels *sangi_mp_dispatch(void) {
    static _Atomic(const sangi_mp_kernels *) chosen;
    const sangi_mp_kernels *kernels = atomic_load_explicit(&chosen, memory_order_relaxed);

    if (!kernels) {
        kernels = choose();
        atomic_store_explicit(&chosen, kernels, memory_order_relaxed);
    }
    return kernels;
}

#else

const sangi_mp_kernels *sangi_mp_dispatch(void) { return &sangi_mp_kernels_c; }

#endif
