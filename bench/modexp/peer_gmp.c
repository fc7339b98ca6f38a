/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** GMP as a client calls it: mpz_import, mpz_powm, mpz_export. */
#include "modexp/case.h"

#include <gmp.h>
#include <string.h>

void modexp_gmp(uint8_t *out, const uint8_t *base, const uint8_t *exponent, size_t exponent_length,
                const uint8_t *modulus, size_t bytes) {
    mpz_t x, e, n;

    mpz_inits(x, e, n, NULL);
    mpz_import(x, bytes, 1, 1, 1, 0, base);
    mpz_import(e, exponent_length, 1, 1, 1, 0, exponent);
    mpz_import(n, bytes, 1, 1, 1, 0, modulus);
    mpz_powm(x, x, e, n);
    const size_t length = mpz_sgn(x) ? (mpz_sizeinbase(x, 2) + 7) / 8 : 0;
    memset(out, 0, bytes - length);
    if (length)
        mpz_export(out + bytes - length, NULL, 1, 1, 1, 0, x);
    mpz_clears(x, e, n, NULL);
}
