/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A secret index that is written to. */
#include "word.h"

void control(word *z, const word *x) { z[x[0] & 7] = 1; }
