/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/firesaber/clean/SABER_indcpa.c"
#include "pqclean/crypto_kem/firesaber/clean/cbd.c"
#include "pqclean/crypto_kem/firesaber/clean/kem.c"
#include "pqclean/crypto_kem/firesaber/clean/pack_unpack.c"
#include "pqclean/crypto_kem/firesaber/clean/poly.c"
#include "pqclean/crypto_kem/firesaber/clean/poly_mul.c"
#include "pqclean/crypto_kem/firesaber/clean/verify.c"

#define NAME peer_pqclean_firesaber_clean
#define NAMESPACE PQCLEAN_FIRESABER_CLEAN_
#include "pqclean.inc"
