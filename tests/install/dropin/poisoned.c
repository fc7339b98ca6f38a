/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Decapsulates with a secret key that memcheck takes for undefined; LEAK branches on it. */
#include <string.h>
#include <valgrind/memcheck.h>

#include "crypto_api.h"

extern unsigned char given[1 << 14];

int main(void) {
    static unsigned char public_key[1158], secret[1763], ciphertext[1039], shared[2][32];

    for (size_t i = 0; i < sizeof given; i++)
        given[i] = (unsigned char)(i * i * 181 >> 4);
    crypto_kem_sntrup761_keypair(public_key, secret);
    crypto_kem_sntrup761_enc(ciphertext, shared[0], public_key);
    VALGRIND_MAKE_MEM_UNDEFINED(secret, sizeof secret);
    crypto_kem_sntrup761_dec(shared[1], ciphertext, secret);
#ifdef LEAK
    if (secret[LEAK] & 1)
        crypto_kem_sntrup761_dec(shared[1], ciphertext, secret);
#endif
    VALGRIND_MAKE_MEM_DEFINED(shared, sizeof shared);
    return memcmp(shared[0], shared[1], sizeof shared[0]) != 0;
}
