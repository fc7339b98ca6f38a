/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/saber.h>

#define NAME lightsaber
#define UPPER LIGHTSABER
#define RANK 2
#define MU 10
#define MESSAGE_BITS 3
#include "saber/set.inc"
