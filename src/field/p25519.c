/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p25519.h>

#define NAME p25519
#define UPPER P25519
#define BITS 255
#define TWO_ADICITY 2
#define SPARE 1
#include "field/named.inc"
