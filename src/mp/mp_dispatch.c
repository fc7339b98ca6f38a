/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/block.h"

#include "generated/mp/tune.h"
#include "mp/block_x64.h"
#include "word/backend.h"

#if SANGI_ASM

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

const sangi_mp_kernels *sangi_mp_dispatch(void) {
    return sangi_runs(SANGI_RUNS_X64) ? &kernels_x64 : &sangi_mp_kernels_c;
}

#else

const sangi_mp_kernels *sangi_mp_dispatch(void) { return &sangi_mp_kernels_c; }

#endif
