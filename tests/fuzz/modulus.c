/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * libFuzzer target of moduli at run time: how they are made, and their decoders of bytes.
 *
 * The first byte of an input chooses the method and the order of bytes, the second the length of
 * the modulus, which follows; the others are what is decoded.  A modulus is accepted if and only if
 * its length is, its highest byte is not 0, it is not 1 and the method takes it.  A number of the
 * right length is accepted if it is below the modulus; a wide one leaves what long division leaves.
 * In a lane of eight, which the first byte chooses too, beside other moduli, both are met as they
 * are alone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/modx8.h>

enum { LONGEST = 96, MOST = 2 * LONGEST + 2, LANES = 8 };

/** A number below 256^MOST, lowest byte first. */
typedef struct {
    uint8_t byte[MOST];
} number;

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s\n", what);
        abort();
    }
}

static number read(const uint8_t *bytes, size_t length, int big) {
    number z = {{0}};
    for (size_t i = 0; i < length; i++)
        z.byte[i] = bytes[big ? length - 1 - i : i];
    return z;
}

/* z <- 2z + bit mod n, for z < n. */
static void append(number *z, unsigned bit, const number *n) {
    number less;
    unsigned carry = bit;
    int borrow = 0;
    for (size_t i = 0; i < MOST; i++) {
        carry += 2U * z->byte[i];
        z->byte[i] = (uint8_t)carry;
        carry >>= 8;
        borrow += z->byte[i] - n->byte[i];
        less.byte[i] = (uint8_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
    if (!borrow)
        *z = less;
}

static number reduced(const number *x, const number *n) {
    number z = {{0}};
    for (size_t i = 8 * MOST; i-- > 0;)
        append(&z, x->byte[i / 8] >> i % 8 & 1U, n);
    return z;
}

static void is(const sangi_mod *m, const sangi_limb *x, const number *wanted, const char *what) {
    const size_t length = sangi_mod_bytes(m);
    uint8_t low_first[LONGEST], high_first[LONGEST];
    require(sangi_mod_to_bytes(m, low_first, length, x) == SANGI_OK, "to_bytes");
    require(sangi_mod_to_bytes_be(m, high_first, length, x) == SANGI_OK, "to_bytes_be");
    for (size_t i = 0; i < length; i++)
        require(low_first[i] == wanted->byte[i] && high_first[length - 1 - i] == wanted->byte[i],
                what);
}

static void decoded(const sangi_mod *m, const number *n, const uint8_t *bytes, size_t length,
                    int big) {
    const size_t exact = sangi_mod_bytes(m);
    const number zero = {{0}};
    sangi_limb z[SANGI_MOD_LIMBS(8 * LONGEST)];

    memset(z, 0xa5, sizeof z);
    const sangi_status wide = big ? sangi_mod_from_bytes_wide_be(m, z, bytes, length)
                                  : sangi_mod_from_bytes_wide(m, z, bytes, length);
    require(wide == (length > 2 * exact ? SANGI_BAD_LENGTH : SANGI_OK), "the length of a wide one");
    const number x = read(bytes, wide == SANGI_OK ? length : 0, big), rest = reduced(&x, n);
    is(m, z, &rest, "the remainder of a wide one");

    memset(z, 0xa5, sizeof z);
    const sangi_status status = big ? sangi_mod_from_bytes_be(m, z, bytes, length)
                                    : sangi_mod_from_bytes(m, z, bytes, length);
    const int below = memcmp(&x, &rest, sizeof x) == 0;
    require(status == (length != exact ? SANGI_BAD_LENGTH
                       : below         ? SANGI_OK
                                       : SANGI_OUT_OF_RANGE),
            "accepted if below the modulus");
    is(m, z, status == SANGI_OK ? &x : &zero, "the number, or 0 where it is refused");
}

/* Eight strings, one after the other: bytes in its lane, and what fills the others. */
static uint8_t *in_lane(unsigned lane, const uint8_t *bytes, size_t length, int filled) {
    uint8_t *const eight = malloc(LANES * length + 1);
    if (!eight)
        abort();
    memset(eight, filled, LANES * length);
    if (length)
        memcpy(eight + lane * length, bytes, length);
    return eight;
}

static void left(const sangi_modx8 *m, unsigned lane, const sangi_limb *x, const sangi_mod *alone,
                 const sangi_limb *y) {
    const size_t length = sangi_mod_bytes(alone);
    uint8_t found[LANES * LONGEST], wanted[LONGEST];
    require(sangi_modx8_to_bytes(m, found, LANES * length, x) == SANGI_OK, "to_bytes of eight");
    require(sangi_mod_to_bytes(alone, wanted, length, y) == SANGI_OK, "to_bytes");
    for (size_t i = 0; i < LANES * length; i++)
        require(found[i] == (i / length == lane ? wanted[i % length] : 0), "a lane of eight");
}

/* The same numbers in one of eight lanes; the other moduli are all ones, and their numbers 0. */
static void eight(unsigned lane, const uint8_t *n, size_t length, sangi_mod_method method,
                  sangi_status made, const sangi_mod *alone, const uint8_t *bytes, size_t rest,
                  int big) {
    uint8_t *const moduli = in_lane(lane, n, length, 0xff);
    unsigned char *const memory = malloc(SANGI_MODX8_SIZE(8 * length));
    sangi_modx8 *m;

    const sangi_status status = (big ? sangi_modx8_init_be : sangi_modx8_init)(
        &m, memory, SANGI_MODX8_SIZE(8 * length), moduli, LANES * length, method);
    require(status == (length < SANGI_MODX8_MIN_BYTES ? SANGI_BAD_LENGTH : made),
            "eight moduli, of which one may be none");
    require(!m == (status != SANGI_OK), "a context of eight where all is well");
    if (m) {
        sangi_limb x[SANGI_MODX8_LIMBS(8 * LONGEST)], y[SANGI_MOD_LIMBS(8 * LONGEST)];
        uint8_t *const given = in_lane(lane, bytes, rest, 0);
        memset(x, 0xa5, sizeof x);
        require((big ? sangi_modx8_from_bytes_wide_be
                     : sangi_modx8_from_bytes_wide)(m, x, given, LANES * rest) ==
                    (big ? sangi_mod_from_bytes_wide_be : sangi_mod_from_bytes_wide)(alone, y,
                                                                                     bytes, rest),
                "a wide one in a lane");
        left(m, lane, x, alone, y);
        memset(x, 0xa5, sizeof x);
        require(
            (big ? sangi_modx8_from_bytes_be : sangi_modx8_from_bytes)(m, x, given, LANES * rest) ==
                (big ? sangi_mod_from_bytes_be : sangi_mod_from_bytes)(alone, y, bytes, rest),
            "accepted in a lane as alone");
        left(m, lane, x, alone, y);
        free(given);
    }
    free(memory);
    free(moduli);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2 || data[1] > LONGEST || size - 2 < data[1])
        return 0;
    const size_t length = data[1], rest = size - 2 - length;
    const int method = data[0] & 3, big = data[0] >> 2 & 1;
    const uint8_t *const bytes = data + 2;
    unsigned char *const memory = malloc(SANGI_MOD_SIZE(8 * length));
    sangi_mod *m;

    const sangi_status status = (big ? sangi_mod_init_be : sangi_mod_init)(
        &m, memory, SANGI_MOD_SIZE(8 * length), bytes, length, (sangi_mod_method)method);
    const number n = read(bytes, length, big);
    if (length < SANGI_MOD_MIN_BYTES)
        require(status == SANGI_BAD_LENGTH, "a short modulus");
    else if (method == 3)
        require(status == SANGI_BAD_METHOD, "a method not to be asked for");
    else if (!n.byte[length - 1] || (length == 1 && n.byte[0] == 1))
        require(status == SANGI_BAD_MODULUS, "a modulus with a zero in front, or 1");
    else if (method == SANGI_MOD_MONTGOMERY && !(n.byte[0] & 1))
        require(status == SANGI_BAD_METHOD, "an even modulus for Montgomery");
    else
        require(status == SANGI_OK, "a modulus that is one");
    require(!m == (status != SANGI_OK), "a context where all is well");
    if (m)
        decoded(m, &n, bytes + length, rest, big);
    eight(data[0] >> 3 & 7, bytes, length, (sangi_mod_method)method, status, m, bytes + length,
          rest, big);
    free(memory);
    return 0;
}
