/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** SHA-512.  @ref [FIPS180] */
#include "hash/sha512.h"

#include "word/wipe.h"

enum { BLOCK = SANGI_SHA512_BLOCK, LENGTH_AT = BLOCK - 16 };

/* The first 64 fractional bits of the square roots of the first 8 primes. */
static const uint64_t start[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static void store(uint8_t *bytes, uint64_t x) {
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(x >> (56 - 8 * i));
}

/* Of an odd number of whole blocks the last one is compressed with the padded end, so that as many
 * pairs as can be come together. */
void sangi_sha512(uint8_t digest[64], const uint8_t *message, size_t length) {
    const sangi_sha512_compress run = sangi_sha512_best();
    uint64_t h[8];
    uint8_t last[3 * BLOCK] = {0};
    const size_t whole = length / BLOCK / 2 * 2, rest = length - whole * BLOCK;
    const size_t blocks = (rest + 1 + BLOCK - LENGTH_AT + BLOCK - 1) / BLOCK;

    for (int i = 0; i < 8; i++)
        h[i] = start[i];
    if (whole > 0)
        run(h, message, whole);
    for (size_t i = 0; i < rest; i++)
        last[i] = message[length - rest + i];
    last[rest] = 0x80;
    store(last + blocks * BLOCK - 16, (uint64_t)length >> 61);
    store(last + blocks * BLOCK - 8, (uint64_t)length << 3);
    run(h, last, blocks);
    for (int i = 0; i < 8; i++)
        store(digest + 8 * i, h[i]);
    sangi_wipe(h, sizeof h);
    sangi_wipe(last, sizeof last);
}
