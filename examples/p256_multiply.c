/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * p256_multiply METHOD SCALAR [X Y]: a multiple of a point of P-256, of the generator if there is
 * none, each number in 64 hexadecimal digits; METHOD is mont or ohta.  OpenSSL must come to the
 * same.
 */
#include "p256_curve.h"

#include <openssl/ec.h>
#include <openssl/obj_mac.h>
#include <stdio.h>
#include <string.h>

enum { BYTES = P256_CURVE_BYTES };

/** Reads exactly `length` bytes; 1 if they are there, else 0. */
static int read_hex(uint8_t *bytes, size_t length, const char *digits) {
    if (strlen(digits) != 2 * length || strspn(digits, "0123456789abcdefABCDEF") != 2 * length)
        return 0;
    for (size_t i = 0; i < length; i++)
        sscanf(digits + 2 * i, "%2hhx", &bytes[i]);
    return 1;
}

/** Whether OpenSSL's own multiple of `in` is `out`. */
static int openssl_agrees(const uint8_t *out, const uint8_t *scalar, const uint8_t *in) {
    uint8_t octets[1 + 2 * BYTES] = {POINT_CONVERSION_UNCOMPRESSED};
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *factor = BN_bin2bn(scalar, BYTES, NULL);

    memcpy(octets + 1, in, 2 * BYTES);
    const int done = point && factor &&
                     EC_POINT_oct2point(group, point, octets, sizeof octets, NULL) &&
                     EC_POINT_mul(group, point, NULL, point, factor, NULL) &&
                     EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, octets,
                                        sizeof octets, NULL) == sizeof octets;
    BN_free(factor);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    return done && memcmp(octets + 1, out, 2 * BYTES) == 0;
}

int main(int argc, char **argv) {
    uint8_t scalar[BYTES], in[2 * BYTES], out[2 * BYTES];
    p256_curve curve;

    memcpy(in, p256_curve_generator, sizeof in);
    const int ohta = argc > 1 && strcmp(argv[1], "ohta") == 0;
    if ((argc != 3 && argc != 5) || (!ohta && strcmp(argv[1], "mont") != 0) ||
        !read_hex(scalar, BYTES, argv[2]) ||
        (argc == 5 && !(read_hex(in, BYTES, argv[3]) && read_hex(in + BYTES, BYTES, argv[4])))) {
        fprintf(stderr, "p256_multiply METHOD SCALAR [X Y], with METHOD mont or ohta, and numbers "
                        "of 64 hexadecimal digits\n");
        return 2;
    }
    p256_curve_start(&curve, ohta ? SANGI_MOD_OHTA : SANGI_MOD_MONTGOMERY);
    if (p256_curve_multiply(&curve, out, scalar, in) != SANGI_OK) {
        fprintf(stderr,
                "p256_multiply: no point of the curve, or a multiple without coordinates\n");
        return 1;
    }
    if (!openssl_agrees(out, scalar, in)) {
        fprintf(stderr, "p256_multiply: OpenSSL came to another result\n");
        return 1;
    }
    for (size_t i = 0; i < sizeof out; i++)
        printf("%02x%s", out[i], i == BYTES - 1 ? " " : "");
    printf("\n");
    return 0;
}
