/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Products, squares and truncated products by blocks of at most eight limbs: operand scanning, each
 * row of a block in registers.
 */
#include "mp/mul_basecase.h"

#include "mp/mul.h"

#define BLOCK SANGI_MP_BLOCK

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* The zero is hidden from the compiler: a call of memset takes longer than these few stores. */
static void clear(sangi_limb *z, size_t n) {
    const sangi_limb zero = sangi_limb_hide(0);

    for (size_t i = 0; i < n; i++)
        z[i] = zero;
}

void sangi_mp_mul_basecase(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                           size_t nx, const sangi_limb *y, size_t ny) {
    const sangi_mp_block *const block = kernels->block;

    clear(z, nx + ny);
    for (size_t at = 0, k; at < ny; at += k) {
        k = sangi_mp_cut(kernels, ny - at).limbs;
        block[k].rows(z + at, x, nx, y + at, z + at + nx, k);
    }
}

/* For each block: the products of its own limbs, then the block times all limbs above it. */
void sangi_mp_sqr_blocks(const sangi_mp_kernels *kernels, sangi_limb *z, const sangi_limb *x,
                         size_t n) {
    clear(z, n);
    for (size_t at = 0, k; at < n; at += k) {
        sangi_limb *const top = z + n + at;
        k = sangi_mp_cut(kernels, n - at).limbs;
        kernels->block[k].off_diagonal(z + 2 * at, x + at, top, k);
        if (at + k < n)
            kernels->block[k].rows(z + 2 * at + k, x + at + k, n - at - k, x + at, top, k);
    }
    kernels->double_square(z, x, n);
}

/* x_start ... x_(start + k - 1); a copy in `room`, padded with zeros, where x is too short */
static const sangi_limb *slice(sangi_limb *room, size_t k, const sangi_limb *x, size_t nx,
                               size_t start) {
    const size_t there = start < nx ? nx - start : 0;

    if (there >= k)
        return x + start;
    for (size_t i = 0; i < there; i++)
        room[i] = x[start + i];
    clear(room + there, k - there);
    return room;
}

void sangi_mp_mul_low(sangi_limb *z, size_t n, const sangi_limb *x, size_t nx, const sangi_limb *y,
                      size_t ny) {
    const sangi_mp_block *const block = sangi_mp_dispatch()->block;
    const size_t used = least(ny, n);

    clear(z, n);
    for (size_t at = 0; at < used; at += BLOCK) {
        const size_t k = least(BLOCK, used - at);
        const size_t whole = n - at - k; /* rows that lie below W^n entirely */
        sangi_limb w[BLOCK] = {0}, room[BLOCK];

        if (nx <= whole) {
            block[k].rows(z + at, x, nx, y + at, z + at + nx, k); /* the limbs above are 0 */
            continue;
        }
        block[k].rows(z + at, x, whole, y + at, w, k);
        block[k].low(z + at + whole, slice(room, k, x, nx, whole), y + at, w, k);
    }
}

/*
 * The rows of x by one block of y, columns `from` and above.  The k rows up to x_(from - at) are
 * truncated; some of them may lie beyond an end of x.
 */
static void high_block(sangi_limb *z, size_t from, const sangi_limb *x, size_t nx,
                       const sangi_limb *y, size_t at, size_t k) {
    const sangi_mp_block *const block = &sangi_mp_dispatch()->block[k];
    const size_t next = from - at + 1; /* the first row that is not truncated */
    sangi_limb room[BLOCK], w[BLOCK];
    const sangi_limb *head;

    if (next < k) {
        clear(room, k - next);
        for (size_t i = 0; i < next; i++)
            room[k - next + i] = i < nx ? x[i] : 0;
        head = room;
    } else {
        head = slice(room, k, x, nx, next - k);
    }
    if (next <= nx) {
        sangi_limb *const top = z + 1 + nx - next;
        block->high(z, head, y, top, k);
        block->rows(z + 1, x + next, nx - next, y, top, k);
    } else {
        block->high(z, head, y, w, k);
        for (size_t j = 0; j < k - (next - nx); j++)
            z[1 + j] = w[j];
    }
}

void sangi_mp_mul_high(sangi_limb *z, size_t from, const sangi_limb *x, size_t nx,
                       const sangi_limb *y, size_t ny) {
    const sangi_mp_block *const block = sangi_mp_dispatch()->block;

    clear(z, nx + ny - from);
    for (size_t at = 0; at < ny; at += BLOCK) {
        const size_t k = least(BLOCK, ny - at);
        if (at >= from)
            block[k].rows(z + at - from, x, nx, y + at, z + at + nx - from, k);
        else if (from + 1 < nx + at + k)
            high_block(z, from, x, nx, y + at, at, k);
    }
}
