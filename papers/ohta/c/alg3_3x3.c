/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with carry save, blocks of 3 x 3. */
#include "blocks/save3.h"

#define FORM alg3_3x3
#define SAVED 1
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
