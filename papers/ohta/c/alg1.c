/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 1, Montgomery's multiplication: a loop of 14 rounds, each written out, as printed. */
#include "alg1.h"

OHTA_FORM(alg1) {
    ohta_word t[LIMBS];
    for (int i = 0; i < LIMBS; i++)
        t[i] = 0;
    for (int i = 0; i < LIMBS; i++)
        ohta_round(t, x, y[i], m->p, m->k[0]);
    ohta_reduce(t, m->p, LIMBS, BITS);
    for (int i = 0; i < LIMBS; i++)
        z[i] = t[i];
}
