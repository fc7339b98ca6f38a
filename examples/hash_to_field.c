/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * hash_to_field MESSAGE: the elements u[0] and u[1] of the base field of BLS12-381 that RFC 9380
 * makes of a message, on the way to a point of G1.
 *
 * sangi takes the bytes; SHA-256 is OpenSSL's.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <openssl/evp.h>
#include <sangi/p381.h>

enum {
    DIGEST = 32,
    BLOCK = 64,
    ELEMENTS = 2,
    WIDE = 64 /* bytes for one element: 381 bits and 128 more, so that the remainder is uniform */
};

static const char TAG[] = "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_";

typedef struct {
    const void *bytes;
    size_t length;
} part;

static int sha256(uint8_t *digest, const part *parts, size_t count) {
    EVP_MD_CTX *const context = EVP_MD_CTX_new();
    int ok = context && EVP_DigestInit_ex(context, EVP_sha256(), NULL);

    for (size_t i = 0; ok && i < count; i++)
        ok = EVP_DigestUpdate(context, parts[i].bytes, parts[i].length);
    ok = ok && EVP_DigestFinal_ex(context, digest, NULL);
    EVP_MD_CTX_free(context);
    return ok;
}

/** expand_message_xmd of RFC 9380, 5.3.1, for a length of at most 255 digests, whole ones. */
static int expand(uint8_t *uniform, size_t length, const char *message) {
    const uint8_t zeros[BLOCK] = {0}, tag_length = sizeof TAG - 1;
    const uint8_t sizes[] = {(uint8_t)(length >> 8), (uint8_t)length, 0};
    const part all[] = {{zeros, sizeof zeros},
                        {message, strlen(message)},
                        {sizes, sizeof sizes},
                        {TAG, tag_length},
                        {&tag_length, 1}};
    uint8_t first[DIGEST], mixed[DIGEST];
    const uint8_t *before = zeros;

    if (!sha256(first, all, 5))
        return 0;
    for (uint8_t i = 1; (size_t)i * DIGEST <= length; i++) {
        const part next[] = {{mixed, DIGEST}, {&i, 1}, {TAG, tag_length}, {&tag_length, 1}};

        for (int j = 0; j < DIGEST; j++)
            mixed[j] = first[j] ^ before[j];
        if (!sha256(uniform, next, 4))
            return 0;
        before = uniform;
        uniform += DIGEST;
    }
    return 1;
}

static int hash_to_field(sangi_p381 u[ELEMENTS], const char *message) {
    uint8_t uniform[ELEMENTS * WIDE];

    if (!expand(uniform, sizeof uniform, message))
        return 0;
    for (int i = 0; i < ELEMENTS; i++)
        if (sangi_p381_from_bytes_wide_be(&u[i], uniform + i * WIDE, WIDE) != SANGI_OK)
            return 0;
    return 1;
}

int main(int argc, char **argv) {
    sangi_p381 u[ELEMENTS];
    uint8_t bytes[SANGI_P381_BYTES];

    if (argc != 2 || !hash_to_field(u, argv[1])) {
        fprintf(stderr, "hash_to_field MESSAGE\n");
        return 2;
    }
    for (int i = 0; i < ELEMENTS; i++) {
        sangi_p381_to_bytes_be(bytes, sizeof bytes, &u[i]);
        for (size_t j = 0; j < sizeof bytes; j++)
            printf("%02x", bytes[j]);
        printf("\n");
    }
    return 0;
}
