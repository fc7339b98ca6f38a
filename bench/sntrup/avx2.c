/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761 by the library's engine of AVX2. */
#include "sntrup/case.h"

#define ENGINE sangi_sntrup_avx2
#define WHOLE sntrup_avx2_whole
#include "whole.inc"
