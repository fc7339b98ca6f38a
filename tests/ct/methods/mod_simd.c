/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Powers of the SIMD code under memcheck, with kernels of its own in place of the vector ones,
 * which valgrind does not run: all that stands around them is the library's.  Modulus, base and
 * exponent are undefined; what the kernels make of them is of no matter.
 */
#include <sangi/mod.h>

#include <stdlib.h>
#include <valgrind/memcheck.h>

#include "mod/simd/kernels.h"

enum { BYTES = 128, LONG = 9, STATUS = 2 };

#define ELEMENT SANGI_MOD_SIMD_ELEMENT(8 * BYTES, 1)
#define PAIR SANGI_MOD_SIMD_ELEMENT(8 * BYTES, 2)

static int ran;

static void mix(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t words) {
    for (size_t i = 8; i < words; i++)
        z[i] = (x[i] * 3 + y[i]) & (((sangi_limb)1 << SANGI_MOD_SIMD_WIDTH) - 1);
    ran = 1;
}

static void mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *data) {
    (void)data;
    mix(z, x, y, ELEMENT);
}

static void sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    mix(z, x, data, ELEMENT);
}

/* z <- what the mask of `digit` leaves of every entry, every `count`-th word of it */
static void choose(sangi_limb *z, const sangi_limb *entries, size_t words, size_t count,
                   sangi_limb digit) {
    sangi_limb found[PAIR] = {0};

    for (sangi_limb i = 0; i < SANGI_MOD_SIMD_ENTRIES; i++) {
        const sangi_limb mask = 0 - (((i ^ digit) - 1) >> (SANGI_LIMB_BITS - 1));
        for (size_t j = 0; j < words; j += count)
            found[j] |= entries[i * words + j] & mask;
    }
    for (size_t j = 0; j < words; j += count)
        z[j] = found[j];
}

static void lookup(sangi_limb *z, const sangi_limb *entries, sangi_limb digit) {
    choose(z, entries, ELEMENT, 1, digit);
#if defined(CONTROL)
    z[8] += entries[digit];
#endif
}

static void mul_pair(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                     const sangi_limb *data) {
    (void)data;
    mix(z, x, y, PAIR);
}

static void sqr_pair(sangi_limb *z, const sangi_limb *x, const sangi_limb *data) {
    mix(z, x, data, PAIR);
}

static void lookup_pair(sangi_limb *z, const sangi_limb *entries, sangi_limb first,
                        sangi_limb second) {
    choose(z, entries, PAIR, 2, first);
    choose(z + 1, entries + 1, PAIR, 2, second);
}

/* In place of the library's, which is then not linked. */
const sangi_mod_simd *sangi_mod_simd_for(size_t bytes) {
    static const sangi_mod_simd size = {8 * BYTES, 21,       mul,      sqr,
                                        lookup,    mul_pair, sqr_pair, lookup_pair};
    return bytes == BYTES ? &size : NULL;
}

static void undefined(uint8_t *z, size_t length, unsigned seed) {
    for (size_t i = 0; i < length; i++)
        z[i] = (uint8_t)(seed = seed * 1103515245U + 12345U) | 1;
    (void)VALGRIND_MAKE_MEM_UNDEFINED(z, length);
}

static void powers(sangi_mod_method method) {
    static unsigned char memory[SANGI_MOD_SIZE(8 * BYTES)];
    uint8_t n[BYTES], x[BYTES], e[2][LONG];
    sangi_limb z[SANGI_MOD_LIMBS(8 * BYTES)], z2[SANGI_MOD_LIMBS(8 * BYTES)];
    uint8_t validity[2] = {0};
    sangi_mod *m;

    undefined(n, sizeof n, 1);
    undefined(x, sizeof x, 2);
    undefined(e[0], LONG, 3);
    undefined(e[1], LONG, 4);
    (void)sangi_mod_init(&m, memory, sizeof memory, n, BYTES, method);
    (void)VALGRIND_MAKE_MEM_DEFINED(&m, sizeof m);
    (void)sangi_mod_from_bytes_wide(m, z, x, BYTES);
    sangi_mod_copy(m, z2, z);
    sangi_mod_exp(m, z, z, e[0], LONG);
    sangi_mod_exp_pair(m, z, z, e[0], LONG, m, z2, z2, e[1], LONG);
    if (VALGRIND_GET_VBITS(z, validity, sizeof validity) == 1 && !validity[0] && !validity[1])
        exit(STATUS); /* nothing was secret */
}

int main(void) {
    powers(SANGI_MOD_MONTGOMERY);
    powers(SANGI_MOD_OHTA);
    return ran ? 0 : STATUS;
}
