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

/** State before and after SANGI_DIVSTEPS_BITS steps, modulo 2^(SANGI_DIVSTEPS_BITS + 2). */
typedef struct {
    sangi_digit theta, f, g, v, r;
} sangi_divsteps;

/**
 * (f, g) and (v, r) <- M (f, g) and M (v, r), where 2^-SANGI_DIVSTEPS_BITS M is what
 * SANGI_DIVSTEPS_BITS steps do to (f, g); theta <- theta after them.
 *
 * @pre  f is odd, |theta| <= 2^(SANGI_DIVSTEPS_BITS + 1) - 1 - SANGI_DIVSTEPS_BITS
 * @ct   straight line
 */
void sangi_mp_divsteps_c(sangi_divsteps *s);

/** M: (f, g) <- (u f + v g, q f + r g); |u| + |v|, |q| + |r| <= 2^SANGI_DIVSTEPS_BITS. */
typedef struct {
    sangi_signed_digit u, v, q, r;
} sangi_divsteps_matrix;

/**
 * Writes M for numbers whose lowest digits are f and g, and returns the next theta.
 *
 * @param f, g  modulo 2^SANGI_DIVSTEPS_BITS at least; f is odd
 * @ct    straight line
 */
sangi_digit sangi_mp_divsteps(sangi_divsteps_matrix *m, sangi_digit theta, sangi_digit f,
                              sangi_digit g);

/** 1 / f modulo 2^(SANGI_DIVSTEPS_BITS + 2), for odd f. */
sangi_digit sangi_mp_reciprocal(sangi_digit f);

#endif
