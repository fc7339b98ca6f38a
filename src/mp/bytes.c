/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/bytes.h"

static size_t place(size_t digit, size_t length, sangi_mp_order order) {
    return order == SANGI_MP_LITTLE_ENDIAN ? digit : length - 1 - digit;
}

/* Whether an encoding is the limbs as they lie in memory. */
static int is_native(sangi_mp_order order) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return order == SANGI_MP_LITTLE_ENDIAN;
#else
    (void)order;
    return 0;
#endif
}

void sangi_mp_from_bytes(sangi_limb *z, size_t limbs, const uint8_t *bytes, size_t length,
                         sangi_mp_order order) {
    if (is_native(order)) {
        uint8_t *const to = (uint8_t *)z;
        for (size_t i = 0; i < length; i++)
            to[i] = bytes[i];
        for (size_t i = length; i < limbs * sizeof(sangi_limb); i++)
            to[i] = 0;
        return;
    }
    for (size_t i = 0; i < limbs; i++) {
        sangi_limb limb = 0;
        for (size_t j = 0; j < sizeof(sangi_limb); j++) {
            const size_t digit = i * sizeof(sangi_limb) + j;
            if (digit < length)
                limb |= (sangi_limb)((sangi_limb)bytes[place(digit, length, order)] << (8 * j));
        }
        z[i] = limb;
    }
}

void sangi_mp_to_bytes(uint8_t *bytes, size_t length, const sangi_limb *x, sangi_mp_order order) {
    if (is_native(order)) {
        const uint8_t *const from = (const uint8_t *)x;
        for (size_t i = 0; i < length; i++)
            bytes[i] = from[i];
        return;
    }
    for (size_t digit = 0; digit < length; digit++) {
        const sangi_limb limb = x[digit / sizeof(sangi_limb)];
        bytes[place(digit, length, order)] = (uint8_t)(limb >> (8 * (digit % sizeof(sangi_limb))));
    }
}
