/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/bls12_381_order.h>

#define NAME bls12_381_order
#define UPPER BLS12_381_ORDER
#define BITS 255
#define TWO_ADICITY 32
#define SPARE 1
#include "field/named.inc"
