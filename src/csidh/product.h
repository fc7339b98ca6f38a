/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of primes, as scalars of the ladder. */
#ifndef SANGI_SRC_CSIDH_PRODUCT_H
#define SANGI_SRC_CSIDH_PRODUCT_H

#include <stddef.h>
#include <stdint.h>

/** number <- number * factor, little-endian.  @pre the product fits */
static inline void sangi_csidh_times(uint8_t *number, size_t length, unsigned factor) {
    unsigned long carry = 0;

    for (size_t i = 0; i < length; i++) {
        carry += (unsigned long)number[i] * factor;
        number[i] = (uint8_t)carry;
        carry >>= 8;
    }
}

#endif
