/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Division steps from (f, g) = (p, x) to (+-1, 0), and what they do to the symbol (g / |f|).
 *
 * A step that keeps f makes 2g' of g, up to a multiple of f: the symbol changes by (2 / |f|), which
 * is -1 for f = 3, 5 mod 8.  A step that exchanges them has f' = g, g' = (g - f) / 2, and
 *   (g / |f|) = (-1)^((f-1)/2 (g-1)/2) s (f / |g|),  (f / |g|) = (-1 / |g|) (2 / |g|) (g' / |g|),
 * where s = -1 if f and g are negative.  All factors but s and the sign of g in (-1 / |g|) depend
 * on f and g mod 8; together with those of a step that keeps f, they are -1 where bit 1 of f & f'
 * and bit 2 of f' differ.  s and the sign of g make -1 where f > 0 and f' < 0.
 *
 * So the changes of the sign of f count, modulo 4: of n changes, the first and every second one are
 * from + to -.  The lowest digits do not show the sign of f.  But steps are linear maps of positive
 * determinant, and a vector (f, g) crosses the axis f = 0 clockwise only.  The vector (v, r), which
 * begins as (0, 1), less than half a turn counterclockwise of (f, g), stays so.  Therefore (f, g)
 * crosses the axis as often or once more, and the signs of f before and after the steps say which.
 */
#include "mp/jacobi.h"

#include "mp/transform.h"
#include "word/wipe.h"

#define BITS SANGI_DIVSTEPS_BITS

typedef sangi_signed_digit digit;

/* What SANGI_DIVSTEPS_BITS steps do; `flips` and `crossings` add up over all steps. */
typedef struct {
    sangi_divsteps matrix;
    sangi_digit flips;     /* the lowest bit: factors -1 that depend on the lowest bits */
    sangi_digit crossings; /* changes of the sign of f */
} symbol;

/* All ones for a negative digit, else 0. */
static sangi_digit sign(sangi_digit a) { return (sangi_digit)sangi_digit_sign((digit)a); }

static sangi_digit product(sangi_digit a, sangi_digit b) { return (sangi_digit)(1u * a * b); }

/* The steps of sangi_mp_divsteps on the lowest digits. */
static void steps(symbol *s, sangi_digit f, sangi_digit g) {
    const sangi_digit first_g = g, inverse = sangi_mp_reciprocal(f);
    sangi_digit theta = s->matrix.theta, flips = s->flips, crossings = s->crossings, v = 0, r = 1;

    for (unsigned i = 0; i < BITS; i++) {
        const sangi_digit odd = sign((sangi_digit)(g << (BITS + 1)));
        theta--;
        const sangi_digit subtract = sign(theta), swap = subtract & odd;
        const sangi_digit next_f = f ^ ((f ^ g) & swap), next_v = v ^ ((v ^ r) & swap);
        flips ^= (sangi_digit)((f & next_f) >> 1 ^ next_f >> 2);
        crossings = (sangi_digit)(crossings + ((v ^ next_v) >> (BITS + 1)));
        g = (sangi_digit)(g + (((f ^ subtract) - subtract) & odd)) >> 1;
        r = (sangi_digit)(r + (((v ^ subtract) - subtract) & odd));
        f = next_f;
        v = (sangi_digit)(next_v << 1);
        theta ^= swap;
    }
    s->matrix.theta = theta;
    s->flips = flips;
    s->crossings = crossings;
    /* 2^BITS f' = u f + v g and 2^BITS g' = q f + r g, modulo the word. */
    s->matrix.v = (digit)v;
    s->matrix.r = (digit)r;
    s->matrix.u =
        (digit)product((sangi_digit)((sangi_digit)(f << BITS) - product(v, first_g)), inverse);
    s->matrix.q =
        (digit)product((sangi_digit)((sangi_digit)(g << BITS) - product(r, first_g)), inverse);
}

/* z modulo 2^(BITS + 2): after BITS steps, three bits of f are known. */
static sangi_digit low_word(const digit *z, size_t length) {
    return (sangi_digit)z[0] | (sangi_digit)((sangi_digit)(length > 1 ? z[1] : 0) << BITS);
}

sangi_mask sangi_mp_jacobi_is_negative(const sangi_limb *x, const sangi_limb *p, size_t limbs,
                                       size_t bits, sangi_signed_digit *scratch) {
    const size_t length = (bits + BITS - 1) / BITS, count = (45907 * bits + 26313) / 19929;
    digit *const f = scratch, *const g = f + length;
    symbol s = {.flips = 0};

    sangi_mp_split(f, length, p, limbs);
    sangi_mp_split(g, length, x, limbs);
    for (size_t done = 0; done < count; done += BITS) {
        steps(&s, low_word(f, length), low_word(g, length));
        sangi_mp_transform(f, &s.matrix, length);
        /* The number of crossings is odd where f is negative now. */
        s.crossings =
            (sangi_digit)(s.crossings + ((s.crossings ^ sign((sangi_digit)f[length - 1])) & 1));
    }
    /* (n + 1) / 2 of n crossings are from + to -. */
    const sangi_digit negative = (s.flips ^ (sangi_digit)(s.crossings + 1) >> 1) & 1;
    sangi_wipe(scratch, 2 * length * sizeof *scratch);
    sangi_wipe(&s, sizeof s);
    return sangi_limb_mask((sangi_limb)negative);
}
