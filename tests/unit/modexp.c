/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Modular exponentiation: what is refused, what is written, trivial numbers, and overlaps. */
#include <stdio.h>
#include <string.h>

#include <sangi/modexp.h>

enum { MOST = SANGI_MODEXP_MAX_BYTES };

static int failures;
static unsigned char scratch[SANGI_MODEXP_SCRATCH(MOST) + 64];

static void expect(int holds, const char *what) {
    if (!holds) {
        printf("failed: %s\n", what);
        failures++;
    }
}

static sangi_status power(uint8_t *out, size_t n, const uint8_t *base, size_t b, const uint8_t *e,
                          size_t length, const uint8_t *m) {
    return sangi_modexp_vartime(out, n, base, b, e, length, m, n, scratch, SANGI_MODEXP_SCRATCH(n));
}

/* base^e mod m, for numbers of one byte, is `wanted` */
static void small(unsigned base, unsigned e, unsigned m, unsigned wanted, const char *what) {
    const uint8_t x[] = {0, (uint8_t)base}, y[] = {(uint8_t)e}, n[] = {0, 0, (uint8_t)m};
    uint8_t out[] = {9, 9, 9};

    expect(power(out, 3, x, 2, y, 1, n) == SANGI_OK, what);
    expect(out[0] == 0 && out[1] == 0 && out[2] == wanted, what);
}

static void refusals(void) {
    static uint8_t number[MOST + 1], out[MOST + 1];
    const size_t longest = MOST, size = sizeof scratch;

    memset(number, 0xff, sizeof number);
    memset(out, 0x77, sizeof out);
    expect(sangi_modexp_vartime(out, longest, number, longest + 1, number, 1, number, longest,
                                scratch, size) == SANGI_BAD_LENGTH,
           "a base of 1025 bytes");
    expect(sangi_modexp_vartime(out, longest, number, 1, number, longest + 1, number, longest,
                                scratch, size) == SANGI_BAD_LENGTH,
           "an exponent of 1025 bytes");
    expect(sangi_modexp_vartime(out, longest + 1, number, 1, number, 1, number, longest + 1,
                                scratch, size) == SANGI_BAD_LENGTH,
           "a modulus of 1025 bytes");
    expect(sangi_modexp_vartime(out, 7, number, 1, number, 1, number, 8, scratch, size) ==
               SANGI_BAD_LENGTH,
           "an output that is shorter than the modulus");
    expect(sangi_modexp_vartime(out, 9, number, 1, number, 1, number, 8, scratch, size) ==
               SANGI_BAD_LENGTH,
           "an output that is longer than the modulus");
    expect(sangi_modexp_vartime(out, 8, number, 1, number, 1, number, 8, scratch,
                                SANGI_MODEXP_SCRATCH(8) - 1) == SANGI_BAD_MEMORY,
           "too little scratch");
    for (size_t i = 0; i < sizeof out; i++)
        expect(out[i] == 0x77, "a refusal writes nothing");
    expect(sangi_modexp_vartime(NULL, 0, NULL, 0, NULL, 0, NULL, 0, scratch, size) == SANGI_OK,
           "nothing at all");
    expect(sangi_modexp_vartime(out, 8, NULL, 0, NULL, 0, number, 8, scratch, size) == SANGI_OK &&
               out[7] == 1 && out[0] == 0 && out[8] == 0x77,
           "0^0 from empty strings");
}

/* 3^65537 mod 2^256 - 189 with every overlap and alignment is what it is without. */
static void overlaps(void) {
    const uint8_t e[] = {1, 0, 1};
    uint8_t m[32], x[32] = {0}, wanted[32], out[32];

    memset(m, 0xff, sizeof m);
    m[31] = 0x43;
    x[31] = 3;
    expect(power(wanted, 32, x, 32, e, 3, m) == SANGI_OK, "a power");
    memcpy(out, x, sizeof out);
    expect(power(out, 32, out, 32, e, 3, m) == SANGI_OK && memcmp(out, wanted, 32) == 0,
           "the output is the base");
    memcpy(out, m, sizeof out);
    expect(power(out, 32, x, 32, e, 3, out) == SANGI_OK && memcmp(out, wanted, 32) == 0,
           "the output is the modulus");
    memset(out, 0, sizeof out);
    memcpy(out + 29, e, sizeof e);
    expect(power(out, 32, x, 32, out, 32, m) == SANGI_OK && memcmp(out, wanted, 32) == 0,
           "the output is the exponent");
    for (size_t i = 0; i < 64; i++) {
        const size_t size = SANGI_MODEXP_SCRATCH(32);
        scratch[i + size] = 0x5a;
        expect(sangi_modexp_vartime(out, 32, x, 32, e, 3, m, 32, scratch + i, size) == SANGI_OK &&
                   memcmp(out, wanted, 32) == 0 && scratch[i + size] == 0x5a,
               "scratch of any alignment");
    }
}

int main(void) {
    small(0, 0, 7, 1, "0^0 is 1");
    small(5, 0, 7, 1, "x^0 is 1");
    small(0, 5, 7, 0, "0^e is 0");
    small(5, 3, 7, 6, "5^3 mod 7");
    small(250, 3, 7, 6, "a base above the modulus");
    small(5, 0, 1, 0, "modulo 1, x^0 is 0");
    small(5, 3, 1, 0, "modulo 1");
    small(5, 3, 0, 0, "modulo 0");
    small(0, 0, 0, 0, "modulo 0, 0^0 is 0");
    small(3, 5, 8, 3, "modulo 8");
    small(6, 200, 64, 0, "an even base modulo a power of two");
    small(3, 255, 96, 75, "modulo 2^5 3");
    refusals();
    overlaps();
    return failures != 0;
}
