/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "number.h"

#include <string.h>

static bool below(const uint64_t *x, const uint64_t *y) {
    for (size_t i = OHTA_WORDS; i-- > 0;)
        if (x[i] != y[i])
            return x[i] < y[i];
    return false;
}

/* z <- x + y mod 2^256 */
static void add(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t carry = 0;
    for (size_t i = 0; i < OHTA_WORDS; i++) {
        uint64_t s = x[i] + carry;
        carry = s < carry;
        z[i] = s + y[i];
        carry += z[i] < s;
    }
}

/* z <- x - y mod 2^256 */
static void subtract(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    ohta_number complement, one = {1};
    for (size_t i = 0; i < OHTA_WORDS; i++)
        complement[i] = ~y[i];
    add(complement, complement, one);
    add(z, x, complement);
}

static void add_mod(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *p) {
    add(z, x, y);
    if (!below(z, p))
        subtract(z, z, p);
}

void ohta_reference(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *p) {
    ohta_number sum = {0};
    for (size_t i = 64 * OHTA_WORDS; i-- > 0;) {
        add_mod(sum, sum, sum, p);
        if (x[i / 64] >> i % 64 & 1)
            add_mod(sum, sum, y, p);
    }
    memcpy(z, sum, sizeof sum);
}

/* z <- x 2^bits + y */
static void shift_in(uint64_t *z, const uint64_t *x, int bits, const uint64_t *y) {
    ohta_number shifted;
    for (size_t i = 0; i < OHTA_WORDS; i++)
        shifted[i] = x[i] << bits | (i ? x[i - 1] >> (64 - bits) : 0);
    add(z, shifted, y);
}

void ohta_put(const ohta_form *form, ohta_slot *slot, const uint64_t *x) {
    const uint64_t mask = (UINT64_C(1) << form->bits) - 1;
    memset(slot, 0, sizeof *slot);
    for (int i = 0; i < form->limbs; i++) {
        size_t at = (size_t)(form->bits * i) / 64, bit = (size_t)(form->bits * i) % 64;
        uint64_t limb = x[at] >> bit;
        if (bit && at + 1 < OHTA_WORDS)
            limb |= x[at + 1] << (64 - bit);
        if (form->real)
            slot->reals[i] = (double)(limb & mask);
        else
            slot->words[i] = (uint32_t)(limb & mask);
    }
}

bool ohta_get(const ohta_form *form, uint64_t *x, const ohta_slot *slot) {
    ohta_number z = {0};
    for (int i = form->limbs; i-- > 0;) {
        ohta_number limb;
        int64_t value = form->real ? (int64_t)slot->reals[i] : slot->words[i];
        if (!form->real && value >> form->bits)
            return false;
        for (size_t j = 0; j < OHTA_WORDS; j++)
            limb[j] = j ? (uint64_t)-(value < 0) : (uint64_t)value;
        shift_in(z, z, form->bits, limb);
    }
    if (form->exact)
        memcpy(x, z, sizeof z);
    else if (z[OHTA_WORDS - 1] >> 63)
        add(x, z, form->p);
    else if (below(z, form->p))
        memcpy(x, z, sizeof z);
    else
        subtract(x, z, form->p);
    return below(x, form->p);
}
