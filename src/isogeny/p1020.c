/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Isogenies of secret degrees for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include "isogeny/codomain.c"
#include "isogeny/forms.c"
#include "isogeny/grouped.c"
#include "isogeny/kernel.c"
#include "isogeny/matryoshka.c"
#include "isogeny/poly.c"
#include "isogeny/update.c"
