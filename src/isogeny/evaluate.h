/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What all pairs of a baby step n and a giant step m contribute, without the points m + n and m -
 * n.
 *
 * Up to one factor for all of a pair's values, with e = X^2 + Z^2, w = X*Z, f = X^2 - Z^2 of each,
 *   T1 = x + z = C e_m e_n - 4 C w_m w_n,   T2 = x - z = C f_m f_n,
 *   T3 = 2 C (w_m e_n + e_m w_n) + 4 A w_m w_n,
 * where x = X_(m+n) X_(m-n), z = Z_(m+n) Z_(m-n), T3 = X_(m+n) Z_(m-n) + X_(m-n) Z_(m+n) [KCM,
 * eq. 15].  The pair's factors are T1 - T3 of pi_Y, T1 + T3 of pi_Z, and U + V of S_X, U - V of S_Z
 * with U = (X^2 + Z^2) T1 - 2 X Z T3, V = (X^2 - Z^2) T2 for a point (X : Z) to push.
 */
#ifndef SANGI_SRC_ISOGENY_EVALUATE_H
#define SANGI_SRC_ISOGENY_EVALUATE_H

#include "isogeny/kernel.h"

/** Each pair by itself, by 2-ADD-Skip [KCM]: 11M + 3S, and 7M for each point to push. */
void sangi_isogeny_evaluate_pairs(sangi_isogeny_state *s, sangi_isogeny_kernel *k);

/**
 * All pairs by inner products.
 *
 * A giant step's factor is linear in (e_n, w_n); the product over a group of giant steps is a form
 * in them, and its value at a baby step an inner product with the baby step's monomials.  Groups
 * times baby step steps is a product of matrices, which Winograd's inner product [Win68] halves.
 *
 * @pre  k->baby step steps <= SANGI_ISOGENY_MAX_COLUMNS, 1 <= group <= SANGI_ISOGENY_MAX_GROUP
 */
void sangi_isogeny_evaluate_groups(sangi_isogeny_state *s, sangi_isogeny_kernel *k, size_t group);

/**
 * All pairs by resultants.
 *
 * @pre  k->baby step steps <= SANGI_ISOGENY_MAX_COLUMNS, k->giant steps <=
 * SANGI_ISOGENY_MAX_RESULTANT_CENTRES
 */
void sangi_isogeny_evaluate_resultant(sangi_isogeny_state *s, sangi_isogeny_kernel *k);

#endif
