/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Square-root Velu [BDLS20]: the product over all pairs is the resultant of a polynomial whose
 * roots are the giant steps and a product over the baby steps, computed by a scaled remainder tree
 * [Ber04].
 *
 * The tree is a flat array: the polynomial of a node, then its left and its right subtree; a leaf
 * is
 * (-X, Z) of its giant step.
 */
#include "isogeny/evaluate.h"
#include "isogeny/forms.h"
#include "isogeny/poly.h"

enum {
    GIANT_STEPS = SANGI_ISOGENY_MAX_RESULTANT_GIANT_STEPS,
    BABY_STEPS = SANGI_ISOGENY_MAX_COLUMNS,
    LENGTH = 2 * BABY_STEPS + 1, /**< of a product over the baby steps */
    SERIES = LENGTH + GIANT_STEPS,
    NODES = 8 * GIANT_STEPS, /**< six levels, if GIANT_STEPS <= 32 */
    SCRATCH = SANGI_ISOGENY_POLY_SCRATCH(SERIES)
};

typedef struct {
    size_t giant_steps, length;
    sangi_fp tree[NODES];
    /** Coefficients of t^-1, t^-2, ... in 1/h times a constant, h the tree's first polynomial. */
    sangi_fp reciprocal[SERIES];
    sangi_fp scratch[SCRATCH];
} evaluator;

/** The number of elements of the tree over `leaves` leaves. */
static size_t tree_size(size_t leaves) {
    if (leaves == 1)
        return 2;
    return leaves + 1 + tree_size(leaves / 2) + tree_size(leaves - leaves / 2);
}

static void grow(sangi_fp *node, const sangi_point *giant_steps, size_t leaves, sangi_fp *scratch) {
    const size_t half = leaves / 2, rest = leaves - half;
    sangi_fp *const left = node + leaves + 1;

    if (leaves == 1) {
        fp_neg(&node[0], &giant_steps->x);
        node[1] = giant_steps->z;
        return;
    }
    sangi_fp *const right = left + tree_size(half);
    grow(left, giant_steps, half, scratch);
    grow(right, giant_steps + half, rest, scratch);
    sangi_isogeny_poly_mul(node, left, half + 1, right, rest + 1, scratch);
}

static void set_evaluator(evaluator *v, const sangi_point *giant_steps, size_t count,
                          size_t length) {
    sangi_fp reversed[LENGTH] = {{{0}}};

    v->giant_steps = count;
    v->length = length;
    grow(v->tree, giant_steps, count, v->scratch);
    for (size_t i = 0; i < length && i <= count; i++)
        reversed[i] = v->tree[count - i];
    for (size_t i = 0; i + 1 < count; i++)
        fp_from_u64(&v->reciprocal[i], 0);
    sangi_isogeny_poly_reciprocal(v->reciprocal + count - 1, reversed, length, v->scratch);
}

/** values <- f at each leaf below a node, given the coefficients of t^-1, t^-2, ... of f/h there.
 */
static void descend(sangi_fp *values, const sangi_fp *series, const sangi_fp *node, size_t leaves,
                    sangi_fp *scratch) {
    const size_t half = leaves / 2, rest = leaves - half;
    const sangi_fp *const left = node + leaves + 1;

    if (leaves == 1) {
        values[0] = series[0];
        return;
    }
    const sangi_fp *const right = left + tree_size(half);
    sangi_fp *const below = scratch;
    sangi_isogeny_poly_middle(below, half, series, right, rest + 1, scratch + half);
    descend(values, below, left, half, scratch + half);
    sangi_isogeny_poly_middle(below, rest, series, left, half + 1, scratch + rest);
    descend(values + half, below, right, rest, scratch + rest);
}

/** product <- product * the values of f at all giant steps, up to a factor that f does not affect.
 */
static void multiply_values(sangi_fp *product, evaluator *v, const sangi_fp *f, int first) {
    sangi_fp series[GIANT_STEPS], values[GIANT_STEPS];

    sangi_isogeny_poly_middle(series, v->giant_steps, v->reciprocal, f, v->length, v->scratch);
    descend(values, series, v->tree, v->giant_steps, v->scratch);
    for (size_t i = 0; i < v->giant_steps; i++)
        isogeny_accumulate(product, &values[i], first && i == 0);
}

/** f <- t^n times the sum of c_k (t + 1/t)^k, k = 0..n, as a polynomial in t. */
static void unfold(sangi_fp *f, sangi_fp *c, size_t n) {
    for (size_t low = n > 1 ? n - 1 : 0; low-- > 0;)
        for (size_t i = low + 2; i <= n; i++)
            fp_add(&c[i - 2], &c[i - 2], &c[i]);
    for (size_t i = n + 1; i-- > 0;) {
        if (i + 2 <= n)
            fp_add(&c[i], &c[i], &c[i + 2]);
        f[n + i] = f[n - i] = c[i];
    }
}

void sangi_isogeny_evaluate_resultant(sangi_isogeny_state *s, sangi_isogeny_kernel *k) {
    sangi_fp linear[2][2 * BABY_STEPS], forms[3 * BABY_STEPS], narrow[BABY_STEPS + 1], f[LENGTH],
        back[LENGTH];
    sangi_isogeny_forms m[BABY_STEPS];
    sangi_isogeny_pushed push;
    sangi_point giant_steps[GIANT_STEPS] = {{{{0}}, {{0}}}};
    evaluator v;
    const size_t b = k->baby_steps, count = k->giant_steps, length = 2 * b + 1;
    const int winograd = s->count > 1 && b > 1;

    for (size_t i = 0; i < count; i++)
        giant_steps[i] = *sangi_isogeny_kernel_next(k, s);
    set_evaluator(&v, giant_steps, count, length);
    for (size_t j = 0; j < b; j++) {
        sangi_isogeny_set_forms(&m[j], &k->baby_step[j], s, winograd);
        for (size_t i = 0; i < 2; i++) {
            linear[0][2 * j + i] = m[j].pi_y[i];
            linear[1][2 * j + i] = m[j].pi_z[i];
        }
    }
    for (size_t which = 0; which < 2; which++) {
        sangi_isogeny_poly_product(narrow, linear[which], b, 2, v.scratch);
        unfold(f, narrow, b);
        multiply_values(which ? &s->pi_z : &s->pi_y, &v, f, s->empty);
    }
    for (size_t i = 0; i < s->count; i++) {
        sangi_isogeny_set_pushed(&push, s, i, winograd);
        for (size_t j = 0; j < b; j++)
            sangi_isogeny_image_form(forms + 3 * j, &m[j], &push, winograd);
        sangi_isogeny_poly_product(f, forms, b, 3, v.scratch);
        for (size_t j = 0; j < length; j++)
            back[j] = f[length - 1 - j];
        multiply_values(&s->image[i].x, &v, f, s->empty);
        multiply_values(&s->image[i].z, &v, back, s->empty);
    }
    s->empty = 0;
}
