/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What one call draws: SHAKE128("sangi ctidh" || seed), read as numbers.
 *
 * An action with the same seed, key and curve takes the same course.
 */
#ifndef SANGI_SRC_CSIDH_CTIDH_STREAM_H
#define SANGI_SRC_CSIDH_CTIDH_STREAM_H

#include <sangi/hash.h>

#include "csidh/ctidh/names.h"
#include "curve/fp.h"

enum { SANGI_CTIDH_SEED = 32 };

typedef struct {
    sangi_keccak sponge;
} sangi_ctidh_stream;

void sangi_ctidh_stream_init(sangi_ctidh_stream *s, const uint8_t seed[SANGI_CTIDH_SEED]);

/** Makes what follows depend on the bytes.  @pre  nothing was drawn yet */
void sangi_ctidh_stream_mix(sangi_ctidh_stream *s, const uint8_t *bytes, size_t length);

/** z <- an element, within 2^-480 of uniform */
void sangi_ctidh_draw_element(sangi_ctidh_stream *s, sangi_fp *z);

/** A number of 64 bits. */
uint64_t sangi_ctidh_draw64(sangi_ctidh_stream *s);

/** A number below `count`; each has a probability within 2^-128 of 1 / count.  @pre count <= 2^31
 */
uint32_t sangi_ctidh_draw_below(sangi_ctidh_stream *s, uint32_t count);

#endif
