/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * decompress POINT: y of a point of secp256k1 in compressed form, 66 hexadecimal digits: 02 or 03
 * for an even or an odd y, then x, big-endian.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <sangi/secp256k1.h>

/** y <- the root of x^3 + 7 that is odd or not, as asked; all ones if there is one, else 0. */
static sangi_mask lift(sangi_secp256k1 *y, const sangi_secp256k1 *x, unsigned odd) {
    sangi_secp256k1 square, seven, other;
    uint8_t bytes[SANGI_SECP256K1_BYTES];

    sangi_secp256k1_sqr(&square, x);
    sangi_secp256k1_mul(&square, &square, x);
    sangi_secp256k1_from_u64(&seven, 7);
    sangi_secp256k1_add(&square, &square, &seven);

    const sangi_mask found = sangi_secp256k1_sqrt(y, &square);

    sangi_secp256k1_to_bytes(bytes, sizeof bytes, y);
    sangi_secp256k1_neg(&other, y);
    sangi_secp256k1_select(y, &other, y, (sangi_mask)(0 - (sangi_mask)((bytes[0] ^ odd) & 1)));
    return found;
}

/** Reads exactly `length` bytes; 1 if they are there, else 0. */
static int read_hex(uint8_t *bytes, size_t length, const char *digits) {
    if (strlen(digits) != 2 * length || strspn(digits, "0123456789abcdefABCDEF") != 2 * length)
        return 0;
    for (size_t i = 0; i < length; i++)
        sscanf(digits + 2 * i, "%2hhx", &bytes[i]);
    return 1;
}

int main(int argc, char **argv) {
    uint8_t point[1 + SANGI_SECP256K1_BYTES], bytes[SANGI_SECP256K1_BYTES];
    sangi_secp256k1 x, y;

    if (argc != 2 || !read_hex(point, sizeof point, argv[1]) || (point[0] | 1) != 3) {
        fprintf(stderr, "decompress POINT, of 66 hexadecimal digits that begin with 02 or 03\n");
        return 2;
    }
    const sangi_status status = sangi_secp256k1_from_bytes_be(&x, point + 1, sizeof point - 1);
    if (status != SANGI_OK) {
        fprintf(stderr, "decompress: %s\n", sangi_strerror(status));
        return 1;
    }
    if (!lift(&y, &x, point[0] & 1)) {
        fprintf(stderr, "decompress: no point of the curve has this x\n");
        return 1;
    }
    sangi_secp256k1_to_bytes_be(bytes, sizeof bytes, &y);
    for (size_t i = 0; i < sizeof bytes; i++)
        printf("%02x", bytes[i]);
    printf("\n");
    return 0;
}
