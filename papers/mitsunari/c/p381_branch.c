/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The paper's branching add and sub for the base field of BLS12-381. */
#include "branch.h"

#define MODULUS                                                                                    \
    WORD(b9feffff, ffffaaab), WORD(1eabfffe, b153ffff), WORD(6730d2a0, f6b0f624),                  \
        WORD(64774b84, f38512bf), WORD(4b1ba7b6, 434bacd7), WORD(1a0111ea, 397fe69a)

BRANCH_FIELD(sangi_p381, 384, MODULUS)
