/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Eight moduli with AVX-512 IFMA: contexts, elements and encodings. */
#include "mod/x8/product.h"

#if SANGI_ASM

#include "mod/reciprocal.h"
#include "mod/x8/exp.h"
#include "mod/x8/karatsuba.h"
#include "mod/x8/radix52.h"
#include "mp/compare.h"
#include "mp/linear.h"
#include "word/wipe.h"

#define LANES SANGI_MODX8_LANES
#define DIGIT SANGI_MOD_DIGIT
#define BLOCK SANGI_MODX8_BLOCK
#define MOST_DIGITS SANGI_MODX8_DIGITS
/* Limbs of the longest modulus and one more. */
#define MOST SANGI_MOD_LIMBS(8 * SANGI_MODX8_MAX_BYTES)

void sangi_modx8_mont_sqr_ifma(uint64_t *z, const uint64_t *x, const uint64_t *y,
                               const uint64_t *data, size_t blocks, uint64_t *u);
void sangi_modx8_zeroize_ifma(uint64_t *z, size_t blocks);

typedef struct {
    _Alignas(64) uint64_t digit[LANES * MOST_DIGITS];
} number;

/* Zeroizes what a single product used: all of the work, or only the u of the basecase. */
static void zeroize_single(const sangi_modx8 *m, sangi_modx8_work *work, int all) {
    if (all)
        sangi_modx8_zeroize(m, work);
    else
        sangi_modx8_zeroize_ifma(work->digit, m->blocks);
}

static void mul(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    sangi_modx8_work work;

    sangi_modx8_mul_basecase(m, z, x, y, &work);
    zeroize_single(m, &work, sangi_modx8_is_ohta(m));
}

/* For 20 digits, zeroizing the work of Karatsuba costs more than it saves in a single square. */
static void sqr(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x) {
    const int all =
        sangi_modx8_is_ohta(m) || sangi_modx8_digits(m) > (size_t)2 * SANGI_MODX8_BLOCK10;
    sangi_modx8_work work;

    if (all)
        sangi_modx8_sqr_auto(m, z, x, &work);
    else
        sangi_modx8_mont_sqr_ifma(z, x, x, m->data, m->blocks, work.digit);
    zeroize_single(m, &work, all);
}

/* A lane of `digits` digits <- 2^log2 mod p, or 2^(log2 - 64 width) mod p if `over` */
static void put_power(uint64_t *z, size_t digits, const sangi_mod *one, size_t log2, int over) {
    const uint8_t exponent[2] = {(uint8_t)log2, (uint8_t)(log2 >> 8)};
    sangi_limb power[MOST];

    sangi_mod_from_u64(one, power, 2);
    sangi_mod_exp_vartime(one, power, power, exponent, sizeof exponent);
    one->vtable->from_element(one, power, power);
    if (over)
        one->vtable->from_element(one, power, power);
    sangi_mod_to_digits(z, LANES, digits, power, one->width);
    sangi_wipe(power, sizeof power);
}

/* One lane of the data for Montgomery reduction, from p. */
static void prepare_montgomery(sangi_modx8 *m, size_t lane, sangi_mod *one) {
    const size_t digits = sangi_modx8_digits(m);
    uint64_t *const data = m->data + lane;

    one->vtable = &sangi_mod_montgomery;
    one->vtable->prepare(one);
    data[0] = one->data[one->width] & (((uint64_t)1 << DIGIT) - 1);
    sangi_mod_to_digits(data + LANES, LANES, digits, one->data, one->width);
    put_power(data + LANES * (1 + digits), digits, one, 2 * DIGIT * digits, 0);
    if (sangi_modx8_has_karatsuba(m))
        for (size_t blocks10 = 1; blocks10 <= sangi_modx8_fold_count(m); blocks10++)
            put_power(sangi_modx8_fold_constant(m, blocks10) + lane, digits, one,
                      SANGI_LIMB_BITS * one->width - DIGIT * SANGI_MODX8_BLOCK10 * blocks10, 1);
}

/* The largest t; if a multiple of the digit width is large enough, the largest of these, for which
 * the quotient needs no shift. */
static size_t exponent_of_two(const sangi_modx8 *m) {
    const size_t bits = 8 * m->bytes, most = bits - 9 + DIGIT * sangi_modx8_digits(m);
    const size_t whole = most / DIGIT * DIGIT;

    return whole >= 2 * bits + 3 ? whole : most;
}

