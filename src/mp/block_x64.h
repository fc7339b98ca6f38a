/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The kernels of blocks in x86-64 assembly, with BMI2 and ADX; see block.h. */
#ifndef SANGI_SRC_MP_BLOCK_X64_H
#define SANGI_SRC_MP_BLOCK_X64_H

#include <stddef.h>

#include "word/limb.h"

sangi_limb sangi_mp_add_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);
sangi_limb sangi_mp_sub_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);
sangi_limb sangi_mp_add_masked_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                                   size_t n, sangi_mask mask);
void sangi_mp_double_square_x64(sangi_limb *z, const sangi_limb *x, size_t n);

void sangi_mp_subtract_once_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *m, size_t n,
                                sangi_limb c, sangi_limb *t);
void sangi_mp_mul_8_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
void sangi_mp_sqr_16_x64(sangi_limb *z, const sangi_limb *x);

#define SANGI_MP_DECLARE_HALVES(h)                                                                 \
    sangi_mask sangi_mp_difference_##h##_x64(sangi_limb *d, const sangi_limb *x,                   \
                                             const sangi_limb *y);                                 \
    void sangi_mp_join_##h##_x64(sangi_limb *z, sangi_limb *middle, sangi_mask mask);

SANGI_MP_DECLARE_HALVES(8)
SANGI_MP_DECLARE_HALVES(16)

/* The last argument is k, which the code of each kernel implies. */
#define SANGI_MP_DECLARE(k)                                                                        \
    void sangi_mp_rows_##k##_x64(sangi_limb *z, const sangi_limb *x, size_t n,                     \
                                 const sangi_limb *y, sangi_limb *w, size_t unused);               \
    void sangi_mp_reduce_##k##_x64(sangi_limb *q, const sangi_limb *t, const sangi_limb *m,        \
                                   sangi_limb n0, sangi_limb *w, size_t unused);                   \
    void sangi_mp_off_diagonal_##k##_x64(sangi_limb *z, const sangi_limb *x, sangi_limb *w,        \
                                         size_t unused);                                           \
    void sangi_mp_low_##k##_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,           \
                                sangi_limb *w, size_t unused);                                     \
    void sangi_mp_high_##k##_x64(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,          \
                                 sangi_limb *w, size_t unused);

SANGI_MP_DECLARE(1)
SANGI_MP_DECLARE(2)
SANGI_MP_DECLARE(3)
SANGI_MP_DECLARE(4)
SANGI_MP_DECLARE(5)
SANGI_MP_DECLARE(6)
SANGI_MP_DECLARE(7)
SANGI_MP_DECLARE(8)

#define SANGI_MP_DECLARE_REDC(k)                                                                   \
    sangi_limb sangi_mp_redc_##k##_x64(sangi_limb *z, sangi_limb *t, const sangi_limb *m,          \
                                       size_t blocks, sangi_limb n0, size_t finish);

SANGI_MP_DECLARE_REDC(5)
SANGI_MP_DECLARE_REDC(6)
SANGI_MP_DECLARE_REDC(7)
SANGI_MP_DECLARE_REDC(8)

/* A `sangi_mp_block` of them, with its redc or NULL. */
#define SANGI_MP_BLOCK_X64(k, redc)                                                                \
    {sangi_mp_rows_##k##_x64, sangi_mp_reduce_##k##_x64, sangi_mp_off_diagonal_##k##_x64,          \
     sangi_mp_low_##k##_x64,  sangi_mp_high_##k##_x64,   redc}

#endif
