/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * libFuzzer target of modular exponentiation against GMP.
 *
 * The first six bytes of an input are the lengths of base, exponent and modulus: 16 bits each,
 * modulo 97, or modulo 1025 where the highest bit is set.  What follows are these three, and what
 * it lacks is zeros.  A long exponent of a long modulus is cut, so that an input takes a fraction
 * of a second.  The seventh byte may ask for a modulus of all ones, or for one that ends in zeros.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gmp.h>
#include <sangi/modexp.h>

enum { MOST = SANGI_MODEXP_MAX_BYTES, SHORT = 96, HEAD = 7, WORK = 1 << 13 };

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s\n", what);
        abort();
    }
}

static size_t length_of(const uint8_t *bytes) {
    const unsigned word = (unsigned)bytes[0] << 8 | bytes[1];

    return word % (word >> 15 ? MOST + 1 : SHORT + 1);
}

/* What a number is: its bytes in memory of just its length, so that a sanitizer sees both ends. */
static uint8_t *take(const uint8_t **from, size_t *left, size_t length) {
    uint8_t *const bytes = calloc(length ? length : 1, 1);
    const size_t here = *left < length ? *left : length;

    require(bytes != NULL, "memory");
    memcpy(bytes, *from, here);
    *from += here;
    *left -= here;
    return bytes;
}

static void power(uint8_t *out, const uint8_t *base, size_t b, const uint8_t *exponent, size_t e,
                  const uint8_t *modulus, size_t n) {
    mpz_t x, y, m;

    mpz_inits(x, y, m, NULL);
    mpz_import(x, b, 1, 1, 1, 0, base);
    mpz_import(y, e, 1, 1, 1, 0, exponent);
    mpz_import(m, n, 1, 1, 1, 0, modulus);
    memset(out, 0, n);
    if (mpz_sgn(m)) {
        mpz_powm(x, x, y, m);
        const size_t length = mpz_sgn(x) ? (mpz_sizeinbase(x, 2) + 7) / 8 : 0;
        if (length)
            mpz_export(out + n - length, NULL, 1, 1, 1, 0, x);
    }
    mpz_clears(x, y, m, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < HEAD)
        return 0;
    const size_t b = length_of(data), n = length_of(data + 4);
    const size_t affordable = WORK / (n * n / 64 + 1) + 4;
    size_t e = length_of(data + 2), left = size - HEAD;
    const uint8_t *from = data + HEAD, kind = data[HEAD - 1];

    if (e > affordable)
        e = affordable;
    uint8_t *const base = take(&from, &left, b), *const exponent = take(&from, &left, e);
    uint8_t *const modulus = take(&from, &left, n), *const out = malloc(n ? n : 1);
    uint8_t *const wanted = malloc(n ? n : 1);
    uint8_t *const scratch = malloc(SANGI_MODEXP_SCRATCH(n));
    require(out && wanted && scratch, "memory");
    if (kind % 4 == 1)
        memset(modulus, 0xff, n);
    if (kind % 4 == 2 && n)
        memset(modulus + n - kind * n / 256, 0, kind * n / 256);
    power(wanted, base, b, exponent, e, modulus, n);
    require(sangi_modexp_vartime(out, n, base, b, exponent, e, modulus, n, scratch,
                                 SANGI_MODEXP_SCRATCH(n)) == SANGI_OK,
            "the status");
    require(memcmp(out, wanted, n) == 0, "the power is GMP's");
    require(sangi_modexp_vartime(out, n, base, b, exponent, e, modulus, n, scratch,
                                 SANGI_MODEXP_SCRATCH(n) - 1) == SANGI_BAD_MEMORY,
            "too little scratch is refused");
    free(base);
    free(exponent);
    free(modulus);
    free(out);
    free(wanted);
    free(scratch);
    return 0;
}
