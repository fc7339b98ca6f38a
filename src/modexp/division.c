/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Few products, each divided by m: nothing is to be brought into a form and out of it. */
#include "modexp/divide.h"
#include "modexp/task.h"
#include "mp/linear.h"
#include "mp/mul.h"

/* t holds a product x y 2^shift with x y < m W^n, of 2n limbs: z <- x y mod m 2^shift. */
static void product(const sangi_modexp_divisor *d, sangi_limb *z, sangi_limb *t) {
    sangi_modexp_divide(d, t, d->limbs);
    sangi_modexp_copy(z, t, d->limbs);
}

/* z is x 2^shift: its square is divided by 2^shift first, which is exact. */
void sangi_modexp_by_division(sangi_modexp_task task, sangi_limb *z) {
    const size_t n = task.n;
    sangi_limb *const x = sangi_modexp_take(&task, n), *const t =
                                                           sangi_modexp_take(&task, 2 * n + 1);
    sangi_modexp_divisor d;

    sangi_modexp_divisor_make(&d, task.m, n, sangi_modexp_take(&task, 2 * n));
    sangi_modexp_reduce(&d, x, task.base, task.length, t);
    sangi_mp_shift_left(z, x, n, d.shift);
    for (size_t place = task.e.bits - 1; place-- > 0;) {
        sangi_mp_sqr(t, z, n);
        sangi_mp_shift_right(t, t, 2 * n, d.shift);
        product(&d, z, t);
        if (!sangi_modexp_bits_of(&task.e, place, 1))
            continue;
        sangi_mp_mul(t, z, n, x, n);
        product(&d, z, t);
    }
    sangi_mp_shift_right(z, z, n, d.shift);
}
