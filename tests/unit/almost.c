/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Powers by almost Montgomery products, whose results may be n and more until the last one: against
 * a ladder of exact products, for moduli just above half of a power of W and at its other ends.
 */
#include <stdio.h>
#include <string.h>

#include <sangi/mod.h>

#include "ladder.h"
#include "mod/almost.h"

/* Vectorised kernels, where there are any, take up to 512 bytes. */
enum { MOST = 520, EXPONENT = 17, BASES = 4 };

static const size_t lengths[] = {80, 81, 128, MOST};

static int failures;

static void draw(uint8_t *z, size_t length) {
    static uint32_t state = 7;

    for (size_t i = 0; i < length; i++) {
        state = state * 1664525U + 1013904223U;
        z[i] = (uint8_t)(state >> 24);
    }
}

/* Odd, with the highest byte that is given; below it zeros, ones, or random bytes. */
static void make(uint8_t *n, size_t length, unsigned top, unsigned shape) {
    if (shape == 2)
        draw(n, length);
    else
        memset(n, shape ? 255 : 0, length);
    n[0] |= 1;
    n[length - 1] = (uint8_t)top;
}

/* Limb by limb: an element is below n, where sangi_mod_equal would also take x + n for x. */
static void compare(const sangi_mod *m, const sangi_limb *x, const uint8_t *e, size_t length) {
    sangi_limb right[SANGI_MOD_LIMBS(8 * MOST)], z[SANGI_MOD_LIMBS(8 * MOST)];
    const size_t size = sangi_mod_limbs(m) * sizeof *z;

    ladder(m, right, x, e, length);
    sangi_mod_exp(m, z, x, e, length);
    failures += memcmp(z, right, size) != 0;
    sangi_mod_exp_vartime(m, z, x, e, length);
    failures += memcmp(z, right, size) != 0;
}

static void of_modulus(const uint8_t *n, size_t length) {
    static unsigned char memory[SANGI_MOD_SIZE(8 * MOST)];
    uint8_t bytes[2 * MOST], e[EXPONENT];
    sangi_limb x[SANGI_MOD_LIMBS(8 * MOST)];
    sangi_mod *m;

    if (sangi_mod_init(&m, memory, sizeof memory, n, length, SANGI_MOD_MONTGOMERY) != SANGI_OK) {
        failures++;
        return;
    }
    for (size_t bytes_of_e = EXPONENT - 2; bytes_of_e <= EXPONENT; bytes_of_e++) {
        const sangi_mod_exponent exponent = {e, bytes_of_e, SANGI_MP_LITTLE_ENDIAN};
        failures += sangi_mod_almost_pays(m, &exponent) != (bytes_of_e >= EXPONENT - 1);
        for (unsigned i = 0; i < BASES; i++) {
            draw(bytes, 2 * length);
            draw(e, EXPONENT);
            (void)sangi_mod_from_bytes_wide(m, x, bytes, 2 * length);
            if (i == 0)
                sangi_mod_from_u64(m, x, 0);
            if (i == 1)
                memset(e, 255, EXPONENT);
            compare(m, x, e, bytes_of_e);
        }
    }
    sangi_mod_wipe(m);
}

int main(void) {
    static const uint8_t tops[] = {1, 127, 128, 129, 255};
    uint8_t n[MOST];

    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        /* Of the longest, two. */
        for (unsigned top = lengths[i] == MOST ? 3 : 0; top < sizeof tops; top++)
            for (unsigned shape = 0; shape < 3; shape++) {
                const int before = failures;
                make(n, lengths[i], tops[top], shape);
                of_modulus(n, lengths[i]);
                if (failures != before)
                    printf("failed: %u bytes, highest %u, shape %u\n", (unsigned)lengths[i],
                           tops[top], shape);
            }
    return failures != 0;
}
