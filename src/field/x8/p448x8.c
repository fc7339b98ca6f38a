/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p448x8.h>

#define NAME p448
#include "field/x8/named_x8.inc"
