/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/saber/clean/SABER_indcpa.c"
#include "pqclean/crypto_kem/saber/clean/cbd.c"
#include "pqclean/crypto_kem/saber/clean/kem.c"
#include "pqclean/crypto_kem/saber/clean/pack_unpack.c"
#include "pqclean/crypto_kem/saber/clean/poly.c"
#include "pqclean/crypto_kem/saber/clean/poly_mul.c"
#include "pqclean/crypto_kem/saber/clean/verify.c"

#define NAME peer_pqclean_saber_clean
#define NAMESPACE PQCLEAN_SABER_CLEAN_
#include "pqclean.inc"
