/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p434.h>

#define NAME p434
#define UPPER P434
#define BITS 434
#define TWO_ADICITY 1
#define SPARE 1
#include "field/named.inc"
