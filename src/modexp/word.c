/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * A modulus of one limb.  What takes time is the chain of squarings, each a few multiplications
 * deep, so nothing else belongs in it: an exponent goes from its lowest digit up, and x^(16^i) is
 * gathered by the value d of digit i, beside the chain and without a branch; the d-th power of what
 * was gathered for each d is the rest [Yao76].
 */
#include "modexp/divide.h"
#include "modexp/number.h"
#include "modexp/task.h"
#include "mp/redc.h"

#define BITS SANGI_LIMB_BITS

/* Bits of a digit, its values, and the exponents that are too short for them. */
enum { DIGIT = 4, DIGITS = 1 << DIGIT, SHORT = 40 };

/* m, and 1/m mod W */
typedef struct {
    sangi_limb m, inverse;
} word;

/* x y / W mod m, below m for x y < m W */
static inline sangi_limb product(const word *w, sangi_limb x, sangi_limb y) {
    sangi_limb high, taken;
    const sangi_limb low = sangi_limb_mac(x, y, 0, 0, &high);
    const sangi_limb more = (sangi_limb)(high + w->m);

    (void)sangi_limb_mac(sangi_limb_mullo(low, w->inverse), w->m, 0, 0, &taken);
    return (sangi_limb)(high < taken ? more - taken : high - taken);
}

/* x^e, in Montgomery form as x is; one is W mod m */
static sangi_limb power(const word *w, sangi_limb x, sangi_limb one,
                        const sangi_modexp_exponent *e) {
    sangi_limb gathered[DIGITS], z = one, above = one;

    for (size_t i = 0; i < DIGITS; i++)
        gathered[i] = one;
    for (size_t place = 0; place < e->bits; place += DIGIT) {
        sangi_limb *const here = &gathered[sangi_modexp_bits_of(e, place, DIGIT)];
        *here = product(w, *here, x);
        for (unsigned i = 0; i < DIGIT; i++)
            x = product(w, x, x);
    }
    for (size_t i = DIGITS; i-- > 1;) {
        above = product(w, above, gathered[i]);
        z = product(w, z, above);
    }
    return z;
}

/* The same for a short e. */
static sangi_limb short_power(const word *w, sangi_limb x, const sangi_modexp_exponent *e) {
    sangi_limb z = x;

    for (size_t place = e->bits - 1; place-- > 0;) {
        z = product(w, z, z);
        if (sangi_modexp_bits_of(e, place, 1))
            z = product(w, z, x);
    }
    return z;
}

/* base^e mod m, m odd and above 1 */
static sangi_limb odd(const sangi_modexp_task *task, sangi_limb m) {
    const word w = {m, (sangi_limb)(0 - sangi_mp_negated_inverse(m))};
    const unsigned shift = BITS - sangi_modexp_limb_bits(m);
    const sangi_limb d = (sangi_limb)(m << shift), v = sangi_modexp_reciprocal_1(d);
    sangi_limb x = 0;

    for (size_t left = task->length; left > 0;) {
        const size_t here = (left - 1) % sizeof x + 1;
        sangi_limb limb;
        sangi_modexp_read(&limb, 1, task->base + task->length - left, here);
        x = sangi_modexp_rest_1(x, limb, d, v);
        left -= here;
    }
    x = (sangi_limb)(shift ? sangi_modexp_rest_1((sangi_limb)(x >> (BITS - shift)),
                                                 (sangi_limb)(x << shift), d, v) >>
                                 shift
                           : x);
    /* u W mod m is (u 2^shift) W mod d without its shift */
    x = (sangi_limb)(sangi_modexp_rest_1((sangi_limb)(x << shift), 0, d, v) >> shift);
    if (task->e.bits <= SHORT)
        return product(&w, short_power(&w, x, &task->e), 1);
    const sangi_limb one =
        (sangi_limb)(sangi_modexp_rest_1((sangi_limb)((sangi_limb)1 << shift), 0, d, v) >> shift);
    return product(&w, power(&w, x, one, &task->e), 1);
}

/* base^e mod 2^k, k < BITS */
static sangi_limb binary(const sangi_modexp_task *task, unsigned k) {
    const size_t here = task->length < sizeof(sangi_limb) ? task->length : sizeof(sangi_limb);
    sangi_limb x, z = 1;

    sangi_modexp_read(&x, 1, task->base + task->length - here, here);
    /* u^(2^k) = 1 for odd u; and 2^k divides x^k for even x */
    if (x % 2 == 0 && task->e.bits > 8)
        return 0;
    const sangi_modexp_exponent e =
        x % 2 == 0 ? task->e
                   : sangi_modexp_exponent_of(task->e.bytes, task->e.length,
                                              k < task->e.bits ? k : task->e.bits);
    for (size_t place = e.bits; place-- > 0;) {
        z = sangi_limb_mullo(z, z);
        if (sangi_modexp_bits_of(&e, place, 1))
            z = sangi_limb_mullo(z, x);
    }
    return (sangi_limb)(z & (((sangi_limb)1 << k) - 1));
}

void sangi_modexp_by_word(sangi_modexp_task task, sangi_limb *z) {
    const unsigned k = (unsigned)sangi_modexp_twos(task.m, 1);
    const sangi_limb m = (sangi_limb)(task.m[0] >> k);
    const sangi_limb whole = m > 1 ? odd(&task, m) : 0;

    if (k == 0) {
        z[0] = whole;
        return;
    }
    const sangi_limb difference = (sangi_limb)(binary(&task, k) - whole);
    const sangi_limb h =
        (sangi_limb)(0 - sangi_limb_mullo(difference, sangi_mp_negated_inverse(m)));
    z[0] = (sangi_limb)(whole + sangi_limb_mullo(m, (sangi_limb)(h & (((sangi_limb)1 << k) - 1))));
}
