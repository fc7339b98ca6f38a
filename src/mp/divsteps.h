/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Division steps [BY19] on the lowest digits of f and g.
 *
 * Numbers here are signed and stored in digits of SANGI_DIVSTEPS_BITS bits, two less than the
 * machine word: all but the highest digit lie in [0, 2^SANGI_DIVSTEPS_BITS), the highest one
 * carries the sign.
 *
 * One half-delta step [Wui21], with theta = 1/2 - delta, is
 *   theta <= 0 and g odd: (theta, f, g) <- (-theta, g, (g - f) / 2)
 *   otherwise:            (theta, f, g) <- (theta - 1, f, (g + (g mod 2) f) / 2)
 */
#ifndef SANGI_SRC_MP_DIVSTEPS_H
#define SANGI_SRC_MP_DIVSTEPS_H

#include "word/limb.h"

#if SANGI_LIMB_BITS == 64 && defined(__SIZEOF_INT128__)
#define SANGI_DIVSTEPS_BITS 62
typedef uint64_t sangi_digit;
typedef int64_t sangi_signed_digit;
__extension__ typedef __int128 sangi_signed_wide;
#elif SANGI_LIMB_BITS == 16
#define SANGI_DIVSTEPS_BITS 14
typedef uint16_t sangi_digit;
typedef int16_t sangi_signed_digit;
typedef int32_t sangi_signed_wide;
#else
#define SANGI_DIVSTEPS_BITS 30
typedef uint32_t sangi_digit;
typedef int32_t sangi_signed_digit;
typedef int64_t sangi_signed_wide;
#endif

/** -1 if x < 0, else 0; hidden, since a compiler may turn what a sign selects into a branch. */
static inline sangi_signed_digit sangi_digit_sign(sangi_signed_digit x) {
    return (sangi_signed_digit)sangi_limb_hide((sangi_limb)(x >> (SANGI_DIVSTEPS_BITS + 1)));
}

/** theta and the two numbers f, g; then theta and a matrix M. */
typedef struct {
    sangi_digit theta;
    sangi_signed_digit u; /**< f before */
    sangi_signed_digit v; /**< g before */
    sangi_signed_digit q, r;
} sangi_divsteps;

/**
 * Takes SANGI_DIVSTEPS_BITS steps: s <- theta after them, and M, such that they map (f, g) to
 * 2^-SANGI_DIVSTEPS_BITS (u f + v g, q f + r g); |u| + |v|, |q| + |r| <= 2^SANGI_DIVSTEPS_BITS.
 *
 * f and g are the lowest digits of numbers of any length.
 *
 * @pre  f is odd, |theta| <= 2^(SANGI_DIVSTEPS_BITS + 1) - 1 - SANGI_DIVSTEPS_BITS
 * @ct   straight line
 */
void sangi_mp_divsteps(sangi_divsteps *s);

/** The same for half as many steps and 2^(SANGI_DIVSTEPS_BITS / 2) M. */
void sangi_mp_divsteps_half(sangi_divsteps *s);

/** The same for count < SANGI_DIVSTEPS_BITS steps, one by one, and 2^(SANGI_DIVSTEPS_BITS - count)
 * M. */
void sangi_mp_divsteps_few(sangi_divsteps *s, unsigned count);

/** So many steps are better taken one by one than by another run. */
#define SANGI_DIVSTEPS_FEW 2

/** The others in C. */
void sangi_mp_divsteps_c(sangi_divsteps *s);
void sangi_mp_divsteps_half_c(sangi_divsteps *s);

/** 1 / f modulo 2^(SANGI_DIVSTEPS_BITS + 2), for odd f.  @ct straight line */
sangi_digit sangi_mp_reciprocal(sangi_digit f);

#endif
