/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p448.h>

#define NAME p448
#define UPPER P448
#define BITS 448
#define TWO_ADICITY 1
#define SPARE 0
#include "field/named.inc"
