/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p521x8.h>

#define NAME p521
#include "field/x8/named_x8.inc"
