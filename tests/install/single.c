/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * single X Y, numbers of 64 hexadecimal digits: for each field a line of its name, its back end,
 * (x * y - 1/x)^2 and whether x is a square.
 */
#include <stdio.h>

#include "sangi.h"

#define RUN(F, UPPER)                                                                              \
    do {                                                                                           \
        sangi_##F x, y, z;                                                                         \
        uint8_t bytes[SANGI_##UPPER##_BYTES];                                                      \
        sangi_##F##_from_bytes_wide_be(&x, given[0], sizeof given[0]);                             \
        sangi_##F##_from_bytes_wide_be(&y, given[1], sizeof given[1]);                             \
        sangi_##F##_mul(&y, &x, &y);                                                               \
        sangi_##F##_inv(&z, &x);                                                                   \
        sangi_##F##_sub(&z, &y, &z);                                                               \
        sangi_##F##_sqr(&z, &z);                                                                   \
        sangi_##F##_to_bytes_be(bytes, sizeof bytes, &z);                                          \
        printf(#F " %s ", sangi_##F##_backend());                                                  \
        for (size_t i = 0; i < sizeof bytes; i++)                                                  \
            printf("%02x", bytes[i]);                                                              \
        printf(" %d\n", sangi_##F##_is_square(&x) ? 1 : 0);                                        \
    } while (0)

int main(int argc, char **argv) {
    uint8_t given[2][32];

    if (argc != 3)
        return 2;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 32; j++)
            if (sscanf(argv[1 + i] + 2 * j, "%2hhx", &given[i][j]) != 1)
                return 2;
    printf("%d\n", SANGI_LIMB_BITS);
    RUN(p256, P256);
    RUN(bls12_381_order, BLS12_381_ORDER);
    return 0;
}
