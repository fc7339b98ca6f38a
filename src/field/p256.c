/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p256.h>

#define NAME p256
#define UPPER P256
#define BITS 256
#define TWO_ADICITY 1
#define SPARE 0
#include "field/named.inc"
