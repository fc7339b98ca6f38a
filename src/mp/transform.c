/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/transform.h"

#include "word/backend.h"

#define BITS SANGI_DIVSTEPS_BITS
#define LOW ((sangi_digit)((((sangi_digit)1 << (BITS - 1)) - 1) * 2 + 1))

typedef sangi_signed_digit digit;
typedef sangi_signed_wide wide;

void sangi_mp_split(digit *z, size_t length, const sangi_limb *x, size_t limbs) {
    sangi_limb kept = 0;
    size_t have = 0, at = 0;

    for (size_t i = 0; i < length; i++) {
        if (have < BITS && at < limbs) {
            const sangi_limb next = x[at++];
            z[i] = (digit)((kept | (sangi_limb)(next << have)) & LOW);
            kept = (sangi_limb)(next >> (BITS - have));
            have += SANGI_LIMB_BITS - BITS;
        } else {
            z[i] = (digit)(kept & LOW);
            kept = (sangi_limb)(kept >> BITS);
            have = have > BITS ? have - BITS : 0;
        }
    }
}

void sangi_mp_transform_c(digit *x, const sangi_divsteps *t, size_t length) {
    digit *const f = x, *const g = x + length;
    wide cf = (wide)t->u * f[0] + (wide)t->v * g[0];
    wide cg = (wide)t->q * f[0] + (wide)t->r * g[0];
    cf >>= BITS;
    cg >>= BITS;
    for (size_t i = 1; i < length; i++) {
        cf += (wide)t->u * f[i] + (wide)t->v * g[i];
        cg += (wide)t->q * f[i] + (wide)t->r * g[i];
        f[i - 1] = (digit)((sangi_digit)cf & LOW);
        g[i - 1] = (digit)((sangi_digit)cg & LOW);
        cf >>= BITS;
        cg >>= BITS;
    }
    f[length - 1] = (digit)cf;
    g[length - 1] = (digit)cg;
}

/*
 * A multiple of p that depends on the signs of d and e first brings them into (-p, p); one that
 * depends on the lowest digit makes the division exact.
 */
void sangi_mp_transform_mod_c(digit *x, const sangi_divsteps *t, size_t length,
                              sangi_digit reciprocal) {
    const digit *const p = x;
    digit *const d = x + length, *const e = d + length;
    const digit sd = sangi_digit_sign(d[length - 1]), se = sangi_digit_sign(e[length - 1]);
    digit md = (digit)((t->u & sd) + (t->v & se));
    digit me = (digit)((t->q & sd) + (t->r & se));
    wide cd = (wide)t->u * d[0] + (wide)t->v * e[0];
    wide ce = (wide)t->q * d[0] + (wide)t->r * e[0];

    md = (digit)(md - (digit)((1u * reciprocal * (sangi_digit)cd + (sangi_digit)md) & LOW));
    me = (digit)(me - (digit)((1u * reciprocal * (sangi_digit)ce + (sangi_digit)me) & LOW));
    cd += (wide)p[0] * md;
    ce += (wide)p[0] * me;
    cd >>= BITS;
    ce >>= BITS;
    for (size_t i = 1; i < length; i++) {
        cd += (wide)t->u * d[i] + (wide)t->v * e[i] + (wide)p[i] * md;
        ce += (wide)t->q * d[i] + (wide)t->r * e[i] + (wide)p[i] * me;
        d[i - 1] = (digit)((sangi_digit)cd & LOW);
        e[i - 1] = (digit)((sangi_digit)ce & LOW);
        cd >>= BITS;
        ce >>= BITS;
    }
    d[length - 1] = (digit)cd;
    e[length - 1] = (digit)ce;
}

void sangi_mp_transform_first(digit *x, const sangi_divsteps *t, size_t length,
                              sangi_digit reciprocal) {
    const digit *const p = x, *const e = x + 2 * length, *const g = e + 2 * length;
    digit *const d = x + length, *const f = d + 2 * length;
    digit md = (digit)((t->u & sangi_digit_sign(d[length - 1])) +
                       (t->v & sangi_digit_sign(e[length - 1])));
    wide cd = (wide)t->u * d[0] + (wide)t->v * e[0], cf = (wide)t->u * f[0] + (wide)t->v * g[0];

    md = (digit)(md - (digit)((1u * reciprocal * (sangi_digit)cd + (sangi_digit)md) & LOW));
    cd += (wide)p[0] * md;
    for (size_t i = 1; i < length; i++) {
        cd = (cd >> BITS) + (wide)t->u * d[i] + (wide)t->v * e[i] + (wide)p[i] * md;
        cf = (cf >> BITS) + (wide)t->u * f[i] + (wide)t->v * g[i];
        d[i - 1] = (digit)((sangi_digit)cd & LOW);
        f[i - 1] = (digit)((sangi_digit)cf & LOW);
    }
    d[length - 1] = (digit)(cd >> BITS);
    f[length - 1] = (digit)(cf >> BITS);
}

#if SANGI_ASM
void sangi_mp_transform_x64(digit *x, const sangi_divsteps *t, size_t length);
void sangi_mp_transform_mod_x64(digit *x, const sangi_divsteps *t, size_t length,
                                sangi_digit reciprocal);

void sangi_mp_transform(digit *x, const sangi_divsteps *t, size_t length) {
    if (sangi_runs(SANGI_RUNS_X64))
        sangi_mp_transform_x64(x, t, length);
    else
        sangi_mp_transform_c(x, t, length);
}

void sangi_mp_transform_mod(digit *x, const sangi_divsteps *t, size_t length,
                            sangi_digit reciprocal) {
    if (sangi_runs(SANGI_RUNS_X64))
        sangi_mp_transform_mod_x64(x, t, length, reciprocal);
    else
        sangi_mp_transform_mod_c(x, t, length, reciprocal);
}
#else
void sangi_mp_transform(digit *x, const sangi_divsteps *t, size_t length) {
    sangi_mp_transform_c(x, t, length);
}

void sangi_mp_transform_mod(digit *x, const sangi_divsteps *t, size_t length,
                            sangi_digit reciprocal) {
    sangi_mp_transform_mod_c(x, t, length, reciprocal);
}
#endif
