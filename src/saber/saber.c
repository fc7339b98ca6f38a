/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/saber.h>

#define NAME saber
#define UPPER SABER
#define RANK 3
#define NOISE 8
#define REST 4
#include "saber/set.inc"
