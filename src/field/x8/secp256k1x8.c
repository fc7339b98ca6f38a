/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/secp256k1x8.h>

#define NAME secp256k1
#include "field/x8/named_x8.inc"
