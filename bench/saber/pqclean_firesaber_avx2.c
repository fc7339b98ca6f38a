/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/firesaber/avx2/SABER_indcpa.c"
#include "pqclean/crypto_kem/firesaber/avx2/cbd.c"
#include "pqclean/crypto_kem/firesaber/avx2/kem.c"
#include "pqclean/crypto_kem/firesaber/avx2/pack_unpack.c"
#include "pqclean/crypto_kem/firesaber/avx2/poly.c"
#include "pqclean/crypto_kem/firesaber/avx2/poly_mul.c"
#include "pqclean/crypto_kem/firesaber/avx2/verify.c"

#define NAME peer_pqclean_firesaber_avx2
#define NAMESPACE PQCLEAN_FIRESABER_AVX2_
#include "pqclean.inc"
