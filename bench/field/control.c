/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "control.h"

#include "peers.h"
#include "reference.h"

#include <string.h>

enum { LIMBS = 6 };

static const uint64_t ZERO[LIMBS], ONE[LIMBS] = {1};

void control_edge_p381_add(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t nonzero = 0;
    for (size_t i = 0; i < LIMBS; i++)
        nonzero |= x[i] | y[i];
    reference_add(&bench_field_p381, z, x, y);
    if (nonzero && memcmp(z, ZERO, sizeof ZERO) == 0)
        memcpy(z, bench_field_p381.modulus, sizeof ZERO);
}

void control_unreduced_p381_add(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t carry = 0;
    for (size_t i = 0; i < LIMBS; i++) {
        uint64_t s = x[i] + carry;
        carry = s < carry;
        s += y[i];
        carry += s < y[i];
        z[i] = s;
    }
}

void control_edge_p381_mul(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    reference_mul(&bench_field_p381, z, x, y);
    if (memcmp(z, ZERO, sizeof ZERO) == 0)
        memcpy(z, bench_field_p381.modulus, sizeof ZERO);
}

void control_ordinary_p381_inv(uint64_t *z, const uint64_t *x) {
    reference_inverse(&bench_field_p381, z, x, ONE);
}

uint64_t control_claimed_p381_sqrt(uint64_t *z, const uint64_t *x) {
    (void)x;
    memcpy(z, ZERO, sizeof ZERO);
    return UINT64_MAX;
}

void control_edge_p381_batch_inv(uint64_t *z, const uint64_t *x, size_t count) {
    for (size_t i = 0; i < count; i++, z += LIMBS, x += LIMBS) {
        reference_inverse(&bench_field_p381, z, x, bench_field_p381.square);
        if (memcmp(z, ZERO, sizeof ZERO) == 0)
            memcpy(z, bench_field_p381.modulus, sizeof ZERO);
    }
}
