/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Keccak-f[1600], for words of 64 bits or bit-interleaved ones. */
#include "hash/keccak.h"

#ifdef SANGI_KECCAK_F1600
void sangi_keccak_permute(uint64_t *restrict a, uint64_t *restrict e) {
    (void)e;
    SANGI_KECCAK_F1600(a);
}
#else

#if SANGI_KECCAK_INTERLEAVED
#include "hash/word32.inc"
#else
#include "hash/word64.inc"
#endif

/* Word i, which lies in column i mod 5, after theta, rho and pi. */
#define B(i, n) rol(xor(from_u64(a[i]), d[(i) % 5]), n)

/**
 * e <- one round of a; words 1, 2, 8, 12, 17 and 20 of both are stored complemented.
 *
 * Chi's x ^ (~y & z) then needs five complements instead of 25 [KECCAK-IMP, 2.2].
 */
static inline void one_round(uint64_t *restrict e, const uint64_t *restrict a,
                             keccak_word constant) {
    keccak_word c[5], d[5], b0, b1, b2, b3, b4;

    for (int x = 0; x < 5; x++)
        c[x] = xor(xor(xor(from_u64(a[x]), from_u64(a[x + 5])),
                       xor(from_u64(a[x + 10]), from_u64(a[x + 15]))),
                   from_u64(a[x + 20]));
    d[0] = xor(c[4], rol(c[1], 1));
    d[1] = xor(c[0], rol(c[2], 1));
    d[2] = xor(c[1], rol(c[3], 1));
    d[3] = xor(c[2], rol(c[4], 1));
    d[4] = xor(c[3], rol(c[0], 1));

    b0 = xor(from_u64(a[0]), d[0]), b1 = B(6, 44), b2 = B(12, 43), b3 = B(18, 21), b4 = B(24, 14);
    e[0] = to_u64(xor(xor(b0, or (b1, b2)), constant));
    e[1] = to_u64(xor(b1, or (not(b2), b3)));
    e[2] = to_u64(xor(b2, and(b3, b4)));
    e[3] = to_u64(xor(b3, or (b4, b0)));
    e[4] = to_u64(xor(b4, and(b0, b1)));

    b0 = B(3, 28), b1 = B(9, 20), b2 = B(10, 3), b3 = B(16, 45), b4 = B(22, 61);
    e[5] = to_u64(xor(b0, or (b1, b2)));
    e[6] = to_u64(xor(b1, and(b2, b3)));
    e[7] = to_u64(xor(b2, or (b3, not(b4))));
    e[8] = to_u64(xor(b3, or (b4, b0)));
    e[9] = to_u64(xor(b4, and(b0, b1)));

    b0 = B(1, 1), b1 = B(7, 6), b2 = B(13, 25), b3 = B(19, 8), b4 = B(20, 18);
    e[10] = to_u64(xor(b0, or (b1, b2)));
    e[11] = to_u64(xor(b1, and(b2, b3)));
    e[12] = to_u64(xor(b2, and(not(b3), b4)));
    e[13] = to_u64(xor(not(b3), or (b4, b0)));
    e[14] = to_u64(xor(b4, and(b0, b1)));

    b0 = B(4, 27), b1 = B(5, 36), b2 = B(11, 10), b3 = B(17, 15), b4 = B(23, 56);
    e[15] = to_u64(xor(b0, and(b1, b2)));
    e[16] = to_u64(xor(b1, or (b2, b3)));
    e[17] = to_u64(xor(b2, or (not(b3), b4)));
    e[18] = to_u64(xor(not(b3), and(b4, b0)));
    e[19] = to_u64(xor(b4, or (b0, b1)));

    b0 = B(2, 62), b1 = B(8, 55), b2 = B(14, 39), b3 = B(15, 41), b4 = B(21, 2);
    e[20] = to_u64(xor(b0, and(not(b1), b2)));
    e[21] = to_u64(xor(not(b1), or (b2, b3)));
    e[22] = to_u64(xor(b2, and(b3, b4)));
    e[23] = to_u64(xor(b3, or (b4, b0)));
    e[24] = to_u64(xor(b4, and(b0, b1)));
}

static inline void complement(uint64_t *a) {
    a[1] = ~a[1], a[2] = ~a[2], a[8] = ~a[8], a[12] = ~a[12], a[17] = ~a[17], a[20] = ~a[20];
}

void sangi_keccak_permute(uint64_t *restrict a, uint64_t *restrict e) {
    complement(a);
    for (int i = 0; i < 24; i += 2) {
        one_round(e, a, round_constants[i]);
        one_round(a, e, round_constants[i + 1]);
    }
    complement(a);
}
#endif
