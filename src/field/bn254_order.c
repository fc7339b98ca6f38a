/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/bn254_order.h>

#define NAME bn254_order
#define UPPER BN254_ORDER
#define BITS 254
#define TWO_ADICITY 28
#define SPARE 1
#include "field/named.inc"
