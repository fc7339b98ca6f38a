/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p25519x8.h>

#define NAME p25519
#include "field/x8/named_x8.inc"
