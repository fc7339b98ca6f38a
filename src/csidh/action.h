/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The action of the class group of Z[sqrt(-p)] on supersingular curves over F_p [CLMPR18].
 *
 * A vector of exponents represents the product of the ideals l_i^e_i, where l_i = (l, pi - 1) for
 * the i-th prime l.  A step evaluates an isogeny of degree l, with a kernel on the curve if e_i > 0
 * and on its twist if e_i < 0.  A round draws one point on one side and evaluates isogenies of many
 * primes. With probability 1/l the point has no component of order l; that step is left for a later
 * round.
 */
#ifndef SANGI_SRC_CSIDH_ACTION_H
#define SANGI_SRC_CSIDH_ACTION_H

#include "csidh/strategy.h"
#include "isogeny/isogeny.h"

/**
 * a <- the coefficient of the curve that results from the action on the curve of coefficient a.
 *
 * With 64-bit limbs it takes up to 80 KiB of stack, and 144 KiB with SANGI_ISOGENY_SQRTVELU.
 *
 * @pre  the curve is supersingular; exponent has SANGI_CURVE_PRIMES entries
 */
void sangi_csidh_act_vartime(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                             sangi_csidh_strategy strategy);

#endif
