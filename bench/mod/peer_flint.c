/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * FLINT, from the library inside the python-flint wheel, which comes without headers: its
 * flint_mpn_mulmod_preinvn, a product and a reduction by the precomputed inverse, on the GMP of the
 * wheel.  Numbers are shifted left until n fills its top word.
 */
#define _GNU_SOURCE
#include "flint.h"
#include "mod/reference.h"

#include <dlfcn.h>
#include <stdlib.h>

/* z <- x y mod n, with all of them shifted left by `norm`. */
typedef void mulmod(uint64_t *z, const uint64_t *x, const uint64_t *y, long words,
                    const uint64_t *n, const uint64_t *inverse, unsigned long norm);
typedef void invert(uint64_t *inverse, const uint64_t *n, long words);

typedef struct {
    mulmod *kernel;
    size_t words, shift;
    uint64_t n[MOD_MAX_WORDS], inverse[MOD_MAX_WORDS];
} context;

static size_t limbs_of(const mod_modulus *m) { return m->words; }

/* z <- x 2^shift, for a shift by less than a word. */
static void up(uint64_t *z, const uint64_t *x, size_t words, size_t shift) {
    for (size_t i = words; i-- > 0;)
        z[i] = shift ? x[i] << shift | (i ? x[i - 1] >> (64 - shift) : 0) : x[i];
}

static bool put(void *of, uint64_t *slot, const uint64_t *x) {
    const context *c = of;
    up(slot, x, c->words, c->shift);
    return true;
}

static void get(void *of, uint64_t *x, const uint64_t *slot) {
    const context *c = of;
    for (size_t i = 0; i < c->words; i++)
        x[i] = c->shift
                   ? slot[i] >> c->shift | (i + 1 < c->words ? slot[i + 1] << (64 - c->shift) : 0)
                   : slot[i];
}

static void mul(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const context *c = of;
    c->kernel(z, x, y, (long)c->words, c->n, c->inverse, c->shift);
}

/* Bound to the wheel's own GMP, whatever GMP this program has. */
static void *start(const mod_modulus *m) {
    void *library = dlopen(BENCH_FLINT, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    context *c = calloc(1, sizeof *c);
    if (!library || !c)
        return NULL;
    invert *inverse;
    *(void **)&c->kernel = dlsym(library, "flint_mpn_mulmod_preinvn");
    *(void **)&inverse = dlsym(library, "flint_mpn_preinvn");
    if (!c->kernel || !inverse)
        return NULL;
    c->words = m->words;
    c->shift = (64 - m->bits % 64) % 64;
    up(c->n, m->n, m->words, c->shift);
    inverse(c->inverse, c->n, (long)m->words);
    return c;
}

const mod_library mod_flint = {
    .words = limbs_of, .start = start, .put = put, .get = get, .mul = mul};
