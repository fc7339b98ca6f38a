/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight actions of CTIDH-511, -512 and -512f at once. */
#define SIZES(size) size(511) size(512) size(512f)
#include "ctidh_x8.inc"
