/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "hash/sha512.h"
#include "word/backend.h"

sangi_sha512_compress sangi_sha512_best(void) {
#if SANGI_ASM && defined(__x86_64__)
    if (sangi_runs(SANGI_RUNS_SHA512))
        return sangi_sha512_compress_avx2;
#endif
    return sangi_sha512_compress_c;
}
