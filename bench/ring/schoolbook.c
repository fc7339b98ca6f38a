/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/classic/schoolbook.c"

#define KERNEL(set, op) ring_schoolbook_##set##_##op
#include "kernels.inc"
