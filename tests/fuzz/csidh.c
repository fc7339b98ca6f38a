/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A libFuzzer target of validation.
 *
 * An input whose first byte is even is a public key: it is refused, or it is a supersingular curve,
 * which another point shows, and its twist is one, too, and so is the same key in CTIDH's form. One
 * whose first byte is odd is a list of steps from A = 0, a byte each: where they arrive is a public
 * key, and they lead back.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/csidh512.h>
#include <sangi/ctidh512.h>

#include "csidh/product.h"
#include "curve/curve.h"

enum { KEY = SANGI_CSIDH512_PUBLIC_BYTES, COUNT = SANGI_CSIDH512_EXPONENTS, STEPS = 6 };

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s\n", what);
        abort();
    }
}

/* Whether p + 1 takes the point at x to the neutral element, by the ladder. */
static int is_killed(const sangi_curve *e, unsigned x) {
    uint8_t k[KEY] = {4};
    sangi_point p;

    for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++)
        sangi_csidh_times(k, sizeof k, sangi_curve_prime[i]);
    sangi_p511_from_u64(&p.x, x);
    sangi_p511_from_u64(&p.z, 1);
    sangi_curve_ladder_vartime(&p, &p, k, sizeof k, e);
    return sangi_curve_is_neutral(&p) != 0;
}

static void check_key(const uint8_t *given, size_t length) {
    uint8_t *const key = malloc(length ? length : 1); /* so that a byte too far is seen */
    uint8_t other[KEY];
    sangi_curve e;
    sangi_p511 t;

    memcpy(key, given, length);
    const sangi_status status = sangi_csidh512_validate(key, length);
    const sangi_status read = sangi_p511_from_bytes(&e.a, key, length);
    require(read == SANGI_OK ? status == SANGI_OK || status == SANGI_BAD_PUBLIC_KEY
                             : status == read,
            "a status");
    if (read == SANGI_OK) {
        sangi_p511_from_u64(&e.c, 1);
        sangi_p511_neg(&t, &e.a);
        (void)sangi_p511_to_bytes(other, KEY, &t);
        require(sangi_csidh512_validate(other, KEY) == status, "a curve and its twist");
        (void)sangi_csidh512_to_montgomery(other, KEY, key, KEY);
        require(sangi_ctidh512_validate(other, KEY) == status, "the same key of CTIDH");
        sangi_p511_sqr(&t, &e.a);
        sangi_p511_dbl(&e.c, &e.c);
        sangi_p511_sqr(&e.c, &e.c);
        const int singular = sangi_p511_equal(&t, &e.c) != 0;
        sangi_p511_from_u64(&e.c, 1);
        if (status == SANGI_OK)
            require(!singular && is_killed(&e, 1000 + key[0]), "an accepted curve");
    }
    free(key);
}

static void check_steps(const uint8_t *given, size_t length) {
    int8_t exponent[COUNT] = {0}, back[COUNT] = {0};
    uint8_t key[KEY];

    for (size_t i = 0; i < length && i < STEPS; i++) {
        const unsigned at = given[i] / 2U % COUNT;
        exponent[at] = (int8_t)(given[i] & 1 ? 1 : -1);
        back[at] = (int8_t)-exponent[at];
    }
    (void)sangi_csidh512_public_vartime(key, KEY, exponent, COUNT);
    require(sangi_csidh512_validate(key, KEY) == SANGI_OK, "a public key");
    require(sangi_csidh512_derive_vartime(key, KEY, key, KEY, back, COUNT) == SANGI_OK, "a step");
    for (size_t i = 0; i < KEY; i++)
        require(key[i] == 0, "the way back");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0)
        return 0;
    if (data[0] & 1)
        check_steps(data + 1, size - 1);
    else
        check_key(data + 1, size - 1);
    return 0;
}
