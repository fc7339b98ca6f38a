/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The action of the class group of Z[sqrt(-p)] on supersingular curves over F_p [CLMPR18].
 *
 * A vector of exponents stands for the product of l_i^e_i, where l_i = (l, pi - 1) of the i-th
 * prime l: a step walks an isogeny of degree l whose kernel lies on the curve where e_i > 0, and on
 * its twist where e_i < 0.  A round takes a point of one side and walks through many primes; one in
 * l points has no part of order l, and then that step waits.
 */
#ifndef SANGI_SRC_CSIDH_ACTION_H
#define SANGI_SRC_CSIDH_ACTION_H

#include "isogeny/isogeny.h"

/** How rounds are made up and walked. */
typedef enum {
    /** All primes with steps left, descending; one point is pushed; ladders [CLMPR18], [MR18]. */
    SANGI_CSIDH_BASIC,
    /** As many primes as rounds must take, ascending; the cheapest plan; addition chains. */
    SANGI_CSIDH_OPTIMAL,
} sangi_csidh_strategy;

/**
 * a <- the coefficient of the curve to which the exponents take that of coefficient a.
 *
 * With 64-bit limbs it takes up to 80 KiB of stack, and 144 KiB with SANGI_ISOGENY_SQRTVELU.
 *
 * @pre  a is of a supersingular curve; exponent has SANGI_CURVE_PRIMES entries
 */
void sangi_csidh_act_vartime(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                             sangi_csidh_strategy strategy);

#endif
