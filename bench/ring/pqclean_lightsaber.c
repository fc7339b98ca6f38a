/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/lightsaber/clean/poly_mul.c"

#define POLY_MUL PQCLEAN_LIGHTSABER_CLEAN_poly_mul
#define KERNEL(op) peer_pqclean_lightsaber_##op
#include "pqclean.inc"
