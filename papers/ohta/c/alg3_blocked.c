/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 in blocks of 3 x 3, a carry out of every column of a block: blocking alone. */
#include "blocks/carry3.h"

#define FORM alg3_blocked
#define SAVED 0
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
