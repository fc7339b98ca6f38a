/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "pqclean/crypto_kem/sntrup761/clean.c"

#define WHOLE peer_pqclean_sntrup761_clean
#define NAMESPACE PQCLEAN_SNTRUP761_CLEAN_
#include "pqclean.inc"
