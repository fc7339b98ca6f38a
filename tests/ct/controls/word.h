/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What every control shares: a word of the target, and an external function. */
#ifndef CONTROL_WORD_H
#define CONTROL_WORD_H

#include <stdint.h>

#if UINTPTR_MAX > 0xFFFFFFFF
typedef uint64_t word;
typedef unsigned __int128 wide;
#define WORD_BITS 64
#else
typedef uint32_t word;
typedef uint64_t wide;
#define WORD_BITS 32
#endif

word elsewhere(word value);

#endif
