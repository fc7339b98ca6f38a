/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/evaluate.h"
#include "isogeny/forms.h"
#include "isogeny/poly.h"

enum { GROUP = SANGI_ISOGENY_MAX_GROUP, SCRATCH = SANGI_ISOGENY_POLY_SCRATCH(2 * GROUP + 1) };

/** A baby step: its monomials of one degree in (w, e), those of degree one less times f. */
typedef struct {
    sangi_fp w, e, f;
    sangi_fp even[GROUP + 1]; /**< w^t, w^(t-1) e, ..., e^t */
    sangi_fp odd[GROUP];      /**< f times those of degree t - 1 */
    sangi_fp even_sum, odd_sum;
} column;

/** A form in such monomials. */
typedef struct {
    sangi_fp term[GROUP + 1];
    sangi_fp sum;
} row;

/** The correction term of Winograd's inner product: the sum of x_0 x_1, x_2 x_3, ... */
static void pre_sum(sangi_fp *sum, const sangi_fp *x, size_t length) {
    sangi_fp t;

    for (size_t i = 0; i + 1 < length; i += 2) {
        if (i) {
            fp_mul(&t, &x[i], &x[i + 1]);
            fp_add(sum, sum, &t);
        } else {
            fp_mul(sum, &x[0], &x[1]);
        }
    }
}

/** z <- sum x_i y_i = sum (x_2i + y_2i+1)(x_2i+1 + y_2i) - x_sum - y_sum, + the last term if odd.
 */
static void inner(sangi_fp *z, const sangi_fp *x, const sangi_fp *x_sum, const sangi_fp *y,
                  const sangi_fp *y_sum, size_t length) {
    sangi_fp s, t;

    for (size_t i = 0; i + 1 < length; i += 2) {
        fp_add(&s, &x[i], &y[i + 1]);
        fp_add(&t, &x[i + 1], &y[i]);
        if (i) {
            fp_mul(&s, &s, &t);
            fp_add(z, z, &s);
        } else {
            fp_mul(z, &s, &t);
        }
    }
    if (length > 1) {
        fp_sub(z, z, x_sum);
        fp_sub(z, z, y_sum);
    }
    if (length == 1) {
        fp_mul(z, x, y);
    } else if (length % 2) {
        fp_mul(&s, &x[length - 1], &y[length - 1]);
        fp_add(z, z, &s);
    }
}

/** The monomials of degree `degree` from w and e alone. */
static void first_monomials(column *c, size_t degree) {
    sangi_fp w[GROUP + 1], e[GROUP + 1];

    w[1] = c->w;
    e[1] = c->e;
    for (size_t i = 2; i <= degree; i++) {
        if (i == 2) {
            fp_sqr(&w[2], &w[1]);
            fp_sqr(&e[2], &e[1]);
        } else {
            fp_mul(&w[i], &w[i - 1], &w[1]);
            fp_mul(&e[i], &e[i - 1], &e[1]);
        }
    }
    c->even[0] = w[degree];
    for (size_t i = 1; i < degree; i++)
        fp_mul(&c->even[i], &w[degree - i], &e[i]);
    c->even[degree] = e[degree];
}

/** Multiplies the monomials of degree - 1 up to `degree`. */
static void next_monomials(column *c, size_t degree) {
    for (size_t i = degree; i > 0; i--)
        fp_mul(&c->even[i], &c->even[i - 1], &c->e);
    fp_mul(&c->even[0], &c->even[0], &c->w);
}

/** Computes the monomials for groups of `size` from those for `had`; 0: there are none yet. */
static void prepare(column *c, size_t had, size_t size, int pushes) {
    const size_t lowest = pushes && size > 1 ? size - 1 : size;

    if (!had) {
        first_monomials(c, lowest);
        had = lowest;
    }
    while (had < lowest)
        next_monomials(c, ++had);
    if (pushes) {
        if (size == 1)
            c->odd[0] = c->f;
        else
            for (size_t i = 0; i < size; i++)
                fp_mul(&c->odd[i], &c->even[i], &c->f);
        pre_sum(&c->odd_sum, c->odd, size);
    }
    while (had < size)
        next_monomials(c, ++had);
    pre_sum(&c->even_sum, c->even, size + 1);
}

static void set_column(column *c, const sangi_point *p, int pushes) {
    sangi_fp plus, minus;

    fp_add(&plus, &p->x, &p->z);
    fp_mul(&c->w, &p->x, &p->z);
    if (pushes) {
        fp_sub(&minus, &p->x, &p->z);
        fp_mul(&c->f, &plus, &minus);
    }
    fp_sqr(&c->e, &plus);
    fp_dbl(&plus, &c->w);
    fp_sub(&c->e, &c->e, &plus);
}

/** Converts coefficients of U_k = e U_(k-1) - w^2 U_(k-2), U_0 = 1, U_1 = e, to those of e^k. */
static void to_monomials(sangi_fp *c, size_t length) {
    for (size_t low = 0; low + 2 < length; low++)
        for (size_t i = length - 1; i >= low + 2; i--)
            fp_sub(&c[i - 2], &c[i - 2], &c[i]);
}

