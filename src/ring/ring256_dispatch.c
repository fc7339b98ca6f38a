/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

#include <sangi/word.h>

/* Where a product of 32 by 32 bits takes a time that depends on its factors, or is a call. */
#if defined(__ARM_ARCH_7M__) || defined(__ARM_ARCH_6M__) || SANGI_LIMB_BITS == 16
const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt16; }
#else
const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt32; }
#endif

const sangi_ring256_method *sangi_ring256_best(void) { return sangi_ring256_c(); }
