/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The coefficients of the codomain, by the three methods that [KCM] compares. */
#ifndef SANGI_SRC_ISOGENY_CODOMAIN_H
#define SANGI_SRC_ISOGENY_CODOMAIN_H

#include "isogeny/state.h"

/** Multiplies in the factors of one kernel point; plus = X + Z, minus = X - Z. */
void sangi_isogeny_codomain_accumulate(sangi_isogeny_state *s, const sangi_point *p,
                                       const sangi_fp *plus, const sangi_fp *minus);

/** curve <- the codomain, after every index was accumulated.  @pre degree is below 1024 */
void sangi_isogeny_codomain_finish(const sangi_isogeny_state *s, sangi_curve *curve,
                                   unsigned degree);

#endif
