/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/parameters.h"

#include "generated/csidh/ctidh.h"

#define DEFINE(name, NAME)                                                                         \
    static const sangi_ctidh_batch batches##name[] = {GENERATED_CTIDH##NAME};                      \
    static const uint8_t order##name[] = {GENERATED_CTIDH##NAME##_ORDER};                          \
    static const uint8_t splits##name[] = {GENERATED_CTIDH##NAME##_SPLITS};                        \
    const sangi_ctidh_parameters sangi_ctidh##name##_parameters = {                                \
        batches##name, sizeof batches##name / sizeof *batches##name, sizeof order##name,           \
        order##name, splits##name}

#if SANGI_CURVE_BITS == 511
DEFINE(511, 511);
DEFINE(512, 512);
DEFINE(512f, 512F);
DEFINE(511_simd, 511_SIMD);
DEFINE(512_simd, 512_SIMD);
DEFINE(512f_simd, 512F_SIMD);
#elif SANGI_CURVE_BITS == 1020
DEFINE(1024, 1024);
DEFINE(1024_simd, 1024_SIMD);
#else
DEFINE(2048, 2048);
#endif
