/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/batch.h"

#include "field/inverse.h"
#include "word/wipe.h"

/** z <- x, or 1 for x = 0, so that a zero does not affect the other inverses. */
static void nonzero(const sangi_field *f, sangi_limb *z, const sangi_limb *x) {
    f->select(z, f->one, x, f->is_zero(x));
}

void sangi_field_batch_inverse(const sangi_field *f, sangi_limb *z, const sangi_limb *x,
                               size_t count) {
    sangi_limb product[SANGI_FIELD_MAX_LIMBS], factor[SANGI_FIELD_MAX_LIMBS],
        zero[SANGI_FIELD_MAX_LIMBS];
    const size_t n = f->limbs;

    for (size_t i = 0; i < n; i++) {
        product[i] = f->one[i];
        zero[i] = 0;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < n; j++)
            z[i * n + j] = product[j];
        nonzero(f, factor, x + i * n);
        f->mul(product, product, factor);
    }
    sangi_field_inverse(product, product, f->modulus, f->radix2, n, f->bits);
    for (size_t i = count; i-- > 0;) {
        f->mul(z + i * n, z + i * n, product);
        f->select(z + i * n, zero, z + i * n, f->is_zero(x + i * n));
        nonzero(f, factor, x + i * n);
        f->mul(product, product, factor);
    }
    sangi_wipe(product, sizeof product);
    sangi_wipe(factor, sizeof factor);
}
