/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The paper's branching add and sub for the base field of CSIDH-512. */
#define FIELD(op) sangi_p511_##op##_c_branch
#define BITS 512
#define MODULUS                                                                                    \
    WORD(1b81b905, 33c6c87b), WORD(c2721bf4, 57aca835), WORD(516730cc, 1f0b4f25),                  \
        WORD(a7aac6c5, 67f35507), WORD(5afbfcc6, 9322c9cd), WORD(b42d083a, edc88c42),              \
        WORD(fc8ab0d1, 5e3e4c4a), WORD(65b48e8f, 740f89bf)

#include "branch.h"
