/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The path modulo an odd number: a modulus itself, or the odd part of an even one. */
#include "generated/modexp/paths.h"
#include "modexp/task.h"
#include "modexp/tiny.h"
#include "word/backend.h"

sangi_modexp_path *sangi_modexp_choose_odd(const sangi_modexp_task *task) {
    const size_t n = task->n, bits = n * SANGI_LIMB_BITS;

    if (n == 1)
        return sangi_modexp_by_word;
    if (sangi_modexp_takes_at_most(&task->e, n > SANGI_MODEXP_KERNEL_LIMBS
                                                 ? SANGI_MODEXP_DIVISIONS_LONG
                                                 : SANGI_MODEXP_DIVISIONS_SHORT))
        return sangi_modexp_by_division;
    if (sangi_runs(SANGI_RUNS_IFMA) && task->e.bits >= SANGI_MODEXP_IFMA_EXPONENT &&
        bits > SANGI_MODEXP_IFMA_ABOVE && bits <= SANGI_MODEXP_IFMA_MOST)
        return sangi_modexp_by_context;
    return sangi_modexp_tiny_pays(task) ? sangi_modexp_by_tiny : sangi_modexp_by_montgomery;
}
