/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/p511.h>

#define NAME p511
#define UPPER P511
#include "field/named.inc"
