/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Almost Montgomery multiplication: results are below R = W^limbs, not below n.
 *
 * For x, y < R the reduction leaves v = (x y + q n) / R < R + n.  Where v >= R, v - n = (v - R) +
 * (R - n) is below R.  So only the carry of the reduction decides, and limbs of the result are
 * there before all are: an exponentiation is faster by what a comparison with n takes.
 */
#ifndef SANGI_SRC_MOD_ALMOST_H
#define SANGI_SRC_MOD_ALMOST_H

#include "mod/exp.h"

/** Limbs of the data of products for elements of `limbs` limbs, and the element 1. */
#define SANGI_MOD_ALMOST_DATA(limbs) (2 + 3 * (limbs))

/** Whether such products pay in an exponentiation. */
int sangi_mod_almost_pays(const sangi_mod *m, const sangi_mod_exponent *e);

/**
 * z <- x^e by `run`, in almost Montgomery form but for the last product.
 *
 * @pre    sangi_mod_almost_pays(m, e); data has room for SANGI_MOD_ALMOST_DATA(m->limbs) limbs,
 *         table and factor as for `run`
 * @post   data, table and factor are zeroized; the dead stack holds products: the caller wipes it
 * @alias  z may be x
 * @ct     as `run`
 * @ref    [GK12]
 */
void sangi_mod_almost_exp(sangi_mod_modexp run, const sangi_mod *m, sangi_limb *z,
                          const sangi_limb *x, const sangi_mod_exponent *e, sangi_limb *table,
                          sangi_limb *factor, sangi_limb *data);

#endif
