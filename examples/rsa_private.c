/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * rsa_private METHOD KEY NUMBER: NUMBER^d mod n for the private key in a PEM file, in hexadecimal
 * digits, as many for NUMBER as n has; METHOD is mont or ohta.  OpenSSL reads the key, and
 * must come to the same.  Eight times KEY NUMBER, with keys of one length, are done at once.
 */
#include "rsa.h"
#include "rsa_eight.h"

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

/** One pair of arguments. */
typedef struct {
    EVP_PKEY *pem;
    rsa_numbers numbers;
    uint8_t room[7][RSA_MAX_BYTES], in[RSA_MAX_BYTES];
} pair;

static const char *read_pair(pair *of, const char *path, const char *digits) {
    of->pem = read_key(path);
    if (!of->pem || !parts(&of->numbers, of->room, of->pem))
        return "no private RSA key of at most 4096 bits is in this file";
    if (!read_hex(of->in, of->numbers.n.length, digits))
        return "NUMBER has as many hexadecimal digits as n";
    return NULL;
}

static const char *show(const pair *of, const uint8_t *out) {
    const size_t length = of->numbers.n.length;

    if (!openssl_agrees(of->pem, out, of->in, length))
        return "OpenSSL came to another result";
    for (size_t i = 0; i < length; i++)
        printf("%02x", out[i]);
    printf("\n");
    return NULL;
}

static const char *run(sangi_mod_method method, const pair *of) {
    static rsa_key key;
    uint8_t out[RSA_MAX_BYTES];

    sangi_status status = rsa_start(&key, &of->numbers, method);
    if (status != SANGI_OK)
        return sangi_strerror(status);
    status = rsa_private(&key, out, of->in);
    rsa_end(&key);
    return status == SANGI_OK ? show(of, out) : sangi_strerror(status);
}

static const char *run_eight(sangi_mod_method method, const pair of[RSA_LANES]) {
    static rsa_eight keys;
    const size_t length = of[0].numbers.n.length;
    uint8_t in[RSA_LANES * RSA_MAX_BYTES], out[RSA_LANES * RSA_MAX_BYTES];
    rsa_numbers numbers[RSA_LANES];
    const char *wrong = NULL;

    for (size_t i = 0; i < RSA_LANES; i++) {
        numbers[i] = of[i].numbers;
        memcpy(in + i * length, of[i].in, length);
    }
    sangi_status status = rsa_eight_start(&keys, numbers, method);
    if (status != SANGI_OK)
        return sangi_strerror(status);
    status = rsa_eight_private(&keys, out, in);
    rsa_eight_end(&keys);
    if (status != SANGI_OK)
        return sangi_strerror(status);
    for (size_t i = 0; i < RSA_LANES && !wrong; i++)
        wrong = show(&of[i], out + i * length);
    return wrong;
}

int main(int argc, char **argv) {
    static pair given[RSA_LANES];
    const int one = argc == 4, eight = argc == 2 + 2 * RSA_LANES;
    const int ohta = (one || eight) && strcmp(argv[1], "ohta") == 0;
    const sangi_mod_method method = ohta ? SANGI_MOD_OHTA : SANGI_MOD_MONTGOMERY;
    const char *wrong = NULL;

    if (!(one || eight) || (!ohta && strcmp(argv[1], "mont") != 0)) {
        fprintf(stderr, "rsa_private METHOD KEY NUMBER, or eight times KEY NUMBER, with METHOD "
                        "mont or ohta\n");
        return 2;
    }
    for (int i = 0; 2 * i + 3 < argc && !wrong; i++)
        wrong = read_pair(&given[i], argv[2 * i + 2], argv[2 * i + 3]);
    if (!wrong)
        wrong = one ? run(method, given) : run_eight(method, given);
    for (size_t i = 0; i < RSA_LANES; i++)
        EVP_PKEY_free(given[i].pem);
    return wrong ? refuse(wrong) : 0;
}
