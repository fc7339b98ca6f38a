/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with carry save, blocks of 2 x 2. */
#include "blocks/save2.h"

#define FORM alg3_2x2
#define SAVED 1
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
