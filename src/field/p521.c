/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p521.h>

#define NAME p521
#define UPPER P521
#define BITS 521
#define TWO_ADICITY 1
#define SPARE 1
#include "field/named.inc"
