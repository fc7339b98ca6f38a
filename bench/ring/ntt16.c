/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ntt16/ntt16.c"

#define METHOD sangi_ring256_ntt16
#define KERNEL(set, op) ring_ntt16_##set##_##op
#include "kernels.inc"
