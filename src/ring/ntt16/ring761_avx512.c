/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products modulo x^761 - x - 1 in AVX-512: both primes in a vector.  Modulo 3 uses AVX2. */
#include "ring/ring761.h"

#if SANGI_ASM && defined(__x86_64__)

#include "ring/ring256.h"
#include "word/wipe.h"

#include "generated/ring/ring256_ntt16.h"
#include "generated/ring/ring761_ntt16.h"
#include "ring/ntt16/avx512.inc"

enum { REDUCE2 = 3, REDUCE3 = 1, REDUCE4 = 1 };

#include "ring/ntt16/ntt16_simd.inc"
#include "ring/ntt16/ring761_simd.inc"

const sangi_ring761_method sangi_ring761_avx512 = {"avx512", mul, sangi_ring761_mul3_avx2};

#endif
