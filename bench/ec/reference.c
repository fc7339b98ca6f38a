/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "ec/reference.h"

#include "mod/reference.h"

#include <string.h>

enum { WORDS = 4 };

/* p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
static const mod_modulus P256 = {
    .bits = 256,
    .words = WORDS,
    .n = {0xffffffffffffffff, 0x00000000ffffffff, 0, 0xffffffff00000001},
};

const uint8_t ec_generator[2 * EC_BYTES] = {
    0x6b, 0x17, 0xd1, 0xf2, 0xe1, 0x2c, 0x42, 0x47, 0xf8, 0xbc, 0xe6, 0xe5, 0x63, 0xa4, 0x40, 0xf2,
    0x77, 0x03, 0x7d, 0x81, 0x2d, 0xeb, 0x33, 0xa0, 0xf4, 0xa1, 0x39, 0x45, 0xd8, 0x98, 0xc2, 0x96,
    0x4f, 0xe3, 0x42, 0xe2, 0xfe, 0x1a, 0x7f, 0x9b, 0x8e, 0xe7, 0xeb, 0x4a, 0x7c, 0x0f, 0x9e, 0x16,
    0x2b, 0xce, 0x33, 0x57, 0x6b, 0x31, 0x5e, 0xce, 0xcb, 0xb6, 0x40, 0x68, 0x37, 0xbf, 0x51, 0xf5};

typedef struct {
    uint64_t x[WORDS], y[WORDS];
} point;

/* z <- x - y, as x + (p - y). */
static void subtract(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t minus_one[MOD_MAX_WORDS], product[MOD_MAX_WORDS];
    memcpy(minus_one, m->n, WORDS * sizeof *minus_one);
    minus_one[0] -= 1;
    mod_reference_mul(m, product, y, minus_one);
    mod_reference_add(m, z, x, product);
}

/* z <- x / y, for a prime and y other than 0. */
static void divide(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t exponent[WORDS], inverse[WORDS];
    memcpy(exponent, m->n, sizeof exponent);
    exponent[0] -= 2;
    mod_reference_exp(m, inverse, y, exponent);
    mod_reference_mul(m, z, x, inverse);
}

/* r <- s + t by the line through them: s = t, or they differ in x. */
static void add(const mod_modulus *m, point *r, const point *s, const point *t) {
    static const uint64_t one[WORDS] = {1};
    uint64_t slope[WORDS], over[WORDS], x[WORDS], y[WORDS];
    if (memcmp(s, t, sizeof *s) == 0) {
        mod_reference_mul(m, slope, s->x, s->x);
        subtract(m, slope, slope, one);
        mod_reference_double(m, over, slope);
        mod_reference_add(m, slope, slope, over);
        mod_reference_double(m, over, s->y);
    } else {
        subtract(m, slope, s->y, t->y);
        subtract(m, over, s->x, t->x);
    }
    divide(m, slope, slope, over);
    mod_reference_mul(m, x, slope, slope);
    subtract(m, x, x, s->x);
    subtract(m, x, x, t->x);
    subtract(m, y, s->x, x);
    mod_reference_mul(m, y, y, slope);
    subtract(m, r->y, y, s->y);
    memcpy(r->x, x, sizeof x);
}

/* From the highest bit down; before it there is nothing to double. */
void ec_reference_multiply(uint8_t *out, const uint8_t *scalar, const uint8_t *in) {
    mod_modulus m = P256;
    point p, r;
    bool begun = false;
    mod_reference_complete(&m);
    mod_from_bytes_be(p.x, WORDS, in, EC_BYTES);
    mod_from_bytes_be(p.y, WORDS, in + EC_BYTES, EC_BYTES);
    for (size_t i = 0; i < 8 * EC_BYTES; i++) {
        if (begun)
            add(&m, &r, &r, &r);
        if (!(scalar[i / 8] >> (7 - i % 8) & 1))
            continue;
        if (begun)
            add(&m, &r, &r, &p);
        else
            r = p;
        begun = true;
    }
    mod_to_bytes_be(out, EC_BYTES, r.x);
    mod_to_bytes_be(out + EC_BYTES, EC_BYTES, r.y);
}
