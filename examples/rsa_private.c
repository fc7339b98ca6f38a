/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * rsa_private KEY NUMBER: NUMBER^d mod n for the private key in a PEM file, in hexadecimal digits,
 * as many for NUMBER as n has.  OpenSSL reads the key, and must come to the same.
 *
 * rsa_private METHOD and eight times KEY NUMBER, with keys of one length, does them at once; METHOD
 * is mont or ohta.
 */
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
static int part(const uint8_t **x, size_t *length, uint8_t *room, const EVP_PKEY *key,
                const char *name) {
    BIGNUM *number = NULL;
    if (!EVP_PKEY_get_bn_param(key, name, &number))
        return 0;
    *length = (size_t)BN_num_bytes(number);
    *x = room;
    const int fits = *length <= RSA_MAX_BYTES;
    if (fits)
        BN_bn2bin(number, room);
    BN_clear_free(number);
    return fits;
}

static int parts(sangi_rsa_numbers *of, uint8_t room[7][RSA_MAX_BYTES], const EVP_PKEY *key) {
    return part(&of->n, &of->n_length, room[0], key, OSSL_PKEY_PARAM_RSA_N) &&
           part(&of->e, &of->e_length, room[1], key, OSSL_PKEY_PARAM_RSA_E) &&
           part(&of->p, &of->p_length, room[2], key, OSSL_PKEY_PARAM_RSA_FACTOR1) &&
           part(&of->q, &of->q_length, room[3], key, OSSL_PKEY_PARAM_RSA_FACTOR2) &&
           part(&of->dp, &of->dp_length, room[4], key, OSSL_PKEY_PARAM_RSA_EXPONENT1) &&
           part(&of->dq, &of->dq_length, room[5], key, OSSL_PKEY_PARAM_RSA_EXPONENT2) &&
           part(&of->qinv, &of->qinv_length, room[6], key, OSSL_PKEY_PARAM_RSA_COEFFICIENT1);
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
    sangi_rsa_numbers numbers;
    uint8_t room[7][RSA_MAX_BYTES], in[RSA_MAX_BYTES];
} pair;

static const char *read_pair(pair *of, const char *path, const char *digits) {
    of->pem = read_key(path);
    if (!of->pem || !parts(&of->numbers, of->room, of->pem))
        return "no private RSA key of at most 4096 bits is in this file";
    if (!read_hex(of->in, of->numbers.n_length, digits))
        return "NUMBER has as many hexadecimal digits as n";
    return NULL;
}

static const char *show(const pair *of, const uint8_t *out) {
    const size_t length = of->numbers.n_length;

    if (!openssl_agrees(of->pem, out, of->in, length))
        return "OpenSSL came to another result";
    for (size_t i = 0; i < length; i++)
        printf("%02x", out[i]);
    printf("\n");
    return NULL;
}

static const char *run(const pair *of) {
    static unsigned char memory[SANGI_RSA_SIZE(RSA_MAX_BITS)];
    static unsigned char scratch[SANGI_RSA_SCRATCH(RSA_MAX_BITS)];
    const size_t length = of->numbers.n_length;
    uint8_t out[RSA_MAX_BYTES];
    sangi_rsa *key;

    sangi_status status = sangi_rsa_init(&key, memory, sizeof memory, &of->numbers);
    if (status != SANGI_OK)
        return sangi_strerror(status);
    status = sangi_rsa_private(key, out, length, of->in, length, sangi_rng_host, NULL, scratch,
                               sizeof scratch);
    sangi_rsa_wipe(key);
    return status == SANGI_OK ? show(of, out) : sangi_strerror(status);
}

static const char *run_eight(sangi_mod_method method, const pair of[RSA_LANES]) {
    static rsa_eight keys;
    const size_t length = of[0].numbers.n_length;
    uint8_t in[RSA_LANES * RSA_MAX_BYTES], out[RSA_LANES * RSA_MAX_BYTES];
    sangi_rsa_numbers numbers[RSA_LANES];
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
    const int eight = argc == 2 + 2 * RSA_LANES, first = eight ? 2 : 1;
    const int ohta = eight && strcmp(argv[1], "ohta") == 0;
    const sangi_mod_method method = ohta ? SANGI_MOD_OHTA : SANGI_MOD_MONTGOMERY;
    const char *wrong = NULL;

    if (eight ? !ohta && strcmp(argv[1], "mont") != 0 : argc != 3) {
        fprintf(stderr, "rsa_private KEY NUMBER, or METHOD and eight times KEY NUMBER, with METHOD "
                        "mont or ohta\n");
        return 2;
    }
    for (int i = 0; first + 2 * i + 1 < argc && !wrong; i++)
        wrong = read_pair(&given[i], argv[first + 2 * i], argv[first + 2 * i + 1]);
    if (!wrong)
        wrong = eight ? run_eight(method, given) : run(given);
    for (size_t i = 0; i < RSA_LANES; i++)
        EVP_PKEY_free(given[i].pem);
    return wrong ? refuse(wrong) : 0;
}
