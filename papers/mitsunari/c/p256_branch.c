/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The paper's branching add and sub for the base field of NIST P-256. */
#include "branch.h"

#define MODULUS                                                                                    \
    WORD(ffffffff, ffffffff), WORD(00000000, ffffffff), WORD(00000000, 00000000),                  \
        WORD(ffffffff, 00000001)

BRANCH_FIELD(sangi_p256, 256, MODULUS)
