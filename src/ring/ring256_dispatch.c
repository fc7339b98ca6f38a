/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ring/ring256.h"

const sangi_ring256_method *sangi_ring256_c(void) { return &sangi_ring256_ntt32; }

const sangi_ring256_method *sangi_ring256_best(void) { return sangi_ring256_c(); }
