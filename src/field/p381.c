/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p381.h>

#define NAME p381
#define UPPER P381
#include "field/named.inc"
