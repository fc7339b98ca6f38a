/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers modulo 73 to 512 bytes, with SIMD kernels or without, against a ladder of products. */
#include <stdio.h>
#include <string.h>

#include <sangi/mod.h>

#include "ladder.h"
#include "mod/simd/kernels.h"
#include "word/backend.h"

enum { MOST = 512, LONG = 24 };

static const size_t lengths[] = {72,  73,  80,  127, 128, 129, 192, 193,
                                 255, 256, 257, 384, 385, 512, 513};

static int failures;

static void expect(int holds, size_t length, const char *what) {
    if (!holds) {
        printf("failed: %u bytes: %s\n", (unsigned)length, what);
        failures++;
    }
}

static void draw(uint8_t *z, size_t length) {
    static uint32_t state = 1;
    for (size_t i = 0; i < length; i++) {
        state = state * 1664525U + 1013904223U;
        z[i] = (uint8_t)(state >> 24);
    }
}

/* Of several shapes: random, all ones, the least and nearly the least of its length. */
static void draw_modulus(uint8_t *n, size_t length, unsigned shape) {
    draw(n, length);
    if (shape % 4 == 1)
        memset(n, 255, length);
    if (shape % 4 >= 2)
        memset(n, 0, length);
    n[0] = (uint8_t)(shape % 4 == 3 ? 2 : n[0] | 1);
    n[length - 1] |= 1;
    if (shape == 8) /* even, and its highest bit alone */
        n[0] &= 254;
    if (shape % 4 == 0)
        n[length - 1] = (uint8_t)(1 << shape % 8 | 1);
}

typedef void (*power)(const sangi_mod *, sangi_limb *, const sangi_limb *, const uint8_t *, size_t);

static void compare(const sangi_mod *m, size_t length, const sangi_limb *x, const uint8_t *e,
                    size_t e_length) {
    static const power functions[] = {sangi_mod_exp, sangi_mod_exp_vartime};
    sangi_limb right[SANGI_MOD_LIMBS(8 * MOST) + 1], z[SANGI_MOD_LIMBS(8 * MOST) + 1];
    const size_t size = sangi_mod_limbs(m) * sizeof *z;

    ladder(m, right, x, e, e_length);
    for (size_t i = 0; i < 2; i++) {
        functions[i](m, z, x, e, e_length);
        expect((int)(sangi_mod_equal(m, z, right) & 1), length, i ? "exp_vartime" : "exp");
        memcpy(z, x, size);
        functions[i](m, z, z, e, e_length);
        expect((int)(sangi_mod_equal(m, z, right) & 1), length, "in place");
    }
}

/* Both powers of a pair against one after the other, the second context with its n or another. */
static void compare_pair(const sangi_mod *const m[2], size_t length, const sangi_limb *x,
                         const uint8_t *e, size_t e_length) {
    enum { LIMBS = SANGI_MOD_LIMBS(8 * MOST) + 1 };
    sangi_limb right[2][LIMBS], z[2][LIMBS], y[LIMBS];
    const sangi_limb *const from[2] = {x, y};
    const uint8_t *const exponents[2] = {e, e + LONG - e_length};

    sangi_mod_from_u64(m[1], y, 3);
    for (size_t i = 0; i < 2; i++)
        ladder(m[i], right[i], from[i], exponents[i], e_length);
    sangi_mod_exp_pair(m[0], z[0], x, exponents[0], e_length, m[1], z[1], y, exponents[1],
                       e_length);
    for (size_t i = 0; i < 2; i++)
        expect((int)(sangi_mod_equal(m[i], z[i], right[i]) & 1), length, "exp_pair");
    memcpy(z[0], x, sangi_mod_limbs(m[0]) * sizeof *y);
    memcpy(z[1], y, sangi_mod_limbs(m[1]) * sizeof *y);
    sangi_mod_exp_pair(m[0], z[0], z[0], exponents[0], e_length, m[1], z[1], z[1], exponents[1],
                       e_length);
    for (size_t i = 0; i < 2; i++)
        expect((int)(sangi_mod_equal(m[i], z[i], right[i]) & 1), length, "exp_pair in place");
    ladder(m[1], right[1], y, exponents[1], e_length / 2);
    sangi_mod_exp_pair(m[0], z[0], x, exponents[0], e_length, m[1], z[1], y, exponents[1],
                       e_length / 2);
    for (size_t i = 0; i < 2; i++)
        expect((int)(sangi_mod_equal(m[i], z[i], right[i]) & 1), length, "exp_pair of two lengths");
}

static void of_modulus(size_t length, const uint8_t *n, sangi_mod_method method) {
    static unsigned char memory[SANGI_MOD_SIZE(8 * (MOST + 1))];
    static unsigned char memory_of_other[SANGI_MOD_SIZE(8 * (MOST + 1))];
    uint8_t bytes[2 * (MOST + 1)], e[LONG];
    sangi_limb x[SANGI_MOD_LIMBS(8 * MOST) + 1];
    sangi_mod *m, *other;

    draw_modulus(bytes, length - length % 3, 0);
    (void)sangi_mod_init(&other, memory_of_other, sizeof memory_of_other, bytes,
                         length - length % 3, SANGI_MOD_OHTA);
    if (sangi_mod_init(&m, memory, sizeof memory, n, length, method) != SANGI_OK) {
        expect(0, length, "no context");
        return;
    }
    expect(strcmp(sangi_mod_exp_backend(m),
                  sangi_runs(SANGI_RUNS_IFMA) && length > 72 && length <= MOST
                      ? "ifma"
                      : sangi_mod_backend(m)) == 0,
           length, "exp_backend");
    for (unsigned i = 0; i < 4; i++) {
        if (i < 2) {
            sangi_mod_from_u64(m, x, i);
        } else {
            draw(bytes, 2 * length);
            (void)sangi_mod_from_bytes_wide(m, x, bytes, 2 * length);
        }
        if (i == 2)
            sangi_mod_neg(m, x, x);
        draw(e, LONG);
        compare(m, length, x, e, i ? 8 + 5 * i : 7);
        compare_pair((const sangi_mod *const[2]){m, other}, length, x, e, 5 * i);
        compare_pair((const sangi_mod *const[2]){m, m}, length, x, e, LONG);
        memset(e, i % 2 ? 255 : 0, LONG);
        compare(m, length, x, e, 8 + i);
    }
    sangi_mod_wipe(m);
}

/* Whether SIMD kernels run here; all lengths from 73 to 512 bytes then have them, and no others. */
static int simd_runs(void) {
#if SANGI_ASM
    for (size_t length = 1; length <= 600; length++)
        expect(!sangi_mod_simd_for(length) ==
                   !(sangi_runs(SANGI_RUNS_IFMA) && length > 72 && length <= MOST),
               length, "SIMD kernels");
    return sangi_mod_simd_for(MOST) != NULL;
#else
    return 0;
#endif
}

int main(void) {
    uint8_t n[MOST + 1];
    const int simd = simd_runs();
    const unsigned step = simd ? 2 : 6; /* powers one by one have a program of their own */
    const size_t longest = simd ? MOST : MOST / 2;

    for (size_t i = 0; i < sizeof lengths / sizeof *lengths && lengths[i] <= longest; i++)
        for (unsigned shape = i % 2; shape < 9; shape += step) {
            draw_modulus(n, lengths[i], shape);
            of_modulus(lengths[i], n, SANGI_MOD_OHTA);
            if (n[0] & 1)
                of_modulus(lengths[i], n, SANGI_MOD_MONTGOMERY);
        }
    puts(simd ? "simd" : "scalar");
    return failures != 0;
}
