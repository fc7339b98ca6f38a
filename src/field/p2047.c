/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define NAME p2047
#define UPPER P2047
#define BITS 2047
#define BYTES 256
#include "field/long.inc"
