/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * An even modulus 2^k m, m odd: a = x^e mod m and b = x^e mod 2^k join to a + m ((b - a) / m mod
 * 2^k).
 */
#include "modexp/number.h"
#include "modexp/task.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "mp/redc.h"

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/*
 * z <- 1/m mod W^n for m of `limbs` limbs.  Newton's iteration: if m z = 1 + W^j e mod W^(2j), then
 * z (1 - W^j e) is right in twice as many limbs.
 */
static void invert(sangi_limb *z, size_t n, const sangi_limb *m, size_t limbs, sangi_limb *t) {
    z[0] = (sangi_limb)(0 - sangi_mp_negated_inverse(m[0]));
    for (size_t j = 1; j < n; j = least(2 * j, n)) {
        const size_t next = least(2 * j, n), more = next - j;
        sangi_limb carry = 1;
        sangi_mp_mul_low(t, next, m, least(limbs, next), z, j);
        sangi_mp_mul_low(z + j, more, z, more, t + j, more);
        for (size_t i = j; i < next; i++)
            z[i] = sangi_limb_add((sangi_limb)~z[i], 0, &carry);
    }
}

void sangi_modexp_by_join(sangi_modexp_task task, sangi_limb *z) {
    const size_t n = task.n, k = sangi_modexp_twos(task.m, n), low = SANGI_MODEXP_LIMBS(k);
    sangi_limb *const m = sangi_modexp_take(&task, n), *const a = sangi_modexp_take(&task, n + low);
    sangi_limb *const b = sangi_modexp_take(&task, n + 2), *const t =
                                                               sangi_modexp_take(&task, 2 * n);
    sangi_modexp_task part = task;

    sangi_mp_shift_right(m, task.m, n, k);
    part.m = m;
    part.n = sangi_modexp_used(m, n);
    sangi_modexp_zero(a, n + low);
    sangi_modexp_choose_odd (&part)(part, a);

    const size_t high = part.n;
    sangi_limb *const power = t;
    part.m = power;
    part.n = k / SANGI_LIMB_BITS + 1;
    sangi_modexp_zero(power, part.n);
    power[part.n - 1] = (sangi_limb)((sangi_limb)1 << k % SANGI_LIMB_BITS);
    sangi_modexp_by_binary(part, z);
    sangi_modexp_copy(b, z, low);

    invert(z, low, m, high, t);
    (void)sangi_mp_sub(b, b, a, low);
    sangi_mp_mul_low(t, low, b, low, z, low);
    if (k % SANGI_LIMB_BITS)
        t[low - 1] &= (sangi_limb)(((sangi_limb)1 << k % SANGI_LIMB_BITS) - 1);
    sangi_mp_mul(b, t, low, m, high);
    (void)sangi_mp_add(z, b, a, n);
}
