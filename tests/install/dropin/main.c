/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Prints a digest of keys, a ciphertext and a secret, and whether this came back. */
#include <stdio.h>
#include <string.h>

#include "crypto_api.h"

extern unsigned char given[1 << 14];

int main(void) {
    static unsigned char made[1158 + 1763 + 1039 + 32], again[32], digest[64];
    unsigned char *const secret = made + 1158, *const ciphertext = secret + 1763;
    unsigned char *const shared = ciphertext + 1039;
    uint32_t state = 1;

    for (size_t i = 0; i < sizeof given; i++) {
        state = state * 1103515245 + 12345;
        given[i] = (unsigned char)(state >> 16);
    }
    crypto_kem_sntrup761_keypair(made, secret);
    crypto_kem_sntrup761_enc(ciphertext, shared, made);
    crypto_kem_sntrup761_dec(again, ciphertext, secret);
    crypto_hash_sha512(digest, made, sizeof made);
    for (size_t i = 0; i < sizeof digest; i++)
        printf("%02x", digest[i]);
    printf(" %d\n", memcmp(shared, again, sizeof again));
    return 0;
}
