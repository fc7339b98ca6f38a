/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "modexp/number.h"

enum { LIMB_BYTES = SANGI_LIMB_BITS / 8 };

size_t sangi_modexp_used(const sangi_limb *x, size_t n) {
    while (n > 0 && x[n - 1] == 0)
        n--;
    return n;
}

unsigned sangi_modexp_limb_bits(sangi_limb x) {
    unsigned bits = 0;

    for (unsigned step = SANGI_LIMB_BITS / 2; step > 0; step /= 2)
        if (x >> step) {
            x = (sangi_limb)(x >> step);
            bits += step;
        }
    return bits + (x != 0);
}

size_t sangi_modexp_twos(const sangi_limb *x, size_t n) {
    size_t zeros = 0;

    while (zeros < n && x[zeros] == 0)
        zeros++;
    if (zeros == n)
        return n * SANGI_LIMB_BITS;
    const sangi_limb lowest = (sangi_limb)(x[zeros] & (0 - x[zeros]));
    return zeros * SANGI_LIMB_BITS + sangi_modexp_limb_bits(lowest) - 1;
}

int sangi_modexp_is(const sangi_limb *x, size_t n, sangi_limb small) {
    return x[0] == small && sangi_modexp_used(x, n) <= 1;
}

int sangi_modexp_below(const sangi_limb *x, const sangi_limb *y, size_t n) {
    while (n > 0 && x[n - 1] == y[n - 1])
        n--;
    return n > 0 && x[n - 1] < y[n - 1];
}

void sangi_modexp_copy(sangi_limb *z, const sangi_limb *x, size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = x[i];
}

void sangi_modexp_zero(sangi_limb *z, size_t n) {
    for (size_t i = 0; i < n; i++)
        z[i] = 0;
}

/* A compiler makes one load, and one store, of a whole limb. */
void sangi_modexp_read(sangi_limb *z, size_t n, const uint8_t *bytes, size_t length) {
    size_t i = 0;

    for (; length >= LIMB_BYTES; i++) {
        sangi_limb limb = 0;
        length -= LIMB_BYTES;
        for (unsigned j = 0; j < LIMB_BYTES; j++)
            limb |= (sangi_limb)((sangi_limb)bytes[length + j] << (SANGI_LIMB_BITS - 8 - 8 * j));
        z[i] = limb;
    }
    if (length > 0) {
        sangi_limb limb = 0;
        for (size_t j = 0; j < length; j++)
            limb = (sangi_limb)(limb << 8 | bytes[j]);
        z[i++] = limb;
    }
    sangi_modexp_zero(z + i, n - i);
}

void sangi_modexp_write(uint8_t *bytes, size_t length, const sangi_limb *x, size_t n) {
    size_t i = 0;

    for (; i < n && length >= LIMB_BYTES; i++) {
        length -= LIMB_BYTES;
        for (unsigned j = 0; j < LIMB_BYTES; j++)
            bytes[length + j] = (uint8_t)(x[i] >> (SANGI_LIMB_BITS - 8 - 8 * j));
    }
    for (sangi_limb limb = i < n ? x[i] : 0; length > 0;
         limb = (sangi_limb)(limb >> 8 % SANGI_LIMB_BITS))
        bytes[--length] = (uint8_t)limb;
}
