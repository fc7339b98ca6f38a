/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/lightsaber/clean/SABER_indcpa.c"
#include "pqclean/crypto_kem/lightsaber/clean/cbd.c"
#include "pqclean/crypto_kem/lightsaber/clean/kem.c"
#include "pqclean/crypto_kem/lightsaber/clean/pack_unpack.c"
#include "pqclean/crypto_kem/lightsaber/clean/poly.c"
#include "pqclean/crypto_kem/lightsaber/clean/poly_mul.c"
#include "pqclean/crypto_kem/lightsaber/clean/verify.c"

#define NAME peer_pqclean_lightsaber_clean
#define NAMESPACE PQCLEAN_LIGHTSABER_CLEAN_
#include "pqclean.inc"
