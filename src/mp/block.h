/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The kernels below multiplication and Montgomery reduction: blocks of at most eight limbs.
 *
 * A block y of k limbs is multiplied by a number x of any length, one limb of x at a time.  Between
 * two limbs of x the carry is a window w of k limbs: row i computes x_i y + w + z_i, which always
 * fits k + 1 limbs, stores the lowest limb in z_i and the others in w.  On x86-64 the window stays
 * in registers.  W is 2^SANGI_LIMB_BITS.
 */
#ifndef SANGI_SRC_MP_BLOCK_H
#define SANGI_SRC_MP_BLOCK_H

#include <stddef.h>

#include "word/backend.h"
#include "word/limb.h"

/** The longest numbers of the library, in limbs; a multiple of SANGI_MP_BLOCK. */
#define SANGI_MP_MAX_BITS 8320
#define SANGI_MP_MAX_LIMBS (SANGI_MP_MAX_BITS / SANGI_LIMB_BITS)

/** The limbs of a full block. */
#define SANGI_MP_BLOCK 8

/**
 * The kernels for one k, 1 <= k <= SANGI_MP_BLOCK.  Each takes k as its last argument; the
 * assembly, which exists once for each k, ignores it.
 *
 * @pre  w overlaps nothing else, except that it may be the t of reduce; z overlaps none of x, y, m
 * @ct   depends only on n and k
 */
typedef struct {
    /** (w : z) <- w + z + x y, for x and z of n limbs and y and w of k. */
    void (*rows)(sangi_limb *z, const sangi_limb *x, size_t n, const sangi_limb *y, sangi_limb *w,
                 size_t k);
    /**
     * q <- t (-1/m) mod W^k, w <- (t + q m) / W^k, for k limbs each.
     *
     * @pre  n0 = -1/m mod W
     */
    void (*reduce)(sangi_limb *q, const sangi_limb *t, const sangi_limb *m, sangi_limb n0,
                   sangi_limb *w, size_t k);
    /** (w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < k. */
    void (*off_diagonal)(sangi_limb *z, const sangi_limb *x, sangi_limb *w, size_t k);
    /** z <- w + z + x y mod W^k. */
    void (*low)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb *w, size_t k);
    /** (w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - k + 1) over i + j >= k - 1; i, j < k. */
    void (*high)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb *w, size_t k);
    /**
     * A whole sangi_mp_redc for n = k blocks limbs or, where `finish` is 0, a whole
     * sangi_mp_redc_lazy, whose carry it returns; z is not used then.  NULL where no such kernel
     * exists: `reduce` and `rows` do the same.
     *
     * @pre  blocks >= 1; finish is 0 or 1
     * @ct   depends only on blocks and finish
     */
    sangi_limb (*redc)(sangi_limb *z, sangi_limb *t, const sangi_limb *m, size_t blocks,
                       sangi_limb n0, size_t finish);
} sangi_mp_block;

/** What is before and after the three products of Karatsuba's method, for halves of h limbs. */
typedef struct {
    /** d <- |x - y|, for h limbs; all ones where x < y, else 0. */
    sangi_mask (*difference)(sangi_limb *d, const sangi_limb *x, const sangi_limb *y);
    /**
     * z <- z + W^h (z_0 ... z_(2h - 1) + z_2h ... z_(4h - 1) + middle), less the middle where the
     * mask is all ones.
     *
     * @pre  the result fits the 4h limbs of z; the 2h of the middle are overwritten
     */
    void (*join)(sangi_limb *z, sangi_limb *middle, sangi_mask mask);
} sangi_mp_halves;

/**
 * Limbs from which on Karatsuba's method is faster, from tuning; `_16` for multiples of 16, `_32`
 * of 32.
 */
typedef struct {
    size_t mul, mul_16, sqr, sqr_32, redc, redc_16;
} sangi_mp_lengths;

/** All kernels: those on numbers x, y, z of any length n, and those on blocks. */
typedef struct {
    sangi_mp_lengths karatsuba;
    /** z <- x + y; the carry.  z may be x or y. */
    sangi_limb (*add)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);
    /** z <- x - y; the borrow.  z may be x or y. */
    sangi_limb (*sub)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);
    /** z <- x + y where the mask is all ones, x where it is 0; the carry.  z may be x or y. */
    sangi_limb (*add_masked)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                             sangi_mask mask);
    /** z <- 2 z + the sum of x_i^2 W^(2i), for z of 2n limbs, which hold it. */
    void (*double_square)(sangi_limb *z, const sangi_limb *x, size_t n);
    /**
     * z <- c W^n + x - m where that is not negative, else x; t of n limbs is scratch.
     *
     * @pre  c is 0 or 1, c W^n + x < 2m; z may be x, and otherwise nothing overlaps
     */
    void (*subtract_once)(sangi_limb *z, const sangi_limb *x, const sangi_limb *m, size_t n,
                          sangi_limb c, sangi_limb *t);
    /** z <- x y, for x and y of 8 limbs; z <- x^2, for x of 16; halves of 8 limbs, and of 16.  All
     * NULL, or none. */
    void (*mul_8)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y);
    void (*sqr_16)(sangi_limb *z, const sangi_limb *x);
    sangi_mp_halves halves_8, halves_16;
    /** Entry k is for blocks of k limbs; entry 0 is empty. */
    sangi_mp_block block[SANGI_MP_BLOCK + 1];
} sangi_mp_kernels;

/** The limbs of the first block, and how many blocks of this length there are: 0 if `redc` takes
 * none of this length, or others follow. */
typedef struct {
    size_t limbs, count;
} sangi_mp_blocks;

/**
 * How n limbs are cut: in blocks of one length where a `redc` takes them, else full ones first.
 * Divisors are constants, since a division by a variable takes as long as a row of products.
 */
static inline sangi_mp_blocks sangi_mp_cut(const sangi_mp_kernels *kernels, size_t n) {
#define SANGI_MP_TRY(k)                                                                            \
    if (n % (k) == 0 && kernels->block[k].redc)                                                    \
        return (sangi_mp_blocks){k, n / (k)};
    SANGI_MP_TRY(SANGI_MP_BLOCK)
    SANGI_MP_TRY(SANGI_MP_BLOCK - 1)
    SANGI_MP_TRY(SANGI_MP_BLOCK - 2)
    SANGI_MP_TRY(SANGI_MP_BLOCK - 3)
#undef SANGI_MP_TRY
    return (sangi_mp_blocks){n < SANGI_MP_BLOCK ? n : SANGI_MP_BLOCK, 0};
}

/** The kernels in C, and in x86-64 assembly. */
extern const sangi_mp_kernels sangi_mp_kernels_c, sangi_mp_kernels_x64;

/** The kernels of this machine: assembly where it may be used. */
static inline const sangi_mp_kernels *sangi_mp_dispatch(void) {
#if SANGI_ASM
    if (sangi_runs(SANGI_RUNS_X64))
        return &sangi_mp_kernels_x64;
#endif
    return &sangi_mp_kernels_c;
}

#endif
