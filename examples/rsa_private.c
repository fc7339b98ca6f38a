/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * rsa_private METHOD KEY NUMBER: NUMBER^d mod n for the private key in a PEM file, in hexadecimal
 * digits, as many for NUMBER as n has; METHOD is mont or ohta.  OpenSSL reads the key, and
 * must come to the same.
 */
#include "rsa.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <stdio.h>
#include <string.h>

static int refuse(const char *what) {
    fprintf(stderr, "rsa_private: %s\n", what);
    return 1;
}

static EVP_PKEY *read_key(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file)
        return NULL;
    EVP_PKEY *key = PEM_read_PrivateKey(file, NULL, NULL, NULL);
    fclose(file);
    return key;
}

/** One number of a key; its bytes stand in `room`. */
static int part(rsa_number *x, uint8_t *room, const EVP_PKEY *key, const char *name) {
    BIGNUM *number = NULL;
    if (!EVP_PKEY_get_bn_param(key, name, &number))
        return 0;
    x->length = (size_t)BN_num_bytes(number);
    x->bytes = room;
    const int fits = x->length <= RSA_MAX_BYTES;
    if (fits)
        BN_bn2bin(number, room);
    BN_clear_free(number);
    return fits;
}

static int parts(rsa_numbers *of, uint8_t room[7][RSA_MAX_BYTES], const EVP_PKEY *key) {
    return part(&of->n, room[0], key, OSSL_PKEY_PARAM_RSA_N) &&
           part(&of->e, room[1], key, OSSL_PKEY_PARAM_RSA_E) &&
           part(&of->p, room[2], key, OSSL_PKEY_PARAM_RSA_FACTOR1) &&
           part(&of->q, room[3], key, OSSL_PKEY_PARAM_RSA_FACTOR2) &&
           part(&of->dp, room[4], key, OSSL_PKEY_PARAM_RSA_EXPONENT1) &&
           part(&of->dq, room[5], key, OSSL_PKEY_PARAM_RSA_EXPONENT2) &&
           part(&of->qinv, room[6], key, OSSL_PKEY_PARAM_RSA_COEFFICIENT1);
}

/** Whether OpenSSL's own power of `in` is `out`. */
static int openssl_agrees(EVP_PKEY *key, const uint8_t *out, const uint8_t *in, size_t length) {
    uint8_t other[RSA_MAX_BYTES];
    size_t written = sizeof other;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    const int done = context && EVP_PKEY_decrypt_init(context) > 0 &&
                     EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) > 0 &&
                     EVP_PKEY_decrypt(context, other, &written, in, length) > 0;
    EVP_PKEY_CTX_free(context);
    return done && written == length && memcmp(out, other, length) == 0;
}

/** Reads exactly `length` bytes; 1 if they are there, else 0. */
static int read_hex(uint8_t *bytes, size_t length, const char *digits) {
    if (strlen(digits) != 2 * length || strspn(digits, "0123456789abcdefABCDEF") != 2 * length)
        return 0;
    for (size_t i = 0; i < length; i++)
        sscanf(digits + 2 * i, "%2hhx", &bytes[i]);
    return 1;
}

static int run(sangi_mod_method method, EVP_PKEY *pem, const char *digits) {
    uint8_t room[7][RSA_MAX_BYTES], in[RSA_MAX_BYTES], out[RSA_MAX_BYTES];
    rsa_numbers numbers;
    rsa_key key;

    if (!pem || !parts(&numbers, room, pem))
        return refuse("no private RSA key of at most 4096 bits is in this file");
    sangi_status status = rsa_start(&key, &numbers, method);
    if (status != SANGI_OK)
        return refuse(sangi_strerror(status));
    if (!read_hex(in, numbers.n.length, digits))
        return refuse("NUMBER has as many hexadecimal digits as n");
    status = rsa_private(&key, out, in);
    rsa_end(&key);
    if (status != SANGI_OK)
        return refuse(sangi_strerror(status));
    if (!openssl_agrees(pem, out, in, numbers.n.length))
        return refuse("OpenSSL came to another result");
    for (size_t i = 0; i < numbers.n.length; i++)
        printf("%02x", out[i]);
    printf("\n");
    return 0;
}

int main(int argc, char **argv) {
    const int ohta = argc == 4 && strcmp(argv[1], "ohta") == 0;

    if (argc != 4 || (!ohta && strcmp(argv[1], "mont") != 0)) {
        fprintf(stderr, "rsa_private METHOD KEY NUMBER, with METHOD mont or ohta\n");
        return 2;
    }
    EVP_PKEY *key = read_key(argv[2]);
    const int code = run(ohta ? SANGI_MOD_OHTA : SANGI_MOD_MONTGOMERY, key, argv[3]);
    EVP_PKEY_free(key);
    return code;
}
