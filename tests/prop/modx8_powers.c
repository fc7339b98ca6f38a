/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Powers of eight moduli for lines of "bytes length" and hexadecimal moduli, numbers and exponents,
 * each eight in one word, the least byte first: the powers, of exponents in both orders,
 * the squares of these, and the back end.
 */
#include <stdio.h>
#include <stdlib.h>

#include <sangi/modx8.h>

enum { MOST = 8 * SANGI_MODX8_MAX_BYTES };

static int word(uint8_t *z, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (scanf("%2hhx", &z[i]) != 1)
            return 0;
    return 1;
}

static void tell(const uint8_t *x, size_t length) {
    for (size_t i = 0; i < length; i++)
        printf("%02x", x[i]);
    printf(" ");
}

/* Each of eight the other way round. */
static void reverse(uint8_t *z, const uint8_t *x, size_t length) {
    for (size_t i = 0; i < 8 * length; i++)
        z[i] = x[i / length * length + length - 1 - i % length];
}

int main(void) {
    static unsigned char memory[SANGI_MODX8_SIZE(MOST)];
    static SANGI_ALIGNED(64) sangi_limb x[SANGI_MODX8_LIMBS(MOST)];
    static SANGI_ALIGNED(64) sangi_limb z[SANGI_MODX8_LIMBS(MOST)];
    static uint8_t n[MOST], y[MOST], e[MOST], e_be[MOST];
    size_t bytes, length;
    sangi_modx8 *m;

    while (scanf("%zu %zu", &bytes, &length) == 2) {
        if (8 * bytes > MOST || 8 * length > MOST || !word(n, 8 * bytes) || !word(y, 8 * bytes) ||
            !word(e, 8 * length) ||
            sangi_modx8_init(&m, memory, sizeof memory, n, 8 * bytes, SANGI_MOD_MONTGOMERY) !=
                SANGI_OK ||
            sangi_modx8_from_bytes(m, x, y, 8 * bytes) != SANGI_OK)
            return 1;
        reverse(e_be, e, length);
        sangi_modx8_exp_be(m, z, x, e_be, 8 * length);
        sangi_modx8_exp(m, x, x, e, 8 * length);
        if (sangi_modx8_to_bytes(m, y, 8 * bytes, z) != SANGI_OK)
            return 1;
        tell(y, 8 * bytes);
        if (sangi_modx8_to_bytes(m, y, 8 * bytes, x) != SANGI_OK)
            return 1;
        tell(y, 8 * bytes);
        sangi_modx8_sqr(m, x, x);
        if (sangi_modx8_to_bytes(m, y, 8 * bytes, x) != SANGI_OK)
            return 1;
        tell(y, 8 * bytes);
        printf("%s\n", sangi_modx8_backend(m));
    }
    return 0;
}
