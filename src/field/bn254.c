/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/bn254.h>

#define NAME bn254
#define UPPER BN254
#define BITS 254
#define TWO_ADICITY 1
#define SPARE 1
#include "field/named.inc"
