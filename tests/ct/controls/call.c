/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A call. */
#include "word.h"

void control(word *z, const word *x) { z[0] = elsewhere(x[0]); }
