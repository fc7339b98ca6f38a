/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/x8/context.h"
#include "word/backend.h"

const sangi_mod_x8_form *sangi_mod_x8_choose(void) {
#if SANGI_ASM
    if (sangi_runs(SANGI_RUNS_IFMA))
        return &sangi_mod_x8_in_lanes;
#endif
    return &sangi_mod_x8_one_by_one;
}
