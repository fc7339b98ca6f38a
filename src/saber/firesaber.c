/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/saber.h>

#define NAME firesaber
#define UPPER FIRESABER
#define RANK 4
#define MU 6
#define MESSAGE_BITS 6
#include "saber/set.inc"
