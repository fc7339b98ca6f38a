/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/modexp.h>

#include "generated/modexp/paths.h"
#include "mod/context.h"
#include "modexp/number.h"
#include "modexp/task.h"

sangi_modexp_path *sangi_modexp_choose(const sangi_modexp_task *task) {
    const size_t n = task->n, twos = sangi_modexp_twos(task->m, n);
    const size_t bits = n * SANGI_LIMB_BITS;

    if (!twos)
        return sangi_modexp_choose_odd(task);
    if (n == 1)
        return sangi_modexp_by_word;
    if (twos == bits - SANGI_LIMB_BITS + sangi_modexp_limb_bits(task->m[n - 1]) - 1)
        return sangi_modexp_by_binary;
    return sangi_modexp_takes_at_most(&task->e, SANGI_MODEXP_DIVISIONS_EVEN)
               ? sangi_modexp_by_division
               : sangi_modexp_by_join;
}

/* The result of a task, in n limbs from `z` on; 0 and 1 are powers of themselves. */
static void run(sangi_modexp_task task, sangi_limb *z) {
    for (; task.length > 0 && *task.base == 0; task.length--)
        task.base++;
    const int one = task.e.bits == 0 || (task.length == 1 && *task.base == 1);
    if (one || task.length == 0) {
        sangi_modexp_zero(z, task.n);
        z[0] = (sangi_limb)one;
        return;
    }
    sangi_modexp_choose (&task)(task, z);
}

sangi_status sangi_modexp_vartime(uint8_t *out, size_t out_length, const uint8_t *base,
                                  size_t base_length, const uint8_t *exponent,
                                  size_t exponent_length, const uint8_t *modulus,
                                  size_t modulus_length, void *scratch, size_t scratch_length) {
    const size_t most = SANGI_MODEXP_MAX_BYTES, limbs = SANGI_MODEXP_LIMBS(8 * modulus_length);

    if (base_length > most || exponent_length > most || modulus_length > most ||
        out_length != modulus_length)
        return SANGI_BAD_LENGTH;
    if (scratch_length < SANGI_MODEXP_SCRATCH(modulus_length))
        return SANGI_BAD_MEMORY;

    sangi_modexp_task task = {.base = base, .length = base_length};
    task.scratch =
        (unsigned char *)scratch + ((0 - (uintptr_t)scratch) & (SANGI_MOD_ALIGNMENT - 1));
    sangi_limb *const m = sangi_modexp_take(&task, limbs), *const z =
                                                               sangi_modexp_take(&task, limbs);
    sangi_modexp_read(m, limbs, modulus, modulus_length);
    task.m = m;
    task.n = sangi_modexp_used(m, limbs);
    task.e = sangi_modexp_exponent_of(exponent, exponent_length, 8 * exponent_length);
    if (task.n > 0 && !sangi_modexp_is(m, task.n, 1))
        run(task, z);
    else
        task.n = 0;
    sangi_modexp_write(out, out_length, z, task.n);
    return SANGI_OK;
}
