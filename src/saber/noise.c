/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "saber/noise.h"

#include "saber/pack.h"
#include "word/limb.h"

/* Four coefficients at a time: the set bits of eight fields of `half` bits are counted in place. */
static inline void binomial(int16_t *s, const uint8_t *bytes, unsigned half) {
    uint64_t lowest = 0;

    for (unsigned field = 0; field < 8; field++)
        lowest |= (uint64_t)1 << field * half;
    for (unsigned i = 0; i < SANGI_SABER_N; i += 4, bytes += half) {
        uint64_t x = 0, counts = 0;
        for (unsigned j = 0; j < half; j++)
            x |= (uint64_t)bytes[j] << 8 * j;
        for (unsigned j = 0; j < half; j++)
            counts += x >> j & lowest;
        for (unsigned j = 0; j < 4; j++, counts >>= 2 * half) {
            const unsigned mask = (1U << half) - 1;
            s[i + j] = (int16_t)((int)(counts & mask) - (int)(counts >> half & mask));
        }
    }
}

void sangi_saber_noise(int16_t *s, const uint8_t *bytes, unsigned bits) {
    switch (bits) {
    case 6:
        binomial(s, bytes, 3);
        break;
    case 8:
        binomial(s, bytes, 4);
        break;
    default:
        binomial(s, bytes, 5);
    }
}

/* pack13 takes the lowest 13 bits of a coefficient. */
void sangi_saber_pack_secret(uint8_t *bytes, const int16_t *s) {
    sangi_saber_pack13(bytes, (const uint16_t *)s);
}

sangi_mask sangi_saber_unpack_secret(int16_t *s, const uint8_t *bytes, int most) {
    uint32_t any = 0;

    sangi_saber_unpack13((uint16_t *)s, bytes);
    for (unsigned i = 0; i < SANGI_SABER_N; i++) {
        const int centred = (s[i] ^ 4096) - 4096;
        const uint32_t beyond = ((uint32_t)(most - centred) | (uint32_t)(most + centred)) >> 31;
        s[i] = (int16_t)((uint32_t)centred & (beyond - 1));
        any |= beyond;
    }
    return sangi_limb_mask((sangi_limb)any);
}
