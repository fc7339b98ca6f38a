/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Counts what a power calls of the kernels in lanes, which the linker wraps.
 *
 * A line "one length", "pair length" or "eight length bytes method" is a power modulo numbers of so
 * many bytes, of so many bytes of exponents where they are told; printed are calls of products and
 * of squares.
 */
#include <sangi/mod.h>
#include <sangi/modx8.h>
#include <stdio.h>
#include <string.h>

enum { LANES = 8, MOST = 512 };

static unsigned long products, squares;

#define WRAP(count, name, arguments, values)                                                       \
    void __real_##name arguments;                                                                  \
    void __wrap_##name arguments;                                                                  \
    void __wrap_##name arguments {                                                                 \
        (count)++;                                                                                 \
        __real_##name values;                                                                      \
    }

typedef const uint64_t in;

#define ACROSS(bits)                                                                               \
    WRAP(products, sangi_mod_simd_mul_##bits##_ifma, (uint64_t *z, in *x, in *y, in *data),        \
         (z, x, y, data))                                                                          \
    WRAP(squares, sangi_mod_simd_sqr_##bits##_ifma, (uint64_t *z, in *x, in *data), (z, x, data))

ACROSS(1024)
ACROSS(2048)
ACROSS(4096)
WRAP(products, sangi_mod_simd_mul_pair_1024_ifma, (uint64_t *z, in *x, in *y, in *data),
     (z, x, y, data))
WRAP(squares, sangi_mod_simd_sqr_pair_1024_ifma, (uint64_t *z, in *x, in *data), (z, x, data))

#define MONTGOMERY(count, op)                                                                      \
    WRAP(count, sangi_modx8_mont_##op##_ifma,                                                      \
         (uint64_t *z, in *x, in *y, in *data, size_t blocks, uint64_t *u),                        \
         (z, x, y, data, blocks, u))
#define KARATSUBA(count, name, arguments, values)                                                  \
    WRAP(count, sangi_modx8_##name##_karatsuba, arguments, values)
#define OHTA(count, op)                                                                            \
    WRAP(count, sangi_modx8_full_##op##_ifma, (uint64_t *h, in *x, in *y, size_t blocks),          \
         (h, x, y, blocks))

MONTGOMERY(products, mul)
MONTGOMERY(squares, sqr)
KARATSUBA(products, mul, (const sangi_modx8 *m, uint64_t *z, in *x, in *y, void *work),
          (m, z, x, y, work))
KARATSUBA(squares, sqr, (const sangi_modx8 *m, uint64_t *z, in *x, void *work), (m, z, x, work))
OHTA(products, mul)
OHTA(squares, sqr)

static uint8_t numbers[LANES * MOST], exponents[LANES * MOST];

/* A power modulo two numbers at once, or one. */
static int singly(size_t length, int pair) {
    unsigned char memory[2][SANGI_MOD_SIZE(8 * MOST)];
    sangi_limb x[SANGI_MOD_LIMBS(8 * MOST)], y[SANGI_MOD_LIMBS(8 * MOST)];
    sangi_mod *m, *other;

    if (sangi_mod_init(&m, memory[0], sizeof memory[0], numbers, length, SANGI_MOD_MONTGOMERY) ||
        sangi_mod_init(&other, memory[1], sizeof memory[1], numbers, length, SANGI_MOD_OHTA))
        return 0;
    sangi_mod_from_u64(m, x, 3);
    sangi_mod_from_u64(other, y, 5);
    products = squares = 0;
    if (pair)
        sangi_mod_exp_pair(m, x, x, exponents, length, other, y, y, exponents, length);
    else
        sangi_mod_exp(m, x, x, exponents, length);
    return 1;
}

static int eight(size_t length, size_t bytes, sangi_mod_method method) {
    unsigned char memory[SANGI_MODX8_SIZE(8 * MOST)];
    SANGI_ALIGNED(64) sangi_limb x[SANGI_MODX8_LIMBS(8 * MOST)];
    sangi_modx8 *m;

    if (bytes > MOST ||
        sangi_modx8_init(&m, memory, sizeof memory, numbers, LANES * length, method))
        return 0;
    memset(x, 0, sizeof x);
    products = squares = 0;
    sangi_modx8_exp(m, x, x, exponents, LANES * bytes);
    return 1;
}

int main(void) {
    char what[8];
    unsigned length, bytes, ohta;

    memset(numbers, 0xff, sizeof numbers);
    memset(exponents, 0xa5, sizeof exponents);
    while (scanf("%7s %u", what, &length) == 2) {
        if (length > MOST)
            return 1;
        if (strcmp(what, "eight") != 0) {
            if (!singly(length, strcmp(what, "pair") == 0))
                return 1;
        } else if (scanf("%u %u", &bytes, &ohta) != 2 ||
                   !eight(length, bytes, ohta ? SANGI_MOD_OHTA : SANGI_MOD_MONTGOMERY)) {
            return 1;
        }
        printf("%lu %lu\n", products, squares);
    }
    return 0;
}
