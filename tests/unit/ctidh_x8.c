/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight actions of CTIDH-511 and -512 at once. */
#define SIZES(size) size(511) size(512)
#include "ctidh_x8.inc"
