/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/block.h"

#include "generated/mp/tune.h"
#include "mp/block_x64.h"
#include "word/backend.h"

#if SANGI_ASM

const sangi_mp_kernels sangi_mp_kernels_x64 = {
    SANGI_MP_KARATSUBA_X64,
    sangi_mp_add_x64,
    sangi_mp_sub_x64,
    sangi_mp_add_masked_x64,
    sangi_mp_double_square_x64,
    sangi_mp_subtract_once_x64,
    sangi_mp_mul_8_x64,
    sangi_mp_sqr_16_x64,
    {sangi_mp_difference_8_x64, sangi_mp_join_8_x64},
    {sangi_mp_difference_16_x64, sangi_mp_join_16_x64},
    {{NULL, NULL, NULL, NULL, NULL, NULL},
     SANGI_MP_BLOCK_X64(1, NULL),
     SANGI_MP_BLOCK_X64(2, NULL),
     SANGI_MP_BLOCK_X64(3, NULL),
     SANGI_MP_BLOCK_X64(4, NULL),
     SANGI_MP_BLOCK_X64(5, sangi_mp_redc_5_x64),
     SANGI_MP_BLOCK_X64(6, sangi_mp_redc_6_x64),
     SANGI_MP_BLOCK_X64(7, sangi_mp_redc_7_x64),
     SANGI_MP_BLOCK_X64(8, sangi_mp_redc_8_x64)},
};

#else

/* C has no empty translation units. */
typedef int sangi_mp_dispatch_is_c;

#endif
