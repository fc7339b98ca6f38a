/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The paper's branching add and sub for the base field of BLS12-381. */
#define FIELD(op) sangi_p381_##op##_c_branch
#define BITS 384
#define MODULUS                                                                                    \
    WORD(b9feffff, ffffaaab), WORD(1eabfffe, b153ffff), WORD(6730d2a0, f6b0f624),                  \
        WORD(64774b84, f38512bf), WORD(4b1ba7b6, 434bacd7), WORD(1a0111ea, 397fe69a)

#include "branch.h"
