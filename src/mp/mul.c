/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/mul.h"

#define BLOCK SANGI_MP_BLOCK

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

static void clear(sangi_limb *z, size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = 0;
}

static void copy(sangi_limb *z, const sangi_limb *x, size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = x[i];
}

void sangi_mp_mul(sangi_limb *z, const sangi_limb *x, size_t nx, const sangi_limb *y, size_t ny) {
    const sangi_mp_block *const block = sangi_mp_dispatch()->block;

    clear(z, nx);
    for (size_t at = 0; at < ny; at += BLOCK) {
        const size_t k = least(BLOCK, ny - at);
        sangi_limb *const top = z + at + nx;
        clear(top, k);
        block[k].rows(z + at, x, nx, y + at, top, k);
    }
}

/* Block by block: the products inside a block, then the block by all that is above it. */
void sangi_mp_sqr(sangi_limb *z, const sangi_limb *x, size_t n) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();

    clear(z, n);
    for (size_t at = 0; at < n; at += BLOCK) {
        const size_t k = least(BLOCK, n - at), above = n - at - k;
        sangi_limb *const top = z + n + at;
        kernels->block[k].cross(z + 2 * at, x + at, top, k);
        kernels->block[k].rows(z + 2 * at + k, x + at + k, above, x + at, top, k);
    }
    kernels->double_square(z, x, n);
}

/* x_start ... x_(start + k - 1), with zeros where x has no limb */
static void padded(sangi_limb *z, size_t k, const sangi_limb *x, size_t nx, size_t start) {
    const size_t there = start < nx ? least(k, nx - start) : 0;

    copy(z, x + (there ? start : 0), there);
    clear(z + there, k - there);
}

void sangi_mp_mul_low(sangi_limb *z, size_t n, const sangi_limb *x, size_t nx, const sangi_limb *y,
                      size_t ny) {
    const sangi_mp_block *const block = sangi_mp_dispatch()->block;

    clear(z, n);
    for (size_t at = 0; at < ny && at < n; at += BLOCK) {
        const size_t k = least(BLOCK, least(ny, n) - at);
        const size_t whole = n - at - k; /* the rows of which nothing is cut off */
        sangi_limb w[BLOCK] = {0}, tail[BLOCK];

        block[k].rows(z + at, x, least(nx, whole), y + at, w, k);
        if (nx <= whole) {
            copy(z + at + nx, w, k);
            continue;
        }
        padded(tail, k, x, nx, whole);
        block[k].low(z + at + whole, tail, y + at, w, k);
    }
}

/*
 * Of a block of y, rows up to x_(from - at) are cut off at the left.  They are k rows, some of them
 * perhaps beyond an end of x.
 */
static void high_block(sangi_limb *z, size_t from, const sangi_limb *x, size_t nx,
                       const sangi_limb *y, size_t at, size_t k) {
    const sangi_mp_block *const block = &sangi_mp_dispatch()->block[k];
    const size_t next = from - at + 1; /* the first row of which nothing is cut off */
    const size_t before = next < k ? k - next : 0;
    sangi_limb w[BLOCK], head[BLOCK];

    clear(head, before);
    padded(head + before, k - before, x, nx, next - (k - before));
    block->high(z, head, y, w, k);
    if (next < nx) {
        block->rows(z + 1, x + next, nx - next, y, w, k);
        copy(z + 1 + nx - next, w, k);
    } else {
        copy(z + 1, w, k - (next - nx));
    }
}

void sangi_mp_mul_high(sangi_limb *z, size_t from, const sangi_limb *x, size_t nx,
                       const sangi_limb *y, size_t ny) {
    const sangi_mp_block *const block = sangi_mp_dispatch()->block;

    clear(z, nx + ny - from);
    for (size_t at = 0; at < ny; at += BLOCK) {
        const size_t k = least(BLOCK, ny - at);
        if (at >= from) {
            sangi_limb *const top = z + at + nx - from;
            clear(top, k);
            block[k].rows(z + at - from, x, nx, y + at, top, k);
        } else if (from + 1 < nx + at + k) {
            high_block(z, from, x, nx, y + at, at, k);
        }
    }
}
