/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * libFuzzer targets of the decoders of bytes: WIDE and BIG_ENDIAN_BYTES (0 or 1) say of which.
 *
 * The first byte of an input chooses the field, the others are what is decoded.  A number of the
 * right length is accepted if and only if it is below p, and comes back as the same bytes; a wide
 * one leaves what long division by p leaves; anything else is refused and leaves 0.  In a lane of
 * eight, which the first byte chooses too, a number is met as it is alone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Written by the build: includes the headers and defines FIELDS(F) as F(name, NAME, "hex of p"). */
#include "fields.h"

enum { MOST = 72, LANES = 8 };

/** A number below 256^MOST, lowest byte first. */
typedef struct {
    uint8_t byte[MOST];
} number;

typedef union {
#define MEMBER(name, NAME, hex) sangi_##name of_##name;
    FIELDS(MEMBER)
} element;

typedef union {
#define MEMBER_X8(name, NAME, hex) sangi_##name##x8 of_##name;
    FIELDS(MEMBER_X8)
} elements;

typedef struct {
    const char *name, *hex;
    size_t bytes;
    sangi_status (*decode)(element *z, const uint8_t *bytes, size_t length);
    sangi_status (*encode)(uint8_t *bytes, size_t length, const element *x);
    sangi_status (*encode_be)(uint8_t *bytes, size_t length, const element *x);
    sangi_status (*decode_x8)(elements *z, const uint8_t *bytes, size_t length);
    sangi_status (*encode_x8)(uint8_t *bytes, size_t length, const elements *x);
} field;

#if WIDE && BIG_ENDIAN_BYTES
#define DECODER(name) sangi_##name##_from_bytes_wide_be
#elif WIDE
#define DECODER(name) sangi_##name##_from_bytes_wide
#elif BIG_ENDIAN_BYTES
#define DECODER(name) sangi_##name##_from_bytes_be
#else
#define DECODER(name) sangi_##name##_from_bytes
#endif
#if BIG_ENDIAN_BYTES
#define DECODER_X8(name) sangi_##name##x8_from_bytes_be
#else
#define DECODER_X8(name) sangi_##name##x8_from_bytes
#endif

#define FUNCTIONS(name, NAME, hex)                                                                 \
    static sangi_status name##_decode(element *z, const uint8_t *bytes, size_t length) {           \
        return DECODER(name)(&z->of_##name, bytes, length);                                        \
    }                                                                                              \
    static sangi_status name##_encode(uint8_t *bytes, size_t length, const element *x) {           \
        return sangi_##name##_to_bytes(bytes, length, &x->of_##name);                              \
    }                                                                                              \
    static sangi_status name##_encode_be(uint8_t *bytes, size_t length, const element *x) {        \
        return sangi_##name##_to_bytes_be(bytes, length, &x->of_##name);                           \
    }                                                                                              \
    static sangi_status name##_decode_x8(elements *z, const uint8_t *bytes, size_t length) {       \
        return DECODER_X8(name)(&z->of_##name, bytes, length);                                     \
    }                                                                                              \
    static sangi_status name##_encode_x8(uint8_t *bytes, size_t length, const elements *x) {       \
        return sangi_##name##x8_to_bytes(bytes, length, &x->of_##name);                            \
    }
FIELDS(FUNCTIONS)

static const field fields[] = {
#define ROW(name, NAME, hex)                                                                       \
    {#name,                                                                                        \
     hex,                                                                                          \
     SANGI_##NAME##_BYTES,                                                                         \
     name##_decode,                                                                                \
     name##_encode,                                                                                \
     name##_encode_be,                                                                             \
     name##_decode_x8,                                                                             \
     name##_encode_x8},
    FIELDS(ROW)};

static void require(int holds, const field *f, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s: %s\n", f->name, what);
        abort();
    }
}

static number modulus(const field *f) {
    number p = {{0}};
    const size_t digits = strlen(f->hex);
    for (size_t i = 0; i < digits; i++) {
        const char pair[2] = {f->hex[digits - 1 - i], 0};
        p.byte[i / 2] |= (uint8_t)(strtoul(pair, NULL, 16) << 4 * (i % 2));
    }
    return p;
}

