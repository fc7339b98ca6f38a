/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/lookup.h"

/* Limbs that a lookup keeps in registers, at most. */
#define BLOCK 8

/* Copies the chosen entry in blocks of limbs from `at` on; returns the first limb not copied. */
static inline size_t blocks(sangi_limb *z, const sangi_limb *table, size_t limbs,
                            const sangi_mask *chosen, size_t count, size_t at, const size_t block) {
    for (; at + block <= limbs; at += block) {
        sangi_limb found[BLOCK] = {0};
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < block; j++)
                found[j] |= table[i * limbs + at + j] & chosen[i];
        for (size_t j = 0; j < block; j++)
            z[at + j] = found[j];
    }
    return at;
}

void sangi_mod_scan_c(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                      unsigned digit) {
    sangi_mask chosen[SANGI_MOD_TABLE_ENTRIES];
    size_t at = 0;

    for (size_t i = 0; i < count; i++) {
        sangi_limb borrow = 0;
        (void)sangi_limb_sub((sangi_limb)(i ^ digit), 1, &borrow);
        chosen[i] = sangi_limb_mask(borrow);
    }
    at = blocks(z, table, limbs, chosen, count, at, BLOCK);
    at = blocks(z, table, limbs, chosen, count, at, BLOCK / 2);
    (void)blocks(z, table, limbs, chosen, count, at, 1);
}
