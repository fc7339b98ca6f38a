/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Lookups in tables of every length of entry: each digit gives its entry, and writes no limb more.
 */
#include <stdio.h>
#include <string.h>

#include "mod/lookup.h"
#include "word/backend.h"

enum { MOST = 70, ENTRIES = 1 << SANGI_MOD_WINDOW_MOST };

static int failures;
static sangi_limb table[ENTRIES * MOST];

static void fill(void) {
    sangi_limb state = 1;

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        state = (sangi_limb)(state * 25173U + 13849U);
        table[i] = i % 7 ? state : (sangi_limb)-1;
    }
}

/* How many of the digits of a table get something else than their entry. */
static int wrong(sangi_mod_scan scan, const sangi_limb *entries, size_t count, size_t limbs) {
    int found = 0;

    for (unsigned digit = 0; digit < count; digit++) {
        sangi_limb z[MOST + 2], right[MOST + 2];
        memset(z, 0xa5, sizeof z);
        memset(right, 0xa5, sizeof right);
        memcpy(right + 1, table + digit * limbs, limbs * sizeof *right);
        scan(z + 1, entries, count, limbs, digit);
        found += memcmp(z, right, sizeof z) != 0;
    }
    return found;
}

static void every_length(sangi_mod_scan scan, const char *name) {
    for (size_t limbs = 1; limbs <= MOST; limbs++)
        for (size_t count = ENTRIES / 2; count <= ENTRIES; count *= 2)
            if (wrong(scan, table, count, limbs)) {
                printf("failed: %s, %u entries of %u limbs\n", name, (unsigned)count,
                       (unsigned)limbs);
                failures++;
            }
}

/* The control: a table whose second entry differs in its last limb. */
static void control(sangi_mod_scan scan, const char *name) {
    static sangi_limb other[ENTRIES * MOST];

    for (size_t limbs = 1; limbs <= MOST; limbs++) {
        memcpy(other, table, sizeof table);
        other[2 * limbs - 1] ^= 1;
        if (wrong(scan, other, ENTRIES, limbs) != 1) {
            printf("failed: the control of %s, %u limbs\n", name, (unsigned)limbs);
            failures++;
        }
    }
}

int main(void) {
    fill();
    every_length(sangi_mod_scan_c, "c");
    control(sangi_mod_scan_c, "c");
#if SANGI_ASM
    if (sangi_runs(SANGI_RUNS_AVX2)) {
        every_length(sangi_mod_scan_avx2, "avx2");
        control(sangi_mod_scan_avx2, "avx2");
    }
    if ((sangi_mod_scan_choose() == sangi_mod_scan_avx2) != sangi_runs(SANGI_RUNS_AVX2)) {
        puts("failed: the choice");
        failures++;
    }
    puts(sangi_runs(SANGI_RUNS_AVX2) ? "avx2" : "c");
#else
    puts("c");
#endif
    return failures != 0;
}
