/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The field of src/curve/fp.h, counting: found before it, it turns the same sources into a count.
 */
#ifndef SANGI_TESTS_COUNTING_FP_H
#define SANGI_TESTS_COUNTING_FP_H

#include "src/curve/fp.h"

/** Multiplications, squarings, and additions, subtractions, doublings and negations together. */
extern struct counted {
    unsigned long mul, sqr, add;
} counted;

#define fp_add(z, x, y) (counted.add++, fp_add(z, x, y))
#define fp_sub(z, x, y) (counted.add++, fp_sub(z, x, y))
#define fp_dbl(z, x) (counted.add++, fp_dbl(z, x))
#define fp_neg(z, x) (counted.add++, fp_neg(z, x))
#define fp_mul(z, x, y) (counted.mul++, fp_mul(z, x, y))
#define fp_sqr(z, x) (counted.sqr++, fp_sqr(z, x))

#endif
