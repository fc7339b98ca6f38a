/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Eight actions take one course: a block has the batches in which any action has isogenies left.
 * Whether a kernel exists is public for each lane, and so is what it has left.  A lane that has
 * none left in a batch, or whose kernel does not exist, computes with the others and discards the
 * result.
 */
#include "csidh/x8/ctidh_x8.h"

#include "csidh/ctidh/declassify.h"
#include "csidh/ctidh/plan.h"
#include "csidh/ctidh/target.h"
#include "csidh/x8/elligator_x8.h"
#include "isogeny/x8/matryoshka_x8.h"
#include "word/wipe.h"

#if SANGI_CURVE_SIMD

enum { N = SANGI_CTIDH_BATCHES, POINTS = SANGI_CTIDH_POINTS, LANES = FP8_LANES };

_Static_assert((int)POINTS - 1 <= (int)SANGI_ISOGENYX8_MAX_POINTS, "room for the points to push");

typedef struct {
    const sangi_ctidh_parameters *parameters;
    sangi_ctidh_stream *stream; /* one for each lane */
    size_t first[N];            /* the index of each batch's first prime */
    uint8_t left[LANES][N];     /* isogenies of each batch: public */
    sangi_ctidh_todo todo[LANES][SANGI_CURVE_PRIMES];
    sangi_curvex8 curve;
    sangi_ctidh_plan plan;
    sangi_ctidh_target target[N][LANES]; /* of the plan's batches */
    size_t waiting;                      /* pending points, below those in use */
    sangi_pointx8 point[POINTS];
} walk;

static const sangi_ctidh_batch *batch_of(const walk *w, size_t i) {
    return &w->parameters->batch[w->plan.batch[i]];
}

/* The number of points of a range. */
static size_t width(size_t i, size_t end) { return end - i == 1 ? 1 : 2; }

static sangi_lanes negative(const walk *w, size_t i) {
    sangi_lanes mask;

    for (size_t l = 0; l < LANES; l++)
        mask.lane[l] = ctidh_limbs(w->target[i][l].negative);
    return mask;
}

/* p <- that one of the pair p whose sign is the target's */
static void choose(walk *w, sangi_pointx8 *p, size_t i) {
    const sangi_lanes mask = negative(w, i);

    sangi_curvex8_select(p, p + 1, p, &mask);
}

/* r <- p times the prime of target i */
static void multiply(walk *w, sangi_pointx8 *r, const sangi_pointx8 *p, size_t i) {
    const sangi_ctidh_batch *const batch = batch_of(w, i);
    sangi_lanes chain;

    for (size_t l = 0; l < LANES; l++)
        chain.lane[l] = w->target[i][l].chain;
    sangi_curvex8_mul_hidden(r, p, &chain, batch->shortest, batch->longest, &w->curve);
}

/*
 * p <- p times those primes of [from, end) whose kernels it has: out of the point of its sign of
 * the pair of the range [i, end); a single point, of the sign of target i, keeps its old value
 * where the signs differ.
 */
static void descend(walk *w, sangi_pointx8 *p, size_t i, size_t from, size_t end) {
    sangi_pointx8 q;

    for (size_t j = from; j < end; j++) {
        sangi_lanes mask = negative(w, j);
        if (width(i, from) == 2) {
            sangi_curvex8_swap(&p[0], &p[1], &mask);
            multiply(w, &p[0], &p[0], j);
            sangi_curvex8_swap(&p[0], &p[1], &mask);
        } else {
            for (size_t l = 0; l < LANES; l++)
                mask.lane[l] ^= ctidh_limbs(w->target[i][l].negative);
            multiply(w, &q, &p[0], j);
            sangi_curvex8_select(&p[0], &p[0], &q, &mask);
        }
    }
}

