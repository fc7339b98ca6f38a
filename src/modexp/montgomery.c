/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* One division brings the base into Montgomery form; all else is products. */
#include "modexp/divide.h"
#include "modexp/rings.h"
#include "modexp/task.h"
#include "modexp/window.h"

void sangi_modexp_by_montgomery(sangi_modexp_task task, sangi_limb *z) {
    const size_t n = task.n, ring_limbs = SANGI_MODEXP_RING(n) / sizeof(sangi_limb) + 1;
    const unsigned window = sangi_modexp_window(task.e.bits, sangi_modexp_ones(&task.e));
    sangi_mod *const ring = (sangi_mod *)(void *)sangi_modexp_take(&task, ring_limbs);
    sangi_limb *const x = sangi_modexp_take(&task, n), *const form = sangi_modexp_take(&task, n);
    sangi_limb *const table = sangi_modexp_take(&task, SANGI_MODEXP_POWERS * n);
    sangi_modexp_divisor d;

    /* The divisor and its work are done with before the table begins. */
    sangi_modexp_divisor_make(&d, task.m, n, table);
    sangi_modexp_reduce(&d, x, task.base, task.length, table + 2 * n);
    sangi_modexp_to_montgomery(&d, form, x, table + 2 * n);
    sangi_modexp_montgomery(ring, task.m, n);
    sangi_modexp_from_montgomery(ring, z,
                                 sangi_modexp_power(ring, z, form, x, &task.e, window, table));
}
