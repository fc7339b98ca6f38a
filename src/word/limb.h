/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The limb and its helpers: carries, masks, the value barrier; generated for each width. */
#ifndef SANGI_SRC_WORD_LIMB_H
#define SANGI_SRC_WORD_LIMB_H

#include <sangi/word.h>

#if SANGI_LIMB_BITS == 64
#include "generated/word/limb64.h"
#elif SANGI_LIMB_BITS == 32
#include "generated/word/limb32.h"
#else
#include "generated/word/limb16.h"
#endif

#endif
