/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p256_order.h>

#define NAME p256_order
#define UPPER P256_ORDER
#define BITS 256
#define TWO_ADICITY 4
#define SPARE 0
#include "field/named.inc"
