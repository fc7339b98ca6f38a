/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/ed25519_orderx8.h>

#define NAME ed25519_order
#include "field/x8/named_x8.inc"
