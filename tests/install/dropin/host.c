/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What the file in OpenSSH's place calls: bytes that the test gives, in order, and the hash. */
#include <string.h>

#include <sangi/hash.h>

#include "crypto_api.h"

unsigned char given[1 << 14];
size_t taken;

void given_bytes(void *bytes, size_t length) {
    memcpy(bytes, given + taken, length);
    taken += length;
}

int crypto_hash_sha512(unsigned char *digest, const unsigned char *message,
                       unsigned long long length) {
    sangi_sha512(digest, message, (size_t)length);
    return 0;
}
