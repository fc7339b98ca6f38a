/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/power.h"

#include "word/wipe.h"

#define WINDOW 4
#define POWERS (1 << WINDOW)

typedef sangi_limb element[SANGI_FIELD_MAX_LIMBS];

static void copy(const sangi_field *f, sangi_limb *z, const sangi_limb *x) {
    for (size_t i = 0; i < f->limbs; i++)
        z[i] = x[i];
}

/** z <- table[digit] by a constant-time lookup, which reads every entry. */
static void look_up(const sangi_field *f, sangi_limb *z, element *table, sangi_limb digit) {
    copy(f, z, table[0]);
    for (sangi_limb i = 1; i < POWERS; i++) {
        sangi_limb borrow = 0;
        (void)sangi_limb_sub((sangi_limb)(i ^ digit), 1, &borrow);
        f->select(z, table[i], z, sangi_limb_mask(borrow));
    }
}

static void fill(const sangi_field *f, element *table, const sangi_limb *x) {
    copy(f, table[0], f->one);
    for (size_t i = 1; i < POWERS; i++)
        f->mul(table[i], table[i - 1], x);
}

void sangi_field_pow(const sangi_field *f, sangi_limb *z, const sangi_limb *x, const uint8_t *e,
                     size_t length) {
    element table[POWERS], factor;

    fill(f, table, x);
    copy(f, z, f->one);
    for (size_t i = 2 * length; i-- > 0;) {
        for (int j = 0; j < WINDOW; j++)
            f->sqr(z, z);
        look_up(f, factor, table, (sangi_limb)((e[i / 2] >> (WINDOW * (i % 2))) & (POWERS - 1)));
        f->mul(z, z, factor);
    }
    sangi_wipe(table, sizeof table);
    sangi_wipe(factor, sizeof factor);
}

/** z <- x^((t - 1) / 2); the exponent is a public constant of the field. */
static void sqrt_power(const sangi_field *f, sangi_limb *z, const sangi_limb *x) {
    element table[POWERS];

    fill(f, table, x);
    copy(f, z, f->one);
    for (size_t at = (f->bits + WINDOW - 1) / WINDOW * WINDOW; at > 0; at -= WINDOW) {
        const size_t bit = at - WINDOW;
        const unsigned digit =
            (f->sqrt_exponent[bit / SANGI_LIMB_BITS] >> (bit % SANGI_LIMB_BITS)) & (POWERS - 1);
        for (int j = 0; j < WINDOW; j++)
            f->sqr(z, z);
        f->mul(z, z, table[digit]);
    }
    sangi_wipe(table, sizeof table);
}

sangi_mask sangi_field_sqrt(const sangi_field *f, sangi_limb *z, const sangi_limb *x) {
    element given, root, t, b, c, other;

    copy(f, given, x);
    sqrt_power(f, root, given);
    f->sqr(t, root);
    f->mul(t, t, given);
    f->mul(root, root, given);
    copy(f, b, t);
    copy(f, c, f->root);
    for (unsigned i = f->two_adicity; i >= 2; i--) {
        for (unsigned j = 1; j + 1 < i; j++)
            f->sqr(b, b);
        const sangi_mask done = f->equal(b, f->one);
        f->mul(other, root, c);
        f->select(root, root, other, done);
        f->sqr(c, c);
        f->mul(other, t, c);
        f->select(t, t, other, done);
        copy(f, b, t);
    }
    f->sqr(other, root);
    const sangi_mask found = f->equal(other, given);
    for (size_t i = 0; i < f->limbs; i++)
        z[i] = root[i] & found;
    sangi_wipe(given, sizeof given);
    sangi_wipe(root, sizeof root);
    sangi_wipe(t, sizeof t);
    sangi_wipe(b, sizeof b);
    sangi_wipe(other, sizeof other);
    return found;
}
