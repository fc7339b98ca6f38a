/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/action.h"

#include "csidh/ctidh/declassify.h"
#include "csidh/ctidh/elligator.h"
#include "csidh/ctidh/plan.h"
#include "csidh/ctidh/target.h"
#include "isogeny/matryoshka.h"
#include "word/wipe.h"

enum { N = SANGI_CTIDH_BATCHES, POINTS = SANGI_CTIDH_POINTS };

typedef struct {
    const sangi_ctidh_parameters *parameters;
    sangi_ctidh_stream *stream;
    size_t first[N]; /* the index of each batch's first prime */
    uint8_t left[N]; /* isogenies of each batch: public */
    sangi_ctidh_todo todo[SANGI_CURVE_PRIMES];
    sangi_curve curve;
    sangi_ctidh_plan plan;
    sangi_ctidh_target target[N]; /* of the plan's batches */
    size_t waiting;               /* pending points, below those in use */
    sangi_point point[POINTS];
} walk;

static const sangi_ctidh_batch *batch_of(const walk *w, size_t i) {
    return &w->parameters->batch[w->plan.batch[i]];
}

/* r <- p times the target's prime */
static void multiply(walk *w, sangi_point *r, const sangi_point *p, size_t i) {
    const sangi_ctidh_batch *const batch = batch_of(w, i);

    sangi_curve_mul_hidden(r, p, w->target[i].chain, batch->shortest, batch->longest, &w->curve);
}

/* p <- that one of the pair p whose sign is the target's */
static void choose(sangi_point *p, const sangi_ctidh_target *t) {
    sangi_curve_select(p, p + 1, p, ctidh_limbs(t->negative));
}

/* The number of points of a range. */
static size_t width(size_t i, size_t end) { return end - i == 1 ? 1 : 2; }

/*
 * p <- p times those primes of [from, end) whose kernels it has.
 *
 * A pair is swapped so that a prime is multiplied out of the point of its sign; a single point, of
 * the sign of target i, keeps its old value where the signs differ.
 */
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

/* The isogeny of target i, unless it is a dummy, with the pending points. */
SANGI_OWN_FRAME static void step(walk *w, size_t i) {
    const sangi_ctidh_target *const t = &w->target[i];
    const sangi_ctidh_batch *const batch = batch_of(w, i);
    const size_t first = w->first[w->plan.batch[i]], count = w->waiting;
    const size_t column = count < SANGI_CTIDH_COLUMNS ? count : SANGI_CTIDH_COLUMNS - 1;
    const uint8_t *const grid = batch->grid[column];
    const sangi_isogeny_bounds bounds = {sangi_curve_prime[first],
                                         sangi_curve_prime[first + batch->primes - 1U]};
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

/*
 * The kernel of target i is the point in use.  It is the neutral element for a dummy and where the
 * coin failed, except for the last target of a block: there the prime was left in, so that nature
 * fails a dummy with the probability 1/lowest, and the coin is added now.
 */
static void leaf(walk *w, size_t i) {
    const sangi_ctidh_target *const t = &w->target[i];
    const ctidh_mask exists = ~ctidh_integers(sangi_curve_is_neutral(&w->point[w->waiting]));
    const ctidh_mask success = i + 1 < w->plan.count ? ctidh_pick(t->dummy, t->coin, exists)
                                                     : exists & (t->coin | t->dummy);
    const size_t b = w->plan.batch[i];

    if (!SANGI_CTIDH_DECLASSIFY(success))
        return;
    step(w, i);
    sangi_ctidh_target_done(t, &w->parameters->batch[b], &w->todo[w->first[b]]);
    w->left[b]--;
}

/* Evaluates the isogenies of the targets [i, end), whose point or points are in use. */
static void walk_range(walk *w, size_t i, size_t end) {
    while (end - i > 1) {
        sangi_point *const p = &w->point[w->waiting];
        sangi_point q[2] = {p[0], p[1]};
        const size_t k = w->plan.split[i][end];

        if (k - i == 1)
            choose(q, &w->target[i]);
        descend(w, q, i, k, end);
        if (end - k == 1)
            choose(p, &w->target[k]);
        w->waiting += width(k, end);
        w->point[w->waiting] = q[0];
        if (k - i > 1)
            w->point[w->waiting + 1] = q[1];
        walk_range(w, i, k);
        w->waiting -= width(k, end);
        i = k;
    }
    leaf(w, i);
}

/* The place of a batch in the plan; plan->count if it is not there. */
static size_t place(const sangi_ctidh_plan *plan, size_t batch) {
    size_t i = 0;

    while (i < plan->count && plan->batch[i] != batch)
        i++;
    return i;
}

/* p <- p times 4 and all primes but those of the targets of this sign that keep their kernels. */
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
            if (i <= last) {
                const sangi_ctidh_target *const t = &w->target[i];
                const ctidh_mask kernel = i == last ? ~(ctidh_mask)0 : t->coin & ~t->dummy;
                const ctidh_mask own =
                    ctidh_equal(t->index, j) & kernel & ~(t->negative ^ negative);
                sangi_curve_select(p, p, &q, ctidh_limbs(own));
            } else {
                *p = q;
            }
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

/* both <- a random point on the curve and one on its twist */
static void draw_points(walk *w, sangi_point both[2]) {
    sangi_p511 u;

    sangi_ctidh_draw_element(w->stream, &u);
    sangi_ctidh_elligator(both, &w->curve, &u);
}

static void walk_block(walk *w) {
    sangi_point both[2];

    for (size_t i = 0; i < w->plan.count; i++)
        sangi_ctidh_target_set(&w->target[i], batch_of(w, i), w->first[w->plan.batch[i]], w->todo,
                               w->stream);
    if (w->plan.count == 1) {
        draw_points(w, both);
        choose(both, &w->target[0]);
        w->point[0] = both[0];
        clear(w, &w->point[0], w->target[0].negative);
    } else {
        /* The two points of one draw depend on each other, so each comes from a draw of its own. */
        for (uint32_t sign = 0; sign < 2; sign++) {
            draw_points(w, both);
            w->point[sign] = both[sign];
            clear(w, &w->point[sign], ctidh_mask_of(sign));
        }
        clear_last(w);
    }
    walk_range(w, 0, w->plan.count);
}

void sangi_ctidh_act(sangi_p511 *a, const int8_t *exponent,
                     const sangi_ctidh_parameters *parameters, sangi_ctidh_stream *stream) {
    walk w = {.parameters = parameters, .stream = stream, .curve.a = *a};
    size_t first = 0;

    sangi_p511_from_u64(&w.curve.c, 1);
    for (size_t b = 0; b < parameters->batches; b++) {
        w.first[b] = first;
        w.left[b] = parameters->batch[b].bound;
        first += parameters->batch[b].primes;
    }
    for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++) {
        const uint32_t e = (uint32_t)exponent[i], sign = ctidh_mask_of(e >> 31);
        w.todo[i].steps = (uint8_t)((e ^ sign) - sign);
        w.todo[i].negative = (uint8_t)(sign & 1);
    }
    for (;;) {
        sangi_ctidh_plan_set(&w.plan, parameters, w.left);
        if (!w.plan.count)
            break;
        walk_block(&w);
    }
    sangi_p511_inv(&w.curve.c, &w.curve.c);
    fp_mul(a, &w.curve.a, &w.curve.c);
    sangi_wipe(&w, sizeof w);
}
