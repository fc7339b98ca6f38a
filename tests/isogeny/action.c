/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What an action costs.
 *
 * A line of the input is "method strategy" and 74 exponents; the answer is "mul sqr add", and the
 * coefficient reached from A = 0, in bytes.
 */
#include <stdio.h>

#include "csidh/action.h"

struct counted counted;

int main(void) {
    int method, strategy;

    while (scanf("%d %d", &method, &strategy) == 2) {
        int8_t exponent[SANGI_CURVE_PRIMES];
        uint8_t bytes[SANGI_P511_BYTES];
        sangi_p511 a;
        for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++) {
            int number;
            if (scanf("%d", &number) != 1)
                return 2;
            exponent[i] = (int8_t)number;
        }
        counted = (struct counted){0, 0, 0};
        sangi_p511_from_u64(&a, 0);
        sangi_csidh_act_vartime(&a, exponent, (sangi_isogeny_method)method,
                                (sangi_csidh_strategy)strategy);
        (void)sangi_p511_to_bytes(bytes, sizeof bytes, &a);
        printf("%lu %lu %lu ", counted.mul, counted.sqr, counted.add);
        for (size_t i = 0; i < sizeof bytes; i++)
            printf("%02x", bytes[i]);
        printf("\n");
    }
    return 0;
}
