/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ntt32/ntt32.c"

#define METHOD sangi_ring256_ntt32
#define KERNEL(set, op) ring_ntt32_##set##_##op
#include "kernels.inc"
