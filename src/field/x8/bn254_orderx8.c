/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/bn254_orderx8.h>

#define NAME bn254_order
#include "field/x8/named_x8.inc"
