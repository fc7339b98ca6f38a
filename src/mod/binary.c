/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* n a power of two: the low limbs of a product, masked. */
#include "mod/context.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "word/wipe.h"

static void reduce(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const sangi_limb *const mask = m->data + m->limbs + 1;

    for (size_t i = 0; i < m->limbs; i++)
        z[i] = x[i] & mask[i];
}

static void mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *data) {
    const sangi_mod *const m = sangi_mod_of(data);
    sangi_limb t[SANGI_MOD_MAX_LIMBS];

    sangi_mp_mul_low(t, m->limbs, x, m->limbs, y, m->limbs);
    reduce(m, z, t);
    sangi_wipe(t, m->limbs * sizeof *t);
}

static void sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) { mul(z, x, x, data); }

static void prepare(sangi_mod *m) {
    const size_t n = m->width;
    sangi_limb *const mask = m->data + n + 1;

    m->limbs = n;
    m->limit = 0;
    m->length = 2 * n + 1;
    m->data[n] = 0;
    for (size_t i = 0; i < n; i++)
        mask[i] = (sangi_limb) ~(sangi_limb)0;
    (void)sangi_mp_add(mask, mask, m->data, n);
    m->mul = mul;
    m->sqr = sqr;
    sangi_mod_sums_choose(m);
}

static void mul_numbers(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y) {
    mul(z, x, y, m->data);
}

const sangi_mod_vtable sangi_mod_binary = {.method = SANGI_MOD_BINARY,
                                           .prepare = prepare,
                                           .to_element = reduce,
                                           .reduce_wide = reduce,
                                           .from_element = reduce,
                                           .mul_numbers = mul_numbers};
