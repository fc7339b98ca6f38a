/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `isogeny`: codomain and one image, from a point of the kernel. */
#include "family.h"
#include "isogeny/case.h"
#include "isogeny/reference.h"

#include <stdlib.h>

enum { CHECKED = 3 };

struct isogeny_kernel {
    void (*walk)(sangi_curve *curve, sangi_point *points, size_t count, const sangi_point *kernel,
                 size_t index, sangi_isogeny_method method);
};

static const sangi_isogeny_method METHOD[] = {
    [ISOGENY_VELU] = SANGI_ISOGENY_VELU,       [ISOGENY_ADDSKIP2] = SANGI_ISOGENY_ADDSKIP2,
    [ISOGENY_ADDSKIP] = SANGI_ISOGENY_ADDSKIP, [ISOGENY_SQRTVELU] = SANGI_ISOGENY_SQRTVELU,
    [ISOGENY_GROUPED] = SANGI_ISOGENY_GROUPED,
};

/* What a call leaves: its codomain, and for the next call its image. */
typedef struct {
    isogeny_example example;
    sangi_curve curve;
    sangi_point point;
} operands;

static void *isogeny_open(const bench_case *c, uint64_t seed) {
    static operands *made[SANGI_CURVE_PRIMES];
    const isogeny_case *o = c->spec;
    operands **mine = &made[o->index];
    if (!*mine && (*mine = malloc(sizeof **mine))) {
        isogeny_example_draw(&(*mine)->example, o->index, &seed);
        (*mine)->point = (*mine)->example.points[0];
    }
    return *mine;
}

/* Whatever the point was, its image is a point to push: on this curve every x belongs to one. */
static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const isogeny_case *o = c->spec;
    operands *d = data;
    for (; calls; calls--, ++*at) {
        d->curve = d->example.domain;
        if (metric == BENCH_THROUGHPUT)
            d->point = d->example.points[*at % ISOGENY_POINTS];
        o->kernel->walk(&d->curve, &d->point, 1, &d->example.kernel, o->index, METHOD[o->method]);
    }
    return d->point.x.limb[0];
}

static const char *check(const bench_case *c, void *data) {
    operands *d = data;
    const isogeny_example *e = &d->example;
    for (size_t i = 0; i < CHECKED; i++) {
        size_t at = i;
        loop(c, d, BENCH_THROUGHPUT, &at, 1);
        if (!isogeny_same(&d->curve.a, &d->curve.c, &e->codomain))
            return "the codomain differs from the reference";
        if (!isogeny_same(&d->point.x, &d->point.z, &e->images[i]))
            return "an image differs from the reference";
    }
    return NULL;
}

static void without_codomain(sangi_curve *curve, sangi_point *points, size_t count,
                             const sangi_point *kernel, size_t index, sangi_isogeny_method method) {
    const sangi_curve before = *curve;
    sangi_isogeny_walk(curve, points, count, kernel, index, method);
    *curve = before;
}

static void exchanged(sangi_curve *curve, sangi_point *points, size_t count,
                      const sangi_point *kernel, size_t index, sangi_isogeny_method method) {
    sangi_isogeny_walk(curve, points, count, kernel, index, method);
    sangi_p511_cswap(&points->x, &points->z, ~(sangi_mask)0);
}

const isogeny_kernel isogeny_sangi = {sangi_isogeny_walk};
const isogeny_kernel isogeny_control_curve = {without_codomain};
const isogeny_kernel isogeny_control_image = {exchanged};

const bench_family bench_family_isogeny = {isogeny_open, check, NULL, loop, NULL, 1};
