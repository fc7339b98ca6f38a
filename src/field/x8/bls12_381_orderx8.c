/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/bls12_381_orderx8.h>

#define NAME bls12_381_order
#include "field/x8/named_x8.inc"
