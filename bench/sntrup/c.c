/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761 in one object, for a build of its own. */
#include "hash/sha512.c"
#include "ring/ntt32/ring761.c"
#include "sntrup/coding.c"
#include "sntrup/invert3.c"
#include "sntrup/invert_q.c"
#include "sntrup/kem.c"
#include "sntrup/sort.c"
#include "word/wipe.c"

#include "sntrup/case.h"

#define ENGINE sangi_sntrup_c
#define WHOLE sntrup_c_whole
#include "whole.inc"
