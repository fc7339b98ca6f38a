/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/x8/state_x8.h"

#if SANGI_CURVE_SIMD

/*
 * Forms as in simd/grid52.c: with E = 2(X^2 + Z^2), W = 4 X Z, F = 2(X^2 - Z^2) of a point to push,
 * (e, w, f) of a giant step and (e', w', f') of a baby step, the factors of S_X and S_Z are U + V
 * and U - V, where
 *
 * - U = alpha e' + beta w', V = gamma f',
 * - alpha = C (E e - W w), beta = -(C (E w + W e) + A W w), gamma = C F f.
 *
 * Over a group of giant steps U + V is multiplied out and reduced by f'^2 = e'^2 - w'^2: a form in
 * e' and w', and f' times another.  A sum of up to four products is reduced once.
 *
 * A group that is smaller than the others has the common factor w' to some power, in all products.
 */
enum { GROUP = SANGI_ISOGENYX8_MAX_GROUP };

/** Of degree t: coefficients of w'^t, w'^(t-1) e', ..., e'^t, and of f' times degree t - 1; or
 * these monomials. */
typedef struct {
    fp8 even[GROUP + 1], odd[GROUP];
} form;

/** u^2 and v^2 for u = X + Z, v = X - Z: below 2p; e < 4p, w < 6p, f < 4p. */
typedef struct {
    fp8 uu, vv, e, w, f;
} column;

/** A point to push: C E, -C W, -(A W + C E), C F. */
typedef struct {
    fp8 ce, minus_cw, minus_ca, cf;
} pushed;

FP8_TARGET static void set_column(column *c, const sangi_pointx8 *p, int pushes) {
    fp8 u, v;

    fp8_add_sub(&u, &v, &p->x, &p->z);
    fp8_sqr(&c->uu, &u);
    fp8_sqr(&c->vv, &v);
    fp8_add_sub(&c->e, &c->w, &c->uu, &c->vv);
    if (pushes) {
        fp8_mul(&c->f, &u, &v);
        fp8_add(&c->f, &c->f, &c->f);
    }
}

/* The monomials of a baby step. */
static void set_monomials(form *m, const sangi_pointx8 *p, size_t degree, int pushes) {
    column c;

    set_column(&c, p, pushes);
    m->even[0] = c.w;
    m->even[1] = c.e;
    if (pushes)
        m->odd[0] = c.f;
    for (size_t t = 2; t <= degree; t++) {
        for (size_t i = 0; pushes && t == degree && i < t; i++)
            fp8_mul(&m->odd[i], &m->even[i], &c.f);
        fp8_mul(&m->even[t], &m->even[t - 1], &c.e);
        for (size_t i = 0; i < t; i++)
            fp8_mul(&m->even[i], &m->even[i], &c.w);
    }
}

FP8_TARGET static void set_pushed(pushed *push, const sangi_isogenyx8_state *s, size_t i) {
    column c;
    fp8 t;

    set_column(&c, &s->points[i], 1);
    fp8_mul(&push->ce, &c.e, &s->curve->c);
    fp8_mul(&push->cf, &c.f, &s->curve->c);
    fp8_mul(&t, &c.w, &s->curve->c);
    fp8_neg(&push->minus_cw, &t);
    fp8_mul(&t, &c.w, &s->curve->a);
    fp8_add(&t, &t, &push->ce);
    fp8_neg(&push->minus_ca, &t);
}

/*
 * The factors of pi_Y and pi_Z, which are S_X of (1 : 1) and of (1 : -1), halved: beta and alpha.
 */
FP8_TARGET static void set_fixed(fp8 y[2], fp8 z[2], const column *c, const sangi_curvex8 *curve) {
    fp8 aw;

    fp8_mul(&aw, &c->w, &curve->a);
    fp8_mul(&z[1], &c->uu, &curve->c);
    fp8_mul(&y[1], &c->vv, &curve->c);
    fp8_add(&z[1], &z[1], &z[1]);
    fp8_add(&y[1], &y[1], &y[1]);
    fp8_add(&z[0], &y[1], &aw);
    fp8_neg(&y[0], &z[1]);
    fp8_sub(&y[0], &y[0], &aw); /* 8 */
}

/* z <- f, of degree t and without an odd part, times a form of degree 1. */
static void multiply_even(fp8 *z, const fp8 *f, const fp8 factor[2], size_t t) {
    fp8_mul(&z[0], &f[0], &factor[0]);
    for (size_t i = 1; i <= t; i++)
        fp8_dot2(&z[i], &f[i], &factor[0], &f[i - 1], &factor[1]);
    fp8_mul(&z[t + 1], &f[t], &factor[1]);
}

