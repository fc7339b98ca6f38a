/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/curve.h"

typedef sangi_curve walk_curve;
typedef sangi_point walk_point;

#include "csidh/ctidh/walk.inc"

static sangi_mask is_neutral(const sangi_point *p) { return sangi_curve_is_neutral(p); }

/* r <- p times the target's prime */
static void multiply(walk *w, sangi_point *r, const sangi_point *p, size_t i) {
    const sangi_ctidh_batch *const batch = batch_of(w, i);

    sangi_curve_mul_hidden(r, p, w->target[i].chain, batch->shortest, batch->longest, &w->curve);
}

static void choose(sangi_point *p, const sangi_ctidh_target *t) {
    sangi_curve_select(p, p + 1, p, ctidh_limbs(t->negative));
}

/* A pair is swapped so that a prime is multiplied out of the point of its sign. */
static void descend(walk *w, sangi_point *p, size_t i, size_t from, size_t end) {
    sangi_point q;

    for (size_t j = from; j < end; j++) {
        const sangi_mask negative = ctidh_limbs(w->target[j].negative);
        if (width(i, from) == 2) {
            sangi_curve_swap(&p[0], &p[1], negative);
            multiply(w, &p[0], &p[0], j);
            sangi_curve_swap(&p[0], &p[1], negative);
        } else {
            multiply(w, &q, &p[0], j);
            sangi_curve_select(&p[0], &p[0], &q,
                               ctidh_limbs(w->target[i].negative ^ w->target[j].negative));
        }
    }
}

SANGI_OWN_FRAME static void step(walk *w, size_t i) {
    const sangi_ctidh_target *const t = &w->target[i];
    const size_t count = w->waiting;
    const uint8_t *const grid = grid_of(w, i);
    const sangi_isogeny_bounds bounds = bounds_of(w, i);
    const sangi_isogeny_config config = {.kind = grid[0] ? SANGI_ISOGENY_ODD : SANGI_ISOGENY_ALL,
                                         .baby_steps = grid[0],
                                         .giant_steps = grid[1],
                                         .group = grid[2]};
    const sangi_mask dummy = ctidh_limbs(t->dummy);
    const sangi_curve curve = w->curve;
    sangi_point before[POINTS];

    for (size_t j = 0; j < count; j++)
        before[j] = w->point[j];
    sangi_isogeny_walk_hidden(&w->curve, w->point, count, &w->point[count], t->degree, &bounds,
                              &config);
    fp_select(&w->curve.a, &curve.a, &w->curve.a, dummy);
    fp_select(&w->curve.c, &curve.c, &w->curve.c, dummy);
    for (size_t j = 0; j < count; j++)
        sangi_curve_select(&w->point[j], &before[j], &w->point[j], dummy);
}

/* p <- p times 4 and all primes but those that it keeps */
static void clear(walk *w, sangi_point *p, ctidh_mask negative) {
    const size_t last = w->plan.count - 1;
    sangi_point q;

    sangi_curve_dbl(p, p, &w->curve);
    sangi_curve_dbl(p, p, &w->curve);
    for (size_t b = 0; b < w->parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &w->parameters->batch[b];
        const size_t i = place(&w->plan, b);
        if (i == last && batch->primes == 1)
            continue; /* clear_last */
        for (uint32_t j = 0; j < batch->primes; j++) {
            sangi_curve_mul_prime(&q, p, w->first[b] + j, &w->curve);
            if (i <= last)
                sangi_curve_select(p, p, &q, ctidh_limbs(keeps(w, i, j, negative)));
            else
                *p = q;
        }
    }
}

/* The last target of a block keeps its kernel, so a batch of one prime leaves one point alone. */
static void clear_last(walk *w) {
    const size_t last = w->plan.count - 1;
    const sangi_mask negative = ctidh_limbs(w->target[last].negative);

    if (batch_of(w, last)->primes > 1)
        return;
    sangi_curve_swap(&w->point[0], &w->point[1], negative);
    sangi_curve_mul_prime(&w->point[1], &w->point[1], w->first[w->plan.batch[last]], &w->curve);
    sangi_curve_swap(&w->point[0], &w->point[1], negative);
}

static void start_block(walk *w) {
    sangi_point both[2];

    if (w->plan.count == 1) {
        draw_points(w, both, &w->curve);
        choose(both, &w->target[0]);
        w->point[0] = both[0];
        clear(w, &w->point[0], w->target[0].negative);
        return;
    }
    /* The two points of one draw depend on each other, so each comes from a draw of its own. */
    for (uint32_t sign = 0; sign < 2; sign++) {
        draw_points(w, both, &w->curve);
        w->point[sign] = both[sign];
        clear(w, &w->point[sign], ctidh_mask_of(sign));
    }
    clear_last(w);
}

void sangi_ctidh_act(sangi_fp *a, const int8_t *exponent, const sangi_ctidh_parameters *parameters,
                     sangi_ctidh_stream *stream) {
    walk w = {.parameters = parameters, .stream = stream, .curve.a = *a};

    fp_from_u64(&w.curve.c, 1);
    walk_all(&w, exponent);
    sangi_fp_inv(&w.curve.c, &w.curve.c);
    fp_mul(a, &w.curve.a, &w.curve.c);
    sangi_wipe(&w, sizeof w);
}
