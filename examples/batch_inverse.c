/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * batch_inverse N: 1 + 1/2 + 1/3 + ... + 1/N modulo 2^255 - 19, with one inversion in all.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <sangi/p25519.h>

enum { MOST = 1000 };

int main(int argc, char **argv) {
    static sangi_p25519 number[MOST], inverse[MOST];
    uint8_t bytes[SANGI_P25519_BYTES];
    sangi_p25519 sum;

    const unsigned long count = argc == 2 ? strtoul(argv[1], NULL, 10) : 0;
    if (count < 1 || count > MOST) {
        fprintf(stderr, "batch_inverse N, from 1 to %d\n", MOST);
        return 2;
    }
    for (size_t i = 0; i < count; i++)
        sangi_p25519_from_u64(&number[i], i + 1);
    sangi_p25519_batch_inv(inverse, number, count);
    sum = inverse[0];
    for (size_t i = 1; i < count; i++)
        sangi_p25519_add(&sum, &sum, &inverse[i]);

    sangi_p25519_to_bytes_be(bytes, sizeof bytes, &sum);
    for (size_t i = 0; i < sizeof bytes; i++)
        printf("%02x", bytes[i]);
    printf("\n");
    return 0;
}
