/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Elements: addition, multiplication, selection, comparison. */
#include "mod/context.h"
#include "mp/compare.h"
#include "mp/linear.h"
#include "word/wipe.h"

#define MOST SANGI_MOD_MAX_LIMBS

void sangi_mod_add(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb *const limit = m->data + m->limit;
    const size_t n = m->limbs;
    sangi_limb less[MOST];

    if (m->add) {
        m->add(z, x, y, limit);
        return;
    }
    const sangi_limb carry = sangi_mp_add(z, x, y, n);
    const sangi_limb borrow = sangi_mp_sub(less, z, limit, n);
    sangi_mp_select(z, sangi_limb_mask(borrow & (carry ^ 1)), z, less, n);
    sangi_wipe(less, n * sizeof *less);
}

void sangi_mod_sub(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    const sangi_limb *const limit = m->data + m->limit;
    const size_t n = m->limbs;
    sangi_limb more[MOST];

    if (m->sub) {
        m->sub(z, x, y, limit);
        return;
    }
    const sangi_limb borrow = sangi_mp_sub(z, x, y, n);
    (void)sangi_mp_add(more, z, limit, n);
    sangi_mp_select(z, sangi_limb_mask(borrow), more, z, n);
    sangi_wipe(more, n * sizeof *more);
}

void sangi_mod_neg(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    const sangi_mask none = sangi_mp_is_zero(x, m->limbs);

    (void)sangi_mp_sub(z, m->data + m->limit, x, m->limbs);
    for (size_t i = 0; i < m->limbs; i++)
        z[i] &= (sangi_limb)~none; /* the bound itself is not an element */
}

void sangi_mod_mul(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    m->mul(z, x, y, m->data);
}

void sangi_mod_sqr(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    m->sqr(z, x, m->data);
}

void sangi_mod_copy(const sangi_mod *m, sangi_limb *z, const sangi_limb *x) {
    for (size_t i = 0; i < m->limbs; i++)
        z[i] = x[i];
}

void sangi_mod_select(const sangi_mod *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                      sangi_mask mask) {
    sangi_mp_select(z, sangi_limb_hide(mask), x, y, m->limbs);
}

void sangi_mod_cswap(const sangi_mod *m, sangi_limb *x, sangi_limb *y, sangi_mask mask) {
    const sangi_mask hidden = sangi_limb_hide(mask);

    for (size_t i = 0; i < m->limbs; i++) {
        const sangi_limb difference = (x[i] ^ y[i]) & hidden;
        x[i] ^= difference;
        y[i] ^= difference;
    }
}

/* Where elements are below 2n, 0 has two representations: 0 and n. */
sangi_mask sangi_mod_is_zero(const sangi_mod *m, const sangi_limb *x) {
    return sangi_mp_is_zero(x, m->limbs) | sangi_mp_equal(x, m->data, m->limbs);
}

sangi_mask sangi_mod_equal(const sangi_mod *m, const sangi_limb *x, const sangi_limb *y) {
    sangi_limb difference[MOST];

    sangi_mod_sub(m, difference, x, y);
    const sangi_mask same = sangi_mod_is_zero(m, difference);
    sangi_wipe(difference, m->limbs * sizeof *difference);
    return same;
}
