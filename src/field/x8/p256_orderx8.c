/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p256_orderx8.h>

#define NAME p256_order
#include "field/x8/named_x8.inc"
