/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "saber/pack.h"

#include "word/bytes.h"

/* Fewer than eight bytes. */
static uint64_t load_few(const uint8_t *bytes, unsigned count) {
    uint64_t x = 0;

    for (unsigned i = 0; i < count; i++)
        x |= (uint64_t)bytes[i] << 8 * i;
    return x;
}

static void store_few(uint8_t *bytes, unsigned count, uint64_t x) {
    for (unsigned i = 0; i < count; i++)
        bytes[i] = (uint8_t)(x >> 8 * i);
}

/** Four coefficients of 10 or 13 bits in one word. */
static uint64_t four(const uint16_t *a, unsigned bits) {
    const uint64_t mask = ((uint64_t)1 << bits) - 1;

    return (a[0] & mask) | (a[1] & mask) << bits | (a[2] & mask) << 2 * bits |
           (a[3] & mask) << 3 * bits;
}

/* Two words of four coefficients overlap in the eight bytes between them. */
static inline void pack_wide(uint8_t *bytes, const uint16_t *a, unsigned bits) {
    for (unsigned i = 0; i < SANGI_SABER_N; i += 8, bytes += bits) {
        const uint64_t low = four(a + i, bits), high = four(a + i + 4, bits);
        sangi_store64(bytes, low | high << 4 * bits);
        store_few(bytes + 8, bits - 8, high >> (64 - 4 * bits));
    }
}

static inline void unpack_wide(uint16_t *a, const uint8_t *bytes, unsigned bits) {
    const unsigned mask = (1U << bits) - 1;

    for (unsigned i = 0; i < SANGI_SABER_N; i += 8, bytes += bits) {
        const uint64_t low = sangi_load64(bytes),
                       high = sangi_load64(bytes + bits - 8) >> (64 - 4 * bits);
        for (unsigned j = 0; j < 4; j++) {
            a[i + j] = (uint16_t)(low >> j * bits & mask);
            a[i + j + 4] = (uint16_t)(high >> j * bits & mask);
        }
    }
}

void sangi_saber_pack13(uint8_t *bytes, const uint16_t *a) { pack_wide(bytes, a, 13); }

void sangi_saber_unpack13(uint16_t *a, const uint8_t *bytes) { unpack_wide(a, bytes, 13); }

void sangi_saber_pack10(uint8_t *bytes, const uint16_t *a) { pack_wide(bytes, a, 10); }

void sangi_saber_unpack10(uint16_t *a, const uint8_t *bytes) { unpack_wide(a, bytes, 10); }

static inline void pack_narrow(uint8_t *bytes, const uint16_t *a, unsigned bits) {
    for (unsigned i = 0; i < SANGI_SABER_N; i += 8, bytes += bits) {
        uint64_t x = 0;
        for (unsigned j = 0; j < 8; j++)
            x |= (uint64_t)a[i + j] << j * bits;
        store_few(bytes, bits, x);
    }
}

static inline void unpack_narrow(uint16_t *a, const uint8_t *bytes, unsigned bits) {
    const unsigned mask = (1U << bits) - 1;

    for (unsigned i = 0; i < SANGI_SABER_N; i += 8, bytes += bits) {
        const uint64_t x = load_few(bytes, bits);
        for (unsigned j = 0; j < 8; j++)
            a[i + j] = (uint16_t)(x >> j * bits & mask);
    }
}

/* Constants for the compiler: a shift by a variable may become floating point. */
void sangi_saber_pack(uint8_t *bytes, const uint16_t *a, unsigned bits) {
    switch (bits) {
    case 3:
        pack_narrow(bytes, a, 3);
        break;
    case 4:
        pack_narrow(bytes, a, 4);
        break;
    default:
        pack_narrow(bytes, a, 6);
    }
}

void sangi_saber_unpack(uint16_t *a, const uint8_t *bytes, unsigned bits) {
    switch (bits) {
    case 3:
        unpack_narrow(a, bytes, 3);
        break;
    case 4:
        unpack_narrow(a, bytes, 4);
        break;
    default:
        unpack_narrow(a, bytes, 6);
    }
}