/**
 * Splits a form of degree 2t in (X_n, Z_n), doubled, into a symmetric form and f_n times a
 * symmetric form, each in the monomials of w_n and e_n.
 *
 * X^(t+k) Z^(t-k) + X^(t-k) Z^(t+k) = w^(t-k) (U_k - w^2 U_(k-2)), their difference
 * w^(t-k) f U_(k-1).
 */
static void split(row *even, row *odd, const sangi_fp *form, size_t t) {
    fp_dbl(&even->term[0], &form[t]);
    for (size_t k = 1; k <= t; k++) {
        fp_add(&even->term[k], &form[t + k], &form[t - k]);
        fp_sub(&odd->term[k - 1], &form[t + k], &form[t - k]);
    }
    for (size_t k = 0; k + 2 <= t; k++)
        fp_sub(&even->term[k], &even->term[k], &even->term[k + 2]);
    to_monomials(even->term, t + 1);
    to_monomials(odd->term, t);
    pre_sum(&even->sum, even->term, t + 1);
    pre_sum(&odd->sum, odd->term, t);
}

/** Accumulates the factors of pi_Y and pi_Z: a group of giant steps with all baby steps. */
static void add_codomain(sangi_isogeny_state *s, const sangi_isogeny_forms *m, size_t size,
                         const column *columns, size_t baby_steps) {
    sangi_fp y[2 * GROUP], z[2 * GROUP], scratch[SCRATCH], value;
    row row_y, row_z;

    for (size_t i = 0; i < 2 * size; i++) {
        y[i] = m[i / 2].pi_y[i % 2];
        z[i] = m[i / 2].pi_z[i % 2];
    }
    sangi_isogeny_poly_product(row_y.term, y, size, 2, scratch);
    sangi_isogeny_poly_product(row_z.term, z, size, 2, scratch);
    pre_sum(&row_y.sum, row_y.term, size + 1);
    pre_sum(&row_z.sum, row_z.term, size + 1);
    for (size_t j = 0; j < baby_steps; j++) {
        const column *const c = &columns[j];
        const int first = s->empty && j == 0;

        inner(&value, row_y.term, &row_y.sum, c->even, &c->even_sum, size + 1);
        isogeny_accumulate(&s->pi_y, &value, first);
        inner(&value, row_z.term, &row_z.sum, c->even, &c->even_sum, size + 1);
        isogeny_accumulate(&s->pi_z, &value, first);
    }
}

/** Accumulates the factors of S_X and S_Z of one point: a group of giant steps with all baby steps.
 */
static void add_image(sangi_isogeny_state *s, sangi_point *image, const sangi_isogeny_pushed *push,
                      const sangi_isogeny_forms *m, size_t size, int winograd,
                      const column *columns, size_t baby_steps) {
    sangi_fp forms[3 * GROUP], form[2 * GROUP + 1], scratch[SCRATCH], u, v, value;
    row even, odd;

    for (size_t i = 0; i < size; i++)
        sangi_isogeny_image_form(forms + 3 * i, &m[i], push, winograd);
    sangi_isogeny_poly_product(form, forms, size, 3, scratch);
    split(&even, &odd, form, size);
    for (size_t j = 0; j < baby_steps; j++) {
        const column *const c = &columns[j];
        const int first = s->empty && j == 0;

        inner(&u, even.term, &even.sum, c->even, &c->even_sum, size + 1);
        inner(&v, odd.term, &odd.sum, c->odd, &c->odd_sum, size);
        fp_add(&value, &u, &v);
        isogeny_accumulate(&image->x, &value, first);
        fp_sub(&value, &u, &v);
        isogeny_accumulate(&image->z, &value, first);
    }
}

void sangi_isogeny_evaluate_groups(sangi_isogeny_state *s, sangi_isogeny_kernel *k, size_t group) {
    column columns[SANGI_ISOGENY_MAX_COLUMNS];
    sangi_isogeny_pushed push[SANGI_ISOGENY_MAX_POINTS];
    sangi_isogeny_forms m[GROUP];
    const int winograd = s->count > 1 && k->giant_steps > 1;
    size_t had = 0;

    for (size_t j = 0; j < k->baby_steps; j++)
        set_column(&columns[j], &k->baby_step[j], s->count > 0);
    for (size_t i = 0; i < s->count; i++)
        sangi_isogeny_set_pushed(&push[i], s, i, winograd);
    while (k->given < k->giant_steps) {
        /* The smaller group comes first: its monomials lead to those of the others. */
        const size_t rest = (k->giant_steps - k->given) % group, size = rest ? rest : group;

        if (size != had)
            for (size_t j = 0; j < k->baby_steps; j++)
                prepare(&columns[j], had, size, s->count > 0);
        had = size;
        for (size_t i = 0; i < size; i++)
            sangi_isogeny_set_forms(&m[i], sangi_isogeny_kernel_next(k, s), s, winograd);
        add_codomain(s, m, size, columns, k->baby_steps);
        for (size_t i = 0; i < s->count; i++)
            add_image(s, &s->image[i], &push[i], m, size, winograd, columns, k->baby_steps);
        s->empty = 0;
    }
}
