/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with carry save, blocks of 1 x 1. */
#include "blocks/save1.h"

#define FORM alg3_1x1
#define SAVED 1
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
