/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** x-only arithmetic: ladders against repeated addition, chains against ladders, small orders. */
#include <stdio.h>
#include <string.h>

#include "curve/curve.h"

static int failures;

static void expect(int holds, const char *what, unsigned number) {
    if (!holds) {
        printf("failed: %s: %u\n", what, number);
        failures++;
    }
}

static uint64_t state = 1;

static void draw(sangi_p511 *z) {
    uint8_t bytes[2 * SANGI_P511_BYTES];
    for (size_t i = 0; i < sizeof bytes; i++) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        bytes[i] = (uint8_t)(state >> 56);
    }
    (void)sangi_p511_from_bytes_wide(z, bytes, sizeof bytes);
}

static void draw_point(sangi_point *p) {
    draw(&p->x);
    draw(&p->z);
}

static int is_nothing(const sangi_point *p) { return (fp_is_zero(&p->x) & fp_is_zero(&p->z)) != 0; }

/** Whether two points are one; (0 : 0) is none. */
static int same(const sangi_point *p, const sangi_point *q) {
    sangi_p511 s, t;
    fp_mul(&s, &p->x, &q->z);
    fp_mul(&t, &q->x, &p->z);
    return !is_nothing(p) && !is_nothing(q) && sangi_p511_equal(&s, &t);
}

static void ladder(sangi_point *r, const sangi_point *p, unsigned k, const sangi_curve *e) {
    const uint8_t bytes[3] = {(uint8_t)k, (uint8_t)(k >> 8), 0};
    sangi_curve_ladder_vartime(r, p, bytes, sizeof bytes, e);
}

/** Doubling by the affine formula x' = (x^2 - 1)^2 / (4x (x^2 + a x + 1)). */
static void affine_double(sangi_point *r, const sangi_point *p, const sangi_curve *e) {
    sangi_p511 x, a, one, t, u;
    sangi_p511_inv(&x, &p->z);
    sangi_p511_mul(&x, &x, &p->x);
    sangi_p511_inv(&a, &e->c);
    sangi_p511_mul(&a, &a, &e->a);
    sangi_p511_from_u64(&one, 1);
    sangi_p511_sqr(&t, &x);
    sangi_p511_sub(&u, &t, &one);
    sangi_p511_sqr(&r->x, &u);
    sangi_p511_add(&t, &t, &one);
    sangi_p511_mul(&u, &a, &x);
    sangi_p511_add(&t, &t, &u);
    sangi_p511_mul(&t, &t, &x);
    sangi_p511_mul_small(&r->z, &t, 4);
}

static void check_ladder(const sangi_curve *e) {
    sangi_point p, q, doubled, before, sum, next;

    draw_point(&p);
    ladder(&q, &p, 0, e);
    expect(sangi_curve_is_neutral(&q) && !is_nothing(&q), "0 * P", 0);
    ladder(&q, &p, 1, e);
    expect(same(&q, &p), "1 * P", 1);
    sangi_curve_dbl(&doubled, &p, e);
    affine_double(&q, &p, e);
    expect(same(&q, &doubled), "2 * P", 2);
    before = p;
    sum = doubled;
    for (unsigned k = 2; k < 600; k++) {
        ladder(&q, &p, k, e);
        expect(same(&q, &sum), "k * P", k);
        expect(!same(&q, &before), "k * P is not (k - 1) * P", k);
        sangi_curve_add(&next, &sum, &p, &before);
        before = sum;
        sum = next;
    }
}

static void check_chains(const sangi_curve *e) {
    sangi_point p, q, r;

    for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++) {
        draw_point(&p);
        ladder(&p, &p, 4, e);
        ladder(&q, &p, sangi_curve_prime[i], e);
        sangi_curve_mul_prime_vartime(&r, &p, i, e);
        expect(same(&q, &r), "l * P by a chain", sangi_curve_prime[i]);
        sangi_curve_mul_prime_vartime(&p, &p, i, e);
        expect(same(&q, &p), "in place", sangi_curve_prime[i]);
    }
}

/** A point whose order is the product of the primes of both indices, or one of them. */
static void small_order(sangi_point *p, size_t i, size_t j, const sangi_curve *e) {
    do {
        draw_point(p);
        sangi_curve_dbl(p, p, e);
        sangi_curve_dbl(p, p, e);
        for (size_t k = 0; k < SANGI_CURVE_PRIMES; k++)
            if (k != i && k != j)
                ladder(p, p, sangi_curve_prime[k], e);
    } while (sangi_curve_is_neutral(p));
}

/**
 * A chain on a point whose order divides one of its differences ends in (0 : 0), where a caller
 * would read the neutral element; l * P is right nevertheless.
 */
static void check_small_orders(const sangi_curve *e) {
    static const size_t orders[][2] = {{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}, {3, 3}};

    for (size_t o = 0; o < sizeof orders / sizeof *orders; o++) {
        sangi_point p, q, r;
        small_order(&p, orders[o][0], orders[o][1], e);
        for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++) {
            ladder(&q, &p, sangi_curve_prime[i], e);
            sangi_curve_mul_prime_vartime(&r, &p, i, e);
            expect(same(&q, &r), "l * P of a small order", sangi_curve_prime[i]);
        }
    }
}

/** What the chains are kept from: a zero difference, and everything after it. */
static void check_control(const sangi_curve *e) {
    sangi_point p, q, r;

    draw_point(&p);
    ladder(&q, &p, 0, e);
    sangi_curve_add(&r, &p, &p, &q);
    expect(is_nothing(&r), "a sum whose difference is the neutral element", 0);
    sangi_curve_add(&r, &r, &p, &p);
    expect(is_nothing(&r), "a sum with (0 : 0)", 0);
}

static void check_neutral(const sangi_curve *e) {
    sangi_point p, q;

    draw_point(&p);
    sangi_p511_from_u64(&p.x, 0);
    for (unsigned k = 0; k < 9; k++) {
        ladder(&q, &p, k, e);
        expect(k % 2 ? same(&q, &p) : sangi_curve_is_neutral(&q) && !is_nothing(&q), "k * (0, 0)",
               k);
    }
    draw_point(&p);
    ladder(&p, &p, 0, e);
    sangi_curve_dbl(&q, &p, e);
    expect(sangi_curve_is_neutral(&q) && !is_nothing(&q), "2 * O", 2);
    for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++) {
        sangi_curve_mul_prime_vartime(&q, &p, i, e);
        expect(sangi_curve_is_neutral(&q) && !is_nothing(&q), "l * O", sangi_curve_prime[i]);
    }
}

int main(void) {
    sangi_curve e;

    /* A = 0 and A = 6, which is [1, 1, ..., 1] of it, are supersingular. */
    for (uint64_t a = 0; a <= 6; a += 6) {
        sangi_p511 six;
        sangi_p511_from_u64(&six, a);
        draw(&e.c);
        sangi_p511_mul(&e.a, &e.c, &six);
        check_ladder(&e);
        check_chains(&e);
        check_small_orders(&e);
        check_neutral(&e);
        check_control(&e);
    }
    if (!failures)
        printf("curve: ok\n");
    return failures != 0;
}
