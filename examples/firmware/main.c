/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Firmware for a Cortex-M4 that agrees on a key by Saber, with no operating system and no heap.
 *
 * Two parties in one program: the receiver makes keys, the sender encapsulates to the public one,
 * the receiver decapsulates.  It prints both secrets and how deep the stack went, and ends with 1
 * where the secrets differ.  board.c says where the randomness is from.
 */
#include <sangi/saber.h>

#include "board.h"

static uint8_t public_key[SANGI_SABER_PUBLIC_BYTES], secret_key[SANGI_SABER_SECRET_BYTES];
static uint8_t ciphertext[SANGI_SABER_CIPHERTEXT_BYTES];
static uint8_t sent[SANGI_SABER_SHARED_BYTES], received[SANGI_SABER_SHARED_BYTES];

static void print_secret(const char *who, const uint8_t *secret) {
    static const char digit[] = "0123456789abcdef";
    char text[2 * SANGI_SABER_SHARED_BYTES + 2];

    for (size_t i = 0; i < SANGI_SABER_SHARED_BYTES; i++) {
        text[2 * i] = digit[secret[i] >> 4];
        text[2 * i + 1] = digit[secret[i] & 15];
    }
    text[sizeof text - 2] = '\n';
    text[sizeof text - 1] = 0;
    board_print(who);
    board_print(text);
}

static void print_number(const char *what, size_t n) {
    char text[12], *at = text + sizeof text - 1;

    *at = 0;
    *--at = '\n';
    do {
        *--at = (char)('0' + n % 10);
        n /= 10;
    } while (n);
    board_print(what);
    board_print(at);
}

/* In a time that does not tell where they differ. */
static int same(const uint8_t *x, const uint8_t *y) {
    unsigned difference = 0;

    for (size_t i = 0; i < SANGI_SABER_SHARED_BYTES; i++)
        difference |= x[i] ^ y[i];
    return difference == 0;
}

static sangi_status agree(void) {
    sangi_status status = sangi_saber_keygen(public_key, sizeof public_key, secret_key,
                                             sizeof secret_key, board_random, NULL);
    if (status == SANGI_OK)
        status = sangi_saber_encaps(ciphertext, sizeof ciphertext, sent, sizeof sent, public_key,
                                    sizeof public_key, board_random, NULL);
    if (status == SANGI_OK)
        status = sangi_saber_decaps(received, sizeof received, ciphertext, sizeof ciphertext,
                                    secret_key, sizeof secret_key);
    return status;
}

int main(void) {
    if (agree() != SANGI_OK) {
        board_print("no key\n");
        return 1;
    }
    print_secret("sent     ", sent);
    print_secret("received ", received);
    print_number("stack    ", board_stack_used());
    return !same(sent, received);
}
