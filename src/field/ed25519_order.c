/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/ed25519_order.h>

#define NAME ed25519_order
#define UPPER ED25519_ORDER
#define BITS 253
#define TWO_ADICITY 2
#define SPARE 1
#include "field/named.inc"
