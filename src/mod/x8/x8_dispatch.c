/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/x8/context.h"
#include "word/backend.h"

const sangi_modx8_vtable *sangi_modx8_choose(void) {
#if SANGI_ASM
    if (sangi_runs(SANGI_RUNS_IFMA))
        return &sangi_modx8_ifma;
#endif
    return &sangi_modx8_scalar;
}
