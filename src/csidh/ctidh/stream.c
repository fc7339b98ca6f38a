/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/stream.h"

#include "mp/bytes.h"
#include "word/bytes.h"
#include "word/wipe.h"

/* Any number of so many bytes is below p. */
enum { CHUNK = (SANGI_CURVE_BITS - 1) / 8 };

static const uint8_t purpose[] = {'s', 'a', 'n', 'g', 'i', ' ', 'c', 't', 'i', 'd', 'h'};

void sangi_ctidh_stream_init(sangi_ctidh_stream *s, const uint8_t seed[SANGI_CTIDH_SEED]) {
    sangi_shake128_init(&s->sponge);
    sangi_keccak_absorb(&s->sponge, purpose, sizeof purpose);
    sangi_keccak_absorb(&s->sponge, seed, SANGI_CTIDH_SEED);
}

void sangi_ctidh_stream_mix(sangi_ctidh_stream *s, const uint8_t *bytes, size_t length) {
    sangi_keccak_absorb(&s->sponge, bytes, length);
}

/* z <- the element of the number z < p */
static void to_montgomery(const sangi_field *f, sangi_fp *z) {
    f->mul(z->limb, z->limb, f->radix2);
}

static void draw_chunk(sangi_ctidh_stream *s, const sangi_field *f, sangi_fp *z) {
    uint8_t bytes[CHUNK];

    sangi_keccak_squeeze(&s->sponge, bytes, sizeof bytes);
    sangi_mp_from_bytes(z->limb, SANGI_FP_LIMBS, bytes, sizeof bytes, SANGI_MP_LITTLE_ENDIAN);
    to_montgomery(f, z);
    sangi_wipe(bytes, sizeof bytes);
}

void sangi_ctidh_draw_element(sangi_ctidh_stream *s, sangi_fp *z) {
    const sangi_field *const f = SANGI_FP_FIELD();
    sangi_fp radix = {{0}}, low;

    radix.limb[8 * CHUNK / SANGI_LIMB_BITS] =
        (sangi_limb)((sangi_limb)1 << (8 * CHUNK % SANGI_LIMB_BITS));
    to_montgomery(f, &radix);
    draw_chunk(s, f, &low);
    draw_chunk(s, f, z);
    f->mul(z->limb, z->limb, radix.limb);
    f->add(z->limb, z->limb, low.limb);
    sangi_wipe(&low, sizeof low);
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
