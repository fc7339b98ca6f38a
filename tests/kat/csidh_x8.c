/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Reads blocks of eight lines: 74 exponents, a public key and a shared secret.
 *
 * Says of each block whether all secrets are shared, and what the function refuses; first, which
 * back end walks.
 */
#include <stdio.h>
#include <string.h>

#include <sangi/csidh512.h>

enum {
    MANY = 8,
    KEY = SANGI_CSIDH512_PUBLIC_BYTES,
    KEYS = MANY * KEY,
    EXPONENTS = MANY * SANGI_CSIDH512_EXPONENTS
};

static int read_key(uint8_t *key) {
    for (size_t i = 0; i < KEY; i++) {
        unsigned byte;
        if (scanf("%2x", &byte) != 1)
            return 0;
        key[i] = (uint8_t)byte;
    }
    return 1;
}

/* Lengths that are none, for which nothing is written; a number that is not below p in any place.
 */
static int refuses(const uint8_t *public_key, const int8_t *exponent) {
    static const uint8_t zeros[KEYS];
    uint8_t found[KEYS], bad[KEYS];
    int right = 1;

    memcpy(found, public_key, KEYS);
    for (size_t i = 0; i < 3; i++)
        for (int step = -1; step <= 1; step += 2) {
            size_t length[3] = {KEYS, KEYS, EXPONENTS};
            length[i] += (size_t)step;
            right &= sangi_csidh512x8_derive_vartime(found, length[0], public_key, length[1],
                                                     exponent, length[2]) == SANGI_BAD_LENGTH;
        }
    right &= memcmp(found, public_key, KEYS) == 0;
    for (size_t i = 0; i < MANY; i++) {
        memcpy(bad, public_key, KEYS);
        memset(bad + KEY * i, 0xff, KEY);
        memset(found, 1, sizeof found);
        right &= sangi_csidh512x8_derive_vartime(found, KEYS, bad, KEYS, exponent, EXPONENTS) ==
                     SANGI_OUT_OF_RANGE &&
                 memcmp(found, zeros, KEYS) == 0;
    }
    return right;
}

int main(void) {
    int8_t exponent[EXPONENTS];
    uint8_t key[KEYS], wanted[KEYS];
    int number;

    printf("%s\n", sangi_csidh512_backend());
    while (scanf("%d", &number) == 1) {
        for (size_t i = 0; i < EXPONENTS; i++) {
            exponent[i] = (int8_t)number;
            if ((i + 1) % SANGI_CSIDH512_EXPONENTS) {
                if (scanf("%d", &number) != 1)
                    return 2;
                continue;
            }
            const size_t at = KEY * (i / SANGI_CSIDH512_EXPONENTS);
            if (!read_key(key + at) || !read_key(wanted + at) ||
                (i + 1 < EXPONENTS && scanf("%d", &number) != 1))
                return 2;
        }
        const int refused = refuses(key, exponent);
        const sangi_status status =
            sangi_csidh512x8_derive_vartime(key, KEYS, key, KEYS, exponent, EXPONENTS);
        printf("%d %d\n", status == SANGI_OK && memcmp(key, wanted, KEYS) == 0, refused);
    }
    return 0;
}
