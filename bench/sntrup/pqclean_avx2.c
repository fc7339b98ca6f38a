/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <immintrin.h>

#include "pqclean/crypto_kem/sntrup761/avx2.c"

#define WHOLE peer_pqclean_sntrup761_avx2
#define NAMESPACE PQCLEAN_SNTRUP761_AVX2_
#include "pqclean.inc"
