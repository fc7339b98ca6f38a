/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "hash/keccak_x2.h"

enum { RATE = 168 };

void sangi_shake128_squeeze_x2(sangi_keccak_permute_x2 permute, sangi_keccak *x, uint8_t *x_bytes,
                               size_t x_length, sangi_keccak *y, uint8_t *y_bytes,
                               size_t y_length) {
    sangi_keccak_squeeze(x, x_bytes, 0);
    sangi_keccak_squeeze(y, y_bytes, 0);
    /* Beyond the end of y its permutations are wasted, but cost no time. */
    while (x_length > 0) {
        const size_t x_step = x_length < RATE ? x_length : RATE;
        const size_t y_step = y_length < RATE ? y_length : RATE;
        permute(x->state, y->state);
        x->at = y->at = 0;
        sangi_keccak_squeeze(x, x_bytes, x_step);
        sangi_keccak_squeeze(y, y_bytes, y_step);
        x_bytes += x_step, x_length -= x_step;
        y_bytes += y_step, y_length -= y_step;
    }
}
