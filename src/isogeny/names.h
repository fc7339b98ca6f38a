/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The names of this layer's functions for primes other than that of CSIDH-512: see curve/size.h.
 */
#ifndef SANGI_SRC_ISOGENY_NAMES_H
#define SANGI_SRC_ISOGENY_NAMES_H

#include "curve/size.h"

#if SANGI_CURVE_BITS != 511
#define sangi_isogeny_walk_hidden SANGI_SIZED(isogeny_walk_hidden)
#define sangi_isogeny_start SANGI_SIZED(isogeny_start)
#define sangi_isogeny_update SANGI_SIZED(isogeny_update)
#define sangi_isogeny_finish SANGI_SIZED(isogeny_finish)
#define sangi_isogeny_codomain_accumulate SANGI_SIZED(isogeny_codomain_accumulate)
#define sangi_isogeny_codomain_finish SANGI_SIZED(isogeny_codomain_finish)
#define sangi_isogeny_kernel_runs SANGI_SIZED(isogeny_kernel_runs)
#define sangi_isogeny_kernel_odd SANGI_SIZED(isogeny_kernel_odd)
#define sangi_isogeny_kernel_next SANGI_SIZED(isogeny_kernel_next)
#define sangi_isogeny_evaluate_groups SANGI_SIZED(isogeny_evaluate_groups)
#define sangi_isogeny_set_pushed SANGI_SIZED(isogeny_set_pushed)
#define sangi_isogeny_set_forms SANGI_SIZED(isogeny_set_forms)
#define sangi_isogeny_image_form SANGI_SIZED(isogeny_image_form)
#define sangi_isogeny_poly_mul SANGI_SIZED(isogeny_poly_mul)
#define sangi_isogeny_poly_product SANGI_SIZED(isogeny_poly_product)
#define sangi_kernel52_make SANGI_SIZED(kernel52_make)
#define sangi_column52_set SANGI_SIZED(column52_set)
#define sangi_state52_start SANGI_SIZED(state52_start)
#define sangi_state52_multiply SANGI_SIZED(state52_multiply)
#define sangi_state52_leftovers SANGI_SIZED(state52_leftovers)
#define sangi_state52_grid SANGI_SIZED(state52_grid)
#define sangi_state52_images SANGI_SIZED(state52_images)
#define sangi_state52_codomain_hidden SANGI_SIZED(state52_codomain_hidden)
#define sangi_grid52_set SANGI_SIZED(grid52_set)
#define sangi_isogeny52_hidden_is_valid SANGI_SIZED(isogeny52_hidden_is_valid)
#define sangi_isogeny52_walk_hidden SANGI_SIZED(isogeny52_walk_hidden)
#define sangi_isogenyx8_all SANGI_SIZED(isogenyx8_all)
#define sangi_isogenyx8_start_grid SANGI_SIZED(isogenyx8_start_grid)
#define sangi_isogenyx8_next SANGI_SIZED(isogenyx8_next)
#define sangi_isogenyx8_grid SANGI_SIZED(isogenyx8_grid)
#define sangi_isogenyx8_walk_hidden SANGI_SIZED(isogenyx8_walk_hidden)
#endif

#endif