static int below(const number *x, const number *y) {
    for (size_t i = MOST; i-- > 0;)
        if (x->byte[i] != y->byte[i])
            return x->byte[i] < y->byte[i];
    return 0;
}

/* z <- 2z + bit mod p, for z < p. */
static void append(number *z, unsigned bit, const number *p) {
    unsigned carry = bit;
    for (size_t i = 0; i < MOST; i++) {
        carry += 2U * z->byte[i];
        z->byte[i] = (uint8_t)carry;
        carry >>= 8;
    }
    if (below(z, p))
        return;
    int borrow = 0;
    for (size_t i = 0; i < MOST; i++) {
        borrow += z->byte[i] - p->byte[i];
        z->byte[i] = (uint8_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
}

/* The byte of weight 256^i. */
static uint8_t digit(const uint8_t *bytes, size_t length, size_t i) {
    return bytes[BIG_ENDIAN_BYTES ? length - 1 - i : i];
}

static number remainder_of(const uint8_t *bytes, size_t length, const number *p) {
    number z = {{0}};
    for (size_t i = 8 * length; i-- > 0;)
        append(&z, digit(bytes, length, i / 8) >> i % 8 & 1U, p);
    return z;
}

static void is(const field *f, const element *x, const number *wanted, const char *what) {
    uint8_t low_first[MOST], high_first[MOST];
    require(f->encode(low_first, f->bytes, x) == SANGI_OK, f, "to_bytes");
    require(f->encode_be(high_first, f->bytes, x) == SANGI_OK, f, "to_bytes_be");
    for (size_t i = 0; i < f->bytes; i++)
        require(low_first[i] == wanted->byte[i] && high_first[f->bytes - 1 - i] == wanted->byte[i],
                f, what);
}

/* The number in one lane, zeros in the others: as `status` and x, which it gave alone, say. */
static void in_lane(const field *f, unsigned lane, const uint8_t *bytes, size_t length,
                    sangi_status status, const element *x) {
    uint8_t *const given = calloc(LANES, length + 1), found[LANES * MOST], alone[MOST];
    elements z;

    if (!given)
        abort();
    if (length)
        memcpy(given + lane * length, bytes, length);
    memset(&z, 0xa5, sizeof z);
    require(f->decode_x8(&z, given, LANES * length) == status, f, "a lane of eight is accepted");
    require(f->encode_x8(found, LANES * f->bytes, &z) == SANGI_OK, f, "to_bytes of eight");
    require(f->encode(alone, f->bytes, x) == SANGI_OK, f, "to_bytes");
    for (size_t i = 0; i < LANES * f->bytes; i++)
        require(found[i] == (i / f->bytes == lane ? alone[i % f->bytes] : 0), f, "a lane of eight");
    free(given);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0)
        return 0;
    const field *const f = fields + data[0] % (sizeof fields / sizeof *fields);
    const uint8_t *const bytes = data + 1;
    const size_t length = size - 1;
    const number p = modulus(f), zero = {{0}};
    element z;
    memset(&z, 0xa5, sizeof z);
    const sangi_status status = f->decode(&z, bytes, length);
    if (!WIDE)
        in_lane(f, data[0] / (sizeof fields / sizeof *fields) % LANES, bytes, length, status, &z);

    if (WIDE ? length > 2 * f->bytes : length != f->bytes) {
        require(status == SANGI_BAD_LENGTH, f, "another length is refused");
        is(f, &z, &zero, "and leaves 0");
        return 0;
    }
    const number wanted = remainder_of(bytes, length, &p);
    int canonical = 1;
    for (size_t i = 0; i < length && !WIDE; i++)
        canonical &= wanted.byte[i] == digit(bytes, length, i);
    require(status == (canonical ? SANGI_OK : SANGI_OUT_OF_RANGE), f, "accepted if below p");
    is(f, &z, canonical ? &wanted : &zero, "the number, or 0 where it is refused");
    return 0;
}
