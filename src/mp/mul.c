/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The choice between basecase and Karatsuba multiplication, by length. */
#include "mp/mul.h"

#include "mp/karatsuba.h"
#include "mp/mul_basecase.h"

void sangi_mp_mul(sangi_limb *z, const sangi_limb *x, size_t nx, const sangi_limb *y, size_t ny) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();

    if (nx == ny && sangi_mp_mul_by_karatsuba(kernels, nx))
        sangi_mp_mul_karatsuba(kernels, z, x, y, nx);
    else
        sangi_mp_mul_basecase(kernels, z, x, nx, y, ny);
}

void sangi_mp_sqr(sangi_limb *z, const sangi_limb *x, size_t n) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();

    if (sangi_mp_sqr_by_karatsuba(kernels, n))
        sangi_mp_sqr_karatsuba(kernels, z, x, n);
    else
        sangi_mp_sqr_basecase(kernels, z, x, n);
}
