/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Libraries that are wrong on purpose: the check must refuse them, or it checks nothing. */
#include "mod/reference.h"

#include <stdlib.h>
#include <string.h>

static size_t words_of(const mod_modulus *m) { return m->words; }

static void *start(const mod_modulus *m) {
    mod_modulus *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *m;
    return copy;
}

static bool put(void *context, uint64_t *slot, const uint64_t *x) {
    const mod_modulus *m = context;
    memcpy(slot, x, m->words * sizeof *slot);
    return true;
}

static void get(void *context, uint64_t *x, const uint64_t *slot) {
    const mod_modulus *m = context;
    memcpy(x, slot, m->words * sizeof *x);
}

static void mul(const void *context, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    mod_reference_mul(context, z, x, y);
}

/* n where the product is 0. */
static void mul_edge(const void *context, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    static const uint64_t zero[MOD_MAX_WORDS];
    const mod_modulus *m = context;
    mod_reference_mul(m, z, x, y);
    if (memcmp(z, zero, m->words * sizeof *z) == 0)
        memcpy(z, m->n, m->words * sizeof *z);
}

/* Without the highest word of the exponent. */
static void exp_short(const void *context, uint64_t *z, const uint64_t *x, const uint64_t *e) {
    const mod_modulus *m = context;
    uint64_t lower[MOD_MAX_WORDS] = {0};
    memcpy(lower, e, (m->words - 1) * sizeof *e);
    mod_reference_exp(m, z, x, lower);
}

/* The modulus stays what it was. */
static void init_stale(void *context, const uint64_t *n) {
    (void)context;
    (void)n;
}

const mod_library mod_control_edge = {words_of, start, put, get, put, mul_edge, NULL, NULL, NULL};
const mod_library mod_control_short = {words_of, start, put, get, put, mul, NULL, exp_short, NULL};
const mod_library mod_control_stale = {words_of, start, put, get, put, mul, NULL, NULL, init_stale};
