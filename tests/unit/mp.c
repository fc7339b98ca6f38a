/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Fixed-length naturals: bytes in both orders, comparison. */
#include <stdio.h>
#include <string.h>

#include "mp/bytes.h"
#include "mp/compare.h"

enum { BYTES = 24, LIMBS = BYTES / sizeof(sangi_limb) };

static int failures;

static void expect(int holds, const char *what) {
    if (!holds) {
        printf("failed: %s\n", what);
        failures++;
    }
}

/* Digit i of a number written in bytes, lowest first, as the limbs hold it. */
static unsigned digit(const sangi_limb *x, size_t i) {
    return (unsigned)(x[i / sizeof *x] >> (8 * (i % sizeof *x)) & 0xff);
}

static void orders(void) {
    uint8_t little[BYTES], big[BYTES], back[BYTES + 2];
    sangi_limb x[LIMBS], y[LIMBS];

    for (size_t i = 0; i < BYTES; i++)
        big[BYTES - 1 - i] = little[i] = (uint8_t)(0x81 + 5 * i);
    sangi_mp_from_bytes(x, LIMBS, little, BYTES, SANGI_MP_LITTLE_ENDIAN);
    sangi_mp_from_bytes(y, LIMBS, big, BYTES, SANGI_MP_BIG_ENDIAN);
    expect(memcmp(x, y, sizeof x) == 0, "both orders name the same number");
    for (size_t i = 0; i < BYTES; i++)
        expect(digit(x, i) == little[i], "a byte stands where it belongs");
    memset(back, 0xa5, sizeof back);
    sangi_mp_to_bytes(back + 1, BYTES, x, SANGI_MP_LITTLE_ENDIAN);
    expect(memcmp(back + 1, little, BYTES) == 0, "little-endian and back");
    sangi_mp_to_bytes(back + 1, BYTES, x, SANGI_MP_BIG_ENDIAN);
    expect(memcmp(back + 1, big, BYTES) == 0, "big-endian and back");
    expect(back[0] == 0xa5 && back[BYTES + 1] == 0xa5, "nothing is written outside");
}

/* Every length that the limbs can hold, also those that end inside a limb. */
static void lengths(void) {
    for (size_t length = 0; length <= BYTES; length++) {
        uint8_t bytes[BYTES], back[BYTES];
        sangi_limb x[LIMBS];

        for (size_t i = 0; i < length; i++)
            bytes[i] = (uint8_t)(0xff - i);
        memset(x, 0xff, sizeof x);
        sangi_mp_from_bytes(x, LIMBS, bytes, length, SANGI_MP_BIG_ENDIAN);
        for (size_t i = 0; i < BYTES; i++)
            expect(digit(x, i) == (i < length ? bytes[length - 1 - i] : 0), "a short number");
        sangi_mp_to_bytes(back, length, x, SANGI_MP_BIG_ENDIAN);
        expect(memcmp(back, bytes, length) == 0, "a short number and back");
    }
}

static void compare(void) {
    const sangi_limb all = (sangi_limb)-1;
    const sangi_limb numbers[][3] = {
        {0, 0, 0},     {1, 0, 0},     {all, 0, 0}, {0, 1, 0},     {all, all, 0}, {0, 0, 1},
        {all, all, 1}, {all, 0, all}, {0, 1, all}, {0, all, all}, {1, all, all}, {all, all, all},
    };
    const size_t count = sizeof numbers / sizeof *numbers;

    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++) {
            const sangi_mask less = i < j ? all : 0;
            expect(sangi_mp_less(numbers[i], numbers[j], 3) == less, "x < y, in rising order");
        }
    expect(sangi_mp_less(numbers[0], numbers[1], 0) == 0, "no limbs");
}

int main(void) {
    orders();
    lengths();
    compare();
    return failures != 0;
}
