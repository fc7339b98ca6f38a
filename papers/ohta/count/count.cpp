/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Runs every form once and prints its counts, a JSON line each. */
#include "../c/ohta220.h"

#include <cstdio>

Counts counted;

static void print(const char *form) {
    std::printf("{\"form\": \"%s\", \"mul\": %ld, \"add\": %ld, \"logic\": %ld, \"fma\": %ld}\n", form,
                counted.mul, counted.add, counted.logic, counted.fma);
    counted = Counts();
}

#define COUNT(form)                                                                                \
    OHTA_NAME(form)(z, z, z, &m);                                                                  \
    print(#form);

int main() {
    ohta_word z[OHTA_LIMBS];
    ohta_modulus m;
    COUNT(alg1)
    COUNT(alg1_unrolled)
    COUNT(alg2)
    COUNT(alg3_plain)
    COUNT(alg3_unrolled)
    COUNT(alg3_blocked)
    COUNT(alg3_carrysave)
    COUNT(alg3_1x1)
    COUNT(alg3_2x2)
    COUNT(alg3_3x3)
    COUNT(alg3_4x4)
    COUNT(alg3_lazy)
    COUNT(mont_carrysave)
    COUNT(mont_lazy)
    ohta_real x[OHTA_REAL_LIMBS];
    ohta_real_modulus r;
    sangi_ohta220_alg3_float(x, x, x, &r);
    print("alg3_float");
    sangi_ohta220_mont_float(x, x, x, &r);
    print("mont_float");
    return 0;
}
