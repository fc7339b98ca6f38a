/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* By a context of sangi/mod.h: its products are vectorised where the processor has AVX-512 IFMA. */
#include "modexp/divide.h"
#include "modexp/task.h"

#include <sangi/mod.h>

void sangi_modexp_by_context(sangi_modexp_task task, sangi_limb *z) {
    const size_t n = task.n;
    const size_t bytes =
        n * sizeof *z - (SANGI_LIMB_BITS - sangi_modexp_limb_bits(task.m[n - 1])) / 8;
    const size_t size = SANGI_MOD_SIZE(8 * bytes);
    sangi_limb *const room = sangi_modexp_take(&task, size / sizeof *z + 1);
    sangi_limb *const element = sangi_modexp_take(&task, SANGI_MOD_LIMBS(8 * bytes));
    sangi_limb *const x = sangi_modexp_take(&task, n), *const t =
                                                           sangi_modexp_take(&task, 4 * n + 1);
    uint8_t *const encoded = (uint8_t *)t;
    const size_t length = (task.e.bits + 7) / 8;
    sangi_modexp_divisor d;
    sangi_mod *context;

    sangi_modexp_divisor_make(&d, task.m, n, t);
    sangi_modexp_reduce(&d, x, task.base, task.length, t + 2 * n);
    sangi_modexp_write(encoded, bytes, task.m, n);
    (void)sangi_mod_init_be(&context, room, size, encoded, bytes, SANGI_MOD_AUTO);
    sangi_modexp_write(encoded, bytes, x, n);
    (void)sangi_mod_from_bytes_be(context, element, encoded, bytes);
    sangi_mod_exp_vartime_be(context, element, element, task.e.bytes + task.e.length - length,
                             length);
    (void)sangi_mod_to_bytes_be(context, encoded, bytes, element);
    sangi_modexp_read(z, n, encoded, bytes);
}
