/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Prints the least microseconds of a key pair, of an encapsulation and of a decapsulation. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "crypto_api.h"

enum { TIMES = 25 };

static double now(void) {
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

int main(void) {
    static unsigned char public_key[1158], secret[1763], ciphertext[1039], sent[32], received[32];
    double least[3] = {1e9, 1e9, 1e9};

    for (int i = 0; i < TIMES; i++) {
        double at[4];

        at[0] = now();
        crypto_kem_sntrup761_keypair(public_key, secret);
        at[1] = now();
        crypto_kem_sntrup761_enc(ciphertext, sent, public_key);
        at[2] = now();
        crypto_kem_sntrup761_dec(received, ciphertext, secret);
        at[3] = now();
        if (memcmp(sent, received, sizeof sent) != 0)
            return 1;
        for (int j = 0; j < 3; j++)
            if (at[j + 1] - at[j] < least[j])
                least[j] = at[j + 1] - at[j];
    }
    printf("%.1f %.1f %.1f\n", least[0], least[1], least[2]);
    return 0;
}
