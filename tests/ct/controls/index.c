/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A secret index into the argument. */
#include "word.h"

void control(word *z, const word *x) { z[0] = x[x[0] & 7]; }
