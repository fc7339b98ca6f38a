/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p384.h>

#define NAME p384
#define UPPER P384
#define BITS 384
#define TWO_ADICITY 1
#define SPARE 0
#include "field/named.inc"
