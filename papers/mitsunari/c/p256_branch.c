/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The paper's branching add and sub for the base field of NIST P-256. */
#define FIELD(op) sangi_p256_##op##_c_branch
#define BITS 256
#define MODULUS                                                                                    \
    WORD(ffffffff, ffffffff), WORD(00000000, ffffffff), WORD(00000000, 00000000),                  \
        WORD(ffffffff, 00000001)

#include "branch.h"
