/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/almost.h"

#include "mp/linear.h"
#include "mp/mul.h"
#include "mp/redc.h"
#include "word/wipe.h"

#define MOST SANGI_MOD_MAX_LIMBS

/* Bytes of the shortest exponent for which the last product, by 1, is worth the others. */
#define LEAST 16

/* The data: limbs, -1/n mod W, n, R - n, and the element 1. */
static const sangi_limb *modulus(const sangi_limb *data) { return data + 2; }

static const sangi_limb *complement(const sangi_limb *data) { return data + 2 + data[0]; }

/* z <- t / R mod n, below R; t is overwritten. */
static void reduce(sangi_limb *z, sangi_limb *t, const sangi_limb *data) {
    const size_t n = data[0];
    const sangi_mask above = sangi_limb_mask(sangi_mp_redc_lazy(t, modulus(data), n, data[1]));

    (void)sangi_mp_add_masked(z, t + n, complement(data), n, above);
}

static void mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *data) {
    sangi_limb t[2 * MOST];

    sangi_mp_mul(t, x, data[0], y, data[0]);
    reduce(z, t, data);
}

static void sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    sangi_limb t[2 * MOST];

    sangi_mp_sqr(t, x, data[0]);
    reduce(z, t, data);
}

int sangi_mod_almost_pays(const sangi_mod *m, const sangi_mod_exponent *e) {
    return m->vtable == &sangi_mod_montgomery && m->limbs > SANGI_MOD_SHORT && e->length >= LEAST;
}

void sangi_mod_almost_exp(sangi_mod_modexp run, const sangi_mod *m, sangi_limb *z,
                          const sangi_limb *x, const sangi_mod_exponent *e, sangi_limb *table,
                          sangi_limb *factor, sangi_limb *data) {
    const size_t n = m->limbs;
    const sangi_mod_arith p = {n, data, mul, sqr, NULL, NULL};
    sangi_limb *const one = data + 2 + 2 * n, carry = 1;

    data[0] = (sangi_limb)n;
    data[1] = m->data[n];
    for (size_t i = 0; i < n; i++) {
        data[2 + i] = m->data[i];
        data[2 + n + i] = sangi_limb_add((sangi_limb)~m->data[i], 0, &carry);
    }
    sangi_mod_from_u64(m, one, 1);
    for (size_t i = 0; i < n; i++)
        table[i] = one[i];
    run(&p, z, x, e, table, factor);
    m->mul(z, z, one, m->data);
    sangi_wipe(data, SANGI_MOD_ALMOST_DATA(n) * sizeof *data);
}
