/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/classic/toom4.c"
#include "ring/classic/karatsuba64.c"

#define KERNEL(set, op) ring_toom4_##set##_##op
#include "kernels.inc"
