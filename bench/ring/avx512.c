/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define SANGI_ASM 1
#include "ring/ntt16/ntt16_avx512.c"

#define METHOD sangi_ring256_avx512
#define KERNEL(set, op) ring_avx512_##set##_##op
#include "kernels.inc"
