/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/lanes.h"

#include "csidh/lanes_walk.h"
#include "word/wipe.h"

#if SANGI_CURVE_LANES

enum { MOST = FP8_LANES };

typedef struct {
    sangi_csidh_walk52 *walk[MOST];
    size_t count;
} waiting;

/* Runs the two whose lengths differ least, or the last one. */
static void run_two(waiting *all, sangi_csidh_walk52 *done[2]) {
    size_t bits[MOST], first = 0, second = 0, least = (size_t)-1;

    for (size_t i = 0; i < all->count; i++)
        bits[i] = sangi_ladder52_bits(all->walk[i]->wanted);
    for (size_t i = 0; i < all->count; i++)
        for (size_t j = 0; j < i; j++) {
            const size_t apart = bits[i] > bits[j] ? bits[i] - bits[j] : bits[j] - bits[i];
            if (apart < least) {
                least = apart;
                first = i;
                second = j;
            }
        }
    done[0] = all->walk[first];
    done[1] = first != second ? all->walk[second] : NULL;
    sangi_curve52_ladder_vartime(done[0]->wanted, done[1] ? done[1]->wanted : NULL);
    all->walk[first] = all->walk[--all->count];
    if (done[1])
        all->walk[second] = all->walk[--all->count];
}

/* Goes on with a walk until it wants a single multiple, which is noted, or is over. */
static void go_on(waiting *all, sangi_csidh_walk52 *w) {
    while (sangi_csidh_walk52_next(w)) {
        if (w->wants == 1) {
            all->walk[all->count++] = w;
            return;
        }
        sangi_curve52_ladder_vartime(&w->wanted[0], &w->wanted[1]);
    }
}

static void act(sangi_csidh_walk52 *walk, sangi_p511 *a, const int8_t *exponent, size_t count) {
    waiting all = {.count = 0};

    for (size_t i = 0; i < count; i++) {
        sangi_csidh_walk52_start(&walk[i], &a[i], exponent + SANGI_CURVE_PRIMES * i,
                                 count > 1 ? 2 : 1);
        go_on(&all, &walk[i]);
    }
    while (all.count) {
        sangi_csidh_walk52 *done[2];

        run_two(&all, done);
        for (size_t i = 0; i < 2 && done[i]; i++)
            go_on(&all, done[i]);
    }
    for (size_t i = 0; i < count; i++)
        sangi_csidh_walk52_finish(&a[i], &walk[i]);
    sangi_wipe(walk, count * sizeof *walk);
}

void sangi_csidh_act52_vartime(sangi_p511 *a, const int8_t *exponent) {
    sangi_csidh_walk52 walk;

    act(&walk, a, exponent, 1);
}

void sangi_csidh_act52_x8_vartime(sangi_p511 *a, const int8_t *exponent) {
    sangi_csidh_walk52 walk[MOST];

    act(walk, a, exponent, MOST);
}

#endif
