/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/karatsuba.c"
#include "ring/karatsuba64.c"

#define KERNEL(set, op) ring_karatsuba_##set##_##op
#include "kernels.inc"
