/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define NAME p1020
#define UPPER P1020
#define BITS 1020
#define BYTES 128
#include "field/long.inc"
