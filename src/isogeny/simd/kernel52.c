/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/simd/kernel52.h"

#if SANGI_CURVE_SIMD

/** A multiple to compute: made = p + q, where |p - q| is needed too; or made = 2p, with q = 0. */
typedef struct {
    uint16_t made, p, q;
} sum;

/** The same with positions of points; for a doubling q and difference are p. */
typedef struct {
    uint8_t made, p, q, difference;
} task;

typedef struct {
    sangi_kernel52 *kernel;
    sum sums[KERNEL52_POINTS];
    size_t count;
    size_t points; /* positions in use */
} list;

static void want(list *l, size_t p, size_t q) {
    const size_t made = q ? p + q : 2 * p;

    if (l->kernel->at[made])
        return;
    l->kernel->at[made] = (uint8_t)++l->points;
    l->sums[l->count++] = (sum){(uint16_t)made, (uint16_t)p, (uint16_t)q};
}

/* The multiples 2^i * unit below most * unit. */
static void want_powers(list *l, size_t unit, size_t most) {
    for (size_t power = 1; 2 * power < most; power *= 2)
        want(l, power * unit, 0);
}

/* m * unit, unless m is a power of two, as the sum of the largest power of two below m and the
 * rest. The difference of the two is below that power, and odd if m is odd. */
static void want_sum(list *l, size_t unit, size_t m) {
    size_t power = 1;

    while (2 * power < m)
        power *= 2;
    if (2 * power != m && m > 1)
        want(l, power * unit, (m - power) * unit);
}

static void want_odd(list *l, size_t unit, size_t count) {
    for (size_t m = 3; m < 2 * count; m += 2)
        want_sum(l, unit, m);
}

static void want_all(list *l, size_t d) {
    want_powers(l, 1, d + 1);
    for (size_t m = 3; m <= d; m++)
        want_sum(l, 1, m);
}

static void want_grid(list *l, size_t d, size_t b, size_t c) {
    const size_t first = 2 * b, leftovers = d - 2 * b * c;

    want_powers(l, 1, first);
    if (b & (b - 1)) {
        want_odd(l, 1, b);
        if (b % 2)
            want(l, b, 0);
        else
            want(l, b + 1, b - 1);
    } else {
        want(l, b, 0);
    }
    want_powers(l, first, 2 * c);
    want_odd(l, 1, b);
    want_odd(l, first, c);
    for (size_t m = 1; m <= leftovers; m++)
        want(l, m, 0);
}

static task task_of(const list *l, const sum *s) {
    const uint8_t *const at = l->kernel->at;
    const size_t between = s->p > s->q ? s->p - s->q : s->q - s->p;
    task t = {(uint8_t)(at[s->made] - 1), (uint8_t)(at[s->p] - 1), 0, 0};

    t.q = s->q ? (uint8_t)(at[s->q] - 1) : t.p;
    t.difference = s->q ? (uint8_t)(at[between] - 1) : t.p;
    return t;
}

/* Computes the list, four multiples at a time, each as soon as its operands are known. */
static void make(sangi_kernel52 *k, const list *l, const sangi_curve52 *e) {
    uint8_t made[KERNEL52_POINTS] = {1};
    task tasks[KERNEL52_POINTS];
    size_t left = l->count;

    for (size_t i = 0; i < left; i++)
        tasks[i] = task_of(l, &l->sums[i]);
    while (left) {
        sangi_step52 step[4];
        size_t steps = 0, kept = 0;

        for (size_t i = 0; i < left; i++) {
            const task t = tasks[i];

            if (steps == 4 || !(made[t.p] & made[t.q] & made[t.difference])) {
                tasks[kept++] = t;
                continue;
            }
            const sangi_point52 *const q = t.q == t.p ? NULL : &k->point[t.q];
            step[steps++] =
                (sangi_step52){&k->point[t.made], &k->point[t.p], q, &k->point[t.difference]};
        }
        left = kept;
        sangi_curve52_step(step, steps, e);
        for (size_t i = 0; i < steps; i++)
            made[step[i].to - k->point] = 1;
    }
}

void sangi_kernel52_make(sangi_kernel52 *k, const sangi_point52 *p, const sangi_curve52 *e,
                         size_t degree, const sangi_isogeny52_config *config) {
    list l = {.kernel = k, .points = 1};

    for (size_t i = 0; i < KERNEL52_INDICES; i++)
        k->at[i] = 0;
    k->at[1] = 1;
    k->point[0] = *p;
    if (config->baby_steps)
        want_grid(&l, degree / 2, config->baby_steps, config->giant_steps);
    else
        want_all(&l, degree / 2);
    make(k, &l, e);
}

#endif
