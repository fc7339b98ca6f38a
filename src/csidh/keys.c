/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Key formats: seeds, exponents, and the formats of other implementations. */
#include <sangi/csidh512.h>
#include <sangi/hash.h>
#include <sangi/p511.h>

#include "word/limb.h"
#include "word/wipe.h"

enum {
    EXPONENTS = SANGI_CSIDH512_EXPONENTS,
    KEY = SANGI_CSIDH512_PUBLIC_BYTES,
    NIBBLES = SANGI_CSIDH512_NIBBLES_BYTES,
    MOST = 5 /* exponents of a key are from -MOST to MOST */
};

static const uint8_t purpose[] = {'s', 'a', 'n', 'g', 'i', ' ', 'c',
                                  's', 'i', 'd', 'h', '5', '1', '2'};

sangi_status sangi_csidh512_expand_vartime(int8_t *exponent, size_t count, const uint8_t *seed,
                                           size_t seed_length) {
    sangi_keccak k;
    uint8_t byte = 0;
    size_t done = 0;

    if (count != EXPONENTS || seed_length != SANGI_CSIDH512_SEED_BYTES)
        return SANGI_BAD_LENGTH;
    sangi_shake128_init(&k);
    sangi_keccak_absorb(&k, purpose, sizeof purpose);
    sangi_keccak_absorb(&k, seed, seed_length);
    for (unsigned half = 0; done < EXPONENTS; half ^= 1) {
        if (half == 0)
            sangi_keccak_squeeze(&k, &byte, 1);
        const int digit = half ? byte >> 4 : byte & 15;
        if (digit <= 2 * MOST)
            exponent[done++] = (int8_t)(digit - MOST);
    }
    sangi_wipe(&k, sizeof k);
    sangi_wipe(&byte, sizeof byte);
    return SANGI_OK;
}

sangi_status sangi_csidh512_from_nibbles(int8_t *exponent, size_t count, const uint8_t *nibbles,
                                         size_t length) {
    if (count != EXPONENTS || length != NIBBLES)
        return SANGI_BAD_LENGTH;
    for (size_t i = EXPONENTS; i-- > 0;) {
        const unsigned digit = (unsigned)nibbles[i / 2] >> (i % 2 ? 0 : 4) & 15;
        exponent[i] = (int8_t)((int)(digit ^ 8) - 8);
    }
    return SANGI_OK;
}

sangi_status sangi_csidh512_to_nibbles(uint8_t *nibbles, size_t length, const int8_t *exponent,
                                       size_t count) {
    uint32_t outside = 0;

    if (count != EXPONENTS || length != NIBBLES)
        return SANGI_BAD_LENGTH;
    for (size_t i = 0; i < EXPONENTS; i += 2) {
        const uint32_t high = (uint32_t)exponent[i] + 8, low = (uint32_t)exponent[i + 1] + 8;
        outside |= (high | low) >> 4;
        nibbles[i / 2] = (uint8_t)(((high ^ 8) & 15) << 4 | ((low ^ 8) & 15));
    }
    /* Whether any exponent is out of range is declassified, which one is not.  The low four bits of
     * `outside` are zero if and only if all are in range. */
    const sangi_mask inside = sangi_limb_mask(((outside & 15) - 1) >> 31);
    for (size_t i = 0; i < NIBBLES; i++)
        nibbles[i] &= (uint8_t)inside;
    return (sangi_status)((sangi_limb)~inside & SANGI_OUT_OF_RANGE);
}

/* z <- 2^512, by repeated squaring, because the representation of elements is private. */
static void radix(sangi_p511 *z) {
    sangi_p511_from_u64(z, 2);
    for (int i = 0; i < 9; i++)
        sangi_p511_sqr(z, z);
}

static sangi_status scale(uint8_t *to, const uint8_t *from, const sangi_p511 *factor) {
    sangi_p511 a;
    const sangi_status status = sangi_p511_from_bytes(&a, from, KEY);

    sangi_p511_mul(&a, &a, factor);
    (void)sangi_p511_to_bytes(to, KEY, &a);
    sangi_wipe(&a, sizeof a);
    return status;
}

sangi_status sangi_csidh512_from_montgomery(uint8_t *key, size_t length, const uint8_t *montgomery,
                                            size_t montgomery_length) {
    sangi_p511 factor;

    if (length != KEY || montgomery_length != KEY)
        return SANGI_BAD_LENGTH;
    radix(&factor);
    sangi_p511_inv(&factor, &factor);
    return scale(key, montgomery, &factor);
}

sangi_status sangi_csidh512_to_montgomery(uint8_t *montgomery, size_t montgomery_length,
                                          const uint8_t *key, size_t length) {
    sangi_p511 factor;

    if (length != KEY || montgomery_length != KEY)
        return SANGI_BAD_LENGTH;
    radix(&factor);
    return scale(montgomery, key, &factor);
}
