/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/simd/action52.h"

#include "csidh/simd/walk52.h"
#include "word/wipe.h"

#if SANGI_CURVE_SIMD

enum { MOST = FP8_LANES };

/* A queue of requested multiples. */
typedef struct {
    const sangi_ladder52 *ladder[2 * MOST];
    size_t first, count;
} queue;

static void enqueue(queue *q, const sangi_ladder52 *l) {
    q->ladder[(q->first + q->count++) % (2 * MOST)] = l;
}

static const sangi_ladder52 *dequeue(queue *q) {
    const sangi_ladder52 *const l = q->ladder[q->first];

    q->first = (q->first + 1) % (2 * MOST);
    q->count--;
    return l;
}

/* Continues an action, and enqueues the multiples that it requests. */
static void go_on(queue *q, sangi_csidh_walk52 *w) {
    if (sangi_csidh_walk52_next(w))
        for (size_t i = 0; i < w->wants; i++)
            enqueue(q, &w->wanted[i]);
}

/* The action that requested a multiple. */
static sangi_csidh_walk52 *owner(sangi_csidh_walk52 *walk, const sangi_ladder52 *l) {
    while (l != &walk->wanted[0] && l != &walk->wanted[1])
        walk++;
    return walk;
}

static void act(sangi_csidh_walk52 *walk, sangi_p511 *a, const int8_t *exponent, size_t count) {
    const sangi_ladder52 *l;
    sangi_ladders52 ladders;
    queue q = {.count = 0};

    for (size_t i = 0; i < count; i++) {
        sangi_csidh_walk52_start(&walk[i], &a[i], exponent + SANGI_CURVE_PRIMES * i,
                                 count > 1 ? 2 : 1);
        go_on(&q, &walk[i]);
    }
    sangi_ladders52_clear(&ladders);
    do {
        while (q.count && sangi_ladders52_have_room(&ladders))
            sangi_ladders52_put(&ladders, dequeue(&q));
        l = sangi_ladders52_run_vartime(&ladders);
        if (l) {
            sangi_csidh_walk52 *const w = owner(walk, l);
            if (--w->wants == 0)
                go_on(&q, w);
        }
    } while (l);
    for (size_t i = 0; i < count; i++)
        sangi_csidh_walk52_finish(&a[i], &walk[i]);
    sangi_wipe(walk, count * sizeof *walk);
    sangi_wipe(&ladders, sizeof ladders);
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
