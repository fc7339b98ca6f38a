/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A division of two words each: on 32-bit targets a call into the compiler's library. */
#include "word.h"

void control(wide *z, const wide *x) { z[0] = x[0] / x[1]; }
