/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** RSA: a known answer, what is refused, and faults, after which nothing is written. */
#include <stdio.h>
#include <string.h>

#include <sangi/rsa.h>

#include "mod/context.h"
#include "rsa/key.h"

enum { BITS = 256, BYTES = BITS / 8, HALF = BYTES / 2 };

static const uint8_t N[] = {0xb7, 0x55, 0xc6, 0xcf, 0x35, 0x42, 0x5e, 0x1e, 0x26, 0xc1, 0x29,
                            0x37, 0xfa, 0xac, 0xd9, 0x31, 0x5f, 0xc6, 0x23, 0x21, 0x4b, 0x09,
                            0x4f, 0xdc, 0xa7, 0xa7, 0x72, 0x07, 0x17, 0xc0, 0x2d, 0xd3};
static const uint8_t E[] = {0x01, 0x00, 0x01};
static const uint8_t P[] = {0xed, 0x4d, 0x19, 0xb8, 0x85, 0xdc, 0x0a, 0x68,
                            0xcd, 0xb5, 0x40, 0x88, 0x75, 0x4e, 0x64, 0xf5};
static const uint8_t Q[] = {0xc5, 0xc8, 0x0e, 0xde, 0x20, 0x2c, 0xb1, 0x5a,
                            0x09, 0x8d, 0xb8, 0x60, 0x1e, 0x47, 0xca, 0xa7};
static const uint8_t DP[] = {0x29, 0x85, 0x43, 0x09, 0xd9, 0x4a, 0x1d, 0xfc,
                             0x26, 0x7a, 0x1f, 0x57, 0x81, 0x06, 0xfd, 0x7d};
static const uint8_t DQ[] = {0xa0, 0x52, 0x1e, 0xdb, 0x27, 0xb1, 0x92, 0xc1,
                             0xad, 0x64, 0xd7, 0xc3, 0xf2, 0x47, 0xb7, 0x99};
static const uint8_t QINV[] = {0xbd, 0xb2, 0xdf, 0xcc, 0xe4, 0x00, 0x65, 0xb8,
                               0x21, 0x4c, 0x2b, 0xa5, 0x23, 0x9b, 0xee, 0xbf};
static const uint8_t MESSAGE[] = {0x6c, 0xbd, 0xbb, 0x71, 0x07, 0x5f, 0x0e, 0x1d, 0x4d, 0x5f, 0xad,
                                  0x71, 0xa7, 0xe2, 0x7f, 0x8c, 0xf9, 0x2a, 0xf5, 0x41, 0xa5, 0xdc,
                                  0x58, 0x96, 0x98, 0xd1, 0xe3, 0x04, 0x5a, 0xa2, 0x68, 0x79};
static const uint8_t POWER[] = {0x78, 0xad, 0xf4, 0xd9, 0xe0, 0xc5, 0x8c, 0x17, 0x0a, 0xe8, 0x12,
                                0x4d, 0xbd, 0xa5, 0xa4, 0x1a, 0x43, 0xe8, 0x81, 0x4c, 0x4f, 0x52,
                                0x0d, 0xd0, 0xb5, 0x62, 0xdb, 0x6e, 0x56, 0xf1, 0xb4, 0x77};

static int failures;
static unsigned char memory[SANGI_RSA_SIZE(BITS) + 1], scratch[SANGI_RSA_SCRATCH(BITS) + 1];
static unsigned char room[SANGI_RSA_PUBLIC_SCRATCH(BYTES)];

static void expect(int holds, const char *what) {
    if (!holds) {
        printf("failed: %s\n", what);
        failures++;
    }
}

static sangi_rsa_numbers numbers(void) {
    const sangi_rsa_numbers of = {N,  sizeof N,  E,  sizeof E,  P,    sizeof P,   Q, sizeof Q,
                                  DP, sizeof DP, DQ, sizeof DQ, QINV, sizeof QINV};
    return of;
}

