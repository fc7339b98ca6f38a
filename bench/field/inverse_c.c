/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Inversion by portable C alone. */
#undef SANGI_ASM
#include "field/inverse.c"
#include "mp/divsteps.c"
#include "mp/invert.c"
#include "mp/transform.c"
#include "word/wipe.c"

#define NAME(field) sangi_##field##_inv_c
#include "inverse.inc"
