/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 written out limb by limb, a carry at every step: neither technique. */
#include "blocks/carry1.h"

#define FORM alg3_unrolled
#define SAVED 0
#define SHIFT 440
#define TIMES 2

#include "alg3.h"