/* Counts on from *context. */
static sangi_status draw(void *context, uint8_t *bytes, size_t length) {
    uint8_t *const next = context;
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)((*next)++ * 29 + 5);
    return SANGI_OK;
}

static sangi_status fail(void *context, uint8_t *bytes, size_t length) {
    (void)context;
    memset(bytes, 0, length);
    return SANGI_RNG_FAILED;
}

static int untouched(const uint8_t *out) {
    for (size_t i = 0; i < BYTES; i++)
        if (out[i] != 0x77)
            return 0;
    return 1;
}

static int zero(const unsigned char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (bytes[i])
            return 0;
    return 1;
}

static sangi_status private(const sangi_rsa *key, uint8_t *out, const uint8_t *in) {
    static uint8_t next;
    return sangi_rsa_private(key, out, BYTES, in, BYTES, draw, &next, scratch + 1,
                             sizeof scratch - 1);
}

static sangi_rsa *make(void) {
    const sangi_rsa_numbers of = numbers();
    sangi_rsa *key = NULL;
    expect(sangi_rsa_init(&key, memory + 1, sizeof memory - 1, &of) == SANGI_OK, "a key");
    return key;
}

static void answers(void) {
    sangi_rsa *const key = make();
    uint8_t out[BYTES];

    for (int i = 0; i < 3; i++) {
        memset(out, 0x77, sizeof out);
        expect(private(key, out, MESSAGE) == SANGI_OK, "a power");
        expect(memcmp(out, POWER, BYTES) == 0, "its value");
    }
    expect(zero(scratch + 1, sizeof scratch - 1), "scratch that is erased");
    memcpy(out, MESSAGE, BYTES);
    expect(private(key, out, out) == SANGI_OK && memcmp(out, POWER, BYTES) == 0, "in place");
    expect(sangi_rsa_public_vartime(out, BYTES, out, BYTES, N, BYTES, E, sizeof E, room,
                                    sizeof room) == SANGI_OK,
           "a public power");
    expect(memcmp(out, MESSAGE, BYTES) == 0, "its value");
    sangi_rsa_wipe(key);
    expect(zero(memory + 1, sizeof memory - 1), "a key that is erased");
}

static void refusals(void) {
    sangi_rsa *const key = make();
    uint8_t out[BYTES], above[BYTES];
    const size_t size = SANGI_RSA_SCRATCH(BITS);

    memset(out, 0x77, sizeof out);
    memcpy(above, N, BYTES);
    expect(sangi_rsa_private(key, out, BYTES, N, BYTES, draw, above, scratch, size) ==
               SANGI_OUT_OF_RANGE,
           "n as a message");
    expect(sangi_rsa_private(key, out, BYTES, MESSAGE, BYTES - 1, draw, above, scratch, size) ==
               SANGI_BAD_LENGTH,
           "a short message");
    expect(sangi_rsa_private(key, out, BYTES - 1, MESSAGE, BYTES, draw, above, scratch, size) ==
               SANGI_BAD_LENGTH,
           "a short output");
    expect(sangi_rsa_private(key, out, BYTES, MESSAGE, BYTES, draw, above, scratch, size - 1) ==
               SANGI_BAD_MEMORY,
           "too little scratch");
    expect(sangi_rsa_private(key, out, BYTES, MESSAGE, BYTES, fail, NULL, scratch, size) ==
               SANGI_RNG_FAILED,
           "no randomness");
    expect(sangi_rsa_public_vartime(out, BYTES, N, BYTES, N, BYTES, E, sizeof E, room,
                                    sizeof room) == SANGI_OUT_OF_RANGE,
           "n in public");
    expect(sangi_rsa_public_vartime(out, BYTES, MESSAGE, BYTES, N, BYTES, E, sizeof E, room,
                                    sizeof room - 1) == SANGI_BAD_MEMORY,
           "too little scratch in public");
    expect(sangi_rsa_public_vartime(out, BYTES, MESSAGE, BYTES - 1, N, BYTES, E, sizeof E, room,
                                    sizeof room) == SANGI_BAD_LENGTH,
           "a short message in public");
    expect(untouched(out), "a refusal writes nothing");
    sangi_rsa_wipe(key);
}

