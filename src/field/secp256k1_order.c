/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/secp256k1_order.h>

#define NAME secp256k1_order
#define UPPER SECP256K1_ORDER
#define BITS 256
#define TWO_ADICITY 6
#define SPARE 0
#include "field/named.inc"
