/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/x8/field_x8.h"

#include "field/encode.h"
#include "word/wipe.h"

void sangi_field_x8_binary(sangi_field_binary f, size_t limbs, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y) {
    for (size_t l = 0; l < SANGI_X8_COUNT * limbs; l += limbs)
        f(z + l, x + l, y + l);
}

void sangi_field_x8_unary(sangi_field_unary f, size_t limbs, sangi_limb *z, const sangi_limb *x) {
    for (size_t l = 0; l < SANGI_X8_COUNT * limbs; l += limbs)
        f(z + l, x + l);
}

void sangi_field_x8_dot2(const sangi_field *f, sangi_limb *z, const sangi_limb *x0,
                         const sangi_limb *y0, const sangi_limb *x1, const sangi_limb *y1) {
    sangi_limb first[SANGI_FIELD_MAX_LIMBS], second[SANGI_FIELD_MAX_LIMBS];

    for (size_t l = 0; l < SANGI_X8_COUNT; l++) {
        const size_t at = l * f->limbs;
        f->mul(first, x0 + at, y0 + at);
        f->mul(second, x1 + at, y1 + at);
        f->add(z + at, first, second);
    }
    sangi_wipe(first, sizeof first);
    sangi_wipe(second, sizeof second);
}

void sangi_field_x8_select(const sangi_field *f, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y, sangi_maskx8 mask) {
    for (size_t l = 0; l < SANGI_X8_COUNT; l++) {
        const size_t at = l * f->limbs;
        f->select(z + at, x + at, y + at, (sangi_mask)(0 - (sangi_mask)(mask >> l & 1)));
    }
}

sangi_maskx8 sangi_field_x8_is_zero(const sangi_field *f, const sangi_limb *x) {
    unsigned found = 0;

    for (size_t l = 0; l < SANGI_X8_COUNT; l++)
        found |= (unsigned)(f->is_zero(x + l * f->limbs) & 1) << l;
    return (sangi_maskx8)found;
}

sangi_status sangi_field_x8_decode(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                   size_t length, sangi_mp_order order) {
    sangi_mask in_range = (sangi_mask) ~(sangi_mask)0;

    if (length != SANGI_X8_COUNT * f->bytes) {
        for (size_t i = 0; i < SANGI_X8_COUNT * f->limbs; i++)
            z[i] = 0;
        return SANGI_BAD_LENGTH;
    }
    for (size_t l = 0; l < SANGI_X8_COUNT; l++)
        in_range &= sangi_field_decode_mask(f, z + l * f->limbs, bytes + l * f->bytes, order);
    return (sangi_status)((sangi_limb)~in_range & SANGI_OUT_OF_RANGE);
}

sangi_status sangi_field_x8_encode(const sangi_field *f, uint8_t *bytes, size_t length,
                                   const sangi_limb *x, sangi_mp_order order) {
    if (length != SANGI_X8_COUNT * f->bytes)
        return SANGI_BAD_LENGTH;
    for (size_t l = 0; l < SANGI_X8_COUNT; l++)
        (void)sangi_field_encode(f, bytes + l * f->bytes, f->bytes, x + l * f->limbs, order);
    return SANGI_OK;
}

#if SANGI_ASM

enum { DIGIT = 52, LIMB = 64 };

static const uint64_t digit_mask = ((uint64_t)1 << DIGIT) - 1;

/* One lane of z <- a number in limbs, split into digits. */
static void split_digits(uint64_t *z, size_t digits, const sangi_limb *x, size_t limbs) {
    for (size_t i = 0; i < digits; i++) {
        const size_t limb = i * DIGIT / LIMB, shift = i * DIGIT % LIMB;
        uint64_t digit = limb < limbs ? x[limb] >> shift : 0;

        if (shift > LIMB - DIGIT && limb + 1 < limbs)
            digit |= x[limb + 1] << (LIMB - shift);
        z[SANGI_X8_COUNT * i] = digit & digit_mask;
    }
}

/* z <- one lane of digits, joined into limbs. */
static void join_digits(sangi_limb *z, size_t limbs, const uint64_t *x, size_t digits) {
    for (size_t i = 0; i < limbs; i++) {
        const size_t first = i * LIMB / DIGIT, shift = i * LIMB % DIGIT;
        uint64_t limb = x[SANGI_X8_COUNT * first] >> shift;

        for (size_t j = first + 1; j < digits && j * DIGIT < (i + 1) * LIMB; j++)
            limb |= x[SANGI_X8_COUNT * j] << (j * DIGIT - i * LIMB);
        z[i] = limb;
    }
}

void sangi_field_x8_to_radix52(const sangi_field_x8 *v, const sangi_field *f, uint64_t *z,
                               const sangi_limb *x) {
    _Alignas(64) uint64_t factor[SANGI_X8_COUNT * SANGI_X8_MAX_DIGITS];

    for (size_t l = 0; l < SANGI_X8_COUNT; l++) {
        split_digits(z + l, v->digits, x + l * f->limbs, f->limbs);
        for (size_t i = 0; i < v->digits; i++)
            factor[SANGI_X8_COUNT * i + l] = v->to_radix52[i];
    }
    v->mul(z, z, factor);
}

void sangi_field_x8_from_radix52(const sangi_field_x8 *v, const sangi_field *f, sangi_limb *z,
                                 const uint64_t *x) {
    /* The product of x * R with f->one = R' mod p, R' that of the limbs, is x * R'. */
    _Alignas(64) uint64_t number[SANGI_X8_COUNT * SANGI_X8_MAX_DIGITS];

    for (size_t l = 0; l < SANGI_X8_COUNT; l++)
        split_digits(number + l, v->digits, f->one, f->limbs);
    v->mul(number, x, number);
    v->reduce(number, number);
    for (size_t l = 0; l < SANGI_X8_COUNT; l++)
        join_digits(z + l * f->limbs, f->limbs, number + l, v->digits);
    sangi_wipe(number, SANGI_X8_COUNT * v->digits * sizeof *number);
}

sangi_maskx8 sangi_field_x8_digits_are_zero(const sangi_field_x8 *v, const uint64_t *x) {
    _Alignas(64) uint64_t number[SANGI_X8_COUNT * SANGI_X8_MAX_DIGITS];
    uint64_t found = 0;

    v->reduce(number, x);
    for (size_t l = 0; l < SANGI_X8_COUNT; l++) {
        uint64_t any = 0;

        for (size_t i = 0; i < v->digits; i++)
            any |= number[SANGI_X8_COUNT * i + l];
        /* any < 2^52, so any - 1 is negative only if any = 0. */
        found |= (any - 1) >> 63 << l;
    }
    sangi_wipe(number, SANGI_X8_COUNT * v->digits * sizeof *number);
    return (sangi_maskx8)found;
}

#endif