/* The isogenies of target i, with the pending points, in the lanes of the mask. */
SANGI_OWN_FRAME static void step(walk *w, size_t i, const sangi_lanes *keep) {
    const size_t first = w->first[w->plan.batch[i]], most = SANGI_CTIDH_COLUMNS - 1;
    const uint8_t *const grid = batch_of(w, i)->grid[w->waiting < most ? w->waiting : most];
    const sangi_isogeny_bounds bounds = {sangi_curve_prime[first],
                                         sangi_curve_prime[first + batch_of(w, i)->primes - 1U]};
    const sangi_isogenyx8_config config = {grid[0], grid[1], grid[2]};
    sangi_lanes degree;

    for (size_t l = 0; l < LANES; l++)
        degree.lane[l] = w->target[i][l].degree;
    sangi_isogenyx8_walk_hidden(&w->curve, w->point, w->waiting, &w->point[w->waiting], &degree,
                                &bounds, &config, keep);
}

/*
 * The kernels of target i are the point in use.  That of a dummy is the neutral element, and so is
 * one whose coin failed, except for the last target of a block: see ctidh/walk.inc.
 */
static void leaf(walk *w, size_t i) {
    const size_t b = w->plan.batch[i];
    sangi_lanes neutral, keep;
    int any = 0;

    sangi_curvex8_is_zero(&neutral, &w->point[w->waiting].z);
    for (size_t l = 0; l < LANES; l++) {
        const sangi_ctidh_target *const t = &w->target[i][l];
        const ctidh_mask exists = ~ctidh_integers((sangi_mask)neutral.lane[l]);
        const ctidh_mask success = i + 1 < w->plan.count ? ctidh_pick(t->dummy, t->coin, exists)
                                                         : exists & (t->coin | t->dummy);
        keep.lane[l] = 0;
        if (!w->left[l][b] || !SANGI_CTIDH_DECLASSIFY(success))
            continue;
        any = 1;
        keep.lane[l] = ctidh_limbs(~t->dummy);
        sangi_ctidh_target_done(t, &w->parameters->batch[b], &w->todo[l][w->first[b]]);
        w->left[l][b]--;
    }
    if (any)
        step(w, i, &keep);
}

