/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/saber/clean/poly_mul.c"

#define POLY_MUL PQCLEAN_SABER_CLEAN_poly_mul
#define KERNEL(op) peer_pqclean_saber_##op
#include "pqclean.inc"