static sangi_status status_of(const sangi_rsa_numbers *of) {
    sangi_rsa *key;
    const sangi_status status = sangi_rsa_init(&key, memory, SANGI_RSA_SIZE(BITS), of);
    expect(key == NULL && zero(memory, SANGI_RSA_SIZE(BITS)), "a refused key leaves nothing");
    return status;
}

static void refused_keys(void) {
    static const uint8_t one[] = {0, 1}, even[] = {1, 0};
    uint8_t changed[BYTES];
    sangi_rsa_numbers of = numbers();
    sangi_rsa *key;

    memset(memory, 0, sizeof memory);
    expect(sangi_rsa_init(&key, memory, SANGI_RSA_SIZE(BITS) - 1, &of) == SANGI_BAD_MEMORY,
           "too little memory");
    of.q_length = HALF - 1;
    expect(status_of(&of) == SANGI_BAD_LENGTH, "primes of two lengths");
    of = numbers();
    of.n_length = BYTES - 2;
    expect(status_of(&of) == SANGI_BAD_LENGTH, "n shorter than the primes");
    of = numbers();
    of.dp_length = HALF + 1;
    expect(status_of(&of) == SANGI_BAD_LENGTH, "dp longer than p");
    of = numbers();
    of.e = one, of.e_length = sizeof one;
    expect(status_of(&of) == SANGI_OUT_OF_RANGE, "e = 1");
    of.e = even;
    expect(status_of(&of) == SANGI_OUT_OF_RANGE, "an even e");
    of = numbers();
    of.qinv = P, of.qinv_length = sizeof P;
    expect(status_of(&of) == SANGI_OUT_OF_RANGE, "qinv = p");
    of = numbers();
    memcpy(changed, N, BYTES);
    changed[BYTES - 1] ^= 1;
    of.n = changed;
    expect(status_of(&of) == SANGI_BAD_METHOD, "an even n");
    memcpy(changed, P, HALF);
    changed[0] = 0;
    of = numbers();
    of.p = changed;
    expect(status_of(&of) == SANGI_BAD_MODULUS, "p with a zero in front");
}

/* Each bit in turn: the result is right, where the bit counts for nothing, or there is none. */
static int flipped(const sangi_rsa *key, void *memory_of, size_t length) {
    uint8_t *const bytes = memory_of, out[BYTES];
    int caught = 0;

    for (size_t bit = 0; bit < 8 * length; bit++) {
        bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
        memset(out, 0x77, sizeof out);
        const sangi_status status = private(key, out, MESSAGE);
        if (status == SANGI_OK)
            expect(memcmp(out, POWER, BYTES) == 0, "a wrong result is given away");
        else
            expect(status == SANGI_BAD_RESULT && untouched(out), "a fault writes something");
        caught += status == SANGI_BAD_RESULT;
        bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
    return caught;
}

static void faults(void) {
    sangi_rsa *const key = make();

    expect(flipped(key, key->dp, HALF) == 8 * HALF, "bits of dp");
    expect(flipped(key, key->dq, HALF) == 8 * HALF, "bits of dq");
    expect(flipped(key, key->qinv, HALF) == 8 * HALF, "bits of qinv");
    expect(flipped(key, key->p->data, HALF) == 8 * HALF, "bits of p");
    expect(flipped(key, key->q->data, HALF) == 8 * HALF, "bits of q");
    expect(flipped(key, key->n->data, HALF) == 8 * HALF, "the lower bits of n");
    sangi_rsa_wipe(key);
}

int main(void) {
    answers();
    refusals();
    refused_keys();
    faults();
    return failures != 0;
}
