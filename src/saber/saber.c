/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/saber.h>

#define NAME saber
#define UPPER SABER
#define RANK 3
#define MU 8
#define MESSAGE_BITS 4
#include "saber/set.inc"
