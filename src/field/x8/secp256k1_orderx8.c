/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/secp256k1_orderx8.h>

#define NAME secp256k1_order
#include "field/x8/named_x8.inc"
