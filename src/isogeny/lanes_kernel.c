/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/lanes_kernel.h"

#if SANGI_CURVE_LANES

/** A multiple to make: p + q, where |p - q| is another; or 2p, for q = 0. */
typedef struct {
    uint16_t made, p, q;
} sum;

typedef struct {
    sangi_kernel52 *kernel;
    sum sums[KERNEL52_POINTS];
    size_t count;
    size_t points; /* places given away */
} list;

static void want(list *l, size_t p, size_t q) {
    const size_t made = q ? p + q : 2 * p;

    if (l->kernel->at[made])
        return;
    l->kernel->at[made] = (uint8_t)++l->points;
    l->sums[l->count++] = (sum){(uint16_t)made, (uint16_t)p, (uint16_t)q};
}

/* The powers of two times unit, as far as one is below most * unit. */
static void want_powers(list *l, size_t unit, size_t most) {
    for (size_t power = 1; 2 * power < most; power *= 2)
        want(l, power * unit, 0);
}

/* m * unit for the m that are not powers of two, by a power and the rest: their difference is
 * below the power, and odd where m is. */
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

static int is_made(const list *l, const uint8_t *made, size_t m) {
    return made[l->kernel->at[m] - 1];
}

void sangi_kernel52_make(sangi_kernel52 *k, const sangi_point52 *p, const sangi_curve52 *e,
                         size_t degree, const sangi_isogeny52_config *config) {
    uint8_t made[KERNEL52_POINTS] = {1};
    list l = {.kernel = k, .points = 1};

    for (size_t i = 0; i < KERNEL52_INDICES; i++)
        k->at[i] = 0;
    k->at[1] = 1;
    k->point[0] = *p;
    if (config->babies)
        want_grid(&l, degree / 2, config->babies, config->centres);
    else
        want_all(&l, degree / 2);

    while (l.count) {
        sangi_step52 step[4];
        uint8_t places[4];
        size_t steps = 0, waiting = 0;

        for (size_t i = 0; i < l.count; i++) {
            const sum s = l.sums[i];
            const size_t between = s.p > s.q ? s.p - s.q : s.q - s.p;

            if (steps == 4 || !is_made(&l, made, s.p) ||
                (s.q && !(is_made(&l, made, s.q) && is_made(&l, made, between)))) {
                l.sums[waiting++] = s;
                continue;
            }
            places[steps] = (uint8_t)(k->at[s.made] - 1);
            step[steps].to = &k->point[places[steps]];
            step[steps].p = sangi_kernel52_at(k, s.p);
            step[steps].q = s.q ? sangi_kernel52_at(k, s.q) : NULL;
            step[steps].difference = sangi_kernel52_at(k, between);
            steps++;
        }
        l.count = waiting;
        sangi_curve52_step(step, steps, e);
        for (size_t i = 0; i < steps; i++)
            made[places[i]] = 1;
    }
}

#endif
