/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The limb, and the integer of twice its width that holds a product or a carry. */
#ifndef SANGI_SRC_WORD_LIMB_H
#define SANGI_SRC_WORD_LIMB_H

#include <sangi/word.h>

#if SANGI_LIMB_BITS == 64
#ifndef __SIZEOF_INT128__
#error "64-bit limbs need a compiler with a 128-bit integer: set SANGI_LIMB_BITS to 32"
#endif
__extension__ typedef unsigned __int128 sangi_wide;
#elif SANGI_LIMB_BITS == 32
typedef uint64_t sangi_wide;
#else
typedef uint32_t sangi_wide;
#endif

#endif