/* Evaluates the isogenies of the targets [i, end), whose point or points are in use. */
static void walk_range(walk *w, size_t i, size_t end) {
    while (end - i > 1) {
        sangi_pointx8 *const p = &w->point[w->waiting];
        sangi_pointx8 q[2] = {p[0], p[1]};
        const size_t k = w->plan.split[i][end];

        if (k - i == 1)
            choose(w, q, i);
        descend(w, q, i, k, end);
        if (end - k == 1)
            choose(w, p, k);
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

/* The lanes in which a point of the sign keeps prime j of the batch in place i: see walk.inc. */
static sangi_lanes keeps(const walk *w, size_t i, uint32_t j, const sangi_lanes *sign) {
    sangi_lanes mask;

    for (size_t l = 0; l < LANES; l++) {
        const sangi_ctidh_target *const t = &w->target[i][l];
        const ctidh_mask kernel = i + 1 == w->plan.count ? ~(ctidh_mask)0 : t->coin & ~t->dummy;
        mask.lane[l] = ctidh_limbs(ctidh_equal(t->index, j) & kernel) &
                       ~(ctidh_limbs(t->negative) ^ sign->lane[l]);
    }
    return mask;
}

/* p, of a sign in each lane, <- p times 4 and all primes but those that it keeps */
static void clear(walk *w, sangi_pointx8 *p, const sangi_lanes *sign) {
    const size_t last = w->plan.count - 1;
    sangi_pointx8 q;

    sangi_curvex8_dbl(p, p, &w->curve);
    sangi_curvex8_dbl(p, p, &w->curve);
    for (size_t b = 0; b < w->parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &w->parameters->batch[b];
        const size_t i = place(&w->plan, b);
        if (i == last && batch->primes == 1)
            continue; /* clear_last */
        for (uint32_t j = 0; j < batch->primes; j++) {
            if (i > last) {
                sangi_curvex8_mul_prime(p, p, w->first[b] + j, &w->curve);
                continue;
            }
            const sangi_lanes mask = keeps(w, i, j, sign);
            sangi_curvex8_mul_prime(&q, p, w->first[b] + j, &w->curve);
            sangi_curvex8_select(p, p, &q, &mask);
        }
    }
}

/* The last target of a block keeps its kernel, so a batch of one prime leaves one point alone. */
static void clear_last(walk *w) {
    const size_t last = w->plan.count - 1;
    const sangi_lanes mask = negative(w, last);
    sangi_pointx8 *const p = w->point;

    if (batch_of(w, last)->primes > 1)
        return;
    sangi_curvex8_swap(&p[0], &p[1], &mask);
    sangi_curvex8_mul_prime(&p[1], &p[1], w->first[w->plan.batch[last]], &w->curve);
    sangi_curvex8_swap(&p[0], &p[1], &mask);
}

static void start_block(walk *w) {
    sangi_pointx8 both[2];
    sangi_lanes sign;

    if (w->plan.count == 1) {
        sign = negative(w, 0);
        sangi_ctidhx8_draw_points(both, &w->curve, w->stream);
        choose(w, both, 0);
        w->point[0] = both[0];
        clear(w, &w->point[0], &sign);
        return;
    }
    /* The two points of one draw depend on each other, so each comes from a draw of its own. */
    for (size_t i = 0; i < 2; i++) {
        for (size_t l = 0; l < LANES; l++)
            sign.lane[l] = 0 - (uint64_t)i;
        sangi_ctidhx8_draw_points(both, &w->curve, w->stream);
        w->point[i] = both[i];
        clear(w, &w->point[i], &sign);
    }
    clear_last(w);
}

/* The first prime of each key that has isogenies left; a dummy in a lane that has none at all. */
static void set_targets(walk *w) {
    for (size_t i = 0; i < w->plan.count; i++) {
        const size_t b = w->plan.batch[i];
        for (size_t l = 0; l < LANES; l++)
            sangi_ctidh_target_set(&w->target[i][l], batch_of(w, i), w->first[b], w->todo[l],
                                   &w->stream[l]);
    }
}

/* The batches in which any lane has isogenies left. */
static void set_plan(walk *w) {
    uint8_t left[N] = {0};

    for (size_t l = 0; l < LANES; l++)
        for (size_t b = 0; b < w->parameters->batches; b++)
            left[b] |= w->left[l][b];
    sangi_ctidh_plan_set(&w->plan, w->parameters, left);
}

static void start(walk *w, const int8_t *exponent) {
    size_t first = 0;

    for (size_t b = 0; b < w->parameters->batches; b++) {
        w->first[b] = first;
        for (size_t l = 0; l < LANES; l++)
            w->left[l][b] = w->parameters->batch[b].bound;
        first += w->parameters->batch[b].primes;
    }
    for (size_t i = 0; i < (size_t)LANES * SANGI_CURVE_PRIMES; i++) {
        const uint32_t e = (uint32_t)exponent[i], sign = ctidh_mask_of(e >> 31);
        sangi_ctidh_todo *const todo = &w->todo[i / SANGI_CURVE_PRIMES][i % SANGI_CURVE_PRIMES];
        todo->steps = (uint8_t)((e ^ sign) - sign);
        todo->negative = (uint8_t)(sign & 1);
    }
}

void sangi_ctidhx8_act(sangi_fp a[FP8_LANES], const int8_t *exponent,
                       const sangi_ctidh_parameters *parameters,
                       sangi_ctidh_stream stream[FP8_LANES]) {
    sangi_fp c[LANES];
    walk w = {.parameters = parameters, .stream = stream};

    for (size_t l = 0; l < LANES; l++)
        fp_from_u64(&c[l], 1);
    FP8(pack)(&w.curve.a, a);
    FP8(pack)(&w.curve.c, c);
    start(&w, exponent);
    for (set_plan(&w); w.plan.count; set_plan(&w)) {
        set_targets(&w);
        start_block(&w);
        walk_range(&w, 0, w.plan.count);
    }
    FP8(unpack)(a, &w.curve.a);
    FP8(unpack)(c, &w.curve.c);
    for (size_t l = 0; l < LANES; l++) {
        sangi_fp_inv(&c[l], &c[l]);
        fp_mul(&a[l], &a[l], &c[l]);
    }
    sangi_wipe(c, sizeof c);
    sangi_wipe(&w, sizeof w);
}

#endif
