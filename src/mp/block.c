/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/block.h"

#include "generated/mp/tune.h"

#define BLOCK SANGI_MP_BLOCK

/* One row, (w : result) <- x y + w + z; a compiler that knows k keeps w in registers. */
static inline sangi_limb row(sangi_limb x, const sangi_limb *y, sangi_limb *w, sangi_limb z,
                             size_t k) {
    sangi_limb carry;
    const sangi_limb low = sangi_limb_mac(x, y[0], w[0], z, &carry);

    for (size_t j = 1; j < k; j++)
        w[j - 1] = sangi_limb_mac(x, y[j], w[j], carry, &carry);
    w[k - 1] = carry;
    return low;
}

static void rows_of_block(sangi_limb *z, const sangi_limb *x, size_t n, const sangi_limb *y,
                          sangi_limb *w) {
    sangi_limb window[BLOCK];

    for (size_t j = 0; j < BLOCK; j++)
        window[j] = w[j];
    for (size_t i = 0; i < n; i++)
        z[i] = row(x[i], y, window, z[i], BLOCK);
    for (size_t j = 0; j < BLOCK; j++)
        w[j] = window[j];
}

static void rows(sangi_limb *z, const sangi_limb *x, size_t n, const sangi_limb *y, sangi_limb *w,
                 size_t k) {
    if (k == BLOCK) {
        rows_of_block(z, x, n, y, w);
        return;
    }
    for (size_t i = 0; i < n; i++)
        z[i] = row(x[i], y, w, z[i], k);
}

static void reduce(sangi_limb *q, const sangi_limb *t, const sangi_limb *m, sangi_limb n0,
                   sangi_limb *w, size_t k) {
    for (size_t j = 0; j < k; j++)
        w[j] = t[j];
    for (size_t i = 0; i < k; i++) {
        q[i] = sangi_limb_mullo(w[0], n0);
        (void)row(q[i], m, w, 0, k);
    }
}

static void off_diagonal(sangi_limb *z, const sangi_limb *x, sangi_limb *w, size_t k) {
    sangi_limb sum[2 * BLOCK] = {0};

    for (size_t i = 0; i < k; i++)
        sum[i] = z[i];
    for (size_t i = 0; i < k; i++) {
        sangi_limb carry = 0;
        for (size_t j = i + 1; j < k; j++)
            sum[i + j] = sangi_limb_mac(x[i], x[j], sum[i + j], carry, &carry);
        sum[i + k] = carry;
    }
    for (size_t i = 0; i < k; i++) {
        z[i] = sum[i];
        w[i] = sum[i + k];
    }
}

static void low(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb *w, size_t k) {
    for (size_t i = 0; i < k; i++)
        z[i] = row(x[i], y, w, z[i], k - i);
}

static void high(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, sangi_limb *w, size_t k) {
    sangi_limb sum[BLOCK + 1] = {z[0]};

    for (size_t i = 0; i < k; i++) {
        sangi_limb carry = 0;
        for (size_t j = 0; j <= i; j++)
            sum[j] = sangi_limb_mac(x[i], y[k - 1 - i + j], sum[j], carry, &carry);
        sum[i + 1] = carry;
    }
    z[0] = sum[0];
    for (size_t j = 0; j < k; j++)
        w[j] = sum[j + 1];
}

static sangi_limb add(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n) {
    sangi_limb carry = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_add(x[i], y[i], &carry);
    return carry;
}

static sangi_limb sub(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n) {
    sangi_limb borrow = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_sub(x[i], y[i], &borrow);
    return borrow;
}

static sangi_limb add_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                             sangi_mask mask) {
    sangi_limb carry = 0;

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_add(x[i], y[i] & mask, &carry);
    return carry;
}

static void double_square(sangi_limb *z, const sangi_limb *x, size_t n) {
    sangi_limb twice = 0, carry = 0;

    for (size_t i = 0; i < n; i++) {
        sangi_limb above;
        const sangi_limb square = sangi_limb_mac(x[i], x[i], 0, 0, &above);
        const sangi_limb z0 = sangi_limb_add(z[2 * i], z[2 * i], &twice);
        const sangi_limb z1 = sangi_limb_add(z[2 * i + 1], z[2 * i + 1], &twice);
        z[2 * i] = sangi_limb_add(z0, square, &carry);
        z[2 * i + 1] = sangi_limb_add(z1, above, &carry);
    }
}

static void subtract_once(sangi_limb *z, const sangi_limb *x, const sangi_limb *m, size_t n,
                          sangi_limb c, sangi_limb *t) {
    /* c W^n + x < m if and only if there is a borrow and no carry */
    const sangi_mask below = sangi_limb_mask(sub(t, x, m, n) & (c ^ 1));

    for (size_t i = 0; i < n; i++)
        z[i] = sangi_limb_select(below, x[i], t[i]);
}

#if SANGI_LIMB_BITS == 64
#define KARATSUBA SANGI_MP_KARATSUBA_C64
#elif SANGI_LIMB_BITS == 32
#define KARATSUBA SANGI_MP_KARATSUBA_C32
#else
#define KARATSUBA SANGI_MP_KARATSUBA_C16
#endif
#define KERNELS {rows, reduce, off_diagonal, low, high, NULL}

const sangi_mp_kernels sangi_mp_kernels_c = {
    KARATSUBA,
    add,
    sub,
    add_masked,
    double_square,
    subtract_once,
    NULL,
    NULL,
    {NULL, NULL},
    {NULL, NULL},
    {{NULL, NULL, NULL, NULL, NULL, NULL},
     KERNELS,
     KERNELS,
     KERNELS,
     KERNELS,
     KERNELS,
     KERNELS,
     KERNELS,
     KERNELS},
};
