/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p381.h>

#define NAME p381
#define UPPER P381
#define BITS 381
#define TWO_ADICITY 1
#define SPARE 1
#include "field/named.inc"
