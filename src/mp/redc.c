/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/redc.h"

#include "mp/linear.h"
#include "mp/mul.h"
#include "word/wipe.h"

/* Newton's iteration; the lowest 5 bits of 3 m ^ 2 are correct. */
sangi_limb sangi_mp_negated_inverse(sangi_limb m) {
    sangi_limb inverse = (sangi_limb)(sangi_limb_mullo(3, m) ^ 2);
    for (unsigned right = 5; right < SANGI_LIMB_BITS; right *= 2)
        inverse = sangi_limb_mullo(inverse, (sangi_limb)(2 - sangi_limb_mullo(m, inverse)));
    return (sangi_limb)(0 - inverse);
}

/* The window that a block leaves is stored in the limbs of t that it cleared; one addition at the
 * end adds all windows.  Limb i of q is q[step i], so that with a step of 0 only a block is kept.
 */
static sangi_limb by_blocks(const sangi_mp_kernels *kernels, sangi_limb *t, const sangi_limb *m,
                            size_t n, sangi_limb n0, sangi_limb *q, size_t step) {
    for (size_t at = 0, k; at < n; at += k) {
        sangi_limb *const w = t + at, *const here = q + step * at;
        k = sangi_mp_cut(kernels, n - at).limbs;
        kernels->block[k].reduce(here, t + at, m, n0, w, k);
        kernels->block[k].rows(t + at + k, m + k, n - k, here, w, k);
    }
    return kernels->add(t + n, t + n, t, n);
}

sangi_limb sangi_mp_redc_basecase(const sangi_mp_kernels *kernels, sangi_limb *t,
                                  const sangi_limb *m, size_t n, sangi_limb n0) {
    const sangi_mp_blocks cut = sangi_mp_cut(kernels, n);
    sangi_limb q[SANGI_MP_BLOCK];

    if (cut.count)
        return kernels->block[cut.limbs].redc(t, t, m, cut.count, n0, 0);
    return by_blocks(kernels, t, m, n, n0, q, 0);
}

/* As sangi_mp_redc_basecase, with q in t_0 ... t_(n - 1), where the kernel for all blocks leaves
 * it anyway; scratch has n limbs. */
static sangi_limb keep_quotients(const sangi_mp_kernels *kernels, sangi_limb *t,
                                 const sangi_limb *m, size_t n, sangi_limb n0,
                                 sangi_limb *scratch) {
    if (sangi_mp_cut(kernels, n).count)
        return sangi_mp_redc_basecase(kernels, t, m, n, n0);
    const sangi_limb carry = by_blocks(kernels, t, m, n, n0, scratch, 1);
    for (size_t i = 0; i < n; i++)
        t[i] = scratch[i];
    return carry;
}

/* Whether halves of n limbs pay. */
static int pays(const sangi_mp_kernels *kernels, size_t n) {
    return n % 2 == 0 && n >= (n % 16 ? kernels->karatsuba.redc : kernels->karatsuba.redc_16);
}

/*
 * As keep_quotients, by halves: with m = m_0 + W^h m_1, q_0 is that of the lower half of t modulo
 * m_0; then q_0 m_1 is added to what is above, and q_1 is made alike one half higher.
 */
static sangi_limb by_halves(const sangi_mp_kernels *kernels, sangi_limb *t, const sangi_limb *m,
                            size_t n, sangi_limb n0, sangi_limb *scratch) {
    const size_t h = n / 2;
    sangi_limb carry = 0;

    if (!pays(kernels, n))
        return keep_quotients(kernels, t, m, n, n0, scratch);
    for (size_t at = 0; at < n; at += h) {
        const sangi_limb low = by_halves(kernels, t + at, m, h, n0, scratch);
        sangi_mp_mul(scratch, t + at, h, m + h, h);
        (void)sangi_mp_add_1(scratch + h, scratch + h, h, low);
        const sangi_limb high = kernels->add(t + at + h, t + at + h, scratch, n);
        carry = at ? (sangi_limb)(carry + high) : sangi_mp_add_1(t + n + h, t + n + h, h, high);
    }
    return carry;
}

SANGI_OWN_FRAME sangi_limb sangi_mp_redc_karatsuba(const sangi_mp_kernels *kernels, sangi_limb *t,
                                                   const sangi_limb *m, size_t n, sangi_limb n0) {
    sangi_limb scratch[SANGI_MP_MAX_LIMBS];
    const sangi_limb carry = by_halves(kernels, t, m, n, n0, scratch);

    sangi_wipe(scratch, n * sizeof *scratch);
    return carry;
}

sangi_limb sangi_mp_redc_lazy(sangi_limb *t, const sangi_limb *m, size_t n, sangi_limb n0) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();

    if (pays(kernels, n))
        return sangi_mp_redc_karatsuba(kernels, t, m, n, n0);
    return sangi_mp_redc_basecase(kernels, t, m, n, n0);
}

void sangi_mp_redc(sangi_limb *z, sangi_limb *t, const sangi_limb *m, size_t n, sangi_limb n0) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();
    sangi_limb carry;

    if (pays(kernels, n)) {
        carry = sangi_mp_redc_karatsuba(kernels, t, m, n, n0);
    } else {
        const sangi_mp_blocks cut = sangi_mp_cut(kernels, n);
        if (cut.count) {
            (void)kernels->block[cut.limbs].redc(z, t, m, cut.count, n0, 1);
            return;
        }
        carry = sangi_mp_redc_basecase(kernels, t, m, n, n0);
    }
    kernels->subtract_once(z, t + n, m, n, carry, t);
}
