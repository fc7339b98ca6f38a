/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The indices that an isogeny covers: the code that walks the kernel, on points that are numbers.
 *
 * A line of the input is "degree odd baby steps giant steps"; the answer is the indices
 * updated, each between 1 and d and as often as it is, or "wrong difference".
 */
#include <stdio.h>
#include <string.h>

#include "isogeny/kernel.h"
#include "isogeny/update.h"

static unsigned degree, found[1024];
static int wrong;

static unsigned number(const sangi_point *p) {
    unsigned n;
    memcpy(&n, p, sizeof n);
    return n;
}

static void set(sangi_point *p, unsigned n) {
    memset(p, 0, sizeof *p);
    memcpy(p, &n, sizeof n);
}

/* A point and its negative have one x-coordinate. */
static unsigned index_of(unsigned n) {
    n %= degree;
    return n <= degree / 2 ? n : degree - n;
}

void sangi_curve_dbl(sangi_point *r, const sangi_point *p, const sangi_curve *e) {
    (void)e;
    set(r, 2 * number(p));
}

void sangi_curve_add(sangi_point *r, const sangi_point *p, const sangi_point *q,
                     const sangi_point *difference) {
    const unsigned m = number(p), n = number(q), d = number(difference);
    wrong |= index_of(m > n ? m - n : n - m) != index_of(d);
    set(r, m + n);
}

void sangi_isogeny_update(sangi_isogeny_state *s, const sangi_point *p) {
    (void)s;
    found[index_of(number(p))]++;
}

int main(void) {
    unsigned odd, baby_steps, giant_steps;

    while (scanf("%u %u %u %u", &degree, &odd, &baby_steps, &giant_steps) == 4) {
        static sangi_point baby_step[SANGI_ISOGENY_MAX_BABY_STEPS];
        static sangi_isogeny_kernel k;
        static sangi_isogeny_state s;
        sangi_point p;

        memset(found, 0, sizeof found);
        wrong = 0;
        k.baby_step = baby_step;
        set(&p, 1);
        if (odd)
            sangi_isogeny_kernel_odd(&k, &s, &p, degree / 2, baby_steps, giant_steps);
        else
            sangi_isogeny_kernel_runs(&k, &s, &p, degree / 2, baby_steps);
        while (k.given < k.giant_steps) {
            const unsigned giant_step = number(sangi_isogeny_kernel_next(&k, &s));
            for (size_t i = 0; i < k.baby_steps; i++) {
                found[index_of(giant_step + number(&k.baby_step[i]))]++;
                found[index_of(giant_step + degree - number(&k.baby_step[i]))]++;
            }
        }
        if (wrong)
            printf("wrong difference");
        for (unsigned i = 0; i < 1024 && !wrong; i++)
            for (unsigned times = 0; times < found[i]; times++)
                printf("%u ", i);
        printf("\n");
    }
    return 0;
}
