/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A division of words. */
#include "word.h"

void control(word *z, const word *x) { z[0] = x[0] / x[1]; }
