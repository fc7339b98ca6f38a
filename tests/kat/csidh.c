/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Reads lines of 74 exponents and a public key; says of each whether it is that of the exponents.
 */
#include <stdio.h>
#include <string.h>

#include <sangi/csidh512.h>

int main(void) {
    int8_t exponent[SANGI_CSIDH512_EXPONENTS];
    uint8_t wanted[SANGI_CSIDH512_PUBLIC_BYTES], found[SANGI_CSIDH512_PUBLIC_BYTES];
    int number;

    while (scanf("%d", &number) == 1) {
        for (size_t i = 0; i < SANGI_CSIDH512_EXPONENTS; i++) {
            exponent[i] = (int8_t)number;
            if (i + 1 < SANGI_CSIDH512_EXPONENTS && scanf("%d", &number) != 1)
                return 2;
        }
        for (size_t i = 0; i < sizeof wanted; i++) {
            unsigned byte;
            if (scanf("%2x", &byte) != 1)
                return 2;
            wanted[i] = (uint8_t)byte;
        }
        if (sangi_csidh512_public_vartime(found, sizeof found, exponent, sizeof exponent))
            return 2;
        printf("%d\n", memcmp(found, wanted, sizeof found) == 0);
    }
    return 0;
}
