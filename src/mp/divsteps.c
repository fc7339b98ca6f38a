/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/divsteps.h"

#define BITS SANGI_DIVSTEPS_BITS

/* The assembly needs no more than the base instruction set. */
#if SANGI_ASM
void sangi_mp_divsteps_x64(sangi_divsteps *s);
#define KERNEL sangi_mp_divsteps_x64
#else
#define KERNEL sangi_mp_divsteps_c
#endif

/* All ones for a negative number, else 0; the compiler does not know that there are only two
 * values. */
static inline sangi_digit sign(sangi_digit a) {
    return (sangi_digit)sangi_limb_hide((sangi_limb)((sangi_signed_digit)a >> (BITS + 1)));
}

/* All ones where bit `index` of a is 1, else 0. */
static inline sangi_digit bit(sangi_digit a, unsigned index) {
    return sign((sangi_digit)(a << (BITS + 1 - index)));
}

static inline sangi_digit product(sangi_digit a, sangi_digit b) {
    return (sangi_digit)(1u * a *
                         b); /* 1u: two digits of 16 bits would be multiplied as signed numbers */
}

/* Newton's iteration; the lowest 5 bits of 3 f ^ 2 are correct. */
sangi_digit sangi_mp_reciprocal(sangi_digit f) {
    sangi_digit inverse = (sangi_digit)(product(3, f) ^ 2);
    for (unsigned right = 5; right < BITS + 2; right *= 2)
        inverse = product(inverse, (sangi_digit)(2 - product(f, inverse)));
    return inverse;
}

/*
 * The parity of the next g is computed in parallel with the shift that produces g.  High bits of g
 * are lost: only the two lowest bits of the final f and g are needed, and the final shift moves
 * them into place.
 */
void sangi_mp_divsteps_c(sangi_divsteps *s) {
    sangi_digit theta = s->theta, f = s->f, g = s->g, v = s->v, r = s->r;
    sangi_digit odd = bit(g, 0);

    for (unsigned i = 0; i < BITS; i++) {
        theta--;
        const sangi_digit subtract = sign(theta), swap = subtract & odd;
        const sangi_digit f_or_g = f ^ ((f ^ g) & swap), v_or_r = v ^ ((v ^ r) & swap);
        const sangi_digit twice_g = (sangi_digit)(g + (((f ^ subtract) - subtract) & odd));
        r = (sangi_digit)(r + (((v ^ subtract) - subtract) & odd));
        odd = bit(twice_g, 1);
        g = twice_g >> 1;
        f = f_or_g;
        v = (sangi_digit)(v_or_r << 1);
        theta ^= swap;
    }
    s->theta = theta;
    s->f = (sangi_digit)(f << BITS);
    s->g = (sangi_digit)(g << BITS);
    s->v = v;
    s->r = r;
}

/* f is odd, hence u = (f' - v g) / f and q = (g' - r g) / f modulo the word; both fit it. */
sangi_digit sangi_mp_divsteps(sangi_divsteps_matrix *m, sangi_digit theta, sangi_digit f,
                              sangi_digit g) {
    sangi_divsteps s = {theta, f, g, 0, 1};
    const sangi_digit inverse = sangi_mp_reciprocal(f);

    KERNEL(&s);
    m->u = (sangi_signed_digit)product((sangi_digit)(s.f - product(s.v, g)), inverse);
    m->v = (sangi_signed_digit)s.v;
    m->q = (sangi_signed_digit)product((sangi_digit)(s.g - product(s.r, g)), inverse);
    m->r = (sangi_signed_digit)s.r;
    return s.theta;
}
