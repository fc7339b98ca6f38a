/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Algorithm 3 with carry save, blocks of 3 x 3, and three bits more in k: nothing is subtracted at
 * the end. */
#include "blocks/save3.h"

#define FORM alg3_lazy
#define SAVED 1
#define SHIFT 443
#define TIMES 0

#include "alg3.h"
