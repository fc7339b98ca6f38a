//go:build cgo

/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/word.h>

#if SANGI_LIMB_BITS == 64
#include "../../../../generated/field/p511_c64.c"
#else
#include "../../../../generated/field/p511_c32.c"
#endif
