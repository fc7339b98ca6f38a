/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised CTIDH-511 and CTIDH-512. */
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>

#define SIZES(size) size(511) size(512)
#include "ctidh_simd.inc"