/* One lane of the data for Ohta reduction, from p: K is a longer reciprocal, shifted. */
static void prepare_ohta(sangi_modx8 *m, size_t lane, const sangi_mod *one) {
    const size_t digits = sangi_modx8_digits(m);
    const size_t limbs = (DIGIT * digits + SANGI_LIMB_BITS - 1) / SANGI_LIMB_BITS;
    sangi_limb k[DIGIT * MOST_DIGITS / SANGI_LIMB_BITS + 1];

    sangi_mod_reciprocal(k, limbs, one->data, one->width, one->bytes);
    sangi_mp_shift_right(k, k, limbs, SANGI_MOD_SHIFT(m->bytes, limbs) - exponent_of_two(m));
    sangi_mod_to_digits(m->data + lane, LANES, digits, one->data, one->width);
    sangi_mod_to_digits(m->data + LANES * digits + lane, LANES, digits, k, limbs);
    sangi_wipe(k, sizeof k);
}

/*
 * Chooses column c with 2^(52 (c + 1)) 4 L <= 2^t, and the offset of the quotient.  The sums
 * overwrite the upper half of h if no diagonal of tiles reads what a previous one has overwritten.
 */
static void prepare_columns(sangi_modx8 *m) {
    const size_t digits = sangi_modx8_digits(m), t = exponent_of_two(m);
    size_t slack = 2;

    while (digits >> (slack - 2))
        slack++;
    m->column = (t - slack) / DIGIT - 1;
    m->sums = m->column / BLOCK + 1 >= 2 * m->blocks ? digits : 2 * digits;
    m->place = t / DIGIT - m->column / BLOCK * BLOCK;
    m->shift = t % DIGIT;
}

/* Words of the data that depend on the moduli. */
static size_t words(const sangi_modx8 *m) {
    const size_t digits = sangi_modx8_digits(m);
    const size_t numbers = 2 + (sangi_modx8_has_karatsuba(m) ? sangi_modx8_fold_count(m) : 0);

    return LANES * (numbers * digits + !sangi_modx8_is_ohta(m));
}

static void prepare(sangi_modx8 *m, const uint8_t *n, sangi_mp_order order, sangi_mask good) {
    _Alignas(64) unsigned char memory[SANGI_MOD_SIZE(8 * SANGI_MODX8_MAX_BYTES)];
    sangi_mod *const one = (sangi_mod *)(void *)memory;

    m->limbs = LANES * sangi_modx8_digits(m);
    prepare_columns(m);
    one->bytes = m->bytes;
    one->width = (m->bytes + sizeof(sangi_limb) - 1) / sizeof(sangi_limb);
    for (size_t l = 0; l < LANES; l++) {
        sangi_mp_from_bytes(one->data, one->width, n + l * m->bytes, m->bytes, order);
        if (sangi_modx8_is_ohta(m))
            prepare_ohta(m, l, one);
        else
            prepare_montgomery(m, l, one);
    }
    for (size_t i = 0; i < words(m); i++)
        m->data[i] &= good;
    if (sangi_modx8_has_karatsuba(m))
        sangi_modx8_karatsuba_prepare(m);
    sangi_wipe(memory, sizeof memory);
}

static size_t width(const sangi_modx8 *m) {
    return (m->bytes + sizeof(sangi_limb) - 1) / sizeof(sangi_limb);
}

static sangi_status decode(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                           sangi_mp_order order) {
    const size_t limbs = width(m), digits = sangi_modx8_digits(m);
    sangi_limb x[MOST], p[MOST];
    sangi_mask in_range = (sangi_mask) ~(sangi_mask)0;

    for (size_t l = 0; l < LANES; l++) {
        sangi_mp_from_bytes(x, limbs, bytes + l * m->bytes, m->bytes, order);
        sangi_mod_from_digits(p, limbs, sangi_modx8_modulus(m) + l, LANES, digits);
        const sangi_mask below = sangi_mp_less(x, p, limbs);
        for (size_t i = 0; i < limbs; i++)
            x[i] &= below;
        sangi_mod_to_digits(z + l, LANES, digits, x, limbs);
        in_range &= below;
    }
    if (!sangi_modx8_is_ohta(m))
        mul(m, z, z, sangi_modx8_constant(m));
    sangi_wipe(x, sizeof x);
    sangi_wipe(p, sizeof p);
    return (sangi_status)((sangi_limb)~in_range & SANGI_OUT_OF_RANGE);
}

