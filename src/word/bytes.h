/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Numbers of 64 bits as bytes, lowest first; a compiler makes one load or store of each. */
#ifndef SANGI_SRC_WORD_BYTES_H
#define SANGI_SRC_WORD_BYTES_H

#include <stdint.h>

static inline uint64_t sangi_load64(const uint8_t *bytes) {
    uint64_t x = 0;

    for (int i = 0; i < 8; i++)
        x |= (uint64_t)bytes[i] << 8 * i;
    return x;
}

static inline void sangi_store64(uint8_t *bytes, uint64_t x) {
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(x >> 8 * i);
}

#endif
