/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The factors of all pairs of a baby step n and a giant step m, without the points m + n, m - n.
 *
 * Up to a common factor of all values of a pair, with e = X^2 + Z^2, w = X*Z, f = X^2 - Z^2 of
 * each, T1 = x + z = C e_m e_n - 4 C w_m w_n,   T2 = x - z = C f_m f_n, T3 = 2 C (w_m e_n + e_m
 * w_n) + 4 A w_m w_n, where x = X_(m+n) X_(m-n), z = Z_(m+n) Z_(m-n), T3 = X_(m+n) Z_(m-n) +
 * X_(m-n) Z_(m+n) [KCM, eq. 15].  The pair's factors are T1 - T3 of pi_Y, T1 + T3 of pi_Z, and U +
 * V of S_X, U - V of S_Z with U = (X^2 + Z^2) T1 - 2 X Z T3, V = (X^2 - Z^2) T2 for a point (X : Z)
 * to push.
 */
#ifndef SANGI_SRC_ISOGENY_EVALUATE_H
#define SANGI_SRC_ISOGENY_EVALUATE_H

#include "isogeny/kernel.h"

/** Each pair individually, by 2-ADD-Skip [KCM]: 11M + 3S, and 7M for each point to push. */
void sangi_isogeny_evaluate_pairs(sangi_isogeny_state *s, sangi_isogeny_kernel *k);

/**
 * All pairs by inner products.
 *
 * The factor of a giant step is linear in (e_n, w_n).  The product over a group of giant steps is a
 * form, and its value at a baby step is an inner product with the monomials of the baby step.  All
 * groups at all baby steps are a matrix product, and Winograd's inner product [Win68] halves the
 * number of its multiplications.
 *
 * @pre  k->baby_steps <= SANGI_ISOGENY_MAX_COLUMNS, 1 <= group <= SANGI_ISOGENY_MAX_GROUP
 */
void sangi_isogeny_evaluate_groups(sangi_isogeny_state *s, sangi_isogeny_kernel *k, size_t group);

/**
 * All pairs by resultants.
 *
 * @pre  k->baby_steps <= SANGI_ISOGENY_MAX_COLUMNS,
 *       k->giant_steps <= SANGI_ISOGENY_MAX_RESULTANT_GIANT_STEPS
 */
void sangi_isogeny_evaluate_resultant(sangi_isogeny_state *s, sangi_isogeny_kernel *k);

#endif