/* z <- x + y in digits, below R */
static void add(const sangi_modx8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const uint64_t mask = ((uint64_t)1 << DIGIT) - 1;
    uint64_t carry[LANES] = {0};

    for (size_t i = 0; i < LANES * sangi_modx8_digits(m); i++) {
        const uint64_t sum = x[i] + y[i] + carry[i % LANES];
        z[i] = sum & mask;
        carry[i % LANES] = sum >> DIGIT;
    }
}

/*
 * (high R + low) R = ((high R^2 / R) R^2 / R + low R^2 / R), which is below 4p; a product with the
 * Montgomery form of 1 reduces it below 2p.
 */
static void to_mont_wide(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work, number *low,
                         number *high) {
    sangi_modx8_mul_basecase(m, low->digit, low->digit, sangi_modx8_constant(m), work);
    sangi_modx8_mul_basecase(m, high->digit, high->digit, sangi_modx8_constant(m), work);
    sangi_modx8_mul_basecase(m, high->digit, high->digit, sangi_modx8_constant(m), work);
    add(m, high->digit, high->digit, low->digit);
    sangi_modx8_set_one(m, low->digit, work);
    sangi_modx8_mul_basecase(m, z, high->digit, low->digit, work);
}

static void decode_wide(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes, size_t length,
                        sangi_mp_order order) {
    const size_t limbs = 2 * width(m), digits = sangi_modx8_digits(m);
    sangi_limb x[2 * MOST];
    uint64_t split[2 * MOST_DIGITS];
    number low, high;
    sangi_modx8_work work;

    for (size_t l = 0; l < LANES; l++) {
        sangi_mp_from_bytes(x, limbs, bytes + l * length, length, order);
        sangi_mod_to_digits(split, 1, 2 * digits, x, limbs);
        for (size_t i = 0; i < digits; i++) {
            low.digit[LANES * i + l] = split[i];
            high.digit[LANES * i + l] = split[digits + i];
        }
    }
    if (sangi_modx8_is_ohta(m)) {
        for (size_t i = 0; i < LANES * digits; i++) {
            work.digit[i] = low.digit[i];
            work.digit[LANES * digits + i] = high.digit[i];
        }
        sangi_modx8_ohta_reduce(m, z, &work);
    } else {
        to_mont_wide(m, z, &work, &low, &high);
    }
    sangi_modx8_zeroize(m, &work);
    sangi_wipe(x, sizeof x);
    sangi_wipe(split, sizeof split);
    sangi_wipe(&low, sizeof low);
    sangi_wipe(&high, sizeof high);
}

/* Numbers below 2p are fully reduced here. */
static void encode(const sangi_modx8 *m, uint8_t *bytes, const sangi_limb *x,
                   sangi_mp_order order) {
    const size_t limbs = width(m) + 1, digits = sangi_modx8_digits(m);
    sangi_limb value[MOST], p[MOST], less_p[MOST];
    number plain;

    sangi_modx8_set_number_one(m, plain.digit);
    if (!sangi_modx8_is_ohta(m)) {
        mul(m, plain.digit, plain.digit, x);
        x = plain.digit;
    }
    for (size_t l = 0; l < LANES; l++) {
        sangi_mod_from_digits(value, limbs, x + l, LANES, digits);
        sangi_mod_from_digits(p, limbs, sangi_modx8_modulus(m) + l, LANES, digits);
        const sangi_limb borrow = sangi_mp_sub(less_p, value, p, limbs);
        sangi_mp_select(value, sangi_limb_mask(borrow), value, less_p, limbs);
        sangi_mp_to_bytes(bytes + l * m->bytes, m->bytes, value, order);
    }
    sangi_wipe(&plain, sizeof plain);
    sangi_wipe(value, sizeof value);
    sangi_wipe(p, sizeof p);
    sangi_wipe(less_p, sizeof less_p);
}

const sangi_modx8_vtable sangi_modx8_ifma = {.backend = "ifma",
                                             .prepare = prepare,
                                             .mul = mul,
                                             .sqr = sqr,
                                             .exp = sangi_modx8_exp_ifma,
                                             .decode = decode,
                                             .decode_wide = decode_wide,
                                             .encode = encode};

#endif
