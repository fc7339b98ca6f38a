/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/bn254x8.h>

#define NAME bn254
#include "field/x8/named_x8.inc"
