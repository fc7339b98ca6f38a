/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * One operation of a mechanism whose cycles on a board are published: board_choice is 0 for a key
 * pair, 1 for encapsulation, 2 for decapsulation.  API is the mechanism's header, NAME(x) its name
 * of x.
 */
#include API
#include "board.h"

static uint8_t public[NAME(CRYPTO_PUBLICKEYBYTES)], secret[NAME(CRYPTO_SECRETKEYBYTES)];
static uint8_t message[NAME(CRYPTO_CIPHERTEXTBYTES)];
static uint8_t sent[NAME(CRYPTO_BYTES)], received[NAME(CRYPTO_BYTES)];

/* What the sources take their randomness from: as good as any where time must not depend on it. */
int PQCLEAN_randombytes(uint8_t *out, size_t length);
int PQCLEAN_randombytes(uint8_t *out, size_t length) {
    static uint32_t state = 1;

    while (length--) {
        state = state * 1664525 + 1013904223;
        *out++ = (uint8_t)(state >> 24);
    }
    return 0;
}

/* Their hash functions keep a state at a time on the heap, and give back the last one first. */
void *malloc(size_t length);
void free(void *last);
_Noreturn void exit(int status);

static _Alignas(8) uint8_t heap[1024];
static size_t used;

void *malloc(size_t length) {
    const size_t from = used, to = (from + length + 7) & ~(size_t)7;

    if (to > sizeof heap)
        return NULL;
    used = to;
    return heap + from;
}

void free(void *last) { used = (size_t)((uint8_t *)last - heap); }

_Noreturn void exit(int status) { board_exit(status); }

static void run(uint32_t choice) {
    if (choice == 0)
        NAME(crypto_kem_keypair)(public, secret);
    else if (choice == 1)
        NAME(crypto_kem_enc)(message, sent, public);
    else
        NAME(crypto_kem_dec)(received, message, secret);
}

int main(void) {
    uint8_t differ = 0;

    for (uint32_t choice = 0; choice < board_choice; choice++)
        run(choice);
    board_begin();
    run(board_choice);
    board_end();
    for (uint32_t choice = board_choice + 1; choice < 3; choice++)
        run(choice);
    for (size_t i = 0; i < sizeof sent; i++)
        differ |= sent[i] ^ received[i];
    return differ ? 1 : 0;
}
