/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The high word of a product: of variable latency on the Cortex-M3 and on small RISC-V cores. */
#include "word.h"

void control(word *z, const word *x) { z[0] = (word)((wide)x[0] * x[1] >> WORD_BITS); }
