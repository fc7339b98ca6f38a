/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The engines that use vectors. */
#include "sntrup/kem.h"

#if SANGI_ASM && defined(__x86_64__)

#include "sntrup/invert.h"
#include "sntrup/sort.h"

const sangi_sntrup_engine sangi_sntrup_avx2 = {&sangi_ring761_avx2, sangi_sntrup_invert3_avx2,
                                               sangi_sntrup_invert_q_avx2, sangi_sntrup_sort_avx2,
                                               &sangi_sntrup_coding_avx2};

const sangi_sntrup_engine sangi_sntrup_avx512 = {
    &sangi_ring761_avx512, sangi_sntrup_invert3_avx2, sangi_sntrup_invert_q_avx512,
    sangi_sntrup_sort_avx512, &sangi_sntrup_coding_avx2};

#endif
