/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * libsecp256k1's field: five limbs of 52 bits, not reduced between products.  A slot holds them.
 */
#include "peers.h"

#include <assumptions.h>
#include <field_impl.h>
#include <int128_impl.h>

enum { WORDS = 5, LIMBS = 4, BYTES = 32 };

_Static_assert(sizeof(secp256k1_fe) == WORDS * sizeof(uint64_t),
               "libsecp256k1 holds elements in another form");

static secp256k1_fe *element(uint64_t *slot) { return (secp256k1_fe *)(void *)slot; }

static const secp256k1_fe *constant(const uint64_t *slot) {
    return (const secp256k1_fe *)(const void *)slot;
}

void peer_libsecp256k1_secp256k1_mul(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    secp256k1_fe_mul(element(z), constant(x), constant(y));
}

void peer_libsecp256k1_secp256k1_sqr(uint64_t *z, const uint64_t *x) {
    secp256k1_fe_sqr(element(z), constant(x));
}

void peer_libsecp256k1_secp256k1_inv(uint64_t *z, const uint64_t *x) {
    secp256k1_fe_inv(element(z), constant(x));
}

static bool put(uint64_t *slot, const uint64_t *limbs, size_t n) {
    unsigned char bytes[BYTES];
    for (size_t i = 0; i < BYTES; i++)
        bytes[BYTES - 1 - i] = (unsigned char)(limbs[i / 8] >> 8 * (i % 8));
    return n == LIMBS && secp256k1_fe_set_b32_limit(element(slot), bytes);
}

static void get(uint64_t *limbs, const uint64_t *slot, size_t n) {
    unsigned char bytes[BYTES];
    secp256k1_fe x = *constant(slot);
    secp256k1_fe_normalize(&x);
    secp256k1_fe_get_b32(bytes, &x);
    for (size_t i = 0; i < n; i++)
        limbs[i] = 0;
    for (size_t i = 0; i < BYTES; i++)
        limbs[i / 8] |= (uint64_t)bytes[BYTES - 1 - i] << 8 * (i % 8);
}

static bool start(const bench_field *field) { return field->limbs == LIMBS && field->plain; }

const field_form field_libsecp256k1 = {WORDS, put, get, start, false};
