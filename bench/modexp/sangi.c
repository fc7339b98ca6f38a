/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's own, and a control. */
#include "modexp/case.h"

#include <sangi/modexp.h>
#include <string.h>

static unsigned char scratch[SANGI_MODEXP_SCRATCH(MODEXP_MOST)];

void modexp_sangi(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                  size_t exponent_length, const uint8_t *modulus, size_t bytes) {
    (void)sangi_modexp_vartime(out, bytes, base, bytes, exponent, exponent_length, modulus, bytes,
                               scratch, sizeof scratch);
}

void modexp_control_bit(uint8_t *out, const uint8_t *base, const uint8_t *exponent,
                        size_t exponent_length, const uint8_t *modulus, size_t bytes) {
    uint8_t other[MODEXP_MOST];

    memcpy(other, exponent, exponent_length);
    other[exponent_length - 1] ^= 1;
    modexp_sangi(out, base, other, exponent_length, modulus, bytes);
}
