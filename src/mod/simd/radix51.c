/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/simd/radix51.h"

#if SANGI_ASM

#include "mod/reciprocal.h"
#include "mp/compare.h"
#include "mp/linear.h"
#include "word/wipe.h"

#define BITS SANGI_LIMB_BITS
#define WIDTH SANGI_MOD_SIMD_WIDTH
#define ZEROS 8
/* Limbs of 2^(51 D) - N, and of K. */
#define MOST (SANGI_MOD_SIMD_MOST_BITS / BITS + 2)

static const sangi_limb low_digit = ((sangi_limb)1 << WIDTH) - 1;

/* Words of the digits of an element, of `count` inputs. */
static size_t words(const sangi_mod_simd *l, size_t count) {
    return SANGI_MOD_SIMD_ELEMENT(l->bits, count) - ZEROS;
}

/* z <- the lowest `digits` digits of x, with a stride of `count` words */
static void split(sangi_limb *z, size_t count, size_t digits, const sangi_limb *x, size_t limbs) {
    for (size_t i = 0; i < digits; i++) {
        const size_t at = i * WIDTH / BITS, shift = i * WIDTH % BITS;
        sangi_limb digit = at < limbs ? x[at] >> shift : 0;
        if (shift > BITS - WIDTH && at + 1 < limbs)
            digit |= x[at + 1] << (BITS - shift);
        z[count * i] = digit & low_digit;
    }
}

/* Normalises x, whose highest byte is not 0: x <- 2^s x with its highest bit set.  Bit i of s,
 * which is 0 ... 7, is the mask up[i]. */
static void normalise(sangi_limb *x, size_t limbs, sangi_mask up[3]) {
    sangi_limb shifted[MOST];

    for (unsigned i = 3; i-- > 0;) {
        const sangi_limb top = x[limbs - 1] >> (BITS - (1 << i));
        up[i] = sangi_mp_is_zero(&top, 1);
        sangi_mp_shift_left(shifted, x, limbs, (size_t)1 << i);
        sangi_mp_select(x, up[i], shifted, x, limbs);
    }
    sangi_wipe(shifted, limbs * sizeof *shifted);
}

/*
 * N = 2^(more + s) n, where `more` follows from the lengths and s is 0 ... 7.  With c = 2 D - 1,
 * K = floor(2^(51 c) / N) is floor(2^t / n) shifted right by t - (51 c - more - s).
 */
void sangi_mod_simd_prepare(const sangi_mod_simd *l, sangi_limb *data, size_t count,
                            const sangi_limb *n, size_t width, size_t bytes) {
    const size_t d = l->digits, limbs = l->bits / BITS, more = l->bits - 8 * bytes;
    const size_t constant = (WIDTH * (2 * d - 1) - l->bits + 9 + BITS - 1) / BITS;
    const size_t row = words(l, count) + 2 * ZEROS, wide = WIDTH * d / BITS + 1;
    sangi_limb x[MOST] = {0}, k[MOST], shifted[MOST], zero[MOST] = {0};
    sangi_mask up[3];

    for (size_t i = 0; i < 3 * row; i += count)
        data[i] = 0;
    for (size_t i = 0; i < width; i++)
        x[i] = n[i];
    sangi_mp_shift_left(x, x, limbs, more);
    normalise(x, limbs, up);

    sangi_mod_reciprocal(k, constant, n, width, bytes);
    sangi_mp_shift_right(k, k, constant,
                         SANGI_MOD_SHIFT(bytes, constant) + more - WIDTH * (2 * d - 1));
    for (unsigned i = 3; i-- > 0;) {
        sangi_mp_shift_right(shifted, k, constant, (size_t)1 << i);
        sangi_mp_select(k, up[i], shifted, k, constant);
    }
    split(data + ZEROS, count, d, k, constant);
    (void)sangi_mp_sub(x, zero, x, wide);
    split(data + row + ZEROS, count, d, x, wide);
    for (size_t i = 0; i < d; i++)
        data[2 * row + ZEROS + count * i] = data[row + ZEROS + count * (d - 1 - i)];
    sangi_wipe(x, sizeof x);
    sangi_wipe(k, sizeof k);
    sangi_wipe(shifted, sizeof shifted);
    sangi_wipe(up, sizeof up);
}

void sangi_mod_simd_to_radix51(const sangi_mod_simd *l, sangi_limb *z, size_t count,
                               const sangi_limb *x, size_t limbs) {
    for (size_t i = 0; i < ZEROS; i += count)
        z[i] = 0;
    split(z + ZEROS, count, words(l, count) / count, x, limbs);
}

/* z <- x + (y and mask) mod 2^(51 D), all with a stride of `count` words, in `limbs` limbs */
static void join(const sangi_mod_simd *l, sangi_limb *z, size_t limbs, const sangi_limb *x,
                 const sangi_limb *y, size_t count, sangi_mask mask) {
    sangi_limb carry = 0;

    for (size_t i = 0; i < limbs; i++)
        z[i] = 0;
    for (size_t i = 0; i < l->digits; i++) {
        const size_t at = i * WIDTH / BITS, shift = i * WIDTH % BITS;
        const sangi_limb sum = x[count * i] + (y[count * i] & mask) + carry;
        const sangi_limb digit = sum & low_digit;
        carry = sum >> WIDTH;
        if (at < limbs)
            z[at] |= digit << shift;
        if (shift > BITS - WIDTH && at + 1 < limbs)
            z[at + 1] |= digit >> (BITS - shift);
    }
}

void sangi_mod_simd_from_radix51(const sangi_mod_simd *l, sangi_limb *z, size_t limbs,
                                 const sangi_limb *x, size_t count) {
    join(l, z, limbs, x + ZEROS, x + ZEROS, count, 0);
}

/* x < 2N is x - N where x has a bit above N: the sum with 2^(51 D) - N mod 2^(51 D) */
void sangi_mod_simd_from_radix51_short(const sangi_mod_simd *l, sangi_limb *z, const sangi_limb *x,
                                       const sangi_limb *data, size_t count) {
    const sangi_limb *const complement = data + words(l, count) + 3 * ZEROS;
    const size_t limbs = l->bits / BITS;

    join(l, z, limbs + 1, x + ZEROS, complement, count, 0);
    join(l, z, limbs, x + ZEROS, complement, count, sangi_limb_mask(z[limbs]));
}

#endif
