/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A stand-in for OpenSSH's header, with what its sntrup761.c takes from it. */
#ifndef crypto_api_h
#define crypto_api_h

#include <stdint.h>
#include <stdlib.h>

#define randombytes(bytes, length) given_bytes((bytes), (length))

void given_bytes(void *bytes, size_t length);

int crypto_hash_sha512(unsigned char *digest, const unsigned char *message,
                       unsigned long long length);

int crypto_kem_sntrup761_enc(unsigned char *cstr, unsigned char *k, const unsigned char *pk);
int crypto_kem_sntrup761_dec(unsigned char *k, const unsigned char *cstr, const unsigned char *sk);
int crypto_kem_sntrup761_keypair(unsigned char *pk, unsigned char *sk);

#endif
