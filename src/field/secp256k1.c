/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/secp256k1.h>

#define NAME secp256k1
#define UPPER SECP256K1
#define BITS 256
#define TWO_ADICITY 1
#define SPARE 0
#include "field/named.inc"
