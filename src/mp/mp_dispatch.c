/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/block.h"

const sangi_mp_kernels *sangi_mp_dispatch(void) { return &sangi_mp_kernels_c; }
