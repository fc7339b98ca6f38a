/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** SHAKE128, SHAKE256, SHA3-256 and SHA3-512 as sponges over Keccak-f[1600]. */
#include <sangi/hash.h>

#include "hash/keccak.h"
#include "word/bytes.h"
#include "word/wipe.h"

enum { SHAKE128, SHA3_256, SHA3_512, SHAKE256 };

static const uint8_t rates[] = {168, 136, 72, 136};
static const uint8_t suffixes[] = {0x1f, 0x06, 0x06, 0x1f};

static void begin(sangi_keccak *k, uint8_t kind) {
    for (int i = 0; i < SANGI_KECCAK_WORDS; i++)
        k->state[i] = 0;
    k->at = 0;
    k->kind = kind;
    k->squeezes = 0;
}

void sangi_shake128_init(sangi_keccak *k) { begin(k, SHAKE128); }

void sangi_sha3_256_init(sangi_keccak *k) { begin(k, SHA3_256); }

void sangi_sha3_512_init(sangi_keccak *k) { begin(k, SHA3_512); }

static void add_byte(sangi_keccak *k, size_t at, uint8_t byte) {
    k->state[at / 8] ^= sangi_keccak_interleave((uint64_t)byte << at % 8 * 8);
}

/* The number of whole words from a byte of the block on, within `length`. */
static size_t words_from(size_t at, size_t rate, size_t length) {
    return at % 8 ? 0 : (length < rate - at ? length : rate - at) / 8;
}

SANGI_OWN_FRAME static void absorb(sangi_keccak *k, const uint8_t *bytes, size_t length) {
    const size_t rate = rates[k->kind];
    uint64_t scratch[SANGI_KECCAK_WORDS];
    size_t at = k->at;

    while (length > 0) {
        const size_t words = words_from(at, rate, length), step = words ? 8 * words : 1;
        for (size_t i = 0; i < words; i++)
            k->state[at / 8 + i] ^= sangi_keccak_interleave(sangi_load64(bytes + 8 * i));
        if (words == 0)
            add_byte(k, at, *bytes);
        at += step, bytes += step, length -= step;
        if (at == rate) {
            sangi_keccak_permute(k->state, scratch);
            at = 0;
        }
    }
    k->at = (uint16_t)at;
    sangi_wipe(scratch, sizeof scratch);
}

SANGI_OWN_FRAME static void squeeze(sangi_keccak *k, uint8_t *bytes, size_t length) {
    const size_t rate = rates[k->kind];
    uint64_t scratch[SANGI_KECCAK_WORDS];
    size_t at = k->at;

    if (!k->squeezes) {
        add_byte(k, at, suffixes[k->kind]);
        add_byte(k, rate - 1, 0x80);
        at = rate;
        k->squeezes = 1;
    }
    while (length > 0) {
        if (at == rate) {
            sangi_keccak_permute(k->state, scratch);
            at = 0;
        }
        const size_t words = words_from(at, rate, length), step = words ? 8 * words : 1;
        for (size_t i = 0; i < words; i++)
            sangi_store64(bytes + 8 * i, sangi_keccak_deinterleave(k->state[at / 8 + i]));
        if (words == 0)
            *bytes = (uint8_t)(sangi_keccak_deinterleave(k->state[at / 8]) >> at % 8 * 8);
        at += step, bytes += step, length -= step;
    }
    k->at = (uint16_t)at;
    sangi_wipe(scratch, sizeof scratch);
}

/* Registers that hold a state are those of absorb and squeeze, and spilled in frames of theirs. */
void sangi_keccak_absorb(sangi_keccak *k, const uint8_t *bytes, size_t length) {
    absorb(k, bytes, length);
    sangi_wipe_stack(SANGI_WIPE_HASH);
}

void sangi_keccak_squeeze(sangi_keccak *k, uint8_t *bytes, size_t length) {
    squeeze(k, bytes, length);
    sangi_wipe_stack(SANGI_WIPE_HASH);
}

static void whole(uint8_t kind, uint8_t *output, size_t output_length, const uint8_t *message,
                  size_t length) {
    sangi_keccak k;

    begin(&k, kind);
    absorb(&k, message, length);
    squeeze(&k, output, output_length);
    sangi_wipe(&k, sizeof k);
    sangi_wipe_stack(SANGI_WIPE_HASH);
}

void sangi_sha3_256(uint8_t digest[32], const uint8_t *message, size_t length) {
    whole(SHA3_256, digest, SANGI_SHA3_256_BYTES, message, length);
}

void sangi_sha3_512(uint8_t digest[64], const uint8_t *message, size_t length) {
    whole(SHA3_512, digest, SANGI_SHA3_512_BYTES, message, length);
}

void sangi_shake128(uint8_t *output, size_t output_length, const uint8_t *message, size_t length) {
    whole(SHAKE128, output, output_length, message, length);
}

void sangi_shake256(uint8_t *output, size_t output_length, const uint8_t *message, size_t length) {
    whole(SHAKE256, output, output_length, message, length);
}
