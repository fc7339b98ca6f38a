/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761 by the library's engine of AVX-512. */
#include "sntrup/case.h"

#define ENGINE sangi_sntrup_avx512
#define WHOLE sntrup_avx512_whole
#include "whole.inc"
