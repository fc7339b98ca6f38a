/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/firesaber/clean/poly_mul.c"

#define POLY_MUL PQCLEAN_FIRESABER_CLEAN_poly_mul
#define KERNEL(op) peer_pqclean_firesaber_##op
#include "pqclean.inc"
