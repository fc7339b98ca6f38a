/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/reference.h"

#include "operands.h"

enum { MOST = 293 }; /* points of a kernel, up to sign */

static void draw(sangi_p511 *z, uint64_t *state) {
    uint8_t bytes[2 * SANGI_P511_BYTES];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)bench_draw(state);
    (void)sangi_p511_from_bytes_wide(z, bytes, sizeof bytes);
}

/** (x : z) by other coordinates. */
static void scale(sangi_p511 *x, sangi_p511 *z, uint64_t *state) {
    sangi_p511 factor;
    draw(&factor, state);
    sangi_p511_mul(x, x, &factor);
    sangi_p511_mul(z, z, &factor);
}

void isogeny_draw_kernel(sangi_point *p, const sangi_curve *e, size_t index, int any,
                         uint64_t *state) {
    do {
        draw(&p->x, state);
        sangi_p511_from_u64(&p->z, 1);
        if (any)
            continue;
        sangi_curve_dbl(p, p, e);
        sangi_curve_dbl(p, p, e);
        for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++)
            if (i != index)
                sangi_curve_mul_prime_vartime(p, p, i, e);
    } while (sangi_curve_is_neutral(p));
    scale(&p->x, &p->z, state);
}

/** The x-coordinates of [1]P, ..., [d]P, each by a ladder of its own. */
static void multiples(sangi_p511 *x, const sangi_point *p, size_t d, const sangi_curve *e) {
    sangi_p511 z[MOST] = {{{0}}}, inverse[MOST];
    for (size_t i = 0; i < d; i++) {
        const uint8_t k[2] = {(uint8_t)(i + 1), (uint8_t)((i + 1) >> 8)};
        sangi_point q;
        sangi_curve_ladder_vartime(&q, p, k, sizeof k, e);
        x[i] = q.x;
        z[i] = q.z;
    }
    sangi_p511_batch_inv(inverse, z, d);
    for (size_t i = 0; i < d; i++)
        sangi_p511_mul(&x[i], &x[i], &inverse[i]);
}

/** a <- (6 sum 1/x - 6 sum x + a) (prod x)^2 */
static void codomain(sangi_p511 *a, const sangi_p511 *x, size_t d) {
    sangi_p511 inverse[MOST], sum, product;
    sangi_p511_batch_inv(inverse, x, d);
    sangi_p511_from_u64(&sum, 0);
    sangi_p511_from_u64(&product, 1);
    for (size_t i = 0; i < d; i++) {
        sangi_p511_add(&sum, &sum, &inverse[i]);
        sangi_p511_sub(&sum, &sum, &x[i]);
        sangi_p511_mul(&product, &product, &x[i]);
    }
    sangi_p511_mul_small(&sum, &sum, 6);
    sangi_p511_add(a, a, &sum);
    sangi_p511_sqr(&product, &product);
    sangi_p511_mul(a, a, &product);
}

/** t <- t prod ((t x - 1) / (t - x))^2 */
static void image(sangi_p511 *t, const sangi_p511 *x, size_t d) {
    sangi_p511 one, above, below, u;
    sangi_p511_from_u64(&one, 1);
    above = below = one;
    for (size_t i = 0; i < d; i++) {
        sangi_p511_mul(&u, t, &x[i]);
        sangi_p511_sub(&u, &u, &one);
        sangi_p511_mul(&above, &above, &u);
        sangi_p511_sub(&u, t, &x[i]);
        sangi_p511_mul(&below, &below, &u);
    }
    sangi_p511_inv(&below, &below);
    sangi_p511_mul(&u, &above, &below);
    sangi_p511_sqr(&u, &u);
    sangi_p511_mul(t, t, &u);
}

void isogeny_example_draw(isogeny_example *t, size_t index, uint64_t *state) {
    const size_t d = sangi_curve_prime[index] / 2U;
    sangi_p511 x[MOST], a;

    t->index = index;
    sangi_p511_from_u64(&a, 0);
    for (size_t i = 0; i < 3; i++) {
        sangi_point p;
        t->domain.a = a;
        sangi_p511_from_u64(&t->domain.c, 1);
        isogeny_draw_kernel(&p, &t->domain, i, 0, state);
        multiples(x, &p, sangi_curve_prime[i] / 2U, &t->domain);
        codomain(&a, x, sangi_curve_prime[i] / 2U);
    }
    t->domain.a = a;
    scale(&t->domain.a, &t->domain.c, state);
    isogeny_draw_kernel(&t->kernel, &t->domain, index, 0, state);
    multiples(x, &t->kernel, d, &t->domain);
    t->codomain = a;
    codomain(&t->codomain, x, d);
    for (size_t i = 0; i < ISOGENY_POINTS; i++) {
        draw(&t->images[i], state);
        t->points[i].x = t->images[i];
        sangi_p511_from_u64(&t->points[i].z, 1);
        scale(&t->points[i].x, &t->points[i].z, state);
        image(&t->images[i], x, d);
    }
}

int isogeny_same(const sangi_p511 *x, const sangi_p511 *z, const sangi_p511 *expected) {
    sangi_p511 t;
    sangi_p511_mul(&t, expected, z);
    return !sangi_p511_is_zero(z) && sangi_p511_equal(&t, x);
}
