/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised CTIDH-511, CTIDH-512 and CTIDH-512f. */
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>

#define SIZES(size) size(511) size(512) size(512f)
#include "ctidh_simd.inc"
