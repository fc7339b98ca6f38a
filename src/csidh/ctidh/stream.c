/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/stream.h"

#include "word/bytes.h"
#include "word/wipe.h"

static const uint8_t purpose[] = {'s', 'a', 'n', 'g', 'i', ' ', 'c', 't', 'i', 'd', 'h'};

void sangi_ctidh_stream_init(sangi_ctidh_stream *s, const uint8_t seed[SANGI_CTIDH_SEED]) {
    sangi_shake128_init(&s->sponge);
    sangi_keccak_absorb(&s->sponge, purpose, sizeof purpose);
    sangi_keccak_absorb(&s->sponge, seed, SANGI_CTIDH_SEED);
}

void sangi_ctidh_stream_mix(sangi_ctidh_stream *s, const uint8_t *bytes, size_t length) {
    sangi_keccak_absorb(&s->sponge, bytes, length);
}

void sangi_ctidh_draw_element(sangi_ctidh_stream *s, sangi_p511 *z) {
    uint8_t bytes[2 * SANGI_P511_BYTES];

    sangi_keccak_squeeze(&s->sponge, bytes, sizeof bytes);
    (void)sangi_p511_from_bytes_wide(z, bytes, sizeof bytes);
    sangi_wipe(bytes, sizeof bytes);
}

uint64_t sangi_ctidh_draw64(sangi_ctidh_stream *s) {
    uint8_t bytes[8];

    sangi_keccak_squeeze(&s->sponge, bytes, sizeof bytes);
    const uint64_t drawn = sangi_load64(bytes);
    sangi_wipe(bytes, sizeof bytes);
    return drawn;
}

/* floor(r * count / 2^160) for r of 160 bits, digit by digit */
uint32_t sangi_ctidh_draw_below(sangi_ctidh_stream *s, uint32_t count) {
    uint64_t carry = 0;

    for (int i = 0; i < 5; i++)
        carry = ((sangi_ctidh_draw64(s) >> 32) * count + carry) >> 32;
    return (uint32_t)carry;
}
