/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 1 with its 14 rounds written out too, as the blocks of Algorithm 3 are. */
#include "alg1.h"

#define ROUND(i) ohta_round(t, x, y[i], m->p, m->k[0]);

OHTA_FORM(alg1_unrolled) {
    ohta_word t[LIMBS];
    for (int i = 0; i < LIMBS; i++)
        t[i] = 0;
    ROUND(0)
    FROM_1(ROUND)
    ohta_reduce(t, m->p, LIMBS, BITS);
    for (int i = 0; i < LIMBS; i++)
        z[i] = t[i];
}
