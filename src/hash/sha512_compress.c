/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** SHA-512's compression in portable C. */
#include "hash/sha512.h"

#include "word/wipe.h"

enum { BLOCK = SANGI_SHA512_BLOCK, ROUNDS = SANGI_SHA512_ROUNDS };

/* The first 64 fractional bits of the cube roots of the first 80 primes. */
const uint64_t sangi_sha512_constants[ROUNDS] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static inline uint64_t right(uint64_t x, int n) { return x >> n | x << (64 - n); }

/* Compilers recognise this as one load. */
static inline uint64_t load(const uint8_t *bytes) {
    return (uint64_t)bytes[0] << 56 | (uint64_t)bytes[1] << 48 | (uint64_t)bytes[2] << 40 |
           (uint64_t)bytes[3] << 32 | (uint64_t)bytes[4] << 24 | (uint64_t)bytes[5] << 16 |
           (uint64_t)bytes[6] << 8 | bytes[7];
}

/* The word of the message schedule that replaces word i. */
static inline uint64_t next(const uint64_t *w, int i) {
    const uint64_t a = w[(i + 1) % 16], b = w[(i + 14) % 16];

    return w[i % 16] + (right(a, 1) ^ right(a, 8) ^ a >> 7) + w[(i + 9) % 16] +
           (right(b, 19) ^ right(b, 61) ^ b >> 6);
}

/* A round; it changes only d and z, since the other variables are renamed. */
static inline void one_round(uint64_t a, uint64_t b, uint64_t c, uint64_t *d, uint64_t e,
                             uint64_t f, uint64_t g, uint64_t *z, uint64_t word) {
    const uint64_t t =
        *z + (right(e, 14) ^ right(e, 18) ^ right(e, 41)) + (g ^ (e & (f ^ g))) + word;

    *d += t;
    *z = t + (right(a, 28) ^ right(a, 34) ^ right(a, 39)) + ((a & b) | (c & (a | b)));
}

/* Round i + j, whose variables begin at s[-j], and the schedule word of 16 rounds later. */
static inline void round_at(uint64_t *s, uint64_t *w, int i, int j) {
    one_round(s[-j & 7], s[(1 - j) & 7], s[(2 - j) & 7], &s[(3 - j) & 7], s[(4 - j) & 7],
              s[(5 - j) & 7], s[(6 - j) & 7], &s[(7 - j) & 7],
              sangi_sha512_constants[i + j] + w[j]);
    w[j] = next(w, j);
}

/* Unrolled by 16, all indices are constants, and no round moves a word. */
SANGI_OWN_FRAME static void compress(uint64_t h[8], uint64_t w[16]) {
    uint64_t s[8];

    for (int i = 0; i < 8; i++)
        s[i] = h[i];
    for (int i = 0; i < ROUNDS; i += 16) {
#if SANGI_LIMB_BITS == 64 && defined(__GNUC__)
#pragma GCC unroll 16
#endif
        for (int j = 0; j < 16; j++)
            round_at(s, w, i, j);
    }
    for (int i = 0; i < 8; i++)
        h[i] += s[i];
}

void sangi_sha512_compress_c(uint64_t h[8], const uint8_t *blocks, size_t count) {
    uint64_t w[16];

    for (; count > 0; count--, blocks += BLOCK) {
        for (int i = 0; i < 16; i++)
            w[i] = load(blocks + 8 * i);
        compress(h, w);
    }
    sangi_wipe(w, sizeof w);
    sangi_wipe_stack(SANGI_WIPE_HASH);
}
