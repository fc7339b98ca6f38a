/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with carry save, blocks of 4 x 4. */
#include "blocks/save4.h"

#define FORM alg3_4x4
#define SAVED 1
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
