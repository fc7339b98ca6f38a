/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p511.h>

#define NAME p511
#define UPPER P511
#define BITS 511
#define TWO_ADICITY 1
#define SPARE 1
#include "field/named.inc"
