/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p256x8.h>

#define NAME p256
#include "field/x8/named_x8.inc"
