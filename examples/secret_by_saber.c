/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * secret_by_saber: two parties agree on a secret by Saber, and print it, each for itself.
 *
 * The receiver makes keys and gives the public one away; the sender encapsulates; the receiver
 * decapsulates.  With the argument `changed` a bit of the ciphertext turns on the way: the receiver
 * then gets another secret, and learns nothing of why.
 */
#include <stdio.h>
#include <string.h>

#include <sangi/rng.h>
#include <sangi/saber.h>

static void print(const char *who, const uint8_t *secret) {
    printf("%s ", who);
    for (size_t i = 0; i < SANGI_SABER_SHARED_BYTES; i++)
        printf("%02x", secret[i]);
    printf("\n");
}

int main(int argc, char **argv) {
    uint8_t public_key[SANGI_SABER_PUBLIC_BYTES], secret_key[SANGI_SABER_SECRET_BYTES];
    uint8_t ciphertext[SANGI_SABER_CIPHERTEXT_BYTES];
    uint8_t sent[SANGI_SABER_SHARED_BYTES], received[SANGI_SABER_SHARED_BYTES];

    if (argc > 2 || (argc == 2 && strcmp(argv[1], "changed") != 0)) {
        fprintf(stderr, "secret_by_saber [changed]\n");
        return 2;
    }
    sangi_status status = sangi_saber_keygen(public_key, sizeof public_key, secret_key,
                                             sizeof secret_key, sangi_rng_host, NULL);
    if (status == SANGI_OK)
        status = sangi_saber_encaps(ciphertext, sizeof ciphertext, sent, sizeof sent, public_key,
                                    sizeof public_key, sangi_rng_host, NULL);
    if (argc == 2)
        ciphertext[0] ^= 1;
    if (status == SANGI_OK)
        status = sangi_saber_decaps(received, sizeof received, ciphertext, sizeof ciphertext,
                                    secret_key, sizeof secret_key);
    if (status != SANGI_OK) {
        fprintf(stderr, "secret_by_saber: %s\n", sangi_strerror(status));
        return 1;
    }
    print("sent    ", sent);
    print("received", received);
    return 0;
}