/* z <- f, of degree t, times the factor of a giant step; f is that of another if t = 0. */
FP8_TARGET static void multiply(form *z, const form *f, const pushed *push, const column *c,
                                size_t t) {
    fp8 factor[3], minus, difference;

    fp8_dot2(&factor[1], &push->ce, &c->e, &push->minus_cw, &c->w);
    fp8_dot2(&factor[0], &push->minus_ca, &c->w, &push->minus_cw, &c->e);
    fp8_mul(&factor[2], &push->cf, &c->f);
    if (t == 0) {
        z->even[0] = factor[0];
        z->even[1] = factor[1];
        z->odd[0] = factor[2];
        return;
    }
    fp8_dot2(&z->odd[0], &f->odd[0], &factor[0], &f->even[0], &factor[2]);
    for (size_t i = 1; i < t; i++)
        fp8_dot3(&z->odd[i], factor, &f->odd[i], &f->odd[i - 1], &f->even[i]);
    fp8_dot2(&z->odd[t], &f->odd[t - 1], &factor[1], &f->even[t], &factor[2]);

    fp8_neg(&minus, &f->odd[0]);
    fp8_dot2(&z->even[0], &f->even[0], &factor[0], &minus, &factor[2]);
    if (t == 1) {
        fp8_dot2(&z->even[1], &f->even[1], &factor[0], &f->even[0], &factor[1]);
    } else {
        fp8_neg(&minus, &f->odd[1]);
        fp8_dot3(&z->even[1], factor, &f->even[1], &f->even[0], &minus);
        for (size_t i = 2; i < t; i++) {
            fp8_sub(&difference, &f->odd[i - 2], &f->odd[i]);
            fp8_dot3(&z->even[i], factor, &f->even[i], &f->even[i - 1], &difference);
        }
        fp8_dot3(&z->even[t], factor, &f->even[t], &f->even[t - 1], &f->odd[t - 2]);
    }
    fp8_dot2(&z->even[t + 1], &f->even[t], &factor[1], &f->odd[t - 1], &factor[2]);
}

/* z <- the inner product of `count` <= 4 terms. */
static void inner(fp8 *z, const fp8 *x, const fp8 *y, size_t count) {
    switch (count) {
    case 1:
        fp8_mul(z, x, y);
        break;
    case 2:
        fp8_dot2(z, &x[0], &y[0], &x[1], &y[1]);
        break;
    case 3:
        fp8_dot3(z, x, &y[0], &y[1], &y[2]);
        break;
    default:
        fp8_dot4(z, x, &y[0], &y[1], &y[2], &y[3]);
        break;
    }
}

/* The factors of pi_Y and pi_Z: a group of giant steps with all baby steps. */
static void add_codomain(sangi_isogenyx8_state *s, const column *giant, size_t size,
                         const form *monomials, size_t baby_steps) {
    fp8 y[2][GROUP + 1], z[2][GROUP + 1], first[2], second[2], value;

    for (size_t t = 0; t < size; t++) {
        if (t == 0) {
            set_fixed(y[0], z[0], &giant[0], s->curve);
        } else {
            set_fixed(first, second, &giant[t], s->curve);
            multiply_even(y[t % 2], y[(t - 1) % 2], first, t);
            multiply_even(z[t % 2], z[(t - 1) % 2], second, t);
        }
    }
    for (size_t j = 0; j < baby_steps; j++) {
        const int empty = s->empty && j == 0;

        inner(&value, y[(size - 1) % 2], monomials[j].even, size + 1);
        isogenyx8_accumulate(&s->pi_y, &value, empty);
        inner(&value, z[(size - 1) % 2], monomials[j].even, size + 1);
        isogenyx8_accumulate(&s->pi_z, &value, empty);
    }
}

/* The factors of S_X and S_Z of one point: a group of giant steps with all baby steps. */
FP8_TARGET static void add_image(sangi_isogenyx8_state *s, sangi_pointx8 *image, const pushed *push,
                                 const column *giant, size_t size, const form *monomials,
                                 size_t baby_steps) {
    form f[2]; /* of degree t in f[(t - 1) % 2] */
    fp8 u, v, sum, difference;

    for (size_t t = 0; t < size; t++)
        multiply(&f[t % 2], &f[(t + 1) % 2], push, &giant[t], t);
    const form *const product = &f[(size - 1) % 2];
    for (size_t j = 0; j < baby_steps; j++) {
        const int empty = s->empty && j == 0;

        inner(&u, product->even, monomials[j].even, size + 1);
        inner(&v, product->odd, monomials[j].odd, size);
        fp8_add_sub(&sum, &difference, &u, &v);
        isogenyx8_accumulate(&image->x, &sum, empty);
        isogenyx8_accumulate(&image->z, &difference, empty);
    }
}

void sangi_isogenyx8_grid(sangi_isogenyx8_state *s, sangi_isogenyx8_kernel *k, size_t group) {
    form monomials[SANGI_ISOGENYX8_MAX_BABY_STEPS];
    pushed push[SANGI_ISOGENYX8_MAX_POINTS];
    column giant[GROUP];

    for (size_t j = 0; j < k->baby_steps; j++)
        set_monomials(&monomials[j], &k->baby_step[j], group, s->count > 0);
    for (size_t i = 0; i < s->count; i++)
        set_pushed(&push[i], s, i);
    for (size_t done = 0; done < k->giant_steps;) {
        const size_t rest = (k->giant_steps - done) % group, size = rest ? rest : group;

        for (size_t i = 0; i < size; i++) {
            if (done++)
                sangi_isogenyx8_next(k);
            set_column(&giant[i], &k->giant_step, s->count > 0);
        }
        add_codomain(s, giant, size, monomials, k->baby_steps);
        for (size_t i = 0; i < s->count; i++)
            add_image(s, &s->image[i], &push[i], giant, size, monomials, k->baby_steps);
        s->empty = 0;
    }
}

#endif
